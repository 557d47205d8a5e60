"""The calamities of Advanced Civilization: rules, words, pictures, pages. Its folder is the whole game."""

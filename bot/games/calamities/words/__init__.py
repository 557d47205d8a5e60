"""The calamities of Advanced Civilization in words: names, questions, moves, and what each calamity does."""

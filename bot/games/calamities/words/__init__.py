"""The calamities of Advanced Civilization in words: names, questions, moves, sums, and what each calamity does."""

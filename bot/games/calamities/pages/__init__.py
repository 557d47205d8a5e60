"""The calamities of Advanced Civilization on Discord: what their tables show and offer, and what presses do."""

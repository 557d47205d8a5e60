"""The calamities of Advanced Civilization on Discord: what their tables say, draw and offer."""

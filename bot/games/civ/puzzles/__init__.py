"""Puzzles: positions of real games in which exactly one way wins by force in this turn. Pure."""

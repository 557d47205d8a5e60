"""Puzzles: positions of real games with exactly one way to win by force, or to stop the next player. Pure."""

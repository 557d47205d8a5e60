"""Scenes, and what draws them as pictures: the painter, fonts and sprites. It imports no game and no table."""

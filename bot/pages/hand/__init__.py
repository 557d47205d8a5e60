"""A player's private view of a game: the hand, and what can be done with it."""

"""Reviews of finished games, each for one player."""

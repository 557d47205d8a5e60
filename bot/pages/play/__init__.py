"""Finding people to play with: `/civ play`, and what brings them together."""

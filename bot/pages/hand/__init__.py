"""What only one player sees of a game going on: the hand, and what can be done with it."""

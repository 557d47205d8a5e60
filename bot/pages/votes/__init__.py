"""What the people of a table ask each other, and the menu it is asked from."""

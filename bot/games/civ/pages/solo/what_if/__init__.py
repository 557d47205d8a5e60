"""What if: the page of a copy of a moment, and what is pressed there."""

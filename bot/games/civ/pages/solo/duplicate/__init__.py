"""The deal of the week: its page, a board, and what is pressed there."""

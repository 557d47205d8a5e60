"""The daily puzzle: its page, what is pressed there, and who has solved it."""

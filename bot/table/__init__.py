"""A table and all its laws as values: who sits there, what may be done, what follows. Pure."""

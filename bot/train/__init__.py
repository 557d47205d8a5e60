"""Training of computer players. It is not part of the wheel, and nothing that runs imports it."""

"""Lobbies: a table before its game, its settings and invitations."""

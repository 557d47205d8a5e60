"""`civ`, the command line: one module a command, and what several of them share. Nothing imports it."""

from bot.cli.civ import COMMANDS, main

__all__ = ["COMMANDS", "main"]

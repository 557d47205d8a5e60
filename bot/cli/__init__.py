"""`civ`, the command line: its commands, and what several of them share. Nothing imports it."""

from bot.cli.civ import COMMANDS, main

__all__ = ["COMMANDS", "main"]

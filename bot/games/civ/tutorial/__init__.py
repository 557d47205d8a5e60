"""The tutorial: lessons on fixed deals, played by the one judge, and what a learner's attempt leads to. Pure.

Nothing is kept: a lesson and a number of decisions name a position of a real game, and the same press always leads to
the same place.
"""

from bot.games.civ.tutorial.lessons import LESSONS
from bot.games.civ.tutorial.script import (
    COMPUTER,
    LEARNER,
    Attempt,
    Lesson,
    NoSuchStep,
    Step,
    attempt,
    format_actions,
    parse_actions,
)

__all__ = [
    "COMPUTER",
    "LEARNER",
    "LESSONS",
    "Attempt",
    "Lesson",
    "NoSuchStep",
    "Step",
    "attempt",
    "format_actions",
    "parse_actions",
]

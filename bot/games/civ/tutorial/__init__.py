"""The tutorial: lessons on fixed deals, played by the same judge, and the outcome of a learner's attempt. Pure.

There is no state: a lesson and a number of decisions name a position of a real game, and the same press always leads to
the same place.
"""

from bot.games.civ.tutorial.lessons import LESSONS
from bot.games.civ.tutorial.script import (
    COMPUTER,
    LEARNER,
    Lesson,
    LessonAttempt,
    LessonStep,
    NoSuchStep,
    attempt,
    format_actions,
    parse_actions,
)

__all__ = [
    "COMPUTER",
    "LEARNER",
    "LESSONS",
    "Lesson",
    "LessonAttempt",
    "LessonStep",
    "NoSuchStep",
    "attempt",
    "format_actions",
    "parse_actions",
]

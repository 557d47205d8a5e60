"""The calamities of Advanced Civilization (section 30), as values and decisions.

A `Position` is a table; `resolve_calamity` plays one calamity on it from the answers given so far, and says what is
asked next or, at the end, what is to be done on the board.
"""

from bot.calamities.answers import Answer, parse_answer
from bot.calamities.atlas import Atlas, read_atlas
from bot.calamities.decisions import Decision
from bot.calamities.effects import Effect, carry_out
from bot.calamities.errors import BadMap, BadPosition, IllegalAnswer
from bot.calamities.position import Nation, Position, check_position
from bot.calamities.resolution import Outcome, Resolution, resolve_calamity
from bot.calamities.resolution_state import Drawn
from bot.calamities.settings import Rulings

__all__ = [
    "Answer",
    "Atlas",
    "BadMap",
    "BadPosition",
    "Decision",
    "Drawn",
    "Effect",
    "IllegalAnswer",
    "Nation",
    "Outcome",
    "Position",
    "Resolution",
    "Rulings",
    "carry_out",
    "check_position",
    "parse_answer",
    "read_atlas",
    "resolve_calamity",
]

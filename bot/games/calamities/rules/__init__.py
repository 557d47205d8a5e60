"""The calamities of Advanced Civilization (section 30), as values and decisions.

A `Position` is a table; `resolve_calamity` plays one calamity on it from the answers given so far, and says what is
asked next or, at the end, what is to be done on the board.
"""

from bot.games.calamities.rules.answers import Answer, parse_answer
from bot.games.calamities.rules.atlas import Atlas, read_atlas
from bot.games.calamities.rules.decisions import Decision
from bot.games.calamities.rules.effects import Effect, carry_out
from bot.games.calamities.rules.errors import BadMap, BadPosition, IllegalAnswer
from bot.games.calamities.rules.position import Nation, Position, check_position
from bot.games.calamities.rules.resolution import Outcome, Resolution, resolve_calamity
from bot.games.calamities.rules.rulings import Rulings
from bot.games.calamities.rules.turn import DrawnCalamity

__all__ = [
    "Answer",
    "Atlas",
    "BadMap",
    "BadPosition",
    "Decision",
    "DrawnCalamity",
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

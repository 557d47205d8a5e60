"""The game in words: everything other rooms say about it.

Names are inserted as they are given: message text passes them through `safe_name` first, pictures and button labels
do not.
"""

from bot.games.civ.words.action_text import action, aimed_sacrifice, phase
from bot.games.civ.words.ending import ending_text, points_table, result
from bot.games.civ.words.event_text import MARKDOWN, describe_actions, event, happened
from bot.games.civ.words.naming import card, cards, domain, effect, effect_does, icon
from bot.games.civ.words.reason_text import reason

__all__ = [
    "MARKDOWN",
    "action",
    "aimed_sacrifice",
    "card",
    "cards",
    "describe_actions",
    "domain",
    "effect",
    "effect_does",
    "ending_text",
    "event",
    "happened",
    "icon",
    "phase",
    "points_table",
    "reason",
    "result",
]

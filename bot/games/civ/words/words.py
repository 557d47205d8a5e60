"""The game in words: everything that other packages show of it.

Names are inserted as they are given: message text passes them through `safe_name` first, pictures and button labels do
not.
"""

from bot.games.civ.words.action_text import action, phase, sacrifice_at_target
from bot.games.civ.words.ending import ending_text, points_table, result
from bot.games.civ.words.event_text import MARKDOWN, describe_actions, describe_events, event
from bot.games.civ.words.naming import card, cards, domain, effect, effect_does, icon
from bot.games.civ.words.reason_text import reason

__all__ = [
    "MARKDOWN",
    "action",
    "card",
    "cards",
    "describe_actions",
    "describe_events",
    "domain",
    "effect",
    "effect_does",
    "ending_text",
    "event",
    "icon",
    "phase",
    "points_table",
    "reason",
    "result",
    "sacrifice_at_target",
]

"""The game in words: everything other rooms say about it.

Names are inserted as they are given: message text passes them through `safe_name` first, pictures and button labels
do not.
"""

from bot.i18n.action_text import action, aimed_sacrifice, phase
from bot.i18n.ending import ending_text, points_table, result
from bot.i18n.event_text import MARKDOWN, describe_actions, event, happened
from bot.i18n.naming import card, cards, domain, effect, effect_does, safe_name, safe_text
from bot.i18n.reason_text import reason

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
    "phase",
    "points_table",
    "reason",
    "result",
    "safe_name",
    "safe_text",
]

"""How a table that was called off says so."""

from bot.i18n.catalogue import Speaker
from bot.i18n.names import safe_name
from bot.table.moderation import find_closing_act
from bot.table.table import Table


def cancellation_text(table: Table, speaker: Speaker) -> str:
    """Who has called a table off: its people, a moderator, or nobody, where its server has removed the bot."""
    if (act := find_closing_act(table)) is not None:
        return speaker.say("closed-by-moderator", name=safe_name(act.name), reason=safe_name(act.reason))
    if table.is_aside:
        return speaker.say("board-forsaken")
    return speaker.say("lobby-cancelled" if table.match is None else "board-cancelled")

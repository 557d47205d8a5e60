"""One table in a line of a list: whose move it is, where, until when, with whom."""

from bot.discord.symbols import discord_time, jump
from bot.i18n.catalogue import Speaker
from bot.i18n.names import safe_name
from bot.pages.table_names import table_name
from bot.table.kinds import Status
from bot.table.table import Summary


def link_of(summary: Summary) -> str:
    """Where a table's public message is, or at least its channel."""
    return jump(summary.place.guild_id, summary.place.channel_id, summary.message_id)


def listed(summary: Summary, speaker: Speaker, user_id: int, server: str = "") -> str:
    """One table in a line: whose move it is, where, until when, with whom."""
    texts = [_state(summary, speaker, user_id)]
    due = summary.due_at(user_id) or summary.due_at()
    if summary.is_aside:
        texts.append(speaker.say("games-aside"))
    elif summary.is_paused:
        texts.append(speaker.say("games-paused"))
    elif due is not None:
        texts.append(speaker.say("games-left", when=discord_time(due)))
    if summary.has_take_backs:
        texts.append(speaker.say("games-take-backs"))
    if server:
        texts.append(speaker.say("games-server", server=safe_name(server)))
    if summary.is_placeless:
        texts.append(speaker.say("games-placeless"))
    return " · ".join(texts)


def _state(summary: Summary, speaker: Speaker, user_id: int) -> str:
    state = "games-lobby" if summary.status == Status.LOBBY else "games-waiting"
    if summary.awaits(user_id):
        state = "games-ready" if summary.is_ready else "games-yours"
    return speaker.say(
        state,
        table=table_name(summary, speaker),
        link=link_of(summary),
        names=speaker.list([safe_name(sitter.name) for sitter in summary.sitters]),
        who=speaker.list([safe_name(summary.sitters[seat].name) for seat in summary.waiting]),
    )

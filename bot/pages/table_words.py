"""A table in words, wherever people read of it: its name, its line in a list or a select, why it is over or has no hand
to show.

A table is called by its own number, or at a tournament by its place in the draw: that name is the one that its
bracket, its thread and the referee's console have.
"""

import re
from collections.abc import Sequence

from bot.discord.sheet import SelectOption, Sheet
from bot.discord.symbols import discord_time, jump
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.i18n.times import short_day
from bot.pages.addresses.public import REPLAY_PICK
from bot.table.moderation import find_closing_act
from bot.table.table import Summary, Table
from bot.table.values import Status


def table_name(table: Table | Summary, localizer: Localizer) -> str:
    """Return “Table 7”, or “Table 2 of round 1” at a tournament."""
    return localizer.say("table-name", table=table_number(table, localizer))


def table_number(table: Table | Summary, localizer: Localizer) -> int | str:
    """Return what stands in place of a table's number after the word for it: “7”, or “2 of round 1”."""
    if table.contest is None:
        return table.id
    if not table.options.has_referee:
        return localizer.say("table-drawn-league", table=table.contest.table)
    return localizer.say("table-drawn", round=table.contest.round, table=table.contest.table)


def lost_kind(table: Table) -> str:
    """Return the end of a text's key about a table without a place: how it gets another.

    Elsewhere its players see to that, at a tournament its officials, and a league's game gets a thread by itself.
    """
    return "" if table.contest is None else "-drawn" if table.options.has_referee else "-league"


def people_names(table: Table, users: Sequence[int]) -> list[str]:
    """Return people of a table by name, and by mention those who no longer sit there."""
    by_user: dict[int, str] = {participant.user_id: safe_name(participant.name) for participant in table.participants}
    return [by_user.get(user) or f"<@{user}>" for user in users]


def names_table(text: str, table: Table, localizer: Localizer) -> bool:
    """Return whether a text in that language names the table.

    Table 1 is named neither by “Table 12” nor by “Table 1 of round 2”. Two tournaments in one channel may each have a
    table of the same name.
    """
    drawn = localizer.say("table-drawn", round=0, table=0).strip("0")
    league = localizer.say("table-drawn-league", table=0).strip("0")
    others = "|".join(map(re.escape, (drawn, league)))
    return re.search(rf"{re.escape(table_name(table, localizer))}(?!\w|{others})", text) is not None


def no_hand_text(table: Table, seat: int | None, localizer: Localizer) -> str:
    """Return why someone who asks for a hand has none.

    They have no `seat`, and are told where to look or play instead; or, with a seat, nothing is dealt yet.
    """
    key = "hand-lobby" if seat is not None else "hand-not-seated" if table.contest is None else "hand-not-seated-drawn"
    return localizer.say(key, table=table_number(table, localizer))


def cancellation_text(table: Table, localizer: Localizer) -> str:
    """Return who has called a table off: its people, a moderator, or nobody, where its server has removed the bot."""
    if (act := find_closing_act(table)) is not None:
        return localizer.say("closed-by-moderator", name=safe_name(act.name), reason=safe_name(act.reason))
    if table.is_suspended:
        return localizer.say("board-forsaken")
    if table.match is None:
        return localizer.say("lobby-cancelled")
    return localizer.say("board-cancelled" if table.contest is None else "board-cancelled-drawn")


def link_of(summary: Summary) -> str:
    """Return where a table's public message is, or at least its channel."""
    return jump(summary.place.guild_id, summary.place.channel_id, summary.message_id)


def summary_line(summary: Summary, localizer: Localizer, user_id: int, server: str = "") -> str:
    """Return one table in a line: whose move it is, where, until when, with whom."""
    texts = [_state(summary, localizer, user_id)]
    due = summary.due_at(user_id) or summary.due_at()
    if summary.is_suspended:
        texts.append(localizer.say("games-aside"))
    elif summary.is_paused:
        texts.append(localizer.say("games-paused"))
    elif due is not None:
        texts.append(localizer.say("games-left", when=discord_time(due)))
    if summary.has_take_backs:
        texts.append(localizer.say("games-take-backs"))
    if server:
        texts.append(localizer.say("games-server", server=safe_name(server)))
    if summary.is_placeless:
        texts.append(localizer.say("games-placeless"))
    return " · ".join(texts)


def over_line(summary: Summary, localizer: Localizer) -> str:
    """Return one table whose game is over in a line: where, with whom, when it was last played."""
    names = localizer.list([safe_name(participant.name) for participant in summary.participants])
    return localizer.say(
        "games-over", table=table_name(summary, localizer), link=link_of(summary), names=names,
        day=short_day(localizer, summary.moved_at.date()),
    )  # fmt: skip


def add_replays(sheet: Sheet, tables: Sequence[Summary], localizer: Localizer) -> Sheet:
    """Add a select of games to look back on, at most `MOST_OPTIONS`, each with its players and when it was played."""
    lines = [
        SelectOption(
            str(each.id),
            localizer.say(
                "choice-table",
                table=table_number(each, localizer),
                names=localizer.list([participant.name for participant in each.participants]),
            ),
            localizer.say("games-on") if each.status == Status.PLAYING else short_day(localizer, each.moved_at.date()),
        )
        for each in tables
    ]
    return sheet.select(REPLAY_PICK.to(), localizer.say("pick-replay-table"), lines, least=1, most=1)


def _state(summary: Summary, localizer: Localizer, user_id: int) -> str:
    state = "games-lobby" if summary.status == Status.LOBBY else "games-waiting"
    if summary.awaits(user_id):
        state = "games-ready" if summary.is_ready else "games-yours"
    return localizer.say(
        state,
        table=table_name(summary, localizer),
        link=link_of(summary),
        names=localizer.list([safe_name(participant.name) for participant in summary.participants]),
        who=localizer.list([safe_name(summary.participants[seat].name) for seat in summary.waiting]),
    )

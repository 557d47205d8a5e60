"""What is done to a tournament, in words: a line of its book, and what is said where it happens."""

from collections.abc import Sequence
from datetime import timedelta
from itertools import accumulate
from typing import Final

from bot.discord.symbols import discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_text
from bot.i18n.times import span
from bot.manager.server_departures import BOT_REMOVED
from bot.manager.tournament_runner import OUT_OF_TIME, PLAYER_LEFT, TOO_FEW
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament import actions
from bot.tournament.book import Entry

MOST_WHY: Final = 300
"""Characters of a reason in a line; the archive has it whole."""
SYSTEM_WHY: Final = {
    OUT_OF_TIME: "tournament-why-time",
    PLAYER_LEFT: "tournament-why-left",
    BOT_REMOVED: "tournament-why-away",
    TOO_FEW: "tournament-why-few",
}
"""The reasons that the system gives, which the book has in English."""


def act_text(shown: ShownTournament, act: actions.Act, number: int, localizer: Localizer) -> str:
    """Return an act as a sentence. `number` is the round that is played by then, 0 before the first one."""
    key = f"tournament-act-{actions.WORD_OF[type(act.operation)]}"
    match act.operation:
        case actions.Register(who) | actions.Withdraw(who) | actions.CheckIn(who) | actions.Appoint(who):
            return localizer.say(key, who=shown.person(who))
        case actions.OpenCheckIn(until):
            return localizer.say(key, at=discord_time(until, "f"))
        case actions.Draw():
            return localizer.say(key, number=number)
        case actions.Report(table, winners, _):
            key = f"{key}-shared" if len(winners) > 1 else key
            return localizer.say(key, round=number, table=table, who=shown.listed(winners, localizer))
        case actions.Replace(table, player, _, _, why):
            return localizer.say(key, round=number, table=table, who=shown.player(player), why=why_text(why, localizer))
        case actions.CastLot(table, _):
            return localizer.say(key, round=number, table=table)
        case actions.Record() as record:
            return _record_text(shown, record, number, localizer)
        case actions.Order() as order:
            return _order_text(order, number, localizer)
        case actions.Call(table, player, _):
            return localizer.say(key, round=number, table=table, who=shown.player(player))
        case actions.Answer(call, why):
            return localizer.say(key, number=call, why=why_text(why, localizer))
        case actions.Cancel(why):
            return localizer.say(key, why=why_text(why, localizer))
        case _:
            return localizer.say(key)


def _record_text(shown: ShownTournament, record: actions.Record, number: int, localizer: Localizer) -> str:
    what = localizer.say("sheet-incident", kind=record.kind.value)
    values = {"round": number, "table": record.table, "who": shown.player(record.player)}
    return localizer.say("tournament-act-record", what=what, why=why_text(record.why, localizer), **values)


def _order_text(order: actions.Order, number: int, localizer: Localizer) -> str:
    where = (
        localizer.say("tournament-all-tables")
        if order.table is None
        else localizer.say("sheet-at-table", round=number, table=order.table)
    )
    length = span(localizer, timedelta(seconds=order.seconds or 0))
    why = why_text(order.why, localizer)
    return localizer.say("tournament-act-order", kind=order.kind.value, where=where, span=length, why=why)


def why_text(why: str, localizer: Localizer) -> str:
    """Return a reason of the book, one that the system gave in the reader's language."""
    return localizer.say(SYSTEM_WHY[why]) if why in SYSTEM_WHY else safe_text(cut(why, MOST_WHY))


def rounds_at(book: Sequence[Entry]) -> tuple[int, ...]:
    """Return for each entry the round that is played by then; for a draw, its own."""
    return tuple(accumulate(isinstance(entry.act.operation, actions.Draw) for entry in book))


def entry_text(shown: ShownTournament, entry: Entry, number: int, localizer: Localizer) -> str:
    """Return an entry of the book as a line: its number, when, in what role, what."""
    text = act_text(shown, entry.act, number, localizer)
    return localizer.say(
        "tournament-entry",
        number=entry.number, at=discord_time(entry.act.at, "t"), role=entry.act.by.role.value, what=text,
    )  # fmt: skip

"""What is done to a tournament, in words: a line of its book, and what is said where it happens."""

from collections.abc import Sequence
from datetime import timedelta
from itertools import accumulate
from typing import Final

from bot.discord.symbols import discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_text, without_markdown
from bot.i18n.times import span
from bot.manager.server_departures import BOT_REMOVED
from bot.manager.tournament_runner import OUT_OF_TIME, PLAYER_LEFT, TOO_FEW
from bot.manager.tournaments import REFEREE_LEFT
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament import actions
from bot.tournament.archive import terms_of_office
from bot.tournament.book import Entry
from bot.tournament.league import AwardKind
from bot.tournament.refereeing import repeats, taken_back
from bot.tournament.tournament import Incident

MOST_WHY: Final = 300
"""Characters of a reason in a line; the archive has it whole."""
SYSTEM_WHY: Final = {
    OUT_OF_TIME: "tournament-why-time",
    PLAYER_LEFT: "tournament-why-left",
    BOT_REMOVED: "tournament-why-away",
    TOO_FEW: "tournament-why-few",
    REFEREE_LEFT: "tournament-why-referee-left",
    AwardKind.WITHDRAWN: "tournament-why-withdrawn",
    AwardKind.SEASON_OVER: "tournament-why-season-over",
    AwardKind.CALLED_OFF: "tournament-why-called-off",
}
"""The reasons that the system gives, which the book has in English."""


def act_text(shown: ShownTournament, act: actions.Act, number: int, localizer: Localizer) -> str:
    """Return an act as a sentence. `number` is the round that is played by then, 0 before the first one."""
    key = f"tournament-act-{actions.WORD_OF[type(act.operation)]}"
    match act.operation:
        case actions.Withdraw(who) if act.by == actions.SYSTEM:
            return localizer.say("tournament-act-departed", who=shown.person(who))
        case actions.Register(who) | actions.Withdraw(who) | actions.CheckIn(who) | actions.Appoint(who):
            return localizer.say(key, who=shown.person(who))
        case actions.AskReferee(who):
            return localizer.say(key, who=shown.person(who))
        case actions.AcceptReferee() | actions.DeclineReferee():
            return localizer.say(key, who="" if act.by.who is None else shown.person(act.by.who))
        case actions.ResignReferee(why):
            ended = [term.who for term in terms_of_office(shown.book) if term.until == act.at]
            who = shown.person(ended[-1]) if ended else "—"
            return localizer.say(key, who=who, why=why_text(why, localizer))
        case actions.OpenCheckIn(until):
            return localizer.say(key, at=discord_time(until, "f"))
        case actions.Draw():
            return localizer.say(key, number=number)
        case actions.Report(table, winners, _) if shown.tournament.is_league:
            key = "league-act-report-shared" if len(winners) > 1 else "league-act-report"
            return localizer.say(key, table=table, who=shown.listed(winners, localizer))
        case actions.Award(table, winners, why):
            key = f"{key}-shared" if len(winners) > 1 else key if winners else f"{key}-nobody"
            who = shown.listed(winners, localizer)
            return localizer.say(key, table=table, who=who, why=why_text(why, localizer))
        case actions.Report(table, winners, _):
            key = f"{key}-shared" if len(winners) > 1 else key
            return localizer.say(key, round=number, table=table, who=shown.listed(winners, localizer))
        case actions.Replace(table, player, _, _, why):
            return localizer.say(key, round=number, table=table, who=shown.player(player), why=why_text(why, localizer))
        case actions.CastLot(table, _):
            return localizer.say(key, round=number, table=table)
        case actions.Record() as record:
            return _record_text(shown, act, record, number, localizer)
        case actions.Order() as order:
            return _order_text(order, number, localizer)
        case actions.Call(table, player, _):
            return localizer.say(key, round=number, table=table, who=shown.player(player))
        case actions.Answer(call, why):
            return localizer.say(key, number=call, why=why_text(why, localizer))
        case actions.LookAtHands(table, _, why):
            return localizer.say(key, round=number, table=table, why=why_text(why, localizer))
        case actions.Exclude(who, table, kind, why):
            key = f"{key}-{kind.value}"
            return localizer.say(
                key, who=shown.person(who), round=number, table=table, why=why_text(why, localizer)
            )  # fmt: skip
        case actions.TellAll(text):
            who = "" if act.by.who is None else shown.person(act.by.who)
            return localizer.say(key, who=who, text=safe_text(text))
        case actions.SetBreak(seconds, until):
            kind = "until" if until is not None else "none" if seconds == 0 else "span"
            at = "" if until is None else discord_time(until, "f")
            return localizer.say(f"{key}-{kind}", at=at, span=span(localizer, timedelta(seconds=seconds)))
        case actions.Move(place, table):
            key = "league-act-move" if shown.tournament.is_league else key
            key = key if table is None else f"{key}-table"
            return localizer.say(key, place=without_markdown(place), round=number, table=table or 0)
        case actions.Cancel(why):
            key = "league-act-cancel" if shown.tournament.is_league else key
            return localizer.say(key, why=why_text(why, localizer))
        case _:
            return localizer.say(key)


def decision_message(shown: ShownTournament, entry: Entry, number: int, localizer: Localizer) -> str:
    """Return a decision as it is told at the table, once: with the penalties that it applies again."""
    lines = [decision_text(shown, entry.act, number, localizer)]
    for later in shown.book[entry.number :]:
        if later.act.at != entry.act.at or not is_applied_again(shown, later.act, number):
            break
        lines.append(act_text(shown, later.act, number, localizer))
    return "\n".join(lines)


def decision_text(shown: ShownTournament, act: actions.Act, number: int, localizer: Localizer) -> str:
    """Return an act as it is told at the table, with the name of the person who has decided so."""
    return decided_text(shown, act, act_text(shown, act, number, localizer), localizer)


def decided_text(shown: ShownTournament, act: actions.Act, text: str, localizer: Localizer) -> str:
    """Return what is said of an act, with the name of the person who has decided so."""
    return text if act.by.who is None else localizer.say("tournament-decided", who=shown.person(act.by.who), what=text)


def is_applied_again(shown: ShownTournament, act: actions.Act, number: int) -> bool:
    """Return whether an act applies a penalty again that a late effect has just taken back, and that tells of it."""
    if not isinstance(act.operation, actions.Record):
        return False
    incident = _incident_of(shown, act, act.operation, number)
    return incident is not None and repeats(shown.tournament.incidents, incident)


def _incident_of(shown: ShownTournament, act: actions.Act, record: actions.Record, number: int) -> Incident | None:
    place = (act.at, record.kind, number, record.table, record.player, record.line)
    return next(
        (
            each
            for each in shown.tournament.incidents
            if (each.at, each.kind, each.round, each.table, each.player, each.line) == place
        ),
        None,
    )


def _record_text(
    shown: ShownTournament, act: actions.Act, record: actions.Record, number: int, localizer: Localizer
) -> str:
    incidents = shown.tournament.incidents
    incident = _incident_of(shown, act, record, number)
    is_again = incident is not None and repeats(incidents, incident)
    text = localizer.say(
        "tournament-act-record-again" if is_again else "tournament-act-record",
        round=number,
        table=record.table,
        what=localizer.say("sheet-incident", kind=record.kind.value),
        who=shown.player(record.player),
        why=why_text(record.why, localizer),
    )
    if incident is None or incident.line is None or incident.back_to is None:
        return text
    gone = taken_back(incidents, incident)
    return f"{text} {taken_back_text(shown, incident.back_to + 1, incident.line - 1, gone, localizer)}"


def taken_back_text(
    shown: ShownTournament, first: int, last: int, gone: Sequence[Incident | actions.Record], localizer: Localizer
) -> str:
    """Return what a late effect takes back with it (§9.3): lines of the game, and the penalties among them."""
    penalties = localizer.list([penalty_text(shown, each, localizer) for each in gone])
    lines = last - first + 1
    return localizer.say(
        "tournament-taken-back", first=first, last=last, lines=lines, count=len(gone), penalties=penalties
    )


def penalty_text(shown: ShownTournament, penalty: Incident | actions.Record, localizer: Localizer) -> str:
    """Return a penalty in a few words: what for, and whose."""
    what = localizer.say("sheet-incident", kind=penalty.kind.value)
    return localizer.say("tournament-penalty-named", what=what, who=shown.player(penalty.player))


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
        who="" if entry.act.by.who is None else shown.person(entry.act.by.who),
    )  # fmt: skip

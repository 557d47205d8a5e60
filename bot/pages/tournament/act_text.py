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
from bot.manager.tournament_runner import TOO_FEW
from bot.manager.tournaments import REFEREE_LEFT
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament.archive import terms_of_office
from bot.tournament.book import Entry
from bot.tournament.league import AwardKind
from bot.tournament.officials import Cancel
from bot.tournament.operation import Act, Role
from bot.tournament.refereeing import OUT_OF_TIME, PLAYER_LEFT, Record, repeats
from bot.tournament.rounds import Draw
from bot.tournament.sentences import (
    Duration,
    FormerReferee,
    Listed,
    Moment,
    PersonName,
    PlaceName,
    PlayerNames,
    Sentence,
    Value,
    Why,
    Written,
)
from bot.tournament.tournament import CallCause, Stage, TournamentTable

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
    AwardKind.ABSENT: "tournament-why-absent",
    AwardKind.RESIGNED: "tournament-why-resigned",
    AwardKind.REMOVED: "tournament-why-removed",
}
"""The reasons that the system gives, which the book has in English."""


def act_text(shown: ShownTournament, act: Act, number: int, localizer: Localizer) -> str:
    """Return an act as a sentence. `number` is the round that is played by then, 0 before the first one."""
    return sentence_text(shown, act.operation.said(shown.tournament, act, number), localizer)


def sentence_text(shown: ShownTournament, sentence: Sentence, localizer: Localizer) -> str:
    """Return a sentence of a tournament in a language, with those that follow it."""
    values = {name: value_text(shown, value, localizer) for name, value in sentence.values.items()}
    text = localizer.say(sentence.key, **values)
    return text if sentence.then is None else f"{text} {sentence_text(shown, sentence.then, localizer)}"


def value_text(shown: ShownTournament, value: Value, localizer: Localizer) -> str | int:
    """Return a sentence's value as a text takes it."""
    match value:
        case str() | int():
            return value
        case PersonName(who):
            return "" if who is None else shown.person(who)
        case PlayerNames(numbers):
            return shown.listed(numbers, localizer)
        case FormerReferee(until):
            ended = [term.who for term in terms_of_office(shown.book) if term.until == until]
            return shown.person(ended[-1]) if ended else "—"
        case Moment(at):
            return "" if at is None else discord_time(at, "f")
        case Duration(seconds):
            return span(localizer, timedelta(seconds=seconds))
        case Why(text):
            return why_text(text, localizer)
        case Written(text):
            return safe_text(text)
        case PlaceName(text):
            return without_markdown(text)
        case Listed(sentences):
            return localizer.list([sentence_text(shown, each, localizer) for each in sentences])
        case Sentence():
            return sentence_text(shown, value, localizer)


def decision_message(shown: ShownTournament, entry: Entry, number: int, localizer: Localizer) -> str:
    """Return a decision as it is told at the table, once: with the penalties that it applies again."""
    lines = [decision_text(shown, entry.act, number, localizer)]
    for later in shown.book[entry.number :]:
        if later.act.at != entry.act.at or not is_applied_again(shown, later.act, number):
            break
        lines.append(act_text(shown, later.act, number, localizer))
    return "\n".join(lines)


def decision_text(shown: ShownTournament, act: Act, number: int, localizer: Localizer) -> str:
    """Return an act as it is told at the table, with the name of the person who has decided so."""
    return decided_text(shown, act, act_text(shown, act, number, localizer), localizer)


def decided_text(shown: ShownTournament, act: Act, text: str, localizer: Localizer) -> str:
    """Return what is said of an act, with the name of the official who has decided so."""
    if act.by.who is None or act.by.role is Role.PLAYER:
        return text
    return localizer.say("tournament-decided", who=shown.person(act.by.who), role=act.by.role.value, what=text)


def is_applied_again(shown: ShownTournament, act: Act, number: int) -> bool:
    """Return whether an act applies a penalty again that a late effect has just taken back, and that tells of it."""
    if not isinstance(act.operation, Record):
        return False
    incident = act.operation.incident(shown.tournament, act, number)
    return incident is not None and repeats(shown.tournament.incidents, incident)


def stopped_text(shown: ShownTournament, table: TournamentTable, localizer: Localizer) -> str:
    """Return who has stopped the game of a table, and why; empty where it isn't stopped."""
    if shown.tournament.stage is Stage.CANCELLED:
        whys = (entry.act.operation.why for entry in reversed(shown.book) if isinstance(entry.act.operation, Cancel))
        key = "league-stopped-off" if shown.tournament.is_league else "tournament-stopped-off"
        return localizer.say(key, why=why_text(next(whys, "…"), localizer))
    if not table.is_paused:
        return ""
    calls = (each for each in shown.tournament.calls if each.table == table.number and each.cause is CallCause.TIME)
    if table.paused_why == OUT_OF_TIME and (timed_out := next(calls, None)) is not None:
        return localizer.say("tournament-stopped-time", who=shown.player(timed_out.player))
    if table.paused_by is None:
        return localizer.say("tournament-stopped-left")
    who = shown.person(table.paused_by)
    return localizer.say("tournament-stopped-by", who=who, why=why_text(table.paused_why, localizer))


def why_text(why: str, localizer: Localizer) -> str:
    """Return a reason of the book, one that the system gave in the reader's language."""
    return localizer.say(SYSTEM_WHY[why]) if why in SYSTEM_WHY else safe_text(cut(why, MOST_WHY))


def rounds_at(book: Sequence[Entry]) -> tuple[int, ...]:
    """Return for each entry the round that is played by then; for a draw, its own."""
    return tuple(accumulate(isinstance(entry.act.operation, Draw) for entry in book))


def entry_text(shown: ShownTournament, entry: Entry, number: int, localizer: Localizer) -> str:
    """Return an entry of the book as a line: its number, when, in what role, what."""
    text = act_text(shown, entry.act, number, localizer)
    return localizer.say(
        "tournament-entry",
        number=entry.number, at=discord_time(entry.act.at, "t"), role=entry.act.by.role.value, what=text,
        who="" if entry.act.by.who is None else shown.person(entry.act.by.who),
    )  # fmt: skip

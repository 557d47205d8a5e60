"""The referee at one table (RULES §9): what has happened, whom it concerns, what would follow, and why.

Each penalty is shown before it is given: the kind, then the player, then a preview; confirming it asks for the reason
in a form, so that nothing is kept between two presses.
"""

from collections.abc import Sequence
from typing import Final

from bot.discord.sheet import Key, Line, Sheet, Style
from bot.discord.symbols import ACCENT, ALERT
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import MOST_LABEL, cut
from bot.pages.addresses import tournament as addresses
from bot.pages.addresses.tournament import Accused, Judged, Sentenced
from bot.pages.tournament.announcement import heading
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.pages.tournament.table_page import incidents_text, seating_name, table_of, table_text
from bot.tournament.actions import IncidentKind
from bot.tournament.refereeing import ELIMINATING
from bot.tournament.tournament import Stage, TournamentTable

MOST_SURPLUS: Final = 10
"""Cards that one can have drawn too many, as they are offered."""


def judge_sheet(shown: ShownTournament, speaker: Speaker, number: int, table_number: int, *, note: str = "") -> Sheet:
    """A table as its referee sees it, with all that he may do there; `note` is what has just been done.

    Raises `IndexError` where there is no such table.
    """
    played, table = table_of(shown, number, table_number)
    sheet = Sheet(ACCENT).text(heading(shown, speaker)).text(note).text(table_text(shown, played, table, speaker))
    sheet.text(incidents_text(shown, shown.tournament.incidents_at(number, table), speaker, most=1200))
    if played is shown.tournament.round():
        sheet.text(f"-# {speaker.say('tournament-judging')}")
        sheet.keys(_incident_keys(shown, table, number, speaker)).keys(_order_keys(shown, table, speaker))
    back = Key(addresses.CONSOLE.to(shown.id, 0), speaker.say("key-tournament-console"))
    refresh = Key(addresses.JUDGE.to(shown.id, number, table.number), speaker.say("key-tournament-refresh"))
    return sheet.keys([refresh, back])


def possible_kinds(shown: ShownTournament, table: TournamentTable, number: int) -> tuple[IncidentKind, ...]:
    """What the referee may deal with there: nobody is eliminated in a draft (§9.1), and later there are warnings."""
    if shown.tournament.stage is Stage.CANCELLED:
        return ()
    game = shown.game(number, table)
    if not table.is_playing or game is None:
        return (IncidentKind.WARNING,)
    if game.is_drafting:
        return (IncidentKind.WARNING,)
    return tuple(IncidentKind)


def _incident_keys(shown: ShownTournament, table: TournamentTable, number: int, speaker: Speaker) -> list[Key]:
    keys = [
        Key(
            addresses.PENALISE.to(shown.id, number, table.number, addresses.KIND_WORDS[kind]),
            speaker.say(f"key-tournament-{kind.value}"),
            Style.danger if kind in ELIMINATING else Style.secondary,
        )
        for kind in possible_kinds(shown, table, number)
    ]
    if table.tied and not table.is_over and not shown.tournament.is_ended:
        lot = addresses.CAST_LOT.to(shown.id, number, table.number)
        keys.insert(0, Key(lot, speaker.say("key-tournament-lot"), Style.primary))
    game = shown.game(number, table)
    if table.is_playing and not shown.tournament.is_ended and (game is None or game.is_drafting):
        missing = addresses.MISSING.to(shown.id, number, table.number)
        keys.insert(0, Key(missing, speaker.say("key-tournament-missing"), Style.danger))
    return keys


def _order_keys(shown: ShownTournament, table: TournamentTable, speaker: Speaker) -> list[Key]:
    """The time of this table."""
    if not table.is_playing or shown.tournament.is_ended:
        return []
    orders = ("resume" if table.is_paused else "pause", *(("extend",) if shown.has_clock else ()))
    return [
        Key(addresses.ORDER.to(shown.id, order, table.number), speaker.say(f"key-tournament-{order}"))
        for order in orders
    ]


def player_sheet(shown: ShownTournament, speaker: Speaker, at: Judged) -> Sheet:
    """Whom an incident concerns: a button for each who is still in the game; a warning may go to anybody there."""
    kind = addresses.KINDS[at.kind]
    _, table = table_of(shown, at.round, at.table)
    sheet = _titled(shown, speaker, at, kind).text(speaker.say("tournament-whom"))
    found = [player for player in table.players if kind is IncidentKind.WARNING or player not in table.out]
    keys = [
        Key(
            addresses.ACCUSE.to(shown.id, at.round, at.table, at.kind, player),
            cut(shown.plain_player(player), MOST_LABEL),
            Style.primary,
        )
        for player in found
    ]
    return sheet.keys([*keys, _back(shown, speaker, at)])


def missing_sheet(shown: ShownTournament, speaker: Speaker, number: int, table_number: int) -> Sheet:
    """Who is missing at a table whose draft is not complete, and what follows (§9.1)."""
    played, table = table_of(shown, number, table_number)
    waiting = shown.tournament.waiting() if number == 1 else ()
    text = (
        speaker.say("tournament-missing-substitute", who=shown.person(waiting[0]))
        if waiting
        else speaker.say("tournament-missing-without")
    )
    sheet = Sheet(ALERT).text(heading(shown, speaker)).text(f"**{seating_name(played, table, speaker)}**\n{text}")
    keys = [
        Key(
            addresses.REPLACE.to(shown.id, number, table.number, player),
            cut(shown.plain_player(player), MOST_LABEL),
            Style.danger,
        )
        for player in table.players
    ]
    back = Key(addresses.JUDGE.to(shown.id, number, table.number), speaker.say("key-tournament-table"))
    return sheet.keys([*keys, back])


def count_sheet(shown: ShownTournament, speaker: Speaker, at: Accused) -> Sheet:
    """How many cards somebody has drawn too many (§9.2)."""
    sheet = _titled(shown, speaker, at, addresses.KINDS[at.kind])
    sheet.text(speaker.say("tournament-surplus-count", who=shown.player(at.player)))
    address = addresses.PICK_COUNT.to(shown.id, at.round, at.table, at.kind, at.player)
    lines = [
        Line(str(count), speaker.say("choice-tournament-cards", count=count)) for count in range(1, MOST_SURPLUS + 1)
    ]
    sheet.select(address, speaker.say("pick-tournament-count"), lines, least=1, most=1)
    return sheet.keys([_back(shown, speaker, at)])


def effects_sheet(shown: ShownTournament, speaker: Speaker, at: Accused, begun: Sequence[tuple[int, str]]) -> Sheet:
    """Which effect was begun too late (§9.3): those of the player's last turn, each with its line."""
    sheet = _titled(shown, speaker, at, addresses.KINDS[at.kind])
    sheet.text(speaker.say("tournament-late-which", who=shown.player(at.player)))
    sheet.text("\n".join(f"{_line_text(line, speaker)} · {text}" for line, text in begun))
    address = addresses.PICK_COUNT.to(shown.id, at.round, at.table, at.kind, at.player)
    lines = [Line(str(line - 1), _line_text(line, speaker)) for line, _ in begun]
    sheet.select(address, speaker.say("pick-tournament-late"), lines, least=1, most=1)
    return sheet.keys([_back(shown, speaker, at)])


def _line_text(line: int, speaker: Speaker) -> str:
    return speaker.say("choice-tournament-line", number=line)


def preview_sheet(shown: ShownTournament, speaker: Speaker, sentenced: Sentenced, after: str) -> Sheet:
    """What a penalty would do, and the position after it in words (`after`, what everybody would see), to be confirmed.

    `sentenced` is what was previewed: it is confirmed as it is, or refused where the game has gone on.
    """
    kind = addresses.KINDS[sentenced.kind]
    sheet = _titled(shown, speaker, sentenced, kind, accent=ALERT)
    who = shown.player(sentenced.player)
    sheet.text(speaker.say(f"tournament-penalty-{kind.value}", who=who, count=sentenced.count))
    if after and kind is not IncidentKind.WARNING:
        sheet.text(f"**{speaker.say('tournament-after')}**\n{cut(after, max(1, sheet.room - 500))}")
    sheet.text(f"-# {speaker.say('tournament-public')}")
    confirm = addresses.CONFIRM.to(
        shown.id, sentenced.round, sentenced.table, sentenced.kind, sentenced.player, sentenced.count, sentenced.line
    )
    key = Key(confirm, speaker.say("key-tournament-confirm"), Style.danger)
    return sheet.keys([key, _back(shown, speaker, sentenced)])


def sentence_of(at: Accused, *, count: int | None, line: int) -> Sentenced:
    """A penalty as its preview shows it: `count` as the preview has it, at that line of the game."""
    return Sentenced(at.tournament, at.round, at.table, at.kind, at.player, count or 0, line)


def _titled(shown: ShownTournament, speaker: Speaker, at: Judged, kind: IncidentKind, *, accent: int = ACCENT) -> Sheet:
    played, table = table_of(shown, at.round, at.table)
    what = speaker.say("sheet-incident", kind=kind.value)
    return Sheet(accent).text(heading(shown, speaker)).text(f"**{seating_name(played, table, speaker)} · {what}**")


def _back(shown: ShownTournament, speaker: Speaker, at: Judged) -> Key:
    return Key(addresses.JUDGE.to(shown.id, at.round, at.table), speaker.say("key-tournament-table"))

"""What is said when a table ends, and when the tournament does: winners, shared victories and lots (RULES §10.8)."""

from dataclasses import dataclass
from typing import Final

from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.pages.tournament import addresses
from bot.pages.tournament.announcement import heading
from bot.pages.tournament.league_pages import award_of, game_result_text
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.pages.tournament.state_pages import round_text, seating_name
from bot.tournament.tournament import Round, TournamentTable

MOST_EVENT_NAME: Final = 100
MOST_EVENT_TEXT: Final = 1000
"""Characters of a scheduled event (Discord)."""
PODIUM_FILE: Final = "podium.png"


@dataclass(frozen=True, slots=True)
class EventWords:
    """A scheduled event's name and description: plain text, within Discord's limits."""

    name: str
    description: str


def result_text(shown: ShownTournament, played: Round, table: TournamentTable, localizer: Localizer) -> str:
    """Return who has won a table and what that leads to, or that a lot decides; empty while it plays."""
    name = seating_name(played, table, localizer)
    if played.is_season:
        return game_result_text(shown, table, name, localizer, award_of(shown, table))
    if table.winner is None:
        if not table.tied:
            return ""
        return localizer.say("tournament-shared", table=name, who=shown.listed(table.tied, localizer))
    who = shown.player(table.winner)
    if played.is_final:
        return localizer.say("tournament-won-final", who=who)
    key = "tournament-won-lot" if table.tied else "tournament-won"
    return localizer.say(key, table=name, who=who)


def lot_text(shown: ShownTournament, played: Round, table: TournamentTable, localizer: Localizer) -> str:
    """Return how a shared victory was decided, with the key to verify once the lots' secret is public (§10.8).

    Empty where no lot was cast.
    """
    buttons = (
        late.key
        for late in shown.tournament.late_keys
        if (late.round, late.table, late.deal) == (played.number, table.number, None)
    )
    key = next(buttons, None)
    if key is None or table.winner is None:
        return ""
    text = localizer.say("tournament-lot", tied=shown.listed(table.tied, localizer), who=shown.player(table.winner))
    return f"{text}\n-# {localizer.say('tournament-lot-key', key=key)}"


def podium_sheet(shown: ShownTournament, localizer: Localizer, *, alt: str) -> Sheet:
    """Return the end of a tournament: who has won, with the podium where there is a picture (`alt` is its text).

    Without one, the text stands there.
    """
    sheet = Sheet(ACCENT).text(heading(shown, localizer))
    champion = shown.tournament.champion()
    if champion is not None:
        sheet.text(localizer.say("tournament-won-final", who=shown.player(champion)))
    sheet.picture(PODIUM_FILE, alt) if alt else None
    return sheet.buttons(
        [
            Button(addresses.SHOW_BRACKET.to(shown.id, 0), localizer.say("key-tournament-bracket"), Style.primary),
            Button(addresses.SHOW_STANDINGS.to(shown.id, 0), localizer.say("key-tournament-standings")),
            Button(addresses.GET_ARCHIVE.to(shown.id), localizer.say("key-tournament-archive")),
        ]
    )


def start_event(shown: ShownTournament, localizer: Localizer) -> EventWords:
    """Return the scheduled event of a tournament's start."""
    return _event("tournament-event-start", shown, localizer, "")


def final_event(shown: ShownTournament, played: Round, localizer: Localizer) -> EventWords:
    """Return the scheduled event of a final, with its players."""
    names = [shown.plain_player(player) for player in played.tables[0].players]
    return _event("tournament-event-final", shown, localizer, localizer.list(names))


def _event(key: str, shown: ShownTournament, localizer: Localizer, who: str) -> EventWords:
    now = shown.tournament
    kind = localizer.say("bracket-official" if now.official else "bracket-friendly")
    referee = "—" if now.referee is None else shown.plain_name(now.referee)
    values = {"title": now.plan.title, "kind": kind, "who": who}
    text = localizer.say(f"{key}-text", **values, referee=referee, clock=shown.clock(localizer))
    name = localizer.say(key, title=now.plan.title)
    return EventWords(cut(name, MOST_EVENT_NAME), cut(text, MOST_EVENT_TEXT))


def final_text(shown: ShownTournament, played: Round, localizer: Localizer) -> str:
    """Return that the final begins, and who plays it."""
    who = shown.listed(played.tables[0].players, localizer)
    return localizer.say("tournament-final-begins", round=round_text(played, localizer), who=who)

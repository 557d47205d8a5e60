"""What is said when a table ends, and when the tournament does: winners, shared victories and lots (RULES §10.8)."""

from dataclasses import dataclass
from typing import Final

from bot.discord.sheet import Key, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import cut
from bot.pages.tournament import addresses
from bot.pages.tournament.announcement import heading
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


def result_text(shown: ShownTournament, played: Round, table: TournamentTable, speaker: Speaker) -> str:
    """Return who has won a table and what that leads to, or that a lot decides; empty while it plays."""
    name = seating_name(played, table, speaker)
    if table.winner is None:
        if not table.tied:
            return ""
        return speaker.say("tournament-shared", table=name, who=shown.listed(table.tied, speaker))
    who = shown.player(table.winner)
    if played.is_final:
        return speaker.say("tournament-won-final", who=who)
    key = "tournament-won-lot" if table.tied else "tournament-won"
    return speaker.say(key, table=name, who=who)


def lot_text(shown: ShownTournament, played: Round, table: TournamentTable, speaker: Speaker) -> str:
    """Return how a shared victory was decided, with the key to verify once the lots' secret is public (§10.8).

    Empty where no lot was cast.
    """
    keys = (
        late.key
        for late in shown.tournament.late_keys
        if (late.round, late.table, late.deal) == (played.number, table.number, None)
    )
    key = next(keys, None)
    if key is None or table.winner is None:
        return ""
    text = speaker.say("tournament-lot", tied=shown.listed(table.tied, speaker), who=shown.player(table.winner))
    return f"{text}\n-# {speaker.say('tournament-lot-key', key=key)}"


def podium_sheet(shown: ShownTournament, speaker: Speaker, *, alt: str) -> Sheet:
    """Return the end of a tournament: who has won, with the podium where there is a picture (`alt` is its text).

    Without one, the text stands there.
    """
    sheet = Sheet(ACCENT).text(heading(shown, speaker))
    champion = shown.tournament.champion()
    if champion is not None:
        sheet.text(speaker.say("tournament-won-final", who=shown.player(champion)))
    sheet.picture(PODIUM_FILE, alt) if alt else None
    return sheet.keys(
        [
            Key(addresses.SHOW_BRACKET.to(shown.id, 0), speaker.say("key-tournament-bracket"), Style.primary),
            Key(addresses.SHOW_STANDINGS.to(shown.id, 0), speaker.say("key-tournament-standings")),
            Key(addresses.GET_ARCHIVE.to(shown.id), speaker.say("key-tournament-archive")),
        ]
    )


def start_event(shown: ShownTournament, speaker: Speaker) -> EventWords:
    """Return the scheduled event of a tournament's start."""
    return _event("tournament-event-start", shown, speaker, "")


def final_event(shown: ShownTournament, played: Round, speaker: Speaker) -> EventWords:
    """Return the scheduled event of a final, with its players."""
    names = [shown.plain_player(player) for player in played.tables[0].players]
    return _event("tournament-event-final", shown, speaker, speaker.list(names))


def _event(key: str, shown: ShownTournament, speaker: Speaker, who: str) -> EventWords:
    now = shown.tournament
    kind = speaker.say("bracket-official" if now.official else "bracket-friendly")
    values = {"title": now.plan.title, "kind": kind, "who": who}
    text = speaker.say(f"{key}-text", **values, referee=shown.plain_name(now.referee), clock=now.plan.clock)
    name = speaker.say(key, title=now.plan.title)
    return EventWords(cut(name, MOST_EVENT_NAME), cut(text, MOST_EVENT_TEXT))


def final_text(shown: ShownTournament, played: Round, speaker: Speaker) -> str:
    """Return that the final begins, and who plays it."""
    who = shown.listed(played.tables[0].players, speaker)
    return speaker.say("tournament-final-begins", round=round_text(played, speaker), who=who)

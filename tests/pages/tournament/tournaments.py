"""Tournaments to show: random ones, what their games are doing, and names that try to break a page."""

from collections.abc import Sequence
from datetime import timedelta

from hypothesis import strategies as st

from bot.pages.tournament.shown_tournament import ShownGame, ShownTournament
from bot.tournament.draws import PlayerNumber
from bot.tournament.tournament import Pseudonym
from tests.tournament.desk import NOON, ORGANISER, REFEREE, Desk

ODD_NAMES = ("W" * 32, "*_~`|" * 6, "<@123456789012345678>", "@everyone", "Ann", "[x](https://e.org)", "\u202egnireeR")
"""Names as long as can be, and such as would do something in a message if they were not made safe."""


def called(desk: Desk, names: Sequence[str] = ODD_NAMES) -> dict[Pseudonym, str]:
    """Everybody at a tournament under one of these names, numbered so that no two are alike."""
    people = [ORGANISER, REFEREE, desk.now.referee, *desk.now.players, *desk.now.dropped]
    people += [entrant.who for entrant in desk.now.entrants]
    found = dict.fromkeys(who for who in people if who is not None)
    return {who: f"{number}{names[number % len(names)]}"[:32] for number, who in enumerate(found)}


def shown(desk: Desk, names: Sequence[str] = ODD_NAMES, *, is_drafting: bool = False) -> ShownTournament:
    """A tournament with everything that a page may show, as much of it as there can be."""
    games: dict[tuple[int, int], ShownGame] = {
        (played.number, table.number): ShownGame(
            channel_id=10**18,
            line=57,
            awaited=tuple(player for player in table.players if player not in table.out),
            due=NOON + timedelta(minutes=3),
            is_drafting=is_drafting,
            absent=table.players[:2] if is_drafting else (),
            facts="x" * 3000,
        )
        for played in desk.now.rounds
        for table in played.tables
    }
    return ShownTournament(
        2**31 - 1, desk.now, called(desk, names), guild_id=10**18, channel_id=10**18, games=games, book=desk.book()
    )


def seated(found: ShownTournament) -> list[tuple[int, int]]:
    """Every table there has been, by round and number."""
    return [(played.number, table.number) for played in found.tournament.rounds for table in played.tables]


drafting = st.booleans()


def first_player(found: ShownTournament, number: int, table: int) -> PlayerNumber:
    """Whoever sits first at a table."""
    return found.tournament.rounds[number - 1].tables[table - 1].players[0]

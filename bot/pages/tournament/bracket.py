"""A tournament's bracket as its pictures show it: rounds, their tables, who plays there, who has won, what is on now.

Values that know no tournament.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.drawing.fonts import Fonts
from bot.drawing.scene import drawn_names
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT, cut

FEW: Final = 4
"""So many tables of a first round are shown whole beside the rounds after it; of more only who has won."""
MOST_TABLES: Final = 9
"""Tables shown whole in one picture of a round."""


class TableMark(StrEnum):
    """How far a table is."""

    COMING = "coming"
    """Not drawn yet: only how many will sit there is known, if that."""
    ON = "on"
    PAUSED = "paused"
    TIED = "tied"
    """Its game is over, and a lot decides (§10.8)."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class BracketPlayer:
    """A player: their number, whether they have won their table, and whether they were eliminated (§9.1)."""

    number: int
    name: str
    is_winner: bool = False
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class BracketTable:
    """A table of a round. One that is still to be drawn has no players, but `seats`."""

    number: int
    mark: TableMark
    players: tuple[BracketPlayer, ...] = ()
    seats: int = 0

    @property
    def rows(self) -> int:
        """How many lines its players take."""
        return len(self.players) or self.seats

    @property
    def winner(self) -> BracketPlayer | None:
        """Who goes on."""
        return next((player for player in self.players if player.is_winner), None)


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A round: its number, its tables; the last one is the final."""

    number: int
    is_final: bool
    tables: tuple[BracketTable, ...]

    @property
    def is_on(self) -> bool:
        """Whether it is played now."""
        return any(table.mark in (TableMark.ON, TableMark.PAUSED, TableMark.TIED) for table in self.tables)


@dataclass(frozen=True, slots=True)
class Bracket:
    """A tournament from its first round to its final, those to come among them."""

    title: str
    is_official: bool
    rounds: tuple[BracketRound, ...]


def bracket_pages(bracket: Bracket) -> tuple[tuple[BracketTable, ...] | None, ...]:
    """What each picture of a bracket shows: first all rounds (None), then the tables of a large first round, whole."""
    if not bracket.rounds or len(bracket.rounds[0].tables) <= FEW:
        return (None,)
    tables = bracket.rounds[0].tables
    if tables[0].mark is TableMark.COMING:
        return (None,)
    # rounded up, and then as many on each page: no last page with a single table
    count = -(-len(tables) // MOST_TABLES)
    size = -(-len(tables) // count)
    return (None, *(tables[start : start + size] for start in range(0, len(tables), size)))


def drawn_name(localizer: Localizer, fonts: Fonts, player: BracketPlayer) -> str:
    """A name as pictures write it: the player's number where nothing of the name is seen."""
    return drawn_names((player.name,), (player.number,), fonts, localizer)[0]


def round_name(localizer: Localizer, shown: BracketRound) -> str:
    """“Round 2”, or “Final”."""
    return localizer.say("bracket-final") if shown.is_final else localizer.say("bracket-round", number=shown.number)


def bracket_alt(bracket: Bracket, localizer: Localizer, page: int = 0) -> str:
    """A bracket's picture in words, as far as they fit into 1,024 characters; the newest round comes first."""
    return cut(" ".join(bracket_facts(bracket, localizer, page)), MOST_ALT)


def bracket_facts(bracket: Bracket, localizer: Localizer, page: int = 0) -> tuple[str, ...]:
    """The facts of a picture in sentences. A first round that stands there in lines is told so, too."""
    kind = localizer.say("bracket-official" if bracket.is_official else "bracket-friendly")
    title = localizer.say("bracket-titled", title=bracket.title, kind=kind)
    pages = bracket_pages(bracket)
    tables = pages[page] if page < len(pages) else pages[0]
    if tables is not None:
        return title, *_round_facts(bracket.rounds[0], tables, localizer, is_short=False)
    drawn = [shown for shown in bracket.rounds if any(table.players for table in shown.tables)]
    if not drawn:
        return title, localizer.say("bracket-undrawn")
    facts = [
        _round_facts(shown, shown.tables, localizer, is_short=len(shown.tables) > FEW) for shown in reversed(drawn)
    ]
    return title, *(fact for texts in facts for fact in texts)


def _round_facts(
    shown: BracketRound, tables: Sequence[BracketTable], localizer: Localizer, *, is_short: bool
) -> tuple[str, ...]:
    texts = (_short_table_text(table, localizer) if is_short else _table_text(table, localizer) for table in tables)
    return localizer.say("bracket-round-told", round=round_name(localizer, shown)), *texts


def _short_table_text(table: BracketTable, localizer: Localizer) -> str:
    """A table of which only its winner stands there."""
    name = "" if table.winner is None else table.winner.name
    return localizer.say("bracket-table-short", number=table.number, mark=table.mark, name=name)


def _table_text(table: BracketTable, localizer: Localizer) -> str:
    names = [
        localizer.say("bracket-player-out", name=player.name) if player.is_out else player.name
        for player in table.players
        if not player.is_winner
    ]
    others = localizer.list(names)
    if table.winner is not None:
        key = "bracket-table-won" if names else "bracket-table-alone"
        return localizer.say(key, number=table.number, name=table.winner.name, others=others)
    return localizer.say("bracket-table", number=table.number, mark=table.mark, names=others)

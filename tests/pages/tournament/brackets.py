"""Brackets to draw: of any number of players, at any point of the tournament, always the same."""

from collections.abc import Sequence

from bot.pages.tournament.bracket import Bracket, BracketPlayer, BracketRound, BracketTable, TableMark
from bot.pages.tournament.podium import Podium
from bot.tournament.draws import table_sizes
from tests.games.civ.pictures.tables import NAMES

_ON = (TableMark.ON, TableMark.OVER, TableMark.PAUSED, TableMark.TIED)


def bracket(players: int, on: int, names: Sequence[str] = NAMES, *, is_official: bool = True) -> Bracket:
    """A bracket in which round `on` is played: 0 before the first draw, 4 once all is over."""
    contestants = [
        BracketPlayer(number, f"{names[number % len(names)]} {number}"[:32]) for number in range(1, players + 1)
    ]
    rounds: list[BracketRound] = []
    while not rounds or not rounds[-1].is_final:
        number, rest = len(rounds) + 1, iter(contestants)
        sizes = table_sizes(len(contestants))
        seated = [[next(rest) for _ in range(size)] for size in sizes]
        tables = tuple(_table(place, here, number, on) for place, here in enumerate(seated, start=1))
        rounds.append(BracketRound(number, len(sizes) == 1, tables))
        contestants = [here[place % len(here)] for place, here in enumerate(seated)]
    return Bracket("Spring Cup of Carta Impera Victoria", is_official, tuple(rounds))


def _table(place: int, here: Sequence[BracketPlayer], number: int, on: int) -> BracketTable:
    if number > on:
        return BracketTable(place, TableMark.COMING, (), len(here))
    mark = TableMark.OVER if number < on else _ON[place % len(_ON)]
    winner = here[(place - 1) % len(here)]
    players = tuple(
        BracketPlayer(
            each.number,
            each.name,
            is_winner=mark is TableMark.OVER and each is winner,
            is_out=each is not winner and each.number % 7 == 0,
        )
        for each in here
    )
    return BracketTable(place, mark, players, len(here))


def podium(others: int, names: Sequence[str] = NAMES, *, avatars: tuple[bytes | None, ...] = ()) -> Podium:
    """A podium with so many who lost the final."""
    winner, *rest = (BracketPlayer(number, names[number % len(names)]) for number in range(1, others + 2))
    return Podium("Spring Cup of Carta Impera Victoria", True, winner, tuple(rest), 16, avatars)

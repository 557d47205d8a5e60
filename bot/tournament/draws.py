"""Random draws of a tournament: pairings, first players, and lots (RULES §10.2, §10.3, §10.8).

Every draw is a function of a secret, committed to when the tournament is announced, and of the people drawn. `DRAW.md`
has the labels, the steps to the byte, and examples.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final, NewType

from bot.chance import SecretShuffler, part_of

PlayerNumber = NewType("PlayerNumber", int)
"""A player's number, from 1, in order of registration."""
TableNumber = NewType("TableNumber", int)
"""A table's number in a round, from 1, in the order drawn."""

LARGEST_TABLE: Final = 4
ROUNDS: Final = 3
"""The most rounds there can be: a first, a second and a final (§10.2)."""
BEGINS: Final = "M1"
"""The card that makes its holder First Player; the others get `FOLLOWS` (§10.3)."""
FOLLOWS: Final = "R1"
PREFIX: Final = "civ-tournament/1"
"""The beginning of every label; another version of these draws would have another number."""

OFFICIAL: Final = range(16, 65, 4)
"""The possible numbers of players of an official tournament (§10.1)."""
FRIENDLY: Final = (4, *range(6, 65))
"""The possible numbers of players of a friendly cup: those who fit at tables of 3 and 4."""


def table_sizes(players: int) -> tuple[int, ...]:
    """Return how many sit at each table of a round: as few tables as hold everyone, none over 4, as equal as possible.

    For the numbers of §10.2 these are the tables of its rows, the larger ones first.
    """
    # rounded up
    tables = -(-players // LARGEST_TABLE)
    if not tables:
        return ()
    least, larger = divmod(players, tables)
    return tuple(least + (table < larger) for table in range(tables))


def draw_tables(secret: bytes, number: int, players: Iterable[PlayerNumber]) -> tuple[tuple[PlayerNumber, ...], ...]:
    """Return the tables of round `number`, each with its players in the order in which they sit, clockwise (§10.2)."""
    # from one order: a draw depends on who goes on, not on who says so how (DRAW)
    drawn = sorted(players)
    SecretShuffler(secret, f"{PREFIX} round {number} tables").shuffle(drawn)
    rest = iter(drawn)
    return tuple(tuple(next(rest) for _ in range(size)) for size in table_sizes(len(drawn)))


def first_cards(secret: bytes, number: int, table: int, players: int) -> tuple[str, ...]:
    """Return the cards the players of a table are dealt for First Player, in the order in which they sit (§10.3)."""
    cards = [BEGINS, *[FOLLOWS] * (players - 1)]
    SecretShuffler(secret, f"{PREFIX} round {number} table {table} first").shuffle(cards)
    return tuple(cards)


def deal_label(number: int, table: int, deal: int) -> str:
    """Return what the lots' secret is asked for (`bot.chance.part_of`) where a deal was abandoned (§9.1).

    `first_cards` of the table's next deal are drawn with what it answers. The cards of every deal, the first one too,
    are dealt with what the deals' secret answers to the same.
    """
    return f"{PREFIX} round {number} table {table} deal {deal}"


def lot_label(number: int, table: int) -> str:
    """Return what the lots' secret is asked for where a victory is shared (§10.8): `draw_lot` takes the answer."""
    return f"{PREFIX} round {number} table {table} lot"


def surplus_label(number: int, table: int, deal: int, line: int) -> str:
    """Return what the lots' secret is asked for where a hand has too many cards (§9.2).

    `line` is the intervention's.
    """
    return f"{PREFIX} round {number} table {table} deal {deal} line {line} surplus"


def deals_secret(lots: bytes) -> bytes:
    """Return the part of the lots' secret from which every game's cards follow, which has a commitment of its own."""
    return part_of(lots, f"{PREFIX} deals")


def dealt_secret(lots: bytes, label: str) -> bytes:
    """Return the secret for the deal of a `deal_label` (`bot/games/civ/rules/DEAL.md`), public after the game."""
    return part_of(deals_secret(lots), label)


def draw_lot(key: bytes, candidates: Sequence[PlayerNumber]) -> PlayerNumber:
    """Return who of these wins the lot (§10.8)."""
    # sorted for the same reason
    return sorted(candidates)[SecretShuffler(key, f"{PREFIX} lot").randrange(len(candidates))]


def seeded_secret(seed: int, number: int) -> bytes:
    """Return the secret of round `number` where there is only a seed, as in `civ tournament draw`."""
    return sha256(f"{PREFIX} seed {seed} round {number}".encode("ascii")).digest()


def lineup_size(*, official: bool, places: int, present: int) -> int:
    """Return how many of those present can play, the first in order of registration (§10.1).

    It is 0 where they are too few.
    """
    most = min(places, present)
    allowed = OFFICIAL if official else FRIENDLY
    return max((number for number in allowed if number <= most), default=0)

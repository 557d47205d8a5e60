"""A small network that values positions, and the file that it is read from.

A position is read as *groups*, each of which has one value out of a few, and as *numbers*, 0 to 255. Each value of a
group is one row of first-layer weights, and each number is how many times its row counts. The first layer is the sum of
all these rows, so its parts can be kept for what does not change. Everything is a whole number, so that a decision is
the same on every machine. A row is packed into one `int`, a field of 32 bits a neuron: adding two rows is one addition,
however many neurons there are.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import mul
from struct import unpack
from typing import Any, Final

from bot.games.civ.rules.cards import KINDS

FORMAT: Final = 2
FEATURES: Final = 2
"""The version of what a network reads (`network_prospects`); one trained on another version is refused."""
FIRST: Final = 32
"""Neurons of the first layer."""
SECOND: Final = 16
_FIELD: Final = 32
_HALF: Final = 1 << _FIELD - 1
_BIAS_FIRST: Final = sum(_HALF << _FIELD * place for place in range(FIRST))
"""Added before unpacking: fields may be negative, and a borrow would reach their neighbour."""
_BIAS_SECOND: Final = sum(_HALF << _FIELD * place for place in range(SECOND))
_READ_FIRST: Final = f"<{FIRST}I"
_READ_SECOND: Final = f"<{SECOND}I"
CURVE_STEPS: Final = 20
Curve = tuple[float, ...]
"""What chances of 0, 1/20, 2/20 … 1 have come to in games between computers; in between it is straight."""
STRAIGHT: Final[Curve] = tuple(step / CURVE_STEPS for step in range(CURVE_STEPS + 1))
SEAT_GROUPS: Final = 26
"""Groups of one seat: four of each Domain, then two."""
COLUMNS: Final = 10
MARKERS: Final = 3
_SHIFT: Final = 6
UNIT: Final = 1 << 2 * _SHIFT
"""What stands for 1 in a logit, in the row of a group as stored, and in what the second layer adds up."""
ONE: Final = 1 << 7
"""What stands for 1 in a number."""
FIRST_SHIFT: Final = 16
"""The first layer adds up in 65,536ths, so that the row of a number, which counts up to 255 times, is exact enough."""
_STORED_SHIFT: Final = FIRST_SHIFT - 2 * _SHIFT
_PASSED_SHIFT: Final = FIRST_SHIFT - _SHIFT


class BadWeights(Exception):
    """A file of weights that cannot be used: cut, changed, or made for another version."""


def group_sizes(players: int) -> tuple[int, ...]:
    """Return how many values each group has, in the order in which they are read."""
    seat = ((10, 3, 14, 2) * 6 + (9, 3)) * players
    table = (players + 1, 9, 24, 16, players, 21)
    return (*seat, *((5, 10) * 6), *table, *((8, 4) * 6), *((players + 3,) * 6))


def number_count(players: int) -> int:
    """Return how many numbers are read: of each seat six, then its share of all paces; eight of the table; 15 kinds."""
    return 7 * players + 2 + 6 + len(KINDS)


@dataclass(frozen=True, slots=True)
class Network:
    """The weights, ready for use: `rows` by group, then by value, packed, and of each number one."""

    header: dict[str, Any]
    rows: tuple[tuple[int, ...], ...]
    numbers: tuple[int, ...]
    start: int
    """The bias of the first layer, packed."""
    second: tuple[int, ...]
    """The weights of the second layer, packed, one for each neuron of the first."""
    second_start: int
    third: tuple[int, ...]
    third_start: int
    curve: Curve = STRAIGHT
    """What chances are told as (`on_curve`); searches compare them as they are."""
    domains: tuple[tuple[int, ...], ...] = field(init=False)
    """By seat and Domain, one after the other: the rows of the column, of the Democracies, and of the Embargo together,
    at `(column * MARKERS + markers) * 2 + embargo`."""

    def __post_init__(self) -> None:
        """Add up the rows that are always read together."""
        starts = range(0, SEAT_GROUPS * int(self.header["players"]), SEAT_GROUPS) if self.rows else range(0)
        groups = [self.rows[at + 4 * domain : at + 4 * domain + 4] for at in starts for domain in range(6)]
        found = tuple(
            tuple(own + marked + banned for own in columns for marked in markers for banned in embargo)
            for columns, markers, _, embargo in groups
        )
        object.__setattr__(self, "domains", found)

    def logit(self, total: int) -> int:
        """Return the value of a position as a logit in `UNIT`s, from the sum of its rows with `start`."""
        fields = unpack(_READ_FIRST, (total + _BIAS_FIRST).to_bytes(FIRST * 4, "little"))
        # two's complement by hand: `_HALF` stands for 0
        first = [field - _HALF >> _PASSED_SHIFT if field > _HALF else 0 for field in fields]
        hidden = sum(map(mul, self.second, first), self.second_start)
        fields = unpack(_READ_SECOND, (hidden + _BIAS_SECOND).to_bytes(SECOND * 4, "little"))
        second = [field - _HALF >> _SHIFT if field > _HALF else 0 for field in fields]
        return sum(map(mul, self.third, second), self.third_start)

    def share(self, total: int) -> float:
        """Return the expected share of the victory, 0 to 1."""
        return _share_of(self.logit(total))


def _shares() -> tuple[float, ...]:
    """Return the logistic function at whole 64ths from -8 to 8.

    By multiplication alone, which is the same on every machine; an `exp` of the system's is not.
    """
    step, found, power = 1.0157477085866857, [0.0] * (16 * 64 + 1), 1.0
    for place in range(8 * 64 + 1):
        found[512 + place] = power / (1 + power)
        found[512 - place] = 1 / (1 + power)
        power *= step
    return tuple(found)


_SHARES: Final = _shares()


def _share_of(logit: int) -> float:
    place, rest = divmod(min(max(logit + 8 * UNIT, 0), 16 * UNIT - 1), 64)
    return _SHARES[place] + (_SHARES[place + 1] - _SHARES[place]) * rest / 64


def on_curve(curve: Curve, share: float) -> float:
    """Return what a share of the victory, 0 to 1, is told as."""
    place = min(int(share * CURVE_STEPS), CURVE_STEPS - 1)
    return curve[place] + (curve[place + 1] - curve[place]) * (share * CURVE_STEPS - place)


def _curve(header: Mapping[str, Any]) -> Curve:
    """Return the curve of a header, straight where it has none. Raises `BadWeights`."""
    curve: Any = header.get("curve", STRAIGHT)
    if (
        not isinstance(curve, list | tuple)
        or len(curve) != CURVE_STEPS + 1  # type: ignore[reportUnknownArgumentType]
        or not all(isinstance(each, int | float) for each in curve)  # type: ignore[reportUnknownVariableType]
        or list(curve) != sorted(curve)  # type: ignore[reportUnknownArgumentType]
        or (curve[0], curve[-1]) != (0, 1)
    ):
        raise BadWeights("curve")
    return tuple(map(float, curve))  # type: ignore[reportUnknownArgumentType]


def pack(values: Sequence[int]) -> int:
    """Return these fields, which may be negative, in one number."""
    return sum(value << _FIELD * place for place, value in enumerate(values))


def write_network(header: dict[str, Any], body: bytes) -> bytes:
    """Return the file of a network: a line of JSON with what it is and where it comes from, then its weights."""
    known = {"format": FORMAT, "features": FEATURES, "bytes": len(body), "sha256": hashlib.sha256(body).hexdigest()}
    return json.dumps({**known, **header}).encode() + b"\n" + body


def read_network(data: bytes, *, players: int, teams: bool, rules: int) -> Network:
    """Return the network in a file's bytes. Raises `BadWeights`."""
    line, _, body = data.partition(b"\n")
    try:
        header: Any = json.loads(line)
    except ValueError:
        raise BadWeights("no header") from None
    if not isinstance(header, dict):
        raise BadWeights("no header")
    wanted = {"format": FORMAT, "features": FEATURES, "rules": rules, "players": players, "teams": teams}
    for key, value in wanted.items():
        if header.get(key) != value:  # type: ignore[reportUnknownMemberType]  # JSON
            raise BadWeights(f"{key} is not {value}")
    sizes, numbers = group_sizes(players), number_count(players)
    row_bytes, rest = 2 * FIRST * (sum(sizes) + numbers), FIRST * SECOND
    length = row_bytes + rest + 4 * (FIRST + SECOND + SECOND + 1)
    if len(body) != length:
        raise BadWeights(f"{len(body)} bytes, not {length}")
    if hashlib.sha256(body).hexdigest() != header.get("sha256"):  # type: ignore[reportUnknownMemberType]
        raise BadWeights("changed: its hash differs")
    values = unpack(f"<{row_bytes // 2}h{rest}b{FIRST + SECOND + SECOND + 1}i", body)
    second, biases = values[row_bytes // 2 : row_bytes // 2 + rest], values[row_bytes // 2 + rest :]
    packed = [pack(values[at : at + FIRST]) for at in range(0, row_bytes // 2, FIRST)]
    rows: list[tuple[int, ...]] = []
    for size in sizes:
        rows.append(tuple(row << _STORED_SHIFT for row in packed[:size]))
        packed = packed[size:]
    return Network(
        header,  # type: ignore[reportUnknownArgumentType]
        tuple(rows),
        tuple(packed),
        pack(biases[:FIRST]),
        tuple(pack(second[at : at + SECOND]) for at in range(0, rest, SECOND)),
        pack(biases[FIRST : FIRST + SECOND]),
        tuple(biases[FIRST + SECOND : FIRST + 2 * SECOND]),
        biases[-1],
        _curve(header),  # type: ignore[reportUnknownArgumentType]
    )

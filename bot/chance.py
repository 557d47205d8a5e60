"""Chance that comes out alike on every platform and Python: from a seed, or from a secret that proves it afterwards.

`stream` is for whoever wants the same games again. Python promises the sequence of `Random(whole number).random()`, and
neither what `shuffle` makes of it nor how a text becomes a seed, so both are done here.

`SecretShuffler` is for whoever has to show that nobody chose: it takes no more from Python than HMAC-SHA-256.
`bot/tournament/DRAW.md` says to the byte how, with examples to check another implementation by. What a game begins with
is drawn with the same shuffle (`bot/games/civ/rules/DEAL.md`): `deal_commitment` is published when its lobby opens,
`deal_key` is made of the secret and the players' words when it begins, and seats and cards are drawn with that.
"""

from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from hashlib import sha256
from hmac import digest
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

WORDS: Final = 1 << 32
"""How many values a word of a secret's stream has: no draw may be among more."""


def stream(seed: int, index: int) -> Random:
    """The chance of game `index` of the run with that seed, whatever the other games use. Ask it `random()` only."""
    # a number made here, for how Python turns a text into a seed may change
    return Random(int.from_bytes(sha256(f"{seed}:{index}".encode()).digest(), "big"))


class Shuffler:
    """Deals from a stream (see `bot.games.civ.rules.setup.Shuffler`)."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def randrange(self, stop: int) -> int:
        """A number from 0 to `stop` − 1."""
        return int(self._random.random() * stop)

    def shuffle(self, x: MutableSequence[T]) -> None:
        """Fisher and Yates, from the end."""
        _shuffle(x, self.randrange)


class SecretShuffler:
    """Draws from a secret: whoever is told it can draw again, and nobody else can know the outcome before.

    `label` says what is drawn (ASCII): each label has chance of its own, and nothing drawn for one tells about another.
    """

    def __init__(self, secret: bytes, label: str) -> None:
        self._words = _words(secret, label.encode("ascii"))

    def randrange(self, stop: int) -> int:
        """A number from 0 to `stop` − 1, each exactly as likely; `stop` is from 1 to 2³².

        Words of the last, incomplete run of `stop` values are passed over: their remainders would come up too often.
        """
        if not 1 <= stop <= WORDS:
            raise ValueError(stop)
        fair = WORDS - WORDS % stop
        return next(word for word in self._words if word < fair) % stop

    def shuffle(self, x: MutableSequence[T]) -> None:
        """Fisher and Yates, from the end: every order exactly as likely."""
        _shuffle(x, self.randrange)


def _shuffle(x: MutableSequence[T], randrange: Callable[[int], int]) -> None:
    for last in range(len(x) - 1, 0, -1):
        other = randrange(last + 1)
        x[last], x[other] = x[other], x[last]


def _words(secret: bytes, label: bytes) -> Iterator[int]:
    """The 32-bit words of HMAC-SHA-256 over the label, a zero byte and a counter, as long as they are asked for."""
    for counter in range(WORDS):
        block = digest(secret, label + b"\0" + counter.to_bytes(4, "big"), "sha256")
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")


def part_of(secret: bytes, label: str) -> bytes:
    """A secret made of another (32 bytes): it can be told without telling the other, or another part."""
    return digest(secret, label.encode(), "sha256")


def commitment(secret: bytes) -> str:
    """What is published of a secret in advance: its SHA-256 in hexadecimal."""
    return sha256(secret).hexdigest()


DEAL: Final = "civ-deal/1"
"""Before every label of a deal: another way of dealing has another number."""
CARDS: Final = f"{DEAL} cards"
"""The label by which a game deals, with the deal's key."""
SEATS: Final = f"{DEAL} seats"
SECRET_BYTES: Final = 32


def deal_commitment(game: str, secret: bytes) -> str:
    """What is published of a game's secret when its lobby opens (DEAL, commitment)."""
    return commitment(f"{DEAL} {game} {secret.hex()}".encode())


def deal_key(game: str, secret: bytes, said: Iterable[str]) -> bytes:
    """The secret that a game is dealt with: of its own one, and of what each player has said, in the lobby's order.

    Whoever has said nothing has said an empty text; none holds a line feed.
    """
    return part_of(secret, "\n".join((f"{DEAL} {game}", *said)))


def draw_seats(key: bytes, players: int, opposite: Sequence[int] = ()) -> tuple[int, ...]:
    """By seat the place in the lobby, from 0, of who sits there; the places `opposite` are across from each other."""
    places = list(range(players))
    SecretShuffler(key, SEATS).shuffle(places)
    return tuple(put_opposite(places, opposite))


def put_opposite(seats: Sequence[T], pair: Sequence[T]) -> list[T]:
    """The seats, with these two across from each other: the second changes places with who is there."""
    seated = list(seats)
    if len(pair) != 2 or len(seated) % 2 or not all(each in seated for each in pair):
        return seated
    here, there = seated.index(pair[0]), seated.index(pair[1])
    across = (here + len(seated) // 2) % len(seated)
    seated[there], seated[across] = seated[across], seated[there]
    return seated

"""Randomness that is equal on every platform and Python: from a seed, or from a secret that proves it afterwards.

`stream` makes the same games again from a seed. Python promises the sequence of `Random(whole number).random()`, but
neither the result of `shuffle` nor how a text becomes a seed, so both are done here.

`SecretShuffler` can prove that no one chose the outcome: it takes no more from Python than HMAC-SHA-256.
`bot/tournament/DRAW.md` specifies it to the byte, with examples to check another implementation. A game's beginning is
drawn with the same shuffle (`bot/games/civ/rules/DEAL.md`): `deal_commitment` is published when its lobby opens,
`deal_key` is made of the secret, the players' words and the id of the message that closed them when it begins, and
seats and cards are drawn with that.
"""

from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from hashlib import sha256
from hmac import digest
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

WORDS: Final = 1 << 32
"""The number of values of a word of a secret's stream: the upper limit of a draw."""


def stream(seed: int, index: int) -> Random:
    """Return the generator of game `index` of the run with that seed; only its `random()` is stable."""
    return stream_of(f"{seed}:{index}")


def stream_of(text: str) -> Random:
    """Return the generator that belongs to a text; only its `random()` is stable."""
    # a number made here, for how Python turns a text into a seed may change
    return numbered(int.from_bytes(sha256(text.encode()).digest(), "big"))


def numbered(seed: int) -> Random:
    """Return the generator that begins with a whole number; only its `random()` is stable."""
    return Random(seed)


class Shuffler:
    """Deals from a stream (see `bot.games.civ.rules.setup.Shuffler`)."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def randrange(self, stop: int) -> int:
        """A number from 0 to `stop` − 1."""
        return int(self._random.random() * stop)

    def shuffle(self, x: MutableSequence[T]) -> None:
        """Shuffle by Fisher and Yates, from the end."""
        _shuffle(x, self.randrange)


class SecretShuffler:
    """A shuffler that draws from a secret: with it anyone can draw again, and without it no one can predict the
    outcome.

    `label` names what is drawn (ASCII). Each label has independent randomness.
    """

    def __init__(self, secret: bytes, label: str) -> None:
        self._words = _words(secret, label.encode("ascii"))

    def randrange(self, stop: int) -> int:
        """Return a number from 0 to `stop` − 1, each exactly as likely; `stop` is from 1 to 2³².

        Words of the last, incomplete run of `stop` values are skipped: their remainders would come up too often.
        """
        if not 1 <= stop <= WORDS:
            raise ValueError(stop)
        fair = WORDS - WORDS % stop
        return next(word for word in self._words if word < fair) % stop

    def shuffle(self, x: MutableSequence[T]) -> None:
        """Shuffle by Fisher and Yates, from the end: every order exactly as likely."""
        _shuffle(x, self.randrange)


def _shuffle(x: MutableSequence[T], randrange: Callable[[int], int]) -> None:
    for last in range(len(x) - 1, 0, -1):
        other = randrange(last + 1)
        x[last], x[other] = x[other], x[last]


def _words(secret: bytes, label: bytes) -> Iterator[int]:
    """Yield the 32-bit words of HMAC-SHA-256 over the label, a zero byte and a counter."""
    for counter in range(WORDS):
        block = digest(secret, label + b"\0" + counter.to_bytes(4, "big"), "sha256")
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")


def part_of(secret: bytes, label: str) -> bytes:
    """Return a secret derived from another (32 bytes): it reveals neither that one nor other derived ones."""
    return digest(secret, label.encode(), "sha256")


def commitment(secret: bytes) -> str:
    """Return what is published of a secret in advance: its SHA-256 in hexadecimal."""
    return sha256(secret).hexdigest()


DEAL: Final = "civ-deal/1"
"""The beginning of every label of a deal; another way of dealing would have another number."""
CLOSED_DEAL: Final = "civ-deal/2"
"""The scheme of a deal that depends on the message that closed its words, too."""
CARDS: Final = f"{DEAL} cards"
"""The label for dealing cards, with the deal's key."""
SEATS: Final = f"{DEAL} seats"
SECRET_BYTES: Final = 32


def deal_commitment(game: str, secret: bytes) -> str:
    """Return what is published of a game's secret when its lobby opens (DEAL, commitment)."""
    return commitment(f"{DEAL} {game} {secret.hex()}".encode())


def deal_key(game: str, secret: bytes, said: Iterable[str], closed: int | None = None) -> bytes:
    """Return the secret that a game is dealt with: made of its own secret and of each player's word, in lobby order.

    A player without a word has an empty text; none holds a line feed. `closed` is the id that Discord gave the message
    that closed the words, None where there was none.
    """
    if closed is None:
        return part_of(secret, "\n".join((f"{DEAL} {game}", *said)))
    return part_of(secret, "\n".join((f"{CLOSED_DEAL} {game}", *said, str(closed))))


def draw_seats(key: bytes, players: int, opposite: Sequence[int] = ()) -> tuple[int, ...]:
    """Return the place in the lobby, from 0, by seat; the places in `opposite` sit across from each other."""
    places = list(range(players))
    SecretShuffler(key, SEATS).shuffle(places)
    return tuple(put_opposite(places, opposite))


def put_opposite(seats: Sequence[T], pair: Sequence[T]) -> list[T]:
    """Return the seats with these two across from each other: the second changes places with the one who sits there."""
    seated = list(seats)
    if len(pair) != 2 or len(seated) % 2 or not all(each in seated for each in pair):
        return seated
    here, there = seated.index(pair[0]), seated.index(pair[1])
    across = (here + len(seated) // 2) % len(seated)
    seated[there], seated[across] = seated[across], seated[there]
    return seated

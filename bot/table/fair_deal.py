"""How a table proves that nobody chose its cards: a secret it is committed to, and words of its players. Pure.

The secret is made when a lobby opens, and what is published of it (`Table.commitment`) binds it to the table's number.
Players may add a word each until the game begins; cards, and where nothing else says it seats and First Player, follow
from secret and words as `bot/games/civ/rules/DEAL.md` says. The secret is told once the game is over, or called off.

A tournament commits to one secret for all its tables when it is announced, and each table's is a part of that one.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.chance import DEAL, SECRET_BYTES, deal_commitment, deal_key
from bot.table.names import visible_text
from bot.table.values import TableId, UserId

MOST_WORD: Final = 30
"""Characters of a player's word."""


@dataclass(frozen=True, slots=True)
class Part:
    """Of which secret, by its commitment, a table's own one is which part."""

    label: str
    commitment: str


@dataclass(frozen=True, slots=True)
class FairDeal:
    """A table's secret, and what was added to it.

    `words` are the lobby's, each with whose it is. Once the game has begun there are none: `said` has one for each
    place in the lobby instead, empty where nothing was said, `seats` by seat the place of who sits there (None: a
    rematch's, which are not drawn), and `opposite` the places that were to be across from each other. Without a `part`
    the secret is committed to by itself.
    """

    # in no log line and no traceback
    secret: bytes = field(repr=False)
    words: tuple[tuple[UserId, str], ...] = ()
    said: tuple[str, ...] = ()
    seats: tuple[int, ...] | None = None
    opposite: tuple[int, ...] = ()
    part: Part | None = None

    def commitment(self, table: TableId) -> str:
        """What is published of the secret (64 hexadecimal digits)."""
        return self.part.commitment if self.part else deal_commitment(str(table), self.secret)

    def key(self, table: TableId) -> bytes:
        """What the table is dealt with; where its secret is a part, its number does not matter."""
        return deal_key(self.part.label if self.part else str(table), self.secret, self.said)

    def with_word(self, user: UserId, word: str) -> "FairDeal":
        """The deal with a person's word in place of what he has said before; an empty one takes it back."""
        others = tuple(each for each in self.words if each[0] != user)
        seen = visible_text(word, MOST_WORD)
        return replace(self, words=(*others, (user, seen)) if seen else others)

    def of_people(self, people: Iterable[UserId]) -> "FairDeal":
        """The deal without the words of whoever is not among these people."""
        there = set(people)
        kept = tuple(each for each in self.words if each[0] in there)
        return self if kept == self.words else replace(self, words=kept)

    def with_words_of(self, places: Iterable[UserId]) -> "FairDeal":
        """The deal once nothing can be said any more; `places` are the lobby's."""
        said = dict(self.words)
        # popped: who has several places has said his word at the first (DEAL, key)
        return replace(self, words=(), said=tuple(said.pop(user, "") for user in places))


def make_deal(secret: bytes) -> FairDeal:
    """Of a new secret, which nobody knows. Raises `ValueError` where it is not of 32 bytes."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(len(secret))
    return FairDeal(secret)


def make_part(secret: bytes, players: int, part: Part) -> FairDeal:
    """Of a part of an announced secret, for so many players whose seats are fixed: nobody has a word there."""
    return replace(make_deal(secret), said=("",) * players, part=part)


def deal_in_header(deal: FairDeal, table: TableId, *, is_over: bool, whole: bytes | None = None) -> dict[str, Any]:
    """The keys of a transcript's header that prove its deal, as far as they may be told.

    `whole` is the secret of which the table's one is a part, once it is told.
    """
    values: dict[str, Any] = {"scheme": DEAL, "words": list(deal.said), "seats": deal.seats and list(deal.seats)}
    if deal.opposite:
        values["opposite"] = list(deal.opposite)
    if deal.part:
        values["part"] = {"label": deal.part.label, **({"of": whole.hex()} if whole is not None else {})}
    # with it every card can be worked out
    if is_over:
        values["secret"] = deal.secret.hex()
    return {"commitment": deal.commitment(table), "deal": values}


def deal_to_json(deal: FairDeal | None) -> dict[str, Any] | None:
    """As the store keeps it."""
    if deal is None:
        return None
    words = [list(each) for each in deal.words]
    parts = {"words": words, "said": list(deal.said), "seats": deal.seats, "opposite": list(deal.opposite)}
    if deal.part:
        parts["part"] = [deal.part.label, deal.part.commitment]
    return {"secret": deal.secret.hex(), **{name: part for name, part in parts.items() if part}}


def deal_from_json(stored: Mapping[str, Any] | None) -> FairDeal | None:
    """What `deal_to_json` made."""
    if stored is None:
        return None
    words = tuple((UserId(user), word) for user, word in stored.get("words", ()))
    seats = stored.get("seats")
    return FairDeal(
        bytes.fromhex(stored["secret"]),
        words,
        tuple(stored.get("said", ())),
        None if seats is None else tuple(seats),
        tuple(stored.get("opposite", ())),
        Part(*stored["part"]) if "part" in stored else None,
    )

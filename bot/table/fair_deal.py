"""How a table proves that nobody chose its cards: a secret it is committed to, and words of its players. Pure.

The secret is made when a lobby opens, and what is published of it (`Table.commitment`) binds it to the table's number.
Players may add a word each until the game begins; cards, and where nothing else says it seats and First Player, follow
from secret and words as `bot/rules/DEAL.md` says. The secret is told once the game is over, or called off.
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
class FairDeal:
    """A table's secret, and what was added to it.

    `words` are the lobby's, each with whose it is. Once the game has begun there are none: `said` has one for each
    place in the lobby instead, empty where nothing was said, `seats` by seat the place of who sits there (None: a
    rematch's, which are not drawn), and `opposite` the places that were to be across from each other.
    """

    secret: bytes = field(repr=False)
    words: tuple[tuple[UserId, str], ...] = ()
    said: tuple[str, ...] = ()
    seats: tuple[int, ...] | None = None
    opposite: tuple[int, ...] = ()

    def commitment(self, table: TableId) -> str:
        """What is published of the secret (64 hexadecimal digits)."""
        return deal_commitment(str(table), self.secret)

    def key(self, table: TableId) -> bytes:
        """What the table is dealt with."""
        return deal_key(str(table), self.secret, self.said)

    def with_word(self, user: UserId, word: str) -> "FairDeal":
        """The same with a person's word in place of what he has said before; an empty one takes it back."""
        others = tuple(each for each in self.words if each[0] != user)
        seen = visible_text(word, MOST_WORD)
        return replace(self, words=(*others, (user, seen)) if seen else others)

    def of_people(self, people: Iterable[UserId]) -> "FairDeal":
        """The same without the words of whoever is not among these people."""
        there = set(people)
        kept = tuple(each for each in self.words if each[0] in there)
        return self if kept == self.words else replace(self, words=kept)

    def closed(self, places: Iterable[UserId]) -> "FairDeal":
        """The same once nothing can be said any more; `places` are the lobby's."""
        said = dict(self.words)
        return replace(self, words=(), said=tuple(said.pop(user, "") for user in places))


def make_deal(secret: bytes) -> FairDeal:
    """Of a new secret, which nobody knows. Raises `ValueError` where it is not of 32 bytes."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(len(secret))
    return FairDeal(secret)


def deal_in_header(deal: FairDeal, table: TableId, *, is_over: bool) -> dict[str, Any]:
    """The keys of a transcript's header that prove its deal, as far as they may be told."""
    told: dict[str, Any] = {"scheme": DEAL, "words": list(deal.said), "seats": deal.seats and list(deal.seats)}
    if deal.opposite:
        told["opposite"] = list(deal.opposite)
    if is_over:
        told["secret"] = deal.secret.hex()
    return {"commitment": deal.commitment(table), "deal": told}


def deal_to_json(deal: FairDeal | None) -> dict[str, Any] | None:
    """As the store keeps it."""
    if deal is None:
        return None
    words = [list(each) for each in deal.words]
    parts = {"words": words, "said": list(deal.said), "seats": deal.seats, "opposite": list(deal.opposite)}
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
    )

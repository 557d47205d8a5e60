"""How a table proves that no one chose its cards: a secret it is committed to, and words of its players. Pure.

The secret is made when a lobby opens. What is published of it (`Table.commitment`) binds it to the table's number. Each
player may add a word until the game begins; a message then closes the words, and nobody chooses the id that Discord
gives it. Cards, and seats and First Player unless given otherwise, follow from secret, words and that id as
`bot/games/civ/rules/DEAL.md` says. The secret is published once the game is over or called off.

A tournament commits to one secret for all its tables when it is announced, and the secret of each table is a part of
it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.chance import SECRET_BYTES, deal_commitment, deal_key
from bot.table.names import visible_text
from bot.table.values import TableId, UserId

MOST_WORD: Final = 30
"""Characters of a player's word."""


@dataclass(frozen=True, slots=True)
class Part:
    """Which part of a larger secret, given by its commitment, a table's own secret is."""

    label: str
    commitment: str


@dataclass(frozen=True, slots=True)
class FairDeal:
    """A table's secret, and what was added to it.

    `words` are those of the lobby, each with whose it is. Once the game has begun there are none. Instead `said` has
    one for each place in the lobby, empty where nothing was said; `seats` has by seat the place of its player (None in
    a rematch, whose seats aren't drawn); `opposite` has the places that were to be opposite each other; and `closed` is
    the id of the message that closed the words, None where there was none. Without a `part` the secret is committed to
    by itself.
    """

    # kept out of log lines and tracebacks
    secret: bytes = field(repr=False)
    words: tuple[tuple[UserId, str], ...] = ()
    said: tuple[str, ...] = ()
    seats: tuple[int, ...] | None = None
    opposite: tuple[int, ...] = ()
    part: Part | None = None
    closed: int | None = None

    def commitment(self, table: TableId) -> str:
        """Return what is published of the secret, in 64 hexadecimal digits."""
        return self.part.commitment if self.part else deal_commitment(str(table), self.secret)

    def key(self, table: TableId) -> bytes:
        """Return the key the table is dealt with; where its secret is a part, its number doesn't matter."""
        return deal_key(self.part.label if self.part else str(table), self.secret, self.said, self.closed)

    def with_word(self, user: UserId, word: str) -> "FairDeal":
        """Return the deal with this person's word in place of their earlier one; an empty word takes it back."""
        others = tuple(each for each in self.words if each[0] != user)
        seen = visible_text(word, MOST_WORD)
        return replace(self, words=(*others, (user, seen)) if seen else others)

    def of_people(self, people: Iterable[UserId]) -> "FairDeal":
        """Return the deal with only the words of these people."""
        there = set(people)
        kept = tuple(each for each in self.words if each[0] in there)
        return self if kept == self.words else replace(self, words=kept)

    def with_words_of(self, places: Iterable[UserId], closed: int | None = None) -> "FairDeal":
        """Return the deal as it is once the game begins and no word can be added; `places` are the lobby's."""
        said = dict(self.words)
        # popped: the word of someone with several places stands at the first of them (DEAL, key)
        return replace(self, words=(), said=tuple(said.pop(user, "") for user in places), closed=closed)


def make_deal(secret: bytes) -> FairDeal:
    """Return the deal of a new secret, which no one knows. Raises `ValueError` unless it has 32 bytes."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(len(secret))
    return FairDeal(secret)


def make_part(secret: bytes, players: int, part: Part) -> FairDeal:
    """Return the deal of a part of an announced secret, for players in fixed seats, where no one adds a word."""
    return replace(make_deal(secret), said=("",) * players, part=part)


def deal_to_json(deal: FairDeal | None) -> dict[str, Any] | None:
    """Return the deal in the form the store keeps."""
    if deal is None:
        return None
    words = [list(each) for each in deal.words]
    parts: dict[str, object] = {"words": words, "said": list(deal.said), "seats": deal.seats}
    parts |= {"opposite": list(deal.opposite), "closed": deal.closed}
    if deal.part:
        parts["part"] = [deal.part.label, deal.part.commitment]
    return {"secret": deal.secret.hex(), **{name: part for name, part in parts.items() if part}}


def deal_from_json(stored: Mapping[str, Any] | None) -> FairDeal | None:
    """Return the deal that `deal_to_json` made this of."""
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
        stored.get("closed"),
    )

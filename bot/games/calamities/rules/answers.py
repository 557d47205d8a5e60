"""Answers to decisions: who, what and a value, and how they are written as a line.

Egypt city alexandria
Egypt cities gaza, thebes, tanis
Egypt grain_shown 2
Egypt allocation Assyria 8, Babylon 8, Asia 4
Babylon losses babylon eliminate, elam 3
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.games.calamities.rules.errors import IllegalAnswer, cause
from bot.games.calamities.rules.names import NationName

Shares = tuple[tuple[str, int | str], ...]
"""Names with a number or a word each, in the order given: a name may come twice, for tokens and a city in one area."""
Value = str | int | tuple[str, ...] | Shares

PICK: Final = "pick"
SOME: Final = "some"
AMOUNT: Final = "amount"
SHARES: Final = "shares"
SHAPES: Final[Mapping[str, str]] = {
    "eruption_site": PICK,
    "city": PICK,
    "secondary": PICK,
    "reduce": PICK,
    "keep": PICK,
    "start_area": PICK,
    "march": PICK,
    "flood_plain": PICK,
    "coast": PICK,
    "cities": SOME,
    "grain_shown": AMOUNT,
    "allocation": SHARES,
    "own_losses": SHARES,
    "losses": SHARES,
    "first_faction_15": SHARES,
    "first_faction_20": SHARES,
    "military_losses": SHARES,
    "take_over": SHARES,
}
"""The shape of each decision's value."""
_NONE: Final = "none"
MOST_DIGITS: Final = 6
"""Characters of a number above which it is a word: no nation has so much of anything."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of a nation, or of the table, to one decision."""

    who: NationName
    what: str
    value: Value

    def __str__(self) -> str:
        return f"{self.who} {self.what} {_value_text(self.value)}"


def _value_text(value: Value) -> str:
    if isinstance(value, str | int):
        return str(value)
    return ", ".join(each if isinstance(each, str) else f"{each[0]} {each[1]}" for each in value) or _NONE


def parse_answer(text: str) -> Answer:
    """Return the answer of a line; `parse_answer(str(answer)) == answer`. Raises `IllegalAnswer`."""
    who, _, rest = text.strip().partition(" ")
    what, _, written = rest.strip().partition(" ")
    if what not in SHAPES or not written.strip():
        raise IllegalAnswer(cause("calamity-unreadable", text=text))
    items = [] if written.strip() == _NONE else [item.strip() for item in written.split(",")]
    return Answer(NationName(who), what, _value_in(SHAPES[what], items, text))


def _value_in(shape: str, items: list[str], text: str) -> Value:
    if shape == SOME:
        return tuple(items)
    if shape == SHARES:
        pairs = [item.rsplit(" ", 1) for item in items]
        if all(len(pair) == 2 for pair in pairs):
            return tuple((name.strip(), _number_or_word(word)) for name, word in pairs)
    elif len(items) == 1:
        if shape == PICK:
            return items[0]
        if isinstance(number := _number_or_word(items[0]), int):
            return number
    raise IllegalAnswer(cause("calamity-unreadable", text=text))


def _number_or_word(word: str) -> int | str:
    # `int` fails on thousands of digits
    is_number = word.isascii() and word.removeprefix("-").isdigit() and len(word) <= MOST_DIGITS
    return int(word) if is_number else word

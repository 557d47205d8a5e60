"""Answers to decisions: who, what and a value, as values, as lines of text, and as JSON gives them.

Egypt city alexandria
Egypt cities gaza, thebes, tanis
Egypt grain_shown 2
Egypt allocation Assyria 8, Babylon 8, Asia 4
Babylon losses babylon eliminate, elam 3
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

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
"""What the value of each decision looks like."""
_NONE: Final = "none"


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody answers to one decision."""

    who: NationName
    what: str
    value: Value

    def __str__(self) -> str:
        return f"{self.who} {self.what} {_written(self.value)}"


def _written(value: Value) -> str:
    if isinstance(value, str | int):
        return str(value)
    return ", ".join(each if isinstance(each, str) else f"{each[0]} {each[1]}" for each in value) or _NONE


def parse_answer(text: str) -> Answer:
    """The answer of a line; `parse_answer(str(answer)) == answer`. Raises `IllegalAnswer`."""
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
    return int(word) if word.isascii() and word.removeprefix("-").isdigit() else word


def value_from_json(what: str, found: object) -> Value | None:
    """The value that JSON gives for that decision; None where it has another shape."""
    match SHAPES.get(what):
        case "pick":
            if isinstance(found, bool):
                return "yes" if found else "no"
            return found if isinstance(found, str) else None
        case "amount":
            # JSON's `true` is an int for Python, here and below
            return found if isinstance(found, int) and not isinstance(found, bool) else None
        case "some":
            return _names(found)
        case "shares":
            return _shares(found)
        case _:
            return None


def _names(found: object) -> tuple[str, ...] | None:
    if isinstance(found, str):
        return (found,)
    if isinstance(found, Sequence):
        items = list(cast("Sequence[object]", found))
        if all(isinstance(item, str) for item in items):
            return tuple(map(str, items))
    return None


def _shares(found: object) -> Shares | None:
    """From a mapping of names to a number, a word or several, or pairs of them in order; a list of names alone gives
    each as often as it has it.
    """
    if isinstance(found, Mapping):
        table = cast("Mapping[object, object]", found)
        return _pairs([(name, each) for name, share in table.items() for each in _several(share)])
    rows = _several(found)
    if all(isinstance(row, list) for row in rows) and rows:
        pairs = [cast("list[object]", row) for row in rows]
        return _pairs([(pair[0], pair[1]) for pair in pairs]) if all(len(pair) == 2 for pair in pairs) else None
    names = _names(rows)
    return None if names is None else tuple(Counter(names).items())


def _several(share: object) -> list[object]:
    return cast("list[object]", share) if isinstance(share, list) else [share]


def _pairs(found: Sequence[tuple[object, object]]) -> Shares | None:
    pairs: list[tuple[str, int | str]] = []
    for name, share in found:
        if not isinstance(name, str) or isinstance(share, bool) or not isinstance(share, int | str):
            return None
        pairs.append((name, share))
    return tuple(pairs)


def value_as_json(value: Value) -> object:
    """What `value_from_json` reads as the same value: names that come twice make it a list of pairs."""
    if isinstance(value, str | int):
        return value
    if all(isinstance(each, str) for each in value):
        return list(value)
    shares = cast("Shares", value)
    found = dict(shares)
    return found if len(found) == len(shares) else [list(share) for share in shares]

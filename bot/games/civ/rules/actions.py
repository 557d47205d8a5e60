"""Actions: one value and one text form for every decision (REPLAY, actions).

Equal actions are one shared object, so comparing two is comparing addresses. Interventions (§9) have the same form;
`is_intervention` tells them apart.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import Final
from weakref import WeakValueDictionary

from bot.games.civ.rules.cards import DOMAIN_OF, DOMAINS, KIND_OF, KINDS
from bot.games.civ.rules.effect_table import STEPS, Zone, permanent_levels
from bot.games.civ.rules.errors import UnreadableAction, because

CARD_WORDS: Final = ("keep", "take", "sacrifice", *(word for word, step in STEPS.items() if step.names_card))
SEAT_WORDS: Final = tuple(word for word, step in STEPS.items() if step.source is Zone.OTHER_HAND)
COLUMN_WORDS: Final = tuple(word for word, step in STEPS.items() if step.names_column)
INTERVENTIONS: Final = ("eliminate", "trim", "refill", "undo")
WORDS: Final = (*CARD_WORDS, "use", "copy", *SEAT_WORDS, *COLUMN_WORDS, "skip", "end")
"""The first word of every action a seat may take."""


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Action:
    """One decision. Fields that an action's word does not use stay at -1 or empty.

    `kind` is the card's number in `KINDS`, `domain` that in `DOMAINS`, `target` a seat, `number` the line of an undo,
    `cards` the kinds of a trim. `is_void` is whether an undo says that an effect doesn't count (§9.3). Made by `parse`
    and the makers below only, which share equal actions.
    """

    word: str
    text: str
    kind: int = -1
    target: int = -1
    domain: int = -1
    level: int = -1
    number: int = -1
    is_void: bool = False
    cards: tuple[int, ...] = field(default=())

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (parse, (self.text,))

    @property
    def is_intervention(self) -> bool:
        """True where the referee, the table or a seat does this outside the turn: never a legal action."""
        return self.word in INTERVENTIONS


@cache
def with_card(word: str, kind: int) -> Action:
    """Return `word X` for one of `CARD_WORDS`."""
    return Action(word, f"{word} {KINDS[kind]}", kind=kind)


@cache
def use(domain: int, level: int) -> Action:
    """Return `use D L`: the own permanent effect (§4)."""
    return Action("use", f"use {DOMAINS[domain]} {level}", domain=domain, level=level)


@cache
def copy(target: int, domain: int, level: int) -> Action:
    """Return `copy T D L`: Inspiration (§6)."""
    return Action("copy", f"copy {target} {DOMAINS[domain]} {level}", target=target, domain=domain, level=level)


@cache
def with_seat(word: str, target: int) -> Action:
    """Return `word T` for one of `SEAT_WORDS`."""
    return Action(word, f"{word} {target}", target=target)


@cache
def with_column(word: str, target: int, domain: int) -> Action:
    """Return `word T D` for one of `COLUMN_WORDS`."""
    return Action(word, f"{word} {target} {DOMAINS[domain]}", target=target, domain=domain)


SKIP: Final = Action("skip", "skip")
END: Final = Action("end", "end")
ELIMINATE: Final = Action("eliminate", "eliminate")
REFILL: Final = Action("refill", "refill")


_OPEN: Final[WeakValueDictionary[str, Action]] = WeakValueDictionary()
"""The open-ended actions in use, so that they are shared too."""


def undo(number: int) -> Action:
    """Return `undo N`: back to the position after line N (§9.3)."""
    text = f"undo {number}"
    return _OPEN.setdefault(text, Action("undo", text, number=number))


def void(number: int) -> Action:
    """Return `undo N void`: the effect begun with the line after N doesn't count, and not again in that turn (§9.3)."""
    text = f"undo {number} void"
    return _OPEN.setdefault(text, Action("undo", text, number=number, is_void=True))


def trim(kinds: tuple[int, ...]) -> Action:
    """Return `trim X…`: these hand cards, drawn at random by the table, go to the discard pile (§9.2)."""
    text = " ".join(("trim", *(KINDS[kind] for kind in kinds)))
    return _OPEN.setdefault(text, Action("trim", text, cards=kinds))


def _all_actions() -> dict[str, Action]:
    seats = range(4)
    levels = [sorted({1, 2, *permanent_levels(domain)}) for domain in range(6)]  # `use C 2` is written, and refused
    found = [with_card(word, kind) for word in CARD_WORDS for kind in range(len(KINDS))]
    found += [use(domain, level) for domain in range(6) for level in levels[domain]]
    found += [copy(seat, domain, level) for seat in seats for domain in range(6) for level in levels[domain]]
    found += [with_seat(word, seat) for word in SEAT_WORDS for seat in seats]
    found += [with_column(word, seat, domain) for word in COLUMN_WORDS for seat in seats for domain in range(6)]
    found += [SKIP, END, ELIMINATE, REFILL]
    return {action.text: action for action in found}


ACTIONS: Final = _all_actions()
"""Every action without an open-ended part, by its text; some of them are never legal (`sacrifice C1`)."""


def parse(text: str) -> Action:
    """Return the action that `text` writes; `str` of it is `text` again. Raises `UnreadableAction`."""
    if action := ACTIONS.get(text):
        return action
    word, *rest = text.split(" ")
    if word == "undo" and len(rest) == 2 and rest[1] == "void" and _is_line(rest[0]):
        action = void(int(rest[0]))
    elif word == "undo" and len(rest) == 1 and _is_line(rest[0]):
        action = undo(int(rest[0]))
    elif word == "trim" and rest and all(card in KIND_OF for card in rest):
        action = trim(tuple(KIND_OF[card] for card in rest))
    else:
        raise _unreadable(text)
    if action.text != text:
        raise _unreadable(text)
    return action


def _is_line(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6


def _unreadable(text: str) -> UnreadableAction:
    shown = text[:60].encode("utf-8", "backslashreplace").decode()
    return UnreadableAction(because("action-unreadable", text=shown))


def domain_number(action: Action) -> int:
    """Return the number of the Domain that the action names, or whose card it names; -1 where it names neither."""
    return DOMAIN_OF[action.kind] if action.kind >= 0 else action.domain


def without_age(action: Action) -> tuple[str, int, int, int]:
    """Return the action without the Age of its card: word, target, Domain and level."""
    return action.word, action.target, domain_number(action), action.level

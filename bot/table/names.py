"""Names as others see them: people's without invisible characters, and those of computer players. Pure."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Final

from bot.characters import has_ink, one_line
from bot.table.values import Participant, UserId

MOST: Final = 32
"""Characters of a name, at most (Discord's limit)."""


def visible_name(text: str, otherwise: str = "…") -> str:
    """Return a name on one line, without control characters, direction marks and characters that show nothing.

    A name of nothing else becomes `otherwise`. At most 32 characters.
    """
    if text.isascii() and text.isprintable() and text.strip() == text and 0 < len(text) <= MOST:
        return text  # as nearly all names are
    name = visible_text(text, MOST)
    return name if has_ink(name) else otherwise


def visible_text(text: str, most: int) -> str:
    """Return a text on one line, without characters that can't be seen, cut to `most` characters."""
    return one_line(text)[:most].rstrip()


NAMES: Final = (
    "Alba", "Cleo", "Dara", "Elio", "Faro", "Gaia", "Hira", "Iko", "Juno", "Kiri", "Lumi", "Mika", "Nilo", "Oki",
    "Pia", "Remi", "Sami", "Tavi", "Uma", "Vega", "Yuki", "Zeno",
)  # fmt: skip
"""Short first names that are at home in many languages, and of no particular gender.

There are more than three for each seat, so some are always left. They are stored with the tables, so a change of
this list changes no older game.
"""


def computer_name(table: int, number: int, taken: Collection[str]) -> str:
    """Return the name of computer `number` (from 1) of a table: always the same, but none in `taken`."""
    known = {name.casefold() for name in taken}
    start = 3 * table + number  # so that neighbouring tables have different names
    turned = (NAMES[(start + step) % len(NAMES)] for step in range(len(NAMES)))
    return next((name for name in turned if name.casefold() not in known), NAMES[start % len(NAMES)])


# People of one name

HandleOf = Callable[[UserId], str | None]
"""Returns a person's user name, which is theirs alone; None where it is not known."""


def distinct_names(people: Sequence[tuple[UserId, str]], handle_of: HandleOf) -> list[str]:
    """Return these people's names; those who share theirs have their user name added, in at most 32 characters.

    Names that differ in case or width alone count as the same. Someone whose user name is not known has a number added
    where their name alone would be another's.
    """
    base = [_without_handle(name, handle_of(user)) for user, name in people]
    shared = {key for key, many in _people_by_key(people, base).items() if many > 1}
    found: list[str] = []
    taken = Counter[str]()
    numbers: dict[UserId, int] = {}
    cut = _shared_by_cut(people, base)
    for at, ((user, _), name) in enumerate(zip(people, base, strict=True)):
        handle = handle_of(user)
        if _key(name) not in shared and at not in cut:
            found.append(name)
        elif handle is not None:
            found.append(_with_suffix(name, handle))
        else:
            if user not in numbers:
                taken[_key(name)] += 1
                numbers[user] = taken[_key(name)]
            found.append(name if numbers[user] == 1 else _with_suffix(name, str(numbers[user])))
    # someone's own name may be another's with the user name added
    repeated = {key for key, many in _people_by_key(people, found).items() if many > 1}
    for at, ((user, _), name) in enumerate(zip(people, found, strict=True)):
        handle = handle_of(user)
        if _key(name) in repeated and handle is not None and not name.endswith(f" ({handle})"):
            found[at] = _with_suffix(name, handle)
    return found


def with_distinct_names(participants: Sequence[Participant], handle_of: HandleOf) -> tuple[Participant, ...]:
    """Return these participants with names that tell people apart (`distinct_names`)."""
    if len({_key(each.name) for each in participants}) == len(participants) and not any(
        each.name.endswith(")") for each in participants
    ):
        return tuple(participants)  # as nearly all tables have
    people = [each for each in participants if not each.is_computer]
    names = iter(distinct_names([(each.user_id, each.name) for each in people], handle_of))
    return tuple(each if each.is_computer else replace(each, name=next(names)) for each in participants)


def _people_by_key(people: Sequence[tuple[UserId, str]], names: Sequence[str]) -> Counter[str]:
    """Return how many people have each name; one with several seats is one."""
    return Counter(key for key, _ in {(_key(name), user) for (user, _), name in zip(people, names, strict=True)})


def _shared_by_cut(people: Sequence[tuple[UserId, str]], base: Sequence[str]) -> set[int]:
    """Return the places of those who may share a name that was cut to make room for their user name."""
    found: set[int] = set()
    for at, ((user, name), own) in enumerate(zip(people, base, strict=True)):
        if own == name or len(name) < MOST - 1:  # a space at the cut was left out
            continue
        for other, ((its_user, its_name), its_own) in enumerate(zip(people, base, strict=True)):
            is_begun = its_own != its_name and _key(own).startswith(_key(its_own))
            if its_user != user and (is_begun or _key(its_own).startswith(_key(own))):
                found |= {at, other}
    return found


def _key(name: str) -> str:
    return name.casefold() if name.isascii() else unicodedata.normalize("NFKC", name).casefold()


def _with_suffix(name: str, added: str) -> str:
    suffix = f" ({added})"
    kept = name[: max(0, MOST - len(suffix))].rstrip()
    return f"{kept}{suffix}" if kept else added[:MOST]


def _without_handle(name: str, handle: str | None) -> str:
    return name if handle is None else name.removesuffix(f" ({handle})") or name

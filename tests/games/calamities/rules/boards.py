"""Tables for the tests, written as short texts, and calamities played on them."""

from collections.abc import Iterable, Mapping
from functools import cache

import pytest

from bot.assets import folder
from bot.games.calamities.rules import (
    Answer,
    Atlas,
    DrawnCalamity,
    IllegalAnswer,
    Nation,
    Outcome,
    Position,
    check_position,
    parse_answer,
    read_atlas,
    resolve_calamity,
)
from bot.games.calamities.rules.names import AreaId, CalamityId, NationName, find_card
from bot.games.calamities.rules.rulings import rulings_from
from bot.reasons import Reason


@cache
def atlas() -> Atlas:
    """The map that ships."""
    return read_atlas((folder() / "calamities" / "map.txt").read_text(encoding="utf-8"))


def nation(
    name: str,
    units: str = "",
    *,
    cards: str = "",
    grain: int = 0,
    tokens: int = 55,
    cities: int = 9,
    treasury: int = 0,
    plays: bool = True,
) -> Nation:
    """A nation with `memphis city, fayum 5` on the board, and the rest of its pieces in stock."""
    on_board: dict[AreaId, int] = {}
    towns: set[AreaId] = set()
    for item in filter(None, units.split(", ")):
        area, what = item.split(" ")
        if what == "city":
            towns.add(AreaId(area))
        else:
            on_board[AreaId(area)] = int(what)
    held = [card for item in cards.split(", ") if (card := find_card(item))]
    left = tokens - sum(on_board.values()) - treasury
    return Nation(
        NationName(name), on_board, frozenset(towns), left, cities - len(towns), treasury, frozenset(held), grain, plays
    )


def table(
    *nations: Nation, barbarians: Mapping[str, int] | None = None, pirates: Iterable[str] = (), **rulings: str
) -> Position:
    """A table of these nations, in A.S.T. order, that adds up."""
    order = atlas().nations
    found = Position(
        atlas(),
        tuple(sorted(nations, key=lambda each: order.index(each.name))),
        {AreaId(area): count for area, count in (barbarians or {}).items()},
        frozenset(map(AreaId, pirates)),
        rulings_from(rulings),
    )
    check_position(found)
    return found


def drawn(calamity: str, primary: str, traded_by: str | None = None) -> DrawnCalamity:
    """A calamity in someone's hands."""
    return DrawnCalamity(CalamityId(calamity), NationName(primary), NationName(traded_by) if traded_by else None)


def play(
    position: Position, calamity: str, primary: str, *answers: str | Answer, traded_by: str | None = None
) -> Outcome:
    """What comes of a calamity with these answers, as lines of text."""
    given = [parse_answer(answer) if isinstance(answer, str) else answer for answer in answers]
    return resolve_calamity(position, drawn(calamity, primary, traded_by), given)


def refusal(position: Position, calamity: str, primary: str, *answers: str, traded_by: str | None = None) -> Reason:
    """Why the last of these answers is refused."""
    with pytest.raises(IllegalAnswer) as refused:
        play(position, calamity, primary, *answers, traded_by=traded_by)
    assert refused.value.index == len(answers) - 1, f"an earlier answer was refused: {refused.value}"
    return refused.value.reason


def units(outcome: Outcome | Position, name: str) -> str:
    """A nation's board as text: areas in order of name, tokens before cities."""
    position = outcome.position if isinstance(outcome, Outcome) else outcome
    found = position.nation(NationName(name))
    items = [f"{area} {count}" for area, count in found.tokens.items()] + [f"{area} city" for area in found.cities]
    return ", ".join(sorted(items))


def asked(outcome: Outcome) -> list[str]:
    """Who was asked what, in order."""
    return [f"{decision.who} {decision.what}" for decision in outcome.decisions]


def options(outcome: Outcome) -> list[str]:
    """What may be picked in the decision that is pending."""
    assert outcome.pending is not None
    found = outcome.pending.limits()["options"]
    assert isinstance(found, list | dict)
    return list(map(str, found))  # pyright: ignore[reportUnknownArgumentType]  # names, or names with numbers


def total(outcome: Outcome) -> int:
    """The points that the pending decision asks for."""
    assert outcome.pending is not None
    found = outcome.pending.limits()["total"]
    assert isinstance(found, int)
    return found

"""Decisions as they are asked, of the cases and on random boards."""

import json
from functools import cache
from pathlib import Path
from typing import Final, cast

from bot.cli.calamity_cases import Case, read_case
from bot.games.calamities.rules import Resolution
from bot.games.calamities.rules.names import CALAMITIES
from bot.games.calamities.rules.options import Asked
from tests.games.calamities.rules.boards import atlas
from tests.games.calamities.rules.random_boards import asked_by_chance, random_drawn, random_position

CASES: Final = Path(__file__).parent / "rules" / "cases.json"
RARE: Final = 1005
"""A board with equal earthquakes, of which one neighbour is asked (30.212)."""
ROUNDS: Final = 12
"""Random boards for each calamity."""


@cache
def cases() -> tuple[Case, ...]:
    """Every case."""
    found = cast("list[object]", json.loads(CASES.read_text(encoding="utf-8")))
    return tuple(read_case(each, atlas(), number) for number, each in enumerate(found, start=1))


@cache
def resolved() -> tuple[tuple[list[Asked], Resolution], ...]:
    """Every case that has a calamity, its choices drawn by chance."""
    return tuple(
        asked_by_chance(case.position, case.drawn, 1)
        for case in cases()
        if case.position is not None and case.drawn is not None
    )


@cache
def asked_everywhere() -> tuple[Asked, ...]:
    """Decisions of every calamity in the cases and on random boards, with house rules and without."""
    found = [asked for decisions, _ in resolved() for asked in decisions]
    for number, calamity in enumerate([*CALAMITIES] * ROUNDS):
        position = random_position(number, with_rulings=number % 2 == 0)
        found += asked_by_chance(position, random_drawn(position, number, calamity), number)[0]
    position = random_position(RARE, with_rulings=False)
    found += asked_by_chance(position, random_drawn(position, RARE, "volcano_earthquake"), RARE)[0]
    return tuple(found)

"""`civ bench calamities`: how fast each calamity finds its next decision on a full board of eight nations."""

from random import Random
from time import process_time
from typing import Final

from bot.assets import folder
from bot.bench.measure import Measure, measure_at_most
from bot.games.calamities.rules import Answer, Atlas, DrawnCalamity, Nation, Position, Resolution, read_atlas
from bot.games.calamities.rules.names import CALAMITIES, CARDS, AreaId, CalamityId
from bot.games.calamities.rules.position import CITIES, FEW_TOKENS

GOAL: Final = 50.0
"""Milliseconds of CPU time for any one decision with its limits."""
NATIONS: Final = 8
ROUNDS: Final = 20


def measure_calamities() -> list[Measure]:
    """Return for each calamity the longest time that finding the next decision and its limits took."""
    atlas = read_atlas((folder() / "calamities" / "map.txt").read_text(encoding="utf-8"))
    random = Random(30)
    positions = [_full_board(atlas, random) for _ in range(ROUNDS)]
    return [
        measure_at_most(f"calamity-{calamity}", max(_longest(each, calamity, random) for each in positions), "ms", GOAL)
        for calamity in CALAMITIES
    ]


def _full_board(atlas: Atlas, random: Random) -> Position:
    """Return eight nations that fill the map, each with about nine cities and nearly all its tokens on the board."""
    areas = sorted(atlas.areas)
    random.shuffle(areas)
    names = [name for name in atlas.nations if name != "Crete"][:NATIONS]
    nations: list[Nation] = []
    for place, name in enumerate(names):
        own = [AreaId(area) for area in areas[place::NATIONS]]
        cities, rest = frozenset(own[: CITIES - 1]), own[CITIES - 1 :]
        tokens = {area: min(4, atlas[area].limit + 1) for area in rest}
        cards = frozenset(random.sample(CARDS, 8))
        left = FEW_TOKENS - sum(tokens.values())
        nations.append(Nation(name, tokens, cities, left, CITIES - len(cities), 0, cards, grain=4))
    return Position(atlas, tuple(nations))


def _longest(position: Position, calamity: CalamityId, random: Random) -> float:
    victim = random.choice(position.nations).name
    begun = process_time()
    resolution = Resolution(position, DrawnCalamity(calamity, victim))
    longest = 0.0
    while (pending := resolution.pending) is not None:
        pending.limits()
        longest = max(longest, process_time() - begun)
        answer = Answer(pending.who, pending.what, pending.draw(random.randrange))
        begun = process_time()
        resolution.answer(answer)
    return 1000 * max(longest, process_time() - begun)

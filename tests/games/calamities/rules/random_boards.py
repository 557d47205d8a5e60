"""Random tables of random nations, and calamities played on them with random legal answers."""

from collections.abc import Callable
from random import Random
from typing import Final

from bot.games.calamities.rules import Answer, DrawnCalamity, Nation, Position, Resolution, check_position
from bot.games.calamities.rules.names import CALAMITIES, CARDS, AreaId, NationName
from bot.games.calamities.rules.options import Asked
from bot.games.calamities.rules.position import CITIES
from bot.games.calamities.rules.rulings import CHOICES, rulings_from
from tests.games.calamities.rules.boards import atlas

TOTALS: Final = (55, 47, 20)
"""Tokens of a nation; with twenty its stock is soon short."""


def random_position(seed: int, *, most: int = 9, with_rulings: bool = True) -> Position:
    """A table of two to nine nations that adds up. Areas may be shared, and over their limits."""
    random = Random(seed)
    names = random.sample(atlas().nations, random.randint(2, most))
    areas: list[str] = sorted(atlas().areas)
    random.shuffle(areas)
    areas = areas[: random.choice((12, 40, 149))]
    towns = list(areas)
    total = random.choice(TOTALS)
    nations = [_random_nation(random, name, areas, towns, total) for name in atlas().nations if name in names]
    if not any(nation.is_playing for nation in nations):
        return random_position(seed + 1, most=most, with_rulings=with_rulings)
    pirates = frozenset(AreaId(towns.pop()) for _ in range(min(len(towns), random.choice((0, 0, 2, 8)))))
    horde = {AreaId(area): random.randint(1, 6) for area in random.sample(areas, random.choice((0, 0, 3)))}
    chosen = {name: random.choice(choices) for name, choices in CHOICES.items()} if with_rulings else {}
    position = Position(atlas(), tuple(nations), horde, pirates, rulings_from(chosen))
    check_position(position)
    return position


def _random_nation(random: Random, name: NationName, areas: list[str], towns: list[str], total: int) -> Nation:
    cities = frozenset(AreaId(towns.pop()) for _ in range(min(len(towns) - 1, random.randint(0, CITIES))))
    free = total - random.choice((0, 0, 4))
    tokens: dict[AreaId, int] = {}
    for area in random.sample(areas, random.randint(0, min(12, len(areas)))):
        count = min(free, random.randint(1, atlas()[AreaId(area)].limit + 1))
        if count:
            tokens[AreaId(area)] = count
            free -= count
    treasury = total - free - sum(tokens.values()) if random.random() < 0.5 else 0
    free = total - sum(tokens.values()) - treasury
    cards = frozenset(random.sample(CARDS, random.choice((0, 4, 10))))
    plays = random.random() < 0.9
    stock = CITIES - len(cities)
    return Nation(name, tokens, cities, free, stock, treasury, cards, random.randint(0, 4), plays)


def random_drawn(position: Position, seed: int, calamity: str | None = None) -> DrawnCalamity:
    """A calamity in the hands of someone who plays, passed on by another or by nobody."""
    random = Random(seed)
    playing = [nation.name for nation in position.playing]
    primary = random.choice(playing)
    others = [name for name in playing if name != primary]
    found = next(each for each in CALAMITIES if each == calamity) if calamity else random.choice(list(CALAMITIES))
    is_traded = CALAMITIES[found].tradable and others and random.random() < 0.7
    return DrawnCalamity(found, primary, random.choice(others) if is_traded else None)


def play_by_chance(
    position: Position, drawn: DrawnCalamity, seed: int, look: Callable[[Resolution], None] = lambda _: None
) -> Resolution:
    """The calamity with legal answers drawn by chance; `look` sees every decision before it is answered."""
    random = Random(seed)
    resolution = Resolution(position, drawn)
    while (pending := resolution.pending) is not None:
        look(resolution)
        resolution.answer(Answer(pending.who, pending.what, pending.draw(random.randrange)))
    return resolution


def asked_by_chance(position: Position, drawn: DrawnCalamity, seed: int) -> tuple[list[Asked], Resolution]:
    """Every decision of the calamity as it is asked, with legal answers drawn by chance; and the calamity resolved."""
    found: list[Asked] = []

    def note(resolution: Resolution) -> None:
        outcome = resolution.outcome()
        found.append(Asked(position, drawn, outcome.answers, outcome))

    resolution = play_by_chance(position, drawn, seed, note)
    return found, resolution

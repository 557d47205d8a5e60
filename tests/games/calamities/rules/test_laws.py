"""Laws that hold of every calamity on every board: random tables, random legal answers."""

import json
from dataclasses import replace
from functools import reduce
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cli.calamity_report import value_as_json, value_from_json
from bot.games.calamities.rules import (
    Answer,
    IllegalAnswer,
    Outcome,
    Position,
    Resolution,
    carry_out,
    parse_answer,
    resolve_calamity,
)
from bot.games.calamities.rules.answers import SHAPES
from bot.games.calamities.rules.changes import Holding, board_changes, holdings_in, occupied_areas
from bot.games.calamities.rules.hordes import ATTACKERS
from bot.games.calamities.rules.names import (
    AGRICULTURE,
    BARBARIAN_HORDES,
    BARBARIANS,
    CALAMITIES,
    CIVIL_WAR,
    EPIDEMIC,
    FAMINE,
    ICONOCLASM,
    PIRACY,
    PIRATES,
    ROAD_BUILDING,
    THEOLOGY,
    VOLCANO,
    NationName,
)
from bot.games.calamities.rules.position import CITY_POINTS, Nation
from tests.games.calamities.rules.random_boards import play_by_chance, random_drawn, random_position

SEEDS: Final = st.integers(0, 2**32)
EVERY: Final = pytest.mark.parametrize("calamity", list(CALAMITIES))


def played(seed: int, calamity: str, **options: bool) -> tuple[Position, Outcome, Resolution]:
    """A random table, and what came of the calamity there."""
    position = random_position(seed, **options)  # pyright: ignore[reportArgumentType]  # flags by name
    resolution = play_by_chance(position, random_drawn(position, seed, calamity), seed)
    return position, resolution.outcome(), resolution


def board_points(nation: Nation) -> int:
    """Its unit points on the board."""
    return nation.tokens_on_board + CITY_POINTS * len(nation.cities)


def lost(before: Position, after: Position, name: NationName) -> int:
    """The unit points that a nation has fewer on the board."""
    return board_points(before.nation(name)) - board_points(after.nation(name))


@EVERY
@settings(max_examples=20)
@given(seed=SEEDS)
def test_a_random_legal_answer_always_exists_and_leads_to_an_end(calamity: str, seed: int) -> None:
    _, outcome, _ = played(seed, calamity)
    assert outcome.pending is None


@EVERY
@settings(max_examples=20)
@given(seed=SEEDS)
def test_no_calamity_creates_or_destroys_a_piece(calamity: str, seed: int) -> None:
    position, outcome, _ = played(seed, calamity)
    for nation in outcome.position.nations:
        before = position.nation(nation.name)
        assert (nation.all_tokens, nation.all_cities) == (before.all_tokens, before.all_cities)
        assert (nation.treasury, nation.cards, nation.grain) == (before.treasury, before.cards, before.grain)
        assert min(nation.stock_tokens, nation.stock_cities, *nation.tokens.values(), 1) >= 0
    owned = [city for nation in outcome.position.nations for city in nation.cities]
    assert len({*owned, *outcome.position.pirates}) == len(owned) + len(outcome.position.pirates)


@EVERY
@settings(max_examples=20)
@given(seed=SEEDS)
def test_effects_are_all_that_happens(calamity: str, seed: int) -> None:
    position, outcome, _ = played(seed, calamity)
    found = reduce(carry_out, outcome.effects, position)
    assert replace(found, atlas=outcome.position.atlas) == outcome.position
    section = CALAMITIES[random_drawn(position, seed, calamity).calamity].section
    assert all(effect.clause.startswith(section) for effect in outcome.effects)
    json.dumps([effect.as_dict() for effect in outcome.effects])


@EVERY
@settings(max_examples=20)
@given(seed=SEEDS)
def test_table_and_answers_replay_exactly(calamity: str, seed: int) -> None:
    position, outcome, _ = played(seed, calamity)
    again = resolve_calamity(position, random_drawn(position, seed, calamity), outcome.answers)
    assert again == outcome


@EVERY
@settings(max_examples=20)
@given(seed=SEEDS)
def test_every_answer_is_a_line_of_text_and_a_value_of_json(calamity: str, seed: int) -> None:
    _, outcome, _ = played(seed, calamity)
    for answer in outcome.answers:
        assert parse_answer(str(answer)) == answer
        assert value_from_json(answer.what, json.loads(json.dumps(value_as_json(answer.value)))) == answer.value


@EVERY
@settings(max_examples=20)
@given(seed=SEEDS)
def test_what_is_asked_has_more_than_one_legal_answer(calamity: str, seed: int) -> None:
    def look(resolution: Resolution) -> None:
        pending = resolution.pending
        assert pending is not None
        json.dumps(pending.as_dict())
        found = {pending.draw(random.randrange) for _ in range(4)}
        assert not any(map(pending.why_not, found))
        for _ in range(300):
            if len(found) > 1:
                return
            found.add(pending.draw(random.randrange))
        raise AssertionError(f"one answer only: {found}")

    random = Random(seed)
    position = random_position(seed)
    play_by_chance(position, random_drawn(position, seed, calamity), seed, look)


@EVERY
@settings(max_examples=20)
@given(seed=SEEDS)
def test_a_refused_answer_changes_nothing(calamity: str, seed: int) -> None:
    random = Random(seed)
    words = ("memphis", "first", "Egypt", "eliminate", "nile", "")

    def look(resolution: Resolution) -> None:
        pending = resolution.pending
        assert pending is not None
        before = resolution.outcome()
        for what in (pending.what, random.choice(list(SHAPES))):
            pairs = tuple((random.choice(words), random.choice((-1, 3, "reduce"))) for _ in range(random.randint(0, 2)))
            value = random.choice((random.choice(words), -1, 99, (), (random.choice(words),), pairs))
            try:
                legal = resolution.why_not(Answer(pending.who, what, value)) is None
                assert not legal or pending.why_not(value) is None
                resolution.answer(Answer(NationName("nobody"), what, value))
            except IllegalAnswer as refused:
                assert refused.reason.key.startswith("calamity-")  # noqa: PT017  # the law is about those that are raised
        assert resolution.outcome() == before

    position = random_position(seed)
    play_by_chance(position, random_drawn(position, seed, calamity), seed, look)


@EVERY
@settings(max_examples=20)
@given(seed=SEEDS)
def test_who_passed_it_on_and_who_does_not_play_lose_nothing(calamity: str, seed: int) -> None:
    position, outcome, _ = played(seed, calamity)
    drawn = random_drawn(position, seed, calamity)
    if calamity == BARBARIAN_HORDES:
        return  # they fight everyone on their way (30.5232)
    for nation in position.nations:
        if nation.name == drawn.traded_by or not nation.is_playing:
            assert lost(position, outcome.position, nation.name) <= 0


@pytest.mark.parametrize(("calamity", "cap"), [(FAMINE, 8), (EPIDEMIC, 10), (ICONOCLASM, 10), (PIRACY, 5)])
@given(seed=SEEDS)
def test_no_secondary_loss_is_above_its_cap(calamity: str, cap: int, seed: int) -> None:
    position, outcome, _ = played(seed, calamity)
    drawn = random_drawn(position, seed, calamity)
    for nation in position.nations:
        most = cap + 5 * (calamity == EPIDEMIC and nation.has(ROAD_BUILDING))
        spared = calamity == ICONOCLASM and nation.has(THEOLOGY)
        if nation.name != drawn.primary:
            assert lost(position, outcome.position, nation.name) <= (0 if spared else most)


@given(seed=SEEDS)
def test_30_612_an_epidemic_empties_no_area(seed: int) -> None:
    position, outcome, _ = played(seed, EPIDEMIC)
    for nation in outcome.position.nations:
        assert nation.areas == position.nation(nation.name).areas


@given(seed=SEEDS)
def test_30_5222_barbarians_leave_no_area_over_its_limit_that_they_entered(seed: int) -> None:
    position, outcome, _ = played(seed, BARBARIAN_HORDES)
    for area, count in outcome.position.barbarians.items():
        if count > position.barbarians.get(area, 0):
            assert count <= position.area(area).limit
    steps = outcome.findings.get("steps", [])
    assert isinstance(steps, list)
    assert sum(outcome.position.barbarians.values()) <= sum(position.barbarians.values()) + 15
    assert ATTACKERS == 7


@settings(max_examples=10)
@given(seed=SEEDS)
def test_30_5225_30_913_barbarians_and_pirates_are_never_victims(seed: int) -> None:
    for calamity in CALAMITIES:
        if calamity != BARBARIAN_HORDES:
            position, outcome, _ = played(seed, calamity)
            assert outcome.position.barbarians == position.barbarians
            assert outcome.position.pirates >= position.pirates


@given(seed=SEEDS)
def test_30_211_an_eruption_leaves_nobody_near_the_volcano_but_who_is_spared(seed: int) -> None:
    position, outcome, _ = played(seed, VOLCANO)
    drawn = random_drawn(position, seed, VOLCANO)
    if outcome.findings["event"] == "eruption":
        near = {area.id for area in position.atlas.areas.values() if area.volcano == outcome.findings["site"]}
        for nation in outcome.position.playing:
            assert nation.name == drawn.traded_by or not nation.areas & near


@given(seed=SEEDS)
def test_30_415_a_civil_war_only_changes_owners_unless_military_or_a_shortage_takes_units(seed: int) -> None:
    position, outcome, _ = played(seed, CIVIL_WAR)
    removed = [effect for effect in outcome.effects if effect.kind in ("remove", "eliminate", "reduce")]
    if not removed:
        before, after = (sum(map(board_points, each.nations)) for each in (position, outcome.position))
        assert before == after


def test_a_turn_with_all_twelve_calamities_among_eight_nations() -> None:
    """In order, each on what the last one left, then the support of every nation's cities."""
    position = next(found for seed in range(999) if len((found := random_position(seed)).playing) == 8)
    for number, calamity in enumerate(CALAMITIES):
        position = play_by_chance(position, random_drawn(position, number, calamity), number).outcome().position
    from bot.games.calamities.rules.names import SUPPORT
    from bot.games.calamities.rules.turn import DrawnCalamity

    for nation in position.playing:
        position = play_by_chance(position, DrawnCalamity(SUPPORT, nation.name), 1).outcome().position
    for nation in position.playing:
        assert nation.tokens_on_board >= 2 * len(nation.cities)
    assert PIRATES not in {nation.name for nation in position.nations}


@EVERY
@given(seed=SEEDS)
@settings(max_examples=10)
def test_what_differs_on_the_board_is_each_holding_that_is_another(seed: int, calamity: str) -> None:
    before, outcome, _ = played(seed, calamity)
    after = outcome.position
    found = board_changes(before, after)
    assert [each.area for each in found] == sorted(each.area for each in found)
    assert board_changes(before, before) == ()
    was, now = (
        {(area, each.nation): each for area in occupied_areas(position) for each in holdings_in(position, area)}
        for position in (before, after)
    )
    differing = {key for key in {*was, *now} if was.get(key) != now.get(key)}
    assert {(each.area, each.nation) for each in found} == differing
    for each in found:
        bare = Holding(each.nation)
        key = (each.area, each.nation)
        assert (each.before, each.after) == (was.get(key, bare), now.get(key, bare))
        assert each.is_loss == (each.after.points < each.before.points)
    owned = [
        (area, Holding(nation.name, nation.tokens.get(area, 0), area in nation.cities))
        for nation in after.nations
        for area in nation.areas
    ]
    owned += [(area, Holding(BARBARIANS, count)) for area, count in after.barbarians.items()]
    owned += [(area, Holding(PIRATES, 0, has_city=True)) for area in after.pirates]
    assert {(area, each.nation): each for area, each in owned} == now


@given(seed=SEEDS)
def test_an_area_above_its_limit_is_named_with_what_stands_there_and_what_may(seed: int) -> None:
    """One token more may stand where the only nation there holds Agriculture."""
    position = random_position(seed)
    expected: dict[str, tuple[int, int]] = {}
    for area in sorted(occupied_areas(position)):
        there = holdings_in(position, area)
        tokens, limit = sum(each.tokens for each in there), position.area(area).limit
        names = [each.nation for each in there]
        if len(names) == 1 and names[0] not in (BARBARIANS, PIRATES):
            limit += position.nation(names[0]).has(AGRICULTURE)
        if tokens > limit:
            expected[area] = (tokens, limit)
    assert list(position.surpluses().items()) == list(expected.items())

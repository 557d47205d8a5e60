"""Effects made up from the steps of others: judge, threats and computer players follow them, or refuse them loudly."""

import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

import pytest

from bot.games.civ.rules import effect_table
from tests.games.civ.rules.made_up import HALF_KNOWN, OTHER_STEPS, STEPS, TABLES, WORDLESS, made_up, rows

KNOWN = {**TABLES, **OTHER_STEPS, **WORDLESS}
EVERY = {**KNOWN, **HALF_KNOWN}


@pytest.mark.sample(1, rest="long")
@pytest.mark.parametrize("name", EVERY)
def test_the_judge_follows_made_up_effects(name: str) -> None:
    """§3.5: what is offered can be done to its end, no card is lost, and the rest is refused with a clause."""
    with made_up(rows(EVERY[name])) as load:
        all_cards, used = load("tests.games.civ.rules.tables").all_cards, set[str]()
        for seed in range(40):
            for game in _moments(load, seed):
                assert all_cards(game.position) == sorted([*game.setup.deck, *game.setup.box])
                assert bool(game.waiting()) != game.is_over
                _check_memory(load, game)
                for seat in range(game.setup.players):
                    _check_refusals(load, game, seat)
                used |= set(map(_effect_of, game.lines))
        assert {row for row, fields in EVERY[name].items() if fields} <= used


def _moments(load: Any, seed: int) -> Iterator[Any]:
    """Some actions after a position in which most effects are open."""
    chance = random.Random(seed)
    game = load("tests.games.civ.threats.next_turns").crowded(seed, pious=True)
    for _ in range(20):
        yield game
        if game.is_over:
            break
        game = load("tests.strategies").moved(game, chance, patience=1.0)


def _effect_of(line: Any) -> str:
    word, *rest = line.action.text.split(" ")
    if word == "sacrifice":
        return f"{rest[0][0]} sacrifice"
    return " ".join(rest[-2:]) if word in ("use", "copy") else ""


def _check_memory(load: Any, game: Any) -> None:
    """§1.6: of the cards that someone is said to hold none lies elsewhere."""
    cards = load("bot.games.civ.rules.cards")
    for viewer in range(game.setup.players):
        for seat, hand in enumerate(game.position.hands):
            known = game.memory.of(viewer, seat)
            assert all(cards.count(hand, kind) >= cards.count(known, kind) for kind in cards.kinds_in(known))


def _check_refusals(load: Any, game: Any, seat: int) -> None:
    actions, chance = load("bot.games.civ.rules.actions"), random.Random(game.number)
    every = [action for action in actions.ACTIONS.values() if not action.is_intervention]
    for action in chance.sample(every, 12):
        if action not in game.legal(seat):
            assert load("bot.games.civ.rules.refusals").why_illegal(game.position, seat, action).clause


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("seeds", [range(16), pytest.param(range(1000, 1400), marks=pytest.mark.long)])
def test_threats_follow_made_up_effects(name: str, seeds: range) -> None:
    """§7: a threat is there exactly where some deal of the hidden cards wins, played out by the judge."""
    with made_up(rows(EVERY[name])) as load:
        yardstick, search = load("tests.games.civ.threats.next_turns"), load("bot.games.civ.threats.search")
        search.THREAT_EFFORT = 10**6
        counts = {True: 0, False: 0}
        for seed in seeds:
            game = yardstick.crowded(seed, pious=seed % 3 == 0)
            seen = load("bot.games.civ.rules").observe(game, 0)
            threats = {threat.seat: threat for threat in search.find_threats(seen)}
            for seat in range(1, seen.players):
                if seat in seen.side(0):
                    continue
                wins = yardstick.wins(game, 0, seat, random.Random(seed), most=1_500)
                if wins is not None:
                    counts[wins] += 1
                    assert wins == (seat in threats), (seed, seat)
            for seat, threat in threats.items():
                _check_stops(load, game, seat, threat)
        assert min(counts.values()) > len(seeds) // 5


def _check_stops(load: Any, game: Any, seat: int, threat: Any) -> None:
    """What is named stops it, where nothing hidden has come to light on the way."""
    steps, drawing = (
        load("bot.games.civ.rules.effect_table").STEPS,
        load("bot.games.civ.threats.own_turn").effect_begun,
    )
    for stop in threat.stops:
        if any((begun := drawing(action)) is not None and begun.draws for action in stop.actions) or any(
            action.word in steps and steps[action.word].source == "other hand" for action in stop.actions
        ):
            continue
        then = load("tests.games.civ.rules.tables").after(game, *(action.text for action in stop.actions))
        if not then.is_over and then.position.phase != "choose":
            wins = load("tests.games.civ.threats.next_turns").wins(then, 0, seat, random.Random(1), most=1_000)
            assert not wins, (game, stop)


@pytest.mark.sample(1, rest="long")
@pytest.mark.parametrize("name", KNOWN)
def test_computer_players_follow_made_up_effects(name: str) -> None:
    with made_up(rows(KNOWN[name])) as load:
        rules, ai = load("bot.games.civ.rules"), load("bot.games.civ.ai")
        for policy in (ai.greedy_policy, ai.easy_policy, ai.computer_policy):
            chance = random.Random(5)
            game = rules.Game.start(rules.deal(chance, players=3, turn_cap=18))
            while not game.is_over:
                (seat, *_) = game.waiting()
                game = game.play(seat, policy(rules.observe(game, seat), chance))


def test_a_made_up_step_moves_a_card_in_each_way_that_any_word_may() -> None:
    """So that a way added to those that the rules count is tried in all that has to understand one."""
    ways = {(str(source), str(goal)) for source, goal in effect_table.WAYS}
    assert ways == WAYS


@pytest.mark.sample(1, rest="long")
@pytest.mark.parametrize("name", KNOWN)
@pytest.mark.parametrize("seeds", [range(10), pytest.param(range(1000, 1200), marks=pytest.mark.long)])
def test_searches_of_one_turn_follow_made_up_effects(name: str, seeds: range) -> None:
    """§7.1: where a course that shows nothing hidden wins, puzzles and computer players do not rule it out before."""
    with made_up(rows(KNOWN[name])) as load:
        solving, certain = load("bot.games.civ.puzzles.solving"), load("bot.games.civ.ai.certain")
        found = 0
        for seed in seeds:
            game = load("tests.games.civ.threats.next_turns").crowded(seed)
            course = _winning_course(solving, game.position, most=1_500)
            if not course:
                continue
            found += 1
            assert all(solving.could_win(position, 0, shows=shows) for position in course for shows in (False, True))
            assert certain.find_certain_win(game.position, 0) is not None, seed
        assert found > len(seeds) // 10


def _winning_course(solving: Any, position: Any, *, most: int) -> list[Any]:
    """Return the positions on the way to a win by seat 0 alone, found without a bound; none among `most`."""
    stack, seen = [[position]], set[object]()
    while stack and most:
        course = stack.pop()
        now = course[-1]
        if solving._wins_here(now, 0):
            return course if now.result is None else course[:-1]
        for action in () if now.result is not None else solving.choices(now, 0):
            after = solving.apply(now, 0, action)
            if not solving.shows_hidden(now, action) and (key := solving.key_of(after)) not in seen:
                seen.add(key)
                most = max(0, most - 1)
                stack.append([*course, after])
    return []


@pytest.mark.parametrize("name", HALF_KNOWN)
def test_computer_players_refuse_effects_that_they_cannot_weigh(name: str) -> None:
    with made_up(rows(HALF_KNOWN[name])) as load, pytest.raises(ValueError, match="no weight"):
        load("bot.games.civ.ai")


def test_a_computer_player_wins_by_an_effect_made_up() -> None:
    """Military fetches the card that Development then plays: seven of Culture."""
    with made_up(rows(TABLES["military fetches"])) as load:
        late = load("tests.games.civ.threats.next_turns").late
        game = late(["M1 M1 M1 E1 E1 E1 C1 C1 C2 C2 C3 C3", "S1", "S1"], ["R1", "R1", "U3"], boxed="U")
        assert "C3" in load("bot.games.civ.rules").observe(game, 0).discard
        _play_turn(load, game, load("bot.games.civ.ai").computer_policy)


def test_the_greedy_player_plays_by_an_effect_made_up() -> None:
    """§4.1: the player has a card for their largest column, and Military lets them play it."""
    with made_up(rows(TABLES["military plays for nothing"])) as load:
        late = load("tests.games.civ.threats.next_turns").late
        game = late(["M1 M1 M1 C1 C1 C2 C2 C3 C3", "S1", "S1"], ["C3", "R1", "U3"])
        _play_turn(load, game, load("bot.games.civ.ai").greedy_policy)


def _play_turn(load: Any, game: Any, policy: Any) -> None:
    """Play out the turn, which wins by Hegemony in Culture."""
    chance = random.Random(0)
    while not game.is_over and game.position.turn == 0:
        game = game.play(0, policy(load("bot.games.civ.rules").observe(game, 0), chance))
    assert game.result is not None
    assert (game.result.winners, game.result.domain) == ((0,), "C")


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"M 3": {"clause": "§4.1", "owes": ("discard",)}}, "of levels 1 and 2"),
        ({"M 2": None}, "M: no level 2"),
        ({"M 1": {"owes": ("plunder",)}}, "no step is called plunder"),
        ({"M 1": {"owes": ("discard", "play")}}, "gone before"),
        ({"M 1": {"owes": ("embargo",)}}, "only by a sacrifice"),
        ({"M sacrifice": {"owes": ("embargo",)}}, "which card is on its way"),
        ({"M 1": {"owes": ()}}, "every other effect is started"),
        ({"R 1": {"owes": ("salvage",)}}, "raises the hand limit"),
        ({"U 1": {"draws": 1, "each": "play"}}, "asked for each card"),
        ({"U 1": {"owes": ("inquire",)}}, "does not say which runs"),
    ],
)
def test_the_table_refuses_rows_that_the_rules_could_not_follow(changed: dict[str, Any], fault: str) -> None:
    with made_up(rows(changed)) as load, pytest.raises(ValueError, match=fault):
        load("bot.games.civ.rules")


PLACES: Final = ("hand", "area", "discard", "other hand", "held", "other column")
WAYS: Final = {*STEPS.values(), ("hand", "area"), ("held", "other column")}
"""The ways to move a card that are followed; those of `STEPS` with any word."""


@pytest.mark.parametrize("way", [way for way in product(PLACES, PLACES) if way not in WAYS])
def test_a_new_way_to_move_a_card_is_refused_before_anything_misjudges_it(way: tuple[str, str]) -> None:
    with made_up(_with_step("carry", way)) as load, pytest.raises(ValueError, match="nothing moves or counts"):
        load("bot.games.civ.rules")


@pytest.mark.parametrize(
    ("way", "strikes", "fault"),
    [
        (("hand", "area"), False, "by `play` alone"),  # Embargoes would not forbid it
        (("held", "other column"), False, "nothing does"),  # what the marker means is in no place
        (("hand", "discard"), True, "given up"),
        (("area", "hand"), True, "given up"),
    ],
)
def test_a_step_that_means_more_than_its_places_say_is_refused(way: tuple[str, str], strikes: bool, fault: str) -> None:
    with made_up(_with_step("carry", way, strikes=strikes)) as load, pytest.raises(ValueError, match=fault):
        load("bot.games.civ.rules")


def _with_step(word: str, way: tuple[str, str], *, strikes: bool = False) -> Callable[[Any], None]:
    """Return what makes such a step all that a sacrifice of Military asks for."""

    def change(module: Any) -> None:
        source, goal = map(module.Zone, way)
        module.STEPS[word] = module.EffectStep(word, source, goal, "§4.1", strikes_others=strikes)
        rows({"M sacrifice": {"owes": (word,)}})(module)

    return change

"""The table of effects: what it says of the effects there are, and that effects made up from it would work."""

from dataclasses import replace
from importlib.util import find_spec, module_from_spec
from typing import Any, Final

import pytest

from bot.games.civ.rules import effect_table, judge
from bot.games.civ.rules.actions import ACTIONS
from bot.games.civ.rules.cards import ALL_FLAGS, DOMAINS, FLAG, C, E, M, R, S, U
from bot.games.civ.rules.effect_table import (
    AIMING,
    BY_LEVEL,
    COPYABLE,
    EFFECTS,
    MARKING,
    SACRIFICE,
    SACRIFICES,
    SACRIFICIAL,
    STEPS,
    USABLE,
    Effect,
    EffectStep,
    Zone,
    effects_asking,
    permanent_levels,
    totals_of,
)
from bot.games.civ.rules.needs import AREA, DISCARDS, ENOUGH_FOR, HAND, PLAYS, REPLAYS, Needs, needs_of
from tests.games.civ.rules.tables import legal, table


def test_every_domain_has_two_levels_and_a_sacrifice_except_culture() -> None:
    for domain in range(len(DOMAINS)):
        assert permanent_levels(domain) == ((1,) if domain == C else (1, 2))
        assert (SACRIFICE in BY_LEVEL[domain]) == (domain != C)
    assert len({(effect.domain, effect.level) for effect in EFFECTS}) == len(EFFECTS)


def test_what_may_be_used_copied_and_sacrificed_follows_from_the_rows() -> None:
    assert FLAG[M] | FLAG[E] | FLAG[S] | FLAG[U] == USABLE
    assert ALL_FLAGS & ~FLAG[C] == COPYABLE == SACRIFICIAL
    assert FLAG[E] | FLAG[U] == MARKING == AIMING


JUDGED: Final = """
M1 discard
M2 discard discard
M0 attack
R1
R2
R0 inquire, give each
E1 scrap play
E2 scrap scrap play play
E0 embargo
S1 recall play
S2 recall recall play play
S0 draw 5, discard each
C1
U1 salvage
U2 salvage salvage
U0 democracy
"""
"""The effects for which texts were written, signs drawn, lessons thought out and computers' likings tuned."""


def test_what_people_wrote_of_effects_was_written_of_these() -> None:
    """Nothing can tell by itself that a text is no longer true.

    Whoever changes a row looks at all of these, and then here: in every language `does-`, `brief-` and `effect-` of it,
    the rulebook and the player aid; `pictures.diagrams`; `pictures.story` (what turns a game); `tutorial.lessons`;
    `LIKING` in `ai.computer` and the weights in `ai.prospects`.
    """
    found = [
        f"{DOMAINS[effect.domain]}{effect.level} "
        + ", ".join(
            [f"draw {effect.draws}"] * (effect.draws > 0)
            + [" ".join(effect.owes)] * bool(effect.owes)
            + [f"{effect.each} each"] * bool(effect.each)
        )
        for effect in EFFECTS
    ]
    assert [line.strip() for line in found] == JUDGED.strip().splitlines()


def test_every_step_is_asked_for_and_written_as_an_action() -> None:
    for word in STEPS:
        assert effects_asking(word)
        assert any(action.word == word for action in ACTIONS.values())


@pytest.mark.parametrize(
    ("step", "card", "column", "marker"),
    [
        (STEPS["attack"], True, False, False),
        (STEPS["inquire"], False, False, False),
        (STEPS["embargo"], False, True, True),
        # made up: another player's column loses a card, and no marker is laid
        (EffectStep("raid", Zone.OTHER_COLUMN, Zone.DISCARD, "§5"), False, True, False),
    ],
)
def test_what_a_step_names_follows_from_its_places(step: EffectStep, card: bool, column: bool, marker: bool) -> None:
    assert (step.names_card, step.names_column, step.lays_marker) == (card, column, marker)


@pytest.mark.parametrize(
    ("effect", "needs"),
    [
        (BY_LEVEL[M][2], Needs(hand=2, area=0, discards=0, plays=0, regained=0)),
        (BY_LEVEL[E][2], Needs(hand=0, area=2, discards=0, plays=2, regained=0)),
        (BY_LEVEL[S][1], Needs(hand=0, area=1, discards=0, plays=1, regained=1)),
        (BY_LEVEL[U][1], Needs(hand=0, area=0, discards=1, plays=0, regained=0)),
        (BY_LEVEL[R][2], Needs(hand=0, area=0, discards=0, plays=0, regained=0)),
        (BY_LEVEL[M][SACRIFICE], Needs(hand=0, area=2, discards=0, plays=0, regained=0)),
        (BY_LEVEL[S][SACRIFICE], Needs(hand=0, area=1, discards=0, plays=0, regained=0)),
        # made up: the card sacrificed lies in the discard pile by then
        (Effect(C, SACRIFICE, "§5", ("salvage", "salvage", "discard")), Needs(1, 1, 1, 0, 0)),
        (Effect(C, SACRIFICE, "§5", ("play",)), Needs(0, 1, 0, 1, 0)),
    ],
)
def test_what_an_effect_needs_follows_from_what_it_owes(effect: Effect, needs: Needs) -> None:
    assert needs_of(effect) == needs


@pytest.mark.parametrize(
    ("effect", "spent", "thrown", "grows"),
    [
        (BY_LEVEL[M][2], 0, 2, 0),
        (BY_LEVEL[E][2], 2, 0, 2),
        (BY_LEVEL[U][2], 0, 0, 0),
        # the sacrificed card leaves the play area, too
        (BY_LEVEL[M][SACRIFICE], 2, 0, 0),
        (BY_LEVEL[S][SACRIFICE], 1, 0, 0),
        (Effect(C, SACRIFICE, "§5", ("scrap", "play", "discard")), 2, 1, 1),
    ],
)
def test_what_leaves_and_joins_the_play_area_follows_from_what_an_effect_owes(
    effect: Effect, spent: int, thrown: int, grows: int
) -> None:
    found = totals_of(effect)
    assert (found.spent, found.thrown, found.grows) == (spent, thrown, grows)


def test_a_stock_is_enough_for_what_it_holds() -> None:
    bare = ENOUGH_FOR[0]
    assert bare == (0, FLAG[R] | FLAG[C], FLAG[R])  # nothing is owed, neither by Religion nor by Inspiration itself
    hand = ENOUGH_FOR[HAND[9] + PLAYS[9]]
    assert hand == (0, FLAG[R] | FLAG[C] | FLAG[M], FLAG[R] | FLAG[M])
    forbidden = ENOUGH_FOR[HAND[9] + AREA[9] + REPLAYS[1]]
    assert forbidden[1:] == (FLAG[R] | FLAG[C] | FLAG[M] | FLAG[S], FLAG[R] | FLAG[M])
    assert ENOUGH_FOR[HAND[9] + PLAYS[9] + AREA[9] + DISCARDS[9]] == (SACRIFICIAL, ALL_FLAGS, SACRIFICIAL)


def test_a_sacrifice_that_needs_more_than_the_play_area_is_held_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """No such effect is in the table (§3.5): made up, Military's makes one discard a card of the hand."""
    row = replace(BY_LEVEL[M][SACRIFICE], owes=("discard",))
    monkeypatch.setattr(effect_table, "EFFECTS", (*(each for each in EFFECTS if each != BY_LEVEL[M][SACRIFICE]), row))
    monkeypatch.setattr(effect_table, "SACRIFICES", {**SACRIFICES, M: row})
    needs = _loaded_anew("bot.games.civ.rules.needs")
    assert FLAG[M] == needs.DEMANDING
    for name in (name for name in dir(needs) if hasattr(judge, name)):
        if name.isupper():
            monkeypatch.setattr(judge, name, getattr(needs, name))
    without, with_one = (table(["M1 R1", "S1"], [hand, ""], phase="effects") for hand in ("", "E1"))
    assert "sacrifice M1" not in legal(without)
    assert "sacrifice M1" in legal(with_one)
    assert "sacrifice R1" in legal(without)


def _loaded_anew(name: str) -> Any:
    """A second copy of a module, made from what the others hold by now."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

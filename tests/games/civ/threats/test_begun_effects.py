"""What stops a threat while an effect is resolved: exactly the steps after which the rest of it can (RULES §4, §7)."""

import random
from collections.abc import Iterator
from typing import Final

import pytest

from bot.games.civ.rules import Game, Seat, observe
from bot.games.civ.rules.actions import Action
from bot.games.civ.rules.cards import DOMAIN_OF
from bot.games.civ.rules.position import CHOOSE, EFFECTS
from bot.games.civ.threats import Threat, find_threats, search
from tests.games.civ.threats.next_turns import crowded, wins

RARELY: Final = 50
"""Of so many steps that stop a threat one at most is left out because the search for it would take too long."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seeds", "most"),
    [(range(60), 1_000), pytest.param(range(1000, 1600), 15_000, marks=pytest.mark.long)],
)
def test_a_step_is_named_where_the_rest_of_the_effect_can_stop_it(
    seeds: range, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """§4.1 to §4.5: a card taken back, discarded or played, one after the other."""
    named, cut = {True: 0, False: 0}, 0
    for seed in seeds:
        for game in _begun(crowded(seed)):
            for threat in find_threats(observe(game, 0)):
                stops = _stops(threat)
                assert not threat.is_whole, "what may be done once the effect is over is not looked at"
                for step in _one_of_each(game):
                    ends = [_wins(end, threat.seat, seed, most) for end in _ends(game.play(0, step))]
                    if None in ends:
                        continue
                    is_cut = False in ends and _name(step) not in stops
                    cut += is_cut
                    known = _stops(_without_limit(game, threat.seat, monkeypatch)) if is_cut else stops
                    assert (False in ends) == (_name(step) in known), (seed, game.position.owed, step)
                    named[False in ends] += 1
    assert min(named.values()) > len(seeds) // 10
    assert cut <= named[True] // RARELY


def _stops(threat: Threat) -> set[object]:
    return {_name(stop.actions[0]) for stop in threat.stops}


def _without_limit(game: Game, seat: Seat, monkeypatch: pytest.MonkeyPatch) -> Threat:
    """The same threat where the search for what stops it may take as long as it likes."""
    with monkeypatch.context() as patch:
        patch.setattr(search, "STOP_EFFORT", 10**6)
        find_threats.cache_clear()
        found = next(threat for threat in find_threats(observe(game, 0)) if threat.seat == seat)
    find_threats.cache_clear()
    return found


def _begun(game: Game) -> Iterator[Game]:
    """The game with each of its effects begun, one card played before in step 1."""
    for now in [game] if game.position.phase == EFFECTS else [game.play(0, action) for action in _one_of_each(game)]:
        if not now.is_over and now.position.phase == EFFECTS:
            begun = (now.play(0, action) for action in now.legal(0) if action.word in ("use", "copy"))
            yield from (each for each in begun if each.position.phase == CHOOSE)


def _one_of_each(game: Game) -> list[Action]:
    """What may be done, of cards of one Domain one."""
    return [*{_name(action): action for action in game.legal(0)}.values()]


def _name(action: Action) -> object:
    return action.word, action.target, DOMAIN_OF[action.kind] if action.kind >= 0 else action.domain


def _ends(game: Game) -> Iterator[Game]:
    """Every way to finish the effect."""
    if game.is_over or game.position.phase != CHOOSE:
        yield game
        return
    for step in _one_of_each(game):
        yield from _ends(game.play(0, step))


def _wins(game: Game, seat: int, seed: int, most: int) -> bool | None:
    if game.is_over:
        return game.result is not None and seat in game.result.winners
    return wins(game, 0, seat, random.Random(seed), most=most)

"""Thinking in other processes: the same answers, errors as they are, and a pool that comes back."""

import os
import random

import pytest

from bot.ai import automatic_policy, greedy_policy
from bot.manager.thinking import Thinking
from bot.rules import Action, Game, Observation, deal, observe


def _seen() -> Observation:
    game = Game.start(deal(random.Random(1), players=2))
    return observe(game, game.waiting()[0])


def fail(_seen: Observation, _random: random.Random) -> Action:
    raise ValueError("no idea")


def die(_seen: Observation, _random: random.Random) -> Action:
    os._exit(1)


async def test_another_process_answers_with_an_action_of_ours_and_breaks_without_harm() -> None:
    thinking = Thinking.in_processes(1)
    seen = _seen()
    try:
        action = await thinking.choose(automatic_policy, seen, random.Random(1))
        assert any(action is legal for legal in seen.legal)
        with pytest.raises(ValueError, match="no idea"):
            await thinking.choose(fail, seen, random.Random(1))
        with pytest.raises(Exception, match="terminated"):
            await thinking.choose(die, seen, random.Random(1))
        assert await thinking.choose(greedy_policy, seen, random.Random(1)) in seen.legal
    finally:
        thinking.close()


async def test_without_a_pool_a_thread_thinks() -> None:
    seen = _seen()
    assert await Thinking().choose(greedy_policy, seen, random.Random(1)) in seen.legal

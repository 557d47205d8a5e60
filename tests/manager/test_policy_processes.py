"""Thinking in other processes: the same answers, errors as they are, and a pool that comes back."""

import logging
import os
import random
import signal
from concurrent.futures import Executor
from multiprocessing import active_children

import pytest

from bot.games.civ.ai import automatic_policy, greedy_policy
from bot.games.civ.game import Civ
from bot.games.civ.rules import Game, Observation, deal, observe
from bot.manager import policy_processes as room
from bot.manager.policy_processes import Thinking


def _seen() -> Observation:
    game = Game.start(deal(random.Random(1), players=2))
    return observe(game, game.waiting()[0])


def fail(_seen: Observation, _random: random.Random) -> str:
    raise ValueError("no idea")


def die(_seen: Observation, _random: random.Random) -> str:
    os._exit(1)


def end_at_once() -> None:
    os._exit(1)


def no_pool() -> Executor:
    raise OSError("too many open files")


async def test_another_process_answers_with_an_action_of_ours_and_breaks_without_harm() -> None:
    thinking = Thinking.in_processes(1)
    seen = _seen()
    try:
        action = await thinking.choose(Civ.played_by(automatic_policy).policy, seen, random.Random(1))
        assert action in [(legal.text,) for legal in seen.legal]
        with pytest.raises(ValueError, match="no idea"):
            await thinking.choose(fail, seen, random.Random(1))
        with pytest.raises(Exception, match="terminated"):
            await thinking.choose(die, seen, random.Random(1))
        assert await thinking.choose(Civ.played_by(greedy_policy).policy, seen, random.Random(1)) in [
            (legal.text,) for legal in seen.legal
        ]
    finally:
        thinking.close()


def end(_seen: object, _random: random.Random) -> str:
    return "end"


def play_and_end(_seen: object, _random: random.Random) -> tuple[str, ...]:
    return "play M1", "end"


async def test_one_action_alone_is_answered_as_several_are() -> None:
    assert await Thinking().choose(end, None, random.Random(1)) == ("end",)
    assert await Thinking().choose(play_and_end, None, random.Random(1)) == ("play M1", "end")


async def test_any_function_gives_back_its_value_from_there() -> None:
    thinking = Thinking.in_processes(1)
    try:
        assert await thinking.run(divmod, 7, 2) == await Thinking().run(divmod, 7, 2) == (3, 1)
        with pytest.raises(ZeroDivisionError):
            await thinking.run(divmod, 7, 0)
    finally:
        thinking.close()


async def test_without_a_pool_a_thread_thinks() -> None:
    seen = _seen()
    assert await Thinking().choose(Civ.played_by(greedy_policy).policy, seen, random.Random(1)) in [
        (legal.text,) for legal in seen.legal
    ]


async def test_where_no_pool_can_be_opened_threads_think(caplog: pytest.LogCaptureFixture) -> None:
    thinking, seen = Thinking(no_pool), _seen()
    for _ in range(2):
        assert await thinking.choose(Civ.played_by(greedy_policy).policy, seen, random.Random(1)) in [
            (legal.text,) for legal in seen.legal
        ]
    assert [record.levelno for record in caplog.records] == [logging.ERROR], "said once"
    thinking.close()


async def test_where_no_process_lives_threads_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_settle_in", end_at_once)
    thinking, seen = Thinking.in_processes(1), _seen()
    assert await thinking.choose(Civ.played_by(greedy_policy).policy, seen, random.Random(1)) in [
        (legal.text,) for legal in seen.legal
    ]
    thinking.close()


async def test_a_killed_process_is_replaced_and_nobody_waits_for_the_dead() -> None:
    thinking, seen = Thinking.in_processes(1), _seen()
    try:
        assert await thinking.choose(Civ.played_by(greedy_policy).policy, seen, random.Random(1)) in [
            (legal.text,) for legal in seen.legal
        ]
        before = {child.pid for child in active_children()}
        for pid in before:
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
        assert await thinking.choose(Civ.played_by(greedy_policy).policy, seen, random.Random(1)) in [
            (legal.text,) for legal in seen.legal
        ]
        assert not before & {child.pid for child in active_children()}
    finally:
        thinking.close()

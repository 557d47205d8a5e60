"""`civ simulate`: the same seed gives the same bytes, and what it writes replays."""

import json
import subprocess
import sys

import pytest

from bot.games.civ.rules import read_all
from tests.cli.conftest import Civ, process


def headers(out: str) -> list[dict[str, object]]:
    """The header lines of what was written."""
    return [json.loads(line) for line in out.splitlines() if line.startswith('{"civ"')]


def test_the_same_seed_gives_the_same_bytes(civ: Civ) -> None:
    one, other = (civ("simulate", "--games", 3, "--players", 3, "--setup", "draft", "--seed", 9) for _ in range(2))
    assert one.code == 0
    assert one.out == other.out
    assert civ("simulate", "--games", 3, "--players", 3, "--setup", "draft", "--seed", 10).out != one.out


def test_another_process_in_another_locale_writes_the_same_bytes(civ: Civ) -> None:
    arguments = ("simulate", "--games", 2, "--players", 4, "--teams", "--seed", -4)
    assert process(*arguments, LC_ALL="C", PYTHONHASHSEED="1", PYTHONUTF8="0").out == civ(*arguments).out


def test_computers_that_think_ahead_play_the_same_games_in_another_process(civ: Civ) -> None:
    arguments = ("simulate", "--players", 3, "--setup", "draft", "--policy", "computer", "--turn-cap", 24, "--seed", 11)
    assert process(*arguments, PYTHONHASHSEED="7").out == civ(*arguments).out


def test_a_game_does_not_depend_on_how_many_follow(civ: Civ) -> None:
    few, many = (civ("simulate", "--games", games, "--seed", 5).out for games in (1, 3))
    assert many.startswith(few)


@pytest.mark.parametrize("policy", ["random", "greedy", "computer"])
@pytest.mark.parametrize("hegemony", ["turn_end", "immediate"])
def test_every_option_reaches_the_header(civ: Civ, policy: str, hegemony: str) -> None:
    chosen = ("--players", 4, "--setup", "draft", "--teams", "--hegemony", hegemony, "--turn-cap", 17)
    answer = civ("simulate", *chosen, "--policy", policy, "--seed", 3)
    (header,) = headers(answer.out)
    assert header["players"] == 4
    assert (header["setup"], header["teams"], header["hegemony"]) == ("draft", True, hegemony)
    assert (header["turn_cap"], header["seed"], header["policy"]) == (17, 3, policy)
    (replayed,) = read_all(answer.out.splitlines())
    assert replayed.game.result is not None


def test_the_turn_cap_is_300_and_ids_differ(civ: Civ) -> None:
    found = headers(civ("simulate", "--games", 2, "--seed", 1).out)
    assert [header["turn_cap"] for header in found] == [300, 300]
    assert len({str(header["id"]) for header in found}) == 2


def test_states_are_written_when_asked_for(civ: Civ) -> None:
    plain, full = (civ("simulate", "--seed", 2, *more).out.splitlines() for more in ((), ("--states",)))
    assert len(plain) == len(full)
    assert {"state", "legal"} <= json.loads(full[1]).keys()
    assert "state" not in json.loads(plain[1])


def test_no_progress_is_drawn_where_nobody_looks(civ: Civ) -> None:
    assert civ("simulate", "--seed", 2).err == ""


def test_a_closed_pipe_ends_quietly() -> None:
    command = [sys.executable, "-m", "bot", "simulate", "--games", "2000", "--seed", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(20) == 0

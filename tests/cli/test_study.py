"""`civ study`: games between computers, counted."""

from collections import Counter

import pytest

from bot.bench.study import Ended, Kind, count, play
from tests.cli.conftest import Civ


@pytest.mark.slow
def test_games_are_played_and_counted(civ: Civ) -> None:
    answer = civ("study", "2", "--level", "easy", "--games", 3)
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0] == "3 games"
    assert [line.split(":")[0] for line in lines[1:3]] == ["victories of place 1", "victories of place 2"]
    assert any(line.startswith("ended by ") for line in lines)
    assert any(line.endswith("times a game and player") for line in lines)


@pytest.mark.slow
def test_the_same_seed_plays_the_same_game() -> None:
    kind = Kind(4, teams=True, setup="draft", level="easy")
    one, other, another = (play(kind, seed, 0) for seed in (1, 1, 2))
    assert one == other != another
    assert sum(one.shares) == 2, "a victory of two"


def test_what_is_counted_adds_up() -> None:
    found = count(
        [
            Ended((1.0, 0.0), "hegemony M", 20, Counter({"use M": 2})),
            Ended((0.5, 0.5), "majority", 60, Counter({"use M": 1, "sacrifice R": 1})),
            Ended((0.0, 1.0), "hegemony S", 30, Counter()),
            Ended((1.0, 0.0), "hegemony M", 40, Counter({"sacrifice R": 1})),
        ]
    )
    assert [place.share for place in found.places] == [0.625, 0.375]
    assert [(reason.name, reason.share) for reason in found.reasons] == [
        ("hegemony", 0.75), ("hegemony M", 0.5), ("hegemony S", 0.25), ("majority", 0.25),
    ]  # fmt: skip
    assert all(share.low < share.share < share.high for share in (*found.places, *found.reasons))
    assert found.turns == (20, 40, 60)
    assert found.effects == (("use M", 3 / 8), ("sacrifice R", 2 / 8))

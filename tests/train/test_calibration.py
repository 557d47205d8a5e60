"""Curves that make told chances come true, from made-up games whose true chances are known."""

from math import exp, log
from pathlib import Path
from random import Random

import pytest

from bot.games.civ.ai.network import STRAIGHT, on_curve, read_network
from bot.train.calibration import Sample, calibrate, deciles, fit, read_samples, write_curve
from tests.games.civ.ai.test_network import made_up


def too_careful(share: float) -> float:
    """What an estimator says that halves every logit."""
    return 1 / (1 + exp(-log(share / (1 - share)) / 2))


def made_up_samples(games: int) -> list[Sample]:
    random = Random(1)
    true = [random.uniform(0.03, 0.97) for _ in range(games)]
    return [
        Sample(game, too_careful(share), too_careful(share), float(random.random() < share))
        for game, share in enumerate(true)
    ]


def test_the_curve_of_an_estimator_that_is_too_careful_undoes_its_care() -> None:
    curve = fit([(each.searched, each.won) for each in made_up_samples(20_000)])
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        assert on_curve(curve, too_careful(share)) == pytest.approx(share, abs=0.02)


def test_deciles_are_of_games_that_the_curve_was_not_fitted_to() -> None:
    found = calibrate(made_up_samples(20_000), made_up_samples(5_000))
    assert set(found.held_out) == {"searched", "played", "told"}
    for each in found.held_out["searched"]:
        assert (each.samples, each.said) == (2000, pytest.approx(each.won, abs=0.03))


def test_deciles_rise_and_hold_every_sample() -> None:
    found = deciles([(number / 100, number % 2) for number in range(100)])
    assert [round(each.said, 3) for each in found] == [0.045, *(round(0.145 + 0.1 * step, 3) for step in range(9))]
    assert {each.won for each in found} == {0.5}


def test_certain_wins_do_not_bend_the_curve() -> None:
    samples = [(each.searched, each.won) for each in made_up_samples(4000)]
    assert fit([*samples, *[(1.0, 1.0)] * 1000, *[(0.0, 0.0)] * 1000]) == fit(samples)


def test_a_curve_is_written_beside_the_weights_that_it_is_for(tmp_path: Path) -> None:
    source, target = tmp_path / "2.net", tmp_path / "2.net.out"
    source.write_bytes(made_up(2, games=5))
    found = calibrate(made_up_samples(4000), made_up_samples(4000))
    write_curve(source, target, found.curve, 500)
    plain, curved = (read_network(each.read_bytes(), players=2, teams=False, rules=1) for each in (source, target))
    assert (plain.curve, curved.curve) == (STRAIGHT, found.curve)
    assert (curved.rows, curved.header["games"]) == (plain.rows, 5)


def test_the_engines_lines_are_read_as_samples() -> None:
    assert read_samples("3 12 0.6120 0.5980 1.0000\n") == [Sample(3, 0.612, 0.598, 1.0)]

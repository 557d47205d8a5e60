"""What is counted of a game: places, turns, cards and effects, without what was taken back."""

import gzip
from pathlib import Path

import pytest

from bot.games.civ.rules import Game, by_seat, parse, read
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE
from bot.games.civ.rules.summary import summarise
from tests.games.civ.rules.tables import after, dealt, table

GAMES = sorted((Path(__file__).parent / "transcripts" / "games").glob("*.jsonl.gz"))


def _read(path: Path) -> Game:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return read(file)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name[:3])
def test_whole_games_are_summed_up(path: Path) -> None:
    game = _read(path)
    found = summarise(game)
    result = game.result
    assert result is not None
    first = [seat for seat, each in enumerate(found.seats) if each.place == 1]
    assert first == list(result.winners) or not result.winners
    assert bool(found.victory) == bool(result.winners)
    assert (result.domain is not None) == found.victory.startswith("hegemony-")
    sides = game.setup.sides()
    assert all({found.seats[seat].side for seat in side} == {n} for n, side in enumerate(sides))
    begun = [turn.first for turn in found.turns]
    assert begun == sorted(begun)
    assert all(game.lines[turn.first - 1].seat == turn.seat for turn in found.turns)
    assert not any(game.positions[each - 1].phase in (DRAFT_KEEP, DRAFT_TAKE) for each in begun)


def test_what_was_taken_back_is_not_counted() -> None:
    game = Game.start(dealt(1, 2))
    first = next(action for action in game.legal(game.position.turn) if action.word == "play")
    played = after(game, first.text)
    seat = game.position.turn
    assert sum(summarise(played).seats[seat].played.values()) == 1
    undone = played.intervene(seat, parse("undo 0"), by=by_seat(seat), why="own undo")
    assert sum(summarise(undone).seats[seat].played.values()) == 0
    assert summarise(undone).turns == ()


def test_who_left_stands_behind_who_stayed_and_who_left_later_before_them() -> None:
    game = table(["M1 M1", "M1", "R1 R1 R1", "S1"])
    for seat in (2, 1):
        game = game.intervene(seat, parse("eliminate"), by=by_seat(seat), why="resigned")
    places = [each.place for each in summarise(game).seats]
    assert places == [1, 3, 4, 1]

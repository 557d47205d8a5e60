"""The pages of puzzles, copies and the week's deal: within Discord's limits everywhere, and blind to hidden cards."""

import random
import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from fractions import Fraction
from typing import Any

import pytest

from bot.chance import stream
from bot.games.civ.game import civ_game
from bot.games.civ.pages.duplicate.duplicate_page import (
    Committed,
    WeekState,
    board_page,
    games_page,
    standings_page,
    table_page,
    week_page,
)
from bot.games.civ.pages.duplicate.duplicate_page import Scene as BoardScene
from bot.games.civ.pages.duplicate.replay import place_at, place_page, place_text
from bot.games.civ.pages.private_play import PageStyle
from bot.games.civ.pages.puzzle.puzzle_page import PuzzleRecord, puzzle_page
from bot.games.civ.pages.puzzle.puzzle_spot import Spot, solution_spot, spot_at
from bot.games.civ.pages.what_if.what_if_page import Scene, what_if_page
from bot.games.civ.puzzle_files import load_puzzle, puzzle_numbers
from bot.games.civ.puzzles.attempt import MOST_PATH, Outcome, follow, further
from bot.games.civ.puzzles.deals import deals_for
from bot.games.civ.puzzles.puzzle import Puzzle
from bot.games.civ.rules import Game
from bot.i18n.catalogue import Localizer
from bot.manager.duplicates import Listed, Played
from bot.table.duplicate import FIELDS, WON, Board, Player, Score, WeekTable
from bot.table.values import TableId, UserId
from bot.table.what_if import WhatIf
from tests.discord.limits import TEXT, check
from tests.games.civ.pages.replay.test_replay_page import played
from tests.i18n.languages import SPOKEN, localizer
from tests.pages.tables import LOCALIZER, LONG_NAME, table_of

NUMBERS = puzzle_numbers()
SAMPLE = NUMBERS[::15]
DAY = date(2026, 11, 27)
MONDAY = date(2026, 11, 23)
START = datetime(2026, 11, 23, tzinfo=UTC)


def spot(puzzle: Puzzle, path: str = "", number: int = 1) -> Spot:
    return spot_at(number, puzzle, path, DAY, NUMBERS)


def pages_of(here: Spot, spoken: Localizer = LOCALIZER, name: str = LONG_NAME) -> list[list[dict[str, Any]]]:
    """The page with and without pictures; Discord would take it."""
    names = tuple(f"{name[:-1]}{seat}" for seat in range(here.puzzle.game.setup.players))
    return [
        check(puzzle_page(here, spoken, names, kept, has_picture=has_picture, has_text=not has_picture).view())
        for has_picture, kept in ((True, PuzzleRecord(None)), (False, PuzzleRecord(3, is_on_server=True)))
    ]


@pytest.mark.sample(4)
@pytest.mark.parametrize("locale", SPOKEN)
@pytest.mark.parametrize("number", SAMPLE)
def test_every_page_on_the_way_to_a_solution_fits(number: int, locale: str) -> None:
    puzzle, spoken = load_puzzle(number), localizer(locale)
    path = ""
    for action in (*puzzle.solution, None):
        pages_of(spot(puzzle, path), spoken)
        path = further(puzzle, path, [action]) if action is not None else path
    pages_of(solution_spot(spot(puzzle)), spoken)


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", SAMPLE)
def test_every_page_that_can_be_pressed_to_fits(number: int) -> None:
    puzzle, chance = load_puzzle(number), random.Random(number)
    for _ in range(4):
        path = ""
        while (here := follow(puzzle, path)).outcome is Outcome.OPEN and len(path) < MOST_PATH - 1:
            pages_of(spot(puzzle, path))
            choices = [each for each in here.game.legal(puzzle.seat) if each.text != "end"]
            path = further(puzzle, path, [chance.choice(choices or here.game.legal(puzzle.seat))])
        pages_of(spot(puzzle, path))


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", SAMPLE)
def test_a_page_is_the_same_whatever_cards_are_hidden(number: int) -> None:
    puzzle = load_puzzle(number)
    seen: set[str] = set()
    for dealt in deals_for(puzzle.game, puzzle.seat, stream(5, number), 4):
        twin = replace(puzzle, game=Game(dealt.setup, (), (dealt,)))
        path = ""
        found: list[object] = []
        for action in puzzle.solution:
            path = further(twin, path, [action])
            found += pages_of(spot(twin, path))
        seen.add(str(found))
    assert len(seen) == 1


def texts(page: list[dict[str, Any]]) -> str:
    return "\n".join(str(item["content"]) for item in page if item["type"] == TEXT)


def test_a_solution_is_told_step_by_step_with_what_the_column_has() -> None:
    for number in SAMPLE:
        puzzle = load_puzzle(number)
        told = texts(pages_of(solution_spot(spot(puzzle)))[0])
        assert "The only way to win:" in told
        assert f"{puzzle.effects + 1}. " in told, "step 1, and each effect"
        counts = re.findall(r"→ .*?(\d+) of (\d+)", re.sub("[\u2068\u2069]", "", told))
        assert len(counts) == puzzle.effects + 1
        have, need = map(int, counts[-1])
        assert have >= need >= puzzle.game.setup.hegemony_size


@pytest.mark.parametrize("locale", SPOKEN)
def test_the_pages_of_copies_and_of_the_weeks_deal_fit(locale: str) -> None:
    spoken = localizer(locale)
    board = Board(MONDAY, UserId(1), 0, "", None, True, revision=9_999_999)
    people = tuple(Player(UserId(number), f"{LONG_NAME[:-1]}{number}", True) for number in (1, 2, 3, 4))
    for players in (2, 4):
        game = played(7, players=players, setup="classic", lines=90)
        table = replace(table_of(game), id=TableId(2**31 - 1))
        names = tuple(f"{LONG_NAME[:-1]}{seat}" for seat in range(players))
        seat = game.waiting()[0]
        copy = WhatIf(1, UserId(1), table.id, 99_999, seat, ((seat, "end"),), revision=9_999_999)
        for each in (copy, replace(copy, friend=UserId(2), friend_seat=(seat + 1) % players)):
            for viewer in (seat, (seat + 1) % players):
                scene = Scene(each, table, civ_game(table.match), viewer, names)
                for has_picture in (True, False):
                    check(what_if_page(scene, spoken, PageStyle(has_picture, not has_picture)).view())
        at = WeekTable(2**31 - 1, MONDAY, players, 1, people[:players], 0, revision=9_999_999)
        if players == 2:
            board = replace(board, seat=seat)
        for where in (board, at) if players == 2 else (at,):
            for viewer in (seat, (seat + 1) % players):
                for is_over in (False, True):
                    shown = BoardScene(where, game, viewer, names, is_over)
                    for has_picture in (True, False):
                        check(board_page(shown, spoken, PageStyle(has_picture, not has_picture)).view())
    boards = (board, replace(board, seat=1 - board.seat, outcome=WON, turns=1))
    score = Score(UserId(1), Fraction(2, 3), 1)
    sealed = [Committed(MONDAY, "a" * 64, START), Committed(MONDAY, "b" * 64, START - timedelta(days=8))]
    filled = [WeekTable(each, MONDAY, each, 1, people[:each], 0) for each in (2, 3, 4)]
    waiting = [WeekTable(each, MONDAY, each, 1, people[: each - 1]) for each in (2, 3, 4)]
    for mine in ((), boards[:1], boards):
        for tables in ((), filled, waiting, [*filled[:1], *waiting[1:]]):
            for score_ in (None, score):
                state = WeekState(MONDAY, sealed, mine, tables, 1, score_, MONDAY, is_on_server=True, is_too_new=True)
                check(week_page(state, spoken).view())
    for each in (*filled, *waiting, replace(waiting[0], people=())):
        check(table_page(each, spoken).view())
    listed = [Listed(LONG_NAME, each) for each in (score, replace(score, share=None)) for _ in range(8)]
    for scope in ("here", "all"):
        for field in FIELDS:
            for this in (MONDAY, MONDAY + timedelta(days=7)):
                check(standings_page(MONDAY, listed, scope, field, spoken, is_on_server=True, this=this).view())


@pytest.mark.sample(1)
@pytest.mark.parametrize("locale", SPOKEN)
def test_the_pages_of_games_of_a_week_that_is_over_fit(locale: str) -> None:
    spoken = localizer(locale)
    for players in (2, 4):
        game = table_of(played(7, players=players, setup="classic", lines=90)).match
        assert game is not None
        names = tuple(f"{LONG_NAME[:-1]}{seat}" for seat in range(players))
        games = [Played(game, names, 0, str(players)), Played(game, (names[0], *[None] * (players - 1)), 0, "normal")]
        check(games_page(MONDAY, games * 3, spoken).view())
        for number in (0, 40, 90):
            for viewer in (None, 0, players - 1, 9):
                here = place_at(MONDAY, 5, games[0], names, number, viewer)
                for has_picture in (True, False):
                    check(place_page(here, spoken, PageStyle(has_picture, not has_picture)).view())
                assert len(place_text(here, spoken)) > 100


def test_the_page_of_a_seat_at_the_weeks_table_is_the_same_whatever_cards_are_hidden() -> None:
    people = tuple(Player(UserId(number), f"P{number}", True) for number in (1, 2, 3))
    at, names = WeekTable(1, MONDAY, 3, 1, people, 0), ("P1", "P2", "P3")
    position = played(7, players=3, setup="classic", lines=90).position
    game = Game(position.setup, (), (position,))
    for viewer in range(3):
        twins = [Game(each.setup, (), (each,)) for each in deals_for(game, viewer, stream(5, viewer), 4)]
        hidden = {str(twin.position.hands) for twin in twins}
        pages = {
            str([board_page(BoardScene(at, twin, viewer, names), LOCALIZER, style).view().to_components()])
            for twin in twins
            for style in (PageStyle(), PageStyle(has_picture=False))
        }
        assert len(hidden) > 1, "they do differ"
        assert len(pages) == 2, "one with pictures, one without"

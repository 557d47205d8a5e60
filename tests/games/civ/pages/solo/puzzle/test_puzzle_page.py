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
from bot.games.civ.pages.solo.duplicate.board import board_page
from bot.games.civ.pages.solo.duplicate.replay import replay_page
from bot.games.civ.pages.solo.duplicate.week import (
    Committed,
    WeekState,
    games_page,
    how_page,
    standings_page,
    week_page,
)
from bot.games.civ.pages.solo.page import WITH_PICTURES, PageStyle
from bot.games.civ.pages.solo.puzzle.puzzle import PuzzleRecord, puzzle_page
from bot.games.civ.pages.solo.puzzle.puzzle_spot import (
    AS_TEXT,
    MOST_MISSES,
    PICK,
    PUZZLE,
    SHOW_HERE,
    WEEK,
    Opened,
    Spot,
    opened_by,
    solution_spot,
    spot_at,
)
from bot.games.civ.pages.solo.what_if import what_if_page
from bot.games.civ.puzzle_files import load_puzzle, puzzle_numbers
from bot.games.civ.puzzles.attempt import MOST_PATH, Outcome, follow, further
from bot.games.civ.puzzles.calendar import number_of
from bot.games.civ.puzzles.deals import deals_for
from bot.games.civ.puzzles.puzzle import Goal, Puzzle
from bot.games.civ.puzzles.solving import shows_hidden
from bot.games.civ.rules import Game
from bot.i18n.catalogue import Localizer
from bot.manager.duplicates import Listed, Played
from bot.table.duplicate import LEVELS, WON, Board, Score
from bot.table.values import TableId, UserId
from bot.table.what_if import WhatIf
from tests.discord.limits import BUTTON, TEXT, check
from tests.games.civ.pages.replay.test_replay_page import played
from tests.i18n.languages import SPOKEN, localizer
from tests.pages.tables import LOCALIZER, LONG_NAME, table_of

NUMBERS = puzzle_numbers()
SAMPLE = NUMBERS[::15]
DAY = date(2026, 11, 27)
MONDAY = date(2026, 11, 23)
START = datetime(2026, 11, 23, tzinfo=UTC)
MOST_ADDRESS = 100
"""Discord's limit of a `custom_id`."""


def spot(puzzle: Puzzle, path: str = "", number: int = 1) -> Spot:
    return spot_at(number, puzzle, path, DAY, NUMBERS)


def pages_of(here: Spot, spoken: Localizer = LOCALIZER, name: str = LONG_NAME) -> list[list[dict[str, Any]]]:
    """The page with and without pictures; Discord would take it."""
    names = tuple(f"{name[:-1]}{seat}" for seat in range(here.puzzle.game.setup.players))
    return [
        check(puzzle_page(here, names, kept).sheet(spoken, PageStyle(has_picture, not has_picture)).view())
        for has_picture, kept in ((True, PuzzleRecord(None)), (False, PuzzleRecord(3, is_on_server=True)))
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize("locale", SPOKEN)
@pytest.mark.parametrize("number", SAMPLE)
def test_every_page_on_the_way_to_a_solution_fits(number: int, locale: str) -> None:
    puzzle, spoken = load_puzzle(number), localizer(locale)
    path = ""
    for action in (*puzzle.solution, None):
        pages_of(spot(puzzle, path), spoken)
        path = further(puzzle, path, [action]) if action is not None else path
    pages_of(solution_spot(spot(puzzle)), spoken)


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(1)
@pytest.mark.parametrize("way", range(4))
@pytest.mark.parametrize("number", SAMPLE)
def test_every_page_that_can_be_pressed_to_fits(number: int, way: int) -> None:
    puzzle, chance, path = load_puzzle(number), random.Random(4 * number + way), ""
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
            if shows_hidden(follow(twin, path).game.position, action):
                break
            path = further(twin, path, [action])
            found += pages_of(spot(twin, path))
        seen.add(str(found))
    assert len(seen) == 1


def labels(page: list[dict[str, Any]]) -> list[str]:
    return [re.sub("[\u2068\u2069]", "", str(item["label"])) for item in page if item["type"] == BUTTON]


def texts(page: list[dict[str, Any]]) -> str:
    return "\n".join(str(item["content"]) for item in page if item["type"] == TEXT)


@pytest.mark.parametrize("goal", Goal)
def test_a_page_says_what_counts(goal: Goal) -> None:
    puzzle = next(each for number in NUMBERS if (each := load_puzzle(number)).goal is goal)
    task = {Goal.WIN: "you can win now", Goal.POINTS: "you can win by Majority now", Goal.DEFENCE: "wins next turn"}
    told = texts(pages_of(spot(puzzle))[0])
    assert [other for other, each in task.items() if each in told] == [goal]
    assert ("no longer force a win next turn" in texts(pages_of(solved(puzzle))[0])) == (goal is Goal.DEFENCE)


def test_a_solution_says_how_often_computers_missed_it_unless_they_never_did() -> None:
    puzzle = replace(load_puzzle(NUMBERS[0]), tries=3)
    hard, easy = [texts(pages_of(solution_spot(spot(replace(puzzle, missed={"a": each}))))[0]) for each in (2, 0)]
    assert "Computers missed it in 2 of 3 tries." in hard
    assert "Computers" not in easy


def solved(puzzle: Puzzle) -> Spot:
    path = further(puzzle, "", puzzle.solution)
    ends = [action for action in follow(puzzle, path).game.legal(puzzle.seat) if action.text == "end"]
    here = spot(puzzle, further(puzzle, path, ends))
    assert here.attempt.outcome is Outcome.SOLVED
    return here


def missed_puzzle() -> Spot:
    """The end of a turn that has missed the puzzle of the day."""
    number = number_of(DAY, NUMBERS)
    assert number is not None
    puzzle, chance = load_puzzle(number), random.Random(1)
    for _ in range(100):
        path = ""
        while (here := spot(puzzle, path, number)).is_open and len(path) < MOST_PATH:
            path = further(puzzle, path, [chance.choice(here.game.legal(puzzle.seat))])
        if here.attempt.outcome is Outcome.MISSED:
            return here
    raise AssertionError("no turn misses")


def test_a_turn_that_misses_counts_once_however_often_its_page_is_shown() -> None:
    here = missed_puzzle()
    names = ("Ann", "Bob", "Chloe", "Dan")
    for _ in range(3):
        page = check(
            puzzle_page(here, names, PuzzleRecord(3, is_on_server=True)).sheet(LOCALIZER, WITH_PICTURES).view()
        )
        ids = [str(item["custom_id"]).split(":") for item in page if item["type"] == BUTTON]
        slots = {verb: slot for _, verb, _, slot, *_ in ids}
        assert opened_by(slots["puzzle_keep"]).misses == 0, "what comes back here is no other turn"
        assert opened_by(slots["puzzle"]).misses == 1, "back in the turn, to try again"
        here = replace(here, misses=opened_by(slots["puzzle_week"].replace("week", "back", 1)).misses)
    assert here.misses == 0


def test_the_longest_address_of_a_puzzle_fits_and_those_without_misses_are_still_read() -> None:
    path = "Z" * MOST_PATH
    slot = f"{'s' * 8}+{DAY.toordinal():06}+{MOST_MISSES}"
    for verb in (PUZZLE, PICK, AS_TEXT, WEEK, SHOW_HERE):
        assert len(verb.to(999, slot, path)) <= MOST_ADDRESS
    opened = opened_by(f"do+{DAY.toordinal():06}")
    assert (opened.day, opened.misses) == (DAY, 0)
    assert opened_by("do") == Opened()


def test_a_solution_is_told_step_by_step_with_what_the_column_has() -> None:
    for number in SAMPLE:
        puzzle = load_puzzle(number)
        told = texts(pages_of(solution_spot(spot(puzzle)))[0])
        assert ("The only way to stop" if puzzle.goal is Goal.DEFENCE else "The only way to win:") in told
        assert f"{puzzle.effects + 1}. " in told, "step 1, and each effect"
        if puzzle.goal is not Goal.WIN:
            continue
        counts = re.findall(r"→ .*?(\d+) of (\d+)", re.sub("[\u2068\u2069]", "", told))
        assert len(counts) == puzzle.effects + 1
        have, need = map(int, counts[-1])
        assert have >= need >= puzzle.game.setup.hegemony_size


@pytest.mark.parametrize("locale", SPOKEN)
def test_the_pages_of_copies_and_of_the_weeks_deal_fit(locale: str) -> None:
    spoken = localizer(locale)
    board = Board(MONDAY, UserId(1), 0, "", None, revision=9_999_999)
    for players in (2, 4):
        game = played(7, players=players, setup="classic", lines=90)
        table = replace(table_of(game), id=TableId(2**31 - 1))
        names = tuple(f"{LONG_NAME[:-1]}{seat}" for seat in range(players))
        seat = game.waiting()[0]
        copy = WhatIf(1, UserId(1), table.id, 99_999, seat, ((seat, "end"),), revision=9_999_999)
        for each in (copy, replace(copy, friend=UserId(2), friend_seat=(seat + 1) % players)):
            for viewer in (seat, (seat + 1) % players):
                page = what_if_page(each, table, civ_game(table.match), viewer, names)
                for has_picture in (True, False):
                    check(page.sheet(spoken, PageStyle(has_picture, not has_picture)).view())
        for each in (
            (replace(board, seat=seat), replace(board, seat=seat, outcome=WON, turns=99)) if players == 2 else ()
        ):
            for is_over in (False, True):
                score = Score(UserId(1), Fraction(2, 3), 1)
                page = board_page(each, game, names, is_week_over=is_over, boards=(each,), score=score)
                for has_picture in (True, False):
                    check(page.sheet(spoken, PageStyle(has_picture, not has_picture)).view())
    boards = (board, replace(board, seat=1 - board.seat, outcome=WON, turns=1))
    score = Score(UserId(1), Fraction(2, 3), 1)
    sealed = [Committed(MONDAY, "a" * 64, START), Committed(MONDAY, "b" * 64, START - timedelta(days=8))]
    for mine in ((), boards[:1], boards[1:], boards, tuple(replace(each, outcome=WON) for each in boards)):
        for score_ in (None, score):
            state = WeekState(MONDAY, mine, score_, MONDAY, is_on_server=True, is_too_new=True)
            check(week_page(state, spoken).view())
    for has_begun in (False, True):
        page = how_page(sealed, spoken, is_by_seat=True, has_begun=has_begun)
        assert "a" * 17 not in texts(check(page.view())), "sixteen signs of a hash at most"
    listed = [Listed(LONG_NAME, each) for each in (score, replace(score, share=None)) for _ in range(8)]
    for scope in ("here", "all"):
        for level in LEVELS:
            for this in (MONDAY, MONDAY + timedelta(days=7)):
                check(standings_page(MONDAY, listed, scope, level, spoken, is_on_server=True, this=this).view())


@pytest.mark.sample(1)
@pytest.mark.parametrize("locale", SPOKEN)
def test_the_pages_of_games_of_a_week_that_is_over_fit(locale: str) -> None:
    spoken = localizer(locale)
    game = table_of(played(7, players=2, setup="classic", lines=90)).match
    assert game is not None
    games = [Played(game, LONG_NAME, seat) for seat in (0, 1)]
    check(games_page(MONDAY, games, spoken).view())
    for number in (0, 40, 90):
        for viewer in (None, 0, 1, 9):
            page = replay_page(MONDAY, 1, games[0], games[0].names(f"{LONG_NAME[:-1]}1"), number, viewer)
            for has_picture in (True, False):
                check(page.sheet(spoken, PageStyle(has_picture, not has_picture)).view())
            assert len(page.whole_text(spoken)) > 100


def test_the_page_of_the_weeks_deal_says_in_two_lines_what_it_is_and_how_it_works_on_another() -> None:
    state = WeekState(MONDAY, (), None, None, is_on_server=True)
    page = check(week_page(state, LOCALIZER).view())
    assert len(texts(page).split()) < 45
    assert labels(page) == ["Play", "Standings", "How it works"]
    how = check(how_page([], LOCALIZER, is_by_seat=True, has_begun=False).view())
    assert "Each seat has cards of its own" in texts(how)
    one_deal = check(how_page([], LOCALIZER, is_by_seat=False, has_begun=True).view())
    assert "cards of its own" not in texts(one_deal)
    assert (labels(how), labels(one_deal)) == (["Back", "Against the expert"], ["Back"])


BEGUN = Board(MONDAY, UserId(1), 0, "", None)
OVER = replace(BEGUN, outcome=WON, turns=9)


@pytest.mark.parametrize(
    ("boards", "offered"),
    [
        ((BEGUN,), ["Go on with seat 1"]),
        ((OVER,), ["Look at seat 1", "Play the other seat"]),
        ((replace(OVER, seat=1),), ["Look at seat 2", "Play the other seat"]),
        ((OVER, replace(BEGUN, seat=1)), ["Look at seat 1", "Go on with seat 2"]),
        ((OVER, replace(OVER, seat=1)), ["Look at seat 1", "Look at seat 2"]),
    ],
)
def test_the_second_seat_is_offered_once_the_game_from_the_first_is_over(
    boards: tuple[Board, ...], offered: list[str]
) -> None:
    state = WeekState(MONDAY, boards, None, None, is_on_server=True)
    assert labels(check(week_page(state, LOCALIZER).view())) == [*offered, "Standings", "How it works"]


def test_the_standings_say_what_they_cannot_exclude() -> None:
    page = check(standings_page(MONDAY, [], "all", "normal", LOCALIZER, is_on_server=False, this=MONDAY).view())
    assert "second account" in texts(page)


def test_a_game_of_an_account_that_is_too_new_is_said_to_count_for_nothing() -> None:
    game = played(7, players=2, setup="classic", lines=90)
    days = (START - datetime(2015, 1, 1, tzinfo=UTC)).days
    new = replace(OVER, user=UserId((days * 86_400_000) << 22))
    for each, counts in ((OVER, True), (new, False)):
        told = texts(check(board_page(each, game, ("Ann", "Zeno"), boards=(each,)).sheet(LOCALIZER).view()))
        assert ("compared with everyone’s game" in told, "aren’t compared" in told) == (counts, not counts)


def test_the_page_of_a_board_is_the_same_whatever_cards_are_hidden() -> None:
    position = played(7, players=2, setup="classic", lines=90).position
    game = Game(position.setup, (), (position,))
    for viewer in range(2):
        twins = [Game(each.setup, (), (each,)) for each in deals_for(game, viewer, stream(5, viewer), 4)]
        hidden = {str(twin.position.hands) for twin in twins}
        at = replace(BEGUN, seat=viewer)
        pages = {
            str([board_page(at, twin, ("P1", "P2")).sheet(LOCALIZER, style).view().to_components()])
            for twin in twins
            for style in (PageStyle(), PageStyle(has_picture=False))
        }
        assert len(hidden) > 1, "they do differ"
        assert len(pages) == 2, "one with pictures, one without"

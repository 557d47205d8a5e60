"""The deal of the week through the manager: the same for all, one board a seat, and what the week's end does."""

import asyncio
import json
from dataclasses import replace

import pytest

from bot.games.civ.game import civ_game
from bot.games.civ.rules.deal_proof import Proof, prove_deal
from bot.games.civ.rules.transcript import read_all
from bot.manager.tables import Tables
from bot.match import Match
from bot.store import Store
from bot.table.duplicate import Board, DuplicateError, starts_at
from tests.manager.craft import Clock, new_tables
from tests.table.people import ADA, BO, CY

Found = tuple[Board, Match]


async def played(tables: Tables, found: Found, times: int = 10**6, choice: int = 0) -> Found:
    """The board once its person has acted so often, or to its end."""
    board, match = found
    while times and not match.is_over:
        action = match.allowed(board.seat)[choice % len(match.allowed(board.seat))]
        board, match = await tables.duplicates.play(board.week, board.user, board.seat, [action], board.revision)
        times -= 1
    return board, match


async def begun(tables: Tables, user: int, seat: int = 0, *, guild: int = 1, is_listed: bool = True) -> Found:
    name = {ADA: "Ada", BO: "Bo", CY: "Cy"}[user]  # type: ignore[index]  # a user is a number
    return await tables.duplicates.begin(user, name, guild, seat, is_listed=is_listed)  # type: ignore[arg-type]


async def test_everybody_gets_the_same_cards_and_the_same_answers(tables: Tables) -> None:
    ada, bo = [await played(tables, await begun(tables, user), 6) for user in (ADA, BO)]
    assert civ_game(ada[1]).setup == civ_game(bo[1]).setup
    assert ada[0].played == bo[0].played, "the same moves, so the same answers"


async def test_a_board_can_be_played_once_and_goes_on_where_it_was_left(store: Store, clock: Clock) -> None:
    first = new_tables(store, clock)
    left = await played(first, await begun(first, ADA), 4)
    await first.stop()
    second = new_tables(store, clock)
    again = await begun(second, ADA)
    assert (again[0], again[1].lines()) == (left[0], left[1].lines())
    over = await played(second, again)
    assert over[0].outcome is not None
    assert (await begun(second, ADA))[0] == over[0], "nothing begins anew"
    assert (await second.duplicates.play(over[0].week, ADA, 0, ["end"], over[0].revision))[0] == over[0]
    await second.stop()


async def test_a_press_made_for_an_earlier_state_changes_nothing(tables: Tables) -> None:
    board, match = await begun(tables, ADA)
    action = match.allowed(0)[0]
    both = await asyncio.gather(
        *(tables.duplicates.play(board.week, ADA, 0, [action], board.revision) for _ in range(2))
    )
    assert both[0][0] == both[1][0]


async def test_a_week_that_ends_in_the_middle_of_a_game_cuts_it_short(tables: Tables, clock: Clock) -> None:
    board, match = await played(tables, await begun(tables, ADA), 3)
    await played(tables, await begun(tables, BO))
    clock.pass_(days=7)
    with pytest.raises(DuplicateError, match="duplicate-over"):
        await tables.duplicates.play(board.week, ADA, 0, [match.allowed(0)[0]], board.revision)
    found = await tables.duplicates.table_of(board.week, None, "normal")
    assert [(line.name, line.score.share) for line in found] == [("Bo", 1), ("Ada", 0)]
    fresh, _ = await begun(tables, ADA)
    assert fresh.week > board.week
    assert fresh.outcome is None


async def test_the_commitment_is_known_a_week_before_and_the_secret_only_afterwards(
    tables: Tables, clock: Clock
) -> None:
    week = tables.duplicates.week()
    board, _ = await begun(tables, ADA)
    published, made_at = await tables.duplicates.commitment(week)
    assert made_at == clock.time
    with pytest.raises(DuplicateError, match="duplicate-early"):
        await tables.duplicates.transcripts(week, ADA, "Zeno")
    await played(tables, (board, (await tables.duplicates.look(week, ADA, 0))[1]))
    clock.pass_(days=7)
    lines = await tables.duplicates.transcripts(week, ADA, "Zeno")
    assert json.loads(lines[0])["commitment"] == published
    (replayed,) = read_all(lines)
    verdict = prove_deal(replayed.header, replayed.game.setup, is_over=replayed.game.result is not None)
    assert verdict.proof is Proof.PROVEN
    with pytest.raises(DuplicateError, match="duplicate-unplayed"):
        await tables.duplicates.transcripts(week, BO, "Zeno")


async def test_the_tables_name_those_who_want_it_and_compare_all(tables: Tables) -> None:
    await played(tables, await begun(tables, ADA, guild=1))
    await played(tables, await begun(tables, BO, guild=2), choice=1)
    await played(tables, await begun(tables, CY, guild=1, is_listed=False), choice=2)
    week = tables.duplicates.week()
    everywhere, here = [await tables.duplicates.table_of(week, guild, "normal") for guild in (None, 1)]
    assert {line.name for line in everywhere} == {"Ada", "Bo"}
    assert [line.name for line in here] == ["Ada"]
    assert here[0].score in [line.score for line in everywhere], "by everyone's games, not the server's"


async def test_a_table_is_made_without_what_everyone_has_played(tables: Tables, store: Store) -> None:
    board, _ = await played(tables, await begun(tables, ADA), 4)
    assert len(board.played) >= 4
    assert [*await store.duplicates.results(board.week)] == [replace(board, played=())]


async def test_the_bots_own_clock_commits_to_the_next_week_though_nobody_looks(store: Store, clock: Clock) -> None:
    first, second = new_tables(store, clock), new_tables(store, clock, seed=2)
    await asyncio.gather(first.duplicates.keep_house(), second.duplicates.keep_house())
    clock.pass_(days=6)
    then = clock.time
    await first.duplicates.keep_house()
    clock.pass_(days=7)
    week = first.duplicates.week()
    one, other = [await each.duplicates.commitment(week) for each in (first, second)]
    assert one == other, "whichever process made it"
    assert one[1] == then
    assert then < starts_at(week)
    await first.stop()
    await second.stop()


async def test_someone_plays_against_one_computer_for_the_whole_week(tables: Tables) -> None:
    board, _ = await tables.duplicates.begin(ADA, "Ada", 1, 0, is_listed=False, field="expert")
    assert board.field == "expert"
    with pytest.raises(DuplicateError, match="duplicate-level"):
        await tables.duplicates.begin(ADA, "Ada", 1, 1, is_listed=False)
    assert [*await tables.duplicates.boards(board.week, ADA)] == [board], "what is refused is not begun"
    await tables.duplicates.begin(BO, "Bo", 1, 0, is_listed=True)
    assert [line.name for line in await tables.duplicates.table_of(board.week, None, "normal")] == ["Bo"]
    assert await tables.duplicates.table_of(board.week, None, "expert") == [], "she wants no name there"
    await tables.duplicates.set_listed(ADA, is_listed=True)
    assert [line.name for line in await tables.duplicates.table_of(board.week, None, "expert")] == ["Ada"]


async def test_who_is_forgotten_leaves_no_board(tables: Tables) -> None:
    await begun(tables, ADA)
    assert len((await tables.privacy.export(ADA))["duplicates"]) == 1
    await tables.privacy.forget(ADA)
    assert [*await tables.duplicates.boards(tables.duplicates.week(), ADA)] == []

"""The deal of the week through the manager: the same for all, one board a seat, and what the week's end does."""

import asyncio
import json
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from bot.games.civ.game import civ_game
from bot.games.civ.rules.deal_proof import Proof, prove_deal
from bot.games.civ.rules.transcript import read_all
from bot.manager.duplicates import MOST_LISTED
from bot.manager.services import Services
from bot.match import Match
from bot.store import Store
from bot.store.schema import duplicate_forgotten, duplicate_weeks
from bot.table.duplicate import WON, Board, DuplicateError, starts_at, week_of
from bot.table.values import UserId
from tests.manager.craft import LIMITS, Clock, new_services
from tests.table.people import ADA, BO, CY

Found = tuple[Board, Match]


async def played(services: Services, found: Found, times: int = 10**6, choice: int = 0) -> Found:
    """The board once its person has acted so often, or to its end."""
    board, match = found
    while times and not match.is_over:
        action = match.allowed(board.seat)[choice % len(match.allowed(board.seat))]
        board, match = await services.duplicates.play(board.week, board.user, board.seat, [action], board.revision)
        times -= 1
    return board, match


async def begun(services: Services, user: UserId, seat: int = 0, *, guild: int = 1, is_listed: bool = True) -> Found:
    name = {ADA: "Ada", BO: "Bo", CY: "Cy"}[user]
    return await services.duplicates.begin(user, name, guild, seat, is_listed=is_listed)


async def test_everybody_gets_the_same_cards_and_the_same_answers(services: Services) -> None:
    ada, bo = [await played(services, await begun(services, user), 6) for user in (ADA, BO)]
    assert civ_game(ada[1]).setup == civ_game(bo[1]).setup
    assert ada[0].played == bo[0].played, "the same moves, so the same answers"


async def test_a_board_can_be_played_once_and_goes_on_where_it_was_left(store: Store, clock: Clock) -> None:
    first = new_services(store, clock)
    left = await played(first, await begun(first, ADA), 4)
    await first.stop()
    second = new_services(store, clock)
    again = await begun(second, ADA)
    assert (again[0], again[1].lines()) == (left[0], left[1].lines())
    over = await played(second, again)
    assert over[0].outcome is not None
    assert (await begun(second, ADA))[0] == over[0], "nothing begins again"
    assert (await second.duplicates.play(over[0].week, ADA, 0, ["end"], over[0].revision))[0] == over[0]
    await second.stop()


async def test_a_press_made_for_an_earlier_state_changes_nothing(services: Services) -> None:
    board, match = await begun(services, ADA)
    action = match.allowed(0)[0]
    both = await asyncio.gather(
        *(services.duplicates.play(board.week, ADA, 0, [action], board.revision) for _ in range(2))
    )
    assert both[0][0] == both[1][0]


async def test_a_week_that_ends_in_the_middle_of_a_game_cuts_it_short(services: Services, clock: Clock) -> None:
    board, match = await played(services, await begun(services, ADA), 3)
    await played(services, await begun(services, BO))
    clock.pass_(days=7)
    with pytest.raises(DuplicateError, match="duplicate-over"):
        await services.duplicates.play(board.week, ADA, 0, [match.allowed(0)[0]], board.revision)
    found = await services.duplicates.table_of(board.week, None, "normal")
    assert [(line.name, line.score.share) for line in found] == [("Bo", 1), ("Ada", 0)]
    fresh, _ = await begun(services, ADA)
    assert fresh.week > board.week
    assert fresh.outcome is None


async def test_the_commitment_is_known_a_week_before_and_the_secret_only_afterwards(
    services: Services, clock: Clock
) -> None:
    week = services.duplicates.week()
    board, _ = await begun(services, ADA)
    published, made_at = await services.duplicates.commitment(week)
    assert made_at == clock.time
    with pytest.raises(DuplicateError, match="duplicate-early"):
        await services.duplicates.transcripts(week, ADA, "Zeno")
    await played(services, (board, (await services.duplicates.look(week, ADA, 0))[1]))
    clock.pass_(days=7)
    lines = await services.duplicates.transcripts(week, ADA, "Zeno")
    assert json.loads(lines[0])["commitment"] == published
    (replayed,) = read_all(lines)
    verdict = prove_deal(replayed.header, replayed.game.setup, is_over=replayed.game.result is not None)
    assert verdict.proof is Proof.PROVEN
    with pytest.raises(DuplicateError, match="duplicate-unplayed"):
        await services.duplicates.transcripts(week, BO, "Zeno")


async def test_a_secret_that_is_withheld_is_in_no_transcript(services: Services, store: Store, clock: Clock) -> None:
    board, _ = await played(services, await begun(services, ADA))
    async with store.database.writing() as connection:
        await connection.execute(update(duplicate_weeks).values(is_withheld=True))
    secret = (await services.duplicates.seal(board.week)).secret.hex()
    clock.pass_(days=7)
    lines = await services.duplicates.transcripts(board.week, ADA, "Zeno")
    assert not any(secret in line for line in lines)
    (replayed,) = read_all(lines)
    verdict = prove_deal(replayed.header, replayed.game.setup, is_over=replayed.game.result is not None)
    assert verdict.proof is Proof.UNCOMMITTED


async def test_the_second_seat_opens_when_the_first_game_is_over_and_has_cards_of_its_own(services: Services) -> None:
    first = await begun(services, ADA)
    for each in (first, await played(services, first, 3)):
        with pytest.raises(DuplicateError, match="duplicate-first"):
            await begun(services, ADA, 1)
        assert [board.seat for board in await services.duplicates.boards(each[0].week, ADA)] == [0]
    over = await played(services, await begun(services, ADA))
    second = await begun(services, ADA, 1)
    assert civ_game(second[1]).setup.deck != civ_game(over[1]).setup.deck
    assert (await begun(services, ADA))[0] == over[0], "the first can still be looked at"


async def test_of_two_presses_at_once_one_seat_is_begun(services: Services) -> None:
    both = await asyncio.gather(*(begun(services, ADA, seat) for seat in (0, 1)), return_exceptions=True)
    assert sorted(isinstance(each, DuplicateError) for each in both) == [False, True]


async def test_a_week_that_had_begun_keeps_its_one_deal_for_both_seats(services: Services, store: Store) -> None:
    await services.duplicates.keep_house()
    async with store.database.writing() as connection:
        await connection.execute(update(duplicate_weeks).values(is_by_seat=False))
    first = await played(services, await begun(services, ADA))
    second = await begun(services, ADA, 1)
    assert civ_game(second[1]).setup == civ_game(first[1]).setup


async def test_the_standings_name_those_who_have_records_kept_and_compare_all(services: Services) -> None:
    await played(services, await begun(services, ADA, guild=1))
    await played(services, await begun(services, BO, guild=2), choice=1)
    await played(services, await begun(services, CY, guild=1), choice=2)
    await services.profiles.set_preference(CY, "records", value=False)
    week = services.duplicates.week()
    everywhere, here = [await services.duplicates.table_of(week, guild, "normal") for guild in (None, 1)]
    assert {line.name for line in everywhere} == {"Ada", "Bo"}
    assert [line.name for line in here] == ["Ada"]
    assert here[0].score in [line.score for line in everywhere], "by everyone's games, not the server's"
    await services.profiles.set_preference(CY, "records", value=True)
    assert len(await services.duplicates.table_of(week, None, "normal")) == 3


async def test_who_has_begun_without_their_name_under_an_older_version_is_not_named(services: Services) -> None:
    await played(services, await begun(services, ADA, is_listed=False))
    await begun(services, ADA, 1)
    assert await services.duplicates.table_of(services.duplicates.week(), None, "normal") == []


async def test_the_standings_are_full_though_many_of_the_best_have_no_records_kept(
    services: Services, store: Store
) -> None:
    await services.duplicates.keep_house()
    week = services.duplicates.week()
    for user in range(1, 2 * MOST_LISTED + 3):
        board = Board(week, UserId(user), 0, f"P{user}", 1, outcome=WON, turns=user)
        await store.duplicates.begin(board)
        await services.profiles.set_preference(UserId(user), "records", value=user % 2 == 0)
    found = await services.duplicates.table_of(week, None, "normal")
    assert [line.name for line in found] == [f"P{user}" for user in range(2, 2 * MOST_LISTED + 1, 2)]


async def test_a_table_is_made_without_what_everyone_has_played(services: Services, store: Store) -> None:
    board, _ = await played(services, await begun(services, ADA), 4)
    assert len(board.played) >= 4
    assert [*await store.duplicates.results(board.week)] == [replace(board, played=())]


async def test_the_bots_own_clock_commits_to_the_next_week_though_nobody_looks(store: Store, clock: Clock) -> None:
    first, second = new_services(store, clock), new_services(store, clock, seed=2)
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


async def test_someone_plays_against_one_computer_for_the_whole_week(services: Services) -> None:
    board, _ = await services.duplicates.begin(ADA, "Ada", 1, 0, level="expert")
    assert board.level == "expert"
    with pytest.raises(DuplicateError, match="duplicate-level"):
        await services.duplicates.begin(ADA, "Ada", 1, 1)
    assert [*await services.duplicates.boards(board.week, ADA)] == [board], "what is refused is not begun"
    await services.duplicates.begin(BO, "Bo", 1, 0)
    assert [line.name for line in await services.duplicates.table_of(board.week, None, "normal")] == ["Bo"]
    assert [line.name for line in await services.duplicates.table_of(board.week, None, "expert")] == ["Ada"]


async def test_who_is_forgotten_leaves_no_board(services: Services) -> None:
    await begun(services, ADA)
    assert len((await services.privacy.export(ADA))["duplicates"]) == 1
    await services.privacy.forget(ADA)
    assert [*await services.duplicates.boards(services.duplicates.week(), ADA)] == []


async def test_who_is_forgotten_does_not_play_the_same_cards_again_until_the_next_week(
    services: Services, store: Store, clock: Clock
) -> None:
    await begun(services, ADA)
    await services.privacy.forget(ADA)
    await services.privacy.forget(ADA)  # nothing is left to forget
    for seat in (0, 1):
        with pytest.raises(DuplicateError, match="duplicate-forgotten"):
            await begun(services, ADA, seat)
    await begun(services, BO)
    async with store.database.reading() as connection:
        (kept,) = (await connection.execute(select(duplicate_forgotten))).all()
    assert str(ADA) not in str(kept)
    clock.pass_(days=7)
    await services.duplicates.keep_house()
    async with store.database.reading() as connection:
        assert (await connection.execute(select(duplicate_forgotten))).all() == []
    await begun(services, ADA)


async def test_where_people_are_kept_for_some_days_only_games_of_old_weeks_are_deleted(
    store: Store, clock: Clock
) -> None:
    clock.time = starts_at(week_of(clock.time.date()))
    services = new_services(store, clock, limits=replace(LIMITS, keep_people=timedelta(days=10)))
    board, _ = await played(services, await begun(services, ADA), 5)
    secret = (await services.duplicates.seal(board.week)).secret
    clock.pass_(days=16)  # nine days after the week
    await services.privacy.forget_old()
    assert len(await services.duplicates.played(board.week, ADA)) == 1
    clock.pass_(days=1)
    await begun(services, ADA)
    await services.privacy.forget_old()
    with pytest.raises(DuplicateError, match="duplicate-unplayed"):
        await services.duplicates.played(board.week, ADA)
    assert len((await services.privacy.export(ADA))["duplicates"]) == 1, "that of this week"
    assert (await services.duplicates.seal(board.week)).secret == secret
    await services.stop()

"""Tables of people at the deal of the week: a week of three people, whose clock passes when told."""

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from sqlalchemy import select

from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.game import civ_game
from bot.games.civ.rules import observe
from bot.games.civ.rules.deal_proof import Proof, prove_deal
from bot.games.civ.rules.transcript import read_all
from bot.manager.tables import Tables
from bot.match import Match
from bot.shards import Outages
from bot.store import Store
from bot.store.schema import duplicate_forgotten
from bot.table.duplicate import DuplicateError, WeekTable
from bot.table.errors import NotAllowed
from bot.table.values import UserId
from tests.manager.craft import LIMITS, Clock, new_tables
from tests.table.people import ADA, BO, CY, DI

NAMES = {ADA: "Ada", BO: "Bo", CY: "Cy", DI: "Di"}


async def opened(tables: Tables, *users: UserId, guild: int = 1) -> WeekTable:
    """A table of the first, which the others join."""
    table = await tables.duplicate_tables.open(users[0], NAMES[users[0]], guild, len(users))
    for user in users[1:]:
        table = await tables.duplicate_tables.join(table.id, user, NAMES[user])
    return table


async def played(tables: Tables, table: WeekTable, times: int = 10**6, seed: int = 3) -> tuple[WeekTable, Match]:
    """The table after so many actions of its people, or at its end."""
    dice = Random(seed)
    table, match = await tables.duplicate_tables.look(table.id, table.people[0].user)
    while times and not match.is_over:
        seat = match.waiting()[0]
        action = greedy_policy(observe(civ_game(match), seat), dice).text
        user = table.by_seat[seat].user
        table, match = await tables.duplicate_tables.play(table.id, user, [action], table.revision)
        times -= 1
    return table, match


async def shares(tables: Tables, table: WeekTable) -> dict[str, float | None]:
    for player in table.people:
        await tables.duplicates.set_listed(player.user, is_listed=True)
    found = await tables.duplicates.table_of(table.week, None, str(table.players))
    return {line.name: None if line.score.share is None else float(line.score.share) for line in found}


async def test_a_week_of_three_people_from_the_seal_to_the_proof(store: Store, clock: Clock) -> None:
    """Alone, at a table of two, and at one of three that the week's end cuts short; then everything is open."""
    tables = new_tables(store, clock)
    await tables.duplicates.keep_house()
    clock.pass_(days=7)  # into a week that was committed to before it
    week = tables.duplicates.week()
    published, made_at = await tables.duplicates.commitment(week)
    assert made_at is not None
    assert made_at.date() < week
    for user in (ADA, BO, CY):
        await tables.duplicates.begin(user, NAMES[user], 1, 0, is_listed=True)
    two, first = await played(tables, await opened(tables, ADA, BO))
    assert first.is_over
    assert {player.outcome for player in two.people} in ({0, 2}, {1})
    three, _ = await played(tables, await opened(tables, CY, ADA, BO), 7)
    for looked_at in (tables.duplicates.played(week, ADA), tables.duplicates.transcripts(week, ADA, "Zeno")):
        with pytest.raises(DuplicateError, match="duplicate-early"):
            await looked_at
    await tables.stop()

    clock.pass_(days=7)
    tables = new_tables(store, clock)
    action = (await tables.duplicate_tables.look(three.id, CY))[1].allowed(three.waiting[0])[0]
    with pytest.raises(DuplicateError, match="duplicate-over"):
        await tables.duplicate_tables.play(three.id, three.by_seat[three.waiting[0]].user, [action], three.revision)
    games = await tables.duplicates.played(week, ADA)
    assert [(game.field, len(game.names)) for game in games] == [("normal", 2), ("2", 2), ("3", 3)]
    assert all(game.names[game.seat] == "Ada" for game in games)
    lines = await tables.duplicates.transcripts(week, ADA, "Zeno")
    replayed = [*read_all(lines)]
    assert len(replayed) == 3
    for each in replayed:
        assert each.header["commitment"] == published
        verdict = prove_deal(each.header, each.game.setup, is_over=each.game.result is not None)
        assert verdict.proof is Proof.PROVEN
    with pytest.raises(DuplicateError, match="duplicate-unplayed"):
        await tables.duplicates.played(week, DI)
    assert json.loads(lines[0])["names"] == ["Ada", "Zeno"]
    await tables.stop()


async def test_people_at_two_tables_are_compared_by_their_seats(tables: Tables) -> None:
    one, _ = await played(tables, await opened(tables, ADA, BO))
    assert set((await shares(tables, one)).values()) == {None}, "nobody else has played it yet"
    other, _ = await played(tables, await opened(tables, CY, DI))
    assert (one.rotation, other.rotation) == (0, 1), "seats rotate over the tables"
    assert (one.seat_of(ADA), other.seat_of(CY)) == (0, 1)
    found = await shares(tables, other)
    rivals = [(one.by_seat[seat].name, other.by_seat[seat].name) for seat in (0, 1)]
    assert [(found[mine] or 0) + (found[theirs] or 0) for mine, theirs in rivals] == [1, 1]


async def test_whether_someone_is_named_holds_for_all_their_games_of_the_week(tables: Tables) -> None:
    table = await opened(tables, ADA, BO)
    board, _ = await tables.duplicates.begin(ADA, "Ada", 1, 0, is_listed=True)
    assert not board.is_listed, "she was at a table before, without her name"
    await tables.duplicates.set_listed(ADA, is_listed=True)
    assert [line.name for line in await tables.duplicates.table_of(table.week, None, "normal")] == ["Ada"]
    assert [line.name for line in await tables.duplicates.table_of(table.week, None, "2")] == ["Ada"]
    assert (await tables.duplicate_tables.open(ADA, "Ada", 1, 3)).people[0].is_listed


async def test_nobody_sits_twice_at_tables_of_one_size_in_a_week(tables: Tables, clock: Clock) -> None:
    table = await opened(tables, ADA, BO)
    with pytest.raises(DuplicateError, match="duplicate-seated"):
        await tables.duplicate_tables.open(ADA, "Ada", 1, 2)
    other = await tables.duplicate_tables.open(CY, "Cy", 1, 2)
    with pytest.raises(DuplicateError, match="duplicate-seated"):
        await tables.duplicate_tables.join(other.id, BO, "Bo")
    with pytest.raises(DuplicateError, match="duplicate-full"):
        await tables.duplicate_tables.join(table.id, DI, "Di")
    await tables.duplicate_tables.open(BO, "Bo", 1, 3)  # of another size
    clock.pass_(days=7)
    assert (await opened(tables, ADA, BO)).week > table.week


async def test_of_two_who_want_the_last_seat_at_once_one_has_it(tables: Tables) -> None:
    table = await tables.duplicate_tables.open(ADA, "Ada", 1, 2)
    both = await asyncio.gather(
        *(tables.duplicate_tables.join(table.id, user, NAMES[user]) for user in (BO, CY)), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in both) == ["DuplicateError", "WeekTable"]
    assert len((await tables.duplicate_tables.table(table.id)).people) == 2


async def test_a_table_is_shown_to_its_people_alone(tables: Tables) -> None:
    table, match = await tables.duplicate_tables.look((await opened(tables, ADA, BO)).id, BO)
    with pytest.raises(DuplicateError, match="duplicate-unplayed"):
        await tables.duplicate_tables.look(table.id, CY)
    with pytest.raises(DuplicateError, match="duplicate-unplayed"):
        await tables.duplicate_tables.play(table.id, CY, [match.allowed(match.waiting()[0])[0]], table.revision)


async def test_who_has_blocked_someone_gets_no_seat_beside_them(tables: Tables) -> None:
    table = await tables.duplicate_tables.open(ADA, "Ada", 1, 3)
    await tables.blocks.switch(BO, ADA)
    with pytest.raises(DuplicateError, match="duplicate-closed"):
        await tables.duplicate_tables.join(table.id, BO, "Bo")


async def test_a_seat_can_be_given_up_until_the_game_begins(tables: Tables, clock: Clock) -> None:
    table = await tables.duplicate_tables.open(ADA, "Ada", 1, 3)
    await tables.duplicate_tables.join(table.id, BO, "Bo")
    left = await tables.duplicate_tables.leave(table.id, ADA)
    assert [player.name for player in left.people] == ["Bo"]
    await tables.duplicate_tables.leave(table.id, BO)
    with pytest.raises(DuplicateError, match="duplicate-closed"):
        await tables.duplicate_tables.table(table.id)
    waiting = await tables.duplicate_tables.open(ADA, "Ada", 1, 3)
    clock.pass_(days=7)
    with pytest.raises(DuplicateError, match="duplicate-over"):
        await tables.duplicate_tables.join(waiting.id, BO, "Bo")
    await tables.duplicates.keep_house()
    with pytest.raises(DuplicateError, match="duplicate-closed"):
        await tables.duplicate_tables.table(waiting.id)


async def test_who_is_barred_from_the_server_opens_and_joins_none_of_its_tables(tables: Tables) -> None:
    table = await tables.duplicate_tables.open(BO, "Bo", 1, 3)
    await tables.profiles.set_guild_preference(1, "barred", [ADA])
    for asked in (
        tables.duplicate_tables.open(ADA, "Ada", 1, 2), tables.duplicate_tables.join(table.id, ADA, "Ada"),
    ):  # fmt: skip
        with pytest.raises(NotAllowed, match="barred"):
            await asked
    await tables.duplicate_tables.open(ADA, "Ada", 2, 2)


async def test_a_press_made_for_an_earlier_state_changes_nothing(tables: Tables) -> None:
    table, match = await tables.duplicate_tables.look((await opened(tables, ADA, BO)).id, ADA)
    (seat,) = match.waiting()
    user, action = table.by_seat[seat].user, match.allowed(seat)[0]
    both = await asyncio.gather(
        *(tables.duplicate_tables.play(table.id, user, [action], table.revision) for _ in range(2))
    )
    assert both[0][0] == both[1][0]


# The clock


@pytest.fixture
def monday(clock: Clock) -> Clock:
    """The clock, on a Monday at noon."""
    clock.pass_(days=1)
    return clock


def awaited(table: WeekTable) -> UserId:
    """The one person for whom a table's game waits."""
    (seat,) = table.waiting
    return table.by_seat[seat].user


async def test_the_computer_plays_on_for_who_is_absent_and_the_others_play_to_the_end(
    tables: Tables, monday: Clock
) -> None:
    table, _ = await played(tables, await opened(tables, ADA, BO), 6)
    absent = awaited(table)
    (other,) = {ADA, BO} - {absent}
    monday.pass_(hours=23, minutes=59)
    await tables.duplicate_tables.run_due()
    assert (await tables.duplicate_tables.table(table.id)) == table
    monday.pass_(minutes=1)
    await tables.duplicate_tables.run_due()
    after, match = await tables.duplicate_tables.look(table.id, other)
    assert awaited(after) == other
    assert len(after.played) > len(table.played)
    lost = after.person(absent)
    assert lost is not None
    assert (lost.outcome, lost.replaced_at) == (0, monday.time)
    assert after.changes == table.changes + 1
    await tables.duplicate_tables.run_due()
    assert (await tables.duplicate_tables.table(table.id)) == after, "once"
    looked_at, _ = await tables.duplicate_tables.look(table.id, absent)
    with pytest.raises(DuplicateError, match="duplicate-replaced"):
        await tables.duplicate_tables.play(table.id, absent, ["end"], looked_at.revision)
    over, match = await played(tables, after)
    assert match.is_over
    assert over.person(absent) == lost
    assert (await tables.duplicates.score(table.week, other)) is not None
    winner = over.person(other)
    assert winner is not None
    assert winner.outcome is not None


async def test_the_same_moves_are_answered_alike_in_place_of_different_people(tables: Tables, monday: Clock) -> None:
    both = [await opened(tables, ADA, BO), await opened(tables, CY, DI)]
    monday.pass_(hours=24)
    await tables.duplicate_tables.run_due()
    one, other = [(await tables.duplicate_tables.table(table.id)) for table in both]
    assert one.replaced_seats == other.replaced_seats
    assert {one.by_seat[seat].user for seat in one.replaced_seats} != {
        other.by_seat[seat].user for seat in other.replaced_seats
    }
    assert one.played
    assert one.played == other.played


async def test_a_press_that_comes_too_late_is_refused_though_nobody_has_looked_at_the_clock(
    tables: Tables, monday: Clock
) -> None:
    table, match = await tables.duplicate_tables.look((await opened(tables, ADA, BO)).id, ADA)
    user, action = awaited(table), match.allowed(match.waiting()[0])[0]
    monday.pass_(hours=24)
    with pytest.raises(DuplicateError, match="duplicate-replaced"):
        await tables.duplicate_tables.play(table.id, user, [action], table.revision)
    after = await tables.duplicate_tables.table(table.id)
    assert [player.user for player in after.people if player.replaced_at is not None] == [user]


@pytest.mark.parametrize("first", ["press", "clock"])
async def test_of_a_press_and_the_clock_of_another_process_at_the_same_moment_the_first_acts(
    store: Store, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    in_time, on_time = Clock(), Clock()
    for each in (in_time, on_time):
        each.pass_(days=1)
    here, there = new_tables(store, in_time), new_tables(store, on_time)
    table, match = await here.duplicate_tables.look((await opened(here, ADA, BO)).id, ADA)
    user, action = awaited(table), match.allowed(match.waiting()[0])[0]
    in_time.pass_(hours=23, minutes=59)
    on_time.pass_(hours=24)
    both, done = asyncio.Event(), asyncio.Event()
    kept, save = dict[str, bool](), store.duplicates.save_table
    trying = set[str]()

    async def save_in_order(changed: WeekTable) -> bool:
        who = "clock" if changed.replaced_seats else "press"
        trying.add(who)
        if len(trying) == 2:
            both.set()
        await both.wait()  # both have read the same table
        if who != first:
            await done.wait()
        kept[who] = await save(changed)
        done.set()
        return kept[who]

    monkeypatch.setattr(store.duplicates, "save_table", save_in_order)
    (told, _), _ = await asyncio.gather(
        here.duplicate_tables.play(table.id, user, [action], table.revision), there.duplicate_tables.run_due()
    )
    after = await here.duplicate_tables.table(table.id)
    assert kept == {"press": first == "press", "clock": first == "clock"}
    assert told == after, "the presser is shown what is kept"
    assert bool(after.replaced_seats) == (first == "clock")
    await here.stop()
    await there.stop()


async def test_a_game_of_which_everyone_is_absent_ends_without_a_computer_against_itself(
    tables: Tables, monday: Clock
) -> None:
    table, _ = await played(tables, await opened(tables, ADA, BO), 4)
    for _ in range(2):
        monday.pass_(hours=24)
        await tables.duplicate_tables.run_due()
    after, match = await tables.duplicate_tables.look(table.id, ADA)
    assert after.is_given_up
    assert not match.is_over
    assert [player.outcome for player in after.people] == [0, 0]
    monday.pass_(hours=24)
    await tables.duplicate_tables.run_due()
    assert (await tables.duplicate_tables.table(table.id)) == after


async def test_clocks_are_known_after_a_restart_and_stop_with_the_week(store: Store, monday: Clock) -> None:
    tables = new_tables(store, monday)
    table = await opened(tables, ADA, BO)
    await tables.stop()
    monday.pass_(hours=25)
    tables = new_tables(store, monday)
    await tables.duplicate_tables.run_due()
    assert len((await tables.duplicate_tables.table(table.id)).replaced_seats) == 1
    monday.pass_(days=4, hours=20)
    late = await opened(tables, CY, DI)
    monday.pass_(days=1)
    await tables.duplicate_tables.run_due()
    assert (await tables.duplicate_tables.table(late.id)).replaced_seats == (), "the week's end has decided"
    await tables.stop()


async def test_the_time_the_bot_was_away_costs_nobody_their_turn(store: Store, monday: Clock) -> None:
    tables = new_tables(store, monday)
    await tables.start()
    table = await opened(tables, ADA, BO)
    monday.pass_(hours=20)
    await tables.stop()
    due_at = table.first_due_at
    assert due_at is not None
    monday.pass_(hours=30)
    tables = new_tables(store, monday)
    await tables.start()
    await tables.duplicate_tables.run_due()
    after = await tables.duplicate_tables.table(table.id)
    assert (after.replaced_seats, after.first_due_at) == ((), due_at + timedelta(hours=30))
    assert after.changes == table.changes + 1, "the message says until when"
    monday.pass_(hours=4)
    await tables.duplicate_tables.run_due()
    assert len((await tables.duplicate_tables.table(table.id)).replaced_seats) == 1
    await tables.stop()


async def test_nobody_is_replaced_while_nobody_can_press_and_no_clock_is_charged_with_it(
    tables: Tables, monday: Clock
) -> None:
    tables.watch_connection(lambda: Outages({0: timedelta() if lost_at is None else monday.time - lost_at}))
    lost_at: datetime | None = None
    table, match = await tables.duplicate_tables.look((await opened(tables, ADA, BO)).id, ADA)
    monday.pass_(hours=23)
    lost_at = monday.time
    await tables.duplicate_tables.run_due()
    monday.pass_(hours=2)
    await tables.duplicate_tables.run_due()
    assert (await tables.duplicate_tables.table(table.id)).replaced_seats == ()
    lost_at = None
    user, action = awaited(table), match.allowed(match.waiting()[0])[0]
    after, _ = await tables.duplicate_tables.play(table.id, user, [action], table.revision)
    assert after.replaced_seats == (), "the first press after it"
    assert after.played


async def test_who_is_forgotten_leaves_their_moves_to_the_others(tables: Tables) -> None:
    table, _ = await played(tables, await opened(tables, ADA, BO), 6)
    waiting = await tables.duplicate_tables.open(BO, "Bo", 1, 4)
    exported = (await tables.privacy.export(BO))["duplicates"]
    assert [each["players"] for each in exported] == [2, 4]
    seat = table.seat_of(BO)
    assert exported[0]["played"] == [action for by, action in table.played if by == seat], "not what Ada did"
    await tables.duplicate_tables.set_message(table.id, 7, 8)
    await tables.privacy.forget(BO)
    after, _ = await tables.duplicate_tables.look(table.id, ADA)
    assert await tables.duplicate_tables.behind() == [table.id], "the message still has his name"
    assert after.played == table.played
    assert [player.name for player in after.people] == ["Ada", "N. N."]
    with pytest.raises(DuplicateError, match="duplicate-closed"):
        await tables.duplicate_tables.table(waiting.id)


async def test_a_play_that_goes_on_while_someone_is_forgotten_keeps_their_name_in_no_message(
    store: Store, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, match = await tables.duplicate_tables.look((await opened(tables, ADA, BO)).id, ADA)
    await tables.duplicate_tables.set_message(table.id, 7, 8)
    save, user = store.duplicates.save_table, awaited(table)
    (other,) = {ADA, BO} - {user}

    async def save_late(changed: WeekTable) -> bool:
        await tables.privacy.forget(other)
        return await save(changed)

    monkeypatch.setattr(store.duplicates, "save_table", save_late)
    action = match.allowed(match.waiting()[0])[0]
    await tables.duplicate_tables.play(table.id, user, [action], table.revision)
    assert (await tables.duplicate_tables.table(table.id)).changes == table.changes + 1


async def test_who_is_forgotten_plays_the_same_cards_no_second_time_that_week(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock)
    await opened(tables, ADA, BO)
    await tables.duplicates.begin(ADA, "Ada", 1, 0, is_listed=True, field="expert")
    await tables.duplicate_tables.open(ADA, "Ada", 1, 3)  # whose cards she has never seen
    for _ in range(2):
        await tables.privacy.forget(ADA)
    other = await tables.duplicate_tables.open(CY, "Cy", 1, 2)
    for again in (
        tables.duplicate_tables.open(ADA, "Ada", 1, 2), tables.duplicate_tables.join(other.id, ADA, "Ada"),
        tables.duplicates.begin(ADA, "Ada", 1, 1, is_listed=True),
    ):  # fmt: skip
        with pytest.raises(DuplicateError, match="duplicate-forgotten"):
            await again
    assert len((await tables.duplicate_tables.table(other.id)).people) == 1
    await tables.duplicate_tables.open(ADA, "Ada", 1, 3)
    await tables.duplicate_tables.join(other.id, DI, "Di")
    async with store.database.reading() as connection:
        kept = (await connection.execute(select(duplicate_forgotten))).all()
    assert len(kept) == 2
    assert str(ADA) not in str(kept)
    await tables.stop()
    clock.pass_(days=7)
    tables = new_tables(store, clock)
    await tables.duplicates.keep_house()
    async with store.database.reading() as connection:
        assert (await connection.execute(select(duplicate_forgotten))).all() == []
    await opened(tables, ADA, BO)
    await tables.stop()


async def test_an_account_made_after_the_week_began_gets_no_seat_at_a_table(tables: Tables, monday: Clock) -> None:
    made = monday.time - timedelta(hours=1)
    new = UserId(int((made - datetime(2015, 1, 1, tzinfo=UTC)).total_seconds() * 1000) << 22)
    old = UserId(new - (int(timedelta(days=1).total_seconds() * 1000) << 22))
    table = await tables.duplicate_tables.open(BO, "Bo", 1, 3)
    for asked in (
        tables.duplicate_tables.open(new, "New", 1, 2), tables.duplicate_tables.join(table.id, new, "New"),
    ):  # fmt: skip
        with pytest.raises(DuplicateError, match="duplicate-new-account"):
            await asked
    await tables.duplicate_tables.join(table.id, old, "Old")
    board, _ = await tables.duplicates.begin(new, "New", 1, 0, is_listed=True)
    assert board.user == new, "alone they may play"
    monday.pass_(days=7)
    await tables.duplicate_tables.open(new, "New", 1, 2)


async def test_of_a_table_that_everyone_has_left_its_message_still_says_so(tables: Tables) -> None:
    table = await tables.duplicate_tables.open(ADA, "Ada", 1, 3)
    await tables.duplicate_tables.set_message(table.id, 7, 8)
    await tables.duplicate_tables.leave(table.id, ADA)
    after = await tables.duplicate_tables.table(table.id)
    assert (after.people, await tables.duplicate_tables.behind()) == ((), [table.id])
    with pytest.raises(DuplicateError, match="duplicate-closed"):
        await tables.duplicate_tables.join(table.id, BO, "Bo")


async def test_with_the_week_clocks_end_and_messages_have_to_say_so(store: Store, monday: Clock) -> None:
    tables = new_tables(store, monday)
    await tables.duplicates.keep_house()
    table = await opened(tables, ADA, BO)
    await tables.duplicate_tables.set_message(table.id, 7, 8)
    await tables.duplicate_tables.mark_shown(await tables.duplicate_tables.table(table.id))
    assert await tables.duplicate_tables.behind() == []
    monday.pass_(days=7)
    await tables.duplicates.keep_house()
    after = await tables.duplicate_tables.table(table.id)
    assert (after.first_due_at, after.waiting) == (None, table.waiting), "who was to move has lost"
    assert await tables.duplicate_tables.behind() == [table.id]
    await tables.stop()


async def test_where_people_are_kept_for_some_days_only_games_of_old_weeks_are_deleted(
    store: Store, monday: Clock
) -> None:
    tables = new_tables(store, monday, limits=replace(LIMITS, keep_people=timedelta(days=10)))
    table, _ = await played(tables, await opened(tables, ADA, BO), 5)
    await tables.duplicates.begin(ADA, "Ada", 1, 0, is_listed=True)
    secret = (await tables.duplicates.seal(table.week)).secret
    monday.pass_(days=16)  # nine days after the week
    await tables.privacy.forget_old()
    assert len(await tables.duplicates.played(table.week, ADA)) == 2
    monday.pass_(days=1)
    await opened(tables, ADA, BO)
    await tables.privacy.forget_old()
    with pytest.raises(DuplicateError, match="duplicate-unplayed"):
        await tables.duplicates.played(table.week, ADA)
    assert len((await tables.privacy.export(ADA))["duplicates"]) == 1, "that of this week"
    assert (await tables.duplicates.revealed(table.week)) == secret
    await tables.stop()

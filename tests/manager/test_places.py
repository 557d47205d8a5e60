"""Where a table may go, and whose clock stands still where no call reaches him: with a clock one sets."""

import pytest
import sqlite3
from bot.manager.tables import Tables
from bot.store import Store
from bot.table.errors import TableError
from bot.table.kinds import NoticeKind, PollOutcome, VoteKind
from bot.table.limits import Limits
from bot.table.motions import ToChannel
from bot.table.places import check_move, moves_at_once
from bot.table.table import Table
from bot.table.values import ChapterName, Clock as TurnClock, Post, UserId
from contextlib import closing
from dataclasses import replace
from tests.manager.craft import Clock, begun, new_tables, step
from tests.table.people import ADA, BO, CY, HERE
from tests.table.tables import key_of, options, others, who

DAY = TurnClock(24 * 3600)
ELSEWHERE = replace(HERE, channel_id=77)


def running(table: Table, user: UserId) -> bool:
    """Whether this person's clock runs."""
    seat = table.seat_of(user)
    assert seat is not None
    return table.timers[seat].since is not None


async def test_a_table_stays_on_its_server(tables: Tables) -> None:
    alone = await tables.lobbies.create(ADA, "Ada", HERE, options(2), computers=1)
    for table in (await begun(tables), alone):
        for guild in (2, None):
            with pytest.raises(TableError) as caught:
                check_move(table, replace(ELSEWHERE, guild_id=guild))
            assert key_of(caught) == "move-server"


async def test_what_moves_at_once_takes_nothing_from_anybody(tables: Tables) -> None:
    lobby = await tables.lobbies.create(ADA, "Ada", HERE, options(2))
    alone = await tables.lobbies.create(ADA, "Ada", HERE, options(2), computers=1)
    table = await begun(tables)
    assert [moves_at_once(each) for each in (lobby, alone, table)] == [True, True, False]
    assert moves_at_once(await tables.posts.lose_place(table.id))
    joined = await tables.lobbies.join(lobby.id, BO, "Bo")
    with pytest.raises(TableError) as caught:
        check_move(joined, ELSEWHERE)
    assert key_of(caught) == "move-lobby"


async def test_a_table_moves_when_the_others_agree_and_its_old_message_is_remembered(
    tables: Tables, store: Store
) -> None:
    table = await begun(tables)
    await tables.posts.keep_post(table.id, Post(5, 0, ChapterName("board"), table.waiting, table.revision))
    await tables.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(77))
    asked = await tables.look(table.id)
    assert asked.place == HERE
    with pytest.raises(TableError) as caught:
        check_move(asked, replace(HERE, channel_id=78))
    assert key_of(caught) == "move-asked"
    moved = (await tables.votes.answer(table.id, BO, VoteKind.MOVE, agrees=True)).table
    assert moved.place == ELSEWHERE
    assert moved.post is not None
    assert (moved.post.message_id, moved.post.channel_id, moved.is_behind) == (5, HERE.channel_id, True)
    assert await store.tables.load(table.id) == moved


async def test_a_place_is_looked_at_again_when_somebody_agrees(tables: Tables) -> None:
    hidden: list[str] = []

    async def hidden_from(table: Table, channel_id: int) -> str | None:
        return next(iter(hidden), None)

    tables.votes.ask_sights(hidden_from)
    table = await begun(tables, 3)
    await tables.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(77))
    hidden.append("Cy")
    with pytest.raises(TableError) as caught:
        await tables.votes.answer(table.id, BO, VoteKind.MOVE, agrees=True)
    assert key_of(caught) == "move-hidden"
    assert (await tables.look(table.id)).place == HERE


async def test_a_clock_stands_still_for_whom_no_call_reaches_three_days_at_most(
    tables: Tables, store: Store, clock: Clock
) -> None:
    table = await begun(tables, clock=DAY)
    user = who(table)
    clock.pass_(hours=1)
    table = await tables.posts.mark_unreached(table.id, {user})
    assert not running(table, user)
    users = [each.user_id for each in await store.outbox.unsent(100) if each.kind == NoticeKind.UNREACHED]
    assert sorted(users) == [ADA, BO]
    assert (await tables.posts.mark_unreached(table.id, {user})).revision == table.revision
    clock.pass_(days=2, hours=23)
    assert await tables.run_due() == 0
    clock.pass_(hours=1)
    assert await tables.run_due() == 1
    table = await tables.look(table.id)
    assert running(table, user)
    seat = table.seat_of(user)
    assert seat is not None
    assert table.timers[seat].left.total_seconds() == 23 * 3600
    assert table.next_at is not None
    assert table.next_at > clock()
    clock.pass_(hours=24)
    await tables.run_due()
    assert [lapse.seat for lapse in (await tables.look(table.id)).lapses] == [seat]


async def test_a_clock_runs_again_when_its_person_is_reached_or_moves(tables: Tables) -> None:
    table = await begun(tables, clock=DAY)
    user = who(table)
    table = await tables.posts.mark_unreached(table.id, {user})
    assert running(await tables.posts.mark_unreached(table.id, set()), user)
    table = await tables.posts.mark_unreached(table.id, {user})
    table = await step(tables, table)
    if who(table) == user:
        assert running(table, user)
    assert all(each.unreached_at is None for each in table.presence)


async def test_who_is_not_awaited_loses_nothing(tables: Tables) -> None:
    table = await begun(tables, clock=DAY)
    (other,) = others(table)
    assert (await tables.posts.mark_unreached(table.id, {other})).revision == table.revision


async def test_without_a_place_clocks_stand_still_for_three_days(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, clock=DAY)
    table = await tables.posts.lose_place(table.id)
    assert not any(timer.since for timer in table.timers)
    clock.pass_(days=1)
    table = await step(tables, table)  # who finds it all the same starts no time anew
    clock.pass_(days=2)
    await tables.run_due()
    table = await tables.look(table.id)
    assert running(table, who(table))


async def test_a_new_place_lets_the_clocks_run(tables: Tables) -> None:
    table = await begun(tables, clock=DAY)
    await tables.posts.lose_place(table.id)
    table = await tables.posts.move_place(table.id, ELSEWHERE)
    assert running(table, who(table))
    assert all(each.unreached_at is None for each in table.presence)


async def test_who_was_away_when_the_place_was_lost_is_given_the_same_three_days(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    table = await begun(tables, clock=DAY)
    user = who(table)
    await tables.away(table.id, user)
    await tables.posts.lose_place(table.id)
    clock.pass_(hours=1)
    table = await tables.come_back(table.id, user)
    assert not running(table, user)
    clock.pass_(days=3)
    await tables.run_due()
    assert running(await tables.look(table.id), user)
    await tables.stop()


@pytest.mark.parametrize("is_known", [True, False])
async def test_a_clock_that_stands_still_starts_after_a_restart_too(
    store: Store, url: str, clock: Clock, is_known: bool
) -> None:
    """`is_known`: since when is kept, as it is not of tables that lost their places under older laws."""
    tables = new_tables(store, clock)
    await tables.start()
    table = await begun(tables, clock=DAY)
    user = who(table)
    await tables.posts.lose_place(table.id)
    await tables.stop()
    if not is_known:
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as raw, raw:
            raw.execute("UPDATE games SET presence = '[]', next_at = NULL, checksum = NULL")
    clock.pass_(hours=1)
    again = new_tables(store, clock)
    await again.start()
    clock.pass_(days=2, hours=22)
    await again.run_due()
    assert not running(await again.look(table.id), user)
    clock.pass_(hours=2)
    await again.run_due()
    assert running(await again.look(table.id), user)
    await again.stop()


async def test_nobody_moves_a_table_whose_other_player_is_away(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    await tables.away(table.id, BO)
    assert not (await tables.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(77))).is_decided
    clock.pass_(days=10)
    await tables.run_due()
    table = await tables.look(table.id)
    assert (table.place, table.polls[-1].outcome) == (HERE, PollOutcome.LAPSED)
    await tables.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(77))
    assert (await tables.votes.answer(table.id, BO, VoteKind.MOVE, agrees=True)).table.place == ELSEWHERE


async def test_a_move_takes_more_than_half_of_all_and_no_deadline_carries_it(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 3)
    await tables.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(77))
    await tables.resign(table.id, CY)
    clock.pass_(days=10)
    await tables.run_due()
    assert (await tables.look(table.id)).place == HERE


async def test_of_two_who_bring_a_table_along_that_has_lost_its_place_the_second_has_to_ask(tables: Tables) -> None:
    table = await begun(tables)
    table = await tables.posts.lose_place(table.id)
    assert moves_at_once(table)
    assert (await tables.posts.bring(table.id, ELSEWHERE)).place == ELSEWHERE
    with pytest.raises(TableError) as caught:
        await tables.posts.bring(table.id, replace(HERE, channel_id=78))
    assert key_of(caught) == "move-meanwhile"


async def test_a_lobby_stays_when_somebody_joins_while_it_moves(tables: Tables) -> None:
    lobby = await tables.lobbies.create(ADA, "Ada", HERE, options(2))
    assert moves_at_once(lobby)
    await tables.lobbies.join(lobby.id, BO, "Bo")
    with pytest.raises(TableError) as caught:
        await tables.posts.bring(lobby.id, ELSEWHERE)
    assert key_of(caught) == "move-lobby"


@pytest.mark.parametrize("is_lost_first", [True, False])
async def test_a_move_that_is_asked_for_while_the_place_is_lost_needs_nobody(
    tables: Tables, *, is_lost_first: bool
) -> None:
    table = await begun(tables, 3)
    if is_lost_first:
        await tables.posts.lose_place(table.id)
    await tables.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(77))
    if not is_lost_first:
        await tables.posts.lose_place(table.id)
    moved = await tables.look(table.id)
    assert (moved.place, moved.is_placeless, moved.motions) == (ELSEWHERE, False, ())

"""Where a table goes, at the door: what is kept of it, who would not see it, and clocks that start after a restart."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import TableError
from bot.table.places import check_move
from bot.table.table import Table
from bot.table.values import ChapterName, NoticeKind, Post, UserId
from bot.table.values import Clock as TurnClock
from bot.table.vote import ToChannel, VoteKind
from tests.manager.craft import Clock, begun, new_services
from tests.table.people import ADA, BO, HERE
from tests.table.tables import key_of, who

DAY = TurnClock(24 * 3600)
ELSEWHERE = replace(HERE, channel_id=77)


def running(table: Table, user: UserId) -> bool:
    """Whether this person's clock runs."""
    seat = table.seat_of(user)
    assert seat is not None
    return table.timers[seat].since is not None


async def test_a_table_moves_when_the_others_agree_and_its_old_message_is_remembered(
    services: Services, store: Store
) -> None:
    table = await begun(services)
    await services.posts.keep_post(table.id, Post(5, 0, ChapterName("board"), table.waiting, table.revision))
    await services.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(77))
    asked = await services.tables.look(table.id)
    assert asked.place == HERE
    with pytest.raises(TableError) as caught:
        check_move(asked, replace(HERE, channel_id=78))
    assert key_of(caught) == "move-asked"
    moved = (await services.votes.answer(table.id, BO, VoteKind.MOVE, agrees=True)).table
    assert moved.place == ELSEWHERE
    assert moved.post is not None
    assert (moved.post.message_id, moved.post.channel_id, moved.is_behind) == (5, HERE.channel_id, True)
    assert await store.tables.load(table.id) == moved


async def test_a_place_is_looked_at_again_when_somebody_agrees(services: Services) -> None:
    hidden: list[str] = []

    async def hidden_from(table: Table, channel_id: int) -> str | None:
        return next(iter(hidden), None)

    services.votes.ask_sights(hidden_from)
    table = await begun(services, 3)
    await services.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(77))
    hidden.append("Cy")
    with pytest.raises(TableError) as caught:
        await services.votes.answer(table.id, BO, VoteKind.MOVE, agrees=True)
    assert key_of(caught) == "move-hidden"
    assert (await services.tables.look(table.id)).place == HERE


async def test_a_clock_stands_still_for_whom_no_call_reaches_three_days_at_most(
    services: Services, store: Store, clock: Clock
) -> None:
    table = await begun(services, clock=DAY)
    user = who(table)
    clock.pass_(hours=1)
    table = await services.posts.mark_unreached(table.id, {user})
    assert not running(table, user)
    users = [each.user_id for each in await store.outbox.unsent(100) if each.kind == NoticeKind.UNREACHED]
    assert sorted(users) == [ADA, BO]
    assert (await services.posts.mark_unreached(table.id, {user})).revision == table.revision
    clock.pass_(days=2, hours=23)
    assert await services.alarm.run_due() == 0
    clock.pass_(hours=1)
    assert await services.alarm.run_due() == 1
    table = await services.tables.look(table.id)
    assert running(table, user)
    seat = table.seat_of(user)
    assert seat is not None
    assert table.timers[seat].left.total_seconds() == 23 * 3600
    assert table.next_at is not None
    assert table.next_at > clock()
    clock.pass_(hours=24)
    await services.alarm.run_due()
    assert [timeout.seat for timeout in (await services.tables.look(table.id)).timeouts] == [seat]


@pytest.mark.parametrize("is_known", [True, False])
async def test_a_clock_that_stands_still_starts_after_a_restart_too(
    store: Store, file: Path, clock: Clock, is_known: bool
) -> None:
    """`is_known`: since when is kept, as it is not of tables that lost their places under older laws."""
    services = new_services(store, clock)
    await services.start()
    table = await begun(services, clock=DAY)
    user = who(table)
    await services.posts.lose_place(table.id)
    await services.stop()
    if not is_known:
        with closing(sqlite3.connect(file)) as raw, raw:
            raw.execute("UPDATE games SET presence = '[]', next_at = NULL, checksum = NULL")
    clock.pass_(hours=1)
    again = new_services(store, clock)
    await again.start()
    clock.pass_(days=2, hours=22)
    await again.alarm.run_due()
    assert not running(await again.tables.look(table.id), user)
    clock.pass_(hours=2)
    await again.alarm.run_due()
    assert running(await again.tables.look(table.id), user)
    await again.stop()


async def test_a_restart_gives_no_quiet_hours_to_someone_who_has_left_the_server(store: Store, clock: Clock) -> None:
    services = new_services(store, clock)
    await services.start()
    table = await begun(services, clock=DAY)
    user = who(table)
    await services.profiles.set_quiet(user, "20-8")
    table = await services.posts.mark_left_server(table.id, {user}, ())
    seat = table.seat_of(user)
    assert seat is not None
    assert table.timers[seat].due_at == clock() + timedelta(days=1)
    await services.stop()
    clock.pass_(hours=1)
    again = new_services(store, clock)
    await again.start()
    table = await again.tables.look(table.id)
    assert table.has_left_server(seat)
    assert table.timers[seat].due_at == clock() + timedelta(days=1)
    await again.stop()

"""Inactivity at the door: what a pause, a restart and a hidden place leave of it."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.manager.tables import Tables
from bot.store import Store
from bot.table import inactivity
from bot.table.errors import TooEarly
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import AtZero, ModeratorActKind, UserId
from bot.table.values import Clock as TurnClock
from bot.table.vote import VoteKind
from tests.manager.craft import SLOW, Clock, begun, new_tables
from tests.manager.test_moderation import MOD
from tests.table.people import ADA, BO
from tests.table.tables import key_of, others, who

DAILY = TurnClock(24 * 3600)


@pytest.fixture
def limits() -> Limits:
    return SLOW


async def fire(tables: Tables, table: Table) -> Table:
    await tables.run_due()
    return await tables.look(table.id)


async def notified(tables: Tables, kind: str) -> list[UserId]:
    return [notice.user_id for notice in await tables.outbox.unsent(100) if notice.kind == kind]


def timeouts(table: Table, seat: int, clock: Clock) -> int:
    return inactivity.count_timeouts_in_a_row(table, seat, clock(), {})


Pause = Callable[[Tables, Table], Awaitable[None]]


async def _paused_by_all(tables: Tables, table: Table) -> None:
    for user in (ADA, BO):
        await tables.votes.propose(table.id, user, VoteKind.PAUSE)


async def _paused_by_a_moderator(tables: Tables, table: Table) -> None:
    await tables.moderation.moderate(table.id, MOD, ModeratorActKind.PAUSE, "a break")


@pytest.mark.parametrize("pause", [_paused_by_all, _paused_by_a_moderator])
async def test_nobody_was_silent_in_a_pause(tables: Tables, clock: Clock, pause: Pause) -> None:
    table = await begun(tables)
    seat, (here,) = table.waiting[0], others(table)
    await pause(tables, table)
    clock.pass_(days=30)
    table = await tables.votes.resume(table.id, here)
    assert (table.is_paused, timeouts(table, seat, clock)) == (False, 0)
    with pytest.raises(TooEarly) as refusal:
        await tables.votes.propose(table.id, here, VoteKind.AUTOMATIC)
    assert key_of(refusal) == "too-early"
    assert not (await tables.votes.cancel(table.id, here)).is_decided
    clock.pass_(days=2)
    assert (await fire(tables, table)).status == "playing"


async def test_a_moderators_pause_lasts_as_long_without_the_time_in_which_the_bot_was_down(
    store: Store, clock: Clock
) -> None:
    tables = new_tables(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    await tables.start()
    table = await begun(tables)
    began = clock.time
    await _paused_by_a_moderator(tables, table)
    await tables.stop()
    clock.pass_(days=6)
    tables = new_tables(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    await tables.start()
    clock.pass_(days=6, hours=23)
    paused = await fire(tables, table)
    assert paused.is_paused
    assert paused.next_at == paused.moderated_pause_until == began + timedelta(days=13)
    act = paused.pausing_act
    assert act is not None
    assert (act.moderator, act.at) == (MOD.user, began), "who paused, and when, is as it was"
    clock.pass_(hours=1)
    assert not (await fire(tables, table)).is_paused
    await tables.stop()


async def test_a_time_in_which_the_bot_was_down_is_nobodys_silence(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    await tables.start()
    table = await begun(tables, 3, clock=replace(DAILY, at_zero=AtZero.SEAT))
    seat = table.waiting[0]
    clock.pass_(days=1)
    table = await fire(tables, table)
    assert (table.participants[seat].is_automatic, table.participants[seat].is_stand_in) == (True, False)
    await tables.stop()
    clock.pass_(days=5)
    again = new_tables(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    await again.start()
    assert timeouts(await again.look(table.id), seat, clock) == 1
    await again.stop()


async def test_hiding_a_place_again_and_again_gives_no_more_days_and_tells_once(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 2, clock=DAILY)
    user = who(table)
    for _ in range(3):
        await tables.posts.mark_unreached(table.id, [user])
        clock.pass_(days=1, hours=12)
        await tables.run_due()
        await tables.posts.mark_unreached(table.id, [])
        clock.pass_(minutes=1)
        table = await fire(tables, table)
    assert len(await notified(tables, "unreached")) == 2, "each of the two, once"
    assert [timeout.seat for timeout in table.timeouts] == [table.seat_of(user)]

"""Inactivity at the door: what a pause, a restart and a hidden place leave of it."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table import inactivity
from bot.table.errors import TooEarly
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import AtZero, ModeratorActKind, UserId
from bot.table.values import Clock as TurnClock
from bot.table.vote import VoteKind
from tests.manager.craft import SLOW, Clock, begun, new_services
from tests.manager.test_moderation import MOD
from tests.table.people import ADA, BO
from tests.table.tables import key_of, others, who

DAILY = TurnClock(24 * 3600)


@pytest.fixture
def limits() -> Limits:
    return SLOW


async def fire(services: Services, table: Table) -> Table:
    await services.alarm.run_due()
    return await services.tables.look(table.id)


async def notified(services: Services, kind: str) -> list[UserId]:
    return [notice.user_id for notice in await services.outbox.unsent(100) if notice.kind == kind]


def timeouts(table: Table, seat: int, clock: Clock) -> int:
    return inactivity.count_timeouts_in_a_row(table, seat, clock(), {})


Pause = Callable[[Services, Table], Awaitable[None]]


async def _paused_by_all(services: Services, table: Table) -> None:
    for user in (ADA, BO):
        await services.votes.propose(table.id, user, VoteKind.PAUSE)


async def _paused_by_a_moderator(services: Services, table: Table) -> None:
    await services.moderation.moderate(table.id, MOD, ModeratorActKind.PAUSE, "a break")


@pytest.mark.parametrize("pause", [_paused_by_all, _paused_by_a_moderator])
async def test_nobody_was_silent_in_a_pause(services: Services, clock: Clock, pause: Pause) -> None:
    table = await begun(services)
    seat, (here,) = table.waiting[0], others(table)
    await pause(services, table)
    clock.pass_(days=30)
    table = await services.votes.resume(table.id, here)
    assert (table.is_paused, timeouts(table, seat, clock)) == (False, 0)
    with pytest.raises(TooEarly) as refusal:
        await services.votes.propose(table.id, here, VoteKind.AUTOMATIC)
    assert key_of(refusal) == "too-early"
    assert not (await services.votes.cancel(table.id, here)).is_decided
    clock.pass_(days=2)
    assert (await fire(services, table)).status == "playing"


async def test_a_moderators_pause_lasts_as_long_without_the_time_in_which_the_bot_was_down(
    store: Store, clock: Clock
) -> None:
    services = new_services(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    await services.start()
    table = await begun(services)
    began = clock.time
    await _paused_by_a_moderator(services, table)
    await services.stop()
    clock.pass_(days=6)
    services = new_services(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    await services.start()
    clock.pass_(days=6, hours=23)
    paused = await fire(services, table)
    assert paused.is_paused
    assert paused.next_at == paused.moderated_pause_until == began + timedelta(days=13)
    act = paused.pausing_act
    assert act is not None
    assert (act.moderator, act.at) == (MOD.user, began), "who paused, and when, is as it was"
    clock.pass_(hours=1)
    assert not (await fire(services, table)).is_paused
    await services.stop()


async def test_a_time_in_which_the_bot_was_down_is_nobodys_silence(store: Store, clock: Clock) -> None:
    services = new_services(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    await services.start()
    table = await begun(services, 3, clock=replace(DAILY, at_zero=AtZero.SEAT))
    seat = table.waiting[0]
    clock.pass_(days=1)
    table = await fire(services, table)
    assert (table.participants[seat].is_automatic, table.participants[seat].is_stand_in) == (True, False)
    await services.stop()
    clock.pass_(days=5)
    again = new_services(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    await again.start()
    assert timeouts(await again.tables.look(table.id), seat, clock) == 1
    await again.stop()


async def test_hiding_a_place_again_and_again_gives_no_more_days_and_tells_once(
    services: Services, clock: Clock
) -> None:
    table = await begun(services, 2, clock=DAILY)
    user = who(table)
    for _ in range(3):
        await services.posts.mark_unreached(table.id, [user])
        clock.pass_(days=1, hours=12)
        await services.alarm.run_due()
        await services.posts.mark_unreached(table.id, [])
        clock.pass_(minutes=1)
        table = await fire(services, table)
    assert len(await notified(services, "unreached")) == 2, "each of the two, once"
    assert [timeout.seat for timeout in table.timeouts] == [table.seat_of(user)]

"""The alarm, which waits over the database, wakes when something has come sooner, and stops whenever it is told to."""

import asyncio
from collections.abc import Callable, Collection
from datetime import date, datetime, timedelta

import pytest

from bot.games.civ.game import GAMES
from bot.manager.alarm import Alarm
from bot.manager.services import Services
from bot.store import Store
from bot.store.deadlines import Deadlines
from bot.table.contest import TournamentId
from bot.table.limits import Limits
from bot.table.values import Clock as TurnClock
from bot.table.values import TableId
from bot.tournament.tournament import Stage
from tests.manager.craft import Clock, begun, new_services
from tests.manager.cup import announced
from tests.table.people import ADA, BO
from tests.table.tables import who

DAY = TurnClock(24 * 3600)


@pytest.mark.parametrize("steps", range(5))
async def test_an_alarm_told_to_stop_just_as_it_is_woken_stops(store: Store, clock: Clock, steps: int) -> None:
    looks, is_asleep = 0, asyncio.Event()

    async def ring(table_id: TableId) -> None:
        raise AssertionError(table_id)

    class Looks(Alarm):
        """Says when it goes to sleep."""

        def _seconds(self) -> float:
            nonlocal looks
            looks += 1
            is_asleep.set()
            return super()._seconds()

    alarm = Looks(store.deadlines, clock, ring)
    alarm.start()
    await is_asleep.wait()
    for _ in range(3):
        await asyncio.sleep(0)
    alarm.wake(clock() + timedelta(hours=1))
    for _ in range(steps):
        await asyncio.sleep(0)
    async with asyncio.timeout(60) as patience:
        await alarm.stop()
    assert not patience.expired()


class Asked(Deadlines):
    """Deadlines at which something happens after its first answer is made, and before that is heard."""

    answers = 0
    meanwhile: Callable[[], None]
    again: asyncio.Event

    async def next_deadline(self, *, without: Collection[int] = ()) -> datetime | None:
        found = await super().next_deadline(without=without)
        self.answers += 1
        if self.answers == 1:
            self.meanwhile()
        else:
            self.again.set()
        return found


async def test_what_comes_up_while_the_database_answers_is_not_slept_over(url: str, clock: Clock) -> None:
    store = await Store.open(url, GAMES)
    asked = Asked(store.database)
    services = new_services(store, clock, limits=Limits(automatic_pause=3600, tick=None))
    await begun(services, clock=DAY)

    async def ring(table_id: TableId) -> None:
        await services.alarm.run_due()

    alarm = Alarm(asked, clock, ring)
    asked.meanwhile, asked.again = lambda: alarm.wake(clock() + timedelta(minutes=1)), asyncio.Event()
    alarm.wake(clock() + timedelta(hours=12))
    clock.pass_(hours=13)
    alarm.start()
    async with asyncio.timeout(60):
        await asked.again.wait()
    await alarm.stop()
    await services.stop()
    await store.close()


async def test_a_tournaments_deadline_ends_the_sleep_and_is_told_once(store: Store, clock: Clock) -> None:
    heard: list[TournamentId] = []
    told = asyncio.Event()

    async def ring(table_id: TableId) -> None:
        raise AssertionError(table_id)

    def hear(tournament: TournamentId) -> None:
        heard.append(tournament)
        told.set()

    alarm = Alarm(store.deadlines, clock, ring)
    alarm.start()
    alarm.schedule(TournamentId(1), clock() + timedelta(hours=3), hear)
    alarm.schedule(TournamentId(1), clock() + timedelta(seconds=0.05), hear)
    alarm.schedule(TournamentId(2), clock() + timedelta(hours=1), hear)
    alarm.schedule(TournamentId(3), clock() + timedelta(seconds=0.05), hear)
    alarm.schedule(TournamentId(3), None, hear)
    clock.pass_(seconds=1)
    async with asyncio.timeout(60):
        await told.wait()
    assert await alarm.next_at() == clock() + timedelta(hours=1, seconds=-1)
    await alarm.stop()
    assert heard == [TournamentId(1)]


async def test_a_tournament_does_by_itself_what_is_due_there(store: Store, clock: Clock) -> None:
    services, opened = new_services(store, clock, limits=Limits(automatic_pause=3600, tick=3600)), asyncio.Event()
    await services.start()
    await services.tournaments.start()
    tournament = await announced(services, clock, check_in=timedelta(days=1, seconds=-0.05))
    await services.tournaments.idle()
    assert (await services.tournaments.look(tournament)).tournament.stage is Stage.REGISTRATION
    services.tournaments.on_change(lambda _: opened.set())
    clock.pass_(seconds=1)
    async with asyncio.timeout(60):
        await opened.wait()
    assert (await services.tournaments.look(tournament)).tournament.stage is Stage.CHECK_IN
    await services.stop()


async def test_the_end_of_a_vacation_wakes_the_alarm(store: Store, clock: Clock) -> None:
    services, rang = new_services(store, clock, limits=Limits(automatic_pause=3600, tick=3600)), asyncio.Event()
    today = clock().date()
    for user in (ADA, BO):
        await services.profiles.add_vacation(user, today, today + timedelta(days=9))
    user = who(await begun(services, clock=DAY))
    await services.start()  # only now: else it sleeps until the lobby would have begun, by the real time

    changes = 0

    def later(table_id: TableId) -> None:
        """Once the clock has been set anew, the day of vacation ends, and half of the time passes."""
        nonlocal changes
        changes += 1
        if changes == 1:
            clock.pass_(hours=25)
        else:
            rang.set()

    services.tables.on_change(later)
    await services.profiles.end_vacation(user)
    async with asyncio.timeout(60):
        await rang.wait()
    await services.stop()
    assert [notice.kind for notice in await store.outbox.unsent(10)] == ["turn", "half"]


async def test_other_hours_or_another_way_hurry_what_was_to_wait(
    services: Services, store: Store, clock: Clock
) -> None:
    table = await begun(services, clock=DAY)
    user, hurried = who(table), list[int]()
    services.profiles.on_person(hurried.append)
    changes = (
        lambda: services.profiles.set_zone(user, "Asia/Tokyo"),
        lambda: services.profiles.set_quiet(user, "22-7"),
        lambda: services.profiles.add_vacation(user, date(2026, 5, 1), date(2026, 5, 2)),
        lambda: services.profiles.end_vacation(user),
        lambda: services.profiles.set_preference(user, "notify", "direct"),
        lambda: services.profiles.set_preference(user, "digest_hour", 3),
        lambda: services.profiles.set_preference(user, "remind_half", False),
    )
    (notice,) = await store.outbox.unsent(10)
    for number, change in enumerate(changes, start=1):
        await store.outbox.delay([notice.id], clock() + timedelta(days=9))
        assert await store.outbox.due(clock(), 10, ()) == []
        await change()
        assert await store.outbox.due(clock(), 10, ()) == [user], number
        assert hurried == [user] * number
    await services.profiles.set_preference(user, "theme", "light")
    assert len(hurried) == len(changes)

"""Clocks in the manager: time the bot was down, the alarm, and what people's hours on disk do to a running clock."""

import asyncio
import random
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.games.civ.game import GAMES
from bot.manager.services import Services, make_services
from bot.store import Store
from bot.table import inactivity
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import AtZero, Clock, ModeratorActKind, Timer
from tests.manager.craft import SLOW, begun, new_services
from tests.manager.craft import Clock as Time
from tests.manager.test_moderation import MOD
from tests.table.people import ADA
from tests.table.tables import who

DAY = Clock(24 * 3600)


@pytest.fixture
def limits() -> Limits:
    return SLOW


def timer_of(table: Table, seat: int | None = None) -> Timer:
    return table.timers[table.waiting[0] if seat is None else seat]


async def fire(services: Services, table: Table) -> Table:
    await services.alarm.run_due()
    return await services.tables.look(table.id)


# While the bot is away


async def test_time_the_bot_was_down_is_not_charged(url: str, clock: Time) -> None:
    first = await Store.open(url, GAMES)
    services = new_services(first, clock)
    await services.start()
    table = await begun(services, clock=DAY)
    clock.pass_(hours=3)
    await services.stop()
    await first.close()
    clock.pass_(days=2)
    second = await Store.open(url, GAMES)
    again = new_services(second, clock)
    await again.start()
    assert await again.alarm.run_due() == 0
    table = await again.tables.look(table.id)
    assert timer_of(table).due_at == clock.time + timedelta(hours=21)
    assert table.next_at == clock.time + timedelta(hours=9)
    await again.stop()
    await second.close()


async def test_a_moderators_pause_lasts_as_long_without_the_time_in_which_the_bot_was_down(
    store: Store, clock: Time
) -> None:
    services = new_services(store, clock, limits=SLOW)
    await services.start()
    table = await begun(services)
    began = clock.time
    await services.moderation.moderate(table.id, MOD, ModeratorActKind.PAUSE, "a break")
    await services.stop()
    clock.pass_(days=6)
    services = new_services(store, clock, limits=SLOW)
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


async def test_a_time_in_which_the_bot_was_down_is_nobodys_silence(store: Store, clock: Time) -> None:
    services = new_services(store, clock, limits=SLOW)
    await services.start()
    table = await begun(services, 3, clock=replace(DAY, at_zero=AtZero.SEAT))
    seat = table.waiting[0]
    clock.pass_(days=1)
    table = await fire(services, table)
    assert (table.participants[seat].is_automatic, table.participants[seat].is_stand_in) == (True, False)
    await services.stop()
    clock.pass_(days=5)
    again = new_services(store, clock, limits=SLOW)
    await again.start()
    found = await again.tables.look(table.id)
    assert inactivity.count_timeouts_in_a_row(found, seat, clock(), {}) == 1
    await again.stop()


# People's hours


async def test_new_hours_wind_a_running_clock_by_the_old_ones_and_are_on_disk_with_it(
    services: Services, store: Store, clock: Time
) -> None:
    table = await begun(services, clock=DAY)
    profiles, user = services.profiles, who(table)

    async def wound() -> timedelta | None:
        found = await services.tables.look(table.id)
        stored = await store.tables.load(table.id)
        assert stored is not None
        assert stored.timers == found.timers
        due = timer_of(found).due_at
        return due and due - clock.time

    clock.pass_(hours=2)
    await profiles.set_quiet(user, "20-8")
    assert await wound() == timedelta(hours=22 + 24)
    await profiles.set_quiet(user, None)
    assert await wound() == timedelta(hours=22)
    await profiles.add_vacation(user, date(2026, 3, 2), date(2026, 3, 11))
    assert await wound() == timedelta(hours=22, days=10)
    clock.pass_(days=3)
    await profiles.end_vacation(user)
    assert await wound() == timedelta(hours=10 + 22 - 10), "until midnight, and then without the ten hours before it"


async def test_a_vacation_taken_while_the_time_zone_is_changed_is_kept(services: Services) -> None:
    """Both are read, and written with what the other has done."""
    profiles, days = services.profiles, [date(2026, 3, 2), date(2026, 3, 5)]
    await asyncio.gather(
        *(profiles.set_zone(ADA, zone) for zone in ("Asia/Tokyo", "Europe/Rome", "UTC")),
        *(profiles.add_vacation(ADA, day, day) for day in days),
        profiles.set_zone(ADA, "Asia/Tokyo"),
    )
    assert [each.first for each in (await profiles.availability(ADA)).vacations] == days


async def test_a_change_of_zone_moves_no_day_of_vacation_that_an_older_version_kept(
    services: Services, store: Store
) -> None:
    day = ["2026-03-02", "2026-03-02"]
    await store.preferences.set(ADA, {"zone": "Pacific/Kiritimati", "vacations": [day]})
    begins = datetime(2026, 3, 1, 10, tzinfo=UTC)
    for zone in ("Etc/GMT+10", "Europe/Rome"):
        kept = await services.profiles.set_zone(ADA, zone)
        assert [kept.span(each) for each in kept.vacations] == [(begins, begins + timedelta(days=1))]
    kept = await services.profiles.add_vacation(ADA, date(2026, 3, 5), date(2026, 3, 6))
    assert [each.zone and each.zone.key for each in kept.vacations] == ["Pacific/Kiritimati", "Europe/Rome"]


# The alarm


async def test_the_alarm_rings_by_itself_when_the_time_has_come(store: Store) -> None:
    services = make_services(
        store,
        now=lambda: datetime.now(UTC),
        random=random.Random(1),
        games=GAMES,
        limits=Limits(automatic_pause=3600),
    )
    await services.start()
    rings = asyncio.Queue[int]()
    services.tables.on_change(rings.put_nowait)
    table = await begun(services, clock=Clock(1))
    while not any(participant.is_stand_in for participant in (await services.tables.look(table.id)).participants):
        await asyncio.wait_for(rings.get(), 60)
    await services.stop()

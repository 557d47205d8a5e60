"""Clocks at the door: the hours of people, which run them, and what is due while the bot is there, or was not."""

import asyncio
import random
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

import pytest

from bot.games.civ.game import GAMES
from bot.manager.services import Services, make_services
from bot.store import Store
from bot.table.errors import BadAvailability
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import Clock, ReminderStage, Status, Timer
from bot.table.vote import VoteKind
from tests.manager.craft import SLOW, begun, new_services
from tests.manager.craft import Clock as Time
from tests.table.people import ADA, BO
from tests.table.tables import key_of, legal, version, who

DAY = Clock(24 * 3600)


@pytest.fixture
def limits() -> Limits:
    return SLOW


def timer_of(table: Table, seat: int | None = None) -> Timer:
    return table.timers[table.waiting[0] if seat is None else seat]


def participant_of(table: Table, seat: int) -> Any:
    return table.participants[seat]


async def fire(services: Services, table: Table) -> Table:
    await services.alarm.run_due()
    return await services.tables.look(table.id)


async def turn_over(services: Services, table: Table) -> Table:
    """The awaited seat plays until somebody else is awaited."""
    seat = table.waiting[0]
    while table.status == Status.PLAYING and table.waiting == (seat,):
        chosen = "end" if "end" in legal(table) else legal(table)[0]
        table = await services.tables.submit(table.id, who(table), [chosen], version=version(table))
    return table


# How they run


async def test_setting_quiet_hours_moves_a_running_clock_at_once(services: Services, clock: Time) -> None:
    table = await begun(services, clock=DAY)
    clock.pass_(hours=2)
    await services.profiles.set_quiet(who(table), "20-8")
    assert timer_of(await services.tables.look(table.id)).due_at == clock.time + timedelta(hours=22 + 24)
    await services.profiles.set_quiet(who(table), None)
    assert timer_of(await services.tables.look(table.id)).due_at == clock.time + timedelta(hours=22)


async def test_a_vacation_stops_the_clocks_and_coming_back_early_starts_them_the_next_day(
    services: Services, clock: Time
) -> None:
    table = await begun(services, clock=DAY)
    clock.pass_(hours=2)
    await services.profiles.add_vacation(who(table), date(2026, 3, 2), date(2026, 3, 11))
    assert timer_of(await services.tables.look(table.id)).due_at == clock.time + timedelta(hours=22, days=10)
    clock.pass_(days=3)
    assert (await fire(services, table)).number == 0
    await services.profiles.end_vacation(who(table))
    assert timer_of(await services.tables.look(table.id)).due_at == datetime(2026, 3, 5, tzinfo=UTC) + timedelta(
        hours=22 - 10
    )


async def test_a_vacation_taken_while_the_time_zone_is_changed_is_kept(services: Services, clock: Time) -> None:
    """Both are read, and written with what the other has done."""
    profiles, days = services.profiles, [date(2026, 3, 2), date(2026, 3, 5)]
    await asyncio.gather(
        *(profiles.set_zone(ADA, zone) for zone in ("Asia/Tokyo", "Europe/Rome", "UTC")),
        *(profiles.add_vacation(ADA, day, day) for day in days),
        profiles.set_zone(ADA, "Asia/Tokyo"),
    )
    assert [each.first for each in (await profiles.availability(ADA)).vacations] == days


async def test_a_running_clock_knows_the_vacation_in_it_and_forgets_it_when_that_ends(
    services: Services, store: Store, clock: Time
) -> None:
    table = await begun(services, clock=DAY)
    await services.profiles.add_vacation(who(table), date(2026, 3, 2), date(2026, 3, 5))
    await services.profiles.add_vacation(who(table), date(2026, 3, 6), date(2026, 3, 7))
    await services.profiles.add_vacation(who(table), date(2026, 4, 1), date(2026, 4, 2))
    table = await services.tables.look(table.id)
    assert timer_of(table).away_until == date(2026, 3, 7)
    stored = await store.tables.load(table.id)
    assert stored is not None
    assert stored.timers == table.timers
    paused = (await services.votes.propose(table.id, who(table), VoteKind.PAUSE)).table
    for user in (ADA, BO):
        paused = (
            (await services.votes.propose(table.id, user, VoteKind.PAUSE)).table if not paused.is_paused else paused
        )
    assert timer_of(paused).away_until is None
    table = await services.votes.resume(table.id, ADA)
    assert timer_of(table).away_until == date(2026, 3, 7)
    await services.profiles.end_vacation(who(table))
    assert timer_of(await services.tables.look(table.id)).away_until is None


async def test_hours_are_kept_only_where_they_can_be_read_and_have_a_measure(services: Services) -> None:
    await services.profiles.set_zone(ADA, "Europe/Rome")
    assert (await services.profiles.set_quiet(ADA, "10pm-7am")).quiet == (time(22), time(7))
    for press, key in (
        (services.profiles.set_quiet(ADA, "tonight"), "quiet-unreadable"),
        (services.profiles.set_zone(ADA, "Mars/Olympus"), "zone-unknown"),
        (services.profiles.add_vacation(ADA, date(2026, 3, 5), date(2026, 4, 30)), "vacation-too-long"),
    ):
        with pytest.raises(BadAvailability) as refusal:
            await press
        assert key_of(refusal) == key
    kept = await services.profiles.availability(ADA)
    assert (kept.zone.key, kept.quiet, kept.vacations) == ("Europe/Rome", (time(22), time(7)), ())


async def test_a_change_of_zone_moves_no_day_of_vacation(services: Services, store: Store, clock: Time) -> None:
    day = ["2026-03-02", "2026-03-02"]
    await store.preferences.set(ADA, {"zone": "Pacific/Kiritimati", "vacations": [day]})  # as older versions kept it
    begins = datetime(2026, 3, 1, 10, tzinfo=UTC)
    for zone in ("Etc/GMT+10", "Europe/Rome"):
        kept = await services.profiles.set_zone(ADA, zone)
        assert [kept.span(each) for each in kept.vacations] == [(begins, begins + timedelta(days=1))]
    kept = await services.profiles.add_vacation(ADA, date(2026, 3, 5), date(2026, 3, 6))
    assert [each.zone and each.zone.key for each in kept.vacations] == ["Pacific/Kiritimati", "Europe/Rome"]


# When one runs out


async def test_the_automatic_player_plays_this_turn_and_the_seat_is_its_owners_again(
    services: Services, clock: Time
) -> None:
    table = await begun(services, clock=DAY)
    seat = table.waiting[0]
    clock.pass_(days=1)
    table = await fire(services, table)
    assert participant_of(table, seat).is_automatic
    assert table.automatic_waiting == (seat,)
    assert timer_of(table, seat).reminded == ReminderStage.TIMED_OUT
    table = await _computer_plays(services, table, seat)
    assert not participant_of(table, seat).is_automatic
    assert timer_of(table, seat).left == timedelta(days=1)
    assert timer_of(table).since == clock.time


async def _computer_plays(services: Services, table: Table, seat: int) -> Table:
    """What the automatic player does, now."""
    while table.automatic_waiting == (seat,):
        chosen = "end" if "end" in legal(table) else legal(table)[0]
        table = await services.tables.play_automatic(table.id, seat, chosen, version(table))
    return table


async def test_reminders_come_once_each_and_again_for_the_next_turn(
    services: Services, store: Store, clock: Time
) -> None:
    table = await begun(services, clock=DAY)
    seat = table.waiting[0]
    for hours in (11, 1, 1, 8, 1):
        clock.pass_(hours=hours)
        table = await fire(services, table)
    table = await turn_over(services, table)
    clock.pass_(hours=12)
    await fire(services, table)
    notified = [(notice.kind, notice.user_id) for notice in await store.outbox.unsent(100) if notice.kind != "turn"]
    assert notified == [("half", who(table, seat)), ("soon", who(table, seat)), ("half", who(table, 1 - seat))]


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

"""What Discord says to direct messages, by its codes: closed for good, too many at once, or none at all."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any, Final

import pytest

from bot.client import CivBot
from bot.pages.pings.direct_pace import PAUSES, SPACING
from bot.pages.ui import ui_of
from bot.playground.people import Person
from bot.store.records import DIRECT_STOPPED
from bot.table.values import Clock, Notice, UserId
from tests.e2e.callings import all_told, awaited, choose, pings, sat, told_directly
from tests.e2e.house import PATIENCE, House, board_of, next_board

OPENING: Final[dict[str, Any]] = {"method": "POST", "path": "/users/@me/channels"}


async def _is_closed(bot: CivBot, person: Person) -> bool:
    return (await bot.services.profiles.preferences(UserId(person.id))).dm_closed


async def _unsent(bot: CivBot, is_wanted: Callable[[Sequence[Notice]], bool]) -> Sequence[Notice]:
    """What is still to be told, once it is as wanted."""
    async with asyncio.timeout(PATIENCE):
        while not is_wanted(unsent := await bot.services.outbox.unsent(100)):  # noqa: ASYNC110  # the database rings no bell
            await asyncio.sleep(0.05)
    return unsent


def _is_postponed(notice: Notice) -> bool:
    """Whether sending it has been refused, and is tried again after the pause: what is begun is noted before, and a
    board that is not there yet may have had it wait for a shorter time."""
    return notice.tried_at is not None and notice.due_at is not None and notice.due_at - notice.tried_at >= PAUSES[0]


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (400, 50007), (403, 50278), (400, 50278)])
async def test_a_code_that_says_closed_marks_a_person_under_any_status(house: House, status: int, code: int) -> None:
    house.playground.faults.refuse(status, code, **OPENING)
    async with house.bot() as bot:
        _, first, _ = await told_directly(house, bot)
        await first.wait_for(house.channel, "doesn’t let me send you direct messages")
        assert await _is_closed(bot, first)
        assert len(pings(house, first)) == 1


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 0), (400, 50033)])
async def test_any_other_refusal_says_nothing_about_the_person(house: House, status: int, code: int) -> None:
    house.playground.faults.refuse(status, code, **OPENING)
    async with house.bot() as bot:
        table, first, _ = await told_directly(house, bot)
        message = await first.wait_for(house.channel, f"it’s your turn at **Table {table.id}**")
        assert first.mention in message.text
        assert "doesn’t let me" not in message.text
        assert not await _is_closed(bot, first)
        assert len(pings(house, first)) == 1


async def test_too_fast_is_tried_again_after_a_while_and_marks_nobody(house: House) -> None:
    house.playground.faults.refuse(403, 40003, **OPENING)
    async with house.bot() as bot:
        table, first, _ = await told_directly(house, bot)
        await next_board(first, house.channel, 0)
        await _unsent(bot, lambda unsent: _is_postponed(unsent[0]))
        assert pings(house, first) == []
        house.later = 2 * PAUSES[0]
        ui_of(bot).notifier.wake()
        await first.wait_for(await first.dm(), f"Table {table.id}")
        assert not await _is_closed(bot, first)
        assert len(pings(house, first)) == 1


async def test_digests_of_one_hour_are_spaced(house: House) -> None:
    people = house.people
    async with house.bot() as bot:
        services = bot.services
        hour = (services.now() + timedelta(hours=3)).hour
        for person in people:
            await choose(house, person, "digest", hour=hour)
        waiting = set[int]()
        while len(waiting) < 3:
            waiting.add(awaited(await sat(house, bot, people), people).id)
        house.later = timedelta(hours=3)
        ui_of(bot).notifier.wake()
        unsent = await _unsent(bot, lambda unsent: all(each.due_at and each.due_at > services.now() for each in unsent))
        later = {each.user_id: each.due_at for each in unsent if each.due_at is not None}
        assert len(later) == 2
        assert abs(max(later.values()) - min(later.values())) == SPACING
        assert len({ping.user_id for ping in house.playground.record.pings}) == 1
        house.later += 3 * SPACING
        ui_of(bot).notifier.wake()
        await all_told(bot)
        assert {ping.user_id for ping in house.playground.record.pings} == waiting


async def test_a_bot_that_is_stopped_calls_by_mention_and_says_so_to_its_operator(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.playground.faults.refuse(403, 20026, **OPENING)
    async with house.bot() as bot:
        table, first, _ = await told_directly(house, bot)
        message = await first.wait_for(house.channel, f"it’s your turn at **Table {table.id}**")
        assert "doesn’t let me" not in message.text
        assert not await _is_closed(bot, first)
        assert await bot.services.profiles.recall(DIRECT_STOPPED)
        assert [record.levelname for record in caplog.records if "20026" in record.getMessage()].count("ERROR") == 1
    opened = sum(request.path == OPENING["path"] for request in house.playground.requests)
    async with house.bot() as bot:
        table = await sat(house, bot, house.people[:2])
        await first.wait_for(house.channel, f"it’s your turn at **Table {table.id}**")
        assert sum(request.path == OPENING["path"] for request in house.playground.requests) == opened, "not even tried"
        house.later = timedelta(days=2)
        table = await sat(house, bot, house.people[:2])
        person = awaited(table, house.people[:2])
        await person.wait_for(await person.dm(), f"Table {table.id}")
        await all_told(bot)
        assert await bot.services.profiles.recall(DIRECT_STOPPED) == ""


@pytest.mark.parametrize(("status", "code"), [(403, 20026), (400, 50035), (400, 10013)])
async def test_who_can_be_called_in_no_way_is_tried_once_each_way(house: House, status: int, code: int) -> None:
    opening = house.playground.faults.refuse(status, code, **OPENING, times=10**6)
    async with house.bot() as bot:
        messages = f"/channels/{house.channel.id}/messages"
        house.playground.faults.refuse(400, 200000, method="POST", path=messages, times=10**6)
        await told_directly(house, bot)
        await all_told(bot)
    assert opening.hits == 1


@pytest.mark.parametrize("code", [50013, 20029, 40004])
async def test_a_mention_that_may_be_taken_later_is_a_direct_message_now(house: House, code: int) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, people, Clock(24 * 3600))
        person = awaited(table, people)
        await board_of(person, house.channel)
        await ui_of(bot).announcer.idle()
        messages = f"/channels/{house.channel.id}/messages"
        mention = house.playground.faults.refuse(403, code, method="POST", path=messages)
        house.later = timedelta(hours=12, minutes=1)
        await bot.services.alarm.run_due()
        await person.wait_for(await person.dm(), "half of your time")
        assert mention.hits == 1

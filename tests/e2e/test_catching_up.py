"""A start after an absence: boards are edited one after another, and only what they say, while people press."""

import asyncio
from datetime import timedelta

import pytest

from bot.pages.board import announcer as announcing
from bot.pages.ui import ui_of
from bot.playground.api.record import Request
from bot.playground.people import ChannelRef
from bot.table.table import Table
from bot.table.values import Clock
from tests.e2e.callings import begun, sat
from tests.e2e.house import House, board_of

DAY = Clock(24 * 3600)
LIVE = Clock(600)
AWAY = timedelta(hours=1)


def _due(table: Table) -> str:
    (at,) = [timer.due_at for timer in table.timers if timer.due_at is not None]
    return f"<t:{int(at.timestamp())}:R>"


def _edits(house: House, after: int, channel: ChannelRef | None = None) -> list[Request]:
    sent, place = house.playground.requests[after:], (channel or house.channel).id
    return [each for each in sent if each.method == "PATCH" and each.path.startswith(f"/channels/{place}/")]


async def test_a_moved_deadline_edits_the_words_of_a_board_and_leaves_its_picture(house: House) -> None:
    async with house.bot() as bot:
        table = await sat(house, bot, house.people[:2], DAY)
        await ui_of(bot).announcer.idle()
        before = await board_of(house.people[0], house.channel)
    house.later = AWAY
    seen = len(house.playground.requests)
    async with house.bot() as bot:
        await ui_of(bot).announcer.idle()
        table = await bot.services.tables.look(table.id)
        after = await board_of(house.people[0], house.channel)
    assert (after.id, _due(table) in after.text, _due(table) in before.text) == (before.id, True, False)
    (edit,) = _edits(house, seen)
    assert not edit.files
    assert after.attachments == before.attachments != []
    assert house.playground.refusals == []


async def test_a_picture_that_is_gone_from_its_message_is_drawn_again(house: House) -> None:
    async with house.bot() as bot:
        table = await sat(house, bot, house.people[:2], DAY)
        await ui_of(bot).announcer.idle()
        before = await board_of(house.people[0], house.channel)
        post = (await bot.services.tables.look(table.id)).post
        assert post is not None
        assert post.attachment_id is not None
        house.playground.world.message(house.channel.id, before.id).attachments.clear()
        seen = len(house.playground.requests)
        ui_of(bot).announcer.enqueue(table.id, redraws=True)
        await ui_of(bot).announcer.idle()
        assert [bool(each.files) for each in _edits(house, seen)] == [False, True]
        newer = (await bot.services.tables.look(table.id)).post
        assert newer is not None
        assert newer.attachment_id not in (None, post.attachment_id)


async def test_a_board_whose_message_was_deleted_comes_back_with_its_picture(house: House) -> None:
    async with house.bot() as bot:
        table = await sat(house, bot, house.people[:2], DAY)
        await ui_of(bot).announcer.idle()
        before = await board_of(house.people[0], house.channel)
        await house.playground.people.delete_message(before)
        ui_of(bot).announcer.enqueue(table.id, redraws=True)
        await ui_of(bot).announcer.idle()
        after = await board_of(house.people[0], house.channel)
        assert after.id != before.id
        assert len(after.attachments) == 1
    assert [refused.status for refused in house.playground.refusals] == [404]


async def test_a_short_absence_edits_the_boards_of_live_games_alone(house: House) -> None:
    async with house.bot() as bot:
        slow = await sat(house, bot, house.people[:2], DAY)
        live = await sat(house, bot, house.people[1:3], LIVE)
        await ui_of(bot).announcer.idle()
    house.later = timedelta(minutes=2)
    seen = len(house.playground.requests)
    async with house.bot() as bot:
        await ui_of(bot).announcer.idle()
        posts = {each.id: (await bot.services.tables.look(each.id)).post for each in (slow, live)}
        shown = posts[live.id]
        assert shown is not None
        (edit,) = _edits(house, seen)
        assert edit.path.endswith(f"/{shown.message_id}")
        assert not (await bot.services.tables.look(slow.id)).is_behind


async def test_tables_are_caught_up_with_one_by_one_and_the_next_to_come_due_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcing, "CATCHING_UP", 1)
    monkeypatch.setattr(announcing, "PRELOADED", 2)
    clocks = [Clock(hours * 3600) for hours in (72, 12, 48, 24)]
    async with house.bot() as bot:
        tables = [await sat(house, bot, house.people[:2], clock) for clock in clocks]
        await ui_of(bot).announcer.idle()
    house.later = AWAY
    seen = len(house.playground.requests)
    async with house.bot() as bot:
        announcer = ui_of(bot).announcer
        await announcer.idle()
        posts = {table.id: (await bot.services.tables.look(table.id)).post for table in tables}
    ids = {post.message_id: table_id for table_id, post in posts.items() if post is not None}
    edited = [ids[int(each.path.rpartition("/")[2])] for each in _edits(house, seen)]
    assert edited == [tables[number].id for number in (1, 3, 2, 0)]


async def test_a_board_waits_for_others_before_it_is_drawn_and_is_sent_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcing, "AT_ONCE", 1)
    hall = await house.playground.people.channel(house.guild, "hall")
    async with house.bot() as bot:
        announcer, services = ui_of(bot).announcer, bot.services
        first = await sat(house, bot, house.people[:2])
        second = await begun(house, services, house.people[:2], channel=hall)
        await announcer.idle()
        seen = len(house.playground.requests)
        held = house.playground.faults.hold(path=f"/channels/{house.channel.id}/messages/*", method="PATCH")
        announcer.enqueue(first.id, redraws=True)
        await asyncio.wait_for(held.reached.wait(), 10)
        bob = house.people[1]
        for _ in range(3):
            announcer.enqueue(second.id, redraws=True)
            await (await bob.press(await board_of(bob, hall), "My hand")).settled()
        assert _edits(house, seen, hall) == []
        held.released.set()
        await announcer.idle()
        assert len(_edits(house, seen, hall)) == 1
    assert house.playground.refusals == []


async def test_a_stop_leaves_to_the_next_start_what_is_not_caught_up_with(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcing, "CATCHING_UP", 1)
    async with house.bot() as bot:
        tables = [await sat(house, bot, house.people[:2], DAY) for _ in range(4)]
        await ui_of(bot).announcer.idle()
    house.later = AWAY
    held = house.playground.faults.hold(path=f"/channels/{house.channel.id}/messages/*", method="PATCH")
    async with house.bot() as bot:
        await asyncio.wait_for(held.reached.wait(), 10)
        held.released.set()
    async with house.bot() as bot:
        await ui_of(bot).announcer.idle()
        assert not any([(await bot.services.tables.look(table.id)).is_behind for table in tables])
    assert house.playground.refusals == []

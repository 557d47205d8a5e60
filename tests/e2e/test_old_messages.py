"""Messages older than an hour, of which Discord lets few be edited: what waits for that keeps no live table waiting."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.client import CivBot
from bot.games.civ.game import civ_game
from bot.pages.board.announcer import OldEdits
from bot.pages.ui import ui_of
from bot.table.table import Table
from bot.table.values import Clock
from tests.e2e.callings import sat
from tests.e2e.house import PATIENCE, House

DAY = Clock(24 * 3600)
LATER = timedelta(hours=2)


async def test_turns_of_one_channel_come_in_order_and_of_another_at_once() -> None:
    edits, gone = OldEdits(every=0.05), list[str]()

    async def edit(name: str, channel_id: int) -> None:
        await edits.wait(channel_id)
        gone.append(name)

    await asyncio.gather(edit("a", 1), edit("b", 1), edit("c", 1), edit("elsewhere", 2))
    assert gone == ["a", "elsewhere", "b", "c"]


@pytest.mark.parametrize("every", [10**6, 0])
async def test_a_live_table_is_shown_while_old_ones_wait(house: House, every: int) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        announcer = ui_of(bot).announcer
        announcer.old_edits.every = every
        old = [await sat(house, bot, people, DAY) for _ in range(3)]
        await announcer.idle()
        house.later = LATER
        for table in old:
            assert table.match is not None
            seat = table.waiting[0]
            # one action alone: a second could be shown by an edit of its own, which has to wait
            action = civ_game(table.match).legal(seat)[0]
            user = table.participants[seat].user_id
            await bot.services.tables.submit(table.id, user, [action.text], version=table.match.version)
        live = await sat(house, bot, people, DAY)
        async with asyncio.timeout(PATIENCE):
            # the first of the old ones needs not wait either, and may be shown later than the live one
            while await _count_behind(bot, [live]) or await _count_behind(bot, old) == 3:  # noqa: ASYNC110  # nothing tells of it
                await asyncio.sleep(0.05)
        if every:
            assert await _count_behind(bot, old) == 2
        else:
            await announcer.idle()


async def _count_behind(bot: CivBot, tables: Sequence[Table]) -> int:
    return sum([(await bot.services.tables.look(table.id)).is_behind for table in tables])

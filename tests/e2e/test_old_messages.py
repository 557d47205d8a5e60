"""Messages older than an hour, of which Discord lets few be edited: what waits for that keeps no live table waiting."""

import asyncio
from datetime import timedelta

import pytest

from bot.pages.board.announcer import OldEdits
from bot.pages.ui import ui_of
from bot.table.values import Clock
from tests.e2e.callings import sat, turn_over
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
            await turn_over(bot, table.id)
        live = await sat(house, bot, people, DAY)
        async with asyncio.timeout(PATIENCE):
            while (await bot.services.tables.look(live.id)).is_behind:  # noqa: ASYNC110  # the database rings no bell
                await asyncio.sleep(0.05)
        behind = [table.id for table in old if (await bot.services.tables.look(table.id)).is_behind]
        if every:
            assert len(behind) == 2, "the first needs not wait"
        else:
            await announcer.idle()

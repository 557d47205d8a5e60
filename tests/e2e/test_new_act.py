"""An act that nothing else knows, asked for at a running tournament: it is kept, and told where it says."""

from pathlib import Path

import pytest

from bot.manager.tournament_values import Caller
from bot.playground.people import ChannelRef
from bot.table.values import UserId
from tests.e2e.cups import CUP, begun, own_table, said
from tests.e2e.house import House
from tests.tournament.test_new_act import Lunch, locales, lunch  # pyright: ignore[reportUnusedImport]  # fixtures

pytestmark = pytest.mark.usefixtures("with_features", "lunch")

__all__ = ("locales", "lunch")


async def test_it_is_announced_in_the_channel_and_at_the_tables_and_kept(house: House, locales: Path) -> None:
    ann = house.people[0]
    caller = Caller(UserId(ann.id), "Ann")
    async with house.bot(locales) as bot:
        await begun(house, bot, 3)
        tournaments = bot.services.tournaments
        table = await bot.services.tables.look(await own_table(bot, ann))
        cook = (await tournaments.look(CUP)).who_is(UserId(ann.id))
        assert cook is not None
        await tournaments.act(CUP, caller, Lunch(cook, "  hot\nsoup ", 600))
        for place in (house.channel, ChannelRef(table.place.channel_id, "", 11, house.guild.id)):
            told = await ann.wait_for(place, "for everyone: a break of 10 minutes")
            assert "hot soup" in told.text
        assert "hot soup" in (await said(ann, house, "tournament book")).text
    async with house.bot(locales) as bot:
        running = await bot.services.tournaments.look(CUP)
        assert running.book[-1].act.operation == Lunch(cook, "hot soup", 600)
        assert running.tournament.break_seconds == 600
    assert house.playground.refusals == []

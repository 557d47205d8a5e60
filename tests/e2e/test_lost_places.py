"""The place of a table is deleted, or the bot's view of it is taken away: noticed when it happens."""

import asyncio
from typing import Any

import pytest

from bot.client import CivBot
from bot.manager.services import Services
from bot.pages.ui import ui_of
from bot.table.values import TableId
from tests.e2e.house import PATIENCE, House, board_of, thread_of


class PlaceWatch:
    """Waits until a table has lost its place, or has it again, by what its tables tell of their changes."""

    def __init__(self, services: Services, number: TableId) -> None:
        self._services = services
        self._number = number
        self._changed = asyncio.Event()
        services.tables.on_change(lambda _: self._changed.set())

    async def until(self, *, is_placeless: bool) -> None:
        async with asyncio.timeout(PATIENCE):
            while (await self._services.tables.look(self._number)).is_placeless is not is_placeless:
                await self._changed.wait()
                self._changed.clear()


@pytest.mark.parametrize("what", ["thread", "sleeping thread", "channel", "channel of a sleeping thread"])
async def test_a_table_whose_thread_or_channel_is_deleted_has_lost_its_place_at_once(house: House, what: str) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob], thread=True))
        thread = await thread_of(ann)
        await board_of(ann, thread)
        await ui_of(bot).announcer.idle()
        place = PlaceWatch(bot.services, number)
        if "sleep" in what:
            await people.set_thread(thread, archived=True)
        await people.delete_channel(house.channel if "channel" in what else thread)
        await place.until(is_placeless=True)


@pytest.mark.parametrize("in_thread", [True, False])
async def test_a_deletion_is_believed_without_a_question_to_discord(house: House, in_thread: bool) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob], thread=in_thread))
        where = await thread_of(ann) if in_thread else house.channel
        await board_of(ann, where)
        await ui_of(bot).announcer.idle()
        place = PlaceWatch(bot.services, number)
        questions = house.playground.faults.status(503, method="GET", path=f"/channels/{where.id}", times=100)
        await house.playground.people.delete_channel(where)
        await place.until(is_placeless=True)
        assert questions.hits == 0


async def test_a_table_whose_channel_is_hidden_from_the_bot_has_no_place_until_it_is_shown(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob]))
        await board_of(ann, house.channel)
        await ui_of(bot).announcer.idle()
        place = PlaceWatch(bot.services, number)
        await people.permissions(house.channel, "bot", deny=["VIEW_CHANNEL"])
        await place.until(is_placeless=True)
        await people.permissions(house.channel, "bot")
        await place.until(is_placeless=False)


async def test_a_thread_that_is_archived_or_locked_is_no_loss(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob], thread=True))
        thread = await thread_of(ann)
        await board_of(ann, thread)
        await house.playground.people.set_thread(thread, archived=True, locked=True)
        await ui_of(bot).lost_places.check_server(bot.guilds[0])
        assert not (await bot.services.tables.look(number)).is_placeless


class HeldLooks:
    """Looks through a server's tables, which wait until they are released, and are counted."""

    def __init__(self, bot: CivBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.released = asyncio.Event()
        self.count = 0
        self._events = 0
        self._heard = asyncio.Event()
        lists, places = bot.services.lists, ui_of(bot).lost_places
        self._of_server, self._enqueue = lists.of_server, places.enqueue
        monkeypatch.setattr(lists, "of_server", self._look)
        monkeypatch.setattr(places, "enqueue", self._note)

    async def heard(self, events: int) -> None:
        """Wait until so many events have asked for a look."""
        async with asyncio.timeout(PATIENCE):
            while self._events < events:
                await self._heard.wait()
                self._heard.clear()

    async def _look(self, *arguments: Any, **options: Any) -> object:
        self.count += 1
        await self.released.wait()
        return await self._of_server(*arguments, **options)

    def _note(self, guild_id: int) -> None:
        self._events += 1
        self._enqueue(guild_id)
        self._heard.set()


async def test_a_server_that_is_cleaned_up_is_not_looked_through_for_each_channel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = house.playground.people
    old = [await people.channel(house.guild, f"old-{index}") for index in range(12)]
    async with house.bot() as bot:
        looks = HeldLooks(bot, monkeypatch)
        for channel in old:
            await people.delete_channel(channel)
        await looks.heard(len(old))
        looks.released.set()
        await ui_of(bot).lost_places.idle()
        assert looks.count == 2, "one for the first event, one for all that came meanwhile"

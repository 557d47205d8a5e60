"""The bot's start: what it has to know it reads before its boards begin to read, however many they are."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.client import CivBot
from bot.games.civ.game import CIV, Choices
from bot.manager.profiles import Profiles
from bot.pages.board.announcer import Announcer
from bot.store import StoreError
from bot.store.database import Database
from bot.table.values import Options, Place, TableId, UserId
from tests.e2e.callings import without_bot
from tests.e2e.house import House


async def test_a_start_is_not_ended_by_commands_that_cannot_be_noted_as_sent(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    remember = Profiles.remember

    async def refuse_commands(profiles: Profiles, key: str, value: str) -> None:
        if key.startswith("commands of"):
            raise StoreError("store-locked")
        await remember(profiles, key, value)

    monkeypatch.setattr(Profiles, "remember", refuse_commands)
    async with house.bot():
        await house.open_table(house.people[0], players=2)


async def test_a_start_is_not_ended_by_boards_that_take_every_connection(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced, enqueue, connect, reading = list[TableId](), Announcer.enqueue, CivBot.connect, Database.reading
    connected = list[CivBot]()

    def poke_and_take_all(announcer: Announcer, table_id: TableId, *, opens_lobby: bool = False) -> None:
        announced.append(table_id)
        enqueue(announcer, table_id, opens_lobby=opens_lobby)

    async def connect_and_give_back(bot: CivBot, *, reconnect: bool = True) -> None:
        connected.append(bot)
        await connect(bot, reconnect=reconnect)

    @asynccontextmanager
    async def read_if_free(database: Database) -> AsyncGenerator[AsyncConnection]:
        if announced and not connected:
            raise StoreError("store-unavailable", detail="pool")  # as when one has waited for too long
        async with reading(database) as connection:
            yield connection

    async with without_bot(house) as services:
        ann, place = house.people[0], Place(house.guild.id, house.channel.id, "en")
        table = await services.lobbies.create(UserId(ann.id), ann.name, place, Options(2, CIV, Choices().to_json()))
    monkeypatch.setattr(Announcer, "enqueue", poke_and_take_all)
    monkeypatch.setattr(CivBot, "connect", connect_and_give_back)
    monkeypatch.setattr(Database, "reading", read_if_free)
    async with house.bot():
        assert announced[0] == table.id
        await ann.wait_for(house.channel, lambda message: any(b.label == "Join" for b in message.buttons))

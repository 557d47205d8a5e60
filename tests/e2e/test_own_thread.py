"""A lobby says that its game will go on in a thread of its own, where it will and nowhere else."""

import discord
import pytest

from bot.table.values import TableId, UserId
from tests.e2e.house import House, board_of, thread_of
from tests.e2e.panels import set_server
from tests.e2e.test_lobby_setup import choose, sheet_of

TOLD = "played in its own thread"


async def test_a_lobby_says_that_its_game_gets_a_thread_and_stops_when_it_does_not_any_more(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann, thread=True)
        assert TOLD in lobby.text
        await (await bob.press(lobby, "Join")).settled()
        lobby = await house.full(lobby, ann)
        assert TOLD in lobby.text
        assert TOLD in (await (await bob.slash("civ table", channel=house.channel)).message()).text
        await choose(ann, await sheet_of(ann, lobby), "also", "talks")
        await ann.wait_for(house.channel, lambda found: found.id == lobby.id and TOLD not in found.text)
        await choose(ann, await sheet_of(ann, lobby), "also", "talks", "thread")
        await ann.wait_for(house.channel, lambda found: found.id == lobby.id and TOLD in found.text)
    assert house.playground.refusals == []


async def test_a_lobby_whose_game_stays_in_its_channel_says_nothing_of_a_thread(house: House) -> None:
    async with house.bot():
        assert "thread" not in (await house.open_table(house.people[0])).text


async def test_a_lobby_within_a_thread_promises_no_other(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await house.begin([ann, bob], thread=True)
        thread = await thread_of(ann)
        await board_of(ann, thread)
        await bot.services.tables.resign(TableId(1), UserId(bob.id))
        end = await ann.wait_for(thread, lambda found: "Rematch" in [button.label for button in found.buttons])
        await (await ann.press(end, "Rematch")).settled()
        lobby = await ann.wait_for(thread, lambda found: "Join" in [button.label for button in found.buttons])
        assert (await bot.services.tables.look(TableId(2))).options.own_thread
        assert "thread" not in lobby.text
    assert house.playground.refusals == []


async def test_a_thread_that_discord_made_with_an_error_for_an_answer_is_where_the_game_goes_on(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        faults = house.playground.faults
        lost = faults.status(503, method="POST", path="/channels/*/messages/*/threads", after=True)
        await house.begin([ann, bob], thread=True)
        assert lost.hits == 1
        thread = await thread_of(ann)
        await board_of(ann, thread)
        assert (await bot.services.tables.look(TableId(1))).place.channel_id == thread.id


@pytest.mark.parametrize("kind", [discord.ChannelType.voice, discord.ChannelType.stage_voice])
async def test_a_lobby_in_a_voice_or_stage_channel_promises_no_thread(house: House, kind: discord.ChannelType) -> None:
    ann = house.people[0]
    lounge = await house.playground.people.channel(house.guild, "lounge", type=kind.value)
    async with house.bot():
        await set_server(ann, lounge, "threads", "own-thread")
        lobby = await (await ann.slash("civ new", channel=lounge, players=2)).message()
        assert "thread" not in lobby.text
    assert house.playground.refusals == []

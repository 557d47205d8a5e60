"""Kinds of anything that Discord has invented since: taken for the plainest that is known."""

import logging

import discord
import pytest

from bot.discord.unknown_kinds import KNOWN, plainest_channel, plainest_guild, plainest_interaction
from bot.playground.world.state import Message
from tests.e2e.house import House, Player, awaited, board_of, next_board

UNKNOWN = 99


async def test_a_game_is_played_in_a_channel_of_an_unknown_kind(house: House, caplog: pytest.LogCaptureFixture) -> None:
    people = house.people[:2]
    async with house.bot():
        house.channel = await house.playground.people.channel(house.guild, "lounge", type=UNKNOWN)
        number = await house.begin(people)
        board = await board_of(people[0], house.channel)
        await Player(awaited(board, people)[0], "Culture", 1).turn(board)
        await next_board(people[0], house.channel, board.id)
    async with house.bot():  # it is there at the start, too
        board = await board_of(people[0], house.channel)
        page = await (await people[0].slash("civ table", channel=house.channel, table=number)).message()
        assert f"Table {number}" in page.text
    assert not [record for record in caplog.records if record.exc_info]


async def test_the_setting_of_a_channel_of_an_unknown_kind_is_answered(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    ann = house.people[0]
    async with house.bot():
        lounge = await house.playground.people.channel(house.guild, "lounge", type=UNKNOWN)
        page = await (await ann.slash("server-settings", channel=lounge)).message()
        page = await (await ann.press(page, "Check permissions")).message()
        assert "every permission" in page.text
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_press_on_a_message_of_an_unknown_kind_with_unknown_components_is_answered(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.people[:2]
    async with house.bot():
        await house.begin(people)
        board = await board_of(people[0], house.channel)
        shown: Message = house.playground.world.messages[house.channel.id][board.id]
        shown.type = UNKNOWN
        shown.components = [*shown.components, {"type": UNKNOWN, "id": 4711, "glow": True}]
        hand = await (await awaited(board, people)[0].press(board, "My hand")).message()
        assert hand.buttons
    assert not [record for record in caplog.records if record.exc_info]


async def test_permissions_that_nobody_knows_yet_are_no_trouble(house: House, caplog: pytest.LogCaptureFixture) -> None:
    role = house.playground.world.guilds[house.guild.id].roles[house.guild.id]
    role.permissions |= 1 << 60
    async with house.bot():
        lobby = await house.open_table(house.people[0], players=2)
        assert "Table" in lobby.text
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_unknown_kinds_of_channels_become_text_channels_and_threads() -> None:
    assert UNKNOWN not in KNOWN
    assert plainest_channel({"type": UNKNOWN})["type"] == discord.ChannelType.text.value
    thread = plainest_channel({"type": UNKNOWN, "thread_metadata": {}})
    assert thread["type"] == discord.ChannelType.public_thread.value
    voice = {"type": discord.ChannelType.voice.value}
    assert plainest_channel(voice) is voice
    assert plainest_guild({"channels": [voice, {"type": UNKNOWN}]})["channels"][1]["type"] == 0
    chosen = {"resolved": {"channels": {"5": {"type": UNKNOWN}}}}
    assert plainest_interaction({"data": chosen})["data"]["resolved"]["channels"]["5"]["type"] == 0

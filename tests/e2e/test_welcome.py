"""The bot is added to a server while it runs: one word of welcome, where it may, once."""

import logging
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot import assets
from bot.discord.permission_bits import NEEDED, PERMISSIONS
from bot.i18n.catalogue import Catalogues
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, GuildRef, Message
from bot.table.values import TableId
from tests.e2e.house import House, board_of, thread_of

READING = ("VIEW_CHANNEL", "READ_MESSAGE_HISTORY", "USE_APPLICATION_COMMANDS")
"""What members need to see what the bot does."""


async def _server(house: House, *, locale: str = "en-US", everyone: Sequence[str] | None = None) -> GuildRef:
    """A server without the bot."""
    people = house.people
    return await house.playground.people.guild(
        "Club", owner=people[0], members=people[1:], locale=locale, bot=False, everyone=everyone
    )


async def _welcome(house: House, channel: ChannelRef) -> Message:
    return await house.people[0].wait_for(channel, "Carta Impera Victoria")


async def _settled(house: House, channel: ChannelRef) -> list[Message]:
    """What stands in the channel once the bot has handled every event up to now.

    Events are handled in order: by the time a later join has led to a welcome, so has an earlier event.
    """
    later = await _server(house)
    elsewhere = await house.playground.people.channel(later, "later")
    await house.playground.people.join(later)
    await _welcome(house, elsewhere)
    return await house.people[0].messages(channel)


async def test_the_system_channel_gets_one_welcome_with_a_command_and_a_game_to_click(house: House) -> None:
    ann, people = house.people[0], house.playground.people
    async with house.bot() as bot:
        guild = await _server(house)
        first = await people.channel(guild, "first")
        general = await people.channel(guild, "general", system=True)
        await people.join(guild)
        sent_message = await _welcome(house, general)
        (civ,) = [command for command in await people.commands() if command["name"] == "civ"]
        assert f"</civ new:{civ['id']}>" in sent_message.text
        assert "ermission" not in sent_message.text
        assert "@" not in sent_message.text
        assert [button.label for button in sent_message.buttons] == ["Play against the computer", "Learn to play"]
        await (await ann.press(sent_message, "Play against the computer")).settled()
        assert "Table 1" in (await board_of(ann, await thread_of(ann))).text
        table = await bot.services.tables.look(TableId(1))
        levels = [table.level_of(seat) for seat, each in enumerate(table.participants) if each.is_computer]
        assert levels == ["easy"], "as every first game is"
        assert await ann.messages(first) == []
        assert await ann.messages(house.channel) == [], "the server it was on before"
    async with house.bot():
        assert sum(f"</civ new:{civ['id']}>" in message.text for message in await _settled(house, general)) == 1
    assert house.playground.refusals == []


async def test_a_start_a_resumed_session_and_an_outage_are_no_first_contact(house: House) -> None:
    people = house.playground.people
    async with house.bot():
        await people.set_available(house.guild, available=False)
        await people.set_available(house.guild, available=True)
        await house.playground.gateway.drop()
        assert await _settled(house, house.channel) == []
    await people.set_available(house.guild, available=False)
    async with house.bot():
        await people.set_available(house.guild, available=True)
        assert await _settled(house, house.channel) == []


async def test_who_adds_it_again_is_welcomed_again(house: House) -> None:
    ann, people = house.people[0], house.playground.people
    async with house.bot():
        guild = await _server(house)
        general = await people.channel(guild, "general")
        for times in (1, 2):
            await people.join(guild)
            await ann.until(lambda times=times: _has(house, general, times))
            await people.leave(guild)


async def _has(house: House, channel: ChannelRef, count: int) -> bool | None:
    return len(await house.people[0].messages(channel)) == count or None


async def test_a_closed_system_channel_gives_way_to_the_first_open_one(house: House) -> None:
    people = house.playground.people
    async with house.bot():
        guild = await _server(house)
        general = await people.channel(guild, "general", system=True)
        hidden, second, third = [await people.channel(guild, name) for name in ("hidden", "second", "third")]
        await people.permissions(general, "everyone", deny=["SEND_MESSAGES"])
        await people.permissions(hidden, "everyone", deny=["VIEW_CHANNEL"])
        await people.join(guild)
        await _welcome(house, second)
        assert await _settled(house, third) == []
    assert house.playground.refusals == []


async def test_a_server_without_an_open_channel_hears_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="bot.pages.settings.welcome")
    async with house.bot():
        guild = await _server(house, everyone=READING)
        channel = await house.playground.people.channel(guild, "general", system=True)
        await house.playground.people.join(guild)
        assert await _settled(house, channel) == []
    assert house.playground.refusals == []
    assert f"server {guild.id}: there is no channel" in caplog.text


@pytest.mark.parametrize(
    ("withheld", "text"),
    [
        ("attach_files", "**Attach Files**: for pictures"),
        ("create_public_threads", "**Create Public Threads**: for games"),
        ("send_messages_in_threads", "**Send Messages in Threads**: to play in threads"),
    ],
)
async def test_what_is_withheld_is_named_with_what_it_is_for(house: House, withheld: str, text: str) -> None:
    people = house.playground.people
    async with house.bot():
        guild = await _server(house, everyone=READING)
        general = await people.channel(guild, "general")
        await people.join(guild, permissions=NEEDED & ~PERMISSIONS[withheld])
        greeting = await _welcome(house, general)
        assert text in greeting.text
        assert greeting.text.count("- **") == 1
    assert house.playground.refusals == []


async def test_the_welcome_speaks_the_servers_language(house: House, tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    shutil.copytree(assets.folder() / "locales" / "en", locales / "en")
    (locales / "fr").mkdir()
    (locales / "fr" / "help.ftl").write_text('welcome = Bienvenue : { COMMAND("civ new") }\n', encoding="utf-8")
    people = house.playground.people
    async with house.bot() as bot:
        ui_of(bot).context.locales.catalogues = Catalogues.load(locales)
        for locale, word in (("fr", "Bienvenue"), ("ko", "A card game")):
            guild = await _server(house, locale=locale)
            general = await people.channel(guild, "general")
            await people.join(guild)
            assert word in (await _welcome(house, general)).text


@pytest.mark.parametrize("status", [403, 404, 400])
async def test_a_welcome_that_fails_is_let_go(house: House, status: int, caplog: pytest.LogCaptureFixture) -> None:
    people = house.playground.people
    async with house.bot():
        guild = await _server(house)
        general = await people.channel(guild, "general")
        house.playground.faults.status(status, path=f"/channels/{general.id}/messages")
        await people.join(guild)
        assert await _settled(house, general) == []
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

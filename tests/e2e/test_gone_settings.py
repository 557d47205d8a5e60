"""Roles and channels that a server's settings name are deleted: they count as not set, and the server is told once."""

from dataclasses import replace

import pytest

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef
from bot.table.preferences import GuildPreferences, without_gone
from tests.e2e.house import House

TOLD = "has been deleted"


async def settings(bot: CivBot, house: House) -> GuildPreferences:
    """The server's settings."""
    return await bot.services.profiles.guild_preferences(house.guild.id)


async def told(house: House, channel: ChannelRef) -> list[str]:
    """What that channel was told of deletions."""
    return [message.text for message in await house.people[0].messages(channel) if TOLD in message.text]


async def test_who_may_open_tables_is_everyone_once_the_role_for_it_is_deleted(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    role = await people.role(house.guild, "Hosts", members=[ann])
    async with house.bot() as bot:
        await bot.services.profiles.set_guild_preferences(house.guild.id, {"role": role, "moderators": role})
        refused = await (await bob.slash("civ new", channel=house.channel, players=2)).message()
        assert "Hosts" in refused.text or str(role) in refused.text
        await people.delete_role(house.guild, role)
        text = (await house.people[0].wait_for(house.channel, TOLD)).text
        found = await settings(bot, house)
        assert (found.role, found.moderators) == (None, None)
        assert "Everyone may open tables." in text
        assert "Server managers moderate tables." in text
        lobby = await (await bob.slash("civ new", channel=house.channel, players=2)).message()
        assert "Join" in {button.label for button in lobby.buttons}


@pytest.mark.parametrize(("command", "button"), [("civ new", "Join"), ("civ play", "I’m in")])
async def test_a_table_is_opened_though_nothing_has_told_that_the_role_for_it_is_gone(
    house: House, command: str, button: str
) -> None:
    role = await house.playground.people.role(house.guild, "Hosts")
    await house.playground.people.delete_role(house.guild, role)
    async with house.bot() as bot:
        await bot.services.profiles.set_guild_preferences(house.guild.id, {"role": role})
        lobby = await (await house.people[1].slash(command, channel=house.channel)).message()
        assert button in {each.label for each in lobby.buttons}


async def test_what_was_deleted_while_the_bot_was_away_is_found_at_the_start_and_told_once(house: House) -> None:
    people = house.playground.people
    role = await people.role(house.guild, "Hosts")
    lists = await people.channel(house.guild, "lists")
    async with house.bot() as bot:
        wishes = {"role": role, "dashboard": lists.id, "results": lists.id, "play": lists.id, "play_role": role}
        wishes |= {"channels": [house.channel.id, lists.id], "results_since": "2026-01-01T00:00:00+00:00"}
        await bot.services.profiles.set_guild_preferences(house.guild.id, wishes)
    await people.delete_role(house.guild, role)
    await people.delete_channel(lists)
    for _ in range(2):
        async with house.bot() as bot:
            await ui_of(bot).gone_settings.catch_up()  # perhaps beside that of the start
            await house.people[0].wait_for(house.channel, TOLD)
            found = await settings(bot, house)
            assert (found.role, found.dashboard, found.results, found.play, found.play_role) == (None,) * 5
            assert (found.channels, found.results_since) == ((house.channel.id,), None)
            assert len(await told(house, house.channel)) == 1


async def test_a_channel_that_the_bot_may_not_see_is_not_gone(house: House) -> None:
    people = house.playground.people
    lists = await people.channel(house.guild, "lists")
    async with house.bot() as bot:
        await bot.services.profiles.set_guild_preferences(house.guild.id, {"play": lists.id})
        await people.permissions(lists, "bot", deny=["VIEW_CHANNEL"])
        await ui_of(bot).gone_settings.catch_up()
        assert (await settings(bot, house)).play == lists.id
        assert not await told(house, house.channel)


@pytest.mark.parametrize("name", ["role", "moderators", "play_role", "dashboard", "results", "play"])
def test_only_what_is_gone_is_cleared(name: str) -> None:
    server = replace(GuildPreferences(), role=1, moderators=2, play_role=3, dashboard=4, results=5, play=6)
    wishes = without_gone(server, {getattr(server, name)})
    assert wishes == {name: None} | ({"results_since": None} if name == "results" else {})
    assert without_gone(server, {99}) == {}


def test_of_several_channels_those_that_are_left_stay() -> None:
    server = replace(GuildPreferences(), channels=(1, 2, 3))
    assert without_gone(server, {2}) == {"channels": [1, 3]}
    assert without_gone(server, {1, 2, 3}) == {"channels": []}

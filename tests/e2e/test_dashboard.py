"""The message that lists a server's open tables, and threads that outlive their games by an hour only."""

import asyncio

import discord

from bot.client import CivBot
from bot.games.civ.game import CIV, Choices
from bot.pages.pings.dashboards import MOST_SEEN
from bot.pages.threads import HOUR, WEEK
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.values import Options, Place, UserId
from tests.e2e.house import PATIENCE, House, board_of, number_of
from tests.e2e.panels import choose_server, more_settings, set_server


async def said(person: Person, house: House, command: str, **options: object) -> Message:
    return await (await person.slash(command, channel=house.channel, **options)).message()


async def test_a_dashboard_lists_the_open_tables_comes_back_when_deleted_and_is_dropped_when_refused(
    house: House,
) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    hall = await people.channel(house.guild, "hall")
    hidden = await people.channel(house.guild, "hidden")
    await people.permissions(hidden, "everyone", deny=["VIEW_CHANNEL"])
    await people.permissions(hidden, "bot", allow=["VIEW_CHANNEL"])
    async with house.bot() as bot:
        ui_of(bot).context.dashboards.every = 0
        assert f"<#{hall.id}>" in (await set_server(ann, house.channel, "dashboard", hall)).text
        empty = await bob.wait_for(hall, "Open tables")
        number = await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        shown = await bob.wait_for(hall, f"{house.channel.id}/{board.id}")
        assert shown.id == empty.id
        assert f"Table {number}" in shown.text
        assert "waiting for" in shown.text
        secret = number_of(await (await ann.slash("civ new", channel=hidden, players=2)).message())
        await house.open_table(bob, players=2)
        assert f"Table {secret}" not in (await bob.wait_for(hall, f"Table {secret + 1}")).text
        await people.delete_message(shown)
        ui_of(bot).context.dashboards.enqueue(house.guild.id)
        again = await bob.wait_for(hall, f"Table {number}")
        assert again.id != shown.id
    async with house.bot() as bot:
        ui_of(bot).context.dashboards.every = 0
        await people.permissions(hall, "bot", deny=["VIEW_CHANNEL"])
        async with asyncio.timeout(PATIENCE):
            while not await _is_dropped(bot, house):
                ui_of(bot).context.dashboards.enqueue(house.guild.id)
                await asyncio.sleep(0.05)  # people's clients hear nothing of what is refused


async def test_a_dashboard_counts_no_more_tables_than_it_has_looked_at(house: House) -> None:
    ann = house.people[0]
    place = Place(house.guild.id, house.channel.id, "en")
    async with house.bot() as bot:
        ui_of(bot).context.dashboards.every = 0
        for number in range(MOST_SEEN):
            await bot.services.lobbies.create(
                UserId(10**6 + number), "Zoe", place, Options(2, CIV, Choices("classic", False, "turn_end").to_json())
            )
        settings = await more_settings(ann, await said(ann, house, "server-settings"))
        assert "There’s no list of open tables." in settings.text
        await set_server(ann, house.channel, "dashboard", house.channel)
        shown = await ann.wait_for(house.channel, "… 100 in total")
        await bot.services.lobbies.create(
            UserId(10**6 + MOST_SEEN), "Zoe", place, Options(2, CIV, Choices("classic", False, "turn_end").to_json())
        )
        more = await ann.wait_for(house.channel, "More than 100 open tables")
        assert more.id == shown.id
        assert more.text.endswith("… and more")
    assert house.playground.refusals == []


async def _is_dropped(bot: CivBot, house: House) -> bool | None:
    return (await bot.services.profiles.guild_preferences(house.guild.id)).dashboard is None or None


async def test_the_dashboards_channel_is_chosen_from_a_list_and_taken_back(house: House) -> None:
    ann = house.people[0]
    hall = await house.playground.people.channel(house.guild, "hall")
    closed = await house.playground.people.channel(house.guild, "closed")
    await house.playground.people.permissions(closed, "bot", deny=["SEND_MESSAGES"])
    async with house.bot() as bot:
        ui_of(bot).context.dashboards.every = 0
        asked = await more_settings(ann, await said(ann, house, "server-settings"))
        assert "no list of open tables" in asked.text
        refused = (await choose_server(ann, asked, "dashboard", closed)).messages[0]
        assert "I can’t write" in refused.text
        assert refused.selects[0].custom_id != asked.selects[0].custom_id, "the same may be chosen again"
        chosen = (await choose_server(ann, refused, "dashboard", hall)).messages[0]
        assert f"<#{hall.id}>" in chosen.text
        await ann.wait_for(hall, "Open tables")
        gone = (await choose_server(ann, chosen, "dashboard")).messages[0]
        assert "switched off" in gone.text
        assert await _is_dropped(bot, house)
    assert house.playground.refusals == []


async def test_a_dashboard_is_not_put_where_i_may_not_write(house: House) -> None:
    await house.playground.people.permissions(house.channel, "bot", deny=["SEND_MESSAGES"])
    async with house.bot() as bot:
        message = await set_server(house.people[0], house.channel, "dashboard", house.channel)
        assert "/server-settings" in message.text
        assert await _is_dropped(bot, house)


async def test_a_tables_thread_stays_open_for_a_week_of_silence_and_after_the_end_for_an_hour(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await house.begin([ann, bob], thread=True)
        thread = await ann.until(lambda: _thread(bot, WEEK))
        asked = await (await ann.slash("civ resign", channel=thread.id)).message()
        await (await ann.press(asked, "Resign")).settled()
        over = await ann.until(lambda: _thread(bot, HOUR))
        assert not over.locked
    assert house.playground.refusals == []


async def _thread(bot: CivBot, minutes: int) -> discord.Thread | None:
    found = [thread for guild in bot.guilds for thread in guild.threads]
    return next((thread for thread in found if thread.auto_archive_duration == minutes), None)


async def test_a_dashboard_outlives_a_refusal_that_says_nothing_of_its_channel(house: House) -> None:
    ann = house.people[0]
    hall = await house.playground.people.channel(house.guild, "hall")
    async with house.bot() as bot:
        ui_of(bot).context.dashboards.every = 0
        refused = house.playground.faults.refuse(403, 20026, path=f"/channels/{hall.id}/messages", method="POST")
        await bot.services.profiles.set_guild_preference(house.guild.id, "dashboard", hall.id)
        ui_of(bot).context.dashboards.enqueue(house.guild.id)
        await asyncio.wait_for(refused.reached.wait(), PATIENCE)
        ui_of(bot).context.dashboards.enqueue(house.guild.id)
        await ann.wait_for(hall, "Open tables")

"""A server removes the bot in the middle of a game, and adds it again."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta

from bot.client import CivBot
from bot.discord.permission_bits import INVITED
from bot.pages.ui import ui_of
from bot.table.values import Status, TableId, UserId
from tests.e2e.callings import sat
from tests.e2e.house import QUICK_TIMES, House, Player, board_of, is_playable, next_board

GONE = "after 30 days without me"


async def test_games_wait_people_hear_of_it_and_a_return_brings_them_back(house: House) -> None:
    people = house.playground.people
    ann, bob = house.people[:2]
    lounge = await people.guild("Lounge", owner=ann, members=[])
    there = await people.channel(lounge, "lounge")
    await bob.set_dms(False)
    async with house.bot() as bot:
        services = bot.services
        number = TableId(await house.begin([ann, bob], clock="1h"))
        await board_of(ann, house.channel)
        await people.leave(house.guild)
        await ann.wait_for(await ann.dm(), GONE)  # they still share another server
        table = await services.tables.look(number)
        assert table.is_suspended
        assert all(timer.since is None for timer in table.timers)
        assert not (await services.profiles.preferences(UserId(bob.id))).dm_closed
        await people.join(lounge, bob)
        command = await bob.slash("civ games", channel=there)
        assert "on hold" in (await command.message()).text
        assert await bob.wait_for(there, lambda message: message.ephemeral and GONE in message.text)
        count = len([message for message in await bob.messages(there) if GONE in message.text])
        await (await bob.slash("civ games", channel=there)).message()
        assert len([message for message in await bob.messages(there) if GONE in message.text]) == count
        await people.join(house.guild, permissions=INVITED)
        await ann.wait_for(house.channel, lambda message: "I’m back" in message.text and ann.mention in message.text)
        table = await services.tables.look(number)
        assert not table.is_suspended
        assert any(timer.since is not None for timer in table.timers)
        await ui_of(bot).announcer.idle()
        assert not (await services.tables.look(number)).is_behind


async def test_a_board_refused_before_the_removal_is_told_has_not_lost_its_place(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob]))
        await board_of(ann, house.channel)
        await house.playground.people.leave(house.guild)
        await ui_of(bot).lost_places.lose(number, 50001, lacks_permission=True)
        assert not (await bot.services.tables.look(number)).is_placeless


async def test_a_start_finds_what_has_happened_meanwhile_and_an_outage_is_no_removal(house: House) -> None:
    people = house.playground.people
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob]))
        await board_of(ann, house.channel)
        heard = bot.wait_for("guild_unavailable", timeout=10)
        await people.set_available(house.guild, False)
        await heard
        assert not (await bot.services.tables.look(number)).is_suspended
    async with house.bot() as bot:
        await ui_of(bot).server_departures.catch_up()
        assert not (await bot.services.tables.look(number)).is_suspended, "an outage is no removal"
    await people.set_available(house.guild, True)
    await people.leave(house.guild)
    async with house.bot() as bot:
        await ui_of(bot).server_departures.catch_up()
        assert (await bot.services.tables.look(number)).is_suspended
    await people.join(house.guild, permissions=INVITED)
    async with house.bot() as bot:
        await ui_of(bot).server_departures.catch_up()
        assert not (await bot.services.tables.look(number)).is_suspended
    await people.leave(house.guild)
    async with house.bot() as bot:
        await ui_of(bot).server_departures.catch_up()
        house.later = timedelta(days=31)
        await bot.services.departures.call_off_departed()
        assert (await bot.services.tables.look(number)).status == Status.CANCELLED


@asynccontextmanager
async def heard(bot: CivBot, event: str) -> AsyncGenerator[None]:
    """Until the bot has heard of that meanwhile, and looked at what follows."""
    hearing = asyncio.create_task(bot.wait_for(event))
    yield
    await hearing
    await ui_of(bot).server_departures.catch_up()


async def test_what_was_left_half_done_is_finished_once_the_bot_looks_again(house: House) -> None:
    people = house.playground.people
    async with house.bot() as bot:
        services = bot.services
        games = [(await sat(house, bot, house.people[:2])).id for _ in range(2)]
        await ui_of(bot).announcer.idle()

        async def aside() -> list[bool]:
            return [(await services.tables.look(number)).is_suspended for number in games]

        async def half(is_suspended: bool) -> None:
            await services.live.change(games[0], lambda table: replace(table, is_suspended=is_suspended))
            await ui_of(bot).server_departures.catch_up()

        async with heard(bot, "guild_remove"):
            await people.leave(house.guild)
        assert await aside() == [True, True]
        await half(False)
        assert await aside() == [True, True]
        async with heard(bot, "guild_join"):
            await people.join(house.guild, permissions=INVITED)
        assert await aside() == [False, False]
        await half(True)
        assert await aside() == [False, False]


async def test_a_removal_that_did_not_happen_puts_no_game_aside(house: House) -> None:
    ann, bob = house.people[:2]
    house.times = replace(QUICK_TIMES, removal_looks=(0.0,))
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob]))
        board = await board_of(ann, house.channel)
        async with heard(bot, "guild_remove"):
            await house.playground.people.claim_removal(house.guild)
        await ui_of(bot).server_departures.settled()
        assert bot.get_guild(house.guild.id) is not None
        assert not (await bot.services.tables.look(number)).is_suspended
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        await Player(on_turn, "Culture", 1).turn(board)
        assert await next_board(ann, house.channel, board.id)
        async with heard(bot, "guild_remove"):  # since the client knows the server again
            await house.playground.people.leave(house.guild)
        await ui_of(bot).server_departures.settled()
        assert (await bot.services.tables.look(number)).is_suspended


async def test_a_removal_that_discord_confirms_by_mistake_is_taken_back_at_the_next_look(house: House) -> None:
    ann, bob = house.people[:2]
    house.times = replace(QUICK_TIMES, removal_looks=(0.0, 0.0, 0.0))
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob]))
        await board_of(ann, house.channel)
        house.playground.faults.refuse(404, 10004, method="GET", path=f"/guilds/{house.guild.id}", times=1)
        # a second look that finds the server before anyone has been told leaves nothing to tell
        second = house.playground.faults.hold(method="GET", path=f"/guilds/{house.guild.id}")
        await house.playground.people.claim_removal(house.guild)
        await ann.wait_for(await ann.dm(), GONE)
        second.released.set()
        await ui_of(bot).server_departures.settled()
        assert not (await bot.services.tables.look(number)).is_suspended
        assert bot.get_guild(house.guild.id) is not None


async def test_a_day_without_its_server_loses_and_doubles_nothing(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob]))
        board = await board_of(ann, house.channel)
        async with heard(bot, "guild_unavailable"):
            await house.playground.people.set_available(house.guild, False)
        house.later = timedelta(days=1)
        await bot.services.alarm.run_due()
        async with heard(bot, "guild_available"):
            await house.playground.people.set_available(house.guild, True)
        table = await bot.services.tables.look(number)
        assert not table.is_suspended
        assert not table.is_placeless
        await ui_of(bot).announcer.idle()
        assert [each.id for each in await ann.messages(house.channel) if is_playable(each)] == [board.id]
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        await Player(on_turn, "Culture", 1).turn(board)
        assert await next_board(ann, house.channel, board.id)

"""What *Check permissions* of `/server-settings` finds, and what a server is told when a permission is lost later."""

import pytest

from bot.client import CivBot
from bot.discord.permission_bits import NEEDED, PERMISSIONS
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, Message, NotPossible, Person
from bot.table.values import TableId
from tests.e2e.house import House, Player, board_of
from tests.e2e.panels import server_permissions, set_server

READING = ("VIEW_CHANNEL", "READ_MESSAGE_HISTORY", "USE_APPLICATION_COMMANDS")


async def said(person: Person, house: House, command: str, **options: object) -> Message:
    return await (await person.slash(command, channel=house.channel, **options)).message()


async def club(house: House, permissions: int) -> ChannelRef:
    """Another server, Dan's, that gave the bot these permissions; its first channel."""
    people = house.playground.people
    house.guild = await people.guild("Club", house.people[3], house.people[:3], bot=False, everyone=READING)
    house.channel = await people.channel(house.guild, "table")
    await people.join(house.guild, permissions=permissions)
    return house.channel


async def test_setup_says_that_nothing_is_missing_and_what_is_set(house: House) -> None:
    await club(house, NEEDED)
    async with house.bot():
        message = await server_permissions(house.people[3], house.channel)
        assert message.ephemeral
        assert "every permission" in message.text
        assert "Tables may be opened in any channel" in message.text
        assert "/server-settings" in message.text
        with pytest.raises(NotPossible, match="not offered"):  # hidden from whoever does not manage the server
            await said(house.people[0], house, "server-settings")
    assert house.playground.refusals == []


async def test_setup_names_every_missing_permission_of_every_channel_and_how_to_give_it(house: House) -> None:
    people = house.playground.people
    table = await club(house, NEEDED & ~PERMISSIONS["create_public_threads"])
    quiet, secret = await people.channel(house.guild, "quiet"), await people.channel(house.guild, "secret")
    await people.permissions(quiet, "bot", deny=["SEND_MESSAGES", "ATTACH_FILES"])
    await people.permissions(secret, "bot", deny=["VIEW_CHANNEL"])
    async with house.bot():
        text = (await server_permissions(house.people[3], house.channel)).text
        whole, _, channels = text.partition("Server Settings")
        assert "Create Public Threads" in whole
        assert f"<#{table.id}>" not in text, "what the whole server lacks is not said of each channel"
        assert f"in <#{quiet.id}>" in channels
        assert "Send Messages" in channels
        assert "Attach Files" in channels
        assert "Edit Channel" in channels
        assert f"can’t see <#{secret.id}>" in text
        sheet = await server_permissions(house.people[3], house.channel)
        for place, word in ((table, "Create Public Threads"), (quiet, "Attach Files"), (secret, "View Channel")):
            sheet = (await (await house.people[3].select(sheet, None, [place])).settled()).messages[0]
            of_channel = sheet.text.rpartition(f"in <#{place.id}>")[2]
            assert word in of_channel
        chosen = (await set_server(house.people[3], house.channel, "channels", secret)).text
        assert f"I’m missing permissions in <#{secret.id}>" in chosen
        text = (await server_permissions(house.people[3], house.channel)).text
        assert f"in <#{secret.id}>" in text, "where tables are wanted, the bot has to be"
        assert f"<#{quiet.id}>" not in text


async def test_a_server_is_told_once_that_a_permission_was_lost_and_again_only_after_it_was_back(house: House) -> None:
    people, dan = house.playground.people, house.people[3]
    ann, bob = house.people[:2]
    table = await club(house, NEEDED)
    lounge = await people.channel(house.guild, "lounge")

    async def warnings() -> list[Message]:
        return [message for message in await dan.messages(lounge) if "can’t show" in message.text]

    async with house.bot() as bot:
        first = await house.begin([ann, bob])
        board = await board_of(ann, table)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        hand = await (await on_turn.press(board, "My hand")).message()
        second = await house.begin([ann, bob])
        newest = await ann.wait_for(table, lambda message: is_board(message, board.id))
        await people.permissions(table, "bot", deny=["VIEW_CHANNEL"])
        await Player(on_turn, "Culture", 1).play(hand)
        warning = await dan.wait_for(lounge, "can’t show")
        assert f"<#{table.id}>" in warning.text
        assert "View Channel" in warning.text
        for number in (first, second):
            ui_of(bot).announcer.enqueue(TableId(number), redraws=True)
            await people.until(lambda number=number: _lost(bot, number), 5.0)
        assert len(await warnings()) == 1
        waited_for = next(person for person in (ann, bob) if person is not on_turn)
        there = await (await waited_for.slash("civ next", channel=lounge)).message()
        assert "gone or hidden from me" in there.text, "what waits without a place is not passed over"
        await people.permissions(table, "bot")
        await ann.wait_for(table, lambda message: is_board(message, newest.id))
        await ui_of(bot).announcer.idle()  # it has noted by then that the channel takes messages
        await people.permissions(table, "bot", deny=["VIEW_CHANNEL"])
        ui_of(bot).announcer.enqueue(TableId(first), redraws=True)

        async def is_told_again() -> bool | None:
            return len(await warnings()) == 2 or None

        await dan.until(is_told_again)


async def _lost(bot: CivBot, number: int) -> bool | None:
    return (await bot.services.tables.look(TableId(number))).is_placeless or None


def is_board(message: Message, last: int) -> bool:
    return message.id > last and not message.ephemeral and any(each.label == "My hand" for each in message.buttons)

"""How boards and hands are shown: settings, boards in words, avatars, and what a place refuses."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.discord.answers import Interaction
from bot.pages.press import Press
from bot.pages.settings.preferences import set_server_preference
from bot.pages.ui import Ui, ui_of
from bot.playground.people import Message, Person
from bot.playground.world.pictures import image_size, plain_png
from bot.table.values import TableId
from tests.e2e.answers import Answers
from tests.e2e.callings import sat
from tests.e2e.house import House, Player, board_of, next_board
from tests.e2e.panels import set_own, set_server


async def _begun(house: House) -> tuple[Person, Person, Message]:
    """A game of two; who is on turn, the other, and the board."""
    ann, bob = house.people[:2]
    await house.begin([ann, bob])
    board = await board_of(ann, house.channel)
    return (ann, bob, board) if ann.mention in board.text else (bob, ann, board)


async def _picture_of(message: Message) -> bytes:
    (file,) = [file for file in message.attachments if file.filename.endswith(".png")]
    return await file.read()


async def _shown(person: Person, house: House, board: Message, is_so: Callable[[Message], bool]) -> Message:
    return await person.wait_for(house.channel, lambda message: message.id == board.id and is_so(message))


async def test_the_board_in_words_is_one_button_away_and_whole(house: House) -> None:
    async with house.bot():
        on_turn, _, board = await _begun(house)
        message = await (await house.people[3].press(board, "As text")).message()
        assert message.ephemeral
        for fact in ("’s turn. Step 1", "Deck: ", "Discard pile: empty", "Culture coin", "Hegemony: 8 cards", "Age I"):
            assert fact in message.text
        assert "Your hand" not in message.text
        hand = await (await on_turn.press(board, "My hand")).message()
        own = await (await on_turn.press(hand, "Text")).message()
        assert own.ephemeral
        assert "Your hand, " in own.text
        assert ": from 0 to 1 of 8" in own.text


async def test_a_server_shows_its_boards_in_words_at_once_and_in_both(house: House) -> None:
    owner = house.people[0]
    async with house.bot():
        _, _, board = await _begun(house)
        assert board.alt_texts
        answer = await set_server(owner, house.channel, "display", "text")
        assert "as text" in answer.text
        plain = await _shown(owner, house, board, lambda message: not message.attachments)
        assert "Hegemony: 8 cards" in plain.text
        await set_server(owner, house.channel, "display", "both")
        both = await _shown(owner, house, board, lambda message: bool(message.attachments))
        assert both.alt_texts
        assert "Hegemony: 8 cards" in both.text
        await set_server(owner, house.channel, "display", "picture")
        await _shown(owner, house, board, lambda message: "Hegemony: 8 cards" not in message.text)
    assert house.playground.refusals == []


async def test_a_game_in_words_goes_on_in_words(house: House) -> None:
    async with house.bot():
        on_turn, other, board = await _begun(house)
        await set_server(house.people[0], house.channel, "display", "text")
        await _shown(on_turn, house, board, lambda message: not message.attachments)
        await Player(on_turn, "Culture", 1).turn(board)
        second = await next_board(other, house.channel, board.id)
        assert second.attachments == []
        closed = await other.message(house.channel, board.id)
        assert closed.buttons == []
    assert house.playground.refusals == []


async def test_everybody_sees_a_board_in_the_same_colours_and_his_own_row_in_a_copy(house: House) -> None:
    async with house.bot():
        *players, board = await _begun(house)
        with pytest.raises(Exception, match="theme"):
            await house.people[0].slash("server-settings", channel=house.channel, theme="dark")
        own = [await (await each.slash("civ table", channel=house.channel)).message() for each in players]
        drawn = [await _picture_of(message) for message in (*own, board)]
        assert len(set(drawn)) == 3
        assert len({image_size(picture) for picture in drawn}) == 1


async def test_all_cards_are_one_press_away_from_the_board(house: House) -> None:
    async with house.bot():
        on_turn, other, board = await _begun(house)
        width, height = image_size(await _picture_of(board)) or (0, 1)
        assert width / height >= 11 / 7
        for person in (other, house.people[3]):
            cards = await (await person.press(board, "All cards")).message()
            assert cards.ephemeral
            assert image_size(await _picture_of(cards)) != (width, height)
            assert cards.alt_texts == board.alt_texts
        await set_own(on_turn, house.channel, "theme", "dark")
        dark = await (await on_turn.press(board, "All cards")).message()
        assert await _picture_of(dark) != await _picture_of(cards)
    assert house.playground.refusals == []


async def test_a_persons_own_choice_is_his_alone(house: House) -> None:
    async with house.bot():
        on_turn, other, board = await _begun(house)
        answer = await set_own(on_turn, house.channel, "display", "text")
        assert "as text" in answer.text
        hand = await (await on_turn.press(board, "My hand")).message()
        assert hand.attachments == []
        assert "Your hand, " in hand.text
        mine = await (await on_turn.slash("civ table", channel=house.channel)).message()
        assert mine.attachments == []
        theirs = await (await other.slash("civ table", channel=house.channel)).message()
        assert theirs.attachments
        await set_own(on_turn, house.channel, "display", "server")
        await set_own(on_turn, house.channel, "theme", "dark")
        lit = await (await on_turn.slash("civ table", channel=house.channel)).message()
        assert await _picture_of(lit) != await _picture_of(theirs)
        assert (await other.message(house.channel, board.id)).attachments[0].url == board.attachments[0].url


async def test_only_who_manages_a_server_sets_it(house: House) -> None:
    bob = house.people[1]
    async with house.bot() as bot:
        with pytest.raises(Exception, match="not offered to people without its permissions"):
            await bob.slash("server-settings", channel=house.channel)
        for guild_id, text in ((house.guild.id, "Manage Server"), (None, "belong to a server")):
            assert text in await _forged(ui_of(bot), guild_id)
        assert (await bot.services.profiles.guild_preferences(house.guild.id)).display == "picture"


async def _forged(ui: Ui, guild_id: int | None) -> str:
    """What somebody is told whose Discord offers what it should not."""
    answers = Answers()
    press = SimpleNamespace(
        type=discord.InteractionType.component,
        guild_id=guild_id,
        response=answers,
        extras={},
        locale=SimpleNamespace(value="en-GB"),
        user=SimpleNamespace(id=1, name="eve", display_name="Eve", bot=False, avatar=None),
        id=1,
        message=None,
        permissions=SimpleNamespace(manage_guild=False),
    )
    interaction = cast("Interaction", press)
    await ui.router.answer(interaction, set_server_preference(Press(interaction, ui.context), "display", "text"))
    return answers.said[0]


@pytest.mark.parametrize("name", ["display"])
async def test_a_value_that_does_not_exist_is_refused_in_words(house: House, name: str) -> None:
    async with house.bot() as bot:
        press = SimpleNamespace(
            type=discord.InteractionType.component,
            guild_id=house.guild.id,
            response=(answers := Answers()),
            extras={},
            locale=SimpleNamespace(value="ja"),
            user=SimpleNamespace(id=house.people[0].id, name="ann", display_name="Ann", bot=False, avatar=None),
            id=1,
            message=None,
            permissions=SimpleNamespace(manage_guild=True),
        )
        interaction = cast("Interaction", press)
        ui = ui_of(bot)
        await ui.router.answer(interaction, set_server_preference(Press(interaction, ui.context), name, "sepia"))
        assert "takes one of these: " in answers.said[0]


async def test_a_server_that_takes_small_files_gets_a_smaller_picture_and_then_words(house: House) -> None:
    people = house.playground.people
    async with house.bot():
        on_turn, other, board = await _begun(house)
        whole = await _picture_of(board)
        await people.set_upload_limit(house.guild, len(whole) * 2 // 3)
        await Player(on_turn, "Culture", 1).turn(board)
        second = await next_board(other, house.channel, board.id)
        small = await _picture_of(second)
        width = (image_size(small) or (0, 0))[0]
        assert 550 <= width < (image_size(whole) or (0, 0))[0]
        assert len(small) <= len(whole) * 2 // 3
        mine = await (await other.slash("civ table", channel=house.channel)).message()
        assert mine.attachments
        await people.set_upload_limit(house.guild, 200)
        hand = await (await other.press(second, "My hand")).message()
        assert "too large for this server" in hand.text
        await Player(other, "Culture", 1).turn(second)
        third = await next_board(other, house.channel, second.id)
        assert third.attachments == []
        assert "too large for this server" in third.text
        assert "Hegemony: 8 cards" in third.text


async def test_a_missing_permission_to_attach_is_named_on_the_board_until_it_is_back(house: House) -> None:
    people = house.playground.people
    async with house.bot():
        on_turn, other, board = await _begun(house)
        await people.permissions(house.channel, "bot", deny=["ATTACH_FILES"])
        await Player(on_turn, "Culture", 1).turn(board)
        plain = await next_board(other, house.channel, board.id)
        assert plain.attachments == []
        assert plain.text.count("I’m missing the permission Attach Files") == 1
        assert "Channel Settings › Permissions" in plain.text
        assert "Hegemony: 8 cards" in plain.text
        await people.permissions(house.channel, "bot")
        await Player(other, "Culture", 1).turn(plain)
        drawn = await next_board(other, house.channel, plain.id)
        assert drawn.attachments
        assert "Attach Files" not in drawn.text
    assert house.playground.refusals == []


async def _with_avatars(house: House) -> list[Person]:
    people = house.playground.people
    faces = [
        await people.person(f"face{number}", avatar=plain_png(64, 64, (250, 40 * number, 9))) for number in range(2)
    ]
    for person in faces:
        await people.join(house.guild, person)
    return faces


async def test_avatars_are_on_the_board(house: House) -> None:
    faces = await _with_avatars(house)
    async with house.bot() as bot:
        number = await house.begin(faces)
        await board_of(faces[0], house.channel)
        table = await bot.services.tables.look(TableId(number))
        found = await ui_of(bot).context.avatars.of(table.participants)
        assert set(found) == {plain_png(64, 64, (250, 40 * number, 9)) for number in range(2)}


@pytest.mark.parametrize("trouble", ["slow", "broken"])
async def test_an_avatar_that_does_not_come_holds_no_board_up(house: House, trouble: str) -> None:
    faces = await _with_avatars(house)
    faults = house.playground.faults
    async with house.bot() as bot:
        if trouble == "slow":
            faults.slow(30, path="/users/*", times=99)
        else:
            faults.status(404, path="/users/*", times=99)
        number = (await sat(house, bot, faces)).id  # without a press, which would say which avatar they have
        await asyncio.wait_for(ui_of(bot).announcer.idle(), 10)
        board = await board_of(faces[0], house.channel)
        assert board.attachments
        table = await bot.services.tables.look(number)
        assert await ui_of(bot).context.avatars.of(table.participants) == (None, None)


async def test_a_picture_that_is_none_leaves_the_board_as_it_is(house: House) -> None:
    people = house.playground.people
    ann = house.people[0]
    odd = await people.person("odd", avatar=b"\x89PNG\r\n\x1a\n, it says")
    await people.join(house.guild, odd)
    async with house.bot():
        await house.begin([ann, odd])
        board = await board_of(ann, house.channel)
        assert board.attachments

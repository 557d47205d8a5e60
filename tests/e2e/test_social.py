"""Watching, noting and talking beside a game, as people do it."""

import pytest

from bot.discord.permission_bits import INVITED, NEEDED
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.values import TableId, UserId
from tests.e2e.house import House, board_of, number_of

FOLLOW = "Tell me when it’s over"


async def said(person: Person, house: House, command: str, **options: object) -> Message:
    return await (await person.slash(command, channel=house.channel, **options)).message()


async def test_who_reads_the_channel_may_follow_a_game_and_stop_from_its_board_or_its_command(house: House) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        number = TableId(await house.begin([ann, bob]))
        board = await board_of(chloe, house.channel)
        outside = await (await chloe.press(board, "My hand")).message()
        assert outside.ephemeral
        assert outside.attachments == []
        assert "not playing" in outside.text
        outside = (await (await chloe.press(outside, FOLLOW)).settled()).messages[0]
        assert f"Table {number} is over" in outside.text
        assert (await bot.services.tables.look(number)).watchers == (chloe.id,)
        shown = await said(chloe, house, "civ table")
        menu = await (await chloe.press(shown, "Table…")).message()
        stopped = (await (await chloe.press(menu, "Don’t tell me")).settled()).messages[0]
        assert FOLLOW in [button.label for button in stopped.buttons]
        assert (await bot.services.tables.look(number)).watchers == ()
        hand = await said(ann, house, "civ hand")
        menu = await (await ann.press(hand, "Table…")).message()
        assert FOLLOW not in [button.label for button in menu.buttons]
        forged = await (await ann.press(menu, custom_id=f"civ:follow:{number}", forge=True)).settled()
        assert "anyway" in forged.messages[0].text
        await house.playground.people.permissions(house.channel, dan, deny=["VIEW_CHANNEL"])  # the bot still sees it
        elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
        anything = await (await dan.slash("civ help", channel=elsewhere)).message()
        for verb in ("follow", "menu"):
            refused = await (await dan.press(anything, custom_id=f"civ:{verb}:{number}", forge=True)).message()
            assert "you can’t see" in refused.text
        assert (await bot.services.tables.look(number)).watchers == ()
    assert house.playground.refusals == []


async def test_a_note_is_written_in_the_table_s_menu_and_read_by_its_writer_alone(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        menu = await (await ann.press(await said(ann, house, "civ hand"), "Table…")).message()
        menu = await noted(ann, menu, "Keep *M3*")
        assert menu.ephemeral
        assert "Keep *M3*" in menu.text
        assert "Ask to call" in " ".join(button.label for button in menu.buttons)
        again = await (await ann.press(await said(ann, house, "civ table"), "Table…")).message()
        assert "Keep *M3*" in again.text
        others = await (await bob.press(await said(bob, house, "civ table"), "Table…")).message()
        assert "Keep *M3*" not in others.text
        for custom_id in (f"civ:note:{number}", f"civ:menu:{number}"):
            forged = await (
                await chloe.press(await board_of(chloe, house.channel), custom_id=custom_id, forge=True)
            ).settled()
            assert all("M3" not in message.text for message in forged.messages)
        opened = (await (await ann.press(again, "My note")).settled()).modal
        assert opened is not None
        assert [field.value for field in opened.fields] == ["Keep *M3*"]
        await bot.services.tables.resign(TableId(number), UserId(ann.id))
        ended = await said(ann, house, "civ table", table=number)
        ended = await (await ann.press(ended, "Table…")).message()
        assert "Keep *M3*" in ended.text, "also once the game is over"
        ended = await noted(ann, ended, "")
        assert "is deleted" in ended.text
        assert "M3" not in ended.text
        lobby = await house.open_table(ann, players=2)
        waiting = await (
            await ann.press(await said(ann, house, "civ table", table=number_of(lobby)), "Table…")
        ).message()
        assert "Plan" in (await noted(ann, waiting, "Plan")).text, "also before one begins"
    assert house.playground.refusals == []


async def noted(person: Person, menu: Message, text: str) -> Message:
    """Fill in the form for the note; the menu then."""
    opened = await (await person.press(menu, "My note")).settled()
    return (await (await person.submit(opened.modal, {"note": text})).settled()).messages[0]


@pytest.mark.parametrize("granted", [INVITED, NEEDED])
async def test_two_players_talk_in_a_thread_that_only_they_see(house: House, granted: int) -> None:
    people = house.playground.people
    ann, bob, chloe, dan = house.people
    reading = ("VIEW_CHANNEL", "READ_MESSAGE_HISTORY", "USE_APPLICATION_COMMANDS")
    guild = await people.guild("Club", dan, [ann, bob, chloe], bot=False, everyone=reading)
    house.channel = await people.channel(guild, "table")
    await people.join(guild, permissions=granted)
    async with house.bot():
        await house.begin([ann, bob])
        assert "can’t talk privately" in (await said(ann, house, "civ talk", player=chloe)).text
        message = await said(ann, house, "civ talk", player=bob)
        if granted == NEEDED:
            assert "Create Private Threads" in message.text
            return
        (thread,) = [place for place in await bob.channels() if place.type == 12]
        assert f"<#{thread.id}>" in message.text
        assert await bob.wait_for(thread, "talk about Table 1")
        assert thread.id not in [place.id for place in await chloe.channels()]
        assert f"<#{thread.id}>" in (await said(bob, house, "civ talk", player=ann)).text, "one thread for the two"
    assert house.playground.refusals == []


@pytest.mark.parametrize("kind", [2, 5])
async def test_where_no_private_threads_are_a_talk_is_refused_kindly(house: House, kind: int) -> None:
    """The chat of a voice channel, and an announcement channel."""
    ann, bob = house.people[:2]
    house.channel = await house.playground.people.channel(house.guild, "elsewhere", type=kind)
    async with house.bot():
        await house.begin([ann, bob])
        assert "only has private threads in text channels" in (await said(ann, house, "civ talk", player=bob)).text
    assert house.playground.refusals == []


async def test_a_private_thread_that_discord_made_with_an_error_for_an_answer_is_used(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        lost = house.playground.faults.status(503, method="POST", path="/channels/*/threads", after=True)
        message = await said(ann, house, "civ talk", player=bob)
        assert lost.hits == 1
        (thread,) = [place for place in await bob.channels() if place.type == 12]
        assert f"<#{thread.id}>" in message.text


async def test_a_private_thread_that_discord_did_not_make_is_not_taken_for_one_of_others_of_the_same_name(
    house: House,
) -> None:
    ann, bob = house.people[:2]
    namesake = await house.playground.people.person("Bob2", display="Bob")
    await house.playground.people.join(house.guild, namesake)
    async with house.bot():
        await house.begin([ann, bob, namesake])
        await said(ann, house, "civ talk", player=bob)
        house.playground.faults.status(503, method="POST", path="/channels/*/threads")
        assert "doesn’t let me open" in (await said(ann, house, "civ talk", player=namesake)).text
        assert [place for place in await namesake.channels() if place.type == 12] == []


@pytest.mark.parametrize("may_delete", [True, False])
async def test_a_thread_to_which_somebody_cannot_be_added_leaves_nothing_behind(house: House, may_delete: bool) -> None:
    ann, bob = house.people[:2]
    allowed = ["CREATE_PRIVATE_THREADS", *(["MANAGE_THREADS"] if may_delete else [])]
    await house.playground.people.permissions(house.channel, "bot", allow=allowed)
    async with house.bot():
        await house.begin([ann, bob])
        house.playground.faults.refuse(403, 50001, method="PUT", path=f"/channels/*/thread-members/{bob.id}")
        assert "doesn’t let me open" in (await said(ann, house, "civ talk", player=bob)).text
        threads = [each for each in house.playground.world.channels.values() if each.type == 12]
        if may_delete:
            assert threads == []
        else:
            (left,) = (each.thread for each in threads)
            assert left is not None
            assert left.archived
            assert {ann.id, bob.id}.isdisjoint(left.members)
        message = await said(ann, house, "civ talk", player=bob)
        (thread,) = [place for place in await bob.channels() if place.type == 12]
        assert f"<#{thread.id}>" in message.text, "the next attempt begins anew"


async def test_a_board_is_shown_to_those_who_may_see_its_channel(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        number = await house.begin([ann, bob])
        elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
        shown = await (await chloe.slash("civ table", channel=elsewhere, table=number)).message()
        assert shown.attachments
        await house.playground.people.permissions(house.channel, "everyone", deny=["VIEW_CHANNEL"])
        refused = await (await chloe.slash("civ table", channel=elsewhere, table=number)).message()
        assert refused.attachments == []
        assert "you can’t see" in refused.text


async def test_two_who_talk_wait_for_no_other_two(house: House) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        await house.begin([ann, bob, chloe, dan])
        pair = UserId(min(ann.id, bob.id)), UserId(max(ann.id, bob.id))
        threads = ui_of(bot).context.private_threads
        async with threads.turn(pair):  # theirs is being opened
            assert "<#" in (await said(chloe, house, "civ talk", player=dan)).text

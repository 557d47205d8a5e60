"""Watching, noting and talking beside a game, as people do it."""

import pytest

from bot.discord.permission_bits import INVITED, NEEDED
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.values import TableId, UserId
from tests.e2e.house import House, board_of


async def said(person: Person, house: House, command: str, **options: object) -> Message:
    return await (await person.slash(command, channel=house.channel, **options)).message()


async def test_who_reads_the_channel_may_watch_and_presses_nothing(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        assert "There’s no game" in (await said(chloe, house, "civ follow")).text
        number = await house.begin([ann, bob])
        board = await board_of(chloe, house.channel)
        assert f"Table {number} is over" in (await said(chloe, house, "civ follow")).text
        assert "anyway" in (await said(ann, house, "civ follow")).text
        hand = await (await chloe.press(board, "My hand")).message()
        assert hand.attachments == []
        table = await bot.services.tables.look(TableId(number))
        assert table.watchers == (chloe.id,)
        elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
        await house.playground.people.permissions(house.channel, "everyone", deny=["VIEW_CHANNEL"])
        refused = await (await house.people[3].slash("civ follow", channel=elsewhere, table=number)).message()
        assert (await bot.services.tables.look(table.id)).watchers == (chloe.id,), refused.text


async def test_a_note_is_read_by_its_writer_alone(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        assert (await said(ann, house, "civ note", note="Keep *M3*")).ephemeral
        assert "Keep *M3*" in (await said(ann, house, "civ note")).text
        assert "no note" in (await said(bob, house, "civ note")).text
        assert "is deleted" in (await said(ann, house, "civ note", note="-")).text
        assert "no note" in (await said(ann, house, "civ note")).text


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

"""Blocking somebody, as both sides meet it."""

from datetime import timedelta
from functools import partial

from bot.playground.people import Message, Person
from tests.e2e.callings import go_to_a_club
from tests.e2e.house import House, board_of
from tests.e2e.panels import block, blocked_page

BY_INVITATION = "Only those invited may join this table"


async def said(who: Person, house: House, command: str, /, **options: object) -> Message:
    return await (await who.slash(command, channel=house.channel, **options)).message()


async def pressed(person: Person, message: Message, label: str) -> Message:
    return (await (await person.press(message, label)).settled()).messages[0]


async def test_the_blocked_cannot_tell_and_who_blocks_is_told_why(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        page = await block(ann, house.channel, bob)
        assert page.ephemeral
        assert bob.mention in page.text
        lobby = await house.open_table(ann, players=3)
        assert BY_INVITATION in (await pressed(bob, lobby, "Join")).text
        closed = await house.open_table(chloe, players=3, access="invited")
        assert (await pressed(bob, closed, "Join")).text == (await pressed(bob, lobby, "Join")).text
        theirs = await house.open_table(bob, players=3)
        refused = await pressed(ann, theirs, "Join")
        assert "you’ve blocked them" in refused.text
        assert bob.mention in refused.text
        assert "no longer blocked" in (await block(ann, house.channel, bob)).text
        await (await bob.press(lobby, "Join")).settled()
        await bob.wait_for(house.channel, lambda message: message.id == lobby.id and "Bob" in message.text)
    assert house.playground.refusals == []


async def test_who_blocks_leaves_a_lobby_of_both_and_is_not_pinged_by_an_invitation(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        lobby = await house.open_table(ann, players=3, access="invited")
        select = lobby.selects[0]
        await (await ann.select(lobby, select.custom_id, [str(bob.id)])).settled()
        assert await bob.wait_for(house.channel, "invites you")
        await (await bob.press(lobby, "Join")).settled()
        page = await block(bob, house.channel, ann)
        assert "You’ve left" in page.text
        await ann.wait_for(house.channel, lambda message: message.id == lobby.id and "2 more players" in message.text)
        house.later = timedelta(minutes=31)
        another = await house.open_table(ann, players=3, access="invited")
        before = len(await ann.messages(house.channel))
        await (await ann.select(another, another.selects[0].custom_id, [str(bob.id), str(chloe.id)])).settled()
        invitation = await ann.wait_for(
            house.channel, lambda message: "invites you" in message.text and chloe.mention in message.text
        )
        assert len(await ann.messages(house.channel)) > before
        assert bob.mention in invitation.text, "Ann could tell"
        pinged = [int(user["id"]) for user in invitation.raw["mentions"]]
        assert pinged == [chloe.id]


async def test_one_blocks_among_those_one_has_played_with_and_takes_it_back(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        (anyone,) = (await blocked_page(ann, house.channel)).selects
        assert "block_person" in anyone.custom_id
        await house.begin([ann, bob])
        await board_of(ann, house.channel)
        page = await blocked_page(ann, house.channel)
        assert "Nobody" in page.text
        (option,) = page.selects[0].options
        assert "Bob" in option.label
        for is_blocked in (True, False, True):
            page = (await (await ann.select(page, page.selects[0].custom_id, [option.value])).settled()).messages[0]
            assert (f"- {bob.mention}" in page.text) == is_blocked


async def test_there_is_no_private_talk_with_whom_one_has_blocked(house: House) -> None:
    ann, bob, chloe, dan = house.people
    await go_to_a_club(house, dan, [ann, bob, chloe])
    async with house.bot():
        await house.begin([ann, bob])
        await block(ann, house.channel, bob)
        assert "You’ve blocked" in (await said(ann, house, "civ talk", player=bob)).text
        assert "isn’t possible here" in (await said(bob, house, "civ talk", player=ann)).text
        assert [place for place in await bob.channels() if place.type == 12] == []
        await block(ann, house.channel, bob)
        for _ in range(2):
            await said(bob, house, "civ talk", player=ann)
            (thread,) = [place for place in await bob.channels() if place.type == 12]
            await block(ann, house.channel, bob)
            await bob.until(partial(_sees_no_more, bob, thread.id))
            assert thread.id not in [place.id for place in await ann.channels()]
            await block(ann, house.channel, bob)
    assert house.playground.refusals == []


async def _sees_no_more(person: Person, thread: int) -> bool | None:
    return None if thread in [place.id for place in await person.channels()] else True

"""*Invite to my table*, in the menu at a person; and commands where there is no server."""

import pytest

from bot.playground.people import NotPossible, Person
from tests.e2e.house import House, number_of
from tests.e2e.panels import block, set_own

MENU = "Invite to my table"


async def _answer(house: House, owner: Person, person: Person) -> str:
    return (await (await owner.use_menu(MENU, house.channel, person)).message()).text


async def test_the_menu_at_a_person_invites_to_one_s_own_lobby_by_the_lobby_s_laws(house: House) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot():
        assert "no table here that’s still waiting" in await _answer(house, ann, bob)
        lobby = await house.open_table(ann, players=3, access="invited")
        number = number_of(lobby)
        assert f"<@{bob.id}> is invited to [Table {number}]" in await _answer(house, ann, bob)
        call = await bob.wait_for(house.channel, f"invites you to [Table {number}]")
        assert call.mentions == [bob.id]
        assert "already invited" in await _answer(house, ann, bob)
        await (await bob.press(await bob.refreshed(lobby), "Join")).settled()
        await bob.wait_for(house.channel, lambda each: each.id == lobby.id and bob.name in each.text)
        assert "already sitting" in await _answer(house, ann, bob)
        assert "no table here" in await _answer(house, bob, chloe), "only the owner invites"
        await block(chloe, house.channel, ann)
        assert "is invited" in await _answer(house, ann, chloe), "whoever is blocked is never told"
        call = await dan.wait_for(house.channel, lambda each: chloe.mention in each.text and "invites you" in each.text)
        assert call.mentions == []
    assert house.playground.refusals == []


async def test_someone_who_is_told_directly_joins_from_the_direct_message(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        place = await bob.dm()
        await set_own(bob, place, "notify", "direct")
        lobby = await house.open_table(ann, players=2)
        number = number_of(lobby)
        await _answer(house, ann, bob)
        call = await ann.wait_for(house.channel, f"invites you to [Table {number}]")
        assert call.mentions == [], "one notification is enough"
        told = await bob.wait_for(place, "You’re invited to play")
        assert "To the table" in told.text, "there is no board yet"
        shown = await (await bob.press(told, f"Join table {number}")).message()
        assert shown.ephemeral
        assert "Bob" in shown.text
        await ann.wait_for(house.channel, lambda each: each.id == lobby.id and bob.name in each.text)
        again = await (await bob.press(told, f"Join table {number}")).message()
        assert "already at this table" in again.text, "the invitation stays as it is"
    assert house.playground.refusals == []


async def test_in_a_direct_message_a_command_works_or_says_that_it_needs_a_server(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        number = await house.begin([ann, bob])
        place = await ann.dm()
        hand = await (await ann.slash("civ hand", channel=place)).message()
        assert f"Table {number}" in hand.text
        assert hand.ephemeral
        refused = await (await ann.slash("civ new", channel=place)).message()
        assert "A table needs a server" in refused.text
        assert (await (await ann.slash("rules", channel=place)).message()).ephemeral
        assert (await set_own(ann, place, "theme", "dark")).ephemeral
        for command in ("civ games", "civ next", "civ help", "civ table", "civ replay"):
            assert (await (await ann.slash(command, channel=place)).message()).text
        with pytest.raises(NotPossible, match="not offered in direct messages"):
            await ann.slash("privacy show", channel=place)
        with pytest.raises(NotPossible, match="not offered in direct messages"):
            await ann.use_menu(MENU, place, bob)
    assert house.playground.refusals == []

"""A full lobby that nobody starts: its game begins by itself in its thread, or its owner is called, once."""

from datetime import timedelta

from bot.games.civ.game import CIV, Choices
from bot.table.values import BEGIN_PATIENCE, Options, Place, TableId, UserId
from tests.e2e.house import House, board_of, is_playable, thread_of
from tests.e2e.panels import set_server

LATER = BEGIN_PATIENCE + timedelta(seconds=1)


async def test_a_game_that_nobody_starts_begins_in_a_thread_of_its_own_and_its_lobby_leads_there(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2, thread=True)
        await (await bob.press(lobby, "Join")).settled()
        lobby = await house.full(lobby, ann)
        assert "otherwise the game begins <t:" in lobby.text
        house.later = LATER
        await bot.services.alarm.run_due()
        thread = await thread_of(ann)
        assert is_playable(await board_of(ann, thread))
        assert (await bot.services.tables.look(TableId(1))).place.channel_id == thread.id
        shown = await ann.wait_for(house.channel, lambda found: found.id == lobby.id and "Join" not in found.text)
        assert str(thread.id) in shown.text
    assert house.playground.refusals == []


async def test_a_game_begins_in_its_channel_where_no_thread_can_be_opened(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2, thread=True)
        await (await bob.press(lobby, "Join")).settled()
        await house.full(lobby, ann)
        refused = house.playground.faults.refuse(
            403, 50013, method="POST", path="/channels/*/messages/*/threads", times=9
        )
        house.later = LATER
        await bot.services.alarm.run_due()
        assert is_playable(await board_of(bob, house.channel))
        assert refused.hits == 1


async def test_where_owners_start_the_owner_is_called_once(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await set_server(ann, house.channel, "starts", "owner")
        lobby = await house.open_table(ann, players=2)
        await (await bob.press(lobby, "Join")).settled()
        assert "otherwise" not in (await house.full(lobby, ann)).text
        for minutes in (10, 20):
            house.later = timedelta(minutes=minutes)
            await bot.services.alarm.run_due()
        call = await ann.wait_for(house.channel, lambda found: "all seats of" in found.text)
        assert ann.mention in call.text
        assert (await bot.services.tables.look(TableId(1))).match is None
        calls = [found for found in await ann.messages(house.channel) if "all seats of" in found.text]
        assert len(calls) == 1


async def test_a_lobby_whose_message_was_deleted_is_listed_and_comes_again(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        lobby = await house.open_table(ann, players=3)
        await house.playground.people.delete_message(lobby)
        page = await (await bob.slash("civ games", channel=house.channel)).message()
        joined = (await (await bob.press(page, "Join table 1")).settled()).messages[0]
        assert "Bob" in joined.text
        again = await chloe.wait_for(
            house.channel, lambda message: message.id != lobby.id and not message.ephemeral and "Bob" in message.text
        )
        await (await chloe.press(again, "Join")).settled()
        await (await ann.press(await house.full(again, ann), "Start")).settled()
        await board_of(ann, house.channel)
        lobbies = [message for message in await ann.messages(house.channel) if "Seats" in message.text]
        assert len({message.id for message in lobbies if not message.ephemeral}) <= 1
        page = await (await house.people[3].slash("civ games", channel=house.channel)).message()
        assert "Join table" not in str([button.label for button in page.buttons])
    assert [refusal for refusal in house.playground.refusals if refusal.method == "POST"] == []


async def test_lobbies_in_private_channels_hide_no_other_from_the_list(house: House) -> None:
    bob = house.people[1]
    people = house.playground.people
    hall = await people.channel(house.guild, "hall")
    secret = await people.channel(house.guild, "secret")
    await people.permissions(secret, "everyone", deny=["VIEW_CHANNEL"])
    await people.permissions(secret, "bot", allow=["VIEW_CHANNEL", "SEND_MESSAGES"])
    async with house.bot() as bot:
        for number, channel in enumerate((*[hall] * 2, *[secret] * 5)):
            place = Place(house.guild.id, channel.id, "en")
            await bot.services.lobbies.create(
                UserId(10**6 + number), "Zoe", place, Options(2, CIV, Choices().to_json())
            )
        before = len(house.playground.requests)
        page = await (await bob.slash("civ games", channel=house.channel)).message()
        assert {each.label for each in page.buttons if "Join" in each.label} == {"Join table 1", "Join table 2"}
        asked = [each for each in house.playground.requests[before:] if each.path.startswith("/channels/")]
        assert not [each for each in asked if each.method == "GET"]


async def test_a_rematch_that_all_have_just_asked_for_counts_down_until_someone_asks_it_to_wait(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await house.begin([ann, bob])
        asked = await (await ann.slash("civ resign", channel=house.channel)).message()
        await (await ann.press(asked, "Resign")).settled()
        ended = await ann.wait_for(
            house.channel, lambda found: not found.ephemeral and "Rematch" in [key.label for key in found.buttons]
        )
        for person in (ann, bob):
            await (await person.press(ended, "Rematch")).settled()
        lobby = await bob.wait_for(house.channel, lambda found: "Everyone is here: the game begins <t:" in found.text)
        await (await bob.press(lobby, "Wait")).settled()
        waiting = await bob.wait_for(
            house.channel, lambda found: found.id == lobby.id and "otherwise the game begins <t:" in found.text
        )
        assert "Wait" not in [key.label for key in waiting.buttons]
        house.later = timedelta(seconds=11)
        await bot.services.alarm.run_due()
        assert (await bot.services.tables.look(TableId(2))).match is None
    assert house.playground.refusals == []

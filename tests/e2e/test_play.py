"""`/civ play`: people who look for a game find each other, also across a restart."""

import asyncio
from datetime import timedelta

import pytest

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.people import ChannelRef, Message, Person
from bot.store import StoreError
from bot.table.table import Table
from bot.table.values import Status, TableId, UserId
from tests.e2e.callings import met
from tests.e2e.house import House, number_of
from tests.e2e.panels import block


async def named_hall(house: House, bot: CivBot) -> ChannelRef:
    """The channel in which people find each other."""
    hall = await house.playground.people.channel(house.guild, "players")
    ann = house.people[0]
    page = await (await ann.slash("server-settings", channel=house.channel)).message()
    page = await (await ann.press(page, "Results, finding games")).message()
    custom_id = next(select.custom_id for select in page.selects if select.custom_id.endswith(":play"))
    shown = (await (await ann.select(page, custom_id, [hall])).settled()).messages[0]
    assert "find each other" in shown.text
    return hall


async def play(person: Person, house: House, speed: str = "day", **options: object) -> Message:
    return await (await person.slash("civ play", channel=house.channel, speed=speed, **options)).message()


async def ask(person: Person, house: House, channel: ChannelRef | None = None, **options: object) -> Message:
    """`/civ play` where no channel is named for it; the lobby, or the line that only this person sees."""
    return await (await person.slash("civ play", channel=channel or house.channel, **options)).message()


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def test_two_strangers_in_a_new_server_play_within_seconds(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        lobby = await ask(ann, house)
        assert not lobby.ephemeral
        assert "Who plays?" in lobby.text
        assert "One more player, and the game begins." in lobby.text
        assert "5 minutes" in lobby.text, "live, who has played nothing yet"
        assert "I’m in" in labels(lobby)
        assert "Join" not in labels(lobby)
        await (await bob.press(lobby, "I’m in")).settled()
        full = await chloe.wait_for(
            house.channel, lambda found: found.id == lobby.id and "Everyone is here" in found.text
        )
        assert "Wait" in labels(full)
        house.later = timedelta(seconds=11)
        await bot.services.alarm.run_due()
        board = await bob.wait_for(house.channel, lambda found: "My hand" in labels(found))
        table = await bot.services.tables.look(number_of(board))  # type: ignore[arg-type]  # a number as people see it
        assert (table.status, {each.user_id for each in table.people}) == (Status.PLAYING, {ann.id, bob.id})
        for person in (ann, bob):
            assert not any("looking" in each.text for each in await person.messages(house.channel))
        await chloe.wait_for(house.channel, lambda found: found.id == lobby.id and "Who plays?" not in found.text)
    assert [str(refused) for refused in house.playground.refusals] == []


async def test_a_lobby_that_seeks_players_waits_for_who_was_there_long_ago_and_calls_its_owner_at_once(
    house: House,
) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await ask(ann, house, speed="day", players=2)
        house.later = timedelta(minutes=20)
    async with house.bot() as bot:  # the lobby is on disk
        await (await bob.press(await bob.refreshed(lobby), "I’m in")).settled()
        await bot.services.alarm.run_due()
        await ann.wait_for(house.channel, lambda found: "all seats of" in found.text and f"<@{ann.id}>" in found.text)
        # typing it again is a way to say that one is there
        seat = await ask(ann, house)
        assert seat.ephemeral
        assert "You have a seat" in seat.text
        await bob.wait_for(house.channel, lambda found: found.id == lobby.id and "Everyone is here" in found.text)


async def test_who_has_a_seat_says_by_the_same_button_that_they_are_there(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        lobby = await ask(ann, house, players=3)
        await (await bob.press(lobby, "I’m in")).settled()
        house.later = timedelta(minutes=20)
        for person in (ann, bob):
            pressed = await (await person.press(await person.refreshed(lobby), "I’m in")).settled()
            assert [message.id for message in pressed.messages if message.ephemeral] == [], "nothing is refused"
        await (await chloe.press(await chloe.refreshed(lobby), "I’m in")).settled()
        await ann.wait_for(house.channel, lambda found: found.id == lobby.id and "Everyone is here" in found.text)


async def test_a_lobby_for_a_live_game_is_closed_once_nobody_has_come_for_an_hour(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        lobby = await ask(ann, house, speed="live")
        await (await bob.press(lobby, "I’m in")).settled()
        await (await bob.press(await ann.refreshed(lobby), "Leave")).settled()
        await bot.services.profiles.set_guild_preference(house.guild.id, "barred", [ann.id])
        house.later = timedelta(minutes=61)
        await bot.services.alarm.run_due()
        shown = await bob.wait_for(house.channel, lambda found: found.id == lobby.id and "closed" in found.text)
        assert "Who plays?" not in shown.text
        assert labels(shown) == []


async def test_who_asks_where_someone_asks_already_sits_down_there_and_blocked_people_open_their_own(
    house: House,
) -> None:
    ann, bob, chloe, dan = house.people[:4]
    async with house.bot() as bot:
        await block(ann, house.channel, bob)
        first = await ask(ann, house, players=3)
        again = await ask(ann, house)
        assert "You have a seat: [Table 1]" in again.text
        second = await ask(bob, house)
        assert "Who plays?" in second.text, "who is blocked there sits elsewhere, and isn’t told"
        other = await ask(chloe, house, speed="day")
        assert "Who plays?" in other.text, "another speed"
        assert "You have a seat: [Table 1]" in (await ask(dan, house, speed="live", players=3)).text
        shown = await ann.wait_for(house.channel, lambda found: found.id == first.id and "Dan" in found.text)
        assert "One more player" in shown.text
        await (await ann.press(shown, "Leave")).settled()
        left = await bot.services.tables.look(TableId(1))
        assert (left.owner, left.person_ids) == (dan.id, (dan.id,))


async def test_a_lobby_is_as_its_openers_last_game_with_people(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        await house.begin([ann, bob, chloe], clock="2h")
        await house.open_table(ann, players=2, computers=1)  # with nobody whose time would matter
        await ann.wait_for(house.channel, lambda found: "Table 2" in found.text and "Go to the game" in found.text)
        await ask(ann, house)
        table = await bot.services.tables.look(TableId(3))
        assert table.options.seeks_players
        assert table.options.players == 2
        assert table.options.clock is not None
        assert table.options.clock.seconds == 2 * 3600


async def test_where_the_bot_may_not_write_it_says_where_a_table_can_be_opened(house: House) -> None:
    bob = house.people[1]
    people = house.playground.people
    closed = await people.channel(house.guild, "closed")
    await people.permissions(closed, "bot", deny=["SEND_MESSAGES"])
    hidden = await people.channel(house.guild, "hidden")
    await people.permissions(hidden, bob, deny=["VIEW_CHANNEL"])
    async with house.bot():
        told = await ask(bob, house, closed)
        assert told.ephemeral
        assert "Send Messages" in told.text
        assert f"<#{house.channel.id}>" in told.text
        assert f"<#{hidden.id}>" not in told.text


async def test_two_who_ask_at_the_same_moment_meet_at_one_lobby(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await asyncio.gather(ask(ann, house), ask(bob, house))
        table = await bot.services.tables.look(TableId(1))
        assert set(table.person_ids) == {ann.id, bob.id}
        assert table.begins_at_once


async def test_a_search_ends_once_its_person_plays_what_they_look_for(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        hall = await named_hall(house, bot)
        looking = await play(ann, house, players=4)
        line = await chloe.wait_for(hall, "\u2068Ann\u2069 is looking for a game")
        await house.begin([bob, ann], clock="day")
        await ui_of(bot).matchmaker.idle()
        assert "\u2068Ann\u2069 has found a game" in (await chloe.refreshed(line)).text
        assert "You have a seat" in (await ann.refreshed(looking)).text


async def test_two_who_look_for_a_game_get_one_and_a_line_tells_of_each(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        hall = await named_hall(house, bot)
        looking = await play(ann, house)
        assert looking.ephemeral
        assert "You’re looking for a game" in looking.text
        line = await chloe.wait_for(hall, "\u2068Ann\u2069 is looking for a game")
        assert [button.label for button in line.buttons] == ["I’ll play"]
        too = await (await bob.press(line, "I’ll play")).message()
        board = await bob.wait_for(hall, lambda message: any(button.label == "My hand" for button in message.buttons))
        await ui_of(bot).matchmaker.idle()
        assert "\u2068Ann\u2069 has found a game: Table" in (await chloe.refreshed(line)).text
        assert (await chloe.refreshed(line)).buttons == []
        table = await bot.services.tables.look(number_of(board))  # type: ignore[arg-type]  # a number as people see it
        assert (table.status, {each.user_id for each in table.people}) == (Status.PLAYING, {ann.id, bob.id})
        assert table.options.clock is not None
        assert table.options.clock.seconds == 24 * 3600
        assert await bot.services.matchmaking.every() == []
        for person, sheet in ((ann, looking), (bob, too)):
            shown = await person.refreshed(sheet)
            assert "You have a seat: [Table" in shown.text
            assert shown.buttons == []
    assert [str(refused) for refused in house.playground.refusals] == []


async def test_the_lines_of_who_is_seated_are_closed_also_where_their_game_cannot_begin(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        hall = await named_hall(house, bot)
        await play(ann, house)
        line = await chloe.wait_for(hall, "\u2068Ann\u2069 is looking for a game")

        async def begin(_: TableId) -> Table:
            raise StoreError("store-locked")

        monkeypatch.setattr(bot.services.matchmaking, "begin", begin)
        await (await bob.press(line, "I’ll play")).message()
        await ui_of(bot).matchmaker.idle()
        assert "\u2068Ann\u2069 has found a game: Table" in (await chloe.refreshed(line)).text


async def test_a_request_outlives_a_restart_and_fills_a_lobby_that_waits(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        hall = await named_hall(house, bot)
        await play(ann, house, players=2)
        await ann.wait_for(hall, "\u2068Ann\u2069 is looking for a game")
    async with house.bot() as bot:
        lobby = await house.open_table(bob, players=2, clock="day")
        await bob.wait_for(house.channel, lambda message: message.id == lobby.id and "Ann" in message.text)
        await ui_of(bot).matchmaker.idle()
        assert await bot.services.matchmaking.every() == []


async def test_blocked_people_wait_on_and_a_computer_is_offered_after_a_while(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        hall = await named_hall(house, bot)
        await block(ann, house.channel, bob)
        await play(ann, house, "live")
        await play(bob, house, "live")
        line = await chloe.wait_for(hall, "\u2068Bob\u2069 is looking for a game")
        await ui_of(bot).matchmaker.idle()
        assert len(await bot.services.matchmaking.every()) == 2
        house.later += timedelta(minutes=11)
        ui_of(bot).matchmaker.wake()
        await ui_of(bot).matchmaker.idle()
        labels = [button.label for button in (await chloe.refreshed(line)).buttons]
        assert labels == ["I’ll play", "Play a computer meanwhile"]
        house.later += timedelta(hours=1)
        ui_of(bot).matchmaker.wake()
        await ui_of(bot).matchmaker.idle()
        assert await bot.services.matchmaking.every() == []
        assert "isn’t looking" in (await chloe.refreshed(line)).text


async def test_a_sheet_says_where_to_look_before_it_cannot_be_edited_any_more(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        hall = await named_hall(house, bot)
        looking = await play(ann, house)
        await ui_of(bot).matchmaker.idle()
        house.later += timedelta(minutes=15)
        ui_of(bot).matchmaker.wake()
        await ui_of(bot).matchmaker.idle()
        shown = await ann.refreshed(looking)
        assert f"The line about you in <#{hall.id}>" in shown.text
        assert "not looking" in (await (await ann.press(shown, "Stop looking")).settled()).messages[0].text


async def test_a_role_is_told_at_most_once_an_hour_and_stopping_says_so(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        hall = await named_hall(house, bot)
        role = await house.playground.people.role(house.guild, "players", members=[chloe])
        await bot.services.profiles.set_guild_preference(house.guild.id, "play_role", role)
        await play(ann, house, "day")
        first = await chloe.wait_for(hall, "\u2068Ann\u2069 is looking for a game")
        assert f"<@&{role}>" in first.text
        looking = await play(bob, house, "live")
        second = await chloe.wait_for(hall, "\u2068Bob\u2069 is looking for a game")
        assert f"<@&{role}>" not in second.text
        stopped = (await (await bob.press(looking, "Stop looking")).settled()).messages[0]
        assert "not looking for this game" in stopped.text
        await ui_of(bot).matchmaker.idle()
        assert "isn’t looking" in (await chloe.refreshed(second)).text
        exported = await bot.services.privacy.export(UserId(ann.id))
        assert [each["speed"] for each in exported["play_requests"]] == ["day"]
        await bot.services.privacy.forget(UserId(ann.id))
        assert await bot.services.matchmaking.every() == []


async def test_a_line_on_a_server_of_another_process_is_closed_too(house: House) -> None:
    ann, _, chloe = house.people[:3]
    async with house.bot() as bot:
        hall = await named_hall(house, bot)
        await play(ann, house)
        line = await chloe.wait_for(hall, "\u2068Ann\u2069 is looking for a game")
        await ui_of(bot).matchmaker.idle()
        request = await bot.services.matchmaking.take(UserId(ann.id), "day")
        assert request is not None
        known = bot._connection._guilds  # pyright: ignore[reportPrivateUsage]  # as in a process of other shards
        guild = known.pop(house.guild.id)
        await ui_of(bot).matchmaker.end(request)
        known[house.guild.id] = guild
        assert "isn’t looking" in (await chloe.refreshed(line)).text


async def test_a_line_whose_answer_is_lost_is_there_once(house: House) -> None:
    ann, _, chloe = house.people[:3]
    async with house.bot() as bot:
        hall = await named_hall(house, bot)
        answer = house.playground.faults.hold(method="POST", path=f"/channels/{hall.id}/messages", after=True)
        looking = await play(ann, house)
        await met(answer)
        await chloe.wait_for(hall, "\u2068Ann\u2069 is looking for a game")
    # the bot has ended before it heard that Discord has the line
    house.playground.faults.clear()
    answer.released.set()
    async with house.bot() as bot:
        await ui_of(bot).matchmaker.idle()
        (line,) = await chloe.messages(hall)
        await (await ann.press(looking, "Stop looking")).settled()
        await ui_of(bot).matchmaker.idle()
        assert "isn’t looking" in (await chloe.refreshed(line)).text
        # another search is another line, however soon
        await play(ann, house)
        await ui_of(bot).matchmaker.idle()
        assert len(await chloe.messages(hall)) == 2
    assert [str(refused) for refused in house.playground.refusals] == []

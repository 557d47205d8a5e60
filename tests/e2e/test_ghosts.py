"""People who have left the server: nobody is seated with them, and what they owned goes on to who is there."""

from datetime import timedelta

import pytest

from bot.client import CivBot
from bot.manager.tournament_requests import ReplacePlayer
from bot.manager.tournament_values import Caller
from bot.pages.ui import ui_of
from bot.playground.people import Person
from bot.table.values import BEGIN_PATIENCE, Status, TableId, UserId
from bot.tournament.draws import TableNumber
from tests.e2e.callings import met
from tests.e2e.cups import CUP, WHY, accepted, is_announcement, opened_check_in, own_table, quicken, said
from tests.e2e.house import DEFERRED, House, board_of, number_of
from tests.e2e.test_calamities import opened_calamities
from tests.e2e.test_play import named_hall, play

pytestmark = pytest.mark.usefixtures("with_features")

GONE = "has left this server. Their seat is free."


def _refused(house: House) -> list[str]:
    """What Discord has refused, except that who has left is no member."""
    return [str(each) for each in house.playground.refusals if (each.error or {}).get("code") != 10007]


def _looked_up(house: House, person: Person) -> int:
    """How often Discord was asked whether someone is on the server."""
    path = f"/guilds/{house.guild.id}/members/{person.id}"
    return sum(request.method == "GET" and request.path.endswith(path) for request in house.playground.requests)


async def test_who_asks_for_a_game_and_leaves_is_not_seated_and_the_other_waits_on(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        hall = await named_hall(house, bot)
        await play(ann, house)
        line = await chloe.wait_for(hall, "\u2068Ann\u2069 is looking for a game")
        await house.playground.people.leave(house.guild, ann)
        await play(bob, house)
        await chloe.wait_for(hall, "\u2068Bob\u2069 is looking for a game")
        await ui_of(bot).matchmaker.idle()
        assert [each.user for each in await bot.services.matchmaking.every()] == [bob.id]
        assert "isn’t looking" in (await chloe.refreshed(line)).text
        await play(chloe, house)
        board = await board_of(bob, hall)
        table = await bot.services.tables.look(TableId(number_of(board)))
        assert {each.user_id for each in table.people} == {bob.id, chloe.id}
    assert _refused(house) == []


async def test_who_leaves_one_server_is_still_looked_for_on_another(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    async with house.bot() as bot:
        await named_hall(house, bot)
        lounge = await people.guild("Lounge", owner=ann, members=[bob])
        other = await people.channel(lounge, "lounge")
        await bot.services.profiles.set_guild_preference(lounge.id, "play", other.id)
        await play(ann, house)
        await (await ann.slash("civ play", channel=other, speed="day")).message()
        await people.leave(house.guild, ann)
        await play(bob, house)
        await ui_of(bot).matchmaker.idle()
        kept = {each.user: each.guilds for each in await bot.services.matchmaking.every()}
        assert kept == {ann.id: (lounge.id,), bob.id: (house.guild.id,)}


async def test_a_start_frees_the_seat_of_who_has_left_and_says_so_without_a_ping(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2)
        await (await bob.press(lobby, "Join")).settled()
        lobby = await house.full(lobby, ann)
        await house.playground.people.leave(house.guild, bob)
        answer = await (await ann.press(lobby, "Start")).message()
        assert answer.ephemeral
        told = await ann.wait_for(house.channel, GONE)
        assert "\u2068Bob\u2069" in told.text
        assert told.mentions == []
        lobby = await ann.wait_for(house.channel, lambda found: found.id == lobby.id and "free seat" in found.text)
        await (await chloe.press(lobby, "Join")).settled()
        await (await ann.press(await house.full(lobby, ann), "Start")).settled()
        table = await bot.services.tables.look(TableId(number_of(lobby)))
        assert {each.user_id for each in table.people} == {ann.id, chloe.id}
        assert table.status == Status.PLAYING
    assert _refused(house) == []


async def test_who_waits_for_a_game_gets_the_seat_that_a_ghost_had(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        await named_hall(house, bot)
        lobby = await house.open_table(ann, players=2, clock="day")
        await (await bob.press(lobby, "Join")).settled()
        lobby = await house.full(lobby, ann)
        await play(chloe, house)
        await ui_of(bot).matchmaker.idle()
        await house.playground.people.leave(house.guild, bob)
        await (await ann.press(lobby, "Start")).settled()
        await ann.wait_for(house.channel, lambda found: found.id == lobby.id and "Chloe" in found.text)
        await ui_of(bot).matchmaker.idle()
        assert await bot.services.matchmaking.every() == []


async def test_a_lobby_that_was_filled_by_a_search_asks_again_before_it_begins(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        await named_hall(house, bot)
        lobby = await house.open_table(ann, players=3, clock="day")
        await (await bob.press(lobby, "Join")).settled()
        await play(chloe, house)
        lobby = await house.full(lobby, ann)
        await house.playground.people.leave(house.guild, bob)  # within the minute in which they were there
        await (await ann.press(lobby, "Start")).settled()
        await ann.wait_for(house.channel, GONE)
        assert (await bot.services.tables.look(TableId(number_of(lobby)))).status == Status.LOBBY


async def test_a_lobby_does_not_begin_by_itself_with_who_has_left(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2)
        await (await bob.press(lobby, "Join")).settled()
        await house.full(lobby, ann)
        await house.playground.people.leave(house.guild, bob)
        house.later = BEGIN_PATIENCE + timedelta(seconds=1)
        await bot.services.alarm.run_due()
        await ann.wait_for(house.channel, GONE)
        table = await bot.services.tables.look(TableId(number_of(lobby)))
        assert table.status == Status.LOBBY
        assert table.person_ids == (ann.id,)


async def test_a_rematch_does_not_begin_with_who_has_left(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await house.begin([ann, bob])
        await (
            await bob.press(await (await bob.slash("civ resign", channel=house.channel)).message(), "Resign")
        ).settled()
        end = await ann.wait_for(house.channel, lambda found: any(b.label == "Rematch" for b in found.buttons))
        await (await ann.press(end, "Rematch")).message()
        lobby = await ann.wait_for(house.channel, lambda found: any(b.label == "Join" for b in found.buttons))
        await (await bob.press(lobby, "Join")).settled()
        lobby = await house.full(lobby, ann)
        await house.playground.people.leave(house.guild, bob)
        await (await ann.press(lobby, "Start")).settled()
        await ann.wait_for(house.channel, GONE)
        assert (await bot.services.tables.look(TableId(2))).status == Status.LOBBY


async def test_where_discord_does_not_say_who_is_there_the_game_begins(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2)
        await (await bob.press(lobby, "Join")).settled()
        lobby = await house.full(lobby, ann)
        await house.playground.people.leave(house.guild, bob)
        house.playground.faults.status(500, path=f"/guilds/{house.guild.id}/members/*", times=50)
        await (await ann.press(lobby, "Start")).settled()
        assert (await bot.services.tables.look(TableId(1))).status == Status.PLAYING


@pytest.mark.parametrize("label", ["Start", "Set up", "Cancel table"])
async def test_a_lobby_whose_owner_has_left_is_the_next_persons(house: House, label: str) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=3)
        for person in (bob, chloe):
            await (await person.press(lobby, "Join")).settled()
        lobby = await house.full(lobby, ann)
        await house.playground.people.leave(house.guild, ann)
        await house.playground.people.leave(house.guild, bob)
        button = next(button for button in lobby.buttons if label in button.label)
        answer = await (await chloe.press(lobby, custom_id=button.custom_id, forge=True)).message()
        assert "It’s yours now" in answer.text
        told = await chloe.wait_for(house.channel, "have left this server. Their seats are free.")
        assert f"{chloe.mention} owns the table now" in told.text
        assert told.mentions == [chloe.id]
        table = await bot.services.tables.look(TableId(1))
        assert (table.owner, table.person_ids) == (chloe.id, (chloe.id,))


async def test_who_is_refused_is_answered_in_time_while_discord_is_slow_to_say_who_is_there(house: House) -> None:
    house.times = DEFERRED
    ann, bob = house.people[:2]
    async with house.bot():
        lobby = await house.open_table(ann, players=2)
        await (await bob.press(lobby, "Join")).settled()
        lobby = await house.full(lobby, ann)
        held = house.playground.faults.hold(path=f"/guilds/*/members/{ann.id}")
        pressed = await bob.press(lobby, "Set up")
        await met(held)
        assert (await pressed.acknowledged()).state == "deferred"
        held.released.set()
        assert f"Ask {ann.mention}" in (await pressed.message()).text


async def test_an_owner_who_is_there_stays_the_owner_and_is_asked_about_once_a_minute(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=2)
        await (await bob.press(lobby, "Join")).settled()
        lobby = await house.full(lobby, ann)
        for _ in range(3):
            answer = await (await bob.press(lobby, "Start")).message()
            assert f"Ask {ann.mention}" in answer.text
        assert _looked_up(house, ann) == 1
        house.later = timedelta(seconds=61)
        await (await bob.press(lobby, "Start")).message()
        assert _looked_up(house, ann) == 2
        assert (await bot.services.tables.look(TableId(1))).owner == ann.id


async def test_a_calamity_table_whose_owner_has_left_is_the_next_persons(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        number = await opened_calamities(house, [ann, bob, chloe])
        order = (await bot.services.tables.look(number)).person_ids
        heir = order[(order.index(UserId(ann.id)) + 1) % 3]
        board = await board_of(bob, house.channel)
        await house.playground.people.leave(house.guild, ann)
        await (await bob.press(board, "Stuck?")).message()
        told = await bob.wait_for(house.channel, "\u2068Ann\u2069 has left this server.")
        assert told.mentions == [heir]
        assert (await bot.services.tables.look(number)).owner == heir
        owner, other = (bob, chloe) if bob.id == heir else (chloe, bob)
        assert "Only the owner" not in (await (await owner.press(board, "Stuck?")).message()).text
        assert owner.mention in (await (await other.press(board, "Stuck?")).message()).text


async def _checked_in_cup(house: House, bot: CivBot, computers: int, *more: Person) -> None:
    """A cup of Ann and so many computers, Bob its referee, and then these people, who are all there."""
    ann = house.people[0]
    announcement = await opened_check_in(house, bot, computers, players=4)
    for person in more:
        await (await person.press(announcement, "Register")).settled()
    shown = await ann.wait_for(
        house.channel, lambda message: is_announcement(message) and any(b.label == "Check in" for b in message.buttons)
    )
    await (await ann.press(shown, "Check in")).settled()
    await bot.services.tournaments.idle()


async def _players(bot: CivBot) -> set[int]:
    running = await bot.services.tournaments.look(CUP)
    return {user for who in running.tournament.players if (user := running.user_of(who)) is not None and user > 0}


@pytest.mark.parametrize("is_drawn_by_hand", [True, False])
async def test_who_waits_moves_up_for_a_ghost_when_a_cup_is_drawn(house: House, is_drawn_by_hand: bool) -> None:
    ann, bob, chloe, dan = house.people[:4]
    async with house.bot() as bot:
        # four places are played of those five who are there: Dan is beyond them
        await _checked_in_cup(house, bot, 2, chloe, dan)
        await house.playground.people.leave(house.guild, chloe)
        if is_drawn_by_hand:
            await said(ann, house, "tournament draw")
        else:
            house.later = timedelta(hours=1, minutes=1)
            await bot.services.tournaments.run_due()
        told = await ann.wait_for(house.channel, "has left the server and no longer takes part.")
        assert "\u2068Chloe\u2069" in told.text
        assert "\u2068Dan\u2069 moves up and plays" in told.text
        assert sorted(told.mentions) == sorted([ann.id, bob.id, dan.id])
        assert await _players(bot) == {ann.id, dan.id}
    assert _refused(house) == []


async def test_a_cup_that_lacks_players_without_a_ghost_is_not_drawn(house: House) -> None:
    ann, _, chloe = house.people[:3]
    async with house.bot() as bot:
        await _checked_in_cup(house, bot, 2, chloe)
        await house.playground.people.leave(house.guild, chloe)
        assert "least" in (await said(ann, house, "tournament draw")).text
        running = await bot.services.tournaments.look(CUP)
        assert running.tournament.rounds == ()


async def test_a_ghost_among_the_substitutes_does_not_move_up(house: House) -> None:
    ann, bob, chloe, dan = house.people[:4]
    people = house.playground.people
    eve = await people.person("Eve")
    await people.join(house.guild, eve)
    async with house.bot() as bot:
        await _checked_in_cup(house, bot, 2, chloe, dan, eve)
        await said(ann, house, "tournament draw")
        await own_table(bot, ann)
        assert await _players(bot) == {ann.id, chloe.id}
        await people.leave(house.guild, dan)
        tournaments = bot.services.tournaments
        running = await tournaments.look(CUP)
        player = running.player_of(UserId(chloe.id))
        assert player is not None
        await tournaments.act(CUP, Caller(UserId(bob.id), "Bob"), ReplacePlayer(TableNumber(1), player, WHY))
        assert await _players(bot) == {ann.id, chloe.id, eve.id}
        told = await ann.wait_for(house.channel, "has left the server and no longer takes part.")
        assert "\u2068Dan\u2069" in told.text
        assert "moves up" not in told.text


async def test_the_referee_takes_over_from_an_organiser_who_has_left(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    people = house.playground.people
    await people.role(house.guild, "organisers", ["MANAGE_GUILD"], [chloe])
    async with house.bot() as bot:
        quicken(bot)
        options = {"title": "Cup", "start": "1h", "official": False, "referee": bob}
        await (await chloe.slash("tournament new", channel=house.channel, **options)).settled()
        await accepted(bob)
        await ann.wait_for(house.channel, is_announcement)
        await people.leave(house.guild, chloe)
        assert "are in" in (await said(bob, house, "tournament computers", count=3)).text
        told = await ann.wait_for(house.channel, "has left this server")
        assert f"{bob.mention}, the referee, organises it now" in told.text
        assert told.mentions == [bob.id]
        await said(bob, house, "tournament computers", count=1)
        assert _looked_up(house, chloe) == 1
        assert sum("has left this server" in each.text for each in await ann.messages(house.channel)) == 1


async def test_without_a_referee_those_who_manage_the_server_take_over(house: House) -> None:
    ann, bob, chloe, dan = house.people[:4]
    people = house.playground.people
    await people.role(house.guild, "organisers", ["MANAGE_GUILD"], [chloe])
    async with house.bot() as bot:
        quicken(bot)
        options = {"title": "Cup", "start": "1h", "official": False, "referee": bob}
        await (await chloe.slash("tournament new", channel=house.channel, **options)).settled()
        await accepted(bob)
        await ann.wait_for(house.channel, is_announcement)
        for person in (bob, chloe):
            await people.leave(house.guild, person)
        assert "organisers" in (await said(dan, house, "tournament computers", count=1)).text
        await ann.wait_for(house.channel, "Those who manage the server organise it now")
        assert "organisers" not in (await said(ann, house, "tournament computers", count=3)).text

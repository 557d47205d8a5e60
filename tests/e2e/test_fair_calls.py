"""Nobody is pestered: what somebody tries in order to call another as often as he likes."""

import asyncio
from datetime import timedelta

import pytest

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.values import Clock, TableId, UserId
from bot.table.vote import OneSeat, VoteKind
from tests.e2e.callings import awaited, choose, pings, sat, turn_over
from tests.e2e.house import House, board_of, is_playable

DAY = Clock(24 * 3600)
LIVE = Clock(300)


async def _asks(person: Person, board: Message, kind: VoteKind) -> str:
    """Asks the table for that, and what is answered."""
    custom_id = f"civ:ask:{_number(board)}:0:{kind}"
    it = await (await person.press(board, custom_id=custom_id, forge=True)).settled()
    return it.messages[-1].text


def _number(board: Message) -> int:
    return int(board.button("My hand").custom_id.rsplit(":", 1)[1])


async def test_proposing_and_voting_down_again_and_again_calls_once(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        before = len(pings(house, bob))
        answers: list[str] = []
        for kind in (VoteKind.PAUSE, VoteKind.CANCEL) * 5:
            answers.append(await _asks(ann, board, kind))
            table = await bot.services.tables.look(TableId(number))
            if any(vote.kind == kind for vote in table.votes):
                await bot.services.votes.answer(table.id, UserId(ann.id), kind, agrees=False)
        await ui_of(bot).announcer.idle()
        assert len(pings(house, bob)) - before <= 1
        assert sum("the answer was no" in answer for answer in answers) == 8
        assert all("<t:" in answer for answer in answers if "the answer was no" in answer)


async def test_a_stranger_who_asks_for_a_seat_again_and_again_calls_once(house: House) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        number = await house.begin([ann, bob, chloe])
        services, table_id = bot.services, TableId(number)
        await board_of(ann, house.channel)
        table = await services.tables.away(table_id, UserId(chloe.id))
        seat = table.seat_of(chloe.id)
        board = await board_of(ann, house.channel)
        custom_id = f"civ:ask:{number}:{seat}:replace"
        answers: list[str] = []
        before = {person.id: len(pings(house, person)) for person in (ann, bob)}
        for _ in range(6):
            it = await (await dan.press(board, custom_id=custom_id, forge=True)).settled()
            answers.append(it.messages[-1].text)
            for user in (ann.id, bob.id):
                if (await services.tables.look(table_id)).votes:
                    await services.votes.answer(table_id, UserId(user), VoteKind.REPLACE, agrees=False)
        await ui_of(bot).announcer.idle()
        for person in (ann, bob):
            assert len(pings(house, person)) - before[person.id] <= 1
        assert all("a short while ago" in answer and "<t:" in answer for answer in answers[1:])


async def test_whoever_is_invited_again_and_again_is_called_once(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        lobbies = [await house.open_table(ann, players=3, access="invited") for _ in range(3)]
        answers: list[str] = []
        for old in (*lobbies, *lobbies[1:]):  # what the first select shows already is not sent again
            lobby = await ann.refreshed(old)
            (menu,) = lobby.selects
            it = await ann.select(lobby, menu.custom_id, [str(bob.id)])
            answers.append((await it.followup(1)).text)  # beside the lobby
        await ann.wait_for(house.channel, "invites you")
        assert len(pings(house, bob)) == 1
        assert sum("invited one of these people a short while ago" in answer for answer in answers) == 4


async def test_threads_at_several_tables_call_the_other_once(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        several = [await sat(house, bot, [ann, bob]) for _ in range(3)]
        await ui_of(bot).announcer.idle()
        before = len(pings(house, bob))
        for table in several:
            await (await ann.slash("civ talk", channel=house.channel, player=bob, table=table.id)).message()
        assert len(pings(house, bob)) == before + 1


async def _in_quiet_hours(house: House, person: Person, bot: CivBot) -> None:
    """Has it be quiet for him for the next hours."""
    now = bot.services.now()
    profiles, user = bot.services.profiles, UserId(person.id)
    await profiles.set_quiet(user, f"{(now - timedelta(hours=1)):%H:%M}-{(now + timedelta(hours=5)):%H:%M}")


async def test_a_turn_in_quiet_hours_is_named_and_called_when_they_end(house: House) -> None:
    people = house.people[:2]
    ann, bob = people
    async with house.bot() as bot:
        table = await sat(house, bot, people, DAY)
        while awaited(table, people) is bob:
            table = await turn_over(bot, table.id)
        await ui_of(bot).announcer.idle()
        await _in_quiet_hours(house, bob, bot)
        before = len(pings(house, bob))
        await turn_over(bot, table.id)
        await ann.wait_for(house.channel, lambda m: is_playable(m) and bob.name in m.text and "Your move" not in m.text)
        await ui_of(bot).announcer.idle()
        board = await board_of(ann, house.channel)
        await (await ann.press(board, custom_id=f"civ:nudge:{table.id}", forge=True)).settled()
        await asyncio.sleep(0.2)
        assert len(pings(house, bob)) == before
        assert bob.mention not in board.text
        house.later = timedelta(hours=5, minutes=1)
        ui_of(bot).notifier.wake()
        call = await bob.wait_for(house.channel, "it’s your turn at **Table")
        assert bob.mention in call.text
        assert len(pings(house, bob)) == before + 1


async def test_a_live_table_knows_no_quiet_hours(house: House) -> None:
    people = house.people[:2]
    bob = people[1]
    async with house.bot() as bot:
        table = await sat(house, bot, people, LIVE)
        while awaited(table, people) is bob:
            table = await turn_over(bot, table.id)
        await ui_of(bot).announcer.idle()
        await _in_quiet_hours(house, bob, bot)
        await turn_over(bot, table.id)
        await bob.wait_for(house.channel, lambda m: is_playable(m) and bob.mention in m.text)
        assert len(pings(house, bob)) >= 1


async def test_who_takes_a_seat_in_a_paused_game_is_called_when_it_goes_on(house: House) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        services = bot.services
        table = await sat(house, bot, [ann, bob, chloe])
        people = [ann, bob, chloe]
        away = awaited(table, people)
        others = [person for person in people if person is not away]
        for person in others:
            await services.votes.propose(table.id, UserId(person.id), VoteKind.PAUSE)
        table = (await services.votes.propose(table.id, UserId(away.id), VoteKind.PAUSE)).table
        assert table.is_paused
        seat = table.waiting[0]
        await services.tables.away(table.id, UserId(away.id))
        await services.votes.propose(table.id, UserId(dan.id), VoteKind.REPLACE, subject=OneSeat(seat), name=dan.name)
        for person in (*others, away):
            result = await services.votes.answer(table.id, UserId(person.id), VoteKind.REPLACE, agrees=True)
            if result.is_decided:
                break
        assert (await services.tables.look(table.id)).seat_of(dan.id) == seat
        await ui_of(bot).announcer.idle()
        await asyncio.sleep(0.2)
        assert pings(house, dan) == []
        await services.votes.resume(table.id, UserId(others[0].id))
        call = await dan.wait_for(house.channel, "it’s your turn at **Table")
        assert dan.mention in call.text
        assert len(pings(house, dan)) == 1


async def test_an_invitation_in_quiet_hours_calls_when_they_end(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        await _in_quiet_hours(house, bob, bot)
        lobby = await house.open_table(ann, players=3, access="invited")
        (menu,) = lobby.selects
        await (await ann.select(lobby, menu.custom_id, [str(bob.id)])).settled()
        await ann.wait_for(house.channel, "invites you to")
        assert pings(house, bob) == []
        house.later = timedelta(hours=5, minutes=1)
        ui_of(bot).notifier.wake()
        await bob.wait_for(house.channel, "you’re invited to play at")
        assert len(pings(house, bob)) == 1


async def test_a_vote_soon_after_another_is_told_when_the_time_between_calls_is_over(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        services = bot.services
        table = await sat(house, bot, [ann, bob])
        await services.votes.propose(table.id, UserId(ann.id), VoteKind.PAUSE)
        await bob.wait_for(house.channel, lambda m: any(b.label == "Agree" for b in m.buttons))
        await ui_of(bot).announcer.idle()
        before = len(pings(house, bob))
        await services.votes.propose(table.id, UserId(ann.id), VoteKind.CANCEL)
        await ui_of(bot).announcer.idle()
        await asyncio.sleep(0.2)
        assert len(pings(house, bob)) == before
        house.later = timedelta(minutes=31)
        ui_of(bot).notifier.wake()
        message = await bob.wait_for(house.channel, "please vote at **Table")
        assert bob.mention in message.text
        assert len(pings(house, bob)) == before + 1


async def test_votes_of_a_night_call_as_one_when_it_ends(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        services = bot.services
        several = [await sat(house, bot, [ann, bob]) for _ in range(3)]
        await ui_of(bot).announcer.idle()
        await _in_quiet_hours(house, bob, bot)
        before = len(pings(house, bob))
        for table in several:
            await services.votes.propose(table.id, UserId(ann.id), VoteKind.PAUSE)
        await ui_of(bot).announcer.idle()
        votes = [m for m in await bob.messages(house.channel) if any(b.label == "Agree" for b in m.buttons)]
        assert len(votes) == 3
        assert all(bob.name in vote.text and bob.mention not in vote.text for vote in votes)
        assert len(pings(house, bob)) == before
        house.later = timedelta(hours=5, minutes=1)
        ui_of(bot).notifier.wake()
        for table in several:
            await bob.wait_for(
                house.channel, lambda m, number=table.id: "please vote at" in m.text and f"Table {number}" in m.text
            )
        assert len([text for text in pings(house, bob)[before:] if "please vote at" in text]) == 1


async def test_a_talk_names_whoever_wants_to_be_left_alone_and_calls_him_not(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        await choose(house, bob, "none")
        await _in_quiet_hours(house, chloe, bot)
        table = await sat(house, bot, [ann, bob, chloe])
        await ui_of(bot).announcer.idle()
        before = [len(pings(house, person)) for person in (bob, chloe)]
        for person in (bob, chloe):
            await (await ann.slash("civ talk", channel=house.channel, player=person, table=table.id)).message()
        threads = [place for place in await ann.channels() if place.type == 12]
        assert len(threads) == 2
        for thread in threads:
            assert await ann.wait_for(thread, "talk about")
        assert [len(pings(house, person)) for person in (bob, chloe)] == before


@pytest.mark.parametrize("how", ["quiet", "none", "digest"])
async def test_who_is_not_to_be_called_now_is_only_named_when_a_lobby_has_changed(house: House, how: str) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        lobby = await house.open_table(ann)
        await (await bob.press(lobby, "Join")).settled()
        if how == "quiet":
            await _in_quiet_hours(house, bob, bot)
        else:
            await choose(house, bob, how)
        before = len(pings(house, bob))
        setup = await (await ann.press(await ann.refreshed(lobby), "Set up")).message()
        (clock,) = [select for select in setup.selects if ":clock" in select.custom_id]
        await (await ann.select(setup, clock.custom_id, ["day"])).settled()
        await bob.wait_for(house.channel, lambda m: bob.mention in m.text and "has changed" in m.text)
        assert len(pings(house, bob)) == before


@pytest.mark.parametrize("how", ["none", "digest"])
async def test_who_wants_to_be_left_alone_is_invited_without_a_ping(house: House, how: str) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await choose(house, bob, how)
        lobby = await house.open_table(ann, access="invited")
        await (await ann.select(lobby, lobby.selects[0].custom_id, [str(bob.id)])).settled()
        await bob.wait_for(house.channel, lambda m: bob.mention in m.text and "invites you" in m.text)
        assert pings(house, bob) == []

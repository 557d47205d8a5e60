"""Tables that move, or that somebody would like to move to where another does not find them."""

import asyncio
from datetime import timedelta

import pytest

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.faults import Fault
from bot.playground.people import ChannelRef, Interaction, Person
from bot.table.table import Table
from bot.table.values import Clock, Place, TableId, UserId
from bot.table.vote import OneSeat, ToChannel, VoteKind
from tests.e2e.callings import all_told, awaited, choose, pings, sat, turn_over
from tests.e2e.house import PATIENCE, House, board_of, is_playable, nudged, thread_of, vote_of
from tests.e2e.test_direct_messages import OPENING

MOVE = "Move the table here"
DAY = Clock(24 * 3600)


async def _asked(person: Person, place: ChannelRef, number: int) -> Interaction:
    """The answer to somebody who would like to have the table here, whatever he was offered."""
    shown = await person.slash("civ table", channel=place, table=number)
    await shown.settled()
    message = (await shown.message()) if len(shown.messages) < 2 else shown.messages[-1]
    return await (await person.press(message, custom_id=f"civ:move:{number}", forge=True)).settled()


async def _look(bot: CivBot, number: int) -> Table:
    return await bot.services.tables.look(TableId(number))


async def _awaits(bot: CivBot, table: Table, people: list[Person], person: Person) -> Table:
    """That table, at the next turn of that person."""
    while awaited(table, people) is not person:
        table = await turn_over(bot, table.id)
    return table


async def _refused(bot: CivBot, person: Person, fault: Fault) -> None:
    """Until Discord has refused him a direct message, and nothing more is tried for now."""
    outbox, now = bot.services.outbox, bot.services.now
    async with asyncio.timeout(PATIENCE):
        while not fault.hits or UserId(person.id) in await outbox.due(now(), 10, ()):
            await bot.services.alarm.run_due()
            await asyncio.sleep(0.05)  # people's clients hear nothing of what is refused


async def test_nobody_carries_a_table_off_to_a_server_the_other_is_not_on(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    den = await people.guild("Den", owner=ann)
    there = await people.channel(den, "den")
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        board = await board_of(bob, house.channel)
        answer = await _asked(ann, there, number)
        assert "stays on its server" in answer.messages[-1].text
        assert (await _look(bot, number)).place.channel_id == house.channel.id
        assert [m for m in await ann.messages(there) if is_playable(m)] == []
        assert (await bob.refreshed(board)).buttons != []


async def test_nobody_takes_a_table_to_a_channel_that_another_does_not_see(house: House) -> None:
    ann, bob = house.people[:2]
    people = house.playground.people
    hidden = await people.channel(house.guild, "hidden")
    await people.permissions(hidden, bob, deny=["VIEW_CHANNEL"])
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        answer = await _asked(ann, hidden, number)
        assert "wouldn’t see the table here" in answer.messages[-1].text
        assert "Bob" in answer.messages[-1].text
        table = await _look(bot, number)
        assert table.place.channel_id == house.channel.id
        assert table.vote_records == ()
        await people.leave(house.guild, bob)  # who has left is no reason to stay
        await _asked(ann, hidden, number)
        assert [record.vote.channel_id for record in (await _look(bot, number)).vote_records] == [hidden.id]


async def test_a_table_moves_when_the_other_agrees_and_leaves_a_link(house: House) -> None:
    ann, bob = house.people[:2]
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        old = await board_of(ann, house.channel)
        before = {person.id: len(pings(house, person)) for person in (ann, bob)}
        it = await ann.slash("civ table", channel=elsewhere, table=number)
        offer = await it.followup(1)
        assert "To move it here" in offer.text
        sent_message = (await (await ann.press(offer, MOVE)).settled()).messages[-1]
        assert "The vote is open" in sent_message.text
        vote = await vote_of(bob, house.channel)
        assert f"<#{elsewhere.id}>" in vote.text
        assert (await _look(bot, number)).place.channel_id == house.channel.id
        await (await bob.press(vote, "Agree")).settled()
        new = await board_of(bob, elsewhere)
        left = await ann.wait_for(house.channel, lambda message: message.id == old.id and "has moved" in message.text)
        assert left.buttons == []
        assert f"/{elsewhere.id}" in left.text
        await ui_of(bot).announcer.idle()
        assert [b.label for b in (await ann.refreshed(new)).buttons]
        assert len(pings(house, ann)) == before[ann.id]
        assert len(pings(house, bob)) == before[bob.id] + 1  # to the vote
    assert house.playground.refusals == []


async def test_a_refused_move_is_not_asked_for_again_and_again(house: House) -> None:
    ann, bob = house.people[:2]
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    async with house.bot() as bot:
        number = await house.begin([ann, bob])
        await _asked(ann, elsewhere, number)
        await (await bob.press(await vote_of(bob, house.channel), "Disagree")).settled()
        before = len(pings(house, bob))
        for _ in range(5):
            answer = await _asked(ann, elsewhere, number)
            assert "the answer was no" in answer.messages[-1].text
        assert len(pings(house, bob)) == before
        assert (await _look(bot, number)).place.channel_id == house.channel.id


async def test_a_lobby_that_others_have_joined_stays_where_they_did(house: House) -> None:
    ann, bob = house.people[:2]
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    async with house.bot() as bot:
        lobby = await house.open_table(ann, players=3)
        await (await bob.press(lobby, "Join")).settled()
        answer = await _asked(ann, elsewhere, 1)
        assert "stays where it is" in answer.messages[-1].text
        assert (await _look(bot, 1)).place.channel_id == house.channel.id


async def test_who_plays_against_computers_alone_takes_the_table_along(house: House) -> None:
    ann = house.people[0]
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    async with house.bot() as bot:
        table = await sat(house, bot, [ann], computers=1)
        old = await ann.wait_for(house.channel, is_playable)
        answer = await _asked(ann, elsewhere, table.id)
        assert "is here now" in answer.messages[-1].text
        await ann.wait_for(elsewhere, is_playable)
        await ann.wait_for(house.channel, lambda message: message.id == old.id and "has moved" in message.text)


async def test_nobody_drags_a_table_to_and_fro(house: House) -> None:
    ann = house.people[0]
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    async with house.bot() as bot:
        table = await sat(house, bot, [ann], computers=1)
        await ann.wait_for(house.channel, is_playable)
        places: list[int] = []
        answers: list[str] = []
        for number in range(10):
            answer = await _asked(ann, (elsewhere, house.channel)[number % 2], table.id)
            answers.append(answer.messages[-1].text)
            places.append((await _look(bot, table.id)).place.channel_id)
        assert places == [elsewhere.id] * 10
        assert all("a short while ago" in text and "<t:" in text for text in answers[1::2])


MEMBER_GONE_CODE = 10007
"""What Discord answers of someone who is no member."""


async def test_a_player_who_leaves_the_server_in_their_turn_is_told_at_the_table(house: House) -> None:
    """Found out at the nudge, which reaches nobody: the others learn why, and need not wait for a clock."""
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, [ann, bob], DAY)
        await _awaits(bot, table, [ann, bob], bob)
        await ui_of(bot).announcer.idle()
        await house.playground.people.leave(house.guild, bob)
        board = await ann.wait_for(house.channel, is_playable)
        await nudged(ann, board)
        await ann.wait_for(house.channel, lambda m: is_playable(m) and "has left this server" in m.text)
        message = await ann.wait_for(await ann.dm(), "has left the server")
        assert "Bob" in message.text
        seat = (await _look(bot, table.id)).seat_of(bob.id)
        assert seat is not None
        assert (await _look(bot, table.id)).has_left_server(seat)
        board = await ann.wait_for(
            house.channel, lambda m: is_playable(m) and "Stuck?" in [button.label for button in m.buttons]
        )
        explained = await (await ann.press(board, "Stuck?")).message()
        await (await ann.press(explained, "Let the computer play")).settled()
        assert (await _look(bot, table.id)).participants[seat].is_automatic
    assert {(refused.error or {}).get("code") for refused in house.playground.refusals} == {MEMBER_GONE_CODE}


async def test_whoever_is_back_on_the_server_has_not_left_though_the_computer_has_their_seat(house: House) -> None:
    people = ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        table = await sat(house, bot, people, DAY)
        await _awaits(bot, table, people, bob)
        await ui_of(bot).announcer.idle()
        await house.playground.people.leave(house.guild, bob)
        await bot.services.tables.nudge(table.id, UserId(ann.id))
        await ui_of(bot).place_visibility.check_again(await _look(bot, table.id))
        for person in (ann, chloe):
            await bot.services.votes.propose(table.id, UserId(person.id), VoteKind.AUTOMATIC, subject=None)
        table = await _look(bot, table.id)
        seat = table.seat_of(bob.id)
        assert seat is not None
        assert (table.has_left_server(seat), table.participants[seat].is_automatic) == (True, True)
        await house.playground.people.join(house.guild, bob)
        await ui_of(bot).place_visibility.check_again(await _look(bot, table.id))
        assert not (await _look(bot, table.id)).has_left_server(seat)


async def test_who_has_left_the_server_is_told_of_at_the_call_to_their_turn(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, [ann, bob], DAY)
        for person in (bob, ann):
            table = await _awaits(bot, table, [ann, bob], person)
            await ui_of(bot).announcer.idle()
        await house.playground.people.leave(house.guild, bob)
        await turn_over(bot, table.id)
        await ann.wait_for(house.channel, lambda m: is_playable(m) and "has left this server" in m.text)


async def _hidden_from(house: House, person: Person, *, is_hidden: bool = True) -> None:
    deny = ["VIEW_CHANNEL"] if is_hidden else []
    await house.playground.people.permissions(house.channel, person, deny=deny)


async def _unreached(house: House, bot: CivBot, here: Person, other: Person) -> tuple[Table, int]:
    """A table whose turn goes to somebody the server keeps out of its channel, and his seat."""
    table = await sat(house, bot, [here, other], DAY)
    await _awaits(bot, table, [here, other], here)
    return table, await _hidden_turn(house, bot, table.id, other)


async def _hidden_turn(house: House, bot: CivBot, number: TableId, person: Person) -> int:
    """The turn before his is played, and the channel hidden from him just before that; his seat."""
    await ui_of(bot).announcer.idle()
    await _hidden_from(house, person)
    seat = (await turn_over(bot, number)).seat_of(person.id)
    assert seat is not None
    return seat


async def test_no_clock_runs_against_whom_the_server_keeps_out_for_three_days_at_most(house: House) -> None:
    people = house.people[:2]
    ann, bob = people
    async with house.bot() as bot:
        table, seat = await _unreached(house, bot, ann, bob)
        message = await ann.wait_for(await ann.dm(), "can’t see the table’s channel")
        assert f"Table {table.id}" in message.text
        assert "Bob" in message.text
        await ann.wait_for(house.channel, lambda m: is_playable(m) and "can’t see this channel" in m.text)
        timer = (await _look(bot, table.id)).timers[seat]
        assert timer.since is None
        house.later = timedelta(days=2, hours=23)
        await bot.services.alarm.run_due()
        assert (await _look(bot, table.id)).timeouts == ()
        house.later = timedelta(days=3, minutes=1)
        await bot.services.alarm.run_due()
        assert (await _look(bot, table.id)).timers[seat].since is not None
        house.later = timedelta(days=4, minutes=2)
        await bot.services.alarm.run_due()
        assert [timeout.seat for timeout in (await _look(bot, table.id)).timeouts] == [seat]
    assert house.playground.refusals == []


async def test_whom_no_direct_message_reaches_is_looked_for_where_he_is_to_be_mentioned(house: House) -> None:
    people = house.people[:2]
    ann, bob = people
    await bob.set_dms(False)
    async with house.bot() as bot:
        table = await sat(house, bot, people, DAY)
        await _awaits(bot, table, people, ann)
        await choose(house, bob, "direct")
        seat = await _hidden_turn(house, bot, table.id, bob)
        await ann.wait_for(house.channel, lambda m: is_playable(m) and "can’t see this channel" in m.text)
        assert (await _look(bot, table.id)).timers[seat].since is None


@pytest.mark.parametrize(("status", "code"), [(403, 20026), (400, 50033)])
async def test_a_direct_message_refused_for_whatever_reason_has_him_looked_for_too(
    house: House, status: int, code: int
) -> None:
    people = house.people[:2]
    ann, bob = people
    house.playground.faults.refuse(status, code, times=100, **OPENING)
    async with house.bot() as bot:
        await choose(house, bob, "direct")
        table = await sat(house, bot, people, DAY)
        await _awaits(bot, table, people, ann)
        seat = await _hidden_turn(house, bot, table.id, bob)
        await ann.wait_for(house.channel, lambda m: is_playable(m) and "can’t see this channel" in m.text)
        assert (await _look(bot, table.id)).timers[seat].since is None


async def test_who_is_mentioned_instead_is_called_once_the_table_has_a_place_again(house: House) -> None:
    people = house.people[:2]
    ann, bob = people
    async with house.bot() as bot:
        await choose(house, bob, "direct")
        table = await sat(house, bot, people, DAY)
        await _awaits(bot, table, people, ann)
        await ui_of(bot).announcer.idle()
        await all_told(bot)
        before = len(pings(house, bob))
        fault = house.playground.faults.refuse(403, 20026, times=100, **OPENING)
        await bot.services.posts.lose_place(table.id)
        await house.playground.people.permissions(house.channel, "bot", deny=["SEND_MESSAGES", "VIEW_CHANNEL"])
        table = await turn_over(bot, table.id)
        await _refused(bot, bob, fault)
        there = await house.playground.people.channel(house.guild, "there")
        await bot.services.posts.bring(table.id, Place(house.guild.id, there.id, "en"))
        await bob.wait_for(there, lambda m: bob.mention in m.text and "your turn" in m.text)
        assert len(pings(house, bob)) == before + 1


async def test_at_a_table_without_a_clock_it_is_kept_too_whom_no_call_reaches(house: House) -> None:
    people = house.people[:2]
    ann, bob = people
    async with house.bot() as bot:
        table = await sat(house, bot, people)
        await _awaits(bot, table, people, ann)
        seat = await _hidden_turn(house, bot, table.id, bob)
        await ui_of(bot).announcer.idle()
        assert (await _look(bot, table.id)).presence[seat].unreached_at is not None


async def test_a_clock_runs_again_once_the_channel_is_seen(house: House) -> None:
    people = house.people[:2]
    ann, bob = people
    async with house.bot() as bot:
        table, seat = await _unreached(house, bot, ann, bob)
        await ann.wait_for(house.channel, lambda m: is_playable(m) and "can’t see this channel" in m.text)
        await _hidden_from(house, bob, is_hidden=False)
        await ann.wait_for(
            house.channel,
            lambda m: is_playable(m) and "can’t see this channel" not in m.text and f"<@{bob.id}>" in m.text,
        )
        assert (await _look(bot, table.id)).timers[seat].since is not None


async def test_who_wants_to_be_told_nothing_or_has_left_is_absent_and_his_clock_runs(house: House) -> None:
    people = house.people[:2]
    ann, bob = people
    async with house.bot() as bot:
        await choose(house, bob, "none")
        first = await sat(house, bot, people, DAY)
        second = await sat(house, bot, people, DAY)
        for table in (first, second):
            await _awaits(bot, table, people, ann)
        seat = await _hidden_turn(house, bot, first.id, bob)
        await ui_of(bot).announcer.idle()
        assert (await _look(bot, first.id)).timers[seat].since is not None
        await _hidden_from(house, bob, is_hidden=False)
        await choose(house, bob, "mention")
        await _hidden_from(house, bob)
        await house.playground.people.leave(house.guild, bob)
        ui_of(bot).place_visibility._known.clear()  # pyright: ignore[reportPrivateUsage]  # as a minute later
        table = await turn_over(bot, second.id)
        await ui_of(bot).announcer.idle()
        seat = table.seat_of(bob.id)
        assert seat is not None
        assert (await _look(bot, second.id)).timers[seat].since is not None


async def test_a_table_without_a_place_stands_still_for_three_days_and_everybody_is_told(house: House) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, people, DAY)
        await ui_of(bot).announcer.idle()
        await house.playground.people.delete_channel(house.channel)
        await turn_over(bot, table.id)
        for person in people:
            await person.wait_for(await person.dm(), "its channel is gone")
        house.later = timedelta(days=3, minutes=1)
        await bot.services.alarm.run_due()
        table = await _look(bot, table.id)
        assert table.timers[table.waiting[0]].since is not None


async def test_a_table_that_leaves_a_sleeping_thread_leaves_nothing_to_press_there(house: House) -> None:
    ann, bob = house.people[:2]
    elsewhere = await house.playground.people.channel(house.guild, "elsewhere")
    async with house.bot() as bot:
        votes, number = bot.services.votes, TableId(await house.begin([ann, bob], thread=True))
        thread = await thread_of(ann)
        await board_of(ann, thread)
        await votes.propose(number, UserId(ann.id), VoteKind.PAUSE)
        await votes.propose(number, UserId(ann.id), VoteKind.MOVE, subject=ToChannel(elsewhere.id))
        await vote_of(bob, thread)
        await ui_of(bot).announcer.idle()
        await house.playground.people.set_thread(thread, archived=True)
        await votes.answer(number, UserId(bob.id), VoteKind.MOVE, agrees=True)
        await board_of(ann, elsewhere)
        await ui_of(bot).announcer.idle()
        left = [button.label for message in await ann.messages(thread) for button in message.buttons]
        assert not {"Agree", "My hand"}.intersection(left)


async def test_no_seat_is_lost_by_somebody_whom_the_question_does_not_reach(house: House) -> None:
    ann, bob, chloe, dan = house.people
    await bob.set_dms(False)
    async with house.bot() as bot:
        table = await sat(house, bot, [ann, bob, chloe], DAY)
        await board_of(ann, house.channel)
        table = await bot.services.tables.away(table.id, UserId(bob.id))
        await ui_of(bot).announcer.idle()
        await _hidden_from(house, bob)
        seat = table.seat_of(bob.id)
        assert seat is not None
        await bot.services.votes.propose(table.id, UserId(dan.id), VoteKind.REPLACE, subject=OneSeat(seat), name="Dan")
        await ann.until(lambda: _is_unreached(bot, table.id, seat))
        for user in (ann.id, chloe.id):
            await bot.services.votes.answer(table.id, UserId(user), VoteKind.REPLACE, agrees=True)
        house.later = timedelta(days=2)
        await bot.services.alarm.run_due()
        assert (await _look(bot, table.id)).seat_of(bob.id) == seat


async def _is_unreached(bot: CivBot, number: int, seat: int) -> bool | None:
    table = await _look(bot, number)
    return True if table.presence and table.presence[seat].unreached_at else None

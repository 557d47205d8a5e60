"""What people are told besides their turns, each once: votes, the end of what they watch, a turn that comes back."""

from datetime import timedelta

from bot.client import CivBot
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.table import Table
from bot.table.values import TableId, UserId
from bot.table.vote import BackTo, VoteKind
from tests.e2e.callings import all_told, awaited, choose, is_call, pings, sat, told_directly, turn_over
from tests.e2e.house import House, is_playable, next_board, vote_of


def _of_votes(house: House, person: Person) -> list[str]:
    return [text for text in pings(house, person) if "vote" in text]


async def _ask(bot: CivBot, table: Table, person: Person, kind: VoteKind) -> None:
    await bot.services.votes.propose(table.id, UserId(person.id), kind)


async def test_a_vote_calls_those_it_waits_for_in_its_own_message_and_lets_go_of_them(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as bot:
        table = await sat(house, bot, [ann, bob, chloe])
        await _ask(bot, table, ann, VoteKind.PAUSE)
        vote = await vote_of(bob, house.channel)
        assert bob.mention in vote.text
        assert chloe.mention in vote.text
        assert ann.mention not in vote.text
        await (await bob.press(vote, "Agree")).settled()
        vote = await chloe.wait_for(house.channel, lambda m: m.id == vote.id and bob.mention not in m.text)
        assert chloe.mention in vote.text
        await (await chloe.press(vote, "Disagree")).settled()
        over = await chloe.wait_for(house.channel, lambda m: m.id == vote.id and not m.buttons)
        assert chloe.mention not in over.text
    async with house.bot() as bot:
        await all_told(bot)
        assert [len(_of_votes(house, person)) for person in (ann, bob, chloe)] == [0, 1, 1]
    assert house.playground.refusals == []


async def test_a_vote_is_told_as_each_person_has_chosen_and_taken_back_when_it_is_over(house: House) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        await choose(house, bob, "direct")
        await choose(house, chloe, "none")
        await choose(house, dan, "digest", hour=(bot.services.now() + timedelta(hours=3)).hour)
        table = await sat(house, bot, [ann, bob, chloe, dan])
        await _ask(bot, table, ann, VoteKind.PAUSE)
        message = await bob.wait_for(await bob.dm(), "please vote")
        vote = await vote_of(bob, house.channel)
        assert f"/{vote.id}" in message.text, "it leads to the vote"
        assert all(person.mention not in vote.text for person in (bob, chloe, dan))
        assert "Dan" in vote.text
        house.later = timedelta(hours=3)
        ui_of(bot).notifier.wake()
        digest = await dan.wait_for(await dan.dm(), "please vote")
        await (await bob.press(vote, "Disagree")).settled()
        await bob.wait_for(await bob.dm(), lambda m: m.id == message.id and "the vote is closed" in m.text)
        await dan.wait_for(await dan.dm(), lambda m: m.id == digest.id and "the vote is closed" in m.text)
        assert [len(_of_votes(house, person)) for person in house.people] == [0, 1, 0, 1]


async def test_who_watches_is_told_the_end_once_as_he_has_chosen(house: House) -> None:
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        await choose(house, dan, "direct")
        table = await sat(house, bot, [ann, bob])
        await next_board(ann, house.channel, 0)
        for person in (chloe, dan):
            outside = await (await person.slash("civ hand", channel=house.channel, table=table.id)).message()
            await (await person.press(outside, "Tell me when it’s over")).settled()
        await turn_over(bot, table.id)
        await bot.services.tables.resign(table.id, UserId(ann.id))
        public = await chloe.wait_for(house.channel, f"the game at **Table {table.id}** is over")
        direct = await dan.wait_for(await dan.dm(), "the game is over")
        end = await ann.wait_for(
            house.channel, lambda m: not m.ephemeral and any(b.label == "Rematch" for b in m.buttons)
        )
        assert chloe.mention in public.text
        assert f"/{end.id}" in direct.text
    async with house.bot() as bot:
        await all_told(bot)
        assert [len(pings(house, person)) for person in (chloe, dan)] == [1, 1]
        assert "is over" in (await _again(house, public)).text, "what has happened is not taken back"
    assert house.playground.refusals == []


async def _again(house: House, message: Message) -> Message:
    found = await house.people[0].messages(message.channel_id)
    return next(each for each in found if each.id == message.id)


async def _returned(house: House, bot: CivBot, number: TableId, *, is_direct: bool = True) -> tuple[Person, Person]:
    """The turn that has just ended is taken back by consent; whose it is again, and who agreed when called to his."""
    services = bot.services
    before = await services.tables.look(number)
    first = awaited(before, house.people[:2])
    other = next(person for person in house.people[:2] if person is not first)
    await turn_over(bot, number)
    await other.wait_for(house.channel, lambda m: is_playable(m) and (other.name in m.text or other.mention in m.text))
    if is_direct:
        await other.wait_for(await other.dm(), is_call)
    await services.votes.propose(number, UserId(first.id), VoteKind.UNDO, subject=BackTo(before.number))
    after = await services.votes.answer(number, UserId(other.id), VoteKind.UNDO, agrees=True)
    assert awaited(after.table, house.people[:2]) is first
    return first, other


async def test_who_gets_his_turn_back_is_called_to_it_once_more(house: House) -> None:
    async with house.bot() as bot:
        table, first, _ = await told_directly(house, bot)
        called = await first.wait_for(await first.dm(), is_call)
        first, other = await _returned(house, bot, table.id)
        await first.wait_for(await first.dm(), lambda m: m.id > called.id and is_call(m))
        await first.wait_for(await first.dm(), lambda m: m.id == called.id and "no longer your turn" in m.text)
        await other.wait_for(await other.dm(), "no longer your turn")
        await all_told(bot)
        turns = [len([text for text in pings(house, each) if "it’s your turn" in text]) for each in (first, other)]
        assert turns == [2, 1]
        await turn_over(bot, table.id)
        await other.wait_for(await other.dm(), is_call)
        await all_told(bot)
        assert len([text for text in pings(house, other) if "it’s your turn" in text]) == 2


async def test_a_call_that_could_not_be_taken_back_in_time_goes_when_the_turn_returns(house: House) -> None:
    async with house.bot() as bot:
        table, first, _ = await told_directly(house, bot)
        place = await first.dm()
        called = await first.wait_for(place, is_call)
        house.playground.faults.status(503, method="PATCH", path=f"/channels/{place.id}/messages/*", times=10**6)
        await _returned(house, bot, table.id)
        house.playground.faults.clear()
        await first.wait_for(place, lambda m: m.id == called.id and "no longer your turn" in m.text)
        await first.wait_for(place, lambda m: m.id > called.id and is_call(m))
        await all_told(bot)
        assert len([text for text in pings(house, first) if "it’s your turn" in text]) == 2


async def test_a_direct_message_leads_to_the_newest_public_one(house: House) -> None:
    async with house.bot() as bot:
        table, first, other = await told_directly(house, bot)
        old = await first.wait_for(house.channel, is_playable)
        await turn_over(bot, table.id)
        board = await other.wait_for(house.channel, lambda m: m.id > old.id and is_playable(m))
        called = await other.wait_for(await other.dm(), "Your move")
        assert f"{house.channel.id}/{board.id})" in called.text


async def test_at_the_table_the_new_message_calls_who_gets_his_turn_back(house: House) -> None:
    async with house.bot() as bot:
        table = await sat(house, bot, house.people[:2])
        board = await next_board(house.people[0], house.channel, 0)
        first, other = await _returned(house, bot, table.id, is_direct=False)
        await first.wait_for(house.channel, lambda m: m.id > board.id and is_playable(m) and first.mention in m.text)
        await all_told(bot)
        # the other may have been called to the vote, too, where its message was faster than their answer
        turns = [len([text for text in pings(house, each) if "it’s your turn" in text]) for each in (first, other)]
        assert turns == [2, 1]


async def test_who_is_awaited_again_before_he_was_called_is_named_once_in_the_message(house: House) -> None:
    people = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, people)
        board = await next_board(people[0], house.channel, 0)
        await ui_of(bot).notifier.stop(0.0)  # which drops the calls to turns that are over, sooner or later
        with ui_of(bot).announcer.suspended_updates(table.id):
            for _ in range(4):
                table = await turn_over(bot, table.id)
        late = awaited(table, people)
        await late.wait_for(house.channel, lambda m: m.id > board.id and is_playable(m) and late.mention in m.text)
    assert house.playground.refusals == []

"""A message that Discord has taken and whose answer never came calls nobody twice, whatever else fails meanwhile."""

import asyncio
from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import pytest

from bot.client import CivBot
from bot.pages.pings.mailer import Mailer
from bot.pages.ui import ui_of
from bot.playground.people import Person
from bot.table.table import Table
from bot.table.values import TableId, UserId
from bot.table.vote import VoteKind
from tests.e2e.callings import all_told, awaited, choose, pings, sat, take_turn, without_bot
from tests.e2e.house import House, next_board, vote_of

SENDING: Final[dict[str, Any]] = {"method": "POST", "path": "/channels/*/messages"}
SEARCHING: Final[dict[str, Any]] = {"method": "GET", "path": "/channels/*/messages"}


async def _called(house: House, person: Person, count: int = 1) -> None:
    """Until this person has been called so often; by then Discord has forgotten by which nonces."""

    async def look() -> bool | None:
        return True if len(pings(house, person)) >= count else None

    await person.until(look)
    house.playground.forget_nonces()


async def _idle(bot: CivBot) -> None:
    await ui_of(bot).announcer.idle()
    await all_told(bot)


async def _begun_without_answer(house: House, bot: CivBot) -> tuple[Table, Person]:
    # the message that closes the lobby's words is lost, too
    lost = house.playground.faults.drop(**SENDING, after=True, times=2)
    table = await sat(house, bot, house.people[:2])
    first = awaited(table, house.people[:2])
    await _called(house, first)
    assert lost.hits == 2
    return table, first


async def test_a_call_is_looked_for_again_when_the_search_for_it_has_failed(house: House) -> None:
    async with house.bot() as bot:
        house.playground.faults.status(503, **SEARCHING)
        _, first = await _begun_without_answer(house, bot)
        await _idle(bot)
        assert len(pings(house, first)) == 1


async def test_a_call_is_looked_for_also_where_a_vote_was_looked_for_before(house: House) -> None:
    async with house.bot() as bot:
        table, first = await _begun_without_answer(house, bot)
        (other,) = {*house.people[:2]} - {first}
        await bot.services.votes.propose(table.id, UserId(other.id), VoteKind.PAUSE)
        await _idle(bot)
        assert len([text for text in pings(house, first) if "vote" not in text]) == 1


async def test_a_call_whose_turn_has_passed_is_not_taken_for_that_to_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its message is there and not recorded: who is on turn again is called again, and only that call is sent."""
    is_shown, serve = asyncio.Event(), Mailer.serve

    async def serve_afterwards(mailer: Mailer, user: UserId, tables: Collection[TableId]) -> None:
        await is_shown.wait()
        await serve(mailer, user, tables)

    async with house.bot() as bot:
        house.playground.faults.status(503, **SEARCHING, times=10**6)
        table, first = await _begun_without_answer(house, bot)
    house.playground.faults.clear()
    house.later = timedelta(seconds=30)
    async with without_bot(house) as services:
        while table.awaited.get(UserId(first.id)) in (None, 0):
            table = await take_turn(services, table)
    monkeypatch.setattr(Mailer, "serve", serve_afterwards)
    async with house.bot() as bot:
        await ui_of(bot).announcer.idle()
        is_shown.set()
        await _idle(bot)
        assert len(pings(house, first)) == 2
        sent = [each.about for each in await bot.services.outbox.of_message(_newest(house, first))]
        assert sent == [table.awaited[UserId(first.id)]]


def _newest(house: House, person: Person) -> int:
    """The message of this person's newest ping."""
    return [ping.message_id for ping in house.playground.record.pings if ping.user_id == person.id][-1]


async def test_a_vote_whose_answer_was_lost_is_looked_for(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        table = await sat(house, bot, [ann, bob])
        await next_board(ann, house.channel, 0)
        await _idle(bot)
        before = len(pings(house, bob))
        house.playground.faults.drop(**SENDING, after=True)
        await bot.services.votes.propose(table.id, UserId(ann.id), VoteKind.PAUSE)
        await _called(house, bob, before + 1)
        await _idle(bot)
        await vote_of(bob, house.channel)
        assert len(pings(house, bob)) == before + 1


async def _talk(house: House) -> None:
    for number in range(60):
        await house.people[2].say(house.channel, f"Well, {number}.")


async def test_a_call_is_found_however_much_is_talked_after_it(house: House) -> None:
    async with house.bot() as bot:
        house.playground.faults.status(503, **SEARCHING)
        _, first = await _begun_without_answer(house, bot)
        await _talk(house)
        await _idle(bot)
        assert len(pings(house, first)) == 1


async def test_a_mention_is_found_however_much_is_talked_after_it(house: House) -> None:
    faults, people = house.playground.faults, house.people[:2]
    async with house.bot() as bot:
        for person in people:
            await choose(house, person, "direct")
            await person.set_dms(False)
        faults.slow(2, method="POST", path="/users/@me/channels")
        first = awaited(await sat(house, bot, people), people)
        await next_board(first, house.channel, 0)
        faults.drop(method="POST", path=f"/channels/{house.channel.id}/messages", after=True)
        faults.status(503, **SEARCHING)
        await _called(house, first)
        await _talk(house)
        await _idle(bot)
        assert len(pings(house, first)) == 1


async def test_of_two_lost_messages_the_newest_is_the_one_that_told_what_is_not_recorded(house: House) -> None:
    """An older one named a table too, for a vote that was over before anybody knew that it had arrived."""
    ann, bob, chloe, dan = house.people
    async with house.bot() as bot:
        await choose(house, bob, "direct")
        tables = [await sat(house, bot, [ann, bob, chloe, dan]) for _ in range(2)]
        place = await bob.dm()
        await _idle(bot)
    before, sending = len(pings(house, bob)), f"/channels/{place.id}/messages"

    async def lost(number: int) -> None:
        """A bot that tells what there is in one message, never hears so, and never finds it."""
        house.playground.faults.drop(method="POST", path=sending, after=True)
        house.playground.faults.status(503, method="GET", path=sending, times=10**6)
        async with house.bot():
            await _called(house, bob, before + number)
        house.playground.faults.clear()

    async with without_bot(house) as services:
        await services.votes.propose(tables[0].id, UserId(dan.id), VoteKind.PAUSE)
    await lost(1)
    hour = datetime.now(UTC).hour
    async with without_bot(house) as services:
        await services.votes.answer(tables[0].id, UserId(chloe.id), VoteKind.PAUSE, agrees=False)
        for table, person in zip(tables, (ann, chloe), strict=True):
            await services.votes.propose(table.id, UserId(person.id), VoteKind.PAUSE)
        await services.profiles.set_quiet(UserId(bob.id), f"{hour}-{(hour + 12) % 24}")
    async with house.bot() as bot:
        await ui_of(bot).announcer.idle()
    async with without_bot(house) as services:
        await services.profiles.set_quiet(UserId(bob.id), None)
    await lost(2)
    async with house.bot() as bot:
        await _idle(bot)
        assert len(pings(house, bob)) == before + 2
        newest = [ping for ping in house.playground.record.pings if ping.user_id == bob.id][-1]
        notices = await bot.services.outbox.of_message(newest.message_id)
        assert [notice.table for notice in notices] == [table.id for table in tables]

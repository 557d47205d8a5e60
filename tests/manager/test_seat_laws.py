"""A seat is its holder's, at the door: who may still get it when the time to object is over, and what is kept of it."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from bot.manager.services import Services
from bot.table.table import Table
from bot.table.values import Clock as TurnClock
from bot.table.values import Moderator, UserId
from bot.table.vote import BackTo, OneSeat, VoteKind, VoteOutcome
from tests.manager.craft import Clock, begun, step
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import options, who


async def away(services: Services, table: Table, user: UserId) -> int:
    """He leaves his seat to the computer; which it is."""
    await services.tables.away(table.id, user)
    seat = table.seat_of(user)
    assert seat is not None
    return seat


async def ask(services: Services, table: Table, seat: int, *, agree: tuple[UserId, ...]) -> Table:
    """Eve asks for a seat, and these agree."""
    await services.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    for user in agree:
        await services.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    return await services.tables.look(table.id)


async def fire(services: Services, table: Table) -> Table:
    await services.alarm.run_due()
    return await services.tables.look(table.id)


async def notified(services: Services, kind: str) -> list[UserId]:
    return [notice.user_id for notice in await services.outbox.unsent(100) if notice.kind == kind]


async def test_a_friend_does_not_get_the_absent_opponents_hand_on_the_opponents_vote(
    services: Services, clock: Clock
) -> None:
    table = await begun(services, 2)
    seat = await away(services, table, BO)
    table = await ask(services, table, seat, agree=(ADA,))
    assert table.participants[seat].user_id == BO
    assert await notified(services, "seat") == [BO]
    clock.pass_(days=10)
    table = await fire(services, table)
    assert (table.participants[seat].user_id, table.vote_records[-1].outcome) == (BO, VoteOutcome.EXPIRED)


async def test_the_time_to_object_leaves_out_quiet_hours(services: Services, clock: Clock) -> None:
    table = await begun(services, 3, clock=TurnClock(3600))
    await services.profiles.set_quiet(CY, "22-6")
    seat = await away(services, table, CY)
    table = await ask(services, table, seat, agree=(ADA, BO))
    clock.pass_(hours=19, minutes=59)  # asked at noon: ten hours, then two more from six on
    assert (await fire(services, table)).participants[seat].user_id == CY
    clock.pass_(minutes=1)
    assert (await fire(services, table)).participants[seat].user_id == EVE


async def test_against_computers_alone_it_is_free_and_marked(services: Services) -> None:
    changed = asyncio.Event()
    services.tables.on_change(lambda _: changed.set())
    table = await services.lobbies.create(ADA, "Ada", HERE, options(2), computers=1)
    table = await services.lobbies.begin(table.id, ADA)
    while who(table) != ADA:
        await changed.wait()
        changed.clear()
        table = await services.tables.look(table.id)
    table = await step(services, table)
    result = await services.votes.propose(table.id, ADA, VoteKind.UNDO, subject=BackTo(table.number - 1))
    assert (result.is_decided, result.table.has_take_backs) == (True, True)
    (summary,) = await services.lists.of_user(ADA, status=None)
    assert summary.has_take_backs
    header, *_ = await services.tables.transcript(table.id, EVE, is_bot_owner=True)
    assert json.loads(header)["take_backs"] is True


async def barred(services: Services) -> None:
    await services.profiles.set_guild_preference(1, "barred", [EVE])


async def blocked(services: Services) -> None:
    await services.profiles.set_preference(ADA, "blocked", [EVE])


async def gone(services: Services) -> None:
    async def is_member(guild: int, user: UserId) -> bool:
        return user != EVE

    services.votes.ask_members(is_member)


@pytest.mark.parametrize("happens", [barred, blocked, gone])
async def test_no_seat_goes_at_its_deadline_to_somebody_barred_blocked_or_gone(
    services: Services, clock: Clock, happens: Callable[[Services], Awaitable[None]]
) -> None:
    table = await begun(services, 3)
    seat = await away(services, table, CY)
    table = await ask(services, table, seat, agree=(ADA, BO))
    await happens(services)
    clock.pass_(days=2)
    table = await fire(services, table)
    assert (table.participants[seat].user_id, table.vote_records[-1].outcome) == (CY, VoteOutcome.GONE)


async def test_a_block_or_a_bar_ends_what_he_asks_for_at_once(services: Services, clock: Clock) -> None:
    first, second = [await begun(services, 3) for _ in range(2)]
    assert (await ask(services, first, await away(services, first, CY), agree=())).votes
    await services.blocks.switch(BO, EVE)
    assert [record.outcome for record in (await services.tables.look(first.id)).vote_records] == [VoteOutcome.GONE]
    await services.blocks.switch(BO, EVE)
    clock.pass_(minutes=30)
    assert (await ask(services, second, await away(services, second, CY), agree=())).votes
    await services.moderation.bar(Moderator(ADA, "Ada", 1), EVE, "spam", is_barred=True)
    assert [record.outcome for record in (await services.tables.look(second.id)).vote_records] == [VoteOutcome.GONE]

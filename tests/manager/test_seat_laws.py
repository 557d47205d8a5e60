"""A seat is its holder's, at the door: who may still get it when the time to object is over, and what is kept of it."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from bot.manager.tables import Tables
from bot.table.table import Table
from bot.table.values import Clock as TurnClock
from bot.table.values import Moderator, UserId
from bot.table.vote import BackTo, OneSeat, VoteKind, VoteOutcome
from tests.manager.craft import Clock, begun, step
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import options, who


async def away(tables: Tables, table: Table, user: UserId) -> int:
    """He leaves his seat to the computer; which it is."""
    await tables.away(table.id, user)
    seat = table.seat_of(user)
    assert seat is not None
    return seat


async def ask(tables: Tables, table: Table, seat: int, *, agree: tuple[UserId, ...]) -> Table:
    """Eve asks for a seat, and these agree."""
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    for user in agree:
        await tables.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    return await tables.look(table.id)


async def fire(tables: Tables, table: Table) -> Table:
    await tables.run_due()
    return await tables.look(table.id)


async def notified(tables: Tables, kind: str) -> list[UserId]:
    return [notice.user_id for notice in await tables.outbox.unsent(100) if notice.kind == kind]


async def test_a_friend_does_not_get_the_absent_opponents_hand_on_the_opponents_vote(
    tables: Tables, clock: Clock
) -> None:
    table = await begun(tables, 2)
    seat = await away(tables, table, BO)
    table = await ask(tables, table, seat, agree=(ADA,))
    assert table.participants[seat].user_id == BO
    assert await notified(tables, "seat") == [BO]
    clock.pass_(days=10)
    table = await fire(tables, table)
    assert (table.participants[seat].user_id, table.vote_records[-1].outcome) == (BO, VoteOutcome.EXPIRED)


async def test_the_time_to_object_leaves_out_quiet_hours(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 3, clock=TurnClock(3600))
    await tables.profiles.set_quiet(CY, "22-6")
    seat = await away(tables, table, CY)
    table = await ask(tables, table, seat, agree=(ADA, BO))
    clock.pass_(hours=19, minutes=59)  # asked at noon: ten hours, then two more from six on
    assert (await fire(tables, table)).participants[seat].user_id == CY
    clock.pass_(minutes=1)
    assert (await fire(tables, table)).participants[seat].user_id == EVE


async def test_against_computers_alone_it_is_free_and_marked(tables: Tables) -> None:
    changed = asyncio.Event()
    tables.on_change(lambda _: changed.set())
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(2), computers=1)
    table = await tables.lobbies.begin(table.id, ADA)
    while who(table) != ADA:
        await changed.wait()
        changed.clear()
        table = await tables.look(table.id)
    table = await step(tables, table)
    result = await tables.votes.propose(table.id, ADA, VoteKind.UNDO, subject=BackTo(table.number - 1))
    assert (result.is_decided, result.table.has_take_backs) == (True, True)
    (summary,) = await tables.lists.of_user(ADA, status=None)
    assert summary.has_take_backs
    header, *_ = await tables.transcript(table.id, EVE, is_bot_owner=True)
    assert json.loads(header)["take_backs"] is True


async def barred(tables: Tables) -> None:
    await tables.profiles.set_guild_preference(1, "barred", [EVE])


async def blocked(tables: Tables) -> None:
    await tables.profiles.set_preference(ADA, "blocked", [EVE])


async def gone(tables: Tables) -> None:
    async def is_member(guild: int, user: UserId) -> bool:
        return user != EVE

    tables.votes.ask_members(is_member)


@pytest.mark.parametrize("happens", [barred, blocked, gone])
async def test_no_seat_goes_at_its_deadline_to_somebody_barred_blocked_or_gone(
    tables: Tables, clock: Clock, happens: Callable[[Tables], Awaitable[None]]
) -> None:
    table = await begun(tables, 3)
    seat = await away(tables, table, CY)
    table = await ask(tables, table, seat, agree=(ADA, BO))
    await happens(tables)
    clock.pass_(days=2)
    table = await fire(tables, table)
    assert (table.participants[seat].user_id, table.vote_records[-1].outcome) == (CY, VoteOutcome.GONE)


async def test_a_block_or_a_bar_ends_what_he_asks_for_at_once(tables: Tables, clock: Clock) -> None:
    first, second = [await begun(tables, 3) for _ in range(2)]
    assert (await ask(tables, first, await away(tables, first, CY), agree=())).votes
    await tables.blocks.switch(BO, EVE)
    assert [record.outcome for record in (await tables.look(first.id)).vote_records] == [VoteOutcome.GONE]
    await tables.blocks.switch(BO, EVE)
    clock.pass_(minutes=30)
    assert (await ask(tables, second, await away(tables, second, CY), agree=())).votes
    await tables.moderation.bar(Moderator(ADA, "Ada", 1), EVE, "spam", is_barred=True)
    assert [record.outcome for record in (await tables.look(second.id)).vote_records] == [VoteOutcome.GONE]

"""Votes about absent players: who is asked, what ends them, and that they outlast a restart."""

import asyncio

import pytest

from bot.manager.tables import Tables
from bot.store import Store
from bot.table.absence import awaited_people
from bot.table.errors import TableError
from bot.table.kinds import PollOutcome, VoteKind
from bot.table.limits import Limits
from bot.table.table import Ballot, Table
from bot.table.values import UserId
from bot.table.votes import asked, not_voted
from tests.manager.craft import Clock, begun, new_tables, step
from tests.table.people import ADA, BO, CY
from tests.table.tables import key_of, legal, others, version, who


async def proposed(tables: Tables, clock: Clock, players: int = 4) -> tuple[Ballot, UserId, list[UserId]]:
    """A vote that has just been asked for, about whom, and the others, the one who asked first."""
    table = await begun(tables, players)
    clock.pass_(days=1)
    ballot = await tables.votes.propose(table.id, others(table)[0], VoteKind.AUTOMATIC)
    return ballot, who(table), others(table)


def outcomes(table: Table) -> list[PollOutcome]:
    return [poll.outcome for poll in table.polls]


async def test_everybody_but_the_absent_is_asked(tables: Tables, clock: Clock) -> None:
    ballot, absent, here = await proposed(tables, clock)
    (poll,) = ballot.table.polls
    assert asked(ballot.table, poll.motion) == tuple(sorted(here, key=lambda user: ballot.table.seat_of(user) or 0))
    assert {*not_voted(ballot.table, poll)} == {*here[1:]}
    assert poll.motion.seats == (ballot.table.seat_of(absent),)
    notified = {(notice.user_id, notice.about) for notice in await tables.outbox.unsent(100) if notice.kind == "vote"}
    assert notified == {(user, 0) for user in here[1:]}
    with pytest.raises(TableError) as refusal:
        await tables.votes.answer_poll(ballot.table.id, absent, 0, agrees=False)
    assert key_of(refusal) == "not-asked"


async def test_more_against_than_leave_a_majority_refuse_it(tables: Tables, clock: Clock) -> None:
    ballot, _, (_, two, three) = await proposed(tables, clock)
    assert not (await tables.votes.answer_poll(ballot.table.id, two, 0, agrees=False)).is_refused
    refused = await tables.votes.answer_poll(ballot.table.id, three, 0, agrees=False)
    assert (refused.is_refused, outcomes(refused.table)) == (True, [PollOutcome.REFUSED])
    assert not any(sitter.is_automatic for sitter in refused.table.sitters)


async def test_it_goes_on_after_a_restart(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock)
    ballot, absent, (_, two, _) = await proposed(tables, clock)
    await tables.stop()
    again = new_tables(store, clock, limits=Limits(automatic_pause=60, tick=None))
    carried = await again.votes.answer_poll(ballot.table.id, two, 0, agrees=True)
    assert (carried.is_decided, outcomes(carried.table)) == (True, [PollOutcome.CARRIED])
    assert [sitter.user_id for sitter in carried.table.sitters if sitter.is_automatic] == [absent]
    await again.stop()


async def test_a_move_ends_it(tables: Tables, clock: Clock) -> None:
    ballot, _, (_, two, _) = await proposed(tables, clock)
    after = await step(tables, ballot.table)
    assert (outcomes(after), after.motions, after.voices) == ([PollOutcome.MOOT], (), ())
    with pytest.raises(TableError) as refusal:
        await tables.votes.answer_poll(after.id, two, 0, agrees=True)
    assert key_of(refusal) == "vote-over"


async def test_nothing_is_left_to_ask_once_the_absent_leaves_his_seat_himself(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=Limits(automatic_pause=60, tick=None))
    ballot, absent, _ = await proposed(tables, clock)
    assert outcomes(await tables.away(ballot.table.id, absent)) == [PollOutcome.MOOT]
    await tables.stop()


async def test_a_pause_that_all_agree_to_ends_it(tables: Tables, clock: Clock) -> None:
    ballot, absent, here = await proposed(tables, clock)
    for user in (absent, *here):
        await tables.votes.propose(ballot.table.id, user, VoteKind.PAUSE)
    table = await tables.look(ballot.table.id)
    assert (table.is_paused, outcomes(table)) == (True, [PollOutcome.MOOT, PollOutcome.CARRIED])


async def test_all_whom_a_draft_waits_for_are_played_for(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=Limits(automatic_pause=60, tick=None))
    table = await begun(tables, 3, "draft")
    here = who(table, 1)
    while 1 in table.waiting:
        table = await tables.submit(table.id, here, [legal(table, 1)[0]], version=version(table))
    assert awaited_people(table) == (0, 2)
    clock.pass_(days=1)
    carried = await tables.votes.propose(table.id, here, VoteKind.AUTOMATIC)
    assert [sitter.is_automatic for sitter in carried.table.sitters] == [True, False, True]
    await tables.stop()


async def test_two_who_agree_at_once_are_both_counted(tables: Tables, clock: Clock) -> None:
    ballot, _, here = await proposed(tables, clock)
    both = await asyncio.gather(
        *(tables.votes.propose(ballot.table.id, user, VoteKind.AUTOMATIC) for user in here[1:]), return_exceptions=True
    )
    assert sum(isinstance(each, Ballot) and each.is_decided for each in both) == 1
    assert {ADA, BO, CY} <= {sitter.user_id for sitter in (await tables.look(ballot.table.id)).sitters}

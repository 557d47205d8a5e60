"""Votes about absent players at the door: they outlast a restart, and end for whoever answers too late."""

import asyncio

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import TableError
from bot.table.limits import Limits
from bot.table.table import Table, VoteResult
from bot.table.values import UserId
from bot.table.vote import VoteKind, VoteOutcome
from tests.manager.craft import Clock, begun, new_services, step
from tests.table.people import ADA, BO, CY
from tests.table.tables import key_of, legal, others, version, who


async def proposed(services: Services, clock: Clock, players: int = 4) -> tuple[VoteResult, UserId, list[UserId]]:
    """A vote that has just been asked for, about whom, and the others, the one who asked first."""
    table = await begun(services, players)
    clock.pass_(days=1)
    result = await services.votes.propose(table.id, others(table)[0], VoteKind.AUTOMATIC)
    return result, who(table), others(table)


def outcomes(table: Table) -> list[VoteOutcome]:
    return [record.outcome for record in table.vote_records]


async def test_it_goes_on_after_a_restart(store: Store, clock: Clock) -> None:
    services = new_services(store, clock)
    result, absent, (_, two, _) = await proposed(services, clock)
    await services.stop()
    again = new_services(store, clock, limits=Limits(automatic_pause=60, tick=None))
    carried = await again.votes.answer_vote(result.table.id, two, 0, agrees=True)
    assert (carried.is_decided, outcomes(carried.table)) == (True, [VoteOutcome.CARRIED])
    assert [participant.user_id for participant in carried.table.participants if participant.is_automatic] == [absent]
    await again.stop()


async def test_the_end_of_their_turn_ends_it(services: Services, clock: Clock) -> None:
    result, absent, (_, two, _) = await proposed(services, clock)
    after = await step(services, result.table)
    assert len(after.votes) == 1, "their turn goes on, and so does the vote"
    while who(after) == absent:
        after = await services.tables.submit(after.id, absent, [legal(after)[-1]], version=version(after))
    assert (outcomes(after), after.votes, after.cast_votes) == ([VoteOutcome.MOOT], (), ())
    with pytest.raises(TableError) as refusal:
        await services.votes.answer_vote(after.id, two, 0, agrees=True)
    assert key_of(refusal) == "vote-over"


async def test_two_who_agree_at_once_are_both_counted(services: Services, clock: Clock) -> None:
    result, _, here = await proposed(services, clock)
    both = await asyncio.gather(
        *(services.votes.propose(result.table.id, user, VoteKind.AUTOMATIC) for user in here[1:]),
        return_exceptions=True,
    )
    assert sum(isinstance(each, VoteResult) and each.is_decided for each in both) == 1
    assert {ADA, BO, CY} <= {
        participant.user_id for participant in (await services.tables.look(result.table.id)).participants
    }

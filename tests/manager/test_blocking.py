"""Who has blocked somebody gets no new table with him, and is the only one who knows."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.manager.services import Services
from bot.table.errors import TableError
from bot.table.vote import OneSeat, VoteKind, VoteOutcome
from tests.manager.craft import begun
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import key_of, options


async def _refused(asked: Callable[[], Awaitable[object]]) -> str:
    with pytest.raises(TableError) as refused:
        await asked()
    return key_of(refused)


async def test_who_is_blocked_meets_a_table_by_invitation_and_who_has_blocked_is_told(services: Services) -> None:
    table = await services.lobbies.create(ADA, "Ada", HERE, options(3))
    await services.blocks.switch(ADA, BO)
    assert await _refused(lambda: services.lobbies.join(table.id, BO, "Bo")) == "not-invited"
    await services.lobbies.join(table.id, CY, "Cy")
    await services.blocks.switch(EVE, CY)
    with pytest.raises(TableError) as refused:
        await services.lobbies.join(table.id, EVE, "Eve")
    assert key_of(refused) == "blocked-there"
    assert refused.value.reason.values == {"who": CY}
    await services.blocks.switch(CY, EVE)
    assert await _refused(lambda: services.lobbies.join(table.id, EVE, "Eve")) == "blocked-there"
    await services.blocks.switch(EVE, CY)
    assert await _refused(lambda: services.lobbies.join(table.id, EVE, "Eve")) == "not-invited"
    await services.blocks.switch(ADA, BO)
    await services.lobbies.join(table.id, BO, "Bo")


async def test_two_who_come_at_once_do_not_slip_past_each_other(services: Services) -> None:
    await services.blocks.switch(BO, CY)
    for _ in range(5):
        table = await services.lobbies.create(ADA, "Ada", HERE, options(3))
        await asyncio.gather(
            services.lobbies.join(table.id, BO, "Bo"), services.lobbies.join(table.id, CY, "Cy"), return_exceptions=True
        )
        assert (
            len({BO, CY} & {participant.user_id for participant in (await services.tables.look(table.id)).participants})
            == 1
        )
        await services.votes.cancel(table.id, ADA)


async def test_a_game_that_has_begun_goes_on_and_its_rematch_brings_no_two_together(services: Services) -> None:
    table = await begun(services, 3)
    await services.blocks.switch(ADA, BO)
    assert (await services.tables.look(table.id)).status == "playing"
    for user in (BO, CY):
        await services.tables.resign(table.id, user)
    rematch = await services.lobbies.rematch(table.id, ADA)
    assert BO not in rematch.options.invited
    assert await _refused(lambda: services.lobbies.rematch(table.id, BO)) == "not-invited"
    await services.lobbies.rematch(table.id, CY)


async def test_nobody_is_let_in_with_whom_somebody_there_wants_nothing_to_do(services: Services) -> None:
    table = await begun(services, 3)
    await services.tables.away(table.id, BO)
    seat = table.seat_of(BO)
    assert seat is not None

    async def ask() -> object:
        return await services.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")

    await services.blocks.switch(ADA, EVE)
    assert await _refused(ask) == "not-invited"
    await services.blocks.switch(ADA, EVE)
    await services.blocks.switch(EVE, CY)
    assert await _refused(ask) == "blocked-there"
    await services.blocks.switch(EVE, CY)
    await ask()
    await services.blocks.switch(ADA, EVE)
    assert await _refused(lambda: services.votes.answer_vote(table.id, CY, 0, agrees=True)) == "vote-over"
    after = await services.tables.look(table.id)
    assert after.seat_of(EVE) is None
    assert after.vote_records[0].outcome == VoteOutcome.GONE


async def test_invitations_go_to_nobody_who_has_blocked_the_owner(services: Services) -> None:
    table = await services.lobbies.create(ADA, "Ada", HERE, options(2, invite_only=True))
    await services.blocks.switch(BO, ADA)
    invited = await services.lobbies.invite(table.id, ADA, [BO, CY])
    assert BO in invited.options.invited, "the owner could tell"
    assert await services.blocks.willing(ADA, [BO, CY]) == (CY,)
    assert await _refused(lambda: services.lobbies.join(table.id, BO, "Bo")) == "blocked-there"
    await services.blocks.switch(ADA, CY)
    assert await _refused(lambda: services.lobbies.invite(table.id, ADA, [CY])) == "blocked-invite"


async def test_two_blocks_at_once_are_both_kept(services: Services) -> None:
    await asyncio.gather(*(services.blocks.switch(ADA, user) for user in (BO, CY, EVE)))
    assert set((await services.profiles.preferences(ADA)).blocked) == {BO, CY, EVE}


async def test_fellows_are_those_of_the_newest_tables_first(services: Services) -> None:
    await begun(services)
    table = await services.lobbies.create(ADA, "Ada", HERE, options())
    await services.lobbies.join(table.id, CY, "Cy")
    await services.lobbies.join((await services.lobbies.create(ADA, "Ada", HERE, options())).id, CY, "Aristarchus")
    assert await services.blocks.fellows(ADA, 25) == [(CY, "Aristarchus"), (BO, "Bo")]
    assert await services.blocks.fellows(EVE, 25) == []

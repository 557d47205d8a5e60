"""Who leaves his seat to the automatic player for a while, and comes back."""

import asyncio

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import StaleDecision, TableError
from bot.table.table import Table
from bot.table.values import UserId
from bot.table.vote import VoteKind
from tests.manager.craft import Clock, begun, new_services, step
from tests.manager.test_votes import settled
from tests.table.tables import legal, others, version, who


def automatic(table: Table) -> set[UserId]:
    """The people the automatic player plays for."""
    return {participant.user_id for participant in table.participants if participant.is_automatic}


async def test_the_computer_plays_from_now_on_until_the_owner_comes_back(services: Services) -> None:
    table = await begun(services)
    leaver, stayer = who(table), others(table)[0]
    assert automatic(await services.tables.away(table.id, leaver)) == {leaver}
    table = await settled(services, table.id, lambda now: who(now) == stayer)
    assert table.number > 0
    await services.tables.come_back(table.id, leaver)
    while who(table := await services.tables.look(table.id)) == stayer:
        await step(services, table)
    await asyncio.sleep(0.02)
    assert (await services.tables.look(table.id)).number == table.number, "it waits for its owner again"


async def test_twice_is_refused_and_changes_nothing(services: Services) -> None:
    table = await begun(services, 3)
    first, second = await asyncio.gather(
        *(services.tables.away(table.id, others(table)[0]) for _ in range(2)), return_exceptions=True
    )
    assert isinstance(first, Table)
    assert isinstance(second, TableError)
    assert second.reason.key == "seat-automatic"
    assert (await services.tables.look(table.id)).revision == first.revision


async def test_being_away_outlasts_a_restart(services: Services, store: Store, clock: Clock) -> None:
    table = await begun(services)
    leaver, stayer = who(table), others(table)[0]
    await services.tables.away(table.id, stayer)
    await step(services, table)
    await services.stop()
    again = new_services(store, clock)
    await again.start()
    table = await again.tables.look(table.id)
    while who(table) == leaver and table.status == "playing":
        table = await step(again, table)
    table = await settled(again, table.id, lambda now: who(now) == leaver)
    assert table.participants[table.waiting[0]].user_id == leaver
    await again.stop()


async def test_the_automatic_player_does_not_move_in_a_pause(services: Services) -> None:
    table = await begun(services, 3)
    leaver, (one, two) = who(table), others(table)
    for user in (leaver, one, two):
        table = (await services.votes.propose(table.id, user, VoteKind.PAUSE)).table
    table = await services.tables.away(table.id, leaver)
    await asyncio.sleep(0.02)
    assert (await services.tables.look(table.id)).number == table.number == 0
    with pytest.raises(StaleDecision):  # what it had thought of before
        await services.tables.play_automatic(table.id, table.waiting[0], legal(table)[0], version(table))

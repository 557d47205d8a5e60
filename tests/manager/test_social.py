"""Beside the game, on disk: who watches it, and what someone notes about it."""

from collections.abc import AsyncIterator

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import NotSeated
from bot.table.values import Notice, NoticeKind
from tests.manager.craft import Clock, begun, new_services
from tests.table.people import ADA, BO, CY, EVE


async def _ends(store: Store) -> list[Notice]:
    return [notice for notice in await store.outbox.unsent(100) if notice.kind == NoticeKind.ENDED]


@pytest.fixture
async def reborn(store: Store, clock: Clock) -> AsyncIterator[Services]:
    """Other tables of the same database, with nothing in memory."""
    made = new_services(store, clock)
    yield made
    await made.stop()


async def test_who_watches_is_told_of_the_end_by_a_process_that_knows_them_from_the_disk(
    services: Services, reborn: Services, store: Store
) -> None:
    table = await begun(services)
    await services.tables.watch(table.id, EVE)
    await services.tables.watch(table.id, CY)
    await services.tables.watch(table.id, CY)
    assert await _ends(store) == []
    await reborn.tables.resign(table.id, ADA)
    assert [(notice.table, notice.user_id) for notice in await _ends(store)] == [(table.id, EVE)]


async def test_a_note_is_its_writers_alone(services: Services) -> None:
    table = await begun(services)
    await services.tables.set_note(table.id, ADA, "Bo goes for Culture. ")
    assert await services.tables.note(table.id, ADA) == "Bo goes for Culture."
    assert await services.tables.note(table.id, BO) == ""
    with pytest.raises(NotSeated):
        await services.tables.note(table.id, EVE)
    with pytest.raises(NotSeated):
        await services.tables.set_note(table.id, EVE, "mine?")
    await services.tables.set_note(table.id, ADA, "")
    assert await services.tables.note(table.id, ADA) == ""

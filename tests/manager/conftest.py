from collections.abc import AsyncIterator

import pytest

from bot.games.civ.game import GAMES
from bot.manager.services import Services
from bot.store import Store
from bot.table.limits import Limits
from tests.manager.craft import LIMITS, Clock, new_services


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url, GAMES)
    yield opened
    assert [str(damage.reason) async for damage in opened.integrity.damages()] == [], "every change is sealed"
    await opened.close()


@pytest.fixture
def limits() -> Limits:
    """Those of the tables; a module may have others."""
    return LIMITS


@pytest.fixture
async def services(store: Store, clock: Clock, limits: Limits) -> AsyncIterator[Services]:
    made = new_services(store, clock, limits=limits)
    await made.start()
    yield made
    await made.stop()


@pytest.fixture
async def rival(url: str, clock: Clock) -> AsyncIterator[Services]:
    """Another process at the same database."""
    store = await Store.open(url, GAMES)
    made = new_services(store, clock)
    yield made
    await made.stop()
    await store.close()

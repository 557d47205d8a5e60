import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.civ.game import GAMES
from bot.manager.services import Services
from bot.store import Store
from tests.manager.craft import Clock, new_services
from tests.store.facts import FOLDER, KNOWN, NOW


@pytest.fixture(params=KNOWN)
def revision(request: pytest.FixtureRequest) -> str:
    """The revisions of which there is a database; a test may ask for one of them."""
    return request.param


@pytest.fixture
def database(revision: str, tmp_path: Path) -> Path:
    """A copy of the database of that revision, as it is in the repository."""
    return Path(shutil.copy(FOLDER / f"{revision}.db", tmp_path / "civ.db"))


_UPGRADED: dict[str, bytes] = {}
"""By revision, its database once the store of today has upgraded it."""


def _content(database: Path) -> bytes:
    assert [file.name for file in database.parent.glob(f"{database.name}-*")] == [], "all is in the file itself"
    return database.read_bytes()


def _write(database: Path, content: bytes) -> None:
    database.write_bytes(content)


@pytest.fixture
async def opened(revision: str, database: Path) -> AsyncIterator[Store]:
    """The same, opened by the store of today, which upgrades it once a process: that takes longer than most tests."""
    if revision not in _UPGRADED:
        await (await Store.open(f"sqlite:///{database}", GAMES)).close()
        _UPGRADED[revision] = _content(database)
    else:
        _write(database, _UPGRADED[revision])
    store = await Store.open(f"sqlite:///{database}", GAMES)
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    made = Clock()
    made.time = NOW
    return made


@pytest.fixture
async def services(opened: Store, clock: Clock) -> AsyncIterator[Services]:
    """The same, with everything that was going on there going on again."""
    made = new_services(opened, clock)
    await made.start()
    yield made
    await made.stop()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An empty store."""
    opened = await Store.open(url, GAMES)
    yield opened
    await opened.close()

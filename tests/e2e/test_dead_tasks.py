"""Whatever task of a running bot is ended by an error: it is begun again, or the process ends and says so.

The tasks are those that the bot's supervisor names, so that a new one is tried as well.
"""

import asyncio
import re
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import aiohttp
import pytest

from bot import app
from bot.app import Watched
from bot.heartbeat import trouble_with
from bot.pages.ui import Ui
from bot.settings import Settings
from bot.supervision import OnDeath, SupervisedTask, Supervisor
from tests.e2e.house import PATIENCE, materials

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="no service manager, and no signals to a loop, there"),
    pytest.mark.slow,
]


@dataclass
class Run:
    """A bot as `civ run` runs it, whose dead tasks are begun again only when `may_restart` is set."""

    supervisor: Supervisor = field(init=False)
    watched: Watched = field(init=False)
    code: "asyncio.Task[int]" = field(init=False)
    may_restart: asyncio.Event = field(default_factory=asyncio.Event)
    restarting: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.supervisor = Supervisor(sleep=self._pause)
        self.watched = Watched("playground", self.supervisor)

    async def _pause(self, _: float) -> None:
        self.restarting.set()
        await self.may_restart.wait()

    def task(self, name: str) -> SupervisedTask:
        (found,) = (each for each in self.supervisor.tasks if each.name == name)
        return found


@asynccontextmanager
async def running(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Run]:
    """A bot in the playground with all that a bot may have, once it has connected and works; stopped afterwards."""
    run, opened, stopping = Run(), asyncio.Event(), list[asyncio.Event]()
    open_ui, found = Ui.open, materials()

    async def open_and_tell(ui: Ui) -> None:
        await open_ui(ui)
        opened.set()

    monkeypatch.setattr(Ui, "open", open_and_tell)
    monkeypatch.setattr(app.Materials, "read", lambda: found)
    monkeypatch.setattr(app, "_listen_to_signals", stopping.append)
    monkeypatch.setattr(app, "Supervisor", lambda: run.supervisor)
    monkeypatch.setattr(app, "Watched", lambda _mode, _supervisor: run.watched)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]  # what it is made of is there
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    settings = Settings(
        _env_file=None,  # type: ignore[call-arg]  # pydantic-settings adds it
        data_dir=tmp_path, playground_database_url=url, playground_port=0, metrics_port=0,
        backup_dir=tmp_path / "backups", heartbeat_file=tmp_path / "heartbeat.json", emojis=False,
    )  # fmt: skip
    run.code = asyncio.create_task(app.serve(settings, mode="playground", announce=lambda _: None))
    opening = asyncio.create_task(opened.wait())
    await asyncio.wait({run.code, opening}, return_when=asyncio.FIRST_COMPLETED)
    if not opening.done():
        opening.cancel()
        await run.code
    client = run.watched.client
    assert client is not None
    await client.wait_until_ready()
    yield run
    stopping[0].set()
    await run.code


async def throw(task: "asyncio.Task[Any]", error: Exception) -> None:
    """Raise an error in a task, where it waits."""
    waiter: Any = await what_awaits(task)
    while isinstance(waiter, asyncio.Task):
        waiter = await what_awaits(cast("asyncio.Task[Any]", waiter))
    waiter.set_exception(error)


async def what_awaits(task: "asyncio.Task[Any]") -> object:
    """Return what a task waits for, as soon as it waits."""
    while not task.done() and cast("Any", task)._fut_waiter is None:  # noqa: ASYNC110  # asyncio tells nobody of it
        await asyncio.sleep(0)
    return cast("Any", task)._fut_waiter


def lines_about(caplog: pytest.LogCaptureFixture, name: str) -> list[str]:
    """The levels of the lines with a traceback that say that this task has died."""
    return [
        each.levelname for each in caplog.records if each.exc_info and f"the task {name} has died" in each.getMessage()
    ]


async def test_a_dead_task_is_named_begun_again_and_seen_meanwhile(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with running(url, tmp_path, monkeypatch) as run:
        address = re.search(r"served at (http://\S+)", caplog.text)
        assert address is not None
        names = [each.name for each in run.supervisor.tasks if each.on_death is OnDeath.RESTART]
        assert names
        async with aiohttp.ClientSession(address[1]) as session:

            async def health() -> tuple[int, str]:
                async with session.get("/healthz") as answer:
                    return answer.status, (await answer.text()).strip()

            for name in names:
                run.restarting.clear()
                run.may_restart.clear()
                assert await health() == (200, "ok")
                await throw(run.task(name).task, KeyError("a bug"))
                async with asyncio.timeout(PATIENCE):
                    await run.restarting.wait()
                assert lines_about(caplog, name) == ["ERROR"]
                assert await health() == (503, f"down: {name}")
                beat = await run.watched.look()
                assert trouble_with(beat, beat.at) == run.watched.trouble() == "cli-alive-task"
                run.may_restart.set()
                one = run.task(name)
                await asyncio.sleep(0)  # its pause is over
                assert await what_awaits(one.task) is not None, "it waits for its next work again"
                assert not one.is_down
        assert run.supervisor.down == ()
    assert run.code.result() == 0


async def test_the_death_of_one_without_which_harm_is_done_ends_the_process(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(url, tmp_path, monkeypatch) as run:
        names = [each.name for each in run.supervisor.tasks if each.on_death is OnDeath.END]
    assert {"lease", "heartbeat", "alarm"} <= {*names}
    for name in names:
        caplog.clear()
        health: list[object] = []
        async with running(url, tmp_path, monkeypatch) as run:
            run.supervisor.on_end(lambda run=run, health=health: health.append(run.watched.down()))
            await throw(run.task(name).task, KeyError("a bug"))
            async with asyncio.timeout(PATIENCE):
                assert await run.code == 1, name
        assert health == [(name,)], "what /healthz answers from then on"
        assert run.watched.trouble() is not None
        assert lines_about(caplog, name) == ["CRITICAL"]
        assert [each for each in caplog.records if each.levelname == "ERROR" and each.name.startswith("bot.")] == []
        assert not (tmp_path / "heartbeat.json").exists(), "nobody takes it for alive"

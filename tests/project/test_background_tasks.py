"""Nothing begins a background task past `bot.supervision`, which names it and sees how it ends."""

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from tests.project.syntax import nodes

ROOT = Path(__file__).parents[2]
BEGINNINGS = {"create_task", "ensure_future", "run_coroutine_threadsafe", "Task", "eager_task_factory"}
"""What asyncio and its loops begin tasks with."""
ELSEWHERE = ("bot/supervision.py", "bot/playground/", "bot/bench/")
"""The one place, and what is no part of a running bot."""


def beginnings_in(parts: Collection[ast.AST]) -> Iterator[int]:
    """The lines where a task is begun; those of a group belong to whoever waits for the group."""
    groups = {
        item.optional_vars.id
        for node in parts
        if isinstance(node, ast.AsyncWith)
        for item in node.items
        if isinstance(item.optional_vars, ast.Name) and ast.unparse(item.context_expr) == "asyncio.TaskGroup()"
    }
    for node in parts:
        match node:
            case ast.Call(func=ast.Attribute(attr=name, value=owner)) if name in BEGINNINGS:
                if not (isinstance(owner, ast.Name) and owner.id in groups):
                    yield node.lineno
            case ast.ImportFrom(module="asyncio", names=names) if {each.name for each in names} & BEGINNINGS:
                yield node.lineno
            case ast.ImportFrom(module="discord.ext", names=names) if "tasks" in {each.name for each in names}:
                yield node.lineno
            case ast.ImportFrom(module="discord.ext.tasks"):
                yield node.lineno
            case ast.Import(names=names) if any(each.name.startswith("discord.ext.tasks") for each in names):
                yield node.lineno
            case ast.Attribute(attr=name, value=ast.Name(id="asyncio")) if name in BEGINNINGS - {"Task"}:
                yield node.lineno  # also where it is only handed on
            case _:
                pass


def test_every_background_task_is_begun_in_one_place() -> None:
    found = {
        f"{file.relative_to(ROOT).as_posix()}:{line}"
        for room in ("bot", "cogs")
        for file in (ROOT / room).rglob("*.py")
        if not file.relative_to(ROOT).as_posix().startswith(ELSEWHERE)
        for line in beginnings_in(nodes(file))
    }
    assert found == set(), "take `Supervisor.supervised` for a loop, `begin_job` for what ends by itself"


@pytest.mark.parametrize(
    "code",
    [
        "import asyncio\nasyncio.create_task(work())",
        "import asyncio\nkept = asyncio.ensure_future(work())",
        "import asyncio\nasyncio.get_running_loop().create_task(work())",
        "from asyncio import create_task",
        "import asyncio\nbegin = asyncio.create_task",
        "import asyncio\nasyncio.Task(work())",
        "from discord.ext import tasks",
        "from discord.ext.tasks import loop",
        "import discord.ext.tasks",
    ],
)
def test_each_way_to_begin_one_is_found(code: str) -> None:
    assert [*beginnings_in([*ast.walk(ast.parse(code))])]


def test_the_tasks_of_a_group_are_their_groups() -> None:
    group = "async with asyncio.TaskGroup() as group:\n        group.create_task(work())"
    assert [*beginnings_in([*ast.walk(ast.parse(f"async def run():\n    {group}"))])] == []

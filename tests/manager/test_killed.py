"""Killed at any moment, again and again: whatever was acknowledged is there afterwards, and nothing by halves."""

import asyncio
import os
import random
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator

import pytest

from bot.games.civ.game import civ_game
from bot.manager.services import Services
from bot.store import Store
from bot.table.values import TableId
from tests.manager.craft import Clock, begun, new_services

ROUNDS = 12
LINES = (0, 1, 2, 3, 5, 8)
"""What a child may have said when it is killed: first that the table is open, then of one press after another."""


@pytest.fixture
async def mortal(url: str, store: Store) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.manager.mortal", url, stdin=PIPE, stdout=PIPE
    )
    assert await said(process) == "ready"
    yield process
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()


async def said(process: Process) -> str:
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), 300)).decode().strip()


async def one_life(process: Process, table_id: TableId, lines: int, dice: random.Random) -> list[str]:
    """What a child said from its start until it was killed at a random moment after that many lines."""
    assert process.stdin is not None
    process.stdin.write(f"{table_id}\n".encode())
    heard = [await said(process)]
    while not heard[0].startswith("pid"):  # the child may speak before its parent
        heard.insert(0, await said(process))
    child = int(heard[0].split()[1])
    while len(heard) <= lines and heard[-1] != "over":  # a game that is over has no more to say
        heard.append(await said(process))
        assert heard[-1] != "dead", "it died by itself"
    await asyncio.sleep(dice.random() * 0.01)
    os.kill(child, signal.SIGKILL)
    while heard[-1] != "dead":
        heard.append(await said(process))
    return heard


@pytest.mark.slow
async def test_nothing_acknowledged_is_ever_lost(
    services: Services, store: Store, mortal: Process, clock: Clock
) -> None:
    dice = random.Random(7)
    table = await begun(services, 3)
    acknowledged, pressed = 0, 0
    for lines in dice.sample(LINES * 5, ROUNDS):
        heard = await one_life(mortal, table.id, lines, dice)
        presses = [line.removeprefix("ack ").split(" / ") for line in heard if line.startswith("ack")]
        stored = await store.tables.load(table.id)
        assert stored is not None
        assert stored.match is not None
        for before, number, *actions in presses:
            start, end = int(before), int(number)
            assert stored.number >= end, "an acknowledged press is gone"
            # steps that leave no choice may follow
            assert [str(line.action) for line in civ_game(stored.match).lines[start : start + len(actions)]] == actions
            acknowledged, pressed = end, pressed + 1
        assert stored.number >= acknowledged
        if stored.status != "playing":
            table, acknowledged = await begun(services, 3), 0
    assert pressed > ROUNDS / 2
    after = new_services(store, clock)
    assert (await after.tables.look(table.id)).revision >= table.revision
    await after.stop()
    assert (await store.check()).is_sound

"""Whatever people press, in whatever order: what is remembered is what the log says, and the log replays."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.games.civ.game import CIV, Choices, civ_game
from bot.games.civ.rules import read, write
from bot.games.civ.rules.actions import ACTIONS
from bot.games.civ.rules.errors import REASONS
from bot.manager.services import Services
from bot.reasons import GameError
from bot.store import Store
from bot.table.errors import TABLE_REASONS
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import ChapterName, Options, Post, Status, TableId
from bot.table.vote import VoteKind
from tests.manager.craft import Clock, new_services
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
from tests.table.tables import NAMES, options

PEOPLE = (ADA, BO, CY, DI, EVE)
EVERYTHING = tuple(ACTIONS)


class Crowd:
    """People who press whatever they find, sensible or not."""

    def __init__(self, services: Services, clock: Clock, table: Table, seed: int) -> None:
        self.services = services
        self.clock = clock
        self.id = table.id
        self.dice = random.Random(seed)
        self.refused: Counter[str] = Counter()
        self.accepted: Counter[str] = Counter()

    async def press(self) -> None:
        """One press by anybody; a refusal has a known reason, anything else is a bug."""
        user = self.dice.choice(PEOPLE)
        table = await self.services.tables.look(self.id)
        likely: Sequence[Callable[[], Awaitable[Any]]] = [*[self._act] * 24, *[self._all_pick] * 4]
        presses: tuple[Callable[[], Awaitable[Any]], ...] = (
            lambda: self.services.lobbies.join(self.id, user, NAMES[user]),
            lambda: self.services.lobbies.leave(self.id, user),
            lambda: self.services.lobbies.begin(self.id, table.owner or user),
            lambda: self.services.tables.undo(self.id, user, version=table.match.version if table.match else 0),
            lambda: self.services.tables.nudge(self.id, user),
            lambda: self.services.votes.propose(self.id, user, VoteKind.AUTOMATIC),
            lambda: self.services.tables.come_back(self.id, user),
            lambda: self.services.posts.keep_post(
                self.id, Post(1, table.number, ChapterName("board"), table.waiting, table.revision)
            ),
            self._nonsense,
        )
        rare: tuple[Callable[[], Awaitable[Any]], ...] = (
            lambda: self.services.tables.resign(self.id, user),
            lambda: self.services.votes.cancel(self.id, user),
        )
        often = likely if table.status == Status.PLAYING else presses[:1] * 9 + presses[2:3] * 3
        await self._try(self.dice.choice(rare if self.dice.random() < 0.01 else (*presses, *often)))
        if not self.dice.randrange(10):
            self.clock.pass_(hours=self.dice.choice((1, 25)))

    async def _try(self, press: Callable[[], Awaitable[Any]]) -> None:
        try:
            await press()
        except GameError as refusal:
            self.refused[refusal.reason.key] += 1
        else:
            self.accepted["yes"] += 1

    async def _act(self) -> None:
        table = await self.services.tables.look(self.id)
        if table.match is None or not table.waiting:
            return
        seat = self.dice.choice(table.waiting)
        actions: list[str] = []
        match = table.match
        while not actions or (self.dice.random() < 0.4 and match.waiting() == (seat,)):
            actions.append(self.dice.choice(match.allowed(seat)))
            match = match.play(seat, actions[-1])
        await self.services.tables.submit(
            self.id, table.participants[seat].user_id, actions, version=table.match.version
        )

    async def _all_pick(self) -> None:
        await asyncio.gather(*(self._try(self._act) for _ in range(3)))

    async def _nonsense(self) -> None:
        table = await self.services.tables.look(self.id)
        version = self.dice.randrange(-1, table.number + 2)
        actions = self.dice.choices(EVERYTHING, k=self.dice.randrange(3))
        await self.services.tables.submit(self.id, self.dice.choice(PEOPLE), actions, version=version)


CHOICES = (
    options(2),
    options(3, "draft"),
    options(4),
    Options(4, CIV, Choices("draft", True, "immediate").to_json()),
    options(3),
)


@pytest.mark.parametrize("seed", [0, 1, 2, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(3, 12))])
async def test_what_is_remembered_is_what_the_log_says(store: Store, clock: Clock, seed: int) -> None:
    limits = Limits(automatic_pause=0, tick=None, tables_in_memory=1)
    services = new_services(store, clock, limits=limits, seed=seed)
    crowd = Crowd(services, clock, await services.lobbies.create(ADA, "Ada", HERE, CHOICES[seed % len(CHOICES)]), seed)
    for _ in range(200):
        await crowd.press()
    await services.stop()
    assert crowd.accepted["yes"]
    assert crowd.refused.keys() <= {*TABLE_REASONS, *REASONS}
    stored = await same_as_the_log(store, crowd.id, services)
    again = new_services(store, clock)
    assert await again.tables.look(crowd.id) == stored
    await again.stop()


async def same_as_the_log(store: Store, table_id: TableId, services: Services) -> Table:
    """The table on disk, which must be the one in memory, and whose transcript must replay to its very position."""
    stored = await store.tables.load(table_id)
    assert stored is not None
    async with services.live.locked(table_id) as locked:  # as it lies there: those who stop are asked nothing more
        remembered = await locked.load()
    assert replace(remembered, match=None) == replace(stored, match=None)
    if stored.match is None:
        return stored
    assert remembered.match is not None
    assert civ_game(remembered.match).lines == civ_game(stored.match).lines
    assert civ_game(remembered.match).position == civ_game(stored.match).position
    replayed = read(write(civ_game(stored.match)))
    assert (replayed.lines, replayed.position) == (civ_game(stored.match).lines, civ_game(stored.match).position)
    (summary,) = [each for each in await store.lists.in_channel(HERE.channel_id) if each.id == table_id]
    assert (summary.status, summary.waiting, summary.participants) == (
        stored.status,
        stored.waiting,
        stored.participants,
    )
    assert (table_id in await store.posts.behind()) == stored.is_behind
    assert (table_id in await store.lists.awaiting_automatic()) == bool(stored.automatic_waiting)
    return stored

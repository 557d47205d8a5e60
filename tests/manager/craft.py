"""A clock one sets, a player that takes the first legal action, and services made in one line."""

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.game import CIV, Civ, civ_game
from bot.games.civ.rules import Action, Observation, observe
from bot.manager.services import Services, make_services
from bot.store import Store
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import Place
from tests.table.people import ADA, BO, CY, DI, HERE
from tests.table.tables import NAMES, legal, options, version, who

LIMITS = Limits(automatic_pause=0, tick=None, openings=10**6)
SLOW = Limits(automatic_pause=10**6, tick=None, openings=10**6)
"""With an automatic player that takes long: what it is asked to do stands still."""


class Clock:
    """A time that passes when told."""

    def __init__(self) -> None:
        self.time: datetime = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def pass_(self, **span: float) -> None:
        self.time += timedelta(**span)


def first_legal(seen: Observation, _random: random.Random) -> Action:
    return seen.legal[0]


class EmptyReviewer:
    """Finds nothing to say about any game."""

    def moments(self, match: object, seat: int, own: object) -> tuple[object, ...]:
        return ()

    def __call__(self, moment: object, random: object, /) -> str:
        return ""


def new_services(
    store: Store,
    clock: Clock,
    *,
    automatic: Callable[[Observation, random.Random], Action] = first_legal,
    limits: Limits = LIMITS,
    seed: int = 1,
    elapsed: Callable[[], float] | None = None,
) -> Services:
    games = {CIV: replace(Civ.played_by(automatic), reviewer=EmptyReviewer())}
    return make_services(store, now=clock, random=random.Random(seed), games=games, limits=limits, elapsed=elapsed)


async def begun(
    services: Services, players: int = 2, setup: str = "classic", *, at: Place = HERE, **more: Any
) -> Table:
    """A game that has just been dealt; ADA owns it."""
    table = await services.lobbies.create(ADA, "Ada", at, options(players, setup, **more))
    for user in (BO, CY, DI)[: players - 1]:
        await services.lobbies.join(table.id, user, NAMES[user])
    return await services.lobbies.begin(table.id, ADA)


async def step(services: Services, table: Table, choice: int = 0) -> Table:
    """The first awaited seat acts."""
    found = legal(table)
    return await services.tables.submit(table.id, who(table), [found[choice % len(found)]], version=version(table))


async def play_out(services: Services, table: Table, seed: int = 3) -> Table:
    """Everybody plays towards his victory until the game is over: a third of the moves that chance would need.

    A turn is one change, as few of them as there can be.
    """
    dice = random.Random(seed)
    while table.status == "playing":
        assert table.match is not None
        match, seat, actions = table.match, table.waiting[0], list[str]()
        while seat in match.waiting():
            actions.append(greedy_policy(observe(civ_game(match), seat), dice).text)
            match = match.play(seat, actions[-1])
        table = await services.tables.submit(table.id, who(table), actions, version=version(table))
    return table

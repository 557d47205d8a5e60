"""What is kept of those who look for a game, where several processes tell their servers of it."""

from dataclasses import replace

import pytest

from bot.manager.services import Services
from bot.records.rating import ALL_SERVERS
from bot.store import Store
from bot.store.schema import ratings
from bot.table.errors import TooEarly
from bot.table.limits import Limits
from bot.table.matchmaking import NewTable, Trace
from tests.manager.craft import Clock
from tests.table.people import ADA, BO, CY
from tests.table.people import HERE as PLACE

HERE, THERE = 1, 2


async def test_who_is_about_as_strong_on_a_server_is_seated_there(
    store: Store, services: Services, clock: Clock
) -> None:
    known = ((HERE, ADA, 33.0), (HERE, CY, 31.0), (ALL_SERVERS, BO, 33.0))
    rows = [
        {"scope": scope, "season": "2026-Q1", "user_id": user, "mu": mu, "sigma": 3.0, "points": 1000, "games": 12,
         "season_games": 12, "last_at": clock()}
        for scope, user, mu in known
    ]  # fmt: skip
    async with store.database.writing() as connection:
        await connection.execute(ratings.insert(), rows)
    for user, name in ((ADA, "Ada"), (BO, "Bo"), (CY, "Cy")):
        await services.matchmaking.ask(user, name, "day", 2, HERE, None)
        clock.pass_(minutes=1)

    async def is_open(_: object) -> bool:
        return True

    step = await services.matchmaking.find({HERE: PLACE}, "civ", is_open)
    assert isinstance(step, NewTable)
    assert [request.user for request in step.requests] == [ADA, CY]


async def test_lines_that_two_processes_send_at_once_are_both_kept(services: Services) -> None:
    matchmaking = services.matchmaking
    await matchmaking.ask(ADA, "Ada", "day", 2, HERE, None)
    seen = await matchmaking.ask(ADA, "Ada", "day", 2, THERE, None)
    here, there = Trace(HERE, 10, 100), Trace(THERE, 20, 200)
    await matchmaking.note_traces(replace(seen, traces=(here,), is_offered=True))
    kept = await matchmaking.note_traces(replace(seen, traces=(there,)))
    assert kept == replace(seen, traces=(here, there), is_offered=True)
    assert await matchmaking.every() == [kept]
    assert await matchmaking.note_traces(replace(seen, traces=(there, here))) == kept, "none twice"
    await matchmaking.keep(replace(seen, players=3))  # who asks again has read it before
    (asked,) = await matchmaking.of_user(ADA)
    assert (asked.players, asked.traces) == (3, (here, there))
    assert await matchmaking.take(ADA, "day") == asked
    assert await matchmaking.note_traces(seen) is None


async def test_who_looks_for_a_game_and_stops_has_looked_all_the_same(services: Services, clock: Clock) -> None:
    matchmaking, limits = services.matchmaking, Limits()
    for _ in range(limits.searches):
        await matchmaking.ask(ADA, "Ada", "day", 2, HERE, None)
        await matchmaking.ask(ADA, "Ada", "day", 3, HERE, None)  # nothing new to be told there
        assert await matchmaking.take(ADA, "day") is not None
    with pytest.raises(TooEarly) as refused:
        await matchmaking.ask(ADA, "Ada", "day", 2, HERE, None)
    assert refused.value.reason.key == "search-pace"
    assert await matchmaking.of_user(ADA) == []
    with pytest.raises(TooEarly):
        await matchmaking.ask(ADA, "Ada", "live", 2, THERE, None)
    await matchmaking.ask(BO, "Bo", "day", 2, HERE, None)
    clock.time += limits.searches_within
    await matchmaking.ask(ADA, "Ada", "day", 2, HERE, None)

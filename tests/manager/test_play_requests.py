"""What is kept of those who look for a game, where several processes tell their servers of it."""

from dataclasses import replace

from bot.manager.tables import Tables
from bot.table.matchmaking import Trace
from tests.table.people import ADA

HERE, THERE = 1, 2


async def test_lines_that_two_processes_send_at_once_are_both_kept(tables: Tables) -> None:
    matchmaking = tables.matchmaking
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

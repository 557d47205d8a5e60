"""Two hundred tables at once on one server, under Discord's limits; and places that Discord has closed to the bot.

Discord limits messages by channel: five sent and five edited in five seconds. Two hundred tables in one channel could
therefore not be kept up to date by anybody; so they sit as on a real server, most in threads of their own, and some
share a channel, where only each table's newest state counts. How long it all takes, `civ bench tables` measures.
"""

from itertools import pairwise
from pathlib import Path

from bot.bench.town import founded
from bot.playground import Playground
from tests.e2e.house import House

IN_THREADS = 192
IN_ONE = 8
PRESSES = 2
TRANSIT = 0.02
"""Seconds that Discord takes for a message, so that two at once would be seen."""


async def test_two_hundred_tables_at_once_keep_every_limit_and_show_the_truth(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'civ.sqlite3'}"
    async with Playground() as playground:
        town = await founded(playground, database, in_threads=IN_THREADS, in_one=IN_ONE, display="text")
        playground.limit_rates()
        playground.faults.slow(TRANSIT, path="/channels/*", times=10**9)
        house = House(playground, database, town.guild, town.tables[0].channel, [])
        async with house.bot() as bot:
            await bot.desk.announcer.idle()
            opened = {channel: len(writes) for channel, writes in town.writes().items()}
            await town.play(presses=PRESSES, pause=0.0)
            await bot.desk.announcer.idle()
            tables, speaker = bot.services.tables, bot.services.catalogues.speaker("en")
            assert await town.untrue(tables, speaker, has_picture=False) == []
        assert [request for request in playground.requests if request.status == 429] == []
        assert playground.record.hammered == []
        assert {playground.interactions.by_id[press].state for table in town.tables for press in table.pressed} <= {
            "answered", "updated",
        }  # fmt: skip
        assert [len(table.pressed) for table in town.tables] == [PRESSES] * len(town.tables)
        writes = town.writes()
        for channel in writes.values():
            assert all(before.ended <= after.at for before, after in pairwise(channel)), "two at once"
        shared = town.tables[-1].channel.id
        assert len(writes[shared]) - opened[shared] <= 2 * IN_ONE, "states that were over when their turn came"

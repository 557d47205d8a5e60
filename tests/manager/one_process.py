"""One of several processes of a bot. Run as a module: `python -m tests.manager.one_process URL SHARDS`.

Waits until its shards are free, then writes `serving`, and after that `changed TABLE` for each change of a table that
it would announce. It plays computers, until it is killed.
"""

import asyncio
import os
import random
import sys
from datetime import UTC, datetime

from bot.games.civ.game import CIV, GAMES, Civ
from bot.manager.services import make_services
from bot.shards import ShardRange
from bot.store import Lease, Store
from bot.store.lease import open_exclusively
from bot.table.limits import Limits
from tests.manager.craft import first_legal


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


async def serve(url: str, shards: ShardRange) -> None:
    lease, stopping = Lease(), asyncio.Event()
    store = await open_exclusively(
        lambda: Store.open(url, GAMES, lease=lease, shards=shards), stopping, waits=True
    )  # fmt: skip
    assert store is not None
    services = make_services(
        store,
        now=lambda: datetime.now(UTC),
        random=random.Random(1),
        games={CIV: Civ.played_by(first_legal)},
        limits=Limits(automatic_pause=0),
    )
    services.tables.on_change(lambda table_id: say(f"changed {table_id}"))
    await services.start()
    keeping = asyncio.create_task(lease.keep(stopping.set))
    say("serving")
    await stopping.wait()
    await keeping
    say("ended")


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], ShardRange.parse(sys.argv[2])))

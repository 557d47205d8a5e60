"""The pauses between connections to the gateway, in time that jumps: the real loop over sockets that last as told."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace

import pytest
import yarl

from bot.discord.connection_times import DEFAULT_TIMES
from bot.discord.gateway import ConnectionLost, Gateway
from bot.shards import ShardRange
from tests.jumping_loop import run_at_once

DAY = 24 * 3600.0


class Discord:
    """A gateway whose connections last as long as they are told to, and the client that is connected to it."""

    def __init__(self, *, total: int = 1000) -> None:
        self.total = self.remaining = total
        self.dropped: list[float] = []
        """When a connection has ended."""
        self.opened: list[tuple[float, bool]] = []
        """When one was made, and whether it was resumed."""
        self.shard_count: int | None = 1
        self.shard_ids: Sequence[int] = ()
        self._connection = SimpleNamespace(shard_count=1, shard_ids=())
        self.http = self

    async def request(self, _: object) -> object:
        limits = {"total": self.total, "remaining": self.remaining, "reset_after": DAY * 1000, "max_concurrency": 1}
        return {"shards": 1, "session_start_limit": limits}

    def dispatch(self, *_: object) -> None:
        pass

    def is_closed(self) -> bool:
        return False

    def downtimes(self) -> list[float]:
        """For how long the bot was away after each connection but the last."""
        again = [at for at, _ in self.opened[1:]]
        return [round(at - lost, 3) for lost, at in zip(self.dropped, again, strict=False)]


def sockets(discord: Discord, lasts: Sequence[float], gateway: Gateway, *, is_resumable: bool = True) -> type:
    """Return sockets that last so many seconds each from READY or RESUMED on; 0 stands for one that never sees it."""
    lives = iter(lasts)

    class Scripted:
        gateway = yarl.URL("wss://gateway.test")
        open = False
        heard_at = 0.0
        is_alive = False
        code = 1006
        sequence = 1
        session_id = "session"

        def __init__(self) -> None:
            self.lasts = next(lives, None)
            self.established_at: float | None = None
            if self.lasts is None:
                gateway.closing.set()

        @property
        def is_established(self) -> bool:
            return self.established_at is not None

        @classmethod
        async def from_client(cls, _: object, *, resume: bool = False, **__: object) -> "Scripted":
            discord.opened.append((asyncio.get_running_loop().time(), resume))
            if not resume:
                discord.remaining -= 1
            return cls()

        def seconds_left(self) -> float | None:
            return 10**9

        async def poll_event(self) -> None:
            if not self.lasts:
                self._lose()
            if self.established_at is None:
                self.established_at = asyncio.get_running_loop().time()
                return
            await asyncio.sleep(self.lasts or 0.0)
            self._lose()

        def _lose(self) -> None:
            discord.dropped.append(asyncio.get_running_loop().time())
            raise ConnectionLost("dropped")

        async def close(self, code: int = 4000) -> None:
            pass

    if not is_resumable:
        Scripted.code = 4009  # the session is over
    return Scripted


def downtimes(lasts: Sequence[float], *, is_resumable: bool = True, total: int = 1000) -> list[float]:
    """Return for how long the bot is away after each of these connections but the last."""

    async def run() -> list[float]:
        discord = Discord(total=total)
        gateway = Gateway(discord, DEFAULT_TIMES, ShardRange(0, 0, 1))  # type: ignore[arg-type]  # what it asks of a client
        (connection,) = gateway._connections.values()  # pyright: ignore[reportPrivateUsage]  # the one it has made
        connection._socket_class = sockets(discord, lasts, gateway, is_resumable=is_resumable)  # type: ignore[assignment]  # in its place
        await gateway.ask()
        await gateway.run()
        return discord.downtimes()

    return run_at_once(run)


@pytest.mark.parametrize("seconds", [DEFAULT_TIMES.steady, 80.0, 3600.0])
@pytest.mark.parametrize("is_resumable", [True, False])
def test_a_connection_that_served_a_few_seconds_is_a_fresh_start(seconds: float, is_resumable: bool) -> None:
    assert downtimes([seconds] * 50, is_resumable=is_resumable) == [0.0] * 50


@pytest.mark.parametrize("seconds", [0.0, 1.0])
def test_one_that_serves_nobody_pauses_longer_each_time(seconds: float) -> None:
    away = downtimes([seconds] * 12)
    # without a session each attempt identifies, which Discord allows every five seconds
    least = 0.0 if seconds else DEFAULT_TIMES.identification
    assert away[:6] == [max(pause, least) for pause in (0.0, 1.0, 2.0, 5.0, 15.0, 30.0)]
    assert min(away[6:]) >= 30.0


def test_after_an_outage_the_next_loss_is_healed_at_once() -> None:
    away = downtimes([80.0, 0.0, 0.0, 0.0, 80.0, 80.0])
    assert away == [0.0, 1.0, 2.0, 5.0, 0.0, 0.0]


def test_sessions_lost_one_after_another_never_use_up_what_discord_allows_in_a_day() -> None:
    total, seconds = 100, 6.0
    away = downtimes([seconds] * (total - 1), is_resumable=False, total=total)
    assert away[: total // 2 - 1] == [0.0] * (total // 2 - 1), "the first half is spent as it is needed"
    assert sum(away) + total * seconds >= DAY * 0.9, "the other half lasts until there are more"

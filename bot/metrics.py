"""The metrics of a running bot, in a registry of their own, under Prometheus' conventions for names and units.

No label names a person or a table.
"""

import time
from collections.abc import Mapping
from typing import Final, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import choose_encoder

from bot.meters import Access, Interactions, Meters, Outcome
from bot.store import Backlog, Usage

ANSWERS: Final = (0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5)
"""Discord closes an interaction that has no answer after three seconds."""
WORK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
FAILURES: Final = ("500", "502", "503", "504", "other")
"""The statuses by which Discord's failures are counted."""
UNKNOWN: Final = float("nan")


class Metrics(Meters):
    """What has been counted and timed since the start, and what was true when it was last asked for."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory, files and processor time, where /proc says
        self._interactions = Counter(
            "civ_interactions", "Commands, buttons and forms used, by how they were answered",
            ("kind", "outcome"), registry=registry,
        )  # fmt: skip
        for kind in get_args(Interactions):
            for outcome in get_args(Outcome):
                # there from the start: of a counter that appears with its first count Prometheus sees no increase
                self._interactions.labels(kind, outcome)
        self._answers = Histogram(
            "civ_answer_seconds", "Time from the use of something to what it shows, or to a deferral after a second",
            buckets=ANSWERS, registry=registry,
        )  # fmt: skip
        self._rate_limits = Counter(
            "civ_rate_limits", "Requests that Discord refused as too many, by its limits", ("scope",), registry=registry
        )
        self._failures = Counter(
            "civ_discord_failures", "Requests that Discord failed to answer, by its status", ("status",),
            registry=registry,
        )  # fmt: skip
        for status in FAILURES:
            self._failures.labels(status)
        transactions = Histogram(
            "civ_transaction_seconds", "Time of database transactions, with the wait for a turn",
            ("access",), buckets=WORK, registry=registry,
        )  # fmt: skip
        accesses: tuple[Access, ...] = ("read", "write")
        self._transactions = {access: transactions.labels(access) for access in accesses}
        self._pictures = Histogram(
            "civ_picture_seconds", "Time of drawing a picture, with the wait for a thread",
            buckets=WORK, registry=registry,
        )  # fmt: skip
        self._lag = Histogram(
            "civ_event_loop_lag_seconds", "By how much the event loop was late", buckets=WORK, registry=registry
        )
        self._tables = Gauge("civ_tables", "Tables by their status", ("status",), registry=registry)
        self._servers = Gauge("civ_servers", "Servers the bot is on", registry=registry)
        self._people = Gauge(
            "civ_active_people", "People at tables that changed within the span", ("span",), registry=registry
        )
        self._games = Gauge("civ_games", "Games that are over, by how they ended", ("end",), registry=registry)
        self._size = Gauge("civ_database_bytes", "Size of the database", registry=registry)
        self._backup_age = Gauge(
            "civ_backup_age_seconds", "Age of the newest backup that the bot has made by itself", registry=registry
        )
        self._backup_late = Gauge(
            "civ_backup_late_seconds", "By how much the next of these backups is late", registry=registry
        )
        self._backup_size = Gauge("civ_backup_bytes", "Size of the newest of these backups", registry=registry)
        for gauge in (self._servers, self._size, self._backup_age, self._backup_late, self._backup_size):
            gauge.set(UNKNOWN)
        self._boards = Gauge("civ_boards_behind", "Boards that do not show the newest move yet", registry=registry)
        self._outbox = Gauge(
            "civ_outbox_age_seconds", "For how long the oldest notice that is due has not been sent", registry=registry
        )
        self._deadline = Gauge(
            "civ_deadline_late_seconds", "By how much the earliest deadline of a table is late", registry=registry
        )
        self._gateway = Gauge(
            "civ_gateway_connected", "Whether a shard is connected to Discord's gateway", ("shard",), registry=registry
        )
        self._shards = Gauge("civ_shards", "Shards of the whole bot, in all its processes", registry=registry)
        self._ready = Gauge(
            "civ_ready", "Whether the bot is connected and its database takes what is written to it", registry=registry
        )
        start = Gauge("civ_start_time_seconds", "When the bot was started, in seconds since 1970", registry=registry)
        start.set(time.time())

    def count_interaction(self, kind: Interactions, outcome: Outcome) -> None:
        self._interactions.labels(kind, outcome).inc()

    def time_answer(self, seconds: float) -> None:
        self._answers.observe(seconds)

    def count_rate_limit(self, scope: str) -> None:
        self._rate_limits.labels(scope).inc()

    def count_discord_failure(self, status: int) -> None:
        self._failures.labels(str(status) if str(status) in FAILURES else "other").inc()

    def time_transaction(self, access: Access, seconds: float) -> None:
        self._transactions[access].observe(seconds)

    def time_picture(self, seconds: float) -> None:
        self._pictures.observe(seconds)

    def time_lag(self, seconds: float) -> None:
        self._lag.observe(seconds)

    def set_health(self, *, is_ready: bool, connections: Mapping[int, bool], shards: int | None) -> None:
        """Keep whether the bot is well, which of its shards are connected, and how many the whole bot has, if known."""
        self._ready.set(is_ready)
        self._shards.set(UNKNOWN if shards is None else shards)
        self._gateway.clear()  # there may be other shards than before
        for shard, is_connected in connections.items():
            self._gateway.labels(str(shard)).set(is_connected)

    def set_backlog(self, backlog: Backlog | None, deadline_late: float, now: float) -> None:
        """Keep how much there is and is late at `now`, in seconds since 1970; None where the database does not say."""
        self._tables.clear()
        if backlog is None:
            for gauge in (self._boards, self._outbox, self._deadline):
                gauge.set(UNKNOWN)
            return
        for status, count in backlog.tables.items():
            self._tables.labels(status).set(count)
        self._boards.set(backlog.boards_behind)
        oldest = backlog.oldest_notice
        self._outbox.set(0 if oldest is None else max(0.0, now - oldest.timestamp()))
        self._deadline.set(deadline_late)

    def set_usage(self, usage: Usage | None, servers: int | None) -> None:
        """Keep how much is played and where; None where nobody says."""
        self._servers.set(UNKNOWN if servers is None else servers)
        self._people.clear()
        self._games.clear()
        self._size.set(UNKNOWN if usage is None else usage.bytes)
        if usage is None:
            return
        for status, count in usage.tables.items():
            self._tables.labels(status).set(count)
        for span, count in usage.people.items():
            self._people.labels(span).set(count)
        for end, count in usage.games.items():
            self._games.labels(end).set(count)

    def set_backups(self, newest: tuple[float, int] | None, late: float | None) -> None:
        """Keep how old, in seconds, and large the newest backup is, and by how many seconds the next is late.

        None where there is none, or none is to be made.
        """
        age, size = (UNKNOWN, UNKNOWN) if newest is None else newest
        self._backup_age.set(age)
        self._backup_size.set(size)
        self._backup_late.set(UNKNOWN if late is None else late)

    def exposed(self, accepted: str) -> tuple[bytes, str]:
        """Return all of it as text in the newest format that is accepted (an HTTP `Accept`), and its content type."""
        encode, content_type = choose_encoder(accepted)
        return encode(self.registry), content_type

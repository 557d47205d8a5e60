"""The record of everything the bot sent and what was refused, for end-to-end tests."""

from dataclasses import dataclass, field
from typing import Any

from bot.playground.json_types import JSON

MOST_REQUESTS = 50_000


@dataclass(slots=True)
class Request:
    """A request of the bot with its response; `files` maps names to sizes. `path` contains no tokens.

    `at` is when it came, `ended` when it was answered (0 before).
    """

    method: str
    path: str
    route: str | None
    body: Any
    files: dict[str, int]
    at: float
    ended: float = 0.0
    status: int = 0
    error: JSON | None = None
    fault: str | None = None

    def __str__(self) -> str:
        return f"{self.method} {self.path} -> {self.status}" + (f" {self.error}" if self.error else "")


@dataclass(frozen=True, slots=True)
class Ping:
    """A person was pinged, by a mention in a new message or by a new direct message. Edits ping nobody."""

    user_id: int
    channel_id: int
    message_id: int
    text: str
    is_direct: bool
    nonce: str | int | None = None
    notification: str = ""
    """What this person's phone shows of it."""


@dataclass(slots=True)
class Record:
    """The requests in order of arrival, the pings, and the requests that ignored a `retry_after`."""

    pings: list[Ping] = field(default_factory=list[Ping])
    requests: list[Request] = field(default_factory=list[Request])
    hammered: list[Request] = field(default_factory=list[Request])

    def add(self, request: Request) -> None:
        """Append a request; the oldest are forgotten when there are very many."""
        if len(self.requests) >= MOST_REQUESTS:
            # half of them at once, so that not every request moves the whole list
            del self.requests[: MOST_REQUESTS // 2]
        self.requests.append(request)

    @property
    def refusals(self) -> list[Request]:
        """The requests Discord would have refused: every 4xx not caused by an injected fault, 429 included."""
        return [item for item in self.requests if 400 <= item.status < 500 and item.fault is None]

    @property
    def unknown_routes(self) -> list[Request]:
        """The requests for routes the playground doesn't have; Discord has some of them."""
        return [item for item in self.requests if item.route is None]

    def clear(self) -> None:
        """Forget the requests so far."""
        self.requests.clear()
        self.hammered.clear()

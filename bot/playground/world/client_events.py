"""What people's clients notice: a growing list of ids that changed, to be awaited instead of polled."""

import asyncio
from dataclasses import dataclass

from bot.playground.json_types import JSON


@dataclass(frozen=True, slots=True)
class ClientEvent:
    """Something changed: `kind` says what, `ids` where. `only_for` names the one user who may know."""

    cursor: int
    kind: str
    ids: dict[str, str]
    channel_id: int | None
    only_for: int | None

    def as_json(self) -> JSON:
        """The entry as the people's API sends it."""
        return {"cursor": self.cursor, "kind": self.kind, **self.ids}


class ClientEvents:
    """The list, and those who wait for its next entry."""

    def __init__(self) -> None:
        self.entries: list[ClientEvent] = []
        self._changed = asyncio.Event()

    @property
    def cursor(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def add(self, kind: str, *, channel_id: int | None = None, only_for: int | None = None, **ids: int) -> None:
        """Append an entry and wake everyone who waits."""
        named = {key: str(value) for key, value in ids.items()}
        if channel_id is not None:
            named["channel_id"] = str(channel_id)
        self.entries.append(ClientEvent(self.cursor + 1, kind, named, channel_id, only_for))
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait(self, after: int, seconds: float) -> None:
        """Return once there are entries past `after`, or after `seconds`."""
        if self.cursor > after:
            return
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        # no news is an answer: the client asks again
        except TimeoutError:
            return

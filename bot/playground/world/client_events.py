"""A growing list of changes that people's clients notice, which they await instead of polling."""

import asyncio
from dataclasses import dataclass

from bot.playground.json_types import JSON


@dataclass(frozen=True, slots=True)
class ClientEvent:
    """A change: `kind` says what changed, `ids` where. `only_for` is the only user who may know, if there is one."""

    cursor: int
    kind: str
    ids: dict[str, str]
    channel_id: int | None
    only_for: int | None

    def as_json(self) -> JSON:
        """Return the entry as the people's API sends it."""
        return {"cursor": self.cursor, "kind": self.kind, **self.ids}


class ClientEvents:
    """The list of changes, with a way to wait for the next."""

    def __init__(self) -> None:
        self.entries: list[ClientEvent] = []
        self._changed = asyncio.Event()

    @property
    def cursor(self) -> int:
        """The number of entries, which is the cursor of the last."""
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
        """Return once there are entries after `after`, or after `seconds`."""
        if self.cursor > after:
            return
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        # a timeout is a normal answer: the client asks again
        except TimeoutError:
            return

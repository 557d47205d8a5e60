"""What the processes of one database tell one another: which table, setting or tournament one of them has changed.

It is sent in the transaction of the change, so that it arrives once that can be read, and never of what was refused.
What is sent while a process's connection is lost does not arrive: it is told that it has missed something.
"""

import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.postgresql import CHANNEL

log = logging.getLogger(__name__)

_NOTIFY: Final = text("SELECT pg_notify(:channel, :message)")


class Kind(StrEnum):
    """What has changed."""

    TABLE = "table"
    POST = "post"
    """What is kept of a table without being a change of it, such as its messages."""
    CLOCKS = "clocks"
    """Those of many tables at once."""
    TOURNAMENT = "tournament"
    PERSON = "person"
    """The settings of a person."""
    SERVER = "server"
    """The settings of a server."""
    LISTS = "lists"
    """The settings of many people and servers at once."""
    OPENING = "opening"
    """A person has opened a table: nothing else is written of it, but all processes count it."""
    REGISTRATION = "registration"
    """A person has registered for a tournament; counted, too."""
    PUBLIC_PAGE = "public-page"
    """A person has shown everyone a page; counted, too."""
    SEARCH = "search"
    """A person has begun to look for a game; counted, too."""
    INVITATION = "invitation"
    """A person has invited people; counted, too."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change that another process has made; `guild_id` is the server of a table or a tournament."""

    kind: Kind
    id: int = 0
    guild_id: int | None = None


class Changes:
    """Sends changes to the other processes of a database, and tells listeners of theirs."""

    def __init__(self, *, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._token = secrets.token_hex(8)
        self._callbacks: list[Callable[[Change | None], None]] = []

    def on_change(self, callback: Callable[[Change | None], None]) -> None:
        """Call this after every change that another process has made; with None once some may have been missed.

        It must return at once.
        """
        self._callbacks.append(callback)

    async def send(self, connection: AsyncConnection, kind: Kind, of: int = 0, guild_id: int | None = None) -> None:
        """Tell the other processes of a change, once the transaction that makes it is committed."""
        if self._is_shared:
            message = f"{self._token} {kind} {of} {guild_id or 0}"
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})

    def receive(self, message: str) -> None:
        """Tell the listeners of what was sent, unless this process has sent it."""
        try:
            token, kind, of, guild_id = message.split()
            change = Change(Kind(kind), int(of), int(guild_id) or None)
        except ValueError:  # of a newer version, or of anyone who may use the database
            log.warning("another process says of the database what this one does not understand")
            self.miss()
            return
        if token != self._token:
            self._tell(change)

    def miss(self) -> None:
        """Tell the listeners that changes may have been missed."""
        self._tell(None)

    def _tell(self, change: Change | None) -> None:
        for callback in self._callbacks:
            try:
                callback(change)
            except Exception:
                log.exception("a listener to other processes failed")

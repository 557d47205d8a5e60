"""Finished games on the web: each is a file of the folder that the operator has set, under a name nobody can guess.

The database says which files there are. One is written before its address is known to anyone, and is deleted after the
database has forgotten it: what a crash leaves in between is an old file without a row, which the next start deletes.
"""

import asyncio
import logging
import os
import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.manager.table_cache import TableCache
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.store import Store
from bot.table.values import TableId

log = logging.getLogger(__name__)

TOKEN_BYTES: Final = 18
"""144 bits of chance."""
_FILE: Final = re.compile(r"civ-([A-Za-z0-9_-]{24})-[A-Za-z0-9-]{2,16}\.html")
_FRESH: Final = 3600
"""Seconds in which a file may be without a row: another process has just written it."""
REASONS: Final = Reasons(dict.fromkeys(("share-not-yours", "share-none", "share-unwritable"), NO_CLAUSE))


class NotShared(GameError):
    """An error: a game cannot be put on the web, or taken off it."""

    def __init__(self, key: str) -> None:
        super().__init__(REASONS.reason(key, {}))


@dataclass(frozen=True, slots=True)
class WebFolder:
    """A folder of the bot's own that a web server serves, and the address of that folder without a slash at its end."""

    folder: Path
    url: str


class Shares:
    """Puts pages of games on the web, and takes them off."""

    def __init__(self, store: Store, live: TableCache, now: Callable[[], datetime], web: WebFolder | None) -> None:
        """`web` is None where nothing is put on the web."""
        self._store, self._live, self._now, self._web = store, live, now, web

    async def is_open(self, table_id: TableId) -> bool:
        """Whether this game may be on the web: there is a folder, and no player has had it taken off."""
        if self._web is None:
            return False
        share = await self._live.run(self._store.shares.of(table_id))
        return share is None or share.token is not None

    async def link(self, table_id: TableId, locale: str) -> str | None:
        """Return the address of a game's page in a language; None where it isn't on the web."""
        if self._web is None:
            return None
        share = await self._live.run(self._store.shares.of(table_id))
        if share is None or share.token is None:
            return None
        name = _name(share.token, locale)
        is_there = await asyncio.to_thread((self._web.folder / name).is_file)
        return f"{self._web.url}/{name}" if is_there else None

    async def publish(self, table_id: TableId, locale: str, page: bytes) -> str | None:
        """Put a game's page on the web; return its address, or None where a player has had it taken off meanwhile.

        Raises `NotShared` (`share-unwritable`).
        """
        assert self._web is not None
        return await self._live.run(self._publish(self._web, table_id, locale, page))

    async def _publish(self, web: WebFolder, table_id: TableId, locale: str, page: bytes) -> str | None:
        share = await self._store.shares.of(table_id)
        if share is not None and share.token is None:
            return None
        token = (share and share.token) or secrets.token_urlsafe(TOKEN_BYTES)
        await asyncio.to_thread(_write, web.folder, _name(token, locale), page)
        kept = (await self._store.shares.claim(table_id, token, self._now())).token
        if kept != token:  # another press was first, or a player has just had it taken off
            await asyncio.to_thread(_delete, web.folder, token)
        if kept is None:
            return None
        if kept != token:
            await asyncio.to_thread(_write, web.folder, _name(kept, locale), page)
        return f"{web.url}/{_name(kept, locale)}"

    async def withdraw(self, table_id: TableId) -> None:
        """Take a game off the web, for good. Raises `NotShared` (`share-none`) where it isn't there."""
        token = await self._live.run(self._store.shares.withdraw(table_id))
        if token is None:
            raise NotShared("share-none")
        await self._delete(token)

    async def forget(self, table_id: TableId) -> None:
        """Take a game off the web, since its page names someone who is forgotten."""
        if token := await self._live.run(self._store.shares.forget(table_id)):
            await self._delete(token)

    async def sweep(self) -> None:
        """Delete the files of which the database knows nothing."""
        if self._web is None or not self._store.database.shards.owns(None):  # of several processes one does so
            return
        known = await self._live.run(self._store.shares.tokens())
        await asyncio.to_thread(_sweep, self._web.folder, known)

    async def _delete(self, token: str) -> None:
        if self._web is not None:
            await asyncio.to_thread(_delete, self._web.folder, token)


def _name(token: str, locale: str) -> str:
    return f"civ-{token}-{locale}.html"


def _write(folder: Path, name: str, page: bytes) -> None:
    """Write a whole file or none, readable for a web server. Raises `NotShared`."""
    made = folder / f".{name}.new"
    try:
        made.write_bytes(page)
        made.chmod(0o644)
        os.replace(made, folder / name)
    except OSError as error:
        log.error("a page cannot be written into CIV_SHARE_DIR: %s", error.strerror)
        with suppress(OSError):
            made.unlink()
        raise NotShared("share-unwritable") from None


def _delete(folder: Path, token: str) -> None:
    for file in folder.glob(f"civ-{token}-*.html"):
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            log.error("a page that was taken off the web cannot be deleted: %s", error.strerror)


def _sweep(folder: Path, known: set[str]) -> None:
    with suppress(OSError):
        for file in folder.glob("civ-*.html"):
            found = _FILE.fullmatch(file.name)
            if found and found[1] not in known and time.time() - file.stat().st_mtime > _FRESH:
                file.unlink(missing_ok=True)
                log.info("a page that belongs to no table is deleted from CIV_SHARE_DIR")

"""What people are called now, of those who have pressed something: their user names, and their names on each server.

In memory only: a user name is asked for where two at a table have the same display name.
"""

from typing import Final

from cachetools import LRUCache

from bot.manager.lists import TableLists
from bot.manager.table_cache import TableCache
from bot.table.names import visible_name
from bot.table.values import OPEN, UserId

MOST_KNOWN: Final = 20_000
"""People whose names are kept."""


class PersonNames:
    """Names of people as last seen."""

    def __init__(self, live: TableCache, lists: TableLists) -> None:
        self._live = live
        self._lists = lists
        self._handles = LRUCache[UserId, str](MOST_KNOWN)
        self._shown = LRUCache[tuple[UserId, int], tuple[int, str]](MOST_KNOWN)

    def note(self, user: UserId, handle: str) -> None:
        """Keep a person's user name, which is theirs alone."""
        self._handles[user] = visible_name(handle)

    def handle_of(self, user: UserId) -> str | None:
        """Return a person's user name; None where it is not known."""
        return self._handles.get(user)

    async def meet(self, user: UserId, guild_id: int, name: str, at: int) -> None:
        """Note what a person is called on a server; a new name is told to the tables that run there.

        `at` is the id of what they have used: an answer that took long must not bring an older name back.
        """
        last, known = self._shown.get((user, guild_id), (0, ""))
        if at > last:
            self._shown[user, guild_id] = at, name
            if name == known:
                return
            try:
                await self._rename(user, guild_id, name)
            except BaseException:
                if self._shown.get((user, guild_id)) == (at, name):  # tried again when they use something else
                    self._shown[user, guild_id] = last, known
                raise

    def forget(self, user: UserId) -> None:
        """Drop a person's names."""
        self._handles.pop(user, None)
        for key in [key for key in self._shown if key[0] == user]:
            del self._shown[key]

    async def _rename(self, user: UserId, guild_id: int, name: str) -> None:
        """Give someone their new name at the running tables of a server."""
        for summary in await self._lists.of_user(user, status=OPEN):
            if summary.place.guild_id == guild_id and any(
                each.user_id == user and each.name != name for each in summary.participants
            ):
                await self._live.rename(summary.id, user, name)

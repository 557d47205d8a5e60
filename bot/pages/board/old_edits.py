"""Tables whose messages are older than an hour take turns of their own in a channel, so that no live table waits.

Discord lets few such messages be edited, and says so only by refusing (30046). Whoever waits for that with a request
under way makes all edits of the channel wait; so a table waits here, before the channel's turn is its own.
"""

import asyncio

from bot.discord.pace import OLD_EVERY, is_old
from bot.table.kinds import Status
from bot.table.table import Table


class OldEdits:
    """The turns of all channels; one every `every` seconds in each."""

    def __init__(self, every: float = OLD_EVERY) -> None:
        self.every = every
        self._free_at: dict[int, float] = {}

    async def wait(self, channel_id: int) -> None:
        """Returns when it is one's turn, in order of arrival."""
        now = asyncio.get_running_loop().time()
        # taken before the wait: whoever comes next counts from this turn, not from the same moment
        self._free_at = {channel: moment for channel, moment in self._free_at.items() if moment > now}
        turn = max(now, self._free_at.get(channel_id, now))
        self._free_at[channel_id] = turn + self.every
        await asyncio.sleep(turn - now)


def shows_old(table: Table, now: float) -> bool:
    """Whether showing a table edits a message older than an hour, at `now` (seconds since 1970)."""
    shown = [poll.message_id for poll in table.polls if poll.is_open]
    if table.match is None:
        shown.append(table.lobby_message_id)
    elif table.post is not None:
        shown.append(table.post.message_id)
        shown += [table.lobby_message_id] if table.status is not Status.PLAYING else []  # it offers what comes next
    return any(message_id is not None and is_old(message_id, now) for message_id in shown)

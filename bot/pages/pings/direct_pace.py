"""The pace of direct messages: not many at once, and none while Discord keeps this bot from sending any.

Discord documents neither how many people a bot may write to in a while (code 40003 says that there were too many) nor
when it takes a bot for a sender of spam (20026: no message to anyone it has not written to before, until the owner
appeals). Digests are due for many at the same hour, so they go one after another; so do all others once Discord has
complained.
"""

import logging
from datetime import datetime, timedelta
from typing import Final

from bot.manager.profiles import Profiles
from bot.shards import ONE_PROCESS, ShardRange
from bot.store.records import DIRECT_STOPPED
from bot.table.values import UserId

log = logging.getLogger(__name__)

SPACING: Final = timedelta(seconds=5)
"""The time from one person's message to the next one's; a careful guess, since Discord publishes no number."""
PAUSES: Final = tuple(timedelta(seconds=seconds) for seconds in (15, 60, 300))
"""How long no one is written to after one, two and more refusals in a row for being too fast."""
FORGOTTEN: Final = timedelta(minutes=10)
"""How long after its time an unused turn is dropped."""
STOP: Final = timedelta(days=1)
"""How long no one is written to once Discord has stopped this bot; then one message shows whether it still does."""


class DirectPace:
    """Decides when a person's direct message may be sent. All times are those of the tables."""

    def __init__(self, profiles: Profiles, owned: ShardRange = ONE_PROCESS) -> None:
        """`owned` are this process's shards: of several each sends its share, and one that is stopped stops all."""
        self._profiles = profiles
        self._spacing = SPACING * (owned.count / len(owned.ids))
        self._is_alone = owned.is_whole
        self._next: datetime | None = None
        """The earliest time of the next message while they go one after another."""
        self._turns: dict[UserId, datetime] = {}
        """The time at which the message of each waiting person may go."""
        self._free_at: datetime | None = None
        self._refusals = 0
        self._refused_at: datetime | None = None
        self._stopped_at: datetime | None = None
        self._is_recalled = False

    def time_for(self, user: UserId, now: datetime, *, is_digest: bool) -> datetime:
        """Return when this person may be written to, at the soonest `now`. A turn once given is kept."""
        start = now if self._free_at is None else max(now, self._free_at)
        if not is_digest and not self._refusals:
            return start
        turn = self._turns.get(user)
        # a turn that lies before a pause is given again: else all waiting messages would go at once when it ends
        if turn is None or turn < now - FORGOTTEN or (turn < start and start > now):
            turn = start if self._next is None else max(start, self._next)
            self._next = turn + self._spacing
            # of those who no longer wait nobody asks again, and their turns would be kept for ever
            self._turns = {each: at for each, at in self._turns.items() if at >= now - FORGOTTEN} | {user: turn}
        if turn <= now:
            del self._turns[user]
        return max(turn, now)

    def note_too_fast(self, now: datetime) -> datetime:
        """Note that Discord has refused a message for being one of too many; return until when none is sent."""
        if self._free_at is not None and now < self._free_at:
            return self._free_at  # several were under way at once
        pause = PAUSES[min(self._refusals, len(PAUSES) - 1)]
        self._refusals += 1
        self._free_at, self._refused_at = now + pause, now
        log.warning("Discord finds direct messages too fast: none for %s seconds", int(pause.total_seconds()))
        return self._free_at

    async def note_sent(self, begun_at: datetime) -> None:
        """Note that a message begun at that time was taken: nothing to wait for, unless one was refused since."""
        if self._refused_at is not None and begun_at < self._refused_at:
            return
        self._refusals, self._free_at = 0, None
        if self._stopped_at is not None:
            self._stopped_at = None
            await self._profiles.remember(DIRECT_STOPPED, "")
            log.warning("Discord lets this bot send direct messages again")

    async def stop(self, now: datetime) -> None:
        """Note that Discord lets this bot send none.

        It is stored, for `civ doctor`, and so that a restart does not try again.
        """
        self._stopped_at, self._refused_at, self._is_recalled = now, now, True
        await self._profiles.remember(DIRECT_STOPPED, now.isoformat())
        log.error(
            "Discord has stopped this bot's direct messages (20026): it takes it for a sender of spam. People are "
            "called by mention until that is over; the Developer Portal says how to appeal"
        )

    async def is_stopped(self, now: datetime) -> bool:
        """Return whether direct messages are not even tried."""
        if not (self._is_recalled and self._is_alone):
            kept = await self._profiles.recall(DIRECT_STOPPED)
            # otherwise another has asked meanwhile, and perhaps learnt better
            if not (self._is_recalled and self._is_alone):
                self._stopped_at = datetime.fromisoformat(kept) if kept else None
            self._is_recalled = True
        return self._stopped_at is not None and now < self._stopped_at + STOP

"""How long the bot waits for Discord, and how it spaces its attempts: one value, which tests replace by a quick one."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

Sleep = Callable[[float], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class ConnectionTimes:
    """All times are in seconds. Pauses grow with each attempt that fails; the last one holds for all that follow."""

    pauses: Sequence[float] = (0.0, 1.0, 2.0, 5.0, 15.0, 30.0, 60.0, 100.0)
    """Before a connection to the gateway is tried again. The last keeps a day's identifications below 1,000, after
    which Discord resets the token (docs: events/gateway#session-start-limit-object)."""
    unidentified_pause: float = 30.0
    """The longest pause after an attempt that Discord has not counted, since it never came to an identification."""
    identification: float = 5.0
    """From one identification to the next (docs: events/gateway#rate-limiting, `max_concurrency`)."""
    start_turn: float = 60.0
    """How long some of several processes may begin the sessions that are left, where these are fewer than shards."""
    steady: float = 5.0
    """After a session that lasted so long, from READY or RESUMED on, pauses begin from the first again."""
    handshake: float = 15.0
    """From the first packet to the gateway's greeting."""
    session: float = 30.0
    """From the greeting to READY or RESUMED."""
    resume: float = 30.0
    """How long a lost session is tried to be resumed before the bot identifies again through the main gateway."""
    resume_refusals: int = 4
    """After so many failed attempts to resume the bot identifies again even before that."""
    longest_heartbeat: float = 45.0
    """The longest interval of heartbeats, whatever the gateway asks for: silence is noticed after two of them."""
    deferral: float = 1.0
    """From the arrival of what someone has used until it is deferred where it has no answer; Discord waits three
    seconds. With 0, all is deferred first."""
    farewell: float = 1.0
    """How long the other end is waited for when a connection is closed, or someone is told that the bot stops."""
    answers: float = 5.0
    """How long a bot that stops waits for what is being answered."""
    last_answers: float = 1.0
    """How long it waits once more when nothing is written any longer; then those without an answer are told so."""
    outage_pauses: Sequence[float] = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0, 120.0)
    """Before a request is made again that the start needs. Discord's own `Retry-After` counts where it is longer."""
    command_pauses: Sequence[float] = (60.0, 600.0, 3600.0, 21_600.0)
    """Before the commands of one server are sent again that Discord has not taken; what it refuses waits for the last:
    nobody tells when the limit of a day is over (30034), or the bot is allowed to have commands there (50001)."""
    removal_looks: Sequence[float] = (0.0, 10.0, 60.0, 120.0, 300.0, 900.0)
    """Before Discord is asked, and asked again, whether a server has really removed the bot, as an event says."""
    sleep: Sleep = asyncio.sleep
    """What waits through an outage pause."""

    def pause(self, failures: int, *, has_identified: bool) -> float:
        """Return the pause before the next connection after so many failures in a row (0: the first loss)."""
        pause = self.pauses[min(failures, len(self.pauses) - 1)]
        return pause if has_identified else min(pause, self.unidentified_pause)


DEFAULT_TIMES: Final = ConnectionTimes()

"""The limits of all tables of a process: how long and how many. Pure."""

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class Limits:
    """How long and how many. Times are real time, compared with the `now` that the manager is given."""

    lobby_expiry: timedelta = timedelta(hours=24)
    lobby_end: timedelta = timedelta(days=7)
    """A lobby is over this long after it opened, even if people come and go."""
    lobbies_per_user: int = 5
    """Lobbies that one person may have open at once."""
    openings: int = 10
    openings_within: timedelta = timedelta(minutes=30)
    """One person may open that many tables within this time."""
    public_pages: int = 5
    public_pages_here: int = 20
    public_pages_within: timedelta = timedelta(minutes=10)
    """One person may show that many pages of rules, replays and films to everyone within this time, and all people of
    one channel so many together."""
    registrations: int = 20
    registrations_within: timedelta = timedelta(hours=1)
    """One person may register for tournaments that often within this time."""
    searches: int = 6
    searches_within: timedelta = timedelta(minutes=30)
    """One person may begin to look for a game that often within this time, on each server that is told of it."""
    invitations: int = 12
    invitations_within: timedelta = timedelta(minutes=30)
    """One person may invite that often within this time, several people at once or one."""
    closings: int = 6
    closings_within: timedelta = timedelta(minutes=30)
    """One person's lobbies may change that often, within this time, after the message that closed their words."""
    departure_patience: timedelta = timedelta(days=30)
    """How long games wait for the bot to return to a server that has removed it."""
    keep_people: timedelta | None = None
    """How long after its end a game still knows who played it; None: for good."""
    nudge_interval: timedelta = timedelta(minutes=30)
    vote_after: timedelta = timedelta(hours=24)
    idle_unload: timedelta = timedelta(minutes=10)
    tables_in_memory: int = 1000
    """Tables beyond this number leave memory at once, those least recently used first."""
    tables_per_user: int = 50
    """Open tables (lobbies and games) that one person may sit at when they open or join another."""
    tables_per_channel: int = 200
    automatic_pause: float = 0.8
    """Seconds before each turn of the automatic player, however many lines the turn has."""
    board_pause: float = 2.0
    """Seconds that a board waits for the next decision of a turn before it shows the last. Each edit costs a picture,
    and the player whose turn it is sees their own hand meanwhile."""
    tick: float | None = 60.0
    """Seconds between two rounds of housekeeping (expiry, unloading, a sign of life). None: no rounds, and no alarm."""

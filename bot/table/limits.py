"""How long and how many: the limits of all tables of a process. Pure."""

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class Limits:
    """How long and how many. Times are real time, compared with the `now` handed to the manager."""

    lobby_expiry: timedelta = timedelta(hours=24)
    lobby_end: timedelta = timedelta(days=7)
    """After its opening a lobby is over, whoever comes and goes meanwhile."""
    lobbies_per_user: int = 5
    """Lobbies that one person may have open at once."""
    openings: int = 10
    openings_within: timedelta = timedelta(minutes=30)
    """So many tables may one person open in such a time."""
    departure_patience: timedelta = timedelta(days=30)
    """So long games wait for the bot to return to a server that has removed it."""
    keep_people: timedelta | None = None
    """So long after its end a game still knows who has played it; None: for good."""
    nudge_interval: timedelta = timedelta(minutes=30)
    vote_after: timedelta = timedelta(hours=24)
    idle_unload: timedelta = timedelta(minutes=10)
    tables_in_memory: int = 1000
    """Beyond that many the least recently touched leave memory at once."""
    tables_per_user: int = 50
    """Open tables (lobbies and games) one person may sit at when opening or joining another."""
    tables_per_channel: int = 200
    automatic_pause: float = 0.8
    """Seconds before each turn of the automatic player, however many lines it has."""
    board_pause: float = 2.0
    """Seconds that a board waits for the next decision of a turn before it shows the last: each costs an edit with a
    picture, and whoever is on turn sees his own hand."""
    tick: float | None = 60.0
    """Seconds between two rounds of the housekeeping (expiry, unloading, a sign of life); None: none, and no alarm."""

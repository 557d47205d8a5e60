"""What kinds there are of what happens at tables: stages, votes, notices, calls, and what a clock does. Pure."""

from enum import IntEnum, StrEnum
from typing import Final


class Status(StrEnum):
    """What stage a table is at."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    """A lobby that nobody touched for too long."""
    ABANDONED = "abandoned"
    """A game given up while it was preparing (in its draft, say)."""


OPEN: Final = (Status.LOBBY, Status.PLAYING)
"""The statuses that may still change."""
STATUSES: Final = tuple(Status)


class VoteKind(StrEnum):
    """What people vote on."""

    CANCEL = "cancel"
    AUTOMATIC = "automatic"
    PAUSE = "pause"
    EXTEND = "extend"
    REPLACE = "replace"
    UNDO = "undo"
    GO_ON = "go-on"
    MOVE = "move"
    """To another channel of the same server."""


class PollOutcome(StrEnum):
    """How a vote ended."""

    OPEN = ""
    CARRIED = "carried"
    REFUSED = "refused"
    LAPSED = "lapsed"
    MOOT = "moot"
    """What it was about is over."""
    GONE = "gone"
    """Who asked for a seat may not get it any more: he has left the server, is barred there, or somebody is blocked."""


class AtZero(StrEnum):
    """What happens when a clock runs out."""

    TURN = "turn"
    """The automatic player plays this turn."""
    SEAT = "seat"
    """It takes the seat until its owner comes back."""
    ELIMINATE = "eliminate"
    """The seat is out of the game."""
    ABANDON = "abandon"
    """The table is given up."""


class LapseOutcome(StrEnum):
    """What followed when a clock ran out: one of `AtZero`, or a pause where nobody else is there to go on."""

    TURN = "turn"
    SEAT = "seat"
    ELIMINATE = "eliminate"
    ABANDON = "abandon"
    PAUSE = "pause"
    REFEREE = "referee"
    """A pause at a tournament's table, until its referee has decided."""


class PostKind(StrEnum):
    """What the public message of a table shows, where that is not its game."""

    LOBBY = "lobby"
    HIDDEN = "hidden"
    """Nothing: a moderator has hidden the table."""


class Reminded(IntEnum):
    """Of what the holder of a running clock has been told."""

    NOTHING = 0
    HALF = 1
    SOON = 2
    LAPSED = 3
    """This turn's time has run out."""


class NoticeKind(StrEnum):
    """What somebody is told of a table."""

    TURN = "turn"
    """It is his turn, or pick."""
    HALF = "half"
    SOON = "soon"
    """Half of his time, and nine tenths of it, are gone."""
    ENDED = "ended"
    """To those who watch: it is over."""
    VOTE = "vote"
    """To those who are asked in a vote."""
    SEAT = "seat"
    """To the holder of a seat: somebody asks for it."""
    REPLACED = "replaced"
    """To who held a seat: it is another's now."""
    INVITED = "invited"
    """To who was asked to a lobby when it was quiet where he is."""
    UNREACHED = "unreached"
    """To all at the table: the call to his turn does not reach somebody, and his clock stands still."""
    LAPSED_TURN = "lapsed-turn"
    LAPSED_SEAT = "lapsed-seat"
    LAPSED_ELIMINATE = "lapsed-eliminate"
    LAPSED_ABANDON = "lapsed-abandon"
    LAPSED_PAUSE = "lapsed-pause"
    LAPSED_REFEREE = "lapsed-referee"
    """His time ran out, and what was done then."""
    ASIDE = "aside"
    """The bot is no member of the table's server any more: the game waits for it."""
    RETURNED = "returned"
    """It is a member again."""
    FORSAKEN = "forsaken"
    """It has not come back for too long, and the game is called off."""

    @classmethod
    def lapsed(cls, outcome: LapseOutcome) -> "NoticeKind":
        """The notice that a clock ran out, and what followed."""
        return cls(f"lapsed-{outcome}")

    @property
    def is_of_departure(self) -> bool:
        """Whether it tells of a game on a server that the bot has left: no public message can."""
        return self in (NoticeKind.ASIDE, NoticeKind.FORSAKEN)

    @property
    def is_lapse(self) -> bool:
        """Whether it tells that a clock ran out."""
        return self.startswith("lapsed-")


class Way(StrEnum):
    """How a notice has been told."""

    NONE = ""
    MENTION = "mention"
    DIRECT = "direct"
    BOARD = "board"
    """By the table's own public message."""


class CallKind(StrEnum):
    """What somebody calls others for, of his own accord: calls to a turn and reminders are the table's."""

    VOTE = "vote"
    SEAT = "seat"
    """He asks for a seat."""
    INVITE = "invite"
    NUDGE = "nudge"
    MOVE = "move"
    """He brings a table to another channel."""
    TALK = "talk"

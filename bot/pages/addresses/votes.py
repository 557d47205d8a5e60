"""Where the buttons of the menu “Table …”, of votes and of free seats lead."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import CustomId, Verb, number, one_of
from bot.pages.addresses.table import AtTable, LogNumber
from bot.table.kinds import VoteKind
from bot.table.motions import Subject, subject_from, subject_number
from bot.table.values import TableId

ASKED: Final = (
    VoteKind.PAUSE,
    VoteKind.EXTEND,
    VoteKind.UNDO,
    VoteKind.CANCEL,
    VoteKind.REPLACE,
    VoteKind.AUTOMATIC,
)
"""What people may ask with a button."""


@dataclass(frozen=True, slots=True)
class AtPoll(AtTable):
    """A vote of a table, by its number."""

    poll: Annotated[int, number(0, 9_999_999)]


@dataclass(frozen=True, slots=True)
class Proposal(AtTable):
    """What somebody would ask the others."""

    subject: LogNumber
    """The number of what it is about (`motions.subject_number`)."""
    kind: Annotated[str, one_of(*ASKED)]

    @property
    def vote(self) -> VoteKind:
        """What kind of vote that is."""
        return VoteKind(self.kind)

    @property
    def about(self) -> Subject:
        """What it is about."""
        return subject_from(self.vote, self.subject)


def ask_address(table: TableId, kind: VoteKind, subject: Subject = None) -> CustomId:
    """Where a button leads that asks for this."""
    return ASK.to(table, subject_number(subject), kind)


MENU: Final = Verb("menu", AtTable)
ASK: Final = Verb("ask", Proposal)
AYE: Final = Verb("aye", AtPoll)
NAY: Final = Verb("nay", AtPoll)
AGREE: Final = Verb("agree", AtTable)
"""On messages of earlier versions: by it people agree to call a game off."""
RESUME: Final = Verb("resume", AtTable)
SEATS: Final = Verb("seats", AtTable)
ASK_RESIGN: Final = Verb("ask_resign", AtTable)
ABSENT: Final = Verb("absent", AtTable)
VOTE: Final = Verb("vote", AtTable)
"""On messages of earlier versions: by it people agree to let the automatic player play for the absent."""

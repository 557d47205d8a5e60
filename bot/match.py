"""How everything outside knows a game: as a match, which is one game going on, and as a `Game`, which can be played.

Pure. Tables, store, manager and clocks know nothing else of any game; `bot.games` has one adapter for each. A match is
a value: whatever is done to it makes another. Its log is its truth: header and lines lead to it again (`Game.fold`).

Seats are numbered from 0. An action is its one text form, as it stands in the log, in a button and in a transcript.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NewType, Protocol, Self

GameName = NewType("GameName", str)
"""As it is kept with each table: never changed once there are tables."""
TurnId = NewType("TurnId", int)
"""What a seat's time is for: another for each of its turns, and for each of its decisions where all decide at once.

Only compared for being the same; a game makes them as it likes.
"""

ELIMINATE: Final = "eliminate"
"""The intervention that takes a seat out of a game for good, in the log of every game."""
REFILL: Final = "refill"
"""The intervention that makes up for a draw that was forgotten, in a game where one draws."""
TABLE: Final = "table"
"""`by` of an intervention of the table itself."""
AGREED: Final = "agreed by all"
"""`why` of an undo that the table's people have voted for, where it does not say who (`agreed_by`)."""


def undo_to(number: int) -> str:
    """The intervention that goes back to right after line `number`, in the log of every game."""
    return f"undo {number}"


def seat_author(seat: int) -> str:
    """`by` of an intervention of a seat's own: an undo, a resignation."""
    return f"seat {seat}"


def agreed_by(seats: Iterable[int]) -> str:
    """`why` of an undo that the people of these seats have agreed to; without people to ask it has another."""
    return "agreed by " + ", ".join(map(seat_author, seats))


def seats_agreed(why: str) -> tuple[int, ...] | None:
    """The seats that `agreed_by` names, none of them for `AGREED`; None where `why` tells of no agreement."""
    if why == AGREED:
        return ()
    seats = re.fullmatch(r"agreed by (seat \d+(?:, seat \d+)*)", why)
    return tuple(int(seat.removeprefix("seat ")) for seat in seats[1].split(", ")) if seats else None


def referee_author(name: str) -> str:
    """`by` of a referee's intervention."""
    return f"referee {name}"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a match's log, numbered from 1; `by` and `why` for interventions only."""

    number: int
    seat: int
    action: str
    by: str | None = None
    why: str | None = None


class Randomness(Protocol):
    """As much chance as picking takes."""

    def shuffle(self, x: list[Any], /) -> None: ...


class Match(Protocol):
    """One game from its beginning to now."""

    @property
    def number(self) -> int:
        """The number of the last line, 0 before the first."""
        ...

    @property
    def version(self) -> int:
        """What a button made for the decision now asked for carries; never above `number`."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether nothing can follow any more."""
        ...

    @property
    def is_preparing(self) -> bool:
        """Whether it is so early (a draft, say) that it can be given up without a winner, and not yet taken back."""
        ...

    @property
    def first(self) -> int:
        """The seat that began."""
        ...

    def header(self) -> dict[str, Any]:
        """What it began with, as JSON keeps it: with the lines all that `Game.fold` needs."""
        ...

    def lines(self, since: int = 0) -> tuple[Line, ...]:
        """The lines after line `since`."""
        ...

    def continues(self, before: Self) -> bool:
        """Whether this is that match, gone on or not: the same beginning, and all its lines."""
        ...

    def waiting(self) -> tuple[int, ...]:
        """The seats somebody waits for now."""
        ...

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end, and where nobody has."""
        ...

    def is_in(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        ...

    def turn_id(self, seat: int) -> TurnId:
        """What this seat's time is for now."""
        ...

    def decision(self, seat: int) -> int | None:
        """The version a decision of this seat must be made for; None where it has decided, and others have not."""
        ...

    def allowed(self, seat: int) -> tuple[str, ...]:
        """The actions a seat may take now."""
        ...

    def play(self, seat: int, action: str) -> Self:
        """The match after a seat's action. Raises `GameError`."""
        ...

    def intervene(self, seat: int, action: str, *, by: str, why: str) -> Self:
        """The match after an intervention, `ELIMINATE` and `undo_to` among them. Raises `GameError`."""
        ...

    def surplus(self, seat: int, count: int, random: "Randomness") -> str:
        """The intervention that takes so many cards, picked at random, out of a seat's hand. Raises `GameError`."""
        ...

    def abandon(self) -> Self:
        """The match given up while it was preparing: over, without another line. Raises `GameError`."""
        ...

    def own_undo(self, seat: int) -> int | None:
        """The line to which a seat may go back by itself, or None."""
        ...

    def undo_points(self, seat: int) -> tuple[int | None, int | None]:
        """The lines right before a seat's last decision, and before the first of its last turn; None: there is none."""
        ...

    def effects_begun(self, seat: int) -> tuple[int, ...]:
        """The lines by which a seat has begun effects in its last turn, without those taken back; the newest first.

        They are what a referee can call begun too late; none in a game without effects.
        """
        ...

    def can_go_back_to(self, number: int) -> bool:
        """Whether an undo may name that line."""
        ...

    def has_shown_since(self, number: int) -> bool:
        """Whether somebody has since seen what an undo to that line would hide again: a card drawn, another's hand."""
        ...

    def at(self, number: int) -> Self:
        """The match as it was right after line `number`."""
        ...

    def view(self, viewer: int | None) -> object:
        """All that a seat (None: a spectator) may know; what policies, pictures and messages are given. It pickles."""
        ...

    def transcript(self, extra: Mapping[str, Any]) -> Iterable[str]:
        """The lines of its transcript; `extra` are further keys of the header line."""
        ...


class Policy(Protocol):
    """A computer player: what it does with what its seat sees. It pickles, for it may think in another process."""

    def __call__(self, view: Any, random: Any, /) -> str: ...


class Game(Protocol):
    """A game that can be played at tables."""

    @property
    def name(self) -> GameName:
        """Its name, under which tables keep it."""
        ...

    @property
    def rules(self) -> int:
        """The version of its rules by which new matches are played."""
        ...

    @property
    def policy(self) -> Policy:
        """Who plays for computer players, and for people who are away."""
        ...

    @property
    def allows_several_seats(self) -> bool:
        """Whether one person may hold several seats."""
        ...

    def check(self, players: int, choices: Mapping[str, Any]) -> None:
        """Raises `GameError` where it cannot be played by so many, or with these choices."""
        ...

    def start(self, players: int, choices: Mapping[str, Any], random: Any, *, first: int | None = None) -> Match:
        """A new match: all its chance is spent here. `first` is the seat that begins, drawn where it is None.

        `random` is asked for `shuffle` and `randrange` only: with a secret behind it that is all there is.
        """
        ...

    def fold(self, rules: int, header: dict[str, Any], lines: Iterable[Line]) -> Match:
        """The match that a header and its lines lead to, by that version of the rules.

        Raises `BrokenLog`.
        """
        ...


Games = Mapping[GameName, Game]
"""The games that can be played here, by name."""


class BrokenLog(Exception):
    """A log that does not replay: `number` is the first line that does not (0: the header)."""

    def __init__(self, number: int) -> None:
        super().__init__(f"line {number} does not replay")
        self.number = number

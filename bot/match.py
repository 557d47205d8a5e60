"""The interface of a game to everything outside: a `Match` is one game going on, a `Game` what can be played.

Pure. Tables, store, manager and clocks know nothing else of any game; `bot.games` has one adapter for each. A match is
a value: each change returns another. Its log is the authority: header and lines are enough to rebuild it (`Game.fold`).

Seats are numbered from 0. An action is its one text form, as it stands in the log, in a button and in a transcript.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NewType, Protocol, Self

GameName = NewType("GameName", str)
"""A game's name as stored with each table; never changed once there are tables."""
TurnId = NewType("TurnId", int)
"""The identity of what a seat's time is for: one for each of its turns, or of its decisions where all decide at once.

It is only compared for equality; a game makes them as it likes.
"""

ELIMINATE: Final = "eliminate"
"""The intervention that takes a seat out of a game for good, in the log of every game."""
REFILL: Final = "refill"
"""The intervention that makes up for a draw that was forgotten, in a game where one draws."""
TABLE: Final = "table"
"""The `by` of an intervention of the table itself."""
AGREED: Final = "agreed by all"
"""The `why` of an undo that the table's people have voted for, without names (see `agreed_by`)."""


def void_to(number: int) -> str:
    """Return the intervention by which an effect doesn't count that was begun with the line after that one (§9.3).

    The game goes back to before it, and it can't be begun again in that turn.
    """
    return f"{undo_to(number)} void"


def undo_to(number: int) -> str:
    """Return the intervention that goes back to right after line `number`, in the log of every game."""
    return f"undo {number}"


def seat_author(seat: int) -> str:
    """Return the `by` of an intervention of a seat's own: an undo, a resignation."""
    return f"seat {seat}"


def agreed_by(seats: Iterable[int]) -> str:
    """Return the `why` of an undo to which the people of these seats have agreed."""
    return "agreed by " + ", ".join(map(seat_author, seats))


def seats_agreed(why: str) -> tuple[int, ...] | None:
    """Return the seats named by `agreed_by`; empty for `AGREED`, None where `why` isn't about an agreement."""
    if why == AGREED:
        return ()
    seats = re.fullmatch(r"agreed by (seat \d+(?:, seat \d+)*)", why)
    return tuple(int(seat.removeprefix("seat ")) for seat in seats[1].split(", ")) if seats else None


def referee_author(name: str) -> str:
    """Return the `by` of a referee's intervention."""
    return f"referee {name}"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a match's log, numbered from 1; only interventions have `by` and `why`."""

    number: int
    seat: int
    action: str
    by: str | None = None
    why: str | None = None


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What one seat has done in a match so far. The names in `played` and `used` are the game's own, worded by it."""

    place: int
    """From 1, the best; seats that share a place have the same number, and who has left stands behind who has not."""
    side: int
    """The number of its team; where everyone plays alone, its own."""
    played: Mapping[str, int]
    """How many cards, or whatever the game counts, of which group were played."""
    used: Mapping[str, int]
    """How often which effects were used."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a seat: the first and the last line of it that still stand."""

    seat: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """What is counted of a match, for records and ratings. Nothing in it was hidden when the match was over."""

    victory: str
    """How it was won, by a name of the game's own; empty where it was not."""
    turns: tuple[Turn, ...]
    """The turns in order, without what was taken back and without the game's preparation."""
    seats: tuple[SeatSummary, ...]


class Randomness(Protocol):
    """The part of a random generator that picking needs."""

    def shuffle(self, x: list[Any], /) -> None: ...


class Match(Protocol):
    """One game from its beginning to its current line."""

    @property
    def number(self) -> int:
        """The number of the last line, 0 before the first."""
        ...

    @property
    def version(self) -> int:
        """The version of the current decision, which its buttons carry; never above `number`."""
        ...

    @property
    def is_over(self) -> bool:
        """True once no line can follow."""
        ...

    @property
    def is_preparing(self) -> bool:
        """True while it is so early (a draft, say) that it can be given up without a winner, and not yet taken back."""
        ...

    @property
    def first(self) -> int:
        """The seat that began."""
        ...

    def header(self) -> dict[str, Any]:
        """The beginning of the match, as JSON; with the lines it is all that `Game.fold` needs."""
        ...

    def lines(self, since: int = 0) -> tuple[Line, ...]:
        """The lines after line `since`."""
        ...

    def continues(self, before: Self) -> bool:
        """Return whether this is `before` or a continuation of it: the same beginning, and all its lines."""
        ...

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that must decide now."""
        ...

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty before the end, and where no one has."""
        ...

    def is_in(self, seat: int) -> bool:
        """Return whether a seat is still in the game."""
        ...

    def turn_id(self, seat: int) -> TurnId:
        """Return the identity of what this seat's time is for now."""
        ...

    def next_after(self, seat: int) -> int | None:
        """Return the seat whose turn follows this one's as things stand; None where that isn't so simple."""
        ...

    def decision(self, seat: int) -> int | None:
        """Return the version that a decision of this seat must carry; None where only others must still decide."""
        ...

    def allowed(self, seat: int) -> tuple[str, ...]:
        """The actions a seat may take now."""
        ...

    def forced(self, seat: int) -> str | None:
        """Return the only action left to a seat, if everyone can see that it is the only one; else None."""
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

    def hand_size(self, seat: int) -> tuple[int, int] | None:
        """Return how many cards a seat holds, which everyone sees, and its limit now; None in a game without hands."""
        ...

    def abandon(self) -> Self:
        """The match given up while it was preparing: over, without another line. Raises `GameError`."""
        ...

    def own_undo(self, seat: int) -> int | None:
        """Return the line to which a seat may go back without asking, or None."""
        ...

    def undo_points(self, seat: int) -> tuple[int | None, int | None]:
        """Return the lines before a seat's last decision and before the first of its last turn, each or None.

        Neither lies in what the game is prepared with, such as a draft.
        """
        ...

    def effects_begun(self, seat: int) -> tuple[int, ...]:
        """Return the lines at which a seat has begun effects in its last turn, except those taken back; the newest
        first.

        A referee can call them begun too late. Empty in a game without effects.
        """
        ...

    def can_go_back_to(self, number: int) -> bool:
        """Return whether an undo may name that line."""
        ...

    def has_shown_since(self, number: int) -> bool:
        """Return whether anyone has since seen what an undo to that line would hide: a card drawn, another's hand."""
        ...

    def at(self, number: int) -> Self:
        """The match as it was right after line `number`."""
        ...

    def redealt(self, seat: int, seed: int) -> Self:
        """Return this moment with all that `seat` cannot know dealt again, the same for the same seed.

        It has no earlier lines. A match in which nothing is hidden isn't changed.
        """
        ...

    def view(self, viewer: int | None) -> object:
        """Return all that a seat (None: a spectator) may know, for policies, pictures, messages; it can be pickled."""
        ...

    def summary(self) -> MatchSummary | None:
        """Return what is counted of it so far; None for a game that no records are kept of.

        It reads the whole log, so that it is asked off the event loop.
        """
        ...

    def transcript(self, extra: Mapping[str, Any]) -> Iterable[str]:
        """The lines of its transcript; `extra` are further keys of the header line."""
        ...


class Policy(Protocol):
    """A computer player: returns an action for what its seat sees, or several in a row, if it has thought of them
    together and the first ones show it nothing new. It can be pickled for another process."""

    def __call__(self, view: Any, random: Any, /) -> str | tuple[str, ...]: ...


class Reviewer(Protocol):
    """Looks back on a match for one of its players, by what that player could know. It can be pickled."""

    def moments(self, match: Any, seat: int, own: Collection[int]) -> Sequence[object]:
        """Return what a seat saw and did, decision by decision, each of which can be pickled.

        `own` are the lines that the player has decided, and no one else on their seat. It reads the whole log, so that
        it is asked off the event loop.
        """
        ...

    def __call__(self, moment: Any, random: Any, /) -> str:
        """Return what is to be kept of a moment; it takes seconds."""
        ...


class Game(Protocol):
    """A game that can be played at tables."""

    @property
    def name(self) -> GameName:
        """The name under which tables store it."""
        ...

    @property
    def rules(self) -> int:
        """The version of its rules by which new matches are played."""
        ...

    @property
    def policy(self) -> Policy:
        """The policy of computer players where `policies` has none of their level."""
        ...

    @property
    def policies(self) -> Mapping[str, Policy]:
        """The policies by level, the weakest first; empty where there is nothing to choose."""
        ...

    @property
    def slow_levels(self) -> Collection[str]:
        """The levels whose policies think for seconds, so that others should not wait for them."""
        ...

    @property
    def allows_several_seats(self) -> bool:
        """True where one person may hold several seats."""
        ...

    @property
    def is_optional(self) -> bool:
        """True where a server has to switch it on before its tables can be opened there."""
        ...

    @property
    def reviewer(self) -> Reviewer | None:
        """What looks back on its matches; None where nothing does."""
        ...

    def check(self, players: int, choices: Mapping[str, Any]) -> None:
        """Raise `GameError` where it cannot be played by so many, or with these choices."""
        ...

    def start(self, players: int, choices: Mapping[str, Any], random: Any, *, first: int | None = None) -> Match:
        """Return a new match; all its randomness is used here. `first` is the seat that begins, drawn where it is None.

        Only `shuffle` and `randrange` of `random` are used, since a source made from a secret has no others.
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
    """A log that cannot be replayed: `number` is the first line that fails (0: the header)."""

    def __init__(self, number: int) -> None:
        super().__init__(f"line {number} does not replay")
        self.number = number

"""A match that consists of its log: undo, replay and transcript for games with few lines.

A game defines how it begins and the result of its standing lines; all is folded from them when asked.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Self, cast

from bot.match import ELIMINATE, BrokenLog, Line, MatchSummary, Randomness, TurnId, undo_to
from bot.reasons import NO_CLAUSE, GameError, Reasons

REASONS: Final = Reasons(dict.fromkeys(("move-not-possible", "intervention-not-possible"), NO_CLAUSE))
"""The reasons why a line cannot follow, where the game has no better reason of its own."""


class NotPossible(GameError):
    """A line that cannot follow here."""

    def __init__(self, key: str) -> None:
        super().__init__(REASONS.reason(key, {}))


@dataclass(frozen=True, slots=True)
class LoggedMatch:
    """The parts of a `Match` that follow from its log; the game adds `is_over`, `waiting`, `allowed` and `view`."""

    start: Mapping[str, Any]
    """The beginning of the match, as JSON; it includes `players`."""
    log: tuple[Line, ...] = ()

    @property
    def is_over(self) -> bool:
        """True once no line can follow."""
        raise NotImplementedError

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that must decide now."""
        raise NotImplementedError

    def allowed(self, seat: int) -> tuple[str, ...]:
        """The actions a seat may take now."""
        raise NotImplementedError

    @property
    def number(self) -> int:
        """The number of the last line."""
        return len(self.log)

    @property
    def version(self) -> int:
        """The number of the last line: every line makes a new decision."""
        return self.number

    @property
    def is_preparing(self) -> bool:
        """False: such a game is played from its first line."""
        return False

    @property
    def first(self) -> int:
        """The seat that began."""
        return int(self.start.get("first", 0))

    @property
    def standing(self) -> tuple[Line, ...]:
        """The lines that no undo has taken back, without the undos."""
        found: list[Line] = []
        for line in self.log:
            if line.action.startswith("undo "):
                found = [each for each in found if each.number <= _goal(line)]
            else:
                found.append(line)
        return tuple(found)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: empty, where the game does not define it."""
        return ()

    def header(self) -> dict[str, Any]:
        """The beginning of the match."""
        return dict(self.start)

    def lines(self, since: int = 0) -> tuple[Line, ...]:
        """The lines after line `since`."""
        return self.log[since:]

    def continues(self, before: Self) -> bool:
        """Return whether this is `before` or a continuation of it."""
        return self.start == before.start and self.log[: before.number] == before.log

    def is_in(self, seat: int) -> bool:
        """Return whether a seat has not been eliminated."""
        return not any(line.action == ELIMINATE and line.seat == seat for line in self.standing)

    def next_after(self, seat: int) -> int | None:
        """Return None: in which order seats act is the game's own."""
        return None

    def turn_id(self, seat: int) -> TurnId:
        """Return the number of lines: each line is a turn."""
        return TurnId(len(self.standing))

    def decision(self, seat: int) -> int | None:
        """Return the version, which is the same for every seat."""
        return self.version

    def forced(self, seat: int) -> str | None:
        """Return None: nothing is played by itself in such a game."""
        return None

    def play(self, seat: int, action: str) -> Self:
        """The match after a seat's action. Raises `NotPossible`."""
        if action not in self.allowed(seat):
            raise NotPossible("move-not-possible")
        return self._add_line(seat, action)

    def intervene(self, seat: int, action: str, *, by: str, why: str) -> Self:
        """The match after an elimination, or an undo. Raises `NotPossible`."""
        goals = {undo_to(number) for number in range(self.number) if self.can_go_back_to(number)}
        if self.is_over or action not in {ELIMINATE, *goals} or (action == ELIMINATE and not self.is_in(seat)):
            raise NotPossible("intervention-not-possible")
        return self._add_line(seat, action, by, why)

    def surplus(self, seat: int, count: int, random: Randomness) -> str:
        """Raise `NotPossible`, since there are no hands."""
        raise NotPossible("intervention-not-possible")

    def hand_size(self, seat: int) -> tuple[int, int] | None:
        """Return None, since there are no hands."""
        return None

    def abandon(self) -> Self:
        """Raise `NotPossible`, since such a game is never preparing."""
        raise NotPossible("intervention-not-possible")

    def own_undo(self, seat: int) -> int | None:
        """Return the line before its last action, as long as no one has acted since; else None."""
        last = self.standing[-1] if self.standing else None
        return last.number - 1 if last is not None and (last.seat, last.by) == (seat, None) else None

    def undo_points(self, seat: int) -> tuple[int | None, int | None]:
        """Return the line before its last action, twice, since an action is a turn."""
        mine = [line.number - 1 for line in self.standing if (line.seat, line.by) == (seat, None)]
        return (mine[-1], mine[-1]) if mine else (None, None)

    def redealt(self, seat: int, seed: int) -> Self:
        """Return the match as it is: nothing is hidden."""
        return self

    def effects_begun(self, seat: int) -> tuple[int, ...]:
        """Return nothing: only the rules of each such game know what may be done."""
        return ()

    def can_go_back_to(self, number: int) -> bool:
        """Return whether an undo may name that line: the deal, or one that stands, or was reached by an undo."""
        return 0 <= number < self.number and all(
            _goal(line) >= number for line in self.log[number:] if line.action.startswith("undo ")
        )

    def has_shown_since(self, number: int) -> bool:
        """Return False, since nothing is hidden in such a game."""
        return False

    def at(self, number: int) -> Self:
        """The match right after line `number`."""
        return replace(self, log=self.log[:number])

    def summary(self) -> MatchSummary | None:
        """Return None: no records are kept of it, unless the game defines what is counted."""
        return None

    def transcript(self, extra: Mapping[str, Any]) -> Iterator[str]:
        """Its header, then its lines, each as JSON."""
        yield json.dumps({**self.start, **extra}, ensure_ascii=False)
        for line in self.log:
            written = {"n": line.number, "seat": line.seat, "do": line.action}
            if line.by is not None:
                written |= {"by": line.by, "why": line.why or ""}
            yield json.dumps(written, ensure_ascii=False)

    def _add_line(self, seat: int, action: str, by: str | None = None, why: str | None = None) -> Self:
        return replace(self, log=(*self.log, Line(self.number + 1, seat, action, by, why)))


def fold_lines(match: "LoggedMatch", lines: Iterable[Line]) -> "LoggedMatch":
    """The match that these lines lead to. Raises `BrokenLog`."""
    for line in lines:
        try:
            if line.number != match.number + 1:
                raise BrokenLog(line.number)
            if line.by is None or line.why is None:
                match = match.play(line.seat, line.action)
            else:
                match = match.intervene(line.seat, line.action, by=line.by, why=line.why)
        except GameError as error:
            raise BrokenLog(line.number) from error
    return match


def parse_transcript(texts: Iterable[str]) -> tuple[dict[str, Any], tuple[Line, ...]]:
    """Return the header and the lines that `LoggedMatch.transcript` has written, each a JSON object.

    Empty texts between them are skipped. Raises `BrokenLog` with the number of the line, counted from the header as 0.
    """
    objects: list[dict[str, Any]] = []
    for text in filter(str.strip, texts):
        try:
            found = json.loads(text)
        # endless brackets make JSON's reader give up with an error of its own
        except (ValueError, RecursionError):
            raise BrokenLog(len(objects)) from None
        if not isinstance(found, dict):
            raise BrokenLog(len(objects))
        objects.append(cast("dict[str, Any]", found))
    if not objects:
        raise BrokenLog(0)
    return objects[0], tuple(_read_line(each, number) for number, each in enumerate(objects[1:], start=1))


def _read_line(found: Mapping[str, Any], number: int) -> Line:
    match found:
        case {"n": int(n), "seat": int(seat), "do": str(action), "by": str(by), "why": str(why)}:
            return Line(n, seat, action, by, why)
        case {"n": int(n), "seat": int(seat), "do": str(action)}:
            return Line(n, seat, action)
        case _:
            raise BrokenLog(number)


def _goal(line: Line) -> int:
    return int(line.action.partition(" ")[2])

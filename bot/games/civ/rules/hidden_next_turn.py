"""Whether one player could still win in his next turn, for all that a reader may know: asked of many positions."""

from collections.abc import Iterable, Sequence
from functools import partial

from bot.games.civ.rules.cards import DOMAINS, Seat
from bot.games.civ.rules.hidden_majorities import wins_by_majority
from bot.games.civ.rules.hidden_seats import Standing, as_turn_begins, next_turns
from bot.games.civ.rules.hidden_turn import HiddenTurn, TurnFacts
from bot.games.civ.rules.hidden_wins import Course, course_at_once, find_course, without_unused
from bot.games.civ.rules.search_effort import Effort


class NextTurn:
    """The next turn of `seat` as the reader sees it after whatever he tries; the Domains of `first` are tried first."""

    def __init__(self, reader_seat: int, seat: Seat, first: Sequence[int]) -> None:
        self._reader_seat = reader_seat
        self._seat = seat
        self._order = (*first, *(domain for domain in range(len(DOMAINS)) if domain not in first))
        self._answers: dict[tuple[TurnFacts, HiddenTurn], bool] = {}
        self.courses: list[Course] = []
        """Found on the way, the newest first: most of what the reader may do leaves one of them as it is."""

    def begin(self, standing: Standing) -> list[tuple[TurnFacts, HiddenTurn]] | bool:
        """How it may begin; where the game ends before, whether it ends well."""
        begun, _ = as_turn_begins(standing.position, self._seat)
        if begun.result is not None:
            return self._seat not in begun.result.winners or self._reader_seat in begun.result.winners
        return next_turns(standing, begun, self._seat)

    def is_harmless(self, standing: Standing, effort: Effort) -> bool:
        """Whether he cannot win, in whichever way the turn begins. Raises `TooMuch`."""
        turns = self.begin(standing)
        return turns if isinstance(turns, bool) else not self.may_win_any(turns, effort)

    def may_win_any(self, turns: Iterable[tuple[TurnFacts, HiddenTurn]], effort: Effort) -> bool:
        """Whether he could win in one of those turns. Raises `TooMuch`."""
        return any(self.may_win(*turn, effort) for turn in turns)

    def may_win(self, facts: TurnFacts, turn: HiddenTurn, effort: Effort) -> bool:
        """Whether he could win in that turn in any way. Raises `TooMuch`."""
        if any(course.leads(facts, turn) for course in self.courses):
            return True
        key = facts, without_unused(facts, turn)
        if key not in self._answers:
            self._answers[key] = self._finds(facts, turn, effort)
        return self._answers[key]

    def _finds(self, facts: TurnFacts, turn: HiddenTurn, effort: Effort) -> bool:
        for find in (course_at_once, partial(find_course, effort=effort)):
            for domain in self._order:
                if course := find(facts, turn, domain):
                    self.courses.insert(0, course)
                    return True
        return wins_by_majority(facts, turn, effort)

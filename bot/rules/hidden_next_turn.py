"""Whether one player could still win in his next turn, for all that a reader may know: asked of many positions."""

from collections.abc import Sequence
from functools import partial

from bot.rules.cards import DOMAINS, Seat
from bot.rules.hidden_majorities import wins_by_majority
from bot.rules.hidden_seats import Standing, as_turn_begins, next_turn
from bot.rules.hidden_turn import HiddenTurn, TurnFacts
from bot.rules.hidden_wins import Course, course_at_once, find_course, without_unused
from bot.rules.search_effort import Effort


class NextTurn:
    """The next turn of `seat` as the reader sees it after whatever he tries; the Domains of `first` are tried first."""

    def __init__(self, reader: int, seat: Seat, first: Sequence[int]) -> None:
        self._reader = reader
        self._seat = seat
        self._order = (*first, *(domain for domain in range(len(DOMAINS)) if domain not in first))
        self._known: dict[tuple[TurnFacts, HiddenTurn], bool] = {}
        self.courses: list[Course] = []
        """Found on the way, the newest first: most of what the reader may do leaves one of them as it is."""

    def begin(self, standing: Standing) -> tuple[TurnFacts, HiddenTurn] | bool:
        """How it begins; where the game ends before, whether it ends well."""
        begun, _ = as_turn_begins(standing.position, self._seat)
        if begun.result is not None:
            return self._seat not in begun.result.winners or self._reader in begun.result.winners
        return next_turn(standing, begun, self._seat)

    def is_harmless(self, standings: Sequence[Standing], effort: Effort) -> bool:
        """Whether he cannot win, however what the reader knows of several hands lies in each. Raises `TooMuch`."""
        turns = map(self.begin, standings)
        return all(turn if isinstance(turn, bool) else not self.may_win(*turn, effort) for turn in turns)

    def may_win(self, facts: TurnFacts, turn: HiddenTurn, effort: Effort) -> bool:
        """Whether he could win in that turn in any way. Raises `TooMuch`."""
        if any(course.leads(facts, turn) for course in self.courses):
            return True
        key = facts, without_unused(facts, turn)
        if key not in self._known:
            self._known[key] = self._finds(facts, turn, effort)
        return self._known[key]

    def _finds(self, facts: TurnFacts, turn: HiddenTurn, effort: Effort) -> bool:
        for find in (course_at_once, partial(find_course, effort=effort)):
            for domain in self._order:
                if course := find(facts, turn, domain):
                    self.courses.insert(0, course)
                    return True
        return wins_by_majority(facts, turn, effort)

"""Whether a player could win in his next turn, for all that somebody knows who does not see his hand (RULES §7).

Exact: the turn is searched whole, but for what provably leads nowhere. That is cheap where the cards still missing are
more than a turn can bring, which is nearly always; else the bounds below cut most of it.
"""

from collections.abc import Iterator
from typing import Final

from bot.rules.cards import FLAG, C, E, R, S, U, column
from bot.rules.hidden_effects import attack, economy, inquisition, leap, science, utopia
from bot.rules.hidden_turn import KINDS_BY_AGE, HiddenTurn, TurnFacts, best_levels, size_of, step_1, taken

_ORDERS: Final = tuple((wanted, *(domain for domain in (E, S, C, U, 1, 0) if domain != wanted)) for wanted in range(6))
"""For each Domain wanted, the order in which Domains are tried: it, then what opens effects."""


class TooMuch(Exception):
    """A search has looked at as many moments as it may."""


class Effort:
    """How many moments of a turn may still be looked at; counted, never timed, so that all machines say the same."""

    def __init__(self, moments: int) -> None:
        self._left = moments

    def spend(self) -> None:
        """Looks at one more. Raises `TooMuch`."""
        self._left -= 1
        if self._left < 0:
            raise TooMuch


def plays_at_once(facts: TurnFacts, turn: HiddenTurn, domain: int) -> bool:
    """Whether one card played in step 1, which he could hold, gives him Hegemony there; or he has it already."""
    missing = facts.needs[domain] - column(turn.columns, domain)
    if missing <= 0:
        return True
    may_play = turn.is_step_1 and not facts.forbidden & FLAG[domain]
    return missing == 1 and may_play and any(True for _ in taken(turn, domain))


def reaches(facts: TurnFacts, turn: HiddenTurn, domain: int, effort: Effort) -> bool:
    """Whether any course of the turn gives him Hegemony in that Domain (§7.1).

    Whether that is asked after every card or at the end is the same: of what follows a card within an effect nothing
    takes one out of the play area again, and step 2 may always be ended. Raises `TooMuch`.
    """
    return _Search(facts, domain, effort).finds(turn)


class _Search:
    """The search for one Domain; positions from which it failed are remembered."""

    def __init__(self, facts: TurnFacts, domain: int, effort: Effort) -> None:
        self._facts = facts
        self._effort = effort
        self._domain = domain
        self._order = _ORDERS[domain]
        self._failed: set[HiddenTurn] = set()

    def finds(self, turn: HiddenTurn) -> bool:
        self._effort.spend()
        missing = self._facts.needs[self._domain] - column(turn.columns, self._domain)
        if missing <= 0:
            return True
        if missing > most_gained(self._facts, turn, self._domain) or turn in self._failed:
            return False
        if any(map(self.finds, self._next(turn))):
            return True
        self._failed.add(turn)
        return False

    def _next(self, turn: HiddenTurn) -> Iterator[HiddenTurn]:
        facts, order = self._facts, self._order
        if turn.is_step_1:
            yield from step_1(facts, turn, order)
            return
        yield from economy(facts, turn, order)
        yield from science(facts, turn, order)
        bonus, fetched = most_plays(facts, turn, 0)
        yield from leap(turn, order if fetched else (), bonus)
        yield from inquisition(facts, turn)
        if fetched:
            yield from utopia(facts, turn)
            yield from attack(turn)


def most_gained(facts: TurnFacts, turn: HiddenTurn, domain: int) -> int:
    """An upper bound of the cards by which the rest of the turn can lengthen a column."""
    if facts.forbidden & FLAG[domain]:
        return 0
    step = 1 if turn.is_step_1 and turn.size else 0
    bonus, fetched = most_plays(facts, turn, step)
    # each card that Economy or Science brings costs one of the play area; one of this very column would gain nothing
    others = size_of(turn.columns) - column(turn.columns, domain)
    most = step + min(bonus, others)
    if _may_change_hands(facts, turn, step + bonus):
        return most
    supply = column(turn.gained, domain) + column(turn.known, domain) + fetched
    for age, kind in KINDS_BY_AGE[domain]:
        supply += min(turn.blanks[age], turn.pool >> 7 * kind & 127)
    return min(most, turn.size + fetched, supply)


def most_plays(facts: TurnFacts, turn: HiddenTurn, step: int) -> tuple[int, int]:
    """Upper bounds of the cards that Economy and Science let him play, and of those that Utopia fetches.

    From below: an effect that is not open yet can only be opened by cards that others let him play first.
    """
    columns, used = turn.columns, turn.permanent
    best = best_levels(facts.setup.players, turn.others)
    culture = column(columns, C) - best[C]
    may_copy = not used & FLAG[C]

    def level(domain: int, more: int) -> int:
        if used & FLAG[domain]:
            return 0
        own = facts.setup.level(column(columns, domain) + more)
        return max(own, best[domain]) if may_copy and culture + more > 0 else own

    economy = science = utopia = -1
    now = (0, 0, 0)
    while now != (economy, science, utopia):
        economy, science, utopia = now
        played = step + economy + science
        now = (
            min(level(E, played - economy), max(0, turn.size - step + utopia)),
            level(S, played - science),
            level(U, played),
        )
    return economy + science, utopia


def _may_change_hands(facts: TurnFacts, turn: HiddenTurn, more: int) -> bool:
    """Whether a Leap or an Inquisition may still come, so that the hand may become another."""
    columns, used = turn.columns, turn.sacrifice
    has_science = not used & FLAG[S] and column(columns, S) + more > 0 and any(turn.pile)
    return has_science or (not used & FLAG[R] and column(columns, R) + more > 0)

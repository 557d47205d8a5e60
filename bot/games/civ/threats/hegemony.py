"""The search for a win by Hegemony in a player's next turn, as far as someone knows who does not see their hand (RULES
§7.1).

Exact: the whole turn is searched, except for what provably leads nowhere. That is cheap where more cards are missing
than a turn can bring, which is nearly always; otherwise the bounds below cut most of it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, pairwise
from typing import Final, NamedTuple

from bot.games.civ.rules.cards import FLAG, ONE_OF, WHOLE, C, column, columns_size, count
from bot.games.civ.rules.effect_table import SACRIFICE_TOTALS, TOTALS, totals_at
from bot.games.civ.rules.setup import LEVEL_1, LEVEL_2
from bot.games.civ.threats.effort import Effort
from bot.games.civ.threats.moves import (
    BACK,
    DO_ANY_REVIVE,
    FETCHES,
    GAINS,
    IS_PLAYING_DEAR,
    PLAYING,
    PLAYS,
    REVIVES,
    SOURCES,
    Aims,
    flags_of,
    moves_of,
)
from bot.games.civ.threats.turn import (
    KINDS_BY_AGE,
    Blanks,
    TurnFacts,
    TurnState,
    best_levels,
    draw_from,
    step_1,
    take_card,
    with_more,
)

_OPENING: Final = (*PLAYING, C)
"""Domains whose cards open effects that let more cards be played."""
_CULTURE: Final = len(PLAYING)
"""The place of Culture in `_OPENING`."""
_OPENERS: Final = sum(WHOLE[domain] for domain in SOURCES)
"""The part of a column set that says which effects are open that let more cards be played, or fetch any."""
_TRIED: Final = tuple(dict.fromkeys((*_OPENING, *FETCHES, *REVIVES, *reversed(range(6)))))
_ORDERS: Final = tuple((wanted, *(domain for domain in _TRIED if domain != wanted)) for wanted in range(6))
"""The order in which Domains are tried, by Domain wanted: that one first, then those that open effects."""
_LEVELS: Final = tuple(
    tuple((each.plays, each.recalls + each.gains) for each in (totals_at(domain, level) for level in (0, 1, 2)))
    for domain in PLAYING
)
"""The cards played by an effect, and those that come into the hand before, by place in `PLAYING` and level."""
_PLAYED_BY_SACRIFICE: Final = tuple(
    (FLAG[domain], totals.plays, totals.recalls + totals.gains, totals.fetches, totals.revives)
    for domain, totals in SACRIFICE_TOTALS.items()
    if totals.grows or totals.fetches
)
"""Sacrifice effects that bring cards into play or fetch some, by flag: none at present."""
_SACRIFICING: Final = tuple(flag for flag, *_ in _PLAYED_BY_SACRIFICE)
_MOST_PLAYED: Final = max(totals.plays for totals in TOTALS.values())
_NEW_CARDS: Final = tuple(
    (0 if level else FLAG[domain], FLAG[domain] if level else 0, domain, totals)
    for (domain, level), totals in sorted(TOTALS.items(), key=lambda item: not item[1].draws)
    if totals.draws or totals.takes
)
"""Effects that bring cards of the draw pile, then of other hands: by flag of a sacrifice, or of a permanent effect."""
_FETCHED_BY_SACRIFICE: Final = flags_of(lambda totals: totals.fetches > 0)[1]
_BY_SACRIFICE: Final = sum(_SACRIFICING)
_DO_PLAYERS_THROW: Final = any(totals.grows and totals.thrown for totals in TOTALS.values())
_PLAYERS, _OTHERS, _FETCHERS, _STRIKERS, _THROWERS = (
    moves_of("plays"),
    (*moves_of("draws"), *moves_of("takes")),
    moves_of("fetches"),
    moves_of("strikes"),
    moves_of("throws"),
)


def without_unused(facts: TurnFacts, turn: TurnState) -> TurnState:
    """Return the turn without cards of the discard pile beyond those that can leave it: they make no difference."""
    step = 1 if turn.is_step_1 and turn.size else 0
    bounds = most_plays(facts, turn, step)
    used = bounds.fetched + bounds.revived
    return turn._replace(discard=sum(min(used, column(turn.discard, each)) * ONE_OF[each] for each in range(6)))


def plays_at_once(facts: TurnFacts, turn: TurnState, domain: int) -> bool:
    """Return whether one card played in step 1, perhaps in hand, gives Hegemony there; or it is there already."""
    missing = facts.needs[domain] - column(turn.columns, domain)
    if missing <= 0:
        return True
    may_play = turn.is_step_1 and not facts.forbidden & FLAG[domain]
    return missing == 1 and may_play and any(True for _ in take_card(turn, domain))


def reaches(facts: TurnFacts, turn: TurnState, domain: int, effort: Effort) -> bool:
    """Return whether any course of the turn gives Hegemony in that Domain (§7.1).

    Whether that is asked after every card or at the end is the same: of what follows a card within an effect nothing
    takes one out of the play area again, and step 2 may always be ended. Raises `TooMuch`.
    """
    return find_course(facts, turn, domain, effort) is not None


@dataclass(frozen=True, slots=True)
class Course:
    """A turn that gives Hegemony in a Domain, with what it depends on: other parts of the table may change."""

    domain: int
    facts: TurnFacts
    turn: TurnState
    """The turn at its beginning."""
    fetched: int
    """Cards that it takes out of the discard pile (§4.5)."""
    copies: bool
    attacks: bool
    inquires: bool
    leaps: bool

    def leads(self, facts: TurnFacts, turn: TurnState) -> bool:
        """Return whether the same course surely leads there in that turn, too; where not, it still may."""
        old = self.turn
        return (
            facts.needs[self.domain] <= self.facts.needs[self.domain]
            and facts.forbidden == self.facts.forbidden
            and turn[:1] + turn[2:7] == old[:1] + old[2:7]  # the own columns, and all of the hand
            and turn[8:11] == old[8:11]  # what has been used, and the step
            and all(column(turn.discard, each) >= column(self.fetched, each) for each in range(6))
            and (not self.copies or _copyable_levels(facts, turn) == _copyable_levels(self.facts, old))
            and (not self.attacks or turn.others == old.others)
            and (not self.inquires or facts.hands == self.facts.hands)
            and (not self.leaps or turn.pile == old.pile)
        )


def _copyable_levels(facts: TurnFacts, turn: TurnState) -> tuple[int, ...]:
    return best_levels(facts.setup.players, turn.others)


def find_course(facts: TurnFacts, turn: TurnState, domain: int, effort: Effort) -> Course | None:
    """Return a course of the turn that gives Hegemony in that Domain; None where there is none. Raises `TooMuch`."""
    search = _Search(facts, domain, effort)
    return _course_of(facts, domain, search.path[::-1]) if search.finds(turn) else None


def course_at_once(facts: TurnFacts, turn: TurnState, domain: int) -> Course | None:
    """Return the course that is one card in step 1; None where there is none (see `plays_at_once`)."""
    at_once = plays_at_once(facts, turn, domain)
    return Course(domain, facts, turn, 0, copies=False, attacks=False, inquires=False, leaps=False) if at_once else None


def _course_of(facts: TurnFacts, domain: int, path: Sequence[TurnState]) -> Course:
    """Return the course of a path from the turn's beginning to where the column is long enough."""
    begun, last = path[0], path[-1]
    used, sacrificed = last.permanent & ~begun.permanent, last.sacrifice & ~begun.sacrifice
    fetched = sum(
        max(0, column(before.discard, each) - column(now.discard, each)) * ONE_OF[each]
        for before, now in pairwise(path)
        for each in range(6)
    )
    return Course(
        domain,
        facts,
        begun,
        fetched,
        copies=bool(used & FLAG[C]),
        attacks=_has_used(_STRIKING, used, sacrificed),
        inquires=_has_used(_TAKING, used, sacrificed),
        leaps=_has_used(_DRAWING, used, sacrificed),
    )


_STRIKING, _TAKING, _DRAWING = (
    flags_of(lambda totals: totals.strikes),
    flags_of(lambda totals: totals.takes),
    flags_of(lambda totals: totals.draws > 0),
)


def _has_used(flags: tuple[int, int], used: int, sacrificed: int) -> bool:
    """Return whether one of those permanent or sacrifice effects is among those used."""
    return bool(flags[0] & used or flags[1] & sacrificed)


class _Search:
    """The search for one Domain; it remembers positions from which it failed."""

    def __init__(self, facts: TurnFacts, domain: int, effort: Effort) -> None:
        self._facts = facts
        self._effort = effort
        self._domain = domain
        self._order = _ORDERS[domain]
        self._failed: set[TurnState] = set()
        self.path: list[TurnState] = []
        """The turns found, from the last to the first."""

    def finds(self, turn: TurnState) -> bool:
        self._effort.spend()
        missing = self._facts.needs[self._domain] - column(turn.columns, self._domain)
        if missing <= 0:
            self.path.append(turn)
            return True
        if turn in self._failed or not _may_gain(self._facts, turn, self._domain, missing):
            return False
        if any(map(self.finds, self._next(turn))):
            self.path.append(turn)
            return True
        self._failed.add(turn)
        return False

    def _next(self, turn: TurnState) -> Iterator[TurnState]:
        facts = self._facts
        if turn.is_step_1:
            yield from step_1(facts, turn, self._order)
            return
        aims = aims_of(most_plays(facts, turn, 0), self._order) if _DO_PLAYERS_THROW else Aims(self._order)
        for move in _PLAYERS:
            yield from move(facts, turn, aims)
        aims = aims_of(most_plays(facts, turn, 0), self._order)
        for move in _OTHERS:
            yield from move(facts, turn, aims)
        if aims.fetchable:
            for move in (*_FETCHERS, *_STRIKERS):
                yield from move(facts, turn, aims)
        if aims.revives:
            for move in _THROWERS:
                yield from move(facts, turn, aims)


def _may_gain(facts: TurnFacts, turn: TurnState, domain: int, missing: int) -> bool:
    """Return whether the rest of the turn could add `missing` cards to a column: upper bounds, the cheapest first."""
    is_shut = bool(facts.forbidden & FLAG[domain])
    if is_shut and not DO_ANY_REVIVE:
        return False
    step = 1 if turn.is_step_1 and turn.size else 0
    played, fetched, revived, _ = most_plays(facts, turn, step)
    if is_shut:
        return missing <= revived  # nothing of that Domain is played (§5.3)
    more = step + played
    if missing > more:
        return False
    # a card that costs one of this very column would gain nothing
    if IS_PLAYING_DEAR and missing > step + columns_size(turn.columns) - column(turn.columns, domain):
        return False
    found = _most_found(facts, turn, domain, more)
    if revived:
        return missing <= found + fetched + revived  # the finer bounds know nothing of cards that are not played
    if missing <= found and missing <= _best_case(facts, turn, domain, step, 0):
        return True
    if not fetched or missing > found + fetched:
        return False
    all_told = missing + _cost_of_fetching(facts, turn, domain)
    return all_told <= more and all_told <= _best_case(facts, turn, domain, step, fetched)


def _cost_of_fetching(facts: TurnFacts, turn: TurnState, domain: int) -> int:
    """Return a lower bound of the cards outside the wanted Domain to be played before an effect can fetch any.

    It opens by its own level, or by the lead in Culture that copies it; either may be the wanted Domain itself.
    """
    players = facts.setup.players
    best = best_levels(players, turn.others)
    lead = 0 if domain == C else max(0, best[C] + 1 - column(turn.columns, C))
    costs = [0] if _FETCHED_BY_SACRIFICE & ~turn.sacrifice else []
    for fetching in FETCHES:
        own = 0 if domain == fetching else max(0, LEVEL_1[players] - column(turn.columns, fetching))
        costs.append(own if not best[fetching] or turn.permanent & FLAG[C] else min(own, lead))
    return min(costs, default=0)


def _most_found(facts: TurnFacts, turn: TurnState, domain: int, more: int) -> int:
    """Return an upper bound of the cards of a Domain that may come to lie in the hand, the discard pile aside.

    Where a Leap or an Inquisition would cost a card of that very Domain, it brings one less.
    """
    ways = [(column(turn.gained, domain) + column(turn.known, domain), turn.blanks, 0, turn.pile)]
    for sacrifice, permanent, own, totals in _NEW_CARDS:
        if turn.sacrifice & sacrifice or turn.permanent & permanent:
            continue
        if sacrifice and column(turn.columns, own) + more <= 0:
            continue
        paid = int(bool(sacrifice) and domain == own)
        if totals.takes:
            known = max(column(hand.known, domain) for hand in facts.hands)
            one, two, three = (max(hand.blanks[age] for hand in facts.hands) for age in range(3))
            ways += [
                (found + known, with_more(slots, (one, two, three)), cost + paid, pile)
                for found, slots, cost, pile in ways
            ]
        if totals.draws:
            for found, slots, cost, pile in ways.copy():
                drawn, left = draw_from(pile, totals.draws)
                ways.append((found, with_more(slots, drawn), cost + paid, left))
    return max(found + _blank_cards(turn, domain, slots) - cost for found, slots, cost, _ in ways)


def _blank_cards(turn: TurnState, domain: int, slots: Blanks) -> int:
    return sum(min(slots[age], count(turn.pool, kind)) for age, kind in KINDS_BY_AGE[domain])


def _best_case(facts: TurnFacts, turn: TurnState, domain: int, step: int, fetched: int) -> int:
    """Return the most cards of a Domain that could be played if those in hand could be any, and none had to stay.

    Exact in how many there are, and what has to be played in other Domains first: most turns fail for either.
    """
    columns, used = turn.columns, turn.permanent
    best = best_levels(facts.setup.players, turn.others)
    return _most_played(
        (LEVEL_1[facts.setup.players], LEVEL_2[facts.setup.players]),
        tuple([column(columns, each) for each in _OPENING]),
        tuple([best[each] for each in _OPENING]),
        (
            *[bool(used & FLAG[each]) for each in _OPENING],
            *[bool(turn.sacrifice & each[0]) for each in _PLAYED_BY_SACRIFICE],
        ),
        _OPENING.index(domain) if domain in _OPENING else len(_OPENING),
        bool(step),
        turn.size + fetched + GAINS,
    )


# the same few counts come up in most moments of a turn, and with every card that is asked about
@lru_cache(maxsize=1 << 16)
def _most_played(
    sizes: tuple[int, int],
    counts: tuple[int, ...],
    best: tuple[int, ...],
    used: tuple[bool, ...],
    wanted: int,
    is_step_1: bool,
    hand: int,
) -> int:
    """Return `_best_case` of `counts` (of `_OPENING`) and the cards elsewhere; `best` is as in `best_levels`.

    Science leaves as many cards in hand as there were: none of those it takes back is new when it is played again.
    """
    if is_step_1:
        ways = [(1, used, hand - 1)]
    else:
        ways = [
            (min(played, hand), _mark_used(used, effect, is_copied=is_copied), hand + back - played)
            for effect, levels in enumerate(_LEVELS)
            if not used[effect]
            for own in [sum(counts[effect] >= size for size in sizes)]
            for is_copied in (False, True)
            if not is_copied or (not used[_CULTURE] and counts[_CULTURE] > best[_CULTURE])
            for played, back in levels[1 : (best[effect] if is_copied else own) + 1]
            if played and played <= hand + back
        ]
        ways += [
            (min(played, hand), _mark_used(used, place, is_copied=False), hand + back - played)
            for place, (_, played, back, _, _) in enumerate(_PLAYED_BY_SACRIFICE, len(_OPENING))
            if not used[place] and played <= hand + back
        ]
    found = 0
    for level, spent, left in ways:
        for cards in combinations_with_replacement(range(len(_OPENING) + 1), level):
            after = tuple(count + cards.count(place) for place, count in enumerate(counts))
            found = max(found, cards.count(wanted) + _most_played(sizes, after, best, spent, wanted, False, left))
    return found


def _mark_used(used: tuple[bool, ...], effect: int, *, is_copied: bool) -> tuple[bool, ...]:
    return tuple(flag or place == effect or (place == _CULTURE and is_copied) for place, flag in enumerate(used))


class Bounds(NamedTuple):
    """Upper bounds of the cards that effects move in the rest of a turn."""

    played: int
    """Cards that come into the play area, with those revived."""
    fetched: int
    """Cards fetched from the discard pile."""
    revived: int
    """Cards that come from the discard pile into the play area."""
    by_effect: tuple[int, ...]
    """The parts of `played`: by the effects of `PLAYING`, and last by all others together."""


def aims_of(bounds: Bounds, order: tuple[int, ...]) -> Aims:
    """Return the preferences of a search in which so much may still be done, Domains in `order`."""
    is_pile_used = bounds.fetched or bounds.revived
    return Aims(order, order if is_pile_used else (), bounds.played, bounds.revived > 0)


def most_plays(facts: TurnFacts, turn: TurnState, step: int) -> Bounds:
    """Return upper bounds of what effects may do in the rest of the turn, `step` cards played in step 1 aside."""
    players = facts.setup.players
    best = best_levels(players, turn.others)
    hand = min(turn.size + GAINS - step, _MOST_PLAYED)  # more in hand than one effect plays make no difference
    return _most_plays(
        players, turn.columns & _OPENERS, best, turn.permanent, turn.sacrifice & _BY_SACRIFICE, hand, step
    )


@lru_cache(maxsize=1 << 14)
def _most_plays(
    players: int, columns: int, best: tuple[int, ...], used: int, sacrificed: int, hand: int, step: int
) -> Bounds:
    """Return `most_plays`, built up step by step: a closed effect is only opened by cards that open effects play."""
    culture = column(columns, C) - best[C]
    may_copy = not used & FLAG[C]

    def level(domain: int, more: int) -> int:
        if used & FLAG[domain]:
            return 0
        size = column(columns, domain) + more
        own = 2 if size >= LEVEL_2[players] else 1 if size >= LEVEL_1[players] else 0
        return max(own, best[domain]) if may_copy and culture + more > 0 else own

    open_ = [each for each in _PLAYED_BY_SACRIFICE if not sacrificed & each[0]]
    by_sacrifice = sum(played for _, played, _, _, _ in open_)
    fetched_so = sum(fetched for _, _, _, fetched, _ in open_)
    revived_so = sum(revived for _, _, _, _, revived in open_)
    now, old = [0] * len(PLAYING), None
    fetched, revived = 0, revived_so
    # it ends where nothing grows any more
    while old != (now, fetched, revived):
        old = now, fetched, revived
        all_played = step + sum(now) + by_sacrifice + revived
        now = [
            min(PLAYS[place][reached], max(0, hand + fetched + fetched_so) + BACK[place][reached])
            for place, domain in enumerate(PLAYING)
            for reached in [level(domain, all_played - now[place])]
        ]
        fetched = sum(most[level(domain, all_played)] for domain, most in FETCHES.items())
        revived = revived_so + sum(most[level(domain, all_played)] for domain, most in REVIVES.items())
    others = by_sacrifice + revived
    return Bounds(sum(now) + others, fetched + fetched_so, revived, (*now, others))

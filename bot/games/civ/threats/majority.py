"""The search for a win by majorities where a player's next turn ends the game; `hegemony` does the same for Hegemony.

The game ends with that turn where the round closes with it and the pile is empty then (§7.2), or where the limit of
turns is reached (§7.5).
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from bot.games.civ.rules.cards import FLAG, WHOLE, C, R, Seat, column
from bot.games.civ.rules.effect_table import HAND_LIMITS, SACRIFICE, SACRIFICE_TOTALS, TOTALS, Totals, totals_at
from bot.games.civ.rules.scoring import count_points
from bot.games.civ.rules.setup import LEVEL_1, LEVEL_2
from bot.games.civ.threats.effort import Effort
from bot.games.civ.threats.hegemony import aims_of, most_plays
from bot.games.civ.threats.moves import FETCHES, PLAYING, REVIVES, THROWING, moves_of
from bot.games.civ.threats.turn import TurnFacts, TurnState, best_levels, level_of, levels_open, step_1

_DRAWING: Final = tuple((domain, totals.draws) for domain, totals in SACRIFICE_TOTALS.items() if totals.draws)
"""Domains whose sacrifice effect draws cards, and how many: Science."""
_SPENDING: Final = tuple(
    (place, domain, losses, max(loss - played for loss, played in zip(losses, plays, strict=True)))
    for place, domain in enumerate(PLAYING)
    for levels in [[totals_at(domain, level) for level in (1, 2)]]
    for losses, plays in [([0, *(max(0, each.loss) for each in levels)], [0, *(each.plays for each in levels)])]
    if max(losses)
)
"""Effects of `PLAYING` that leave fewer cards in hand, as Economy does and Science does not.

Each with its place there, its Domain, how many fewer cards by level, and how many fewer at most than it plays.
"""


def _beyond(domain: int, level: int, totals: Totals) -> int:
    """Return how many cards more an effect may let one draw, of which `_most_drawn` knows nothing else."""
    if level == SACRIFICE:
        return max(0, totals.loss)
    known = domain in THROWING or (domain in PLAYING and totals.plays)
    return totals.draws + (0 if known else max(0, totals.loss))


_BEYOND: Final = sum(
    max((_beyond(domain, level, totals) for (of, level), totals in TOTALS.items() if of == domain), default=0)
    for domain in range(6)
)
"""The number of cards that other effects may let a player draw: none at present."""
_DRAWING_FLAGS: Final = sum(FLAG[domain] for domain, _ in _DRAWING)
_COUNTING: Final = sum(
    WHOLE[domain]
    for domain in range(6)
    if domain in (R, C, *THROWING, *PLAYING) or any(domain == drawing for drawing, _ in _DRAWING)
)
"""The part of a column set that says how many cards may be taken from the pile."""
# what opens effects that let more be played first
_ORDER: Final = tuple(dict.fromkeys((*PLAYING, C, *FETCHES, *REVIVES, *reversed(range(6)))))
# a bound that costs nothing: with more in the pile no turn can empty it, and nothing has to be searched
_EVER_DRAWN: Final = max(HAND_LIMITS) + sum(draws for _, draws in _DRAWING) + _BEYOND
_STRIKERS, _PLAYERS, _TAKERS, _DRAWERS, _FETCHERS, _THROWERS = map(
    moves_of, ("strikes", "plays", "takes", "draws", "fetches", "throws")
)
_DO_FETCHERS_SPEND: Final = any(
    totals.loss > 0 and not totals.grows and (totals.fetches or totals.takes) for totals in TOTALS.values()
)
"""True where an effect that fetches, or takes a hand, leaves fewer cards in hand, so that more are drawn."""


def wins_by_majority(facts: TurnFacts, turn: TurnState, effort: Effort) -> bool:
    """Return whether any course of the turn ends the game and wins it (§7.3, §7.4). Raises `TooMuch`."""
    if not facts.is_capped and not (facts.is_last and sum(turn.pile) <= _EVER_DRAWN):
        return False
    return _Search(facts, effort).finds(turn)


class _Search:
    """The search; it remembers what it has seen, and the points."""

    def __init__(self, facts: TurnFacts, effort: Effort) -> None:
        self._facts = facts
        self._effort = effort
        self._seen: set[TurnState] = set()
        self._won: dict[tuple[int, tuple[int, ...]], bool] = {}
        self._bounds: dict[tuple[int, tuple[int, ...], int, int], bool] = {}
        self._ways_of: dict[tuple[tuple[int, ...], tuple[Seat, ...], bool], list[tuple[int, int]]] = {}
        setup = facts.setup
        self._side = setup.side(facts.seat)
        self._enemies = [side for side in setup.sides() if facts.seat not in side]
        self._alive = [seat == facts.seat or seat in facts.rivals for seat in range(setup.players)]

    def finds(self, turn: TurnState) -> bool:
        self._effort.spend()
        if turn in self._seen or not self._may_win(turn):
            return False
        self._seen.add(turn)
        if not turn.is_step_1 and self._wins(turn) and self._may_end(turn):
            return True
        return any(map(self.finds, self._next(turn)))

    def _next(self, turn: TurnState) -> Iterator[TurnState]:
        facts = self._facts
        if turn.is_step_1:
            yield from step_1(facts, turn, _ORDER)
            return
        bounds = most_plays(facts, turn, 0)
        bonus, aims = bounds.played, aims_of(bounds, _ORDER)
        for move in (*_STRIKERS, *_PLAYERS):
            yield from move(facts, turn, aims)
        may_draw_more = not facts.is_capped
        # what is in hand is of no use but to be played, or to be gone when cards are drawn
        for moves, is_open in (
            (_TAKERS, bonus or (may_draw_more and _DO_FETCHERS_SPEND)),
            (_DRAWERS, bonus or may_draw_more),
            (_FETCHERS, bonus or (may_draw_more and _DO_FETCHERS_SPEND)),
            (_THROWERS, may_draw_more or aims.revives),
        ):
            if is_open:
                for move in moves:
                    yield from move(facts, turn, aims)

    def _columns(self, turn: TurnState) -> list[int]:
        columns = [0] * self._facts.setup.players
        columns[self._facts.seat] = turn.columns
        for seat, other in zip(self._facts.rivals, turn.others, strict=True):
            columns[seat] = other
        return columns

    def _wins(self, turn: TurnState) -> bool:
        key = turn.columns, turn.others
        if key not in self._won:
            result = count_points(self._facts.setup, self._columns(turn), self._alive, "majority")
            self._won[key] = self._facts.seat in result.winners
        return self._won[key]

    def _may_end(self, turn: TurnState) -> bool:
        """Return whether the game can end if the turn ends now, after effects that change no column."""
        if self._facts.is_capped or not any(turn.pile):
            return True
        missing = sum(turn.pile) + turn.size
        return any(missing - fewer <= limit for limit, fewer in self._limits(turn))

    def _limits(self, turn: TurnState) -> Iterator[tuple[int, int]]:
        """Yield each hand size to draw up to in step 3 (§2.4, §6.4), and how many cards may be discarded before."""
        facts = self._facts
        own = HAND_LIMITS[level_of(facts.setup, turn.columns, R)]
        limits = [
            (own, False),
            *((HAND_LIMITS[level], flags != FLAG[R]) for level, flags in levels_open(facts, turn, R)),
        ]
        throws = [
            [
                (0, False),
                *(
                    (totals_at(domain, level).thrown, flags != FLAG[domain])
                    for level, flags in levels_open(facts, turn, domain)
                ),
            ]
            for domain in THROWING
        ]
        for limit, is_copied in limits:
            for thrown in product(*throws):
                fewer = sum(many for many, _ in thrown)
                if fewer <= turn.size and is_copied + sum(is_copied_too for _, is_copied_too in thrown) <= 1:
                    yield limit, fewer

    def _may_win(self, turn: TurnState) -> bool:
        """Return whether the turn could win if every card to come went where it is wanted: an upper bound."""
        facts = self._facts
        step = 1 if turn.is_step_1 and turn.size else 0
        bonus, _, revived, by_effects = most_plays(facts, turn, step)
        if not facts.is_capped and any(turn.pile) and not self._may_empty(turn, step, by_effects):
            return False
        shut = 0 if revived else facts.forbidden  # what is revived is not played (§5.3)
        key = turn.columns, turn.others, step + bonus, shut
        if key not in self._bounds:
            columns = self._columns(turn)
            self._bounds[key] = all(self._lead(columns, side, step + bonus, shut) >= 0 for side in self._enemies)
        return self._bounds[key]

    def _may_empty(self, turn: TurnState, step: int, by_effects: tuple[int, ...]) -> bool:
        """Return whether the draw may empty the pile (§7.2) if the hand held all that is wanted: an upper bound."""
        players = self._facts.setup.players
        best = best_levels(players, turn.others)
        sacrificed = turn.sacrifice & _DRAWING_FLAGS
        most = _most_drawn(
            players, turn.columns & _COUNTING, best, turn.permanent, sacrificed, turn.size, (step, *by_effects)
        )
        return sum(turn.pile) <= most

    def _lead(self, columns: list[int], enemies: tuple[Seat, ...], gain: int, shut: int) -> int:
        """Return the most points by which the player may be ahead of a side, with `gain` cards more in Domains of their
        choice, those of `shut` excepted.

        An Attack does not help: it costs the player a card of the Domain as it does the others (§5.1).
        """
        # by cards spent; a lead is never below −6, one point for each Domain
        best = [0, *(-6 for _ in range(gain))]
        for domain in range(6):
            counts = tuple([column(each, domain) for each in columns])
            ways = self._ways(counts, enemies, is_shut=bool(shut & FLAG[domain]))
            best = [
                max([best[spent - cost] + lead for cost, lead in ways if cost <= spent]) for spent in range(gain + 1)
            ]
        return max(best)

    def _ways(self, counts: tuple[int, ...], enemies: tuple[Seat, ...], *, is_shut: bool) -> list[tuple[int, int]]:
        """Return ways to spend cards on a Domain of which each seat has `counts`: how many, and points ahead then."""
        key = counts, enemies, is_shut
        if key not in self._ways_of:
            self._ways_of[key] = self._new_ways(*key)
        return self._ways_of[key]

    def _new_ways(self, counts: tuple[int, ...], enemies: tuple[Seat, ...], is_shut: bool) -> list[tuple[int, int]]:
        mine, mates = counts[self._facts.seat], max(counts[seat] for seat in self._side)
        most, theirs = max(counts), max(counts[seat] for seat in enemies)
        is_theirs, is_mine = int(theirs == most > 0), int(mates == most > 0)
        sure = is_theirs and (most > 1 or not mine)  # the only card there may go by an Attack
        ways = [(0, is_mine - sure)]
        if not is_shut:
            rest = max(count for seat, count in enumerate(counts) if seat not in self._side)
            ways.append((max(rest - mine, 1), 1 - sure))
            ways.append((max(rest + 1 - mine, 1), 1))
        return ways


@lru_cache(maxsize=1 << 14)
def _most_drawn(
    players: int,
    columns: int,
    best: tuple[int, ...],
    used: int,
    sacrificed: int,
    hand: int,
    plays: tuple[int, ...],
) -> int:
    """Return an upper bound of the cards drawn in a turn with so many plays: in step 1, then by each effect.

    A hand that is small before the draw counts as much as a high limit. Levels that are not reached, a card to
    sacrifice for a Leap, and Culture for the one effect that may be copied, have to be played first.
    """
    step, *by_effects = plays
    sizes = (0, LEVEL_1[players], LEVEL_2[players])

    def missing(domain: int, wanted: int) -> int:
        return max(0, wanted - column(columns, domain))

    def ways(domain: int) -> list[tuple[int, int, bool]]:
        """Return the levels at which the effect may be had, the cards missing for it, and whether it is copied."""
        own = [(level, missing(domain, size), False) for level, size in enumerate(sizes)]
        return own if used & FLAG[C] else [*own, (best[domain], missing(C, best[C] + 1), True)]

    limits = [(HAND_LIMITS[level], cost, is_copied) for level, cost, is_copied in ways(R)]
    throws = [
        [(totals_at(domain, level).thrown, cost, is_copied) for level, cost, is_copied in ways(domain)]
        if not used & FLAG[domain]
        else [(0, 0, False)]
        for domain in THROWING
    ]
    spends: list[list[tuple[int, int, bool]]] = []
    for place, domain, losses, more in _SPENDING:
        most = by_effects[place] + (more if by_effects[place] else 0)
        before = step + sum(by_effects) - by_effects[place]
        own = min(
            most, max(losses[level] for level, cost, is_copied in ways(domain) if cost <= before and not is_copied)
        )
        spends.append([(own, 0, False), (most, 0, own < most)])
    draws = [
        [(0, 0, False)] if sacrificed & FLAG[domain] else [(0, 0, False), (many, missing(domain, 1), False)]
        for domain, many in _DRAWING
    ]
    return _BEYOND + max(
        sum(many for many, _, _ in drawn)
        + limit[0]
        - max(0, hand - step - sum(many for many, _, _ in (*spent, *thrown)))
        for limit in limits
        for thrown in product(*throws)
        for spent in product(*spends)
        for drawn in product(*draws)
        for all_ in [(limit, *thrown, *spent, *drawn)]
        if sum(cost for _, cost, _ in all_) <= sum(plays) and sum(is_copied for _, _, is_copied in all_) <= 1
    )

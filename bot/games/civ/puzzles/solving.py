"""An exhaustive search of one turn: how its player wins by force, whatever the hidden cards are (RULES §7).

A *line* is all that a player does in their turn, from step 1 to its end. It wins if the game ends with it and nobody
but their side wins. A *way* is the multiset of a line's actions without the Ages of their cards, without the cards that
are discarded from the hand or handed back, and without the end of the turn: lines that do the same in another order, or
with another card of the same Domain, are one way, since Ages have no effect (§5.1). A way that wins is *minimal* if no
part of it wins, too: what is done beside it is superfluous.

Cards that a player cannot see matter only where a line draws some in the middle of a turn (§5.4) or takes a hand
(§5.2). A line without either moves open cards and those of their own hand alone: what it leads to is the same for
every deal. Lines with one of them are looked at in two ways. *Surely* a Leap discards what it draws, and of a hand only
those cards are taken that must be in it: what wins so wins by force. And deal by deal: if, for one deal that the player
cannot exclude, no rest of the line wins but by doing all that the solution asks for as well, such a line does not win
by force.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.games.civ.rules.actions import ACTIONS, END, SEAT_WORDS, Action, without_age
from bot.games.civ.rules.cards import COLUMN, DOMAIN_OF, FLAG, KINDS, ONE_OF, C, column, column_sizes, count, size
from bot.games.civ.rules.effect_table import (
    EFFECTS,
    HAND_LIMITS,
    SACRIFICE_TOTALS,
    STEPS,
    TOTALS,
    Totals,
    Zone,
    totals_at,
)
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import EFFECTS as STEP_TWO
from bot.games.civ.rules.position import OVER, PLAY, Position
from bot.games.civ.rules.turn_end import closes_round

MOST_LINES: Final = 5_000
"""The number of positions in which one turn is searched; a turn with more is given up."""
BEGINNINGS: Final = ("use", "copy", "sacrifice")
"""The words that begin an effect (§4 to §6)."""

_BITS: Final = 4
_DIGIT: Final = (1 << _BITS) - 1
_NAMES: Final = tuple(dict.fromkeys(without_age(action) for action in ACTIONS.values() if not action.is_intervention))
_UNITS: Final = {name: 1 << _BITS * number for number, name in enumerate(_NAMES)}
THROWN: Final = frozenset(
    word
    for word, step in STEPS.items()
    if step.source is Zone.HAND and step.goal is not Zone.AREA and not step.strikes_others
)
"""Words by which a card leaves the hand unplayed: which one it is makes no other way."""
_UNIT_OF: Final[dict[Action, int]] = {
    action: 0 if action.word in THROWN else _UNITS[without_age(action)]
    for action in ACTIONS.values()
    if not action.is_intervention
}

_HIDDEN: Final = tuple(key for key, totals in TOTALS.items() if totals.draws or totals.takes)
"""Effects, by Domain and level, that may show their player hidden cards (§5.2, §5.4)."""
_DRAWS: Final = sum(totals.draws for totals in TOTALS.values())
"""More cards than all effects of a turn draw."""

Way = int
"""A multiset of actions without Ages, packed: four bits an action."""
Key = tuple[object, ...]


class TooMany(Exception):
    """A turn that can be played in too many ways to search them all."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The only way: one line of it, without the end of the turn where that alone wins, and how much was searched."""

    actions: tuple[Action, ...]
    searched: int

    @property
    def way(self) -> Way:
        """Its way."""
        return way_of(self.actions)

    @property
    def effects(self) -> int:
        """How many effects it uses."""
        return sum(action.word in BEGINNINGS for action in self.actions)


def way_of(actions: Sequence[Action]) -> Way:
    """Return the way of these actions; ends of turns do not count."""
    return sum(_UNIT_OF[action] for action in actions if action is not END)


def unit_of(action: Action) -> Way:
    """Return the way of one action; 0 for one that makes no other way."""
    return 0 if action is END else _UNIT_OF[action]


def includes(way: Way, part: Way) -> bool:
    """Return whether a way does all that another does."""
    while part:
        if way & _DIGIT < part & _DIGIT:
            return False
        way, part = way >> _BITS, part >> _BITS
    return True


def wins(position: Position, seat: int) -> bool:
    """Return whether the game is over, and the side of `seat` alone has won."""
    result = position.result
    return position.phase == OVER and result is not None and tuple(result.winners) == position.setup.side(seat)


def shows_hidden(position: Position, action: Action) -> bool:
    """Return whether an action within a turn shows its player cards that they could not know (§5.2, §5.4)."""
    if action.word in BEGINNINGS:
        level = (DOMAIN_OF[action.kind], 0) if action.word == "sacrifice" else (action.domain, action.level)
        return TOTALS[level].draws > 0 and position.pile_size() > 0
    return action.word in SEAT_WORDS and size(position.hands[action.target]) > 0


@cache
def domains_of(bag: int) -> int:
    """Return a bag's cards as a column set: without their Ages."""
    return sum(ONE_OF[DOMAIN_OF[kind]] * count(bag, kind) for kind in range(len(KINDS)))


def key_of(position: Position) -> Key:
    """Return what of a position within a turn matters for the rest of it, without Ages."""
    return (
        position.phase,
        position.owed,
        tuple(map(domains_of, position.hands)),
        tuple(position.columns),
        domains_of(position.discard),
        position.drawn,
        position.permanent,
        position.sacrifice,
        position.coin,
        tuple(tuple(sorted(marker.domain for marker in markers)) for markers in position.embargoes),
        tuple(tuple(sorted(marker.domain for marker in markers)) for markers in position.democracies),
        position.target,
    )


def choices(position: Position, seat: int) -> Iterator[Action]:
    """Yield the legal actions of a seat but for the end of its turn, one for each Domain where Ages alone differ."""
    found = set[tuple[str, int, int, int]]()
    for action in legal_actions(position, seat):
        name = without_age(action)
        if action is not END and name not in found:
            found.add(name)
            yield action


def ends_game(position: Position, seat: int, *, has_leap: bool) -> bool:
    """Return whether the turn of `seat` could be the last one of the game, so that majorities count (§7.2, §7.5)."""
    cap = position.setup.turn_cap
    if cap is not None and position.turns + 1 >= cap:
        return True
    return closes_round(position, seat) and position.pile_size() <= max(HAND_LIMITS) + (_DRAWS if has_leap else 0)


def could_win(position: Position, seat: int, *, shows: bool) -> bool:
    """Return whether winning isn't out of reach in the rest of this turn, by a bound that no line exceeds.

    Cards and plays that the seat may still get are counted, what they cost is left out. Without `shows`, of lines that
    show no hidden cards.
    """
    hand = domains_of(position.hands[seat])
    gained = _most_shown(position, seat) if shows else (0,) * 6
    held = [column(hand, domain) + gained[domain] for domain in range(6)]
    columns = position.columns[seat]
    # a card that is taken back from the table leaves its column for the hand: played again it is where it was
    fetched = _most_moved(position, seat, held, _FETCHING, 0)
    revived = _most_moved(position, seat, held, _REVIVING, fetched)
    plays = (position.phase == PLAY) + _most_moved(position, seat, held, _PLAYING, fetched)
    most = [column(columns, domain) + min(plays, held[domain] + fetched) + revived for domain in range(6)]
    if any(most[domain] >= position.hegemony_need(seat, domain) for domain in range(6)):
        return True
    return ends_game(position, seat, has_leap=shows) and _could_lead(position, seat, most, plays + revived)


def _could_lead(position: Position, seat: int, most: Sequence[int], gains: int) -> bool:
    """Return whether the side of `seat` could have most points (§7.3).

    It has at most `most` cards by Domain of its own, and at most `gains` more in all than it has now.
    """
    sides, struck = position.setup.sides(), _most_struck(position)
    sizes = [column_sizes(columns) for columns in position.columns]
    own = next(side for side, seats in enumerate(sides) if seat in seats)
    scored, costs = [0] * len(sides), list[int]()
    for domain in range(6):
        tops = [max([sizes[each][domain] for each in seats]) for seats in sides]
        rivals = tops[:own] + tops[own + 1 :]
        # what the others have at least, against the most that this side may reach, and the other way round
        goal = max(1, max(rivals) - struck)
        if tops[own] >= goal:
            scored[own] += 1
        elif most[domain] >= goal:
            costs.append(goal - sizes[seat][domain])
        best = max(most[domain], tops[own])
        for side, top in enumerate(tops):
            least = top - struck
            if side != own and least > 0 and least >= best and top >= max(rivals):
                scored[side] += 1
    for cost in sorted(costs):
        gains -= cost
        scored[own] += gains >= 0
    return scored[own] >= max(scored)


_STRIKING: Final = tuple(
    (effect.level, FLAG[effect.domain], strikes)
    for effect in EFFECTS
    if (strikes := sum(STEPS[word].strikes_others for word in effect.owes))
)
"""Effects that cost others cards: their level, their Domain as a flag, and how often they strike."""


def _most_struck(position: Position) -> int:
    """Return a bound of the cards of one Domain that each other player may still lose in this turn (§5.1)."""
    left = sum(STEPS[word].strikes_others for word in position.owed)
    for level, flag, strikes in _STRIKING:
        if not (position.permanent if level else position.sacrifice) & flag:
            left += strikes
    return left


def _most_moved(position: Position, seat: int, held: Sequence[int], way: "_Moving", fetched: int) -> int:
    """Return a bound of the cards that effects still move in that way.

    `held` are the cards by Domain that its player may have in hand, with `fetched` cards more of any Domain.
    """
    found = sum(map(position.owed.count, way.words))
    found += sum(many for domain, many in way.by_sacrifice if not position.sacrifice & FLAG[domain])
    for domain, most, before in way.by_level:
        gained = before if _DO_ANY_REVIVE else min(held[domain] + fetched, before)
        found += most[_most_level(position, seat, domain, gained)]
    return found


def _most_shown(position: Position, seat: int) -> tuple[int, ...]:
    """Return a bound, by Domain, of the cards that a Leap and an Inquisition bring into the hand of a seat."""
    left = [
        TOTALS[domain, level]
        for domain, level in _HIDDEN
        if not (position.permanent if level else position.sacrifice) & FLAG[domain]
    ]
    draws = sum(totals.draws for totals in left)
    drawn = sum(COLUMN[kind] for kind in position.setup.pile[position.drawn : position.drawn + draws])
    takes = sum(totals.takes for totals in left) + any(word in SEAT_WORDS for word in position.owed)
    hands = [domains_of(position.hands[other]) for other in position.rivals[seat]]
    return tuple(
        column(drawn, domain) + takes * max((column(hand, domain) for hand in hands), default=0) for domain in range(6)
    )


@dataclass(frozen=True, slots=True)
class _Moving:
    """What effects do in one way that `Totals` names."""

    words: tuple[str, ...]
    """The words of the steps."""
    by_sacrifice: tuple[tuple[int, int], ...]
    """Cards by the Domain of a sacrifice effect."""
    by_level: tuple[tuple[int, tuple[int, int, int], int], ...]
    """By the Domain of a permanent effect: the most cards up to each level, and those that may be played before."""


def _moving(source: Zone, goal: Zone, many: Callable[[Totals], int]) -> _Moving:
    grows = [max(totals_at(domain, level).grows for level in (1, 2)) for domain in range(6)]
    by_sacrifice = sum(totals.grows for totals in SACRIFICE_TOTALS.values())
    levels = {domain: tuple(many(totals_at(domain, level)) for level in (1, 2)) for domain in range(6)}
    return _Moving(
        tuple(word for word, step in STEPS.items() if (step.source, step.goal) == (source, goal)),
        tuple((domain, many(totals)) for domain, totals in SACRIFICE_TOTALS.items() if many(totals)),
        tuple(
            (domain, (0, one, max(one, two)), 1 + sum(grows) - grows[domain] + by_sacrifice)
            for domain, (one, two) in levels.items()
            if one or two
        ),
    )


_PLAYING, _FETCHING, _REVIVING = (
    _moving(Zone.HAND, Zone.AREA, lambda totals: totals.plays),
    _moving(Zone.DISCARD, Zone.HAND, lambda totals: totals.fetches),
    _moving(Zone.DISCARD, Zone.AREA, lambda totals: totals.revives),
)
_DO_ANY_REVIVE: Final = any(totals.revives for totals in TOTALS.values())


def _most_level(position: Position, seat: int, domain: int, gained: int) -> int:
    """Return a bound of the level at which a seat may still use a Domain's permanent effect in this turn.

    `gained` bounds by how many cards its own column of that Domain may grow before. Those of others only shrink.
    """
    if position.permanent & FLAG[domain]:
        return 0
    setup = position.setup
    level = setup.level(min(column(position.columns[seat], domain) + gained, setup.level_size(2)))
    if not position.permanent & FLAG[C]:
        level = max([level, *(setup.level(column(position.columns[other], domain)) for other in position.rivals[seat])])
    return level


def only_way(position: Position, seat: int, *, least_effects: int = 2, most: int = MOST_LINES) -> Solution | None:
    """Return the only minimal way to win; None where there is none, or another.

    Also None where it uses fewer than `least_effects`. Lines that show hidden cards are left out: `has_other_way` looks
    at them. Raises `TooMany` beyond `most` positions.
    """
    ways = ways_to_win(position, seat, shows=False, most=most)
    return ways[0] if len(ways) == 1 and ways[0].effects >= least_effects else None


def ways_to_win(position: Position, seat: int, *, shows: bool, most: int = MOST_LINES) -> list[Solution]:
    """Return the minimal ways to win: the first two, if there are so many. Raises `TooMany`.

    With `shows`, lines that show hidden cards are followed as far as is sure, and `position` has in others' hands only
    the cards that are certainly there; else they are left out.
    """
    return minimal_ways(position, seat, reached=_wins_here, shows=shows, most=most)


def minimal_ways(
    position: Position,
    seat: int,
    *,
    reached: Callable[[Position, int], bool],
    shows: bool,
    is_hopeless: Callable[[Position, int], bool] | None = None,
    most: int = MOST_LINES,
) -> list[Solution]:
    """Return a minimal way to what `reached` asks of a place in the turn, and one that doesn't include it, if any.

    `is_hopeless` says that no rest of the turn leads there: by default that a win is out of reach. Raises `TooMany`.
    """
    search = _Search(seat, reached, is_hopeless, most, shows=shows)
    first = search.shortest(position)
    if first is None:
        return []
    other = search.other(position, first)
    own = Solution(first, search.searched)
    return [own] if other is None else [own, Solution(other, search.searched)]


class _Search:
    """A search of all lines of a turn, in two steps: the shortest, then any that does not do all of it."""

    def __init__(
        self,
        seat: int,
        reached: Callable[[Position, int], bool],
        is_hopeless: Callable[[Position, int], bool] | None,
        most: int,
        *,
        shows: bool,
    ) -> None:
        self._seat = seat
        self._reached = reached
        self._is_hopeless = is_hopeless
        self._most = most
        self._shows = shows
        self.searched = 0
        """Positions looked at."""

    def shortest(self, position: Position) -> tuple[Action, ...] | None:
        """Return the shortest line: no part of its way does it, for such a line would be shorter. Raises `TooMany`."""
        front: list[tuple[Position, tuple[Action, ...]]] = [(position, ())]
        visited = set[Key]()
        while front:
            following: list[tuple[Position, tuple[Action, ...]]] = []
            for now, done in front:
                self._count()
                if self._reached(now, self._seat):
                    return done
                for action, after in self._moves(now):
                    key = key_of(after)
                    if key not in visited:
                        visited.add(key)
                        following.append((after, (*done, action)))
            front = following
        return None

    def other(self, position: Position, actions: Sequence[Action]) -> tuple[Action, ...] | None:
        """Return a line that does not do all that these actions do; None where there is none. Raises `TooMany`."""
        way = way_of(actions)
        stack: list[tuple[Position, Way, tuple[Action, ...]]] = [(position, 0, ())]
        visited = set[tuple[Key, Way]]()
        while stack:
            now, part, done = stack.pop()
            self._count()
            if self._reached(now, self._seat):
                return done
            for action, after in self._moves(now):
                # of the way, only what it has in common with the other matters for the rest
                more = shared(part + unit_of(action), way)
                key = key_of(after), more
                if more != way and key not in visited:
                    visited.add(key)
                    stack.append((after, more, (*done, action)))
        return None

    def _moves(self, now: Position) -> Iterator[tuple[Action, Position]]:
        for action in choices(now, self._seat) if now.phase != OVER else ():
            if not self._shows and shows_hidden(now, action):
                continue
            after = surely_after(now, self._seat, action)
            if after.phase == OVER or not self._has_no_hope(after):
                yield action, after

    def _has_no_hope(self, position: Position) -> bool:
        if self._is_hopeless is not None:
            return self._is_hopeless(position, self._seat)
        return not could_win(position, self._seat, shows=self._shows)

    def _count(self) -> None:
        self.searched += 1
        if self.searched > self._most:
            raise TooMany


def surely_after(position: Position, seat: int, action: Action) -> Position:
    """Return the position after an action for all that is sure of it: what a Leap draws is discarded again, unseen."""
    after = apply(position, seat, action)
    if after.drawn == position.drawn or after.phase == OVER or after.turn != seat:
        return after
    after = branch(after)
    after.hands = [position.hands[seat] if each == seat else hand for each, hand in enumerate(after.hands)]
    after.owed, after.phase, after.before = (), STEP_TWO, None
    return after


def _wins_here(position: Position, seat: int) -> bool:
    """Return whether a seat has won, or would by ending its turn now."""
    if position.phase == OVER:
        return wins(position, seat)
    return END in legal_actions(position, seat) and wins(apply(position, seat, END), seat)


def entries(position: Position, seat: int) -> list[tuple[Position, Way, Action]]:
    """Return each place, reached without hidden cards, where an action shows some; with what was done until then.

    Raises `TooMany`.
    """
    found: list[tuple[Position, Way, Action]] = []
    stack: list[tuple[Position, Way]] = [(position, 0)]
    visited = set[tuple[Key, Way]]()
    while stack:
        now, way = stack.pop()
        for action in choices(now, seat):
            if shows_hidden(now, action):
                found.append((now, way, action))
                continue
            after = apply(now, seat, action)
            more = way + _UNIT_OF[action]
            key = key_of(after), more
            if after.phase != OVER and key not in visited and could_win(after, seat, shows=True):
                visited.add(key)
                stack.append((after, more))
                if len(visited) > MOST_LINES:
                    raise TooMany
    return found


class Deal:
    """All lines of a turn with every card open: how it could go if the deal were this one."""

    def __init__(self, hands: Sequence[int], pile: Position, seat: int, solution: Way) -> None:
        self._hands = list(hands)
        self._pile = pile.setup
        self._seat = seat
        self._solution = solution
        self._known: dict[tuple[Key, Way], bool] = {}

    def wins_otherwise(self, position: Position, way: Way, action: Action) -> bool:
        """Return whether a line that goes on with `action` wins without doing all of the solution. Raises `TooMany`."""
        return self._wins(apply(self._dealt(position), self._seat, action), way + _UNIT_OF[action])

    def _dealt(self, position: Position) -> Position:
        new = branch(position)
        new.setup = self._pile
        new.hands = [
            position.hands[seat] if seat == self._seat else self._hands[seat] for seat in range(len(position.hands))
        ]
        return new

    def _wins(self, position: Position, way: Way) -> bool:
        part = shared(way, self._solution)
        if part == self._solution:
            return False
        if _wins_here(position, self._seat):
            return True
        if position.phase == OVER or not could_win(position, self._seat, shows=True):
            return False
        key = key_of(position), part
        if key not in self._known:
            if len(self._known) > MOST_LINES:
                raise TooMany
            self._known[key] = False
            self._known[key] = any(
                self._wins(apply(position, self._seat, action), way + _UNIT_OF[action])
                for action in choices(position, self._seat)
            )
        return self._known[key]


def shared(way: Way, part: Way) -> Way:
    """Return what two ways have in common."""
    found, shift = 0, 0
    while way and part:
        found |= min(way & _DIGIT, part & _DIGIT) << shift
        way, part, shift = way >> _BITS, part >> _BITS, shift + _BITS
    return found


def has_other_way(position: Position, seat: int, solution: Way, deals: Sequence[Position]) -> bool:
    """Return whether a line that shows hidden cards may win by force, for all that these deals tell.

    `deals` are positions that the player cannot tell from `position`. False is exact: for each such line one of the
    deals does not win. True may be a lack of deals. Raises `TooMany`.
    """
    left = entries(position, seat)
    for dealt in deals:
        if not left:
            return False
        deal = Deal(dealt.hands, dealt, seat, solution)
        left = [entry for entry in left if deal.wins_otherwise(*entry)]
    return bool(left)

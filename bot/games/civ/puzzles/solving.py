"""An exhaustive search of one turn: how its player wins by force, whatever the hidden cards are (RULES §7).

A *line* is all that a player does in their turn, from step 1 to its end. It wins if the game ends with it and nobody
but their side wins. A *way* is the multiset of a line's actions without the Ages of their cards and without the end of
the turn: lines that do the same in another order, or with another card of the same Domain, are one way, since Ages
have no effect (§5.1). A way that wins is *minimal* if no part of it wins, too: what is done beside it is superfluous.

Cards that a player cannot see matter only where a line draws some in the middle of a turn (§5.4) or takes a hand
(§5.2). A line without either moves open cards and those of their own hand alone: what it leads to is the same for
every deal. Lines with one of them are looked at deal by deal: if, for one deal that the player cannot exclude, no
rest of the line wins but by doing all that the solution asks for as well, such a line does not win by force.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.games.civ.rules.actions import ACTIONS, END, SEAT_WORDS, Action, without_age
from bot.games.civ.rules.cards import COLUMN, DOMAIN_OF, FLAG, KINDS, ONE_OF, C, column, count, size
from bot.games.civ.rules.effect_table import HAND_LIMITS, SACRIFICE_TOTALS, STEPS, TOTALS, Totals, Zone, totals_at
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.judge import legal_actions
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
_UNIT_OF: Final[dict[Action, int]] = {
    action: _UNITS[without_age(action)] for action in ACTIONS.values() if not action.is_intervention
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
    if ends_game(position, seat, has_leap=shows):
        return True
    hand = domains_of(position.hands[seat])
    gained = _most_shown(position, seat) if shows else (0,) * 6
    held = [column(hand, domain) + gained[domain] for domain in range(6)]
    columns = position.columns[seat]
    # a card that is taken back from the table leaves its column for the hand: played again it is where it was
    fetched = _most_moved(position, seat, held, _FETCHING, 0)
    revived = _most_moved(position, seat, held, _REVIVING, fetched)
    plays = (position.phase == PLAY) + _most_moved(position, seat, held, _PLAYING, fetched)
    return any(
        column(columns, domain) + min(plays, held[domain] + fetched) + revived >= position.hegemony_need(seat, domain)
        for domain in range(6)
    )


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


def only_way(position: Position, seat: int, *, least_effects: int = 2) -> Solution | None:
    """Return the only minimal way to win without cards that are hidden; None where there is none, or another.

    Also None where it uses fewer than `least_effects`. Lines that show hidden cards are left out: `has_other_way` looks
    at them. Raises `TooMany`.
    """
    searched = 0
    solution: Solution | None = None
    front: list[tuple[Position, Way, tuple[Action, ...]]] = [(position, 0, ())]
    visited = set[tuple[Key, Way]]()
    while front:
        following: list[tuple[Position, Way, tuple[Action, ...]]] = []
        for now, way, done in front:
            if solution is not None and includes(way, solution.way):
                continue
            searched += 1
            if searched > MOST_LINES:
                raise TooMany
            if _wins_here(now, seat):
                # breadth first: no shorter line wins, so the first one found is minimal, and another isn't part of it
                found = Solution(done, searched)
                if solution is not None or found.effects < least_effects:
                    return None
                solution = found
                continue
            if now.phase == OVER:
                continue
            for action in choices(now, seat):
                if shows_hidden(now, action):
                    continue
                after = apply(now, seat, action)
                more = way + _UNIT_OF[action]
                key = key_of(after), more
                if key not in visited and (after.phase == OVER or could_win(after, seat, shows=False)):
                    visited.add(key)
                    following.append((after, more, (*done, action)))
        front = following
    return solution and Solution(solution.actions, searched)


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
        part = _shared(way, self._solution)
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


def _shared(way: Way, part: Way) -> Way:
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

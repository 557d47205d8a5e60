"""Wins that are certain in the rest of a seat's turn, whatever lies hidden: a search to the end, without a beam.

It goes on only as long as a bound that costs little leaves Hegemony or the game's end (§7.1, §7.2, §7.5) within reach
of the turn. Of hidden cards only those count that are certain: what a Leap draws is discarded again, and a hand is
taken only for cards that must be in it. A victory that would be shared with another side does not count.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.civ.ai.plans import Line
from bot.games.civ.rules.actions import END, SEAT_WORDS, Action
from bot.games.civ.rules.cards import (
    AGE_OF,
    AGES,
    DOMAIN_OF,
    FLAG,
    KIND_OF,
    KINDS_OF_DOMAIN,
    ONE,
    C,
    bag_of,
    column,
    count,
    size,
)
from bot.games.civ.rules.determinization import determinize, unseen
from bot.games.civ.rules.effect_table import HAND_LIMITS, SACRIFICE_TOTALS, STEPS, TOTALS, Zone, totals_at
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.observation import Observation
from bot.games.civ.rules.position import CHOOSE, EFFECTS, PLAY, Position
from bot.games.civ.rules.scoring import by_points
from bot.games.civ.rules.turn_end import closes_round

MOST: Final = 20_000
"""The number of positions that are searched for one decision."""


_Counts = tuple[tuple[int, int], ...]


def _most(name: str) -> _Counts:
    """Return Domains, as flags, and how many cards their permanent effect moves in a way that `Totals` names."""
    found = [(domain, max(getattr(totals_at(domain, level), name) for level in (1, 2))) for domain in range(6)]
    return tuple((FLAG[domain], most) for domain, most in found if most)


_PLAYS: Final = _most("plays")
_FETCHES: Final = _most("fetches")
_REVIVES: Final = _most("revives")
_PLAYS_BY_SACRIFICE, _FETCHES_BY_SACRIFICE, _REVIVES_BY_SACRIFICE = (
    tuple((FLAG[domain], many) for domain, totals in SACRIFICE_TOTALS.items() if (many := getattr(totals, name)))
    for name in ("plays", "fetches", "revives")
)
"""The same for sacrifice effects: none at present."""
_FETCHING, _REVIVING = (
    tuple(word for word, step in STEPS.items() if (step.source, step.goal) == (Zone.DISCARD, goal))
    for goal in (Zone.HAND, Zone.AREA)
)
"""Words of steps that take a card out of the discard pile, by where it goes."""
_DRAWN: Final = (
    max(HAND_LIMITS)
    + sum(totals.draws for totals in SACRIFICE_TOTALS.values())
    + sum(max(totals_at(domain, level).draws for level in (1, 2)) for domain in range(6))
)
"""The most cards that a turn draws."""
_TAKES: Final = sum(FLAG[domain] for domain, totals in SACRIFICE_TOTALS.items() if totals.takes)
"""Domains, as flags, whose sacrifice takes another hand."""
_KINDS_OF_AGE: Final = {age: tuple(kind for kind, its in enumerate(AGE_OF) if its == age) for age in AGES}


class _First:
    """A source of randomness for a deal whose hidden cards are never read."""

    def random(self) -> float:
        return 0.0


def certain_win(observation: Observation) -> Line | None:
    """Return what wins for certain in the rest of the viewer's turn, by what they may know (`find_certain_win`)."""
    if observation.viewer is None or observation.phase not in (PLAY, EFFECTS, CHOOSE):
        return None
    position = branch(determinize(observation, _First()))
    position.hands = hands = known_hands(observation)
    # a hand is taken only where nothing else wins: what people see a computer do should have a reason
    found = find_certain_win(position, observation.viewer)
    if found is not None or not any(hand for seat, hand in enumerate(hands) if seat != observation.viewer):
        return found
    return find_certain_win(position, observation.viewer, takes_hands=True)


def known_hands(observation: Observation) -> list[int]:
    """Return the cards that are certainly in each hand, as a bag by seat: for the viewer, all of their hand.

    In another hand these are the cards the viewer remembers, and as many of a kind as must be there because all other
    unseen cards of that Age are too few to fill the hand.
    """
    left = list(unseen(observation))
    others = [seen for seen in observation.seats if seen.seat != observation.viewer]
    for seen in others:
        for card in observation.remembered[seen.seat]:
            left[KIND_OF[card]] -= 1
    hands = [bag_of(observation.hand)] * observation.players
    for seen in others:
        remembered = observation.remembered[seen.seat]
        hand = bag_of(remembered)
        for age, kinds in _KINDS_OF_AGE.items():
            backs = seen.hand_ages.count(age) - sum(AGE_OF[KIND_OF[card]] == age for card in remembered)
            whole = sum(left[kind] for kind in kinds)
            hand += sum(ONE[kind] * max(0, backs - whole + left[kind]) for kind in kinds)
        hands[seen.seat] = hand
    return hands


def find_certain_win(position: Position, seat: int, most: int = MOST, *, takes_hands: bool = False) -> Line | None:
    """Return actions that certainly win the whole victory this turn, up to its end or the first one that shows a card.

    None where there are none, or none was found among `most` positions. `position` is dealt as its seat sees it. With
    `takes_hands` it has in others' hands the cards that are certainly there, and the search may take those hands.
    """
    search = _Search(position, seat, most, takes_hands=takes_hands)
    return tuple(reversed(search.way)) if search.wins(position) else None


class _Search:
    """The search: depth first, each position once."""

    def __init__(self, position: Position, seat: int, most: int, *, takes_hands: bool) -> None:
        self._seat = seat
        self._others = [other for other in range(len(position.hands)) if other != seat and takes_hands]
        """Whose hand may be taken."""
        self._side = set(position.setup.side(seat))
        self._left = most
        self._seen: set[tuple[object, ...]] = set()
        self.way: list[Action] = []
        """The actions that win, the last one first."""

    def wins(self, position: Position) -> bool:
        """Return whether a way to win was found from a position on, which is then noted."""
        if position.result is not None:
            return set(position.result.winners) == self._side
        if position.phase == EFFECTS and self._wins_by_ending(position):
            self.way.append(END)
            return True
        ends = _may_end(position, self._seat)
        may_win = ends or _may_have_hegemony(position, self._seat, self._others)
        if not may_win or not self._is_new(position):
            return False
        for action in self._choices(position, ends=ends):
            self._left -= 1
            if self._left < 0:
                return False
            after = apply(position, self._seat, action)
            if action.word in SEAT_WORDS:
                # the cards that are not certain are given back first, and are never counted
                if self.wins(after):
                    self.way = [action]  # the rest is thought of once the hand is seen
                    return True
            elif after.drawn == position.drawn:
                if self.wins(after):
                    self.way.append(action)
                    return True
            elif self.wins(_without_drawn(position, after, self._seat)):
                self.way = [action]  # the rest is thought of once the cards are seen
                return True
        return False

    def _wins_by_ending(self, position: Position) -> bool:
        seat, setup = self._seat, position.setup
        if setup.may_have_hegemony(position.columns[seat]) and position.hegemony(seat):
            return True
        missing = max(0, position.hand_limit(seat) - size(position.hands[seat]))
        is_over = position.pile_size() <= missing and closes_round(position, seat)
        if not is_over and (setup.turn_cap is None or position.turns + 1 < setup.turn_cap):
            return False
        return set(by_points(position, "majority").winners) == self._side

    def _choices(self, position: Position, *, ends: bool) -> Iterator[Action]:
        """Yield what may lead to a win: of cards of one Domain one, and nothing that only helps in later turns."""
        domains: set[int] = set()
        for action in legal_actions(position, self._seat):
            word = action.word
            if word == "sacrifice":
                totals = SACRIFICE_TOTALS[DOMAIN_OF[action.kind]]
                # others' cards count for points and for most Culture; drawing may empty the pile
                helps = totals.strikes and (ends or column(position.columns[self._seat], C))
                helps = helps or (totals.draws and ends) or totals.grows or totals.fetches
                if not helps and not (totals.takes and any(position.hands[other] for other in self._others)):
                    continue
            elif word in ("use", "copy"):
                totals = TOTALS[action.domain, action.level]
                if totals.thrown and not (ends or totals.grows or totals.fetches or _REVIVES or _REVIVES_BY_SACRIFICE):
                    continue
            elif word in SEAT_WORDS:
                if action.target not in self._others or not position.hands[action.target]:
                    continue
            elif action is END:
                continue
            if action.kind >= 0:
                if DOMAIN_OF[action.kind] in domains:
                    continue
                domains.add(DOMAIN_OF[action.kind])
            yield action

    def _is_new(self, position: Position) -> bool:
        key = (
            position.phase, position.owed, position.hands[self._seat], tuple(position.areas), position.discard,
            position.permanent, position.sacrifice, position.coin, position.drawn,
        )  # fmt: skip
        if key in self._seen:
            return False
        self._seen.add(key)
        return True


def _may_have_hegemony(position: Position, seat: int, others: Sequence[int]) -> bool:
    """Return whether Hegemony is still possible this turn, by an upper bound on the cards and plays that are left.

    `others` are those whose hand may be taken.
    """
    hand, columns, owed = position.hands[seat], position.columns[seat], position.owed

    def most(owing: Sequence[str], permanent: _Counts, sacrifice: _Counts) -> int:
        """Return how many cards the effect running and those not used yet move in one way."""
        found = sum(map(owed.count, owing))
        found += sum(many for flag, many in permanent if not flag & position.permanent)
        return found + sum(many for flag, many in sacrifice if not flag & position.sacrifice)

    plays = (position.phase == PLAY) + most(("play",), _PLAYS, _PLAYS_BY_SACRIFICE)
    fetches = most(_FETCHING, _FETCHES, _FETCHES_BY_SACRIFICE)
    revives = most(_REVIVING, _REVIVES, _REVIVES_BY_SACRIFICE)
    forbidden = position.forbidden(seat)
    may_take = _TAKES & ~position.sacrifice or any(word in SEAT_WORDS for word in position.owed)
    hands = [position.hands[other] for other in others if position.hands[other]] if may_take else []
    for domain, kinds in enumerate(KINDS_OF_DOMAIN):
        missing = position.hegemony_need(seat, domain) - column(columns, domain)
        if missing <= 0:
            return True
        if revives and missing <= revives + (0 if forbidden & FLAG[domain] else plays):
            return True
        if missing > plays or forbidden & FLAG[domain]:
            continue
        held = sum(count(hand, kind) for kind in kinds)
        if hands:
            held += max(sum(count(other, kind) for kind in kinds) for other in hands)
        if missing <= held or (fetches and missing <= held + min(fetches, _in_discard(position, kinds))):
            return True
    return False


def _in_discard(position: Position, kinds: tuple[int, ...]) -> int:
    return sum(count(position.discard, kind) for kind in kinds)


def _may_end(position: Position, seat: int) -> bool:
    """Return whether this turn may end the game by majorities."""
    cap = position.setup.turn_cap
    if cap is not None and position.turns + 1 >= cap:
        return True
    return position.pile_size() <= _DRAWN and closes_round(position, seat)


def _without_drawn(before: Position, after: Position, seat: int) -> Position:
    """Return the position after a Leap whose drawn cards were discarded again, unseen."""
    now = branch(after)
    now.hands = after.hands.copy()
    now.hands[seat] = before.hands[seat]
    now.owed, now.phase, now.before = (), EFFECTS, None
    return now

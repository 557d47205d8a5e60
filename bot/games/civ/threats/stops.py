"""The viewer's ways to keep another player, the *opponent*, from winning in their next turn.

Each way is one effect, or one card played, and then the end of the turn. It is reported only where it is sure: where
cards are revealed on the way (§5.2, §5.4), it works for all cards that they may be. Where none is found, two effects
that show no cards, and are aimed at Domains, are tried together.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, combinations
from typing import Final

from bot.games.civ.rules.actions import Action
from bot.games.civ.rules.cards import DOMAIN_OF, DOMAINS, ONE_OF, Domain, Seat, column, columns_size
from bot.games.civ.rules.effect_table import HAND_LIMITS, STEPS, TOTALS, Zone, asks_for_each_taken
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import CHOOSE, EFFECTS, PLAY, Position
from bot.games.civ.threats.effort import Effort, TooMuch
from bot.games.civ.threats.hands import (
    SeenHands,
    SeenPosition,
    Viewer,
    begin_turn,
    end_own_turn,
    hands_of,
    next_turns,
    pile_of,
)
from bot.games.civ.threats.hegemony import Course, course_at_once, find_course, without_unused
from bot.games.civ.threats.majority import wins_by_majority
from bot.games.civ.threats.moves import PLAYING
from bot.games.civ.threats.own_turn import (
    PERMANENT,
    End,
    Names,
    Path,
    Start,
    asks_for_hand,
    effect_begun,
    end_after,
    one_of_each_domain,
    rank_of,
    takes_nothing,
    ways_from,
    without_rest,
)
from bot.games.civ.threats.turn import NO_BLANKS, Blanks, SeenHand, TurnFacts, TurnState, draw_from, with_more

MOST_ENDS: Final = 60
"""The number of ways to resolve one effect that are tried."""
MOST_HANDS: Final = 300
"""The number of hands that an Inquisition may find which are tried."""
WAY_EFFORT: Final = 100
"""The number of positions searched for one of the viewer's options, before all others have been tried."""
PAIR_EFFORT: Final = 100
"""The number of positions searched for two effects that stop a threat together."""
STEP_EFFORT: Final = 3
"""The number of positions that take as long as one more step of the viewer's own."""
_MOST_DRAWN: Final = max(HAND_LIMITS) + max(totals.draws for totals in TOTALS.values())
_MOST_PLAYED: Final = max(totals.grows for totals in TOTALS.values())
"""Cards that one effect brings into its player's play area (§4.3, §4.4)."""
_EACH_TAKEN: Final = STEPS.get(asks_for_each_taken())


@dataclass(frozen=True, slots=True)
class Stop:
    """Something the viewer may do that stops a threat: its actions, the last of which is the essential one.

    Others may come before it: a card to play in step 1, the cost of an effect.
    """

    actions: tuple[Action, ...]
    first: Domain | None = None
    """The Domain to play first in step 1, where another card of the hand would not allow it; else None."""


def stops_of(
    position: Position, viewer: Viewer, seat: Seat, domains: Sequence[Domain], effort: Effort
) -> tuple[tuple[Stop, ...], bool, tuple[Stop, ...]]:
    """Return what stops `seat`, who threatens in those Domains, whether that is all that does, and where nothing is
    found two effects that do so together, in that order.

    Nothing where it is not the viewer's turn. The search may end before it has found all.
    """
    if position.turn != viewer.seat:
        return (), position.phase != CHOOSE, ()
    search = _Stops(viewer, seat, domains, effort)
    found = search.found(position)
    # what may be done once the effect is over is not looked at
    is_whole = search.is_whole and viewer.is_exact and position.phase != CHOOSE
    return found, is_whole, () if found or position.phase == CHOOSE else search.pair(position)


_Way = tuple[int, int, int, Names]
"""A path to be tried: its rank, its start, its place among the others there, and its names."""


class _Stops:
    """The search for the stops of one player; each is named once."""

    def __init__(self, viewer: Viewer, seat: Seat, domains: Sequence[Domain], effort: Effort) -> None:
        self._viewer = viewer
        self._seat = seat
        self._first = tuple(map(DOMAINS.index, domains))
        self._effort: Effort = effort
        self._most = WAY_EFFORT
        self._next_turn = NextTurn(viewer.seat, seat, self._first)
        self.is_whole = True

    def found(self, position: Position) -> tuple[Stop, ...]:
        """Return what stops the opponent, cards first, then effects as they are offered."""
        if position.phase != PLAY:
            return self._effects([Start(position)])
        starts = list(self._cards(position))
        plays = [start for start in starts if self._is_stopped(start)]
        # where the card alone stops them, nothing is left to be stopped by what follows it
        rest = [start for start in starts if start not in plays and start.position.phase == EFFECTS]
        return (*(Stop(start.played) for start in plays), *self._effects(rest))

    def pair(self, position: Position) -> tuple[Stop, ...]:
        """Return two effects aimed at Domains that stop the opponent together, the first of them to be used first.

        In step 1 they do so after any card that can be played, or after one of the Domain that the first one names.
        """
        starts = [Start(position)] if position.phase != PLAY else list(self._cards(position))
        starts = [start for start in starts if start.position.phase == EFFECTS]
        try:
            with self._effort.part(PAIR_EFFORT) as part:
                for start in starts:
                    for pair in self._pairs(start):
                        if self._pair_stops(start, pair, part):
                            is_anywhere = all(self._pair_stops(each, pair, part) for each in starts if each != start)
                            first = None if is_anywhere else DOMAINS[DOMAIN_OF[start.played[0].kind]]
                            return Stop((*start.played, *pair[0]), first), Stop(pair[1])
        except TooMuch:
            pass
        return ()

    def _pairs(self, start: Start) -> list[tuple[Path, Path]]:
        """Return two aimed effects each, those first that most likely stop the opponent."""
        ways = ways_from(start.position, self._viewer.seat, self._seat).values()
        aimed = [path for path in ways if len(path) > 1 and _is_aimed(path[-1])]
        aimed.sort(key=lambda path: rank_of(path, self._first))
        pairs = [
            (one, other) for one, other in combinations(aimed, 2) if effect_begun(one[0]) != effect_begun(other[0])
        ]
        return sorted(pairs, key=lambda pair: sum(rank_of(path, self._first) for path in pair))

    def _pair_stops(self, start: Start, pair: tuple[Path, Path], effort: Effort) -> bool:
        """Return whether both stop the opponent there; False also where they cannot be used in that order."""
        end = End(start.position, self._viewer)
        for action in chain(*pair):
            effort.spend(STEP_EFFORT)
            if action not in legal_actions(end.position, self._viewer.seat):
                return False
            end = end_after(end, action)
        return end.position.phase == EFFECTS and self._next_turn.is_harmless(
            end_own_turn(end.position, self._viewer), effort
        )

    def _cards(self, position: Position) -> Iterator[Start]:
        """Yield what step 1 may lead to, for one card of each Domain: its Age makes no difference."""
        for action in one_of_each_domain(legal_actions(position, self._viewer.seat)):
            yield Start(apply(position, self._viewer.seat, action), (action,))

    def _effects(self, starts: Sequence[Start]) -> tuple[Stop, ...]:
        ways = [ways_from(start.position, self._viewer.seat, self._seat) for start in starts]
        left = sorted(
            (rank_of(path, self._first), place, number, names)
            for place, by_name in enumerate(ways)
            for number, (names, path) in enumerate(by_name.items())
        )
        found: dict[Names, Stop] = {}
        for most in (WAY_EFFORT, self._effort.left):
            self._most, tried = most, left
            left = list[_Way]()
            for way in tried:
                _, place, _, names = way
                start, path = starts[place], ways[place][names]
                if names in found or (path[0].word in PERMANENT and self._is_idle(start, path[0])):
                    continue
                is_stop = self._stops(start, path)
                left += [way] if is_stop is None else []
                if is_stop:
                    others = [each for number, each in enumerate(zip(starts, ways, strict=True)) if number != place]
                    is_anywhere = all(names in has and self._stops(each, has[names]) for each, has in others)
                    first = None if is_anywhere else DOMAINS[DOMAIN_OF[start.played[0].kind]]
                    found[names] = Stop((*start.played, *path), first)
        self.is_whole = self.is_whole and not left
        named = [names for is_free in (False, True) for by_name in ways for names, path in by_name.items()
                 if (path[0].word in PERMANENT) == is_free]  # fmt: skip
        order = {names: number for number, names in reversed([*enumerate(named)])}
        return tuple(found[names] for names in sorted(found, key=order.__getitem__))

    def _is_idle(self, start: Start, effect: Action) -> bool:
        """Return whether an effect surely cannot stop the opponent there.

        That is where a course of their turn rests on nothing that it changes, and neither can the viewer win by it nor
        the pile run out, which would end the game before.
        """
        position, does = start.position, effect_begun(effect)
        if does is None or does.draws or not takes_nothing(does):
            return False
        plays = any(Zone.AREA in (step.source, step.goal) for step in does.steps)
        fetches = any(step.source is Zone.DISCARD for step in does.steps)
        if sum(pile_of(position)) <= _MOST_DRAWN or (plays and self._may_reach(position)):
            return False
        return any(
            not (course.inquires or course.leaps)
            and not (plays and (course.copies or course.attacks))
            and not (fetches and course.fetched)
            for course in self._courses_from(start)
        )

    def _may_reach(self, position: Position) -> bool:
        """Return whether one effect could bring the viewer Hegemony."""
        columns = position.columns[self._viewer.seat]
        needs = (position.hegemony_need(self._viewer.seat, domain) for domain in range(6))
        return any(column(columns, domain) + _MOST_PLAYED >= need for domain, need in enumerate(needs))

    def _courses_from(self, start: Start) -> list[Course]:
        """Return the courses by which the opponent wins if the viewer does no more there."""
        turns = self._next_turn.begin(end_own_turn(start.position, self._viewer))
        if isinstance(turns, bool) or not self._answer(lambda: self._next_turn.may_win_any(turns, self._effort)):
            return []
        return [course for course in self._next_turn.courses if any(course.leads(*turn) for turn in turns)]

    def _stops(self, start: Start, path: Path) -> bool | None:
        """Return whether it stops the opponent there; None where that takes too long to work out."""
        last = path[-1]
        before, effect = start.after(path[:-1], self._viewer.seat), effect_begun(last)
        if asks_for_hand(before):
            if len(before.owed) > 1 or _EACH_TAKEN is None or _EACH_TAKEN.goal is not Zone.OTHER_HAND:
                return self._leave_open()
            return self._answer(partial(self._inquisition_stops, before))
        if effect is not None and effect.draws:
            if effect.owes or not effect.each or STEPS[effect.each].goal is not Zone.DISCARD:
                return self._leave_open()
            return self._answer(partial(self._leap_stops, before, last, effect.draws))
        end = End(before, self._viewer)
        return self._answer(partial(self._ends_well, end_after(end, last)))

    def _leave_open(self) -> bool:
        """Return False and note that the search is incomplete, since a possible stop could not be checked."""
        self.is_whole = False
        return False

    def _answer(self, asked: Callable[[], bool]) -> bool | None:
        total = self._effort
        with total.part(self._most) as part:
            self._effort = part
            try:
                return asked()
            except TooMuch:
                return None
            finally:
                self._effort = total

    def _ends_well(self, begun: End) -> bool:
        """Return whether some way to resolve the running effect, if there is one, stops the opponent."""
        stack, ends, seen = [begun], 0, set[object]()
        while stack:
            if ends >= MOST_ENDS:
                return self._leave_open()
            now = stack.pop()
            position = now.position
            # the same cards are asked for in any order
            key = tuple(position.hands), position.areas[self._viewer.seat], position.discard, position.owed, now.viewer
            if key in seen:
                continue
            seen.add(key)
            self._effort.spend(STEP_EFFORT)
            if asks_for_hand(position):
                self.is_whole = False  # what is in that hand decides
            elif position.phase == CHOOSE:
                actions = one_of_each_domain(legal_actions(position, self._viewer.seat))
                stack += [end_after(now, action) for action in actions]
            else:
                ends += 1
                if self._next_turn.is_harmless(end_own_turn(position, now.viewer), self._effort):
                    return True
        return False

    def _is_stopped(self, start: Start) -> bool:
        """Return whether the opponent surely could not win any more after that card and the end of the turn."""
        seen_position = end_own_turn(start.position, self._viewer)
        is_stopped = self._answer(lambda: self._next_turn.is_harmless(seen_position, self._effort))
        self.is_whole = self.is_whole and is_stopped is not None
        return start.played[0].kind >= 0 and bool(is_stopped)

    def _leap_stops(self, position: Position, action: Action, draws: int) -> bool:
        """Return whether drawing cards and discarding as many stops the opponent, with any such cards (§5.4)."""
        viewer = self._viewer.seat
        hand = position.hands[viewer]
        after = without_rest(apply(position, viewer, action))
        after.hands = after.hands.copy()
        after.hands[viewer] = hand  # as many as before; which of them, and of those drawn, is open
        drawn, _ = draw_from(pile_of(position), draws)
        seen_position = end_own_turn(after, self._viewer)
        ways = tuple(_with_more(way, viewer, drawn) for way in seen_position.ways)
        turns = self._next_turn.begin(replace(seen_position, ways=ways))
        if isinstance(turns, bool):
            return turns
        thrown = sum(ONE_OF[domain] for domain in range(6)) * sum(drawn)  # any of them may lie in the discard pile
        turns = [(facts, turn._replace(discard=turn.discard + thrown)) for facts, turn in turns]
        return not self._next_turn.may_win_any(turns, self._effort)

    def _inquisition_stops(self, position: Position) -> bool:
        """Return whether taking the opponent's hand stops them: with any hand, some cards given back do (§5.2)."""
        if not position.hands[self._seat]:
            return False
        after = without_rest(position)
        seen_position = end_own_turn(after, self._viewer)
        turns = self._next_turn.begin(seen_position)
        own = seen_position.ways[0].hands[self._viewer.seat]
        return turns if isinstance(turns, bool) else all(self._does_taking_stop(own, *turn) for turn in turns)

    def _does_taking_stop(self, own: SeenHand, facts: TurnFacts, turn: TurnState) -> bool:
        """Return whether that stops them where their turn begins like that; `own` is the viewer's hand."""
        known = own.known + turn.known
        backs = [age for age, many in enumerate(turn.blanks, 1) for _ in range(many)]
        for number, hand in enumerate(hands_of(backs, turn.pool, self._first)):
            given = self._choose_gifts(known + hand, turn.size)
            # what the viewer keeps may be inquired in turn: any of both hands, to be sure, the old one among them
            kept = facts._replace(hands=(*facts.hands, SeenHand(known + hand, own.blanks)))
            left = turn._replace(gained=given, known=0, blanks=NO_BLANKS, keeps=0)
            if number == MOST_HANDS or self._next_turn.may_win(kept, left, self._effort):
                # other cards given back might stop them: neither named nor denied
                return self._leave_open()
        return True

    def _choose_gifts(self, cards: int, wanted: int) -> int:
        """Return `wanted` of the cards to give back: those that help the opponent least, by a rule of thumb."""
        given = 0
        # where the opponent is near, and Economy and Science, which let them play more, come last
        for domain in sorted(range(6), key=lambda domain: (domain in self._first, domain in PLAYING, domain)):
            some = min(column(cards, domain), wanted - columns_size(given))
            given += some * ONE_OF[domain]
        return given


def _is_aimed(action: Action) -> bool:
    step = STEPS.get(action.word)
    return step is not None and (step.names_column or step.strikes_others)


def _with_more(way: SeenHands, seat: int, drawn: Blanks) -> SeenHands:
    """Return the hands with cards drawn to that seat's hand, of which only the backs are known."""
    hand = way.hands[seat]
    more = SeenHand(hand.known, with_more(hand.blanks, drawn))
    return replace(way, hands=(*way.hands[:seat], more, *way.hands[seat + 1 :]))


class NextTurn:
    """The next turn of `seat` as the viewer sees it after each attempt; the Domains of `first` are tried first."""

    def __init__(self, viewer_seat: int, seat: Seat, first: Sequence[int]) -> None:
        self._viewer_seat = viewer_seat
        self._seat = seat
        self._order = (*first, *(domain for domain in range(len(DOMAINS)) if domain not in first))
        self._answers: dict[tuple[TurnFacts, TurnState], bool] = {}
        self.courses: list[Course] = []
        """Courses found so far, the newest first: most of the viewer's options leave one of them unchanged."""

    def begin(self, seen_position: SeenPosition) -> list[tuple[TurnFacts, TurnState]] | bool:
        """Return how the turn may begin; where the game ends before, whether it ends well for the viewer."""
        begun, _ = begin_turn(seen_position.position, self._seat)
        if begun.result is not None:
            return self._seat not in begun.result.winners or self._viewer_seat in begun.result.winners
        return next_turns(seen_position, begun, self._seat)

    def is_harmless(self, seen_position: SeenPosition, effort: Effort) -> bool:
        """Return whether that player cannot win, however the turn begins. Raises `TooMuch`."""
        turns = self.begin(seen_position)
        return turns if isinstance(turns, bool) else not self.may_win_any(turns, effort)

    def may_win_any(self, turns: Iterable[tuple[TurnFacts, TurnState]], effort: Effort) -> bool:
        """Return whether that player could win in one of those turns. Raises `TooMuch`."""
        return any(self.may_win(*turn, effort) for turn in turns)

    def may_win(self, facts: TurnFacts, turn: TurnState, effort: Effort) -> bool:
        """Return whether that player could win in that turn in any way. Raises `TooMuch`."""
        if any(course.leads(facts, turn) for course in self.courses):
            return True
        key = facts, without_unused(facts, turn)
        if key not in self._answers:
            self._answers[key] = self._finds(facts, turn, effort)
        return self._answers[key]

    def _finds(self, facts: TurnFacts, turn: TurnState, effort: Effort) -> bool:
        for find in (course_at_once, partial(find_course, effort=effort)):
            for domain in self._order:
                if course := find(facts, turn, domain):
                    self.courses.insert(0, course)
                    return True
        return wins_by_majority(facts, turn, effort)

"""What a reader may do in his turn after which another player cannot win in his next one, whatever nobody sees.

Each way is one effect, or one card played, and then the end of the turn. It is named only where it is sure: where cards
come to light on the way (§5.2, §5.4), for all that they may be.
"""

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, product
from typing import Final

from bot.rules.actions import Action
from bot.rules.cards import AGE_OF, DOMAIN_OF, DOMAINS, ONE, Domain, Seat, column, count, kinds_in
from bot.rules.effect_table import LEAP, SACRIFICES, STEPS, Place
from bot.rules.effects import apply, branch
from bot.rules.hidden_majorities import wins_by_majority
from bot.rules.hidden_seats import Reader, Standing, as_turn_begins, domains_of, next_turn, pile_of, stand
from bot.rules.hidden_turn import DOMAIN, NO_BLANKS, HiddenTurn, SeenHand, TurnFacts, drawn_from, size_of
from bot.rules.hidden_wins import Effort, TooMuch, plays_at_once, reaches
from bot.rules.judge import legal_actions
from bot.rules.position import CHOOSE, EFFECTS, Position
from bot.rules.reader_ends import End, end_after, one_of_each_domain

MOST_ENDS: Final = 60
"""Ways to resolve one effect that are tried."""
MOST_HANDS: Final = 300
"""Hands that an Inquisition may find which are tried."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One of the reader's own doings after which a threat is none: its actions, the last says what it is.

    Others may come before it: a card to play in step 1, what an effect costs.
    """

    actions: tuple[Action, ...]
    first: Domain | None = None
    """In step 1 the Domain to play before, where another card of the hand would not allow it; else None."""


def may_win(facts: TurnFacts, turn: HiddenTurn, first: Sequence[int], effort: Effort) -> bool:
    """Whether he could win in that turn in any way; Domains of `first` are asked first. Raises `TooMuch`."""
    order = (*first, *(domain for domain in range(6) if domain not in first))
    return (
        any(plays_at_once(facts, turn, domain) for domain in order)
        or any(reaches(facts, turn, domain, effort) for domain in order)
        or wins_by_majority(facts, turn, effort)
    )


def stops_of(
    position: Position, reader: Reader, seat: Seat, domains: Sequence[Domain], effort: Effort
) -> tuple[tuple[Stop, ...], bool]:
    """What stops `seat`, who threatens in those Domains, and whether that is all: the search may end before.

    Nothing where it is not the reader's turn.
    """
    found: list[Stop] = []
    if position.turn == reader.seat:
        try:
            found.extend(_Stops(reader, seat, domains, effort).found(position))
        except TooMuch:
            return tuple(found), False
    return tuple(found), position.phase != CHOOSE  # what may be done once the effect is over is not looked at


_Start = tuple[Position, tuple[Action, ...]]
"""Where effects may be used, and the card played before in step 1."""


class _Stops:
    """The search for what stops one player; each thing is named once."""

    def __init__(self, reader: Reader, seat: Seat, domains: Sequence[Domain], effort: Effort) -> None:
        self._looker = reader
        self._reader = reader.seat
        self._seat = seat
        self._first = tuple(map(DOMAINS.index, domains))
        self._effort = effort
        self._named: set[object] = set()
        self._opened: dict[tuple[tuple[Action, ...], tuple[object, ...]], Set[object]] = {}

    def found(self, position: Position) -> Iterator[Stop]:
        """What stops him, what is soonest worked out first."""
        if position.phase == CHOOSE:
            yield from self._steps(position, ())
            return
        starts = [(position, ())] if position.phase == EFFECTS else [*self._cards(position)]
        for after, played in starts:
            if played and played[0].word == "play" and self._is_stopped(after):
                yield Stop(played)
        for words in (("sacrifice",), ("use", "copy")):
            for after, played in starts:
                if after.phase == EFFECTS:
                    for stop in self._effects(after, played, words):
                        yield replace(stop, first=self._played_first(stop, starts))

    def _played_first(self, stop: Stop, starts: Sequence[_Start]) -> Domain | None:
        played, *others = stop.actions
        if played.word != "play":
            return None
        *before, last = map(_name_of, others)
        if all(last in self._open(start, tuple(before)) for start in starts):
            return None
        return DOMAINS[DOMAIN_OF[played.kind]]

    def _open(self, start: _Start, before: tuple[object, ...]) -> Set[object]:
        """What may be done there after all that, with cards of whichever Age."""
        after, played = start
        if (played, before) not in self._opened:
            places = [after]
            for name in before:
                places = [apply(each, self._reader, action)
                          for each in places for action in legal_actions(each, self._reader)
                          if _name_of(action) == name]  # fmt: skip
            self._opened[played, before] = {
                _name_of(action) for each in places for action in legal_actions(each, self._reader)
            }
        return self._opened[played, before]

    def _cards(self, position: Position) -> Iterator[_Start]:
        """Step 1, one card of each Domain: another Age of it makes no difference."""
        for action in one_of_each_domain(legal_actions(position, self._reader)):
            yield apply(position, self._reader, action), (action,)

    def _effects(self, position: Position, before: tuple[Action, ...], words: tuple[str, ...]) -> Iterator[Stop]:
        for action in legal_actions(position, self._reader):
            name = _name_of(action)
            if action.word not in words or name in self._named:
                continue
            if action.word == "sacrifice":
                yield from self._sacrifice(position, before, action)
            elif self._ends_well(end_after(End(position, self._looker), action)):
                self._named.add(name)
                yield Stop((*before, action))

    def _sacrifice(self, position: Position, before: tuple[Action, ...], action: Action) -> Iterator[Stop]:
        effect = SACRIFICES[DOMAIN_OF[action.kind]]
        if effect.draws:
            if self._leap_stops(position, action):
                self._named.add(_name_of(action))
                yield Stop((*before, action))
        else:
            yield from self._steps(apply(position, self._reader, action), (*before, action))

    def _steps(self, position: Position, before: tuple[Action, ...]) -> Iterator[Stop]:
        """The choice that an effect asks for next, each way; after it the rest of the effect as suits the reader."""
        step = STEPS[position.owed[0]]
        for action in legal_actions(position, self._reader):
            name = _name_of(action)
            if name in self._named or action.target not in (-1, self._seat):
                continue
            if step.source is Place.OTHER_HAND:
                is_stopped = self._inquisition_stops(position)
            else:
                is_stopped = self._ends_well(end_after(End(position, self._looker), action))
            if is_stopped:
                self._named.add(name)
                yield Stop((*before, action))

    def _ends_well(self, begun: End) -> bool:
        """Whether some way to resolve the running effect stops him; as it lies where none is running."""
        stack, ends, seen = [begun], 0, set[object]()
        # past the limit nothing is claimed: an effect is named only where a way that stops him was found
        while stack and ends < MOST_ENDS:
            now = stack.pop()
            position = now.position
            # the same cards are asked for in any order
            key = tuple(position.hands), position.areas[self._reader], position.discard, position.owed, now.reader
            if key in seen:
                continue
            seen.add(key)
            if position.phase == CHOOSE:
                actions = one_of_each_domain(legal_actions(position, self._reader))
                stack += [end_after(now, action) for action in actions]
            else:
                ends += 1
                if self._holds(stand(position, now.reader)):
                    return True
        return False

    def _is_stopped(self, position: Position) -> bool:
        """Whether he could not win any more if the reader ended his turn here."""
        return self._holds(stand(position, self._looker))

    def _holds(self, standing: Standing) -> bool:
        turn = self._turn(standing)
        return turn if isinstance(turn, bool) else not may_win(*turn, self._first, self._effort)

    def _turn(self, standing: Standing) -> tuple[TurnFacts, HiddenTurn] | bool:
        """His next turn; where the game ends before, whether it ends well."""
        begun, _ = as_turn_begins(standing.position, self._seat)
        if begun.result is not None:
            return self._seat not in begun.result.winners or self._reader in begun.result.winners
        return next_turn(standing, begun, self._seat)

    def _leap_stops(self, position: Position, action: Action) -> bool:
        """Whether a Technological Leap does (§5.4), whatever it draws and discards."""
        reader, hand = self._reader, position.hands[self._reader]
        after = branch(apply(position, reader, action))
        after.phase, after.owed, after.before = EFFECTS, (), None
        after.hands = after.hands.copy()
        after.hands[reader] = hand  # as many as before; which of them, and of those drawn, is open
        drawn, _ = drawn_from(pile_of(position), LEAP)
        standing = stand(after, self._looker)
        one, two, three = (old + new for old, new in zip(standing.hands[reader].blanks, drawn, strict=True))
        hands = list(standing.hands)
        hands[reader] = SeenHand(standing.hands[reader].known, (one, two, three))
        turn = self._turn(replace(standing, hands=tuple(hands)))
        if isinstance(turn, bool):
            return turn
        facts, his = turn
        thrown = sum(DOMAIN[domain] for domain in range(6)) * sum(drawn)  # any of them may lie in the discard pile
        return not may_win(facts, his._replace(discard=his.discard + thrown), self._first, self._effort)

    def _inquisition_stops(self, position: Position) -> bool:
        """Whether an Inquisition on him does (§5.2): whatever he holds, some cards given back leave him no way."""
        reader, seat = self._reader, self._seat
        if not position.hands[seat]:
            return False
        after = branch(position)
        after.phase, after.owed, after.before = EFFECTS, (), None
        standing = stand(after, self._looker)
        turn = self._turn(standing)
        if isinstance(turn, bool):
            return turn
        facts, his = turn
        known, answers = domains_of(position.hands[reader]) + his.known, dict[int, bool]()
        backs = [age for age, many in enumerate(his.blanks, 1) for _ in range(many)]
        for number, hand in enumerate(_hands(backs, his.pool, self._first)):
            # what is not proven for every hand is not claimed
            if number == MOST_HANDS:
                return False
            given = self._given(known + hand, his.size)
            if given not in answers:
                # what the reader keeps may be inquired in turn: any of both hands, to be sure
                all_known = [SeenHand(known + hand, each.blanks) if other == reader else each
                             for other, each in zip(facts.rivals, facts.hands, strict=True)]  # fmt: skip
                kept = facts._replace(hands=tuple(all_known))
                answers[given] = not may_win(
                    kept, his._replace(gained=given, known=0, blanks=NO_BLANKS, keeps=0), self._first, self._effort
                )
            if not answers[given]:
                return False
        return True

    def _given(self, cards: int, wanted: int) -> int:
        """So many of the cards to give back: what helps him least, as far as a rule of thumb says."""
        given = 0
        # where he is near, and Economy and Science, which let him play more, come last; a poor choice only claims less
        for domain in sorted(range(6), key=lambda domain: (domain in self._first, domain in (2, 3), domain)):
            some = min(column(cards, domain), wanted - size_of(given))
            given += some * DOMAIN[domain]
        return given


def _name_of(action: Action) -> object:
    """What an effect or a step is but for the Ages of its cards."""
    if action.word in ("use", "copy"):
        return action
    return action.word, action.target, DOMAIN_OF[action.kind] if action.kind >= 0 else action.domain


def _hands(backs: Sequence[int], pool: int, first: Sequence[int]) -> Iterator[int]:
    """Every hand of these Ages, as a column set, that the pool allows; those with most of `first` first."""
    by_age: list[list[int]] = []
    for age in sorted(set(backs)):
        kinds = [kind for kind in kinds_in(pool) if AGE_OF[kind] == age]
        # the hands that are most dangerous first: one that cannot be stopped ends the search
        kinds.sort(key=lambda kind: DOMAIN_OF[kind] not in first)
        some = combinations_with_replacement(kinds, backs.count(age))
        by_age.append([sum(ONE[kind] for kind in each) for each in some if _allows(pool, each)])
    seen: set[int] = set()
    for parts in product(*by_age):
        hand = domains_of(sum(parts))
        if hand not in seen:
            seen.add(hand)
            yield hand


def _allows(pool: int, kinds: Sequence[int]) -> bool:
    return all(kinds.count(kind) <= count(pool, kind) for kind in set(kinds))

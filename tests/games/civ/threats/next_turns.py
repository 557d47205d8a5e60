"""A yardstick for threats: every hand and draw that a viewer allows, and the next turn played out by the judge.

It shares nothing with `bot.games.civ.threats` but the rules: hidden cards are really dealt, every action really
applied, also the viewer's own before they may end their turn. Where a hand is known to them, it lies as
it lies.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from itertools import islice

from bot.games.civ.rules import Game, Seat, Setup, deal
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import AGE_OF, AGES, COLUMN, KIND_OF, KINDS, ONE, SUPPLY, Card, bag_of, cards_in
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import EFFECTS, OVER, PLAY, Marker, Position, Result, opening
from bot.games.civ.rules.scoring import by_points
from bot.games.civ.rules.setup import CLASSIC, IMMEDIATE, TURN_END

SMALL = 60
"""Deals of the hidden cards that are all played out; of more than that so many are picked."""


def late(
    areas: Sequence[str],
    hands: Sequence[str],
    *,
    pile: int = 12,
    phase: str = EFFECTS,
    boxed: str = "",
    first: int = 0,
    hegemony: str = TURN_END,
    teams: bool = False,
) -> Game:
    """A position that a deal leads to: these cards, `pile` of Age III to draw, seat 0 on turn; the rest is discarded.

    The draw pile, and the box where fewer than four play, are of the Domains of `boxed` first.
    """
    players = len(areas)
    left = Counter(SUPPLY)
    left.subtract(Card(card) for cards in (*areas, *hands) for card in cards.split())
    rest = sorted(left.elements(), key=lambda card: (card[1], boxed.find(card[0]) < 0))
    box = [card for age in AGES for card in [card for card in rest if card[1] == str(age)][: 0 if players == 4 else 3]]
    rest = list((Counter(rest) - Counter(box)).elements())
    drawable = [card for card in sorted(rest, key=lambda card: boxed.find(card[0]) < 0) if card[1] == "3"][:pile]
    gone = list((Counter(SUPPLY) - Counter(drawable) - Counter(box)).elements())
    deck = (*sorted(gone, key=lambda card: card[1]), *drawable)
    box.sort(key=KIND_OF.__getitem__)
    setup = Setup(players, CLASSIC, teams, Seat(first), hegemony, None, deck, tuple(box))
    new = branch(opening(setup))
    new.phase, new.turn, new.turns, new.drawn = phase, 0, 60, len(deck) - pile
    new.areas = [bag_of(cards.split()) for cards in areas]
    new.columns = [sum(COLUMN[KIND_OF[card]] for card in cards.split()) for cards in areas]
    new.hands = [bag_of(cards.split()) for cards in hands]
    new.discard = bag_of((Counter(rest) - Counter(drawable)).elements())
    return Game(setup, (), (new,))


def crowded(seed: int, *, pious: bool = False) -> Game:
    """A game near its end with few hidden cards, so that all ways they may lie can be tried; seat 0 is in its turn.

    Where it is `pious` everyone has a Religion card to sacrifice, if there are enough.
    """
    chance = random.Random(seed)
    players = chance.choice((2, 3, 3, 4, 4, 4))
    setup = deal(
        chance,
        players=players,
        setup=CLASSIC,
        teams=players == 4 and chance.random() < 0.3,
        hegemony=chance.choice((TURN_END, IMMEDIATE)),
        turn_cap=chance.choice((None, None, None, 60)),
    )
    new = branch(opening(setup))
    pile = chance.choice((0, 0, 1, 2, 3, 4, 6))
    cards = [KIND_OF[card] for card in setup.deck[: len(setup.deck) - pile]]
    new.drawn = len(setup.deck) - pile
    chance.shuffle(cards)
    new.hands = [_deal(cards, chance.choice((0, 1, 1, 2, 2, 3))) for _ in range(players)]
    new.areas = [_column(cards, chance, setup) for _ in range(players)]
    new.embargoes = [_laid(cards, chance, "E", 0.15 if seat else 0.0) for seat in range(players)]
    new.democracies = [_laid(cards, chance, "U", 0.15) for _ in range(players)]
    for seat in range(players):
        new.areas[seat] += _deal(cards, chance.choice((0, 1, 1, 2)))
        if pious and (kind := next((kind for kind in cards if KINDS[kind][0] == "R"), None)) is not None:
            cards.remove(kind)
            new.areas[seat] += ONE[kind]
    new.columns = [sum(COLUMN[KIND_OF[card]] for card in cards_in(area)) for area in new.areas]
    new.discard = sum(map(ONE.__getitem__, cards))
    new.phase, new.turn, new.turns = chance.choice((PLAY, EFFECTS)), 0, chance.choice((20, 58, 59))
    return Game(setup, (), (new,))


def _deal(cards: list[int], count: int) -> int:
    return sum(ONE[cards.pop()] for _ in range(min(count, len(cards))))


def _column(cards: list[int], chance: random.Random, setup: Setup) -> int:
    """Cards of one Domain or two, some short of Hegemony."""
    area = 0
    for _ in range(chance.choice((1, 1, 2))):
        wanted = chance.choice("MMRRESSCUU")
        found = [kind for kind in cards if KINDS[kind][0] == wanted][
            : max(1, setup.hegemony_size - chance.randrange(6))
        ]
        for kind in found[: setup.hegemony_size - 1]:
            cards.remove(kind)
            area += ONE[kind]
    return area


def _laid(cards: list[int], chance: random.Random, domain: str, share: float) -> tuple[Marker, ...]:
    kinds = [kind for kind in cards if KINDS[kind][0] == domain]
    if not kinds or chance.random() > share:
        return ()
    cards.remove(kinds[0])
    return (Marker(chance.randrange(6), kinds[0]),)


def wins(
    game: Game,
    viewer: int,
    seat: int,
    chance: random.Random,
    *,
    most: int,
    known: Sequence[int] = (),
    allows: Callable[[Position], bool] = lambda _: True,
) -> bool | None:
    """Return whether `seat` wins its next turn with some hidden cards; None where `most` actions do not tell.

    As a win counts the end of the game before its turn where it wins and not the viewer. The hands of `known` seats
    the viewer knows, and of others what `allows` says of a way the cards may lie.
    """
    ways = list(islice(filter(allows, _deals(game.position, viewer, seat, known)), SMALL + 1))
    is_whole = len(ways) <= SMALL
    if not is_whole:
        ways = [*filter(allows, (_shuffled(game.position, viewer, known, chance) for _ in range(SMALL)))]
    for way in ways:
        for ended in _ended(way, viewer):
            if (result := ended.result or _closed(ended, viewer, seat)) is not None:
                if seat in result.winners and viewer not in result.winners:
                    return True
                continue
            found, most = _wins(_begun(ended, seat), seat, most)
            if found:
                return True
    return False if is_whole and most else None


def _hidden(position: Position, viewer: int, known: Sequence[int]) -> Counter[int]:
    found = Counter(KIND_OF[card] for card in position.setup.box)
    found.update(position.setup.pile[position.drawn :])
    for seat, hand in enumerate(position.hands):
        if seat != viewer and seat not in known:
            found.update(KIND_OF[card] for card in cards_in(hand))
    return found


def _deals(position: Position, viewer: int, seat: int, known: Sequence[int]) -> Iterator[Position]:
    """Every way the hidden cards may lie: that hand, the pile from the top, other hands; the box does not matter."""
    unknown = [each for each in (seat, *position.rivals[seat]) if each != viewer and each not in known]
    ages = [[AGE_OF[kind] for kind in position.setup.pile[position.drawn :]]]
    ages += [[AGE_OF[KIND_OF[card]] for card in cards_in(position.hands[each])] for each in unknown]
    for pile, *hands in _filled(ages, _hidden(position, viewer, known), is_pile=True):
        yield _with(position, dict(zip(unknown, hands, strict=True)), pile)


def _filled(ages: list[list[int]], left: Counter[int], *, is_pile: bool = False) -> Iterator[list[tuple[int, ...]]]:
    """The lists of these Ages filled with hidden kinds: each as a set, but for a pile, where the order counts."""
    if not ages:
        yield []
        return
    for filled in _drawn(tuple(ages[0]), left, (), is_pile=is_pile):
        rest = left - Counter(filled)
        for others in _filled(ages[1:], rest):
            yield [filled, *others]


def _drawn(
    ages: tuple[int, ...], left: Counter[int], begun: tuple[int, ...], *, is_pile: bool
) -> Iterator[tuple[int, ...]]:
    if not ages:
        yield begun
        return
    least = begun[-1] if begun and AGE_OF[begun[-1]] == ages[0] and not is_pile else -1
    for kind in sorted(kind for kind, count in left.items() if count and AGE_OF[kind] == ages[0] and kind >= least):
        yield from _drawn(ages[1:], left - Counter([kind]), (*begun, kind), is_pile=is_pile)


def _with(position: Position, hands: dict[int, tuple[int, ...]], pile: tuple[int, ...]) -> Position:
    new = branch(position)
    new.hands = [
        sum(map(ONE.__getitem__, hands[seat])) if seat in hands else hand for seat, hand in enumerate(position.hands)
    ]
    new.setup = _piled(position, pile)
    return new


def _piled(position: Position, pile: tuple[int, ...]) -> Setup:
    """The same setup with another pile; nothing else of it is asked any more."""
    setup = position.setup
    new = object.__new__(Setup)
    for each in fields(Setup):
        object.__setattr__(new, each.name, getattr(setup, each.name))
    object.__setattr__(new, "pile", (*setup.pile[: position.drawn], *pile))
    return new


def _shuffled(position: Position, viewer: int, known: Sequence[int], chance: random.Random) -> Position:
    """One way the hidden cards may lie."""
    hidden = list(_hidden(position, viewer, known).elements())
    chance.shuffle(hidden)

    def take(age: int) -> int:
        return hidden.pop(next(place for place, kind in enumerate(hidden) if AGE_OF[kind] == age))

    hands = {
        seat: tuple(take(AGE_OF[KIND_OF[card]]) for card in cards_in(hand))
        for seat, hand in enumerate(position.hands)
        if seat != viewer and seat not in known
    }
    return _with(position, hands, tuple(take(AGE_OF[kind]) for kind in position.setup.pile[position.drawn :]))


def _ended(position: Position, viewer: int) -> Iterator[Position]:
    """End the viewer's turn with nothing but what they must do: a card played in step 1, a running effect finished."""
    if position.phase == OVER or position.turn != viewer:
        yield position
        return
    for action in legal_actions(position, viewer):
        if position.phase != EFFECTS or action is END:
            yield from _ended(apply(position, viewer, action), viewer)


def _passed(position: Position, seat: int) -> int:
    """How many turns there are before that seat's."""
    return [position.turn, *position.rivals[position.turn]].index(seat)


def _closed(position: Position, viewer: int, seat: int) -> Result | None:
    """Return the end of the game before the seat's turn, if no card moves until then (§7.2, §7.5)."""
    setup = position.setup
    is_empty = position.drawn == len(setup.pile)
    # the viewer's turn has just ended: the seat has one in the same round if it sits further from the First Player
    is_later = (seat - setup.first) % setup.players <= (viewer - setup.first) % setup.players
    is_capped = setup.turn_cap is not None and position.turns + _passed(position, seat) >= setup.turn_cap
    return by_points(position, "majority") if (is_empty and is_later) or is_capped else None


def _begun(position: Position, seat: int) -> Position:
    """The player's turn begun, nobody in between moving a card."""
    new = branch(position)
    new.turns = position.turns + _passed(position, seat)
    new.turn, new.phase = seat, PLAY
    new.permanent = new.sacrifice = 0
    return new


def _wins(start: Position, seat: int, most: int) -> tuple[bool, int]:
    """Whether any course of the turn wins for the seat on turn; what is left of the actions that may be applied."""
    stack, seen = [start], set[tuple[object, ...]]()
    while stack and most:
        position = stack.pop()
        for action in legal_actions(position, seat):
            most = max(0, most - 1)
            after = apply(position, seat, action)
            if after.result is not None:
                if Seat(seat) in after.result.winners:
                    return True, most
            elif after.turn == seat and action is not END and (key := _key(after)) not in seen:
                seen.add(key)
                stack.append(after)
    return False, most


def _key(position: Position) -> tuple[object, ...]:
    return (
        position.phase, tuple(position.hands), tuple(position.areas), position.discard, position.drawn, position.owed,
        position.permanent, position.sacrifice, position.coin, position.held, position.target,
        *map(tuple, position.embargoes), *map(tuple, position.democracies),
    )  # fmt: skip

"""What players remember of each other's hands (RULES §1.6), counted once more from the log, card by card.

Lists of cards and every way that the backs leave open, clause by clause; it shares no code with
`bot.games.civ.rules.memory`.
"""

import random
from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass
from functools import reduce
from itertools import combinations, combinations_with_replacement, product

import pytest

from bot.games.civ.rules import Game, deal
from bot.games.civ.rules.cards import DOMAINS, KINDS, cards_in
from bot.games.civ.rules.game import Line
from bot.games.civ.rules.memory import Memory
from bot.games.civ.rules.position import CHOOSE, Position
from tests.games.civ.rules.tables import ruled
from tests.games.civ.rules.test_differential import crowded
from tests.strategies import intervened, moved, playout

Cards = Counter[str]
Way = tuple[tuple[str, ...], ...]
HANDED, FETCHED = ("play", "discard", "trim"), ("recall", "salvage")


@dataclass
class Recount:
    """Every way in which the cards that a player has seen may lie, `ways[viewer]`, by seat; without their own hand."""

    ways: list[set[Way]]

    def line(self, line: Line, before: Position, after: Position) -> None:
        for viewer, ways in enumerate(self.ways):
            self.ways[viewer] = {
                tuple(map(_sorted, new))
                for way in ways
                for new in _after(viewer, [Cards(cards) for cards in way], line, before)
                if _fits(new, viewer, after)
            }


def _after(viewer: int, way: list[Cards], line: Line, before: Position) -> Iterable[list[Cards]]:
    """Whatever that way may have become by this line."""
    word, seat, cards = line.action.word, line.seat, Cards(line.action.text.split()[1:])
    if word in HANDED:
        way[seat] -= cards  # a card that was not known to be there leaves nothing less known
    elif word in FETCHED:
        way[seat] += cards
    elif word == "eliminate":
        if not way[seat] <= _hand(before.before or before, seat):
            return
        way[seat] = Cards()
    elif word == "skip":
        # §2.1: everyone sees that they hold forbidden cards only, and their backs
        embargoed = {str(DOMAINS[marker.domain]) for marker in before.embargoes[seat]}
        hands = [hand for hand in _hands(embargoed, _backs(_hand(before, seat))) if way[seat] <= hand]
        if not hands:
            return
        way[seat] = reduce(Cards.__and__, hands)
    elif word == "inquire":
        yield from _inquired(viewer, way, seat, line.action.target, _hand(before, line.action.target))
        return
    elif word == "give":
        yield from _given(viewer, way, seat, before.target, cards, before)
        return
    yield way


def _inquired(viewer: int, way: list[Cards], seat: int, target: int, hand: Cards) -> Iterable[list[Cards]]:
    """§5.2: the whole hand of the target goes over; the two see all of it."""
    if viewer == seat and not way[target] <= hand:
        return
    way[seat] += hand if viewer == target else way[target]
    way[target] = Cards()
    yield way


def _given(
    viewer: int, way: list[Cards], seat: int, target: int, cards: Cards, before: Position
) -> Iterable[list[Cards]]:
    """§5.2: the two see the card, the others its back: it may be any of that Age."""
    if viewer in (seat, target):
        way[seat] -= cards
        way[target] += cards
        yield way
        return
    (age,) = _backs(cards)
    of_age = Cards(card for card in way[seat].elements() if card[1] == age)
    for card in of_age:
        new = list(way)
        new[seat], new[target] = way[seat] - Cards([card]), way[target] + Cards([card])
        yield new
    if of_age.total() < _backs(_hand(before, seat))[age]:
        yield way


def _fits(way: list[Cards], viewer: int, position: Position) -> bool:
    way[viewer] = Cards()
    return all(_backs(cards) <= _backs(_hand(position, seat)) for seat, cards in enumerate(way))


def _sorted(cards: Cards) -> tuple[str, ...]:
    return tuple(sorted(cards.elements()))


def _hand(position: Position, seat: int) -> Cards:
    return Cards(cards_in(position.hands[seat]))


def _backs(cards: Cards) -> Cards:
    return Cards(card[1] for card in cards.elements())


def _hands(domains: set[str], backs: Cards) -> Iterable[Cards]:
    """Every hand of cards of these Domains that shows these backs."""
    of_age = {age: [kind for kind in KINDS if kind[1] == age and kind[0] in domains] for age in backs}
    for ways in product(*(combinations_with_replacement(kinds, backs[age]) for age, kinds in of_age.items())):
        yield Cards(card for way in ways for card in way)


def recounted(game: Game) -> list[Recount]:
    """What is remembered after each line, the deal first; what was taken back is as if it had never been shown."""
    nothing = Recount([{((),) * game.setup.players} for _ in range(game.setup.players)])
    after, quiet = [nothing], [0]  # `quiet`: the last line that stood when no effect was running
    for line in game.lines:
        back = line.number - 1
        if line.action.word == "undo":  # §9.3
            after.append(after[line.action.number])
            quiet.append(quiet[line.action.number])
            continue
        if line.action.word == "eliminate":  # §9.1: a running effect is taken back first
            back = quiet[back]
        now = deepcopy(after[back])
        now.line(line, game.positions[line.number - 1], game.positions[line.number])
        after.append(now)
        quiet.append(quiet[line.number - 1] if game.positions[line.number].phase == CHOOSE else line.number)
    return after


def _played(seed: int) -> Game:
    """A random game, from its deal or from the middle of a crowded one, where Embargoes lie."""
    chance = random.Random(seed)
    if seed % 2:
        game, interventions = crowded(chance)[0], chance.choice((0.0, 0.03))
        while not game.is_over and game.number < 200:
            if game.position.phase == CHOOSE and chance.random() < 0.03:
                game = ruled(game, game.position.turn, "eliminate")  # in the middle of their effect
            else:
                acts = intervened if chance.random() < interventions else moved
                game = acts(game, chance)
        return game
    setup = deal(chance, players=chance.choice((2, 3, 4)), hegemony=chance.choice(("turn_end", "immediate")))
    return list(playout(setup, chance, interventions=chance.choice((0.0, 0.03))))[-1]


@pytest.mark.slow
def test_each_player_remembers_what_the_log_shows_them_and_no_more() -> None:
    """In whole games with interventions, after every line, of each hand and of several together."""
    parts, shared, words = 0, 0, set[str]()
    for seed in range(40):
        game = _played(seed)
        seats = range(game.setup.players)
        words |= {line.action.word for line in game.lines}
        for number, (recount, (memory,)) in enumerate(zip(recounted(game), _memories(game), strict=True)):
            for viewer, size in product(seats, range(1, len(seats))):
                alone = [Cards(cards_in(memory.of(viewer, seat))) for seat in seats]
                for group in combinations([seat for seat in seats if seat != viewer], size):
                    known = _remembered(memory, viewer, group)
                    ways = (reduce(Cards.__add__, (Cards(way[seat]) for seat in group)) for way in recount.ways[viewer])
                    assert known == reduce(Cards.__and__, ways), (seed, number, viewer, group)
                    hands = reduce(Cards.__add__, (_hand(game.positions[number], seat) for seat in group))
                    parts += bool(known) and known < hands
                    shared += known > reduce(Cards.__add__, (alone[seat] for seat in group))
    assert parts > 1000
    assert shared > 1000
    assert words >= {*HANDED, *FETCHED, "inquire", "give", "skip", "eliminate", "undo"}


def _remembered(memory: Memory, viewer: int, group: tuple[int, ...]) -> Cards:
    return Cards(cards_in(memory.sure[viewer][sum(1 << seat for seat in group)])) if memory.sure else Cards()


def _memories(game: Game) -> tuple[list[Memory], ...]:
    """What the game says is known after each line: asked once, at its end."""
    assert game.memory is game.memories[-1][0]
    return game.memories

"""What players remember of each other's hands (RULES §1.6), counted once more from the log, card by card.

Lists of cards and every way that the backs leave open, clause by clause; it shares no code with `bot.rules.memory`.
"""

import random
from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass
from functools import reduce
from itertools import combinations, combinations_with_replacement, product

from bot.rules import Game, deal
from bot.rules.cards import DOMAINS, KINDS, cards_in
from bot.rules.game import Line
from bot.rules.memory import Memory
from bot.rules.position import CHOOSE, Position
from tests.rules.tables import ruled
from tests.rules.test_differential import crowded
from tests.strategies import intervened, moved, playout

Cards = Counter[str]
HANDED, FETCHED = ("play", "discard", "trim"), ("recall", "salvage")


@dataclass
class Recount:
    """What each player has seen, `seen[viewer][seat]`, and while an Inquisition runs, what he knows of both hands."""

    seen: list[list[Cards]]
    both: list[Cards]

    def line(self, line: Line, before: Position, after: Position) -> None:
        word, seat = line.action.word, line.seat
        if word in HANDED:
            for card in line.action.text.split()[1:]:
                self._leaves(card, seat, self.seen)
        elif word in FETCHED:
            self._gains(seat, Cards(line.action.text.split()[1:]))
        elif word == "inquire":
            self._inquired(seat, line.action.target, _hand(before, line.action.target))
        elif word == "give":
            self._given(seat, before.target, line.action.text.split()[1], after)
        elif word == "skip":
            self._skipped(seat, before)
        elif word == "eliminate":
            for row in self.seen:
                row[seat].clear()

    def _leaves(self, card: str, seat: int, rows: Iterable[list[Cards]]) -> None:
        for row in rows:
            row[seat] -= Cards([card])  # a card that was not known to be there leaves nothing less known

    def _gains(self, seat: int, cards: Cards) -> None:
        for viewer, row in enumerate(self.seen):
            if viewer != seat:
                row[seat] += cards

    def _inquired(self, seat: int, target: int, hand: Cards) -> None:
        """§5.2: the whole hand of the target goes over; he alone knew all of it."""
        for viewer, row in enumerate(self.seen):
            if viewer != seat:
                row[seat] += hand if viewer == target else row[target]
            row[target] = Cards()
        self.both = [row[seat] + row[target] for row in self.seen]

    def _given(self, seat: int, target: int, card: str, after: Position) -> None:
        """§5.2: the two see the card; of the others each thinks of every way the known cards may lie by their backs."""
        self.seen[seat][target] += Cards([card])
        self._leaves(card, seat, [self.seen[target]])
        for viewer, row in enumerate(self.seen):
            if viewer not in (seat, target):
                ways = list(_splits(self.both[viewer], _hand(after, seat), _hand(after, target)))
                row[seat], row[target] = (reduce(Cards.__and__, column) for column in zip(*ways, strict=True))

    def _skipped(self, seat: int, before: Position) -> None:
        """§2.1: everybody sees that he holds forbidden cards only, and their backs."""
        embargoed = {str(DOMAINS[marker.domain]) for marker in before.embargoes[seat]}
        backs = _backs(_hand(before, seat))
        for viewer, row in enumerate(self.seen):
            if viewer != seat:
                known = row[seat]
                hands = (hand for hand in _hands(embargoed, backs) if known <= hand)
                row[seat] = reduce(Cards.__and__, hands)


def _hand(position: Position, seat: int) -> Cards:
    return Cards(cards_in(position.hands[seat]))


def _backs(cards: Cards) -> Cards:
    return Cards(card[1] for card in cards.elements())


def _splits(known: Cards, one: Cards, other: Cards) -> Iterable[tuple[Cards, Cards]]:
    """Every way known cards may lie in two hands of which only the backs are seen."""
    cards = list(known.elements())
    for size in range(len(cards) + 1):
        for chosen in combinations(range(len(cards)), size):
            here = Cards(cards[each] for each in chosen)
            there = known - here
            if _backs(here) <= _backs(one) and _backs(there) <= _backs(other):
                yield here, there


def _hands(domains: set[str], backs: Cards) -> Iterable[Cards]:
    """Every hand of cards of these Domains that shows these backs."""
    of_age = {age: [kind for kind in KINDS if kind[1] == age and kind[0] in domains] for age in backs}
    for ways in product(*(combinations_with_replacement(kinds, backs[age]) for age, kinds in of_age.items())):
        yield Cards(card for way in ways for card in way)


def recounted(game: Game) -> list[Recount]:
    """What is remembered after each line, the deal first; what was taken back is as if it had never been shown."""
    nothing = Recount([[Cards() for _ in range(game.setup.players)] for _ in range(game.setup.players)], [])
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
                game = ruled(game, game.position.turn, "eliminate")  # in the middle of his effect
            else:
                acts = intervened if chance.random() < interventions else moved
                game = acts(game, chance)
        return game
    setup = deal(chance, players=chance.choice((2, 3, 4)), hegemony=chance.choice(("turn_end", "immediate")))
    return list(playout(setup, chance, interventions=chance.choice((0.0, 0.03))))[-1]


def test_each_player_remembers_what_the_log_shows_him_and_no_more() -> None:
    """In whole games with interventions, after every line; hands of which only a part is known are among them."""
    parts, words = 0, set[str]()
    for seed in range(40):
        game = _played(seed)
        seats = range(game.setup.players)
        words |= {line.action.word for line in game.lines}
        for number, (recount, (memory,)) in enumerate(zip(recounted(game), _memories(game), strict=True)):
            for viewer, seat in product(seats, seats):
                hand, known = _hand(game.positions[number], seat), Cards(cards_in(memory.of(viewer, seat)))
                assert known == recount.seen[viewer][seat], (seed, number, viewer, seat)
                parts += bool(known) and known < hand
    assert parts > 1000
    assert words >= {*HANDED, *FETCHED, "inquire", "give", "skip", "eliminate", "undo"}


def _memories(game: Game) -> tuple[list[Memory], ...]:
    """What the game says is known after each line: asked once, at its end."""
    assert game.memory is game.memories[-1][0]
    return game.memories

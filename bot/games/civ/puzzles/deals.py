"""Deals of the hidden cards that a player cannot exclude: what they see and remember is the same in each."""

from collections.abc import Iterator

from bot.games.civ.ai import RandomSource
from bot.games.civ.rules import Game, observe
from bot.games.civ.rules.cards import AGE_OF, AGES, KINDS, ONE, cards_in, count, of_age
from bot.games.civ.rules.effects import branch
from bot.games.civ.rules.position import Position
from bot.games.civ.rules.setup import ALL_CARDS_BAG, Setup
from bot.games.civ.threats.hands import viewer_of


def deals_for(game: Game, seat: int, random: RandomSource, most: int) -> Iterator[Position]:
    """Yield the current position, then up to `most` others that `seat` cannot tell from it, dealt at random.

    Only the current one where more is known of several hands together than can be followed.
    """
    yield game.position
    observation = observe(game, seat)
    viewer = viewer_of(observation)
    if not viewer.is_exact:
        return
    for _ in range(most):
        way = viewer.ways[int(random.random() * len(viewer.ways))]
        hidden = {age: _shuffled(way.pool, age, random) for age in AGES}
        hands: list[int] = []
        for other, seen in enumerate(observation.seats):
            if other == seat:
                hands.append(game.position.hands[seat])
                continue
            hand = way.known[other]
            for age in AGES:
                for _ in range(seen.hand_ages.count(age) - of_age(hand, age)):
                    hand += ONE[hidden[age].pop()]
            hands.append(hand)
        pile = [hidden[age].pop() for age, left in zip(AGES, observation.pile, strict=True) for _ in range(left)]
        box = [kind for age in AGES for kind in hidden[age]]
        new = branch(game.position)
        new.hands = hands
        new.setup = _with_pile(game.setup, pile, box)
        yield new


def _shuffled(pool: int, age: int, random: RandomSource) -> list[int]:
    kinds = [kind for kind in range(len(KINDS)) if AGE_OF[kind] == age for _ in range(count(pool, kind))]
    for last in range(len(kinds) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        kinds[last], kinds[other] = kinds[other], kinds[last]
    return kinds


def _with_pile(setup: Setup, pile: list[int], box: list[int]) -> Setup:
    drawn = ALL_CARDS_BAG - sum(ONE[kind] for kind in (*pile, *box))
    before = sorted(cards_in(drawn), key=lambda card: card[1])
    return Setup(
        players=setup.players,
        setup=setup.setup,
        teams=setup.teams,
        first=setup.first,
        hegemony=setup.hegemony,
        turn_cap=setup.turn_cap,
        deck=(*before, *(KINDS[kind] for kind in pile)),
        box=tuple(KINDS[kind] for kind in sorted(box)),
    )

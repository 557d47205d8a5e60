"""From a position that a reader allows (`determinize`) to another player's next turn as the reader sees it.

Nothing here looks at what the determinization dealt: of hands that the reader does not see only the backs are read.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, product

from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import AGE_OF, DOMAIN_OF, ONE, ONE_OF, Seat, columns_size, count, kinds_in, of_age
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.hidden_hands import Reader
from bot.games.civ.rules.hidden_turn import NO_BLANKS, Blanks, HiddenTurn, SeenHand, TurnFacts, drawn_from
from bot.games.civ.rules.position import EFFECTS, NOBODY, OVER, PLAY, Position
from bot.games.civ.rules.turn_end import closes_round, pass_turn


@dataclass(frozen=True, slots=True)
class SeenHands:
    """All hands as the reader sees them, in one way in which the cards that he knows of may lie."""

    pool: int
    """The bag of the cards of which he does not know where they are."""
    hands: tuple[SeenHand, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A position as a reader sees it once he has ended his turn; as it lies, where it is another's turn."""

    position: Position
    reader_seat: int
    ways: tuple[SeenHands, ...]
    """One for each way in which the cards that he knows of may lie."""


@lru_cache(maxsize=4096)  # whatever the reader tries, most hands stay as they are
def domains_of(bag: int) -> int:
    """The column set of a bag."""
    return sum(count(bag, kind) * ONE_OF[DOMAIN_OF[kind]] for kind in kinds_in(bag))


@lru_cache(maxsize=4096)
def backs_of(bag: int) -> Blanks:
    """How many cards of each Age a bag holds (§1.6)."""
    return of_age(bag, 1), of_age(bag, 2), of_age(bag, 3)


def pile_of(position: Position) -> Blanks:
    """How many cards of each Age the draw pile still holds (§1.6)."""
    ages = [AGE_OF[kind] for kind in position.setup.pile[position.drawn :]]
    return ages.count(1), ages.count(2), ages.count(3)


def hands_of(backs: Sequence[int], pool: int, first: Sequence[int]) -> Iterator[int]:
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


def stand(position: Position, reader: Reader) -> Standing:
    """The reader's turn ended here, where he may end it; the position as it lies where it is not his turn."""
    ended, drawn = position, NO_BLANKS
    if position.turn == reader.seat and position.phase == EFFECTS:
        ended = apply(position, reader.seat, END)
        # the determinization's pile is made up: of what he draws only the Ages are true
        drawn, _ = drawn_from(pile_of(position), ended.drawn - position.drawn)
    own = SeenHand(domains_of(position.hands[reader.seat]), drawn)
    ways = (
        SeenHands(
            way.pool,
            tuple(
                own if seat == reader.seat else _seen(hand, way.known[seat]) for seat, hand in enumerate(ended.hands)
            ),
        )
        for way in reader.ways
    )
    return Standing(ended, reader.seat, tuple(ways))


def _seen(hand: int, known: int) -> SeenHand:
    if not known:
        return SeenHand(0, backs_of(hand))
    one, two, three = map(int.__sub__, backs_of(hand), backs_of(known))
    return SeenHand(domains_of(known), (one, two, three))


def as_turn_begins(position: Position, seat: int) -> tuple[Position, int]:
    """The position as that player's next turn begins, and whose turn ended before, where nobody moves a card till then.

    As it lies where he is on turn; the end of the game, where that comes before his turn (§7.2, §7.5).
    """
    now, ended = position, NOBODY
    while now.phase != OVER and now.turn != seat:
        new, ended = branch(now), now.turn
        new.turns += 1
        # no Hegemony is asked: nobody moves a card, so whoever had it has won already
        pass_turn(new, ended, new.setup.turn_cap)
        now = new
    return now, ended


def next_turns(standing: Standing, position: Position, seat: Seat) -> list[tuple[TurnFacts, HiddenTurn]]:
    """That player's turn, or the rest of it, in all ways it may begin.

    `position` is one of `as_turn_begins`, and not the end of the game.
    """
    turns = [_next_turn(way, position, seat) for way in standing.ways]
    return merged(turns) if len(turns) > 1 else turns  # one is the rule, and to compare turns takes long


def merged(turns: Iterable[tuple[TurnFacts, HiddenTurn]]) -> list[tuple[TurnFacts, HiddenTurn]]:
    """The turns, but those as one that differ only in the hands that he may inquire: he does so once a turn (§3.3)."""
    hands: dict[tuple[TurnFacts, HiddenTurn], dict[SeenHand, None]] = {}
    for facts, turn in turns:
        key = facts._replace(hands=()), turn
        hands.setdefault(key, {}).update(dict.fromkeys(facts.hands))
    return [(facts._replace(hands=tuple(any_of)), turn) for (facts, turn), any_of in hands.items()]


def _next_turn(way: SeenHands, position: Position, seat: Seat) -> tuple[TurnFacts, HiddenTurn]:
    """That player's turn in one way in which the cards that the reader knows of may lie."""
    setup, rivals = position.setup, position.rivals[seat]
    cap = setup.turn_cap
    facts = TurnFacts(
        setup=setup,
        forbidden=position.forbidden(seat),
        needs=tuple(position.hegemony_need(seat, domain) for domain in range(6)),
        hands=tuple(way.hands[other] for other in rivals),
        is_last=closes_round(position, seat),
        is_capped=cap is not None and position.turns + 1 >= cap,
        seat=seat,
        rivals=rivals,
    )
    hand = way.hands[seat]
    turn = HiddenTurn(
        columns=position.columns[seat],
        others=tuple(position.columns[other] for other in rivals),
        gained=0,
        known=hand.known,
        blanks=hand.blanks,
        keeps=sum(hand.blanks) + columns_size(hand.known),
        pool=way.pool,
        discard=domains_of(position.discard),
        permanent=position.permanent,
        sacrifice=position.sacrifice,
        is_step_1=position.phase == PLAY,
        pile=pile_of(position),
    )
    return facts, turn

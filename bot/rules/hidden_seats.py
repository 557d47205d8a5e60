"""From a position that a reader allows (`guess`) to another player's next turn as the reader sees it.

Nothing here looks at what the guess dealt: of hands that the reader does not see only the backs are read.
"""

from dataclasses import dataclass
from typing import Final

from bot.rules.actions import END
from bot.rules.cards import AGE_OF, DOMAIN_OF, KINDS, count
from bot.rules.effects import apply
from bot.rules.hidden_turn import DOMAIN, NO_BLANKS, Blanks, HiddenTurn, SeenHand, TurnFacts, drawn_from, size_of
from bot.rules.position import EFFECTS, NOBODY, OVER, PLAY, Position

_KINDS_OF_AGE: Final = tuple(tuple(kind for kind in range(len(KINDS)) if AGE_OF[kind] == age) for age in (1, 2, 3))


@dataclass(frozen=True, slots=True)
class Standing:
    """A position as a reader sees it once he has ended his turn; as it lies, where it is another's turn."""

    position: Position
    reader: int
    pool: int
    """The bag of the cards he does not see."""
    hands: tuple[SeenHand, ...]
    """By seat."""
    started: int
    """Whose turn it was before."""


def domains_of(bag: int) -> int:
    """The column set of a bag."""
    return sum(count(bag, kind) * DOMAIN[DOMAIN_OF[kind]] for kind in range(len(KINDS)) if bag >> 7 * kind & 127)


def backs_of(bag: int) -> Blanks:
    """How many cards of each Age a bag holds (§1.6)."""
    one, two, three = (sum(count(bag, kind) for kind in kinds) for kinds in _KINDS_OF_AGE)
    return one, two, three


def pile_of(position: Position) -> Blanks:
    """How many cards of each Age the draw pile still holds (§1.6)."""
    ages = [AGE_OF[kind] for kind in position.setup.pile[position.drawn :]]
    return ages.count(1), ages.count(2), ages.count(3)


def stand(position: Position, reader: int, pool: int) -> Standing:
    """The reader's turn ended here, where he may end it; the position as it lies where it is not his turn."""
    ended, drawn = position, NO_BLANKS
    if position.turn == reader and position.phase == EFFECTS:
        ended = apply(position, reader, END)
        drawn, _ = drawn_from(pile_of(position), ended.drawn - position.drawn)
    hands = tuple(
        SeenHand(domains_of(position.hands[reader]), drawn) if seat == reader else SeenHand(0, backs_of(hand))
        for seat, hand in enumerate(ended.hands)
    )
    return Standing(ended, reader, pool, hands, position.turn)


def next_turn(standing: Standing, seat: int) -> tuple[TurnFacts, HiddenTurn] | None:
    """That player's next turn, or the rest of the one he is in; None where he has no other (§7.2)."""
    position = standing.position
    setup, is_his = position.setup, position.turn == seat
    if position.phase == OVER or not position.alive[seat]:
        return None
    if not position.pile_size() and not is_his and not _comes_before_the_end(position, seat, standing.started):
        return None
    rivals = position.rivals[seat]
    cap, passed = setup.turn_cap, _turns_before(position, seat)
    if cap is not None and position.turns + passed >= cap:
        return None
    facts = TurnFacts(
        setup=setup,
        forbidden=position.forbidden(seat),
        needs=tuple(position.hegemony_need(seat, domain) for domain in range(6)),
        hands=tuple(standing.hands[other] for other in rivals),
        is_last=_closes_round(position, seat),
        is_capped=cap is not None and position.turns + passed + 1 >= cap,
        seat=seat,
        rivals=rivals,
    )
    hand = standing.hands[seat]
    turn = HiddenTurn(
        columns=position.columns[seat],
        others=tuple(position.columns[other] for other in rivals),
        gained=0,
        known=hand.known,
        blanks=hand.blanks,
        keeps=sum(hand.blanks) + size_of(hand.known),
        pool=standing.pool,
        discard=domains_of(position.discard),
        permanent=position.permanent if is_his else 0,
        sacrifice=position.sacrifice if is_his else 0,
        is_step_1=not is_his or position.phase == PLAY,
        pile=pile_of(position),
    )
    return facts, turn


def _place(position: Position, seat: int) -> int:
    """How many seats after the First Player's."""
    return (seat - position.setup.first) % position.setup.players


def _comes_before_the_end(position: Position, seat: int, started: int) -> bool:
    """With an empty pile: whether this seat has a turn after that of `started` in the last round (§7.2)."""
    return _place(position, seat) > _place(position, started)


def _closes_round(position: Position, seat: int) -> bool:
    return all(_place(position, other) < _place(position, seat) for other in position.rivals[seat])


def _turns_before(position: Position, seat: int) -> int:
    """How many turns pass before this seat's."""
    if position.turn == NOBODY:
        return 0
    order = (position.turn, *position.rivals[position.turn])
    return order.index(seat)

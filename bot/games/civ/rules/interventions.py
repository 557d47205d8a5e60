"""Changes to a position from outside the turn (RULES §9): by a referee, by the table, or by a seat to itself."""

from typing import Any, Protocol

from bot.games.civ.rules.actions import Action, trim
from bot.games.civ.rules.cards import KIND_OF, ONE, cards_in, size
from bot.games.civ.rules.effects import branch
from bot.games.civ.rules.errors import IllegalAction, because
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, Position, Result, rivals_of
from bot.games.civ.rules.refusals import why_intervention_illegal
from bot.games.civ.rules.scoring import last_side
from bot.games.civ.rules.turn_end import draw_cards, finish_game, pass_turn, settle_coin


def intervene(position: Position, seat: int, action: Action) -> Position:
    """Return the position after `eliminate`, `trim` or `refill` (§9). Raises `IllegalAction`. `undo` needs a `Game`."""
    if reason := why_intervention_illegal(position, seat, action):
        raise IllegalAction(reason)
    new = branch(position)
    if action.word == "eliminate":
        new = _eliminate(position, seat)
    elif action.word == "trim":
        lost = sum(ONE[kind] for kind in action.cards)
        new.hands = new.hands.copy()
        new.hands[seat] -= lost
        new.discard += lost
    else:
        draw_cards(new, seat, new.hand_limit(seat) - size(new.hands[seat]))
    if new.coin is not None:
        # one of the two at the coin may have left, and a taken back effect may have moved cards (§6.5)
        settle_coin(new)
    return new


class Shuffles(Protocol):
    """The part of a random generator that picking cards needs."""

    def shuffle(self, x: list[Any], /) -> None: ...


def pick_surplus(position: Position, seat: int, count: int, random: Shuffles) -> Action:
    """Return the discarding of so many cards, picked at random from a hand (§9.2). Raises `IllegalAction`."""
    if not 0 <= seat < len(position.hands):
        raise IllegalAction(because("seat-unknown", seat=seat, last=len(position.hands) - 1))
    hand = [KIND_OF[card] for card in cards_in(position.hands[seat])]
    if not 1 <= count <= len(hand):
        raise IllegalAction(because("trim-count", have=len(hand)))
    random.shuffle(hand)
    return trim(tuple(sorted(hand[:count])))


def abandon(position: Position) -> Position:
    """Return the position of a table that lost a player during the draft (§9.1). Raises `IllegalAction` after it."""
    if position.phase not in (DRAFT_KEEP, DRAFT_TAKE):
        raise IllegalAction(because("abandon-only-in-draft"))
    new = branch(position)
    finish_game(new, Result("abandoned", ()))
    return new


def _eliminate(position: Position, seat: int) -> Position:
    """Eliminate a seat: take the running effect back and put all its cards on the discard pile (§9.1)."""
    # a running effect is undone entirely, no matter whose (§9.1)
    new = branch(position.before or position)
    markers = (*new.embargoes[seat], *new.democracies[seat])
    new.discard += new.hands[seat] + new.areas[seat] + sum(ONE[marker.kind] for marker in markers)
    new.hands, new.areas, new.columns = new.hands.copy(), new.areas.copy(), new.columns.copy()
    new.embargoes, new.democracies = new.embargoes.copy(), new.democracies.copy()
    new.hands[seat] = new.areas[seat] = new.columns[seat] = 0
    new.embargoes[seat] = new.democracies[seat] = ()
    new.alive = tuple(alive and other != seat for other, alive in enumerate(new.alive))
    new.rivals = rivals_of(new.alive)
    if (side := last_side(new)) is not None:
        finish_game(new, Result("last_standing", side))
    elif new.turn == seat:
        # without the cap: a turn cut off is not a whole one (§7.5), nor is it counted
        pass_turn(new, seat, None)
    return new

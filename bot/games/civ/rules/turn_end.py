"""The end of a turn, and of the game with it (RULES §2.3, §6.5, §7). Each function sets fields of the given branch."""

from bot.games.civ.rules.actions import Action
from bot.games.civ.rules.cards import ONE, size
from bot.games.civ.rules.position import NOBODY, OVER, PLAY, Position, Result
from bot.games.civ.rules.scoring import by_points


def end_turn(new: Position, seat: int, action: Action) -> None:
    """Do step 3 and what follows it, in the order that the transcript's fine print prescribes."""
    # before the turn passes: a copied Religion counts only by the flags of this very turn (§6.4)
    missing = new.hand_limit(seat) - size(new.hands[seat])
    if missing > 0:
        draw_cards(new, seat, missing)
    if new.embargoes[seat]:
        # only once the cards are drawn (§5.3)
        new.discard += sum(ONE[marker.kind] for marker in new.embargoes[seat])
        new.embargoes = new.embargoes.copy()  # lists are shared with the position before: replaced, never changed
        new.embargoes[seat] = ()
    # a turn that wins by Hegemony counts as complete (REPLAY, fine print)
    new.turns += 1
    check_hegemony(new, seat)
    if new.phase != OVER:
        pass_turn(new, seat, new.setup.turn_cap)


def draw_cards(new: Position, seat: int, wanted: int) -> int:
    """Draw up to `wanted` cards from the pile (§2.3), and return how many there were."""
    drawn = new.setup.pile[new.drawn : new.drawn + wanted] if wanted > 0 else ()
    if drawn:
        hands = new.hands = new.hands.copy()
        hand = hands[seat]
        for kind in drawn:
            hand += ONE[kind]
        hands[seat] = hand
        new.drawn += len(drawn)
    return len(drawn)


def closes_round(position: Position, seat: int) -> bool:
    """Return whether the turn passes from this seat to the First Player's seat or beyond it (§7.2, §9.1)."""
    place = position.setup.place
    # by seats, not by who is left: rounds close at the First Player's seat even when that player has left (§9.1)
    return place(position.rivals[seat][0]) < place(seat)


def pass_turn(new: Position, seat: int, cap: int | None) -> None:
    """Pass the turn to the next seat, or end the game where the round closes with an empty pile (§7.2), or at the turn
    cap (§7.5)."""
    # before the cap: where both end the game, the result says `majority` (REPLAY, fine print)
    if new.drawn == len(new.setup.pile) and closes_round(new, seat):
        finish_game(new, by_points(new, "majority"))
    elif cap is not None and new.turns >= cap:
        finish_game(new, by_points(new, "turn_cap"))
    else:
        new.turn = new.rivals[seat][0]
        new.phase = PLAY
        # not where the game ends: what was used in the last turn stays on show (REPLAY, fine print)
        new.permanent = new.sacrifice = 0


def check_hegemony(new: Position, seat: int) -> None:
    """End the game where this seat has Hegemony (§7.1)."""
    # no marker lowers what Hegemony takes (§5.5), so a column too short without them is too short with them
    if not new.setup.may_have_hegemony(new.columns[seat]):
        return
    if (domain := new.hegemony(seat)) is not None:
        finish_game(new, Result("hegemony", new.setup.side(seat), domain))


def finish_game(new: Position, result: Result) -> None:
    """End the game with this result."""
    new.result = result
    new.phase = OVER
    new.turn = NOBODY
    new.owed = ()
    new.target = NOBODY
    new.before = None


def settle_coin(new: Position) -> None:
    """Return the coin once its owner no longer has strictly most Culture, or one of the two has left (§6.5)."""
    coin = new.coin
    if coin and not (new.alive[coin.by] and new.alive[coin.seat] and new.most_culture(coin.by)):
        new.coin = None

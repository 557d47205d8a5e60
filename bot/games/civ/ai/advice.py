"""Advice to a player: how they would best play the rest of their turn, and how sure that is.

It follows from what its reader sees alone, so it can give away no card that they may not know. It is what a review of
the game says later (`estimate`), and stays the same to the end of the turn as long as it is followed. How sure it is is
told in bands, never as a number: those are told where the game is over.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.games.civ.ai.causes import NO_CAUSE, Cause, find_cause
from bot.games.civ.ai.certain import certain_win
from bot.games.civ.ai.computer import CLOSE, GUESSES, UNFOLLOWED, computer_policy
from bot.games.civ.ai.estimate import CLEAR, EVEN, Estimates, Estimator, Judgement, behind, find_advised
from bot.games.civ.ai.expert import Effort
from bot.games.civ.ai.network import Network
from bot.games.civ.ai.plans import Line, Turn, follow
from bot.games.civ.ai.policy import RandomSource, chance_of
from bot.games.civ.ai.prospects import TUNED, WON, Prospects
from bot.games.civ.rules.actions import END, SKIP, Action
from bot.games.civ.rules.cards import DOMAIN_OF, domain_sizes
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.observation import Observation
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, Position

MOST_OTHERS: Final = 3
"""Other ways among which one is looked for that is worth naming."""
MOST_ACTIONS: Final = 60
"""More actions than any turn has."""


class Band(StrEnum):
    """How sure advice is."""

    WINS = "wins"
    """The plan wins, whatever the hidden cards are."""
    CLEAR = "clear"
    SLIGHT = "slight"
    EQUAL = "equal"
    """Something else is about as good."""
    ONLY = "only"
    """Nothing else is possible, or nothing else is worth naming."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The actions to take, up to the first that shows hidden cards; `other` is the next best way, as far."""

    actions: Line
    band: Band
    other: Line = ()
    is_whole: bool = True
    """Whether the actions are the whole rest of the turn."""
    is_other_whole: bool = True
    worse: Line = ()
    """The way that the plan is compared with to say why; empty where there is none."""
    cause: Cause = NO_CAUSE
    """What makes the plan better than `worse`."""


def advise(course: Sequence[Observation], done: Line, network: Network | None, depth: Effort | None = None) -> Advice:
    """Return advice to someone on the last decision of `course`, the others of which they have taken as `done` says.

    `course` begins with the first decision since the turn began or something hidden was shown to them. Without a
    network the formula advises, on the last decision alone. Raises `ValueError` for someone who has nothing to decide.
    """
    seen = course[-1]
    if not seen.legal or seen.viewer is None:
        raise ValueError("nothing to decide")
    if seen.phase in (DRAFT_KEEP, DRAFT_TAKE):
        return Advice((computer_policy(seen, chance_of(seen)),), Band.ONLY, is_whole=False)
    if network is None:
        return _advise_by_formula(seen)
    if win := certain_win(seen):
        return _win(seen, win)
    start, judged = find_advised(course, done, network, depth)
    since = done[start:]
    if judged.is_certain:
        # it has more to search now than it had then
        return _win(seen, judged.best[len(since) :])
    plan = next(line for line in judged.advised if line[: len(since)] == since)
    estimator = Estimator(course[start], network, depth)
    others = [line for line in _ranked(judged) if line != plan and line[: len(since)] == since]
    if not others:
        return Advice(plan[len(since) :], Band.ONLY, is_whole=_is_whole(plan, estimator))
    other, band = find_other(estimator, judged, plan, others)
    # against a way that isn't named, or is about as good, a reason would read as if it were against another one
    worse = () if band is Band.EQUAL else other
    cause = find_cause(estimator.guesses, seen.viewer, plan, worse, estimator.prospects)
    return Advice(
        plan[len(since) :],
        band,
        other[len(since) :],
        _is_whole(plan, estimator),
        not other or _is_whole(other, estimator),
        worse[len(since) :],
        cause,
    )


def find_other(estimator: Estimator, judged: Judgement, plan: Line, others: Sequence[Line]) -> tuple[Line, Band]:
    """Return the best of the other ways that is worth naming beside a plan, and how much better the plan is.

    A way is called as good only where neither estimate puts it behind, and isn't named where it differs in trifles
    alone. Empty, and `Band.ONLY`, where none is left.
    """
    known = {judged.best: judged.at_best, judged.other: judged.at_other}
    at_plan = known[plan]
    for other in others[:MOST_OTHERS]:
        at_other = known.get(other) or estimator.value(other)
        less = behind(at_other, at_plan)
        if less > EVEN:
            return other, Band.CLEAR if less > CLEAR else Band.SLIGHT
        # what is as good as the plan may still be behind the best
        is_equal = max(_behind(at_plan, at_other), _behind(judged.at_best, at_other)) <= EVEN
        if is_equal and not _is_trifle(estimator, plan, other):
            return other, Band.EQUAL
    return (), Band.ONLY


def _behind(one: Estimates, other: Estimates) -> float:
    """Return by how much one of both estimates puts `other` behind `one` at most."""
    return max(here - there for here, there in zip(one, other, strict=True))


def _is_trifle(estimator: Estimator, plan: Line, other: Line) -> bool:
    """Return whether two ways lead to the same table, but for one card in hand or which card of a Domain it is."""
    revealing = [not _is_whole(line, estimator) for line in (plan, other)]
    if revealing[0] != revealing[1] or (revealing[0] and _aim(plan[-1]) != _aim(other[-1])):
        return False
    position, seat = estimator.guesses[0], estimator.seat
    here, there = (follow(position, seat, line[:-1] if revealing[0] else line) for line in (plan, other))
    hands = (domain_sizes(each.hands[seat]) for each in (here, there))
    return (
        here.columns == there.columns
        and here.embargoes == there.embargoes
        and here.democracies == there.democracies
        and max(abs(one - other) for one, other in zip(*hands, strict=True)) <= 1
    )


def _aim(action: Action) -> tuple[object, ...]:
    """Return what an action does, with a card of whatever Age."""
    return action.word, action.target, action.domain, action.level, DOMAIN_OF[action.kind] if action.kind >= 0 else -1


def _ranked(judged: Judgement) -> list[Line]:
    """Return the ways that were compared, the best first."""
    best = [line for line in (judged.best, judged.other) if line]
    return [*best, *(line for line in judged.ways if line not in best)]


def _is_whole(line: Line, estimator: Estimator) -> bool:
    """Return whether a way goes on to the end of the turn."""
    if line[-1] is END:
        return True
    (position, *_), seat = estimator.guesses, estimator.seat
    for action in line:
        position = apply(position, seat, action)
    return position.turn != seat or position.result is not None


def _win(seen: Observation, win: Line) -> Advice:
    assert seen.viewer is not None, "someone decides"
    position = determinize(seen, chance_of(seen))
    for action in win:
        position = apply(position, seen.viewer, action)
    return Advice(win, Band.WINS, is_whole=position.result is not None)


# By the formula


def _advise_by_formula(seen: Observation) -> Advice:
    assert seen.viewer is not None, "someone decides"
    random: RandomSource = chance_of(seen)
    if win := certain_win(seen):
        return _win(seen, win)
    prospects = Prospects(seen, TUNED)
    guesses = [determinize(seen, random) for _ in range(GUESSES)]
    rated = [Turn(guess, seen.viewer, prospects).think() for guess in guesses]
    values = {action: sum(each.get(action, UNFOLLOWED) for each in rated) for action in seen.legal}
    best = _best(values)
    actions, is_whole = _follow(guesses[0], seen.viewer, best, prospects)
    if is_whole and all(each.get(best, UNFOLLOWED) >= WON - CLOSE for each in rated):
        return Advice(actions, Band.WINS)
    # the same plan begun in another order comes to the same value, and isn't another choice
    others = {action: value for action, value in values.items() if 0 <= value < values[best] - CLOSE}
    if not others:
        return Advice(actions, Band.ONLY, is_whole=is_whole)
    other, is_other_whole = _follow(guesses[0], seen.viewer, _best(others), prospects)
    less = (values[best] - max(others.values())) / len(guesses)
    band = Band.CLEAR if less > CLEAR else Band.SLIGHT if less > EVEN else Band.EQUAL
    cause = find_cause(guesses, seen.viewer, actions, other, prospects)
    return Advice(actions, band, other, is_whole, is_other_whole, other, cause)


def _best(values: Mapping[Action, float]) -> Action:
    """Return the action of the highest value; of equal ones the first, with the turn's end before all others."""
    top = max(values.values())
    best = [action for action, value in values.items() if value > top - CLOSE]
    return next((action for action in best if action in (END, SKIP)), best[0])


def _follow(position: Position, seat: int, action: Action, prospects: Prospects) -> tuple[tuple[Action, ...], bool]:
    """Return the way that begins with an action, up to the first that shows hidden cards, and whether it ends the turn.

    What another hand or the deck would show is made up in this position: nothing that follows from it is told.
    """
    found: list[Action] = []
    while len(found) < MOST_ACTIONS:
        found.append(action)
        if action == END:
            return tuple(found), True
        after = apply(position, seat, action)
        if after.result is not None or after.turn != seat:
            return tuple(found), True
        if _shows_hidden(position, after, seat):
            break
        position = after
        legal = legal_actions(position, seat)
        thought = {} if len(legal) == 1 else Turn(position, seat, prospects).think()
        action = legal[0] if len(legal) == 1 else _best({each: thought.get(each, UNFOLLOWED) for each in legal})
    return tuple(found), False


def _shows_hidden(before: Position, after: Position, seat: int) -> bool:
    """Return whether cards have come from the deck, or another's hand has changed."""
    others = (other for other in range(len(before.hands)) if other != seat)
    return before.pile_size() != after.pile_size() or any(before.hands[each] != after.hands[each] for each in others)

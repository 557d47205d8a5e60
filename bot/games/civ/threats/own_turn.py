"""The viewer's choices in the rest of their turn: what they must do before they may end it, and what they may do (RULES
§2.1, §3.4).
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, NamedTuple

from bot.games.civ.rules.actions import Action, domain_number, without_age
from bot.games.civ.rules.cards import DOMAIN_OF, ONE, Seat
from bot.games.civ.rules.effect_table import BY_LEVEL, SACRIFICES, STEPS, Effect, Zone
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import CHOOSE, EFFECTS, PLAY, Position
from bot.games.civ.threats.hands import Viewer

MOST_WAYS: Final = 24
"""The number of ways to finish an effect that are searched."""


@dataclass(frozen=True, slots=True)
class End:
    """A position in which the viewer may end their turn, their knowledge then, and what they did before."""

    position: Position
    viewer: Viewer
    actions: tuple[Action, ...] = ()


def ways_to_end(position: Position, viewer: Viewer) -> list[End]:
    """Return what each card played in step 1, or each way to finish an effect, leads to; at other times the position.

    Of cards of one Domain one is tried, since its Age makes no difference. Where a hand is to be taken, none of its
    cards are seen yet, and hands count as they lie: giving back what was taken changes nothing (§5.2).
    """
    if position.turn != viewer.seat or position.phase not in (PLAY, CHOOSE):
        return [End(position, viewer)]
    # each way costs a search of the other's whole turn
    return list(islice(_ends(End(position, viewer)), MOST_WAYS))


def _ends(begun: End) -> Iterator[End]:
    stack, seen = [begun], set[tuple[object, ...]]()
    while stack:
        now = stack.pop()
        position, seat = now.position, now.viewer.seat
        if asks_for_hand(position):
            yield replace(now, position=without_rest(position))
            continue
        if now.actions and position.phase != CHOOSE:
            yield now
            continue
        for action in one_of_each_domain(legal_actions(position, seat)):
            after = end_after(now, action)
            key = tuple(after.position.hands), tuple(after.position.areas), after.position.discard, after.position.owed
            # the same cards discarded in another order leave the same
            if action.kind < 0 or key not in seen:
                seen.add(key)
                stack.append(after)


def asks_for_hand(position: Position) -> bool:
    """Return whether a running effect asks for another player's hand, whose cards no one else has seen yet."""
    return position.phase == CHOOSE and STEPS[position.owed[0]].source is Zone.OTHER_HAND


def without_rest(position: Position) -> Position:
    """Return the position with the running effect over, as if nothing more were owed."""
    now = branch(position)
    now.phase, now.owed, now.before = EFFECTS, (), None
    return now


def end_after(now: End, action: Action) -> End:
    """Return the position after one action more; of a card given back (§5.2) the viewer knows where it is."""
    viewer, target = now.viewer, now.position.target
    if action.word in STEPS and STEPS[action.word].goal is Zone.OTHER_HAND:
        ways = (
            replace(way, known=(*way.known[:target], way.known[target] + ONE[action.kind], *way.known[target + 1 :]))
            for way in viewer.ways
        )
        viewer = replace(viewer, ways=tuple(ways))
    return End(apply(now.position, viewer.seat, action), viewer, (*now.actions, action))


def one_of_each_domain(actions: tuple[Action, ...]) -> Iterator[Action]:
    """Yield one action a Domain of those that name a card, and all others."""
    domains: set[int] = set()
    for action in actions:
        if action.kind < 0:
            yield action
        elif DOMAIN_OF[action.kind] not in domains:
            domains.add(DOMAIN_OF[action.kind])
            yield action


PERMANENT: Final = ("use", "copy")
"""The words of permanent effects."""
_OWN: Final = (Zone.HAND, Zone.AREA, Zone.DISCARD)


def effect_begun(action: Action) -> Effect | None:
    """Return the effect that an action of step 2 begins; None for any other action."""
    if action.word in PERMANENT:
        return BY_LEVEL[action.domain][action.level]
    return SACRIFICES[DOMAIN_OF[action.kind]] if action.word == "sacrifice" else None


def takes_nothing(effect: Effect) -> bool:
    """Return whether an effect takes nothing of anyone's: it moves own cards, and those of the
    discard pile and the draw pile."""
    return all(step.source in _OWN and step.goal in _OWN and not step.strikes_others for step in effect.steps)


Path = tuple[Action, ...]
"""An effect, with its first choice where it asks for one at once; within an effect its next choice."""
Names = tuple[tuple[str, int, int, int], ...]
"""The actions of a path, except for the Ages of their cards."""


class Start(NamedTuple):
    """A position in which effects may be used or one asks for a choice, and the card played before in step 1."""

    position: Position
    played: tuple[Action, ...] = ()

    def after(self, actions: Sequence[Action], viewer: int) -> Position:
        """Return the position after the viewer has done that, too."""
        position = self.position
        for action in actions:
            position = apply(position, viewer, action)
        return position


def ways_from(position: Position, viewer: int, seat: Seat) -> dict[Names, Path]:
    """Return all paths that the viewer may take against no one or against `seat`, one for each `Names`."""
    ways: dict[Names, Path] = {}
    for path in _paths(position, viewer, seat):
        ways.setdefault(tuple(map(without_age, path)), path)
    return ways


def rank_of(path: Path, domains: Collection[int]) -> int:
    """Return the rank of a path: low for what most likely stops a threat in `domains`, and is soon worked out."""
    last = path[-1]
    step = STEPS.get(last.word)
    if step is not None and (step.names_column or step.strikes_others):
        return 0 if domain_number(last) in domains else 1
    if step is not None and step.source is Zone.OTHER_HAND:
        return 2
    return 3 if last.word == "sacrifice" else 4


def _paths(position: Position, viewer: int, seat: Seat) -> Iterator[Path]:
    if position.phase == CHOOSE:
        yield from _steps(position, viewer, seat)
        return
    for action in legal_actions(position, viewer):
        effect = effect_begun(action)
        if effect is None:
            continue
        # what follows drawn cards depends on them, so it is looked at as a whole, as is what moves only own cards
        is_whole = effect.draws or not effect.owes or (action.word in PERMANENT and takes_nothing(effect))
        steps = [()] if is_whole else _steps(apply(position, viewer, action), viewer, seat)
        yield from ((action, *step) for step in steps)


def _steps(position: Position, viewer: int, seat: Seat) -> Iterator[Path]:
    """Yield each choice that an effect asks for next; the rest of the effect then goes as suits the viewer."""
    for action in legal_actions(position, viewer):
        if action.target in (-1, seat):
            yield (action,)

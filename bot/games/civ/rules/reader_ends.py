"""How a reader's turn may come to where he can end it, doing nothing but what he must (RULES §2.1, §3.4)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from bot.games.civ.rules.actions import Action
from bot.games.civ.rules.cards import DOMAIN_OF, ONE
from bot.games.civ.rules.effect_table import STEPS, Place
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.hidden_hands import Reader
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import CHOOSE, EFFECTS, PLAY, Position

MOST_WAYS: Final = 24
"""Ways to finish an effect that are looked at."""


@dataclass(frozen=True, slots=True)
class End:
    """A position in which the reader may end his turn, what he knows then, and what he did on the way."""

    position: Position
    reader: Reader
    actions: tuple[Action, ...] = ()


def ways_to_end(position: Position, reader: Reader) -> list[End]:
    """After each card that he may play in step 1, or each way to finish his effect; as it lies at any other time.

    Of cards of one Domain one is tried: its Age makes no difference. Where he is to choose whom to inquire, he has seen
    none of the cards yet: as it lies, too, for whoever gives back what he has taken changes nothing (§5.2).
    """
    if position.turn != reader.seat or position.phase not in (PLAY, CHOOSE):
        return [End(position, reader)]
    if position.phase == CHOOSE and STEPS[position.owed[0]].source is Place.OTHER_HAND:
        now = branch(position)
        now.phase, now.owed, now.before = EFFECTS, (), None
        return [End(now, reader)]
    # each way costs a search of the other's whole turn
    return list(islice(_ends(End(position, reader)), MOST_WAYS))


def _ends(begun: End) -> Iterator[End]:
    stack, seen = [begun], set[tuple[object, ...]]()
    while stack:
        now = stack.pop()
        position, seat = now.position, now.reader.seat
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


def end_after(now: End, action: Action) -> End:
    """After one action more: of a card he gives back (§5.2) he knows where it is."""
    reader, target = now.reader, now.position.target
    if action.word == "give":
        ways = (
            replace(way, known=(*way.known[:target], way.known[target] + ONE[action.kind], *way.known[target + 1 :]))
            for way in reader.ways
        )
        reader = replace(reader, ways=tuple(ways))
    return End(apply(now.position, reader.seat, action), reader, (*now.actions, action))


def one_of_each_domain(actions: tuple[Action, ...]) -> Iterator[Action]:
    """Of actions that name a card one a Domain, and all others."""
    domains: set[int] = set()
    for action in actions:
        if action.kind < 0:
            yield action
        elif DOMAIN_OF[action.kind] not in domains:
            domains.add(DOMAIN_OF[action.kind])
            yield action

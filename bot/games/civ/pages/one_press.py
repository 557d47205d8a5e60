"""What one press does at once: an effect with its target or its first cards, and the end where nothing else is left.

Also whether to ask before a press ends a turn. Pure: a `Game` in, the groups of `choices` out; the judge allows
whatever is offered.
"""

from collections.abc import Iterator, Sequence, Set
from dataclasses import replace
from typing import Final

from bot.games.civ.pages.choices import Group, Option, groups, with_ends
from bot.games.civ.rules import Action, Game, Observation, observe
from bot.games.civ.rules.actions import END, without_age
from bot.games.civ.rules.cards import DOMAIN_OF, DOMAINS, Domain, column
from bot.games.civ.rules.effect_table import BY_LEVEL, SACRIFICES, STEPS, Effect
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.judge import legal_actions
from bot.games.civ.rules.position import CHOOSE, EFFECTS, PLAY, Position
from bot.games.civ.rules.scoring import sides_with_point
from bot.games.civ.threats import find_threats

MOST_BEGUN: Final = 3
"""Effects each of which has a menu of its own for its first step; more of them push the others out of sight."""
_PERMANENT: Final = ("use", "copy")
_AIMED: Final = ("sacrifice", *(word for word, step in STEPS.items() if step.touches_others))


def offered(game: Game, seat: int, *, is_one_press: bool = True) -> tuple[Group, ...]:
    """Return all that a seat may choose now, as `groups`; an effect with its target or the cards of its first step.

    With `is_one_press` an action after which nothing else is left also ends the turn.
    """
    found = groups(observe(game, seat), targets=targets(game, seat))
    if sum(len(group.options) for group in found if group.kind in _PERMANENT) <= MOST_BEGUN:
        found = tuple(each for group in found for each in _begun(game, seat, group))
    if is_one_press:
        found = with_ends(found, lambda actions: leaves_only_the_end(game, seat, actions))
    return _with_outcomes(game, seat, found)


def with_stops(game: Game, seat: int, found: Sequence[Group]) -> Sequence[Group]:
    """Return these choices, with those that stop a threat marked and first.

    Of an effect that is what it is aimed at, whichever card it costs; within one, the card of its next step, if the
    rest is done well.
    """
    stops = _stops(observe(game, seat))
    if not stops:
        return found
    is_choosing = game.position.phase == CHOOSE

    def marked(group: Group) -> Group:
        aims = stops if is_choosing or group.kind in _AIMED else set[object]()
        if group.begins is not None and without_age(group.begins) in stops:
            aims = _stops(observe(game.play(seat, group.begins), seat))
        if not aims or group.is_keeping:  # of cards that go together nothing is known one by one
            return group
        options = [replace(each, is_stop=without_age(each.target or each.action) in aims) for each in group.options]
        return replace(group, options=tuple(sorted(options, key=lambda each: not each.is_stop)))

    return tuple(map(marked, found))


def _stops(seen: Observation) -> Set[object]:
    return {without_age(stop.actions[-1]) for threat in find_threats(seen) for stop in threat.stops}


def _begun(game: Game, seat: int, group: Group) -> Iterator[Group]:
    """Yield a group for each of its effects that asks for cards at once, and one for the others."""
    if group.kind not in _PERMANENT:
        yield group
        return
    others: list[Option] = []
    for option in group.options:
        first_step = groups(observe(game.play(seat, option.action), seat)) if _asks_for_cards(option.action) else ()
        yield from (replace(each, begins=option.action) for each in first_step)
        others += [] if first_step else [option]
    if others:
        yield replace(group, options=tuple(others))


def _asks_for_cards(action: Action) -> bool:
    """Return whether an effect asks for cards that its player sees before it begins."""
    return _is_aimed(BY_LEVEL[action.domain][action.level])


def targets(game: Game, seat: int) -> dict[Action, tuple[Action, ...]]:
    """Return what the effect of each sacrifice that is open to a seat may be aimed at (§5).

    None for a Technological Leap: what follows it depends on the cards drawn.
    """
    return {
        action: legal_actions(apply(game.position, seat, action), seat)
        for action in game.legal(seat)
        if action.word == "sacrifice" and _is_aimed(SACRIFICES[DOMAIN_OF[action.kind]])
    }


def _is_aimed(effect: Effect) -> bool:
    """Return whether what it asks for is known before it begins: no cards are drawn (§5.4)."""
    return bool(effect.owes) and not effect.draws


def leaves_only_the_end(game: Game, seat: int, actions: Sequence[Action]) -> bool:
    """Return whether only the end of its turn is left to a seat after these legal actions of its own (§2.3)."""
    position = game.position
    for action in actions:
        if _shows_cards(action):
            return False  # the cards drawn decide, and nobody may know of them before
        position = apply(position, seat, action)
    return legal_actions(position, seat) == (END,)


def wins_by_ending(game: Game, seat: int, *first: Action) -> bool:
    """Return whether a seat may end its turn, after these legal actions, and thereby wins by Hegemony (§7.1).

    Of a win by majority nothing is said before it is there.
    """
    position = _after(game.position, seat, first)
    if END not in legal_actions(position, seat):
        return False
    result = apply(position, seat, END).result
    return result is not None and result.domain is not None and seat in result.winners


def _with_outcomes(game: Game, seat: int, found: Sequence[Group]) -> tuple[Group, ...]:
    """Return these choices, marked with what they do to the end of the game: to a win, and to points about to decide.

    Those that win come first, then those that bring most points.
    """
    could_win, before = _has_hegemony(game.position, seat), _scored(game.position, seat)
    counts_points = observe(game, seat).may_be_last_turn

    def marked(group: Group, option: Option) -> Option:
        actions = option.actions if group.begins is None else (group.begins, *option.actions)
        after = _after(game.position, seat, actions) if could_win or counts_points else game.position
        scored = _scored(after, seat) if counts_points else before
        return replace(
            option,
            is_winning=option.is_last and wins_by_ending(game, seat, *actions),
            is_costing_win=could_win and not _has_hegemony(after, seat),
            points_gained=tuple(domain for domain in scored if domain not in before),
            points_shared=tuple(domain for domain in scored if domain not in before and scored[domain] > 1),
            points_denied=tuple(domain for domain in scored if scored[domain] == 1 < before.get(domain, 0)),
            points_lost=tuple(domain for domain in before if domain not in scored),
        )

    def rank(option: Option) -> tuple[bool, int, int]:
        gained = len(option.points_gained) - len(option.points_lost)
        return not option.is_winning, -gained, -len(option.points_denied)

    def sorted_group(group: Group) -> Group:
        return replace(group, options=tuple(sorted((marked(group, option) for option in group.options), key=rank)))

    if not could_win and not counts_points and not any(option.is_last for group in found for option in group.options):
        return tuple(found)
    return tuple(map(sorted_group, found))


def _scored(position: Position, seat: int) -> dict[Domain, int]:
    """Return the Domains of which the side of a seat has the point, with how many sides have it (§7.3, §8.1)."""
    sides = position.setup.sides()
    own = next(number for number, seats in enumerate(sides) if seat in seats)
    found = {
        domain: sides_with_point([column(each, number) for each in position.columns], sides)
        for number, domain in enumerate(DOMAINS)
    }
    return {domain: len(scoring) for domain, scoring in found.items() if own in scoring}


def _has_hegemony(position: Position, seat: int) -> bool:
    """Return whether a seat has the cards for Hegemony in some Domain on its own turn (§7.1)."""
    if position.turn != seat or position.phase not in (PLAY, EFFECTS, CHOOSE):
        return False
    columns = position.columns[seat]
    return any(column(columns, domain) >= position.hegemony_need(seat, domain) for domain in range(6))


def _after(position: Position, seat: int, actions: Sequence[Action]) -> Position:
    for action in actions:
        position = apply(position, seat, action)
    return position


def _shows_cards(action: Action) -> bool:
    """Return whether an action begins an effect that draws cards of which not as many are then discarded (§5.4)."""
    if action.word == "sacrifice":
        effect = SACRIFICES[DOMAIN_OF[action.kind]]
    elif action.word in _PERMANENT:
        effect = BY_LEVEL[action.domain][action.level]
    else:
        return False
    return bool(effect.draws) and not effect.each


# Whether to ask before a turn ends


def forgotten_effects(game: Game, seat: int) -> tuple[Action, ...]:
    """Return the effects to be asked about before a turn ends.

    They are the seat's own permanent ones, where it used none this turn and one is open for the first time in the game.
    A question that comes often is answered unread, and who has had such an effect before knows of it. What can be
    copied changes with every turn of the others.
    """
    position = game.position
    if position.phase != EFFECTS or position.permanent or position.sacrifice or position.turn != seat:
        return ()
    found = tuple(action for action in game.legal(seat) if action.word == "use")
    return found if found and not _has_had_effects(game, seat) else ()


def _has_had_effects(game: Game, seat: int) -> bool:
    """Return whether a permanent effect of a seat's own was open in an earlier turn, or before the play of this one."""
    for number in game.standing:
        position = game.positions[number]
        if position.turn != seat or position.phase not in (PLAY, EFFECTS):
            continue
        if position.phase == PLAY:
            position = branch(position)
            position.phase = EFFECTS
        elif position.turns == game.position.turns:
            continue
        if any(action.word == "use" for action in legal_actions(position, seat)):
            return True
    return False

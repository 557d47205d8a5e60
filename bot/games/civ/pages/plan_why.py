"""Why a hint or a review prefers one way to play a turn: which rival it stops, or else what it is for.

A rival who could win in their next turn comes before everything else. Where the way doesn't stop them, or the other way
does just the same, what makes the difference follows.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.civ.ai.causes import Cause
from bot.games.civ.ai.chances import chance_in_hand
from bot.games.civ.pages.plan_aims import as_percent, find_aim, find_uses
from bot.games.civ.pages.plan_reason import PlanReason
from bot.games.civ.pages.plan_way import Way, way_of
from bot.games.civ.rules import Action, Game
from bot.games.civ.rules.actions import SEAT_WORDS
from bot.games.civ.rules.cards import DOMAINS, KINDS, Domain
from bot.games.civ.rules.observation import SeenColumn
from bot.games.civ.threats import Threat, cannot_win, find_threats
from bot.i18n.catalogue import Localizer

Reasons = tuple[PlanReason, ...]
"""At most two sentences: about a rival who could win, and what a way is for."""
ANSWERS: Final = ("stop", "slow", "block", "choose", "end-stop")
"""What is done about a rival who could win."""
LEFT: Final = ("open", "risk")
"""How the keys begin that say nothing is done about them: what others may still do is told, too."""
LAST: Final = ("lead",)
"""What counts in a last turn: points."""


def reasons_text(reasons: Reasons, localizer: Localizer, names: Sequence[str]) -> str:
    """Return the sentences; `names` are those of the seats."""
    return " ".join(reason.text(localizer, names) for reason in reasons)


def find_reasons(
    cause: Cause,
    game: Game,
    seat: int,
    plan: Sequence[Action],
    worse: Sequence[Action],
    other: Sequence[Action],
    *,
    is_even: bool,
) -> Reasons:
    """Return why a plan is preferred, for a seat that has a decision.

    `cause` is what makes it better than `worse`, which may be empty, and `other` the way that is named beside it, which
    may be empty, too, or is about as good (`is_even`).
    """
    mine = way_of(game, seat, plan)
    threat = find_threat(mine)
    theirs = way_of(game, seat, other) if other else None
    if threat is not None and threat.key in ANSWERS and (theirs is None or find_threat(theirs) != threat):
        # whom else it leaves a win is told, too
        left = next((each for each in _abouts(mine) if each.rival != threat.rival and each.key not in ANSWERS), None)
        return (threat,) if left is None else (threat, left)
    aim = _timely_aim(cause, mine, way_of(game, seat, worse)) if worse else None
    if aim is None:
        aim = find_use(cause, mine, theirs, is_even=is_even)
    return tuple(reason for reason in (threat, aim) if reason is not None)


def has_cause(cause: Cause, game: Game, seat: int, plan: Sequence[Action], worse: Sequence[Action]) -> bool:
    """Return whether a rival whom a plan stops, or what the judge found to make it better than `worse`, is told."""
    mine = way_of(game, seat, plan)
    threat = find_threat(mine)
    is_answered = threat is not None and threat.key in ANSWERS and find_threat(way_of(game, seat, worse)) != threat
    return is_answered or _timely_aim(cause, mine, way_of(game, seat, worse)) is not None


def _timely_aim(cause: Cause, mine: Way, worse: Way) -> PlanReason | None:
    """Return what the cause of a way's being better is in words; None where nothing says it, or it comes too late."""
    aim = find_aim(cause, mine, worse)
    return None if aim is not None and mine.is_last and aim.key not in LAST else aim


def find_use(cause: Cause, mine: Way, theirs: Way | None, *, is_even: bool = False) -> PlanReason | None:
    """Return what a way is for, and the other way isn't; of two that are even, else what both are for."""
    uses = [each for each in find_uses(cause, mine, theirs) if not mine.is_last or each.key in LAST]
    same = {_compared(each) for each in find_uses(cause, theirs, mine)} if theirs is not None else set[PlanReason]()
    own = next((each for each in uses if _compared(each) not in same), None)
    return own if own is not None or not (is_even and uses) else uses[0]


def _compared(reason: PlanReason) -> PlanReason:
    """Return what of a reason tells ways apart: not which cards stay in hand beside it, nor what else may be drawn."""
    if reason.key.startswith("draw"):
        return PlanReason("draw", many=reason.many)
    return reason if reason.key in ("hand", "fetch") else replace(reason, held=0, percent=0)


def find_threat(mine: Way) -> PlanReason | None:
    """Return which rival could win in their next turn, and what a way does about it; None where nobody could.

    Of several, one whom it stops comes first, then the one who is nearest.
    """
    return min(_abouts(mine), key=lambda each: each.key not in ("stop", "end-stop"), default=None)


def _abouts(mine: Way) -> list[PlanReason]:
    """Return what there is to say of each rival who could win, the nearest first."""
    threats = sorted(find_threats(mine.before), key=lambda threat: _distance(threat, mine))
    found = [(threat, _about(threat, mine)) for threat in threats]
    return [
        replace(each, before=mine.between(threat.seat)) if each.key.startswith(LEFT) else each for threat, each in found
    ]


def _distance(threat: Threat, mine: Way) -> int:
    """Return how many cards a rival misses at least, or more than that can be where they win by majorities."""
    domains = (*threat.near, *threat.could)
    return min((_missing(mine.was(domain, threat.seat)) for domain in domains), default=len(KINDS))


def _about(threat: Threat, mine: Way) -> PlanReason:
    rival, is_stopped = threat.seat, _is_stopped(threat, mine)
    domains = (*threat.near, *threat.could) if threat.near or not threat.by_majority else ()
    is_open = threat.is_whole and not threat.stops and not threat.together and mine.before.turn == mine.seat
    if not domains:
        if not threat.by_majority:
            return PlanReason("end-stop" if is_stopped and not _ends_well_for_another(mine) else "end", rival=rival)
        return PlanReason("stop" if is_stopped else "open" if is_open else "risk", rival=rival)
    domain = min(domains, key=lambda each: _missing(mine.was(each, rival)))
    was, now = mine.was(domain, rival), mine.now(domain, rival)
    found = PlanReason("stop", domain, was.count, was.hegemony_need, rival)
    if is_stopped:
        return found
    action = mine.revealing
    if action is not None and action.word in SEAT_WORDS and action.target == rival:
        return replace(found, key="choose")
    least = min(_missing(mine.now(each, rival)) for each in domains)
    if least > _missing(was):
        return replace(found, key="slow", many=least)
    if len(now.embargoes) > len(was.embargoes):
        return replace(found, key="block")
    # what a way gives them they surely hold; what it shows changes that
    seen = mine.after if mine.revealing is None else mine.before
    chances = {
        each: chance
        for each in threat.near
        if _missing(mine.now(each, rival)) == 1 and (chance := chance_in_hand(seen, rival, DOMAINS.index(each)))
    }
    domain = max(chances, key=lambda each: chances[each], default=domain)
    now = mine.now(domain, rival)
    found = PlanReason("open" if is_open else "risk", domain, now.count, now.hegemony_need, rival)
    if not chances:
        return found
    if chances[domain] == 1:
        return replace(found, key="risk-sure")
    return replace(found, key=f"{found.key}-chance", percent=as_percent(chances[domain]))


def _ends_well_for_another(mine: Way) -> bool:
    """Return whether a rival wins by majorities where the game ends after a way, as far as that is known."""
    return any(not (each.near or each.could or each.by_majority) for each in find_threats(mine.after))


def _missing(column: SeenColumn) -> int:
    return column.hegemony_need - column.count


def _is_stopped(threat: Threat, mine: Way) -> bool:
    """Return whether a rival surely cannot win in their next turn after a way."""
    if mine.revealing is None:
        return cannot_win(mine.after, threat.seat)
    left = next((each for each in find_threats(mine.after) if each.seat == threat.seat), None)
    if left is None:
        return False  # what it shows may change that
    return any(len(stop.actions) == 1 and _is_same(stop.actions[0], mine.revealing) for stop in left.stops)


def _is_same(one: Action, other: Action) -> bool:
    """Return whether two actions do the same, with cards of whatever Age."""
    if one.kind < 0 or other.kind < 0:
        return one == other
    domains: list[Domain] = [Domain(KINDS[each.kind][0]) for each in (one, other)]
    return one.word == other.word and domains[0] == domains[1]

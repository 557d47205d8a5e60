"""Who could win in his next turn, for all that one player may know, and what of his own stops it (RULES §7).

A *threat* is exact: there are a hand and draws that the reader cannot exclude with which that player, or his team, wins
in his next turn, if no card moves before it but by the reader's ending his turn. Only an `Observation` is asked.
"""

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from bot.rules.cards import AGES, DOMAINS, KIND_OF, KINDS, ONE, SUPPLY, Domain, Seat
from bot.rules.guess import guess, unseen
from bot.rules.hidden_majorities import wins_by_majority
from bot.rules.hidden_seats import Standing, next_turn, stand
from bot.rules.hidden_wins import Effort, TooMuch, plays_at_once, reaches
from bot.rules.observation import Observation
from bot.rules.position import CHOOSE, DRAFT_KEEP, DRAFT_TAKE, OVER, Position
from bot.rules.threat_stops import Stop, stops_of

THREAT_EFFORT: Final = 4000
"""Moments of the others' next turns that are looked at: more than nearly any table needs, and some 50 ms on a slow
machine. Beyond it nothing is claimed."""
STOP_EFFORT: Final = 300
"""The same for all that may stop the threats of one moment: what is not worked out by then is not named."""


@dataclass(frozen=True, slots=True)
class Threat:
    """One other player who could win in his next turn."""

    seat: Seat
    near: tuple[Domain, ...]
    """Domains in which he has one card to go: a card he could hold, played in step 1, is Hegemony (§7.1)."""
    could: tuple[Domain, ...]
    """Domains in which only an effect, or several cards, could bring him Hegemony."""
    by_majority: bool = False
    """Whether the game could end with his turn, and he win it by majorities (§7.2 to §7.5)."""
    stops: tuple[Stop, ...] = ()
    """What of the reader's own stops all of it, whatever lies in hands and pile; each alone."""
    is_whole: bool = True
    """Whether that is all there is: where too many ways would have to be tried, not all are."""


class _First:
    """Chance that is none: what the guess deals is never looked at."""

    def random(self) -> float:
        return 0.0


@lru_cache(maxsize=64)  # a sheet is drawn anew for many a reason, mostly with the same table
def find_threats(observation: Observation) -> tuple[Threat, ...]:
    """All threats to the viewer, clockwise from his seat; none for the gallery, in the draft, within another's effect.

    Nothing is known of a table that no deal can lead to.
    """
    reader = observation.viewer
    if reader is None or observation.phase in (DRAFT_KEEP, DRAFT_TAKE, OVER) or not observation.seats[reader].alive:
        return ()
    if (observation.phase == CHOOSE and observation.turn != reader) or not _is_dealt(observation):
        return ()
    pool = sum(ONE[kind] * left for kind, left in enumerate(unseen(observation)))
    position = guess(observation, _First())
    standing = stand(position, reader, pool)
    mates = next(side for side in observation.sides if reader in side)
    order = (Seat((reader + step) % observation.players) for step in range(1, observation.players))
    looking, effort = Effort(THREAT_EFFORT), Effort(STOP_EFFORT)
    found = (threat_of(standing, seat, looking) for seat in order if seat not in mates)
    return tuple(_with_stops(threat, position, reader, pool, effort) for threat in found if threat is not None)


def _with_stops(threat: Threat, position: Position, reader: int, pool: int, effort: Effort) -> Threat:
    stops, is_whole = stops_of(position, reader, pool, threat.seat, threat.near + threat.could, effort)
    return replace(threat, stops=stops, is_whole=is_whole)


def _is_dealt(observation: Observation) -> bool:
    """Whether the cards seen and the backs make up one set of cards, drawn in the order of Ages (§1.2)."""
    left = unseen(observation)
    boxed = 0 if observation.players == 4 else 3
    others = [seen for seen in observation.seats if seen.seat != observation.viewer]
    held = observation.phase == CHOOSE  # one card may be on its way to become a marker
    is_begun = False
    for age, pile in reversed([*zip(AGES, observation.pile, strict=True)]):
        kinds = [KIND_OF[card] for card in SUPPLY if card[1] == str(age)]
        backs = sum(seen.hand_ages.count(age) for seen in others)
        hidden = sum(left[kind] for kind in kinds)
        if not 0 <= hidden - (pile + boxed + backs) <= held or (is_begun and pile):
            return False
        is_begun = is_begun or pile + boxed < sum(SUPPLY[KINDS[kind]] for kind in kinds)
    return min(left) >= 0


def threat_of(standing: Standing, seat: Seat, effort: Effort) -> Threat | None:
    """The threat that this player is as things stand; None where he is none."""
    found = next_turn(standing, seat)
    if found is None:
        return None
    facts, turn = found
    near = tuple(code for domain, code in enumerate(DOMAINS) if plays_at_once(facts, turn, domain))
    could: list[Domain] = []
    by_majority = False
    with suppress(TooMuch):
        for domain, code in enumerate(DOMAINS):
            if code not in near and reaches(facts, turn, domain, effort):
                could.append(code)
        by_majority = wins_by_majority(facts, turn, effort)
    return Threat(seat, near, tuple(could), by_majority) if near or could or by_majority else None


__all__ = ["Stop", "Threat", "find_threats", "threat_of"]

"""The search for threats: players who could win in their next turn, and what the viewer can do about it (RULES §7).

A *threat* is exact: there are a hand and draws, which the viewer cannot exclude, with which that player or their team
wins in their next turn, if no card moves before it except when the viewer's turn ends. In step 1 the viewer has to play
a card first, and within an effect to finish it: a threat is what some way to do so leaves. Only an `Observation` is
used.

What the viewer cannot exclude is what backs, open cards and `memory` leave. These limits remain:

- Where another player chooses within an effect, nothing is reported.
- While the viewer chooses the target of an Inquisition, hands count as they lie.
- Where the viewer's effect could be finished in more than `MOST_WAYS` ways, the others are not searched.
- Where a search takes more than `THREAT_EFFORT`, only what it has found until then is reported.
- Where cards known of several hands could be divided in more than `MOST_DIVISIONS` ways, they may lie anywhere.

All of these leave threats out, except the last, which may name one too many.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final

from bot.games.civ.rules.cards import AGES, DOMAINS, KIND_OF, KINDS, SUPPLY, Domain, Seat
from bot.games.civ.rules.determinization import determinize, unseen
from bot.games.civ.rules.observation import Observation
from bot.games.civ.rules.position import CHOOSE, DRAFT_KEEP, DRAFT_TAKE, EFFECTS, NOBODY, OVER, Position
from bot.games.civ.threats.effort import Effort, TooMuch
from bot.games.civ.threats.hands import (
    SeenPosition,
    Viewer,
    begin_turn,
    end_own_turn,
    merge_turns,
    next_turns,
    viewer_of,
)
from bot.games.civ.threats.hegemony import plays_at_once, reaches, without_unused
from bot.games.civ.threats.majority import wins_by_majority
from bot.games.civ.threats.own_turn import ways_to_end
from bot.games.civ.threats.stops import NextTurn, Stop, stops_of
from bot.games.civ.threats.turn import TurnFacts, TurnState

THREAT_EFFORT: Final = 1800
"""The number of positions of the others' next turns that are searched, shared by all of them.

Beyond it nothing is claimed. With the next two limits it keeps the slowest position of whole games below 50 ms (`civ
bench threats`).
"""
FIRST_EFFORT: Final = 250
"""The part of the effort spent on one Domain of a player before the others have been searched."""
STOP_EFFORT: Final = 500
"""The number of positions searched for all stops of one position, with half of what finding the threats has left.

Stops not found by then are not named.
"""


@dataclass(frozen=True, slots=True)
class Threat:
    """Another player who could win in their next turn."""

    seat: Seat
    near: tuple[Domain, ...]
    """Domains in which they need one card: one that they could hold, played in step 1, is Hegemony (§7.1)."""
    could: tuple[Domain, ...]
    """Domains in which only an effect, or several cards, could bring Hegemony."""
    by_majority: bool = False
    """True where the game could end with their turn and they win it by majorities (§7.2 to §7.5)."""
    ends_with: Seat | None = None
    """The seat whose turn ends the game before their next one, where they have won by majorities then (§7.2, §7.5)."""
    winners: tuple[Seat, ...] = ()
    """The winners in that case: they, their partner, and those tied with them (§7.4); else empty."""
    stops: tuple[Stop, ...] = ()
    """The viewer's ways to stop all of it, whatever lies in hands and pile; each suffices alone."""
    together: tuple[Stop, ...] = ()
    """Where no stop is known, two that stop all of it together, if they are used in this order."""
    is_whole: bool = True
    """False where too many ways would have to be tried, so that some threats may be missing."""


class _First:
    """A source of randomness for a determinization whose dealt cards are never read."""

    def random(self) -> float:
        return 0.0


@lru_cache(maxsize=64)  # a page is drawn again for many reasons, mostly with the same table
def find_threats(observation: Observation) -> tuple[Threat, ...]:
    """Return all threats to the viewer, clockwise from their seat.

    None are returned for a spectator, in the draft, within another's effect, or for cards that no deal can lead to.
    """
    viewer_seat = observation.viewer
    if (
        viewer_seat is None
        or observation.phase in (DRAFT_KEEP, DRAFT_TAKE, OVER)
        or not observation.seats[viewer_seat].alive
    ):
        return ()
    if (observation.phase == CHOOSE and observation.turn != viewer_seat) or not _is_dealt(observation):
        return ()
    position = determinize(observation, _First())
    viewer = viewer_of(observation, position.held)
    seen_positions = [end_own_turn(end.position, end.viewer) for end in ways_to_end(position, viewer)]
    mates = observation.side(viewer_seat)
    order = [Seat((viewer_seat + step) % observation.players) for step in range(1, observation.players)]
    looking = Effort(THREAT_EFFORT)
    found = [
        _threat_of(seen_positions, seat, part)
        for seat, part in looking.shares([seat for seat in order if seat not in mates])
    ]
    threats = [threat for threat in found if threat is not None]
    stopping = Effort(STOP_EFFORT + looking.left // 2)
    return tuple(_with_stops(threat, position, viewer, part) for threat, part in stopping.shares(threats))


def cannot_win(observation: Observation, seat: Seat) -> bool:
    """Return whether a player surely cannot win in their next turn if the viewer, whose turn it is, ends theirs now.

    False where that isn't known, or the viewer has to do something before.
    """
    if observation.viewer is None or observation.turn != observation.viewer or observation.phase != EFFECTS:
        return False
    position = determinize(observation, _First())
    next_turn = NextTurn(observation.viewer, seat, ())
    try:
        return next_turn.is_harmless(end_own_turn(position, viewer_of(observation)), Effort(THREAT_EFFORT))
    except TooMuch:
        return False


def _with_stops(threat: Threat, position: Position, viewer: Viewer, effort: Effort) -> Threat:
    stops, is_whole, together = stops_of(position, viewer, threat.seat, threat.near + threat.could, effort)
    return replace(threat, stops=stops, together=together, is_whole=is_whole)


def _is_dealt(observation: Observation) -> bool:
    """Return whether the cards seen and the backs make up one set of cards, drawn in the order of Ages (§1.2)."""
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


def _threat_of(seen_positions: Sequence[SeenPosition], seat: Seat, effort: Effort) -> Threat | None:
    """Return the threat that this player is, however the viewer's turn ends; None where they are none."""
    ends_with, winners = None, tuple[Seat, ...]()
    turns: list[tuple[TurnFacts, TurnState]] = []
    for seen_position in seen_positions:
        if not seen_position.position.alive[seat]:
            continue
        begun, ended = begin_turn(seen_position.position, seat)
        if begun.result is None:
            turns += next_turns(seen_position, begun, seat)
        elif seat in begun.result.winners and seen_position.viewer_seat not in begun.result.winners:
            ends_with = Seat(seen_position.viewer_seat if ended == NOBODY else ended)
            winners = begun.result.winners
    found = _in_turns(merge_turns((facts, without_unused(facts, turn)) for facts, turn in turns), seat, effort)
    threat = replace(found, ends_with=ends_with, winners=winners)
    return None if threat == Threat(seat, (), ()) else threat


def _in_turns(turns: Sequence[tuple[TurnFacts, TurnState]], seat: Seat, effort: Effort) -> Threat:
    """Return what that player's next turn threatens, in all ways it may begin."""
    near = tuple(code for domain, code in enumerate(DOMAINS) if any(plays_at_once(*turn, domain) for turn in turns))
    searches: dict[int | None, Callable[[TurnFacts, TurnState, Effort], bool]] = {
        domain: partial(_reaches, domain) for domain, code in enumerate(DOMAINS) if code not in near
    }
    searches[None] = wins_by_majority
    found = _find_wins(searches, turns, effort)
    could = tuple(code for domain, code in enumerate(DOMAINS) if domain in found)
    return Threat(seat, near, could, None in found)


def _reaches(domain: int, facts: TurnFacts, turn: TurnState, effort: Effort) -> bool:
    return reaches(facts, turn, domain, effort)


def _find_wins(
    searches: Mapping[int | None, Callable[[TurnFacts, TurnState, Effort], bool]],
    turns: Sequence[tuple[TurnFacts, TurnState]],
    effort: Effort,
) -> set[int | None]:
    """Return which searches find a win in one of the turns. A long one starts again once all others have been tried."""
    found, left = set[int | None](), list(searches)
    for most in (FIRST_EFFORT, THREAT_EFFORT):
        tried, left = left, list[int | None]()
        for name in tried:
            try:
                with effort.part(most) as part:
                    if any(searches[name](*turn, part) for turn in turns):
                        found.add(name)
            except TooMuch:
                left.append(name)
    return found

"""What makes one way to play a turn better than another: the part of the table that carries most of the difference.

Both ways are followed to the end of the turn on the same deals of the hidden cards. Each part in which the two tables
differ afterwards (a column with its markers, a hand) is put from one table into the other, and the change of the value
is what that part carries. So a cause is found by the same judge that prefers the way, not phrased afterwards. Of a way
that shows hidden cards, or draws some, it is tried in the same manner which Domain helps most among them.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.games.civ.ai.computer import as_share
from bot.games.civ.ai.plans import Line, Turn, follow
from bot.games.civ.ai.prospects import Prospects
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import (
    AGE_OF,
    BAG_OF_DOMAIN,
    DOMAIN_OF,
    DOMAINS,
    KINDS_OF_DOMAIN,
    ONE,
    WHOLE,
    count,
    kinds_in,
)
from bot.games.civ.rules.effects import apply, branch
from bot.games.civ.rules.position import Marker, Position

_Value = TypeVar("_Value")

MOST: Final = 0.4
"""The least part of the difference that a cause carries."""
LEAST: Final = 0.01
"""The least difference, as a share of the victory, that has a cause."""
HOPE_BEAM: Final = 2
HOPE_MOST: Final = 100
"""How wide the rest of a turn is searched with each Domain among the cards that are shown."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the table: a seat's column in a Domain, by its number, or, where that is None, its hand."""

    seat: int
    domain: int | None = None


@dataclass(frozen=True, slots=True)
class Cause:
    """What makes one way better than another."""

    part: Part | None = None
    """The part of the table that carries most of the difference; None where none does."""
    hoped: int | None = None
    """The Domain, by its number, to hope for among the cards that the way shows or draws, by how much a card of it
    helps and how many are left; None where none does."""


NO_CAUSE: Final = Cause()


def find_cause(guesses: Sequence[Position], seat: int, plan: Line, other: Line, prospects: Prospects) -> Cause:
    """Return what makes `plan` better than `other` for a seat; without a part where no other way is given.

    `guesses` are deals of what the seat cannot see; both ways are legal on each of them, up to what shows cards.
    """
    part = _find_part(guesses, seat, plan, other, prospects) if other else None
    return Cause(part, _find_hoped(guesses, seat, plan, prospects))


def _find_part(guesses: Sequence[Position], seat: int, plan: Line, other: Line, prospects: Prospects) -> Part | None:
    carried: dict[Part, float] = defaultdict(float)
    difference = 0.0
    for guess in guesses:
        mine, theirs = (_follow_to_end(guess, seat, line, prospects) for line in (plan, other))
        at_mine, at_theirs = (as_share(prospects.of(position)) for position in (mine, theirs))
        difference += at_mine - at_theirs
        for part in _differing(mine, theirs):
            # from both sides, since parts that go together carry more beside each other
            lost = at_mine - as_share(prospects.of(_with_part(mine, theirs, part)))
            gained = as_share(prospects.of(_with_part(theirs, mine, part))) - at_theirs
            carried[part] += (lost + gained) / 2
    if difference < LEAST * len(guesses) or not carried:
        return None
    best = max(carried, key=lambda part: (carried[part], -part.seat, part.domain is not None))
    return best if carried[best] >= MOST * difference else None


def _find_hoped(guesses: Sequence[Position], seat: int, plan: Line, prospects: Prospects) -> int | None:
    """Return the Domain that helps most among the cards that a way shows at its end."""
    totals, hidden = [0.0] * len(DOMAINS), Counter[int]()
    for guess in guesses:
        before = follow(guess, seat, plan[:-1])
        after = before if plan[-1] is END else apply(before, seat, plan[-1])
        if after.turn != seat or after.result is not None:
            return None
        new = [
            kind
            for kind in kinds_in(after.hands[seat])
            if count(after.hands[seat], kind) > count(before.hands[seat], kind)
        ]
        if plan[-1] is not END and not new:
            return None
        pile = before.setup.pile[before.drawn :]
        ages = {AGE_OF[kind] for kind in new or pile[:1]}
        unseen = [kind for other, hand in enumerate(before.hands) if other != seat for kind in kinds_in(hand)]
        hidden.update(DOMAIN_OF[kind] for kind in (*pile, *unseen) if AGE_OF[kind] in ages)
        for domain, kinds in enumerate(KINDS_OF_DOMAIN):
            position = branch(after)
            hand = after.hands[seat] + ONE[kinds[0]] - (ONE[new[0]] if new else 0)
            position.hands = _replaced(after.hands, seat, hand)
            if plan[-1] is END:
                totals[domain] += as_share(prospects.of(position))
            else:
                search = Turn(position, seat, prospects, beam=HOPE_BEAM, most=HOPE_MOST)
                totals[domain] += as_share(max(search.think().values(), default=0.0))
    gains = {domain: totals[domain] - min(totals) for domain in hidden}
    most = max(gains.values(), default=0.0)
    if most < LEAST * len(guesses):
        return None
    # of those that help nearly as much, what helps as often as it comes
    near = (domain for domain in gains if gains[domain] >= most / 2)
    return max(near, key=lambda domain: (gains[domain] * hidden[domain], -domain))


def _follow_to_end(position: Position, seat: int, line: Line, prospects: Prospects) -> Position:
    """Return the end of step 2 after a line; where that only begins the turn, after the best rest of it."""
    position = follow(position, seat, line)
    if line[-1] is END or position.turn != seat or position.result is not None:
        return position
    search = Turn(position, seat, prospects)
    search.think()
    best = max(search.lines, key=lambda found: found[0], default=(0.0, ()))
    return follow(position, seat, best[1])


def _differing(one: Position, other: Position) -> Iterator[Part]:
    for seat, alive in enumerate(one.alive):
        if not alive:
            continue
        if one.hands[seat] != other.hands[seat]:
            yield Part(seat)
        for domain, whole in enumerate(WHOLE):
            markers = (_markers(position, seat, domain) for position in (one, other))
            if (one.columns[seat] ^ other.columns[seat]) & whole or len(set(markers)) > 1:
                yield Part(seat, domain)


def _markers(position: Position, seat: int, domain: int) -> tuple[int, int]:
    lists = (position.embargoes[seat], position.democracies[seat])
    embargoes, democracies = (sum(marker.domain == domain for marker in markers) for markers in lists)
    return embargoes, democracies


def _with_part(position: Position, donor: Position, part: Part) -> Position:
    """Return a position with a part of another one; it has cards too many or too few, which no value asks about."""
    new, seat, domain = branch(position), part.seat, part.domain
    if domain is None:
        new.hands = _replaced(position.hands, seat, donor.hands[seat])
        return new
    new.columns, new.areas = (
        _replaced(mine, seat, (mine[seat] & ~mask) | (theirs[seat] & mask))
        for mine, theirs, mask in (
            (position.columns, donor.columns, WHOLE[domain]),
            (position.areas, donor.areas, BAG_OF_DOMAIN[domain]),
        )
    )
    new.embargoes, new.democracies = (
        _replaced(mine, seat, _merged(mine[seat], theirs[seat], domain))
        for mine, theirs in ((position.embargoes, donor.embargoes), (position.democracies, donor.democracies))
    )
    return new


def _merged(mine: tuple[Marker, ...], theirs: tuple[Marker, ...], domain: int) -> tuple[Marker, ...]:
    kept = (marker for marker in mine if marker.domain != domain)
    return (*kept, *(marker for marker in theirs if marker.domain == domain))


def _replaced(values: list[_Value], place: int, value: _Value) -> list[_Value]:
    return [*values[:place], value, *values[place + 1 :]]

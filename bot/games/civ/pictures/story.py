"""The story of a finished game, computed from its log: the table after each turn, the turning points, and the turn that
decided it.

Lines that were undone are ignored. Events that may have turned the game are weighed, and the heaviest are kept. Pure.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise
from typing import Final

from bot.games.civ.rules import DOMAINS, Card, Domain, Event, Game, Observation, Seat, events, observe
from bot.games.civ.rules.cards import column
from bot.games.civ.rules.events import undone
from bot.games.civ.rules.game import cached_by_game
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, Position
from bot.games.civ.rules.scoring import by_points, points

MOST: Final = 6
"""Most turning points of a game."""
_VICTORY: Final = 50.0
"""Weight of the move that won, more than that of anything before it."""
_ALIKE: Final = 0.6
"""Factor of the weight for each turning point of the same kind that was chosen already."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after a turn. Turn 0 is the table after the deal or the draft; the last one is the end of the game."""

    turn: int
    number: int
    """Number of the last line of the log."""
    counts: tuple[tuple[int, ...], ...]
    """Numbers of cards in columns, by seat and Domain (rulebook order)."""
    needs: tuple[tuple[int, ...], ...]
    """Cards needed for Hegemony, by seat and Domain."""
    points: tuple[int, ...]
    """Points by side (§7.3)."""
    alive: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """Something that turned the game. Fields that do not apply are None or empty.

    Kinds: `attack` (others lost a card), `democracy` (`others` need `count` cards now), `attack_hegemony`,
    `democracy_hegemony`, `embargo_hegemony` (each kept `others` from Hegemony, one card before it), `inquire`, `copy`
    (Inspiration of level 2), `eliminate`, `lead` (the most points went from `others` to `seats`), `swing` (`seats`
    gained `count` points in one turn), `near` (one card before Hegemony), `level` (the first at level 2 of a Domain),
    `final_round`, `won` (Hegemony with `count` cards, the last of them `card` if one was played).
    """

    kind: str
    turn: int
    number: int
    """Number of its line of the log, or of the last line of its turn."""
    weight: float
    seats: tuple[Seat, ...] = ()
    """Those who did it or gained by it."""
    others: tuple[Seat, ...] = ()
    """Those who lost something by it."""
    domain: Domain | None = None
    level: int | None = None
    count: int | None = None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Story:
    """A finished game as its pictures tell it."""

    end: Observation
    """What everyone sees at the end."""
    moments: tuple[Moment, ...]
    points: tuple[TurningPoint, ...]
    """The turning points in order."""

    @property
    def turns(self) -> int:
        """Number of turns begun."""
        return self.moments[-1].turn

    def left(self, seat: int) -> int | None:
        """Return the turn in which a seat left the game; None if it stayed."""
        return next((moment.turn for moment in self.moments if not moment.alive[seat]), None)


def story(game: Game) -> Story | None:
    """Return the story of a game that is over; None if it is not, or was abandoned."""
    if game.result is None or game.result.reason == "abandoned":
        return None
    moments = tuple(_moments(game))
    return Story(observe(game, None), moments, _turning_points(game, moments))


def _moments(game: Game) -> Iterator[Moment]:
    """Yield the table after each completed turn, and after a turn that the end of the game cut short."""
    played = [number for number in game.standing if game.positions[number].phase not in (DRAFT_KEEP, DRAFT_TAKE)]
    last, turn = 0, -1
    for number in played:
        if game.positions[number].turns > turn:
            last, turn = number, game.positions[number].turns
            yield _moment(turn, number, game.positions[number])
    if last != game.number:
        yield _moment(turn + 1, game.number, game.position)


def _moment(turn: int, number: int, position: Position) -> Moment:
    seats = range(position.setup.players)
    return Moment(
        turn=turn,
        number=number,
        counts=tuple(tuple(column(position.columns[seat], domain) for domain in range(len(DOMAINS))) for seat in seats),
        needs=tuple(tuple(position.hegemony_need(seat, domain) for domain in range(len(DOMAINS))) for seat in seats),
        points=points(position),
        alive=position.alive,
    )


def _turning_points(game: Game, moments: Sequence[Moment]) -> tuple[TurningPoint, ...]:
    """Return the heaviest turning points in order, at most one a turn, few of one kind, and none told alike."""
    found = chain(_turning_actions(game), _leads(game, moments), _columns(game, moments), _victory(game, moments))
    left: list[TurningPoint] = list(found)
    counts: Counter[str] = Counter()
    chosen: list[TurningPoint] = []
    while left and len(chosen) < MOST:
        best = max(left, key=lambda point: (point.weight * _ALIKE ** counts[point.kind], -point.number))
        counts[best.kind] += 1
        chosen.append(best)
        left = [point for point in left if point.turn != best.turn and not _looks_alike(point, best)]
    return tuple(sorted(chosen, key=lambda point: point.number))


def _looks_alike(one: TurningPoint, other: TurningPoint) -> bool:
    """Return whether both differ in nothing but when they happened: a second Embargo against the same column."""
    return replace(one, turn=other.turn, number=other.number, weight=other.weight) == other


def _victory(game: Game, moments: Sequence[Moment]) -> Iterator[TurningPoint]:
    """Yield the turn that completed Hegemony (§7.1), which is the end of the story."""
    result = game.result
    if result is None or result.domain is None:
        return
    number, last = DOMAINS.index(result.domain), moments[-1]
    holder = max(result.winners, key=lambda seat: last.counts[seat][number])
    count = last.counts[holder][number]
    gone, since = undone(game), moments[-2].number if len(moments) > 1 else 0
    played = [
        event.card
        for event in events(game, None, since=since)
        if (event.kind, event.seat) == ("play", holder) and event.number not in gone
    ]
    card = next((card for card in reversed(played) if card is not None and card[0] == result.domain), None)
    yield TurningPoint("won", last.turn, last.number, _VICTORY, (holder,), domain=result.domain, count=count, card=card)


# The turn that decided


@dataclass(frozen=True, slots=True)
class DecisiveTurn:
    """The turn after which the winners stayed ahead.

    With a `domain` it completed Hegemony there: `seat` went from `before` to `after` cards, and the last card of the
    Domain that it played is `card`. Without one, points decided: before this turn `others` were ahead of `winners` or
    level with them; after it, and after each later one, the winners alone led by points and tie-break (§7.4).
    """

    turn: int
    seat: Seat
    """Whose turn it was."""
    winners: tuple[Seat, ...]
    is_last: bool
    others: tuple[Seat, ...] = ()
    domain: Domain | None = None
    card: Card | None = None
    before: int = 0
    after: int = 0


@cached_by_game(64)
def decisive_turn(game: Game) -> DecisiveTurn | None:
    """Return the turn that decided a finished game, from what everyone saw.

    None where no turn did: players left, someone intervened in that turn, or a victory is shared by all.
    """
    result = game.result
    if result is None or result.reason not in ("hegemony", "majority", "turn_cap"):
        return None
    moments = tuple(_moments(game))
    if result.domain is not None:
        return _completing(game, moments, result.domain)
    for before, after in reversed([*pairwise(moments)]):
        position = game.positions[before.number]
        ahead = by_points(position, result.reason).winners
        if ahead != result.winners:
            others = tuple(seat for seat in ahead if seat not in result.winners)
            if not others or not _is_plain(game, before, after):
                return None
            is_last = after is moments[-1]
            return DecisiveTurn(after.turn, Seat(position.turn), result.winners, is_last, others)
    return None


def _completing(game: Game, moments: Sequence[Moment], domain: Domain) -> DecisiveTurn | None:
    """Return the last turn, in which its player completed Hegemony (§7.1)."""
    if len(moments) < 2 or not _is_plain(game, moments[-2], moments[-1]):
        return None
    before, after, number = moments[-2], moments[-1], DOMAINS.index(domain)
    seat, gone = Seat(game.positions[before.number].turn), undone(game)
    if before.counts[seat][number] >= after.counts[seat][number]:
        return None
    played = [
        event.card
        for event in events(game, None, since=before.number)
        if (event.kind, event.seat) == ("play", seat) and event.number not in gone and event.card is not None
    ]
    card = next((card for card in reversed(played) if card[0] == domain), None)
    assert game.result is not None
    return DecisiveTurn(
        after.turn, seat, game.result.winners, is_last=True, domain=domain, card=card,
        before=before.counts[seat][number], after=after.counts[seat][number],
    )  # fmt: skip


def _is_plain(game: Game, before: Moment, after: Moment) -> bool:
    """Return whether nobody left, and nobody but players changed anything, between two moments."""
    lines = (game.lines[number - 1] for number in game.standing if before.number < number <= after.number)
    return before.alive == after.alive and all(line.by is None for line in lines)


# Single actions


def _turning_actions(game: Game) -> Iterator[TurningPoint]:
    """Yield turning points made by a single action."""
    gone = undone(game)
    lost: dict[int, list[Seat]] = {}
    standing = [event for event in events(game, None) if event.number not in gone]
    for event in standing:
        if event.kind == "lost" and event.seat is not None:
            lost.setdefault(event.number, []).append(event.seat)
    for event in standing:
        before = game.positions[event.number - 1]
        if before.phase in (DRAFT_KEEP, DRAFT_TAKE):
            continue
        found = _turning_action(event, before, lost.get(event.number, []))
        if found is not None:
            yield found


def _turning_action(event: Event, before: Position, lost: Sequence[Seat]) -> TurningPoint | None:
    seats = () if event.seat is None else (event.seat,)
    others = () if event.target is None else (event.target,)
    point = TurningPoint(event.kind, before.turns + 1, event.number, 0.0, seats, others, event.domain)
    if event.kind == "attack" and event.card is not None and lost:
        return _held_back(
            replace(point, weight=1.5 + len(lost), others=tuple(lost), domain=Domain(event.card[0])), before
        )
    if event.kind == "democracy" and event.target is not None and event.domain is not None:
        need = before.hegemony_need(event.target, DOMAINS.index(event.domain)) + 1
        return _held_back(replace(point, weight=2.8, count=need), before)
    if event.kind == "embargo":
        held = _held_back(point, before)
        return None if held is point else held
    if event.kind == "inquire" and event.count:
        return replace(point, weight=1.5 + event.count / 3, count=event.count)
    if event.kind == "copy" and event.level == 2:
        return replace(point, weight=3.5, level=2)
    if event.kind == "eliminate":
        return replace(point, weight=20.0)
    return replace(point, weight=2.0, seats=()) if event.kind == "final_round" else None


def _held_back(point: TurningPoint, before: Position) -> TurningPoint:
    """Return the turning point, with its `_hegemony` kind and that player if it kept an opponent from Hegemony."""
    assert point.domain is not None
    number = DOMAINS.index(point.domain)
    for seat in point.others:
        missing = before.hegemony_need(seat, number) - column(before.columns[seat], number)
        if missing <= 1 and not _are_partners(before, point.seats[0], seat):
            return replace(point, kind=f"{point.kind}_hegemony", weight=7.0, others=(seat,))
    return point


def _are_partners(position: Position, one: Seat, other: Seat) -> bool:
    return any(one in side and other in side for side in position.setup.sides())


# Points


def _leads(game: Game, moments: Sequence[Moment]) -> Iterator[TurningPoint]:
    """Yield each change of the side that alone has most points, and turns that gained a side several points."""
    sides = game.setup.sides()
    holder: int | None = None
    taken: list[tuple[Moment, int, int]] = []
    for moment in moments:
        leader = _leader(moment.points)
        if leader is not None and leader != holder:
            if holder is not None:
                taken.append((moment, leader, holder))
            holder = leader
    ends = [*(moment.turn for moment, _, _ in taken[1:]), moments[-1].turn + game.setup.players]
    for (moment, leader, former), end in zip(taken, ends, strict=False):
        rounds = (end - moment.turn) / game.setup.players
        weight = 1.0 + min(rounds, 3.0) + 2.0 * (end > moments[-1].turn)
        if moment is moments[-1]:
            weight = _VICTORY  # if points decide (§7.3), taking the lead with the last turn wins
        yield TurningPoint("lead", moment.turn, moment.number, weight, sides[leader], sides[former])
    for before, after in pairwise(moments):
        gains = [now - then for now, then in zip(after.points, before.points, strict=True)]
        best = max(range(len(gains)), key=gains.__getitem__)
        if gains[best] >= 2:
            weight = 1.2 * gains[best] - min(0, sum(gains) - gains[best]) / 2
            yield TurningPoint("swing", after.turn, after.number, weight, sides[best], count=gains[best])


def _leader(points: Sequence[int]) -> int | None:
    """Return the side that alone has most points, if there is one."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


# Columns


def _columns(game: Game, moments: Sequence[Moment]) -> Iterator[TurningPoint]:
    """Yield who came within one card of Hegemony for the first time, and who first had level 2 of a Domain."""
    near: set[tuple[int, int]] = set()
    levelled: set[int] = {DOMAINS.index(Domain("C"))}
    for moment in moments[1:]:
        for seat, counts in enumerate(moment.counts):
            for number, count in enumerate(counts):
                point = TurningPoint("", moment.turn, moment.number, 0.0, (Seat(seat),), domain=DOMAINS[number])
                if count == moment.needs[seat][number] - 1 and (seat, number) not in near:
                    near.add((seat, number))
                    yield replace(point, kind="near", weight=2.5)
                if game.setup.level(count) == 2 and number not in levelled:
                    levelled.add(number)
                    yield replace(point, kind="level", weight=1.0, level=2)

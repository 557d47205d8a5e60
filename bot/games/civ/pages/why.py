"""Why the computer players moved as they did: one sentence each, of what everyone saw.

The reason is the one fact that says most about what a turn changed (§1.6). It is worked out from a spectator's view
before and after the turn and the events between, so it cannot give away a hand. What stopped another player comes
before what the computer built.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.civ.pages.story import recent_events, since_last_turn
from bot.games.civ.rules import Event, Game, Seat, observe
from bot.games.civ.rules.cards import Domain
from bot.games.civ.rules.observation import Observation, SeenColumn
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.table.table import Table

CULTURE: Final = Domain("C")


@dataclass(frozen=True, slots=True)
class Why:
    """A reason: a key of `KEYS`, and the facts its sentence may name, None where they do not apply."""

    key: str
    domain: Domain
    count: int = 0
    """Cards there, in an Inquisition those of the hand."""
    left: int = 0
    """Cards that are missing to Hegemony."""
    rival: Seat | None = None
    level: int = 0


KEYS: Final = (
    "hegemony", "democracy", "embargo", "attack", "inquire", "search", "lead", "level", "most-culture", "build", "leap",
    "begin", "play", "spare", "take",
)  # fmt: skip  # one list, the strongest reason first


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's actions in a row, and the table before and after them, as a spectator saw it."""

    seat: Seat
    before: Observation
    events: Sequence[Event]
    after: Observation

    def column(self, domain: Domain) -> SeenColumn:
        """Return the player's own column afterwards."""
        return self.after.seats[self.seat].column(domain)

    def last_event(self, kind: str) -> Event | None:
        """Return the last event of that kind."""
        return next((event for event in reversed(self.events) if event.kind == kind and event.seat == self.seat), None)

    @property
    def grown(self) -> tuple[SeenColumn, ...]:
        """Return the player's columns that have more cards now, the one nearest to Hegemony first."""
        before = self.before.seats[self.seat]
        found = [
            column
            for column in self.after.seats[self.seat].columns
            if column.count > before.column(column.domain).count
        ]
        return tuple(sorted(found, key=lambda column: column.hegemony_need - column.count))


def why(turn: Turn) -> Why | None:
    """Return the strongest reason for a turn; None where nothing public tells one, as for a card kept in the draft."""
    return next((found for reason in _REASONS if (found := reason(turn))), None)


def _own(key: str, column: SeenColumn) -> Why:
    left = max(0, column.hegemony_need - column.count)
    return Why(key, column.domain, column.count, left, level=column.level)


def _hegemony(turn: Turn) -> Why | None:
    result = turn.after.result
    if result is None or result.domain is None or turn.seat not in result.winners:
        return None
    return _own("hegemony", turn.column(result.domain))


def _marker(kind: str) -> Callable[[Turn], Why | None]:
    def found(turn: Turn) -> Why | None:
        event = turn.last_event(kind)
        if event is None or event.target is None or event.domain is None:
            return None
        theirs = turn.before.seats[event.target].column(event.domain)
        return Why(kind, event.domain, theirs.count, theirs.hegemony_need - theirs.count, event.target)

    return found


def _attack(turn: Turn) -> Why | None:
    mates = turn.after.side(turn.seat)
    lost = [event.seat for event in turn.events if event.kind == "lost" and event.seat not in (None, *mates)]
    event = turn.last_event("attack")
    if event is None or event.card is None or not lost:
        return None
    domain = Domain(event.card[0])
    rival = max(lost, key=lambda seat: turn.before.seats[seat].column(domain).count)
    return Why("attack", domain, turn.before.seats[rival].column(domain).count, rival=rival)


def _inquire(turn: Turn) -> Why | None:
    event = turn.last_event("inquire")
    if event is None or not event.count:
        return None
    column = _largest(turn)
    return Why("inquire" if column.count else "search", column.domain, event.count, rival=event.target)


def _lead(turn: Turn) -> Why | None:
    """In the last turns majorities count (§7.2, §7.3)."""
    if not turn.after.is_final_round:
        return None
    for column in turn.grown:
        others = [seen.column(column.domain).count for seen in turn.after.seats if seen.seat != turn.seat]
        if column.count >= max(others):
            return _own("lead", column)
    return None


def _level(turn: Turn) -> Why | None:
    before = turn.before.seats[turn.seat]
    for column in turn.grown:
        if column.level > before.column(column.domain).level and column.hegemony_need - column.count > 1:
            return _own("level", column)
    return None


def _most_culture(turn: Turn) -> Why | None:
    """Inspiration needs strictly most Culture (§6.1)."""

    def leads(seen: Observation) -> bool:
        counts = [seat.column(CULTURE).count for seat in seen.seats if seat.seat != turn.seat and seat.alive]
        return seen.seats[turn.seat].column(CULTURE).count > max(counts, default=0)

    return _own("most-culture", turn.column(CULTURE)) if leads(turn.after) and not leads(turn.before) else None


def _build(turn: Turn) -> Why | None:
    return _own("build", turn.grown[0]) if turn.grown and turn.grown[0].count > 1 else None


def _leap(turn: Turn) -> Why | None:
    event, column = turn.last_event("sacrifice"), _largest(turn)
    is_leap = event is not None and event.card is not None and event.card[0] == "S"
    return _own("leap", column) if is_leap and column.count else None


def _begin(turn: Turn) -> Why | None:
    return _own("begin", turn.grown[0]) if turn.grown and turn.last_event("play") else None


def _play(turn: Turn) -> Why | None:
    column = _largest(turn)
    return _own("play" if column.count else "spare", column) if turn.last_event("play") else None


def _take(turn: Turn) -> Why | None:
    event = turn.last_event("take")
    return Why("take", Domain(event.card[0])) if event and event.card else None


def _largest(turn: Turn) -> SeenColumn:
    """Return the player's largest column, the first of several; one without cards where they have none."""
    return max(turn.after.seats[turn.seat].columns, key=lambda column: column.count)


_REASONS: Final = (
    _hegemony, _marker("democracy"), _marker("embargo"), _attack, _inquire, _lead, _level, _most_culture, _build,
    _leap, _begin, _play, _take,
)  # fmt: skip  # as `KEYS`


# In words


def can_be_asked(table: Table, game: Game) -> bool:
    """Return whether a computer player has moved in what a board of that position tells, or has not moved at all."""
    return bool(_yet_to_move(table, game)) or any(True for _ in _computers_turns(table, game))


def explained(table: Table, game: Game, localizer: Localizer) -> str:
    """Return why the computers did what the board of that position tells, with the last move last."""
    reasons: dict[Seat, str] = {}
    for seat, events in _computers_turns(table, game):
        first, last = events[0].number, events[-1].number
        before, after = observe(game.at(first - 1), None), observe(game.at(last), None)
        reasons.pop(seat, None)
        reasons[seat] = _sentence(table, seat, why(Turn(seat, before, events, after)), localizer)
    return "\n".join(reasons.values()) or _before_they_move(table, game, localizer)


def _before_they_move(table: Table, game: Game, localizer: Localizer) -> str:
    """Return what can be said of the computers while none has moved lately: who has yet to move."""
    names = [safe_name(table.names[seat]) for seat in _yet_to_move(table, game)]
    return (
        localizer.say("why-not-yet", names=localizer.list(names), count=len(names))
        if names
        else localizer.say("why-nobody")
    )


def _yet_to_move(table: Table, game: Game) -> list[int]:
    """Return the computers' seats that have not taken any action."""
    moved = {line.seat for line in game.lines if line.by is None}
    alive = game.position.alive
    return [
        seat for seat, each in enumerate(table.participants) if each.is_computer and alive[seat] and seat not in moved
    ]


def _computers_turns(table: Table, game: Game) -> Iterator[tuple[Seat, Sequence[Event]]]:
    """Yield each computer's actions in a row, with what followed from them."""
    events: list[Event] = []
    actor: Seat | None = None
    for event in recent_events(game, None, since=since_last_turn(game)):
        is_new = event.kind not in ("lost", "lifted", "returned", "passed", "revealed", "final_round", "over", "drew")
        if is_new and event.seat != actor:
            if actor is not None and table.participants[actor].is_automatic:
                yield actor, events
            actor, events = event.seat, []
        events.append(event)
    if actor is not None and table.participants[actor].is_automatic:
        yield actor, events


def _sentence(table: Table, seat: Seat, found: Why | None, localizer: Localizer) -> str:
    name = safe_name(table.names[seat])
    if found is None:
        return localizer.say("why-hidden", name=name)
    return localizer.say(
        f"why-{found.key}",
        name=name,
        domain=words.domain(localizer, found.domain),
        count=found.count,
        left=found.left,
        rival="" if found.rival is None else safe_name(table.names[found.rival]),
        effect=words.effect(localizer, found.domain, found.level or 1),
    )

"""Why the computer players moved as they did: one sentence each, of what everyone saw.

The reason is the one fact that says most about what a turn changed (§1.6). It is worked out from a spectator's view
before and after the turn and the events between, so it cannot give away a hand. What stopped another player comes
before what the computer built. A move of which nothing can be said that helps a player has none.

Once the game is over nothing is hidden any more, and what a computer held and expected is told, too. It is not stored:
a computer's decision follows from what it saw, so it is worked out again.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.civ.ai.computer import CLOSE
from bot.games.civ.game import civ_game
from bot.games.civ.levels import WEIGHING, weigh_first
from bot.games.civ.pages.story import recent_events, since_last_turn
from bot.games.civ.rules import Action, Event, Game, Seat, observe
from bot.games.civ.rules.cards import Domain
from bot.games.civ.rules.observation import Observation, SeenColumn
from bot.games.civ.words import words
from bot.games.civ.words.naming import display_order
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.table.table import Table
from bot.table.values import Level

CULTURE: Final = Domain("C")


@dataclass(frozen=True, slots=True)
class Why:
    """A reason: a key of `KEYS`, and the facts its sentence may name, None where they do not apply."""

    key: str
    domain: Domain
    count: int = 0
    """Cards there."""
    left: int = 0
    """Cards that are missing to Hegemony."""
    need: int = 0
    """Cards that Hegemony takes there."""
    rival: Seat | None = None
    level: int = 0


KEYS: Final = ("hegemony", "democracy", "embargo", "attack", "lead", "level", "most-culture", "build")
"""The strongest reason first."""
NEAR: Final = 3
"""Cards missing to Hegemony at which a column that grows is worth a word."""


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
    """Return the strongest reason for a turn; None where nothing public tells one that is of use to a player."""
    return next((found for reason in _REASONS if (found := reason(turn))), None)


def _own(key: str, column: SeenColumn) -> Why:
    left = max(0, column.hegemony_need - column.count)
    return Why(key, column.domain, column.count, left, column.hegemony_need, level=column.level)


def _against(key: str, column: SeenColumn, rival: Seat) -> Why | None:
    """Return the reason to strike a rival's column; None where it was far from winning, which no one would stop."""
    left = max(0, column.hegemony_need - column.count)
    return Why(key, column.domain, column.count, left, column.hegemony_need, rival) if left <= NEAR else None


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
        return _against(kind, turn.before.seats[event.target].column(event.domain), event.target)

    return found


def _attack(turn: Turn) -> Why | None:
    mates = turn.after.side(turn.seat)
    lost = [event.seat for event in turn.events if event.kind == "lost" and event.seat not in (None, *mates)]
    event = turn.last_event("attack")
    if event is None or event.card is None or not lost:
        return None
    domain = Domain(event.card[0])
    rival = max(lost, key=lambda seat: turn.before.seats[seat].column(domain).count)
    return _against("attack", turn.before.seats[rival].column(domain), rival)


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
    for column in turn.grown[:1]:
        if column.count > 1 and column.hegemony_need - column.count <= NEAR:
            return _own("build", column)
    return None


_REASONS: Final = (
    _hegemony, _marker("democracy"), _marker("embargo"), _attack, _lead, _level, _most_culture, _build,
)  # fmt: skip  # as `KEYS`


# In words


def can_be_asked(table: Table, game: Game) -> bool:
    """Return whether there is a reason for what a computer player did in what a board of that position tells."""
    return any(_reasons(table, game)) or any(_is_plan_public(table, seat) for seat, _ in _computers_turns(table, game))


def explained(table: Table, game: Game, localizer: Localizer, reader: int | None = None) -> str:
    """Return why the computers did what the board of that position tells, with the last move last.

    It speaks to the player in the seat `reader`. Once the whole game is over, it also says what they held and expected.
    Where there is nothing to say, it says so.
    """
    found = {seat: _sentence(table, seat, reason, localizer, reader) for seat, reason in _reasons(table, game)}
    for seat, events in _computers_turns(table, game):
        if _is_plan_public(table, seat) and (plan := _plan(table, game, seat, events, localizer)):
            found[seat] = f"{found[seat]} {plan}" if seat in found else plan
    return "\n".join(found.values()) or localizer.say("why-nothing")


def _reasons(table: Table, game: Game) -> Iterator[tuple[Seat, Why]]:
    """Yield each computer's reasons, as far as there are any, in the order of its turns."""
    for seat, events in _computers_turns(table, game):
        first, last = events[0].number, events[-1].number
        before, after = observe(game.at(first - 1), None), observe(game.at(last), None)
        if (found := why(Turn(seat, before, events, after))) is not None:
            yield seat, found


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


# What they thought


def _is_plan_public(table: Table, seat: Seat) -> bool:
    """Return whether what a computer in that seat thought may be told, and is known: nothing is hidden any more."""
    is_computer = table.participants[seat].is_computer  # a stand-in has seen a person's hand
    return is_computer and civ_game(table.match).is_over and table.level_of(seat) in WEIGHING


def _plan(table: Table, game: Game, seat: Seat, events: Sequence[Event], localizer: Localizer) -> str | None:
    """Return what a computer held and expected when it began this turn.

    It is worked out again from what it saw: a decision follows from that alone. None where another one comes out, as
    after a change of its weights, and where it had no choice.
    """
    for number in range(events[0].number, events[-1].number + 1):
        line, seen = game.lines[number - 1], observe(game.at(number - 1), seat)
        weighed = weigh_first(table.level_of(seat), seen) if line.seat == seat and line.by is None else None
        if weighed is not None:
            return _plan_text(table, seat, seen, line.action, weighed, localizer)
    return None


def _plan_text(
    table: Table, seat: Seat, seen: Observation, played: Action, weighed: Mapping[Action, float], localizer: Localizer
) -> str | None:
    others = [action for action in weighed if action is not played]
    other = max(others, key=lambda action: weighed[action], default=None)
    if played not in weighed:
        return None
    if other is None:
        key = "win" if weighed[played] == 1 else "only"
    else:
        key = "other" if weighed[other] <= weighed[played] + CLOSE else "expert"
        if key == "expert" and table.level_of(seat) != Level.EXPERT:
            return None
    names = [safe_name(name) for name in table.names]
    values = {
        "name": names[seat],
        "hand": localizer.list([words.card(localizer, card) for card in sorted(seen.hand, key=display_order)]),
        "action": words.action(localizer, played, seen, names),
        "chance": _percent(weighed[played]),
        "other": "" if other is None else words.action(localizer, other, seen, names),
        "less": 0 if other is None else _percent(weighed[other]),
    }
    return localizer.say(f"why-plan-{key}", **values)


def _percent(share: float) -> int:
    return round(100 * share)


def _sentence(table: Table, seat: Seat, found: Why, localizer: Localizer, reader: int | None) -> str:
    return localizer.say(
        f"why-{found.key}",
        name=safe_name(table.names[seat]),
        domain=words.domain(localizer, found.domain),
        count=found.count,
        left=found.left,
        need=found.need,
        rival="" if found.rival is None else safe_name(table.names[found.rival]),
        whose="yours" if found.rival is not None and found.rival == reader else "theirs",
        effect=words.effect(localizer, found.domain, found.level or 1),
    )

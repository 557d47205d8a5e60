"""What a board shows, as values: picture, alt text and text board are all made from it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.games.civ.rules import Card, Domain, Event, Observation, Seat
from bot.games.civ.rules.actions import COLUMN_WORDS
from bot.games.civ.rules.cards import AGES, DOMAINS
from bot.games.civ.rules.effect_table import STEPS, Zone
from bot.games.civ.rules.observation import SeenColumn, SeenSeat
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE
from bot.games.civ.words import words
from bot.games.civ.words.naming import ROMAN, display_order
from bot.i18n.catalogue import Localizer
from bot.i18n.names import name_of

_CAME: Final = ("take", *(word for word, step in STEPS.items() if step.goal is Zone.AREA))
_WENT: Final = ("sacrifice", "lost", *(word for word, step in STEPS.items() if step.source is Zone.AREA))
_ON_TARGET: Final = ("copy", "returned", *COLUMN_WORDS)
_ON_SELF: Final = ("lifted",)
_NEAR: Final = 1
"""Most cards missing for Hegemony in a column that is a threat: the next one wins."""


@dataclass(frozen=True, slots=True)
class Change:
    """Ages of the cards that came to a column, and of those that left it."""

    came: tuple[int, ...] = ()
    went: tuple[int, ...] = ()


_NO_CHANGE: Final = Change()


_Changes = Mapping[tuple[Seat, str], Change]
"""By seat and Domain; a column of which only a marker or the coin changed has an empty change."""


@dataclass
class _Tally:
    cards: dict[tuple[Seat, str], Counter[Card]] = field(default_factory=dict[tuple[Seat, str], Counter[Card]])
    marked: set[tuple[Seat, str]] = field(default_factory=set[tuple[Seat, str]])

    def add(self, seat: Seat, domain: str, card: Card, count: int) -> None:
        self.cards.setdefault((seat, domain), Counter())[card] += count

    def mark(self, seat: Seat, domain: str) -> None:
        self.cards.setdefault((seat, domain), Counter())
        self.marked.add((seat, domain))


def changes_by_column(changed: Sequence[Event]) -> _Changes:
    """Return what is different after these events; a card that left and came back hasn't changed."""
    tally = _Tally()
    for event in changed:
        if event.seat is not None and event.card is not None:
            if event.kind in _CAME:
                tally.add(event.seat, event.card[0], event.card, 1)
            elif event.kind in _WENT:
                tally.add(event.seat, event.card[0], event.card, -1)
        if event.domain is not None:
            if event.kind in _ON_TARGET and event.target is not None:
                tally.mark(event.target, event.domain)
            elif event.kind in _ON_SELF and event.seat is not None:
                tally.mark(event.seat, event.domain)
    found = {place: Change(_ages(cards, 1), _ages(cards, -1)) for place, cards in tally.cards.items()}
    return {place: change for place, change in found.items() if change != _NO_CHANGE or place in tally.marked}


def _ages(cards: Counter[Card], sign: int) -> tuple[int, ...]:
    return tuple(sorted(int(card[1]) for card, count in cards.items() for _ in range(max(0, sign * count))))


@dataclass(frozen=True, slots=True)
class ColumnView:
    """A column of a play area."""

    domain: str
    count: int
    level: int
    need: int
    """Cards needed for Hegemony, with Democracies."""
    ages: tuple[int, ...]
    embargoes: tuple[Card, ...]
    democracies: tuple[Card, ...]
    coin: int
    """The level for which the Culture coin lies here, or 0."""
    leads: bool
    """Whether no one has more cards of this Domain, which scores a point (§7.3)."""
    is_changed: bool
    """Whether its cards or markers have just changed."""
    came: tuple[int, ...] = ()
    """Ages of the cards that have just come."""
    went: tuple[int, ...] = ()
    """Ages of the cards that have just left."""

    @property
    def missing(self) -> int:
        """Cards missing for Hegemony."""
        return max(0, self.need - self.count)

    @property
    def is_threat(self) -> bool:
        """Whether the next card wins, or there are enough already."""
        return self.count > 0 and self.missing <= _NEAR


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player's side of the table."""

    seat: Seat
    name: str
    team: int
    """1 or 2; 0 without teams."""
    is_turn: bool
    is_choosing: bool
    is_first: bool
    is_winner: bool
    alive: bool
    columns: tuple[ColumnView, ...]
    """In the order of a play area (§10.5)."""
    hand_ages: tuple[int, ...]
    hand_limit: int
    points: int
    status: str
    """Key of the text beside the hand: the points, or in the draft whether this seat has chosen."""

    @property
    def backs(self) -> tuple[tuple[int, int], ...]:
        """The Ages of the hand, each with its number of cards."""
        return tuple(sorted(Counter(self.hand_ages).items()))


@dataclass(frozen=True, slots=True)
class BoardView:
    """The whole table in words and numbers."""

    headline: str
    headline_names: tuple[str, ...]
    """The names in it."""
    phase: str
    turn_number: str
    """Empty before the first turn and after the last."""
    outcome: str
    """Who has won and why; empty while the game goes on."""
    is_draft: bool
    is_final_round: bool
    seats: tuple[SeatView, ...]
    pile: tuple[int, int, int]
    discard: tuple[tuple[Card, int], ...]
    centre: tuple[tuple[Card, int], ...]
    coin: str
    """Who has laid the Culture coin where, or that it lies beside the table."""
    coin_names: tuple[str, ...]
    """The names in `coin`."""
    is_coin_laid: bool
    used_permanent: tuple[str, ...]
    """Domains whose permanent effects were used this turn."""
    used_sacrifice: tuple[str, ...]
    """Domains whose sacrifice effects were used this turn."""


def view(
    observation: Observation, names: Sequence[str], localizer: Localizer, changed: Sequence[Event] = ()
) -> BoardView:
    """Return the view of an observation; `changed` is what has just happened."""
    changes, has_turn = changes_by_column(changed), observation.turn is not None
    most = {code: max(seat.columns[n].count for seat in observation.seats) for n, code in enumerate(DOMAINS)}
    return BoardView(
        headline=_headline(observation, names, localizer),
        headline_names=tuple(name_of(localizer, names, seat) for seat in _headed(observation)),
        phase=words.phase(localizer, observation),
        turn_number=_turn_number(observation, localizer),
        outcome=_outcome(observation, names, localizer),
        is_draft=observation.phase in (DRAFT_KEEP, DRAFT_TAKE),
        is_final_round=observation.is_final_round and observation.result is None,
        seats=tuple(_seat(observation, seen, names, localizer, changes, most) for seen in observation.seats),
        pile=observation.pile,
        discard=counted(observation.discard),
        centre=counted(observation.centre),
        coin=_coin_place(observation, names, localizer),
        coin_names=_coin_names(observation, names, localizer),
        is_coin_laid=observation.coin is not None,
        used_permanent=tuple(sorted(observation.used_permanent, key=display_order)) if has_turn else (),
        used_sacrifice=tuple(sorted(observation.used_sacrifice, key=display_order)) if has_turn else (),
    )


def counted(cards: Sequence[Card]) -> tuple[tuple[Card, int], ...]:
    """Return each kind once with its number, in the order in which people see them."""
    return tuple(Counter(sorted(cards, key=display_order)).items())


def _headed(observation: Observation) -> Sequence[int]:
    """Return the seats that the headline names."""
    if observation.result is not None:
        return observation.result.winners
    return observation.waiting if observation.turn is None else (observation.turn,)


def _headline(observation: Observation, names: Sequence[str], localizer: Localizer) -> str:
    people = [name_of(localizer, names, seat) for seat in _headed(observation)]
    if observation.result is not None:
        if not people:
            return localizer.say("board-called-off")
        return localizer.say("board-wins", winners=localizer.list(people), many=len(people))
    if observation.turn is None:
        return localizer.say("board-waiting", names=localizer.list(people))
    return localizer.say("board-turn", name=people[0])


def _turn_number(observation: Observation, localizer: Localizer) -> str:
    if observation.result is not None or observation.phase in (DRAFT_KEEP, DRAFT_TAKE):
        return ""
    number = observation.turns + 1
    if observation.turn_cap is None:
        return localizer.say("board-turn-number", number=number)
    return localizer.say("board-turn-number-of", number=number, cap=observation.turn_cap)


def _outcome(observation: Observation, names: Sequence[str], localizer: Localizer) -> str:
    if observation.result is None:
        return ""
    return words.result(localizer, observation.result, names, observation)


def _coin_names(observation: Observation, names: Sequence[str], localizer: Localizer) -> tuple[str, ...]:
    coin = observation.coin
    return () if coin is None else (name_of(localizer, names, coin.by), name_of(localizer, names, coin.seat))


def _coin_place(observation: Observation, names: Sequence[str], localizer: Localizer) -> str:
    coin = observation.coin
    if coin is None:
        return localizer.say("board-coin-beside")
    return localizer.say(
        "board-coin-laid",
        name=name_of(localizer, names, coin.by),
        owner=name_of(localizer, names, coin.seat),
        effect=words.effect(localizer, coin.domain, coin.level),
    )


def _seat(
    observation: Observation,
    seen: SeenSeat,
    names: Sequence[str],
    localizer: Localizer,
    changes: _Changes,
    most: Mapping[Domain, int],
) -> SeatView:
    side = next(number for number, seats in enumerate(observation.sides) if seen.seat in seats)
    return SeatView(
        seat=seen.seat,
        name=name_of(localizer, names, seen.seat),
        team=side + 1 if observation.teams else 0,
        is_turn=seen.seat == observation.turn,
        is_choosing=seen.is_choosing,
        is_first=seen.seat == observation.first,
        is_winner=observation.result is not None and seen.seat in observation.result.winners,
        alive=seen.alive,
        columns=tuple(
            _column(observation, seen, column, changes, most[column.domain])
            for column in sorted(seen.columns, key=lambda column: display_order(column.domain))
        ),
        hand_ages=seen.hand_ages,
        hand_limit=seen.hand_limit,
        points=observation.points[side],
        status=_status(observation, seen),
    )


def _status(observation: Observation, seen: SeenSeat) -> str:
    if observation.phase != DRAFT_KEEP:
        return "board-points"
    return "board-choosing" if seen.is_choosing else "board-chosen"


def _column(observation: Observation, seen: SeenSeat, column: SeenColumn, changes: _Changes, most: int) -> ColumnView:
    coin, change = observation.coin, changes.get((seen.seat, column.domain), _NO_CHANGE)
    lies_here = coin is not None and coin.seat == seen.seat and coin.domain == column.domain
    return ColumnView(
        domain=column.domain,
        count=column.count,
        level=column.level,
        need=column.hegemony_need,
        ages=tuple(int(card[1]) for card in column.cards),
        embargoes=column.embargoes,
        democracies=column.democracies,
        coin=coin.level if coin and lies_here else 0,
        leads=0 < column.count == most,
        is_changed=(seen.seat, column.domain) in changes,
        came=change.came,
        went=change.went,
    )


def list_ages(ages: Sequence[int], localizer: Localizer) -> str:
    """Return how many cards of each Age there are."""
    counts = ((age, ages.count(age)) for age in AGES)
    return ", ".join(localizer.say("text-age-count", count=count, age=ROMAN[age]) for age, count in counts if count)

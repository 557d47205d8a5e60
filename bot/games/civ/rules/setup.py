"""The setup that is fixed before the first card: the header of a transcript (REPLAY, header; RULES §1)."""

from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar, cast

from bot.games.civ.rules.cards import AGE_OF, AGES, ALL_FLAGS, KIND_OF, ONE, SUPPLY, Card, Seat, at_least_add, bag_of
from bot.games.civ.rules.errors import IllegalSetup, because

CLASSIC: Final = "classic"
DRAFT: Final = "draft"
TURN_END: Final = "turn_end"
IMMEDIATE: Final = "immediate"

DEALT: Final = {CLASSIC: 3, DRAFT: 4}
"""Cards each player takes first: a hand (§1.4), or a pack (§1.5)."""
LEVEL_1: Final = {2: 3, 3: 3, 4: 2}
"""Cards of a Domain for level 1, by number of players at the start (§3.2)."""
LEVEL_2: Final = {2: 5, 3: 5, 4: 4}
MOST_IN_COLUMN: Final = 20
"""Cards of a Domain in the game, at most (§1.1)."""
LEVELS: Final = {
    players: tuple((count >= LEVEL_1[players]) + (count >= LEVEL_2[players]) for count in range(MOST_IN_COLUMN + 1))
    for players in LEVEL_1
}
"""The level, 0 to 2, that each number of cards of a Domain reaches, by number of players at the start (§3.2)."""
HEGEMONY: Final = {2: 8, 3: 7, 4: 7}
"""Cards of a Domain for Hegemony, by number of players at the start (§7.1)."""

ALL_CARDS: Final = tuple(card for card, count in SUPPLY.items() for _ in range(count))
ALL_CARDS_BAG: Final = bag_of(ALL_CARDS)
PACKS: Final = tuple(tuple(card for card in ALL_CARDS if AGE_OF[KIND_OF[card]] == age) for age in AGES)
"""The cards of each Age before they are shuffled (§1.2)."""
_SIDES: Final = {
    **{(players, False): tuple((Seat(seat),) for seat in range(players)) for players in HEGEMONY},
    (4, True): ((Seat(0), Seat(2)), (Seat(1), Seat(3))),
}
BOXED_AGES: Final = [age for age in AGES for _ in range(3)]

T = TypeVar("T")


class Shuffler(Protocol):
    """A random generator for dealing, such as `random.Random`."""

    def shuffle(self, x: list[Card], /) -> None: ...
    def randrange(self, stop: int, /) -> int: ...


@dataclass(frozen=True, slots=True)
class PublicSetup:
    """The setup that everyone knows before the first action: the options, and who plays first."""

    players: int
    setup: str
    teams: bool
    first: Seat
    hegemony: str
    turn_cap: int | None

    def place(self, seat: int) -> int:
        """Return a seat's place in each round, from 0, the First Player's (§1.3)."""
        return (seat - self.first) % self.players


@dataclass(frozen=True, slots=True)
class Setup(PublicSetup):
    """A game before its first action. `deck` is the draw pile from the top, `box` what went back unseen (§1.2).

    Raises `IllegalSetup` when made of anything that RULES §1 does not allow.
    """

    deck: tuple[Card, ...]
    box: tuple[Card, ...]
    pile: tuple[int, ...] = field(init=False, repr=False, compare=False)
    add_1: int = field(init=False, repr=False, compare=False)
    add_2: int = field(init=False, repr=False, compare=False)
    add_hegemony: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_choices(self.players, self.setup, self.teams, self.hegemony, self.turn_cap)
        if not 0 <= self.first < self.players:
            raise IllegalSetup(because("setup-first"))
        try:
            pile, box = tuple(KIND_OF[card] for card in self.deck), tuple(KIND_OF[card] for card in self.box)
        except KeyError:
            raise IllegalSetup(because("setup-deck")) from None
        self._check_cards(pile, box)
        # the dataclass is frozen; what follows from its fields is worked out once, for every question of the judge
        object.__setattr__(self, "pile", pile)
        object.__setattr__(self, "add_1", at_least_add(LEVEL_1[self.players]))
        object.__setattr__(self, "add_2", at_least_add(LEVEL_2[self.players]))
        object.__setattr__(self, "add_hegemony", at_least_add(HEGEMONY[self.players]))

    def _check_cards(self, pile: tuple[int, ...], box: tuple[int, ...]) -> None:
        if len(pile) + len(box) != len(ALL_CARDS) or sum(map(ONE.__getitem__, pile + box)) != ALL_CARDS_BAG:
            raise IllegalSetup(because("setup-deck"))
        if sorted(map(AGE_OF.__getitem__, box)) != ([] if self.players == 4 else BOXED_AGES):
            raise IllegalSetup(because("setup-box"))
        # canonical order (REPLAY, header): how it was drawn would tell nothing, and one game has one text
        if list(box) != sorted(box):
            raise IllegalSetup(because("setup-box"))
        ages = list(map(AGE_OF.__getitem__, pile))
        # §1.2: Age I lies above II, and II above III
        if ages != sorted(ages):
            raise IllegalSetup(because("setup-pile-order"))

    @property
    def hegemony_size(self) -> int:
        """Cards of one Domain that win, without Democracies (§7.1)."""
        return HEGEMONY[self.players]

    def level_size(self, level: int) -> int:
        """Return how many cards of one Domain level 1 or 2 asks for (§3.2)."""
        return (LEVEL_1 if level == 1 else LEVEL_2)[self.players]

    def level(self, count: int) -> int:
        """Return the level, 0 to 2, that `count` cards of a Domain reach (§3.2)."""
        return LEVELS[self.players][count]

    def levels(self, columns: int) -> tuple[int, int]:
        """Return the Domains, as flags, in which a column set reaches level 1 and level 2."""
        return (columns + self.add_1) & ALL_FLAGS, (columns + self.add_2) & ALL_FLAGS

    def may_have_hegemony(self, columns: int) -> bool:
        """Return whether any Domain of a column set is large enough for Hegemony where no Democracy lies (§7.1)."""
        return bool((columns + self.add_hegemony) & ALL_FLAGS)

    def side(self, seat: int) -> tuple[Seat, ...]:
        """Return the seats that win together with `seat`, itself included (§8.1)."""
        return _SIDES[4, True][seat % 2] if self.teams else (Seat(seat),)

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Return all sides: the seats one by one, or the two teams, seats 0 and 2 first (§8.1)."""
        return _SIDES[self.players, self.teams]


def check_choices(players: int, setup: str, teams: bool, hegemony: str, turn_cap: int | None) -> None:
    """Raise `IllegalSetup` where the chosen options break a rule (§1.2, §8.1, §7.1, §7.5)."""
    if players not in HEGEMONY:
        raise IllegalSetup(because("setup-players"))
    if setup not in (CLASSIC, DRAFT):
        raise IllegalSetup(because("setup-kind"))
    if teams and players != 4:
        raise IllegalSetup(because("setup-teams"))
    if hegemony not in (TURN_END, IMMEDIATE):
        raise IllegalSetup(because("setup-hegemony"))
    if turn_cap is not None and turn_cap < 1:
        raise IllegalSetup(because("setup-turn-cap"))


def deal(
    random: Shuffler,
    *,
    players: int,
    setup: str = CLASSIC,
    teams: bool = False,
    hegemony: str = TURN_END,
    turn_cap: int | None = None,
    first: Seat | None = None,
) -> Setup:
    """Return a shuffled game (§1.2, §1.3). All chance is spent here. Raises `IllegalSetup`."""
    check_choices(players, setup, teams, hegemony, turn_cap)
    deck: list[Card] = []
    box: list[Card] = []
    for cards in PACKS:
        pack = list(cards)
        # Age by Age, and the First Player after the cards: DEAL fixes this order, and proofs draw again by it
        random.shuffle(pack)
        returned = 0 if players == 4 else 3
        box += pack[:returned]
        deck += pack[returned:]
    first_seat = Seat(random.randrange(players)) if first is None else first
    ordered = sorted(box, key=KIND_OF.__getitem__)
    return Setup(players, setup, teams, first_seat, hegemony, turn_cap, tuple(deck), tuple(ordered))


HEADER_KEYS: Final = ("civ", "players", "setup", "teams", "first", "hegemony", "turn_cap", "deck", "box")


def to_header(setup: Setup) -> dict[str, Any]:
    """Return the nine keys of a transcript's header line."""
    return {
        "civ": 1,
        "players": setup.players,
        "setup": setup.setup,
        "teams": setup.teams,
        "first": setup.first,
        "hegemony": setup.hegemony,
        "turn_cap": setup.turn_cap,
        "deck": list(setup.deck),
        "box": list(setup.box),
    }


def from_header(header: dict[str, Any]) -> Setup:
    """Return the game a header line describes; further keys are ignored. Raises `IllegalSetup`."""
    for key in HEADER_KEYS:
        if key not in header:
            raise IllegalSetup(because("header-missing", key=key))
    if _whole(header, "civ") != 1:
        raise IllegalSetup(because("header-unreadable", key="civ"))
    return Setup(
        players=_whole(header, "players"),
        setup=_read_typed(header, "setup", str),
        teams=_read_typed(header, "teams", bool),
        first=Seat(_whole(header, "first")),
        hegemony=_read_typed(header, "hegemony", str),
        turn_cap=None if header["turn_cap"] is None else _whole(header, "turn_cap"),
        deck=_cards(header, "deck"),
        box=_cards(header, "box"),
    )


def _read_typed(header: dict[str, Any], key: str, kind: type[T]) -> T:
    value = header[key]
    # not `isinstance`: for Python `true` is a number
    if type(value) is not kind:
        raise IllegalSetup(because("header-unreadable", key=key))
    return value


def _whole(header: dict[str, Any], key: str) -> int:
    return _read_typed(header, key, int)


def _cards(header: dict[str, Any], key: str) -> tuple[Card, ...]:
    found = cast("list[object]", _read_typed(header, key, list))
    cards = tuple(Card(card) for card in found if isinstance(card, str))
    if len(cards) != len(found):
        raise IllegalSetup(because("header-unreadable", key=key))
    return cards

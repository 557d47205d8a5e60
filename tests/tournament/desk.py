"""The desk of a tournament: does its acts in order, as people, referee and bot would."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any, Final

from bot.chance import CARDS, SecretShuffler, commitment, part_of, stream
from bot.games.civ.ai import POLICIES
from bot.games.civ.rules import Game, Seat, deal, observe, write
from bot.table.fair_deal import FairDeal, Part, make_part
from bot.table.transcript_header import deal_in_header
from bot.table.values import TableId
from bot.tournament.archive import StoredGame
from bot.tournament.book import make_book, transcript_hash
from bot.tournament.draws import PlayerNumber, TableNumber, deal_label, deals_secret, dealt_secret, lot_label
from bot.tournament.laws import apply_act
from bot.tournament.operation import SYSTEM, Act, Actor, Operation, Role
from bot.tournament.registration import Announce, CheckIn, CloseCheckIn, OpenCheckIn, Register
from bot.tournament.rounds import CastLot, Draw, Replace, Report, Reveal
from bot.tournament.tournament import Pseudonym, Stage, Tournament, TournamentTable

NOON: Final = datetime(2026, 5, 2, 12, 0, tzinfo=UTC)
ORGANISER: Final = Pseudonym("p-organise")
REFEREE: Final = Pseudonym("p-referee0")
AS_ORGANISER: Final = Actor(Role.ORGANISER, ORGANISER)
AS_REFEREE: Final = Actor(Role.REFEREE, REFEREE)
SECRETS: Final = tuple(sha256(f"secret {number}".encode()).digest() for number in range(4))
"""Of the three rounds, and of the lots."""
LOTS: Final = SECRETS[3]


def person(number: int) -> Pseudonym:
    """Whoever registers as the so-many-th, from 1."""
    return Pseudonym(f"p-{number:08}")


def as_player(number: int) -> Actor:
    """That person, acting for himself."""
    return Actor(Role.PLAYER, person(number))


def announcement(
    *, official: bool = True, places: int = 64, barred: tuple[Pseudonym, ...] = (), has_deals: bool = False
) -> Announce:
    """An announcement whose secrets are `SECRETS`, as before deals were committed to unless it `has_deals`."""
    committed = tuple(map(commitment, (*SECRETS, deals_secret(LOTS)) if has_deals else SECRETS))
    return Announce(
        "Spring cup", "The club", "5 minutes", NOON, official, places, ORGANISER, REFEREE, barred, committed
    )


@dataclass
class Desk:
    """A tournament, all of its acts, and the games that were played."""

    tournament: Tournament | None = None
    acts: list[Act] = field(default_factory=list[Act])
    games: list[StoredGame] = field(default_factory=list[StoredGame])

    @property
    def now(self) -> Tournament:
        """The tournament as it is."""
        assert self.tournament is not None
        return self.tournament

    def do(self, by: Actor, operation: Operation, after: int = 1) -> Tournament:
        """One act, so many seconds after the one before. Raises `TournamentError`, and nothing has changed then."""
        at = self.acts[-1].at + timedelta(seconds=after) if self.acts else NOON - timedelta(days=30)
        act = Act(at, by, operation)
        self.tournament = apply_act(self.tournament, act)
        self.acts.append(act)
        return self.tournament

    def book(self):
        """The book so far."""
        return make_book(self.acts)

    def draw(self) -> Tournament:
        """The next round drawn with its secret."""
        return self.do(SYSTEM, Draw(SECRETS[len(self.now.rounds)].hex()))

    def replace(self, table: int, player: int, transcript: str | None = None) -> Tournament:
        """A deal abandoned and another one dealt."""
        number, dealt = self.now.rounds[-1].number, self.now.rounds[-1].tables[table - 1].deal + 1
        key = part_of(LOTS, deal_label(number, table, dealt)).hex()
        operation = Replace(TableNumber(table), PlayerNumber(player), key, transcript, "has not come")
        return self.do(AS_REFEREE, operation)

    def report(self, table: int, *winners: int, transcript: str = "0" * 64) -> Tournament:
        """A game over."""
        return self.do(SYSTEM, Report(TableNumber(table), tuple(map(PlayerNumber, winners)), transcript))

    def cast(self, table: int, by: Actor = AS_REFEREE) -> Tournament:
        """A lot cast."""
        key = part_of(LOTS, lot_label(self.now.rounds[-1].number, table)).hex()
        return self.do(by, CastLot(TableNumber(table), key))

    def finish(self, choose: Callable[[TournamentTable], int]) -> Tournament:
        """All that is left, each table won by the player that `choose` gives."""
        while True:
            for table in self.now.rounds[-1].tables:
                if not table.is_over:
                    self.report(table.number, choose(table))
            if self.now.stage is Stage.OVER:
                return self.do(SYSTEM, Reveal(LOTS.hex()))
            self.draw()

    def play(self, table: TournamentTable, policy: str = "random") -> None:
        """A table's game played to its end by computers, and its result reported; a shared victory goes to the lot."""
        game = played_game(self.now, table, policy)
        lines = tuple(write(game, extra=deal_header(self.now, table)))
        self.games.append(StoredGame(len(self.now.rounds), table.number, table.deal, lines))
        assert game.result is not None
        self.report(
            table.number, *(table.players[seat] for seat in game.result.winners), transcript=transcript_hash(lines)
        )
        if self.now.rounds[-1].tables[table.number - 1].tied:
            self.cast(table.number)

    def play_on(self) -> Tournament:
        """All that is left, played by computers."""
        while True:
            for table in self.now.rounds[-1].tables:
                if not table.is_over:
                    self.play(table)
            if self.now.stage is Stage.OVER:
                return self.do(SYSTEM, Reveal(LOTS.hex()))
            self.draw()


def dealt_game(tournament: Tournament, table: TournamentTable) -> Game:
    """The game of a table before its first action (RULES §10.3, §10.4)."""
    chance = SecretShuffler(LOTS, f"test round {len(tournament.rounds)} table {table.number} deal {table.deal}")
    if tournament.deals_commitment is not None:
        chance = SecretShuffler(_dealt(tournament, table).key(TableId(0)), CARDS)
    assert table.first is not None
    setup = deal(
        chance,
        players=len(table.players),
        setup="draft",
        hegemony="immediate",
        first=Seat(table.first),
    )
    return Game.start(setup)


def deal_header(tournament: Tournament, table: TournamentTable) -> dict[str, Any]:
    """What the header of a game that is over says of its deal."""
    if tournament.deals_commitment is None:
        return {}
    return deal_in_header(_dealt(tournament, table), TableId(0), is_over=True)


def _dealt(tournament: Tournament, table: TournamentTable) -> FairDeal:
    label = deal_label(len(tournament.rounds), table.number, table.deal)
    part = Part(label, tournament.deals_commitment or "")
    return make_part(dealt_secret(LOTS, label), len(table.players), part)


def played_game(tournament: Tournament, table: TournamentTable, policy: str = "random") -> Game:
    """It played to its end by computers."""
    game = dealt_game(tournament, table)
    chance = stream(len(tournament.rounds), table.number)
    while not game.is_over:
        seat = game.waiting()[0]
        game = game.play(seat, POLICIES[policy](observe(game, seat), chance))
    return game


def entered(players: int, *, official: bool = True, places: int = 64, computers: Iterable[int] = ()) -> Desk:
    """A tournament for which so many have registered."""
    return with_entrants(announcement(official=official, places=places), players, computers)


def with_entrants(plan: Announce, players: int, computers: Iterable[int] = ()) -> Desk:
    """A tournament announced so, for which so many have registered."""
    desk = Desk()
    desk.do(AS_ORGANISER, plan)
    for number in range(1, players + 1):
        if number in computers:
            desk.do(AS_ORGANISER, Register(person(number), computer=True))
        else:
            desk.do(as_player(number), Register(person(number)))
    return desk


def checked_in(
    players: int, *, official: bool = True, places: int = 64, absent: Iterable[int] = (), computers: Iterable[int] = ()
) -> Desk:
    """A tournament whose check-in is over; the absent have not come."""
    desk = entered(players, official=official, places=places, computers=computers)
    desk.do(AS_ORGANISER, OpenCheckIn(desk.acts[-1].at + timedelta(hours=1)))
    for number in range(1, players + 1):
        if number not in absent and number not in computers:
            desk.do(as_player(number), CheckIn(person(number)))
    desk.do(SYSTEM, CloseCheckIn(), after=3600)
    return desk


def begun(
    players: int, *, official: bool = True, places: int = 64, absent: Iterable[int] = (), computers: Iterable[int] = ()
) -> Desk:
    """A tournament whose first round is drawn."""
    desk = checked_in(players, official=official, places=places, absent=absent, computers=computers)
    desk.draw()
    return desk

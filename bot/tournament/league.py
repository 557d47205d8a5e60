"""A league's season: a tournament in which each pair of a division plays once, without a referee.

`LEAGUE.md` has the rules in words: divisions, points, tie-breaks, promotion, games that are awarded.
"""

from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, TypeVar

from bot.chance import SecretShuffler, commitment
from bot.tournament.draws import PREFIX, PlayerNumber, TableNumber, first_cards
from bot.tournament.errors import TournamentError
from bot.tournament.operation import Act, Announcement, Opening, Operation, Role, in_book, whole_second
from bot.tournament.registration import HASH, check_commitments, check_pseudonym
from bot.tournament.rounds import Draw, check_at_table, playing_table, with_table
from bot.tournament.sentences import PersonName, PlayerNames, Sentence, Why
from bot.tournament.tournament import Pseudonym, Round, Stage, Tournament, TournamentTable

Person = TypeVar("Person", bound=Hashable)

WEEKS: Final = range(2, 7)
"""The possible lengths of a season."""
FEWEST: Final = 4
"""The fewest people of a season, and of a division."""
LARGEST_DIVISION: Final = 6
UNEVEN: Final = 7
"""The one number that makes no divisions of 4 to 6: they are one division."""
MOST_PLAYERS: Final = 36
WIN: Final = 2
SHARED: Final = 1
"""Points for a game."""
AT_ONCE: Final = range(1, 4)
"""How many games someone may have at a time."""
LAST_TURN: Final = timedelta(days=1)
"""The least time that someone has been awaited at the end of a season to lose the game for it."""
MOST_UNMOVED: Final = 2
"""Games lost without a move after which someone who has moved in no other is out of the season."""


class Movement(StrEnum):
    """What a place means for the next season."""

    UP = "up"
    STAYS = "stays"
    DOWN = "down"


class TieBreak(StrEnum):
    """What tells people apart who are level on points, in this order."""

    MUTUAL = "mutual"
    STRENGTH = "strength"
    LOT = "lot"


class AwardKind(StrEnum):
    """The reasons for which a game is decided without being played to its end, as the book has them."""

    OUT_OF_TIME = "out of time"
    """Time ran out in the draft, where nobody can be eliminated."""
    WITHDRAWN = "withdrawn"
    SEASON_OVER = "season over"
    CALLED_OFF = "called off"
    """The game cannot go on."""
    ABSENT = "absent"
    """Nobody has moved in the game; of a person, that they never have in the season."""
    REMOVED = "removed"
    """Someone has been taken out of the season."""
    RESIGNED = "resigned"
    """In the draft, which has no other end by one player."""


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """A person's row in the table of their division; `place` is shared while only the lot could tell people apart."""

    place: int
    player: PlayerNumber
    won: int = 0
    shared: int = 0
    lost: int = 0
    points: int = 0
    mutual: int = 0
    """Points in the games among those who have as many."""
    strength: int = 0
    """Twice the points of those beaten, and once of those with whom a game was shared (Sonneborn-Berger, doubled)."""
    movement: Movement = Movement.STAYS
    is_out: bool = False
    """Whether they stand below everyone else, and have no place in the next season: removed, or never there."""

    @property
    def played(self) -> int:
        """How many games are over."""
        return self.won + self.shared + self.lost


def division_sizes(players: int) -> tuple[int, ...]:
    """Return how many people each division has, from the first on; nothing where they are too few.

    As few divisions as hold everyone, none over six, as equal as possible, the larger ones first.
    """
    if players < FEWEST:
        return ()
    if players == UNEVEN:
        return (UNEVEN,)
    divisions = -(-players // LARGEST_DIVISION)
    least, larger = divmod(players, divisions)
    return tuple(least + (number < larger) for number in range(divisions))


def divisions_of(players: int) -> tuple[tuple[PlayerNumber, ...], ...]:
    """Return the divisions of so many people, who are numbered from the strongest on."""
    numbers = iter(range(1, players + 1))
    return tuple(tuple(PlayerNumber(next(numbers)) for _ in range(size)) for size in division_sizes(players))


def pairs_of(division: Sequence[PlayerNumber]) -> tuple[tuple[PlayerNumber, PlayerNumber], ...]:
    """Return every pair of a division once, in the order of a round robin (each turn of the circle has everyone)."""
    circle: list[PlayerNumber | None] = [*division, *([None] if len(division) % 2 else [])]
    found: list[tuple[PlayerNumber, PlayerNumber]] = []
    for _ in range(len(circle) - 1):
        for one, other in zip(circle, reversed(circle), strict=True):
            if one is not None and other is not None and (one, other) not in found and (other, one) not in found:
                found.append((one, other) if one < other else (other, one))
        circle.insert(1, circle.pop())
    return tuple(found)


def moving(size: int, other: int) -> int:
    """Return how many people change between two neighbouring divisions of these sizes, in each direction."""
    return 1 if min(size, other) <= FEWEST else 2


# The acts


@in_book
@dataclass(frozen=True, slots=True)
class OpenSeason(Opening):
    """The first act of a league's season, the `number`th of its server, played for `days` from its draw on.

    `commitments` are as in an announcement; a season needs that of the first round, of the lots and of the deals.
    """

    word = "open-season"
    may = (Role.ORGANISER,)
    is_league = True
    texts = ("title", "place", "clock")

    number: int
    title: str
    place: str
    clock: str
    starts: datetime
    days: int
    places: int
    organiser: Pseudonym
    commitments: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "starts", whole_second(self.starts))

    def begin(self, act: Act) -> Tournament:
        check_pseudonym(self.organiser)
        check_commitments(self.commitments)
        if self.days not in {7 * weeks for weeks in WEEKS}:
            raise TournamentError("league-weeks", least=WEEKS[0], most=WEEKS[-1])
        if self.places != MOST_PLAYERS or self.number < 1:
            raise TournamentError("archive-act")
        if act.by.who is not None and act.by.who != self.organiser:
            raise TournamentError("tournament-not-yours", role="organiser")
        return Tournament(self, official=False, referee=None)


@in_book
@dataclass(frozen=True, slots=True)
class AnnounceSeason(OpenSeason):
    """The first act of newer seasons: nobody has more than `at_once` games at a time."""

    word = "announce-season"

    at_once: int

    def begin(self, act: Act) -> Tournament:
        if self.at_once not in AT_ONCE:
            raise TournamentError("league-at-once", least=AT_ONCE[0], most=AT_ONCE[-1])
        return OpenSeason.begin(self, act)

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return Sentence(f"tournament-act-{OpenSeason.word}")


@in_book
@dataclass(frozen=True, slots=True)
class DrawSeason(Draw):
    """The draw of a league's season.

    `order` is everyone who has entered, from the strongest on: the divisions follow.
    """

    word = "draw-season"
    may = (Role.SYSTEM,)
    in_tournaments = False
    in_leagues = True

    order: tuple[Pseudonym, ...]

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        """Return the season with its divisions and games."""
        plan = season_plan(tournament)
        if tournament.rounds:
            raise TournamentError("tournament-drawn")
        if act.at < plan.starts:
            raise TournamentError("tournament-early")
        if sorted(self.order) != sorted(entrant.who for entrant in tournament.entrants):
            raise TournamentError("archive-act")
        if not division_sizes(len(self.order)):
            raise TournamentError("league-too-few", need=FEWEST, have=len(self.order))
        if not HASH.fullmatch(self.secret):
            raise TournamentError("tournament-secret", number=1)
        secret = bytes.fromhex(self.secret)
        if commitment(secret) != plan.commitments[0]:
            raise TournamentError("tournament-secret", number=1)
        divisions = divisions_of(len(self.order))
        pairs = [pair for division in divisions for pair in pairs_of(division)]
        tables = tuple(
            TournamentTable(TableNumber(number), pair, first_cards(secret, 1, number, len(pair)), pair)
            for number, pair in enumerate(pairs, start=1)
        )
        return tournament.with_values(
            stage=Stage.PLAYING,
            players=self.order,
            divisions=divisions,
            rounds=(Round(1, self.secret, tables, is_season=True),),
            ends_at=act.at + timedelta(days=plan.days),
        )


@in_book
@dataclass(frozen=True, slots=True)
class Award(Operation):
    """A game of a season decided without its end: the winner, both where it is shared, nobody where both have left."""

    word = "award"
    may = (Role.SYSTEM,)
    in_tournaments = False
    in_leagues = True
    texts = ("why",)
    announced = Announcement.RESULT

    table: TableNumber
    winners: tuple[PlayerNumber, ...]
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        table = playing_table(tournament, self.table)
        if len(set(self.winners)) != len(self.winners):
            raise TournamentError("tournament-winners", number=table.number)
        for player in self.winners:
            check_at_table(table, player)
        if len(self.winners) == 1:
            return with_table(tournament, replace(table, winner=self.winners[0]))
        # a game of a season needs no single winner
        return with_table(tournament, replace(table, tied=self.winners, is_shared=True))

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        variant = "shared" if len(self.winners) > 1 else "" if self.winners else "nobody"
        return self.sentence(variant, table=self.table, who=PlayerNames(self.winners), why=Why(self.why))


@in_book
@dataclass(frozen=True, slots=True)
class Decide(Operation):
    """A game of a season decided without its end, in newer books in place of `Award`.

    `winners` are one person, both where it is shared, or nobody: then both have lost it. `idle` are those who never
    moved in it. A game that doesn't count is neither won nor lost.
    """

    word = "decide"
    may = (Role.SYSTEM,)
    in_tournaments = False
    in_leagues = True
    texts = ("why",)
    announced = Announcement.RESULT

    table: TableNumber
    winners: tuple[PlayerNumber, ...]
    idle: tuple[PlayerNumber, ...]
    counts: bool
    why: str

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        """Return the season with the result. Nobody wins without a move, unless the other has left the season."""
        table = playing_table(tournament, self.table)
        if not set(self.winners).isdisjoint(self.idle) and set(table.players).isdisjoint(tournament.retired):
            raise TournamentError("tournament-winners", number=table.number)
        return with_table(tournament, decided_game(table, self.winners, self.idle, counts=self.counts))

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        variant = ("-nobody", "", "-shared")[len(self.winners)] if self.counts else "-void"
        values = {"table": self.table, "who": PlayerNames(self.winners), "why": Why(self.why)}
        return Sentence(f"tournament-act-{Award.word}{variant}", values)


def decided_game(
    table: TournamentTable, winners: tuple[PlayerNumber, ...], idle: tuple[PlayerNumber, ...], *, counts: bool
) -> TournamentTable:
    """Return a game of a season as it is over: won, shared or lost by both; or, unless it `counts`, none of these.

    Raises `TournamentError` for people who don't play it.
    """
    if winners and not counts:
        raise TournamentError("tournament-winners", number=table.number)
    for players in (winners, idle):
        if len(set(players)) != len(players):
            raise TournamentError("tournament-winners", number=table.number)
        for player in players:
            check_at_table(table, player)
    is_won = len(winners) == 1
    return replace(
        table,
        winner=winners[0] if is_won else None,
        tied=() if is_won else winners,
        is_shared=counts and not is_won,
        is_void=not counts,
        idle=idle,
    )


def decide(
    drawn: TournamentTable, late: Collection[PlayerNumber], idle: tuple[PlayerNumber, ...], why: AwardKind
) -> Decide:
    """Return what a game comes to that isn't played to its end.

    Those `late` have lost it, and then so have the `idle`, who never moved in it: nobody wins by another's absence who
    was absent, too. A game for which nobody was late is shared by two who have moved in it; else it doesn't count.
    """
    if not late:
        return Decide(drawn.number, () if idle else drawn.players, idle, not idle, why)
    winners = tuple(player for player in drawn.players if player not in late and player not in idle)
    is_deserted = len(idle) == len(drawn.players)
    return Decide(drawn.number, winners, idle, True, AwardKind.ABSENT if is_deserted else why)


@in_book
@dataclass(frozen=True, slots=True)
class Concede(Operation):
    """A player resigns a game in its draft, and stays in the season. After the draft the game itself has its end.

    The other one wins it. Nobody is absent in it: who resigns has acted, and the other one's time has not run out.
    """

    word = "concede"
    may = (Role.PLAYER,)
    in_tournaments = False
    in_leagues = True
    announced = Announcement.RESULT

    table: TableNumber

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        table = playing_table(tournament, self.table)
        loser = None if act.by.who is None else tournament.number_of(act.by.who)
        if loser is None or loser not in table.players:
            raise TournamentError("tournament-elsewhere")
        winners = tuple(player for player in table.players if player != loser)
        return with_table(tournament, decided_game(table, winners, (), counts=True))

    @property
    def why(self) -> str:
        """The reason, as those of other games that aren't played to their end."""
        return AwardKind.RESIGNED

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(table=self.table, who=PersonName(act.by.who))


@in_book
@dataclass(frozen=True, slots=True)
class Drop(Operation):
    """Someone who has never moved is out of the season; their other games count for nobody."""

    word = "drop"
    may = (Role.SYSTEM,)
    in_tournaments = False
    in_leagues = True
    announced = Announcement.PERSON

    who: Pseudonym

    def apply(self, tournament: Tournament, act: Act) -> Tournament:
        number = tournament.number_of(self.who)
        if number is None or number not in never_there(tournament):
            raise TournamentError("tournament-not-registered")
        return tournament.with_values(removed=(*tournament.removed, self.who))

    def said(self, tournament: Tournament, act: Act, number: int) -> Sentence:
        return self.sentence(who=PersonName(self.who), count=MOST_UNMOVED)

    def concerned(self) -> PersonName:
        return PersonName(self.who)


def season_plan(tournament: Tournament) -> OpenSeason:
    """Return what the season was announced with. Raises `TournamentError` where it is no league's."""
    if not isinstance(tournament.plan, OpenSeason):
        raise TournamentError("league-operation")
    return tournament.plan


def games_at_once(tournament: Tournament) -> int | None:
    """Return how many games of a season someone has at a time, at most; None in older ones, which begin with all."""
    return tournament.plan.at_once if isinstance(tournament.plan, AnnounceSeason) else None


def games_to_open(tournament: Tournament, opened: Collection[TableNumber]) -> tuple[TournamentTable, ...]:
    """Return which games of a season begin now, where those numbered in `opened` have: in order, as far as there is
    room for both who play. Those of people who have left the season don't begin."""
    limit = games_at_once(tournament)
    tables = [table for table in tournament.rounds[-1].tables if not table.is_over]
    playing = Counter(player for table in tables if table.number in opened for player in table.players)
    found: list[TournamentTable] = []
    for table in tables:
        if table.number in opened or any(has_left(tournament, player) for player in table.players):
            continue
        if limit is None or all(playing[player] < limit for player in table.players):
            playing.update(table.players)
            found.append(table)
    return tuple(found)


def has_left(tournament: Tournament, player: PlayerNumber) -> bool:
    """Return whether someone has left a season, or has been taken out of it."""
    return player in tournament.retired or tournament.players[player - 1] in tournament.removed


# What follows from the games


def division_table(tournament: Tournament, division: int) -> tuple[LeagueRow, ...]:
    """Return the table of a division, numbered from 0, the best first.

    By points, then by those of the games among the people level on points, then by strength, then by a lot from the
    lots' secret. Until that is public, who is equal otherwise shares a place, in order of their numbers. Who is out of
    the season stands below everyone else.
    """
    rows = _ranked_rows(tournament, division)
    rising = _rising(tournament, division - 1, rows) if division else ()
    is_last = division + 1 == len(tournament.divisions)
    falling = 0 if is_last else len(_rising(tournament, division, _ranked_rows(tournament, division + 1)))
    ranks = [_rank(row) for row in rows]
    found: list[LeagueRow] = []
    for number, row in enumerate(rows):
        place = ranks.index(ranks[number]) + 1 if tournament.lots_secret is None else number + 1
        is_down = number >= len(rows) - falling
        movement = Movement.UP if row.player in rising else Movement.DOWN if is_down else Movement.STAYS
        found.append(replace(row, place=place, movement=movement))
    return tuple(found)


def _ranked_rows(tournament: Tournament, division: int) -> list[LeagueRow]:
    """Return the rows of a division in order, without places and movements."""
    members = tournament.divisions[division]
    # also of whom someone has replaced since they played one of these
    played = {player for table in games_of_division(tournament, division) for player in table.players}
    points = {player: points_of(tournament, player) for player in played}
    out = {player for player in members if is_out(tournament, player)}
    rows = [_row(tournament, player, members, points, out) for player in members]
    lots, is_over = _lots(tournament, division), tournament.stage is Stage.OVER
    # at the end, of two who have won nothing the one who was there is the better
    rows.sort(
        key=lambda row: (*_rank(row), is_over and not has_moved(tournament, row.player), lots[row.player])
    )  # fmt: skip
    return rows


def _rising(tournament: Tournament, upper: int, lower_rows: Sequence[LeagueRow]) -> tuple[PlayerNumber, ...]:
    """Return who goes up into the division `upper`: only people who have moved in the season.

    Nobody does after one that is called off, where its table counts for nothing: it stays as older archives have it.
    """
    count = moving(len(tournament.divisions[upper]), len(lower_rows))
    is_called_off = tournament.stage is Stage.CANCELLED
    there = [
        row.player for row in lower_rows if not row.is_out and (is_called_off or has_moved(tournament, row.player))
    ]
    return tuple(there[:count])


def has_moved(tournament: Tournament, player: PlayerNumber) -> bool:
    """Return whether someone has moved in a game of the season that is over and counts."""
    return any(not table.is_void for table in _moved_in(tournament, player))


def _moved_in(tournament: Tournament, player: PlayerNumber) -> list[TournamentTable]:
    """Return the games that are over in which someone has moved, also those that don't count."""
    return [table for table in _games_of(tournament, player) if table.is_over and player not in table.idle]


def is_out(tournament: Tournament, player: PlayerNumber) -> bool:
    """Return whether someone is removed from the season, or has moved in none of the games that count so far."""
    if tournament.players[player - 1] in tournament.removed:
        return True
    has_result = any(table.is_over and not table.is_void for table in _games_of(tournament, player))
    return has_result and not has_moved(tournament, player)


def never_there(tournament: Tournament) -> tuple[PlayerNumber, ...]:
    """Return who has lost `MOST_UNMOVED` games without a move and moved in no game that is over, and is still in it."""
    numbers = (PlayerNumber(number) for number in range(1, len(tournament.players) + 1))
    return tuple(
        player
        for player in numbers
        if not has_left(tournament, player)
        and lost_unmoved(tournament, player) >= MOST_UNMOVED
        and not _moved_in(tournament, player)
    )


def lost_unmoved(tournament: Tournament, player: PlayerNumber) -> int:
    """Return how many games someone has lost without a move in them."""
    return sum(
        table.is_over and not table.is_void and player in table.idle and player not in (table.winner, *table.tied)
        for table in _games_of(tournament, player)
    )


def points_of(tournament: Tournament, player: PlayerNumber, against: Sequence[PlayerNumber] | None = None) -> int:
    """Return a player's points, in all games or in those against these people."""
    return sum(
        WIN if table.winner == player else SHARED if player in table.tied else 0
        for table in _games_of(tournament, player)
        if table.is_over and (against is None or _opponent(table, player) in against)
    )


def ladder(tournament: Tournament) -> tuple[PlayerNumber, ...]:
    """Return everyone of a season that is over in the order for the next one, after promotion and relegation.

    Who is out of the season has no place in it.
    """
    tables = [division_table(tournament, number) for number in range(len(tournament.divisions))]

    def going(number: int, movement: Movement) -> list[LeagueRow]:
        return [row for row in tables[number] if row.movement is movement] if 0 <= number < len(tables) else []

    # who comes down stands above those who stay there, who goes up below
    order = (
        row
        for number in range(len(tables))
        for row in (
            *going(number - 1, Movement.DOWN),
            *going(number, Movement.STAYS),
            *going(number + 1, Movement.UP),
        )
    )
    return tuple(row.player for row in order if not row.is_out)


def staying(tournament: Tournament) -> Mapping[Movement, tuple[PlayerNumber, ...]]:
    """Return who is promoted or relegated and would play in the same division again, or in one the other way.

    That is where the whole ladder signs up for the next season, and nobody else: its divisions may have other sizes.
    """
    order, next_of = ladder(tournament), dict[PlayerNumber, int]()
    for number, places in enumerate(divisions_of(len(order))):
        next_of.update((order[place - 1], number) for place in places)
    found: dict[Movement, list[PlayerNumber]] = {Movement.UP: [], Movement.DOWN: []}
    for number in range(len(tournament.divisions)) if next_of else ():
        for row in division_table(tournament, number):
            if row.player in next_of and row.movement in found:
                moved = next_of[row.player] - number
                if moved >= 0 if row.movement is Movement.UP else moved <= 0:
                    found[row.movement].append(row.player)
    return {movement: tuple(players) for movement, players in found.items()}


def tie_breaks(rows: Sequence[LeagueRow]) -> Mapping[PlayerNumber, Mapping[TieBreak, int]]:
    """Return what has told each person of a table apart from those level on points, and what they have of it.

    Of the lot it is their place among those whom nothing else tells apart; 0 until it is drawn.
    """
    found: dict[PlayerNumber, dict[TieBreak, int]] = {}
    shown = [row for row in rows if row.played and not row.is_out]
    for row in shown:
        level = [other for other in shown if other.points == row.points]
        own = found[row.player] = dict[TieBreak, int]()
        for tie_break, value in ((TieBreak.MUTUAL, row.mutual), (TieBreak.STRENGTH, row.strength)):
            if len(level) > 1:
                own[tie_break] = value
                name = tie_break.value
                level = [other for other in level if getattr(other, name) == value]
        if len(level) > 1:
            is_drawn = len({other.place for other in level}) > 1
            own[TieBreak.LOT] = level.index(row) + 1 if is_drawn else 0
    return found


def season_order(
    entered: Sequence[Person], earlier: Sequence[Person], ratings: Mapping[Person, float]
) -> tuple[Person, ...]:
    """Return who has entered, from the strongest on: by the last season's ladder, then newcomers.

    Newcomers stand below everyone who was there, by rating; those without one come last, as they have entered.
    """
    known = [each for each in earlier if each in entered]
    new = [each for each in entered if each not in known]
    rated = sorted((each for each in new if each in ratings), key=lambda each: -ratings[each])
    return (*known, *rated, *(each for each in new if each not in ratings))


def games_of_division(tournament: Tournament, division: int) -> tuple[TournamentTable, ...]:
    """Return all games of a division, in order of their numbers."""
    members = tournament.divisions[division]
    return tuple(table for table in tournament.rounds[-1].tables if not {*members}.isdisjoint(table.players))


def _row(
    tournament: Tournament,
    player: PlayerNumber,
    members: Sequence[PlayerNumber],
    points: Mapping[PlayerNumber, int],
    out: Collection[PlayerNumber],
) -> LeagueRow:
    over = [table for table in _games_of(tournament, player) if table.is_over and not table.is_void]
    beaten = [_opponent(table, player) for table in over if table.winner == player]
    shared = [_opponent(table, player) for table in over if player in table.tied]
    level = [other for other in members if points[other] == points[player] and (other in out) == (player in out)]
    return LeagueRow(
        1, player, len(beaten), len(shared), len(over) - len(beaten) - len(shared), points[player],
        points_of(tournament, player, level),
        2 * sum(points[other] for other in beaten) + sum(points[other] for other in shared),
        is_out=player in out,
    )  # fmt: skip


def _rank(row: LeagueRow) -> tuple[bool, int, int, int]:
    return row.is_out, -row.points, -row.mutual, -row.strength


def _lots(tournament: Tournament, division: int) -> Mapping[PlayerNumber, int]:
    """Return what decides where everything else is equal, the lowest first."""
    drawn = sorted(tournament.divisions[division])
    if tournament.lots_secret is not None:
        label = f"{PREFIX} division {division + 1} lot"
        SecretShuffler(bytes.fromhex(tournament.lots_secret), label).shuffle(drawn)
    return {player: number for number, player in enumerate(drawn)}


def _games_of(tournament: Tournament, player: PlayerNumber) -> Iterator[TournamentTable]:
    return (table for played in tournament.rounds for table in played.tables if player in table.players)


def _opponent(table: TournamentTable, player: PlayerNumber) -> PlayerNumber:
    return next(other for other in table.players if other != player)

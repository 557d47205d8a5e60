"""Records of games that are over, and ratings: kept, counted again, and read for profiles and lists."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from json import loads
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Select,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.match import GameName
from bot.records.game_record import NO_PERSON, OVER, GameRecord, Outcome
from bot.records.profile import Other, OwnGame
from bot.records.rating import (
    OPPONENTS,
    PROVISIONAL,
    Acquaintances,
    RatedGame,
    RatedSeat,
    Rating,
    Replayed,
    Unrated,
    by_user,
    count_meetings,
    is_provisional,
    points_of,
    rate,
    rated_seats,
)
from bot.records.seasons import is_season, season_start
from bot.store.database import Database
from bot.store.schema import (
    IS_SOUND,
    former_members,
    games,
    lines,
    moderation,
    rating_changes,
    ratings,
    result_seats,
    results,
    sitters,
    stays,
)
from bot.table.names import visible_name
from bot.table.values import ModeratorActKind, TableId, UserId

MOST_OWN: Final = 5000
"""Games of which a profile is made, the newest."""
_REPLAYED: Final = ("mu_before", "sigma_before", "games_before", "opponents_before", "mu", "sigma")
"""What changes of a rated game when it is rated again."""
LOTS: Final = 9973
"""Where everything else is equal, what is left of ids after division by this decides, not which account is older."""
Again = Callable[[Sequence[RatedGame], Mapping[UserId, Rating]], Awaitable[Replayed]]
"""`bot.records.rating.replay`, awaited off the event loop."""
Weigh = Callable[[Sequence[RatedGame]], Awaitable[list[RatedGame]]]
"""`bot.records.rating.weigh_all`, awaited off the event loop."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line of a leaderboard."""

    rank: int
    user: UserId
    points: int
    games: int
    """Rated games of the season."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Someone whose rating of a season is provisional yet."""

    user: UserId
    games: int
    """Rated games, in all seasons."""
    opponents: int
    """Settled opponents, in all seasons."""
    is_former: bool
    """They have left the server."""


@dataclass(frozen=True, slots=True)
class Front:
    """Someone with a rank, or who would have one if they hadn't left the server."""

    user: UserId
    is_former: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """Where someone stands in one scope and season; `rank` is 0 for who has none (provisional, inactive, or gone)."""

    rating: Rating
    rank: int
    of: int
    """How many people have a rank."""
    has_left: bool = False
    """The server whose ratings these are."""


@dataclass(frozen=True, slots=True)
class Movement:
    """What a rated game has changed for one seat. Points are what people see; the numbers count this game."""

    seat: int
    user: UserId
    before: int
    after: int
    games: int
    opponents: int

    @property
    def is_provisional(self) -> bool:
        return is_provisional(self.games, self.opponents)


@dataclass(frozen=True, slots=True)
class PersonRows:
    """A person's games, and the others in them, as they lie on disk: read off the event loop, for there may be many."""

    own: Sequence[Any]
    others: Sequence[Any]

    def read(self) -> tuple[list[OwnGame], list[Other]]:
        """Return them as values."""
        played, used, seconds = (_all_of(row[column] for row in self.own) for column in (11, 12, 13))
        own = [
            OwnGame(
                row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9], Outcome(row[10]),
                played[n], used[n], tuple(seconds[n]),
            )
            for n, row in enumerate(self.own)
        ]  # fmt: skip
        return own, [Other(row[0], row[1], row[2], row[3]) for row in self.others]


def _all_of(texts: Iterable[str]) -> list[Any]:
    """Return the values of many JSON texts, read as one, which takes a fifth of the time."""
    return loads(f"[{','.join(texts)}]")


class ResultStore:
    """Games that are over, as they are counted, and the ratings that follow from them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # What there is to count

    async def uncounted(self, limit: int, without: Collection[int] = ()) -> list[TableId]:
        """Return games that are over and not counted yet, the oldest first; `without` those of these servers."""
        asked = self._uncounted(games.c.id, without).order_by(games.c.moved_at, games.c.id).limit(limit)
        async with self.database.reading_in_background() as connection:
            return [TableId(each) for each in (await connection.execute(asked)).scalars()]

    async def count_uncounted(self, without: Collection[int] = ()) -> int:
        """Return how many games `uncounted` would find."""
        async with self.database.reading_in_background() as connection:
            return (await connection.execute(self._uncounted(func.count(), without))).scalar_one()

    def _uncounted(self, what: ColumnElement[int], without: Collection[int]) -> Select[int]:
        asked = select(what).select_from(games.outerjoin(results, results.c.game == games.c.id))
        asked = asked.where(
            games.c.status.in_(OVER), games.c.header.is_not(None), results.c.game.is_(None), IS_SOUND,
            *self.database.owned(games.c.guild_id),
        )  # fmt: skip
        if without:
            asked = asked.where(or_(games.c.guild_id.is_(None), games.c.guild_id.not_in(list(without))))
        return asked

    async def is_counted(self, table_id: TableId) -> bool:
        asked = select(results.c.game).where(results.c.game == table_id)
        async with self.database.reading() as connection:
            return (await connection.execute(asked)).first() is not None

    async def line_times(self, table_id: TableId) -> list[datetime]:
        """Return when the lines of a game were written, in order."""
        asked = select(lines.c.at).where(lines.c.game == table_id).order_by(lines.c.n)
        async with self.database.reading_in_background() as connection:
            return list((await connection.execute(asked)).scalars())

    async def met_on(self, day: datetime, users: Collection[int], scope: int) -> dict[frozenset[int], int]:
        """Return in how many rated games of the 24 hours from `day` on two of these have met, in that scope."""
        asked = select(rating_changes.c.game, rating_changes.c.user_id).where(
            rating_changes.c.user_id.in_(list(users)), rating_changes.c.scope == scope,
            rating_changes.c.at >= day, rating_changes.c.at < day + timedelta(days=1),
        )  # fmt: skip
        met: dict[int, list[int]] = defaultdict(list)
        async with self.database.reading_in_background() as connection:
            for row in (await connection.execute(asked)).all():
                met[row.game].append(row.user_id)
        return count_meetings(met.values())

    # Keeping

    async def keep(
        self,
        record: GameRecord,
        unrated: Unrated,
        seasons: Mapping[int, str] = {},
        *,
        again: Again,
    ) -> bool:
        """Keep a game that isn't counted yet, and rate it in these scopes, each with its season, in one transaction.

        Where it was rated before, its server has deleted its records since: over all servers no game is rated twice.
        Where its players have had rated games that ended later, those are rated again. Return False where it is counted
        already; then nothing has changed.
        """
        async with self.database.writing_in_background() as connection:
            known = select(results.c.game).where(results.c.game == record.table)
            if (await connection.execute(known)).first() is not None:
                return False
            # its server may have deleted its records since a moderator set it aside
            acted = _set_aside_by_acts().where(moderation.c.game == record.table)
            is_aside = (await connection.execute(acted)).first() is not None
            await connection.execute(insert(results).values(_result_row(record, unrated) | {"is_aside": is_aside}))
            await _insert_seats(connection, record)
            await _rate_in(connection, record, seasons, again, is_aside=is_aside)
        return True

    async def rate_lost(self, record: GameRecord, seasons: Mapping[int, str], *, again: Again) -> None:
        """Rate a game that is counted in these scopes where it isn't rated, as nothing of its ratings is left."""
        async with self.database.writing_in_background() as connection:
            asked = select(results.c.is_aside).where(results.c.game == record.table)
            is_aside = (await connection.execute(asked)).scalar_one()
            await _rate_in(connection, record, seasons, again, is_aside=is_aside)

    async def has_lost_ratings(self, table_id: TableId) -> bool:
        """Return whether a game was rated, and nothing of that is left."""
        rated = select(rating_changes.c.game).where(rating_changes.c.game == table_id)
        asked = select(results.c.game).where(
            results.c.game == table_id, results.c.unrated == Unrated.NOTHING, results.c.players > 0, ~rated.exists()
        )
        async with self.database.reading_in_background() as connection:
            return (await connection.execute(asked)).first() is not None

    async def keep_uncounted(self, table_id: TableId, game: GameName, at: datetime) -> None:
        """Keep that nothing is counted of a game, so that it is not looked at again."""
        async with self.database.writing_in_background() as connection:
            await connection.execute(delete(results).where(results.c.game == table_id))
            row = {
                "game": table_id, "guild_id": None, "kind": game, "ended_at": at, "is_finished": False,
                "is_abandoned": False, "is_clocked": False, "has_take_backs": False, "victory": "", "players": 0,
                "has_teams": False, "turns": 0, "unrated": "", "is_aside": False,
            }  # fmt: skip
            await connection.execute(insert(results).values(row))

    async def count_again(self, record: GameRecord) -> None:
        """Replace what is counted of a game; who was rated for it, and where, stays as it is."""
        async with self.database.writing_in_background() as connection:
            row = _result_row(record, Unrated.NOTHING)
            del row["unrated"], row["is_aside"]
            await connection.execute(update(results).where(results.c.game == record.table).values(row))
            await connection.execute(delete(result_seats).where(result_seats.c.game == record.table))
            await _insert_seats(connection, record)
            for seat in record.seats:
                mine = and_(rating_changes.c.game == record.table, rating_changes.c.seat == seat.seat)
                counted = {"side": seat.side, "place": seat.place, "at": record.ended_at}
                await connection.execute(update(rating_changes).where(mine).values(counted))

    async def counted(self, after: int, limit: int) -> list[TableId]:
        """Return games that are counted, by their numbers from the one after `after` on."""
        asked = select(results.c.game).where(results.c.game > after, results.c.players > 0)
        async with self.database.reading_in_background() as connection:
            found = await connection.execute(asked.order_by(results.c.game).limit(limit))
            return [TableId(each) for each in found.scalars()]

    # Leaving them

    async def drop_person(self, user: int, *, scope: int | None = None) -> None:
        """Delete a person's rows, or only their ratings of one scope. Others keep their ratings as they are."""
        async with self.database.writing() as connection:
            of = (
                (ratings.c.user_id == user,) if scope is None else (ratings.c.user_id == user, ratings.c.scope == scope)
            )
            await connection.execute(delete(ratings).where(*of))
            mine = rating_changes.c.user_id == user
            if scope is not None:
                mine = and_(mine, rating_changes.c.scope == scope)
            await connection.execute(update(rating_changes).where(mine).values(user_id=NO_PERSON))
            if scope is None:
                for part in (result_seats, former_members):
                    await connection.execute(delete(part).where(part.c.user_id == user))

    async def drop_server(self, guild_id: int) -> None:
        """Delete all rows of a server's games, and its ratings; not what they have changed over all servers."""
        own = select(results.c.game).where(results.c.guild_id == guild_id)
        async with self.database.writing() as connection:
            # else a server could have its games rated again and again over all servers
            await connection.execute(delete(rating_changes).where(rating_changes.c.scope == guild_id))
            await connection.execute(delete(result_seats).where(result_seats.c.game.in_(own)))
            await connection.execute(delete(results).where(results.c.guild_id == guild_id))
            await connection.execute(delete(ratings).where(ratings.c.scope == guild_id))
            await connection.execute(delete(former_members).where(former_members.c.guild_id == guild_id))

    async def lacking(self, user: int) -> list[TableId]:
        """Return counted games that this person was dealt in at, or may have been, without a row of theirs."""
        mine = select(sitters.c.game).where(sitters.c.user_id == user)
        mine = mine.union(select(stays.c.game).where(stays.c.user_id == user))
        has_row = select(result_seats.c.game).where(result_seats.c.user_id == user)
        asked = select(results.c.game).where(
            results.c.game.in_(mine), results.c.game.not_in(has_row), results.c.players > 0
        )
        async with self.database.reading_in_background() as connection:
            return [TableId(each) for each in (await connection.execute(asked)).scalars()]

    # Reading

    async def of_person(self, user: int, game: GameName, guild_id: int | None = None) -> "PersonRows":
        """Return a person's games of a kind, of one server or of all, and who else was in them; not yet read."""
        where = [result_seats.c.user_id == user, results.c.kind == game]
        if guild_id is not None:
            where.append(results.c.guild_id == guild_id)
        joined = result_seats.join(results, results.c.game == result_seats.c.game)
        counted = (result_seats.c.played, result_seats.c.used, result_seats.c.turn_seconds)
        mine = (
            select(
                results.c.game, results.c.kind, results.c.guild_id, results.c.ended_at, results.c.is_finished,
                results.c.victory, results.c.players, results.c.has_teams, result_seats.c.place, result_seats.c.side,
                result_seats.c.outcome, *(cast(column, Text) for column in counted),
            )
            .select_from(joined)
            .where(*where)
            .order_by(result_seats.c.ended_at.desc())
            .limit(MOST_OWN)
        )  # fmt: skip
        others = select(result_seats.c.game, result_seats.c.user_id, result_seats.c.side, result_seats.c.place).where(
            result_seats.c.game.in_(select(result_seats.c.game).where(result_seats.c.user_id == user)),
            result_seats.c.user_id > 0,
            result_seats.c.user_id != user,
        )
        async with self.database.reading() as connection:
            return PersonRows((await connection.execute(mine)).all(), (await connection.execute(others)).all())

    async def names_of(self, users: Collection[int]) -> dict[UserId, str]:
        """Return what people were called at their newest tables."""
        newest = (
            select(sitters.c.user_id, func.max(sitters.c.game).label("game"))
            .where(sitters.c.user_id.in_(list(users)))
            .group_by(sitters.c.user_id)
            .subquery()
        )
        at = and_(sitters.c.user_id == newest.c.user_id, sitters.c.game == newest.c.game)
        asked = select(sitters.c.user_id, sitters.c.name).select_from(newest.join(sitters, at))
        async with self.database.reading() as connection:
            return {UserId(row[0]): visible_name(row[1]) for row in (await connection.execute(asked)).all()}

    # Ratings

    async def leaders(
        self, scope: int, season: str, active_since: datetime | None, *, limit: int, offset: int = 0
    ) -> list[Ranked]:
        """Return the people with a rank, the best first; without `active_since`, those of a season that is over.

        Equal points are an equal rank. Of those, who has more games of the season is listed first, then it's a lot.
        """
        ranked = _ranked(scope, season, active_since)
        asked = (
            select(ratings.c.user_id, ratings.c.points, ratings.c.season_games)
            .where(*ranked)
            .order_by(*_ORDER)
            .limit(limit)
            .offset(offset)
        )
        async with self.database.reading() as connection:
            found = (await connection.execute(asked)).all()
            if not found:
                return []
            ahead = select(func.count()).where(*ranked, ratings.c.points > found[0].points)
            rank = 1 + (await connection.execute(ahead)).scalar_one()
        lines = [Ranked(rank, UserId(found[0].user_id), found[0].points, found[0].season_games)]
        for number, row in enumerate(found[1:], start=offset + 2):
            rank = lines[-1].rank if row.points == lines[-1].points else number
            lines.append(Ranked(rank, UserId(row.user_id), row.points, row.season_games))
        return lines

    async def newcomers(self, scope: int, season: str, active_since: datetime, *, limit: int) -> list[Newcomer]:
        """Return whose rating is provisional, those with most games first, also who has left the server."""
        asked = (
            select(ratings.c.user_id, ratings.c.games, ratings.c.opponents, ratings.c.user_id.in_(_former(scope)))
            .where(*_rated(scope, season), or_(ratings.c.games < PROVISIONAL, ratings.c.opponents < OPPONENTS))
            .where(ratings.c.last_at > active_since)
            .order_by(ratings.c.games.desc(), *_ORDER[1:])
            .limit(limit)
        )
        async with self.database.reading() as connection:
            found = (await connection.execute(asked)).all()
        return [Newcomer(UserId(row[0]), row[1], row[2], bool(row[3])) for row in found]

    async def standing(self, scope: int, season: str, user: int, active_since: datetime | None) -> Standing | None:
        """Return where someone stands; None where they have no rated game of that season."""
        ranked = _ranked(scope, season, active_since)
        async with self.database.reading() as connection:
            row = (await connection.execute(select(ratings).where(*_of(scope, season, user)))).first()
            if row is None:
                return None
            of = (await connection.execute(select(func.count()).where(*ranked))).scalar_one()
            rank = 0
            mine = select(ratings.c.user_id).where(*ranked, ratings.c.user_id == user)
            if (await connection.execute(mine)).first() is not None:
                ahead = select(func.count()).where(*ranked, ratings.c.points > row.points)
                rank = 1 + (await connection.execute(ahead)).scalar_one()
            has_left = (await connection.execute(_former(scope).where(former_members.c.user_id == user))).first()
        return Standing(_rating(row), rank, of, has_left=has_left is not None)

    async def front(
        self, guild_id: int, season: str, active_since: datetime, *, limit: int, offset: int
    ) -> list[Front]:
        """Return who has a rank on a server, or would have one if they hadn't left it, the best first."""
        is_former = ratings.c.user_id.in_(_former(guild_id))
        asked = (
            select(ratings.c.user_id, is_former)
            .where(*_ranked(guild_id, season, active_since, has_former=True))
            .order_by(*_ORDER)
            .limit(limit)
            .offset(offset)
        )
        async with self.database.reading() as connection:
            return [Front(UserId(row[0]), bool(row[1])) for row in (await connection.execute(asked)).all()]

    async def front_offset(self, guild_id: int, season: str, active_since: datetime, *, ranked: int) -> int:
        """Return the `offset` of `front` at which the person is who has so many people with a rank before them."""
        first = select(*_ORDERED).where(*_ranked(guild_id, season, active_since)).order_by(*_ORDER)
        is_former = ratings.c.user_id.in_(_former(guild_id))
        former = _ranked(guild_id, season, active_since, has_former=True)
        counted = select(func.count()).where(*former, is_former)
        async with self.database.reading() as connection:
            row = (await connection.execute(first.limit(1).offset(ranked))).first()
            if row is not None:
                counted = counted.where(tuple_(*_ORDERED) < tuple_(*row))
            return ranked + (await connection.execute(counted)).scalar_one()

    async def note_members(self, guild_id: int, gone: Collection[UserId], back: Collection[UserId]) -> None:
        """Note who has left a server, and who is on it again."""
        async with self.database.writing() as connection:
            of = (former_members.c.guild_id == guild_id, former_members.c.user_id.in_([*gone, *back]))
            await connection.execute(delete(former_members).where(*of))
            if gone:
                rows = [{"guild_id": guild_id, "user_id": user} for user in gone]
                await connection.execute(insert(former_members), rows)

    async def count_ranked(self, scope: int, season: str, active_since: datetime | None) -> int:
        """Return how many people have a rank."""
        async with self.database.reading() as connection:
            asked = select(func.count()).where(*_ranked(scope, season, active_since))
            return (await connection.execute(asked)).scalar_one()

    async def seasons(self, scope: int) -> list[str]:
        """Return the seasons of a scope in which games were rated, the newest first.

        Those are left out whose names say nothing to this version.
        """
        asked = select(ratings.c.season).distinct().where(ratings.c.scope == scope)
        async with self.database.reading() as connection:
            found = list((await connection.execute(asked)).scalars())
        return sorted(filter(is_season, found), key=season_start, reverse=True)

    async def rating_of(self, scope: int, users: Collection[int]) -> dict[UserId, Rating]:
        """Return the newest rating of people in a scope, whatever its season."""
        asked = select(ratings).where(ratings.c.scope == scope, ratings.c.user_id.in_(list(users)))
        async with self.database.reading() as connection:
            rows = (await connection.execute(asked.order_by(ratings.c.last_at))).all()
        return {UserId(row.user_id): _rating(row) for row in rows}

    async def movements(self, table_id: TableId, scope: int) -> list[Movement]:
        """Return what a game has changed in a scope, by seat; empty where it wasn't rated there, or is set aside."""
        asked = (
            select(rating_changes)
            .join(results, results.c.game == rating_changes.c.game)
            .where(rating_changes.c.game == table_id, rating_changes.c.scope == scope, ~results.c.is_aside)
            .order_by(rating_changes.c.seat)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(asked)).all()
        return [
            Movement(
                row.seat, UserId(row.user_id), points_of(row.mu_before), points_of(row.mu), row.games_before + 1,
                row.opponents_before + row.met,
            )
            for row in rows
        ]  # fmt: skip

    async def season_games(self, scope: int, season: str) -> list[RatedGame]:
        """Return all rated games of a scope and season, in the order in which they are rated."""
        async with self.database.reading_in_background() as connection:
            return await _rated_games(connection, scope, rating_changes.c.season == season)

    async def is_aside(self, table_id: TableId) -> bool | None:
        """Return whether a game is set aside for ratings; None where it counts for none anyway."""
        asked = (
            select(results.c.is_aside)
            .where(results.c.game == table_id)
            .where(results.c.game.in_(select(rating_changes.c.game).where(rating_changes.c.game == table_id)))
        )
        async with self.database.reading() as connection:
            return (await connection.execute(asked)).scalar_one_or_none()

    async def set_aside(self, table_id: TableId, *, is_aside: bool, again: Again) -> None:
        """Set a game aside for ratings or let it count again, and rate what came after it again, in one transaction."""
        async with self.database.writing_in_background() as connection:
            await connection.execute(update(results).where(results.c.game == table_id).values(is_aside=is_aside))
            asked = select(rating_changes.c.scope, rating_changes.c.at).where(rating_changes.c.game == table_id)
            for scope, at in (await connection.execute(asked.distinct())).all():
                await _rate_again(connection, scope, (at, table_id), again)

    async def rate_all_again(self, *, again: Again) -> None:
        """Rate all games again, in the order of their ends, in one transaction for each scope.

        Which games are rated, and who in them, stays as it is.
        """
        scopes = select(rating_changes.c.scope).union(select(ratings.c.scope))
        async with self.database.reading_in_background() as connection:
            found = sorted((await connection.execute(scopes)).scalars())
        for scope in found:
            async with self.database.writing_in_background() as connection:
                await connection.execute(delete(ratings).where(ratings.c.scope == scope))
                await _rate_again(connection, scope, None, again)

    async def weigh_unweighed(self, *, weigh: Weigh, again: Again) -> int:
        """Decide how much games count that an earlier version has rated, and rate their scopes again.

        People begin with their first game that is still rated: what they had before is by games that are rated no
        longer, such as those against computers. Return how many scopes there were; each is one transaction.
        """
        asked = select(rating_changes.c.scope).where(rating_changes.c.weight.is_(None)).distinct()
        async with self.database.reading_in_background() as connection:
            found = sorted((await connection.execute(asked)).scalars())
        for scope in found:
            async with self.database.writing_in_background() as connection:
                weighed = await weigh(await _rated_games(connection, scope))
                rows = [
                    {
                        "of_game": game.table, "of_seat": seat.seat, "weight": seat.weight,
                        "is_settled": seat.is_settled, "met": seat.met,
                    }
                    for game in weighed
                    for seat in game.seats
                ]  # fmt: skip
                own = and_(
                    rating_changes.c.scope == scope, rating_changes.c.game == bindparam("of_game"),
                    rating_changes.c.seat == bindparam("of_seat"),
                )  # fmt: skip
                await connection.execute(update(rating_changes).where(own), rows)
                named = and_(rating_changes.c.scope == scope, rating_changes.c.user_id != NO_PERSON)
                await connection.execute(update(rating_changes).where(named).values(games_before=0))
                await connection.execute(delete(ratings).where(ratings.c.scope == scope))
                await _rate_again(connection, scope, None, again)
        return len(found)


_ORDERED: Final = (-ratings.c.points, -ratings.c.season_games, ratings.c.user_id % LOTS, ratings.c.user_id)
_ORDER: Final = (ratings.c.points.desc(), ratings.c.season_games.desc(), *_ORDERED[2:])


def _ranked(
    scope: int, season: str, active_since: datetime | None, *, has_former: bool = False
) -> tuple[ColumnElement[bool], ...]:
    """Return who has a rank: of a season that is over, without `active_since`, also who has left the server since.

    With `has_former` they are among those of the present season, too.
    """
    found = (*_rated(scope, season), ratings.c.games >= PROVISIONAL, ratings.c.opponents >= OPPONENTS)
    if active_since is None:
        return found
    active = (*found, ratings.c.last_at > active_since)
    return active if has_former else (*active, ratings.c.user_id.not_in(_former(scope)))


def _rated(scope: int, season: str) -> tuple[ColumnElement[bool], ...]:
    return ratings.c.scope == scope, ratings.c.season == season, ratings.c.user_id > 0


def _former(guild_id: int) -> Select[tuple[int]]:
    return select(former_members.c.user_id).where(former_members.c.guild_id == guild_id)


def _of(scope: int, season: str, user: int) -> tuple[Any, ...]:
    return ratings.c.scope == scope, ratings.c.season == season, ratings.c.user_id == user


def _rating(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.games, row.season_games, row.season, row.last_at, row.opponents)


def _result_row(record: GameRecord, unrated: Unrated) -> dict[str, Any]:
    return {
        "game": record.table,
        "guild_id": record.guild_id,
        "kind": record.game,
        "ended_at": record.ended_at,
        "is_finished": record.is_finished,
        "is_abandoned": record.is_abandoned,
        "is_clocked": record.is_clocked,
        "has_take_backs": record.has_take_backs,
        "victory": record.victory,
        "players": record.players,
        "has_teams": record.has_teams,
        "turns": record.turns,
        "unrated": unrated,
        "is_aside": False,
    }


async def _insert_seats(connection: AsyncConnection, record: GameRecord) -> None:
    rows = [
        {
            "game": record.table, "seat": seat.seat, "user_id": seat.user, "place": seat.place, "side": seat.side,
            "outcome": seat.outcome, "played": dict(seat.played), "used": dict(seat.used),
            "turn_seconds": list(seat.turn_seconds), "ended_at": record.ended_at,
        }
        for seat in record.seats
    ]  # fmt: skip
    if rows:
        await connection.execute(insert(result_seats), rows)


async def _rate_in(
    connection: AsyncConnection, record: GameRecord, seasons: Mapping[int, str], again: Again, *, is_aside: bool
) -> None:
    """Rate a game in these scopes, each with its season, except where it is rated already."""
    asked = select(rating_changes.c.scope).where(rating_changes.c.game == record.table).distinct()
    rated = set((await connection.execute(asked)).scalars())
    for scope, season in seasons.items():
        if scope not in rated:
            await _rate(connection, record, scope, season, again, is_aside=is_aside)


async def _rate(
    connection: AsyncConnection, record: GameRecord, scope: int, season: str, again: Again, *, is_aside: bool
) -> None:
    """Rate a game in one scope and season."""
    seats, moment = rated_seats(record), (record.ended_at, record.table)
    seats = (await _acquaintances(connection, seats, scope, season)).weigh(seats)
    users = {seat.user for seat in seats}
    asked = select(ratings).where(ratings.c.scope == scope, ratings.c.user_id.in_(list(users)))
    known: dict[UserId, Rating] = {}
    season_games: dict[int, int] = {}
    for row in (await connection.execute(asked.order_by(ratings.c.last_at, ratings.c.games))).all():
        known[UserId(row.user_id)] = _rating(row)  # the newest
        if row.season == season:
            season_games[row.user_id] = row.season_games
    is_late = await _has_later(connection, scope, known, moment)
    if is_late:
        earlier = {user: await _rating_before(connection, scope, user, moment) for user in users}
        known = {user: each for user, each in earlier.items() if each is not None}
    before: dict[int, Rating] = {}
    for seat in seats:
        entering = known.get(seat.user, Rating()).in_season(season)
        before[seat.seat] = replace(entering, season_games=season_games.get(seat.user, 0))
    after = before if is_aside else rate(seats, before, record.ended_at)
    await connection.execute(
        insert(rating_changes),
        [
            {
                "game": record.table, "scope": scope, "seat": seat.seat, "user_id": seat.user, "season": season,
                "side": seat.side, "place": seat.place, "at": record.ended_at, "mu_before": before[seat.seat].mu,
                "sigma_before": before[seat.seat].sigma,
                "games_before": before[seat.seat].games, "opponents_before": before[seat.seat].opponents,
                "mu": after[seat.seat].mu, "sigma": after[seat.seat].sigma, "weight": seat.weight,
                "is_settled": seat.is_settled, "met": seat.met,
            }
            for seat in seats
        ],
    )  # fmt: skip
    if is_late:
        await _rate_again(connection, scope, moment, again)
    elif not is_aside:
        await _put_ratings(connection, scope, list(by_user(seats, after).items()))


async def _acquaintances(
    connection: AsyncConnection, seats: Sequence[RatedSeat], scope: int, season: str
) -> Acquaintances:
    """Return what is known of these people: as much as it takes to say how much a game of theirs counts."""
    known, users = Acquaintances(season=season), [seat.user for seat in seats]
    mine, other = rating_changes.alias(), rating_changes.alias()
    is_aside = select(results.c.game).where(results.c.game == mine.c.game, results.c.is_aside).exists()
    met = (
        mine.c.scope == scope, other.c.scope == scope, other.c.game == mine.c.game, other.c.side != mine.c.side,
        ~is_aside,
    )  # fmt: skip
    for user in users:
        of = select(func.count(mine.c.game.distinct())).where(mine.c.scope == scope, mine.c.user_id == user, ~is_aside)
        known.games[user] = (await connection.execute(of)).scalar_one()
        asked = select(other.c.user_id).where(*met, mine.c.user_id == user, other.c.user_id > 0).distinct()
        # of more than these enough aren't at this table
        found = await connection.execute(asked.limit(OPPONENTS + len(users)))
        known.opponents[user] = {UserId(each) for each in found.scalars()}
    both = (*met, mine.c.user_id.in_(users), other.c.user_id.in_(users))
    asked = select(mine.c.user_id, other.c.user_id).where(*both, other.c.is_settled).distinct()
    for user, opponent in (await connection.execute(asked)).all():
        known.settled[UserId(user)].add(UserId(opponent))
    counted = select(mine.c.user_id, other.c.user_id, func.count()).where(*both, mine.c.season == season)
    for user, opponent, count in (await connection.execute(counted.group_by(mine.c.user_id, other.c.user_id))).all():
        known.together[frozenset((user, opponent))] = count
    return known


async def _has_later(
    connection: AsyncConnection, scope: int, known: Mapping[UserId, Rating], moment: "_Moment"
) -> bool:
    """Return whether one of these people has a rated game that comes after another one."""
    newest = max((rating.last_at for rating in known.values() if rating.last_at is not None), default=None)
    if newest is None or newest < moment[0]:
        return False
    own = (rating_changes.c.scope == scope, rating_changes.c.user_id.in_(list(known)))
    asked = select(rating_changes.c.game).where(*own, _is_after(moment)).limit(1)
    return (await connection.execute(asked)).first() is not None


async def _put_ratings(connection: AsyncConnection, scope: int, new: Sequence[tuple[UserId, Rating]]) -> None:
    """Keep ratings of a scope, each of its season, in place of earlier ones."""
    rows = [
        {
            "scope": scope, "season": each.season, "user_id": user, "mu": each.mu, "sigma": each.sigma,
            "points": each.points, "games": each.games, "season_games": each.season_games, "last_at": each.last_at,
            "opponents": each.opponents,
        }
        for user, each in new
    ]  # fmt: skip
    if rows:
        await _drop_ratings(connection, scope, [(each.season, user) for user, each in new])
        await connection.execute(insert(ratings), rows)


async def _drop_ratings(connection: AsyncConnection, scope: int, of: Sequence[tuple[str, int]]) -> None:
    own = and_(
        ratings.c.scope == scope, ratings.c.season == bindparam("of_season"), ratings.c.user_id == bindparam("of_user")
    )
    if of:
        await connection.execute(
            delete(ratings).where(own), [{"of_season": each[0], "of_user": each[1]} for each in of]
        )


_Moment = tuple[datetime, int]
"""When a game ended, and its number: the order in which games are rated."""


def _is_after(moment: _Moment) -> ColumnElement[bool]:
    at, game = moment
    return or_(rating_changes.c.at > at, and_(rating_changes.c.at == at, rating_changes.c.game > game))


def _set_aside_by_acts() -> Any:
    """Return a question for the games that moderators have set aside and not let count again."""
    kinds = (ModeratorActKind.UNRATE, ModeratorActKind.RATE)
    newest = select(func.max(moderation.c.id)).where(moderation.c.kind.in_(kinds)).group_by(moderation.c.game)
    return select(moderation.c.game).where(
        moderation.c.id.in_(newest), moderation.c.kind == ModeratorActKind.UNRATE, moderation.c.game.is_not(None)
    )


async def _aside_games(connection: AsyncConnection, scope: int) -> set[int]:
    """Return the rated games of a scope that are set aside."""
    rated = select(rating_changes.c.game).where(rating_changes.c.scope == scope)
    kept = select(results.c.game).where(results.c.is_aside, results.c.game.in_(rated))
    # a server that has deleted its records leaves only the moderators' acts
    acted = _set_aside_by_acts().where(moderation.c.game.in_(rated), moderation.c.game.not_in(select(results.c.game)))
    return {int(each) for asked in (kept, acted) for each in (await connection.execute(asked)).scalars()}


async def _rated_games(connection: AsyncConnection, scope: int, *where: ColumnElement[bool]) -> list[RatedGame]:
    """Return the rated games of a scope, in the order in which they are rated."""
    asked = (
        select(
            rating_changes.c.game, rating_changes.c.at, rating_changes.c.seat, rating_changes.c.user_id,
            rating_changes.c.mu_before, rating_changes.c.sigma_before, rating_changes.c.games_before,
            rating_changes.c.side, rating_changes.c.place, rating_changes.c.season, rating_changes.c.weight,
            rating_changes.c.is_settled, rating_changes.c.met, rating_changes.c.opponents_before,
        )
        .where(rating_changes.c.scope == scope, *where)
        .order_by(rating_changes.c.at, rating_changes.c.game, rating_changes.c.seat)
    )  # fmt: skip
    aside = await _aside_games(connection, scope)
    rows: dict[int, list[Any]] = defaultdict(list)
    for row in (await connection.execute(asked)).all():
        rows[row.game].append(row)
    return [
        RatedGame(
            game,
            seats[0].at,
            tuple(_seat_of(row) for row in seats),
            {row.seat: _before(row) for row in seats},
            game in aside,
            seats[0].season,
        )
        for game, seats in rows.items()
    ]


async def _rate_again(connection: AsyncConnection, scope: int, since: _Moment | None, again: Again) -> None:
    """Rate the games of a scope from one on again, in order; None: all."""
    where = () if since is None else (or_(_is_after(since), rating_changes.c.game == since[1]),)
    found = await _rated_games(connection, scope, *where)
    entering: dict[UserId, Rating] = {}
    if since is not None:
        # what someone had before a game that is set aside is not what it says there, if a season has begun since
        firsts: dict[UserId, RatedGame] = {}
        for game in found:
            for seat in game.seats:
                firsts.setdefault(seat.user, game)
        for user, game in firsts.items():
            if user != NO_PERSON and (game.is_set_aside or game.table == since[1]):
                rating = await _rating_before(connection, scope, user, (game.at, game.table))
                entering |= {} if rating is None else {user: rating}
    replayed = await again(found, entering)
    await _put_changes(connection, and_(rating_changes.c.scope == scope, *where), replayed)
    counts = await _season_counts(connection, scope, replayed)
    standing: list[tuple[UserId, Rating]] = []
    gone: list[tuple[str, int]] = []
    for (season, user), rating in replayed.final.items():
        count = counts.get((season, user), 0)
        if rating is None and since is not None and count:
            # a clock set back: games of that season came before those rated again, and another season's between them
            rating = await _rating_before(connection, scope, user, since, season=season)
        if rating is None:
            gone.append((season, user))
        else:
            standing.append((user, replace(rating, season_games=count)))
    await _drop_ratings(connection, scope, gone)
    await _put_ratings(connection, scope, standing)


async def _rating_before(
    connection: AsyncConnection, scope: int, user: UserId, moment: _Moment, *, season: str | None = None
) -> Rating | None:
    """Return what someone had after their last rated game before this one; None where they had none, as is known.

    With a season, after their last one of that season.
    """
    at, game = moment
    before = or_(rating_changes.c.at < at, and_(rating_changes.c.at == at, rating_changes.c.game < game))
    if season is not None:
        before = and_(before, rating_changes.c.season == season)
    asked = (
        select(rating_changes)
        .where(rating_changes.c.scope == scope, rating_changes.c.user_id == user, before)
        .where(rating_changes.c.game.not_in(list(await _aside_games(connection, scope))))
        .order_by(rating_changes.c.at.desc(), rating_changes.c.game.desc())
        .limit(1)
    )
    row = (await connection.execute(asked)).first()
    if row is None:
        return None
    return Rating(row.mu, row.sigma, row.games_before + 1, 1, row.season, row.at, row.opponents_before + row.met)


def _before(row: Any) -> Rating:
    """Return what someone had before a rated game, by its row."""
    return Rating(row.mu_before, row.sigma_before, row.games_before, 0, row.season, None, row.opponents_before)


def _seat_of(row: Any) -> RatedSeat:
    weight = 1.0 if row.weight is None else row.weight
    return RatedSeat(row.seat, UserId(row.user_id), row.side, row.place, weight, row.is_settled, row.met)


async def _season_counts(connection: AsyncConnection, scope: int, replayed: Replayed) -> dict[tuple[str, int], int]:
    """Return how many rated games people have had in their seasons."""
    seasons = {season for season, _ in replayed.final}
    asked = (
        select(rating_changes.c.season, rating_changes.c.user_id, func.count(rating_changes.c.game.distinct()))
        .where(rating_changes.c.scope == scope, rating_changes.c.season.in_(seasons))
        .where(rating_changes.c.game.not_in(list(await _aside_games(connection, scope))))
        .group_by(rating_changes.c.season, rating_changes.c.user_id)
    )
    return {(row[0], row[1]): row[2] for row in (await connection.execute(asked)).all()}


async def _put_changes(connection: AsyncConnection, own: ColumnElement[bool], replayed: Replayed) -> None:
    """Keep what the games of these rows have changed, where that differs from what is kept."""
    asked = select(rating_changes.c.game, rating_changes.c.seat, *(rating_changes.c[name] for name in _REPLAYED))
    known = {(row.game, row.seat): tuple(row)[2:] for row in (await connection.execute(asked.where(own))).all()}
    changed = [
        {"of_game": at[0], "of_seat": at[1], **dict(zip(_REPLAYED, values, strict=True))}
        for at, (before, after) in replayed.changes.items()
        if known.get(at) != (values := (before.mu, before.sigma, before.games, before.opponents, after.mu, after.sigma))
    ]
    if changed:  # few of many: only those of the game and of who played on after it; nobody else writes meanwhile
        of = and_(
            own,
            rating_changes.c.game == bindparam("of_game"),
            rating_changes.c.seat == bindparam("of_seat"),
        )
        await connection.execute(update(rating_changes).where(of), changed)

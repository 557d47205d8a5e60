"""Tournaments on disk: their append-only books, and data beside them that may be changed or forgotten."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import timedelta
from typing import Any

from sqlalchemy import ColumnElement, delete, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.changes import Kind
from bot.store.database import Database
from bot.store.errors import Conflict, StoreError
from bot.store.rows import clock_of, contest_of, place_of
from bot.store.schema import entrants, entries, games, tournaments
from bot.table.contest import Contest, TournamentId
from bot.table.values import Clock, Place, TableId, UserId
from bot.tournament.book import BEGINNING, Entry, act_from_json, act_to_json, read_entry
from bot.tournament.errors import TournamentError
from bot.tournament.league import AnnounceSeason, OpenSeason
from bot.tournament.operation import Act
from bot.tournament.tournament import Pseudonym


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a tournament, which are not in its book."""

    clock: Clock | None
    referee_role: int | None
    check_in: timedelta
    no_show: timedelta
    has_vacations: bool = True
    counts_weekends: bool = True


@dataclass(frozen=True, slots=True)
class Person:
    """The person behind a pseudonym; a computer player's user id is below zero."""

    who: Pseudonym
    user: UserId
    name: str


@dataclass(frozen=True, slots=True)
class Posting:
    """The announcement of a tournament on Discord, the tournament's version that it shows, and its event.

    `messages` are those sent about the last announced act, by name; that act may be newer than `version`.
    `stuck_since` is when it was noticed that the tournament cannot begin, in epoch seconds, and `announced_stuck` the
    last such moment of which its organiser has been told. `lost_since` is when it was noticed that its channel is gone.
    """

    message_id: int | None = None
    version: int = 0
    event_id: int | None = None
    messages: Mapping[str, int] = field(default_factory=dict[str, int])
    stuck_since: int | None = None
    announced_stuck: int | None = None
    lost_since: int | None = None


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """A tournament as stored. `secrets`, of the rounds and of the lots in hexadecimal, are never shown.

    `pending` is an act that changes a game and isn't in the book yet: after a restart it is entered or dropped.
    """

    id: TournamentId
    place: Place
    settings: Settings
    secrets: tuple[str, ...]
    book: tuple[Entry, ...]
    people: Mapping[Pseudonym, Person]
    games: Mapping[Contest, TableId]
    posting: Posting
    pending: Act | None = None


ON_A_PAGE = 25
"""Tournaments in one list."""


class TournamentStore:
    """All tournaments with their books. The number of an entry is the check against another writer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, stored: StoredTournament) -> StoredTournament:
        """Keep a new tournament and return it with its id."""
        async with self._database.writing() as connection:
            made = await connection.execute(insert(tournaments).values(_row(stored, is_open=True)))
            (new_id,) = made.inserted_primary_key or (0,)
            stored = replace(stored, id=TournamentId(new_id))
            await _put_parts(connection, None, stored)
            await self._database.changes.send(connection, Kind.TOURNAMENT, stored.id, stored.place.guild_id)
        return stored

    async def load(self, tournament_id: TournamentId) -> StoredTournament | None:
        """Return a tournament; None where there is none. Raises `StoreError` where its book is broken."""
        async with self._database.reading() as connection:
            asked = select(tournaments).where(tournaments.c.id == tournament_id)
            row = (await connection.execute(asked)).one_or_none()
            return None if row is None else await _read(connection, row)

    async def save(self, before: StoredTournament, after: StoredTournament, *, is_open: bool) -> None:
        """Keep what changed, in one transaction.

        Raises:
            Conflict: someone else has written since `before`: the book is longer by now, or another act is about to
                change a game. Our entry would overwrite neither, but what stands beside the book would.
        """
        try:
            async with self._database.writing() as connection:
                # in the transaction that writes: looked at before, another process could come in between
                if await _standing(connection, before.id) != _standing_of(before):
                    raise Conflict
                await connection.execute(
                    update(tournaments).where(tournaments.c.id == after.id).values(_row(after, is_open=is_open))
                )
                await _put_parts(connection, before, after)
                await self._database.changes.send(connection, Kind.TOURNAMENT, after.id, after.place.guild_id)
        except IntegrityError as error:
            raise Conflict from error

    async def length(self, tournament_id: TournamentId) -> int:
        """Return how many entries its book has on disk."""
        async with self._database.reading() as connection:
            return (await _standing(connection, tournament_id))[0]

    async def open_ones(self) -> list[TournamentId]:
        """Return this process's tournaments that go on, or have still to be closed."""
        own = self._database.owned(tournaments.c.guild_id)
        asked = select(tournaments.c.id).where(tournaments.c.is_open, *own).order_by(tournaments.c.id)
        async with self._database.reading() as connection:
            return [TournamentId(each) for each in (await connection.execute(asked)).scalars()]

    async def unannounced(self, guild_id: int | None = None) -> list[TournamentId]:
        """Return this process's tournaments, also those that are over, with entries that have not been announced.

        Those of one server alone, where one is given.
        """
        length = select(func.count()).where(entries.c.tournament == tournaments.c.id).scalar_subquery()
        asked = select(tournaments.c.id).where(
            tournaments.c.posting["version"].as_integer() < length,
            true() if guild_id is None else tournaments.c.guild_id == guild_id,
            *self._database.owned(tournaments.c.guild_id),
        )
        async with self._database.reading() as connection:
            return [TournamentId(each) for each in (await connection.execute(asked)).scalars()]

    async def servers_open(self) -> list[int]:
        """Return the servers of this process with open tournaments."""
        asked = (
            select(tournaments.c.guild_id)
            .distinct()
            .where(tournaments.c.is_open, tournaments.c.guild_id.is_not(None))
            .where(*self._database.owned(tournaments.c.guild_id))
        )
        async with self._database.reading() as connection:
            return [each for each in (await connection.execute(asked)).scalars() if each is not None]

    async def of_guild(
        self, guild_id: int, *, is_open: bool | None = None, is_league: bool | None = None
    ) -> list[TournamentId]:
        """Return the tournaments of a server, the newest first: all, or only seasons of its league, or none of them."""
        asked = select(tournaments.c.id).where(tournaments.c.guild_id == guild_id)
        if is_open is not None:
            asked = asked.where(tournaments.c.is_open == is_open)
        if is_league is not None:
            asked = asked.where(_is_season() if is_league else ~_is_season())
        async with self._database.reading() as connection:
            found = await connection.execute(asked.order_by(tournaments.c.id.desc()).limit(ON_A_PAGE))
            return [TournamentId(each) for each in found.scalars()]

    async def count_seasons(self, guild_id: int) -> int:
        """Return how many seasons a server's league has had."""
        asked = select(func.count()).select_from(tournaments).where(tournaments.c.guild_id == guild_id, _is_season())
        async with self._database.reading() as connection:
            return (await connection.execute(asked)).scalar_one()

    async def of_person(self, user: UserId) -> list[TournamentId]:
        """Return the tournaments whose lists name someone."""
        asked = select(entrants.c.tournament).where(entrants.c.user_id == user).order_by(entrants.c.tournament)
        async with self._database.reading() as connection:
            return [TournamentId(each) for each in (await connection.execute(asked)).scalars()]

    async def table_of(self, contest: Contest) -> TableId | None:
        """Return the table of a deal; None where there is none yet."""
        asked = select(games.c.id).where(
            games.c.contest_of == contest.tournament,
            games.c.contest_round == contest.round,
            games.c.contest_table == contest.table,
            games.c.contest_deal == contest.deal,
        )
        async with self._database.reading() as connection:
            found = (await connection.execute(asked)).scalar_one_or_none()
            return None if found is None else TableId(found)


def _is_season() -> ColumnElement[bool]:
    """Return whether a tournament is a season of a league, by the first act of its book."""
    first = select(entries.c.n).where(
        entries.c.tournament == tournaments.c.id, entries.c.n == 1,
        entries.c.entry["do"].as_string().in_((OpenSeason.word, AnnounceSeason.word)),
    )  # fmt: skip
    return first.exists()


async def _standing(connection: AsyncConnection, tournament_id: TournamentId) -> tuple[int, Any]:
    """Return how many entries a book has on disk, and which act is about to change a game."""
    last = select(entries.c.n).where(entries.c.tournament == tournament_id).order_by(entries.c.n.desc()).limit(1)
    asked = select(tournaments.c.pending).where(tournaments.c.id == tournament_id)
    pending = (await connection.execute(asked)).scalar_one_or_none()
    return (await connection.execute(last)).scalar_one_or_none() or 0, pending


def _standing_of(stored: StoredTournament) -> tuple[int, Any]:
    return len(stored.book), stored.pending and act_to_json(stored.pending)


async def _put_parts(connection: AsyncConnection, before: StoredTournament | None, after: StoredTournament) -> None:
    if new := after.book[len(before.book) if before else 0 :]:
        rows = [{"tournament": after.id, "n": each.number, "entry": each.to_json()} for each in new]
        await connection.execute(insert(entries), rows)
    if before is None or before.people != after.people:
        await connection.execute(delete(entrants).where(entrants.c.tournament == after.id))
        people = [
            {"tournament": after.id, "who": each.who, "user_id": each.user, "name": each.name}
            for each in after.people.values()
        ]
        if people:
            await connection.execute(insert(entrants), people)


async def _read(connection: AsyncConnection, row: Any) -> StoredTournament:
    tournament_id = TournamentId(row.id)
    written = select(entries.c.entry).where(entries.c.tournament == tournament_id).order_by(entries.c.n)
    known = select(entrants).where(entrants.c.tournament == tournament_id)
    dealt = select(
        games.c.id, games.c.contest_of, games.c.contest_round, games.c.contest_table, games.c.contest_deal
    ).where(games.c.contest_of == tournament_id)
    people = {
        Pseudonym(each.who): Person(Pseudonym(each.who), UserId(each.user_id), each.name)
        for each in (await connection.execute(known)).all()
    }
    return StoredTournament(
        tournament_id,
        place_of(row),
        _settings_of(row.settings),
        tuple(row.secrets),
        _book(tournament_id, (await connection.execute(written)).scalars().all()),
        people,
        {
            contest: TableId(each.id)
            for each in (await connection.execute(dealt)).all()
            if (contest := contest_of(each))
        },
        Posting(**row.posting),
        None if row.pending is None else act_from_json(row.pending),
    )


def _book(tournament_id: TournamentId, written: Sequence[Mapping[str, Any]]) -> tuple[Entry, ...]:
    """Return the entries, each checked by its hash.

    Raises:
        StoreError: an entry does not follow the one before.
    """
    found: list[Entry] = []
    previous = BEGINNING
    for number, value in enumerate(written, start=1):
        try:
            found.append(read_entry(value, number, previous))
        except TournamentError as error:
            raise StoreError("store-book-broken", tournament=tournament_id, entry=number) from error
        previous = str(value["hash"])
    return tuple(found)


def _row(stored: StoredTournament, *, is_open: bool) -> dict[str, Any]:
    return {
        "guild_id": stored.place.guild_id,
        "channel_id": stored.place.channel_id,
        "locale": stored.place.locale,
        "is_open": is_open,
        "settings": {
            "clock": stored.settings.clock and asdict(stored.settings.clock),
            "referee_role": stored.settings.referee_role,
            "check_in": int(stored.settings.check_in.total_seconds()),
            "no_show": int(stored.settings.no_show.total_seconds()),
            "has_vacations": stored.settings.has_vacations,
            "counts_weekends": stored.settings.counts_weekends,
        },
        "secrets": list(stored.secrets),
        "posting": asdict(stored.posting),
        "pending": stored.pending and act_to_json(stored.pending),
    }


def _settings_of(kept: Mapping[str, Any]) -> Settings:
    return Settings(
        clock_of(kept["clock"]) if kept["clock"] else None,
        kept["referee_role"],
        timedelta(seconds=kept["check_in"]),
        timedelta(seconds=kept["no_show"]),
        # older tournaments were announced before there was a choice
        has_vacations=kept.get("has_vacations", True),
        counts_weekends=kept.get("counts_weekends", True),
    )

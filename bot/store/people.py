"""The data of one person: found, exported and forgotten, table by table.

A placeholder id (`-1000 - seat`) and the name "N. N." replace theirs. Deleted bytes are overwritten (`secure_delete`),
and the write-ahead log is emptied at the end.
"""

import re
import secrets
from collections.abc import Iterable
from datetime import date, datetime
from json import loads
from typing import Any, Final

from sqlalchemy import ColumnElement, TableClause, and_, cast, delete, insert, or_, select, update
from sqlalchemy import Text as SqlText
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records.game_record import NO_PERSON
from bot.store.changes import Kind
from bot.store.database import Database
from bot.store.schema import (
    IS_SOUND,
    ballots,
    calls,
    duplicate_boards,
    duplicate_forgotten,
    duplicate_weeks,
    entrants,
    former_members,
    games,
    guild_preferences,
    lapses,
    lines,
    memory,
    moderation,
    motions,
    notes,
    notices,
    play_requests,
    polls,
    preferences,
    puzzle_days,
    rating_changes,
    ratings,
    result_seats,
    reviews,
    sitters,
    stays,
    watchers,
    what_ifs,
)
from bot.store.seals import read_checked_row, seal
from bot.store.sqlite import empty_write_ahead_log
from bot.table.duplicate import played_hash
from bot.table.forgetting import NOBODY, person_hash
from bot.table.values import FORGOTTEN, OPEN, TableId, UserId

PEOPLE_KEY: Final = "people-key"
ROLES: Final = "podium of "
"""The prefix of the keys that record roles of honour: server and rank, with role and person as the value."""
_LISTS: Final = ("invited", "order", "opposite", "unready")
"""The options of a table that are lists of people."""
_OWN: Final = (
    (ballots, "user_id"), (notices, "user_id"), (watchers, "user_id"), (notes, "user_id"), (reviews, "user_id"),
)  # fmt: skip
"""The rows at a table that belong to one person alone."""
_HELD: Final = ((sitters, "user_id"), (stays, "user_id"), (motions, "by"), (polls, "by"), (moderation, "moderator"))


def _mentions(column: Any, user: int) -> ColumnElement[bool]:
    return cast(column, SqlText).contains(str(user))


class PeopleStore:
    """All data about a person, in every part of the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def key(self) -> str:
        """Return the key of the hashes by which forgotten people are known: made once, never shown."""
        async with self.database.writing() as connection:
            return await _key(connection)

    async def tables_of(self, user: int) -> list[TableId]:
        """Return the tables that know someone in any way, quarantined or not."""
        parts = [select(part.c.game).where(part.c[name] == user) for part, name in (*_OWN, *_HELD)]
        parts.append(select(moderation.c.game).where(moderation.c.user_id == user))
        parts.append(select(polls.c.game).where(_mentions(polls.c.voices, user)))
        asked = select(games.c.id).where(
            or_(games.c.owner == user, _mentions(games.c.options, user), *(games.c.id.in_(part) for part in parts))
        )
        async with self.database.reading() as connection:
            found = await connection.execute(asked.order_by(games.c.id))
            return [TableId(each) for each in found.scalars()]

    async def export(self, user: int) -> dict[str, Any]:
        """Return everything that is kept of someone, as JSON has it; of others only that they were there."""
        found: dict[str, Any] = {"user_id": str(user)}
        async with self.database.reading() as connection:

            async def rows(part: TableClause, where: ColumnElement[bool], *without: str) -> list[dict[str, Any]]:
                columns = [column for column in part.c if column.name not in without]
                read = (await connection.execute(select(*columns).where(where))).mappings().all()
                return [{str(name): _plain(value) for name, value in row.items()} for row in read]

            mine = select(sitters.c.game).where(sitters.c.user_id == user)
            mine = mine.union(select(stays.c.game).where(stays.c.user_id == user))
            found["settings"] = await rows(preferences, preferences.c.user_id == user, "user_id")
            found["seats"] = await rows(sitters, sitters.c.user_id == user, "user_id")
            found["seats_held"] = await rows(stays, stays.c.user_id == user, "user_id")
            shown = {"id", "status", "guild_id", "channel_id", "locale", "created_at", "moved_at"}
            other = [column.name for column in games.c if column.name not in shown]
            found["tables"] = await rows(games, or_(games.c.id.in_(mine), games.c.owner == user), *other)
            acted = and_(lines.c.game == sitters.c.game, lines.c.seat == sitters.c.seat, sitters.c.user_id == user)
            own = select(lines.c.game, lines.c.n, lines.c.do, lines.c.at).select_from(lines.join(sitters, acted))
            found["choices"] = [
                {str(name): _plain(value) for name, value in row.items()}
                for row in (await connection.execute(own.order_by(lines.c.game, lines.c.n))).mappings().all()
            ]
            for name, part in (("votes", ballots), ("notices", notices), ("watched", watchers), ("notes", notes)):
                found[name] = await rows(part, part.c.user_id == user, "user_id", "id")
            found["votes_called"] = await rows(polls, polls.c.by == user, "by", "voices")
            found["tournaments"] = await rows(entrants, entrants.c.user_id == user, "user_id")
            found["puzzles"] = await rows(puzzle_days, puzzle_days.c.user_id == user, "user_id")
            found["duplicates"] = await rows(duplicate_boards, duplicate_boards.c.user_id == user, "user_id")
            found["copies"] = await rows(what_ifs, what_ifs.c.owner == user, "owner", "friend")
            shared = await rows(what_ifs, what_ifs.c.friend == user, "owner", "friend", "played")
            found["copies_shared"] = shared
            found["reviews"] = await rows(reviews, reviews.c.user_id == user, "user_id")
            found["play_requests"] = await rows(play_requests, play_requests.c.user_id == user, "user_id")
            found["calls"] = await rows(calls, calls.c.caller == user, "caller")
            found["moderated"] = await rows(moderation, moderation.c.moderator == user, "moderator", "user_id")
            found["results"] = await rows(result_seats, result_seats.c.user_id == user, "user_id")
            found["ratings"] = await rows(ratings, ratings.c.user_id == user, "user_id")
            found["left_servers"] = await rows(former_members, former_members.c.user_id == user, "user_id")
            found["rated_games"] = await rows(rating_changes, rating_changes.c.user_id == user, "user_id")
            held = await rows(memory, and_(memory.c.key.startswith(ROLES), _mentions(memory.c.value, user)))
            found["roles_given"] = [row for row in held if row["value"] and user in loads(row["value"])]
            about = and_(moderation.c.user_id == user, moderation.c.moderator != user)
            found["moderated_by_others"] = await rows(moderation, about, "user_id", "moderator", "name")
        return found

    async def forget_at(self, table_id: TableId, user: int) -> None:
        """Forget someone at a table where they no longer play, in one transaction. Its log and its seals stay valid.

        Raises:
            DamagedTable: the table isn't what was stored.
        """
        async with self.database.writing() as connection:
            row = await read_checked_row(connection, table_id)
            if row is None:
                return
            # before the seats lose them
            names = await _names(connection, user, table_id)
            await _forget_word(connection, table_id, user)
            for part, name in _OWN:
                await connection.execute(delete(part).where(part.c.game == table_id, part.c[name] == user))
            for part in (sitters, stays):
                gone = {"user_id": FORGOTTEN - part.c.seat, "name": NOBODY}
                await connection.execute(
                    update(part).where(part.c.game == table_id, part.c.user_id == user).values(gone)
                )
            for part in (result_seats, rating_changes):
                # what the others' results and ratings follow from stays, without a person
                await connection.execute(
                    update(part).where(part.c.game == table_id, part.c.user_id == user).values(user_id=NO_PERSON)
                )
            for part in (motions, polls):
                asked = part.c.by == user
                await connection.execute(update(part).where(part.c.game == table_id, asked).values(by=0, name=""))
            await _forget_cast_votes(connection, table_id, user)
            if names:
                named = and_(lapses.c.game == table_id, lapses.c.name.in_(names))
                await connection.execute(update(lapses).where(named).values(name=NOBODY))
            await _forget_in_game(connection, table_id, user)
            await _forget_acts(connection, moderation.c.game == table_id, user, names)
            await seal(connection, table_id, people=True)
            await self.database.changes.send(connection, Kind.POST, table_id)

    async def forget_beside(self, user: int, week: date) -> None:
        """Forget someone outside tables, in one transaction.

        A hash of them stays where they are blocked or barred, and until the end of this `week` if they have played its
        deal.
        """
        async with self.database.writing() as connection:
            hashed = person_hash(await _key(connection), user)
            names = await _names(connection, user, None)
            await connection.execute(delete(preferences).where(preferences.c.user_id == user))
            await connection.execute(delete(ratings).where(ratings.c.user_id == user))
            await connection.execute(delete(former_members).where(former_members.c.user_id == user))
            for part in (result_seats, rating_changes):
                # also of games that do not know them any more, such as those of a damaged table
                await connection.execute(update(part).where(part.c.user_id == user).values(user_id=NO_PERSON))
            await connection.execute(delete(puzzle_days).where(puzzle_days.c.user_id == user))
            await _keep_played(connection, user, week)
            await connection.execute(delete(duplicate_boards).where(duplicate_boards.c.user_id == user))
            await connection.execute(delete(reviews).where(reviews.c.user_id == user))
            await connection.execute(delete(what_ifs).where(what_ifs.c.owner == user))
            await connection.execute(
                update(what_ifs).where(what_ifs.c.friend == user).values(friend=None, friend_seat=None)
            )
            await connection.execute(delete(play_requests).where(play_requests.c.user_id == user))
            await connection.execute(delete(calls).where(or_(calls.c.caller == user, calls.c.called == user)))
            mine = or_(_mentions(memory.c.key, user), _mentions(memory.c.value, user))
            await connection.execute(delete(memory).where(mine))
            concerned = or_(moderation.c.moderator == user, moderation.c.user_id == user)
            await _forget_acts(connection, and_(moderation.c.game.is_(None), concerned), user, names)
            await _hash_in_lists(connection, preferences, "user_id", "blocked", user, hashed)
            await _hash_in_lists(connection, guild_preferences, "guild_id", "barred", user, hashed)
            await self.database.changes.send(connection, Kind.LISTS)

    async def players_before(self, moment: datetime, limit: int) -> list[tuple[TableId, UserId]]:
        """Return who has played games that were over by then and is still known there, the oldest first."""
        asked = (
            select(sitters.c.game, sitters.c.user_id)
            .select_from(sitters.join(games))
            .where(games.c.status.not_in(OPEN), games.c.moved_at < moment, sitters.c.user_id > 0, IS_SOUND)
            .order_by(games.c.moved_at)
            .limit(limit)
        )
        async with self.database.reading() as connection:
            found = (await connection.execute(asked)).all()
        return [(TableId(row.game), UserId(row.user_id)) for row in found]

    async def forget_ratings(self, before: datetime) -> None:
        """Delete the ratings of people who have had no rated game since then."""
        async with self.database.writing_in_background() as connection:
            await connection.execute(delete(ratings).where(ratings.c.user_id > 0, ratings.c.last_at < before))

    async def scrub(self) -> None:
        """Empty the write-ahead log into the database, whose deleted bytes are overwritten."""
        await empty_write_ahead_log(self.database.reader)


async def _key(connection: AsyncConnection) -> str:
    asked = select(memory.c.value).where(memory.c.key == PEOPLE_KEY)
    found = (await connection.execute(asked)).scalar_one_or_none()
    if found is None:
        found = secrets.token_hex(32)
        await connection.execute(insert(memory).values(key=PEOPLE_KEY, value=found))
    return found


async def _names(connection: AsyncConnection, user: int, table_id: int | None) -> list[str]:
    """Return what someone was called, at a table or anywhere; the longest name first."""
    found = set[str]()
    for part in (sitters, stays):
        where = part.c.user_id == user if table_id is None else and_(part.c.game == table_id, part.c.user_id == user)
        found |= set((await connection.execute(select(part.c.name).where(where))).scalars())
    named = select(moderation.c.name).where(moderation.c.moderator == user)
    # the longest first: taken out of a text after "Ann", "Ann Lee" would leave "Lee" behind
    return sorted(found | set((await connection.execute(named)).scalars()), key=len, reverse=True)


async def _forget_cast_votes(connection: AsyncConnection, table_id: int, user: int) -> None:
    asked = select(polls.c.n, polls.c.voices).where(polls.c.game == table_id, _mentions(polls.c.voices, user))
    for row in (await connection.execute(asked)).all():
        # the vote stays as it was counted, but without a person
        cast_votes = [[0 if voter == user else voter, number, agrees] for voter, number, agrees in row.voices]
        await connection.execute(
            update(polls).where(polls.c.game == table_id, polls.c.n == row.n).values(voices=cast_votes)
        )


async def _forget_in_game(connection: AsyncConnection, table_id: int, user: int) -> None:
    """Forget someone in the table's row: its owner, and the lists among its options."""
    row = (await connection.execute(select(games.c.owner, games.c.options).where(games.c.id == table_id))).one()
    options: dict[str, Any] = {
        name: [each for each in value if each != user] if name in _LISTS else value
        for name, value in row.options.items()
    }
    if "pressed" in options:
        options["pressed"] = {each: at for each, at in options["pressed"].items() if each != str(user)}
    if len(options.get("opposite", ())) == 1:
        options["opposite"] = []  # no one sits opposite themselves
    values = {"owner": 0 if row.owner == user else row.owner, "options": options}
    await connection.execute(update(games).where(games.c.id == table_id).values(values))


async def _forget_word(connection: AsyncConnection, table_id: int, user: int) -> None:
    """Forget the word that someone gave to the deal of a game, and with it how that deal is proven.

    Cards follow from all words: what is left of the proof without one of them would only look like a wrong deal.
    """
    row = (await connection.execute(select(games.c.deal).where(games.c.id == table_id))).one()
    deal: dict[str, Any] = row.deal or {}
    said: list[str] = deal.get("said", [])
    if not any(said):
        return
    held = (await connection.execute(select(stays).where(stays.c.game == table_id).order_by(stays.c.number))).all()
    first: dict[int, int] = {}
    for row in held:
        first.setdefault(row.seat, row.user_id)
    seated = (await connection.execute(select(sitters).where(sitters.c.game == table_id))).all()
    dealt = {row.seat: row.user_id for row in seated} | first
    seats: list[int] = deal.get("seats") or list(range(len(said)))
    if any(dealt.get(seat) == user and said[place] for seat, place in enumerate(seats)):
        await connection.execute(update(games).where(games.c.id == table_id).values(deal=None))


async def _forget_acts(
    connection: AsyncConnection, where: ColumnElement[bool], user: int, names: Iterable[str]
) -> None:
    """Forget someone in the record of moderators, of which no line is ever deleted.

    Their names are taken out of the reasons of all acts there: one that closed a table may name one of its players.
    """
    by, to = moderation.c.moderator == user, moderation.c.user_id == user
    named = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in (*filter(None, names), str(user))))
    for row in (await connection.execute(select(moderation.c.id, moderation.c.reason).where(where))).all():
        if (reason := named.sub(NOBODY, row.reason)) != row.reason:
            await connection.execute(update(moderation).where(moderation.c.id == row.id).values(reason=reason))
    await connection.execute(update(moderation).where(where, by).values(moderator=0, name=NOBODY))
    await connection.execute(update(moderation).where(where, to).values(user_id=None))


async def _hash_in_lists(
    connection: AsyncConnection, settings: TableClause, owner: str, name: str, user: int, hashed: str
) -> None:
    """Replace someone by their hash in other people's lists."""
    asked = select(settings).where(settings.c.name == name, _mentions(settings.c.value, user))
    for row in (await connection.execute(asked)).mappings().all():
        # the question above compares texts, for which 12 is a part of 123
        if user not in row["value"]:
            continue
        of, hashes = row[owner], f"{name}_keys"
        known = select(settings.c.value).where(settings.c[owner] == of, settings.c.name == hashes)
        before: list[str] = (await connection.execute(known)).scalar_one_or_none() or []
        kept = [each for each in row["value"] if each != user]
        new: dict[str, list[Any]] = {name: kept, hashes: [*before, hashed]}
        for key, value in new.items():
            await connection.execute(delete(settings).where(settings.c[owner] == of, settings.c.name == key))
            await connection.execute(insert(settings).values({owner: of, "name": key, "value": value}))


async def _keep_played(connection: AsyncConnection, user: int, week: date) -> None:
    """Keep by a hash that someone has played the deal of a week, so that they don't play it once more."""
    mine = (duplicate_boards.c.week == week) & (duplicate_boards.c.user_id == user)
    asked = select(duplicate_weeks.c.secret).join(duplicate_boards).where(mine).limit(1)
    secret = (await connection.execute(asked)).scalar_one_or_none()
    if secret is not None:
        hashed = played_hash(bytes.fromhex(secret), user)
        await connection.execute(insert(duplicate_forgotten).values(week=week, hash=hashed))


def _plain(value: Any) -> Any:
    """Return a value as JSON has it: an id of Discord's as a text, since other programs would round it."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return str(value) if abs(value) > 2**53 else value
    return value if type(value) in (str, list, dict) else str(value)

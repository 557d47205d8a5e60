"""Those who look for a game: one row a person and speed, gone once it is over."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.errors import RequestTaken
from bot.store.schema import play_requests
from bot.table.matchmaking import PlayRequest, Trace
from bot.table.values import RequestKey, UserId


class PlayRequestStore:
    """The requests of all people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def every(self) -> list[PlayRequest]:
        """Return all requests, also those whose time is over, the oldest first."""
        asked = select(play_requests).order_by(play_requests.c.made_at, play_requests.c.user_id)
        async with self._database.reading() as connection:
            return [_request_of(row) for row in (await connection.execute(asked)).all()]

    async def of_user(self, user: int) -> list[PlayRequest]:
        """Return the requests of one person."""
        asked = select(play_requests).where(play_requests.c.user_id == user).order_by(play_requests.c.speed)
        async with self._database.reading() as connection:
            return [_request_of(row) for row in (await connection.execute(asked)).all()]

    async def put(self, request: PlayRequest) -> None:
        """Keep a request in place of the person's earlier one of that speed, with all lines that tell of it."""
        mine = and_(play_requests.c.user_id == request.user, play_requests.c.speed == request.speed)
        async with self._database.writing() as connection:
            known = (await connection.execute(select(play_requests).where(mine).with_for_update())).one_or_none()
            row = {
                "user_id": request.user,
                "speed": request.speed,
                "name": request.name,
                "players": request.players,
                "guilds": list(request.guilds),
                "made_at": request.made_at,
                "until": request.until,
                "is_offered": request.is_offered,
                "traces": _all_traces(known, request),
            }
            await connection.execute(delete(play_requests).where(mine))
            await connection.execute(insert(play_requests).values(row))

    async def note_traces(self, request: PlayRequest) -> PlayRequest | None:
        """Keep which servers were told of a request, and whether a computer was offered, beside what others have noted.

        Return the request as it is kept; None where it is over by now.
        """
        mine = and_(
            play_requests.c.user_id == request.user,
            play_requests.c.speed == request.speed,
            play_requests.c.made_at == request.made_at,
        )
        async with self._database.writing() as connection:
            known = (await connection.execute(select(play_requests).where(mine).with_for_update())).one_or_none()
            if known is None:
                return None
            traces, is_offered = _all_traces(known, request), known.is_offered or request.is_offered
            values = {"traces": traces, "is_offered": is_offered}
            await connection.execute(update(play_requests).where(mine).values(values))
        return replace(_request_of(known), traces=tuple(Trace(*trace) for trace in traces), is_offered=is_offered)

    async def take(self, user: int, speed: str) -> PlayRequest | None:
        """Drop a person's request of a speed, and return it as it was at its end."""
        mine = and_(play_requests.c.user_id == user, play_requests.c.speed == speed)
        async with self._database.writing() as connection:
            row = (await connection.execute(select(play_requests).where(mine))).one_or_none()
            await connection.execute(delete(play_requests).where(mine))
        return None if row is None else _request_of(row)


async def end_requests(connection: AsyncConnection, ended: Sequence[RequestKey]) -> None:
    """Delete requests in the transaction that seats their people. Raises `RequestTaken` where one is over by now."""
    for request in ended:
        mine = and_(
            play_requests.c.user_id == request.user,
            play_requests.c.speed == request.speed,
            play_requests.c.made_at == request.made_at,
        )
        # of two processes at once the second waits for the first, and finds the row gone
        if (await connection.execute(delete(play_requests).where(mine))).rowcount != 1:
            raise RequestTaken


def _all_traces(known: Any, request: PlayRequest) -> list[list[int]]:
    """Return the lines of a request: those of its row, where that is of the same request, and those that are new."""
    before: list[list[int]] = known.traces if known is not None and known.made_at == request.made_at else []
    new = [[trace.guild_id, trace.channel_id, trace.message_id] for trace in request.traces]
    return [*before, *(each for each in new if each not in before)]


def _request_of(row: Any) -> PlayRequest:
    return PlayRequest(
        UserId(row.user_id), row.name, row.speed, row.players, tuple(row.guilds), row.made_at, row.until,
        row.is_offered, tuple(Trace(*trace) for trace in row.traces),
    )  # fmt: skip

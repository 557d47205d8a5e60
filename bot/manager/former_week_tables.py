"""Tables at which people played the deal of the week together, before it was played alone only.

The upgrade (`r0013_week_alone`) has kept each game that went on there as a note. The first start afterwards makes it a
table like any other, with its people, in its place. It has no proof of its deal, which follows from the week's secret.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import Any, Final

from bot.chance import CARDS, SecretShuffler, deal_key
from bot.manager.duplicates import Duplicates
from bot.manager.profiles import Profiles
from bot.manager.table_cache import TableCache
from bot.match import Game, Games, Match
from bot.reasons import GameError
from bot.store import Conflict, Store
from bot.table.consequences import apply_consequences
from bot.table.duplicate import label_of, match_of
from bot.table.names import computer_name, with_distinct_names
from bot.table.table import Table
from bot.table.values import AtZero, Clock, Level, Options, Participant, Place, Status, TableId, UserId

log = logging.getLogger(__name__)

NOTES: Final = "week-table "
"""What the names of these notes begin with."""
_WORD: Final = "table"
"""Stood in place of each player's word at these tables."""
_CLOCK: Final = Clock(24 * 3600, at_zero=AtZero.SEAT)
"""What they had: a day for each turn, after which a computer played on."""


async def make_usual_tables(
    store: Store,
    live: TableCache,
    profiles: Profiles,
    duplicates: Duplicates,
    games: Games,
    now: Callable[[], datetime],
    opened: Callable[[Table], None],
) -> None:
    """Make tables of all these notes; each is gone with the transaction that makes its table.

    They play the first of the `games`; `opened` is called with every new table.
    """
    game = next(iter(games.values()))
    for key, text in (await live.run(store.notes.recall_all(NOTES))).items():
        try:
            kept = json.loads(text)
            guild = kept["guild"]
            locale = "en" if guild is None else (await profiles.guild_preferences(guild)).locale or "en"
            before = _lobby(game, kept, locale, now())
            week = date.fromisoformat(kept["week"])
            seal = await duplicates.seal(week)
            match = await asyncio.to_thread(_match, game, week, seal.secret, kept)
            after = replace(before, status=Status.PLAYING, match=match, rules=game.rules, revision=1)
            dealt = apply_consequences(before, after, now(), await live.availabilities(before))
            named = with_distinct_names(dealt.participants, live.handle_of)
            table = await live.run(store.tables.create(replace(dealt, participants=named), from_note=key))
        except Conflict:
            continue  # another process has made it
        except (GameError, LookupError, TypeError, ValueError):
            log.exception("the game of %s can't be made a usual table; its note stays", key)
            continue
        log.info("the game of %s goes on at table %s", key, table.id)
        opened(table)


def _match(game: Game, week: date, secret: bytes, kept: dict[str, Any]) -> Match:
    players = len(kept["seats"])
    key = deal_key(label_of(week), secret, [_WORD] * players)
    return match_of(game.start(players, {}, SecretShuffler(key, CARDS)), [(seat, do) for seat, do in kept["played"]])


def _lobby(game: Game, kept: dict[str, Any], locale: str, now: datetime) -> Table:
    """Return the table as it was before its game; it is owned by the first of its people who plays there."""
    seats = _participants(kept["seats"])
    people = [each for each in seats if not each.is_computer]
    owner = next((each.user_id for each in people if not each.is_automatic), None)
    levels = {str(each.user_id): Level.NORMAL.value for each in seats if each.is_computer}
    options = Options(len(seats), game.name, {}, invite_only=True, clock=_CLOCK, levels=levels)
    channel = kept["channel"]
    return Table(
        TableId(0), Status.LOBBY, options, Place(kept["guild"], channel or 0, locale), owner, seats, None, now, now,
        lobby_message_id=kept["message"], is_placeless=channel is None,
    )  # fmt: skip


def _participants(kept: Sequence[tuple[int, str, bool]]) -> tuple[Participant, ...]:
    """Return who has the seats; a computer in place of a person who is forgotten."""
    names, found = [name for user, name, _ in kept if user > 0], list[Participant]()
    for seat, (user, name, is_replaced) in enumerate(kept):
        if user > 0:
            found.append(Participant(UserId(user), name, is_automatic=is_replaced))
            continue
        found.append(Participant(UserId(-1 - seat), computer_name(0, seat + 1, names), is_automatic=True))
        names.append(found[-1].name)
    return tuple(found)

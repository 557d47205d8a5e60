"""What moderators do, at the door: it is kept, and who is barred comes in nowhere; and how many tables one opens."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.manager.tables import Tables
from bot.store import Store
from bot.table.errors import NotAllowed, NotSeated, TableError, TooEarly, TooManyTables, UnknownTable
from bot.table.limits import Limits
from bot.table.social import talk_key
from bot.table.values import Moderator, ModeratorActKind, Place, Status, TableId
from bot.table.vote import OneSeat, VoteKind
from tests.manager.craft import Clock, begun, new_tables
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import key_of, options, who

MOD = Moderator(EVE, "Eve", 1)
STRANGER = Moderator(EVE, "Eve", 2)


async def test_a_table_is_closed_for_a_reason_that_is_kept(tables: Tables, store: Store) -> None:
    game, lobby = await begun(tables), await tables.lobbies.create(ADA, "Ada", HERE, options())
    for table in (game, lobby):
        closed = await tables.moderation.moderate(table.id, MOD, ModeratorActKind.CLOSE, " Insults\u202e\n all day ")
        assert closed.status == Status.CANCELLED
        assert closed.acts[-1].reason == "Insults all day"
        with pytest.raises(TableError) as refused:
            await tables.moderation.moderate(table.id, MOD, ModeratorActKind.CLOSE, "again")
        assert key_of(refused) == "moderate-over"
    assert await store.tables.load(game.id) == replace(
        await tables.look(game.id), match=(await _loaded(store, game.id))
    )
    kept = await store.moderation.of_guild(1)
    assert [(table_id, act.kind, act.moderator) for table_id, act in kept] == [
        (lobby.id, ModeratorActKind.CLOSE, EVE),
        (game.id, ModeratorActKind.CLOSE, EVE),
    ]


async def _loaded(store: Store, table_id: TableId) -> object:
    table = await store.tables.load(table_id)
    assert table is not None
    return table.match


@pytest.mark.parametrize(
    "kind", [ModeratorActKind.CLOSE, ModeratorActKind.PAUSE, ModeratorActKind.HIDE, ModeratorActKind.TALK]
)
async def test_no_table_of_another_server_is_touched(tables: Tables, store: Store, kind: ModeratorActKind) -> None:
    table = await begun(tables)
    nowhere = await tables.lobbies.create(ADA, "Ada", Place(None, 30, "en"), options())
    for number in (table.id, nowhere.id, TableId(99)):
        with pytest.raises(UnknownTable):
            await tables.moderation.moderate(number, STRANGER, kind, "mine now", ADA)
    assert await tables.look(table.id) == table
    assert await store.moderation.of_guild(2) == []


async def _refused(asked: Callable[[], Awaitable[object]]) -> str:
    with pytest.raises(NotAllowed) as refused:
        await asked()
    return key_of(refused)


async def test_whoever_is_barred_opens_joins_and_asks_for_nothing_there(tables: Tables, store: Store) -> None:
    over, lobby = await begun(tables), await tables.lobbies.create(ADA, "Ada", HERE, options())
    await tables.resign(over.id, ADA)
    game = await begun(tables, 3)
    away = who(game)
    await tables.away(game.id, away)
    seat = game.seat_of(away)
    assert seat is not None
    assert await tables.moderation.bar(MOD, EVE, "spam", is_barred=True)
    assert not await tables.moderation.bar(MOD, EVE, "spam", is_barred=True)
    assert await tables.moderation.bar(MOD, BO, "spam", is_barred=True)
    refusals = [
        await _refused(lambda: tables.lobbies.create(EVE, "Eve", HERE, options())),
        await _refused(lambda: tables.lobbies.join(lobby.id, EVE, "Eve")),
        await _refused(lambda: tables.votes.propose(game.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")),
        await _refused(lambda: tables.lobbies.rematch(over.id, BO)),
    ]
    assert set(refusals) == {"barred"}
    await tables.lobbies.create(EVE, "Eve", Place(2, 30, "en"), options())
    assert await tables.moderation.bar(MOD, EVE, "sorry", is_barred=False)
    await tables.lobbies.join(lobby.id, EVE, "Eve")
    assert [(act.kind, act.user) for _, act in await store.moderation.of_guild(1)] == [
        (ModeratorActKind.UNBAR, EVE),
        (ModeratorActKind.BAR, BO),
        (ModeratorActKind.BAR, EVE),
    ]


async def test_whoever_is_barred_leaves_the_lobbies_of_that_server_and_no_game(tables: Tables) -> None:
    game = await begun(tables)
    mine, shared, theirs = [await tables.lobbies.create(owner, "…", HERE, options(3)) for owner in (ADA, ADA, CY)]
    elsewhere = await tables.lobbies.create(ADA, "Ada", Place(2, 30, "en"), options())
    await tables.lobbies.join(shared.id, BO, "Bo")
    await tables.lobbies.join(theirs.id, ADA, "Ada")
    await tables.moderation.bar(MOD, ADA, "spam", is_barred=True)
    assert (await tables.look(mine.id)).status == Status.CANCELLED
    left = await tables.look(shared.id)
    assert (left.status, left.owner, left.person_ids) == (Status.LOBBY, BO, (BO,))
    assert (await tables.look(theirs.id)).person_ids == (CY,)
    assert (await tables.look(elsewhere.id)).person_ids == (ADA,)
    assert (await tables.look(game.id)).status == Status.PLAYING


async def test_talks_of_somebody_who_has_left_can_be_ended(tables: Tables) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(3))
    await tables.lobbies.join(table.id, BO, "Bo")
    await tables.profiles.remember(talk_key(table.id, ADA, BO), "77")
    await tables.lobbies.leave(table.id, BO)
    acted = await tables.moderation.moderate(table.id, MOD, ModeratorActKind.TALK, "insults", BO)
    assert acted.acts[-1].user == BO
    with pytest.raises(NotSeated):
        await tables.moderation.moderate(table.id, MOD, ModeratorActKind.TALK, "insults", CY)


async def test_one_person_has_five_lobbies_open_at_most(tables: Tables) -> None:
    opened = [await tables.lobbies.create(ADA, "Ada", HERE, options()) for _ in range(5)]
    with pytest.raises(TooManyTables) as refused:
        await tables.lobbies.create(ADA, "Ada", HERE, options())
    assert key_of(refused) == "too-many-lobbies"
    alone = await tables.lobbies.create(ADA, "Ada", HERE, options(), computers=1)
    await tables.lobbies.begin(alone.id, ADA)
    await tables.lobbies.create(BO, "Bo", HERE, options())
    await tables.votes.cancel(opened[0].id, ADA)
    await tables.lobbies.create(ADA, "Ada", HERE, options())


async def test_tables_are_opened_at_a_pace_however_soon_they_are_called_off(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=Limits(automatic_pause=0, tick=None))

    async def open_and_close() -> None:
        table = await tables.lobbies.create(ADA, "Ada", HERE, options())
        await tables.votes.cancel(table.id, ADA)

    for _ in range(10):
        await open_and_close()
    clock.pass_(minutes=10)
    with pytest.raises(TooEarly) as refused:
        await open_and_close()
    assert key_of(refused) == "opening-pace"
    assert refused.value.reason.values["at"] == int(clock.time.timestamp()) + 20 * 60
    await tables.lobbies.create(BO, "Bo", HERE, options())
    clock.pass_(minutes=21)
    await open_and_close()

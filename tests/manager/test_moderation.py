"""What moderators do, at the door: it is kept, and who is barred comes in nowhere; and how many tables one opens."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import NotAllowed, NotSeated, TableError, TooEarly, TooManyTables, UnknownTable
from bot.table.limits import Limits
from bot.table.social import talk_key
from bot.table.values import Moderator, ModeratorActKind, Place, Status, TableId
from bot.table.vote import OneSeat, VoteKind
from tests.manager.craft import Clock, begun, new_services
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import key_of, options, who

MOD = Moderator(EVE, "Eve", 1)
STRANGER = Moderator(EVE, "Eve", 2)


async def test_a_table_is_closed_for_a_reason_that_is_kept(services: Services, store: Store) -> None:
    game, lobby = await begun(services), await services.lobbies.create(ADA, "Ada", HERE, options())
    for table in (game, lobby):
        closed = await services.moderation.moderate(table.id, MOD, ModeratorActKind.CLOSE, " Insults\u202e\n all day ")
        assert closed.status == Status.CANCELLED
        assert closed.acts[-1].reason == "Insults all day"
        with pytest.raises(TableError) as refused:
            await services.moderation.moderate(table.id, MOD, ModeratorActKind.CLOSE, "again")
        assert key_of(refused) == "moderate-over"
    assert await store.tables.load(game.id) == replace(
        await services.tables.look(game.id), match=(await _loaded(store, game.id))
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
async def test_no_table_of_another_server_is_touched(services: Services, store: Store, kind: ModeratorActKind) -> None:
    table = await begun(services)
    nowhere = await services.lobbies.create(ADA, "Ada", Place(None, 30, "en"), options())
    for number in (table.id, nowhere.id, TableId(99)):
        with pytest.raises(UnknownTable):
            await services.moderation.moderate(number, STRANGER, kind, "mine now", ADA)
    assert await services.tables.look(table.id) == table
    assert await store.moderation.of_guild(2) == []


async def _refused(asked: Callable[[], Awaitable[object]]) -> str:
    with pytest.raises(NotAllowed) as refused:
        await asked()
    return key_of(refused)


async def test_whoever_is_barred_opens_joins_and_asks_for_nothing_there(services: Services, store: Store) -> None:
    over, lobby = await begun(services), await services.lobbies.create(ADA, "Ada", HERE, options())
    await services.tables.resign(over.id, ADA)
    game = await begun(services, 3)
    away = who(game)
    await services.tables.away(game.id, away)
    seat = game.seat_of(away)
    assert seat is not None
    assert await services.moderation.bar(MOD, EVE, "spam", is_barred=True)
    assert not await services.moderation.bar(MOD, EVE, "spam", is_barred=True)
    assert await services.moderation.bar(MOD, BO, "spam", is_barred=True)
    refusals = [
        await _refused(lambda: services.lobbies.create(EVE, "Eve", HERE, options())),
        await _refused(lambda: services.lobbies.join(lobby.id, EVE, "Eve")),
        await _refused(
            lambda: services.votes.propose(game.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
        ),
        await _refused(lambda: services.lobbies.rematch(over.id, BO)),
    ]
    assert set(refusals) == {"barred"}
    await services.lobbies.create(EVE, "Eve", Place(2, 30, "en"), options())
    assert await services.moderation.bar(MOD, EVE, "sorry", is_barred=False)
    await services.lobbies.join(lobby.id, EVE, "Eve")
    assert [(act.kind, act.user) for _, act in await store.moderation.of_guild(1)] == [
        (ModeratorActKind.UNBAR, EVE),
        (ModeratorActKind.BAR, BO),
        (ModeratorActKind.BAR, EVE),
    ]


async def test_whoever_is_barred_leaves_the_lobbies_of_that_server_and_no_game(services: Services) -> None:
    game = await begun(services)
    mine, shared, theirs = [await services.lobbies.create(owner, "…", HERE, options(3)) for owner in (ADA, ADA, CY)]
    elsewhere = await services.lobbies.create(ADA, "Ada", Place(2, 30, "en"), options())
    await services.lobbies.join(shared.id, BO, "Bo")
    await services.lobbies.join(theirs.id, ADA, "Ada")
    await services.moderation.bar(MOD, ADA, "spam", is_barred=True)
    assert (await services.tables.look(mine.id)).status == Status.CANCELLED
    left = await services.tables.look(shared.id)
    assert (left.status, left.owner, left.person_ids) == (Status.LOBBY, BO, (BO,))
    assert (await services.tables.look(theirs.id)).person_ids == (CY,)
    assert (await services.tables.look(elsewhere.id)).person_ids == (ADA,)
    assert (await services.tables.look(game.id)).status == Status.PLAYING


async def test_talks_of_somebody_who_has_left_can_be_ended(services: Services) -> None:
    table = await services.lobbies.create(ADA, "Ada", HERE, options(3))
    await services.lobbies.join(table.id, BO, "Bo")
    await services.profiles.remember(talk_key(table.id, ADA, BO), "77")
    await services.lobbies.leave(table.id, BO)
    acted = await services.moderation.moderate(table.id, MOD, ModeratorActKind.TALK, "insults", BO)
    assert acted.acts[-1].user == BO
    with pytest.raises(NotSeated):
        await services.moderation.moderate(table.id, MOD, ModeratorActKind.TALK, "insults", CY)


async def test_one_person_has_five_lobbies_open_at_most(services: Services) -> None:
    opened = [await services.lobbies.create(ADA, "Ada", HERE, options()) for _ in range(5)]
    with pytest.raises(TooManyTables) as refused:
        await services.lobbies.create(ADA, "Ada", HERE, options())
    assert key_of(refused) == "too-many-lobbies"
    alone = await services.lobbies.create(ADA, "Ada", HERE, options(), computers=1)
    await services.lobbies.begin(alone.id, ADA)
    await services.lobbies.create(BO, "Bo", HERE, options())
    await services.votes.cancel(opened[0].id, ADA)
    await services.lobbies.create(ADA, "Ada", HERE, options())


async def test_tables_are_opened_at_a_pace_however_soon_they_are_called_off(store: Store, clock: Clock) -> None:
    services = new_services(store, clock, limits=Limits(automatic_pause=0, tick=None))

    async def open_and_close() -> None:
        table = await services.lobbies.create(ADA, "Ada", HERE, options())
        await services.votes.cancel(table.id, ADA)

    for _ in range(10):
        await open_and_close()
    clock.pass_(minutes=10)
    with pytest.raises(TooEarly) as refused:
        await open_and_close()
    assert key_of(refused) == "opening-pace"
    assert refused.value.reason.values["at"] == int(clock.time.timestamp()) + 20 * 60
    await services.lobbies.create(BO, "Bo", HERE, options())
    clock.pass_(minutes=21)
    await open_and_close()

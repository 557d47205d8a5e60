"""What moderators do, at the door: it is kept, and who is barred comes in nowhere; and how many tables one opens."""

from collections.abc import Awaitable, Callable

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import NotAllowed, TooEarly, TooManyTables
from bot.table.limits import Limits
from bot.table.values import Moderator, ModeratorActKind, Place, Status
from bot.table.vote import OneSeat, VoteKind
from tests.manager.craft import Clock, begun, new_services
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import key_of, options, who

MOD = Moderator(EVE, "Eve", 1)


async def test_what_a_moderator_does_is_kept_with_the_table_and_in_the_list_of_its_server(
    services: Services, store: Store
) -> None:
    game, lobby = await begun(services), await services.lobbies.create(ADA, "Ada", HERE, options())
    for table in (game, lobby):
        closed = await services.moderation.moderate(table.id, MOD, ModeratorActKind.CLOSE, " Insults\u202e\n all day ")
        stored = await store.tables.load(table.id)
        assert stored is not None
        assert (stored.status, stored.acts) == (Status.CANCELLED, closed.acts)
        assert closed.acts[-1].reason == "Insults all day"
    kept = await store.moderation.of_guild(1)
    assert [(table_id, act.kind, act.moderator) for table_id, act in kept] == [
        (lobby.id, ModeratorActKind.CLOSE, EVE),
        (game.id, ModeratorActKind.CLOSE, EVE),
    ]


async def _refused(asked: Callable[[], Awaitable[object]]) -> str:
    with pytest.raises(NotAllowed) as refused:
        await asked()
    return key_of(refused)


async def test_who_is_barred_opens_joins_and_asks_for_nothing_there(services: Services, store: Store) -> None:
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


async def test_who_is_barred_leaves_the_lobbies_of_that_server_and_no_game(services: Services) -> None:
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

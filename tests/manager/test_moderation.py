"""What moderators do to the tables of their server, and how many tables one person may open."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.manager.tables import Tables
from bot.store import Store
from bot.table.actors import Moderator
from bot.table.errors import NotAllowed, NotPlaying, NotSeated, TableError, TooEarly, TooManyTables, UnknownTable
from bot.table.kinds import Status, VoteKind
from bot.table.limits import Limits
from bot.table.moderation import check_moderator
from bot.table.moderation_actions import ActKind
from bot.table.motions import OneSeat
from bot.table.preferences import GuildPreferences, Opener
from bot.table.social import talk_key
from bot.table.values import Place, TableId
from tests.manager.craft import LIMITS, Clock, begun, new_tables
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import key_of, options, who

MOD = Moderator(EVE, "Eve", 1)
STRANGER = Moderator(EVE, "Eve", 2)


async def test_a_table_is_closed_for_a_reason_that_is_kept(tables: Tables, store: Store) -> None:
    game, lobby = await begun(tables), await tables.lobbies.create(ADA, "Ada", HERE, options())
    for table in (game, lobby):
        closed = await tables.moderation.moderate(table.id, MOD, ActKind.CLOSE, " Insults\u202e\n all day ")
        assert closed.status == Status.CANCELLED
        assert closed.acts[-1].reason == "Insults all day"
        with pytest.raises(TableError) as refused:
            await tables.moderation.moderate(table.id, MOD, ActKind.CLOSE, "again")
        assert key_of(refused) == "moderate-over"
    assert await store.tables.load(game.id) == replace(
        await tables.look(game.id), match=(await _loaded(store, game.id))
    )
    kept = await store.moderation.of_guild(1)
    assert [(table_id, act.kind, act.moderator) for table_id, act in kept] == [
        (lobby.id, ActKind.CLOSE, EVE),
        (game.id, ActKind.CLOSE, EVE),
    ]


async def _loaded(store: Store, table_id: TableId) -> object:
    table = await store.tables.load(table_id)
    assert table is not None
    return table.match


@pytest.mark.parametrize("kind", [ActKind.CLOSE, ActKind.PAUSE, ActKind.HIDE, ActKind.TALK])
async def test_no_table_of_another_server_is_touched(tables: Tables, store: Store, kind: ActKind) -> None:
    table = await begun(tables)
    nowhere = await tables.lobbies.create(ADA, "Ada", Place(None, 30, "en"), options())
    for number in (table.id, nowhere.id, TableId(99)):
        with pytest.raises(UnknownTable):
            await tables.moderation.moderate(number, STRANGER, kind, "mine now", ADA)
    assert await tables.look(table.id) == table
    assert await store.moderation.of_guild(2) == []


async def test_a_pause_stops_the_game_and_moderators_end_it(tables: Tables) -> None:
    table = await begun(tables, clock=None)
    paused = await tables.moderation.moderate(table.id, MOD, ActKind.PAUSE, "calm down")
    assert paused.is_paused
    with pytest.raises(TableError):
        await tables.moderation.moderate(table.id, MOD, ActKind.PAUSE, "again")
    with pytest.raises(TooEarly) as refusal:
        await tables.votes.resume(table.id, ADA)
    assert key_of(refusal) == "paused-by-moderator"
    table = await tables.moderation.moderate(table.id, MOD, ActKind.RESUME, "well then")
    assert (table.is_paused, table.acts[-1].reason) == (False, "well then")
    lobby = await tables.lobbies.create(ADA, "Ada", HERE, options())
    with pytest.raises(NotPlaying):
        await tables.moderation.moderate(lobby.id, MOD, ActKind.PAUSE, "no game")


async def test_its_players_end_a_moderators_pause_after_a_week(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, clock=None)
    await tables.moderation.moderate(table.id, MOD, ActKind.PAUSE, "calm down")
    clock.pass_(days=6, hours=23)
    with pytest.raises(TooEarly):
        await tables.votes.resume(table.id, ADA)
    clock.pass_(hours=1)
    assert not (await tables.votes.resume(table.id, ADA)).is_paused


async def test_a_pause_of_its_players_is_theirs_to_end(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, clock=None)
    await tables.votes.propose(table.id, ADA, VoteKind.PAUSE)
    await tables.moderation.moderate(table.id, MOD, ActKind.PAUSE, "calm down")
    clock.pass_(hours=1)
    await tables.moderation.moderate(table.id, MOD, ActKind.RESUME, "well then")
    clock.pass_(hours=1)
    for user in (ADA, BO):
        await tables.votes.propose(table.id, user, VoteKind.PAUSE)
    assert (await tables.look(table.id)).is_paused
    with pytest.raises(TableError) as refusal:
        await tables.moderation.moderate(table.id, MOD, ActKind.RESUME, "mine, too")
    assert key_of(refusal) == "moderate-unpaused"
    assert not (await tables.votes.resume(table.id, BO)).is_paused


async def test_talks_end_with_those_who_play_there_alone(tables: Tables) -> None:
    table = await begun(tables)
    with pytest.raises(NotSeated):
        await tables.moderation.moderate(table.id, MOD, ActKind.TALK, "insults", CY)
    with pytest.raises(NotSeated):
        await tables.moderation.moderate(table.id, MOD, ActKind.TALK, "insults")


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
        (ActKind.UNBAR, EVE),
        (ActKind.BAR, BO),
        (ActKind.BAR, EVE),
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
    assert (left.status, left.owner, left.persons) == (Status.LOBBY, BO, (BO,))
    assert (await tables.look(theirs.id)).persons == (CY,)
    assert (await tables.look(elsewhere.id)).persons == (ADA,)
    assert (await tables.look(game.id)).status == Status.PLAYING


@pytest.mark.parametrize("reason", ["", "  ", "\u200b\u2800"])
async def test_no_act_goes_without_a_reason_that_can_be_read(tables: Tables, reason: str) -> None:
    table = await begun(tables)
    with pytest.raises(TableError) as refused:
        await tables.moderation.moderate(table.id, MOD, ActKind.PAUSE, reason)
    assert key_of(refused) == "moderate-reason"
    assert not (await tables.look(table.id)).is_paused


async def test_talks_of_somebody_who_has_left_can_be_ended(tables: Tables) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(3))
    await tables.lobbies.join(table.id, BO, "Bo")
    await tables.profiles.remember(talk_key(table.id, ADA, BO), "77")
    await tables.lobbies.leave(table.id, BO)
    acted = await tables.moderation.moderate(table.id, MOD, ActKind.TALK, "insults", BO)
    assert acted.acts[-1].user == BO
    with pytest.raises(NotSeated):
        await tables.moderation.moderate(table.id, MOD, ActKind.TALK, "insults", CY)


def test_a_moderator_manages_the_server_or_has_the_role_it_names() -> None:
    here, named = Opener((20,)), GuildPreferences(moderators=5)
    for server, opener in (
        (GuildPreferences(), here),
        (named, here),
        (GuildPreferences(), Opener((20,), frozenset({5}))),
        (named, Opener((20,), frozenset({4, 20}))),
    ):
        with pytest.raises(NotAllowed) as refused:
            check_moderator(server, opener)
        assert key_of(refused) == "moderators-only"
    check_moderator(named, Opener((20,), frozenset({5})))
    check_moderator(GuildPreferences(), Opener((20,), is_manager=True))


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


async def test_a_lobby_ends_after_a_week_whoever_comes_and_goes(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=LIMITS)
    await tables.start()
    table = await tables.lobbies.create(ADA, "Ada", HERE, options())
    for _ in range(13):
        clock.pass_(hours=12)
        await tables.lobbies.join(table.id, BO, "Bo")
        await tables.lobbies.leave(table.id, BO)
        assert await tables.lobbies.expire() == ()
    clock.pass_(hours=12)
    await tables.lobbies.join(table.id, BO, "Bo")
    assert await tables.lobbies.expire() == (table.id,)
    assert (await tables.look(table.id)).status == Status.EXPIRED
    await tables.stop()

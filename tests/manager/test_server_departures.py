"""What becomes of the games of a server that removes the bot."""

import asyncio
from collections.abc import Callable, Sequence

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.table import Table
from bot.table.values import Clock as TableClock
from bot.table.values import NoticeKind, Place, Status, TableId, UserId
from tests.manager.craft import Clock, begun
from tests.table.people import ADA, BO
from tests.table.tables import options

DAY = 86400
SERVER = 1


async def _kinds(store: Store, user: UserId) -> list[NoticeKind]:
    return [notice.kind for notice in await store.outbox.unsent(100) if notice.user_id == user]


async def test_no_clock_runs_while_the_bot_is_away_and_nothing_is_due(services: Services, clock: Clock) -> None:
    table = await begun(services, clock=TableClock(DAY))
    seat = table.waiting[0]
    clock.pass_(hours=20)
    await services.departures.leave_server(SERVER)
    aside = await services.tables.look(table.id)
    assert aside.is_suspended
    assert aside.next_at is None
    clock.pass_(days=10)
    assert await services.alarm.run_due() == 0
    await services.departures.return_to_server(SERVER)
    back = await services.tables.look(table.id)
    assert not back.is_suspended
    assert back.timeouts == ()
    due = back.timers[seat].due_at
    assert due is not None
    assert (due - clock.time).total_seconds() == 4 * 3600


async def test_games_elsewhere_and_lobbies_are_left_alone(services: Services) -> None:
    elsewhere = await services.lobbies.create(ADA, "Ada", Place(2, 30, "en"), options())
    await services.lobbies.join(elsewhere.id, BO, "Bo")
    await services.lobbies.begin(elsewhere.id, ADA)
    await services.departures.leave_server(SERVER)
    assert not (await services.tables.look(elsewhere.id)).is_suspended
    assert await services.departures.places() == ({2}, set())


async def test_after_thirty_days_the_game_is_called_off_and_its_transcript_kept(
    services: Services, store: Store, clock: Clock
) -> None:
    table = await begun(services)
    await services.departures.leave_server(SERVER)
    clock.pass_(days=29)
    await services.departures.leave_server(SERVER)  # heard again: the first time counts
    await services.departures.call_off_departed()
    assert (await services.tables.look(table.id)).status == Status.PLAYING
    clock.pass_(days=1)
    await services.departures.call_off_departed()
    assert (await services.tables.look(table.id)).status == Status.CANCELLED
    assert NoticeKind.CALLED_OFF in await _kinds(store, ADA)
    assert await services.tables.transcript(table.id, ADA, is_bot_owner=False)
    assert await store.departures.every() == {}
    await services.departures.return_to_server(SERVER)
    assert (await services.tables.look(table.id)).status == Status.CANCELLED


async def test_who_could_not_be_told_is_told_when_he_comes_by(services: Services, store: Store) -> None:
    table = await begun(services)
    await services.departures.leave_server(SERVER)
    (notice,) = await services.departures.take_undelivered(BO)
    assert (notice.kind, notice.table) == (NoticeKind.SUSPENDED, table.id)
    await services.departures.mark_delivered([notice])
    assert await services.departures.take_undelivered(BO) == []
    assert NoticeKind.SUSPENDED not in await _kinds(store, BO)
    await services.departures.return_to_server(SERVER)
    assert await services.departures.take_undelivered(ADA) == [], "it is true no longer"


def _fails_at(services: Services, number: TableId, monkeypatch: pytest.MonkeyPatch) -> None:
    """Has no change of that table succeed."""
    change = services.live.change

    async def failing(table_id: TableId, decide: Callable[[Table], Table]) -> Table:
        if table_id == number:
            raise RuntimeError("its log is broken")
        return await change(table_id, decide)

    monkeypatch.setattr(services.live, "change", failing)


async def _aside(services: Services, games: Sequence[Table]) -> list[bool]:
    return [(await services.tables.look(table.id)).is_suspended for table in games]


async def test_one_table_that_fails_keeps_no_other_and_is_tried_again(
    services: Services, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [await begun(services) for _ in range(3)]
    for is_away, act in ((True, services.departures.leave_server), (False, services.departures.return_to_server)):
        with monkeypatch.context() as patch:
            _fails_at(services, games[1].id, patch)
            await act(SERVER)
        assert await _aside(services, games) == [is_away, not is_away, is_away]
        assert SERVER in (await services.departures.places())[1], "somebody looks again"
        await act(SERVER)
        assert await _aside(services, games) == [is_away] * 3
    assert await store.departures.every() == {}
    await services.departures.leave_server(SERVER)
    clock.pass_(days=31)
    with monkeypatch.context() as patch:
        _fails_at(services, games[0].id, patch)
        await services.departures.call_off_departed()
    assert [(await services.tables.look(table.id)).status for table in games] == ["playing", "cancelled", "cancelled"]
    await services.departures.call_off_departed()
    assert (await services.tables.look(games[0].id)).status == Status.CANCELLED


async def test_a_server_that_removes_the_bot_and_adds_it_at_once_keeps_its_games(
    services: Services, store: Store
) -> None:
    games = [await begun(services) for _ in range(5)]
    await asyncio.gather(services.departures.leave_server(SERVER), services.departures.return_to_server(SERVER))
    assert await _aside(services, games) == [False] * 5
    assert await store.departures.every() == {}


async def test_nothing_is_called_off_where_the_bot_is_back_and_nobody_has_noticed(
    services: Services, clock: Clock
) -> None:
    table = await begun(services)
    await services.departures.leave_server(SERVER)
    clock.pass_(days=31)

    async def is_away(guild_id: int) -> bool:
        return False

    services.departures.ask_presence(is_away)
    await services.departures.call_off_departed()
    assert (await services.tables.look(table.id)).status == Status.PLAYING
    await services.departures.return_to_server(SERVER)
    assert not (await services.tables.look(table.id)).is_suspended

"""A game going on: one press, one action, on disk before anybody hears of it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.games.civ.game import GAMES, civ_game
from bot.games.civ.rules import Game, IllegalAction, read
from bot.manager.services import Services
from bot.reasons import ShuttingDown
from bot.store import Store, StoreError
from bot.store.database import transaction
from bot.table.errors import StaleDecision, TableError
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import TableId
from tests.manager.craft import Clock, begun, new_services, play_out, step
from tests.table.people import ADA, BO, CY, EVE
from tests.table.tables import key_of, legal, version, who


async def stored(store: Store, table_id: TableId) -> Table:
    table = await store.tables.load(table_id)
    assert table is not None
    return table


class SlowDisk:
    """A database that begins to save a table, and does so only once it may."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.saving, self.may_save = asyncio.Event(), asyncio.Event()
        self._save = store.tables.save
        monkeypatch.setattr(store.tables, "save", self._slow)

    async def _slow(self, before: Table, after: Table) -> None:
        self.saving.set()
        await self.may_save.wait()
        await self._save(before, after)


async def half_saved(
    services: Services, store: Store, monkeypatch: pytest.MonkeyPatch
) -> tuple[Table, SlowDisk, asyncio.Task[Table]]:
    """A game before its first press, and that press while it is being saved."""
    table = await begun(services)
    disk = SlowDisk(store, monkeypatch)
    press = asyncio.create_task(step(services, table))
    await disk.saving.wait()
    return table, disk, press


async def test_an_action_is_on_disk_when_its_press_is_answered(services: Services, store: Store) -> None:
    table = await begun(services)
    changes: list[int] = []
    services.tables.on_change(lambda _: changes.append(1))
    after = await step(services, table)
    assert after.number == 1
    assert (await stored(store, table.id)).number == 1
    assert after.revision == table.revision + 1
    assert changes == [1]


async def test_nothing_is_told_nor_returned_before_the_commit(
    services: Services, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(services)
    disk = SlowDisk(store, monkeypatch)
    changed_ids: list[TableId] = []
    services.tables.on_change(changed_ids.append)
    press = asyncio.create_task(step(services, table))
    look = asyncio.create_task(services.tables.look(table.id))
    await asyncio.sleep(0.05)
    assert (press.done(), changed_ids) == (False, [])
    assert (await stored(store, table.id)).number == 0
    disk.may_save.set()
    assert (await press).number == 1
    assert (await look).number in (0, 1)
    assert changed_ids == [table.id]


async def test_a_glance_waits_for_nobody_who_changes_the_table(
    services: Services, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It sees what everybody has heard of: the table before a change, until that is on disk."""
    table, disk, press = await half_saved(services, store, monkeypatch)
    look = asyncio.create_task(services.tables.look(table.id))
    assert (await asyncio.wait_for(services.tables.glance(table.id), 120)).number == 0
    assert not look.done()
    disk.may_save.set()
    assert (await press).number == (await look).number == (await services.tables.glance(table.id)).number == 1


async def test_a_change_that_fails_leaves_nothing_to_glance_at(
    services: Services, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the disk holds is unknown then: it is asked."""
    table = await begun(services)
    save, tried = store.tables.save, list[int]()

    async def broken(before: Table, after: Table) -> None:
        await save(before, after)
        tried.append(after.number)
        raise StoreError("store-locked", detail="lost on the way back")

    monkeypatch.setattr(store.tables, "save", broken)
    with pytest.raises(StoreError):
        await step(services, table)
    assert tried == [1]
    assert (await services.tables.glance(table.id)).number == 1


async def test_a_double_press_counts_once(services: Services) -> None:
    table = await begun(services)
    action = legal(table)[0]
    pressed = await asyncio.gather(
        *(services.tables.submit(table.id, who(table), [action], version=version(table)) for _ in range(4)),
        return_exceptions=True,
    )
    stale = [each for each in pressed if isinstance(each, StaleDecision)]
    assert len(stale) == 3
    assert all((each.moves_ago, each.table.number) == (1, 1) for each in stale)
    assert (await services.tables.look(table.id)).number == 1


async def test_of_several_actions_none_is_on_disk_where_one_is_refused_and_all_are_otherwise(
    services: Services, store: Store
) -> None:
    table = await begun(services)
    play = legal(table)[0]
    with pytest.raises(IllegalAction):
        await services.tables.submit(table.id, who(table), [play, "discard U3"], version=0)
    assert await services.tables.look(table.id) == await stored(store, table.id) == table
    after = await services.tables.submit(table.id, who(table), [play, "end"], version=0)
    assert after.number == (await stored(store, table.id)).number == 2


async def test_a_game_that_was_given_up_in_its_draft_has_its_result_on_disk(services: Services, store: Store) -> None:
    table = await begun(services, 3, "draft")
    after = await services.tables.resign(table.id, BO)
    result = civ_game((await stored(store, table.id)).match).result
    assert result is not None
    assert (result, result.reason) == (civ_game(after.match).result, "abandoned")


async def test_another_process_that_was_first_makes_mine_stale(services: Services, rival: Services) -> None:
    table = await begun(services)
    await rival.tables.look(table.id)
    theirs = await step(services, table, 0)
    with pytest.raises(StaleDecision) as stale:
        await step(rival, table, 1)
    assert stale.value.table.match == theirs.match
    after = await step(rival, theirs)
    assert (await step(services, after)).number == 3, "a press for what the other process made is understood"


async def test_two_processes_at_once_never_fork_a_game(services: Services, rival: Services) -> None:
    table = await begun(services)
    dice = 0
    while table.status == "playing" and table.number < 40:
        dice += 1
        pressed = await asyncio.gather(
            step(services, table, dice), step(rival, table, dice + 1), return_exceptions=True
        )
        made = [each for each in pressed if not isinstance(each, BaseException)]
        assert len(made) == 1
        assert [type(each) for each in pressed if each not in made] == [StaleDecision]
        table = made[0]


async def test_everything_survives_a_restart(services: Services, store: Store, clock: Clock) -> None:
    table = await begun(services)
    for _ in range(7):
        table = await step(services, table)
    await services.stop()
    again = new_services(store, clock)
    assert (await again.tables.look(table.id)).match == table.match
    assert (await step(again, table)).number == 8
    await again.stop()


async def test_a_shutdown_finishes_what_is_in_flight_and_refuses_the_rest(
    services: Services, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, disk, press = await half_saved(services, store, monkeypatch)
    stopping = asyncio.create_task(services.stop())
    await asyncio.sleep(0.01)
    assert not stopping.done()
    disk.may_save.set()
    await stopping
    assert (await stored(store, table.id)).number == 1
    assert (await press).number == 1
    with pytest.raises(ShuttingDown) as refusal:
        await services.tables.look(table.id)
    assert key_of(refusal) == "shutting-down"


async def test_a_press_whose_caller_has_gone_is_finished_all_the_same(
    services: Services, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(services)
    save, saving = store.tables.save, asyncio.Event()

    async def slow(before: Table, after: Table) -> None:
        saving.set()
        await asyncio.sleep(0.02)
        await save(before, after)

    monkeypatch.setattr(store.tables, "save", slow)
    press = asyncio.create_task(step(services, table))
    await saving.wait()
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    after = await services.tables.look(table.id)
    assert (after.number, (await stored(store, table.id)).number) == (1, 1)
    assert (await step(services, after)).number == 2


async def test_idle_tables_leave_memory_and_come_back(store: Store, clock: Clock) -> None:
    services = new_services(store, clock, limits=Limits(automatic_pause=0, tick=None, tables_in_memory=3))
    made = [await begun(services) for _ in range(6)]
    assert len(services.live) == 3
    clock.pass_(minutes=9)
    await services.tables.look(made[-1].id)
    clock.pass_(minutes=2)
    services.live.unload_idle()
    assert len(services.live) == 1
    for table in made:
        assert (await services.tables.look(table.id)).match == table.match
    await services.stop()


async def test_transcripts_are_for_players_afterwards_and_for_the_bots_owner_elsewhere(services: Services) -> None:
    async def may(user: int, owner: bool) -> str:
        try:
            lines = await services.tables.transcript(table.id, user, is_bot_owner=owner)  # pyright: ignore[reportArgumentType]  # plain numbers
        except TableError as refusal:
            return refusal.reason.key
        assert isinstance(read(lines), Game)
        return "yes"

    table = await begun(services)
    assert await may(ADA, False) == "transcript-unfinished"
    assert await may(ADA, True) == "transcript-unfinished", "never for anyone seated"
    assert await may(EVE, False) == "transcript-not-yours"
    assert await may(EVE, True) == "yes"
    with pytest.raises(TableError):
        await services.tables.transcript(table.id, EVE, is_bot_owner=False, sees_table=True)
    await play_out(services, table)
    assert [await may(ADA, False), await may(BO, False), await may(EVE, True)] == ["yes"] * 3
    assert await may(CY, False) == "transcript-not-yours"
    assert await services.tables.transcript(table.id, CY, is_bot_owner=False, sees_table=True), (
        "it hangs on the public message"
    )
    header = (await services.tables.transcript(table.id, ADA, is_bot_owner=False))[0]
    assert f'"id":{table.id}' in header.replace(" ", "")
    assert '"rules"' in header
    assert '"names"' in header


async def test_a_locked_database_refuses_the_press_and_works_again(url: str, clock: Clock, file: Path) -> None:
    store = await Store.open(url, GAMES, busy_timeout=0.05)
    services = new_services(store, clock)
    table = await begun(services)
    blocker = sqlite3.connect(file, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="store-locked"):
        await step(services, table)
    assert (await services.tables.look(table.id)).number == 0
    blocker.execute("ROLLBACK")
    blocker.close()
    assert (await step(services, table)).number == 1
    assert (await stored(store, table.id)).number == 1
    await services.stop()
    await store.close()


@pytest.mark.usefixtures("file")
async def test_a_full_disk_refuses_the_press_and_nothing_is_lost(services: Services, store: Store) -> None:
    async def allow(pages: str) -> None:
        async with transaction(store.database.reader) as connection:
            await connection.execute(text(f"PRAGMA max_page_count = {pages}"))

    table = await begun(services)
    await allow("1")  # SQLite takes the least it can: what there is
    keys: list[str] = []
    while not keys:
        try:
            table = await step(services, table)
        except StoreError as trouble:
            keys.append(trouble.reason.key)
    assert keys == ["store-full"]
    assert (await services.tables.look(table.id)).match == table.match
    await allow(str(2**30))
    after = await step(services, table)
    assert (await stored(store, table.id)).number == after.number == table.number + 1

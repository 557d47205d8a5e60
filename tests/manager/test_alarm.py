"""The alarm sleeps until something is due, also after a table could not be rung."""

from datetime import timedelta

from bot.log_context import about
from bot.manager.alarm import MOST_IN_A_ROW, Alarm
from bot.manager.services import Services
from bot.store import Store
from bot.table.values import Clock, TableId
from tests.log_lines import reading_the_log
from tests.manager.craft import Clock as Time
from tests.manager.craft import begun, step


async def test_a_table_that_could_not_be_rung_and_has_moved_on_since_wakes_nobody(
    services: Services, store: Store, clock: Time
) -> None:
    table = await begun(services, clock=Clock(86400))

    async def fails(_: TableId) -> None:
        raise OSError("the disk is away")

    alarm = Alarm(store.deadlines, clock, fails)
    clock.pass_(hours=13)
    await alarm.run_due()
    assert await alarm.next_at() == clock.time + timedelta(seconds=1), "it is tried again soon"
    table = await step(services, table)
    await services.alarm.run_due()
    clock.pass_(seconds=2)
    await alarm.run_due()
    due = (await services.tables.look(table.id)).next_at
    assert due is not None
    assert due > clock.time
    assert await alarm.next_at() == due


async def test_a_table_that_could_not_be_rung_does_not_wait_for_a_clock_that_was_set_back(
    services: Services, store: Store, clock: Time
) -> None:
    await begun(services, clock=Clock(86400))
    clock.pass_(hours=13)
    fired: list[TableId] = []

    async def fails(table_id: TableId) -> None:
        fired.append(table_id)
        raise OSError("the disk is away")

    alarm = Alarm(store.deadlines, clock, fails)
    await alarm.run_due()
    clock.pass_(minutes=-30)
    assert await alarm.next_at() == clock.time + timedelta(seconds=1)
    clock.pass_(seconds=1)
    await alarm.run_due()
    assert len(fired) == 2


async def test_a_table_that_stays_due_however_often_it_is_rung_holds_nobody_up(
    services: Services, store: Store, clock: Time
) -> None:
    await begun(services, clock=Clock(86400))
    fired: list[TableId] = []

    async def changes_nothing(table_id: TableId) -> None:
        fired.append(table_id)

    alarm = Alarm(store.deadlines, clock, changes_nothing)
    clock.pass_(hours=13)
    with reading_the_log() as lines:
        await alarm.run_due()
    assert len(fired) == MOST_IN_A_ROW
    assert len(lines()) == 1
    assert await alarm.next_at() == clock.time + timedelta(seconds=1), "it is tried again, but others come first"


async def test_lines_of_a_deadline_say_at_which_table(services: Services, store: Store, clock: Time) -> None:
    table = await begun(services, clock=Clock(86400))

    async def fails(_: TableId) -> None:
        raise OSError("the disk is away")

    clock.pass_(hours=13)
    with about(interaction=99, table=5), reading_the_log() as lines:
        await Alarm(store.deadlines, clock, fails).run_due()
    (line,) = lines()
    assert (line["verb"], line["table"]) == ("deadline", table.id)

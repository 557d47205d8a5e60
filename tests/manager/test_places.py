"""Places in the manager: who is asked whether they see one, and clocks that start after a restart."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import TableError
from bot.table.table import Table
from bot.table.values import Clock as TurnClock
from bot.table.values import UserId
from bot.table.vote import ToChannel, VoteKind
from tests.manager.craft import Clock, begun, new_services
from tests.table.people import ADA, BO, HERE
from tests.table.tables import key_of, who

DAY = TurnClock(24 * 3600)


def running(table: Table, user: UserId) -> bool:
    """Whether this person's clock runs."""
    seat = table.seat_of(user)
    assert seat is not None
    return table.timers[seat].since is not None


async def test_a_place_is_looked_at_again_when_somebody_agrees(services: Services) -> None:
    hidden: list[str] = []

    async def hidden_from(table: Table, channel_id: int) -> str | None:
        return next(iter(hidden), None)

    services.votes.ask_sights(hidden_from)
    table = await begun(services, 3)
    await services.votes.propose(table.id, ADA, VoteKind.MOVE, subject=ToChannel(77))
    hidden.append("Cy")
    with pytest.raises(TableError) as caught:
        await services.votes.answer(table.id, BO, VoteKind.MOVE, agrees=True)
    assert key_of(caught) == "move-hidden"
    assert (await services.tables.look(table.id)).place == HERE


@pytest.mark.parametrize("is_known", [True, False])
async def test_a_clock_that_stands_still_starts_after_a_restart_too(
    store: Store, file: Path, clock: Clock, is_known: bool
) -> None:
    """`is_known`: since when is kept, as it is not of tables that lost their places under older laws."""
    services = new_services(store, clock)
    await services.start()
    table = await begun(services, clock=DAY)
    user = who(table)
    await services.posts.lose_place(table.id)
    await services.stop()
    if not is_known:
        with closing(sqlite3.connect(file)) as raw, raw:
            raw.execute("UPDATE games SET presence = '[]', next_at = NULL, checksum = NULL")
    clock.pass_(hours=1)
    again = new_services(store, clock)
    await again.start()
    clock.pass_(days=2, hours=22)
    await again.alarm.run_due()
    assert not running(await again.tables.look(table.id), user)
    clock.pass_(hours=2)
    await again.alarm.run_due()
    assert running(await again.tables.look(table.id), user)
    await again.stop()


async def test_a_restart_gives_no_quiet_hours_to_someone_who_has_left_the_server(store: Store, clock: Clock) -> None:
    services = new_services(store, clock)
    await services.start()
    table = await begun(services, clock=DAY)
    user = who(table)
    await services.profiles.set_quiet(user, "20-8")
    table = await services.posts.mark_left_server(table.id, {user}, ())
    seat = table.seat_of(user)
    assert seat is not None
    assert table.timers[seat].due_at == clock() + timedelta(days=1)
    await services.stop()
    clock.pass_(hours=1)
    again = new_services(store, clock)
    await again.start()
    table = await again.tables.look(table.id)
    assert table.has_left_server(seat)
    assert table.timers[seat].due_at == clock() + timedelta(days=1)
    await again.stop()

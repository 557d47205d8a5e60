"""How little is written so that people can be told that they come next."""

from sqlalchemy import select

from bot.manager.services import Services
from bot.store import Store
from bot.store.schema import notices
from bot.table.values import NoticeKind
from tests.manager.craft import Clock, begun, step
from tests.table.people import ADA, BO


async def _next(store: Store) -> list[tuple[int, int]]:
    """The ids and people of what is kept of that kind."""
    async with store.database.reading() as connection:
        asked = select(notices.c.id, notices.c.user_id).where(notices.c.kind == NoticeKind.NEXT)
        return [(row[0], row[1]) for row in (await connection.execute(asked)).all()]


async def test_only_of_who_wants_it_a_row_is_kept_and_of_a_table_one(
    store: Store, services: Services, clock: Clock
) -> None:
    table = await begun(services, 3)
    for _ in range(60):
        table = await step(services, table)
    assert await _next(store) == []
    await services.profiles.set_preference(BO, "remind_next", True)
    ids = set[int]()
    for _ in range(60):
        table = await step(services, table)
        found = await _next(store)
        assert [user for _, user in found] in ([], [BO])
        ids |= {number for number, _ in found}
        await store.outbox.mark_over([number for number, _ in found], clock())
    assert len(ids) > 3, "each has an id of its own, by which its message is known"
    assert ADA not in [user for _, user in await _next(store)]

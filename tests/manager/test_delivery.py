"""The outbox: what people are still to be told, what a public message has told them, and what was sent."""

from datetime import timedelta

from bot.manager.services import Services
from bot.store import Store
from bot.table.table import Table
from bot.table.values import ChapterName, Post
from tests.manager.craft import Clock, begun
from tests.table.tables import version, who


async def test_a_public_message_marks_whom_it_has_called_and_nobody_else(services: Services, store: Store) -> None:
    table = await begun(services, 3, "draft")
    first, second, third = (participant.user_id for participant in table.participants)
    post = Post(77, table.number, ChapterName("draft"), table.waiting, table.revision)
    await services.posts.keep_post(table.id, post, (first, third))
    assert [notice.user_id for notice in await store.outbox.unsent(100)] == [second]
    assert await store.outbox.claim([1, 2, 3], table.moved_at)
    assert await store.outbox.unsent_calls(table.id) == []


async def test_what_is_claimed_again_was_begun_when_it_was_first(
    services: Services, store: Store, clock: Clock
) -> None:
    """A message whose answer was lost is looked for from there on."""
    await begun(services)
    (notice, *_) = await store.outbox.unsent(10)
    first = clock()
    await store.outbox.claim([notice.id], first)
    for _ in range(2):
        clock.pass_(minutes=5)
        assert [each.tried_at for each in await store.outbox.claim([notice.id], clock())] == [first]


async def test_what_one_has_claimed_and_sent_no_other_sends(services: Services, store: Store, clock: Clock) -> None:
    await begun(services)
    (notice,) = await store.outbox.unsent(10)
    assert [each.tried_at for each in await store.outbox.claim([notice.id], clock())] == [None]
    assert [each.tried_at for each in await store.outbox.claim([notice.id], clock())] == [clock()]
    await store.outbox.mark_sent([notice.id], "direct", (5, 6), clock())
    assert await store.outbox.claim([notice.id], clock()) == []
    assert await store.outbox.due(clock() + timedelta(days=9), 10, ()) == []


async def test_after_a_restart_only_tables_that_went_on_are_looked_at(services: Services, store: Store) -> None:
    table, other = await begun(services), await begun(services)
    assert await store.outbox.stale_tables() == []
    await services.tables.submit(table.id, who(table), [_first(table)], version=version(table))
    assert await store.outbox.stale_tables() == [table.id]
    assert other.id not in await store.outbox.stale_tables()


def _first(table: Table) -> str:
    assert table.match is not None
    return table.match.allowed(table.waiting[0])[0]

"""How much a database holds, and how much of it is late."""

from datetime import timedelta

from sqlalchemy import insert

from bot.store import Backlog, Store
from bot.store.schema import notices, results
from bot.table.values import NoticeKind, Participant, Post, PostKind, Status, UserId
from tests.store.facts import NOW
from tests.store.test_tables import new_table, playing


async def test_an_empty_database_has_nothing_late(store: Store) -> None:
    assert await store.backlog(NOW) == Backlog({}, 0, None)


async def test_tables_are_counted_by_status_and_boards_that_are_behind(store: Store) -> None:
    lobby, other = await store.tables.create(new_table()), await store.tables.create(new_table())
    await store.tables.save(other, playing(other))
    found = await store.backlog(NOW)
    assert found.tables == {"lobby": 1, "playing": 1}
    before = found.boards_behind
    await store.posts.set_post(lobby.id, Post(5, 0, PostKind.LOBBY, revision=lobby.revision), before=None)
    assert (await store.backlog(NOW)).boards_behind == before - 1


async def test_the_oldest_notice_is_the_one_that_is_due_longest(store: Store) -> None:
    table = await store.tables.create(new_table())
    dues = [timedelta(minutes=minutes) for minutes in (-3, -9, 5)]
    async with store.database.writing() as connection:
        for due in (*(NOW + each for each in dues), None):  # the last one has been sent
            notice = {"game": table.id, "kind": NoticeKind.TURN, "user_id": 1, "number": 0, "revision": 0, "at": NOW}
            await connection.execute(insert(notices).values(notice | {"due_at": due}))
    assert (await store.backlog(NOW)).oldest_notice == NOW - timedelta(minutes=9)


async def test_people_count_within_the_span_once_each_and_games_by_their_end(store: Store) -> None:
    for age, (ada, bo) in {
        timedelta(hours=1): (11, 12),
        timedelta(days=3): (11, 13),
        timedelta(days=40): (15, 16),
    }.items():
        people = (Participant(UserId(ada), "Ada"), Participant(UserId(bo), "Bo"))
        await store.tables.create(new_table(participants=people, moved_at=NOW - age))
    over = await store.tables.create(new_table(status=Status.CANCELLED, moved_at=NOW - timedelta(days=50)))
    ended = {
        "game": over.id, "kind": "classic", "ended_at": NOW, "is_finished": True, "is_abandoned": False,
        "is_clocked": False, "has_take_backs": False, "victory": "majority", "players": 2, "has_teams": False,
        "turns": 9, "unrated": "",
    }  # fmt: skip
    async with store.database.writing() as connection:
        await connection.execute(insert(results).values(ended))
    found = await store.usage(NOW)
    assert (found.tables, found.people, found.games) == ({"cancelled": 1}, {"day": 2, "month": 3}, {"majority": 1})
    assert found.bytes > 100_000
    assert (await store.backlog(NOW)).tables == {"lobby": 3}, "what is over is no backlog"

"""What becomes of a notice: asked with a table, a person's settings, his hours and a clock one sets."""

import pytest
from bot.games.civ.game import civ_game
from bot.manager.tables import Tables
from bot.store import Store
from bot.table.availability import ALWAYS, Availability
from bot.table.delivery import (
    Decision,
    Drop,
    LINK_PATIENCE,
    PICK_PATIENCE,
    Send,
    Wait,
    decided,
    digest_at,
    replaced,
    superseded,
)
from bot.table.kinds import NoticeKind, VoteKind, Way
from bot.table.preferences import Notify, Preferences
from bot.table.table import Table
from bot.table.values import ChapterName, Clock as TurnClock, Notice, Post, UserId
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from tests.manager.craft import Clock, begun, play_out, step
from tests.table.people import ADA, BO, CY, EVE
from tests.table.tables import others, version, who
from zoneinfo import ZoneInfo

ROME = ZoneInfo("Europe/Rome")
DAY = TurnClock(24 * 3600)
NIGHT = Availability(ROME, (time(22), time(7)))


def call(table: Table, kind: NoticeKind = NoticeKind.TURN) -> Notice:
    """What tells the awaited person of his turn."""
    assert table.match is not None
    return Notice(
        table.id, kind, who(table), table.number, table.moved_at, 1, about=table.match.turn_id(table.waiting[0])
    )


def shown(table: Table) -> Table:
    """The table once its public message is up to date."""
    return replace(table, post=Post(1, table.number, ChapterName("turn"), table.waiting, table.revision))


def asked(
    table: Table, clock: Clock, kind: str = "turn", availability: Availability = ALWAYS, **settings: object
) -> Decision:
    return decided(call(table, NoticeKind(kind)), table, Preferences(**settings), availability, clock())  # type: ignore[arg-type]  # checked elsewhere


async def test_a_mention_is_left_to_the_public_message_while_that_is_behind(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    assert isinstance(asked(table, clock), Wait)
    assert asked(shown(table), clock) == Send(Way.MENTION)


async def test_a_direct_message_waits_a_moment_for_the_public_one_it_links_to_and_no_longer(
    tables: Tables, clock: Clock
) -> None:
    table = await begun(tables)
    called = call(table, NoticeKind.TURN)
    direct = Preferences(notify=Notify.DIRECT)
    assert decided(called, table, direct, Availability(), clock()) == Wait(called.at + LINK_PATIENCE)
    assert decided(called, shown(table), direct, Availability(), clock()) == Send(Way.DIRECT)
    assert decided(called, table, direct, Availability(), called.at + LINK_PATIENCE) == Send(Way.DIRECT)


async def test_who_wants_nothing_gets_nothing(tables: Tables, clock: Clock) -> None:
    table = shown(await begun(tables))
    for kind in ("turn", "half", "soon", "lapsed-turn"):
        assert asked(table, clock, kind, notify=Notify.NONE) == Drop()


async def test_each_reminder_can_be_turned_off(tables: Tables, clock: Clock) -> None:
    table = shown(await begun(tables, clock=DAY))
    assert asked(table, clock, "half") == Send(Way.MENTION)
    assert asked(table, clock, "half", remind_half=False) == Drop()
    assert asked(table, clock, "soon", remind_half=False) == Send(Way.MENTION)
    assert asked(table, clock, "soon", remind_soon=False) == Drop()


async def test_refused_direct_messages_become_mentions(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    for way in ("direct", "digest"):
        assert asked(shown(table), clock, notify=way, dm_closed=True) == Send(Way.MENTION)


async def test_what_is_over_is_dropped_not_sent_late(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    first = call(table)
    while who(table) == first.user_id:
        table = await step(tables, table)
    assert decided(first, shown(table), Preferences(notify=Notify.DIRECT), ALWAYS, clock()) == Drop()


async def test_a_seat_the_computer_plays_is_not_called(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    notice = call(table)
    table = await tables.away(table.id, notice.user_id)
    assert decided(notice, shown(table), Preferences(), ALWAYS, clock()) == Drop()


async def test_quiet_hours_delay_direct_messages_reminders_and_the_call_at_the_table(
    tables: Tables, clock: Clock
) -> None:
    clock.time = datetime(2026, 3, 1, 23, tzinfo=UTC)
    morning = Wait(datetime(2026, 3, 2, 6, tzinfo=UTC))
    table = shown(await begun(tables, clock=DAY))
    assert asked(table, clock, "turn", NIGHT, notify=Notify.DIRECT) == morning
    assert asked(table, clock, "half", NIGHT, notify=Notify.DIRECT) == morning
    assert asked(table, clock, "half", NIGHT) == morning
    assert asked(table, clock, "turn", NIGHT) == morning
    clock.pass_(hours=7)
    assert asked(table, clock, "half", NIGHT) == Send(Way.MENTION)
    assert asked(table, clock, "turn", NIGHT) == Send(Way.MENTION)


async def test_nobody_is_called_to_a_turn_while_the_game_is_paused(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    assert asked(shown(table), clock) == Send(Way.MENTION)
    assert isinstance(asked(shown(replace(table, is_paused=True)), clock), Wait)
    assert isinstance(asked(shown(replace(table, is_paused=True)), clock, notify=Notify.DIRECT), Wait)


async def test_a_quick_game_has_no_quiet_hours(tables: Tables, clock: Clock) -> None:
    clock.time = datetime(2026, 3, 1, 23, tzinfo=UTC)
    table = shown(await begun(tables, clock=TurnClock(300)))
    assert asked(table, clock, "turn", NIGHT, notify=Notify.DIRECT) == Send(Way.DIRECT)
    assert asked(table, clock, "turn", NIGHT) == Send(Way.MENTION)


async def test_a_digest_waits_for_its_hour_in_the_persons_own_zone(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    availability = Availability(ROME)
    wait = asked(table, clock, "turn", availability, notify=Notify.DIGEST, digest_hour=8)
    assert wait == Wait(datetime(2026, 3, 2, 7, tzinfo=UTC))
    clock.pass_(hours=19)
    assert asked(table, clock, "turn", availability, notify=Notify.DIGEST, digest_hour=8) == Send(Way.DIRECT)


@pytest.mark.parametrize(
    ("after", "moment"),
    [
        (datetime(2026, 3, 28, 12, tzinfo=UTC), datetime(2026, 3, 29, 6, tzinfo=UTC)),  # summer time has begun
        (datetime(2026, 10, 24, 12, tzinfo=UTC), datetime(2026, 10, 25, 7, tzinfo=UTC)),  # and ended
        (datetime(2028, 2, 28, 12, tzinfo=UTC), datetime(2028, 2, 29, 7, tzinfo=UTC)),  # a leap day
        (datetime(2026, 3, 2, 7, tzinfo=UTC), datetime(2026, 3, 3, 7, tzinfo=UTC)),  # the hour itself is over
    ],
)
def test_a_digest_keeps_its_hour_when_the_clocks_change(after: datetime, moment: datetime) -> None:
    assert digest_at(Availability(ROME), 8, after) == moment


def test_no_digest_comes_on_vacation() -> None:
    availability = Availability(ROME, None, ((date(2026, 3, 2), date(2026, 3, 9)),))
    assert digest_at(availability, 8, datetime(2026, 3, 1, 12, tzinfo=UTC)) == datetime(2026, 3, 10, 7, tzinfo=UTC)


async def test_a_vote_is_told_once_to_those_it_waits_for(tables: Tables, store: Store, clock: Clock) -> None:
    table = await begun(tables, 3)
    await tables.votes.propose(table.id, ADA, VoteKind.PAUSE)
    notices = [notice for notice in await store.outbox.unsent(100) if notice.kind == "vote"]
    assert sorted(notice.user_id for notice in notices) == [BO, CY]
    table = shown((await tables.votes.answer(table.id, BO, VoteKind.PAUSE, agrees=True)).table)
    decisions = {each.user_id: decided(each, table, Preferences(), ALWAYS, clock()) for each in notices}
    assert decisions == {BO: Drop(), CY: Send(Way.MENTION)}
    over = shown((await tables.votes.answer(table.id, CY, VoteKind.PAUSE, agrees=False)).table)
    assert {decided(each, over, Preferences(), ALWAYS, clock()) for each in notices} == {Drop()}
    assert len([notice for notice in await store.outbox.unsent(100) if notice.kind == "vote"]) == 2


async def test_a_vote_and_an_end_are_told_once_there_is_a_message_to_lead_to(tables: Tables, clock: Clock) -> None:
    table = (await tables.votes.propose((await begun(tables, 3)).id, ADA, VoteKind.PAUSE)).table
    vote = Notice(table.id, NoticeKind.VOTE, BO, table.number, clock(), 1, about=0)
    for way in (Way.MENTION, Way.DIRECT):
        assert isinstance(decided(vote, table, Preferences(notify=Notify(way)), ALWAYS, clock()), Wait)
        assert decided(vote, shown(table), Preferences(notify=Notify(way)), ALWAYS, clock()) == Send(way)
    ended = Notice(table.id, NoticeKind.ENDED, EVE, table.number, clock(), 2)
    assert decided(ended, shown(table), Preferences(), ALWAYS, clock()) == Drop(), "it still goes on"
    over = replace(table, status="cancelled")
    assert isinstance(decided(ended, over, Preferences(), ALWAYS, clock()), Wait)
    assert decided(ended, shown(over), Preferences(), ALWAYS, clock()) == Send(Way.MENTION)


async def test_of_two_calls_to_one_turn_the_later_counts(tables: Tables) -> None:
    first = call(await begun(tables))
    assert replaced(
        [first, replace(first, id=7), replace(first, id=8, user_id=UserId(5)), replace(first, id=9, about=5)]
    ) == {first.id}


async def test_of_several_reminders_for_one_turn_only_the_last_counts(tables: Tables) -> None:
    table = await begun(tables, clock=DAY)
    kinds = (NoticeKind.TURN, NoticeKind.HALF, NoticeKind.SOON, NoticeKind.HALF)
    notices = [replace(call(table, kind), id=number) for number, kind in enumerate(kinds)]
    assert superseded(notices) == {0, 1, 3}
    other = replace(notices[0], user_id=UserId(5), id=9)
    assert superseded([notices[0], other]) == set()


async def test_a_paused_table_reminds_nobody(tables: Tables, clock: Clock) -> None:
    table = shown(await begun(tables, clock=DAY))
    assert asked(replace(table, is_paused=True), clock, "half") == Drop()


async def test_a_table_without_a_place_calls_when_it_has_one_again(tables: Tables, clock: Clock) -> None:
    assert isinstance(asked(replace(await begun(tables), is_placeless=True), clock), Wait)


# The outbox


async def test_every_turn_is_called_once_from_the_first_to_the_last(tables: Tables, store: Store) -> None:
    table = await begun(tables)
    over = await play_out(tables, table)
    assert over.match is not None
    turns = {line.action.word: 0 for line in civ_game(over.match).lines}
    assert turns
    calls = [notice for notice in await store.outbox.unsent(10_000) if notice.kind == "turn"]
    keys = [(notice.user_id, notice.about) for notice in calls]
    assert len(keys) == len(set(keys))
    assert {turn_id for _, turn_id in keys} == set(
        range(min(turn_id or 0 for _, turn_id in keys), civ_game(over.match).position.turns)
    )


async def test_every_pick_of_a_draft_calls_everybody_once(tables: Tables, store: Store) -> None:
    table = await begun(tables, 3, "draft")
    assert [notice.kind for notice in await store.outbox.unsent(100)] == ["turn"] * 3
    for _ in range(3):
        table = await step(tables, table)
    assert len(await store.outbox.unsent(100)) == 6


async def test_a_pick_of_a_draft_is_left_to_the_edited_board_for_a_moment(tables: Tables, clock: Clock) -> None:
    table = shown(await begun(tables, 3, "draft"))
    assert asked(table, clock) == Wait(table.moved_at + PICK_PATIENCE)
    called = call(table)
    assert decided(called, table, Preferences(), ALWAYS, called.at + PICK_PATIENCE) == Send(Way.MENTION)


async def test_who_takes_his_seat_back_in_the_middle_of_his_turn_is_not_called_again(
    tables: Tables, store: Store, clock: Clock
) -> None:
    table = await begun(tables, 3)
    user = who(table)
    await tables.votes.propose(table.id, user, VoteKind.PAUSE)
    for other in others(table):
        await tables.votes.propose(table.id, other, VoteKind.PAUSE)
    await tables.away(table.id, user)
    await tables.come_back(table.id, user)
    calls = [notice for notice in await store.outbox.unsent(100) if notice.kind == "turn"]
    assert len(calls) == 1


async def test_a_public_message_marks_whom_it_has_called_and_nobody_else(tables: Tables, store: Store) -> None:
    table = await begun(tables, 3, "draft")
    first, second, third = (sitter.user_id for sitter in table.sitters)
    post = Post(77, table.number, ChapterName("draft"), table.waiting, table.revision)
    await tables.posts.keep_post(table.id, post, (first, third))
    assert [notice.user_id for notice in await store.outbox.unsent(100)] == [second]
    assert await store.outbox.claim([1, 2, 3], table.moved_at)
    assert await store.outbox.unsent_calls(table.id) == []


async def test_what_one_has_claimed_and_sent_no_other_sends(tables: Tables, store: Store, clock: Clock) -> None:
    await begun(tables)
    (notice,) = await store.outbox.unsent(10)
    assert [each.tried_at for each in await store.outbox.claim([notice.id], clock())] == [None]
    assert [each.tried_at for each in await store.outbox.claim([notice.id], clock())] == [clock()]
    await store.outbox.sent([notice.id], "direct", (5, 6), clock())
    assert await store.outbox.claim([notice.id], clock()) == []
    assert await store.outbox.due(clock() + timedelta(days=9), 10, ()) == []


async def test_after_a_restart_only_tables_that_went_on_are_looked_at(tables: Tables, store: Store) -> None:
    table, other = await begun(tables), await begun(tables)
    assert await store.outbox.stale_tables() == []
    await tables.submit(table.id, who(table), [_first(table)], version=version(table))
    assert await store.outbox.stale_tables() == [table.id]
    assert other.id not in await store.outbox.stale_tables()


def _first(table: Table) -> str:
    assert table.match is not None
    return table.match.allowed(table.waiting[0])[0]

"""What becomes of a notice: asked with a table, a person's settings, their hours and the time."""

from dataclasses import replace
from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

import pytest

from bot.games.civ.game import civ_game
from bot.table.availability import ALWAYS, Availability, Vacation
from bot.table.delivery import (
    LINK_PATIENCE,
    PICK_PATIENCE,
    Decision,
    Drop,
    Send,
    Wait,
    decide_delivery,
    find_replaced_calls,
    find_superseded,
    next_digest,
)
from bot.table.preferences import Notify, Preferences
from bot.table.table import Table
from bot.table.values import ChapterName, Clock, Notice, NoticeKind, Post, UserId, Way
from bot.table.vote import VoteKind
from tests.table.people import ADA, BO, CY, EVE
from tests.table.tables import DAY, LIVE, NOON, Session, begun, match_of, opened, options, who

ROME = ZoneInfo("Europe/Rome")
NIGHT = Availability(ROME, (time(22), time(7)))
LATE = datetime(2026, 3, 1, 23, tzinfo=UTC)


def call(table: Table, kind: NoticeKind = NoticeKind.TURN) -> Notice:
    """What tells the awaited person of their turn."""
    turn = match_of(table).turn_id(table.waiting[0])
    return Notice(table.id, kind, who(table), table.number, table.moved_at, 1, about=turn)


def shown(table: Table) -> Table:
    """The table once its public message is up to date."""
    return replace(table, post=Post(1, table.number, ChapterName("turn"), table.waiting, table.revision))


def asked(
    table: Table, kind: str = "turn", availability: Availability = ALWAYS, *, now: datetime = NOON, **settings: object
) -> Decision:
    """What becomes of a call to the awaited person."""
    return decide_delivery(call(table, NoticeKind(kind)), table, Preferences(**settings), availability, now)  # type: ignore[arg-type]  # checked elsewhere


def test_a_mention_is_left_to_the_public_message_while_that_is_behind() -> None:
    table = begun().table
    assert isinstance(asked(table), Wait)
    assert asked(shown(table)) == Send(Way.MENTION)


def test_a_direct_message_waits_a_moment_for_the_public_one_it_links_to_and_no_longer() -> None:
    table = begun().table
    called = call(table)
    direct = Preferences(notify=Notify.DIRECT)
    assert decide_delivery(called, table, direct, Availability(), NOON) == Wait(called.at + LINK_PATIENCE)
    assert decide_delivery(called, shown(table), direct, Availability(), NOON) == Send(Way.DIRECT)
    assert decide_delivery(called, table, direct, Availability(), called.at + LINK_PATIENCE) == Send(Way.DIRECT)


def test_where_discord_refuses_a_tables_messages_people_are_written_to_directly() -> None:
    table, mentioned = begun().table, Preferences()
    called = call(table)
    assert isinstance(decide_delivery(called, table, mentioned, ALWAYS, NOON), Wait)
    assert decide_delivery(called, table, mentioned, ALWAYS, NOON, is_refused=True) == Send(Way.DIRECT)
    closed = Preferences(dm_closed=True)
    assert decide_delivery(called, table, closed, ALWAYS, NOON, is_refused=True) == Send(Way.MENTION), "words alone"
    lapsed = call(table, NoticeKind.TIMEOUT_TURN)
    assert decide_delivery(lapsed, table, mentioned, ALWAYS, NOON) == Drop(), "the public message tells it"
    assert decide_delivery(lapsed, table, mentioned, ALWAYS, NOON, is_refused=True) == Send(Way.DIRECT)
    asleep = decide_delivery(called, table, mentioned, NIGHT, LATE, is_refused=True)
    assert isinstance(asleep, Wait), "quiet hours hold for it, too"
    nobody = Preferences(notify=Notify.NONE)
    assert decide_delivery(called, table, nobody, ALWAYS, NOON, is_refused=True) == Drop()


@pytest.mark.parametrize("kind", ["turn", "half", "soon", "lapsed-turn"])
def test_who_wants_nothing_gets_nothing(kind: str) -> None:
    assert asked(shown(begun().table), kind, notify=Notify.NONE) == Drop()


def test_each_reminder_can_be_turned_off() -> None:
    table = shown(begun(clock=DAY).table)
    assert asked(table, "half") == Send(Way.MENTION)
    assert asked(table, "half", remind_half=False) == Drop()
    assert asked(table, "soon", remind_half=False) == Send(Way.MENTION)
    assert asked(table, "soon", remind_soon=False) == Drop()


@pytest.mark.parametrize("way", ["direct", "digest"])
def test_refused_direct_messages_become_mentions(way: str) -> None:
    assert asked(shown(begun().table), notify=way, dm_closed=True) == Send(Way.MENTION)


def test_what_is_over_is_dropped_not_sent_late() -> None:
    game = begun()
    first = call(game.table)
    table = game.play_until(game.others[0])
    assert decide_delivery(first, shown(table), Preferences(notify=Notify.DIRECT), ALWAYS, NOON) == Drop()


def test_a_seat_the_computer_plays_is_not_called() -> None:
    game = begun()
    notice = call(game.table)
    table = game.away(notice.user_id)
    assert decide_delivery(notice, shown(table), Preferences(), ALWAYS, NOON) == Drop()


def test_quiet_hours_delay_direct_messages_reminders_and_the_call_at_the_table() -> None:
    morning = datetime(2026, 3, 2, 6, tzinfo=UTC)
    table = shown(begun(clock=DAY).table)
    assert asked(table, "turn", NIGHT, now=LATE, notify=Notify.DIRECT) == Wait(morning)
    assert asked(table, "half", NIGHT, now=LATE, notify=Notify.DIRECT) == Wait(morning)
    assert asked(table, "half", NIGHT, now=LATE) == Wait(morning)
    assert asked(table, "turn", NIGHT, now=LATE) == Wait(morning)
    assert asked(table, "half", NIGHT, now=morning) == Send(Way.MENTION)
    assert asked(table, "turn", NIGHT, now=morning) == Send(Way.MENTION)


def test_nobody_is_called_to_a_turn_while_the_game_is_paused() -> None:
    table = shown(begun().table)
    assert asked(table) == Send(Way.MENTION)
    assert isinstance(asked(replace(table, is_paused=True)), Wait)
    assert isinstance(asked(replace(table, is_paused=True), notify=Notify.DIRECT), Wait)


def test_a_quick_game_has_no_quiet_hours() -> None:
    table = shown(begun(clock=LIVE).table)
    assert asked(table, "turn", NIGHT, now=LATE, notify=Notify.DIRECT) == Send(Way.DIRECT)
    assert asked(table, "turn", NIGHT, now=LATE) == Send(Way.MENTION)


@pytest.mark.parametrize("clock", [LIVE, Clock(12 * 3600), Clock(23 * 3600, 3600)])
def test_where_a_turn_is_shorter_than_a_day_a_mention_replaces_the_digest(clock: Clock) -> None:
    table = shown(begun(clock=clock).table)
    assert asked(table, notify=Notify.DIGEST) == Send(Way.MENTION)
    assert asked(table, notify=Notify.NONE) == Drop()
    assert isinstance(asked(shown(begun(clock=DAY).table), notify=Notify.DIGEST), Wait)


def test_a_digest_waits_for_its_hour_in_the_persons_own_zone() -> None:
    table, eight = begun().table, datetime(2026, 3, 2, 7, tzinfo=UTC)
    assert asked(table, "turn", Availability(ROME), notify=Notify.DIGEST, digest_hour=8) == Wait(eight)
    assert asked(table, "turn", Availability(ROME), now=eight, notify=Notify.DIGEST, digest_hour=8) == Send(Way.DIRECT)


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
    assert next_digest(Availability(ROME), 8, after) == moment


def test_no_digest_comes_on_vacation() -> None:
    availability = Availability(ROME, None, (Vacation(date(2026, 3, 2), date(2026, 3, 9)),))
    assert next_digest(availability, 8, datetime(2026, 3, 1, 12, tzinfo=UTC)) == datetime(2026, 3, 10, 7, tzinfo=UTC)


def test_no_invitation_reaches_who_has_blocked_its_sender_meanwhile() -> None:
    table = replace(opened(options(3, invite_only=True, invited=(CY,))).table, is_placeless=True)
    notice, me = Notice(table.id, NoticeKind.INVITED, CY, 0, NOON), Preferences(notify=Notify.DIRECT)
    assert decide_delivery(notice, table, me, ALWAYS, NOON) == Send(Way.DIRECT)
    assert decide_delivery(notice, table, replace(me, blocked=(ADA,)), ALWAYS, NOON) == Drop()


def notices(game: Session, kind: str) -> list[Notice]:
    return [notice for notice in game.around.notices if notice.kind == kind]


def test_a_vote_is_told_once_to_those_it_waits_for() -> None:
    game = begun(3)
    game.propose(ADA, VoteKind.PAUSE)
    votes = notices(game, "vote")
    assert sorted(notice.user_id for notice in votes) == [BO, CY]
    table = shown(game.answer(BO, VoteKind.PAUSE).table)
    decisions = {each.user_id: decide_delivery(each, table, Preferences(), ALWAYS, NOON) for each in votes}
    assert decisions == {BO: Drop(), CY: Send(Way.MENTION)}
    over = shown(game.answer(CY, VoteKind.PAUSE, agrees=False).table)
    assert {decide_delivery(each, over, Preferences(), ALWAYS, NOON) for each in votes} == {Drop()}
    assert len(notices(game, "vote")) == 2


def test_a_vote_and_an_end_are_told_once_there_is_a_message_to_lead_to() -> None:
    table = begun(3).propose(ADA, VoteKind.PAUSE).table
    vote = Notice(table.id, NoticeKind.VOTE, BO, table.number, NOON, 1, about=0)
    for way in (Way.MENTION, Way.DIRECT):
        assert isinstance(decide_delivery(vote, table, Preferences(notify=Notify(way)), ALWAYS, NOON), Wait)
        assert decide_delivery(vote, shown(table), Preferences(notify=Notify(way)), ALWAYS, NOON) == Send(way)
    ended = Notice(table.id, NoticeKind.ENDED, EVE, table.number, NOON, 2)
    assert decide_delivery(ended, shown(table), Preferences(), ALWAYS, NOON) == Drop(), "it still goes on"
    over = replace(table, status="cancelled")
    assert isinstance(decide_delivery(ended, over, Preferences(), ALWAYS, NOON), Wait)
    assert decide_delivery(ended, shown(over), Preferences(), ALWAYS, NOON) == Send(Way.MENTION)


def test_of_two_calls_to_one_turn_the_later_counts() -> None:
    first = call(begun().table)
    assert find_replaced_calls(
        [first, replace(first, id=7), replace(first, id=8, user_id=UserId(5)), replace(first, id=9, about=5)]
    ) == {first.id}


def test_of_several_reminders_for_one_turn_only_the_last_counts() -> None:
    table = begun(clock=DAY).table
    kinds = (NoticeKind.TURN, NoticeKind.HALF, NoticeKind.SOON, NoticeKind.HALF)
    found = [replace(call(table, kind), id=number) for number, kind in enumerate(kinds)]
    assert find_superseded(found) == {0, 1, 3}
    other = replace(found[0], user_id=UserId(5), id=9)
    assert find_superseded([found[0], other]) == set()


def test_a_paused_table_reminds_nobody() -> None:
    assert asked(replace(shown(begun(clock=DAY).table), is_paused=True), "half") == Drop()


def test_a_table_without_a_place_calls_when_it_has_one_again() -> None:
    assert isinstance(asked(replace(begun().table, is_placeless=True)), Wait)


def test_a_pick_of_a_draft_is_left_to_the_edited_board_for_a_moment() -> None:
    table = shown(begun(3, "draft").table)
    assert asked(table) == Wait(table.moved_at + PICK_PATIENCE)
    called = call(table)
    assert decide_delivery(called, table, Preferences(), ALWAYS, called.at + PICK_PATIENCE) == Send(Way.MENTION)


# Who is called at all


def test_every_turn_is_called_once_from_the_first_to_the_last() -> None:
    game = begun()
    over = civ_game(game.play_out().match)
    assert over.lines
    calls = [(notice.user_id, notice.about) for notice in notices(game, "turn")]
    assert len(calls) == len(set(calls))
    turns = {turn or 0 for _, turn in calls}
    assert turns == set(range(min(turns), over.position.turns))


def test_every_pick_of_a_draft_calls_everybody_once() -> None:
    game = begun(3, "draft")
    assert [notice.kind for notice in game.around.notices] == ["turn"] * 3
    for _ in range(3):
        game.step()
    assert len(game.around.notices) == 6


def test_who_takes_their_seat_back_in_the_middle_of_their_turn_is_not_called_again() -> None:
    game = begun(3)
    user = game.who()
    game.all_propose(VoteKind.PAUSE, user, *game.others)
    game.away(user)
    game.come_back(user)
    assert len(notices(game, "turn")) == 1

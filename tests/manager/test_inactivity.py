"""What counts as inactivity: not a pause, nor what lies before the laws, nor a hidden place; and what follows."""

import pytest
from bot.manager.tables import Tables
from bot.reasons import GameError
from bot.store import Store
from bot.table import inactivity
from bot.table.errors import TableError, TooEarly
from bot.table.kinds import AtZero, LapseOutcome, PollOutcome, VoteKind
from bot.table.limits import Limits
from bot.table.moderation_actions import ActKind
from bot.table.motions import BackTo, OneSeat
from bot.table.table import Table
from bot.table.values import Clock as TurnClock, Lapse, TableId, UserId
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from tests.manager.craft import Clock, SLOW, begun, new_tables, step
from tests.manager.test_absent import absent_twice
from tests.manager.test_moderation import MOD
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
from tests.table.tables import NAMES, key_of, legal, options, others, version, who

DAILY = TurnClock(24 * 3600)
MINUTE = TurnClock(60)


@pytest.fixture
def limits() -> Limits:
    return SLOW


async def rung(tables: Tables, table: Table) -> Table:
    await tables.run_due()
    return await tables.look(table.id)


async def asked_for(tables: Tables, table: Table, seat: int, user: UserId = EVE) -> Table:
    return (await tables.votes.propose(table.id, user, VoteKind.REPLACE, subject=OneSeat(seat), name=NAMES[user])).table


async def agreed(tables: Tables, table: Table, kind: VoteKind, *users: UserId) -> Table:
    for user in users:
        await tables.votes.answer(table.id, user, kind, agrees=True)
    return await tables.look(table.id)


async def refused(tables: Tables, table: Table, seat: int) -> str:
    """Why Eve may not ask for a seat."""
    with pytest.raises(GameError) as refusal:
        await asked_for(tables, table, seat)
    return key_of(refusal)


async def notified(tables: Tables, kind: str) -> list[UserId]:
    return [notice.user_id for notice in await tables.outbox.unsent(100) if notice.kind == kind]


def lapses(table: Table, seat: int, clock: Clock) -> int:
    return inactivity.lapses_in_a_row(table, seat, clock(), {})


# Two people, whoever else is at the table


async def test_beside_a_computer_two_players_still_need_each_others_consent(tables: Tables, clock: Clock) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(3), computers=1)
    await tables.lobbies.join(table.id, BO, "Bo")
    table = await tables.lobbies.begin(table.id, ADA)
    seat = (await tables.away(table.id, BO)).seat_of(BO)
    assert seat is not None
    await asked_for(tables, table, seat)
    await agreed(tables, table, VoteKind.REPLACE, ADA)
    clock.pass_(days=10)
    table = await rung(tables, table)
    assert (who(table, seat), table.polls[-1].outcome) == (BO, PollOutcome.LAPSED)


async def test_an_accomplice_who_resigns_leaves_two_who_need_each_others_consent(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 3)
    seat = (await tables.away(table.id, BO)).seat_of(BO)
    assert seat is not None
    await asked_for(tables, table, seat)
    await agreed(tables, table, VoteKind.REPLACE, ADA, CY)
    await tables.resign(table.id, CY)
    clock.pass_(days=10)
    table = await rung(tables, table)
    assert (who(table, seat), table.polls[0].outcome) == (BO, PollOutcome.LAPSED)


# What is no inactivity


Pause = Callable[[Tables, Table], Awaitable[None]]


async def _paused_by_all(tables: Tables, table: Table) -> None:
    for user in (ADA, BO):
        await tables.votes.propose(table.id, user, VoteKind.PAUSE)


async def _paused_by_a_moderator(tables: Tables, table: Table) -> None:
    await tables.moderation.moderate(table.id, MOD, ActKind.PAUSE, "a break")


@pytest.mark.parametrize("pause", [_paused_by_all, _paused_by_a_moderator])
async def test_nobody_was_silent_in_a_pause(tables: Tables, clock: Clock, pause: Pause) -> None:
    table = await begun(tables)
    seat, (here,) = table.waiting[0], others(table)
    await pause(tables, table)
    clock.pass_(days=30)
    table = await tables.votes.resume(table.id, here)
    assert (table.is_paused, lapses(table, seat, clock)) == (False, 0)
    with pytest.raises(TooEarly) as refusal:
        await tables.votes.propose(table.id, here, VoteKind.AUTOMATIC)
    assert key_of(refusal) == "too-early"
    assert not (await tables.votes.cancel(table.id, here)).is_decided
    clock.pass_(days=2)
    assert (await rung(tables, table)).status == "playing"


async def test_of_older_lapses_only_those_in_a_row_are_known(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, clock=DAILY)
    seat = table.waiting[0]
    old = tuple(Lapse(seat, "Ada", 0, clock() - timedelta(days=day), LapseOutcome.TURN) for day in (30, 20, 10))
    table = replace(table, lapses=old, presence=())
    assert lapses(table, seat, clock) == 0
    late = replace(table.timers[seat], lapses=1)
    timers = tuple(late if each == seat else timer for each, timer in enumerate(table.timers))
    assert lapses(replace(table, timers=timers), seat, clock) == 1


async def test_where_no_call_reaches_somebody_he_is_not_silent_for_three_days(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    seat, (here,) = table.waiting[0], others(table)
    table = await tables.posts.mark_unreached(table.id, {who(table)})
    clock.pass_(days=3)
    assert lapses(table, seat, clock) == 0
    await tables.votes.propose(table.id, here, VoteKind.PAUSE)
    clock.pass_(days=2, hours=23)
    assert not (await rung(tables, table)).is_paused
    clock.pass_(hours=1)
    assert (await rung(tables, table)).is_paused


async def test_nobodys_silence_counts_before_he_was_asked(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    late, (here,) = who(table), others(table)
    clock.pass_(days=30)
    assert not (await tables.votes.propose(table.id, here, VoteKind.PAUSE)).is_decided
    assert await notified(tables, "vote") == [late]
    clock.pass_(days=2, hours=23)
    assert not (await rung(tables, table)).is_paused
    clock.pass_(hours=1)
    assert (await rung(tables, table)).is_paused


async def test_who_has_answered_anything_since_he_was_asked_is_not_silent(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 3)
    here, other = others(table)
    await tables.votes.propose(table.id, here, VoteKind.PAUSE)
    await tables.votes.answer(table.id, other, VoteKind.PAUSE, agrees=True)
    clock.pass_(hours=1)
    await tables.votes.propose(table.id, who(table), VoteKind.CANCEL)
    clock.pass_(days=2, hours=23)
    table = await rung(tables, table)
    assert (table.is_paused, table.polls[0].outcome) == (False, PollOutcome.LAPSED)


# One lapse makes no free seat


async def _lapsed_once(tables: Tables, clock: Clock, at_zero: AtZero | None, players: int) -> tuple[Table, int]:
    """A table at which the computer has just got the seat of somebody who was late once, and that seat."""
    turn = None if at_zero is None else replace(DAILY, at_zero=at_zero)
    table = await begun(tables, players, clock=turn)
    seat = table.waiting[0]
    clock.pass_(days=1)
    if at_zero is None:
        for user in others(table):
            await tables.votes.propose(table.id, user, VoteKind.AUTOMATIC)
    table = await rung(tables, table)
    assert (table.sitters[seat].is_automatic, table.sitters[seat].is_stand_in) == (True, False)
    return table, seat


@pytest.mark.parametrize("at_zero", [AtZero.SEAT, None])
@pytest.mark.parametrize("players", [2, 3])
async def test_the_seat_of_who_was_late_once_is_his_until_another_turn_has_passed(
    tables: Tables, clock: Clock, at_zero: AtZero | None, players: int
) -> None:
    table, seat = await _lapsed_once(tables, clock, at_zero, players)
    assert await refused(tables, table, seat) == "seat-kept"
    clock.pass_(hours=23)
    assert await refused(tables, table, seat) == "seat-kept"
    clock.pass_(hours=1)
    late = who(table, seat)
    await asked_for(tables, table, seat)
    await agreed(tables, table, VoteKind.REPLACE, *(user for user in (ADA, BO, CY)[:players] if user != late))
    clock.pass_(hours=23)
    assert who(await rung(tables, table), seat) == late
    clock.pass_(hours=1)
    assert who(await rung(tables, table), seat) == EVE


@pytest.mark.parametrize("at_zero", [AtZero.SEAT, None])
async def test_who_says_no_keeps_his_seat_and_begins_anew_to_be_silent(
    tables: Tables, clock: Clock, at_zero: AtZero | None
) -> None:
    table, seat = await _lapsed_once(tables, clock, at_zero, 3)
    clock.pass_(days=1)
    await asked_for(tables, table, seat)
    ballot = await tables.votes.answer(table.id, who(table, seat), VoteKind.REPLACE, agrees=False)
    assert ballot.is_refused
    assert lapses(ballot.table, seat, clock) == 0
    clock.pass_(hours=47)
    assert await refused(tables, table, seat) == "seat-kept"
    clock.pass_(hours=1)
    await asked_for(tables, table, seat)


async def test_a_vacation_is_no_silence_either(tables: Tables, clock: Clock) -> None:
    table, seat = await _lapsed_once(tables, clock, AtZero.SEAT, 3)
    today = clock().date()
    await tables.profiles.add_vacation(who(table, seat), today, today + timedelta(days=3))
    clock.pass_(days=3)
    assert await refused(tables, table, seat) == "seat-kept"


@pytest.mark.parametrize("at_zero", [AtZero.SEAT, None])
async def test_two_call_off_a_game_that_the_other_has_left_to_itself(
    tables: Tables, clock: Clock, at_zero: AtZero | None
) -> None:
    table, seat = await _lapsed_once(tables, clock, at_zero, 2)
    (here,) = {ADA, BO} - {who(table, seat)}
    assert not (await tables.votes.cancel(table.id, here)).is_decided
    clock.pass_(days=2, hours=23)
    assert (await rung(tables, table)).status == "playing"
    clock.pass_(hours=1)
    assert (await rung(tables, table)).status == "cancelled"


async def test_who_went_away_himself_never_lapses(tables: Tables, clock: Clock) -> None:
    table = await begun(tables)
    table = await tables.away(table.id, BO)
    clock.pass_(days=30)
    seat = table.seat_of(BO)
    assert seat is not None
    assert lapses(table, seat, clock) == 0


async def test_a_time_in_which_the_bot_was_down_is_nobodys_silence(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    await tables.start()
    table, seat = await _lapsed_once(tables, clock, AtZero.SEAT, 3)
    await tables.stop()
    clock.pass_(days=5)
    again = new_tables(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    await again.start()
    assert lapses(await again.look(table.id), seat, clock) == 1
    await again.stop()


# Whether to go on


async def _asked_to_go_on(tables: Tables, clock: Clock) -> tuple[TableId, UserId, UserId]:
    """A quick game of two, one of whom has run out of time twice; who is there, and who is late."""
    table, seat = await absent_twice(tables, await begun(tables, clock=MINUTE), clock)
    assert [motion.kind for motion in table.motions] == [VoteKind.GO_ON]
    (here,) = {ADA, BO} - {who(table, seat)}
    return table.id, here, who(table, seat)


async def test_who_would_not_go_on_asks_the_late_one_and_ends_nothing_alone(tables: Tables, clock: Clock) -> None:
    table_id, here, late = await _asked_to_go_on(tables, clock)
    ballot = await tables.votes.answer(table_id, here, VoteKind.GO_ON, agrees=False)
    assert (ballot.is_refused, ballot.table.status) == (True, "playing")
    (motion,) = ballot.table.motions
    assert [(voice.kind, voice.user_id, voice.agrees) for voice in ballot.table.voices] == [("cancel", here, True)]
    assert motion.due_at - clock() >= timedelta(minutes=10)
    assert late in await notified(tables, "vote")
    clock.pass_(minutes=9)
    assert (await rung(tables, ballot.table)).status == "playing"
    table = (await tables.votes.answer(table_id, late, VoteKind.CANCEL, agrees=False)).table
    assert (table.status, table.polls[-1].outcome) == ("playing", PollOutcome.REFUSED)


async def test_the_late_ones_silence_ends_it(tables: Tables, clock: Clock) -> None:
    table_id, here, _ = await _asked_to_go_on(tables, clock)
    table = (await tables.votes.answer(table_id, here, VoteKind.GO_ON, agrees=False)).table
    clock.pass_(minutes=10)
    assert (await rung(tables, table)).status == "cancelled"


async def test_a_no_to_going_on_is_a_yes_to_the_end_that_was_asked_for_before(tables: Tables, clock: Clock) -> None:
    table, seat = await absent_twice(tables, await begun(tables, 3, clock=DAILY), clock)
    one, two = others(table)
    await tables.votes.cancel(table.id, one)
    await tables.votes.answer(table.id, one, VoteKind.GO_ON, agrees=False)
    table = (await tables.votes.answer(table.id, two, VoteKind.GO_ON, agrees=False)).table
    assert [motion.kind for motion in table.motions] == [VoteKind.CANCEL]
    assert {voice.user_id for voice in table.voices} == {one, two}
    table = (await tables.votes.answer(table.id, who(table, seat), VoteKind.CANCEL, agrees=True)).table
    assert table.status == "cancelled"


# What a yes is a yes to


async def test_to_ask_for_another_undo_is_no_yes_to_the_first(tables: Tables) -> None:
    table = await begun(tables)
    mover, (other,) = who(table), others(table)
    table = await step(tables, await step(tables, table))
    await tables.votes.propose(table.id, mover, VoteKind.UNDO, subject=BackTo(0))
    with pytest.raises(TableError) as refusal:
        await tables.votes.propose(table.id, other, VoteKind.UNDO, subject=BackTo(1))
    assert key_of(refusal) == "vote-open"
    assert (await tables.votes.propose(table.id, other, VoteKind.UNDO, subject=BackTo(0))).is_decided


async def test_an_undo_asks_who_would_be_in_the_game_again(tables: Tables) -> None:
    table = await begun(tables, 3)
    mover, (gone, other) = who(table), others(table)
    table = await step(tables, table)
    table = await tables.resign(table.id, gone)
    assert not (await tables.votes.propose(table.id, mover, VoteKind.UNDO, subject=BackTo(0))).is_decided
    assert set(await notified(tables, "vote")) == {gone, other}
    assert not (await tables.votes.answer(table.id, other, VoteKind.UNDO, agrees=True)).is_decided
    ballot = await tables.votes.answer(table.id, gone, VoteKind.UNDO, agrees=True)
    assert ballot.is_decided
    assert ballot.table.match is not None
    assert ballot.table.match.is_in(ballot.table.seat_of(gone) or 0)


async def test_an_undo_is_not_free_where_somebody_who_has_left_would_be_back(tables: Tables) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(3), computers=1)
    await tables.lobbies.join(table.id, BO, "Bo")
    table = await tables.lobbies.begin(table.id, ADA)
    while who(table) < 0:
        table = await tables._move(table.id, table.waiting[0], legal(table)[0], version(table))  # pyright: ignore[reportPrivateUsage]  # as its task would
    mover = who(table)
    (gone,) = {ADA, BO} - {mover}
    back = table.number
    table = await tables.resign((await step(tables, table)).id, gone)
    ballot = await tables.votes.propose(table.id, mover, VoteKind.UNDO, subject=BackTo(back))
    assert (ballot.is_decided, ballot.table.has_take_backs) == (False, False)


# Nobody gets a second seat


async def test_whoever_was_replaced_before_the_first_line_gets_no_other_seat(tables: Tables) -> None:
    table = await begun(tables, 3)
    seat, mine = table.seat_of(CY), table.seat_of(BO)
    assert seat is not None
    assert mine is not None
    await tables.away(table.id, CY)
    await asked_for(tables, table, seat)
    table = await agreed(tables, table, VoteKind.REPLACE, ADA, BO, CY)
    assert (who(table, seat), table.number) == (EVE, 0)
    await tables.away(table.id, EVE)
    await asked_for(tables, table, seat, DI)
    table = await agreed(tables, table, VoteKind.REPLACE, ADA, BO, EVE)
    assert (who(table, seat), table.number) == (DI, 0)
    await tables.away(table.id, BO)
    for user in (CY, EVE):
        with pytest.raises(GameError) as refusal:
            await asked_for(tables, table, mine, user)
        assert key_of(refusal) == "seat-held"


async def test_hiding_a_place_again_and_again_gives_no_more_days_and_tells_once(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 2, clock=DAILY)
    user = who(table)
    for _ in range(3):
        await tables.posts.mark_unreached(table.id, [user])
        clock.pass_(days=1, hours=12)
        await tables.run_due()
        await tables.posts.mark_unreached(table.id, [])
        clock.pass_(minutes=1)
        table = await rung(tables, table)
    assert len(await notified(tables, "unreached")) == 2, "each of the two, once"
    assert [lapse.seat for lapse in table.lapses] == [table.seat_of(user)]


async def test_losing_a_place_again_and_again_gives_no_more_days(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 2, clock=DAILY)
    for _ in range(3):
        await tables.posts.lose_place(table.id)
        clock.pass_(days=1, hours=12)
        await tables.run_due()
        await tables.posts.bring(table.id, HERE)
        clock.pass_(minutes=1)
        table = await rung(tables, table)
    assert len(table.lapses) == 1


async def test_in_another_turn_a_hidden_place_counts_anew(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 2, clock=DAILY)
    user, number = who(table), table.id
    await tables.posts.mark_unreached(number, [user])
    clock.pass_(days=2)
    await tables.posts.mark_unreached(number, [])
    while who(table) == user:
        table = await step(tables, table)
    while who(table) != user:
        table = await step(tables, table)
    await tables.posts.mark_unreached(number, [user])
    clock.pass_(days=2)
    table = await rung(tables, table)
    assert table.lapses == ()

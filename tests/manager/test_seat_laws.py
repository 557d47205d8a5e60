"""A seat is its holder's: what the others may decide about him, or without him, and when."""

import asyncio
import json
import pytest
from bot.manager.tables import Tables
from bot.reasons import GameError
from bot.store import Store
from bot.table.actors import Moderator
from bot.table.errors import AlreadySeated, TableError
from bot.table.kinds import PollOutcome, VoteKind
from bot.table.limits import Limits
from bot.table.motions import BackTo, OneSeat
from bot.table.table import Table
from bot.table.values import Clock as TurnClock, UserId
from collections.abc import Awaitable, Callable
from datetime import timedelta
from tests.manager.craft import Clock, begun, new_tables, step
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
from tests.table.tables import key_of, options, others, who

DAILY = TurnClock(24 * 3600)
LIVE = TurnClock(300)


async def away(tables: Tables, table: Table, user: UserId) -> int:
    """He leaves his seat to the computer; which it is."""
    await tables.away(table.id, user)
    seat = table.seat_of(user)
    assert seat is not None
    return seat


async def ask(tables: Tables, table: Table, seat: int, *, agree: tuple[UserId, ...]) -> Table:
    """Eve asks for a seat, and these agree."""
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    for user in agree:
        await tables.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    return await tables.look(table.id)


async def rung(tables: Tables, table: Table) -> Table:
    await tables.run_due()
    return await tables.look(table.id)


async def notified(tables: Tables, kind: str) -> list[UserId]:
    return [notice.user_id for notice in await tables.outbox.unsent(100) if notice.kind == kind]


async def test_a_friend_does_not_get_the_absent_opponents_hand_on_the_opponents_vote(
    tables: Tables, clock: Clock
) -> None:
    table = await begun(tables, 2)
    seat = await away(tables, table, BO)
    table = await ask(tables, table, seat, agree=(ADA,))
    assert table.sitters[seat].user_id == BO
    assert await notified(tables, "seat") == [BO]
    clock.pass_(days=10)
    table = await rung(tables, table)
    assert (table.sitters[seat].user_id, table.polls[-1].outcome) == (BO, PollOutcome.LAPSED)


async def test_he_may_give_it_away_himself_and_is_told(tables: Tables) -> None:
    table = await begun(tables, 2)
    seat = await away(tables, table, BO)
    await ask(tables, table, seat, agree=(ADA,))
    ballot = await tables.votes.answer(table.id, BO, VoteKind.REPLACE, agrees=True)
    assert (ballot.is_decided, ballot.table.sitters[seat].user_id) == (True, EVE)
    assert await notified(tables, "replaced") == [BO]


async def with_a_friend_in_the_computers_seat(tables: Tables) -> Table:
    """Ada and Bo have sat down with a computer; while Bo is away, Ada lets Eve have the computer's seat."""
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(3), computers=1)
    await tables.lobbies.join(table.id, BO, "Bo")
    table = await tables.lobbies.begin(table.id, ADA)
    await tables.away(table.id, BO)
    table = await ask(tables, table, next(seat for seat in range(3) if table.sitters[seat].is_computer), agree=(ADA,))
    assert table.seat_of(EVE) is not None
    return table


async def test_a_friend_in_the_computers_seat_outvotes_nobody_of_two(tables: Tables, clock: Clock) -> None:
    table = await with_a_friend_in_the_computers_seat(tables)
    seat = table.seat_of(BO)
    assert seat is not None
    await tables.votes.propose(table.id, DI, VoteKind.REPLACE, subject=OneSeat(seat), name="Di")
    for user in (ADA, EVE):
        await tables.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    clock.pass_(days=10)
    table = await rung(tables, table)
    assert (table.sitters[seat].user_id, table.polls[-1].outcome) == (BO, PollOutcome.LAPSED)


async def test_a_friend_in_the_computers_seat_calls_off_no_game_of_two(tables: Tables, clock: Clock) -> None:
    table = await with_a_friend_in_the_computers_seat(tables)
    await tables.votes.propose(table.id, ADA, VoteKind.CANCEL)
    await tables.votes.answer(table.id, EVE, VoteKind.CANCEL, agrees=True)
    clock.pass_(days=10)
    table = await rung(tables, table)
    assert (table.status, table.polls[-1].outcome) == ("playing", PollOutcome.LAPSED)


async def cy_may_object(tables: Tables) -> tuple[Table, int]:
    """A game of three in which the two others let Eve have the seat of Cy, who is away; and that seat."""
    table = await begun(tables, 3, clock=TurnClock(3600))
    seat = await away(tables, table, CY)
    return await ask(tables, table, seat, agree=(ADA, BO)), seat


async def test_of_three_the_holder_has_half_a_day_to_object(tables: Tables, clock: Clock) -> None:
    table, seat = await cy_may_object(tables)
    clock.pass_(hours=11, minutes=59)
    assert (await rung(tables, table)).sitters[seat].user_id == CY
    clock.pass_(minutes=1)
    table = await rung(tables, table)
    assert (table.sitters[seat].user_id, table.polls[-1].outcome) == (EVE, PollOutcome.CARRIED)


async def test_the_time_to_object_does_not_run_while_nothing_reaches_him_for_three_days_at_most(
    tables: Tables, clock: Clock
) -> None:
    table, seat = await cy_may_object(tables)
    await tables.posts.mark_unreached(table.id, [CY])
    clock.pass_(days=3, hours=11)
    assert (await rung(tables, table)).sitters[seat].user_id == CY
    clock.pass_(hours=1, minutes=1)
    assert (await rung(tables, table)).sitters[seat].user_id == EVE


async def test_whom_a_question_for_his_seat_reaches_late_has_all_his_time_from_then(
    tables: Tables, clock: Clock
) -> None:
    table, seat = await cy_may_object(tables)
    await tables.posts.mark_unreached(table.id, [CY])
    clock.pass_(days=1)
    await tables.run_due()
    await tables.posts.mark_unreached(table.id, [])
    clock.pass_(hours=11)
    assert (await rung(tables, table)).sitters[seat].user_id == CY
    clock.pass_(hours=1, minutes=1)
    assert (await rung(tables, table)).sitters[seat].user_id == EVE


async def test_the_time_to_object_leaves_out_quiet_hours(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 3, clock=TurnClock(3600))
    await tables.profiles.set_quiet(CY, "22-6")
    seat = await away(tables, table, CY)
    table = await ask(tables, table, seat, agree=(ADA, BO))
    clock.pass_(hours=19, minutes=59)  # asked at noon: ten hours, then two more from six on
    assert (await rung(tables, table)).sitters[seat].user_id == CY
    clock.pass_(minutes=1)
    assert (await rung(tables, table)).sitters[seat].user_id == EVE


async def test_at_a_quick_table_he_has_two_turns_whatever_his_hours(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 3, clock=LIVE)
    await tables.profiles.set_quiet(CY, "11-15")
    seat = await away(tables, table, CY)
    table = await ask(tables, table, seat, agree=(ADA, BO))
    clock.pass_(minutes=9, seconds=59)
    assert (await rung(tables, table)).sitters[seat].user_id == CY
    clock.pass_(seconds=1)
    assert (await rung(tables, table)).sitters[seat].user_id == EVE


async def test_at_a_quick_table_silence_counts_for_ten_minutes(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    table = await begun(tables, 3, clock=LIVE)
    user, other = others(table)
    await tables.away(table.id, other)
    await tables.votes.propose(table.id, user, VoteKind.PAUSE)
    await tables.votes.answer(table.id, who(table), VoteKind.PAUSE, agrees=True)
    clock.pass_(minutes=9, seconds=59)
    assert not (await rung(tables, table)).is_paused
    clock.pass_(seconds=1)
    assert (await rung(tables, table)).is_paused
    await tables.stop()


async def test_one_objection_ends_it(tables: Tables) -> None:
    table = await begun(tables, 3)
    seat = await away(tables, table, CY)
    await ask(tables, table, seat, agree=(ADA,))
    ballot = await tables.votes.answer(table.id, CY, VoteKind.REPLACE, agrees=False)
    assert (ballot.is_refused, ballot.table.polls[-1].outcome) == (True, PollOutcome.REFUSED)


async def test_nobody_is_replaced_on_vacation_nor_is_its_time_counted(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 3)
    seat = await away(tables, table, CY)
    table = await ask(tables, table, seat, agree=(ADA, BO))
    today = clock().date()
    await tables.profiles.add_vacation(CY, today, today + timedelta(days=4))
    clock.pass_(days=4)
    assert (await rung(tables, table)).sitters[seat].user_id == CY
    assert (await tables.look(table.id)).polls[-1].is_open
    clock.pass_(days=2)
    assert (await rung(tables, table)).sitters[seat].user_id == EVE


async def test_one_timeout_makes_no_free_seat(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    table = await begun(tables, 3, clock=DAILY)
    late = table.waiting[0]
    clock.pass_(days=1)
    table = await rung(tables, table)
    assert table.sitters[late].is_stand_in
    with pytest.raises(TableError) as refusal:
        await ask(tables, table, late, agree=())
    assert key_of(refusal) == "seat-taken"
    await tables.stop()


async def test_of_two_one_who_has_lapsed_twice_loses_his_seat_after_another_turn(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 2, clock=DAILY)
    late = table.sitters[table.waiting[0]].user_id
    seat = table.waiting[0]
    while len(table.lapses) < 2:
        clock.pass_(days=1)
        table = await rung(tables, table)
        while table.waiting and table.sitters[table.waiting[0]].user_id != late and table.status == "playing":
            table = await step(tables, table)
    (here,) = {ADA, BO} - {late}
    assert table.sitters[seat].is_automatic
    await ask(tables, table, seat, agree=(here,))
    clock.pass_(hours=23)
    assert (await rung(tables, table)).sitters[seat].user_id == late
    clock.pass_(hours=1)
    assert (await rung(tables, table)).sitters[seat].user_id == EVE


async def test_who_has_had_a_seat_gets_no_other(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 3)
    seat = await away(tables, table, CY)
    await ask(tables, table, seat, agree=(ADA, BO))
    clock.pass_(days=2)
    table = await rung(tables, table)
    assert table.sitters[seat].user_id == EVE
    mine = await away(tables, table, BO)
    with pytest.raises(AlreadySeated) as refusal:
        await tables.votes.propose(table.id, CY, VoteKind.REPLACE, subject=OneSeat(mine), name="Cy")
    assert key_of(refusal) == "seat-held"


async def test_an_undo_takes_the_yes_of_who_is_away(tables: Tables) -> None:
    table = await begun(tables, 2)
    mover, (other,) = who(table), others(table)
    table = await step(tables, table)
    await tables.away(table.id, other)
    ballot = await tables.votes.propose(table.id, mover, VoteKind.UNDO, subject=BackTo(0))
    assert not ballot.is_decided
    ballot = await tables.votes.answer(table.id, other, VoteKind.UNDO, agrees=True)
    assert ballot.is_decided


async def test_against_computers_alone_it_is_free_and_marked(tables: Tables) -> None:
    changed = asyncio.Event()
    tables.on_change(lambda _: changed.set())
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(2), computers=1)
    table = await tables.lobbies.begin(table.id, ADA)
    while who(table) != ADA:
        await changed.wait()
        changed.clear()
        table = await tables.look(table.id)
    table = await step(tables, table)
    ballot = await tables.votes.propose(table.id, ADA, VoteKind.UNDO, subject=BackTo(table.number - 1))
    assert (ballot.is_decided, ballot.table.has_take_backs) == (True, True)
    (summary,) = await tables.lists.of_user(ADA, status=None)
    assert summary.has_take_backs
    header, *_ = await tables.transcript(table.id, EVE, is_bot_owner=True)
    assert json.loads(header)["take_backs"] is True


async def test_a_pause_takes_the_yes_of_who_is_away_until_his_silence_has_lasted_three_days(
    tables: Tables, clock: Clock
) -> None:
    table = await begun(tables, 2)
    await tables.away(table.id, BO)
    assert not (await tables.votes.propose(table.id, ADA, VoteKind.PAUSE)).is_decided
    clock.pass_(hours=71)
    assert not (await rung(tables, table)).is_paused
    clock.pass_(hours=1)
    assert (await rung(tables, table)).is_paused


async def test_two_do_not_call_a_game_off_without_each_other(tables: Tables, clock: Clock) -> None:
    table = await begun(tables, 2)
    await tables.away(table.id, BO)
    await tables.votes.cancel(table.id, ADA)
    clock.pass_(days=30)
    table = await rung(tables, table)
    assert (table.status, table.polls[-1].outcome) == ("playing", PollOutcome.LAPSED)


async def test_but_they_do_once_the_other_has_let_two_turns_and_three_days_pass(store: Store, clock: Clock) -> None:
    tables = new_tables(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    table = await begun(tables, 2)
    here = others(table)[0]
    clock.pass_(days=2)
    assert not (await tables.votes.cancel(table.id, here)).is_decided
    clock.pass_(days=3)
    assert (await rung(tables, table)).status == "cancelled"
    await tables.stop()


async def test_a_vote_that_nobody_could_answer_is_refused(tables: Tables) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(2, clock=DAILY), computers=1)
    table = await tables.lobbies.begin(table.id, ADA)
    with pytest.raises(GameError) as refusal:
        await tables.votes.propose(table.id, ADA, VoteKind.EXTEND)
    assert key_of(refusal) == "nobody-to-ask"


@pytest.mark.parametrize("clock_of_table", [None, DAILY, LIVE])
async def test_whoever_answers_is_not_silent(store: Store, clock: Clock, clock_of_table: TurnClock | None) -> None:
    tables = new_tables(store, clock, limits=Limits(automatic_pause=10**6, tick=None))
    table = await begun(tables, 3, clock=clock_of_table)
    here = others(table)
    await tables.votes.propose(table.id, here[0], VoteKind.PAUSE)
    before = await tables.look(table.id)
    await tables.votes.answer(table.id, here[1], VoteKind.PAUSE, agrees=True)
    after = await tables.look(table.id)
    seat = table.seat_of(here[1])
    assert seat is not None
    assert before.presence[seat].seen_at is None
    assert after.presence[seat].seen_at == clock()
    assert not after.is_paused
    await tables.stop()


async def barred(tables: Tables) -> None:
    await tables.profiles.set_guild_preference(1, "barred", [EVE])


async def blocked(tables: Tables) -> None:
    await tables.profiles.set_preference(ADA, "blocked", [EVE])


async def gone(tables: Tables) -> None:
    async def is_member(guild: int, user: UserId) -> bool:
        return user != EVE

    tables.votes.ask_members(is_member)


@pytest.mark.parametrize("happens", [barred, blocked, gone])
async def test_no_seat_goes_at_its_deadline_to_somebody_barred_blocked_or_gone(
    tables: Tables, clock: Clock, happens: Callable[[Tables], Awaitable[None]]
) -> None:
    table = await begun(tables, 3)
    seat = await away(tables, table, CY)
    table = await ask(tables, table, seat, agree=(ADA, BO))
    await happens(tables)
    clock.pass_(days=2)
    table = await rung(tables, table)
    assert (table.sitters[seat].user_id, table.polls[-1].outcome) == (CY, PollOutcome.GONE)


async def test_a_block_or_a_bar_ends_what_he_asks_for_at_once(tables: Tables, clock: Clock) -> None:
    first, second = [await begun(tables, 3) for _ in range(2)]
    assert (await ask(tables, first, await away(tables, first, CY), agree=())).motions
    await tables.blocks.switch(BO, EVE)
    assert [poll.outcome for poll in (await tables.look(first.id)).polls] == [PollOutcome.GONE]
    await tables.blocks.switch(BO, EVE)
    clock.pass_(minutes=30)
    assert (await ask(tables, second, await away(tables, second, CY), agree=())).motions
    await tables.moderation.bar(Moderator(ADA, "Ada", 1), EVE, "spam", is_barred=True)
    assert [poll.outcome for poll in (await tables.look(second.id)).polls] == [PollOutcome.GONE]

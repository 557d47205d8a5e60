"""Whoever is absent for a turn keeps his say, whoever is back is back, and nobody's game is left standing."""

import pytest
from bot.manager.tables import Tables
from bot.table.errors import StaleDecision, TableError, TooEarly
from bot.table.kinds import Status, VoteKind
from bot.table.limits import Limits
from bot.table.motions import OneSeat, subject_from
from bot.table.table import Table
from bot.table.values import Clock
from dataclasses import replace
from datetime import timedelta
from tests.manager.craft import Clock as Time, SLOW, begun
from tests.table.people import ADA, BO, EVE, HERE
from tests.table.tables import NAMES, key_of, legal, options, others, version, who

DAY = Clock(24 * 3600)
DAY_LONG = timedelta(days=1)


@pytest.fixture
def limits() -> Limits:
    return SLOW


async def timed_out(tables: Tables, table: Table, clock: Time) -> Table:
    clock.pass_(days=1)
    await tables.run_due()
    return await tables.look(table.id)


async def turn_over(tables: Tables, table: Table) -> Table:
    """The awaited seat plays, or is played, until another is awaited."""
    (seat,) = table.waiting
    while table.status == Status.PLAYING and table.waiting == (seat,):
        chosen = "end" if "end" in legal(table) else legal(table)[0]
        if table.sitters[seat].is_automatic:
            table = await tables._move(table.id, seat, chosen, version(table))  # pyright: ignore[reportPrivateUsage]  # as its task would
        else:
            table = await tables.submit(table.id, who(table), [chosen], version=version(table))
    return table


async def absent_twice(tables: Tables, table: Table, clock: Time) -> tuple[Table, int]:
    """A table one of whose people has run out of time twice in a row, and his seat."""
    (seat,) = table.waiting
    table = await turn_over(tables, await timed_out(tables, table, clock))
    while table.waiting != (seat,):
        table = await turn_over(tables, table)
    return await timed_out(tables, table, clock), seat


@pytest.mark.parametrize("kind", [VoteKind.UNDO, VoteKind.CANCEL, VoteKind.PAUSE])
async def test_somebody_stood_in_for_is_asked_like_the_others(tables: Tables, clock: Time, kind: VoteKind) -> None:
    table = await turn_over(tables, await begun(tables, clock=DAY))
    (here,) = others(table)
    late = who(table)
    await timed_out(tables, table, clock)
    ballot = await tables.votes.propose(table.id, here, kind, subject=subject_from(kind, 0))
    assert not ballot.is_decided
    assert (await tables.votes.answer(table.id, late, kind, agrees=True)).is_decided


async def test_nobody_takes_a_seat_unasked_while_everybody_is_stood_in_for(tables: Tables, clock: Time) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(2, clock=DAY), computers=1)
    table = await tables.lobbies.begin(table.id, ADA)
    computer = next(seat for seat, sitter in enumerate(table.sitters) if sitter.is_computer)
    if table.waiting == (computer,):
        table = await turn_over(tables, table)
    table = await timed_out(tables, table, clock)
    ballot = await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(computer), name=NAMES[EVE])
    assert (ballot.is_decided, ballot.needed) == (False, 1)


async def test_who_has_come_back_is_no_longer_voted_on(tables: Tables, clock: Time) -> None:
    table, seat = await absent_twice(tables, await begun(tables, 3, clock=DAY), clock)
    assert [motion.kind for motion in table.motions] == [VoteKind.GO_ON]
    (refuser, _) = others(table)
    await tables.votes.answer(table.id, refuser, VoteKind.GO_ON, agrees=False)
    table = await tables.come_back(table.id, who(table, seat))
    assert (table.motions, table.voices) == ((), ())
    assert [poll.outcome for poll in table.polls] == ["moot"]


async def test_a_substitute_does_not_answer_for_the_timeouts_before_him(tables: Tables, clock: Time) -> None:
    table, seat = await absent_twice(tables, await begun(tables, 2, clock=DAY), clock)
    (here,) = others(table)
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name=NAMES[EVE])
    await tables.votes.answer(table.id, here, VoteKind.REPLACE, agrees=True)
    table = await timed_out(tables, table, clock)
    assert table.sitters[seat].user_id == EVE
    assert (table.timers[seat].lapses, table.timers[seat].left) == (0, DAY_LONG)
    table = await timed_out(tables, table, clock)
    assert table.sitters[seat].is_stand_in, "it was his first"


async def test_a_substitute_has_a_turns_time_at_least(tables: Tables, clock: Time) -> None:
    table = await begun(tables, 3, clock=DAY)
    (seat,) = table.waiting
    clock.pass_(hours=23)
    await tables.away(table.id, who(table))
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name=NAMES[EVE])
    for user in others(table):
        await tables.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    table = await timed_out(tables, table, clock)
    assert table.sitters[seat].user_id == EVE
    assert table.timers[seat].left == DAY_LONG


async def test_a_game_in_which_only_computers_are_left_is_called_off(tables: Tables, clock: Time) -> None:
    clocked = options(3, clock=replace(DAY, at_zero="eliminate"))
    table = await tables.lobbies.create(ADA, "Ada", HERE, clocked, computers=2)
    table = await tables.lobbies.begin(table.id, ADA)
    while who(table) != ADA:
        table = await turn_over(tables, table)
    table = await timed_out(tables, table, clock)
    assert table.status == Status.CANCELLED


async def test_nobody_is_asked_where_nobody_else_plays(tables: Tables, clock: Time) -> None:
    clocked = options(2, clock=replace(DAY, at_zero="seat"))
    table = await tables.lobbies.create(ADA, "Ada", HERE, clocked, computers=1)
    table = await tables.lobbies.begin(table.id, ADA)
    while who(table) != ADA:
        table = await turn_over(tables, table)
    table, _ = await absent_twice(tables, table, clock)
    assert (table.motions, table.polls) == ((), ())
    assert table.automatic_waiting, "the game goes on"


async def test_the_automatic_player_does_not_move_in_a_pause(tables: Tables, clock: Time) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(3), computers=1)
    await tables.lobbies.join(table.id, BO, "Bo")
    table = await tables.lobbies.begin(table.id, ADA)
    while not table.automatic_waiting:
        table = await turn_over(tables, table)
    (seat,) = table.waiting
    for user in (ADA, BO):
        ballot = await tables.votes.propose(table.id, user, VoteKind.PAUSE)
    assert ballot.table.is_paused
    with pytest.raises(StaleDecision):  # what it had thought of before
        await tables._move(table.id, seat, legal(table)[0], version(table))  # pyright: ignore[reportPrivateUsage]  # as its task would


async def test_more_time_for_the_others_does_not_forgive_a_timeout(tables: Tables, clock: Time) -> None:
    table = await begun(tables, 4, clock=DAY)
    (seat,) = table.waiting
    asks, *rest = others(table)
    await timed_out(tables, table, clock)
    await tables.votes.propose(table.id, asks, VoteKind.EXTEND)
    for user in rest:
        table = (await tables.votes.answer(table.id, user, VoteKind.EXTEND, agrees=True)).table
    assert [poll.outcome for poll in table.polls] == ["carried"]
    table = await turn_over(tables, table)
    assert table.timers[seat].lapses == 1


async def test_where_a_clock_runs_it_alone_says_when_somebody_is_absent(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=Clock(3 * 24 * 3600))
    (here,) = others(table)
    clock.pass_(days=2)
    with pytest.raises(TooEarly) as refusal:
        await tables.votes.propose(table.id, here, VoteKind.AUTOMATIC)
    assert refusal.value.reason.values["at"] == (clock.time + timedelta(days=1)).timestamp()


@pytest.mark.parametrize("clocked", [None, DAY])
async def test_nobody_is_absent_in_a_pause(tables: Tables, clock: Time, clocked: Clock | None) -> None:
    table = await begun(tables, clock=clocked)
    for user in (ADA, BO):
        await tables.votes.propose(table.id, user, VoteKind.PAUSE)
    clock.pass_(days=2)
    with pytest.raises(TableError) as refusal:
        await tables.votes.propose(table.id, others(table)[0], VoteKind.AUTOMATIC)
    assert key_of(refusal) == "already-paused"

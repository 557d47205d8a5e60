"""Who leaves his seat to the automatic player for a while, and comes back."""

import asyncio
from functools import partial

import pytest

from bot.manager.tables import Tables
from bot.store import Store
from bot.table.errors import NotPlaying, NotSeated, TableError, TooEarly
from bot.table.kinds import VoteKind
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import Clock as TurnClock
from bot.table.values import UserId
from tests.manager.craft import Clock, begun, new_tables, step
from tests.manager.test_votes import settled
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import key_of, legal, options, others, version, who


def automatic(table: Table) -> set[UserId]:
    """The people the automatic player plays for."""
    return {sitter.user_id for sitter in table.sitters if sitter.is_automatic}


async def test_the_computer_plays_from_now_on_until_the_owner_comes_back(tables: Tables) -> None:
    table = await begun(tables)
    leaver, stayer = who(table), others(table)[0]
    assert automatic(await tables.away(table.id, leaver)) == {leaver}
    table = await settled(tables, table.id, lambda now: who(now) == stayer)
    assert table.number > 0
    await tables.come_back(table.id, leaver)
    while who(table := await tables.look(table.id)) == stayer:
        await step(tables, table)
    await asyncio.sleep(0.02)
    assert (await tables.look(table.id)).number == table.number, "it waits for its owner again"


async def test_who_is_not_awaited_may_leave_too_and_a_move_of_his_is_not_lost(tables: Tables) -> None:
    table = await begun(tables, 3)
    leaver = who(table)
    table = await step(tables, table)
    table = await tables.away(table.id, leaver)
    assert table.number == 1
    for user in (leaver, others(table)[0]):
        if user != leaver:
            table = await tables.away(table.id, user)
    assert len(table.humans) == 1


async def test_a_draft_goes_on_without_who_is_away(tables: Tables) -> None:
    table = await begun(tables, 3, "draft")
    await tables.away(table.id, ADA)
    table = await settled(tables, table.id, lambda now: who(now) != ADA and table.seat_of(ADA) not in now.waiting)
    assert table.waiting
    await tables.come_back(table.id, ADA)
    for _ in range(2):
        table = await step(tables, await tables.look(table.id))
    assert table.seat_of(ADA) in table.waiting, "the next packs are passed on, and hers waits for her"


async def test_the_last_person_present_stays(tables: Tables) -> None:
    table = await begun(tables)
    await tables.away(table.id, ADA)
    with pytest.raises(TableError) as refusal:
        await tables.away(table.id, BO)
    assert key_of(refusal) == "last-person"
    await tables.come_back(table.id, ADA)
    assert automatic(await tables.away(table.id, BO)) == {BO}


async def test_alone_against_computers_one_keeps_nobody_waiting(tables: Tables) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(3), computers=2)
    table = await tables.lobbies.begin(table.id, ADA)
    with pytest.raises(TableError) as refusal:
        await tables.away(table.id, ADA)
    assert key_of(refusal) == "last-person"


async def test_twice_is_refused_and_changes_nothing(tables: Tables) -> None:
    table = await begun(tables, 3)
    first, second = await asyncio.gather(
        *(tables.away(table.id, others(table)[0]) for _ in range(2)), return_exceptions=True
    )
    assert isinstance(first, Table)
    assert isinstance(second, TableError)
    assert second.reason.key == "seat-automatic"
    assert (await tables.look(table.id)).revision == first.revision


async def test_a_move_or_an_undo_pressed_while_away_is_refused(tables: Tables) -> None:
    table = await begun(tables)
    leaver = who(table)
    for user in others(table):
        await tables.away(table.id, user)
    table = await step(tables, table)
    await tables.come_back(table.id, others(await tables.look(table.id))[0])
    now = await tables.away(table.id, leaver)
    for press in (
        tables.submit(table.id, leaver, [legal(now)[0]], version=version(now)),
        tables.undo(table.id, leaver, version=version(now)),
    ):
        with pytest.raises(TableError) as refusal:
            await press
        assert key_of(refusal) in ("seat-automatic", "stale-decision")


async def test_only_who_plays_in_a_game_that_goes_on_may_leave_his_seat(tables: Tables) -> None:
    lobby = await tables.lobbies.create(ADA, "Ada", HERE, options(2))
    with pytest.raises(NotPlaying):
        await tables.away(lobby.id, ADA)
    table = await begun(tables, 3)
    with pytest.raises(NotSeated):
        await tables.away(table.id, EVE)
    await tables.resign(table.id, CY)
    with pytest.raises(NotSeated) as refusal:
        await tables.away(table.id, CY)
    assert key_of(refusal) == "seat-out"
    await tables.resign(table.id, BO)
    with pytest.raises(NotPlaying):
        await tables.away(table.id, ADA)


async def test_with_the_seat_goes_the_voice_but_where_all_holders_are_asked(tables: Tables) -> None:
    table = await begun(tables, 3, clock=TurnClock(24 * 3600))
    await tables.votes.cancel(table.id, ADA)
    await tables.votes.propose(table.id, BO, VoteKind.EXTEND)
    await tables.votes.answer(table.id, ADA, VoteKind.EXTEND, agrees=True)
    table = await tables.away(table.id, ADA)
    assert [(voice.kind, voice.user_id) for voice in table.voices] == [(VoteKind.CANCEL, ADA)]
    ballot = await tables.votes.cancel(table.id, BO)
    assert (ballot.agreed, [voice.user_id for voice in ballot.table.voices]) == (2, [ADA, BO])
    assert (await tables.votes.cancel(table.id, CY)).is_decided


async def test_nobody_decides_by_leaving(tables: Tables) -> None:
    table = await begun(tables, 3)
    await tables.votes.cancel(table.id, ADA)
    await tables.votes.cancel(table.id, BO)
    assert (await tables.away(table.id, CY)).status == "playing"
    ballot = await tables.votes.cancel(table.id, BO)
    assert (ballot.agreed, ballot.needed, ballot.is_decided) == (2, 3, False)
    assert (await tables.votes.answer(table.id, CY, VoteKind.CANCEL, agrees=True)).table.status == "cancelled"


async def test_nobody_votes_on_or_reminds_who_is_away(tables: Tables, clock: Clock, store: Store) -> None:
    table = await begun(tables, 3)
    await tables.stop()
    slow = new_tables(store, clock, limits=Limits(automatic_pause=60, tick=None))
    await slow.away(table.id, who(table))
    clock.pass_(hours=25)
    for press in (slow.nudge, partial(slow.votes.propose, kind=VoteKind.AUTOMATIC)):
        with pytest.raises(TooEarly) as refusal:
            await press(table.id, others(table)[0])
        assert key_of(refusal) == "nobody-awaited"
    await slow.stop()


async def test_when_the_last_present_resigns_the_game_waits_for_one_who_is_away(tables: Tables) -> None:
    table = await begun(tables, 3)
    await tables.away(table.id, ADA)
    await tables.away(table.id, BO)
    table = await tables.resign(table.id, CY)
    assert (table.status, table.humans, table.automatic_waiting) == ("playing", (), ())
    back = await tables.come_back(table.id, BO)
    assert await settled(tables, table.id, lambda now: who(now) == BO)
    assert back.humans == (back.seat_of(BO),)


async def test_being_away_outlasts_a_restart(tables: Tables, store: Store, clock: Clock) -> None:
    table = await begun(tables)
    leaver, stayer = who(table), others(table)[0]
    await tables.away(table.id, stayer)
    await step(tables, table)
    await tables.stop()
    again = new_tables(store, clock)
    await again.start()
    table = await again.look(table.id)
    while who(table) == leaver and table.status == "playing":
        table = await step(again, table)
    table = await settled(again, table.id, lambda now: who(now) == leaver)
    assert table.sitters[table.waiting[0]].user_id == leaver
    await again.stop()

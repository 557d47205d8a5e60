"""Seats that go from one to another, in the manager: two processes, who may still come, what is on disk and is read."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from bot.manager.services import Services
from bot.reasons import GameError
from bot.store import Store
from bot.table.errors import NoTranscript, NotSeated, TableError
from bot.table.table import Table, VoteResult
from bot.table.values import Clock as TurnClock
from bot.table.values import Moderator, TableId, UserId
from bot.table.vote import BackTo, OneSeat, VoteKind, VoteOutcome
from tests.manager.craft import Clock, begun, new_services, step
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
from tests.table.tables import NAMES, key_of, legal, options, version, who


async def with_a_free_seat(services: Services, **more: object) -> tuple[Table, int]:
    """A game of three at which the computer has Cy's seat; and that seat."""
    table = await begun(services, 3, **more)  # type: ignore[arg-type]  # options, of any kind
    table = await services.tables.away(table.id, CY)
    seat = table.seat_of(CY)
    assert seat is not None
    return table, seat


def asks(services: Services, table_id: TableId, seat: int, user: UserId = EVE) -> "asyncio.Future[VoteResult]":
    asking = services.votes.propose(table_id, user, VoteKind.REPLACE, subject=OneSeat(seat), name=NAMES[user])
    return asyncio.ensure_future(asking)


async def outcomes(*asked: "asyncio.Future[VoteResult]") -> tuple[list[VoteResult], list[str]]:
    """What was granted, and with which reasons the others were refused."""
    found = await asyncio.gather(*asked, return_exceptions=True)
    refused = [each for each in found if isinstance(each, BaseException)]
    assert all(isinstance(each, GameError) for each in refused), refused
    reasons = [each.reason.key for each in refused if isinstance(each, GameError)]
    return [each for each in found if not isinstance(each, BaseException)], reasons


async def is_not_eve(guild: int, user: UserId) -> bool:
    """Whether a server has that member, once Eve has left it."""
    return user != EVE


# Two processes


@pytest.mark.parametrize("is_rival_first", [False, True])
async def test_of_two_who_ask_two_processes_for_a_seat_at_once_one_is_voted_on(
    services: Services, rival: Services, is_rival_first: bool
) -> None:
    table, seat = await with_a_free_seat(services)
    one, other = (rival, services) if is_rival_first else (services, rival)
    granted, refused = await outcomes(asks(one, table.id, seat, EVE), asks(other, table.id, seat, DI))
    assert (len(granted), refused) == (1, ["seat-asked"])
    await rival.votes.propose(table.id, ADA, VoteKind.PAUSE)  # whatever is written next sees what is on disk
    (record,) = [
        each for each in (await rival.tables.look(table.id)).vote_records if each.vote.kind == VoteKind.REPLACE
    ]
    assert record.vote.asker in (EVE, DI)


async def test_a_vote_that_two_processes_decide_at_once_gives_the_seat_away_once(
    services: Services, rival: Services
) -> None:
    table, seat = await with_a_free_seat(services)
    await asks(services, table.id, seat)
    for user in (ADA, BO):
        await services.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    await rival.tables.look(table.id)
    granted, refused = await outcomes(
        asyncio.ensure_future(services.votes.answer_vote(table.id, CY, 0, agrees=True)),
        asyncio.ensure_future(rival.votes.answer_vote(table.id, CY, 0, agrees=True)),
    )
    assert len(granted) == 1
    assert refused[0] in ("vote-over", "vote-unknown")
    assert [participant.user_id for participant in granted[0].table.participants].count(EVE) == 1


# Who may still come


async def barred(services: Services) -> None:
    await services.profiles.set_guild_preference(1, "barred", [EVE])


async def blocked(services: Services) -> None:
    await services.profiles.set_preference(ADA, "blocked", [EVE])


async def gone(services: Services) -> None:
    services.votes.ask_members(is_not_eve)


@pytest.mark.parametrize("happens", [barred, blocked, gone])
async def test_no_seat_goes_at_its_deadline_to_someone_barred_blocked_or_gone(
    services: Services, clock: Clock, happens: Callable[[Services], Awaitable[None]]
) -> None:
    table, seat = await with_a_free_seat(services)
    await asks(services, table.id, seat)
    for user in (ADA, BO):
        await services.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    await happens(services)
    clock.pass_(days=2)
    await services.alarm.run_due()
    table = await services.tables.look(table.id)
    assert (table.participants[seat].user_id, table.vote_records[-1].outcome) == (CY, VoteOutcome.GONE)


async def test_a_block_or_a_bar_ends_the_votes_that_its_person_has_asked_for(services: Services, clock: Clock) -> None:
    first, second = [await begun(services, 3) for _ in range(2)]
    for table, part in (
        (first, lambda: services.blocks.switch(BO, EVE)),
        (second, lambda: services.moderation.bar(Moderator(ADA, "Ada", 1), EVE, "spam", is_barred=True)),
    ):
        table = await services.tables.away(table.id, CY)
        seat = table.seat_of(CY)
        assert seat is not None
        assert (await asks(services, table.id, seat)).table.votes
        await part()
        assert [each.outcome for each in (await services.tables.look(table.id)).vote_records] == [VoteOutcome.GONE]
        if table.id == first.id:
            await services.blocks.switch(BO, EVE)
            clock.pass_(minutes=30)


async def test_only_a_yes_of_who_is_asked_ends_the_vote_on_someone_who_has_left_the_server(services: Services) -> None:
    table, seat = await with_a_free_seat(services)
    await asks(services, table.id, seat)
    services.votes.ask_members(is_not_eve)
    with pytest.raises(GameError):
        await services.votes.answer_vote(table.id, DI, 0, agrees=True)
    assert (await services.tables.look(table.id)).vote_records[0].is_open
    result = await services.votes.answer_vote(table.id, ADA, 0, agrees=True)
    assert (result.is_decided, result.table.vote_records[0].outcome) == (False, VoteOutcome.GONE)
    with pytest.raises(TableError) as refusal:
        await asks(services, table.id, seat)
    assert key_of(refusal) == "seat-far"
    await asks(services, table.id, seat, DI)


async def test_a_no_needs_nobody_to_be_there(services: Services) -> None:
    table, seat = await with_a_free_seat(services)
    await asks(services, table.id, seat)
    services.votes.ask_members(is_not_eve)
    result = await services.votes.answer_vote(table.id, BO, 0, agrees=False)
    assert result.table.vote_records[0].outcome == VoteOutcome.REFUSED


# What is on disk


async def test_the_time_to_object_leaves_out_the_quiet_hours_on_disk(services: Services, clock: Clock) -> None:
    await services.profiles.set_quiet(CY, "22-6")
    table, seat = await with_a_free_seat(services, clock=TurnClock(3600))
    await asks(services, table.id, seat)
    for user in (ADA, BO):
        await services.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    clock.pass_(hours=19, minutes=59)  # asked at noon: ten hours, then two more from six on
    await services.alarm.run_due()
    assert (await services.tables.look(table.id)).participants[seat].user_id == CY
    clock.pass_(minutes=1)
    await services.alarm.run_due()
    assert (await services.tables.look(table.id)).participants[seat].user_id == EVE


async def test_what_was_taken_back_against_computers_is_marked_in_lists_and_in_the_transcript(
    services: Services,
) -> None:
    changed = asyncio.Event()
    services.tables.on_change(lambda _: changed.set())
    table = await services.lobbies.create(ADA, "Ada", HERE, options(2), computers=1)
    table = await services.lobbies.begin(table.id, ADA)
    while who(table) != ADA:
        await changed.wait()
        changed.clear()
        table = await services.tables.look(table.id)
    table = await step(services, table)
    await services.votes.propose(table.id, ADA, VoteKind.UNDO, subject=BackTo(table.number - 1))
    (summary,) = await services.lists.of_user(ADA, status=None)
    assert summary.has_take_backs
    header, *_ = await services.tables.transcript(table.id, EVE, is_bot_owner=True)
    assert json.loads(header)["take_backs"] is True


async def test_who_was_replaced_looks_back_on_the_game_once_it_is_over_also_after_a_restart(
    services: Services, store: Store, clock: Clock
) -> None:
    table, seat = await with_a_free_seat(services)
    await asks(services, table.id, seat)
    for user in (ADA, BO, CY):
        await services.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    table = await services.tables.look(table.id)
    while table.number == 0 or table.waiting != (seat,):
        table = await step(services, table)
    await services.stop()
    services = new_services(store, clock)
    assert await services.tables.look(table.id) == table
    assert await services.lists.of_user(CY) == ()
    for is_owner in (False, True):
        with pytest.raises(NoTranscript) as refusal:
            await services.tables.transcript(table.id, CY, is_bot_owner=is_owner)
        assert key_of(refusal) == "transcript-unfinished"
    with pytest.raises(NotSeated):
        await services.tables.submit(table.id, CY, [legal(table)[0]], version=version(table))
    for user in (ADA, BO, EVE):
        await services.votes.cancel(table.id, user)
    assert [each.id for each in await services.lists.of_user(CY)] == [table.id]
    assert await services.tables.transcript(table.id, CY, is_bot_owner=False)
    await services.stop()

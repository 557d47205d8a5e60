"""A seat that the computer has goes to one person at most, who is there to take it, however many ask at once."""

import asyncio

import pytest

from bot.manager.services import Services
from bot.reasons import GameError
from bot.table.errors import TableError
from bot.table.table import Table, VoteResult
from bot.table.values import TableId, UserId
from bot.table.vote import OneSeat, VoteKind, VoteOutcome
from tests.manager.craft import begun
from tests.table.people import ADA, BO, CY, DI, EVE
from tests.table.tables import NAMES, key_of, who


async def with_a_free_seat(services: Services) -> tuple[Table, int]:
    """A game of three at which the computer has Cy's seat; and that seat."""
    table = await begun(services, 3)
    table = await services.tables.away(table.id, CY)
    seat = table.seat_of(CY)
    assert seat is not None
    return table, seat


def asks(services: Services, table_id: TableId, seat: int, user: UserId) -> "asyncio.Future[VoteResult]":
    asking = services.votes.propose(table_id, user, VoteKind.REPLACE, subject=OneSeat(seat), name=NAMES[user])
    return asyncio.ensure_future(asking)


async def outcomes(*asked: "asyncio.Future[VoteResult]") -> tuple[list[VoteResult], list[str]]:
    """What was granted, and with which reasons the others were refused."""
    found = await asyncio.gather(*asked, return_exceptions=True)
    refused = [each for each in found if isinstance(each, BaseException)]
    assert all(isinstance(each, GameError) for each in refused), refused
    reasons = [each.reason.key for each in refused if isinstance(each, GameError)]
    return [each for each in found if not isinstance(each, BaseException)], reasons


@pytest.mark.parametrize("round_", range(5))
async def test_of_two_who_ask_for_a_seat_at_once_one_is_voted_on_and_the_other_is_told(
    services: Services, rival: Services, round_: int
) -> None:
    table, seat = await with_a_free_seat(services)
    one, other = (services, rival) if round_ % 2 else (rival, services)
    granted, refused = await outcomes(asks(one, table.id, seat, EVE), asks(other, table.id, seat, DI))
    assert (len(granted), refused) == (1, ["seat-asked"])
    await rival.votes.propose(table.id, ADA, VoteKind.PAUSE)  # whatever is written next sees what is on disk
    (record,) = [
        each for each in (await rival.tables.look(table.id)).vote_records if each.vote.kind == VoteKind.REPLACE
    ]
    assert record.vote.asker in (EVE, DI)


async def test_two_votes_that_both_decide_give_the_seat_away_once(services: Services, rival: Services) -> None:
    table, seat = await with_a_free_seat(services)
    await services.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    for user in (ADA, BO):
        await services.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    await rival.tables.look(table.id)
    granted, refused = await outcomes(
        asyncio.ensure_future(services.votes.answer_vote(table.id, CY, 0, agrees=True)),
        asyncio.ensure_future(rival.votes.answer_vote(table.id, CY, 0, agrees=True)),
    )
    assert len(granted) == 1
    assert refused[0] in ("vote-over", "vote-unknown")
    stored = granted[0].table
    assert [participant.user_id for participant in stored.participants].count(EVE) == 1
    assert [holder.user_id for holder in stored.seat_holders] in ([], [CY, EVE])


class Server:
    """A server whose members are those it has not lost."""

    def __init__(self) -> None:
        self.lost: set[UserId] = set()

    async def has(self, guild_id: int, user: UserId) -> bool:
        assert guild_id == 1
        return user not in self.lost


async def test_a_vote_on_somebody_who_has_gone_ends_and_the_computer_keeps_the_seat(services: Services) -> None:
    server = Server()
    services.votes.ask_members(server.has)
    table, seat = await with_a_free_seat(services)
    await services.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    await services.votes.answer_vote(table.id, ADA, 0, agrees=True)
    server.lost.add(EVE)
    result = await services.votes.answer_vote(table.id, BO, 0, agrees=True)
    assert not result.is_decided
    assert (result.table.votes, result.table.vote_records[0].outcome) == ((), VoteOutcome.GONE)
    assert [cast_vote.user_id for cast_vote in result.table.vote_records[0].cast_votes] == [ADA]
    assert who(result.table, seat) == CY
    assert result.table.participants[seat].is_automatic
    with pytest.raises(TableError) as refusal:
        await services.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    assert key_of(refusal) == "seat-far"
    await services.votes.propose(table.id, DI, VoteKind.REPLACE, subject=OneSeat(seat), name="Di")


async def test_a_voice_against_needs_nobody_to_be_there(services: Services) -> None:
    server = Server()
    services.votes.ask_members(server.has)
    table, seat = await with_a_free_seat(services)
    await services.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    server.lost.add(EVE)
    result = await services.votes.answer_vote(table.id, BO, 0, agrees=False)
    assert result.table.vote_records[0].outcome == "refused"


async def test_where_nobody_is_there_a_holder_alone_gives_his_seat_to_one_of_two(
    services: Services, rival: Services
) -> None:
    table, seat = await with_a_free_seat(services)
    await services.tables.away(table.id, BO)
    table = await services.tables.resign(table.id, ADA)
    assert (table.status, table.human_seats) == ("playing", ())
    granted, refused = await outcomes(asks(services, table.id, seat, EVE), asks(rival, table.id, seat, DI))
    assert refused == ["seat-asked"]
    (result,) = granted
    assert not result.is_decided
    (vote,) = result.table.votes
    number = next(number for number, record in enumerate(result.table.vote_records) if record.is_open)
    with pytest.raises(GameError):
        await rival.votes.answer_vote(table.id, BO, number, agrees=True)
    await rival.votes.answer_vote(table.id, CY, number, agrees=True)
    table = await rival.tables.look(table.id)
    assert who(table, seat) == vote.asker
    assert not table.participants[seat].is_automatic


async def test_a_strangers_press_ends_no_vote_on_a_seat(services: Services) -> None:
    server = Server()
    services.votes.ask_members(server.has)
    table, seat = await with_a_free_seat(services)
    await services.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    server.lost.add(EVE)
    with pytest.raises(GameError):
        await services.votes.answer_vote(table.id, DI, 0, agrees=True)
    assert (await services.tables.look(table.id)).vote_records[0].is_open

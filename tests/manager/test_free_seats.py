"""A seat that the computer has goes to one person at most, who is there to take it, however many ask at once."""

import asyncio

import pytest

from bot.manager.tables import Tables
from bot.reasons import GameError
from bot.table.errors import TableError
from bot.table.kinds import PollOutcome, VoteKind
from bot.table.motions import OneSeat
from bot.table.table import Ballot, Table
from bot.table.values import TableId, UserId
from tests.manager.craft import begun
from tests.table.people import ADA, BO, CY, DI, EVE
from tests.table.tables import NAMES, key_of, who


async def with_a_free_seat(tables: Tables) -> tuple[Table, int]:
    """A game of three at which the computer has Cy's seat; and that seat."""
    table = await begun(tables, 3)
    table = await tables.away(table.id, CY)
    seat = table.seat_of(CY)
    assert seat is not None
    return table, seat


def asks(tables: Tables, table_id: TableId, seat: int, user: UserId) -> "asyncio.Future[Ballot]":
    asking = tables.votes.propose(table_id, user, VoteKind.REPLACE, subject=OneSeat(seat), name=NAMES[user])
    return asyncio.ensure_future(asking)


async def outcomes(*asked: "asyncio.Future[Ballot]") -> tuple[list[Ballot], list[str]]:
    """What was granted, and with which reasons the others were refused."""
    found = await asyncio.gather(*asked, return_exceptions=True)
    refused = [each for each in found if isinstance(each, BaseException)]
    assert all(isinstance(each, GameError) for each in refused), refused
    reasons = [each.reason.key for each in refused if isinstance(each, GameError)]
    return [each for each in found if not isinstance(each, BaseException)], reasons


@pytest.mark.parametrize("round_", range(5))
async def test_of_two_who_ask_for_a_seat_at_once_one_is_voted_on_and_the_other_is_told(
    tables: Tables, rival: Tables, round_: int
) -> None:
    table, seat = await with_a_free_seat(tables)
    one, other = (tables, rival) if round_ % 2 else (rival, tables)
    granted, refused = await outcomes(asks(one, table.id, seat, EVE), asks(other, table.id, seat, DI))
    assert (len(granted), refused) == (1, ["seat-asked"])
    await rival.votes.propose(table.id, ADA, VoteKind.PAUSE)  # whatever is written next sees what is on disk
    (poll,) = [each for each in (await rival.look(table.id)).polls if each.motion.kind == VoteKind.REPLACE]
    assert poll.motion.asker in (EVE, DI)


async def test_two_votes_that_both_decide_give_the_seat_away_once(tables: Tables, rival: Tables) -> None:
    table, seat = await with_a_free_seat(tables)
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    for user in (ADA, BO):
        await tables.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    await rival.look(table.id)
    granted, refused = await outcomes(
        asyncio.ensure_future(tables.votes.answer_poll(table.id, CY, 0, agrees=True)),
        asyncio.ensure_future(rival.votes.answer_poll(table.id, CY, 0, agrees=True)),
    )
    assert len(granted) == 1
    assert refused[0] in ("vote-over", "vote-unknown")
    stored = granted[0].table
    assert [sitter.user_id for sitter in stored.sitters].count(EVE) == 1
    assert [holder.user_id for holder in stored.seat_holders] in ([], [CY, EVE])


class Server:
    """A server whose members are those it has not lost."""

    def __init__(self) -> None:
        self.lost: set[UserId] = set()

    async def has(self, guild_id: int, user: UserId) -> bool:
        assert guild_id == 1
        return user not in self.lost


async def test_a_vote_on_somebody_who_has_gone_ends_and_the_computer_keeps_the_seat(tables: Tables) -> None:
    server = Server()
    tables.votes.ask_members(server.has)
    table, seat = await with_a_free_seat(tables)
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    await tables.votes.answer_poll(table.id, ADA, 0, agrees=True)
    server.lost.add(EVE)
    ballot = await tables.votes.answer_poll(table.id, BO, 0, agrees=True)
    assert not ballot.is_decided
    assert (ballot.table.motions, ballot.table.polls[0].outcome) == ((), PollOutcome.GONE)
    assert [voice.user_id for voice in ballot.table.polls[0].voices] == [ADA]
    assert who(ballot.table, seat) == CY
    assert ballot.table.sitters[seat].is_automatic
    with pytest.raises(TableError) as refusal:
        await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    assert key_of(refusal) == "seat-far"
    await tables.votes.propose(table.id, DI, VoteKind.REPLACE, subject=OneSeat(seat), name="Di")


async def test_a_voice_against_needs_nobody_to_be_there(tables: Tables) -> None:
    server = Server()
    tables.votes.ask_members(server.has)
    table, seat = await with_a_free_seat(tables)
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    server.lost.add(EVE)
    ballot = await tables.votes.answer_poll(table.id, BO, 0, agrees=False)
    assert ballot.table.polls[0].outcome == "refused"


async def test_where_nobody_is_there_a_holder_alone_gives_his_seat_to_one_of_two(tables: Tables, rival: Tables) -> None:
    table, seat = await with_a_free_seat(tables)
    await tables.away(table.id, BO)
    table = await tables.resign(table.id, ADA)
    assert (table.status, table.humans) == ("playing", ())
    granted, refused = await outcomes(asks(tables, table.id, seat, EVE), asks(rival, table.id, seat, DI))
    assert refused == ["seat-asked"]
    (ballot,) = granted
    assert not ballot.is_decided
    (motion,) = ballot.table.motions
    number = next(number for number, poll in enumerate(ballot.table.polls) if poll.is_open)
    with pytest.raises(GameError):
        await rival.votes.answer_poll(table.id, BO, number, agrees=True)
    await rival.votes.answer_poll(table.id, CY, number, agrees=True)
    table = await rival.look(table.id)
    assert who(table, seat) == motion.asker
    assert not table.sitters[seat].is_automatic


async def test_a_strangers_press_ends_no_vote_on_a_seat(tables: Tables) -> None:
    server = Server()
    tables.votes.ask_members(server.has)
    table, seat = await with_a_free_seat(tables)
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    server.lost.add(EVE)
    with pytest.raises(GameError):
        await tables.votes.answer_poll(table.id, DI, 0, agrees=True)
    assert (await tables.look(table.id)).polls[0].is_open

"""Who held which seat when is kept, and whoever has played in a game may look back on it."""

import json
import pytest
from bot.games.civ.game import civ_game
from bot.games.civ.rules.transcript import read
from bot.manager.tables import Tables
from bot.store import Store
from bot.table.errors import NoTranscript, NotSeated
from bot.table.kinds import VoteKind
from bot.table.limits import Limits
from bot.table.motions import OneSeat
from bot.table.seat_history import as_of, has_played, lines_of_computer, seat_holders_of
from bot.table.table import Table
from bot.table.values import Clock, SeatHolder
from tests.manager.craft import Clock as Time, SLOW, begun, step
from tests.table.people import ADA, EVE
from tests.table.tables import NAMES, key_of, legal, others, version, who

DAY = Clock(24 * 3600)


@pytest.fixture
def limits() -> Limits:
    return SLOW


async def computer_moves(tables: Tables, table: Table) -> Table:
    """The automatic player's next move."""
    chosen = "end" if "end" in legal(table) else legal(table)[0]
    return await tables._move(table.id, table.waiting[0], chosen, version(table))  # pyright: ignore[reportPrivateUsage]  # as its task would


async def substituted(tables: Tables, store: Store) -> tuple[Table, int]:
    """A game of three whose first seat was Ada's or another's, then the computer's, then Eve's; and that seat."""
    table = await begun(tables, 3)
    seat = table.waiting[0]
    table = await step(tables, table)
    await tables.away(table.id, who(table, seat))
    table = await tables.look(table.id)
    while table.waiting != (seat,):
        table = await step(tables, table)
    table = await computer_moves(tables, table)
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name=NAMES[EVE])
    for user in [sitter.user_id for sitter in table.sitters]:
        await tables.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    table = await step(tables, await tables.look(table.id))
    assert table == await store.tables.load(table.id)
    return table, seat


async def test_every_holder_of_a_seat_is_kept_with_the_line_he_came_after(tables: Tables, store: Store) -> None:
    table, seat = await substituted(tables, store)
    first, computer, last = seat_holders_of(table, seat)
    assert (first.number, first.is_automatic, computer.user_id) == (0, False, first.user_id)
    assert (computer.number, computer.is_automatic) == (1, True)
    assert (last.user_id, last.name, last.number) == (EVE, NAMES[EVE], table.number - 1)
    assert {holder.seat for holder in table.seat_holders} == {seat}, "the other seats have never changed hands"


async def test_a_replay_has_the_people_of_that_moment(tables: Tables, store: Store) -> None:
    table, seat = await substituted(tables, store)
    first, _, last = seat_holders_of(table, seat)
    names = [as_of(table, number).names[seat] for number in (0, 1, last.number, table.number)]
    assert names == [first.name, first.name, first.name, NAMES[EVE]]


async def test_going_away_and_coming_back_between_two_lines_is_not_worth_a_record(tables: Tables) -> None:
    table = await begun(tables, 3)
    table = await step(tables, table)
    user = others(table)[0]
    assert seat_holders_of(await tables.away(table.id, user), table.seat_of(user) or 0)
    assert not (await tables.come_back(table.id, user)).seat_holders


async def test_a_turn_the_computer_plays_at_zero_is_in_the_record(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=DAY)
    seat = table.waiting[0]
    clock.pass_(days=1)
    await tables.run_due()
    table = await tables.look(table.id)
    while table.waiting == (seat,):
        table = await computer_moves(tables, table)
    user = who(table, seat)
    name = NAMES[user]
    assert table.seat_holders == (
        SeatHolder(seat, 0, user, name, is_automatic=True),
        SeatHolder(seat, table.number, user, name),
    )
    assert lines_of_computer(table, seat) == frozenset(range(1, table.number + 1))
    assert lines_of_computer(table, 1 - seat) == frozenset()
    assert lines_of_computer(await step(tables, table), seat) == frozenset(range(1, table.number + 1))


async def over(tables: Tables, table: Table) -> Table:
    """The game called off by whoever plays it."""
    for seat in table.humans:
        await tables.votes.propose(table.id, who(table, seat), VoteKind.CANCEL)
    table = await tables.look(table.id)
    assert table.status == "cancelled"
    return table


async def test_a_transcript_says_who_played_from_which_line_on_and_still_replays(tables: Tables, store: Store) -> None:
    table, seat = await substituted(tables, store)
    first, computer, last = seat_holders_of(table, seat)
    table = await over(tables, table)
    lines = await tables.transcript(table.id, EVE, is_bot_owner=False)
    assert json.loads(lines[0])["played"] == [
        {"seat": seat, "from": 1, "name": first.name},
        {"seat": seat, "from": computer.number + 1, "name": first.name, "computer": True},
        {"seat": seat, "from": last.number + 1, "name": NAMES[EVE]},
    ]
    proof = ("commitment", "deal")  # digits by chance
    header = {key: value for key, value in json.loads(lines[0]).items() if key not in proof}
    assert str(first.user_id) not in json.dumps(header)
    assert table.match is not None
    assert read(lines).position == civ_game(table.match).position


async def test_a_transcript_says_nothing_of_seats_where_none_changed_hands(tables: Tables) -> None:
    table = await over(tables, await begun(tables))
    assert "played" not in json.loads((await tables.transcript(table.id, ADA, is_bot_owner=False))[0])


async def test_who_was_replaced_looks_back_on_the_game_once_it_is_over_and_not_before(
    tables: Tables, store: Store
) -> None:
    table, seat = await substituted(tables, store)
    replaced = seat_holders_of(table, seat)[0].user_id
    assert has_played(table, replaced)
    assert await tables.lists.of_user(replaced) == ()
    for is_owner in (False, True):
        with pytest.raises(NoTranscript) as refusal:
            await tables.transcript(table.id, replaced, is_bot_owner=is_owner)
        assert key_of(refusal) == "transcript-unfinished"
    with pytest.raises(NotSeated):
        await tables.submit(table.id, replaced, [legal(table)[0]], version=version(table))
    table = await over(tables, table)
    assert [each.id for each in await tables.lists.of_user(replaced)] == [table.id]
    assert await tables.transcript(table.id, replaced, is_bot_owner=False)

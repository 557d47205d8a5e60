"""Who has played in a game, at the door: its transcript says who and when, and they may look back on it."""

import json

import pytest

from bot.games.civ.game import civ_game
from bot.games.civ.rules.transcript import read
from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import NoTranscript, NotSeated
from bot.table.limits import Limits
from bot.table.seat_history import has_played, seat_holders_of
from bot.table.table import Table
from bot.table.vote import OneSeat, VoteKind
from tests.manager.craft import SLOW, begun, step
from tests.table.people import ADA, EVE
from tests.table.tables import NAMES, key_of, legal, version, who


@pytest.fixture
def limits() -> Limits:
    return SLOW


async def computer_moves(services: Services, table: Table) -> Table:
    """The automatic player's next move."""
    chosen = "end" if "end" in legal(table) else legal(table)[0]
    return await services.tables.play_automatic(table.id, table.waiting[0], chosen, version(table))


async def substituted(services: Services, store: Store) -> tuple[Table, int]:
    """A game of three whose first seat was Ada's or another's, then the computer's, then Eve's; and that seat."""
    table = await begun(services, 3)
    seat = table.waiting[0]
    table = await step(services, table)
    await services.tables.away(table.id, who(table, seat))
    table = await services.tables.look(table.id)
    while table.waiting != (seat,):
        table = await step(services, table)
    table = await computer_moves(services, table)
    await services.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name=NAMES[EVE])
    for user in [participant.user_id for participant in table.participants]:
        await services.votes.answer(table.id, user, VoteKind.REPLACE, agrees=True)
    table = await step(services, await services.tables.look(table.id))
    assert table == await store.tables.load(table.id)
    return table, seat


async def over(services: Services, table: Table) -> Table:
    """The game called off by whoever plays it."""
    for seat in table.human_seats:
        await services.votes.propose(table.id, who(table, seat), VoteKind.CANCEL)
    table = await services.tables.look(table.id)
    assert table.status == "cancelled"
    return table


async def test_a_transcript_says_who_played_from_which_line_on_and_still_replays(
    services: Services, store: Store
) -> None:
    table, seat = await substituted(services, store)
    first, computer, last = seat_holders_of(table, seat)
    table = await over(services, table)
    lines = await services.tables.transcript(table.id, EVE, is_bot_owner=False)
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


async def test_a_transcript_says_nothing_of_seats_where_none_changed_hands(services: Services) -> None:
    table = await over(services, await begun(services))
    assert "played" not in json.loads((await services.tables.transcript(table.id, ADA, is_bot_owner=False))[0])


async def test_who_was_replaced_looks_back_on_the_game_once_it_is_over_and_not_before(
    services: Services, store: Store
) -> None:
    table, seat = await substituted(services, store)
    replaced = seat_holders_of(table, seat)[0].user_id
    assert has_played(table, replaced)
    assert await services.lists.of_user(replaced) == ()
    for is_owner in (False, True):
        with pytest.raises(NoTranscript) as refusal:
            await services.tables.transcript(table.id, replaced, is_bot_owner=is_owner)
        assert key_of(refusal) == "transcript-unfinished"
    with pytest.raises(NotSeated):
        await services.tables.submit(table.id, replaced, [legal(table)[0]], version=version(table))
    table = await over(services, table)
    assert [each.id for each in await services.lists.of_user(replaced)] == [table.id]
    assert await services.tables.transcript(table.id, replaced, is_bot_owner=False)

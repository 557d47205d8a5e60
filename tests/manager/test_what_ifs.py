"""Copies of moments of finished games: played on against computers, taken back, shared, and nobody else's."""

import asyncio

import pytest

from bot.games.civ.game import civ_game
from bot.manager.services import Services
from bot.manager.what_ifs import Open
from bot.store import Store
from bot.table.table import Table
from bot.table.what_if import WhatIfError
from tests.manager.craft import Clock, begun, new_services, play_out
from tests.table.people import ADA, BO, CY

LINE = 30


async def over(services: Services, players: int = 3) -> Table:
    return await play_out(services, await begun(services, players))


async def moved(services: Services, opened: Open, times: int = 1) -> Open:
    """ADA takes the first legal action, so often."""
    for _ in range(times):
        copy, _, match = opened
        seat = copy.seat_of(ADA)
        assert seat is not None
        assert seat in match.waiting()
        opened = await services.what_ifs.play(copy.id, ADA, [match.allowed(seat)[0]], copy.revision)
    return opened


async def test_a_copy_begins_where_the_game_stood_and_waits_for_its_owner(services: Services) -> None:
    table = await over(services)
    seat = table.seat_of(ADA)
    copy, _, match = await services.what_ifs.begin(ADA, table, LINE, seat)
    assert copy.seat == seat
    assert match.waiting() == (seat,)
    assert table.match is not None
    assert match.lines()[: copy.line] == table.match.lines()[: copy.line]
    assert civ_game(match).setup == civ_game(table.match).setup, "the same deck, and every hand"


async def test_computers_answer_until_the_owner_decides_again_and_the_game_has_an_end(services: Services) -> None:
    table = await over(services)
    opened = await services.what_ifs.begin(ADA, table, 0, table.seat_of(ADA))
    while not opened[2].is_over:
        opened = await moved(services, opened)
    copy, _, match = opened
    assert match.winners
    assert {seat for seat, _ in copy.played} == {0, 1, 2}


async def test_everything_is_taken_back_decision_by_decision(services: Services) -> None:
    table = await over(services)
    opened = start = await services.what_ifs.begin(ADA, table, LINE, table.seat_of(ADA))
    opened = await moved(services, opened, 12)
    before = len(opened[0].played)
    while len(opened[0].played) > len(start[0].played):
        opened = await services.what_ifs.take_back(opened[0].id, ADA, opened[0].revision)
        assert len(opened[0].played) < before
        assert opened[0].seat in opened[2].waiting()
        before = len(opened[0].played)
    assert opened[2].lines() == start[2].lines()
    again = await services.what_ifs.take_back(opened[0].id, ADA, opened[0].revision)
    assert again[0].played == start[0].played


async def test_nothing_of_it_is_a_table_or_tells_anybody_anything(services: Services, store: Store) -> None:
    table = await over(services)
    heard: list[int] = []
    services.tables.on_change(heard.append)
    before = [summary.id for summary in await services.lists.of_user(ADA, status=None)]
    unsent = len(await store.outbox.unsent(100))
    await moved(services, await services.what_ifs.begin(ADA, table, LINE, table.seat_of(ADA)), 5)
    assert [summary.id for summary in await services.lists.of_user(ADA, status=None)] == before
    assert heard == []
    assert len(await store.outbox.unsent(100)) == unsent
    assert (await services.tables.look(table.id)).match == table.match, "the game stays as it was"


async def test_a_press_made_for_an_earlier_state_changes_nothing(services: Services) -> None:
    table = await over(services)
    opened = await services.what_ifs.begin(ADA, table, LINE, table.seat_of(ADA))
    copy, _, match = opened
    action = match.allowed(copy.seat)[0]
    both = await asyncio.gather(*(services.what_ifs.play(copy.id, ADA, [action], copy.revision) for _ in range(2)))
    assert both[0][0] == both[1][0]
    assert both[0][0].revision == copy.revision + 1


async def test_a_copy_survives_a_restart_and_a_new_one_takes_its_place(store: Store, clock: Clock) -> None:
    first = new_services(store, clock)
    table = await over(first)
    opened = await moved(first, await first.what_ifs.begin(ADA, table, LINE, table.seat_of(ADA)), 3)
    await first.stop()
    second = new_services(store, clock)
    assert (await second.what_ifs.look(opened[0].id, ADA))[2].lines() == opened[2].lines()
    newer = await second.what_ifs.begin(ADA, await second.tables.look(table.id), 0, None)
    assert [copy.id for copy in await second.what_ifs.of_user(ADA)] == [newer[0].id]
    with pytest.raises(WhatIfError, match="copy-unknown"):
        await second.what_ifs.look(opened[0].id, ADA)
    await second.stop()


async def test_nobody_else_sees_it_until_it_is_shared_and_only_its_owner_shares_it(services: Services) -> None:
    table = await over(services)
    copy, *_ = await services.what_ifs.begin(ADA, table, LINE, table.seat_of(ADA))
    for deed in (services.what_ifs.look(copy.id, BO), services.what_ifs.play(copy.id, BO, ["end"], 0)):
        with pytest.raises(WhatIfError, match="copy-unknown"):
            await deed
    shared, _, match = await services.what_ifs.share(copy.id, ADA, BO)
    assert shared.friend_seat == table.seat_of(BO), "their own seat, if they had one"
    assert [each.id for each in await services.what_ifs.of_user(BO)] == [copy.id]
    with pytest.raises(WhatIfError, match="copy-owner"):
        await services.what_ifs.share(copy.id, BO, CY)
    while shared.friend_seat not in match.waiting():
        shared, _, match = await moved(services, (shared, table, match))
    after, *_ = await services.what_ifs.play(copy.id, BO, [match.allowed(shared.friend_seat or 0)[0]], shared.revision)
    assert after.revision == shared.revision + 1
    await services.what_ifs.close(copy.id, BO)
    left, _, then = await services.what_ifs.look(copy.id, ADA)
    assert left.friend is None
    assert then.waiting() == (left.seat,), "a computer goes on with the friend's seat"


async def test_who_has_blocked_its_owner_is_given_no_seat(services: Services) -> None:
    table = await over(services)
    copy, *_ = await services.what_ifs.begin(ADA, table, LINE, None)
    await services.blocks.switch(BO, ADA)
    for friend in (BO, ADA):
        with pytest.raises(WhatIfError, match="copy-friend"):
            await services.what_ifs.share(copy.id, ADA, friend)


async def test_the_end_of_a_game_has_nothing_to_decide(services: Services) -> None:
    table = await over(services)
    with pytest.raises(WhatIfError, match="copy-over"):
        await services.what_ifs.begin(ADA, table, table.number, None)


async def test_who_is_forgotten_leaves_no_copy(services: Services) -> None:
    table = await over(services)
    copy, *_ = await services.what_ifs.begin(ADA, table, LINE, None)
    await services.what_ifs.share(copy.id, ADA, BO)
    assert [each["id"] for each in (await services.privacy.export(ADA))["copies"]] == [copy.id]
    assert [each["id"] for each in (await services.privacy.export(BO))["copies_shared"]] == [copy.id]
    await services.privacy.forget(BO)
    assert (await services.what_ifs.look(copy.id, ADA))[0].friend is None
    await services.privacy.forget(ADA)
    assert [*await services.what_ifs.of_user(ADA)] == []

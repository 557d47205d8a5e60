"""What players decide together, and the automatic player that keeps a seat warm."""

import asyncio
import random
import threading
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.games.civ.game import civ_game
from bot.games.civ.rules import Action, Observation, parse
from bot.manager.services import Services
from bot.store import Store, StoreError
from bot.table.errors import TooEarly, UnknownPreference
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import ChapterName, Post, TableId, UserId
from bot.table.vote import VoteKind
from tests.manager.craft import Clock, begun, new_services, step
from tests.table.people import ADA, BO, EVE, HERE
from tests.table.tables import options, others, who


async def settled(services: Services, table_id: TableId, until: Callable[[Table], bool]) -> Table:
    """The table once the automatic player has brought it there."""
    changed = asyncio.Event()
    services.tables.on_change(lambda _: changed.set())
    async with asyncio.timeout(60):
        while not until(table := await services.tables.look(table_id)):
            await changed.wait()
            changed.clear()
    return table


async def handed_over(services: Services, clock: Clock, players: int = 2) -> tuple[Table, UserId]:
    """A game in which the first awaited seat has just been handed over; the table before, and whose seat it was."""
    table = await begun(services, players)
    absent = who(table)
    clock.pass_(hours=24)
    for user in others(table):
        if (await services.votes.propose(table.id, user, VoteKind.AUTOMATIC)).is_decided:
            break
    return table, absent


# Votes


async def test_a_vote_with_its_answers_goes_on_after_a_restart(services: Services, store: Store, clock: Clock) -> None:
    table = await begun(services, 4)
    absent, (one, two, _) = who(table), others(table)
    clock.pass_(days=1)
    await services.votes.propose(table.id, one, VoteKind.AUTOMATIC)
    await services.stop()
    again = new_services(store, clock, limits=Limits(automatic_pause=60, tick=None))
    carried = await again.votes.answer_vote(table.id, two, 0, agrees=True)
    assert carried.is_decided
    assert [each.user_id for each in carried.table.participants if each.is_automatic] == [absent]
    await again.stop()


# Reminding


async def test_a_reminder_is_remembered_over_a_restart(services: Services, store: Store, clock: Clock) -> None:
    table = await begun(services)
    await services.tables.nudge(table.id, others(table)[0])
    await services.stop()
    again = new_services(store, clock)
    with pytest.raises(TooEarly):
        await again.tables.nudge(table.id, others(table)[0])
    await again.stop()


# Handing a seat over


async def test_the_automatic_player_plays_until_a_person_is_awaited(services: Services, clock: Clock) -> None:
    table, absent = await handed_over(services, clock)
    after = await settled(services, table.id, lambda now: who(now) != absent)
    assert after.number > 0
    assert after.match is not None
    assert all(line.seat == table.waiting[0] and line.by is None for line in civ_game(after.match).lines)
    assert who(after) != absent


async def test_an_owner_who_comes_back_while_it_thinks_decides_himself(store: Store, clock: Clock) -> None:
    asked, go_on = threading.Event(), threading.Event()

    def slow(seen: Observation, _: random.Random) -> Action:
        asked.set()
        go_on.wait(60)
        return seen.legal[0]

    services = new_services(store, clock, automatic=slow)
    table, absent = await handed_over(services, clock)
    await asyncio.to_thread(asked.wait, 60)
    await services.tables.come_back(table.id, absent)
    go_on.set()
    await asyncio.sleep(0.05)
    assert (await services.tables.look(table.id)).number == 0
    await step(services, table)
    await services.stop()


async def test_it_goes_on_after_a_restart(store: Store, clock: Clock) -> None:
    slow = new_services(store, clock, limits=Limits(automatic_pause=60, tick=None))
    table, absent = await handed_over(slow, clock)
    await slow.stop()
    again = new_services(store, clock)
    await again.start()
    after = await settled(again, table.id, lambda now: who(now) != absent)
    assert after.number > 0
    await again.stop()


@pytest.mark.parametrize("fault", ["raises", "illegal"])
async def test_a_policy_that_fails_does_not_stop_the_game(
    store: Store, clock: Clock, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    def faulty(seen: Observation, _: random.Random) -> Action:
        if fault == "raises":
            raise RuntimeError("no idea")
        return parse("keep U3")

    services = new_services(store, clock, automatic=faulty)
    table, absent = await handed_over(services, clock)
    await settled(services, table.id, lambda now: who(now) != absent)
    await services.stop()
    assert "policy" in caplog.text


async def test_it_waits_for_a_database_in_trouble(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.manager.automatic.DOUBLING", (0.01,))
    services = new_services(store, clock)
    table = await begun(services)
    absent, save, refusals = who(table), store.tables.save, [1, 2, 3]

    async def full(before: Table, after: Table) -> None:
        if after.number > before.number and refusals:
            refusals.pop()
            raise StoreError("store-full")
        await save(before, after)

    monkeypatch.setattr(store.tables, "save", full)
    clock.pass_(days=1)
    await services.votes.propose(table.id, others(table)[0], VoteKind.AUTOMATIC)
    await settled(services, table.id, lambda now: who(now) != absent)
    assert refusals == []
    await services.stop()


async def test_it_sees_only_its_own_seat(store: Store, clock: Clock) -> None:
    seen_by: list[int | None] = []

    def spy(seen: Observation, dice: random.Random) -> Action:
        seen_by.append(seen.viewer)
        return seen.legal[0]

    services = new_services(store, clock, automatic=spy)
    table, absent = await handed_over(services, clock)
    await settled(services, table.id, lambda now: who(now) != absent)
    assert set(seen_by) == {table.seat_of(absent)}
    await services.stop()


# What has been announced is remembered with the table


async def test_a_table_is_behind_until_its_newest_state_was_announced(services: Services) -> None:
    table = await begun(services)
    assert await services.posts.behind() == [table.id]
    assert table.is_behind
    shown = await services.posts.keep_post(table.id, Post(5, 0, ChapterName("board"), table.waiting, table.revision))
    assert (await services.posts.behind(), shown.is_behind) == ([], False)
    after = await step(services, table)
    assert (await services.posts.behind(), after.is_behind) == ([table.id], True)
    late = await services.posts.keep_post(table.id, Post(5, 0, ChapterName("board"), table.waiting, table.revision))
    assert (await services.posts.behind(), late.is_behind) == ([table.id], True)


async def test_a_table_whose_channel_is_gone_waits_for_another(services: Services, store: Store) -> None:
    table = await begun(services)
    await services.posts.keep_post(table.id, Post(5, 0, ChapterName("board"), table.waiting, table.revision))
    lost = await services.posts.lose_place(table.id)
    assert lost.is_placeless
    table = await step(services, table)
    assert await services.posts.behind() == []
    moved = await services.posts.move_place(table.id, replace(HERE, channel_id=77))
    assert (moved.place.channel_id, moved.is_placeless, moved.is_behind) == (77, False, True)
    assert moved.post is not None
    known = moved.post.message_id, moved.post.channel_id, moved.post.revision
    assert known == (5, 20, None), "what stands there leads to the new place, if it can be reached again"
    assert await services.posts.behind() == [table.id]
    assert (await services.posts.move_place(table.id, moved.place)).revision == moved.revision
    stored = await store.tables.load(table.id)
    assert stored is not None
    assert (stored.place, stored.post) == (moved.place, moved.post)


async def test_the_lobbys_message_is_kept_without_a_stir(services: Services, store: Store) -> None:
    table = await services.lobbies.create(ADA, "Ada", HERE, options())
    changed_ids: list[TableId] = []
    services.tables.on_change(changed_ids.append)
    await services.posts.set_lobby_message(table.id, 4242)
    await services.lobbies.join(table.id, BO, "Bo")
    stored = await store.tables.load(table.id)
    assert stored is not None
    assert stored.lobby_message_id == 4242
    assert changed_ids == [table.id]
    assert stored == await services.tables.look(table.id)


async def test_a_listener_that_fails_does_not_fail_the_press(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_: TableId) -> None:
        raise RuntimeError("listener")

    services.tables.on_change(broken)
    table = await begun(services)
    assert (await step(services, table)).number == 1
    assert "a listener failed" in caplog.text


# People


async def test_a_setting_is_kept_on_disk_and_one_that_is_refused_is_not(services: Services, store: Store) -> None:
    assert not (await services.profiles.set_preference(ADA, "confirm_end", False)).confirm_end
    for wrong in ({"colour": "red"}, {"locale": "fr", "confirm_end": "yes"}):
        with pytest.raises(UnknownPreference):
            await services.profiles.set_preferences(ADA, wrong)
    assert await store.preferences.of_user(ADA) == {"confirm_end": False}
    for wrong in ({"role": "five"}, {"most_tables": 3, "channels": 3}):
        with pytest.raises(UnknownPreference):
            await services.profiles.set_guild_preferences(7, wrong)
    assert await store.preferences.of_guild(7) == {}


async def test_the_games_going_on_in_a_server_are_listed(services: Services) -> None:
    table = await begun(services)
    await services.lobbies.create(BO, "Bo", HERE, options())
    assert HERE.guild_id is not None
    assert await services.lists.playing_in(HERE.guild_id) == [table.id]
    assert await services.lists.playing_in(HERE.guild_id + 1) == []


async def test_a_persons_tables_are_listed_without_loading_them(services: Services, clock: Clock) -> None:
    first = await begun(services)
    clock.pass_(minutes=1)
    second = await services.lobbies.create(BO, "Bo", HERE, options())
    assert [each.id for each in await services.lists.of_user(BO)] == [second.id, first.id]
    assert [each.waiting for each in await services.lists.of_user(BO, status="playing")] == [first.waiting]
    assert await services.lists.of_user(EVE) == ()
    assert [each.id for each in await services.lists.in_channel(HERE.channel_id, status=("lobby",))] == [second.id]

"""Databases of earlier versions are played on, through the manager of today: games, lobbies, votes and clocks."""

import asyncio
import random
from collections.abc import Iterable
from datetime import timedelta
from typing import Any

import pytest

from bot.manager.services import Services
from bot.store import Store
from bot.table.errors import NotInvited
from bot.table.table import Table
from bot.table.values import TableId, UserId
from bot.table.vote import OneSeat, VoteKind
from tests.manager.craft import Clock
from tests.store.facts import ADA, BO, CY, DI, EVE, FAY, KNOWN, OPEN_LOBBIES, STOPPED, seats

SAMPLE = (min(KNOWN), "r0003", max(KNOWN))
"""The revisions whose games every run plays on: the oldest, one with most of what is asked, and the newest. What the
others hold after their upgrade every run reads (`test_databases`)."""


def _revisions(names: Iterable[str]) -> list[Any]:
    return [name if name in SAMPLE else pytest.param(name, marks=pytest.mark.long) for name in names]


THIRD = pytest.mark.parametrize("revision", _revisions(name for name in KNOWN if name >= "r0003"))


@pytest.fixture(params=_revisions(KNOWN))
def revision(request: pytest.FixtureRequest) -> str:
    """The revisions of which there is a database; a test may ask for one of them."""
    return request.param


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(1)
@pytest.mark.parametrize("turns", [2, pytest.param(1000, marks=pytest.mark.long)])
async def test_every_live_game_is_played_on(services: Services, opened: Store, revision: str, turns: int) -> None:
    """Some turns of each, one of the oldest and of the newest revision to its end; by hand all to their end."""
    changed = asyncio.Event()
    services.tables.on_change(lambda _: changed.set())
    dice = random.Random(revision)
    live = [known for known in KNOWN[revision] if known.status == "playing" and known.table not in STOPPED]
    for known in live:
        is_whole = turns > 100 or (known is live[0] and revision in (min(KNOWN), max(KNOWN)))
        table = await played_on(services, TableId(known.table), dice, changed, 1000 if is_whole else turns)
        assert table.number > known.lines
        assert table.status == "finished" or not is_whole
    assert (await opened.check()).is_sound


async def played_on(
    services: Services, table_id: TableId, dice: random.Random, changed: asyncio.Event, turns: int
) -> Table:
    """The table once people there have acted at random for so many turns, or until its game was over."""
    table = await services.tables.look(table_id)
    while table.status == "playing" and turns:
        changed.clear()
        if table.is_paused:
            await services.votes.resume(table_id, table.people[0].user_id)
        elif table.automatic_waiting:
            await asyncio.wait_for(changed.wait(), 60)
        else:
            await take_turn(services, table, dice)
            turns -= 1
        table = await services.tables.look(table_id)
    return table


async def take_turn(services: Services, table: Table, dice: random.Random) -> None:
    """The first awaited seat acts at random, as long as it is awaited."""
    assert table.match is not None
    match, seat, actions = table.match, table.waiting[0], list[str]()
    while seat in match.waiting():
        actions.append(dice.choice(match.allowed(seat)))
        match = match.play(seat, actions[-1])
    await services.tables.submit(table.id, table.participants[seat].user_id, actions, version=table.match.version)


@pytest.mark.sample(1)
async def test_a_lobby_is_joined_and_begins(services: Services, revision: str) -> None:
    (full, invited, rematch) = [
        TableId(known.table) for known in KNOWN[revision] if known.status == "lobby" and known.seats in OPEN_LOBBIES
    ]
    await services.lobbies.join(full, FAY, "Fay")
    assert (await services.lobbies.begin(full, BO)).status == "playing"
    with pytest.raises(NotInvited):
        await services.lobbies.join(invited, FAY, "Fay")
    assert seats(await services.lobbies.join(invited, ADA, "Ada")) == "Cy Robot1* Ada"
    assert (await services.lobbies.rematch(TableId(6), ADA)).id == rematch
    assert (await services.lobbies.begin(rematch, BO)).status == "playing"


@pytest.mark.sample(1)
async def test_a_vote_on_an_absent_player_goes_on_where_it_was(services: Services) -> None:
    result = await services.votes.propose(TableId(13), CY, VoteKind.AUTOMATIC)
    assert (result.is_decided, seats(result.table)) == (True, "Di Cy Bo Ada*")
    (record,) = result.table.vote_records
    assert (record.outcome, [cast_vote.user_id for cast_vote in record.cast_votes]) == ("carried", sorted([CY, DI]))


@pytest.mark.sample(1)
@pytest.mark.parametrize("revision", ["r0001", "r0002"])
async def test_a_vote_to_call_it_off_from_before_votes_had_deadlines_is_asked_anew(services: Services) -> None:
    assert not (await services.votes.cancel(TableId(12), BO)).is_decided
    assert not (await services.votes.cancel(TableId(12), CY)).is_decided
    assert (await services.votes.cancel(TableId(12), ADA)).table.status == "cancelled"


@pytest.mark.sample(1)
@THIRD
@pytest.mark.parametrize(
    ("table", "kind", "voters"),
    [
        (28, "pause", (CY,)),
        (30, "extend", (CY, DI)),
        (31, "undo", (BO, CY)),
        (35, "cancel", (CY,)),
    ],
)
async def test_a_vote_under_way_is_decided_by_those_who_were_still_to_vote(
    services: Services, table: int, kind: VoteKind, voters: tuple[UserId, ...]
) -> None:
    for voter in voters:
        assert (await services.tables.look(TableId(table))).vote_records[-1].is_open
        await services.votes.answer(TableId(table), voter, kind, agrees=True)
    after = await services.tables.look(TableId(table))
    assert (after.vote_records[-1].vote.kind, after.vote_records[-1].outcome) == (kind, "carried")
    followed = {
        "pause": after.is_paused,
        "extend": after.timers and after.timers[0].left > timedelta(days=7),
        "undo": after.number == 10,
        "cancel": after.status == "cancelled",
    }
    assert followed[kind]


@pytest.mark.sample(1)
@THIRD
async def test_a_seat_somebody_has_asked_for_under_older_laws_is_asked_for_anew_and_its_holder_told(
    services: Services,
) -> None:
    table = await services.tables.look(TableId(33))
    assert (table.votes, [record.outcome for record in table.vote_records]) == ((), ["moot"])
    assert table.is_behind
    await services.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(0), name="Eve")
    assert [each.user_id for each in await services.outbox.unsent(1000) if each.kind == "seat"] == [CY]


@pytest.mark.sample(1)
@THIRD
async def test_the_others_may_still_refuse_to_go_on_without_whoever_ran_out_of_time(
    services: Services, clock: Clock
) -> None:
    result = await services.votes.answer(TableId(22), FAY, VoteKind.GO_ON, agrees=False)
    assert (result.is_refused, result.table.status) == (True, "playing")
    (vote,) = result.table.votes
    assert vote.kind == "cancel"
    clock.time = vote.due_at
    await services.alarm.run_due()
    assert (await services.tables.look(TableId(22))).status == "cancelled"


@pytest.mark.sample(1)
@THIRD
async def test_a_clock_that_was_running_runs_out(services: Services, clock: Clock) -> None:
    table = await services.tables.look(TableId(24))
    due = table.timers[0].due_at
    assert due is not None
    clock.time = due
    await services.alarm.run_due()
    timeout = (await services.tables.look(TableId(24))).timeouts[-1]
    assert (timeout.name, timeout.number, timeout.at, timeout.outcome) == ("Bo", 9, due, "turn")

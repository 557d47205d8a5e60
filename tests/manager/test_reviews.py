"""Reviews: asked for, made part by part, kept over a restart, told to whoever asked, and nobody else's."""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.games.civ.game import CIV, Civ
from bot.manager.policy_processes import Thinking
from bot.manager.services import Services, make_services
from bot.match import Match
from bot.store import Store
from bot.table.availability import Availability
from bot.table.delivery import Drop, Send, decide_delivery
from bot.table.preferences import Notify, Preferences
from bot.table.review import MOST_UNREADY, GameReview, ReviewError, own_lines, reviewed_seat
from bot.table.table import Table
from bot.table.values import NoticeKind, SeatHolder, UserId, Way
from tests.manager.craft import LIMITS, Clock, begun, play_out
from tests.table.people import ADA, BO, CY


class Counting:
    """A reviewer that says which moment it was asked for; it waits before the one at which it is stopped."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.own: Collection[int] = ()
        self.failure: Exception | None = None
        self.gate = asyncio.Event()
        self.gate.set()

    def moments(self, match: Match, seat: int, own: Collection[int]) -> Sequence[object]:
        self.own = own
        return [(seat, number) for number in range(5)]

    def __call__(self, moment: Any, random: Any, /) -> str:
        if self.failure is not None:
            raise self.failure
        self.asked.append(moment[1])
        return f"part {moment[1]} of seat {moment[0]}"


class Gated(Thinking):
    """Runs what it is asked, once its gate is open."""

    def __init__(self, reviewer: Counting) -> None:
        super().__init__()
        self._reviewer = reviewer

    async def choose(self, policy: Any, view: object, random: Random) -> tuple[str, ...]:
        await self._reviewer.gate.wait()
        return (policy(view, random),)


@pytest.fixture
def reviewer() -> Counting:
    return Counting()


def reviewing(store: Store, clock: Clock, reviewer: Counting | None) -> Services:
    civ = Civ(reviewer=reviewer)
    thinking = None if reviewer is None else Gated(reviewer)
    return make_services(store, now=clock, random=Random(1), games={CIV: civ}, limits=LIMITS, review_thinking=thinking)


@pytest.fixture
async def services(store: Store, clock: Clock, reviewer: Counting) -> AsyncIterator[Services]:
    made = reviewing(store, clock, reviewer)
    await made.start()
    yield made
    await made.stop()


async def over(services: Services) -> Table:
    return await play_out(services, await begun(services, 2))


async def test_a_review_is_made_in_the_background_and_kept(services: Services, reviewer: Counting) -> None:
    table, ready = await over(services), list[UserId]()
    services.reviews.on_ready(ready.append)
    asked = await services.reviews.ask(table.id, ADA)
    assert (asked.seat, asked.parts, asked.is_ready) == (table.seat_of(ADA), (), False)
    await services.reviews.idle()
    found = await services.reviews.ask(table.id, ADA)
    assert found.is_ready
    assert found.parts == tuple(f"part {number} of seat {found.seat}" for number in range(5))
    assert ready == [ADA]
    assert reviewer.asked == [0, 1, 2, 3, 4], "it is not made again"
    assert reviewer.own == own_lines(table, ADA, found.seat)


async def test_whoever_asked_is_told_once_and_only_they(services: Services, store: Store, clock: Clock) -> None:
    table = await over(services)
    await services.reviews.ask(table.id, ADA)
    await services.reviews.idle()
    told = {user: await store.outbox.of_user(user, clock(), [table.id]) for user in (ADA, BO)}
    assert [notice.kind for notice in told[ADA] if notice.kind == NoticeKind.REVIEWED] == [NoticeKind.REVIEWED]
    assert [notice for notice in told[BO] if notice.kind == NoticeKind.REVIEWED] == []
    (notice,) = [each for each in told[ADA] if each.kind == NoticeKind.REVIEWED]
    hours, later = Availability(), clock() + timedelta(minutes=1)
    for way, decision in ((Notify.DIRECT, Send(Way.DIRECT)), (Notify.MENTION, Send(Way.DIRECT)), (Notify.NONE, Drop())):
        likes = Preferences(notify=way)
        assert decide_delivery(notice, table, likes, hours, later) == decision, "never in public"
    closed = Preferences(notify=Notify.DIRECT, dm_closed=True)
    assert decide_delivery(notice, table, closed, hours, later) == Drop()


async def test_a_restart_goes_on_with_what_is_not_done(store: Store, clock: Clock, reviewer: Counting) -> None:
    before = reviewing(store, clock, reviewer)
    await before.start()
    table = await over(before)
    kept = GameReview(table.id, ADA, 0, clock(), total=5)
    await store.reviews.ask(kept)
    await store.reviews.add(kept, "part of before")
    await before.stop()
    after = reviewing(store, clock, reviewer)
    await after.start()
    await after.reviews.idle()
    found = await after.reviews.look(table.id, ADA)
    assert found is not None
    assert found.is_ready
    assert found.parts[0] == "part of before"
    assert reviewer.asked == [1, 2, 3, 4]
    await after.stop()


async def test_two_who_make_the_same_part_keep_one(store: Store, clock: Clock, services: Services) -> None:
    table = await over(services)
    kept = await store.reviews.ask(GameReview(table.id, ADA, 0, clock()))
    assert await store.reviews.add(replace(kept, total=2), "mine")
    assert not await store.reviews.add(replace(kept, total=2), "another's")
    done = replace(kept, parts=("mine",))
    assert await store.reviews.finish(done, table, clock())
    assert not await store.reviews.finish(done, table, clock()), "and it is told once"


async def test_a_running_game_another_persons_and_one_of_other_rules_are_refused(
    store: Store, services: Services, clock: Clock
) -> None:
    running = await begun(services, 2)
    with pytest.raises(ReviewError, match="review-unfinished"):
        await services.reviews.ask(running.id, ADA)
    table = await play_out(services, running)
    with pytest.raises(ReviewError, match="review-not-yours"):
        await services.reviews.ask(table.id, CY)
    old = replace(table, rules=table.rules + 1)
    with pytest.raises(ReviewError, match="review-rules"):
        reviewed_seat(old, ADA, services.games)
    without = reviewing(store, clock, None)
    with pytest.raises(ReviewError, match="review-game"):
        await without.reviews.ask(table.id, ADA)
    await without.stop()
    assert await store.reviews.unready() == []


async def test_nobody_waits_for_more_than_a_few(services: Services, reviewer: Counting) -> None:
    reviewer.gate.clear()
    games = [await over(services) for _ in range(MOST_UNREADY + 1)]
    for table in games[:-1]:
        await services.reviews.ask(table.id, ADA)
    with pytest.raises(ReviewError, match="review-enough"):
        await services.reviews.ask(games[-1].id, ADA)
    assert not (await services.reviews.ask(games[0].id, ADA)).is_ready, "one that was asked for can be looked at"
    await services.reviews.ask(games[-1].id, BO)
    reviewer.gate.set()
    await services.reviews.idle()
    assert (await services.reviews.ask(games[-1].id, ADA)).parts == ()


async def test_a_review_that_cannot_be_made_is_dropped_and_can_be_asked_for_again(
    services: Services, store: Store, reviewer: Counting, caplog: pytest.LogCaptureFixture
) -> None:
    table = await over(services)
    reviewer.failure = RuntimeError("not of the rules")
    await services.reviews.ask(table.id, ADA)
    await services.reviews.idle()
    assert await store.reviews.load(table.id, ADA) is None
    assert "not of the rules" in caplog.text
    reviewer.failure = None
    await services.reviews.ask(table.id, ADA)
    await services.reviews.idle()
    assert (await services.reviews.ask(table.id, ADA)).is_ready


async def test_a_review_whose_game_cannot_be_reviewed_any_more_is_dropped(
    store: Store, clock: Clock, reviewer: Counting
) -> None:
    before = reviewing(store, clock, reviewer)
    table = await over(before)
    await store.reviews.ask(GameReview(table.id, ADA, 0, clock()))
    await before.stop()
    after = reviewing(store, clock, None)
    await after.start()
    await after.reviews.idle()
    assert await store.reviews.unready() == []
    await after.stop()


async def test_a_review_is_deleted_with_its_person(services: Services, store: Store) -> None:
    table = await over(services)
    for user in (ADA, BO):
        await services.reviews.ask(table.id, user)
    await services.reviews.idle()
    (kept,) = (await services.privacy.export(ADA))["reviews"]
    assert kept["game"] == table.id
    await services.privacy.forget(ADA)
    assert await store.reviews.load(table.id, ADA) is None
    assert await store.reviews.load(table.id, BO) is not None


async def test_who_is_forgotten_while_it_is_made_has_none_afterwards(
    services: Services, store: Store, reviewer: Counting
) -> None:
    table = await over(services)
    reviewer.gate.clear()
    await services.reviews.ask(table.id, ADA)
    await services.privacy.forget(ADA)
    reviewer.gate.set()
    await services.reviews.idle()
    assert await store.reviews.load(table.id, ADA) is None


async def test_only_ones_own_lines_are_ones_own_choices(services: Services) -> None:
    table = await over(services)
    seat = table.seat_of(ADA)
    assert seat is not None
    assert table.match is not None
    decided = {line.number for line in table.match.lines() if line.seat == seat and line.by is None}
    assert own_lines(table, ADA, seat) == decided
    assert own_lines(table, BO, seat) == frozenset()
    middle = sorted(decided)[len(decided) // 2]
    held = (SeatHolder(seat, 0, BO, "Bo", False), SeatHolder(seat, middle, ADA, "Ada", False))
    later = replace(table, seat_holders=held)
    assert own_lines(later, ADA, seat) == {number for number in decided if number > middle}
    assert own_lines(later, BO, seat) == {number for number in decided if number <= middle}


async def test_what_the_seat_could_not_know_is_dealt_again_in_a_copy(services: Services) -> None:
    table = await over(services)
    seat = table.seat_of(ADA)
    assert seat is not None
    assert table.match is not None
    line = next(number for number in range(10, table.number) if table.match.at(number).waiting() == (seat,))
    then: Any = table.match.at(line)
    copy, _, match = await services.what_ifs.begin(ADA, table, line, seat, is_redealt=True)
    again: Any = match
    assert copy.line == line
    mine, seen = then.view(seat), again.view(seat)
    for each in ("hand", "seats", "discard", "pile", "turn", "phase", "turns", "legal", "used_permanent"):
        assert getattr(mine, each) == getattr(seen, each), each
    assert again.game.setup.pile != then.game.setup.pile
    look, *_ = await services.what_ifs.look(copy.id, ADA)
    assert look.seed == copy.seed
    opened = await services.what_ifs.play(copy.id, ADA, [match.allowed(seat)[0]], copy.revision)
    back = await services.what_ifs.take_back(copy.id, ADA, opened[0].revision)
    assert (back[2].view(seat), back[0].played) == (seen, ()), "undo comes back to the same cards"
    other, _, dealt = await services.what_ifs.begin(ADA, table, line, seat, is_redealt=True)
    assert other.seed != copy.seed
    third: Any = dealt
    assert third.game.setup.pile != again.game.setup.pile
    assert third.view(seat) == seen

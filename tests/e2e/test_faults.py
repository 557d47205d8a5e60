"""The bot dies again and again, on Discord's worst day: every turn is called once, every deadline has one effect."""

import asyncio
import logging
import random
import re
import sqlite3
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Any, Final

import pytest

from bot.discord.messages import nonce_of
from bot.games.civ.game import CIV, GAMES, Choices
from bot.manager.services import Services, make_services
from bot.playground.api.record import Ping
from bot.playground.people import Person
from bot.store import Store
from bot.table.clocks import RETURN
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import Clock, NoticeKind, Options, Place, Status, TableId, UserId
from bot.table.vote import VoteKind
from tests.e2e import killed_bot
from tests.e2e.callings import trouble
from tests.e2e.house import House, opened_house
from tests.e2e.killed_bot import Order

pytestmark = pytest.mark.slow

log = logging.getLogger(__name__)

LIMITS: Final = Limits(automatic_pause=0, board_pause=0, tick=0.5)
LIFE: Final = 3
"""Seconds that the bot lives, at most."""
SHORT: Final = Clock(3)
"""Run out in real time, again and again."""
ASLEEP: Final = 0.3
"""How many of the turns with a clock nobody plays."""

SENDING: Final[dict[str, Any]] = {"method": "POST", "path": "/channels/*/messages", "times": 20}

Turn = tuple[TableId, UserId, int]
"""Where, whose, and the stint."""


@dataclass(frozen=True)
class Crew:
    """People who play one table after another."""

    people: Sequence[Person]
    computers: int = 0
    clock: Clock | None = None


@dataclass
class Campaign:
    """All tables of a house whose bot keeps dying, and what its people do there."""

    house: House
    crews: Sequence[Crew]
    dice: random.Random
    tables: dict[int, TableId] = field(default_factory=dict[int, TableId])
    """By crew, the table it plays at now."""
    asleep: dict[Turn, bool] = field(default_factory=dict[Turn, bool])
    ordered: set[Turn] = field(default_factory=set[Turn])
    lives: int = 0
    between: int = 0
    """Lives ended while the answer to a ping was on its way."""

    @property
    def file(self) -> str:
        return self.house.database.removeprefix("sqlite:///")

    def asked(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """What the database says, past the bot."""
        with closing(sqlite3.connect(self.file, timeout=30)) as database:
            return database.execute(sql, values).fetchall()

    def has_seen(self, turns: int) -> bool:
        """Whether so many turns were called, and everything else that is checked has happened: deadlines, reminders."""
        kinds = dict(self.asked("SELECT kind, count(*) FROM notices GROUP BY kind"))
        is_timed = all(kinds.get(kind) for kind in (NoticeKind.HALF, NoticeKind.SOON))
        return kinds.get(NoticeKind.TURN, 0) >= turns and is_timed and bool(self.asked("SELECT 1 FROM lapses"))

    @asynccontextmanager
    async def opened(self) -> AsyncGenerator[Services]:
        """The tables, while the bot is dead."""
        store = await Store.open(self.house.database, GAMES, busy_timeout=30)
        limits = Limits(automatic_pause=10**6, board_pause=0, tick=None)
        services = make_services(store, now=lambda: datetime.now(UTC), random=self.dice, games=GAMES, limits=limits)
        yield services
        await services.stop()
        await store.close()

    async def furnish(self) -> None:
        """While the bot is dead: a new table for every crew whose game is over."""
        async with self.opened() as services:
            for number, crew in enumerate(self.crews):
                old = self.tables.get(number)
                if old is None or (await services.tables.look(old)).status != Status.PLAYING:
                    self.tables[number] = await self._begun(services, crew)

    async def _begun(self, services: Services, crew: Crew) -> TableId:
        size = len(crew.people) + crew.computers
        place = Place(self.house.guild.id, self.house.channel.id, "en")
        options = Options(size, CIV, Choices("classic", False, "turn_end").to_json(), clock=crew.clock)
        owner, *rest = crew.people
        table = await services.lobbies.create(UserId(owner.id), owner.name, place, options, computers=crew.computers)
        for person in rest:
            await services.lobbies.join(table.id, UserId(person.id), person.name)
        await services.lobbies.begin(table.id, UserId(owner.id))
        return table.id

    async def play(self, store: Store, orders: "Connection[Order, Any]") -> None:
        """What the people of all tables do while the bot lives: each plays once he has been called, or sleeps."""
        given = set[Turn]()
        while True:
            for number, table_id in self.tables.items():
                table = await store.tables.load(table_id)
                assert table is not None
                for order in self._wishes(table, self.crews[number]):
                    turn = order.table, order.user, order.turn_id
                    if order.what != "play" or turn not in given:
                        orders.send(order)
                        given.add(turn)
            await asyncio.sleep(0.05)

    def _wishes(self, table: Table, crew: Crew) -> list[Order]:
        if table.status != Status.PLAYING:
            return []
        if table.is_paused:
            self.asleep.update({turn: False for turn in self.asleep if turn[0] == table.id})
            return [Order("resume", table.id, table.people[0].user_id)]
        back = [each.user_id for each in table.people if each.is_automatic and not each.is_stand_in]
        self.asleep.update({turn: False for turn in self.asleep if turn[0] == table.id and turn[1] in back})
        wishes = [Order("return", table.id, user) for user in back]
        for user, turn_id in table.awaited.items():
            turn = table.id, user, turn_id
            if not self._sleeps(turn, crew) and self._is_called(turn):
                self.ordered.add(turn)
                wishes.append(Order("play", table.id, user, turn_id))
        return wishes

    def _sleeps(self, turn: Turn, crew: Crew) -> bool:
        if turn not in self.asleep:
            before = [sleeps for (table, user, _), sleeps in self.asleep.items() if (table, user) == turn[:2]]
            may_sleep = crew.clock is not None and not (before and before[-1])
            self.asleep[turn] = may_sleep and self.dice.random() < ASLEEP
        return self.asleep[turn]

    def _is_called(self, turn: Turn) -> bool:
        sql = "SELECT 1 FROM notices WHERE game = ? AND user_id = ? AND stint = ? AND kind = ? AND sent_at IS NOT NULL"
        return bool(self.asked(sql, *turn, NoticeKind.TURN))

    # The bot's lives

    @asynccontextmanager
    async def life(self, context: ForkServerContext, *, plays: bool = True) -> AsyncGenerator[None]:
        """The bot lives, and people play, if they do; then it is killed, wherever it is."""
        await self.furnish()
        theirs, mine = context.Pipe(duplex=False)
        process = killed_bot.start(context, self.house.playground, self.house.database, limits=LIMITS, orders=theirs)
        store = await Store.open(self.house.database, GAMES, migrates=False, busy_timeout=30)
        playing = asyncio.create_task(self.play(store, mine) if plays else asyncio.sleep(0))
        try:
            await killed_bot.ready(self.house.playground, process)
            yield
        finally:
            process.kill()
            await asyncio.to_thread(process.join)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await store.close()
            theirs.close()
            mine.close()
            self.lives += 1
            await self.house.playground.people.bot_gone()
            if self.dice.random() < 0.5:
                self.house.playground.forget_nonces()  # as if it had been gone for longer

    async def lived(self) -> None:
        """Some time passes; half of the lives end just when a ping has been sent, and before the bot hears of it."""
        await asyncio.sleep(self.dice.uniform(0.3, LIFE))
        if self.dice.random() < 0.5:
            slow = self.house.playground.faults.slow(1, **SENDING, after=True)
            with suppress(TimeoutError):
                await self.pinged(2)
                self.between += 1
            slow.times = 0

    async def pinged(self, patience: float) -> None:
        """Until somebody is called. Raises `TimeoutError`."""
        pings = self.house.playground.record.pings
        before = len(pings)
        async with asyncio.timeout(patience):
            while len(pings) == before:  # noqa: ASYNC110  # what happens in the playground rings no bell
                await asyncio.sleep(0.002)


@pytest.mark.parametrize("turns", [2, pytest.param(60, marks=pytest.mark.long)])
async def test_no_ping_and_no_deadline_is_lost_or_doubled_however_often_the_bot_dies(
    tmp_path: Path, turns: int
) -> None:
    dice = random.Random(11)
    context = killed_bot.fork_server()
    async with opened_house(tmp_path, strict=False) as house:
        ann, bob, chloe, dan = house.people
        crews = (
            Crew([ann, bob]),
            Crew([bob, chloe, dan]),
            Crew([dan], 1),
            Crew([chloe, dan], clock=SHORT),
            Crew([ann], 1, SHORT),
            Crew([bob, ann], 1, SHORT),
        )
        campaign = Campaign(house, crews, dice)
        await _settings(house, [bob, dan])
        bad_day = asyncio.create_task(trouble(house, dice))
        while not campaign.has_seen(turns):
            async with campaign.life(context):
                await campaign.lived()
        bad_day.cancel()
        house.playground.faults.clear()
        async with campaign.life(context):
            await _quiet(campaign)
        _check_pings(campaign)
        _check_deadlines(campaign)


@pytest.mark.parametrize("way", ["mention", "vote", pytest.param("direct", marks=pytest.mark.long)])
async def test_a_call_whose_answer_was_lost_is_found_again_after_any_time(tmp_path: Path, way: str) -> None:
    context = killed_bot.fork_server()
    async with opened_house(tmp_path, strict=False) as house:
        ann, bob = house.people[:2]
        campaign = Campaign(house, [Crew([ann, bob])], random.Random(3))
        await _settings(house, [ann, bob] if way == "direct" else [])
        if way == "vote":
            async with campaign.life(context, plays=False):
                await _quiet(campaign)
            async with campaign.opened() as services:
                await services.votes.propose(TableId(1), UserId(ann.id), VoteKind.PAUSE)
        pings = house.playground.record.pings
        slow = house.playground.faults.slow(5, **SENDING, after=True)
        async with campaign.life(context, plays=False):
            if not pings or way == "vote":
                await campaign.pinged(30)
        slow.times = 0
        assert campaign.asked("SELECT message_id FROM notices ORDER BY id DESC LIMIT 1") == [(None,)]
        house.playground.forget_nonces()
        async with campaign.life(context, plays=False):
            await _quiet(campaign)
        rows = campaign.asked("SELECT user_id, message_id FROM notices ORDER BY id")
        assert rows == [(ping.user_id, ping.message_id) for ping in pings]


async def _settings(house: House, direct: Sequence[Person]) -> None:
    store = await Store.open(house.database, GAMES)
    await store.preferences.set_of_guild(house.guild.id, {"display": "text"})
    for person in direct:
        await store.preferences.set(person.id, {"notify": "direct"})
    await store.close()


async def _quiet(campaign: Campaign) -> None:
    """Until every call so far has been told or dropped."""
    before = campaign.asked("SELECT max(id) FROM notices")[0][0]
    sql = "SELECT 1 FROM notices WHERE due_at IS NOT NULL AND id <= ?"
    async with asyncio.timeout(60):
        while campaign.asked(sql, before):  # noqa: ASYNC110  # the database rings no bell
            await asyncio.sleep(0.05)


def _check_pings(campaign: Campaign) -> None:
    """Each turn was called once, and what Discord has seen beyond the record was of turns that were over by then."""
    pings = campaign.house.playground.record.pings
    nonces = Counter((ping.nonce, ping.user_id) for ping in pings)
    assert [each for each, count in nonces.items() if count > 1] == [], "doubled"
    calls = campaign.asked(
        "SELECT id, game, user_id, stint, sent_at, message_id FROM notices WHERE kind = ?", NoticeKind.TURN
    )
    turns = Counter((game, user, turn_id) for _, game, user, turn_id, _, _ in calls)
    assert max(turns.values()) == 1, "a turn is called once"
    assert campaign.ordered <= set(turns)
    seen = {(ping.user_id, ping.message_id): ping for ping in pings}
    sent = {each: (user, message) for each, _, user, _, sent_at, message in calls if sent_at is not None}
    assert [each for each, where in sent.items() if where not in seen] == [], "lost"
    public = {each: seen[where] for each, where in sent.items() if not seen[where].is_direct}
    taken = {each: found for each, ping in public.items() if (found := _called_by(campaign, ping)) != each}
    assert taken == {}, "the message of another call is taken for it"
    recorded = set(campaign.asked("SELECT user_id, message_id FROM notices WHERE message_id IS NOT NULL"))
    stray = [_called_by(campaign, ping) for where, ping in seen.items() if where not in recorded]
    unplaced = [ping for where, ping in seen.items() if where not in recorded and _called_by(campaign, ping) is None]
    assert unplaced == [], "whom and to what does it call?"
    assert [each for each in stray if each in sent] == [], "doubled"
    assert len(set(stray)) == len(stray), "doubled"
    text = f"{turns.total()} turns, {len(sent)} calls sent, {len(stray)} seen by Discord alone"
    log.info("%s; %s lives, %s of them ended with a ping on its way", text, campaign.lives, campaign.between)


def _called_by(campaign: Campaign, ping: Ping) -> int | str | None:
    """The notice that a message was to tell which no notice names, by its nonce.

    Where nobody is left to play on, a board calls all who are away: there is no notice of that, and the nonce has the
    table's revision. The same one twice is a call too many.
    """
    if re.fullmatch(r"\d+-\d+", str(ping.nonce)):
        return f"{ping.nonce} to {ping.user_id}"
    if found := re.fullmatch(r"ping-(\d+)m?", str(ping.nonce)):
        return int(found[1])
    if found := re.fullmatch(r"(\d+)-c(\d+)", str(ping.nonce)):
        sql, values = "kind = 'turn' AND game = ? AND number = ?", (int(found[1]), int(found[2]))
    else:
        votes = campaign.asked("SELECT DISTINCT game, stint FROM notices WHERE kind = 'vote'")
        named = {nonce_of(f"vote-{game}-{number}-{ping.channel_id}"): (game, number) for game, number in votes}
        if ping.nonce not in named:
            return None
        sql, values = "kind = 'vote' AND game = ? AND stint = ?", named[ping.nonce]
    rows = campaign.asked(f"SELECT id FROM notices WHERE {sql} AND user_id = ?", *values, ping.user_id)  # ours
    return rows[0][0] if rows else None


def _check_deadlines(campaign: Campaign) -> None:
    """Of the turns that people were called to, each was played by them, or has run out."""
    sql = "SELECT game, user_id, at, stint FROM notices WHERE kind LIKE 'lapsed-%' ORDER BY game, user_id, at"
    timeouts = campaign.asked(sql)
    assert timeouts
    rows = campaign.asked("SELECT count(*) FROM lapses")
    assert rows == [(len(timeouts),)], "who runs out of time is told so, once"
    for (*player, first, ended), (*other, second, turn_id) in pairwise(timeouts):
        apart = datetime.fromisoformat(second) - datetime.fromisoformat(first)
        least = SHORT.seconds * RETURN if turn_id == ended else timedelta(seconds=SHORT.seconds)
        assert player != other or apart >= least, "each turn has a full clock, and a tenth after coming back to it"
    over = set(campaign.asked("SELECT game, user_id, stint FROM notices WHERE kind LIKE 'lapsed-%'"))
    now = datetime.now(UTC)
    soon = (now - timedelta(seconds=5)).replace(tzinfo=None).isoformat(" ")
    assert campaign.asked("SELECT id FROM games WHERE status = ? AND next_at < ?", Status.PLAYING, soon) == []
    _check_missed(campaign, over)
    counted = "SELECT count(*) FROM notices WHERE kind = ? GROUP BY game, user_id, stint"
    for kind in (NoticeKind.HALF, NoticeKind.SOON):
        again = [count - 1 for (count,) in campaign.asked(counted, kind)]
        assert again, kind
        assert sum(again) <= len(timeouts), "once a turn, and once more for whoever has come back to it"
    log.info("%s deadlines", len(timeouts))


def _check_missed(campaign: Campaign, over: set[tuple[Any, ...]]) -> None:
    """Nobody's turn has ended but by himself or by his clock."""
    going_on = {
        (game, user, turn_id)
        for game, user, turn_id in campaign.asked(
            "SELECT game, user_id, max(stint) FROM notices WHERE kind = ? GROUP BY game", NoticeKind.TURN
        )
    }
    called = {
        (TableId(game), UserId(user), turn_id)
        for game, user, turn_id in campaign.asked(
            "SELECT game, user_id, stint FROM notices WHERE kind = ?", NoticeKind.TURN
        )
    }
    assert called - campaign.ordered - over - going_on == set()

"""A server in the playground with two hundred games in progress, and people who press at all of them at once.

As on a real server most tables have a thread of their own, with its own rate limits; some share one channel and its
limits. The people know only what they see; how the bot did is read from the playground's record afterwards.
"""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import inf
from random import Random
from typing import Any, Final

from bot.discord.routing import split
from bot.games.civ.game import CIV, Choices, Civ
from bot.games.civ.pages.presentation import CivPresentation
from bot.i18n.catalogue import Localizer
from bot.manager.lobbies import Lobbies
from bot.manager.services import Services, make_services
from bot.pages.addresses.hand import HAND
from bot.pages.board.board import BoardStyle, board_page
from bot.pages.board.board_posts import is_logged
from bot.pages.display import find_mentionable
from bot.playground.api.record import Request
from bot.playground.people import Button, ChannelRef, GuildRef, Message, NotPossible, Person, ScriptedPlayground, Select
from bot.store import Store
from bot.table.limits import Limits
from bot.table.preferences import Notify
from bot.table.values import Options, Place, TableId, UserId

PARENTS: Final = 10
"""How many channels the threads are in."""
PATIENCE: Final = 60.0
"""Seconds someone waits for a board or a hand before they give up."""
MOVES: Final = ("do", "pick", "begin", "skip", "end", "end_now")
"""The verbs of custom_ids that make a move in a hand."""
_ICON: Final = re.compile(r"<a?:\w+:\d+>|[\U0001F534\U0001F535\U0001F7E0-\U0001F7EB\u26AA\u26AB]")
"""An application's emoji, or the disc that replaces it."""


@dataclass(slots=True)
class BusyTable:
    """A table: its channel, its players, and what was pressed there."""

    id: TableId
    channel: ChannelRef
    people: Sequence[Person]
    pressed: list[int] = field(default_factory=list[int])
    """The interactions, in order."""
    moved_at: float = 0.0
    """The last press that may have changed the table, in the playground's time."""
    version: int = 0
    """The newest decision that a hand has shown: what was played before it was acknowledged."""


@dataclass(slots=True)
class BusyServer:
    """The server and its tables; `press_seconds` are the seconds from each press until something new was shown."""

    playground: ScriptedPlayground
    guild: GuildRef
    tables: list[BusyTable]
    press_seconds: list[float] = field(default_factory=list[float])
    patience: float = PATIENCE
    is_stubborn: bool = False
    """Whether people who get no answer look again and go on, as where the bot is killed."""
    answered: list[tuple[float, float]] = field(default_factory=list[tuple[float, float]])
    """When each press began that was answered, and when it was, in the playground's time."""
    _settled: dict[int, asyncio.Event] = field(default_factory=dict[int, asyncio.Event])
    _changed: dict[int, asyncio.Event] = field(default_factory=dict[int, asyncio.Event])
    """By channel, set when something in it is new."""

    # What the people do

    async def play(self, *, presses: int, pause: float, seed: int = 1) -> None:
        """At every table at once, press `presses` times, each about `pause` seconds after the answer before."""
        watching = asyncio.create_task(self._watch())
        try:
            await asyncio.gather(*(self._play(table, presses, pause, Random(seed + table.id)) for table in self.tables))
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    async def _play(self, table: BusyTable, presses: int, pause: float, random: Random) -> None:
        await asyncio.sleep(random.uniform(0, pause))
        last: tuple[int, str] = (0, "")
        while len(table.pressed) < presses:
            try:
                board = await self._board(table, last)
            except TimeoutError:
                if not self.is_stubborn:
                    raise
                last = (0, "")
                continue
            last = (board.id, board.text)
            hand = None
            called = [each for each in table.people if each.mention in board.text]
            for person in called or table.people:  # a board does not call who is called by direct message
                try:
                    hand = await self._press(table, person, board, _hand_key(board))
                except NotPossible:
                    continue  # a newer board has just replaced it
                while hand is not None and len(table.pressed) < presses:
                    await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
                    hand = await self._move(table, person, hand, random)

    async def _move(self, table: BusyTable, person: Person, hand: Message, random: Random) -> Message | None:
        """Make a move in a hand and return the hand afterwards, None if there is nothing to do in it."""
        moves = list(_moves(hand, table.id))
        if not moves:
            return None
        return await self._press(table, person, hand, random.choice(moves), random)

    async def _press(
        self, table: BusyTable, person: Person, message: Message, key: Button | Select, random: Random | None = None
    ) -> Message | None:
        begun = self.playground.clock.now()
        try:
            if isinstance(key, Button):
                it = await person.press(message, key)
            else:
                values = [option.value for option in (random or Random(1)).sample(key.options, key.min_values)]
                it = await person.select(message, key.custom_id, values)
        except NotPossible:
            if self.is_stubborn and message.ephemeral:
                return None
            raise
        table.pressed.append(it.id)
        table.moved_at = begun
        ended = self._settled.setdefault(it.id, asyncio.Event())
        try:
            while (await it.refresh()).state in ("pending", "deferred", "acknowledged"):
                await asyncio.wait_for(ended.wait(), self.patience)
                ended.clear()
        except TimeoutError:
            if not self.is_stubborn:
                raise
            return None
        finally:
            del self._settled[it.id]
        now = self.playground.clock.now()
        self.press_seconds.append(now - begun)
        if not it.messages:
            return None
        self.answered.append((begun, now))
        table.version = max(table.version, *(_version(key) for key in _moves(it.messages[0], table.id)), 0)
        return it.messages[0]

    async def _board(self, table: BusyTable, last: tuple[int, str]) -> Message:
        """Wait for a newest message of the table other than `last`, and return it."""
        while True:
            changed = self._changed.setdefault(table.channel.id, asyncio.Event())
            found = await self.newest_board(table)
            if found is not None and (found.id, found.text) != last:
                return found
            await asyncio.wait_for(changed.wait(), self.patience)

    async def newest_board(self, table: BusyTable) -> Message | None:
        """Return the newest public message with something to press at that table, if there is one yet."""
        for message in reversed(await table.people[0].messages(table.channel)):
            if _is_board(message, table.id):
                return message
        return None

    # How the bot did

    async def find_wrong_boards(self, services: Services, localizer: Localizer, *, has_picture: bool) -> list[TableId]:
        """Return the tables whose public messages are wrong: there must be one to play from, up to date, no more."""
        found: list[TableId] = []
        for each in self.tables:
            table = await services.tables.look(each.id)
            assert table.match is not None
            style, called = BoardStyle(has_picture, is_logged=is_logged(table)), await find_mentionable(services, table)
            page = board_page(table, CivPresentation(), localizer, style, called=called)
            wanted = Message(
                {"content": "", "embeds": [], "components": page.sheet.view().to_components()}, _fetch_nothing
            )
            shown = [message for message in await each.people[0].messages(each.channel) if _is_board(message, each.id)]
            if [_without_icons(message.text) for message in shown] != [_without_icons(wanted.text)]:
                found.append(each.id)
        return found

    async def find_wrong_boards_in(self, database: str, localizer: Localizer) -> list[TableId]:
        """Return the tables whose public messages are wrong, by a database that no bot has open."""
        async with _open_services(database) as services:
            return await self.find_wrong_boards(services, localizer, has_picture=True)

    def answers(self) -> list[float]:
        """Return the seconds until the initial response to each press; infinity if there was none."""
        by_id = self.playground.interactions.by_id
        found = [by_id[press].seconds_to_answer for table in self.tables for press in table.pressed]
        return [inf if seconds is None else seconds for seconds in found]

    def lags(self) -> dict[TableId, float]:
        """Return the seconds from a table's last press to its channel's last write, if the channel is its own."""
        last = {channel: writes[-1].ended for channel, writes in self.writes().items()}
        alone = Counter(table.channel.id for table in self.tables)
        return {
            table.id: max(0.0, last[table.channel.id] - table.moved_at)
            for table in self.tables
            if alone[table.channel.id] == 1 and table.channel.id in last
        }

    def writes(self) -> dict[int, list[Request]]:
        """Return the bot's requests that sent or edited messages, by channel."""
        found: dict[int, list[Request]] = {}
        for request in self.playground.requests:
            if request.method in ("POST", "PATCH") and request.path.startswith("/channels/"):
                found.setdefault(int(request.path.split("/")[2]), []).append(request)
        return found

    async def _watch(self) -> None:
        cursor = 2**53
        while True:
            news: dict[str, Any] = await self.playground.people.call("events", after=cursor, timeout=10)
            cursor = news["cursor"]
            for event in news["events"]:
                if "interaction_id" in event:
                    self._settled.setdefault(int(event["interaction_id"]), asyncio.Event()).set()
                elif event["kind"] == "message" and (woken := self._changed.pop(int(event["channel_id"]), None)):
                    woken.set()


def _moves(hand: Message, table: TableId) -> Iterator[Button | Select]:
    """Iterate over the buttons and selects of a hand that make a move."""
    for key in (*hand.buttons, *hand.selects):
        verb, fields = split(key.custom_id)
        if verb in MOVES and fields[0] == str(table) and not key.disabled:
            yield key


def _version(key: Button | Select) -> int:
    """Return the decision that a move is for."""
    return int(split(key.custom_id)[1][1])


def _hand_key(board: Message) -> Button:
    return next(key for key in board.buttons if _verb(key.custom_id) == HAND.name)


def _without_icons(text: str) -> str:
    """Return the text without icons: which there are depends on what the application could upload."""
    return _ICON.sub("", text)


def _is_board(message: Message, table: TableId) -> bool:
    return not message.ephemeral and HAND.to(table) in message.custom_ids


async def _fetch_nothing(_url: str) -> bytes:
    return b""


def _verb(custom_id: str) -> str:
    return split(custom_id)[0]


async def create_busy_server(
    playground: ScriptedPlayground,
    database: str,
    *,
    in_threads: int,
    in_one: int,
    display: str = "picture",
    shard: tuple[int, int] | None = None,
    is_direct: bool = False,
) -> BusyServer:
    """Create a server with games that have just begun and nobody has seen yet, for a bot that starts afterwards.

    `shard` is its shard and the count of all; None leaves that to chance. With `is_direct` the first of each two
    players is called to turns by direct message.
    """
    people = playground.people
    owner = await people.person("Owner of the town")
    crowd = [await people.person(f"P{number}") for number in range(2 * (in_threads + in_one))]
    guild = await people.guild("BusyServer", owner, crowd, shard=shard)
    parents = [await people.channel(guild, f"games-{number}") for number in range(PARENTS)]
    shared_channel = await people.channel(guild, "square")
    seated: list[BusyTable] = []
    async with _open_services(database) as services:
        await services.profiles.set_guild_preference(guild.id, "display", display)
        for number in range(in_threads + in_one):
            pair = crowd[2 * number : 2 * number + 2]
            thread = number < in_threads
            if is_direct:
                await services.profiles.set_preference(UserId(pair[0].id), "notify", Notify.DIRECT)
            channel = await pair[0].thread(parents[number % PARENTS], f"table {number}") if thread else shared_channel
            seated.append(
                BusyTable(await _start_game(services.lobbies, pair, Place(guild.id, channel.id, "en")), channel, pair)
            )
    return BusyServer(playground, guild, seated)


@asynccontextmanager
async def _open_services(database: str) -> AsyncGenerator[Services]:
    store = await Store.open(database, {CIV: Civ()})
    limits = Limits(tick=None)
    services = make_services(store, now=lambda: datetime.now(UTC), random=Random(1), games={CIV: Civ()}, limits=limits)
    try:
        yield services
    finally:
        await services.stop()
        await store.close()


async def _start_game(lobbies: Lobbies, pair: Sequence[Person], place: Place) -> TableId:
    first, second = (UserId(person.id) for person in pair)
    table = await lobbies.create(
        first, pair[0].name, place, Options(2, CIV, Choices("classic", False, "turn_end").to_json())
    )
    await lobbies.join(table.id, second, pair[1].name)
    await lobbies.begin(table.id, first)
    return table.id

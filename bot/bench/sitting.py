"""`civ bench sitting`: whole games of quick people in the playground, and what they cost the channel.

People know only what they see, and press what it offers. Afterwards the playground's record says how many messages,
edits and bytes that took, whom it pinged, what was left behind, and how long a lone player waited for the computers.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from bot.bench.measure import Measure, measure_at_most
from bot.bench.reading import SECONDS, read_length, seconds_to_read
from bot.discord.routing import split
from bot.games.civ.game import civ_game
from bot.pages.addresses.hand import HAND
from bot.pages.addresses.public import REMATCH
from bot.pages.lobby.lobby import JOIN, SETTINGS, START
from bot.pages.lobby.lobby_settings import CHOOSE
from bot.pages.ui import ui_of
from bot.playground.api.record import Request
from bot.playground.json_types import mapping
from bot.playground.people import Button, ChannelRef, Message, NotPossible, Person, ScriptedPlayground, Select
from bot.table.values import TableId

PATIENCE: Final = 60.0
"""Seconds someone waits for a board before they give up."""
MOVES: Final = ("do", "pick", "begin", "skip", "end", "end_now")
ENDS: Final = ("end", "end_now", "skip")
"""The verbs of custom_ids that make a move in a hand, and those that end a step or a turn."""
TURNS: Final = ("end", "keep", "take")
"""The actions that end what someone was pinged for: a turn, or a pick of the draft."""
EAGER: Final = 0.8
"""How often someone ends their turn although they could still use an effect."""
PRESSES, MANY_PRESSES = 2, 4
"""Presses a turn from the open sheet on, at the median and at the 90th percentile."""
CHARACTERS, MOST_CHARACTERS = 500, 900
"""Characters of a sheet, at the median and at most."""
PICTURES, EDITS, KILOBYTES, WAIT, LONG_WAIT = 1.5, 2.0, 90.0, 4.0, 6.0
"""The most edits with a picture and without, and kilobytes, a turn of any seat; the seconds a lone player waits for
their next turn, at the median and at the 90th percentile."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A kind of game: its name, the number of people and computers, and the rules switched on in *Set up*."""

    name: str
    people: int
    computers: int = 0
    rules: tuple[str, ...] = ()

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.people + self.computers


SITTINGS: Final = (
    Sitting("alone", 1, 3),
    Sitting("two", 2),
    Sitting("teams", 4, rules=("teams",)),
    Sitting("draft", 4, rules=("draft",)),
)


@dataclass(slots=True)
class _Play:
    """A game in progress, and what people did in it."""

    playground: ScriptedPlayground
    people: Sequence[Person]
    channel: ChannelRef
    table: TableId
    random: Random
    presses: list[int] = field(default_factory=list[int])
    """Presses of each turn or pick, from its open sheet on."""
    characters: list[int] = field(default_factory=list[int])
    """Characters of each open sheet."""
    readings: list[float] = field(default_factory=list[float])
    """Seconds for reading each up to its first button; without each person's first, which explains the game."""
    questions: int = 0
    """How often the end of a turn had to be confirmed."""
    pictures: int = 0
    """Pictures sent into private messages."""
    repeated: int = 0
    """Those of the pictures that the message already had."""
    waits: list[float] = field(default_factory=list[float])
    """Seconds from the end of a lone player's turn to their next."""

    async def play_to_the_end(self) -> None:
        """Play for everyone that the boards ask to move, until one shows the end."""
        seen: tuple[int, str] = (0, "")
        ended_at: float | None = None
        known = set[int]()
        while True:
            board = await self._board(seen)
            seen = (board.id, board.text)
            if _button(board, REMATCH.name) is not None:
                return
            person = next((each for each in self.people if each.mention in board.text), None)
            key = _button(board, HAND.name)
            if person is None or key is None:
                continue
            if ended_at is not None and len(self.people) == 1:
                self.waits.append(self.playground.clock.now() - ended_at)
            try:
                hand = await self._press(person, board, key)
            except NotPossible:  # a newer board has just replaced it
                continue
            self.presses.append(0)
            self._read(hand, is_first=person.id not in known)
            known.add(person.id)
            while (key := self._move(hand)) is not None:
                self.presses[-1] += 1
                hand = await self._press(person, hand, key)
            ended_at = self.playground.clock.now()

    async def _board(self, seen: tuple[int, str]) -> Message:
        """Return the newest board whose text differs from the one seen before."""
        return await self.people[0].wait_for(
            self.channel, lambda message: _is_board(message) and (message.id, message.text) != seen, PATIENCE
        )

    def _move(self, hand: Message) -> Button | Select | None:
        """Return what this player presses next, None if nothing is asked of them."""
        keys = [key for key in (*hand.buttons, *hand.selects) if _is_move(key, self.table)]
        ends = [key for key in keys if split(key.custom_id)[0] in ENDS]
        if ends and (len(ends) == len(keys) or self.random.random() < EAGER):
            return ends[0]
        return self.random.choice(keys) if keys else None

    async def _press(self, person: Person, message: Message, key: Button | Select) -> Message:
        self.questions += split(key.custom_id)[0] == "end_now"
        if isinstance(key, Button):
            it = await person.press(message, key)
        else:
            values = [option.value for option in self.random.sample(key.options, key.min_values)]
            it = await person.select(message, key.custom_id, values)
        shown = (await it.settled()).messages[0]
        await self._count_pictures(message, shown)
        return shown

    def _read(self, hand: Message, *, is_first: bool) -> None:
        self.characters.append(read_length(hand.text))
        self.readings += [] if is_first else [seconds_to_read(hand.raw["components"])]

    async def _count_pictures(self, before: Message, shown: Message) -> None:
        lay = {file.url: file for file in before.attachments} if before.id == shown.id else {}
        for file in shown.attachments:
            if file.url not in lay:
                self.pictures += 1
                self.repeated += await file.read() in [await each.read() for each in lay.values()]


def measure_sitting() -> list[Measure]:
    """Play and measure each kind of game once."""
    logging.disable(logging.INFO)
    try:
        return [measure for sitting in SITTINGS for measure in asyncio.run(_play_and_measure(sitting))]
    finally:
        logging.disable(logging.NOTSET)


async def _play_and_measure(sitting: Sitting) -> list[Measure]:
    from bot.app import aim, opened_client
    from bot.settings import Settings

    with TemporaryDirectory() as directory:
        database = f"sqlite:///{Path(directory) / 'civ.sqlite3'}"
        async with ScriptedPlayground() as playground:
            aim(playground.api_base, playground.gateway_url, playground.cdn_base)
            people = [await playground.people.person(name) for name in ("Ann", "Bob", "Chloe", "Dan")[: sitting.people]]
            guild = await playground.people.guild("Games", people[0], people[1:])
            channel = await playground.people.channel(guild, "table")
            settings = Settings(_env_file=None, emojis=False)  # type: ignore[call-arg]  # pydantic-settings adds it
            async with opened_client(settings, database) as client:
                running = asyncio.create_task(client.start(playground.token))
                await playground.people.bot_ready()
                await client.wait_until_ready()
                play = await _start_game(playground, people, channel, sitting)
                await play.play_to_the_end()
                await ui_of(client).announcer.idle()
                table = await client.services.tables.look(play.table)
                shown = await people[0].messages(play.channel)
            await running
            ends = [line.seat for line in civ_game(table.match).lines if line.action.word in TURNS]
            mine = sum(not table.participants[seat].is_computer for seat in ends)
            return _measures(sitting, play, len(ends), mine, shown)


async def _start_game(
    playground: ScriptedPlayground, people: Sequence[Person], channel: ChannelRef, sitting: Sitting
) -> _Play:
    """Open and start a table and return its game, in its thread if it has one."""
    owner = people[0]
    opened = await owner.slash("civ new", channel=channel, players=sitting.players, computers=sitting.computers)
    lobby = await opened.message()
    table = TableId(int(split(next(iter(lobby.custom_ids)))[1][0]))
    if sitting.rules:
        page = await (await owner.press(lobby, custom_id=str(SETTINGS.to(table)))).message()
        await (await owner.select(page, str(CHOOSE.to(table, 0, "rules")), sitting.rules)).settled()
    for person in people[1:]:
        await (await person.press(lobby, custom_id=str(JOIN.to(table)))).settled()
    if people[1:]:
        full = await owner.wait_for(channel, lambda message: message.id == lobby.id and _may_start(message))
        await (await owner.press(full, custom_id=str(START.to(table)))).settled()

    async def thread() -> ChannelRef | None:
        return next((each for each in await owner.channels() if each.id == lobby.id), None)

    return _Play(playground, people, await owner.until(thread), table, Random(sitting.name))


def _measures(sitting: Sitting, play: _Play, turns: int, mine: int, shown: Sequence[Message]) -> list[Measure]:
    """Return the measures of a game of `turns` turns and picks of its draft, `mine` of them by people."""
    name, of, per = f"sitting-{sitting.name}", f"a turn of {turns}", max(1, turns)
    posts, edits = _channel_requests(play, "POST"), _channel_requests(play, "PATCH")
    pictured = [request for request in edits if request.files]
    sent = sum(size for request in (*posts, *edits) for size in request.files.values())
    calls = sum(_ping_count(request) for request in posts)
    stale = sum(_is_board(message) or bool(message.alt_texts) for message in shown) - 1
    measures = [
        *measure_presses(f"{name}-presses", play.presses),
        *_sheet_measures(name, play),
        measure_at_most(f"{name}-questions", play.questions / max(1, mine), f"a person's turn of {mine}", 0.1),
        measure_at_most(f"{name}-repeated", play.repeated / max(1, play.pictures), f"of {play.pictures} pictures", 0),
        measure_at_most(f"{name}-messages", len(posts) / per, of, 1.5),
        measure_at_most(f"{name}-pictures", (len(pictured) + _with_files(posts)) / per, of, PICTURES),
        measure_at_most(f"{name}-edits", (len(edits) - len(pictured)) / per, of, EDITS),
        measure_at_most(f"{name}-kilobytes", sent / 1000 / per, of, KILOBYTES),
        measure_at_most(f"{name}-pings", calls / max(1, mine), f"a person's turn of {mine}", 1),
        measure_at_most(f"{name}-stale", stale, "boards", 1),
    ]
    if play.waits:
        waits = sorted(play.waits)
        measures += [
            measure_at_most(f"{name}-wait", median(waits), f"s of {len(waits)}", WAIT),
            measure_at_most(f"{name}-wait-p90", waits[int(len(waits) * 0.9)], f"s of {len(waits)}", LONG_WAIT),
        ]
    return measures


def _sheet_measures(name: str, play: _Play) -> Iterator[Measure]:
    """Measure the text of the open sheets, and how long it takes to read."""
    of = f"characters of {len(play.characters)}"
    yield measure_at_most(f"{name}-characters", median(play.characters), of, CHARACTERS)
    yield measure_at_most(f"{name}-characters-most", max(play.characters), of, MOST_CHARACTERS)
    times = sorted(play.readings)
    if times:
        yield measure_at_most(f"{name}-read-p90", times[int(len(times) * 0.9)], f"s of {len(times)}", SECONDS)


def measure_presses(name: str, counts: Sequence[int]) -> list[Measure]:
    """Return measures of the presses of each sheet on which anything was pressed; if none was, the goal is missed."""
    presses = sorted(count for count in counts if count)
    if not presses:
        none = measure_at_most(name, 0, "a sheet of 0", PRESSES)
        return [replace(none, holds=False)]
    return [
        measure_at_most(name, median(presses), f"a sheet of {len(presses)}", PRESSES),
        measure_at_most(f"{name}-p90", presses[int(len(presses) * 0.9)], f"of {len(presses)}", MANY_PRESSES),
    ]


def _channel_requests(play: _Play, method: str) -> list[Request]:
    """Return the requests that sent or edited messages in the table's channel."""
    place = f"/channels/{play.channel.id}/messages"
    return [
        request
        for request in play.playground.requests
        if request.method == method and request.path.startswith(place) and request.status in (200, 201)
    ]


def _ping_count(request: Request) -> int:
    """Return how many people a message pings."""
    users: list[str] | None = mapping(mapping(request.body).get("allowed_mentions")).get("users")
    return len(users or ())


def _with_files(requests: Sequence[Request]) -> int:
    return sum(bool(request.files) for request in requests)


def _button(message: Message, verb: str) -> Button | None:
    return next((key for key in message.buttons if split(key.custom_id)[0] == verb), None)


def _is_board(message: Message) -> bool:
    return not message.ephemeral and any(_button(message, verb) is not None for verb in (HAND.name, REMATCH.name))


def _is_move(key: Button | Select, table: TableId) -> bool:
    verb, fields = split(key.custom_id)
    return verb in MOVES and fields[0] == str(table) and not (isinstance(key, Button) and key.disabled)


def _may_start(lobby: Message) -> bool:
    key = _button(lobby, START.name)
    return key is not None and not key.disabled

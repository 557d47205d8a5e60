"""A whole house for tests: the playground, a database file, the real bot, and people who press what they see."""

import asyncio
import random
import re
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from bot.app import COGS, Materials, aim, opened_client
from bot.client import CivBot
from bot.discord.connection_times import ConnectionTimes
from bot.extension import PAGES
from bot.games.registry import every_game
from bot.match import Games
from bot.meters import NO_METERS, Meters
from bot.pages.game_pages import MakePages
from bot.pages.ui import ui_of
from bot.playground import Page
from bot.playground.people import ChannelRef, GuildRef, Message, NotPossible, Person, ScriptedPlayground
from bot.settings import Settings
from bot.shards import ShardRange
from bot.table.limits import Limits
from bot.table.values import UserId
from tests.addresses import Address, parse_address
from tests.store.empty import put_empty_database

OPENAPI = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
QUICK = Limits(automatic_pause=0, board_pause=0, tick=None, openings=10**6)
QUICK_TIMES = ConnectionTimes(pauses=(0.0, 0.05), identification=0.0, outage_pauses=(0.05,))
DEFERRED = replace(QUICK_TIMES, deferral=0.0)
"""Of a bot that defers first whatever it acknowledges, as it does with what takes long, and edits then."""
CALLBACK = "/interactions/*/callback"
"""The path of first answers."""
PATIENCE = 60.0
"""Seconds a bot has to start, or to answer first, however busy the machine is: what waits for it waits for an event."""
FEATURES = ("tournaments", "league", "calamities")
"""All that a server can switch on."""
OTHER = ("Hint", "Refresh", "My hand", "Undo", "Rematch", "Replay", "Story", "Player aid", "Table…", "As text", "Text")
"""What a hand offers besides moves."""
NAMES = ("Ann", "Bob", "Chloe", "Dan")
RULES = {"draft": ("setup", "draft"), "teams": ("teams", True), "immediate": ("hegemony", "immediate")}
ALSO = {"invited": ("access", "invited"), "thread": ("thread", True)}
"""What can be switched on in two selects of *Set up*: as which option of a test's table."""
SET_UP = {name for name, _ in (*RULES.values(), *ALSO.values())}
SHOWN = {
    "draft": "Draft variant",
    "teams": "Team game",
    "immediate": "Hegemony at once",
    "invited": "by invitation",
    "thread": "its own thread",
}
"""How a lobby tells it."""


@cache
def materials(locales: Path | None = None) -> Materials:
    """What every bot here shares: reading it, and drawing the first pictures, takes longer than most tests."""
    return Materials.read(locales)


@dataclass
class House:
    """A running playground with a server, a channel and people; the bot comes and goes."""

    playground: ScriptedPlayground
    database: str
    guild: GuildRef
    channel: ChannelRef
    people: list[Person]
    limits: Limits = QUICK
    later: timedelta = timedelta()
    """How far the tables' clock is ahead."""
    games: Games = field(default_factory=every_game)
    """What can be played at its tables."""
    pages: Sequence[MakePages] = PAGES
    """What shows those games."""
    cogs: Sequence[str] = COGS
    """The slash commands."""
    features: Sequence[str] = ()
    """What is switched on in the server."""
    has_emojis: bool = False
    """Whether the bot sends its drawings: most tests have other worries."""
    times: ConnectionTimes = QUICK_TIMES
    """How the bot waits for Discord."""
    meters: Meters = NO_METERS
    """What is told what the bot measures."""
    web: tuple[Path, str] | None = None
    """The folder, and its address, in which finished games are put on the web."""
    shards: ShardRange | None = None
    """Which of its shards the bot serves; None: all that the playground recommends."""
    clients: list[CivBot] = field(default_factory=list[CivBot])
    """Each bot so far, also while it only tries to connect."""

    @asynccontextmanager
    async def bot(self, locales: Path | None = None, *, has_one_press: bool = False) -> AsyncGenerator[CivBot]:
        """The real bot, connected; `locales` holds its languages, where these are not the project's own.

        Unless `has_one_press`, nobody plays a card and ends a turn at once: the deal decides where that could be.
        """
        aim(self.playground.api_base, self.playground.gateway_url, self.playground.cdn_base)
        folder, url = self.web or (None, None)
        settings = Settings(_env_file=None, emojis=self.has_emojis, shards=self.shards, share_dir=folder, share_url=url)  # type: ignore[call-arg]  # pydantic-settings adds it
        async with opened_client(
            settings,
            self.database,
            self.limits,
            now=self.now,
            materials=materials(locales),
            games=self.games,
            pages=self.pages,
            cogs=self.cogs,
            times=self.times,
            meters=self.meters,
        ) as client:
            self.clients.append(client)
            profiles = client.services.profiles
            if self.features:
                await profiles.set_guild_preference(self.guild.id, "features", [*self.features])
            client._connection.guild_ready_timeout = 0.01  # type: ignore[attr-defined]  # discord.py waits 2 s for nothing
            running = asyncio.create_task(client.start(self.playground.token))
            await ready_unless_ended(self.playground, running)
            await client.wait_until_ready()  # before that, discord.py takes a new server for one it knew
            if self.features:
                await ui_of(client).context.server_commands.update(self.guild.id)
            for person in () if has_one_press else self.people:
                await profiles.set_preference(UserId(person.id), "one_press", False)
            for guild in client.guilds if len(self.clients) == 1 else ():  # games stay where they are looked for
                await profiles.set_guild_preference(guild.id, "threads", "channel")
            yield client
        await running

    def now(self) -> datetime:
        """What the tables' clock says."""
        return datetime.now(UTC) + self.later

    async def open_table(self, owner: Person, **options: object) -> Message:
        """`/civ new` in the channel, then *Set up* for what that does not ask; its lobby.

        The game stays there, unless it is to have a `thread`.
        """
        chosen = {name: options.pop(name) for name in [*options] if name in SET_UP}
        lobby = await (await owner.slash("civ new", channel=self.channel, **options)).message()
        return await set_up(owner, lobby, **chosen) if chosen else lobby

    async def begin(self, players: Sequence[Person], **options: object) -> int:
        """A table that has begun; its number."""
        lobby = await self.open_table(players[0], players=len(players), **options)
        for person in players[1:]:
            await (await person.press(lobby, "Join")).settled()
        await (await players[0].press(await self.full(lobby, players[0]), "Start")).settled()
        return number_of(lobby)

    async def ask_to_call_off(self, person: Person, **options: object) -> Message:
        """`/civ cancel` of a game, and yes to its question; what the bot says then."""
        asked = await (await person.slash("civ cancel", channel=self.channel, **options)).message()
        return (await (await person.press(asked, "Ask to call the game off")).settled()).messages[0]

    async def full(self, lobby: Message, owner: Person) -> Message:
        """That lobby, once its owner may start."""
        return await owner.wait_for(self.channel, lambda message: message.id == lobby.id and _may_start(message))


async def set_up(owner: Person, lobby: Message, **chosen: object) -> Message:
    """Choose in *Set up* of a lobby: switches of the game, who may join (`access`), a `thread`; the lobby then."""
    page = await (await owner.press(lobby, "Set up")).message()
    rules = [switch for switch, (name, value) in RULES.items() if chosen.get(name) == value]
    also = ["talks", *(switch for switch, (name, value) in ALSO.items() if chosen.get(name) == value)]
    for what, values, is_chosen in (("rules", rules, rules), ("also", also, also != ["talks"])):
        if is_chosen:
            custom_id = next(select.custom_id for select in page.selects if select.custom_id.endswith(f":{what}"))
            page = (await (await owner.select(page, custom_id, values)).settled()).messages[0]
    shown = [SHOWN[switch] for switch in (*rules, *also[1:])]
    return await owner.wait_for(
        lobby.channel_id, lambda found: found.id == lobby.id and all(text in found.text for text in shown)
    )


async def ready_unless_ended(playground: ScriptedPlayground, running: "asyncio.Future[Any]") -> None:
    """Until the bot listens. Raises what has ended it before: nobody waits for a bot that could not start.

    Raises `TimeoutError` where nothing is heard of it for a while; one that gets too little of the machine is slow, and
    goes on asking Discord for what it needs.
    """
    ready = asyncio.create_task(_ready_unless_silent(playground))
    await asyncio.wait({ready, running}, return_when=asyncio.FIRST_COMPLETED)
    if not ready.done():
        ready.cancel()
        await running
        raise AssertionError("the bot has ended before it was ready")
    await ready


async def _ready_unless_silent(playground: ScriptedPlayground) -> None:
    while True:
        heard = len(playground.requests)
        try:
            await playground.people.bot_ready()
            return
        except TimeoutError:
            if len(playground.requests) == heard:
                raise


@asynccontextmanager
async def opened_house(
    folder: Path,
    *,
    strict: bool = True,
    rate_limits: bool = False,
    token: str = "playground.token",
    page: Page | None = None,
    database: str | None = None,
) -> AsyncGenerator[House]:
    """A house without its bot; `strict` holds every request against Discord's own description.

    Its `database` is an empty one, by its URL; None: a file in that folder.
    """
    openapi = OPENAPI if strict and OPENAPI.exists() else None
    async with ScriptedPlayground(
        token, openapi=openapi, rate_limits=rate_limits, first_answer=PATIENCE, page=page
    ) as playground:
        people = playground.people
        crowd = [await people.person(name) for name in NAMES]
        guild = await people.guild("Games", owner=crowd[0], members=crowd[1:])
        channel = await people.channel(guild, "table")
        yield House(playground, database or put_empty_database(folder / "civ.sqlite3"), guild, channel, crowd)


def _may_start(lobby: Message) -> bool:
    return any(button.label == "Start" and not button.disabled for button in lobby.buttons)


def number_of(message: Message) -> int:
    """The number of the table a message is about."""
    found = re.search(r"Table (\d+)", message.text)
    assert found is not None, message.text
    return int(found[1])


async def downloaded(person: Person, channel: ChannelRef, number: int) -> Message:
    """`/civ replay`, and what *Download* on its page answers."""
    page = await (await person.slash("civ replay", channel=channel, table=number)).message()
    if any(button.label == "More…" for button in page.buttons):
        page = await more_of(person, page)
    return await (await person.press(page, "Download")).message()


async def more_of(person: Person, page: Message) -> Message:
    """The page of a replay with its other controls."""
    return (await (await person.press(page, "More…")).settled()).messages[0]


async def board_of(person: Person, channel: ChannelRef) -> Message:
    """The newest public message with something to press on it."""
    return await person.wait_for(
        channel, lambda message: not message.ephemeral and any(b.label == "My hand" for b in message.buttons)
    )


async def thread_of(person: Person) -> ChannelRef:
    """The first public thread that somebody sees, now or soon."""

    async def look() -> ChannelRef | None:
        return next((place for place in await person.channels() if place.type == 11), None)

    return await person.until(look)


async def vote_of(person: Person, channel: ChannelRef) -> Message:
    """The newest vote that is open in a channel."""
    return await person.wait_for(channel, lambda message: any(b.label == "Agree" for b in message.buttons))


async def nudged(person: Person, board: Message) -> Message:
    """The answer to *Nudge* on the page of a board's *Stuck?*."""
    page = await (await person.press(board, "Stuck?")).message()
    return await (await person.press(page, "Nudge")).message()


def is_playable(message: Message) -> bool:
    """Whether this is the public message that one plays on now, or that shows the end."""
    return not message.ephemeral and any(button.label in ("My hand", "Rematch") for button in message.buttons)


async def next_board(person: Person, channel: ChannelRef, last: int) -> Message:
    """The first playable message after the message `last`."""
    return await person.wait_for(channel, lambda message: message.id > last and is_playable(message))


def awaited(board: Message, people: Sequence[Person]) -> list[Person]:
    """Whom a board calls."""
    return [person for person in people if person.mention in board.text]


class Player:
    """Somebody who plays by pressing what the hand shows: plays to one Domain, uses an effect now and then."""

    def __init__(self, person: Person, favourite: str, seed: int) -> None:
        self.person = person
        self.favourite = favourite
        self.random = random.Random(seed)
        self.pressed: Address | None = None
        """The last button pressed, None after a select."""

    async def hand(self, board: Message) -> Message:
        """The hand, opened from a board."""
        return await (await self.person.press(board, "My hand")).message()

    async def turn(self, board: Message) -> Message:
        """Presses until the hand offers no move; the hand as it is then."""
        return await self.play(await self.hand(board))

    async def play(self, hand: Message) -> Message:
        """Presses in a hand until it offers no move; the hand as it is then."""
        while True:
            pressed = await self.step(hand)
            if pressed is None:
                return hand
            hand = pressed

    async def step(self, hand: Message) -> Message | None:
        """One press; the hand afterwards, or None when there is nothing to do."""
        buttons = {button.label: button for button in hand.buttons if button.label not in OTHER}
        self.pressed = None
        for label in ("End turn now", "End turn and win"):
            if label in buttons:
                return await self._pressed(hand, label)
        if "End turn" in buttons and (len(buttons) == 1 or self.random.random() < 0.8):
            return await self._pressed(hand, "End turn")
        if hand.selects and (not buttons or self.random.random() < 0.5):
            select = self.random.choice(hand.selects)
            values = [option.value for option in self.random.sample(select.options, select.min_values)]
            it = await (await self.person.select(hand, select.custom_id, values)).settled()
            return it.messages[0]
        choices = [label for label in buttons if not label.startswith("End turn")]
        if not choices:
            return None
        wanted = [label for label in choices if self.favourite in label]
        return await self._pressed(hand, self.random.choice(wanted or choices))

    async def _pressed(self, hand: Message, label: str) -> Message:
        self.pressed = parse_address(hand.button(label).custom_id)
        it = await (await self.person.press(hand, label)).settled()
        assert it.state == "updated", (it.state, label)
        return it.messages[0]


async def play_on(people: Sequence[Person], channel: ChannelRef, turns: int) -> Message | None:
    """People take so many turns as the boards call them; the board that shows the end, where it has come to that."""
    favourites = ("Culture", "Military", "Science", "Religion")
    players = {person.id: Player(person, favourites[index], seed=index) for index, person in enumerate(people)}
    seen: tuple[int, str] = (0, "")
    while turns:
        board = await people[0].wait_for(
            channel, lambda message, old=seen: is_playable(message) and old != (message.id, message.text)
        )
        if any(button.label == "Rematch" for button in board.buttons):
            return board
        called = awaited(board, people)
        if called:
            try:
                hand = await players[called[0].id].hand(board)
            except NotPossible:  # a newer board has just taken its place: look again
                continue
            await players[called[0].id].play(hand)
            turns -= 1
        seen = (board.id, board.text)
    return None

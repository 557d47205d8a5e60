"""A press: what one person has done with a button, a form or a command, and how they are answered.

Handlers and commands are functions of a press. It says who pressed and in which language they read, and leads to what
a running bot has (`Context`), which is put together once.
"""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import discord

from bot.client import CivBot
from bot.discord import answers, fields
from bot.discord.answers import InFlight, Interaction
from bot.discord.edits import Edits
from bot.discord.messages import PublicMessages
from bot.discord.permissions import missing
from bot.discord.routing import split
from bot.discord.sheet import Sheet
from bot.drawing.pictures import Pictures
from bot.i18n.catalogue import Localizer
from bot.manager.membership import FindDeparted
from bot.manager.profiles import Profiles
from bot.manager.services import Services
from bot.pages import users
from bot.pages.avatars import Avatars
from bot.pages.display import DisplayOptions
from bot.pages.game_pages import GamePages
from bot.pages.hand.hands import Hands
from bot.pages.lobby.open_sheets import OpenSheets
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.pings.dashboards import Dashboards
from bot.pages.play.search_sheets import SearchSheets
from bot.pages.presentation import Presentations
from bot.pages.private_threads import PrivateThreads
from bot.pages.settings.server_commands import ServerCommands
from bot.table.matchmaking import PlayRequest
from bot.table.table import Table
from bot.table.values import Options, Place, TableId, UserId


class BoardUpdates(Protocol):
    """Keeps public messages of tables up to date (`bot.pages.board.announcer`)."""

    def enqueue(self, table_id: TableId, *, opens_lobby: bool = False, redraws: bool = False) -> None:
        """Say that a table may be behind. Returns at once."""

    def suspended_updates(self, table_id: TableId) -> AbstractContextManager[None]:
        """Leave a table's public message to the answer of a press meanwhile."""
        ...

    async def move(self, table: Table, place: Place, *, is_ordered: bool = False) -> None:
        """Bring a table to another place; `is_ordered` where a tournament's organiser or referee has said so.

        Raises `TableError` where someone has to be asked by now.
        """


class ResultUpdates(Protocol):
    """Tells servers of games that end there (`bot.pages.results.feed`)."""

    def enqueue(self, guild_id: int) -> None:
        """Say that there may be something to tell a server. Returns at once."""


class MemberRanks(Protocol):
    """Asks who of those with a rank is still on their server (`bot.pages.records.ranked_members`)."""

    async def check_page(self, guild_id: int, offset: int = 0) -> None:
        """Look at those of a page, and wait for a moment at most. Never fails."""

    async def note(self, guild_id: int, user: UserId, *, is_here: bool) -> None:
        """Keep whether someone is on a server, as Discord has said beside what somebody has pressed."""

    async def idle(self) -> None:
        """Return once there is nothing to do."""

    async def stop(self) -> None:
        """Give up all questions that are under way."""


class Departures(Protocol):
    """Asks Discord who has left a server (`bot.pages.members`)."""

    find_departed: FindDeparted


class Matchmaking(Protocol):
    """Brings those together who look for a game (`bot.pages.play.matchmaker`)."""

    @property
    def options(self) -> Callable[[int], Options]:
        """What makes the options of a table for so many players."""
        ...

    @property
    def sheets(self) -> SearchSheets:
        """The sheets of those who look for a game."""
        ...

    def wake(self) -> None:
        """Say that someone has asked. Returns at once."""

    async def end(self, request: PlayRequest, table: Table | None = None) -> None:
        """Close the lines of a request that is over; `table` is where it has led."""


@dataclass(frozen=True, slots=True)
class Context:
    """What a running bot has for its pages, the same for every press."""

    client: CivBot
    locales: LocaleResolver
    games: Sequence[GamePages]
    presentations: Presentations
    pictures: Pictures
    avatars: Avatars
    ranked_members: MemberRanks
    edits: Edits
    in_flight: InFlight
    boards: BoardUpdates
    hands: Hands
    open_sheets: OpenSheets
    dashboards: Dashboards
    server_commands: ServerCommands
    private_threads: PrivateThreads
    messages: PublicMessages
    results: ResultUpdates
    matchmaker: Matchmaking
    check_people: Callable[[Table], Awaitable[None]]
    """Asks Discord whether those a table waits for are still on its server. Never fails."""
    members: Departures
    """Asks Discord who has left a server, where a seat is given."""
    check_settings: Callable[[discord.Guild], Awaitable[None]]
    """Clears a server's settings that name a deleted role or channel. Never fails."""

    @property
    def services(self) -> Services:
        """What runs tables and tournaments."""
        return self.client.services


class Press:
    """One interaction of one person."""

    def __init__(self, interaction: Interaction, context: Context) -> None:
        self.interaction = interaction
        self.context = context
        self._localizer: Localizer | None = None
        # before anything is decided: two at a table may have the same display name
        context.services.person_names.note(UserId(interaction.user.id), interaction.user.name)

    @property
    def services(self) -> Services:
        """What runs tables and tournaments."""
        return self.context.services

    @property
    def profiles(self) -> Profiles:
        """What people and servers have set."""
        return self.context.services.profiles

    @cached_property
    def user(self) -> UserId:
        """Who pressed: the only source of a seat. Raises `TableError` (`bot-player`)."""
        return users.user_of(self.interaction)

    @property
    def display_name(self) -> str:
        """Their display name here, as others can read it."""
        return users.display_name_of(self.interaction)

    @property
    def is_from_hand(self) -> bool:
        """Whether it came from a view that only the presser sees, which can be edited in place."""
        return answers.is_from_hand(self.interaction)

    @property
    def verb(self) -> str:
        """The verb of the address that was pressed; empty where it was a command."""
        return split(fields.address_of(self.interaction))[0]

    @property
    def chosen(self) -> list[str]:
        """The options chosen in a select."""
        return fields.chosen_values(self.interaction)

    @property
    def chosen_numbers(self) -> list[int]:
        """The options chosen in a select, as numbers."""
        return fields.chosen_numbers(self.interaction)

    @property
    def chosen_people(self) -> list[tuple[UserId, bool]]:
        """The people chosen in a user select, each with whether it is a bot."""
        return [(UserId(user), is_bot) for user, is_bot in fields.chosen_people(self.interaction)]

    @property
    def filled(self) -> dict[str, list[str]]:
        """What a form says, by its questions; a text is a list of one."""
        return fields.filled_fields(self.interaction)

    @property
    def options(self) -> dict[str, Any]:
        """What a command was given, by the names of its options, also where it is one that the bot no longer has."""
        return fields.command_options(self.interaction)

    async def localizer(self) -> Localizer:
        """Return the words for who pressed, asked for once a press: their setting, else their Discord's language."""
        if self._localizer is None:
            self._localizer = await self.context.locales.reader(self.interaction)
        return self._localizer

    def public_localizer(self, table: Table) -> Localizer:
        """Return the words of a table's public messages."""
        return self.context.locales.public(table)

    async def display_options(self) -> DisplayOptions:
        """Return how the presser sees what only they see."""
        return await self.context.locales.display_options(self.interaction)

    async def acknowledge(self) -> None:
        """Promise within Discord's three seconds what comes next: in place where the press came from a hand."""
        await answers.acknowledge(self.interaction)

    async def acknowledge_in_place(self) -> None:
        """Promise in time an edit of the message that was pressed, whoever sees it."""
        await answers.acknowledge_in_place(self.interaction)

    async def acknowledge_privately(self) -> None:
        """Promise in time a message for the presser alone, wherever the press came from."""
        await answers.acknowledge_privately(self.interaction)

    def count_public_page(self) -> None:
        """Count a page that everyone in the channel is about to see. Raises `TooEarly` where there were enough.

        Followed by `acknowledge_publicly` once nothing can be refused any more.
        """
        self.services.public_pages.take(UserId(self.interaction.user.id), self.interaction.channel_id or 0)

    async def acknowledge_publicly(self) -> discord.InteractionCallbackResponse[discord.Client] | None:
        """Answer in time that a page for everyone in the channel is coming, which has been counted.

        Return what Discord says of that answer.
        """
        try:
            return await self.interaction.response.defer(thinking=True)
        finally:  # not before: the database may be slow, and Discord waits for three seconds
            await self.services.public_pages.tell(UserId(self.interaction.user.id))

    async def begin_public_page(self) -> bool:
        """Answer in time that a page for everyone in the channel is coming; False where the bot may not write there,
        which is told to the presser. Raises `TooEarly` where there were enough.
        """
        if lacking := missing(self.interaction, await self.localizer(), own_thread=False):
            await self.tell(lacking)
            return False
        self.count_public_page()
        await self.acknowledge_publicly()
        return True

    async def tell(self, shown: str | Sheet, *files: discord.File) -> None:
        """Show a line, or a page, to the presser alone, in a message of its own, with these files."""
        if isinstance(shown, str):
            await answers.reply_ephemeral(self.interaction, shown, files=files)
        else:
            await answers.reply_ephemeral(self.interaction, "", shown.view(), files)

    async def say(self, key: str, /, **values: object) -> None:
        """Tell the presser a text of the catalogue, in their language."""
        await self.tell((await self.localizer()).say(key, **values))

    async def acknowledge_page(self) -> None:
        """Promise in time a page (`acknowledge`), and begin it (`begin_page`)."""
        await self.acknowledge()
        self.begin_page()

    def begin_page(self) -> None:
        """Say that a page will be shown that takes a while to draw: of two drawn at once the newer one stays.

        Called once the press is acknowledged.
        """
        self.context.edits.begin_page(self.interaction)

    async def edit(self, shown: str | Sheet, **more: Any) -> bool:
        """Put a line or a page in place of what was acknowledged, or into the message that was pressed.

        Return False where nothing is shown, since someone has turned to another page there.
        """
        content: dict[str, Any] = {"content": shown} if isinstance(shown, str) else {"view": shown.view()}
        return await self.context.edits.show(self.interaction, **content, **more)

    async def send(self, content: str, *, mentions: discord.AllowedMentions) -> None:
        """Answer with a line that everyone in the channel sees, after what has been answered already."""
        if answers.is_acknowledged(self.interaction):
            await answers.defer_now(self.interaction)
            await self.interaction.followup.send(content, allowed_mentions=mentions)
        else:
            await self.interaction.response.send_message(content, allowed_mentions=mentions)

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Answer with a form to fill in."""
        form.stop()  # discord.py keeps no form: it is answered by its address, after a restart, too
        await self.interaction.response.send_modal(form)

    async def show_hand(self, table: Table, *, notice: str | None = None, ask: str | None = None) -> None:
        """Show the presser's hand at that table."""
        await self.context.hands.show(self.interaction, table, notice=notice, ask=ask)


MakePress = Callable[[Interaction], Press]
"""Makes the press of an interaction."""

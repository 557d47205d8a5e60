"""The keeper of public messages: each is sent once, noted, and edited from then on, whatever fails in between.

A message has a *name*, one for each occasion, and a *note*: where its kind keeps the message's id, which no one knows
here. The bot may die, or Discord's answer may be lost, after a message was sent and before it was noted. So a message
that has no note yet may be there. It is found again in two ways:

- by its nonce, made of its name, for the few minutes for which Discord remembers nonces: sending it again is answered
  with the message that is there;
- in the channel's history, after any time. Messages of components carry a mark of their name (the `id` of their first
  component), words are the same words. The bot needs *Read Message History* for that, which it may lack: then nothing
  is found, and a message that may be a double is better than none.

History is read only where there is a *doubt*. A subject (a table, a tournament, a server's list) is in doubt when it
was behind at the start, or when showing it has failed since, until it is shown whole (`attempt`). So in ordinary times
a message costs one request, as it would without all this.

A message that someone deleted is sent again under another name, as Discord would give the deleted one back by its
nonce. An archived thread takes new messages, but no edits: it is opened first (`edit_awake`). Whatever else Discord
answers is raised: those who keep a queue try again what `error_codes.is_passing` calls passing.
"""

import hashlib
import logging
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final

import discord
from discord import ui

from bot.discord.error_codes import THREAD_ARCHIVED, UNKNOWN_MESSAGE
from bot.discord.mentions import calling

log = logging.getLogger(__name__)

LOOKED_THROUGH: Final = 500
"""Messages of a channel that are searched at most, a hundred at a time: people may have talked since."""
SKEW: Final = timedelta(minutes=1)
"""How far this machine's clock may be ahead of Discord's."""
MOST_NONCE: Final = 25

View = ui.LayoutView | ui.View
Note = Callable[[int], Awaitable[object]]
"""Keeps a message's id."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A channel or thread."""

    channel_id: int
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class Draft:
    """What a message is to be. Views and files are made again for each attempt, as each can be sent once.

    `name` is unique among all messages of the bot, in all channels. `since` is when it may have been sent first, and
    what was lost is newer than the message `after`. `called` are the people it notifies, of all whom it mentions.
    `is_sent` recognises the message in a channel's history, where its words may have changed since it was sent.
    """

    name: str
    since: datetime | None = None
    after: int = 0
    content: str | None = None
    view: Callable[[], View] | None = None
    files: Callable[[], list[discord.File]] = field(default=list)
    called: Sequence[int] = ()
    is_sent: Callable[[discord.Message], bool] | None = None

    def again(self, message_id: int) -> "Draft":
        """Return it as it is sent once its message has been deleted."""
        return replace(self, name=f"{self.name}~{message_id % 10**9}", after=message_id)

    def recognises(self, message: discord.Message) -> bool:
        """Return whether a message of the bot's own may be this one."""
        if self.is_sent is not None:
            return self.is_sent(message)
        if self.content is not None:
            return message.content == self.content.strip()
        return is_marked(message, self.name)

    def made_view(self) -> View | None:
        """Return a new view, which carries the mark of the name."""
        view = None if self.view is None else self.view()
        return marked(view, self.name) if isinstance(view, ui.LayoutView) else view


class PublicMessages:
    """Sends and edits public messages, and finds those again that were sent and not noted."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._doubts: set[Hashable] = set()

    # Doubts

    def doubt(self, subject: Hashable) -> None:
        """Say that messages of a subject may be there that no note knows of."""
        self._doubts.add(subject)

    def is_doubted(self, subject: Hashable) -> bool:
        """Return whether messages of a subject may be there that no note knows of."""
        return subject in self._doubts

    def settle(self, subject: Hashable) -> None:
        """Say that a subject is shown, and that all its messages are noted."""
        self._doubts.discard(subject)

    @contextmanager
    def attempt(self, subject: Hashable) -> Generator[None]:
        """Show a subject whole: it is in doubt where that fails or is cancelled, and no longer where it succeeds."""
        try:
            yield
        except BaseException:
            self.doubt(subject)
            raise
        self.settle(subject)

    # Messages

    def channel(self, spot: Spot) -> discord.PartialMessageable:
        """Return the channel, without asking Discord whether it is there."""
        return self._client.get_partial_messageable(spot.channel_id, guild_id=spot.guild_id)

    async def show(self, spot: Spot, message_id: int | None, draft: Draft, note: Note, *, is_doubted: bool) -> int:
        """Edit the message that is noted, or send it where there is none or someone has deleted it; return its id."""
        if message_id is None:
            return await self.send(spot, draft, note, is_doubted=is_doubted)
        if await self.edit(spot, message_id, draft):
            return message_id
        # when it was deleted is not known: it may have been sent again before this process began
        return await self.send(spot, draft.again(message_id), note, is_doubted=True)

    async def send(self, spot: Spot, draft: Draft, note: Note, *, is_doubted: bool) -> int:
        """Send a message that is not noted yet and note it; return its id.

        Where it was sent before, it is the message that is there, and shows what it should by now.
        """
        began = discord.utils.utcnow()
        sent = await self.find(spot, draft) if is_doubted else None
        if sent is None:
            sent = await self._post(spot, draft)
        is_stale = draft.view is not None or sent.content != (draft.content or "").strip()
        # Discord knew the nonce, and gave back the message of an earlier attempt: that may show less
        if sent.created_at < began and is_stale and not await self.edit(spot, sent.id, draft):
            sent = await self._post(spot, draft.again(sent.id))
        await note(sent.id)
        return sent.id

    async def edit(self, spot: Spot, message_id: int, draft: Draft) -> bool:
        """Edit a message, and open its thread for that where it is archived; return False where it was deleted."""
        message = self.channel(spot).get_partial_message(message_id)

        async def edit() -> None:
            view = draft.made_view()
            await message.edit(
                content=draft.content if draft.content is not None else discord.utils.MISSING,
                view=view,
                attachments=draft.files(),
                allowed_mentions=calling(()),
            )

        try:
            await edit_awake(self._client, spot.channel_id, edit)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def find(self, spot: Spot, draft: Draft) -> discord.Message | None:
        """Return the newest message of the channel that is this one, sent and not noted."""
        async for message in self.history(spot, draft.since and draft.since - SKEW, after=draft.after):
            if self.is_mine(message) and draft.recognises(message):
                log.info("message %s of channel %s was sent before: %s", message.id, spot.channel_id, draft.name)
                return message
        return None

    def history(self, spot: Spot, since: datetime | None, *, after: int = 0) -> AsyncIterator[discord.Message]:
        """Yield what was written there since, the newest first; nothing where the bot may not read it."""
        return history(self.channel(spot), since, after=after)

    def is_mine(self, message: discord.Message) -> bool:
        """Return whether the bot has written a message."""
        return self._client.user is not None and message.author.id == self._client.user.id

    def find_thread(self, parent: discord.TextChannel, name: str, since: datetime) -> discord.Thread | None:
        """Return the thread of the bot's own, opened in that channel since and still open, that has this name.

        Discord tells of the threads that are open at the start, and of each new one, so that this asks nothing.
        """
        return self._client.user and pick_thread(parent.threads, parent, self._client.user.id, name, since)

    async def _post(self, spot: Spot, draft: Draft) -> discord.Message:
        options: dict[str, Any] = {"nonce": nonce_of(draft.name), "allowed_mentions": calling(draft.called)}
        if draft.content is not None:
            # links in it need no preview
            options |= {"content": draft.content, "suppress_embeds": True}
        if (view := draft.made_view()) is not None:
            options["view"] = view
        if files := draft.files():
            options["files"] = files
        return await self.channel(spot).send(**options)


async def history(
    channel: discord.abc.Messageable, since: datetime | None, *, after: int = 0
) -> AsyncIterator[discord.Message]:
    """Yield what was written in a channel since, and after that message, the newest first; at most `LOOKED_THROUGH`.

    Nothing where the bot may not read it.
    """
    try:
        async for message in channel.history(limit=LOOKED_THROUGH):
            # ids grow with time
            if message.id <= after or (since is not None and message.created_at < since):
                return
            yield message
    except discord.Forbidden:
        # it may not read there: a message that might be a double is better than none
        return


def nonce_of(name: str) -> str:
    """Return the nonce of a message: its name, or a hash of a longer one, as Discord takes 25 characters."""
    return name if len(name) <= MOST_NONCE else hashlib.blake2b(name.encode(), digest_size=MOST_NONCE // 2).hexdigest()


def mark_of(name: str) -> int:
    """Return the component id that marks a message of that name: 31 bits, above all ids that Discord gives by itself.

    Ids are 32-bit integers; left out, they are numbered from 1 (docs: components/reference, "Anatomy of a Component").
    """
    return zlib.crc32(name.encode()) & 0x3FFFFFFF | 0x40000000


def marked(view: ui.LayoutView, name: str) -> ui.LayoutView:
    """Return a view that carries the mark of a message's name."""
    for part in view.children[:1]:
        part.id = mark_of(name)
    return view


def is_marked(message: discord.Message, name: str) -> bool:
    """Return whether a message carries the mark of that name."""
    return any(getattr(part, "id", None) == mark_of(name) for part in message.components)


def parts_of(components: Sequence[Any]) -> Iterator[Any]:
    """Yield all components of a message, at any depth."""
    for component in components:
        yield component
        yield from parts_of(getattr(component, "children", ()))
        if (beside := getattr(component, "accessory", None)) is not None:
            yield beside


async def wake_thread(client: discord.Client, channel_id: int) -> discord.Thread | None:
    """Open a thread that is archived, and return it; None where it is locked, since a moderator has closed it.

    Raises what Discord refuses: who may not write in a thread may not open it (`Forbidden`), and a server has a most
    of active threads (160006).
    """
    thread = await client.fetch_channel(channel_id)
    if not isinstance(thread, discord.Thread) or thread.locked:
        return None
    return await thread.edit(archived=False)


async def edit_awake(client: discord.Client, channel_id: int, edit: Callable[[], Awaitable[object]]) -> None:
    """Do `edit` in that channel; once more where it is a thread that was archived, once that is open.

    Raises what Discord answers, `error_codes.THREAD_ARCHIVED` where the thread stays archived.
    """
    try:
        await edit()
    except discord.HTTPException as error:
        if error.code != THREAD_ARCHIVED:
            raise
        # only when it is refused: asking before each edit would cost a request
        if await wake_thread(client, channel_id) is None:
            raise
        await edit()


def pick_thread(
    threads: Iterable[discord.Thread], parent: discord.TextChannel, owner: int, name: str, since: datetime
) -> discord.Thread | None:
    """Return the newest of these threads that its owner opened in that channel since, under that name, and is open."""
    found = [
        each
        for each in threads
        if (each.parent_id, each.owner_id, each.name) == (parent.id, owner, name)
        and not each.archived
        and _opened_at(each) >= since - SKEW
    ]
    return max(found, key=lambda each: each.id, default=None)


def _opened_at(thread: discord.Thread) -> datetime:
    return thread.created_at or discord.utils.snowflake_time(thread.id)

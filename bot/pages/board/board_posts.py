"""Boards in public messages: sent or edited with as much picture as Discord takes, closed once a newer one follows."""

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

import discord

from bot.discord.attachments import attachment_reference, attachments_in
from bot.discord.error_codes import THREAD_ARCHIVED, UNKNOWN_MESSAGE
from bot.discord.fitting import NO_ATTACHING, NO_FILES, Fit, first_fit, lesser_fit
from bot.discord.mentions import calling, calling_nobody
from bot.discord.messages import edit_awake, marked, nonce_of
from bot.discord.pace import EDITED_ENOUGH, REFUSED
from bot.discord.permissions import may_attach
from bot.discord.refusals import Cause, cause_of
from bot.discord.sheet import plain_view
from bot.discord.symbols import jump
from bot.drawing.pictures import Pictures
from bot.i18n.catalogue import Localizer
from bot.manager.services import Services
from bot.pages import display
from bot.pages.board.board import BoardPage, board_message, log_line, picture_file
from bot.pages.presentation import Presentation, Presentations
from bot.pages.records.ratings import rating_line
from bot.table.table import Table
from bot.table.values import Notice, Post, PostKind, TableId, UserId

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Sent:
    """Where a board is, and the people whom sending it has called."""

    message_id: int
    called: tuple[UserId, ...] = ()
    attachment_id: int | None = None
    """Its picture; None where it has none."""


@dataclass(frozen=True, slots=True)
class UnchangedPicture:
    """A board's picture that lies in its message, and shows what a new one would show."""

    attachment_id: int


Picture = bytes | UnchangedPicture | None
"""What a board's message is to show beside its words."""


_Made = tuple[BoardPage, list[discord.File | discord.Attachment]]


@dataclass(frozen=True, slots=True)
class _Draft:
    """All that a board's message says, except its picture."""

    table: Table
    shown: Presentation
    localizer: Localizer
    options: display.DisplayOptions
    mentioned: Collection[UserId]
    rematch: Table | None
    rating: str = ""
    _ahead: dict[Fit, _Made] = field(default_factory=dict[Fit, _Made], compare=False, repr=False)

    def page_ahead(self, fit: Fit) -> BoardPage:
        """Return what the message says; the next `message` of that fit is what is made for it."""
        self._ahead[fit] = made = self._make(fit)
        return made[0]

    def message(self, fit: Fit) -> _Made:
        """Return the message, and files that can be sent once."""
        return self._ahead.pop(fit, None) or self._make(fit)

    def _make(self, fit: Fit) -> _Made:
        picture = picture_file(fit.picture) if fit.kept is None else attachment_reference(fit.kept)
        return board_message(
            self.table, self.shown, self.localizer, self.options, picture, fit.why,
            is_logged=is_logged(self.table), called=self.mentioned, rematch=self.rematch, rating=self.rating,
        )  # fmt: skip


class BoardPosts:
    """Puts boards into messages.

    Raises what Discord refuses for other reasons than the files of the message.
    """

    def __init__(
        self, client: discord.Client, services: Services, presentations: Presentations, pictures: Pictures
    ) -> None:
        self._client = client
        self._presentations = presentations
        self._services = services
        self._pictures = pictures
        self._begun: dict[TableId, int] = {}
        """By table, a call that has not become a board yet."""

    async def put(
        self,
        table: Table,
        message_id: int | None,
        picture: Picture,
        unsent_calls: Sequence[Notice] = (),
    ) -> Sent:
        """Put the board into that message, or into a new one.

        It comes with the picture, with a smaller one, without one or without any file, as Discord refuses the one
        before. Only a message that is edited can keep its picture.
        """
        draft = await self._draft(table)
        fit = await self._first_fit(table, picture)
        if message_id is not None:
            await self._drop_call(table)
            return await self._fitted(table, fit, lambda fit: self._edit(draft, fit, message_id))
        page = draft.page_ahead(fit)
        call = _call(table, page.mentions, unsent_calls)
        if not call.fired:
            await self._drop_call(table)
            return await self._fitted(table, fit, lambda fit: self._send(draft, fit, call.name))
        # in plain words first: a mention within components reaches phones as an empty notice (discord-api-docs #7854)
        nonce = nonce_of(call.name)
        message = await self._channel(table).send(page.call, allowed_mentions=calling(call.fired), nonce=nonce)
        return await self._finished(draft, fit, Sent(message.id, call.users), call.fired)

    async def finish(self, table: Table, sent: Sent, picture: bytes | None) -> Sent:
        """Put the board into a message that has called these people, and may still consist of the call."""
        draft, fit = await self._draft(table), await self._first_fit(table, picture)
        return await self._finished(draft, fit, sent, sent.called)

    async def _finished(self, draft: _Draft, fit: Fit, sent: Sent, fired: Sequence[int]) -> Sent:
        """Turn the call into the board, which calls nobody again and stays marked for those it has called.

        Where someone has deleted it meanwhile, the board comes without a call.
        """
        table = draft.table
        await self._drop_call(table, unless=sent.message_id)
        # until the board is there: were the edit refused, the bare call would stay in the channel
        self._begun[table.id] = sent.message_id
        try:
            put = await self._fitted(table, fit, lambda fit: self._edit(draft, fit, sent.message_id, called=fired))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            # someone has deleted the call: the board is sent again, and calls nobody a second time
            put = await self._fitted(table, fit, lambda fit: self._send(draft, fit, f"{sent.message_id}"))
        except discord.HTTPException as error:
            if not _leaves_call(error):
                raise
            log.warning("table %s: Discord refuses its board, the call stays alone: %s", table.id, error)
            put = sent
        self._begun.pop(table.id, None)
        return replace(sent, message_id=put.message_id, attachment_id=put.attachment_id)

    async def _drop_call(self, table: Table, unless: int | None = None) -> None:
        """Delete a call that was to become a board, and that another message has overtaken. Never fails."""
        begun = self._begun.get(table.id)
        if begun is not None and begun != unless:
            del self._begun[table.id]
            with suppress(discord.HTTPException):
                await self._channel(table).get_partial_message(begun).delete()

    async def _fitted(self, table: Table, fit: Fit, put: Callable[[Fit], Awaitable[Sent]]) -> Sent:
        while True:
            try:
                return await put(fit)
            except discord.HTTPException as error:
                fit = await self._less(table, fit, error)

    async def leave_behind(self, table: Table, post: Post) -> None:
        """Makes a message that stands where the table was before lead to its new place, if it can still be edited."""
        place = table.place
        text = self._presentations.localizer(table).say("lobby-moved")
        try:
            note = f"[{text}]({jump(place.guild_id, place.channel_id)})"
            channel_id = post.channel_id or place.channel_id
            await edit_awake(self._client, channel_id, lambda: self._close(table, post, note))
        except discord.HTTPException as error:
            # what Discord has no time for is tried again; a place that is out of reach is left as it is
            if error.status == REFUSED or isinstance(error, discord.DiscordServerError):
                raise
            log.info("table %s: the board it has left behind is not edited (%s)", table.id, error.code)

    async def close(self, table: Table, post: Post) -> None:
        """Makes of an older message one of the table's log: what happened in its chapter, and nothing to look at or
        press. Two boards would be two truths."""
        await self._close(table, post)

    async def _close(self, table: Table, post: Post, note: str = "") -> None:
        assert table.match is not None
        assert post.message_id is not None
        text = log_line(table, self._presentations.of(table), self._presentations.localizer(table), post.kind)
        view = plain_view("\n".join(line for line in (text, note) if line))
        message = self._channel(table, post).get_partial_message(post.message_id)
        try:
            # no content: it may have stayed a bare call, see `_edit`
            await message.edit(content=None, view=view, attachments=[], allowed_mentions=calling_nobody())
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return
            if _keeps_from_closing(error):
                raise
            log.info("table %s: an older message is not edited (%s)", table.id, error.code)

    async def _draft(self, table: Table) -> _Draft:
        localizer = self._presentations.localizer(table)
        options = await display.of_server(self._services.profiles, table.place.guild_id)
        shown = self._presentations.of(table)
        mentioned = await display.find_mentionable(self._services, table)
        is_over = table.match is not None and table.match.is_over
        rematch = await self._services.lists.rematch_of(table)
        rating = await rating_line(self._services.records, table, localizer) if is_over else ""
        return _Draft(table, shown, localizer, options, mentioned, rematch, rating)

    async def _first_fit(self, table: Table, picture: Picture) -> Fit:
        if isinstance(picture, UnchangedPicture):
            return Fit(None, kept=picture.attachment_id)
        if not may_attach(self._client, table.place.channel_id):
            return Fit(None, NO_ATTACHING)
        guild = self._client.get_guild(table.place.guild_id or 0)
        return await first_fit(self._pictures, picture, guild and guild.filesize_limit)

    async def _less(self, table: Table, fit: Fit, error: discord.HTTPException) -> Fit:
        """Return what to try next. Raises `error` where no message would be taken, or not with the picture it has."""
        if fit.kept is not None:
            raise error
        if (less := await lesser_fit(self._pictures, fit, error)) is not None:
            return less
        if fit.why == NO_FILES or not _is_of_the_message(error):
            raise error
        log.warning("table %s: Discord takes no picture here (%s), text goes alone", table.id, error.code)
        return Fit(None, NO_FILES)

    async def _send(self, draft: _Draft, fit: Fit, name: str) -> Sent:
        """Send a new message that calls nobody; where it was sent before it is the same one, and may show less."""
        page, files = draft.message(fit)
        view, began = marked(page.sheet.view(), board_name(draft.table)), discord.utils.utcnow()
        nonce, nobody = nonce_of(name), calling_nobody()
        new = [file for file in files if isinstance(file, discord.File)]  # all of them: a new message keeps none
        message = await self._channel(draft.table).send(view=view, files=new, nonce=nonce, allowed_mentions=nobody)
        if message.created_at < began:  # Discord knew the nonce and gave back the message of an earlier attempt
            return await self._edit(draft, fit, message.id)
        return Sent(message.id, attachment_id=_picture_in(message, fit))

    async def _edit(self, draft: _Draft, fit: Fit, message_id: int, *, called: Sequence[int] = ()) -> Sent:
        """Put the board into a message, which may still consist of a call: of the one that has `called` people, or of
        an earlier one that Discord let become no board."""
        page, files = draft.message(fit)
        message = self._channel(draft.table).get_partial_message(message_id)
        # A message of components has no content, which Discord wants to be told (docs: components/reference).
        view, named = marked(page.sheet.view(), board_name(draft.table)), calling(called)
        edited = await message.edit(content=None, view=view, attachments=files, allowed_mentions=named)
        return Sent(message_id, attachment_id=_picture_in(edited, fit))

    def _channel(self, table: Table, post: Post | None = None) -> discord.PartialMessageable:
        """Return the channel where a table's message goes, or where `post` stands."""
        channel_id = (post and post.channel_id) or table.place.channel_id
        return self._client.get_partial_messageable(channel_id, guild_id=table.place.guild_id)


def _picture_in(message: discord.Message, fit: Fit) -> int | None:
    """Return the attachment that is the board's picture, which comes first, in a message as Discord answered it."""
    if fit.kept is not None:
        return fit.kept
    return None if fit.picture is None else next(attachments_in(message), None)


@dataclass(frozen=True, slots=True)
class _Call:
    """How a new message calls people.

    `users` are called by notices, `fired` are all whom it mentions. By the `name` Discord knows it for some minutes:
    sent again, it is the same message.
    """

    users: tuple[UserId, ...]
    fired: tuple[int, ...]
    name: str


def _call(table: Table, mentions: Sequence[int], unsent_calls: Sequence[Notice]) -> _Call:
    new = [notice for notice in unsent_calls if notice.user_id in mentions]
    called = tuple(dict.fromkeys(notice.user_id for notice in new))  # once, also to two turns: Discord refuses a double
    # nobody plays in person: there is no turn to call to, so all are called to come back
    fired = tuple(mentions) if not table.human_seats and not table.is_paused else called
    # The same for every attempt at the same call, even from a later revision: Discord drops the double by it.
    number = max((notice.number for notice in new), default=None)
    name = f"{table.id}-{table.revision}" if number is None else f"{table.id}-c{number}"
    return _Call(called, fired, name)


def board_name(table: Table) -> str:
    """Return the name of the messages that are a table's board, of which one at a time is."""
    return f"board-{table.id}"


def is_logged(table: Table) -> bool:
    """Return whether boards that were here before have become lines of the log right above."""
    post = table.post
    is_here = post is not None and post.channel_id in (None, table.place.channel_id)
    return is_here and post is not None and post.message_id is not None and post.kind is not PostKind.LOBBY


def _is_of_the_message(error: discord.HTTPException) -> bool:
    """Return whether Discord may take a message with fewer files: it is not busy, and the place is within reach."""
    if isinstance(error, discord.DiscordServerError | discord.NotFound) or error.status == REFUSED:
        return False
    if isinstance(error, discord.Forbidden):
        return cause_of(error) is Cause.FILES
    return cause_of(error) in (Cause.FILES, Cause.FORM, Cause.UNKNOWN)


def _leaves_call(error: discord.HTTPException) -> bool:
    """Return whether the call stays as it is where Discord refuses to make it the board, now and later."""
    is_refusal = 400 <= error.status < 500 and error.status != REFUSED
    return is_refusal and cause_of(error) in (Cause.WORDS, Cause.FORM, Cause.FILES, Cause.BOT, Cause.UNKNOWN)


def _keeps_from_closing(error: discord.HTTPException) -> bool:
    """Return whether the newer message has to wait until this older one can be closed.

    `EDITED_ENOUGH` may last for long, and people who are to be called do not wait until that is over.
    """
    is_busy = error.status == REFUSED and error.code != EDITED_ENOUGH
    return is_busy or isinstance(error, discord.DiscordServerError | discord.NotFound) or error.code == THREAD_ARCHIVED

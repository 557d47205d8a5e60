"""Answers to interactions: where they came from, the first answer to each, private messages, and those under way.

Discord waits three seconds for the first answer, and each request costs the person who waits a trip. So what is
acknowledged is only promised an answer: mostly what is shown next comes in time to be that answer itself. Otherwise a
timer defers the interaction, and what is shown then is an edit.
"""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

import discord

from bot.discord.connection_times import DEFAULT_TIMES
from bot.discord.error_codes import ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION
from bot.discord.request_errors import REQUEST_ERRORS
from bot.i18n.cutting import MOST_CONTENT, clip
from bot.log_context import about
from bot.supervision import begin_job

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Answered = discord.InteractionCallbackResponse[discord.Client]

_OF_ITS_OWN: Final = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.deferred_channel_message,
)
"""Answers that make a message of their own: later edits are edits of that one, and the view of the press stays."""
LATE: Final = timedelta(seconds=2)
"""An interaction that seems older is deferred before anything is done for it, since Discord may not take an answer any
more, and nobody would see what has been done. Where the two clocks differ by that much, all are deferred first."""
LARGE: Final = 2**19
"""Files of more bytes than this in all are sent after a deferral: Discord may not wait until they have arrived."""
_DEFER_AT: Final = "civ-defer-at"
_FIRST: Final = "civ-first-answer"
"""Keys of what is kept in an interaction's `extras`."""


class FirstAnswer:
    """The first answer to an acknowledged interaction: what is shown, or a deferral where that takes too long.

    Either is sent under one lock: what comes second knows that the first has arrived, and is an edit or nothing.
    """

    def __init__(self, interaction: Interaction, *, is_own: bool) -> None:
        self.is_own = is_own
        """Whether it makes a message of its own, for the presser alone, instead of editing the one that was pressed."""
        self.is_given = False
        self.message: discord.InteractionMessage | None = None
        """What it shows, where Discord has said so."""
        self._is_tried = False
        self._is_too_late = False
        self._interaction = interaction
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._deferral: asyncio.Task[None] | None = None

    async def defer_at(self, moment: float) -> None:
        """Defer the interaction at that moment of the loop's time unless it has been answered by then."""
        loop = asyncio.get_running_loop()
        if moment <= loop.time() or discord.utils.utcnow() - self._interaction.created_at > LATE:
            await self.defer()
        else:
            self._timer = loop.call_at(moment, self._begin_deferral)

    def cancel_timer(self) -> None:
        """Leave the interaction without a deferral."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def stop_deferral(self) -> None:
        """End a deferral that hangs, which would keep back every other answer; none comes later."""
        self.cancel_timer()
        if self._deferral is not None:
            self._deferral.cancel()

    async def defer(self) -> None:
        """Say that the answer takes longer, unless the interaction has been answered."""
        response = self._interaction.response
        async with self._lock:
            if not (self.is_given or self._is_too_late):
                await self._give(response.defer(ephemeral=True, thinking=True) if self.is_own else response.defer())

    async def give(self, content: Mapping[str, Any], *, as_own: bool = False) -> bool:
        """Answer by content as an edit takes it; return False where Discord has another answer already.

        It becomes a message of its own where `as_own`, whatever was promised.
        Raises `discord.HTTPException` where Discord refuses it; then something else may be the answer.
        """
        if _size_of(content) > LARGE:
            await self.defer()
        async with self._lock:
            if self.is_given:
                return False
            response = self._interaction.response
            self.is_own |= as_own
            if self.is_own:
                is_answer = await self._give(response.send_message(ephemeral=True, **_as_sent(content)))
            else:
                is_answer = await self._give(response.edit_message(**content))
        if not is_answer:
            for file in _files_in(content):
                file.reset()  # the attempt has read it
        return is_answer

    async def _give(self, answering: Awaitable[Answered | None]) -> bool:
        """Await one of the answers; return False where Discord has an earlier one, whose reply was lost."""
        is_first, self._is_tried = not self._is_tried, True
        answered, is_answer = None, True
        try:
            answered = await answering
        except discord.HTTPException as error:
            if error.code == UNKNOWN_INTERACTION:
                self._is_too_late = True
                self.cancel_timer()
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            is_answer = is_first  # which discord.py has sent again, as Discord failed after it had taken it
        self.is_given = True
        if answered is not None and isinstance(answered.resource, discord.InteractionMessage):
            self.message = answered.resource
        self.cancel_timer()
        return is_answer

    def _begin_deferral(self) -> None:
        # what is shown then meets the same error
        self._deferral = begin_job("deferral", self.defer(), expected=REQUEST_ERRORS)


def _files_in(content: Mapping[str, Any]) -> list[discord.File]:
    """Return the files that a content brings, other than those that stay in the message."""
    return [each for each in content.get("attachments", ()) if isinstance(each, discord.File)]


def _size_of(content: Mapping[str, Any]) -> int:
    """Return the bytes of the files that a content brings."""
    size = 0
    for file in _files_in(content):
        size += file.fp.seek(0, os.SEEK_END)
        file.reset()
    return size


def _as_sent(content: Mapping[str, Any]) -> dict[str, Any]:
    """Return an edit's content as a new message takes it."""
    sent = {key: value for key, value in content.items() if value is not None and key != "attachments"}
    files = _files_in(content)
    return sent | {"files": files} if files else sent


def note_arrival(interaction: Interaction, patience: float) -> None:
    """Note that an interaction has arrived: once acknowledged, it is deferred so many seconds from now."""
    interaction.extras[_DEFER_AT] = asyncio.get_running_loop().time() + patience


def _first_answer(interaction: Interaction) -> FirstAnswer | None:
    return interaction.extras.get(_FIRST)


def is_acknowledged(interaction: Interaction) -> bool:
    """Return whether an interaction has been answered, or will be soon."""
    return interaction.response.is_done() or _first_answer(interaction) is not None


def is_from_hand(interaction: Interaction) -> bool:
    """Return whether the press came from a view that only the presser sees, which can be edited in place."""
    return message_of(interaction) is not None


def is_from_direct_message(interaction: Interaction) -> bool:
    """Return whether the press came from a view in a direct message, which stays, unlike an ephemeral one."""
    message = interaction.message
    is_view = message is not None and message.flags.components_v2 and not message.flags.ephemeral
    return interaction.guild_id is None and is_view and not has_own_answer(interaction)


def message_of(interaction: Interaction) -> int | None:
    """Return the private view that an interaction came from and edits in place; None where it makes a new message.

    It is ephemeral, or lies in a direct message. A line of text cannot become a view. Once the press is acknowledged
    by a message of its own, only that one can be edited.
    """
    message = interaction.message
    if message is None or not message.flags.components_v2 or has_own_answer(interaction):
        return None
    return message.id if message.flags.ephemeral or is_from_direct_message(interaction) else None


def has_own_answer(interaction: Interaction) -> bool:
    """Return whether an interaction is answered by a message of its own, which may still be on its way."""
    first = _first_answer(interaction)
    return interaction.response.type in _OF_ITS_OWN if first is None else first.is_own


async def reply_ephemeral(
    interaction: Interaction,
    text: str,
    view: discord.ui.LayoutView | None = None,
    files: Sequence[discord.File] = (),
    *,
    is_last: bool = False,
) -> None:
    """Send a line, or a view, that only the presser sees; with `files`, where there are any.

    Where it `is_last`, nothing is shown afterwards in what was pressed, so that it can be the answer to any press.
    """
    shown: dict[str, Any] = {"view": view}
    if view is None:
        shown = {"content": clip(text, MOST_CONTENT)} if text else {}
    if files:
        shown["attachments"] = [*files]
    first = _first_answer(interaction)
    if first is None and not interaction.response.is_done():
        first = FirstAnswer(interaction, is_own=True)
    if first is not None:
        if first.is_own or is_last:
            if await first.give(shown, as_own=is_last):
                return
        else:
            await first.defer()  # what was pressed can still be edited only if the line isn't the answer
    await interaction.followup.send(ephemeral=True, **_as_sent(shown))


async def acknowledge(interaction: Interaction) -> None:
    """Promise a hand within Discord's three seconds, in place where the press came from one."""
    # A press that is only deferred edits the message it came from; `thinking` makes a new one, for the presser alone.
    await _promise(interaction, is_own=not is_from_hand(interaction))


async def acknowledge_in_place(interaction: Interaction) -> None:
    """Promise an edit of the message that was pressed, whoever sees it."""
    await _promise(interaction, is_own=False)


async def acknowledge_privately(interaction: Interaction) -> None:
    """Promise a new message for the presser alone, wherever the press came from."""
    await _promise(interaction, is_own=True)


async def _promise(interaction: Interaction, *, is_own: bool) -> None:
    if is_acknowledged(interaction):
        return
    extras = interaction.extras
    first = extras[_FIRST] = FirstAnswer(interaction, is_own=is_own)
    await first.defer_at(extras.get(_DEFER_AT) or asyncio.get_running_loop().time() + DEFAULT_TIMES.deferral)


async def show_first(interaction: Interaction, content: Mapping[str, Any]) -> discord.InteractionMessage:
    """Answer an acknowledged interaction by this content, or edit the answer it has had; return the message."""
    first = _first_answer(interaction)
    if first is None or not await first.give(content):
        return await interaction.edit_original_response(**content)
    return first.message or await interaction.original_response()


async def defer_now(interaction: Interaction) -> None:
    """Defer an acknowledged interaction that has not been answered yet, and will not be shown anything soon."""
    if (first := _first_answer(interaction)) is not None:
        await first.defer()


async def end_answer(interaction: Interaction) -> None:
    """Defer what was acknowledged and has been answered elsewhere, so that Discord takes it for answered."""
    try:
        await defer_now(interaction)
    except REQUEST_ERRORS as error:
        log.info("could not be acknowledged at its end: %s", type(error).__name__)


@dataclass(frozen=True, slots=True, eq=False)
class Answering:
    """Something that is being answered: by which task, and to whom; None where nobody waits for it."""

    task: "asyncio.Task[Any] | None"
    interaction: Interaction | None


class InFlight:
    """The answers under way, so that the bot stops only once they are given, and whether more may begin."""

    def __init__(self) -> None:
        self.is_closing = False
        self._answers: set[Answering] = set()
        self._cut_short: list[Interaction] = []
        """Those whose answer was cut short, and who have not been told."""
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def answering(self, interaction: Interaction | None = None) -> Generator[None]:
        """Count something as being answered: `drained` waits for it."""
        one, is_cut = self._begin(interaction), False
        try:
            yield
        except asyncio.CancelledError:
            is_cut = True
            raise
        finally:
            self._end(one, is_cut=is_cut)

    def answer_until_done(self, interaction: Interaction | None) -> None:
        """Count something as being answered until the task that runs now has ended."""
        one = self._begin(interaction)
        assert one.task is not None, "called in a task"
        one.task.add_done_callback(lambda done: self._end(one, is_cut=done.cancelled()))

    def close(self) -> None:
        """Lets nothing more begin."""
        self.is_closing = True

    async def drained(self, patience: float) -> None:
        """Return once everything has been answered, at the latest after `patience` seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), patience)

    async def cut_short(self, refuse: Callable[[Interaction], Coroutine[Any, Any, None]], patience: float) -> None:
        """Cancel what is not answered, and have `refuse` tell each of these people, within `patience` seconds."""
        await _end_all([each.task for each in self._answers if each.task is not None], patience)
        cut, self._cut_short = self._cut_short, []
        refusals: list[asyncio.Task[None]] = []
        for interaction in cut:
            if (first := _first_answer(interaction)) is not None:
                first.stop_deferral()
            with about(interaction=interaction.id, user=interaction.user.id):
                refusals.append(begin_job("refusal", refuse(interaction)))
        if refusals:
            await asyncio.wait(refusals, timeout=patience)
        await _end_all(refusals, patience)
        for interaction in cut:
            if (first := _first_answer(interaction)) is not None:
                first.stop_deferral()  # the session is about to close

    def _begin(self, interaction: Interaction | None) -> Answering:
        one = Answering(asyncio.current_task(), interaction)
        self._answers.add(one)
        self._idle.clear()
        return one

    def _end(self, one: Answering, *, is_cut: bool) -> None:
        self._answers.discard(one)
        if is_cut and one.interaction is not None:
            self._cut_short.append(one.interaction)
        if not self._answers:
            self._idle.set()


async def _end_all(tasks: Sequence["asyncio.Task[Any]"], patience: float) -> None:
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks, timeout=patience)

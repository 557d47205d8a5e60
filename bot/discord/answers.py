"""Answers to interactions: where they came from, private messages to that person, and those under way."""

import asyncio
from collections.abc import Callable, Coroutine, Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.discord.error_codes import ALREADY_ACKNOWLEDGED
from bot.i18n.cutting import MOST_CONTENT, clip
from bot.log_context import about
from bot.supervision import begin_job

Interaction = discord.Interaction[Any]
_OF_ITS_OWN: Final = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.deferred_channel_message,
)
"""Answers that make a message of their own: later edits are edits of that one, and the view of the press stays."""


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

    It is ephemeral, or lies in a direct message. A line of text cannot become a view. Once the press has been answered
    by a message of its own, only that one can be edited.
    """
    message = interaction.message
    if message is None or not message.flags.components_v2 or has_own_answer(interaction):
        return None
    return message.id if message.flags.ephemeral or is_from_direct_message(interaction) else None


def has_own_answer(interaction: Interaction) -> bool:
    """Return whether an interaction has been answered by a message of its own, however it was acknowledged."""
    return interaction.response.type in _OF_ITS_OWN


async def reply_ephemeral(interaction: Interaction, text: str, view: discord.ui.LayoutView | None = None) -> None:
    """Send a line, or a view, that only the presser sees."""
    shown: dict[str, Any] = {"content": clip(text, MOST_CONTENT)} if view is None else {"view": view}
    if interaction.response.is_done():
        await interaction.followup.send(ephemeral=True, **shown)
        return
    try:
        await interaction.response.send_message(ephemeral=True, **shown)
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        await interaction.followup.send(ephemeral=True, **shown)


async def acknowledge(interaction: Interaction) -> None:
    """Acknowledge within Discord's three seconds that a hand is coming, in place where the press came from one."""
    if interaction.response.is_done():
        return
    # A press that is only deferred edits the message it came from; `thinking` makes a new one, for the presser alone.
    if is_from_hand(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


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
            with about(interaction=interaction.id, user=interaction.user.id):
                refusals.append(begin_job("refusal", refuse(interaction)))
        if refusals:
            await asyncio.wait(refusals, timeout=patience)
        await _end_all(refusals, patience)

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

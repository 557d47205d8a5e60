"""What the owner of a lobby does to it, and those who have joined say to that."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.discord.answers import Interaction, is_from_hand, whisper
from bot.discord.fields import chosen_values, filled_fields
from bot.discord.permissions import missing
from bot.discord.routing import Answer
from bot.manager.tables import Tables
from bot.pages.addresses import public as addresses
from bot.pages.addresses.public import Arranging
from bot.pages.addresses.table import AtTable
from bot.pages.lobby.arrangement import (
    INVITED,
    PRESENT_CLOCK,
    TALKS,
    THREAD,
    arrangement_form,
    arrangement_sheet,
    is_in_thread,
    pair_of,
)
from bot.pages.lobby.ready_question import ask_anew
from bot.pages.presentation import GameWords, Presentations
from bot.pages.readers import Readers
from bot.pages.users import user_of
from bot.reasons import Refusal
from bot.table.actors import Person
from bot.table.clock_text import format_clock, parse_clock
from bot.table.errors import TableError
from bot.table.kinds import AtZero
from bot.table.lobby_options import check_lobby, check_owner
from bot.table.table import Table
from bot.table.values import Clock, Options

MOST_ATTEMPTS = 9_999_999
UNREADABLE: Final = (LookupError, ValueError)
"""What reading a select or a form raises that says what it never offered: no client of Discord's sends such a thing."""


class ArrangementPresses:
    """Answers to what is pressed to set a lobby up."""

    def __init__(self, tables: Tables, readers: Readers, presentations: Presentations) -> None:
        self._tables = tables
        self._readers = readers
        self._presentations = presentations

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            addresses.ARRANGEMENT.answered_by(self._open),
            addresses.ARRANGE.answered_by(self._arrange),
            addresses.FORM.answered_by(self._ask),
            addresses.FORMED.answered_by(self._read),
            addresses.FREE.answered_by(self._free),
        )

    async def _open(self, interaction: Interaction, at: AtTable) -> None:
        """Shows the owner what he may choose."""
        table = await self._owned(interaction, at)
        await self._show(interaction, table, 0, is_new=True)

    async def _arrange(self, interaction: Interaction, at: Arranging) -> None:
        """One choice made: the lobby shows it at once, and the sheet what there is to choose now."""
        before = await self._owned(interaction, at)
        attempt = (at.attempt + 1) % MOST_ATTEMPTS
        wishes = chosen_values(interaction)
        if at.what == "also" and (lacking := await self._lacking(interaction, before, wishes)):
            await self._show(interaction, before, attempt)
            await whisper(interaction, lacking)
            return
        try:
            table = await self._chosen(interaction, before, at.what, wishes)
        except UNREADABLE as error:
            raise TableError("press-unreadable") from error
        except Refusal:
            await self._show(interaction, before, attempt)  # else the select would go on saying what was refused
            raise
        await self._show(interaction, table, attempt)
        await ask_anew(self._tables, self._readers, interaction, before, table)

    async def _ask(self, interaction: Interaction, at: AtTable) -> None:
        """Opens the form."""
        table = await self._owned(interaction, at)
        speaker = await self._readers.reader(interaction)
        shown = self._presentations.of(table)
        form = arrangement_form(table, shown, speaker, has_thread=not is_in_thread(interaction))
        await interaction.response.send_modal(form)

    async def _read(self, interaction: Interaction, at: AtTable) -> None:
        """Does all that the form says, or nothing of it."""
        before = await self._owned(interaction, at)
        shown, filled = self._presentations.of(before), filled_fields(interaction)
        wishes, has_thread = filled.get("also", []), not is_in_thread(interaction)
        if lacking := await self._lacking(interaction, before, wishes):
            await whisper(interaction, lacking)
            return
        clock = _typed_clock(next(iter(filled.get("clock", [])), ""), before.options.clock)

        def changed(table: Table) -> Options:
            choices = shown.with_switches(table.options.choices, filled.get("rules", []))
            options = replace(table.options, players=int(filled["players"][0]), clock=clock, choices=choices)
            return _with_also(options, wishes, has_thread=has_thread)

        try:
            computers = int(filled["computers"][0])
            is_same = computers == len(before.sitters) - len(before.people)  # then as many as there is still room for
            table = await self._tables.lobbies.arrange(
                before.id, user_of(interaction), changed, computers=None if is_same else computers
            )
        except UNREADABLE as error:
            raise TableError("press-unreadable") from error
        await self._show(interaction, table, 0)
        await ask_anew(self._tables, self._readers, interaction, before, table)

    async def _free(self, interaction: Interaction, at: AtTable) -> None:
        """Frees the seats of those who have not said that they are ready."""
        table = await self._tables.lobbies.free_unready(at.table, user_of(interaction))
        await self._show(interaction, table, 0)

    async def _chosen(self, interaction: Interaction, table: Table, what: str, values: Sequence[str]) -> Table:
        """The table after a choice in a select."""
        lobbies, user, shown = self._tables.lobbies, user_of(interaction), self._presentations.of(table)
        if what == "computers":
            return await lobbies.set_computers(table.id, user, int(values[0]))
        has_thread = not is_in_thread(interaction)
        return await lobbies.arrange(
            table.id, user, lambda now: changed_options(now, shown, what, values, has_thread=has_thread)
        )

    async def _lacking(self, interaction: Interaction, table: Table, wishes: Collection[str]) -> str | None:
        """What to tell an owner who wishes for a thread that the bot may not make here; None where it may."""
        if THREAD not in wishes or table.options.own_thread:
            return None
        return missing(interaction, await self._readers.reader(interaction), own_thread=True)

    async def _owned(self, interaction: Interaction, at: AtTable) -> Table:
        """The lobby of its owner. Raises `NotOwner`, `NotInLobby`."""
        table = await self._tables.look(at.table)
        check_lobby(table)
        check_owner(table, Person(user_of(interaction)))
        return table

    async def _show(self, interaction: Interaction, table: Table, attempt: int, *, is_new: bool = False) -> None:
        """Shows the sheet: in its place, or to the owner alone for the first time."""
        speaker = await self._readers.reader(interaction)
        sheet = arrangement_sheet(
            table,
            self._presentations.of(table),
            speaker,
            attempt=attempt,
            has_thread=not is_in_thread(interaction),
        )
        if is_new or not is_from_hand(interaction):
            await whisper(interaction, "", sheet.view())
        elif interaction.response.is_done():
            await interaction.edit_original_response(view=sheet.view())
        else:
            await interaction.response.edit_message(view=sheet.view())


def changed_options(table: Table, shown: GameWords, what: str, values: Sequence[str], *, has_thread: bool) -> Options:
    """The options of a lobby after that choice. Raises `BadClock`."""
    options = table.options
    match what:
        case "players":
            players = int(values[0])
            return replace(options, players=players, choices=shown.choices_for(options.choices, players))
        case "rules":
            choices = shown.with_switches(options.choices, values)
            return replace(options, choices=choices, players=shown.players_for(choices, options.players))
        case "partner":
            return replace(options, opposite=pair_of(table, values[0]))
        case "clock":
            return replace(options, clock=_chosen_clock(values[0], options.clock))
        case "timeout":
            return replace(options, clock=options.clock and replace(options.clock, at_zero=AtZero(values[0])))
        case _:
            return _with_also(options, values, has_thread=has_thread)


def _with_also(options: Options, wishes: Collection[str], *, has_thread: bool) -> Options:
    own_thread = THREAD in wishes if has_thread else options.own_thread
    return replace(options, invite_only=INVITED in wishes, own_thread=own_thread, talks=TALKS in wishes)


def _chosen_clock(name: str, now: Clock | None) -> Clock | None:
    if name == PRESENT_CLOCK:
        return now
    return parse_clock(name, AtZero.TURN if now is None else now.at_zero)


def _typed_clock(text: str, now: Clock | None) -> Clock | None:
    """Raises `BadClock`."""
    if not text.strip():
        return None
    if now is not None and text.strip() == format_clock(now):
        return now
    return parse_clock(text, AtZero.TURN if now is None else now.at_zero)

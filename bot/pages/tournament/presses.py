"""What everybody may press at a tournament: to enter, to say that one is there, to look, to call the referee."""

import io
from typing import Any

import discord

from bot.discord.answers import Interaction, acknowledge, whisper
from bot.discord.fields import chosen_value
from bot.discord.routing import Answer
from bot.discord.sheet import Sheet
from bot.drawing.pictures import Pictures
from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.manager.tournament_requests import CheckInSelf, RegisterSelf, WithdrawSelf
from bot.manager.tournament_values import RunningTournament
from bot.pages import display
from bot.pages.addresses import tournament as addresses
from bot.pages.addresses.tournament import AtListPage, AtRound, AtSeating, AtTournament
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.tournament.archive_page import archive_message
from bot.pages.tournament.book_page import book_sheet
from bot.pages.tournament.bracket_picture import draw_bracket_page
from bot.pages.tournament.draw_page import draw_sheet
from bot.pages.tournament.pictures import BRACKET_FILE, bracket_of, bracket_sheet
from bot.pages.tournament.proof_page import proof_sheet
from bot.pages.tournament.referee_calls import RefereeCalls
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.pages.tournament.standings_page import standings_sheet
from bot.pages.tournament.table_page import table_sheet, tables_sheet
from bot.pages.tournament.views import TournamentViews, caller_of
from bot.table.contest import TournamentId
from bot.tournament.errors import TournamentError
from bot.tournament.sheet import archive_sheet


class TournamentPresses:
    """Answers to the buttons of announcements, brackets and pages. Each page is shown to whoever pressed, alone."""

    def __init__(
        self, tables: Tables, locales: LocaleResolver, views: TournamentViews, pictures: Pictures, calls: RefereeCalls
    ) -> None:
        self._tables = tables
        self._locales = locales
        self._views = views
        self._pictures = pictures
        self._calls = calls

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            addresses.REGISTER.answered_by(self._register),
            addresses.WITHDRAW.answered_by(self._withdraw),
            addresses.CHECK_IN.answered_by(self._check_in),
            addresses.SHOW_STANDINGS.answered_by(self._standings),
            addresses.SHOW_BRACKET.answered_by(self._bracket),
            addresses.SHOW_TABLES.answered_by(self._show_tables),
            addresses.PICK_TABLE.answered_by(self._pick_table),
            addresses.SHOW_TABLE.answered_by(self._table),
            addresses.SHOW_DRAW.answered_by(self._draw),
            addresses.SHOW_BOOK.answered_by(self._book),
            addresses.SHOW_PROOF.answered_by(self._proof),
            addresses.GET_ARCHIVE.answered_by(self._archive),
            addresses.CALL_REFEREE.answered_by(self._call),
        )

    # Entering

    async def _register(self, interaction: Interaction, at: AtTournament) -> None:
        await self.enter(interaction, await self._views.here(interaction, at.tournament))

    async def _withdraw(self, interaction: Interaction, at: AtTournament) -> None:
        await self.leave(interaction, await self._views.here(interaction, at.tournament))

    async def _check_in(self, interaction: Interaction, at: AtTournament) -> None:
        await self.attend(interaction, await self._views.here(interaction, at.tournament))

    async def enter(self, interaction: Interaction, running: RunningTournament) -> None:
        """Registers the one who asks."""
        after = await self._tables.tournaments.act(running.id, caller_of(interaction), RegisterSelf())
        is_waiting = after.who_is(caller_of(interaction).user) in after.tournament.waiting()
        await self._confirm(interaction, after, "tournament-you-wait" if is_waiting else "tournament-you-play")

    async def leave(self, interaction: Interaction, running: RunningTournament) -> None:
        """Takes the one who asks off the list."""
        after = await self._tables.tournaments.act(running.id, caller_of(interaction), WithdrawSelf())
        await self._confirm(interaction, after, "tournament-you-left")

    async def attend(self, interaction: Interaction, running: RunningTournament) -> None:
        """Notes that the one who asks is there."""
        after = await self._tables.tournaments.act(running.id, caller_of(interaction), CheckInSelf())
        await self._confirm(interaction, after, "tournament-you-are-there")

    async def _confirm(self, interaction: Interaction, running: RunningTournament, key: str) -> None:
        speaker = await self._locales.reader(interaction)
        starts = int(running.tournament.plan.starts.timestamp())
        await whisper(interaction, speaker.say(key, at=f"<t:{starts}:F>", left=f"<t:{starts}:R>"))

    # Looking

    async def _standings(self, interaction: Interaction, at: AtListPage) -> None:
        await self.show_standings(interaction, await self._views.here(interaction, at.tournament), at.page)

    async def show_standings(self, interaction: Interaction, running: RunningTournament, page: int = 0) -> None:
        """A page of who plays, or where everybody stands."""
        speaker, shown = await self._prepared(interaction, running)
        await answer_sheet(interaction, standings_sheet(shown, speaker, page))

    async def _bracket(self, interaction: Interaction, at: AtListPage) -> None:
        await self.show_bracket(interaction, await self._views.here(interaction, at.tournament), at.page)

    async def show_bracket(self, interaction: Interaction, running: RunningTournament, page: int = 0) -> None:
        """A page of the bracket, as a picture where the reader wants any."""
        speaker, shown = await self._prepared(interaction, running)
        options = await self._locales.display_options(interaction)
        picture = None
        if options.has_picture:
            picture = await self.bracket_picture(shown, speaker, page, options.theme)
        sheet = bracket_sheet(shown, speaker, page, has_picture=picture is not None)
        await answer_sheet(interaction, sheet, picture, BRACKET_FILE)

    async def bracket_picture(
        self, shown: ShownTournament, speaker: Speaker, page: int, theme: display.ThemeName
    ) -> bytes | None:
        """A page of the bracket as PNG; None where it cannot be drawn."""
        bracket, look = bracket_of(shown), self._pictures.look(theme)
        key = ("bracket", bracket, speaker.locale, page, theme)
        return await self._pictures.cached(key, lambda: draw_bracket_page(bracket, speaker, look, page))

    async def _show_tables(self, interaction: Interaction, at: AtTournament) -> None:
        await self.show_tables(interaction, await self._views.here(interaction, at.tournament))

    async def show_tables(self, interaction: Interaction, running: RunningTournament) -> None:
        """All tables, and a select that leads to each."""
        speaker, shown = await self._prepared(interaction, running)
        await answer_sheet(interaction, tables_sheet(shown, speaker))

    async def _pick_table(self, interaction: Interaction, at: AtTournament) -> None:
        found = addresses.read_seating(chosen_value(interaction))
        if found is None:
            raise TournamentError("tournament-none")
        await self._show_one(interaction, at.tournament, *found)

    async def _table(self, interaction: Interaction, at: AtSeating) -> None:
        await self._show_one(interaction, at.tournament, at.round, at.table)

    async def _show_one(self, interaction: Interaction, number: int, round_number: int, table: int) -> None:
        running = await self._views.here(interaction, number)
        check_seating(running, round_number, table)
        await acknowledge(interaction)
        speaker = await self._locales.reader(interaction)
        shown = await self._views.shown(running, facts_of=(round_number, table), speaker=speaker)
        await answer_sheet(interaction, table_sheet(shown, speaker, round_number, table))

    async def _draw(self, interaction: Interaction, at: AtRound) -> None:
        running = await self._views.here(interaction, at.tournament)
        if at.round > len(running.tournament.rounds):
            raise TournamentError("tournament-early")
        speaker, shown = await self._prepared(interaction, running)
        await answer_sheet(interaction, draw_sheet(shown, speaker, at.round, at.page))

    async def _book(self, interaction: Interaction, at: AtListPage) -> None:
        await self.show_book(interaction, await self._views.here(interaction, at.tournament), at.page)

    async def show_book(self, interaction: Interaction, running: RunningTournament, page: int = 0) -> None:
        """A page of the referee's book."""
        speaker, shown = await self._prepared(interaction, running)
        await answer_sheet(interaction, book_sheet(shown, speaker, page))

    async def _proof(self, interaction: Interaction, at: AtTournament) -> None:
        speaker, shown = await self._prepared(interaction, await self._views.here(interaction, at.tournament))
        await answer_sheet(interaction, proof_sheet(shown, speaker))

    async def _archive(self, interaction: Interaction, at: AtTournament) -> None:
        await self.send_archive(interaction, await self._views.here(interaction, at.tournament))

    async def send_archive(self, interaction: Interaction, running: RunningTournament) -> None:
        """The archive, as a file to keep and as a sheet to read, to organiser and referee."""
        text = await self._tables.tournaments.archive(running.id, caller_of(interaction))
        await interaction.response.defer(ephemeral=True, thinking=True)
        speaker, shown = await self._locales.reader(interaction), await self._views.shown(running)
        sheet = archive_sheet(speaker.say, running.tournament, running.book, shown.names)
        files = {f"tournament-{running.id}.json": text, f"tournament-{running.id}.md": sheet}
        sent = [discord.File(io.BytesIO(each.encode()), name) for name, each in files.items()]
        view = archive_message(shown, speaker, list(files)).view()
        await interaction.followup.send(view=view, files=sent, ephemeral=True)

    async def _call(self, interaction: Interaction, at: AtTournament) -> None:
        await self._calls.call(interaction, await self._views.here(interaction, at.tournament))

    async def _prepared(self, interaction: Interaction, running: RunningTournament) -> tuple[Speaker, ShownTournament]:
        await acknowledge(interaction)
        return await self._locales.reader(interaction), await self._views.shown(running)


async def answer_sheet(
    interaction: Interaction, sheet: Sheet, picture: bytes | None = None, filename: str = ""
) -> None:
    """Shows a sheet to the one who pressed: in place of the page he pressed on, else as a new one."""
    await acknowledge(interaction)
    files = [] if picture is None else [discord.File(io.BytesIO(picture), filename)]
    await interaction.edit_original_response(view=sheet.view(), attachments=files)


def check_seating(running: RunningTournament, round_number: int, table: int) -> None:
    """Raises `TournamentError` where there is no such table."""
    rounds = running.tournament.rounds
    if not 1 <= round_number <= len(rounds):
        raise TournamentError("tournament-early")
    tables = len(rounds[round_number - 1].tables)
    if not 1 <= table <= tables:
        raise TournamentError("tournament-no-table", number=table, tables=tables)


def tournament_id(at: AtTournament) -> TournamentId:
    """Which tournament an address means."""
    return TournamentId(at.tournament)

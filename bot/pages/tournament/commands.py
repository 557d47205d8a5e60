"""What `/tournament` and `/referee` do: a tournament announced, and the way to everything that can be pressed."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import discord
from discord import app_commands

from bot.discord.answers import Interaction, whisper
from bot.discord.permissions import missing
from bot.discord.sheet import MOST_CHOICE, MOST_CHOICES
from bot.i18n.cutting import cut
from bot.manager.tables import Tables
from bot.manager.tournament_requests import AppointPerson, DrawNextRound, RegisterComputers, WithdrawPerson
from bot.manager.tournament_values import Official, Plan, RunningTournament, parse_start
from bot.pages.clock_choice import chosen_clock
from bot.pages.clock_words import clock_text
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.tournament.announcer import TournamentAnnouncer
from bot.pages.tournament.judge_presses import JudgePresses
from bot.pages.tournament.presses import TournamentPresses
from bot.pages.tournament.referee_calls import RefereeCalls
from bot.pages.tournament.views import TournamentViews, caller_of
from bot.pages.users import user_of
from bot.table.errors import NotAllowed, TableError
from bot.table.names import visible_name
from bot.table.values import Place, UserId
from bot.tournament.actions import Cancel
from bot.tournament.draws import FRIENDLY, OFFICIAL

MOST_PLAYERS: Final = 64
MOST_COMPUTERS: Final = 63
LONGEST_TITLE: Final = 80
LONGEST_CHECK_IN: Final = 7 * 24 * 60
"""Minutes."""


@dataclass(frozen=True, slots=True)
class Announced:
    """What an organiser has said with `/tournament new`."""

    title: str
    start: str
    referee: discord.User | discord.Member
    official: bool = True
    places: int | None = None
    clock: str | None = None
    role: discord.Role | None = None
    without: discord.User | discord.Member | None = None
    check_in: int = 30


class TournamentCommands:
    """What the commands do that no button does."""

    def __init__(
        self,
        tables: Tables,
        locales: LocaleResolver,
        views: TournamentViews,
        presses: TournamentPresses,
        judging: JudgePresses,
        calls: RefereeCalls,
        announcer: TournamentAnnouncer,
    ) -> None:
        self._tables = tables
        self._locales = locales
        self._views = views
        self._presses = presses
        self._judging = judging
        self._calls = calls
        self._announcer = announcer

    async def announce(self, interaction: Interaction, said: Announced) -> None:
        """`/tournament new`. Raises `NotAllowed`, `TournamentError`, `BadClock`."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAllowed("server-only")
        speaker = await self._locales.reader(interaction)
        if lacking := missing(interaction, speaker, own_thread=True):
            await whisper(interaction, lacking)
            return
        if said.referee.bot or (said.without is not None and said.without.bot):
            raise TableError("bot-player")
        public = await self._locales.server(interaction.guild_id, interaction.guild_locale)
        clock = None if said.clock is None else chosen_clock(said.clock, None, speaker)
        availability = await self._tables.profiles.availability(user_of(interaction))
        channel = interaction.channel
        plan = Plan(
            said.title,
            parse_start(said.start, self._tables.now(), availability),
            Place(interaction.guild_id, interaction.channel_id, public.locale),
            _official(said.referee),
            official=said.official,
            places=said.places or (OFFICIAL[-1] if said.official else FRIENDLY[-1]),
            clock=clock,
            clock_text=public.say("tournament-no-clock") if clock is None else clock_text(clock, public),
            place_text=f"#{channel.name}" if isinstance(channel, discord.TextChannel | discord.Thread) else "—",
            barred=() if said.without is None else (_official(said.without),),
            referee_role=None if said.role is None else said.role.id,
            check_in=timedelta(minutes=said.check_in),
        )
        await interaction.response.defer(ephemeral=True, thinking=True)
        running = await self._tables.tournaments.create(caller_of(interaction), plan)
        await self._announcer.shown(running.id)
        await self._judging.show_console(interaction, await self._tables.tournaments.look(running.id))

    async def register(self, interaction: Interaction, number: int | None) -> None:
        """`/tournament register`."""
        await self._presses.enter(interaction, await self._views.here(interaction, number))

    async def withdraw(self, interaction: Interaction, number: int | None) -> None:
        """`/tournament withdraw`."""
        await self._presses.leave(interaction, await self._views.here(interaction, number))

    async def check_in(self, interaction: Interaction, number: int | None) -> None:
        """`/tournament check-in`."""
        await self._presses.attend(interaction, await self._views.here(interaction, number))

    async def computers(self, interaction: Interaction, count: int, number: int | None) -> None:
        """`/tournament computers`: so many more of them in a friendly cup."""
        running = await self._views.here(interaction, number)
        await interaction.response.defer(ephemeral=True, thinking=True)
        after = await self._tables.tournaments.act(running.id, caller_of(interaction), RegisterComputers(count))
        speaker = await self._locales.reader(interaction)
        text = speaker.say("tournament-computers-added", count=count, total=len(after.tournament.entrants))
        await interaction.edit_original_response(content=text)

    async def remove(self, interaction: Interaction, person: discord.User, number: int | None) -> None:
        """`/tournament remove`: somebody off the list."""
        running = await self._views.here(interaction, number)
        await self._tables.tournaments.act(running.id, caller_of(interaction), WithdrawPerson(_official(person)))
        await self._done(interaction)

    async def appoint(self, interaction: Interaction, person: discord.User, number: int | None) -> None:
        """`/tournament appoint`: another referee."""
        if person.bot:
            raise TableError("bot-player")
        running = await self._views.here(interaction, number)
        await self._tables.tournaments.act(running.id, caller_of(interaction), AppointPerson(_official(person)))
        await self._done(interaction)

    async def forget(self, interaction: Interaction, person: discord.User, number: int | None) -> None:
        """`/tournament forget`: a name off the list beside the book."""
        running = await self._views.here(interaction, number)
        await self._tables.tournaments.forget(running.id, caller_of(interaction), _official(person))
        await self._done(interaction)

    async def draw(self, interaction: Interaction, number: int | None) -> None:
        """`/tournament draw`: the next round."""
        running = await self._views.here(interaction, number)
        after = await self._tables.tournaments.act(running.id, caller_of(interaction), DrawNextRound())
        await self._judging.show_console(interaction, after)

    async def cancel(self, interaction: Interaction, reason: str, number: int | None) -> None:
        """`/tournament cancel`."""
        running = await self._views.here(interaction, number)
        after = await self._tables.tournaments.act(running.id, caller_of(interaction), Cancel(reason))
        await self._judging.show_console(interaction, after)

    async def standings(self, interaction: Interaction, number: int | None) -> None:
        """`/tournament standings`."""
        await self._presses.show_standings(interaction, await self._views.here(interaction, number))

    async def bracket(self, interaction: Interaction, number: int | None) -> None:
        """`/tournament bracket`."""
        await self._presses.show_bracket(interaction, await self._views.here(interaction, number))

    async def show_tables(self, interaction: Interaction, number: int | None) -> None:
        """`/tournament tables`."""
        await self._presses.show_tables(interaction, await self._views.here(interaction, number))

    async def book(self, interaction: Interaction, number: int | None) -> None:
        """`/tournament book`."""
        await self._presses.show_book(interaction, await self._views.here(interaction, number))

    async def archive(self, interaction: Interaction, number: int | None) -> None:
        """`/tournament archive`."""
        await self._presses.send_archive(interaction, await self._views.here(interaction, number))

    async def console(self, interaction: Interaction, number: int | None) -> None:
        """`/referee console`."""
        await self._judging.show_console(interaction, await self._views.here(interaction, number))

    async def call(self, interaction: Interaction, number: int | None) -> None:
        """`/referee call`."""
        await self._calls.call(interaction, await self._views.here(interaction, number))

    async def suggest(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The tournaments of this server."""
        if interaction.guild_id is None:
            return []
        found = await self._tables.tournaments.of_server(interaction.guild_id)
        labels = {running.id: _label(running) for running in found}
        wanted = {each: label for each, label in labels.items() if current.casefold() in label.casefold()}
        found = [app_commands.Choice(name=cut(label, MOST_CHOICE), value=int(each)) for each, label in wanted.items()]
        return found[:MOST_CHOICES]

    async def _done(self, interaction: Interaction) -> None:
        await whisper(interaction, (await self._locales.reader(interaction)).say("tournament-done"))


def _official(person: discord.User | discord.Member) -> Official:
    return Official(UserId(person.id), visible_name(person.display_name, person.name))


def _label(running: RunningTournament) -> str:
    return f"#{running.id} {running.tournament.plan.title}"

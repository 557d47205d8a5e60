"""`/league` and what its pages ask: opening a season, leaving one, its rules and games."""

from datetime import datetime
from typing import Any, Final

import discord
from discord import ui

from bot.discord.fields import read_number
from bot.discord.routing import Bare, CustomId, handles
from bot.discord.sheet import MOST_TITLE, SelectOption
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.manager.league_seasons import USUAL_AT_ONCE, SeasonPlan, season_clock
from bot.manager.tournament_requests import ConcedeGame, WithdrawSelf
from bot.manager.tournament_values import RunningTournament
from bot.pages.clock_choice import chosen_clock
from bot.pages.clock_words import clock_text
from bot.pages.lobby.opening import opener_of
from bot.pages.press import Press
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtGame, AtListPage, AtSeason, AtTournament
from bot.pages.tournament.league_pages import rules_sheet
from bot.pages.tournament.league_panel import games_sheet, panel_sheet, resign_sheet
from bot.pages.tournament.places import channel_here, place_text
from bot.pages.tournament.presses import answer_sheet
from bot.pages.tournament.shown_tournament import caller_of, is_asker, show_tournament, tournament_here
from bot.pages.tournament.start_question import read_start, seconds_of, start_sheet, time_of
from bot.table.clock_text import format_clock, parse_clock
from bot.table.errors import NotAllowed
from bot.table.moderation import check_moderator
from bot.table.preferences import LEAGUE, check_feature
from bot.table.time_text import MOST_TYPED as MOST_START
from bot.table.values import Clock, Place
from bot.tournament.draws import TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.league import AT_ONCE, WEEKS, games_at_once
from bot.tournament.operation import Role
from bot.tournament.rounds import current_round

START: Final = "start"
LENGTH: Final = "weeks"
CLOCK: Final = "clock"
AT_A_TIME: Final = "at-once"
"""The custom ids of the fields of the form."""
USUAL_WEEKS: Final = 4
USUAL_CLOCK: Final = "24h"
MOST_TYPED: Final = 40
MOST_HINT: Final = 100


async def show_league(press: Press) -> None:
    """`/league`: the season that goes on, else the last one. Raises `NotAllowed`."""
    if press.interaction.guild_id is None:
        raise NotAllowed("server-only")
    await press.acknowledge_privately()
    try:
        running = await press.services.tournaments.current(press.interaction.guild_id, is_league=True)
    except TournamentError:
        running = None
    await show_panel(press, running)


async def show_panel(press: Press, running: RunningTournament | None, *, note: str = "") -> None:
    """Show the presser a season, and what they may do about it."""
    await press.acknowledge()
    localizer = await press.localizer()
    shown = None if running is None else await show_tournament(press.context, running)
    is_moderator = running is not None and await _is_director(press, running)
    is_channel = isinstance(press.interaction.channel, discord.TextChannel)
    sheet = panel_sheet(
        shown, localizer, note=note,
        who=None if running is None else running.who_is(press.user),
        is_moderator=is_moderator,
        is_elsewhere=is_channel and running is not None and running.place.channel_id != press.interaction.channel_id,
        can_open=await _can_open(press),
        is_asker=running is not None and is_asker(press, running),
    )  # fmt: skip
    await answer_sheet(press, sheet)


async def _is_director(press: Press, running: RunningTournament) -> bool:
    roles = await press.services.tournaments.roles_of(running.id, caller_of(press))
    return not roles.isdisjoint((Role.ORGANISER, Role.REFEREE))


async def _can_open(press: Press) -> bool:
    """Return whether the presser may open a season here, as the manager decides it."""
    server = await press.profiles.guild_preferences(press.interaction.guild_id or 0)
    try:
        check_feature(server, LEAGUE)
        check_moderator(server, opener_of(press.interaction))
    except NotAllowed:
        return False
    return True


@handles(addresses.SEASON_RULES)
async def show_rules(press: Press, at: AtTournament) -> None:
    """Show the rules."""
    running = await tournament_here(press, at.tournament)
    is_all_at_once = games_at_once(running.tournament) is None
    await answer_sheet(press, rules_sheet(await press.localizer(), is_all_at_once=is_all_at_once))


@handles(addresses.SEASON_GAMES)
async def show_games(press: Press, at: AtListPage) -> None:
    """Show a page of the games."""
    running = await tournament_here(press, at.tournament)
    await press.acknowledge()
    shown = await show_tournament(press.context, running)
    await answer_sheet(press, games_sheet(shown, await press.localizer(), at.page))


@handles(addresses.LEAVE_SEASON)
async def leave(press: Press, at: AtTournament) -> None:
    """Leave a season that is played. Raises `TournamentError`."""
    running = await tournament_here(press, at.tournament)
    await press.services.tournaments.act(running.id, caller_of(press), WithdrawSelf())
    await press.say("league-you-withdrew")


@handles(addresses.PICK_RESIGNED)
async def ask_resignation(press: Press, at: AtTournament) -> None:
    """Ask whether someone resigns the game that they have chosen. Raises `TournamentError`."""
    running = await tournament_here(press, at.tournament)
    table = current_round(running.tournament).table(TableNumber(next(iter(press.chosen_numbers), 0)))
    player = running.player_of(press.user)
    if player is None or player not in table.players:
        raise TournamentError("tournament-elsewhere")
    await press.acknowledge()
    shown = await show_tournament(press.context, running)
    await answer_sheet(press, resign_sheet(shown, await press.localizer(), table, player))


@handles(addresses.RESIGN_GAME)
async def resign_game(press: Press, at: AtGame) -> None:
    """Resign a game of a season. Raises `TournamentError`."""
    running = await tournament_here(press, at.tournament)
    await press.services.tournaments.act(running.id, caller_of(press), ConcedeGame(at.table))
    await press.say("league-you-resigned")


@handles(addresses.OPEN_SEASON)
async def ask_season(press: Press, _: Bare) -> None:
    """Ask for a season's start, length and clock. Raises `NotAllowed`."""
    server = await press.profiles.guild_preferences(press.interaction.guild_id or 0)
    check_feature(server, LEAGUE)
    check_moderator(server, opener_of(press.interaction))
    await press.open_form(season_form(await press.localizer()))


def season_form(localizer: Localizer) -> ui.Modal:
    """Return the form of a season."""
    say = localizer.say
    form = ui.Modal(title=cut(say("key-league-open"), MOST_TITLE), custom_id=str(addresses.OPEN_SEASON_FORM.to()))
    start: ui.TextInput[Any] = ui.TextInput(custom_id=START, max_length=MOST_START)
    weeks: ui.Select[Any] = ui.Select(
        custom_id=LENGTH,
        options=[
            SelectOption(str(each), say("form-league-weeks-option", weeks=each), is_chosen=each == USUAL_WEEKS).option()
            for each in WEEKS
        ],
    )
    at_once: ui.Select[Any] = ui.Select(
        custom_id=AT_A_TIME,
        options=[
            SelectOption(
                str(each), say("form-league-at-once-option", count=each), is_chosen=each == USUAL_AT_ONCE
            ).option()
            for each in AT_ONCE
        ],
    )
    clock: ui.TextInput[Any] = ui.TextInput(custom_id=CLOCK, default=USUAL_CLOCK, max_length=MOST_TYPED)
    form.add_item(
        ui.Label(text=_title(say("form-league-start")), description=_hint("start", localizer), component=start)
    )
    form.add_item(ui.Label(text=_title(say("form-league-weeks")), component=weeks))
    form.add_item(
        ui.Label(text=_title(say("form-league-clock")), description=_hint("clock", localizer), component=clock)
    )
    form.add_item(
        ui.Label(text=_title(say("form-league-at-once")), description=_hint("at-once", localizer), component=at_once)
    )
    return form


def _title(text: str) -> str:
    return cut(text, MOST_TITLE)


def _hint(name: str, localizer: Localizer) -> str:
    return cut(localizer.say(f"form-league-{name}-hint"), MOST_HINT)


@handles(addresses.OPEN_SEASON_FORM)
async def open_season(press: Press, _: Bare) -> None:
    """Open the season of the form in this channel, or show first which start was read.

    Raises `NotAllowed`, `TournamentError`, `BadClock`.
    """
    if (here := await channel_here(press)) is None:
        return
    localizer = await press.localizer()
    filled = {name: next(iter(values), "") for name, values in press.filled.items()}
    clock = season_clock(chosen_clock(filled.get(CLOCK, ""), None, localizer))
    read, weeks = await read_start(press, filled.get(START, "")), read_number(filled.get(LENGTH, "")) or 0
    at_once = read_number(filled.get(AT_A_TIME) or str(USUAL_AT_ONCE)) or 0
    if weeks not in WEEKS:  # before an address is made of them
        raise TournamentError("league-weeks", least=WEEKS[0], most=WEEKS[-1])
    if at_once not in AT_ONCE:
        raise TournamentError("league-at-once", least=AT_ONCE[0], most=AT_ONCE[-1])
    if read.start.span is not None:
        await _open(press, here, read.start.at, weeks, clock, at_once)
        return

    def address(at: datetime) -> CustomId:
        return addresses.START_SEASON.to(seconds_of(at), weeks, format_clock(clock), at_once)

    await answer_sheet(press, start_sheet(read, press.services.now(), localizer, address))


@handles(addresses.START_SEASON)
async def start_season(press: Press, at: AtSeason) -> None:
    """Open the season whose start was shown. Raises `NotAllowed`, `TournamentError`, `BadClock`."""
    if (here := await channel_here(press)) is not None:
        clock, at_once = season_clock(parse_clock(at.clock)), at.at_once or USUAL_AT_ONCE
        await _open(press, here, time_of(at.at), at.weeks, clock, at_once)


async def _open(press: Press, here: tuple[int, int], starts: datetime, weeks: int, clock: Clock, at_once: int) -> None:
    guild_id, channel_id = here
    public = await press.context.locales.server(guild_id, press.interaction.guild_locale)
    number = await press.services.tournaments.next_season(guild_id)
    plan = SeasonPlan(
        number, public.say("league-title", number=number), starts, weeks, Place(guild_id, channel_id, public.locale),
        clock, clock_text(clock, public), place_text(press), at_once,
    )  # fmt: skip
    await press.acknowledge()
    running = await press.services.tournaments.open_season(caller_of(press), plan)
    await show_panel(press, running)

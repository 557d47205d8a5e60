"""What `/tournament` and `/referee` do that no button does."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.discord.sheet import MOST_CHOICE, MOST_CHOICES
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.times import hour
from bot.manager.tournament_requests import (
    AppointPerson,
    CheckInPerson,
    DrawNextRound,
    RegisterComputers,
    WithdrawPerson,
)
from bot.manager.tournament_values import Official, Plan, RunningTournament, Start, parse_start
from bot.pages.clock_choice import chosen_clock
from bot.pages.clock_words import clock_text, hours_texts
from bot.pages.press import Press
from bot.pages.tournament.appointments import show_request
from bot.pages.tournament.places import channel_here, place_text
from bot.pages.tournament.referee_presses import act_note, show_console
from bot.pages.tournament.shown_tournament import caller_of, tournament_here
from bot.table.contest import TournamentId
from bot.table.errors import TableError
from bot.table.names import visible_name
from bot.table.values import Clock, Place, UserId
from bot.tournament.actions import Cancel
from bot.tournament.draws import FRIENDLY, OFFICIAL

MOST_PLAYERS: Final = 64
MOST_COMPUTERS: Final = 63
LONGEST_TITLE: Final = 80
SUPPORTED_FROM: Final = timedelta(weeks=4)
"""How long ahead an official tournament is announced if the publisher is to support it (tournament rules, p. 3)."""
LONGEST_CHECK_IN: Final = 7 * 24 * 60
"""Minutes."""


@dataclass(frozen=True, slots=True)
class Announcement:
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
    has_vacations: bool = True
    counts_weekends: bool = True


async def announce(
    press: Press, said: Announcement, wait_until_announced: Callable[[TournamentId], Awaitable[None]]
) -> None:
    """`/tournament new`. Raises `NotAllowed`, `TournamentError`, `BadClock`."""
    interaction = press.interaction
    if (here := await channel_here(press)) is None:
        return
    localizer, (guild_id, channel_id) = await press.localizer(), here
    if said.referee.bot or (said.without is not None and said.without.bot):
        raise TableError("bot-player")
    public = await press.context.locales.server(guild_id, interaction.guild_locale)
    clock = None if said.clock is None else chosen_clock(said.clock, None, localizer)
    availability = await press.profiles.availability(press.user)
    start = parse_start(said.start, press.tables.now(), availability)
    plan = Plan(
        said.title,
        start.at,
        Place(guild_id, channel_id, public.locale),
        _official(said.referee),
        official=said.official,
        places=said.places or (OFFICIAL[-1] if said.official else FRIENDLY[-1]),
        clock=clock,
        clock_text=_clock_text(said, clock, public),
        has_vacations=said.has_vacations,
        counts_weekends=said.counts_weekends,
        place_text=place_text(press),
        barred=() if said.without is None else (_official(said.without),),
        referee_role=None if said.role is None else said.role.id,
        check_in=timedelta(minutes=said.check_in),
    )
    await press.acknowledge_privately()
    running = await press.tables.tournaments.create(caller_of(press), plan)
    await wait_until_announced(running.id)
    is_late = said.official and start.at < press.tables.now() + SUPPORTED_FROM
    notes = (
        _change_of_clocks(start, availability.zone, localizer),
        localizer.say("tournament-start-late") if is_late else "",
    )
    note = "\n".join(filter(None, notes))
    await show_console(press, await press.tables.tournaments.look(running.id), note=note)


def _change_of_clocks(start: Start, zone: ZoneInfo, localizer: Localizer) -> str:
    """Return which time is meant where the typed one doesn't exist or exists twice, else nothing."""
    if start.change is None or start.typed is None:
        return ""
    return localizer.say(
        "tournament-start-clocks",
        change=start.change,
        typed=hour(localizer, start.typed),
        read=hour(localizer, start.at.astimezone(zone).time()),
        zone=zone.key,
        at=f"<t:{int(start.at.timestamp())}:F>",
    )


def _clock_text(said: Announcement, clock: Clock | None, public: Localizer) -> str:
    """Return the clock in words, with what was chosen about vacations and weekends."""
    if clock is None:
        return public.say("tournament-no-clock")
    hours = hours_texts(clock, public, has_vacations=said.has_vacations, counts_weekends=said.counts_weekends)
    return " · ".join((clock_text(clock, public), *hours))


async def add_computers(press: Press, count: int, number: int | None) -> None:
    """`/tournament computers`: that many more of them in a friendly cup."""
    running = await tournament_here(press, number)
    await press.acknowledge_privately()
    after = await press.tables.tournaments.act(running.id, caller_of(press), RegisterComputers(count))
    localizer = await press.localizer()
    await press.edit(localizer.say("tournament-computers-added", count=count, total=len(after.tournament.entrants)))


async def check_in_person(press: Press, person: discord.User | discord.Member, number: int | None) -> None:
    """`/tournament check-in` for somebody else, also for who hasn't registered: for organiser and referee."""
    if person.bot:
        raise TableError("bot-player")
    running = await tournament_here(press, number)
    await press.tables.tournaments.act(running.id, caller_of(press), CheckInPerson(_official(person)))
    await press.say("tournament-done")


async def remove(press: Press, person: discord.User, number: int | None) -> None:
    """`/tournament remove`: take someone off the list."""
    running = await tournament_here(press, number)
    await press.tables.tournaments.act(running.id, caller_of(press), WithdrawPerson(_official(person)))
    await press.say("tournament-done")


async def appoint(press: Press, person: discord.User, number: int | None) -> None:
    """`/tournament appoint`: ask another person to be the referee."""
    if person.bot:
        raise TableError("bot-player")
    running = await tournament_here(press, number)
    after = await press.tables.tournaments.act(running.id, caller_of(press), AppointPerson(_official(person)))
    await press.tell(await act_note(press, after))


async def forget(press: Press, person: discord.User, number: int | None) -> None:
    """`/tournament forget`: take a name off the list beside the book."""
    running = await tournament_here(press, number)
    await press.tables.tournaments.forget(running.id, caller_of(press), _official(person))
    await press.say("tournament-done")


async def draw(press: Press, number: int | None) -> None:
    """`/tournament draw`: the next round."""
    running = await tournament_here(press, number)
    after = await press.tables.tournaments.act(running.id, caller_of(press), DrawNextRound())
    await show_console(press, after)


async def cancel(press: Press, reason: str, number: int | None) -> None:
    """`/tournament cancel`."""
    running = await tournament_here(press, number)
    after = await press.tables.tournaments.act(running.id, caller_of(press), Cancel(reason))
    await show_console(press, after)


async def open_console(press: Press, number: int | None) -> None:
    """`/referee console`."""
    running = await tournament_here(press, number)
    # who is asked to referee finds the request here, too
    if not await show_request(press, running):
        await show_console(press, running)


async def suggest_tournaments(press: Press, current: str) -> list[app_commands.Choice[int]]:
    """The tournaments of this server."""
    if press.interaction.guild_id is None:
        return []
    found = await press.tables.tournaments.of_server(press.interaction.guild_id)
    labels = {running.id: _label(running) for running in found}
    wanted = {each: label for each, label in labels.items() if current.casefold() in label.casefold()}
    found = [app_commands.Choice(name=cut(label, MOST_CHOICE), value=int(each)) for each, label in wanted.items()]
    return found[:MOST_CHOICES]


def _official(person: discord.User | discord.Member) -> Official:
    return Official(UserId(person.id), visible_name(person.display_name, person.name))


def _label(running: RunningTournament) -> str:
    return f"#{running.id} {running.tournament.plan.title}"

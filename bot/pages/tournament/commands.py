"""What `/tournament` and `/referee` do that no button does."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord
from discord import app_commands

from bot.characters import one_line
from bot.discord.routing import CustomId, handles
from bot.discord.sheet import MOST_CHOICE, MOST_CHOICES
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.manager.tournament_requests import (
    AppointPerson,
    CheckInPerson,
    DrawNextRound,
    RegisterComputers,
    WithdrawPerson,
)
from bot.manager.tournament_values import Official, Plan, RunningTournament
from bot.pages.clock_choice import chosen_clock
from bot.pages.clock_words import clock_text, hours_texts
from bot.pages.press import Press
from bot.pages.refused_forms import typed_before
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtAnnouncement
from bot.pages.tournament.appointments import show_request
from bot.pages.tournament.places import channel_here, place_text
from bot.pages.tournament.referee_calls import without_departed_referee
from bot.pages.tournament.referee_presses import act_note, show_console
from bot.pages.tournament.shown_tournament import caller_of, tournament_here
from bot.pages.tournament.start_question import read_start, seconds_of, start_sheet, time_of
from bot.pages.ui import ui_of
from bot.table.contest import TournamentId
from bot.table.errors import TableError
from bot.table.moderation import check_moderator
from bot.table.names import visible_name
from bot.table.preferences import TOURNAMENTS, check_feature
from bot.table.values import Clock, Place, UserId
from bot.tournament.draws import FRIENDLY, OFFICIAL
from bot.tournament.officials import Cancel

MOST_PLAYERS: Final = 64
MOST_COMPUTERS: Final = 63
LONGEST_TITLE: Final = 80
SUPPORTED_FROM: Final = timedelta(weeks=4)
"""How long ahead an official tournament is announced if the publisher is to support it (tournament rules, p. 3)."""
LONGEST_CHECK_IN: Final = 7 * 24 * 60
"""Minutes."""
MOST_ID: Final = 2**63 - 1
"""The greatest id that a database holds, and Discord takes."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What an organiser has said with `/tournament new`."""

    title: str
    start: str
    referee: discord.User | discord.Member
    official: bool = True
    places: int | None = None
    clock: str | None = None
    role: int | None = None
    without: discord.User | discord.Member | None = None
    check_in: int = 30
    has_vacations: bool = True
    counts_weekends: bool = True


async def announce(
    press: Press, said: Announcement, wait_until_announced: Callable[[TournamentId], Awaitable[None]]
) -> None:
    """`/tournament new`: announce it, or show first which start was read.

    Raises `NotAllowed`, `TournamentError`, `BadClock`.
    """
    if await channel_here(press) is None:
        return
    await _check_right(press)
    localizer = await press.localizer()
    if said.referee.bot or (said.without is not None and said.without.bot):
        raise TableError("bot-player")
    if said.clock is not None:
        chosen_clock(said.clock, None, localizer)
    read = await read_start(press, said.start)
    if read.start.span is not None:
        await _create(press, said, read.start.at, wait_until_announced)
        return
    quoted = f"{one_line(said.title)}\n{one_line(said.clock or '')}"
    sheet = start_sheet(read, press.services.now(), localizer, partial(_address, said), quoted)
    await press.tell(sheet)


def _address(said: Announcement, at: datetime) -> CustomId:
    flags = sum(
        2**bit for bit, is_set in enumerate((said.official, said.has_vacations, said.counts_weekends)) if is_set
    )
    without = "0" if said.without is None else str(said.without.id)
    role, places = str(said.role or 0), said.places or 0
    return addresses.ANNOUNCE.to(seconds_of(at), str(said.referee.id), role, without, places, said.check_in, flags)


@handles(addresses.ANNOUNCE)
async def announce_at(press: Press, at: AtAnnouncement) -> None:
    """Announce the tournament whose start was shown. Raises as `announce` does."""
    if await channel_here(press) is None:
        return
    await _check_right(press)
    await press.acknowledge()  # before Discord is asked for people, which may take long
    title, _, clock = (typed_before(press) or "").rpartition("\n")
    guild_id, role = press.interaction.guild_id or 0, int(at.role)
    referee = await _person(press, guild_id, int(at.referee))
    without = None if at.without == "0" else await _person(press, guild_id, int(at.without))
    if not title or referee is None or (at.without != "0" and without is None) or role > MOST_ID:
        raise TableError("press-unreadable")
    official, has_vacations, counts_weekends = (bool(at.flags & 2**bit) for bit in range(3))
    said = Announcement(
        title, "", referee, official, at.places or None, clock or None, role or None, without, at.check_in,
        has_vacations, counts_weekends,
    )  # fmt: skip
    announcer = ui_of(press.context.client).tournament_announcer
    await _create(press, said, time_of(at.at), announcer.wait_until_announced, is_repeated=True)


async def _check_right(press: Press) -> None:
    """Raise `NotAllowed` where the presser may not announce a tournament, before they are asked about it."""
    server = await press.profiles.guild_preferences(press.interaction.guild_id or 0)
    check_feature(server, TOURNAMENTS)
    check_moderator(server, caller_of(press).opener)


async def _person(press: Press, guild_id: int, user: int) -> discord.User | discord.Member | None:
    """Return someone named in an address; None where Discord knows no such person."""
    if not 0 < user <= MOST_ID:
        return None
    client = press.context.client
    with suppress(discord.NotFound):
        if (member := await client.directory.member(guild_id, user)) is not None:
            return member
    try:
        return await client.fetch_user(user)
    except discord.NotFound:
        return None


async def _create(
    press: Press,
    said: Announcement,
    starts: datetime,
    wait_until_announced: Callable[[TournamentId], Awaitable[None]],
    *,
    is_repeated: bool = False,
) -> None:
    interaction, localizer = press.interaction, await press.localizer()
    guild_id, channel_id = interaction.guild_id or 0, interaction.channel_id or 0
    public = await press.context.locales.server(guild_id, interaction.guild_locale)
    clock = None if said.clock is None else chosen_clock(said.clock, None, localizer)
    plan = Plan(
        said.title,
        starts,
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
        referee_role=said.role,
        check_in=timedelta(minutes=said.check_in),
    )
    await press.acknowledge_privately()
    running = await press.services.tournaments.create(caller_of(press), plan, is_repeated=is_repeated)
    await wait_until_announced(running.id)
    is_late = said.official and starts < press.services.now() + SUPPORTED_FROM
    note = localizer.say("tournament-start-late") if is_late else ""
    await show_console(press, await press.services.tournaments.look(running.id), note=note)


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
    after = await press.services.tournaments.act(running.id, caller_of(press), RegisterComputers(count))
    localizer = await press.localizer()
    await press.edit(localizer.say("tournament-computers-added", count=count, total=len(after.tournament.entrants)))


async def check_in_person(press: Press, person: discord.User | discord.Member, number: int | None) -> None:
    """`/tournament check-in` for somebody else, also for who hasn't registered: for organiser and referee."""
    if person.bot:
        raise TableError("bot-player")
    running = await tournament_here(press, number)
    await press.services.tournaments.act(running.id, caller_of(press), CheckInPerson(_official(person)))
    await press.say("tournament-done")


async def remove(press: Press, person: discord.User, number: int | None) -> None:
    """`/tournament remove`: take someone off the list."""
    running = await tournament_here(press, number)
    await press.services.tournaments.act(running.id, caller_of(press), WithdrawPerson(_official(person)))
    await press.say("tournament-done")


async def appoint(press: Press, person: discord.User, number: int | None) -> None:
    """`/tournament appoint`: ask another person to be the referee."""
    if person.bot:
        raise TableError("bot-player")
    running = await tournament_here(press, number)
    after = await press.services.tournaments.act(running.id, caller_of(press), AppointPerson(_official(person)))
    await press.tell(await act_note(press, after))


async def forget(press: Press, person: discord.User, number: int | None) -> None:
    """`/tournament forget`: take a name off the list beside the book."""
    running = await tournament_here(press, number)
    await press.services.tournaments.forget(running.id, caller_of(press), _official(person))
    await press.say("tournament-done")


async def draw(press: Press, number: int | None) -> None:
    """`/tournament draw`: the next round."""
    running = await tournament_here(press, number)
    after = await press.services.tournaments.act(running.id, caller_of(press), DrawNextRound())
    await show_console(press, after)


async def cancel(press: Press, reason: str, number: int | None) -> None:
    """`/tournament cancel`."""
    running = await tournament_here(press, number)
    await press.services.tournaments.check_official(running.id, caller_of(press))
    running = await without_departed_referee(press.context, running)
    after = await press.services.tournaments.act(running.id, caller_of(press), Cancel(reason))
    await show_console(press, after, note=await act_note(press, after))


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
    found = await press.services.tournaments.of_server(press.interaction.guild_id)
    labels = {running.id: _label(running) for running in found}
    wanted = {each: label for each, label in labels.items() if current.casefold() in label.casefold()}
    found = [app_commands.Choice(name=cut(label, MOST_CHOICE), value=int(each)) for each, label in wanted.items()]
    return found[:MOST_CHOICES]


def _official(person: discord.User | discord.Member) -> Official:
    return Official(UserId(person.id), visible_name(person.display_name, person.name))


def _label(running: RunningTournament) -> str:
    return f"#{running.id} {running.tournament.plan.title}"

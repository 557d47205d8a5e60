"""A spectator who meddles in a game: silenced at its table, or taken out of its thread, by the referee (RULES §10.6).

Both are in the book and told at the table. Where Discord doesn't let the bot take anyone out of a thread, the referee
is told that a moderator has to.

Silence is an order and no more. Discord has no permissions for one person in one thread: a denial in the parent channel
would silence them in all of its threads, needs *Manage Roles*, and has to be lifted again; a timeout silences them on
the whole server.
"""

import logging

import discord

from bot.discord.permission_bits import FOR_ORDER
from bot.discord.permissions import permissions_text
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.routing import handles
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.manager.tournament_requests import ExcludePerson
from bot.manager.tournament_values import Official, RunningTournament
from bot.pages.press import Press
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtSeating, AtSpectator
from bot.pages.tournament.announcement import heading
from bot.pages.tournament.presses import answer_sheet, chosen_official
from bot.pages.tournament.referee_presses import act_note, ask_why, judged, reason_of, show_judged
from bot.pages.tournament.shown_tournament import ShownTournament, enter_act, show_tournament
from bot.pages.tournament.state_pages import seating_name, table_of
from bot.table.values import UserId
from bot.tournament.refereeing import ExclusionKind

log = logging.getLogger(__name__)


def spectators_sheet(shown: ShownTournament, localizer: Localizer, at: AtSeating, user: int | None = None) -> Sheet:
    """Return a select of who has meddled at a table, and what to do about the `user` that was chosen."""
    played, table = table_of(shown, at.round, at.table)
    sheet = Sheet(ACCENT).text(heading(shown, localizer)).text(f"**{seating_name(played, table, localizer)}**")
    sheet.text(localizer.say("tournament-spectators"))
    address = addresses.PICK_SPECTATOR.to(shown.id, at.round, at.table)
    sheet.users(address, localizer.say("pick-tournament-spectator"), most=1)
    if user is not None:
        sheet.text(localizer.say("tournament-spectator", who=f"<@{user}>"))
    kinds = () if user is None else tuple(ExclusionKind)
    buttons = [
        Button(
            addresses.EXCLUDE.to(shown.id, at.round, at.table, kind, str(user)),
            localizer.say(f"key-tournament-{kind.value}"),
            Style.danger if kind is ExclusionKind.REMOVAL else Style.primary,
        )
        for kind in kinds
    ]
    back = Button(addresses.JUDGE.to(shown.id, at.round, at.table), localizer.say("key-tournament-table"))
    return sheet.buttons([*buttons, back])


@handles(addresses.SPECTATORS)
async def show_spectators(press: Press, at: AtSeating) -> None:
    """Ask the referee which spectator has meddled."""
    running = await judged(press, at)
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    await answer_sheet(press, spectators_sheet(shown, localizer, at))


@handles(addresses.PICK_SPECTATOR)
async def pick_spectator(press: Press, at: AtSeating) -> None:
    """Ask what the chosen spectator is to be told."""
    running = await judged(press, at)
    chosen = chosen_official(press)
    await press.acknowledge()
    await press.profiles.remember(f"tournament-spectator:{running.id}:{chosen.user}", chosen.name)
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    await answer_sheet(press, spectators_sheet(shown, localizer, at, chosen.user))


@handles(addresses.EXCLUDE)
async def ask_exclusion(press: Press, at: AtSpectator) -> None:
    """Ask why a spectator is silenced or removed."""
    await judged(press, at)
    address = addresses.EXCLUDE_FORM.to(at.tournament, at.round, at.table, at.kind, at.user)
    await ask_why(press, at, address, f"key-tournament-{at.kind}")


@handles(addresses.EXCLUDE_FORM)
async def exclude(press: Press, at: AtSpectator) -> None:
    """Silence or remove a spectator, with the reason of the form."""
    running, kind, user = await judged(press, at), ExclusionKind(at.kind), UserId(int(at.user))
    name = await press.profiles.recall(f"tournament-spectator:{running.id}:{user}") or str(user)
    request = ExcludePerson(Official(user, name), at.table, kind, reason_of(press))
    after = await enter_act(press, running.id, request)
    note = await act_note(press, after)
    if kind is ExclusionKind.REMOVAL and not await _take_out(press, after, at, user):
        permission = permissions_text(FOR_ORDER, await press.localizer())
        note = f"{note}\n⚠️ {(await press.localizer()).say('tournament-not-removed', permission=permission)}"
    await show_judged(press, after, at.round, at.table, note)


async def _take_out(press: Press, running: RunningTournament, at: AtSeating, user: UserId) -> bool:
    """Take someone out of the thread of a table; return False where it has none, or Discord doesn't let the bot."""
    table_id = running.table_id(running.tournament.rounds[-1].table(at.table))
    place = None if table_id is None else (await press.services.tables.look(table_id)).place
    if place is None or not isinstance(press.context.client.get_channel(place.channel_id), discord.Thread):
        return False
    try:
        await press.context.client.http.remove_user_from_thread(place.channel_id, user)
    except REQUEST_ERRORS as error:
        log.info("thread %s: a spectator stays there (%s)", place.channel_id, type(error).__name__)
        return False
    return True

"""Who referees: a person is asked directly, accepts or declines, and may step down again (RULES §10.1).

Who takes no direct message is asked in the tournament's channel. Organiser, referees and tables are told of each step.
"""

import discord

from bot.discord.routing import handles
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name, safe_text
from bot.manager.tournament_requests import AppointPerson
from bot.manager.tournament_values import RunningTournament
from bot.pages.press import Context, Press
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtTournament
from bot.pages.tournament.announcement import heading
from bot.pages.tournament.direct_notes import DirectNotes
from bot.pages.tournament.presses import answer_sheet, chosen_official, tournament_id
from bot.pages.tournament.referee_presses import act_note, ask_why, organised, reason_of, show_console
from bot.pages.tournament.shown_tournament import ShownTournament, caller_of, enter_act, show_tournament
from bot.table.values import UserId
from bot.tournament.book import Entry
from bot.tournament.laws import replay
from bot.tournament.officials import AcceptReferee, AskReferee, DeclineReferee, ResignReferee
from bot.tournament.operation import Role


def request_text(running: RunningTournament, localizer: Localizer, server: str) -> str:
    """Return what a person is asked who is to referee a tournament."""
    plan = running.tournament.plan
    organiser = running.people.get(plan.organiser)
    return localizer.say(
        "tournament-asked",
        title=safe_text(plan.title),
        server=safe_text(server),
        organiser=safe_name(plan.organiser if organiser is None else organiser.name),
        at=discord_time(plan.starts, "F"),
    )


def request_buttons(running: RunningTournament, localizer: Localizer) -> list[Button]:
    """Return the buttons of the request."""
    return [
        Button(addresses.ACCEPT.to(running.id), localizer.say("key-tournament-accept"), Style.success),
        Button(addresses.DECLINE.to(running.id), localizer.say("key-tournament-decline")),
    ]


async def ask_directly(
    context: Context, notes: DirectNotes, running: RunningTournament, entry: Entry, localizer: Localizer
) -> bool:
    """Ask who is to referee in a direct message, once for each request; return whether Discord has taken it.

    Raises what Discord may take later.
    """
    who = running.tournament.candidate
    user = None if who is None else running.user_of(who)
    if user is None:
        return True
    profiles, key = context.services.profiles, _asked_key(running, entry)
    if (kept := await profiles.recall(key)) is not None:
        return kept == "direct"
    own = await notes.localizer(user, localizer)
    guild = context.client.get_guild(running.place.guild_id or 0)
    text = request_text(running, own, "—" if guild is None else guild.name)
    sent = await notes.send(user, text, f"t{running.id}-ask{entry.number}", request_buttons(running, own))
    await profiles.remember(key, "direct" if sent.is_sent else "channel")
    return sent.is_sent


async def tell_replaced(
    context: Context, notes: DirectNotes, running: RunningTournament, entry: Entry, localizer: Localizer
) -> UserId | None:
    """Tell who was asked to referee that this act has put someone else in their place.

    Who takes no direct message is returned: they are told in the channel, where they were asked.
    Raises what Discord may take later.
    """
    request = _request_replaced_by(running, entry)
    if request is None or not isinstance(request.act.operation, AskReferee):
        return None
    user = running.user_of(request.act.operation.referee)
    if user is None or await context.services.profiles.recall(_asked_key(running, request)) is None:
        return None  # forgotten, or never asked
    own = await notes.localizer(user, localizer)
    text = own.say("tournament-asked-no-more", title=safe_text(running.tournament.plan.title))
    sent = await notes.send(user, text, f"t{running.id}-unask{entry.number}")
    return None if sent.is_sent else user


def _request_replaced_by(running: RunningTournament, entry: Entry) -> Entry | None:
    """Return the request to referee that this act has withdrawn; None where there is none, or the act answers it."""
    before = replay(each.act for each in running.book[: entry.number - 1]).candidate
    if before is None or before == entry.act.by.who:
        return None
    if replay(each.act for each in running.book[: entry.number]).candidate == before:
        return None
    asked = (each for each in reversed(running.book[: entry.number - 1]) if each.act.operation == AskReferee(before))
    return next(asked, None)


def _asked_key(running: RunningTournament, entry: Entry) -> str:
    """Return the name under which it is kept that a request was sent."""
    return f"tournament-asked:{running.id}:{entry.number}"


async def show_request(press: Press, running: RunningTournament) -> bool:
    """Show the presser the request that they referee; return False where they are not asked."""
    who = running.who_is(press.user)
    if who is None or running.tournament.candidate != who or running.tournament.is_ended:
        return False
    localizer, guild = await press.localizer(), press.interaction.guild
    text = request_text(running, localizer, "—" if guild is None else guild.name)
    await press.tell(Sheet(ACCENT).text(text).buttons(request_buttons(running, localizer)))
    return True


@handles(addresses.ACCEPT)
async def accept(press: Press, at: AtTournament) -> None:
    """Make the presser the referee, who has been asked; also from a direct message."""
    after = await press.services.tournaments.act(tournament_id(at), caller_of(press), AcceptReferee())
    values = {"title": safe_text(after.tournament.plan.title), "channel": f"<#{after.place.channel_id}>"}
    await _answer_request(press, (await press.localizer()).say("tournament-you-referee", **values))


@handles(addresses.DECLINE)
async def decline(press: Press, at: AtTournament) -> None:
    """Note that the presser will not referee."""
    after = await press.services.tournaments.act(tournament_id(at), caller_of(press), DeclineReferee())
    values = {"title": safe_text(after.tournament.plan.title)}
    await _answer_request(press, (await press.localizer()).say("tournament-you-declined", **values))


async def _answer_request(press: Press, text: str) -> None:
    """Put the answer in place of the request, so that nothing is left there to press."""
    message = press.interaction.message
    if message is None or message.flags.components_v2:
        await answer_sheet(press, Sheet(ACCENT).text(text))
        return
    nobody = discord.AllowedMentions.none()
    await press.interaction.response.edit_message(content=text, view=None, allowed_mentions=nobody)


@handles(addresses.APPOINT)
async def ask_whom(press: Press, at: AtTournament) -> None:
    """Ask the organiser who is to referee."""
    running = await organised(press, at)
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    await answer_sheet(press, appoint_sheet(shown, localizer))


def appoint_sheet(shown: ShownTournament, localizer: Localizer) -> Sheet:
    """Return a select of who is to referee."""
    sheet = Sheet(ACCENT).text(heading(shown, localizer)).text(localizer.say("tournament-appoint-whom"))
    sheet.users(addresses.PICK_REFEREE.to(shown.id), localizer.say("pick-tournament-referee"), most=1)
    return sheet.buttons([Button(addresses.CONSOLE.to(shown.id, 0), localizer.say("key-tournament-console"))])


@handles(addresses.PICK_REFEREE)
async def appoint_chosen(press: Press, at: AtTournament) -> None:
    """Ask the person chosen in the select, or make the presser the referee who has chosen themselves."""
    request = AppointPerson(chosen_official(press))
    after = await enter_act(press, tournament_id(at), request)
    await show_console(press, after, note=await act_note(press, after))


@handles(addresses.RESIGN)
async def ask_resignation(press: Press, at: AtTournament) -> None:
    """Ask the referee why they step down."""
    await ask_why(press, at, addresses.RESIGN_FORM.to(at.tournament), "key-tournament-resign")


@handles(addresses.RESIGN_FORM)
async def resign(press: Press, at: AtTournament) -> None:
    """Enter that the referee steps down, with the reason of the form."""
    tournaments = press.services.tournaments
    after = await enter_act(press, tournament_id(at), ResignReferee(reason_of(press)))
    if (await tournaments.roles_of(after.id, caller_of(press))).isdisjoint((Role.ORGANISER, Role.REFEREE)):
        await press.tell(await act_note(press, after))
        return
    await show_console(press, after, note=await act_note(press, after))

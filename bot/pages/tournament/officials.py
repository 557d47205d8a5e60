"""Organiser and referee of a tournament: whom a change of referee concerns, and a referee who is gone."""

import logging

from bot.discord.mentions import calling
from bot.discord.request_errors import REQUEST_ERRORS
from bot.i18n.names import safe_name, safe_text
from bot.manager.tournament_values import RunningTournament
from bot.pages.members import is_member
from bot.pages.press import Context
from bot.table.values import UserId
from bot.tournament.archive import terms_of_office
from bot.tournament.book import Entry
from bot.tournament.laws import replay
from bot.tournament.officials import AskReferee
from bot.tournament.tournament import Pseudonym

log = logging.getLogger(__name__)


def concerned_by(running: RunningTournament, entry: Entry) -> list[UserId]:
    """Return whom a change of referee concerns, beside who has made it: the organiser, who was the referee before."""
    before = [term.who for term in terms_of_office(running.book) if term.until == entry.act.at]
    people = [running.tournament.plan.organiser, *before]
    users = [running.user_of(who) for who in dict.fromkeys(people) if who != entry.act.by.who]
    return [user for user in users if user is not None and user > 0]


def request_replaced_by(running: RunningTournament, entry: Entry) -> Entry | None:
    """Return the request to referee that this act has withdrawn; None where there is none, or the act answers it."""
    before = replay(each.act for each in running.book[: entry.number - 1]).candidate
    if before is None or before == entry.act.by.who:
        return None
    if replay(each.act for each in running.book[: entry.number]).candidate == before:
        return None
    asked = (each for each in reversed(running.book[: entry.number - 1]) if each.act.operation == AskReferee(before))
    return next(asked, None)


def moved_up_by(running: RunningTournament, entry: Entry) -> list[Pseudonym]:
    """Return who plays, instead of waiting, since the act that took someone off the list."""
    before, after = (replay(each.act for each in running.book[:end]) for end in (entry.number - 1, entry.number))
    if after.rounds:
        return []
    lined_up = {entrant.who for entrant in before.lineup()}
    return [entrant.who for entrant in after.lineup() if entrant.who not in lined_up] if lined_up else []


async def without_departed_referee(context: Context, running: RunningTournament) -> RunningTournament:
    """Return the tournament after a look at whether its referee is still on the server, which the book is told."""
    user, guild_id = running.referee_user, running.place.guild_id
    if user is None or guild_id is None or await is_member(context.client, guild_id, user):
        return running
    tournaments = context.services.tournaments
    await tournaments.lose_referee(running.id, user)
    return await tournaments.look(running.id)


async def tell_organiser_left(context: Context, running: RunningTournament) -> None:
    """Say in a tournament's channel that its organiser has left, and who organises it now. Never fails."""
    running = await without_departed_referee(context, running)
    localizer, place = context.locales.catalogues.localizer(running.place.locale), running.place
    referee = running.referee_user
    who = safe_name(running.people[running.tournament.plan.organiser].name)
    key = "tournament-organiser-left" if referee is not None else "tournament-organiser-left-managers"
    text = localizer.say(key, who=who, referee=f"<@{referee}>", title=safe_text(running.tournament.plan.title))
    target = context.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    try:
        await target.send(text, allowed_mentions=calling(() if referee is None else (referee,)))
    except REQUEST_ERRORS as error:
        log.info("tournament %s: nobody is told of its organiser: %s", running.id, type(error).__name__)

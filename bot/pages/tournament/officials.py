"""Organiser and referee of a tournament: whom a change of referee concerns, and a referee who is gone."""

from bot.manager.tournament_values import RunningTournament
from bot.pages.members import is_member
from bot.pages.press import Context
from bot.table.values import UserId
from bot.tournament.actions import AskReferee
from bot.tournament.archive import terms_of_office
from bot.tournament.book import Entry
from bot.tournament.laws import replay


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


async def without_departed_referee(context: Context, running: RunningTournament) -> RunningTournament:
    """Return the tournament after a look at whether its referee is still on the server, which the book is told."""
    user, guild_id = running.referee_user, running.place.guild_id
    if user is None or guild_id is None or await is_member(context.client, guild_id, user):
        return running
    tournaments = context.tables.tournaments
    await tournaments.lose_referee(running.id, user)
    return await tournaments.look(running.id)

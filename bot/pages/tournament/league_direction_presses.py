"""What a league's director presses. The manager says no to everyone else, whoever holds the page."""

from bot.discord.fields import read_number
from bot.discord.routing import handles
from bot.manager.tournament_requests import SubstitutePerson
from bot.manager.tournament_values import RunningTournament
from bot.pages.press import Press
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtGame, AtListPage, AtMember, AtTournament, AtVerdict, Verdict
from bot.pages.tournament.league_direction import (
    SEASONS,
    direction_sheet,
    member_sheet,
    removal_form,
    substitute_form,
    verdict_label,
)
from bot.pages.tournament.presses import answer_sheet, chosen_official, tournament_id
from bot.pages.tournament.referee_presses import act_note, ask_why, filled_text, official, reason_of, show_judged
from bot.pages.tournament.shown_tournament import caller_of, enter_act, show_tournament
from bot.tournament.directing import Remove, Settle, Warn
from bot.tournament.draws import TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.operation import Role
from bot.tournament.rounds import current_round
from bot.tournament.tournament import Pseudonym, TournamentTable


@handles(addresses.DIRECT)
async def show_direction(press: Press, at: AtListPage) -> None:
    """Show the director a division. Raises `TournamentError`."""
    running = await directed(press, at)
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    roles = await press.services.tournaments.roles_of(running.id, caller_of(press))
    sheet = direction_sheet(
        shown, localizer, at.page, is_organiser=Role.ORGANISER in roles, may_referee=Role.REFEREE in roles,
        is_referee=running.referee_user == press.user,
    )  # fmt: skip
    await answer_sheet(press, sheet)


@handles(addresses.PICK_MEMBER)
async def pick_member(press: Press, at: AtTournament) -> None:
    """Show the person who was chosen in a select."""
    await _show_member(press, await directed(press, at), next(iter(press.chosen), ""))


@handles(addresses.SHOW_MEMBER)
async def show_member(press: Press, at: AtMember) -> None:
    """Show a person of the season."""
    await _show_member(press, await directed(press, at), at.pseudonym)


async def _show_member(press: Press, running: RunningTournament, text: str, note: str = "") -> None:
    who = _member(running, text)
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    await answer_sheet(press, member_sheet(shown, localizer, who, note))


@handles(addresses.WARN)
async def ask_warning(press: Press, at: AtMember) -> None:
    """Ask why someone is warned."""
    await ask_why(press, at, addresses.WARN_FORM.to(at.tournament, at.who), "key-league-warn")


@handles(addresses.WARN_FORM)
async def warn(press: Press, at: AtMember) -> None:
    """Warn someone, with the reason of the form."""
    after = await enter_act(press, tournament_id(at), Warn(at.pseudonym, reason_of(press)))
    await _show_member(press, after, at.pseudonym, await act_note(press, after))


@handles(addresses.REMOVE)
async def ask_removal(press: Press, at: AtMember) -> None:
    """Ask why someone is removed, and for how long."""
    name = _member_name(await directed(press, at), at)
    address = addresses.REMOVE_FORM.to(at.tournament, at.who)
    await press.open_form(removal_form(address, await press.localizer(), name))


@handles(addresses.REMOVE_FORM)
async def remove(press: Press, at: AtMember) -> None:
    """Remove someone, with the reason of the form."""
    seasons = read_number(filled_text(press, SEASONS) or "0")
    after = await enter_act(
        press, tournament_id(at), Remove(at.pseudonym, -1 if seasons is None else seasons, reason_of(press))
    )
    await _show_member(press, after, at.pseudonym, await act_note(press, after))


@handles(addresses.SUBSTITUTE)
async def ask_newcomer(press: Press, at: AtMember) -> None:
    """Ask who takes someone's place, and why."""
    name = _member_name(await directed(press, at), at)
    address = addresses.SUBSTITUTE_FORM.to(at.tournament, at.who)
    await press.open_form(substitute_form(address, await press.localizer(), name))


@handles(addresses.SUBSTITUTE_FORM)
async def substitute(press: Press, at: AtMember) -> None:
    """Give someone's place to the person of the form. Raises `TableError`."""
    newcomer = chosen_official(press)
    request = SubstitutePerson(at.pseudonym, newcomer, reason_of(press))
    after = await enter_act(press, tournament_id(at), request)
    who = after.who_is(newcomer.user) or at.pseudonym
    await _show_member(press, after, who, await act_note(press, after))


@handles(addresses.PICK_GAME)
async def pick_game(press: Press, at: AtTournament) -> None:
    """Show the game that was chosen in a select."""
    await show_judged(press, await directed(press, at), 1, next(iter(press.chosen_numbers), 0))


@handles(addresses.SHOW_GAME)
async def show_game(press: Press, at: AtGame) -> None:
    """Show a game of the season."""
    await show_judged(press, await directed(press, at), 1, at.table)


@handles(addresses.SETTLE)
async def ask_verdict(press: Press, at: AtVerdict) -> None:
    """Ask why a game is settled so."""
    running = await directed(press, at)
    table = _game(running, at.table)
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    address = addresses.SETTLE_FORM.to(at.tournament, at.table, at.verdict)
    await ask_why(press, at, address, "form-league-settle", label=verdict_label(shown, table, at.verdict, localizer))


@handles(addresses.SETTLE_FORM)
async def settle(press: Press, at: AtVerdict) -> None:
    """Settle a game, with the reason of the form."""
    one, other = _game(await directed(press, at), at.table).players
    winners = {Verdict.FIRST: (one,), Verdict.SECOND: (other,), Verdict.SHARED: (one, other)}.get(Verdict(at.verdict))
    counts = at.verdict != Verdict.ANNULLED
    after = await enter_act(
        press, tournament_id(at), Settle(TableNumber(at.table), winners or (), counts, reason_of(press))
    )
    await show_judged(press, after, 1, at.table, await act_note(press, after))


# How it is done


async def directed(press: Press, at: AtTournament) -> RunningTournament:
    """Return the season of an address, for its director. Raises `TournamentError`."""
    running = await official(press, at)
    if not running.tournament.is_league:
        raise TournamentError("league-operation")
    return running


def _member_name(running: RunningTournament, at: AtMember) -> str:
    who = _member(running, at.pseudonym)
    return running.people[who].name if who in running.people else who


def _member(running: RunningTournament, text: str) -> Pseudonym:
    who, now = Pseudonym(text), running.tournament
    if now.entrant(who) is None and who not in (*now.players, *now.withdrawn, *now.removed):
        raise TournamentError("tournament-not-registered")
    return who


def _game(running: RunningTournament, number: int) -> TournamentTable:
    return current_round(running.tournament).table(TableNumber(number))

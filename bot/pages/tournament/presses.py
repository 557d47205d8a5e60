"""What anyone may do at a tournament: enter, say that they are there, and look at its pages, alone."""

import io

import discord

from bot.discord.fields import chosen_name
from bot.discord.routing import handles
from bot.discord.sheet import Sheet
from bot.i18n.catalogue import Localizer
from bot.manager.tournament_requests import CheckInSelf, RegisterSelf, WithdrawSelf
from bot.manager.tournament_values import Official, RunningTournament
from bot.pages.press import Press
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtListPage, AtRound, AtSeating, AtTournament
from bot.pages.tournament.league_panel import games_sheet, leave_sheet
from bot.pages.tournament.pictures import BRACKET_FILE, bracket_picture, bracket_sheet
from bot.pages.tournament.print_sheet import print_sheet
from bot.pages.tournament.record_pages import archive_message, book_sheet, draw_sheet, print_message, proof_sheet
from bot.pages.tournament.results_csv import results_csv
from bot.pages.tournament.shown_tournament import (
    ShownTournament,
    caller_of,
    outcomes_of,
    points_of,
    show_tournament,
    tournament_here,
)
from bot.pages.tournament.state_pages import standings_sheet, table_sheet, tables_sheet
from bot.table.contest import TournamentId
from bot.table.errors import TableError
from bot.table.names import visible_name
from bot.tournament.errors import TournamentError
from bot.tournament.sheet import archive_sheet
from bot.tournament.tournament import Stage

# Entering


def chosen_official(press: Press) -> Official:
    """Return the person chosen in a select, else the presser. Raises `TableError` for a bot."""
    (user, is_bot), *_ = press.chosen_people or [(press.user, False)]
    if is_bot:
        raise TableError("bot-player")
    return Official(user, visible_name(chosen_name(press.interaction, user), str(user)))


async def enter(press: Press, number: int | None) -> None:
    """`/tournament register`, and its button: register the presser."""
    running = await tournament_here(press, number)
    after = await press.services.tournaments.act(running.id, caller_of(press), RegisterSelf())
    if after.tournament.is_league:
        await _confirm(press, after, "league-you-play")
        return
    is_waiting = after.who_is(press.user) in after.tournament.waiting()
    await _confirm(press, after, "tournament-you-wait" if is_waiting else "tournament-you-play")


async def leave(press: Press, number: int | None) -> None:
    """`/tournament withdraw`, and its button: take the presser off the list."""
    running = await tournament_here(press, number)
    player = running.player_of(press.user)
    if running.tournament.is_league and running.tournament.stage is Stage.PLAYING and player is not None:
        # whoever leaves now gives up games that go on: a press of an old message must not do that
        localizer, shown = await _prepare(press, running)
        await answer_sheet(press, leave_sheet(shown, localizer, player))
        return
    after = await press.services.tournaments.act(running.id, caller_of(press), WithdrawSelf())
    await _confirm(press, after, "tournament-you-left")


async def check_in(press: Press, number: int | None) -> None:
    """`/tournament check-in`, and its button: note that the presser is there."""
    running = await tournament_here(press, number)
    after = await press.services.tournaments.act(running.id, caller_of(press), CheckInSelf())
    await _confirm(press, after, "tournament-you-are-there")


async def _confirm(press: Press, running: RunningTournament, key: str) -> None:
    starts = int(running.tournament.plan.starts.timestamp())
    await press.say(key, at=f"<t:{starts}:F>", left=f"<t:{starts}:R>")


@handles(addresses.REGISTER)
async def press_register(press: Press, at: AtTournament) -> None:
    """Register the presser."""
    await enter(press, at.tournament)


@handles(addresses.WITHDRAW)
async def press_withdraw(press: Press, at: AtTournament) -> None:
    """Take the presser off the list."""
    await leave(press, at.tournament)


@handles(addresses.CHECK_IN)
async def press_check_in(press: Press, at: AtTournament) -> None:
    """Note that the presser is there."""
    await check_in(press, at.tournament)


# Looking


async def show_standings(press: Press, number: int | None, page: int = 0) -> None:
    """`/tournament standings`: a page of who plays, or where everyone stands."""
    running = await tournament_here(press, number)
    if running.tournament.is_league:
        await show_bracket(press, running.id, page)
        return
    localizer, shown = await _prepare(press, running)
    await answer_sheet(press, standings_sheet(shown, localizer, page))


async def show_bracket(press: Press, number: int | None, page: int = 0) -> None:
    """`/tournament bracket`: a page of the bracket, as a picture where the reader wants any."""
    localizer, shown = await _prepare(press, await tournament_here(press, number))
    options = await press.display_options()
    picture = None
    if options.has_picture:
        picture = await bracket_picture(press.context.pictures, shown, localizer, page, options.theme)
    sheet = bracket_sheet(shown, localizer, page, has_picture=picture is not None)
    await answer_sheet(press, sheet, picture, BRACKET_FILE)


async def show_tables(press: Press, number: int | None) -> None:
    """`/tournament tables`: all tables, and a select that leads to each."""
    localizer, shown = await _prepare(press, await tournament_here(press, number))
    await answer_sheet(press, (games_sheet if shown.tournament.is_league else tables_sheet)(shown, localizer))


async def show_book(press: Press, number: int | None, page: int = 0) -> None:
    """`/tournament book`: a page of the referee's book."""
    localizer, shown = await _prepare(press, await tournament_here(press, number))
    await answer_sheet(press, book_sheet(shown, localizer, page))


async def send_archive(press: Press, number: int | None) -> None:
    """`/tournament archive`: a file to keep and a sheet to read, for organiser and referee."""
    running = await tournament_here(press, number)
    text = await press.services.tournaments.archive(running.id, caller_of(press))
    await press.acknowledge_privately()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    outcomes = await outcomes_of(press.context, running, shown, localizer)
    points = await points_of(press.context, running)
    sheet = archive_sheet(
        localizer.say, running.tournament, running.book, shown.names, outcomes, clock=shown.clock(localizer),
        points=points,
    )  # fmt: skip
    name = f"tournament-{running.id}"
    files = {f"{name}.json": text, f"{name}.md": sheet, f"{name}.csv": results_csv(shown, localizer, points)}
    sent = [discord.File(io.BytesIO(each.encode()), name) for name, each in files.items()]
    await press.tell(archive_message(shown, localizer, list(files)), *sent)


@handles(addresses.PRINT)
async def send_print(press: Press, at: AtTournament) -> None:
    """Send seats, rooms and results as a page to print, to anyone."""
    running = await tournament_here(press, at.tournament)
    await press.acknowledge_privately()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    outcomes = await outcomes_of(press.context, running, shown, localizer)
    rooms: dict[tuple[int, int], str] = {}
    for place, game in shown.games.items():
        channel = press.context.client.get_channel(game.channel_id)
        if isinstance(channel, discord.TextChannel):  # a thread of its own is called as the table is
            rooms[place] = f"#{channel.name}"
    name = f"tournament-{running.id}.html"
    page = print_sheet(shown, localizer, outcomes, rooms)
    sent = discord.File(io.BytesIO(page.encode()), name)
    await press.tell(print_message(shown, localizer, name), sent)


@handles(addresses.SHOW_STANDINGS)
async def press_standings(press: Press, at: AtListPage) -> None:
    """Show a page of the standings."""
    await show_standings(press, at.tournament, at.page)


@handles(addresses.SHOW_BRACKET)
async def press_bracket(press: Press, at: AtListPage) -> None:
    """Show a page of the bracket."""
    await show_bracket(press, at.tournament, at.page)


@handles(addresses.SHOW_TABLES)
async def press_tables(press: Press, at: AtTournament) -> None:
    """Show all tables."""
    await show_tables(press, at.tournament)


@handles(addresses.PICK_TABLE)
async def pick_table(press: Press, at: AtTournament) -> None:
    """Show the table that was chosen in a select."""
    await _show_table(press, at.tournament, *chosen_seating(press))


@handles(addresses.SHOW_TABLE)
async def press_table(press: Press, at: AtSeating) -> None:
    """Show a table."""
    await _show_table(press, at.tournament, at.round, at.table)


async def _show_table(press: Press, number: int, round_number: int, table: int) -> None:
    running = await tournament_here(press, number)
    check_seating(running, round_number, table)
    await press.acknowledge()
    localizer = await press.localizer()
    shown = await show_tournament(press.context, running, facts_of=(round_number, table), localizer=localizer)
    await answer_sheet(press, table_sheet(shown, localizer, round_number, table))


@handles(addresses.SHOW_DRAW)
async def show_draw(press: Press, at: AtRound) -> None:
    """Show a page of a round's draw."""
    running = await tournament_here(press, at.tournament)
    if at.round > len(running.tournament.rounds):
        raise TournamentError("tournament-early")
    localizer, shown = await _prepare(press, running)
    await answer_sheet(press, draw_sheet(shown, localizer, at.round, at.page))


@handles(addresses.SHOW_BOOK)
async def press_book(press: Press, at: AtListPage) -> None:
    """Show a page of the referee's book."""
    await show_book(press, at.tournament, at.page)


@handles(addresses.SHOW_PROOF)
async def show_proof(press: Press, at: AtTournament) -> None:
    """Show every commitment of the tournament."""
    localizer, shown = await _prepare(press, await tournament_here(press, at.tournament))
    await answer_sheet(press, proof_sheet(shown, localizer))


@handles(addresses.GET_ARCHIVE)
async def press_archive(press: Press, at: AtTournament) -> None:
    """Send the archive."""
    await send_archive(press, at.tournament)


async def _prepare(press: Press, running: RunningTournament) -> tuple[Localizer, ShownTournament]:
    await press.acknowledge()
    return await press.localizer(), await show_tournament(press.context, running)


# How pages are shown


async def answer_sheet(press: Press, sheet: Sheet, picture: bytes | None = None, filename: str = "") -> None:
    """Show a sheet to the presser: in place of the page they pressed on, else as a new one."""
    await press.acknowledge()
    files = [] if picture is None else [discord.File(io.BytesIO(picture), filename)]
    await press.edit(sheet, attachments=files)


def chosen_seating(press: Press) -> tuple[int, int]:
    """Return the round and the table that a select says. Raises `TournamentError`."""
    found = addresses.read_seating(next(iter(press.chosen), ""))
    if found is None:
        raise TournamentError("tournament-none")
    return found


def check_seating(running: RunningTournament, round_number: int, table: int) -> None:
    """Check that there is such a table. Raises `TournamentError`."""
    rounds = running.tournament.rounds
    if not 1 <= round_number <= len(rounds):
        raise TournamentError("tournament-early")
    tables = len(rounds[round_number - 1].tables)
    if not 1 <= table <= tables:
        raise TournamentError("tournament-no-table", number=table, tables=tables)


def tournament_id(at: AtTournament) -> TournamentId:
    """Return which tournament an address means."""
    return TournamentId(at.tournament)

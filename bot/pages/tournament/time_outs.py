"""What a referee decides where a player's time has run out: more time, the computer, or an elimination (RULES §9.1)."""

from typing import Final

from bot.discord.routing import handles
from bot.manager.tournament_requests import GiveSeatTime
from bot.pages.press import Press
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtOpenCall
from bot.pages.tournament.given_time import read_time, typed_span
from bot.pages.tournament.referee_pages import open_call, reason_form, time_label
from bot.pages.tournament.referee_presses import (
    act_note,
    ask_why,
    filled_text,
    reason_of,
    refereed,
    show_judged,
)
from bot.pages.tournament.shown_tournament import caller_of, show_tournament
from bot.table.time_text import MOST_TYPED
from bot.tournament.refereeing import LetComputerPlay

TIME: Final = "time"
"""What the input is called in what is sent back."""


@handles(addresses.GIVE_TIME)
async def ask_time(press: Press, at: AtOpenCall) -> None:
    """Ask how much time the player gets whose time has run out."""
    await _open_time_form(press, at, None)


@handles(addresses.PICK_TIME)
async def pick_time(press: Press, at: AtOpenCall) -> None:
    """Ask why the player gets the time that was chosen in a menu."""
    await _open_time_form(press, at, next(iter(press.chosen_numbers), None))


async def _open_time_form(press: Press, at: AtOpenCall, seconds: int | None) -> None:
    running = await refereed(press, at)
    shown = await show_tournament(press.context, running)
    call = open_call(shown, at.call)
    localizer = await press.localizer()
    if seconds is None or seconds not in addresses.TIMES:
        game = shown.game_of_call(call)
        seconds = (
            None if game is None or game.time_once_resumed is None else int(game.time_once_resumed.total_seconds())
        )
    title = localizer.say("form-tournament-give", who=shown.plain_player(call.player))
    asked = time_label(
        localizer, TIME, "" if seconds is None else typed_span(seconds), "form-tournament-time", most=MOST_TYPED
    )
    address = addresses.GIVE_TIME_FORM.to(at.tournament, at.call)
    await press.open_form(reason_form(address, localizer, title, above=asked))


@handles(addresses.GIVE_TIME_FORM)
async def give_time(press: Press, at: AtOpenCall) -> None:
    """Give the player the time that the form says, with its reason; their game goes on. Raises `TournamentError`."""
    running = await refereed(press, at)
    call = open_call(await show_tournament(press.context, running), at.call)
    typed = await read_time(press, filled_text(press, TIME))
    request = GiveSeatTime(call.table, call.player, reason_of(press), typed.seconds, typed.until)
    after = await press.services.tournaments.act(running.id, caller_of(press), request)
    await show_judged(press, after, len(after.tournament.rounds), call.table, await act_note(press, after))


@handles(addresses.LET_COMPUTER)
async def ask_computer(press: Press, at: AtOpenCall) -> None:
    """Ask why the computer is to play for someone."""
    open_call(await show_tournament(press.context, await refereed(press, at)), at.call)
    address = addresses.LET_COMPUTER_FORM.to(at.tournament, at.call)
    await ask_why(press, at, address, "key-tournament-computer")


@handles(addresses.LET_COMPUTER_FORM)
async def let_computer_play(press: Press, at: AtOpenCall) -> None:
    """Let the computer play for someone, with the reason of the form; their game goes on."""
    running = await refereed(press, at)
    call = open_call(await show_tournament(press.context, running), at.call)
    request = LetComputerPlay(call.table, call.player, reason_of(press))
    after = await press.services.tournaments.act(running.id, caller_of(press), request)
    await show_judged(press, after, len(after.tournament.rounds), call.table, await act_note(press, after))

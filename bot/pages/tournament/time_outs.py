"""What a referee decides where a player's time has run out: more time, the computer, or an elimination (RULES §9.1)."""

from bot.discord.routing import handles
from bot.manager.tournament_requests import GiveSeatTime
from bot.pages.press import Press
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtOpenCall
from bot.pages.tournament.given_time import filled_time, time_labels, typed_span
from bot.pages.tournament.referee_pages import open_call, reason_form
from bot.pages.tournament.referee_presses import (
    act_note,
    ask_why,
    reason_of,
    refereed,
    show_judged,
)
from bot.pages.tournament.shown_tournament import enter_act, show_tournament
from bot.tournament.refereeing import LetComputerPlay


@handles(addresses.GIVE_TIME)
async def ask_time(press: Press, at: AtOpenCall) -> None:
    """Ask how much time the player gets whose time has run out."""
    running = await refereed(press, at)
    shown = await show_tournament(press.context, running)
    call = open_call(shown, at.call)
    localizer = await press.localizer()
    game = shown.game_of_call(call)
    left = None if game is None else game.time_once_resumed
    typed = "" if left is None else typed_span(int(left.total_seconds()))
    title = localizer.say("form-tournament-give", who=shown.plain_player(call.player))
    address = addresses.GIVE_TIME_FORM.to(at.tournament, at.call)
    above = time_labels(localizer, "form-tournament-time", typed)
    await press.open_form(reason_form(address, localizer, title, above=above))


@handles(addresses.GIVE_TIME_FORM)
async def give_time(press: Press, at: AtOpenCall) -> None:
    """Give the player the time that the form says, with its reason; their game goes on. Raises `TournamentError`."""
    running = await refereed(press, at)
    call = open_call(await show_tournament(press.context, running), at.call)
    typed = await filled_time(press)
    request = GiveSeatTime(call.table, call.player, reason_of(press), typed.seconds, typed.until)
    after = await enter_act(press, running.id, request)
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
    after = await enter_act(press, running.id, request)
    await show_judged(press, after, len(after.tournament.rounds), call.table, await act_note(press, after))

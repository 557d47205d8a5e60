"""What the card game's own buttons do: end steps and turns, give a hint, open a game against a computer."""

import asyncio
from typing import Final

from bot.discord.routing import Bare, handles
from bot.games.civ.game import CIV, Choices, game_of
from bot.games.civ.pages.hint import hint_text
from bot.games.civ.pages.one_press import forgotten_effects, wins_by_ending
from bot.games.civ.pages.presentation import END_QUESTION
from bot.games.civ.reviewer import decisions_so_far, find_advice
from bot.games.civ.rules.actions import END, SKIP
from bot.pages.addresses import hand as addresses
from bot.pages.addresses.public import PLAY_ALONE
from bot.pages.addresses.table import Chosen, Decision
from bot.pages.hand.hand_presses import submit
from bot.pages.lobby.opening import open_table
from bot.pages.press import Press
from bot.table.values import Options

ALONE: Final = Options(2, CIV, Choices().to_json())
"""The table of one person and a computer."""


@handles(PLAY_ALONE)
async def play_alone(press: Press, _: Bare) -> None:
    """Open a table for two with a computer, as `/civ new players:2 computers:1` does."""
    await open_table(press, ALONE, computers=1)


@handles(addresses.SKIP)
async def skip(press: Press, at: Decision) -> None:
    """End a step of the turn."""
    await submit(press, at, [SKIP.text])


@handles(addresses.DO_END)
async def do_and_end(press: Press, at: Chosen) -> None:
    """Submit an action after which nothing else is left, and the end of the turn with it."""
    await submit(press, at, [at.action, END.text])


@handles(addresses.END)
async def end(press: Press, at: Decision) -> None:
    """End the turn, or ask first where an effect that is open now stays unused and the player wants to be asked."""
    await press.acknowledge()
    table = await press.services.tables.look(at.table)
    seat = table.seat_of(press.interaction.user.id)
    asks = (await press.profiles.preferences(press.user)).confirm_end
    game = game_of(table.match) if table.match is not None and table.match.version == at.version else None
    if (
        asks
        and seat is not None
        and game is not None
        and forgotten_effects(game, seat)
        and not wins_by_ending(game, seat)
    ):
        await press.show_hand(table, ask=END_QUESTION)
        return
    await end_now(press, at)


@handles(addresses.END_NOW)
async def end_now(press: Press, at: Decision) -> None:
    """End the turn."""
    await submit(press, at, [END.text])


@handles(addresses.END_ALWAYS)
async def end_always(press: Press, at: Decision) -> None:
    """End the turn, and never ask the player again."""
    await press.acknowledge()
    await press.profiles.set_preference(press.user, "confirm_end", False)
    await end_now(press, at)


@handles(addresses.HINT)
async def show_hint(press: Press, at: Decision) -> None:
    """Show the presser what looks best in their place, above their hand."""
    await press.acknowledge()
    table = await press.services.tables.take_hint(at.table, press.user, version=at.version)
    seat, game = table.seat_of(press.user), game_of(table.match)
    assert seat is not None, "who gets a hint has a seat"
    assert game is not None, "a table that is played at has a game"
    localizer = await press.localizer()
    # it takes a second or two
    course = await asyncio.to_thread(decisions_so_far, game, seat)
    advice = await press.services.slow_thinking.run(find_advice, *course)
    hint = await asyncio.to_thread(hint_text, table, game, seat, localizer, advice)
    # meanwhile they may have decided: then it is no hint any more
    table = await press.services.tables.take_hint(at.table, press.user, version=at.version)
    await press.show_hand(table, notice=hint)

"""The buttons and selects of a hand, `/civ hand` and `/civ away`. The table decides; the handlers show its answer."""

from collections.abc import Sequence
from contextlib import AbstractContextManager

from bot.discord.routing import handles
from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.pages.addresses import hand as addresses
from bot.pages.addresses.table import AtTable, Chosen, Decision
from bot.pages.hand import hand
from bot.pages.hand.hand import AWAY, AWAY_QUESTION, COME_BACK, HAND_ASIDE, UNDO
from bot.pages.press import Press
from bot.pages.table_option import which_table
from bot.table.absence import check_leaving_seats


@handles(addresses.HAND)
async def show(press: Press, at: AtTable) -> None:
    """Show the presser's hand."""
    await press.acknowledge()
    await press.show_hand(await press.services.tables.look(at.table))


@handles(addresses.STAY)
async def stay(press: Press, at: Decision) -> None:
    """Go back to the hand from a question."""
    await show(press, at)


@handles(HAND_ASIDE)
async def show_aside(press: Press, at: AtTable) -> None:
    """Show the presser's hand in a message of its own, and leave that of the press as it was."""
    await press.acknowledge_privately()
    await press.show_hand(await press.services.tables.look(at.table))


async def show_hand(press: Press, number: int | None) -> None:
    """`/civ hand`: show the presser's hand at that table, else at their only open one."""
    await press.acknowledge()
    await press.show_hand(await which_table(press, number))


@handles(addresses.DO)
async def do(press: Press, at: Chosen) -> None:
    """Submit the actions of a button."""
    await submit(press, at, at.action.split(addresses.THEN))


@handles(addresses.PICK)
async def pick(press: Press, at: Chosen) -> None:
    """Submit the actions chosen in a select."""
    await submit(press, at, _chosen_actions(press))


@handles(addresses.BEGIN)
async def begin(press: Press, at: Chosen) -> None:
    """Submit an effect, and what was chosen for its first step."""
    await submit(press, at, [at.action, *_chosen_actions(press)])


async def submit(press: Press, at: Decision, actions: Sequence[str]) -> None:
    """Submit actions for a decision, and show the hand after them."""
    await press.acknowledge()
    with _hold_hand(press, at):
        table = await press.services.tables.submit(at.table, press.user, actions, version=at.version)
        await press.show_hand(table)


@handles(UNDO)
async def undo(press: Press, at: Decision) -> None:
    """Take back the presser's last decision."""
    await press.acknowledge()
    with _hold_hand(press, at):
        table = await press.services.tables.undo(at.table, press.user, version=at.version)
        await press.show_hand(table)


@handles(addresses.ASK_AWAY)
async def ask_away_in_hand(press: Press, at: AtTable) -> None:
    """Ask in the hand whether the computer shall play for its owner."""
    await press.acknowledge()
    await press.show_hand(await press.services.tables.look(at.table), ask=AWAY_QUESTION)


async def ask_away(press: Press, number: int | None) -> None:
    """`/civ away`: ask for confirmation that the computer shall play for the presser.

    Raises the refusal where they are away already, or alone there.
    """
    table = await which_table(press, number)
    check_leaving_seats(table, press.user)
    sheet = Sheet(ACCENT)
    hand.ask_away(sheet, table, await press.localizer())
    await press.tell(sheet)


@handles(AWAY)
async def leave(press: Press, at: AtTable) -> None:
    """Leave the seat to the automatic player; the board tells the others."""
    await press.acknowledge()
    with _hold_hand(press, at):
        table = await press.services.tables.away(at.table, press.user)
        await press.show_hand(table)


@handles(COME_BACK)
async def come_back(press: Press, at: AtTable) -> None:
    """Give the seat back to the presser."""
    await press.acknowledge()
    await press.show_hand(await press.services.tables.come_back(at.table, press.user))


def _hold_hand(press: Press, at: AtTable) -> AbstractContextManager[object]:
    """Make this press the presser's open hand, which no one else redraws until it is done."""
    live = press.context.hands.live_at(press.interaction)
    return live.hold(at.table, press.user, press.interaction)


def _chosen_actions(press: Press) -> list[str]:
    """Return the actions chosen in a select, where values must differ: of two alike the second is written with #1."""
    values = [value.partition("#")[0] for value in press.chosen]
    return [action for value in values for action in value.split(addresses.THEN)]

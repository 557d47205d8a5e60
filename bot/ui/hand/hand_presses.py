"""What the buttons and selects of a hand do. The table decides; these ask it and show what it says."""

from typing import Any, cast

from bot.games.civ import game_of
from bot.rules import observe
from bot.rules.actions import END, SKIP
from bot.table.values import TableId
from bot.ui.desk import Desk, Interaction, user_of
from bot.ui.discord.address import Address
from bot.ui.hand.choices import actions_of, open_effects


async def show_hand(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    await desk.show_hand(interaction, await desk.table(address.table))


async def do(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    await _submit(desk, interaction, address, [address.argument or ""])


async def pick(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    data = cast("dict[str, Any]", interaction.data or {})
    await _submit(desk, interaction, address, [str(value) for value in data.get("values", [])])


async def skip(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    await _submit(desk, interaction, address, [SKIP.text])


async def end(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Ends the turn; asks first where a permanent effect is still open, unless told not to."""
    await desk.acknowledge(interaction)
    table = await desk.table(address.table)
    seat = table.seat_of(interaction.user.id)
    asks = (await desk.tables.profiles.preferences(user_of(interaction))).confirm_end
    game = game_of(table.match) if table.match is not None and table.match.version == address.version else None
    if asks and seat is not None and game is not None and open_effects(observe(game, seat)):
        await desk.show_hand(interaction, table, ask="end")
        return
    await _submit(desk, interaction, address, [END.text])


async def end_now(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    await _submit(desk, interaction, address, [END.text])


async def end_always(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    await desk.tables.profiles.set_preference(user_of(interaction), "confirm_end", False)
    await _submit(desk, interaction, address, [END.text])


async def undo(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    table_id, user = TableId(address.table), user_of(interaction)
    with desk.hands.held(table_id, user, interaction):
        table = await desk.tables.undo(table_id, user, version=_version(address))
        await desk.show_hand(interaction, table)


async def ask_away(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Asks in the hand whether the computer shall play for its owner."""
    await desk.acknowledge(interaction)
    await desk.show_hand(interaction, await desk.table(address.table), ask="away")


async def away(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Leaves the seat to the automatic player; the board tells the others."""
    await desk.acknowledge(interaction)
    table_id, user = TableId(address.table), user_of(interaction)
    with desk.hands.held(table_id, user, interaction):
        table = await desk.tables.away(table_id, user)
        await desk.show_hand(interaction, table)


async def come_back(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    table = await desk.tables.come_back(TableId(address.table), user_of(interaction))
    await desk.show_hand(interaction, table)


async def _submit(desk: Desk, interaction: Interaction, address: Address, values: list[str]) -> None:
    actions = [action.text for action in actions_of(values)]
    table_id, user = TableId(address.table), user_of(interaction)
    with desk.hands.held(table_id, user, interaction):
        table = await desk.tables.submit(table_id, user, actions, version=_version(address))
        await desk.show_hand(interaction, table)


def _version(address: Address) -> int:
    """The decision an address was made for; one that names none is stale by nature."""
    return -1 if address.version is None else address.version

"""What was pressed on a page that looks back on a game: for which place, by whom, and whether he may."""

import re
from collections.abc import Iterator
from typing import Any, Final, cast

from bot.table.table import Table
from bot.ui.desk import Desk, Interaction
from bot.ui.discord.address import Address, parse
from bot.ui.discord.display import Manner, of_server
from bot.ui.replay.replay_page import GALLERY
from bot.ui.replay.spectators import check, check_replay

VERBS: Final = frozenset(
    {
        *("replay", "replay_jump", "replay_view", "replay_open", "replay_text", "film", "share"),
        *("history", "history_jump", "history_text"),
    }
)
"""What the components of a page ask for."""
_SLOT: Final = re.compile(r"[a-z]{1,8} ([g0-9])")
_MOST_SEATS: Final = 4


async def checked(desk: Desk, interaction: Interaction, address: Address, viewer: int | None) -> Table:
    """The table of a press in a replay. Raises `UnknownTable`, and `NoReplay` where it is not this person's to see."""
    table = await desk.table(address.table)
    await check(desk, interaction, table)
    check_replay(table, interaction.user.id, viewer)
    return table


async def manner_of(desk: Desk, interaction: Interaction, *, is_public: bool) -> Manner:
    """How a page is shown: as its one reader likes, else as the server does."""
    return await of_server(desk.tables, interaction.guild_id) if is_public else await desk.manner(interaction)


def is_own_page(interaction: Interaction) -> bool:
    """Whether the press came from a page that this person may turn: a private one, or one he opened for all.

    All that can be pressed there must be a page's: a forged press turns nobody's board into a replay.
    """
    message = interaction.message
    if message is None:
        return False
    if is_ephemeral(interaction):
        return message.flags.components_v2
    opened = message.interaction_metadata
    is_opener = opened is not None and opened.user.id == interaction.user.id
    return is_opener and all(_is_of_a_page(custom_id) for custom_id in _custom_ids(message.components))


def is_ephemeral(interaction: Interaction) -> bool:
    """Whether the press came from a message that only one person sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _is_of_a_page(custom_id: str) -> bool:
    address = parse(custom_id)
    return address is not None and address.verb in VERBS


def _custom_ids(components: Any) -> Iterator[str]:
    """Every address among these components, at any depth."""
    for found in components:
        if custom_id := getattr(found, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(found, "children", ()))


def viewer_in_slot(address: Address) -> int | None:
    """The viewer in the address of a button that leads elsewhere; the gallery where it names none."""
    found = _SLOT.fullmatch(address.argument or "")
    return viewer_of(found[1] if found else GALLERY)


def viewer_of(code: str) -> int | None:
    """The seat an address names, None for the gallery; one that no table has, where it is neither."""
    if code == GALLERY:
        return None
    return int(code) if len(code) == 1 and code.isdecimal() else _MOST_SEATS


def chosen(interaction: Interaction) -> str:
    """What was chosen in a select."""
    values = cast("dict[str, Any]", interaction.data or {}).get("values") or [""]
    return str(values[0])


def chosen_number(interaction: Interaction, address: Address) -> int:
    """The line that was chosen; what is no number changes nothing."""
    found = chosen(interaction)
    return int(found) if re.fullmatch(r"[0-9]{1,7}", found) else address.version or 0

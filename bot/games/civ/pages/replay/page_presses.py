"""What was pressed on a page that looks back on a game: by whom, whether the page is his, and what he chose."""

import re
from collections.abc import Iterator
from typing import Any, cast

from bot.discord.answers import Interaction
from bot.discord.routing import split
from bot.games.civ.game import civ_game
from bot.manager.tables import Tables
from bot.pages.addresses.replay import VERBS, Moment, Replay
from bot.pages.display import DisplayOptions, of_server
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.spectators import NoReplay, check
from bot.table.table import Table
from bot.table.values import Status


def check_replay(table: Table, user_id: int, viewer: int | None) -> None:
    """Raises `NoReplay` where the game is not over, or that seat is not there to look through; `AnotherGame`."""
    if table.status == Status.PLAYING:
        raise NoReplay("replay-unfinished")
    if table.match is None:
        raise NoReplay("replay-lobby")
    players = civ_game(table.match).setup.players
    if viewer is None:
        return
    if not 0 <= viewer < players:
        raise NoReplay("replay-seat", players=players)
    if not table.match.is_over and table.seat_of(user_id) is None:
        raise NoReplay("replay-hands")


async def checked(tables: Tables, interaction: Interaction, at: Replay, viewer: int | None) -> Table:
    """The table of a press in a replay. Raises `UnknownTable`, and `NoReplay` where it is not this person's to see."""
    table = await tables.look(at.table)
    await check(interaction, table)
    check_replay(table, interaction.user.id, viewer)
    return table


async def display_options_of(
    tables: Tables, locales: LocaleResolver, interaction: Interaction, *, is_public: bool
) -> DisplayOptions:
    """How a page is shown: as its one reader likes, else as the server does."""
    return await of_server(tables, interaction.guild_id) if is_public else await locales.display_options(interaction)


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
    return is_opener and all(split(custom_id)[0] in VERBS for custom_id in _custom_ids(message.components))


def is_ephemeral(interaction: Interaction) -> bool:
    """Whether the press came from a message that only one person sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _custom_ids(components: Any) -> Iterator[str]:
    """Every address among these components, at any depth."""
    for found in components:
        if custom_id := getattr(found, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(found, "children", ()))


def chosen(interaction: Interaction) -> str:
    """What was chosen in a select."""
    values = cast("dict[str, Any]", interaction.data or {}).get("values") or [""]
    return str(values[0])


def chosen_number(interaction: Interaction, at: Moment) -> int:
    """The line that was chosen; what is no number changes nothing."""
    found = chosen(interaction)
    return int(found) if re.fullmatch(r"[0-9]{1,7}", found) else at.number

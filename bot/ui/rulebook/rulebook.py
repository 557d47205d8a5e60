"""The rules at hand: `/rules`, and the buttons of its pages."""

import io
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, cast

import discord
from discord import app_commands

from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import cut
from bot.i18n.naming import safe_text
from bot.i18n.playeraid import COUNTS
from bot.i18n.rulebook import TOPICS
from bot.i18n.rulefinder import nearest_topics, resolve, suggest
from bot.i18n.words import reason
from bot.reasons import NO_CLAUSE, GameError, Reasons, Refusal
from bot.table.values import OPEN
from bot.ui.desk import Desk, Interaction, is_from_hand, user_of
from bot.ui.discord.address import Address, parse
from bot.ui.discord.display import Manner, of_server
from bot.ui.discord.fitting import show_fitting
from bot.ui.discord.permissions import missing
from bot.ui.discord.sheet import MOST_OPTION
from bot.ui.public.pages import reason_told
from bot.ui.rulebook.rulepages import CONTENTS, PICTURE, TEXT, Place, rule_page, unknown_page

USUAL: Final = 3
"""The number of players of the player aid where no table says another."""
MOST_CHOICES: Final = 25
"""Suggestions of one autocompletion (Discord)."""
REASONS: Final = Reasons({"rules-unknown": NO_CLAUSE})
_MOST_QUOTED: Final = 60

Press = Callable[[Desk, Interaction, Address], Coroutine[Any, Any, None]]


class UnknownTopic(GameError):
    """The rules have no page of that name."""

    def __init__(self, text: str) -> None:
        super().__init__(REASONS.reason("rules-unknown", {"text": cut(text, _MOST_QUOTED)}))


# The command


async def open_rules(desk: Desk, interaction: Interaction, topic: str | None, players: int | None) -> None:
    """`/rules`: a page, the contents where none is named, the nearest ones where it is not known."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    count = players or await _players_here(desk, interaction)
    if topic is None or not topic.strip():
        await _show(desk, interaction, Place(TOPICS["aid"] if players else None, count))
        return
    speaker = await desk.reader(interaction)
    found = resolve(speaker, topic)
    if found is not None:
        await _show(desk, interaction, Place(found, count))
        return
    told = reason(speaker, UnknownTopic(topic).reason, ())
    page = unknown_page(Place(None, count), speaker, told, nearest_topics(speaker, topic))
    await interaction.edit_original_response(view=page.view())


async def suggest_topics(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The pages that what was typed may mean, in the words of the one who types."""
    speaker = await Desk.of(interaction.client).reader(interaction)
    found = suggest(speaker, current)[:MOST_CHOICES]
    return [app_commands.Choice(name=cut(each.title, MOST_OPTION), value=each.topic.id) for each in found]


async def _players_here(desk: Desk, interaction: Interaction) -> int:
    """How many play at the table of this channel, of this person's own where there are several; else the usual."""
    with suppress(Refusal):
        here = await desk.tables.tables_in(interaction.channel_id or 0, status=OPEN)
        mine = await desk.tables.tables_of(user_of(interaction), status=OPEN)
        own = [table for table in here if any(table.id == other.id for other in mine)]
        for found in (own, here, mine):
            if found:
                return found[0].options.players
    return USUAL


# Presses


async def turn(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Another page, in place where the press came from a page of one's own."""
    await _go(desk, interaction, _place(address.argument or "", address))


async def pick(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The page that was chosen."""
    values = cast("dict[str, Any]", interaction.data or {}).get("values") or [""]
    await _go(desk, interaction, _place(str(values[0]), address))


async def open_page(desk: Desk, interaction: Interaction, address: Address) -> None:
    """A page of one's own, beside whatever was pressed."""
    place = _place(address.argument or "", address)
    await interaction.response.defer(ephemeral=True, thinking=True)
    if address.version not in COUNTS:  # from where no table is known
        place = replace(place, players=await _players_here(desk, interaction))
    await _show(desk, interaction, place)


async def show_all(desk: Desk, interaction: Interaction, address: Address) -> None:
    """The page for everybody in the channel, in its language."""
    place = _place(address.argument or "", address)
    if lacking := missing(interaction, await desk.reader(interaction), own_thread=False):
        await desk.whisper(interaction, lacking)
        return
    await interaction.response.defer(thinking=True)
    await _show(desk, interaction, place, is_public=True)


PRESSES: Final[dict[str, Press]] = {"rules": turn, "rules_pick": pick, "rules_open": open_page, "rules_show": show_all}
"""Every verb of a page of the rules."""


def _place(argument: str, address: Address) -> Place:
    """The page an address or a choice names. Raises `UnknownTopic`."""
    name, _, mark = argument.partition(" ")
    players = address.version if address.version in COUNTS else USUAL
    if name == CONTENTS:
        return Place(None, players)
    if name not in TOPICS:
        raise UnknownTopic(safe_text(name))
    return Place(TOPICS[name], players, is_text=mark == TEXT)


# How a page is shown


async def _go(desk: Desk, interaction: Interaction, place: Place) -> None:
    if _is_own_page(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
    await _show(desk, interaction, place)


async def _show(desk: Desk, interaction: Interaction, place: Place, *, is_public: bool = False) -> None:
    """Draws the page, and puts it where the acknowledgement said, unless somebody has pressed there since."""
    speaker = await _public(desk, interaction) if is_public else await desk.reader(interaction)
    manners = await of_server(desk.tables, interaction.guild_id) if is_public else await desk.manner(interaction)
    in_place = interaction.message is not None and _is_own_page(interaction) and not is_public
    message = interaction.message.id if in_place and interaction.message else interaction.id
    lock = desk.page_turns.begin(message, interaction.id)
    drawn = await _drawn(desk, place, speaker, manners)

    async def show(picture: bytes | None, why: str) -> None:
        page = rule_page(
            place, speaker, has_picture=picture is not None, has_text=manners.has_text,
            note=reason_told(speaker, why), is_public=is_public,
        )  # fmt: skip
        files = [] if picture is None else [discord.File(io.BytesIO(picture), PICTURE)]
        await interaction.edit_original_response(view=page.view(), attachments=files)

    async with lock:
        if desk.page_turns.is_newest(message, interaction.id):
            await show_fitting(desk.pictures, drawn, interaction.filesize_limit, show)


async def _drawn(desk: Desk, place: Place, speaker: Speaker, manners: Manner) -> bytes | None:
    if not manners.has_picture:
        return None
    if place.is_aid:
        return await desk.pictures.aid(place.players, speaker, theme=manners.theme)
    if place.pictured is None:
        return None
    return await desk.pictures.strip(place.pictured, speaker, theme=manners.theme)


async def _public(desk: Desk, interaction: Interaction) -> Speaker:
    """The language of this channel's table, else the server's."""
    with suppress(Refusal):
        here = await desk.tables.tables_in(interaction.channel_id or 0, status=OPEN, limit=1)
        if here:
            return desk.catalogues.speaker(here[0].place.locale)
    return await desk.server(interaction.guild_id, interaction.guild_locale)


def _is_own_page(interaction: Interaction) -> bool:
    """Whether the press came from a private page of the rules, which may be turned where it is."""
    return is_from_hand(interaction) and interaction.message is not None and _is_page(interaction.message.components)


def _is_page(components: Any) -> bool:
    """Whether all that can be pressed there is of the rules: a forged press turns no hand into a page."""
    for found in components:
        custom_id = getattr(found, "custom_id", None)
        if custom_id and ((address := parse(custom_id)) is None or address.verb not in PRESSES):
            return False
        if not _is_page(getattr(found, "children", ())):
            return False
    return True

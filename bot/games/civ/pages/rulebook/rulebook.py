"""The rules at hand: `/rules`, and the buttons of its pages."""

import io
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands

from bot.discord.fitting import reason_text, show_fitting
from bot.discord.routing import handles, split
from bot.discord.sheet import MOST_CHOICES, MOST_OPTION
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.player_aid_page import show_effects_beside
from bot.games.civ.pages.rulebook.rulebook_pages import (
    CONTENTS,
    OPEN_PAGE,
    PICK_PAGE,
    SHOW_PAGE,
    TEXT,
    TURN_PAGE,
    VERBS,
    AtPage,
    Place,
    picture_name,
    rule_page,
    unknown_page,
)
from bot.games.civ.words.player_aid_text import COUNTS
from bot.games.civ.words.rulebook import TOPICS
from bot.games.civ.words.rulebook_search import OtherGames, look_up, suggest
from bot.games.civ.words.words import reason
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_text
from bot.pages.display import DisplayOptions, of_server
from bot.pages.press import Press
from bot.pages.settings.features import features_here
from bot.reasons import NO_CLAUSE, GameError, Reasons, Refusal
from bot.store import log_store_error
from bot.table.values import OPEN

USUAL: Final = 3
"""The number of players of the player aid where no table says another."""
REASONS: Final = Reasons({"rules-unknown": NO_CLAUSE})
_MOST_QUOTED: Final = 60


class UnknownTopic(GameError):
    """The rules have no page of that name."""

    def __init__(self, text: str) -> None:
        super().__init__(REASONS.reason("rules-unknown", {"text": cut(text, _MOST_QUOTED)}))


async def open_rules(press: Press, topic: str | None, players: int | None) -> None:
    """`/rules`: show a page, the contents where none is named, or the nearest pages where none is sure to answer."""
    await press.acknowledge_privately()
    count = players or await _players_here(press)
    if topic is None or not topic.strip():
        await _show(press, Place(TOPICS["aid"] if players else None, count))
        return
    localizer = await press.localizer()
    found = look_up(localizer, topic, _other_games(press), await features_here(press))
    if found.page is not None:
        await _show(press, Place(found.page, count))
        return
    if found.redirect is not None:
        text = "\n".join([found.redirect, *([localizer.say("rules-nearest")] if found.near else [])])
    elif found.near:
        text = localizer.say("rules-perhaps", text=safe_text(cut(topic, _MOST_QUOTED)))
    else:
        text = reason(localizer, UnknownTopic(topic).reason, ())
    await press.edit(unknown_page(Place(None, count), localizer, text, found.near))


async def suggest_topics(press: Press, current: str) -> list[app_commands.Choice[str]]:
    """Return the pages that what was typed may mean, in the language of the one who types."""
    found = suggest(await press.localizer(), current)[:MOST_CHOICES]
    return [app_commands.Choice(name=cut(each.title, MOST_OPTION), value=each.topic.id) for each in found]


def _other_games(press: Press) -> OtherGames:
    """Return the games whose texts say what the card game's rules do not."""
    return {game.name: game.topics for game in press.context.games if game.topics is not None}


async def _players_here(press: Press) -> int:
    """Return how many play at the table of this channel, the presser's own where there are several; else the usual."""
    lists = press.services.lists
    try:
        here = await lists.in_channel(press.interaction.channel_id or 0, status=OPEN)
        mine = await lists.of_user(press.user, status=OPEN)
        own = [table for table in here if any(table.id == other.id for other in mine)]
        for found in (own, here, mine):
            if found:
                players = found[0].options.players
                return players if players in COUNTS else USUAL  # another game's table may have more
    except Refusal as error:
        log_store_error(error, "the tables of a channel")
    return USUAL


@handles(TURN_PAGE)
async def turn_page(press: Press, at: AtPage) -> None:
    """Show another page, in place where the press came from a page of the presser's own."""
    await _turn(press, place_at(at.page, at.players))


@handles(PICK_PAGE)
async def pick_page(press: Press, at: AtPage) -> None:
    """Show the page that was chosen."""
    await _turn(press, place_at(next(iter(press.chosen), ""), at.players))


@handles(OPEN_PAGE)
async def open_page(press: Press, at: AtPage) -> None:
    """Show a page to the presser alone, beside whatever they pressed."""
    place = place_at(at.page, at.players)
    if place.is_aid and await show_effects_beside(press):
        return
    await press.acknowledge_privately()
    if at.players not in COUNTS:  # from where no table is known
        place = replace(place, players=await _players_here(press))
    await _show(press, place)


@handles(SHOW_PAGE)
async def show_page(press: Press, at: AtPage) -> None:
    """Show the page to everyone in the channel, in its language."""
    place = place_at(at.page, at.players)
    if await press.begin_public_page():
        await _show(press, place, is_public=True)


async def _turn(press: Press, place: Place) -> None:
    if _is_own_page(press):
        await press.acknowledge_in_place()
    else:
        await press.acknowledge_privately()
    await _show(press, place)


async def _show(press: Press, place: Place, *, is_public: bool = False) -> None:
    """Draw the page, and put it where the acknowledgement said, unless someone has pressed there since."""
    press.begin_page()
    interaction = press.interaction
    localizer = await _channel_localizer(press) if is_public else await press.localizer()
    options = await (of_server(press.services.profiles, interaction.guild_id) if is_public else press.display_options())
    on = await features_here(press)
    others = [name for name in _other_games(press) if name in on]
    first, *rest = await _draw(CivPictures(press.context.pictures), place, localizer, options) or (None,)

    async def show(picture: bytes | None, why: str) -> None:
        page = rule_page(
            place, localizer, has_picture=picture is not None, has_text=options.has_text,
            note=reason_text(localizer, why), is_public=is_public, others=others,
        )  # fmt: skip
        shown = () if picture is None else (picture, *rest)
        files = [discord.File(io.BytesIO(each), picture_name(number)) for number, each in enumerate(shown)]
        await press.edit(page, attachments=files)

    room = interaction.filesize_limit - sum(map(len, rest))
    await show_fitting(press.context.pictures, first, room, show, localizer.icons)


async def _draw(
    pictures: CivPictures, place: Place, localizer: Localizer, options: DisplayOptions
) -> tuple[bytes, ...] | None:
    """Return the pictures of a page; None where it has none, or where they cannot be drawn."""
    if not options.has_picture:
        return None
    if place.is_aid:
        return await pictures.aid(place.players, localizer, theme=options.theme)
    if place.pictured is None:
        return None
    strip = await pictures.strip(place.pictured, localizer, theme=options.theme)
    return None if strip is None else (strip,)


async def _channel_localizer(press: Press) -> Localizer:
    """Return the words of this channel's table, else of the server."""
    interaction, locales = press.interaction, press.context.locales
    try:
        here = await press.services.lists.in_channel(interaction.channel_id or 0, status=OPEN, limit=1)
        if here:
            return locales.catalogues.localizer(here[0].place.locale)
    except Refusal as error:
        log_store_error(error, "the language of a channel's table")
    return await locales.server(interaction.guild_id, interaction.guild_locale)


def place_at(argument: str, players: int) -> Place:
    """Return the page that an address or a choice names. Raises `UnknownTopic`."""
    name, _, mark = argument.partition(" ")
    players = players if players in COUNTS else USUAL
    if name == CONTENTS:
        return Place(None, players)
    if name not in TOPICS:
        raise UnknownTopic(safe_text(name))
    return Place(TOPICS[name], players, is_text=mark == TEXT)


def _is_own_page(press: Press) -> bool:
    """Return whether the press came from a private page of the rules, which may be turned where it is."""
    message = press.interaction.message
    return press.is_from_hand and message is not None and _is_page(message.components)


def _is_page(components: Any) -> bool:
    """Return whether all that can be pressed there is of the rules: a forged press turns no hand into a page."""
    for found in components:
        custom_id = getattr(found, "custom_id", None)
        if custom_id and split(custom_id)[0] not in VERBS:
            return False
        if not _is_page(getattr(found, "children", ())):
            return False
    return True

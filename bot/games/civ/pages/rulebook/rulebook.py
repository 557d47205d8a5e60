"""The rules at hand: `/rules`, and the buttons of its pages."""

import io
from dataclasses import replace
from typing import Any, Final, cast

import discord
from discord import app_commands

from bot.discord.answers import Interaction, is_from_hand, reply_ephemeral
from bot.discord.fitting import reason_text, show_fitting
from bot.discord.page_turns import PageTurns
from bot.discord.permissions import missing
from bot.discord.routing import Answer, split
from bot.discord.sheet import MOST_CHOICES, MOST_OPTION
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.pages.rulebook.addresses import OPEN_PAGE, PICK_PAGE, SHOW_PAGE, TURN_PAGE, VERBS, AtPage
from bot.games.civ.pages.rulebook.rulebook_pages import CONTENTS, TEXT, Place, picture_name, rule_page, unknown_page
from bot.games.civ.words.player_aid_text import COUNTS
from bot.games.civ.words.rulebook import TOPICS
from bot.games.civ.words.rulebook_search import OtherGames, find_redirect, nearest_topics, resolve, suggest
from bot.games.civ.words.words import reason
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_text
from bot.manager.tables import Tables
from bot.pages.display import DisplayOptions, of_server
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.users import user_of
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


class Rulebook:
    """Shows pages of the rules, and turns them."""

    def __init__(
        self,
        tables: Tables,
        locales: LocaleResolver,
        pictures: CivPictures,
        page_turns: PageTurns,
        others: OtherGames,
    ) -> None:
        self._tables = tables
        self._locales = locales
        self._pictures = pictures
        self._page_turns = page_turns
        self._others = others

    async def open_rules(self, interaction: Interaction, topic: str | None, players: int | None) -> None:
        """`/rules`: a page, the contents where none is named, the nearest ones where it is not known."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        count = players or await self._players_here(interaction)
        if topic is None or not topic.strip():
            await self._show(interaction, Place(TOPICS["aid"] if players else None, count))
            return
        localizer = await self._locales.reader(interaction)
        found = resolve(localizer, topic)
        if found is not None:
            await self._show(interaction, Place(found, count))
            return
        text = find_redirect(localizer, topic, self._others) or reason(localizer, UnknownTopic(topic).reason, ())
        page = unknown_page(Place(None, count), localizer, text, nearest_topics(localizer, topic))
        await interaction.edit_original_response(view=page.view())

    async def suggest_topics(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The pages that what was typed may mean, in the words of the one who types."""
        localizer = await self._locales.reader(interaction)
        found = suggest(localizer, current)[:MOST_CHOICES]
        return [app_commands.Choice(name=cut(each.title, MOST_OPTION), value=each.topic.id) for each in found]

    async def _players_here(self, interaction: Interaction) -> int:
        """How many play at the table of this channel, of this person's own where there are several; else the usual."""
        try:
            here = await self._tables.lists.in_channel(interaction.channel_id or 0, status=OPEN)
            mine = await self._tables.lists.of_user(user_of(interaction), status=OPEN)
            own = [table for table in here if any(table.id == other.id for other in mine)]
            for found in (own, here, mine):
                if found:
                    players = found[0].options.players
                    return players if players in COUNTS else USUAL  # another game's table may have more
        except Refusal as error:
            log_store_error(error, "the tables of a channel")
        return USUAL

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            TURN_PAGE.answered_by(self._press_turn),
            PICK_PAGE.answered_by(self._press_pick),
            OPEN_PAGE.answered_by(self._press_open),
            SHOW_PAGE.answered_by(self._press_show),
        )

    async def _press_turn(self, interaction: Interaction, at: AtPage) -> None:
        """Another page, in place where the press came from a page of one's own."""
        await self._go(interaction, _place(at.page, at.players))

    async def _press_pick(self, interaction: Interaction, at: AtPage) -> None:
        """The page that was chosen."""
        values = cast("dict[str, Any]", interaction.data or {}).get("values") or [""]
        await self._go(interaction, _place(str(values[0]), at.players))

    async def _press_open(self, interaction: Interaction, at: AtPage) -> None:
        """A page of one's own, beside whatever was pressed."""
        place = _place(at.page, at.players)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if at.players not in COUNTS:  # from where no table is known
            place = replace(place, players=await self._players_here(interaction))
        await self._show(interaction, place)

    async def _press_show(self, interaction: Interaction, at: AtPage) -> None:
        """The page for everybody in the channel, in its language."""
        place = _place(at.page, at.players)
        if lacking := missing(interaction, await self._locales.reader(interaction), own_thread=False):
            await reply_ephemeral(interaction, lacking)
            return
        await interaction.response.defer(thinking=True)
        await self._show(interaction, place, is_public=True)

    async def _go(self, interaction: Interaction, place: Place) -> None:
        if _is_own_page(interaction):
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
        await self._show(interaction, place)

    async def _show(self, interaction: Interaction, place: Place, *, is_public: bool = False) -> None:
        """Draws the page, and puts it where the acknowledgement said, unless somebody has pressed there since."""
        localizer = await self._public(interaction) if is_public else await self._locales.reader(interaction)
        options = (
            await of_server(self._tables, interaction.guild_id)
            if is_public
            else await self._locales.display_options(interaction)
        )
        in_place = interaction.message is not None and _is_own_page(interaction) and not is_public
        message = interaction.message.id if in_place and interaction.message else interaction.id
        lock = self._page_turns.begin(message, interaction.id)
        first, *rest = await self._drawn(place, localizer, options) or (None,)

        async def show(picture: bytes | None, why: str) -> None:
            page = rule_page(
                place, localizer, has_picture=picture is not None, has_text=options.has_text,
                note=reason_text(localizer, why), is_public=is_public, others=self._others,
            )  # fmt: skip
            shown = () if picture is None else (picture, *rest)
            files = [discord.File(io.BytesIO(each), picture_name(number)) for number, each in enumerate(shown)]
            await interaction.edit_original_response(view=page.view(), attachments=files)

        room = interaction.filesize_limit - sum(map(len, rest))
        async with lock:
            if self._page_turns.is_newest(message, interaction.id):
                await show_fitting(self._pictures, first, room, show, localizer.icons)

    async def _drawn(self, place: Place, localizer: Localizer, options: DisplayOptions) -> tuple[bytes, ...] | None:
        if not options.has_picture:
            return None
        if place.is_aid:
            return await self._pictures.aid(place.players, localizer, theme=options.theme)
        if place.pictured is None:
            return None
        strip = await self._pictures.strip(place.pictured, localizer, theme=options.theme)
        return None if strip is None else (strip,)

    async def _public(self, interaction: Interaction) -> Localizer:
        """The language of this channel's table, else the server's."""
        try:
            here = await self._tables.lists.in_channel(interaction.channel_id or 0, status=OPEN, limit=1)
            if here:
                return self._locales.catalogues.localizer(here[0].place.locale)
        except Refusal as error:
            log_store_error(error, "the language of a channel's table")
        return await self._locales.server(interaction.guild_id, interaction.guild_locale)


def _place(argument: str, players: int) -> Place:
    """The page an address or a choice names. Raises `UnknownTopic`."""
    name, _, mark = argument.partition(" ")
    players = players if players in COUNTS else USUAL
    if name == CONTENTS:
        return Place(None, players)
    if name not in TOPICS:
        raise UnknownTopic(safe_text(name))
    return Place(TOPICS[name], players, is_text=mark == TEXT)


def _is_own_page(interaction: Interaction) -> bool:
    """Whether the press came from a private page of the rules, which may be turned where it is."""
    return is_from_hand(interaction) and interaction.message is not None and _is_page(interaction.message.components)


def _is_page(components: Any) -> bool:
    """Whether all that can be pressed there is of the rules: a forged press turns no hand into a page."""
    for found in components:
        custom_id = getattr(found, "custom_id", None)
        if custom_id and split(custom_id)[0] not in VERBS:
            return False
        if not _is_page(getattr(found, "children", ())):
            return False
    return True

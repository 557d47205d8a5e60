"""What `/calamity` does: tables opened, positions entered, calamities drawn, areas looked up."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import discord
from discord import app_commands

from bot.discord.answers import Interaction, acknowledge
from bot.discord.sheet import MOST_CHOICE, MOST_CHOICES
from bot.games.calamities.game import CALAMITIES_GAME, CalamityChoices, CalamityMatch, calamity_match, ground
from bot.games.calamities.lines import CORRECT, DRAW, NATION, POSITION, CalamityRefusal, known_nation
from bot.games.calamities.pages.forms import held_typed
from bot.games.calamities.pages.maps import CalamityMaps
from bot.games.calamities.pages.message_text import sheet_text
from bot.games.calamities.rules.names import BARBARIANS, PIRATES
from bot.games.calamities.rules.position_text import read_sheet, tokens_for
from bot.games.calamities.rules.rulings import CHOICES
from bot.games.calamities.stages import RESOLVING
from bot.games.calamities.words.calamity_text import ruling_text
from bot.games.calamities.words.naming import area_name, nation_name
from bot.games.calamities.words.typed_text import in_log_words, position_typed, read_fact
from bot.i18n.cutting import cut
from bot.i18n.names import fold_text
from bot.manager.tables import Tables
from bot.pages.board.text_presses import tell
from bot.pages.hand.hands import Hands
from bot.pages.lobby.opening import Openings
from bot.pages.readers import Readers
from bot.pages.table_option import TableOption
from bot.pages.users import user_of
from bot.table.errors import NotSeated
from bot.table.table import Table
from bot.table.values import Options, UserId

MOST_FILE: Final = 20_000
"""Bytes of a file of positions."""


class CalamityCommands:
    """What the commands of the group do, and what they offer while one types."""

    def __init__(
        self,
        tables: Tables,
        readers: Readers,
        option: TableOption,
        openings: Openings,
        hands: Hands,
        maps: CalamityMaps,
    ) -> None:
        self._tables = tables
        self._readers = readers
        self._option = option
        self._openings = openings
        self._hands = hands
        self._maps = maps

    async def open_table(
        self,
        interaction: Interaction,
        players: int,
        chosen: CalamityChoices,
        *,
        is_invited: bool,
        clock: str | None,
        at_zero: str | None,
        thread: bool | None,
    ) -> None:
        """`/calamity table`: a lobby for so many; facts of the map in the opener's words. Raises `GameError`."""
        speaker = await self._readers.reader(interaction)
        facts = tuple(read_fact(fact, self._maps.atlas, speaker) for fact in chosen.map_facts)
        chosen = replace(chosen, map_facts=facts)
        ground(self._maps.atlas, chosen)
        options = Options(players, CALAMITIES_GAME, chosen.to_json(), invite_only=is_invited)
        await self._openings.open_table(interaction, options, 0, clock, at_zero, own_thread=thread)

    async def enter_positions(
        self, interaction: Interaction, text: str | None, file: discord.Attachment | None, number: int | None
    ) -> None:
        """`/calamity positions`: shows them, or enters those of a text or a file.

        One's own nation is entered by oneself, several by the table's owner; once calamities are drawn, the others are
        asked whether they agree.
        """
        await acknowledge(interaction)
        table, match, seat = await self._playing(interaction, number)
        written = text if file is None else await _read(file)
        speaker = await self._readers.reader(interaction)
        if written is None or not written.strip():
            await tell(interaction, sheet_text(match.view(None).stage, table.names, speaker))
            return
        atlas, limit = match.stage.position.atlas, tokens_for(match.stage.players)
        found = (line.strip() for line in written.replace(" | ", "\n").splitlines())
        own = match.stage.seats[seat]
        lines = position_typed("\n".join(line for line in found if line), atlas, speaker, own=own)
        entries = read_sheet(lines, atlas, tokens=limit)
        is_own = all(entry.name in (match.stage.seats[seat], BARBARIANS, PIRATES) for entry in entries)
        user, version = user_of(interaction), match.version
        if match.stage.kind == RESOLVING:
            table = await self._tables.submit(table.id, user, [f"{CORRECT} {lines}"], version=version)
        elif is_own:
            table = await self._tables.submit(table.id, user, [f"{POSITION} {lines}"], version=version)
        else:
            table = await self._tables.enter(table.id, user, None, f"{POSITION} {lines}", version=version)
        await self._hands.show(interaction, table)

    async def draw(self, interaction: Interaction, held: str | None, number: int | None) -> None:
        """`/calamity draw`: from what everybody has said he holds, or, by the owner, from what he says."""
        await acknowledge(interaction)
        table, match, _ = await self._playing(interaction, number)
        user, version = user_of(interaction), match.version
        if held is None or not held.strip():
            table = await self._tables.submit(table.id, user, [DRAW], version=version)
        else:
            speaker = await self._readers.reader(interaction)
            listed = "; ".join(held_typed(held, match.stage.position.atlas, speaker))
            table = await self._tables.enter(table.id, user, None, f"{DRAW} {listed}", version=version)
        await self._hands.show(interaction, table)

    async def take_nation(
        self, interaction: Interaction, name: str, player: discord.abc.User | None, number: int | None
    ) -> None:
        """`/calamity nation`: one's own, or by the owner somebody else's."""
        await acknowledge(interaction)
        table, match, _ = await self._playing(interaction, number)
        atlas, speaker = match.stage.position.atlas, await self._readers.reader(interaction)
        nation = known_nation(in_log_words(name, atlas, speaker, is_checked=True), atlas.nations)
        user, action = user_of(interaction), f"{NATION} {nation}"
        if player is None or player.id == interaction.user.id:
            table = await self._tables.submit(table.id, user, [action], version=match.version)
        else:
            seat = _free_seat(table, match, UserId(player.id))
            table = await self._tables.enter(table.id, user, seat, action, version=match.version)
        await self._hands.show(interaction, table)

    async def suggest_areas(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Areas by name."""
        speaker = await self._readers.reader(interaction)
        return _suggested({area: area_name(speaker, area) for area in self._maps.atlas.areas}, current)

    async def suggest_nations(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Nations by name."""
        speaker = await self._readers.reader(interaction)
        return _suggested({nation: nation_name(speaker, nation) for nation in self._maps.atlas.nations}, current)

    async def suggest_rulings(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Rulings in words, each with what it may be besides the default; what is typed before the last comma stays."""
        speaker = await self._readers.reader(interaction)
        before, _, last = current.rpartition(",")
        typed = fold_text(last)
        known = {
            f"{name} {choice}": ruling_text(speaker, name, choice)
            for name, choices in CHOICES.items()
            if name != "edition"
            for choice in choices[1:]
        }
        fit = {each: text for each, text in known.items() if typed in each or typed in fold_text(text)}
        found = {f"{before.strip()}, {each}" if before.strip() else each: text for each, text in fit.items()}
        return [
            app_commands.Choice(name=cut(text, MOST_CHOICE), value=each)
            for each, text in list(found.items())[:MOST_CHOICES]
            if len(each) <= MOST_CHOICE
        ]

    async def _playing(self, interaction: Interaction, number: int | None) -> tuple[Table, CalamityMatch, int]:
        """The table that is meant, its match and one's seat. Raises `Refusal`."""
        table = await self._option.which(interaction, number)
        seat = table.seat_of(user_of(interaction))
        if seat is None:
            raise NotSeated("not-seated", table=table.id)
        return table, calamity_match(table.match), seat


def read_rulings(text: str | None, edition: str | None) -> dict[str, str]:
    """Rulings as somebody types them: `pirates spared, short_pool = nothing`. Whether there are such the game says."""
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in re.split(r"[;,\n]", text or ""))):
        name, _, choice = re.sub(r"[\s=:]+", " ", part).partition(" ")
        found[name.lower()] = choice.strip().lower()
    if edition is not None and edition != CHOICES["edition"][0]:
        found["edition"] = edition
    return found


def read_facts(text: str | None) -> tuple[str, ...]:
    """What a table's own map shows differently, as somebody types it: a fact between commas."""
    return tuple(part.strip() for part in re.split(r"[;,\n]", text or "") if part.strip())


def _suggested(named: Mapping[str, str], current: str) -> list[app_commands.Choice[str]]:
    """Choices by what they are called, those that begin as typed first."""
    typed = fold_text(current)
    folded = {value: fold_text(name) for value, name in named.items()}
    first = [value for value in named if folded[value].startswith(typed)]
    rest = [value for value in named if typed in folded[value] and value not in first]
    return [app_commands.Choice(name=named[value], value=value) for value in (*first, *rest)[:MOST_CHOICES]]


def _free_seat(table: Table, match: CalamityMatch, user: UserId) -> int:
    """The seat of that person that has no nation yet, else his first. Raises `NotSeated`."""
    seats = table.seats_of(user)
    if not seats:
        raise NotSeated("not-seated", table=table.id)
    return next((seat for seat in seats if match.stage.seats[seat] is None), seats[0])


async def _read(file: discord.Attachment) -> str:
    """The text of a file. Raises `CalamityRefusal`."""
    if file.size > MOST_FILE:
        raise CalamityRefusal("calamity-file-size", most=MOST_FILE)
    try:
        return (await file.read()).decode("utf-8-sig")
    except (UnicodeDecodeError, discord.HTTPException):
        raise CalamityRefusal("calamity-file-unreadable") from None

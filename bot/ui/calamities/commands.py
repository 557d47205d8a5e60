"""What `/calamity` does: tables opened, positions entered, calamities drawn, areas looked up."""

import re
from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import app_commands

from bot.calamities.atlas import Area, Atlas
from bot.calamities.names import BARBARIANS, PIRATES
from bot.calamities.position_text import read_sheet, tokens_for
from bot.calamities.settings import CHOICES
from bot.games.calamities import CALAMITIES_GAME, Calamities, CalamityChoices, CalamityMatch, calamity_match, ground
from bot.games.calamity_lines import CORRECT, DRAW, NATION, POSITION, CalamityRefusal, known_nation
from bot.games.calamity_stages import RESOLVING
from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.reasons import Refusal
from bot.table.errors import NotSeated
from bot.table.table import Table
from bot.table.values import Options, UserId
from bot.ui.calamities.telling import place_told, present_position, sheet_told
from bot.ui.discord.answers import Interaction, acknowledge, user_of, whisper
from bot.ui.discord.readers import Readers
from bot.ui.discord.sheet import Sheet
from bot.ui.discord.symbols import ACCENT
from bot.ui.discord.table_option import TableOption
from bot.ui.hand.hands import Hands
from bot.ui.public.opening import Openings
from bot.ui.public.text_presses import tell

MOST_SUGGESTED: Final = 25
MOST_FILE: Final = 20_000
"""Bytes of a file of positions."""


class CalamityCommands:
    """What the commands of the group do, and what they offer while one types."""

    def __init__(self, tables: Tables, readers: Readers, option: TableOption, openings: Openings, hands: Hands) -> None:
        self._tables = tables
        self._readers = readers
        self._option = option
        self._openings = openings
        self._hands = hands

    @property
    def _atlas(self) -> Atlas:
        """The map of the house. Raises `CalamityRefusal` where no such tables are played."""
        game = self._tables.games.get(CALAMITIES_GAME)
        if not isinstance(game, Calamities):
            raise CalamityRefusal("calamity-other-game")
        return game.atlas

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
        """`/calamity table`: a lobby for so many. Raises `BadPosition`, `CalamityRefusal`."""
        ground(self._atlas, chosen)
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
        if written is None or not written.strip():
            await tell(interaction, sheet_told(match.view(None).stage, table.names))
            return
        atlas, limit = match.stage.position.atlas, tokens_for(match.stage.players)
        entries = read_sheet(written.replace(" | ", "\n"), atlas, tokens=limit)
        lines = "\n".join(line.strip() for line in written.replace(" | ", "\n").splitlines() if line.strip())
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
            listed = "; ".join(part.strip() for part in re.split(r"[;,\n]", held) if part.strip())
            table = await self._tables.enter(table.id, user, None, f"{DRAW} {listed}", version=version)
        await self._hands.show(interaction, table)

    async def take_nation(
        self, interaction: Interaction, name: str, player: discord.abc.User | None, number: int | None
    ) -> None:
        """`/calamity nation`: one's own, or by the owner somebody else's."""
        await acknowledge(interaction)
        table, match, _ = await self._playing(interaction, number)
        nation = known_nation(name, match.stage.position.atlas.nations)
        user, action = user_of(interaction), f"{NATION} {nation}"
        if player is None or player.id == interaction.user.id:
            table = await self._tables.submit(table.id, user, [action], version=match.version)
        else:
            seat = _free_seat(table, match, UserId(player.id))
            table = await self._tables.enter(table.id, user, seat, action, version=match.version)
        await self._hands.show(interaction, table)

    async def show_area(self, interaction: Interaction, name: str, number: int | None) -> None:
        """`/calamity map`: what the map says of an area, and who is there at one's table."""
        speaker = await self._readers.reader(interaction)
        match = await self._match_here(interaction, number)
        atlas = self._atlas if match is None else match.stage.position.atlas
        told = area_told(atlas[atlas.area_called(name)], speaker)
        if match is not None:
            told += _units_told(match, atlas.area_called(name))
        await whisper(interaction, "", Sheet(ACCENT).text(told).view())

    async def suggest_areas(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Areas by name."""
        return _suggested(self._atlas.areas, current)

    async def suggest_nations(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Nations by name."""
        return _suggested(self._atlas.nations, current)

    async def suggest_rulings(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Rulings, each with what it may be besides the default; what is typed before the last comma stays."""
        before, _, last = current.rpartition(",")
        known = [f"{name} {choice}" for name, choices in CHOICES.items() if name != "edition" for choice in choices[1:]]
        fit = [each for each in known if last.strip().lower() in each]
        found = [f"{before.strip()}, {each}" if before.strip() else each for each in fit]
        return [
            app_commands.Choice(name=each[-100:], value=each) for each in found[:MOST_SUGGESTED] if len(each) <= 100
        ]

    async def _match_here(self, interaction: Interaction, number: int | None) -> CalamityMatch | None:
        """The match of the table that is meant, where there is one."""
        try:
            table = await self._option.which(interaction, number)
            return calamity_match(table.match)
        except Refusal:
            if number is not None:
                raise
            return None

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


def area_told(area: Area, speaker: Speaker) -> str:
    """All that the map says of an area."""
    facts = [speaker.say("cal-area-limit", count=area.limit)]
    if area.site is not None:
        facts.append(speaker.say(f"cal-area-site-{area.site}"))
    if area.volcano is not None:
        facts.append(speaker.say("cal-area-volcano", name=area.volcano.title()))
    if area.plain is not None:
        facts.append(speaker.say("cal-area-plain", name=area.plain.title()))
    facts.append(speaker.say(f"cal-area-coast-{area.coast}"))
    if area.start_of is not None:
        facts.append(speaker.say("cal-area-start", nation=area.start_of))
    near = [f"{speaker.say('cal-area-land')} {', '.join(map(place_told, sorted(area.land)))}"] if area.land else []
    near += [f"{speaker.say('cal-area-water')} {', '.join(map(place_told, sorted(area.water)))}"] if area.water else []
    return "\n".join([f"### {place_told(area.id)}", ", ".join(facts), *near])


def _units_told(match: CalamityMatch, area: Any) -> str:
    position = present_position(match.view(None).stage)
    there = [f"{nation.name} {nation.tokens.get(area, 0)}" for nation in position.nations if area in nation.areas]
    there += [f"{BARBARIANS} {position.barbarians[area]}"] if area in position.barbarians else []
    return f"\n{', '.join(there)}" if there else ""


def _suggested(names: Iterable[str], current: str) -> list[app_commands.Choice[str]]:
    typed = current.strip().casefold()
    told = {place_told(name): name for name in names}
    first = [name for name in told if name.casefold().startswith(typed)]
    rest = [name for name in told if typed in name.casefold() and name not in first]
    return [app_commands.Choice(name=name, value=told[name]) for name in (*first, *rest)[:MOST_SUGGESTED]]


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

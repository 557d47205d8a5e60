"""The commands of `/calamity`: open tables, enter positions, draw calamities, take nations; and their suggestions."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import discord
from discord import app_commands

from bot.discord.sheet import MOST_CHOICE, MOST_CHOICES
from bot.games.calamities.game import CALAMITIES_GAME, CalamityChoices, CalamityMatch, calamity_match, table_atlas
from bot.games.calamities.lines import CORRECT, DRAW, NATION, POSITION, CalamityRefusal, known_nation
from bot.games.calamities.pages.maps import printed_atlas
from bot.games.calamities.pages.message_text import present_position, sheet_text
from bot.games.calamities.pages.several_nations import own_nations, submit_at
from bot.games.calamities.rules.names import BARBARIANS, PIRATES
from bot.games.calamities.rules.position_text import read_sheet, tokens_for
from bot.games.calamities.rules.rulings import CHOICES
from bot.games.calamities.stages import RESOLVING
from bot.games.calamities.words.calamity_text import ruling_text
from bot.games.calamities.words.naming import area_name, nation_name
from bot.games.calamities.words.typed_position import read_typed_position
from bot.games.calamities.words.typed_text import check_count, in_log_words, read_fact, read_held_calamities
from bot.i18n.cutting import cut
from bot.i18n.names import fold_text
from bot.pages.board.reader_board import tell_long
from bot.pages.lobby import opening
from bot.pages.press import Press
from bot.pages.table_option import which_table
from bot.table.errors import NotSeated
from bot.table.table import Table
from bot.table.values import Options, UserId

MOST_FILE: Final = 20_000
"""Bytes of a file of positions."""


async def open_table(
    press: Press,
    players: int,
    choices: CalamityChoices,
    *,
    is_invited: bool,
    clock: str | None,
    thread: bool | None,
) -> None:
    """`/calamity table`: open a lobby for so many players. Raises `GameError`.

    The facts of the map in `choices` are in the opener's words.
    """
    localizer, atlas = await press.localizer(), printed_atlas(press.services.games)
    facts = tuple(read_fact(fact, atlas, localizer) for fact in choices.map_facts)
    choices = replace(choices, map_facts=facts)
    table_atlas(atlas, choices)  # refuses what is wrong with the map before there is a lobby
    options = Options(players, CALAMITIES_GAME, choices.to_json(), invite_only=is_invited, talks=False)
    await opening.open_table(press, options, 0, clock, None, own_thread=thread)


async def enter_positions(press: Press, text: str | None, file: discord.Attachment | None, number: int | None) -> None:
    """`/calamity positions`: show the positions, or enter those of a text or a file.

    Players enter their own nation, the table's owner may enter several; players who are ready for the draw are asked
    before theirs are replaced. Once calamities are drawn, all others are asked whether they agree.
    """
    await press.acknowledge()
    table, match, seat = await _seat_at(press, number)
    written = text if file is None else await _read_file(file)
    localizer = await press.localizer()
    if written is None or not written.strip():
        await tell_long(press, sheet_text(match.view(None).stage, table.names, localizer))
        return
    atlas, limit = match.stage.position.atlas, tokens_for(match.stage.players)
    own = match.stage.seats[seat]
    lines = read_typed_position(written, atlas, localizer, present_position(match.stage), own=own)
    entries = read_sheet(lines, atlas, tokens=limit)
    mine = own_nations(table, match.stage, press)
    is_own = all(entry.name in (*mine, BARBARIANS, PIRATES) for entry in entries)
    version = match.version
    if match.stage.kind == RESOLVING:
        table = await press.services.tables.submit(table.id, press.user, [f"{CORRECT} {lines}"], version=version)
    elif is_own:
        table = await submit_at(press, table, match.stage, seat, f"{POSITION} {lines}", version=version)
    else:
        # looked at again: while a file was read someone may have said that they are ready, which makes nothing stale
        match = calamity_match((await press.services.tables.look(table.id)).match)
        entry = match.owners_entry(seat, lines)
        table = await press.services.tables.enter(table.id, press.user, None, entry, version=version)
    await press.show_hand(table)


async def draw(press: Press, held: str | None, number: int | None) -> None:
    """`/calamity draw`: draw from the hands that everyone has entered; the owner may state them in `held`."""
    await press.acknowledge()
    table, match, _ = await _seat_at(press, number)
    if held is None or not held.strip():
        table = await press.services.tables.submit(table.id, press.user, [DRAW], version=match.version)
    else:
        listed = "; ".join(read_held_calamities(held, match.stage.position.atlas, await press.localizer()))
        table = await press.services.tables.enter(table.id, press.user, None, f"{DRAW} {listed}", version=match.version)
    await press.show_hand(table)


async def take_nation(press: Press, name: str, player: discord.abc.User | None, number: int | None) -> None:
    """`/calamity nation`: take a nation for oneself, or, by the owner, for another player."""
    await press.acknowledge()
    table, match, _ = await _seat_at(press, number)
    atlas, localizer = match.stage.position.atlas, await press.localizer()
    nation = known_nation(in_log_words(name, atlas, localizer, is_checked=True), atlas.nations)
    action = f"{NATION} {nation}"
    if player is None or player.id == press.interaction.user.id:
        seat = _free_seat(table, match, press.user)
        table = await press.services.tables.submit(table.id, press.user, [action], version=match.version, at=seat)
    else:
        seat = _free_seat(table, match, UserId(player.id))
        table = await press.services.tables.enter(table.id, press.user, seat, action, version=match.version)
    await press.show_hand(table)


async def suggest_areas(press: Press, current: str) -> list[app_commands.Choice[str]]:
    """Return areas by name."""
    localizer = await press.localizer()
    return _suggestions(
        {area: area_name(localizer, area) for area in printed_atlas(press.services.games).areas}, current
    )


async def suggest_nations(press: Press, current: str) -> list[app_commands.Choice[str]]:
    """Return nations by name."""
    localizer = await press.localizer()
    return _suggestions(
        {each: nation_name(localizer, each) for each in printed_atlas(press.services.games).nations}, current
    )


async def suggest_rulings(press: Press, current: str) -> list[app_commands.Choice[str]]:
    """Return rulings in words, each choice except the default; what is typed before the last comma stays."""
    localizer = await press.localizer()
    before, _, last = current.rpartition(",")
    typed = fold_text(last)
    known = {
        f"{name} {choice}": ruling_text(localizer, name, choice)
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


async def _seat_at(press: Press, number: int | None) -> tuple[Table, CalamityMatch, int]:
    """Return the table that is meant, its match and the presser's seat. Raises `Refusal`."""
    table = await which_table(press, number)
    seat = table.seat_of(press.user)
    if seat is None:
        raise NotSeated("not-seated", table=table.id)
    return table, calamity_match(table.match), seat


def read_choices(rulings: str | None, edition: str, facts: str | None, *, is_western: bool) -> CalamityChoices:
    """Return a table's choices as the options of `/calamity table` give them."""
    return CalamityChoices(_read_rulings(rulings, edition), is_western, _read_facts(facts))


def _read_rulings(text: str | None, edition: str) -> dict[str, str]:
    """Return rulings as people type them (`pirates spared, short_pool = nothing`); the game judges their names."""
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in re.split(r"[;,\n]", text or ""))):
        name, _, choice = re.sub(r"[\s=:]+", " ", part).partition(" ")
        found[name.lower()] = choice.strip().lower()
    if edition != CHOICES["edition"][0]:
        found["edition"] = edition
    return found


def _read_facts(text: str | None) -> tuple[str, ...]:
    """Return the facts in which a table's own map differs, as people type them, between commas.

    Raises `CalamityRefusal` where there are too many.
    """
    facts = tuple(part.strip() for part in re.split(r"[;,\n]", text or "") if part.strip())
    check_count(facts)
    return facts


def _suggestions(named: Mapping[str, str], current: str) -> list[app_commands.Choice[str]]:
    """Return choices by name, those that begin as typed first."""
    typed = fold_text(current)
    folded = {value: fold_text(name) for value, name in named.items()}
    first = [value for value in named if folded[value].startswith(typed)]
    rest = [value for value in named if typed in folded[value] and value not in first]
    return [app_commands.Choice(name=named[value], value=value) for value in (*first, *rest)[:MOST_CHOICES]]


def _free_seat(table: Table, match: CalamityMatch, user: UserId) -> int:
    """Return the first seat of that person that has no nation yet, else their first. Raises `NotSeated`."""
    seats = table.seats_of(user)
    if not seats:
        raise NotSeated("not-seated", table=table.id)
    return next((seat for seat in seats if match.stage.seats[seat] is None), seats[0])


async def _read_file(file: discord.Attachment) -> str:
    """Return the text of a file. Raises `CalamityRefusal`."""
    if file.size > MOST_FILE:
        raise CalamityRefusal("calamity-file-size", most=MOST_FILE)
    try:
        return _decoded(await file.read())
    except (UnicodeError, discord.HTTPException):
        raise CalamityRefusal("calamity-file-unreadable") from None


def _decoded(content: bytes) -> str:
    """Return a file's text: UTF-8, or as spreadsheets of Windows write it. Raises `UnicodeError`."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("cp1252")
    if content.startswith(b"PK") or "\0" in text:
        raise UnicodeError("a zip file, such as a workbook")
    return text

"""`/calamity explain`: what a calamity does, its victims, the cards that help or hurt, and a preview of it now."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Annotated, Final

from discord import app_commands

from bot.discord.routing import Verb, handles, number
from bot.discord.sheet import MOST_CHOICES, MOST_OPTION, SelectOption, Sheet
from bot.discord.symbols import ACCENT
from bot.games.calamities.pages.maps import TablePosition, find_position
from bot.games.calamities.rules import DrawnCalamity, Outcome, Position, resolve_calamity
from bot.games.calamities.rules.names import CALAMITIES, CalamityId, NationName
from bot.games.calamities.words.calamity_text import calamity_contents, calamity_explanation, ruling_lines
from bot.games.calamities.words.moves import moves_within
from bot.games.calamities.words.naming import calamity_name, nation_name
from bot.games.calamities.words.question_text import question_sentence
from bot.games.calamities.words.refusals import refusal_text
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import fold_text, safe_text
from bot.pages.press import Press
from bot.reasons import GameError

MOST_NATIONS: Final = 99
MOST_TYPED: Final = 100
"""Characters that are looked at, more than a name has: while a command is typed, nothing limits them."""
LEAST_TYPED: Final = 3
"""The least number of letters from the middle of a name that may stand for it."""
_ORDER: Final = tuple(CALAMITIES)
_SIMILARITY: Final = 0.5
"""The least similarity of a typed text and a name, from 0 to 1, for the name to be suggested."""
_MOST_QUOTED: Final = 60


@dataclass(frozen=True, slots=True)
class AtCalamity:
    """A page of the explanations."""

    position: Annotated[int, number(0, 2**31 - 1)]
    """The table whose position a preview is made from; 0 where none is known."""
    calamity: Annotated[int, number(0, len(CALAMITIES))]
    """Its place in the order of a turn, from 1; 0 is the contents."""
    nation: Annotated[int, number(0, MOST_NATIONS)]
    """Its place in the position, from 1, for a preview; 0 for none."""


EXPLAIN_PICK: Final = Verb("cal_explain", AtCalamity)
"""A select of calamities."""
PREVIEW_PICK: Final = Verb("cal_preview", AtCalamity)
"""A select of nations that might get the calamity now."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The effects that a calamity would have, up to the first question."""

    drawn: DrawnCalamity
    before: Position
    outcome: Outcome


async def open_explanation(press: Press, name: str | None, nation: str | None = None) -> None:
    """`/calamity explain`: show the page of that name, with a preview where a nation is named; else the contents."""
    await press.acknowledge_privately()
    localizer = await press.localizer()
    found = await find_position(press, None)
    calamity = find_calamity(localizer, name) if name else None
    note = localizer.say("explain-unknown", text=safe_text(cut(name, _MOST_QUOTED))) if name and not calamity else ""
    preview = None
    if calamity is not None and found is not None and nation:
        victim = _nation_called(localizer, found.position, nation)
        preview, note = _try_preview(localizer, found.position, calamity, victim)
    await _show(press, found, calamity, preview, note)


async def suggest_calamities(press: Press, current: str) -> list[app_commands.Choice[str]]:
    """Return the calamities that what was typed may mean, in the language of who types."""
    localizer = await press.localizer()
    found = calamities_like(localizer, current)[:MOST_CHOICES]
    return [app_commands.Choice(name=cut(calamity_name(localizer, each), MOST_OPTION), value=each) for each in found]


@handles(EXPLAIN_PICK)
async def show_calamity(press: Press, at: AtCalamity) -> None:
    """Show the page of the calamity that was chosen."""
    await press.acknowledge()
    await press.localizer()
    found = await find_position(press, at.position or None)
    await _show(press, found, calamity_at(_chosen_place(press)), None, "")


@handles(PREVIEW_PICK)
async def show_preview(press: Press, at: AtCalamity) -> None:
    """Show what the page's calamity would do to the nation that was chosen."""
    await press.acknowledge()
    localizer = await press.localizer()
    found, calamity = await find_position(press, at.position or None), calamity_at(at.calamity)
    preview, note = None, ""
    if found is not None and calamity is not None:
        nations = found.position.nations
        place = _chosen_place(press)
        name = nations[place - 1].name if 0 < place <= len(nations) else None
        preview, note = _try_preview(localizer, found.position, calamity, name)
    await _show(press, found, calamity, preview, note)


async def _show(
    press: Press, found: TablePosition | None, calamity: CalamityId | None, preview: Preview | None, note: str
) -> None:
    table, position = found or (0, None)
    localizer = await press.localizer()
    page = explain_page(calamity, localizer, table=table, position=position, preview=preview, note=note)
    await press.edit(page, attachments=[])


def _chosen_place(press: Press) -> int:
    """Return the place that a select sent; 0 where it is none."""
    return next(iter(press.chosen_numbers), 0)


def _try_preview(
    localizer: Localizer, position: Position, calamity: CalamityId, nation: NationName | None
) -> tuple[Preview | None, str]:
    """Return the preview, or None and why there is none."""
    if nation is None:
        return None, ""
    try:
        return preview_calamity(position, calamity, nation), ""
    except GameError as error:
        return None, refusal_text(localizer, error.reason, ())


def preview_calamity(position: Position, calamity: CalamityId, nation: NationName) -> Preview:
    """Return what that calamity, not passed on by anyone, would do to the nation now. Raises `BadPosition`."""
    drawn = DrawnCalamity(calamity, nation)
    return Preview(drawn, position, resolve_calamity(position, drawn))


def explain_page(
    calamity: CalamityId | None,
    localizer: Localizer,
    *,
    table: int = 0,
    position: Position | None = None,
    preview: Preview | None = None,
    note: str = "",
) -> Sheet:
    """Return the page of a calamity, or the contents, all twelve in their order, where it is None.

    `position` is that of the reader's `table`: its rulings count, and its nations can be picked for a preview. `note`
    is a line in small print.
    """
    sheet = Sheet(ACCENT).text(f"### {_title(calamity, localizer)}")
    if note:
        sheet.text(f"-# {note}")
    rulings = position.rulings if position else None
    sheet.text(calamity_contents(localizer) if calamity is None else calamity_explanation(localizer, calamity, rulings))
    if rulings is not None and (texts := ruling_lines(localizer, rulings)):
        sheet.text("\n".join(f"-# {line}" for line in (localizer.say("explain-rulings"), *texts)))
    if preview is not None:
        sheet.text(preview_text(preview, localizer, sheet.room))
    _pick_calamity(sheet, calamity, localizer, table)
    if calamity is not None and position is not None:
        _pick_nation(sheet, calamity, localizer, table, position)
    return sheet


def preview_text(preview: Preview, localizer: Localizer, most: int) -> str:
    """Return what would move at once, and what would be asked next, in at most so many characters."""
    drawn, pending = preview.drawn, preview.outcome.pending
    head = localizer.say("explain-preview", nation=nation_name(localizer, drawn.primary))
    text = "" if pending is None else question_sentence(localizer, pending, drawn)
    asked = nation_name(localizer, pending.who) if pending else ""
    end = localizer.say("explain-preview-asked", nation=asked, question=text) if pending else ""
    is_bare = pending is not None and not preview.outcome.effects
    moves = "" if is_bare else moves_within(localizer, preview.outcome.effects, most - len(head) - len(end) - 2)
    return "\n".join(filter(None, (head, moves, end)))


def _title(calamity: CalamityId | None, localizer: Localizer) -> str:
    return localizer.say("explain-title") if calamity is None else calamity_name(localizer, calamity)


def _pick_calamity(sheet: Sheet, here: CalamityId | None, localizer: Localizer, table: int) -> None:
    lines = [
        SelectOption(str(place), calamity_name(localizer, calamity), is_chosen=calamity == here)
        for place, calamity in enumerate(_ORDER, start=1)
    ]
    sheet.select(EXPLAIN_PICK.to(table, _place(here), 0), localizer.say("explain-pick"), lines, least=1, most=1)


def _pick_nation(sheet: Sheet, here: CalamityId, localizer: Localizer, table: int, position: Position) -> None:
    lines = [
        SelectOption(str(place), nation_name(localizer, nation.name))
        for place, nation in enumerate(position.nations, start=1)
        if nation.is_playing
    ]
    if lines:
        label = localizer.say("explain-pick-nation")
        sheet.select(PREVIEW_PICK.to(table, _place(here), 0), label, lines, least=1, most=1)


def _place(calamity: CalamityId | None) -> int:
    return 0 if calamity is None else _ORDER.index(calamity) + 1


def calamity_at(place: int) -> CalamityId | None:
    """Return the calamity at a place of the order, from 1; None for the contents, and beyond the last one."""
    return _ORDER[place - 1] if 0 < place <= len(_ORDER) else None


def find_calamity(localizer: Localizer, typed: str) -> CalamityId | None:
    """Return the one calamity that typed text means: its name in the reader's language or its id, or a part of these.

    A part from the middle has at least `LEAST_TYPED` letters.
    """
    wanted = fold_text(typed[:MOST_TYPED])
    names = _folded_names(localizer)
    exact = [calamity for calamity, known in names.items() if wanted in known]
    begun = [calamity for calamity, known in names.items() if any(name.startswith(wanted) for name in known)]
    within = [calamity for calamity, known in names.items() if any(wanted in name for name in known)]
    found = exact or (begun if wanted else []) or (within if len(wanted) >= LEAST_TYPED else [])
    return found[0] if len(found) == 1 else None


def calamities_like(localizer: Localizer, typed: str) -> Sequence[CalamityId]:
    """Return the calamities that typed text may mean, the likeliest first; all in order where nothing was typed."""
    wanted = fold_text(typed[:MOST_TYPED])
    names = _folded_names(localizer)
    containing = [calamity for calamity, known in names.items() if any(wanted in name for name in known)]
    if containing:
        return containing
    spelled = {name: calamity for calamity, known in names.items() for name in known}
    return list(dict.fromkeys(spelled[name] for name in get_close_matches(wanted, spelled, len(_ORDER), _SIMILARITY)))


def _folded_names(localizer: Localizer) -> dict[CalamityId, tuple[str, str]]:
    """Return each calamity's name and id, folded for comparison."""
    return {each: (fold_text(calamity_name(localizer, each)), fold_text(each.replace("_", " "))) for each in _ORDER}


def _nation_called(localizer: Localizer, position: Position, typed: str) -> NationName | None:
    wanted = fold_text(typed)
    names = {
        each.name: (fold_text(each.name), fold_text(nation_name(localizer, each.name))) for each in position.nations
    }
    return next((name for name, known in names.items() if wanted in known), None)

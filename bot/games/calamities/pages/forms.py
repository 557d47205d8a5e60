"""The forms of a table of calamities: a position, what a hand holds, an answer of many parts; opened and read."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import ui

from bot.discord.sheet import MOST_HINT, MOST_INPUT, MOST_TITLE
from bot.games.calamities.game import CalamityView, answer_line
from bot.games.calamities.lines import CORRECT, FROM, POSITION, CalamityRefusal, write_hand
from bot.games.calamities.pages.message_text import nation_of, present_position
from bot.games.calamities.pages.offers import ANSWER_FORM, CAL_FORMED, CORRECT_FORM, HAND_FORM, REPLACE_FORM
from bot.games.calamities.rules.turn import DrawnCalamity
from bot.games.calamities.words.naming import calamity_name, nation_name
from bot.games.calamities.words.typed_answer import read_answer, suggested_text
from bot.games.calamities.words.typed_position import read_typed_position
from bot.games.calamities.words.typed_text import (
    is_blank,
    position_text,
    read_held_calamities,
)
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import clip, cut
from bot.table.table import Table

TEXT: Final = "text"
MOST_REPLACED: Final = 1500
"""Characters of a text that replaces everything: it is asked about first, and its message quotes it whole."""
GRAIN: Final = "grain"
HELD: Final = "held"


def stage_form(
    table: Table, view: CalamityView, name: str, seat: int, localizer: Localizer, typed: str | None = None
) -> ui.Modal:
    """Return the form of that name for a seat, filled in with what was `typed` before, else with what is known."""
    assert table.match is not None
    address = CAL_FORMED.to(table.id, table.match.version, name, seat)
    form = ui.Modal(title=cut(localizer.say(f"form-cal-{name}"), MOST_TITLE), custom_id=str(address))
    if name == HAND_FORM:
        hand = view.stage.hands.get(seat)
        held = "" if hand is None else "\n".join(_held_text(each, localizer) for each in hand.held)
        grain = str(hand.grain if hand else 0)
        if typed is not None:  # as `typed_text_of` has it
            grain, _, held = typed.partition("\n")
        _ask(form, GRAIN, localizer.say("form-cal-grain"), grain[:3], is_long=False)
        _ask(form, HELD, localizer.say("form-cal-held"), held, hint=localizer.say("form-cal-held-hint"))
    elif name == ANSWER_FORM:
        assert view.stage.pending is not None
        text = localizer.say("form-cal-answer-label")
        suggested = suggested_text(view.stage.pending, localizer)
        _ask(form, TEXT, text, suggested if typed is None else typed)
    elif name == REPLACE_FORM:
        nation = nation_of(view.stage, seat)
        known = "" if nation is None or is_blank(nation) else position_text(nation, localizer)
        default = known if typed is None else typed
        _ask(form, TEXT, localizer.say("form-cal-replace-label"), default, most=MOST_REPLACED)
    else:
        hint = localizer.say("form-cal-position-hint")
        _ask(form, TEXT, localizer.say("form-cal-position-label"), typed or "", hint=hint)
    return form


def _ask(
    form: ui.Modal,
    name: str,
    label: str,
    default: str,
    *,
    hint: str = "",
    is_long: bool = True,
    most: int = MOST_INPUT,
) -> None:
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        default=clip(default, most),
        placeholder=cut(hint, MOST_HINT) if hint else None,
        required=False,
        style=discord.TextStyle.paragraph if is_long else discord.TextStyle.short,
        max_length=most if is_long else 3,
    )
    form.add_item(ui.Label(text=cut(label, MOST_TITLE), component=field))


def typed_text_of(name: str, filled: Mapping[str, str]) -> str:
    """Return all that was typed into a form, as `stage_form` takes it back."""
    if name == HAND_FORM:
        return f"{filled.get(GRAIN, '').strip()}\n{filled.get(HELD, '').strip()}"
    return filled.get(TEXT, "").strip()


def _held_text(drawn: DrawnCalamity, localizer: Localizer) -> str:
    giver = "" if drawn.traded_by is None else f" {FROM} {nation_name(localizer, drawn.traded_by)}"
    return f"{calamity_name(localizer, drawn.calamity)}{giver}"


def action_of(name: str, filled: Mapping[str, str], view: CalamityView, localizer: Localizer) -> str:
    """Return the line that a filled form writes, from names in the reader's language or in English.

    Raises `GameError`.
    """
    atlas = view.stage.position.atlas
    if name == HAND_FORM:
        grain = filled.get(GRAIN, "").strip() or "0"
        return write_hand(grain, read_held_calamities(filled.get(HELD, ""), atlas, localizer))
    text = filled.get(TEXT, "").strip()
    if name == ANSWER_FORM:
        pending = view.stage.pending
        if pending is None:
            raise CalamityRefusal("calamity-not-now")
        return answer_line(read_answer(pending, text, atlas, localizer))
    own = None if view.viewer is None else view.stage.seats[view.viewer]
    word = CORRECT if name == CORRECT_FORM else POSITION
    position = present_position(view.stage)
    lines = read_typed_position(text, atlas, localizer, position, own=own, is_whole=name == REPLACE_FORM)
    return f"{word} {lines}"

"""The forms of a table of calamities: a position, what a hand holds, an answer of many parts; opened and read."""

import re
from collections.abc import Mapping
from typing import Any, Final, cast

import discord
from discord import ui

from bot.calamities.answers import SHAPES, SHARES, SOME, Answer, Value, parse_answer
from bot.calamities.atlas import Atlas
from bot.calamities.decisions import Allocation, Decision
from bot.calamities.position_text import written_nation
from bot.games.calamities import CalamityView, answer_line
from bot.games.calamity_lines import CORRECT, FROM, POSITION, CalamityRefusal, known_nation, written_hand
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import cut
from bot.table.table import Table
from bot.ui.calamities import addresses
from bot.ui.calamities.telling import nation_of, place_told
from bot.ui.discord.answers import Interaction

MOST_TITLE: Final = 45
MOST_INPUT: Final = 4000
MOST_HINT: Final = 100
TEXT: Final = "text"
GRAIN: Final = "grain"
HELD: Final = "held"


def stage_form(table: Table, view: CalamityView, name: str, seat: int, speaker: Speaker) -> ui.Modal:
    """The form of that name for a seat, filled in with what is known."""
    assert table.match is not None
    address = addresses.CAL_FORMED.to(table.id, table.match.version, name, seat)
    form = ui.Modal(title=cut(speaker.say(f"form-cal-{name}"), MOST_TITLE), custom_id=str(address))
    if name == addresses.HAND_FORM:
        hand = view.stage.hands.get(seat)
        held = "" if hand is None else "\n".join(_held_told(each.calamity, each.traded_by) for each in hand.held)
        _ask(form, GRAIN, speaker.say("form-cal-grain"), str(hand.grain if hand else 0), is_long=False)
        _ask(form, HELD, speaker.say("form-cal-held"), held, hint=speaker.say("form-cal-held-hint"))
    elif name == addresses.ANSWER_FORM:
        assert view.stage.pending is not None
        told = speaker.say("form-cal-answer-label")
        _ask(form, TEXT, told, suggested_text(view.stage.pending))
    else:
        nation = nation_of(view.stage, seat)
        default = "" if nation is None else written_nation(nation)
        _ask(form, TEXT, speaker.say("form-cal-position-label"), default, hint=speaker.say("form-cal-position-hint"))
    form.stop()  # discord.py keeps no form: it is answered by its address, after a restart, too
    return form


def _ask(form: ui.Modal, name: str, label: str, default: str, *, hint: str = "", is_long: bool = True) -> None:
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        default=default[:MOST_INPUT],
        placeholder=cut(hint, MOST_HINT) if hint else None,
        required=False,
        style=discord.TextStyle.paragraph if is_long else discord.TextStyle.short,
        max_length=MOST_INPUT if is_long else 3,
    )
    form.add_item(ui.Label(text=cut(label, MOST_TITLE), component=field))


def _held_told(calamity: str, giver: str | None) -> str:
    return calamity.replace("_", " ") + (f" {FROM} {giver}" if giver else "")


def filled_in(interaction: Interaction) -> dict[str, str]:
    """What a form says, by its questions."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    asked = [cast("Mapping[str, Any]", each.get("component", {})) for each in data.get("components", [])]
    return {str(each["custom_id"]): str(each.get("value") or "") for each in asked if "custom_id" in each}


def action_of(name: str, filled: Mapping[str, str], view: CalamityView, atlas: Atlas) -> str:
    """The line that a filled form writes. Raises `GameError`."""
    if name == addresses.HAND_FORM:
        grain = filled.get(GRAIN, "").strip() or "0"
        held = [part.strip() for part in re.split(r"[;,\n]", filled.get(HELD, "")) if part.strip()]
        return written_hand(grain, held)
    text = filled.get(TEXT, "").strip()
    if name == addresses.ANSWER_FORM:
        pending = view.stage.pending
        if pending is None:
            raise CalamityRefusal("calamity-not-now")
        return answer_line(typed_answer(pending, text, atlas))
    return f"{CORRECT if name == addresses.CORRECT_FORM else POSITION} {text}"


def typed_answer(decision: Decision, text: str, atlas: Atlas) -> Answer:
    """What somebody has typed to a decision: names as people write them, a part a line. Raises `GameError`."""
    parts = [part.strip() for part in re.split(r"[;,\n]", text) if part.strip()]
    shape = SHAPES[decision.what]
    if shape == SOME:
        return Answer(decision.who, decision.what, tuple(str(atlas.area_called(part)) for part in parts))
    if shape == SHARES:
        shares: list[tuple[str, int | str]] = []
        for part in parts:
            found = re.fullmatch(r"(.*\S)[\s:=]+(\S+)", part)
            if found is None:
                raise CalamityRefusal("calamity-part-unreadable", text=part[:80])
            name = found[1].rstrip(":=")
            if isinstance(decision, Allocation):
                known = str(known_nation(name, tuple(decision.most)))
            else:
                known = str(atlas.area_called(name))
            word = found[2].lower()
            share = int(word) if word.isdecimal() and len(word) < 5 else word
            if share != 0:
                shares.append((known, share))
        return Answer(decision.who, decision.what, tuple(shares))
    return parse_answer(f"{decision.who} {decision.what} {text}")


def suggested_text(decision: Decision) -> str:
    """A legal answer, to be changed: a part a line."""
    value: Value = decision.draw(lambda _: 0)
    if isinstance(value, str | int):
        return str(value)
    return "\n".join(
        place_told(each) if isinstance(each, str) else f"{place_told(each[0])} {each[1]}" for each in value
    )

"""The forms of a table of calamities, opened and read: a position, a hand, an answer of many parts."""

import re
from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import ui

from bot.discord.sheet import MOST_HINT, MOST_INPUT, MOST_TITLE
from bot.games.calamities.game import CalamityView, answer_line
from bot.games.calamities.lines import CORRECT, FROM, POSITION, CalamityRefusal, known_nation, write_hand
from bot.games.calamities.pages.message_text import nation_of
from bot.games.calamities.pages.offers import ANSWER_FORM, CAL_FORMED, CORRECT_FORM, HAND_FORM
from bot.games.calamities.rules.answers import SHAPES, SHARES, SOME, Answer, Value
from bot.games.calamities.rules.atlas import Atlas
from bot.games.calamities.rules.decisions import Allocation, Decision, Pick
from bot.games.calamities.rules.turn import DrawnCalamity
from bot.games.calamities.words.naming import calamity_name, nation_name
from bot.games.calamities.words.question_text import option_word, share_text
from bot.games.calamities.words.typed_text import (
    in_log_words,
    is_blank,
    is_nothing,
    position_text,
    read_option,
    read_typed_position,
)
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import cut
from bot.table.table import Table

TEXT: Final = "text"
GRAIN: Final = "grain"
HELD: Final = "held"


def stage_form(table: Table, view: CalamityView, name: str, seat: int, speaker: Speaker) -> ui.Modal:
    """Return the form of that name for a seat, filled in with what is known."""
    assert table.match is not None
    address = CAL_FORMED.to(table.id, table.match.version, name, seat)
    form = ui.Modal(title=cut(speaker.say(f"form-cal-{name}"), MOST_TITLE), custom_id=str(address))
    if name == HAND_FORM:
        hand = view.stage.hands.get(seat)
        held = "" if hand is None else "\n".join(_held_text(each, speaker) for each in hand.held)
        _ask(form, GRAIN, speaker.say("form-cal-grain"), str(hand.grain if hand else 0), is_long=False)
        _ask(form, HELD, speaker.say("form-cal-held"), held, hint=speaker.say("form-cal-held-hint"))
    elif name == ANSWER_FORM:
        assert view.stage.pending is not None
        text = speaker.say("form-cal-answer-label")
        _ask(form, TEXT, text, suggested_text(view.stage.pending, speaker))
    else:
        nation = nation_of(view.stage, seat)
        default = "" if nation is None or is_blank(nation) else position_text(nation, speaker)
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


def _held_text(drawn: DrawnCalamity, speaker: Speaker) -> str:
    giver = "" if drawn.traded_by is None else f" {FROM} {nation_name(speaker, drawn.traded_by)}"
    return f"{calamity_name(speaker, drawn.calamity)}{giver}"


def action_of(name: str, filled: Mapping[str, str], view: CalamityView, speaker: Speaker) -> str:
    """Return the line that a filled form writes, from names in the reader's language or in English.

    Raises `GameError`.
    """
    atlas = view.stage.position.atlas
    if name == HAND_FORM:
        grain = filled.get(GRAIN, "").strip() or "0"
        return write_hand(grain, read_held_calamities(filled.get(HELD, ""), atlas, speaker))
    text = filled.get(TEXT, "").strip()
    if name == ANSWER_FORM:
        pending = view.stage.pending
        if pending is None:
            raise CalamityRefusal("calamity-not-now")
        return answer_line(read_answer(pending, text, atlas, speaker))
    own = None if view.viewer is None else view.stage.seats[view.viewer]
    word = CORRECT if name == CORRECT_FORM else POSITION
    return f"{word} {read_typed_position(text, atlas, speaker, own=own)}"


def read_held_calamities(text: str, atlas: Atlas, speaker: Speaker) -> list[str]:
    """Return the calamities that someone says they hold, as the log writes them. Raises `CalamityRefusal`."""
    parts = (part.strip() for part in re.split(r"[;,\n]", text))
    return [
        in_log_words(part, atlas, speaker, is_checked=True) for part in parts if part and not is_nothing(part, speaker)
    ]


def read_answer(decision: Decision, text: str, atlas: Atlas, speaker: Speaker) -> Answer:
    """Return what someone has typed as an answer to a decision, a part a line. Raises `GameError`."""
    shape = SHAPES[decision.what]
    if isinstance(decision, Pick):
        return Answer(decision.who, decision.what, read_option(decision, text, speaker))
    if shape not in (SOME, SHARES):
        return Answer(decision.who, decision.what, _number_or_text(text.strip()))
    is_nation = isinstance(decision, Allocation)
    log = in_log_words(text, atlas, speaker, prefers_areas=not is_nation, is_checked=True)
    parts = [part.strip() for part in re.split(r"[;,\n]", log) if part.strip()]
    if shape == SOME:
        return Answer(decision.who, decision.what, tuple(str(atlas.find_area(part)) for part in parts))
    shares = [_share(decision, part, atlas) for part in parts]
    return Answer(decision.who, decision.what, tuple(share for share in shares if share[1] != 0))


def _number_or_text(word: str) -> int | str:
    return int(word) if word.isdecimal() and len(word) < len("10000") else word


def _share(decision: Decision, part: str, atlas: Atlas) -> tuple[str, int | str]:
    found = re.fullmatch(r"(.*\S)[\s:=]+(\S+)", part)
    if found is None:
        raise CalamityRefusal("calamity-part-unreadable", text=part[:80])
    name, word = found[1].rstrip(":= "), found[2].lower()
    is_nation = isinstance(decision, Allocation)
    known = str(known_nation(name, tuple(decision.most)) if is_nation else atlas.find_area(name))
    return known, _number_or_text(word)


def suggested_text(decision: Decision, speaker: Speaker) -> str:
    """Return a legal answer to be changed, a part a line."""
    value: Value = decision.draw(lambda _: 0)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return option_word(speaker, value)
    parts = [(each, "") if isinstance(each, str) else each for each in value]
    return "\n".join(f"{option_word(speaker, name)} {share_text(speaker, share)}".strip() for name, share in parts)

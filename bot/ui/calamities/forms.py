"""The forms of a table of calamities: a position, what a hand holds, an answer of many parts; opened and read."""

import re
from collections.abc import Mapping
from typing import Any, Final, cast

import discord
from discord import ui

from bot.calamities.answers import SHAPES, SHARES, SOME, Answer, Value, parse_answer
from bot.calamities.atlas import Atlas
from bot.calamities.decisions import Allocation, Decision
from bot.calamities.losses import ELIMINATE, REDUCE
from bot.calamities.position_text import CITY
from bot.calamities.work import Drawn
from bot.games.calamities import CalamityView, answer_line
from bot.games.calamity_lines import CORRECT, FROM, POSITION, CalamityRefusal, known_nation, written_hand
from bot.i18n.calamities.naming import area_name, calamity_name, nation_name
from bot.i18n.calamities.positions import check_spelling, city_words, log_words, position_told
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import cut
from bot.i18n.naming import fold_text
from bot.table.table import Table
from bot.ui.calamities import addresses
from bot.ui.calamities.telling import nation_of
from bot.ui.discord.answers import Interaction

MOST_TITLE: Final = 45
MOST_INPUT: Final = 4000
MOST_HINT: Final = 100
TEXT: Final = "text"
WORDS: Final = (CITY, ELIMINATE, REDUCE)
"""What may stand behind a name."""
_BETWEEN: Final = rf"([:;,=\n\d+/]|\s+{FROM}\s+)"
"""What stands between names."""
GRAIN: Final = "grain"
HELD: Final = "held"


def stage_form(table: Table, view: CalamityView, name: str, seat: int, speaker: Speaker) -> ui.Modal:
    """The form of that name for a seat, filled in with what is known."""
    assert table.match is not None
    address = addresses.CAL_FORMED.to(table.id, table.match.version, name, seat)
    form = ui.Modal(title=cut(speaker.say(f"form-cal-{name}"), MOST_TITLE), custom_id=str(address))
    if name == addresses.HAND_FORM:
        hand = view.stage.hands.get(seat)
        held = "" if hand is None else "\n".join(_held_told(each, speaker) for each in hand.held)
        _ask(form, GRAIN, speaker.say("form-cal-grain"), str(hand.grain if hand else 0), is_long=False)
        _ask(form, HELD, speaker.say("form-cal-held"), held, hint=speaker.say("form-cal-held-hint"))
    elif name == addresses.ANSWER_FORM:
        assert view.stage.pending is not None
        told = speaker.say("form-cal-answer-label")
        _ask(form, TEXT, told, suggested_text(view.stage.pending, speaker))
    else:
        nation = nation_of(view.stage, seat)
        default = "" if nation is None else position_told(nation, speaker)
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


def _held_told(drawn: Drawn, speaker: Speaker) -> str:
    giver = "" if drawn.traded_by is None else f" {FROM} {nation_name(speaker, drawn.traded_by)}"
    return f"{calamity_name(speaker, drawn.calamity)}{giver}"


def filled_in(interaction: Interaction) -> dict[str, str]:
    """What a form says, by its questions."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    asked = [cast("Mapping[str, Any]", each.get("component", {})) for each in data.get("components", [])]
    return {str(each["custom_id"]): str(each.get("value") or "") for each in asked if "custom_id" in each}


def action_of(name: str, filled: Mapping[str, str], view: CalamityView, speaker: Speaker) -> str:
    """The line that a filled form writes, names in the reader's language or in English. Raises `GameError`."""
    atlas = view.stage.position.atlas
    if name == addresses.HAND_FORM:
        grain = filled.get(GRAIN, "").strip() or "0"
        held = [part.strip() for part in re.split(r"[;,\n]", filled.get(HELD, "")) if part.strip()]
        return written_hand(grain, [in_log_words(part, atlas, speaker) for part in held])
    text = filled.get(TEXT, "").strip()
    if name == addresses.ANSWER_FORM:
        pending = view.stage.pending
        if pending is None:
            raise CalamityRefusal("calamity-not-now")
        return answer_line(typed_answer(pending, in_log_words(text, atlas, speaker), atlas))
    return f"{CORRECT if name == addresses.CORRECT_FORM else POSITION} {position_in_log_words(text, atlas, speaker)}"


def position_in_log_words(text: str, atlas: Atlas, speaker: Speaker) -> str:
    """A position as the log writes it. Raises `CalamityRefusal` at a name that is nearly one (`calamity-name-near`)."""
    found, ways = log_words(atlas, speaker), _ways(speaker)
    parts = (part.strip() for part in re.split(_BETWEEN, text)[::2])
    check_spelling((_without_way(part, ways) for part in parts), found)
    lines = (line.partition(":") for line in text.split("\n"))
    return "\n".join(
        f"{in_log_words(nation, atlas, speaker)}{colon}{in_log_words(rest, atlas, speaker, prefers_areas=True)}"
        for nation, colon, rest in lines
    )


def _without_way(part: str, ways: Mapping[str, str]) -> str:
    first, _, last = part.rpartition(" ")
    return first if fold_text(last) in ways else part


def in_log_words(text: str, atlas: Atlas, speaker: Speaker, *, prefers_areas: bool = False) -> str:
    """The text with the names of nations, areas, cards and calamities as the log writes them, whatever the language.

    A name is what stands between signs and numbers; what is no name stays.
    """
    ways, names = _ways(speaker), log_words(atlas, speaker, prefers_areas=prefers_areas)
    known = {fold_text(each): word for each, word in names.items()}
    nations = {fold_text(name): str(each) for each in atlas.nations for name in (each, nation_name(speaker, each))}
    giver = re.compile(rf"(.+)\s+(?:{_said_from(speaker)})(.+)", re.I)

    def in_log(part: str) -> str:
        name = part.strip()
        if (given := giver.fullmatch(name)) and (nation := nations.get(fold_text(given[2]))):
            return part.replace(name, f"{in_log(given[1])} {FROM} {nation}")
        found = known.get(fold_text(name)) or _two_in_log(name, known, ways)
        return part.replace(name, found) if found and name else part

    return "".join(map(in_log, re.split(_BETWEEN, text)))


def _said_from(speaker: Speaker) -> str:
    """What a language says before who passed a calamity on, as an expression: `de `, `d’`."""
    said = (each.strip() for each in speaker.say("cal-typed-from").split(","))
    return "|".join(rf"{word}\s+" if word.isalpha() else re.sub("[’']", "[’']", word) for word in said)


def _two_in_log(text: str, known: Mapping[str, str], ways: Mapping[str, str]) -> str | None:
    """A name with another behind it, or with the word that says what becomes of a city."""
    words = text.split(" ")
    for at in range(1, len(words)):
        first, behind = (fold_text(" ".join(some)) for some in (words[:at], words[at:]))
        if first in known and (last := ways.get(behind) or known.get(behind)):
            return f"{known[first]} {last}"
    return None


def _ways(speaker: Speaker) -> dict[str, str]:
    """The words that may stand behind a name, folded, by what people call them."""
    known = {each: each for each in WORDS} | city_words(speaker)
    known |= {speaker.say(f"way-word-{each}"): each for each in (ELIMINATE, REDUCE, CITY)}
    return {fold_text(each): word for each, word in known.items()}


def typed_answer(decision: Decision, text: str, atlas: Atlas) -> Answer:
    """What somebody has typed to a decision: names as people write them, a part a line. Raises `GameError`."""
    parts = [part.strip() for part in re.split(r"[;,\n]", text) if part.strip()]
    shape = SHAPES[decision.what]
    if shape == SOME:
        return Answer(decision.who, decision.what, tuple(str(atlas.area_called(part)) for part in parts))
    if shape == SHARES:
        shares = [_share(decision, part, atlas) for part in parts]
        return Answer(decision.who, decision.what, tuple(share for share in shares if share[1] != 0))
    return parse_answer(f"{decision.who} {decision.what} {text}")


def _share(decision: Decision, part: str, atlas: Atlas) -> tuple[str, int | str]:
    found = re.fullmatch(r"(.*\S)[\s:=]+(\S+)", part)
    if found is None:
        raise CalamityRefusal("calamity-part-unreadable", text=part[:80])
    name, word = found[1].rstrip(":= "), found[2].lower()
    is_nation = isinstance(decision, Allocation)
    known = str(known_nation(name, tuple(decision.most)) if is_nation else atlas.area_called(name))
    return known, int(word) if word.isdecimal() and len(word) < len("10000") else word


def suggested_text(decision: Decision, speaker: Speaker) -> str:
    """A legal answer, to be changed: a part a line."""
    value: Value = decision.draw(lambda _: 0)
    if isinstance(value, str | int):
        return str(value)
    named = nation_name if isinstance(decision, Allocation) else area_name
    parts = [(each, "") if isinstance(each, str) else each for each in value]
    return "\n".join(f"{named(speaker, name)} {_way(share, speaker)}".strip() for name, share in parts)


def _way(share: int | str, speaker: Speaker) -> str:
    return speaker.say(f"way-word-{share}") if share in (ELIMINATE, REDUCE, CITY) else str(share)

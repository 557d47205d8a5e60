"""The moves on the board as text: each effect as a line to carry out, with its clause and its arithmetic.

The rules write arithmetic in signs and a few English words (`4 − Law 1 + Roadbuilding 1 = 4`, `min(limit 2, stock 40) =
2`, `12 of 20: nothing is ordered`), which are told here in words.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.names import PIRATES, find_card
from bot.games.calamities.words.naming import (
    any_name,
    area_name,
    civilization_card,
    nation_name,
    plain_name,
    token_count,
)
from bot.i18n.catalogue import Localizer

_SENTENCES: Final = ("30.311", "30.512", "30.611", "30.818")
"""Clauses whose notes are a number, or the sentence that nothing is ordered."""
_NOTES: Final = {
    "30.32": "note-cities",
    "30.71": "note-cities",
    "30.818": "note-ordered",
    "30.81": "note-cities",
    "30.421": "note-revolt",
    "30.4122": "note-faction",
    **dict.fromkeys(("30.311", "30.512", "30.611"), "note-ordered"),
}


def effect_lines(localizer: Localizer, effects: Iterable[Effect]) -> list[str]:
    """Return a line for each effect, in order: what to do, why so many, and the clause."""
    return [effect_line(localizer, effect) for effect in effects]


def effect_line(localizer: Localizer, effect: Effect) -> str:
    """Return a line such as `Egypt: take 5 tokens off Memphis, into stock (10 − 2 Grain × 4 = 2; 30.311)`."""
    move, total = move_text(localizer, effect), _reason(localizer, effect)
    if not total or effect.kind == "note":
        return localizer.say("move-by", move=move, clause=effect.clause)
    return localizer.say("move-because", move=move, sum=total, clause=effect.clause)


def _reason(localizer: Localizer, effect: Effect) -> str:
    """Return why so many; empty where the move says it all."""
    plain = effect.arithmetic
    if plain.isdigit():
        return "" if effect.kind == "place" else localizer.say("sum-due", count=int(plain))
    return arithmetic_text(localizer, plain, effect.clause)


def move_text(localizer: Localizer, effect: Effect) -> str:
    """Return what to do on the board, or that there is nothing to be done."""
    nation = nation_name(localizer, effect.nation)
    if effect.kind == "note":
        total = arithmetic_text(localizer, effect.arithmetic, effect.clause)
        return localizer.say(_note_key(effect), nation=nation, sum=total)
    if effect.kind == "show":
        return localizer.say("move-show", nation=nation, count=effect.tokens)
    assert effect.area is not None
    area, tokens = area_name(localizer, effect.area), token_count(localizer, effect.tokens)
    match effect.kind:
        case "eliminate":
            return localizer.say("move-eliminate", nation=nation, area=area)
        case "replace":
            return _replacement_text(localizer, effect, nation, area)
        case "reduce" if not effect.tokens:
            return localizer.say("move-reduce-bare", nation=nation, area=area)
        case "move":
            to = area_name(localizer, effect.to or effect.area)
            return localizer.say("move-march", nation=nation, area=area, tokens=tokens, to=to)
        case kind:
            return localizer.say(f"move-{kind}", nation=nation, area=area, tokens=tokens)


def _note_key(effect: Effect) -> str:
    """Return the key of what a note's number counts."""
    if any(sign.isalpha() for sign in effect.arithmetic.replace("min", "")) and effect.clause in _SENTENCES:
        return "note-plain"
    return next((key for clause, key in _NOTES.items() if effect.clause.startswith(clause)), "note-plain")


def _replacement_text(localizer: Localizer, effect: Effect, nation: str, area: str) -> str:
    if effect.by == PIRATES:
        return localizer.say("move-pirates", nation=nation, area=area)
    by = nation_name(localizer, effect.by or "")
    if not effect.tokens:
        return localizer.say("move-replace-city", nation=nation, area=area, by=by)
    tokens = token_count(localizer, effect.tokens)
    return localizer.say("move-replace-tokens", nation=nation, area=area, tokens=tokens, by=by)


def moves_within(localizer: Localizer, effects: Sequence[Effect], most: int) -> str:
    """Return the lines in at most `most` characters, and how many more there are where not all fit.

    Sums are left out before moves are, which have to be carried out.
    """
    if not effects:
        return localizer.say("moves-none")
    moving = [effect for effect in effects if effect.kind != "note"]
    short = [move_text(localizer, effect) for effect in moving] or effect_lines(localizer, effects)
    for lines in (effect_lines(localizer, effects), short):
        text = "\n".join(f"- {line}" for line in lines)
        if len(text) <= most:
            return text
    return _first_lines(localizer, short, most)


def _first_lines(localizer: Localizer, lines: Sequence[str], most: int) -> str:
    room = most - len(localizer.say("moves-more", count=len(lines))) - 1
    kept: list[str] = []
    for line in lines:
        room -= len(line) + 3
        if room < 0:
            break
        kept.append(f"- {line}")
    return "\n".join([*kept, localizer.say("moves-more", count=len(lines) - len(kept))])


_WHOLE: Final = (
    (re.compile(r"(?P<nation>\w+): no city in stock"), "sum-no-city"),
    (re.compile(r"(?P<have>\d+) of (?P<need>\d+): nothing is ordered"), "sum-nothing-ordered"),
    (re.compile(r"(?P<have>\d+) points of (?P<need>\d+): no second faction"), "sum-no-faction"),
    (re.compile(r"nobody has a city left"), "sum-no-cities-left"),
    (re.compile(r"nobody has tokens left"), "sum-no-tokens-left"),
    (re.compile(r"no pirate city left"), "sum-no-pirates-left"),
    (re.compile(r"(?P<nation>\w+) is spared"), "sum-spared"),
    (re.compile(r"(?P<ranking>.+): (?P<nation>\w+) has most"), "sum-most"),
    (re.compile(r"(?P<tokens>\d+) against (?P<there>\d+): (?P<left>\d+)"), "sum-battle"),
    (re.compile(r"min\((?P<most>\d+), (?P<have>\d+) on (?P<plain>[a-z-]+)\): \d+"), "sum-plain"),
    (re.compile(r"min\((?P<need>\d+), (?P<have>\d+)\) = \d+"), "sum-can-bear"),
    (re.compile(r"(?P<cities>\d+) cities: (?P<sum>.+)"), "sum-cities"),
    (re.compile(r"(?P<count>\d+), (?P<card>[A-Za-z ]+): (?P<left>\d+)"), "sum-religion"),
    (re.compile(r"damage (?P<count>\d+)"), "sum-damage"),
)
"""Whole sentences of the rules, and the keys of their texts."""
_RANKING: Final = re.compile(r"[\w-]+ \d+(, [\w-]+ \d+)*")
"""Nations or volcanoes with their points; a card with its own looks the same."""
_PLACED: Final = re.compile(r"min\((?P<why>limit|wanted) (?P<room>\d+), stock (?P<stock>\d+)\) = \d+")
"""How many tokens replace a city: as many as are wanted or have room, or as the stock has."""
_ON_BOARD: Final = re.compile(r"min\((?P<sum>.+), (?P<board>\d+) on the board\) = (?P<total>\d+)")
_CAPPED: Final = re.compile(r"min\((?P<count>\d+), (?P<card>[A-Za-z ]+) (?P<most>\d+)\)(?:: \d+| = \d+|(?P<rest> .+)?)")
"""An order that a card limits, and what is added afterwards."""
_CERTAIN: Final = re.compile(r"(\d+) = \1")
_TERM: Final = re.compile(r"[A-Za-z][A-Za-z-]*(?: [A-Za-z][A-Za-z-]*)*")
_WORDS: Final = {"Grain": "sum-grain"}


def arithmetic_text(localizer: Localizer, arithmetic: str, clause: str) -> str:
    """Return an effect's arithmetic in words; empty where there is none. Raises `KeyError`."""
    if (certain := _CERTAIN.fullmatch(arithmetic)) is not None:
        return certain[1]
    if (told := _least_text(localizer, arithmetic, clause)) is not None:
        return told
    for form, key in _WHOLE:
        if (found := form.fullmatch(arithmetic)) is not None:
            return localizer.say(
                key, **{name: _part(localizer, name, part) for name, part in found.groupdict().items()}
            )
    if _RANKING.fullmatch(arithmetic) and find_card(arithmetic.rpartition(" ")[0]) is None:
        key = "sum-volcanoes" if clause.startswith("30.21") else "sum-ranking"
        return localizer.say(key, ranking=_terms(localizer, arithmetic))
    return _terms(localizer, arithmetic)


def _least_text(localizer: Localizer, arithmetic: str, clause: str) -> str | None:
    """Return which of two numbers is the smaller one, and why; empty where it is as wanted; None for other sums."""
    if (placed := _PLACED.fullmatch(arithmetic)) is not None:
        if int(placed["stock"]) < int(placed["room"]):
            return localizer.say("sum-only-stock", count=int(placed["stock"]))
        return localizer.say("sum-room", count=int(placed["room"])) if placed["why"] == "limit" else ""
    if (found := _ON_BOARD.fullmatch(arithmetic)) is not None:
        total = arithmetic_text(localizer, found["sum"], clause)
        is_all = found["board"] == found["total"]
        return localizer.say("sum-only-board", sum=total, count=int(found["board"])) if is_all else total
    if (capped := _CAPPED.fullmatch(arithmetic)) is not None:
        count, most, rest = int(capped["count"]), int(capped["most"]), _terms(localizer, capped["rest"] or "")
        card = term_text(localizer, capped["card"])
        text = str(count) if count <= most else localizer.say("sum-capped", count=count, most=most, card=card)
        return f"({text}){rest}" if rest and count > most else f"{text}{rest}"
    return None


def _part(localizer: Localizer, name: str, part: str) -> str | int:
    if name == "nation":
        return nation_name(localizer, part)
    if name == "plain":
        return plain_name(localizer, part)
    if name == "sum":
        return arithmetic_text(localizer, part, "")
    return int(part) if part.isdigit() else _terms(localizer, part)


def _terms(localizer: Localizer, arithmetic: str) -> str:
    return _TERM.sub(lambda found: term_text(localizer, found[0]), arithmetic)


def term_text(localizer: Localizer, term: str) -> str:
    """Return a word of the rules' arithmetic: a card, a nation, a volcano, a plain, or what is counted.

    Raises `KeyError` for any other.
    """
    if term in _WORDS:
        return localizer.say(_WORDS[term])
    if (card := find_card(term)) is not None:
        return civilization_card(localizer, card)
    if (name := any_name(localizer, term)) is not None:
        return name
    raise KeyError(term)

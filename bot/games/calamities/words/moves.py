"""What moves on the board: effects as lines that somebody carries out, each with its sum and its clause."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.names import PIRATES
from bot.games.calamities.words.naming import area_name, nation_name, token_count
from bot.games.calamities.words.sums import arithmetic_text
from bot.i18n.catalogue import Speaker

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


def moves_listed(speaker: Speaker, effects: Iterable[Effect]) -> list[str]:
    """A line for each effect, in order: what to do, why so many, and the clause."""
    return [move_explained(speaker, effect) for effect in effects]


def move_explained(speaker: Speaker, effect: Effect) -> str:
    """`Egypt: take 5 tokens off Memphis, into stock (10 − 2 Grain × 4 = 2; 30.311)`."""
    move, total = move_worded(speaker, effect), _reason(speaker, effect)
    if not total or effect.kind == "note":
        return speaker.say("move-by", move=move, clause=effect.clause)
    return speaker.say("move-because", move=move, sum=total, clause=effect.clause)


def _reason(speaker: Speaker, effect: Effect) -> str:
    """Why so many; empty where the move says it all."""
    plain = effect.arithmetic
    if plain.isdigit():
        return "" if effect.kind == "place" else speaker.say("sum-due", count=int(plain))
    return arithmetic_text(speaker, plain, effect.clause)


def move_worded(speaker: Speaker, effect: Effect) -> str:
    """What to do on the board, or that there is nothing to be done."""
    nation = nation_name(speaker, effect.nation)
    if effect.kind == "note":
        total = arithmetic_text(speaker, effect.arithmetic, effect.clause)
        return speaker.say(_note_key(effect), nation=nation, sum=total)
    if effect.kind == "show":
        return speaker.say("move-show", nation=nation, count=effect.tokens)
    assert effect.area is not None
    area, tokens = area_name(speaker, effect.area), token_count(speaker, effect.tokens)
    match effect.kind:
        case "eliminate":
            return speaker.say("move-eliminate", nation=nation, area=area)
        case "replace":
            return _replaced(speaker, effect, nation, area)
        case "reduce" if not effect.tokens:
            return speaker.say("move-reduce-bare", nation=nation, area=area)
        case "move":
            to = area_name(speaker, effect.to or effect.area)
            return speaker.say("move-march", nation=nation, area=area, tokens=tokens, to=to)
        case kind:
            return speaker.say(f"move-{kind}", nation=nation, area=area, tokens=tokens)


def _note_key(effect: Effect) -> str:
    """What a note's number counts."""
    if any(sign.isalpha() for sign in effect.arithmetic.replace("min", "")) and effect.clause in _SENTENCES:
        return "note-plain"
    return next((key for clause, key in _NOTES.items() if effect.clause.startswith(clause)), "note-plain")


def _replaced(speaker: Speaker, effect: Effect, nation: str, area: str) -> str:
    if effect.by == PIRATES:
        return speaker.say("move-pirates", nation=nation, area=area)
    by = nation_name(speaker, effect.by or "")
    if not effect.tokens:
        return speaker.say("move-replace-city", nation=nation, area=area, by=by)
    tokens = token_count(speaker, effect.tokens)
    return speaker.say("move-replace-tokens", nation=nation, area=area, tokens=tokens, by=by)


def moves_within(speaker: Speaker, effects: Sequence[Effect], most: int) -> str:
    """The lines one below the other in at most so many characters; where not all fit, how many more there are.

    Sums are left out before moves are: these have to be carried out.
    """
    if not effects:
        return speaker.say("moves-none")
    moving = [effect for effect in effects if effect.kind != "note"]
    short = [move_worded(speaker, effect) for effect in moving] or moves_listed(speaker, effects)
    for lines in (moves_listed(speaker, effects), short):
        text = "\n".join(f"- {line}" for line in lines)
        if len(text) <= most:
            return text
    return _first_lines(speaker, short, most)


def _first_lines(speaker: Speaker, lines: Sequence[str], most: int) -> str:
    room = most - len(speaker.say("moves-more", count=len(lines))) - 1
    kept: list[str] = []
    for line in lines:
        room -= len(line) + 3
        if room < 0:
            break
        kept.append(f"- {line}")
    return "\n".join([*kept, speaker.say("moves-more", count=len(lines) - len(kept))])

"""What is new to a seat in words: a line for each player, what hit the reader first and bold. Pure."""

from collections.abc import Sequence
from typing import Final

from bot.games.civ.pages.news_since_last_turn import Hit, News, SeatNews
from bot.games.civ.rules import Observation
from bot.games.civ.rules.cards import Card
from bot.games.civ.words import words
from bot.games.civ.words.event_text import Marks
from bot.games.civ.words.naming import cards as card_names
from bot.i18n.catalogue import Localizer
from bot.i18n.icons import shown_length
from bot.i18n.names import name_of

PHONE_LINE: Final = 40
"""Characters that a phone shows in a row."""
MOST_ROWS: Final = 4
"""Rows of a phone that the moves of all others fill, two of one player at most; earlier ones are left to the board."""
MOST_HITS: Final = 240
"""Characters after which earlier hits of one player are only counted: an absence may have been long."""


class _Drawings(Marks):
    """A drawing beside each name; only what hit the reader is bold."""

    def thing(self, localizer: Localizer, code: str, name: str) -> str:
        return f"{words.icon(localizer, code)}\u00a0{name}"

    def effect(self, localizer: Localizer, code: str, name: str) -> str:
        return name


SEPARATOR: Final = " · "
LEFT_OUT: Final = "…"
DRAWINGS: Final = _Drawings()
UNDRAWN: Final = Marks()


def news_lines(
    news: News, seen: Observation, localizer: Localizer, names: Sequence[str], *, is_hits_only: bool = False
) -> list[str]:
    """At most a line for each player, under a title; `is_hits_only` leaves out what did not touch the reader."""
    seats = [each for each in news.seats if each.hits or not is_hits_only]
    if not seats:
        return []
    title = localizer.say("turn-so-far" if news.is_first else "turn-since")
    room = 0 if is_hits_only else min(2, MOST_ROWS // len(seats)) * PHONE_LINE
    return [f"-# {title}", *(_line(each, seen, localizer, names, room) for each in seats)]


def _line(each: SeatNews, seen: Observation, localizer: Localizer, names: Sequence[str], room: int) -> str:
    """What hit the reader, and as many of the newest other moves as there is `room` for; without any room none."""
    hits = [f"**{hit_text(hit, localizer, DRAWINGS)}**" for hit in each.hits]
    parts = _newest(hits, MOST_HITS)
    if len(parts) < len(hits):
        parts.insert(0, f"**{localizer.say('turn-earlier', count=len(hits) - len(parts))}**")
    name = name_of(localizer, names, each.seat)
    if each.seat == seen.viewer and all(event.by is None for event in each.other_events):
        name = localizer.say("turn-for-you")
    elif each.seat != seen.viewer and seen.viewer in seen.side(each.seat):
        name = localizer.say("turn-mate", name=name)
    if room:
        room -= shown_length(localizer.say("turn-line", name=name, what=SEPARATOR.join((*parts, ""))))
        parts += _most_telling(each, localizer, names, room, least=0 if parts else 1)
    return localizer.say("turn-line", name=name, what=SEPARATOR.join(parts))


def _newest(texts: Sequence[str], most: int) -> list[str]:
    """As many of the last ones as fit into so many characters, one at least."""
    kept: list[str] = []
    # the newest first, for these are told whole
    for each in reversed(texts):
        most -= shown_length(each) + (len(SEPARATOR) if kept else 0)
        if most < 0 and kept:
            break
        kept.insert(0, each)
    return kept


def _most_telling(each: SeatNews, localizer: Localizer, names: Sequence[str], most: int, *, least: int) -> list[str]:
    """What a player did, as much as fits into so many characters; `least`, whether it fits or not.

    Where something is left out, a mark says so: first what changed his own cards alone, then what is longest ago.
    """
    events, kept = each.other_events, list(each.other_events)
    texts = words.describe_actions(localizer, kept, names, DRAWINGS)
    while len(kept) > least and shown_length(SEPARATOR.join(_marked(texts, is_cut=len(kept) < len(events)))) > most:
        kept.remove(min(kept, key=lambda event: (event.number not in each.own_effects, event.number)))
        texts = words.describe_actions(localizer, kept, names, DRAWINGS)
    return _marked(texts, is_cut=bool(kept) and len(kept) < len(events))


def _marked(texts: Sequence[str], *, is_cut: bool) -> list[str]:
    return [*texts, LEFT_OUT] if is_cut else [*texts]


def hit_text(hit: Hit, localizer: Localizer, marks: Marks = UNDRAWN) -> str:
    """What was done to the reader, in a few words to him."""

    def named(found: Sequence[Card]) -> str:
        return card_names(localizer, found, lambda code: marks.thing(localizer, code, words.card(localizer, code)))

    if hit.kind == "inquire":
        key = "open" if hit.lost is None else "same" if not hit.lost else ""
        values = {} if key else {"lost": named(hit.lost or ()), "got": named(hit.got)}
        return localizer.say(f"turn-hit-inquire-{key}".rstrip("-"), **values)
    if hit.kind == "attack":
        return localizer.say("turn-hit-attack", cards=named(hit.lost or ()))
    domain = marks.thing(localizer, hit.domain, words.domain(localizer, hit.domain))
    return localizer.say(f"turn-hit-{hit.kind}", domain=domain)

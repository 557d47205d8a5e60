"""What the private sheet of a seat says before its choices: what is new, what threatens, and its cards. Pure."""

import re
from collections.abc import Sequence, Set
from typing import Final

from bot.games.civ.game import civ_game
from bot.games.civ.pages.last_turn import points_lines, step_text
from bot.games.civ.pages.news_since_last_turn import (
    LEAST_ROWS,
    MOST_ROWS,
    has_acted,
    new_cards,
    news_lines,
    news_of,
    rows_of,
)
from bot.games.civ.pages.primer import team_mate
from bot.games.civ.pages.threat_lines import threat_lines
from bot.games.civ.pictures.hand_texts import describe_hand, hand_alt
from bot.games.civ.pictures.texts import standing_lines
from bot.games.civ.rules import Game, Observation, observe
from bot.games.civ.rules.cards import Card
from bot.games.civ.rules.position import OVER
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT
from bot.i18n.facts import cut_at_facts
from bot.i18n.names import name_of, safe_name
from bot.pages.presentation import HandWords
from bot.table.preferences import Guidance
from bot.table.seat_history import lines_of_computer
from bot.table.table import Table

_UNSPOKEN: Final = re.compile(r"<a?:\w+:\d+>|\*\*|^-# |[\u2068\u2069\ufe0f⚠🛡🔴⚪🟡🟢🔵🟣]")
"""Emojis, and signs of Markdown."""


def hand_words(
    table: Table, seat: int, localizer: Localizer, *, is_text: bool, guidance: Guidance = "full"
) -> HandWords:
    """Return the sheet's words for a seat; `is_text` if its cards are told in words, too.

    With short `guidance` threats are named without what stops them, with none they aren't named.
    """
    game = civ_game(table.match)
    seen, names = observe(game, seat), tuple(safe_name(name) for name in table.names)
    has_cards, new = bool(seen.hand or seen.pack), cards_new_to(table, seat)
    absent = lines_of_computer(table, seat)
    standing = points_lines(game, seen, localizer, names)
    dangers = [] if guidance == "none" else threat_lines(seen, localizer, names, tells_stops=guidance == "full")
    rows = max(LEAST_ROWS, MOST_ROWS - sum(map(rows_of, [*standing, *dangers])))
    news, hits = _news(game, seen, localizer, names, absent, rows)
    # those who cannot see hear first what is urgent
    facts = [*map(spoken, [*standing, *dangers]), *hand_alt(seen, localizer, new)]
    return HandWords(
        now=_now(seen, seat, localizer, names),
        side=_side(game, seen, localizer, names),
        news=news,
        hits=hits,
        threats="\n".join([*standing, *dangers]),
        summary="\n".join(standing_lines(seen, names, localizer)) if is_text and seen.phase != OVER else "",
        secret=describe_hand(seen, localizer, new) if has_cards and is_text else "",
        alt=cut_at_facts(facts, localizer, MOST_ALT, "turn-key-text") if has_cards else "",
    )


def spoken(line: str) -> str:
    """A line of Markdown as alt texts say it: no drawings, nothing bold."""
    text = " ".join(_UNSPOKEN.sub("", line).replace("\\", "").split())
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _now(seen: Observation, seat: int, localizer: Localizer, names: Sequence[str]) -> str:
    if seen.result is not None:
        return words.result(localizer, seen.result, names, seen)
    if seat not in seen.waiting:
        return ""
    return step_text(seen, localizer)


def _side(game: Game, seen: Observation, localizer: Localizer, names: Sequence[str]) -> str:
    """Return the reader's team-mate until their first turn is over (§8.1); later the news and the choices name them."""
    seat = seen.viewer
    if not seen.teams or seat is None or seen.phase == OVER:
        return ""
    has_ended_a_turn = any(line.seat == seat and line.action.word == "end" for line in game.lines)
    if has_ended_a_turn:
        return ""
    return localizer.say("turn-team-mate", name=name_of(localizer, names, team_mate(seen, seat)))


def cards_new_to(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards in a hand that are new to whoever holds it; once the game is over it no longer matters which are."""
    game = civ_game(table.match)
    return () if game.position.phase == OVER else new_cards(game, seat, lines_of_computer(table, seat))


def _news(
    game: Game, seen: Observation, localizer: Localizer, names: Sequence[str], absent: Set[int], rows: int
) -> tuple[str, str]:
    """What is new in so many rows, and what of it hit the reader: whoever has begun his turn has read the rest."""
    seat = seen.viewer
    if seen.phase == OVER or seat is None:
        return "", ""
    found = news_of(game, seat, absent)
    hits = "\n".join(news_lines(found, seen, localizer, names, is_hits_only=True))
    is_under_way = seat in seen.waiting and has_acted(game, seat, absent)
    return hits if is_under_way else "\n".join(news_lines(found, seen, localizer, names, most_rows=rows)), hits

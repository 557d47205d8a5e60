"""What the private sheet of a seat says before its choices: what is new, what threatens, and its cards. Pure."""

from collections.abc import Sequence

from bot.games.civ import civ_game
from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.render.facts import MOST_ALT, cut_at_facts
from bot.render.handtexts import describe_hand, hand_alt
from bot.rules import Game, Observation, observe
from bot.rules.position import OVER
from bot.table.table import Table
from bot.ui.civ.news_lines import news_lines
from bot.ui.civ.since import has_acted, new_cards, news_of
from bot.ui.presentation import HandWords


def hand_words(table: Table, seat: int, speaker: Speaker, *, is_text: bool) -> HandWords:
    """The sheet's words for a seat; `is_text` where its cards are told in words, too."""
    game = civ_game(table.match)
    seen, names = observe(game, seat), tuple(words.safe_name(name) for name in table.names)
    has_cards, new = bool(seen.hand or seen.pack), new_cards(game, seat)
    return HandWords(
        now=_now(seen, seat, speaker, names),
        news=_news(game, seen, seat, speaker, names),
        secret=describe_hand(seen, speaker, new) if has_cards and is_text else "",
        alt=cut_at_facts(hand_alt(seen, speaker, new), speaker, MOST_ALT, "turn-key-text") if has_cards else "",
    )


def _now(seen: Observation, seat: int, speaker: Speaker, names: Sequence[str]) -> str:
    if seen.result is not None:
        return words.result(speaker, seen.result, names, seen)
    if seat not in seen.waiting:
        return ""
    step = words.phase(speaker, seen)
    return f"{step} · **{speaker.say('turn-last-turn')}**" if seen.is_final_round else step


def _news(game: Game, seen: Observation, seat: int, speaker: Speaker, names: Sequence[str]) -> str:
    """What is new; whoever has begun his turn has read it, and is reminded of what hit him alone."""
    if seen.phase == OVER:
        return ""
    is_under_way = seat in seen.waiting and has_acted(game, seat)
    return "\n".join(news_lines(news_of(game, seat), seen, speaker, names, is_hits_only=is_under_way))

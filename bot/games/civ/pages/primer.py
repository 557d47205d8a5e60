"""What somebody has to know to choose the first card of his first game: the aim, and what each Domain gives first."""

from collections.abc import Iterator
from typing import Final

from bot.games.civ.game import civ_game
from bot.games.civ.pages.effect_lines import effect_in_brief
from bot.games.civ.rules import observe
from bot.games.civ.words.naming import domain
from bot.i18n.catalogue import Speaker
from bot.table.table import Table

WITH_LEVELS: Final = "RMESU"
"""The Domains with a level 1, as the board's columns stand; Culture's only level takes no number of cards (§6.1)."""


def primer_text(table: Table, seat: int, speaker: Speaker) -> str:
    """The aim in a sentence (§7.1, §7.4), then a line for the first level of each Domain (§3.2, §4.1 to §4.5, §6.1)
    and that there are other effects (§5)."""
    seen = observe(civ_game(table.match), seat)
    aim = speaker.say("primer-aim", need=seen.hegemony_size)
    levels = f"-# {speaker.say('primer-levels', one=seen.level_sizes[0])}"
    more = (f"-# {speaker.say(key)}" for key in ("primer-discard", "primer-more"))
    return "\n".join((aim, levels, *_lines(speaker), *more))


def _lines(speaker: Speaker) -> Iterator[str]:
    for code in WITH_LEVELS:
        yield _line(speaker, code, effect_in_brief(speaker, code, 1))
    yield _line(speaker, "C", speaker.say("primer-culture"))


def _line(speaker: Speaker, code: str, does: str) -> str:
    text = speaker.say("text-of", what=f"**{domain(speaker, code)}**", told=does)
    return f"-# {speaker.icons.of(code)} {text}"

"""What somebody has to know to choose the first card of his first game: the aim, and what each Domain gives first."""

from collections.abc import Collection, Iterator
from typing import Final

from bot.games.civ.game import civ_game
from bot.games.civ.pages.effect_lines import effect_in_brief
from bot.games.civ.rules import Observation, Seat, observe
from bot.games.civ.words.naming import domain, icon
from bot.i18n.catalogue import Localizer
from bot.i18n.names import name_of, safe_name
from bot.table.table import Table

WITH_LEVELS: Final = "RMESU"
"""The Domains with a level 1, as the board's columns stand; Culture's only level takes no number of cards (§6.1)."""


def primer_text(table: Table, seat: int, localizer: Localizer) -> str:
    """Return the aim in a sentence (§7.1, §7.4), and in a team game what a team is (§8.1, §8.2).

    Then come a line for the first level of each Domain of the cards to choose from (§3.2, §4.1 to §4.5, §6.1), and that
    there are other effects (§5): all Domains would fill a phone's screen before the hand.
    """
    seen = observe(civ_game(table.match), seat)
    aim = localizer.say("primer-aim", need=seen.hegemony_size)
    levels = f"-# {localizer.say('primer-levels', one=seen.level_sizes[0])}"
    held = {card[0] for card in seen.pack or seen.hand}
    teams: list[str] = []
    if seen.teams:
        mate = name_of(localizer, [safe_name(name) for name in table.names], team_mate(seen, Seat(seat)))
        teams = [localizer.say("primer-teams", name=mate)]
    return "\n".join((aim, *teams, levels, *_lines(localizer, held), f"-# {localizer.say('primer-discard')}"))


def team_mate(seen: Observation, seat: Seat) -> Seat:
    """Return the other seat of a team (§8.1)."""
    (mate,) = (each for each in seen.side(seat) if each != seat)
    return mate


def _lines(localizer: Localizer, held: Collection[str]) -> Iterator[str]:
    for code in WITH_LEVELS:
        if code in held:
            yield _line(localizer, code, effect_in_brief(localizer, code, 1))
    if "C" in held:
        yield _line(localizer, "C", localizer.say("primer-culture"))


def _line(localizer: Localizer, code: str, does: str) -> str:
    text = localizer.say("text-of", what=f"**{domain(localizer, code)}**", told=does)
    return f"-# {icon(localizer, code)} {text}"

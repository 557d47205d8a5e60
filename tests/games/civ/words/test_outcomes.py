"""How a game ended, in every language: who wins is said once, and the way of winning belongs to the same sentence."""

import re
from itertools import product
from typing import Final

import pytest

from bot.games.civ.rules import Event, Observation, Result, Seat, observe
from bot.games.civ.rules.cards import Domain
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from tests.games.civ.rules.tables import table
from tests.i18n.languages import localizer

WINNING: Final = {
    "en": r"(?i)\b(wins?|victory)\b",
    "fr": r"\b(gagne|gagnent|victoire)\b",
    "it": r"\b(vincono|vince|vittoria)\b",
    "de": r"\b(gewinnt|gewinnen|Sieg)\b",
}
"""What says that someone wins, in the languages for which a reader has listed it."""
WINS_BY: Final = {"en": "wins by", "fr": "gagne par", "it": "vince per", "de": "gewinnt durch"}
ONE: Final = (Seat(0),)
BOTH: Final = (Seat(0), Seat(2))
NAMES: Final = ("Ann", "Bo", "Cy", "Di")


def ends() -> list[tuple[Observation, Result]]:
    """Every reason a game with a winner ends for: one winner, a shared victory, and teams."""
    alone = observe(table(["M1 M1 S1", "M1", "E1", "U3"]), None)
    tied = observe(table(["M1 M1", "S1 S1 S1", "E1", ""]), None)
    paired = observe(table(["M1 M1 S1", "M1", "E1", "U3"], teams=True), None)
    found = [
        (alone, Result("hegemony", ONE, Domain("M"))),
        (paired, Result("hegemony", BOTH, Domain("M"))),
        *((seen, Result("last_standing", seats)) for seen, seats in ((alone, ONE), (paired, BOTH))),
    ]
    for reason, (seen, seats, points) in product(
        ("majority", "turn_cap"),
        (
            (alone, ONE, (2, 0, 1, 1)),
            (tied, (Seat(1),), (1, 1, 1, 0)),
            (alone, BOTH, (1, 0, 1, 1)),
            (paired, BOTH, (2, 1)),
        ),
    ):
        found.append((seen, Result(reason, seats, points=points)))
    return found


def said_of(said: Localizer) -> list[str]:
    """As the board says it, and as the story of the game does."""
    texts = [words.result(said, result, NAMES, seen) for seen, result in ends()]
    return texts + [words.event(said, Event("over", 1, result=result), NAMES) for _, result in ends()]


@pytest.mark.parametrize("locale", WINNING)
def test_no_outcome_says_twice_that_someone_wins(locale: str) -> None:
    texts = said_of(localizer(locale))
    assert [text for text in texts if len(re.findall(WINNING[locale], text)) != 1] == []


@pytest.mark.parametrize("locale", WINS_BY)
def test_the_way_of_winning_is_told_with_the_winner(locale: str) -> None:
    texts = [
        text for text in said_of(localizer(locale)) if re.search("Hegemony|Hégémonie|Egemonia|Vorherrschaft", text)
    ]
    assert sum(WINS_BY[locale] in text for text in texts) == 2

"""No text is longer than Discord takes, in any language, whatever it is filled with; nor in one two fifths longer."""

import re
from typing import Final

import pytest

from bot.games.civ.rules.cards import DOMAINS, KINDS
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.completeness import read_locale
from tests.i18n.languages import ALL, SPOKEN, localizer
from tests.i18n.lengths import filled, too_long, worst
from tests.i18n.pseudo import LOCALES


@pytest.mark.sample(2)
@pytest.mark.parametrize("locale", ALL)
def test_every_text_fits_where_it_is_shown(locale: str) -> None:
    assert too_long(localizer(locale)) == {}


@pytest.mark.slow
def test_the_longer_language_is_longer() -> None:
    english, longer = dict(filled(localizer("en"))), dict(filled(localizer(ALL[-1])))
    keys = [key for key in english if key.startswith("key-")]
    assert sum(len(longer[key]) for key in keys) >= 1.4 * sum(len(english[key]) for key in keys)


SEEN: Final = 34
"""Characters of a label that a phone shows."""
USUAL_NAME: Final = "Bartholomeus"
LABELS: Final = r"((tutorial|moment|rules|replay|puzzle|what-if|duplicate)-)?key-.*|do-.*|pick-.*"
LONGER: Final = {
    "do-trim": SPOKEN,
    "do-sacrifice": ("it",),
    "do-sacrifice-embargo": ("de",),
    "do-sacrifice-democracy": ("de", "fr", "it"),
}
"""A referee's is never a button; “Scoperta Rivoluzionaria” has the length that its publisher gave it; “Demokratie” on
“Wissenschaft” leaves a name eight letters, to which it is cut."""


def usual(said: Localizer) -> dict[str, str | int]:
    """Values of placeholders as they are at a table: of effects only those that can be copied have a player's name."""
    permanent = [words.effect(said, code, level) for code in DOMAINS for level in (1, 2) if code != "C"]
    return {
        "name": USUAL_NAME,
        "count": 7,
        "table": 4321,
        "number": 6,
        "title": "",
        "step": "",
        "paid": "",
        "effect": max(permanent, key=len),
    }


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_label_with_a_usual_name_is_seen_whole_on_a_phone(locale: str) -> None:
    said = localizer(locale)
    values, costly = usual(said), [code for code in DOMAINS if code != "C"]
    shown = {
        key: said.say(key, **{tagged[1:]: values.get(tagged[1:], worst(said, tagged[1:])) for tagged in text.values})
        for key, text in read_locale(LOCALES / "en", []).items()
        if re.fullmatch(LABELS, key) and key != "do-sacrifice"
    }
    sacrifices = [
        said.say("do-sacrifice", effect=words.effect(said, code, "sacrifice"), card=words.card(said, kind))
        for code in costly
        for kind in KINDS
        if kind[0] == code
    ]
    shown["do-sacrifice"] = max(sacrifices, key=len)
    long = {key: (len(label), label) for key, label in shown.items() if len(label) > SEEN}
    assert {key: text for key, text in long.items() if locale not in LONGER.get(key, ())} == {}


PLACEHOLDER: Final = 40
"""Characters of a placeholder that a phone shows: in smaller letters than a label, across the whole width."""
PLACEHOLDERS: Final = (
    r"(explain-)?pick-.*|(explain|dashboard|setup)-pick"
    r"|arrange-(players|computers|rules|partner|clock|clock-typed|at-zero|also)"
)
"""Those that a sheet of the game puts together are held in `tests/games/civ/pages/test_hand.py`."""


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_placeholder_is_seen_whole_on_a_phone(locale: str) -> None:
    said = localizer(locale)
    values = usual(said)
    shown = {
        key: said.say(key, **{tagged[1:]: values.get(tagged[1:], worst(said, tagged[1:])) for tagged in text.values})
        for key, text in read_locale(LOCALES / "en", []).items()
        if re.fullmatch(PLACEHOLDERS, key)
    }
    assert {"pick-embargo", "explain-pick-nation", "arrange-partner", "setup-pick"} <= set(shown)
    assert {key: (len(text), text) for key, text in shown.items() if len(text) > PLACEHOLDER} == {}


FIRST_LINE: Final = 42
"""Characters of the first line of a private sheet, which begins in bold, that a phone shows in one line."""


@pytest.mark.parametrize("locale", SPOKEN)
def test_the_first_line_of_the_private_sheet_does_not_wrap_on_a_phone(locale: str) -> None:
    said = localizer(locale)
    steps = [said.say(key) for key in ("phase-play", "phase-effects")]
    lines = [said.say("hand-your-move", step=step).replace("**", "") for step in steps]
    assert [line for line in lines if len(line) > FIRST_LINE] == []

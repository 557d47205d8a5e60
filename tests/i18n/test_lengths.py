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
CUT_NAME: Final = "Barthol…"
"""What is left at least of a name that the game's own labels cut to the width of a phone (`with_name`)."""
LABELS: Final = r"((tutorial|moment|rules|replay|puzzle|what-if|duplicate)-)?key-.*|do-.*"
LONGER: Final = {"do-trim": SPOKEN, "do-sacrifice": ("it",)}
"""A referee's is never a button; “Scoperta Rivoluzionaria” has the length that its publisher gave it."""


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


def with_usual_values(said: Localizer, form: str) -> dict[str, str]:
    """Return the texts whose keys match, filled with usual values, by key."""
    values = usual(said)

    def value(key: str, name: str) -> str | int:
        is_cut = name == "name" and key.startswith("do-")
        return CUT_NAME if is_cut else values.get(name, worst(said, name))

    return {
        key: said.say(key, **{tagged[1:]: value(key, tagged[1:]) for tagged in text.values})
        for key, text in read_locale(LOCALES / "en", []).items()
        if re.fullmatch(form, key)
    }


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_label_with_a_usual_name_is_seen_whole_on_a_phone(locale: str) -> None:
    said = localizer(locale)
    costly = [code for code in DOMAINS if code != "C"]
    shown = with_usual_values(said, LABELS)
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
    shown = with_usual_values(localizer(locale), PLACEHOLDERS)
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

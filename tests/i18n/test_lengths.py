"""No text is longer than Discord takes, in any language, whatever it is filled with; nor in one two fifths longer."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from bot.games.civ.rules.cards import DOMAINS, KINDS
from bot.games.civ.words import words
from bot.games.civ.words.naming import DOMAIN_KEYS, ROMAN
from bot.i18n.catalogue import Speaker
from bot.i18n.completeness import read_locale
from bot.table.computers import NAMES
from tests.i18n.languages import ALL, SPOKEN, speaker
from tests.i18n.pseudo import LOCALES

NAME: Final = "W" * 32
"""As long as Discord lets a display name be."""
LIMITS: Final = (
    (r"name-.*", 32),
    (r"(command|option)-.*", 100),
    (r"do-trim", 100_000),  # a referee's, never a button
    (r"choice-table", 100_000),  # names of people in it: cut where they are long
    (r"choice-.*", 100),
    (r"((tutorial|moment|rules|replay)-)?key-.*|do-.*|games-key", 80),
    (r"pick-.*", 150),
    (r"view-.*|step-.*", 100),
    (r"rules-.*-title", 60),
    (r"permission-.*", 60),
    (r".*-alt", 1024),
    (r"rules-.*-words|page-.*|cli.*|term-.*", 100_000),  # never sent to Discord as they are
    (r".*", 2000),
)
"""By key, how many characters; the first that fits."""


def limit(key: str) -> int:
    """How long the text of a key may be."""
    return next(most for form, most in LIMITS if re.fullmatch(form, key))


def worst(speaker: Speaker, name: str) -> str | int:
    """The longest value that a placeholder of that name can have."""
    cards = [words.card(speaker, kind) for kind in KINDS]
    effects = [words.effect(speaker, code, level) for code in DOMAINS for level in (1, 2)]
    effects += [words.effect(speaker, code, "sacrifice") for code in DOMAINS if code != "C"]
    domains = [speaker.say(f"domain-{found}") for found in DOMAIN_KEYS.values()]
    does = [words.effect_does(speaker, code, level) for code in DOMAINS for level in (1, 2)]
    known: dict[str, str | int] = {
        **dict.fromkeys(("name", "who", "target", "rival", "owner"), NAME),
        "computer": max(NAMES, key=len),
        "card": max(cards, key=len),
        "effect": max(effects, key=len),
        "what": max(effects, key=len),
        "domain": max(domains, key=len),
        **dict.fromkeys(("names", "winners", "others"), speaker.list([NAME] * 4)),
        "cards": speaker.list([f"2 × {max(cards, key=len)}"] * 5),
        "domains": speaker.list(domains),
        "effects": speaker.list(sorted(effects, key=len)[-6:]),
        "does": max(does, key=len),
        "table": 2_000_000_000,
        "age": ROMAN[3],
        "ages": "8 × III",
        "link": "https://discord.com/channels/" + "9" * 60,
        "language": "Nederlands",
        "clause": "§10.5",
        **dict.fromkeys(("step", "title"), "x" * 60),
        "why": "x" * 200,
    }
    return known.get(name, 45)


def filled(locale: str) -> Iterator[tuple[str, str]]:
    """Every text, with the longest values that can be."""
    said = speaker(locale)

    @cache
    def longest(name: str) -> str | int:
        return worst(said, name)

    for key, text in read_locale(LOCALES / "en", []).items():
        yield key, said.say(key, **{tagged[1:]: longest(tagged[1:]) for tagged in text.values})


@pytest.mark.parametrize("locale", ALL)
def test_every_text_fits_where_it_is_shown(locale: str) -> None:
    long = {key: (len(text), text) for key, text in filled(locale) if len(text) > limit(key)}
    assert long == {}


def test_the_longer_language_is_longer() -> None:
    english, longer = dict(filled("en")), dict(filled(ALL[-1]))
    keys = [key for key in english if key.startswith("key-")]
    assert sum(len(longer[key]) for key in keys) >= 1.4 * sum(len(english[key]) for key in keys)


SEEN: Final = 34
"""Characters of a label that a phone shows."""
USUAL_NAME: Final = "Bartholomeus"
LABELS: Final = r"((tutorial|moment|rules|replay)-)?key-.*|do-.*|pick-.*"
LONGER: Final = {
    "do-trim": SPOKEN,
    "do-sacrifice": ("it",),
    "do-sacrifice-embargo": ("de",),
    "do-sacrifice-democracy": ("de", "fr", "it"),
}
"""A referee's is never a button; “Scoperta Rivoluzionaria” has the length that its publisher gave it; “Demokratie” on
“Wissenschaft” leaves a name eight letters, to which it is cut."""


def usual(said: Speaker) -> dict[str, str | int]:
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
    said = speaker(locale)
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
    said = speaker(locale)
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
    said = speaker(locale)
    steps = [said.say(key) for key in ("phase-play", "phase-effects")]
    lines = [said.say("hand-your-move", step=step).replace("**", "") for step in steps]
    assert [line for line in lines if len(line) > FIRST_LINE] == []

"""The publisher's words, exactly."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot import assets
from bot.games.civ.rules.cards import DOMAINS, KINDS
from bot.games.civ.words import words
from bot.games.civ.words.naming import DOMAIN_KEYS
from bot.i18n.catalogue import SOURCE, Catalogues, Localizer, text_files

EFFECTS = {
    "M": ("Assassination", "Purge", "Attack"),
    "R": ("Holy Book", "Divine Right", "Inquisition"),
    "E": ("Development", "Monopoly", "Embargo"),
    "S": ("Experiment", "Research", "Technological Leap"),
    "U": ("Oligarchy", "Republic", "Democracy"),
}
SHARED = Path(__file__).resolve().parents[5] / "shared" / "spec" / "terms.json"
SAME = {
    "title": "title",
    "first-player": "first_player",
    "culture-coin": "culture_coin",
    "discard-pile": "discard_pile",
    "deck": "deck",
    "hand": "hand",
    "hand-size": "hand_limit",
    "play-area": "play_area",
    "hegemony": "hegemony",
    "level-1": "level.1",
    "level-2": "level.2",
    "victory-hegemony": "end.hegemony",
    "victory-majority": "end.majority",
    "setup-classic": "setup.classic",
    "setup-draft": "setup.draft",
    "team-game": "team_game",
    "effects-permanent": "effect.permanent",
    "effects-sacrifice": "effect.sacrifice",
    **{f"domain-{name}": f"domain.{name}" for name in DOMAIN_KEYS.values()},
}


def test_domains_and_cards_have_their_names(localizer: Localizer) -> None:
    assert [words.domain(localizer, code) for code in DOMAINS] == [
        *("Military", "Religion", "Economy", "Science", "Culture", "Utopia")
    ]
    assert words.card(localizer, "M1") == "Military I"
    assert words.card(localizer, "U3") == "Utopia III"
    assert len({words.card(localizer, card) for card in KINDS}) == 15


def test_effects_have_their_names_and_say_what_they_do(localizer: Localizer) -> None:
    for code, names in EFFECTS.items():
        assert tuple(words.effect(localizer, code, level) for level in (1, 2, "sacrifice")) == names
        for level in (1, 2, "sacrifice"):
            assert words.effect_does(localizer, code, level).endswith(".")
            assert len(words.effect_does(localizer, code, level)) <= 100
    assert words.effect(localizer, "C", 1) == words.effect(localizer, "C", 2) == "Inspiration"
    with pytest.raises(KeyError):
        words.effect(localizer, "C", "sacrifice")


TERMS: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "terms.json").read_text(encoding="utf-8"))
"""The publisher's words in its rule books, by term and language."""
CATALOGUES = Catalogues.load(assets.folder() / "locales", strict=True)
OFFICIAL = sorted({locale for words_of in TERMS.values() for locale in words_of} & set(CATALOGUES.locales))
"""The languages the game itself is published in, as far as they are spoken here."""
RUNNING = ("play_area", "hegemony", "discard_pile", "first_player", "domain", "hand_limit", "culture_coin")
"""Terms that stand in running texts, too."""
SHARE = 0.75
"""Of the English texts with a term, how many must have it in another language: some sentences are turned otherwise."""
WRONG = {
    "en": ("Hand limit", "dashboard"),
    "fr": ("Culture", "congés"),
    "de": ("Abwurfstapel", "Hegemonie", "Handlimit", "Veranstalter", "Veranstaltung", "Freundschaftspokal"),
    "it": (),
}
"""What one would say without knowing the rule book, and second names of what has one already."""


@pytest.mark.parametrize("locale", OFFICIAL)
def test_terms_are_the_publishers_own(locale: str) -> None:
    localizer = CATALOGUES.localizer(locale)
    said = {key: localizer.say(key).casefold() for key in SAME}
    assert said == {key: TERMS[term][locale].casefold() for key, term in SAME.items()}
    for code, name in DOMAIN_KEYS.items():
        for level in (1, 2, "sacrifice") if code != "C" else ():
            assert words.effect(localizer, code, level) == TERMS[f"effect.{name}.{level}"][locale]
    assert words.effect(localizer, "C", 1) == TERMS["effect.culture"][locale]
    assert localizer.say("age", age="II") == TERMS["age.2"][locale]


@pytest.mark.parametrize("locale", [locale for locale in OFFICIAL if locale != SOURCE])
@pytest.mark.parametrize("term", RUNNING)
def test_running_texts_use_the_terms(locale: str, term: str) -> None:
    english, other = ({key: _PLACEABLE.sub("", text) for key, text in texts(each).items()} for each in (SOURCE, locale))
    with_term = [key for key, text in english.items() if TERMS[term][SOURCE].casefold() in text.casefold()]
    without = [key for key in with_term if not _has(other[key], TERMS[term][locale])]
    assert len(without) <= (1 - SHARE) * len(with_term), (term, without)


@pytest.mark.parametrize("locale", OFFICIAL)
def test_no_text_uses_another_word_for_a_term(locale: str) -> None:
    shown = {key: text for key, text in texts(locale).items() if not key.endswith("-words")}  # those are searched for
    wrong = [(key, word) for key, text in shown.items() for word in WRONG[locale] if re.search(rf"\b{word}\b", text)]
    assert wrong == []


@pytest.mark.skipif(not SHARED.is_file(), reason="the project's shared folder is not at hand")
def test_the_terms_kept_here_are_those_of_the_term_base() -> None:
    shared: dict[str, dict[str, Any]] = json.loads(SHARED.read_text(encoding="utf-8"))
    assert {term: {locale: found[locale] for locale in TERMS[term]} for term, found in shared.items()} == TERMS


_PLACEABLE = re.compile(r"\{ \$?[\w-]+ \}")
"""What others fill in: its name is no word of the text."""


def _has(text: str, term: str) -> bool:
    """Whether a text has a term, or its plural: its words in a row, whatever ends are put to them."""
    stems = (re.escape(word[: max(4, len(word) - 2)]) for word in term.split())
    return re.search(r"\b" + r"\w*\s+".join(stems), text, re.IGNORECASE) is not None


@cache
def texts(locale: str) -> dict[str, str]:
    """The texts of a language as they are written, by key."""
    found: dict[str, str] = {}
    for file in text_files(assets.folder() / "locales" / locale):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = FluentSerializer().serialize_entry(entry).partition("=")[2]
    return found

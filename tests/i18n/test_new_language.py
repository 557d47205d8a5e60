"""A new language is a copy of English, translated as far as anyone has come: nothing else has to be done for it."""

import json
import os
import re
import shutil
import subprocess
import sys
from datetime import date, time, timedelta
from pathlib import Path
from typing import Final

import pytest

from bot.cli.doctor import languages
from bot.games.civ.words import words
from bot.games.civ.words.rulebook import TOPICS
from bot.games.civ.words.rulebook_search import nearest_topics
from bot.i18n.catalogue import SOURCE, Catalogues, Localizer, text_files
from bot.i18n.completeness import flaws
from bot.i18n.times import day, hour, short_day, span
from bot.playground.checks.commands import check_commands
from bot.playground.page.browser_page import language_name, page_languages
from tests.discord.offered import all_payloads
from tests.i18n.lengths import too_long
from tests.i18n.pseudo import LOCALES

ROOT: Final = Path(__file__).parents[2]
NEW: Final = {"es": "Español", "pl": "Polski", "pt-BR": "Português (Brasil)", "tlh": "tlhIngan Hol"}
"""Two languages, one of a region, and one that neither Discord nor the Unicode data know."""
HALF: Final = "pt-BR"
"""The one that lacks every other text."""
TRANSLATED: Final = {
    "es": """
name-new = nueva
list-and = { $letter ->
    [i] e
   *[other] y
}
told-drew = roba { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} ({ $ages })
rules-embargo-words = prohibir, bloqueo
""",
    "pl": """
name-new = nowa
list-and = i
domain-religion = Religia
    .accusative = Religię
    .genitive = Religii
domain-economy = Gospodarka
    .accusative = Gospodarkę
    .genitive = Gospodarki
domain-military = Wojsko
    .genitive = Wojska
domain-science = Nauka
    .accusative = Naukę
    .genitive = Nauki
told-play = zagrywa { FORM($cards, "accusative") }
told-drew = dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} ({ $ages })
rules-playing-more = Efekty { domain-economy.genitive } albo { domain-science.genitive } też zagrywają karty.
""",
    "pt-BR": """
name-new = nova
first-of-month = 1º
""",
}
"""What the copies have translated of English: plurals, cases, and rules of grammar that English lacks."""
_ENTRIES: Final = re.compile(r"(?m)^(?=[a-z])")


def add_languages(locales: Path) -> None:
    """Copy English for each of the new languages, and translate a little of it."""
    for locale, name in NEW.items():
        said = f"{TRANSLATED.get(locale, '')}language = {name}\n"
        own = {entry.partition(" =")[0]: entry for entry in _ENTRIES.split(said)[1:]}
        folder = shutil.copytree(LOCALES / SOURCE, locales / locale)
        for file in text_files(folder):
            entries = _ENTRIES.split(file.read_text(encoding="utf-8"))
            # the last lines of an entry may be the comment of the next one
            put = [own.pop(entry.partition(" =")[0], entry) for entry in entries]
            kept = [new for at, new in enumerate(put) if locale != HALF or at % 2 == 0 or new != entries[at]]
            file.write_text("".join(kept), encoding="utf-8")
        assert own == {}, "texts that English no longer has"


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("locales")
    shutil.copytree(LOCALES / SOURCE, folder / SOURCE)
    add_languages(folder)
    return folder


@pytest.fixture(params=NEW)
def new(locales: Path, request: pytest.FixtureRequest) -> Localizer:
    return Catalogues.load(locales, strict=True).localizer(request.param)


def test_it_is_there_by_its_name_in_the_bot_and_on_the_playgrounds_page(locales: Path, new: Localizer) -> None:
    assert (new.locale, new.say("language")) == (new.locale, NEW[new.locale])
    assert new.locale in page_languages(locales)
    assert language_name(locales / new.locale) == NEW[new.locale]


def test_the_doctor_finds_nothing_wrong_and_says_what_is_still_english(locales: Path) -> None:
    for locale in NEW:
        kinds = {flaw.kind for flaw in flaws(locales, locale)}
        assert kinds == {"untranslated", *(["missing"] if locale == HALF else [])}
    findings = {finding.text: finding.is_well for finding in languages(locales, "pl")}
    assert False not in findings.values()
    assert [text for text in findings if text.startswith("language pt-BR: ") and "still the English ones" in text]


@pytest.mark.slow
def test_every_text_fits_where_it_is_shown(new: Localizer) -> None:
    assert too_long(new) == {}


def test_its_grammar_stands_in_its_own_texts(locales: Path) -> None:
    catalogues = Catalogues.load(locales, strict=True)
    spanish, polish, portuguese = map(catalogues.localizer, ("es", "pl", "pt-BR"))
    assert [spanish.list(["Ana", last]) for last in ("Luis", "**Íñigo**")] == ["Ana y Luis", "Ana e **Íñigo**"]
    drawn = [polish.say("told-drew", count=count, ages="I") for count in (1, 3, 5, 22)]
    assert drawn == ["dobiera 1 kartę (I)", "dobiera 3 karty (I)", "dobiera 5 kart (I)", "dobiera 22 karty (I)"]
    assert [short_day(portuguese, date(2027, 1, day)) for day in (1, 11)] == ["1º de janeiro", "11 de janeiro"]


def test_a_noun_has_the_case_that_a_sentence_asks_for(locales: Path) -> None:
    """What has none for it, and a name that was no noun, stays as it is."""
    polish = Catalogues.load(locales, strict=True).localizer("pl")
    played = polish.say("told-play", cards=words.cards(polish, ["R1", "E2", "M1", "E2", "C1"]))
    assert played == "zagrywa Religię I, 2 × Gospodarkę II, Wojsko I i Culture I"
    assert "Efekty Gospodarki albo Nauki" in polish.say("rules-playing-more")
    assert polish.say("told-play", cards="Religiana") == "zagrywa Religiana"


def test_a_page_of_the_rules_is_found_by_another_form_of_its_words(locales: Path) -> None:
    catalogues = Catalogues.load(locales)
    nearest_topics(Localizer("es", catalogues.localizer("en").bundles), "why is it forbidden")  # of that name, too
    spanish = catalogues.localizer("es")
    assert nearest_topics(spanish, "¿qué cartas están prohibidas?")[0].topic is TOPICS["embargo"]


def test_days_hours_and_spans_can_be_said_in_it(new: Localizer) -> None:
    assert all((day(new, date(2027, 1, 1)), hour(new, time(18, 30)), span(new, timedelta(days=1, hours=6))))


async def test_discord_takes_its_commands(locales: Path) -> None:
    commands = await all_payloads(locales)
    check_commands(json.loads(json.dumps(commands, default=int)))
    opened = next(each for each in commands if each["name"] == "civ")["options"]
    assert {"es-ES": "nueva", "es-419": "nueva", "pl": "nowa", "pt-BR": "nova"} in [
        each["name_localizations"] for each in opened
    ]


@pytest.mark.long
def test_all_tests_of_texts_pass_with_it(tmp_path: Path) -> None:
    for folder in ("assets", "bot", "cogs", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    add_languages(tmp_path / "assets" / "locales")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "CIV_"))}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/i18n", "tests/pages"]
    found = subprocess.run(command, cwd=tmp_path, env=clean, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-5000:]

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
from bot.i18n.catalogue import SOURCE, Catalogues, Localizer, text_files
from bot.i18n.completeness import flaws
from bot.i18n.times import day, hour, short_day, span
from bot.playground.checks.commands import check_commands
from bot.playground.page.browser_page import language_name, page_languages
from tests.discord.offered import all_payloads
from tests.i18n.lengths import too_long
from tests.i18n.pseudo import LOCALES

ROOT: Final = Path(__file__).parents[2]
NEW: Final = {"nl": "Nederlands", "pt-BR": "Português (Brasil)", "tlh": "tlhIngan Hol"}
"""A language, one of a region, and one that neither Discord nor the Unicode data know."""
TRANSLATED: Final = {
    "choice-open = Everyone": "choice-open = Iedereen",
    "name-new = new": "name-new = nieuw",
    "*[other] and": "[e] ende\n       *[other] en",
    "first-of-month = 1": "first-of-month = 1º",
}
"""What the copies have translated of English, and a rule of grammar that English lacks."""


def add_languages(locales: Path) -> None:
    """Copy English for each of the new languages, and translate a little of it."""
    for locale, name in NEW.items():
        folder = shutil.copytree(LOCALES / SOURCE, locales / locale)
        for file in text_files(folder):
            text = re.sub("(?m)^language = English$", f"language = {name}", file.read_text(encoding="utf-8"))
            for english, translated in TRANSLATED.items():
                text = text.replace(f"{english}\n", f"{translated}\n")
            file.write_text(text, encoding="utf-8")


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
        assert {flaw.kind for flaw in flaws(locales, locale)} == {"untranslated"}
    findings = {finding.text: finding.is_well for finding in languages(locales, "nl")}
    assert False not in findings.values()
    assert [text for text in findings if text.startswith("language pt-BR: ") and "still the English ones" in text]


@pytest.mark.slow
def test_every_text_fits_where_it_is_shown(new: Localizer) -> None:
    assert too_long(new) == {}


def test_its_grammar_stands_in_its_own_texts(locales: Path) -> None:
    dutch, portuguese = (Catalogues.load(locales, strict=True).localizer(locale) for locale in ("nl", "pt-BR"))
    assert [dutch.list(["Ann", last]) for last in ("Bob", "**Éva**")] == ["Ann en Bob", "Ann ende **Éva**"]
    assert short_day(portuguese, date(2027, 1, 1)) == "1º de janeiro"
    assert short_day(portuguese, date(2027, 1, 11)) == "11 de janeiro"


def test_days_hours_and_spans_can_be_said_in_it(new: Localizer) -> None:
    assert all((day(new, date(2027, 1, 1)), hour(new, time(18, 30)), span(new, timedelta(days=1, hours=6))))


async def test_discord_takes_its_commands(locales: Path) -> None:
    commands = await all_payloads(locales)
    check_commands(json.loads(json.dumps(commands, default=int)))
    opened = next(each for each in commands if each["name"] == "civ")["options"]
    assert {"nl": "nieuw", "pt-BR": "nieuw"} in [each["name_localizations"] for each in opened]


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

"""What a locale lacks is found, and the project's own lack nothing."""

import re
from pathlib import Path

import pytest

from bot import assets
from bot.cli.doctor import languages, locale_findings
from bot.i18n.catalogue import Catalogues
from bot.i18n.completeness import Flaw, flaws, read_locale
from tests.i18n.languages import SPOKEN, WHOLE

LOCALES = assets.folder() / "locales"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    _write(tmp_path, "en", 'greet = Hello, { $name }\nplay = { COMMAND("civ new") }\n')
    return tmp_path


def _write(folder: Path, locale: str, text: str, name: str = "all.ftl") -> None:
    (folder / locale).mkdir(exist_ok=True)
    (folder / locale / name).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_language_lacks_at_most_texts_that_are_still_to_be_translated(locale: str) -> None:
    unfinished = () if locale in WHOLE else ("missing", "untranslated")
    assert [flaw for flaw in flaws(LOCALES, locale) if flaw.kind not in unfinished] == []


def test_a_language_that_is_finished_has_to_stay_so() -> None:
    finished = {locale for locale in SPOKEN if not flaws(LOCALES, locale)}
    assert finished <= {*WHOLE}, "add it to WHOLE in tests/i18n/languages.py"


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ('play = { COMMAND("civ new") }', Flaw("missing", "greet")),
        ('greet = Salut { $nom }\nplay = { COMMAND("civ new") }', Flaw("values", "greet", "$nom", "$name")),
        ("greet = Salut { $name }\nplay = /civ nouvelle", Flaw("commands", "play", "–", "civ new")),
        (
            'greet = Salut { $name }\nplay = { COMMAND("civ nouvelle") }',
            Flaw("commands", "play", "civ nouvelle", "civ new"),
        ),
        ('greet = Salut { $name }\nplay = { COMMAND("civ new") }\nadieu = !', Flaw("superfluous", "adieu")),
        ('greet = Salut { $name }\nplay = { COMMAND("civ new") }\nplay = !', Flaw("twice", "play", "all.ftl")),
    ],
)
def test_each_thing_a_language_lacks_is_named(folder: Path, text: str, flaw: Flaw) -> None:
    _write(folder, "fr", text)
    assert flaw in flaws(folder, "fr")


def test_the_doctor_names_a_folder_that_is_not_named_like_a_language(folder: Path) -> None:
    _write(folder, "en copy", "greet = Hello, { $name }\n")
    found = {finding.text: finding.is_well for finding in languages(folder, "en")}
    assert found["the folder “en copy” isn’t named like a language, such as nl or pt-BR, and is left out"] is False
    assert found["languages: en"] is True


def test_the_doctor_tells_how_many_texts_are_missing_however_many_these_are(folder: Path) -> None:
    keys = [f"text-{number}" for number in range(2000)]
    _write(folder, "en", "".join(f"{key} = Hello\n" for key in keys))
    _write(folder, "nl", "other = Hallo\n")
    missing, superfluous = [finding.text for finding in locale_findings(folder, "nl")]
    assert missing.startswith("language nl: 2000 texts are missing, and said in English: text-0, text-1, ")
    assert missing.endswith(", text-110…")
    assert superfluous.endswith("unused: other")


def test_a_text_left_in_english_is_named_and_one_of_a_few_words_may_be_the_same(folder: Path) -> None:
    text = "name = Carta Impera Victoria\nlong = { $n ->\n  [one] one card of yours is left\n *[other] many\n }\n"
    for locale in ("en", "nl"):
        _write(folder, locale, text)
    assert flaws(folder, "nl") == (Flaw("untranslated", "long"),)


def test_a_case_that_is_misspelt_is_named_at_the_noun_and_in_the_sentence(folder: Path) -> None:
    own = 'greet = Witaj, { $name }\nplay = { COMMAND("civ new") }\n'
    nouns = "army = Wojsko\n    .genitive = Wojska\nfaith = Religia\n    .genitive = Religii\n"
    asking = 'lose = Tracisz { army.genitive }\ntake = Bierzesz { FORM($what, "genitive") }\n'
    _write(folder, "en", own + "army = Army\nfaith = Faith\nlose = You lose { army }\ntake = You take { $what }\n")
    for typed, named in {
        nouns + asking: [],
        nouns.replace(".genitive = Wojska", ".genitve = Wojska") + asking: [
            Flaw("unused", "army", "genitve", "genitive"),
            Flaw("forms", "lose", "army.genitive", "genitve"),
        ],
        nouns.replace(".genitive = Religii", ".genitve = Religii") + asking: [
            Flaw("unused", "faith", "genitve", "genitive")
        ],
        nouns + asking.replace('"genitive"', '"genitif"'): [Flaw("forms", "take", ".genitif", "genitive")],
    }.items():
        _write(folder, "pl", own + typed)
        assert [*flaws(folder, "pl")] == named
    assert [finding.text for finding in locale_findings(folder, "pl")] == [
        "language pl: take asks for .genitif, but the forms there are genitive"
    ]


def test_a_text_with_fewer_plurals_than_its_language_is_named(folder: Path) -> None:
    """The default stands for one of them: French has two for whole numbers, Polish three."""
    _write(folder, "en", "cards = { $n ->\n  [one] 1 card\n *[other] { $n } cards\n }\n")
    for locale in ("fr", "pl"):
        _write(folder, locale, "cards = { $n ->\n  [one] 1 karta\n *[other] { $n } kart\n }\n")
    assert [flaws(folder, "fr"), flaws(folder, "pl")] == [(), (Flaw("plurals", "cards", "one other", "few many one"),)]
    few = "cards = { $n ->\n  [one] 1 karta\n  [few] { $n } karty\n *[many] { $n } kart\n }\n"
    _write(folder, "pl", few)
    assert flaws(folder, "pl") == ()


@pytest.mark.parametrize("name", ["Neue Runde", "Neu", "neu!", "x" * 33])
def test_a_name_that_discord_would_not_take_is_named(folder: Path, name: str) -> None:
    _write(folder, "en", "name-new = new\ncommand-civ-new = Open a table")
    _write(folder, "de", f"name-new = {name}\ncommand-civ-new = {'x' * 101}")
    assert flaws(folder, "de") == (Flaw("unfit", "name-new", name), Flaw("unfit", "command-civ-new", "x" * 101))


def test_lines_that_are_not_fluent_are_named_with_their_place(folder: Path) -> None:
    _write(folder, "fr", 'greet = Salut { $name }\nplay = { COMMAND("civ new") }\n\nodd = { $un\n')
    assert flaws(folder, "fr") == (Flaw("broken", "all.ftl:4", "odd = { $un"),)


def test_a_file_that_is_no_text_breaks_nothing_and_is_named(folder: Path) -> None:
    _write(folder, "fr", 'greet = Salut { $name }\nplay = { COMMAND("civ new") }\n')
    (folder / "fr" / "more.ftl").write_bytes(b"caf\xe9 = \xff\n")
    assert flaws(folder, "fr") == (Flaw("unreadable", "more.ftl"),)
    assert Catalogues.load(folder).localizer("fr").say("greet", name="Zoé") == "Salut Zoé"


def test_a_text_may_choose_by_what_english_shows_and_need_not_choose_by_what_english_does(folder: Path) -> None:
    _write(folder, "en", "win = { $who } { $many ->\n  [one] wins\n *[other] win\n }\n")
    _write(folder, "fr", "win = { $who ->\n  [Zoe] Bravo, Zoé\n *[other] Bravo, { $who }\n }\n")
    _write(folder, "it", "win = { $many ->\n  [one] Vince\n *[other] Vincono\n }\n")
    assert [flaws(folder, "fr"), flaws(folder, "it")] == [(), (Flaw("values", "win", "$many", "$many $who"),)]


def test_the_doctor_lists_what_each_language_lacks(folder: Path) -> None:
    _write(folder, "fr", "play = /civ nouvelle\n")
    findings = [(finding.is_well, finding.text) for finding in locale_findings(folder, "fr")]
    assert findings == [
        (None, "language fr: 1 text is missing, and said in English: greet"),
        (False, "language fr: play names the commands –, in English civ new"),
    ]
    assert [finding.text for finding in locale_findings(folder, "en")] == ["language en: complete"]


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_text_names_a_button_by_its_key_so_that_both_always_say_the_same(locale: str) -> None:
    texts = {key: text.said for key, text in read_locale(LOCALES / locale, []).items()}
    labels = {text for key, text in texts.items() if "key-" in key and "{" not in text}
    quoted = re.compile(r"(?:“|„|«\s?)([^{“”„«»]+?)(?:\s?»|”|“)")
    named = {key: set(quoted.findall(text)) & labels for key, text in texts.items() if not key.startswith("page-")}
    assert {key: found for key, found in named.items() if found} == {}

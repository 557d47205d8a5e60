"""Languages: which one speaks, and what happens where a text is missing."""

import logging
import re
from pathlib import Path

import pytest

from bot import assets
from bot.i18n.catalogue import NEUTRAL, Catalogues, MissingText, text_files
from bot.i18n.completeness import read_locale
from bot.i18n.names import safe_name
from tests.i18n.languages import WHOLE, localizer

GAMES = sorted(each.name for each in (assets.folder() / "locales" / "en").iterdir() if each.is_dir())
"""The games that have texts."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for locale, text in {
        "en": "greet = Hello, { $name }\ncount = { $number } cards\nonly = Only here\n",
        "fr": "greet = Bonjour, { $name }\n",
        "de-AT": "greet = Servus, { $name }\n",
    }.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "all.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_region_falls_back_to_its_language_and_the_rest_to_english(folder: Path) -> None:
    catalogues = Catalogues.load(folder)
    wanted = {
        "fr-CA": "fr",
        "en-US": "en",
        "de-AT": "de-AT",
        "de": "de-AT",
        "de-CH": "de-AT",
        "tlh": "en",
        "": "en",
        None: "en",
    }
    assert {locale: catalogues.localizer(locale).locale for locale in wanted} == wanted
    assert catalogues.locales == ("en", "de-AT", "fr")


def test_a_text_that_a_language_lacks_is_said_in_english_and_logged_once(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    french = Catalogues.load(folder).localizer("fr")
    with caplog.at_level(logging.WARNING):
        assert [french.say("only"), french.say("only"), french.say("greet", name="Zoé")] == [
            "Only here",
            "Only here",
            "Bonjour, Zoé",
        ]
    assert len(caplog.records) == 1


def test_a_text_keeps_its_words_where_one_that_it_names_is_not_translated_yet(folder: Path) -> None:
    (folder / "en" / "keys.ftl").write_text("key = Hand\nhelp = Press “{ key }”\n", encoding="utf-8")
    (folder / "fr" / "keys.ftl").write_text("help = Appuie sur « { key } »\n", encoding="utf-8")
    assert Catalogues.load(folder, strict=True).localizer("fr").say("help") == "Appuie sur « Hand »"


def test_a_text_that_even_english_lacks_is_never_shown_as_its_key(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert Catalogues.load(folder).localizer("fr").say("no-such-key") == NEUTRAL
    assert "no-such-key" in caplog.text
    with pytest.raises(MissingText):
        Catalogues.load(folder, strict=True).localizer("fr").say("no-such-key")


def test_a_strict_localizer_refuses_a_text_without_its_value(folder: Path) -> None:
    with pytest.raises(MissingText):
        Catalogues.load(folder, strict=True).localizer("en").say("greet")


def test_numbers_stand_plain_and_nothing_is_isolated(folder: Path) -> None:
    assert Catalogues.load(folder).localizer("en").say("count", number=12345) == "12345 cards"


def test_a_name_that_ends_in_a_full_stop_ends_the_sentence_too(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "all.ftl").write_text("wait = Waiting for { $who }.\n", encoding="utf-8")
    english = Catalogues.load(tmp_path).localizer("en")
    names = ["Bob Jr.", "Ann"]
    assert [english.say("wait", who=safe_name(name)) for name in names] == [
        "Waiting for \u2068Bob Jr.\u2069",
        "Waiting for \u2068Ann\u2069.",
    ]


def test_lists_are_joined_as_the_language_does(folder: Path) -> None:
    catalogues = Catalogues.load(folder)
    assert catalogues.localizer("en").list(["A", "B", "C"]) == "A, B, and C"
    assert catalogues.localizer("en").list(["A", "B"], "or") == "A or B"
    assert catalogues.localizer("fr").list(["A", "B", "C"]) == "A, B et C"
    assert catalogues.localizer("de-AT").list(["A", "B"]) == "A und B"


@pytest.mark.parametrize(
    ("items", "text"),
    [
        (["Religione I", "Economia I"], "Religione I ed Economia I"),
        (["Ann", "Bob", "**Eva**"], "Ann, Bob ed **Eva**"),
        (["Eva", "Anna"], "Eva e Anna"),
        (["Ann e Co", "Eva"], "Ann e Co ed Eva"),
        (["Eva"], "Eva"),
    ],
)
def test_italian_says_ed_before_the_same_vowel(items: list[str], text: str) -> None:
    italian = localizer("it")
    assert italian.list(items) == text
    assert " ed " not in italian.list(items, "or")


def test_any_language_may_have_another_word_before_the_last_item(folder: Path) -> None:
    (folder / "es").mkdir()
    text = "list-and = { $letter ->\n  [i] e\n *[other] y\n }\nlist-or = { $letter ->\n  [o] u\n *[other] o\n }\n"
    (folder / "es" / "all.ftl").write_text(text, encoding="utf-8")
    spanish = Catalogues.load(folder).localizer("es")
    assert [spanish.list(["Ana", last]) for last in ("Íñigo", "Luis")] == ["Ana e Íñigo", "Ana y Luis"]
    assert [spanish.list(["Ana", last], "or") for last in ("Óscar", "Luis")] == ["Ana u Óscar", "Ana o Luis"]


def test_a_folder_without_english_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    with pytest.raises(FileNotFoundError):
        Catalogues.load(tmp_path)


def test_assets_lie_beside_the_package_or_inside_it() -> None:
    assert (assets.folder() / "locales" / "en" / "language.ftl").is_file()


def test_a_faulty_text_gives_way_to_the_english_one(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "fr" / "all.ftl").write_text("greet = Bonjour, { $nom }\n", encoding="utf-8")
    french = Catalogues.load(folder).localizer("fr")
    with caplog.at_level(logging.WARNING):
        assert [french.say("greet", name="Zoé"), french.say("greet", name="Zoé")] == ["Hello, Zoé"] * 2
    assert len(caplog.records) == 1


def test_numbers_have_the_languages_decimal_sign(folder: Path) -> None:
    catalogues = Catalogues.load(folder)
    assert catalogues.localizer("en").say("count", number=1.5) == "1.5 cards"
    (folder / "fr" / "all.ftl").write_text("count = { $number } cartes\n", encoding="utf-8")
    assert Catalogues.load(folder).localizer("fr").say("count", number=1.5) == "1,5 cartes"


def test_a_folder_without_texts_is_no_language(folder: Path) -> None:
    (folder / "notes").mkdir()
    assert "notes" not in Catalogues.load(folder).locales


def test_the_first_language_that_is_known_speaks(folder: Path) -> None:
    catalogues = Catalogues.load(folder)
    assert catalogues.localizer(None, "ko", "fr-CA", "de").locale == "fr"
    assert catalogues.localizer("ko", None).locale == "en"


@pytest.mark.parametrize("game", GAMES)
def test_no_text_names_one_of_a_game_but_that_games_own(game: str) -> None:
    """Whoever deletes a game's folder leaves no text behind that names one of it."""
    folder = assets.folder() / "locales" / "en"
    own = set(read_locale(folder / game, []))
    others = [file for file in text_files(folder) if folder / game not in file.parents]
    assert [
        (file.name, key)
        for file in others
        for key in re.findall(r"\{ ([a-z][\w-]*) \}", file.read_text(encoding="utf-8"))
        if key in own
    ] == []


def test_all_languages_have_the_same_files() -> None:
    folder = assets.folder() / "locales"
    files = {locale: {file.relative_to(folder / locale) for file in text_files(folder / locale)} for locale in WHOLE}
    assert all(found == files["en"] for found in files.values())


def test_a_text_that_was_said_before_is_said_with_its_own_values(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "one.ftl").write_text(
        "many = { $count ->\n    [one] one of { $name }\n   *[other] { $count }\n}\n"
    )
    say = Catalogues.load(tmp_path).localizer("en").say
    for _ in range(2):
        said = [say("many", count=value, name="A") for value in (1, "1", 1.5, 2)]
        assert said == ["one of A", "1", "1.5", "2"]
        assert say("many", name="B", count=1) == "one of B"


def test_texts_with_a_name_are_dropped_once_someone_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "one.ftl").write_text("hello = Hello { $name }\n")
    catalogues = Catalogues.load(tmp_path)
    said = [catalogues.localizer("en").say("hello", name="Ada") for _ in range(2)]
    assert said[0] is said[1]  # kept
    catalogues.forget()
    assert catalogues.localizer("en").say("hello", name="Ada") is not said[0]

"""The texts of a language, read one by one when they are asked for."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.i18n.catalogue import Bundle, Catalogues, text_files
from tests.i18n.languages import SPOKEN, localizer
from tests.i18n.pseudo import LOCALES


def _of(text: str) -> Bundle:
    bundle = Bundle("en", {})
    bundle.add_source(text)
    return bundle


def _said(bundle: Bundle, key: str) -> str:
    value = bundle.get_message(key).value
    assert value is not None
    return str(bundle.format_pattern(value)[0])


@pytest.mark.slow
@pytest.mark.parametrize(
    "locale", [locale if locale in ("en", "fr") else pytest.param(locale, marks=pytest.mark.long) for locale in SPOKEN]
)
def test_text_by_text_a_language_reads_as_in_whole_files(locale: str) -> None:
    for file in text_files(LOCALES / locale):
        source = file.read_text(encoding="utf-8")
        found = [each for each in FluentResource(source).body if isinstance(each, ast.Message)]
        whole, apart = Bundle(locale, {}), _of(source)
        whole.add_resource(ast.Resource([*found]))
        assert [each.id.name for each in found if not apart.has_message(each.id.name)] == []
        for key in (each.id.name for each in found):
            assert repr(apart.get_message(key).value) == repr(whole.get_message(key).value) or (
                _said(apart, key) == _said(whole, key)
            ), key


def test_texts_that_name_others_find_them() -> None:
    assert _said(_of("one = Press { two }, { -three }\ntwo = Go\n-three = { two }!"), "one") == "Press Go, Go!"


def test_what_cannot_be_read_is_left_out_and_the_rest_is_there() -> None:
    bundle = _of("first = First\nbroken = { $open\nbroken-too\nlast =\n    Last\n  = third\n")
    assert [key for key in ("first", "broken", "broken-too", "last") if bundle.has_message(key)] == ["first", "last"]


def test_of_texts_written_twice_the_first_one_that_can_be_read_counts() -> None:
    bundle = _of("one = { $open\none = Second\none = Third\n")
    assert bundle.has_message("one")
    assert _said(bundle, "one") == "Second"


def _copied(folder: Path, name: str) -> Catalogues:
    for locale in ("en", name):
        (folder / locale).mkdir()
        (folder / locale / "all.ftl").write_text("count = { $n ->\n  [one] one\n *[other] many\n }\n", encoding="utf-8")
    return Catalogues.load(folder)


@pytest.mark.parametrize("name", ["en copy", "en - Copie", "nl.bak", "old_en_backup", "pt_BR"])
def test_a_copied_folder_that_is_not_yet_named_like_a_language_is_none(name: str, tmp_path: Path) -> None:
    assert _copied(tmp_path, name).locales == ("en",)


@pytest.mark.parametrize("name", ["tlh", "en-copy", "xx-0000"])
def test_a_language_of_unknown_rules_counts_and_lists_as_english_does(name: str, tmp_path: Path) -> None:
    klingon = _copied(tmp_path, name).localizer(name)
    assert klingon.locale == name
    assert klingon.list(["A", "B", "C"]) == "A, B, and C"
    assert [klingon.say("count", n=number) for number in (1, 2)] == ["one", "many"]


@pytest.mark.parametrize("number", [10**30 - 1, -(10**30)])
def test_a_number_of_any_length_is_written(number: int) -> None:
    assert str(number) in localizer("de").say("option-players", count=number)

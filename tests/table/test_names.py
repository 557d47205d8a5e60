"""Names as others see them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.characters import NO_INK, is_hidden
from bot.i18n.cutting import clusters
from bot.i18n.names import safe_text
from bot.table.names import visible_name


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann\n\tLee ", "Ann Lee"),
        ("Ann\u202egnp.exe", "Anngnp.exe"),
        ("\u2066\u2069Bo\u200b\u200e\ufeff", "Bo"),
        ("A\x00n\x1b[31mn", "An[31mn"),
        ("\u3164\u2800\u115f", "zed"),
        ("\u200d\u200c", "zed"),
        ("\u0301\u0302", "zed"),
        ("", "zed"),
        ("👩\u200d🚀 Ida", "👩\u200d🚀 Ida"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("x" * 40, "x" * 32),
        ("日本", "日本"),
        ("🩷 Mia", "🩷 Mia"),
        ("🩷", "🩷"),
        ("\U0001faff\U00032000", "\U0001faff\U00032000"),
        ("\ue000Ann\U000f0000\U0010fffd", "Ann"),
        ("\ud83dAnn\udc00", "Ann"),
        ("\u061cAn\u202dn\u2069", "Ann"),
        ("\ufe0f", "zed"),
        ("\U000e0041\U000e0042", "zed"),
        ("Ann\U000e0041", "Ann"),
        ("🏴\U000e0067\U000e0062\U000e007f Bo", "🏴\U000e0067\U000e0062\U000e007f Bo"),
    ],
)
def test_a_name_is_what_one_can_read_of_it(written: str, shown: str) -> None:
    assert visible_name(written, "zed") == shown


NEVER_SHOWN = {"Cc", "Co", "Cs"}


@given(st.characters())
def test_of_all_characters_only_what_harms_or_shows_nothing_is_left_out(sign: str) -> None:
    shown = visible_name(f"A{sign}b", "zed")
    if unicodedata.category(sign) in NEVER_SHOWN and not sign.isspace():
        assert shown == "Ab"
    elif unicodedata.category(sign)[0] in "LNPS" or (unicodedata.category(sign) == "Cn" and ord(sign) >= 0x1F000):
        assert sign in shown or sign in NO_INK or is_hidden(sign)


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
def test_a_name_has_one_law_in_tables_in_messages_and_on_buttons(written: str) -> None:
    name = visible_name(written, "zed")
    assert visible_name(name, "zed") == name
    assert safe_text(name).replace("\\", "").replace("\u200b", "") == name.replace("\\", "")
    assert [sign for sign in "".join(clusters(name)) if sign not in " \ufe0f"], "a name is seen"

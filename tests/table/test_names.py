"""Names as others see them."""

import pytest

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
    ],
)
def test_a_name_is_what_one_can_read_of_it(written: str, shown: str) -> None:
    assert visible_name(written, "zed") == shown

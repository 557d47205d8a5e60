"""Names as others see them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.characters import NO_INK, is_hidden
from bot.i18n.cutting import clusters
from bot.i18n.names import without_markdown
from bot.table.names import MOST, distinct_names, visible_name, visible_text
from bot.table.values import UserId


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
    assert without_markdown(name).replace("\\", "").replace("\u200b", "") == name.replace("\\", "")
    assert [sign for sign in "".join(clusters(name)) if sign not in " \ufe0f"], "a name is seen"


HANDLES = {1: "alex_a", 2: "alex_b", 3: "alex_c", 4: "x" * 32}


@pytest.mark.parametrize(
    ("people", "names"),
    [
        ([(1, "Alex"), (2, "Bo")], ["Alex", "Bo"]),
        ([(1, "Alex"), (2, "Alex")], ["Alex (alex_a)", "Alex (alex_b)"]),
        ([(1, "Alex"), (2, "ALEX"), (5, "Bo")], ["Alex (alex_a)", "ALEX (alex_b)", "Bo"]),
        ([(1, "Alex (alex_a)"), (2, "Alex (alex_b)"), (3, "Alex")], [f"Alex (alex_{sign})" for sign in "abc"]),
        ([(1, "Alex (alex_a)"), (2, "Bo")], ["Alex", "Bo"]),
        ([(1, "Alex"), (1, "Alex")], ["Alex", "Alex"]),
        ([(5, "Alex"), (6, "Alex"), (7, "Alex")], ["Alex", "Alex (2)", "Alex (3)"]),
        ([(5, "Alex"), (1, "Alex")], ["Alex", "Alex (alex_a)"]),
        ([(1, "Ａｌｅｘ"), (2, "Alex")], ["Ａｌｅｘ (alex_a)", "Alex (alex_b)"]),
        ([(1, "y" * 32), (2, "y" * 32)], ["y" * 23 + " (alex_a)", "y" * 23 + " (alex_b)"]),
        ([(4, "Alex"), (2, "Alex")], ["x" * 32, "Alex (alex_b)"]),
        (
            [(1, "Alex"), (2, "Alex"), (3, "Alex (alex_a)")],
            ["Alex (alex_a)", "Alex (alex_b)", "Alex (alex_a) (alex_c)"],
        ),
    ],
)
def test_people_of_one_name_are_told_apart(people: list[tuple[int, str]], names: list[str]) -> None:
    assert distinct_names([(UserId(user), name) for user, name in people], lambda user: HANDLES.get(user)) == names


@pytest.mark.parametrize("name", ["The Great Emperor of the East", "y" * 32, "Alex", "The Great Emperor of the  "])
def test_names_that_were_told_apart_stay_so(name: str) -> None:
    handles = {1: "anna", 2: "anna_of_the_east", 3: "xy"}
    people = [(UserId(user), name.strip()) for user in handles]
    first = distinct_names(people, lambda user: handles.get(user))
    again = distinct_names([(user, told) for (user, _), told in zip(people, first, strict=True)], handles.get)
    assert again == first
    renamed = distinct_names([people[0], *((UserId(at), first[at - 1]) for at in (2, 3))], handles.get)
    assert renamed == first, "where one gives their whole name again"


@given(st.lists(st.tuples(st.integers(1, 6), st.sampled_from(["Alex", "ALEX", "alex_a", "y" * 32])), max_size=6))
def test_no_two_people_share_a_name_and_none_is_too_long(people: list[tuple[int, str]]) -> None:
    known = dict(people)  # one name each
    people = [(user, known[user]) for user, _ in people]
    names = distinct_names([(UserId(user), name) for user, name in people], lambda user: HANDLES.get(user))
    by_name: dict[str, set[int]] = {}
    for (user, _), name in zip(people, names, strict=True):
        assert len(name) <= MOST
        by_name.setdefault(name, set()).add(user)
    assert all(len(users) == 1 for users in by_name.values())


def test_a_text_that_is_cut_ends_with_no_space() -> None:
    assert visible_text("one two", 4) == "one"
    assert visible_text("one two", 5) == "one t"

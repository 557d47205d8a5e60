"""A `custom_id` and its payload are the same thing written twice; whatever else is pressed is nobody's address."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.answers import Interaction
from bot.discord.routing import MOST_CUSTOM_ID, Bare, Registry, Verb
from bot.pages.addresses.table import AtTable, Chosen, Decision
from bot.pages.tournament.addresses import SHOW_TABLE
from bot.table.values import TableId
from bot.tournament.draws import TableNumber

HAND, DO, NUDGE, ALONE = Verb("hand", AtTable), Verb("do", Chosen), Verb("end", Decision), Verb("alone", Bare)


async def _unanswered(interaction: Interaction, payload: object) -> None:
    raise AssertionError(payload)


def _registry() -> Registry:
    return Registry(verb.answered_by(_unanswered) for verb in (HAND, DO, NUDGE, ALONE))


def test_an_address_is_written_as_it_always_was() -> None:
    assert HAND.to(TableId(12)) == "civ:hand:12"
    assert DO.to(TableId(12), 34, "play M1") == "civ:do:12:34:play M1"
    assert NUDGE.to(TableId(12), 0) == "civ:end:12:0"
    assert ALONE.to() == "civ:alone:0"


@given(
    table=st.integers(1, 2**31 - 1),
    version=st.integers(0, 9_999_999),
    action=st.from_regex(r"[A-Za-z0-9][A-Za-z0-9 +]{0,39}", fullmatch=True),
)
def test_what_is_written_is_read_back(table: int, version: int, action: str) -> None:
    custom_id = DO.to(TableId(table), version, action)
    press = _registry().route(custom_id)
    assert press is not None
    assert press.payload == Chosen(TableId(table), version, action)
    assert len(custom_id) <= MOST_CUSTOM_ID


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "civ",
        "civ:hand",
        "civ:hand:",
        "civ:hand:0",
        "civ:hand:-1",
        "civ:hand:01",
        "civ:hand:1.5",
        "civ:hand:2147483648",
        "civ:hand:99999999999999999999",
        "civ:hand:١",
        "civ:hand:1\n",
        " civ:hand:1",
        "civ:hand:1:2",
        "civ:do:1:2",
        "civ:do:1::play M1",
        "civ:do:1:-1:play M1",
        "civ:do:1:10000000:play M1",
        "civ:do:1:2: play M1",
        "civ:do:1:2:" + "M" * 41,
        "civ:do:1:2:play M1:more",
        "civ:alone:1",
        "civ:nobody:1",
        "other:hand:1",
        "civ:do:1:2:" + "M" * 100,
    ],
)
def test_what_is_not_exactly_an_address_is_none(custom_id: str) -> None:
    assert _registry().route(custom_id) is None


def test_the_table_of_a_round_is_no_table_to_log_lines() -> None:
    registry = Registry(verb.answered_by(_unanswered) for verb in (HAND, ALONE, SHOW_TABLE))
    presses = [
        registry.route(custom_id)
        for custom_id in (HAND.to(TableId(12)), ALONE.to(), SHOW_TABLE.to(7, 1, TableNumber(3)))
    ]
    assert [press and press.about for press in presses] == [{"table": 12}, {"table": None}, {"tournament": 7}]


@given(st.text(alphabet="civhandoe:0123456789 M١\n", max_size=30))
def test_no_text_is_read_as_another_address_than_its_own(custom_id: str) -> None:
    press = _registry().route(custom_id)
    assert press is None or custom_id in _written(press.payload)


def _written(payload: Any) -> Iterator[str]:
    match payload:
        case Chosen(table, version, action):
            yield DO.to(table, version, action)
        case Decision(table, version):
            yield NUDGE.to(table, version)
        case AtTable(table):
            yield HAND.to(table)
        case _:
            yield ALONE.to()


def test_a_verb_has_one_answer() -> None:
    with pytest.raises(ValueError, match="hand"):
        Registry([HAND.answered_by(_unanswered), Verb("hand", Bare).answered_by(_unanswered)])


@pytest.mark.parametrize("action", ["", "play:M1", "play M1\n", "M" * 41])
def test_what_could_not_be_read_back_is_not_written(action: str) -> None:
    with pytest.raises(ValueError, match="custom_id"):
        DO.to(TableId(1), 2, action)

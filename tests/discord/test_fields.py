"""Numbers that are chosen or filled in, whatever somebody sends in their place; and the options of a command."""

from types import SimpleNamespace
from typing import cast

import pytest

from bot.discord.answers import Interaction
from bot.discord.fields import chosen_numbers, command_options, read_number


@pytest.mark.parametrize("number", [0, 7, 1_575_324_857_803_997_184, 8_999_999_999_999_999_999])
def test_ids_and_numbers_are_read(number: int) -> None:
    assert read_number(str(number)) == number
    assert number < 2**63


@pytest.mark.parametrize("text", ["", " 7", "-1", "+1", "1_0", "1.5", "ten", "²", "١", "9" * 19, "9" * 30, "9" * 5000])
def test_what_no_client_sends_is_no_number(text: str) -> None:
    assert read_number(text) is None
    pressed = cast("Interaction", SimpleNamespace(data={"values": [text, "3"]}))
    assert chosen_numbers(pressed) == [3]


TABLE = {"name": "table", "type": 4, "value": 7}


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ([TABLE], {"table": 7}),
        ([{"name": "export", "type": 1, "options": [TABLE]}], {"table": 7}),
        ([{"name": "past", "type": 2, "options": [{"name": "export", "type": 1, "options": [TABLE]}]}], {"table": 7}),
        ([{"name": "export", "type": 1}], {}),
        (None, {}),
    ],
)
def test_options_are_found_at_any_depth_of_a_group(options: list[object] | None, found: dict[str, object]) -> None:
    data = {"name": "civ"} | ({} if options is None else {"options": options})
    assert command_options(cast("Interaction", SimpleNamespace(data=data))) == found

"""Numbers that are chosen or filled in, whatever somebody sends in their place."""

from types import SimpleNamespace
from typing import cast

import pytest

from bot.discord.answers import Interaction
from bot.discord.fields import chosen_numbers, read_number


@pytest.mark.parametrize("number", [0, 7, 1_575_324_857_803_997_184, 8_999_999_999_999_999_999])
def test_ids_and_numbers_are_read(number: int) -> None:
    assert read_number(str(number)) == number
    assert number < 2**63


@pytest.mark.parametrize("text", ["", " 7", "-1", "+1", "1_0", "1.5", "ten", "²", "١", "9" * 19, "9" * 30, "9" * 5000])
def test_what_no_client_sends_is_no_number(text: str) -> None:
    assert read_number(text) is None
    pressed = cast("Interaction", SimpleNamespace(data={"values": [text, "3"]}))
    assert chosen_numbers(pressed) == [3]

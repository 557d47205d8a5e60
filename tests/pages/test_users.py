"""Whoever presses gets a seat by his own account, and an app's account gets none."""

from dataclasses import dataclass
from typing import Any, cast

import pytest

from bot.pages.users import user_of
from bot.table.errors import TableError


@dataclass
class Account:
    id: int
    bot: bool


@dataclass
class Pressed:
    """All that is asked of an interaction here."""

    user: Account


def test_a_bot_that_presses_is_refused_with_a_reason() -> None:
    assert user_of(cast("Any", Pressed(Account(5, bot=False)))) == 5
    with pytest.raises(TableError) as refusal:
        user_of(cast("Any", Pressed(Account(6, bot=True))))
    assert refusal.value.reason.key == "bot-player"

"""One hand a player and table: the newest stays, whatever order presses and messages come in."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import cast

import discord

from bot.table.values import TableId, UserId
from bot.ui.desk import Interaction
from bot.ui.hand.open_hands import LiveHands


@dataclass
class Press:
    """As much of an interaction as is asked here."""

    created_at: datetime = field(default_factory=discord.utils.utcnow)


def _pressed() -> Interaction:
    return cast("Interaction", Press())


def test_a_hand_in_a_new_message_removes_the_one_before() -> None:
    hands, first, second = LiveHands(), _pressed(), _pressed()
    assert hands.moved(TableId(1), UserId(5), 10, first) is None
    assert hands.moved(TableId(1), UserId(5), 11, second) is first


def test_a_press_in_a_hand_that_was_given_up_meanwhile_does_not_remove_the_newer_one() -> None:
    hands, second = LiveHands(), _pressed()
    hands.moved(TableId(1), UserId(5), 10, _pressed())
    hands.moved(TableId(1), UserId(5), 11, second)
    assert hands.moved(TableId(1), UserId(5), 10, _pressed()) is None
    assert hands.moved(TableId(1), UserId(5), 12, _pressed()) is second

"""What a person is shown with an error."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.edits import Edits
from bot.i18n.catalogue import Localizer
from bot.pages.errors import MOST_MEANWHILE, ErrorHandler
from bot.pages.presentation import Presentation
from bot.table.errors import StaleDecision
from bot.table.table import Table
from tests.pages.tables import LOCALIZER, fresh_game, table_of


class NotedHands:
    """Notes which hands are shown, with which notice."""

    def __init__(self) -> None:
        self.shown: list[tuple[Table, str]] = []

    async def show(self, interaction: object, table: Table, *, notice: str) -> None:
        self.shown.append((table, notice))


class NotedPresentations(Presentation):
    """Presents each game, and notes what it is asked to tell."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def of(self, table: Table) -> Presentation:
        return self

    def board_text(self, *_: Any, **__: Any) -> Any:
        raise AssertionError("errors show no board")

    def happened(self, table: Table, localizer: Localizer, *, since: int, most: int) -> str:
        self.asked.append((since, most))
        return "One.\nTwo."


class English:
    """A resolver for people who all read English."""

    async def reader(self, interaction: object) -> Localizer:
        return LOCALIZER


@pytest.mark.parametrize(
    ("moves_ago", "notice", "expected"),
    [
        (0, "That has already been done. Here’s the table now.", []),
        (2, "That button was 2 moves old. Here’s the table now.\n> One.\n> Two.", [(1, MOST_MEANWHILE)]),
    ],
)
def test_what_is_stale_brings_the_hand_with_what_has_happened_meanwhile(
    moves_ago: int, notice: str, expected: list[tuple[int, int]]
) -> None:
    unused, hands, presentations = cast("Any", None), NotedHands(), NotedPresentations()
    game = fresh_game()
    for _ in range(3):
        game = game.play(game.waiting()[0], game.legal(game.waiting()[0])[0])
    table = table_of(game)
    errors = ErrorHandler(unused, cast("Any", English()), cast("Any", presentations), cast("Any", hands), Edits())
    pressed = cast("Any", SimpleNamespace(type=discord.InteractionType.component))
    asyncio.run(errors.tell(pressed, StaleDecision(table, moves_ago)))
    assert [(shown, text.replace("\u2068", "").replace("\u2069", "")) for shown, text in hands.shown] == [
        (table, notice)
    ]
    assert presentations.asked == expected

"""How far a press goes: the modules of ours it passes from the router to the commit of what it does."""

import sys
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine

import bot
from bot.ui.discord.routing import Router
from bot.ui.parts import ui_of
from tests.e2e.house import House, board_of

ROOT: Final = Path(bot.__file__).parents[1]
OURS: Final = (ROOT / "bot", ROOT / "cogs")
MOST: Final = 16
"""Of a press whose table is in memory."""
MOST_FROM_DISK: Final = 23
"""Of a press whose table has to be read first."""
MOST_OF_THE_UI: Final = 4

_is_pressed: ContextVar[bool] = ContextVar("is_pressed", default=False)
"""Whether what runs now follows from the press: tasks take it along."""


class Passed:
    """The modules that a press has passed, in the order of their first call."""

    def __init__(self) -> None:
        self.modules: dict[str, None] = {}
        self.has_written = False

    def look(self, frame: FrameType, what: str, _: Any) -> None:
        """Notes a call, as `sys.setprofile` tells of it."""
        file = Path(frame.f_code.co_filename)
        if what == "call" and _is_pressed.get() and any(file.is_relative_to(room) for room in OURS):
            self.modules.setdefault(str(file.relative_to(ROOT)))

    def executed(self, connection: Connection, cursor: object, statement: str, *_: object) -> None:
        """Notes that something has been written."""
        self.has_written |= _is_pressed.get() and statement.startswith("INSERT")

    def committed(self, connection: Connection) -> None:
        """Stops looking once what was written is on disk."""
        if self.has_written:
            sys.setprofile(None)

    @contextmanager
    def watching(self) -> Generator[None]:
        """Looks at what follows from the first press meanwhile."""
        event.listen(Engine, "before_cursor_execute", self.executed)
        event.listen(Engine, "commit", self.committed)
        try:
            yield
        finally:
            sys.setprofile(None)
            event.remove(Engine, "before_cursor_execute", self.executed)
            event.remove(Engine, "commit", self.committed)


@pytest.mark.parametrize(("is_idle", "most"), [(False, MOST), (True, MOST_FROM_DISK)], ids=["in memory", "from disk"])
async def test_a_press_passes_few_modules_on_its_way_to_the_disk(
    house: House, monkeypatch: pytest.MonkeyPatch, *, is_idle: bool, most: int
) -> None:
    """Counts the modules of `bot` and `cogs` with a call between the router's callback and the commit of the move.

    What is done after the commit, and what other tasks do meanwhile, does not count. The usual press finds its table in
    memory, since the hand that it stands in has just been shown; one on a hand that has lain there for long, or since a
    restart, reads it from disk first, which takes the modules that make a table of rows.
    """
    passed, route = Passed(), Router.route

    async def watched(self: Router, interaction: Any) -> None:
        _is_pressed.set(True)
        sys.setprofile(passed.look)
        await route(self, interaction)

    async with house.bot() as running:
        await house.begin(house.people[:2])
        board = await board_of(house.people[0], house.channel)
        on_turn = next(person for person in house.people[:2] if person.mention in board.text)
        hand = await (await on_turn.press(board, "My hand")).message()
        await ui_of(running).shared.announcer.idle()
        running.remove_listener(ui_of(running).router.route, "on_interaction")
        monkeypatch.setattr(Router, "route", watched)
        running.add_listener(ui_of(running).router.route, "on_interaction")
        if is_idle:
            house.later = house.limits.idle_unload
        with passed.watching():
            play = next(button.label for button in hand.buttons if button.label.startswith("Play"))
            await (await on_turn.press(hand, play)).settled()
    assert passed.has_written
    assert ("bot/store/rows.py" in passed.modules) == is_idle
    assert len(passed.modules) <= most, " ".join(passed.modules)
    assert sum(name.startswith("bot/ui/") for name in passed.modules) <= MOST_OF_THE_UI, " ".join(passed.modules)

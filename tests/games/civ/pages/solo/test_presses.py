"""What a press on a page of a game played alone means: the actions of its address, of its select, or of both."""

from dataclasses import dataclass
from typing import Any, cast

import pytest

from bot.discord.routing import split
from bot.games.civ.pages.solo import what_if
from bot.games.civ.pages.solo.duplicate import board
from bot.games.civ.pages.solo.page import DecisionVerbs
from bot.games.civ.pages.solo.presses import pressed_actions
from bot.games.civ.pages.solo.tutorial import lesson
from bot.games.civ.rules import UnreadableAction
from bot.pages.press import Press

KINDS = [
    pytest.param(lesson.VERBS, (1, 2), id="lesson"),
    pytest.param(what_if.VERBS, (7, 3), id="what-if"),
    pytest.param(board.VERBS, ("20261123", 1, 3), id="board"),
]


@dataclass(frozen=True, slots=True)
class Pressed:
    """What is read of a press."""

    verb: str
    chosen: list[str]


def meant(verbs: DecisionVerbs, where: tuple[object, ...], kind: str, what: str, *chosen: str) -> list[str]:
    """The actions that a press means, on a button or select whose address is made and read as a page's."""
    verb, fields = split(verbs.door(*where)(kind, what))
    read: Any = {each.name: each for each in (verbs.do, verbs.pick, verbs.begin)}[verb].read(fields)
    press = cast("Press", Pressed(verb, list(chosen)))
    return [action.text for action in pressed_actions(press, verbs, read.action)]


@pytest.mark.parametrize(("verbs", "where"), KINDS)
def test_a_press_means_what_its_button_or_select_offers(verbs: DecisionVerbs, where: tuple[object, ...]) -> None:
    assert meant(verbs, where, "do", "play M1+end") == ["play M1", "end"]
    assert meant(verbs, where, "pick", "play 0", "play M1", "play R1+end") == ["play M1", "play R1", "end"]
    begun = meant(verbs, where, "begin", "sacrifice S1", "discard M1", "discard R1")
    assert begun == ["sacrifice S1", "discard M1", "discard R1"]


@pytest.mark.parametrize(("verbs", "where"), KINDS)
def test_a_forged_press_means_no_more_than_its_address(verbs: DecisionVerbs, where: tuple[object, ...]) -> None:
    assert meant(verbs, where, "do", "end", "play M1") == ["end"], "a button chooses nothing"
    for kind in ("pick", "begin"):
        with pytest.raises(UnreadableAction):
            meant(verbs, where, kind, "use M 1")

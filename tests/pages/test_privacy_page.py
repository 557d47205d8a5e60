"""What `/privacy show` says of who runs the bot."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.sheet import Sheet
from bot.i18n.catalogue import Localizer
from bot.pages.settings.privacy import COUNTED, operator_of, stored_data_sheet
from tests.i18n.languages import localizer as speaking

NOTHING: dict[str, list[Any]] = {name: [] for name in COUNTED}


@pytest.fixture
def localizer() -> Localizer:
    return speaking("en")


@pytest.mark.parametrize(
    ("operator", "line"),
    [
        (("Ada", "ada@example.org"), "This bot is run by Ada. Questions about your data: ada@example.org"),
        (("Ada", ""), "This bot is run by Ada."),
        (("", "ada@example.org"), "Questions about your data: ada@example.org"),
    ],
)
def test_the_page_names_who_answers_for_the_data(localizer: Localizer, operator: tuple[str, str], line: str) -> None:
    assert line in _text(stored_data_sheet(NOTHING, localizer, {}, operator))


def test_a_page_without_a_known_operator_says_nothing_of_one(localizer: Localizer) -> None:
    said = _text(stored_data_sheet(NOTHING, localizer, {}))
    assert "run by" not in said
    assert "Questions" not in said


def test_a_team_stands_for_its_owner_and_names_are_shown_as_text() -> None:
    ada, team = SimpleNamespace(name="Ada"), SimpleNamespace(name="**Team**")
    application = cast("Any", SimpleNamespace(owner=ada, team=team))
    assert "**" not in operator_of(application, "@everyone")[0].replace("\\*", "")
    assert operator_of(application, "@everyone")[1] != "@everyone"
    assert operator_of(None, "") == ("", "")


def _text(sheet: Sheet) -> str:
    return str(sheet.view().to_components())

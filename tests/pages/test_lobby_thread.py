"""The word of a lobby that its game will have a thread of its own, in every language."""

from dataclasses import replace

import pytest

from bot.pages.lobby.lobby import lobby_sheet
from tests.discord.limits import TEXT, check
from tests.i18n.languages import SPOKEN, localizer
from tests.pages.tables import CIV_WORDS, fresh_game, table_of

FEW = 40
"""Characters."""


def head(locale: str, *, will_move: bool) -> str:
    table = replace(table_of(fresh_game(2)), match=None, status="lobby")
    view = lobby_sheet(table, CIV_WORDS, localizer(locale), will_move=will_move).view()
    return next(item["content"] for item in check(view) if item["type"] == TEXT)


@pytest.mark.parametrize("locale", SPOKEN)
def test_it_is_said_in_a_few_words_beside_what_was_chosen(locale: str) -> None:
    without, text = head(locale, will_move=False), head(locale, will_move=True)
    assert text.startswith(f"{without} · ")
    assert 10 < len(text) - len(without) < FEW
    assert text.count("\n") == 1

"""What a lobby says in its channel of a game in a thread of its own: before it begins, and when it is over."""

from dataclasses import replace

import pytest

from bot.i18n.names import safe_name
from bot.pages.lobby.lobby import lobby_sheet
from bot.table.values import Status
from tests.discord.limits import TEXT, check
from tests.i18n.languages import SPOKEN, localizer
from tests.pages.tables import CIV_WORDS, fresh_game, played, table_of

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


@pytest.mark.parametrize("locale", SPOKEN)
def test_once_the_game_is_over_its_channel_reads_how_it_ended(locale: str) -> None:
    game = played()[-1]
    said = localizer(locale)
    table = table_of(game, status=Status.FINISHED)
    ending = CIV_WORDS.outcome(table, [safe_name(name) for name in table.names], said)
    texts = [item["content"] for item in check(lobby_sheet(table, CIV_WORDS, said).view()) if item["type"] == TEXT]
    assert ending in texts
    playing = table_of(played()[0])
    texts = [item["content"] for item in check(lobby_sheet(playing, CIV_WORDS, said).view()) if item["type"] == TEXT]
    assert len(texts) == 1

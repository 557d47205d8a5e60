"""Texts longer than a message: parted or ended where one sees it, never cut in silence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.sheet import in_messages, whole_lines
from bot.pages.board.board import BoardStyle, board_page, board_text
from tests.discord.limits import TEXT, check
from tests.pages.tables import CIV_WORDS, LOCALIZER, LONG_NAME, fresh_game, game_at, overfull, table_of

LINES = st.lists(st.text(alphabet="ab \n", max_size=90), max_size=12).map("\n".join)


@given(LINES, st.integers(1, 60))
def test_a_text_in_pieces_loses_nothing_but_line_breaks(text: str, most: int) -> None:
    pieces = in_messages(text, most)
    assert all(len(piece) <= most for piece in pieces)
    assert "".join(pieces).replace("\n", "") == text.replace("\n", "")


def test_a_text_is_parted_between_paragraphs_where_it_can_be() -> None:
    assert in_messages("one\ntwo\n\nthree\nfour", 16) == ("one\ntwo", "three\nfour")
    assert in_messages("one\ntwo", 5) == ("one", "two")


@given(LINES, st.integers(10, 200))
def test_a_text_that_is_ended_early_says_where_the_rest_is(text: str, most: int) -> None:
    wording = whole_lines(text, most, "the rest")
    assert len(wording) <= most
    assert wording == text or wording.endswith("the rest")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_largest_board_in_words_is_a_message_discord_takes(players: int) -> None:
    table = table_of(game_at(overfull(players)), names=(LONG_NAME,) * players)
    assert table.match is not None
    found = check(board_page(table, CIV_WORDS, LOCALIZER, BoardStyle(has_picture=False, note="x" * 200)).sheet.view())
    texts = [item["content"] for item in found if item["type"] == TEXT]
    assert "it’s your turn" in texts[-1]
    whole = board_text(table, CIV_WORDS, LOCALIZER, None)
    assert whole in "\n".join(texts) or any(text.endswith("“As text” shows the rest.") for text in texts)


def test_a_usual_board_is_told_whole_beside_its_picture() -> None:
    table = table_of(fresh_game(4), names=("Ann", "Bob", "Chloe", "Dan"))
    assert table.match is not None
    found = check(board_page(table, CIV_WORDS, LOCALIZER, BoardStyle(has_text=True)).sheet.view())
    assert board_text(table, CIV_WORDS, LOCALIZER, None) in [item["content"] for item in found if item["type"] == TEXT]

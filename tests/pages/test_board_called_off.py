"""A game that was called off is over: nothing of its board says whose turn it is."""

from dataclasses import replace

import pytest

from bot.games.civ.game import CivMatch
from bot.games.civ.pages.presentation import observe_table
from bot.games.civ.rules.position import EFFECTS
from bot.games.civ.words.ending import without_winners
from bot.pages.board.board import BoardStyle, board_page
from bot.table.values import Status
from tests.discord.limits import TEXT, check
from tests.games.civ.rules.tables import after
from tests.games.civ.rules.tables import table as at_hand
from tests.i18n.languages import ALL, localizer
from tests.pages.tables import CIV_WORDS, LOCALIZER, fresh_game, table_of


def test_neither_text_nor_alt_text_nor_what_is_drawn_says_whose_turn_it_is() -> None:
    for game in (fresh_game(3), fresh_game(3, setup="draft")):
        table = replace(table_of(game, names=("Ann", "Bob", "Chloe")), status=Status.CANCELLED)
        assert table.match == CivMatch(game)
        page = board_page(table, CIV_WORDS, LOCALIZER, BoardStyle(has_picture=True, has_text=True))
        found = check(page.sheet.view())
        said = "\n".join(str(item["content"]) for item in found if item["type"] == TEXT)
        alt = CIV_WORDS.board(table, LOCALIZER, is_text=False, most=500).alt
        for text in (said, alt):
            assert "ended early" in text
            plain = text.replace("\u2068", "").replace("\u2069", "")
            assert not any(f"{name}’s turn" in plain for name in ("Ann", "Bob", "Chloe"))
            assert "Turn 1" not in text
            assert "Step" not in text
            assert "everyone keeps" not in text
        seen = observe_table(table, None)
        assert (seen.turn, seen.waiting) == (None, ())
        assert observe_table(replace(table, status=Status.PLAYING), None).result is None


def test_a_board_of_a_game_that_is_over_says_in_its_largest_letters_who_won() -> None:
    won = after(at_hand([" ".join(["M1"] * 8), "R1"], ["C1", "C1"], phase=EFFECTS), "end")
    for game, headings in ((won, ["## 🏆 Ann wins"]), (fresh_game(2), [])):
        found = check(board_page(table_of(game, names=("Ann", "Bob")), CIV_WORDS, LOCALIZER).sheet.view())
        text = "\n".join(str(item["content"]) for item in found if item["type"] == TEXT)
        lines = text.replace("\u2068", "").replace("\u2069", "").splitlines()
        assert [line for line in lines if line.startswith("## ")] == headings


@pytest.mark.parametrize("locale", ALL)
def test_below_a_headline_that_names_the_winner_nobody_is_named_again(locale: str) -> None:
    said = localizer(locale).say
    for many, winners in ((1, "Zoé"), (2, "Zoé & Ann")):
        headline = said("board-wins", winners=winners, many=many)
        outcome = said("over-hegemony", winners=winners, many=many, domain="X", count=8)
        for text in (outcome, said("over-turn-cap", text=outcome)):
            wording = without_winners(text, headline)
            assert "Zoé" not in wording
            assert "X" in wording
            assert wording[0].isupper()
    assert without_winners("Somebody else", "Zoé") == "Somebody else"
    assert without_winners("Zoéphine has won", "Zoé") == "Zoéphine has won"

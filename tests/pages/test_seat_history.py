"""The end of a game says in one short line who has played the seats that changed hands."""

from dataclasses import replace

import pytest

from bot.games.civ.pages.replay.replay_page import page_text, spot
from bot.pages.board.board import board_page, seat_history_text
from bot.pages.lobby.lobby import lobby_sheet
from bot.table.table import Table
from bot.table.values import Participant, SeatHolder, Status, UserId
from tests.discord.limits import components
from tests.pages.tables import CIV_WORDS, LOCALIZER, fresh_game, table_of

ANN, BEN, CHLOE = UserId(1), UserId(2), UserId(3)


def held(*holders: tuple[UserId, str, bool], seat: int = 0) -> Table:
    """A game that is over, with these holders of one seat, each from the line after the one before."""
    table = table_of(fresh_game(2), names=("Ann", "Ben"), status=Status.CANCELLED)
    stored = tuple(SeatHolder(seat, number, *holder) for number, holder in enumerate(holders))
    participants = list(table.participants)
    participants[seat] = Participant(holders[-1][0], holders[-1][1], holders[-1][2])
    return replace(table, seat_holders=stored, participants=tuple(participants))


def texts_of(table: Table) -> list[str]:
    assert table.match is not None
    view = board_page(table, CIV_WORDS, LOCALIZER).sheet.view()
    return [plain(each["content"]) for each in components(view) if "content" in each]


def plain(text: str) -> str:
    """Without the marks that keep names of two directions apart."""
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("holders", "text"),
    [
        (
            [(ANN, "Ann", False), (ANN, "Ann", True), (CHLOE, "Chloe", False)],
            "Ann’s seat: Ann, then the computer, then Chloe",
        ),
        ([(UserId(-1), "Computer 1", True), (CHLOE, "Chloe", False)], "Computer 1’s seat: Computer 1, then Chloe"),
        ([(ANN, "Ann", True), (ANN, "Ann", False)], "Ann’s seat: the computer, then Ann"),
        (
            [(ANN, "Ann", False), (ANN, "Ann", True), (ANN, "Ann", False), (ANN, "Ann", True), (ANN, "Ann", False)],
            "Ann’s seat: Ann (at times the computer)",
        ),
        (
            [(ANN, "Ann", False), (ANN, "Ann", True), (ANN, "Ann", False), (ANN, "Ann", True)],
            "Ann’s seat: Ann (at times the computer), then the computer",
        ),
        (
            [(ANN, "Ann", False), (CHLOE, "Chloe", False), (CHLOE, "Chloe", True), (ANN, "Ann", False)],
            "Ann’s seat: Ann, then Chloe, then the computer, then Ann",
        ),
    ],
)
def test_a_seat_is_told_with_its_holders_in_order(holders: list[tuple[UserId, str, bool]], text: str) -> None:
    assert plain(seat_history_text(held(*holders), LOCALIZER)) == text


def test_the_last_message_of_a_game_tells_it_and_no_earlier_one_does() -> None:
    table = held((ANN, "*Ann*", False), (CHLOE, "Chloe", False), seat=1)
    line = r"-# \*Ann\*’s seat: \*Ann\*, then Chloe"
    assert line in texts_of(table)
    going_on = replace(table, status="playing")
    assert "seat:" not in "\n".join(texts_of(going_on))
    unchanged = replace(table, seat_holders=())
    assert "seat:" not in "\n".join(texts_of(unchanged))


def test_a_replay_names_who_had_the_seat_at_that_moment() -> None:
    game = fresh_game(2)
    for _ in range(4):
        seat = game.waiting()[0]
        game = game.play(seat, game.legal(seat)[0])
    table = replace(
        table_of(game, names=("Chloe", "Ben"), status=Status.FINISHED),
        seat_holders=(SeatHolder(0, 0, ANN, "Ann"), SeatHolder(0, game.number - 1, CHLOE, "Chloe")),
    )
    before, after = (page_text(spot(table, number, None), LOCALIZER) for number in (0, game.number))
    assert "Ann" in before
    assert "Chloe" not in before
    assert "Chloe" in after


def lobby_text(table: Table) -> str:
    return plain(
        "\n".join(
            each["content"] for each in components(lobby_sheet(table, CIV_WORDS, LOCALIZER).view()) if "content" in each
        )
    )


def test_a_rematchs_lobby_says_who_is_first_player_and_a_first_games_lobby_does_not() -> None:
    table = table_of(None, names=("Ann", "Ben"), status=Status.LOBBY)
    ann, ben = (participant.user_id for participant in table.participants)
    assert "First Player" not in lobby_text(table)
    again = replace(table, options=replace(table.options, order=(ben, ann)))
    assert "**Ben** is First Player now" in lobby_text(again)
    alone = replace(again, participants=again.participants[:1])
    assert "the next player is First Player" in lobby_text(alone)
    substitute = replace(again, participants=(again.participants[0], Participant(CHLOE, "Chloe")))
    assert "**Chloe** is First Player now" in lobby_text(substitute)

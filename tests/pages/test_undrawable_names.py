"""A name that no font draws: its initials stand there, or the number of the place, in every list that is a picture."""

import pytest

from bot.drawing.scene import Scene, Words
from bot.drawing.theme import DARK
from bot.pages.records.leaderboard_picture import Line, leaderboard_scene
from bot.pages.tournament.league_picture import LeagueTable, PictureDivision, PictureRow, league_scene
from bot.tournament.league import Movement
from tests.games.civ.pictures.records import localizer_of
from tests.games.civ.pictures.tables import look, packaged

NAMES = ("Ann", "山田", "Мария", "鈴木")


def _texts(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Words)]


@pytest.mark.parametrize(("locale", "number"), [("en", "Player {}"), ("de", "Nr. {}")])
def test_a_leaderboard_shows_the_place_of_whom_no_font_can_name(locale: str, number: str) -> None:
    lines = [Line(rank, name, 1500 - rank, "5") for rank, name in enumerate(NAMES, start=7)]
    texts = _texts(leaderboard_scene("Season", "here", lines, localizer_of(locale), look(DARK, packaged())))
    assert [text for text in texts if text in ("Ann", "Мария", number.format(8), number.format(10))] == [
        "Ann", number.format(8), "Мария", number.format(10),
    ]  # fmt: skip
    assert "?" not in texts


def test_so_does_the_table_of_a_league() -> None:
    rows = tuple(PictureRow(place, name, (1, 1, 0, 0, 2), Movement.STAYS) for place, name in enumerate(NAMES, start=1))
    table = LeagueTable("League", "over", (PictureDivision(1, rows),))
    texts = _texts(league_scene(table, localizer_of("en"), look(DARK, packaged())))
    assert {"Ann", "Player 2", "Мария", "Player 4"} <= {*texts}
    assert "?" not in texts

"""Where in its tournament or league a game belongs, as results in channels and webhooks say it."""

from datetime import timedelta

from bot.manager.tournament_values import RunningTournament
from bot.pages.results.posts import Competition, competition_of, result_json, result_sheet
from bot.store.tournaments import Posting, Settings
from bot.table.contest import Contest, TournamentId
from bot.table.values import Place
from tests.i18n.languages import localizer
from tests.pages.tables import CIV_WORDS
from tests.table.tables import begun
from tests.tournament.desk import Desk
from tests.tournament.desk import begun as begun_cup
from tests.tournament.seasons import begun_season


def running(desk: Desk) -> RunningTournament:
    """A tournament as the server knows it."""
    settings = Settings(None, None, timedelta(), timedelta())
    return RunningTournament(TournamentId(3), Place(1, 50, "en"), settings, desk.now, desk.book(), {}, {}, Posting())


def test_a_result_says_which_season_and_division_or_which_round_it_is_of() -> None:
    season, cup = running(begun_season(9)), running(begun_cup(16))
    last = len(season.tournament.rounds[0].tables)
    assert competition_of(season, Contest(season.id, 1, 1)) == Competition(3, "Season 1", 1, 1, 1, 1)
    of_league = competition_of(season, Contest(season.id, 1, last))
    assert of_league == Competition(3, "Season 1", 1, last, 1, 2)
    of_cup = competition_of(cup, Contest(cup.id, 1, 2))
    assert of_cup == Competition(3, "Spring cup", 1, 2)
    table, said = begun().table, localizer("en")
    told = result_json(1, table, CIV_WORDS, said, "now", of_league)
    assert told["tournament"] == {
        "id": 3, "title": "Season 1", "round": 1, "table": last, "season": 1, "division": 2,
    }  # fmt: skip
    assert result_json(1, table, CIV_WORDS, said, "now")["tournament"] is None
    for where, text in ((of_league, "division 2"), (of_cup, "round 1"), (None, "Played by")):
        sheet = result_sheet(table, CIV_WORDS, said, has_picture=False, is_spoiler=False, competition=where)
        assert text in "\n".join(sheet.paragraphs).replace("\u2068", "").replace("\u2069", "")

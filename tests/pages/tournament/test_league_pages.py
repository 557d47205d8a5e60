"""Pages of a league: within Discord's limits in every language, and what they say; its table as a picture."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.drawing.scene import Chart
from bot.drawing.theme import DARK, LIGHT
from bot.i18n.catalogue import Localizer
from bot.pages.tournament.act_text import decided_text
from bot.pages.tournament.league_direction import direction_sheet, game_sheet, member_sheet
from bot.pages.tournament.league_pages import end_sheet, picture_pages, rules_sheet, season_sheet, table_sheet
from bot.pages.tournament.league_panel import games_sheet, leave_sheet, panel_sheet
from bot.pages.tournament.league_picture import WIDTH, LeagueTable, draw_league, league_scene
from bot.pages.tournament.pictures import league_table
from bot.pages.tournament.record_pages import archive_message, book_sheet, season_draw_sheet
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.pages.tournament.state_pages import table_sheet as one_table_sheet
from bot.tournament.directing import Remove, Warn
from bot.tournament.draws import PlayerNumber
from bot.tournament.league import MOST_PLAYERS, UNEVEN, Movement, staying
from bot.tournament.operation import Act
from bot.tournament.registration import Register, Withdraw
from tests.discord.limits import check, check_whole
from tests.drawing.checking import check as check_scene
from tests.games.civ.pictures.tables import look, packaged
from tests.i18n.languages import SPOKEN
from tests.i18n.languages import localizer as spoken
from tests.pages.tournament.tournaments import shown
from tests.tournament.desk import AS_ORGANISER, AS_REFEREE, NOON, Desk, as_player, person
from tests.tournament.seasons import begun_season, draw_season, finish_season, season_announcement, signed_up
from tests.tournament.test_sheet import uneven_league


def half_played(people: int) -> Desk:
    """A season of which every other game is over, and which one person has left."""
    desk = begun_season(people)
    for table in desk.now.rounds[0].tables[::2]:
        desk.report(table.number, *table.players[: 1 + table.number % 3 // 2])
    desk.do(as_player(1), Withdraw(person(1)))
    return desk


def over(people: int) -> Desk:
    """A season that is over."""
    desk = begun_season(people)
    finish_season(desk, lambda table: (table.players[table.number % 2],) if table.number % 5 else ())
    return desk


STATES: dict[str, Callable[[int], Desk]] = {"open": signed_up, "on": half_played, "over": over}


def sheets(found: ShownTournament, localizer: Localizer) -> Iterator[object]:
    """Every page of a season."""
    yield season_sheet(found, localizer).view()
    for is_all_at_once in (True, False):
        yield rules_sheet(localizer, is_all_at_once=is_all_at_once).view()
    yield book_sheet(found, localizer).view()
    yield archive_message(found, localizer, ["a.json"]).view()
    for is_moderator in (True, False):
        yield panel_sheet(
            found, localizer, who=person(2), is_moderator=is_moderator, is_elsewhere=True, can_open=True
        ).view()  # fmt: skip
    for page in range(10):
        yield games_sheet(found, localizer, page).view()
        yield table_sheet(found, localizer, page, "x.png", has_picture=bool(page % 2)).view()
        yield direction_sheet(
            found, localizer, page, note="x" * 300, is_organiser=True, may_referee=True, is_referee=True
        ).view()
    yield member_sheet(found, localizer, person(2), "x" * 300).view()
    if found.tournament.rounds:
        yield season_draw_sheet(found, localizer, 1).view()
        yield leave_sheet(found, localizer, PlayerNumber(2)).view()
        yield game_sheet(found, localizer, found.tournament.rounds[0].tables[0], "x" * 300).view()
        yield one_table_sheet(found, localizer, 1, 1).view()
    if found.tournament.lots_secret is not None:
        yield end_sheet(found, localizer, "x.png", has_picture=False).view()


@pytest.mark.sample(6)
@pytest.mark.parametrize("locale", SPOKEN)
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("people", [UNEVEN, MOST_PLAYERS])
def test_every_page_of_a_season_fits_into_a_message(locale: str, state: str, people: int) -> None:
    for view in sheets(shown(STATES[state](people)), spoken(locale)):
        check(view)  # pyright: ignore[reportArgumentType]: views of any page


def test_the_panel_before_the_first_season_offers_one_to_those_who_may() -> None:
    localizer = spoken("en")
    sheet = panel_sheet(None, localizer, who=None, is_moderator=False, is_elsewhere=False, can_open=True)
    assert "Open a season" in str(check_whole(sheet.view()))
    sheet = panel_sheet(None, localizer, who=None, is_moderator=False, is_elsewhere=False, can_open=False)
    assert "Open a season" not in str(check_whole(sheet.view()))


def test_the_page_of_a_player_has_their_games_now_and_next_and_their_place() -> None:
    localizer, whole = spoken("en"), shown(half_played(9))
    mine = [table.number for table in whole.tournament.rounds[0].tables if 2 in table.players and not table.is_over]
    assert len(mine) == 2
    found = replace(whole, games={place: game for place, game in whole.games.items() if place[1] != mine[-1]})
    sheet = panel_sheet(found, localizer, who=person(2), is_moderator=False, is_elsewhere=False, can_open=False)
    text = str(check_whole(sheet.view()))
    assert "Your games now" in text
    assert "⏰ **your turn**, time ends" in text
    assert "**Next**" in text
    assert "fewer than 2 games" in text
    assert "You’re in place" in text
    left = panel_sheet(found, localizer, who=person(1), is_moderator=False, is_elsewhere=False, can_open=False)
    assert "no longer in this season" in str(check_whole(left.view()))


def test_a_season_that_is_over_says_nothing_of_games_to_come() -> None:
    localizer = spoken("en")
    going, ended = ("\n".join(season_sheet(shown(state(6)), localizer).paragraphs) for state in (half_played, over))
    for sign in ("📅", "🎲"):
        assert sign in going
        assert sign not in ended


def test_a_table_names_who_stands_last_in_spite_of_their_points() -> None:
    localizer, removed = spoken("en"), half_played(4)
    assert "🚪" not in "".join(table_sheet(shown(removed), localizer, 0, "", has_picture=True).paragraphs)
    removed.do(AS_ORGANISER, Remove(person(2), 0, "noise"))
    going = table_sheet(shown(removed), localizer, 0, "", has_picture=True)
    ended = end_sheet(shown(uneven_league()), localizer, "", has_picture=True)
    for sheet, words in (
        (going, "with no move yet or no longer in the season: "),
        (ended, "Never there, or removed: "),
    ):
        text = "\n".join(sheet.paragraphs)
        assert text.count("🚪") == text.count(words) == 1


def test_a_decision_names_its_author_as_what_they_decided_it() -> None:
    """A director who is nobody's referee isn't called one, and who resigns a game decides nothing."""
    found, localizer = shown(begun_season(4)), spoken("en")
    texts = list[str]()
    for by in (AS_ORGANISER, AS_REFEREE, as_player(1)):
        text = decided_text(found, Act(NOON, by, Warn(person(2), "noise")), "They’re warned.", localizer)
        texts.append(text.replace("\u2068", "").replace("\u2069", ""))
    organiser, referee, player = texts
    assert "**, organiser: They’re" in organiser
    assert "**, referee: They’re" in referee
    assert player == "They’re warned."


def test_a_table_says_what_tells_people_apart_and_what_its_arrows_mean() -> None:
    localizer = spoken("en")

    def text(desk: Desk) -> str:
        sheet = table_sheet(shown(desk), localizer, 0, "x.png", has_picture=False)
        return "\n".join(sheet.paragraphs).replace("\u2068", "").replace("\u2069", "")

    fresh = text(begun_season(9))
    assert not any(word in fresh for word in ("⬆", "⬇", "Direct", "SB", "Lot")), "nothing at 0:0"
    shared = begun_season(4)
    finish_season(shared, lambda table: table.players)
    assert [f"Lot {place}" in text(shared) for place in range(1, 6)] == [True] * 4 + [False]
    assert "the order drawn by lot" in text(shared)
    on = begun_season(4)
    on.report(1, *on.now.rounds[0].tables[0].players)
    assert text(on).count("Direct 1 · SB 1 · Lot ?") == 2
    won = {(1, 2): 1, (2, 3): 2, (2, 4): 2, (1, 3): 3, (1, 4): 1, (3, 4): 4}
    decided = begun_season(4)
    finish_season(decided, lambda table: (won[table.players],))  # pyright: ignore[reportArgumentType]: pairs of numbers
    assert text(decided).count("Direct 2") == text(decided).count("Direct 0") == 2, "where the first thing decides"
    assert not any(word in text(decided) for word in ("SB", "Lot"))
    (division,) = league_table(shown(shared), localizer, 0).divisions  # pyright: ignore[reportOptionalMemberAccess]: drawn
    assert [row.ties for row in division.rows] == [("3", "9", str(place)) for place in range(1, 5)]
    two = over(9)
    assert "⬆️ goes up" in text(two)
    assert "may stay" in text(two)


def test_the_end_names_who_stays_where_they_are_since_the_sizes_change() -> None:
    """Of eight people in divisions of four, seven are left: they are one division."""
    desk, localizer = begun_season(8), spoken("en")
    desk.do(AS_ORGANISER, Remove(person(8), 0, "too loud"))
    finish_season(desk, lambda table: table.players[:1])
    text = "\n".join(end_sheet(shown(desk), localizer, "x.png", has_picture=False).paragraphs)
    (line,) = (each for each in text.split("\n") if "in the same division" in each)
    assert line.startswith("↔️ Relegated")
    assert shown(desk).player(PlayerNumber(4)) in line
    assert staying(over(9).now) == {Movement.UP: (), Movement.DOWN: ()}


def test_the_director_reads_how_many_divisions_there_will_be() -> None:
    pages = [direction_sheet(shown(signed_up(people)), spoken("en")).paragraphs for people in (3, 7, 9)]
    few, seven, nine = ("\n".join(each).replace("\u2068", "").replace("\u2069", "") for each in pages)
    assert "3 people make" not in few
    assert "7 people make one division, since in a division of 3" in seven
    assert "9 people make 2 divisions (5 + 4)." in nine


def test_nobody_leaves_who_has_left_and_no_one_opens_a_second_season() -> None:
    found, localizer = shown(half_played(9)), spoken("en")

    def labels(number: int, *, is_moderator: bool = False) -> str:
        sheet = panel_sheet(
            found, localizer, who=person(number), is_moderator=is_moderator, is_elsewhere=False, can_open=True
        )  # fmt: skip
        return str(check(sheet.view()))

    assert "Withdraw" not in labels(1)
    assert "Withdraw" in labels(2)
    assert "Call the season off" not in labels(2)
    assert "Call the season off" in labels(2, is_moderator=True)
    assert "Director’s page" in labels(2, is_moderator=True)
    assert "Director’s page" not in labels(2)
    assert "Open a season" not in labels(2)


def tables(people: int, localizer: Localizer, *, state: str = "on") -> list[LeagueTable]:
    """All pictures of a season."""
    found = shown(STATES[state](people))
    made = [league_table(found, localizer, page) for page in range(len(picture_pages(found)))]
    return [each for each in made if each is not None]


@pytest.mark.parametrize("locale", SPOKEN)
@pytest.mark.parametrize("people", [4, UNEVEN, 9, MOST_PLAYERS])
def test_nothing_sticks_out_or_overlaps_in_the_picture(locale: str, people: int) -> None:
    for table in tables(people, spoken(locale)):
        for theme in (LIGHT, DARK):
            check_scene(league_scene(table, spoken(locale), look(theme, packaged())))


def test_the_picture_shows_whom_promotion_and_relegation_concern() -> None:
    localizer = spoken("en")
    (table,) = tables(9, localizer, state="over")
    assert [[row.movement.value for row in division.rows] for division in table.divisions] == [
        ["stays"] * 4 + ["down"], ["up"] + ["stays"] * 3,
    ]  # fmt: skip
    assert table.state == "16/16"
    scene = league_scene(table, localizer, look(LIGHT, packaged()))
    assert sum(isinstance(item, Chart) for item in scene.items) == 2, "arrows, of which no typeface need know"
    drawn = Image.open(BytesIO(draw_league(table, localizer, look(LIGHT, packaged()))))
    assert drawn.width == WIDTH


def test_a_director_s_page_lets_a_referee_step_in_and_step_down() -> None:
    localizer, found = spoken("en"), shown(half_played(9))

    def page(*, may_referee: bool = False, is_referee: bool = False) -> str:
        sheet = direction_sheet(found, localizer, may_referee=may_referee, is_referee=is_referee)
        return str(check_whole(sheet.view()))

    assert "Be the referee" not in page()
    assert "Be the referee" in page(may_referee=True)
    assert "Step down as referee" not in page(may_referee=True)
    assert "Step down as referee" in page(is_referee=True)


def test_a_director_can_still_remove_who_has_left_but_not_warn_them() -> None:
    localizer, found = spoken("en"), shown(half_played(9))
    left = str(check_whole(member_sheet(found, localizer, person(1)).view()))
    assert "Remove from the season" in left
    assert "'Warn…'" not in left
    assert "'Warn…'" in str(check_whole(member_sheet(found, localizer, person(2)).view()))
    assert f"'{person(1)}'" in str(check_whole(direction_sheet(found, localizer).view()))


@pytest.mark.parametrize(
    ("at_once", "rules", "begin"), [(None, "begin at once", "all at once"), (2, "at most as many games", "a few")]
)
def test_a_season_says_how_many_games_begin(at_once: int | None, rules: str, begin: str) -> None:
    localizer, desk = spoken("en"), Desk()
    desk.do(AS_ORGANISER, season_announcement(at_once=at_once))
    for number in range(1, 5):
        desk.do(as_player(number), Register(person(number)))
    draw_season(desk, 4)
    assert begin in str(check_whole(season_draw_sheet(shown(desk), localizer, 1).view()))
    assert rules in str(check_whole(rules_sheet(localizer, is_all_at_once=at_once is None).view()))


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "neither of you"), ("de", "keine Partie"), ("fr", "plus d’autre partie"), ("it", "altre partite")],
)
def test_who_has_one_game_at_a_time_reads_no_number(locale: str, words: str) -> None:
    desk = Desk()
    desk.do(AS_ORGANISER, season_announcement(at_once=1))
    for number in range(1, 5):
        desk.do(as_player(number), Register(person(number)))
    draw_season(desk, 4)
    whole = shown(desk)
    mine = [table.number for table in desk.now.rounds[0].tables if 2 in table.players]
    found = replace(whole, games={place: game for place, game in whole.games.items() if place[1] != mine[-1]})
    sheet = panel_sheet(found, spoken(locale), who=person(2), is_moderator=False, is_elsewhere=False, can_open=False)
    assert words in str(check_whole(sheet.view()))

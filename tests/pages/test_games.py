"""A person's tables: the order in which they are listed, where they lead, and until when."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from discord import ui

from bot.games.civ.game import CIV, Choices
from bot.pages.pings.games import PAGE, games_sheet, next_of, sort_tables
from bot.pages.table_words import summary_line
from bot.table.table import Summary
from bot.table.values import Clock, Options, Participant, Place, Status, TableId, Timer, UserId
from tests.i18n.languages import localizer

ANN, BOB = UserId(1), UserId(2)
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
WHOLE = timedelta(days=1)


def summary(number: int, waiting: int = 0, *, hours: float | None = None, moved: float = 0, guild: int = 9) -> Summary:
    """A game of Ann and Bob in which that seat is awaited, with so many hours left."""
    running = Timer(WHOLE, WHOLE, NOW, None if hours is None else NOW + timedelta(hours=hours))
    timers = tuple(running if seat == waiting else Timer(WHOLE, WHOLE) for seat in range(2))
    return Summary(
        TableId(number),
        Status.PLAYING,
        Place(guild, 100 + number, "en"),
        Options(2, CIV, Choices("classic", False, "turn_end").to_json(), clock=Clock(86400)),
        ANN,
        (Participant(ANN, "Ann"), Participant(BOB, "Bob")),
        (waiting,),
        NOW - timedelta(hours=moved),
        500 + number,
        timers,
    )


def lobby(number: int, *people: UserId) -> Summary:
    """A lobby of Ann's for two."""
    table = replace(summary(number), status="lobby", waiting=(), timers=())
    return replace(table, participants=tuple(Participant(user, "Somebody") for user in people))


def numbers(tables: list[Summary]) -> list[int]:
    return [table.id for table in tables]


def test_what_waits_for_me_comes_first_and_of_that_what_is_due_soonest() -> None:
    tables = [summary(1, 1, hours=1), summary(2, moved=9), summary(3, hours=5), summary(4, hours=2), summary(5)]
    assert numbers(sort_tables(tables, ANN)) == [4, 3, 2, 5, 1]
    assert numbers(sort_tables(tables, BOB))[0] == 1


def test_a_full_lobby_waits_for_its_owner_alone() -> None:
    assert lobby(1, ANN, BOB).awaits(ANN)
    assert not lobby(1, ANN, BOB).awaits(BOB)
    assert not lobby(1, ANN).awaits(ANN)


def test_a_table_waits_neither_in_a_pause_nor_for_one_whom_the_computer_plays_for() -> None:
    table = summary(1)
    away = (replace(table.participants[0], is_automatic=True), table.participants[1])
    assert table.awaits(ANN)
    assert not replace(table, is_paused=True).awaits(ANN)
    assert not replace(table, participants=away).awaits(ANN)
    nobody = tuple(replace(participant, is_automatic=True) for participant in table.participants)
    assert replace(table, participants=nobody).awaits(ANN), (
        "where everybody is away, it waits for the first to come back"
    )


def test_the_next_table_is_another_than_the_one_i_am_at() -> None:
    tables = [summary(1, hours=1), summary(2, hours=2), summary(3, 1)]
    found = [next_of(tables, ANN, here) for here in (None, 101, 102)]
    assert [table and table.id for table in found] == [1, 2, 1]
    assert next_of(tables[:1], ANN, 101) == tables[0]
    assert next_of(tables[2:], ANN, None) is None


def test_a_table_without_a_place_is_nowhere_to_go_but_says_so() -> None:
    lost = replace(summary(1), is_placeless=True)
    assert next_of([lost], ANN, None) is None
    assert "its channel is gone" in summary_line(lost, localizer("en"), ANN)


def test_a_line_links_the_message_and_tells_the_time_left_and_the_other_server() -> None:
    line = summary_line(summary(7, hours=17), localizer("en"), ANN, "Chess *Club*")
    assert "https://discord.com/channels/9/107/507" in line
    assert f"<t:{int((NOW + timedelta(hours=17)).timestamp())}:R>" in line
    assert "on \u2068Chess \\*Club\\*\u2069" in line
    paused = summary_line(replace(summary(7, hours=17), is_paused=True), localizer("en"), ANN)
    assert "paused" in paused
    assert "<t:" not in paused


def test_all_my_tables_are_there_page_by_page() -> None:
    tables = [summary(number, 1) for number in range(1, 2 * PAGE + 2)]
    pages = [_text(games_sheet(tables, localizer("en"), ANN, page=page).view()) for page in range(3)]
    assert [page.count("waiting for") for page in pages] == [PAGE, PAGE, 1]


def _text(view: ui.LayoutView) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))

"""A table's one name: its number, or where a tournament drew it, wherever somebody reads of it."""

from dataclasses import replace
from itertools import chain

import pytest

from bot.games.civ.pages.replay.replays import check_replay
from bot.games.civ.rules import Seat
from bot.i18n.catalogue import Localizer
from bot.pages.board.board import board_page, log_line
from bot.pages.hand.hand import hand_page
from bot.pages.pings.direct_messages import hand_buttons
from bot.pages.pings.wording import PingLine
from bot.pages.spectators import NoReplay
from bot.pages.table_option import table_choices
from bot.pages.table_words import names_table, no_hand_text, summary_line, table_name
from bot.pages.votes.table_menu import menu_page
from bot.table.contest import Contest, TournamentId
from bot.table.limits import Limits
from bot.table.table import Summary, Table
from bot.table.table_actions import table_actions
from bot.table.values import Notice, NoticeKind, Status, TableId
from tests.discord.limits import BUTTON, TEXT, check
from tests.i18n.languages import SPOKEN, localizer
from tests.pages.tables import CIV_WORDS, NOW, fresh_game, table_of

ALONE = table_of(fresh_game())
DRAWN = replace(ALONE, contest=Contest(TournamentId(1), 3, 16))
NAMES = {
    "en": "Table 16 of round 3",
    "fr": "Table 16 de la Ronde 3",
    "de": "Tisch 16 der Runde 3",
    "it": "Tavolo 16 della fase 3",
}


def summary_of(contest: Contest | None) -> Summary:
    return Summary(
        ALONE.id, ALONE.status, ALONE.place, ALONE.options, ALONE.owner, ALONE.participants, (0,), ALONE.moved_at,
        contest=contest,
    )  # fmt: skip


def plain(text: str) -> str:
    """Without the signs that keep values of other scripts apart."""
    return text.translate({0x2068: None, 0x2069: None})


def all_texts(locale: str) -> list[str]:
    """All that is said of a tournament's table outside the tournament's own pages."""
    say = localizer(locale)
    board = board_page(DRAWN, CIV_WORDS, say)
    hand = hand_page(DRAWN, DRAWN.waiting[0], CIV_WORDS, say)
    pages = chain(check(board.sheet.view()), check(hand.view()))
    return [
        *(item["content"] for item in pages if item["type"] == TEXT),
        board.call,
        log_line(DRAWN, CIV_WORDS, say, ""),
        summary_line(summary_of(DRAWN.contest), say, DRAWN.participants[0].user_id),
        *(choice.name for choice in table_choices([summary_of(DRAWN.contest)], "", say)),
        no_hand_text(DRAWN, None, say),
        *(key.label for key in hand_buttons([called_to(DRAWN)], say)),
        *refused(say),
    ]


def called_to(table: Table) -> PingLine:
    """A call to a table, as one line of a direct message."""
    return PingLine(
        Notice(table.id, NoticeKind.TURN, DRAWN.participants[0].user_id, table.number, NOW, about=0), table, False
    )


def refused(say: Localizer) -> list[str]:
    """Why there is no replay yet of a game that goes on, or has not begun."""
    found = list[str]()
    for table in (DRAWN, replace(DRAWN, status=Status.LOBBY, match=None)):
        with pytest.raises(NoReplay) as error:
            check_replay(table, 0, None)
        reason = error.value.reason
        found.append(say.say(f"reason-{reason.key}", **reason.values))
    return found


@pytest.mark.parametrize("locale", NAMES)
def test_a_tournaments_table_is_called_by_its_round_and_never_by_its_number(locale: str) -> None:
    lines = [plain(line) for line in all_texts(locale)]
    assert plain(table_name(DRAWN, localizer(locale))) == NAMES[locale]
    assert [line for line in lines if str(DRAWN.id) in line] == []
    assert sum(NAMES[locale].casefold() in line.casefold() for line in lines) >= 6


def test_any_other_table_is_called_by_its_number() -> None:
    assert table_name(ALONE, localizer("en")) == table_name(summary_of(None), localizer("en")) == f"Table {ALONE.id}"


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_table_is_not_taken_for_another_whose_name_begins_alike(locale: str) -> None:
    """Whoever hides table 16 takes its messages away, and none of table 16 of round 3, nor of table 160."""
    say = localizer(locale)
    sixteen, longer = (replace(ALONE, id=TableId(number)) for number in (16, 160))
    tables = [sixteen, longer, DRAWN, replace(DRAWN, contest=Contest(TournamentId(1), 30, 16))]
    for table in tables:
        text = f"### {table_name(table, say)} · Ann"
        assert [other for other in tables if names_table(text, other, say)] == [table]


@pytest.mark.parametrize("locale", SPOKEN)
def test_who_looks_for_a_hand_at_a_tournament_is_not_sent_to_a_table_of_his_own(locale: str) -> None:
    say = localizer(locale)
    own, cups = "/civ ", f"/{say.say('name-tournament')} "
    assert own in no_hand_text(ALONE, None, say)
    drawn = no_hand_text(DRAWN, None, say)
    assert cups in drawn
    assert own not in drawn


@pytest.mark.parametrize("locale", SPOKEN)
def test_the_menu_of_a_tournaments_table_leads_to_the_referee(locale: str) -> None:
    """§9.5: there is nothing to vote on, and a page that offers nothing would be a dead end."""
    say = localizer(locale)
    offered = check(
        menu_page(DRAWN, say, table_actions(DRAWN, DRAWN.participants[0].user_id, NOW, Limits()), (None, None)).view()
    )
    labels = [item["label"] for item in offered if item["type"] == BUTTON]
    assert labels == [say.say(key) for key in ("key-tournament-call", "key-note")]
    assert any(say.say("menu-referee") in item["content"] for item in offered if item["type"] == TEXT)


def test_a_hand_that_waits_names_a_person_of_two_seats_once() -> None:
    game = fresh_game(3, setup="draft")
    table = table_of(game.play(Seat(2), game.legal(Seat(2))[0]), names=("Ann", "Ann", "Bob"))
    ann, _, bob = table.participants
    assert table.match is not None
    assert set(table.match.waiting()) == {0, 1}
    for second, named in ((ann, "Waiting for Ann."), (table.participants[1], "Waiting for Ann and Ann.")):
        seated = replace(table, participants=(ann, second, bob))
        texts = [
            item["content"]
            for item in check(hand_page(seated, 2, CIV_WORDS, localizer("en")).view())
            if item["type"] == TEXT
        ]
        assert named in plain("\n".join(texts)), "two people of one name are two"

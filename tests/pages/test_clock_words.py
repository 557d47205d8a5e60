"""What is suggested for clocks, zones and days, and how clocks and votes are told."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.i18n.names import safe_name
from bot.pages.board.board import board_page, board_text, log_line
from bot.pages.clock_choice import chosen_clock, clock_choices
from bot.pages.clock_words import pause_text, timeouts_text
from bot.pages.hand.hand import hand_page
from bot.pages.lobby.lobby import lobby_sheet
from bot.pages.settings.hours import find_zone, find_zones, zone_choices
from bot.pages.votes.table_menu import menu_page, seats_page
from bot.pages.votes.vote_messages import is_worth_a_message, question, vote_fingerprint, vote_sheet, vote_text
from bot.table.clock_text import PRESETS
from bot.table.clocks import set_time
from bot.table.contest import Contest, TournamentId
from bot.table.errors import BadClock, TableError
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.table_actions import table_actions
from bot.table.values import (
    AtZero,
    Clock,
    ClockActor,
    ClockTimeout,
    Participant,
    Person,
    Presence,
    ReminderStage,
    TimeoutOutcome,
    Timer,
    UserId,
)
from bot.table.vote import BackTo, CastVote, Vote, VoteKind, VoteOutcome, VoteRecord, subject_from
from tests.discord.limits import check_whole
from tests.games.civ.rules.tables import after
from tests.games.civ.rules.tables import table as set_up
from tests.i18n.languages import ALL, localizer
from tests.pages.tables import CIV_WORDS, LOCALIZER, NOW, fresh_game, table_of

DAY = Clock(86400)
NAMES = ("W" * 32,) * 4


def timed(clock: Clock = DAY, **changes: object) -> Table:
    """A game of four whose first player has a day."""
    table = table_of(fresh_game(4), names=NAMES)
    running = Timer(timedelta(days=1), timedelta(days=1), NOW, NOW + timedelta(days=1))
    timers = (running, *(Timer(timedelta(days=3, hours=5), timedelta(days=3)),) * 3)
    return replace(table, options=replace(table.options, clock=clock), timers=timers, **changes)  # type: ignore[arg-type]  # fields of a table


def voted(kind: VoteKind, outcome: VoteOutcome = VoteOutcome.OPEN, **changes: object) -> Table:
    """The same with a vote of that kind: one for it, one against."""
    table = timed(**changes)  # type: ignore[arg-type]  # fields of a table
    by = ClockActor() if kind is VoteKind.GO_ON else Person(table.participants[0].user_id)
    name = "W" * 32 if kind == "replace" else ""
    vote = Vote(kind, by, subject_from(kind, 1), 0, NOW, NOW + timedelta(days=3), name)
    cast_votes = tuple(CastVote(kind, table.participants[seat].user_id, 0, seat == 2) for seat in (2, 3))
    if outcome:
        return replace(table, vote_records=(VoteRecord(vote, outcome, NOW, cast_votes),))
    return replace(table, votes=(vote,), cast_votes=cast_votes, vote_records=(VoteRecord(vote),))


def test_presets_are_suggested_in_the_readers_words_and_what_is_typed_if_it_is_a_clock() -> None:
    assert [choice.value for choice in clock_choices("", LOCALIZER)][: len(PRESETS)] == list(PRESETS)
    assert [(choice.name, choice.value) for choice in clock_choices("36h", LOCALIZER)] == [
        ("1 day and 12 hours per turn", "36h")
    ]
    assert clock_choices("soon", LOCALIZER) == []
    french = clock_choices("corr", localizer("fr"))
    assert [choice.name for choice in french] == ["Par correspondance\u00a0: 3 jours par tour"]


def test_a_preset_may_be_typed_by_the_name_it_has_here() -> None:
    assert chosen_clock("Un jour", None, localizer("fr")) == DAY
    assert chosen_clock(None, None, LOCALIZER) is None
    assert chosen_clock("day", "seat", LOCALIZER) == replace(DAY, at_zero="seat")
    with pytest.raises(TableError, match="clock-missing"):
        chosen_clock("none", "seat", LOCALIZER)
    with pytest.raises(BadClock):
        chosen_clock("whenever", None, LOCALIZER)


def test_zones_are_found_by_city_without_accents_and_capitals() -> None:
    assert find_zones("rom")[0] == "Europe/Rome"
    assert "America/Sao_Paulo" in find_zones("são p")
    assert find_zone("são paulo") == "America/Sao_Paulo"
    assert find_zone("Atlantis") == "Atlantis"
    noon = datetime(2026, 7, 1, 12, 0, tzinfo=UTC)
    (rome,) = [choice for choice in zone_choices("rome", noon, LOCALIZER) if choice.value == "Europe/Rome"]
    assert "2:00" in rome.name
    assert len(zone_choices("a", noon, LOCALIZER)) == 25


def test_the_text_board_says_what_everybody_has_left() -> None:
    text = board_text(
        replace(timed(), participants=tuple(Participant(UserId(9 + n), name) for n, name in enumerate("ABCD"))),
        CIV_WORDS,
        LOCALIZER,
        None,
    )
    assert f"time runs out <t:{int((NOW + timedelta(days=1)).timestamp())}:R>" in text
    assert text.count("3 days and 5 hours left") == 3


def test_a_paused_board_calls_nobody_and_says_of_no_computer_that_it_is_playing() -> None:
    table = timed(is_paused=True)
    table = replace(table, participants=(replace(table.participants[0], is_automatic=True), *table.participants[1:]))
    assert table.match is not None
    assert "is playing…" in str(
        board_page(replace(table, is_paused=False), CIV_WORDS, LOCALIZER).sheet.view().to_components()
    )
    page = board_page(table, CIV_WORDS, LOCALIZER)
    assert "is playing…" not in str(page.sheet.view().to_components())


def test_the_menu_says_that_resigning_in_a_draft_ends_it_for_everybody() -> None:
    for setup, text in (("draft", "for everyone"), ("classic", "takes you out of the game")):
        table = table_of(fresh_game(2, setup=setup))
        found = table_actions(table, table.participants[0].user_id, NOW, Limits())
        assert text in str(menu_page(table, LOCALIZER, found, (None, None)).view().to_components())


def test_a_lapse_is_told_until_the_turn_it_was_in_is_over() -> None:
    table = timed(timeouts=(ClockTimeout(0, "Ann", 0, NOW, TimeoutOutcome.TURN),))
    assert table.match is not None
    assert "ran out of time, so the computer plays that turn" in timeouts_text(table, CIV_WORDS, LOCALIZER)
    later = replace(table, timeouts=(ClockTimeout(0, "Ann", 9, NOW, TimeoutOutcome.TURN),))
    assert timeouts_text(later, CIV_WORDS, LOCALIZER) == "", "an older message says nothing of what came later"


def test_a_table_given_up_by_its_clock_was_not_called_off_by_its_players() -> None:
    table = timed(timeouts=(ClockTimeout(0, "Ann", 0, NOW, TimeoutOutcome.ABANDON),), status="cancelled")
    assert table.match is not None
    page = str(board_page(table, CIV_WORDS, LOCALIZER).sheet.view().to_components())
    assert "without a winner" in page
    assert "called off" not in page


@pytest.mark.parametrize("locale", ALL)
def test_a_league_s_game_is_neither_without_a_winner_nor_called_off_by_its_players(locale: str) -> None:
    """The league says whose it is."""
    say, contest = localizer(locale), Contest(TournamentId(1), 1, 1)
    late = (ClockTimeout(0, "Ann", 0, NOW, TimeoutOutcome.ABANDON),)
    given_up, removed = (timed(contest=contest, status="cancelled", timeouts=each) for each in (late, ()))
    assert timeouts_text(given_up, CIV_WORDS, say) == f"⌛ {say.say('lapse-eliminate', name=safe_name('Ann'))}"
    page = str(board_page(removed, CIV_WORDS, say).sheet.view().to_components())
    assert say.say("board-cancelled-drawn") in page
    assert say.say("board-cancelled") not in page


@pytest.mark.parametrize("locale", ALL)
def test_nobody_is_told_to_let_a_league_s_stopped_game_go_on(locale: str) -> None:
    say, paused = localizer(locale), timed(is_paused=True)
    resume = say.say("key-resume")
    assert resume in pause_text(paused, say)
    stopped = replace(paused, contest=Contest(TournamentId(1), 1, 1))
    assert resume not in str(board_page(stopped, CIV_WORDS, say).sheet.view().to_components())


def test_a_game_stopped_after_a_time_out_was_decided_waits_for_no_referee() -> None:
    table = timed(timeouts=(ClockTimeout(0, "Ann", 0, NOW, TimeoutOutcome.REFEREE),), is_paused=True)
    options = replace(table.options, has_referee=True)
    table = replace(table, options=options, contest=Contest(TournamentId(1), 1, 1))
    out, *others = table.timers
    lapsed = replace(table, timers=(replace(out, reminded=ReminderStage.TIMED_OUT), *others))
    assert "the referee has been called" in timeouts_text(lapsed, CIV_WORDS, LOCALIZER)
    given = set_time(lapsed, 0, timedelta(hours=1))
    assert "the referee has decided" in timeouts_text(given, CIV_WORDS, LOCALIZER), "stopped again for another reason"


def test_a_vote_says_who_said_what_and_shows_anew_only_what_has_changed() -> None:
    table = voted(VoteKind.PAUSE)
    (record,) = table.vote_records
    text = vote_text(table, record, CIV_WORDS, LOCALIZER)
    assert "1 of 4 votes needed" in text
    assert "For: " in text
    assert "Against: " in text
    assert "Not yet: " in text
    assert vote_fingerprint(table, record, CIV_WORDS, LOCALIZER) == vote_fingerprint(
        replace(table, revision=9), record, CIV_WORDS, LOCALIZER
    )
    assert vote_fingerprint(replace(table, cast_votes=()), record, CIV_WORDS, LOCALIZER) != vote_fingerprint(
        table, record, CIV_WORDS, LOCALIZER
    )


def test_an_undo_that_takes_back_cards_somebody_has_seen_is_marked_so() -> None:
    played = after(set_up(["", ""], ["M1 R1", "E1"]), "play M1")
    for game, is_seen in ((played, False), (after(played, "end"), True)):
        shown = table_of(game)
        by = Person(shown.participants[0].user_id)
        vote = Vote(VoteKind.UNDO, by, BackTo(0), game.number, NOW, NOW + timedelta(days=3))
        asked = replace(shown, votes=(vote,), vote_records=(VoteRecord(vote),))
        assert ("⚠️" in vote_text(asked, asked.vote_records[0], CIV_WORDS, LOCALIZER)) == is_seen


def test_a_vote_on_an_undo_names_what_it_takes_back() -> None:
    played = after(set_up(["", ""], ["M1 R1", "E1"]), "play M1")
    ended = after(played, "end")
    for game, line, what in (
        (played, 0, "asks to take back their last move:"),
        (ended, 1, "asks to take back their last move:"),
        (ended, 0, "asks to take back everything from the beginning of their last turn on (1 turn: A):"),
        (after(ended, "play E1"), 1, "asks to take back everything from their last move on (2 turns: A and B):"),
    ):
        shown = table_of(game)
        by = Person(shown.participants[0].user_id)
        vote = Vote(VoteKind.UNDO, by, BackTo(line), game.number, NOW, NOW + timedelta(days=3))
        assert question(shown, vote, LOCALIZER).replace("\u2068", "").replace("\u2069", "").endswith(what)


def test_a_game_with_turns_taken_back_says_so_on_its_board() -> None:
    shown = timed()
    for has_take_backs in (True, False):
        page = board_page(replace(shown, has_take_backs=has_take_backs), CIV_WORDS, LOCALIZER)
        assert ("taken back" in str(page.sheet.view().to_components())) == has_take_backs


def test_who_plays_alone_is_told_that_nobody_is_asked_for_an_undo() -> None:
    shown = table_of(after(set_up(["", ""], ["M1 R1", "E1"]), "play M1"))
    alone = replace(shown, participants=(shown.participants[0], Participant(UserId(-1), "Computer", is_automatic=True)))
    user = shown.participants[0].user_id
    for each, is_alone in ((alone, True), (shown, False)):
        page = str(menu_page(each, LOCALIZER, table_actions(each, user, NOW, Limits()), (0, 0)).view().to_components())
        assert "Undo: my last move" in page
        assert ("nobody has to agree" in page) == is_alone


def test_what_nobody_else_was_asked_needs_no_message() -> None:
    table = voted(VoteKind.EXTEND, VoteOutcome.CARRIED)
    (record,) = table.vote_records
    assert is_worth_a_message(table, record)
    assert not is_worth_a_message(table, replace(record, cast_votes=()))
    assert is_worth_a_message(table, replace(record, cast_votes=(), message_id=5)), "what was shown is closed"


@pytest.mark.parametrize("locale", ALL)
def test_every_message_about_clocks_and_votes_is_one_that_discord_takes_whole(locale: str) -> None:
    said = localizer(locale)
    for at_zero in AtZero:
        table = timed(
            Clock(7 * 86400, 43200, at_zero),
            timeouts=tuple(ClockTimeout(0, NAMES[0], 0, NOW, each) for each in TimeoutOutcome),
        )
        assert table.match is not None
        for each in (table, replace(table, is_paused=True)):
            check_whole(board_page(each, CIV_WORDS, said).sheet.view())
            check_whole(hand_page(each, 0, CIV_WORDS, said).view())
            found = table_actions(each, each.participants[0].user_id, NOW, Limits())
            check_whole(menu_page(each, said, found, (1, 0), notice=said.say("vote-asked")).view())
        check_whole(lobby_sheet(replace(table, match=None, status="lobby", timers=()), CIV_WORDS, said).view())
        away = replace(
            table, participants=tuple(replace(participant, is_automatic=True) for participant in table.participants)
        )
        check_whole(seats_page(away, said).view())
    for kind in VoteKind:
        for outcome in VoteOutcome:
            check_whole(vote_sheet(voted(kind, outcome), 0, CIV_WORDS, said).view())


@pytest.mark.parametrize("locale", ALL)
def test_a_lobby_without_a_clock_says_what_a_turn_is_bound_by(locale: str) -> None:
    said = localizer(locale)
    table = replace(table_of(fresh_game(3)), match=None, status="lobby")
    view = lobby_sheet(table, CIV_WORDS, said).view()
    text = "\n".join(each.get("content", "") for each in check_whole(view))
    line = said.say("clock-none-longest", hours=24)
    assert f"-# {line}" in text
    rest = tuple(Participant(UserId(-seat), "Computer", is_automatic=True) for seat in (1, 2))
    alone = replace(table, participants=(table.participants[0], *rest))
    assert line not in str(lobby_sheet(alone, CIV_WORDS, said).view().to_components()), "nobody could vote on it"


@pytest.mark.parametrize(
    ("locale", "wording"),
    [
        ("en", "’s vacation until December 24 doesn’t count."),
        ("fr", "jusqu’au 24 décembre\N{NO-BREAK SPACE}: elles ne comptent pas."),
        ("de", "bis zum 24. Dezember: Er zählt nicht mit."),
        ("it", "(ultimo giorno: 24 dicembre): non contano."),
    ],
)
def test_a_vacation_within_the_time_told_is_on_the_board(locale: str, wording: str) -> None:
    table, words = timed(), localizer(locale)
    assert table.match is not None
    seat = table.waiting[0]
    away = replace(table.timers[seat], away_until=date(2026, 12, 24))
    table = replace(table, timers=(*table.timers[:seat], away, *table.timers[seat + 1 :]))

    def text(shown: Table) -> str:
        assert shown.match is not None
        found = check_whole(board_page(shown, CIV_WORDS, words).sheet.view())
        return "".join(each.get("content", "") for each in found).replace("\u2068", "").replace("\u2069", "")

    assert wording in text(table)
    assert "🏖️" not in text(replace(table, is_paused=True))
    assert "🏖️" not in text(timed())


@pytest.mark.parametrize("clock", [None, DAY])
@pytest.mark.parametrize("locale", ALL)
def test_what_the_others_can_do_about_someone_who_has_left_the_server_is_on_the_board(
    locale: str, clock: Clock | None
) -> None:
    words = localizer(locale)

    def text(table: Table) -> str:
        gone = table.waiting[0]
        presence = tuple(Presence(left_server_at=NOW if seat == gone else None) for seat in range(4))
        table = replace(table, options=replace(table.options, clock=clock), presence=presence[: len(table.names)])
        page = board_page(table, CIV_WORDS, words)
        found = check_whole(page.sheet.view())
        told = "\n".join(each.get("content", "") for each in found)
        (line,) = [line for line in told.splitlines() if line.startswith("🚪")]
        is_offered = words.say("key-stuck") in [each.get("label") for each in found]
        assert is_offered == (words.say("key-stuck") in line), "a button that is named is there"
        return plain(line)

    def said(key: str, votes: int) -> str:
        return plain(words.say(key, name="W", votes=votes))

    def plain(text: str) -> str:
        return text.replace("\u2068", "").replace("\u2069", "")

    for players, votes in ((2, 1), (3, 2), (4, 2)):
        table = table_of(fresh_game(players), names=tuple("WXYZ"[:players]))
        assert said("board-left-server", votes) in text(table)
        away = next(seat for seat in range(players) if seat not in table.waiting)
        table = replace(
            table,
            participants=tuple(
                replace(each, is_automatic=seat == away) for seat, each in enumerate(table.participants)
            ),
        )
        key = "board-left-server-alone" if players == 2 else "board-left-server"
        assert said(key, players - 2) in text(table), "one of them is away"
    drafting = table_of(fresh_game(3, setup="draft"), names=tuple("WXYZ"[:3]))
    assert len(drafting.waiting) == 3
    assert said("board-left-server-later", 0) in text(drafting)


def test_that_turns_were_taken_back_is_said_once() -> None:
    page = board_page(replace(timed(), has_take_backs=True), CIV_WORDS, LOCALIZER)
    assert str(page.sheet.view().to_components()).count(LOCALIZER.say("board-take-backs")) == 1


def test_a_line_of_the_log_names_its_table_but_in_the_thread_that_grew_from_its_lobby() -> None:
    table = timed()
    table = replace(table, options=replace(table.options, own_thread=True), lobby_message_id=77)
    chapter, name = CIV_WORDS.chapter(table), LOCALIZER.say("table-name", table=table.id)
    assert name in log_line(table, CIV_WORDS, LOCALIZER, chapter)
    own = replace(table, place=replace(table.place, channel_id=77))
    text = log_line(own, CIV_WORDS, LOCALIZER, chapter)
    assert name not in text or not CIV_WORDS.chapter_text(own, chapter, LOCALIZER, most=3)


def _left_to_computers(timeouts: tuple[ClockTimeout, ...] = ()) -> str:
    """A board of four on which the computer plays for the second person."""
    table = timed(timeouts=timeouts)
    first, second, *others = table.participants
    table = replace(table, participants=(first, replace(second, name="Bo", is_automatic=True), *others))
    return str(board_page(table, CIV_WORDS, LOCALIZER).sheet.view().to_components())


def test_whose_time_has_just_run_out_is_not_said_twice_to_be_away() -> None:
    assert "The computer is playing for" in _left_to_computers()
    text = _left_to_computers((ClockTimeout(1, "Bo", 0, NOW, TimeoutOutcome.SEAT),))
    assert "The computer plays until they come back" in text
    assert "The computer is playing for" not in text
    assert "The computer is playing for" in _left_to_computers((ClockTimeout(1, "Bo", 0, NOW, TimeoutOutcome.TURN),))


def test_a_board_offers_no_way_on_where_one_person_alone_is_there() -> None:
    table = timed()
    away = tuple(replace(participant, is_automatic=True) for participant in table.participants[1:])
    for absent, is_offered in ((away[:2] + table.participants[3:], True), (away, False)):
        page = board_page(replace(table, participants=(table.participants[0], *absent)), CIV_WORDS, LOCALIZER)
        assert ("Stuck?" in str(page.sheet.view().to_components())) is is_offered


def test_until_when_a_holder_may_say_no_stands_before_that_he_may() -> None:
    table = voted(VoteKind.REPLACE)
    second = replace(table.participants[1], is_automatic=True)
    table = replace(table, participants=(table.participants[0], second, *table.participants[2:]))
    text = vote_text(table, table.vote_records[0], CIV_WORDS, LOCALIZER)
    assert 0 < text.index("Open until") < text.index("can say no until then")

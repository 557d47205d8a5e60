"""Clocks at tables: they run for whoever is awaited and awake, and what happens when one runs out was said before."""

from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.games.civ.game import civ_game
from bot.table.availability import Availability, Vacation
from bot.table.clock_text import PRESETS, parse_clock
from bot.table.clocks import MOST_TURNS_QUIET, QUIET_START, fire_due_clocks, longest_turn, voting_time
from bot.table.errors import BadClock, TableError
from bot.table.values import AtZero, Clock, ClockActor, NoticeKind, ReminderStage, Status, TimeoutOutcome, Timer, UserId
from bot.table.vote import BackTo, OneSeat, VoteKind, VoteOutcome
from tests.table.people import ADA, BO, EVE
from tests.table.tables import DAY, LIVE, NAMES, Session, begun, key_of, options, seats_of_computers

HOUR = Clock(3600)
BANK = Clock(24 * 3600, 6 * 3600)
NIGHT = Availability(quiet=(time(20), time(8)))


def timer(game: Session, seat: int | None = None) -> Timer:
    """The clock of a seat, or of the first awaited."""
    return game.table.timers[game.table.waiting[0] if seat is None else seat]


def vacations(*days: tuple[date, date]) -> Availability:
    return Availability(vacations=tuple(Vacation(*each) for each in days))


def lapsed_twice() -> tuple[Session, int]:
    """A game of three in which a seat's time has run out twice in a row; that seat."""
    game = begun(3, clock=DAY)
    seat = game.table.waiting[0]
    for _ in range(2):
        game.wait(days=1)
        game.ring()
        game.computer_plays()
        while game.table.waiting != (seat,) and not game.table.votes:
            game.play_turn()
    return game, seat


# What may be chosen


@pytest.mark.parametrize(
    ("text", "seconds", "increment"),
    [
        ("day", 86400, None),
        ("Live", 300, None),
        ("12h", 43200, None),
        ("1d 6h", 108000, None),
        ("90 min", 5400, None),
        ("2j", 172800, None),
        ("7d+12h", 604800, 43200),
        ("10m + 1m", 600, 60),
        ("5m+0", 300, 0),
        ("24 hours", 86400, None),
        ("1 day, 6 Stunden", 108000, None),
        ("1h30", 5400, None),
        ("3 giorni + 12 ore", 259200, 43200),
    ],
)
def test_a_clock_is_a_preset_a_turns_time_or_a_bank(text: str, seconds: int, increment: int | None) -> None:
    assert parse_clock(text) == Clock(seconds, increment, AtZero.TURN)


def test_no_clock_is_a_choice_too() -> None:
    assert parse_clock("none") is None
    assert set(PRESETS) == {"none", "live", "day", "correspondence"}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("0", "clock-range"),
        ("30s", "clock-unreadable"),
        ("365d", "clock-range"),
        ("52w", "clock-range"),
        ("soon", "clock-unreadable"),
        ("3 moons", "clock-unreadable"),
        ("1h99", "clock-unreadable"),
        ("", "clock-unreadable"),
        ("1h+2h", "clock-increment"),
        ("1h+", "clock-unreadable"),
        ("-5m", "clock-unreadable"),
        ("99999999d", "clock-unreadable"),
        ("0" * 6000, "clock-unreadable"),
        ("9" * 6000 + "h", "clock-unreadable"),
    ],
)
def test_a_clock_of_nothing_of_a_year_or_of_nonsense_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadClock) as refusal:
        parse_clock(text)
    assert key_of(refusal) == key


# How they run


def test_only_the_awaited_seats_clock_runs() -> None:
    game = begun(clock=DAY)
    seat = game.table.waiting[0]
    assert timer(game).due_at == game.now + timedelta(days=1)
    assert [each.since is not None for each in game.table.timers] == [each == seat for each in range(2)]
    assert game.table.next_at == game.now + timedelta(hours=12)


def test_a_turns_time_is_whole_again_after_the_turn() -> None:
    game = begun(clock=DAY)
    seat = game.table.waiting[0]
    game.wait(hours=5)
    game.step()
    assert timer(game, seat).due_at == game.now + timedelta(hours=19)
    game.play_turn()
    assert (timer(game, seat).left, timer(game, seat).since) == (timedelta(days=1), None)
    assert timer(game).due_at == game.now + timedelta(days=1)


def test_a_bank_keeps_what_is_left_and_grows_by_its_increment() -> None:
    game = begun(clock=BANK)
    seat = game.table.waiting[0]
    game.wait(hours=5)
    game.play_turn()
    assert timer(game, seat).left == timedelta(hours=24 - 5 + 6)


def test_a_bank_without_increment_that_is_used_up_gives_no_time_for_another_turn() -> None:
    game = begun(clock=Clock(24 * 3600, 0))
    seat = game.table.waiting[0]
    game.wait(hours=24)  # nobody has looked at the clock yet
    game.play_turn()
    while game.table.waiting[0] != seat:
        game.play_turn()
    assert timer(game, seat).due_at == game.now


def test_in_a_draft_each_pick_has_its_time() -> None:
    game = begun(3, "draft", clock=DAY)
    assert all(each.since == game.now for each in game.table.timers)
    game.wait(hours=1)
    first = game.table.waiting[0]
    game.step()
    assert timer(game, first).since is None
    while any(each.since != game.now for each in game.table.timers):
        game.step()
    assert [each.left for each in game.table.timers] == [timedelta(days=1)] * 3


@pytest.mark.parametrize(("clock", "due"), [(DAY, timedelta(hours=48)), (LIVE, timedelta(minutes=5))])
def test_quiet_hours_stop_a_slow_clock_but_not_a_live_one(clock: Clock, due: timedelta) -> None:
    game = opened_at_night(clock)
    assert timer(game).due_at == game.now + due


def opened_at_night(clock: Clock) -> Session:
    """A game of two whose quiet hours will be from eight to eight; it is noon."""
    first = begun()
    for user in (ADA, BO):
        first.set_hours(user, NIGHT)
    return begun(clock=clock, beside=first)


def test_setting_quiet_hours_moves_a_running_clock_at_once() -> None:
    game = begun(clock=DAY)
    game.wait(hours=2)
    game.set_hours(game.who(), NIGHT)
    assert timer(game).due_at == game.now + timedelta(hours=22 + 24)
    game.set_hours(game.who(), Availability())
    assert timer(game).due_at == game.now + timedelta(hours=22)


@pytest.mark.parametrize("clock", [HOUR, DAY, BANK])
def test_quiet_hours_or_a_time_zone_moved_along_stop_no_clock_for_ever(clock: Clock) -> None:
    game = begun(2, clock=clock)
    user, began = game.who(), game.now
    turn = timedelta(seconds=clock.seconds)
    longest = MOST_TURNS_QUIET * turn + QUIET_START + turn
    while not game.table.timeouts and game.now - began <= 2 * longest:
        # sixteen hours that have just begun, by another zone each time
        zone = ZoneInfo(("Asia/Tokyo", "UTC", "America/New_York")[game.now.hour % 3])
        hour = game.now.astimezone(zone).hour
        game.set_hours(user, Availability(zone, (time(hour), time((hour + 16) % 24))))
        game.wait(hours=1)
        game.ring()
    (timeout,) = game.table.timeouts
    assert timeout.at - began <= longest + timedelta(hours=1)


def test_the_longest_quiet_hours_that_stay_where_they_are_stop_the_clock_every_day() -> None:
    game = begun(clock=DAY)
    game.set_hours(game.who(), Availability(quiet=(time(12), time(4))))
    assert timer(game).due_at == game.now + timedelta(days=3)


def test_a_vacation_stops_the_clocks_and_coming_back_early_starts_them() -> None:
    game = begun(clock=DAY)
    game.wait(hours=2)
    game.set_hours(game.who(), vacations((date(2026, 3, 2), date(2026, 3, 11))))
    assert timer(game).due_at == game.now + timedelta(hours=22, days=10)
    game.wait(days=3)
    assert game.ring().number == 0
    game.set_hours(game.who(), vacations((date(2026, 3, 2), date(2026, 3, 3))))
    assert timer(game).due_at == game.now + timedelta(hours=22 - 10)


def test_a_running_clock_knows_the_vacation_in_it_and_forgets_it_when_that_ends() -> None:
    game = begun(clock=DAY)
    user = game.who()
    game.set_hours(
        user,
        vacations(
            (date(2026, 3, 2), date(2026, 3, 5)),
            (date(2026, 3, 6), date(2026, 3, 7)),
            (date(2026, 4, 1), date(2026, 4, 2)),
        ),
    )
    assert timer(game).away_until == date(2026, 3, 7)
    assert game.all_propose(VoteKind.PAUSE, ADA, BO).table.is_paused
    assert timer(game).away_until is None
    game.resume(ADA)
    assert timer(game).away_until == date(2026, 3, 7)
    game.set_hours(user, Availability())
    assert timer(game).away_until is None


def test_a_vacation_after_ones_time_and_quiet_hours_are_nobodys_business() -> None:
    game = begun(clock=DAY)
    night = (time(22), time(7))
    game.set_hours(game.who(), Availability(quiet=night, vacations=(Vacation(date(2026, 3, 8), date(2026, 3, 9)),)))
    assert timer(game).away_until is None
    live = begun(clock=PRESETS["live"])
    live.set_hours(live.who(), vacations((date(2026, 3, 1), date(2026, 3, 3))))
    assert timer(live).away_until is None


# When one runs out


def test_the_automatic_player_plays_this_turn_and_the_seat_is_its_owners_again() -> None:
    game = begun(clock=DAY)
    seat = game.table.waiting[0]
    game.wait(days=1)
    table = game.ring()
    assert table.participants[seat].is_automatic
    assert table.automatic_waiting == (seat,)
    assert timer(game, seat).reminded == ReminderStage.TIMED_OUT
    assert not game.computer_plays().participants[seat].is_automatic
    assert timer(game, seat).left == timedelta(days=1)
    assert timer(game).since == game.now


def test_the_seat_goes_to_the_automatic_player_until_its_owner_comes_back() -> None:
    game = begun(clock=replace(DAY, at_zero=AtZero.SEAT))
    seat = game.table.waiting[0]
    game.wait(days=1)
    participant = game.ring().participants[seat]
    assert participant.is_automatic
    assert not participant.is_stand_in
    game.come_back(participant.user_id)
    assert timer(game, seat).left == timedelta(hours=2.4), "the other has waited for a whole turn already"
    assert timer(game, seat).since == game.now


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("at_zero", [AtZero.TURN, AtZero.SEAT])
def test_coming_back_before_the_computer_has_moved_gives_little_time_and_only_once(
    players: int, at_zero: AtZero
) -> None:
    game = begun(players, clock=replace(LIVE, at_zero=at_zero))
    seat, began = game.table.waiting[0], game.now
    for _ in range(2):
        while not game.table.participants[seat].is_automatic:
            assert game.table.next_at is not None
            game.now = game.table.next_at
            game.ring()
        game.come_back(game.who(seat))
    assert game.table.automatic_waiting == (seat,)
    assert game.now - began <= timedelta(minutes=5.5)
    assert not game.computer_plays().participants[seat].is_automatic, "the next turn is theirs"


def test_elimination_is_a_choice() -> None:
    game = begun(3, clock=replace(DAY, at_zero=AtZero.ELIMINATE))
    seat = game.table.waiting[0]
    game.wait(days=1)
    assert game.ring().status == Status.PLAYING
    civ = civ_game(game.table.match)
    assert not civ.position.alive[seat]
    assert (civ.lines[-1].by, civ.lines[-1].why) == ("table", "out of time")


@pytest.mark.parametrize(
    ("setup", "at_zero", "status"),
    [("classic", AtZero.ABANDON, Status.CANCELLED), ("draft", AtZero.ELIMINATE, Status.ABANDONED)],
)
def test_giving_up_is_a_choice_and_the_end_of_a_draft_that_loses_one(
    setup: str, at_zero: AtZero, status: Status
) -> None:
    game = begun(3, setup, clock=replace(DAY, at_zero=at_zero))
    game.wait(days=1)
    assert game.ring().status == status


def test_of_those_who_pick_at_once_all_are_late_whose_time_runs_out_together() -> None:
    game = begun(2, "draft", clock=replace(DAY, at_zero=AtZero.ELIMINATE))
    game.wait(days=1)
    table = game.ring()
    assert [(each.seat, each.outcome) for each in table.timeouts] == [
        (0, TimeoutOutcome.ABANDON), (1, TimeoutOutcome.ABANDON),
    ]  # fmt: skip
    assert {*game.notified(NoticeKind.of_timeout(TimeoutOutcome.ABANDON))} == {ADA, BO}
    game = begun(2, "draft", clock=replace(DAY, at_zero=AtZero.ELIMINATE))
    game.step()
    late = game.table.waiting
    assert len(late) == 1
    game.wait(days=1)
    assert [each.seat for each in game.ring().timeouts] == [*late]


def test_of_two_the_last_one_left_wins() -> None:
    game = begun(clock=replace(DAY, at_zero=AtZero.ELIMINATE))
    game.wait(days=1)
    assert game.ring().status == Status.FINISHED


def test_two_timeouts_in_a_row_give_the_seat_away_and_ask_the_others() -> None:
    game, seat = lapsed_twice()
    assert game.table.participants[seat].is_automatic
    assert [(vote.kind, vote.by, vote.subject) for vote in game.table.votes] == [
        (VoteKind.GO_ON, ClockActor(), OneSeat(seat))
    ]
    others = [game.who(each) for each in game.table.human_seats]
    assert not game.answer(others[0], VoteKind.GO_ON, agrees=False).is_refused
    result = game.answer(others[1], VoteKind.GO_ON, agrees=False)
    assert (result.is_refused, result.table.status) == (True, Status.PLAYING)
    (vote,) = result.table.votes
    assert (vote.kind, {cast_vote.user_id for cast_vote in result.table.cast_votes}) == (VoteKind.CANCEL, {*others})
    game.now = vote.due_at
    assert game.ring().status == Status.CANCELLED


def test_whether_to_go_on_is_no_question_once_the_owner_of_the_seat_is_back() -> None:
    game, seat = lapsed_twice()
    others = [game.who(each) for each in game.table.human_seats]
    game.answer(others[0], VoteKind.GO_ON, agrees=False)
    table = game.come_back(game.who(seat))
    assert game.outcomes == [VoteOutcome.MOOT]
    assert (table.votes, table.cast_votes) == ((), ())
    with pytest.raises(TableError):
        game.answer(others[1], VoteKind.GO_ON, agrees=False)
    assert game.table.status == Status.PLAYING


def test_nobody_votes_on_a_seat_any_more_once_its_owner_is_back() -> None:
    game, seat = lapsed_twice()
    game.ask_for_seat(seat)
    table = game.come_back(game.who(seat))
    assert {record.vote.kind: record.outcome for record in table.vote_records} == {
        VoteKind.GO_ON: VoteOutcome.MOOT,
        VoteKind.REPLACE: VoteOutcome.MOOT,
    }


def test_who_runs_out_of_time_twice_is_told_that_the_seat_is_given_away() -> None:
    game, seat = lapsed_twice()
    lapsed = [(each.kind, each.user_id) for each in game.around.notices if each.kind.is_timeout]
    assert lapsed == [("lapsed-turn", game.who(seat)), ("lapsed-seat", game.who(seat))]


def test_who_has_asked_the_others_is_told_so_when_they_vote() -> None:
    game, seat = lapsed_twice()
    asker = game.who(game.table.human_seats[0])
    game.propose(asker, VoteKind.EXTEND)
    game.ask_for_seat(seat)
    for user, kind in ((asker, VoteKind.EXTEND), (EVE, VoteKind.REPLACE)):
        with pytest.raises(TableError) as refusal:
            game.answer(user, kind)
        assert key_of(refusal) == "asked-already"


def test_someone_who_moves_in_time_starts_counting_again() -> None:
    game = begun(clock=DAY)
    seat = game.table.waiting[0]
    game.wait(days=1)
    game.ring()
    game.computer_plays()
    assert timer(game, seat).timeouts_in_a_row == 1
    game.play_turn()
    game.play_turn()
    assert timer(game, seat).timeouts_in_a_row == 0


def test_a_game_nobody_else_plays_waits_after_two_timeouts() -> None:
    game = begun(clock=DAY, computers=1)
    seat = game.seat(ADA)
    for _ in range(2):
        game.computer_plays()
        game.wait(days=1)
        game.ring()
        while game.table.automatic_waiting == (seat,):
            game.computer_moves()
    assert game.table.is_paused
    assert game.table.next_at is None
    game.resume(ADA)
    assert timer(game, seat).since == game.now


def test_reminders_come_once_each_and_again_for_the_next_turn() -> None:
    game = begun(clock=DAY)
    first, (second,) = game.who(), game.others
    for hours in (11, 1, 1, 8, 1):
        game.wait(hours=hours)
        game.ring()
    game.play_turn()
    game.wait(hours=12)
    game.ring()
    reminders = [(each.kind, each.user_id) for each in game.around.notices if each.kind != "turn"]
    assert reminders == [("half", first), ("soon", first), ("half", second)]


def test_a_bot_that_was_late_skips_the_reminder_that_is_no_longer_true() -> None:
    game = begun(clock=DAY)
    game.wait(hours=23)
    game.ring()
    assert [notice.kind for notice in game.around.notices] == ["turn", "soon"]


# What is asked of the others


def test_a_pause_stops_every_clock_until_someone_goes_on() -> None:
    game = begun(clock=DAY)
    game.wait(hours=4)
    assert not game.propose(ADA, VoteKind.PAUSE).is_decided
    table = game.propose(BO, VoteKind.PAUSE).table
    assert table.is_paused
    assert table.next_at is None
    game.wait(days=9)
    game.resume(BO)
    assert timer(game).due_at == game.now + timedelta(hours=20)


def test_no_clock_runs_out_in_the_ring_in_which_a_vote_has_paused_the_game() -> None:
    """The vote is closed first, and the clocks are stopped only after all that is due: they still look as if due."""
    game = begun(clock=DAY)
    game.wait(days=1)
    assert fire_due_clocks(game.table, game.now, {}).timeouts
    paused = replace(game.table, is_paused=True)
    assert fire_due_clocks(paused, game.now, {}) == paused


def test_more_time_is_given_by_the_others() -> None:
    game = begun(3, clock=BANK)
    seat, (one, two) = game.table.waiting[0], game.others
    assert not game.propose(game.who(), VoteKind.EXTEND).is_decided
    game.answer(one, VoteKind.EXTEND)
    assert game.answer(two, VoteKind.EXTEND).is_decided
    assert timer(game, seat).due_at == game.now + timedelta(hours=30)
    with pytest.raises(TableError) as refusal:
        game.answer(two, VoteKind.EXTEND)
    assert key_of(refusal) == "vote-unknown"


def test_an_undo_needs_everybody_and_one_no_ends_it() -> None:
    game = begun(3)
    mover, others = game.who(), game.others
    number = game.play_turn().number
    result = game.propose(mover, VoteKind.UNDO, BackTo(0))
    assert (result.agreed, result.needed) == (0, 2)
    assert game.answer(others[0], VoteKind.UNDO, agrees=False).is_refused
    game.wait(minutes=30)
    game.propose(mover, VoteKind.UNDO, BackTo(0))
    game.all_agree(VoteKind.UNDO, *others)
    civ = civ_game(game.table.match)
    assert (game.table.number, civ.lines[-1].action.text) == (number + 1, "undo 0")
    assert civ.position == civ.positions[0]


def test_a_question_about_a_moment_that_is_over_is_void() -> None:
    game = begun()
    game.play_turn()
    other, (asker,) = game.who(), game.others
    game.propose(asker, VoteKind.UNDO, BackTo(0))
    game.step()
    with pytest.raises(TableError) as refusal:
        game.answer(other, VoteKind.UNDO)
    assert key_of(refusal) == "vote-unknown"


def test_someone_may_take_a_computers_seat_when_the_others_agree() -> None:
    game = begun(3, computers=1)
    (seat,) = seats_of_computers(game.table)
    result = game.ask_for_seat(seat)
    assert (result.agreed, result.needed) == (0, 2)
    participant = game.all_agree(VoteKind.REPLACE, ADA, BO).table.participants[seat]
    assert (participant.user_id, participant.name, participant.is_automatic) == (EVE, NAMES[EVE], False)


@pytest.mark.parametrize(("user", "seat", "key"), [(BO, 0, "seat-yours"), (EVE, 0, "seat-taken"), (EVE, 9, "seat-out")])
def test_nobody_takes_a_seat_that_is_not_free(user: UserId, seat: int, key: str) -> None:
    with pytest.raises(TableError) as refusal:
        begun(2).ask_for_seat(seat, user)
    assert key_of(refusal) == key


@pytest.mark.parametrize("kind", [VoteKind.PAUSE, VoteKind.EXTEND, VoteKind.UNDO, VoteKind.REPLACE])
def test_nobody_votes_on_a_finished_table(kind: VoteKind) -> None:
    game = begun(clock=replace(DAY, at_zero=AtZero.ELIMINATE))
    game.wait(days=1)
    game.ring()
    with pytest.raises(TableError) as refusal:
        game.propose(ADA if kind != VoteKind.REPLACE else EVE, kind)
    assert key_of(refusal) == "not-playing"


def test_a_vote_nobody_carries_ends_at_its_deadline() -> None:
    game = begun()
    game.propose(ADA, VoteKind.PAUSE)
    game.wait(days=3)
    table = game.ring()
    assert (table.votes, table.cast_votes) == ((), ())


def test_a_vote_is_open_for_days_but_in_a_live_game_for_minutes() -> None:
    assert voting_time(None) == voting_time(Clock(24 * 3600)) == timedelta(days=3)
    assert voting_time(Clock(5 * 60)) == timedelta(minutes=10)


# What tables choose of it


def test_at_a_table_without_vacations_they_stop_no_clock() -> None:
    game = begun(clock=DAY, has_vacations=False)
    game.set_hours(game.who(), vacations((date(2026, 3, 1), date(2026, 3, 10))))
    assert timer(game).due_at == game.now + timedelta(days=1)
    assert timer(game).away_until is None


def test_where_weekends_do_not_count_a_clock_stands_still_by_each_players_own() -> None:
    game = begun(clock=DAY, counts_weekends=False)  # noon on a Sunday
    assert timer(game).due_at == datetime(2026, 3, 3, tzinfo=UTC)
    game.set_hours(game.who(), Availability(ZoneInfo("Asia/Tokyo")))  # three hours are left of it there
    assert timer(game).due_at == datetime(2026, 3, 2, 15, tzinfo=UTC)
    game.wait(days=1)
    game.play_turn()
    game.wait(days=3.5)
    game.set_hours(game.who(), Availability())
    assert timer(game).left < timedelta(days=1)


@pytest.mark.parametrize(
    ("chosen", "longest"),
    [
        ({"clock": LIVE}, timedelta(days=3, minutes=5.5)),
        ({"clock": Clock(12 * 3600)}, timedelta(days=36, hours=1.2)),
        ({"clock": DAY}, timedelta(days=38, hours=2.4)),
        ({"clock": DAY, "has_vacations": False}, timedelta(days=8, hours=2.4)),
        ({"clock": DAY, "has_vacations": False, "counts_weekends": False}, timedelta(days=11, hours=2.4)),
    ],
)
def test_how_long_a_turn_can_last_is_known_before_it_begins(chosen: dict[str, Any], longest: timedelta) -> None:
    assert longest_turn(options(**chosen)) == longest


def test_two_weeks_of_vacation_and_the_nights_around_them_stop_a_turn_that_goes_on() -> None:
    game = begun(clock=DAY)
    game.wait(hours=2)
    night = (time(22), time(7))
    game.set_hours(game.who(), Availability(quiet=night, vacations=(Vacation(date(2026, 3, 2), date(2026, 3, 15)),)))
    # eight of the twenty-two hours left are before the vacation, fourteen after its last night
    assert timer(game).due_at == datetime(2026, 3, 16, 7, tzinfo=UTC) + timedelta(hours=14)

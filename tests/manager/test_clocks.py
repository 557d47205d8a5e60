"""Clocks at tables: they run for whoever is awaited and awake, and what happens when one runs out was said before."""

import asyncio
import pytest
import random
from bot.games.civ.game import GAMES, civ_game
from bot.manager.tables import Tables
from bot.store import Store
from bot.table.actors import Timeout
from bot.table.clock_text import PRESETS, parse_clock
from bot.table.clocks import rung as rung_clocks, voting
from bot.table.errors import BadAvailability, BadClock, TableError
from bot.table.kinds import AtZero, PollOutcome, Reminded, Status, VoteKind
from bot.table.limits import Limits
from bot.table.motions import BackTo, OneSeat
from bot.table.table import Table
from bot.table.values import Clock, Timer
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from tests.manager.craft import Clock as Time, SLOW, begun, new_tables, step
from tests.table.people import ADA, BO, CY, EVE, HERE
from tests.table.tables import NAMES, key_of, legal, options, version, who
from typing import Any

DAY = Clock(24 * 3600)
BANK = Clock(24 * 3600, 6 * 3600)


@pytest.fixture
def limits() -> Limits:
    return SLOW


def timer_of(table: Table, seat: int | None = None) -> Timer:
    return table.timers[table.waiting[0] if seat is None else seat]


def sitter_of(table: Table, seat: int) -> Any:
    return table.sitters[seat]


async def rung(tables: Tables, table: Table) -> Table:
    await tables.run_due()
    return await tables.look(table.id)


async def turn_over(tables: Tables, table: Table) -> Table:
    """The awaited seat plays until somebody else is awaited."""
    seat = table.waiting[0]
    while table.status == Status.PLAYING and table.waiting == (seat,):
        chosen = "end" if "end" in legal(table) else legal(table)[0]
        table = await tables.submit(table.id, who(table), [chosen], version=version(table))
    return table


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
    ],
)
def test_a_clock_of_nothing_of_a_year_or_of_nonsense_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadClock) as refusal:
        parse_clock(text)
    assert key_of(refusal) == key


# How they run


async def test_only_the_awaited_seats_clock_runs(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=DAY)
    seat = table.waiting[0]
    assert timer_of(table).due_at == clock.time + timedelta(days=1)
    assert [timer.since is not None for timer in table.timers] == [each == seat for each in range(2)]
    assert table.next_at == clock.time + timedelta(hours=12)


async def test_a_turns_time_is_whole_again_after_the_turn(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=DAY)
    seat = table.waiting[0]
    clock.pass_(hours=5)
    table = await step(tables, table)
    assert timer_of(table, seat).due_at == clock.time + timedelta(hours=19)
    table = await turn_over(tables, table)
    assert (timer_of(table, seat).left, timer_of(table, seat).since) == (timedelta(days=1), None)
    assert timer_of(table).due_at == clock.time + timedelta(days=1)


async def test_a_bank_keeps_what_is_left_and_grows_by_its_increment(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=BANK)
    seat = table.waiting[0]
    clock.pass_(hours=5)
    table = await turn_over(tables, table)
    assert timer_of(table, seat).left == timedelta(hours=24 - 5 + 6)


async def test_in_a_draft_each_pick_has_its_time(tables: Tables, clock: Time) -> None:
    table = await begun(tables, 3, "draft", clock=DAY)
    assert all(timer.since == clock.time for timer in table.timers)
    clock.pass_(hours=1)
    first = table.waiting[0]
    table = await tables.submit(table.id, who(table, first), [legal(table, first)[0]], version=version(table))
    assert timer_of(table, first).since is None
    while any(timer.since != clock.time for timer in table.timers):
        table = await step(tables, table)
    assert [timer.left for timer in table.timers] == [timedelta(days=1)] * 3


async def test_quiet_hours_stop_a_slow_clock_but_not_a_live_one(tables: Tables, clock: Time) -> None:
    for user in (ADA, BO):
        await tables.profiles.set_quiet(user, "20-8")
    slow = await begun(tables, clock=DAY)
    assert timer_of(slow).due_at == clock.time + timedelta(hours=48)
    live = await begun(tables, clock=Clock(300))
    assert timer_of(live).due_at == clock.time + timedelta(minutes=5)


async def test_setting_quiet_hours_moves_a_running_clock_at_once(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=DAY)
    clock.pass_(hours=2)
    await tables.profiles.set_quiet(who(table), "20-8")
    assert timer_of(await tables.look(table.id)).due_at == clock.time + timedelta(hours=22 + 24)
    await tables.profiles.set_quiet(who(table), None)
    assert timer_of(await tables.look(table.id)).due_at == clock.time + timedelta(hours=22)


async def test_a_vacation_stops_the_clocks_and_coming_back_early_starts_them(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=DAY)
    clock.pass_(hours=2)
    await tables.profiles.add_vacation(who(table), date(2026, 3, 2), date(2026, 3, 11))
    assert timer_of(await tables.look(table.id)).due_at == clock.time + timedelta(hours=22, days=10)
    clock.pass_(days=3)
    assert (await rung(tables, table)).number == 0
    await tables.profiles.end_vacation(who(table))
    assert timer_of(await tables.look(table.id)).due_at == clock.time + timedelta(hours=22 - 10)


async def test_a_running_clock_knows_the_vacation_in_it_and_forgets_it_when_that_ends(
    tables: Tables, store: Store, clock: Time
) -> None:
    table = await begun(tables, clock=DAY)
    await tables.profiles.add_vacation(who(table), date(2026, 3, 2), date(2026, 3, 5))
    await tables.profiles.add_vacation(who(table), date(2026, 3, 6), date(2026, 3, 7))
    await tables.profiles.add_vacation(who(table), date(2026, 4, 1), date(2026, 4, 2))
    table = await tables.look(table.id)
    assert timer_of(table).away_until == date(2026, 3, 7)
    stored = await store.tables.load(table.id)
    assert stored is not None
    assert stored.timers == table.timers
    paused = (await tables.votes.propose(table.id, who(table), VoteKind.PAUSE)).table
    for user in (ADA, BO):
        paused = (await tables.votes.propose(table.id, user, VoteKind.PAUSE)).table if not paused.is_paused else paused
    assert timer_of(paused).away_until is None
    table = await tables.votes.resume(table.id, ADA)
    assert timer_of(table).away_until == date(2026, 3, 7)
    await tables.profiles.end_vacation(who(table))
    assert timer_of(await tables.look(table.id)).away_until is None


async def test_a_vacation_after_ones_time_and_quiet_hours_are_nobodys_business(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=DAY)
    await tables.profiles.set_quiet(who(table), "22-7")
    await tables.profiles.add_vacation(who(table), date(2026, 3, 8), date(2026, 3, 9))
    assert timer_of(await tables.look(table.id)).away_until is None
    live = await begun(tables, clock=PRESETS["live"])
    await tables.profiles.add_vacation(who(live), date(2026, 3, 1), date(2026, 3, 3))
    assert timer_of(await tables.look(live.id)).away_until is None


@pytest.mark.parametrize(
    ("first", "last", "key"),
    [
        (date(2026, 2, 1), date(2026, 3, 5), "vacation-days"),
        (date(2026, 3, 5), date(2026, 3, 4), "vacation-days"),
        (date(2026, 3, 5), date(2026, 4, 30), "vacation-too-long"),
        (date(2026, 3, 5), date(2031, 4, 30), "vacation-days"),
    ],
)
async def test_vacations_have_a_measure(tables: Tables, first: date, last: date, key: str) -> None:
    with pytest.raises(BadAvailability) as refusal:
        await tables.profiles.add_vacation(ADA, first, last)
    assert key_of(refusal) == key


@pytest.mark.parametrize(
    "hours", ["22-7", "22:00-07:00", "22 – 7", "22.00-7", "22h-7h", "22h00 - 7h", "10pm-7am", "10 PM - 7 a.m."]
)
async def test_quiet_hours_are_read_as_people_write_them(tables: Tables, hours: str) -> None:
    assert (await tables.profiles.set_quiet(ADA, hours)).quiet == (time(22), time(7))


@pytest.mark.parametrize(
    ("hours", "key"), [("25-3", "quiet-unreadable"), ("tonight", "quiet-unreadable"), ("6-5", "quiet-too-long")]
)
async def test_quiet_hours_have_a_measure(tables: Tables, hours: str, key: str) -> None:
    with pytest.raises(BadAvailability) as refusal:
        await tables.profiles.set_quiet(ADA, hours)
    assert key_of(refusal) == key


@pytest.mark.parametrize("zone", ["Mars/Olympus", "", "../etc/passwd", "x" * 500])
async def test_a_time_zone_that_does_not_exist_is_refused(tables: Tables, zone: str) -> None:
    with pytest.raises(BadAvailability) as refusal:
        await tables.profiles.set_zone(ADA, zone)
    assert key_of(refusal) == "zone-unknown"
    assert (await tables.profiles.set_zone(ADA, "Europe/Rome")).zone.key == "Europe/Rome"


# When one runs out


async def test_the_automatic_player_plays_this_turn_and_the_seat_is_its_owners_again(
    tables: Tables, clock: Time
) -> None:
    table = await begun(tables, clock=DAY)
    seat = table.waiting[0]
    clock.pass_(days=1)
    table = await rung(tables, table)
    assert sitter_of(table, seat).is_automatic
    assert table.automatic_waiting == (seat,)
    assert timer_of(table, seat).reminded == Reminded.LAPSED
    table = await _computer_plays(tables, table, seat)
    assert not sitter_of(table, seat).is_automatic
    assert timer_of(table, seat).left == timedelta(days=1)
    assert timer_of(table).since == clock.time


async def _computer_plays(tables: Tables, table: Table, seat: int) -> Table:
    """What the automatic player does, now."""
    while table.automatic_waiting == (seat,):
        chosen = "end" if "end" in legal(table) else legal(table)[0]
        table = await tables._move(table.id, seat, chosen, version(table))  # pyright: ignore[reportPrivateUsage]  # as its task would
    return table


async def test_the_seat_goes_to_the_automatic_player_until_its_owner_comes_back(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=replace(DAY, at_zero="seat"))
    seat = table.waiting[0]
    clock.pass_(days=1)
    table = await rung(tables, table)
    assert sitter_of(table, seat).is_automatic
    assert not sitter_of(table, seat).is_stand_in
    table = await tables.come_back(table.id, who(table, seat))
    assert timer_of(table, seat).left == timedelta(days=1)
    assert timer_of(table, seat).since == clock.time


async def test_elimination_and_giving_up_are_choices(tables: Tables, clock: Time) -> None:
    eliminated = await begun(tables, 3, clock=replace(DAY, at_zero="eliminate"))
    abandoned = await begun(tables, 3, clock=replace(DAY, at_zero="abandon"))
    drafted = await begun(tables, 3, "draft", clock=replace(DAY, at_zero="eliminate"))
    seat = eliminated.waiting[0]
    clock.pass_(days=1)
    eliminated = await rung(tables, eliminated)
    assert eliminated.match is not None
    assert not civ_game(eliminated.match).position.alive[seat]
    assert (civ_game(eliminated.match).lines[-1].by, civ_game(eliminated.match).lines[-1].why) == (
        "table",
        "out of time",
    )
    assert eliminated.status == Status.PLAYING
    assert (await tables.look(abandoned.id)).status == Status.CANCELLED
    assert (await tables.look(drafted.id)).status == Status.ABANDONED


async def test_of_two_the_last_one_left_wins(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=replace(DAY, at_zero="eliminate"))
    clock.pass_(days=1)
    assert (await rung(tables, table)).status == Status.FINISHED


async def test_two_timeouts_in_a_row_give_the_seat_away_and_ask_the_others(tables: Tables, clock: Time) -> None:
    table = await begun(tables, 3, clock=DAY)
    seat = table.waiting[0]
    for _ in range(2):
        clock.pass_(days=1)
        table = await rung(tables, table)
        table = await _computer_plays(tables, table, seat)
        while table.status == Status.PLAYING and table.waiting != (seat,) and not table.motions:
            table = await turn_over(tables, table)
    assert sitter_of(table, seat).is_automatic
    assert [(motion.kind, motion.by, motion.subject) for motion in table.motions] == [
        (VoteKind.GO_ON, Timeout(), OneSeat(seat))
    ]
    others = [who(table, each) for each in table.humans]
    ballot = await tables.votes.answer(table.id, others[0], VoteKind.GO_ON, agrees=False)
    assert not ballot.is_refused
    ballot = await tables.votes.answer(table.id, others[1], VoteKind.GO_ON, agrees=False)
    assert (ballot.is_refused, ballot.table.status) == (True, Status.PLAYING)
    (motion,) = ballot.table.motions
    assert (motion.kind, {voice.user_id for voice in ballot.table.voices}) == (VoteKind.CANCEL, {*others})
    clock.time = motion.due_at
    assert (await rung(tables, table)).status == Status.CANCELLED


async def _lapsed_twice(tables: Tables, clock: Time) -> tuple[Table, int]:
    """A game of three in which a seat's time has run out twice in a row; that seat."""
    table = await begun(tables, 3, clock=DAY)
    seat = table.waiting[0]
    for _ in range(2):
        clock.pass_(days=1)
        table = await _computer_plays(tables, await rung(tables, table), seat)
        while table.waiting != (seat,) and not table.motions:
            table = await turn_over(tables, table)
    return table, seat


async def test_whether_to_go_on_is_no_question_once_the_owner_of_the_seat_is_back(tables: Tables, clock: Time) -> None:
    table, seat = await _lapsed_twice(tables, clock)
    others = [who(table, each) for each in table.humans]
    await tables.votes.answer(table.id, others[0], VoteKind.GO_ON, agrees=False)
    table = await tables.come_back(table.id, who(table, seat))
    assert [poll.outcome for poll in table.polls] == [PollOutcome.MOOT]
    assert (table.motions, table.voices) == ((), ())
    with pytest.raises(TableError):
        await tables.votes.answer(table.id, others[1], VoteKind.GO_ON, agrees=False)
    assert (await tables.look(table.id)).status == Status.PLAYING


async def test_nobody_votes_on_a_seat_any_more_once_its_owner_is_back(tables: Tables, clock: Time) -> None:
    table, seat = await _lapsed_twice(tables, clock)
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name=NAMES[EVE])
    table = await tables.come_back(table.id, who(table, seat))
    assert {poll.motion.kind: poll.outcome for poll in table.polls} == {
        VoteKind.GO_ON: PollOutcome.MOOT,
        VoteKind.REPLACE: PollOutcome.MOOT,
    }


async def test_who_runs_out_of_time_twice_is_told_that_the_seat_is_given_away(
    tables: Tables, store: Store, clock: Time
) -> None:
    table, seat = await _lapsed_twice(tables, clock)
    notices = [notice for notice in await store.outbox.unsent(100) if notice.kind.startswith("lapsed")]
    assert [(notice.kind, notice.user_id) for notice in notices] == [
        ("lapsed-turn", who(table, seat)),
        ("lapsed-seat", who(table, seat)),
    ]


async def test_who_has_asked_the_others_is_told_so_when_he_asks_again_or_votes(tables: Tables, clock: Time) -> None:
    table, seat = await _lapsed_twice(tables, clock)
    asker = who(table, table.humans[0])
    await tables.votes.propose(table.id, asker, VoteKind.EXTEND)
    await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name=NAMES[EVE])
    for user, kind in ((asker, VoteKind.EXTEND), (EVE, VoteKind.REPLACE)):
        with pytest.raises(TableError) as refusal:
            await tables.votes.answer(table.id, user, kind, agrees=True)
        assert key_of(refusal) == "asked-already"


async def test_somebody_who_moves_in_time_starts_counting_anew(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=DAY)
    seat = table.waiting[0]
    clock.pass_(days=1)
    table = await _computer_plays(tables, await rung(tables, table), seat)
    assert timer_of(table, seat).lapses == 1
    table = await turn_over(tables, await turn_over(tables, table))
    assert timer_of(table, seat).lapses == 0


async def test_a_game_nobody_else_plays_waits_after_two_timeouts(tables: Tables, clock: Time) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(2, clock=DAY), computers=1)
    table = await tables.lobbies.begin(table.id, ADA)
    seat = table.seat_of(ADA)
    assert seat is not None
    for _ in range(2):
        table = await _computer_plays(tables, table, 1 - seat)
        clock.pass_(days=1)
        table = await rung(tables, table)
        table = await _computer_plays(tables, table, seat)
    assert table.is_paused
    assert table.next_at is None
    table = await tables.votes.resume(table.id, ADA)
    assert timer_of(table, seat).since == clock.time


async def test_reminders_come_once_each_and_again_for_the_next_turn(tables: Tables, store: Store, clock: Time) -> None:
    table = await begun(tables, clock=DAY)
    seat = table.waiting[0]
    for hours in (11, 1, 1, 8, 1):
        clock.pass_(hours=hours)
        table = await rung(tables, table)
    table = await turn_over(tables, table)
    clock.pass_(hours=12)
    await rung(tables, table)
    notified = [(notice.kind, notice.user_id) for notice in await store.outbox.unsent(100) if notice.kind != "turn"]
    assert notified == [("half", who(table, seat)), ("soon", who(table, seat)), ("half", who(table, 1 - seat))]


async def test_a_bot_that_was_late_skips_the_reminder_that_is_no_longer_true(
    tables: Tables, store: Store, clock: Time
) -> None:
    table = await begun(tables, clock=DAY)
    clock.pass_(hours=23)
    await rung(tables, table)
    assert [notice.kind for notice in await store.outbox.unsent(100)] == ["turn", "soon"]


# While the bot is away


async def test_time_the_bot_was_down_is_not_charged(url: str, clock: Time) -> None:
    first = await Store.open(url, GAMES)
    tables = new_tables(first, clock)
    await tables.start()
    table = await begun(tables, clock=DAY)
    clock.pass_(hours=3)
    await tables.stop()
    await first.close()
    clock.pass_(days=2)
    second = await Store.open(url, GAMES)
    again = new_tables(second, clock)
    await again.start()
    assert await again.run_due() == 0
    table = await again.look(table.id)
    assert timer_of(table).due_at == clock.time + timedelta(hours=21)
    assert table.next_at == clock.time + timedelta(hours=9)
    await again.stop()
    await second.close()


# What is asked of the others


async def test_a_pause_stops_every_clock_until_somebody_goes_on(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=DAY)
    clock.pass_(hours=4)
    assert not (await tables.votes.propose(table.id, ADA, VoteKind.PAUSE)).is_decided
    table = (await tables.votes.propose(table.id, BO, VoteKind.PAUSE)).table
    assert table.is_paused
    assert table.next_at is None
    clock.pass_(days=9)
    table = await tables.votes.resume(table.id, BO)
    assert timer_of(table).due_at == clock.time + timedelta(hours=20)


async def test_no_clock_runs_out_in_the_ring_in_which_a_vote_has_paused_the_game(tables: Tables, clock: Time) -> None:
    """The vote is closed first, and the clocks are stopped only after all that is due: they still look as if due."""
    table = await begun(tables, clock=DAY)
    clock.pass_(days=1)
    assert rung_clocks(table, clock.time, {}).lapses
    paused = replace(table, is_paused=True)
    assert rung_clocks(paused, clock.time, {}) == paused


async def test_more_time_is_given_by_the_others(tables: Tables, clock: Time) -> None:
    table = await begun(tables, 3, clock=BANK)
    seat = table.waiting[0]
    assert not (await tables.votes.propose(table.id, who(table), VoteKind.EXTEND)).is_decided
    others = [who(table, each) for each in range(3) if each != seat]
    await tables.votes.answer(table.id, others[0], VoteKind.EXTEND, agrees=True)
    ballot = await tables.votes.answer(table.id, others[1], VoteKind.EXTEND, agrees=True)
    assert ballot.is_decided
    assert timer_of(ballot.table, seat).due_at == clock.time + timedelta(hours=30)
    with pytest.raises(TableError) as refusal:
        await tables.votes.answer(table.id, others[1], VoteKind.EXTEND, agrees=True)
    assert key_of(refusal) == "vote-unknown"


async def test_an_undo_needs_everybody_and_one_no_ends_it(tables: Tables, clock: Time) -> None:
    table = await turn_over(tables, await begun(tables, 3))
    number = table.number
    ballot = await tables.votes.propose(table.id, ADA, VoteKind.UNDO, subject=BackTo(0))
    assert (ballot.agreed, ballot.needed) == (0, 2)
    assert (await tables.votes.answer(table.id, BO, VoteKind.UNDO, agrees=False)).is_refused
    clock.pass_(minutes=30)
    await tables.votes.propose(table.id, ADA, VoteKind.UNDO, subject=BackTo(0))
    await tables.votes.answer(table.id, BO, VoteKind.UNDO, agrees=True)
    table = (await tables.votes.answer(table.id, CY, VoteKind.UNDO, agrees=True)).table
    assert table.match is not None
    assert (table.number, civ_game(table.match).lines[-1].action.text) == (number + 1, "undo 0")
    assert civ_game(table.match).position == civ_game(table.match).positions[0]


async def test_a_question_about_a_moment_that_is_over_is_void(tables: Tables) -> None:
    table = await turn_over(tables, await begun(tables, 2))
    await tables.votes.propose(table.id, who(table), VoteKind.UNDO, subject=BackTo(0))
    asker = who(table)
    table = await step(tables, table)
    other = next(user for user in (ADA, BO) if user != asker)
    with pytest.raises(TableError) as refusal:
        await tables.votes.answer(table.id, other, VoteKind.UNDO, agrees=True)
    assert key_of(refusal) == "vote-unknown"


async def test_somebody_may_take_a_computers_seat_when_the_others_agree(tables: Tables) -> None:
    table = await tables.lobbies.create(ADA, "Ada", HERE, options(3), computers=1)
    await tables.lobbies.join(table.id, BO, "Bo")
    table = await tables.lobbies.begin(table.id, ADA)
    seat = next(seat for seat, sitter in enumerate(table.sitters) if sitter.is_computer)
    ballot = await tables.votes.propose(table.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name=NAMES[EVE])
    assert (ballot.agreed, ballot.needed) == (0, 2)
    await tables.votes.answer(table.id, ADA, VoteKind.REPLACE, agrees=True)
    table = (await tables.votes.answer(table.id, BO, VoteKind.REPLACE, agrees=True)).table
    assert (table.sitters[seat].user_id, table.sitters[seat].name) == (EVE, NAMES[EVE])
    assert not table.sitters[seat].is_automatic


@pytest.mark.parametrize(("user", "seat", "key"), [(BO, 0, "seat-yours"), (EVE, 0, "seat-taken"), (EVE, 9, "seat-out")])
async def test_nobody_takes_a_seat_that_is_not_free(tables: Tables, user: Any, seat: int, key: str) -> None:
    table = await begun(tables, 2)
    with pytest.raises(TableError) as refusal:
        await tables.votes.propose(table.id, user, VoteKind.REPLACE, subject=OneSeat(seat), name="X")
    assert key_of(refusal) == key


async def test_nobody_votes_on_a_finished_table(tables: Tables, clock: Time) -> None:
    table = await begun(tables, clock=replace(DAY, at_zero="eliminate"))
    clock.pass_(days=1)
    await rung(tables, table)
    for kind in (VoteKind.PAUSE, VoteKind.EXTEND, VoteKind.UNDO, VoteKind.REPLACE):
        with pytest.raises(TableError) as refusal:
            await tables.votes.propose(table.id, ADA if kind != VoteKind.REPLACE else EVE, kind)
        assert key_of(refusal) == "not-playing"


async def test_a_vote_nobody_carries_ends_at_its_deadline(tables: Tables, clock: Time) -> None:
    table = await begun(tables)
    await tables.votes.propose(table.id, ADA, VoteKind.PAUSE)
    clock.pass_(days=3)
    table = await rung(tables, table)
    assert (table.motions, table.voices) == ((), ())


# The alarm


async def test_the_alarm_rings_by_itself_when_the_time_has_come(store: Store) -> None:
    tables = Tables(
        store,
        now=lambda: datetime.now(UTC),
        random=random.Random(1),
        games=GAMES,
        limits=Limits(automatic_pause=3600),
    )
    await tables.start()
    rings = asyncio.Queue[int]()
    tables.on_change(rings.put_nowait)
    table = await begun(tables, clock=Clock(1))
    while not any(sitter.is_stand_in for sitter in (await tables.look(table.id)).sitters):
        await asyncio.wait_for(rings.get(), 60)
    await tables.stop()


def test_a_vote_is_open_for_days_but_in_a_live_game_for_minutes() -> None:
    assert voting(None) == voting(Clock(24 * 3600)) == timedelta(days=3)
    assert voting(Clock(5 * 60)) == timedelta(minutes=10)

"""What the referee does: incidents and their penalties, time, calls (RULES §9, §10.1, §10.6)."""

from dataclasses import replace

import pytest

from bot.tournament.book import act_from_json, act_to_json
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.officials import Appoint, Cancel, Move, MoveTables, TellAll
from bot.tournament.operation import SYSTEM, Actor, Operation, Role
from bot.tournament.refereeing import (
    EXTENSIONS,
    OUT_OF_TIME,
    Answer,
    Call,
    Exclude,
    ExclusionKind,
    GiveTime,
    LetComputerPlay,
    LookAtHands,
    Order,
    OrderKind,
    Record,
    TimeOut,
    all_taken_back,
    lost_with,
    repeats,
    standing_penalties,
    taken_back,
)
from bot.tournament.tournament import CallCause, IncidentKind, standings
from tests.tournament.desk import AS_ORGANISER, AS_REFEREE, Desk, as_player, begun, checked_in, person
from tests.tournament.test_registration import refused

FIRST = TableNumber(1)
PENALTIES = [kind for kind in IncidentKind if kind is not IncidentKind.WARNING]


def record(desk: Desk, kind: IncidentKind, player: int, *, line: int = 40, why: str = "seen by all") -> Record:
    """An incident at the first table, which is that line of its game."""
    back_to = 35 if kind is IncidentKind.LATE_EFFECT else None
    number = None if kind is IncidentKind.WARNING else line
    return Record(kind, desk.now.rounds[-1].tables[0].number, PlayerNumber(player), number, back_to, why)


def players(desk: Desk) -> tuple[PlayerNumber, ...]:
    """Who sits at the first table."""
    return desk.now.rounds[-1].tables[0].players


@pytest.mark.parametrize("kind", IncidentKind)
def test_every_incident_is_in_the_book_with_who_where_and_why(kind: IncidentKind) -> None:
    desk = begun(16)
    line = None if kind is IncidentKind.WARNING else 40
    desk.do(AS_REFEREE, record(desk, kind, players(desk)[1]))
    (incident,) = desk.now.incidents
    assert (incident.kind, incident.player, incident.line) == (kind, players(desk)[1], line)
    assert (incident.round, incident.table, incident.deal) == (1, 1, 1)
    assert (incident.by, incident.why, incident.at) == (AS_REFEREE.who, "seen by all", desk.acts[-1].at)
    assert desk.book()[-1].act.operation == desk.acts[-1].operation


@pytest.mark.parametrize("kind", [IncidentKind.CHEATING, IncidentKind.ABSENCE])
def test_who_is_eliminated_wins_nothing_and_is_out_once(kind: IncidentKind) -> None:
    desk = begun(16)
    one, two, three, four = players(desk)
    desk.do(AS_REFEREE, record(desk, kind, two))
    assert desk.now.rounds[0].tables[0].out == (two,)
    assert [each.player for each in standings(desk.now) if not each.is_in] == [two]
    assert refused(desk, AS_REFEREE, record(desk, kind, two, line=41)) == "tournament-player-out §9.1"
    for line, player in ((41, one), (42, three)):
        desk.do(AS_REFEREE, record(desk, kind, player, line=line))
    assert refused(desk, AS_REFEREE, record(desk, kind, four, line=43)) == "tournament-table-over"
    desk.report(1, four)
    assert desk.now.rounds[0].tables[0].winner == four


def test_a_result_for_somebody_eliminated_is_refused() -> None:
    desk = begun(16)
    desk.do(AS_REFEREE, record(desk, IncidentKind.CHEATING, players(desk)[0]))
    with pytest.raises(Exception, match="tournament-player-out"):
        desk.report(1, players(desk)[0])


def test_an_elimination_means_that_the_draft_is_over() -> None:
    desk = begun(18)
    desk.do(AS_REFEREE, record(desk, IncidentKind.CHEATING, players(desk)[0]))
    with pytest.raises(Exception, match="tournament-player-out"):
        desk.replace(1, players(desk)[1])


@pytest.mark.parametrize("kind", PENALTIES)
def test_there_is_no_penalty_in_a_finished_game(kind: IncidentKind) -> None:
    desk = begun(16)
    desk.report(1, players(desk)[0])
    assert refused(desk, AS_REFEREE, record(desk, kind, players(desk)[1])) == "tournament-table-over"


def test_there_is_none_while_a_lot_is_awaited() -> None:
    desk = begun(16)
    desk.report(1, *players(desk)[:2])
    operation = record(desk, IncidentKind.CHEATING, players(desk)[1])
    assert refused(desk, AS_REFEREE, operation) == "tournament-tied §10.8"


def test_a_warning_may_follow_even_the_final() -> None:
    desk = begun(4, official=False)
    desk.report(1, 1)
    desk.do(AS_REFEREE, record(desk, IncidentKind.WARNING, 2))
    assert [incident.kind for incident in desk.now.incidents] == [IncidentKind.WARNING]
    other = Order(OrderKind.PAUSE, None, None, "late")
    assert refused(desk, AS_REFEREE, other) == "tournament-late"


@pytest.mark.parametrize(
    ("kind", "line", "back_to"),
    [
        (IncidentKind.SURPLUS, None, None),
        (IncidentKind.SURPLUS, 0, None),
        (IncidentKind.SURPLUS, 9, 3),
        (IncidentKind.LATE_EFFECT, 9, None),
        (IncidentKind.LATE_EFFECT, 9, 9),
        (IncidentKind.LATE_EFFECT, 9, -1),
        (IncidentKind.WARNING, 3, None),
        (IncidentKind.WARNING, None, 3),
    ],
)
def test_a_penalty_names_its_line_and_a_warning_none(kind: IncidentKind, line: int | None, back_to: int | None) -> None:
    desk = begun(16)
    operation = Record(kind, FIRST, players(desk)[0], line, back_to, "seen by all")
    assert refused(desk, AS_REFEREE, operation) == "tournament-line §9.5"


def test_a_line_is_one_penalty_and_later_than_those_before() -> None:
    desk = begun(16)
    one = players(desk)[0]
    desk.do(AS_REFEREE, record(desk, IncidentKind.SURPLUS, one, line=40))
    for line in (40, 39):
        later = record(desk, IncidentKind.FORGOTTEN_DRAW, one, line=line)
        assert refused(desk, AS_REFEREE, later) == "tournament-line §9.5"
    desk.do(AS_REFEREE, record(desk, IncidentKind.FORGOTTEN_DRAW, one, line=41))


def test_an_elimination_that_is_taken_back_with_its_line_counts_no_more() -> None:
    """§9.3 takes the log back, and an undo restores seats (REPLAY fine print)."""
    desk = begun(16)
    one, two, three, _ = players(desk)
    desk.do(AS_REFEREE, record(desk, IncidentKind.CHEATING, one, line=30))
    desk.do(AS_REFEREE, record(desk, IncidentKind.CHEATING, two, line=40))
    desk.do(AS_REFEREE, record(desk, IncidentKind.LATE_EFFECT, three, line=50))
    assert desk.now.rounds[0].tables[0].out == (one,), "back to line 35"
    desk.report(1, two)
    assert desk.now.rounds[0].tables[0].winner == two


def test_what_a_late_effect_takes_back_is_known_with_what_is_applied_again() -> None:
    """§9.3: penalties after that line, each once, and not the late effects before it."""
    desk = begun(16)
    one, two, three, _ = players(desk)
    desk.do(AS_REFEREE, record(desk, IncidentKind.SURPLUS, one, line=34))
    desk.do(AS_REFEREE, record(desk, IncidentKind.WARNING, one))
    desk.do(AS_REFEREE, record(desk, IncidentKind.CHEATING, two, line=40, why="looked at a hand"))
    desk.do(AS_REFEREE, record(desk, IncidentKind.SURPLUS, one, line=41))
    table = desk.now.rounds[0].tables[0]
    assert [each.line for each in standing_penalties(desk.now.incidents_at(1, table), 35)] == [40, 41]
    desk.do(AS_REFEREE, record(desk, IncidentKind.LATE_EFFECT, three, line=50))
    desk.do(AS_REFEREE, record(desk, IncidentKind.CHEATING, two, line=51, why="looked at a hand"))
    incidents = desk.now.incidents
    undo, again = incidents[-2:]
    assert [each.line for each in taken_back(incidents, undo)] == [40, 41]
    assert all_taken_back(incidents) == {incidents[2]: undo, incidents[3]: undo}
    assert [each for each in incidents if repeats(incidents, each)] == [again]
    assert desk.now.rounds[0].tables[0].out == (two,)
    desk.do(AS_REFEREE, record(desk, IncidentKind.LATE_EFFECT, three, line=60))
    assert [each.line for each in taken_back(desk.now.incidents, desk.now.incidents[-1])] == [51], "not the undo"
    desk.do(AS_REFEREE, record(desk, IncidentKind.CHEATING, two, line=62, why="looked at a hand"))
    assert not repeats(desk.now.incidents, desk.now.incidents[-1]), "decided anew, after the game had gone on"


def test_an_incident_has_a_reason_and_a_player_of_the_table() -> None:
    desk = begun(16)
    elsewhere = desk.now.rounds[0].tables[1].players[0]
    assert refused(desk, AS_REFEREE, record(desk, IncidentKind.SURPLUS, players(desk)[0], why="")) == "tournament-text"
    assert refused(desk, AS_REFEREE, record(desk, IncidentKind.SURPLUS, elsewhere)) == "tournament-not-at-table §10.2"


@pytest.mark.parametrize(
    ("by", "operation", "name"),
    [
        (AS_REFEREE, Record(IncidentKind.SURPLUS, FIRST, PlayerNumber(1), 40, None, ""), "why"),
        (AS_REFEREE, Order(OrderKind.PAUSE, FIRST, None, " "), "why"),
        (AS_REFEREE, Answer(1, "two\nlines"), "why"),
        (AS_REFEREE, LookAtHands(FIRST, 12, ""), "why"),
        (AS_REFEREE, Exclude(person(60), FIRST, ExclusionKind.SILENCE, ""), "why"),
        (AS_ORGANISER, Cancel("rain "), "why"),
        (AS_ORGANISER, Move("", None), "place"),
        (AS_ORGANISER, TellAll(""), "text"),
    ],
)
def test_a_text_that_is_blank_or_not_as_it_would_be_shown_is_refused_with_what_it_is(
    by: Actor, operation: Operation, name: str
) -> None:
    with pytest.raises(TournamentError) as refusal:
        begun(16).do(by, operation)
    assert (refusal.value.reason.key, refusal.value.reason.values) == ("tournament-text", {"name": name})


def test_only_referees_referee_and_never_a_participant() -> None:
    desk = begun(17)
    operation = record(desk, IncidentKind.WARNING, players(desk)[0])
    assert refused(desk, AS_ORGANISER, operation) == "tournament-not-yours"
    assert refused(desk, as_player(1), operation) == "tournament-not-yours"
    for participant in (1, 17):
        by = Actor(Role.REFEREE, person(participant))
        assert refused(desk, by, operation) == "tournament-referee-plays §10.1"
    desk.do(Actor(Role.REFEREE, person(99)), operation)  # whoever else has the referees' role


def test_time_stops_and_runs_at_one_table_or_at_all() -> None:
    desk = begun(16)

    def paused() -> list[bool]:
        return [table.is_paused for table in desk.now.rounds[0].tables]

    desk.do(AS_REFEREE, Order(OrderKind.PAUSE, FIRST, None, "a question"))
    assert paused() == [True, False, False, False]
    assert refused(desk, AS_REFEREE, Order(OrderKind.PAUSE, FIRST, None, "again")) == "tournament-paused"
    desk.do(AS_REFEREE, Order(OrderKind.PAUSE, None, None, "lunch"))
    assert all(paused())
    desk.do(AS_REFEREE, Order(OrderKind.RESUME, FIRST, None, "answered"))
    desk.do(AS_REFEREE, Order(OrderKind.RESUME, None, None, "lunch is over"))
    assert not any(paused())
    assert refused(desk, AS_REFEREE, Order(OrderKind.RESUME, None, None, "again")) == "tournament-running"


def test_more_time_is_written_down() -> None:
    desk = begun(16)
    before = desk.now
    after = desk.do(AS_REFEREE, Order(OrderKind.EXTEND, None, 300, "the server was away"))
    assert after.with_values(version=before.version) == before
    assert len(desk.book()) == after.version


@pytest.mark.parametrize("seconds", [None, 0, -5, EXTENSIONS.stop])
def test_more_time_has_a_length(seconds: int | None) -> None:
    operation = Order(OrderKind.EXTEND, FIRST, seconds, "the server was away")
    assert refused(begun(16), AS_REFEREE, operation) == "tournament-seconds"


def test_a_pause_has_none() -> None:
    assert refused(begun(16), AS_REFEREE, Order(OrderKind.PAUSE, FIRST, 60, "lunch")) == "tournament-seconds"


def test_the_referee_looks_at_the_hands_of_a_game_that_goes_on_and_says_why() -> None:
    desk = begun(16)
    looking = LookAtHands(FIRST, 12, "a card was shown")
    before = desk.now
    assert desk.do(AS_REFEREE, looking).with_values(version=before.version) == before
    assert desk.book()[-1].act.operation == looking
    assert refused(desk, AS_REFEREE, LookAtHands(FIRST, 12, "")) == "tournament-text"
    assert refused(desk, AS_ORGANISER, looking) == "tournament-not-yours"
    assert refused(desk, as_player(1), looking) == "tournament-not-yours"
    desk.report(1, players(desk)[0])
    assert refused(desk, AS_REFEREE, looking) == "tournament-table-over"


def test_a_player_calls_and_the_referee_answers() -> None:
    desk = begun(16)
    caller = players(desk)[2]
    call = Call(FIRST, caller, 12)
    desk.do(as_player(caller), call)
    (waiting,) = desk.now.calls
    assert (waiting.number, waiting.table, waiting.player, waiting.line) == (1, FIRST, caller, 12)
    assert refused(desk, as_player(caller), call) == "tournament-called"
    desk.do(AS_REFEREE, Answer(1, "explained the Embargo"))
    assert desk.now.calls == ()
    assert refused(desk, AS_REFEREE, Answer(1, "again")) == "tournament-no-call"
    desk.do(as_player(caller), call)
    assert [waiting.number for waiting in desk.now.calls] == [2]


def test_a_time_out_stops_the_game_and_is_decided_by_what_has_it_go_on() -> None:
    desk = begun(16)
    late = players(desk)[2]
    out_of_time = TimeOut(FIRST, late, 12, 3600)
    for decision in (
        GiveTime(FIRST, late, 600, "was ill"),
        LetComputerPlay(FIRST, late, "has agreed"),
        Order(OrderKind.RESUME, FIRST, None, "is back"),
    ):
        desk.do(SYSTEM, out_of_time)
        (waiting,) = desk.now.calls
        assert (waiting.player, waiting.cause, waiting.seconds) == (late, CallCause.TIME, 3600)
        assert desk.now.time_out_at(FIRST) == waiting
        table = desk.now.rounds[0].tables[0]
        assert (table.is_paused, table.paused_by, table.paused_why) == (True, None, OUT_OF_TIME)
        assert refused(desk, SYSTEM, out_of_time) == "tournament-paused"
        desk.do(as_player(late), Call(FIRST, late, 12))  # they may have something to say
        desk.do(AS_REFEREE, Answer(desk.now.call_count, "heard"))
        desk.do(AS_REFEREE, decision)
        assert desk.now.calls == ()
        assert desk.now.rounds[0].tables[0] == replace(table, is_paused=False, paused_why="")
    desk.do(SYSTEM, out_of_time)
    desk.do(AS_REFEREE, Record(IncidentKind.ABSENCE, FIRST, late, 13, None, "has left"))
    assert desk.now.calls == ()
    assert refused(desk, AS_REFEREE, GiveTime(FIRST, late, 600, "was ill")) == "tournament-player-out §9.1"


@pytest.mark.parametrize("seconds", [0, -1, 7 * 24 * 3600 + 1])
def test_time_that_is_given_has_a_length(seconds: int) -> None:
    desk = begun(16)
    assert refused(desk, AS_REFEREE, GiveTime(FIRST, players(desk)[0], seconds, "why")) == "tournament-seconds"


def test_a_time_out_of_an_older_book_is_a_call_that_is_answered() -> None:
    desk = begun(16)
    late = players(desk)[0]
    desk.do(SYSTEM, Order(OrderKind.PAUSE, FIRST, None, OUT_OF_TIME))
    desk.do(SYSTEM, Call(FIRST, late, 12))
    assert [each.cause for each in desk.now.calls] == [CallCause.TIME]
    desk.do(AS_REFEREE, Order(OrderKind.RESUME, FIRST, None, "goes on"))
    desk.do(AS_REFEREE, Answer(1, "goes on"))
    assert desk.now.calls == ()


def test_a_time_out_of_an_older_book_does_not_come_back_with_a_later_pause() -> None:
    desk = begun(16)
    late = players(desk)[0]
    desk.do(SYSTEM, Order(OrderKind.PAUSE, FIRST, None, OUT_OF_TIME))
    desk.do(SYSTEM, Call(FIRST, late, 12))
    desk.do(AS_REFEREE, Order(OrderKind.RESUME, FIRST, None, "goes on"))
    desk.do(AS_REFEREE, Order(OrderKind.PAUSE, FIRST, None, "a fire alarm"))
    assert desk.now.time_out_at(FIRST) is None
    desk.do(AS_REFEREE, Order(OrderKind.RESUME, FIRST, None, "no fire"))
    assert [each.number for each in desk.now.calls] == [1], "still to be answered"


@pytest.mark.parametrize("is_late_one_gone", [True, False])
def test_nothing_is_left_of_a_time_out_once_the_deal_is_abandoned(is_late_one_gone: bool) -> None:
    """§9.1"""
    desk = begun(16)
    late, other, *_ = players(desk)
    desk.do(SYSTEM, TimeOut(FIRST, late, 3, 3600))
    desk.replace(1, late if is_late_one_gone else other)
    assert desk.now.calls == ()
    assert desk.now.time_out_at(FIRST) is None
    table = desk.now.rounds[0].tables[0]
    assert (table.is_paused, table.paused_why) == (False, "")
    desk.do(SYSTEM, TimeOut(FIRST, table.players[0], 3, 3600))


def test_a_deal_that_the_referee_has_stopped_stays_so_with_another_player() -> None:
    desk = begun(16)
    desk.do(AS_REFEREE, Order(OrderKind.PAUSE, FIRST, None, "a fire alarm"))
    desk.replace(1, players(desk)[0])
    assert desk.now.rounds[0].tables[0].is_paused


def test_an_older_book_resumes_a_deal_that_was_abandoned_after_a_time_out() -> None:
    desk = begun(16)
    late = players(desk)[0]
    desk.do(SYSTEM, Order(OrderKind.PAUSE, FIRST, None, OUT_OF_TIME))
    desk.do(SYSTEM, Call(FIRST, late, 3))
    desk.replace(1, late)
    desk.do(AS_REFEREE, Order(OrderKind.RESUME, FIRST, None, "goes on"))
    desk.do(AS_REFEREE, Answer(1, "replaced"))


def test_whose_time_has_run_out_may_still_call() -> None:
    desk = begun(16)
    late = players(desk)[0]
    desk.do(SYSTEM, TimeOut(FIRST, late, 12, 3600))
    assert not desk.now.has_called(late)
    desk.do(as_player(late), Call(FIRST, late, 12))
    assert desk.now.has_called(late)
    assert not desk.now.has_called(players(desk)[1])


def test_calls_are_ones_own_and_from_ones_own_table() -> None:
    desk = begun(16)
    caller, elsewhere = players(desk)[0], desk.now.rounds[0].tables[1].players[0]
    assert refused(desk, as_player(elsewhere), Call(FIRST, caller, 1)) == "tournament-not-yours"
    operation = Call(FIRST, elsewhere, 1)
    assert refused(desk, as_player(elsewhere), operation) == "tournament-not-at-table §10.2"


def test_calls_end_with_the_game() -> None:
    desk = begun(16)
    caller = players(desk)[0]
    desk.do(as_player(caller), Call(FIRST, caller, 1))
    desk.report(1, caller)
    assert desk.now.calls == ()
    assert refused(desk, as_player(caller), Call(FIRST, caller, 2)) == "tournament-table-over"


def test_an_older_repeat_is_not_taken_for_a_later_one() -> None:
    """Of two late effects in a row the first one's penalty was applied again, the second one's was not."""
    desk = begun(16)
    one, two = players(desk)[:2]
    surplus = record(desk, IncidentKind.SURPLUS, one)
    late = record(desk, IncidentKind.LATE_EFFECT, two, why="too late")
    desk.do(AS_REFEREE, replace(surplus, line=40))
    desk.do(AS_REFEREE, replace(late, line=45, back_to=38))
    desk.do(AS_REFEREE, replace(surplus, line=46))
    desk.do(AS_REFEREE, replace(late, line=50, back_to=38))
    first, second = (each for each in desk.now.incidents if each.back_to is not None)
    assert lost_with(desk.now.incidents, first) == ()
    assert [each.line for each in lost_with(desk.now.incidents, second)] == [46]
    desk.do(AS_REFEREE, replace(surplus, line=60))
    assert [each.line for each in lost_with(desk.now.incidents, second)] == [46], "a later one of the same words"


@pytest.mark.parametrize("kind", ExclusionKind)
def test_a_spectator_is_told_off_and_who_plays_there_is_none(kind: ExclusionKind) -> None:
    """§10.6: also somebody who plays at another table."""
    desk = begun(16)
    here, elsewhere = desk.now.rounds[0].tables[0].players[0], desk.now.rounds[0].tables[1].players[0]
    before = desk.now
    for who in (person(99), desk.now.players[elsewhere - 1]):
        assert desk.do(AS_REFEREE, Exclude(who, FIRST, kind, "helped")).rounds == before.rounds
    playing = Exclude(desk.now.players[here - 1], FIRST, kind, "helped")
    assert refused(desk, AS_REFEREE, playing) == "tournament-plays-there §10.6"
    assert AS_ORGANISER.who is not None
    official = Exclude(AS_ORGANISER.who, FIRST, kind, "helped")
    assert refused(desk, AS_REFEREE, official) == "tournament-excluded-official"
    assert refused(desk, AS_ORGANISER, Exclude(person(99), FIRST, kind, "helped")) == "tournament-not-yours"
    assert refused(desk, AS_REFEREE, Exclude(person(99), FIRST, kind, " ")) == "tournament-text"


def test_a_move_is_in_the_book() -> None:
    desk = begun(16)
    assert desk.now.place == "The club"
    assert desk.do(AS_REFEREE, Move("#garden", None)).place == "#garden"
    assert desk.do(AS_ORGANISER, Move("#yard", FIRST)).place == "#garden"
    assert refused(desk, AS_ORGANISER, Move("two\nlines", None)) == "tournament-text"
    assert refused(desk, as_player(1), Move("#yard", None)) == "tournament-not-yours"


def test_tables_that_are_moved_are_in_the_book_with_both_places() -> None:
    desk = begun(16)
    move = MoveTables((FIRST, TableNumber(2)), ("#cup", "#cup"), ("#garden", "#hall"))
    for by in (AS_ORGANISER, AS_REFEREE):
        desk.do(by, move)
    assert act_from_json(act_to_json(desk.acts[-1])) == desk.acts[-1]
    assert refused(desk, as_player(1), move) == "tournament-not-yours"
    for wrong in (
        replace(move, tables=()),
        replace(move, tables=(FIRST, FIRST)),
        replace(move, former=("#cup",)),
        replace(move, places=("#garden", "")),
    ):
        assert refused(desk, AS_REFEREE, wrong) in ("tournament-no-table", "tournament-text")
    desk.report(2, desk.now.rounds[0].tables[1].players[0])
    assert refused(desk, AS_REFEREE, move) == "tournament-table-over"
    assert move.of_playing(desk.now) == MoveTables((FIRST,), ("#cup",), ("#garden",)), "the others are moved"
    desk.report(1, desk.now.rounds[0].tables[0].players[0])
    assert move.of_playing(desk.now) == move, "which is refused where none is left"


def test_another_referee_is_another_person() -> None:
    desk = begun(16)
    assert AS_REFEREE.who is not None
    assert refused(desk, AS_ORGANISER, Appoint(AS_REFEREE.who)) == "tournament-same-referee"
    assert desk.do(AS_ORGANISER, Appoint(person(77))).referee == person(77)


@pytest.mark.parametrize(
    "operation",
    [
        Record(IncidentKind.WARNING, FIRST, PlayerNumber(1), None, None, "rude"),
        Order(OrderKind.PAUSE, None, None, "lunch"),
        Order(OrderKind.PAUSE, FIRST, None, "lunch"),
    ],
)
def test_there_is_nothing_to_referee_before_the_draw(operation: Operation) -> None:
    assert refused(checked_in(16), AS_REFEREE, operation) == "tournament-early"

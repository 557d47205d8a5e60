"""Somebody who holds several seats of a table: one person, one voice, one line in a list."""

import json
import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.discord.mentions import calling
from bot.match import Line
from bot.store import Store
from bot.table import absence, clocks, lobby, play, proposals, voting
from bot.table.errors import TableError
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.table_actions import table_actions
from bot.table.values import Clock, Options, Person, Place, Status, System, Timer, UserId
from bot.table.vote import VoteKind
from tests.games.pebbles import PEBBLES, PebbleMatch, Pebbles

NOW = datetime(2026, 1, 1, tzinfo=UTC)
ADA, BO, CY = UserId(1), UserId(2), UserId(3)


class AllAtOnce(PebbleMatch):
    """Pebbles in which nobody waits for another."""

    def waiting(self) -> tuple[int, ...]:
        return tuple(range(self.start["players"]))


def table() -> Table:
    """Ada plays two seats of three, Bo one."""
    game = Pebbles()
    options = Options(3, PEBBLES, {"heap": 9})
    made = lobby.open_lobby(game, ADA, "Ada", Place(None, 5, "en"), options, NOW)
    for user, name in ((ADA, "Ada"), (BO, "Bo")):
        made = lobby.join_lobby(made, game, user, name, NOW)
    return lobby.begin(made, game, Person(ADA), random.Random(1), NOW)


def test_one_person_has_one_voice() -> None:
    result = voting.propose(table(), BO, VoteKind.PAUSE, NOW, {}, Limits())
    assert (result.agreed, result.needed) == (1, 2)
    assert voting.cast(result.table, ADA, VoteKind.PAUSE, NOW, {}, agrees=True).table.is_paused


def test_one_person_is_reminded_and_invited_once() -> None:
    begun = table()
    assert begun.match is not None
    assert absence.nudge(replace(begun, match=AllAtOnce(begun.match.header())), BO, NOW, timedelta()).users == (ADA,)
    over = play.resign(begun, BO, NOW)
    while over.status == Status.PLAYING:
        over = play.submit(over, ADA, ["1"], over.number, NOW)
    assert lobby.rematch(over, ADA, NOW).options.invited == (ADA, BO)


def test_a_player_who_resigns_leaves_all_their_seats() -> None:
    assert play.resign(table(), ADA, NOW).status == Status.FINISHED


def test_each_seat_of_who_resigns_is_left_for_that_reason() -> None:
    game = Pebbles()
    made = lobby.open_lobby(game, ADA, "Ada", Place(None, 5, "en"), Options(4, PEBBLES, {"heap": 9}), NOW)
    for user, name in ((ADA, "Ada"), (BO, "Bo"), (CY, "Cy")):
        made = lobby.join_lobby(made, game, user, name, NOW)
    begun = lobby.begin(made, game, Person(ADA), random.Random(1), NOW)
    left = play.resign(begun, ADA, NOW)
    assert left.match is not None
    assert [(line.seat, line.why) for line in left.match.lines()] == [
        (seat, "resigned") for seat in begun.seats_of(ADA)
    ]


def test_a_rematch_gives_everyone_as_many_seats_as_they_have_taken() -> None:
    over = play.resign(table(), ADA, NOW)
    again = lobby.rematch(over, ADA, NOW)
    for user, name in ((ADA, "Ada"), (CY, "Cy")):
        again = lobby.join_lobby(again, Pebbles(), user, name, NOW)
    seats = [participant.user_id for participant in lobby.rematch_seats(again)]
    assert sorted(seats) == [ADA, ADA, CY]
    assert [user for user in again.options.order if user == BO] == [BO]


def test_who_has_a_seat_left_is_in_the_game() -> None:
    begun = table()
    gone = begun.seats_of(ADA)[0]
    after = play.eliminate(begun, gone, System(), "out", NOW)
    assert after.seat_of(ADA) == begun.seats_of(ADA)[1]
    assert not play.is_out(after, ADA)


def test_all_seats_of_a_person_are_left_and_taken_back_together() -> None:
    begun = table()
    away = absence.leave_seats(begun, ADA, NOW)
    assert [participant.is_automatic for participant in away.participants] == [
        participant.user_id == ADA for participant in begun.participants
    ]
    assert absence.come_back(away, ADA, NOW).participants == begun.participants
    with pytest.raises(TableError, match="last-person"):
        absence.leave_seats(away, BO, NOW)
    alone = replace(begun, participants=tuple(replace(participant, user_id=ADA) for participant in begun.participants))
    with pytest.raises(TableError, match="last-person"):
        absence.leave_seats(alone, ADA, NOW)


def test_a_transcript_with_an_undo_is_read_back() -> None:
    match = table().match
    assert match is not None
    match = match.play(match.waiting()[0], "2")
    match = match.intervene(match.lines()[0].seat, "undo 0", by="table", why="vote")
    header, *lines = [json.loads(line) for line in match.transcript({})]
    read = [Line(each["n"], each["seat"], each["do"], each.get("by"), each.get("why")) for each in lines]
    again = Pebbles().fold(1, header, read)
    assert again.lines() == match.lines()


async def test_two_seats_are_one_table_in_a_list(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'civ.db'}", {PEBBLES: Pebbles()})
    try:
        game = Pebbles()
        made = lobby.open_lobby(game, ADA, "Ada", Place(None, 5, "en"), Options(3, PEBBLES, {"heap": 9}), NOW)
        kept = await store.tables.create(lobby.join_lobby(made, game, ADA, "Ada", NOW))
        assert [summary.id for summary in await store.lists.of_user(ADA)] == [kept.id]
        assert await store.lists.count_open_of(ADA) == 1
    finally:
        await store.close()


def in_turn(begun: Table, *actions: str) -> Table:
    """Return the table after the awaited players have done these things, one after the other."""
    for action in actions:
        begun = play.submit(begun, begun.participants[begun.waiting[0]].user_id, [action], begun.number, NOW)
    return begun


def side_by_side() -> Table:
    """Ada plays the first two seats of three, Bo the third; nobody has acted."""
    begun = table()
    people = sorted(begun.participants, key=lambda participant: participant.user_id)
    return replace(begun, participants=tuple(people))


def test_of_several_seats_the_last_that_acted_is_taken_back() -> None:
    one = in_turn(side_by_side(), "1")
    assert (one.seat_of(ADA), one.waiting) == (1, (1,))
    assert proposals.undo_points(one, ADA) == (0, 0)
    assert play.undo_last(one, ADA, one.number, NOW).waiting == (0,)
    assert next(action for action in table_actions(one, ADA, NOW, Limits()) if action.name == "undo").refusal is None
    two = in_turn(one, "2")
    assert two.waiting == (2,)
    assert proposals.undo_points(two, ADA) == (1, 1)
    assert play.undo_last(two, ADA, two.number, NOW).waiting == (1,)


def test_a_player_out_of_time_is_not_their_own_remaining_opponent() -> None:
    clock = Clock(3600)
    alone = replace(side_by_side(), options=Options(3, PEBBLES, {"heap": 9}, clock=clock))
    participants = [
        replace(each, user_id=ADA if seat < 2 else UserId(-1)) for seat, each in enumerate(alone.participants)
    ]
    alone = replace(alone, participants=(*participants[:2], replace(participants[2], is_automatic=True)))
    timer = Timer(timedelta(), timedelta(hours=1), NOW, NOW, NOW, timeouts_in_a_row=1)
    after = clocks.fire_due_clocks(replace(alone, timers=(timer, *[replace(timer, since=None)] * 2)), NOW, {})
    assert (after.is_paused, after.votes) == (True, ())


def test_one_person_is_alone_with_any_number_of_seats() -> None:
    participants = [replace(each, user_id=ADA) for each in side_by_side().participants]
    alone = replace(side_by_side(), participants=tuple(participants))
    assert alone.person_ids == (ADA,)
    assert not {"away", "nudge", "absent", "call-off"} & {
        action.name for action in table_actions(alone, ADA, NOW, Limits())
    }


def test_discord_hears_each_name_once() -> None:
    assert calling([ADA, BO, ADA]).to_dict()["users"] == [ADA, BO]

"""What the table allows beside the rules is what it does when asked."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.reasons import GameError
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.table_actions import stuck_actions, table_actions
from bot.table.values import Clock, Participant, Status, Timer, UserId
from tests.games.civ.rules.tables import after, ruled, table
from tests.pages.tables import NOW, fresh_game, table_of


def found(shown: Table, seat: int = 0, *, later: Limits | None = None) -> dict[str, str | None]:
    """By name, the key of its refusal."""
    limits = later or Limits()
    return {
        action.name: action.refusal and action.refusal.key
        for action in table_actions(shown, shown.participants[seat].user_id, NOW, limits)
    }


def test_who_is_on_turn_may_go_away_or_resign_and_undo_what_he_did() -> None:
    game = table(["", ""], ["M1 R1", "E1"])
    assert found(table_of(game)) == {
        "undo": "nothing-to-undo", "away": None, "take-back": "undo-nothing", "call-off": None,
        "resign": None,
    }  # fmt: skip
    assert found(table_of(after(game, "play M1")))["undo"] is None


def test_who_waits_may_nudge_and_vote_when_it_is_time() -> None:
    shown = table_of(fresh_game(2))
    assert found(shown, 1) == {
        "undo": "nothing-to-undo", "away": None, "nudge": None, "absent": "too-early",
        "take-back": "undo-nothing", "call-off": None, "resign": None,
    }  # fmt: skip
    at_once = replace(Limits(), vote_after=NOW - NOW)
    assert found(shown, 1, later=at_once)["absent"] is None
    assert found(replace(shown, nudged_at=NOW), 1)["nudge"] == "nudged-recently"


def _stuck(shown: Table, seat: int, limits: Limits | None = None) -> dict[str, str | None]:
    actions = stuck_actions(shown, shown.participants[seat].user_id, NOW, limits or Limits())
    return {action.name: action.refusal and action.refusal.key for action in actions}


def test_who_is_stuck_is_told_of_each_way_why_it_is_refused() -> None:
    shown = table_of(fresh_game(2))
    assert _stuck(shown, 1) == {"nudge": None, "absent": "too-early"}
    assert _stuck(replace(shown, nudged_at=NOW), 1)["nudge"] == "nudged-recently"
    assert _stuck(shown, 1, replace(Limits(), vote_after=NOW - NOW)) == {"nudge": None, "absent": None}
    timed = replace(shown, options=replace(shown.options, clock=Clock(86400)))
    due = Timer(timedelta(days=1), timedelta(days=1), due_at=NOW + timedelta(days=1))
    assert _stuck(replace(timed, timers=(due, due)), 1)["absent"] == "clock-decides"


@pytest.mark.parametrize(
    ("changed", "seat", "key"),
    [
        ({}, 0, "only-you-awaited"),
        ({"is_paused": True}, 1, "already-paused"),
        ({"is_suspended": True}, 1, "table-aside"),
    ],
)
def test_where_nothing_can_be_done_about_others_that_is_said_once(
    changed: dict[str, bool], seat: int, key: str
) -> None:
    with pytest.raises(GameError) as refusal:
        _stuck(replace(table_of(fresh_game(2)), **changed), seat)
    assert refusal.value.reason.key == key


def test_a_clock_makes_more_time_worth_asking_for_and_a_pause_can_be_ended() -> None:
    shown = table_of(fresh_game(2))
    assert not {"pause", "extend"} & found(shown).keys()
    timed = replace(shown, options=replace(shown.options, clock=Clock(86400)))
    timed = replace(timed, timers=(Timer(timedelta(days=1), timedelta(days=1)),) * 2)
    assert found(timed)["extend"] is None
    paused = found(replace(timed, is_paused=True))
    assert paused["go-on"] is None
    assert "pause" not in paused
    alone = replace(timed, participants=(timed.participants[0], Participant(UserId(-1), "Computer", is_automatic=True)))
    assert list(found(alone)) == ["undo", "pause", "extend", "take-back", "resign"]


def test_who_has_moved_may_ask_the_others_to_take_it_back() -> None:
    game = after(table(["", ""], ["M1 R1", "E1"]), "play M1")
    assert found(table_of(game))["take-back"] is None
    assert found(table_of(game), 1)["take-back"] == "undo-nothing"


def test_who_plays_alone_is_asked_for_no_vote() -> None:
    shown = table_of(fresh_game(2))
    alone = replace(shown, participants=(shown.participants[0], Participant(UserId(-1), "Computer", is_automatic=True)))
    assert list(found(alone)) == ["undo", "take-back", "resign"]


def test_the_last_person_may_not_go_away() -> None:
    shown = table_of(fresh_game(2))
    away = replace(shown.participants[1], is_automatic=True)
    assert found(replace(shown, participants=(shown.participants[0], away)))["away"] == "last-person"
    assert found(replace(shown, participants=(shown.participants[0], away)), 1) == {"back": None, "resign": None}


def test_a_game_that_is_over_may_be_played_again_and_who_left_may_do_nothing() -> None:
    game = ruled(table(["", "", ""], ["M1", "E1", "S1"]), 1, "eliminate")
    assert found(table_of(game), 1) == {}
    for status in (Status.FINISHED, Status.CANCELLED):
        assert found(table_of(game, status=status)) == {"rematch": None}

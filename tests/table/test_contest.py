"""A tournament's table: its people agree on nothing, and its clock calls the referee (RULES §9, §10)."""

import random
from datetime import timedelta

import pytest

from bot.games.civ.game import CIV, Civ, civ_game
from bot.games.civ.rules.deal_proof import Proof, prove_deal
from bot.match import referee_author
from bot.reasons import GameError
from bot.table.consequences import apply_consequences
from bot.table.contest import Contest, TournamentId
from bot.table.errors import TableError
from bot.table.fair_deal import Part, make_part
from bot.table.refereeing import (
    Intervention,
    abandon_deal,
    continue_contest,
    deal_contest,
    end_contest,
    extend_contest,
    penalise,
    stop_contest,
)
from bot.table.table_actions import table_actions
from bot.table.transcript_header import transcript_keys
from bot.table.values import (
    AtZero,
    Clock,
    Moderator,
    ModeratorActKind,
    Options,
    Participant,
    Referee,
    Status,
    TimeoutOutcome,
)
from bot.table.vote import OneSeat, Subject, VoteKind
from bot.tournament.tournament import CHOICES
from tests.table.people import ADA, BO, CY, DI, EVE, HERE
from tests.table.tables import LIMITS, NAMES, NOON, Session, Surroundings, key_of, match_of

WHY = "seen by all"
REFEREE = Referee(None, "Rui")


def dealt(clock: Clock | None = None) -> Session:
    """A table of four that a tournament has just dealt."""
    around = Surroundings()
    seats = [Participant(user, NAMES[user]) for user in (ADA, BO, CY, DI)]
    chosen = Options(4, CIV, dict(CHOICES), invite_only=True, own_thread=True, clock=clock, talks=False)
    contest = Contest(TournamentId(1), 1, 1)
    before, after = deal_contest(contest, Civ(), HERE, chosen, seats, 2, random.Random(1), around.now)
    return Session(around, apply_consequences(before, after, around.now, {}))


def drafted(clock: Clock | None = None) -> Session:
    """The same once the draft is complete."""
    game = dealt(clock)
    while match_of(game.table).is_preparing:
        game.step()
    return game


def test_a_table_is_dealt_as_the_draw_says() -> None:
    """§10.3, §10.4: the First Player's card, draft and immediate Hegemony, players in their order."""
    table = dealt().table
    assert match_of(table).first == 2
    assert match_of(table).is_preparing
    assert [participant.user_id for participant in table.participants] == [ADA, BO, CY, DI]
    assert (table.owner, table.status) == (None, Status.PLAYING)


def test_a_table_of_an_announced_secret_is_dealt_by_its_part_alone() -> None:
    """DEAL: the label takes the place of the table's number, nobody adds a word, and seats are those of the draw."""
    seats = [Participant(user, NAMES[user]) for user in (ADA, BO, CY, DI)]
    chosen = Options(4, CIV, dict(CHOICES), invite_only=True, own_thread=True, talks=False)
    part = make_part(bytes(range(32)), 4, Part("round 1 table 1", "announced"))
    tables = [
        deal_contest(Contest(TournamentId(number), 1, 1), Civ(), HERE, chosen, seats, 2, part, NOON)
        for number in (1, 2)
    ]
    assert [before.fair_deal for before, _ in tables] == [after.fair_deal for _, after in tables] == [part, part]
    one, other = (civ_game(after.match).setup for _, after in tables)
    assert (one, one.first) == (other, 2)
    header = match_of(tables[0][1]).header() | transcript_keys(tables[0][1])
    assert prove_deal(header, one, is_over=False).proof is Proof.SECRET


@pytest.mark.parametrize(
    ("kind", "subject"),
    [
        (VoteKind.PAUSE, None),
        (VoteKind.CANCEL, None),
        (VoteKind.UNDO, None),
        (VoteKind.EXTEND, None),
        (VoteKind.AUTOMATIC, None),
        (VoteKind.REPLACE, OneSeat(0)),
    ],
)
def test_people_agree_on_nothing(kind: VoteKind, subject: Subject) -> None:
    game = drafted()
    with pytest.raises(TableError) as refusal:
        game.propose(game.others[0] if kind != VoteKind.REPLACE else EVE, kind, subject)
    assert key_of(refusal) == "referee-decides"


def test_nobody_leaves_or_takes_back_and_no_moderator_closes_or_pauses() -> None:
    game = drafted()
    user = game.who()
    moderator = Moderator(EVE, "Eve", 1)
    game.step()
    for press in (
        lambda: game.resign(user),
        lambda: game.away(user),
        lambda: game.undo(user),
        lambda: game.moderate(moderator, ModeratorActKind.CLOSE, WHY),
        lambda: game.moderate(moderator, ModeratorActKind.PAUSE, WHY),
    ):
        with pytest.raises(TableError) as refusal:
            press()
        assert key_of(refusal) == "referee-decides"
    assert {action.name for action in table_actions(game.table, user, game.now, LIMITS)} <= {"nudge"}


def test_the_same_people_do_not_play_again_by_themselves() -> None:
    game = drafted()
    assert game.change(end_contest).status == Status.CANCELLED
    with pytest.raises(TableError) as refusal:
        game.rematch(ADA)
    assert key_of(refusal) == "tournament-rematch"


@pytest.mark.parametrize("at_zero", list(AtZero))
def test_a_clock_that_runs_out_stops_the_game_for_the_referee(at_zero: AtZero) -> None:
    game = drafted(Clock(3600, at_zero=at_zero))
    late = game.who()
    game.wait(hours=2)
    table = game.ring()
    assert table.is_paused
    assert [timeout.outcome for timeout in table.timeouts] == [TimeoutOutcome.REFEREE]
    assert not any(participant.is_automatic for participant in table.participants)
    assert game.notified("lapsed-referee") == [late]
    game.change(lambda table: extend_contest(table, 600, game.now, {}))
    table = game.change(lambda table: continue_contest(table, game.now))
    assert not table.is_paused
    (due,) = [timer.due_at for timer in table.timers if timer.due_at is not None]
    assert due == game.now + timedelta(minutes=10)


def test_while_the_game_waits_for_the_referee_no_other_clock_runs_out() -> None:
    """Though the bot comes to see it when two have run out: the second did so in a game that should have waited."""
    game = dealt(Clock(3600, 60))
    for _ in range(4):
        game.wait(minutes=10)
        game.step()
    timers = game.table.timers
    first, second = sorted(range(4), key=lambda seat: timers[seat].left)[:2]
    assert [timers[seat].left for seat in (first, second)] == [timedelta(minutes=21), timedelta(minutes=31)]
    game.wait(minutes=35)
    table = game.ring()
    assert [timeout.seat for timeout in table.timeouts] == [first]
    assert table.timers[second].left == timedelta(minutes=10)
    table = game.change(lambda table: continue_contest(table, game.now))
    assert table.timers[second].due_at == game.now + timedelta(minutes=10)


def test_the_referee_stops_a_game_once_and_it_goes_on() -> None:
    game = drafted()
    stopped = game.change(stop_contest)
    assert stopped.is_paused
    assert game.change(stop_contest).revision == stopped.revision
    assert not game.change(lambda table: continue_contest(table, game.now)).is_paused


def test_nobody_plays_while_the_referee_keeps_the_game_stopped() -> None:
    """§9.5: a press of a seat is refused, and no computer and no clock goes on."""
    game = drafted(Clock(3600))
    game.change(stop_contest)
    number = game.table.number
    with pytest.raises(TableError) as refusal:
        game.step()
    assert str(refusal.value.reason) == "game-stopped §9.5"
    game.wait(days=2)
    assert game.ring().timeouts == ()
    assert game.table.number == number
    game.change(lambda table: continue_contest(table, game.now))
    game.step()
    assert game.table.number > number


def test_a_table_of_a_stopped_round_is_dealt_stopped() -> None:
    around = Surroundings()
    seats = [Participant(user, NAMES[user]) for user in (ADA, BO, CY, DI)]
    chosen = Options(4, CIV, dict(CHOICES), invite_only=True, own_thread=True, talks=False)
    contest = Contest(TournamentId(1), 1, 1)
    dice = random.Random(1)
    _, after = deal_contest(contest, Civ(), HERE, chosen, seats, 2, dice, around.now, is_stopped=True)
    assert after.is_stopped


def test_a_deal_is_given_up_before_its_draft_is_complete_and_not_later() -> None:
    """§9.1"""
    game = dealt()
    game.step()
    abandoned = game.change(lambda table: abandon_deal(table, game.now))
    assert abandoned.status == Status.ABANDONED
    assert game.change(lambda table: abandon_deal(table, game.now)).revision == abandoned.revision
    with pytest.raises(TableError) as refusal:
        abandon_deal(drafted().table, game.now)
    assert key_of(refusal) == "tournament-drafted"


def test_a_penalty_stands_in_the_log_with_its_reason_and_is_judged_by_the_game() -> None:
    game = drafted()
    seat = game.table.waiting[0]
    penalty = [Intervention(seat, "eliminate", WHY)]
    table = game.change(lambda table: penalise(table, penalty, REFEREE, game.now))
    line = match_of(table).lines()[-1]
    assert (line.seat, line.action, line.by, line.why) == (seat, "eliminate", referee_author("Rui"), WHY)
    assert not civ_game(table.match).position.alive[seat]
    with pytest.raises(GameError) as refusal:
        penalise(table, penalty, REFEREE, game.now)
    assert key_of(refusal) == "seat-left"

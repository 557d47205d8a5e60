"""Tournaments as they are run: entered, drawn, dealt, refereed, restarted, archived (RULES §9, §10)."""

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable, Collection, Hashable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.cli.tournament import replayed_game
from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.game import GAMES, civ_game
from bot.games.civ.rules import parse
from bot.games.civ.rules.deal_proof import Proof, prove_deal
from bot.manager.services import Services
from bot.manager.tournament_requests import (
    AppointPerson,
    CallReferee,
    CastLotAt,
    CheckInPerson,
    CheckInSelf,
    DrawNextRound,
    GiveSeatTime,
    RegisterComputers,
    RegisterSelf,
    ReplacePlayer,
    Request,
    Ruling,
    WithdrawPerson,
    WithdrawSelf,
)
from bot.manager.tournament_runner import TOO_FEW
from bot.manager.tournament_tables import TournamentTables, time_given
from bot.manager.tournament_values import Caller, Official, RunningTournament
from bot.match import Match
from bot.reasons import GameError
from bot.store import Store
from bot.table.clocks import time_once_resumed
from bot.table.contest import Contest, TournamentId
from bot.table.errors import TableError, TooEarly
from bot.table.limits import Limits
from bot.table.preferences import Opener
from bot.table.table import Table
from bot.table.values import OPEN, Place, Status, TableId, TimeoutOutcome, UserId
from bot.table.values import Clock as TableClock
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.officials import AcceptReferee, AskCancel, Cancel, ResignReferee, Restore, UnaskCancel
from bot.tournament.operation import Role
from bot.tournament.refereeing import (
    EXTENSIONS,
    LONGEST_EXTENSION,
    Answer,
    Call,
    GiveTime,
    LetComputerPlay,
    Order,
    OrderKind,
    Record,
    TimeOut,
)
from bot.tournament.registration import CloseCheckIn, MakeFriendly, OpenCheckIn
from bot.tournament.rounds import Draw, Replace, Report, SetBreak
from bot.tournament.tournament import CHOICES, CallCause, IncidentKind, OpenCall, Stage
from bot.tournament.verification import verify
from tests.manager.craft import Clock, new_services, play_out, step
from tests.manager.cup import (
    HALL,
    ORGANISER,
    REFEREE,
    SOMEBODY,
    announced,
    draft,
    drawn,
    end_round,
    person,
    plan,
    play_on,
    ready,
    switch_on,
    table_of,
)
from tests.table.tables import key_of, legal, version, who
from tests.tournament.test_draws import ROWS

FIRST = TableNumber(1)
WHY = "seen by all"


async def refused(asked: Awaitable[object]) -> str:
    """The key of the reason why it may not be."""
    with pytest.raises(GameError) as error:
        await asked
    return key_of(error)


def operations(running: RunningTournament, kind: type[Any]) -> list[Any]:
    """What of that kind stands in the book."""
    return [entry.act.operation for entry in running.book if isinstance(entry.act.operation, kind)]


async def called_off(services: Services, clock: Clock, tournament: TournamentId) -> None:
    """The tournament ended before its time, with its games, for good."""
    await services.tournaments.act(tournament, ORGANISER, Cancel(WHY))
    clock.pass_(hours=1)
    await services.tournaments.run_due()


async def proof_of(services: Services, table: Table) -> Proof:
    """What a player's transcript proves of the deal of his game."""
    header, *_ = await services.tables.transcript(table.id, table.participants[0].user_id, is_bot_owner=False)
    return prove_deal(json.loads(header), civ_game(table.match).setup, is_over=True).proof


# From announcement to archive


@pytest.mark.slow(in_ci=True)
async def test_a_cup_of_six_is_played_to_its_end_and_its_archive_is_proven(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 6)
    assert [len(each.players) for each in running.tournament.rounds[0].tables] == [3, 3]
    first = await play_out(services, await table_of(services, running.id))
    assert await services.tournaments.last_won(1) is None
    assert await proof_of(services, first) is Proof.PARTIAL, "other tables go on: their cards stay secret"
    over = await play_on(services, running.id)
    assert over.tournament.stage is Stage.OVER
    assert over.tournament.lots_secret is not None
    won = await services.tournaments.last_won(1)
    assert won is not None
    assert (won.id, won.winner) == (running.id, over.user_of_player(over.tournament.champion() or PlayerNumber(0)))
    for table_id in over.games.values():
        assert await proof_of(services, await services.tables.look(table_id)) is Proof.PROVEN
    archive = await services.tournaments.archive(running.id, ORGANISER)
    verdict = verify(archive, replayed_game)
    assert verdict.is_proven
    assert (verdict.rounds, verdict.games) == (2, 3)
    assert verdict.last_hash == over.last_hash
    broken = archive.replace("Player 1", "Player X", 1).replace('"deal": 1', '"deal": 2', 1)
    assert not verify(broken, replayed_game).is_proven


@pytest.mark.parametrize(
    "players", [16, *(pytest.param(players, marks=pytest.mark.long) for players in ROWS if players != 16)]
)
async def test_an_official_tournament_of_every_size_is_played_to_its_end(
    services: Services, clock: Clock, players: int
) -> None:
    """§10.2: game by game, by those who enter; the archive proves each draw and each of them."""
    running = await drawn(services, clock, players, official=True)
    over = (await play_on(services, running.id)).tournament
    assert over.official
    assert over.champion() is not None
    number, second, final = ROWS[players]
    sizes = [sorted(len(table.drawn) for table in each.tables) for each in over.rounds]
    assert sizes == [[4] * number, *([list(second)] if second else []), [final]]
    archive = await services.tournaments.archive(running.id, ORGANISER)
    assert verify(archive, replayed_game).is_proven


async def test_tables_are_dealt_as_the_draw_says(services: Services, clock: Clock) -> None:
    """§10.3, §10.4: the First Player's card, draft and immediate Hegemony, players in their order."""
    running = await drawn(services, clock, 8)
    for state in await services.tournaments.tables_of(running.id):
        table = state.table
        assert table is not None
        assert table.match is not None
        assert table.match.first == state.drawn.first
        assert {name: table.options.choices[name] for name in CHOICES} == CHOICES
        assert table.match.is_preparing
        assert [participant.user_id for participant in table.participants] == [
            running.user_of_player(player) for player in state.drawn.players
        ]


async def test_nobody_is_named_in_the_book_or_in_a_transcript(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    await draft(services, await table_of(services, running.id))
    await services.tournaments.act(running.id, REFEREE, Ruling(IncidentKind.CHEATING, FIRST, PlayerNumber(1), WHY))
    await play_on(services, running.id)
    archive = json.loads(await services.tournaments.archive(running.id, REFEREE))
    outside = json.dumps([archive["book"], archive["games"], archive["summary"]])
    assert "Player" not in outside.replace('"player', "")
    assert REFEREE.name not in outside
    assert re.search(r"referee p-[a-z0-9]{8}", outside)
    assert {REFEREE.name, "Player 1"} <= set(archive["people"].values())


async def test_a_person_can_be_forgotten_without_breaking_the_book(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    gone = Official(person(2).user, "")
    assert await refused(services.tournaments.forget(running.id, ORGANISER, gone)) == "tournament-unfinished"
    await called_off(services, clock, running.id)
    assert await refused(services.tournaments.forget(running.id, SOMEBODY, gone)) == "tournament-not-yours"
    await services.tournaments.forget(running.id, person(2), gone)
    archive = await services.tournaments.archive(running.id, ORGANISER)
    assert "Player 2" not in archive
    assert verify(archive, replayed_game).is_proven


# Deadlines


async def test_the_check_in_opens_closes_and_draws_by_itself(services: Services, clock: Clock) -> None:
    tournament = await announced(services, clock, check_in=timedelta(minutes=30))
    for number in range(1, 6):
        await services.tournaments.act(tournament, person(number), RegisterSelf())
    await services.tournaments.run_due()
    assert (await services.tournaments.look(tournament)).tournament.stage is Stage.REGISTRATION
    clock.pass_(hours=23, minutes=31)
    await services.tournaments.run_due()
    for number in range(1, 5):
        await services.tournaments.act(tournament, person(number), CheckInSelf())
    clock.pass_(minutes=30)
    await services.tournaments.run_due()
    running = await services.tournaments.look(tournament)
    assert running.tournament.stage is Stage.PLAYING
    assert len(running.tournament.players) == 4
    assert len(running.tournament.dropped) == 1
    assert len(running.games) == 1


async def test_a_check_in_that_closes_early_drops_the_absent_and_takes_the_substitute(
    services: Services, clock: Clock
) -> None:
    tournament = await announced(services, clock, places=4)
    for number in range(1, 6):
        await services.tournaments.act(tournament, person(number), RegisterSelf())
    await services.tournaments.act(tournament, ORGANISER, OpenCheckIn(clock.time + timedelta(minutes=30)))
    for number in (1, 2, 3):
        await services.tournaments.act(tournament, person(number), CheckInSelf())
    assert await refused(services.tournaments.act(tournament, ORGANISER, CloseCheckIn())) == "tournament-too-few"
    by_hand = CheckInPerson(Official(person(5).user, "Player 5"))
    assert await refused(services.tournaments.act(tournament, SOMEBODY, by_hand)) == "tournament-not-yours"
    await services.tournaments.act(tournament, REFEREE, by_hand)
    assert await refused(services.tournaments.act(tournament, REFEREE, by_hand)) == "tournament-present"
    running = await services.tournaments.act(tournament, ORGANISER, CloseCheckIn())
    assert running.tournament.stage is Stage.READY
    assert [running.user_of(each.who) for each in running.tournament.lineup()] == [
        person(number).user for number in (1, 2, 3, 5)
    ]
    assert [running.user_of(who) for who in running.tournament.dropped] == [person(4).user]
    walk_in = CheckInPerson(Official(person(9).user, "Player 9"))
    running = await services.tournaments.act(tournament, REFEREE, walk_in)
    assert [running.user_of(who) for who in running.tournament.waiting()] == [person(9).user]


async def test_too_few_keep_the_check_in_waiting_for_the_organiser(services: Services, clock: Clock) -> None:
    tournament = await announced(services, clock)
    await services.tournaments.act(tournament, person(1), RegisterSelf())
    clock.pass_(days=1, hours=1)
    await services.tournaments.run_due()
    clock.pass_(hours=1)
    await services.tournaments.run_due()
    assert (await services.tournaments.look(tournament)).tournament.stage is Stage.CHECK_IN
    assert await refused(services.tournaments.act(tournament, ORGANISER, DrawNextRound())) == "tournament-too-few"


async def test_the_referee_hears_once_of_who_does_not_show_up(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4, no_show=timedelta(minutes=10))
    table = await step(services, await table_of(services, running.id))
    clock.pass_(minutes=11)
    await services.tournaments.run_due()
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    waiting = {running.tournament.rounds[0].tables[0].players[seat] for seat in table.waiting}
    assert {call.player for call in running.tournament.calls} == waiting
    state = (await services.tournaments.tables_of(running.id))[0]
    assert set(state.absent) == waiting
    for call in running.tournament.calls:
        await services.tournaments.act(running.id, REFEREE, Answer(call.number, WHY))
    await services.tournaments.run_due()
    assert not (await services.tournaments.look(running.id)).tournament.calls


async def test_the_referee_is_called_at_once_to_a_winner_who_has_left_by_the_next_round(
    services: Services, clock: Clock
) -> None:
    """§10.1: only winners play later rounds, so nobody moves up for them."""
    running = await drawn(services, clock, 6)
    gone: set[UserId] = set()

    async def find_departed(guild_id: int | None, users: Collection[UserId], occasion: Hashable) -> frozenset[UserId]:
        return frozenset(gone.intersection(users))

    services.tournaments.ask_members(find_departed)
    gone |= {person(number).user for number in range(1, 7)}
    await end_round(services, running.id)
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    final = running.tournament.rounds[1]
    assert {call.player for call in running.tournament.calls} == set(final.winners() or final.tables[0].players)
    await services.tournaments.run_due()
    assert len((await services.tournaments.look(running.id)).tournament.calls) == 2


async def test_a_clock_that_runs_out_stops_the_game_and_calls_the_referee(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4, clock=TableClock(3600))
    table = await draft(services, await table_of(services, running.id))
    clock.pass_(hours=2)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    table = await services.tables.look(table.id)
    assert table.is_paused
    assert [timeout.outcome for timeout in table.timeouts] == [TimeoutOutcome.REFEREE]
    assert not any(participant.is_automatic for participant in table.participants)
    running = await services.tournaments.look(running.id)
    assert running.tournament.rounds[0].tables[0].is_paused
    (call,) = running.tournament.calls
    assert running.user_of_player(call.player) == table.participants[table.timeouts[0].seat].user_id
    await services.tournaments.act(running.id, REFEREE, Order(OrderKind.EXTEND, FIRST, 600, WHY))
    await services.tournaments.act(running.id, REFEREE, Order(OrderKind.RESUME, FIRST, None, WHY))
    await services.tournaments.run_due()
    table = await services.tables.look(table.id)
    assert not table.is_paused
    (due,) = [timer.due_at for timer in table.timers if timer.due_at is not None]
    assert due == clock.time + timedelta(minutes=10)
    running = await services.tournaments.look(running.id)
    assert len(operations(running, TimeOut)) == 1
    assert operations(running, Call) == [], "nobody has called"
    assert not running.tournament.calls, "nothing is left to be decided"


async def timed_out(services: Services, clock: Clock) -> tuple[RunningTournament, Table, OpenCall]:
    """A table of a cup whose game a player's clock has stopped, and what is to be decided there."""
    running = await drawn(services, clock, 4, clock=TableClock(3600))
    table = await draft(services, await table_of(services, running.id))
    clock.pass_(hours=2)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    (call,) = running.tournament.calls
    assert (call.cause, call.seconds) == (CallCause.TIME, 3600)
    return running, await services.tables.look(table.id), call


@pytest.mark.parametrize("is_plain", [True, False], ids=["let it go on", "give time"])
async def test_a_player_gets_the_time_that_the_referee_says_and_the_game_goes_on(
    services: Services, clock: Clock, is_plain: bool
) -> None:
    running, table, call = await timed_out(services, clock)
    seat = table.timeouts[0].seat
    seconds = int((time_once_resumed(table, seat) or timedelta()).total_seconds()) if is_plain else 6 * 3600
    request = Order(OrderKind.RESUME, call.table, None, WHY) if is_plain else GiveSeatTime(
        call.table, call.player, WHY, seconds
    )  # fmt: skip
    running = await services.tournaments.act(running.id, REFEREE, request)
    await services.tournaments.run_due()
    table = await services.tables.look(table.id)
    assert not table.is_paused
    assert table.timers[seat].due_at == clock.time + timedelta(seconds=seconds)
    running = await services.tournaments.look(running.id)
    assert not running.tournament.rounds[0].tables[0].is_paused
    assert not running.tournament.calls
    assert [(each.player, each.seconds) for each in operations(running, GiveTime)] == [(call.player, seconds)]
    clock.pass_(seconds=seconds + 1)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    assert len(operations(await services.tournaments.look(running.id), TimeOut)) == 2


async def test_a_game_goes_on_whose_turns_are_longer_than_what_a_referee_can_give(
    services: Services, clock: Clock
) -> None:
    running = await drawn(services, clock, 4, clock=TableClock(30 * 24 * 3600))
    await draft(services, await table_of(services, running.id))
    clock.pass_(days=31)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    assert (await services.tournaments.look(running.id)).tournament.time_out_at(FIRST) is not None
    table = await table_of(services, running.id)
    seat = table.timeouts[0].seat
    assert time_given(table, seat) == LONGEST_EXTENSION
    running = await services.tournaments.act(running.id, REFEREE, Order(OrderKind.RESUME, FIRST, None, WHY))
    assert [each.seconds for each in operations(running, GiveTime)] == [EXTENSIONS[-1]]
    table = await table_of(services, running.id)
    assert not table.is_paused
    assert table.timers[seat].due_at == clock.time + LONGEST_EXTENSION


async def test_time_until_a_moment_ends_then(services: Services, clock: Clock) -> None:
    running, table, call = await timed_out(services, clock)
    until = clock.time + timedelta(hours=5, minutes=20)
    await services.tournaments.act(running.id, REFEREE, GiveSeatTime(call.table, call.player, WHY, until=until))
    table = await services.tables.look(table.id)
    assert table.timers[table.timeouts[0].seat].due_at == until


async def test_the_computer_plays_on_until_the_player_comes_back(services: Services, clock: Clock) -> None:
    running, table, call = await timed_out(services, clock)
    seat = table.timeouts[0].seat
    assert await refused(
        services.tournaments.act(running.id, person(1), LetComputerPlay(call.table, call.player, WHY))
    ) == "tournament-not-yours"  # fmt: skip
    await services.tournaments.act(running.id, REFEREE, LetComputerPlay(call.table, call.player, WHY))
    for late in (LetComputerPlay(call.table, call.player, WHY), GiveSeatTime(call.table, call.player, WHY, 60)):
        assert await refused(services.tournaments.act(running.id, REFEREE, late)) == "tournament-moved-on", "at once"
    table = await services.tables.look(table.id)
    assert not table.is_paused
    assert table.participants[seat].is_automatic
    assert not (await services.tournaments.look(running.id)).tournament.calls
    table = await services.tables.come_back(table.id, table.participants[seat].user_id)
    assert not table.participants[seat].is_automatic


async def test_who_is_eliminated_after_a_time_out_keeps_the_game_stopped_no_longer(
    services: Services, clock: Clock
) -> None:
    """§9.1"""
    running, table, call = await timed_out(services, clock)
    ruling = Ruling(IncidentKind.ABSENCE, call.table, call.player, WHY)
    preview = await services.tournaments.preview(running.id, REFEREE, ruling)
    assert preview.resumes
    await services.tournaments.act(running.id, REFEREE, replace(ruling, version=preview.version))
    await services.tournaments.run_due()
    running, table = await services.tournaments.look(running.id), await services.tables.look(table.id)
    assert not table.is_paused
    assert table.match is not None
    assert not table.match.is_in(table.timeouts[0].seat)
    drawn_table = running.tournament.rounds[0].tables[0]
    assert (drawn_table.is_paused, drawn_table.out) == (False, (call.player,))
    assert not running.tournament.calls
    await play_on(services, running.id)
    assert verify(await services.tournaments.archive(running.id, ORGANISER), replayed_game).is_proven


async def test_an_abandoned_deal_leaves_no_time_out_and_the_next_one_is_played(
    services: Services, clock: Clock
) -> None:
    """§9.1"""
    running = await drawn(services, clock, 5, places=4, clock=TableClock(3600))
    clock.pass_(hours=2)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    timed_out_call = running.tournament.time_out_at(FIRST)
    assert timed_out_call is not None
    await services.tournaments.act(running.id, REFEREE, ReplacePlayer(FIRST, timed_out_call.player, WHY))
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    assert running.tournament.time_out_at(FIRST) is None
    assert not any(call.is_time_out for call in running.tournament.calls)
    assert not running.tournament.rounds[0].tables[0].is_paused
    table = await table_of(services, running.id)
    assert (table.status, table.is_paused) == (Status.PLAYING, False)
    await play_on(services, running.id)
    assert verify(await services.tournaments.archive(running.id, ORGANISER), replayed_game).is_proven


# What people may not do at a tournament's table


async def test_refusals_and_lists_know_that_a_table_is_a_tournaments(services: Services, clock: Clock) -> None:
    """So that nobody is sent to a table of his own where tables are drawn, or told another name than its thread has."""
    running = await drawn(services, clock, 4)
    table = await table_of(services, running.id)
    user = table.participants[0].user_id
    (listed,) = await services.lists.of_user(user, status=OPEN)
    assert listed.contest == table.contest == Contest(running.id, 1, 1)
    with pytest.raises(TableError) as begun:
        await services.lobbies.join(table.id, SOMEBODY.user, SOMEBODY.name)
    await called_off(services, clock, running.id)
    with pytest.raises(TableError) as over:
        await services.tables.submit(table.id, user, ["keep M1"], version=version(table))
    for caught, key in ((begun, "not-in-lobby"), (over, "not-playing")):
        assert caught.value.reason.key == key
        assert caught.value.reason.values["status"] == "tournament"


async def test_a_page_waits_for_no_entry_that_is_being_written(
    services: Services, clock: Clock, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tournament = await announced(services, clock)
    save, saving, may_save = store.tournaments.save, asyncio.Event(), asyncio.Event()

    async def slow(before: Any, after: Any, **more: Any) -> None:
        saving.set()
        await may_save.wait()
        await save(before, after, **more)

    monkeypatch.setattr(store.tournaments, "save", slow)
    entering = asyncio.create_task(services.tournaments.act(tournament, person(1), RegisterSelf()))
    await saving.wait()
    assert (await asyncio.wait_for(services.tournaments.look(tournament), 120)).tournament.entrants == ()
    may_save.set()
    assert (
        (await entering).tournament.entrants == (await services.tournaments.look(tournament)).tournament.entrants != ()
    )


async def test_a_block_never_changes_a_draw(services: Services, clock: Clock) -> None:
    """Two who want nothing to do with each other are drawn as everybody is, and play."""
    await services.blocks.switch(person(1).user, person(2).user)
    running = await drawn(services, clock, 4)
    table = await table_of(services, running.id)
    assert {person(1).user, person(2).user} <= {participant.user_id for participant in table.participants}
    await services.blocks.switch(person(3).user, person(4).user)
    assert (await services.tables.look(table.id)).status == Status.PLAYING


# The referee's acts on games


async def test_each_incident_is_previewed_then_done_at_the_table_and_in_the_book(
    services: Services, clock: Clock
) -> None:
    """§9.1–§9.4: the preview is what happens, with the entry's line in the game's log."""
    running = await drawn(services, clock, 4)
    table = await with_effects(services, await draft(services, await table_of(services, running.id)), 1)
    acted = table.match.lines()[-1].seat if table.match else 0
    player = running.tournament.rounds[0].tables[0].players[acted]
    rulings = [
        Ruling(IncidentKind.LATE_EFFECT, FIRST, player, WHY),
        Ruling(IncidentKind.SURPLUS, FIRST, player, WHY, count=2),
        Ruling(IncidentKind.FORGOTTEN_DRAW, FIRST, player, WHY),
        Ruling(IncidentKind.WARNING, FIRST, player, WHY),
        Ruling(IncidentKind.CHEATING, FIRST, player, WHY),
    ]
    for ruling in rulings:
        before = await services.tables.look(table.id)
        preview = await services.tournaments.preview(running.id, REFEREE, ruling)
        assert await services.tables.look(table.id) == before, "looking changes nothing"
        again = await services.tournaments.preview(running.id, REFEREE, ruling)
        assert again.action == preview.action, "nobody can look until he likes the cards that go"
        running = await services.tournaments.act(running.id, REFEREE, replace(ruling, version=preview.version))
        after = await services.tables.look(table.id)
        assert operations(running, Record)[-1] == preview.operation
        if preview.action is not None:
            assert after.match is not None
            assert preview.after.match is not None
            line = after.match.lines()[-1]
            assert (line.action, line.number, line.why) == (preview.action, preview.operation.line, WHY)
            assert after.match.view(None) == preview.after.match.view(None)
    assert running.tournament.rounds[0].tables[0].out == (player,)
    assert await refused(services.tournaments.act(running.id, REFEREE, rulings[-1])) == "seat-left"


def _words(match: Match) -> set[str]:
    """What the last turn has consisted of so far, but for the play that opened it."""
    words: set[str] = set()
    for line in reversed(match.lines()):
        if line.action == "end" or line.seat != match.lines()[-1].seat:
            break
        words.add(line.action.split(" ")[0])
    return words


def _rank(text: str, order: Sequence[str]) -> int:
    word = text.split(" ")[0]
    return order.index(word) if word in order else -1


async def with_effects(services: Services, table: Table, count: int) -> Table:
    """The game once whoever acted last has begun so many effects in that turn.

    A permanent effect first, and a discard effect only after it: so it comes to that whatever was dealt.
    """
    while True:
        match = table.match
        assert match is not None
        if match.lines() and len(match.effects_begun(match.lines()[-1].seat)) >= count:
            return table
        found = legal(table)
        has_begun = bool(match.lines()) and match.lines()[-1].seat == table.waiting[0] and "use" in _words(match)
        order = ("use", "sacrifice", "play", "end") if has_begun else ("use", "play", "end", "copy", "sacrifice")
        action = min(found, key=lambda text: (_rank(text, order), "E" not in text, text))
        table = await services.tables.submit(table.id, who(table), [action], version=version(table))


async def test_no_draw_is_missing_in_a_full_hand(services: Services, clock: Clock) -> None:
    """§9.4"""
    running = await drawn(services, clock, 4)
    table = await draft(services, await table_of(services, running.id))
    match = table.match
    assert match is not None
    players = running.tournament.rounds[0].tables[0].players
    for seat, player in enumerate(players):
        have, limit = match.hand_size(seat) or (0, 0)
        if have >= limit:
            ruling = Ruling(IncidentKind.FORGOTTEN_DRAW, FIRST, player, WHY)
            assert await refused(services.tournaments.preview(running.id, REFEREE, ruling)) == "tournament-hand-full"
            assert await refused(services.tournaments.act(running.id, REFEREE, ruling)) == "tournament-hand-full"
            break
    else:
        raise AssertionError("after the draft hands are full")


async def test_a_late_effect_is_one_of_the_last_turns_and_the_referee_says_which(
    services: Services, clock: Clock
) -> None:
    """§9.3: the game goes back to right before it; nothing else of the log can be taken back so."""
    running = await drawn(services, clock, 4)
    table = await draft(services, await table_of(services, running.id))
    late = Ruling(IncidentKind.LATE_EFFECT, FIRST, PlayerNumber(1), WHY)
    assert await refused(services.tournaments.act(running.id, REFEREE, late)) == "tournament-no-effect"
    table = await with_effects(services, table, 2)
    match = table.match
    assert match is not None
    seat = match.lines()[-1].seat
    late = replace(late, player=running.tournament.rounds[0].tables[0].players[seat])
    newer, older, *_ = match.effects_begun(seat)
    for number in {0, newer, older, match.number} - {newer - 1, older - 1}:
        asked = services.tournaments.preview(running.id, REFEREE, replace(late, back_to=number))
        assert await refused(asked) == "tournament-no-effect"
    assert (await services.tournaments.preview(running.id, REFEREE, late)).operation.back_to == newer - 1
    await services.tournaments.act(running.id, REFEREE, replace(late, back_to=older - 1))
    after = (await services.tables.look(table.id)).match
    assert after is not None
    now, then = civ_game(after).position, civ_game(match.at(older - 1)).position
    assert (now.turn, now.phase, now.drawn) == (then.turn, then.phase, then.drawn)
    assert (now.areas, now.hands, now.discard) == (then.areas, then.hands, then.discard)
    begun = parse(next(line.action for line in match.lines() if line.number == older))
    assert begun in civ_game(match.at(older - 1)).legal(seat)
    assert begun not in civ_game(after).legal(seat), "what it uses is used in that turn"
    assert older not in after.effects_begun(seat), "what is taken back cannot be taken back again"


async def with_penalties_after_an_effect(services: Services, running: RunningTournament) -> tuple[Table, Ruling]:
    """The first table with an effect that someone began, after which another player was eliminated; the late effect."""
    table = await with_effects(services, await draft(services, await table_of(services, running.id)), 1)
    match = table.match
    assert match is not None
    seat = match.lines()[-1].seat
    players = running.tournament.rounds[0].tables[0].players
    cheat = Ruling(IncidentKind.CHEATING, FIRST, players[(seat + 1) % len(players)], "looked at a hand")
    await services.tournaments.act(running.id, REFEREE, cheat)
    return table, Ruling(IncidentKind.LATE_EFFECT, FIRST, players[seat], WHY)


async def test_a_late_effect_keeps_the_decisions_of_the_referee_after_it(services: Services, clock: Clock) -> None:
    """§9.3: the game goes back, and who was eliminated since stays so, as the preview says and the archive proves."""
    running = await drawn(services, clock, 4)
    table, late = await with_penalties_after_an_effect(services, running)
    preview = await services.tournaments.preview(running.id, REFEREE, late)
    assert [(each.kind, each.why) for each in preview.again] == [(IncidentKind.CHEATING, "looked at a hand")]
    assert preview.lost == ()
    assert preview.after.match is not None
    shown = [preview.after.match.is_in(seat) for seat in range(4)]
    running = await services.tournaments.act(running.id, REFEREE, replace(late, version=preview.version))
    kinds = [each.kind for each in operations(running, Record)]
    assert kinds == [IncidentKind.CHEATING, IncidentKind.LATE_EFFECT, IncidentKind.CHEATING]
    match = (await services.tables.look(table.id)).match
    assert match is not None
    out = running.tournament.rounds[0].tables[0].out
    assert [match.is_in(seat) for seat in range(4)] == shown, "with what is applied again"
    assert shown.count(False) == len(out) == 1
    await play_on(services, running.id)
    archive = await services.tournaments.archive(running.id, ORGANISER)
    assert verify(archive, replayed_game).is_proven


@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(3, 20))])
async def test_the_preview_of_a_ruling_is_what_comes_of_it(services: Services, clock: Clock, seed: int) -> None:
    """Of any incident after any other, with what is applied again and what an effect that is void leaves possible."""
    chance = random.Random(seed)
    running = await drawn(services, clock, 4)
    table = await with_effects(services, await draft(services, await table_of(services, running.id)), 1)
    for _ in range(6):
        drawn_table = running.tournament.rounds[0].tables[0]
        if not drawn_table.is_playing or table.match is None or table.match.is_over:
            break
        kind = chance.choice([each for each in IncidentKind if each is not IncidentKind.WARNING])
        players = [each for each in drawn_table.players if each not in drawn_table.out]
        ruling = Ruling(kind, FIRST, chance.choice(players), f"reason {chance.random()}", count=chance.randint(1, 2))
        try:
            preview = await services.tournaments.preview(running.id, REFEREE, ruling)
        except GameError:
            table = await step(services, table)
            continue
        running = await services.tournaments.act(running.id, REFEREE, replace(ruling, version=preview.version))
        table = await services.tables.look(table.id)
        shown, came = civ_game(preview.after.match), civ_game(table.match)
        assert came.position == shown.position
        assert [(line.seat, line.action) for line in came.lines] == [(line.seat, line.action) for line in shown.lines]
        made = operations(running, Record)[-1 - len(preview.again) :]
        assert [(each.kind, each.player, each.line) for each in made[1:]] == [
            (each.kind, each.player, each.line) for each in preview.again
        ]
        if kind is IncidentKind.LATE_EFFECT and preview.operation.back_to is not None:
            begun = came.lines[preview.operation.back_to].action
            if came.position.turn == came.lines[preview.operation.back_to].seat:
                assert begun not in came.legal(came.position.turn), "it isn't begun again at once"
        if table.status == Status.PLAYING and chance.random() < 0.5:
            table = await step(services, table)


async def test_what_cannot_be_applied_again_is_left_to_the_referee(services: Services, clock: Clock) -> None:
    """Cards that were drawn after the effect are in nobody's hand once the game has gone back to before it."""
    running = await drawn(services, clock, 4)
    table = await with_effects(services, await draft(services, await table_of(services, running.id)), 1)
    assert table.match is not None
    seat = table.match.lines()[-1].seat
    while table.waiting[0] == seat:
        table = await services.tables.submit(table.id, who(table), [_soonest_end(table)], version=version(table))
    player = running.tournament.rounds[0].tables[0].players[seat]
    surplus = Ruling(IncidentKind.SURPLUS, FIRST, player, "drew too many", count=3)
    await services.tournaments.act(running.id, REFEREE, surplus)
    late = Ruling(IncidentKind.LATE_EFFECT, FIRST, player, WHY)
    preview = await services.tournaments.preview(running.id, REFEREE, late)
    assert (preview.again, [each.kind for each in preview.lost]) == ((), [IncidentKind.SURPLUS])
    running = await services.tournaments.act(running.id, REFEREE, replace(late, version=preview.version))
    assert [each.kind for each in operations(running, Record)] == [IncidentKind.SURPLUS, IncidentKind.LATE_EFFECT]


def _soonest_end(table: Table) -> str:
    return min(legal(table), key=lambda text: (_rank(text, ("end",)) != 0, text))


async def test_a_ruling_is_refused_once_the_game_has_gone_on(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    table = await draft(services, await table_of(services, running.id))
    ruling = Ruling(IncidentKind.CHEATING, FIRST, PlayerNumber(1), WHY)
    preview = await services.tournaments.preview(running.id, REFEREE, ruling)
    await step(services, table)
    asked = services.tournaments.act(running.id, REFEREE, replace(ruling, version=preview.version))
    assert await refused(asked) == "tournament-moved-on"
    assert not operations(await services.tournaments.look(running.id), Record)


async def test_a_penalty_needs_a_game_that_goes_on_and_a_draft_that_is_complete(
    services: Services, clock: Clock
) -> None:
    """§9.1: nobody is eliminated in a draft."""
    running = await drawn(services, clock, 4)
    ruling = Ruling(IncidentKind.CHEATING, FIRST, PlayerNumber(1), WHY)
    assert await refused(services.tournaments.act(running.id, REFEREE, ruling)) == "not-during-draft"
    await called_off(services, clock, running.id)
    assert await refused(services.tournaments.act(running.id, REFEREE, ruling)) == "not-playing"


async def test_a_deal_is_abandoned_for_the_substitute_and_dealt_again(services: Services, clock: Clock) -> None:
    """§9.1: before the draft is complete, publicly and in the book; in the same seat, from the waiting list."""
    running = await drawn(services, clock, 5, places=4)
    first = await table_of(services, running.id)
    await step(services, first)
    await services.tournaments.act(running.id, REFEREE, ReplacePlayer(FIRST, PlayerNumber(2), WHY))
    await services.tournaments.run_due()
    assert (await services.tables.look(first.id)).status == Status.ABANDONED
    running = await services.tournaments.look(running.id)
    second = await table_of(services, running.id)
    assert second.id != first.id
    assert person(5).user in {participant.user_id for participant in second.participants}
    assert person(2).user not in {participant.user_id for participant in second.participants}
    await services.tournaments.act(running.id, REFEREE, ReplacePlayer(FIRST, PlayerNumber(3), WHY))
    await services.tournaments.run_due()
    assert len((await table_of(services, running.id)).participants) == 3, "nobody waits any more"
    await draft(services, await table_of(services, running.id))
    again = services.tournaments.act(running.id, REFEREE, ReplacePlayer(FIRST, PlayerNumber(1), WHY))
    assert await refused(again) == "tournament-drafted"
    await called_off(services, clock, running.id)
    verdict = verify(await services.tournaments.archive(running.id, ORGANISER), replayed_game)
    assert verdict.is_proven
    assert verdict.games == 2, "the deals that were abandoned"


async def test_a_pick_in_between_does_not_refuse_a_replacement(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Computers pick at any time: a referee who replaces a player decides on no pick."""
    running = await drawn(services, clock, 5, places=4)
    first, abandon = await table_of(services, running.id), TournamentTables.abandon
    asked: list[int] = []

    async def abandon_after_a_pick(tables: TournamentTables, table_id: TableId, version: int) -> Table:
        if not asked:
            await step(services, first)
        asked.append(version)
        return await abandon(tables, table_id, version)

    monkeypatch.setattr(TournamentTables, "abandon", abandon_after_a_pick)
    await services.tournaments.act(running.id, REFEREE, ReplacePlayer(FIRST, PlayerNumber(2), WHY))
    assert asked == [first.number, first.number + 1]
    await services.tournaments.run_due()
    assert (await services.tables.look(first.id)).status == Status.ABANDONED
    assert len(operations(await services.tournaments.look(running.id), Replace)) == 1
    await called_off(services, clock, running.id)
    assert verify(await services.tournaments.archive(running.id, ORGANISER), replayed_game).is_proven


async def test_the_referee_stops_all_tables_and_lets_them_go_on(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 8)
    await services.tournaments.act(running.id, REFEREE, Order(OrderKind.PAUSE, None, None, WHY))
    states = await services.tournaments.tables_of(running.id)
    assert all(state.table is not None and state.table.is_paused for state in states)
    for state in states:
        assert state.table is not None
        assert await refused(step(services, state.table)) == "game-stopped"
    pausing = services.tournaments.act(running.id, REFEREE, Order(OrderKind.PAUSE, FIRST, None, WHY))
    assert await refused(pausing) == "tournament-paused"
    await services.tournaments.act(running.id, REFEREE, Order(OrderKind.RESUME, None, None, WHY))
    states = await services.tournaments.tables_of(running.id)
    assert not any(state.table is not None and state.table.is_paused for state in states)


async def test_a_player_calls_the_referee_with_table_and_line(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    table = await draft(services, await table_of(services, running.id))
    running = await services.tournaments.act(running.id, person(3), CallReferee(table.id))
    (call,) = running.tournament.calls
    assert running.user_of_player(call.player) == person(3).user
    assert call.line == table.number
    assert await refused(services.tournaments.act(running.id, person(3), CallReferee(table.id))) == "tournament-called"
    assert (
        await refused(services.tournaments.act(running.id, SOMEBODY, CallReferee(table.id))) == "tournament-elsewhere"
    )
    assert (
        await refused(services.tournaments.act(running.id, SOMEBODY, Answer(call.number, WHY)))
        == "tournament-not-yours"
    )
    assert not (await services.tournaments.act(running.id, REFEREE, Answer(call.number, WHY))).tournament.calls


async def test_whoever_has_the_role_judges_too_unless_he_plays(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4, referee_role=77)
    with_role = Caller(SOMEBODY.user, "Sol", Opener((), frozenset({77})))
    assert Role.REFEREE in await services.tournaments.roles_of(running.id, with_role)
    assert Role.REFEREE not in await services.tournaments.roles_of(running.id, SOMEBODY)
    playing = Caller(person(1).user, "Player 1", Opener((), frozenset({77})))
    assert Role.REFEREE not in await services.tournaments.roles_of(running.id, playing)
    await services.tournaments.act(running.id, with_role, Order(OrderKind.PAUSE, None, None, WHY))
    last = (await services.tournaments.look(running.id)).book[-1]
    assert isinstance(last.act.operation, Order)
    assert last.act.by.who != (await services.tournaments.look(running.id)).tournament.referee


async def test_what_is_no_players_is_refused_to_one_who_only_says_that_he_moderates(
    services: Services, clock: Clock
) -> None:
    requests: tuple[Request, ...] = (
        RegisterComputers(1), WithdrawPerson(Official(person(1).user, "Player 1")),
        AppointPerson(Official(UserId(7), "Ed")), DrawNextRound(), CastLotAt(FIRST),
        ReplacePlayer(FIRST, PlayerNumber(1), WHY),
        Ruling(IncidentKind.WARNING, FIRST, PlayerNumber(1), WHY), OpenCheckIn(datetime(2026, 5, 1, tzinfo=UTC)),
        CloseCheckIn(), MakeFriendly(), Answer(1, WHY), Cancel(WHY), Order(OrderKind.PAUSE, None, None, WHY),
    )  # fmt: skip
    running = await drawn(services, clock, 4)
    forged = Caller(person(1).user, "Player 1", is_moderator=True)
    for request in requests:
        answer = await refused(services.tournaments.act(running.id, forged, request))
        assert answer == "tournament-not-yours", request
    assert (await services.tournaments.look(running.id)).book == running.book


async def test_who_is_asked_to_referee_accepts_before_they_may_decide(services: Services, clock: Clock) -> None:
    """§10.1: one who is only asked is no referee, two who accept at once are one, and who resigns leaves none."""
    tournaments = services.tournaments
    await switch_on(services)
    tournament = (await tournaments.create(ORGANISER, plan(clock))).id
    assert Role.REFEREE not in await tournaments.roles_of(tournament, REFEREE)
    await tournaments.act(tournament, ORGANISER, AppointPerson(Official(SOMEBODY.user, "Sol")))
    both = (tournaments.act(tournament, each, AcceptReferee()) for each in (REFEREE, SOMEBODY))
    answers = await asyncio.gather(*both, return_exceptions=True)
    assert [isinstance(answer, GameError) for answer in answers] == [True, False]
    assert Role.REFEREE in await tournaments.roles_of(tournament, SOMEBODY)
    await tournaments.act(tournament, SOMEBODY, ResignReferee("ill"))
    assert (await tournaments.look(tournament)).tournament.referee is None
    assert Role.REFEREE not in await tournaments.roles_of(tournament, SOMEBODY)
    running = await tournaments.act(tournament, ORGANISER, AppointPerson(Official(ORGANISER.user, "Olga")))
    assert running.referee_user == ORGANISER.user, "who appoints themselves needn't be asked"


async def test_a_cup_without_a_referee_begins_as_soon_as_one_accepts(services: Services, clock: Clock) -> None:
    tournaments = services.tournaments
    tournament = await ready(services, clock, 4)
    await tournaments.act(tournament, REFEREE, ResignReferee("ill"))
    clock.pass_(days=2)
    await tournaments.run_due()
    assert (await tournaments.look(tournament)).tournament.stage is Stage.READY
    assert await refused(tournaments.act(tournament, ORGANISER, DrawNextRound())) == "tournament-no-referee"
    await tournaments.act(tournament, ORGANISER, AppointPerson(Official(SOMEBODY.user, "Sol")))
    await tournaments.act(tournament, SOMEBODY, AcceptReferee())
    await tournaments.run_due()
    assert (await tournaments.look(tournament)).tournament.stage is Stage.PLAYING


async def test_a_referee_who_has_left_the_server_is_noted_once(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    await services.tournaments.lose_referee(running.id, SOMEBODY.user)
    assert (await services.tournaments.look(running.id)).book == running.book
    for _ in range(2):
        await services.tournaments.lose_referee(running.id, REFEREE.user)
    running = await services.tournaments.look(running.id)
    assert len(operations(running, ResignReferee)) == 1
    assert await services.tournaments.on_call(running.id) == ORGANISER.user


async def test_the_next_round_waits_for_the_end_of_the_break_through_a_restart(url: str, clock: Clock) -> None:
    store = await Store.open(url, GAMES)
    services = new_services(store, clock)
    await services.start()
    running = await drawn(services, clock, 6)
    await services.tournaments.act(running.id, ORGANISER, SetBreak(1800, None))
    await end_round(services, running.id)
    assert len((await services.tournaments.look(running.id)).tournament.rounds) == 1
    await services.stop()
    await store.close()
    clock.pass_(minutes=29)
    store = await Store.open(url, GAMES)
    services = new_services(store, clock)
    await services.start()
    await services.tournaments.run_due()
    assert len((await services.tournaments.look(running.id)).tournament.rounds) == 1
    clock.pass_(minutes=2)
    await services.tournaments.run_due()
    assert len((await services.tournaments.look(running.id)).tournament.rounds) == 2
    await services.stop()
    await store.close()


async def test_a_break_ends_when_the_referee_starts_the_round(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 6)
    await services.tournaments.act(running.id, ORGANISER, SetBreak(1800, None))
    await end_round(services, running.id)
    running = await services.tournaments.act(running.id, REFEREE, DrawNextRound())
    assert len(running.tournament.rounds) == 2


async def test_a_break_that_is_given_up_lets_the_next_round_follow_at_once(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 6)
    await services.tournaments.act(running.id, ORGANISER, SetBreak(0, clock.time + timedelta(days=2)))
    await end_round(services, running.id)
    assert len((await services.tournaments.look(running.id)).tournament.rounds) == 1
    await services.tournaments.act(running.id, ORGANISER, SetBreak(0, None))
    await services.tournaments.run_due()
    assert len((await services.tournaments.look(running.id)).tournament.rounds) == 2


# Bad input


async def test_what_organisers_and_others_get_wrong_is_refused(services: Services, clock: Clock) -> None:
    create = services.tournaments.create
    assert await refused(create(ORGANISER, plan(clock))) == "feature-off"
    await switch_on(services)
    assert await refused(create(ORGANISER, plan(clock, official=True, places=17))) == "tournament-official-number"
    assert await refused(create(SOMEBODY, plan(clock))) == "moderators-only"
    late = plan(clock)
    clock.pass_(days=2)
    assert await refused(create(ORGANISER, late)) == "tournament-start"
    tournament = await announced(services, clock)
    assert await refused(services.tournaments.act(tournament, REFEREE, RegisterSelf())) == "tournament-referee-plays"
    await services.tournaments.act(tournament, person(1), RegisterSelf())
    assert await refused(services.tournaments.act(tournament, person(1), RegisterSelf())) == "tournament-registered"
    assert await refused(services.tournaments.act(tournament, SOMEBODY, DrawNextRound())) == "tournament-not-yours"
    assert await refused(services.tournaments.act(tournament, ORGANISER, DrawNextRound())) == "tournament-early"
    assert await refused(services.tournaments.act(tournament, SOMEBODY, Cancel(WHY))) == "tournament-not-yours"
    assert await refused(services.tournaments.archive(tournament, ORGANISER)) == "tournament-unfinished"
    assert await refused(services.tournaments.look(TournamentId(99))) == "tournament-none"


@pytest.mark.parametrize("title", ["Cup", " Cup  of\u200b\nMay ", "x" * 90, "x" * 79 + " y"])
async def test_a_repeated_announcement_is_the_one_that_goes_on(services: Services, clock: Clock, title: str) -> None:
    await switch_on(services)
    said = replace(plan(clock), title=title)
    first, again = [await services.tournaments.create(ORGANISER, said, is_repeated=True) for _ in range(2)]
    assert again.id == first.id
    await services.tournaments.act(first.id, ORGANISER, Cancel(WHY))
    later = await services.tournaments.create(ORGANISER, said, is_repeated=True)
    assert (later.id != first.id, later.tournament.is_ended) == (True, False)


async def test_whom_the_server_keeps_from_its_tables_enters_no_tournament(services: Services, clock: Clock) -> None:
    tournament = await announced(services, clock)
    await services.profiles.set_guild_preference(1, "barred", [person(1).user])
    assert await refused(services.tournaments.act(tournament, person(1), RegisterSelf())) == "barred"
    await services.privacy.forget(person(1).user)
    assert await refused(services.tournaments.act(tournament, person(1), RegisterSelf())) == "barred", "nor forgotten"


async def test_two_organisers_who_press_at_once_draw_one_round(
    services: Services, rival: Services, clock: Clock
) -> None:
    """In one process and in two: the second is told that it is drawn."""
    tournament = await ready(services, clock, 8)
    found = await asyncio.gather(
        services.tournaments.act(tournament, ORGANISER, DrawNextRound()),
        services.tournaments.act(tournament, ORGANISER, DrawNextRound()),
        rival.tournaments.act(tournament, ORGANISER, DrawNextRound()),
        return_exceptions=True,
    )
    assert sum(isinstance(each, RunningTournament) for each in found) == 1
    assert all(isinstance(each, RunningTournament | GameError) for each in found)
    await asyncio.gather(services.tournaments.run_due(), rival.tournaments.run_due())
    running = await rival.tournaments.look(tournament)
    assert len(operations(running, Draw)) == 1
    assert len(running.games) == 2


async def left_with_too_few(services: Services, clock: Clock) -> TournamentId:
    """A cup of four of whom two withdraw after the check-in, a minute after its start."""
    tournament = await ready(services, clock, 4)
    for number in (1, 2):
        await services.tournaments.act(tournament, person(number), WithdrawSelf())
    clock.pass_(days=1, minutes=1)
    await services.tournaments.run_due()
    return tournament


async def test_a_cup_that_cannot_begin_is_told_to_its_listeners_and_called_off_after_a_day(
    services: Services, clock: Clock
) -> None:
    heard: list[TournamentId] = []
    services.tournaments.on_change(heard.append)
    tournament = await left_with_too_few(services, clock)
    running = await services.tournaments.look(tournament)
    assert running.posting.stuck_since is not None
    assert tournament in heard
    clock.pass_(hours=23)
    await services.tournaments.act(tournament, person(9), RegisterSelf())
    await services.tournaments.act(tournament, person(9), WithdrawSelf())
    await services.tournaments.run_due()
    assert (await services.tournaments.look(tournament)).tournament.stage is Stage.READY
    clock.pass_(hours=1)
    await services.tournaments.run_due()
    running = await services.tournaments.look(tournament)
    assert running.tournament.stage is Stage.CANCELLED
    assert operations(running, Cancel) == [Cancel(TOO_FEW)]


async def test_a_cup_that_cannot_begin_begins_once_enough_are_there_after_another_day(
    services: Services, clock: Clock
) -> None:
    tournament = await left_with_too_few(services, clock)
    await services.tournaments.act(tournament, ORGANISER, OpenCheckIn(clock.time + timedelta(days=1)))
    await services.tournaments.run_due()
    assert (await services.tournaments.look(tournament)).posting.stuck_since is None
    for number in (1, 2):
        await services.tournaments.act(tournament, person(number), RegisterSelf())
    clock.pass_(days=1)
    await services.tournaments.run_due()
    running = await services.tournaments.look(tournament)
    assert running.tournament.stage is Stage.PLAYING
    assert len(running.games) == 1


MANAGER = Caller(UserId(903), "Mo", Opener((), is_manager=True))


async def test_two_of_referee_and_managers_call_a_tournament_off_where_its_organiser_does_not(
    services: Services, clock: Clock
) -> None:
    running = await drawn(services, clock, 4)
    running = await services.tournaments.act(running.id, REFEREE, Cancel(WHY))
    assert running.tournament.stage is Stage.PLAYING, "not alone"
    assert operations(running, AskCancel) == [AskCancel(WHY)]
    running = await services.tournaments.act(running.id, REFEREE, Cancel("another idea"))
    assert operations(running, UnaskCancel) == [UnaskCancel("another idea")], "asked for no longer"
    running = await services.tournaments.act(running.id, MANAGER, Cancel(WHY))
    assert running.tournament.stage is Stage.PLAYING, "not alone either"
    clock.pass_(minutes=61)
    running = await services.tournaments.act(running.id, REFEREE, Cancel(WHY))
    assert running.tournament.stage is Stage.PLAYING, "the wish of a manager has lapsed"
    assert await refused(services.tournaments.act(running.id, person(1), Cancel(WHY))) == "tournament-not-yours"
    running = await services.tournaments.act(running.id, MANAGER, Cancel("agreed"))
    assert running.tournament.stage is Stage.CANCELLED


@pytest.mark.parametrize("has_referee", [True, False])
async def test_where_the_organiser_has_left_the_referee_or_else_a_manager_calls_it_off(
    services: Services, clock: Clock, has_referee: bool
) -> None:
    running = await drawn(services, clock, 4)

    async def find_departed(guild_id: int | None, users: Collection[UserId], occasion: Hashable) -> frozenset[UserId]:
        return frozenset({ORGANISER.user}.intersection(users))

    services.tournaments.ask_members(find_departed)
    assert await services.tournaments.on_call(running.id) == REFEREE.user
    if not has_referee:
        await services.tournaments.lose_referee(running.id, REFEREE.user)
        assert await services.tournaments.on_call(running.id) is None, "who has left isn't called"
    running = await services.tournaments.act(running.id, MANAGER, Cancel(WHY))
    assert running.tournament.stage is (Stage.PLAYING if has_referee else Stage.CANCELLED)
    if has_referee:
        await services.tournaments.act(running.id, MANAGER, Cancel("no, after all"))
        running = await services.tournaments.act(running.id, REFEREE, Cancel(WHY))
        assert running.tournament.stage is Stage.CANCELLED, "alone"


async def test_a_cancellation_is_taken_back_within_an_hour_and_the_games_go_on(
    services: Services, clock: Clock
) -> None:
    running = await drawn(services, clock, 8, clock=TableClock(3600))
    call_of = (await table_of(services, running.id)).id
    await services.tournaments.act(running.id, person(1), CallReferee(await _own_table(services, running, 1)))
    await services.tournaments.act(running.id, REFEREE, Order(OrderKind.PAUSE, TableNumber(2), None, WHY))
    calls = (await services.tournaments.look(running.id)).tournament.calls
    running = await services.tournaments.act(running.id, ORGANISER, Cancel(WHY))
    await services.tournaments.run_due()
    assert running.tournament.calls == ()
    for table_id in running.games.values():
        table = await services.tables.look(table_id)
        assert (table.status, table.is_stopped) == (Status.PLAYING, True)
    assert (await services.tournaments.look(running.id)).tournament.lots_secret is None, "nothing is told yet"
    clock.pass_(minutes=59)
    await services.tournaments.run_due()
    restoring = services.tournaments.act(running.id, person(1), Restore(WHY))
    assert await refused(restoring) == "tournament-not-yours"
    running = await services.tournaments.act(running.id, REFEREE, Restore(WHY))
    await services.tournaments.run_due()
    assert (running.tournament.stage, running.tournament.calls) == (Stage.PLAYING, calls)
    states = await services.tournaments.tables_of(running.id)
    assert [state.table is not None and state.table.is_paused for state in states] == [False, True]
    assert (await services.tables.look(call_of)).status == Status.PLAYING
    await services.tournaments.act(running.id, REFEREE, Order(OrderKind.RESUME, TableNumber(2), None, WHY))
    await play_on(services, running.id)
    assert verify(await services.tournaments.archive(running.id, ORGANISER), replayed_game).is_proven


async def _own_table(services: Services, running: RunningTournament, number: int) -> TableId:
    player = running.player_of(person(number).user)
    (found,) = [table for table in running.tournament.rounds[-1].tables if player in table.players]
    table_id = running.table_id(found)
    assert table_id is not None
    return table_id


async def test_a_tournament_that_is_called_off_ends_its_games(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 8)
    await called_off(services, clock, running.id)
    assert await refused(services.tournaments.act(running.id, ORGANISER, Restore(WHY))) == "tournament-no-restore"
    running = await services.tournaments.look(running.id)
    for table_id in running.games.values():
        assert (await services.tables.look(table_id)).status == Status.CANCELLED
    assert running.tournament.lots_secret is not None
    assert await services.tournaments.open_ones() == []
    assert verify(await services.tournaments.archive(running.id, ORGANISER), replayed_game).is_proven


# Restarts


async def test_a_cup_survives_a_restart_after_every_step(url: str, clock: Clock) -> None:
    """Each act in a process of its own: nothing is in memory that is not on disk."""

    async def in_new_process(act: Callable[[Services], Awaitable[Any]]) -> Any:
        store = await Store.open(url, GAMES)
        services = new_services(store, clock)
        await services.start()
        try:
            return await act(services)
        finally:
            await services.stop()
            await store.close()

    tournament = await in_new_process(lambda services: announced(services, clock))
    for caller in map(person, range(1, 5)):
        await in_new_process(
            lambda services, caller=caller: services.tournaments.act(tournament, caller, RegisterSelf())
        )
    clock.pass_(hours=23, minutes=45)
    await in_new_process(lambda services: services.tournaments.run_due())
    for caller in map(person, range(1, 5)):
        await in_new_process(
            lambda services, caller=caller: services.tournaments.act(tournament, caller, CheckInSelf())
        )
    await in_new_process(lambda services: services.tournaments.act(tournament, ORGANISER, DrawNextRound()))
    await in_new_process(lambda services: services.tournaments.run_due())
    drawn_now = await in_new_process(lambda services: services.tournaments.look(tournament))
    assert len(drawn_now.games) == 1
    await in_new_process(lambda services: services.tournaments.run_due())

    async def play(services: Services) -> Table:
        return await draft(services, await table_of(services, tournament))

    await in_new_process(play)
    ruling = Ruling(IncidentKind.ABSENCE, FIRST, PlayerNumber(1), WHY)
    await in_new_process(lambda services: services.tournaments.act(tournament, REFEREE, ruling))
    over = await in_new_process(lambda services: play_on(services, tournament))
    assert over.tournament.stage is Stage.OVER
    assert over.games == drawn_now.games, "nobody meets a table drawn twice"


class Fall(Exception):
    """The process ends here."""


@pytest.mark.parametrize("has_happened", [True, False])
async def test_a_penalty_cut_short_by_a_restart_is_in_the_book_if_the_game_has_it(
    url: str, clock: Clock, has_happened: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.manager.tournament_tables import TournamentTables

    store = await Store.open(url, GAMES)
    services = new_services(store, clock)
    await services.start()
    running = await drawn(services, clock, 4)
    table = await draft(services, await table_of(services, running.id))
    done = TournamentTables.penalise

    async def fall(self: TournamentTables, *args: Any) -> Table:
        if has_happened:
            await done(self, *args)
        raise Fall

    monkeypatch.setattr(TournamentTables, "penalise", fall)
    ruling = Ruling(IncidentKind.CHEATING, FIRST, PlayerNumber(2), WHY)
    with pytest.raises(Fall):
        await services.tournaments.act(running.id, REFEREE, ruling)
    monkeypatch.undo()
    await services.stop()
    await store.close()
    store = await Store.open(url, GAMES)
    services = new_services(store, clock)
    await services.start()
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    found = await services.tables.look(table.id)
    assert found.match is not None
    lines = [line for line in found.match.lines() if line.by is not None]
    assert len(lines) == len(operations(running, Record)) == has_happened
    await services.stop()
    await store.close()


async def test_a_place_that_cannot_be_had_is_asked_for_again(services: Services, clock: Clock) -> None:
    """A table is dealt only once it has a place: what fails before leaves nothing behind."""
    tournament = await ready(services, clock, 4)
    asked: list[int] = []

    async def place(running: RunningTournament, _: object) -> Place:
        asked.append(running.id)
        if len(asked) == 1:
            raise Fall
        return Place(1, 77, "en")

    services.tournaments.ask_places(place)
    await services.tournaments.act(tournament, ORGANISER, DrawNextRound())
    with pytest.raises(Fall):
        await services.tournaments.run_due()
    assert not (await services.tournaments.look(tournament)).games
    await services.tournaments.run_due()
    assert (await table_of(services, tournament)).place.channel_id == 77


async def test_the_next_round_waits_for_a_place_until_the_tournament_is_moved(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 6)
    gone = {HALL.channel_id}

    async def reach(running: RunningTournament) -> bool:
        return running.place.channel_id not in gone

    services.tournaments.ask_reach(reach)
    for state in await services.tournaments.tables_of(running.id):
        assert state.table is not None
        await play_out(services, state.table, 3)
        await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    assert running.tournament.rounds[0].is_over
    assert len(running.tournament.rounds) == 1
    assert running.posting.lost_since is not None
    assert await refused(services.tournaments.act(running.id, ORGANISER, DrawNextRound())) == "tournament-no-place"
    garden = Place(HALL.guild_id, 51, HALL.locale)
    assert await refused(services.tournaments.move(running.id, SOMEBODY, garden, "#hall")) == "tournament-not-yours"
    await services.tournaments.move(running.id, REFEREE, garden, "#hall")
    assert await refused(services.tournaments.move(running.id, REFEREE, garden, "#hall")) == "tournament-same-place"
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    assert len(running.tournament.rounds) == 2
    assert (await table_of(services, running.id)).place == garden
    over = await play_on(services, running.id)
    assert over.tournament.stage is Stage.OVER


async def test_results_are_entered_as_soon_as_tables_end(store: Store, clock: Clock) -> None:
    """Without anybody asking; and computers play on where no person is left."""
    services = new_services(store, clock, automatic=greedy_policy)
    await services.start()
    await services.tournaments.start()
    running = await drawn(services, clock, 0, 4)
    heard = asyncio.Event()

    def listen(_: TournamentId) -> None:
        heard.set()

    services.tournaments.on_change(listen)
    while (now := await services.tournaments.look(running.id)).tournament.stage is Stage.PLAYING:
        tied = [each for each in now.tournament.rounds[-1].tables if each.tied and not each.is_over]
        for table in tied:
            await services.tournaments.act(running.id, REFEREE, CastLotAt(table.number))
        await asyncio.wait_for(heard.wait(), 60)
        heard.clear()
    assert now.tournament.stage is Stage.OVER
    assert len(operations(now, Report)) == 1
    await services.stop()


async def test_a_caller_whose_press_is_cancelled_leaves_a_whole_act(services: Services, clock: Clock) -> None:
    tournament = await announced(services, clock)
    press = asyncio.create_task(services.tournaments.act(tournament, person(1), RegisterSelf()))
    await asyncio.sleep(0)
    press.cancel()
    await asyncio.gather(press, return_exceptions=True)
    await services.live.tasks.drain()
    stored = await services.tournaments.look(tournament)
    announced_with = 3  # with the referee asked, who has accepted
    assert len(stored.book) == announced_with + len(stored.tournament.entrants)
    assert stored.place == HALL


# Servers that remove the bot


async def test_nothing_goes_on_at_a_tournament_until_the_bot_is_back(services: Services, clock: Clock) -> None:
    """No check-in opens or ends and no round is drawn where nobody can press anything; then all have their time."""
    tournament = await announced(services, clock)
    for number in range(1, 5):
        await services.tournaments.act(tournament, person(number), RegisterSelf())
    clock.pass_(hours=23, minutes=45)
    await services.tournaments.run_due()
    assert {1} == (await services.departures.places())[0], "a server without a game, but with a tournament"
    await services.departures.leave_server(1)
    clock.pass_(days=3)
    await services.tournaments.run_due()
    assert (await services.tournaments.look(tournament)).tournament.stage is Stage.CHECK_IN
    await services.departures.return_to_server(1)
    await services.tournaments.run_due()
    now = (await services.tournaments.look(tournament)).tournament
    assert (now.stage, now.check_in_until) == (Stage.CHECK_IN, clock.time + timedelta(minutes=30))
    for number in range(1, 5):
        await services.tournaments.act(tournament, person(number), CheckInSelf())
    clock.pass_(minutes=31)
    await services.tournaments.run_due()
    running = await services.tournaments.look(tournament)
    assert (running.tournament.stage, len(running.games)) == (Stage.PLAYING, 1)


async def test_a_tournament_is_called_off_with_its_games_once_the_bot_is_away_for_good(
    services: Services, clock: Clock
) -> None:
    async def is_away(guild_id: int) -> bool:
        return guild_id == 1

    services.departures.ask_presence(is_away)
    running, waiting = await drawn(services, clock, 4), await announced(services, clock)
    await services.departures.leave_server(1)
    clock.pass_(days=Limits().departure_patience.days + 1)
    await services.departures.call_off_departed()
    await services.tournaments.run_due()
    assert await services.tournaments.open_ones() == []
    for each in (running.id, waiting):
        over = await services.tournaments.look(each)
        assert over.tournament.stage is Stage.CANCELLED
        assert over.tournament.lots_secret is not None
        assert verify(await services.tournaments.archive(each, ORGANISER), replayed_game).is_proven
    assert (await services.tables.look(next(iter(running.games.values())))).status == Status.CANCELLED
    assert await services.departures.places() == (set(), set())


# Numbers that nobody has given


async def test_several_who_ask_at_once_for_a_tournament_that_is_none_are_all_told_so(services: Services) -> None:
    """A forged button is pressed more than once, and it is no bug of ours."""
    asked = [services.tournaments.look(TournamentId(99)) for _ in range(4)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [answer.reason.key for answer in answers if isinstance(answer, GameError)] == ["tournament-none"] * 4


# Two writers


async def test_a_tournament_nobody_touches_leaves_memory_and_is_read_again(services: Services, clock: Clock) -> None:
    tournament = await announced(services, clock)
    before = await services.tournaments.look(tournament)
    clock.pass_(hours=1)
    services.tournaments.cache.unload_idle()
    assert len(services.tournaments.cache) == 0
    assert await services.tournaments.look(tournament) == before
    after = await services.tournaments.act(tournament, person(1), RegisterSelf())
    assert after.book[:-1] == before.book


async def test_what_two_processes_do_at_once_is_all_in_the_book(
    services: Services, rival: Services, clock: Clock
) -> None:
    """Whatever each of them believes to stand there: entrants, posts and a penalty that a game has already."""
    tournament = await announced(services, clock)
    await rival.tournaments.look(tournament)
    doors = (services.tournaments, rival.tournaments)
    presses = [doors[number % 2].act(tournament, person(number), RegisterSelf()) for number in range(1, 9)]
    await asyncio.gather(*presses, doors[1].show(tournament, message_id=7, version=1))
    for shown, door in enumerate(doors, start=2):
        await door.show(tournament, message_id=7, version=shown)
        known = await door.look(tournament)
        assert len(known.tournament.entrants) == 8
        assert {person(number).user for number in range(1, 9)} <= {each.user for each in known.people.values()}


async def test_a_penalty_is_in_the_book_once_though_another_process_writes_meanwhile(
    services: Services, rival: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one's entry comes between the game's change and the book's."""
    from bot.manager.tournament_tables import TournamentTables

    running = await drawn(services, clock, 4)
    table = await draft(services, await table_of(services, running.id))
    caller, penalised = running.user_of_player(PlayerNumber(2)), TournamentTables.penalise

    async def overtaken(self: TournamentTables, *args: Any) -> Table:
        await rival.tournaments.act(
            running.id, next(each for each in map(person, range(1, 5)) if each.user == caller), CallReferee(table.id)
        )
        return await penalised(self, *args)

    monkeypatch.setattr(TournamentTables, "penalise", overtaken)
    ruling = Ruling(IncidentKind.CHEATING, FIRST, PlayerNumber(1), WHY)
    await services.tournaments.act(running.id, REFEREE, ruling)
    monkeypatch.undo()
    for door in (services, rival):
        await door.tournaments.run_due()
    now = await rival.tournaments.look(running.id)
    assert [len(operations(now, kind)) for kind in (Call, Record)] == [1, 1]
    match = (await services.tables.look(table.id)).match
    assert match is not None
    assert [line.action for line in match.lines() if line.by is not None] == ["eliminate"]


async def test_nobody_fills_a_book_by_coming_and_going(services: Services, clock: Clock) -> None:
    cup, zoe = await announced(services, clock), person(1)
    for _ in range(10):
        await services.tournaments.act(cup, zoe, RegisterSelf())
        await services.tournaments.act(cup, zoe, WithdrawSelf())
    with pytest.raises(TournamentError) as refused:
        await services.tournaments.act(cup, zoe, RegisterSelf())
    assert key_of(refused) == "tournament-entries"
    await services.tournaments.act(cup, person(2), RegisterSelf())
    for minute in range(2, 600):  # the announcement, and the request to the referee, count, too
        await services.tournaments.act(cup, ORGANISER, OpenCheckIn(clock.time + timedelta(minutes=minute)))
    with pytest.raises(TournamentError) as refused:
        await services.tournaments.act(cup, ORGANISER, OpenCheckIn(clock.time + timedelta(days=1)))
    assert key_of(refused) == "tournament-entries"
    await services.tournaments.act(cup, ORGANISER, Cancel("enough"))


async def test_nobody_gets_a_new_page_in_a_book_by_being_forgotten(services: Services, clock: Clock) -> None:
    """Whoever is forgotten is a stranger to the book: their lines of before are nobody's."""
    cup, zoe = await announced(services, clock), person(1)
    for number in range(20):
        await services.tournaments.act(cup, zoe, RegisterSelf())
        await services.tournaments.act(cup, zoe, WithdrawSelf())
        if number % 5 == 0:
            await services.privacy.forget(zoe.user)
    await services.privacy.forget(zoe.user)
    with pytest.raises(TooEarly) as refused:
        await services.tournaments.act(cup, zoe, RegisterSelf())
    assert key_of(refused) == "registration-pace"
    await services.tournaments.act(cup, person(2), RegisterSelf())
    clock.pass_(hours=1, seconds=1)
    await services.tournaments.act(cup, zoe, RegisterSelf())


async def test_a_hundred_registrations_at_once_are_as_many_as_one_after_the_other(
    services: Services, clock: Clock
) -> None:
    cup, zoe = await announced(services, clock), person(1)
    requests = [RegisterSelf(), WithdrawSelf()] * 50
    before = len((await services.tournaments.look(cup)).book)
    await asyncio.gather(*(services.tournaments.act(cup, zoe, request) for request in requests), return_exceptions=True)
    after = await services.tournaments.look(cup)
    assert len(after.book) - before == 20

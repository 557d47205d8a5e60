"""Rounds: drawn from their secrets, played, and decided (RULES §10.2, §10.3, §10.8, §9.1)."""

from datetime import timedelta

import pytest

from bot.reasons import GameError
from bot.tournament.draws import OFFICIAL, PlayerNumber, TableNumber, draw_tables
from bot.tournament.officials import Cancel, ResignReferee
from bot.tournament.operation import SYSTEM
from bot.tournament.rounds import CastLot, Draw, Replace, Report, Reveal, SetBreak
from bot.tournament.tournament import Stage, standings
from bot.tournament.waiting import Awaited, waits
from tests.tournament.desk import AS_ORGANISER, AS_REFEREE, LOTS, NOON, SECRETS, begun, checked_in, person
from tests.tournament.test_registration import refused


def numbers(amount: int) -> tuple[PlayerNumber, ...]:
    """Players 1 to so many."""
    return tuple(PlayerNumber(number) for number in range(1, amount + 1))


def test_a_round_is_followed_by_the_break_that_the_organiser_has_set() -> None:
    desk = begun(16)
    desk.do(AS_ORGANISER, SetBreak(1800, None))
    assert desk.now.next_round_at is None, "nothing is waited for while tables play"
    for table in desk.now.rounds[-1].tables:
        desk.report(table.number, table.players[0])
    ended = desk.acts[-1].at
    assert desk.now.next_round_at == ended + timedelta(minutes=30)
    until = desk.acts[-1].at + timedelta(hours=3)
    assert desk.do(AS_ORGANISER, SetBreak(0, until)).next_round_at == until
    (wait,) = waits(desk.now, until - timedelta(seconds=1))
    assert (wait.awaited, wait.at) == (Awaited.BREAK, until)
    assert [wait.awaited for wait in waits(desk.now, until)] == [Awaited.DRAW]
    desk.draw()
    assert (desk.now.next_round_at, desk.now.break_until) == (None, None), "of one round only"


def test_a_break_is_not_endless_and_follows_no_final() -> None:
    desk = begun(16)
    for seconds, until in ((-1, None), (10**7, None), (0, NOON - timedelta(days=90)), (0, NOON + timedelta(days=900))):
        assert refused(desk, AS_ORGANISER, SetBreak(seconds, until)) == "tournament-break"
    now = desk.acts[-1].at + timedelta(seconds=1)
    assert refused(desk, AS_ORGANISER, SetBreak(0, now)) == "tournament-break", "it would be over as it is set"
    assert refused(desk, AS_REFEREE, SetBreak(60, None)) == "tournament-not-yours"
    for table in desk.now.rounds[-1].tables:
        desk.report(table.number, table.players[0])
    desk.draw()
    assert refused(desk, AS_ORGANISER, SetBreak(60, None)) == "tournament-final-drawn §10.2"


def test_the_first_round_follows_from_its_secret_and_the_line_up() -> None:
    desk = begun(18, absent=(3,))
    assert desk.now.stage is Stage.PLAYING
    assert desk.now.players[2] == person(4), "numbers follow the registration of those who are there"
    assert tuple(table.players for table in desk.now.rounds[0].tables) == draw_tables(SECRETS[0], 1, numbers(16))


def test_the_same_acts_draw_the_same_tables() -> None:
    assert begun(20).now == begun(20).now


@pytest.mark.parametrize("secret", [SECRETS[1].hex(), SECRETS[0].hex().upper(), "", "0" * 63, "0" * 65, "xy" * 32])
def test_only_the_secret_that_was_committed_to_draws_a_round(secret: str) -> None:
    assert refused(checked_in(16), SYSTEM, Draw(secret)) == "tournament-secret §10.2"


def test_the_next_round_waits_for_every_table() -> None:
    desk = begun(16)
    for table in desk.now.rounds[0].tables[:3]:
        desk.report(table.number, table.players[0])
    assert refused(desk, SYSTEM, Draw(SECRETS[1].hex())) == "tournament-round-open §10.2"
    last = desk.now.rounds[0].tables[3]
    desk.report(4, last.players[2])
    desk.draw()
    assert desk.now.rounds[1].is_final
    winners = [table.winner for table in desk.now.rounds[0].tables]
    assert sorted(desk.now.rounds[1].tables[0].players) == sorted(winner for winner in winners if winner)


@pytest.mark.parametrize("players", OFFICIAL)
def test_every_official_tournament_comes_to_its_end(players: int) -> None:
    desk = begun(players)
    desk.finish(lambda table: table.players[-1])
    assert desk.now.stage is Stage.OVER
    assert desk.now.champion() is not None
    assert len(desk.now.rounds) == (2 if players == 16 else 3)
    places = [each.place for each in standings(desk.now)]
    final = len(desk.now.rounds[-1].tables[0].players)
    assert places[:final] == [1, *[2] * (final - 1)]
    assert places.count(1) == 1


@pytest.mark.parametrize("players", [4, 6, 7, 11, 13, 17, 63])
def test_every_friendly_cup_does_too(players: int) -> None:
    desk = begun(players, official=False)
    assert desk.finish(lambda table: table.players[0]).stage is Stage.OVER


def test_who_has_won_nothing_is_out_and_who_still_plays_is_in() -> None:
    desk = begun(16)
    assert all(each.is_in for each in standings(desk.now))
    table = desk.now.rounds[0].tables[0]
    desk.report(1, table.players[1])
    still_in = {each.player for each in standings(desk.now) if each.is_in}
    assert still_in == set(numbers(16)) - set(table.players) | {table.players[1]}
    assert standings(desk.now)[0].player == table.players[1]


def test_a_result_is_about_players_of_its_table_once() -> None:
    desk = begun(16)
    here, there = desk.now.rounds[0].tables[:2]
    cases = {
        "tournament-not-at-table §10.2": (there.players[0],),
        "tournament-winners §10.2": (),
    }
    for reason, winners in cases.items():
        assert refused(desk, SYSTEM, Report(here.number, winners, "0" * 64)) == reason
    twice = (here.players[0], here.players[0])
    assert refused(desk, SYSTEM, Report(here.number, twice, "0" * 64)) == "tournament-winners §10.2"
    assert refused(desk, SYSTEM, Report(here.number, here.players[:1], "no hash")) == "tournament-transcript"
    for number in (0, -1, 5):
        operation = Report(TableNumber(number), here.players[:1], "0" * 64)
        assert refused(desk, SYSTEM, operation) == "tournament-no-table"
    desk.report(1, here.players[0])
    assert refused(desk, SYSTEM, Report(here.number, here.players[1:2], "0" * 64)) == "tournament-table-over"


def test_results_come_from_the_table_and_from_nobody_else() -> None:
    desk = begun(16)
    operation = Report(TableNumber(1), desk.now.rounds[0].tables[0].players[:1], "0" * 64)
    for actor in (AS_ORGANISER, AS_REFEREE):
        assert refused(desk, actor, operation) == "tournament-not-yours"


def test_a_shared_victory_is_decided_by_lot() -> None:
    desk = begun(16)
    table = desk.now.rounds[0].tables[1]
    desk.report(2, *table.players[1:])
    tied = desk.now.rounds[0].tables[1]
    assert (tied.winner, tied.tied, tied.is_over) == (None, table.players[1:], False)
    assert refused(desk, SYSTEM, Report(table.number, table.players[:1], "0" * 64)) == "tournament-tied §10.8"
    assert refused(desk, SYSTEM, CastLot(table.number, LOTS.hex())) == "tournament-not-yours"
    assert refused(desk, AS_REFEREE, CastLot(table.number, "chance")) == "tournament-lot-secret §10.8"
    desk.cast(2)
    assert desk.now.rounds[0].tables[1].winner in table.players[1:]
    assert refused(desk, AS_REFEREE, CastLot(table.number, "0" * 64)) == "tournament-no-tie §10.8"
    assert refused(desk, AS_REFEREE, CastLot(TableNumber(1), "0" * 64)) == "tournament-no-tie §10.8"


def test_without_a_referee_organiser_or_moderator_draws_a_lot() -> None:
    desk = begun(16)
    desk.report(2, *desk.now.rounds[0].tables[1].players[1:])
    assert refused(desk, AS_ORGANISER, CastLot(TableNumber(2), LOTS.hex())) == "tournament-not-yours"
    desk.do(AS_REFEREE, ResignReferee("ill"))
    desk.cast(2, AS_ORGANISER)
    assert desk.now.rounds[0].tables[1].is_over


def test_a_lot_that_was_not_drawn_with_the_secret_comes_to_light() -> None:
    desk = begun(16)
    desk.report(1, *desk.now.rounds[0].tables[0].players[:2])
    desk.do(AS_REFEREE, CastLot(TableNumber(1), "7" * 64))
    with pytest.raises(GameError, match="tournament-lot-secret"):
        desk.finish(lambda table: table.players[0])


def test_the_lots_secret_is_told_once_and_at_the_end() -> None:
    desk = begun(4, official=False)
    assert refused(desk, SYSTEM, Reveal(LOTS.hex())) == "tournament-unfinished"
    desk.report(1, 1)
    for secret in (SECRETS[0].hex(), "", "0" * 64):
        assert refused(desk, SYSTEM, Reveal(secret)) == "tournament-lot-secret §10.8"
    desk.do(SYSTEM, Reveal(LOTS.hex()))
    assert refused(desk, SYSTEM, Reveal(LOTS.hex())) == "tournament-revealed"


def test_a_table_that_loses_a_player_in_the_first_rounds_draft_is_dealt_again_with_a_substitute() -> None:
    desk = begun(18)
    before = desk.now.rounds[0].tables[2]
    desk.replace(3, before.players[1])
    after = desk.now.rounds[0].tables[2]
    assert after.players == (before.players[0], 17, *before.players[2:])
    assert desk.now.players[16] == person(17), "the first who waits"
    assert (after.deal, after.drawn) == (2, before.players)
    assert sorted(after.cards) == ["M1", "R1", "R1", "R1"]
    assert desk.now.waiting() == (person(18),)


def test_where_nobody_waits_a_table_goes_on_without_the_missing_one() -> None:
    desk = begun(16)
    before = desk.now.rounds[0].tables[0]
    desk.replace(1, before.players[0])
    after = desk.now.rounds[0].tables[0]
    assert after.players == before.players[1:]
    assert sorted(after.cards) == ["M1", "R1", "R1"]


def test_only_winners_play_later_rounds_whoever_waits() -> None:
    desk = begun(18)
    for table in desk.now.rounds[0].tables:
        desk.report(table.number, table.players[0])
    desk.draw()
    final = desk.now.rounds[1].tables[0]
    desk.replace(1, final.players[3])
    assert desk.now.rounds[1].tables[0].players == final.players[:3]


def test_who_is_left_alone_at_a_table_goes_on() -> None:
    desk = begun(20)
    for table in desk.now.rounds[0].tables:
        desk.report(table.number, table.players[0])
    desk.draw()
    pair = desk.now.rounds[1].tables[1]
    assert len(pair.players) == 2
    desk.replace(2, pair.players[0])
    alone = desk.now.rounds[1].tables[1]
    assert (alone.winner, alone.cards, alone.first) == (pair.players[1], (), None)


def test_a_final_without_the_others_is_won() -> None:
    desk = begun(4, official=False)
    for player in (1, 2, 3):
        desk.replace(1, player)
    assert (desk.now.stage, desk.now.champion()) == (Stage.OVER, 4)


def test_only_the_referee_deals_again_and_only_for_who_sits_there() -> None:
    desk = begun(18)
    table = desk.now.rounds[0].tables[0]
    operation = Replace(table.number, table.players[0], "0" * 64, None, "not here")
    assert refused(desk, AS_ORGANISER, operation) == "tournament-not-yours"
    elsewhere = desk.now.rounds[0].tables[1].players[0]
    stranger = Replace(table.number, elsewhere, "0" * 64, None, "not here")
    assert refused(desk, AS_REFEREE, stranger) == "tournament-not-at-table §10.2"
    silent = Replace(table.number, table.players[0], "0" * 64, None, "")
    assert refused(desk, AS_REFEREE, silent) == "tournament-text"
    keyless = Replace(table.number, table.players[0], "?", None, "not here")
    assert refused(desk, AS_REFEREE, keyless) == "tournament-lot-secret §10.8"


def test_nothing_follows_a_tournament_that_was_called_off() -> None:
    desk = begun(16)
    desk.do(AS_ORGANISER, Cancel("the power is out"))
    assert refused(desk, SYSTEM, Draw(SECRETS[1].hex())) == "tournament-late"
    assert refused(desk, AS_ORGANISER, Cancel("again")) == "tournament-late"
    assert desk.do(SYSTEM, Reveal(LOTS.hex())).stage is Stage.CANCELLED
    assert desk.now.champion() is None


def test_nothing_is_drawn_after_the_final() -> None:
    desk = begun(16)
    desk.finish(lambda table: table.players[0])
    assert refused(desk, SYSTEM, Draw(SECRETS[2].hex())) == "tournament-late"


def test_a_table_is_asked_for_only_once_a_round_is_drawn() -> None:
    assert refused(checked_in(16), SYSTEM, Report(TableNumber(1), numbers(1), "0" * 64)) == "tournament-early"

"""A league's season as its director runs it: removals and bans, more time, games settled, a referee appointed."""

from dataclasses import replace
from datetime import timedelta

from bot.cli.tournament import replayed_game
from bot.manager.services import Services
from bot.manager.tournament_requests import (
    AppointPerson,
    ConcedeGame,
    GiveMoreTime,
    RegisterPerson,
    RegisterSelf,
    SubstitutePerson,
    WithdrawPerson,
    WithdrawSelf,
)
from bot.manager.tournament_values import Caller, Official
from bot.table.preferences import Opener
from bot.table.values import Status, UserId
from bot.tournament.directing import Remove, Settle, Warn
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.league import has_moved
from bot.tournament.officials import AcceptReferee, Cancel, Restore
from bot.tournament.operation import Role
from bot.tournament.tournament import Stage
from bot.tournament.verification import verify
from tests.manager.craft import Clock
from tests.manager.cup import ORGANISER, REFEREE, SOMEBODY, person
from tests.manager.test_league import (
    draft_done,
    drawn,
    opened,
    pick_of,
    refused,
    season_plan,
    signed_up,
    table_of,
    users,
)


async def test_who_is_removed_stays_out_for_so_many_seasons_and_their_games_count_for_nobody(
    services: Services, clock: Clock
) -> None:
    running = await drawn(services, clock, 4)
    tournaments, out = services.tournaments, running.tournament.players[1]
    user = running.user_of(out)
    me = Caller(user or SOMEBODY.user, "Loud")
    assert await refused(tournaments.act(running.id, SOMEBODY, Remove(out, 1, "no"))) == "tournament-not-yours"
    assert await refused(tournaments.act(running.id, me, Remove(out, 1, "no"))) == "tournament-not-yours"
    asked = tournaments.act(running.id, ORGANISER, WithdrawPerson(Official(me.user, me.name)))
    assert await refused(asked) == "league-directs"
    await tournaments.act(running.id, ORGANISER, Remove(out, 1, " too \n loud "))
    await tournaments.run_due()
    running = await tournaments.look(running.id)
    acts = [entry.act.operation for entry in running.book]
    assert [each.why for each in acts if isinstance(each, Remove)] == ["too loud"]
    for each in running.tournament.rounds[0].tables:
        if 2 in each.players:
            assert each.is_void
            assert (await table_of(services, running, each.number)).status == Status.CANCELLED
    assert running.tournament.stage is Stage.PLAYING, "the others play on"
    await tournaments.act(running.id, ORGANISER, Cancel("over"))
    clock.pass_(hours=1)
    await tournaments.run_due()
    second = await opened(services, clock, 2)
    assert await refused(tournaments.act(second, me, RegisterSelf())) == "league-banned"
    asked = tournaments.act(second, ORGANISER, RegisterPerson(Official(me.user, me.name)))
    assert await refused(asked) == "league-banned"
    await tournaments.act(second, person(users(running, (PlayerNumber(1),))[0]), RegisterSelf())
    await tournaments.act(second, ORGANISER, Cancel("over"))
    clock.pass_(hours=1)
    await tournaments.run_due()
    third = await opened(services, clock, 3)
    await tournaments.act(third, me, RegisterSelf())


async def test_a_newcomer_plays_on_in_the_games_of_who_is_replaced(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4, at_once=2)
    tournaments, goes = services.tournaments, running.tournament.players[1]
    newcomer = Official(UserId(4711), "Nora")
    clock.pass_(hours=20)
    early = tournaments.act(running.id, SOMEBODY, SubstitutePerson(goes, newcomer, "ill"))
    assert await refused(early) == "tournament-not-yours"
    await services.profiles.set_guild_preference(1, "barred", [newcomer.user])
    asked = SubstitutePerson(goes, newcomer, "ill")
    assert await refused(tournaments.act(running.id, ORGANISER, asked)) == "league-newcomer"
    await services.profiles.set_guild_preference(1, "barred", [])
    await tournaments.act(running.id, ORGANISER, asked)
    await tournaments.run_due()
    running = await tournaments.look(running.id)
    mine = [each for each in running.tournament.rounds[0].tables if 2 in each.drawn]
    tables = [await table_of(services, running, each.number) for each in mine if running.table_id(each) is not None]
    assert len(tables) == 2
    for drawn_table, table in zip(mine, tables, strict=False):
        seat = drawn_table.drawn.index(PlayerNumber(2))
        assert (table.participants[seat].user_id, table.participants[seat].name) == (newcomer.user, "Nora")
        if seat in table.waiting:
            assert table.timers[seat].due_at == clock.time + timedelta(days=1), "their turn begins now"
    for each in running.tournament.rounds[0].tables:
        if running.table_id(each) is not None:
            await tournaments.act(running.id, ORGANISER, Settle(each.number, (), False, "a test"))
    await tournaments.run_due()
    running = await tournaments.look(running.id)
    later = await table_of(services, running, mine[2].number)
    assert newcomer.user in [each.user_id for each in later.participants], "the next game opens for them"
    clock.pass_(days=2)
    await services.alarm.run_due()
    await tournaments.run_due()
    clock.pass_(days=15)
    await tournaments.run_due()
    assert verify(await tournaments.archive(running.id, ORGANISER), replayed_game).is_proven


async def test_a_director_gives_one_pair_more_time(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    before = [await table_of(services, running, number) for number in (1, 2)]
    due = min(each.due_at for each in before[0].timers if each.due_at is not None)
    asked = GiveMoreTime(TableNumber(1), "ill", until=due + timedelta(hours=2))
    await services.tournaments.act(running.id, ORGANISER, asked)
    enough = services.tournaments.act(running.id, ORGANISER, asked)
    assert await refused(enough) == "tournament-seconds", "nobody’s time ends before that any more"
    after = [await table_of(services, running, number) for number in (1, 2)]
    more = [
        (then.timers[0].due_at or clock.time) - (now.timers[0].due_at or clock.time)
        for now, then in zip(before, after, strict=True)
    ]
    assert [each.total_seconds() for each in more] == [7200, 0]
    clock.pass_(days=1, hours=1)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    assert [each.is_over for each in running.tournament.rounds[0].tables[:2]] == [False, True]


async def test_a_game_that_is_settled_is_called_off_and_the_next_begins(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4, at_once=1)
    assert len(running.games) == 2
    winner = running.tournament.rounds[0].tables[0].players[1]
    await services.tournaments.act(running.id, ORGANISER, Settle(TableNumber(1), (winner,), True, "agreed"))
    await services.tournaments.act(running.id, ORGANISER, Settle(TableNumber(2), (), False, "cards seen"))
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    one, two = running.tournament.rounds[0].tables[:2]
    assert (one.winner, two.is_void) == (winner, True)
    assert {(await table_of(services, running, number)).status for number in (1, 2)} == {Status.CANCELLED}
    assert len(running.games) == 4


async def test_a_settled_game_says_who_never_moved_in_it(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    one, other = running.tournament.rounds[0].tables[0].players
    await pick_of(services, running, 1, one)
    tournaments = services.tournaments
    await tournaments.act(running.id, ORGANISER, Settle(TableNumber(1), (one,), True, "never came"))
    await tournaments.act(running.id, ORGANISER, Settle(TableNumber(1), (), False, "a mistake"))
    await tournaments.act(running.id, ORGANISER, Settle(TableNumber(1), (one,), True, "never came"))
    now = (await tournaments.look(running.id)).tournament
    assert now.rounds[0].tables[0].idle == (other,)
    assert has_moved(now, one)
    assert not has_moved(now, other)


async def test_a_player_resigns_one_game_and_stays_in_the_season(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    tournaments = services.tournaments
    first, second, third = (each for each in running.tournament.rounds[0].tables if 1 in each.players)
    me = person(users(running, (PlayerNumber(1),))[0])
    other = next(player for player in first.players if player != 1)
    elsewhere = next(each for each in running.tournament.rounds[0].tables if 1 not in each.players)
    assert await refused(tournaments.act(running.id, me, ConcedeGame(elsewhere.number))) == "tournament-elsewhere"
    await pick_of(services, running, first.number, other)
    await tournaments.act(running.id, me, ConcedeGame(first.number))
    await draft_done(services, running, second.number)
    await tournaments.act(running.id, me, ConcedeGame(second.number))
    await tournaments.act(running.id, me, ConcedeGame(third.number))
    await tournaments.run_due()
    assert await refused(tournaments.act(running.id, me, ConcedeGame(first.number))) == "tournament-table-over"
    running = await tournaments.look(running.id)
    games = running.tournament.rounds[0].tables
    assert games[first.number - 1].winner == other
    assert (await table_of(services, running, first.number)).status == Status.CANCELLED
    played = games[second.number - 1]
    assert played.winner not in (None, 1)
    assert played.transcript is not None, "after the draft the game has its end in the log"
    assert games[third.number - 1].winner not in (None, 1), "who has not moved yet wins, too: their time goes on"
    assert games[third.number - 1].idle == ()
    assert running.tournament.retired == running.tournament.removed == ()
    assert running.tournament.stage is Stage.PLAYING


async def test_an_appointed_referee_directs_and_the_archive_has_what_was_decided(
    services: Services, clock: Clock
) -> None:
    running = await drawn(services, clock, 4)
    tournaments, season = services.tournaments, running.id
    await tournaments.act(season, ORGANISER, AppointPerson(Official(REFEREE.user, REFEREE.name)))
    referee = replace(REFEREE, opener=Opener(()))
    early = tournaments.act(season, referee, Warn(running.tournament.players[0], "no"))
    assert await refused(early) == "tournament-not-yours"
    await tournaments.act(season, referee, AcceptReferee())
    assert Role.REFEREE in await tournaments.roles_of(season, referee)
    await tournaments.act(season, referee, Warn(running.tournament.players[0], "be there"))
    clock.pass_(days=2)
    await services.alarm.run_due()
    await tournaments.run_due()
    assert (await tournaments.look(season)).tournament.stage is Stage.OVER
    archive = await tournaments.archive(season, referee)
    assert "be there" in archive
    assert verify(archive, replayed_game).is_proven


async def test_a_season_is_called_off_by_two_who_do_not_play_in_it_and_goes_on_again(
    services: Services, clock: Clock
) -> None:
    season = await signed_up(services, clock, 4)
    tournaments = services.tournaments
    await tournaments.act(season, ORGANISER, RegisterSelf())
    clock.pass_(days=1)
    await tournaments.run_due()
    assert await refused(tournaments.act(season, ORGANISER, Cancel("I lose"))) == "league-own-cancel"
    await tournaments.act(season, ORGANISER, WithdrawSelf())
    again = tournaments.act(season, ORGANISER, Cancel("I left"))
    assert await refused(again) == "league-own-cancel", "they had results there, too"
    one, other = (replace(ORGANISER, user=UserId(each), name=f"Moderator {each}") for each in (4711, 4712))
    await tournaments.act(season, one, Cancel("too few"))
    assert (await tournaments.look(season)).tournament.stage is Stage.PLAYING, "another has to agree"
    running = await tournaments.act(season, other, Cancel("too few"))
    assert running.tournament.stage is Stage.CANCELLED
    await tournaments.run_due()
    assert (await table_of(services, running, 1)).is_paused
    assert await refused(services.tournaments.open_season(one, season_plan(clock, 2))) == "league-open"
    running = await tournaments.act(season, one, Restore("enough, after all"))
    await tournaments.run_due()
    assert running.tournament.stage is Stage.PLAYING
    assert not (await table_of(services, running, 1)).is_paused
    for each in (one, other):
        await tournaments.act(season, each, Cancel("too few"))
    clock.pass_(hours=1)
    await tournaments.run_due()
    assert await refused(tournaments.act(season, one, Restore("too late"))) == "tournament-no-restore"
    assert (await table_of(services, running, 1)).status == Status.CANCELLED


async def test_a_moderator_who_has_signed_up_calls_off_a_season_that_has_not_begun(
    services: Services, clock: Clock
) -> None:
    season = await signed_up(services, clock, 4)
    await services.tournaments.act(season, ORGANISER, RegisterSelf())
    await services.tournaments.act(season, ORGANISER, Cancel("not now"))
    assert (await services.tournaments.look(season)).tournament.stage is Stage.CANCELLED

"""A league's seasons as they are run: signed up, drawn, played, awarded, restarted, and the next one after it."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Collection, Hashable
from datetime import timedelta
from typing import Any

import pytest

from bot.cli.tournament import replayed_game
from bot.games.civ.game import GAMES
from bot.manager.league_seasons import SeasonPlan
from bot.manager.services import Services
from bot.manager.tournament_requests import CheckInPerson, RegisterComputers, RegisterSelf, WithdrawSelf
from bot.manager.tournament_runner import TOO_FEW
from bot.manager.tournament_values import Caller, Official, RunningTournament
from bot.reasons import GameError
from bot.store import Store, StoreError
from bot.store.schema import ratings
from bot.table.contest import TournamentId
from bot.table.preferences import LEAGUE
from bot.table.table import Table
from bot.table.values import AtZero, Place, Status, TimeoutOutcome, UserId
from bot.table.values import Clock as TableClock
from bot.tournament.draws import PlayerNumber
from bot.tournament.league import Award, AwardKind, Decide, Movement, division_table, ladder
from bot.tournament.officials import Cancel
from bot.tournament.operation import SYSTEM, Act
from bot.tournament.rounds import Report
from bot.tournament.tournament import Stage, TournamentTable
from bot.tournament.verification import verify
from tests.manager.craft import Clock, new_services, play_out, step
from tests.manager.cup import HALL, ORGANISER, SOMEBODY, person, plan
from tests.manager.cup import switch_on as switch_tournaments_on
from tests.table.tables import key_of

DAY = 86400
CLOCK = TableClock(DAY)


def season_plan(time: Clock, number: int = 1, **more: Any) -> SeasonPlan:
    """A season of two weeks from tomorrow on."""
    values: dict[str, Any] = {
        "starts": time.time + timedelta(days=1), "weeks": 2, "place": HALL, "clock": CLOCK, "clock_text": "1 day",
        "place_text": "#league", "at_once": 3, **more,
    }  # fmt: skip
    return SeasonPlan(number, f"Season {number}", **values)


async def switch_on(services: Services) -> None:
    """The server of the hall has a league."""
    await services.profiles.set_guild_preference(1, "features", [LEAGUE])


async def opened(services: Services, time: Clock, number: int = 1, **more: Any) -> TournamentId:
    """A season that takes people."""
    await switch_on(services)
    return (await services.tournaments.open_season(ORGANISER, season_plan(time, number, **more))).id


async def signed_up(services: Services, time: Clock, people: int, number: int = 1, **more: Any) -> TournamentId:
    """A season for which so many have signed up."""
    season = await opened(services, time, number, **more)
    for each in range(1, people + 1):
        await services.tournaments.act(season, person(each), RegisterSelf())
    return season


async def drawn(services: Services, time: Clock, people: int, number: int = 1, **more: Any) -> RunningTournament:
    """A season that has begun, its tables dealt."""
    season = await signed_up(services, time, people, number, **more)
    time.pass_(days=1)
    await services.tournaments.run_due()
    return await services.tournaments.look(season)


async def table_of(services: Services, running: RunningTournament, number: int) -> Table:
    """The table of a game, by its number in the season."""
    table_id = running.table_id(running.tournament.rounds[0].tables[number - 1])
    assert table_id is not None
    return await services.tables.look(table_id)


async def refused(asked: Awaitable[object]) -> str:
    """The key of the reason why it may not be."""
    with pytest.raises(GameError) as error:
        await asked
    return key_of(error)


def awards(running: RunningTournament) -> list[Decide]:
    """The games of the book that were decided without their end."""
    return [entry.act.operation for entry in running.book if isinstance(entry.act.operation, Decide)]


def users(running: RunningTournament, players: tuple[PlayerNumber, ...]) -> list[int]:
    """The people behind these numbers, as `person` counts them."""
    return [(running.user_of_player(player) or 0) - 1000 for player in players]


def everyone(running: RunningTournament) -> list[int]:
    """Everybody who plays, in order of their numbers, as `person` counts them."""
    return users(running, tuple(PlayerNumber(number) for number in range(1, len(running.tournament.players) + 1)))


async def play_season(services: Services, time: Clock, running: RunningTournament, played: int) -> RunningTournament:
    """So many games played to their end; at the others nobody moves any more once one has made two picks."""
    while running.tournament.stage is Stage.PLAYING:
        for table in running.tournament.rounds[0].tables:
            if table.is_over or running.table_id(table) is None:
                continue
            found = await table_of(services, running, table.number)
            if table.number <= played:
                await play_out(services, found, seed=table.number)
            else:
                for _ in range(3):
                    found = await step(services, found, table.number)
        time.pass_(days=1, hours=1)
        await services.alarm.run_due()
        await services.tournaments.run_due()
        running = await services.tournaments.look(running.id)
    return running


@pytest.mark.slow
@pytest.mark.parametrize("played", [2, pytest.param(16, marks=pytest.mark.long)])
async def test_nine_people_play_two_seasons_with_promotion_and_relegation(
    services: Services, clock: Clock, played: int
) -> None:
    """So many games of each season played to their end, the others lost by the clock."""
    first = await drawn(services, clock, 9)
    assert [len(division) for division in first.tournament.divisions] == [5, 4]
    assert len(first.games) == 7 + 6, "at most three a person at a time"
    first = await play_season(services, clock, first, played)
    assert first.tournament.stage is Stage.OVER
    assert first.tournament.lots_secret is not None
    assert verify(await services.tournaments.archive(first.id, ORGANISER), replayed_game).is_proven
    upper, lower = (division_table(first.tournament, number) for number in range(2))
    assert [row.movement for row in upper] == [Movement.STAYS] * 4 + [Movement.DOWN]
    assert [row.movement for row in lower] == [Movement.UP] + [Movement.STAYS] * 3
    second = await drawn(services, clock, 9, 2)
    assert users(second, second.tournament.divisions[0]) == users(
        first, (*(row.player for row in upper[:4]), lower[0].player)
    )
    assert users(second, second.tournament.divisions[1])[0] == users(first, (upper[4].player,))[0], "who came down"
    second = await play_season(services, clock, second, played)
    assert second.tournament.stage is Stage.OVER
    third = await drawn(services, clock, 9, 3)
    assert everyone(third) == users(second, ladder(second.tournament))


@pytest.mark.slow(in_ci=True)
async def test_newcomers_begin_below_and_who_stays_away_leaves_no_gap(services: Services, clock: Clock) -> None:
    first = await play_season(services, clock, await drawn(services, clock, 5), 0)
    assert first.tournament.stage is Stage.OVER
    assert {*users(first, ladder(first.tournament))} == {1, 2, 3, 4, 5}
    season = await opened(services, clock, 2)
    for number in (7, 3, 1, 6, 5):
        await services.tournaments.act(season, person(number), RegisterSelf())
    clock.pass_(days=1)
    await services.tournaments.run_due()
    second = await services.tournaments.look(season)
    order = everyone(second)
    assert order[:3] == [each for each in users(first, ladder(first.tournament)) if each in (1, 3, 5)]
    assert order[3:] == [7, 6], "no one has a rating: as they have signed up"


async def test_who_has_left_the_server_by_the_draw_is_withdrawn_and_takes_no_place(
    services: Services, clock: Clock
) -> None:
    first = await play_season(services, clock, await drawn(services, clock, 9), 0)
    best = users(first, ladder(first.tournament))[0]

    async def find_departed(guild_id: int | None, users: Collection[UserId], occasion: Hashable) -> frozenset[UserId]:
        return frozenset({person(best).user}.intersection(users) if guild_id == 1 else ())

    services.tournaments.ask_members(find_departed)
    second = await drawn(services, clock, 9, 2)
    assert second.tournament.stage is Stage.PLAYING
    assert everyone(second) == users(first, ladder(first.tournament))[1:]


async def test_newcomers_come_by_rating_once_it_is_no_longer_provisional(
    services: Services, store: Store, clock: Clock
) -> None:
    season = await signed_up(services, clock, 5)
    rated = {2: (30.0, 9, 5), 3: (26.0, 10, 5), 4: (28.0, 10, 5), 5: (35.0, 40, 4)}
    rows = [
        {
            "scope": 1, "season": "2026-Q1", "user_id": person(number).user, "mu": mu, "sigma": 4.0, "points": 0,
            "games": games, "season_games": games, "last_at": clock.time, "opponents": opponents,
        }
        for number, (mu, games, opponents) in rated.items()
    ]  # fmt: skip
    async with store.database.writing() as connection:
        await connection.execute(ratings.insert(), rows)
    clock.pass_(days=1)
    await services.tournaments.run_due()
    assert everyone(await services.tournaments.look(season)) == [4, 3, 1, 2, 5]


async def test_who_never_moves_loses_the_game_by_their_clock(services: Services, clock: Clock) -> None:
    """In the draft the first whose time runs out loses, later whoever is out of the game."""
    running = await drawn(services, clock, 4)
    table = await table_of(services, running, 1)
    assert table.options.clock == TableClock(DAY, at_zero=AtZero.ELIMINATE)
    assert table.match is not None
    assert table.match.is_preparing
    (late, *_) = table.waiting
    if len(table.waiting) > 1:
        table = await step(services, table)
        (late,) = table.waiting
    while (other := await table_of(services, running, 2)).match is not None and other.match.is_preparing:
        await step(services, other)
    (loser,) = other.waiting
    clock.pass_(days=1, hours=1)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    one, two = running.tournament.rounds[0].tables[:2]
    ended = await table_of(services, running, 1)
    assert ended.status == Status.ABANDONED
    assert ended.timeouts[-1].outcome is TimeoutOutcome.ABANDON
    assert one.winner == one.players[1 - late]
    assert (await table_of(services, running, 2)).status == Status.FINISHED
    assert two.winner == two.players[1 - loser]
    assert two.transcript is not None
    assert AwardKind.OUT_OF_TIME in {each.why for each in awards(running)}


@pytest.mark.parametrize("at_once", [1, 2])
async def test_a_division_plays_so_many_games_at_a_time_and_the_next_begins_when_one_ends(
    services: Services, clock: Clock, at_once: int
) -> None:
    running = await drawn(services, clock, 6, at_once=at_once)
    assert len(running.games) == 3 * at_once
    seen = [len(running.games)]
    while running.tournament.stage is Stage.PLAYING:
        tables = running.tournament.rounds[0].tables
        going = [each for each in tables if not each.is_over and running.table_id(each) is not None]
        playing = Counter(player for each in going for player in each.players)
        assert max(playing.values()) <= at_once
        ended = Decide(going[-1].number, going[-1].players[:1], (), True, AwardKind.OUT_OF_TIME)
        act = Act(clock.time, SYSTEM, ended)
        await services.tournaments.cache.change(running.id, lambda state, act=act: state.apply(act))
        await services.tournaments.run_due()
        running = await services.tournaments.look(running.id)
        seen.append(len(running.games))
    assert seen[-1] == 15


async def test_a_game_that_had_no_room_before_the_last_day_does_not_count(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4, at_once=1, clock=TableClock(7 * DAY))
    for each in running.tournament.rounds[0].tables[:2]:
        await draft_done(services, running, each.number)
        for _ in range(2):
            await end_turn(services, await table_of(services, running, each.number))
    clock.pass_(days=6)
    for each in running.tournament.rounds[0].tables[:2]:
        await end_turn(services, await table_of(services, running, each.number))
    clock.pass_(days=7, hours=20)
    for each in running.tournament.rounds[0].tables[:2]:
        table = await table_of(services, running, each.number)
        if table.status == Status.PLAYING:
            await end_turn(services, table)
    clock.pass_(days=1)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    assert running.tournament.stage is Stage.OVER
    later = [each for each in running.tournament.rounds[0].tables if running.table_id(each) is None]
    assert later
    assert all(each.is_void for each in later)
    assert sum(row.played for row in division_table(running.tournament, 0)) == 2 * (6 - len(later))
    assert verify(await services.tournaments.archive(running.id, ORGANISER), replayed_game).is_proven


async def pick_of(services: Services, running: RunningTournament, number: int, player: int) -> None:
    """One player's first pick in a game, whatever the other does."""
    drawn_table = running.tournament.rounds[0].tables[number - 1]
    table, seat = await table_of(services, running, number), drawn_table.players.index(PlayerNumber(player))
    assert table.match is not None
    pick, version = table.match.allowed(seat)[0], table.match.decision(seat) or 0
    await services.tables.submit(table.id, table.participants[seat].user_id, [pick], version=version)


async def test_both_lose_a_game_in_which_neither_moved_and_who_never_does_is_out(
    services: Services, store: Store, clock: Clock
) -> None:
    """Of four two are there, and two never press anything: nobody gets anything for being away."""
    running = await drawn(services, clock, 4)
    away = {*running.tournament.rounds[0].tables[0].players}
    for each in running.tournament.rounds[0].tables:
        if away.isdisjoint(each.players):
            await play_out(services, await table_of(services, running, each.number))
        elif not away.issuperset(each.players):
            (present,) = {*each.players} - away
            await pick_of(services, running, each.number, present)
    clock.pass_(days=1, hours=1)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    assert running.tournament.stage is Stage.OVER
    first, *others = running.tournament.rounds[0].tables
    assert (first.winner, first.tied, first.idle) == (None, (), first.players)
    table = await table_of(services, running, 1)
    assert {each.seat for each in table.timeouts} == {0, 1}, "both have run out of time, whatever their seats"
    assert {*running.tournament.removed} == {running.tournament.players[player - 1] for player in away}
    for player in away:
        mine = [each for each in others if player in each.players]
        assert [each.is_void for each in mine] == [False, True], "out after the second, and the third counts for nobody"
        assert mine[0].winner not in (None, player)
    rows = division_table(running.tournament, 0)
    assert [row.is_out for row in rows] == [False, False, True, True]
    assert away.isdisjoint(ladder(running.tournament))
    services.records.start()
    await services.records.idle()
    rated = await store.results.rating_of(1, [running.user_of_player(player) or 0 for player in away])
    assert all(rating.games == 0 for rating in rated.values())
    assert verify(await services.tournaments.archive(running.id, ORGANISER), replayed_game).is_proven


async def test_who_has_moved_in_another_game_that_goes_on_is_not_out(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    first, *others = [table for table in running.tournament.rounds[0].tables if 1 in table.players]
    clock.pass_(hours=23)
    await pick_of(services, running, first.number, 1)
    for each in (first, *others):  # the others are there
        await pick_of(services, running, each.number, next(player for player in each.players if player != 1))
    clock.pass_(hours=2)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    lost = [running.tournament.rounds[0].tables[each.number - 1] for each in others]
    assert [table.winner not in (None, 1) for table in lost] == [True, True]
    assert running.tournament.players[0] not in running.tournament.removed, "they have moved in the first game"


async def test_the_remaining_games_of_who_withdraws_are_awarded_and_called_off(
    services: Services, clock: Clock
) -> None:
    running = await drawn(services, clock, 4)
    mine = [table for table in running.tournament.rounds[0].tables if 1 in table.players]
    done = await play_out(services, await table_of(services, running, mine[0].number))
    await services.tournaments.run_due()
    me = person(users(running, (PlayerNumber(1),))[0])
    await services.tournaments.act(running.id, me, WithdrawSelf())
    assert await refused(services.tournaments.act(running.id, me, WithdrawSelf())) == "league-left"
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    games = running.tournament.rounds[0].tables
    assert games[mine[0].number - 1].transcript is not None, "what was played stays"
    assert (await services.tables.look(done.id)).status == Status.FINISHED
    for table in mine[1:]:
        assert games[table.number - 1].winner == next(player for player in table.players if player != 1)
        assert (await table_of(services, running, table.number)).status == Status.CANCELLED
    other = next(player for player in mine[1].players if player != 1)
    await services.tournaments.act(running.id, person(users(running, (other,))[0]), WithdrawSelf())
    await services.tournaments.run_due()
    assert (await services.tournaments.look(running.id)).tournament.retired == (1, other)
    assert running.tournament.stage is Stage.PLAYING


async def test_who_leaves_the_season_in_the_middle_of_a_game_loses_it_for_ratings_too(
    services: Services, store: Store, clock: Clock
) -> None:
    running = await drawn(services, clock, 4)
    table = await draft_done(services, running, 1)
    for _ in range(6):
        await end_turn(services, await table_of(services, running, 1))
    left, other = (participant.user_id for participant in table.participants)
    await services.tournaments.act(running.id, Caller(left, "Leaving"), WithdrawSelf())
    await services.tournaments.run_due()
    ended = await table_of(services, running, 1)
    assert ended.status == Status.FINISHED
    assert ended.match is not None
    assert list(ended.match.winners) == [1]
    services.records.start()
    await services.records.idle()
    rated = await store.results.rating_of(1, (left, other))
    (game,) = await store.results.season_games(1, rated[left].season)
    assert {seat.user: seat.place for seat in game.seats} == {other: 1, left: 2}


async def test_no_game_is_decided_because_the_database_cannot_be_read_for_a_moment(
    services: Services, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await drawn(services, clock, 4)
    drawn_table = next(table for table in running.tournament.rounds[0].tables if 1 in table.players)
    done = await play_out(services, await table_of(services, running, drawn_table.number))
    await services.tournaments.act(running.id, person(users(running, (PlayerNumber(1),))[0]), WithdrawSelf())

    async def fail(table_id: object) -> None:
        raise StoreError("store-locked", detail="for a moment")

    services.live.forget(done.id)
    monkeypatch.setattr(store.tables, "load", fail)
    with pytest.raises(StoreError):
        await services.tournaments.run_due()
    monkeypatch.undo()
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    assert running.tournament.rounds[0].tables[drawn_table.number - 1].transcript is not None, "it was played"


async def test_unfinished_games_are_decided_on_the_last_day(services: Services, clock: Clock) -> None:
    """Against whoever has kept the other waiting for a day; else it is shared."""
    running = await drawn(services, clock, 4, clock=TableClock(7 * DAY))
    for number in (1, 2):
        await draft_done(services, running, number)
    for _ in range(2):
        clock.pass_(days=6)
        for number in (1, 2):
            await end_turn(services, await table_of(services, running, number))
    clock.pass_(days=1, hours=12)
    await end_turn(services, await table_of(services, running, 2))
    slow = await table_of(services, running, 1)
    (seat,) = slow.waiting
    clock.pass_(hours=12)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    assert running.tournament.stage is Stage.OVER
    assert running.tournament.lots_secret is not None
    one, two = running.tournament.rounds[0].tables[:2]
    assert one.winner == one.players[1 - seat]
    assert two.is_shared
    assert two.tied == two.players
    assert {(await table_of(services, running, number)).status for number in (1, 2)} == {Status.CANCELLED}


async def end_turn(services: Services, table: Table) -> None:
    """Play on until another seat is awaited."""
    before = table.waiting
    while table.status == Status.PLAYING and table.waiting == before:
        table = await step(services, table)
    assert table.status == Status.PLAYING


async def draft_done(services: Services, running: RunningTournament, number: int) -> Table:
    """The table of a game, its draft complete."""
    while (table := await table_of(services, running, number)).match is not None and table.match.is_preparing:
        await step(services, table)
    return table


async def test_one_season_at_a_time_by_a_moderator_where_it_is_switched_on(services: Services, clock: Clock) -> None:
    tournaments = services.tournaments
    assert await refused(tournaments.open_season(ORGANISER, season_plan(clock))) == "feature-off"
    season = await opened(services, clock)
    assert await refused(tournaments.open_season(ORGANISER, season_plan(clock, 2))) == "league-open"
    assert await refused(tournaments.open_season(SOMEBODY, season_plan(clock, 2))) == "moderators-only"
    at_home = season_plan(clock, place=Place(None, 50, "en"))
    assert await refused(tournaments.open_season(ORGANISER, at_home)) == "server-only"
    await tournaments.act(season, ORGANISER, Cancel("rain"))
    time_to_restore = tournaments.open_season(ORGANISER, season_plan(clock, 2))
    assert await refused(time_to_restore) == "league-open", "the first can still go on"
    clock.pass_(hours=1)
    await tournaments.run_due()
    late = season_plan(clock, 2, starts=clock.time)
    assert await refused(tournaments.open_season(ORGANISER, late)) == "tournament-start"
    for wrong in (None, TableClock(300), TableClock(8 * DAY)):
        assert await refused(tournaments.open_season(ORGANISER, season_plan(clock, 2, clock=wrong))) == "league-clock"
    for at_once in (0, 4):
        asked = tournaments.open_season(ORGANISER, season_plan(clock, 2, at_once=at_once))
        assert await refused(asked) == "league-at-once"
    for weeks in (1, 7):
        assert await refused(tournaments.open_season(ORGANISER, season_plan(clock, 2, weeks=weeks))) == "league-weeks"
    both = (tournaments.open_season(ORGANISER, season_plan(clock, 2)) for _ in range(2))
    made = await asyncio.gather(*both, return_exceptions=True)
    assert sum(isinstance(each, GameError) for each in made) == 1
    assert await tournaments.next_season(1) == 3


async def test_a_league_and_tournaments_do_not_get_in_each_others_way(services: Services, clock: Clock) -> None:
    season = await opened(services, clock)
    assert await services.features.in_use(1) == {LEAGUE}
    assert await refused(services.tournaments.current(1)) == "tournament-none"
    await switch_tournaments_on(services)
    cup = await services.tournaments.create(ORGANISER, plan(clock))
    assert (await services.tournaments.current(1)).id == cup.id
    assert (await services.tournaments.current(1, is_league=True)).id == season
    assert await refused(services.tournaments.current(2, is_league=True)) == "league-none"


async def test_a_season_with_three_waits_a_day_for_the_fourth(services: Services, clock: Clock) -> None:
    season = await signed_up(services, clock, 3)
    clock.pass_(days=1)
    await services.tournaments.run_due()
    assert (await services.tournaments.look(season)).posting.stuck_since is not None
    clock.pass_(hours=20)
    await services.tournaments.act(season, person(4), RegisterSelf())
    await services.tournaments.run_due()
    running = await services.tournaments.look(season)
    assert running.tournament.stage is Stage.PLAYING
    assert running.tournament.ends_at == clock.time + timedelta(weeks=2), "it has its whole length all the same"


async def test_a_season_without_a_fourth_is_called_off(services: Services, clock: Clock) -> None:
    season = await signed_up(services, clock, 3)
    clock.pass_(days=1)
    await services.tournaments.run_due()
    clock.pass_(days=1, hours=1)
    await services.tournaments.run_due()
    running = await services.tournaments.look(season)
    assert running.tournament.stage is Stage.CANCELLED
    assert Cancel(TOO_FEW) in [entry.act.operation for entry in running.book]
    assert (await drawn(services, clock, 4, 2)).tournament.stage is Stage.PLAYING, "and the next one can be opened"


async def test_what_a_season_does_not_have_is_refused(services: Services, clock: Clock) -> None:
    season = await signed_up(services, clock, 4)
    act = services.tournaments.act
    assert await refused(act(season, ORGANISER, RegisterComputers(1))) == "league-computer"
    asked = act(season, ORGANISER, CheckInPerson(Official(person(1).user, "Player 1")))
    assert await refused(asked) == "league-operation"
    await services.profiles.set_guild_preference(1, "barred", [int(person(9).user)])
    assert await refused(act(season, person(9), RegisterSelf())) == "barred"


async def test_nobody_votes_leaves_or_calls_a_referee_at_a_league_table(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    table = await table_of(services, running, 1)
    user = table.participants[0].user_id
    assert not table.policy.calls_referee
    assert await refused(services.tables.resign(table.id, user)) == "league-decides"
    assert await refused(services.tables.undo(table.id, user, version=0)) == "league-decides"


async def test_a_restart_while_tables_are_opened_opens_none_twice(url: str, clock: Clock) -> None:
    store = await Store.open(url, GAMES)
    services = new_services(store, clock)
    season = await signed_up(services, clock, 6)
    asked: list[int] = []

    async def place(running: RunningTournament, table: TournamentTable) -> Place:
        asked.append(table.number)
        if len(asked) == 5:
            raise ConnectionError
        return running.place

    services.tournaments.ask_places(place)
    clock.pass_(days=1)
    with pytest.raises(ConnectionError):
        await services.tournaments.run_due()
    before = dict((await services.tournaments.look(season)).games)
    assert len(before) == 4
    await services.stop()
    await store.close()
    store = await Store.open(url, GAMES)
    services = new_services(store, clock)
    services.tournaments.ask_places(place)
    await services.tournaments.run_due()
    running = await services.tournaments.look(season)
    assert len(running.games) == 9
    assert len(set(running.games.values())) == 9
    assert {contest: running.games[contest] for contest in before} == before
    assert asked == [1, 2, 3, 4, 5, *range(5, 10)]
    await services.stop()
    await store.close()


async def test_a_restart_between_an_award_and_the_end_of_its_game_ends_it(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    me = person(users(running, (PlayerNumber(1),))[0])
    await services.tournaments.act(running.id, me, WithdrawSelf())
    # awarded by a process that stopped right afterwards
    for table in (table for table in running.tournament.rounds[0].tables if 1 in table.players):
        award = Award(table.number, (table.players[1],), AwardKind.WITHDRAWN)
        act = Act(clock.time, SYSTEM, award)
        await services.tournaments.cache.change(running.id, lambda state, act=act: state.apply(act))
    assert (await table_of(services, running, 1)).status == Status.PLAYING
    await services.tournaments.run_due()
    mine = [table for table in running.tournament.rounds[0].tables if 1 in table.players]
    assert {(await table_of(services, running, table.number)).status for table in mine} == {Status.CANCELLED}


async def test_a_season_stands_still_while_the_bot_is_away_and_ends_when_it_is_back(
    services: Services, clock: Clock
) -> None:
    running = await drawn(services, clock, 4)
    await services.departures.leave_server(1)
    clock.pass_(days=20)
    await services.tournaments.run_due()
    assert (await services.tournaments.look(running.id)).tournament.stage is Stage.PLAYING
    await services.departures.return_to_server(1)
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    assert running.tournament.stage is Stage.OVER
    assert {each.why for each in awards(running)} == {AwardKind.SEASON_OVER}


async def test_a_clock_set_back_loses_nothing(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    clock.pass_(days=-10)
    await services.alarm.run_due()
    await services.tournaments.run_due()
    assert (await services.tournaments.look(running.id)).tournament == running.tournament
    await play_out(services, await table_of(services, running, 1))
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    assert running.tournament.rounds[0].tables[0].is_over
    assert sum(isinstance(entry.act.operation, Report) for entry in running.book) == 1


async def test_who_is_forgotten_leaves_the_season_and_every_list(services: Services, clock: Clock) -> None:
    running = await drawn(services, clock, 4)
    user = running.user_of_player(PlayerNumber(2))
    assert user is not None
    await services.privacy.forget(user)
    await services.tournaments.run_due()
    running = await services.tournaments.look(running.id)
    assert running.tournament.retired == (2,)
    assert user not in {each.user for each in running.people.values()}
    assert all(table.is_over for table in running.tournament.rounds[0].tables if 2 in table.players)


async def test_a_moderator_who_plays_has_no_other_rights_at_the_tables(services: Services, clock: Clock) -> None:
    season = await signed_up(services, clock, 4)
    await services.tournaments.act(season, ORGANISER, RegisterSelf())
    everyone = [entrant.who for entrant in (await services.tournaments.look(season)).tournament.entrants]
    assert len(everyone) == 5
    assert (
        await refused(services.tournaments.act(season, Caller(UserId(77), "X"), Cancel("no"))) == "tournament-not-yours"
    )

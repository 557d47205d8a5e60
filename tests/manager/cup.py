"""A tournament run by hand: people, computers, an organiser and a referee, by a clock one sets."""

from datetime import timedelta
from typing import Any

from bot.manager.services import Services
from bot.manager.tournament_requests import CastLotAt, CheckInSelf, DrawNextRound, RegisterComputers, RegisterSelf
from bot.manager.tournament_values import Caller, Official, Plan, RunningTournament
from bot.table.contest import TournamentId
from bot.table.preferences import TOURNAMENTS, Opener
from bot.table.table import Table
from bot.table.values import Place, UserId
from bot.tournament.officials import AcceptReferee
from bot.tournament.registration import CloseCheckIn, OpenCheckIn
from bot.tournament.tournament import Stage
from tests.manager.craft import Clock, play_out, step

HALL = Place(1, 50, "en")
ORGANISER = Caller(UserId(900), "Olga", Opener((), is_manager=True))
REFEREE = Caller(UserId(901), "Rui")
SOMEBODY = Caller(UserId(902), "Sol")


def person(number: int) -> Caller:
    """Whoever registers as the so-many-th, from 1."""
    return Caller(UserId(1000 + number), f"Player {number}")


async def switch_on(services: Services) -> None:
    """The server of the hall has tournaments."""
    await services.profiles.set_guild_preference(1, "features", [TOURNAMENTS])


def plan(time: Clock, **more: Any) -> Plan:
    """A friendly cup tomorrow."""
    values: dict[str, Any] = {"official": False, "places": 64, **more}
    return Plan("Spring cup", time.time + timedelta(days=1), HALL, Official(REFEREE.user, REFEREE.name), **values)


async def announced(services: Services, time: Clock, **more: Any) -> TournamentId:
    """A tournament that has just been announced, and whose referee has accepted."""
    await switch_on(services)
    tournament = (await services.tournaments.create(ORGANISER, plan(time, **more))).id
    await services.tournaments.act(tournament, REFEREE, AcceptReferee())
    return tournament


async def ready(services: Services, time: Clock, people: int, computers: int = 0, **more: Any) -> TournamentId:
    """A tournament whose first round may be drawn, everybody there."""
    tournament = await announced(services, time, **more)
    for number in range(1, people + 1):
        await services.tournaments.act(tournament, person(number), RegisterSelf())
    if computers:
        await services.tournaments.act(tournament, ORGANISER, RegisterComputers(computers))
    await services.tournaments.act(tournament, ORGANISER, OpenCheckIn(time.time + timedelta(minutes=30)))
    for number in range(1, people + 1):
        await services.tournaments.act(tournament, person(number), CheckInSelf())
    await services.tournaments.act(tournament, ORGANISER, CloseCheckIn())
    return tournament


async def drawn(services: Services, time: Clock, people: int, computers: int = 0, **more: Any) -> RunningTournament:
    """A tournament whose first round is drawn, its tables dealt."""
    tournament = await ready(services, time, people, computers, **more)
    await services.tournaments.act(tournament, ORGANISER, DrawNextRound())
    await services.tournaments.run_due()
    return await services.tournaments.look(tournament)


async def table_of(services: Services, tournament: TournamentId, number: int = 1) -> Table:
    """A table of the round that is played."""
    found = (await services.tournaments.tables_of(tournament))[number - 1].table
    assert found is not None
    return found


async def draft(services: Services, table: Table) -> Table:
    """The game with its draft complete, all seats a person's."""
    while table.match is not None and table.match.is_preparing:
        table = await step(services, table)
    return table


async def end_round(services: Services, tournament: TournamentId, seed: int = 3) -> None:
    """Every table of the round played to its end, and lots cast; nothing is drawn by hand."""
    number = len((await services.tournaments.look(tournament)).tournament.rounds)
    while True:
        played = (await services.tournaments.look(tournament)).tournament.rounds
        if len(played) > number or played[-1].is_over:
            return
        for state in await services.tournaments.tables_of(tournament):
            if state.drawn.tied and not state.drawn.is_over:
                await services.tournaments.act(tournament, REFEREE, CastLotAt(state.number))
            elif state.table is not None and state.table.status == "playing":
                await play_out(services, state.table, seed)
        await services.tournaments.run_due()


async def play_on(services: Services, tournament: TournamentId, seed: int = 3) -> RunningTournament:
    """Everything played to the end: people towards their victories, computers by themselves, lots cast."""
    while (running := await services.tournaments.look(tournament)).tournament.stage is Stage.PLAYING:
        for state in await services.tournaments.tables_of(tournament):
            if state.drawn.tied and not state.drawn.is_over:
                await services.tournaments.act(tournament, REFEREE, CastLotAt(state.number))
            elif state.table is not None and state.table.status == "playing":
                await play_out(services, state.table, seed)
        await services.tournaments.run_due()
    return running

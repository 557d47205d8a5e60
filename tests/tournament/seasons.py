"""A league's season by hand: announced, entered, drawn, and its games decided."""

from collections.abc import Callable
from datetime import timedelta

from bot.chance import commitment
from bot.tournament.draws import PlayerNumber, TableNumber, deals_secret
from bot.tournament.league import AnnounceSeason, Award, DrawSeason, OpenSeason
from bot.tournament.operation import SYSTEM
from bot.tournament.registration import Register
from bot.tournament.rounds import Reveal
from bot.tournament.tournament import Pseudonym, TournamentTable
from tests.tournament.desk import AS_ORGANISER, LOTS, NOON, ORGANISER, SECRETS, Desk, as_player, person

DAYS = 28


def season_announcement(days: int = DAYS, at_once: int | None = 2) -> OpenSeason:
    """The announcement of a season that begins at `NOON`, as of old where all games begin at once."""
    committed = tuple(map(commitment, (*SECRETS, deals_secret(LOTS))))
    values = (1, "Season 1", "The club", "1 day", NOON, days, 36, ORGANISER, committed)
    return OpenSeason(*values) if at_once is None else AnnounceSeason(*values, at_once)


def signed_up(people: int) -> Desk:
    """A season for which so many have signed up."""
    desk = Desk()
    desk.do(AS_ORGANISER, season_announcement())
    for number in range(1, people + 1):
        desk.do(as_player(number), Register(person(number)))
    return desk


def draw_season(desk: Desk, people: int, order: tuple[Pseudonym, ...] = ()) -> None:
    """Draw the season at its start, the people in order of their numbers unless another one is given."""
    wait = int((NOON - desk.acts[-1].at) / timedelta(seconds=1))
    order = order or tuple(person(number) for number in range(1, people + 1))
    desk.do(SYSTEM, DrawSeason(SECRETS[0].hex(), order), max(wait, 1))


def begun_season(people: int) -> Desk:
    """A season that is drawn."""
    desk = signed_up(people)
    draw_season(desk, people)
    return desk


def award(desk: Desk, table: int, *winners: int, why: str = "withdrawn") -> None:
    """A game decided without its end."""
    desk.do(SYSTEM, Award(TableNumber(table), tuple(map(PlayerNumber, winners)), why))


def finish_season(desk: Desk, choose: Callable[[TournamentTable], tuple[int, ...]]) -> None:
    """Every open game decided by `choose`, and the secret of the lots published."""
    for table in desk.now.rounds[0].tables:
        if not table.is_over:
            winners = choose(table)
            if winners:
                desk.report(table.number, *winners)
            else:
                award(desk, table.number)
    desk.do(SYSTEM, Reveal(LOTS.hex()))

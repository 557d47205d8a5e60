"""What tests of the laws do to a table by hand is what the manager does to it: the same acts make the same table."""

import random
from collections.abc import Awaitable, Callable

import pytest

from bot.manager.services import Services
from bot.reasons import GameError
from bot.store import Store
from bot.table.availability import Availability, parse_quiet_hours
from bot.table.limits import Limits
from bot.table.values import AtZero, TableId, UserId
from bot.table.values import Clock as TurnClock
from bot.table.vote import VoteKind, subject_from
from tests.manager.craft import SLOW, Clock
from tests.manager.craft import begun as begun_at_the_manager
from tests.table.people import ADA, BO, CY, EVE
from tests.table.tables import NAMES, Session, begun, legal, version

PEOPLE = (ADA, BO, CY, EVE)
KINDS = tuple(VoteKind)
CLOCKS = (None, TurnClock(300), TurnClock(24 * 3600), TurnClock(24 * 3600, 3600, AtZero.SEAT))


@pytest.fixture
def limits() -> Limits:
    return SLOW


class Both:
    """The same table twice, and acts that are done to both."""

    def __init__(
        self, services: Services, clock: Clock, table_id: TableId, session: Session, dice: random.Random
    ) -> None:
        self.services = services
        self.clock = clock
        self.id = table_id
        self.session = session
        self.dice = dice

    async def act(self) -> str:
        """One act at both; why it is refused, which must be for the same reason."""
        user, kind = self.dice.choice(PEOPLE), self.dice.choice(KINDS)
        there, here = self._acts(user, kind)[self.dice.choice((0, 0, 0, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9))]
        refused, because = "", ""
        try:
            await there()
        except GameError as error:
            refused = error.reason.key
        try:
            here()
        except GameError as error:
            because = error.reason.key
        assert because == refused
        return refused

    def _acts(
        self, user: UserId, kind: VoteKind
    ) -> tuple[tuple[Callable[[], Awaitable[object]], Callable[[], object]], ...]:
        services, game, number = self.services, self.session, self.id
        hours, agrees, subject = self.dice.choice((1, 7, 30)), self.dice.random() < 0.7, self.dice.randrange(3)
        quiet, hidden = self.dice.choice(("22-7", "12:30-13")), [game.who()] if game.table.waiting else []
        about = subject_from(kind, subject)

        async def time_passes() -> None:
            self.clock.pass_(hours=hours)
            await services.alarm.run_due()

        def time_passes_here() -> None:
            game.wait(hours=hours)
            game.ring()

        async def moves() -> None:
            found = legal(game.table)
            at = version(game.table)
            if game.table.automatic_waiting:
                seat = game.table.automatic_waiting[0]
                await services.tables.play_automatic(number, seat, legal(game.table, seat)[0], at)
            else:
                await services.tables.submit(number, game.who(), [found[-1]], version=at)

        def moves_here() -> None:
            if game.table.automatic_waiting:
                seat = game.table.automatic_waiting[0]
                game.computer_moves(seat, legal(game.table, seat)[0])
            else:
                game.submit(game.who(), legal(game.table)[-1])

        stay = (time_passes, time_passes_here)
        return (
            (moves, moves_here) if game.table.waiting else stay,
            stay,
            (
                lambda: services.votes.propose(number, user, kind, subject=about, name=NAMES[user]),
                lambda: game.propose(user, kind, about),
            ),
            (
                lambda: services.votes.answer(number, user, kind, agrees=agrees),
                lambda: game.answer(user, kind, agrees=agrees),
            ),
            (lambda: services.tables.away(number, user), lambda: game.away(user)),
            (lambda: services.tables.come_back(number, user), lambda: game.come_back(user)),
            (lambda: services.votes.resume(number, user), lambda: game.resume(user)),
            (
                lambda: services.profiles.set_quiet(user, quiet),
                lambda: game.set_hours(user, Availability(quiet=parse_quiet_hours(quiet))),
            ),
            (lambda: services.posts.mark_unreached(number, hidden), lambda: game.hide_place_from(*hidden)),
            (lambda: services.tables.nudge(number, user), lambda: game.nudge(user)),
        )


@pytest.mark.parametrize("seed", range(4))
async def test_the_same_acts_make_the_same_table_and_tell_the_same(
    services: Services, store: Store, clock: Clock, seed: int
) -> None:
    dice = random.Random(seed)
    chosen = CLOCKS[seed % len(CLOCKS)]
    table = await begun_at_the_manager(services, 3, clock=chosen)
    session = begun(3, clock=chosen)
    both = Both(services, clock, table.id, session, dice)
    refused: list[str] = []
    for _ in range(120):
        refused.append(await both.act())
        assert await services.tables.look(table.id) == session.table
    assert refused.count("") > 20
    told = [(each.kind, each.user_id, each.number, each.at, each.about) for each in await store.outbox.unsent(1000)]
    assert told == [(each.kind, each.user_id, each.number, each.at, each.about) for each in session.around.notices]

"""What organisers and entrants do: announced, entered, present, drawn, called off, archived."""

import random as chance
import secrets
from bot.chance import commitment
from bot.manager.contests import Contests
from bot.manager.tournament_rights import (
    as_organiser,
    as_player,
    as_referee,
    introduced,
    may_organise,
    may_referee,
    met,
)
from bot.manager.tournament_running import next_draw
from bot.manager.tournament_state import TournamentCache, TournamentState
from bot.manager.tournament_values import Caller, Official, Plan
from bot.store import Store
from bot.store.tournaments import Person, Posting, Settings, StoredTournament
from bot.table.computers import NAMES
from bot.table.contest import TournamentId
from bot.table.errors import NotAllowed
from bot.table.forgetting import NOBODY
from bot.table.values import UserId
from bot.tournament.actions import (
    Act,
    Actor,
    Announce,
    Appoint,
    Cancel,
    CheckIn,
    CloseCheckIn,
    MakeFriendly,
    OpenCheckIn,
    Operation,
    Pseudonym,
    Register,
    Replace,
    Report,
    Role,
    Withdraw,
    tidy_text,
)
from bot.tournament.archive import write_archive
from bot.tournament.book import make_book
from bot.tournament.draws import ROUNDS, deals_secret
from bot.tournament.errors import TournamentError
from bot.tournament.laws import happen
from bot.tournament.tournament import Stage
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from typing import Final

MOST_OPEN: Final = 5
"""Tournaments that may go on at once on one server."""
LONGEST_TITLE: Final = 80


class Organising:
    """Acts of organisers and entrants. `moderates`: whether the caller moderates the server."""

    def __init__(
        self,
        store: Store,
        cache: TournamentCache,
        contests: Contests,
        now: Callable[[], datetime],
        random: chance.Random,
    ) -> None:
        self._store = store
        self._cache = cache
        self._contests = contests
        self._now = now
        self._random = random

    async def create(self, caller: Caller, plan: Plan) -> TournamentState:
        """A tournament announced. Raises `TournamentError`."""
        if plan.starts <= self._now():
            raise TournamentError("tournament-start")
        going_on = await self._store.tournaments.of_guild(plan.place.guild_id or 0, is_open=True)
        if len(going_on) >= MOST_OPEN:
            raise TournamentError("tournament-many", limit=MOST_OPEN)
        # from the system, not from `random`: what is committed to must be nothing that anybody could work out
        made = [secrets.token_bytes(32) for _ in range(ROUNDS + 1)]
        settings = Settings(plan.clock, plan.referee_role, plan.check_in, plan.no_show)
        people, organiser = introduced({}, caller.user, caller.name, self._random)
        people, referee = introduced(people, plan.referee.user, plan.referee.name, self._random)
        barred: list[Pseudonym] = []
        for official in plan.barred:
            people, who = introduced(people, official.user, official.name, self._random)
            barred.append(who)
        operation = Announce(
            tidy_text(plan.title)[:LONGEST_TITLE].rstrip(), tidy_text(plan.place_text), tidy_text(plan.clock_text),
            plan.starts, plan.official, plan.places, organiser, referee, tuple(dict.fromkeys(barred)),
            tuple(map(commitment, (*made, deals_secret(made[ROUNDS])))),
        )  # fmt: skip
        act = Act(self._now(), Actor(Role.ORGANISER, organiser), operation)
        tournament = happen(None, act)
        stored = StoredTournament(
            TournamentId(0), plan.place, settings, tuple(each.hex() for each in made), make_book([act]), people, {},
            Posting(),
        )  # fmt: skip
        return await self._cache.create(stored, tournament)

    async def register(
        self, tournament_id: TournamentId, caller: Caller, barred: Collection[UserId]
    ) -> TournamentState:
        """The caller enters. Raises `NotAllowed` where the server keeps him from its tables."""
        if caller.user in barred:
            raise NotAllowed("barred")
        return await self._of_player(tournament_id, caller, Register)

    async def withdraw(self, tournament_id: TournamentId, caller: Caller) -> TournamentState:
        """The caller leaves again."""
        return await self._of_player(tournament_id, caller, Withdraw)

    async def check_in(self, tournament_id: TournamentId, caller: Caller) -> TournamentState:
        """The caller is there."""
        return await self._of_player(tournament_id, caller, CheckIn)

    async def register_computers(
        self, tournament_id: TournamentId, caller: Caller, count: int, *, moderates: bool
    ) -> TournamentState:
        """So many computer players enter, each with a number of its own below zero."""

        def decide(state: TournamentState) -> TournamentState:
            state, by = as_organiser(state, caller, self._random, moderates=moderates)
            # people's numbers are above zero, computers count downwards: the lowest is the last that was given
            first = 1 - min((person.user for person in state.stored.people.values()), default=0)
            for number in range(max(1, first), max(1, first) + count):
                state, who = met(state, UserId(-number), _computer_name(state, number), self._random)
                state = state.apply(self._act(by, Register(who, computer=True)))
            return state

        return await self._cache.change(tournament_id, decide)

    async def remove(
        self, tournament_id: TournamentId, caller: Caller, user: Official, *, moderates: bool
    ) -> TournamentState:
        """Somebody is taken off the list."""

        def decide(state: TournamentState) -> TournamentState:
            state, by = as_organiser(state, caller, self._random, moderates=moderates)
            if (who := state.who_is(user.user)) is None:
                raise TournamentError("tournament-not-registered")
            return state.apply(self._act(by, Withdraw(who)))

        return await self._cache.change(tournament_id, decide)

    async def open_check_in(
        self, tournament_id: TournamentId, caller: Caller, until: datetime, *, moderates: bool
    ) -> TournamentState:
        """The check-in with that deadline."""
        return await self._of_organiser(tournament_id, caller, OpenCheckIn(until), moderates=moderates)

    async def close_check_in(self, tournament_id: TournamentId, caller: Caller, *, moderates: bool) -> TournamentState:
        """Who is not there is dropped."""
        return await self._of_organiser(tournament_id, caller, CloseCheckIn(), moderates=moderates)

    async def make_friendly(self, tournament_id: TournamentId, caller: Caller, *, moderates: bool) -> TournamentState:
        """Not official any more."""
        return await self._of_organiser(tournament_id, caller, MakeFriendly(), moderates=moderates)

    async def draw(self, tournament_id: TournamentId, caller: Caller, *, moderates: bool) -> TournamentState:
        """The next round, the check-in closed before."""

        def decide(state: TournamentState) -> TournamentState:
            state, by = self._host(state, caller, moderates=moderates)
            if state.tournament.stage is Stage.CHECK_IN:
                state = state.apply(self._act(by, CloseCheckIn()))
            return state.apply(self._act(by, next_draw(state)))

        return await self._cache.change(tournament_id, decide)

    async def appoint(
        self, tournament_id: TournamentId, caller: Caller, referee: Official, *, moderates: bool
    ) -> TournamentState:
        """Another referee."""

        def decide(state: TournamentState) -> TournamentState:
            state, by = as_organiser(state, caller, self._random, moderates=moderates)
            state, who = met(state, referee.user, referee.name, self._random)
            return state.apply(self._act(by, Appoint(who)))

        return await self._cache.change(tournament_id, decide)

    async def cancel(
        self, tournament_id: TournamentId, caller: Caller, why: str, *, moderates: bool
    ) -> TournamentState:
        """Called off; its games follow."""

        def decide(state: TournamentState) -> TournamentState:
            state, by = self._host(state, caller, moderates=moderates)
            return state.apply(self._act(by, Cancel(tidy_text(why))))

        return await self._cache.change(tournament_id, decide)

    async def archive(self, tournament_id: TournamentId, caller: Caller, *, moderates: bool) -> str:
        """The archive. Raises `TournamentError` (`tournament-unfinished`) until all secrets are told."""
        state = await self._cache.glance(tournament_id)
        self._host(state, caller, moderates=moderates)
        # the secrets are what the archive is checked with
        if state.tournament.lots_secret is None:
            raise TournamentError("tournament-unfinished")
        book = state.stored.book
        results = [entry.act.operation for entry in book if isinstance(entry.act.operation, Report | Replace)]
        games = await self._contests.archived(
            state, [each.transcript for each in results if each.transcript is not None]
        )
        return write_archive(book, {who: person.name for who, person in state.stored.people.items()}, games)

    async def forget(
        self, tournament_id: TournamentId, caller: Caller, user: Official, *, moderates: bool
    ) -> TournamentState:
        """A name taken off the list beside the book. Raises `TournamentError` until the tournament is over."""

        def decide(state: TournamentState) -> TournamentState:
            if caller.user != user.user:
                as_organiser(state, caller, self._random, moderates=moderates)
            if not state.tournament.is_ended:
                raise TournamentError("tournament-unfinished")
            people = {who: person for who, person in state.stored.people.items() if person.user != user.user}
            return replace(state, stored=replace(state.stored, people=people))

        return await self._cache.change(tournament_id, decide)

    async def forget_person(self, tournament_id: TournamentId, user: UserId) -> TournamentState:
        """Nobody's name and number in place of somebody's, who has asked for it himself; the book goes on."""

        def decide(state: TournamentState) -> TournamentState:
            gone = UserId(0), NOBODY
            people = {
                who: Person(who, *gone) if person.user == user else person
                for who, person in state.stored.people.items()
            }
            return replace(state, stored=replace(state.stored, people=people))

        return await self._cache.change(tournament_id, decide)

    async def show(self, tournament_id: TournamentId, message_id: int | None, version: int) -> None:
        """Keeps which message announces it, and what that shows."""
        await self._post(tournament_id, lambda kept: replace(kept, message_id=message_id, version=version))

    async def keep_event(self, tournament_id: TournamentId, event_id: int | None) -> None:
        """Keeps its scheduled event."""
        await self._post(tournament_id, lambda kept: replace(kept, event_id=event_id))

    async def _post(self, tournament_id: TournamentId, change: Callable[[Posting], Posting]) -> None:
        def decide(state: TournamentState) -> TournamentState:
            return replace(state, stored=replace(state.stored, posting=change(state.stored.posting)))

        await self._cache.change(tournament_id, decide)

    # How it is done

    async def _of_player(
        self, tournament_id: TournamentId, caller: Caller, made: Callable[[Pseudonym], Operation]
    ) -> TournamentState:
        def decide(state: TournamentState) -> TournamentState:
            state, by = as_player(state, caller, self._random)
            assert by.who is not None, "a player is somebody"
            state = state.with_person(Person(by.who, caller.user, caller.name))
            return state.apply(self._act(by, made(by.who)))

        return await self._cache.change(tournament_id, decide)

    async def _of_organiser(
        self, tournament_id: TournamentId, caller: Caller, operation: Operation, *, moderates: bool
    ) -> TournamentState:
        def decide(state: TournamentState) -> TournamentState:
            state, by = as_organiser(state, caller, self._random, moderates=moderates)
            return state.apply(self._act(by, operation))

        return await self._cache.change(tournament_id, decide)

    def _host(self, state: TournamentState, caller: Caller, *, moderates: bool) -> tuple[TournamentState, Actor]:
        """The caller as the referee where he is that alone, else as the organiser."""
        if may_referee(state, caller) and not may_organise(state, caller, moderates=moderates):
            return as_referee(state, caller, self._random)
        return as_organiser(state, caller, self._random, moderates=moderates)

    def _act(self, by: Actor, operation: Operation) -> Act:
        return Act(self._now(), by, operation)


def _computer_name(state: TournamentState, number: int) -> str:
    """A name that nobody at the tournament has: a list's, then the same with a number."""
    taken = {person.name.casefold() for person in state.stored.people.values()}
    name = NAMES[(number - 1) % len(NAMES)]
    again = (number - 1) // len(NAMES) + 1
    while (full := name if again == 1 else f"{name} {again}").casefold() in taken:
        again += 1
    return full

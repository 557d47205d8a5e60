"""A tournament as it is kept, with its secrets, and the cache of all that someone has touched."""

import string
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from random import Random
from typing import Final

from bot.manager.locked_cache import ATTEMPTS, LockedCache, LockedValue, ShieldedTasks
from bot.manager.tournament_values import RunningTournament
from bot.store import Conflict, Store, StoreError
from bot.store.tournaments import Person, StoredTournament
from bot.table.contest import TournamentId
from bot.table.limits import Limits
from bot.table.names import visible_name
from bot.table.values import UserId
from bot.tournament.book import next_entry
from bot.tournament.draws import ROUNDS
from bot.tournament.errors import TournamentError
from bot.tournament.laws import apply_act, replay
from bot.tournament.operation import Act
from bot.tournament.rounds import Draw
from bot.tournament.tournament import Pseudonym, Tournament

SIGNS: Final = string.ascii_lowercase + string.digits


@dataclass(frozen=True, slots=True)
class TournamentState:
    """A tournament as it is kept, its secrets among it, and what its book leads to."""

    stored: StoredTournament
    tournament: Tournament

    def apply(self, act: Act) -> "TournamentState":
        """Return it with one more act in the book. Raises `TournamentError`."""
        after = apply_act(self.tournament, act)
        book = (*self.stored.book, next_entry(self.stored.book, act))
        return TournamentState(replace(self.stored, book=book), after)

    def with_person(self, person: Person) -> "TournamentState":
        """Return it with one more person, or one under another name."""
        return replace(self, stored=replace(self.stored, people={**self.stored.people, person.who: person}))

    def with_pending(self, act: Act | None) -> "TournamentState":
        """Return it with an act that is about to change a game, or without one."""
        return replace(self, stored=replace(self.stored, pending=act))

    def next_draw(self) -> Draw:
        """Return the act that draws the next round."""
        # only what lots and deals are drawn with lies behind the rounds' secrets: it must not be told by a draw
        return Draw(self.stored.secrets[min(len(self.tournament.rounds), ROUNDS - 1)])

    def who_is(self, user: UserId) -> Pseudonym | None:
        """Return the pseudonym under which a person is known here."""
        return next((person.who for person in self.stored.people.values() if person.user == user), None)

    @property
    def is_open(self) -> bool:
        """Whether there is, or may be, something left to do for it."""
        return not self.tournament.is_ended or self.tournament.lots_secret is None

    def without_secrets(self) -> RunningTournament:
        """Return this tournament as others are given it: without what no one may see yet."""
        stored = self.stored
        return RunningTournament(
            stored.id, stored.place, stored.settings, self.tournament, stored.book, stored.people, stored.games,
            stored.posting,
        )  # fmt: skip


def with_pseudonym(
    state: TournamentState, user: UserId, name: str, random: Random
) -> tuple[TournamentState, Pseudonym]:
    """Return the tournament that knows this person, and their pseudonym here."""
    people, who = add_person(state.stored.people, user, name, random)
    return (state if who in state.stored.people else state.with_person(people[who])), who


def add_person(
    people: Mapping[Pseudonym, Person], user: UserId, name: str, random: Random
) -> tuple[Mapping[Pseudonym, Person], Pseudonym]:
    """Return the list of names with this person on it, and their pseudonym: drawn where they are new (`p-` and eight
    signs)."""
    known = next((person.who for person in people.values() if person.user == user), None)
    if known is not None:
        return people, known
    while True:
        who = Pseudonym("p-" + "".join(random.choice(SIGNS) for _ in range(8)))
        if who not in people:
            return {**people, who: Person(who, user, visible_name(name))}, who


class TournamentRepository:
    """The tournaments on disk, for a `LockedCache`."""

    def __init__(self, store: Store) -> None:
        self._tournaments = store.tournaments

    async def load(self, tournament_id: TournamentId) -> TournamentState:
        """Return the tournament. Raises `TournamentError` (`tournament-none`)."""
        stored = await self._tournaments.load(tournament_id)
        if stored is None:
            raise TournamentError("tournament-none")
        return TournamentState(stored, replay(entry.act for entry in stored.book))

    async def save(self, before: TournamentState, after: TournamentState) -> TournamentState:
        """Write what differs. Raises `Conflict`."""
        await self._tournaments.save(before.stored, after.stored, is_open=after.is_open)
        return after

    async def is_current(self, state: TournamentState) -> bool:
        """Whether the book on disk is as long as this one."""
        return await self._tournaments.length(state.stored.id) == len(state.stored.book)


LockedTournament = LockedValue[TournamentId, TournamentState]


class TournamentCache(LockedCache[TournamentId, TournamentState]):
    """The tournaments of this process."""

    def __init__(
        self,
        store: Store,
        tasks: ShieldedTasks,
        changed: Callable[[TournamentId], None],
        *,
        limits: Limits,
        now: Callable[[], datetime],
    ) -> None:
        """`changed` is told of every tournament of this process that has changed, once it is on disk.

        It must return at once.
        """
        super().__init__(
            "tournament", TournamentRepository(store), tasks, self._tell_owner,
            size=limits.tables_in_memory, idle_unload=limits.idle_unload, now=now,
            # what is kept beside the book is often set to what it is already: that must wake no one
            is_same=TournamentState.__eq__, is_shared=store.database.is_shared,
        )  # fmt: skip
        self._store = store
        self._on_change = changed

    def _tell_owner(self, tournament_id: TournamentId, state: TournamentState) -> None:
        if self._store.database.shards.owns(state.stored.place.guild_id):
            self._on_change(tournament_id)

    async def create(self, stored: StoredTournament, tournament: Tournament) -> TournamentState:
        """Keep a new one."""
        state = TournamentState(await self._store.tournaments.create(stored), tournament)
        self.tell(state.stored.id, state)
        return state


async def enter_act(locked: LockedTournament, act: Act, following: Sequence[Act] = ()) -> TournamentState:
    """Write an act down whose operation is done already, after what others may have written meanwhile.

    Those `following` it are written with it.

    Raises `StoreError`.
    """
    for _ in range(ATTEMPTS):
        state = await locked.load()
        # another process may have noted an act of its own meanwhile: that one stays pending
        settled = state.with_pending(None) if state.stored.pending == act else state
        for each in (act, *following):
            settled = settled.apply(each)
        try:
            return await locked.save(settled)
        except Conflict:
            continue  # it is loaded again
    raise StoreError("store-locked", detail="rivals")

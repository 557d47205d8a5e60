"""The tournaments in memory: one lock each, and the one way to change one.

What lies here is only ever what is on disk: an act is asked of the laws, written down in the book, and only then does
anybody hear of it. Whatever fails drops the copy.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Final

from bot.manager.tournament_values import RunningTournament
from bot.reasons import GameError
from bot.store import Conflict, Store, StoreError
from bot.store.tournaments import Person, StoredTournament
from bot.table.contest import TournamentId
from bot.table.values import UserId
from bot.tournament.actions import Act, Pseudonym
from bot.tournament.book import next_entry
from bot.tournament.errors import TournamentError
from bot.tournament.laws import happen, replay
from bot.tournament.tournament import Tournament

ATTEMPTS: Final = 20
"""How often a change is tried anew when other writers keep being first."""


@dataclass(frozen=True, slots=True)
class Held:
    """A tournament as it is kept, its secrets among it, and what its book leads to."""

    stored: StoredTournament
    tournament: Tournament

    def done(self, act: Act) -> "Held":
        """With one more act in the book. Raises `TournamentError`."""
        after = happen(self.tournament, act)
        book = (*self.stored.book, next_entry(self.stored.book, act))
        return Held(replace(self.stored, book=book), after)

    def knowing(self, person: Person) -> "Held":
        """With one more person, or one under another name."""
        return replace(self, stored=replace(self.stored, people={**self.stored.people, person.who: person}))

    def pending(self, act: Act | None) -> "Held":
        """With an act that is about to change a game, or without one."""
        return replace(self, stored=replace(self.stored, pending=act))

    def who_is(self, user: UserId) -> Pseudonym | None:
        """Under which pseudonym somebody is known here."""
        return next((person.who for person in self.stored.people.values() if person.user == user), None)

    @property
    def is_open(self) -> bool:
        """Whether there is, or may be, something left to do for it."""
        return not self.tournament.is_ended or self.tournament.lots_secret is None

    def running(self) -> RunningTournament:
        """This tournament as others are given it: without what nobody may see yet."""
        stored = self.stored
        return RunningTournament(
            stored.id, stored.place, stored.settings, self.tournament, stored.book, stored.people, stored.games,
            stored.posting,
        )  # fmt: skip


Decide = Callable[[Held], Held]


@dataclass(slots=True)
class _Slot:
    """One tournament's place; while an entry is written, `held` is unknown, and `before` what everybody knows."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    held: Held | None = None
    before: Held | None = None


class TournamentBooks:
    """All tournaments that somebody has touched."""

    def __init__(self, store: Store, changed: Callable[[TournamentId], None]) -> None:
        """`changed` hears of every tournament that has changed, once it is on disk. It must return at once."""
        self._store = store
        self._changed = changed
        self._slots: dict[TournamentId, _Slot] = {}

    async def look(self, tournament_id: TournamentId) -> Held:
        """The tournament as it is on disk, or was before an entry that is being written: nobody has heard of that yet.

        So a page waits for no entry, and for nobody who waits to write one. Raises `TournamentError`
        (`tournament-none`).
        """
        slot = self._slots.get(tournament_id)
        if slot is not None and (found := slot.held or slot.before) is not None:
            return found
        async with self.locked(tournament_id) as found:
            return found.held

    def wake(self, tournament_id: TournamentId) -> None:
        """Tells those who want to know, though nothing has changed in it."""
        self._changed(tournament_id)

    async def create(self, stored: StoredTournament, tournament: Tournament) -> Held:
        """Keeps a new one."""
        held = Held(await self._store.tournaments.create(stored), tournament)
        self._slots[held.stored.id] = _Slot(held=held)
        self._changed(held.stored.id)
        return held

    async def attempt(self, tournament_id: TournamentId, work: Callable[["OpenBook"], Awaitable[Held]]) -> Held:
        """What `work` comes to, asked again as long as it finds that somebody else has written (`Conflict`)."""
        for _ in range(ATTEMPTS):
            async with self.locked(tournament_id) as opened:
                try:
                    return await work(opened)
                except Conflict:
                    continue
        raise StoreError("store-locked", detail="rivals")

    async def change(self, tournament_id: TournamentId, decide: Decide) -> Held:
        """The tournament after `decide`, on disk; then those who want to know are told.

        `decide` may be asked again, with what is on disk, when somebody else has written in the meantime.
        """
        for _ in range(ATTEMPTS):
            async with self.locked(tournament_id) as opened:
                try:
                    return await opened.save(decide(opened.held))
                except Conflict:
                    continue
                except GameError:
                    if await opened.is_current():
                        raise
                    # refused by an old copy: asked again of what is on disk
                    opened.forget()
        raise StoreError("store-locked", detail="rivals")

    @asynccontextmanager
    async def locked(self, tournament_id: TournamentId) -> AsyncGenerator["OpenBook"]:
        """The tournament for one at a time. Raises `TournamentError`."""
        slot = self._slots.setdefault(tournament_id, _Slot())
        async with slot.lock:
            if slot.held is None:
                slot.held = await _loaded(self._store, tournament_id)
            if slot.held is None:
                # numbers come from buttons and commands: forged ones must not fill the memory. Whoever has waited here
                # finds the place taken away already, or even another one there, made by a later question
                if self._slots.get(tournament_id) is slot:
                    del self._slots[tournament_id]
                raise TournamentError("tournament-none")
            yield OpenBook(self._store, slot, self._changed)


class OpenBook:
    """A tournament that nobody else changes meanwhile."""

    def __init__(self, store: Store, slot: _Slot, changed: Callable[[TournamentId], None]) -> None:
        self._store = store
        self._slot = slot
        self._changed = changed

    @property
    def held(self) -> Held:
        """The tournament as it is on disk."""
        assert self._slot.held is not None, "it was loaded when it was locked"
        return self._slot.held

    async def save(self, after: Held) -> Held:
        """Keeps what has changed. Raises `Conflict` where another process was first: it is forgotten here then."""
        before = self.held
        if after == before:
            return before
        self._slot.held, self._slot.before = None, before  # until it is known what the disk holds
        try:
            await self._store.tournaments.save(before.stored, after.stored, is_open=after.is_open)
        finally:
            self._slot.before = None
        self._slot.held = after
        self._changed(after.stored.id)
        return after

    async def enter(self, act: Act) -> Held:
        """Writes an act down whose operation is done already, after whatever somebody else has written meanwhile."""
        tournament_id = self.held.stored.id
        for _ in range(ATTEMPTS):
            held = self.held
            try:
                # another process may have noted an act of its own meanwhile: that one stays pending
                return await self.save((held.pending(None) if held.stored.pending == act else held).done(act))
            except Conflict:
                self._slot.held = await _loaded(self._store, tournament_id)
        raise StoreError("store-locked", detail="rivals")

    async def is_current(self) -> bool:
        """Whether the book on disk is as long as this one."""
        stored = self.held.stored
        try:
            return await self._store.tournaments.length(stored.id) == len(stored.book)
        except StoreError:
            return True

    def forget(self) -> None:
        """Has it loaded anew."""
        self._slot.held = None


async def _loaded(store: Store, tournament_id: TournamentId) -> Held | None:
    """What the disk holds."""
    stored = await store.tournaments.load(tournament_id)
    return None if stored is None else Held(stored, replay(entry.act for entry in stored.book))

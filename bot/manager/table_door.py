"""The door to tables: what people do at one table, each change on disk before any listener hears of it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from bot.manager.table_cache import TableCache
from bot.manager.table_clocks import TableClocks
from bot.manager.table_events import TableEvents
from bot.manager.tournament_tables import revealed_deals_secret
from bot.manager.tournaments import Tournaments
from bot.store import Store
from bot.table import absence, calls, play, seat_history, social
from bot.table.calls import end_of_quiet
from bot.table.errors import NotPlaying, NoTranscript, standing
from bot.table.limits import Limits
from bot.table.table import Nudge, Table
from bot.table.table_actions import TableAction, stuck_actions, table_actions
from bot.table.transcript_header import transcript_keys
from bot.table.values import Call, CallKind, Status, TableId, UserId


class TableDoor:
    """What people do at a table whose game goes on, and what they look at there.

    Whatever it refuses is a `Refusal` with a `Reason`; then nothing has changed. Every change goes on to its end even
    when its caller is cancelled.
    """

    def __init__(
        self,
        store: Store,
        live: TableCache,
        events: TableEvents,
        clocks: TableClocks,
        tournaments: Tournaments,
        *,
        now: Callable[[], datetime],
        limits: Limits,
    ) -> None:
        self._store = store
        self._live = live
        self._events = events
        self._clocks = clocks
        self._tournaments = tournaments
        self._now = now
        self._limits = limits

    # The game

    async def submit(
        self, table_id: TableId, user: UserId, actions: Sequence[str], *, version: int, at: int | None = None
    ) -> Table:
        """Play a player's actions, all or none, for the decision `version` names; they are on disk when this returns.

        `at` is one of their seats; by default it is the one that is awaited.

        Raises `StaleDecision` (also for the same press twice), `IllegalAction`, `NotSeated`, `NotPlaying`.
        """
        return await self._live.change(
            table_id, lambda table: play.submit(table, user, actions, version, self._now(), at=at)
        )

    async def take_hint(self, table_id: TableId, user: UserId, *, version: int) -> Table:
        """Note that someone gets a hint for the decision `version` names; return the table.

        Raises `TableError` (`no-hints`, `nothing-to-decide`), `StaleDecision`, `NotSeated`, `NotPlaying`.
        """
        table = play.take_hint(before := await self.look(table_id), user, version)
        if table is before:
            return table
        return await self._live.change(table_id, lambda now: play.take_hint(now, user, version))

    async def undo(self, table_id: TableId, user: UserId, *, version: int) -> Table:
        """Take one's own last decision back. Raises `TableError` (`nothing-to-undo`), `StaleDecision`."""
        return await self._live.change(table_id, lambda table: play.undo_last(table, user, version, self._now()))

    async def act_for(self, table_id: TableId, user: UserId, seat: int, action: str, *, version: int) -> Table:
        """Act for someone who has been inactive for a turn.

        Raises `TooEarly`, `NotOwner`, `TableError`, `StaleDecision`, `NotSeated`, `NotPlaying`, `IllegalAction`.
        """
        return await self._live.change(
            table_id, lambda table: absence.act_for(table, user, seat, action, version, self._now())
        )

    async def enter(self, table_id: TableId, user: UserId, seat: int | None, action: str, *, version: int) -> Table:
        """Enter an action for a seat as the table's owner; `seat` None stands for the owner's own.

        Raises `NotOwner`, `StaleDecision`, `NotSeated`, `NotPlaying`, `IllegalAction`.
        """
        return await self._live.change(
            table_id, lambda table: absence.enter_as_owner(table, user, seat, action, version, self._now())
        )

    async def resign(self, table_id: TableId, user: UserId) -> Table:
        """Leave a game for good, with all one's seats.

        The table is abandoned where its game is still being prepared, and called off where only computers are left.
        """
        return await self._live.change(table_id, lambda table: play.resign(table, user, self._now()))

    async def nudge(self, table_id: TableId, user: UserId) -> Nudge:
        """Return whom to remind, and of these whom to ping, and record both.

        Raises `TooEarly` where it was done lately or no one else is awaited, `TableError` in a pause, `NotSeated`,
        `NotPlaying`.
        """
        return await self._live.run(self._nudge(table_id, user))

    async def look_before_nudge(self, table_id: TableId, user: UserId) -> None:
        """Find out who of those to be reminded has left the server: no one calls them. Raises what `nudge` does."""
        table = await self._live.look(table_id)
        # a refusal comes before Discord is asked
        absence.nudge(table, user, self._now(), self._limits.nudge_interval)
        await self._clocks.look_for_people(table)

    async def play_automatic(self, table_id: TableId, seat: int, action: str, version: int) -> Table:
        """Play an action of the automatic player, for the decision `version` names.

        Raises `StaleDecision`, `NotPlaying`.
        """
        return await self._live.change(
            table_id, lambda table: play.play_automatic(table, seat, action, version, self._now())
        )

    async def away(self, table_id: TableId, user: UserId) -> Table:
        """Leave one's seats to the automatic player for now. Raises `TableError` (`last-person`, `seat-automatic`)."""
        return await self._live.change(table_id, lambda table: absence.leave_seats(table, user, self._now()))

    async def come_back(self, table_id: TableId, user: UserId) -> Table:
        """Take one's own seat back from the automatic player."""
        return await self._live.change(table_id, lambda table: absence.come_back(table, user, self._now()))

    # Beside the game

    async def watch(self, table_id: TableId, user: UserId) -> Table:
        """Have this person told when the table is over, or no longer.

        Raises `TableError` (`watch-seated`, `watch-over`).
        """
        return await self._live.change(table_id, lambda table: social.toggle_watching(table, user))

    async def note(self, table_id: TableId, user: UserId) -> str:
        """Return a player's private note about their table. Raises `NotSeated`."""
        social.check_seated(await self.look(table_id), user)
        return await self._live.run(self._store.notes.note(table_id, user))

    async def set_note(self, table_id: TableId, user: UserId, text: str) -> None:
        """Replace a player's private note; an empty text deletes it. Raises `NotSeated`."""
        social.check_seated(await self.look(table_id), user)
        await self._live.run(self._store.notes.set_note(table_id, user, text.strip()[: social.MOST_NOTE]))

    async def call(self, table: Table, user: UserId, kind: CallKind, people: Sequence[UserId]) -> tuple[UserId, ...]:
        """Return which of these people may be pinged now, and record the ping.

        It is for pings that are no change of the table.
        """
        return await self._live.run(self._call(table, user, kind, people))

    async def start_move(self, table: Table, user: UserId) -> None:
        """Record that someone moves a table at their own wish. Raises `TooEarly` where they have just done so."""
        await self._live.run(self._start_move(table, user))

    # Looking

    def on_change(self, callback: Callable[[TableId], None]) -> None:
        """Call this after every change of a table, once it is on disk, and after each turn of the automatic player.

        It must return at once.
        """
        self._events.on_change(callback)

    async def resting_people(self, table: Table) -> set[UserId]:
        """Return the people of a table whom it does not call now, by their quiet hours or days off."""
        availabilities, now = await self._live.availabilities(table), self._now()
        return {
            user for user, availability in availabilities.items() if end_of_quiet(table, availability, now) is not None
        }

    async def look(self, table_id: TableId) -> Table:
        """Return the table as it is on disk. Raises `UnknownTable`."""
        return await self._live.look(table_id)

    async def glance(self, table_id: TableId) -> Table:
        """Return the table as it last was, by `LockedCache.glance`. Raises `UnknownTable`."""
        return await self._live.glance(table_id)

    def table_actions(self, table: Table, user: UserId) -> tuple[TableAction, ...]:
        """Return what this person may do at that table besides the rules, and why not where they may not."""
        return table_actions(table, user, self._now(), self._limits)

    def stuck_actions(self, table: Table, user: UserId) -> tuple[TableAction, ...]:
        """Return what this person may do about those the table waits for, and why not where they may not.

        Raises `NotSeated`, `NotPlaying`, `TooEarly`, `TableError`.
        """
        return stuck_actions(table, user, self._now(), self._limits)

    async def transcript(
        self, table_id: TableId, user: UserId, *, is_bot_owner: bool, sees_table: bool = False
    ) -> tuple[str, ...]:
        """Return the lines of a game's transcript. Raises `NoTranscript`, and `NotPlaying` where there is no game.

        Those who have played in a game may read it once it is over, and so may anyone who sees the public message of
        the table (`sees_table`), unless it is hidden. The bot's owner may read every game, but an unfinished one only
        where they never had a seat.
        """
        table = await self.look(table_id)
        if table.match is None:
            raise NotPlaying("not-playing", status=standing(table))
        has_played = seat_history.has_played(table, user)
        is_public = sees_table and table.match.is_over and not table.is_hidden
        if not (has_played or is_bot_owner or is_public):
            raise NoTranscript("transcript-not-yours")
        if has_played and table.status == Status.PLAYING:
            # of a game they play: a transcript holds every hand
            raise NoTranscript("transcript-unfinished")
        cup = await self._tournaments.of_table(table_id)
        return tuple(table.match.transcript(transcript_keys(table, cup and revealed_deals_secret(cup.tournament))))

    # How it is done

    async def _nudge(self, table_id: TableId, user: UserId) -> Nudge:
        async with self._live.calls.of(user) as recent, self._live.locked(table_id) as locked:
            now = self._now()
            nudge = await locked.ask(lambda table: absence.nudge(table, user, now, self._limits.nudge_interval))
            called = calls.find_callable(await locked.load(), user, CallKind.NUDGE, nudge.users, recent, now)
            new = [Call(user, each, CallKind.NUDGE, now) for each in called]

            async def write(_: Table) -> Table:
                await self._store.tables.set_nudged(table_id, now, new)
                return nudge.table

            await locked.write(write)
            return replace(nudge, called=called)

    async def _call(self, table: Table, user: UserId, kind: CallKind, people: Sequence[UserId]) -> tuple[UserId, ...]:
        async with self._live.calls.of(user) as recent:
            called = calls.find_callable(table, user, kind, people, recent, self._now())
            await self._store.calls.keep([Call(user, each, kind, self._now()) for each in called])
            return called

    async def _start_move(self, table: Table, user: UserId) -> None:
        async with self._live.calls.of(user) as recent:
            calls.check_move_pace(table, user, recent, self._now())
            await self._store.calls.keep([Call(user, user, CallKind.MOVE, self._now())])

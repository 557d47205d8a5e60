"""What the people of a table decide together: one answer at a time, counted under the table's lock."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from datetime import datetime

from bot.manager.lobbies import Lobbies
from bot.manager.table_cache import TableCache
from bot.reasons import GameError
from bot.store import Store
from bot.table import lobby, voting
from bot.table.electorate import voters_of
from bot.table.errors import NotPlaying, TableError
from bot.table.limits import Limits
from bot.table.table import Table, VoteResult
from bot.table.values import Call, Person, Status, TableId, UserId
from bot.table.vote import Subject, ToChannel, VoteKind

IsMember = Callable[[int, UserId], Awaitable[bool]]
"""Whether that server has this member, as far as it can be found out."""
HiddenFrom = Callable[[Table, int], Awaitable[str | None]]
"""The name of someone at a table, and on its server, who would not see it in that channel; None where all would."""


class Votes:
    """Proposals, answers to them, and what follows."""

    def __init__(
        self, store: Store, live: TableCache, lobbies: Lobbies, *, now: Callable[[], datetime], limits: Limits
    ) -> None:
        self._store = store
        self._live = live
        self._lobbies = lobbies
        self._now = now
        self._limits = limits
        self._is_member: IsMember = _is_anybody
        self._hidden_from: HiddenFrom = _is_nobody

    def ask_members(self, is_member: IsMember) -> None:
        """Ask this whether a person is a member of a server, before they get a seat that others vote on."""
        self._is_member = is_member

    def ask_sights(self, hidden_from: HiddenFrom) -> None:
        """Ask this whether a channel is hidden from someone, before a table goes there."""
        self._hidden_from = hidden_from

    async def check_sights(self, table: Table, channel_id: int) -> None:
        """Raises `TableError` (`move-hidden`) where someone at the table would not see it in that channel."""
        if (name := await self._hidden_from(table, channel_id)) is not None:
            raise TableError("move-hidden", who=name)

    async def propose(
        self, table_id: TableId, user: UserId, kind: VoteKind, *, subject: Subject = None, name: str = ""
    ) -> VoteResult:
        """Propose something, or agree to what is proposed.

        That is a pause, more time, an undo, a seat, to let the automatic player play for the awaited, to move, or to
        call the game off. Raises what `voting.propose` does, and `TableError` (`seat-far`, `move-hidden`).
        """
        table = await self._live.look(table_id)
        if isinstance(subject, ToChannel):
            await self.check_sights(table, subject.channel_id)
        if kind == VoteKind.REPLACE:
            await self._check_replacement(table, user)
        availabilities = await self._live.availabilities(table)
        return await self._proposed(
            table_id,
            user,
            lambda table: voting.propose(
                table, user, kind, self._now(), availabilities, self._limits, subject=subject, name=name
            ),
        )

    async def answer(self, table_id: TableId, user: UserId, kind: VoteKind, *, agrees: bool) -> VoteResult:
        """Answer what is proposed. Raises what `voting.cast` does."""
        gives_a_seat = agrees and kind == VoteKind.REPLACE
        return await self._answer(table_id, user, lambda _: kind, agrees=agrees, gives_a_seat=gives_a_seat)

    async def answer_vote(self, table_id: TableId, user: UserId, vote_number: int, *, agrees: bool) -> VoteResult:
        """Answer the vote of that number. Raises `TableError` (`vote-over`) where it has ended.

        A vote on someone who has left the server meanwhile ends with that (`VoteOutcome.GONE`).
        """
        gives_a_seat = agrees and _asks_for_a_seat(await self._live.look(table_id), vote_number)

        def kind_of(table: Table) -> VoteKind:
            if not _is_open(table, vote_number):
                raise TableError("vote-over")
            return table.vote_records[vote_number].vote.kind

        return await self._answer(table_id, user, kind_of, agrees=agrees, gives_a_seat=gives_a_seat)

    async def cancel(self, table_id: TableId, user: UserId) -> VoteResult:
        """Call a table off: a lobby by its owner at once, a game when everyone who plays it has agreed."""
        # quiet hours and vacations lengthen a vote's time, so they are known before it is opened
        availabilities = await self._live.availabilities(await self._live.look(table_id))

        def decide(table: Table) -> VoteResult:
            if table.status == Status.LOBBY:
                return VoteResult(1, 1, lobby.close_lobby(table, Person(user)), is_decided=True)
            return voting.propose(table, user, VoteKind.CANCEL, self._now(), availabilities, self._limits)

        return await self._proposed(table_id, user, decide)

    async def resume(self, table_id: TableId, user: UserId) -> Table:
        """End a pause. Raises `TableError` (`not-paused`), `NotSeated`."""
        return await self._live.change(table_id, lambda table: voting.resume(table, user, self._now()))

    async def check_asker(self, table_id: TableId) -> None:
        """End the vote on a seat there whose asker may not get it any more."""
        await self._has_vanished(table_id)

    async def check_askers(self, users: Collection[UserId]) -> None:
        """End the votes on seats that these people may not get any more: they have blocked someone, or been barred."""
        for table_id in await self._live.run(self._store.lists.seats_asked_by(users)):
            await self.check_asker(table_id)

    # How it is done

    async def _answer(
        self,
        table_id: TableId,
        user: UserId,
        kind_of: Callable[[Table], VoteKind],
        *,
        agrees: bool,
        gives_a_seat: bool,
    ) -> VoteResult:
        table = await self._live.look(table_id)
        seat = voting.find_open_vote(table, VoteKind.REPLACE) if gives_a_seat else None
        if seat is not None and user in voters_of(table, seat) and await self._has_vanished(table_id):
            return VoteResult(0, 1, await self._live.look(table_id), is_refused=True)
        vote = voting.find_open_vote(table, VoteKind.MOVE)
        if agrees and vote is not None and kind_of(table) == VoteKind.MOVE:
            await self.check_sights(table, vote.channel_id)
        availabilities = await self._live.availabilities(table)
        return await self._vote(
            table_id,
            lambda table: voting.cast(table, user, kind_of(table), self._now(), availabilities, agrees=agrees),
        )

    async def _proposed(self, table_id: TableId, user: UserId, decide: Callable[[Table], VoteResult]) -> VoteResult:
        return await self._live.run(self._propose(table_id, user, decide))

    async def _propose(self, table_id: TableId, user: UserId, decide: Callable[[Table], VoteResult]) -> VoteResult:
        # around the table's lock, as in `TableDoor._nudge`
        async with self._live.calls.of(user) as recent:
            return await self._vote(table_id, decide, recent)

    async def _vote(
        self, table_id: TableId, decide: Callable[[Table], VoteResult], recent: Collection[Call] = ()
    ) -> VoteResult:
        results: list[VoteResult] = []

        def voted(table: Table) -> Table:
            results.append(decide(table))
            # the last one: `decide` may have been asked again, where another process was first
            return results[-1].table

        table = await self._live.change(table_id, voted, recent)
        return replace(results[-1], table=table)

    async def _check_replacement(self, table: Table, user: UserId) -> None:
        """Raises what keeps a person from outside from asking for a seat."""
        guild = table.place.guild_id
        if table.is_suspended:
            raise NotPlaying("table-aside")
        await self._lobbies.check_barred(user, guild)
        if table.seat_of(user) is not None:
            await self._has_vanished(table.id)
            return
        if guild is not None and not await self._is_member(guild, user):
            raise TableError("seat-far")
        await self._lobbies.check_blocks(table, user)
        await self._lobbies.check_room(user)

    async def _has_vanished(self, table_id: TableId) -> bool:
        """Whether the one who asks for a seat there may not get it any more; the vote is ended then."""
        table = await self._live.look(table_id)
        vote = voting.find_open_vote(table, VoteKind.REPLACE)
        if vote is None or await self._may_come(table, table.place.guild_id, vote.asker):
            return False
        await self._live.change(table_id, lambda table: voting.withdraw_seat_request(table, vote.asker, self._now()))
        return True

    async def _may_come(self, table: Table, guild: int | None, user: UserId | None) -> bool:
        """Whether the asker may still get a seat: they may have left, or been barred, blocked or forgotten."""
        if user is None:
            return False
        try:
            await self._lobbies.check_barred(user, guild)
            await self._lobbies.check_blocks(table, user)
        except GameError:
            return False
        return guild is None or await self._is_member(guild, user)


async def _is_anybody(guild_id: int, user: UserId) -> bool:
    return True


async def _is_nobody(table: Table, channel_id: int) -> str | None:
    return None


def _is_open(table: Table, vote_number: int) -> bool:
    return 0 <= vote_number < len(table.vote_records) and table.vote_records[vote_number].is_open


def _asks_for_a_seat(table: Table, vote_number: int) -> bool:
    return _is_open(table, vote_number) and table.vote_records[vote_number].vote.kind == VoteKind.REPLACE

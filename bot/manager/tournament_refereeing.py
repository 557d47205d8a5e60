"""What the referee decides, and what he is called for. What changes a game is noted before it is done there.

So a restart in between finds it: it is entered in the book where the game has it, and forgotten where it has not.
"""

import random as chance
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

from bot.chance import SecretShuffler, part_of
from bot.manager.contests import Contests, contest_transcript
from bot.manager.tournament_rights import as_player, as_referee
from bot.manager.tournament_state import LockedTournament, TournamentCache, TournamentState, enter_act
from bot.manager.tournament_values import Caller, Preview, Ruling
from bot.match import ELIMINATE, REFILL, Match, undo_to
from bot.reasons import GameError
from bot.table import refereeing
from bot.table.actors import Referee
from bot.table.contest import TournamentId
from bot.table.errors import NotPlaying, standing
from bot.table.table import Table
from bot.table.values import TableId
from bot.tournament.actions import (
    Act,
    Actor,
    Answer,
    Call,
    CastLot,
    IncidentKind,
    Order,
    OrderKind,
    Record,
    Replace,
    tidy_text,
)
from bot.tournament.book import transcript_hash
from bot.tournament.draws import PREFIX, ROUNDS, PlayerNumber, TableNumber, deal_label, lot_label, surplus_label
from bot.tournament.errors import TournamentError
from bot.tournament.rounds import check_at_table, current_round, playing_table
from bot.tournament.tournament import TournamentTable

WORDS: Final = {
    IncidentKind.FORGOTTEN_DRAW: REFILL,
    IncidentKind.CHEATING: ELIMINATE,
    IncidentKind.ABSENCE: ELIMINATE,
}
"""The interventions that follow from the incident alone (§9.1, §9.4)."""


class Refereeing:
    """Acts of referees, and players' calls for them."""

    def __init__(
        self, cache: TournamentCache, contests: Contests, now: Callable[[], datetime], random: chance.Random
    ) -> None:
        self._cache = cache
        self._contests = contests
        self._now = now
        self._random = random

    # Incidents

    async def preview(self, tournament_id: TournamentId, caller: Caller, ruling: Ruling) -> Preview:
        """What a ruling would come to."""
        state, by = as_referee(await self._cache.glance(tournament_id), caller, self._random)
        preview = await self._previewed(state, by, ruling)
        # asked for its refusal only: what the law forbids is not previewed either
        state.apply(Act(self._now(), by, preview.operation))
        return preview

    async def rule(
        self, tournament_id: TournamentId, caller: Caller, ruling: Ruling, version: int | None
    ) -> TournamentState:
        """The game after a ruling, and the book with it."""

        async def work(locked: LockedTournament) -> TournamentState:
            state, by = as_referee(await locked.load(), caller, self._random)
            preview = await self._previewed(state, by, ruling)
            if version is not None and preview.version != version:
                raise TournamentError("tournament-moved-on")
            act = Act(self._now(), by, preview.operation)
            if (action := preview.action) is None:
                return await locked.save(state.apply(act))

            async def change() -> Table:
                referee = Referee(caller.user, by.who or "")
                return await self._contests.penalise(
                    preview.before.id, preview.seat, action, referee, preview.operation.why, preview.version
                )

            return await self._done_at_table(locked, state, act, change)

        return await self._cache.attempt(tournament_id, work)

    async def _previewed(self, state: TournamentState, by: Actor, ruling: Ruling) -> Preview:
        drawn, table, match = await self._game(state, ruling.table)
        check_at_table(drawn, ruling.player)
        seat = drawn.players.index(ruling.player)
        why = tidy_text(ruling.why)
        if ruling.kind is IncidentKind.WARNING:
            operation = Record(ruling.kind, drawn.number, ruling.player, None, None, why)
            return Preview(operation, seat, None, table, table, table.number)
        back_to = _goal(match, seat, ruling) if ruling.kind is IncidentKind.LATE_EFFECT else None
        action = self._action(state, drawn, match, seat, ruling, back_to)
        referee = Referee(None, by.who or "")
        # the reason is asked for after the preview, and the rules refuse an empty one (§9.5)
        after = refereeing.penalise(table, seat, action, referee, why or "…", self._now())
        operation = Record(ruling.kind, drawn.number, ruling.player, table.number + 1, back_to, why)
        return Preview(operation, seat, action, table, after, table.number)

    def _action(
        self,
        state: TournamentState,
        drawn: TournamentTable,
        match: Match,
        seat: int,
        ruling: Ruling,
        back_to: int | None,
    ) -> str:
        """The intervention, in the game's words. Cards are picked with the lots' secret, however often one looks."""
        if back_to is not None:
            return undo_to(back_to)
        if ruling.kind is not IncidentKind.SURPLUS:
            return WORDS[ruling.kind]
        number = len(state.tournament.rounds)
        label = surplus_label(number, drawn.number, drawn.deal, match.number + 1)
        # not with the process's chance: a referee could look at previews until he likes the cards
        lots = bytes.fromhex(state.stored.secrets[ROUNDS])
        return match.surplus(seat, ruling.count, SecretShuffler(part_of(lots, label), PREFIX))

    async def _game(self, state: TournamentState, number: TableNumber) -> tuple[TournamentTable, Table, Match]:
        """A table of the round that is played, and its game. Raises `TournamentError`."""
        drawn = current_round(state.tournament).table(number)
        table = await self._contests.dealt(state, drawn)
        if table.match is None:
            raise NotPlaying("not-playing", status=standing(table))
        return drawn, table, table.match

    # Other decisions

    async def replace(
        self, tournament_id: TournamentId, caller: Caller, number: TableNumber, player: PlayerNumber, why: str
    ) -> TournamentState:
        """A deal abandoned; the next one is dealt as soon as the book has it."""

        async def work(locked: LockedTournament) -> TournamentState:
            state, by = as_referee(await locked.load(), caller, self._random)
            drawn = playing_table(state.tournament, number)
            label = deal_label(len(state.tournament.rounds), number, drawn.deal + 1)
            key = part_of(bytes.fromhex(state.stored.secrets[ROUNDS]), label).hex()
            table = await self._contests.look(state, drawn)
            if table is None:
                operation = Replace(number, player, key, None, tidy_text(why))
                return await locked.save(state.apply(Act(self._now(), by, operation)))
            lines = contest_transcript(refereeing.abandon_deal(table, self._now()))
            operation = Replace(number, player, key, transcript_hash(lines), tidy_text(why))

            async def change() -> Table:
                # The transcript in the book is that of the game as it is now.
                return await self._contests.abandon(table.id, table.number)

            return await self._done_at_table(locked, state, Act(self._now(), by, operation), change)

        return await self._cache.attempt(tournament_id, work)

    async def order(
        self,
        tournament_id: TournamentId,
        caller: Caller,
        kind: OrderKind,
        number: TableNumber | None,
        why: str,
        seconds: int | None,
    ) -> TournamentState:
        """Time stopped, going on, or more of it."""

        async def work(locked: LockedTournament) -> TournamentState:
            state, by = as_referee(await locked.load(), caller, self._random)
            act = Act(self._now(), by, Order(kind, number, seconds, tidy_text(why)))
            after = state.apply(act)
            if kind is OrderKind.PAUSE:
                # The book comes first: what it says is paused is paused again after a restart in between.
                after = await locked.save(after)
            elif state is not await locked.load():
                await locked.save(state)  # somebody new acts: the list of names has him before the tables hear of him
            for table_id in self._tables_of(state, number):
                if kind is OrderKind.PAUSE:
                    await self._contests.stop(table_id)
                elif kind is OrderKind.RESUME:
                    await self._contests.go_on(table_id)
                else:
                    await self._contests.extend(table_id, seconds or 0)
            return after if kind is OrderKind.PAUSE else await enter_act(locked, act)

        return await self._cache.attempt(tournament_id, work)

    def _tables_of(self, state: TournamentState, number: TableNumber | None) -> list[TableId]:
        playing = (each for each in current_round(state.tournament).tables if each.is_playing)
        concerned = (each for each in playing if number in (None, each.number))
        found = (state.without_secrets().table_id(each) for each in concerned)
        return [table_id for table_id in found if table_id is not None]

    async def cast_lot(self, tournament_id: TournamentId, caller: Caller, number: TableNumber) -> TournamentState:
        """A shared victory decided."""

        def decide(state: TournamentState) -> TournamentState:
            state, by = as_referee(state, caller, self._random)
            label = lot_label(len(state.tournament.rounds), number)
            key = part_of(bytes.fromhex(state.stored.secrets[ROUNDS]), label).hex()
            return state.apply(Act(self._now(), by, CastLot(number, key)))

        return await self._cache.change(tournament_id, decide)

    async def call(self, table: Table, caller: Caller) -> TournamentState:
        """A player asks for the referee."""
        contest = table.contest
        assert contest is not None, "a tournament's table"

        def decide(state: TournamentState) -> TournamentState:
            state, by = as_player(state, caller, self._random)
            assert by.who is not None, "a player is somebody"
            player = state.tournament.number_of(by.who)
            if player is None or contest.round != len(state.tournament.rounds):
                raise TournamentError("tournament-elsewhere")
            return state.apply(Act(self._now(), by, Call(TableNumber(contest.table), player, table.number)))

        return await self._cache.change(contest.tournament, decide)

    async def answer(self, tournament_id: TournamentId, caller: Caller, call: int, why: str) -> TournamentState:
        """A call answered."""

        def decide(state: TournamentState) -> TournamentState:
            state, by = as_referee(state, caller, self._random)
            return state.apply(Act(self._now(), by, Answer(call, tidy_text(why))))

        return await self._cache.change(tournament_id, decide)

    async def _done_at_table(
        self, locked: LockedTournament, state: TournamentState, act: Act, change: Callable[[], Awaitable[Table]]
    ) -> TournamentState:
        """The book with an act that changes a game, once the game has changed. Raises what either refuses."""
        state.apply(act)
        # noted before the game changes: after a restart in between `_recover` looks there whether it has
        await locked.save(state.with_pending(act))
        try:
            await change()
        except GameError:
            # refused by the game, so nothing has happened that would have to be entered
            await locked.save((await locked.load()).with_pending(None))
            raise
        return await enter_act(locked, act)


def _goal(match: Match, seat: int, ruling: Ruling) -> int:
    """The line after which the game goes on when a late effect is taken back (§9.3): one of his last turn's effects.

    Raises `TournamentError` (`tournament-no-effect`).
    """
    goals = [number - 1 for number in match.effects_begun(seat)]
    if not goals or ruling.back_to not in (None, *goals):
        raise TournamentError("tournament-no-effect", player=ruling.player)
    return goals[0] if ruling.back_to is None else ruling.back_to

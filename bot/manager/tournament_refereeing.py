"""What the referee decides. What changes a game is noted in the database before it is done there.

So it is found after a restart in between: it is entered in the book where the game has it, and forgotten where it has
not.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from random import Random
from typing import Final

from bot.chance import SecretShuffler, part_of
from bot.manager.tournament_requests import (
    GiveMoreTime,
    GiveSeatTime,
    LookAt,
    ReplacePlayer,
    Ruling,
    TableRequest,
    identify_actor,
)
from bot.manager.tournament_state import LockedTournament, TournamentState, enter_act
from bot.manager.tournament_tables import TournamentTables, contest_transcript
from bot.manager.tournament_values import Caller, Preview
from bot.match import ELIMINATE, REFILL, Match, void_to
from bot.reasons import GameError
from bot.table import refereeing
from bot.table.errors import NotPlaying, standing
from bot.table.refereeing import Intervention
from bot.table.table import Table
from bot.table.values import Referee, Status, TableId
from bot.tournament.book import transcript_hash
from bot.tournament.draws import PREFIX, ROUNDS, PlayerNumber, TableNumber, deal_label, surplus_label
from bot.tournament.errors import TournamentError, TournamentMovedOn
from bot.tournament.officials import Restore
from bot.tournament.operation import Act, Actor, Operation, tidy_text
from bot.tournament.refereeing import (
    ELIMINATING,
    GiveTime,
    LetComputerPlay,
    LookAtHands,
    Order,
    OrderKind,
    Record,
    standing_penalties,
)
from bot.tournament.rounds import Replace, check_at_table, current_round, playing_table
from bot.tournament.tournament import Incident, IncidentKind, TournamentTable

WORDS: Final = {
    IncidentKind.FORGOTTEN_DRAW: REFILL,
    IncidentKind.CHEATING: ELIMINATE,
    IncidentKind.ABSENCE: ELIMINATE,
}
"""The interventions that follow from the incident alone (§9.1, §9.4)."""


class Refereeing:
    """Does what referees ask for at tables and in the book, under the tournament's lock."""

    def __init__(self, tables: TournamentTables, now: Callable[[], datetime], random: Random) -> None:
        self._tables = tables
        self._now = now
        self._random = random

    async def preview(self, state: TournamentState, caller: Caller, ruling: Ruling) -> Preview:
        """Return what a ruling would come to. Raises what `act` would."""
        state, by = identify_actor(state, caller, ruling, self._random)
        preview = await self._preview(state, by, ruling)
        # asked for its refusal only: what the law forbids is not previewed either
        for operation in (preview.operation, *preview.again):
            state = state.apply(Act(self._now(), by, operation))
        return preview

    async def act(self, locked: LockedTournament, caller: Caller, request: TableRequest) -> TournamentState:
        """Do what a referee asks, and return the tournament afterwards. Raises a `GameError`, `Conflict`."""
        state, by = identify_actor(await locked.load(), caller, request, self._random)
        match request:
            case Ruling():
                return await self._rule(locked, state, by, caller, request)
            case ReplacePlayer():
                return await self._replace(locked, state, by, request)
            case Order():
                return await self._order(locked, state, by, request)
            case GiveMoreTime(number, why, seconds, until):
                if until is not None:
                    lacking = [await self._tables.lacking_until(each, until) for each in self._tables_of(state, number)]
                    seconds = max(lacking, default=0)
                    if seconds <= 0:
                        raise TournamentError("tournament-time-enough")
                return await self._order(locked, state, by, Order(OrderKind.EXTEND, number, seconds or 0, why))
            case GiveSeatTime():
                return await self._give_time(locked, state, by, request)
            case LetComputerPlay():
                return await self._let_computer_play(locked, state, by, request)
            case Restore():
                return await self._restore(locked, state, by, request)
            case LookAt():
                drawn, table, _ = await self._game(state, request.table)
                operation = LookAtHands(drawn.number, table.number, tidy_text(request.why))
                return await locked.save(state.apply(Act(self._now(), by, operation)))

    # Incidents

    async def _rule(
        self, locked: LockedTournament, state: TournamentState, by: Actor, caller: Caller, ruling: Ruling
    ) -> TournamentState:
        preview = await self._preview(state, by, ruling)
        if ruling.version is not None and preview.version != ruling.version:
            raise TournamentMovedOn
        act = Act(self._now(), by, preview.operation)
        if preview.action is None:
            return await locked.save(state.apply(act))

        async def change() -> Table:
            referee = Referee(caller.user, by.who or "")
            table = await self._tables.penalise(preview.before.id, preview.interventions, referee, preview.version)
            return await self._tables.resume(table.id) if preview.resumes else table

        again: list[Operation] = [*preview.again]
        if preview.resumes:
            again.append(Order(OrderKind.RESUME, ruling.table, None, preview.operation.why))
        return await self._change_game(locked, state, act, change, [Act(act.at, by, each) for each in again])

    async def _preview(self, state: TournamentState, by: Actor, ruling: Ruling) -> Preview:
        drawn, table, match = await self._game(state, ruling.table)
        check_at_table(drawn, ruling.player)
        seat = drawn.players.index(ruling.player)
        why = tidy_text(ruling.why)
        if ruling.kind is IncidentKind.WARNING:
            operation = Record(ruling.kind, drawn.number, ruling.player, None, None, why)
            return Preview(operation, seat, None, table, table, table.number)
        back_to = _goal(match, seat, ruling) if ruling.kind is IncidentKind.LATE_EFFECT else None
        held = match.hand_size(seat)
        if ruling.kind is IncidentKind.FORGOTTEN_DRAW and held is not None and held[0] >= held[1]:
            raise TournamentError("tournament-hand-full", have=held[0], limit=held[1])
        action = self._action(state, drawn, match, seat, ruling, back_to)
        referee = Referee(None, by.who or "")
        # the reason is asked for after the preview, and the rules refuse an empty one (§9.5)
        first = Intervention(seat, action, why or "…")
        operation = Record(ruling.kind, drawn.number, ruling.player, table.number + 1, back_to, why)
        preview = Preview(operation, seat, action, table, table, table.number, interventions=(first,))
        if back_to is not None:
            preview = self._with_repeated(preview, state, drawn, match, referee, back_to)
        timed_out = state.tournament.time_out_at(drawn.number)
        is_theirs = drawn.is_paused and timed_out is not None and timed_out.player == ruling.player
        resumes = is_theirs and ruling.kind in ELIMINATING
        # by the function that will carry it out
        after = refereeing.penalise(table, preview.interventions, referee, self._now())
        return replace(preview, after=after, resumes=resumes and after.status == Status.PLAYING)

    def _with_repeated(
        self,
        preview: Preview,
        state: TournamentState,
        drawn: TournamentTable,
        match: Match,
        referee: Referee,
        back_to: int,
    ) -> Preview:
        """Return the preview with the penalties that a late effect takes back, applied again where they still can be.

        They are decisions of the referee's own, which no mistake of a player undoes.
        """
        interventions = [*preview.interventions]
        table = refereeing.penalise(preview.before, interventions, referee, self._now())
        again: list[Record] = []
        lost: list[Incident] = []
        earlier = state.tournament.incidents_at(len(state.tournament.rounds), drawn)
        for each in standing_penalties(earlier, back_to):
            assert each.line is not None, "a penalty that is taken back is a line"
            seat, action = drawn.players.index(each.player), match.lines()[each.line - 1].action
            penalty = Intervention(seat, action, each.why)
            try:
                table = refereeing.penalise(table, [penalty], referee, self._now())
            except GameError:
                lost.append(each)
                continue
            interventions.append(penalty)
            again.append(Record(each.kind, drawn.number, each.player, table.number, None, each.why))
        return replace(preview, again=tuple(again), lost=tuple(lost), interventions=tuple(interventions))

    def _action(
        self,
        state: TournamentState,
        drawn: TournamentTable,
        match: Match,
        seat: int,
        ruling: Ruling,
        back_to: int | None,
    ) -> str:
        """Return the intervention, in the game's words. Cards are picked with the lots' secret, however often one
        looks."""
        if back_to is not None:
            return void_to(back_to)
        if ruling.kind is not IncidentKind.SURPLUS:
            return WORDS[ruling.kind]
        number = len(state.tournament.rounds)
        label = surplus_label(number, drawn.number, drawn.deal, match.number + 1)
        # not with the process's chance: a referee could look at previews until they like the cards
        lots = bytes.fromhex(state.stored.secrets[ROUNDS])
        return match.surplus(seat, ruling.count, SecretShuffler(part_of(lots, label), PREFIX))

    async def _game(self, state: TournamentState, number: TableNumber) -> tuple[TournamentTable, Table, Match]:
        """Return a table of the round that is played, and its game. Raises `TournamentError`."""
        drawn = current_round(state.tournament).table(number)
        table = await self._tables.look_dealt(state, drawn)
        if table.match is None:
            raise NotPlaying("not-playing", status=standing(table))
        return drawn, table, table.match

    # Other decisions

    async def _replace(
        self, locked: LockedTournament, state: TournamentState, by: Actor, request: ReplacePlayer
    ) -> TournamentState:
        """Abandon a deal; the next one is dealt as soon as the book has it."""
        drawn, why = playing_table(state.tournament, request.table), tidy_text(request.why)
        label = deal_label(len(state.tournament.rounds), request.table, drawn.deal + 1)
        key = part_of(bytes.fromhex(state.stored.secrets[ROUNDS]), label).hex()
        table = await self._tables.look(state, drawn)
        if table is None:
            operation = Replace(request.table, request.player, key, None, why)
            return await locked.save(state.apply(Act(self._now(), by, operation)))
        while True:
            lines = contest_transcript(refereeing.abandon_deal(table, self._now()))
            operation = Replace(request.table, request.player, key, transcript_hash(lines), why)
            # the transcript in the book is that of the game as it is now
            abandon = partial(self._tables.abandon, table.id, table.number)
            try:
                return await self._change_game(locked, state, Act(self._now(), by, operation), abandon)
            except TournamentMovedOn:
                # a pick came in between, which changes nothing of what the referee wants until the draft is complete
                state = await locked.load()
                table = await self._tables.look_dealt(state, drawn)

    async def _order(
        self, locked: LockedTournament, state: TournamentState, by: Actor, order: Order
    ) -> TournamentState:
        order = replace(order, why=tidy_text(order.why))
        if order.kind is OrderKind.RESUME and order.table is not None:
            timed_out = state.tournament.time_out_at(order.table)
            if timed_out is not None:
                # the book says how much time the player has from then on
                return await self._give_time(locked, state, by, GiveSeatTime(order.table, timed_out.player, order.why))
        act = Act(self._now(), by, order)
        after = state.apply(act)
        if order.kind is OrderKind.PAUSE:
            # the book comes first: what it says is paused is paused again after a restart in between
            after = await locked.save(after)
        else:
            await locked.save(state)  # someone new acts: the list of names has them before the tables hear of them
        for table_id in self._tables_of(state, order.table):
            match order.kind:
                case OrderKind.PAUSE:
                    await self._tables.stop(table_id)
                case OrderKind.RESUME:
                    await self._tables.resume(table_id)
                case OrderKind.EXTEND:
                    await self._tables.extend(table_id, order.seconds or 0)
        return after if order.kind is OrderKind.PAUSE else await enter_act(locked, act)

    async def _restore(
        self, locked: LockedTournament, state: TournamentState, by: Actor, request: Restore
    ) -> TournamentState:
        """Let the games go on that the cancellation has stopped, and then the tournament."""
        act = Act(self._now(), by, request.tidied())
        after = state.apply(act)
        await locked.save(state)  # someone new acts: the list of names has them before the tables hear of them
        played = after.tournament.round()
        for drawn in () if played is None else played.tables:
            table_id = after.without_secrets().table_id(drawn) if drawn.is_playing and not drawn.is_paused else None
            if table_id is not None:
                await self._tables.resume(table_id)
        return await enter_act(locked, act)

    async def _give_time(
        self, locked: LockedTournament, state: TournamentState, by: Actor, request: GiveSeatTime
    ) -> TournamentState:
        drawn, table, seat = await self._seat(state, request.table, request.player)
        seconds = request.seconds
        if seconds is None:
            left = await self._tables.time_of(table, seat, request.until)
            seconds = 0 if left is None else int(left.total_seconds())
        operation = GiveTime(drawn.number, request.player, seconds, tidy_text(request.why))
        act = Act(self._now(), by, operation)
        state.apply(act)
        await locked.save(state)  # someone new acts: the list of names has them before the tables hear of them
        await self._tables.give_seat_time(table.id, seat, timedelta(seconds=seconds))
        return await enter_act(locked, act)

    async def _let_computer_play(
        self, locked: LockedTournament, state: TournamentState, by: Actor, request: LetComputerPlay
    ) -> TournamentState:
        _, table, seat = await self._seat(state, request.table, request.player)
        act = Act(self._now(), by, replace(request, why=tidy_text(request.why)))
        state.apply(act)
        await locked.save(state)
        await self._tables.let_computer_play(table.id, seat)
        return await enter_act(locked, act)

    async def _seat(
        self, state: TournamentState, number: TableNumber, player: PlayerNumber
    ) -> tuple[TournamentTable, Table, int]:
        """Return a table of the round that is played, its game, and the seat there of a player who is out of time.

        Raises `TournamentMovedOn` where that has been decided already, `TournamentError`, `NotPlaying`.
        """
        drawn, table, _ = await self._game(state, number)
        check_at_table(drawn, player)
        timed_out = state.tournament.time_out_at(number)
        if timed_out is None or timed_out.player != player:
            raise TournamentMovedOn
        return drawn, table, drawn.players.index(player)

    def _tables_of(self, state: TournamentState, number: TableNumber | None) -> list[TableId]:
        playing = (each for each in current_round(state.tournament).tables if each.is_playing)
        concerned = (each for each in playing if number in (None, each.number))
        found = (state.without_secrets().table_id(each) for each in concerned)
        return [table_id for table_id in found if table_id is not None]

    async def _change_game(
        self,
        locked: LockedTournament,
        state: TournamentState,
        act: Act,
        change: Callable[[], Awaitable[Table]],
        again: Sequence[Act] = (),
    ) -> TournamentState:
        """Enter an act that changes a game, once the game has changed, and the penalties that it applies `again`.

        Raises what either refuses.
        """
        state.apply(act)
        # noted before the game changes: after a restart in between `_recover` looks there whether it has
        await locked.save(state.with_pending(act))
        try:
            await change()
        except GameError:
            # refused by the game, so nothing has happened that would have to be entered
            await locked.save((await locked.load()).with_pending(None))
            raise
        return await enter_act(locked, act, again)


def _goal(match: Match, seat: int, ruling: Ruling) -> int:
    """Return the line after which the game goes on when a late effect is taken back (§9.3): one of the last turn's
    effects.

    Raises `TournamentError` (`tournament-no-effect`).
    """
    goals = [number - 1 for number in match.effects_begun(seat)]
    if not goals or ruling.back_to not in (None, *goals):
        raise TournamentError("tournament-no-effect", player=ruling.player)
    return goals[0] if ruling.back_to is None else ruling.back_to

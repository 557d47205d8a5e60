"""What the referee decides, and what he is called for. What changes a game is noted before it is done there.

So a restart in between finds it: it is entered in the book where the game has it, and forgotten where it has not.
"""

import random as chance
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

from bot.chance import SecretShuffler, part_of
from bot.manager.contests import Contests, contest_transcript
from bot.manager.tournament_books import Held, OpenBook, TournamentBooks
from bot.manager.tournament_rights import as_player, as_referee
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
        self, books: TournamentBooks, contests: Contests, now: Callable[[], datetime], random: chance.Random
    ) -> None:
        self._books = books
        self._contests = contests
        self._now = now
        self._random = random

    # Incidents

    async def preview(self, tournament_id: TournamentId, caller: Caller, ruling: Ruling) -> Preview:
        """What a ruling would come to."""
        held, by = as_referee(await self._books.look(tournament_id), caller, self._random)
        preview = await self._previewed(held, by, ruling)
        # asked for its refusal only: what the law forbids is not previewed either
        held.done(Act(self._now(), by, preview.operation))
        return preview

    async def rule(self, tournament_id: TournamentId, caller: Caller, ruling: Ruling, version: int | None) -> Held:
        """The game after a ruling, and the book with it."""

        async def work(opened: OpenBook) -> Held:
            held, by = as_referee(opened.held, caller, self._random)
            preview = await self._previewed(held, by, ruling)
            if version is not None and preview.version != version:
                raise TournamentError("tournament-moved-on")
            act = Act(self._now(), by, preview.operation)
            if (action := preview.action) is None:
                return await opened.save(held.done(act))

            async def change() -> Table:
                referee = Referee(caller.user, by.who or "")
                return await self._contests.penalise(
                    preview.before.id, preview.seat, action, referee, preview.operation.why, preview.version
                )

            return await self._done_at_table(opened, held, act, change)

        return await self._books.attempt(tournament_id, work)

    async def _previewed(self, held: Held, by: Actor, ruling: Ruling) -> Preview:
        drawn, table, match = await self._game(held, ruling.table)
        check_at_table(drawn, ruling.player)
        seat = drawn.players.index(ruling.player)
        why = tidy_text(ruling.why)
        if ruling.kind is IncidentKind.WARNING:
            operation = Record(ruling.kind, drawn.number, ruling.player, None, None, why)
            return Preview(operation, seat, None, table, table, table.number)
        back_to = _goal(match, seat, ruling) if ruling.kind is IncidentKind.LATE_EFFECT else None
        action = self._action(held, drawn, match, seat, ruling, back_to)
        referee = Referee(None, by.who or "")
        # the reason is asked for after the preview, and the rules refuse an empty one (§9.5)
        after = refereeing.penalise(table, seat, action, referee, why or "…", self._now())
        operation = Record(ruling.kind, drawn.number, ruling.player, table.number + 1, back_to, why)
        return Preview(operation, seat, action, table, after, table.number)

    def _action(
        self, held: Held, drawn: TournamentTable, match: Match, seat: int, ruling: Ruling, back_to: int | None
    ) -> str:
        """The intervention, in the game's words. Cards are picked with the lots' secret, however often one looks."""
        if back_to is not None:
            return undo_to(back_to)
        if ruling.kind is not IncidentKind.SURPLUS:
            return WORDS[ruling.kind]
        number = len(held.tournament.rounds)
        label = surplus_label(number, drawn.number, drawn.deal, match.number + 1)
        # not with the process's chance: a referee could look at previews until he likes the cards
        lots = bytes.fromhex(held.stored.secrets[ROUNDS])
        return match.surplus(seat, ruling.count, SecretShuffler(part_of(lots, label), PREFIX))

    async def _game(self, held: Held, number: TableNumber) -> tuple[TournamentTable, Table, Match]:
        """A table of the round that is played, and its game. Raises `TournamentError`."""
        drawn = current_round(held.tournament).table(number)
        table = await self._contests.dealt(held, drawn)
        if table.match is None:
            raise NotPlaying("not-playing", status=standing(table))
        return drawn, table, table.match

    # Other decisions

    async def replace(
        self, tournament_id: TournamentId, caller: Caller, number: TableNumber, player: PlayerNumber, why: str
    ) -> Held:
        """A deal abandoned; the next one is dealt as soon as the book has it."""

        async def work(opened: OpenBook) -> Held:
            held, by = as_referee(opened.held, caller, self._random)
            drawn = playing_table(held.tournament, number)
            label = deal_label(len(held.tournament.rounds), number, drawn.deal + 1)
            key = part_of(bytes.fromhex(held.stored.secrets[ROUNDS]), label).hex()
            table = await self._contests.look(held, drawn)
            if table is None:
                operation = Replace(number, player, key, None, tidy_text(why))
                return await opened.save(held.done(Act(self._now(), by, operation)))
            lines = contest_transcript(refereeing.abandon_deal(table, self._now()))
            operation = Replace(number, player, key, transcript_hash(lines), tidy_text(why))

            async def change() -> Table:
                # The transcript in the book is that of the game as it is now.
                return await self._contests.abandon(table.id, table.number)

            return await self._done_at_table(opened, held, Act(self._now(), by, operation), change)

        return await self._books.attempt(tournament_id, work)

    async def order(
        self,
        tournament_id: TournamentId,
        caller: Caller,
        kind: OrderKind,
        number: TableNumber | None,
        why: str,
        seconds: int | None,
    ) -> Held:
        """Time stopped, going on, or more of it."""

        async def work(opened: OpenBook) -> Held:
            held, by = as_referee(opened.held, caller, self._random)
            act = Act(self._now(), by, Order(kind, number, seconds, tidy_text(why)))
            after = held.done(act)
            if kind is OrderKind.PAUSE:
                # The book comes first: what it says is paused is paused again after a restart in between.
                after = await opened.save(after)
            elif held is not opened.held:
                await opened.save(held)  # somebody new acts: the list of names has him before the tables hear of him
            for table_id in self._tables_of(held, number):
                if kind is OrderKind.PAUSE:
                    await self._contests.stop(table_id)
                elif kind is OrderKind.RESUME:
                    await self._contests.go_on(table_id)
                else:
                    await self._contests.extend(table_id, seconds or 0)
            return after if kind is OrderKind.PAUSE else await opened.enter(act)

        return await self._books.attempt(tournament_id, work)

    def _tables_of(self, held: Held, number: TableNumber | None) -> list[TableId]:
        playing = (each for each in current_round(held.tournament).tables if each.is_playing)
        concerned = (each for each in playing if number in (None, each.number))
        found = (held.running().table_id(each) for each in concerned)
        return [table_id for table_id in found if table_id is not None]

    async def cast_lot(self, tournament_id: TournamentId, caller: Caller, number: TableNumber) -> Held:
        """A shared victory decided."""

        def decide(held: Held) -> Held:
            held, by = as_referee(held, caller, self._random)
            label = lot_label(len(held.tournament.rounds), number)
            key = part_of(bytes.fromhex(held.stored.secrets[ROUNDS]), label).hex()
            return held.done(Act(self._now(), by, CastLot(number, key)))

        return await self._books.change(tournament_id, decide)

    async def call(self, table: Table, caller: Caller) -> Held:
        """A player asks for the referee."""
        contest = table.contest
        assert contest is not None, "a tournament's table"

        def decide(held: Held) -> Held:
            held, by = as_player(held, caller, self._random)
            assert by.who is not None, "a player is somebody"
            player = held.tournament.number_of(by.who)
            if player is None or contest.round != len(held.tournament.rounds):
                raise TournamentError("tournament-elsewhere")
            return held.done(Act(self._now(), by, Call(TableNumber(contest.table), player, table.number)))

        return await self._books.change(contest.tournament, decide)

    async def answer(self, tournament_id: TournamentId, caller: Caller, call: int, why: str) -> Held:
        """A call answered."""

        def decide(held: Held) -> Held:
            held, by = as_referee(held, caller, self._random)
            return held.done(Act(self._now(), by, Answer(call, tidy_text(why))))

        return await self._books.change(tournament_id, decide)

    async def _done_at_table(
        self, opened: OpenBook, held: Held, act: Act, change: Callable[[], Awaitable[Table]]
    ) -> Held:
        """The book with an act that changes a game, once the game has changed. Raises what either refuses."""
        held.done(act)
        # noted before the game changes: after a restart in between `_recover` looks there whether it has
        await opened.save(held.pending(act))
        try:
            await change()
        except GameError:
            # refused by the game, so nothing has happened that would have to be entered
            await opened.save(opened.held.pending(None))
            raise
        return await opened.enter(act)


def _goal(match: Match, seat: int, ruling: Ruling) -> int:
    """The line after which the game goes on when a late effect is taken back (§9.3): one of his last turn's effects.

    Raises `TournamentError` (`tournament-no-effect`).
    """
    goals = [number - 1 for number in match.effects_begun(seat)]
    if not goals or ruling.back_to not in (None, *goals):
        raise TournamentError("tournament-no-effect", player=ruling.player)
    return goals[0] if ruling.back_to is None else ruling.back_to

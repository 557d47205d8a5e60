"""What the pages of a tournament are made of: its state, people's names, and what its games are doing.

Values for pages, and how they are looked up. Nothing in them is secret from anyone.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final

from bot.discord.sheet import MOST_OPTIONS
from bot.discord.symbols import ROBOT, jump
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.log_context import LOG_CONTEXT
from bot.manager.tournament_requests import Request
from bot.manager.tournament_runner import missing_players
from bot.manager.tournament_tables import time_given
from bot.manager.tournament_values import Caller, RunningTournament
from bot.pages.lobby.opening import opener_of
from bot.pages.press import Context, Press
from bot.reasons import GameError, Refusal
from bot.store import log_store_error
from bot.table.contest import Contest, TournamentId
from bot.table.names import HandleOf, distinct_names, visible_name
from bot.table.table import Table
from bot.table.values import Status
from bot.tournament.book import Entry
from bot.tournament.draws import PlayerNumber
from bot.tournament.errors import TournamentError
from bot.tournament.tournament import WISH, OpenCall, Pseudonym, Tournament, TournamentTable
from bot.tournament.waiting import Awaited, Wait, waits

MOST_EFFECT_TEXT: Final = 120
"""Characters of an effect."""


@dataclass(frozen=True, slots=True)
class ShownGame:
    """The game of a tournament's table, as everyone sees it.

    `line` is the last line of its log, `awaited` who is asked to decide, `due` when the first of their clocks runs out
    (None while none runs). `is_drafting` while nobody can be eliminated yet (§9.1); `absent` are those who have not
    made their first choice though it is late. `facts` is its public state in words, from its game's presentation, made
    safe for a message.
    """

    channel_id: int
    line: int
    awaited: tuple[PlayerNumber, ...] = ()
    due: datetime | None = None
    is_drafting: bool = False
    absent: tuple[PlayerNumber, ...] = ()
    facts: str = ""
    is_placeless: bool = False
    """Its thread or channel is gone."""
    time_once_resumed: timedelta | None = None
    """Where a player's time has run out, how much they have once the game goes on."""


@dataclass(frozen=True, slots=True)
class ShownTournament:
    """A tournament as its pages show it. `games` are by round and table; those that have no place yet are left out."""

    id: int
    tournament: Tournament
    names: Mapping[Pseudonym, str]
    guild_id: int | None = None
    channel_id: int | None = None
    games: Mapping[tuple[int, int], ShownGame] = field(default_factory=dict[tuple[int, int], ShownGame])
    book: Sequence[Entry] = ()
    has_clock: bool = True
    waits: Sequence[Wait] = ()
    """What it waits for."""
    restorable_until: datetime | None = None
    """Until when it can be taken up again, where it was called off."""
    cancel_asked_until: datetime | None = None
    """Until when somebody's wish to call it off stands."""

    @property
    def is_stuck(self) -> bool:
        """Whether it cannot begin, and its organiser has to act."""
        return any(wait.awaited is Awaited.ORGANISER for wait in self.waits)

    def clock(self, localizer: Localizer) -> str:
        """The clock: as the announcement has it in words, or that there is none, which each language says itself."""
        return self.tournament.plan.clock if self.has_clock else localizer.say("tournament-no-clock")

    def plain_name(self, who: Pseudonym) -> str:
        """What a person is called in pictures and labels; their pseudonym where they have been forgotten."""
        return visible_name(self.names[who]) if who in self.names else who

    def person(self, who: Pseudonym) -> str:
        """What a person is called in messages, with a sign before a computer's name."""
        entrant = self.tournament.entrant(who)
        name = safe_name(self.plain_name(who))
        return f"{ROBOT} {name}" if entrant is not None and entrant.is_computer else name

    def referee(self, localizer: Localizer) -> str:
        """Who referees, for messages: also that somebody is asked, or that there is nobody."""
        if self.tournament.referee is not None:
            return self.person(self.tournament.referee)
        if (candidate := self.tournament.candidate) is not None:
            return localizer.say("tournament-referee-asked", who=self.person(candidate))
        return localizer.say("tournament-referee-none")

    def plain_player(self, player: PlayerNumber) -> str:
        """A player by number, for pictures and labels."""
        return self.plain_name(self.tournament.players[player - 1])

    def player(self, player: PlayerNumber) -> str:
        """A player by number, for messages."""
        return self.person(self.tournament.players[player - 1])

    def listed(self, players: Sequence[PlayerNumber], localizer: Localizer) -> str:
        """Several of them."""
        return localizer.list([self.player(player) for player in players])

    def game(self, round_number: int, table: TournamentTable) -> ShownGame | None:
        """The game of a table, if it has a place."""
        return self.games.get((round_number, table.number))

    def game_of_call(self, call: OpenCall) -> ShownGame | None:
        """The game about which the referee has something to decide."""
        return self.games.get((len(self.tournament.rounds), call.table))

    def link(self, round_number: int, table: TournamentTable, label: str) -> str:
        """A label that leads to the table's thread, where it has one."""
        game = self.game(round_number, table)
        return label if game is None else f"[{label}]({jump(self.guild_id, game.channel_id)})"


def is_asker(press: Press, running: RunningTournament) -> bool:
    """Return whether the presser wants the tournament called off, for which another has to agree."""
    asker = running.tournament.cancel_asker(press.services.now())
    return asker is not None and asker == running.who_is(press.user)


async def tournament_here(press: Press, number: int | None) -> RunningTournament:
    """Return the tournament of that number, else the newest of the server of the press; none of another server.

    Raises `TournamentError`.
    """
    guild_id = press.interaction.guild_id
    if number is None:
        newest = await press.services.tournaments.current(guild_id)
        LOG_CONTEXT.set(replace(LOG_CONTEXT.get(), tournament=newest.id))  # which no option of the command has said
        return newest
    running = await press.services.tournaments.look(TournamentId(number))
    if running.place.guild_id != guild_id:
        raise TournamentError("tournament-none")
    return running


def caller_of(press: Press) -> Caller:
    """Return who acts on a tournament, as the press said it."""
    return Caller(press.user, press.display_name, opener_of(press.interaction))


async def enter_act(press: Press, tournament_id: TournamentId, request: Request) -> RunningTournament:
    """Enter what a press or its form asks for. Raises `TournamentError`.

    It is acknowledged before: where Discord takes no answer any more, what nobody would see done isn't done either.
    """
    await press.acknowledge()
    return await press.services.tournaments.act(tournament_id, caller_of(press), request)


async def show_tournament(
    context: Context,
    running: RunningTournament,
    *,
    facts_of: tuple[int, int] | None = None,
    localizer: Localizer | None = None,
) -> ShownTournament:
    """Return a tournament as its pages show it.

    `localizer` says everything public of the game of the round and table `facts_of`.
    """
    games: dict[tuple[int, int], ShownGame] = {}
    for played in running.tournament.rounds:
        for drawn in played.tables:
            table = await _game(context, running, Contest(running.id, played.number, drawn.number, drawn.deal))
            if table is None or table.match is None:
                continue
            place = (played.number, drawn.number)
            facts = public_facts(context, table, localizer) if place == facts_of and localizer is not None else ""
            games[place] = _shown_game(context, running, drawn, table, facts)
    names = people_names(running, context.services.person_names.handle_of)
    until, asked_at = running.tournament.restorable_until, running.tournament.cancel_asked_at
    return ShownTournament(
        running.id, running.tournament, names, running.place.guild_id, running.place.channel_id, games,
        running.book, running.settings.clock is not None, waits_of(running, context.services.now()),
        until if until is not None and context.services.now() < until else None,
        asked_at + WISH if asked_at is not None and context.services.now() < asked_at + WISH else None,
    )  # fmt: skip


def people_names(running: RunningTournament, handle_of: HandleOf) -> dict[Pseudonym, str]:
    """Return what the people of a tournament are called, with user names where some share a name."""
    people = [(person.user, visible_name(person.name)) for person in running.people.values()]
    return dict(zip(running.people, distinct_names(people, handle_of), strict=True))


async def outcomes_of(
    context: Context,
    running: RunningTournament,
    shown: ShownTournament,
    localizer: Localizer,
    only: tuple[int, int] | None = None,
) -> dict[tuple[int, int], str]:
    """Return how the tables that are over were won, by round and table; of the one table `only`, if it is given."""
    found: dict[tuple[int, int], str] = {}
    for played in running.tournament.rounds:
        for drawn in played.tables:
            is_asked = only in (None, (played.number, drawn.number)) and bool(drawn.is_over or drawn.tied)
            table = await _game(context, running, running.contest(played.number, drawn)) if is_asked else None
            if table is not None and table.match is not None:
                names = [shown.plain_player(player) for player in drawn.players]
                text = context.presentations.of(table).outcome(table, names, localizer)
                found[played.number, drawn.number] = text
    return found


async def points_of(context: Context, running: RunningTournament) -> dict[tuple[int, int], Sequence[int]]:
    """Return the points of each seat at the tables that are over, by round and table, where points are counted."""
    found: dict[tuple[int, int], Sequence[int]] = {}
    for played in running.tournament.rounds:
        for drawn in played.tables:
            table = await _game(context, running, running.contest(played.number, drawn)) if drawn.transcript else None
            if table is not None and table.match is not None:
                counted = context.presentations.of(table).points(table)
                if len(counted) == len(drawn.players):
                    found[played.number, drawn.number] = counted
    return found


def waits_of(running: RunningTournament, now: datetime) -> tuple[Wait, ...]:
    """Return what a tournament waits for."""
    since = running.posting.stuck_since
    stuck_since = None if since is None else datetime.fromtimestamp(since, UTC)
    return waits(running.tournament, now, stuck_since, is_placeless=running.posting.lost_since is not None)


def public_facts(context: Context, table: Table, localizer: Localizer) -> str:
    """Return what everyone sees of a position, in words; the table need not be on disk."""
    return context.presentations.of(table).board_text(table, localizer, None)


async def effects_begun(
    context: Context, running: RunningTournament, drawn: TournamentTable, player: PlayerNumber, localizer: Localizer
) -> list[tuple[int, str]]:
    """Return the effects of a player's last turn, newest first: each with its line, and what everyone saw of it."""
    table = await _game(context, running, running.contest(len(running.tournament.rounds), drawn))
    if table is None or table.match is None or player not in drawn.players:
        return []
    match, words = table.match, context.presentations.of(table)
    begun = match.effects_begun(drawn.players.index(player))[:MOST_OPTIONS]
    moments = ((number, replace(table, match=match.at(number))) for number in begun)
    return [(at, words.happened(then, localizer, since=at - 1, most=MOST_EFFECT_TEXT)) for at, then in moments]


async def most_surplus(
    context: Context, running: RunningTournament, drawn: TournamentTable, player: PlayerNumber
) -> int:
    """Return how many cards could be taken out of a player's hand now: how many there are is public."""
    table = await _game(context, running, running.contest(len(running.tournament.rounds), drawn))
    if table is None or table.match is None or player not in drawn.players:
        return 0
    seat, count = drawn.players.index(player), 0
    # which ones it would be is not told
    with suppress(GameError):
        while count < MOST_OPTIONS:
            table.match.surplus(seat, count + 1, Random(0))
            count += 1
    return count


async def hand_size(
    context: Context, running: RunningTournament, drawn: TournamentTable, player: PlayerNumber
) -> tuple[int, int] | None:
    """Return how many cards a player holds now, and their limit: both are public."""
    table = await _game(context, running, running.contest(len(running.tournament.rounds), drawn))
    if table is None or table.match is None or player not in drawn.players:
        return None
    return table.match.hand_size(drawn.players.index(player))


async def _game(context: Context, running: RunningTournament, contest: Contest) -> Table | None:
    table_id = running.games.get(contest)
    try:
        return None if table_id is None else await context.services.tables.glance(table_id)
    except Refusal as error:
        log_store_error(error, "a game of the tournament")
        return None


def _shown_game(
    context: Context, running: RunningTournament, drawn: TournamentTable, table: Table, facts: str
) -> ShownGame:
    assert table.match is not None, "a table that is dealt has a game"
    due = [each.due_at for each in table.timers if each.due_at is not None]
    awaited = [drawn.players[seat] for seat in table.waiting]
    is_drafting = table.match.is_preparing and table.status == Status.PLAYING
    absent = missing_players(running.settings, drawn, table, context.services.now())
    timed_out = running.tournament.time_out_at(drawn.number) if drawn.is_paused else None
    seat = drawn.players.index(timed_out.player) if timed_out and timed_out.player in drawn.players else None
    return ShownGame(
        table.place.channel_id, table.number, tuple(awaited), min(due, default=None), is_drafting, absent, facts,
        is_placeless=table.is_placeless, time_once_resumed=None if seat is None else time_given(table, seat),
    )  # fmt: skip

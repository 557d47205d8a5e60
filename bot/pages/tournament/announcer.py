"""Announces tournaments in public: the announcement kept up to date, each act where it matters, the bracket.

There is one worker for each tournament. How far the book has been announced, and which messages about the next act
have been sent, is stored with the tournament, so that a restart goes on from there; a failed send is tried again. What
Discord does not let the bot do is left out, and never stops a tournament.
"""

import asyncio
import io
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import discord

from bot.discord import error_codes
from bot.discord.messages import Draft, Spot, View
from bot.discord.refusals import is_documented
from bot.discord.request_errors import RETRY_PAUSES
from bot.discord.sheet import plain_buttons
from bot.discord.symbols import discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_CONTENT, clip
from bot.i18n.names import safe_text, without_markdown
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.manager.tournament_values import RunningTournament
from bot.pages import display
from bot.pages.avatars import LASTING
from bot.pages.display import DisplayOptions
from bot.pages.press import Context
from bot.pages.threads import add_players
from bot.pages.tournament.act_text import (
    act_text,
    decided_text,
    decision_message,
    decision_text,
    is_applied_again,
    rounds_at,
)
from bot.pages.tournament.announcement import announcement_sheet
from bot.pages.tournament.appointments import (
    ask_directly,
    request_buttons,
    request_text,
    tell_replaced,
)
from bot.pages.tournament.direct_notes import DirectNotes
from bot.pages.tournament.league_pages import end_sheet, people_of_season
from bot.pages.tournament.lost_channels import LostChannels
from bot.pages.tournament.pictures import BRACKET_FILE, bracket_picture, bracket_sheet, podium_of, podium_players
from bot.pages.tournament.places import untold_key
from bot.pages.tournament.podium import podium_alt, podium_picture
from bot.pages.tournament.record_pages import (
    PODIUM_FILE,
    draw_sheet,
    final_text,
    last_hash_key,
    lot_text,
    podium_sheet,
    result_text,
    season_draw_sheet,
)
from bot.pages.tournament.referee_calls import RefereeCalls, call_thread, without_departed_referee
from bot.pages.tournament.reminders import MOST_NAMED, Reminders
from bot.pages.tournament.scheduled_events import ScheduledEvents
from bot.pages.tournament.shown_tournament import ShownTournament, outcomes_of, show_tournament
from bot.store import is_store_error
from bot.table.contest import TournamentId
from bot.table.result_feed import LONGEST_WAIT
from bot.table.values import Participant, UserId
from bot.tournament.archive import terms_of_office
from bot.tournament.book import Entry
from bot.tournament.directing import Substitute
from bot.tournament.laws import replay
from bot.tournament.league import AwardKind, Decide
from bot.tournament.officials import (
    AcceptReferee,
    Appoint,
    AskCancel,
    AskReferee,
    CallAll,
    Cancel,
    Move,
    MoveTables,
    UnaskCancel,
)
from bot.tournament.operation import Announcement
from bot.tournament.refereeing import Answer, Call, TimeOut
from bot.tournament.registration import CloseCheckIn, Withdraw
from bot.tournament.rounds import Draw, Replace, Reveal
from bot.tournament.sentences import PersonName
from bot.tournament.tournament import Pseudonym, Round, Stage, TournamentTable

log = logging.getLogger(__name__)

EVERY: Final = 4.0
"""Seconds between two rounds of edits: whatever has happened meanwhile is told in one. Of messages older than an hour
Discord takes about three edits in six seconds a channel."""
PATIENCE: Final = 10.0
"""Seconds that who has announced a tournament waits to see it."""


@dataclass(slots=True)
class _Telling:
    """A tournament as it is announced in one go.

    `newest` is the newest message that is known to have been sent for it, and `sent` are those about the act `entry`,
    by name. `number` is the round that is played at that act.
    """

    running: RunningTournament
    shown: ShownTournament
    localizer: Localizer
    entry: Entry
    number: int
    sent: dict[str, int]
    newest: int

    @property
    def channel_id(self) -> int:
        """The tournament's own channel."""
        return self.running.place.channel_id

    def go_on(self, entry: Entry, number: int) -> None:
        """Go on to an act."""
        self.entry, self.number = entry, number
        self.sent = {name: each for name, each in self.sent.items() if name.startswith(f"{entry.number}-")}


class TournamentAnnouncer:
    """Keeps the public messages of all tournaments up to date."""

    def __init__(
        self,
        context: Context,
        calls: RefereeCalls,
        notes: DirectNotes,
        *,
        every: float = EVERY,
    ) -> None:
        self._context, self._services, self._messages = context, context.services, context.messages
        self._calls, self._notes = calls, notes
        self.every = every
        self._events = ScheduledEvents(context.client, context.services)
        self._reminders = Reminders(context.messages, context.services)
        self._lost = LostChannels(context, notes)
        self._redrawn = set[TournamentId]()
        """Those whose announcement is shown again though nothing has changed."""
        self._worker = KeyedWorker[TournamentId](
            "announce-tournament",
            self._work,
            pauses=RETRY_PAUSES,
            # damage too: of its many tables one may be mended meanwhile, and nothing else would wake this
            is_passing=lambda error: error_codes.is_passing(error) or is_store_error(error),
            is_known=is_documented,
            key_is="tournament",
        )

    def enqueue(self, tournament_id: TournamentId, *, redraws: bool = False) -> None:
        """Say that a tournament may be behind, and with `redraws` that its announcement isn't as it was sent.

        Returns at once.
        """
        if redraws:
            self._redrawn.add(tournament_id)
        self._worker.wake(tournament_id)

    async def wait_until_announced(self, tournament_id: TournamentId) -> None:
        """Return once the tournament has been announced, as far as Discord lets the bot."""
        self._worker.wake(tournament_id)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._worker.settled(tournament_id), PATIENCE)

    async def catch_up(self) -> None:
        """Announce what was not announced when the bot stopped; once, at the start."""
        tournaments = self._services.tournaments
        for tournament_id in {*await tournaments.open_ones(), *await tournaments.unannounced()}:
            self._messages.doubt(_subject(tournament_id))
            self.enqueue(tournament_id)

    async def stop(self, patience: float) -> None:
        """Finish what is in flight, within `patience` seconds."""
        await self._worker.stop(patience)

    async def _work(self, tournament_id: TournamentId) -> Rest | None:
        running = await self._services.tournaments.look(tournament_id)
        localizer = self._context.locales.catalogues.localizer(running.place.locale)
        posting = running.posting
        has_news = posting.version < len(running.book) or posting.announced_stuck != posting.stuck_since
        with self._messages.attempt(_subject(tournament_id)):
            try:
                if has_news or posting.message_id is None or tournament_id in self._redrawn:
                    self._redrawn.discard(tournament_id)
                    await self._tell_all(running, localizer)
                elif await self._events.is_owed(running):
                    await self._events.keep(running, await show_tournament(self._context, running), localizer)
                lost_again = await self._lost.tell(running, localizer)
            except (discord.Forbidden, discord.NotFound) as error:
                if error_codes.is_passing(error):
                    raise  # direct messages too fast: nothing is lost by that
                log.warning("tournament %s: its channel is out of reach (%s)", tournament_id, error.code)
                await self._give_up(running, is_gone=isinstance(error, discord.NotFound))
                if isinstance(error, discord.NotFound) and not running.tournament.is_ended:
                    await self._services.tournaments.lose_place(tournament_id)
                    again = await self._lost.tell(await self._services.tournaments.look(tournament_id), localizer)
                    return Rest(not_before=0.0, at_most=again)
                return None
            is_doubted = self._messages.is_doubted(_subject(tournament_id))
            at = await self._reminders.remind(running, localizer, is_doubted=is_doubted)
        again = min((each for each in (at, lost_again) if each is not None), default=None)
        return Rest(not_before=self.every if has_news else 0.0, at_most=again)

    async def _give_up(self, running: RunningTournament, *, is_gone: bool) -> None:
        """Leave unsaid what remains of a tournament that is over, where nothing brings it back to its channel.

        Where that is there, the bot may get its rights back, such as at the end of a timeout.
        """
        ended_at = running.book[-1].act.at
        if running.tournament.is_ended and (is_gone or ended_at + LONGEST_WAIT < self._services.now()):
            kept = running.posting
            await self._services.tournaments.show(running.id, message_id=kept.message_id, version=len(running.book))

    async def _tell_all(self, running: RunningTournament, localizer: Localizer) -> None:
        shown = await show_tournament(self._context, running)
        tournaments = self._services.tournaments
        shown_version = running.posting.version
        announcement = Draft(
            f"t{running.id}", running.book[0].act.at, view=announcement_sheet(shown, localizer).view
        )  # fmt: skip
        message_id = await self._messages.show(
            _spot(running), running.posting.message_id, announcement,
            lambda sent: tournaments.show(running.id, message_id=sent, version=shown_version),
            is_doubted=self._messages.is_doubted(_subject(running.id)),
        )  # fmt: skip
        kept = dict(running.posting.messages)
        telling = _Telling(
            running, shown, localizer, running.book[0], 0, kept, max((message_id, *kept.values()), default=0)
        )
        numbers = rounds_at(running.book)
        for entry in running.book[shown_version:]:
            if _announcement(entry) is not Announcement.NOWHERE:
                telling.go_on(entry, numbers[entry.number - 1])
                await self._tell(telling)
                await tournaments.show(running.id, message_id=message_id, version=entry.number)
        await tournaments.show(running.id, message_id=message_id, version=len(running.book))
        is_doubted = self._messages.is_doubted(_subject(running.id))
        await self._reminders.call_organiser(running, shown, localizer, is_doubted=is_doubted)
        await self._show_bracket(running, shown, localizer)
        await self._events.keep(running, shown, localizer)

    # Messages

    async def _show_bracket(self, running: RunningTournament, shown: ShownTournament, localizer: Localizer) -> None:
        """Show the bracket in a message of its own, from the first draw on."""
        drawn = next((entry for entry in running.book if isinstance(entry.act.operation, Draw)), None)
        if drawn is None or not running.tournament.rounds:
            return
        options = await display.of_server(self._services.profiles, running.place.guild_id)
        picture = None
        if options.has_picture:
            picture = await bracket_picture(self._context.pictures, shown, localizer, 0, options.theme)
        sheet = bracket_sheet(shown, localizer, 0, has_picture=picture is not None)
        key = f"tournament-bracket:{running.id}"
        kept = await self._services.profiles.recall(key)
        await self._messages.show(
            _spot(running), int(kept) if kept else None,
            Draft(f"t{running.id}-bracket", drawn.act.at, view=sheet.view, files=_files(picture, BRACKET_FILE)),
            lambda sent: self._services.profiles.remember(key, str(sent)),
            is_doubted=self._messages.is_doubted(_subject(running.id)),
        )  # fmt: skip

    # Acts

    async def _tell(self, telling: _Telling) -> None:
        """Announce an act where it says, and what follows from it."""
        operation, how = telling.entry.act.operation, _announcement(telling.entry)
        match how:
            case Announcement.NOWHERE:
                pass
            case Announcement.CHANNEL if not isinstance(operation, Cancel):
                await self._say(telling, "act", _text(telling))
            case Announcement.PERSON:
                await self._tell_person(telling)
            case Announcement.EVERYWHERE | Announcement.CHANNEL:
                for channel_id in dict.fromkeys((telling.channel_id, *_open_tables(telling))):
                    await self._say(telling, "act", _text(telling), channel_id)
            case Announcement.TABLES:
                await self._tell_tables(telling)
            case Announcement.RESULT:
                await self._tell_result(telling)
            case Announcement.OFFICIALS | Announcement.OFFICIALS_AND_TABLES:
                await self._tell_officials(telling, has_tables=how is Announcement.OFFICIALS_AND_TABLES)
                await self._tell_replaced(telling)
                if isinstance(operation, Appoint | AcceptReferee):
                    await self._calls.hand_over(telling.running, telling.entry)
            case Announcement.OWN_WAY:
                await self._tell_in_own_way(telling)
        if operation.may_end_round:
            await self._tell_break(telling)

    async def _tell_person(self, telling: _Telling) -> None:
        """Tell the people whom an act concerns, in the channel."""
        text = decision_text(telling.shown, telling.entry.act, telling.number, telling.localizer)
        operation, running = telling.entry.act.operation, telling.running
        about = operation.concerned()
        people = [about.who] if isinstance(about, PersonName) and about.who is not None else []
        if isinstance(operation, Substitute):
            people.append(operation.newcomer)
        called = _people(map(running.user_of, people))
        if called:
            named = telling.localizer.list([f"<@{user}>" for user in called])
            text = telling.localizer.say("tournament-told", people=named, what=text)
        await self._say(telling, "act", text, called=called)
        if isinstance(operation, Substitute):
            number = running.tournament.number_of(operation.newcomer)
            for drawn in running.tournament.rounds[-1].tables:
                game = telling.shown.game(telling.number, drawn) if number in drawn.players else None
                if game is not None and game.channel_id != telling.channel_id:
                    await add_players(self._context.client, game.channel_id, called[-1:])

    async def _tell_in_own_way(self, telling: _Telling) -> None:
        """Announce an act that has a message of its own kind."""
        running = telling.running
        match telling.entry.act.operation:
            case CloseCheckIn():
                await self._say(telling, "act", _text(telling))
                is_doubted, at = self._messages.is_doubted(_subject(running.id)), telling.entry.act.at
                await self._reminders.tell_left_out(running, telling.localizer, at, is_doubted=is_doubted)
            case Withdraw():
                await self._tell_departure(telling)
            case AskReferee() as operation:
                await self._tell_replaced(telling)
                await self._ask_referee(telling, operation)
            case Move() as operation:
                await self._tell_move(telling, operation)
            case CallAll():
                await self._call_all(telling)
            case MoveTables():
                await self._tell_moved_tables(telling)
            case Draw():
                await self._tell_draw(telling, running.tournament.rounds[telling.number - 1])
            case TimeOut() as operation:
                await self._tell_tables(telling)
                await self._tell_call(running, operation)
            case Call() as operation:
                await self._tell_call(running, operation)
            case Answer(call):
                if (thread_id := await call_thread(self._context, running, call)) is not None:
                    await self._say(telling, "act", _text(telling), thread_id)
            case Reveal():
                if running.tournament.stage is Stage.OVER:
                    await self._tell_end(telling)
            case _:
                raise NotImplementedError(telling.entry.act.operation.word)

    async def _tell_tables(self, telling: _Telling) -> None:
        """Tell a decision at its table, or at all of the round."""
        act = telling.entry.act
        if is_applied_again(telling.shown, act, telling.number):
            return  # told with the late effect that took it back
        text = decision_message(telling.shown, telling.entry, telling.number, telling.localizer)
        called: list[UserId] = []
        if isinstance(act.operation, Replace) and (who := _substitute_by(telling.running, telling.entry)) is not None:
            called = _people([telling.running.user_of(who)])
            named = f"<@{called[0]}>" if called else telling.shown.person(who)
            text = f"{text}\n{telling.localizer.say('tournament-substitute', who=named, table=act.operation.table)}"
        for channel_id in _channels(telling, act.operation.at_table):
            await self._say(telling, "act", text, channel_id, called=called)

    async def _tell_officials(self, telling: _Telling, *, has_tables: bool) -> None:
        """Say that the referee has changed: to organiser and former referee, and at the tables that are played."""
        text = _text(telling)
        called = _concerned_by(telling.running, telling.entry)
        if await self._services.tournaments.has_lost_organiser(telling.running.id):
            organiser = telling.running.user_of(telling.running.tournament.plan.organiser)
            called = [each for each in called if each != organiser]
        told = text
        if called:
            people = telling.localizer.list([f"<@{user}>" for user in called])
            told = telling.localizer.say("tournament-told", people=people, what=text)
        await self._say(telling, "act", told, called=called)
        played = telling.running.tournament.round()
        if not has_tables or played is None or played.is_over:
            return
        for channel_id in _channels(telling, None):
            if channel_id != telling.channel_id:
                await self._say(telling, "act", text, channel_id)

    async def _tell_departure(self, telling: _Telling) -> None:
        """Say who has left the server and who moves up: to organiser, referee, and who plays now."""
        running, localizer, number = telling.running, telling.localizer, telling.entry.number
        text = _text(telling)
        moved = _moved_up_by(running, telling.entry)
        if moved:
            names = localizer.list([telling.shown.person(who) for who in moved])
            text = f"{text} {localizer.say('tournament-moved-up', who=names, count=len(moved))}"
        tournament = replay(each.act for each in running.book[:number])
        wanted = dict.fromkeys((running.tournament.plan.organiser, tournament.referee, *moved))
        called = [user for who in wanted if who is not None and (user := running.user_of(who)) is not None and user > 0]
        people = localizer.list([f"<@{user}>" for user in called])
        told = localizer.say("tournament-told", people=people, what=text) if called else text
        await self._say(telling, "act", told, called=called)

    async def _tell_replaced(self, telling: _Telling) -> None:
        """Tell who was asked to referee, and isn't any more: directly, or else in the channel."""
        running, localizer = telling.running, telling.localizer
        user = await tell_replaced(self._context, self._notes, running, telling.entry, localizer)
        if user is not None:
            text = localizer.say("tournament-asked-no-more", title=safe_text(running.tournament.plan.title))
            told = localizer.say("tournament-told", people=f"<@{user}>", what=text)
            await self._say(telling, "unasked", told, called=(user,))

    async def _ask_referee(self, telling: _Telling, operation: AskReferee) -> None:
        """Ask who is to referee: directly, or else in the channel, where all read that they are asked."""
        running, localizer = telling.running, telling.localizer
        if running.tournament.candidate != operation.referee or running.tournament.is_ended:
            return
        text = _text(telling)
        if await ask_directly(self._context, self._notes, running, telling.entry, localizer):
            await self._say(telling, "act", text)
            return
        user = running.user_of(operation.referee)
        guild = self._context.client.get_guild(running.place.guild_id or 0)
        asked = request_text(running, localizer, "—" if guild is None else guild.name)
        content = localizer.say("tournament-told", people=f"<@{user}>", what=asked)
        await self._put(
            telling, "act", telling.channel_id, content=clip(content, MOST_CONTENT),
            view=lambda: plain_buttons(request_buttons(running, localizer)), called=() if user is None else (user,),
        )  # fmt: skip

    async def _tell_move(self, telling: _Telling, operation: Move) -> None:
        """Say where it goes on: at the table, or in the new channel to those whom no direct message has reached."""
        text = decision_text(telling.shown, telling.entry.act, telling.number, telling.localizer)
        if operation.table is not None:
            for channel_id in dict.fromkeys((telling.channel_id, *_channels(telling, operation.table))):
                await self._say(telling, "act", text, channel_id)
            return
        kept = await self._services.profiles.recall(untold_key(telling.running))
        called = [UserId(int(each)) for each in (kept or "").split()]
        if called:
            people = telling.localizer.list([f"<@{user}>" for user in called[:MOST_NAMED]])
            text = telling.localizer.say("tournament-told", people=people, what=text)
        await self._say(telling, "act", text, called=called[:MOST_NAMED])
        await self._services.profiles.remember(untold_key(telling.running), "")

    async def _call_all(self, telling: _Telling) -> None:
        """Tell everyone, and notify those who play at their tables, else all who have entered, some at a time."""
        running, text, played = telling.running, _text(telling), telling.running.tournament.round()
        seated: set[UserId] = set()
        for table in () if played is None else played.tables:
            game = telling.shown.games.get((played.number, table.number)) if played is not None else None
            if game is None or table.is_over or game.is_placeless or game.channel_id == telling.channel_id:
                continue
            there = _people([running.user_of_player(player) for player in table.players if player not in table.out])
            called = [user for user in there if user not in seated]  # several games of a season: once is enough
            seated.update(there)
            await self._say(telling, f"act-{table.number}", _naming(called, text), game.channel_id, called=called)
        everyone = people_of_season(running) if running.tournament.is_league else _who_goes_on(running)
        left = [user for user in everyone if user not in seated]
        for start in range(0, max(1, len(left)), MOST_NAMED):
            some = left[start : start + MOST_NAMED]
            await self._say(telling, f"act-all-{start}", _naming(some, text), called=some)

    async def _tell_moved_tables(self, telling: _Telling) -> None:
        """Say where tables go on: of one table also there; whoever plays at several reads it in their threads."""
        text = decision_text(telling.shown, telling.entry.act, telling.number, telling.localizer)
        table = telling.entry.act.operation.at_table
        there = () if table is None else _channels(telling, table)
        for channel_id in dict.fromkeys((telling.channel_id, *there)):
            await self._say(telling, "act", text, channel_id)

    async def _tell_draw(self, telling: _Telling, played: Round) -> None:
        await without_departed_referee(self._context, telling.running)
        if played.is_final:
            await self._say(telling, "final", final_text(telling.shown, played, telling.localizer))
        sheet = (season_draw_sheet if played.is_season else draw_sheet)(telling.shown, telling.localizer, played.number)
        await self._put(telling, "draw", telling.channel_id, view=sheet.view)

    async def _publish_hash(self, telling: _Telling) -> None:
        """Publish the hash of the book as it ends: anyone who has seen it can tell what was changed later."""
        text = telling.localizer.say(last_hash_key(telling.running.tournament), hash=telling.entry.hash)
        await self._say(telling, "hash", f"-# {text}")

    async def _tell_result(self, telling: _Telling) -> None:
        """Tell the result of a table there and in the channel; a shared victory calls for a lot."""
        played = telling.running.tournament.rounds[telling.number - 1]
        operation = telling.entry.act.operation
        table = operation.at_table
        assert table is not None, "a result is a table's"
        drawn = played.tables[table - 1]
        shown, localizer = telling.shown, telling.localizer
        lot = lot_text(shown, played, drawn, localizer)
        place = (played.number, drawn.number)
        outcomes = await outcomes_of(self._context, telling.running, shown, localizer, place)
        is_played = drawn.transcript is not None or not played.is_season
        how = "" if lot or place not in outcomes or not is_played else f"-# {without_markdown(outcomes[place])}"
        lines = (result_text(shown, played, drawn, localizer) if played.is_final or not lot else "", lot, how)
        text = "\n".join(filter(None, lines))
        if not text:
            return
        text = decided_text(shown, telling.entry.act, text, localizer)
        # of several at once: those who play it read it at its table
        is_theirs = drawn.is_void and telling.entry.act.by.who is None
        # everyone has read who is out of a season, and what becomes of their games
        is_known = isinstance(operation, Decide) and operation.why == AwardKind.REMOVED
        for channel_id in result_channels(telling.channel_id, _channels(telling, table), is_theirs=is_theirs):
            if not is_known or channel_id != telling.channel_id:
                await self._say(telling, "result", text, channel_id)
        if drawn.tied and not drawn.is_over:
            await self._call_for_lot(telling, drawn)

    async def _tell_break(self, telling: _Telling) -> None:
        """Call those who go on to the next round, once the last table has ended and a break begins."""
        now, at = telling.running.tournament, telling.running.tournament.next_round_at
        if at is None or now.round_ended_at != telling.entry.act.at or at <= self._services.now():
            return
        later = telling.running.book[telling.entry.number :]
        if any(each.act.at == telling.entry.act.at and _announcement(each) is Announcement.RESULT for each in later):
            return  # of two tables that end in one second the last one tells of it
        played = now.rounds[-1]
        users = [telling.running.user_of_player(player) for player in played.winners()]
        called = [user for user in users if user is not None and user > 0]
        people = telling.localizer.list(
            [
                telling.shown.player(player) if user is None or user < 0 else f"<@{user}>"
                for player, user in zip(played.winners(), users, strict=True)
            ]
        )
        text = telling.localizer.say("tournament-break", number=played.number, people=people, at=discord_time(at, "f"))
        await self._say(telling, "break", text, called=called)

    async def _call_for_lot(self, telling: _Telling, drawn: TournamentTable) -> None:
        """Notify the referee, or else the organiser, once that nothing goes on until they draw the lot."""
        running = await without_departed_referee(self._context, telling.running)
        referee = await self._services.tournaments.on_call(running.id)
        if referee is None:
            await self._say(telling, "lot", telling.localizer.say("tournament-lot-nobody", table=drawn.number))
            return
        text = telling.localizer.say("tournament-lot-call", who=f"<@{referee}>", table=drawn.number)
        await self._say(telling, "lot", text, called=(referee,))

    async def _tell_call(self, running: RunningTournament, operation: Call | TimeOut) -> None:
        for call in running.tournament.calls:
            if (call.table, call.player, call.line) == (operation.table, operation.player, operation.line):
                await self._calls.open_thread(running, call)

    async def _tell_end(self, telling: _Telling) -> None:
        running, shown, localizer = telling.running, telling.shown, telling.localizer
        options = await display.of_server(self._services.profiles, running.place.guild_id)
        if running.tournament.is_league:
            await self._tell_season_end(telling, options)
            return
        users = [running.user_of_player(player) for player in podium_players(shown)]
        participants = [Participant(UserId(user or -1), "") for user in users]
        podium = podium_of(shown, await self._context.avatars.of(participants, moment=LASTING))
        picture = None
        if podium is not None and options.has_picture:
            look = self._context.pictures.look(options.theme)
            picture = await self._context.pictures.drawn(lambda: podium_picture(podium, localizer, look))
        alt = podium_alt(podium, localizer) if podium is not None and picture is not None else ""
        sheet = podium_sheet(shown, localizer, alt=alt)
        await self._put(telling, "end", telling.channel_id, view=sheet.view, files=_files(picture, PODIUM_FILE))
        await self._publish_hash(telling)

    async def _tell_season_end(self, telling: _Telling, options: DisplayOptions) -> None:
        """Say who has won a league's season, who goes up and who comes down, with the table."""
        shown, localizer, picture = telling.shown, telling.localizer, None
        if options.has_picture:
            picture = await bracket_picture(self._context.pictures, shown, localizer, 0, options.theme)
        sheet = end_sheet(shown, localizer, BRACKET_FILE, has_picture=picture is not None)
        await self._put(telling, "end", telling.channel_id, view=sheet.view, files=_files(picture, BRACKET_FILE))
        await self._publish_hash(telling)

    async def _say(
        self, telling: _Telling, what: str, text: str, channel_id: int | None = None, *, called: Sequence[UserId] = ()
    ) -> None:
        """Send a line to a channel or thread, notifying these people; skip a thread that is gone."""
        channel_id = channel_id or telling.channel_id
        is_main = channel_id == telling.channel_id
        # a table's thread may be gone; the tournament's own channel must not fail without a word
        with suppress(*(() if is_main else (discord.Forbidden, discord.NotFound))):
            await self._put(telling, what, channel_id, content=clip(text, MOST_CONTENT), called=called)

    async def _put(
        self,
        telling: _Telling,
        what: str,
        channel_id: int,
        *,
        content: str | None = None,
        view: Callable[[], View] | None = None,
        files: Callable[[], list[discord.File]] = list,
        called: Sequence[UserId] = (),
    ) -> None:
        """Send a message about the act that is being announced, unless it has been sent."""
        name = f"{telling.entry.number}-{what}-{channel_id}"
        if name in telling.sent:
            return
        running, at = telling.running, telling.entry.act.at

        async def note(message_id: int) -> None:
            telling.sent[name], telling.newest = message_id, max(telling.newest, message_id)
            await self._services.tournaments.keep_messages(running.id, dict(telling.sent))

        await self._messages.send(
            Spot(channel_id, running.place.guild_id),
            Draft(f"t{running.id}-{name}", at, telling.newest, content, view, files, called),
            note, is_doubted=self._messages.is_doubted(_subject(running.id)),
        )  # fmt: skip


def _people(users: Iterable[UserId | None]) -> list[UserId]:
    """Return those of these users who are people, each once."""
    return list(dict.fromkeys(user for user in users if user is not None and user > 0))


def _who_goes_on(running: RunningTournament) -> list[UserId]:
    """Return who plays now, or in the next round; before the draw everyone who has entered."""
    now, played = running.tournament, running.tournament.round()
    if played is None:
        return _people(running.user_of(each.who) for each in now.entrants)
    playing = [each for table in played.tables if not table.is_over for each in table.players]
    return _people(running.user_of_player(each) for each in (*now.next_players(), *playing))


def _naming(users: Sequence[UserId], text: str) -> str:
    """Return a text with the people whom it notifies below it."""
    return "\n".join(filter(None, (text, " ".join(f"<@{user}>" for user in users))))


def _subject(tournament_id: TournamentId) -> tuple[str, TournamentId]:
    """Return what stands for a tournament among all that the bot shows."""
    return "tournament", tournament_id


def _spot(running: RunningTournament) -> Spot:
    return Spot(running.place.channel_id, running.place.guild_id)


def result_channels(channel_id: int, at_table: Iterable[int], *, is_theirs: bool) -> tuple[int, ...]:
    """Return where a result is told: in the tournament's channel and at its table.

    Where it concerns those alone who play there (`is_theirs`), only at a table that has a channel of its own.
    """
    channels = tuple(dict.fromkeys((channel_id, *at_table)))
    return channels[1:] if is_theirs and len(channels) > 1 else channels


def _announcement(entry: Entry) -> Announcement:
    """Return how an entry of the book is announced."""
    return entry.act.operation.announcement(entry.act.by)


def _text(telling: _Telling) -> str:
    """Return the act that is being announced as a sentence."""
    return act_text(telling.shown, telling.entry.act, telling.number, telling.localizer)


def _concerned_by(running: RunningTournament, entry: Entry) -> list[UserId]:
    """Return whom a change of referee concerns, beside who has made it: the organiser, who was the referee before."""
    before = [term.who for term in terms_of_office(running.book) if term.until == entry.act.at]
    people = [running.tournament.plan.organiser, *before]
    if isinstance(entry.act.operation, AskCancel | UnaskCancel) and running.tournament.referee is not None:
        people.append(running.tournament.referee)
    users = [running.user_of(who) for who in dict.fromkeys(people) if who != entry.act.by.who]
    return [user for user in users if user is not None and user > 0]


def _substitute_by(running: RunningTournament, entry: Entry) -> Pseudonym | None:
    """Return who has got a seat by the act that abandoned a deal (§9.1); None where nobody was waiting."""
    before, after = (replay(each.act for each in running.book[:end]) for end in (entry.number - 1, entry.number))
    return after.players[-1] if len(after.players) > len(before.players) else None


def _moved_up_by(running: RunningTournament, entry: Entry) -> list[Pseudonym]:
    """Return who plays, instead of waiting, since the act that took someone off the list."""
    before, after = (replay(each.act for each in running.book[:end]) for end in (entry.number - 1, entry.number))
    if after.rounds:
        return []
    lined_up = {entrant.who for entrant in before.lineup()}
    return [entrant.who for entrant in after.lineup() if entrant.who not in lined_up] if lined_up else []


def _channels(telling: _Telling, table: int | None) -> Sequence[int]:
    """Return the channels where a table of the round is played, or all of them; the tournament's before a round."""
    if not telling.number:
        return (telling.channel_id,)
    tables = telling.running.tournament.rounds[telling.number - 1].tables if table is None else ()
    wanted = [each.number for each in tables] if table is None else [table]
    games = telling.shown.games
    found = [game.channel_id for each in wanted if (game := games.get((telling.number, each))) is not None]
    return tuple(dict.fromkeys(found)) or (telling.channel_id,)


def _open_tables(telling: _Telling) -> Sequence[int]:
    """Return the channels where a table is played that isn't over."""
    if (played := telling.running.tournament.round()) is None:
        return ()
    games = telling.shown.games
    places = [games.get((played.number, table.number)) for table in played.tables if not table.is_over]
    return [game.channel_id for game in places if game is not None and not game.is_placeless]


def _files(picture: bytes | None, name: str) -> Callable[[], list[discord.File]]:
    """Return what makes the files of a message: a picture, or none."""
    return lambda: [] if picture is None else [discord.File(io.BytesIO(picture), name)]

"""What referee and organiser press: the console, calls, time, penalties with their preview, the next step."""

from dataclasses import replace
from datetime import timedelta
from typing import Any, Final

from bot.discord.answers import Interaction, acknowledge
from bot.discord.fields import chosen_value, filled_fields
from bot.discord.routing import Answer
from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.manager.tournament_requests import CastLotAt, DrawNextRound, ReplacePlayer, Ruling
from bot.manager.tournament_values import Preview, RunningTournament
from bot.pages.addresses import tournament as addresses
from bot.pages.addresses.tournament import (
    ALL_TABLES,
    Accused,
    AtListPage,
    AtOpenCall,
    AtSeating,
    AtTournament,
    Judged,
    Missing,
    Ordered,
    Sentenced,
    Step,
    Stepped,
)
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.tournament.act_text import act_text
from bot.pages.tournament.console import call_sheet, console_sheet, step_sheet
from bot.pages.tournament.forms import MINUTES, WHY, read_minutes, reason_form
from bot.pages.tournament.judging import (
    count_sheet,
    effects_sheet,
    judge_sheet,
    missing_sheet,
    player_sheet,
    preview_sheet,
    sentence_of,
)
from bot.pages.tournament.presses import answer_sheet, check_seating, tournament_id
from bot.pages.tournament.referee_calls import RefereeCalls
from bot.pages.tournament.views import TournamentViews, caller_of
from bot.tournament.actions import (
    Answer as AnswerCall,
)
from bot.tournament.actions import (
    Cancel,
    CloseCheckIn,
    IncidentKind,
    MakeFriendly,
    OpenCheckIn,
    Order,
    OrderKind,
    Role,
)
from bot.tournament.draws import TableNumber
from bot.tournament.errors import TournamentError

LONGEST_CHECK_IN: Final = timedelta(minutes=30)
"""How long the check-in is open that an organiser opens after the start that was announced."""


class JudgePresses:
    """Answers to the console's buttons. The manager says no to everybody else, whoever holds the page."""

    def __init__(self, tables: Tables, locales: LocaleResolver, views: TournamentViews, calls: RefereeCalls) -> None:
        self._tables = tables
        self._locales = locales
        self._views = views
        self._calls = calls

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            addresses.CONSOLE.answered_by(self._console),
            addresses.PICK_JUDGED.answered_by(self._pick_judged),
            addresses.JUDGE.answered_by(self._judge),
            addresses.PICK_CALL.answered_by(self._pick_call),
            addresses.SEE_CALL.answered_by(self._see_call),
            addresses.ANSWER.answered_by(self._ask_answer),
            addresses.ANSWERED.answered_by(self._answered),
            addresses.ORDER.answered_by(self._ask_order),
            addresses.ORDERED.answered_by(self._ordered),
            addresses.PENALISE.answered_by(self._penalise),
            addresses.ACCUSE.answered_by(self._accuse),
            addresses.PICK_COUNT.answered_by(self._pick_count),
            addresses.CONFIRM.answered_by(self._confirm),
            addresses.CONFIRMED.answered_by(self._confirmed),
            addresses.MISSING.answered_by(self._missing),
            addresses.REPLACE.answered_by(self._ask_replace),
            addresses.REPLACED.answered_by(self._replaced),
            addresses.CAST_LOT.answered_by(self._cast_lot),
            addresses.STEP.answered_by(self._step),
            addresses.STEPPED.answered_by(self._stepped),
            addresses.CANCEL_CUP.answered_by(self._ask_cancel),
            addresses.CANCELLED_CUP.answered_by(self._cancelled),
        )

    # Looking

    async def show_console(
        self, interaction: Interaction, running: RunningTournament, page: int = 0, *, note: str = ""
    ) -> None:
        """The console, to referee and organiser. Raises `TournamentError`."""
        await self._check_official(interaction, running)
        await acknowledge(interaction)
        speaker, shown = await self._locales.reader(interaction), await self._views.shown(running)
        await answer_sheet(interaction, console_sheet(shown, speaker, page, note=note))

    async def _console(self, interaction: Interaction, at: AtListPage) -> None:
        await self.show_console(interaction, await self._views.here(interaction, at.tournament), at.page)

    async def _pick_judged(self, interaction: Interaction, at: AtTournament) -> None:
        found = addresses.read_seating(chosen_value(interaction))
        if found is None:
            raise TournamentError("tournament-none")
        await self._show_judged(interaction, await self._official(interaction, at), *found)

    async def _judge(self, interaction: Interaction, at: AtSeating) -> None:
        await self._show_judged(interaction, await self._official(interaction, at), at.round, at.table)

    async def _show_judged(
        self, interaction: Interaction, running: RunningTournament, number: int, table: int, note: str = ""
    ) -> None:
        check_seating(running, number, table)
        await acknowledge(interaction)
        speaker, shown = await self._locales.reader(interaction), await self._views.shown(running)
        await answer_sheet(interaction, judge_sheet(shown, speaker, number, table, note=note))

    async def _pick_call(self, interaction: Interaction, at: AtTournament) -> None:
        number = chosen_value(interaction)
        await self._show_call(interaction, at, int(number) if number.isdecimal() else 0)

    async def _see_call(self, interaction: Interaction, at: AtOpenCall) -> None:
        await self._show_call(interaction, at, at.call)

    async def _show_call(self, interaction: Interaction, at: AtTournament, number: int) -> None:
        running = await self._official(interaction, at)
        await acknowledge(interaction)
        speaker, shown = await self._locales.reader(interaction), await self._views.shown(running)
        thread_id = await self._calls.thread_of(running, number)
        await answer_sheet(interaction, call_sheet(shown, speaker, number, thread_id=thread_id))

    # Calls and time

    async def _ask_answer(self, interaction: Interaction, at: AtOpenCall) -> None:
        address = addresses.ANSWERED.to(at.tournament, at.call)
        await self._ask_why(interaction, at, address, "key-tournament-answer", question="form-tournament-answer")

    async def _answered(self, interaction: Interaction, at: AtOpenCall) -> None:
        after = await self._tables.tournaments.act(
            tournament_id(at), caller_of(interaction), AnswerCall(at.call, _why(interaction))
        )
        await self.show_console(interaction, after, note=await self._note(interaction, after))

    async def _ask_order(self, interaction: Interaction, at: Ordered) -> None:
        address = addresses.ORDERED.to(at.tournament, at.order, at.table)
        suffix = "-all" if at.table == ALL_TABLES else ""
        key = f"key-tournament-{at.order}{suffix}"
        await self._ask_why(interaction, at, address, key, has_minutes=at.order == OrderKind.EXTEND)

    async def _ordered(self, interaction: Interaction, at: Ordered) -> None:
        kind, table = OrderKind(at.order), None if at.table == ALL_TABLES else TableNumber(at.table)
        seconds = None
        if kind is OrderKind.EXTEND:
            # What is no number of minutes is refused as one that is out of range.
            seconds = read_minutes(next(iter(filled_fields(interaction).get(MINUTES, [])), "")) or 0
        after = await self._tables.tournaments.act(
            tournament_id(at), caller_of(interaction), Order(kind, table, seconds, _why(interaction))
        )
        note = await self._note(interaction, after)
        if table is None:
            await self.show_console(interaction, after, note=note)
        else:
            await self._show_judged(interaction, after, len(after.tournament.rounds), table, note)

    # Penalties

    async def _penalise(self, interaction: Interaction, at: Judged) -> None:
        running = await self._judged(interaction, at)
        await acknowledge(interaction)
        speaker, shown = await self._locales.reader(interaction), await self._views.shown(running)
        await answer_sheet(interaction, player_sheet(shown, speaker, at))

    async def _accuse(self, interaction: Interaction, at: Accused) -> None:
        running = await self._judged(interaction, at)
        kind, is_asked = addresses.KINDS[at.kind], at.count is None
        if not is_asked or kind not in (IncidentKind.SURPLUS, IncidentKind.LATE_EFFECT):
            await self._preview(interaction, running, at, at.count)
            return
        speaker = await self._locales.reader(interaction)
        drawn = running.tournament.rounds[-1].table(at.table)
        begun = await self._views.effects_begun(running, drawn, at.player, speaker)
        if kind is IncidentKind.LATE_EFFECT and len(begun) < 2:  # nothing to choose
            await self._preview(interaction, running, at, None)
            return
        await acknowledge(interaction)
        shown = await self._views.shown(running)
        is_surplus = kind is IncidentKind.SURPLUS
        sheet = count_sheet(shown, speaker, at) if is_surplus else effects_sheet(shown, speaker, at, begun)
        await answer_sheet(interaction, sheet)

    async def _pick_count(self, interaction: Interaction, at: Accused) -> None:
        chosen = chosen_value(interaction)
        running = await self._judged(interaction, at)
        await self._preview(interaction, running, at, int(chosen) if chosen.isdecimal() else 1)

    async def _preview(
        self, interaction: Interaction, running: RunningTournament, at: Accused, count: int | None
    ) -> None:
        ruling = _ruling(at, count, "…")
        preview = await self._tables.tournaments.preview(running.id, caller_of(interaction), ruling)
        await acknowledge(interaction)
        speaker, shown = await self._locales.reader(interaction), await self._views.shown(running)
        sentenced = sentence_of(at, count=_counted(preview, count), line=preview.version)
        after = self._views.facts(preview.after, speaker) if preview.action is not None else ""
        await answer_sheet(interaction, preview_sheet(shown, speaker, sentenced, after))

    async def _confirm(self, interaction: Interaction, at: Sentenced) -> None:
        address = addresses.CONFIRMED.to(at.tournament, at.round, at.table, at.kind, at.player, at.count, at.line)
        kind = addresses.KINDS[at.kind].value
        await self._ask_why(interaction, at, address, f"key-tournament-{kind}")

    async def _confirmed(self, interaction: Interaction, at: Sentenced) -> None:
        running = await self._judged(interaction, at)
        ruling = _ruling(at, at.count, _why(interaction))
        if ruling.kind is not IncidentKind.WARNING:
            ruling = replace(ruling, version=at.line)
        after = await self._tables.tournaments.act(running.id, caller_of(interaction), ruling)
        await self._show_judged(interaction, after, at.round, at.table, await self._note(interaction, after))

    async def _missing(self, interaction: Interaction, at: AtSeating) -> None:
        running = await self._judged(interaction, at)
        await acknowledge(interaction)
        speaker, shown = await self._locales.reader(interaction), await self._views.shown(running)
        await answer_sheet(interaction, missing_sheet(shown, speaker, at.round, at.table))

    async def _ask_replace(self, interaction: Interaction, at: Missing) -> None:
        address = addresses.REPLACED.to(at.tournament, at.round, at.table, at.player)
        await self._ask_why(interaction, at, address, "key-tournament-missing")

    async def _replaced(self, interaction: Interaction, at: Missing) -> None:
        running = await self._judged(interaction, at)
        after = await self._tables.tournaments.act(
            running.id, caller_of(interaction), ReplacePlayer(at.table, at.player, _why(interaction))
        )
        await self._show_judged(interaction, after, at.round, at.table, await self._note(interaction, after))

    async def _cast_lot(self, interaction: Interaction, at: AtSeating) -> None:
        running = await self._judged(interaction, at)
        after = await self._tables.tournaments.act(running.id, caller_of(interaction), CastLotAt(at.table))
        await self._show_judged(interaction, after, at.round, at.table, await self._note(interaction, after))

    # The next step

    async def _step(self, interaction: Interaction, at: Stepped) -> None:
        running = await self._official(interaction, at)
        await acknowledge(interaction)
        speaker, shown = await self._locales.reader(interaction), await self._views.shown(running)
        await answer_sheet(interaction, step_sheet(shown, speaker, at.step))

    async def _stepped(self, interaction: Interaction, at: Stepped) -> None:
        running = await self._official(interaction, at)
        match at.step:
            case Step.CHECK:
                starts, now = running.tournament.plan.starts, self._tables.now()
                request = OpenCheckIn(starts if starts > now else now + LONGEST_CHECK_IN)
            case Step.CLOSE:
                request = CloseCheckIn()
            case Step.FRIENDLY:
                request = MakeFriendly()
            case _:
                request = DrawNextRound()
        after = await self._tables.tournaments.act(running.id, caller_of(interaction), request)
        await self.show_console(interaction, after, note=await self._note(interaction, after))

    async def _ask_cancel(self, interaction: Interaction, at: AtTournament) -> None:
        await self._ask_why(interaction, at, addresses.CANCELLED_CUP.to(at.tournament), "key-tournament-cancel")

    async def _cancelled(self, interaction: Interaction, at: AtTournament) -> None:
        after = await self._tables.tournaments.act(tournament_id(at), caller_of(interaction), Cancel(_why(interaction)))
        await self.show_console(interaction, after, note=await self._note(interaction, after))

    # How it is done

    async def _official(self, interaction: Interaction, at: AtTournament) -> RunningTournament:
        """The tournament of an address, for referee and organiser. Raises `TournamentError`."""
        running = await self._views.here(interaction, at.tournament)
        await self._check_official(interaction, running)
        return running

    async def _judged(self, interaction: Interaction, at: AtSeating) -> RunningTournament:
        """The tournament of an address whose table is of the round that is played. Raises `TournamentError`."""
        running = await self._official(interaction, at)
        check_seating(running, at.round, at.table)
        if at.round != len(running.tournament.rounds):
            raise TournamentError("tournament-table-over", number=at.table)
        return running

    async def _check_official(self, interaction: Interaction, running: RunningTournament) -> None:
        roles = await self._tables.tournaments.roles_of(running.id, caller_of(interaction))
        if roles.isdisjoint((Role.ORGANISER, Role.REFEREE)):
            raise TournamentError("tournament-not-yours", role="referee")

    async def _ask_why(
        self,
        interaction: Interaction,
        at: AtTournament,
        address: Any,
        key: str,
        *,
        has_minutes: bool = False,
        question: str = "form-tournament-why",
    ) -> None:
        await self._official(interaction, at)
        speaker = await self._locales.reader(interaction)
        form = reason_form(address, speaker, speaker.say(key), has_minutes=has_minutes, question=question)
        await interaction.response.send_modal(form)

    async def _note(self, interaction: Interaction, running: RunningTournament) -> str:
        """What has just been done, as the book has it."""
        await acknowledge(interaction)
        speaker: Speaker = await self._locales.reader(interaction)
        shown = await self._views.shown(running)
        return f"✅ {act_text(shown, running.book[-1].act, len(running.tournament.rounds), speaker)}"


def _why(interaction: Interaction) -> str:
    return next(iter(filled_fields(interaction).get(WHY, [])), "")


def _ruling(at: Accused | Sentenced, count: int | None, why: str) -> Ruling:
    kind = addresses.KINDS[at.kind]
    if kind is IncidentKind.LATE_EFFECT:
        return Ruling(kind, at.table, at.player, why, back_to=count)
    return Ruling(kind, at.table, at.player, why, count=count or 1)


def _counted(preview: Preview, count: int | None) -> int | None:
    """What a sentence has to say again: how many cards, or the line to which the game goes back."""
    return preview.operation.back_to if preview.operation.kind is IncidentKind.LATE_EFFECT else count

"""What referee and organiser press: the console, calls, time, penalties with their preview, the next step.

The manager says no to everyone else, whoever holds the page.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

import discord

from bot.discord.routing import CustomId, handles
from bot.i18n.catalogue import Localizer
from bot.manager.tournament_requests import CastLotAt, DrawNextRound, GiveMoreTime, LookAt, ReplacePlayer, Ruling
from bot.manager.tournament_values import Preview, RunningTournament
from bot.pages.press import Press
from bot.pages.tournament import addresses
from bot.pages.tournament.act_text import act_text, sentence_text, value_text
from bot.pages.tournament.addresses import (
    ALL_TABLES,
    AtAccused,
    AtBreak,
    AtIncident,
    AtListPage,
    AtMissingPlayer,
    AtOpenCall,
    AtOrder,
    AtPenalty,
    AtSeating,
    AtStep,
    AtTournament,
    Step,
)
from bot.pages.tournament.given_time import filled_time, time_labels
from bot.pages.tournament.league_direction import game_sheet
from bot.pages.tournament.league_presses import show_panel
from bot.pages.tournament.presses import answer_sheet, check_seating, chosen_seating, tournament_id
from bot.pages.tournament.referee_calls import call_about, call_thread, without_departed_referee
from bot.pages.tournament.referee_pages import (
    BREAK,
    CALL,
    CALLS,
    WHY,
    break_form,
    call_label,
    call_sheet,
    cancel_key,
    console_sheet,
    count_sheet,
    effects_sheet,
    hands_sheet,
    judge_sheet,
    missing_sheet,
    penalty_address,
    player_sheet,
    preview_sheet,
    reason_form,
    step_sheet,
)
from bot.pages.tournament.shown_tournament import (
    ShownTournament,
    caller_of,
    effects_begun,
    enter_act,
    hand_size,
    is_asker,
    most_surplus,
    public_facts,
    show_tournament,
    tournament_here,
)
from bot.pages.tournament.start_question import read_start, seconds_of, start_sheet, time_of
from bot.tournament.draws import TableNumber
from bot.tournament.errors import TournamentError
from bot.tournament.officials import CallAll, Cancel, Restore, TellAll
from bot.tournament.operation import Role
from bot.tournament.refereeing import Answer as AnswerCall
from bot.tournament.refereeing import Order, OrderKind, Record, listed_penalties, lost_with, taken_back_sentence
from bot.tournament.registration import CloseCheckIn, MakeFriendly, OpenCheckIn
from bot.tournament.rounds import LONGEST_BREAK, SetBreak
from bot.tournament.tournament import IncidentKind
from bot.tournament.waiting import GRACE

LONGEST_CHECK_IN: Final = timedelta(minutes=30)
"""How long the check-in is open that an organiser opens after the start that was announced."""
MOST_TAKEN_BACK: Final = 600
"""Characters of what a late effect would take back, in its preview."""


# Looking


async def show_console(press: Press, running: RunningTournament, page: int = 0, *, note: str = "") -> None:
    """The console, to referee and organiser; of a league, which has none, its page. Raises `TournamentError`."""
    roles = await _check_official(press, running)
    await press.acknowledge()
    if running.tournament.is_league:
        await show_panel(press, running, note=note)
        return
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    is_elsewhere = _is_elsewhere(press, running)
    is_named = running.referee_user == press.user
    sheet = console_sheet(
        shown, localizer, page, note=note, is_elsewhere=is_elsewhere, roles=roles, is_named=is_named,
        is_asker=is_asker(press, running),
        takes_tables=isinstance(press.interaction.channel, discord.TextChannel),
    )  # fmt: skip
    await answer_sheet(press, sheet)


def _is_elsewhere(press: Press, running: RunningTournament) -> bool:
    """Whether the tournament could be moved to the channel of the press: another one, and no thread."""
    is_channel = isinstance(press.interaction.channel, discord.TextChannel)
    return is_channel and press.interaction.channel_id != running.place.channel_id


@handles(addresses.CONSOLE)
async def press_console(press: Press, at: AtListPage) -> None:
    """Show a page of the console."""
    await show_console(press, await tournament_here(press, at.tournament), at.page)


@handles(addresses.PICK_JUDGED)
async def pick_judged(press: Press, at: AtTournament) -> None:
    """Show what the referee may do at the table that was chosen."""
    found = chosen_seating(press)
    await show_judged(press, await official(press, at), *found)


@handles(addresses.JUDGE)
async def judge(press: Press, at: AtSeating) -> None:
    """Show what the referee may do at a table."""
    await show_judged(press, await official(press, at), at.round, at.table)


async def show_judged(press: Press, running: RunningTournament, number: int, table: int, note: str = "") -> None:
    """Show referee or organiser a table; `note` is what has just been done. Raises `TournamentError`."""
    roles = await _check_official(press, running)
    check_seating(running, number, table)
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    if running.tournament.is_league:
        drawn = running.tournament.rounds[-1].table(TableNumber(table))
        await answer_sheet(press, game_sheet(shown, localizer, drawn, note))
        return
    here, is_referee = press.interaction.channel_id, Role.REFEREE in roles
    sheet = judge_sheet(shown, localizer, number, table, note=note, here=here, is_referee=is_referee)
    await answer_sheet(press, sheet)


@handles(addresses.PICK_CALL)
async def pick_call(press: Press, at: AtTournament) -> None:
    """Show the call that was chosen in a select."""
    await _show_call(press, at, next(iter(press.chosen_numbers), 0))


@handles(addresses.SEE_CALL)
async def see_call(press: Press, at: AtOpenCall) -> None:
    """Show a call."""
    await _show_call(press, at, at.call)


async def _show_call(press: Press, at: AtTournament, number: int) -> None:
    running = await official(press, at)
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    thread_id, about = await call_thread(press.context, running, number), await call_about(press, running, number)
    await answer_sheet(press, call_sheet(shown, localizer, number, about=about, thread_id=thread_id))


# Calls and time


@handles(addresses.ANSWER)
async def ask_answer(press: Press, at: AtOpenCall) -> None:
    """Ask for the answer to a call."""
    address = addresses.ANSWER_FORM.to(at.tournament, at.call)
    await ask_why(press, at, address, "key-tournament-answer", question="form-tournament-answer")


@handles(addresses.ANSWER_FORM)
async def answer_call(press: Press, at: AtOpenCall) -> None:
    """Close a call with the answer of the form."""
    after = await enter_act(press, tournament_id(at), AnswerCall(at.call, reason_of(press)))
    await show_console(press, after, note=await act_note(press, after))


@handles(addresses.ORDER)
async def ask_order(press: Press, at: AtOrder) -> None:
    """Ask why, and for how long, the time of a table changes."""
    address = addresses.ORDER_FORM.to(at.tournament, at.order, at.table)
    suffix = "-all" if at.table == ALL_TABLES else ""
    key = f"key-tournament-{at.order}{suffix}"
    await ask_why(press, at, address, key, has_time=at.order == OrderKind.EXTEND)


@handles(addresses.ORDER_FORM)
async def order(press: Press, at: AtOrder) -> None:
    """Change the time of a table, or of all, as the form says."""
    kind, table = OrderKind(at.order), None if at.table == ALL_TABLES else TableNumber(at.table)
    request = Order(kind, table, None, reason_of(press))
    if kind is OrderKind.EXTEND:
        typed = await filled_time(press)
        request = GiveMoreTime(table, reason_of(press), typed.seconds, typed.until)
    after = await enter_act(press, tournament_id(at), request)
    note = await act_note(press, after)
    if table is None:
        await show_console(press, after, note=note)
    else:
        await show_judged(press, after, len(after.tournament.rounds), table, note)


@handles(addresses.LOOK)
async def ask_look(press: Press, at: AtSeating) -> None:
    """Ask why the referee looks at the hands of a table."""
    await judged(press, at)
    address = addresses.LOOK_FORM.to(at.tournament, at.round, at.table)
    await ask_why(press, at, address, "key-tournament-look")


@handles(addresses.LOOK_FORM)
async def look_at_hands(press: Press, at: AtSeating) -> None:
    """Show the referee all hands of a table; the book and the table are told, with the reason of the form."""
    running = await judged(press, at)
    after = await enter_act(press, running.id, LookAt(at.table, reason_of(press)))
    note = await act_note(press, after)
    localizer, shown = await press.localizer(), await show_tournament(press.context, after)
    drawn = after.tournament.rounds[-1].table(at.table)
    table_id = after.table_id(drawn)
    assert table_id is not None, "its hands have just been asked for"
    table = await press.services.tables.look(table_id)
    words = press.context.presentations.of(table)
    hands = [
        (shown.player(player), words.held(table, seat, localizer) or "—") for seat, player in enumerate(drawn.players)
    ]
    await answer_sheet(press, hands_sheet(shown, localizer, at, hands, note))


# Penalties


@handles(addresses.PENALISE)
async def penalise(press: Press, at: AtIncident) -> None:
    """Ask whom an incident concerns."""
    running = await judged(press, at)
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    await answer_sheet(press, player_sheet(shown, localizer, at))


@handles(addresses.ACCUSE)
async def accuse(press: Press, at: AtAccused) -> None:
    """Ask for the count that an incident needs, or show what the penalty would do."""
    running = await judged(press, at)
    kind, is_asked = addresses.KINDS[at.kind], at.count is None
    if not is_asked or kind not in (IncidentKind.SURPLUS, IncidentKind.LATE_EFFECT):
        await _preview(press, running, at, at.count)
        return
    localizer = await press.localizer()
    drawn = running.tournament.rounds[-1].table(at.table)
    begun = await effects_begun(press.context, running, drawn, at.player, localizer)
    if kind is IncidentKind.LATE_EFFECT and len(begun) < 2:  # nothing to choose
        await _preview(press, running, at, None)
        return
    await press.acknowledge()
    shown = await show_tournament(press.context, running)
    is_surplus = kind is IncidentKind.SURPLUS
    if is_surplus:
        most = await most_surplus(press.context, running, drawn, at.player)
        held = await hand_size(press.context, running, drawn, at.player)
        sheet = count_sheet(shown, localizer, at, most, held) if most else None
    else:
        sheet = effects_sheet(shown, localizer, at, begun)
    if sheet is None:  # an empty hand, or an effect that goes on: the preview says which
        await _preview(press, running, at, 1)
        return
    await answer_sheet(press, sheet)


@handles(addresses.PICK_COUNT)
async def pick_count(press: Press, at: AtAccused) -> None:
    """Show what the penalty would do with the chosen count."""
    running = await judged(press, at)
    await _preview(press, running, at, next(iter(press.chosen_numbers), 1))


async def _preview(press: Press, running: RunningTournament, at: AtAccused, count: int | None) -> None:
    ruling = _ruling(at, count, "…")
    preview = await press.services.tournaments.preview(running.id, caller_of(press), ruling)
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    penalty = penalty_address(at, count=_counted(preview, count), line=preview.version)
    if preview.operation.back_to is None:
        await answer_sheet(press, preview_sheet(shown, localizer, penalty, "", held=preview.held))
        return
    after = public_facts(press.context, preview.after, localizer)
    taken_back = _taken_back(press, shown, preview, preview.operation.back_to, localizer)
    await answer_sheet(press, preview_sheet(shown, localizer, penalty, after, taken_back))


def _taken_back(press: Press, shown: ShownTournament, preview: Preview, back_to: int, localizer: Localizer) -> str:
    """Return what a late effect would take back: what everyone has seen since, and the referee's own decisions."""
    gone = (*preview.again, *preview.lost)
    words = press.context.presentations.of(preview.before)
    seen = words.happened(preview.before, localizer, since=back_to, most=MOST_TAKEN_BACK)
    parts = [sentence_text(shown, taken_back_sentence(back_to + 1, preview.version, gone), localizer), seen]
    for key, penalties in (("again", preview.again), ("lost", preview.lost)):
        if penalties:
            named = value_text(shown, listed_penalties(penalties), localizer)
            parts.append(localizer.say(f"tournament-decisions-{key}", penalties=named))
    return "\n".join(filter(None, parts))


@handles(addresses.CONFIRM)
async def ask_penalty_reason(press: Press, at: AtPenalty) -> None:
    """Ask why a penalty is given."""
    address = addresses.CONFIRM_FORM.to(at.tournament, at.round, at.table, at.kind, at.player, at.count, at.line)
    kind = addresses.KINDS[at.kind].value
    await ask_why(press, at, address, f"key-tournament-{kind}")


@handles(addresses.CONFIRM_FORM)
async def give_penalty(press: Press, at: AtPenalty) -> None:
    """Give the penalty that was shown, with the reason of the form."""
    running = await judged(press, at)
    ruling = _ruling(at, at.count, reason_of(press))
    if ruling.kind is not IncidentKind.WARNING:
        ruling = replace(ruling, version=at.line)
    after = await enter_act(press, running.id, ruling)
    await show_judged(press, after, at.round, at.table, await _penalty_note(press, running, after))


async def _penalty_note(press: Press, before: RunningTournament, after: RunningTournament) -> str:
    """What has just been decided, with the decisions that were taken back with it, and what is left to decide anew."""
    await press.acknowledge()
    localizer = await press.localizer()
    shown = await show_tournament(press.context, after)
    number, incidents = len(after.tournament.rounds), after.tournament.incidents
    made = [entry.act for entry in after.book[len(before.book) :] if isinstance(entry.act.operation, Record)]
    lines = [f"✅ {act_text(shown, act, number, localizer)}" for act in made]
    for undo in incidents[len(before.tournament.incidents) :]:
        if lost := lost_with(incidents, undo):
            named = value_text(shown, listed_penalties(lost), localizer)
            lines.append(f"⚠️ {localizer.say('tournament-decisions-lost', penalties=named)}")
    return "\n".join(lines)


@handles(addresses.MISSING)
async def show_missing(press: Press, at: AtSeating) -> None:
    """Show who is missing at a table whose draft goes on."""
    running = await judged(press, at)
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    await answer_sheet(press, missing_sheet(shown, localizer, at.round, at.table))


@handles(addresses.REPLACE)
async def ask_replace(press: Press, at: AtMissingPlayer) -> None:
    """Ask why someone is replaced."""
    address = addresses.REPLACE_FORM.to(at.tournament, at.round, at.table, at.player)
    await ask_why(press, at, address, "key-tournament-missing")


@handles(addresses.REPLACE_FORM)
async def replace_player(press: Press, at: AtMissingPlayer) -> None:
    """Replace someone, with the reason of the form."""
    running = await judged(press, at)
    after = await enter_act(press, running.id, ReplacePlayer(at.table, at.player, reason_of(press)))
    await show_judged(press, after, at.round, at.table, await act_note(press, after))


@handles(addresses.CAST_LOT)
async def cast_lot(press: Press, at: AtSeating) -> None:
    """Cast the lot at a tied table."""
    running = await judged(press, at)
    after = await enter_act(press, running.id, CastLotAt(at.table))
    await show_judged(press, after, at.round, at.table, await act_note(press, after))


# The next step


@handles(addresses.STEP)
async def ask_step(press: Press, at: AtStep) -> None:
    """Ask whether to take the next step."""
    running = await official(press, at)
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    await answer_sheet(press, step_sheet(shown, localizer, at.step))


@handles(addresses.TAKE_STEP)
async def take_step(press: Press, at: AtStep) -> None:
    """Take the next step."""
    running = await official(press, at)
    match at.step:
        case Step.CHECK:
            starts, now = running.tournament.plan.starts, press.services.now()
            request = OpenCheckIn(starts if starts > now else now + LONGEST_CHECK_IN)
        case Step.REOPEN:
            request = OpenCheckIn(press.services.now() + GRACE)
        case Step.CLOSE:
            request = CloseCheckIn()
        case Step.FRIENDLY:
            request = MakeFriendly()
        case _:
            request = DrawNextRound()
    after = await enter_act(press, running.id, request)
    await show_console(press, after, note=await act_note(press, after))


@handles(addresses.SET_BREAK)
async def ask_break(press: Press, at: AtTournament) -> None:
    """Ask the organiser for the break between rounds."""
    running = await organised(press, at)
    localizer, now = await press.localizer(), running.tournament
    zone, _ = await press.profiles.zone(press.user, press.interaction.guild_id)
    if now.break_until is not None:
        typed = f"{now.break_until.astimezone(zone):%Y-%m-%d %H:%M}"
    else:
        typed = f"{now.break_seconds // 60}m" if now.break_seconds else ""
    await press.open_form(break_form(addresses.SET_BREAK_FORM.to(at.tournament), localizer, typed))


@handles(addresses.SET_BREAK_FORM)
async def read_break(press: Press, at: AtTournament) -> None:
    """Set the break between rounds that the form says; a time of the day is shown first. Raises `TournamentError`."""
    typed = next(iter(press.filled.get(BREAK, [])), "").strip()
    if typed in ("", "0"):
        await _set_break(press, at, SetBreak(0, None))
        return
    read = await read_start(press, typed, "tournament-break", LONGEST_BREAK)
    if read.start.span is not None:
        await _set_break(press, at, SetBreak(int(read.start.span.total_seconds()), None))
        return

    def address(end: datetime) -> CustomId:
        return addresses.SET_BREAK_END.to(at.tournament, seconds_of(end))

    await answer_sheet(press, start_sheet(read, press.services.now(), await press.localizer(), address))


@handles(addresses.SET_BREAK_END)
async def set_break(press: Press, at: AtBreak) -> None:
    """Set the end of the break that was shown. Raises `TournamentError`."""
    await _set_break(press, at, SetBreak(0, time_of(at.at)))


async def _set_break(press: Press, at: AtTournament, request: SetBreak) -> None:
    after = await enter_act(press, tournament_id(at), request)
    await show_console(press, after, note=await act_note(press, after))


async def organised(press: Press, at: AtTournament) -> RunningTournament:
    """Return the tournament of an address, for its organiser. Raises `TournamentError`."""
    running = await tournament_here(press, at.tournament)
    if Role.ORGANISER not in await press.services.tournaments.roles_of(running.id, caller_of(press)):
        raise TournamentError("tournament-not-yours", role=Role.ORGANISER.value)
    return running


@handles(addresses.TELL_ALL)
async def ask_word(press: Press, at: AtTournament) -> None:
    """Ask for a word to everyone."""
    await official(press, at)
    localizer = await press.localizer()
    form = reason_form(
        addresses.TELL_ALL_FORM.to(at.tournament), localizer, localizer.say("key-tournament-word"),
        question="form-tournament-word", hint="form-tournament-word-read",
    )  # fmt: skip
    form.add_item(call_label(localizer))
    await press.open_form(form)


@handles(addresses.TELL_ALL_FORM)
async def tell_all(press: Press, at: AtTournament) -> None:
    """Tell everyone what the form says."""
    # whoever has sent an older form has not been asked
    word = (CallAll if filled_text(press, CALLS) == CALL else TellAll)(reason_of(press))
    after = await enter_act(press, tournament_id(at), word)
    await show_console(press, after, note=await act_note(press, after))


@handles(addresses.CANCEL)
async def ask_cancel(press: Press, at: AtTournament) -> None:
    """Ask why the tournament is called off, or why it isn't to be any more."""
    running = await tournament_here(press, at.tournament)
    key = cancel_key(is_asker=is_asker(press, running), is_league=running.tournament.is_league)
    await ask_why(press, at, addresses.CANCEL_FORM.to(at.tournament), key)


@handles(addresses.CANCEL_FORM)
async def cancel(press: Press, at: AtTournament) -> None:
    """Call the tournament off, or ask for that, or no longer, with the reason of the form."""
    # a referee who has left neither agrees nor stands in for the organiser
    await without_departed_referee(press.context, await official(press, at))
    after = await enter_act(press, tournament_id(at), Cancel(reason_of(press)))
    await show_console(press, after, note=await act_note(press, after))


@handles(addresses.RESTORE)
async def ask_restore(press: Press, at: AtTournament) -> None:
    """Ask why the tournament goes on that was called off."""
    await ask_why(press, at, addresses.RESTORE_FORM.to(at.tournament), "key-tournament-restore")


@handles(addresses.RESTORE_FORM)
async def restore(press: Press, at: AtTournament) -> None:
    """Take the cancellation back, with the reason of the form."""
    after = await enter_act(press, tournament_id(at), Restore(reason_of(press)))
    await show_console(press, after, note=await act_note(press, after))


# How it is done


async def official(press: Press, at: AtTournament) -> RunningTournament:
    """Return the tournament of an address, for referee and organiser. Raises `TournamentError`."""
    running = await tournament_here(press, at.tournament)
    await _check_official(press, running)
    return running


async def refereed(press: Press, at: AtTournament) -> RunningTournament:
    """Return the tournament of an address, for its referee alone. Raises `TournamentError`."""
    running = await tournament_here(press, at.tournament)
    if Role.REFEREE not in await _check_official(press, running):
        raise TournamentError("tournament-not-yours", role="referee")
    return running


async def judged(press: Press, at: AtSeating) -> RunningTournament:
    """Return the tournament of an address whose table is of the round that is played. Raises `TournamentError`."""
    running = await official(press, at)
    check_seating(running, at.round, at.table)
    if at.round != len(running.tournament.rounds):
        raise TournamentError("tournament-table-over", number=at.table)
    return running


async def _check_official(press: Press, running: RunningTournament) -> frozenset[Role]:
    """What the presser may act as. Raises `TournamentError` unless they are referee or organiser."""
    roles = await press.services.tournaments.roles_of(running.id, caller_of(press))
    if roles.isdisjoint((Role.ORGANISER, Role.REFEREE)):
        # a league has no tables to which its referee could be called
        raise TournamentError("tournament-not-yours", role="director" if running.tournament.is_league else "referee")
    return roles - {Role.PLAYER}


async def ask_why(
    press: Press,
    at: AtTournament,
    address: Any,
    key: str,
    *,
    has_time: bool = False,
    question: str = "form-tournament-why",
    **values: str,
) -> None:
    """Answer an official's press with a form that asks for a reason, titled by `key` with these values.

    Raises `TournamentError` for anyone else.
    """
    await official(press, at)
    localizer = await press.localizer()
    above = time_labels(localizer, "form-tournament-more") if has_time else ()
    form = reason_form(address, localizer, localizer.say(key, **values), above=above, question=question)
    await press.open_form(form)


async def act_note(press: Press, running: RunningTournament) -> str:
    """Return what has just been done, as the book has it."""
    await press.acknowledge()
    localizer = await press.localizer()
    shown = await show_tournament(press.context, running)
    return f"✅ {act_text(shown, running.book[-1].act, len(running.tournament.rounds), localizer)}"


def reason_of(press: Press) -> str:
    """Return the reason that a form says."""
    return filled_text(press, WHY)


def filled_text(press: Press, name: str) -> str:
    """Return what a field of a form says; empty where it is left out."""
    return next(iter(press.filled.get(name, [])), "")


def _ruling(at: AtAccused | AtPenalty, count: int | None, why: str) -> Ruling:
    kind = addresses.KINDS[at.kind]
    if kind is IncidentKind.LATE_EFFECT:
        return Ruling(kind, at.table, at.player, why, back_to=count)
    return Ruling(kind, at.table, at.player, why, count=count or 1)


def _counted(preview: Preview, count: int | None) -> int | None:
    """What a sentence has to say again: how many cards, or the line to which the game goes back."""
    return preview.operation.back_to if preview.operation.kind is IncidentKind.LATE_EFFECT else count

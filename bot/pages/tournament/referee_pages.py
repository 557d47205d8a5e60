"""The pages of referee and organiser (RULES §9): the console, and what the referee may do at one table.

The console has every open call first, then all tables with their state and time, one press away. At a table each
penalty is shown before it is given: the kind, then the player, then a preview; confirming it asks for the reason in a
form, so that nothing is stored between two presses. No act of a referee goes without a reason that everyone can read
(RULES §9.5).
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final

import discord
from discord import ui

from bot.discord.routing import CustomId
from bot.discord.sheet import MOST_OPTION, MOST_OPTIONS, MOST_TITLE, Button, Link, SelectOption, Sheet, Style
from bot.discord.symbols import ACCENT, ALERT, discord_time, jump
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_LABEL, cut
from bot.i18n.names import safe_text
from bot.i18n.times import span
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtAccused, AtIncident, AtPenalty, AtSeating, Step
from bot.pages.tournament.announcement import heading, some_names, stage_text, waits_text
from bot.pages.tournament.paging import list_pages, page_buttons, page_note, pick_page
from bot.pages.tournament.shown_tournament import ShownGame, ShownTournament
from bot.pages.tournament.state_pages import (
    incidents_text,
    seating_name,
    table_line,
    table_of,
    table_options,
    table_text,
)
from bot.tournament.errors import TournamentError
from bot.tournament.officials import Cancel
from bot.tournament.operation import LONGEST_TEXT, Operation, Role
from bot.tournament.refereeing import ELIMINATING, OrderKind
from bot.tournament.registration import CloseCheckIn, MakeFriendly, OpenCheckIn
from bot.tournament.rounds import Draw
from bot.tournament.tournament import CallCause, IncidentKind, OpenCall, Round, Stage, TournamentTable
from bot.tournament.waiting import Awaited, can_become_friendly

WHY: Final = "why"
BREAK: Final = "break"
CALLS: Final = "calls"
"""What the inputs are called in what is sent back."""
MOST_SEEN_HAND: Final = 700
"""Characters of a player's hand on the page of all hands."""
MOST_SURPLUS: Final = 10
"""Cards that one can have drawn too many, as they are offered."""
EVERY_ROLE: Final = frozenset(Role)
_OPERATION_OF: Final[dict[Step, type[Operation]]] = {
    Step.CHECK: OpenCheckIn,
    Step.REOPEN: OpenCheckIn,
    Step.CLOSE: CloseCheckIn,
    Step.FRIENDLY: MakeFriendly,
    Step.DRAW: Draw,
}
"""What each step is in the book, by which it is known who may take it."""


# The console


def console_sheet(
    shown: ShownTournament,
    localizer: Localizer,
    page: int = 0,
    *,
    note: str = "",
    is_elsewhere: bool = False,
    takes_tables: bool = False,
    roles: Collection[Role] = EVERY_ROLE,
    is_named: bool = False,
    is_asker: bool = False,
) -> Sheet:
    """Return a page of the console; `note` is what has just been done. Selects lead to every call and every table.

    `is_elsewhere` is whether it is opened in a channel to which the tournament could be moved, `takes_tables` in one to
    which tables could. Only what its reader may do by their `roles` is offered; `is_named` is whether they are the
    referee, not only someone with the role, `is_asker` whether they want it called off, for which another has to agree.
    """
    now = shown.tournament
    sheet = Sheet(ACCENT).text(heading(shown, localizer)).text(note)
    sheet.text(stage_text(shown, localizer)).text(waits_text(shown, localizer))
    if now.cancel_asked_by is not None and shown.cancel_asked_until is not None:
        until = discord_time(shown.cancel_asked_until, "t")
        sheet.text(localizer.say("tournament-cancel-wanted", who=shown.person(now.cancel_asked_by), at=until))
    pages = list_pages(_listed(shown, localizer), 1900)
    page, listed = pick_page(pages, page)
    sheet.text(listed).text(page_note(page, len(pages), localizer))
    _select_call(sheet, shown, localizer)
    played = now.round()
    if played is not None:
        options = table_options(shown, localizer, [played])
        address = addresses.PICK_JUDGED.to(shown.id)
        sheet.select(address, localizer.say("pick-tournament-judged"), options, least=1, most=1)
        if Role.REFEREE in roles:
            sheet.buttons(_time_buttons(shown, played, localizer))
    refresh = Button(addresses.CONSOLE.to(shown.id, page), localizer.say("key-tournament-refresh"))
    turn = page_buttons(lambda number: addresses.CONSOLE.to(shown.id, number), page, len(pages), localizer)
    move = Button(addresses.MOVE_HERE.to(shown.id), localizer.say("key-tournament-move-here"))
    is_lost = any(wait.awaited is Awaited.PLACE for wait in shown.waits)
    moves = [replace(move, style=Style.primary if is_lost else Style.secondary)]
    steps = _step_buttons(shown, localizer, roles, is_asker=is_asker)
    sheet.buttons(moves if is_elsewhere and not now.is_ended else [])
    if takes_tables and not is_lost and lost_tables(shown):  # a tournament takes them along
        lost = Button(addresses.MOVE_LOST_HERE.to(shown.id), localizer.say("key-tournament-move-lost"), Style.primary)
        sheet.buttons([lost])
    sheet.buttons([*(step for step in steps if step.style is not Style.danger), refresh, *turn])
    # away from what is pressed often: a thumb misses
    ending = [step for step in steps if step.style is Style.danger]
    return sheet.buttons(_referee_buttons(shown, localizer, roles, is_named=is_named)).buttons(ending)


def _referee_buttons(
    shown: ShownTournament, localizer: Localizer, roles: Collection[Role], *, is_named: bool
) -> list[Button]:
    """The buttons to a word to all, to people, to breaks and to a new referee."""
    now, say = shown.tournament, localizer.say
    if now.is_ended:
        return []
    buttons = [Button(addresses.TELL_ALL.to(shown.id), say("key-tournament-word"))]
    played = now.round()
    if played is None:
        buttons.append(Button(addresses.PEOPLE.to(shown.id), say("key-tournament-people")))
    if Role.ORGANISER in roles and (played is None or not played.is_final):
        buttons.append(Button(addresses.SET_BREAK.to(shown.id), say("key-tournament-break")))
    if Role.ORGANISER in roles:
        style = Style.primary if now.referee is None and now.candidate is None else Style.secondary
        buttons.append(Button(addresses.APPOINT.to(shown.id), say("key-tournament-appoint"), style))
    if now.referee is None and Role.REFEREE in roles:
        buttons.append(Button(addresses.ACCEPT.to(shown.id), say("key-tournament-step-in"), Style.primary))
    if is_named:
        buttons.append(Button(addresses.RESIGN.to(shown.id), say("key-tournament-resign")))
    return buttons


def _listed(shown: ShownTournament, localizer: Localizer) -> list[str]:
    # a time-out is no call, and stops a game: it comes first
    found = shown.tournament.calls
    others = [call_line(shown, call, localizer) for call in found if call.cause is not CallCause.PLAYER]
    calls = [call_line(shown, call, localizer) for call in found if call.cause is CallCause.PLAYER]
    played = shown.tournament.round()
    lost = lost_tables(shown)
    tables = (
        [] if played is None else [
            _judged_line(shown, played, place, localizer) for place in range(_count(played))
            if played.tables[place] not in lost
        ]
    )  # fmt: skip
    head = localizer.say("tournament-calls", count=len(calls))
    placeless = [] if played is None else [_judged_line(shown, played, each.number - 1, localizer) for each in lost]
    if placeless:
        placeless.insert(0, f"**{localizer.say('tournament-lost-tables', count=len(lost))}**")
    undecided = [f"**{localizer.say('tournament-undecided', count=len(others))}**", *others] if others else []
    return [
        *placeless,
        *undecided,
        f"**{head}**",
        *calls,
        *([f"**{localizer.say('tournament-tables')}**"] if tables else []),
        *tables,
    ]


def lost_tables(shown: ShownTournament) -> list[TournamentTable]:
    """Return the tables of the round that are played and have lost their place."""
    played = shown.tournament.round()
    found: list[TournamentTable] = []
    for table in () if played is None or shown.tournament.is_ended else played.tables:
        game = shown.game(played.number, table) if played is not None and table.is_playing else None
        if game is not None and game.is_placeless:
            found.append(table)
    return found


def _count(played: Round) -> int:
    return len(played.tables)


def _judged_line(shown: ShownTournament, played: Round, place: int, localizer: Localizer) -> str:
    table = played.tables[place]
    line = table_line(shown, played, table, localizer)
    game = shown.game(played.number, table)
    if game is None or not game.absent or not table.is_playing:
        return line
    return f"{line} · {localizer.say('tournament-absent', who=shown.listed(game.absent, localizer))}"


def call_line(shown: ShownTournament, call: OpenCall, localizer: Localizer) -> str:
    """Return an open call as a line: who, where, since when."""
    key = "tournament-call" if call.cause is CallCause.PLAYER else f"tournament-call-{call.cause}"
    return localizer.say(
        key,
        number=call.number, who=shown.player(call.player), table=call.table, at=discord_time(call.at),
        span=_time_had(call, localizer),
    )  # fmt: skip


def open_call(shown: ShownTournament, number: int) -> OpenCall:
    """Return the open call of that number. Raises `TournamentError`."""
    for call in shown.tournament.calls:
        if call.number == number:
            return call
    raise TournamentError("tournament-no-call", number=number)


def _select_call(sheet: Sheet, shown: ShownTournament, localizer: Localizer) -> None:
    """A select of the oldest calls, so that those who have waited longest are among them."""
    calls = shown.tournament.calls[:MOST_OPTIONS]
    if not calls:
        return
    lines = [SelectOption(str(call.number), cut(_call_label(shown, call, localizer), MOST_OPTION)) for call in calls]
    address = addresses.PICK_CALL.to(shown.id)
    sheet.select(address, localizer.say("pick-tournament-call"), lines, least=1, most=1)


def _call_label(shown: ShownTournament, call: OpenCall, localizer: Localizer) -> str:
    name = shown.plain_player(call.player)
    key = "choice-table-call" if call.cause is CallCause.PLAYER else f"choice-table-call-{call.cause}"
    return localizer.say(key, number=call.number, table=call.table, name=name)


def _time_buttons(shown: ShownTournament, played: Round, localizer: Localizer) -> list[Button]:
    """The buttons to stop the time of all tables, start it again and extend it, as far as each changes something."""
    playing = [table for table in played.tables if table.is_playing]
    buttons: list[Button] = []
    for order, is_offered in (
        ("pause", any(not table.is_paused for table in playing)),
        ("resume", any(table.is_paused for table in playing)),
        ("extend", bool(playing) and shown.has_clock),
    ):
        if is_offered:
            address = addresses.ORDER.to(shown.id, order, addresses.ALL_TABLES)
            buttons.append(Button(address, localizer.say(f"key-tournament-{order}-all")))
    return buttons


def _step_buttons(
    shown: ShownTournament, localizer: Localizer, roles: Collection[Role], *, is_asker: bool
) -> list[Button]:
    """The buttons to the next step, as far as these roles may take it."""
    now = shown.tournament
    if shown.restorable_until is not None:
        return [Button(addresses.RESTORE.to(shown.id), localizer.say("key-tournament-restore"), Style.primary)]
    if now.is_ended:
        return [Button(addresses.GET_ARCHIVE.to(shown.id), localizer.say("key-tournament-archive"))]
    if shown.is_stuck:
        return stuck_buttons(shown, localizer, roles, is_asker=is_asker)
    friendly = (Step.FRIENDLY,) if now.official else ()
    # nothing is offered that would be refused: a round needs a place, and a referee (§10.1)
    needed = (Awaited.PLACE, Awaited.REFEREE)
    is_lacking = now.referee is None or any(wait.awaited in needed for wait in shown.waits)
    draw = () if is_lacking else (Step.DRAW,)
    steps = {
        Stage.REGISTRATION: (Step.CHECK, *friendly),
        Stage.CHECK_IN: (*((Step.CLOSE,) if now.lineup() else ()), Step.REOPEN, *friendly),
        Stage.READY: draw if now.lineup() else (Step.REOPEN, *friendly),
        Stage.PLAYING: draw if now.rounds and now.rounds[-1].is_over else (),
    }.get(now.stage, ())
    return _buttons(shown, localizer, steps, roles, is_asker=is_asker)


def stuck_buttons(
    shown: ShownTournament,
    localizer: Localizer,
    roles: Collection[Role] = EVERY_ROLE,
    *,
    is_asker: bool = False,
) -> list[Button]:
    """Return what the organiser of a tournament that cannot begin may do."""
    steps = (Step.REOPEN, Step.FRIENDLY) if can_become_friendly(shown.tournament) else (Step.REOPEN,)
    return _buttons(shown, localizer, steps, roles, is_asker=is_asker)


def cancel_key(*, is_asker: bool, is_league: bool = False) -> str:
    """Return what the button is called that calls a tournament off, or takes back that one has asked for it."""
    if is_asker:
        return "key-tournament-unask"
    return "key-league-cancel" if is_league else "key-tournament-cancel"


def _buttons(
    shown: ShownTournament, localizer: Localizer, steps: Sequence[Step], roles: Collection[Role], *, is_asker: bool
) -> list[Button]:
    buttons = [
        Button(addresses.STEP.to(shown.id, step), step_label(shown, step, localizer), _style(step))
        for step in steps
        if not set(_OPERATION_OF[step].may).isdisjoint(roles)
    ]
    if set(Cancel.may).isdisjoint(roles):
        return buttons
    cancel = Button(addresses.CANCEL.to(shown.id), localizer.say(cancel_key(is_asker=is_asker)), Style.danger)
    return [*buttons, cancel]


def step_label(shown: ShownTournament, step: str, localizer: Localizer) -> str:
    """Return what the button of a step says; in a break, that of the draw ends it."""
    is_break = step == Step.DRAW and shown.tournament.round_ended_at is not None
    return localizer.say("key-tournament-step-now" if is_break else f"key-tournament-step-{step}")


def _style(step: str) -> Style:
    return Style.secondary if step in (Step.FRIENDLY, Step.REOPEN) else Style.primary


def step_sheet(shown: ShownTournament, localizer: Localizer, step: str) -> Sheet:
    """Return what a step of the organiser would do, before it is taken."""
    sheet = Sheet(ACCENT).text(heading(shown, localizer))
    sheet.text(localizer.say(f"tournament-step-{step}")).text(stage_text(shown, localizer))
    if step == Step.CLOSE:
        sheet.text(closing_text(shown, localizer))
    return sheet.buttons(
        [
            Button(addresses.TAKE_STEP.to(shown.id, step), step_label(shown, step, localizer), Style.primary),
            Button(addresses.CONSOLE.to(shown.id, 0), localizer.say("key-tournament-console")),
        ]
    )


def closing_text(shown: ShownTournament, localizer: Localizer) -> str:
    """Return who is dropped if the check-in closes now, and how many play then."""
    now = shown.tournament
    absent = [shown.person(entrant.who) for entrant in now.entrants if not entrant.is_present]
    count, left = len(now.lineup()), len(now.present()) - len(now.lineup())
    missing = localizer.say("tournament-closing-absent", count=len(absent), who=some_names(absent, localizer))
    lines = [missing if absent else "", localizer.say("tournament-closing", count=count, waiting=left)]
    return "\n".join(filter(None, lines))


def call_sheet(
    shown: ShownTournament, localizer: Localizer, number: int, *, about: str = "", thread_id: int | None = None
) -> Sheet:
    """Return an open call with its table, and what the referee can do; `thread_id` is the private thread opened for it.

    `about` is what the player has said that it is about, where the reader may know that.

    A call that has been answered says so.
    """
    sheet = Sheet(ACCENT).text(heading(shown, localizer))
    back = Button(addresses.CONSOLE.to(shown.id, 0), localizer.say("key-tournament-console"))
    call = next((each for each in shown.tournament.calls if each.number == number), None)
    if call is None:
        return sheet.text(localizer.say("reason-tournament-no-call", number=number)).buttons([back])
    number_of_round = len(shown.tournament.rounds)
    played, table = table_of(shown, number_of_round, call.table)
    sheet.text(call_line(shown, call, localizer)).text(table_text(shown, played, table, localizer))
    if call.cause is CallCause.PLAYER:
        sheet.text(localizer.say("tournament-call-about", about=safe_text(about)) if about else "")
        sheet.text(f"-# {localizer.say('tournament-call-line', line=call.line)}")
    links = [] if thread_id is None else [Link(jump(shown.guild_id, thread_id), localizer.say("key-tournament-talk"))]
    judge = addresses.JUDGE.to(shown.id, number_of_round, table.number)
    label = cut(seating_name(played, table, localizer), MOST_OPTION)
    if call.is_time_out:
        sheet.text(_once_resumed(shown, call, localizer)).buttons(time_out_buttons(shown, call, localizer))
        return sheet.buttons([Button(judge, label), *links, back])
    answer = Button(addresses.ANSWER.to(shown.id, number), localizer.say("key-tournament-answer"), Style.success)
    return sheet.buttons([answer, Button(judge, label, Style.primary), *links, back])


def time_out_buttons(shown: ShownTournament, call: OpenCall, localizer: Localizer) -> list[Button]:
    """Return what a referee may do about a player's time-out: nobody is eliminated in a draft (§9.1)."""
    say, number, game = localizer.say, len(shown.tournament.rounds), shown.game_of_call(call)
    resume = addresses.ORDER.to(shown.id, OrderKind.RESUME, call.table)
    if game is not None and game.is_drafting:
        out = Button(addresses.MISSING.to(shown.id, number, call.table), say("key-tournament-missing"), Style.danger)
    else:
        word = addresses.KIND_WORDS[IncidentKind.ABSENCE]
        accuse = addresses.ACCUSE.to(shown.id, number, call.table, word, call.player)
        out = Button(accuse, say("key-tournament-eliminate", clause="§9.1"), Style.danger)
    return [
        Button(addresses.GIVE_TIME.to(shown.id, call.number), say("key-tournament-give"), Style.primary),
        Button(resume, say("key-tournament-resume")),
        Button(addresses.LET_COMPUTER.to(shown.id, call.number), say("key-tournament-computer")),
        out,
    ]


def _once_resumed(shown: ShownTournament, call: OpenCall, localizer: Localizer) -> str:
    """What “Let the game go on” gives the player."""
    game = shown.game_of_call(call)
    if game is None or game.time_once_resumed is None:
        return ""
    left = span(localizer, game.time_once_resumed)
    return localizer.say("tournament-time-once-resumed", who=shown.player(call.player), span=left)


def call_text(shown: ShownTournament, call: OpenCall, referee: str, localizer: Localizer, about: str = "") -> str:
    """Return the first message of a call's private thread; `referee` is a mention, so that they are notified.

    `about` is what the player has said that it is about.
    """
    ending = "-about" if about else ""
    if call.cause is not CallCause.PLAYER:
        ending = f"-{call.cause}"
    return localizer.say(
        f"tournament-called{ending}",
        referee=referee, who=shown.player(call.player), table=call.table, line=call.line,
        about=safe_text(about), span=_time_had(call, localizer),
    )  # fmt: skip


def _time_had(call: OpenCall, localizer: Localizer) -> str:
    """How long the player had whose time has run out; older books don't say it."""
    return span(localizer, timedelta(seconds=call.seconds)) if call.seconds else "—"


# One table


def judge_sheet(
    shown: ShownTournament,
    localizer: Localizer,
    number: int,
    table_number: int,
    *,
    note: str = "",
    here: int | None = None,
    is_referee: bool = True,
) -> Sheet:
    """Return a table as its referee sees it, with all they may do there; `note` is what has just been done.

    `here` is the channel where it is shown, to which the table can be moved.
    Who isn't the referee is offered nothing that only a referee may do.

    Raises `IndexError` where there is no such table.
    """
    played, table = table_of(shown, number, table_number)
    sheet = Sheet(ACCENT).text(heading(shown, localizer)).text(note).text(table_text(shown, played, table, localizer))
    sheet.text(incidents_text(shown, shown.tournament.incidents_at(number, table), localizer, most=1200))
    if played is shown.tournament.round():
        is_lot = table.tied and not table.is_over and not shown.tournament.is_ended
        if is_lot and (is_referee or shown.tournament.referee is None):
            lot = addresses.CAST_LOT.to(shown.id, number, table.number)
            sheet.buttons([Button(lot, localizer.say("key-tournament-lot"), Style.primary)])
        if is_referee:
            if table.is_paused and (timed_out := shown.tournament.time_out_at(table.number)) is not None:
                sheet.text(call_line(shown, timed_out, localizer)).text(_once_resumed(shown, timed_out, localizer))
                sheet.buttons(time_out_buttons(shown, timed_out, localizer))
            sheet.text(f"-# {localizer.say('tournament-judging')}")
            sheet.buttons(_incident_buttons(shown, table, number, localizer)).buttons(
                _order_buttons(shown, table, localizer)
            )
        if table.is_playing and here is not None and _moves_here(shown.game(number, table), here):
            sheet.buttons([_move_button(shown, number, table, localizer)])
    back = Button(addresses.CONSOLE.to(shown.id, 0), localizer.say("key-tournament-console"))
    refresh = Button(addresses.JUDGE.to(shown.id, number, table.number), localizer.say("key-tournament-refresh"))
    return sheet.buttons([refresh, back])


def _moves_here(game: ShownGame | None, here: int) -> bool:
    """Whether a table is offered to be moved here: anywhere but where it is played."""
    return game is not None and (game.is_placeless or here != game.channel_id)


def _move_button(shown: ShownTournament, number: int, table: TournamentTable, localizer: Localizer) -> Button:
    """Offer to move a table here, first of all where it has lost its place."""
    address, game = addresses.MOVE_TABLE_HERE.to(shown.id, number, table.number), shown.game(number, table)
    is_lost = game is not None and game.is_placeless
    return Button(address, localizer.say("key-tournament-move-table"), Style.primary if is_lost else Style.secondary)


def possible_kinds(shown: ShownTournament, table: TournamentTable, number: int) -> tuple[IncidentKind, ...]:
    """Return what the referee may deal with there: no elimination in a draft (§9.1), and warnings only later."""
    if shown.tournament.stage is Stage.CANCELLED:
        return ()
    game = shown.game(number, table)
    if not table.is_playing or game is None:
        return (IncidentKind.WARNING,)
    if game.is_drafting:
        return (IncidentKind.WARNING,)
    return tuple(IncidentKind)


def _incident_buttons(
    shown: ShownTournament, table: TournamentTable, number: int, localizer: Localizer
) -> list[Button]:
    buttons = [
        Button(
            addresses.PENALISE.to(shown.id, number, table.number, addresses.KIND_WORDS[kind]),
            localizer.say(f"key-tournament-{kind.value}"),
            Style.danger if kind in ELIMINATING else Style.secondary,
        )
        for kind in possible_kinds(shown, table, number)
    ]
    game = shown.game(number, table)
    if table.is_playing and not shown.tournament.is_ended and (game is None or game.is_drafting):
        missing = addresses.MISSING.to(shown.id, number, table.number)
        buttons.insert(0, Button(missing, localizer.say("key-tournament-missing"), Style.danger))
    return buttons


def _order_buttons(shown: ShownTournament, table: TournamentTable, localizer: Localizer) -> list[Button]:
    """The buttons that stop this table, give it more time, or show its hands."""
    if not table.is_playing or shown.tournament.is_ended:
        return []
    look = Button(
        addresses.LOOK.to(shown.id, len(shown.tournament.rounds), table.number), localizer.say("key-tournament-look")
    )
    is_timed_out = table.is_paused and shown.tournament.time_out_at(table.number) is not None
    # what a time-out offers has the game go on, with time for the one who had none left
    orders = () if is_timed_out else (
        "resume" if table.is_paused else "pause", *(("extend",) if shown.has_clock else ())
    )  # fmt: skip
    buttons = [
        Button(addresses.ORDER.to(shown.id, order, table.number), localizer.say(f"key-tournament-{order}"))
        for order in orders
    ]
    is_dealt = shown.game(len(shown.tournament.rounds), table) is not None
    spectators = Button(
        addresses.SPECTATORS.to(shown.id, len(shown.tournament.rounds), table.number),
        localizer.say("key-tournament-spectators"),
    )
    return [*buttons, look, spectators] if is_dealt else buttons


def player_sheet(shown: ShownTournament, localizer: Localizer, at: AtIncident) -> Sheet:
    """Return a button for each player an incident may concern: those still in the game, or anyone for a warning."""
    kind = addresses.KINDS[at.kind]
    _, table = table_of(shown, at.round, at.table)
    sheet = _titled(shown, localizer, at, kind).text(localizer.say("tournament-whom"))
    found = [player for player in table.players if kind is IncidentKind.WARNING or player not in table.out]
    buttons = [
        Button(
            addresses.ACCUSE.to(shown.id, at.round, at.table, at.kind, player),
            cut(shown.plain_player(player), MOST_LABEL),
            Style.primary,
        )
        for player in found
    ]
    return sheet.buttons([*buttons, _back(shown, localizer, at)])


def missing_sheet(shown: ShownTournament, localizer: Localizer, number: int, table_number: int) -> Sheet:
    """Return who is missing at a table whose draft isn't complete, and what follows (§9.1)."""
    played, table = table_of(shown, number, table_number)
    waiting = shown.tournament.waiting() if number == 1 else ()
    text = (
        localizer.say("tournament-missing-substitute", who=shown.person(waiting[0]))
        if waiting
        else localizer.say("tournament-missing-without")
    )
    sheet = Sheet(ALERT).text(heading(shown, localizer)).text(f"**{seating_name(played, table, localizer)}**\n{text}")
    buttons = [
        Button(
            addresses.REPLACE.to(shown.id, number, table.number, player),
            cut(shown.plain_player(player), MOST_LABEL),
            Style.danger,
        )
        for player in table.players
    ]
    back = Button(addresses.JUDGE.to(shown.id, number, table.number), localizer.say("key-tournament-table"))
    return sheet.buttons([*buttons, back])


def hand_text(shown: ShownTournament, localizer: Localizer, at: AtAccused | AtPenalty, held: tuple[int, int]) -> str:
    """Return how many cards a player holds, and how many they may draw up to."""
    return localizer.say("tournament-hand-size", who=shown.player(at.player), have=held[0], limit=held[1])


def count_sheet(
    shown: ShownTournament,
    localizer: Localizer,
    at: AtAccused,
    most: int = MOST_SURPLUS,
    held: tuple[int, int] | None = None,
) -> Sheet:
    """Return a select of how many cards a player has drawn too many (§9.2), `most` of those that they have `held`."""
    sheet = _titled(shown, localizer, at, addresses.KINDS[at.kind])
    if held is not None:
        sheet.text(hand_text(shown, localizer, at, held))
    sheet.text(localizer.say("tournament-surplus-count", who=shown.player(at.player)))
    address = addresses.PICK_COUNT.to(shown.id, at.round, at.table, at.kind, at.player)
    lines = [
        SelectOption(str(count), localizer.say("choice-tournament-cards", count=count))
        for count in range(1, min(most, MOST_SURPLUS) + 1)
    ]
    sheet.select(address, localizer.say("pick-tournament-count"), lines, least=1, most=1)
    return sheet.buttons([_back(shown, localizer, at)])


def effects_sheet(
    shown: ShownTournament, localizer: Localizer, at: AtAccused, begun: Sequence[tuple[int, str]]
) -> Sheet:
    """Return a select of the effect begun too late (§9.3): those of the player's last turn, each with its line."""
    sheet = _titled(shown, localizer, at, addresses.KINDS[at.kind])
    sheet.text(localizer.say("tournament-late-which", who=shown.player(at.player)))
    sheet.text("\n".join(f"{_line_text(line, localizer)} · {text}" for line, text in begun))
    address = addresses.PICK_COUNT.to(shown.id, at.round, at.table, at.kind, at.player)
    lines = [SelectOption(str(line - 1), _line_text(line, localizer)) for line, _ in begun]
    sheet.select(address, localizer.say("pick-tournament-late"), lines, least=1, most=1)
    return sheet.buttons([_back(shown, localizer, at)])


def _line_text(line: int, localizer: Localizer) -> str:
    return localizer.say("choice-tournament-line", number=line)


def preview_sheet(
    shown: ShownTournament,
    localizer: Localizer,
    penalty: AtPenalty,
    after: str,
    taken_back: str = "",
    held: tuple[int, int] | None = None,
) -> Sheet:
    """Return what a penalty would do, to be confirmed.

    `after` is the public position to which a late effect takes the game back, in words, and `taken_back` what it takes
    back with it. `held` are the cards of a hand and its limit, which everyone sees, where a draw went wrong. Other
    penalties show nothing of what they would change, since that tells what is in a hand.
    `penalty` is what was previewed: it is confirmed as it is, or refused where the game has gone on.
    """
    kind = addresses.KINDS[penalty.kind]
    sheet = _titled(shown, localizer, penalty, kind, accent=ALERT)
    who = shown.player(penalty.player)
    if held is not None and kind in (IncidentKind.SURPLUS, IncidentKind.FORGOTTEN_DRAW):
        sheet.text(hand_text(shown, localizer, penalty, held))
    sheet.text(localizer.say(f"tournament-penalty-{kind.value}", who=who, count=penalty.count))
    sheet.text(taken_back)
    if after:
        sheet.text(f"**{localizer.say('tournament-after')}**\n{cut(after, max(1, sheet.room - 500))}")
    sheet.text(f"-# {localizer.say('tournament-public')}")
    confirm = addresses.CONFIRM.to(
        shown.id, penalty.round, penalty.table, penalty.kind, penalty.player, penalty.count, penalty.line
    )
    key = Button(confirm, localizer.say("key-tournament-confirm"), Style.danger)
    return sheet.buttons([key, _back(shown, localizer, penalty)])


def hands_sheet(
    shown: ShownTournament, localizer: Localizer, at: AtSeating, hands: Sequence[tuple[str, str]], note: str
) -> Sheet:
    """Return all hands of a table, each with its player's name, as the referee has just asked to see them.

    `note` is what everyone is told of it. Looking again is another entry of the book.
    """
    played, table = table_of(shown, at.round, at.table)
    sheet = Sheet(ALERT).text(heading(shown, localizer))
    sheet.text(f"**{seating_name(played, table, localizer)}**").text(note)
    for name, hand in hands:
        sheet.text(f"**{name}**\n{cut(hand, MOST_SEEN_HAND)}")
    sheet.text(f"-# {localizer.say('tournament-hands-seen')}")
    back = Button(addresses.JUDGE.to(shown.id, at.round, at.table), localizer.say("key-tournament-table"))
    return sheet.buttons([back])


def penalty_address(at: AtAccused, *, count: int | None, line: int) -> AtPenalty:
    """Return a penalty as its preview shows it: with that `count`, at that line of the game."""
    return AtPenalty(at.tournament, at.round, at.table, at.kind, at.player, count or 0, line)


def _titled(
    shown: ShownTournament, localizer: Localizer, at: AtIncident, kind: IncidentKind, *, accent: int = ACCENT
) -> Sheet:
    played, table = table_of(shown, at.round, at.table)
    what = localizer.say("sheet-incident", kind=kind.value)
    return Sheet(accent).text(heading(shown, localizer)).text(f"**{seating_name(played, table, localizer)} · {what}**")


def _back(shown: ShownTournament, localizer: Localizer, at: AtIncident) -> Button:
    return Button(addresses.JUDGE.to(shown.id, at.round, at.table), localizer.say("key-tournament-table"))


def reason_form(
    address: CustomId,
    localizer: Localizer,
    title: str,
    *,
    above: Sequence[ui.Label[Any]] = (),
    question: str = "form-tournament-why",
    hint: str = "form-tournament-why-read",
    is_needed: bool = True,
) -> ui.Modal:
    """Return a form that asks why (or another `question`, a key), below what else it asks for.

    `title` is what will be done, `hint` (a key) says who reads the answer; it may be left out unless it `is_needed`.
    """
    form = ui.Modal(title=cut(title, MOST_TITLE), custom_id=str(address))
    for label in above:
        form.add_item(label)
    why: ui.TextInput[Any] = ui.TextInput(
        custom_id=WHY,
        style=discord.TextStyle.paragraph,
        required=is_needed,
        min_length=1 if is_needed else 0,
        max_length=LONGEST_TEXT,
    )
    form.add_item(
        ui.Label(
            text=cut(localizer.say(question), MOST_TITLE),
            description=cut(localizer.say(hint), 100),
            component=why,
        )
    )
    return form


CALL: Final = "call"
NO_CALL: Final = "none"
"""Whether a word to all calls its people."""


def call_label(localizer: Localizer) -> ui.Label[Any]:
    """Return the part of a form that asks whether a word to all calls those who play."""
    options = [
        discord.SelectOption(label=localizer.say(f"choice-tournament-{each}"), value=each, default=each == CALL)
        for each in (CALL, NO_CALL)
    ]
    select: ui.Select[Any] = ui.Select(custom_id=CALLS, options=options)
    return ui.Label(text=cut(localizer.say("form-tournament-word-calls"), MOST_TITLE), component=select)


def break_form(address: CustomId, localizer: Localizer, typed: str) -> ui.Modal:
    """Return the form that asks for the break between rounds, filled in with the one there is."""
    form = ui.Modal(title=cut(localizer.say("key-tournament-break"), MOST_TITLE), custom_id=str(address))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=BREAK, default=typed or None, required=False, max_length=40, placeholder="30m · 2h · 20:00"
    )
    question = cut(localizer.say("form-tournament-break"), MOST_TITLE)
    hint = cut(localizer.say("form-tournament-break-hint"), 100)
    form.add_item(ui.Label(text=question, description=hint, component=field))
    return form

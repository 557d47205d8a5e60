"""The referee's console: every open call first, then all tables with their state and time, one press away."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from bot.discord.sheet import MOST_OPTION, MOST_OPTIONS, Button, Link, SelectOption, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time, jump
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_text
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import Step
from bot.pages.tournament.announcement import heading, some_names, stage_text, waits_text
from bot.pages.tournament.paging import list_pages, page_buttons, page_note, pick_page
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.pages.tournament.state_pages import seating_name, table_line, table_of, table_options, table_text
from bot.tournament.officials import Cancel
from bot.tournament.operation import Operation, Role
from bot.tournament.registration import CloseCheckIn, MakeFriendly, OpenCheckIn
from bot.tournament.rounds import Draw
from bot.tournament.tournament import OpenCall, Round, Stage
from bot.tournament.waiting import Awaited, can_become_friendly

EVERY_ROLE: Final = frozenset(Role)
_OPERATION_OF: Final[dict[Step, type[Operation]]] = {
    Step.CHECK: OpenCheckIn,
    Step.REOPEN: OpenCheckIn,
    Step.CLOSE: CloseCheckIn,
    Step.FRIENDLY: MakeFriendly,
    Step.DRAW: Draw,
}
"""What each step is in the book, by which it is known who may take it."""


def console_sheet(
    shown: ShownTournament,
    localizer: Localizer,
    page: int = 0,
    *,
    note: str = "",
    is_elsewhere: bool = False,
    roles: Collection[Role] = EVERY_ROLE,
    is_named: bool = False,
) -> Sheet:
    """Return a page of the console; `note` is what has just been done. Selects lead to every call and every table.

    `is_elsewhere` is whether it is opened in a channel to which the tournament could be moved. Only what its reader may
    do by their `roles` is offered; `is_named` is whether they are the referee, not only someone with the role.
    """
    now = shown.tournament
    sheet = Sheet(ACCENT).text(heading(shown, localizer)).text(note)
    sheet.text(stage_text(shown, localizer)).text(waits_text(shown, localizer))
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
    steps = _step_buttons(shown, localizer, roles)
    sheet.buttons(moves if is_elsewhere and not now.is_ended else [])
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
    calls = [call_line(shown, call, localizer) for call in shown.tournament.calls]
    played = shown.tournament.round()
    tables = (
        [] if played is None else [_judged_line(shown, played, place, localizer) for place in range(_count(played))]
    )
    head = localizer.say("tournament-calls", count=len(calls))
    return [f"**{head}**", *calls, *([f"**{localizer.say('tournament-tables')}**"] if tables else []), *tables]


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
    return localizer.say(
        "tournament-call",
        number=call.number, who=shown.player(call.player), table=call.table, at=discord_time(call.at),
    )  # fmt: skip


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
    return localizer.say("choice-table-call", number=call.number, table=call.table, name=name)


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


def _step_buttons(shown: ShownTournament, localizer: Localizer, roles: Collection[Role]) -> list[Button]:
    """The buttons to the next step, as far as these roles may take it."""
    now = shown.tournament
    if now.is_ended:
        return [Button(addresses.GET_ARCHIVE.to(shown.id), localizer.say("key-tournament-archive"))]
    if shown.is_stuck:
        return stuck_buttons(shown, localizer, roles)
    friendly = (Step.FRIENDLY,) if now.official else ()
    draw = () if any(wait.awaited is Awaited.PLACE for wait in shown.waits) else (Step.DRAW,)
    steps = {
        Stage.REGISTRATION: (Step.CHECK, *friendly),
        Stage.CHECK_IN: (*((Step.CLOSE,) if now.lineup() else ()), Step.REOPEN, *friendly),
        Stage.READY: draw if now.lineup() else (Step.REOPEN, *friendly),
        Stage.PLAYING: draw if now.rounds and now.rounds[-1].is_over else (),
    }.get(now.stage, ())
    return _buttons(shown, localizer, steps, roles)


def stuck_buttons(shown: ShownTournament, localizer: Localizer, roles: Collection[Role] = EVERY_ROLE) -> list[Button]:
    """Return what the organiser of a tournament that cannot begin may do."""
    steps = (Step.REOPEN, Step.FRIENDLY) if can_become_friendly(shown.tournament) else (Step.REOPEN,)
    return _buttons(shown, localizer, steps, roles)


def _buttons(
    shown: ShownTournament, localizer: Localizer, steps: Sequence[Step], roles: Collection[Role]
) -> list[Button]:
    buttons = [
        Button(addresses.STEP.to(shown.id, step), step_label(shown, step, localizer), _style(step))
        for step in steps
        if not set(_OPERATION_OF[step].may).isdisjoint(roles)
    ]
    if set(Cancel.may).isdisjoint(roles):
        return buttons
    cancel = Button(addresses.CANCEL.to(shown.id), localizer.say("key-tournament-cancel"), Style.danger)
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


def call_sheet(shown: ShownTournament, localizer: Localizer, number: int, *, thread_id: int | None = None) -> Sheet:
    """Return an open call with its table, and what the referee can do; `thread_id` is the private thread opened for it.

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
    sheet.text(f"-# {localizer.say('tournament-call-line', line=call.line)}")
    links = [] if thread_id is None else [Link(jump(shown.guild_id, thread_id), localizer.say("key-tournament-talk"))]
    judge = addresses.JUDGE.to(shown.id, number_of_round, table.number)
    label = cut(seating_name(played, table, localizer), MOST_OPTION)
    answer = Button(addresses.ANSWER.to(shown.id, number), localizer.say("key-tournament-answer"), Style.success)
    return sheet.buttons([answer, Button(judge, label, Style.primary), *links, back])


def call_text(shown: ShownTournament, call: OpenCall, referee: str, localizer: Localizer, about: str = "") -> str:
    """Return the first message of a call's private thread; `referee` is a mention, so that they are notified.

    `about` is what the player has said that it is about.
    """
    return localizer.say(
        "tournament-called-about" if about else "tournament-called",
        referee=referee, who=shown.player(call.player), table=call.table, line=call.line,
        about=safe_text(about),
    )  # fmt: skip

"""What the owner of a lobby may choose for their table, in a sheet of selects and in one form with the same.

A select has another address each time it is shown (`attempt`): Discord sends nothing where someone chooses once more
what the select already says.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final

import discord
from discord import ui

from bot.discord.permissions import missing
from bot.discord.routing import Verb, handles, number, one_of
from bot.discord.sheet import MOST_OPTION, MOST_TITLE, Button, SelectOption, Sheet, Style
from bot.discord.symbols import ACCENT, ROBOT
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut, with_name
from bot.i18n.names import safe_name
from bot.pages.addresses.table import AtTable
from bot.pages.clock_choice import preset_text
from bot.pages.clock_words import clock_text
from bot.pages.lobby.digest_notice import tell_of_mentions
from bot.pages.lobby.invitations import ask_ready_again
from bot.pages.lobby.lobby import SETTINGS, options_text
from bot.pages.presentation import Presentation
from bot.pages.press import Press
from bot.reasons import Refusal
from bot.table.clock_text import PRESETS, format_clock, parse_clock
from bot.table.errors import TableError
from bot.table.lobby import check_lobby, check_owner, lobby_owner
from bot.table.table import Table
from bot.table.values import AtZero, Clock, Level, Options, Participant, Person, UserId

DRAWN: Final = "drawn"
"""The choice of no partner."""
PRESENT_CLOCK: Final = "now"
"""The choice of a clock that is none of the presets: the table's own."""
INVITED: Final = "invited"
THREAD: Final = "thread"
TALKS: Final = "talks"
HINTS: Final = "hints"
NO_VACATIONS: Final = "no_vacations"
NO_WEEKENDS: Final = "no_weekends"
LEVELS: Final = ("level1", "level2", "level3", "level4")
"""The choice of how well a computer plays, by its number at the table."""
LEVEL_MARK: Final = ":"
"""Stands between the number of computers and their level."""
MOST_CLOCK: Final = 40
"""Characters of a clock as it is typed."""
MOST_ATTEMPTS: Final = 9_999_999
UNREADABLE: Final = (LookupError, ValueError)
"""What reading a select or a form raises that says what it never offered: no client of Discord's sends such a thing."""


@dataclass(frozen=True, slots=True)
class LobbySetting(AtTable):
    """What of a lobby is chosen in a select; `attempt` counts how often it has been shown."""

    attempt: Annotated[int, number(0, MOST_ATTEMPTS)]
    what: Annotated[str, one_of("players", "computers", "rules", "partner", "clock", "timeout", "also", *LEVELS)]


CHOOSE: Final = Verb("arrange", LobbySetting)
FORM: Final = Verb("form", AtTable)
FORMED: Final = Verb("formed", AtTable)
"""Of the form itself, once it is filled in."""
FREE: Final = Verb("free", AtTable)


def lobby_settings_sheet(
    table: Table, shown: Presentation, localizer: Localizer, *, attempt: int, has_thread: bool
) -> Sheet:
    """Return all that the owner may choose, each with what is chosen now.

    `attempt` counts how often it has been shown. `has_thread`: whether the game may get a thread of its own here.
    """
    say, options = localizer.say, table.options
    sheet = Sheet(ACCENT).text(f"### {say('arrange-title', table=table.id)}\n{options_text(options, shown, localizer)}")
    sheet.text(f"-# {say('arrange-explained')}")

    def add(what: str, placeholder: str, lines: Sequence[SelectOption], *, is_several: bool = False) -> None:
        least, most = (0, len(lines)) if is_several else (1, 1)
        address = CHOOSE.to(table.id, attempt, what)
        sheet.select(address, placeholder, lines, least=least, most=most)

    add("players", say("arrange-players"), _player_lines(table, shown, localizer))
    if shown.has_computers:
        add("computers", say("arrange-computers"), _computer_lines(table, options.players, localizer))
    if shown.has_levels:
        for computer in table.participants:
            if computer.is_computer:
                asked = with_name(lambda name: say("arrange-level", name=safe_name(name)), computer.name)
                add(f"level{-computer.user_id}", asked, _level_lines(table, computer, localizer))
    if rules := _rule_lines(options, shown, localizer):
        add("rules", say("arrange-rules"), rules, is_several=True)
    if shown.has_partners(options.choices) and len(table.participants) > 1:
        asked = with_name(lambda name: say("arrange-partner", name=safe_name(name)), _owner(table))
        add("partner", asked, _partner_lines(table, localizer))
    add("clock", say("arrange-clock"), _clock_lines(options, localizer))
    if options.clock is not None and shown.has_computers:
        add("timeout", say("arrange-at-zero"), _at_zero_lines(options, localizer))
    also = _also_lines(options, shown, localizer, has_thread=has_thread)
    add("also", _also_label(shown, localizer), also, is_several=True)
    buttons = [Button(FORM.to(table.id), say("key-form"))]
    if options.unready:
        buttons.append(Button(FREE.to(table.id), say("key-free"), Style.danger))
    return sheet.buttons(buttons)


def lobby_settings_form(table: Table, shown: Presentation, localizer: Localizer, *, has_thread: bool) -> ui.Modal:
    """Return what the owner may choose in one form, as far as it fits into five questions."""
    say, options = localizer.say, table.options
    form = ui.Modal(title=cut(say("arrange-title", table=table.id), MOST_TITLE), custom_id=str(FORMED.to(table.id)))
    _ask(form, "players", say("arrange-players"), _player_lines(table, shown, localizer))
    if shown.has_computers:
        lines = _computer_lines(table, max(shown.sizes), localizer)
        # a form has five questions: one level for all computers, where the sheet asks for that of each
        lines = _computer_and_level_lines(table, lines, localizer) if shown.has_levels else lines
        _ask(form, "computers", say("arrange-computers"), lines)
    if rules := _rule_lines(options, shown, localizer):
        _ask(form, "rules", say("arrange-rules"), rules, is_several=True)
    clock: ui.TextInput[Any] = ui.TextInput(
        custom_id="clock",
        default="" if options.clock is None else format_clock(options.clock),
        placeholder=say("arrange-clock-typed"),
        required=False,
        max_length=MOST_CLOCK,
    )
    form.add_item(ui.Label(text=say("arrange-clock"), component=clock))
    also = _also_lines(options, shown, localizer, has_thread=has_thread)
    _ask(form, "also", _also_label(shown, localizer), also, is_several=True)
    return form


def _ask(form: ui.Modal, name: str, label: str, lines: Sequence[SelectOption], *, is_several: bool = False) -> None:
    select: ui.Select[Any] = ui.Select(
        custom_id=name,
        options=[line.option() for line in lines],
        min_values=0 if is_several else 1,
        max_values=len(lines) if is_several else 1,
        required=not is_several,
    )
    form.add_item(ui.Label(text=cut(label, MOST_TITLE), component=select))


def _player_lines(table: Table, shown: Presentation, localizer: Localizer) -> list[SelectOption]:
    players = table.options.players
    return [
        SelectOption(str(size), localizer.say("option-players", count=size), is_chosen=size == players)
        for size in shown.sizes
    ]


def _computer_lines(table: Table, players: int, localizer: Localizer) -> list[SelectOption]:
    """Offer so many computers among `players` that a seat is left for the owner of the table."""
    have = len(table.participants) - len(table.people)
    return [
        SelectOption(str(count), localizer.say("arrange-computers-count", count=count), is_chosen=count == have)
        for count in range(max(players - 1, have) + 1)
    ]


def _computer_and_level_lines(table: Table, counts: Sequence[SelectOption], localizer: Localizer) -> list[SelectOption]:
    """Offer each number of computers at each level; as they are, too, where theirs differ."""
    have = [computer for computer in table.participants if computer.is_computer]
    now = {table.options.level_of(computer.user_id) for computer in have}
    lines: list[SelectOption] = []
    for count in counts:
        if not int(count.value):
            lines.append(count)
            continue
        if len(now) > 1 and count.is_chosen:
            lines.append(replace(count, label=localizer.say("arrange-computers-kept", computers=count.label)))
        for level in Level:
            named = localizer.say("computer-level", level=level)
            lines.append(
                SelectOption(
                    f"{count.value}{LEVEL_MARK}{level}",
                    localizer.say("arrange-computers-level", computers=count.label, level=named),
                    is_chosen=count.is_chosen and now == {level},
                )
            )
    return lines


def _level_lines(table: Table, computer: Participant, localizer: Localizer) -> list[SelectOption]:
    """Offer how well a computer may play; each line names it, as a closed select shows nothing but the line chosen."""
    now = table.options.level_of(computer.user_id)
    return [
        SelectOption(
            level,
            localizer.say("arrange-level-of", name=computer.name, level=localizer.say("computer-level", level=level)),
            is_chosen=level == now,
            description=localizer.say("computer-level-meaning", level=level),
        )
        for level in Level
    ]


def _rule_lines(options: Options, shown: Presentation, localizer: Localizer) -> list[SelectOption]:
    """Offer what the game leaves open, each on or off."""
    return [
        SelectOption(each.name, each.label, is_chosen=each.is_on) for each in shown.switches(options.choices, localizer)
    ]


def _also_label(shown: Presentation, localizer: Localizer) -> str:
    return localizer.say("arrange-also-hints" if shown.has_hints else "arrange-also")


def _also_lines(options: Options, shown: Presentation, localizer: Localizer, *, has_thread: bool) -> list[SelectOption]:
    """Offer who may join, where it is played and talked, hints, and what stops a slow clock.

    No thread is offered where the table is in one already.
    """
    lines = [SelectOption(INVITED, localizer.say("arrange-invited"), is_chosen=options.invite_only)]
    if has_thread:
        lines.append(SelectOption(THREAD, localizer.say("arrange-thread"), is_chosen=options.own_thread))
    if shown.has_talks:
        lines.append(SelectOption(TALKS, localizer.say("arrange-talks"), is_chosen=options.talks))
    if shown.has_hints:
        hint = localizer.say("arrange-hints-meaning")
        lines.append(SelectOption(HINTS, localizer.say("arrange-hints"), is_chosen=options.hints, description=hint))
    if options.is_slow:
        lines += [
            SelectOption(NO_VACATIONS, localizer.say("arrange-no-vacations"), is_chosen=not options.has_vacations),
            SelectOption(NO_WEEKENDS, localizer.say("arrange-no-weekends"), is_chosen=not options.counts_weekends),
        ]
    return lines


def _partner_lines(table: Table, localizer: Localizer) -> list[SelectOption]:
    """Offer who plays together with the owner, which says who plays against them; or nobody in particular."""
    chosen = next((user for user in table.options.opposite if user != table.owner), None)
    drawn = SelectOption(DRAWN, localizer.say("arrange-partner-drawn"), is_chosen=chosen is None)
    others = [participant for participant in table.participants if participant.user_id != table.owner]
    return [
        drawn,
        *(
            SelectOption(
                str(each.user_id),
                cut(f"{ROBOT} {each.name}" if each.is_computer else each.name, MOST_OPTION),
                is_chosen=each.user_id == chosen,
            )
            for each in others
        ),
    ]


def _clock_lines(options: Options, localizer: Localizer) -> list[SelectOption]:
    """Offer the presets, and what the table has where that is another."""
    now = None if options.clock is None else format_clock(options.clock)
    known = {name: None if clock is None else format_clock(clock) for name, clock in PRESETS.items()}
    lines = [
        SelectOption(name, preset_text(name, localizer), is_chosen=written == now) for name, written in known.items()
    ]
    if now in known.values():
        return lines
    return [*lines, SelectOption(PRESENT_CLOCK, clock_text(options.clock, localizer), is_chosen=True)]


def _at_zero_lines(options: Options, localizer: Localizer) -> list[SelectOption]:
    assert options.clock is not None
    now = options.clock.at_zero
    return [SelectOption(each, localizer.say(f"choice-at-zero-{each}"), is_chosen=each is now) for each in AtZero]


def _owner(table: Table) -> str:
    return next((participant.name for participant in table.participants if participant.user_id == table.owner), "")


@handles(SETTINGS)
async def show_settings(press: Press, at: AtTable) -> None:
    """Show the owner what they may choose, in a message of its own."""
    table = await _owned(press, at)
    await press.acknowledge_privately()
    await press.edit(await _settings_sheet(press, table, 0))  # through which its message is known to later edits
    _note_shown(press, table, 0)


@handles(CHOOSE)
async def choose(press: Press, at: LobbySetting) -> None:
    """Make one choice: the lobby shows it at once, and the sheet what there is to choose now."""
    before = await _owned(press, at)
    attempt = (at.attempt + 1) % MOST_ATTEMPTS
    wishes = press.chosen
    if at.what == "also" and (lacking := await _lacking(press, before, wishes)):
        await _show_again(press, before, attempt)
        await press.tell(lacking)
        return
    try:
        table = await _with_choice(press, before, at.what, wishes)
    except UNREADABLE as error:
        raise TableError("press-unreadable") from error
    except Refusal:
        await _show_again(press, before, attempt)  # else the select would go on saying what was refused
        raise
    await _show_again(press, table, attempt)
    await ask_ready_again(press, before, table)
    await tell_of_mentions(press, table, before)


@handles(FORM)
async def open_form(press: Press, at: AtTable) -> None:
    """Open the form."""
    table = await _owned(press, at)
    localizer, shown = await press.localizer(), press.context.presentations.of(table)
    await press.open_form(lobby_settings_form(table, shown, localizer, has_thread=not _is_in_thread(press)))


@handles(FORMED)
async def read_form(press: Press, at: AtTable) -> None:
    """Do all that the form says, or nothing of it."""
    before = await _owned(press, at)
    shown, filled = press.context.presentations.of(before), press.filled
    wishes, has_thread = filled.get("also", []), not _is_in_thread(press)
    if lacking := await _lacking(press, before, wishes):
        await press.tell(lacking)
        return
    clock = _typed_clock(next(iter(filled.get("clock", [])), ""), before.options.clock)

    def changed(table: Table) -> Options:
        choices = shown.with_switches(table.options.choices, filled.get("rules", []))
        options = replace(table.options, players=int(filled["players"][0]), clock=clock, choices=choices)
        return _with_also(options, shown, wishes, has_thread=has_thread, has_hours=table.options.is_slow)

    try:
        have = len(before.participants) - len(before.people)
        number, _, level = (filled["computers"][0] if shown.has_computers else str(have)).partition(LEVEL_MARK)
        is_same = int(number) == have  # then as many as there is still room for
        table = await press.services.lobbies.arrange(
            before.id,
            press.user,
            changed,
            computers=None if is_same else int(number),
            level=Level(level) if level else None,
        )
    except UNREADABLE as error:
        raise TableError("press-unreadable") from error
    await _show_again(press, table, 0)
    await ask_ready_again(press, before, table)
    await tell_of_mentions(press, table, before)


@handles(FREE)
async def free_seats(press: Press, at: AtTable) -> None:
    """Free the seats of those who have not said that they are ready."""
    table = await press.services.lobbies.free_unready(at.table, press.user)
    await _show_again(press, table, 0)


async def _owned(press: Press, at: AtTable) -> Table:
    """Return the lobby to its owner. Raises `NotOwner`, `NotInLobby`."""
    table = await press.services.tables.look(at.table)
    check_lobby(table)
    check_owner(table, Person(press.user))
    return table


async def _show_again(press: Press, table: Table, attempt: int) -> None:
    """Show the sheet in its place, or in a message of its own where it was not pressed in one."""
    sheet = await _settings_sheet(press, table, attempt)
    if press.is_from_hand:
        await press.edit(sheet)
    else:
        await press.tell(sheet)
    _note_shown(press, table, attempt)


def _note_shown(press: Press, table: Table, attempt: int) -> None:
    """Have the sheet that was shown follow what the lobby's own buttons change."""
    following = (attempt + 1) % MOST_ATTEMPTS

    async def redraw(now: Table) -> None:
        await press.edit(await _settings_sheet(press, now, following))
        _note_shown(press, now, following)

    press.context.open_sheets.note_shown(table, redraw)


async def _settings_sheet(press: Press, table: Table, attempt: int) -> Sheet:
    localizer, shown = await press.localizer(), press.context.presentations.of(table)
    return lobby_settings_sheet(table, shown, localizer, attempt=attempt, has_thread=not _is_in_thread(press))


async def _lacking(press: Press, table: Table, wishes: Collection[str]) -> str | None:
    """Return what to tell an owner who wishes for a thread that the bot may not make here; None where it may."""
    if THREAD not in wishes or table.options.own_thread:
        return None
    return missing(press.interaction, await press.localizer(), own_thread=True)


def _is_in_thread(press: Press) -> bool:
    """Return whether someone presses in a thread, where a table can get none of its own."""
    return isinstance(press.interaction.channel, discord.Thread)


async def _with_choice(press: Press, table: Table, what: str, values: Sequence[str]) -> Table:
    """Make a choice of a select, and return the table after it."""
    lobbies, shown = press.services.lobbies, press.context.presentations.of(table)
    if what == "computers":
        return await lobbies.set_computers(table.id, press.user, int(values[0]))
    if what in LEVELS:
        computer = UserId(-1 - LEVELS.index(what))
        return await lobbies.set_level(table.id, press.user, computer, Level(values[0]))
    has_thread = not _is_in_thread(press)
    return await lobbies.arrange(
        table.id, press.user, lambda now: _changed_options(now, shown, what, values, has_thread=has_thread)
    )


def _changed_options(
    table: Table, shown: Presentation, what: str, values: Sequence[str], *, has_thread: bool
) -> Options:
    """Return the options of a lobby after that choice. Raises `BadClock`."""
    options = table.options
    match what:
        case "players":
            players = int(values[0])
            return replace(options, players=players, choices=shown.choices_for(options.choices, players))
        case "rules":
            choices = shown.with_switches(options.choices, values)
            return replace(options, choices=choices, players=shown.players_for(choices, options.players))
        case "partner":
            return replace(options, opposite=_opposite_seats(table, values[0]))
        case "clock":
            return replace(options, clock=_chosen_clock(values[0], options.clock))
        case "timeout":
            return replace(options, clock=options.clock and replace(options.clock, at_zero=AtZero(values[0])))
        case _:
            return _with_also(options, shown, values, has_thread=has_thread, has_hours=options.is_slow)


def _with_also(
    options: Options, shown: Presentation, wishes: Collection[str], *, has_thread: bool, has_hours: bool
) -> Options:
    """Return the options with what was chosen of what was offered (`_also_lines`)."""
    if has_hours:
        options = replace(options, has_vacations=NO_VACATIONS not in wishes, counts_weekends=NO_WEEKENDS not in wishes)
    own_thread = THREAD in wishes if has_thread else options.own_thread
    talks = TALKS in wishes if shown.has_talks else options.talks
    return replace(options, invite_only=INVITED in wishes, own_thread=own_thread, talks=talks, hints=HINTS in wishes)


def _chosen_clock(name: str, now: Clock | None) -> Clock | None:
    if name == PRESENT_CLOCK:
        return now
    return parse_clock(name, AtZero.TURN if now is None else now.at_zero)


def _typed_clock(text: str, now: Clock | None) -> Clock | None:
    """Raises `BadClock`."""
    if not text.strip():
        return None
    if now is not None and text.strip() == format_clock(now):
        return now
    return parse_clock(text, AtZero.TURN if now is None else now.at_zero)


def _opposite_seats(table: Table, value: str) -> tuple[UserId, ...]:
    """Return who sit opposite each other by the choice of a partner. Raises `ValueError` for who is not there."""
    if value == DRAWN:
        return ()
    partner = UserId(int(value))
    if table.seat_of(partner) is None:
        raise ValueError(value)
    return lobby_owner(table), partner

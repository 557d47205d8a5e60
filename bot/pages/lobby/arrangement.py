"""What the owner of a lobby sees to set his table up: a sheet of selects, and one form with the same.

A select that is refused, or chosen anew, has another address each time it is shown (`shown`): Discord sends nothing
where somebody chooses once more what the select already says.
"""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.discord.sheet import MOST_OPTION, MOST_TITLE, Key, Line, Sheet, Style
from bot.discord.symbols import ACCENT, ROBOT
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import cut, with_name
from bot.i18n.names import safe_name
from bot.pages.addresses import public as addresses
from bot.pages.clock_words import clock_text
from bot.pages.lobby.lobby import options_text
from bot.pages.presentation import GameWords
from bot.table.clock_text import PRESETS, format_clock
from bot.table.kinds import AtZero
from bot.table.lobby_options import lobby_owner
from bot.table.table import Table
from bot.table.values import Options, UserId

DRAWN: Final = "drawn"
"""The choice of no partner."""
PRESENT_CLOCK: Final = "now"
"""The choice of a clock that is none of the presets: the table's own."""
INVITED: Final = "invited"
THREAD: Final = "thread"
TALKS: Final = "talks"
MOST_CLOCK: Final = 40
"""Characters of a clock as it is typed."""


def arrangement_sheet(table: Table, shown: GameWords, speaker: Speaker, *, attempt: int, has_thread: bool) -> Sheet:
    """All that the owner may choose, each with what is chosen now. `attempt` counts how often it has been shown."""
    say, options = speaker.say, table.options
    sheet = Sheet(ACCENT).text(f"### {say('arrange-title', table=table.id)}\n{options_text(options, shown, speaker)}")
    sheet.text(f"-# {say('arrange-explained')}")

    def add(what: str, placeholder: str, lines: Sequence[Line], *, is_several: bool = False) -> None:
        least, most = (0, len(lines)) if is_several else (1, 1)
        address = addresses.ARRANGE.to(table.id, attempt, what)
        sheet.select(address, placeholder, lines, least=least, most=most)

    add("players", say("arrange-players"), player_lines(table, shown, speaker))
    add("computers", say("arrange-computers"), computer_lines(table, options.players, speaker))
    if rules := rule_lines(options, shown, speaker):
        add("rules", say("arrange-rules"), rules, is_several=True)
    if shown.has_partners(options.choices) and len(table.sitters) > 1:
        asked = with_name(lambda name: say("arrange-partner", name=safe_name(name)), _owner(table))
        add("partner", asked, _partner_lines(table, speaker))
    add("clock", say("arrange-clock"), _clock_lines(options, speaker))
    if options.clock is not None:
        add("timeout", say("arrange-at-zero"), _at_zero_lines(options, speaker))
    add("also", say("arrange-also"), also_lines(options, speaker, has_thread=has_thread), is_several=True)
    keys = [Key(addresses.FORM.to(table.id), say("key-form"))]
    if options.unready:
        keys.append(Key(addresses.FREE.to(table.id), say("key-free"), Style.danger))
    return sheet.keys(keys)


def arrangement_form(table: Table, shown: GameWords, speaker: Speaker, *, has_thread: bool) -> ui.Modal:
    """What the owner may choose, in one form, as far as it fits into five questions."""
    say, options = speaker.say, table.options
    form = ui.Modal(
        title=cut(say("arrange-title", table=table.id), MOST_TITLE), custom_id=str(addresses.FORMED.to(table.id))
    )
    _ask(form, "players", say("arrange-players"), player_lines(table, shown, speaker))
    _ask(form, "computers", say("arrange-computers"), computer_lines(table, max(shown.sizes), speaker))
    if rules := rule_lines(options, shown, speaker):
        _ask(form, "rules", say("arrange-rules"), rules, is_several=True)
    clock: ui.TextInput[Any] = ui.TextInput(
        custom_id="clock",
        default="" if options.clock is None else format_clock(options.clock),
        placeholder=say("arrange-clock-typed"),
        required=False,
        max_length=MOST_CLOCK,
    )
    form.add_item(ui.Label(text=say("arrange-clock"), component=clock))
    _ask(form, "also", say("arrange-also"), also_lines(options, speaker, has_thread=has_thread), is_several=True)
    form.stop()  # discord.py keeps no form: it is answered by its address, after a restart, too
    return form


def _ask(form: ui.Modal, name: str, label: str, lines: Sequence[Line], *, is_several: bool = False) -> None:
    select: ui.Select[Any] = ui.Select(
        custom_id=name,
        options=[line.option() for line in lines],
        min_values=0 if is_several else 1,
        max_values=len(lines) if is_several else 1,
        required=not is_several,
    )
    form.add_item(ui.Label(text=cut(label, MOST_TITLE), component=select))


def player_lines(table: Table, shown: GameWords, speaker: Speaker) -> list[Line]:
    """How many may play."""
    players = table.options.players
    return [
        Line(str(size), speaker.say("option-players", count=size), is_chosen=size == players) for size in shown.sizes
    ]


def computer_lines(table: Table, players: int, speaker: Speaker) -> list[Line]:
    """How many computers there may be among so many players: a seat is left for who owns the table."""
    have = len(table.sitters) - len(table.people)
    return [
        Line(str(count), speaker.say("arrange-computers-count", count=count), is_chosen=count == have)
        for count in range(max(players - 1, have) + 1)
    ]


def rule_lines(options: Options, shown: GameWords, speaker: Speaker) -> list[Line]:
    """What the game leaves open, each on or off."""
    return [Line(each.name, each.label, is_chosen=each.is_on) for each in shown.switches(options.choices, speaker)]


def also_lines(options: Options, speaker: Speaker, *, has_thread: bool) -> list[Line]:
    """Who may join, and where it is played and talked; no thread where the table is in one already."""
    lines = [Line(INVITED, speaker.say("arrange-invited"), is_chosen=options.invite_only)]
    if has_thread:
        lines.append(Line(THREAD, speaker.say("arrange-thread"), is_chosen=options.own_thread))
    return [*lines, Line(TALKS, speaker.say("arrange-talks"), is_chosen=options.talks)]


def _partner_lines(table: Table, speaker: Speaker) -> list[Line]:
    """Who plays together with the owner, which says who plays against him; or nobody in particular."""
    chosen = next((user for user in table.options.opposite if user != table.owner), None)
    drawn = Line(DRAWN, speaker.say("arrange-partner-drawn"), is_chosen=chosen is None)
    others = [sitter for sitter in table.sitters if sitter.user_id != table.owner]
    return [
        drawn,
        *(
            Line(
                str(each.user_id),
                cut(f"{ROBOT} {each.name}" if each.is_computer else each.name, MOST_OPTION),
                is_chosen=each.user_id == chosen,
            )
            for each in others
        ),
    ]


def _clock_lines(options: Options, speaker: Speaker) -> list[Line]:
    """The presets, and what the table has where that is another."""
    now = None if options.clock is None else format_clock(options.clock)
    known = {name: None if clock is None else format_clock(clock) for name, clock in PRESETS.items()}
    lines = [Line(name, _preset_name(name, speaker), is_chosen=written == now) for name, written in known.items()]
    if now in known.values():
        return lines
    return [*lines, Line(PRESENT_CLOCK, clock_text(options.clock, speaker), is_chosen=True)]


def _preset_name(name: str, speaker: Speaker) -> str:
    clock, said = PRESETS[name], speaker.say(f"preset-{name}")
    return said if clock is None else speaker.say("preset-told", name=said, clock=clock_text(clock, speaker))


def _at_zero_lines(options: Options, speaker: Speaker) -> list[Line]:
    assert options.clock is not None
    now = options.clock.at_zero
    return [Line(each, speaker.say(f"choice-at-zero-{each}"), is_chosen=each is now) for each in AtZero]


def _owner(table: Table) -> str:
    return next((sitter.name for sitter in table.sitters if sitter.user_id == table.owner), "")


def pair_of(table: Table, value: str) -> tuple[UserId, ...]:
    """Whom the choice of a partner seats opposite each other. Raises `ValueError` for who is not there."""
    if value == DRAWN:
        return ()
    partner = UserId(int(value))
    if table.seat_of(partner) is None:
        raise ValueError(value)
    return lobby_owner(table), partner


def is_in_thread(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody presses in a thread, where a table can get none of its own."""
    return isinstance(interaction.channel, discord.Thread)

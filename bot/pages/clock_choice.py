"""The options `clock` and `timeout` of commands: suggestions in the reader's words, and what was chosen."""

from discord import app_commands

from bot.discord.command_words import WordedChoice
from bot.discord.sheet import MOST_CHOICE, MOST_CHOICES
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import clip, cut
from bot.pages.clock_words import clock_text
from bot.pages.press import Press
from bot.table.clock_text import PRESETS, format_clock, parse_clock
from bot.table.errors import BadClock, TableError
from bot.table.values import AtZero, Clock

EXAMPLES = ("12h", "7d+12h")
"""What may be typed instead of a preset."""


async def suggest_clocks(press: Press, current: str) -> list[app_commands.Choice[str]]:
    """Return suggestions for a clock in the presser's language."""
    return clock_choices(current, await press.localizer())


def clock_choices(current: str, localizer: Localizer) -> list[app_commands.Choice[str]]:
    """Return the presets as suggestions, and what is being typed if it is a clock."""
    found: dict[str, str] = {}
    for name in PRESETS:
        label = preset_text(name, localizer)
        if current.strip().casefold() in f"{name} {label}".casefold():
            found[name] = label
    for text in (current, *EXAMPLES):
        if (clock := _typed(text)) is not None and not (current.strip() and text != current):
            found.setdefault(text.strip(), clock_text(clock, localizer))
    return [
        app_commands.Choice(name=cut(label, MOST_CHOICE), value=clip(value, MOST_CHOICE))
        for value, label in found.items()
    ][:MOST_CHOICES]


def chosen_clock(
    clock: str | None, at_zero: str | None, localizer: Localizer, usual: Clock | None = None
) -> Clock | None:
    """Return the clock that the two options mean; where only what happens at zero is said, the `usual` one with that.

    None is no clock. Raises `BadClock`, `TableError` (`clock-missing`).
    """
    made = None
    if clock is None and usual is not None and at_zero is not None:
        return parse_clock(format_clock(usual), at_zero)
    if clock is not None:
        wanted = clock.strip().casefold()
        named = {localizer.say(f"preset-{name}").casefold(): name for name in PRESETS}
        made = parse_clock(named.get(wanted, clock), *([] if at_zero is None else [at_zero]))
    if made is None and at_zero is not None:
        raise TableError("clock-missing")
    return made


def at_zero_choices() -> list[app_commands.Choice[str]]:
    """Return what may happen when a clock runs out, as choices."""
    return [WordedChoice(f"choice-at-zero-{each}", each) for each in AtZero]


def preset_text(name: str, localizer: Localizer) -> str:
    """Return the name of a preset clock, with the clock it stands for."""
    clock, said = PRESETS[name], localizer.say(f"preset-{name}")
    return said if clock is None else localizer.say("preset-told", name=said, clock=clock_text(clock, localizer))


def _typed(text: str) -> Clock | None:
    try:
        return parse_clock(text)
    except BadClock:
        return None

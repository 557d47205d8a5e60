"""Time that a referee gives, chosen in a menu or as they type it: `6h`, `90m`, `until 20:00`."""

import re
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from discord import ui

from bot.discord.sheet import MOST_OPTION, MOST_TITLE, SelectOption
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.times import span
from bot.manager.tournament_values import parse_start
from bot.pages.press import Press
from bot.table.clock_text import parse_clock
from bot.table.errors import BadClock
from bot.table.time_text import MOST_TYPED
from bot.tournament.errors import TournamentError
from bot.tournament.refereeing import EXTENSIONS

TIME: Final = "time"
TIMES: Final = "times"
"""What the inputs are called in what is sent back."""
OFFERED: Final = (300, 900, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600, 48 * 3600)
"""The times, in seconds, that the menu has."""
_MINUTES: Final = re.compile(r"\d{1,5}", re.ASCII)
_UNTIL: Final = re.compile(r"\s*(?:until|till|til|bis|jusqu[’']?\s?[àa]|fino a(?:lle)?)\s+", re.IGNORECASE)
"""What stands before the time of a day."""


@dataclass(frozen=True, slots=True)
class TypedTime:
    """Time as a referee typed it: so many seconds, or until a moment."""

    seconds: int | None = None
    until: datetime | None = None


def time_labels(localizer: Localizer, question: str, typed: str = "") -> tuple[ui.Label[Any], ...]:
    """Return the parts of a form that ask for a time with a `question` (a key): a menu, or what is typed instead."""
    say = localizer.say
    menu: ui.Select[Any] = ui.Select(
        custom_id=TIMES,
        required=False,
        placeholder=say("pick-tournament-time"),
        options=[SelectOption(typed_span(each), span(localizer, timedelta(seconds=each))).option() for each in OFFERED],
    )
    text: ui.TextInput[Any] = ui.TextInput(custom_id=TIME, default=typed or None, required=False, max_length=MOST_TYPED)
    hint = cut(say("form-tournament-typed-hint"), MOST_OPTION)
    return (
        ui.Label(text=cut(say(question), MOST_TITLE), component=menu),
        ui.Label(text=cut(say("form-tournament-typed"), MOST_TITLE), description=hint, component=text),
    )


async def filled_time(press: Press) -> TypedTime:
    """Return the time that a form says: what is chosen there, else what is typed. Raises `TournamentError`."""
    chosen, typed = (next(iter(press.filled.get(each, [])), "") for each in (TIMES, TIME))
    return await read_time(press, chosen or typed)


async def read_time(press: Press, text: str) -> TypedTime:
    """Return the time that the presser has typed: a span, a number of minutes, or a moment by their time zone.

    Raises `TournamentError` (`tournament-time-unreadable`).
    """
    now = press.services.now()
    if (seconds := read_span(text)) is not None:
        return TypedTime(seconds=seconds)
    zone, _ = await press.profiles.zone(press.user, press.interaction.guild_id)
    after = _UNTIL.match(text)
    try:
        start = parse_start(
            text[after.end() :] if after else text,
            now,
            replace(await press.profiles.availability(press.user), zone=zone),
        )
    except TournamentError:
        raise TournamentError("tournament-time-unreadable", text=text[:40]) from None
    if after is None and start.span is not None:
        return TypedTime(seconds=int(start.span.total_seconds()))
    # “until 20h” is an hour of the day, and not twenty hours
    at = start.at if start.other is None else min(start.at, start.other)
    if at <= now:
        raise TournamentError("tournament-time-unreadable", text=text[:40])
    return TypedTime(until=at)


def read_span(text: str) -> int | None:
    """Return a span (`6h`, `90m`), or a bare number of minutes, in seconds; None for anything else, or over a week."""
    text = text.strip()
    seconds = None
    if _MINUTES.fullmatch(text):
        seconds = 60 * int(text)
    elif text[:1].isdigit():
        with suppress(BadClock):
            clock = parse_clock(text)
            seconds = clock.seconds if clock is not None and clock.increment is None else None
    return seconds if seconds in EXTENSIONS else None


def typed_span(seconds: int) -> str:
    """Return a span as people type it: `6h`, `90m`."""
    minutes = max(1, seconds // 60)
    if minutes % (24 * 60) == 0:
        return f"{minutes // (24 * 60)}d"
    return f"{minutes // 60}h" if minutes % 60 == 0 else f"{minutes}m"

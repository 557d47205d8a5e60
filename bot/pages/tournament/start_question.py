"""When a tournament, a season or a round starts, as its organiser types it: read, and shown before it counts.

How long from now can't be misunderstood, and counts at once.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.discord.routing import CustomId
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.i18n.times import day, hour
from bot.manager.profiles import ZoneOf
from bot.manager.tournament_values import Start, parse_start
from bot.pages.press import Press
from bot.pages.refused_forms import quote_typed
from bot.pages.tournament.addresses import LATEST
from bot.tournament.errors import TournamentError

FAR: Final = timedelta(days=366)
"""How far ahead a start is that may well be a slip."""
MOST_QUOTED: Final = 600


@dataclass(frozen=True, slots=True)
class TypedStart:
    """A start as it was read, in which time zone, and whose that is."""

    start: Start
    zone: ZoneInfo
    zone_of: ZoneOf


async def read_start(
    press: Press, typed: str, refused: str = "tournament-start", longest: timedelta | None = None
) -> TypedStart:
    """Return the start that the presser has typed, by their own time zone, else the server's.

    Raises `TournamentError` where it can't be read, and (`refused`) where it is over or further ahead than `longest`.
    """
    zone, zone_of = await press.profiles.zone(press.user, press.interaction.guild_id)
    now = press.services.now()
    start = parse_start(typed, now, replace(await press.profiles.availability(press.user), zone=zone))
    if start.at <= now or (longest is not None and start.at > now + longest):
        raise TournamentError(refused)
    latest = time_of(LATEST) if longest is None else now + longest
    if start.at > latest:
        raise TournamentError("tournament-start-unreadable", text=typed[:40])
    if start.other is not None and start.other > latest:
        start = replace(start, other=None)
    return TypedStart(start, zone, zone_of)


def start_sheet(
    read: TypedStart, now: datetime, localizer: Localizer, address: Callable[[datetime], CustomId], quoted: str = ""
) -> Sheet:
    """Return the page that shows what was read, with a button for each time that may be meant.

    `quoted` is what the page keeps for the button.
    """
    say, start = localizer.say, read.start
    sheet = Sheet(ACCENT).text(quote_typed(quoted, MOST_QUOTED)).text(
        say("tournament-start-asked", at=_stamp(start.at, "F"), left=_stamp(start.at, "R"),
            whose=read.zone_of, zone=read.zone.key)
    )  # fmt: skip
    sheet.text(change_of_clocks(start, read.zone, localizer))
    times = [start.at] if start.other is None else [start.at, start.other]
    if start.other is not None:
        sheet.text(say("tournament-start-either", at=_stamp(start.at, "F"), other=_stamp(start.other, "F")))
    if max(times) > now + FAR:
        sheet.text(say("tournament-start-far"))
    sheet.text(say("tournament-start-ask"))
    return sheet.buttons([Button(address(at), _label(at, times, read.zone, localizer), Style.primary) for at in times])


def _label(at: datetime, times: list[datetime], zone: ZoneInfo, localizer: Localizer) -> str:
    if len(times) == 1:
        return localizer.say("key-tournament-start")
    local = at.astimezone(zone)
    return localizer.say(
        "key-tournament-start-at", day=day(localizer, local.date()), time=hour(localizer, local.time())
    )


def change_of_clocks(start: Start, zone: ZoneInfo, localizer: Localizer) -> str:
    """Return which time is meant where the typed one doesn't exist or exists twice, else nothing."""
    if start.change is None or start.typed is None:
        return ""
    return localizer.say(
        "tournament-start-clocks",
        change=start.change,
        typed=hour(localizer, start.typed),
        read=hour(localizer, start.at.astimezone(zone).time()),
        zone=zone.key,
        at=_stamp(start.at, "F"),
    )


def seconds_of(at: datetime) -> int:
    """Return a time as an address writes it."""
    return int(at.timestamp())


def time_of(seconds: int) -> datetime:
    """Return the time that an address says."""
    return datetime.fromtimestamp(seconds, UTC)


def _stamp(at: datetime, form: str) -> str:
    return f"<t:{int(at.timestamp())}:{form}>"

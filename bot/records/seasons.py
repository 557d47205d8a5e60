"""The seasons of ratings, by names such as `2026-Q4`: which one a moment lies in, and when it began (UTC). Pure."""

from datetime import UTC, datetime
from typing import Final, get_args

from bot.table.preferences import Season

SEASONS: Final[tuple[Season, ...]] = get_args(Season)
OF_ALL_SERVERS: Final[Season] = "quarter"
"""The seasons of the ratings over all servers, which no server chooses."""
_MONTHS: Final[dict[Season, int]] = {"month": 1, "quarter": 3, "half": 6, "year": 12}


def season_of(kind: Season, at: datetime) -> str:
    """Return the season's name; names of one kind sort by time."""
    day = at.astimezone(UTC)
    number = (day.month - 1) // _MONTHS[kind] + 1
    match kind:
        case "month":
            return f"{day.year}-{number:02}"
        case "quarter":
            return f"{day.year}-Q{number}"
        case "half":
            return f"{day.year}-H{number}"
        case "year":
            return str(day.year)


def parse_season(name: str) -> tuple[Season, int, int]:
    """Return a season's kind, its year and its number in the year. Raises `ValueError`."""
    year, _, part = name.partition("-")
    if not part:
        return "year", int(year), 1
    if part[0] in "QH":
        return "quarter" if part[0] == "Q" else "half", int(year), int(part[1:])
    return "month", int(year), int(part)


def is_season(name: str) -> bool:
    """Return whether this is the name of a season."""
    try:
        season_start(name)
    except ValueError:
        return False
    return True


def season_start(name: str) -> datetime:
    """Return when a season begins. Raises `ValueError`."""
    kind, year, number = parse_season(name)
    return datetime(year, (number - 1) * _MONTHS[kind] + 1, 1, tzinfo=UTC)

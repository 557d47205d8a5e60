"""Times as people write them, in English, French, German and Italian: `20:00`, `5 Dec 8pm`, `demain 20h`. Pure.

A text is at most `MOST_TYPED` characters long, and is read part by part: an offset, a time of day, then what says the
day. What is left has to be a word without a meaning of its own. What can be read in two ways has both readings.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from enum import StrEnum
from itertools import product
from typing import Final

from bot.characters import one_line

MOST_TYPED: Final = 80
"""Characters of a time."""
_WEEK: Final = 7


class ChangeOfClocks(StrEnum):
    """What a change of the clocks makes of a time that someone has typed."""

    SKIPPED = "skipped"
    """The clocks are put forward over it: it is read as that much later."""
    TWICE = "twice"
    """The clocks are put back over it: it is read as the first of both."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A time that was read: `typed` and `change` where a change of the clocks falls on it.

    `other` is what it may mean as well.
    """

    at: datetime
    typed: time | None = None
    change: ChangeOfClocks | None = None
    other: datetime | None = None


def _words(**listed: str) -> Mapping[str, int]:
    return {word: int(number.strip("_")) for number, words in listed.items() for word in words.split("|")}


_MONTHS: Final = _words(
    _1="january|jan|janvier|janv|januar|janner|jan|gennaio|gen",
    _2="february|feb|fevrier|fevr|fev|februar|feber|febbraio",
    _3="march|mar|mars|marz|maerz|mrz|marzo",
    _4="april|apr|avril|avr|aprile",
    _5="may|mai|maggio|mag",
    _6="june|jun|juin|juni|giugno|giu",
    _7="july|jul|juillet|juil|juli|luglio|lug",
    _8="august|aug|aout|agosto|ago",
    _9="september|sep|sept|septembre|settembre|set|sett",
    _10="october|oct|octobre|oktober|okt|ottobre|ott",
    _11="november|nov|novembre",
    _12="december|dec|decembre|dezember|dez|dicembre|dic",
)
_WEEKDAYS: Final = _words(
    _0="monday|mon|lundi|lun|montag|mo|lunedi",
    _1="tuesday|tue|tues|mardi|mar|dienstag|di|martedi",
    _2="wednesday|wed|mercredi|mer|mittwoch|mi|mercoledi",
    _3="thursday|thu|thur|thurs|jeudi|jeu|donnerstag|do|giovedi|gio",
    _4="friday|fri|vendredi|ven|freitag|fr|venerdi",
    _5="saturday|sat|samedi|sam|samstag|sonnabend|sa|sabato|sab",
    _6="sunday|sun|dimanche|dim|sonntag|so|domenica|dom",
)
_DAYS: Final = _words(
    _0="today|tonight|heute|aujourdhui|oggi|stasera|soir",
    _1="tomorrow|tmrw|morgen|demain|domani",
    _2="ubermorgen|uebermorgen|apresdemain|dopodomani",
)
_DAYS_AFTER: Final = frozenset({"after", "apres", "dopo"})
"""“The day after tomorrow”."""
_LATE: Final = frozenset({
    "tonight", "evening", "afternoon", "abend", "abends", "nachmittag", "nachmittags", "soir", "sera", "stasera",
    "pomeriggio",
})  # fmt: skip
"""Words for the half of the day in which 8 is 20:00."""
_AFTERNOON: Final = frozenset({"afternoon", "nachmittag", "nachmittags", "pomeriggio"})
"""Those in which 12:30 is half past noon."""
_NEXT: Final = frozenset({
    "next", "nachsten", "nachster", "nachste", "nachstes", "kommenden", "prochain", "prochaine", "prossimo", "prossima",
})  # fmt: skip
_FILLERS: Final = frozenset({
    "at", "on", "the", "of", "this", "day", "in", "morning", "oclock", "local", "time", "starting",
    "um", "am", "den", "der", "dem", "diesen", "ab", "uhr", "fruh", "morgens", "ortszeit",
    "a", "le", "la", "ce", "cette", "de", "du", "heure", "heures", "matin",
    "alle", "all", "ore", "ora", "il", "del", "di", "dalle", "questo", "questa", "mattina",
})  # fmt: skip
_NOON: Final = frozenset({"noon", "midday", "mittag", "mittags", "midi", "mezzogiorno"})

_MIDNIGHT: Final = frozenset({"midnight", "mitternacht", "mitternachts", "minuit", "mezzanotte"})
"""With a day beside it, that day's beginning or its end."""

_T: Final = re.compile(r"(?<=[0-9])t(?=[0-9])", re.ASCII)
"""Between the day and the time of ISO 8601."""
_STAMP: Final = re.compile(r"<t:([0-9]{1,11})(?::[tTdDfFRsS])?>", re.ASCII)
_OFFSET: Final = re.compile(
    r"(?<=[0-9mhr ])(?:(z|utc|gmt)|(?:utc|gmt)? ?([+-])([0-9]{1,2})(?::?([0-5][0-9]))?)$", re.ASCII
)
_AMPM: Final = r"(?:([ap])\.? ?m\.?(?![a-z]))"
_TIMES: Final = (
    # 20:00, 20:00:30, 8:30 pm, 20:00 Uhr; ISO 8601 may have fractions of a second
    re.compile(
        rf"(?<![0-9.:])(?P<h>[0-9]{{1,2}}):(?P<m>[0-5][0-9])(?::(?P<s>[0-5][0-9])(?:[.,][0-9]{{1,9}})?)?"
        rf"(?![0-9:])(?:h(?![a-z]))? ?(?P<half>{_AMPM})?",
        re.ASCII,
    ),
    # 8pm, 8.30 pm
    re.compile(rf"(?<![0-9.:])(?P<h>[0-9]{{1,2}})(?:\.(?P<m>[0-5][0-9]))? ?(?P<half>{_AMPM})", re.ASCII),
    # 20h, 20h30, 20 h 30, 20 heures
    re.compile(r"(?<![0-9.:])(?P<h>[0-9]{1,2}) ?h(?:eures?)?(?: ?(?P<m>[0-5][0-9]))?(?![0-9a-z])", re.ASCII),
    # 20 Uhr, 20.30 Uhr, 20 Uhr 30, 8 o'clock
    re.compile(
        r"(?<![0-9.:])(?P<h>[0-9]{1,2})(?:\.(?P<m>[0-5][0-9]))? ?(?:uhr|oclock)(?![a-z])"
        r"(?: (?P<m2>[0-5][0-9])(?![0-9]))?",
        re.ASCII,
    ),
    # alle 20, ore 20.30, um 20, at 20
    re.compile(
        r"(?<![a-z])(?:alle|all|ore|um|ab|a|at) ?(?P<h>[0-9]{1,2})(?:\.(?P<m>[0-5][0-9]))?(?![0-9.:/-])", re.ASCII
    ),
)  # fmt: skip
_TIME_IN_WORDS: Final = re.compile(
    rf"[0-9] ?(?:{_AMPM}|h(?:eures?)?(?: ?[0-5][0-9])?|(?:uhr|oclock)(?: [0-5][0-9])?) ?$"
    rf"|(?<![a-z])(?:{'|'.join(sorted(_NOON | _MIDNIGHT))}) ?$",
    re.ASCII,
)
"""The end of a time without a colon, which an offset may follow."""
_LAST_TIME: Final = re.compile(r"(?<![0-9.:])(?P<h>[0-9]{1,2})\.(?P<m>[0-5][0-9])(?![0-9.])", re.ASCII)
"""20.30, which may be a day and a month where another time stands beside it."""
_ISO_DAY: Final = re.compile(r"(?<![0-9])([0-9]{4})([-/.])([0-9]{1,2})\2([0-9]{1,2})(?![0-9])", re.ASCII)
_FULL_DAY: Final = re.compile(r"(?<![0-9])([0-9]{1,2})([-/.]) ?([0-9]{1,2})\2 ?([0-9]{4}|[0-9]{2})(?![0-9:])", re.ASCII)
_SHORT_DAY: Final = re.compile(r"(?<![0-9])([0-9]{1,2})([/.]) ?([0-9]{1,2})\.?(?![0-9])", re.ASCII)
_NUMBER: Final = re.compile(r"([0-9]{1,4})(?:st|nd|rd|th|er|eme|º|°|\.)?", re.ASCII)
_PART: Final = re.compile(r"[^ ,;]{1,80}")
_END_OF_DAY: Final = time.max
"""24:00."""
_LONGEST_OFFSET: Final = 14
"""Hours (Kiritimati)."""


def parse_moment(text: str, now: datetime, zone: tzinfo) -> Moment | None:
    """Return the time that someone in `zone` has typed; None where it can't be read.

    A day without a year, or a time without a day, is the next one there will be. A time without a day that is over for
    today is tomorrow's.
    """
    if len(text) > MOST_TYPED:
        return None
    if found := _STAMP.fullmatch(text.strip()):
        return _exact(datetime.fromtimestamp(0, UTC) + timedelta(seconds=int(found[1])))
    try:
        return _read(_plain(text), now, zone)
    except (ValueError, OverflowError):  # no such day, or none that Python counts
        return None


def _exact(at: datetime) -> Moment:
    return Moment(at.astimezone(UTC))


def _plain(text: str) -> str:
    """Return a text in small letters without accents, apostrophes and what can't be seen, in single spaces."""
    folded = unicodedata.normalize("NFKD", one_line(text).casefold())
    plain = "".join(sign for sign in folded if not unicodedata.combining(sign) and sign not in "'’`´")
    return " ".join(_T.sub(" ", plain).split())


def _read(text: str, now: datetime, zone: tzinfo) -> Moment | None:
    offset, text = _take_offset(text)
    here = offset or zone
    taken = _take_time(text)
    if taken is None:
        return None
    clocks, half, text = taken
    today = now.astimezone(here).date()
    days, words = _take_day(text, today)
    if days is None:
        return None
    if words and half.startswith("a"):
        return None  # “tonight 1am” is no time of today
    if words and not half:
        if any(clock.hour == 12 for clock in clocks) and not words & _AFTERNOON:
            return None  # “tonight 12:30” isn't half past noon
        clocks = tuple(clock.replace(hour=clock.hour + 12) if clock.hour < 12 else clock for clock in clocks)
    is_any_day = not days
    found = [_on(day, clock, here) for day, clock in product(days or (today,), clocks)]
    if is_any_day:
        found = [_on(today + timedelta(days=1), each, here) if at.at <= now else at
                 for at, each in zip(found, clocks, strict=True)]  # fmt: skip
    first, *others = sorted(found, key=lambda each: (each.at <= now, each.at))
    other = next((each.at for each in others if each.at > now and each.at != first.at), None)
    return Moment(first.at, first.typed, first.change, other)


def _on(day: date, clock: time, zone: tzinfo) -> Moment:
    # 24:00 is the next midnight, as people write the end of a day
    if clock == _END_OF_DAY:
        day, clock = day + timedelta(days=1), time()
    return by_wall_clock(datetime.combine(day, clock, zone))


def by_wall_clock(typed: datetime) -> Moment:
    """Return the moment of a local time. One that doesn't exist, or exists twice, counts as before the change."""
    at, other = typed.astimezone(UTC), typed.replace(fold=1).astimezone(UTC)
    if at == other:
        return Moment(at)
    # PEP 495: in a gap the earlier offset leads to the later time, in a fold to the earlier one
    return Moment(at, typed.time(), ChangeOfClocks.SKIPPED if at > other else ChangeOfClocks.TWICE)


def _take_offset(text: str) -> tuple[tzinfo | None, str]:
    """Return the offset at the end of a text, and the text without it."""
    found = _OFFSET.search(text)
    if found is None:
        return None, text
    before = text[: found.start()]
    if ":" not in before and found[1] is None and "utc" not in found[0] and not _TIME_IN_WORDS.search(before):
        return None, text
    day = _ISO_DAY.search(text) or _FULL_DAY.search(text)
    if day is not None and found.start() < day.end() and day.start() < found.end():
        return None, text  # “20:00 2026-12-05” ends with a day
    is_apart = " " in text[found.start() - 1 : found.start() + 1]
    if found[1] is None and "t" not in found[0] and not (is_apart or _ISO_DAY.search(text)):
        return None, text  # “8:00-10” is from eight to ten
    rest = text[: found.start()].rstrip()
    if found[1] is not None:
        return UTC, rest
    hours, minutes = int(found[3]), int(found[4] or 0)
    if hours > _LONGEST_OFFSET:
        raise ValueError(text)
    sign = -1 if found[2] == "-" else 1
    return timezone(sign * timedelta(hours=hours, minutes=minutes)), rest


def _take_time(text: str) -> tuple[tuple[time, ...], str, str] | None:
    """Return the time of day in a text, both that it may mean, its word for the half of the day, and the other words.

    None where it has no time.
    """
    for search in (*(form.search for form in _TIMES), _dotted_time):
        if found := search(text):
            parts = found.groupdict()
            clock = _clock(parts["h"], parts["m"] or parts.get("m2"), parts.get("s"), parts.get("half"))
            return (clock,), parts.get("half") or "", f"{text[: found.start()]} {text[found.end() :]}"
    words = text.split()
    if noon := next((word for word in words if word in _NOON), None):
        words.remove(noon)
        return (time(12),), "pm", " ".join(words)
    if midnight := next((word for word in words if word in _MIDNIGHT), None):
        words.remove(midnight)
        return (time(), _END_OF_DAY), midnight, " ".join(words)
    return None


def _dotted_time(text: str) -> re.Match[str] | None:
    """Return the time in a text such as “5.12 20.30”: the last such pair, unless the other is no day of a month."""
    pairs = list(_LAST_TIME.finditer(text))
    if not pairs:
        return None
    first, last = pairs[0], pairs[-1]
    return last if 1 <= int(first["m"]) <= 12 and int(last["h"]) <= 24 else first


def _clock(hour: str, minute: str | None, second: str | None, half: str | None) -> time:
    """Return a time of day; with `half`, `am` or `pm`, the hour is counted to 12. Raises `ValueError`."""
    number = int(hour)
    if half:
        if not 1 <= number <= 12:
            raise ValueError(hour)
        number = number % 12 + (12 if half.startswith("p") else 0)
    if number == 24 and not int(minute or 0) and not int(second or 0):
        return _END_OF_DAY
    return time(number, int(minute or 0), int(second or 0))


def _take_day(text: str, today: date) -> tuple[tuple[date, ...] | None, set[str]]:
    """Return the day that a text says, both where there may be two, and which words it has for a part of the day.

    No day where it says none; None where it can't be read.
    """
    days, text = _take_numbers(text, today)
    weekday: int | None = None
    month: int | None = None
    numbers: list[int] = []
    shift: int | None = None
    after = is_next = False
    late: set[str] = set()
    parts = [part.strip(".()") or "." for part in _PART.findall(text)]
    has_number = any(_NUMBER.fullmatch(part) for part in parts)
    for part in parts:
        word = part.replace("-", "")
        if word in _LATE:
            late.add(word)
        if word in _DAYS and shift is None:
            shift = _DAYS[word]
        elif word in _DAYS_AFTER:
            after = True
        elif word in _NEXT:
            is_next = True
        elif word in _MONTHS and has_number and month is None and not days:
            month = _MONTHS[word]
        elif word in _WEEKDAYS and weekday is None and not (word in _FILLERS and (has_number or days)):
            weekday = _WEEKDAYS[word]
        elif found := _NUMBER.fullmatch(part):
            numbers.append(int(found[1]))
        elif word not in _FILLERS and word not in _LATE and part != ".":
            return None, late
    if month is not None:
        days = tuple(_of_month(numbers, month, today))
    elif numbers:
        return None, late
    if after:
        shift = None if shift is None else shift + 1
    if shift is not None and not days and weekday is None:
        days = (today + timedelta(days=shift),)
    elif after or shift not in (None, 0):
        return None, late
    if weekday is not None and not days:
        coming = today + timedelta(days=(weekday - today.weekday()) % _WEEK)
        # today's may be over, and “next Friday” is the coming one for some, the one after it for others
        return (coming, coming + timedelta(days=_WEEK)) if is_next or coming == today else (coming,), late
    if weekday is not None:
        days = tuple(day for day in days if day.weekday() == weekday)
        return days or None, late
    return days, late


def _of_month(numbers: list[int], month: int, today: date) -> Iterator[date]:
    """Yield the day of a month whose name was written beside it, and perhaps a year. Raises `ValueError`."""
    match numbers:
        case [day] if day <= 31:
            yield _coming(day, month, today)
        case [day, year] if day <= 31 and year > 31:
            yield date(_year(year), month, day)
        case _:
            raise ValueError(numbers)


def _take_numbers(text: str, today: date) -> tuple[tuple[date, ...], str]:
    """Return the day that is written in numbers, both where day and month may be meant either way, and the rest."""
    if found := _ISO_DAY.search(text):
        days: tuple[date, ...] = (date(int(found[1]), int(found[3]), int(found[4])),)
    elif found := _FULL_DAY.search(text):
        days = _either(
            int(found[1]), int(found[3]), found[2], lambda day, month: date(_year(int(found[4])), month, day)
        )
    elif found := _SHORT_DAY.search(text):
        days = _either(int(found[1]), int(found[3]), found[2], lambda day, month: _coming(day, month, today))
    else:
        return (), text
    return days, f"{text[: found.start()]} {text[found.end() :]}"


def _either(first: int, second: int, sign: str, make: Callable[[int, int], date]) -> tuple[date, ...]:
    """Return the day of a day and a month, or of a month and a day as Americans write it with slashes."""
    orders = [(first, second)] if sign == "." or first == second else [(first, second), (second, first)]
    days = tuple(make(day, month) for day, month in orders if month <= 12)
    if not days:
        raise ValueError(first)
    return days


def _year(number: int) -> int:
    return number + 2000 if number < 100 else number


def _coming(day: int, month: int, today: date) -> date:
    """Return the next such day from today. Raises `ValueError` where there is none within four years."""
    for year in range(today.year, today.year + 5):  # a 29 February may be that far
        try:
            found = date(year, month, day)
        except ValueError:
            continue
        if found >= today:
            return found
    raise ValueError(day)

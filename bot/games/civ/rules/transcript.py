"""Games as text: JSON Lines, as specified in REPLAY."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeGuard, cast

from bot.games.civ.rules.actions import parse
from bot.games.civ.rules.cards import DOMAINS, FLAG, KINDS, cards_in
from bot.games.civ.rules.errors import BadTranscript, GameError, because
from bot.games.civ.rules.game import Game, Line
from bot.games.civ.rules.position import DRAFT_KEEP, NOBODY, Marker, Position, Result
from bot.games.civ.rules.setup import from_header, to_header


def _json(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    # half a surrogate pair isn't UTF-8, but may stand in JSON as an escape
    return text if _is_utf_8(text) else json.dumps(value, separators=(",", ":"))


def _is_utf_8(text: str) -> bool:
    """Return whether a text can stand in a file: half a surrogate pair cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _markers(markers: tuple[Marker, ...]) -> list[list[str]]:
    return [[DOMAINS[marker.domain], KINDS[marker.kind]] for marker in markers]


def _flags(flags: int) -> str:
    return "".join(domain for domain, flag in zip(DOMAINS, FLAG, strict=True) if flags & flag)


def state(position: Position) -> dict[str, Any]:
    """Return a position as REPLAY writes it, complete: it holds every hand."""
    coin = position.coin
    return {
        "phase": position.phase,
        "turn": None if position.turn == NOBODY else position.turn,
        "turns": position.turns,
        "owed": list(position.owed),
        "deck": position.pile_size(),
        "discard": list(cards_in(position.discard)),
        "hands": [list(cards_in(hand)) for hand in position.hands],
        "areas": [list(cards_in(area)) for area in position.areas],
        "embargoes": [_markers(markers) for markers in position.embargoes],
        "democracies": [_markers(markers) for markers in position.democracies],
        "coin": coin and {"by": coin.by, "seat": coin.seat, "domain": DOMAINS[coin.domain], "level": coin.level},
        "used": {"permanent": _flags(position.permanent), "sacrifice": _flags(position.sacrifice)},
        "alive": list(position.alive),
        "packs": [list(cards_in(pack)) for pack in position.packs] if position.phase == DRAFT_KEEP else [],
        "centre": list(cards_in(position.centre)),
    }


def result_line(result: Result) -> dict[str, Any]:
    """Return the last line of a finished game."""
    points = None if result.points is None else list(result.points)
    return {
        "result": {
            "reason": result.reason,
            "winners": list(result.winners),
            "domain": result.domain,
            "points": points,
        }
    }


def write(game: Game, *, states: bool = False, extra: dict[str, Any] | None = None) -> Iterator[str]:
    """Yield the lines of a game's transcript, without line ends. `extra` are further keys of the header."""
    header = {**to_header(game.setup), **(extra or {})}
    if states:
        header["state"] = state(game.positions[0])
    yield _json(header)
    for line in game.lines:
        yield _json(_action_line(game, line, states=states))
    if game.result is not None:
        yield _json(result_line(game.result))


def _action_line(game: Game, line: Line, *, states: bool) -> dict[str, Any]:
    written: dict[str, Any] = {"n": line.number, "seat": line.seat, "do": line.action.text}
    if line.by is not None:
        written |= {"by": line.by, "why": line.why}
    if states:
        before = Game(game.setup, (), (game.positions[line.number - 1],))
        written["legal"] = sorted(action.text for action in before.legal(line.seat))
        written["state"] = state(game.positions[line.number])
    return written


@dataclass(frozen=True, slots=True)
class Replayed:
    """One game read from a file: its header as written, the game, and its first and last line in the file (from 1)."""

    header: dict[str, Any]
    game: Game
    first_line: int
    last_line: int


def read(lines: Iterable[str]) -> Game:
    """Return the one game these lines hold. Raises `BadTranscript`."""
    return read_single(lines).game


def read_single(lines: Iterable[str]) -> Replayed:
    """Return the one game these lines hold, with its header. Raises `BadTranscript`."""
    games = list(read_all(lines))
    if not games:
        raise BadTranscript(because("file-empty"), 1)
    if len(games) > 1:
        raise BadTranscript(because("after-result"), games[1].first_line)
    return games[0]


def read_all(lines: Iterable[str]) -> Iterator[Replayed]:
    """Yield the games of a file, one after the other.

    A game ends with its result, with the header of the next one, or with the file. `lines` may end in line feeds; blank
    lines are allowed only after the last game. Split a file at line feeds only (names may hold U+2028) and decode it
    with `errors="surrogateescape"`, so that a line that isn't UTF-8 is refused by its number.

    Raises `BadTranscript` at the first line that is wrong.
    """
    reader: _Reader | None = None
    blank = 0
    number = 0
    for number, text in enumerate(lines, start=1):
        if not text.strip(_BLANK):
            # only noted: at the end of a file they do no harm, before another line they are refused
            blank = blank or number
            continue
        if blank:
            raise BadTranscript(because("line-unreadable"), blank)
        value = _object(text, number, header=reader is None)
        if reader is not None and "civ" in value and "do" not in value and "result" not in value:
            yield reader.replayed(number - 1)
            reader = None
        if reader is None:
            reader = _Reader(value, number)
        else:
            reader.take(value, number)
    if reader is not None:
        yield reader.replayed(number if not blank else blank - 1)


def _object(text: str, number: int, *, header: bool) -> dict[str, Any]:
    try:
        value: object = json.loads(text, parse_constant=_no_constant) if _is_utf_8(text) else None
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        reason = because("header-unreadable", key="") if header else because("line-unreadable")
        raise BadTranscript(reason, number, _excerpt(text.strip(_BLANK)))
    return cast("dict[str, Any]", value)


def _no_constant(name: str) -> object:
    """Refuse NaN and Infinity, which JSON does not have."""
    raise ValueError(name)


def _excerpt(text: str) -> str:
    """Return the beginning of a refused text, escaped so that it can be printed."""
    return text[:80].encode("utf-8", "backslashreplace").decode()


_BLANK: Final = " \t\r\n"
"""The characters that JSON counts as white space."""
MOST_LINES: Final = 100_000
"""The most lines of one game that are read, since each position stays in memory."""
_LARGEST: Final = 10**9
"""Larger than any number of a transcript; a larger one is not repeated in a message."""
_RESULT_KEYS: Final = frozenset({"reason", "winners", "domain", "points"})


class _Reader:
    """Replays one game line by line."""

    def __init__(self, header: dict[str, Any], number: int) -> None:
        self._header = header
        self._first = number
        self._closed = False
        try:
            self._game = Game.start(from_header(header))
        except GameError as error:
            raise BadTranscript(error.reason, number) from None

    def replayed(self, last: int) -> Replayed:
        return Replayed(self._header, self._game, self._first, last)

    def take(self, value: dict[str, Any], number: int) -> None:
        if self._closed:
            raise BadTranscript(because("after-result"), number, _text(value))
        if "result" in value:
            self._take_result(value, number)
        else:
            self._take_action(value, number)

    def _take_action(self, value: dict[str, Any], number: int) -> None:
        do, seat, n = value.get("do"), value.get("seat"), value.get("n")
        if not isinstance(do, str) or not _is_whole(seat) or not _is_whole(n):
            raise BadTranscript(because("line-unreadable"), number, _text(value))
        expected = self._game.number + 1
        if expected > MOST_LINES:
            raise BadTranscript(because("too-many-lines", most=MOST_LINES), number, _excerpt(do))
        if n != expected:
            raise BadTranscript(because("line-number", expected=expected, found=n), number, _excerpt(do))
        try:
            action = parse(do)
            if action.is_intervention:
                by, why = value.get("by"), value.get("why")
                if not isinstance(by, str) or not isinstance(why, str):
                    raise BadTranscript(because("intervention-needs-by"), number, _excerpt(do))
                self._game = self._game.intervene(seat, action, by=by, why=why)
            else:
                self._game = self._game.play(seat, action)
        except BadTranscript:
            raise
        except GameError as error:
            raise BadTranscript(error.reason, number, _excerpt(do)) from None

    def _take_result(self, value: dict[str, Any], number: int) -> None:
        found: Any = value["result"]
        if not isinstance(found, dict):
            raise BadTranscript(because("result-unreadable"), number, _text(value))
        found = cast("dict[str, Any]", found)
        if frozenset(found) != _RESULT_KEYS:
            raise BadTranscript(because("result-unreadable"), number, _text(value))
        if self._game.result is None and found["reason"] == "abandoned":
            try:
                self._game = self._game.abandon()
            except GameError as error:
                raise BadTranscript(error.reason, number, _text(value)) from None
        if self._game.result is None:
            raise BadTranscript(because("result-too-early"), number, _text(value))
        expected = result_line(self._game.result)["result"]
        if _json(dict(sorted(found.items()))) != _json(
            dict(sorted(expected.items()))
        ):  # compared as text: true is not 1
            raise BadTranscript(because("result-differs"), number, _text(value))
        self._closed = True


def _is_whole(value: object) -> TypeGuard[int]:
    """Return whether this is a whole number: `true` and `1.0` are none."""
    return type(value) is int and abs(value) < _LARGEST


def _text(value: dict[str, Any]) -> str:
    """Return what a refused line says, as far as it can be said."""
    do = value.get("do")
    try:
        return _excerpt(do if isinstance(do, str) and do else _json(value))
    except (RecursionError, ValueError):
        return ""

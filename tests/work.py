"""Work counted instead of timed: calls and lines of the bot's code, and of what it compares and formats texts with."""

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, Self

ROOT: Final = Path(__file__).parents[1]
COUNTED: Final = (str(ROOT / "bot"), str(ROOT / "cogs"))
UNCOUNTED: Final = (str(ROOT / "bot" / "playground"),)
LIBRARIES: Final = ("difflib.py", "snowballstemmer", "fluent", "babel", "textwrap.py", "csv.py")
"""Whose work grows with a text that is handed to them."""
ENOUGH: Final = 2_000_000
"""Of more than this nothing is counted: counting takes longer than the work."""


@cache
def is_counted(code: CodeType) -> bool:
    """Whether what this code does is the bot's work."""
    file = code.co_filename
    if file.startswith(COUNTED):
        return not file.startswith(UNCOUNTED)
    return any(name in file for name in LIBRARIES)


class Work:
    """Counts what is done in this thread while it is open: what goes to another thread holds up nobody here."""

    def __init__(self) -> None:
        self.count = 0
        self._before: tuple[Any, Any] = (None, None)

    def __enter__(self) -> Self:
        self._before = sys.gettrace(), sys.getprofile()
        sys.settrace(self._trace)
        sys.setprofile(self._profile)
        return self

    def __exit__(self, *_: object) -> None:
        trace, profile = self._before
        sys.settrace(trace)
        sys.setprofile(profile)

    def _trace(self, frame: FrameType, _event: str, _argument: object) -> Callable[..., Any] | None:
        if not is_counted(frame.f_code):
            return None
        self._add()
        return self._trace_lines

    def _trace_lines(self, _frame: FrameType, event: str, _argument: object) -> Callable[..., Any]:
        if event == "line":
            self._add()
        return self._trace_lines

    def _profile(self, frame: FrameType, event: str, _argument: object) -> None:
        if event == "c_call" and is_counted(frame.f_code):
            self._add()

    def _add(self) -> None:
        self.count += 1
        if self.count >= ENOUGH:
            sys.settrace(None)
            sys.setprofile(None)

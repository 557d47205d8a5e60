"""Fault injection: errors of the network and of Discord that a test switches on."""

import asyncio
import fnmatch
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["status", "refuse", "429", "page", "drop", "slow", "hold"]


@dataclass(slots=True)
class Fault:
    """A fault for the next `times` requests whose method, path and content type match.

    `path` is a glob below /api/v10, `content_type` a glob of media types: files are sent as multipart/form-data. With
    `after` the request takes effect first and only the response is lost.
    """

    kind: Kind
    method: str = "*"
    path: str = "*"
    times: int = 1
    status: int = 500
    code: int = 0
    seconds: float = 0.0
    is_global: bool = False
    after: bool = False
    is_of_proxy: bool = False
    content_type: str = "*"
    hits: int = 0
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once a request has met the fault, even if its response is still delayed."""
    released: asyncio.Event = field(default_factory=asyncio.Event)
    """Lets the requests that are held go on."""

    def matches(self, method: str, path: str, content_type: str) -> bool:
        """Return whether this request meets the fault."""
        return (
            self.hits < self.times
            and self.method in ("*", method)
            and fnmatch.fnmatchcase(path, self.path)
            and fnmatch.fnmatchcase(content_type, self.content_type)
        )


@dataclass(slots=True)
class Faults:
    """The faults in force, oldest first."""

    rules: list[Fault] = field(default_factory=list[Fault])

    def status(
        self, status: int = 500, *, method: str = "*", path: str = "*", times: int = 1, after: bool = False
    ) -> Fault:
        """Answer with a server error. discord.py retries 500, 502, 504 and 524, but not 503."""
        return self._add(Fault("status", method, path, times, status=status, after=after))

    def refuse(self, status: int, code: int, *, method: str = "*", path: str = "*", times: int = 1) -> Fault:
        """Refuse with a status and one of Discord's codes (docs: topics/opcodes-and-status-codes#json)."""
        return self._add(Fault("refuse", method, path, times, status=status, code=code))

    def refuse_files(self, *, method: str = "*", path: str = "*", times: int = 1) -> Fault:
        """Answer 413 to requests with files, as Discord's proxy does where they are too large."""
        return self._add(Fault("status", method, path, times, status=413, content_type="multipart/*"))

    def rate_limit(
        self, seconds: float = 0.1, *, method: str = "*", path: str = "*", times: int = 1, is_global: bool = False
    ) -> Fault:
        """Answer 429 with a `retry_after` of `seconds`."""
        return self._add(Fault("429", method, path, times, seconds=seconds, is_global=is_global))

    def page(
        self,
        status: int = 429,
        *,
        seconds: float = 0.0,
        method: str = "*",
        path: str = "*",
        times: int = 1,
        after: bool = False,
        is_of_proxy: bool = False,
    ) -> Fault:
        """Answer with a page of the network in front of Discord: a ban (429, `Retry-After` of `seconds`) or a login.

        A page that `is_of_proxy` names it, in `Via`.
        """
        fault = Fault("page", method, path, times, status=status, seconds=seconds, after=after, is_of_proxy=is_of_proxy)
        return self._add(fault)

    def drop(self, *, method: str = "*", path: str = "*", times: int = 1, after: bool = False) -> Fault:
        """Close the connection without a response."""
        return self._add(Fault("drop", method, path, times, after=after))

    def slow(self, seconds: float, *, method: str = "*", path: str = "*", times: int = 1, after: bool = False) -> Fault:
        """Delay the response by `seconds` of the machine's time."""
        return self._add(Fault("slow", method, path, times, seconds=seconds, after=after))

    def hold(self, *, method: str = "*", path: str = "*", times: int = 1, after: bool = False) -> Fault:
        """Hold the request, or with `after` its response, until the fault is `released`."""
        return self._add(Fault("hold", method, path, times, after=after))

    def clear(self) -> None:
        """Remove all faults."""
        self.rules.clear()

    def next_for(self, method: str, path: str, content_type: str) -> Fault | None:
        """Return the fault this request meets, if any, and count it."""
        for rule in self.rules:
            if rule.matches(method, path, content_type):
                rule.hits += 1
                rule.reached.set()
                return rule
        return None

    def _add(self, fault: Fault) -> Fault:
        self.rules.append(fault)
        return fault

"""The page for browsers: the files of `assets/playground`, the words of `page.ftl`, and what a first visit offers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from aiohttp import web
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from .shapes import JSON

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""The Content-Security-Policy: this server's own files only, nothing inline."""
_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}
_TYPES: Final = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class Step:
    """One thing a person does: a slash command, or a press on the newest message that has a button so labelled."""

    person: int
    command: str | None = None
    options: JSON = field(default_factory=dict[str, object])
    press: str | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """What one click does on a first visit; `hint` is shown afterwards. One `is_beside` the first is made as well."""

    label: str
    hint: str
    steps: Sequence[Step]
    is_beside: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """Serves the page from the project's `assets` folder. The first of the `offers` that the commands allow is made,
    and each that stands beside it.
    """

    assets: Path
    offers: Sequence[Offer] = ()

    async def index(self, request: web.Request) -> web.Response:
        """The document itself."""
        return _file(self.assets / "playground" / "index.html")

    async def file(self, request: web.Request) -> web.Response:
        """One of its files, by name. Raises `HTTPNotFound`."""
        folder = self.assets / "playground"
        wanted = request.match_info["file"]
        known = {item.name: item for item in folder.iterdir() if item.suffix in _TYPES} if folder.is_dir() else {}
        if wanted not in known:
            raise web.HTTPNotFound
        return _file(known[wanted])

    async def setting(self, request: web.Request) -> web.Response:
        """The words and the offers, as JSON."""
        body = {
            "words": read_words(self.assets / "locales" / "en" / "page.ftl"),
            "offers": [
                {
                    "label": offer.label,
                    "hint": offer.hint,
                    "beside": offer.is_beside,
                    "steps": [
                        {"person": step.person, "command": step.command, "options": step.options, "press": step.press}
                        for step in offer.steps
                    ],
                }
                for offer in self.offers
            ],
        }
        return web.Response(body=json.dumps(body).encode(), content_type="application/json", headers=_HEADERS)


def _file(path: Path) -> web.Response:
    if not path.is_file():
        raise web.HTTPNotFound
    return web.Response(body=path.read_bytes(), content_type=_TYPES[path.suffix], charset="utf-8", headers=_HEADERS)


def read_words(file: Path) -> dict[str, str]:
    """The messages of a Fluent file by key, a variable written as `{name}`.

    Raises `ValueError` for what the page cannot fill in: selectors, terms, functions, faulty lines.
    """
    found: dict[str, str] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Junk):
            raise ValueError(f"{file.name}: not Fluent: {entry.content!r}")
        if isinstance(entry, fluent.Message) and entry.value is not None:
            found[entry.id.name] = "".join(_written(entry.id.name, part) for part in entry.value.elements)
    return found


def _written(key: str, part: fluent.TextElement | fluent.Placeable) -> str:
    if isinstance(part, fluent.TextElement):
        return part.value
    if isinstance(part.expression, fluent.VariableReference):
        return f"{{{part.expression.id.name}}}"
    raise ValueError(f"{key}: the page fills in variables only")

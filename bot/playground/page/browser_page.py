"""The page for browsers: the files of `assets/playground`, the words of `playground.ftl`, a first visit's offers."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from aiohttp import web
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.playground.checks.commands import LOCALES
from bot.playground.json_types import JSON

SOURCE: Final = "en"
_WORDS: Final = "playground.ftl"
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
EMBLEM: Final = "emblem.svg"
"""The filename under which the emblem of a first visit is served."""
_TYPES: Final = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class Step:
    """Something a person does: a slash command, or a press on the newest message that has one of these buttons."""

    person: int
    command: str | None = None
    options: JSON = field(default_factory=dict[str, object])
    press: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """What one click does on a first visit; `hint` is shown afterwards. Both texts are keys of `playground.ftl`.

    An offer that `is_beside` is shown together with the first. Where it begins a game, `begun` are the labels of a
    button below its board, one a language: the page waits for it, or for a thread, and leads there.
    """

    label: str
    hint: str
    steps: Sequence[Step]
    is_beside: bool = False
    begun: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """Serves the page from the project's `assets` folder.

    Of the `offers`, the page shows the first that the registered commands allow, and each that `is_beside` it.
    """

    assets: Path
    offers: Sequence[Offer] = ()
    emblem: Path | None = None
    """An image (SVG) that a first visit shows."""

    async def index(self, request: web.Request) -> web.Response:
        """Return the HTML document."""
        return _file(self.assets / "playground" / "index.html")

    def locale_of(self, accepted: str) -> str | None:
        """Return Discord's locale for the browser's most preferred language that the page has, None if it has none.

        `accepted` is its Accept-Language header (RFC 9110, 12.5.4).
        """
        known = {name.partition("-")[0].lower(): name for name in reversed(page_languages(self.assets / "locales"))}
        wanted = (tag.partition("-")[0].lower() for tag in preferred_languages(accepted))
        return next((discord_locale(known[each]) for each in wanted if each in known), None)

    async def file(self, request: web.Request) -> web.Response:
        """Return one of the page's files.

        Raises:
            HTTPNotFound: When there is no such file.
        """
        if request.match_info["file"] == EMBLEM and self.emblem is not None:
            return _file(self.emblem)
        folder = self.assets / "playground"
        wanted = request.match_info["file"]
        known = {item.name: item for item in folder.iterdir() if item.suffix in _TYPES} if folder.is_dir() else {}
        if wanted not in known:
            raise web.HTTPNotFound
        return _file(known[wanted])

    async def setting(self, request: web.Request) -> web.Response:
        """Return as JSON the texts in the language asked for, the languages there are, and the offers."""
        locales = self.assets / "locales"
        language = page_language(request.query.get("locale", ""), locales)
        body = {
            "locales": {discord_locale(name): language_name(locales / name) for name in page_languages(locales)},
            "words": {**read_words(locales / SOURCE / _WORDS), **_translated(locales / language / _WORDS)},
            "has_emblem": self.emblem is not None,
            "offers": [
                {
                    "label": offer.label,
                    "hint": offer.hint,
                    "beside": offer.is_beside,
                    "begun": offer.begun,
                    "steps": [
                        {
                            "person": step.person,
                            "command": step.command,
                            "options": step.options,
                            "press": list(step.press),
                        }
                        for step in offer.steps
                    ],
                }
                for offer in self.offers
            ],
        }
        return web.Response(body=json.dumps(body).encode(), content_type="application/json", headers=_HEADERS)


def preferred_languages(accepted: str) -> list[str]:
    """Return the languages of an `Accept-Language` header, most preferred first."""
    found: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, _, rest = part.partition(";")
        weight = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", rest)
        if tag.strip() and (not rest or weight):
            found.append((-float(weight[1]) if weight else -1.0, tag.strip()))
    return [tag for weight, tag in sorted(found, key=lambda each: each[0]) if weight]


def _translated(file: Path) -> dict[str, str]:
    """Return the texts of a translation; none if its file is invalid, which `civ doctor` reports."""
    try:
        return read_words(file)
    except (OSError, ValueError):
        return {}


def page_languages(locales: Path) -> tuple[str, ...]:
    """Return the languages that have texts for the page, English first."""
    names = (file.parent.name for file in locales.glob(f"*/{_WORDS}"))
    return tuple(sorted(names, key=lambda name: (name != SOURCE, name)))


def page_language(wanted: str, locales: Path) -> str:
    """Return the page's language for a locale of a browser or client, else English."""
    known = page_languages(locales)
    same = [name for name in known if name.partition("-")[0].lower() == wanted.partition("-")[0].lower()]
    return wanted if wanted in known else (*same, SOURCE)[0]


def discord_locale(language: str) -> str:
    """Return Discord's locale for a language: `en-US`, `fr`, `pt-BR`."""
    regions = sorted(name for name in LOCALES if name.partition("-")[0] == language.partition("-")[0])
    usual = [name for name in (language, "en-US", "es-ES") if name in regions]
    return (*usual, *regions, language)[0]


def language_name(folder: Path) -> str:
    """Return a language's own name for itself."""
    try:
        found = re.search(r"^language = (.+)$", (folder / "language.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    except (OSError, ValueError):
        found = None
    return found[1].strip() if found else folder.name


def _file(path: Path) -> web.Response:
    if not path.is_file():
        raise web.HTTPNotFound
    return web.Response(body=path.read_bytes(), content_type=_TYPES[path.suffix], charset="utf-8", headers=_HEADERS)


def read_words(file: Path) -> dict[str, str]:
    """Return the messages of a Fluent file by key, with variables written as `{name}`.

    Raises:
        ValueError: For what the page can't fill in: selectors, terms, functions, invalid lines.
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

"""A finished game as one HTML file, for people without Discord: each step with its board, and its story beside it.

The file asks nothing of any server. Without scripts its story can still be read, and its boards are told in words to
those who cannot see them. It shows what a spectator sees, and no avatars: it may outlive people's choice of theirs.
"""

import base64
import hashlib
import html
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from bot.assets import folder as assets_folder
from bot.characters import one_line
from bot.drawing import painter
from bot.drawing.fonts import legible
from bot.drawing.look import Look
from bot.drawing.theme import Colour
from bot.drawing.tile_atlas import COLUMNS, ROWS, TILE, TileAtlas, TiledPicture
from bot.games.civ.pages.replay.steps import MOST_SHOTS, during, some, steps, title
from bot.games.civ.pages.story import events_beside_result, recent_events
from bot.games.civ.pictures.compact_board import compact_board_scene
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Event, Game, Observation, observe
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer

TYPE: Final = ".html"
MOST_STORY: Final = 3000
"""Characters of the story of one step."""
_BLANK: Final = re.compile(r"\{\{(\w+)\}\}")

NamesAt = Callable[[int], Sequence[str]]
"""Returns the names of those who held the seats by a line of the log."""


@dataclass(frozen=True, slots=True)
class Page:
    """One step: what is seen, what has just happened, and both in words."""

    seen: Observation
    names: tuple[str, ...]
    changed: tuple[Event, ...]
    title: str
    story: tuple[str, ...]
    alt: str
    text: str


class WebReplay:
    """The file in the making: call `advance` until `is_done`. Each call takes a fraction of a second, in any thread."""

    def __init__(self, game: Game, names_at: NamesAt, localizer: Localizer, look: Look) -> None:
        self._game, self._names_at = game, names_at
        self._localizer, self._look = localizer, look
        self._pages: tuple[Page, ...] = ()
        self._atlas = TileAtlas(look)
        self._boards: list[TiledPicture] = []
        self._sheets: list[bytes] = []
        self.data = b""
        """The file, once it is done."""

    @property
    def is_done(self) -> bool:
        """Whether `data` holds the file."""
        return bool(self.data)

    def advance(self) -> None:
        """Write the steps, draw one, encode a sheet of their tiles, or put all together."""
        if not self._pages:
            self._pages = pages(self._game, self._names_at, self._localizer)
        elif len(self._boards) < len(self._pages):
            page = self._pages[len(self._boards)]
            shown = legible(page.names, self._look.fonts)
            scene = compact_board_scene(page.seen, shown, self._localizer, self._look, changed=page.changed)
            self._boards.append(self._atlas.add(painter.paint(scene)))
        elif len(self._sheets) < self._atlas.sheets:
            self._sheets.append(self._atlas.sheet(len(self._sheets)))
        else:
            self.data = _written(self._pages, self._boards, self._sheets, self._localizer, self._look)


def make_web_replay(game: Game, names_at: NamesAt, localizer: Localizer, look: Look) -> bytes:
    """Return the whole file at once."""
    making = WebReplay(game, names_at, localizer, look)
    while not making.is_done:
        making.advance()
    return making.data


def pages(game: Game, names_at: NamesAt, localizer: Localizer) -> tuple[Page, ...]:
    """Return the steps of a game as a spectator sees them; of a very long one, at most `MOST_SHOTS`."""
    kept = some(steps(game), MOST_SHOTS)
    wanted = {step.number for step in kept}
    then = {each.number: each for each in game.course() if each.number in wanted} | {game.number: game}
    found: list[Page] = []
    for step in kept:
        names = tuple(map(_isolated, names_at(step.number)))
        seen = during(observe(then[step.number], None), step)
        events = recent_events(then[step.number], None, since=step.since)
        story = words.describe_events(localizer, events_beside_result(events, seen.result), names, limit=MOST_STORY)
        if seen.result is not None:
            story = f"{story}\n{words.ending_text(localizer, seen, names)}"
        found.append(
            Page(
                seen,
                tuple(names_at(step.number)),
                events,
                title(step, localizer, names),
                tuple(line for line in story.split("\n") if line),
                alt_text(seen, names, localizer, events),
                text_board(seen, names, localizer, events),
            )
        )
    return tuple(found)


def _isolated(name: str) -> str:
    """Return a name on one line, in its own writing direction; empty where nothing of it is seen."""
    return f"\u2068{shown}\u2069" if (shown := one_line(name)) else ""


# The file


def _written(
    pages: Sequence[Page], boards: Sequence[TiledPicture], sheets: Sequence[bytes], localizer: Localizer, look: Look
) -> bytes:
    page, style, script = _template()
    names = localizer.list([name for name in map(_isolated, pages[-1].names) if name])
    say = localizer.say
    texts = {
        "lang": localizer.locale,
        "theme": look.theme.name,
        "title": say("web-title", names=names) if names else say("web-title-nobody"),
        "board": say("web-board"),
        "noscript": say("web-noscript"),
        "controls": say("web-controls"),
        "jump": say("pick-step"),
        "first": say("key-first"),
        "back": say("key-back"),
        "play": say("web-play"),
        "next": say("key-next"),
        "end": say("key-last"),
        "words": say("key-text"),
        "turns": say("web-turns"),
        "keyboard": say("web-keyboard"),
        "footer": say("web-footer"),
        "last": str(len(pages) - 1),
    }
    data = {
        "tile": TILE,
        "columns": COLUMNS,
        "sheetRows": ROWS,
        "height": max(board.height for board in boards),
        "ground": _css(look.theme.ground),
        "say": {
            "step": say("replay-where", step="{0}", steps="{1}"),
            "play": say("web-play"),
            "pause": say("web-pause"),
        },
        "sheets": [f"data:image/webp;base64,{base64.b64encode(sheet).decode()}" for sheet in sheets],
        "steps": [
            {"width": board.width, "height": board.height, "runs": board.runs, "alt": each.alt, "text": each.text}
            for each, board in zip(pages, boards, strict=True)
        ],
    }
    filled = {name: html.escape(text) for name, text in texts.items()} | {
        "story": "\n".join(map(_story, pages)),
        "data": _script_safe(data),
        "style": style,
        "script": script,
        "style_hash": _source_hash(style),
        "script_hash": _source_hash(script),
    }
    return _BLANK.sub(lambda found: filled[found[1]], page).encode()


def _story(page: Page) -> str:
    lines = "".join(f"<p>{html.escape(line)}</p>" for line in page.story)
    return f"<li><h3>{html.escape(page.title)}</h3>{lines}</li>"


def _script_safe(value: Any) -> str:
    """Return JSON that ends no script element, whatever people are called."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _source_hash(source: str) -> str:
    """Return what a Content Security Policy allows this style or script by."""
    return f"sha256-{base64.b64encode(hashlib.sha256(source.encode()).digest()).decode()}"


def _css(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


@lru_cache(1)
def _template() -> tuple[str, str, str]:
    """Return the page, its style and its script, as the assets have them."""
    found = [(assets_folder() / "replay" / f"page.{kind}").read_text("utf-8") for kind in ("html", "css", "js")]
    return found[0], found[1], found[2]

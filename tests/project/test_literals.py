"""Nobody is shown a sentence that stands in the code: all of them come from the catalogues."""

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.discord.gateway import NOT_ACCEPTED_BECAUSE
from bot.pages.tournament.print_sheet import PRINT_CSS
from bot.table.names import NAMES
from tests.project.syntax import nodes

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = (
    "cogs",
    "bot/pages",
    "bot/drawing",
    "bot/i18n",
    "bot/manager",
    "bot/table",
    "bot/discord",
    "bot/games/civ/tutorial",
    *(
        folder.relative_to(ROOT).as_posix()
        for name in ("pages", "pictures", "words")
        for folder in sorted((ROOT / "bot" / "games").glob(f"*/{name}"))
    ),
    "bot/extension.py",
    "bot/client.py",
)
PROSE: Final = re.compile(r"[^\W\d_]{2,}[,.:;!?’']? +[^\W\d_]{2,}|[A-Z][a-z]+ ?[.!?:…]$|^[A-Z][a-z]{2,}$")
"""Two words side by side, or one that begins or ends like a sentence."""
BESIDE: Final = re.compile(r"\0[,:;!?.’']? +[^\W\d_]{2,}|[^\W\d_]{2,}[,:;…]? +\0")
"""A word beside a value that is filled in, which stands as NUL here."""
FILLED: Final = re.compile(r"\{[\w.!:]*\}|%[sd]")
UNSEEN: Final = frozenset({
    "debug", "log", "info", "warning", "log_store_error", "error", "exception", "_tell",
    "say", "has", "getattr", "begin_job", "supervised", "cast", "compile",
})  # fmt: skip
"""Calls whose literals are log lines, keys, or names for who runs or writes the bot."""
ALLOWED: Final = frozenset({
    ("fonts.py", "Regular"), ("fonts.py", "Bold"), ("fonts.py", "Black"),  # the names of a typeface's weights
    ("sprites.py", '<svg width="'),
    ("play.py", "own undo"), ("clocks.py", "out of time"),  # why a line was written, in the transcript's form
    ("refereeing.py", "out of time"), ("server_departures.py", "bot removed"),  # … a tournament's book
    ("tournament_runner.py", "too few players"), ("tournaments.py", "referee left"),
    ("print_sheet.py", PRINT_CSS), *(("print_sheet.py", each) for each in (  # a page's HTML
        "<!DOCTYPE html>", '<meta name="viewport" content="width=device-width,initial-scale=1">', '<html lang="',
        '"><head><meta charset="utf-8">', '<span class="short">&nbsp;</span>', ': <span class="line">&nbsp;</span>',
    )),
    ("proposals.py", "nobody to ask"),
    ("server_commands.py", "{} {} at {}"),  # a key of what the store remembers
    ("emojis.py", "emoji {} {}"),
    *(("forms.py", each) for each in (  # headers of a form
        "text/plain; charset=utf-8", "multipart/form-data; boundary=",
        "Content-Type: ", "\r\nContent-Disposition: ", "Content-Type: {}\r\nContent-Disposition: {}",
    )),
    *(("gateway.py", why) for why in (*NOT_ACCEPTED_BECAUSE.values(), "shard {}/{}")),  # for the log
    *(("extension.py", f"civ {name}") for name in ("export", "follow", "history", "note", "verify")),  # old commands
    ("people.py", "Invite to my table"),  # what a command is called is its name too
    ("permission_alerts.py", "warned of "), ("permission_alerts.py", "warned of {}"), ("social.py", "talk of"),
    *(("podium_roles.py", f"podium {key}") for key in ("of ", "of {} ", "of {} {}", "refused ", "refused {}")),
    ("dashboards.py", "dashboard of "), ("dashboards.py", "dashboard of {}"),
    *(("hours.py", area) for area in (
        "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
    )),  # as the database of time zones calls them
    *(("names.py", name) for name in NAMES),  # the same in all languages
    ("lessons.py", "end; use M 1"),  # actions in their text form
    ("rulebook_pages.py", "in {}"),  # an address
    *(("chips.py", nation) for nation in (
        "Africa", "Iberia", "Italy", "Illyria", "Thrace", "Crete", "Asia", "Assyria", "Babylon", "Egypt",
    )),  # as the map of the calamities calls them
    ("moves.py", "Grain"), ("moves.py", "on the board"),  # as the engine writes its sums
    ("story.py", "draft {}"), ("story.py", "take {}"), ("story.py", "turn {} {}"),  # what identifies a moment
})  # fmt: skip
NAMES_ONLY: Final = "bot/games/calamities/pictures/outlines.py"
"""Outlines of the map's areas, by the map's own names."""


def prose(code: Collection[ast.AST]) -> Iterator[tuple[int, str]]:
    """Every literal of a module that reads like a sentence and may reach people: its line and text.

    Left out are docstrings, types, what is compared, raised or asserted (errors carry keys), and calls in `UNSEEN`.
    """
    unseen = _unseen(code)
    for node in code:
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "\0" for part in node.values]
            text = "".join(map(str, parts))
            if BESIDE.search(text) and not unseen.issuperset(_literals(node)):
                yield node.lineno, text.replace("\0", "{}")
        if not isinstance(node, ast.Constant) or id(node) in unseen or not isinstance(node.value, str):
            continue
        if PROSE.search(node.value.strip()) or BESIDE.search(FILLED.sub("\0", node.value)):
            yield node.lineno, node.value


def _unseen(code: Collection[ast.AST]) -> set[int]:
    found: set[int] = set()
    for node in code:
        is_call = isinstance(node, ast.Call) and _name(node.func) in UNSEEN
        is_export = isinstance(node, ast.Assign) and any(_name(target) == "__all__" for target in node.targets)
        is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if (
            is_call
            or is_export
            or is_docstring
            or isinstance(node, ast.Raise | ast.Assert | ast.Compare | ast.Subscript)
        ):
            found |= _literals(node)
        for annotation in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(annotation, ast.expr):
                found |= _literals(annotation)
    return found


def _literals(node: ast.AST) -> set[int]:
    return {id(each) for each in ast.walk(node) if isinstance(each, ast.Constant)}


def _name(expression: ast.expr) -> str:
    if isinstance(expression, ast.Attribute):
        return expression.attr
    return expression.id if isinstance(expression, ast.Name) else ""


@pytest.mark.parametrize("room", ROOMS)
def test_every_sentence_people_see_is_in_the_catalogues(room: str) -> None:
    place = ROOT / room
    files = sorted(set(place.rglob("*.py")) - {ROOT / NAMES_ONLY}) if place.is_dir() else [place]
    found = [(file.name, line, text) for file in files for line, text in prose(nodes(file))]
    assert [each for each in found if (each[0], each[2]) not in ALLOWED] == []


@pytest.mark.parametrize(
    "planted",
    [
        'Sheet().text("It is your turn")',
        'Key(address, "Join", Style.success)',
        'await interaction.response.send_message("Done.")',
        'await reply_ephemeral(interaction, f"Table {number} is gone")',
        'scene.words(box, "Hand size", 40)',
        'label = "The rest" if short else localizer.say("rest")',
        'return f"{name} has won"',
        'return f"{count} left"',
        'return f"Table {number}"',
        'return "{} cards".format(count)',
        'return "of %d" % count',
        'return " ".join(["wait for", name])',
        'app_commands.Choice(name="As on Discord", value="discord")',
        'ui.TextInput(label="Your name")',
        'NOTE = "Nothing was lost."',
    ],
)
def test_a_planted_sentence_is_found(planted: str) -> None:
    assert list(prose([*ast.walk(ast.parse(f"async def show():\n    {planted}"))]))


@pytest.mark.parametrize(
    "harmless",
    [
        '"""A docstring in words."""',
        'log.warning("table %s has lost its place", number)',
        'raise ValueError("not a thing people see")',
        'localizer.say("hand-your-move", step=step)',
        'custom_id = f"civ:do:{table}"',
    ],
)
def test_what_nobody_sees_is_let_alone(harmless: str) -> None:
    assert list(prose([*ast.walk(ast.parse(f"def show():\n    {harmless}"))])) == []

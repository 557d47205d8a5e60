"""The doors between the rooms (import-linter), checked with the tests, so that nobody has to remember them."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import grimp
import pytest

from tests.project.syntax import nodes

ROOT = Path(__file__).parents[2]


def test_no_room_imports_what_it_must_not_know() -> None:
    """In a process of its own: import-linter takes the loggers of the one it runs in."""
    command = [
        sys.executable,
        "-c",
        "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))",
    ]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


GAMES = sorted(file.parent.name for file in (ROOT / "bot" / "games").glob("*/__init__.py"))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_doors(game: str) -> None:
    """A game that is named nowhere might import anything."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    own = f"bot.games.{game}"
    for contract in settings["tool"]["importlinter"]["contracts"]:
        where = f"the contract {contract['name']!r} in pyproject.toml"
        if contract["name"] == "A game knows no other":
            assert own in contract["modules"], f"add {own} to the modules of {where}"
        elif contract["name"].startswith("A game is made of its rules"):
            assert own in contract["containers"], f"add {own} to the containers of {where}"
        elif contract["name"].startswith("Pure rooms"):
            assert _pure_parts(game) <= set(contract["source_modules"]), f"add {own}'s rules to {where}"
    rooms = {part.removeprefix("bot.").replace(".", "/") for part in _pure_parts(game)}
    assert rooms <= set(PURE), "add its rules to PURE, here"


def _pure_parts(game: str) -> set[str]:
    """Its rules, as one module (`game.py`) and as a folder (`rules`), as far as it has them."""
    folder = ROOT / "bot" / "games" / game
    return {f"bot.games.{game}.{file.stem}" for file in (folder / "game.py", folder / "rules") if file.exists()}


LOCALE = ROOT / "assets" / "locales" / "en"
OUTSIDE = ("bench", "cli", "train", "extension.py")
"""What may name a game, and so its texts."""


def test_no_room_says_texts_of_a_game_that_it_does_not_know() -> None:
    """Else the platform's pages would lose words with a game's folder. One word, or a key made of parts, isn't seen."""
    texts = {game: _keys(*(LOCALE / game).rglob("*.ftl")) for game in GAMES}
    assert all(texts.values())
    for game in (*GAMES, None):
        foreign = {key: other for other in GAMES if other != game for key in texts[other]}
        said = {key for file in _modules_of(game) for key in _strings(file)}
        catalogues = LOCALE.glob("*.ftl") if game is None else (LOCALE / game).rglob("*.ftl")
        said |= {key for file in catalogues for key in re.findall(r"\{ -?([a-z][\w-]+)", file.read_text("utf-8"))}
        assert {key: foreign[key] for key in said & foreign.keys()} == {}, game or "the platform"


def _keys(*catalogues: Path) -> set[str]:
    return {key for file in catalogues for key in re.findall(r"^-?([a-z]+-[\w-]+) =", file.read_text("utf-8"), re.M)}


def _modules_of(game: str | None) -> list[Path]:
    bot = ROOT / "bot"
    if game is not None:
        return sorted((bot / "games" / game).rglob("*.py"))
    files = [*bot.rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    outside = {bot / name for name in OUTSIDE} | {bot / "games" / name for name in GAMES}
    return [file for file in files if not outside & {file, *file.parents}]


def _strings(file: Path) -> Iterator[str]:
    for node in nodes(file):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


PURE = (
    *(
        "chance",
        "characters",
        "reasons",
        "match",
        "table",
        "tournament",
        "games/logged",
        "games/civ/game",
        "games/civ/rules",
    ),
    *("games/civ/threats", "games/civ/ai", "games/civ/tutorial", "games/civ/puzzles", "games/calamities/game"),
    *("games/calamities/lines", "games/calamities/stages", "games/calamities/rules"),
)
NOW = ("now", "utcnow", "today")


VALUES = (
    *(
        "abc",
        "bisect",
        "collections",
        "contextlib",
        "dataclasses",
        "difflib",
        "enum",
        "fractions",
        "functools",
        "hashlib",
        "heapq",
    ),
    *("hmac", "itertools", "json", "math", "operator", "re", "types", "typing", "unicodedata", "weakref"),
)
"""What of the standard library only makes values of values."""
FOR_SOME = {
    "chance": ("random",),
    "games/logged": ("datetime",),
    "games/civ/ai": ("struct",),
    "games/civ/game": ("datetime",),
    "games/civ/puzzles": ("datetime", "string"),
    "games/calamities/game": ("datetime",),
    "match": ("datetime",),
    "table": ("datetime", "zoneinfo"),
    "tournament": ("datetime",),
}
"""What some rooms may use besides: the one source of chance, values of the time that they are handed, and
whole numbers out of bytes."""


def test_pure_rooms_import_of_the_standard_library_only_what_makes_values() -> None:
    for room in PURE:
        may = {"bot", *VALUES, *FOR_SOME.get(room, ())}
        for file in _files_of(room):
            assert {name.split(".")[0] for name in imported(file)} <= may, f"{room}: {file.name}"


def test_pure_rooms_do_not_ask_what_time_it_is() -> None:
    files = _pure_files()
    assert len(files) > 50
    assert [(file.name, asked) for file in files for asked in asks_the_time(nodes(file))] == []


@pytest.mark.parametrize(
    "source",
    [
        "datetime.now()",
        "datetime.datetime.now(UTC)",
        "table.clock().utcnow()",
        "ask = date.today",
        "from time import time as now",
        "from time import monotonic",
        "import time",
    ],
)
def test_every_way_to_ask_what_time_it_is_is_seen(source: str) -> None:
    assert list(asks_the_time(ast.walk(ast.parse(source))))


def test_whatever_is_handed_the_time_does_not_ask_for_it() -> None:
    source = "from datetime import datetime\nchange(table, now, today=now.date())\n"
    assert not list(asks_the_time(ast.walk(ast.parse(source))))


def asks_the_time(parts: Iterable[ast.AST]) -> Iterator[str]:
    """Each place of a source that reads a clock: the methods of `datetime` and `date`, whatever stands before them and
    whether they are called or handed on, and all of `time`."""
    for node in parts:
        if isinstance(node, ast.Attribute) and node.attr in NOW:
            yield f"line {node.lineno}: .{node.attr}"
        elif isinstance(node, ast.Import) and "time" in (alias.name for alias in node.names):
            yield f"line {node.lineno}: import time"
        elif isinstance(node, ast.ImportFrom) and node.module == "time":
            yield f"line {node.lineno}: from time"


def _pure_files() -> list[Path]:
    return [file for room in PURE for file in _files_of(room)]


def _files_of(room: str) -> list[Path]:
    return [*(ROOT / "bot").glob(f"{room}.py"), *(ROOT / "bot" / room).rglob("*.py")]


def imported(file: Path) -> set[str]:
    """The modules a file imports, wherever in it."""
    found: set[str] = set()
    for node in nodes(file):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


READERS = ("settings.py", "environment.py", "cli/texts.py", "bench/process.py")
"""Who reads the environment: the settings; what a health check needs of them; the language of `civ --help`, which must
not wait for them; benchmarks."""


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = grimp.build_graph("bot", "cogs", cache_dir=None)
    assert circles_of(graph.modules, graph.find_modules_directly_imported_by) == []


def test_only_the_settings_read_the_environment() -> None:
    found = {
        file.relative_to(ROOT / "bot").as_posix()
        for file in (ROOT / "bot").rglob("*.py")
        for node in nodes(file)
        if isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv")
    }
    assert found == set(READERS)


OPENERS = ("app.py", "cli/configuration.py")
"""Who opens a database: the root; for the command line's copies and checks, which are not to load Discord, one module.
Benchmarks and tests open their own."""


def test_only_the_root_and_one_module_of_the_command_line_open_a_database() -> None:
    found = {
        file.relative_to(ROOT / "bot").as_posix()
        for file in (ROOT / "bot").rglob("*.py")
        for node in nodes(file)
        if isinstance(node, ast.Attribute) and node.attr == "open" and ast.unparse(node) == "Store.open"
    }
    assert {name for name in found if not name.startswith("bench/")} == set(OPENERS)


def circles_of(modules: Iterable[str], imports: Callable[[str], set[str]]) -> list[list[str]]:
    """The modules that can be reached from themselves, by circle (Kosaraju's strongly connected components)."""
    imported = {module: imports(module) for module in modules}
    importers = {module: {other for other in imported if module in imported[other]} for module in imported}
    order: list[str] = []
    seen: set[str] = set()
    for module in sorted(imported):
        order += reached(module, imported, seen)
    seen.clear()
    found = [sorted(reached(module, importers, seen)) for module in reversed(order)]
    return [circle for circle in found if len(circle) > 1]


def reached(start: str, steps: dict[str, set[str]], seen: set[str]) -> list[str]:
    """What is reached from there and was not seen before, whatever has nowhere left to go first."""
    if start in seen:
        return []
    seen.add(start)
    return [*(found for step in sorted(steps[start]) for found in reached(step, steps, seen)), start]

"""`civ bench house`: the size and structure of the source. It is a report without limits.

Everything is counted twice: in all of `bot` and `cogs` (`house-all-…`), and without the playground and the benchmarks
(`house-bot-…`). Slash commands are counted as they are offered (`house-commands-…`).
"""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Final

from bot.bench.measure import Measure, report

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = ("bot", "cogs")
APART: Final = ("bot.playground.", "bot.bench.")
SHORT_MODULE: Final = 60
"""Lines; a shorter module is counted as short."""
LONG_FUNCTION: Final = 40
"""Lines; a longer function is counted as long."""
KINDS: Final = ("code", "import", "docstring", "comment", "blank")
PERCENTILES: Final = (10, 25, 50, 75, 90)


@dataclass(frozen=True, slots=True)
class Module:
    """A source file as text and as a syntax tree; `name` is what others import it by."""

    name: str
    lines: list[str]
    tree: ast.Module


def measure_house() -> list[Measure]:
    """Return the numbers of the whole tree, then those without playground and benchmarks."""
    modules = read_modules(ROOT)
    inner = {name: module for name, module in modules.items() if not f"{name}.".startswith(APART)}
    player, admin = command_counts(modules)
    every_player, every_admin = command_counts(modules, has_features=True)
    return [
        *_measures("house-all", modules),
        *_measures("house-bot", inner),
        report("house-commands-player", player, "commands that anyone is offered on a new server"),
        report("house-commands-admin", admin, "commands that someone who manages a new server is offered"),
        report("house-commands-features-player", every_player, "the same where everything is switched on"),
        report("house-commands-features-admin", every_admin, "the same where everything is switched on"),
    ]


def read_modules(root: Path, packages: Sequence[str] = PACKAGES) -> dict[str, Module]:
    """Return every module of `packages` below `root`, by dotted name."""
    found: dict[str, Module] = {}
    for path in sorted(file for package in packages for file in (root / package).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        name = ".".join(parts).removesuffix(".__init__")
        text = path.read_text(encoding="utf-8")
        found[name] = Module(name, text.splitlines(), ast.parse(text))
    return found


def _measures(prefix: str, modules: Mapping[str, Module]) -> list[Measure]:
    lengths = [len(module.lines) for module in modules.values()]
    total = sum(lengths)
    kinds = Counter(kind for module in modules.values() for kind in line_kinds(module))
    cuts = quantiles(lengths, n=100)
    numbers: list[tuple[str, float, str]] = [
        ("modules", len(modules), "modules"),
        ("lines", total, "lines"),
        *((kind, 100 * kinds[kind] / total, "% of all lines") for kind in KINDS),
        *((f"length-p{percent}", cuts[percent - 1], "lines a module") for percent in PERCENTILES),
        ("length-longest", max(lengths), "lines a module"),
        ("short", sum(length < SHORT_MODULE for length in lengths), f"modules under {SHORT_MODULE} lines"),
        ("long-functions", _long_functions(modules), f"functions over {LONG_FUNCTION} lines"),
        ("one-importer", list(importers(modules).values()).count(1), "modules that exactly one module imports"),
        ("shared-names", len(shared_names(modules)), "public function names defined in several modules"),
    ]
    return [report(f"{prefix}-{name}", value, unit) for name, value, unit in numbers]


def line_kinds(module: Module) -> list[str]:
    """Return the kind of each line; docstrings of attributes, and blank lines in docstrings, are docstring."""
    marked: dict[int, str] = {}
    for node in ast.walk(module.tree):
        match node:
            case ast.Import() | ast.ImportFrom():
                kind = "import"
            case ast.Expr(value=ast.Constant(value=str())):
                kind = "docstring"
            case _:
                continue
        marked |= dict.fromkeys(range(node.lineno, (node.end_lineno or node.lineno) + 1), kind)
    return [marked.get(number) or _plain_kind(line.strip()) for number, line in enumerate(module.lines, start=1)]


def _plain_kind(line: str) -> str:
    if not line:
        return "blank"
    return "comment" if line.startswith("#") else "code"


def command_counts(modules: Mapping[str, Module], *, has_features: bool = False) -> tuple[int, int]:
    """Return how many slash commands of `cogs` anyone is offered, and how many someone who manages the server.

    A command or class with `default_permissions` is offered to the latter alone, a group with `group_extras`, or a
    command with `extras`, where a server has switched it on (`has_features`). Commands of menus are not counted.
    """
    classes = [
        node
        for name, module in modules.items()
        if name.startswith("cogs.")
        for node in module.tree.body
        if isinstance(node, ast.ClassDef)
        and (has_features or all(keyword.arg != "group_extras" for keyword in node.keywords))
    ]
    found = Counter(dict.fromkeys((False, True), 0))
    for each in classes:
        functions = [
            node
            for node in each.body
            if isinstance(node, ast.AsyncFunctionDef) and (has_features or not _has_extras(node))
        ]
        for decorators in (_decorators(node) for node in functions):
            found["default_permissions" in decorators | _decorators(each)] += "command" in decorators
    return found[False], found[False] + found[True]


def _has_extras(node: ast.AsyncFunctionDef) -> bool:
    """Return whether a decorator of a command says which feature it belongs to."""
    calls = [each for each in node.decorator_list if isinstance(each, ast.Call)]
    return any(keyword.arg == "extras" for call in calls for keyword in call.keywords)


def _decorators(node: ast.ClassDef | ast.AsyncFunctionDef) -> set[str]:
    """Return the last names of the decorators that are called, such as `command` of `@app_commands.command(…)`."""
    calls = [each.func for each in node.decorator_list if isinstance(each, ast.Call)]
    return {each.attr for each in calls if isinstance(each, ast.Attribute)}


def importers(modules: Mapping[str, Module]) -> Counter[str]:
    """Return how many of `modules` import each of them; a module nobody imports is missing."""
    return Counter(name for module in modules.values() for name in set(_imported(module, modules)) - {module.name})


def _imported(module: Module, modules: Mapping[str, Module]) -> Iterator[str]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield from [name for name in (inner, node.module) if name in modules][:1]


def shared_names(modules: Mapping[str, Module]) -> list[str]:
    """Return the names of public functions at the top level of two modules or more, sorted."""
    names = Counter(
        node.name
        for module in modules.values()
        for node in module.tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_")
    )
    return sorted(name for name, count in names.items() if count > 1)


def _long_functions(modules: Mapping[str, Module]) -> int:
    return sum(
        (node.end_lineno or node.lineno) - node.lineno + 1 > LONG_FUNCTION
        for module in modules.values()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )

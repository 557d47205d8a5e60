"""One public function name, one module: whoever searches for a name finds the function, not three of its namesakes."""

import ast
from collections import defaultdict
from pathlib import Path

from tests.project.syntax import syntax

ROOT = Path(__file__).parents[2]
ENTRY_POINTS = {"main", "setup", "command"}
"""Names that somebody else prescribes: discord.py's for a cog's module, the command line's for a command's."""


def public_functions(file: Path) -> list[str]:
    """The public functions at a module's top level."""
    body = syntax(file).body
    functions = [node.name for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [name for name in functions if not name.startswith("_")]


def namesakes() -> dict[str, set[str]]:
    """The modules by each name that more than one of them gives a function."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in (*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")):
        if "migrations" in file.parts:
            continue
        for name in public_functions(file):
            found[name].add(str(file.relative_to(ROOT)))
    return {name: files for name, files in found.items() if len(files) > 1 and name not in ENTRY_POINTS}


def test_no_name_stands_in_two_modules() -> None:
    found = namesakes()
    assert not found, "\n".join(f"{name}: {', '.join(sorted(files))}" for name, files in sorted(found.items()))

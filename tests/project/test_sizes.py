"""Nothing is longer than a reader can hold: modules and functions, those of the migrations aside."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.project.syntax import syntax

ROOT: Final = Path(__file__).parents[2]
MOST_OF_A_MODULE: Final = 350
MOST_OF_A_FUNCTION: Final = 40
"""Lines, with decorators and docstring."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules() -> Iterator[Path]:
    """Every module that ships or measures, but what has been migrated once and stays as it was."""
    for file in (*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")):
        if "migrations" not in file.parts:
            yield file


def length(function: Function) -> int:
    """Its lines, from the first decorator on."""
    assert function.end_lineno is not None
    first = min(node.lineno for node in (function, *function.decorator_list))
    return function.end_lineno - first + 1


def test_no_module_is_too_long() -> None:
    lengths = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in modules()}
    assert {name: lines for name, lines in lengths.items() if lines > MOST_OF_A_MODULE} == {}


def test_no_function_is_too_long() -> None:
    lengths = {
        f"{file.relative_to(ROOT)}:{node.lineno} {node.name}": length(node)
        for file in modules()
        for node in ast.walk(syntax(file))
        if isinstance(node, Function)
    }
    assert {name: lines for name, lines in lengths.items() if lines > MOST_OF_A_FUNCTION} == {}

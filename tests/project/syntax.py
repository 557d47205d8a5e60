"""The syntax trees of the project's modules, each made once however many tests look at it."""

import ast
from functools import cache
from pathlib import Path


@cache
def syntax(file: Path) -> ast.Module:
    """A module's tree, which no test changes."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def nodes(file: Path) -> tuple[ast.AST, ...]:
    """All nodes of that tree, as `ast.walk` yields them."""
    return tuple(ast.walk(syntax(file)))

"""Names that can be searched for: terms of the field, no metaphors."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.project.syntax import nodes, syntax

ROOT = Path(__file__).parents[2]

METAPHORS: Final = ("company", "deed", "deeds", "landlord", "manner", "shelf", "shelves", "stint", "told")
"""Words that name nothing a developer of a bot or a game server would search for."""


def _parts_of(name: str) -> set[str]:
    """The words that a name is made of, whether `of_this_kind` or `OfThisKind`."""
    return {part.lower() for part in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}


def _targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign) else []


def _names_in(body: list[ast.stmt]) -> Iterator[str]:
    """Every class, function, constant and field that is defined there, and in its classes."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield node.name
            yield from _names_in(node.body)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        for target in _targets(node):
            yield from (each.id for each in ast.walk(target) if isinstance(each, ast.Name))


def _given_names(file: Path) -> Iterator[str]:
    """Those, the parameters of public functions, and the attributes that objects are given."""
    yield from _names_in(syntax(file).body)
    for node in nodes(file):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            yield from (each.arg for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs))
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def metaphors() -> dict[str, set[str]]:
    """By module, the names in it that are made of a metaphor, its own among them."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in (*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")):
        if "migrations" in file.parts:
            continue
        for name in {file.stem, *_given_names(file)}:
            parts = _parts_of(name)
            if parts & {*METAPHORS} or (name.lstrip("_")[:1].isupper() and not name.isupper() and "kept" in parts):
                found[str(file.relative_to(ROOT))].add(name)
    return found


def test_names_are_terms_and_no_metaphors() -> None:
    """Of `kept` only classes: as a participle of what is kept it is a plain word."""
    found = metaphors()
    assert not found, "\n".join(f"{file}: {', '.join(sorted(names))}" for file, names in sorted(found.items()))

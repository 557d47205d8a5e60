"""The reasons of all games and rooms together: each declared once, each in words, none made past its declaration."""

import ast
import importlib
from collections import Counter
from functools import cache
from pathlib import Path

from bot import assets
from bot.i18n.catalogue import Catalogues
from bot.reasons import Reasons
from tests.project.syntax import nodes

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "bot").rglob("*.py"))


def calls(file: Path, name: str) -> bool:
    """Whether a module calls something by that bare name."""
    if f"{name}(" not in file.read_text(encoding="utf-8"):  # every process asks this of all modules as it collects
        return False
    return any(isinstance(node, ast.Call) and getattr(node.func, "id", "") == name for node in nodes(file))


@cache
def declared() -> tuple[tuple[str, Reasons], ...]:
    """What every module declares, by the module's name."""
    files = (file for file in SOURCES if calls(file, "Reasons"))
    names = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]
    modules = [importlib.import_module(name) for name in names]
    return tuple((module.__name__, found) for module in modules for found in _own(vars(module)))


def _own(names: dict[str, object]) -> list[Reasons]:
    return [value for value in names.values() if isinstance(value, Reasons)]


def test_the_rules_the_table_and_the_store_declare_theirs() -> None:
    rooms = {name.rpartition(".")[0] for name, _ in declared()}
    assert rooms >= {"bot.games.civ.rules", "bot.store", "bot.games.civ.tutorial"}
    assert len(declared()) >= 6


def test_no_reason_is_declared_twice() -> None:
    keys = Counter(key for _, reasons in declared() for key in reasons)
    assert [key for key, count in keys.items() if count > 1] == []


def test_every_reason_can_be_said() -> None:
    localizer = Catalogues.load(assets.folder() / "locales", strict=True).localizer("en")
    assert [key for _, reasons in declared() for key in reasons if not localizer.has(f"reason-{key}")] == []


def test_a_reason_is_made_where_the_keys_are_declared_and_nowhere_else() -> None:
    assert [file.name for file in SOURCES if calls(file, "Reason")] == ["reasons.py"]

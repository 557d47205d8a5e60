"""The doors between the rooms (import-linter), checked with the tests, so that nobody has to remember them."""

import ast
import subprocess
import sys
from pathlib import Path

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


def test_pure_rooms_import_the_standard_library_only() -> None:
    for room in ("chance", "reasons", "rules", "ai", "tutorial", "calamities", "tournament"):
        for file in (*(ROOT / "bot").glob(f"{room}.py"), *(ROOT / "bot" / room).rglob("*.py")):
            for name in imported(file):
                top = name.split(".")[0]
                assert top in sys.stdlib_module_names or top == "bot", f"{file.name} imports {name}"


def imported(file: Path) -> set[str]:
    """The modules a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found

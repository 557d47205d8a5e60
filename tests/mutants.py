"""Small mistakes made in the pure laws, one at a time, to see whether a test notices:
`uv run --group dev --with mutmut==3.8.1 python -m tests.mutants`.

mutmut makes them, and remembers which tests reach which function. Of these each mistake is tried against the quickest,
so that a sample takes half an hour on two cores and not a day. mutmut imports the bot once and makes each mistake in a
copy of that process, where what is read at import or cached stays right: what lives there is tried in a new process.
What still lives is printed with its change: it is a law without a test, code that does nothing, or a change that
changes nothing. Of functions that no near test reaches, the tests of managers and pages may still notice.
"""

import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import click

ROOT: Final = Path(__file__).parents[1]
MADE: Final = ROOT / "mutants"
STATS: Final = MADE / "mutmut-stats.json"
SECONDS: Final = 15.0
"""How long the tests may take that one mistake is tried against."""
_PLAIN: Final = re.compile(r"[^\[\]\\]*(\[[^\[\]\\'\"]*\])?")
"""Names by which pytest finds tests again: parameters have no brackets or quotes of their own."""
LIVED: Final = (0, 5)
"""mutmut's exit codes for a mistake that no test noticed."""
UNREACHED: Final = 33
"""The one for a mistake in a function that none of these tests reaches."""


@click.command(help=__doc__)
@click.option("--sample", default=600, show_default=True, help="Mistakes to try.")
@click.option("--seed", default=1, show_default=True, help="Which of them.")
@click.option("--only", default="", help="Only those whose name has this in it, such as bot.table.clocks.")
@click.option("--children", default=2, show_default=True, help="How many are tried at once.")
def main(*, sample: int, seed: int, only: str, children: int) -> None:
    """Try a sample of mistakes, and print those that no test notices."""
    _mutmut("run", "bot.records.seasons.*")  # makes all of them, and runs the tests once to see what they reach
    _keep_quick_tests()
    names = [name for name in sorted(_results()) if only in name]
    chosen = random.Random(seed).sample(names, min(sample, len(names)))
    _mutmut("run", "--max-children", str(children), *chosen)
    results = _results()
    if untried := sum(results[name] is None for name in chosen):
        raise click.ClickException(f"mutmut stopped before its end: {untried} mistakes were not tried")
    unreached = [name for name in chosen if results[name] == UNREACHED]
    lived = _live_in_new_processes([name for name in chosen if results[name] in LIVED]) + unreached
    for name in lived:
        click.echo(subprocess.run([*_command(), "show", name], cwd=ROOT, capture_output=True, text=True).stdout)
    by_room = Counter(".".join(name.split(".")[1:3]) for name in lived)
    click.echo(f"{len(chosen) - len(lived)} of {len(chosen)} noticed ({len(names)} there are)")
    click.echo(f"not reached by near tests: {len(unreached)}; lived, with these: {dict(by_room)}")


def _command() -> list[str]:
    return [sys.executable, "-m", "mutmut"]


def _mutmut(*arguments: str) -> None:
    subprocess.run([*_command(), *arguments], cwd=ROOT, stdout=subprocess.DEVNULL, check=False)


def _live_in_new_processes(names: list[str]) -> list[str]:
    """Return those of these mistakes that live with all that is made at import, or cached, made with them, too."""
    reached: dict[str, list[str]] = json.loads(STATS.read_text("utf-8"))["tests_by_mangled_function_name"]
    tests = {name: reached[name.partition("__mutmut_")[0]] for name in names}
    if not _passes("", sorted({test for near in tests.values() for test in near})):
        raise click.ClickException("in a process of their own the tests fail without any mistake")
    return [name for name in names if _passes(name, tests[name])]


def _passes(mistake: str, tests: list[str]) -> bool:
    command = [sys.executable, "-m", "pytest", "--rootdir=.", "-x", "-q", "-n0", "-p", "no:cacheprovider", *tests]
    with_it = os.environ | {"MUTANT_UNDER_TEST": mistake}
    return not subprocess.run(command, cwd=MADE, env=with_it, stdout=subprocess.DEVNULL, check=False).returncode


def _keep_quick_tests() -> None:
    """Leave to each function the quickest tests that reach it, as long as they take together."""
    stats: dict[str, Any] = json.loads(STATS.read_text("utf-8"))
    durations: dict[str, float] = stats["duration_by_test"]
    reached: dict[str, list[str]] = stats["tests_by_mangled_function_name"]
    for function, found in reached.items():
        tests = reached[function] = [test for test in found if _PLAIN.fullmatch(test)]
        tests.sort(key=durations.__getitem__)
        taken = 0.0
        for place, test in enumerate(tests):
            taken += durations[test]
            if place and taken > SECONDS:
                del tests[place:]
                break
    STATS.write_text(json.dumps(stats), "utf-8")


def _results() -> dict[str, int | None]:
    """Return the exit code by the name of each mistake; None where it has not been tried."""
    found: dict[str, int | None] = {}
    for path in MADE.rglob("*.meta"):
        found |= json.loads(path.read_text("utf-8"))["exit_code_by_key"]
    return found


if __name__ == "__main__":
    main()

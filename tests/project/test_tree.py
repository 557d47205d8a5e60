"""What lies in the repository, and what its papers claim."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.cli.civ import COMMANDS
from bot.settings import variables
from tests.discord.offered import options_of, payloads

ROOT = Path(__file__).parents[2]
TOP = {
    ".ci", ".dockerignore", ".env.example", ".github", ".gitignore", "Dockerfile", "LICENSE", "README.md", "assets",
    "bot", "cogs", "pyproject.toml", "tests",
}  # fmt: skip
LARGEST = 5_000_000
"""Bytes of one file."""
PATHS = {"data", "healthz", "readyz", "metrics"}
"""What papers write like a command without being one."""
SUBCOMMAND = 1
"""The type of an option that is a command of a group (Discord)."""


def tracked() -> list[str]:
    """The files git knows; the test is left out where there is no git or no repository."""
    try:
        done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [name for name in done.stdout.decode().split("\0") if name]


def text_of(name: str) -> str:
    """A file of the repository; empty where it is no text."""
    try:
        return (ROOT / name).read_text(encoding="utf-8")
    except (UnicodeDecodeError, FileNotFoundError):
        return ""


def test_the_top_level_is_the_house_and_nothing_else() -> None:
    assert {name.split("/")[0] for name in tracked()} <= TOP


def test_no_lock_file_database_or_secret_is_tracked() -> None:
    for name in tracked():
        assert Path(name).name not in ("uv.lock", ".env")
        assert not re.search(r"\.(sqlite3.*|pyc|log)$", name), name
        assert not (ROOT / name).exists() or (ROOT / name).stat().st_size < LARGEST, name


def test_no_file_names_a_package_registry() -> None:
    registries = re.compile(r"files\.pythonhosted\.org|pypi\.org/simple|/artifactory/|index-url|registry\.npmjs")
    for name in tracked():
        if name != "tests/project/test_tree.py":
            assert not registries.search(text_of(name)), name


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))
    pinned = re.compile(r"[A-Za-z0-9._-]+(\[[a-z]+\])?==[0-9][0-9A-Za-z.]*")
    wanted = [
        *project["project"]["dependencies"],
        *_grouped(project),
        *project["build-system"]["requires"],
        *project["tool"]["uv"]["constraint-dependencies"],
    ]
    assert [line for line in wanted if not pinned.fullmatch(line)] == []


def test_everything_that_is_installed_anywhere_is_pinned() -> None:
    """`uv run` writes down what it chose for every system; without that file there is nothing to hold against."""
    if not (ROOT / "uv.lock").exists():
        pytest.skip("not run by uv")
    project = tomllib.loads(text_of("pyproject.toml"))
    pinned = {
        (_plain(name), number)
        for line in (*project["project"]["dependencies"], *_grouped(project),
                     *project["tool"]["uv"]["constraint-dependencies"])
        for name, _, number in [line.partition("==")]
    }  # fmt: skip
    chosen = {(_plain(item["name"]), item["version"]) for item in tomllib.loads(text_of("uv.lock"))["package"]}
    assert {item for item in chosen - pinned if item[0] != "civ-bot"} == set()


def _grouped(project: dict[str, Any]) -> list[str]:
    """What is installed only where somebody asks for it."""
    return [line for group in project["dependency-groups"].values() for line in group]


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.partition("[")[0]).lower()


def test_modules_have_docstrings() -> None:
    for name in tracked():
        source = text_of(name)
        if re.match(r"(bot|cogs)/.*\.py", name) and source.strip():
            assert source.startswith('"""'), name


def test_the_papers_for_those_who_run_it_name_every_command() -> None:
    running = text_of(".github/RUNNING.md")
    assert set(re.findall(r"^\| `civ ([a-z]+)`", running, re.MULTILINE)) == set(COMMANDS)
    for paper in ("README.md", ".github/RUNNING.md", ".github/TOURNAMENTS.md", ".github/CALAMITIES.md"):
        for command in re.findall(r"`(?:uv run )?civ ([a-z]+)", text_of(paper)):
            assert command in COMMANDS, (paper, command)


async def test_the_slash_commands_of_the_papers_exist() -> None:
    """One paper has all of them, and no other names one that there isn't."""
    offered = {
        command["name"]: {option["name"] for option in options_of(command) if option["type"] == SUBCOMMAND}
        for command in await payloads()
    }
    assert {"civ", "settings", "server-settings"} <= set(offered)
    commands = text_of(".github/COMMANDS.md")
    for name, there in offered.items():
        assert re.search(rf"`/{name}\b", commands), name
        assert set(re.findall(rf"`/{name} ([a-z-]+)", commands)) == there, name
    for paper in ("README.md", ".github/RUNNING.md", ".github/TOURNAMENTS.md", ".github/CALAMITIES.md"):
        for name, option in re.findall(r"`/([a-z-]+)(?: ([a-z-]+))?`", text_of(paper)):
            assert name in {*offered, *PATHS}, (paper, name)
            assert option in {"", *offered.get(name, ())}, (paper, name, option)


def test_the_container_is_built_from_what_it_copies_and_nothing_else() -> None:
    allowed = {line[1:] for line in text_of(".dockerignore").splitlines() if line.startswith("!")}
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", text_of("Dockerfile"), re.MULTILINE)
    assert allowed == {name for line in copied for name in line.split()}
    assert text_of(".dockerignore").startswith("*\n")


def test_every_setting_is_in_the_example_and_every_example_is_a_setting() -> None:
    assert set(re.findall(r"^#?([A-Z_]+)=", text_of(".env.example"), re.MULTILINE)) == set(variables())


def test_the_container_asks_something_true() -> None:
    dockerfile = text_of("Dockerfile")
    assert 'CMD ["civ", "doctor", "--alive"]' in dockerfile
    assert dockerfile.rstrip().endswith('CMD ["civ", "run", "--discord"]')
    assert dockerfile.count("FROM ") == 2
    assert "\nUSER 10001\n" in dockerfile, "a number: whoever refuses root cannot tell whom a name means"
    assert re.search(r"install --no-cache-dir uv==\d", dockerfile)
    assert dockerfile.index("--no-install-project") < dockerfile.index("COPY bot bot")
    assert "--read-only" in dockerfile
    assert "\nVOLUME /data\n" in dockerfile


def test_who_only_plays_installs_nothing_for_developers() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))
    assert project["tool"]["uv"]["default-groups"] == []
    assert "uv sync --extra postgresql --no-editable" in text_of("Dockerfile")


def test_the_check_script_runs_the_readmes_test_line_and_what_that_leaves_out() -> None:
    script = text_of(".ci/run")
    assert "set -euo pipefail" in script
    assert script.rstrip().splitlines()[-2:] == [
        "uv run --group dev pytest",
        'uv run --no-sync pytest -m "slow and not long"',
    ]
    settings = tomllib.loads(text_of("pyproject.toml"))["tool"]["pytest"]["ini_options"]
    assert "-m 'not slow and not long'" in settings["addopts"]
    assert "```sh\npip install uv && uv run --group dev pytest\n```" in text_of("README.md")

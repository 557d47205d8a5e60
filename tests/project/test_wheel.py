"""The wheel: built without a network, installed into an empty folder, and run from there."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this project."""
    folder = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return folder / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def installed(built: Path) -> Path:
    """The folder a wheel of this project was unpacked into, as an installer does."""
    with zipfile.ZipFile(built) as wheel:
        wheel.extractall(built.parent / "site")
    return built.parent / "site"


def environment(site: Path) -> dict[str, str]:
    """In which Python finds the wheel and its dependencies: with `-S`, which leaves out .pth files, nothing else.

    A .pth file is how this very checkout is installed.
    """
    paths = os.pathsep.join((str(site), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")))
    return {**os.environ, "PYTHONPATH": paths, "CIV_DATA_DIR": str(site.parent / "data")}


def asked(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What Python does with the wheel and its dependencies, but without this checkout."""
    return subprocess.run(
        [sys.executable, "-S", *arguments],
        cwd=site.parent,
        env=environment(site),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def python(site: Path, *arguments: str) -> str:
    """What it prints; it must succeed."""
    done = asked(site, *arguments)
    done.check_returncode()
    return done.stdout


def test_civ_runs_from_a_wheel(installed: Path) -> None:
    out = python(installed, "-m", "bot", "simulate", "--players", "4", "--seed", "1")
    assert json.loads(out.splitlines()[0])["players"] == 4
    assert "result" in json.loads(out.splitlines()[-1])


def test_assets_are_found_in_a_wheel(installed: Path) -> None:
    found = python(installed, "-c", "import bot, bot.assets; print(bot.__file__); print(bot.assets.folder())")
    package, assets = map(Path, found.splitlines())
    assert package.is_relative_to(installed)
    assert assets.is_relative_to(installed)
    checkout = {path.relative_to(ROOT / "assets") for path in (ROOT / "assets").rglob("*") if path.is_file()}
    assert {path.relative_to(assets) for path in assets.rglob("*") if path.is_file()} == checkout


def test_calamities_find_their_map_in_a_wheel(installed: Path) -> None:
    cases = ROOT / "tests" / "games" / "calamities" / "rules" / "cases.json"
    assert len(python(installed, "-m", "bot", "calamity", str(cases)).splitlines()) == 40


def test_papers_stay_out_of_the_wheel(installed: Path) -> None:
    assert list((installed / "bot").rglob("*.md")) == []


def test_scripted_people_stay_out_of_the_wheel(installed: Path) -> None:
    assert (installed / "bot" / "playground" / "server.py").exists()
    assert not (installed / "bot" / "playground" / "people").exists()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM to another process there")
def test_the_playground_of_a_wheel_has_its_page_and_people(installed: Path) -> None:
    command = [sys.executable, "-S", "-m", "bot", "run", "--playground", "--port", "0"]
    with subprocess.Popen(
        command, cwd=installed.parent, env=environment(installed), stdout=subprocess.PIPE, text=True
    ) as running:
        try:
            assert running.stdout is not None
            said = running.stdout.readline() + running.stdout.readline()
            (address,) = re.findall(r"http://127\.0\.0\.1:\d+/", said)
            with urllib.request.urlopen(address, timeout=10) as page:
                assert page.headers.get_content_type() == "text/html"
            with urllib.request.urlopen(address + "people/look", data=b"{}", timeout=10) as answer:
                world = json.load(answer)
        finally:
            running.terminate()
    assert running.returncode == 0
    assert len(world["users"]) == 5, "four to be, and who owns the bot"
    assert [len(guild["members"]) for guild in world["guilds"]] == [5]
    assert [channel["type"] for channel in world["channels"]] == [0]


@pytest.mark.long
@pytest.mark.skipif(shutil.which("uv") is None or sys.platform == "win32", reason="no uv here, or no such sockets")
def test_a_wheel_in_an_environment_of_its_own_runs_as_the_unit_starts_it(built: Path, tmp_path: Path) -> None:
    """With the packages that it asks for, in no folder of ours, and a service manager that listens."""
    home = tmp_path / "civ"
    for arguments in (["venv", "--python", sys.executable, home], ["pip", "install", "--python", home, built]):
        subprocess.run(["uv", *map(str, arguments), "--quiet"], check=True)
    data, unit = tmp_path / "data", (ROOT / "assets" / "operations" / "civ.service").read_text("utf-8")
    settings = dict(re.findall(r"^Environment=(CIV_\w+)=/var/lib/civ(.*)$", unit, re.MULTILINE))
    assert {"CIV_DATA_DIR", "CIV_BACKUP_DIR"} <= settings.keys()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
        heard.bind(str(tmp_path / "notify"))
        heard.settimeout(300)
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CIV_"))}
        environment |= {name: f"{data}{rest}" for name, rest in settings.items()}
        environment |= {"NOTIFY_SOCKET": heard.getsockname(), "WATCHDOG_USEC": "60000000"}
        command = [home / "bin" / "civ", "run", "--playground", "--port", "0"]
        with subprocess.Popen(command, cwd="/", env=environment, stdout=subprocess.PIPE, text=True) as running:
            try:
                assert running.stdout is not None
                said = running.stdout.readline() + running.stdout.readline()
                assert heard.recv(100) == b"READY=1"
                (address,) = re.findall(r"http://127\.0\.0\.1:\d+/", said)
                with urllib.request.urlopen(address, timeout=300) as page:
                    assert page.headers.get_content_type() == "text/html"
            finally:
                running.terminate()
        assert running.returncode == 0
    assert {each.name for each in data.iterdir()} >= {"playground.sqlite3", "backups"}


@pytest.mark.slow
def test_languages_migrations_and_fonts_are_found_in_a_wheel(installed: Path) -> None:
    assert "!!" not in python(installed, "-m", "bot", "doctor")


def test_the_command_is_declared(installed: Path) -> None:
    (entry_points,) = installed.glob("civ_bot-*.dist-info/entry_points.txt")
    assert "civ = bot.cli:main" in entry_points.read_text(encoding="utf-8")
    assert list(installed.glob("civ_bot-*.dist-info/licenses/LICENSE"))


def test_benchmarks_stay_at_home_and_say_where_they_are(installed: Path) -> None:
    assert not (installed / "bot" / "bench").exists()
    done = asked(installed, "-m", "bot", "bench", "rules")
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("civ: ")
    assert "uv run --group dev civ bench" in line

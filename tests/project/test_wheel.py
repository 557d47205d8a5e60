"""The wheel: built without a network, installed into an empty folder, and run from there."""

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder a wheel of this project was unpacked into, as an installer does."""
    folder = tmp_path_factory.mktemp("wheel")
    built = subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    with zipfile.ZipFile(folder / built.stdout.splitlines()[-1]) as wheel:
        wheel.extractall(folder / "site")
    return folder / "site"


def python(site: Path, *arguments: str) -> str:
    """What Python prints with the wheel and its dependencies, but without this checkout."""
    # -S leaves out .pth files, and with them the editable install of this very checkout
    paths = os.pathsep.join((str(site), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")))
    done = subprocess.run(
        [sys.executable, "-S", *arguments],
        cwd=site.parent,
        env={**os.environ, "PYTHONPATH": paths, "CIV_DATA_DIR": str(site.parent / "data")},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
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


def test_languages_migrations_and_fonts_are_found_in_a_wheel(installed: Path) -> None:
    assert "!!" not in python(installed, "-m", "bot", "doctor")


def test_the_command_is_declared(installed: Path) -> None:
    (entry_points,) = installed.glob("civ_bot-*.dist-info/entry_points.txt")
    assert "civ = bot.cli:main" in entry_points.read_text(encoding="utf-8")
    assert list(installed.glob("civ_bot-*.dist-info/licenses/LICENSE"))

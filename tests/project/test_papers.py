"""The papers of the repository: whatever they name is there."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from bot.store.upgrades import HEAD
from tests.discord.offered import options_of, payloads
from tests.i18n.languages import SPOKEN, localizer

ROOT: Final = Path(__file__).parents[2]
LOCAL: Final = {locale: paper for locale in SPOKEN if (ROOT / (paper := f".github/README.{locale}.md")).exists()}
"""The page that readers of another language begin with, where there is one."""
CONTRIBUTING: Final = ".github/CONTRIBUTING.md"
FOR_RELEASES: Final = ".github/RELEASE.md"
"""Only for those who work on it: their paper leads there."""
MIGRATIONS: Final = "bot/store/migrations/versions"
PAPERS: Final = tuple(
    sorted(
        file.relative_to(ROOT).as_posix()
        for folder in ("*.md", ".github/*.md", "bot/**/*.md", "cogs/**/*.md", "assets/**/*.md")
        for file in ROOT.glob(folder)
    )
)
ROOMS: Final = ("bot", "cogs")

TREE: Final = r"(?:bot|cogs|tests|assets|\.github|\.ci)"
PATH: Final = re.compile(rf"(?<![\w/.-])({TREE}/[\w./-]*\w|{TREE}/)(?:::(\w+))?")
FILE: Final = re.compile(r"`(\.?[\w-]+\.(?:py|md|toml|ftl|example|yml)|Dockerfile)`")
NAME: Final = re.compile(rf"\b(?:{'|'.join((*ROOMS, 'tests'))})(?:\.\w+)+")
LINK: Final = re.compile(r"\]\((?!https?://|#)([^)#]+)[^)]*\)")
SUBCOMMAND: Final = 1
"""The type of an option that is a command of a group (Discord)."""
BUTTONS: Final = ("key-join", "key-start", "key-arrange", "key-aid", "key-menu")
OWN_NAMES: Final = {
    "Carta Impera Victoria",
    "New Application",
    "Advanced Civilization",
    "Bot",
    "Reset Token",
    "Reset",
    "sandbox",
    "Spielplatz",
    "bac à sable",
}
"""What a local paper has in italics beside buttons."""
IN_EACH_WING: Final = {"addresses.py"}
SUFFIXES: Final = (".py", ".md", ".ftl", ".toml")


def text_of(paper: str) -> str:
    return (ROOT / paper).read_text(encoding="utf-8")


def local_names(command: dict[str, Any], locale: str) -> list[str]:
    """A command, or each of a group, as a client of that language shows it."""
    name = command.get("name_localizations", {}).get(locale, command["name"])
    below = [option for option in options_of(command) if option["type"] == SUBCOMMAND]
    return [f"{name} {local}" for option in below for local in local_names(option, locale)] if below else [name]


def is_there(name: str) -> bool:
    """Whether a dotted name is a module, or stands at the top level of one."""
    module, _, attribute = name.rpartition(".")
    if place_of(name) is not None:
        return True
    place = place_of(module) if module else None
    if place is None:
        return False
    source = text_of(f"{place}__init__.py" if place.endswith("/") else place)
    return re.search(rf"^(?:(?:async )?def |class )?{attribute}\b", source, re.MULTILINE) is not None


def place_of(module: str) -> str | None:
    """Where a module of ours lies, as papers write it; None where there is none."""
    path = module.replace(".", "/")
    if (ROOT / path).is_dir():
        return f"{path}/"
    return f"{path}.py" if (ROOT / f"{path}.py").exists() else None


@pytest.mark.parametrize("paper", PAPERS)
def test_every_path_in_a_paper_is_there(paper: str) -> None:
    text = text_of(paper)
    assert {path for path, _ in PATH.findall(text) if not (ROOT / path).exists()} == set()
    named = set(FILE.findall(text)) - IN_EACH_WING
    assert {name for name in named if not ((ROOT / name).exists() or (ROOT / paper).with_name(name).exists())} == set()


@pytest.mark.parametrize("paper", PAPERS)
def test_every_test_in_a_paper_is_there(paper: str) -> None:
    named = {(path, test) for path, test in PATH.findall(text_of(paper)) if test}
    assert {(path, test) for path, test in named if f"def {test}(" not in text_of(path)} == set()


@pytest.mark.parametrize("paper", PAPERS)
def test_every_name_in_a_paper_is_there(paper: str) -> None:
    named = {name for name in NAME.findall(text_of(paper)) if not name.endswith(SUFFIXES)}
    assert {name for name in named if not is_there(name)} == set()


@pytest.mark.parametrize("paper", PAPERS)
def test_every_link_in_a_paper_leads_somewhere(paper: str) -> None:
    folder = (ROOT / paper).parent
    assert {link for link in LINK.findall(text_of(paper)) if not (folder / link).exists()} == set()


@pytest.mark.parametrize("locale", LOCAL)
async def test_every_command_of_a_local_paper_has_that_name_there(locale: str) -> None:
    offered = {name for command in await payloads() for name in local_names(command, locale)}
    named = re.findall(r"`/([^`]+)`", text_of(LOCAL[locale]))
    assert len(named) > 20
    assert {name for name in named if name not in offered} == set()


@pytest.mark.parametrize("locale", LOCAL)
def test_a_local_paper_names_buttons_as_they_are_there(locale: str) -> None:
    shown = {re.sub(r"\s+", " ", name) for name in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text_of(LOCAL[locale]))}
    assert shown - OWN_NAMES == {re.sub(r"\s+", " ", localizer(locale).say(key)) for key in BUTTONS}


def test_no_code_cites_a_paper_that_is_not_here() -> None:
    code = [file for room in (*ROOMS, "tests") for file in (ROOT / room).rglob("*.py") if file != Path(__file__)]
    cited = {file.name for file in code if re.search(r"\b(STYLE|ARCHITECTURE)\b|\bspec/", file.read_text("utf-8"))}
    assert cited == set()


def test_the_readme_leads_to_every_other_paper() -> None:
    links = LINK.findall(text_of("README.md"))
    assert {*PAPERS} - {"README.md", FOR_RELEASES} - set(links) == set()
    assert Path(FOR_RELEASES).name in LINK.findall(text_of(CONTRIBUTING))


def test_the_migration_to_follow_is_the_last_one() -> None:
    last = max(file.name for file in (ROOT / MIGRATIONS).glob("r[0-9]*.py"))
    assert re.findall(rf"{MIGRATIONS}/(\w+\.py)", text_of(CONTRIBUTING)) == [last]
    assert last.startswith(f"r{HEAD}_")

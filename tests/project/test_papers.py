"""The papers of the repository: whatever they name is there."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from PIL import Image

from bot.discord.permission_bits import FOR_ROLES, OPTIONAL, PERMISSIONS
from bot.games.civ.pages.replay.steps import shots
from bot.manager.person_names import MOST_KNOWN
from bot.store.upgrades import HEAD
from tests.discord.offered import options_of, payloads
from tests.games.readme_pictures import FOLDER, LARGEST_FILM, NAMES, game
from tests.i18n.languages import SPOKEN, localizer

ROOT: Final = Path(__file__).parents[2]
LOCAL: Final = {locale: paper for locale in SPOKEN if (ROOT / (paper := f".github/README.{locale}.md")).exists()}
"""The page that readers of another language begin with, where there is one."""
LOCAL_COMMANDS: Final = {locale: f".github/COMMANDS.{locale}.md" for locale in LOCAL}
"""The page to which it leads for all commands."""
READMES: Final = {"en": "README.md", **LOCAL}
LARGEST_HAND: Final = 80_000
"""Bytes of a hand's picture."""
MOST_WORDS: Final = 900
"""Of a README: more of it isn't read."""
CONTRIBUTING: Final = ".github/CONTRIBUTING.md"
FOR_RELEASES: Final = ".github/RELEASE.md"
"""Only for those who work on it: their paper leads there."""
TEMPLATE: Final = ".github/pull_request_template.md"
"""What GitHub puts into a new pull request."""
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
BUTTONS: Final = ("key-join", "key-start", "key-hand", "key-aid", "key-review")
OWN_NAMES: Final = {
    "Carta Impera Victoria",
    "New Application",
    "Advanced Civilization",
    "Bot",
    "Reset Token",
    "Issues",
    "sandbox",
    "Playground",
    "bac à sable",
    "facile", "leicht", "normal", "normale", "expert", "Experte", "esperto",
    "sept cartes d’un même Domaine", "Sieben Karten eines Bereichs", "sette carte di un solo Dominio",
}  # fmt: skip
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
async def test_a_local_paper_has_every_command_by_its_name_there(locale: str) -> None:
    offered = {name for command in await payloads() for name in local_names(command, locale)}
    named = set(re.findall(r"`/([^`]+)`", text_of(LOCAL_COMMANDS[locale])))
    groups = {name.partition(" ")[0] for name in offered}
    assert offered - named == set()
    assert named - offered - groups == set()
    assert set(re.findall(r"`/([^`]+)`", text_of(LOCAL[locale]))) - offered == set()


@pytest.mark.parametrize("locale", LOCAL)
def test_a_local_paper_names_buttons_as_they_are_there(locale: str) -> None:
    shown = {re.sub(r"\s+", " ", name) for name in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text_of(LOCAL[locale]))}
    assert shown - OWN_NAMES == {re.sub(r"\s+", " ", localizer(locale).say(key)) for key in BUTTONS}


@pytest.mark.parametrize("locale", READMES)
def test_a_readme_is_short_and_begins_with_whose_game_it_is_and_a_film(locale: str) -> None:
    text = text_of(READMES[locale])
    assert len(text.split()) <= MOST_WORDS
    before, _, _ = text.partition("pictures/")
    assert "Rémi Amy" in before
    assert "MIT" in before
    pictures = re.findall(r"!\[[^\]]+\]\((?:\.github/)?pictures/(\w+)/([\w.]+)\)", text)
    assert pictures == [(locale, "film.webp"), (locale, "hand.webp")]
    assert {"Board Game Arena", "Issues"} <= set(re.findall(r"Board Game Arena|Issues", text))
    assert "```sh\npip install uv && uv run civ\n```" in text


@pytest.mark.parametrize("locale", READMES)
def test_a_readmes_film_moves_and_its_pictures_are_small(locale: str) -> None:
    film = FOLDER / locale / "film.webp"
    assert film.stat().st_size <= LARGEST_FILM
    with Image.open(film) as frames:
        assert getattr(frames, "n_frames", 1) == len(shots(game(), None, NAMES, localizer(locale)))
    shown = FOLDER / locale / "hand.webp"
    assert shown.stat().st_size <= LARGEST_HAND
    with Image.open(shown) as hand:
        assert hand.height > hand.width, "as on a phone"


def test_the_paper_for_operators_names_each_permission_that_the_bot_uses_and_what_for() -> None:
    say = localizer("en").say
    asked = {
        **dict.fromkeys(PERMISSIONS, "by the invite link"),
        **dict.fromkeys(OPTIONAL, "by the invite link, optional"),
        **dict.fromkeys(FOR_ROLES, "once a server wants these roles"),
    }
    keys = {name: name.replace("_", "-") for name in asked}
    rows = [f"| *{say(f'permission-{key}')}* | {say(f'purpose-{key}')} | {asked[name]} |" for name, key in keys.items()]
    section = text_of(".github/RUNNING.md").partition("## Permissions\n")[2].partition("\n## ")[0]
    assert [line for line in section.splitlines() if line.startswith("|")][2:] == rows


def test_the_privacy_note_says_whose_names_are_held_in_memory() -> None:
    text = " ".join(text_of(".github/PRIVACY.md").split())
    assert f"of the {MOST_KNOWN:,} who did so last" in text


def test_no_code_cites_a_paper_that_is_not_here() -> None:
    code = [file for room in (*ROOMS, "tests") for file in (ROOT / room).rglob("*.py") if file != Path(__file__)]
    cited = {file.name for file in code if re.search(r"\b(STYLE|ARCHITECTURE)\b|\bspec/", file.read_text("utf-8"))}
    assert cited == set()


def test_the_readme_leads_to_every_other_paper_and_to_none_twice() -> None:
    links = [link for link in LINK.findall(text_of("README.md")) if link.endswith(".md")]
    assert sorted(links) == sorted(set(links))
    found, waiting = set[str](), ["README.md"]
    while waiting:
        paper = waiting.pop()
        found.add(paper)
        folder = (ROOT / paper).parent
        led = {(folder / link).resolve() for link in LINK.findall(text_of(paper)) if link.endswith(".md")}
        waiting += [name for name in {path.relative_to(ROOT).as_posix() for path in led} if name not in found]
    assert {*PAPERS} - found == {TEMPLATE}
    assert Path(FOR_RELEASES).name in LINK.findall(text_of(CONTRIBUTING))


def test_the_migration_to_follow_is_the_last_one() -> None:
    last = max(file.name for file in (ROOT / MIGRATIONS).glob("r[0-9]*.py"))
    assert re.findall(rf"{MIGRATIONS}/(\w+\.py)", text_of(CONTRIBUTING)) == [last]
    assert last.startswith(f"r{HEAD}_")

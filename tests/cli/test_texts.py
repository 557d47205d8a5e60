"""The command line's texts: every key is said, and every key said exists."""

import re
from pathlib import Path

from bot.cli.texts import say
from tests.cli.conftest import Civ, process

ROOT = Path(__file__).parents[2]
NOTED = ("missing", "untranslated", "superfluous")
REASONS = ("hegemony", "majority", "turn-cap", "last-standing", "abandoned")


def test_every_key_is_said_and_every_key_said_exists() -> None:
    texts = "".join(file.read_text("utf-8") for file in sorted((ROOT / "assets/locales/en").rglob("cli.ftl")))
    written = set(re.findall(r"^([a-z-]+) =", texts, re.MULTILINE))
    bot = ROOT / "bot"
    sources = [bot / "heartbeat.py", bot / "settings.py", bot / "app.py", *(bot / "cli").glob("*.py")]
    form = r'"(cli(?:-[a-z]+)*|(?:setting|run|playground)-[a-z-]+)"'
    said = {key for file in sources for key in re.findall(form, file.read_text("utf-8"))}
    made = {f"cli-result-{reason}" for reason in REASONS} | {f"cli-doctor-locale-{kind}" for kind in NOTED}
    made |= {f"run-playground-{reason}" for reason in ("not-loopback", "in-use", "cannot-listen")}
    assert said | made == written


def test_help_is_plain_text() -> None:
    assert "{" not in say("cli") + say("cli-bench") + say("cli-run")


def test_the_command_line_speaks_the_language_configured() -> None:
    french = process("--help", CIV_LOCALE="fr_CA")
    assert (french.code, french.err) == (0, "")
    assert "Jouer" in french.out
    assert "Play" in process("--help", CIV_LOCALE="tlh").out


def test_the_language_may_stand_in_the_settings_file(civ: Civ, tmp_path: Path) -> None:
    english = civ("doctor").out
    (tmp_path / ".env").write_text("# ours\nCIV_LOCALE=fr\n", encoding="utf-8")
    assert civ("doctor").out != english
    (tmp_path / ".env").write_bytes(b"CIV_LOCALE=\xff")
    assert "CIV_" not in civ("--help").out

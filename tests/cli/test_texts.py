"""The command line's texts: every key is said, and every key said exists."""

import re
from pathlib import Path

from bot.commands.texts import say

ROOT = Path(__file__).parents[2]
NOTED = ("missing", "superfluous")
REASONS = ("hegemony", "majority", "turn-cap", "last-standing", "abandoned")


def test_every_key_is_said_and_every_key_said_exists() -> None:
    written = set(re.findall(r"^([a-z-]+) =", (ROOT / "assets/locales/en/cli.ftl").read_text("utf-8"), re.MULTILINE))
    bot = ROOT / "bot"
    sources = [bot / "cli.py", bot / "heartbeat.py", bot / "settings.py", *(bot / "commands").glob("*.py")]
    form = r'"(cli(?:-[a-z]+)*|setting-[a-z-]+)"'
    said = {key for file in sources for key in re.findall(form, file.read_text("utf-8"))}
    made = {f"cli-result-{reason}" for reason in REASONS} | {f"cli-doctor-locale-{kind}" for kind in NOTED}
    assert said | made == written


def test_help_is_plain_text() -> None:
    assert "{" not in say("cli") + say("cli-bench") + say("cli-run")

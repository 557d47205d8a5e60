"""Every text the ui says is in the catalogue, and every text there is said."""

import re
from collections import Counter
from pathlib import Path

import pytest

from bot.discord.permission_bits import ASKED, FOR_ROLES
from bot.games.calamities.words.naming import CALAMITIES_HELP
from bot.games.civ.pages.choices import MOST_BUTTONS
from bot.games.civ.pages.plan_reason import KEYS as WHY_KEYS
from bot.games.civ.pages.rulebook import rulebook
from bot.games.civ.pictures.guide import STEPS
from bot.games.civ.tutorial import LESSONS, script
from bot.games.civ.words.naming import DOMAIN_KEYS
from bot.games.civ.words.rulebook import CHAPTERS, ENTRIES, TOPICS
from bot.games.civ.words.rulebook_search import REDIRECTS
from bot.games.registry import every_game
from bot.i18n.commands import NAME_KEY
from bot.pages import cog, spectators, table_option
from bot.pages.settings.preferences import GUIDANCE, STARTS, THREADS
from bot.pages.settings.server_commands import Trouble
from bot.pages.votes.table_menu import KEYS as KEYS_OF_MENU
from bot.table.clock_text import PRESETS
from bot.table.preferences import features_of
from bot.table.values import AtZero, TimeoutOutcome
from bot.table.vote import VoteKind
from tests.discord.offered import keys_of_texts
from tests.pages.tables import LOCALIZER

ROOT = Path(__file__).parents[2]
SOURCES = [
    *(ROOT / "bot" / "discord").rglob("*.py"),
    *(ROOT / "bot" / "pages").rglob("*.py"),
    *(ROOT / "bot" / "games").glob("*/pages/**/*.py"),
    ROOT / "bot" / "extension.py",
    *(ROOT / "cogs").rglob("*.py"),
    ROOT / "bot" / "app.py",
    ROOT / "bot" / "cli" / "civ.py",
    *(ROOT / "bot" / "games").glob("*/pictures/*.py"),
    *(ROOT / "bot" / "games" / "civ" / "words" / name for name in ("player_aid_text.py", "rulebook.py")),
    *(ROOT / "bot" / "games" / "civ" / "words" / name for name in ("rulebook_search.py", "rulebook_text.py")),
]
WRITTEN = (
    *("clocks", "commands", "errors", "help", "lobby", "replay", "server-settings", "settings", "table"),
    *("tournament-commands", "votes", "your-tables", "calamities/commands"),
    *("civ/available-actions", "civ/hand", "civ/help", "civ/hints", "civ/player-aid"),
    *("civ/rules", "civ/setup", "civ/tutorial"),
)
ACTIONS = ("play", "use", "copy", "sacrifice", "keep", "take", "discard", "give", "scrap", "recall", "salvage")
MOMENT = ("keep", "take", "discard", "give", "scrap", "recall", "salvage", "embargo", "democracy")
MADE = {
    *(f"{key}-{place}" for key in ("choice", "server-threads") for place in THREADS),
    *(f"{key}-{who}" for key in ("choice", "server-starts") for who in STARTS),
    *(f"pick-{word}" for word in (*ACTIONS, "attack", "inquire", "embargo", "democracy")),
    *(f"option-setup-{setup}" for setup in ("classic", "draft")),
    *(f"option-hegemony-{reading}" for reading in ("turn-end", "immediate")),
    *(f"lobby-{status}" for status in ("cancelled", "expired")),
    *(f"guide-{step}" for step in STEPS),
    *(
        f"{key}{kind}"
        for key in ("table-lost", "hand-placeless", "ping-unreached-lost")
        for kind in ("-drawn", "-league")
    ),
    *("table-lost-far", "hand-placeless", "ping-unreached-lost", "league-rules-games-all"),
    *(f"key-league-settle-{verdict}" for verdict in ("shared", "lost", "annulled")),
    *(f"feature-{each}{end}" for each in features_of(every_game()) for end in ("", "-hint")),
    *(f"help-{each}" for each in features_of(every_game())),
    *(f"form-server-{each}{end}" for each in ("limit", "clock", "zone") for end in ("", "-hint")),
    *(f"key-call-{way}" for way in ("direct", "mention")),
    *(f"server-commands-{trouble}" for trouble in Trouble),
    *(f"hint-why-{reason}" for reason in WHY_KEYS),
    *(f"hint-{band}" for band in ("wins", "clear", "slight", "equal")),
    *(f"key-{verb}" for verb in ("vote", "end", "skip")),
    *(f"settings-display-{value}" for value in ("picture", "text", "both", "server")),
    *(f"{what}-{value}" for what in ("choice", "settings-notify") for value in ("mention", "direct", "digest", "none")),
    *(f"settings-theme-{value}" for value in ("dark", "light", "server")),
    *(f"{what}-{value}" for what in ("guidance", "settings-guidance") for value in GUIDANCE),
    *(
        f"settings-head-{what}"
        for what in ("language", "display", "theme", "notify", "hour", "reminders", "turn", "guidance", "zone")
    ),
    *(f"server-head-{what}" for what in ("language", "display", "threads", "starts")),
    *(f"server-pick-{what}" for what in ("role", "moderators")),
    *(f"form-server-{name}" for name in ("limit", "limit-hint", "clock", "clock-hint")),
    *(
        "settings-turn-confirm-end",
        "settings-turn-one-press",
        "settings-remind-half",
        "settings-remind-soon",
        "settings-remind-next",
    ),
    *(f"form-settings-{name}" for name in ("times", "vacation", "zone", "quiet", "first", "last")),
    *(f"server-display-{value}" for value in ("picture", "text", "both")),
    *(f"choice-{value}" for value in ("picture", "text", "both", "dark", "light", "server", "discord")),
    *(f"choice-{value}" for value in ("open", "invited")),
    *(f"permission-{name.replace('_', '-')}" for name in (*ASKED, *FOR_ROLES)),
    "permission-create-private-threads",
    *(f"choice-{kind}" for kind in ("discard", "give")),
    *(f"{key}-elsewhere{end}" for key in (CALAMITIES_HELP, *REDIRECTS) for end in ("", "-words")),
    *(f"moment-{word}" for word in MOMENT),
    *(f"{what}-referee" for what in ("clock-at-zero", "board-time", "hand-time")),
    *(f"moment-brief-{word}" for word in ("use", "copy", "sacrifice")),
    *(f"turn-hit-{hit}" for hit in ("attack", "inquire", "inquire-same", "inquire-open", "embargo", "democracy")),
    *(f"brief-{DOMAIN_KEYS[code]}-{level}" for code in "MRESU" for level in (1, 2, "sacrifice")),
    *(f"menu-{action}" for action in KEYS_OF_MENU),
    *(
        f"{what}-{at_zero}"
        for what in ("choice-at-zero", "clock-at-zero", "board-time", "hand-time")
        for at_zero in AtZero
    ),
    *(f"lapse-{outcome}" for outcome in TimeoutOutcome),
    *(f"preset-{name}" for name in PRESETS),
    *(f"poll-ask-{kind}" for kind in VoteKind),
    *(f"poll-{outcome}" for outcome in ("carried", "refused", "lapsed", "moot")),
    *(f"poll-carried-{kind}" for kind in VoteKind),
    *("poll-gone", "poll-gone-replace"),
    *(f"poll-{outcome}-go-on" for outcome in ("refused", "lapsed")),
    "moved",
    *(f"vote-{what}" for what in ("asked", "voted", "carried", "refused")),
    *(f"purpose-{name.replace('_', '-')}" for name in (*ASKED, *FOR_ROLES)),
    *(f"reason-{key}" for room in (spectators, rulebook, table_option, cog, script) for key in room.REASONS),
    *(f"pick-rules-{chapter}" for chapter in CHAPTERS),
    *(f"aid-line-{kind}" for kind in ("culture", "level", "sacrifice")),
    *(f"glossary-{entry}" for entry in ENTRIES),
    *(f"rules-{topic.id}-{line.key}" for topic in TOPICS.values() for line in topic.lines),
    *(f"rules-{topic.id}-words" for topic in TOPICS.values()),
    *(f"rules-{topic.id}-title" for topic in TOPICS.values() if not topic.domain),
    *(f"rules-{topic.id}-alt" for topic in TOPICS.values() if topic.lines and not topic.domain),
    *(f"tutorial-other-{kind}" for kind in ("play", "use", "copy", "sacrifice", "card", "target")),
    *(f"lesson-{lesson.name}{end}" for lesson in LESSONS for end in ("", "-about", "-begin")),
    *(f"lesson-{lesson.name}-{step.name}" for lesson in LESSONS for step in lesson.steps),
    *(
        f"lesson-{lesson.name}-{step.name}-then"
        for lesson in LESSONS
        for step, end in zip(lesson.steps, lesson.starts[1:], strict=True)
        if not lesson.is_within_effect(end)
    ),
}
"""Keys put together from parts."""


def _written() -> set[str]:
    folder = ROOT / "assets" / "locales" / "en"
    texts = "".join((folder / f"{name}.ftl").read_text("utf-8") for name in WRITTEN)
    return set(re.findall(r"^([a-z][a-z-]*) =", texts, re.MULTILINE))


def _said() -> set[str]:
    forms = (r"""["']([a-z]+(?:-[a-z]+)+)["']""", r"""say\(\s*["']([a-z]+)["']""")
    return {key for file in SOURCES for form in forms for key in re.findall(form, file.read_text("utf-8"))}


def test_every_text_that_is_said_is_written() -> None:
    calls = re.compile(r"""(?:say|worded)\(\s*["']([a-z-]+)["']""")
    for file in SOURCES:
        for key in calls.findall(file.read_text("utf-8")):
            assert LOCALIZER.has(key), f"{key} in {file.name}"
    assert all(LOCALIZER.has(key) for key in MADE)


async def test_every_text_that_is_written_is_said() -> None:
    names = {key for key in _written() if key.startswith(NAME_KEY)}  # see test_command_words.py
    assert _written() - _said() - MADE - names - await keys_of_texts() == set()


HANDLED = r"@handles\((?:\w+\.)?([A-Z_]+)\)"


def test_every_verb_has_an_answer() -> None:
    texts = [file.read_text("utf-8") for file in SOURCES if file.name != "routing.py"]
    made = Counter(name for text in texts for name in re.findall(r"^([A-Z_]+): Final = Verb\(", text, re.MULTILINE))
    answered = Counter(name for text in texts for name in re.findall(HANDLED, text))
    assert made == answered
    older = {
        verb for text in texts for verb in re.findall(r"""(?:Address\(\s*|\bverb(?:: str = |=))"([a-z_]+)\"""", text)
    }
    names = {name for text in texts for name in re.findall(r"= Verb\(\"([a-z_]+)", text)}
    assert older <= names
    assert MOST_BUTTONS == 5


@pytest.mark.parametrize("locale", sorted(folder.name for folder in (ROOT / "assets" / "locales").iterdir()))
def test_no_text_is_written_twice(locale: str) -> None:
    texts = [file.read_text("utf-8") for file in (ROOT / "assets" / "locales" / locale).rglob("*.ftl")]
    written = Counter(key for text in texts for key in re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))
    assert [key for key, times in written.items() if times > 1] == [], "the first one counts, the other is dead"

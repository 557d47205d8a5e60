"""What the whole suite shares: the order of its files, what a short run leaves out, databases."""

import gc
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from itertools import groupby
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

import pytest
from hypothesis import settings
from xdist.remote import Producer  # type: ignore[reportMissingTypeStubs]  # xdist has types without saying so
from xdist.scheduler import LoadFileScheduling  # type: ignore[reportMissingTypeStubs]  # likewise

from bot.reasons import Reason, Reasons
from tests.i18n.reason_values import check_values
from tests.postgres import Server, backends
from tests.store.empty import put_empty_database

settings.register_profile("fixed", deadline=None, max_examples=25, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=300)
settings.load_profile("fixed")  # what is found by chance is found by whoever searches, not by whoever tries the bot

LONGEST_FIRST: Final = (
    "project/test_wheel.py",
    "games/civ/puzzles/test_shipped.py",
    "games/civ/pictures/test_pictures.py",
    "games/civ/rules/test_laws.py",
    "games/civ/ai/test_expert.py",
    "games/civ/pages/solo/puzzle/test_puzzle_page.py",
    "e2e/test_referee.py",
    "e2e/test_browser.py",
    "store/test_databases.py",
    "games/civ/ai/test_advice.py",
    "games/civ/pictures/test_story_picture.py",
    "table/test_hostile_player.py",
    "e2e/test_kill.py",
    "games/civ/pictures/test_compact_board.py",
    "store/test_databases_played.py",
    "games/calamities/pictures/test_area_channels.py",
    "e2e/test_forged_choices.py",
    "games/test_pebbles.py",
    "tournament/test_laws.py",
    "e2e/test_languages.py",
    "cli/test_run.py",
    "e2e/test_unnoted_messages.py",
    "games/civ/ai/test_review.py",
    "e2e/test_faults.py",
    "games/civ/pages/test_menu_lines.py",
    "games/civ/words/test_event_text.py",
    "store/test_errors.py",
    "games/civ/pages/test_turn_sheet.py",
    "games/civ/pictures/test_story.py",
    "records/test_suspicion.py",
    "pages/tournament/test_tournament_pages.py",
    "games/civ/pages/test_hand.py",
    "e2e/test_tournaments.py",
    "e2e/test_sheet_heights.py",
    "manager/test_records.py",
    "games/civ/pages/test_player_aid_page.py",
    "table/test_clock_laws.py",
    "i18n/test_completeness.py",
    "games/civ/pages/replay/test_web_page.py",
    "games/calamities/words/test_shown_lines.py",
    "games/civ/words/test_terms.py",
    "games/civ/pages/replay/test_replay_page.py",
    "tournament/test_archive.py",
    "games/civ/ai/test_easy.py",
    "games/civ/pages/solo/tutorial/test_lesson_page.py",
    "games/civ/rules/test_made_up_effects.py",
    "games/civ/threats/test_threats.py",
    "games/test_golden.py",
)
"""A file is run by one process: the longest go first, so that all processes end together. Which these are,
`pytest --durations=0` says; one that is missing here costs a few seconds at the end, nothing else."""


WHOLE_PROGRAMS: Final = ("e2e", "manager", "cli")
"""The folders in which each test starts a bot, a database or a process. A short run takes the first test of each file,
the one that shows most of what the file is about, and what is marked as a `sample`."""
SHORT_E2E: Final = frozenset(
    f"test_{name}.py"
    for name in (
        *("alone", "authority", "browser", "calamities", "clocks", "commands", "direct_hands", "double_presses"),
        *("fair_deal", "forged_choices", "kill", "languages", "league", "lobby_start", "lost_answers", "moves"),
        *("permissions", "pings", "play", "presses", "privacy", "puzzles", "records", "referee", "refusals"),
        *("regained_rights", "replays", "rules", "seats", "start", "stop", "told_once", "tournaments", "tutorial"),
        *("votes", "welcome", "whole_games"),
    )
)
"""The end-to-end tests of which a short run takes one: each kind of game, page, refusal and end of a process once."""
IN_CI: Final = 20
"""Of the tests that a short run leaves out, one in so many of a file is `slow`, which CI runs: the first, where the
short run has none of their kind, else from half as many on. The others are `long`."""


def pytest_configure(config: pytest.Config) -> None:
    gc.disable()  # nothing of what is collected now is garbage, see `pytest_collection_finish`
    if config.getoption("--hypothesis-profile") is None:
        # Hypothesis tries constants from all modules that a process happens to have imported: that would take each
        # process eight seconds, and nothing would be tried that is the same every time.
        providers: Any = import_module("hypothesis.internal.conjecture.providers")
        providers._get_local_constants = lambda: providers._local_constants


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: a bot that waits for its disk or for its network leaves a core idle."""
    return (os.cpu_count() or 1) + 1


class _ProjectTogether(LoadFileScheduling):
    """Files to processes one by one, but those of `project` together: they look at the same syntax trees."""

    def _split_scope(self, nodeid: str) -> str:
        file = super()._split_scope(nodeid)
        return "tests/project" if file.startswith("tests/project/") else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling | None:
    return _ProjectTogether(config, log) if config.getoption("dist") == "loadfile" else None


def pytest_sessionstart(session: pytest.Session) -> None:
    """Each process of a whole run begins to import the test modules at another place.

    pytest rewrites the assertions of a module at its first import, which takes longer than all else of collecting,
    and keeps what it has compiled. Processes that go through the modules in one order would each rewrite them all; in
    this order each finds what the others have kept.
    """
    config = session.config
    if config.args_source is not pytest.Config.ArgsSource.TESTPATHS or "PYTEST_XDIST_WORKER" not in os.environ:
        return
    place, of = int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw")), int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    files = sorted((config.rootpath / "tests").rglob("test_*.py"))
    first = place * len(files) // of
    for file in (*files[first:], *files[:first]):
        with suppress(Exception):  # collecting says what is wrong with it
            import_module(".".join(file.relative_to(config.rootpath).with_suffix("").parts))


@pytest.hookimpl(tryfirst=True)  # before what is left out is left out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is left out (`_leave_out`), and put the longest files first; all else stays as it comes."""
    _leave_out(config, items)
    rank = {config.rootpath / "tests" / name: place for place, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: rank.get(item.path, len(rank)))


def _leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what a short run leaves out: the cases beyond a test's `sample`, in the folders of whole programs all but
    each file's first test, and of all this and of what is marked by hand as `slow` all but one of `IN_CI` as `long`,
    too. What is `slow(in_ci=True)` is left out of a short run alone: CI runs it, or its sample."""
    for file, found in groupby(items, key=lambda item: item.path):
        folder = file.relative_to(config.rootpath / "tests").parts[0]
        is_whole, is_unseen = folder not in WHOLE_PROGRAMS, folder == "e2e" and file.name not in SHORT_E2E
        has_run = is_unseen
        by_hand: list[pytest.Item] = []
        left_out: list[pytest.Item] = []
        for _, cases in groupby(found, key=lambda item: item.nodeid.partition("[")[0]):
            short = [case for case in cases if case.get_closest_marker("long") is None]
            by_hand += (case for case in short if _is_slow(case))
            quick = [case for case in short if not _is_slow(case)]
            if not quick:
                continue
            mark = quick[0].get_closest_marker("sample")
            count = mark.args[0] if mark else len(quick) if is_whole else 0 if has_run else 1
            has_run = True
            kept = {(2 * place + 1) * len(quick) // (2 * count) for place in range(count)}
            for place, case in enumerate(quick):
                if place in kept:
                    continue
                if mark and "rest" in mark.kwargs:
                    case.add_marker(mark.kwargs["rest"])
                else:
                    case.add_marker("slow")
                    left_out.append(case)
        for cases, first in ((by_hand, 0), (left_out, 0 if is_unseen else IN_CI // 2)):
            for place, case in enumerate(cases):
                if place % IN_CI != first:
                    case.add_marker("long")


def _is_slow(case: pytest.Item) -> bool:
    """Whether it is marked so, and not to be run by CI in any case."""
    mark = case.get_closest_marker("slow")
    return mark is not None and not mark.kwargs.get("in_ci")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for an empty database by its `url` runs on each kind, unless it opens the SQLite `file`."""
    module = cast("ModuleType", metafunc.module)  # type: ignore[reportUnknownMemberType]  # pytest leaves it untyped
    is_chosen = "file" in metafunc.fixturenames or hasattr(module, "backend")
    if "backend" in metafunc.fixturenames and not is_chosen:
        metafunc.parametrize("backend", backends(module.__name__), indirect=True)


@pytest.fixture(scope="session", autouse=True)
def every_reason_can_be_said() -> Iterator[None]:
    """Whatever is refused in a test, and why, carries the values that its sentence names."""
    make = Reasons.reason

    def checked(self: Reasons, key: str, values: Mapping[str, str | int], clause: str | None = None) -> Reason:
        check_values(key, values)
        return make(self, key, values, clause)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reasons, "reason", checked)
        yield


@pytest.fixture
def backend(request: pytest.FixtureRequest) -> str:
    """The kind of the database behind `url`."""
    return getattr(request, "param", "sqlite")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """This process's PostgreSQL server."""
    started = Server()
    yield started
    started.stop()


@pytest.fixture
def url(backend: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty database of today's schema, by its URL."""
    if backend == "sqlite":
        yield put_empty_database(tmp_path / "civ.db")
        return
    server: Server = request.getfixturevalue("server")
    with server.database(server.template) as made:
        yield made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a test that opens it itself, past the store: its `url` is that of this file."""
    return tmp_path / "civ.db"


def pytest_collection_finish() -> None:
    """What has been imported and collected by now stays to the end: no collection of garbage looks through it again."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)

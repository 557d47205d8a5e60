"""What the whole suite shares: the order of its files, and compiled modules for the processes that tests start."""

import gc
import os
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from hypothesis import settings

settings.register_profile("fixed", deadline=None, max_examples=40, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=300)
settings.load_profile("fixed")  # what is found by chance is found by whoever searches, not by whoever tries the bot

LONGEST_FIRST: Final = (
    "e2e/test_faults.py",
    "e2e/test_browser.py",
    "e2e/test_kill.py",
    "e2e/test_languages.py",
    "e2e/test_replays.py",
    "e2e/test_alone.py",
    "e2e/test_tournaments.py",
    "e2e/test_whole_games.py",
    "e2e/test_strays.py",
    "e2e/test_moves.py",
    "e2e/test_pings.py",
    "cli/test_run.py",
    "store/test_databases_played.py",
    "games/civ/pictures/test_pictures.py",
    "e2e/test_commands.py",
    "e2e/test_votes.py",
    "e2e/test_notifications.py",
    "e2e/test_lost_answers.py",
    "e2e/test_absence.py",
    "e2e/test_player_aid.py",
    "e2e/test_trouble.py",
    "e2e/test_crowd.py",
    "e2e/test_authority.py",
    "e2e/test_monkey.py",
    "project/test_wheel.py",
    "games/civ/pages/test_hand.py",
    "pages/test_non_interference.py",
    "games/civ/pages/test_player_aid_page.py",
    "games/civ/pages/replay/test_replay_page.py",
    "cli/test_render.py",
    "games/civ/rules/test_refusals.py",
)
"""A file is run by one process: the longest go first, so that all processes end together. Which these are,
`pytest --durations=0` says; one that is missing here costs a few seconds at the end, nothing else."""


def pytest_configure(config: pytest.Config) -> None:
    """Where Python is told to keep no compiled modules, as in many containers, the suite keeps them while it runs.

    Each process that a test starts (the command line, a computer's thoughts, a bot to be killed) would compile some
    hundred modules again, for several seconds.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        kept = TemporaryDirectory(prefix="civ-tests-", ignore_cleanup_errors=True)
        config.add_cleanup(kept.cleanup)
        os.environ["PYTHONPYCACHEPREFIX"] = kept.name


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: a bot that waits for its disk or for its network leaves a core idle."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest files first; the others, and the tests of each file, as they come."""
    rank = {config.rootpath / "tests" / name: place for place, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: rank.get(item.path, len(rank)))


def pytest_collection_finish() -> None:
    """What has been imported and collected by now stays to the end: no collection of garbage looks through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)

"""The list of the longest files names files that there are."""

from pathlib import Path

from tests.conftest import LONGEST_FIRST

TESTS = Path(__file__).parents[1]


def test_every_file_that_is_to_go_first_is_there() -> None:
    assert [name for name in LONGEST_FIRST if not (TESTS / name).is_file()] == []

"""Pictures of stories as they should look, with the packaged typeface only, compared with a tolerance.

After a change that is meant: `python -m tests.games.civ.pictures.test_story_golden` writes them again; look at them,
then commit.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.drawing.theme import DARK, LIGHT, Theme
from bot.games.civ.pictures.story import Story
from bot.games.civ.pictures.story_picture import story_pictures
from tests.games.civ.pictures.stories import finished, long_story, story_of
from tests.games.civ.pictures.tables import NAMES, ODD_NAMES, localizer, look, packaged
from tests.games.test_golden import MOST_DIFFERENCE, difference

FOLDER = Path(__file__).parent / "golden_stories"


class Golden(NamedTuple):
    """What is drawn how: a reference game by its number, or a story as long as its number of turns."""

    game: str
    theme: Theme
    names: Sequence[str] = NAMES

    def story(self) -> Story:
        return long_story(200) if self.game == "long" else story_of(finished(self.game))

    def drawn(self, story: Story | None = None) -> tuple[bytes, ...]:
        return story_pictures(story or self.story(), self.names, localizer(), look(self.theme, packaged()))


def files(name: str) -> list[Path]:
    """The pictures of that story, in their order."""
    return sorted(FOLDER.glob(f"{name}-?.png"))


GOLDEN = {
    "story-teams": Golden("032", DARK),  # Hegemony, points by team, sentences on two lines
    "story-left": Golden("041", LIGHT),  # four players, one line that ends early
    "story-shared": Golden("049", LIGHT),  # a shared victory: two names in gold, a headline on three lines
    "story-short": Golden("042", DARK),  # two turns, and nothing that turned the game
    "story-long": Golden("long", DARK, ODD_NAMES),  # 200 turns, names that do not fit
    "story-two": Golden("038", LIGHT, ("Ann", "Ann B.")),  # names that begin alike
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GOLDEN)
def test_a_story_looks_as_it_should(name: str) -> None:
    for drawn, file in zip(GOLDEN[name].drawn(), files(name), strict=True):
        assert difference(drawn, file.read_bytes()) <= MOST_DIFFERENCE


def test_another_course_of_the_game_is_noticed() -> None:
    golden = GOLDEN["story-left"]
    story = golden.story()
    swapped = [replace(moment, counts=moment.counts[::-1]) for moment in story.moments]
    other = golden.drawn(replace(story, moments=tuple(swapped)))
    assert difference(other[1], files("story-left")[1].read_bytes()) > 2 * MOST_DIFFERENCE


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for stale in FOLDER.glob("*.png"):
        stale.unlink()
    for name, golden in GOLDEN.items():
        for number, drawn in enumerate(golden.drawn(), start=1):
            (FOLDER / f"{name}-{number}.png").write_bytes(drawn)

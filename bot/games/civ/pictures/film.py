"""A whole game as one moving picture: a board for each step, and below it what happened and how far the game is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageOps

from bot.drawing import painter
from bot.drawing.fonts import BLACK, REGULAR
from bot.drawing.lines import break_lines
from bot.drawing.look import Look
from bot.drawing.scene import Box, Scene
from bot.drawing.webp import clip, join_clips
from bot.games.civ.pictures.board import board_scene
from bot.games.civ.pictures.hand import hand_scene
from bot.games.civ.rules import Event, Observation
from bot.i18n.catalogue import Localizer

LARGEST: Final = 8_000_000
"""Most bytes of a film."""
AT_A_TIME: Final = 8
"""Number of frames that are encoded together, and held in memory."""
_MARGIN: Final = 20
_TITLE: Final = 44
_LINES: Final = 3
_SIZE: Final = 30
_BAR: Final = 8


@dataclass(frozen=True, slots=True)
class Grade:
    """A film's width in pixels, and its quality from 0 to 100."""

    width: int
    quality: int


GRADES: Final = (Grade(800, 78), Grade(640, 62), Grade(480, 45))
"""From the best on; the next one is tried if a film is too large."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A frame: what is seen, what has just happened (also in words), how far the game is, and how long it is shown."""

    observation: Observation
    changed: tuple[Event, ...]
    title: str
    caption: str
    part: float
    """From 0 at the deal to 1 at the end."""
    seconds: float


class TooLarge(Exception):
    """Raised if no grade makes a film small enough."""


class Film:
    """A film in the making: call `advance` until `is_done`. Each call takes a fraction of a second, in any thread.

    If the viewer has a seat, their hand is shown below the board.
    """

    def __init__(
        self, shots: Sequence[Shot], names: Sequence[str], localizer: Localizer, look: Look, *, most: int = LARGEST
    ) -> None:
        self._shots = tuple(shots)
        self._names, self._localizer, self._look = tuple(names), localizer, look
        self._most = min(most, LARGEST)
        self._grades = list(GRADES)
        self._scenes: list[tuple[Scene, ...]] = []
        self._frames: list[Image.Image] = []
        self._clips: list[bytes] = []
        self.drawn = 0
        """Number of frames drawn."""
        self.data = b""
        """The film, once it is done."""

    @property
    def total(self) -> int:
        """Number of frames."""
        return len(self._shots)

    @property
    def is_done(self) -> bool:
        """Whether `data` holds the film."""
        return bool(self.data)

    def advance(self) -> None:
        """Lay out a frame, draw one, or encode a few. Raises `TooLarge`."""
        if len(self._scenes) < self.total:
            self._scenes.append(_scenes(self._shots[len(self._scenes)], self._names, self._localizer, self._look))
        elif self._frames and (len(self._frames) == AT_A_TIME or self.drawn == self.total):
            self._encode()
        else:
            self._frames.append(self._frame(self._scenes[self.drawn]))
            self.drawn += 1

    def _frame(self, parts: Sequence[Scene]) -> Image.Image:
        """Return a frame with each part in the same place as in all other frames."""
        tallest = [max(each[row].height for each in self._scenes) for row in range(len(parts))]
        image = _stack([painter.paint(part) for part in parts], tallest, self._look)
        return ImageOps.contain(image, (self._grades[0].width, image.height), Image.Resampling.HAMMING)

    def _encode(self) -> None:
        first = self.drawn - len(self._frames)
        seconds = [shot.seconds for shot in self._shots[first : self.drawn]]
        self._clips.append(clip(self._frames, seconds, self._grades[0].quality))
        self._frames = []
        if sum(map(len, self._clips)) > self._most:
            self._begin_smaller()
        elif self.drawn == self.total:
            self.data = join_clips(self._clips)

    def _begin_smaller(self) -> None:
        del self._grades[0]
        if not self._grades:
            raise TooLarge
        self.drawn = 0
        self._clips = []


def make_film(
    shots: Sequence[Shot], names: Sequence[str], localizer: Localizer, look: Look, *, most: int = LARGEST
) -> bytes:
    """Return a whole film at once. Raises `TooLarge`."""
    making = Film(shots, names, localizer, look, most=most)
    while not making.is_done:
        making.advance()
    return making.data


def _scenes(shot: Shot, names: Sequence[str], localizer: Localizer, look: Look) -> tuple[Scene, ...]:
    """Return the parts of a frame: the board, below it what happened, and the viewer's hand if they have a seat."""
    board = board_scene(shot.observation, names, localizer, look, changed=shot.changed)
    caption = _caption_scene(shot, board.width, localizer, look)
    if shot.observation.viewer is None:
        return board, caption
    return board, caption, hand_scene(shot.observation, names, localizer, look)


def _stack(images: Sequence[Image.Image], heights: Sequence[int], look: Look) -> Image.Image:
    """Return pictures one below the other on the theme's ground, each in the middle of a row of its height."""
    width = max(image.width for image in images)
    whole = Image.new("RGB", (width, sum(heights)), look.theme.ground)
    top = 0
    for image, height in zip(images, heights, strict=True):
        whole.paste(image, ((width - image.width) // 2, top))
        top += height
    return whole


def seat_picture(
    observation: Observation,
    names: Sequence[str],
    localizer: Localizer,
    look: Look,
    *,
    changed: Sequence[Event] = (),
) -> bytes:
    """Return all that a player sees as a PNG: the board, and their hand below it."""
    parts = [
        board_scene(observation, names, localizer, look, changed=changed),
        hand_scene(observation, names, localizer, look),
    ]
    images = [painter.paint(part) for part in parts]
    return painter.encode(_stack(images, [image.height for image in images], look), look)


def _caption_scene(shot: Shot, width: int, localizer: Localizer, look: Look) -> Scene:
    """Return how far the game is, as a bar, and what happened."""
    theme, fonts = look.theme, look.fonts
    line = fonts.height(_SIZE)
    height = _BAR + _MARGIN // 2 + fonts.height(_TITLE) + _LINES * line + _MARGIN
    scene = Scene(width, height, look, localizer)
    inner = Box(_MARGIN, 0, width - 2 * _MARGIN, height)
    scene.plate(inner.row(0, _BAR), theme.cell, radius=_BAR // 2)
    done = round(inner.width * min(1.0, max(0.0, shot.part)))
    if done >= _BAR:
        scene.plate(Box(inner.left, 0, done, _BAR), theme.accent, radius=_BAR // 2)
    top = _BAR + _MARGIN // 2
    scene.words(inner.row(top, fonts.height(_TITLE)), shot.title, _TITLE, theme.text, weight=BLACK)
    top += fonts.height(_TITLE)
    lines = break_lines(fonts, shot.caption, _SIZE, REGULAR, inner.width, most=_LINES)
    for number, text in enumerate(lines):
        scene.words(inner.row(top + number * line, line), text, _SIZE, theme.text)
    return scene

"""A picture before it is drawn: plates, words and emblems, each with its box. Layout makes it, the painter draws it.

Because every piece knows its box, a test can see that nothing sticks out and nothing lies on anything else.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.i18n.catalogue import Speaker
from bot.i18n.naming import letter
from bot.render.fonts import REGULAR, Fonts
from bot.render.theme import Colour, Theme


class Box(NamedTuple):
    """A rectangle in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    def inset(self, across: int, down: int | None = None) -> "Box":
        """The box without a border of that many pixels."""
        down = across if down is None else down
        return Box(self.left + across, self.top + down, self.width - 2 * across, self.height - 2 * down)

    def row(self, top: int, height: int) -> "Box":
        """A strip of it, `top` pixels below its top."""
        return Box(self.left, self.top + top, self.width, height)

    def after(self, used: int) -> "Box":
        """What is right of its first `used` pixels."""
        return Box(self.left + used, self.top, max(0, self.width - used), self.height)

    def before(self, used: int) -> "Box":
        """What is left of its last `used` pixels."""
        return Box(self.left, self.top, max(0, self.width - used), self.height)

    def holds(self, other: "Box") -> bool:
        """Whether `other` lies within it."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def meets(self, other: "Box") -> bool:
        """Whether they share a pixel."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


@dataclass(frozen=True, slots=True)
class Plate:
    """A rectangle with round corners."""

    box: Box
    fill: Colour | None
    radius: int = 0
    edge: Colour | None = None
    stroke: int = 0


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text that fills its box exactly."""

    box: Box
    text: str
    size: int
    weight: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class Emblem:
    """A Domain's shape with its letter."""

    box: Box
    domain: str
    letter: str
    is_inverse: bool = False
    """Drawn in the colours of what it stands on, exchanged."""


Item = Plate | Words | Emblem


@dataclass
class Scene:
    """A picture being laid out. Later items lie on earlier ones."""

    width: int
    height: int
    theme: Theme
    fonts: Fonts
    speaker: Speaker
    items: list[Item] = field(default_factory=list[Item])

    def plate(
        self, box: Box, fill: Colour | None, *, radius: int = 0, edge: Colour | None = None, stroke: int = 0
    ) -> None:
        """A plate."""
        self.items.append(Plate(box, fill, radius, edge, stroke))

    def words(
        self,
        box: Box,
        text: str,
        size: int,
        colour: Colour,
        *,
        weight: str = REGULAR,
        align: float = 0.0,
    ) -> int:
        """A line within the box, cut to its width, in its middle from top to bottom; returns the width used.

        `align`: 0 is left, 0.5 the middle, 1 right.
        """
        text = self.fonts.fit(text, size, weight, box.width)
        width, height = self.fonts.width(text, size, weight), self.fonts.height(size)
        if text:
            left = box.left + round((box.width - width) * align)
            top = box.top + (box.height - height) // 2
            self.items.append(Words(Box(left, top, max(1, width), height), text, size, weight, colour))
        return width

    def paragraph(
        self, box: Box, text: str, size: int, colour: Colour, *, weight: str = REGULAR, align: float = 0.0
    ) -> None:
        """Lines in the middle of the box, broken at spaces; the last one is cut where there is no room for more."""
        height = self.fonts.height(size)
        room = max(1, box.height // height)
        lines = _broken(self.fonts, text, size, weight, box.width, room)
        above = max(0, box.height - len(lines) * height) // 2
        for number, line in enumerate(lines):
            self.words(box.row(above + number * height, height), line, size, colour, weight=weight, align=align)

    def emblem(self, box: Box, domain: str, *, is_inverse: bool = False) -> None:
        """A Domain's emblem, a square; inverse where it stands on its own colour."""
        self.items.append(Emblem(box, domain, letter(self.speaker, domain), is_inverse))

    def pill(
        self, box: Box, text: str, size: int, colour: Colour, fill: Colour, *, align: float = 0.0, pad: int = 12
    ) -> int:
        """Words on a plate as wide as they are and `pad` at both ends; returns the width used."""
        text = self.fonts.fit(text, size, "Bold", max(0, box.width - 2 * pad))
        if not text:
            return 0
        width = self.fonts.width(text, size, "Bold") + 2 * pad
        plate = Box(box.left + round((box.width - width) * align), box.top, width, box.height)
        self.plate(plate, fill, radius=box.height // 2)
        self.words(plate.inset(pad, 0), text, size, colour, weight="Bold")
        return width


def _broken(fonts: Fonts, text: str, size: int, weight: str, width: int, room: int) -> Sequence[str]:
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and len(lines) < room - 1 and fonts.width(longer, size, weight) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines

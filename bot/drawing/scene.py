"""A picture that is laid out but not drawn: plates, words, sprites and cards, each with its box.

A test can check that no box sticks out and none lies on another.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from bot.drawing.box import Box
from bot.drawing.fonts import BOLD, REGULAR, Fonts, legible
from bot.drawing.lines import break_lines, shorten_names
from bot.drawing.look import Look
from bot.drawing.theme import Colour, Theme
from bot.i18n.catalogue import Localizer


def drawn_names(names: Sequence[str], numbers: Sequence[int], fonts: Fonts, localizer: Localizer) -> tuple[str, ...]:
    """Return the names as pictures show them (`legible`): the person's number or place where nothing can be drawn."""
    return tuple(
        name or localizer.say("bracket-player", number=number)
        for name, number in zip(legible(names, fonts), numbers, strict=True)
    )


@dataclass(frozen=True, slots=True)
class Plate:
    """A rectangle with round corners, or, with a `roof` of so many pixels, a house."""

    box: Box
    fill: Colour | None
    radius: int = 0
    edge: Colour | None = None
    stroke: int = 0
    roof: int = 0


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text that fills its box exactly."""

    box: Box
    text: str
    size: int
    weight: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class Badge:
    """A Domain's shape with its letter, and a medal with the level, if there is one, on its lower right corner."""

    box: Box
    domain: str
    letter: str
    level: int = 0
    is_faint: bool = False


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing of our own, by name; with a tint, its outline in that colour."""

    box: Box
    name: str
    tint: Colour | None = None
    is_faint: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """A card of a hand: its picture, its Domain's letter in the corner, and its name on the lower edge."""

    box: Box
    card: str
    letter: str
    name: str


@dataclass(frozen=True, slots=True)
class Fan:
    """Overlapping cards from left to right, the last one on top; the raised ones stand out above."""

    box: Box
    names: tuple[str, ...]
    """Names of their sprites."""
    width: int
    height: int
    step: int
    """Pixels from one card's left edge to the next one's."""
    raised: frozenset[int] = frozenset()
    """Indices in `names`."""
    lift: int = 0
    """Pixels by which they stand out."""


@dataclass(frozen=True, slots=True)
class Track:
    """The track to Hegemony: a place for each card that is needed, filled from the left.

    Dots mark the places at which levels begin. Places that Democracies added have another shape.
    """

    box: Box
    domain: str
    count: int
    need: int
    added: int
    """Number of the last places, which Democracies added."""
    levels: tuple[int, ...]
    """Numbers of cards at which levels begin."""
    new: int = 0
    """Number of the last filled places, which are new."""


@dataclass(frozen=True, slots=True)
class Avatar:
    """A person's picture, round."""

    box: Box
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow to the right, such as from how something is to how it would be after a move."""

    box: Box
    colour: Colour


@dataclass(frozen=True, slots=True)
class Hatch:
    """Parallel lines over a part of a map, the same across all outlines that have them."""

    colour: Colour
    slope: int
    """Pixels down for each to the right: 1 falls, -1 rises, 0 is level."""
    gap: int
    """Pixels from one line to the next, straight down."""
    stroke: int


@dataclass(frozen=True, slots=True)
class Outline:
    """A line through corners in the picture's pixels; closed where it has a `fill`."""

    corners: tuple[tuple[float, float], ...]
    fill: Colour | None
    edge: Colour | None = None
    stroke: float = 0
    dash: float = 0
    """Pixels of each dash, and between two; 0 for a whole line."""
    hatches: tuple[Hatch, ...] = ()
    """Lines over what it encloses, above its fill and below its edge."""


@dataclass(frozen=True, slots=True)
class Chart:
    """The ground of a map: outlines, the later ones on top, cut at the box."""

    box: Box
    fill: Colour
    outlines: tuple[Outline, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Place:
    """A place for a part of the picture that was laid out by itself."""

    box: Box
    part: "Part"


Item = Plate | Words | Badge | Sprite | Face | Fan | Track | Arrow | Avatar | Chart
_Piece = Item | Place


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """Items laid out at the origin, which are drawn once and pasted into many pictures."""

    width: int
    height: int
    ground: Colour
    look: Look
    items: tuple[Item, ...]


@dataclass
class Scene:
    """A picture that is being laid out. Later items lie on earlier ones."""

    width: int
    height: int
    look: Look
    localizer: Localizer
    pieces: list[_Piece] = field(default_factory=list[_Piece])

    @property
    def theme(self) -> Theme:
        return self.look.theme

    @property
    def fonts(self) -> Fonts:
        return self.look.fonts

    @property
    def items(self) -> Iterator[Item]:
        """Yield all items, with those of parts moved to their places in the picture."""
        for piece in self.pieces:
            if not isinstance(piece, Place):
                yield piece
                continue
            for item in piece.part.items:
                yield replace(item, box=item.box.moved(piece.box.left, piece.box.top))

    def part(self, ground: Colour) -> Part:
        """Return what was laid out so far, as a part to be placed on the colour `ground` of another picture."""
        return Part(self.width, self.height, ground, self.look, tuple(self.items))

    def place(self, left: int, top: int, part: Part) -> None:
        """Add a part, with its upper left corner at that place."""
        self.pieces.append(Place(Box(left, top, part.width, part.height), part))

    def plate(
        self,
        box: Box,
        fill: Colour | None,
        *,
        radius: int = 0,
        edge: Colour | None = None,
        stroke: int = 0,
        roof: int = 0,
    ) -> None:
        """Add a plate."""
        self.pieces.append(Plate(box, fill, radius, edge, stroke, roof))

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
        """Add a line of text, cut to the width of the box and vertically in its middle; return the width used.

        `align` is 0 for left, 0.5 for the middle, 1 for right.
        """
        text = self.fonts.fit(text, size, weight, box.width)
        width, height = self.fonts.width(text, size, weight), self.fonts.height(size)
        if text:
            line = box.middle(max(1, width), height, align)
            self.pieces.append(Words(line, text, size, weight, colour))
        return width

    def largest(
        self,
        box: Box,
        text: str,
        sizes: Sequence[int],
        colour: Colour,
        *,
        weight: str = BOLD,
        align: float = 0.0,
        names: Sequence[str] = (),
    ) -> int:
        """Add a line in the first of the `sizes`, from large to small, in which it is not cut; return the width used.

        If it is too wide even in the last one, its `names` are cut before any other word.
        """
        fits = (size for size in sizes if self.fonts.width(text, size, weight) <= box.width)
        size = next(fits, sizes[-1])
        text = shorten_names(self.fonts, text, names, size, weight, box.width)
        return self.words(box, text, size, colour, weight=weight, align=align)

    def paragraph(
        self, box: Box, text: str, size: int, colour: Colour, *, weight: str = REGULAR, align: float = 0.0
    ) -> None:
        """Add lines in the middle of the box, broken at spaces; the last one is cut if there is no room for more."""
        height = self.fonts.height(size)
        room = max(1, box.height // height)
        lines = break_lines(self.fonts, text, size, weight, box.width, most=room)
        above = max(0, box.height - len(lines) * height) // 2
        for number, line in enumerate(lines):
            self.words(box.row(above + number * height, height), line, size, colour, weight=weight, align=align)

    def sprite(self, box: Box, name: str, *, tint: Colour | None = None, is_faint: bool = False) -> None:
        """Add a drawing of our own."""
        self.pieces.append(Sprite(box, name, tint, is_faint))

    def add(self, item: Item) -> None:
        """Add an item as it is."""
        self.pieces.append(item)

    def pill(
        self, box: Box, text: str, size: int, colour: Colour, fill: Colour, *, align: float = 0.0, pad: int = 12
    ) -> int:
        """Add words on a plate with `pad` pixels at both ends of them; return the width used."""
        text = self.fonts.fit(text, size, BOLD, max(0, box.width - 2 * pad))
        if not text:
            return 0
        width = self.fonts.width(text, size, BOLD) + 2 * pad
        plate = box.middle(width, box.height, align)
        self.plate(plate, fill, radius=box.height // 2)
        self.words(plate.inset(pad, 0), text, size, colour, weight=BOLD)
        return width

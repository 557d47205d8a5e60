"""Typefaces, loaded once: the packaged one, and for each character that it lacks, one of the system's."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from itertools import chain, count, groupby
from pathlib import Path
from typing import Final
from unicodedata import combining, normalize
from unicodedata import name as character_name

from PIL import Image, ImageDraw, ImageFont, features

from bot.characters import has_ink
from bot.drawing.cmap import font_characters
from bot.i18n.cutting import clusters, is_neutral, is_reversed

REGULAR: Final = "Regular"
BOLD: Final = "Bold"
BLACK: Final = "Black"
WEIGHTS: Final = (REGULAR, BOLD, BLACK)
MISSING: Final = "·"
"""Stands for a character that no typeface has."""
ELLIPSIS: Final = "…"
_SYSTEM_FOLDERS: Final = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))
_NOTO_SCRIPTS: Final = (
    "NotoSansArabic", "NotoSansHebrew", "NotoSansThai", "NotoSansDevanagari", "NotoSansArmenian", "NotoSansGeorgian",
    "NotoSansEthiopic", "NotoSansBengali", "NotoSansGujarati", "NotoSansGurmukhi", "NotoSansKannada", "NotoSansKhmer",
    "NotoSansLao", "NotoSansMalayalam", "NotoSansMyanmar", "NotoSansSinhala", "NotoSansTamil", "NotoSansTelugu",
    "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath",
)  # fmt: skip
"""Families in Debian's `fonts-noto-core`, in order of preference."""
_SYSTEM_FILES: Final = (
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    ("NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"),
    *((f"{script}-Regular.ttf", f"{script}-Bold.ttf") for script in _NOTO_SCRIPTS),
)
"""Files of the system, regular and bold, in order of preference."""
_EMOJI_FILE: Final = "NotoColorEmoji.ttf"
_EMOJI_SIZE: Final = 109
"""The only size of its bitmaps, in pixels."""
_UNSEEN: Final = frozenset({0x200C, 0x200D, 0xFE0E, 0xFE0F})
"""Joiners and variation selectors, which have no glyph of their own."""
_MOST_MARKS: Final = 3
"""Combining marks that a character keeps, so that a name stays within its line."""
_MOST_INITIALS: Final = 3
_LETTER: Final = re.compile(r"(?:LETTER|CHARACTER|SYLLABLE) (?:SMALL |FINAL |SHORT |SARA )*([A-Z])")
"""Where the name of a character in Unicode says which letter it is."""


@dataclass(frozen=True, slots=True)
class Face:
    """A typeface: a file for each weight, and the characters that it has."""

    files: tuple[tuple[str, Path], ...]
    characters: frozenset[int]
    is_emoji: bool = False

    def file(self, weight: str) -> Path:
        """Return the file of that weight, or of the nearest one."""
        files = dict(self.files)
        return files.get(weight) or files.get(BOLD) or files[REGULAR]


@dataclass(frozen=True, slots=True)
class Run:
    """Characters of one typeface and one direction."""

    face: Face
    signs: tuple[str, ...]
    is_reversed: bool


@dataclass(frozen=True, slots=True)
class Tile:
    """A line of text as a picture: `ink` is its mask, `picture` the colours of its emoji, if it has any."""

    ink: Image.Image
    picture: Image.Image | None
    cropped: Image.Image
    """The mask without its empty border, which takes a third less time to paste."""
    at: tuple[int, int]
    """The place of the upper left corner of `cropped` in `ink`."""


class Fonts:
    """The typefaces that text is set in. Measuring and drawing are pure, and their results are cached."""

    def __init__(self, faces: Sequence[Face], layout: ImageFont.Layout) -> None:
        self._faces = tuple(faces)
        self._layout = layout
        self._font: Callable[[Path, int], ImageFont.FreeTypeFont] = lru_cache(512)(self._open)
        self._runs: Callable[[str], tuple[Run, ...]] = lru_cache(4096)(self._split)
        self.drawable: Callable[[str], str] = lru_cache(1024)(self._drawable)
        """The part of a text that can be drawn; empty if it has no letter and no emoji."""
        self.width: Callable[[str, int, str], int] = lru_cache(8192)(self._measure)
        """The width in pixels of a text in a size and a weight."""
        self.tile: Callable[[str, int, str], Tile] = lru_cache(2048)(self._draw)
        """A text in a size and a weight, drawn `width` by `height` pixels; whatever would stick out is cut."""

    @classmethod
    def load(cls, *, system: bool = True, folders: Iterable[Path] = _SYSTEM_FOLDERS) -> "Fonts":
        """Load the packaged typeface and, if `system`, those found in `folders` for the characters that it lacks.

        Without those of the system, every machine draws the same. Raises `FileNotFoundError` if the package is missing.
        """
        faces = [_packaged()]
        if not system:
            return cls(faces, ImageFont.Layout.BASIC)
        found = {path.name: path for folder in folders if folder.is_dir() for path in sorted(folder.rglob("*.tt[cf]"))}
        for regular, bold in _SYSTEM_FILES:
            if regular in found:
                files = ((REGULAR, found[regular]), (BOLD, found.get(bold, found[regular])))
                faces.append(Face(files, font_characters(found[regular])))
        if emoji := found.get(_EMOJI_FILE):
            faces.append(Face(((REGULAR, emoji),), font_characters(emoji) - frozenset(range(0x80)), is_emoji=True))
        return cls(faces, ImageFont.Layout.RAQM if features.check("raqm") else ImageFont.Layout.BASIC)

    def height(self, size: int) -> int:
        """Return the height in pixels of a line in that size."""
        return self._ascent(size) + round(size * 0.28)

    def fit(self, text: str, size: int, weight: str, width: int) -> str:
        """Return `text`, cut with an ellipsis to at most `width` pixels; empty if not even the ellipsis fits."""
        if self.width(text, size, weight) <= width:
            return text
        signs = list(clusters(text))
        low, high = 0, len(signs)
        while low < high:
            middle = (low + high + 1) // 2
            short = "".join(signs[:middle]).rstrip() + ELLIPSIS
            low, high = (middle, high) if self.width(short, size, weight) <= width else (low, middle - 1)
        short = "".join(signs[:low]).rstrip() + ELLIPSIS
        return short if self.width(short, size, weight) <= width else ""

    def _drawable(self, text: str) -> str:
        signs = [(sign, *self._choose(sign)) for sign in clusters(text)]
        if all(drawn != MISSING or sign == MISSING for sign, drawn, _ in signs):
            return text if has_ink(text) else ""
        kept = [(drawn, face) for _, drawn, face in signs if drawn != MISSING]
        if not any(face.is_emoji or drawn[0].isalpha() for drawn, face in kept):
            return ""
        return " ".join("".join(drawn for drawn, _ in kept).split())

    def _ascent(self, size: int) -> int:
        return round(size * 0.96)

    def _open(self, path: Path, size: int) -> ImageFont.FreeTypeFont:
        return ImageFont.truetype(path, size, layout_engine=self._layout)

    # Typefaces and directions

    def _split(self, text: str) -> tuple[Run, ...]:
        """Return the text's runs from left to right, as all our languages are read, whatever name begins a line."""
        chosen = [self._choose(sign) for sign in clusters(text)]
        signs = [sign for sign, _ in chosen]
        runs: list[Run] = []
        for (sign, face), turned in zip(chosen, _directions(signs), strict=True):
            last = runs[-1] if runs else None
            if last and last.is_reversed == turned and (last.face is face or (sign == " " and not last.face.is_emoji)):
                runs[-1] = Run(last.face, (*last.signs, sign), turned)
            else:
                runs.append(Run(face, (sign,), turned))
        return tuple(_visual(runs))

    def _choose(self, sign: str) -> tuple[str, Face]:
        """Return a character and the first typeface that has it whole; else its base alone; else `MISSING`."""
        base, *marks = (character for character in sign if ord(character) not in _UNSEEN)
        if all(combining(mark) for mark in marks):
            marks = marks[:_MOST_MARKS]
        faces = sorted(self._faces, key=lambda face: not face.is_emoji) if "\ufe0f" in sign else self._faces
        for face in faces:
            if all(ord(character) in face.characters for character in (base, *marks)):
                return (sign if face.is_emoji else "".join((base, *marks))), face
        for face in faces:
            if ord(base) in face.characters:
                return base, face
        # mathematical, circled and full-width letters are shown as the plain letters that they stand for
        plain = normalize("NFKC", base)
        for face in faces:
            if all(ord(character) in face.characters for character in plain):
                return plain, face
        return MISSING, self._faces[0]

    # Measuring and drawing

    def _run_width(self, run: Run, size: int, weight: str) -> float:
        if run.face.is_emoji:
            font = self._font(run.face.file(weight), _EMOJI_SIZE)
            return font.getlength("".join(run.signs)) * size / _EMOJI_SIZE
        return self._font(run.face.file(weight), size).getlength(*self._shaped(run))

    def _shaped(self, run: Run) -> tuple[str, str, str | None]:
        """Return a run's text, mode and direction as the layout engine takes them."""
        if self._layout == ImageFont.Layout.RAQM:
            return "".join(run.signs), "", "rtl" if run.is_reversed else "ltr"
        return "".join(reversed(run.signs) if run.is_reversed else run.signs), "", None

    def _measure(self, text: str, size: int, weight: str) -> int:
        return int(sum(self._run_width(run, size, weight) for run in self._runs(text)) + 0.999)

    def _draw(self, text: str, size: int, weight: str) -> Tile:
        extent = (max(1, self.width(text, size, weight)), self.height(size))
        ink = Image.new("L", extent, 0)
        draw = ImageDraw.Draw(ink)
        picture: Image.Image | None = None
        left = 0.0
        for run in self._runs(text):
            if run.face.is_emoji:
                picture = picture or Image.new("RGBA", extent)
                self._draw_emoji(picture, run, left, size)
            else:
                words, _, direction = self._shaped(run)
                font = self._font(run.face.file(weight), size)
                draw.text((left, self._ascent(size)), words, 255, font, anchor="ls", direction=direction)
            left += self._run_width(run, size, weight)
        box = ink.getbbox() or (0, 0, 1, 1)
        return Tile(ink, picture, ink.crop(box), box[:2])

    def _draw_emoji(self, picture: Image.Image, run: Run, left: float, size: int) -> None:
        font = self._font(run.face.file(REGULAR), _EMOJI_SIZE)
        words = "".join(run.signs)
        box = (max(1, int(font.getlength(words) + 0.999)), 136)
        drawn = Image.new("RGBA", box)
        ImageDraw.Draw(drawn).text((0, 110), words, font=font, anchor="ls", embedded_color=True)
        scale = size / _EMOJI_SIZE
        drawn.thumbnail((box[0] * scale, box[1] * scale), Image.Resampling.BICUBIC)
        picture.alpha_composite(drawn, (min(round(left), picture.width - 1), max(0, round(size * 0.06))))


def legible(names: Sequence[str], fonts: Fonts) -> tuple[str, ...]:
    """Return the names as pictures show them: of each what can be drawn, or initials where nothing can.

    A name that had to be changed gets a number if someone else is already shown like that. One that shows nothing, and
    one without initials, is empty, and the seat's number replaces it.
    """
    shown = [fonts.drawable(name) or (initials(name) if has_ink(name) else "") for name in names]
    taken = {text for text, name in zip(shown, names, strict=True) if text == name}
    for index, (text, name) in enumerate(zip(shown, names, strict=True)):
        if text and text != name:
            shown[index] = next(each for each in chain([text], (f"{text} {n}" for n in count(2))) if each not in taken)
            taken.add(shown[index])
    return tuple(shown)


def initials(name: str) -> str:
    """Return Latin initials of a name in another script, by what Unicode calls its letters.

    Ideographs and symbols have no such letter: a name of nothing else, or with a number beside it, has no initials.
    """
    firsts = [next(clusters(word), "")[:1] for word in name.split()][:_MOST_INITIALS]
    found = " ".join(filter(None, map(_initial, firsts)))
    return found if any(map(str.isalpha, found)) else ""


def _initial(character: str) -> str:
    if not character or character.isascii():
        return character
    found = _LETTER.search(character_name(character, ""))
    return f"{found[1]}." if found else ""


def _packaged() -> Face:
    spec = find_spec("font_roboto")
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError("the package font-roboto is not installed")
    folder = Path(spec.submodule_search_locations[0]) / "files"
    files = tuple((weight, folder / f"Roboto-{weight}.ttf") for weight in WEIGHTS)
    return Face(files, font_characters(files[0][1]))


def _directions(signs: Sequence[str]) -> list[bool]:
    """Return for each character whether it is read from right to left.

    A neutral one is if both its neighbours are.
    """
    found: list[bool | None] = [None if is_neutral(sign) else is_reversed(sign) for sign in signs]
    for index, direction in enumerate(found):
        if direction is None:
            before = found[index - 1] if index else False
            after = next((other for other in found[index + 1 :] if other is not None), False)
            found[index] = bool(before and after)
    return [bool(direction) for direction in found]


def _visual(runs: Sequence[Run]) -> list[Run]:
    """Return the runs from left to right: neighbours that are read from right to left are reversed."""
    ordered: list[Run] = []
    for is_turned, group in groupby(runs, key=lambda run: run.is_reversed):
        same = list(group)
        ordered += reversed(same) if is_turned else same
    return ordered

"""The characters that a font file has: its `cmap` table (formats 4 and 12), read without loading the font.

fontTools could read it too, but takes 24 MB on the disk, a fifth of all that is installed.
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_COLLECTION: Final = b"ttcf"


def font_characters(path: Path, index: int = 0) -> frozenset[int]:
    """Return the code points for which the font has a glyph; none if the file cannot be read as a font."""
    try:
        data = path.read_bytes()
        return frozenset(_characters(data, _table(data, _start(data, index), b"cmap")))
    # a typeface without characters is passed over for the next one
    except (OSError, struct.error, LookupError):
        return frozenset()


def _start(data: bytes, index: int) -> int:
    if data[:4] != _COLLECTION:
        return 0
    return struct.unpack_from(">I", data, 12 + 4 * index)[0]


def _table(data: bytes, start: int, tag: bytes) -> int:
    (count,) = struct.unpack_from(">H", data, start + 4)
    for number in range(count):
        name, _, offset, _ = struct.unpack_from(">4sIII", data, start + 12 + 16 * number)
        if name == tag:
            return offset
    raise LookupError(tag)


def _characters(data: bytes, table: int) -> Iterator[int]:
    (count,) = struct.unpack_from(">H", data, table + 2)
    for number in range(count):
        platform, _, offset = struct.unpack_from(">HHI", data, table + 4 + 8 * number)
        # the platforms of Unicode and of Windows; numbers of the others aren't code points (OpenType, cmap)
        if platform not in (0, 3):
            continue
        (form,) = struct.unpack_from(">H", data, table + offset)
        if form == 4:
            yield from _format_4(data, table + offset)
        elif form == 12:
            yield from _format_12(data, table + offset)


def _format_4(data: bytes, at: int) -> Iterator[int]:
    """Yield the code points of segments of 16-bit code points."""
    # format 4 stores twice the number of segments
    doubled = struct.unpack_from(">H", data, at + 6)[0]
    segments = doubled // 2
    ends = struct.unpack_from(f">{segments}H", data, at + 14)
    starts = struct.unpack_from(f">{segments}H", data, at + 16 + doubled)
    deltas = struct.unpack_from(f">{segments}H", data, at + 16 + 2 * doubled)
    ranges_at = at + 16 + 3 * doubled
    ranges = struct.unpack_from(f">{segments}H", data, ranges_at)
    for number, (start, end, delta, shift) in enumerate(zip(starts, ends, deltas, ranges, strict=True)):
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if shift:
                (glyph,) = struct.unpack_from(">H", data, ranges_at + 2 * number + shift + 2 * (code - start))
            if glyph and (glyph + delta) & 0xFFFF:
                yield code


def _format_12(data: bytes, at: int) -> Iterator[int]:
    """Yield the code points of groups of 32-bit code points."""
    (groups,) = struct.unpack_from(">I", data, at + 12)
    for number in range(groups):
        start, end, glyph = struct.unpack_from(">III", data, at + 16 + 12 * number)
        # glyph 0 stands for a missing character
        yield from range(start + (glyph == 0), end + 1)

"""Transcripts as files: plain or gzip, from disk or stdin, read line by line as far as they are whole."""

import codecs
import sys
import zlib
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import BinaryIO, Final

from bot.cli.texts import STDIN
from bot.games.civ.rules import BadTranscript
from bot.games.civ.rules.errors import because

CHUNK: Final = 1 << 16
LONGEST_LINE: Final = 1 << 20
"""Longer than any line of a transcript; a longer one is refused before it fills the memory."""
LARGEST: Final = 256 << 20
"""Bytes of a file, unpacked: some thirty thousand games."""
MOST_LINES: Final = 4_000_000
MOST_BLANK: Final = 10_000
"""The most lines of a file, and the most blank ones among them: those after the last game mean nothing."""
LARGEST_CASES: Final = 16 << 20
"""Bytes of a file of calamities: some thousand cases. It is read whole, and JSON takes twenty times its room."""
GZIP: Final = b"\x1f\x8b"
UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""How a text begins that Windows' programs save as "Unicode"."""
SLICE: Final = 512
"""Bytes unpacked at a time: damage then costs no more than the lines packed into so many."""
_GZIP_WINDOW: Final = 31


class DamagedStream(Exception):
    """A gzip stream that cannot be unpacked any further, in line `line` of the text."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class Unreadable(Exception):
    """A file that cannot be opened or read; the text says why."""


@contextmanager
def open_file(file: str) -> Generator[BinaryIO]:
    """Open the file of that name, or stdin. Raises `Unreadable`."""
    if file == STDIN:
        yield sys.stdin.buffer
        return
    try:
        stream = open(file, "rb")  # noqa: SIM115  # closed below: only opening it may be unreadable
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise Unreadable(_why(error)) from error
    with stream:
        yield stream


def _why(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)


class TooLarge(Exception):
    """A file that is larger than any that is read here."""


def beginning_of(stream: BinaryIO, most: int) -> str:
    """Return at most `most` bytes of how a stream begins, plain or gzip, as text; all of it is still to be read.

    Empty where that can't be told.
    """
    peek = getattr(stream, "peek", None)
    try:
        head: bytes = peek(most)[:most] if peek is not None else b""
        if head.startswith(GZIP):
            # bounded, since a small file may unpack to a huge one
            head = zlib.decompressobj(_GZIP_WINDOW).decompress(head, most)
    except (OSError, zlib.error):
        return ""
    return head.decode("utf-16" if head.startswith(UTF_16) else "utf-8-sig", "replace")


def read_whole(stream: BinaryIO, most: int) -> str:
    """Return all of a stream, plain or gzip, at most `most` bytes; bytes that aren't text become escaped surrogates.

    Raises `TooLarge`, `DamagedStream` and `Unreadable`.
    """
    whole = bytearray()
    try:
        for piece in _in_utf8(_unpack(_chunks(stream))):
            whole += piece
            if len(whole) > most:
                raise TooLarge
    except (EOFError, zlib.error):
        raise DamagedStream(whole.count(b"\n") + 1) from None
    return whole.decode("utf-8", "surrogateescape")


class Lines:
    """The lines of one stream, for `bot.games.civ.rules.read_all`.

    The text may begin with a byte order mark, and be UTF-16 then. Bytes that aren't UTF-8 become escaped surrogates,
    which the reader refuses. Iterating raises `BadTranscript` where the gzip stream was cut off or a line never ends,
    `DamagedStream`, `Unreadable`, and `TooLarge` as soon as there is more than is read of one file.
    """

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._ended_within: int | None = None
        self._is_packed = False
        self._pieces: Iterator[bytes] = iter(())

    def __iter__(self) -> Iterator[str]:
        number = blank = size = 0
        rest = b""
        chunks = _chunks(self._stream)
        first = next(chunks, b"")
        self._is_packed = first.startswith(GZIP)
        self._pieces = _in_utf8(_unpack(chain([first], chunks)))
        while True:
            try:
                piece = next(self._pieces, b"")
            except EOFError:
                raise BadTranscript(because("file-cut"), number + 1, _excerpt(rest)) from None
            except zlib.error:
                raise DamagedStream(number + 1) from None
            if not piece:
                break
            size += len(piece)
            *whole, rest = (rest + piece).split(b"\n")
            for line in whole:
                number += 1
                blank += not line
                if size > LARGEST or number > MOST_LINES or blank > MOST_BLANK:
                    raise TooLarge
                yield line.decode("utf-8", "surrogateescape")
            if len(rest) > LONGEST_LINE:
                raise BadTranscript(because("line-unreadable"), number + 1, _excerpt(rest))
        if rest:
            self._ended_within = number + 1
            yield rest.decode("utf-8", "surrogateescape")

    def is_damaged(self) -> bool:
        """Return whether the unread rest cannot be unpacked: damage makes nonsense before it is noticed."""
        left = LARGEST
        try:
            while self._is_packed and left > 0 and (piece := next(self._pieces, b"")):
                left -= len(piece)
        except zlib.error:
            return True
        except (EOFError, Unreadable):
            return False
        return False

    def was_cut_in(self, refused: BadTranscript) -> bool:
        """Return whether the line refused is the last one, unreadable because the file ends within it."""
        return refused.line == self._ended_within and refused.reason.key in ("line-unreadable", "header-unreadable")


def _excerpt(line: bytes) -> str | None:
    return line[:80].decode("utf-8", "backslashreplace") or None


def _chunks(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the stream's raw bytes. Raises `Unreadable`."""
    while True:
        try:
            chunk = stream.read(CHUNK)
        except OSError as error:
            raise Unreadable(_why(error)) from error
        if not chunk:
            return
        yield chunk


def _unpack(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Yield the bytes of a stream, unpacked where it is gzip.

    Raises `EOFError` where that ends early, and `zlib.error`.
    """
    first = next(chunks, b"")
    if not first.startswith(GZIP):
        yield first
        yield from chunks
        return
    unpacker = zlib.decompressobj(_GZIP_WINDOW)
    for packed in _slices(chain([first], chunks)):
        while packed:
            if unpacker.eof:
                packed = packed.lstrip(b"\0")  # padding is allowed behind a member
                if not packed:
                    break
                unpacker = zlib.decompressobj(_GZIP_WINDOW)
            if piece := unpacker.decompress(packed, CHUNK):
                yield piece
            packed = unpacker.unused_data if unpacker.eof else unpacker.unconsumed_tail
    if not unpacker.eof:
        raise EOFError


def _in_utf8(pieces: Iterator[bytes]) -> Iterator[bytes]:
    """Yield the pieces of a text without the byte order mark that it may begin with, as UTF-8 where it is UTF-16."""
    begun = b""
    for piece in pieces:
        begun += piece
        if len(begun) >= len(codecs.BOM_UTF8):
            break
    if begun.startswith(UTF_16):
        # what is broken becomes U+FFFD, as no line of a transcript has
        decoder = codecs.getincrementaldecoder("utf-16")("replace")
        parts = (decoder.decode(piece).encode() for piece in chain([begun], pieces))
        yield from filter(None, parts)
        begun = decoder.decode(b"", final=True).encode()
    if begun := begun.removeprefix(codecs.BOM_UTF8):
        yield begun
    yield from pieces


def _slices(chunks: Iterable[bytes]) -> Iterator[bytes]:
    for chunk in chunks:
        for start in range(0, len(chunk), SLICE):
            yield chunk[start : start + SLICE]

"""Sizes and media types of images, and a plain avatar for users without one."""

import struct
import zlib

_AVATARS = ((88, 101, 242), (117, 126, 138), (59, 165, 93), (250, 166, 26), (237, 66, 69), (235, 69, 159))
_TYPES = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF8", "image/gif"),
    (b"RIFF", "image/webp"),
)
_BY_NAME = {"txt": "text/plain; charset=utf-8", "json": "application/json; charset=utf-8", "svg": "image/svg+xml"}


def content_type(filename: str, data: bytes) -> str:
    """Return the media type of an upload, by its first bytes or else by its name."""
    for magic, kind in _TYPES:
        if data.startswith(magic):
            return kind
    return _BY_NAME.get(filename.rpartition(".")[2].lower(), "application/octet-stream")


def image_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a PNG, GIF, JPEG or lossy/extended WebP, None for anything else."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data.startswith(b"GIF8") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    if data[8:16] == b"WEBPVP8X" and len(data) >= 30:
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if data[8:16] == b"WEBPVP8 " and len(data) >= 30:
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        kind, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None


def default_avatar(index: int) -> bytes:
    """Return a PNG of one colour, 64 by 64: the avatar of users without one."""
    return plain_png(64, 64, _AVATARS[index % len(_AVATARS)])


def plain_png(width: int, height: int, colour: tuple[int, int, int]) -> bytes:
    """Return a PNG filled with `colour`."""
    row = b"\0" + bytes(colour) * width
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(row * height)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

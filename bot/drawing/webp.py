"""Animated WebP in parts: a few frames are encoded at a time, and the parts are joined without encoding them again.

A long picture is thus made in many short jobs, with few of its frames in memory. The container is RIFF (WebP Container
Specification): a header with the canvas and the flags, how often to play, then a chunk for each frame.
"""

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from PIL import Image

_EFFORT: Final = 2
"""The encoder's method, from 0 to 6; a higher one takes twice the time to save a few per cent."""
_ANIMATED: Final = 0x02
_LARGEST_SECONDS: Final = 16_000.0
"""A frame's duration has 24 bits of milliseconds."""


def clip(frames: Sequence[Image.Image], seconds: Sequence[float], quality: int) -> bytes:
    """Return frames of one size as an animated WebP that repeats forever."""
    out = BytesIO()
    times = [round(1000 * min(each, _LARGEST_SECONDS)) for each in seconds]
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=list(frames[1:]),
        duration=times,
        loop=0,
        quality=quality,
        method=_EFFORT,
        kmin=len(frames),  # only the first frame needs to be stored whole
        kmax=len(frames) + 1,
    )
    found = out.getvalue()
    return found if b"ANMF" in {name for name, _ in chunks(found)} else _moving(found, frames[0].size, sum(times))


def join_clips(clips: Sequence[bytes]) -> bytes:
    """Return clips of the same size as one film."""
    if len(clips) == 1:
        return clips[0]
    parts = [list(chunks(each)) for each in clips]
    head = dict(parts[0])
    flags = 0
    for part in parts:
        flags |= dict(part)[b"VP8X"][0]
    frames = [_chunk(b"ANMF", body) for part in parts for name, body in part if name == b"ANMF"]
    return _riff([_chunk(b"VP8X", bytes([flags]) + head[b"VP8X"][1:]), _chunk(b"ANIM", head[b"ANIM"]), *frames])


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the name and the content of each chunk of a WebP file."""
    at = 12
    while at + 8 <= len(data):
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        yield data[at : at + 4], data[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def _moving(still: bytes, size: tuple[int, int], milliseconds: int) -> bytes:
    """Return a still picture, which the encoder makes of frames that are all alike, as an animation of one frame."""
    canvas = b"".join((side - 1).to_bytes(3, "little") for side in size)
    image = b"".join(_chunk(name, body) for name, body in chunks(still) if name in (b"ALPH", b"VP8 ", b"VP8L"))
    frame = bytes(6) + canvas + milliseconds.to_bytes(3, "little") + b"\0" + image
    return _riff(
        [
            _chunk(b"VP8X", bytes([_ANIMATED, 0, 0, 0]) + canvas),
            _chunk(b"ANIM", bytes(6)),
            _chunk(b"ANMF", frame),
        ]
    )


def _riff(parts: Sequence[bytes]) -> bytes:
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "little") + body + b"\0" * (len(body) % 2)

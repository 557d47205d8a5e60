"""Forms with files, such as a message with its picture, as one body that is sent at once.

aiohttp writes a form in some twelve pieces, each of which is a call of the system, and takes longer for that than the
bot takes to make the message.
"""

from collections.abc import Sequence
from typing import Any, Final
from uuid import uuid4

from aiohttp import BytesPayload
from aiohttp.helpers import content_disposition_header

MOST_BYTES: Final = 2**20 - 2**12
"""Above it, aiohttp warns of one body, and its own way is the better one, which reads a file as it sends it."""
_TEXT: Final = "text/plain; charset=utf-8"


def form_body(fields: Sequence[dict[str, Any]]) -> BytesPayload | None:
    """Return a form's body, from fields as discord.py makes them; None where it has no files, or they are large."""
    if not any("filename" in field for field in fields):
        return None
    boundary = uuid4().hex
    parts: list[bytes] = []
    size = 0
    for field in fields:
        value = _read(field["value"], MOST_BYTES - size + 1)
        size += len(value)
        if size > MOST_BYTES:
            return None
        parts += (f"--{boundary}\r\n{_head(field)}\r\n\r\n".encode(), value, b"\r\n")
    parts.append(f"--{boundary}--\r\n".encode())
    return BytesPayload(b"".join(parts), content_type=f"multipart/form-data; boundary={boundary}")


def _read(value: Any, most: int) -> bytes:
    """Return what a field holds, at most so many bytes of a file, whose position stays."""
    if isinstance(value, str):
        return value.encode()
    if isinstance(value, bytes):
        return value
    position = value.tell()
    read: bytes = value.read(most)
    value.seek(position)
    return read


def _head(field: dict[str, Any]) -> str:
    names = {key: field[key] for key in ("name", "filename") if key in field}
    if any(sign in name for name in names.values() for sign in "\r\n\0"):
        raise ValueError("a form's names are single lines")
    # unquoted, since Discord does not know `files[0]` by another name
    disposition = content_disposition_header("form-data", quote_fields=False, **names)
    return f"Content-Type: {field.get('content_type', _TEXT)}\r\nContent-Disposition: {disposition}"

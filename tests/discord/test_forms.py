"""Forms with files: what is sent in one piece is what aiohttp would send in many."""

import io
from collections.abc import Sequence
from email.message import Message
from email.parser import BytesParser
from email.policy import HTTP
from typing import Any

import aiohttp
import pytest

from bot.discord.forms import MOST_BYTES, form_body

PICTURE = bytes(range(256)) + b"\r\n--\r\n"
TEXT = {"name": "payload_json", "value": '{"content": "Größe"}'}


def file(data: bytes = PICTURE, name: str = "hand.png") -> dict[str, Any]:
    return {
        "name": "files[0]",
        "value": io.BytesIO(data),
        "filename": name,
        "content_type": "application/octet-stream",
    }


def _parts(content_type: str, body: bytes) -> list[tuple[dict[str, str], bytes]]:
    whole: Message = BytesParser(policy=HTTP).parsebytes(f"Content-Type: {content_type}\r\n\r\n".encode() + body)
    found: list[tuple[dict[str, str], bytes]] = []
    for part in whole.walk():
        if not part.is_multipart():
            payload = part.get_payload(decode=True)
            assert isinstance(payload, bytes)
            found.append(({key: str(value) for key, value in part.items()}, payload))
    return found


async def _sent_by_aiohttp(fields: Sequence[dict[str, Any]]) -> list[tuple[dict[str, str], bytes]]:
    form = aiohttp.FormData(quote_fields=False)
    for field in fields:
        form.add_field(**field)
    body = form()
    return _parts(body.headers["Content-Type"], await body.as_bytes())


@pytest.mark.parametrize("name", ["hand.png", 'a "quoted" \\ one.txt'])
async def test_a_form_in_one_piece_is_the_one_that_aiohttp_sends(name: str) -> None:
    fields = [TEXT, file(name=name)]
    body = form_body(fields)
    assert body is not None
    found = _parts(body.headers["Content-Type"], await body.as_bytes())
    assert found == await _sent_by_aiohttp(fields)
    assert [data for _, data in found] == [TEXT["value"].encode(), PICTURE]


def test_a_form_without_a_file_and_one_with_a_large_file_are_left_to_aiohttp() -> None:
    large = file(b"0" * (MOST_BYTES + 1))
    large["value"].seek(1)
    assert form_body([TEXT]) is None
    assert form_body([TEXT, large]) is None
    assert large["value"].tell() == 1


def test_a_name_of_two_lines_is_no_field() -> None:
    with pytest.raises(ValueError, match="single lines"):
        form_body([file(name="a\r\nX-Header: b")])

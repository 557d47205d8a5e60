"""A second reading of DRAW.md, which shares no code with the first."""

import hashlib
import hmac
import json
import re
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
PAPER = Path(__file__).parents[2] / "bot" / "tournament" / "DRAW.md"


def examples() -> dict[str, Any]:
    """The examples at the end of the paper."""
    (block,) = re.findall(r"```json\n(.*?)```", PAPER.read_text(encoding="utf-8"), re.DOTALL)
    return json.loads(block)


def mac(secret: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256."""
    return hmac.new(secret, message, hashlib.sha256).digest()


def words(secret: bytes, label: str) -> Iterator[int]:
    """The words of a stream, one by one."""
    for number in count():
        block = mac(secret, bytes(label, "ascii") + bytes([0]) + bytes.fromhex(f"{number:08x}"))
        for place in (0, 4, 8, 12, 16, 20, 24, 28):
            yield int(block[place : place + 4].hex(), 16)


def below(stream: Iterator[int], stop: int) -> int:
    """The next number below `stop`."""
    while True:
        word = next(stream)
        if word < 2**32 - (2**32 % stop):
            return word % stop


def shuffled(secret: bytes, label: str, items: Sequence[T]) -> list[T]:
    """The items in the order that the label's shuffle gives them."""
    stream, found = words(secret, label), list(items)
    for last in reversed(range(1, len(found))):
        other = below(stream, last + 1)
        found[last], found[other] = found[other], found[last]
    return found


def tables(secret: bytes, number: int, players: Sequence[int]) -> list[list[int]]:
    """The tables of a round."""
    order = shuffled(secret, f"civ-tournament/1 round {number} tables", sorted(players))
    amount = (len(order) + 3) // 4
    least, larger = len(order) // amount, len(order) % amount
    sizes = [least + 1] * larger + [least] * (amount - larger)
    return [[order.pop(0) for _ in range(size)] for size in sizes]

"""Weights as the compiled trainer writes them, and as the bot reads them: whole numbers of eight bits."""

from array import array
from pathlib import Path
from struct import pack, unpack
from typing import Any, Final

from bot.games.civ.ai.network import FIRST, FIRST_SHIFT, ONE, SECOND, UNIT, group_sizes, number_count, write_network

SCALE: Final = 64
"""What stands for 1 in a weight of the second and third layer, and in what a neuron passes on."""
FIRST_SCALE: Final = 1 << FIRST_SHIFT
"""What stands for 1 in the first layer."""
MOST_BYTE: Final = 127
MOST_SHORT: Final = 32_767


def quantize(trained: bytes, players: int, header: dict[str, Any]) -> bytes:
    """Return the bot's file of a network from the trainer's: floats of rows, biases and layers in their order."""
    groups, numbers = FIRST * sum(group_sizes(players)), FIRST * number_count(players)
    sizes = (groups, numbers, FIRST, FIRST * SECOND, SECOND, SECOND, 1)
    (made_for,) = unpack("<i", trained[:4])
    floats = array("f", trained[4:])
    if made_for != players or len(floats) != sum(sizes):
        raise ValueError("no network for so many players")
    parts: list[array[float]] = []
    for size in sizes:
        parts.append(floats[:size])
        floats = floats[size:]
    group, number, bias, second, second_bias, third, third_bias = parts
    short = [round(value * UNIT) for value in group] + [round(value * FIRST_SCALE / ONE) for value in number]
    small = [round(value * SCALE) for value in second]
    clipped = sum(abs(value) > MOST_SHORT for value in short) + sum(abs(value) > MOST_BYTE for value in small)
    wide = [round(value * FIRST_SCALE) for value in bias]
    # the sums of the second layer are in SCALE², and so is the logit
    wide += [round(value * SCALE * SCALE) for value in second_bias]
    wide += [round(value * SCALE) for value in third]
    wide += [round(value * SCALE * SCALE) for value in third_bias]
    body = array("h", _clip(short, MOST_SHORT)).tobytes() + array("b", _clip(small, MOST_BYTE)).tobytes()
    body += pack(f"<{len(wide)}i", *wide)
    share = round(clipped / (len(short) + len(small)), 5)
    return write_network({**header, "players": players, "clipped": share}, body)


def _clip(values: list[int], most: int) -> list[int]:
    return [max(-most, min(most, value)) for value in values]


def convert(source: Path, target: Path, players: int, header: dict[str, Any]) -> None:
    """Write the bot's file of a network that the trainer wrote."""
    target.write_bytes(quantize(source.read_bytes(), players, header))

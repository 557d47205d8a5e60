"""Weights as the compiled trainer writes them, and as the bot reads them: whole numbers of eight bits."""

from array import array
from pathlib import Path
from struct import pack, unpack
from typing import Any, Final

from bot.games.civ.ai.network import FIRST, SECOND, group_sizes, write_network

SCALE: Final = 64
"""What stands for 1 in a weight, and in what a neuron passes on."""


def quantize(trained: bytes, players: int, header: dict[str, Any]) -> bytes:
    """Return the bot's file of a network from the trainer's: floats of rows, biases and layers in their order."""
    rows = FIRST * sum(group_sizes(players))
    sizes = (rows, FIRST, FIRST * SECOND, SECOND, SECOND, 1)
    (made_for,) = unpack("<i", trained[:4])
    floats = array("f", trained[4:])
    if made_for != players or len(floats) != sum(sizes):
        raise ValueError("no network for so many players")
    parts: list[array[float]] = []
    for size in sizes:
        parts.append(floats[:size])
        floats = floats[size:]
    row, bias, second, second_bias, third, third_bias = parts
    small = [_small(value) for value in (*row, *second)]
    clipped = sum(abs(value) * SCALE > 127 for value in (*row, *second)) / len(small)
    wide = [round(value * SCALE) for value in bias]
    # the sums of the second layer are in SCALE², and so is the logit
    wide += [round(value * SCALE * SCALE) for value in second_bias]
    wide += [round(value * SCALE) for value in third]
    wide += [round(value * SCALE * SCALE) for value in third_bias]
    body = array("b", small).tobytes() + pack(f"<{len(wide)}i", *wide)
    return write_network({**header, "players": players, "clipped": round(clipped, 5)}, body)


def _small(value: float) -> int:
    return max(-127, min(127, round(value * SCALE)))


def convert(source: Path, target: Path, players: int, header: dict[str, Any]) -> None:
    """Write the bot's file of a network that the trainer wrote."""
    target.write_bytes(quantize(source.read_bytes(), players, header))

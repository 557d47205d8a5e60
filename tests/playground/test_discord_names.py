"""Discord's own names are Discord's: numbers of its API have the names that `discord.py` gives them."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import discord
import pytest
from discord.enums import InteractionResponseType
from discord.gateway import DiscordWebSocket

from bot.discord import permission_bits
from bot.discord.gateway import HELLO
from bot.playground.world.permissions import Permission

ROOT: Final = Path(__file__).parents[2]
Names = set[tuple[str, int]]


def of_enums(*enums: Any) -> Names:
    return {(member.name.upper(), member.value) for enum in enums for member in enum}


def of_flags(flags: Mapping[str, int]) -> Names:
    return {(name.upper(), value) for name, value in flags.items()}


OPCODES: Final = {(name, value) for name, value in vars(DiscordWebSocket).items() if type(value) is int}
CHANNELS: Final = {(name + kind, value) for name, value in of_enums(discord.ChannelType) for kind in ("", "_CHANNEL")}
NAMED: Final[dict[str, Names]] = {
    "bot/playground/checks/component_tree.py": of_enums(discord.ComponentType, discord.ButtonStyle)
    | {("STRING_SELECT", 3)},  # an alias there
    "bot/playground/world/state.py": of_flags(discord.MessageFlags.VALID_FLAGS)
    | of_enums(discord.MessageType)
    | CHANNELS
    | {("DIRECTORY", 14)},  # which discord.py does not know
    "bot/playground/world/interactions.py": of_enums(discord.InteractionType),
    "bot/playground/api/routes/interactions.py": of_enums(InteractionResponseType),
    "bot/playground/api/message_body.py": of_flags(discord.MessageFlags.VALID_FLAGS),
    "bot/playground/api/gateway.py": OPCODES | of_flags(discord.Intents.VALID_FLAGS) | {("SOUNDBOARD", 31)},
    "bot/playground/api/routes/events.py": of_enums(discord.EntityType),
    "bot/playground/checks/commands.py": of_enums(discord.AppCommandType),
}
"""The modules that name numbers of Discord's API, each with `discord.py`'s names for them."""


def numbers_named_in(path: Path) -> Iterator[tuple[str, int]]:
    """Yield the small whole numbers and bits that a module gives names to: limits of our own are typed, or larger."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if not isinstance(node, ast.Assign):
            continue
        several = isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple)
        pairs = zip(node.targets[0].elts, node.value.elts, strict=True) if several else [(node.targets[0], node.value)]  # type: ignore[attr-defined]  # both are tuples
        for name, value in pairs:
            is_bit = isinstance(value, ast.BinOp) and isinstance(value.op, ast.LShift)
            is_small = isinstance(value, ast.Constant) and type(value.value) is int and value.value < 100
            if isinstance(name, ast.Name) and (is_bit or is_small):
                yield name.id, eval(ast.unparse(value))  # a number, or a shift of one


def files() -> Iterator[str]:
    for room in ("bot/playground", "bot/discord"):
        yield from (str(path.relative_to(ROOT)) for path in sorted((ROOT / room).rglob("*.py")))


@pytest.mark.parametrize("file", [*files()])
def test_numbers_of_the_api_have_its_names(file: str) -> None:
    assert {*numbers_named_in(ROOT / file)} <= NAMED.get(file, set())


def test_the_names_are_looked_for_where_they_are() -> None:
    assert all(list(numbers_named_in(ROOT / file)) for file in NAMED)


def test_permissions_have_their_names() -> None:
    known = of_flags(discord.Permissions.VALID_FLAGS)
    assert {(each.name, each.value) for each in Permission} <= known
    tables: list[dict[str, Any]] = [
        found for name, found in vars(permission_bits).items() if name.isupper() and isinstance(found, dict)
    ]
    asked = [bits for bits in tables if all(isinstance(bit, int) for bit in bits.values())]
    assert len(asked) > 4
    assert all(of_flags(bits) <= known for bits in asked)


def test_the_opcode_that_the_gateway_waits_for_has_its_name() -> None:
    assert ("HELLO", HELLO) in OPCODES

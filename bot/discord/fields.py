"""Values chosen in a select or filled into a form."""

import re
from collections.abc import Mapping
from typing import Any, Final, cast

import discord

from bot.discord.answers import Interaction

_NUMBER: Final = re.compile(r"[0-9]{1,18}|[0-8][0-9]{18}", re.ASCII)
"""A number of at most 63 bits, which ids of Discord's keep to, and databases."""
_GROUPS: Final = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)


def address_of(interaction: Interaction) -> str:
    """Return the address of what was pressed or filled in; empty where there is none."""
    return str(cast("Mapping[str, Any]", interaction.data or {}).get("custom_id", ""))


def chosen_values(interaction: Interaction) -> list[str]:
    """Return the options chosen in a select."""
    return cast("list[str]", cast("Mapping[str, Any]", interaction.data or {}).get("values", []))


def read_number(text: str) -> int | None:
    """Return a number that was chosen or filled in; None for anything else, and for one that no database could hold."""
    # before `int`, which takes signs, underscores, digits of other scripts, and fails on thousands of digits
    return int(text) if _NUMBER.fullmatch(text) else None


def chosen_numbers(interaction: Interaction) -> list[int]:
    """Return the options chosen in a select as numbers, such as ids; what no client of Discord's sends is left out."""
    return [number for value in chosen_values(interaction) if (number := read_number(value)) is not None]


def chosen_people(interaction: Interaction) -> list[tuple[int, bool]]:
    """Return the people chosen in a user select, also in one of a form, each with whether it is a bot."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    users = cast("Mapping[str, Any]", data.get("resolved", {}).get("users", {}))
    filled = (int(value) for values in filled_fields(interaction).values() for value in values if value in users)
    found = (*chosen_numbers(interaction), *filled)
    return [(user, bool(users.get(str(user), {}).get("bot", False))) for user in found]


def chosen_name(interaction: Interaction, user: int) -> str:
    """Return what a person chosen in a user select is called on this server; empty where Discord doesn't say."""
    resolved = cast("Mapping[str, Any]", (interaction.data or {}).get("resolved", {}))
    known = cast("Mapping[str, Any]", resolved.get("users", {}).get(str(user), {}))
    member = cast("Mapping[str, Any]", resolved.get("members", {}).get(str(user), {}))
    return str(member.get("nick") or known.get("global_name") or known.get("username") or "")


def chosen_value(interaction: Interaction) -> str:
    """Return the one option chosen; empty where there is none."""
    return next(iter(chosen_values(interaction)), "")


def command_options(interaction: Interaction) -> dict[str, Any]:
    """Return the options of a slash command by name, also of one that the bot no longer has."""
    given = cast("Mapping[str, Any]", interaction.data or {}).get("options", [])
    while given and given[0]["type"] in _GROUPS:
        given = given[0].get("options", [])
    return {str(each["name"]): each.get("value") for each in given}


def filled_fields(interaction: Interaction) -> dict[str, list[str]]:
    """Return the values of a form by their custom ids; a text is a list of one."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    asked = [cast("Mapping[str, Any]", each.get("component", {})) for each in data.get("components", [])]
    return {
        str(each["custom_id"]): list(each["values"]) if "values" in each else [str(each.get("value") or "")]
        for each in asked
    }

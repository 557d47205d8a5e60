"""Values chosen in a select or filled into a form."""

from collections.abc import Mapping
from typing import Any, cast

from bot.discord.answers import Interaction


def chosen_values(interaction: Interaction) -> list[str]:
    """Return the options chosen in a select."""
    return cast("list[str]", cast("Mapping[str, Any]", interaction.data or {}).get("values", []))


def chosen_value(interaction: Interaction) -> str:
    """Return the one option chosen; empty where there is none."""
    return next(iter(chosen_values(interaction)), "")


def filled_fields(interaction: Interaction) -> dict[str, list[str]]:
    """Return the values of a form by their custom ids; a text is a list of one."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    asked = [cast("Mapping[str, Any]", each.get("component", {})) for each in data.get("components", [])]
    return {
        str(each["custom_id"]): list(each["values"]) if "values" in each else [str(each.get("value") or "")]
        for each in asked
    }

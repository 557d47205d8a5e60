"""What somebody has chosen in a select, or filled into a form."""

from collections.abc import Mapping
from typing import Any, cast

from bot.discord.answers import Interaction


def chosen_values(interaction: Interaction) -> list[str]:
    """The options chosen in a select."""
    return cast("list[str]", cast("Mapping[str, Any]", interaction.data or {}).get("values", []))


def chosen_value(interaction: Interaction) -> str:
    """The one option chosen; empty where there is none."""
    return next(iter(chosen_values(interaction)), "")


def filled_fields(interaction: Interaction) -> dict[str, list[str]]:
    """What a form says, by its questions; a text is a list of one."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    asked = [cast("Mapping[str, Any]", each.get("component", {})) for each in data.get("components", [])]
    return {
        str(each["custom_id"]): list(each["values"]) if "values" in each else [str(each.get("value") or "")]
        for each in asked
    }

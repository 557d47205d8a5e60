"""What Discord allows one message, checked on the components a view writes (Discord, message components)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from discord import ui

TEXT, BUTTON, SELECT, USERS, SPECTATOR = 10, 2, 3, 5, 12


def components(view: ui.LayoutView) -> list[dict[str, Any]]:
    """Every component of a view, at any depth."""
    return list(_walked(view.to_components()))


def _walked(found: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for item in found:
        yield item
        yield from _walked(item.get("components", []))


def check(view: ui.LayoutView) -> list[dict[str, Any]]:
    """Asserts that Discord would take it; its components."""
    found = components(view)
    assert len(found) <= 40
    assert sum(len(item["content"]) for item in found if item["type"] == TEXT) <= 4000
    ids = Counter(item["custom_id"] for item in found if "custom_id" in item)
    assert not [name for name, count in ids.items() if count > 1]
    for item in found:
        _check_one(item)
    return found


def _check_one(item: dict[str, Any]) -> None:
    assert 1 <= len(item.get("custom_id", "x")) <= 100
    if item["type"] == TEXT:
        assert item["content"]
    elif item["type"] == BUTTON:
        assert 1 <= len(item["label"]) <= 80
    elif item["type"] == SELECT:
        options = item["options"]
        assert 1 <= len(options) <= 25
        assert 0 <= item["min_values"] <= item["max_values"] <= len(options)
        assert item["max_values"] >= 1
        assert len({option["value"] for option in options}) == len(options)
        assert all(1 <= len(option["label"]) <= 100 and len(option["value"]) <= 100 for option in options)
        assert all(len(option.get("description") or "") <= 100 for option in options)
        assert len(item["placeholder"]) <= 150
    elif item["type"] == USERS:
        assert len(item["placeholder"]) <= 150
    elif item["type"] == SPECTATOR:
        assert all(1 <= len(found["description"]) <= 1024 for found in item["items"])


def check_whole(view: ui.LayoutView) -> list[dict[str, Any]]:
    """The same, and nothing a person presses or chooses has lost its end; its components."""
    found = check(view)
    for item in found:
        for key, most in (("label", 80), ("placeholder", 150)):
            assert not _is_cut(item.get(key) or "", most), item[key]
        for option in item.get("options", ()):
            assert not _is_cut(option["label"], 100), option["label"]
    return found


def _is_cut(text: str, most: int) -> bool:
    """Whether a text of at most so many characters had more: an ellipsis of its own comes earlier."""
    return text.endswith("…") and len(text) > most - 10

"""Made-up effects: all modules that read the table of effects, loaded again over other rows."""

import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any, Final

ROWS: Final = "bot.games.civ.rules.effect_rows"
"""The one module whose rows all others read."""
OURS: Final = ("bot", "tests")
Fields = Mapping[str, Any]
TABLES: Final[dict[str, dict[str, Fields | None]]] = {
    "military fetches": {"M 1": {"owes": ("salvage",)}, "M 2": {"owes": ("salvage", "salvage")}},
    "military plays for nothing": {"M 1": {"owes": ("play",)}, "M 2": {"owes": ("play", "play")}},
    "military's sacrifice plays": {"M sacrifice": {"owes": ("scrap", "play")}},
    "religion's sacrifice fetches": {"R sacrifice": {"owes": ("salvage",)}},
    "economy discards what it did not play": {"E 1": {"owes": ("scrap", "play", "discard")}},
    "economy's sacrifice attacks too": {"E sacrifice": {"owes": ("attack",)}},
    "science plays before it takes back": {"S 2": {"owes": ("play", "recall", "recall")}},
    "science's sacrifice draws and plays": {"S sacrifice": {"draws": 2, "owes": ("play",)}},
    "utopia draws": {"U 1": {"draws": 1, "each": "discard"}, "U 2": {"draws": 2}},
    "utopia discards and fetches": {"U 1": {"owes": ("discard", "salvage")}, "U 2": {"owes": ("salvage", "discard")}},
    "utopia fetches and plays": {"U 1": {"owes": ("salvage", "play")}, "U 2": {"owes": ("salvage", "play", "play")}},
}
"""Effects that there are not, by what differs: made of the steps of others, and understood by all."""
STEPS: Final = {
    "unearth": ("discard", "area"),
    "dig": ("discard", "hand"),
    "bury": ("area", "discard"),
    "pocket": ("area", "hand"),
    "toss": ("hand", "discard"),
    "seize": ("other hand", "hand"),
    "donate": ("hand", "other hand"),
    "raid": ("area", "discard"),
}
"""Steps that there are not, by word: where each takes a card from and where it puts it."""
STRIKING: Final = ("raid",)
"""Those of them that cost all others a card of the Domain, too."""
OTHER_STEPS: Final[dict[str, dict[str, Fields | None]]] = {
    "science's sacrifice unearths": {"S sacrifice": {"owes": ("unearth",)}},
    "military unearths": {"M 1": {"owes": ("unearth",)}, "M 2": {"owes": ("unearth", "unearth")}},
    "economy buries and unearths": {
        "E 1": {"owes": ("bury", "unearth")},
        "E 2": {"owes": ("bury", "bury", "unearth", "unearth")},
    },
    "utopia unearths what it tosses, or buries another": {
        "U 1": {"owes": ("toss", "unearth")},
        "U 2": {"owes": ("unearth", "bury")},
    },
    "religion's sacrifice unearths and plays": {"R sacrifice": {"owes": ("unearth", "play")}},
    "science pockets": {
        "S 1": {"owes": ("pocket", "play")},
        "S 2": {"owes": ("pocket", "recall", "play", "play")},
    },
    "utopia digs": {"U 1": {"owes": ("dig",)}, "U 2": {"owes": ("dig", "salvage")}},
    "religion seizes": {"R sacrifice": {"owes": ("seize",), "each": "donate"}},
    "military raids": {"M sacrifice": {"owes": ("raid",)}},
    "a leap tosses": {"S sacrifice": {"draws": 5, "each": "toss"}},
}
"""Effects made of steps that there are not, understood by all once these have texts."""
HALF_KNOWN: Final[dict[str, dict[str, Fields | None]]] = {
    "military inquires": {"M 1": {"owes": ("inquire",), "each": "give"}},
    "economy attacks": {"E 2": {"owes": ("attack", "attack")}},
}
"""Effects that the rules can follow, and that computer players have no weight for."""
WORDLESS: Final[dict[str, dict[str, Fields | None]]] = {
    "culture has a sacrifice": {"C sacrifice": {"clause": "§5.1", "owes": ("salvage", "discard")}},
}
"""Effects that the rules can follow, and that have no name in any language."""


def rows(changed: Mapping[str, Fields | None]) -> Callable[[Any], None]:
    """Return what replaces rows: by "M 1" or "M sacrifice" the fields that differ, None where there is no such row."""

    def change(module: Any) -> None:
        old = {_name(effect): effect for effect in module.EFFECTS}
        for name, fields in changed.items():
            if fields is None:
                del old[name]
            elif name in old:
                old[name] = replace(old[name], **{"owes": (), "draws": 0, "each": "", **fields})
            else:
                old[name] = module.Effect(*_key(name), **fields)
        used = {word for effect in old.values() for word in (*effect.owes, effect.each)}
        for word in sorted(used & STEPS.keys()):
            source, goal = map(module.Zone, STEPS[word])
            module.STEPS[word] = module.EffectStep(word, source, goal, "§4.1", strikes_others=word in STRIKING)
        for word in module.STEPS.keys() - used:
            del module.STEPS[word]
        order = list(map(_key, sorted(old, key=_key)))
        module.EFFECTS = tuple(sorted(old.values(), key=lambda effect: order.index((effect.domain, effect.level))))

    return change


def _name(effect: Any) -> str:
    return f"{'MRESCU'[effect.domain]} {effect.level or 'sacrifice'}"


def _key(name: str) -> tuple[int, int]:
    code, level = name.split(" ")
    return "MRESCU".index(code), 0 if level == "sacrifice" else int(level)


class _Changing:
    """Finds the module of rows, and changes it once it is loaded."""

    def __init__(self, change: Callable[[Any], None]) -> None:
        self._change = change

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != ROWS:
            return None
        spec = PathFinder.find_spec(name, path, target)
        assert spec is not None
        assert spec.loader is not None
        load = spec.loader.exec_module

        def exec_module(module: ModuleType) -> None:
            load(module)
            self._change(module)

        spec.loader.exec_module = exec_module
        return spec


@contextmanager
def made_up(change: Callable[[Any], None]) -> Generator[Callable[[str], Any]]:
    """Load whatever is asked for by name with those rows; what others hold of our modules stays as it is."""
    kept = _take_out()
    finder = _Changing(change)
    sys.meta_path.insert(0, finder)
    try:
        yield import_module
    finally:
        sys.meta_path.remove(finder)
        _take_out()
        sys.modules.update(kept)


def _take_out() -> dict[str, ModuleType]:
    ours = {name: module for name, module in sys.modules.items() if name.partition(".")[0] in OURS}
    for name in ours:
        del sys.modules[name]
    return ours

"""The catalogues of `assets/locales`, and who speaks one of them (STYLE, text has a key)."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal, cast

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from bot.i18n.commands import FUNCTION, Commands

SOURCE: Final = "en"
"""The locale every text exists in."""
NEUTRAL: Final = "…"
"""Shown in place of a text that even English lacks; the log has the key."""

_log: Final = logging.getLogger(__name__)


class MissingText(LookupError):
    """No catalogue has this key, or its text asks for a value that was not given: our bug."""


def _bundle(locale: str, folder: Path, commands: Commands) -> FluentBundle:
    def translated(key: str) -> str | None:
        value = bundle.get_message(key).value if bundle.has_message(key) else None
        return None if value is None else str(bundle.format_pattern(value)[0])

    def command(name: object) -> str:
        return commands.shown(str(name), translated)

    bundle = FluentBundle([locale], functions={FUNCTION: command}, use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _plain(value: object) -> object:
    """A value as Fluent takes it: numbers choose plurals, and are not grouped."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else str(value)


@dataclass(frozen=True)
class Speaker:
    """One language: says keys, and falls back to English for what it lacks.

    `strict` raises `MissingText` where people would be shown a neutral text.
    """

    locale: str
    bundles: tuple[FluentBundle, ...] = field(repr=False, compare=False)
    strict: bool = False
    _told: set[str] = field(default_factory=set[str], init=False, repr=False, compare=False)

    def say(self, key: str, /, **values: object) -> str:
        """The text of `key` in this language, with its values. Numbers stand plain."""
        for number, bundle in enumerate(self.bundles):
            if bundle.has_message(key):
                if number:
                    self._tell(f"{self.locale} lacks the text {key!r}")
                return self._format(bundle, key, values)
        if self.strict:
            raise MissingText(key)
        self._tell(f"no catalogue has the text {key!r}")
        return NEUTRAL

    def has(self, key: str) -> bool:
        """Whether this language or English has a text of that key."""
        return any(bundle.has_message(key) for bundle in self.bundles)

    def list(self, items: Sequence[str], kind: Literal["and", "or"] = "and") -> str:
        """The items as one phrase: "A, B, and C"."""
        return format_list(items, style="standard" if kind == "and" else "or", locale=self._babel)

    @cached_property
    def _babel(self) -> str:
        return self.locale.replace("-", "_")

    def _format(self, bundle: FluentBundle, key: str, values: Mapping[str, object]) -> str:
        message = bundle.get_message(key)
        if message.value is None:
            return NEUTRAL
        plain = {name: _plain(value) for name, value in values.items()}
        found, errors = bundle.format_pattern(message.value, cast("dict[str, Any]", plain))
        if errors:
            if self.strict:
                raise MissingText(f"{key}: {errors}")
            self._tell(f"the text {key!r} of {self.locale} is faulty: {errors}")
        return str(found)

    def _tell(self, what: str) -> None:
        if what not in self._told:
            self._told.add(what)
            _log.warning(what)


@dataclass(frozen=True)
class Catalogues:
    """All languages there are, and the slash commands as they name them."""

    speakers: Mapping[str, Speaker]
    commands: Commands

    @classmethod
    def load(cls, folder: Path, *, strict: bool = False) -> "Catalogues":
        """One language for each folder inside `folder`, from all its `.ftl` files. Raises `FileNotFoundError`."""
        commands = Commands()
        folders = [found for found in sorted(folder.iterdir()) if found.is_dir()]
        bundles = {found.name: _bundle(found.name, found, commands) for found in folders}
        if SOURCE not in bundles:
            raise FileNotFoundError(f"no {SOURCE} locale in {folder}")
        english = bundles[SOURCE]
        return cls(
            {
                locale: Speaker(locale, (bundle,) if bundle is english else (bundle, english), strict)
                for locale, bundle in bundles.items()
            },
            commands,
        )

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages, English first."""
        return tuple(sorted(self.speakers, key=lambda locale: (locale != SOURCE, locale)))

    def has(self, locale: str) -> bool:
        """Whether there are texts in that language, of whatever region."""
        language = locale.replace("_", "-").partition("-")[0].lower()
        return any(name.partition("-")[0].lower() == language for name in self.speakers)

    def speaker(self, locale: str | None) -> Speaker:
        """Who speaks `locale`, or else its language without the region, or else English."""
        wanted = (locale or SOURCE).replace("_", "-")
        for name in (wanted, wanted.partition("-")[0].lower()):
            if name in self.speakers:
                return self.speakers[name]
        return self.speakers[SOURCE]

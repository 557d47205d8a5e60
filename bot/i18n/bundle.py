"""The texts of one language, each read when it is first asked for: reading them all takes 0.1 s and more a language."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

SOURCE: Final = "en"
"""The locale every text exists in."""
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""Where an entry begins: nothing inside another can look so (Fluent's grammar)."""

_LOCALE: Final = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", re.ASCII)


class Bundle(FluentBundle):
    """A bundle that knows where each entry stands in its files, and parses it on demand. Safe among threads."""

    def __init__(self, locale: str, functions: Mapping[str, Callable[[Any], Any]]) -> None:
        super().__init__([rules_of(locale)], functions=dict(functions), use_isolating=False)
        self._unread: dict[str, str] = {}

    def add_source(self, text: str) -> None:
        """Adds the entries of a file. Of those that are written twice the first one that can be read counts."""
        ends = [entry.start() for entry in _ENTRY.finditer(text)][1:]
        for entry, end in zip(_ENTRY.finditer(text), [*ends, len(text)], strict=False):
            before = self._unread.get(entry[1], "")
            self._unread[entry[1]] = f"{before}\n{text[entry.start() : end]}"

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, entry: str) -> None:
        source = self._unread.get(entry)
        if source is not None:
            self.add_resource(FluentResource(source))
            self._unread.pop(entry, None)  # not before: another thread would find it neither here nor there


def is_locale(name: str) -> bool:
    """Whether this is written like a locale: `nl`, `pt-BR`; `en copy` and `pt_BR` are not."""
    return _LOCALE.fullmatch(name) is not None


def rules_of(locale: str) -> str:
    """The locale whose lists and plurals that language has, as Babel writes it: English's, where it is unknown."""
    try:
        return str(Locale.parse(locale, sep="-"))
    # a folder may be called anything: its texts are said all the same, by the rules of English
    except (UnknownLocaleError, ValueError):
        return SOURCE

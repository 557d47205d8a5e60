"""The catalogues of `assets/locales`: code names texts by key, the files there hold them in each language.

The texts of a language are read one by one, when they are first asked for: reading them all takes 0.1 s and more.
"""

import logging
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, TextElement
from fluent.runtime.types import fluent_number

from bot.i18n.commands import FUNCTION, Commands
from bot.i18n.icons import Icons

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper  # pyright: ignore[reportPrivateUsage]  # it has no public name

SOURCE: Final = "en"
"""The locale that has every text."""
FORM: Final = "FORM"
"""The function by which a text asks for the form of a noun: `{ FORM($domain, "genitive") }`."""
NEUTRAL: Final = "…"
"""The text shown in place of one that even English lacks; the log has the key."""
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""The beginning of an entry. By Fluent's grammar nothing inside another entry can look like it."""
_ATTRIBUTE: Final = re.compile(r"\n +\.")
_LOCALE: Final = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", re.ASCII)
_TWO_STOPS: Final = re.compile("\\.(\u2069+[*]*)\\.(?!\\.)")
"""A name that ends in a full stop, at the end of a sentence, which needs no second one."""
_MARKUP: Final = "\u2068*_"
"""The characters that may stand before the first letter of a name in a message."""
_LONG_NUMBER: Final = 10**15
"""From this on a number is written digit by digit, by the rules of no language."""
_CACHE_SIZE: Final = 8192
"""Texts with values that are kept in each language, of about 300 bytes each: a hand alone says some fifty."""

_log: Final = logging.getLogger(__name__)


class MissingText(LookupError):
    """Raised where no catalogue has a key, or its text needs a value that was not given: a bug of ours."""


class Bundle(FluentBundle):
    """A Fluent bundle that parses each entry when it is first asked for. Thread-safe.

    What its texts name and it lacks is that of `fallback`.
    """

    def __init__(
        self, locale: str, functions: Mapping[str, Callable[[Any], Any]], fallback: "Bundle | None" = None
    ) -> None:
        own: dict[str, Callable[..., Any]] = {FORM: self._form}
        super().__init__([rules_of(locale)], functions={**own, **functions}, use_isolating=False)
        self._fallback = fallback
        self._unread: dict[str, str] = {}
        self._nouns: list[str] = []
        self._forms: dict[str, tuple[re.Pattern[str], dict[str, str]]] = {}

    def add_source(self, text: str) -> None:
        """Add the entries of a file. Where a key is written twice, the first entry that can be read counts."""
        ends = [entry.start() for entry in _ENTRY.finditer(text)][1:]
        for entry, end in zip(_ENTRY.finditer(text), [*ends, len(text)], strict=False):
            before, source = self._unread.get(entry[1], ""), text[entry.start() : end]
            self._unread[entry[1]] = f"{before}\n{source}"
            if _ATTRIBUTE.search(source):
                self._nouns.append(entry[1])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._read(f"-{entry_id}" if term else entry_id)
        try:
            return super()._lookup(entry_id, term)
        except LookupError:
            if self._fallback is None:
                raise
            # a button that isn't translated yet says the same in the texts that name it
            return self._fallback._lookup(entry_id, term)

    def _read(self, entry: str) -> None:
        source = self._unread.get(entry)
        if source is not None:
            self.add_resource(FluentResource(source))
            self._unread.pop(entry, None)  # not before: another thread would find it neither here nor there

    def _form(self, text: Any, name: Any) -> str:
        """Return a text with each noun in it in the form that the noun's own text has as an attribute of that name."""
        form = str(name)
        if form not in self._forms:
            nouns = [self.get_message(key) for key in self._nouns if self.has_message(key)]
            forms = {
                self._plain(noun.value): self._plain(noun.attributes[form])
                for noun in nouns
                if noun.value and form in noun.attributes
            }
            longest_first = sorted(map(re.escape, forms), key=len, reverse=True)
            self._forms[form] = re.compile(rf"\b({'|'.join(longest_first)})\b"), forms
        found, forms = self._forms[form]
        return found.sub(lambda noun: forms.get(noun[0], ""), str(text))

    def _plain(self, pattern: Any) -> str:
        return str(self.format_pattern(pattern)[0])


def is_locale(name: str) -> bool:
    """Return whether a name is written like a locale: `nl` and `pt-BR` are, `en copy` and `pt_BR` aren't."""
    return _LOCALE.fullmatch(name) is not None


def rules_of(locale: str) -> str:
    """Return the locale, in Babel's form, whose lists, plurals and dates a language has: English for an unknown one."""
    try:
        return str(Locale.parse(locale, sep="-"))
    # a folder may have any name; its texts are still used, with the rules of English
    except (UnknownLocaleError, ValueError):
        return SOURCE


def _bundle(locale: str, folder: Path, commands: Commands, fallback: Bundle | None) -> Bundle:
    """Return the texts of one locale, without those that cannot be read (`completeness` finds them)."""

    def translated(key: str) -> str | None:
        value = bundle.get_message(key).value if bundle.has_message(key) else None
        return None if value is None else str(bundle.format_pattern(value)[0])

    def command(name: Any) -> Any:
        return commands.shown(str(name), translated)

    bundle = Bundle(locale, {FUNCTION: command}, fallback)
    # in one order on every system, so that a key that stands twice has the same text everywhere
    for file in text_files(folder):
        # one wrong byte must not stop the bot; `civ doctor` names the file
        bundle.add_source(file.read_text(encoding="utf-8", errors="replace"))
    return bundle


def _plain(value: object) -> str | int | float:
    """Return a value as `_fluent` and a cache's key take it: a number that is short enough, or a text."""
    # Babel's decimals end at 28 digits, and a forged number may have more
    return value if isinstance(value, int | float) and abs(value) < _LONG_NUMBER else str(value)


def _fluent(value: str | int | float) -> Any:
    """Return a value as Fluent takes it. Numbers choose plurals, have the language's decimal sign and no grouping."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


def _first_letter(text: str) -> str:
    """Return the first letter in lower case, without accents."""
    return unicodedata.normalize("NFD", text.lstrip(_MARKUP)[:1].casefold())[:1]


@dataclass(frozen=True)
class Localizer:
    """Turns keys and values into texts of one language, and into English where the language lacks one.

    `strict` raises `MissingText` where people would be shown `NEUTRAL`.
    """

    locale: str
    bundles: tuple[FluentBundle, ...] = field(repr=False)
    """The texts, English last: what is cached of a language is cached of these, whatever else has its name."""
    strict: bool = False
    icons: Icons = field(default_factory=Icons, repr=False, compare=False)
    """Shared by all languages."""
    _warned: set[str] = field(default_factory=set[str], init=False, repr=False, compare=False)
    commands: Commands = field(default_factory=Commands, repr=False, compare=False)
    """Shared by all languages: the ids of the slash commands that texts name."""
    _list_words: dict[tuple[str, str], str] = field(
        default_factory=dict[tuple[str, str], str], init=False, repr=False, compare=False
    )
    _plain_texts: dict[str, str] = field(default_factory=dict[str, str], init=False, repr=False, compare=False)
    """This language's own texts that take no values, of those that have been said."""

    def say(self, key: str, /, **values: object) -> str:
        """Return the text of `key` with these values. Numbers are not grouped: 12345."""
        if (plain := self._plain_texts.get(key)) is not None:
            return plain
        said: str | None = None
        for number, bundle in enumerate(self.bundles):
            if not bundle.has_message(key):
                continue
            if number and said is None:
                self._tell(f"{self.locale} lacks the text {key!r}")
            text, is_sound = self._format(bundle, key, values)
            if is_sound:
                return text
            said = said or text
        if said is not None:
            return said
        if self.strict:
            raise MissingText(key)
        self._tell(f"no catalogue has the text {key!r}")
        return NEUTRAL

    def has(self, key: str) -> bool:
        """Return whether this language or English has a text of that key."""
        return any(bundle.has_message(key) for bundle in self.bundles)

    def list(self, items: Sequence[str], kind: Literal["and", "or"] = "and") -> str:
        """Return the items as one phrase, such as "A, B, and C"."""
        listed = format_list(items, style="standard" if kind == "and" else "or", locale=self._babel_locale)
        if len(items) < 2:
            return listed
        last = items[-1]
        usual, word = self._list_word(kind, ""), self._list_word(kind, _first_letter(last))
        end = f" {usual} {last}"
        return f"{listed.removesuffix(end)} {word} {last}" if usual != word and listed.endswith(end) else listed

    def _list_word(self, kind: str, letter: str) -> str:
        """Return the word before a last item that begins with `letter`; empty where the language lacks that text."""
        if (word := self._list_words.get((kind, letter))) is None:
            key, own = f"list-{kind}", self.bundles[0]
            word = self._format(own, key, {"letter": letter})[0] if own.has_message(key) else ""
            self._list_words[kind, letter] = word
        return word

    @cached_property
    def rules(self) -> str:
        """The locale whose rules Babel applies to this language (`rules_of`)."""
        return rules_of(self.locale)

    @cached_property
    def english_name(self) -> str:
        """The language's name in English, without a region's."""
        return str(Locale(SOURCE).languages[self._babel_locale.language])

    @cached_property
    def _babel_locale(self) -> Locale:
        # Babel would look for it again with every list
        return Locale.parse(self.rules)

    def _format(self, bundle: FluentBundle, key: str, values: Mapping[str, object]) -> tuple[str, bool]:
        """Return a text, and whether it could be formatted without an error."""
        message = bundle.get_message(key)
        if isinstance(message.value, TextElement):  # nothing to put in: most labels and titles are such
            if bundle is self.bundles[0]:
                self._plain_texts[key] = message.value.value
            return message.value.value, True
        if message.value is None:
            return NEUTRAL, False
        flat = [each for name, value in values.items() for each in (name, _plain(value))]
        found, errors = self._formatted(bundle, key, self.commands.version, *flat)
        if errors:
            if self.strict:
                raise MissingText(f"{key}: {errors}")
            self._tell(f"the text {key!r} of {self.locale} is faulty: {errors}")
        return found, not errors

    def forget(self) -> None:
        """Drop the texts that are kept with their values, names of people among them."""
        self._formatted.cache_clear()

    @cached_property
    def _formatted(self) -> "_lru_cache_wrapper[tuple[str, Sequence[Exception]]]":
        """The cache of `_format`, by all that a text depends on; thread-safe, and apart for 1, 1.0 and True."""

        @lru_cache(_CACHE_SIZE, typed=True)
        def formatted(
            bundle: FluentBundle, key: str, _commands: int, *flat: str | int | float
        ) -> tuple[str, Sequence[Exception]]:
            values = {str(name): _fluent(value) for name, value in zip(flat[::2], flat[1::2], strict=True)}
            pattern = cast("Any", bundle.get_message(key).value)
            found, errors = bundle.format_pattern(pattern, values)
            return _TWO_STOPS.sub(r".\1", str(found)), errors

        return formatted

    def _tell(self, message: str) -> None:
        if message not in self._warned:
            self._warned.add(message)
            _log.warning(message)


@lru_cache(maxsize=256)
def find_locale(locale: str | None, locales: tuple[str, ...]) -> str | None:
    """Return the one of `locales` that serves `locale`: the same, else its language, else another region of it."""
    wanted = (locale or "").replace("_", "-").lower()
    language = wanted.partition("-")[0]
    by_name = {name.lower(): name for name in locales}
    others = (name for name in by_name if name.partition("-")[0] == language)
    return next((by_name[name] for name in (wanted, language, *others) if name in by_name), None)


def folders(locales: Path) -> tuple[Path, ...]:
    """Return the folders that have `.ftl` files, by name. Those that aren't named like a locale aren't languages."""
    return tuple(found for found in sorted(locales.iterdir()) if text_files(found))


def text_files(folder: Path) -> list[Path]:
    """Return the `.ftl` files of a language by path: those of the platform, and those in a folder for each game."""
    return sorted(folder.rglob("*.ftl"))


@dataclass(frozen=True)
class Catalogues:
    """All languages, and the ids of the slash commands that their texts name."""

    localizers: Mapping[str, Localizer]
    commands: Commands
    icons: Icons

    @classmethod
    def load(cls, folder: Path, *, strict: bool = False) -> "Catalogues":
        """Read a language from each folder that is named like one.

        Raises:
            FileNotFoundError: there is no English.
        """
        commands, icons = Commands(), Icons()
        found = {each.name: each for each in folders(folder) if is_locale(each.name)}
        if SOURCE not in found:
            raise FileNotFoundError(f"no {SOURCE} locale in {folder}")
        english = _bundle(SOURCE, found.pop(SOURCE), commands, None)
        bundles = {SOURCE: (english,)}
        bundles |= {name: (_bundle(name, each, commands, english), english) for name, each in found.items()}
        return cls(
            {locale: Localizer(locale, own, strict, icons, commands=commands) for locale, own in bundles.items()},
            commands,
            icons,
        )

    def forget(self) -> None:
        """Drop what is kept of texts with their values, since someone is forgotten whose name may be in them."""
        for localizer in self.localizers.values():
            localizer.forget()

    @cached_property
    def locales(self) -> tuple[str, ...]:
        """The languages, English first and the others by name."""
        return tuple(sorted(self.localizers, key=lambda locale: (locale != SOURCE, locale)))

    def known(self, locale: str | None) -> str | None:
        """Return the locale that serves `locale`, as `find_locale` finds it."""
        return find_locale(locale, self.locales)

    def has(self, locale: str) -> bool:
        """Return whether there are texts in that language, of any region."""
        return self.known(locale) is not None

    def localizer(self, *wanted: str | None) -> Localizer:
        """Return the language for the first of the `wanted` locales that is known, or else English."""
        found = (self.known(locale) for locale in wanted if locale)
        return self.localizers[next((locale for locale in found if locale), SOURCE)]

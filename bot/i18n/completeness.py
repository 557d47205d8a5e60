"""The search for missing texts of a locale, for `civ doctor` and the tests."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n.catalogue import FORM, SOURCE, rules_of, text_files
from bot.i18n.commands import FUNCTION, MENU_KEY, NAME_KEY, is_fit

Kind = Literal[
    "unreadable", "broken", "twice", "missing", "untranslated", "superfluous", "values", "commands", "plurals", "forms",
    "unused", "unfit",
]  # fmt: skip
_OF_COMMANDS: Final = (NAME_KEY, MENU_KEY, "command-", "option-", "choice-")
_PLURALS: Final = frozenset(("zero", "one", "two", "few", "many"))
_COUNTED: Final = 200
"""Whole numbers up to this one have each plural form that a language has for them (Arabic's last is that of 100)."""
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_NOT_WORDS: Final = re.compile(r"\{[^{}>]*\}|\$[\w-]+|\[[\w-]+\]")
_LEAST_WORDS: Final = 4
"""Texts of at least this many words are never the same in two languages; shorter ones may be."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing that is wrong with a locale.

    `where` is a key, or a file with a line; `found` and `wanted` are what differs. The kinds are:

    - `unreadable`: a file that isn't UTF-8
    - `broken`: lines that aren't Fluent
    - `twice`: a key that is written twice; `found` is the second file
    - `missing`: a key that only English has
    - `untranslated`: a text that is word for word the English one
    - `superfluous`: a key that English lacks
    - `values`: other placeholders than in English
    - `commands`: other commands named than in English
    - `plurals`: fewer forms for a number than the language has; `wanted` are all of them
    - `forms`: a text asks for a form, such as a case, that the noun, or every noun, lacks; `wanted` are those there are
    - `unused`: a noun has a form that no text asks for; `wanted` are those asked for
    - `unfit`: a command's name, description or choice that Discord does not accept
    """

    kind: Kind
    where: str
    found: str = ""
    wanted: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A text's placeholders, and how often it names each command."""

    values: frozenset[str]
    shown: frozenset[str]
    """Those of `values` by which it doesn't only choose."""
    commands: Counter[str] = field(hash=False)
    plurals: frozenset[frozenset[str]] = frozenset()
    """The forms of a number (CLDR's categories) between which it chooses, for each choice."""
    said: str = ""
    """The text as its file has it, on one line."""
    forms: frozenset[str] = frozenset()
    """The forms that it has as a noun, such as cases: the names of its attributes."""
    asked: frozenset[tuple[str, str]] = frozenset()
    """The forms that it asks for, each with the noun's key; without one where a value has them."""


def flaws(locales: Path, locale: str) -> tuple[Flaw, ...]:
    """Return everything that is wrong with one of the folders of `locales`, compared with English."""
    found: list[Flaw] = []
    texts = read_locale(locales / locale, found)
    found += _compare_forms(texts)
    if locale != SOURCE:
        found += _compare(texts, read_locale(locales / SOURCE, []), _plurals_of(locale))
    return tuple(found)


def read_locale(folder: Path, found: list[Flaw]) -> dict[str, Text]:
    """Return the texts of a locale by key, and add what cannot be read to `found`."""
    texts: dict[str, Text] = {}
    for file in text_files(folder):
        name = file.relative_to(folder).as_posix()
        try:
            source = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            found.append(Flaw("unreadable", name))
            continue
        for entry in _entries(source):
            if isinstance(entry, _BrokenLines):
                found.append(Flaw("broken", f"{name}:{entry.line}", entry.content))
                continue
            key, text = entry
            if key in texts:
                found.append(Flaw("twice", key, name))
            texts[key] = text
    return texts


class _BrokenLines(NamedTuple):
    """Lines that aren't Fluent: the number of the first one, and its content."""

    line: int
    content: str


@lru_cache(512)  # a second for all files of a language, and English is held against each of the others
def _entries(source: str) -> tuple[tuple[str, Text] | _BrokenLines, ...]:
    """Return the texts of a file with their keys, in order."""
    found: list[tuple[str, Text] | _BrokenLines] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            found.append(_BrokenLines(line, (entry.content or "").strip().partition("\n")[0]))
        elif isinstance(entry, ast.Message):
            found.append((entry.id.name, _text(entry, source)))
    return tuple(found)


def _text(message: ast.Message, source: str) -> Text:
    collected = _Collector()
    collected.visit(message)
    span = message.value.span if message.value else None
    said = " ".join(source[span.start : span.end].split()) if span else ""
    values = frozenset(collected.shown | collected.selectors)
    forms = frozenset(each.id.name for each in message.attributes)
    plurals, asked = frozenset(collected.plurals), frozenset(collected.asked)
    return Text(values, frozenset(collected.shown), collected.commands, plurals, said, forms, asked)


class _Collector(Visitor):
    """Collects the placeholders, commands and forms of nouns in a text."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.selectors: set[str] = set()
        self.commands: Counter[str] = Counter()
        self.plurals: set[frozenset[str]] = set()
        self.asked: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's naming
        self.shown.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the visitor's naming
        if node.attribute:
            self.asked.add((node.id.name, node.attribute.name))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the visitor's naming
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(f"${node.selector.id.name}")
        else:
            self.visit(node.selector)
        names = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if names & _PLURALS and names <= {*_PLURALS, "other"}:
            self.plurals.add(frozenset(names))
        for each in node.variants:
            self.visit(each.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # the visitor's naming
        for argument in node.arguments.positional:
            if node.id.name == FUNCTION and isinstance(argument, ast.StringLiteral):
                self.commands[argument.value] += 1
            elif node.id.name == FORM and isinstance(argument, ast.StringLiteral):
                self.asked.add(("", argument.value))
        self.generic_visit(node)


def _compare(texts: Mapping[str, Text], source: Mapping[str, Text], plurals: set[str]) -> Iterator[Flaw]:
    for key, wanted in source.items():
        text = texts.get(key)
        if text is None:
            yield Flaw("missing", key)
            continue
        # a language may choose by what English only shows, and may leave out a choice that English has for others
        if not wanted.shown <= text.values <= wanted.values:
            yield Flaw("values", key, _list_names(text.values), _list_names(wanted.values))
        if set(text.commands) != set(wanted.commands):
            yield Flaw("commands", key, _list_names(text.commands), _list_names(wanted.commands))
        # the default of a choice may stand for one of them
        few = next((named for named in text.plurals if len(plurals - named) > 1), None)
        if few is not None and text.said != wanted.said:
            yield Flaw("plurals", key, _list_names(few), _list_names(plurals))
        if text.said == wanted.said and len(_WORD.findall(_NOT_WORDS.sub(" ", text.said))) >= _LEAST_WORDS:
            yield Flaw("untranslated", key)
        if key.startswith(_OF_COMMANDS) and not text.values and not is_fit(key, text.said):
            yield Flaw("unfit", key, text.said)
    for key in texts.keys() - source.keys():
        yield Flaw("superfluous", key)


def _compare_forms(texts: Mapping[str, Text]) -> Iterator[Flaw]:
    """Yield the forms of nouns that are asked for and aren't there, and those that are there for nothing."""
    there = {form for text in texts.values() for form in text.forms}
    wanted = {form for text in texts.values() for _, form in text.asked}
    for key, text in texts.items():
        for noun, form in sorted(text.asked):
            of_noun = texts.get(noun)
            known: Collection[str] = there if not noun else of_noun.forms if of_noun else ()
            if form not in known:
                yield Flaw("forms", key, f"{noun}.{form}", _list_names(known))
        for form in sorted(text.forms - wanted):
            yield Flaw("unused", key, form, _list_names(wanted))


def _plurals_of(locale: str) -> set[str]:
    """Return the plural forms that a language has for whole numbers (CLDR's categories)."""
    form_of = Locale.parse(rules_of(locale)).plural_form
    return {form_of(number) for number in range(_COUNTED)}


def _list_names(names: Collection[str]) -> str:
    return " ".join(sorted(names)) or "–"

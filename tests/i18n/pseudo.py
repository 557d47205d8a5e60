"""A language made of English: every vowel has an accent, and every text is two fifths longer.

It stands in for translations to come: what fits in it fits in most languages, and its vowels show which language a
text is in.
"""

import re
import shutil
from collections.abc import Iterable
from functools import cache
from math import ceil
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot import assets
from bot.i18n.catalogue import SOURCE, Catalogues, Localizer, text_files

LOCALES: Final = assets.folder() / "locales"
LONGER: Final = 0.4
_VOWELS: Final = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
_NOT_WORDS: Final = re.compile(r"<[^>\s][^>]*>|`[^`]*`|\]\([^)]*\)|https?://\S+|\b[\w-]+\.(?:png|webp|jsonl)\b")
_PLAIN: Final = re.compile(r"[A-Za-z]*[aeiouAEIOU][A-Za-z]*")
_ACCENTED: Final = re.compile(r"\w*[áéíóúÁÉÍÓÚ]\w*")
_ROMAN: Final = re.compile(r"[IV]+")


class _Lengthener(Transformer):
    """Puts accents on every pattern and adds words at its end, except where it has only signs and numbers."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802  # the visitor's naming
        said = "".join(part.value for part in node.elements if isinstance(part, ast.TextElement))
        for part in node.elements:
            if isinstance(part, ast.TextElement):
                part.value = part.value.translate(_VOWELS)
            else:
                self.generic_visit(part)
        if sum(map(str.isalpha, said)) > 2:
            node.elements.append(ast.TextElement(_padding(ceil(len(said.strip()) * LONGER))))
        return node


def _padding(length: int) -> str:
    return "".join(" " if at % 8 == 0 and length > 1 else "é" for at in range(length))


class _Namer(Transformer):
    """Makes names that Discord accepts for commands."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # the visitor's naming
        node.value = (node.value.translate(_VOWELS) + "é" * ceil(len(node.value) * LONGER)).lower()
        return node


def write_pseudo(folder: Path, locale: str = "fr", files: Iterable[Path] | None = None) -> Path:
    """Write English and the language made of it into `folder`, and return the folder."""
    shutil.copytree(LOCALES / SOURCE, folder / SOURCE, dirs_exist_ok=True)
    (folder / locale).mkdir(exist_ok=True)
    for file in files or text_files(LOCALES / SOURCE):
        copy = folder / locale / file.relative_to(LOCALES / SOURCE)
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(_lengthened(file), encoding="utf-8")
    return folder


@cache  # a second and a half for all files
def _lengthened(file: Path) -> str:
    """Return the texts of an English file in that language."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            (_Namer() if entry.id.name.startswith("name-") else _Lengthener()).visit(entry)
    return FluentSerializer().serialize(resource)


def pseudo_localizer(folder: Path) -> Localizer:
    """Return that language, strict."""
    return Catalogues.load(write_pseudo(folder), strict=True).localizer("fr")


def foreign_words(text: str, locale: str, names: Iterable[str] = ()) -> list[str]:
    """Return the words of a text that aren't of a language: `en`, or the one made of it. Names belong to both."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    wrong = _ACCENTED if locale == SOURCE else _PLAIN
    return [word for word in wrong.findall(_NOT_WORDS.sub(" ", text)) if len(word) > 2 and not _ROMAN.fullmatch(word)]

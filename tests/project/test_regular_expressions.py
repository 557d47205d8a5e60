"""No regular expression for what people write takes time by the square of a text's length.

Two things make one slow. Where two repetitions of the same characters meet, a text that does not match is divided among
them in every way there is. And one that begins with a repetition, and is looked for in a text, is tried again at each
character of a long row.
"""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.project.syntax import nodes, syntax
from tests.work import ROOT

# nothing public tells how a pattern is built
codes: Any = import_module("re._constants")
parser: Any = import_module("re._parser")
ELSEWHERE = ("bot/playground/", "bot/bench/", "bot/train/")
"""What is no part of a running bot."""
SEARCHING = {"search", "split", "sub", "subn", "findall", "finditer"}
FORMS = {"compile", "match", "fullmatch", *SEARCHING}
MANY = 50
"""Repetitions of at most so many cost little."""
SIGNS = " \t\n\u00a0aZz019_-+–,;:.=/<>()[]{}*#'\"\\!ßé"
"""One of each kind that patterns tell apart."""
Parts = Sequence[tuple[Any, Any]]
HARMLESS = {
    r"(?P<id>[a-z][a-z-]*) +": "a line of the printed map",
    r"(?P<name>\w+)(?P<west>": "a line of the printed map",
    r"(stock|treasury|cards|bo": "fits however a text goes on",
    r"<(script|style)\b(?:.*?": "fits however a text goes on",
    r"(.*\S)[\s:=]+(\S+)": "fits at the last of these signs, or there is none",
    r"(.+)\s+(?:z": "a name of at most LONGEST_PART characters",
    r"[\w-]+ \d+(, [\w-]+ \d+)*": "a sum that the bot has written",
    r"min\((?P<sum>.+), (?P<boa": "a sum that the bot has written",
    r"[A-Za-z][A-Za-z-]*(?: [A": "a sum that the bot has written",
    r"(?P<ranking>.+): (?P<nat": "a sum that the bot has written",
    r"agreed by (seat \d+(?:, ": "a reason that the bot has written",
    r"(https?|wss?)://[^\s/]+.*": "a setting of the operator's",
    r"https?://[^\s/?#]+[^\s?#]*": "a setting of the operator's",
    r"\s*[0-9]{1,9}\s*(?:,\s*[": "numbers of at most nine digits, with a comma between each two",
}
"""How patterns begin that the rule finds and that cost little all the same, each with the reason."""


def signs_of(parts: Parts) -> set[str]:
    """Return of `SIGNS` those that a pattern may consist of."""
    found: set[str] = set()
    for code, value in parts:
        match code:
            case codes.LITERAL:
                found |= {sign for sign in SIGNS if ord(sign) == value}
            case codes.NOT_LITERAL:
                found |= {sign for sign in SIGNS if ord(sign) != value}
            case codes.ANY:
                found |= {*SIGNS} - {"\n"}
            case codes.RANGE:
                found |= {sign for sign in SIGNS if value[0] <= ord(sign) <= value[1]}
            case codes.CATEGORY:
                form = {"SPACE": r"\s", "DIGIT": r"\d", "WORD": r"\w"}[str(value).rpartition("_")[2]]
                found |= set(re.findall(form.upper() if "_NOT_" in str(value) else form, SIGNS))
            case codes.IN:
                is_negated = value[0][0] is codes.NEGATE
                inside = signs_of(value[is_negated:])
                found |= {*SIGNS} - inside if is_negated else inside
            case codes.MAX_REPEAT | codes.MIN_REPEAT | codes.POSSESSIVE_REPEAT:
                found |= signs_of(value[2])
            case codes.SUBPATTERN:
                found |= signs_of(value[3])
            case codes.BRANCH:
                for branch in value[1]:
                    found |= signs_of(branch)
            case codes.ATOMIC_GROUP:
                found |= signs_of(value)
            case _:
                pass
    return found


def least(parts: Parts) -> int:
    """Return how many characters a pattern has at least; that of a group that is named again counts as none."""
    known = [part for part in parts if part[0] not in (codes.GROUPREF, codes.GROUPREF_EXISTS)]
    return parser.SubPattern(parser.State(), known).getwidth()[0]


def flat(parts: Parts) -> Iterator[tuple[Any, Any]]:
    """Yield the parts of a pattern with those of its groups in their place."""
    for code, value in parts:
        if code is codes.SUBPATTERN:
            yield from flat(value[3])
        else:
            yield code, value


def ways(parts: Parts) -> Iterator[list[tuple[Any, Any]]]:
    """Yield the pattern by each of its alternatives and with each of its optional parts in their place."""
    found: list[list[tuple[Any, Any]]] = [[]]
    for code, value in flat(parts):
        inside: list[list[tuple[Any, Any]]] = [[(code, value)]]
        if code is codes.BRANCH:
            inside = [way for branch in value[1] for way in ways(branch)]
        elif code is codes.MAX_REPEAT and value[1] == 1:
            inside = [[], *ways(value[2])]
        found = [[*before, *way] for before in found for way in inside][:500]
    yield from found


def is_long(part: tuple[Any, Any]) -> bool:
    """Return whether a part is a repetition that gives back what it has taken."""
    code, value = part
    return code in (codes.MAX_REPEAT, codes.MIN_REPEAT) and value[1] > MANY


def is_begun_often(way: Parts) -> bool:
    """Return whether a search begins a repetition also within a row of what it repeats."""
    before, is_at_word, words = set[str](), False, {*re.findall(r"\w", SIGNS)}
    for at, (code, value) in enumerate(way):
        if code is codes.ASSERT_NOT and value[0] < 0:
            before |= signs_of(value[1])
        elif code is codes.AT and value is codes.AT_BOUNDARY:
            is_at_word = True
        elif code is codes.AT:
            return False
        elif code not in (codes.ASSERT, codes.ASSERT_NOT):
            repeated = signs_of([(code, value)])
            is_anywhere = bool(repeated & words and repeated - words) if is_at_word else not repeated <= before
            return is_long((code, value)) and is_anywhere and least(way[at + 1 :]) > 0
    return False


def trouble(pattern: str, *, is_searched: bool) -> str:
    """Return why a pattern is slow; empty where it isn't."""
    for way in ways(parser.parse(pattern)):
        for at, first in enumerate(way):
            if not is_long(first):
                continue
            for behind in way[at + 1 :]:
                is_shared = bool(signs_of([first]) & signs_of([behind]))
                if is_long(behind) and is_shared:
                    return "two repetitions meet"
                if least([behind]) and not is_shared:
                    break
        if is_searched and is_begun_often(way):
            return "a repetition is begun at each character"
    return ""


def patterns_in(file: Path) -> Iterator[tuple[int, str, bool]]:
    """Yield each pattern that is written out in a module, with its line and whether it is looked for within texts."""
    searched = {
        node.func.value.id
        for node in nodes(file)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in SEARCHING
        and isinstance(node.func.value, ast.Name)
        # what else is called so may be a text, which is split and searched, too
        and (node.func.attr != "split" or node.func.value.id.isupper())
    }
    others = {name for name in searched if not name.isupper() and name != "re"}
    """What isn't a constant and searches: one of several patterns that have no name of their own."""
    names: dict[int, str] = {}
    texts = {
        node.target.id: node.value.value
        for node in syntax(file).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    }
    for node in nodes(file):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Call() as call):
                names[id(call)] = name
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call() as call):
                names[id(call)] = name
            case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr=form), args=[first, *_]) if form in FORMS:
                if (pattern := _written(first, texts)) is not None:
                    name = names.get(id(node))
                    is_looked_for = bool(others) if name is None else name in searched
                    is_searched = is_looked_for if form == "compile" else form in SEARCHING
                    yield node.lineno, pattern, is_searched
            case _:
                pass


def _written(node: ast.expr, texts: Mapping[str, str]) -> str | None:
    """Return a pattern that stands in the code, with the module's `texts` that it is made of.

    What else is filled in there counts as a letter.
    """
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(_part(each, texts) for each in values)
        case _:
            return None


def _part(node: ast.expr, texts: Mapping[str, str]) -> str:
    match node:
        case ast.Constant(value=text):
            return str(text)
        case ast.FormattedValue(value=ast.Name(id=name)):
            return texts.get(name, "z")
        case _:
            return "z"


def test_no_pattern_is_slow_on_a_long_text() -> None:
    found = {
        f"{file.relative_to(ROOT).as_posix()}:{line}: {why}"
        for room in ("bot", "cogs")
        for file in (ROOT / room).rglob("*.py")
        if not file.relative_to(ROOT).as_posix().startswith(ELSEWHERE) and "import re" in file.read_text("utf-8")
        for line, pattern, is_searched in patterns_in(file)
        if not pattern.startswith(tuple(HARMLESS)) and (why := trouble(pattern, is_searched=is_searched))
    }
    assert found == set()


@pytest.mark.parametrize(
    ("pattern", "is_searched", "is_slow"),
    [
        (r"\s+from\s+", True, True),
        (r"(?<!\s)\s+from\s+", True, False),
        (r"\s+from\s+", False, False),
        (r"\n|(?<![^\S\n])\s+from", True, True),
        (r"\n|(?<![^\S\n])[^\S\n]+from", True, False),
        (r"\s+", True, False),
        (r"\b[\w-]+@", True, True),
        (r"\b\w+@", True, False),
        (r"(\d{1,2})(?:\s*h)?\s*([ap])?\s*-", False, True),
        (r"[^\d+]*?(?:\s+city)?(?:\s*\+?\s*\d)?", False, True),
        (r"a\s*(?:/|,|and|\s)\s*b", False, True),
        (r"a\s*+\s*b", False, False),
        (r"\d{1,5}\s*[a-z]+", False, False),
    ],
)
def test_what_makes_a_pattern_slow_is_found(pattern: str, is_searched: bool, is_slow: bool) -> None:
    assert bool(trouble(pattern, is_searched=is_searched)) == is_slow

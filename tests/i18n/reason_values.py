"""The values that the sentence of each reason is made of, and whether a refusal carries them."""

import re
from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot import assets
from bot.i18n.catalogue import text_files


class Variables(Visitor):
    """Collects the names of a text's values."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's naming
        self.found.add(node.id.name)


@cache
def asked() -> dict[str, set[str]]:
    """For each reason's text the values it asks for."""
    found: dict[str, set[str]] = {}
    for file in text_files(assets.folder() / "locales" / "en"):
        # most texts are of other things, and parsing them all takes seconds
        of_reasons = re.findall(r"^reason-.*\n(?:(?:[ }].*)?\n)*", file.read_text("utf-8"), re.MULTILINE)
        for entry in FluentParser().parse("".join(of_reasons)).body:
            assert isinstance(entry, ftl.Message), entry
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def check_values(key: str, values: Mapping[str, object]) -> None:
    """Assert that a reason carries each value that its sentence names, and none but texts and numbers."""
    lacking = asked().get(f"reason-{key}", set()) - set(values)
    assert not lacking, f"the text of {key} asks for {', '.join(sorted(lacking))}"
    others = [name for name, value in values.items() if not isinstance(value, str | int) or isinstance(value, bool)]
    assert not others, f"{key} carries no text or number as {', '.join(others)}"

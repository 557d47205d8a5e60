"""French signs keep to their words: no line begins with one, however narrow the screen is."""

import re
from typing import Final

from bot import assets

LOOSE: Final = re.compile(r"[^ =] [:;!?»]|« ")


def test_a_french_sign_follows_a_space_that_never_breaks() -> None:
    lines = [
        f"{file.name}: {line}"
        for file in sorted((assets.folder() / "locales" / "fr").glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and LOOSE.search(line)
    ]
    assert lines == []

"""French signs keep to their words: no line begins with one, however narrow the screen is."""

import re
from typing import Final

from bot import assets
from bot.i18n.catalogue import text_files

LOOSE: Final = re.compile(r"[^ =] [:;!?»]|« ")


def test_a_french_sign_follows_a_space_that_never_breaks() -> None:
    lines = [
        f"{file.name}: {line}"
        for file in text_files(assets.folder() / "locales" / "fr")
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and LOOSE.search(line)
    ]
    assert lines == []

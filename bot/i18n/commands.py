"""Mentions of slash commands in texts: the function `COMMAND`, which every catalogue has.

A text says `{ COMMAND("civ new") }`, with the command's name as the code has it. People see a mention, `</civ
new:1234>`: Discord shows it as a link that opens the command in the language of its reader's client. A name in plain
text would be right only where the client happens to use the text's language, and a mention with a translated name opens
nothing, so mentions always carry the code's name. Until Discord has sent a command's id, its plain name stands there,
in the language of the text.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

FUNCTION: Final = "COMMAND"
NAME_KEY: Final = "name-"
"""The prefix of keys for translated names of commands, sub-commands and options.

A sub-command that needs another word than others of its name also has its group's: `name-tournament-new`.
"""
UNTRANSLATED: Final = frozenset({"civ"})
"""Names that are the same in every language and have no key."""

MENU_KEY: Final = "person-menu-"
"""The prefix of keys for commands in a person's context menu: labels with capitals and spaces."""
MOST_MENU: Final = 32
"""Characters of such a label (Discord)."""
MOST_TEXT: Final = 100
"""Characters of a description or a choice (Discord)."""
_NAME: Final = re.compile(r"[\w'\u0900-\u097f\u0e00-\u0e7f-]{1,32}")


def is_fit(key: str, text: str) -> bool:
    """Return whether Discord accepts a text as the name, description or choice that the key stands for.

    Discord accepts all commands in all languages, or none of them.
    """
    if key.startswith(NAME_KEY):
        return _NAME.fullmatch(text) is not None and text == text.lower()
    return 1 <= len(text) <= (MOST_MENU if key.startswith(MENU_KEY) else MOST_TEXT)


class Commands:
    """The ids that Discord has given to the commands, once they are known."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self.version = 0
        """Another one as soon as commands are shown otherwise."""

    def learn(self, numbers: Mapping[str, int]) -> None:
        """Note the id of each command by its first name: `civ`, `settings` …"""
        self._numbers = dict(numbers)
        self.version += 1  # after it: a text that is kept under the new version shows the new ids

    def shown(self, name: str, translated: Callable[[str], str | None]) -> str:
        """Return a command such as `civ new` as a text shows it. `translated` returns a word of its name by key."""
        words = name.split(" ")
        if (number := self._numbers.get(words[0])) is not None:
            return f"</{name}:{number}>"
        return "`/{}`".format(" ".join(_shown_word(words, place, translated) for place in range(len(words))))


def _shown_word(words: Sequence[str], place: int, translated: Callable[[str], str | None]) -> str:
    """Return a word of a command's name. One that is special to its group has a key with the group's name."""
    own = translated(f"{NAME_KEY}{'-'.join(words[: place + 1])}")
    return own or translated(f"{NAME_KEY}{words[place]}") or words[place]

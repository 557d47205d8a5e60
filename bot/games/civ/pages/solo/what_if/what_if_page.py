"""The page of a copy of a moment: board and hand as in a game, what may be done, and how it has ended. Pure."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Bare, CustomId, Verb, number
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.solo.page import WITH_PICTURES, PageStyle, PrivateGame, add_decision, add_game
from bot.games.civ.pages.story import recent_events, since_last_turn
from bot.games.civ.rules import Game
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.table import ActionText
from bot.pages.table_words import table_number
from bot.table.table import Table
from bot.table.what_if import WhatIf


@dataclass(frozen=True, slots=True)
class AtCopy:
    """A copy."""

    number: Annotated[int, number(1, 2**31 - 1)]


@dataclass(frozen=True, slots=True)
class Since(AtCopy):
    """A copy as it was when the button was made."""

    revision: Annotated[int, number(0, 9_999_999)]


@dataclass(frozen=True, slots=True)
class Chosen(Since):
    """What was chosen then, or which select it is."""

    action: ActionText


SHOW: Final = Verb("copy", AtCopy)
LIST: Final = Verb("copies", Bare)
DO: Final = Verb("copy_do", Chosen)
PICK: Final = Verb("copy_pick", Chosen)
BEGIN: Final = Verb("copy_begin", Chosen)
UNDO: Final = Verb("copy_undo", Since)
AS_TEXT: Final = Verb("copy_text", AtCopy)
SHARE: Final = Verb("copy_share", AtCopy)
SHARED: Final = Verb("copy_shared", AtCopy)
CLOSE: Final = Verb("copy_close", AtCopy)
_DOORS: Final = {"do": DO, "pick": PICK, "begin": BEGIN}


@dataclass(frozen=True, slots=True)
class Scene:
    """A copy as one of its people sees it; `names` are those of the seats, unescaped."""

    copy: WhatIf
    table: Table
    game: Game
    seat: int
    names: tuple[str, ...]

    @property
    def is_own(self) -> bool:
        """Whether it is this person's own copy."""
        return self.seat == self.copy.seat

    @property
    def shown(self) -> PrivateGame:
        """The game for this person, with what has happened since their last turn; nothing from before the copy."""
        since = max(since_last_turn(self.game), self.copy.start if self.copy.played else self.game.number)
        events = recent_events(self.game, self.seat, since=min(since, self.game.number))
        return PrivateGame(self.game, self.seat, self.names, events)


def what_if_page(scene: Scene, localizer: Localizer, style: PageStyle = WITH_PICTURES) -> Sheet:
    """Return the page of a copy."""
    copy, shown = scene.copy, scene.shown
    sheet = Sheet(ACCENT).text(_heading(scene, localizer))
    if not any(seat == scene.seat for seat, _ in copy.played):
        sheet.text(localizer.say("what-if-cards" if copy.seed is None else "what-if-redealt"))
    add_game(sheet, shown, style, localizer)

    def door(verb: str, what: str) -> CustomId:
        return _DOORS[verb].to(copy.id, copy.revision, what)

    refresh = Button(SHOW.to(copy.id), localizer.say("key-refresh"), Style.primary)
    buttons = add_decision(sheet, shown, localizer, door, refresh)
    return sheet.buttons([*buttons, *_beside_buttons(scene, localizer)])


def _heading(scene: Scene, localizer: Localizer) -> str:
    about = localizer.say(
        "what-if-about",
        table=table_number(scene.table, localizer),
        line=scene.copy.line,
        friend="no" if scene.copy.friend_seat is None else "yes",
    )
    return f"### 🔀 {localizer.say('what-if-title')}\n-# {about}"


def _beside_buttons(scene: Scene, localizer: Localizer) -> list[Button]:
    copy = scene.copy
    buttons: list[Button] = []
    if any(seat == scene.seat for seat, _ in copy.played):
        buttons.append(Button(UNDO.to(copy.id, copy.revision), localizer.say("key-undo")))
    buttons.append(Button(AS_TEXT.to(copy.id), localizer.say("key-text")))
    if scene.is_own and copy.friend is None:
        buttons.append(Button(SHARE.to(copy.id), localizer.say("what-if-key-share")))
    return [*buttons, Button(CLOSE.to(copy.id), localizer.say("what-if-key-close"))]

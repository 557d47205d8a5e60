"""The page of a copy of a moment: board and hand as in a game, what may be done, and how it has ended. Pure."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Bare, CustomId, Verb, number
from bot.discord.sheet import Button, Sheet, Style, whole_lines
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.private_play import add_choices
from bot.games.civ.pages.story import events_beside_result, recent_events, since_last_turn, without_draws
from bot.games.civ.pictures.hand_texts import hand_alt
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Event, Game, observe
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT
from bot.i18n.facts import cut_at_facts
from bot.i18n.names import safe_name
from bot.pages.addresses.table import ActionText
from bot.pages.table_words import table_number
from bot.table.table import Table
from bot.table.what_if import WhatIf

BOARD: Final = "copy-board.png"
HAND: Final = "copy-hand.png"
MOST_NEWS: Final = 900
RESERVED: Final = 1800
"""Characters left for what stands below the board in words."""


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
    def new_events(self) -> tuple[Event, ...]:
        """What has happened since this seat's last turn, as far as it sees it; nothing from before the copy."""
        since = max(since_last_turn(self.game), self.copy.line if self.copy.played else self.game.number)
        return recent_events(self.game, self.seat, since=min(since, self.game.number))


def what_if_page(
    scene: Scene,
    localizer: Localizer,
    *,
    has_picture: bool = True,
    has_text: bool = False,
    note: str = "",
    notice: str = "",
) -> Sheet:
    """Return the page of a copy.

    With `has_text` board and hand are told in words too, as they always are without pictures. `note` says in small
    print why there are no pictures, `notice` what has come of something else that was pressed.
    """
    game, names = scene.game, scene.names
    seen = observe(game, scene.seat)
    safe = [safe_name(name) for name in names]
    sheet = Sheet(ACCENT).text(_heading(scene, localizer))
    if notice:
        sheet.text(f"> {notice}")
    if not any(seat == scene.seat for seat, _ in scene.copy.played):
        sheet.text(localizer.say("what-if-cards"))
    if has_picture:
        sheet.picture(BOARD, alt_text(observe(game, None), names, localizer, scene.new_events))
        if seen.hand or seen.pack:
            sheet.picture(HAND, cut_at_facts(hand_alt(seen, localizer), localizer, MOST_ALT))
    if has_text or not has_picture:
        rest = localizer.say("text-more", button=localizer.say("key-text"))
        sheet.text(whole_lines(text_board(seen, safe, localizer, scene.new_events), sheet.room - RESERVED, rest))
    if note:
        sheet.text(f"-# {note}")
    told = [*without_draws(events_beside_result(scene.new_events, seen.result))]
    if told:
        sheet.text(words.describe_events(localizer, told, safe, MOST_NEWS, marks=words.MARKDOWN))
    buttons: list[Button] = []
    if seen.result is not None:
        sheet.text(words.ending_text(localizer, seen, safe, is_result_shown=False))
    elif scene.seat in game.waiting():
        sheet.text(localizer.say("hand-your-move", step=words.phase(localizer, seen)))

        def door(verb: str, what: str) -> CustomId:
            return _DOORS[verb].to(scene.copy.id, scene.copy.revision, what)

        buttons = add_choices(sheet, game, scene.seat, names, localizer, door)
    else:
        waited = [safe[seat] for seat in game.waiting()]
        sheet.text(localizer.say("hand-waiting", who=localizer.list(waited)))
        buttons = [Button(SHOW.to(scene.copy.id), localizer.say("key-refresh"), Style.primary)]
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

"""The private page of a game that belongs to no table: board, hand and the player's choices. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.discord.sheet import Button, Sheet, Style, whole_lines
from bot.games.civ.pages.choices import FREE_FIRST
from bot.games.civ.pages.effect_lines import effect_lines
from bot.games.civ.pages.offers import Door, offer
from bot.games.civ.pages.one_press import offered, wins_by_ending
from bot.games.civ.pages.story import events_beside_result, without_draws
from bot.games.civ.pictures.hand_texts import hand_alt
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Event, Game, Observation, observe
from bot.games.civ.rules.actions import END, SKIP
from bot.games.civ.rules.position import EFFECTS
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT
from bot.i18n.facts import cut_at_facts
from bot.i18n.names import safe_name

BOARD: Final = "private-board.png"
HAND: Final = "private-hand.png"
MOST_NEWS: Final = 900
RESERVED: Final = 1800
"""Characters left for what stands below the board in words."""
_ENDS: Final = {END.word: Style.success, SKIP.word: Style.primary}


@dataclass(frozen=True, slots=True)
class PrivateGame:
    """A game as one of its people sees it; `names` are those of the seats, unescaped.

    `new_events` are what has happened since this seat's last turn, as far as it sees it.
    """

    game: Game
    seat: int
    names: tuple[str, ...]
    new_events: tuple[Event, ...]

    @property
    def seen(self) -> Observation:
        """What the person may know."""
        return observe(self.game, self.seat)

    @property
    def safe_names(self) -> tuple[str, ...]:
        """The names as messages show them."""
        return tuple(safe_name(name) for name in self.names)

    @property
    def has_hand(self) -> bool:
        """Whether there is a picture of a hand, or of a pack to draft from."""
        return bool(self.seen.hand or self.seen.pack)


@dataclass(frozen=True, slots=True)
class PageStyle:
    """How a page is shown: with `has_text` board and hand are told in words too, as they always are without pictures.

    `note` says in small print why there are no pictures.
    """

    has_picture: bool = True
    has_text: bool = False
    note: str = ""


WITH_PICTURES: Final = PageStyle()


def add_game(sheet: Sheet, shown: PrivateGame, style: PageStyle, localizer: Localizer) -> None:
    """Add board and hand, and what has happened since the person's last turn."""
    seen, names = shown.seen, shown.safe_names
    if style.has_picture:
        sheet.picture(BOARD, alt_text(observe(shown.game, None), shown.names, localizer, shown.new_events))
        if shown.has_hand:
            sheet.picture(HAND, cut_at_facts(hand_alt(seen, localizer), localizer, MOST_ALT))
    if style.has_text or not style.has_picture:
        rest = localizer.say("text-more", button=localizer.say("key-text"))
        sheet.text(whole_lines(text_board(seen, names, localizer, shown.new_events), sheet.room - RESERVED, rest))
    if style.note:
        sheet.text(f"-# {style.note}")
    told = [*without_draws(events_beside_result(shown.new_events, seen.result))]
    if told:
        sheet.text(words.describe_events(localizer, told, names, MOST_NEWS, marks=words.MARKDOWN))


def add_decision(sheet: Sheet, shown: PrivateGame, localizer: Localizer, door: Door, refresh: Button) -> list[Button]:
    """Add how the game ended, what the person may do, or for whom it waits; return the buttons for the last row.

    `refresh` shows the page again, where others are awaited.
    """
    game, seen = shown.game, shown.seen
    if seen.result is not None:
        sheet.text(words.ending_text(localizer, seen, shown.safe_names, is_result_shown=False))
        return []
    if shown.seat in game.waiting():
        sheet.text(localizer.say("hand-your-move", step=words.phase(localizer, seen)))
        return add_choices(sheet, game, shown.seat, shown.names, localizer, door)
    waited = [shown.safe_names[seat] for seat in game.waiting()]
    sheet.text(localizer.say("hand-waiting", who=localizer.list(waited)))
    return [refresh]


def add_choices(
    sheet: Sheet, game: Game, seat: int, names: Sequence[str], localizer: Localizer, door: Door
) -> list[Button]:
    """Add what the seat may do, and return the ends of steps and turns, which stand in the last row."""
    seen, found = observe(game, seat), offered(game, seat)
    if any(group.kind in FREE_FIRST for group in found) or seen.phase == EFFECTS:
        in_menu = any(group.kind == "copy" and not group.is_buttons for group in found)
        begun = [group.begins for group in found if group.begins is not None and group.begins.word == "use"]
        sheet.text(effect_lines(seen, localizer, has_copies=not in_menu, in_menus=begun))
    for group in found:
        offer(sheet, seen, group, localizer, names, door)
    buttons: list[Button] = []
    for action in seen.legal:
        style = _ENDS.get(action.word)
        if style is not None:
            is_winning = action == END and wins_by_ending(game, seat)
            label = localizer.say("key-end-win" if is_winning else f"key-{action.word}")
            buttons.append(Button(door("do", action.text), label, style))
    return buttons

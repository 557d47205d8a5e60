"""What a seat may do on a page that is no table's: the same groups, buttons and selects as in a hand. Pure."""

from collections.abc import Sequence
from typing import Final

from bot.discord.sheet import Button, Sheet, Style
from bot.games.civ.pages.choices import FREE_FIRST
from bot.games.civ.pages.effect_lines import effect_lines
from bot.games.civ.pages.offers import Door, offer
from bot.games.civ.pages.one_press import offered, wins_by_ending
from bot.games.civ.rules import Game, observe
from bot.games.civ.rules.actions import END, SKIP
from bot.games.civ.rules.position import EFFECTS
from bot.i18n.catalogue import Localizer

_ENDS: Final = {END.word: Style.success, SKIP.word: Style.primary}


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

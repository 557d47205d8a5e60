"""“What can I do?”: all that a player may do now, and what they may not, each with its clause; shown to them alone."""

from collections.abc import Sequence
from typing import Final

from bot.discord.answers import is_from_direct_message
from bot.discord.routing import handles
from bot.discord.sheet import Button, Sheet, Style, whole_lines
from bot.discord.symbols import ACCENT
from bot.games.civ.game import civ_game
from bot.games.civ.pages.available_actions_lines import impossible, possible
from bot.games.civ.pages.rulebook.rulebook_pages import aid_button
from bot.games.civ.rules import Game, Observation, observe
from bot.games.civ.rules.available_actions import AvailableActions, available_actions, next_turn_actions
from bot.games.civ.rules.position import CHOOSE, DRAFT_KEEP, DRAFT_TAKE
from bot.games.civ.words import words
from bot.games.civ.words.action_text import running
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.addresses.hand import HAND, MOMENT, MOMENT_AGAIN
from bot.pages.addresses.table import AtTable
from bot.pages.press import Press
from bot.pages.table_words import cancellation_text, no_hand_text, table_name
from bot.pages.votes.table_menu import KEYS
from bot.table.errors import NotSeated
from bot.table.table import Table
from bot.table.table_actions import TableAction
from bot.table.values import Status

_KEYS: Final = {
    "undo": "key-undo",
    "back": "key-come-back",
    "nudge": "key-nudge",
    "absent": "key-absent",
    "rematch": "key-rematch",
}
"""By action, the words on its button on boards and hands; the others are under the board's menu."""
STEP_2: Final = "§2.2"
MOST_IN_FULL: Final = 640
"""Characters of a page above which effects are named and no longer explained."""
_LEAST: Final = 300
"""Characters every part has for itself, however long the others are."""
Names = Sequence[str]


@handles(MOMENT)
async def show_available_actions(press: Press, at: AtTable) -> None:
    """Explain this moment in a message of its own, so that the hand stays where it is."""
    await press.tell(await _page_of_presser(press, at))


@handles(MOMENT_AGAIN)
async def refresh_available_actions(press: Press, at: AtTable) -> None:
    """Explain this moment in place of an earlier explanation."""
    page = await _page_of_presser(press, at)
    if isinstance(page, Sheet) and press.is_from_hand:
        await press.edit(page)
    else:
        await press.tell(page)


async def _page_of_presser(press: Press, at: AtTable) -> Sheet | str:
    """Return the explanation for the presser, or a sentence where they have no hand. Raises `NotSeated`."""
    table = await press.tables.look(at.table)
    localizer = await press.localizer()
    seat = table.seat_of(press.interaction.user.id)
    if seat is None and is_from_direct_message(press.interaction):
        raise NotSeated("not-seated", table=table.id)
    if seat is None or table.match is None:
        return no_hand_text(table, seat, localizer)
    return available_actions_page(table, seat, localizer, press.tables.table_actions(table, press.user))


def available_actions_page(table: Table, seat: int, localizer: Localizer, actions: Sequence[TableAction]) -> Sheet:
    """Return the explanation for the player in `seat`, made of what they may see and nothing else."""
    assert table.match is not None
    seen = observe(civ_game(table.match), seat)
    names = tuple(safe_name(name) for name in table.names)
    sheet = Sheet(ACCENT).text(_heading(table, seen, seat, localizer, names))
    parts: list[str] = []
    if table.status == Status.PLAYING and not table.participants[seat].is_automatic:
        parts = _parts(civ_game(table.match), seen, localizer, names)
        if sum(map(len, parts)) > MOST_IN_FULL:
            parts = _parts(civ_game(table.match), seen, localizer, names, is_brief=True)
    parts.append(_table_line(localizer, actions))
    last = f"-# {localizer.say('moment-snapshot')}"
    _fill(sheet, [part for part in parts if part], sheet.room - len(last), localizer)
    sheet.text(last)
    buttons = [
        Button(HAND.to(table.id), localizer.say("key-to-hand"), Style.primary),
        Button(MOMENT_AGAIN.to(table.id), localizer.say("key-moment-again")),
        aid_button(seen.players, localizer),
    ]
    return sheet.buttons(buttons)


def _heading(table: Table, seen: Observation, seat: int, localizer: Localizer, names: Names) -> str:
    say = localizer.say
    title = f"### {say('moment-title', table=table_name(table, localizer))}"
    if seen.result is not None:
        now = words.result(localizer, seen.result, names, seen)
    elif table.status != Status.PLAYING:
        now = cancellation_text(table, localizer)
    elif table.participants[seat].is_automatic:
        now = say("hand-automatic")
    elif seen.viewer in seen.waiting:
        now = say("hand-your-move", step=words.phase(localizer, seen))
    else:
        now = say("hand-waiting", who=localizer.list([names[other] for other in seen.waiting]))
    return "\n".join([title, now, *(f"-# {about}" for about in _about(table, seen, localizer, names))])


def _parts(game: Game, seen: Observation, localizer: Localizer, names: Names, *, is_brief: bool = False) -> list[str]:
    """Return what one can do, what one cannot, and what comes next."""
    assert seen.viewer is not None
    now, then = available_actions(game, seen.viewer), next_turn_actions(game, seen.viewer)
    can = possible(localizer, now.can, seen, names, is_brief=is_brief)
    parts = [
        _titled(localizer, "moment-can", can, _clause(now)),
        _titled(localizer, "moment-cannot", impossible(localizer, now.cannot, seen, names)),
    ]
    if then is not None:
        lines = possible(localizer, then.can, seen, names) + impossible(localizer, then.cannot, seen, names)
        parts.append(_titled(localizer, "moment-coming", lines, _clause(then)))
    return parts


def _clause(now: AvailableActions) -> str:
    """Return the clause of what can be done: of the step of the turn, or of what a running effect asks for."""
    clauses = list(dict.fromkeys(one.clause for one in now.can))
    return STEP_2 if any(one.word == "end" for one in now.can) else clauses[0] if clauses else ""


def _about(table: Table, seen: Observation, localizer: Localizer, names: Names) -> list[str]:
    """Return what is asked for, where the step of the turn does not say it all."""
    seat = seen.viewer
    if (
        seat is None
        or seat not in seen.waiting
        or table.status != Status.PLAYING
        or table.participants[seat].is_automatic
    ):
        return []
    if seen.phase == DRAFT_KEEP:
        left = names[(seat + 1) % seen.players]
        return [localizer.say("moment-pass", count=len(seen.pack) - 1, name=left)]
    if seen.phase == DRAFT_TAKE:
        return [localizer.say("moment-centre")] if len(seen.centre) > 1 else []
    if seen.phase == CHOOSE and (effect := running(seen)) is not None:
        return [words.effect_does(localizer, *effect)]
    return []


def _titled(localizer: Localizer, key: str, lines: Sequence[str], clause: str = "") -> str:
    title = f"**{localizer.say(key)}**" + (f" ({clause})" if clause else "")
    return "\n".join([title, *lines]) if lines else ""


def _table_line(localizer: Localizer, actions: Sequence[TableAction]) -> str:
    """Return what the table allows besides the rules, by the words on its buttons, which refuse by themselves."""
    open_now = [action.name for action in actions if action.refusal is None]
    texts = [localizer.say(_KEYS[name]) for name in open_now if name not in KEYS]
    texts += [localizer.say("key-menu")] if any(name in KEYS for name in open_now) else []
    return f"-# {localizer.say('moment-table', what=' · '.join(texts))}" if texts else ""


def _fill(sheet: Sheet, parts: Sequence[str], room: int, localizer: Localizer) -> None:
    """Add the parts one after the other; where they do not all fit, each gives up lines in proportion to its length."""
    whole = sum(map(len, parts))
    for part in parts:
        # what every part is sure of, and of the rest as much as it is longer than others
        most = len(part) if whole <= room else _LEAST + (room - _LEAST * len(parts)) * len(part) // whole
        sheet.text(whole_lines(part, most, localizer.say("moment-more")))

"""The player aid at a table: what its reader may do now, and what not, with the clause, then what levels, Hegemony
and hand sizes need there, and every effect; shown to them alone.

It has two views, each about a phone's screen high: this moment, and all effects.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

import discord

from bot.discord.answers import is_from_direct_message
from bot.discord.fitting import reason_text, show_fitting
from bot.discord.messages import parts_of
from bot.discord.routing import Verb, handles, number, split
from bot.discord.sheet import Button, Sheet, Style, whole_lines
from bot.discord.symbols import ACCENT
from bot.games.civ.game import civ_game
from bot.games.civ.pages.available_actions_lines import impossible, possible
from bot.games.civ.pages.hint import hint_button
from bot.games.civ.pages.last_turn import step_text
from bot.games.civ.pages.pictures import CivPictures
from bot.games.civ.rules import Game, Observation, observe
from bot.games.civ.rules.available_actions import available_actions, next_turn_actions
from bot.games.civ.rules.position import CHOOSE, DRAFT_KEEP, DRAFT_TAKE
from bot.games.civ.words import words
from bot.games.civ.words.action_text import running
from bot.games.civ.words.player_aid_text import aid_alts, aid_effects_text, aid_facts_text
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT, size
from bot.i18n.facts import cut_at_facts
from bot.i18n.names import safe_name
from bot.pages.addresses.hand import HAND, MOMENT, MOMENT_AGAIN
from bot.pages.addresses.table import AtTable
from bot.pages.hand.hand import automatic_key
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
    "nudge": "key-stuck",
    "absent": "key-stuck",
    "rematch": "key-rematch",
}
"""By action, the words on its button on boards and hands; the others are under the board's menu."""
MOST_IN_FULL: Final = 640
"""Characters of a page above which effects are named and no longer explained."""
_LEAST: Final = 300
"""Characters every part has for itself, however long the others are."""
PICTURE: Final = "aid.png"
"""The first picture of a view."""
Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class AtEffects(AtTable):
    """All effects, beside a table's hand."""

    is_text: Annotated[int, number(0, 1)] = 0
    """1 where they are told in words."""


AID: Final = Verb("aid", AtEffects)


@handles(MOMENT)
async def show_aid(press: Press, at: AtTable) -> None:
    """Show the player aid in a message of its own, so that the hand stays where it is."""
    await _check_seated(press, at)
    await press.acknowledge_privately()
    await _show(press, at)


@handles(MOMENT_AGAIN)
async def refresh_aid(press: Press, at: AtTable) -> None:
    """Explain this moment in place of an earlier one, or of the effects."""
    await _check_seated(press, at)
    await press.acknowledge()
    await _show(press, at)


@handles(AID)
async def show_effects(press: Press, at: AtEffects) -> None:
    """Show all effects in place of this moment."""
    await _check_seated(press, at)
    await press.acknowledge()
    await _show(press, at)


async def show_effects_beside(press: Press) -> bool:
    """Answer the button *Player aid* of an earlier version, which stood below this moment; False for any other.

    Its address names no table: the button beside it does.
    """
    message = press.interaction.message
    found = [] if message is None else [getattr(part, "custom_id", None) or "" for part in parts_of(message.components)]
    for verb, fields in map(split, filter(None, found)):
        if verb == MOMENT_AGAIN.name and (at := MOMENT_AGAIN.read(fields)) is not None:
            await press.acknowledge_privately()
            await _show(press, AtEffects(at.table))
            return True
    return False


async def _check_seated(press: Press, at: AtTable) -> None:
    """Raise `NotSeated` in a direct message whose seat is someone else's by now.

    Before the acknowledgement: the refusal empties the message that was pressed.
    """
    if is_from_direct_message(press.interaction):
        table = await press.services.tables.look(at.table)
        if table.seat_of(press.interaction.user.id) is None:
            raise NotSeated("not-seated", table=table.id)


async def _show(press: Press, at: AtTable) -> None:
    """Draw the view and put it where the acknowledgement said, or say in a sentence why there is none."""
    press.begin_page()
    table = await press.services.tables.look(at.table)
    localizer, options = await press.localizer(), await press.display_options()
    seat = table.seat_of(press.interaction.user.id)
    if seat is None or table.match is None:
        await press.context.edits.replace(press.interaction, no_hand_text(table, seat, localizer))
        return
    has_effects, is_text = isinstance(at, AtEffects), isinstance(at, AtEffects) and at.is_text
    drawn: Sequence[bytes] = ()
    if options.has_picture and not is_text:
        found = (
            await CivPictures(press.context.pictures).aid(table.options.players, localizer, theme=options.theme) or ()
        )
        drawn = found[1:] if has_effects else found[:1]
    first, rest = (drawn[0], drawn[1:]) if drawn else (None, ())
    actions = press.services.tables.table_actions(table, press.user)

    async def show(picture: bytes | None, why: str) -> None:
        shown = () if picture is None else (picture, *rest)
        has_text, note = options.has_text or picture is None, reason_text(localizer, why)
        if has_effects:
            page = effects_page(table, localizer, pictures=len(shown), has_text=has_text, note=note)
        else:
            page = player_aid_page(
                table, seat, localizer, actions, has_picture=picture is not None, has_text=has_text, note=note
            )
        files = [discord.File(io.BytesIO(each), picture_name(place)) for place, each in enumerate(shown)]
        await press.edit(page, attachments=files)

    room = press.interaction.filesize_limit - sum(map(len, rest))
    await show_fitting(press.context.pictures, first, room, show, localizer.icons)


def picture_name(place: int) -> str:
    """Return the file name of a view's picture, counted from 0."""
    return f"aid-{place}.png" if place else PICTURE


def player_aid_page(
    table: Table,
    seat: int,
    localizer: Localizer,
    actions: Sequence[TableAction],
    *,
    has_picture: bool = True,
    has_text: bool = False,
    note: str = "",
) -> Sheet:
    """Return this moment as the player in `seat` may see it, and what levels, Hegemony and hand sizes need.

    What is needed is a picture, or words where `has_text`; `note` says in small print why there is no picture.
    """
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
    facts = aid_facts_text(localizer, seen.players) if has_text else ""
    last = "\n".join(f"-# {each}" for each in (note, localizer.say("moment-snapshot")) if each)
    _fill(sheet, [part for part in parts if part], sheet.room - len(facts) - len(last), localizer)
    if has_picture:
        sheet.picture(PICTURE, cut_at_facts(aid_alts(localizer, seen.players)[0], localizer, MOST_ALT))
    sheet.text(facts).text(last)
    hint = hint_button(table, seat, localizer)
    buttons = [
        _to_hand(table, localizer),
        *([] if hint is None else [hint]),
        Button(AID.to(table.id), localizer.say("key-aid-effects")),
        Button(MOMENT_AGAIN.to(table.id), localizer.say("key-moment-again")),
    ]
    return sheet.buttons(buttons)


def effects_page(table: Table, localizer: Localizer, *, pictures: int, has_text: bool, note: str = "") -> Sheet:
    """Return all effects as so many pictures, and in words where `has_text`; `note` as in `player_aid_page`."""
    sheet = Sheet(ACCENT).text(f"### {_title(table, localizer)}")
    for place, texts in enumerate(aid_alts(localizer, table.options.players)[1:][:pictures]):
        sheet.picture(picture_name(place), cut_at_facts(texts, localizer, MOST_ALT))
    if note:
        sheet.text(f"-# {note}")
    if has_text:
        sheet.text(aid_effects_text(localizer))
    buttons = [
        _to_hand(table, localizer),
        Button(MOMENT_AGAIN.to(table.id), localizer.say("key-aid-now")),
    ]
    if not has_text:
        buttons.append(Button(AID.to(table.id, 1), localizer.say("key-text")))
    return sheet.buttons(buttons)


def _to_hand(table: Table, localizer: Localizer) -> Button:
    return Button(HAND.to(table.id), localizer.say("key-to-hand"), Style.primary)


def _title(table: Table, localizer: Localizer) -> str:
    return localizer.say("moment-title", table=table_name(table, localizer))


def _heading(table: Table, seen: Observation, seat: int, localizer: Localizer, names: Names) -> str:
    say = localizer.say
    title = f"### {_title(table, localizer)}"
    if seen.result is not None:
        now = words.result(localizer, seen.result, names, seen)
    elif table.status != Status.PLAYING:
        now = cancellation_text(table, localizer)
    elif table.participants[seat].is_automatic:
        now = say(automatic_key(table, seat))
    elif seen.viewer in seen.waiting:
        now = say("hand-your-move", step=step_text(seen, localizer))
    else:
        now = say("hand-waiting", who=localizer.list([names[other] for other in seen.waiting]))
    return "\n".join([title, now, *(f"-# {about}" for about in _about(table, seen, localizer, names))])


def _parts(game: Game, seen: Observation, localizer: Localizer, names: Names, *, is_brief: bool = False) -> list[str]:
    """Return what one can do, what one cannot, and what comes next."""
    assert seen.viewer is not None
    now, then = available_actions(game, seen.viewer), next_turn_actions(game, seen.viewer)
    can = possible(localizer, now.can, seen, names, is_brief=is_brief)
    parts = [
        _titled(localizer, "moment-can", can),
        _titled(localizer, "moment-cannot", impossible(localizer, now.cannot, seen, names)),
    ]
    if then is not None:
        lines = possible(localizer, then.can, seen, names) + impossible(localizer, then.cannot, seen, names)
        parts.append(_titled(localizer, "moment-coming", lines))
    return parts


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


def _titled(localizer: Localizer, key: str, lines: Sequence[str]) -> str:
    return "\n".join([f"**{localizer.say(key)}**", *lines]) if lines else ""


def _table_line(localizer: Localizer, actions: Sequence[TableAction]) -> str:
    """Return what the table allows besides the rules, by the words on its buttons, which refuse by themselves."""
    open_now = [action.name for action in actions if action.refusal is None]
    texts = list(dict.fromkeys(localizer.say(_KEYS[name]) for name in open_now if name not in KEYS))
    if not texts:
        return ""  # that there is a menu shows below
    texts += [localizer.say("key-menu")] if any(name in KEYS for name in open_now) else []
    return f"-# {localizer.say('moment-table', what=' · '.join(texts))}"


def _fill(sheet: Sheet, parts: Sequence[str], room: int, localizer: Localizer) -> None:
    """Add the parts one after the other; where they do not all fit, each gives up lines in proportion to its length."""
    whole = sum(map(size, parts))
    for part in parts:
        # what every part is sure of, and of the rest as much as it is longer than others
        most = size(part) if whole <= room else _LEAST + (room - _LEAST * len(parts)) * size(part) // whole
        sheet.text(whole_lines(part, most, localizer.say("moment-more")))

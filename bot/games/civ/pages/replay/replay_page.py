"""One page of a game that somebody looks back on: the board as it was then, what had happened, where to go from here.

`/civ replay` shows a game that is over to all who may see its table, and one that goes on (its history) to each viewer
as far as it was theirs to see. Either way the page is made from what that viewer could see then, and from nothing else.
A replay has few controls; *More…* puts the others in their place.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Verb, text
from bot.discord.sheet import Button, SelectOption, Sheet, whole_lines
from bot.discord.symbols import ACCENT, jump
from bot.games.civ.game import civ_game
from bot.games.civ.pages.replay.steps import Step, title
from bot.games.civ.pages.replay.viewpoint import To, Viewpoint, viewpoint
from bot.games.civ.pages.story import events_beside_result, recent_events
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Observation
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import name_of, safe_name
from bot.pages.addresses.public import BOARD_CARDS, REVIEW, Replay
from bot.pages.addresses.table import LogNumber
from bot.pages.table_words import table_number
from bot.table.seat_history import with_holders_at
from bot.table.table import Table
from bot.table.values import TableId

# Where its buttons lead: to a table, a line of its log, and a viewer

SPECTATOR: Final = "g"
"""The view of someone without a seat."""
_NO_SEAT: Final = 4
"""A seat that no table has: there are four at most."""
View = Annotated[str, text(r"[g0-9]{1,2}")]
Slot = Annotated[str, text(r"[a-z]{1,8}")]
"""What keeps two buttons apart that lead to one place."""


@dataclass(frozen=True, slots=True)
class Moment(Replay):
    """A line of a game's log; 0 is the deal."""

    number: LogNumber


@dataclass(frozen=True, slots=True)
class Viewed(Moment):
    """A moment through someone's eyes."""

    view: View


@dataclass(frozen=True, slots=True)
class Elsewhere(Moment):
    """Another moment, through the same eyes."""

    view: Annotated[str, text(r"[a-z]{1,8} [g0-9]")]
    """A slot and a view."""


@dataclass(frozen=True, slots=True)
class Earlier(Moment):
    """Another moment of a running game, through the presser's own eyes."""

    slot: Slot


REPLAY: Final = Verb("replay", Elsewhere)
REPLAY_JUMP: Final = Verb("replay_jump", Viewed)
REPLAY_VIEW: Final = Verb("replay_view", Moment)
REPLAY_TEXT: Final = Verb("replay_text", Viewed)
REPLAY_MORE: Final = Verb("replay_more", Viewed)
"""The same place, with the other controls."""
FILM: Final = Verb("film", Viewed)
SHARE: Final = Verb("share", Moment)
WHAT_IF: Final = Verb("what_if", Viewed)
"""A copy of this moment, to play on from it."""
EXPORT: Final = Verb("export", Replay)
VERIFY: Final = Verb("verify", Replay)
HISTORY: Final = Verb("history", Earlier)
HISTORY_JUMP: Final = Verb("history_jump", Moment)
HISTORY_TEXT: Final = Verb("history_text", Moment)
VERBS: Final = frozenset(
    verb.name
    for verb in (
        REPLAY,
        REPLAY_JUMP,
        REPLAY_VIEW,
        REPLAY_MORE,
        REVIEW,
        REPLAY_TEXT,
        FILM,
        SHARE,
        WHAT_IF,
        EXPORT,
        VERIFY,
        BOARD_CARDS,
        HISTORY,
        HISTORY_JUMP,
        HISTORY_TEXT,
    )
)
"""What the components of a page ask for."""


def view_code(viewer: int | None) -> str:
    """Return a viewer as an address writes them."""
    return SPECTATOR if viewer is None else str(viewer)


def viewer_of(code: str) -> int | None:
    """Return the seat that an address or a choice names: None for a spectator, one that no table has for neither."""
    if code == SPECTATOR:
        return None
    return int(code) if re.fullmatch("[0-9]", code) else _NO_SEAT


def viewer_in_slot(view: str) -> int | None:
    """Return the viewer that a slot and a view name."""
    return viewer_of(view.partition(" ")[2])


def is_more_slot(view: str) -> bool:
    """Return whether a slot is one of a page with the other controls, which the next page keeps then."""
    return view.partition(" ")[0] in ("first", "less", "more", "last")


# The page

BOARD: Final = "board.png"
HAND: Final = "hand.png"
MOST_NEWS: Final = 1200
MOST_BOARD_TEXT: Final = 1900
MOST_HAND_TEXT: Final = 400
LISTED: Final = 23
"""Steps in the select: Discord takes 25 options, two lead to the steps before and after."""


@dataclass(frozen=True, slots=True)
class Spot(Viewpoint):
    """A place in a game; `table` has the people who held its seats by then."""

    table: Table
    is_history: bool = False


def spot(table: Table, number: int, viewer: int | None, *, is_history: bool = False) -> Spot:
    """Return the place after line `number`, or the last place before it."""
    there = viewpoint(civ_game(table.match), number, viewer)
    held = with_holders_at(table, there.number)
    return Spot(there.now, there.then, there.number, there.steps, viewer, held, is_history)


def replay_page(
    spot: Spot,
    localizer: Localizer,
    *,
    has_picture: bool = True,
    has_hand: bool = True,
    has_text: bool = False,
    note: str = "",
    is_public: bool = False,
    has_transcript: bool = False,
    has_review: bool = False,
    is_more: bool = False,
) -> Sheet:
    """Return the page of a place.

    Without pictures board and hand are told in words; with `has_text` the board is told in words anyway. `note` says
    why there is no picture. With `has_transcript` the game can be downloaded, with `has_review`
    players may have it reviewed. `is_more` puts the other controls in the place of the usual ones of a replay.
    """
    names = tuple(safe_name(name) for name in spot.table.names)
    seen = spot.seen
    sheet = Sheet(ACCENT).text(_heading(spot, localizer, names))
    events = events_beside_result(spot.chapter_events, seen.result)
    sheet.text(words.describe_events(localizer, events, names, limit=MOST_NEWS, marks=words.MARKDOWN))
    if has_picture:
        sheet.picture(BOARD, alt_text(seen, spot.table.names, localizer, spot.chapter_events))
    if has_text or not has_picture:
        rest = localizer.say("text-more", button=localizer.say("key-text"))
        sheet.text(note).text(
            whole_lines(text_board(seen, names, localizer, spot.chapter_events), MOST_BOARD_TEXT, rest)
        )
    if spot.viewer is not None:
        _hand(sheet, seen, spot.viewer, localizer, spot.table.names, names, has_hand=has_hand)
    if seen.result is not None:
        sheet.text(words.ending_text(localizer, seen, names, is_result_shown=has_text or not has_picture))
    if spot.is_history:
        _add_history_controls(sheet, spot, localizer, has_transcript=has_transcript)
    elif is_more:
        _add_more_controls(sheet, spot, localizer, has_transcript=has_transcript)
    else:
        _jump(sheet, spot, localizer)
        sheet.buttons(spot.step_buttons(localizer, _to(spot)))
        more = Button(REPLAY_MORE.to(*_here(spot)), localizer.say("key-replay-more"))
        review = [Button(REVIEW.to(spot.table.id), localizer.say("key-review"), emoji="🔎")] if has_review else []
        sheet.buttons([*review, more])
    return sheet.text("\n".join(_small_print(spot, localizer, is_public=is_public)))


def page_text(spot: Spot, localizer: Localizer) -> str:
    """Return all that the page's pictures show, in words."""
    names = tuple(safe_name(name) for name in spot.table.names)
    return f"{_heading(spot, localizer, names)}\n{text_board(spot.seen, names, localizer, spot.chapter_events)}"


def _heading(spot: Spot, localizer: Localizer, names: Sequence[str]) -> str:
    key = "history-title" if spot.is_history else "replay-title"
    return f"### {localizer.say(key, table=table_number(spot.table, localizer))}\n{spot.heading(localizer, names)}"


def _hand(
    sheet: Sheet,
    seen: Observation,
    viewer: int,
    localizer: Localizer,
    plain: Sequence[str],
    names: Sequence[str],
    *,
    has_hand: bool,
) -> None:
    """Add the hand of the seat one looks through, and in the draft the pack before it."""
    if has_hand and (seen.hand or seen.pack):
        sheet.picture(HAND, _hand_text(seen, viewer, localizer, plain))
    else:
        sheet.text(cut(_hand_text(seen, viewer, localizer, names), MOST_HAND_TEXT))


def _hand_text(seen: Observation, viewer: int, localizer: Localizer, names: Sequence[str]) -> str:
    name = name_of(localizer, names, viewer)
    held = [
        localizer.say(key, name=name, cards=localizer.list([words.card(localizer, card) for card in cards]))
        for key, cards in (("replay-hand", seen.hand), ("replay-pack", seen.pack))
        if cards
    ]
    return " ".join(held) or localizer.say("replay-hand-empty", name=name)


# Where to go from here


def _to(spot: Spot) -> To:
    """Return where the places of the same game are found."""
    if spot.is_history:
        return lambda number, slot: HISTORY.to(spot.table.id, number, slot)
    return lambda number, slot: REPLAY.to(spot.table.id, number, f"{slot} {view_code(spot.viewer)}")


def _here(spot: Spot) -> tuple[TableId, int, str]:
    """Return the fields of an address of the same place, through the same eyes."""
    return spot.table.id, spot.number, view_code(spot.viewer)


def _add_history_controls(sheet: Sheet, spot: Spot, localizer: Localizer, *, has_transcript: bool) -> None:
    """Add all controls of a game that goes on."""
    _jump(sheet, spot, localizer)
    sheet.buttons(spot.chapter_buttons(localizer, _to(spot), "key-last" if spot.now.is_over else "key-now"))
    text = Button(HISTORY_TEXT.to(spot.table.id, spot.number), localizer.say("key-text"))
    record = _record(spot.table, localizer, has_transcript=has_transcript)
    sheet.buttons([*spot.move_buttons(localizer, _to(spot)), text, *record])


def _add_more_controls(sheet: Sheet, spot: Spot, localizer: Localizer, *, has_transcript: bool) -> None:
    """Add what a replay offers beside its usual controls, and the way back to those."""
    table, say = spot.table, localizer.say
    views = spot.view_options(localizer, table.names, SPECTATOR)
    sheet.select(REPLAY_VIEW.to(table.id, spot.number), say("pick-view"), views, least=1, most=1)
    sheet.buttons(spot.far_buttons(localizer, _to(spot)))
    cards = [Button(BOARD_CARDS.to(table.id), say("key-cards"))] if spot.number == spot.steps[-1].number else []
    sheet.buttons(
        [
            Button(FILM.to(*_here(spot)), say("key-film"), emoji="🎞️"),
            Button(SHARE.to(table.id, spot.number), say("key-share"), emoji="🔗"),
            *_what_if(spot, localizer),
            Button(REPLAY_TEXT.to(*_here(spot)), say("key-text")),
            *cards,
            *_record(table, localizer, has_transcript=has_transcript),
            Button(_to(spot)(spot.number, "here"), say("key-replay-less")),
        ]
    )


def _what_if(spot: Spot, localizer: Localizer) -> list[Button]:
    """Return the button that opens a copy of this moment, where the game has an end and somebody decides then."""
    if not spot.now.is_over or not spot.then.waiting():
        return []
    address = WHAT_IF.to(spot.table.id, spot.number, view_code(spot.viewer))
    return [Button(address, localizer.say("key-what-if"), emoji="🔀")]


def _record(table: Table, localizer: Localizer, *, has_transcript: bool) -> list[Button]:
    """Return the buttons to a game's transcript and to what proves how it was dealt."""
    verify = Button(VERIFY.to(table.id), localizer.say("key-verify"))
    return [*([Button(EXPORT.to(table.id), localizer.say("key-export"))] if has_transcript else []), verify]


def _jump(sheet: Sheet, spot: Spot, localizer: Localizer) -> None:
    """Add a select of the steps around this one, each with what happened in it, and of the way to the others."""
    if len(spot.steps) < 2:
        return
    start = spot.place // LISTED * LISTED
    listed = spot.steps[start : start + LISTED]
    lines = [
        SelectOption(str(step.number), _title(spot, step, localizer), text, is_chosen=step is spot.step)
        for step, text in zip(listed, _in_short(spot, listed, localizer), strict=True)
    ]
    if start:
        before = spot.steps[start - 1]
        lines.insert(
            0, SelectOption(str(before.number), localizer.say("replay-earlier", step=_title(spot, before, localizer)))
        )
    if start + LISTED < len(spot.steps):
        after = spot.steps[start + LISTED]
        lines.append(
            SelectOption(str(after.number), localizer.say("replay-later", step=_title(spot, after, localizer)))
        )
    if spot.is_history:
        address = HISTORY_JUMP.to(spot.table.id, spot.number)
    else:
        address = REPLAY_JUMP.to(spot.table.id, spot.number, view_code(spot.viewer))
    sheet.select(address, localizer.say("pick-step"), lines, least=1, most=1)


def _title(spot: Spot, step: Step, localizer: Localizer) -> str:
    """Return what a step is called, with the name of the player who held its seat then."""
    return title(step, localizer, with_holders_at(spot.table, step.number).names)


def _in_short(spot: Spot, listed: Sequence[Step], localizer: Localizer) -> list[str]:
    """Return what happened in each of these steps, as far as the viewer may know it."""
    events = recent_events(spot.now, spot.viewer, since=listed[0].since)
    return [
        words.describe_events(
            localizer,
            [event for event in events if step.since < event.number <= step.number],
            spot.table.names,
        ).replace("\n", " ")
        for step in listed
    ]


def _small_print(spot: Spot, localizer: Localizer, *, is_public: bool) -> list[str]:
    lines = [f"-# {localizer.say('replay-public')}"] if is_public else []
    return (
        [*lines, f"-# [{localizer.say('replay-link')}]({link(spot.table)})"] if not spot.table.is_placeless else lines
    )


def link(table: Table) -> str:
    """Return the address of the table's message, as far as there is one."""
    post = table.post.message_id if table.post else None
    return jump(table.place.guild_id, table.place.channel_id, post)

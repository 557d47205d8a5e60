"""The table: the public message of one chapter of the game, with the board's picture."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.civ import civ_game
from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.render.texts import alt_text, text_board
from bot.rules import Event, Game, Observation, observe
from bot.table.table import Table
from bot.table.values import OPEN
from bot.ui.civ.story import news, since_last_turn, told_beside
from bot.ui.civ.why import moved_lately
from bot.ui.discord.sheet import Key, Sheet, Style, whole_lines
from bot.ui.discord.symbols import ACCENT
from bot.ui.hand.addresses import HAND
from bot.ui.public.addresses import BOARD_TEXT, NUDGE, REMATCH, WHY
from bot.ui.public.clock_words import bank_text, board_times, is_given_up, lapses_told
from bot.ui.public.endings import Ending
from bot.ui.public.seat_history import seats_told
from bot.ui.replay.addresses import REPLAY_OPEN
from bot.ui.votes.addresses import ABSENT, RESUME, SEATS

PICTURE: Final = "board.png"
MOST_NEWS: Final = 1500
KEPT_FREE: Final = 600
KEPT_FREE_AT_THE_END: Final = 1800
"""Characters left for what stands below the board: whose move it is, or how the game ended."""


@dataclass(frozen=True, slots=True)
class BoardPage:
    """A public message to show, what its picture is drawn from, and whom it mentions."""

    sheet: Sheet
    observation: Observation
    mentions: tuple[int, ...]


def board_page(
    table: Table,
    game: Game,
    speaker: Speaker,
    *,
    is_closed: bool = False,
    has_picture: bool = True,
    has_text: bool = False,
    note: str = "",
    transcript: str | None = None,
    story: Ending | None = None,
    called: Collection[int] | None = None,
) -> BoardPage:
    """The message for the position `game` is in; `is_closed` once a newer message has followed: nothing to press.

    `has_text` puts the board there in words too; without a picture they are there anyway. `note` says in small print
    why there is no picture.
    `transcript` is the name of an attached file, and `story` what the game's story adds, once the game is over.
    `called` are the people who are called by mention (None: all); others are named.
    """
    seen = observe(game, None)
    names = tuple(words.safe_name(name) for name in table.names)
    sheet = Sheet(ACCENT)
    sheet.text(_heading(table, seen, speaker))
    new = changed(game)
    told = [event for event in told_beside(new, seen.result) if event.kind != "keep"]  # who still chooses is called
    sheet.text(words.happened(speaker, told, names, limit=MOST_NEWS))
    sheet.text(lapses_told(table, game, speaker))
    if has_picture:
        sheet.picture(PICTURE, alt_text(seen, table.names, speaker, new))
    if has_text or not has_picture:
        rest = speaker.say("text-more", button=speaker.say("key-text"))
        most = sheet.room - (KEPT_FREE if seen.result is None else KEPT_FREE_AT_THE_END)
        bank = "" if is_closed else bank_text(table, speaker)
        told = text_board(seen, names, speaker, new)
        sheet.text(whole_lines(f"{told}\n\n{bank}".strip(), most, rest))
    if note:
        sheet.text(f"-# {note}")
    if seen.result is not None:
        sheet.text(words.ending_text(speaker, seen, names, is_told=has_text or not has_picture))
        if story is not None:
            story.write(sheet)
    elif table.status == "cancelled" and not is_given_up(table):
        sheet.text(speaker.say("board-cancelled"))
    if table.status not in OPEN and (held := seats_told(table, speaker)):
        sheet.text(f"-# {held}")
    mentions: tuple[int, ...] = ()
    if not is_closed and seen.result is None and table.status == "playing":
        sheet.text(_away(table, seen, speaker, names))
        mentions = _call(sheet, table, seen, speaker, names, called)
        sheet.text(board_times(table, speaker))
    if transcript is not None:
        sheet.file(transcript)
    if not is_closed:
        sheet.keys(_keys(table, game, seen, speaker))
    return BoardPage(sheet, seen, mentions)


def changed(game: Game) -> tuple[Event, ...]:
    """What has happened since the last turn of the player now on turn: what the board's picture shows as new."""
    return news(game, None, since=since_last_turn(game))


def board_text(table: Table, speaker: Speaker, viewer: int | None) -> str:
    """Everything the board of a table shows now, and what lies in the hand of `viewer`, in words."""
    assert table.match is not None
    names = tuple(words.safe_name(name) for name in table.names)
    told = text_board(observe(civ_game(table.match), viewer), names, speaker, changed(civ_game(table.match)))
    return f"{told}\n\n{bank_text(table, speaker)}".strip()


def _heading(table: Table, seen: Observation, speaker: Speaker) -> str:
    title = f"### {speaker.say('table-name', table=table.id)}"
    if seen.result is not None:
        return title
    if seen.is_final_round:
        return f"{title}\n{speaker.say('final-round-begun')}"
    return title


def _call(
    sheet: Sheet,
    table: Table,
    seen: Observation,
    speaker: Speaker,
    names: Sequence[str],
    called: Collection[int] | None,
) -> tuple[int, ...]:
    """Whose move it is: people by mention, automatic players by name; all who are away, where nobody else is left.

    Who wants no mention is named, too. Those mentioned.
    """
    users = [sitter.user_id for sitter in table.sitters]

    def is_mentioned(seat: int) -> bool:
        return called is None or users[seat] in called

    if not table.humans:
        away = [seat for seat in range(len(users)) if _is_away(table, seen, seat)]
        who = [f"<@{users[seat]}>" if is_mentioned(seat) else names[seat] for seat in away]
        sheet.text(speaker.say("board-all-away", who=speaker.list(who)))
        return tuple(users[seat] for seat in away if is_mentioned(seat))
    awaited = seen.waiting
    people = [seat for seat in awaited if not table.sitters[seat].is_automatic]
    mentioned = [seat for seat in people if is_mentioned(seat)]
    who = [f"<@{users[seat]}>" if seat in mentioned else names[seat] for seat in awaited]
    if not people and table.is_paused:
        return ()  # nobody plays
    if not people:
        key = "board-computer-turn"
    else:
        key = "board-all-choose" if seen.phase == "draft_keep" else "board-your-turn"
    sheet.text(speaker.say(key, who=speaker.list(who), count=len(who), table=speaker.say("table-name", table=table.id)))
    return tuple(users[seat] for seat in mentioned)


def _away(table: Table, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    """The people the automatic player plays for now, in one line; nothing where there are none."""
    away = [names[seat] for seat in range(len(names)) if _is_away(table, seen, seat)]
    return speaker.say("board-away", who=speaker.list(away)) if away and table.humans else ""


def _is_away(table: Table, seen: Observation, seat: int) -> bool:
    sitter = table.sitters[seat]
    return sitter.is_automatic and not sitter.is_computer and seen.seats[seat].alive


def _keys(table: Table, game: Game, seen: Observation, speaker: Speaker) -> list[Key]:
    rest = [Key(BOARD_TEXT.to(table.id), speaker.say("key-text"))]
    if moved_lately(table, game):
        rest.append(Key(WHY.to(table.id, game.number), speaker.say("key-why")))
    if seen.result is not None or table.status != "playing":
        replay = Key(REPLAY_OPEN.to(table.id), speaker.say("key-replay"))
        return [Key(REMATCH.to(table.id), speaker.say("key-rematch"), Style.primary), replay, *rest]
    hand = Key(HAND.to(table.id), speaker.say("key-hand"), Style.primary)
    if table.is_paused:
        rest.append(Key(RESUME.to(table.id), speaker.say("key-resume"), Style.success))
    if any(_is_away(table, seen, seat) and not table.sitters[seat].is_stand_in for seat in range(seen.players)):
        rest.append(Key(SEATS.to(table.id), speaker.say("key-seats")))
    if len(table.people) == 1:  # nobody else to wait for
        return [hand, *rest]
    nudge = Key(NUDGE.to(table.id), speaker.say("key-nudge"))
    if table.options.clock is not None:  # which says by itself who is absent
        return [hand, nudge, *rest]
    return [hand, nudge, Key(ABSENT.to(table.id), speaker.say("key-absent")), *rest]

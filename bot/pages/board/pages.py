"""Boards as messages: the page and the files it brings along, with as much picture as its reader and its place take."""

import io
from collections.abc import Collection

import discord

from bot.discord.fitting import NO_ATTACHING, NO_FILES, reason_text
from bot.i18n.catalogue import Speaker
from bot.match import Match
from bot.pages.board.board import PICTURE, BoardPage, BoardStyle, board_page
from bot.pages.display import DisplayOptions
from bot.pages.endings import Ending
from bot.pages.presentation import GameWords
from bot.table.table import Table
from bot.table.transcript_keys import transcript_keys


def board_message(
    table: Table,
    shown: GameWords,
    speaker: Speaker,
    options: DisplayOptions,
    picture: bytes | None,
    why: str = "",
    *,
    story: Ending | None = None,
    has_transcript: bool = False,
    is_logged: bool = False,
    called: Collection[int] | None = None,
) -> tuple[BoardPage, list[discord.File]]:
    """The page and its files; without a picture the board stands there as text, and `why` (a key) is said.

    `is_logged` leaves out what the log above it tells; `called` are the people it calls by mention (None: all who are
    awaited).
    """
    assert table.match is not None
    has_files = why not in (NO_ATTACHING, NO_FILES)
    transcript = f"civ-{table.id}.jsonl" if has_transcript and has_files and table.match.is_over else None
    story = story.without_picture() if story is not None and picture is None else story
    style = BoardStyle(picture is not None, options.has_text, note=reason_text(speaker, why), is_logged=is_logged)
    page = board_page(table, shown, speaker, style, transcript=transcript, story=story, called=called)
    files = [] if picture is None else [discord.File(io.BytesIO(picture), PICTURE)]
    files += story.files() if story is not None else []
    if transcript is not None:
        files.append(transcript_file(table, table.match, transcript))
    return page, files


def transcript_file(table: Table, match: Match, name: str) -> discord.File:
    """A finished game as a file."""
    text = "\n".join(match.transcript(transcript_keys(table)))
    return discord.File(io.BytesIO(f"{text}\n".encode()), name)

"""A game of a week that is over, step by step, for one of its people; all its cards are open by then."""

import asyncio
from dataclasses import dataclass
from datetime import date

from bot.discord.routing import CustomId, handles
from bot.discord.sheet import Button, Sheet
from bot.games.civ.game import civ_game
from bot.games.civ.pages.replay.replay_page import SPECTATOR, view_code, viewer_in_slot, viewer_of
from bot.games.civ.pages.replay.viewpoint import Viewpoint, viewpoint
from bot.games.civ.pages.solo.duplicate.addresses import (
    GAMES,
    REPLAY,
    REPLAY_TEXT,
    REPLAY_VIEW,
    InGame,
    Looking,
    week_code,
    week_in,
)
from bot.games.civ.pages.solo.duplicate.board import board_title
from bot.games.civ.pages.solo.page import MOST_NEWS, PageStyle, SoloPage
from bot.games.civ.pages.solo.presses import show_page, tell_page
from bot.games.civ.pages.story import events_beside_result
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.manager.duplicates import Played
from bot.pages.press import Press
from bot.table.duplicate import DuplicateError
from bot.table.names import computer_name


@dataclass(frozen=True, slots=True)
class ReplayPage(SoloPage):
    """The page of a place in the `index`-th game of someone's week, as its viewer saw it."""

    there: Viewpoint
    week: date
    index: int
    played: Played

    def add_above(self, sheet: Sheet, localizer: Localizer) -> None:
        """Add which game it is, how far one has come with it, and what happened in this chapter."""
        sheet.text(self._heading(localizer))
        events = events_beside_result(self.new_events, self.seen.result)
        sheet.text(words.describe_events(localizer, events, self.safe_names, MOST_NEWS, marks=words.MARKDOWN))

    def add_below(self, sheet: Sheet, localizer: Localizer, style: PageStyle) -> None:
        """Add how the game ended, and the ways to other places."""
        seen, say, there, code = self.seen, localizer.say, self.there, week_code(self.week)
        if seen.result is not None:
            is_result_shown = not style.has_picture
            sheet.text(words.ending_text(localizer, seen, self.safe_names, is_result_shown=is_result_shown))
        views = there.view_options(localizer, self.names, SPECTATOR)
        sheet.select(REPLAY_VIEW.to(code, self.index, there.number), say("pick-view"), views, least=1, most=1)
        sheet.buttons(there.chapter_buttons(localizer, self._to))
        sheet.buttons([
            *there.move_buttons(localizer, self._to),
            Button(REPLAY_TEXT.to(*self._address(there.number, "text")), say("key-text")),
            Button(GAMES.to(code), say("duplicate-key-games")),
        ])  # fmt: skip

    def whole_text(self, localizer: Localizer) -> str:
        """Return all that the page's pictures show, in words."""
        return f"{self._heading(localizer)}\n{self.text(localizer)}"

    def _heading(self, localizer: Localizer) -> str:
        title = board_title(self.week, self.played.seat, localizer)
        return f"### 🎴 {title}\n{self.there.heading(localizer, self.safe_names)}"

    def _address(self, number: int, slot: str) -> tuple[str, int, int, str]:
        return week_code(self.week), self.index, number, f"{slot} {view_code(self.there.viewer)}"

    def _to(self, number: int, slot: str) -> CustomId:
        return REPLAY.to(*self._address(number, slot))


def replay_page(
    week: date, index: int, played: Played, names: tuple[str, ...], number: int, viewer: int | None
) -> ReplayPage:
    """Return the page of the place after line `number`, or the last place before it.

    For a viewer without a seat it is what a spectator saw.
    """
    viewer = viewer if viewer is not None and viewer < len(names) else None
    there = viewpoint(civ_game(played.match), number, viewer)
    return ReplayPage(there.then, viewer, names, there.chapter_events, there, week, index, played)


# Presses


@handles(REPLAY)
async def turn_page(press: Press, at: Looking) -> None:
    """Show a place of a replay. Raises `DuplicateError`."""
    await press.acknowledge_page()
    await show_page(press, await _replay(press, at, viewer_in_slot(at.view)))


@handles(REPLAY_VIEW)
async def change_viewer(press: Press, at: InGame) -> None:
    """Show this place through the eyes that were chosen. Raises `DuplicateError`."""
    await press.acknowledge_page()
    await show_page(press, await _replay(press, at, viewer_of(next(iter(press.chosen), "") or SPECTATOR)))


@handles(REPLAY_TEXT)
async def tell_place(press: Press, at: Looking) -> None:
    """Tell a place of a replay in words. Raises `DuplicateError`."""
    await tell_page(press, await _replay(press, at, viewer_in_slot(at.view)))


async def _replay(press: Press, at: InGame, viewer: int | None) -> ReplayPage:
    week = week_in(at.week)
    games = await press.services.duplicates.played(week, press.user)
    if at.game >= len(games):
        raise DuplicateError("duplicate-unplayed")
    played = games[at.game]
    names = played.names(computer_name(0, 1, (played.name,)))
    return await asyncio.to_thread(replay_page, week, at.game, played, names, at.line, viewer)

"""The page that all games played alone have: board and hand, what has happened, and what may be done. Pure.

A kind of them (`SoloPage`) supplies the game as its person sees it, what stands above the board and what below. Most of
what it puts below is added by what every page has: the news, the decision, its choices and the ends of steps and turns.
Where the buttons lead is its own, and whether their addresses hold the position or name one that is stored.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from bot.discord.routing import Verb
from bot.discord.sheet import Button, Sheet, Style, whole_lines
from bot.discord.symbols import ACCENT
from bot.games.civ.pages.choices import Group
from bot.games.civ.pages.last_turn import points_lines, step_text
from bot.games.civ.pages.offers import Door, effects_text, offer
from bot.games.civ.pages.one_press import offered, wins_by_ending
from bot.games.civ.pages.story import events_beside_result, without_draws
from bot.games.civ.pictures.hand_texts import hand_alt
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Event, Game, Observation, observe
from bot.games.civ.rules.actions import END, SKIP
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT
from bot.i18n.facts import cut_at_facts
from bot.i18n.names import safe_name

MOST_NEWS: Final = 900
MOST_QUOTED: Final = 600
ENDS: Final = {END.word: Style.success, SKIP.word: Style.primary}
"""The words of actions that stand in the last row, and how their buttons look."""


@dataclass(frozen=True, slots=True)
class PageStyle:
    """How a page is shown: with `has_text` board and hand are told in words too, as they always are without pictures.

    `note` says in small print why there are no pictures.
    """

    has_picture: bool = True
    has_text: bool = False
    note: str = ""


WITH_PICTURES: Final = PageStyle()


@dataclass(frozen=True, slots=True)
class SoloPage(ABC):
    """A game as one of its people sees it, with what its kind puts around it.

    `seat` is None for a spectator. `names` are those of the seats, unescaped. `new_events` are what is news to the
    person, as far as they see it.
    """

    game: Game
    seat: int | None
    names: Sequence[str]
    new_events: Sequence[Event]

    FILES: ClassVar[str] = "private"
    """What its pictures are named for."""
    MORE_KEY: ClassVar[str] = "key-text"
    """The key of the button where the whole text is, where it had to be cut."""
    RESERVED: ClassVar[int] = 1800
    """Characters left for what stands below the board in words."""

    @abstractmethod
    def add_above(self, sheet: Sheet, localizer: Localizer) -> None:
        """Add the heading."""

    @abstractmethod
    def add_below(self, sheet: Sheet, localizer: Localizer, style: PageStyle) -> None:
        """Add what has happened, what to do, and the buttons."""

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

    @property
    def board_file(self) -> str:
        """The name of the board's picture."""
        return f"{self.FILES}-board.png"

    @property
    def hand_file(self) -> str:
        """The name of the hand's picture."""
        return f"{self.FILES}-hand.png"

    def sheet(self, localizer: Localizer, style: PageStyle = WITH_PICTURES) -> Sheet:
        """Return the page."""
        sheet = Sheet(ACCENT)
        self.add_above(sheet, localizer)
        if style.has_picture:
            board = alt_text(observe(self.game, None), self.names, localizer, self.new_events)
            sheet.picture(self.board_file, board)
            if self.has_hand:
                sheet.picture(self.hand_file, cut_at_facts(hand_alt(self.seen, localizer), localizer, MOST_ALT))
        if style.has_text or not style.has_picture:
            rest = localizer.say("text-more", button=localizer.say(self.MORE_KEY))
            sheet.text(whole_lines(self.text(localizer), sheet.room - self.RESERVED, rest))
        if style.note:
            sheet.text(f"-# {style.note}")
        self.add_below(sheet, localizer, style)
        return sheet

    def text(self, localizer: Localizer) -> str:
        """Return board and hand in words."""
        return text_board(self.seen, self.safe_names, localizer, self.new_events)

    def whole_text(self, localizer: Localizer) -> str:
        """Return what is told beside the page to those who ask for words."""
        return self.text(localizer)

    # What kinds put below the board

    def news(self, localizer: Localizer) -> str:
        """Return what has happened, but for the cards that were drawn and what the result says."""
        told = [*without_draws(events_beside_result(self.new_events, self.seen.result))]
        return words.describe_events(localizer, told, self.safe_names, MOST_NEWS, marks=words.MARKDOWN)

    def quoted_news(self, localizer: Localizer) -> str:
        """Return all that has happened, but for the end of the game, as a quotation."""
        events = [event for event in self.new_events if event.kind != "over"]
        told = words.describe_events(localizer, events, self.safe_names, MOST_QUOTED, marks=words.MARKDOWN)
        return "\n".join(f"> {line}" for line in told.split("\n") if line)

    def add_decision(self, sheet: Sheet, localizer: Localizer, door: Door, refresh: Button) -> list[Button]:
        """Add how the game ended, what the person may do, or for whom it waits; return the buttons for the last row.

        `refresh` shows the page again, where others are awaited.
        """
        if self.seen.result is not None:
            sheet.text(words.ending_text(localizer, self.seen, self.safe_names, is_result_shown=False))
            return []
        if self.seat not in self.game.waiting():
            waited = [self.safe_names[seat] for seat in self.game.waiting()]
            sheet.text(localizer.say("hand-waiting", who=localizer.list(waited)))
            return [refresh]
        standing = points_lines(self.game, self.seen, localizer, self.safe_names)
        sheet.text("\n".join([localizer.say("hand-your-move", step=step_text(self.seen, localizer)), *standing]))
        groups = self.groups()
        sheet.text(effects_text(self.seen, groups, localizer))
        self.add_choices(sheet, groups, localizer, door)
        return self.end_buttons(localizer, door)

    def groups(self) -> tuple[Group, ...]:
        """Return what the person may choose, but for the ends of steps and turns."""
        assert self.seat is not None, "a spectator chooses nothing"
        return offered(self.game, self.seat)

    def add_choices(self, sheet: Sheet, groups: Iterable[Group], localizer: Localizer, door: Door) -> None:
        """Add buttons or selects for each group."""
        for group in groups:
            offer(sheet, self.seen, group, localizer, self.names, door)

    def end_buttons(self, localizer: Localizer, door: Door) -> list[Button]:
        """Return the ends of steps and turns that the person may choose."""
        return [
            Button(door("do", action.text), self.end_label(action.word, localizer), ENDS[action.word])
            for action in self.seen.legal
            if action.word in ENDS
        ]

    def end_label(self, word: str, localizer: Localizer) -> str:
        """Return what stands on the end of a step or turn."""
        assert self.seat is not None, "a spectator ends nothing"
        is_winning = word == END.word and wins_by_ending(self.game, self.seat)
        return localizer.say("key-end-win" if is_winning else f"key-{word}")


@dataclass(frozen=True, slots=True)
class DecisionVerbs:
    """The verbs by which a kind takes decisions, all with the same payload, whose last field is an action.

    A button (`do`) has its actions there, a select (`pick`) which one it is; one that begins an effect (`begin`) the
    effect, with the choices of its first step in the select.
    """

    do: Verb[Any, ...]
    pick: Verb[Any, ...]
    begin: Verb[Any, ...]

    def door(self, *where: object) -> Door:
        """Return where choices lead, for the fields before the action."""
        verbs = {"do": self.do, "pick": self.pick, "begin": self.begin}
        return lambda verb, what: verbs[verb].to(*where, what)

"""How a game is shown: all by which the ui's wings know a game beside `bot.match`.

A game's own modules register what is particular to it (`Presentations.register`): its words, pictures and choices. The
wings put around them what every table has: people, clocks, votes, links, and the buttons of those.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from bot.discord.sheet import Button, Sheet
from bot.i18n.catalogue import Catalogues, Localizer
from bot.match import GameName
from bot.pages.display import DisplayOptions
from bot.pages.endings import Ending
from bot.table.table import Table


@dataclass(frozen=True, slots=True)
class BoardWords:
    """What the public message of a table tells of its match; empty: nothing to tell."""

    happened: str
    """What is new to whoever is awaited."""
    is_state: bool = False
    """Whether `happened` tells how things stand, too: then it stands in every message, whatever the log above tells."""
    heading: str = ""
    """What stands beneath the table's name."""
    alt: str = ""
    """The picture, for those who cannot see it (at most 1,024 characters)."""
    ending: str = ""
    """How it ended, once it is over."""
    call: str = "board-your-turn"
    """The text that calls whoever is awaited, by its key: `who`, `count`, `table`."""
    todo: str = ""
    """What is to be done now, for those who read the call alone, where it does not say so itself."""


@dataclass(frozen=True, slots=True)
class HandWords:
    """What a player's private message tells of the match; empty: nothing to tell."""

    now: str
    """What is asked of the seat if it is awaited; how the match ended, once it is over."""
    side: str = ""
    """Whom the seat plays with, while nothing else names him; a few words for the small print."""
    news: str = ""
    """What has happened to the seat since its last turn."""
    hits: str = ""
    """Of that, what took something from it: all that somebody is told who is explained the game at the same time."""
    threats: str = ""
    """Who could win before its next turn."""
    summary: str = ""
    """Where everybody stands, in short."""
    secret: str = ""
    """What only this seat may see, in words, where it is told so."""
    alt: str = ""
    """The picture of that, for those who cannot see it (at most 1,024 characters)."""


@dataclass(frozen=True, slots=True)
class PictureStyle:
    """How a board is drawn, beside what lies on it."""

    theme: str
    avatars: Sequence[bytes | None] = ()
    """By seat, an encoded square picture, or None."""
    viewer: int | None = None
    """The seat that stands out, for its player alone."""


@dataclass(frozen=True, slots=True)
class Switch:
    """Something of the rules that the owner of a lobby turns on or off."""

    name: str
    label: str
    is_on: bool


class GameWords(Protocol):
    """What a game says about its tables. A `table` that is handed in has begun, unless it says otherwise. Pure."""

    @property
    def has_replay(self) -> bool:
        """Whether the replay's pages can show its matches."""
        ...

    @property
    def undo_keys(self) -> tuple[str, str]:
        """The keys of what the two points of `Match.undo_points` are called."""
        ...

    def options(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[str]:
        """What was chosen of the rules for a table, in a few words each."""
        ...

    @property
    def sizes(self) -> Sequence[int]:
        """How many may play."""
        ...

    def switches(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[Switch]:
        """What the owner of a lobby may turn on or off."""
        ...

    def with_switches(self, choices: Mapping[str, Any], on: Collection[str]) -> Mapping[str, Any]:
        """The choices with these switches on, and the others off."""
        ...

    def choices_for(self, choices: Mapping[str, Any], players: int) -> Mapping[str, Any]:
        """The choices without what so many cannot play."""
        ...

    def players_for(self, choices: Mapping[str, Any], players: int) -> int:
        """So many players, or as many as the choices need."""
        ...

    def has_partners(self, choices: Mapping[str, Any]) -> bool:
        """Whether those who sit opposite each other play together, so that it matters who does."""
        ...

    def lobby_note(self, choices: Mapping[str, Any], localizer: Localizer, *, is_ordered: bool) -> str:
        """What those who come to a lobby should know; `is_ordered` where its seats will not be drawn."""
        ...

    def seat_note(self, choices: Mapping[str, Any], seat: int, localizer: Localizer) -> str:
        """What belongs to a seat once the match has begun: its team, say."""
        ...

    def chapter(self, table: Table) -> str:
        """What one public message covers; with another chapter another message begins."""
        ...

    def chapter_text(self, table: Table, chapter: str, localizer: Localizer, *, most: int) -> str:
        """What has happened since that chapter began, a line for each turn, in at most so many characters."""
        ...

    def new_since(self, table: Table) -> int:
        """The line after which all that happened is new to whoever is awaited."""
        ...

    def board(self, table: Table, localizer: Localizer, *, is_text: bool, most: int) -> BoardWords:
        """What the public message tells, at most so many characters of what happened.

        `is_text` where `board_text` follows in the same message.
        """
        ...

    def board_text(self, table: Table, localizer: Localizer, viewer: int | None) -> str:
        """All that a seat (None: a spectator) sees, in words."""
        ...

    def board_buttons(self, table: Table, localizer: Localizer) -> Sequence[Button]:
        """The game's own buttons below a board."""
        ...

    def happened(self, table: Table, localizer: Localizer, *, since: int, most: int) -> str:
        """What everybody has seen happen after that line, in at most so many characters."""
        ...

    def hand(self, table: Table, seat: int, localizer: Localizer, *, is_text: bool) -> HandWords:
        """What the private message of a seat tells; `is_text` where what only it may see is told in words."""
        ...

    def hand_buttons(self, table: Table, localizer: Localizer) -> Sequence[Button]:
        """The game's own buttons in every hand."""
        ...

    def offer(
        self, sheet: Sheet, table: Table, seat: int, localizer: Localizer, *, is_one_press: bool = True
    ) -> Sequence[Button]:
        """Adds all that a seat may choose now; buttons for the last row, before those that every hand has.

        `is_one_press` where one press may do what would be followed by the end of the turn alone, and end it.
        """
        ...

    def ask(self, sheet: Sheet, table: Table, seat: int, localizer: Localizer, question: str) -> None:
        """Adds a question of the game's own, instead of what may be chosen."""
        ...

    def primer(self, table: Table, seat: int, localizer: Localizer) -> str:
        """What somebody should know before the first move of his first game."""
        ...


class Presentation(GameWords, Protocol):
    """A game's words, and its pictures. What cannot be drawn is None: the words go alone."""

    async def board_picture(self, table: Table, localizer: Localizer, style: PictureStyle) -> bytes | None:
        """What everybody sees of the board as PNG."""
        ...

    async def cards_picture(self, table: Table, localizer: Localizer, style: PictureStyle) -> bytes | None:
        """The board with every card, as a picture to be opened large; None where the board shows them all."""
        ...

    async def hand_picture(self, table: Table, seat: int, localizer: Localizer, *, theme: str) -> bytes | None:
        """What only this seat may see, as PNG."""
        ...

    async def ending(self, table: Table, localizer: Localizer, options: DisplayOptions) -> Ending | None:
        """The story of a match that is over; None before, and where there is none to tell."""
        ...


OWN_UNDO: Final = ("key-ask-undo-decision", "key-ask-undo-turn")
"""One's own last move, and one's own last turn."""


class Presentations:
    """How each game is shown, by its name, and in whose words."""

    def __init__(self, catalogues: Catalogues) -> None:
        self._catalogues = catalogues
        self._by_name: dict[GameName, Presentation] = {}

    def localizer(self, table: Table) -> Localizer:
        """The words of a table's public messages."""
        return self._catalogues.localizer(table.place.locale)

    def register(self, name: GameName, presentation: Presentation) -> None:
        """Shows the tables of that game so. Raises `ValueError` where it has a presentation."""
        if name in self._by_name:
            raise ValueError(f"two presentations of {name}")
        self._by_name[name] = presentation

    def of(self, table: Table) -> Presentation:
        """The presentation of a table's game. Raises `KeyError` where its modules have registered none."""
        return self._by_name[table.options.game]

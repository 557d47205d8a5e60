"""How a game is shown: all that the pages know of a game beside `bot.match`.

Each game registers its presentation (`Presentations.register`), which makes its words, pictures, choices and buttons.
The pages add what every table has: people, clocks, votes, links, and the buttons for those.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from bot.discord.sheet import Button, Sheet, Style
from bot.i18n.catalogue import Catalogues, Localizer
from bot.match import GameName
from bot.pages.addresses.hand import DO
from bot.pages.display import DisplayOptions
from bot.pages.endings import Ending
from bot.table.preferences import Guidance
from bot.table.table import Table
from bot.table.values import Options, UserId

OWN_UNDO: Final = ("key-ask-undo-decision", "key-ask-undo-turn")
"""Keys of a player's own last move, and of their own last turn."""


@dataclass(frozen=True, slots=True)
class BoardWords:
    """What the public message of a table tells of its match; an empty text is left out."""

    happened: str
    """What is new to those who are awaited."""
    is_state: bool = False
    """Whether `happened` also tells how things stand, so that it is repeated in every message, whatever the log above
    it tells."""
    heading: str = ""
    """What stands below the table's name; once the match is over, who has won and how."""
    alt: str = ""
    """The picture in words, for those who cannot see it (at most 1,024 characters)."""
    ending: str = ""
    """What there is to say below the board of how the match ended, once it is over."""
    call: str = "board-your-turn"
    """Key of the text that calls those who are awaited; its values are `who`, `count` and `table`."""
    todo: str = ""
    """What is to be done now, for those who read only the call, where the call itself does not say so."""


@dataclass(frozen=True, slots=True)
class HandWords:
    """What a player's private message tells of the match; an empty text is left out."""

    now: str
    """What is asked of the seat if it is awaited; how the match ended, once it is over."""
    side: str = ""
    """Whom the seat plays with, if nothing else names them: a few words for the small print."""
    news: str = ""
    """What has happened to the seat since its last turn."""
    hits: str = ""
    """The part of `news` that took something from the seat: all that is told to someone who is taught the game."""
    threats: str = ""
    """Who could win before the seat's next turn."""
    summary: str = ""
    """Where everyone stands, in short: what a picture of the board would show, where there is none."""
    secret: str = ""
    """What only this seat may see, in words, if words were asked for."""
    alt: str = ""
    """The picture of the secret in words, for those who cannot see it (at most 1,024 characters)."""


@dataclass(frozen=True, slots=True)
class PictureStyle:
    """How a board is drawn, apart from what lies on it."""

    theme: str
    avatars: Sequence[bytes | None] = ()
    """By seat, an encoded square picture, or None."""
    viewer: int | None = None
    """The seat that is highlighted, in a picture for its player alone."""


@dataclass(frozen=True, slots=True)
class Switch:
    """An option of the rules that the owner of a lobby turns on or off."""

    name: str
    label: str
    is_on: bool


@dataclass(frozen=True, slots=True)
class RecordWords:
    """How a game words what is counted of it (`bot.match.MatchSummary`), by the names that it gives these things."""

    victories: Mapping[str, str]
    groups: Mapping[str, str]
    """Groups of what is played, in the order in which people see them."""
    favourite: str
    """What the group is called that someone plays most."""
    used: Mapping[str, str]
    sprites: Mapping[str, str]
    """Drawings of groups, and of victories that have one."""


@dataclass(frozen=True, slots=True)
class StuckWay:
    """A way on at a table that waits for someone: its name, its condition, and the button where it would be done now.

    `not_yet` says why there is no button.
    """

    label: str
    condition: str
    button: Button | None = None
    not_yet: str = ""


class Presentation(ABC):
    """What a game shows of its tables. A game of text and buttons overrides little more than `board_text`.

    A `table` that is handed in has begun, unless a method says otherwise. Methods without `async` are pure.
    """

    has_replay: bool = False
    """Whether the pages of the replay can show its matches."""
    has_story: bool = False
    """Whether `ending` tells how a match went."""
    has_review: bool = False
    """Whether players may have their matches reviewed."""
    undo_keys: tuple[str, str] = OWN_UNDO
    """Keys of the names of the two points of `Match.undo_points`."""
    sizes: Sequence[int] = (2, 3, 4)
    """Numbers of players offered in a lobby."""

    # A lobby: `choices` are the game's own options of a table

    def options(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[str]:
        """Return the choices of a table in a few words each."""
        return ()

    def switches(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[Switch]:
        """Return what the owner of a lobby may turn on or off."""
        return ()

    def with_switches(self, choices: Mapping[str, Any], on: Collection[str]) -> Mapping[str, Any]:
        """Return the choices with the switches named in `on` turned on, and the others off."""
        return choices

    def choices_for(self, choices: Mapping[str, Any], players: int) -> Mapping[str, Any]:
        """Return the choices without those that this number of players cannot have."""
        return choices

    def players_for(self, choices: Mapping[str, Any], players: int) -> int:
        """Return `players`, or the number that the choices need."""
        return players

    has_hints = False
    """Whether the game can advise a player."""
    has_levels = False
    """Whether computers may play more or less well."""

    has_computers = True
    """Whether a lobby offers computer players, and what they do when time runs out."""
    has_fair_deal = True
    """Whether a lobby shows the sealed deal: not where chance decides little."""
    has_talks = True
    """Whether a lobby offers private threads of two players."""

    def has_partners(self, choices: Mapping[str, Any]) -> bool:
        """Return whether opposite seats play together, so that the order of seats matters."""
        return False

    def lobby_note(self, choices: Mapping[str, Any], localizer: Localizer, *, is_ordered: bool) -> str:
        """Return what those who join a lobby should know; `is_ordered` if its seats will not be drawn."""
        return ""

    def lobby_clock(self, options: Options, localizer: Localizer) -> str | None:
        """Return what the lobby says of the clock and of who is silent; None for what is true at a card table."""
        return None

    def seat_note(self, choices: Mapping[str, Any], seat: int, localizer: Localizer) -> str:
        """Return what belongs to a seat once the match has begun, such as its team."""
        return ""

    # The public message

    def chapter(self, table: Table) -> str:
        """Return the id of what one public message covers; each new id begins a new message.

        By default each line is a chapter, so that everyone is called to their turn.
        """
        return str(table.number)

    def chapter_text(self, table: Table, chapter: str, localizer: Localizer, *, most: int) -> str:
        """Return what has happened since that chapter began, a line for each turn, in at most `most` characters."""
        return self.happened(table, localizer, since=self.new_since(table), most=most)

    def new_since(self, table: Table) -> int:
        """Return the number of the line after which everything is new to those who are awaited."""
        return max(0, table.number - 1)

    def board(self, table: Table, localizer: Localizer, *, is_text: bool, most: int) -> BoardWords:
        """Return the words of the public message, with at most `most` characters of what happened.

        `is_text` means that `board_text` follows in the same message.
        """
        return BoardWords(self.happened(table, localizer, since=self.new_since(table), most=most))

    def board_alt(self, table: Table, localizer: Localizer) -> str:
        """Return the words of `board` that stand for its picture."""
        return self.board(table, localizer, is_text=False, most=1).alt

    @abstractmethod
    def board_text(self, table: Table, localizer: Localizer, viewer: int | None) -> str:
        """Return all that a seat may see, or a spectator if `viewer` is None, in words."""

    def board_buttons(self, table: Table, localizer: Localizer) -> Sequence[Button]:
        """Return the game's own buttons below a board."""
        return ()

    def stuck_ways(self, table: Table, user: UserId, now: datetime, localizer: Localizer) -> Sequence[StuckWay]:
        """Return the game's own ways on for someone with a seat at a table that waits for others."""
        return ()

    def has_board_text(self, table: Table, localizer: Localizer) -> bool:
        """Return whether a board has a button for `board_text`: not where its message says all of it."""
        return True

    def happened(self, table: Table, localizer: Localizer, *, since: int, most: int) -> str:
        """Return what everyone has seen happen after the line `since`, in at most `most` characters."""
        return ""

    # The private message of a seat

    has_hand_text = True
    """Whether it has a button for all of it in words: not where it has no picture, and the board has such a button."""

    def hand(
        self, table: Table, seat: int, localizer: Localizer, *, is_text: bool, guidance: Guidance = "full"
    ) -> HandWords:
        """Return the words of a seat's private message; `is_text` asks for what only the seat may see in words.

        `guidance` says how much it advises.
        """
        return HandWords("", secret=self.board_text(table, localizer, seat))

    def held(self, table: Table, seat: int, localizer: Localizer) -> str:
        """Return in a few words what a seat holds that others may not see, for a tournament's referee."""
        return self.hand(table, seat, localizer, is_text=True).secret

    def hand_buttons(self, table: Table, seat: int, localizer: Localizer) -> Sequence[Button]:
        """Return the game's own buttons in the hand of a seat."""
        return ()

    def offer(
        self,
        sheet: Sheet,
        table: Table,
        seat: int,
        localizer: Localizer,
        *,
        is_one_press: bool = True,
        guidance: Guidance = "full",
    ) -> Sequence[Button]:
        """Add all that a seat may do now, and return buttons for the last row, before those that every hand has.

        By default each allowed action is a button, named as its line is written. `is_one_press` means that if an
        action leaves nothing but the end of the turn, its button also ends the turn. `guidance` is that of `hand`.
        """
        assert table.match is not None
        actions, version = table.match.allowed(seat), table.match.version
        sheet.buttons([Button(DO.to(table.id, version, action), action, Style.primary) for action in actions])
        return ()

    def ask(self, sheet: Sheet, table: Table, seat: int, localizer: Localizer, question: str) -> None:  # noqa: B027 -- most games have no question
        """Add a question of the game's own, in place of what may be done."""

    def primer(self, table: Table, seat: int, localizer: Localizer) -> str:
        """Return what someone should know before the first move of their first game."""
        return ""

    # Pictures, as PNG: where one cannot be drawn or there is none, the words go alone

    async def board_picture(self, table: Table, localizer: Localizer, style: PictureStyle) -> bytes | None:
        """Return what everyone may see of the board."""
        return None

    async def cards_picture(self, table: Table, localizer: Localizer, style: PictureStyle) -> bytes | None:
        """Return the board with every card, to be opened large; None if the board shows them all."""
        return None

    async def private_board_picture(
        self, table: Table, seat: int, localizer: Localizer, style: PictureStyle
    ) -> bytes | None:
        """Return what the private message of a seat shows of the board, above its own cards; None where it needs none.

        It is made from what everyone may see. Its alt text is that of `board`.
        """
        return None

    async def hand_picture(self, table: Table, seat: int, localizer: Localizer, *, theme: str) -> bytes | None:
        """Return what only this seat may see."""
        return None

    def record_words(self, localizer: Localizer) -> RecordWords | None:
        """Return how its records are worded; None for a game of which none are kept."""
        return None

    def outcome(self, table: Table, names: Sequence[str], localizer: Localizer) -> str:
        """Return in a line how a game has ended, by these names of seats; empty before, or if nothing is to be told."""
        return ""

    def points(self, table: Table) -> Sequence[int]:
        """Return the points of each seat as a game has ended; nothing before, or where nothing is counted."""
        return ()

    async def ending(self, table: Table, localizer: Localizer, options: DisplayOptions) -> Ending | None:
        """Return the story of a match that is over; None before, and if there is none to tell."""
        return None


class Presentations:
    """The presentation of each game by its name, and the language of public messages."""

    def __init__(self, catalogues: Catalogues) -> None:
        self._catalogues = catalogues
        self._by_name: dict[GameName, Presentation] = {}

    def localizer(self, table: Table) -> Localizer:
        """Return the localizer of a table's public messages."""
        return self._catalogues.localizer(table.place.locale)

    def register(self, name: GameName, presentation: Presentation) -> None:
        """Show the tables of that game by this presentation. Raises `ValueError` if it already has one."""
        if name in self._by_name:
            raise ValueError(f"two presentations of {name}")
        self._by_name[name] = presentation

    def of(self, table: Table) -> Presentation:
        """Return the presentation of a table's game. Raises `KeyError` if none is registered."""
        return self.of_game(table.options.game)

    def of_game(self, game: GameName) -> Presentation:
        """Return the presentation of a game. Raises `KeyError` if none is registered."""
        return self._by_name[game]

"""A game shown in words, with a button for each action: what every presentation can begin with."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.discord.sheet import Button, Sheet, Style
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.hand import DO
from bot.pages.display import DisplayOptions
from bot.pages.endings import Ending
from bot.pages.presentation import OWN_UNDO, BoardWords, HandWords, PictureStyle, Switch
from bot.table.table import Table


class TextPresentation:
    """A presentation in words alone, with nothing beside them: a game overrides what it has to say."""

    has_replay = False

    @property
    def undo_keys(self) -> tuple[str, str]:
        """A player's own."""
        return OWN_UNDO

    def options(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[str]:
        """Nothing to choose."""
        return ()

    @property
    def sizes(self) -> Sequence[int]:
        """From two to four."""
        return (2, 3, 4)

    def switches(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[Switch]:
        """None."""
        return ()

    def with_switches(self, choices: Mapping[str, Any], on: Collection[str]) -> Mapping[str, Any]:
        """As they are."""
        return choices

    def choices_for(self, choices: Mapping[str, Any], players: int) -> Mapping[str, Any]:
        """As they are: any number plays by them."""
        return choices

    def players_for(self, choices: Mapping[str, Any], players: int) -> int:
        """So many."""
        return players

    def has_partners(self, choices: Mapping[str, Any]) -> bool:
        """No."""
        return False

    def lobby_note(self, choices: Mapping[str, Any], localizer: Localizer, *, is_ordered: bool) -> str:
        """Nothing."""
        return ""

    def seat_note(self, choices: Mapping[str, Any], seat: int, localizer: Localizer) -> str:
        """Nothing."""
        return ""

    def chapter(self, table: Table) -> str:
        """A message for each line, so that everybody is called to his turn."""
        return str(table.number)

    def chapter_text(self, table: Table, chapter: str, localizer: Localizer, *, most: int) -> str:
        """What the last line did."""
        return self.happened(table, localizer, since=self.new_since(table), most=most)

    def new_since(self, table: Table) -> int:
        """The last line alone is new."""
        return max(0, table.number - 1)

    def board(self, table: Table, localizer: Localizer, *, is_text: bool, most: int) -> BoardWords:
        """What is new, and nothing else."""
        return BoardWords(self.happened(table, localizer, since=self.new_since(table), most=most))

    def board_text(self, table: Table, localizer: Localizer, viewer: int | None) -> str:
        """Nothing."""
        return ""

    def board_buttons(self, table: Table, localizer: Localizer) -> Sequence[Button]:
        """None."""
        return ()

    def happened(self, table: Table, localizer: Localizer, *, since: int, most: int) -> str:
        """Nothing."""
        return ""

    def hand(self, table: Table, seat: int, localizer: Localizer, *, is_text: bool) -> HandWords:
        """What the seat sees of the board, in words."""
        return HandWords("", secret=self.board_text(table, localizer, seat))

    def hand_buttons(self, table: Table, localizer: Localizer) -> Sequence[Button]:
        """None."""
        return ()

    def offer(
        self, sheet: Sheet, table: Table, seat: int, localizer: Localizer, *, is_one_press: bool = True
    ) -> Sequence[Button]:
        """A button for each action that is allowed now, as its log writes it."""
        assert table.match is not None
        actions, version = table.match.allowed(seat), table.match.version
        sheet.buttons([Button(DO.to(table.id, version, action), action, Style.primary) for action in actions])
        return ()

    def primer(self, table: Table, seat: int, localizer: Localizer) -> str:
        """Nothing."""
        return ""

    def ask(self, sheet: Sheet, table: Table, seat: int, localizer: Localizer, question: str) -> None:
        """It has no questions."""

    async def board_picture(self, table: Table, localizer: Localizer, style: PictureStyle) -> bytes | None:
        """None."""
        return None

    async def cards_picture(self, table: Table, localizer: Localizer, style: PictureStyle) -> bytes | None:
        """None."""
        return None

    async def hand_picture(self, table: Table, seat: int, localizer: Localizer, *, theme: str) -> bytes | None:
        """None."""
        return None

    async def ending(self, table: Table, localizer: Localizer, options: DisplayOptions) -> Ending | None:
        """None."""
        return None

"""What every page of a game played alone says."""

from bot.discord.routing import CustomId
from bot.discord.sheet import Button, Sheet
from bot.games.civ.pages.solo.page import PageStyle, SoloPage
from bot.i18n.catalogue import Localizer
from tests.games.civ.rules.tables import table
from tests.pages.tables import LOCALIZER


class Shown(SoloPage):
    """A page of no kind."""

    def add_above(self, sheet: Sheet, localizer: Localizer) -> None:
        """Add nothing."""

    def add_below(self, sheet: Sheet, localizer: Localizer, style: PageStyle) -> None:
        """Add what may be done."""
        refresh = Button(CustomId("refresh"), "Refresh")
        sheet.buttons(self.add_decision(sheet, localizer, lambda verb, what: CustomId(f"{verb}:{what}"), refresh))


def test_what_may_be_ones_last_turn_says_who_would_win() -> None:
    """§7.2, as a hand does."""
    last = table(["S1 S1", "R1"], ["S1 R1", "M1"], turn=0, first=1, pile=0)
    assert "Nobody plays after you." in str(Shown(last, 0, ("Ann", "Bo"), ()).sheet(LOCALIZER).view().to_components())
    for pile, says in ((1, True), (40, False)):
        game = table(["S1 S1", "R1"], ["S1 R1", "M1"], turn=0, first=1, pile=pile)
        said = str(Shown(game, 0, ("Ann", "Bo"), ()).sheet(LOCALIZER).view().to_components())
        assert ("maybe your last turn" in said) == says
        assert ("If points decided now:" in said) == says
        assert "Nobody plays after you." not in said, "the deck may last"

"""Pages of `/calamity explain`: what a calamity does, whom it strikes, which cards help or hurt, and a preview."""

from dataclasses import dataclass

from bot.calamities import Drawn, Outcome, Position, resolve_calamity
from bot.calamities.names import CalamityId, NationName
from bot.calamities.settings import Rulings
from bot.i18n.calamities.naming import calamity_name
from bot.i18n.catalogue import Speaker
from bot.ui.discord.sheet import Sheet
from bot.ui.discord.symbols import ACCENT


@dataclass(frozen=True, slots=True)
class Preview:
    """What comes of a calamity, as far as it comes before anybody is asked."""

    drawn: Drawn
    before: Position
    outcome: Outcome


def preview_calamity(position: Position, calamity: CalamityId, nation: NationName) -> Preview:
    """If that nation got this calamity now, passed on by nobody. Raises `BadPosition` where it cannot strike it."""
    drawn = Drawn(calamity, nation)
    return Preview(drawn, position, resolve_calamity(position, drawn))


def explain_page(
    calamity: CalamityId | None,
    speaker: Speaker,
    *,
    rulings: Rulings | None = None,
    preview: Preview | None = None,
    note: str = "",
) -> Sheet:
    """The page of a calamity; the contents, all twelve in their order, where it is None.

    `rulings` are those of the reader's table, `note` a line in small print above everything.
    """
    sheet = Sheet(ACCENT)
    if calamity is not None:
        sheet.text(f"### {calamity_name(speaker, calamity)}")
    return sheet

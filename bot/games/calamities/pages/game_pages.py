"""All that the calamities of *Advanced Civilization* bring to Discord."""

from bot.client import Resources
from bot.drawing.pictures import Pictures
from bot.games.calamities.game import CALAMITIES_GAME
from bot.games.calamities.pages import explanations, maps, outcomes, presses
from bot.games.calamities.pages.presentation import CalamityPresentation
from bot.games.calamities.words.naming import calamity_names
from bot.games.calamities.words.refusals import calamity_value
from bot.pages.game_pages import GamePages


def calamity_pages(_: Resources, pictures: Pictures) -> GamePages:
    """Make the pages of the calamities for a client."""
    return GamePages(
        CALAMITIES_GAME,
        CalamityPresentation(pictures),
        (explanations, maps, outcomes, presses),
        value_text=calamity_value,
        topics=calamity_names,
    )

"""The games that can be played, as rules alone: what checks or copies a database needs them without Discord."""

from bot.assets import folder
from bot.games.calamities.game import CALAMITIES_GAME, Calamities
from bot.games.calamities.rules import read_atlas
from bot.games.civ.game import CIV, Civ
from bot.games.civ.levels import POLICIES
from bot.games.civ.reviewer import CivReviewer
from bot.match import Games


def every_game() -> Games:
    """Return all of them: the card game, and the calamities on the map of the house."""
    atlas = read_atlas((folder() / "calamities" / "map.txt").read_text(encoding="utf-8"))
    return {CIV: Civ.with_levels(POLICIES, CivReviewer()), CALAMITIES_GAME: Calamities(atlas)}

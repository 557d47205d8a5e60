"""A table of eight nations in the middle of a game, and what calamities make of it, to be drawn."""

from functools import cache

from bot.drawing.theme import DARK, LIGHT, Theme
from bot.games.calamities.pictures.area_map import area_map_picture
from bot.games.calamities.pictures.changed_areas import changed_areas_picture, pages_of_changes
from bot.games.calamities.pictures.map_parts import nation_areas
from bot.games.calamities.pictures.march_picture import march_picture
from bot.games.calamities.pictures.nation_sheet import nation_sheet_picture
from bot.games.calamities.rules import Outcome, Position
from bot.games.calamities.rules.march import march_of
from bot.games.calamities.rules.names import NationName
from tests.games.calamities.rules.boards import drawn, nation, table
from tests.games.calamities.rules.random_boards import play_by_chance
from tests.games.civ.pictures.tables import localizer, look, packaged

BOARDS = {
    "Africa": "carthago city, thapsus city, cyrene city, cirta city, numidia 2, tunisia 2, sabrata 2, libya 1",
    "Italy": "roma city, neapolis city, syracus city, palermo city, rubicon 3, etruria 2, campania 2, milazzo 2",
    "Thrace": "bycantinum city, moesia city, scythia 3, danube 5, dacia 3, thrace 2, crimea 2, thyras 2",
    "Crete": "knossos city, phaestos city, rhodes city, miletus city, thera 2, argos 2, lycia 1, cyprus 2",
    "Asia": "sinope city, ankara city, gordium city, sardes city, ionia 3, bithynia 2, galatia 2, phrygia 1, troy 2",
    "Assyria": "niniveh city, carrhae city, antiochia city, aleppo city, van 3, armenia 3, assyria 4, cilicia 2",
    "Babylon": "babylon city, ur city, susa city, charax city, sumeria 3, mesopotamia 3, babylonia 4, elam 3, mari 2",
    "Egypt": "memphis city, alexandria city, thebes city, tanis city, gaza city, fayum 5, upper-egypt 4, buhen 3",
}


@cache
def full_table() -> Position:
    """Eight nations with four or five cities each, pirates and Barbarians."""
    nations = [nation(name, units, treasury=4) for name, units in BOARDS.items()]
    return table(*nations, barbarians={"corinth": 2}, pirates=["athens"])


def after_epidemic() -> Outcome:
    """Egypt's epidemic, with losses of five nations."""
    return play_by_chance(full_table(), drawn("epidemic", "Egypt", "Crete"), 4).outcome()


def map_drawn(theme: Theme, nation_name: str | None = None) -> bytes:
    """The map after the epidemic, or the lands of a nation."""
    after = after_epidemic().position
    focus = None if nation_name is None else nation_areas(after, NationName(nation_name))
    return area_map_picture(after, localizer(), look(theme, packaged()), before=full_table(), focus=focus)


def changes_drawn() -> bytes:
    """What the epidemic changed."""
    page = pages_of_changes(full_table(), after_epidemic().position)[0]
    return changed_areas_picture(page, "Epidemic: Egypt", localizer(), look(LIGHT, packaged()))


def sheet_drawn() -> bytes:
    """The nations after the epidemic."""
    return nation_sheet_picture(after_epidemic().position, localizer(), look(DARK, packaged()), before=full_table())


def march_drawn() -> bytes:
    """Barbarians against Italy, past others' areas."""
    victim = NationName("Italy")
    outcome = play_by_chance(full_table(), drawn("barbarian_hordes", victim, "Asia"), 3).outcome()
    return march_picture(march_of(full_table(), victim, outcome), victim, localizer(), look(LIGHT, packaged()))

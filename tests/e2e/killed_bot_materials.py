"""What bots that are to be killed share: read, and drawn with, once, in the server from which they are forked."""

from importlib import import_module
from typing import Final

from bot.drawing.look import Look
from bot.drawing.theme import LIGHT
from bot.games.civ.pictures.warm_up import rehearse
from tests.e2e.house import materials

READY: Final = materials()
rehearse(Look(LIGHT, READY.fonts, READY.sprites), READY.catalogues.localizer("en"))
import_module("tests.e2e.killed_bot")  # here, so that no fork has to

"""The READMEs' film of one game in each language: `python -m tests.games.readme_pictures` writes it."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from bot import assets
from bot.drawing.theme import LIGHT
from bot.games.civ.pages.replay.steps import shots
from bot.games.civ.pictures.film import make_film
from bot.games.civ.rules import Game
from bot.games.civ.rules.transcript import read
from bot.i18n.catalogue import Catalogues, Localizer
from tests.games.civ.pictures.tables import look, packaged

FOLDER: Final = Path(__file__).parents[2] / ".github" / "pictures"
"""Where they lie: below it a folder for each language."""
GAME: Final = Path(__file__).with_name("readme_game.jsonl")
"""A short game of three computer players that is won by Hegemony, as a transcript."""
NAMES: Final = ("Ada", "Ben", "Chiara")
LARGEST_FILM: Final = 600_000
"""Most bytes of a film, which everyone who opens the page downloads."""
_PACE: Final = 0.6
"""A frame's share of the time for which a replay shows it: here most readers only glance at it."""


@cache
def game() -> Game:
    """Return the game."""
    return read(GAME.read_text(encoding="utf-8").splitlines())


def film(localizer: Localizer) -> bytes:
    """Return the whole game as an animated WebP."""
    frames = [replace(shot, seconds=shot.seconds * _PACE) for shot in shots(game(), None, NAMES, localizer)]
    return make_film(frames, NAMES, localizer, look(LIGHT, packaged()), most=LARGEST_FILM)


if __name__ == "__main__":
    catalogues = Catalogues.load(assets.folder() / "locales", strict=True)
    for locale in catalogues.locales:
        (FOLDER / locale / "film.webp").write_bytes(film(catalogues.localizer(locale)))

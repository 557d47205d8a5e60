"""The READMEs' pictures, drawn of one game in each language: `python -m tests.games.readme_pictures` writes them."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from bot import assets
from bot.drawing.theme import LIGHT
from bot.games.civ.pages.replay.steps import shots
from bot.games.civ.pictures.compact_board import compact_board_picture
from bot.games.civ.pictures.film import make_film
from bot.games.civ.pictures.hand import hand_picture
from bot.games.civ.rules import Game, observe
from bot.games.civ.rules.transcript import read
from bot.i18n.catalogue import Catalogues, Localizer
from tests.games.civ.pictures.boards import since_last_turn
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
_LINE: Final = 90
"""After that many lines everyone has cards in play, and the hand has cards of four Domains."""


@cache
def game() -> Game:
    """Return the game."""
    return read(GAME.read_text(encoding="utf-8").splitlines())


@cache
def moment() -> Game:
    """Return the position that board and hand show."""
    return game().at(_LINE)


def board(localizer: Localizer) -> bytes:
    """Return the public board at that moment, as a PNG."""
    seen, changed = observe(moment(), None), since_last_turn(moment())
    return compact_board_picture(seen, NAMES, localizer, look(LIGHT, packaged()), changed=changed)


def hand(localizer: Localizer) -> bytes:
    """Return the hand of the player whose turn it is, as a PNG."""
    return hand_picture(observe(moment(), moment().position.turn), NAMES, localizer, look(LIGHT, packaged()))


def film(localizer: Localizer) -> bytes:
    """Return the whole game as an animated WebP."""
    frames = [replace(shot, seconds=shot.seconds * _PACE) for shot in shots(game(), None, NAMES, localizer)]
    return make_film(frames, NAMES, localizer, look(LIGHT, packaged()), most=LARGEST_FILM)


PICTURES: Final[dict[str, Callable[[Localizer], bytes]]] = {"board.png": board, "hand.png": hand, "film.webp": film}
"""How each file of a language's folder is made."""


def write(locale: str, localizer: Localizer) -> None:
    """Write the pictures of a language."""
    (FOLDER / locale).mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / locale / name).write_bytes(draw(localizer))


if __name__ == "__main__":
    catalogues = Catalogues.load(assets.folder() / "locales", strict=True)
    for spoken in catalogues.locales:
        write(spoken, catalogues.localizer(spoken))

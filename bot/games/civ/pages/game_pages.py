"""All that Carta Impera Victoria brings to Discord."""

from bot.client import Resources
from bot.drawing.pictures import Pictures
from bot.games.civ.game import CIV
from bot.games.civ.pages import game_presses, player_aid_page
from bot.games.civ.pages.pictures import SPRITES, CivPictures
from bot.games.civ.pages.presentation import CivPresentation
from bot.games.civ.pages.replay import replays, transcripts
from bot.games.civ.pages.replay.films import Films
from bot.games.civ.pages.replay.sharing import Sharing
from bot.games.civ.pages.rulebook import rulebook
from bot.games.civ.pages.solo import review, what_if
from bot.games.civ.pages.solo.duplicate import board, replay, week
from bot.games.civ.pages.solo.puzzle import puzzle
from bot.games.civ.pages.solo.tutorial import lesson, tutorial
from bot.games.civ.words.reason_text import civ_value
from bot.pages.game_pages import GamePages


def civ_pages(resources: Resources, pictures: Pictures) -> GamePages:
    """Make the pages of the card game for a client."""
    own_pictures, films, sharing = CivPictures(pictures), Films(resources.drawing), Sharing(resources.drawing)

    async def stop() -> None:
        await films.stop()
        await sharing.stop()

    return GamePages(
        CIV,
        CivPresentation(own_pictures),
        (
            player_aid_page,
            game_presses,
            replays,
            transcripts,
            films,
            sharing,
            rulebook,
            tutorial,
            lesson,
            puzzle,
            what_if,
            review,
            week,
            board,
            replay,
        ),
        value_text=civ_value,
        emojis=SPRITES,
        warm_up=own_pictures.warm_up,
        stop=stop,
    )

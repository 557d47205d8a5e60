"""The pictures of Carta Impera Victoria: boards, hands, stories, and those of its rules."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.drawing.pictures import THEME, Pictures
from bot.games.civ.pictures.board import board_picture
from bot.games.civ.pictures.compact_board import compact_board_picture
from bot.games.civ.pictures.guide import guide_picture
from bot.games.civ.pictures.hand import hand_picture
from bot.games.civ.pictures.player_aid_picture import aid_pictures
from bot.games.civ.pictures.rulebook_picture import strip_picture
from bot.games.civ.pictures.story import Story, story
from bot.games.civ.pictures.story_picture import story_pictures
from bot.games.civ.pictures.summary import summary_picture
from bot.games.civ.pictures.warm_up import rehearse
from bot.games.civ.rules import DOMAINS, Card, Event, Game, Observation, Seat
from bot.games.civ.rules.cards import KINDS
from bot.games.civ.words.rulebook import Topic
from bot.i18n.catalogue import Localizer
from bot.pages.presentation import PictureStyle

SPRITES: Final = (*(f"domain-{code}" for code in DOMAINS), *(f"card-{card}" for card in KINDS))
"""The drawings that texts and buttons show, too; the Domains first, which stand in for their cards."""


class CivPictures:
    """Draws the card game's pictures as PNG bytes, in the pool and with the cache of all games' `pictures`."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures

    async def board(
        self,
        seen: Observation,
        names: Sequence[str],
        localizer: Localizer,
        style: PictureStyle,
        new: Sequence[Event] = (),
    ) -> bytes | None:
        """Return the board with every card; None where it cannot be drawn. Cached by all that changes it."""
        look = self._pictures.look(style.theme)
        key = ("board", seen, tuple(names), localizer.locale, style.theme, tuple(new))

        def draw(faces: Sequence[bytes | None]) -> bytes:
            return board_picture(seen, names, localizer, look, changed=new, avatars=faces)

        return await self._with_avatars(key, draw, style.avatars)

    async def compact_board(
        self,
        seen: Observation,
        names: Sequence[str],
        localizer: Localizer,
        style: PictureStyle,
        new: Sequence[Event] = (),
    ) -> bytes | None:
        """Return the board of a public message, cached likewise; the panel of the style's viewer stands out."""
        look, own = self._pictures.look(style.theme), None if style.viewer is None else Seat(style.viewer)
        key = ("compact-board", seen, tuple(names), localizer.locale, style.theme, tuple(new), own)

        def draw(faces: Sequence[bytes | None]) -> bytes:
            return compact_board_picture(seen, names, localizer, look, changed=new, avatars=faces, own=own)

        return await self._with_avatars(key, draw, style.avatars)

    async def summary(
        self,
        seen: Observation,
        names: Sequence[str],
        localizer: Localizer,
        style: PictureStyle,
        new: Sequence[Event] = (),
    ) -> bytes | None:
        """Return the rows above a hand, without avatars, cached likewise."""
        look, own = self._pictures.look(style.theme), None if style.viewer is None else Seat(style.viewer)
        key = ("summary", seen, tuple(names), localizer.locale, style.theme, tuple(new), own)
        return await self._pictures.cached(
            key, lambda: summary_picture(seen, names, localizer, look, own=own, changed=new)
        )

    async def _with_avatars(
        self,
        key: tuple[object, ...],
        draw: Callable[[Sequence[bytes | None]], bytes],
        avatars: Sequence[bytes | None],
    ) -> bytes | None:
        drawn = await self._pictures.cached((*key, tuple(avatars)), lambda: draw(avatars))
        if drawn is None and any(avatars):  # people's own pictures come from outside: a board can do without
            return await self._pictures.cached((*key, ()), lambda: draw(()))
        return drawn

    async def hand(
        self,
        seen: Observation,
        names: Sequence[str],
        localizer: Localizer,
        *,
        theme: str = THEME,
        new: Sequence[Card] = (),
    ) -> bytes | None:
        """Return a hand's picture, with the cards `new` to its owner marked; None where it cannot be drawn.

        It is never cached, as it is its owner's alone.
        """
        look = self._pictures.look(theme)
        return await self._pictures.drawn(lambda: hand_picture(seen, names, localizer, look, new=new))

    async def guide(self, localizer: Localizer, *, theme: str = THEME) -> bytes | None:
        """Return the beginners' picture in a language; None where it cannot be drawn."""
        look = self._pictures.look(theme)
        return await self._pictures.cached(("guide", localizer.locale, theme), lambda: guide_picture(localizer, look))

    async def aid(self, players: int, localizer: Localizer, *, theme: str = THEME) -> tuple[bytes, ...] | None:
        """Return the pictures of the player aid for so many players; None where they cannot be drawn."""
        look, key = self._pictures.look(theme), ("aid", players, localizer.locale, theme)
        return await self._pictures.cached_all(key, lambda: aid_pictures(players, localizer, look))

    async def strip(self, topic: Topic, localizer: Localizer, *, theme: str = THEME) -> bytes | None:
        """Return the small picture of a page of the rules; None where it cannot be drawn."""
        look = self._pictures.look(theme)
        return await self._pictures.cached(
            ("strip", topic.id, localizer.locale, theme), lambda: strip_picture(topic, localizer, look)
        )

    async def story(
        self, finished: Story, names: Sequence[str], localizer: Localizer, *, theme: str = THEME
    ) -> tuple[bytes, ...] | None:
        """Return the pictures of a finished game's story; None where they cannot be drawn."""
        look = self._pictures.look(theme)
        key = ("story", finished, tuple(names), localizer.locale, theme)
        return await self._pictures.cached_all(key, lambda: story_pictures(finished, names, localizer, look))

    async def story_of(self, game: Game) -> Story | None:
        """Return what the story of a finished game tells; None where there is none, or it cannot be told."""
        return await self._pictures.worked_out("story", lambda: story(game))

    async def warm_up(self, localizer: Localizer) -> None:
        """Draw what the first pictures need, so that the first player does not wait for it; a failure is logged."""
        look = self._pictures.look(THEME)
        await self._pictures.worked_out("rehearsal", lambda: rehearse(look, localizer))

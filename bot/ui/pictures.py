"""Pictures drawn off the event loop, in a pool as large as the cores; the newest ones are kept."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from cachetools import LRUCache

from bot.client import Services
from bot.i18n.catalogue import Speaker
from bot.i18n.rulebook import Topic
from bot.render.aid import aid_picture
from bot.render.board import board_picture
from bot.render.guide import guide_picture
from bot.render.hand import hand_picture
from bot.render.look import Look
from bot.render.rehearsal import rehearse
from bot.render.rulestrip import strip_picture
from bot.render.smaller import smaller
from bot.render.story import Story, story
from bot.render.story_picture import story_picture
from bot.render.theme import THEMES
from bot.rules import Event, Game, Observation

log = logging.getLogger(__name__)

KEPT: Final = 64
NAME: Final = "dark"
"""The theme where none is named."""


class Pictures:
    """Draws boards, hands and stories as PNG bytes."""

    def __init__(self, services: Services) -> None:
        self._drawing = services.drawing
        self._looks = {name: Look(theme, services.fonts, services.sprites) for name, theme in THEMES.items()}
        self._kept: LRUCache[object, bytes] = LRUCache(KEPT)

    async def board(
        self,
        seen: Observation,
        names: Sequence[str],
        speaker: Speaker,
        *,
        theme: str = NAME,
        changed: Sequence[Event] = (),
        avatars: Sequence[bytes | None] = (),
    ) -> bytes | None:
        """The board's picture, None where it cannot be drawn. Kept by all that changes it, whoever asks."""
        look = self._looks[theme]
        key = ("board", seen, tuple(names), speaker.locale, theme, tuple(changed))
        drawn = await self._drawn(
            (*key, tuple(avatars)),
            lambda: board_picture(seen, names, speaker, look, changed=changed, avatars=avatars),
        )
        if drawn is None and any(avatars):  # people's own pictures come from outside: a board can do without
            return await self._drawn((*key, ()), lambda: board_picture(seen, names, speaker, look, changed=changed))
        return drawn

    async def hand(
        self, seen: Observation, names: Sequence[str], speaker: Speaker, *, theme: str = NAME
    ) -> bytes | None:
        """A hand's picture, None where it cannot be drawn. Never kept: it is its owner's alone."""
        look = self._looks[theme]
        return await self._draw(lambda: hand_picture(seen, names, speaker, look))

    async def guide(self, speaker: Speaker, *, theme: str = NAME) -> bytes | None:
        """The beginners' picture in a language; None where it cannot be drawn."""
        look = self._looks[theme]
        return await self._drawn(("guide", speaker.locale, theme), lambda: guide_picture(speaker, look))

    async def aid(self, players: int, speaker: Speaker, *, theme: str = NAME) -> bytes | None:
        """The player aid for so many players in a language; None where it cannot be drawn."""
        look = self._looks[theme]
        return await self._drawn(("aid", players, speaker.locale, theme), lambda: aid_picture(players, speaker, look))

    async def strip(self, topic: Topic, speaker: Speaker, *, theme: str = NAME) -> bytes | None:
        """The small picture of a page of the rules in a language; None where it cannot be drawn."""
        look = self._looks[theme]
        return await self._drawn(
            ("strip", topic.id, speaker.locale, theme), lambda: strip_picture(topic, speaker, look)
        )

    async def story(self, told: Story, names: Sequence[str], speaker: Speaker, *, theme: str = NAME) -> bytes | None:
        """The picture of a finished game's story, None where it cannot be drawn."""
        look = self._looks[theme]
        key = ("story", told, tuple(names), speaker.locale, theme)
        return await self._drawn(key, lambda: story_picture(told, names, speaker, look))

    async def story_of(self, game: Game) -> Story | None:
        """What the story of a finished game tells; None where there is none, or it cannot be told."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._drawing, story, game)
        except Exception:
            log.exception("the story of a game could not be told")
            return None

    async def warm_up(self, speaker: Speaker) -> None:
        """Draws what the first pictures need, so that the first player does not wait for it; a failure is logged."""
        try:
            look = self._looks[NAME]
            await asyncio.get_running_loop().run_in_executor(self._drawing, rehearse, look, speaker)
        except Exception:
            log.exception("the first pictures will take longer")

    async def smaller(self, picture: bytes, most: int) -> bytes | None:
        """A picture of at most so many bytes; None where it could not be read any more."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._drawing, smaller, picture, most)
        except Exception:
            log.exception("a picture could not be made smaller")
            return None

    async def _drawn(self, key: object, draw: Callable[[], bytes]) -> bytes | None:
        if (kept := self._kept.get(key)) is not None:
            return kept
        picture = await self._draw(draw)
        if picture is not None:
            self._kept[key] = picture
        return picture

    async def _draw(self, draw: Callable[[], bytes]) -> bytes | None:
        """A picture must never keep a game from going on: what cannot be drawn is our bug, and the text goes alone."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._drawing, draw)
        except Exception:
            log.exception("a picture could not be drawn")
            return None

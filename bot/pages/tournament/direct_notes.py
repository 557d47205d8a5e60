"""Direct messages about tournaments, at the pace that all direct messages of the bot keep."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord

from bot.discord.error_codes import DIRECT_TOO_FAST, QUARANTINED, is_passing
from bot.discord.mentions import calling_nobody
from bot.discord.messages import nonce_of
from bot.discord.sheet import Button, plain_buttons
from bot.i18n.catalogue import Localizer
from bot.manager.services import Services
from bot.pages import display
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.pings.direct_pace import STOP, DirectPace
from bot.table.values import UserId

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Delivery:
    """Whether a message was sent; `again_at` is when it may be tried again, None where this person takes none."""

    is_sent: bool
    again_at: datetime | None = None


class DirectNotes:
    """Sends notes to people directly, in their own language."""

    def __init__(self, client: discord.Client, services: Services, locales: LocaleResolver, pace: DirectPace) -> None:
        self._client, self._services, self._locales, self._pace = client, services, locales, pace

    async def localizer(self, user: UserId, fallback: Localizer) -> Localizer:
        """Return the words for a person: in the language that they have chosen, else as `fallback` says them."""
        chosen = await display.language_of_person(self._services.profiles, user)
        return fallback if chosen is None else self._locales.catalogues.localizer(chosen)

    async def send(
        self, user: UserId, text: str, name: str, buttons: Sequence[Button] = (), *, is_one_of_many: bool = False
    ) -> Delivery:
        """Send a note now, unless the pace puts it off; `is_one_of_many` people at once, who are told one by one.

        Discord takes a note of the same `name` once a person within some minutes. Raises what Discord may take later,
        except that it was too fast.
        """
        begun_at = self._services.now()
        if await self._pace.is_stopped(begun_at):
            return Delivery(is_sent=False, again_at=begun_at + STOP)
        if (turn := self._pace.time_for(user, begun_at, is_digest=is_one_of_many)) > begun_at:
            return Delivery(is_sent=False, again_at=turn)
        shown: dict[str, Any] = {"view": plain_buttons(buttons)} if buttons else {}
        # of the person too: nonces are compared over all that the bot has written
        nonce = nonce_of(f"{name}-{user}")
        try:
            channel = await self._client.create_dm(discord.Object(user))
            await channel.send(text, nonce=nonce, allowed_mentions=calling_nobody(), **shown)
        except discord.HTTPException as error:
            return await self._refused(user, error)
        await self._pace.note_sent(begun_at)
        return Delivery(is_sent=True)

    async def _refused(self, user: UserId, error: discord.HTTPException) -> Delivery:
        now = self._services.now()
        if error.code == DIRECT_TOO_FAST:
            return Delivery(is_sent=False, again_at=self._pace.note_too_fast(now))
        if error.code == QUARANTINED:
            await self._pace.stop(now)
            return Delivery(is_sent=False, again_at=now + STOP)
        if is_passing(error):
            raise error
        log.info("user %s takes no message about a tournament (%s)", user, error.code)
        return Delivery(is_sent=False)

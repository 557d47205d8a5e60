"""An interaction as the person who began it sees it: the bot's responses to their command, press or modal."""

from collections.abc import Awaitable, Callable
from typing import Self

from bot.playground.json_types import JSON
from bot.playground.people.connection import PATIENCE, Found, PeopleApi
from bot.playground.people.references import InteractionFailed
from bot.playground.people.views import Message, Modal


class Interaction:
    """An interaction with what its person has seen of it; the waiting methods look again."""

    def __init__(self, api: PeopleApi, user_id: int, user_name: str, raw: JSON) -> None:
        self._api, self._user_id, self.user_name, self._raw = api, user_id, user_name, raw

    def __repr__(self) -> str:
        return f"<Interaction {self.state} of {self.user_name}>"

    @property
    def id(self) -> int:
        return int(self._raw["id"])

    @property
    def state(self) -> str:
        """Return pending, deferred, acknowledged, answered, updated, choices, modal, dismissed or failed."""
        return str(self._raw["state"])

    @property
    def choices(self) -> list[JSON]:
        """The autocompletion choices."""
        return list(self._raw["choices"])

    @property
    def modal(self) -> Modal:
        """The modal it opened.

        Raises:
            LookupError: When it opened none.
        """
        if self._raw["modal"] is None:
            raise LookupError(f"no modal was opened; the interaction is {self.state}")
        return Modal(self._raw["modal"], self.id)

    @property
    def messages(self) -> list[Message]:
        """The existing messages that answered it, in order; the message itself when that was updated."""
        return [Message(raw, self._api.fetch) for raw in self._raw["messages"]]

    async def refresh(self) -> Self:
        """Look again."""
        body = {"user": str(self._user_id), "interaction": str(self.id)}
        self._raw = await self._api.call("interaction", **body)
        return self

    async def acknowledged(self, patience: float = PATIENCE) -> Self:
        """Wait for the bot's initial response of any kind, or for the failure."""
        return await self._until(lambda: self.state != "pending", patience)

    async def settled(self, patience: float = PATIENCE) -> Self:
        """Wait until there is something to see: an answer, an update, choices, a modal, or the failure."""
        return await self._until(lambda: self.state not in ("pending", "deferred", "acknowledged"), patience)

    async def message(self, patience: float = PATIENCE) -> Message:
        """Wait for the first message that answers, and return it.

        Raises:
            InteractionFailed: When the bot didn't respond.
            LookupError: When it responded without a message.
        """
        return await self.followup(0, patience)

    async def followup(self, index: int = 1, patience: float = PATIENCE) -> Message:
        """Wait for the answer number `index`, and return it; raises as `message` does."""
        await self._until(
            lambda: (
                self.state in ("failed", "choices", "modal", "dismissed")
                or (self.state not in ("pending", "deferred", "acknowledged") and len(self.messages) > index)
            ),
            patience,
        )
        if self.state == "failed":
            raise InteractionFailed("The application did not respond")
        if len(self.messages) <= index:
            raise LookupError(f"no message answers it; it is {self.state}")
        return self.messages[index]

    async def until(self, look: Callable[[], Awaitable[Found | None]], patience: float = PATIENCE) -> Found:
        """Return what `look` finds, calling it again as `PeopleApi.until` does, after each event of the person."""
        return await self._api.until(look, patience, self._user_id)

    async def _until(self, is_over: Callable[[], bool], patience: float) -> Self:
        async def look() -> Self | None:
            await self.refresh()
            return self if is_over() else None

        try:
            return await self.until(look, patience)
        except TimeoutError:
            raise TimeoutError(f"the interaction of {self.user_name} is still {self.state}") from None

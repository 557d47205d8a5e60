"""A playground whose state and faults a test or a benchmark controls."""

from collections.abc import Mapping
from typing import ClassVar

from bot.playground.page.people_api import Endpoint
from bot.playground.people.client import People
from bot.playground.people.control_endpoints import CONTROL_ENDPOINTS
from bot.playground.server import Playground


class ScriptedPlayground(Playground):
    """A playground with scripted people; everything else is as in the one for browsers."""

    endpoints: ClassVar[Mapping[str, Endpoint]] = {**Playground.endpoints, **CONTROL_ENDPOINTS}

    _people: People | None = None

    @property
    def people(self) -> People:
        """The people's API."""
        if self._people is None:
            self._people = People(self.page_url)
        return self._people

    async def stop(self) -> None:
        if self._people is not None:
            await self._people.close()
        await super().stop()

"""All parts of this wing, put together for a client."""

from typing import Any

import discord

from bot.discord.routing import Answer
from bot.drawing.pictures import Pictures
from bot.manager.tables import Tables
from bot.pages.avatars import Avatars
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.presentation import Presentations
from bot.pages.tournament.announcer import TournamentAnnouncer
from bot.pages.tournament.commands import TournamentCommands
from bot.pages.tournament.judge_presses import JudgePresses
from bot.pages.tournament.places import TournamentPlaces
from bot.pages.tournament.presses import TournamentPresses
from bot.pages.tournament.referee_calls import RefereeCalls
from bot.pages.tournament.views import TournamentViews


class TournamentWing:
    """What tournaments show, and what answers presses and commands about them."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        locales: LocaleResolver,
        presentations: Presentations,
        pictures: Pictures,
        avatars: Avatars,
    ) -> None:
        self._tournaments = tables.tournaments
        views = TournamentViews(tables, presentations)
        calls = RefereeCalls(client, tables, locales, views)
        self._presses = TournamentPresses(tables, locales, views, pictures, calls)
        self._judging = JudgePresses(tables, locales, views, calls)
        self._places = TournamentPlaces(client, tables, locales, views)
        self.announcer = TournamentAnnouncer(client, tables, locales, views, self._presses, calls, pictures, avatars)
        """Tells what happens at tournaments."""
        self.commands = TournamentCommands(tables, locales, views, self._presses, self._judging, calls, self.announcer)
        """What slash commands do."""

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (*self._presses.answers(), *self._judging.answers())

    def listen(self) -> None:
        """Hears of every change of a tournament, and says where tables are played."""
        self._tournaments.on_change(self.announcer.poke)
        self._tournaments.ask_places(self._places.place)

    async def open(self) -> None:
        """Tells what was not told, and goes on with what was going on when the bot stopped."""
        await self.announcer.catch_up()
        await self._tournaments.start()

    async def stop(self, patience: float) -> None:
        """Begins nothing more, and finishes what is being told within `patience` seconds."""
        await self._tournaments.stop()
        await self.announcer.stop(patience)

"""What the game's own buttons do: ending steps and turns, and explaining what computers did."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.discord.answers import Interaction, acknowledge, reply_ephemeral
from bot.discord.routing import Answer
from bot.games.civ.game import game_of
from bot.games.civ.pages.presentation import END_QUESTION
from bot.games.civ.pages.turn_ends import forgotten_effects
from bot.games.civ.pages.why import explained
from bot.games.civ.rules.actions import END, SKIP
from bot.manager.tables import Tables
from bot.pages.addresses import hand as addresses
from bot.pages.addresses.public import WHY, AtLine
from bot.pages.addresses.table import Chosen, Decision
from bot.pages.hand.hands import Hands
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.spectators import check
from bot.pages.users import user_of

Submit = Callable[[Interaction, Decision, Sequence[str]], Awaitable[None]]
"""Submits actions for a decision, and shows the hand after them."""


class GamePresses:
    """Answers to the buttons that only this game has."""

    def __init__(self, tables: Tables, locales: LocaleResolver, hands: Hands, *, submit: Submit) -> None:
        self._tables = tables
        self._locales = locales
        self._hands = hands
        self._submit = submit

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            addresses.DO_END.answered_by(self._do_end),
            addresses.SKIP.answered_by(self._skip),
            addresses.END.answered_by(self._end),
            addresses.END_NOW.answered_by(self._end_now),
            addresses.END_ALWAYS.answered_by(self._end_always),
            WHY.answered_by(self._why),
        )

    async def _skip(self, interaction: Interaction, at: Decision) -> None:
        await self._submit(interaction, at, [SKIP.text])

    async def _do_end(self, interaction: Interaction, at: Chosen) -> None:
        """An action after which nothing else is left, and the end of the turn with it."""
        await self._submit(interaction, at, [at.action, END.text])

    async def _end(self, interaction: Interaction, at: Decision) -> None:
        """Ends the turn; asks first where the first effects open in the game are left unused, unless told not to."""
        await acknowledge(interaction)
        table = await self._tables.look(at.table)
        seat = table.seat_of(interaction.user.id)
        asks = (await self._tables.profiles.preferences(user_of(interaction))).confirm_end
        game = game_of(table.match) if table.match is not None and table.match.version == at.version else None
        if asks and seat is not None and game is not None and forgotten_effects(game, seat):
            await self._hands.show(interaction, table, ask=END_QUESTION)
            return
        await self._end_now(interaction, at)

    async def _end_now(self, interaction: Interaction, at: Decision) -> None:
        await self._submit(interaction, at, [END.text])

    async def _end_always(self, interaction: Interaction, at: Decision) -> None:
        await acknowledge(interaction)
        await self._tables.profiles.set_preference(user_of(interaction), "confirm_end", False)
        await self._end_now(interaction, at)

    async def _why(self, interaction: Interaction, at: AtLine) -> None:
        """Says, to the one who asks, why the computers moved as they did up to the board of the press."""
        table = await self._tables.look(at.table)
        await check(interaction, table)
        localizer = await self._locales.reader(interaction)
        number = table.number if at.line is None else at.line
        game = game_of(table.match)
        if game is None:
            await reply_ephemeral(interaction, localizer.say("why-nobody"))
            return
        await reply_ephemeral(
            interaction, await asyncio.to_thread(lambda: explained(table, game.at(number), localizer))
        )

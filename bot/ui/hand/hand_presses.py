"""What the buttons and selects of a hand do. The table decides; these ask it and show what it says."""

from collections.abc import Sequence
from typing import Any, cast

from bot.games.civ import game_of
from bot.manager.tables import Tables
from bot.rules import Action, observe, parse
from bot.rules.actions import END, SKIP
from bot.ui.civ.choices import actions_of, open_effects
from bot.ui.discord.answers import Interaction, acknowledge, user_of
from bot.ui.discord.verbs import Answer, AtTable, Chosen, Decision
from bot.ui.hand import addresses
from bot.ui.hand.hands import Hands


class HandPresses:
    """Answers to what is pressed in hands, and to whoever asks for one."""

    def __init__(self, tables: Tables, hands: Hands) -> None:
        self._tables = tables
        self._hands = hands

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            addresses.HAND.answered_by(self.show),
            addresses.STAY.answered_by(self.show),
            addresses.DO.answered_by(self._do),
            addresses.PICK.answered_by(self._pick),
            addresses.SKIP.answered_by(self._skip),
            addresses.END.answered_by(self._end),
            addresses.END_NOW.answered_by(self._end_now),
            addresses.END_ALWAYS.answered_by(self._end_always),
            addresses.UNDO.answered_by(self._undo),
            addresses.ASK_AWAY.answered_by(self._ask_away),
            addresses.AWAY.answered_by(self._leave),
            addresses.COME_BACK.answered_by(self._come_back),
        )

    async def show(self, interaction: Interaction, at: AtTable) -> None:
        """The presser's hand."""
        await acknowledge(interaction)
        await self._hands.show(interaction, await self._tables.look(at.table))

    async def _do(self, interaction: Interaction, at: Chosen) -> None:
        await self._submit(interaction, at, [parse(at.action)])

    async def _pick(self, interaction: Interaction, at: Chosen) -> None:
        data = cast("dict[str, Any]", interaction.data or {})
        await self._submit(interaction, at, actions_of([str(value) for value in data.get("values", [])]))

    async def _skip(self, interaction: Interaction, at: Decision) -> None:
        await self._submit(interaction, at, [SKIP])

    async def _end(self, interaction: Interaction, at: Decision) -> None:
        """Ends the turn; asks first where a permanent effect is still open, unless told not to."""
        await acknowledge(interaction)
        table = await self._tables.look(at.table)
        seat = table.seat_of(interaction.user.id)
        asks = (await self._tables.profiles.preferences(user_of(interaction))).confirm_end
        game = game_of(table.match) if table.match is not None and table.match.version == at.version else None
        if asks and seat is not None and game is not None and open_effects(observe(game, seat)):
            await self._hands.show(interaction, table, ask="end")
            return
        await self._submit(interaction, at, [END])

    async def _end_now(self, interaction: Interaction, at: Decision) -> None:
        await self._submit(interaction, at, [END])

    async def _end_always(self, interaction: Interaction, at: Decision) -> None:
        await acknowledge(interaction)
        await self._tables.profiles.set_preference(user_of(interaction), "confirm_end", False)
        await self._submit(interaction, at, [END])

    async def _undo(self, interaction: Interaction, at: Decision) -> None:
        await acknowledge(interaction)
        user = user_of(interaction)
        with self._hands.live.held(at.table, user, interaction):
            table = await self._tables.undo(at.table, user, version=at.version)
            await self._hands.show(interaction, table)

    async def _ask_away(self, interaction: Interaction, at: AtTable) -> None:
        """Asks in the hand whether the computer shall play for its owner."""
        await acknowledge(interaction)
        await self._hands.show(interaction, await self._tables.look(at.table), ask="away")

    async def _leave(self, interaction: Interaction, at: AtTable) -> None:
        """Leaves the seat to the automatic player; the board tells the others."""
        await acknowledge(interaction)
        user = user_of(interaction)
        with self._hands.live.held(at.table, user, interaction):
            table = await self._tables.away(at.table, user)
            await self._hands.show(interaction, table)

    async def _come_back(self, interaction: Interaction, at: AtTable) -> None:
        await acknowledge(interaction)
        table = await self._tables.come_back(at.table, user_of(interaction))
        await self._hands.show(interaction, table)

    async def _submit(self, interaction: Interaction, at: Decision, actions: Sequence[Action]) -> None:
        await acknowledge(interaction)
        user = user_of(interaction)
        with self._hands.live.held(at.table, user, interaction):
            texts = [action.text for action in actions]
            table = await self._tables.submit(at.table, user, texts, version=at.version)
            await self._hands.show(interaction, table)

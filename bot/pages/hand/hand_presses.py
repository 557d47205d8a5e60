"""What the buttons and selects of a hand do. The table decides; these ask it and show what it says."""

from collections.abc import Sequence
from typing import Any, cast

from bot.discord.answers import Interaction, acknowledge, acknowledge_aside
from bot.discord.routing import Answer
from bot.manager.tables import Tables
from bot.pages.addresses import hand as addresses
from bot.pages.addresses.table import AtTable, Chosen, Decision
from bot.pages.hand.direct_hand import HAND_ASIDE
from bot.pages.hand.hand import AWAY_QUESTION
from bot.pages.hand.hands import Hands
from bot.pages.press import Press
from bot.pages.users import user_of


class HandPresses:
    """Answers to what is pressed in hands, and to whoever asks for one."""

    def __init__(self, tables: Tables, hands: Hands) -> None:
        self._tables = tables
        self._hands = hands

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            addresses.HAND.answered_by(self.show),
            HAND_ASIDE.answered_by(self._show_aside),
            addresses.STAY.answered_by(self.show),
            addresses.DO.answered_by(self._do),
            addresses.PICK.answered_by(self._pick),
            addresses.BEGIN.answered_by(self._begin),
            addresses.UNDO.answered_by(self._undo),
            addresses.ASK_AWAY.answered_by(self._ask_away),
            addresses.AWAY.answered_by(self._leave),
            addresses.COME_BACK.answered_by(self._come_back),
        )

    async def show(self, interaction: Interaction, at: AtTable) -> None:
        """The presser's hand."""
        await acknowledge(interaction)
        await self._hands.show(interaction, await self._tables.look(at.table))

    async def _show_aside(self, interaction: Interaction, at: AtTable) -> None:
        """The presser's hand, and the message of the press as it was."""
        await acknowledge_aside(interaction)
        await self._hands.show(interaction, await self._tables.look(at.table))

    async def _do(self, interaction: Interaction, at: Chosen) -> None:
        await self.submit(interaction, at, at.action.split(addresses.THEN))

    async def _pick(self, interaction: Interaction, at: Chosen) -> None:
        await self.submit(interaction, at, _chosen(interaction))

    async def _begin(self, interaction: Interaction, at: Chosen) -> None:
        """An effect, and what was chosen for its first step."""
        await self.submit(interaction, at, [at.action, *_chosen(interaction)])

    async def _undo(self, interaction: Interaction, at: Decision) -> None:
        await acknowledge(interaction)
        user = user_of(interaction)
        with self._hands.live_at(interaction).held(at.table, user, interaction):
            table = await self._tables.undo(at.table, user, version=at.version)
            await self._hands.show(interaction, table)

    async def _ask_away(self, interaction: Interaction, at: AtTable) -> None:
        """Asks in the hand whether the computer shall play for its owner."""
        await acknowledge(interaction)
        await self._hands.show(interaction, await self._tables.look(at.table), ask=AWAY_QUESTION)

    async def _leave(self, interaction: Interaction, at: AtTable) -> None:
        """Leaves the seat to the automatic player; the board tells the others."""
        await acknowledge(interaction)
        user = user_of(interaction)
        with self._hands.live_at(interaction).held(at.table, user, interaction):
            table = await self._tables.away(at.table, user)
            await self._hands.show(interaction, table)

    async def _come_back(self, interaction: Interaction, at: AtTable) -> None:
        await acknowledge(interaction)
        table = await self._tables.come_back(at.table, user_of(interaction))
        await self._hands.show(interaction, table)

    async def submit(self, interaction: Interaction, at: Decision, actions: Sequence[str]) -> None:
        """Submits actions for a decision, and shows the hand after them."""
        await acknowledge(interaction)
        user = user_of(interaction)
        with self._hands.live_at(interaction).held(at.table, user, interaction):
            table = await self._tables.submit(at.table, user, actions, version=at.version)
            await self._hands.show(interaction, table)


async def submit(press: Press, at: Decision, actions: Sequence[str]) -> None:
    """Submit actions for a decision, and show the presser's hand after them."""
    await press.acknowledge()
    with press.context.hands.live_at(press.interaction).held(at.table, press.user, press.interaction):
        table = await press.tables.submit(at.table, press.user, actions, version=at.version)
        await press.show_hand(table)


def _chosen(interaction: Interaction) -> list[str]:
    """The actions chosen in a select, where values must differ: of two alike the second is written with #1."""
    data = cast("dict[str, Any]", interaction.data or {})
    values = [str(value).partition("#")[0] for value in data.get("values", [])]
    return [action for value in values for action in value.split(addresses.THEN)]

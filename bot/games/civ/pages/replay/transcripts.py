"""What `/civ export` and `/civ verify` do."""

import io
import json

import discord

from bot.client import CivBot
from bot.discord.answers import Interaction, reply_ephemeral
from bot.games.civ.game import civ_game
from bot.games.civ.rules.deal_proof import Proof, Verdict, prove_deal
from bot.games.civ.words.deal_proof_text import proof_lines
from bot.manager.tables import Tables
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.spectators import NoReplay, check
from bot.pages.table_words import table_name
from bot.pages.users import user_of
from bot.table.table import Table
from bot.table.values import Status, TableId


class Transcripts:
    """What `/civ export` sends, and what `/civ verify` says of it."""

    def __init__(self, client: CivBot, tables: Tables, locales: LocaleResolver) -> None:
        self._client = client
        self._tables = tables
        self._locales = locales

    async def send_transcript(self, interaction: Interaction, number: int) -> None:
        """`/civ export`: a game as a file, to those who may read it."""
        lines = await self._lines(interaction, await self._tables.look(TableId(number)))
        text = "".join(f"{line}\n" for line in lines)
        file = discord.File(io.BytesIO(text.encode()), f"civ-{number}.jsonl")
        await interaction.response.send_message(file=file, ephemeral=True)

    async def send_proof(self, interaction: Interaction, number: int) -> None:
        """`/civ verify`: what a game's transcript proves of its deal, to those who may read it; while the game goes on
        its commitment, to those who may see it."""
        table = await self._tables.look(TableId(number))
        if table.status is Status.PLAYING:
            await check(interaction, table)
            verdict = _undisclosed(table)
        else:
            header, *_ = await self._lines(interaction, table)
            game = civ_game(table.match)
            verdict = prove_deal(json.loads(header), game.setup, is_over=game.result is not None)
        localizer = await self._locales.reader(interaction)
        name = table_name(table, localizer)
        await reply_ephemeral(interaction, f"**{name}**\n" + "\n".join(proof_lines(verdict, localizer)))

    async def _lines(self, interaction: Interaction, table: Table) -> tuple[str, ...]:
        """The lines of a table's transcript. Raises `NoTranscript` where they are not this person's to read."""
        return await self._tables.transcript(
            table.id,
            user_of(interaction),
            is_bot_owner=await self._client.is_owner(interaction.user),
            sees_table=await _sees(interaction, table),
        )


async def _sees(interaction: Interaction, table: Table) -> bool:
    """Whether somebody sees the place where the table's public messages are."""
    try:
        await check(interaction, table)
    except NoReplay:
        return False
    return True


def _undisclosed(table: Table) -> Verdict:
    """What is known while a game goes on."""
    if table.fair_deal is None:
        return Verdict(Proof.UNCOMMITTED)
    return Verdict(Proof.SECRET, table.commitment or "", is_part=table.fair_deal.part is not None)

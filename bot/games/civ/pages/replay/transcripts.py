"""`/civ export` and `/civ verify`: a game's transcript, and what it proves of the deal."""

import io
import json

import discord

from bot.games.civ.game import civ_game
from bot.games.civ.rules.deal_proof import Proof, Verdict, prove_deal
from bot.games.civ.words.deal_proof_text import proof_lines
from bot.pages.press import Press
from bot.pages.spectators import NoReplay, check
from bot.pages.table_words import table_name
from bot.table.table import Table
from bot.table.values import Status, TableId


async def send_transcript(press: Press, number: int) -> None:
    """`/civ export`: send a game as a file. Raises `NoTranscript` where it isn't the presser's to read."""
    lines = await _transcript_lines(press, await press.tables.look(TableId(number)))
    text = "".join(f"{line}\n" for line in lines)
    file = discord.File(io.BytesIO(text.encode()), f"civ-{number}.jsonl")
    await press.interaction.response.send_message(file=file, ephemeral=True)


async def send_proof(press: Press, number: int) -> None:
    """`/civ verify`: tell what a game's transcript proves of its deal; while the game goes on, its commitment.

    Raises `NoTranscript`, or while the game goes on `NoReplay`, where it isn't the presser's to see.
    """
    table = await press.tables.look(TableId(number))
    if table.status is Status.PLAYING:
        await check(press.interaction, table)
        verdict = _verdict_of_running(table)
    else:
        header, *_ = await _transcript_lines(press, table)
        game = civ_game(table.match)
        verdict = prove_deal(json.loads(header), game.setup, is_over=game.result is not None)
    localizer = await press.localizer()
    name = table_name(table, localizer)
    await press.tell(f"**{name}**\n" + "\n".join(proof_lines(verdict, localizer)))


async def _transcript_lines(press: Press, table: Table) -> tuple[str, ...]:
    """Return the lines of a table's transcript. Raises `NoTranscript` where it isn't the presser's to read."""
    return await press.tables.transcript(
        table.id,
        press.user,
        is_bot_owner=await press.context.client.is_owner(press.interaction.user),
        sees_table=await _sees_table(press, table),
    )


async def _sees_table(press: Press, table: Table) -> bool:
    """Return whether the presser sees the place where the table's public messages are."""
    try:
        await check(press.interaction, table)
    except NoReplay:
        return False
    return True


def _verdict_of_running(table: Table) -> Verdict:
    """Return what is known of the deal while a game goes on."""
    if table.fair_deal is None:
        return Verdict(Proof.UNCOMMITTED)
    return Verdict(Proof.SECRET, table.commitment or "", is_part=table.fair_deal.part is not None)

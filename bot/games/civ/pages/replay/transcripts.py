"""A game's transcript, and what it proves of the deal: the buttons below a replay that lead to them."""

import io
import json

import discord

from bot.discord.routing import handles
from bot.discord.sheet import Button, Sheet
from bot.discord.symbols import ACCENT
from bot.games.civ.game import AnotherGame, civ_game
from bot.games.civ.pages.replay.replay_page import EXPORT, VERIFY
from bot.games.civ.rules.deal_proof import Proof, Verdict, prove_deal
from bot.games.civ.words.deal_proof_text import proof_lines
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import Replay
from bot.pages.press import Press
from bot.pages.spectators import NoReplay, check
from bot.pages.table_words import table_name
from bot.reasons import GameError
from bot.table.seat_history import has_played
from bot.table.table import Table
from bot.table.values import Status


@handles(EXPORT)
async def send_transcript(press: Press, at: Replay) -> None:
    """Send a game as a file. Raises `NoTranscript` where it isn't the presser's to read."""
    lines = await _transcript_lines(press, await press.services.tables.look(at.table))
    text = "".join(f"{line}\n" for line in lines)
    file = discord.File(io.BytesIO(text.encode()), f"civ-{at.table}.jsonl")
    await press.interaction.response.send_message(file=file, ephemeral=True)


@handles(VERIFY)
async def send_proof(press: Press, at: Replay) -> None:
    """Tell what a game's transcript proves of its deal; while the game goes on, its commitment.

    Raises `NoTranscript`, or while the game goes on `NoReplay`, where it isn't the presser's to see.
    """
    table = await press.services.tables.look(at.table)
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
    return await press.services.tables.transcript(
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


async def is_watching_bot_owner(press: Press, table: Table) -> bool:
    """Return whether the bot's owner presses, who may read a game that goes on where they never had a seat."""
    return not has_played(table, press.user) and await press.context.client.is_owner(press.interaction.user)


async def may_read_unshown(press: Press, table: Table, refusal: GameError) -> bool:
    """Return whether the presser may have the transcript of a game of which `refusal` shows them no page.

    Another game has no page but a transcript; and the bot's owner may read what they don't see on Discord.
    """
    if table.match is None:
        return False
    is_over = table.status is not Status.PLAYING and isinstance(refusal, AnotherGame)
    return is_over or await is_watching_bot_owner(press, table)


def transcript_page(table: Table, localizer: Localizer) -> Sheet:
    """Return what leads to a game's transcript where no page of it is shown."""
    sheet = Sheet(ACCENT).text(f"### {table_name(table, localizer)}\n{localizer.say('replay-unshown')}")
    return sheet.buttons([Button(EXPORT.to(table.id), localizer.say("key-export"))])


def _verdict_of_running(table: Table) -> Verdict:
    """Return what is known of the deal while a game goes on."""
    if table.fair_deal is None:
        return Verdict(Proof.UNCOMMITTED)
    return Verdict(Proof.SECRET, table.commitment or "", is_part=table.fair_deal.part is not None)

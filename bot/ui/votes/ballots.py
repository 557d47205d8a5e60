"""Votes: what the table is told of them, and the presses that give a voice."""

import discord

from bot.i18n import words
from bot.table.absence import check_unclocked
from bot.table.errors import TooEarly
from bot.table.play import in_play
from bot.table.table import Ballot
from bot.table.values import TableId
from bot.ui.desk import Desk, Interaction, name_of, user_of
from bot.ui.discord.address import Address
from bot.ui.discord.sheet import Key, Sheet, Style
from bot.ui.discord.symbols import ACCENT


async def absent(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Explains the vote about an absent player, and offers it."""
    table = await desk.table(address.table)
    if not table.waiting:
        raise TooEarly("nobody-awaited")
    in_play(table, user_of(interaction))
    speaker = await desk.reader(interaction)
    if table.waiting and not set(table.waiting) & set(table.humans):
        raise TooEarly("nobody-awaited")
    check_unclocked(table)
    names = [words.safe_name(table.names[seat]) for seat in table.waiting]
    sheet = Sheet(ACCENT).text(speaker.say("absent-explained", who=speaker.list(names), count=len(names)))
    sheet.keys([Key(Address("vote", table.id), speaker.say("key-vote"), Style.primary)])
    await desk.whisper(interaction, "", sheet.view())


async def vote(desk: Desk, interaction: Interaction, address: Address) -> None:
    ballot = await desk.tables.vote_automatic(TableId(address.table), user_of(interaction))
    await show_ballot(desk, interaction, ballot, "vote")


async def show_ballot(desk: Desk, interaction: Interaction, ballot: Ballot, verb: str) -> None:
    """Tells the table, in public, how a vote stands, with the button to join it; pressed there, it counts there."""
    view = ballot_sheet(desk, ballot, verb, name_of(interaction)).view()
    key = (int(ballot.table.id), verb)
    if interaction.message is not None and interaction.message.id == desk.ballots.get(key):
        await interaction.response.edit_message(view=view)
    else:
        sent = await interaction.response.send_message(view=view, allowed_mentions=discord.AllowedMentions.none())
        if sent.message_id is not None:
            desk.ballots[key] = sent.message_id
    if ballot.is_decided:
        desk.ballots.pop(key, None)


def ballot_sheet(desk: Desk, ballot: Ballot, verb: str, name: str) -> Sheet:
    """How a vote stands; `verb` is that of the button by which others join it."""
    speaker = desk.public(ballot.table)
    table = speaker.say("table-name", table=ballot.table.id)
    key = f"ballot-{verb}-decided" if ballot.is_decided else f"ballot-{verb}"
    told = speaker.say(key, name=words.safe_name(name), table=table, agreed=ballot.agreed, needed=ballot.needed)
    sheet = Sheet(ACCENT).text(told)
    if not ballot.is_decided:
        sheet.keys([Key(Address(verb, ballot.table.id), speaker.say(f"key-{verb}"), Style.primary)])
    return sheet

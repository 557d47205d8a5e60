"""Open hands, drawn anew once their table has gone on: to show that it is one's move, or what has become of it."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.table.table import Table
from bot.ui.hand.open_hands import LiveHands

log = logging.getLogger(__name__)

Draw = Callable[["discord.Interaction[Any]", Table, int], Awaitable[None]]
"""Draws the hand of a seat into an interaction's message."""


async def refresh_hands(hands: LiveHands, draw: Draw, table: Table) -> None:
    """Draws the hands anew that are open at a table, where they show an older decision than their seat's."""
    if table.match is None:
        return
    for user, hand in hands.open_at(table.id):
        seat = table.seat_of(user)
        if seat is None or hand.version == table.match.version:
            continue
        if seat not in table.waiting and not table.match.is_over:
            continue
        if hands.shows(table.id, user, table.revision) or not hands.is_newest(table.id, user, hand.interaction):
            continue
        with hands.held(table.id, user, hand.interaction):
            try:
                await draw(hand.interaction, table, seat)
            except discord.HTTPException as error:
                log.info("a hand of table %s can no longer be edited: %s", table.id, error.code)
                if hands.is_newest(table.id, user, hand.interaction):
                    hands.drop(table.id, user)

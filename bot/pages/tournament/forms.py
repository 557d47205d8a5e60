"""The forms in which the referee says why: no act of his goes without a reason that everybody can read (RULES §9.5)."""

from typing import Any, Final

import discord
from discord import ui

from bot.discord.routing import CustomId
from bot.discord.sheet import MOST_TITLE
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import cut
from bot.tournament.actions import LONGEST_TEXT

WHY: Final = "why"
MINUTES: Final = "minutes"
"""What the inputs are called in what is sent back."""


def reason_form(
    address: CustomId, speaker: Speaker, title: str, *, has_minutes: bool = False, question: str = "form-tournament-why"
) -> ui.Modal:
    """A form that asks why (or another `question`, a key), and where time is given for how many minutes.

    `title` is what will be done.
    """
    form = ui.Modal(title=cut(title, MOST_TITLE), custom_id=str(address))
    if has_minutes:
        minutes: ui.TextInput[Any] = ui.TextInput(custom_id=MINUTES, default="10", min_length=1, max_length=5)
        form.add_item(ui.Label(text=cut(speaker.say("form-tournament-minutes"), MOST_TITLE), component=minutes))
    why: ui.TextInput[Any] = ui.TextInput(
        custom_id=WHY, style=discord.TextStyle.paragraph, min_length=1, max_length=LONGEST_TEXT
    )
    form.add_item(
        ui.Label(
            text=cut(speaker.say(question), MOST_TITLE),
            description=cut(speaker.say("form-tournament-why-read"), 100),
            component=why,
        )
    )
    form.stop()  # discord.py keeps no form: it is answered by its address, after a restart, too
    return form


def read_minutes(text: str) -> int | None:
    """So many minutes as seconds; None where that is no number of minutes, or more than a week."""
    text = text.strip()
    # digits of other scripts are decimal for Python, too
    if not (text.isascii() and text.isdecimal()) or not 1 <= int(text) <= 7 * 24 * 60:
        return None
    return 60 * int(text)

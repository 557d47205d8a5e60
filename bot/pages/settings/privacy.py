"""`/privacy`: what is kept of somebody, as a page and as a file, and how it is forgotten."""

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.discord.answers import Interaction, is_from_hand, whisper
from bot.discord.routing import Answer, Nothing, Verb
from bot.discord.sheet import Key, Link, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.pages.locale_resolver import LocaleResolver
from bot.pages.users import user_of


@dataclass(frozen=True, slots=True)
class Wish:
    """Nothing but the verb: who wishes it is who presses."""

    nothing: Nothing = 0


EXPORT: Final = Verb("privacy_export", Wish)
ASK: Final = Verb("privacy_ask", Wish)
FORGET: Final = Verb("privacy_delete", Wish)
KEEP: Final = Verb("privacy_keep", Wish)
COUNTED: Final = ("tables", "choices", "settings", "notes", "votes", "notices", "moderated_by_others")
"""What the page counts, of all that the file holds."""

PAPERS: Final = ("note", "terms")


class PrivacyPages:
    """What `/privacy` shows and does, for the one who asks and about him alone."""

    def __init__(self, client: discord.Client, tables: Tables, locales: LocaleResolver) -> None:
        self._client = client
        self._tables = tables
        self._locales = locales

    def answers(self) -> tuple[Answer[Any], ...]:
        """The answers to its verbs."""
        return (
            EXPORT.answered_by(self._press_export),
            ASK.answered_by(self._press_ask),
            FORGET.answered_by(self._forget),
            KEEP.answered_by(self._keep),
        )

    async def show_stored(self, interaction: Interaction) -> None:
        """`/privacy show`: what is kept of this person, and why."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        stored = await self._tables.privacy.export(user_of(interaction))
        sheet = stored_data_sheet(stored, await self._locales.reader(interaction), papers_of(self._client.application))
        await interaction.followup.send(view=sheet.view(), ephemeral=True)

    async def export(self, interaction: Interaction) -> None:
        """`/privacy export`: all of it, as a file."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        kept = await self._tables.privacy.export(user_of(interaction))
        text = json.dumps(kept, ensure_ascii=False, indent=1)
        file = discord.File(io.BytesIO(text.encode()), "civ-privacy.json")
        await interaction.followup.send(file=file, ephemeral=True)

    async def ask_forget(self, interaction: Interaction) -> None:
        """`/privacy delete`: asks once, because it cannot be taken back."""
        speaker = await self._locales.reader(interaction)
        sheet = Sheet(ACCENT).text(speaker.say("privacy-question"))
        keys = [
            Key(FORGET.to(0), speaker.say("key-privacy-delete"), Style.danger),
            Key(KEEP.to(0), speaker.say("key-privacy-keep")),
        ]
        await whisper(interaction, "", sheet.keys(keys).view())

    async def _press_export(self, interaction: Interaction, _: Wish) -> None:
        await self.export(interaction)

    async def _press_ask(self, interaction: Interaction, _: Wish) -> None:
        await self.ask_forget(interaction)

    async def _forget(self, interaction: Interaction, _: Wish) -> None:
        """Forgets whoever presses; a page in place of the question says so."""
        await interaction.response.defer()
        speaker = await self._locales.reader(interaction)  # before his language is forgotten too
        await self._tables.privacy.forget(user_of(interaction))
        await interaction.edit_original_response(view=_notice_view("privacy-deleted", speaker))

    async def _keep(self, interaction: Interaction, _: Wish) -> None:
        speaker = await self._locales.reader(interaction)
        if is_from_hand(interaction):
            await interaction.response.edit_message(view=_notice_view("privacy-kept", speaker))
        else:
            await whisper(interaction, "", _notice_view("privacy-kept", speaker))


def _notice_view(key: str, speaker: Speaker) -> discord.ui.LayoutView:
    return Sheet(ACCENT).text(speaker.say(key)).view()


def papers_of(application: discord.AppInfo | None) -> Mapping[str, str]:
    """Where whoever runs this bot has put the privacy note and the terms: what the Developer Portal says of both."""
    if application is None:
        return {}
    found = {"note": application.privacy_policy_url, "terms": application.terms_of_service_url}
    return {paper: url for paper, url in found.items() if url and url.startswith("https://")}


def stored_data_sheet(stored: Mapping[str, Any], speaker: Speaker, papers: Mapping[str, str]) -> Sheet:
    """How much of what is kept of somebody, what for, and what he can do about it; links to the `papers` there are."""
    sheet = Sheet(ACCENT).text(f"### {speaker.say('privacy-title')}").text(speaker.say("privacy-what"))
    counts = {name: len(stored[name]) for name in COUNTED}
    lines = [f"- {speaker.say('privacy-count', what=name, count=count)}" for name, count in counts.items() if count]
    sheet.text("\n".join(lines) or speaker.say("privacy-nothing"))
    if len(papers) < len(PAPERS):
        sheet.text(f"-# {speaker.say('privacy-papers')}")
    sheet.keys(
        [
            Key(EXPORT.to(0), speaker.say("key-privacy-export")),
            Key(ASK.to(0), speaker.say("key-privacy-ask"), Style.danger),
        ]
    )
    return sheet.keys([Link(papers[paper], speaker.say(f"key-privacy-{paper}")) for paper in PAPERS if paper in papers])

"""`/privacy`: show the stored data of a person, as a page and as a file, and delete it."""

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.discord.routing import Nothing, Verb, handles
from bot.discord.sheet import Button, Link, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name, safe_text
from bot.pages.press import Press


@dataclass(frozen=True, slots=True)
class Wish:
    """A payload of the verb only: it concerns the presser."""

    nothing: Nothing = 0


EXPORT: Final = Verb("privacy_export", Wish)
ASK: Final = Verb("privacy_ask", Wish)
FORGET: Final = Verb("privacy_delete", Wish)
KEEP: Final = Verb("privacy_keep", Wish)
COUNTED: Final = (
    "tables",
    "choices",
    "results",
    "settings",
    "notes",
    "puzzles",
    "copies",
    "reviews",
    "duplicates",
    "votes",
    "notices",
    "moderated_by_others",
)
"""The parts of the file that the page counts."""

PAPERS: Final = ("note", "terms")


async def show_stored(press: Press) -> None:
    """`/privacy show`: show what is stored about the presser, and why."""
    await press.acknowledge_privately()
    stored = await press.services.privacy.export(press.user)
    client = press.context.client
    papers, operator = papers_of(client.application), operator_of(client.application, client.resources.contact)
    await press.tell(stored_data_sheet(stored, await press.localizer(), papers, operator))


async def export(press: Press) -> None:
    """`/privacy export`: send all of it as a file."""
    await press.acknowledge_privately()
    kept = await press.services.privacy.export(press.user)
    text = json.dumps(kept, ensure_ascii=False, indent=1)
    file = discord.File(io.BytesIO(text.encode()), "civ-privacy.json")
    await press.tell("", file)


async def ask_forget(press: Press) -> None:
    """`/privacy delete`: ask for confirmation, because it cannot be undone."""
    localizer = await press.localizer()
    sheet = Sheet(ACCENT).text(localizer.say("privacy-question"))
    buttons = [
        Button(FORGET.to(0), localizer.say("key-privacy-delete"), Style.danger),
        Button(KEEP.to(0), localizer.say("key-privacy-keep")),
    ]
    await press.tell(sheet.buttons(buttons))


@handles(EXPORT)
async def press_export(press: Press, _: Wish) -> None:
    """Send the file."""
    await export(press)


@handles(ASK)
async def press_ask(press: Press, _: Wish) -> None:
    """Ask whether to forget the presser."""
    await ask_forget(press)


@handles(FORGET)
async def forget(press: Press, _: Wish) -> None:
    """Forget the presser, and say so in place of the question."""
    await press.acknowledge_in_place()
    localizer = await press.localizer()  # before their language is forgotten too
    await press.services.privacy.forget(press.user)
    press.context.locales.catalogues.forget()
    await press.edit(_notice("privacy-deleted", localizer))


@handles(KEEP)
async def keep(press: Press, _: Wish) -> None:
    """Close the question."""
    notice = _notice("privacy-kept", await press.localizer())
    if press.is_from_hand:
        await press.edit(notice)
    else:
        await press.tell(notice)


def _notice(key: str, localizer: Localizer) -> Sheet:
    return Sheet(ACCENT).text(localizer.say(key))


def papers_of(application: discord.AppInfo | None) -> Mapping[str, str]:
    """Return the addresses of the privacy note and of the terms, as the Developer Portal has them."""
    if application is None:
        return {}
    found = {"note": application.privacy_policy_url, "terms": application.terms_of_service_url}
    return {paper: url for paper, url in found.items() if url and url.startswith("https://")}


def operator_of(application: discord.AppInfo | None, contact: str) -> tuple[str, str]:
    """Return the name of who runs the bot, as Discord has it, and how to reach them; empty where neither is known."""
    owner = None if application is None else application.team or application.owner
    return "" if owner is None else safe_name(owner.name), safe_text(contact)


def stored_data_sheet(
    stored: Mapping[str, Any], localizer: Localizer, papers: Mapping[str, str], operator: tuple[str, str] = ("", "")
) -> Sheet:
    """Return how much of what is kept of a person, what for, and what they can do about it.

    `papers` are addresses to link to; `operator` who runs the bot and how to reach them (`operator_of`).
    """
    sheet = Sheet(ACCENT).text(f"### {localizer.say('privacy-title')}").text(localizer.say("privacy-what"))
    counts = {name: len(stored[name]) for name in COUNTED}
    lines = [f"- {localizer.say('privacy-count', what=name, count=count)}" for name, count in counts.items() if count]
    sheet.text("\n".join(lines) or localizer.say("privacy-nothing"))
    name, contact = operator
    if name or contact:
        known = "both" if name and contact else "contact" if contact else "name"
        sheet.text(f"-# {localizer.say('privacy-operator', known=known, name=name, contact=contact)}")
    sheet.buttons(
        [
            Button(EXPORT.to(0), localizer.say("key-privacy-export")),
            Button(ASK.to(0), localizer.say("key-privacy-ask"), Style.danger),
        ]
    )
    return sheet.buttons(
        [Link(papers[paper], localizer.say(f"key-privacy-{paper}")) for paper in PAPERS if paper in papers]
    )

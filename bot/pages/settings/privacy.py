"""`/privacy`: show the stored data of a person, as a page and as a file, and delete it.

Who owns the bot comes from their own page to that of someone else: a person who has left Discord can only ask them.
"""

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

import discord
from discord import ui

from bot.discord.routing import Bare, CustomId, Nothing, Verb, handles, text
from bot.discord.sheet import MOST_TITLE, Button, Link, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_name, safe_text
from bot.pages.press import Press
from bot.reasons import NO_CLAUSE, GameError, Reasons
from bot.table.errors import TableError
from bot.table.values import UserId

REASONS: Final = Reasons({"privacy-person": NO_CLAUSE})
"""The reason, with the text `reason-privacy-person`."""
MOST_ID: Final = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Wish:
    """A payload of the verb only: it concerns the presser."""

    nothing: Nothing = 0


@dataclass(frozen=True, slots=True)
class Person:
    """A payload of verbs of the bot's owner: the person whom they concern."""

    user: Annotated[str, text(r"[1-9][0-9]{0,18}")]


EXPORT: Final = Verb("privacy_export", Wish)
ASK: Final = Verb("privacy_ask", Wish)
FORGET: Final = Verb("privacy_delete", Wish)
KEEP: Final = Verb("privacy_keep", Wish)
FORM: Final = Verb("person_form", Bare)
FORMED: Final = Verb("person_formed", Bare)
EXPORT_PERSON: Final = Verb("person_export", Person)
ASK_PERSON: Final = Verb("person_ask", Person)
FORGET_PERSON: Final = Verb("person_delete", Person)
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


class UnreadablePerson(GameError):
    """An error: what was typed isn't the ID of a person."""

    def __init__(self) -> None:
        super().__init__(REASONS.reason("privacy-person", {}))


async def show_stored(press: Press) -> None:
    """`/privacy show`: show what is stored about the presser, and why."""
    await press.acknowledge_privately()
    stored, localizer = await press.services.privacy.export(press.user), await press.localizer()
    client = press.context.client
    papers, operator = papers_of(client.application), operator_of(client.application, client.resources.contact)
    sheet = stored_data_sheet(stored, localizer, papers, operator)
    if await client.is_owner(press.interaction.user):
        sheet.buttons([Button(FORM.to(), localizer.say("key-privacy-person"))])
    await press.tell(sheet)


async def export(press: Press) -> None:
    """`/privacy export`: send all of it as a file."""
    await _send_file(press, press.user)


async def _send_file(press: Press, user: UserId) -> None:
    await press.acknowledge_privately()
    kept = await press.services.privacy.export(user)
    written = json.dumps(kept, ensure_ascii=False, indent=1)
    file = discord.File(io.BytesIO(written.encode()), "civ-privacy.json")
    await press.tell("", file)


async def ask_forget(press: Press) -> None:
    """`/privacy delete`: ask for confirmation, because it cannot be undone."""
    localizer = await press.localizer()
    await _ask(press, localizer.say("privacy-question"), FORGET.to(0), localizer.say("key-privacy-delete"))


async def _ask(press: Press, question: str, address: CustomId, label: str) -> None:
    keep = Button(KEEP.to(0), (await press.localizer()).say("key-privacy-keep"))
    await press.tell(Sheet(ACCENT).text(question).buttons([Button(address, label, Style.danger), keep]))


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


@handles(FORM)
async def open_form(press: Press, _: Bare) -> None:
    """Ask the bot's owner whom they want to look at; no list can offer a person who has left Discord."""
    await _check_owner(press)
    localizer = await press.localizer()
    form = ui.Modal(title=cut(localizer.say("key-privacy-person"), MOST_TITLE), custom_id=str(FORMED.to()))
    field: ui.TextInput[Any] = ui.TextInput(custom_id="user", max_length=len(str(MOST_ID)))
    form.add_item(ui.Label(text=cut(localizer.say("form-privacy-person"), MOST_TITLE), component=field))
    await press.open_form(form)


@handles(FORMED)
async def show_person(press: Press, _: Bare) -> None:
    """Show the bot's owner how much is stored about that person. Raises `UnreadablePerson`."""
    await _check_owner(press)
    typed = next(iter(press.filled.get("user", [])), "").strip()
    if not (typed.isascii() and typed.isdecimal() and 0 < int(typed) <= MOST_ID):
        raise UnreadablePerson
    await press.acknowledge_privately()
    user, localizer = UserId(int(typed)), await press.localizer()
    stored = await press.services.privacy.export(user)
    sheet = Sheet(ACCENT).text(f"### {localizer.say('privacy-person-title', user=f'`{user}`')}")
    sheet.text(_counts(stored, localizer))
    buttons = [
        Button(EXPORT_PERSON.to(str(user)), localizer.say("key-privacy-export")),
        Button(ASK_PERSON.to(str(user)), localizer.say("key-privacy-person-ask"), Style.danger),
    ]
    await press.tell(sheet.buttons(buttons))


@handles(EXPORT_PERSON)
async def export_person(press: Press, at: Person) -> None:
    """Send the bot's owner what that person would get."""
    await _check_owner(press)
    await _send_file(press, UserId(int(at.user)))


@handles(ASK_PERSON)
async def ask_forget_person(press: Press, at: Person) -> None:
    """Ask the bot's owner whether to forget that person."""
    await _check_owner(press)
    localizer = await press.localizer()
    question = localizer.say("privacy-person-question", user=f"`{at.user}`")
    await _ask(press, question, FORGET_PERSON.to(at.user), localizer.say("key-privacy-person-delete"))


@handles(FORGET_PERSON)
async def forget_person(press: Press, at: Person) -> None:
    """Forget that person as they could have asked for, and tell the bot's owner."""
    await _check_owner(press)
    await press.acknowledge_in_place()
    await press.services.privacy.forget(UserId(int(at.user)))
    press.context.locales.catalogues.forget()
    await press.edit(_notice("privacy-person-deleted", await press.localizer(), user=f"`{at.user}`"))


async def _check_owner(press: Press) -> None:
    """Raise `TableError` for anyone but the bot's owner, to whom alone these buttons are shown."""
    if not await press.context.client.is_owner(press.interaction.user):
        raise TableError("press-unreadable")


def _notice(key: str, localizer: Localizer, **values: object) -> Sheet:
    return Sheet(ACCENT).text(localizer.say(key, **values))


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
    sheet.text(_counts(stored, localizer))
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


def _counts(stored: Mapping[str, Any], localizer: Localizer) -> str:
    """Return how much of what is kept of a person, a line each."""
    counts = {name: len(stored[name]) for name in COUNTED}
    lines = [f"- {localizer.say('privacy-count', what=name, count=count)}" for name, count in counts.items() if count]
    return "\n".join(lines) or localizer.say("privacy-nothing")

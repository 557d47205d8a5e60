"""People entered by organiser or referee: those who are here, chosen in a select, and a list that is pasted in."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

import discord
from discord import ui
from discord.http import Route

from bot.discord.fields import chosen_name
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.routing import CustomId, handles
from bot.discord.sheet import MOST_OPTIONS, MOST_TITLE, Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_name, safe_text
from bot.i18n.reason_text import reason_text
from bot.manager.tournament_requests import CheckInPerson, RegisterPerson
from bot.manager.tournament_values import Official, RunningTournament
from bot.pages.press import Press
from bot.pages.refused_forms import quote_typed, typed_before
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtTournament
from bot.pages.tournament.announcement import heading, some_names
from bot.pages.tournament.presses import answer_sheet
from bot.pages.tournament.referee_presses import official
from bot.pages.tournament.shown_tournament import ShownTournament, caller_of, show_tournament
from bot.table.names import visible_name
from bot.table.values import UserId
from bot.tournament.errors import TournamentError

log = logging.getLogger(__name__)

ROSTER: Final = "roster"
"""What the input is called in what is sent back."""
MOST_NAMES: Final = 64
MOST_TYPED: Final = 2000
"""Characters of a list: a page quotes the whole of it, so that it can be corrected."""
MOST_WRONG: Final = 1200
"""Characters of what is wrong with it."""
MOST_FOUND: Final = 20
MOST_NEAR: Final = 6
"""Unknown names of a list for which others that are nearly the same are looked for."""
ALIKE: Final = 2
"""First characters that two such names share, as those that Discord is asked for."""
MOST_COMPARED: Final = 30
"""Names that such a name is compared with, which takes a tenth of a millisecond each."""
PATIENCE: Final = 10.0
"""Seconds to wait for the members whose names begin so."""
_MENTION: Final = re.compile(r"<@!?(\d{1,20})>")
_SEPARATOR: Final = re.compile(r"[\n,;\t]+")
_BULLET: Final = re.compile(r"^\s*(?:\d{1,3}[.)]\s+|[-*•]\s+)?@?")
TROUBLE: Final = (*REQUEST_ERRORS, discord.ClientException)


@dataclass(frozen=True, slots=True)
class Entry:
    """One name of a list, or the id that a mention of it gives."""

    typed: str
    user: UserId | None = None


@dataclass(frozen=True, slots=True)
class Member:
    """A person of the server, with everything that they are called there."""

    user: UserId
    name: str
    others: tuple[str, ...] = ()
    is_bot: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that they are called, the shown name first."""
        return (self.name, *self.others)


def read_roster(text: str) -> tuple[Entry, ...]:
    """Return the names of a list: one a line, or with commas, semicolons or tabs between them; numbers are left out."""
    entries: list[Entry] = []
    for line in _SEPARATOR.split(text):
        if mentions := _MENTION.findall(line):
            entries += [Entry(f"<@{found}>", UserId(int(found))) for found in mentions]
        elif name := _BULLET.sub("", line, count=1).strip():
            entries.append(Entry(name))
    return tuple(entries)


def find_people(
    entries: Sequence[Entry], members: Sequence[Member], localizer: Localizer
) -> tuple[tuple[Member, ...], tuple[str, ...]]:
    """Return whom a list names, and everything that is wrong with it, in words."""
    found: list[Member] = []
    wrong: list[str] = []
    if len(entries) > MOST_NAMES:
        return (), (localizer.say("tournament-roster-many", count=MOST_NAMES),)
    by_user, by_name, by_start = _indexed(members)
    near_left = MOST_NEAR
    for entry in entries:
        meant = by_user.get(entry.user, {}) if entry.user is not None else by_name.get(entry.typed.casefold(), {})
        shown = entry.typed if entry.user is not None else safe_text(cut(entry.typed, 60))
        if len(meant) == 1:
            (member,) = meant.values()
            if member.is_bot:
                wrong.append(localizer.say("tournament-roster-bot", name=safe_name(member.name)))
            else:
                found.append(member)
        elif meant:
            wrong.append(localizer.say("tournament-roster-several", name=shown))
        else:
            alike = by_start.get(entry.typed[:ALIKE].casefold(), []) if near_left > 0 else []
            near = _near_names(entry.typed, alike)
            near_left -= 1
            key = "tournament-roster-near" if near else "tournament-roster-unknown"
            wrong.append(localizer.say(key, name=shown, nearest=safe_text(near[0]) if near else ""))
    counts = Counter(member.user for member in found)
    once = {member.user: member for member in found}
    wrong += [
        localizer.say("tournament-roster-twice", name=safe_name(member.name))
        for user, member in once.items()
        if counts[user] > 1
    ]
    return tuple(once.values()), tuple(dict.fromkeys(wrong))


def _indexed(
    members: Sequence[Member],
) -> tuple[dict[UserId, dict[UserId, Member]], dict[str, dict[UserId, Member]], dict[str, list[str]]]:
    """Return who is meant by an id, who by a name in capitals or not, which may be several, and names by their start.

    The last are all names of people one of whose names begins so.
    """
    by_user: dict[UserId, dict[UserId, Member]] = {}
    by_name: dict[str, dict[UserId, Member]] = {}
    by_start: dict[str, list[str]] = {}
    for each in members:
        by_user[each.user] = {each.user: each}
        folded = [name.casefold() for name in each.names]
        for name in folded:
            by_name.setdefault(name, {})[each.user] = each
        for start in {name[:ALIKE] for name in folded}:
            by_start.setdefault(start, []).extend(each.names)
    return by_user, by_name, by_start


def _near_names(typed: str, alike: Sequence[str]) -> list[str]:
    """Return the name most like this one; at most one, of those that are as long or nearly so."""
    compared = sorted(alike, key=lambda name: abs(len(name) - len(typed)))[:MOST_COMPARED]
    return get_close_matches(typed, compared, n=1, cutoff=0.5)


def people_sheet(shown: ShownTournament, localizer: Localizer, note: str = "", *, typed: str = "") -> Sheet:
    """Return the page on which people are entered; `typed` is a list that waits to be corrected."""
    sheet = Sheet(ACCENT).text(heading(shown, localizer)).text(note).text(quote_typed(typed, MOST_TYPED))
    sheet.text(localizer.say("tournament-people"))
    sheet.users(addresses.PICK_PEOPLE.to(shown.id), localizer.say("pick-tournament-people"), most=MOST_OPTIONS)
    key = "key-tournament-roster-again" if typed else "key-tournament-roster"
    style = Style.primary if typed else Style.secondary
    return sheet.buttons(
        [
            Button(addresses.ROSTER.to(shown.id), localizer.say(key), style),
            Button(addresses.CONSOLE.to(shown.id, 0), localizer.say("key-tournament-console")),
        ]
    )


def roster_form(address: CustomId, localizer: Localizer, typed: str) -> ui.Modal:
    """Return the form for a list, filled in with what was `typed` before."""
    form = ui.Modal(title=cut(localizer.say("key-tournament-roster"), MOST_TITLE), custom_id=str(address))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=ROSTER, style=discord.TextStyle.paragraph, default=typed[:MOST_TYPED] or None, max_length=MOST_TYPED
    )
    form.add_item(ui.Label(text=cut(localizer.say("form-tournament-roster"), MOST_TITLE), component=field))
    form.stop()
    return form


@handles(addresses.PEOPLE)
async def show_people(press: Press, at: AtTournament) -> None:
    """Show the page on which people are entered."""
    await _show(press, await official(press, at))


@handles(addresses.PICK_PEOPLE)
async def pick_people(press: Press, at: AtTournament) -> None:
    """Enter those who are here, and check them in where that is possible."""
    running, localizer = await official(press, at), await press.localizer()
    await press.acknowledge()
    chosen = [
        Member(user, visible_name(chosen_name(press.interaction, user), str(user)), is_bot=is_bot)
        for user, is_bot in press.chosen_people
    ]
    bots = [localizer.say("tournament-roster-bot", name=safe_name(each.name)) for each in chosen if each.is_bot]
    people = [each for each in chosen if not each.is_bot]
    note = await _enter(press, running, people, localizer, is_here=True)
    await _show(press, running, "\n".join([*filter(None, [note]), *bots]))


@handles(addresses.ROSTER)
async def ask_roster(press: Press, at: AtTournament) -> None:
    """Ask for a list, filled in with the one that had mistakes, which the page quotes."""
    await official(press, at)
    address = addresses.ROSTER_FORM.to(at.tournament)
    await press.open_form(roster_form(address, await press.localizer(), typed_before(press) or ""))


@handles(addresses.ROSTER_FORM)
async def paste_roster(press: Press, at: AtTournament) -> None:
    """Enter everyone on a list, or say everything that is wrong with it, and enter no one."""
    running, localizer = await official(press, at), await press.localizer()
    await press.acknowledge()
    typed = next(iter(press.filled.get(ROSTER, [])), "")
    entries = read_roster(typed)
    members = await _members(press, running, entries[: MOST_NAMES + 1])
    people, wrong = find_people(entries, members, localizer)
    if wrong or not people:
        lines = wrong or (localizer.say("tournament-roster-empty"),)
        note = "\n".join([localizer.say("tournament-roster-wrong"), *(f"- {line}" for line in lines)])
        await _show(press, running, cut(note, MOST_WRONG), typed=typed)
        return
    await _show(press, running, await _enter(press, running, people, localizer, is_here=False))


async def _show(press: Press, running: RunningTournament, note: str = "", *, typed: str = "") -> None:
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    await answer_sheet(press, people_sheet(shown, localizer, note, typed=typed))


async def _enter(
    press: Press, running: RunningTournament, people: Iterable[Member], localizer: Localizer, *, is_here: bool
) -> str:
    """Enter these people one by one, and return who is in, who was before, and who can't be and why."""
    entered: list[str] = []
    before: list[str] = []
    refused: list[str] = []
    for member in people:
        who, name = Official(member.user, member.name), safe_name(member.name)
        request = CheckInPerson(who) if is_here else RegisterPerson(who)
        try:
            await press.tables.tournaments.act(running.id, caller_of(press), request)
        except TournamentError as error:
            if error.reason.key in ("tournament-registered", "tournament-present", "tournament-check-in-off"):
                before.append(name)
            else:
                why = reason_text(localizer, error.reason, ())
                refused.append(localizer.say("tournament-people-refused", who=name, why=why))
        else:
            entered.append(name)
    lines = [
        localizer.say(f"tournament-people-{key}", who=some_names(names, localizer))
        for key, names in (("in", entered), ("before", before))
        if names
    ]
    return cut("\n".join([*lines, *refused]), 2800)


async def _members(press: Press, running: RunningTournament, entries: Sequence[Entry]) -> list[Member]:
    """Return the members of the server whom these names and mentions may mean, and those who come near."""
    guild = press.context.client.get_guild(running.place.guild_id or 0)
    if guild is None:
        return []
    asked = dict.fromkeys(entry.user if entry.user is not None else entry.typed[:32] for entry in entries)
    found: dict[UserId, Member] = {}
    for each in asked:
        try:
            members = await asyncio.wait_for(_asked(guild, press.context.client, each), PATIENCE)
        except TROUBLE as error:
            log.info("server %s: a name of a list is not found out (%s)", guild.id, type(error).__name__)
            continue
        found |= {member.user: member for member in members}
    return list(found.values())


async def _asked(guild: discord.Guild, client: discord.Client, wanted: UserId | str) -> Sequence[Member]:
    if isinstance(wanted, int):
        member = await guild.fetch_member(wanted)
        names = [name for name in (member.global_name, member.name) if name]
        return [Member(wanted, visible_name(member.display_name, member.name), tuple(names), member.bot)]
    # one letter mistyped: whoever begins alike may be meant
    return await _search(guild, client, wanted) or await _search(guild, client, wanted[:ALIKE])


async def _search(guild: discord.Guild, client: discord.Client, start: str) -> Sequence[Member]:
    """Return members whose name begins so. Not over the gateway, whose answer may be another shard's to give."""
    route = Route("GET", "/guilds/{guild_id}/members/search", guild_id=guild.id)
    found: list[dict[str, Any]] = await client.http.request(route, params={"query": start, "limit": MOST_FOUND})
    return [_member(each) for each in found]


def _member(data: dict[str, Any]) -> Member:
    """Return a member as Discord's search tells of them."""
    user: dict[str, Any] = data["user"]
    names = [str(name) for name in (data.get("nick"), user.get("global_name"), user["username"]) if name]
    shown = visible_name(names[0], str(user["username"]))
    return Member(UserId(int(user["id"])), shown, tuple(names[1:]), bool(user.get("bot", False)))

"""People entered by organiser or referee: those who are here, chosen in a select, and a list that is pasted in."""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui
from discord.http import Route

from bot.characters import one_line
from bot.discord.fields import chosen_name
from bot.discord.request_errors import REQUEST_ERRORS
from bot.discord.routing import CustomId, handles
from bot.discord.sheet import MOST_OPTION, MOST_OPTIONS, MOST_TITLE, Button, SelectOption, Sheet, Style, whole_lines
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_name, safe_text
from bot.i18n.reason_text import reason_text
from bot.manager.tournament_requests import CheckInPerson, RegisterPerson
from bot.manager.tournament_values import Official, RunningTournament
from bot.pages.press import Press
from bot.pages.refused_forms import quote_typed, selects_in, typed_before
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import AtTournament, AtUnclearName
from bot.pages.tournament.announcement import heading, some_names
from bot.pages.tournament.presses import answer_sheet
from bot.pages.tournament.referee_presses import official
from bot.pages.tournament.rosters import (
    ALIKE,
    MOST_NAMES,
    Entry,
    Found,
    Member,
    Unclear,
    find_people,
    name_key,
    read_roster,
    typed_again,
)
from bot.pages.tournament.shown_tournament import ShownTournament, caller_of, show_tournament
from bot.table.errors import TableError
from bot.table.names import visible_name
from bot.table.values import UserId
from bot.tournament.errors import TournamentError

log = logging.getLogger(__name__)

ROSTER: Final = "roster"
"""What the input is called in what is sent back."""
MOST_TYPED: Final = 4000
"""Characters of a list (Discord)."""
MOST_QUOTED: Final = 2000
"""Characters of what is left of a list, which a page quotes so that it can be corrected."""
MOST_NOTED: Final = 1300
"""Characters of what has become of a list."""
MOST_FOUND: Final = 20
MOST_ASKED: Final = 8
"""Names of a list that a page asks about, each with a select."""
MOST_SEARCHES: Final = 2 * MOST_NAMES
"""Questions to Discord about one list."""
MOST_SEARCHED: Final = 32
"""Characters of a name that Discord is asked for."""
PATIENCE: Final = 10.0
"""Seconds to wait for the members whose names begin so."""
TROUBLE: Final = (*REQUEST_ERRORS, discord.ClientException)


@dataclass(frozen=True, slots=True)
class Question:
    """Who is meant by a line of a list: those who may be, or anyone where there are no options."""

    text: str
    options: tuple[SelectOption, ...] = ()


def people_sheet(
    shown: ShownTournament, localizer: Localizer, note: str = "", *, typed: str = "", asked: Sequence[Question] = ()
) -> Sheet:
    """Return the page on which people are entered.

    `typed` is what is left of a list, whose first lines are `asked` about.
    """
    sheet = Sheet(ACCENT).text(heading(shown, localizer)).text(cut(note, MOST_NOTED))
    sheet.text(quote_typed(typed, MOST_QUOTED))
    for number, question in enumerate(asked):
        address = addresses.PICK_MEANT.to(shown.id, number)
        if question.options:
            sheet.select(address, question.text, question.options, least=1, most=1)
        else:
            sheet.users(address, question.text, most=1)
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


def question(unclear: Unclear, localizer: Localizer) -> Question:
    """Return how the page asks who is meant."""
    text = localizer.say("pick-tournament-meant", name=cut(one_line(unclear.entry.typed), 60))
    if not unclear.candidates:
        return Question(text)
    options = [
        SelectOption(str(each.user), cut(each.name, MOST_OPTION), f"@{each.names[-1]}") for each in unclear.candidates
    ]
    nobody = SelectOption(addresses.NOBODY, localizer.say("choice-tournament-nobody"))
    return Question(text, (*options, nobody))


def roster_note(found: Found, localizer: Localizer) -> str:
    """Return in words what in a list needs a look."""
    say = localizer.say
    lines = [say("tournament-roster-bot", name=safe_name(each.name)) for each in found.bots]
    lines += [say("tournament-roster-twice", name=safe_name(each.name)) for each in found.twice]
    if found.beside:
        names = some_names([safe_text(cut(each.typed, 60)) for each in found.beside], localizer)
        lines.append(say("tournament-roster-beside", who=names))
    if found.left:
        lines.append(say("tournament-roster-many", count=MOST_NAMES))
    if found.unclear:
        lines += [say("tournament-roster-unclear"), *(_unclear_line(each, localizer) for each in found.unclear)]
    return "\n".join(lines)


def _lost_line(lost: Sequence[Entry], localizer: Localizer) -> str:
    """Return in words which end of a list the page can't keep; empty where it keeps all."""
    if not lost:
        return ""
    return localizer.say("tournament-roster-lost", count=len(lost), name=safe_text(cut(lost[0].typed, 60)))


def _unclear_line(unclear: Unclear, localizer: Localizer) -> str:
    name = unclear.entry.typed if unclear.entry.user is not None else safe_text(cut(unclear.entry.typed, 60))
    if unclear.is_several:
        return f"- {localizer.say('tournament-roster-several', name=name)}"
    if not unclear.candidates:
        return f"- {localizer.say('tournament-roster-unknown', name=name)}"
    nearest = safe_text(unclear.candidates[0].name)
    return f"- {localizer.say('tournament-roster-near', name=name, nearest=nearest)}"


def roster_form(address: CustomId, localizer: Localizer, typed: str) -> ui.Modal:
    """Return the form for a list, filled in with what was `typed` before."""
    form = ui.Modal(title=cut(localizer.say("key-tournament-roster"), MOST_TITLE), custom_id=str(address))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=ROSTER, style=discord.TextStyle.paragraph, default=typed[:MOST_TYPED] or None, max_length=MOST_TYPED
    )
    form.add_item(ui.Label(text=cut(localizer.say("form-tournament-roster"), MOST_TITLE), component=field))
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
    """Enter everyone on a list who is found, and ask about the others."""
    running, localizer = await official(press, at), await press.localizer()
    await press.acknowledge()
    roster = read_roster(next(iter(press.filled.get(ROSTER, [])), ""))
    if not roster.entries:
        await _show(press, running, localizer.say("tournament-roster-empty"))
        return
    found = find_people(roster, await _members(press, running, roster.entries[:MOST_NAMES]))
    entered = await _enter(press, running, found.people, localizer, is_here=False)
    # what can be chosen first: the note is cut where there is much of it
    unclear = sorted(found.unclear, key=lambda each: not each.candidates)
    again = (*(each.entry for each in unclear), *found.left)
    left = whole_lines(typed_again(again), MOST_QUOTED, "")
    lost = again[len(left.splitlines()) :]
    asked = [question(each, localizer) for each in unclear[: min(MOST_ASKED, len(again) - len(lost))]]
    needed = roster_note(replace(found, unclear=tuple(unclear), left=() if lost else found.left), localizer)
    note = "\n".join(filter(None, (_lost_line(lost, localizer), entered, needed)))
    await _show(press, running, note, typed=left, asked=asked)


@handles(addresses.PICK_MEANT)
async def pick_meant(press: Press, at: AtUnclearName) -> None:
    """Enter who is meant by a line of a list, and go on asking about the others. Raises `TableError`."""
    running, localizer = await official(press, at), await press.localizer()
    lines = (typed_before(press) or "").splitlines()
    asked = _asked_before(press)
    if not (at.line < min(len(lines), len(asked)) and press.chosen):
        raise TableError("press-unreadable")
    await press.acknowledge()
    note, options = "", asked[at.line].options
    is_nobody = press.chosen[0] == addresses.NOBODY
    if options and press.chosen[0] not in {option.value for option in options}:
        raise TableError("press-unreadable")
    if not (is_nobody or press.chosen_people):
        raise TableError("press-unreadable")
    if not is_nobody:
        names = {option.value: option.label for option in options}
        (user, is_bot), *_ = press.chosen_people
        name = names.get(str(user)) or chosen_name(press.interaction, user)
        member = Member(user, visible_name(name, str(user)), is_bot=is_bot)
        if is_bot:
            note = localizer.say("tournament-roster-bot", name=safe_name(member.name))
        else:
            note = await _enter(press, running, [member], localizer, is_here=False)
    del lines[at.line], asked[at.line]
    await _show(press, running, note, typed="\n".join(lines), asked=asked)


def _asked_before(press: Press) -> list[Question]:
    """Return what the pressed message asks, in order."""
    message = press.interaction.message
    found: list[Question] = []
    selects = () if message is None else selects_in(message.components)
    for select in selects:
        if (select.custom_id or "").startswith(f"civ:{addresses.PICK_MEANT.name}:"):
            options = [SelectOption(each.value, each.label, each.description) for each in select.options]
            found.append(Question(select.placeholder or "…", tuple(options)))
    return found


async def _show(
    press: Press, running: RunningTournament, note: str = "", *, typed: str = "", asked: Sequence[Question] = ()
) -> None:
    await press.acknowledge()
    localizer, shown = await press.localizer(), await show_tournament(press.context, running)
    await answer_sheet(press, people_sheet(shown, localizer, note, typed=typed, asked=asked))


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
            await press.services.tournaments.act(running.id, caller_of(press), request)
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
    """Return the members of the server that these names and ids may mean, and those who come near.

    Discord is asked for each id and each full name, and for what names begin with only where none was found;
    `MOST_SEARCHES` questions at most.
    """
    guild = press.context.client.get_guild(running.place.guild_id or 0)
    if guild is None:
        return []
    found: dict[UserId, Member] = {}
    asked: set[str] = set()
    known: set[str] = set()

    async def ask(wanted: UserId | str) -> None:
        if str(wanted) in asked or len(asked) >= MOST_SEARCHES:
            return
        asked.add(str(wanted))
        try:
            members = await asyncio.wait_for(_asked(guild, press.context.client, wanted), PATIENCE)
        except TROUBLE as error:
            log.info("server %s: a name of a list is not found out (%s)", guild.id, type(error).__name__)
            return
        found.update((member.user, member) for member in members)
        for member in members:
            press.services.person_names.note(member.user, member.names[-1])
        known.update(name_key(name) for member in members for name in member.names)

    for entry in entries:
        if entry.user is not None:
            await ask(entry.user)
        if entry.user in found:
            continue
        for part in entry.parts:  # each may be someone else
            await ask(part[:MOST_SEARCHED])
        is_known = False
        for name in entry.names:  # also where one of that name was met: there may be others
            await ask(name[:MOST_SEARCHED])
            if is_known := name_key(name) in known:
                break
        # one letter mistyped, or an accent left out: members whose names begin alike may be meant
        for start in (name[:most] for most in (ALIKE, 1) for name in entry.names[:1]):
            if is_known or known.intersection(map(name_key, entry.names)):
                break
            await ask(start)
    return list(found.values())


async def _asked(guild: discord.Guild, client: discord.Client, wanted: UserId | str) -> Sequence[Member]:
    if isinstance(wanted, str):
        return await _search(guild, client, wanted)
    member = await guild.fetch_member(wanted)
    names = [name for name in (member.global_name, member.name) if name]
    return [Member(wanted, visible_name(member.display_name, member.name), tuple(names), member.bot)]


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

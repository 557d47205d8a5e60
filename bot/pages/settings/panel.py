"""`/settings`: one page with all that people set for themselves, and what its selects, buttons and forms do."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, time
from typing import Annotated, Any, Final

from discord import app_commands, ui

from bot.discord.routing import Bare, Verb, handles, number, one_of
from bot.discord.sheet import MOST_HINT, MOST_TITLE, Button, SelectOption, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.times import day as day_text
from bot.i18n.times import hour as hour_text
from bot.pages.press import Press
from bot.pages.records.settings import OPEN_OWN
from bot.pages.settings import blocking, hours, preferences
from bot.pages.settings.preferences import AS_DISCORD, AS_THE_SERVER
from bot.reasons import Refusal
from bot.table.errors import TableError
from bot.table.preferences import Notify, Preferences

TIMES: Final = "times"
VACATION: Final = "vacation"
MOST_ATTEMPTS: Final = 9_999_999
MOST_TYPED: Final = 64


@dataclass(frozen=True, slots=True)
class OwnSetting:
    """What is chosen in a select; `attempt` counts how often the page was shown.

    With a new address a select can send the same choice again, which a client does not for the option that it shows
    already (discord-api-docs #4801).
    """

    attempt: Annotated[int, number(0, MOST_ATTEMPTS)]
    what: Annotated[
        str, one_of("language", "display", "theme", "notify", "hour", "reminders", "turn", "zone", "guidance")
    ]


@dataclass(frozen=True, slots=True)
class AtForm:
    """Which form is opened or filled in."""

    form: Annotated[str, one_of(TIMES, VACATION)]


SET: Final = Verb("own_set", OwnSetting)
FORM: Final = Verb("own_form", AtForm)
FORMED: Final = Verb("own_formed", AtForm)
VACATION_END: Final = Verb("own_vacation_end", Bare)
BLOCKED: Final = Verb("own_blocked", Bare)


async def show_settings(press: Press) -> None:
    """`/settings`: show the presser what they have set, and what there is to choose."""
    await press.tell(await _page(press, "", 0))


@handles(SET)
async def choose(press: Press, at: OwnSetting) -> None:
    """Keep one choice, and show the page with it."""
    attempt = (at.attempt + 1) % MOST_ATTEMPTS
    try:
        notice = await _set(press, at.what, press.chosen)
    except Refusal:
        await press.edit(await _page(press, "", attempt))  # else the select would go on saying what was refused
        raise
    await press.edit(await _page(press, notice, attempt))


async def _set(press: Press, what: str, chosen: Sequence[str]) -> str:
    """Set what was chosen; return what to answer. Raises `TableError` for a choice that no page has offered."""
    match what, *chosen:
        case "reminders", *_:
            return await preferences.set_reminders(press, chosen)
        case "turn", *_:
            return await preferences.set_turn_end(press, chosen)
        case "language", value:
            return await preferences.set_own_language(press, value)
        case "display" | "theme", value:
            return await preferences.set_own_preference(press, what, value)
        case "guidance", value:
            return await preferences.set_guidance(press, value)
        case "notify", value:
            return await preferences.set_notify(press, value)
        case "hour", value if press.chosen_numbers:
            return await preferences.set_notify(press, Notify.DIGEST, int(value))
        case "zone", value:
            await press.profiles.set_zone(press.user, value)
            return ""
        case _:
            raise TableError("press-unreadable")


@handles(FORM)
async def open_form(press: Press, at: AtForm) -> None:
    """Open a form, filled in with what is set."""
    localizer, availability = await press.localizer(), await press.profiles.availability(press.user)
    form = ui.Modal(title=cut(localizer.say(f"form-settings-{at.form}"), MOST_TITLE), custom_id=str(FORMED.to(at.form)))
    if at.form == TIMES:
        zone = availability.zone.key if await press.profiles.has_zone(press.user) else ""
        _ask(form, "zone", localizer, zone, localizer.say("form-settings-zone-hint"))
        quiet = hours.typed_hours(availability)
        _ask(form, "quiet", localizer, quiet, localizer.say("form-settings-quiet-hint"))
    else:
        hint = _day_hint(press.services.now().astimezone(availability.zone).date(), localizer)
        _ask(form, "first", localizer, "", hint, is_required=True)
        _ask(form, "last", localizer, "", hint)
    await press.open_form(form)


def _ask(
    form: ui.Modal, name: str, localizer: Localizer, default: str, hint: str, *, is_required: bool = False
) -> None:
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        default=default or None,
        placeholder=cut(hint, MOST_HINT),
        required=is_required,
        max_length=MOST_TYPED,
    )
    form.add_item(ui.Label(text=cut(localizer.say(f"form-settings-{name}"), MOST_TITLE), component=field))


def _day_hint(today: date, localizer: Localizer) -> str:
    return localizer.say("form-settings-day-hint", day=f"{today.isoformat()} ({day_text(localizer, today)})")


@handles(FORMED)
async def read_form(press: Press, at: AtForm) -> None:
    """Set what was filled in. Raises `BadAvailability`; then nothing is set."""
    filled = {name: next(iter(values), "") for name, values in press.filled.items()}
    meant: Sequence[app_commands.Choice[str]] = ()
    if at.form == TIMES:
        meant = await hours.set_times(press, filled.get("zone", ""), filled.get("quiet", ""))
    else:
        await hours.set_vacation(press, filled.get("first", ""), filled.get("last", ""))
    await press.edit(await _page(press, "", 0, meant))


@handles(VACATION_END)
async def end_vacation(press: Press, _: Bare) -> None:
    """End the presser's vacations."""
    await press.edit(await _page(press, await hours.end_vacation(press), 0))


@handles(BLOCKED)
async def show_blocked(press: Press, _: Bare) -> None:
    """Show whom the presser has blocked, in a message of its own."""
    await blocking.show_blocked(press)


async def _page(press: Press, notice: str, attempt: int, meant: Sequence[app_commands.Choice[str]] = ()) -> Sheet:
    """Return the page, with what was just set, and the time zones that may be `meant` by what was typed."""
    # the language may just have changed, so that the words come after what is stored
    profiles, now = press.profiles, press.services.now()
    stored, availability = await profiles.preferences(press.user), await profiles.availability(press.user)
    has_zone = await profiles.has_zone(press.user)
    localizer = await press.localizer()
    sheet = Sheet(ACCENT).text(f"### {localizer.say('command-settings')}").text(notice)
    languages = preferences.language_choices(press.context.locales.catalogues)
    named = {
        each.value: localizer.say("choice-discord") if each.value == AS_DISCORD else each.name for each in languages
    }
    _offer(sheet, "language", attempt, named, [stored.locale or AS_DISCORD], localizer)
    for what, chosen, values in _shown_as(stored):
        _offer(sheet, what, attempt, {each: localizer.say(f"choice-{each}") for each in values}, [chosen], localizer)
    if stored.notify is Notify.DIGEST:
        times = {str(each): hour_text(localizer, time(each)) for each in range(24)}
        _offer(sheet, "hour", attempt, times, [str(stored.digest_hour)], localizer)
    for what, names in (("reminders", preferences.REMINDERS), ("turn", preferences.ENDS_OF_TURN)):
        labels = {name: localizer.say(_switch_key(what, name)) for name in names}
        _offer(sheet, what, attempt, labels, [name for name in names if getattr(stored, name)], localizer, least=0)
    labels = {each: localizer.say(f"guidance-{each}") for each in preferences.GUIDANCE}
    _offer(sheet, "guidance", attempt, labels, [stored.guidance or preferences.BY_EXPERIENCE], localizer)
    sheet.text(f"**{localizer.say('settings-head-hours')}**")
    sheet.text(hours.hours_text(availability, now, localizer, has_zone=has_zone))
    if meant:
        _offer(sheet, "zone", attempt, {each.value: str(each.name) for each in meant}, [], localizer)
    buttons = [
        Button(FORM.to(TIMES), localizer.say("key-settings-times")),
        Button(FORM.to(VACATION), localizer.say("key-settings-vacation")),
    ]
    if hours.vacations_ahead(availability, now):
        buttons.append(Button(VACATION_END.to(), localizer.say("vacation-end-choice"), Style.primary))
    buttons.append(Button(BLOCKED.to(), localizer.say("key-settings-block")))
    return sheet.buttons([*buttons, Button(OPEN_OWN.to(), localizer.say("key-settings-records"))])


def _shown_as(stored: Preferences) -> Sequence[tuple[str, str, Sequence[str]]]:
    """Return the settings of one value: what it is, what is chosen, and all there is to choose."""
    return (
        ("display", stored.display or AS_THE_SERVER, (*preferences.DISPLAYS, AS_THE_SERVER)),
        ("theme", stored.theme or AS_THE_SERVER, (*preferences.THEMES, AS_THE_SERVER)),
        ("notify", stored.notify, tuple(Notify)),
    )


def _switch_key(what: str, name: str) -> str:
    written = name.replace("_", "-")
    return f"settings-turn-{written}" if what == "turn" else f"settings-{written}"


def _offer(
    sheet: Sheet,
    what: str,
    attempt: int,
    labels: dict[str, str],
    chosen: Sequence[str],
    localizer: Localizer,
    *,
    least: int = 1,
) -> None:
    """Add a heading and a select; with `least` 0 any number of its options can be chosen."""
    head = localizer.say(f"settings-head-{what}")
    lines = [SelectOption(value, label, is_chosen=value in chosen) for value, label in labels.items()]
    sheet.text(f"**{head}**").select(SET.to(attempt, what), head, lines, least=least, most=1 if least else len(lines))

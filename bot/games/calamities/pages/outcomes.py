"""The outcome of a calamity, page by page: the Barbarians' march, what changed, and the nations; and page turning."""

import io
from dataclasses import dataclass
from typing import Annotated, Final, NamedTuple

import discord

from bot.discord.fitting import reason_text, show_fitting
from bot.discord.routing import Verb, handles, number
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.drawing.look import Look
from bot.games.calamities.game import calamity_match
from bot.games.calamities.lines import CalamityRefusal
from bot.games.calamities.pages.message_text import calamity_name_and_nation, has_happened
from bot.games.calamities.pictures.alt_texts import changed_areas_alt, march_alt, nation_sheet_alt
from bot.games.calamities.pictures.changed_areas import changed_areas_picture, pages_of_changes
from bot.games.calamities.pictures.march_picture import march_picture, pages_of_march
from bot.games.calamities.pictures.nation_sheet import nation_sheet_picture
from bot.games.calamities.rules import DrawnCalamity, Outcome, Position
from bot.games.calamities.rules.march import MarchStep, march_of
from bot.games.calamities.rules.names import BARBARIAN_HORDES
from bot.games.calamities.words.moves import moves_within
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.table import AtTable
from bot.pages.press import Press
from bot.pages.spectators import check
from bot.table.values import TableId

MOST: Final = 99
LATEST: Final = MOST
"""The place of the calamity that was resolved last."""
PICTURE: Final = "outcome.png"
_MARCH: Final = "march"
_CHANGES: Final = "changes"
_NATIONS: Final = "nations"
_ROOM: Final = 400
"""Characters reserved for the text around the moves."""


@dataclass(frozen=True, slots=True)
class AtOutcome(AtTable):
    """A page of what one of a turn's calamities did."""

    calamity: Annotated[int, number(0, MOST)]
    """The index among the calamities of the turn that are over, from 0; `LATEST` is the last one."""
    page: Annotated[int, number(0, MOST)]


SHOW_OUTCOME: Final = Verb("cal_outcome", AtOutcome)
"""A page, in place where the press came from one's own."""


@dataclass(frozen=True, slots=True)
class ShownOutcome:
    """A calamity of a table that is over."""

    drawn: DrawnCalamity
    before: Position
    outcome: Outcome
    place: int = 0
    """The index among the calamities of its turn that are over, from 0."""
    count: int = 1
    """The number of equal ones."""


class _View(NamedTuple):
    """The content of a page: a picture and the part of it."""

    kind: str
    part: int = 0


@handles(SHOW_OUTCOME)
async def show_outcome(press: Press, at: AtOutcome) -> None:
    """Show a page to the presser alone, with its picture where they want pictures and it fits."""
    await press.acknowledge()
    shown = await _find_outcome(press, at.table, at.calamity)
    localizer = await press.localizer()
    options = await press.display_options()
    pictures = press.context.pictures
    look, drawn = pictures.look(options.theme), None
    if options.has_picture:
        drawn = await pictures.drawn(lambda: outcome_picture(shown, at.page, localizer, look))

    async def show(picture: bytes | None, why: str) -> None:
        page = outcome_page(
            shown, at.page, localizer, at.table, has_picture=picture is not None, note=reason_text(localizer, why)
        )
        files = [] if picture is None else [discord.File(io.BytesIO(picture), PICTURE)]
        await press.edit(page, attachments=files)

    await show_fitting(pictures, drawn, press.interaction.filesize_limit, show)


async def _find_outcome(press: Press, number: TableId, place: int) -> ShownOutcome:
    """Return what one of the turn's calamities did, the last one for a place beyond. Raises `Refusal`."""
    table = await press.services.tables.look(number)
    await check(press.interaction, table)
    stage = calamity_match(table.match).view(table.seat_of(press.interaction.user.id)).stage
    done = [each for each in stage.done if has_happened(each)]
    if not done:
        raise CalamityRefusal("calamity-none-over")
    place = min(place, len(done) - 1)
    return ShownOutcome(done[place].drawn, done[place].before, done[place].outcome, place, len(done))


def views_of(shown: ShownOutcome) -> tuple[_View, ...]:
    """Return the pages: a march step by step, what changed, and the nations as they are then."""
    march = pages_of_march(_steps(shown)) if shown.drawn.calamity == BARBARIAN_HORDES else []
    changes = pages_of_changes(shown.before, shown.outcome.position)
    return (
        *(_View(_MARCH, part) for part in range(len(march))),
        *(_View(_CHANGES, part) for part in range(len(changes))),
        _View(_NATIONS),
    )


def outcome_title(shown: ShownOutcome, localizer: Localizer) -> str:
    """Return a title such as `Famine: Egypt`."""
    return calamity_name_and_nation(shown.drawn, localizer)


def outcome_picture(shown: ShownOutcome, page: int, localizer: Localizer, look: Look) -> bytes:
    """Return the picture of a page as a PNG; of the last one for a page that there isn't."""
    view, after = _view(shown, page), shown.outcome.position
    if view.kind == _MARCH:
        return march_picture(_steps(shown), shown.drawn.primary, localizer, look, view.part)
    if view.kind == _CHANGES:
        changes = pages_of_changes(shown.before, after)[view.part]
        return changed_areas_picture(changes, outcome_title(shown, localizer), localizer, look)
    return nation_sheet_picture(after, localizer, look, before=shown.before)


def outcome_alt(shown: ShownOutcome, page: int, localizer: Localizer) -> str:
    """Return what a page's picture shows, in words."""
    view, after = _view(shown, page), shown.outcome.position
    if view.kind == _MARCH:
        return march_alt(_steps(shown), shown.drawn.primary, localizer, view.part)
    if view.kind == _CHANGES:
        return changed_areas_alt(
            pages_of_changes(shown.before, after)[view.part], outcome_title(shown, localizer), localizer
        )
    return nation_sheet_alt(after, localizer, before=shown.before)


def outcome_page(
    shown: ShownOutcome, page: int, localizer: Localizer, table: TableId, *, has_picture: bool, note: str = ""
) -> Sheet:
    """Return a page with its picture, or with its words where there is none; the moves stand under the first one."""
    page = min(page, len(views_of(shown)) - 1)
    sheet = Sheet(ACCENT).text(f"### {outcome_title(shown, localizer)}")
    alt = outcome_alt(shown, page, localizer)
    if has_picture:
        sheet.picture(PICTURE, alt)
    else:
        sheet.text(alt)
    if note:
        sheet.text(f"-# {note}")
    if page == 0:
        sheet.text(moves_within(localizer, shown.outcome.effects, sheet.room - _ROOM))
    return sheet.buttons(_ways_on(shown, page, localizer, table))


def outcome_button(table: TableId, place: int, localizer: Localizer) -> Button:
    """Return the button that leads to the pages from anywhere."""
    return Button(SHOW_OUTCOME.to(table, place, 0), localizer.say("key-cal-outcome"))


def _ways_on(shown: ShownOutcome, page: int, localizer: Localizer, table: TableId) -> list[Button]:
    say, last = localizer.say, len(views_of(shown)) - 1
    buttons: list[Button] = []
    if page > 0:
        buttons.append(Button(SHOW_OUTCOME.to(table, shown.place, page - 1), say("key-cal-page-back")))
    if page < last:
        buttons.append(Button(SHOW_OUTCOME.to(table, shown.place, page + 1), say("key-cal-page-next"), Style.primary))
    if shown.place > 0:
        buttons.append(Button(SHOW_OUTCOME.to(table, shown.place - 1, 0), say("key-cal-earlier")))
    if shown.place + 1 < shown.count:
        buttons.append(Button(SHOW_OUTCOME.to(table, shown.place + 1, 0), say("key-cal-later")))
    return buttons


def _view(shown: ShownOutcome, page: int) -> _View:
    views = views_of(shown)
    return views[min(page, len(views) - 1)]


def _steps(shown: ShownOutcome) -> tuple[MarchStep, ...]:
    return march_of(shown.before, shown.drawn.primary, shown.outcome)

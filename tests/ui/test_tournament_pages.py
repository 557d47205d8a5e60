"""Pages of a tournament, whatever has happened at it: Discord takes them whole, in every language, and they lead on."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n.catalogue import Speaker
from bot.i18n.naming import safe_name
from bot.render.bracket import bracket_alt, bracket_pages
from bot.tournament.acts import IncidentKind
from bot.tournament.tournament import Stage
from bot.ui.discord.sheet import Sheet
from bot.ui.discord.verbs import Registry
from bot.ui.tournament import addresses, judging
from bot.ui.tournament.acts_told import act_told, rounds_at
from bot.ui.tournament.addresses import Accused, Judged
from bot.ui.tournament.announcement import announcement_sheet
from bot.ui.tournament.archive_page import archive_message
from bot.ui.tournament.book_page import book_sheet
from bot.ui.tournament.console import call_sheet, called_told, console_sheet, step_sheet
from bot.ui.tournament.draw_page import draw_sheet
from bot.ui.tournament.forms import reason_form
from bot.ui.tournament.pictures import bracket_of, bracket_sheet, podium_of
from bot.ui.tournament.results import final_event, lot_told, podium_sheet, result_told, start_event
from bot.ui.tournament.shown import ShownTournament
from bot.ui.tournament.standings_page import standings_sheet
from bot.ui.tournament.table_page import table_sheet, tables_sheet
from tests.i18n.languages import ALL, speaker
from tests.tournament.desk import AS_ORGANISER, Desk, as_player, begun, checked_in, entered
from tests.tournament.test_laws import desks
from tests.tournament.test_sheet import eventful
from tests.ui.discord_limits import BUTTON, SELECT, TEXT, check, check_whole
from tests.ui.tournaments import first_player, seated, shown

Page = Callable[[Speaker], Sheet]
_VALUES = re.compile(r"^\d+-\d+$")


async def _unanswered(*_: object) -> None:
    raise AssertionError


REGISTRY = Registry(verb.answered_by(_unanswered) for verb in addresses.VERBS)


def public_pages(found: ShownTournament) -> Iterator[Page]:
    """What anybody may see."""
    yield partial(announcement_sheet, found)
    yield partial(tables_sheet, found)
    yield partial(archive_message, found, files=("a.json", "a.md"))
    for page in (0, 1, 9999):
        yield partial(standings_sheet, found, page=page)
        yield partial(book_sheet, found, page=page)
        for has_picture in (True, False):
            yield partial(bracket_sheet, found, page=page, has_picture=has_picture)
        for number in range(1, len(found.tournament.rounds) + 1):
            yield partial(draw_sheet, found, number=number, page=page)
    for number, table in seated(found):
        yield partial(table_sheet, found, number=number, table_number=table)
    if podium_of(found) is not None:
        yield partial(podium_sheet, found, alt="x" * 1024)


def referees_pages(found: ShownTournament) -> Iterator[Page]:
    """What the referee and the organiser see besides."""
    for page in (0, 9999):
        yield partial(console_sheet, found, page=page, note="x" * 200)
    for step in addresses.STEPS:
        yield partial(step_sheet, found, step=step)
    for call in (*(each.number for each in found.tournament.calls), 9999):
        yield partial(call_sheet, found, number=call, thread_id=10**18)
    for number, table in seated(found):
        yield partial(judging.judge_sheet, found, number=number, table_number=table, note="x" * 200)
        yield partial(judging.missing_sheet, found, number=number, table_number=table)
    if found.tournament.rounds:
        yield from penalties(found)


def penalties(found: ShownTournament) -> Iterator[Page]:
    """The way to each penalty at the first table of the newest round."""
    number = len(found.tournament.rounds)
    player, table = first_player(found, number, 1), found.tournament.rounds[-1].tables[0].number
    for kind, word in addresses.KIND_WORDS.items():
        at = Accused(found.id, number, table, word, player, 3)
        yield partial(judging.player_sheet, found, at=Judged(found.id, number, table, word))
        yield partial(judging.preview_sheet, found, sentenced=judging.sentence_of(at, count=3, line=57), after="y" * 5000)
        if kind is IncidentKind.SURPLUS:
            yield partial(judging.count_sheet, found, at=at)


def check_presses(found: list[dict[str, Any]]) -> None:
    """Every component leads to a verb of the registry, and its address is read back as it was written."""
    for item in found:
        if item["type"] not in (BUTTON, SELECT) or "url" in item:
            continue
        press = REGISTRY.press(item["custom_id"])
        assert press is not None, item["custom_id"]
        verb = next(verb for verb in addresses.VERBS if verb.name == press.verb)
        payload: Any = press.payload
        values = {name: getattr(payload, name) for name in type(payload).__dataclass_fields__}
        assert verb.to(**values) == item["custom_id"]
        if press.verb in ("t_pick", "t_judge_pick"):
            assert all(_VALUES.match(option["value"]) for option in item["options"])


@settings(max_examples=12, deadline=None)
@given(desks(), st.booleans(), st.sampled_from(ALL))
def test_every_page_of_any_tournament_is_a_message_discord_takes(desk: Desk, is_drafting: bool, locale: str) -> None:
    found = shown(desk, is_drafting=is_drafting)
    for page in (*public_pages(found), *referees_pages(found)):
        check_presses(check(page(speaker(locale)).view()))

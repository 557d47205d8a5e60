"""Pages of a tournament, whatever has happened at it: Discord takes them whole, in every language, and they lead on."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from datetime import timedelta
from functools import partial
from html.parser import HTMLParser
from typing import Any, cast

import discord
import pytest
from discord.ui import ActionRow
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.discord.routing import Registry, Verb
from bot.discord.sheet import Sheet
from bot.i18n.names import safe_name
from bot.manager.server_departures import BOT_REMOVED
from bot.pages.tournament import addresses
from bot.pages.tournament.act_text import act_text, decision_message, is_applied_again, rounds_at, stopped_text
from bot.pages.tournament.addresses import AtAccused, AtIncident
from bot.pages.tournament.announcement import announcement_sheet
from bot.pages.tournament.announcer import result_channels
from bot.pages.tournament.bracket import bracket_alt, bracket_pages
from bot.pages.tournament.given_time import read_span, time_labels
from bot.pages.tournament.pictures import bracket_of, bracket_sheet, podium_of
from bot.pages.tournament.print_sheet import print_sheet
from bot.pages.tournament.record_pages import (
    archive_message,
    book_sheet,
    draw_sheet,
    lot_text,
    podium_sheet,
    proof_sheet,
    result_text,
)
from bot.pages.tournament.referee_pages import (
    call_sheet,
    console_sheet,
    count_sheet,
    effects_sheet,
    judge_sheet,
    missing_sheet,
    penalty_address,
    player_sheet,
    preview_sheet,
    reason_form,
    step_sheet,
)
from bot.pages.tournament.scheduled_events import final_event, start_event
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.pages.tournament.state_pages import standings_sheet, table_sheet, tables_sheet
from bot.tournament.draws import PlayerNumber, TableNumber
from bot.tournament.officials import AskCancel, Cancel, ResignReferee
from bot.tournament.operation import SYSTEM
from bot.tournament.refereeing import OUT_OF_TIME, Call, Order, OrderKind, Record, TimeOut
from bot.tournament.registration import CheckIn, OpenCheckIn
from bot.tournament.tournament import CallCause, IncidentKind, OpenCall
from tests.discord.limits import BUTTON, SELECT, TEXT, check, check_whole
from tests.i18n.languages import ALL, localizer
from tests.pages.tournament.tournaments import first_player, seated, shown
from tests.tournament.desk import (
    AS_ORGANISER,
    AS_REFEREE,
    NOON,
    SECRETS,
    Desk,
    announcement,
    as_player,
    begun,
    checked_in,
    entered,
    person,
)
from tests.tournament.test_laws import desks
from tests.tournament.test_sheet import eventful

Page = partial[Sheet]
_VALUES = re.compile(r"^\d+-\d+$")


async def _unanswered(*_: object) -> None:
    raise AssertionError


VERBS = [cast("Verb[Any, ...]", each) for each in vars(addresses).values() if isinstance(each, Verb)]
REGISTRY = Registry(verb.answered_by(_unanswered) for verb in VERBS)


def public_pages(found: ShownTournament) -> Iterator[Page]:
    """What anybody may see."""
    yield partial(announcement_sheet, found)
    yield partial(tables_sheet, found)
    yield partial(proof_sheet, found)
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
    for step in addresses.Step:
        yield partial(step_sheet, found, step=step)
    for call in (*(each.number for each in found.tournament.calls), 9999):
        yield partial(call_sheet, found, number=call, thread_id=10**18)
    for number, table in seated(found):
        yield partial(judge_sheet, found, number=number, table_number=table, note="x" * 200)
        yield partial(missing_sheet, found, number=number, table_number=table)
    if found.tournament.rounds:
        yield from penalties(found)


def penalties(found: ShownTournament) -> Iterator[Page]:
    """The way to each penalty at the first table of the newest round."""
    number = len(found.tournament.rounds)
    player, table = first_player(found, number, 1), found.tournament.rounds[-1].tables[0].number
    for kind, word in addresses.KIND_WORDS.items():
        at = AtAccused(found.id, number, table, word, player, 3)
        yield partial(player_sheet, found, at=AtIncident(found.id, number, table, word))
        yield partial(
            preview_sheet,
            found,
            penalty=penalty_address(at, count=3, line=57),
            after="y" * 5000,
        )
        if kind is IncidentKind.SURPLUS:
            yield partial(count_sheet, found, at=at)
        if kind is IncidentKind.LATE_EFFECT:
            yield partial(effects_sheet, found, at=at, begun=[(line, "z" * 120) for line in range(25, 0, -1)])


def check_presses(found: list[dict[str, Any]]) -> None:
    """Every component leads to a verb of the registry, and its address is read back as it was written."""
    for item in found:
        if item["type"] not in (BUTTON, SELECT) or "url" in item:
            continue
        press = REGISTRY.route(item["custom_id"])
        assert press is not None, item["custom_id"]
        verb = next(verb for verb in VERBS if verb.name == press.verb)
        payload: Any = press.payload
        values: dict[str, Any] = {field.name: getattr(payload, field.name) for field in fields(payload)}
        assert verb.to(**values) == item["custom_id"]
        if press.verb in ("t_pick", "t_judge_pick"):
            assert all(_VALUES.match(option["value"]) for option in item["options"])


@settings(max_examples=8, deadline=None)
@given(desks(), st.booleans(), st.sampled_from(ALL))
def test_every_page_of_any_tournament_is_a_message_discord_takes(desk: Desk, is_drafting: bool, locale: str) -> None:
    found = shown(desk, is_drafting=is_drafting)
    for page in (*public_pages(found), *referees_pages(found)):
        sheet = page(localizer(locale))
        check_presses(check(sheet.view()))
        assert sheet.room > 0, "something may have been cut"


def text_of(sheet: Sheet) -> str:
    """All that a page says."""
    return "\n".join(item["content"] for item in check(sheet.view()) if item["type"] == TEXT)


def labels(sheet: Sheet) -> list[str]:
    """What its buttons say."""
    return [item["label"] for item in check(sheet.view()) if item["type"] == BUTTON]


@pytest.mark.sample(2)
@pytest.mark.parametrize("locale", ALL)
def test_no_button_or_choice_has_lost_its_end(locale: str) -> None:
    for desk in (entered(16), checked_in(16), begun(16), eventful()):
        for is_drafting in (True, False):
            found = shown(desk, ("Ann",), is_drafting=is_drafting)
            for page in (*public_pages(found), *referees_pages(found)):
                check_whole(page(localizer(locale)).view())


def test_no_list_loses_anybody_between_its_pages() -> None:
    desk = begun(64)
    found = shown(desk)
    everybody = [found.player(PlayerNumber(number)) for number in range(1, 65)]
    for show in (standings_sheet, partial(draw_sheet, number=1)):
        text = "\n".join(text_of(show(found, localizer("en"), page=page)) for page in range(9))
        assert [name for name in everybody if name not in text] == []
    text = "\n".join(text_of(book_sheet(found, localizer("en"), page)) for page in range(20))
    assert [entry.number for entry in found.book if f"**{entry.number}** · " not in text] == []


def test_official_and_friendly_are_told_apart_on_every_page() -> None:
    """§10.1: only 16 to 64 people, a multiple of four, are an official tournament."""
    official, friendly = (
        localizer("en").say("tournament-kind-official"),
        localizer("en").say("tournament-kind-friendly"),
    )
    for desk, said, other in ((begun(16), official, friendly), (begun(6, official=False), friendly, official)):
        found = shown(desk)
        for page in (*public_pages(found), *referees_pages(found)):
            text = text_of(page(localizer("en")))
            assert said in text
            assert other not in text


def test_the_announcement_offers_what_can_be_done_at_each_stage() -> None:
    say = localizer("en")

    def offered(desk: Desk) -> list[str]:
        return labels(announcement_sheet(shown(desk), say))

    assert offered(entered(16))[:2] == ["Register", "Withdraw"]
    assert offered(open_check_in(16))[:3] == ["Check in", "Register", "Withdraw"]
    assert offered(checked_in(16))[:2] == ["Register", "Withdraw"]
    lists = ["Bracket", "Tables", "Standings", "Referee’s book"]
    assert offered(begun(16)) == [*lists, "Proof", "Referee’s console"]
    assert offered(eventful()) == [*lists, "Proof", "Archive"]


def open_check_in(players: int) -> Desk:
    """A tournament whose check-in is on, with one who is there."""
    desk = entered(players)
    desk.do(AS_ORGANISER, OpenCheckIn(NOON))
    desk.do(as_player(1), CheckIn(person(1)))
    return desk


def test_the_announcement_tells_how_many_play_wait_and_were_dropped() -> None:
    """§10.1: with nobody to fill up, the last to register wait as substitutes."""
    assert "**16** of 64 places are taken." in text_of(announcement_sheet(shown(entered(16)), localizer("en")))
    assert "1 of 16 so far" in text_of(announcement_sheet(shown(open_check_in(16)), localizer("en")))
    desk = checked_in(19, absent=(2,))
    found = shown(desk, ("Ann",))
    text = text_of(announcement_sheet(found, localizer("en")))
    assert "**16** are playing" in text
    for who in (person(18), person(19)):
        assert found.person(who) in text.partition("substitutes:")[2].partition("\n")[0]
    assert found.person(person(2)) in text.partition("was dropped:")[2]


def test_any_table_and_the_bracket_are_two_presses_from_the_announcement() -> None:
    """§10.6: spectators may follow every table."""
    found = shown(begun(64))
    first = [item for item in check(announcement_sheet(found, localizer("en")).view()) if item["type"] == BUTTON]
    verbs = [press.verb for item in first if (press := REGISTRY.route(item["custom_id"]))]
    assert "t_bracket" in verbs
    assert "t_tables" in verbs
    select = next(item for item in check(tables_sheet(found, localizer("en")).view()) if item["type"] == SELECT)
    chosen = [addresses.read_seating(option["value"]) for option in select["options"]]
    assert chosen == seated(found)


@pytest.mark.parametrize("value", ["", "1", "-1", "1-", "a-b", "1-2-3", "²-1", "1-99999999"])
def test_a_forged_choice_of_a_table_is_none(value: str) -> None:
    assert addresses.read_seating(value) is None
    assert addresses.read_seating(addresses.seating_value(3, 16)) == (3, 16)


def test_the_console_lists_every_open_call_first_and_leads_to_each() -> None:
    desk = begun(16)
    for table in desk.now.rounds[0].tables:
        for player in table.players:
            desk.do(as_player(player), Call(table.number, PlayerNumber(player), 57))
    found = shown(desk)
    sheet = console_sheet(found, localizer("en"))
    text = text_of(sheet)
    assert text.index("16 open calls") < text.index("table 1 ") < text.index("Tables")
    calls = next(item for item in check(sheet.view()) if item["type"] == SELECT)
    assert [option["value"] for option in calls["options"]] == [str(number) for number in range(1, 17)]
    assert REGISTRY.route(calls["custom_id"]) is not None
    assert "call_pick" in calls["custom_id"]


def test_no_round_is_offered_to_be_drawn_without_a_referee() -> None:
    desk = begun(16)
    for table in desk.now.rounds[0].tables:
        desk.report(table.number, table.players[0])
    label = localizer("en").say("key-tournament-step-now")
    assert label in labels(console_sheet(shown(desk), localizer("en")))
    desk.do(AS_REFEREE, ResignReferee("ill"))
    assert label not in labels(console_sheet(shown(desk), localizer("en")))


def test_who_has_stopped_a_game_is_said_with_the_reason() -> None:
    desk = begun(16)
    table, late = TableNumber(1), desk.now.rounds[0].tables[0].players[0]

    def told() -> str:
        return stopped_text(shown(desk), desk.now.rounds[0].tables[0], localizer("en"))

    assert told() == ""
    desk.do(AS_REFEREE, Order(OrderKind.PAUSE, table, None, "rain"))
    assert "the referee, has stopped the game" in told()
    assert "rain" in told()
    desk.do(AS_REFEREE, Order(OrderKind.RESUME, table, None, "sun"))
    desk.do(SYSTEM, TimeOut(table, late, 3, 3600))
    assert "ran out of time" in told()
    desk.do(AS_ORGANISER, Cancel("storm"))
    assert "called off" in told()
    assert "storm" in told()


def test_more_time_is_offered_where_there_is_a_clock() -> None:
    found = shown(begun(16))
    for has_clock in (True, False):
        now = replace(found, has_clock=has_clock)
        assert ("More time for all" in labels(console_sheet(now, localizer("en")))) == has_clock
        assert ("More time" in labels(judge_sheet(now, localizer("en"), 1, 1))) == has_clock
        assert "Stop all games" in labels(console_sheet(now, localizer("en")))


def test_nobody_is_eliminated_before_the_draft_is_complete() -> None:
    """§9.1: then the deal is abandoned instead, with a substitute where one waits."""
    desk = begun(17)
    drafting, later = shown(desk, is_drafting=True), shown(desk)
    offered = labels(judge_sheet(drafting, localizer("en"), 1, 1))
    assert "Someone is missing" in offered
    assert "Cheating" not in offered
    offered = labels(judge_sheet(later, localizer("en"), 1, 1))
    assert "Someone is missing" not in offered
    assert {"Too many cards drawn", "Cheating", "Has left", "Warning"} <= set(offered)
    waits = drafting.person(person(17))
    assert waits in text_of(missing_sheet(drafting, localizer("en"), 1, 1))
    assert "nobody’s on the waiting list" in text_of(
        missing_sheet(shown(begun(16), is_drafting=True), localizer("en"), 1, 1)
    )


def test_a_shared_victory_is_told_and_offers_the_lot_and_nothing_else() -> None:
    """§10.8"""
    desk = begun(4, official=False)
    desk.report(1, 2, 3)
    found, (played,) = shown(desk, ("Ann",)), desk.now.rounds
    assert "share the victory" in result_text(found, played, played.tables[0], localizer("en"))
    offered = labels(judge_sheet(found, localizer("en"), 1, 1))
    assert offered[0] == "Draw lots"
    assert "Stop the game" not in offered
    assert lot_text(found, played, played.tables[0], localizer("en")) == ""
    desk.cast(1)
    found, (played,) = shown(desk, ("Ann",)), desk.now.rounds
    lot = lot_text(found, played, played.tables[0], localizer("en"))
    assert desk.now.late_keys[0].key in lot
    champion = desk.now.champion()
    assert champion is not None
    assert found.player(champion) in lot
    assert found.player(champion) in result_text(found, played, played.tables[0], localizer("en"))


def test_a_draw_is_told_with_its_cards_and_its_secret_and_commitment_are_behind_proof() -> None:
    """§10.2, §10.3"""
    found = shown(begun(16), ("Ann",))
    played, text = found.tournament.rounds[0], text_of(draw_sheet(found, localizer("en"), 1))
    assert not re.findall(r"[0-9a-f]{17}", text)
    assert found.book[-1].hash[:16] in text
    assert localizer("en").say("key-tournament-proof") in labels(draw_sheet(found, localizer("en"), 1))
    proof = text_of(proof_sheet(found, localizer("en")))
    assert all(each in proof for each in (played.secret, found.tournament.plan.commitments[0], found.book[-1].hash))
    assert found.tournament.plan.commitments[0] in text_of(proof_sheet(shown(entered(16)), localizer("en")))
    for table in played.tables:
        assert table.first is not None
        for place, player in enumerate(table.players):
            assert (f"**{found.player(player)}** (M1)" in text) == (place == table.first)
            assert found.player(player) in text


@pytest.mark.parametrize("locale", ALL)
def test_the_announcement_stands_by_every_commitment_with_one_hash(locale: str) -> None:
    """§10.2: that of the entry in which they stand. They are a press away, before and after each draw, and at the end,
    when all secrets can be compared."""
    for desk in (entered(16), checked_in(16), begun(16), eventful()):
        found = shown(desk)
        sheet = announcement_sheet(found, localizer(locale))
        first = found.book[0]
        assert re.findall(r"[0-9a-f]{64}", text_of(sheet)) == [first.hash]
        assert first.act.operation == found.tournament.plan
        assert localizer(locale).say("key-tournament-proof") in labels(sheet)
        shown_whole = re.findall(r"[0-9a-f]{64}", text_of(proof_sheet(found, localizer(locale))))
        secrets = [played.secret for played in found.tournament.rounds]
        assert {*shown_whole} == {*found.tournament.plan.commitments, *secrets, first.hash, found.book[-1].hash}


def test_a_table_has_one_name_on_every_page() -> None:
    """The one that its board is headed with, whatever its number among the bot's tables is."""
    found = shown(begun(6, official=False))
    assert "**Table 2 of round 1** · " in text_of(table_sheet(found, localizer("en"), 1, 2))
    for page in public_pages(found):
        assert "Round 1, table" not in text_of(page(localizer("en")))
    final = shown(begun(4, official=False))
    assert "**Final (table 1 of round 1)** · " in text_of(table_sheet(final, localizer("en"), 1, 1))


def test_no_secret_that_is_still_to_be_used_is_on_any_page() -> None:
    found = shown(begun(16))
    for page in (*public_pages(found), *referees_pages(found)):
        text = text_of(page(localizer("en")))
        assert SECRETS[0].hex() in text or page.func is not proof_sheet
        assert not any(secret.hex() in text for secret in SECRETS[1:])


def test_every_act_stands_in_the_book_in_a_sentence_of_its_own() -> None:
    desk = eventful()
    found = shown(desk, ("Ann",))
    for locale in ALL:
        lines = [
            act_text(found, entry.act, number, localizer(locale))
            for entry, number in zip(found.book, rounds_at(found.book), strict=True)
        ]
        assert all(lines)
    text = "\n".join(text_of(book_sheet(found, localizer("en"), page)) for page in range(9))
    assert found.book[-1].hash in text
    for entry in found.book:
        assert f"**{entry.number}** · " in text


def test_a_name_does_nothing_in_a_message_and_stands_nowhere_else() -> None:
    """Names are escaped wherever they stand; addresses never hold one."""
    name = "**Eve** <@1> @everyone"
    for desk in (entered(6, official=False), begun(6, official=False), eventful()):
        found = shown(desk, (name,))
        for page in (*public_pages(found), *referees_pages(found)):
            sheet = page(localizer("en"))
            assert name not in text_of(sheet)
            assert "@everyone" not in text_of(sheet)
            for item in check(sheet.view()):
                assert "Eve" not in item.get("custom_id", "")


def test_a_computer_is_marked_wherever_people_are_named() -> None:
    found = shown(begun(4, official=False, computers=(2, 3)), ("Ann",))
    text = text_of(standings_sheet(found, localizer("en")))
    assert text.count("🤖") == 2


def test_whoever_is_forgotten_is_called_by_his_pseudonym() -> None:
    found = shown(begun(4, official=False))
    forgotten = replace(found, names={})
    assert safe_name(person(1)) in text_of(standings_sheet(forgotten, localizer("en")))


@pytest.mark.parametrize("locale", ALL)
def test_forms_and_events_are_within_discords_limits(locale: str) -> None:
    found = shown(begun(4, official=False), ("W" * 32,))
    at = addresses.ORDER_FORM.to(found.id, "extend", 0)
    form = reason_form(
        at, localizer(locale), "x" * 60, above=time_labels(localizer(locale), "form-tournament-time")
    ).to_dict()
    assert len(form["title"]) <= 45
    for label in form["components"]:
        assert 1 <= len(label.get("label", "")) <= 45
        assert len(label.get("description") or "") <= 100
    plan = replace(announcement(official=False), title="T" * 400)
    long = replace(found, tournament=found.tournament.with_values(plan=plan))
    for words in (
        start_event(long, localizer(locale)),
        final_event(long, long.tournament.rounds[0], localizer(locale)),
    ):
        assert 1 <= len(words.name) <= 100
        assert 1 <= len(words.description) <= 1000


SPANS = [
    ("10", 600),
    (" 1 ", 60),
    ("10080", 604_800),
    ("90m", 5400),
    ("6h", 21_600),
    ("1d 6h", 108_000),
    ("1h30", 5400),
]


@pytest.mark.parametrize(("text", "seconds"), SPANS)
def test_minutes_and_spans_are_read(text: str, seconds: int) -> None:
    assert read_span(text) == seconds


@pytest.mark.parametrize("text", ["", "0", "-1", "10081", "1.5", "ten", "²", "١", "9" * 5000, "8d", "day", "2h+10m"])
def test_what_is_no_time_or_longer_than_a_week_is_none(text: str) -> None:
    assert read_span(text) is None


def test_the_bracket_has_who_has_won_and_the_rounds_to_come() -> None:
    found = shown(begun(64), ("Ann",))
    bracket = bracket_of(found)
    assert [len(each.tables) for each in bracket.rounds] == [16, 4, 1]
    assert [each.is_final for each in bracket.rounds] == [False, False, True]
    assert podium_of(found) is None
    assert len(bracket_pages(bracket)) == 3
    done = shown(eventful(), ("Ann",))
    champion = done.tournament.champion()
    assert champion is not None
    podium = podium_of(done)
    assert podium is not None
    assert podium.winner.name == done.plain_player(champion)
    assert podium.players == 7
    assert f"{podium.winner.name} won" in bracket_alt(bracket_of(done), localizer("en"))


def test_a_reason_of_the_systems_is_told_in_the_readers_language() -> None:
    desk = begun(4, official=False)
    desk.do(SYSTEM, Order(OrderKind.PAUSE, TableNumber(1), None, OUT_OF_TIME))
    desk.do(SYSTEM, Cancel(BOT_REMOVED))
    found = shown(desk)
    paused, cancelled = (entry.act for entry in found.book[-2:])
    assert "die Zeit ist abgelaufen" in act_text(found, paused, 1, localizer("de"))
    assert "le bot n’est plus sur ce serveur" in act_text(found, cancelled, 1, localizer("fr"))


@pytest.mark.parametrize("locale", ["en", "de", "fr", "it"])
def test_what_a_late_effect_takes_back_is_named_and_what_is_kept_too(locale: str) -> None:
    """§9.3, §9.5: in the book and on the table's page."""
    desk = begun(16)
    table = desk.now.rounds[0].tables[0]
    one, two, *_ = table.players
    why = "looked at a hand"
    desk.do(AS_REFEREE, Record(IncidentKind.CHEATING, table.number, one, 40, None, why))
    desk.do(AS_REFEREE, Record(IncidentKind.LATE_EFFECT, table.number, two, 50, 35, "after step 3"))
    desk.do(AS_REFEREE, Record(IncidentKind.CHEATING, table.number, one, 51, None, why))
    found = shown(desk, ["Ann"])
    told = [act_text(found, act, 1, localizer(locale)) for act in desk.acts[-3:]]
    say = localizer(locale).say
    cheating = say("sheet-incident", kind="cheating")
    assert "36" in told[1]
    assert "49" in told[1]
    assert cheating in told[1]
    assert told[0] != told[2]
    assert cheating in told[2]
    page = text_of(judge_sheet(found, localizer(locale), 1, 1))
    assert page.count("~~") == 4, "the elimination that was taken back, and the player who is out"


def test_penalties_applied_again_are_told_with_the_late_effect_that_took_them_back() -> None:
    desk = begun(16)
    table = desk.now.rounds[0].tables[0]
    one, two = table.players[:2]
    desk.do(AS_REFEREE, Record(IncidentKind.SURPLUS, table.number, one, 40, None, "one more"))
    desk.do(AS_REFEREE, Record(IncidentKind.LATE_EFFECT, table.number, two, 42, 35, "too late"))
    desk.do(AS_REFEREE, Record(IncidentKind.SURPLUS, table.number, one, 43, None, "one more"), after=0)
    found, book = shown(desk), desk.book()
    told = decision_message(found, book[-2], 1, localizer("en"))
    assert told.count("The decision still holds") == 1
    assert told.count("too late") == 1
    assert [is_applied_again(found, entry.act, 1) for entry in book[-3:]] == [False, False, True]


def test_a_later_penalty_is_told_for_itself() -> None:
    """§9.5: what is decided afterwards goes with no earlier decision, though it looks as if applied again."""
    desk = begun(16)
    table = desk.now.rounds[0].tables[0]
    one, two = table.players[:2]
    desk.do(AS_REFEREE, Record(IncidentKind.SURPLUS, table.number, one, 40, None, "one more"))
    desk.do(AS_REFEREE, Record(IncidentKind.LATE_EFFECT, table.number, two, 42, 35, "too late"))
    desk.do(AS_REFEREE, Record(IncidentKind.SURPLUS, table.number, one, 43, None, "one more"), after=0)
    found = shown(desk)
    *_, last = book = list(found.book)
    later = replace(last, act=replace(last.act, at=last.act.at + timedelta(minutes=1)))
    found = replace(found, book=(*book[:-1], later))
    assert "The decision still holds" not in decision_message(found, book[-2], 1, localizer("en"))


@pytest.mark.parametrize("locale", ALL)
def test_the_page_to_print_shows_every_name_and_runs_nothing(locale: str) -> None:
    desk = begun(16)
    desk.report(1, desk.now.rounds[0].tables[0].players[0])
    found = shown(desk, ("<script>alert(1)</script>", '"><img src=x>', "W" * 32))
    outcomes, rooms = {(1, 1): "<i>Hegemony</i>"}, {(1, 2): "#<b>yard</b>"}
    page = print_sheet(found, localizer(locale), outcomes, rooms)
    assert page.count("<section>") == 4
    assert page.count('class="line"') == 3, "a line to write on where nobody has won"
    for tag in ("<script", "<img", "<i>", "<b>yard"):
        assert tag not in page
    HTMLParser().feed(page)


def test_what_ends_a_tournament_stands_apart_from_what_is_pressed_often() -> None:
    desk = begun(16)
    buttons = [each for row in rows_of(console_sheet(shown(desk), localizer("en"))) for each in row]
    assert buttons[-1] == localizer("en").say("key-tournament-cancel")
    (last,) = rows_of(console_sheet(shown(desk), localizer("en")))[-1]
    assert last == buttons[-1], "in a row of its own"


def rows_of(sheet: Sheet) -> list[list[str]]:
    """The labels of a sheet's rows of buttons."""
    rows = [each for each in sheet.view().walk_children() if isinstance(each, ActionRow)]
    labels = [[child.label or "" for child in row.children if isinstance(child, discord.ui.Button)] for row in rows]
    return [row for row in labels if row]


@pytest.mark.parametrize(
    ("at_table", "is_theirs", "told"),
    [((2,), False, (1, 2)), ((2,), True, (2,)), ((1,), True, (1,)), ((1,), False, (1,))],
)
def test_a_result_is_told_at_its_table_and_to_nobody_else_where_it_is_only_theirs(
    at_table: tuple[int, ...], is_theirs: bool, told: tuple[int, ...]
) -> None:
    assert result_channels(1, at_table, is_theirs=is_theirs) == told


def test_a_time_out_of_an_older_book_is_answered_as_a_call() -> None:
    call = OpenCall(3, NOON, TableNumber(1), PlayerNumber(1), 5, CallCause.TIME)
    for seconds, offered in ((0, "Answer"), (60, "Give time")):
        found = shown(begun(16))
        found = replace(found, tournament=found.tournament.with_values(calls=(replace(call, seconds=seconds),)))
        said = labels(call_sheet(found, localizer("en"), 3))
        assert [each for each in said if each in ("Answer", "Give time")] == [offered]


def test_who_wants_a_tournament_called_off_can_take_that_back() -> None:
    desk = begun(16)
    desk.do(AS_REFEREE, AskCancel("rain"))
    found, say = shown(desk), localizer("en")
    until = desk.acts[-1].at + timedelta(hours=1)
    for asked_until, is_asker in ((until, True), (until, False), (None, False)):
        page = console_sheet(replace(found, cancel_asked_until=asked_until), say, is_asker=is_asker)
        assert ("wants to call the tournament off" in text_of(page)) is (asked_until is not None)
        assert labels(page)[-1] == ("Don’t call it off" if is_asker else "Call the tournament off")

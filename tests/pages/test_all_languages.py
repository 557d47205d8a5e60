"""Every kind of message in every language, with the longest names and the fullest tables: Discord takes it whole."""

import random
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.discord.permission_bits import OPTIONAL, PERMISSIONS
from bot.games.calamities.words.naming import CALAMITIES_HELP
from bot.games.civ.game import Choices
from bot.games.civ.pages.replay.replay_page import replay_page, spot
from bot.games.civ.pages.rulebook.help import help_sheet
from bot.games.civ.pages.rulebook.rulebook_pages import Place, rule_page
from bot.games.civ.pages.solo.page import PageStyle
from bot.games.civ.pages.solo.tutorial.lesson import lesson_page
from bot.games.civ.pages.solo.tutorial.lesson_spot import lesson_spot
from bot.games.civ.pages.solo.tutorial.tutorial import contents
from bot.games.civ.tutorial import LESSONS
from bot.games.civ.tutorial.progress import Progress
from bot.games.civ.words.rulebook import TOPICS
from bot.pages.board.board import board_page
from bot.pages.hand.hand import hand_page
from bot.pages.lobby.lobby import lobby_sheet, word_form
from bot.pages.lobby.lobby_settings import lobby_settings_form, lobby_settings_sheet
from bot.pages.pings.games import PAGE, games_sheet
from bot.pages.records.settings import server_records_sheet
from bot.pages.settings.welcome import welcome_sheet
from bot.table.fair_deal import MOST_WORD, FairDeal
from bot.table.lobby import lobby_owner
from bot.table.preferences import TOURNAMENTS, GuildPreferences
from bot.table.table import Summary, Table
from bot.table.values import AtZero, Clock, Participant, Status, TableId, UserId
from tests.discord.limits import TEXT, check, check_whole
from tests.games.civ.pages.test_hand import OWED
from tests.i18n.languages import ALL, localizer
from tests.pages.tables import CIV_WORDS, fresh_game, game_at, overfull, owing, table_of
from tests.pages.test_games import summary
from tests.strategies import playout

NAMES = ("W" * 32,) * 4
OTHERS = (CALAMITIES_HELP,)
FEATURES = (TOURNAMENTS, CALAMITIES_HELP)


def views(locale: str) -> Iterator[ui.LayoutView]:
    """One of each kind."""
    said = localizer(locale)
    table = table_of(game_at(overfull()), names=NAMES)
    assert table.match is not None
    yield hand_page(table, 0, CIV_WORDS, said).view()
    yield hand_page(table, 0, CIV_WORDS, said, ask="end").view()
    yield hand_page(table, 0, CIV_WORDS, said, ask="away").view()
    for owed in OWED:
        yield hand_page(table_of(owing(owed), names=NAMES), 0, CIV_WORDS, said).view()
    yield from (board_page(each, CIV_WORDS, said).sheet.view() for each in _played() if each.match is not None)
    for lobby in _lobbies():
        yield lobby_sheet(lobby, CIV_WORDS, said).view()
        yield lobby_settings_sheet(lobby, CIV_WORDS, said, attempt=10**6, has_thread=True).view()
    for has_picture in (True, False):
        yield help_sheet(said, has_picture=has_picture, on=FEATURES).view()
        yield help_sheet(said, has_picture=has_picture, off=FEATURES).view()
    yield games_sheet(_fullest(), said, 1, page=1, servers={each.id: "W" * 100 for each in _fullest()}).view()
    yield welcome_sheet(said, features=FEATURES, missing=tuple(PERMISSIONS), optional=tuple(OPTIONAL)).view()
    for each in _played():
        assert each.match is not None
        yield replay_page(spot(each, each.match.number // 2, None), said, has_picture=True, has_hand=False).view()


def _fullest() -> list[Summary]:
    """More tables than fit on two pages, all waiting, with the longest names."""
    played = summary(10**9, hours=5, guild=10**18)
    participants = tuple(Participant(UserId(seat + 1), name) for seat, name in enumerate(NAMES))
    place = replace(played.place, channel_id=10**18)
    table = replace(
        played, participants=participants, waiting=(0, 1, 2, 3), message_id=10**18, is_placeless=True, place=place
    )
    return [replace(table, id=TableId(number)) for number in range(10**9, 10**9 + 3 * PAGE)]


def _played() -> Iterator[Table]:
    chance = random.Random(3)
    for seed in range(3):
        game = list(playout(fresh_game(4, setup="draft", seed=seed).setup, chance, lines=250))[-1]
        yield table_of(game, names=NAMES)


def _lobbies() -> Iterator[Table]:
    table = table_of(None, names=NAMES[:3], status=Status.LOBBY)
    for teams in (True, False):
        options = replace(
            table.options,
            players=4,
            choices=Choices(teams=teams).to_json(),
            invite_only=True,
            invited=(UserId(5), UserId(6)),
        )
        deal = FairDeal(bytes(32), tuple((participant.user_id, "W" * MOST_WORD) for participant in table.participants))
        yield replace(table, options=options, fair_deal=deal)
        asked = tuple(participant.user_id for participant in table.participants[1:])
        clock = Clock(7 * 86400, 86400 - 60, AtZero.ELIMINATE)
        pair = (table.owner, table.participants[1].user_id)
        yield replace(table, options=replace(options, clock=clock, opposite=pair, unready=asked, talks=False))


def faces(page: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """What each select shows while it is closed, with the text that stands directly above it, if one does."""
    found: list[tuple[str, str]] = []
    above = ""
    for item in page:
        if "placeholder" in item or "default_values" in item:
            chosen = [each["label"] for each in item.get("options", []) if each.get("default")]
            picked = [str(each["id"]) for each in item.get("default_values", [])]
            found.append((", ".join(chosen or picked) or item["placeholder"], above))
        if item["type"] != discord.ComponentType.action_row.value:
            above = item["content"] if item["type"] == TEXT else ""
    return found


@pytest.mark.parametrize("locale", ALL)
def test_no_two_menus_of_one_message_read_alike(locale: str) -> None:
    """A closed menu shows what is chosen in it, and not what it is for."""
    said = localizer(locale)
    lobby = table_of(None, names=("Ann",), status=Status.LOBBY)
    computers = tuple(Participant(UserId(-number), name) for number, name in enumerate(("Ada", "Cleo"), start=1))
    lobby = replace(lobby, participants=(*lobby.participants, *computers))
    alike = GuildPreferences(podium=(7, 7, 7), champion=7, features=FEATURES)
    me = SimpleNamespace(guild_permissions=discord.Permissions.all())
    guild = cast("discord.Guild", SimpleNamespace(get_role=str, me=me))
    pages = [
        lobby_settings_sheet(lobby, CIV_WORDS, said, attempt=1, has_thread=True).view(),
        server_records_sheet(alike, said, 1, guild=guild).view(),
        *views(locale),
    ]
    assert sum(len(faces(check(page))) > 1 for page in pages) > 5
    for page in pages:
        shown = faces(check(page))
        assert len(set(shown)) == len(shown), shown


@pytest.mark.parametrize("locale", ALL)
def test_the_help_leads_to_how_a_hand_is_shown(locale: str) -> None:
    """Whoever cannot see pictures finds there that a hand can be text alone."""
    said = localizer(locale)
    texts = [
        item["content"]
        for item in check(help_sheet(said, has_picture=True, on=FEATURES).view())
        if item["type"] == TEXT
    ]
    assert f"/{said.say('name-settings')}`" in "\n".join(texts)


@pytest.mark.parametrize("locale", ALL)
def test_the_form_of_a_lobby_is_one_that_discord_takes_whole(locale: str) -> None:
    """Titles and labels have 45 characters, placeholders of a text 100 (Discord)."""
    for lobby in _lobbies():
        form = lobby_settings_form(lobby, CIV_WORDS, localizer(locale), has_thread=True).to_dict()
        labels = form["components"]
        assert len(labels) == 5
        for text in (form["title"], *(each["label"] for each in labels)):
            assert 0 < len(text) <= 45
            assert not text.endswith("…")
        for each in (label["component"] for label in labels):
            assert len(each.get("placeholder") or "") <= 100
            assert all(len(option["label"]) < 100 for option in each.get("options", ()))


@pytest.mark.parametrize("locale", ALL)
def test_the_form_for_a_word_is_one_that_discord_takes_whole(locale: str) -> None:
    for lobby in _lobbies():
        form = word_form(lobby, lobby_owner(lobby), localizer(locale)).to_dict()
        (asked,) = form["components"]
        assert max(len(form["title"]), len(asked["label"])) <= 45
        assert not form["title"].endswith("…")
        assert not asked["label"].endswith("…")
        assert not asked["component"].get("placeholder", "").endswith("…")


@pytest.mark.sample(2)
@pytest.mark.parametrize("locale", ALL)
def test_every_message_is_one_that_discord_takes_whole(locale: str) -> None:
    for view in views(locale):
        check_whole(view)


@pytest.mark.parametrize("locale", ALL)
def test_every_page_of_the_rules_is_one_that_discord_takes_whole(locale: str) -> None:
    for topic in (None, *TOPICS.values()):
        place = Place(topic, 4)
        for has_picture in {False, place.is_aid or place.pictured is not None}:
            page = rule_page(place, localizer(locale), has_picture=has_picture, has_text=True, others=OTHERS)
            check_whole(page.view())


@pytest.mark.sample(2)
@pytest.mark.parametrize("locale", ALL)
def test_every_page_of_the_tutorial_is_one_that_discord_takes(locale: str) -> None:
    check_whole(contents(Progress(), localizer(locale)).view())
    for number, lesson in enumerate(LESSONS, start=1):
        for taken in range(lesson.starts[-1] + 1):
            page = lesson_page(lesson_spot(number, taken), NAMES[:2]).sheet(
                localizer(locale), PageStyle(has_picture=False)
            )
            check(page.view())

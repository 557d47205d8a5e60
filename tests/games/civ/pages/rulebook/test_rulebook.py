"""Pages of the rules as messages: within Discord's limits, and every press leads to a page that exists."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.discord.sheet import MOST_CHOICES, Sheet
from bot.games.calamities.words.naming import CALAMITIES_HELP
from bot.games.civ.pages.rulebook.help import help_sheet
from bot.games.civ.pages.rulebook.rulebook import UnknownTopic, place_at
from bot.games.civ.pages.rulebook.rulebook_pages import CONTENTS, VERBS, Place, rule_page, unknown_page
from bot.games.civ.words.player_aid_text import COUNTS
from bot.games.civ.words.rulebook import AID, GLOSSARY, TOPICS
from bot.games.civ.words.rulebook_search import nearest_topics, suggest
from tests.addresses import parse_address
from tests.discord.limits import BUTTON, SELECT, TEXT, check
from tests.games.civ.pictures.tables import wordy
from tests.i18n.languages import SPOKEN, localizer
from tests.pages.tables import LOCALIZER

FEATURES = ("tournaments", "league", CALAMITIES_HELP)
MOST_HELP = 650
"""Characters of the help in any language."""
PLACES = [Place(None, 3), *(Place(topic, players) for topic in TOPICS.values() for players in COUNTS)]


def _told(found: list[dict[str, Any]]) -> str:
    return "\n".join(item["content"] for item in found if item["type"] == TEXT)


def _alts(found: list[dict[str, Any]]) -> list[str]:
    return [each["description"] for item in found for each in item.get("items", [])]


@pytest.mark.parametrize("localizer", [LOCALIZER, wordy()], ids=["English", "a longer language"])
@pytest.mark.parametrize("has_picture", [True, False])
def test_every_page_is_a_message_discord_takes_whole(localizer: Any, has_picture: bool) -> None:
    for place in PLACES:
        for is_public in (False, True):
            page = rule_page(
                place, localizer, has_picture=has_picture, has_text=True, note="x" * 200, is_public=is_public,
                others=(CALAMITIES_HELP,),
            )  # fmt: skip
            found = check(page.view())
            assert page.room > 0, place
            assert all(len(alt) <= 1024 and not alt.endswith("…") for alt in _alts(found))
            assert not any(item["label"].endswith("…") for item in found if item["type"] == BUTTON)
            if localizer is LOCALIZER:
                for option in (each for item in found if item["type"] == SELECT for each in item["options"]):
                    assert not option["label"].endswith("…")


def test_another_game_is_named_where_it_is_switched_on_and_nowhere_else() -> None:
    for others in ((), (CALAMITIES_HELP,)):
        contents = rule_page(Place(None, 3), LOCALIZER, has_picture=True, has_text=False, others=others)
        pages = contents, help_sheet(LOCALIZER, has_picture=True, on=others)
        assert ["Advanced Civilization" in _told(check(page.view())) for page in pages] == [bool(others)] * 2


@pytest.mark.parametrize("locale", SPOKEN)
def test_the_help_is_short_and_begins_with_what_a_newcomer_does_next(locale: str) -> None:
    said = localizer(locale)
    for on, off in ((FEATURES, ()), ((), FEATURES)):
        found = check(help_sheet(said, has_picture=True, on=on, off=off).view())
        told = _told(found)
        assert len(told) <= MOST_HELP
        assert told.startswith(f"### {said.say('title')}\n1. ")
        assert [item["label"] for item in found if item["type"] == BUTTON][:2] == [
            said.say("key-learn"),
            said.say("key-alone"),
        ]


def _addresses(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Every press of a page: its address, and what is chosen."""
    for item in check(sheet.view()):
        if item["type"] == BUTTON:
            yield item["custom_id"], ""
        elif item["type"] == SELECT:
            yield from ((item["custom_id"], option["value"]) for option in item["options"])


def test_every_press_leads_to_a_page_and_every_page_is_reached_from_the_contents() -> None:
    reached, to_read = set[str](), [Place(None, 4)]
    while to_read:
        page = rule_page(to_read.pop(), LOCALIZER, has_picture=True, has_text=False)
        for custom_id, chosen in _addresses(page):
            address = parse_address(custom_id)
            assert address is not None
            assert address.verb in VERBS
            assert address.table == 0
            place = place_at(chosen or address.argument or "", address.version or 0)
            assert place.players in COUNTS
            if place.topic is not None and place.topic.id not in reached:
                reached.add(place.topic.id)
                to_read.append(place)
    assert reached == set(TOPICS)


@pytest.mark.parametrize("argument", ["", "nonsense", "in game", "Goal", "rules", "near goal"])
def test_a_forged_topic_is_refused(argument: str) -> None:
    address = parse_address("civ:rules:0:3:goal")
    assert address is not None
    with pytest.raises(UnknownTopic):
        place_at(argument, address.version or 0)


@pytest.mark.parametrize("players", [0, 1, 5, 9999999])
def test_a_forged_number_of_players_becomes_the_usual_one(players: int) -> None:
    address = parse_address(f"civ:rules:0:{players}:aid")
    assert address is not None
    assert place_at("aid", address.version or 0).players in COUNTS


def test_the_aid_is_told_in_words_where_there_is_no_picture_or_one_asks() -> None:
    aid = TOPICS[AID]
    pictured = _told(check(rule_page(Place(aid, 2), LOCALIZER, has_picture=True, has_text=False).view()))
    assert "Assassination" not in pictured
    for place, has_picture, has_text in (
        (Place(aid, 2), False, False),
        (Place(aid, 2), True, True),
        (Place(aid, 2, is_text=True), True, False),
    ):
        page = rule_page(place, LOCALIZER, has_picture=has_picture, has_text=has_text)
        assert "Assassination" in _told(check(page.view()))


def test_the_glossary_offers_the_page_of_each_word() -> None:
    found = check(rule_page(Place(TOPICS[GLOSSARY], 3), LOCALIZER, has_picture=False, has_text=False).view())
    select = next(item for item in found if item["type"] == SELECT and item["placeholder"] == "Choose a word")
    hegemony = next(option for option in select["options"] if option["label"] == "Hegemony")
    address = parse_address(select["custom_id"])
    assert address is not None
    assert place_at(hegemony["value"], address.version or 0).topic is TOPICS["hegemony"]


def test_an_unknown_topic_offers_the_nearest_and_all() -> None:
    page = unknown_page(Place(None, 3), LOCALIZER, "no such page", nearest_topics(LOCALIZER, "embrago"))
    found = check(page.view())
    assert [item["label"] for item in found if item["type"] == BUTTON] == ["Economy: Embargo"]
    assert sum(len(item["options"]) for item in found if item["type"] == SELECT) == len(TOPICS)
    assert check(unknown_page(Place(None, 3), LOCALIZER, "no such page", ()).view())


def test_suggestions_fit_discord() -> None:
    for typed in ("", "e", "card", "military"):
        found = suggest(LOCALIZER, typed)[:MOST_CHOICES]
        assert all(1 <= len(each.title) <= 100 and len(each.topic.id) <= 100 for each in found)


def test_the_contents_have_a_name_of_their_own() -> None:
    assert CONTENTS not in TOPICS

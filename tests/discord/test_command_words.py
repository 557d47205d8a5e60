"""Slash commands in every language: names, descriptions and choices as Discord takes them."""

import json
import shutil
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.ext import commands

from bot.bench.house import ROOT, command_counts, read_modules
from bot.i18n.catalogue import Catalogues, text_files
from bot.i18n.commands import UNTRANSLATED
from bot.pages.settings.preferences import language_choices
from bot.playground.checks.commands import check_commands, is_command_name
from tests.discord.offered import LOCALES, all_payloads, below, keys_of_texts, named, options_of, payloads, walked


@pytest.fixture
def german(tmp_path: Path) -> Path:
    """English, and a little German."""
    folder = tmp_path / "locales"
    shutil.copytree(LOCALES / "en", folder / "en")
    shutil.copytree(LOCALES / "en", folder / "de")
    file = folder / "de" / "commands.ftl"
    text = file.read_text(encoding="utf-8").replace("name-new = new", "name-new = öffnen")
    text = text.replace("command-civ-new = Open a table", "command-civ-new = Einen Tisch öffnen")
    file.write_text(text.replace("choice-open = Everyone", "choice-open = Alle"), encoding="utf-8")
    return folder


async def test_discord_would_take_every_command_in_every_language() -> None:
    check_commands(json.loads(json.dumps(await all_payloads(), default=int)))


async def test_every_name_is_one_that_discord_takes_and_the_only_one_of_its_kind() -> None:
    for command in await payloads():
        for holder in walked(command):
            for locale in discord.Locale:
                name = named(holder, locale.value)
                assert is_command_name(name), (locale, name)
                assert 1 <= len(name) <= 32, (locale, name)
                names = [named(option, locale.value) for option in options_of(holder)]
                assert len(set(names)) == len(names), (locale, holder["name"], names)


async def test_the_menu_of_a_person_is_in_every_language_and_the_bot_s_messages_offer_what_needs_no_server() -> None:
    found = {command["name"]: command for command in await all_payloads()}
    invite = found["Invite to my table"]
    assert invite["type"] == 2
    assert {named(invite, locale) for locale in ("fr", "de", "it")} == {
        "Inviter à ma table",
        "An meinen Tisch einladen",
        "Invita al mio tavolo",
    }
    in_direct_messages = {name for name, command in found.items() if 1 in (command["contexts"] or ())}
    assert in_direct_messages == {"civ", "settings", "rules"}
    assert all([int(each) for each in command["integration_types"]] == [0] for command in found.values())


async def test_what_a_player_needs_first_stands_first() -> None:
    civ = next(command for command in await payloads() if command["name"] == "civ")
    assert [option["name"] for option in options_of(civ)][:4] == ["hand", "next", "new", "help"]


@pytest.mark.parametrize("has_features", [False, True])
async def test_commands_are_counted_as_people_are_offered_them(has_features: bool) -> None:
    every = [command for command in await payloads() if has_features or command["name"] not in SWITCHED_ON]
    offered = [(command.get("default_member_permissions"), len(_run_by(command))) for command in every]
    anyone = sum(count for permissions, count in offered if permissions is None)
    counted = command_counts(read_modules(ROOT, ["cogs"]), has_features=has_features)
    assert counted == (anyone, sum(count for _, count in offered))


SWITCHED_ON = {"tournament", "referee", "league", "calamity"}
"""What only servers have that want it."""


def _run_by(command: dict[str, Any]) -> list[dict[str, Any]]:
    """The command itself, or where it is a group what is in it."""
    return [option for option in options_of(command) if option["type"] == 1] or [command]


async def test_the_first_word_of_the_game_is_the_same_everywhere() -> None:
    (civ,) = [command for command in await payloads() if command["name"] == "civ"]
    assert {named(civ, locale.value) for locale in discord.Locale} == {"civ"}


async def test_names_descriptions_and_choices_are_said_in_the_languages_there_are(german: Path) -> None:
    found = {command["name"]: command for command in await payloads(german)}
    new = below(found["civ"], "new")
    assert new["name_localizations"] == {"de": "öffnen"}
    assert new["description_localizations"] == {"de": "Einen Tisch öffnen"}
    assert below(below(found["calamity"], "table"), "access")["choices"][0]["name_localizations"] == {"de": "Alle"}


@pytest.mark.parametrize("name", ["Öffnen", "einen tisch öffnen", "ö" * 33])
async def test_a_name_that_discord_would_not_take_stays_english(german: Path, name: str) -> None:
    file = german / "de" / "commands.ftl"
    text = file.read_text(encoding="utf-8").replace("name-new = öffnen", f"name-new = {name}")
    file.write_text(text.replace("command-civ-hand = Show", f"command-civ-hand = {'x' * 100}"), encoding="utf-8")
    found = await payloads(german)
    (civ,) = [command for command in found if command["name"] == "civ"]
    assert named(below(civ, "new"), "de") == "new"
    assert not below(civ, "hand").get("description_localizations")
    check_commands(json.loads(json.dumps(found, default=int)))


def test_languages_that_are_called_alike_are_told_apart(german: Path) -> None:
    choices = language_choices(Catalogues.load(german, strict=True))
    assert [choice.name for choice in choices][:2] == ["English", "English (de)"]


async def test_all_regions_of_a_language_get_it(german: Path) -> None:
    (german / "de").rename(german / "es")
    (civ,) = [command for command in await payloads(german) if command["name"] == "civ"]
    new = below(civ, "new")
    assert set(new["name_localizations"]) == {"es-ES", "es-419"}


def test_a_text_names_a_command_by_a_link_and_before_there_is_one_in_its_own_language(german: Path) -> None:
    catalogues = Catalogues.load(german, strict=True)
    english, other = catalogues.localizer("en"), catalogues.localizer("de")
    assert "`/civ new`" in english.say("games-none")
    assert "`/civ öffnen`" in other.say("games-none")
    catalogues.commands.learn({"civ": 1234})
    assert "</civ new:1234>" in english.say("games-none")
    assert "</civ new:1234>" in other.say("games-none"), "Discord opens no command by a translated name"


async def test_every_name_has_a_key_and_every_key_of_a_name_is_one() -> None:
    names: set[Any] = {holder["name"] for command in await payloads() for holder in walked(command)}
    written = {
        line.split(" ")[0] for file in text_files(LOCALES / "en") for line in file.read_text("utf-8").splitlines()
    }
    own = {f"name-{group['name']}-{each['name']}" for group in await payloads() for each in options_of(group)}
    assert {key for key in written if key.startswith("name-")} - own == {
        *(f"name-{name}" for name in names - UNTRANSLATED),
    }


async def test_a_command_may_have_a_name_of_its_own_in_its_group() -> None:
    """A new tournament is no new table."""
    (group,) = [command for command in await payloads() if command["name"] == "tournament"]
    assert named(below(group, "new"), "fr") == "nouveau"


async def test_every_description_of_a_command_describes_one() -> None:
    written = {
        line.split(" ")[0] for file in (LOCALES / "en").rglob("*.ftl") for line in file.read_text("utf-8").splitlines()
    }
    scopes = ("any", *(command["name"] for command in await payloads()))
    texts = {key for key in written if key.startswith(("command-", *(f"option-{scope}-" for scope in scopes)))}
    assert texts == await keys_of_texts()


async def test_an_option_that_nobody_describes_says_the_key_it_looked_for(german: Path) -> None:
    for language in ("en", "de"):
        for file in (german / language).rglob("*.ftl"):
            kept = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("option-any-clock =")]
            file.write_text("\n".join([*kept, ""]), encoding="utf-8")
    with pytest.raises(commands.ExtensionFailed, match="option-civ-new-clock"):
        await payloads(german)

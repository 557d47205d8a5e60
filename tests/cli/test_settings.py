"""Settings: the environment, `.env`, defaults, and one clear line for what is wrong."""

import re
from pathlib import Path

import pytest

from bot.cli.configuration import settings_error
from bot.cli.texts import say
from bot.settings import Settings, SettingsError, application_id, token_trouble, variables
from bot.shards import ShardRange
from tests.cli.conftest import TOKEN


def test_every_setting_has_a_default_that_works(tmp_path: Path) -> None:
    settings = Settings.load()
    data = tmp_path / "data"
    assert settings.discord_token is None
    assert settings.database_url == f"sqlite:///{data}/civ.sqlite3"
    assert settings.playground_database_url == f"sqlite:///{data}/playground.sqlite3"
    assert settings.heartbeat_file == data / "heartbeat.json"
    assert (settings.playground_host, settings.playground_port) == ("127.0.0.1", 8124)
    assert not data.exists(), "made on first use only"


def test_the_data_directory_is_the_users_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CIV_DATA_DIR")
    assert Settings.load().data_dir.is_absolute()


def test_env_files_are_read_and_the_environment_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nCIV_LOCALE=fr\nCIV_LOG_LEVEL=\nOTHER=1\n", encoding="utf-8")
    monkeypatch.setenv("CIV_LOCALE", "de")
    settings = Settings.load()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    assert (settings.locale, settings.log_level) == ("de", "INFO")


def test_an_empty_token_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert Settings.load().discord_token is None


def test_owners_are_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CIV_OWNER_IDS", "80351110224678912, 80351110224678913")
    assert Settings.load().owner_ids == {80351110224678912, 80351110224678913}


@pytest.mark.parametrize(
    ("text", "shards"), [("", None), ("0-3/8", ShardRange(0, 3, 8)), (" 7/8 ", ShardRange(7, 7, 8))]
)
def test_the_shards_of_a_process_are_a_range(
    monkeypatch: pytest.MonkeyPatch, text: str, shards: ShardRange | None
) -> None:
    monkeypatch.setenv("CIV_SHARDS", text)
    assert Settings.load().shards == shards


def test_processes_with_shards_of_their_own_write_no_heartbeat_in_common(monkeypatch: pytest.MonkeyPatch) -> None:
    files: set[str] = set()
    for text in ("", "0-1/4", "2-3/4", "2/4"):
        monkeypatch.setenv("CIV_SHARDS", text)
        files.add(Settings.load().heartbeat_file.name)
    assert len(files) == 4
    assert "heartbeat.json" in files


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CIV_PLAYGROUND_PORT", "-1"),
        ("CIV_PLAYGROUND_PORT", "eighty"),
        ("CIV_LOG_LEVEL", "loud"),
        ("CIV_LOG_FORMAT", "xml"),
        ("CIV_LOCALE", "../../etc"),
        ("CIV_OWNER_IDS", "me"),
        ("CIV_SHARDS", "4"),
        ("CIV_SHARDS", "0-4/4"),
        ("CIV_SHARDS", "3-2/4"),
        ("CIV_SHARDS", "-1/4"),
        ("CIV_SHARDS", "[0, 3]"),
        ("CIV_SHARDS", "0/10001"),
        ("CIV_BACKUP_EVERY", "0"),
        ("CIV_BACKUP_KEEP", "-3"),
        ("CIV_DATABASE_URL", "civ.sqlite3"),
        ("CIV_DATABASE_URL", "mysql://me:tr0ub4dor@db.example/civ"),
        ("CIV_PLAYGROUND_DATABASE_URL", " "),
        ("CIV_DISCORD_API", "example.org"),
        ("CIV_DISCORD_GATEWAY", "ftp://example.org"),
        ("DISCORD_TOKEN", "hunter2 hunter2"),
    ],
)
def test_what_is_wrong_is_named_and_not_repeated(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as refused:
        Settings.load()
    assert refused.value.name == name
    text = say(refused.value.key, **refused.value.values)
    assert "\n" not in text
    assert value.strip() == "" or value not in text


def test_all_that_is_wrong_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CIV_LOCALE", "../../etc")
    monkeypatch.setenv("CIV_BACKUP_KEEP", "-3")
    monkeypatch.setenv("CIV_CONTACT", "x" * 201)
    with pytest.raises(SettingsError) as refused:
        Settings.load()
    assert {each.name for each in (refused.value, *refused.value.others)} == {
        "CIV_LOCALE",
        "CIV_BACKUP_KEEP",
        "CIV_CONTACT",
    }
    assert len(settings_error(refused.value).message.splitlines()) == 3


def test_a_pasted_header_is_told_from_odd_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    for token, key in (
        (f"Bot {TOKEN}", "setting-token-bot"),
        ("a b", "setting-token-space"),
        ("ä", "setting-token-signs"),
    ):
        monkeypatch.setenv("DISCORD_TOKEN", token)
        with pytest.raises(SettingsError) as refused:
            Settings.load()
        assert refused.value.key == key


def test_an_env_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"CIV_LOCALE=\xff\n")
    with pytest.raises(SettingsError) as refused:
        Settings.load()
    assert (refused.value.name, refused.value.key) == (".env", "setting-file-text")


def test_nothing_shows_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = Settings.load()
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump_json()}"


def test_settings_are_frozen() -> None:
    with pytest.raises(ValueError, match="frozen"):
        Settings.load().locale = "fr"  # type: ignore[misc]  # that is the point


@pytest.mark.parametrize(
    ("token", "trouble"),
    [
        (TOKEN, None),
        (f"Bot {TOKEN}", "leave that word out"),
        (f"{TOKEN}\n", "white space"),
        (TOKEN[:30] + " " + TOKEN[30:], "white space"),
        (f'"{TOKEN}"', "quotation marks"),
        ("123456789012345678", "three parts"),
        ("a.b", "three parts"),
        (TOKEN.replace(".", "..", 1), "three parts"),
        ("not_a_number_at_all.GxYzAb." + TOKEN.rpartition(".")[2], "application ID"),
    ],
)
def test_the_shape_of_a_token_is_explained(token: str, trouble: str | None) -> None:
    found = token_trouble(token)
    assert found is None if trouble is None else found and trouble in say(found)
    assert application_id(token) == (None if trouble else 123456789012345678)


def test_the_example_names_every_setting() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE)) == variables().keys()

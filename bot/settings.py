"""The settings: read once from the environment and `.env`, frozen, each with a default that works.

`DISCORD_TOKEN` has the name every bot gives it; all others begin with `CIV_`. Where a value is wrong, `SettingsError`
names the variable and a text key, and never repeats what it holds; the command line has the words (`cli.ftl`).
"""

import base64
import binascii
import os
import re
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from pydantic_settings import SettingsError as SourceError

from bot.shards import ShardRange

ENV_FILE: Final = ".env"
PREFIX: Final = "CIV_"
TOKEN: Final = "DISCORD_TOKEN"
MOST_CONTACT: Final = 200
"""Characters of `CIV_CONTACT`."""

_TOKEN_PART: Final = re.compile(r"[A-Za-z0-9_-]+")
_DATABASE: Final = re.compile(r"sqlite(\+aiosqlite)?://.*|postgresql(\+asyncpg)?://\S+")


class SettingsError(Exception):
    """A setting that cannot be used: its variable (or the file), and the key of what is wrong with it.

    `others` are further settings that cannot be used either.
    """

    def __init__(self, name: str, key: str, /, *others: "SettingsError", **values: str) -> None:
        super().__init__(f"{name}: {key}")
        self.name = name
        self.key = key
        self.others = others
        self.values = values


def token_trouble(token: str) -> str | None:
    """The key of what is wrong with the shape of a bot token; None if nothing is."""
    if token != token.strip() or re.search(r"\s", token.removeprefix("Bot ")):
        return "setting-token-space"
    if token[:1] in "\"'" or token[-1:] in "\"'":
        return "setting-token-quotes"
    if token.lower().startswith("bot "):
        return "setting-token-bot"
    parts = token.split(".")
    if len(parts) != 3 or not all(_TOKEN_PART.fullmatch(part) for part in parts):
        return "setting-token-parts"
    if _number_in(parts[0]) is None:
        return "setting-token-number"
    return None


def application_id(token: str) -> int | None:
    """The application a bot token belongs to: what its first part says."""
    return None if token_trouble(token) else _number_in(token.partition(".")[0])


def _number_in(part: str) -> int | None:
    try:
        # a token's first part is the bot's number in base64 without its padding
        text = base64.b64decode(part + "=" * (-len(part) % 4), altchars=b"-_", validate=True).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(text) if text.isdecimal() and 15 <= len(text) <= 20 else None


def _data_dir() -> Path:
    return user_data_path("civ", appauthor=False)


def _whole_path(value: Path) -> Path:
    return value.expanduser().absolute()


def _in_data_dir(name: str) -> Callable[[dict[str, Any]], str]:
    return lambda data: sqlite_url(data.get("data_dir", Path()) / name)


def _heartbeat_file(data: dict[str, Any]) -> Path:
    """The processes of one bot have one each, on one machine too."""
    shards: ShardRange | None = data.get("shards")
    name = "heartbeat" if shards is None else f"heartbeat-{shards.first}-{shards.last}-of-{shards.count}"
    return data.get("data_dir", Path()) / f"{name}.json"


def _no_empty(value: object) -> object:
    """An empty variable is one that is not set, as `.env` files have them."""
    return None if isinstance(value, str) and not value.strip() else value


def _checked_url(value: str) -> str:
    if not _DATABASE.fullmatch(value):
        raise ValueError("setting-database")
    return value


def _language(value: str) -> str:
    if not re.fullmatch(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*", value):
        raise ValueError("setting-locale")
    return value


def _web_address(value: str | None) -> str | None:
    if value is not None and not re.fullmatch(r"(https?|wss?)://[^\s/]\S*", value):
        raise ValueError("setting-address")
    return value and value.rstrip("/")


def _share_address(value: str | None, info: ValidationInfo) -> str | None:
    """An address of the web, without a slash at its end; set where the folder is, and only there."""
    if value is not None and not re.fullmatch(r"https?://[^\s/?#]+[^\s?#]*", value):
        raise ValueError("setting-share-url")
    if (value is None) != (info.data.get("share_dir") is None):
        raise ValueError("setting-share")
    return value and value.rstrip("/")


def _checked_token(value: SecretStr | None) -> SecretStr | None:
    """Only what no request can carry: whether it looks like Discord's is asked where it goes to Discord."""
    if value is not None and not re.fullmatch(r"[!-~]+", value.get_secret_value()):
        trouble = token_trouble(value.get_secret_value())
        is_known = trouble in ("setting-token-space", "setting-token-quotes", "setting-token-bot")
        raise ValueError(trouble if is_known else "setting-token-signs")
    return value


def _ids(value: object) -> object:
    """`1, 2` as the ids it lists."""
    if not isinstance(value, str):
        return value
    found = [part for part in re.split(r"[,\s]+", value) if part]
    # a number of Discord's has 64 bits, twenty digits at most
    if not all(part.isdecimal() and part.isascii() and len(part) <= 20 for part in found):
        raise ValueError("setting-ids")
    return frozenset(map(int, found))


def _range_of_shards(value: object) -> object:
    """`0-3/8` as the shards it names."""
    if not isinstance(value, str):
        return value
    try:
        return ShardRange.parse(value)
    except ValueError:
        raise ValueError("setting-shards") from None


def _contact(value: object) -> str:
    """One line of at most `MOST_CONTACT` characters."""
    text = " ".join(str(value).split())
    if len(text) > MOST_CONTACT or not text.isprintable():
        raise ValueError("setting-contact")
    return text


def _days(value: object) -> int:
    if not re.fullmatch(r"\d{1,5}", str(value), re.ASCII):
        raise ValueError("setting-days")
    return int(str(value))


def _from_one(value: object) -> int:
    if not re.fullmatch(r"0*[1-9]\d{0,4}", str(value), re.ASCII):
        raise ValueError("setting-from-one")
    return int(str(value))


DatabaseUrl = Annotated[str, AfterValidator(_checked_url)]
Port = Annotated[int, Field(ge=0, le=65535)]
FromOne = Annotated[int, BeforeValidator(_from_one)]


class Settings(BaseSettings):
    """Everything that may differ from one running bot to another."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=ENV_FILE, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore",
        frozen=True, populate_by_name=True, hide_input_in_errors=True,
    )  # fmt: skip

    discord_token: Annotated[SecretStr | None, BeforeValidator(_no_empty), AfterValidator(_checked_token)] = Field(
        default=None, validation_alias=TOKEN
    )
    """The bot's token; without it the bot runs in the playground."""
    data_dir: Annotated[Path, AfterValidator(_whole_path)] = Field(default_factory=_data_dir)
    """Where files without a place of their own lie; made on first use."""
    database_url: DatabaseUrl = Field(default_factory=_in_data_dir("civ.sqlite3"))
    """The tables' database on Discord."""
    playground_database_url: DatabaseUrl = Field(default_factory=_in_data_dir("playground.sqlite3"))
    """The tables' database in the playground."""
    playground_host: str = "127.0.0.1"
    playground_port: Port = 8124
    """0 takes any port that is free."""
    metrics_host: str = "127.0.0.1"
    metrics_port: Port | None = None
    """Where `/healthz`, `/readyz` and `/metrics` are served; 0 takes any port that is free, None serves nothing."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    locale: Annotated[str, AfterValidator(_language)] = "en"
    """The language where neither a server nor a person has one."""
    owner_ids: Annotated[frozenset[int], NoDecode, BeforeValidator(_ids)] = frozenset()
    """Discord users who may do what only the bot's owner may."""
    contact: Annotated[str, BeforeValidator(_contact)] = ""
    """How people reach the one who answers for this bot's data, such as a mail address; shown by `/privacy show`."""
    emojis: bool = True
    """Whether the bot's drawings become emojis of its application; coloured discs stand there otherwise."""
    shards: Annotated[ShardRange | None, NoDecode, BeforeValidator(_range_of_shards)] = None
    """The shards of this process, of as many as the bot has; None: all of them, as many as Discord recommends."""
    keep_people_days: Annotated[int, BeforeValidator(_days)] = 0
    """How many days after its end a game still knows who has played it; 0: for good."""
    backup_dir: Annotated[Path | None, AfterValidator(lambda value: value and _whole_path(value))] = None
    """Where a running bot puts backups of its database by itself; None makes none."""
    backup_every: FromOne = 24
    """Hours from one such backup to the next."""
    backup_keep: FromOne = 7
    """How many of them are kept, the newest."""
    share_dir: Annotated[Path | None, AfterValidator(lambda value: value and _whole_path(value))] = None
    """A folder of this bot's own that a web server serves: finished games that people share are put there."""
    share_url: Annotated[str | None, AfterValidator(_share_address)] = Field(default=None, validate_default=True)
    """The address of that folder; both are set, or neither."""
    heartbeat_file: Annotated[Path, AfterValidator(_whole_path)] = Field(default_factory=_heartbeat_file)
    """What a running bot writes every few seconds and `civ doctor --alive` reads."""
    discord_api_base: Annotated[str | None, AfterValidator(_web_address)] = Field(
        default=None, validation_alias="CIV_DISCORD_API"
    )
    """Another address of Discord's API, for tests."""
    discord_gateway: Annotated[str | None, AfterValidator(_web_address)] = None
    """Another address of Discord's gateway, for tests."""

    @property
    def web_folder(self) -> tuple[Path, str] | None:
        """Where finished games are put on the web, and under which address; None: nowhere."""
        return (self.share_dir, self.share_url) if self.share_dir and self.share_url else None

    @classmethod
    def load(cls, env_file: Path | None = Path(ENV_FILE)) -> "Settings":
        """The settings of this process. Raises `SettingsError`."""
        try:
            return cls(_env_file=env_file)  # type: ignore[call-arg]  # pydantic-settings adds it
        except ValidationError as error:
            found = error.errors(include_url=False, include_input=False, include_context=True)
            # a default that follows from a wrong setting isn't a second mistake
            own = [each for each in found if each["type"] != "default_factory_not_called"]
            raise _all_of([(_variable(each["loc"]), *_why(each)) for each in own]) from None
        except SourceError:
            raise SettingsError(ENV_FILE, "setting-source") from None
        except UnicodeDecodeError:
            raise SettingsError(str(env_file), "setting-file-text") from None
        except OSError as error:
            raise SettingsError(str(env_file), "setting-file", why=error.strerror or "") from None


def variables() -> dict[str, str]:
    """The fields of `Settings` by their environment variable."""
    return {str(field.validation_alias or _variable((name,))): name for name, field in Settings.model_fields.items()}


def unknown_variables() -> list[str]:
    """What the environment has that looks like a setting and is none, such as a misspelt one."""
    known = variables()
    return sorted(name for name in os.environ if name.upper().startswith(PREFIX) and name.upper() not in known)


@dataclass(frozen=True, slots=True)
class ServiceManager:
    """The socket of a service manager such as systemd, and how many seconds may pass between two signs of life."""

    socket: str
    watchdog: float | None

    @classmethod
    def of_process(cls) -> "ServiceManager | None":
        """Return the one that started this process and wants to hear of it; None where none does."""
        address = os.environ.get("NOTIFY_SOCKET")
        if not address or not hasattr(socket, "AF_UNIX"):
            return None
        given, process = os.environ.get("WATCHDOG_USEC", ""), os.environ.get("WATCHDOG_PID")
        is_watched = given.isdecimal() and int(given) > 0 and process in (None, str(os.getpid()))
        return cls(address, int(given) / 1_000_000 if is_watched else None)


def sqlite_url(file: Path) -> str:
    """The URL of a SQLite file."""
    return f"sqlite:///{file.as_posix()}"


def _all_of(found: Sequence[tuple[str, str, dict[str, str]]]) -> SettingsError:
    """Return one error for all settings that are wrong, given by name, key and values."""
    (name, key, values), *rest = found
    others = [SettingsError(other, why, **its) for other, why, its in rest]
    return SettingsError(name, key, *others, **values)


def _variable(location: tuple[int | str, ...]) -> str:
    name = str(location[0]) if location else ""
    return name if name.isupper() else f"{PREFIX}{name.upper()}"


def _why(error: Any) -> tuple[str, dict[str, str]]:
    """Pydantic's complaint as a key and its values."""
    context: dict[str, Any] = error.get("ctx") or {}
    match error["type"]:
        case "value_error":
            return str(context["error"]), {}
        case "literal_error":
            return "setting-choice", {"choices": str(context["expected"])}
        case "int_parsing" | "greater_than_equal" | "less_than_equal":
            return "setting-port", {}
        case _:
            return "setting-other", {"why": str(error["msg"])}

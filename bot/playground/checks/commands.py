"""Discord's rules for application commands (docs: interactions/application-commands)."""

import json
import re
import unicodedata
from functools import lru_cache
from typing import Any, Final

from bot.playground.checks.errors import Form, Path, Refusal
from bot.playground.checks.limits import bound
from bot.playground.json_types import JSON, is_array, is_integer, is_object, mapping, objects, snowflake

CHAT_INPUT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, OF_USER, OF_CHANNEL, OF_ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(
    1, 12
)

LOCALES = frozenset((
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
))  # fmt: skip
"""The locales of Discord's clients (docs/reference#locales)."""
_KIND_NAMES = {CHAT_INPUT: "chat", USER: "user", MESSAGE: "message"}


def check_commands(commands: list[Any]) -> None:
    """Check a whole set of commands, as PUT sends it.

    Raises:
        Refusal: 30032 for too many, 50035 for errors in them.
    """
    _check_text(json.dumps(commands))


@lru_cache(maxsize=16)  # a bot sends the same ones at every start
def _check_text(text: str) -> None:
    commands: list[Any] = json.loads(text)
    form = Form()
    for kind, name in _KIND_NAMES.items():
        most = bound(f"commands.{name}.max")
        if sum(1 for item in objects(commands) if item.get("type", CHAT_INPUT) == kind) > most:
            raise Refusal(400, 30032, f"Maximum number of application commands reached ({most})")
    seen: set[tuple[object, object]] = set()
    for index, command in enumerate(commands):
        check_command(form, command, (index,))
        key = (command.get("type", CHAT_INPUT), command.get("name")) if is_object(command) else (index, None)
        if key in seen:
            form.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)
    form.close()


def check_command(form: Form, command: Any, path: Path = ()) -> None:
    """Add to `form` the errors of one command."""
    if not is_object(command):
        form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    kind = command.get("type") or CHAT_INPUT
    if not form.choice(kind, (*path, "type"), tuple(_KIND_NAMES)):
        return
    _texts(form, command, path, chat=kind == CHAT_INPUT)
    if kind != CHAT_INPUT and (command.get("description") or command.get("options")):
        form.add(
            path, "APPLICATION_COMMAND_CONTEXT_MENU_FIELDS", "Context menu commands have no description or options"
        )
    for key, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        for index, item in enumerate(command.get(key) or []):
            form.choice(item, (*path, key, index), allowed)
    permissions = command.get("default_member_permissions")
    if permissions is not None and snowflake(permissions) is None:
        form.add((*path, "default_member_permissions"), "PERMISSIONS_INVALID", "Invalid permissions")
    _options(form, command, path, depth=0)
    if command_size(command) > bound("command.characters.max"):
        most = bound("command.characters.max")
        form.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({most})")


def _texts(form: Form, holder: JSON, path: Path, *, chat: bool) -> None:
    if form.require(holder, "name", path):
        form.text(holder["name"], (*path, "name"), "command.name")
        _check_name(form, holder["name"], (*path, "name"), chat=chat)
    if chat and form.require(holder, "description", path):
        form.text(holder["description"], (*path, "description"), "command.description")
    for key in ("name", "description"):
        localized = holder.get(f"{key}_localizations")
        for locale, text in mapping(localized).items():
            at = (*path, f"{key}_localizations", locale)
            if locale not in LOCALES:
                form.add(at, "BASE_TYPE_CHOICES", f"{locale} is not a locale of Discord's")
            form.text(text, at, f"command.{key}")
            if key == "name":
                _check_name(form, text, at, chat=chat)


def _check_name(form: Form, name: Any, path: Path, *, chat: bool) -> None:
    if chat and isinstance(name, str) and name and not is_command_name(name):
        form.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def is_command_name(name: str) -> bool:
    r"""Return whether Discord accepts `name`: ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]+$ in lower case."""
    for sign in name:
        # vowel signs count as letters in the two scripts that the expression names, and nowhere else
        marks = unicodedata.category(sign) in ("Mn", "Mc") and re.match(r"[\u0900-\u097f\u0e00-\u0e7f]", sign)
        if not (sign in "-_'" or unicodedata.category(sign)[0] in "LN" or marks):
            return False
    return name == name.lower()


def _options(form: Form, holder: JSON, path: Path, *, depth: int) -> None:
    options = form.count(holder.get("options"), (*path, "options"), "command.options")
    taken: set[tuple[str | None, object]] = set()
    optional_seen = False
    nests = any(is_object(item) and item.get("type") in (SUBCOMMAND, GROUP) for item in options)
    for index, option in enumerate(options):
        at = (*path, "options", index)
        if not is_object(option):
            form.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        kind = option.get("type")
        if not form.choice(kind, (*at, "type"), tuple(range(1, 12))):
            continue
        _texts(form, option, at, chat=True)
        _unique_names(form, option, at, taken)
        if kind in (SUBCOMMAND, GROUP):
            _nested_options(form, option, kind, at, depth)
            continue
        if nests:
            message = "Sub-command and option types cannot be mixed"
            form.add((*at, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            form.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _value_option(form, option, kind, at)


def _unique_names(form: Form, option: JSON, path: Path, taken: set[tuple[str | None, object]]) -> None:
    """Add an error where another option has the same default name, or the same name in one language."""
    names: dict[str | None, object] = {None: option.get("name"), **mapping(option.get("name_localizations"))}
    for locale, name in names.items():
        if (locale, name) in taken:
            at = (*path, "name") if locale is None else (*path, "name_localizations", locale)
            form.add(at, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique")
        taken.add((locale, name))


def _nested_options(form: Form, option: JSON, kind: Any, path: Path, depth: int) -> None:
    """Check nesting: a group stands in a command only, a sub-command there or in a group, neither in a sub-command."""
    if depth > (0 if kind == GROUP else 1):
        form.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_NESTING", "Sub-commands are nested too deeply")
    _options(form, option, path, depth=depth + 1 if kind == GROUP else 2)


def _value_option(form: Form, option: JSON, kind: Any, path: Path) -> None:
    choices = form.count(option.get("choices"), (*path, "choices"), "command.choices")
    if choices and kind not in (STRING, INTEGER, NUMBER):
        form.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This option type has no choices")
    if choices and option.get("autocomplete"):
        form.add(
            path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", "Autocomplete and choices exclude each other"
        )
    check_command_choices(form, choices, (*path, "choices"), kind)
    for key in ("min_length", "max_length"):
        form.number(option.get(key), (*path, key), "command.length")
    least, most = option.get("min_value"), option.get("max_value")
    if least is not None and most is not None and least > most:
        form.add(
            (*path, "min_value"), "APPLICATION_COMMAND_OPTIONS_MIN_OVER_MAX", "min_value must not exceed max_value"
        )


def check_command_choices(form: Form, choices: list[Any], path: Path, kind: Any) -> None:
    """Add to `form` the errors of choices, of a command option or of autocompletion."""
    seen: set[object] = set()
    for index, choice in enumerate(choices):
        at = (*path, index)
        if not is_object(choice):
            form.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        if form.require(choice, "name", at):
            form.text(choice["name"], (*at, "name"), "command.choice.name")
        for locale, text in mapping(choice.get("name_localizations")).items():
            form.text(text, (*at, "name_localizations", locale), "command.choice.name")
        if not form.require(choice, "value", at):
            continue
        value = choice["value"]
        if kind == STRING:
            form.text(value, (*at, "value"), "command.choice.value")
        elif kind == INTEGER and not is_integer(value):
            form.add((*at, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        if value in seen:
            form.add(at, "APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATED", "Choice values must be unique")
        seen.add(value)


def command_size(command: JSON) -> int:
    """Return a command's size in characters: all its names, descriptions and values, each in its longest locale."""

    def longest(holder: JSON, key: str) -> int:
        localized = holder.get(f"{key}_localizations")
        texts = [holder.get(key), *mapping(localized).values()]
        return max((len(text) for text in texts if isinstance(text, str)), default=0)

    total = longest(command, "name") + longest(command, "description")
    for option in objects(command.get("options")):
        total += command_size(option)
    for choice in objects(command.get("choices")):
        value = choice.get("value")
        total += longest(choice, "name") + (len(value) if isinstance(value, str) else 0)
    return total


INSTALLS: Final = (0, 1)
"""Where the playground's application can be installed, as for a new application: to a guild, or to a user.
Commands that don't say take it from there (docs/interactions/application-commands#application-command-object)."""


def to_stored_command(command: JSON, command_id: int, application_id: int, guild_id: int | None, version: int) -> JSON:
    """Return the command as Discord stores and returns it."""
    stored = {key: value for key, value in command.items() if key in _STORED_KEYS and value is not None}
    permissions = snowflake(command.get("default_member_permissions"))
    contexts = command.get("contexts")
    return {
        "nsfw": False,
        "description": "",
        "name_localizations": None,
        "description_localizations": None,
        "contexts": None,
        "integration_types": list(INSTALLS),
        **stored,
        "id": str(command_id),
        "application_id": str(application_id),
        "version": str(version),
        "type": command.get("type") or CHAT_INPUT,
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": 1 in contexts if is_array(contexts) else command.get("dm_permission", True),
        **({} if guild_id is None else {"guild_id": str(guild_id)}),
    }


_STORED_KEYS = frozenset((
    "name", "name_localizations", "description", "description_localizations", "options", "contexts",
    "integration_types", "nsfw",
))  # fmt: skip

"""Validates requests against Discord's OpenAPI description of its HTTP API (openapi.json), when it is given.

Two of its types are widened here: a snowflake is described as a string where Discord accepts a number too, and a
permission set as a number where Discord accepts digits too. The branch of a union is chosen by `type`, which is faster
than trying all and makes the error name the field.
"""

import importlib
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path as FilePath
from typing import Any, Final, Protocol

from cachetools import LRUCache

from bot.playground.checks.errors import Path
from bot.playground.json_types import JSON, is_array, is_object

_CODES = {
    "maxLength": "BASE_TYPE_MAX_LENGTH",
    "minLength": "BASE_TYPE_MIN_LENGTH",
    "maxItems": "BASE_TYPE_BAD_LENGTH",
    "minItems": "BASE_TYPE_BAD_LENGTH",
    "maximum": "NUMBER_TYPE_MAX",
    "minimum": "NUMBER_TYPE_MIN",
    "required": "BASE_TYPE_REQUIRED",
    "enum": "BASE_TYPE_CHOICES",
}

REMEMBERED: Final = 4096
"""How many bodies and parts of them are remembered as valid: the same buttons come again and again."""


class _Error(Protocol):
    validator: str
    message: str
    absolute_path: Any


class _Validator(Protocol):
    schema: Any

    def iter_errors(self, instance: Any) -> Iterator[_Error]: ...

    def descend(self, instance: Any, schema: Any) -> Iterator[_Error]: ...


class _ValidBodies:
    """A cache of what is valid by a part of the description, the most recent of it."""

    def __init__(self) -> None:
        self._known: LRUCache[tuple[int, str], bool] = LRUCache(REMEMBERED)

    def errors(self, validator: _Validator, part: Any, instance: Any) -> list[_Error]:
        """Return the errors of `instance` by `part`, a part of the description, which is remembered by its identity."""
        key = id(part), json.dumps(instance)
        if key in self._known:
            return []
        found = list(validator.descend(instance, part))
        if not found:
            self._known[key] = True
        return found


@cache
def schema_at(path: FilePath) -> "Schema":
    """Return the description in a file, which is read once a process: it is a megabyte and never changes."""
    return Schema(path)


class Schema:
    """Validates bodies by method and route; validators are built on first use and kept."""

    def __init__(self, path: FilePath) -> None:
        self._document: JSON = json.loads(path.read_text(encoding="utf-8"))
        schemas: JSON = self._document["components"]["schemas"]
        schemas["SnowflakeType"]["type"] = ["string", "integer"]
        for name in ("ApplicationCommandCreateRequest", "ApplicationCommandUpdateRequest"):
            schemas[name]["properties"]["default_member_permissions"]["type"] = ["integer", "string", "null"]
        self._schemas = schemas
        self._paths = {_plain(template): methods for template, methods in self._document["paths"].items()}
        self._validators: dict[tuple[str, str], _Validator | None] = {}
        self._valid_bodies = _ValidBodies()
        self._class = _discriminating_class(schemas, self._valid_bodies)

    def request_errors(self, method: str, route: str, body: Any) -> list[tuple[Path, str, str]]:
        """Return the errors of a request's `body`, none for a route that isn't described."""
        key = (method, _plain(route))
        if key not in self._validators:
            self._validators[key] = self._build(*key)
        validator = self._validators[key]
        if validator is None:
            return []
        return [_form_error(error) for error in self._valid_bodies.errors(validator, validator.schema, body)]

    def response_errors(self, method: str, route: str, status: int, body: Any) -> list[str]:
        """Return the errors of a response of the playground itself, as text."""
        answers = self._paths[_plain(route)][method.lower()]["responses"]
        if str(status) not in answers:
            return [f"{status} is not among {sorted(answers)}"]
        content = answers[str(status)].get("content", {}).get("application/json")
        if content is None:
            return [] if body is None else ["there should be no body"]
        validator: _Validator = self._class({"components": {"schemas": self._schemas}, **content["schema"]})
        return [f"{[*error.absolute_path]}: {error.message[:200]}" for error in validator.iter_errors(body)]

    def _build(self, method: str, route: str) -> _Validator | None:
        operation = self._paths.get(route, {}).get(method.lower(), {})
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return None
        return self._class({"components": {"schemas": self._schemas}, **content["application/json"]["schema"]})


def _form_error(error: _Error) -> tuple[Path, str, str]:
    path: Path = tuple(error.absolute_path)
    if error.validator == "required":
        path = (*path, error.message.split("'")[1])
        return path, "BASE_TYPE_REQUIRED", "This field is required"
    return path, _CODES.get(error.validator, "BASE_TYPE_INVALID"), error.message[:300]


def _plain(template: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", template)


def _discriminating_class(schemas: JSON, valid_bodies: _ValidBodies) -> Any:
    """Return a jsonschema validator class that chooses the branch of a union by the object's `type`."""
    validators: Any = importlib.import_module("jsonschema.validators")
    base = validators.Draft202012Validator
    original = {"oneOf": base.VALIDATORS["oneOf"], "anyOf": base.VALIDATORS["anyOf"]}

    def chosen(branches: list[Any], instance: Any) -> Any | None:
        if not is_object(instance) or "type" not in instance:
            return None
        for branch in branches:
            resolved = schemas.get(str(branch.get("$ref", "")).rpartition("/")[2], branch)
            kind = resolved.get("properties", {}).get("type", {})
            if instance["type"] in kind.get("enum", ()):
                return branch
        return None

    def union(keyword: str) -> Any:
        def check(validator: _Validator, branches: Any, instance: Any, schema: Any) -> Iterator[_Error]:
            branch = chosen(branches, instance) if is_array(branches) else None
            if branch is None:
                branch = _only_object_branch(branches, instance)
            if branch is not None:
                yield from valid_bodies.errors(validator, branch, instance)
            else:
                yield from original[keyword](validator, branches, instance, schema)

        return check

    return validators.extend(base, {"oneOf": union("oneOf"), "anyOf": union("anyOf")})


def _only_object_branch(branches: Any, instance: Any) -> Any | None:
    """Return the one branch that isn't null when the union only says that a field may be null."""
    if instance is None or not is_array(branches) or len(branches) != 2:
        return None
    others = [branch for branch in branches if branch.get("type") != "null"]
    return others[0] if len(others) == 1 else None

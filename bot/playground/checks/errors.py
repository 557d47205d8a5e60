"""Discord's error responses (docs: reference#error-messages, topics/opcodes-and-status-codes).

`Refusal` is one refused request. `Form` collects the errors of a body and raises them as 50035, nested by field.
"""

from collections.abc import Sequence, Sized

from bot.playground.checks.limits import bounds
from bot.playground.json_types import JSON, is_array, is_integer

Path = tuple[str | int, ...]

_UNKNOWN = {
    "application": (10002, "Unknown Application"),
    "channel": (10003, "Unknown Channel"),
    "guild": (10004, "Unknown Guild"),
    "member": (10007, "Unknown Member"),
    "message": (10008, "Unknown Message"),
    "role": (10011, "Unknown Role"),
    "emoji": (10014, "Unknown Emoji"),
    "user": (10013, "Unknown User"),
    "webhook": (10015, "Unknown Webhook"),
    "interaction": (10062, "Unknown interaction"),
    "command": (10063, "Unknown application command"),
    "event": (10070, "Unknown Guild Scheduled Event"),
}


class Refusal(Exception):
    """A request Discord would refuse: HTTP status, Discord's code and message and, for forms, the errors by field."""

    def __init__(self, status: int, code: int, message: str, errors: JSON | None = None) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}".rstrip())
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def body(self) -> JSON:
        """Return the body of the response."""
        body: JSON = {"message": self.message, "code": self.code}
        return body | {"errors": self.errors} if self.errors else body


def unknown(what: str) -> Refusal:
    """Return a 404 for a thing that doesn't exist or that Discord hides."""
    code, message = _UNKNOWN[what]
    return Refusal(404, code, message)


def missing_access() -> Refusal:
    """Return a 403 for a channel the bot can't see."""
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    """Return a 403 for what the bot has no permission for."""
    return Refusal(403, 50013, "Missing Permissions")


class CannotDo(Exception):
    """An action that Discord's client would not let a person do; the text says why."""


class StaleAction(CannotDo):
    """An action that a client would not let a person do because what they saw has changed since."""


class Form:
    """Collects the errors of one body, in the order they are found."""

    def __init__(self) -> None:
        self.errors: list[tuple[Path, str, str]] = []

    def add(self, path: Path, code: str, message: str) -> None:
        """Add an error at `path`."""
        self.errors.append((path, code, message))

    def require(self, holder: JSON, key: str, path: Path) -> bool:
        """Return whether `holder` has `key`, else add an error."""
        if holder.get(key) is not None:
            return True
        self.add((*path, key), "BASE_TYPE_REQUIRED", "This field is required")
        return False

    def text(self, value: object, path: Path, limit: str) -> None:
        """Check that `value` is None or a string within the bounds of `limit`."""
        if value is None:
            return
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return
        self._size(value, path, limit, "fewer", "MAX_LENGTH", "MIN_LENGTH")

    def count(self, value: object, path: Path, limit: str) -> list[JSON]:
        """Return the array `value` after checking it against the bounds of `limit`; None gives an empty one."""
        if value is None:
            return []
        if not is_array(value):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        self._size(value, path, limit, "fewer", "BAD_LENGTH", "BAD_LENGTH")
        return value

    def number(self, value: object, path: Path, limit: str) -> None:
        """Check that `value` is None or an integer within the bounds of `limit`."""
        if value is None:
            return
        if not is_integer(value):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return
        least, most = bounds(limit)
        if most is not None and value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        if least is not None and value < least:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")

    def choice(self, value: object, path: Path, allowed: Sequence[object]) -> bool:
        """Return whether `value` is one of `allowed`, else add an error."""
        # in Python, True in (1, 2)
        if value in allowed and not isinstance(value, bool):
            return True
        listed = ", ".join(str(item) for item in allowed)
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of ({listed}).")
        return False

    def _size(self, value: Sized, path: Path, limit: str, word: str, over: str, under: str) -> None:
        least, most = bounds(limit)
        if most is not None and _counted(value) > most:
            self.add(path, f"BASE_TYPE_{over}", f"Must be {most} or {word} in length.")
        if least is not None and len(value) < least:
            self.add(path, f"BASE_TYPE_{under}", f"Must be {least} or more in length.")

    def close(self) -> None:
        """Finish the check.

        Raises:
            Refusal: 50035 when there are errors.
        """
        if self.errors:
            raise Refusal(400, 50035, "Invalid Form Body", nest_errors(self.errors))


def nest_errors(errors: Sequence[tuple[Path, str, str]]) -> JSON:
    """Return errors as Discord nests them: a key for each step of the path, `_errors` at the end."""
    root: JSON = {}
    for path, code, message in errors:
        node = root
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    return root


def _counted(value: Sized) -> int:
    """Return how many there are, of a text the units of UTF-16: a text within these is within any count."""
    return len(value.encode("utf-16-le", "surrogatepass")) // 2 if isinstance(value, str) else len(value)

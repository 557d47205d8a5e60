"""Routing from a component's `custom_id`, a verb and its payload, to its handler; valid after any restart.

Written `civ:VERB:FIELD:…`, at most 100 characters. Never who: the seat comes from the user who pressed. A payload is a
frozen dataclass whose annotations say how each field is written and what it may be (`number`, `text`, `one_of`); what
does not fit is no address of ours, and its button is answered as an outdated one. Pages define verbs beside their
payloads, and `handlers_of` collects their handlers for the one `Registry`:

    HAND = Verb("hand", AtTable)
    HAND.to(table.id)                  # the custom_id of a button

    @handles(HAND)                     # how it is answered
    async def show_hand(press: Press, at: AtTable) -> None: ...

Presses find their handler by address alone, not by discord.py's `DynamicItem`: that one looks the pressed component up
in the message, stays silent when it is not there (a forged or outdated `custom_id`), hides errors raised in its checks,
and knows nothing of forms opened before a restart. Here every press and every form gets an answer.
"""

import re
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import ModuleType
from typing import Annotated, Any, Final, Generic, NewType, ParamSpec, Protocol, TypeVar, cast, get_type_hints

import discord

from bot.discord.answers import InFlight, Interaction, end_answer
from bot.discord.fields import address_of
from bot.log_context import LOG_CONTEXT, LogContext
from bot.meters import NO_METERS, Interactions, Meters, Outcome
from bot.reasons import ShuttingDown

MOST_CUSTOM_ID: Final = 100
"""Characters of a `custom_id` (Discord)."""
_WHOLE: Final = re.compile(r"civ:([a-z_]{1,16})((?::[A-Za-z0-9 +]{1,40})*)", re.ASCII)

_HANDLED: Final = "handled_verbs"

CustomId = NewType("CustomId", str)
P = TypeVar("P")
Q = ParamSpec("Q")


@dataclass(frozen=True, slots=True)
class Field:
    """The written form of a field, and its reader: strict, so that a value has one text and a text one value."""

    form: re.Pattern[str]
    value: Callable[[str], Any]
    """Converts the text; raises `ValueError` where the field may not have that value."""
    is_optional: bool = False

    def written(self, value: object) -> str:
        """Return a value in its written form. Raises `ValueError` where it could not be read back."""
        text = str(value)
        # refused when it is made, not when someone presses it a week later
        if self.form.fullmatch(text) is None or self.value(text) != value:
            raise ValueError(f"{value!r} does not fit into a custom_id")
        return text


def number(least: int, most: int, *, is_optional: bool = False) -> Field:
    """Return a field for a whole number within these bounds.

    Where `is_optional`, it may be left out, as None, with all fields after it.
    """

    def value(text: str) -> int:
        found = int(text)
        if not least <= found <= most:
            raise ValueError(text)
        return found

    return Field(re.compile(r"0|[1-9][0-9]{0,9}"), value, is_optional)


def text(form: str, *, is_optional: bool = False) -> Field:
    """Return a field for a text of that form: letters of English, digits, spaces and +."""
    return Field(re.compile(form, re.ASCII), str, is_optional)


def one_of(*words: str) -> Field:
    """Return a field that is one of these words."""
    return text("|".join(map(re.escape, words)))


Nothing = Annotated[int, number(0, 0)]
"""A zero where others name a table."""


@dataclass(frozen=True, slots=True)
class Bare:
    """A payload without fields."""

    nothing: Nothing = 0


@dataclass(frozen=True, slots=True)
class Answer(Generic[P]):
    """A verb with its handler."""

    verb: "Verb[P, ...]"
    press: Callable[[Interaction, P], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class Verb(Generic[P, Q]):
    """The name of what a component asks for, with the dataclass of its payload."""

    name: str
    payload: Callable[Q, P]
    """The dataclass of the payload."""

    def to(self, *args: Q.args, **kwargs: Q.kwargs) -> CustomId:
        """Return the `custom_id` of a component with that payload. Raises `ValueError` where a field does not fit."""
        payload = self.payload(*args, **kwargs)
        values = [(field, getattr(payload, name)) for name, field in _fields_of(type(payload))]
        written = [field.written(value) for field, value in values if value is not None]
        custom_id = ":".join(["civ", self.name, *written])
        if len(custom_id) > MOST_CUSTOM_ID:
            raise ValueError(f"{custom_id} is too long for Discord")
        if _WHOLE.fullmatch(custom_id) is None:
            raise ValueError(f"{custom_id} could not be read back")
        return CustomId(custom_id)

    def read(self, written: Sequence[str]) -> P | None:
        """Return the payload in these fields; None where they aren't one."""
        made = cast("type[P]", self.payload)
        expected = _fields_of(made)
        least = sum(not field.is_optional for _, field in expected)
        if not least <= len(written) <= len(expected):
            return None
        values: dict[str, Any] = dict.fromkeys(name for name, _ in expected)
        for (name, field), part in zip(expected, written, strict=False):
            if field.form.fullmatch(part) is None:
                return None
            try:
                values[name] = field.value(part)
            except ValueError:
                return None
        return made(**values)

    def answered_by(self, press: Callable[[Interaction, P], Coroutine[Any, Any, None]]) -> Answer[P]:
        """Return an entry for the registry that answers this verb by `press`."""
        return Answer(self, press)


@dataclass(frozen=True, slots=True)
class Route:
    """An address that was read: its payload and its handler."""

    payload: object
    _answer: Answer[Any]

    @property
    def verb(self) -> str:
        """The name of its verb."""
        return self._answer.verb.name

    @property
    def about(self) -> dict[str, int | None]:
        """The subject for log lines: a tournament (`table` then is one of a round), or a table."""
        tournament = getattr(self.payload, "tournament", None)
        return {"table": getattr(self.payload, "table", None)} if tournament is None else {"tournament": tournament}

    def answer(self, interaction: Interaction) -> Coroutine[Any, Any, None]:
        """Return the handler's coroutine, to be awaited."""
        return self._answer.press(interaction, self.payload)


H = TypeVar("H", bound=Callable[..., Coroutine[Any, Any, None]])


def handles(verb: Verb[Any, ...]) -> Callable[[H], H]:
    """Mark a function `(press, payload)`, or such a method, as the handler of a verb; `handlers_of` collects it."""

    def mark(handler: H) -> H:
        handler.__dict__[_HANDLED] = (*handler.__dict__.get(_HANDLED, ()), verb)
        return handler

    return mark


def handlers_of(source: object, make_press: Callable[[Interaction], Any]) -> list[Answer[Any]]:
    """Return the answers that a module, or an object with such methods, has for verbs (`handles`).

    `make_press` makes what a handler is given of an interaction. Raises `TypeError` where a handler takes another
    payload than its verb has.
    """
    handled = _handled(source if isinstance(source, ModuleType) else type(source))
    return [_answer(verb, getattr(source, name), make_press) for name, verb in handled]


@cache
def _handled(source: ModuleType | type) -> tuple[tuple[str, Verb[Any, ...]], ...]:
    """Return the handlers of a module or class by name, each with its verb: the same for every client."""
    found: list[tuple[str, Verb[Any, ...]]] = []
    for name in vars(source) if isinstance(source, ModuleType) else dir(source):
        handler = getattr(source, name)
        if isinstance(source, ModuleType) and getattr(handler, "__module__", "") != source.__name__:
            continue  # imported there
        for verb in getattr(handler, "__dict__", {}).get(_HANDLED, ()):
            _check_payload(handler, verb)
            found.append((name, verb))
    return tuple(found)


def _check_payload(handler: Any, verb: Verb[Any, ...]) -> None:
    *_, payload = (hint for name, hint in get_type_hints(handler).items() if name != "return")
    if payload is not verb.payload:
        raise TypeError(f"{handler.__qualname__} takes {payload}, and {verb.name} has {verb.payload}")


def _answer(verb: Verb[Any, ...], handler: Any, make_press: Callable[[Interaction], Any]) -> Answer[Any]:
    async def press(interaction: Interaction, payload: Any) -> None:
        await handler(make_press(interaction), payload)

    return verb.answered_by(press)


class Registry:
    """All verbs with their handlers."""

    def __init__(self, answers: Iterable[Answer[Any]]) -> None:
        """Raise `ValueError` where two handlers answer one verb."""
        self._answers: dict[str, Answer[Any]] = {}
        for answer in answers:
            if answer.verb.name in self._answers:
                raise ValueError(f"two answers to the verb {answer.verb.name}")
            self._answers[answer.verb.name] = answer

    def __iter__(self) -> Iterator[Verb[Any, ...]]:
        """Iterate over all verbs."""
        return (answer.verb for answer in self._answers.values())

    def route(self, custom_id: str) -> Route | None:
        """Return where a `custom_id` leads; None where it isn't one of ours, or is malformed."""
        name, written = split(custom_id)
        answer = self._answers.get(name)
        payload = None if answer is None else answer.verb.read(written)
        return None if answer is None or payload is None else Route(payload, answer)


class ErrorReporter(Protocol):
    """Tells people about refused presses."""

    async def tell(self, interaction: Interaction, error: Exception, payload: object = None) -> None:
        """Tell what went wrong; a refusal is told as one about the payload of the press."""
        ...

    async def outdated(self, interaction: Interaction, key: str) -> None:
        """Tell that what was pressed or filled in is no longer in use."""
        ...


class Router:
    """Finds the handler of a component or form by its address, and awaits it."""

    def __init__(
        self,
        registry: Registry,
        in_flight: InFlight,
        teller: ErrorReporter,
        *,
        after: Callable[[Interaction], Awaitable[None]],
        meters: Meters = NO_METERS,
    ) -> None:
        """Keep the registry; `after` is awaited once an interaction has been answered."""
        self._meters = meters
        self.registry = registry
        """The handlers of all verbs."""
        self._in_flight = in_flight
        self._teller = teller
        self._after = after

    async def route(self, interaction: Interaction) -> None:
        """Answer one component or form; other interactions are not handled here."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self._route(interaction, "form", "outdated-form")
        elif interaction.type is discord.InteractionType.component:
            await self._route(interaction, None, "outdated-button")

    async def _route(self, interaction: Interaction, verb: str | None, outdated: str) -> None:
        """Answer the interaction by its `custom_id`; say `outdated` where it has no handler any more."""
        route = self.registry.route(address_of(interaction))
        about = {} if route is None else route.about
        verb = route.verb if route else verb
        LOG_CONTEXT.set(LogContext(**about, verb=verb, interaction=interaction.id, user=interaction.user.id))
        if route is None:
            await self.answer(interaction, self._teller.outdated(interaction, outdated), outcome="outdated")
        else:
            await self.answer(interaction, route.answer(interaction), route.payload)

    async def answer(
        self,
        interaction: Interaction,
        work: Coroutine[Any, Any, object],
        payload: object = None,
        outcome: Outcome = "answered",
    ) -> None:
        """Await `work`, an answer to `interaction`, and report what it raises; it counts as `outcome` otherwise."""
        with self._in_flight.answering(interaction):
            if self._in_flight.is_closing:
                # never awaited otherwise, which Python warns about
                work.close()
                await self.refuse(interaction)
                return
            try:
                await work
            except Exception as error:
                await self._teller.tell(interaction, error, payload)
            else:
                self._meters.count_interaction(kind_of(interaction), outcome)
            await end_answer(interaction)
        with self._in_flight.answering():
            # also after a refusal: someone who was told what went wrong has used the bot
            await self._after(interaction)

    async def refuse(self, interaction: Interaction) -> None:
        """Tell someone that the bot is about to stop."""
        await self._teller.tell(interaction, ShuttingDown())


def kind_of(interaction: Interaction) -> Interactions:
    """Return what someone has used, as it is counted."""
    match interaction.type:
        case discord.InteractionType.component:
            return "component"
        case discord.InteractionType.modal_submit:
            return "form"
        case _:
            return "command"


def split(custom_id: str) -> tuple[str, tuple[str, ...]]:
    """Return the verb of a `custom_id` and its written fields; an empty verb where it isn't one of ours."""
    found = _WHOLE.fullmatch(custom_id) if len(custom_id) <= MOST_CUSTOM_ID else None
    return ("", ()) if found is None else (found[1], tuple(found[2].split(":")[1:]))


@cache
def _fields_of(payload: type[Any]) -> tuple[tuple[str, Field], ...]:
    """Return a payload's fields in the order in which they are written."""
    assert is_dataclass(payload)
    hints = get_type_hints(payload, include_extras=True)
    return tuple((each.name, _field(hints[each.name])) for each in fields(payload))


def _field(annotation: Any) -> Field:
    return next(each for each in annotation.__metadata__ if isinstance(each, Field))

"""Interactions, the responses to them and both deadlines (docs: interactions/receiving-and-responding)."""

import secrets
from dataclasses import dataclass, field
from typing import Literal

from bot.playground.checks.errors import Refusal, unknown
from bot.playground.checks.limits import bound
from bot.playground.clock import Clock
from bot.playground.json_types import JSON

APPLICATION_COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
State = Literal["pending", "deferred", "acknowledged", "answered", "updated", "choices", "modal", "dismissed", "failed"]
"""`deferred`: "thinking" is shown. `acknowledged`: a component's use was accepted, nothing is shown yet. `dismissed`:
the response was deleted. `failed`: no response within 3 s, the client shows "did not respond"."""


@dataclass(slots=True)
class Interaction:
    """An interaction: `original_id` is the message that @original names, `message_id` the one whose component was used.

    `forged` is a component that was used although the message doesn't have it.
    """

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    data: JSON
    created_at: float
    message_id: int | None = None
    forged: JSON | None = None
    state: State = "pending"
    answered_at: float | None = None
    original_id: int | None = None
    ephemeral: bool = False
    parent: JSON | None = None
    choices: list[JSON] = field(default_factory=list[JSON])
    modal: JSON | None = None
    modal_used: bool = False
    messages: list[int] = field(default_factory=list[int])

    @property
    def is_answered(self) -> bool:
        """Whether the initial response has come."""
        return self.answered_at is not None

    @property
    def seconds_to_answer(self) -> float | None:
        """Seconds until the initial response; None while there isn't one."""
        return None if self.answered_at is None else self.answered_at - self.created_at

    def metadata(self, user: JSON) -> JSON:
        """Return the `interaction_metadata` of the messages that answer it."""
        owners = {"0": str(self.guild_id or 0)}
        body: JSON = {"id": str(self.id), "type": self.type, "user": user, "authorizing_integration_owners": owners}
        if self.type == APPLICATION_COMMAND:
            body["command_type"] = self.data.get("type", 1)
        if self.type == COMPONENT:
            body["interacted_message_id"] = str(self.message_id)
        if self.type == MODAL_SUBMIT:
            body["triggering_interaction_metadata"] = self.parent
        return body


class Interactions:
    """All interactions, by id and token. `first_answer` is the seconds the bot has for the initial response."""

    def __init__(self, clock: Clock, first_answer: float) -> None:
        self._clock = clock
        self.first_answer = first_answer
        self.by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def add(self, interaction: Interaction) -> None:
        self.by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction

    def find_unanswered(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction that an initial response is for.

        Raises:
            Refusal: 10062 when it is unknown or too late, 40060 when it is already answered.
        """
        found = self._by_token.get(token)
        if found is None or found.id != interaction_id:
            raise unknown("interaction")
        if found.is_answered:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if self._clock.now() - found.created_at > self.first_answer:
            raise unknown("interaction")
        return found

    def find_answered(self, token: str) -> Interaction:
        """Return the answered interaction that a webhook token belongs to.

        Raises:
            Refusal: 50027 when the token has expired, 10015 when it is unknown or not answered yet.
        """
        found = self._by_token.get(token)
        if found is None:
            raise unknown("webhook")
        if self._clock.now() - found.created_at > bound("interaction.token.seconds.max"):
            raise Refusal(401, 50027, "Invalid Webhook Token")
        if not found.is_answered:
            raise unknown("webhook")
        return found


def new_token() -> str:
    """Return a new, unguessable interaction token."""
    return secrets.token_urlsafe(64)

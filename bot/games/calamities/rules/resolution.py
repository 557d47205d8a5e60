"""Resolving a calamity: `resolve_calamity` plays one from a position and the answers given so far.

The same position and answers always lead to the same outcome.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, cast

from bot.games.calamities.rules import names
from bot.games.calamities.rules.answers import Answer, Value
from bot.games.calamities.rules.city_losses import (
    city_support_check,
    civil_disorder,
    iconoclasm_heresy,
    piracy,
    slave_revolt,
    superstition,
    treachery,
)
from bot.games.calamities.rules.civil_war import civil_war
from bot.games.calamities.rules.decisions import Decision
from bot.games.calamities.rules.effects import Effect
from bot.games.calamities.rules.errors import IllegalAnswer, cause
from bot.games.calamities.rules.hordes import barbarian_hordes
from bot.games.calamities.rules.names import CalamityId
from bot.games.calamities.rules.position import Position
from bot.games.calamities.rules.resolution_state import ResolutionState, Steps
from bot.games.calamities.rules.turn import DrawnCalamity, check_drawn
from bot.games.calamities.rules.unit_losses import epidemic, famine, flood
from bot.games.calamities.rules.volcano import volcano_earthquake

RESOLVERS: Final[Mapping[CalamityId, Callable[[ResolutionState], Steps]]] = {
    names.VOLCANO: volcano_earthquake,
    names.TREACHERY: treachery,
    names.FAMINE: famine,
    names.SUPERSTITION: superstition,
    names.CIVIL_WAR: civil_war,
    names.SLAVE_REVOLT: slave_revolt,
    names.FLOOD: flood,
    names.BARBARIAN_HORDES: barbarian_hordes,
    names.EPIDEMIC: epidemic,
    names.CIVIL_DISORDER: civil_disorder,
    names.ICONOCLASM: iconoclasm_heresy,
    names.PIRACY: piracy,
    names.SUPPORT: city_support_check,
}
"""The generator of each calamity, in the order of resolution."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a calamity so far; it is over when nothing is pending."""

    position: Position
    effects: tuple[Effect, ...]
    answers: tuple[Answer, ...]
    decisions: tuple[Decision, ...]
    """Every decision asked, in order; the last one is pending unless the calamity is over."""
    pending: Decision | None
    findings: Mapping[str, object]


class Resolution:
    """A calamity being resolved. It stops at each decision with more than one legal answer."""

    def __init__(self, position: Position, drawn: DrawnCalamity) -> None:
        check_drawn(position, drawn)
        self._state = ResolutionState(position, drawn)
        self._steps = RESOLVERS[drawn.calamity](self._state)
        self._answers: list[Answer] = []
        self._decisions: list[Decision] = []
        self.pending: Decision | None = None
        self._go_on(None)

    def _go_on(self, value: Value | None) -> None:
        try:
            while True:
                decision = self._steps.send(cast("Value", value))
                value = decision.only()
                if value is None:
                    self.pending = decision
                    self._decisions.append(decision)
                    return
        except StopIteration:
            self.pending = None

    def why_not(self, answer: Answer) -> IllegalAnswer | None:
        """Return why the answer is refused; None where it is legal."""
        pending, index = self.pending, len(self._answers)
        if pending is None:
            return IllegalAnswer(cause("calamity-nothing-asked"), index)
        if (answer.who, answer.what) != (pending.who, pending.what):
            return IllegalAnswer(cause("calamity-other-asked", who=pending.who, what=pending.what), index)
        reason = pending.why_not(answer.value)
        return None if reason is None else IllegalAnswer(reason, index)

    def answer(self, answer: Answer) -> None:
        """Answer the pending decision. Raises `IllegalAnswer`, and then nothing has changed."""
        if refused := self.why_not(answer):
            raise refused
        self._answers.append(answer)
        self._go_on(answer.value)

    def outcome(self) -> Outcome:
        """Return the outcome so far."""
        state = self._state
        return Outcome(
            state.position,
            tuple(state.effects),
            tuple(self._answers),
            tuple(self._decisions),
            self.pending,
            dict(state.findings) | dict(state.tallies),
        )


def resolve_calamity(position: Position, drawn: DrawnCalamity, answers: Iterable[Answer] = ()) -> Outcome:
    """Return the outcome of a calamity with these answers: over, or waiting for the next answer.

    Raises `IllegalAnswer` with the index of the first answer that is refused, and `BadPosition`.
    """
    resolution = Resolution(position, drawn)
    for answer in answers:
        resolution.answer(answer)
    return resolution.outcome()

"""The march of the Barbarians step by step, derived from its effects: losses, units that stay, and the reasons."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bot.games.calamities.rules.decisions import Decision
from bot.games.calamities.rules.effects import Effect, carry_out
from bot.games.calamities.rules.hordes import TargetChoice, landing, onward
from bot.games.calamities.rules.names import BARBARIANS, AreaId, NationName
from bot.games.calamities.rules.position import CITY_POINTS, Position
from bot.games.calamities.rules.resolution import Outcome


@dataclass(frozen=True, slots=True)
class MarchStep:
    """One area of the march."""

    area: AreaId
    entering: int
    target_choice: TargetChoice
    """The reason why they came here."""
    chosen_by: NationName | None
    """The nation that decided between equal areas."""
    token_losses: tuple[tuple[NationName, int], ...] = ()
    """Tokens that each nation lost, those that stood for a city included."""
    city_owner: NationName | None = None
    """Owner of the city they attacked and destroyed."""
    defenders: int = 0
    """Tokens that stood for it."""
    died: int = 0
    left: int = 0
    """Barbarians after the conflict."""
    going: int = 0
    """The number of these that are beyond the limit."""
    is_end: bool = True
    """True where those beyond the limit are removed since they can reach nothing, or none are beyond it."""

    def damage(self, nation: NationName) -> int:
        """Return the unit points that this area cost a nation."""
        lost = sum(tokens for name, tokens in self.token_losses if name == nation)
        return lost + (CITY_POINTS - self.defenders) * (self.city_owner == nation)

    @property
    def staying(self) -> int:
        """The number that stay here for good."""
        return self.left - self.going


@dataclass(slots=True)
class _Replay:
    """The march so far."""

    position: Position
    victim: NationName
    choices: Iterator[Decision]
    steps: list[MarchStep] = field(default_factory=list[MarchStep])

    def enter(self, area: AreaId, entering: int, target_choice: TargetChoice) -> None:
        chosen_by = None
        if len(target_choice.options) > 1 and (decision := next(self.choices, None)) is not None:
            chosen_by = decision.who
        self.steps.append(MarchStep(area, entering, target_choice, chosen_by))

    def change(self, step: MarchStep) -> None:
        self.steps[-1] = step


def march_of(before: Position, victim: NationName, outcome: Outcome) -> tuple[MarchStep, ...]:
    """Return the steps of a march from the position before it; none where the Barbarians spared their victim."""
    replay = _Replay(before, victim, iter(outcome.decisions))
    for effect in outcome.effects:
        _replay_effect(replay, effect)
        replay.position = carry_out(replay.position, effect)
        if replay.steps:
            left = replay.position.barbarians.get(replay.steps[-1].area, 0)
            step = replay.steps[-1]
            replay.change(replace(step, left=left + (step.going if step.is_end else 0)))
    return tuple(replay.steps)


def _replay_effect(replay: _Replay, effect: Effect) -> None:
    position, victim = replay.position, replay.position.nation(replay.victim)
    if effect.area is None:
        return
    if effect.kind == "place":
        replay.enter(effect.area, effect.tokens, landing(position, victim))
        return
    step = replay.steps[-1]
    if effect.kind == "move" and effect.to is not None:
        replay.change(replace(step, going=effect.tokens, is_end=False))
        replay.enter(effect.to, effect.tokens, onward(position, victim, effect.area, effect.tokens))
    elif effect.kind == "reduce":
        replay.change(replace(step, city_owner=effect.nation, defenders=effect.tokens))
    elif effect.nation != BARBARIANS:
        replay.change(replace(step, token_losses=(*step.token_losses, (effect.nation, effect.tokens))))
    elif effect.clause == "30.5222":
        replay.change(replace(step, going=effect.tokens))
    else:
        replay.change(replace(step, died=effect.tokens))

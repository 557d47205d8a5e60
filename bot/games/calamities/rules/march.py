"""The march of the Barbarians told again, step by step: what they met, who stayed, and why the others went on."""

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
    """Why they came here."""
    chosen_by: NationName | None
    """Who decided between equal areas."""
    fallen: tuple[tuple[NationName, int], ...] = ()
    """Tokens that each nation lost, those that stood for a city among them."""
    razed: NationName | None = None
    """Whose city they attacked and destroyed."""
    defenders: int = 0
    """The tokens that stood for it."""
    died: int = 0
    left: int = 0
    """Barbarians after the conflict."""
    going: int = 0
    """Of these, how many are beyond the limit."""
    is_end: bool = True
    """Whether those beyond the limit are removed, since nothing can be reached; or none are."""

    def damage(self, nation: NationName) -> int:
        """The unit points that this area cost a nation."""
        lost = sum(tokens for name, tokens in self.fallen if name == nation)
        return lost + (CITY_POINTS - self.defenders) * (self.razed == nation)

    @property
    def staying(self) -> int:
        """How many stay here for good."""
        return self.left - self.going


@dataclass(slots=True)
class _Replay:
    """The march so far, while it is told again."""

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
    """The steps of a march of Barbarian Hordes from the position before it; none where they spared their victim."""
    replay = _Replay(before, victim, iter(outcome.asked))
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
        replay.change(replace(step, razed=effect.nation, defenders=effect.tokens))
    elif effect.nation != BARBARIANS:
        replay.change(replace(step, fallen=(*step.fallen, (effect.nation, effect.tokens))))
    elif effect.clause == "30.5222":
        replay.change(replace(step, going=effect.tokens))
    else:
        replay.change(replace(step, died=effect.tokens))

"""What a computer player is, and the simplest one."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from bot.games.civ.rules.actions import Action
from bot.games.civ.rules.observation import Observation

T = TypeVar("T")


class RandomSource(Protocol):
    """Where chance comes from: `random.Random` is one. Only `random()` is asked, as only it is promised to last."""

    def random(self) -> float: ...


class Policy(Protocol):
    """A computer player. `observation` is that of an awaited seat; the answer is one of `observation.legal`."""

    def __call__(self, observation: Observation, random: RandomSource, /) -> Action: ...


def pick(options: Sequence[T], random: RandomSource) -> T:
    """Return one of the options, each as likely as the others; a lone one costs no chance."""
    return options[int(random.random() * len(options))] if len(options) > 1 else options[0]


def random_policy(observation: Observation, random: RandomSource) -> Action:
    """Any legal action, each as likely as the others."""
    return pick(observation.legal, random)

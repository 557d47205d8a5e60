"""The interface of a computer player's policy, and the simplest policy."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from bot.chance import stream_of
from bot.games.civ.rules.actions import Action
from bot.games.civ.rules.observation import Observation

T = TypeVar("T")


class RandomSource(Protocol):
    """A source of randomness such as `random.Random`; only `random()` is used, as only its sequence is stable."""

    def random(self) -> float: ...


class Policy(Protocol):
    """A computer player. `observation` is that of an awaited seat; the answer is one of `observation.legal`."""

    def __call__(self, observation: Observation, random: RandomSource, /) -> Action: ...


def pick(options: Sequence[T], random: RandomSource) -> T:
    """Return one of the options, each as likely as the others; a lone one costs no chance."""
    return options[int(random.random() * len(options))] if len(options) > 1 else options[0]


def chance_of(observation: Observation) -> RandomSource:
    """Return the randomness with which a player thinks about what it sees: always the same for the same."""
    return stream_of(repr(observation))


def random_policy(observation: Observation, random: RandomSource) -> Action:
    """Return any legal action, each as likely as the others."""
    return pick(observation.legal, random)

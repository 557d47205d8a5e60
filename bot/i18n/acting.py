"""Decisions in words: what a button does, and which step of the turn it is."""

from collections.abc import Sequence

from bot.i18n.catalogue import Speaker
from bot.rules import Action, Observation


def action(speaker: Speaker, action: Action, observation: Observation, names: Sequence[str]) -> str:
    """A button's label, at most 80 characters: what this action does."""
    raise NotImplementedError


def phase(speaker: Speaker, observation: Observation) -> str:
    """The step of the turn, and what a running effect still asks for."""
    raise NotImplementedError

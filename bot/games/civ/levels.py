"""The levels of computer players: which policy each one is, and the weights that some of them need."""

import logging
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from bot.assets import folder
from bot.games.civ.ai import RandomSource, certain_win, computer_policy, easy_policy, expert_plan, network_policy
from bot.games.civ.ai.network import BadWeights, Network, read_network
from bot.games.civ.game import RULES, CivPlanner, CivPolicy
from bot.games.civ.rules import Action, Observation

log = logging.getLogger(__name__)

TABLES: Final = ((2, False), (3, False), (4, False), (4, True))
"""The kinds of tables that have a network each: players, and whether they play in teams."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A file of weights that cannot be used, so that at such tables *normal* and *expert* play by the formula alone."""

    file: Path
    why: str


def weights_file(players: int, *, teams: bool) -> Path:
    """Return where the weights for such a table lie."""
    return folder() / "computer" / f"{players}{'-teams' if teams else ''}.net"


def load_network(players: int, *, teams: bool) -> Network:
    """Return the network for such a table. Raises `OSError`, `BadWeights`."""
    return _read(weights_file(players, teams=teams), players, teams)


def _read(file: Path, players: int, teams: bool) -> Network:
    return read_network(file.read_bytes(), players=players, teams=teams, rules=RULES)


def find_troubles() -> list[Trouble]:
    """Return what is wrong with the weights; nothing where every level plays as it should."""
    found: list[Trouble] = []
    for players, teams in TABLES:
        try:
            load_network(players, teams=teams)
        except FileNotFoundError:
            found.append(Trouble(weights_file(players, teams=teams), "missing"))
        except (OSError, BadWeights) as error:
            found.append(Trouble(weights_file(players, teams=teams), str(error)))
    return found


@cache
def _network_in(file: Path, players: int, teams: bool) -> Network | None:
    """Return the network in a file, and None where the formula has to do; each file is read once.

    Policies think in processes of their own: a network that is handed to them travels with each decision, which takes
    0.3 to 0.5 ms on either side of it, and reading it takes 10.
    """
    try:
        return _read(file, players, teams)
    except (OSError, BadWeights) as error:
        log.warning("no weights for %s players (teams: %s), normal and expert play without: %s", players, teams, error)
        return None


def network_for(observation: Observation) -> Network | None:
    """Return the network for such a table; None where there is none."""
    players, teams = observation.players, observation.teams
    return _network_in(weights_file(players, teams=teams), players, teams)


def normal_policy(observation: Observation, random: RandomSource) -> Action:
    """Return what wins for certain, else the action with the best prospect by the network for such a table; by the
    formula (`computer_policy`) where there is no network."""
    network = network_for(observation)
    if network is None:
        return computer_policy(observation, random)
    if win := certain_win(observation):
        return win[0]
    return network_policy(observation, random, network)


def expert_policy(observation: Observation, random: RandomSource) -> tuple[Action, ...]:
    """Return what wins for certain, else what the expert does until something hidden is shown; by the formula
    (`computer_policy`) where there is no network."""
    network = network_for(observation)
    if network is None:
        return (computer_policy(observation, random),)
    return certain_win(observation) or expert_plan(observation, random, network)


POLICIES: Final[dict[str, CivPolicy | CivPlanner]] = {
    "easy": easy_policy,
    "normal": normal_policy,
    "expert": expert_policy,
}
"""The policy of each level of `bot.table.values.Level`."""

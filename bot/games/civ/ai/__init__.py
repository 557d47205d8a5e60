"""Computer players. Pure: they take an `Observation` and an explicit random source, and return a legal `Action`."""

from bot.games.civ.ai.certain import certain_win
from bot.games.civ.ai.computer import computer_policy, network_policy
from bot.games.civ.ai.easy import easy_policy
from bot.games.civ.ai.expert import expert_plan
from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.ai.policy import Policy, RandomSource, chance_of, random_policy

automatic_policy: Policy = computer_policy
"""The policy for people who are absent. It plays from any position, also in the middle of an effect."""

POLICIES: dict[str, Policy] = {
    "random": random_policy,
    "greedy": greedy_policy,
    "easy": easy_policy,
    "computer": computer_policy,
}
"""Every policy that needs no files, by its name."""

__all__ = [
    "POLICIES",
    "Policy",
    "RandomSource",
    "automatic_policy",
    "certain_win",
    "chance_of",
    "computer_policy",
    "easy_policy",
    "expert_plan",
    "greedy_policy",
    "network_policy",
    "random_policy",
]

"""Players who could win in their next turn, as far as one player may know, and what stops them (RULES §7).

It imports the rules, and the rules do not import it. What an effect may do in such a turn follows from its row of the
effect table. `find_threats` returns the `Threat`s of an observation, each with its `Stop`s; `cannot_win` says that a
player is surely none.
"""

from bot.games.civ.threats.search import Threat, cannot_win, find_threats
from bot.games.civ.threats.stops import Stop

__all__ = ["Stop", "Threat", "cannot_win", "find_threats"]

"""The tournament that a table belongs to, and what is different there because of it. Pure.

At a tournament's table the referee decides what people elsewhere agree on: no one votes, takes a seat over, takes a
move back or leaves, no computer plays for a person unless the referee says so, and a clock that runs out stops the
game until the referee decides. A league's season is a tournament without one: there a clock that runs out loses the
game. The laws of a table ask its `Policy`, never whether there is a tournament.
"""

from dataclasses import dataclass
from typing import Final, NewType

TournamentId = NewType("TournamentId", int)


@dataclass(frozen=True, slots=True)
class Contest:
    """Which game of which tournament a table plays; the round, the table in it and its deal count from 1."""

    tournament: TournamentId
    round: int
    table: int
    deal: int = 1


@dataclass(frozen=True, slots=True)
class Policy:
    """What people, clocks and computers may do at a table."""

    allows_agreements: bool
    """Whether people vote on pauses, time, undos, other players, another place, and the end."""
    allows_undo: bool
    """Whether people may take their own last decision back."""
    allows_leaving: bool
    """Whether people may leave the game, or leave their seats to the computer."""
    allows_rematch: bool
    allows_closing: bool
    """Whether the server's moderators may close or pause the game."""
    calls_referee: bool
    """Whether a clock that runs out pauses the game for the referee, instead of doing what people chose."""
    pause_stops_play: bool
    """Whether nothing can be played in a pause; elsewhere only its clocks and computers stand still."""
    needs_people: bool
    """Whether a game stands still, and is called off, when no person is left to play it."""
    allows_hints: bool
    """Whether hands may say who could win and what stops it: at a tournament players see that for themselves."""


ORDINARY: Final = Policy(
    allows_agreements=True,
    allows_undo=True,
    allows_leaving=True,
    allows_rematch=True,
    allows_closing=True,
    calls_referee=False,
    pause_stops_play=False,
    needs_people=True,
    allows_hints=True,
)
AT_LEAGUE: Final = Policy(
    allows_agreements=False,
    allows_undo=False,
    allows_leaving=False,
    allows_rematch=False,
    allows_closing=False,
    calls_referee=False,
    pause_stops_play=True,
    needs_people=False,
    allows_hints=False,
)
AT_TOURNAMENT: Final = Policy(
    allows_agreements=False,
    allows_undo=False,
    allows_leaving=False,
    allows_rematch=False,
    allows_closing=False,
    calls_referee=True,
    pause_stops_play=True,
    needs_people=False,
    allows_hints=False,
)

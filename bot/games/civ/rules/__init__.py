"""Carta Impera Victoria: the rules as a value. Pure: no I/O, no clock, no hidden randomness.

The public names are few. `deal` a `Setup`, `Game.start` it, ask `game.legal(seat)`, call `game.play(seat, parse("play
M1"))` for the next game. `observe(game, seat)` is what a viewer may know, `events` what happened, `write` and `read`
handle transcripts. Everything refused is a `GameError` whose `Reason` has a key and a clause. `RULES.md` beside this
file has the clauses, `TRANSCRIPT.md` (cited as REPLAY) the form of a transcript, `DEAL.md` (cited as DEAL) how
randomness is used.
"""

from bot.games.civ.rules.actions import Action, parse, undo
from bot.games.civ.rules.cards import DOMAINS, Card, Domain, Seat
from bot.games.civ.rules.errors import BadTranscript, GameError, IllegalAction, IllegalSetup, Reason, UnreadableAction
from bot.games.civ.rules.events import Event, events
from bot.games.civ.rules.game import TABLE, Game, Line, by_referee, by_seat
from bot.games.civ.rules.observation import Observation, observe
from bot.games.civ.rules.position import Result
from bot.games.civ.rules.setup import Setup, deal
from bot.games.civ.rules.transcript import read, read_all, write

__all__ = [
    "DOMAINS",
    "TABLE",
    "Action",
    "BadTranscript",
    "Card",
    "Domain",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "IllegalSetup",
    "Line",
    "Observation",
    "Reason",
    "Result",
    "Seat",
    "Setup",
    "UnreadableAction",
    "by_referee",
    "by_seat",
    "deal",
    "events",
    "observe",
    "parse",
    "read",
    "read_all",
    "undo",
    "write",
]

"""What the pages of a tournament are made of: its state, who is called what, and what its games are doing.

Pure values: whoever shows a page fetches these first. Nothing in them is secret from anybody.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from bot.discord.symbols import ROBOT, jump
from bot.i18n.catalogue import Speaker
from bot.i18n.names import safe_name
from bot.table.names import visible_name
from bot.tournament.actions import Pseudonym
from bot.tournament.book import Entry
from bot.tournament.draws import PlayerNumber
from bot.tournament.tournament import Tournament, TournamentTable


@dataclass(frozen=True, slots=True)
class ShownGame:
    """The game of a tournament's table, as everybody sees it.

    `line` is the last line of its log, `awaited` who is asked to decide, `due` when the first of their clocks runs out
    (None while none runs). `is_drafting` while nobody can be eliminated yet (§9.1); `absent` are those who have not
    made their first choice though it is late. `facts` is its public state in words, from its game's presentation, made
    safe for a message.
    """

    channel_id: int
    line: int
    awaited: tuple[PlayerNumber, ...] = ()
    due: datetime | None = None
    is_drafting: bool = False
    absent: tuple[PlayerNumber, ...] = ()
    facts: str = ""


@dataclass(frozen=True, slots=True)
class ShownTournament:
    """A tournament as its pages show it. `games` are by round and table; those that have no place yet are left out."""

    id: int
    tournament: Tournament
    names: Mapping[Pseudonym, str]
    guild_id: int | None = None
    channel_id: int | None = None
    games: Mapping[tuple[int, int], ShownGame] = field(default_factory=dict[tuple[int, int], ShownGame])
    book: Sequence[Entry] = ()
    has_clock: bool = True

    def plain_name(self, who: Pseudonym) -> str:
        """What somebody is called in pictures and labels; his pseudonym where he has been forgotten."""
        return visible_name(self.names[who]) if who in self.names else who

    def person(self, who: Pseudonym) -> str:
        """What somebody is called in messages, with a sign before a computer's name."""
        entrant = self.tournament.entrant(who)
        name = safe_name(self.plain_name(who))
        return f"{ROBOT} {name}" if entrant is not None and entrant.is_computer else name

    def plain_player(self, player: PlayerNumber) -> str:
        """A player by number, for pictures and labels."""
        return self.plain_name(self.tournament.players[player - 1])

    def player(self, player: PlayerNumber) -> str:
        """A player by number, for messages."""
        return self.person(self.tournament.players[player - 1])

    def listed(self, players: Sequence[PlayerNumber], speaker: Speaker) -> str:
        """Several of them."""
        return speaker.list([self.player(player) for player in players])

    def game(self, round_number: int, table: TournamentTable) -> ShownGame | None:
        """The game of a table, if it has a place."""
        return self.games.get((round_number, table.number))

    def link(self, round_number: int, table: TournamentTable, label: str) -> str:
        """A label that leads to the table's thread, where it has one."""
        game = self.game(round_number, table)
        return label if game is None else f"[{label}]({jump(self.guild_id, game.channel_id)})"

"""Where everybody stands in a tournament."""

from dataclasses import dataclass

from bot.tournament.draws import PlayerNumber
from bot.tournament.tournament import Stage, Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's place, shared by all who have won as many rounds, and whether he can still win the tournament."""

    place: int
    player: PlayerNumber
    rounds_won: int
    is_in: bool


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Everybody who plays or has played, the best first, then by number (§10.1: only who wins goes on)."""
    won = {PlayerNumber(number): 0 for number in range(1, len(tournament.players) + 1)}
    for played in tournament.rounds:
        for player in played.winners():
            won[player] += 1
    # ties by number, so that everybody gets the same list
    ordered = sorted(won, key=lambda player: (-won[player], player))
    still_in = _still_in(tournament)
    counts = [won[player] for player in ordered]
    return tuple(Standing(counts.index(won[player]) + 1, player, won[player], player in still_in) for player in ordered)


def _still_in(tournament: Tournament) -> set[PlayerNumber]:
    played = tournament.round()
    if played is None or tournament.stage is not Stage.PLAYING:
        return set()
    waiting = {player for table in played.tables if not table.is_over for player in table.players}
    out = {player for table in played.tables for player in table.out}
    return (waiting | set(played.winners())) - out

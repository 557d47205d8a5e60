"""Positions that no table has reached, to draw what they show."""

from bot.games.civ.rules import Card, Game, deal


class _Unshuffled:
    """Everything in its order: the picture is the same each time."""

    def shuffle(self, x: list[Card]) -> None:
        """Leaves the list as it is."""

    def randrange(self, stop: int) -> int:
        """Always the first choice, 0."""
        return 0


def unshuffled(players: int) -> Game:
    """A game that begins with every pile in its order."""
    return Game.start(deal(_Unshuffled(), players=players))

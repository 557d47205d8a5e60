"""What a server can switch on, and what of it goes on there."""

from bot.manager.lists import TableLists
from bot.manager.tournaments import Tournaments
from bot.match import Games
from bot.table.preferences import LEAGUE, TOURNAMENTS, features_of


class Features:
    """The parts of the bot that are only on servers that want them."""

    def __init__(self, games: Games, lists: TableLists, tournaments: Tournaments) -> None:
        self.known = features_of(games)
        """All that a server can switch on."""
        self._lists = lists
        self._tournaments = tournaments

    async def in_use(self, guild_id: int) -> frozenset[str]:
        """Return what goes on there, of all that a server can switch on, whether it still is or not."""
        games = await self._lists.games_open_in(guild_id)
        going_on = await self._tournaments.of_server(guild_id, is_open=True)
        open_ones = {LEAGUE if each.tournament.is_league else TOURNAMENTS for each in going_on}
        return frozenset(each for each in self.known if each in games or each in open_ones)

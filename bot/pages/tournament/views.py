"""From a running tournament to what its pages show: names, games and places, and nothing that is a secret."""

from dataclasses import replace
from typing import Final

from bot.context import CONTEXT
from bot.discord.answers import Interaction
from bot.discord.sheet import MOST_OPTIONS
from bot.i18n.catalogue import Speaker
from bot.manager.tables import Tables
from bot.manager.tournament_runner import missing_players
from bot.manager.tournament_values import Caller, RunningTournament
from bot.pages.lobby.opening import opener_of
from bot.pages.presentation import Presentations
from bot.pages.tournament.shown_tournament import ShownGame, ShownTournament
from bot.pages.users import display_name_of, user_of
from bot.reasons import Refusal
from bot.store import log_store_error
from bot.table.contest import Contest, TournamentId
from bot.table.kinds import Status
from bot.table.table import Table
from bot.tournament.draws import PlayerNumber
from bot.tournament.errors import TournamentError
from bot.tournament.tournament import TournamentTable

MOST_EFFECT_TEXT: Final = 120
"""Characters of an effect."""


class TournamentViews:
    """Looks tournaments and their games up for those who show them."""

    def __init__(self, tables: Tables, presentations: Presentations) -> None:
        self._tables = tables
        self._presentations = presentations

    async def here(self, interaction: Interaction, number: int | None = None) -> RunningTournament:
        """The tournament of that number, else the newest of the server of the press; none of another server.

        Raises `TournamentError`.
        """
        if number is None:
            newest = await self._tables.tournaments.current(interaction.guild_id)
            CONTEXT.set(replace(CONTEXT.get(), tournament=newest.id))  # which no option of the command has said
            return newest
        running = await self._tables.tournaments.look(TournamentId(number))
        if running.place.guild_id != interaction.guild_id:
            raise TournamentError("tournament-none")
        return running

    async def shown(
        self, running: RunningTournament, *, facts_of: tuple[int, int] | None = None, speaker: Speaker | None = None
    ) -> ShownTournament:
        """The tournament as it is shown. The game of the round and table `facts_of` is told whole, by a `speaker`."""
        games: dict[tuple[int, int], ShownGame] = {}
        for played in running.tournament.rounds:
            for drawn in played.tables:
                table = await self._game(running, Contest(running.id, played.number, drawn.number, drawn.deal))
                if table is None or table.match is None:
                    continue
                place = (played.number, drawn.number)
                facts = self._facts(table, speaker) if place == facts_of and speaker is not None else ""
                games[place] = self._shown(running, drawn, table, facts)
        names = {who: person.name for who, person in running.people.items()}
        return ShownTournament(
            running.id, running.tournament, names, running.place.guild_id, running.place.channel_id, games,
            running.book, running.settings.clock is not None,
        )  # fmt: skip

    def facts(self, table: Table, speaker: Speaker) -> str:
        """What everybody sees of a position, in words: of a table that need not be on disk."""
        return self._facts(table, speaker)

    async def effects_begun(
        self, running: RunningTournament, drawn: TournamentTable, player: PlayerNumber, speaker: Speaker
    ) -> list[tuple[int, str]]:
        """The effects of a player's last turn, the newest first: each with its line, and what everybody saw of it."""
        table = await self._game(running, running.contest(len(running.tournament.rounds), drawn))
        if table is None or table.match is None or player not in drawn.players:
            return []
        match, words = table.match, self._presentations.of(table)
        begun = match.effects_begun(drawn.players.index(player))[:MOST_OPTIONS]
        moments = ((number, replace(table, match=match.at(number))) for number in begun)
        return [(at, words.happened(then, speaker, since=at - 1, most=MOST_EFFECT_TEXT)) for at, then in moments]

    async def _game(self, running: RunningTournament, contest: Contest) -> Table | None:
        table_id = running.games.get(contest)
        try:
            return None if table_id is None else await self._tables.glance(table_id)
        except Refusal as error:
            log_store_error(error, "a game of the tournament")
            return None

    def _facts(self, table: Table, speaker: Speaker) -> str:
        return self._presentations.of(table).board_text(table, speaker, None)

    def _shown(self, running: RunningTournament, drawn: TournamentTable, table: Table, facts: str) -> ShownGame:
        assert table.match is not None, "a table that is dealt has a game"
        due = [each.due_at for each in table.timers if each.due_at is not None]
        awaited = [drawn.players[seat] for seat in table.waiting]
        is_drafting = table.match.is_preparing and table.status == Status.PLAYING
        absent = missing_players(running.settings, drawn, table, self._tables.now())
        return ShownGame(
            table.place.channel_id, table.number, tuple(awaited), min(due, default=None), is_drafting, absent, facts
        )


def caller_of(interaction: Interaction) -> Caller:
    """Who asks, as the press said it."""
    return Caller(user_of(interaction), display_name_of(interaction), opener_of(interaction))

"""`/civ`: tables and games."""

from typing import Any

import discord
from discord import app_commands

from bot.client import CivBot
from bot.table.social import MOST_NOTE
from bot.table.values import Options
from bot.ui.discord.command_errors import run
from bot.ui.discord.command_words import worded
from bot.ui.discord.table_option import suggest_tables
from bot.ui.hand import hand_commands
from bot.ui.pings import games
from bot.ui.public import social, table_commands
from bot.ui.public.opening import open_table
from bot.ui.replay import replays, spectators, transcripts
from bot.ui.rulebook.help import show_help
from bot.ui.settings import clock_choice
from bot.ui.settings.setup import show_setup
from bot.ui.tutorial.tutorial import open_tutorial
from bot.ui.votes import table_menu_presses

Interaction = discord.Interaction[Any]


async def setup(client: CivBot) -> None:
    """Adds the group to a client's commands."""
    client.tree.add_command(civ_group(client))


async def _open(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    return await suggest_tables(interaction, current)


async def _any(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    return await suggest_tables(interaction, current, status=None)


async def _joinable(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    return await table_menu_presses.suggest_joinable(interaction, current)


async def _over(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    return await suggest_tables(interaction, current, status=spectators.WHOLE)


def civ_group(client: CivBot) -> app_commands.Group:
    """The group with its words in English; the translator adds the other languages."""
    text = worded(client.services.catalogues)
    civ = app_commands.Group(name="civ", description=text("command-civ"), guild_only=True)
    _add_new(civ, client)
    _add_looking_back(civ, client)
    _add_company(civ, client)

    @civ.command(name="hand", description=text("command-hand"))
    @app_commands.describe(table=text("option-table"))
    @app_commands.autocomplete(table=_open)
    async def hand(interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        await run(interaction, lambda desk: hand_commands.show_hand(desk, interaction, table))

    @civ.command(name="table", description=text("command-table"))
    @app_commands.describe(table=text("option-table"))
    @app_commands.autocomplete(table=_any)
    async def table(interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        await run(interaction, lambda desk: table_commands.show_table(desk, interaction, table))

    @civ.command(name="games", description=text("command-games"))
    async def listed(interaction: Interaction) -> None:
        await run(interaction, lambda desk: games.list_games(desk, interaction))

    @civ.command(name="next", description=text("command-next"))
    async def upcoming(interaction: Interaction) -> None:
        await run(interaction, lambda desk: games.show_next(desk, interaction))

    @civ.command(name="away", description=text("command-away"))
    @app_commands.describe(table=text("option-table"))
    @app_commands.autocomplete(table=_open)
    async def away(interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        await run(interaction, lambda desk: hand_commands.ask_away(desk, interaction, table))

    @civ.command(name="resign", description=text("command-resign"))
    @app_commands.describe(table=text("option-table"))
    @app_commands.autocomplete(table=_open)
    async def resign(interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        await run(interaction, lambda desk: table_commands.ask_resign(desk, interaction, table))

    @civ.command(name="cancel", description=text("command-cancel"))
    @app_commands.describe(table=text("option-table"))
    @app_commands.autocomplete(table=_open)
    async def cancel(interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        await run(interaction, lambda desk: table_menu_presses.cancel(desk, interaction, table))

    @civ.command(name="join-game", description=text("command-join-game"))
    @app_commands.describe(table=text("option-table"))
    @app_commands.autocomplete(table=_joinable)
    async def join_game(interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        await run(interaction, lambda desk: table_menu_presses.join_game(desk, interaction, table))

    @civ.command(name="transcript", description=text("command-transcript"))
    @app_commands.describe(table=text("option-table"))
    @app_commands.autocomplete(table=_over)
    async def transcript(interaction: Interaction, table: app_commands.Range[int, 1]) -> None:
        await run(interaction, lambda desk: transcripts.send_transcript(desk, interaction, table))

    @civ.command(name="help", description=text("command-help"))
    async def guide(interaction: Interaction) -> None:
        await run(interaction, lambda desk: show_help(desk, interaction))

    @civ.command(name="tutorial", description=text("command-tutorial"))
    async def tutorial(interaction: Interaction) -> None:
        await run(interaction, lambda desk: open_tutorial(desk, interaction))

    @civ.command(name="setup", description=text("command-setup"))
    async def setup_page(interaction: Interaction) -> None:
        await run(interaction, lambda desk: show_setup(desk, interaction))

    del setup_page, hand, table, listed, upcoming, away, resign, cancel, join_game, transcript, guide, tutorial
    return civ


def _add_new(civ: app_commands.Group, client: CivBot) -> None:
    text = worded(client.services.catalogues)

    @civ.command(name="new", description=text("command-new"))
    @app_commands.describe(
        players=text("option-new-players"),
        setup=text("option-new-setup"),
        teams=text("option-new-teams"),
        hegemony=text("option-new-hegemony"),
        access=text("option-new-access"),
        thread=text("option-new-thread"),
        computers=text("option-new-computers"),
        clock=text("option-new-clock"),
        at_zero=text("option-new-timeout"),
        talks=text("option-new-talks"),
    )
    @app_commands.rename(at_zero="timeout", setup=text("name-game-setup"))
    @app_commands.autocomplete(clock=clock_choice.suggest_clocks)
    @app_commands.choices(
        setup=[
            app_commands.Choice(name=text("choice-classic"), value="classic"),
            app_commands.Choice(name=text("choice-draft"), value="draft"),
        ],
        hegemony=[
            app_commands.Choice(name=text("choice-turn-end"), value="turn_end"),
            app_commands.Choice(name=text("choice-immediate"), value="immediate"),
        ],
        access=[
            app_commands.Choice(name=text("choice-open"), value="open"),
            app_commands.Choice(name=text("choice-invited"), value="invited"),
        ],
        at_zero=clock_choice.at_zero_choices(text),
    )
    async def new(
        interaction: Interaction,
        players: app_commands.Range[int, 2, 4],
        setup: str = "classic",
        teams: bool = False,
        hegemony: str = "turn_end",
        access: str = "open",
        thread: bool = False,
        computers: app_commands.Range[int, 0, 3] = 0,
        clock: app_commands.Range[str, 1, 40] | None = None,
        at_zero: str | None = None,
        talks: bool = True,
    ) -> None:
        options = Options(
            players, setup, teams, hegemony, invite_only=access == "invited", own_thread=thread, talks=talks
        )
        await run(interaction, lambda desk: open_table(desk, interaction, options, computers, clock, at_zero))

    del new


def _add_looking_back(civ: app_commands.Group, client: CivBot) -> None:
    text = worded(client.services.catalogues)

    @civ.command(name="replay", description=text("command-replay"))
    @app_commands.describe(
        table=text("option-replay-table"),
        code=text("option-replay-code"),
        seat=text("option-replay-seat"),
        public=text("option-replay-public"),
    )
    @app_commands.autocomplete(table=spectators.suggest_ended, seat=spectators.suggest_seats)
    async def replay(
        interaction: Interaction,
        table: app_commands.Range[int, 1] | None = None,
        code: str | None = None,
        seat: app_commands.Range[int, 1, 4] | None = None,
        public: bool = False,
    ) -> None:
        await run(interaction, lambda desk: replays.open_replay(desk, interaction, table, code, seat, public))

    @civ.command(name="history", description=text("command-history"))
    @app_commands.describe(table=text("option-table"))
    @app_commands.autocomplete(table=spectators.suggest_running)
    async def history(interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        await run(interaction, lambda desk: replays.open_history(desk, interaction, table))

    del replay, history


def _add_company(civ: app_commands.Group, client: CivBot) -> None:
    text = worded(client.services.catalogues)

    @civ.command(name="watch", description=text("command-watch"))
    @app_commands.describe(table=text("option-table"))
    @app_commands.autocomplete(table=spectators.suggest_running)
    async def watch(interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        await run(interaction, lambda desk: social.watch(desk, interaction, table))

    @civ.command(name="note", description=text("command-note"))
    @app_commands.describe(note=text("option-note"), table=text("option-table"))
    @app_commands.autocomplete(table=_any)
    async def keep(
        interaction: Interaction,
        note: app_commands.Range[str, 0, MOST_NOTE] | None = None,
        table: app_commands.Range[int, 1] | None = None,
    ) -> None:
        await run(interaction, lambda desk: social.keep_note(desk, interaction, note, table))

    @civ.command(name="talk", description=text("command-talk"))
    @app_commands.describe(player=text("option-talk-player"), table=text("option-table"))
    @app_commands.autocomplete(table=_open)
    async def talk(
        interaction: Interaction, player: discord.Member, table: app_commands.Range[int, 1] | None = None
    ) -> None:
        await run(interaction, lambda desk: social.talk(desk, interaction, player, table))

    del watch, keep, talk

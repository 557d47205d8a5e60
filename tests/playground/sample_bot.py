"""A small bot that does each thing the playground must support once, in the way of the real bot."""

from __future__ import annotations

import asyncio
import io
import re
import sys
from typing import Any, Self, cast

import discord
import yarl
from discord import Interaction, app_commands, gateway, http, ui

from bot.playground.world.pictures import plain_png


def picture(name: str = "hand.png", colour: tuple[int, int, int] = (200, 30, 30)) -> discord.File:
    return discord.File(io.BytesIO(plain_png(8, 6, colour)), name, description=f"alt of {name}")


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button whose state is in its custom_id."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str]) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: Interaction[Any]) -> None:
        await interaction.response.edit_message(view=board(self.n + 1), attachments=[picture("board.png")])


class Hand(ui.DynamicItem[ui.Button[Any]], template=r"hand"):
    """A button that shows an ephemeral picture."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="My hand", custom_id="hand"))

    @classmethod
    async def from_custom_id(cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str]) -> Self:
        return cls()

    async def callback(self, interaction: Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"Hand of {interaction.user.display_name} in {interaction.locale}"))
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description="five cards")))
        await interaction.followup.send(view=view, file=picture(), ephemeral=True)


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"pick"):
    """A select menu that acknowledges first and updates later."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=name, value=name) for name in ("M1#1", "M1#2", "C3")]
        super().__init__(ui.Select(custom_id="pick", options=options, max_values=2))

    @classmethod
    async def from_custom_id(cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str]) -> Self:
        return cls()

    async def callback(self, interaction: Interaction[Any]) -> None:
        await interaction.response.defer()
        chosen = ", ".join(self.item.values)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"Picked {chosen}"))
        await interaction.edit_original_response(view=view, attachments=[])


class Ask(ui.Modal, title="How many?"):
    """A modal with a text and a choice."""

    amount: ui.Label[Any] = ui.Label(text="Amount", component=ui.TextInput(custom_id="amount", max_length=3))
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(custom_id="colour", options=[discord.SelectOption(label="Red", value="red")]),
    )

    async def on_submit(self, interaction: Interaction[Any]) -> None:
        amount, colour = self.amount.component, self.colour.component
        assert isinstance(amount, ui.TextInput)
        assert isinstance(colour, ui.Select)
        await interaction.response.send_message(f"{amount.value} of {colour.values[0]}", ephemeral=True)


class AskButton(ui.DynamicItem[ui.Button[Any]], template=r"ask"):
    """A button that opens a modal."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Ask", custom_id="ask", emoji="🎲"))

    @classmethod
    async def from_custom_id(cls, interaction: Interaction[Any], item: ui.Item[Any], match: re.Match[str]) -> Self:
        return cls()

    async def callback(self, interaction: Interaction[Any]) -> None:
        await interaction.response.send_modal(Ask())


def board(n: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(accent_colour=0x336699)
    container.add_item(ui.TextDisplay(f"Board {n}"))
    container.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="the board")))
    for items in ((Counter(n), Hand(), AskButton()), (Pick(),)):
        row: ui.ActionRow[Any] = ui.ActionRow()
        for item in items:
            row.add_item(item)
        container.add_item(row)
    view.add_item(container)
    return view


game = app_commands.Group(name="game", description="Play")


@game.command(description="Open a table")
@app_commands.describe(players="How many", name="Its name")
async def new(
    interaction: Interaction[Any],
    players: app_commands.Range[int, 2, 7],
    name: str = "",
    rival: discord.User | None = None,
) -> None:
    await interaction.response.defer(thinking=True)
    await interaction.edit_original_response(view=board(players), attachments=[picture("board.png")])


@new.autocomplete("name")
async def complete(interaction: Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{current} {word}", value=word) for word in ("one", "two")]


@app_commands.command(description="Say it only to me")
async def whisper(interaction: Interaction[Any], text: str) -> None:
    await interaction.response.send_message(text, ephemeral=True)
    await interaction.followup.send("and more", ephemeral=True, file=picture("more.png"))


@app_commands.command(description="Never answers")
async def silence(interaction: Interaction[Any]) -> None:
    interaction.client.dispatch("silenced", interaction)


@app_commands.command(description="Opens threads")
async def threads(interaction: Interaction[Any], private: bool = False) -> None:
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    thread = await channel.create_thread(name="a table", type=kind, invitable=False)
    await thread.add_user(interaction.user)
    await thread.send("Welcome", embed=discord.Embed(title="Rules", description="Be kind"))
    await interaction.response.send_message(thread.mention, ephemeral=True)


class SampleBot(discord.Client):
    """The bot; `failures` are the errors discord.py would have logged."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            guild_ready_timeout=0.01,  # discord.py waits that long for another guild before it is ready
        )
        self.tree = app_commands.CommandTree(self)
        for command in cast(list[Any], [game, whisper, silence, threads]):
            self.tree.add_command(command)
        self.synced = asyncio.Event()
        self.seen: list[discord.Message] = []
        self.resumed = asyncio.Event()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter, Hand, Pick, AskButton)
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.synced.set()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append(message)

    async def wait_until_synced(self) -> None:
        await self.synced.wait()


def main(api: str, gateway_url: str, token: str) -> None:
    """Run the bot in a process of its own."""
    http.Route.BASE = api
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    SampleBot().run(token, log_handler=None)


if __name__ == "__main__":
    main(*sys.argv[1:])

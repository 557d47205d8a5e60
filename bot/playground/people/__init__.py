"""Scripted people, for tests and benchmarks; not part of the wheel.

`ScriptedPlayground` is the playground with an API for them. People act through `Person`: they see what Discord would
show them and may do what Discord would let them do.

    async with ScriptedPlayground(openapi=None) as playground:
        discord.http.Route.BASE = playground.api_base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(playground.gateway_url)
        discord.asset.Asset.BASE = playground.cdn_base          # restore all three afterwards
        people = playground.people
        ann = await people.person("Ann", locale="fr")
        bob = await people.person("Bob")
        guild = await people.guild("Games", owner=ann, members=[bob])
        table = await people.channel(guild, "table")
        bot_task = asyncio.create_task(bot.start(playground.token))
        await people.bot_ready()                                 # connected, commands registered

        it = await ann.slash("civ new", channel=table, players=2)
        board = await it.message()                               # waits: answered, deferred-and-edited, or raises
        assert "Ann" in board.text and board.alt_texts
        it = await bob.press(board, "Join")                      # by label, a Button, or custom_id=
        await it.settled()                                       # it.state: answered, updated, modal, failed, ...
        board = await ann.wait_for(table, "Bob")                 # a text or a predicate; no sleeping
        hand = await (await bob.press(board, "My hand")).message()
        assert hand.ephemeral
        picture = await hand.attachments[0].read()
        it = await (await bob.press(hand, custom_id="...")).settled()
        it = await bob.submit(it.modal, {"Amount": "3"})         # fields by label or custom_id
        await bob.press(board, custom_id="forged:1", forge=True) # what no client offers: stale, disabled, not theirs
        assert playground.refusals == []                         # Discord would have accepted everything

Faults: `playground.faults.status(500, path="/channels/*/messages")`, `.rate_limit`, `.drop(after=True)`, `.slow`,
`.hold`;
`await playground.gateway.drop()`, `.ask_to_reconnect()`, `.invalidate()`; `playground.clock.advance(16 * 60)` lets
interaction tokens expire at once; `people.permissions(channel, "bot", deny=["SEND_MESSAGES"])` takes permissions away.
After killing a bot: `await people.bot_gone()`, start another, `await people.bot_ready()`; the state is as it was.
Shards: `playground.gateway.shards = 2` recommends two, `people.guild(..., shard=(1, 2))` makes a guild of the second.
Browsers see `Page(assets)` at `playground.page_url` when a playground is given one as `page=`.
Pass the bot's client `guild_ready_timeout=0.01`, or discord.py calls itself ready 2 s late.
Messages are values: `await ann.refreshed(board)` reads one again. What the bot sent is in `playground.requests`.
"""

from bot.playground.people.client import People
from bot.playground.people.interaction import Interaction
from bot.playground.people.person import Person
from bot.playground.people.playground import ScriptedPlayground
from bot.playground.people.references import ChannelRef, GuildRef, InteractionFailed, NotPossible
from bot.playground.people.views import Button, Field, File, Message, Modal, Option, Select

__all__ = [
    "Button", "ChannelRef", "Field", "File", "GuildRef", "Interaction", "InteractionFailed", "Message", "Modal",
    "NotPossible", "Option", "People", "Person", "ScriptedPlayground", "Select",
]  # fmt: skip

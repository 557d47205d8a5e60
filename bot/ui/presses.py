"""Answers to buttons and selects: one function a verb. The table decides; these ask it and show what it says."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, cast

import discord

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.manager.errors import TooEarly
from bot.manager.play import in_play
from bot.manager.values import Ballot, Place, Post, Table, TableId, UserId
from bot.rules import observe
from bot.rules.actions import END, SKIP
from bot.ui.address import Address
from bot.ui.choices import actions_of, open_effects
from bot.ui.desk import Desk, Interaction, is_from_hand, is_lobby_message
from bot.ui.lobby import lobby_sheet
from bot.ui.marks import ACCENT, jump
from bot.ui.permissions import missing
from bot.ui.sheet import Key, Sheet, Style
from bot.ui.text_presses import board_text, hand_text
from bot.ui.why import explained

THREAD_THERE_ALREADY: Final = 160004
"""Discord: a thread has already been created for this message; somebody pressed twice."""

Press = Callable[[Desk, Interaction, Address], Coroutine[Any, Any, None]]


def user_of(interaction: Interaction) -> UserId:
    """The one who pressed: the only source of a seat."""
    return UserId(interaction.user.id)


def name_of(interaction: Interaction) -> str:
    """His display name here, at most 32 characters (Discord)."""
    return interaction.user.display_name[:32]


# The lobby


async def _shown_lobby(desk: Desk, interaction: Interaction, table: Table) -> None:
    """Shows the lobby where it was pressed: in its own message, or in what `/civ table` showed.

    The announcer looks after its own message where that was not the one, or where two pressed at once.
    """
    view = lobby_sheet(table, desk.public(table)).view()
    if not is_lobby_message(interaction, table) and not is_from_hand(interaction):
        await desk.whisper(interaction, "", view)
        return
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view)
    else:
        await interaction.response.edit_message(view=view)
    if is_lobby_message(interaction, table) and table.game is None:
        await desk.tables.announced(table.id, Post(None, 0, "lobby", (), table.revision))


async def join(desk: Desk, interaction: Interaction, address: Address) -> None:
    table_id = TableId(address.table)
    with desk.announcer.hushed(table_id):
        table = await desk.tables.join(table_id, user_of(interaction), name_of(interaction))
        await _shown_lobby(desk, interaction, table)


async def leave(desk: Desk, interaction: Interaction, address: Address) -> None:
    table_id = TableId(address.table)
    with desk.announcer.hushed(table_id):
        table = await desk.tables.leave(table_id, user_of(interaction))
        await _shown_lobby(desk, interaction, table)


async def add_computer(desk: Desk, interaction: Interaction, address: Address) -> None:
    table = await desk.table(address.table)
    speaker = desk.public(table)
    with desk.announcer.hushed(table.id):
        table = await desk.tables.add_computer(table.id, user_of(interaction), lambda number: computer(speaker, number))
        await _shown_lobby(desk, interaction, table)


def computer(speaker: Speaker, number: int) -> str:
    """What a computer player is called."""
    return speaker.say("computer-name", number=number)


async def remove_computer(desk: Desk, interaction: Interaction, address: Address) -> None:
    table_id = TableId(address.table)
    with desk.announcer.hushed(table_id):
        table = await desk.tables.remove_computer(table_id, user_of(interaction))
        await _shown_lobby(desk, interaction, table)


async def cancel_lobby(desk: Desk, interaction: Interaction, address: Address) -> None:
    table = await desk.table(address.table)
    if table.game is not None:
        await agree(desk, interaction, address)
        return
    with desk.announcer.hushed(table.id):
        ballot = await desk.tables.cancel(table.id, user_of(interaction))
        await _shown_lobby(desk, interaction, ballot.table)


async def start(desk: Desk, interaction: Interaction, address: Address) -> None:
    table = await desk.table(address.table)
    with desk.announcer.hushed(table.id):
        if table.options.own_thread and _may_begin(table, interaction.user.id):
            await interaction.response.defer()
            await own_thread(desk, interaction, table)
        table = await desk.tables.begin(table.id, user_of(interaction))
        await _shown_lobby(desk, interaction, table)


def _may_begin(table: Table, user_id: int) -> bool:
    return table.status == "lobby" and table.owner == user_id and table.is_full


def is_alone(table: Table) -> bool:
    """Whether nobody has to be waited for: one person's lobby, all other seats with computers."""
    return table.status == "lobby" and table.is_full and len(table.people) == 1


async def own_thread(desk: Desk, interaction: Interaction, table: Table) -> None:
    """Opens the table's thread on its lobby message; where that fails the game stays in the channel."""
    message_id, place = table.lobby_message_id, table.place
    if message_id is None or isinstance(desk.client.get_channel(place.channel_id), discord.Thread):
        return
    speaker = desk.public(table)
    name = speaker.say("thread-name", table=table.id, names=speaker.list(list(table.names)))
    channel = desk.client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
    try:
        thread_id = (await channel.get_partial_message(message_id).create_thread(name=name[:100])).id
    except discord.HTTPException as error:
        if error.code != THREAD_THERE_ALREADY:
            reader = await desk.reader(interaction)
            await interaction.followup.send(reader.say("thread-failed"), ephemeral=True)
            return
        thread_id = message_id  # a message and the thread that grew from it have one number
    await desk.tables.move_place(table.id, Place(place.guild_id, thread_id, place.locale))


async def invite(desk: Desk, interaction: Interaction, address: Address) -> None:
    people, table_id = _people(interaction), TableId(address.table)
    with desk.announcer.hushed(table_id):
        table = await desk.tables.invite(table_id, user_of(interaction), people)
        await _shown_lobby(desk, interaction, table)
    speaker = desk.public(table)
    who = speaker.list([f"<@{user}>" for user in people])
    called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in people])
    told = speaker.say("invited", who=who, table=speaker.say("table-name", table=table.id))
    if people:
        await interaction.followup.send(told, allowed_mentions=called)


def _people(interaction: Interaction) -> list[UserId]:
    """The people a user select names, bots left out."""
    data = cast("dict[str, Any]", interaction.data or {})
    users = cast("dict[str, Any]", data.get("resolved", {}).get("users", {}))
    chosen = cast("list[str]", data.get("values", []))
    return [UserId(int(user)) for user in chosen if user.isdigit() and not users.get(user, {}).get("bot", False)]


# The hand


async def show_hand(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    await desk.show_hand(interaction, await desk.table(address.table))


async def do(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    await _submit(desk, interaction, address, [address.argument or ""])


async def pick(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    data = cast("dict[str, Any]", interaction.data or {})
    await _submit(desk, interaction, address, [str(value) for value in data.get("values", [])])


async def _submit(desk: Desk, interaction: Interaction, address: Address, values: list[str]) -> None:
    actions = actions_of(values)
    table_id, user = TableId(address.table), user_of(interaction)
    with desk.hands.held(table_id, user, interaction):
        table = await desk.tables.submit(table_id, user, actions, version=_version(address))
        await desk.show_hand(interaction, table)


def _version(address: Address) -> int:
    """The decision an address was made for; one that names none is stale by nature."""
    return -1 if address.version is None else address.version


async def skip(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    await _submit(desk, interaction, address, [SKIP.text])


async def end(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Ends the turn; asks first where a permanent effect is still open, unless told not to."""
    await desk.acknowledge(interaction)
    table = await desk.table(address.table)
    seat = table.seat_of(interaction.user.id)
    asks = (await desk.tables.preferences(user_of(interaction))).confirm_end
    game = table.game if table.game is not None and table.game.version == address.version else None
    if asks and seat is not None and game is not None and open_effects(observe(game, seat)):
        await desk.show_hand(interaction, table, ask_end=True)
        return
    await _submit(desk, interaction, address, [END.text])


async def end_now(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    await _submit(desk, interaction, address, [END.text])


async def end_always(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    await desk.tables.set_preference(user_of(interaction), "confirm_end", False)
    await _submit(desk, interaction, address, [END.text])


async def undo(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    table_id, user = TableId(address.table), user_of(interaction)
    with desk.hands.held(table_id, user, interaction):
        table = await desk.tables.undo(table_id, user, version=_version(address))
        await desk.show_hand(interaction, table)


async def come_back(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    table = await desk.tables.come_back(TableId(address.table), user_of(interaction))
    await desk.show_hand(interaction, table)


# The table


async def nudge(desk: Desk, interaction: Interaction, address: Address) -> None:
    nudged = await desk.tables.nudge(TableId(address.table), user_of(interaction))
    speaker = desk.public(nudged.table)
    text = speaker.say(
        "nudge",
        name=words.safe_name(name_of(interaction)),
        who=speaker.list([f"<@{user}>" for user in nudged.users]),
        count=len(nudged.users),
        table=speaker.say("table-name", table=nudged.table.id),
    )
    called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in nudged.users])
    await interaction.response.send_message(f"{text}\n{_link(nudged.table)}", allowed_mentions=called)


def _link(table: Table) -> str:
    return jump(table.place.guild_id, table.place.channel_id, table.post.message_id if table.post else None)


async def absent(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Explains the vote about an absent player, and offers it."""
    table = await desk.table(address.table)
    if not table.waiting:
        raise TooEarly("nobody-awaited")
    in_play(table, user_of(interaction))
    speaker = await desk.reader(interaction)
    if table.waiting and not set(table.waiting) & set(table.humans):
        raise TooEarly("nobody-awaited")
    names = [words.safe_name(table.names[seat]) for seat in table.waiting]
    sheet = Sheet(ACCENT).text(speaker.say("absent-explained", who=speaker.list(names), count=len(names)))
    sheet.keys([Key(Address("vote", table.id), speaker.say("key-vote"), Style.primary)])
    await desk.whisper(interaction, "", sheet.view())


async def why(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Says, to the one who asks, why the computers moved as they did up to the board of the press."""
    table = await desk.table(address.table)
    speaker = await desk.reader(interaction)
    number = table.number if address.version is None else address.version
    game = table.game
    if game is None:
        await desk.whisper(interaction, speaker.say("why-nobody"))
        return
    await desk.whisper(interaction, await asyncio.to_thread(lambda: explained(table, game.at(number), speaker)))


async def vote(desk: Desk, interaction: Interaction, address: Address) -> None:
    ballot = await desk.tables.vote_automatic(TableId(address.table), user_of(interaction))
    await show_ballot(desk, interaction, ballot, "vote")


async def agree(desk: Desk, interaction: Interaction, address: Address) -> None:
    ballot = await desk.tables.cancel(TableId(address.table), user_of(interaction))
    await show_ballot(desk, interaction, ballot, "agree")


async def show_ballot(desk: Desk, interaction: Interaction, ballot: Ballot, verb: str) -> None:
    """Tells the table, in public, how a vote stands, with the button to join it; pressed there, it counts there."""
    view = ballot_sheet(desk, ballot, verb, name_of(interaction)).view()
    key = (int(ballot.table.id), verb)
    if interaction.message is not None and interaction.message.id == desk.ballots.get(key):
        await interaction.response.edit_message(view=view)
    else:
        sent = await interaction.response.send_message(view=view, allowed_mentions=discord.AllowedMentions.none())
        if sent.message_id is not None:
            desk.ballots[key] = sent.message_id
    if ballot.is_decided:
        desk.ballots.pop(key, None)


def ballot_sheet(desk: Desk, ballot: Ballot, verb: str, name: str) -> Sheet:
    """How a vote stands; `verb` is that of the button by which others join it."""
    speaker = desk.public(ballot.table)
    table = speaker.say("table-name", table=ballot.table.id)
    key = f"ballot-{verb}-decided" if ballot.is_decided else f"ballot-{verb}"
    told = speaker.say(key, name=words.safe_name(name), table=table, agreed=ballot.agreed, needed=ballot.needed)
    sheet = Sheet(ACCENT).text(told)
    if not ballot.is_decided:
        sheet.keys([Key(Address(verb, ballot.table.id), speaker.say(f"key-{verb}"), Style.primary)])
    return sheet


async def resign(desk: Desk, interaction: Interaction, address: Address) -> None:
    await desk.acknowledge(interaction)
    table = await desk.tables.resign(TableId(address.table), user_of(interaction))
    speaker = await desk.reader(interaction)
    sheet = Sheet(ACCENT).text(speaker.say("resigned", table=table.id))
    await interaction.edit_original_response(view=sheet.view(), attachments=[])


async def stay_seated(desk: Desk, interaction: Interaction, address: Address) -> None:
    speaker = await desk.reader(interaction)
    view = Sheet(ACCENT).text(speaker.say("stayed")).view()
    if is_from_hand(interaction):
        await interaction.response.edit_message(view=view)
    else:
        await desk.whisper(interaction, "", view)


async def rematch(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Opens the next game's lobby where this one was played, or joins it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    table = await desk.tables.rematch(TableId(address.table), user_of(interaction))
    if is_alone(table):
        table = await desk.tables.begin(table.id, user_of(interaction))
    desk.announcer.poke(table.id, opens_lobby=True)
    speaker = await desk.reader(interaction)
    key = "rematch-open" if table.status == "lobby" else "rematch-there"
    await interaction.edit_original_response(content=speaker.say(key, table=table.id))


async def move(desk: Desk, interaction: Interaction, address: Address) -> None:
    """Brings a table to the channel of the press."""
    table = await desk.table(address.table)
    if table.seat_of(interaction.user.id) is None or interaction.channel_id is None:
        await show_hand(desk, interaction, address)
        return
    speaker = await desk.reader(interaction)
    if lacking := missing(interaction, speaker, own_thread=False):
        await desk.whisper(interaction, lacking)
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    await desk.announcer.move(table, Place(interaction.guild_id, interaction.channel_id, table.place.locale))
    await interaction.edit_original_response(content=speaker.say("moved", table=table.id))


PRESSES: Final[dict[str, Press]] = {
    "join": join,
    "leave": leave,
    "add_computer": add_computer,
    "remove_computer": remove_computer,
    "cancel": cancel_lobby,
    "start": start,
    "invite": invite,
    "hand": show_hand,
    "stay": show_hand,
    "do": do,
    "pick": pick,
    "skip": skip,
    "end": end,
    "end_now": end_now,
    "end_always": end_always,
    "undo": undo,
    "back": come_back,
    "nudge": nudge,
    "absent": absent,
    "why": why,
    "board_text": board_text,
    "hand_text": hand_text,
    "vote": vote,
    "agree": agree,
    "resign": resign,
    "seated": stay_seated,
    "rematch": rematch,
    "move": move,
}
"""Every verb an address may have."""

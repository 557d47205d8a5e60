"""The permissions the invite link asks for are what the bot uses: all of it, and nothing else."""

import ast
from pathlib import Path

import pytest

from bot.discord.permission_bits import FOR_PINGS, NEEDED, PERMISSIONS
from bot.playground.people import ChannelRef
from tests.e2e.house import House, Player, board_of, next_board

READING = ("VIEW_CHANNEL", "READ_MESSAGE_HISTORY", "USE_APPLICATION_COMMANDS")
"""What members need to see what the bot does, and to answer."""
ROOT = Path(__file__).parents[2]
ASKS_FOR = {
    "send": "send_messages",
    "create_thread": "create_public_threads",
    "File": "attach_files",
    "history": "read_message_history",
    "fetch_message": "read_message_history",
    "reply": "read_message_history",
    "add_reaction": "add_reactions",
    "pin": "pin_messages",
    "delete_messages": "manage_messages",
    "purge": "manage_messages",
    "create_webhook": "manage_webhooks",
    "create_invite": "create_instant_invite",
    "set_permissions": "manage_roles",
    "Embed": "embed_links",
}
"""What discord.py's methods and classes need of a server (its documentation), beside seeing the channel."""
ARCHIVED = 50083
"""Discord: the thread is asleep; the bot wakes it."""
FOLLOWS = {"view_channel": "send", "send_messages_in_threads": "create_thread"}
"""Permissions that another command brings along."""


async def _server(house: House, permissions: int) -> ChannelRef:
    """A channel of a server where nobody may write, with a bot that was granted these permissions when it was added."""
    people = house.playground.people
    guild = await people.guild("Club", house.people[3], house.people[:3], bot=False, everyone=READING)
    channel = await people.channel(guild, "table")
    await people.join(guild, permissions=permissions)
    return channel


async def test_the_invite_link_suffices_for_a_game_in_a_thread_that_falls_asleep(house: House) -> None:
    ann, bob = house.people[:2]
    house.channel = await _server(house, NEEDED)
    async with house.bot():
        await house.begin([ann, bob], thread=True)
        await ann.wait_for(house.channel, "Go to the game")
        thread = next(place for place in await ann.channels() if place.type == 11)
        board = await board_of(ann, thread)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        # in the thread nobody could press anything, since they may not write there
        hand = await (await on_turn.slash("civ hand", channel=house.channel, table=1)).message()
        await house.playground.people.set_thread(thread, archived=True)
        await Player(on_turn, "Culture", 1).play(hand)
        assert (await next_board(ann, thread, board.id)).attachments
    assert {refusal.error["code"] for refusal in house.playground.refusals if refusal.error} <= {ARCHIVED}


@pytest.mark.parametrize("withheld", sorted(PERMISSIONS))
async def test_without_any_one_of_them_a_game_in_a_thread_is_refused_beforehand(house: House, withheld: str) -> None:
    house.channel = await _server(house, NEEDED & ~PERMISSIONS[withheld])
    await house.playground.people.permissions(
        house.channel, "bot", deny=[withheld.upper()] if withheld == "view_channel" else []
    )
    async with house.bot():
        answer = await house.open_table(house.people[0], players=2)
        if not answer.ephemeral:
            page = await (await house.people[0].press(answer, "Set up")).message()
            also = next(select.custom_id for select in page.selects if select.custom_id.endswith(":also"))
            answer = await (await house.people[0].select(page, also, ["talks", "thread"])).followup()
        assert answer.ephemeral
        assert withheld.replace("_", " ") in answer.text.lower()
    assert house.playground.refusals == []


def test_the_code_calls_nothing_that_needs_more_and_every_permission_has_its_call() -> None:
    called = {
        node.func.attr
        for folder in ("bot/discord", "bot/pages", "bot/games", "bot", "cogs")
        for file in (ROOT / folder).glob("*.py" if folder == "bot" else "**/*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    }
    used = {ASKS_FOR[name] for name in called & set(ASKS_FOR)}
    used |= {name for name, command in FOLLOWS.items() if command in called}
    assert used == {*PERMISSIONS, *FOR_PINGS}

"""*Block someone* of `/settings`: people with whom a person does not want to play, chosen among all or those known."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Nothing, Verb, handles, number
from bot.discord.sheet import MOST_OPTIONS, SelectOption, Sheet, whole_lines
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.pages.press import Press
from bot.table.errors import NotInLobby, NotSeated, TableError
from bot.table.values import Status, UserId


@dataclass(frozen=True, slots=True)
class BlockChoice:
    """A choice in the select of people one has played with, with the number of people blocked when it was shown.

    With that number the select's address changes after each choice: a client sends no second time what a select shows
    already (discord-api-docs #4801), and choosing someone twice unblocks them.
    """

    nothing: Nothing = 0
    blocked: Annotated[int | None, number(0, 9_999_999, is_optional=True)] = None


BLOCK: Final = Verb("block", BlockChoice)
BLOCK_PERSON: Final = Verb("block_person", BlockChoice)
MOST_LIST: Final = 3000


async def show_blocked(press: Press) -> None:
    """Show the list of blocked people in a message of its own, with what changes it."""
    await press.tell(await _page(press, ""))


@handles(BLOCK)
async def choose(press: Press, _: BlockChoice) -> None:
    """Block or unblock the person chosen in the select."""
    await _change(press, [UserId(number) for number in press.chosen_numbers][:1])


@handles(BLOCK_PERSON)
async def choose_person(press: Press, _: BlockChoice) -> None:
    """Block or unblock anyone, chosen in a select of people. Raises `TableError` for a bot."""
    people = press.chosen_people[:1]
    if any(is_bot for _, is_bot in people):
        await press.edit(await _page(press, ""))  # else the select would go on saying what was refused
        raise TableError("blocked-bot")
    await _change(press, [user for user, _ in people])


async def _change(press: Press, others: Sequence[UserId]) -> None:
    texts = [await _switch(press, other) for other in others]
    await press.edit(await _page(press, "\n".join(texts)))
    for other in others:
        await _end_talks(press, other)


async def _switch(press: Press, other: UserId) -> str:
    """Block or unblock someone, and return what to answer. The presser leaves lobbies that both sat in."""
    localizer = await press.localizer()
    if other not in await press.services.blocks.switch(press.user, other):
        return localizer.say("unblocked", who=f"<@{other}>")
    left = [localizer.say("table-name", table=number) for number in await _leave_lobbies(press, other)]
    text = localizer.say("blocked", who=f"<@{other}>")
    return f"{text}\n{localizer.say('blocked-left', tables=localizer.list(left))}" if left else text


async def _end_talks(press: Press, other: UserId) -> None:
    """End the private threads of the two, where one has just blocked the other; after the answer."""
    if other in (await press.profiles.preferences(press.user)).blocked:
        await press.context.private_threads.close_between(press.user, other)


async def _leave_lobbies(press: Press, other: UserId) -> list[int]:
    """Have the presser leave the lobbies in which both sat; return their numbers."""
    mine = await press.services.lists.of_user(press.user, status=Status.LOBBY)
    common = [each.id for each in mine if any(participant.user_id == other for participant in each.participants)]
    left: list[int] = []
    for lobby in common:
        try:
            await press.services.lobbies.leave(lobby, press.user)
        except (NotInLobby, NotSeated):
            continue  # its game has begun just now, and goes on
        left.append(lobby)
    return left


async def _page(press: Press, notice: str) -> Sheet:
    localizer = await press.localizer()
    blocked = (await press.profiles.preferences(press.user)).blocked
    return block_sheet(notice, blocked, await press.services.blocks.fellows(press.user, MOST_OPTIONS), localizer)


def block_sheet(
    notice: str, blocked: Sequence[UserId], fellows: Sequence[tuple[UserId, str]], localizer: Localizer
) -> Sheet:
    """Return what was just done, who is blocked, what that means, and selects of fellow players and of all people."""
    sheet = Sheet(ACCENT).text(f"### {localizer.say('blocking-title')}").text(notice)
    names = "\n".join(f"- <@{user}>" for user in blocked)
    sheet.text(whole_lines(names, MOST_LIST, "- …") or localizer.say("blocking-nobody"))
    sheet.text(f"-# {localizer.say('blocking-told')}")
    if fellows:
        lines = [SelectOption(str(user), f"{'🚫 ' if user in blocked else ''}{name}") for user, name in fellows]
        sheet.select(BLOCK.to(0, len(blocked)), localizer.say("pick-block"), lines, least=1, most=1)
    return sheet.users(BLOCK_PERSON.to(0, len(blocked)), localizer.say("pick-block-anyone"), most=1)

"""`/civ what-if`, *What if* on a replay, and the buttons of a copy's page. Only those who play in it see any of it."""

from bot.discord.routing import Bare, handles
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.game import civ_game
from bot.games.civ.pages.replay.replay_page import WHAT_IF, Viewed, viewer_of
from bot.games.civ.pages.replay.replays import find_replayed
from bot.games.civ.pages.solo.presses import chosen_texts, show_private, tell_private
from bot.games.civ.pages.solo.what_if.what_if_page import (
    AS_TEXT,
    BEGIN,
    CLOSE,
    DO,
    LIST,
    PICK,
    SHARE,
    SHARED,
    SHOW,
    UNDO,
    AtCopy,
    Chosen,
    Scene,
    Since,
    what_if_page,
)
from bot.games.civ.tutorial import parse_actions
from bot.i18n.names import safe_name
from bot.manager.what_ifs import Open
from bot.pages.press import Press
from bot.pages.table_words import table_number
from bot.table.errors import TableError
from bot.table.seat_history import with_holders_at
from bot.table.what_if import WhatIfError


async def open_what_if(press: Press) -> None:
    """`/civ what-if`: show the copy in which the presser plays, a list of several, or how to make one."""
    await press.acknowledge()
    press.begin_page()
    copies, localizer = await press.services.what_ifs.of_user(press.user), await press.localizer()
    if len(copies) == 1:
        await show_opened(press, await press.services.what_ifs.look(copies[0].id, press.user))
        return
    sheet = Sheet(ACCENT).text(f"### 🔀 {localizer.say('what-if-title')}").text(localizer.say("what-if-none"))
    buttons: list[Button] = []
    for copy in copies[:5]:
        table = await press.services.tables.look(copy.table)
        key = "what-if-key-own" if copy.owner == press.user else "what-if-key-friend"
        label = localizer.say(key, table=table_number(table, localizer), line=copy.line)
        buttons.append(Button(SHOW.to(copy.id), label, Style.primary))
    await press.edit(sheet.buttons(buttons), attachments=[])


@handles(LIST)
async def list_copies(press: Press, _: Bare) -> None:
    """Show the presser's copies."""
    await open_what_if(press)


@handles(WHAT_IF)
async def begin_here(press: Press, at: Viewed) -> None:
    """Open a copy of this moment of a finished game, for the seat one looks through, else one's own.

    Raises `NoReplay` where the game isn't the presser's to look at, `WhatIfError` where it has no end.
    """
    await press.acknowledge_privately()
    table = await find_replayed(press, at, None)
    if table.match is None or not table.match.is_over:
        raise WhatIfError("copy-unfinished")
    viewer = viewer_of(at.view)
    seat = viewer if viewer is not None and viewer < len(table.participants) else table.seat_of(press.user)
    await show_opened(press, await press.services.what_ifs.begin(press.user, table, at.number, seat))


@handles(SHOW)
async def show_copy(press: Press, at: AtCopy) -> None:
    """Show a copy as it stands now."""
    await press.acknowledge()
    press.begin_page()
    await show_opened(press, await press.services.what_ifs.look(at.number, press.user))


@handles(DO)
async def play_button(press: Press, at: Chosen) -> None:
    """Play the actions of a button."""
    await _play(press, at, [action.text for action in parse_actions(at.action)])


@handles(PICK)
async def play_choice(press: Press, at: Chosen) -> None:
    """Play what was chosen in a select."""
    await _play(press, at, chosen_texts(press))


@handles(BEGIN)
async def play_effect(press: Press, at: Chosen) -> None:
    """Play an effect, with the choices of its first step from a select."""
    await _play(press, at, [*(action.text for action in parse_actions(at.action)), *chosen_texts(press)])


@handles(UNDO)
async def take_back(press: Press, at: Since) -> None:
    """Take the presser's last decision back, and all that followed it."""
    await press.acknowledge()
    press.begin_page()
    await show_opened(press, await press.services.what_ifs.take_back(at.number, press.user, at.revision))


@handles(AS_TEXT)
async def tell_copy(press: Press, at: AtCopy) -> None:
    """Tell board and hand in words, in as many messages as it takes."""
    await tell_private(press, _scene(press, await press.services.what_ifs.look(at.number, press.user)).shown)


@handles(SHARE)
async def ask_friend(press: Press, at: AtCopy) -> None:
    """Ask with whom to share one's copy."""
    await press.services.what_ifs.look(at.number, press.user)
    localizer = await press.localizer()
    sheet = Sheet(ACCENT).text(localizer.say("what-if-share"))
    await press.tell(sheet.users(SHARED.to(at.number), localizer.say("pick-what-if-friend"), most=1))


@handles(SHARED)
async def share_copy(press: Press, at: AtCopy) -> None:
    """Give a friend a seat. They are told nothing: the answer says how they get there."""
    if not press.chosen_people:
        raise TableError("press-unreadable")
    (friend, is_bot), *_ = press.chosen_people
    if is_bot:
        raise WhatIfError("copy-friend")
    copy, table, _ = await press.services.what_ifs.share(at.number, press.user, friend)
    assert copy.friend_seat is not None
    localizer = await press.localizer()
    seat = safe_name(with_holders_at(table, copy.line).names[copy.friend_seat])
    await press.edit(Sheet(ACCENT).text(localizer.say("what-if-shared", friend=f"<@{friend}>", seat=seat)))


@handles(CLOSE)
async def close_copy(press: Press, at: AtCopy) -> None:
    """Give up one's own copy, or leave a friend's."""
    await press.acknowledge()
    press.begin_page()
    await press.services.what_ifs.close(at.number, press.user)
    await press.edit(Sheet(ACCENT).text((await press.localizer()).say("what-if-closed")), attachments=[])


async def _play(press: Press, at: Chosen, actions: list[str]) -> None:
    await press.acknowledge()
    press.begin_page()
    await show_opened(press, await press.services.what_ifs.play(at.number, press.user, actions, at.revision))


def _scene(press: Press, opened: Open) -> Scene:
    copy, table, match = opened
    seat = copy.seat_of(press.user)
    assert seat is not None, "only those who play in it see it"
    names = list(with_holders_at(table, copy.line).names)
    names[seat] = press.display_name
    return Scene(copy, table, civ_game(match), seat, tuple(names))


async def show_opened(press: Press, opened: Open) -> None:
    """Draw the page where the press came from, unless something else has been pressed there since."""
    localizer, scene = await press.localizer(), _scene(press, opened)
    await show_private(press, scene.shown, lambda style: what_if_page(scene, localizer, style))

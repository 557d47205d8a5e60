"""*What if*: copies of moments of finished games, which their owner and perhaps a friend play on against computers.

`/civ what-if`, *What if* on a replay, and the buttons of a copy's page. Only those who play in it see any of it.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.discord.routing import Bare, Verb, handles, number
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.civ.game import civ_game
from bot.games.civ.pages.replay.replay_page import WHAT_IF, Viewed, viewer_of
from bot.games.civ.pages.replay.replays import find_replayed
from bot.games.civ.pages.solo.page import DecisionVerbs, PageStyle, SoloPage
from bot.games.civ.pages.solo.presses import pressed_actions, show_page, tell_page
from bot.games.civ.pages.story import recent_events, since_last_turn
from bot.games.civ.rules import Game
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.manager.what_ifs import Open
from bot.pages.addresses.table import ActionText
from bot.pages.press import Press
from bot.pages.table_words import table_number
from bot.table.errors import TableError
from bot.table.seat_history import with_holders_at
from bot.table.table import Table
from bot.table.what_if import WhatIf, WhatIfError


@dataclass(frozen=True, slots=True)
class AtCopy:
    """A copy."""

    number: Annotated[int, number(1, 2**31 - 1)]


@dataclass(frozen=True, slots=True)
class Since(AtCopy):
    """A copy as it was when the button was made."""

    revision: Annotated[int, number(0, 9_999_999)]


@dataclass(frozen=True, slots=True)
class Chosen(Since):
    """What was chosen then, or which select it is."""

    action: ActionText


SHOW: Final = Verb("copy", AtCopy)
LIST: Final = Verb("copies", Bare)
DO: Final = Verb("copy_do", Chosen)
PICK: Final = Verb("copy_pick", Chosen)
BEGIN: Final = Verb("copy_begin", Chosen)
UNDO: Final = Verb("copy_undo", Since)
AS_TEXT: Final = Verb("copy_text", AtCopy)
SHARE: Final = Verb("copy_share", AtCopy)
SHARED: Final = Verb("copy_shared", AtCopy)
CLOSE: Final = Verb("copy_close", AtCopy)
VERBS: Final = DecisionVerbs(DO, PICK, BEGIN)


@dataclass(frozen=True, slots=True)
class WhatIfPage(SoloPage):
    """The page of a copy, for one of those who play in it."""

    copy: WhatIf
    table: Table

    def add_above(self, sheet: Sheet, localizer: Localizer) -> None:
        """Add which moment of which game it is, and until one's first move how its cards are."""
        copy = self.copy
        about = localizer.say(
            "what-if-about",
            table=table_number(self.table, localizer),
            line=copy.line,
            friend="no" if copy.friend_seat is None else "yes",
        )
        sheet.text(f"### 🔀 {localizer.say('what-if-title')}\n-# {about}")
        if not self._has_played:
            sheet.text(localizer.say("what-if-cards" if copy.seed is None else "what-if-redealt"))

    def add_below(self, sheet: Sheet, localizer: Localizer, style: PageStyle) -> None:
        """Add what has happened, what may be done, and the buttons."""
        copy = self.copy
        refresh = Button(SHOW.to(copy.id), localizer.say("key-refresh"), Style.primary)
        sheet.text(self.news(localizer))
        buttons = self.add_decision(sheet, localizer, VERBS.door(copy.id, copy.revision), refresh)
        if self._has_played:
            buttons.append(Button(UNDO.to(copy.id, copy.revision), localizer.say("key-undo")))
        buttons.append(Button(AS_TEXT.to(copy.id), localizer.say("key-text")))
        if self.seat == copy.seat and copy.friend is None:
            buttons.append(Button(SHARE.to(copy.id), localizer.say("what-if-key-share")))
        sheet.buttons([*buttons, Button(CLOSE.to(copy.id), localizer.say("what-if-key-close"))])

    @property
    def _has_played(self) -> bool:
        return any(seat == self.seat for seat, _ in self.copy.played)


def what_if_page(copy: WhatIf, table: Table, game: Game, seat: int, names: tuple[str, ...]) -> WhatIfPage:
    """Return the page of a copy for one of its people; `names` are those of the seats, unescaped.

    Nothing from before the copy is news.
    """
    since = max(since_last_turn(game), copy.start if copy.played else game.number)
    return WhatIfPage(game, seat, names, recent_events(game, seat, since=min(since, game.number)), copy, table)


async def open_what_if(press: Press) -> None:
    """`/civ what-if`: show the copy in which the presser plays, a list of several, or how to make one."""
    await press.acknowledge_page()
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
    await press.acknowledge_page()
    await show_opened(press, await press.services.what_ifs.look(at.number, press.user))


@handles(DO)
@handles(PICK)
@handles(BEGIN)
async def play(press: Press, at: Chosen) -> None:
    """Play the actions of a button or a select."""
    actions = [action.text for action in pressed_actions(press, VERBS, at.action)]
    await press.acknowledge_page()
    await show_opened(press, await press.services.what_ifs.play(at.number, press.user, actions, at.revision))


@handles(UNDO)
async def take_back(press: Press, at: Since) -> None:
    """Take the presser's last decision back, and all that followed it."""
    await press.acknowledge_page()
    await show_opened(press, await press.services.what_ifs.take_back(at.number, press.user, at.revision))


@handles(AS_TEXT)
async def tell_copy(press: Press, at: AtCopy) -> None:
    """Tell board and hand in words, in as many messages as it takes."""
    await tell_page(press, _page(press, await press.services.what_ifs.look(at.number, press.user)))


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
    await press.acknowledge_page()
    await press.services.what_ifs.close(at.number, press.user)
    await press.edit(Sheet(ACCENT).text((await press.localizer()).say("what-if-closed")), attachments=[])


async def show_opened(press: Press, opened: Open) -> None:
    """Draw the page where the press came from, unless something else has been pressed there since."""
    await show_page(press, _page(press, opened))


def _page(press: Press, opened: Open) -> WhatIfPage:
    copy, table, match = opened
    seat = copy.seat_of(press.user)
    assert seat is not None, "only those who play in it see it"
    names = list(with_holders_at(table, copy.line).names)
    names[seat] = press.display_name
    return what_if_page(copy, table, civ_game(match), seat, tuple(names))

"""Which answer a verb has: the one list of all that a button or select may ask for."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from bot.ui.desk import Desk, Interaction
from bot.ui.discord.address import Address
from bot.ui.hand.hand_presses import (
    ask_away,
    away,
    come_back,
    do,
    end,
    end_always,
    end_now,
    pick,
    show_hand,
    skip,
    undo,
)
from bot.ui.hand.moment_presses import show_moment, show_moment_again
from bot.ui.pings.games import turn_games
from bot.ui.public.lobby_presses import add_computer, cancel_lobby, invite, join, leave, remove_computer, start
from bot.ui.public.table_presses import move, nudge, rematch, resign, stay_seated, why
from bot.ui.public.text_presses import board_text, hand_text
from bot.ui.public.welcome import play_alone
from bot.ui.rulebook.rulebook import PRESSES as RULES
from bot.ui.votes.ballots import absent, vote
from bot.ui.votes.table_menu_presses import agree, ask, ask_resign, aye, nay, resume, seats, show_menu

Press = Callable[[Desk, Interaction, Address], Coroutine[Any, Any, None]]

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
    "ask_away": ask_away,
    "away": away,
    "back": come_back,
    "nudge": nudge,
    "absent": absent,
    "why": why,
    "board_text": board_text,
    "hand_text": hand_text,
    "moment": show_moment,
    "moment_again": show_moment_again,
    "vote": vote,
    "agree": agree,
    "menu": show_menu,
    "ask": ask,
    "aye": aye,
    "nay": nay,
    "resume": resume,
    "seats": seats,
    "ask_resign": ask_resign,
    "resign": resign,
    "seated": stay_seated,
    "rematch": rematch,
    "move": move,
    "games": turn_games,
    "alone": play_alone,
    **RULES,
}
"""Every verb an address may have."""

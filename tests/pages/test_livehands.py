"""One hand a player and table: the newest stays, whatever order presses and messages come in."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, cast

import discord

from bot.discord.answers import Interaction
from bot.pages.hand.live_hands import LIFE, LiveHands
from bot.table.values import TableId, UserId

TABLE: Final = TableId(1)
ANN: Final = UserId(5)
VIEW: Final = discord.MessageFlags(ephemeral=True, components_v2=True)


@dataclass
class View:
    """As much of a private view as is asked here."""

    id: int
    flags: discord.MessageFlags = VIEW


@dataclass
class Response:
    """As much of its response as is asked here."""

    type: discord.InteractionResponseType = discord.InteractionResponseType.deferred_message_update


@dataclass
class Press:
    """As much of an interaction as is asked here."""

    message: View | None = None
    response: Response = field(default_factory=Response)
    created_at: datetime = field(default_factory=discord.utils.utcnow)
    extras: dict[str, object] = field(default_factory=dict[str, object])


def _pressed(message_id: int | None = None) -> Interaction:
    """A press in that private view, else on a board."""
    return cast("Interaction", Press(None if message_id is None else View(message_id)))


def _shown(hands: LiveHands, message_id: int, interaction: Interaction, table: TableId = TABLE) -> Interaction | None:
    """Shows a hand in a message, as a press does; through what the older one goes."""
    with hands.hold(table, ANN, interaction):
        return hands.note_message(table, ANN, message_id, interaction)


def _open(hands: LiveHands, table: TableId = TABLE) -> list[Interaction]:
    return [hand.interaction for _, hand in hands.open_at(table)]


def test_a_hand_in_a_new_message_removes_the_one_before() -> None:
    hands, first, second = LiveHands(), _pressed(), _pressed()
    assert hands.note_message(TableId(1), UserId(5), 10, first) is None
    assert hands.note_message(TableId(1), UserId(5), 11, second) is first


def test_a_press_in_a_hand_that_was_given_up_meanwhile_does_not_remove_the_newer_one() -> None:
    hands, second = LiveHands(), _pressed()
    hands.note_message(TableId(1), UserId(5), 10, _pressed())
    hands.note_message(TableId(1), UserId(5), 11, second)
    assert hands.note_message(TableId(1), UserId(5), 10, _pressed()) is None
    assert hands.note_message(TableId(1), UserId(5), 12, _pressed()) is second


def test_a_press_in_a_hand_that_goes_meanwhile_is_answered_in_the_newer_one() -> None:
    hands, newer, late = LiveHands(), _pressed(), _pressed(10)
    _shown(hands, 10, _pressed())
    with hands.hold(TABLE, ANN, newer), hands.hold(TABLE, ANN, late):
        hands.note_message(TABLE, ANN, 11, newer)
        assert hands.newest_interaction(TABLE, ANN, late) is newer
    assert _open(hands) == [newer]
    with hands.hold(TABLE, ANN, _pressed(10)):
        pass
    assert _open(hands) == [newer]


def test_a_message_that_has_become_another_tables_hand_stays_where_a_newer_hand_of_the_first_table_opens() -> None:
    hands, other = LiveHands(), _pressed(10)
    _shown(hands, 10, _pressed())
    _shown(hands, 10, other, TableId(2))
    assert _open(hands) == []
    assert _shown(hands, 11, _pressed()) is None
    assert _open(hands, TableId(2)) == [other]
    assert _shown(hands, 12, _pressed(), TableId(2)) is other


def test_a_press_that_has_shown_no_hand_leaves_the_open_one_live() -> None:
    hands, opened = LiveHands(), _pressed()
    with hands.hold(TABLE, ANN, _pressed()):
        pass
    assert _open(hands) == []
    _shown(hands, 10, opened)
    with hands.hold(TABLE, ANN, _pressed()):
        pass
    assert _open(hands) == [opened]


def test_a_hand_rests_in_its_message_while_a_press_that_has_dropped_it_still_draws_there() -> None:
    """A press that ends the turn in a direct message gives the hand up before Discord has taken what it shows."""
    hands, press = LiveHands(), _pressed(10)
    with hands.hold(TABLE, ANN, press):
        hands.drop(TABLE, ANN)
        assert hands.is_left_in(TABLE, ANN, 10)
        assert not hands.is_left_in(TABLE, ANN, 11)
    assert not hands.is_left_in(TABLE, ANN, 10), "nothing was shown there"


def test_a_hand_rests_in_its_message_whatever_else_is_pressed_in_older_ones_meanwhile() -> None:
    """Direct messages keep older hands: a late press in one of them must not have the newest put away."""
    hands, press, late = LiveHands(keeps_older=True), _pressed(11), _pressed(10)
    with hands.hold(TABLE, ANN, press):
        hands.drop(TABLE, ANN)
        with hands.hold(TABLE, ANN, late):
            assert hands.is_left_in(TABLE, ANN, 11)
            assert hands.is_left_in(TABLE, ANN, 10)
        assert hands.is_left_in(TABLE, ANN, 11)
        assert not hands.is_left_in(TABLE, ANN, 10), "nothing was shown there"
    assert not hands.is_left_in(TABLE, ANN, 11)


def test_a_hand_is_forgotten_once_its_own_time_is_over_and_no_other_with_it() -> None:
    hands = LiveHands()
    old, new = (cast("Interaction", Press(created_at=discord.utils.utcnow() - age)) for age in (LIFE, timedelta(0)))
    _shown(hands, 10, new, TableId(2))
    _shown(hands, 11, old)
    assert _open(hands) == []
    assert not hands.is_left_in(TABLE, ANN, 11)
    assert _open(hands, TableId(2)) == [new]
    assert hands.is_left_in(TableId(2), ANN, 10) is False, "it is open"
    again = cast("Interaction", Press(created_at=discord.utils.utcnow() - LIFE))
    _shown(hands, 12, again)
    assert _open(hands) == [], "the next one that ends is noticed, too"

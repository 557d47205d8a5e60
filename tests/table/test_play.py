"""A game going on: one press, one decision, and what is refused."""

import pytest

from bot.games.civ.game import civ_game
from bot.games.civ.rules import IllegalAction
from bot.games.civ.rules.actions import with_card
from bot.table.errors import NotPlaying, NotSeated, StaleDecision, TableError
from bot.table.play import is_out
from bot.table.vote import VoteKind
from tests.table.people import ADA, BO, CY, EVE
from tests.table.tables import begun, key_of, legal, match_of, opened, options, version


def test_a_press_is_one_line_and_a_new_revision() -> None:
    game = begun()
    before = game.table
    after = game.step()
    assert (after.number, after.revision) == (1, before.revision + 1)


def test_a_double_press_counts_once() -> None:
    game = begun()
    user, action = game.who(), legal(game.table)[0]
    game.submit(user, action, version=0)
    for _ in range(3):
        with pytest.raises(StaleDecision) as stale:
            game.submit(user, action, version=0)
        assert (stale.value.moves_ago, stale.value.table.number) == (1, 1)
    assert game.table.number == 1


def test_an_old_button_is_stale_and_carries_the_table() -> None:
    game = begun()
    user, action = game.who(), legal(game.table)[0]
    for _ in range(5):
        game.step()
    with pytest.raises(StaleDecision) as stale:
        game.submit(user, action, version=0)
    assert stale.value.moves_ago == 5
    assert stale.value.table == game.table
    assert key_of(stale) == "stale-decision"


def test_several_actions_are_all_or_nothing() -> None:
    game = begun()
    user, action = game.who(), legal(game.table)[0]
    with pytest.raises(IllegalAction):
        game.submit(user, action, "discard U3")
    assert game.table.number == 0
    assert game.submit(user, action, "end").number == 2
    with pytest.raises(TableError) as refusal:
        game.submit(game.who())
    assert key_of(refusal) == "no-actions"


def test_the_rules_judge_and_the_seat_is_the_pressers() -> None:
    game = begun()
    (waits,) = game.others
    with pytest.raises(IllegalAction) as refusal:
        game.submit(waits, with_card("play", 0).text)
    assert key_of(refusal) == "not-your-turn"
    with pytest.raises(NotSeated):
        game.submit(EVE, legal(game.table)[0])


@pytest.mark.parametrize("text", ["eliminate", "undo 0", "refill", "trim M1"])
def test_no_intervention_comes_through_the_players_door(text: str) -> None:
    game = begun()
    with pytest.raises(IllegalAction):
        game.submit(game.who(), text)


def test_in_a_round_of_the_draft_all_pick_at_once() -> None:
    game = begun(3, "draft")
    assert game.table.waiting == (0, 1, 2)
    picks = [(game.who(seat), legal(game.table, seat)[0]) for seat in range(3)]
    for user, pick in picks:
        game.submit(user, pick, version=0)
    assert (game.table.number, game.table.waiting) == (3, (0, 1, 2))
    assert version(game.table) == 3


def test_who_has_picked_in_this_round_is_stale() -> None:
    game = begun(3, "draft")
    user, pick = game.who(1), legal(game.table, 1)[0]
    game.submit(user, pick, version=0)
    with pytest.raises(StaleDecision) as stale:
        game.submit(user, pick, version=0)
    assert stale.value.table.waiting == (0, 2)
    game.submit(game.who(0), legal(game.table, 0)[0], version=0)
    assert game.table.number == 2


def test_a_game_over_takes_no_more_presses() -> None:
    game = begun()
    over = game.play_out()
    assert over.status == "finished"
    assert match_of(over).is_over
    with pytest.raises(NotPlaying):
        game.submit(ADA, "end")
    with pytest.raises(StaleDecision):
        game.submit(ADA, "end", version=version(over) - 1)
    for press in (
        lambda: game.resign(ADA),
        lambda: game.come_back(ADA),
        lambda: game.propose(ADA, VoteKind.CANCEL),
        lambda: game.propose(ADA, VoteKind.AUTOMATIC),
    ):
        with pytest.raises(NotPlaying):
            press()


def test_a_lobby_takes_no_presses() -> None:
    with pytest.raises(NotPlaying):
        opened(options()).submit(ADA, "end", version=0)


def test_ones_own_last_decision_is_taken_back_once() -> None:
    game = begun()
    seat, mover, (other,) = game.table.waiting[0], game.who(), game.others
    before = civ_game(game.table.match).position
    game.step()
    with pytest.raises(TableError) as refusal:
        game.undo(other, version=1)
    assert key_of(refusal) == "nothing-to-undo"
    assert refusal.value.reason.clause == "", "taking back is the table's favour: no rule speaks of it"
    with pytest.raises(StaleDecision):
        game.undo(mover, version=0)
    back = civ_game(game.undo(mover, version=1).match)
    assert back.position == before
    assert (str(back.lines[-1].action), back.lines[-1].by) == ("undo 0", f"seat {seat}")
    with pytest.raises(StaleDecision):
        game.undo(mover, version=1)


def test_who_resigns_is_out_and_the_others_go_on() -> None:
    game = begun(3)
    seat, gone = game.table.waiting[0], game.who()
    after = game.resign(gone)
    assert after.status == "playing"
    assert civ_game(after.match).lines[-1].by == f"seat {seat}"
    assert game.who() != gone
    assert [user for user in (ADA, BO, CY) if is_out(after, user)] == [gone]
    with pytest.raises(IllegalAction) as refusal:
        game.resign(gone)
    assert key_of(refusal) == "seat-left"
    with pytest.raises(NotSeated) as out:
        game.propose(gone, VoteKind.CANCEL)
    assert key_of(out) == "seat-out"
    assert game.resign(game.who()).status == "finished"
    assert not is_out(game.table, gone), "it goes on without nobody any more"


def test_resigning_from_the_draft_abandons_the_table() -> None:
    game = begun(3, "draft")
    after = game.resign(BO)
    result = civ_game(after.match).result
    assert (after.status, result and result.reason) == ("abandoned", "abandoned")
    with pytest.raises(NotPlaying):
        game.submit(ADA, "keep M1")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_pick_without_a_choice_is_played_by_itself_and_stands_in_the_log(players: int) -> None:
    """§1.5: the last card of the centre, and cards that are all alike; of hidden packs nothing is played so."""
    game = begun(players, "draft")
    own = 0
    while match_of(game.table).is_preparing:
        found = legal(game.table)
        assert len(found) > 1 or all(action.startswith("keep ") for action in found), (
            "nobody is asked for what is no choice"
        )
        game.step()
        own += 1
    taken = [line for line in match_of(game.table).lines() if line.action.startswith("take ")]
    assert len(taken) == players
    assert game.table.number > own
    assert {line.by for line in taken} == {None}, "a line like any other, that replays as it is"

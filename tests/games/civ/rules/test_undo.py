"""Going back: the referee's undo (RULES §9.3), a seat's own, and what a button's version is."""

from bot.games.civ.rules import Game, by_seat, parse
from tests.games.civ.rules.tables import after, dealt, drafted, legal, refusal_of_ruling, ruled, same, table


def first_actions(game: Game, count: int) -> Game:
    for _ in range(count):
        seat = game.waiting()[0]
        game = after(game, legal(game, seat)[0], seat=seat)
    return game


def test_an_effect_that_is_void_cannot_be_begun_again_in_that_turn() -> None:
    """§9.3: it does not count; the game goes back to before it, and what else was possible there still is."""
    start = table(["M1 M2 E1 E2", "C1 R1"], ["C1", "S1 R1"], phase="effects")
    begun = next(action for action in legal(start, 0) if action.startswith("sacrifice M"))
    other = next(action for action in legal(start, 0) if action.startswith("sacrifice E"))
    void = ruled(after(start, begun), 0, f"undo {start.number} void")
    assert [action for action in legal(start, 0) if action not in legal(void, 0)] == [
        action for action in legal(start, 0) if action.startswith("sacrifice M")
    ]
    assert same(ruled(after(start, begun), 0, f"undo {start.number}"), start), "any other undo restores everything"
    # of two that are void in one turn both stay so
    again = after(void, other)
    both = ruled(again, 0, f"undo {void.number} void")
    assert not [action for action in legal(both, 0) if action.startswith("sacrifice")]
    assert refusal_of_ruling(start, 0, f"undo {start.number} void").key == "undo-unknown-line"


def test_undo_0_is_the_position_after_the_deal() -> None:
    """REPLAY: 0 = after the deal; n goes on counting."""
    start = Game.start(dealt(1, 2))
    game = ruled(first_actions(start, 5), 0, "undo 0")
    assert same(game, start)
    assert game.number == 6


def test_undo_may_name_every_line_that_still_stands() -> None:
    """REPLAY, fine print"""
    start = Game.start(dealt(1, 3))
    stages = [first_actions(start, count) for count in range(8)]
    for back in range(8):
        assert same(ruled(stages[7], 0, f"undo {back}"), stages[back])


def test_undo_may_not_name_itself_the_future_or_a_line_that_was_dropped() -> None:
    """REPLAY, fine print: N names a line that still stands."""
    game = first_actions(Game.start(dealt(1, 2)), 6)
    assert refusal_of_ruling(game, 0, "undo 7").key == "undo-unknown-line"
    assert refusal_of_ruling(game, 0, "undo 999").key == "undo-unknown-line"
    game = ruled(game, 0, "undo 2")
    for dropped in (3, 4, 5, 6):
        assert refusal_of_ruling(game, 0, f"undo {dropped}").key == "undo-unknown-line"


def test_an_undo_is_itself_a_line_that_stands() -> None:
    """REPLAY: after other lines one may come back to it; it stands for the position it led to."""
    stage = first_actions(Game.start(dealt(1, 2)), 2)
    game = ruled(first_actions(stage, 4), 0, "undo 2")
    game = first_actions(game, 3)
    assert same(ruled(game, 0, "undo 7"), stage)
    assert refusal_of_ruling(ruled(game, 0, "undo 1"), 0, "undo 7").key == "undo-unknown-line"


def test_an_undo_can_go_back_before_another_undo() -> None:
    """REPLAY"""
    one = first_actions(Game.start(dealt(1, 2)), 1)
    game = ruled(ruled(first_actions(one, 4), 0, "undo 3"), 0, "undo 1")
    assert same(game, one)


def test_undo_restores_seats_that_left() -> None:
    """REPLAY, fine print: undo restores everything, also seats."""
    game = table(["M1", "C1", ""], ["C1", "S1"])
    back = ruled(ruled(game, 1, "eliminate"), 1, "undo 0")
    assert same(back, game)
    assert back.position.alive == (True, True, True)


def test_undo_goes_back_into_the_draft() -> None:
    """REPLAY, fine print"""
    start = Game.start(drafted(1, 2))
    stages = [first_actions(start, count) for count in range(10)]
    for back in range(8):
        assert same(ruled(stages[9], 0, f"undo {back}"), stages[back])
    again = ruled(stages[9], 0, "undo 1")
    assert again.position.phase == "draft_keep"
    assert refusal_of_ruling(again, 0, "eliminate").key == "not-during-draft"
    assert same(first_actions(again, 8), stages[9])


def test_undo_within_the_draft_is_possible() -> None:
    """§9.3 names no phase but the end; the reference games hold one."""
    start = Game.start(drafted(1, 2))
    assert same(ruled(first_actions(start, 3), 0, "undo 1"), first_actions(start, 1))


def test_undo_within_an_effect_leads_into_or_out_of_it() -> None:
    """REPLAY, fine print: also in `choose`."""
    before = after(table(["M1 M1 M1 M1 M1", ""], ["C1 C1 S1"]), "play C1")
    running = after(before, "use M 2", "discard C1")
    assert same(ruled(running, 0, "undo 1"), before)
    middle = ruled(running, 0, "undo 2")
    assert middle.position.owed == ("discard", "discard")
    assert same(ruled(middle, 1, "undo 1"), before)


def test_an_elimination_after_an_undo_into_an_effect_takes_the_effect_back() -> None:
    """§9.1, §9.3"""
    before = after(table(["M1 M1 M1", "", ""], ["C1 C1 S1"]), "play C1")
    done = after(before, "use M 1", "discard C1")
    assert same(ruled(ruled(done, 0, "undo 2"), 2, "eliminate"), ruled(before, 2, "eliminate"))


def test_undo_names_a_seat_that_exists() -> None:
    """REPLAY: `seat` is the seat concerned."""
    game = first_actions(Game.start(dealt(1, 2)), 2)
    assert refusal_of_ruling(game, 2, "undo 1").key == "seat-unknown"
    assert refusal_of_ruling(game, -1, "undo 1").key == "seat-unknown"


# A seat's own undo


def taken_back(game: Game, seat: int) -> Game:
    """The game after the seat's own undo."""
    return game.intervene(seat, parse(f"undo {game.own_undo(seat)}"), by=by_seat(seat), why="own undo")


def test_a_seat_takes_back_its_own_decision_and_then_the_one_before() -> None:
    start = table(["M1 M1 M1", ""], ["C1 C1 S1"])
    game = after(start, "play C1", "use M 1", "discard C1")
    assert game.own_undo(0) == 2
    assert game.own_undo(1) is None
    game = taken_back(game, 0)
    assert game.own_undo(0) == 1
    game = taken_back(game, 0)
    assert game.own_undo(0) == 0
    game = taken_back(game, 0)
    assert same(game, start)
    assert game.own_undo(0) is None


def test_after_an_undo_another_way_may_be_taken_and_taken_back() -> None:
    game = after(table(["M1 M1 M1", ""], ["C1 C1 S1"]), "play C1", "use M 1")
    game = after(taken_back(game, 0), "sacrifice M1", "attack M1")
    assert [str(line.action) for line in game.lines] == ["play C1", "use M 1", "undo 1", "sacrifice M1", "attack M1"]
    assert game.own_undo(0) == 4
    game = taken_back(game, 0)
    back = game.own_undo(0)
    assert back in (1, 3)
    game = taken_back(game, 0)
    assert game.position.phase == "effects"
    assert game.own_undo(0) == 0


def test_the_end_of_a_turn_is_not_taken_back_by_oneself() -> None:
    """It drew cards, and the turn is another's."""
    game = after(table(["", ""], ["C1", "C1"]), "play C1", "end")
    assert (game.own_undo(0), game.own_undo(1)) == (None, None)
    full = after(table(["", ""], ["C1 C1 C1 C1", "C1"]), "play C1", "end")
    assert full.own_undo(0) is None


def test_a_line_of_another_seat_is_not_crossed() -> None:
    game = after(table(["", ""], ["C1 C1 C1 C1", "C1"]), "play C1", "end", "play C1")
    assert game.own_undo(1) == 2
    assert taken_back(game, 1).own_undo(1) is None


def test_a_referees_undo_is_not_crossed() -> None:
    """It would bring back nothing, yet drop the referee's line."""
    game = after(table(["M1 M1 M1", ""], ["C1 C1 S1"]), "play C1", "use M 1")
    ruled_back = ruled(game, 0, "undo 1")
    assert ruled_back.own_undo(0) is None
    again = after(ruled_back, "sacrifice M1")
    assert again.own_undo(0) == 3
    assert taken_back(again, 0).own_undo(0) is None


def test_a_line_of_the_referee_or_the_table_is_not_crossed() -> None:
    game = after(table(["", "", ""], ["C1 C1", "C1"]), "play C1")
    assert ruled(game, 0, "trim C1").own_undo(0) is None
    assert ruled(game, 0, "refill").own_undo(0) is None
    assert ruled(game, 1, "eliminate").own_undo(0) is None


def test_an_inquisition_that_took_cards_is_not_crossed() -> None:
    """It showed a hand; one that took nothing showed nothing."""
    game = table(["R1", "M1"], ["C1", "S1"])
    running = after(game, "play C1", "sacrifice R1", "inquire 1")
    assert running.own_undo(0) is None
    given = after(running, "give S1")
    assert given.own_undo(0) == 3
    assert taken_back(given, 0).own_undo(0) is None
    nothing = after(table(["R1", "M1"], ["C1", ""]), "play C1", "sacrifice R1", "inquire 1")
    assert nothing.own_undo(0) == 2


def test_a_leap_that_drew_is_not_crossed() -> None:
    game = after(table(["S1", ""], ["C1"]), "play C1", "sacrifice S1")
    assert game.own_undo(0) is None
    assert after(game, legal(game)[0]).own_undo(0) == 2
    dry = after(table(["S1", ""], ["C1"], pile=0), "play C1", "sacrifice S1")
    assert dry.own_undo(0) == 1


def test_a_finished_game_and_the_draft_are_not_taken_back_by_oneself() -> None:
    draft = first_actions(Game.start(drafted(1, 2)), 3)
    assert [draft.own_undo(seat) for seat in range(2)] == [None, None]
    taken = first_actions(Game.start(drafted(1, 2)), 8)
    assert (taken.position.phase, [taken.own_undo(seat) for seat in range(2)]) == ("play", [None, None])
    over = ruled(table(["", ""], ["C1"]), 1, "eliminate")
    assert over.own_undo(0) is None


# Versions


def test_every_line_opens_a_new_decision_outside_the_draft() -> None:
    game = table(["M1 M1 M1", ""], ["C1 C1 S1", "C1"])
    versions = [game.version]
    for text in ("play C1", "use M 1", "discard C1", "end", "play C1"):
        game = after(game, text)
        versions.append(game.version)
    assert versions == [0, 1, 2, 3, 4, 5]
    assert ruled(game, 0, "refill").version == 6
    assert ruled(game, 0, "undo 1").version == 6


def test_another_seats_pick_does_not_make_mine_stale_and_a_new_pack_does() -> None:
    game = Game.start(drafted(1, 3))
    versions = [game.version]
    for _ in range(9):
        game = first_actions(game, 1)
        versions.append(game.version)
    assert versions == [0, 0, 0, 3, 3, 3, 6, 6, 6, 9]
    assert first_actions(game, 1).version == 10


def test_an_undo_in_the_draft_makes_every_button_stale() -> None:
    game = ruled(first_actions(Game.start(drafted(1, 3)), 4), 0, "undo 3")
    assert game.version == 5
    assert first_actions(game, 1).version == 5

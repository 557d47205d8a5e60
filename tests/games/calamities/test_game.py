"""A table of calamities as a match: its lines, what each seat may know, undo, corrections, and who is answered for."""

import pickle
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.calamities.game import CALAMITIES_GAME, MOST_CORRECTIONS, Calamities, CalamityMatch, policy
from bot.games.calamities.lines import CalamityRefusal, read_draw, read_hand, split_line
from bot.games.calamities.rules.names import CALAMITIES, NationName
from bot.games.calamities.stages import OVER, PREPARING, RESOLVING, SHOWING
from bot.games.registry import every_game
from bot.match import ELIMINATE, BrokenLog, seat_author, undo_to
from bot.reasons import GameError

BOARDS = (
    "Egypt: memphis city, thebes city, alexandria 3, upper-egypt 2; cards: pottery",
    "Crete: knossos city, phaestos city, argos 4",
    "Babylon: babylon city, chaldaea 3, elam 4; cards: roadbuilding",
)
NATIONS = tuple(board.partition(":")[0] for board in BOARDS)


@cache
def game() -> Calamities:
    """The game, on the map of the house."""
    found = every_game()[CALAMITIES_GAME]
    assert isinstance(found, Calamities)
    return found


def set_up(*hands: str, boards: tuple[str, ...] = BOARDS) -> CalamityMatch:
    """Three nations on the board, with these hands."""
    match = game().start(3, {}, Random(1))
    for seat, board in enumerate(boards):
        match = match.play(seat, f"nation {NATIONS[seat]}").play(seat, f"position {board}")
    for seat, hand in enumerate(hands):
        match = match.play(seat, f"hand {hand}")
    return match


def refused(match: CalamityMatch, seat: int, action: str) -> str:
    """The key of why that line is refused."""
    with pytest.raises(GameError) as caught:
        match.play(seat, action)
    return caught.value.reason.key


def played_out(match: CalamityMatch, random: Random) -> CalamityMatch:
    """The match once every question has been answered by chance."""
    while match.stage.kind == RESOLVING:
        (seat,) = match.waiting()
        match = match.play(seat, policy(match.view(seat), random))
    return match


def test_everyone_is_awaited_until_they_have_entered_their_hand_and_then_one_draws() -> None:
    match = set_up()
    assert match.waiting() == (0, 1, 2)
    match = match.play(1, "hand nothing")
    assert match.waiting() == (0, 2)
    assert refused(match, 0, "draw") == "calamity-hands-missing"
    match = match.play(0, "hand nothing").play(2, "hand nothing")
    assert match.waiting() == (0,)
    assert match.play(2, "draw").stage.kind == SHOWING  # nobody holds anything: nothing happens


def test_while_a_turn_is_prepared_what_one_does_makes_nobody_elses_form_stale() -> None:
    match = set_up()
    assert match.version == match.play(1, "hand nothing").version == 0


def test_calamities_come_in_the_order_of_29_6_and_the_table_adds_up() -> None:
    match = set_up("grain 1; famine", "superstition", "treachery from Egypt; epidemic from Crete").play(0, "draw")
    match = played_out(match, Random(2))
    done = [each.drawn.calamity for each in match.stage.done]
    assert done[:4] == ["treachery", "famine", "superstition", "epidemic"]
    assert done[4:] == ["city_support_check"] * 3  # after the last of the turn
    for nation in match.stage.position.nations:
        assert (nation.all_tokens, nation.all_cities) == (47, 9)


def test_nobody_suffers_more_than_two_of_29_5_whatever_is_undone_and_drawn_again() -> None:
    match = set_up("famine; superstition; flood; epidemic", "nothing", "nothing")
    drawn = match.play(0, "draw")
    assert len(drawn.stage.returned) == 2
    again = drawn.intervene(0, undo_to(match.number), by="table", why="agreed by all").play(0, "draw")
    assert again.stage.returned == drawn.stage.returned  # an undo is no new chance


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        (0, "nation Crete", "calamity-nation-taken"),
        (0, "nation Atlantis", "position-nation-unknown"),
        (0, f"position {BOARDS[1]}", "calamity-not-your-nation"),
        (0, "position Asia: ankara 2", "calamity-no-player"),
        (0, "position Egypt: knossos city", "position-two-cities"),
        (0, "position Egypt: fayum 50", "position-overfull"),
        (0, "hand grain 9", "calamity-grain"),
        (0, "hand famine from Crete", "position-trade"),
        (0, "hand treachery from Egypt", "position-own-giver"),
        (0, "hand treechery", "position-calamity-unknown"),
        (0, "hand famine; famine", "calamity-held-twice"),
        (0, "draw Egypt famine", "calamity-owner-draws"),
        (0, "answer Egypt city memphis", "calamity-not-now"),
        (0, "agree", "calamity-not-now"),
        (0, "next", "calamity-not-now"),
        (0, "dance", "calamity-line-unreadable"),
        (0, "agree now", "calamity-line-unreadable"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(seat: int, action: str, key: str) -> None:
    match = set_up()
    assert refused(match, seat, action) == key
    assert action not in match.allowed(seat)


def test_a_card_that_two_hold_and_a_nation_without_a_player_are_refused_at_the_draw() -> None:
    match = set_up("famine", "famine", "nothing")
    assert refused(match, 0, "draw") == "calamity-held-twice"
    for held in ("Asia famine", "Egypt treachery from Asia"):
        with pytest.raises(CalamityRefusal) as caught:
            set_up().intervene(0, f"draw {held}", by=seat_author(0), why="owner")
        assert caught.value.reason.key == "calamity-no-player"


def test_only_who_is_asked_answers_and_an_answer_to_another_question_is_refused() -> None:
    match = set_up("nothing", "treachery", "nothing").play(0, "draw")
    assert match.waiting() == (1,)
    assert refused(match, 0, "answer Crete city knossos") == "calamity-not-your-answer"
    assert refused(match, 1, "answer Crete cities knossos") == "calamity-other-asked"
    assert refused(match, 1, "answer Crete city memphis") == "calamity-no-option"
    assert refused(match, 1, "position Crete: knossos city") == "calamity-corrections-agreed"
    assert match.play(1, "answer Crete city knossos").stage.kind == SHOWING


def test_once_drawn_a_position_is_corrected_only_if_everyone_agrees() -> None:
    match = set_up("nothing", "treachery", "nothing").play(0, "draw")
    proposed = match.play(1, "correct Crete: knossos city, phaestos city, athens city, argos 4")
    assert proposed.waiting() == (0, 2)
    assert refused(proposed, 1, "answer Crete city knossos") == "calamity-not-now"
    assert proposed.play(2, "refuse").stage.position == match.stage.position
    agreed = proposed.play(0, "agree").play(2, "agree")
    assert agreed.waiting() == (1,)
    assert agreed.stage.pending is not None
    assert agreed.stage.pending.limits()["options"] == ["athens", "knossos", "phaestos"]


def test_nobody_holds_up_a_table_by_one_correction_after_another() -> None:
    """While others answer, the clock of the seat that has proposed it stands, and then it begins again."""
    correction = "correct Crete: knossos city, phaestos city, athens city, argos 4"
    match = set_up("nothing", "treachery", "nothing").play(0, "draw")
    for _ in range(MOST_CORRECTIONS):
        match = match.play(1, correction).play(2, "refuse")
    assert refused(match, 1, correction) == "calamity-corrections-enough"
    taken_back = match.intervene(0, undo_to(match.number - 2), by="table", why="vote")
    assert refused(taken_back, 1, correction) == "calamity-corrections-enough"
    assert match.play(0, correction).waiting() == (1, 2)
    later = played_out(match, Random(2)).play(0, "next")
    for seat in range(3):
        later = later.play(seat, "hand nothing")
    owned = entered_by_owner(later, CRETE_LESS)
    for _ in range(MOST_CORRECTIONS - 1):
        owned = entered_by_owner(owned.play(1, "refuse"), CRETE_LESS)
    with pytest.raises(CalamityRefusal):
        entered_by_owner(owned.play(1, "refuse"), CRETE_LESS)


CRETE_LESS = "Crete: argos 1"


def entered_by_owner(match: CalamityMatch, positions: str) -> CalamityMatch:
    """The match after its owner, at the first seat, has entered positions of others."""
    return match.intervene(0, match.owners_entry(0, positions), by=seat_author(0), why="owner")


def test_a_position_whose_player_is_ready_changes_before_the_draw_only_if_they_agree() -> None:
    match = set_up("nothing", "nothing", "nothing")
    proposed = entered_by_owner(match, CRETE_LESS)
    assert (proposed.waiting(), proposed.stage.position) == ((1,), match.stage.position)
    assert proposed.version != match.version  # an answer belongs to this correction
    assert proposed.turn_id(1) != match.turn_id(1)  # so that they are called
    assert refused(proposed, 0, "draw") == "calamity-not-now"
    assert refused(proposed, 0, "agree") == "calamity-not-now"
    back = proposed.play(1, "refuse")
    assert (back.stage.position, back.stage.hands, back.waiting()) == (match.stage.position, match.stage.hands, (0,))
    agreed = proposed.play(1, "agree")
    assert agreed.stage.position.nation(NationName("Crete")).areas == {"argos"}
    assert agreed.play(0, "draw").stage.kind == SHOWING


def test_who_is_silent_about_a_correction_can_be_answered_for_and_holds_nobody_up() -> None:
    proposed = entered_by_owner(set_up("nothing", "nothing", "nothing"), CRETE_LESS)
    for answer in ("agree", "refuse"):
        done = proposed.intervene(1, answer, by=seat_author(0), why="silent")
        assert (done.stage.proposal, done.waiting()) == (None, (0,))
        assert game().fold(3, done.header(), done.lines()).stage == done.stage


def test_a_position_that_nobody_relies_on_yet_is_entered_without_asking() -> None:
    not_ready = entered_by_owner(set_up("nothing"), CRETE_LESS)
    assert not_ready.stage.position.nation(NationName("Crete")).areas == {"argos"}
    blank = game().start(2, {}, Random(1))
    for seat, nation in enumerate(NATIONS[:2]):
        blank = blank.play(seat, f"nation {nation}").play(seat, "hand nothing")
    assert entered_by_owner(blank, CRETE_LESS).stage.proposal is None
    own = set_up("nothing", "nothing", "nothing")
    assert own.play(1, f"position {CRETE_LESS}").stage.proposal is None
    same = entered_by_owner(own, BOARDS[1])
    assert same.stage.proposal is None  # nothing changes


def test_a_correction_before_the_draw_holds_without_those_who_leave() -> None:
    proposed = entered_by_owner(set_up("nothing", "nothing", "nothing"), CRETE_LESS)
    left = proposed.intervene(1, ELIMINATE, by="table", why="resigned")
    assert left.stage.proposal is None
    assert left.waiting() == (0,)


def test_a_log_in_which_an_owner_has_replaced_a_position_without_asking_still_replays() -> None:
    match = set_up("nothing", "nothing", "nothing")
    asked = entered_by_owner(match, CRETE_LESS)
    log = [*match.lines(), replace(asked.lines()[-1], action=f"position {CRETE_LESS}")]
    assert game().fold(3, match.header(), log).play(0, "draw").stage.kind == SHOWING


def test_the_last_step_can_be_taken_back_and_so_can_the_draw() -> None:
    match = set_up("nothing", "treachery", "nothing").play(0, "draw")
    done = match.play(1, "answer Crete city knossos")
    last, draw = done.undo_points(0)
    assert (last, draw) == (match.number, match.number - 1)
    assert done.own_undo(1) == match.number, "nobody has acted since"
    back = done.intervene(0, undo_to(match.number), by="table", why="agreed by all")
    assert back.stage == match.stage
    assert back.version == back.number


def test_ones_own_last_answer_is_taken_back_until_another_has_acted() -> None:
    match = set_up("famine", "nothing", "nothing").play(0, "draw")
    assert match.own_undo(0) is None, "the draw has shown hands"
    answered = match.play(0, policy(match.view(0), Random(1)))
    back = answered.own_undo(0)
    assert back is not None
    assert back == match.number
    assert answered.own_undo(1) is None
    again = answered.intervene(0, undo_to(back), by=seat_author(0), why="own undo")
    assert again.stage.pending == match.stage.pending
    assert again.own_undo(0) is None
    while answered.waiting() == (0,) and answered.stage.kind == RESOLVING:
        answered = answered.play(0, policy(answered.view(0), Random(1)))
    (other,) = answered.waiting()
    assert other != 0
    assert answered.own_undo(0) is not None, "asked, the other has done nothing yet"
    assert answered.play(other, policy(answered.view(other), Random(1))).own_undo(0) is None


def test_a_division_at_a_famine_stands_since_the_next_question_may_tell_who_holds_grain() -> None:
    match = game().start(4, {}, Random(1))
    boards = (*BOARDS, "Illyria: dalmatia city, mari 3, libya 3, jalo 3")
    for seat, (nation, board) in enumerate(zip((*NATIONS, "Illyria"), boards, strict=True)):
        match = match.play(seat, f"nation {nation}").play(seat, f"position {board}")
    for seat, hand in enumerate(("famine", "nothing", "grain 1", "nothing")):
        match = match.play(seat, f"hand {hand}")
    match = match.play(0, "draw")
    lost = match.play(0, policy(match.view(0), Random(1)))
    assert lost.own_undo(0) == match.number
    divided = lost.play(0, policy(lost.view(0), Random(1)))
    assert " allocation " in divided.lines()[-1].action
    assert divided.own_undo(0) is None


def test_an_answer_that_another_gave_for_a_seat_is_not_the_seats_to_take_back() -> None:
    match = set_up("famine", "nothing", "nothing").play(0, "draw")
    action = policy(match.view(0), Random(1))
    assert match.intervene(0, action, by=seat_author(1), why="silent").own_undo(0) is None


def test_questions_to_one_seat_in_a_row_are_one_turn_so_that_an_answer_does_not_call_again() -> None:
    match = set_up("grain 2; famine", "nothing", "nothing").play(0, "draw")
    first = match.turn_id(0)
    shown = match.play(0, "answer Egypt grain_shown 1")
    assert (shown.waiting(), shown.turn_id(0)) == ((0,), first)
    deputy = match.intervene(0, "answer Egypt grain_shown 1", by=seat_author(1), why="silent")
    assert deputy.turn_id(0) != first  # the seat has not moved: the next question has a separate time
    while shown.waiting() == (0,):
        shown = shown.play(0, policy(shown.view(0), Random(1)))
    assert shown.turn_id(shown.waiting()[0]) != first


def test_another_may_act_for_a_seat_and_the_log_says_who() -> None:
    match = set_up("nothing", "treachery", "nothing").play(0, "draw")
    done = match.intervene(1, policy(match.view(1), Random(1)), by=seat_author(0), why="silent")
    assert (done.lines()[-1].seat, done.lines()[-1].by, done.stage.kind) == (1, "seat 0", SHOWING)


def test_who_leaves_is_struck_by_nothing_and_answered_for_by_the_first_seat() -> None:
    match = set_up("nothing", "treachery", "nothing").play(0, "draw")
    left = match.intervene(1, ELIMINATE, by="table", why="resigned")
    assert left.waiting() == (0,)
    after = played_out(left, Random(3))
    assert after.play(0, "next").waiting() == (0, 2)
    later = set_up("nothing", "superstition", "nothing").intervene(1, ELIMINATE, by="table", why="resigned")
    assert later.play(0, "draw").stage.done[0].drawn.calamity == "city_support_check"


def test_turn_follows_turn_until_the_table_is_closed() -> None:
    match = set_up("nothing", "nothing", "nothing").play(0, "draw").play(0, "next")
    assert (match.stage.kind, match.stage.turn, match.waiting()) == (PREPARING, 2, (0, 1, 2))
    closed = match.play(0, "end")
    assert (closed.stage.kind, closed.is_over, closed.waiting()) == (OVER, True, ())


def test_a_table_may_say_what_its_own_map_shows() -> None:
    match = game().start(2, {"map": ["knossos water rhodes no", "coast fayum yes"], "west": False}, Random(1))
    atlas = match.stage.position.atlas
    assert "rhodes" not in atlas[atlas.find_area("knossos")].neighbours
    assert atlas[atlas.find_area("fayum")].coast == "yes"
    assert "Iberia" not in atlas.nations
    with pytest.raises(GameError):
        game().check(2, {"map": ["knossos is nice"]})
    with pytest.raises(GameError):
        game().check(2, {"rulings": {"pirates": "friendly"}})
    with pytest.raises(GameError):
        game().check(9, {})


def test_a_log_that_does_not_replay_says_which_line() -> None:
    match = set_up("nothing", "treachery", "nothing").play(0, "draw")
    lines = [line for line in match.lines() if line.action != "hand treachery"]
    with pytest.raises(BrokenLog):
        game().fold(1, match.header(), lines)
    with pytest.raises(BrokenLog) as caught:
        game().fold(1, {"players": "many"}, ())
    assert caught.value.number == 0


TEXTS = st.one_of(
    st.lists(st.sampled_from(sorted(CALAMITIES)), unique=True, max_size=4).map("; ".join),
    st.text("famine; grom0123", max_size=30),
)


@given(text=TEXTS)
def test_what_a_hand_writes_is_read_as_the_same(text: str) -> None:
    egypt, nations = NationName("Egypt"), game().atlas.nations
    try:
        hand = read_hand(text, egypt, nations)
    except GameError:
        return
    word, rest = split_line(str(hand))
    assert (word, read_hand(rest, egypt, nations)) == ("hand", hand)
    if hand.held:
        assert read_draw("; ".join(f"{egypt} {each}" for each in rest.split("; ")), nations) == hand.held


@st.composite
def games(draw: st.DrawFn) -> CalamityMatch:
    """A turn of three nations, some way into its calamities, with hands of all kinds."""
    random = Random(draw(st.integers(0, 10**6)))
    chosen = random.sample(list(CALAMITIES.values()), draw(st.integers(1, 6)))
    hands: list[list[str]] = [[f"grain {draw(st.integers(0, 4))}"] for _ in NATIONS]
    for calamity in chosen:
        seat = random.randrange(3)
        giver = random.choice([each for each in NATIONS if each != NATIONS[seat]])
        is_traded = calamity.tradable and random.random() < 0.5
        hands[seat].append(f"{calamity.id} from {giver}" if is_traded else calamity.id)
    match = set_up(*("; ".join(hand) for hand in hands)).play(0, "draw")
    for _ in range(draw(st.integers(0, 8))):
        if match.stage.kind == RESOLVING:
            (seat,) = match.waiting()
            match = match.play(seat, policy(match.view(seat), random))
    return match


@given(match=games())
def test_header_and_lines_lead_to_the_same_match(match: CalamityMatch) -> None:
    again = game().fold(1, match.header(), match.lines())
    assert (again, again.stage, again.waiting()) == (match, match.stage, match.waiting())


@given(match=games())
def test_an_awaited_seat_always_has_something_legal_to_do(match: CalamityMatch) -> None:
    for seat in match.waiting():
        assert match.allowed(seat)
        assert all(action in match.allowed(seat) for action in match.allowed(seat))


@given(grain=st.integers(0, 8), other=st.integers(0, 8))
def test_what_a_seat_holds_is_nobody_elses_to_see(grain: int, other: int) -> None:
    one, two = (set_up(f"grain {held}; famine", "nothing") for held in (grain, other))
    for viewer in (1, 2, None):
        assert pickle.dumps(one.view(viewer)) == pickle.dumps(two.view(viewer))
    assert one.view(0).stage.hands[0].grain == grain


@given(grain=st.integers(1, 8), other=st.integers(1, 8))
def test_how_much_grain_could_be_shown_only_its_owner_is_told(grain: int, other: int) -> None:
    one, two = (set_up(f"grain {held}; famine", "nothing", "nothing").play(0, "draw") for held in (grain, other))
    assert one.stage.pending is not None
    assert one.stage.pending.what == "grain_shown"
    assert one.view(1).stage == two.view(1).stage
    assert one.view(None).stage == two.view(None).stage

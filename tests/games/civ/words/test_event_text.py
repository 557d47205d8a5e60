"""Events, actions, phases and results in words."""

import random
from itertools import chain

import pytest

from bot.games.civ.rules import Domain, Event, Game, Seat, deal, events, observe, parse
from bot.games.civ.rules.actions import WORDS
from bot.games.civ.rules.cards import KINDS
from bot.games.civ.rules.position import CHOOSE
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.match import agreed_by
from tests.strategies import playout

NAMES = ("Ann", "Bob", "Cy", "Dora")
KINDS_OF_EVENT = {
    *WORDS,
    *("eliminate", "trim", "refill", "undo", "passed", "revealed", "drew", "lost", "lifted", "returned"),
    *("final_round", "over"),
}


@pytest.fixture(scope="module")
def played() -> list[list[Game]]:
    """Whole random games, every line, of all kinds."""
    chance = random.Random(11)
    return [
        list(
            playout(
                deal(
                    random.Random(seed),
                    players=2 + seed % 3,
                    setup="draft" if seed % 2 else "classic",
                    teams=seed % 3 == 2 and seed % 4 == 0,
                    turn_cap=15 if seed % 5 == 0 else None,
                ),
                chance,
                lines=700,
                interventions=0.02 if seed % 2 else 0.0,
            )
        )
        for seed in range(40)
    ]


def test_every_kind_of_event_can_be_told(localizer: Localizer, played: list[list[Game]]) -> None:
    kinds: set[str] = set()
    for game in (games[-1] for games in played):
        for viewer in (None, 0):
            for found in events(game, viewer):
                text = words.event(localizer, found, NAMES)
                assert text[-1] in ".”"
                assert "{" not in text
                kinds.add(found.kind)
    assert kinds >= KINDS_OF_EVENT - {"skip"}
    assert words.event(localizer, Event("skip", 1, seat=Seat(0)), NAMES) == "Ann had no playable card."


def test_events_read_as_sentences(localizer: Localizer) -> None:
    played = Event("play", 1, seat=Seat(0), card=KINDS[0])
    assert words.event(localizer, played, NAMES) == "Ann played Military I."
    drew = Event("drew", 2, seat=Seat(1), count=2, ages=(1, 2))
    assert words.event(localizer, drew, NAMES) == "Bob drew 2 cards (Ages I and II)."
    leap = Event("drew", 2, seat=Seat(1), count=5, ages=(2, 2, 2, 2, 3))
    assert words.event(localizer, leap, NAMES) == "Bob drew 5 cards (Ages 4 × II and III)."
    undo = Event("undo", 3, seat=Seat(0), count=1, by="seat 0", why="x")
    assert words.event(localizer, undo, NAMES) == "Ann took back the last move."
    voted = Event("undo", 3, seat=Seat(0), count=1, by="table", why=agreed_by([1, 3]))
    assert words.event(localizer, voted, NAMES) == "Ann took back the last moves. Bob and Dora agreed."
    before = Event("undo", 3, seat=Seat(0), count=1, by="table", why="agreed by all")
    assert words.event(localizer, before, NAMES) == "Ann took back the last moves. Everyone agreed."
    alone = Event("undo", 3, seat=Seat(0), count=1, by="table", why="agreed by Bob")
    assert words.event(localizer, alone, NAMES) == "Ann took back the last moves."
    unnamed = Event("eliminate", 3, seat=Seat(0), by="referee ", why="x")
    assert words.event(localizer, unnamed, NAMES) == "The referee took Ann out of the game: “x”."
    # a pseudonym is nobody's name: a tournament says who has decided, and why, in a message of its own
    decided = Event("eliminate", 3, seat=Seat(0), by="referee p-abpi4gre", why="x")
    assert words.event(localizer, decided, NAMES) == "The referee took Ann out of the game."
    out = Event("eliminate", 3, seat=Seat(0), by="referee *Rex*", why="@everyone **rude**")
    assert words.event(localizer, out, NAMES) == (
        "The referee \\*Rex\\* took Ann out of the game: “@\u200beveryone \\*\\*rude\\*\\*”."
    )


def test_what_one_seat_did_in_a_row_is_one_sentence(localizer: Localizer) -> None:
    new_events = [
        Event("play", 1, seat=Seat(0), card=KINDS[0]),
        Event("use", 2, seat=Seat(0), domain=Domain("M"), level=2),
        Event("discard", 3, seat=Seat(0), card=KINDS[0]),
        Event("discard", 4, seat=Seat(0), card=KINDS[0]),
        Event("end", 5, seat=Seat(0)),
        Event("drew", 5, seat=Seat(0), count=1, ages=(1,)),
        Event("play", 6, seat=Seat(1), card=KINDS[3]),
    ]
    assert words.describe_events(localizer, new_events, NAMES) == (
        "Ann played Military I, used Purge, discarded 2 × Military I, and drew 1 card (Age I).\nBob played Religion I."
    )
    assert (
        words.describe_events(localizer, new_events, NAMES, limit=60)
        == "… and 1 more line before that\nBob played Religion I."
    )
    assert words.describe_events(localizer, [], NAMES) == ""


def test_what_happened_stays_within_its_limit(localizer: Localizer, played: list[list[Game]]) -> None:
    for game in (games[-1] for games in played[:6]):
        for limit in (150, 1500):
            assert len(words.describe_events(localizer, events(game, None), ["N" * 32] * 4, limit)) <= limit


def test_hidden_cards_are_not_told_to_others(localizer: Localizer) -> None:
    game = Game.start(deal(random.Random(1), players=3, setup="draft"))
    action = game.legal(0)[0]
    new_events = events(game.play(0, action), None)
    assert words.describe_events(localizer, new_events, NAMES) == "Ann kept a card."
    own = events(game.play(0, action), 0)
    assert words.card(localizer, action.text.removeprefix("keep ")) in words.describe_events(localizer, own, NAMES)


def test_every_action_and_phase_has_words_that_fit(localizer: Localizer, played: list[list[Game]]) -> None:
    wide = [seat * 32 for seat in "WMQO"]
    for games in played[:8]:
        for game in games[::3]:
            for seat in game.waiting():
                seen = observe(game, seat)
                assert words.phase(localizer, seen)
                labels = [words.action(localizer, action, seen, wide) for action in seen.legal]
                assert all(0 < len(label) <= 80 for label in labels)
                assert len(set(labels)) == len(labels)


def test_a_domain_freed_of_two_embargoes_is_free_once(localizer: Localizer) -> None:
    lifted = [Event("lifted", 9, seat=Seat(0), domain=Domain(code)) for code in "SSM"]
    text = words.describe_events(localizer, [Event("drew", 9, seat=Seat(0), count=1, ages=(1,)), *lifted], NAMES)
    assert text == "Ann drew 1 card (Age I), is free of the Embargo on Science, and is free of the Embargo on Military."


def test_actions_say_what_they_do(localizer: Localizer) -> None:
    game = Game.start(deal(random.Random(1), players=3, first=Seat(0)))
    seen = observe(game, 0)
    labels = {
        "play M1": "Play Military I",
        "use M 1": "Assassination",
        "copy 1 S 2": "Copy Research (Bob)",
        "sacrifice E1": "Embargo (Economy I)",
        "inquire 1": "Bob’s hand (3 cards)",
        "embargo 2 R": "Cy: Religion",
        "end": "End turn",
        "trim M1 M1": "Discard 2 × Military I from the hand",
    }
    assert {text: words.action(localizer, parse(text), seen, NAMES) for text in labels} == labels


def test_a_running_effect_is_named_when_it_is_certain(localizer: Localizer, played: list[list[Game]]) -> None:
    expected = {
        "Attack: discard a card of the Domain to attack",
        "Technological Leap: discard 3 cards",
        "Inquisition: give back 2 cards",
        "Experiment: take back 1 card, then play 1 card",
    }
    for game in chain.from_iterable(played):
        if not expected:
            break
        if game.position.phase == CHOOSE:
            expected.discard(words.phase(localizer, observe(game, None)))
    assert not expected


def test_every_result_can_be_told_with_its_points(localizer: Localizer, played: list[list[Game]]) -> None:
    reasons: set[str] = set()
    for game in (games[-1] for games in played):
        if game.result is None:
            continue
        reasons.add(game.result.reason)
        seen = observe(game, None)
        text = words.result(localizer, game.result, NAMES, seen)
        assert all(NAMES[seat] in text for seat in game.result.winners)
        table = words.points_table(localizer, seen, NAMES).splitlines()
        assert len(table) == 6 + len(seen.sides)
    assert {"majority", "turn_cap"} <= reasons


def test_a_tie_is_explained_by_the_domain_that_broke_it(localizer: Localizer) -> None:
    game = Game.start(deal(random.Random(1), players=2, turn_cap=2, first=Seat(0)))
    while not game.is_over:
        seat = game.waiting()[0]
        game = game.play(seat, next(iter(sorted(game.legal(seat), key=lambda action: action.word != "end"))))
    seen = observe(game, None)
    assert game.result is not None
    text = words.result(localizer, game.result, NAMES, seen)
    assert "Turn limit reached." in text
    abandoned = Game.start(deal(random.Random(1), players=2, setup="draft")).abandon()
    assert abandoned.result is not None
    wording = words.result(localizer, abandoned.result, NAMES, observe(abandoned, None))
    assert wording == "The game ended during the draft."


def test_names_are_made_safe_for_messages() -> None:
    assert safe_name("*Ann* <@1>") == "\u2068\\*Ann\\* \\<@\u200b1\\>\u2069"
    assert "\n" not in safe_name("a\n# b")
    assert safe_name("evil\u202egnp.exe") == "\u2068evilgnp.exe\u2069"


def test_an_event_with_a_result_needs_no_board(localizer: Localizer) -> None:
    game = Game.start(deal(random.Random(1), players=2, setup="draft")).abandon()
    over = events(game, None)[-1]
    assert words.event(localizer, over, NAMES) == "The game ended during the draft."

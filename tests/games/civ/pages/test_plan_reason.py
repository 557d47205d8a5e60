"""Why a way to play is preferred, in sentences: each tells a fact of the table, and only where it is one."""

import random
import re
from collections.abc import Iterator
from fractions import Fraction
from math import comb

import pytest

from bot.games.civ.ai.advice import Band
from bot.games.civ.ai.causes import NO_CAUSE, Cause, Part
from bot.games.civ.levels import normal_policy
from bot.games.civ.pages.hint import hint_reasons, plan_text
from bot.games.civ.pages.plan_aims import find_aim
from bot.games.civ.pages.plan_way import Way, way_of
from bot.games.civ.pages.plan_why import find_reasons, find_threat, find_use, reasons_text
from bot.games.civ.reviewer import decisions_so_far, find_advice
from bot.games.civ.rules import Game, Seat, deal, observe, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import AGE_OF, DOMAIN_OF, C, E, M, R, S, U
from bot.games.civ.rules.determinization import unseen
from bot.games.civ.rules.position import PLAY
from tests.games.civ.rules.tables import table
from tests.games.civ.threats.next_turns import late
from tests.i18n.languages import localizer

NAMES = ("Ann", "Bob", "Chloe", "Dan")


def way(game: Game, text: str) -> Way:
    return way_of(game, 0, tuple(parse(each) for each in text.split(", ")))


def told(game: Game, part: Part, plan: str, other: str) -> str:
    found = find_aim(Cause(part), way(game, plan), way(game, other))
    return "" if found is None else found.text(localizer("en"), NAMES)


def used(game: Game, plan: str, other: str, hoped: int | None = None, *, is_even: bool = False) -> str:
    found = find_use(Cause(hoped=hoped), way(game, plan), way(game, other), is_even=is_even)
    return "" if found is None else found.text(localizer("en"), NAMES)


def threatened(game: Game, plan: str) -> str:
    found = find_threat(way(game, plan))
    return "" if found is None else found.text(localizer("en"), NAMES)


OWN = table(["M1 M1 M2 M2 M3 C1", "R1 R2 C1"], ["M1 R1 C2 E1", "S1 S2 S3"])
HAND = table(["M1 S1 S3", "R1"], ["M1 S1 S2", "S1"])
PAID = table(["M2", "M1 M1 C1"], ["M1 R1", "R1 S1"])
EFFECTS = table(["M1 R1 R1 S1", "S1 S1 S2 S2 S3 S3 S3"], ["C1 S1 S2", "M1 R1"], phase="effects")
LEVEL = table(["M1 M1 M2 R1", "E1 E2 E3 S1"], ["C1 S1", "M1 R1"], phase="effects")


@pytest.mark.parametrize(
    ("game", "part", "plan", "other", "expected"),
    [
        # own columns that grow
        (OWN, Part(0, M), "play M1, end", "play R1, end", "That’s 6 of the 8 Military cards that win."),
        (OWN, Part(0, M), "play R1, end", "play M1, end", ""),
        (
            table(["M1 M1 M2 M2 M3", "R1 R2 C1"], ["M1 M2 R1", ""]), Part(0, M), "play M1, end", "play R1, end",
            "That’s 6 of the 8 Military cards that win, with one more in hand.",
        ),
        (
            table(["E1 M1", "R1"], ["E1 R1", "S1"]), Part(0, E), "play E1, end", "play R1, end",
            "That’s 2 of the 8 Economy cards that win.",
        ),
        (
            table(["E1 E1", "S1"], ["E1 R1", "S1"]), Part(0, E), "play E1, end", "play R1, end",
            "That’s 3 of 8 Economy cards, which unlocks Development (replace 1 card in play).",
        ),
        # the effect was open before
        (
            table(["E1 E1 E1", "S1 S1"], ["E1 R1", "S1"]), Part(0, E), "play E1, end",
            "play R1, sacrifice E1, embargo 1 S, end",
            "That’s 4 of the 8 Economy cards that win.",
        ),
        (
            table(["E1 E1", "E1 E1 E1"], ["E1 R1", "S1"], pile=0), Part(0, E), "play E1, end", "play R1, end",
            "You then lead Economy (3), alone or tied: a point if majorities decide, and they soon may.",
        ),
        # they had the point before
        (
            table(["E1 E1", "E1 E1"], ["E1 R1", "S1"], pile=0), Part(0, E), "play E1, end", "play R1, end",
            "That’s 3 of 8 Economy cards, which unlocks Development (replace 1 card in play).",
        ),
        # one card in hand wins then
        (
            table(["M1 M1 M1 M2 M2 M3", "R1"], ["M1 M2 R1", ""]), Part(0, M), "play M1, end", "play R1, end",
            "You could then win next turn: 7 of 8 Military cards in play, and the next one in hand.",
        ),
        (
            table(["M1 M1 M1 M2 M2 M3", "R1"], ["M1 R1", ""]), Part(0, M), "play M1, end", "play R1, end",
            "That’s 7 of the 8 Military cards that win.",
        ),
        (
            table(["M1 M1 M1 M2 M2 M3 M3", "R1"], ["M1 S1", ""], phase="effects"), Part(0), "end",
            "use M 1, discard M1, end",
            "You could then win next turn: 7 of 8 Military cards in play, and the next one in hand.",
        ),
        # the first card of a column
        (OWN, Part(0, E), "play E1, end", "play C2, end", "With Economy in play, you can use Embargo later"),
        (
            table(["M1", "R1"], ["E1 E2 R1", "S1"]), Part(0, E), "play E1, end", "play R1, end",
            "It begins Economy, with one more card for it in hand.",
        ),
        (
            table(["S1", "C1"], ["M1 R1", "S1"]), Part(0, M), "play M1, end", "play R1, end",
            "It begins Military, of which more cards are still to come (19 out of sight).",
        ),
        (
            table(["S1", "C1"], ["M1 R1", "S1"]), Part(0, R), "play R1, end", "play M1, end",
            "With Religion in play, you can use Inquisition later (swap cards with a player).",
        ),
        # the most Culture, by what it gives
        (
            table(["C1", "C1 E1 E2 E3"], ["C2 R1", ""]), Part(0, C), "play C2, end", "play R1, end",
            "You then have the most Culture (2), so you can copy Development.",
        ),
        (OWN, Part(0, C), "play C2, end", "play R1, end", "That’s 2 of the 8 Culture cards that win."),
        (
            table(["C1 E1 E2 E3", "C1 C2"], ["C2 R1", ""]), Part(0, C), "play C2, end", "play R1, end",
            "Bob then no longer has the most Culture, and can’t copy your Development.",
        ),
        (
            table(["C1 E1 E2", "C1 C2"], ["C2 R1", ""]), Part(0, C), "play C2, end", "play R1, end",
            "That’s 2 of the 8 Culture cards that win.",
        ),
        # own columns that stay
        (
            EFFECTS, Part(0, R), "end", "sacrifice R1, inquire 1",
            "You save Inquisition for later (swap cards with a player).",
        ),
        (
            LEVEL, Part(0, M), "end", "sacrifice M1, attack M2, end",
            "You keep your 3 Military cards, and with them Assassination (discard 1 from hand).",
        ),
        (
            table(["C1 C1 E1 E2 E3", "C1 M1 M2 M3"], ["S1", ""], phase="effects"), Part(0, C), "end",
            "use E 1, scrap C1, play S1, end",
            "You keep the most Culture (2), and can go on copying Assassination.",
        ),
        (
            table(["C1 C1 E1 E2 E3", "C1 M1 M2"], ["S1", ""], phase="effects"), Part(0, C), "end",
            "use E 1, scrap C1, play S1, end",
            "You keep 2 of the 8 Culture cards that win.",
        ),
        (
            PAID, Part(0, M), "play M1, end", "play M1, sacrifice M1, attack M2, end",
            "You save Attack for later (everyone loses 1 of a Domain).",
        ),
        (
            table(["S1 S2", "R1"], ["M1", "R1"], phase="effects"), Part(0, S), "end", "sacrifice S1",
            "You save Technological Leap for later (draw 5, discard 5).",
        ),
        (
            table(["E1 E2 E3 R1 R2", "R1"], ["S1", ""], phase="effects"), Part(0, R), "end",
            "use E 1, scrap R1, play S1, end", "You keep 2 of the 8 Religion cards that win.",
        ),
        (
            table(["E1 E2 E3 R1", "R1"], ["S1", ""], phase="effects"), Part(0, R), "end",
            "use E 1, scrap R1, play S1, end", "You save Inquisition for later (swap cards with a player).",
        ),
        # rivals’ columns
        (
            EFFECTS, Part(1, S), "sacrifice M1, attack S1, end", "end",
            "Bob then has 6 of the 8 Science cards that win.",
        ),
        (EFFECTS, Part(1, S), "end", "sacrifice M1, attack S1, end", ""),
        (
            table(["M1 E1", "E1 E2 E3"], ["S1", ""], phase="effects"), Part(1, E), "sacrifice M1, attack E1, end",
            "end",
            "Bob’s Economy falls to 2 cards, too few for Development (replace 1 card in play).",
        ),
        (
            table(["M1 S1 S1", "S1"], ["S1", ""], phase="effects"), Part(1, S), "sacrifice M1, attack S1, end", "end",
            "Bob loses their only Science card, and with it Technological Leap (draw 5, discard 5).",
        ),
        (
            table(["E1 S1", "S1 S1 S2 S2 S3"], ["S1", ""], phase="effects"), Part(1, S),
            "sacrifice E1, embargo 1 S, end", "end",
            "Bob can’t play Science in their next turn (they have 5 of 8 cards).",
        ),
        (
            table(["U3 S1", "S1 S1 S2 S2 S3"], ["S1", ""], phase="effects"), Part(1, S),
            "sacrifice U3, democracy 1 S, end", "end",
            "Bob then needs 9 Science cards to win, and has 5.",
        ),
        # the hand
        (
            table(["M1 M1 M2", "R1"], ["S1 S2 R1", "S1"], phase="effects"), Part(0), "use M 1, discard S1, end", "end",
            "You then draw one new card.",
        ),
        (
            table(["M1 M1 M2", "R1"], ["S1 S2 R1", "S1"], phase="effects", pile=0),
            Part(0), "use M 1, discard S1, end", "end", "",
        ),
        (
            HAND, Part(0), "play M1, end", "play S1, end",
            "You still have 2 Science cards in hand, for the 2 in play.",
        ),
        # a single card that goes with nothing says nothing
        (table(["M1", "R1"], ["M1 S1", "S1"]), Part(0), "play M1, end", "play S1, end", ""),
        (
            table(["U3 U3 U3 S1", "R1"], ["M1", "R1"], phase="effects", discard="S1 M2"), Part(0),
            "use U 1, salvage S1, end", "end",
            "You take one Science card from the discard pile, for the one in play.",
        ),
        # a card that was taken up isn't still in hand
        (
            table(["S1 S1 S2 R1", "M1"], ["M1 M2", "S1"], phase="effects"), Part(0),
            "use S 1, recall R1, play M1, end", "end", "",
        ),
        # hidden cards
        (
            EFFECTS, Part(0), "sacrifice R1, inquire 1", "end",
            "You see Bob’s hand first, and keep the cards that help you most.",
        ),
        (
            table(["S1 M1", "R1"], ["M1", "R1"], phase="effects"), Part(0, M), "sacrifice S1", "end",
            "You see 5 new cards first, and decide then.",
        ),
    ],
)  # fmt: skip
def test_a_sentence_is_said_where_it_is_true(game: Game, part: Part, plan: str, other: str, expected: str) -> None:
    found = told(game, part, plan, other)
    assert found.startswith(expected)
    assert bool(found) == bool(expected)


TEAMS = ["E1 E1", "R1", "E1 E1 E1 E1", "R1"]


@pytest.mark.parametrize(
    ("game", "part", "plan", "other", "expected"),
    [
        # the cause is another player's column, which only what is seen may change: the hand is that of who is asked
        (
            table(["M1 R1 R1 S1", "S1 S1", "E1"], ["C1", "M1 R1", "M1"], phase="effects"), Part(1, S),
            "sacrifice R1, inquire 2", "end",
            "You see Chloe’s hand first, and keep the cards that help you most.",
        ),
        # a partner has more: no point is scored by it
        (
            table(TEAMS, ["E1 R1", "S1", "S1", "S1"], pile=0, teams=True), Part(0, E), "play E1, end", "play R1, end",
            "That’s 3 of the 7 Economy cards that win.",
        ),
        # a team-mate's column isn't struck for a reason
        (
            table(["M1 S1 S1", "R1", "S1 S1", "R1"], ["C1", "", "", ""], phase="effects", teams=True), Part(2, S),
            "sacrifice M1, attack S1, end", "end", "",
        ),
    ],
)  # fmt: skip
def test_a_sentence_is_true_where_something_else_goes_on(
    game: Game, part: Part, plan: str, other: str, expected: str
) -> None:
    assert told(game, part, plan, other) == expected


NEAR = ("M2 M2 M2 M3 M3 M3", "")
BUILDS = ("M2 M2 M2 M3 M3 E1 E1 E1", "")
HANDS = ("C1 C1 C1 C1", "S1 C2 C3", "R2")
THREAT = late(["M1 M1 R1 E1 U3", *NEAR], HANDS)
ENDS = late(["M1 R1", "E1 C1"], ["M1 U3", ""], pile=0, first=1, phase=PLAY)


@pytest.mark.parametrize(
    ("game", "plan", "expected"),
    [
        (THREAT, "sacrifice E1, embargo 1 M, end", "Bob could win next turn (Military, 6 of 7 cards): this stops it."),
        (THREAT, "sacrifice R1, inquire 1", "Bob could win next turn (Military, 6 of 7 cards): this stops it."),
        (
            THREAT, "end",
            "Bob needs one more Military card to win next turn: the chance that they hold one is {}%.",
        ),
        (
            THREAT, "sacrifice R1, inquire 2",
            "Bob needs one more Military card to win next turn: the chance that they hold one is {}%.",
        ),
        # all of their cards may be of Military
        (
            late(["R1", *NEAR], ["M1", "S1 C2 C3", "R2"]), "sacrifice R1, inquire 1",
            "Bob could win next turn (Military, 6 of 7 cards): "
            "you take their hand and choose which cards they get back.",
        ),
        # by Economy two cards may come there in one turn
        (
            late(["M1 M1 U3", "M2 M2 M2 M3 M3 M3 E1 E1 E1", ""], HANDS), "sacrifice M1, attack M1, end",
            "Bob could win next turn (Military, 6 of 7 cards): this leaves them 2 cards short.",
        ),
        # as near in another Domain, which is not struck
        (
            late(["M1 M1 U3", "M2 M2 M2 M3 M3 M3 S1 S1 S2 S2 S2 S3", ""], HANDS), "sacrifice M1, attack M1, end",
            "Bob needs one more Science card to win next turn and holds one with a chance of {}%; no single action "
            "is sure to stop it.",
        ),
        (
            late(["M1 M1 E1", "M2 M2 M2 M3 M3 M3 S1 S1 S2 S2 S3 S3", ""], ["C1", "C1 C2 C3", "R2"]),
            "sacrifice E1, embargo 1 M, end",
            "Bob could win next turn (Military, 6 of 7 cards): this keeps them from playing Military, though they may "
            "have other ways.",
        ),
        (
            late(["C1", *NEAR], ["C1", "S1 C2 C3", "R2"]), "end",
            "Bob needs one more Military card to win next turn and holds one with a chance of {}%; no single action "
            "is sure to stop it.",
        ),
        (
            late(["C1", *BUILDS], ["C1", "S1 C2 C3", "R2"]), "end",
            "Bob could win next turn (Military, 5 of 7 cards), and no single action is sure to stop it.",
        ),
        (
            late(["E1 C1", *BUILDS], ["C1", "S1 C2 C3", "R2"]), "end",
            "Bob could win next turn (Military, 5 of 7 cards).",
        ),
        (
            late(["E1 C1", *BUILDS], ["C1", "S1 C2 C3", "R2"]), "sacrifice E1, embargo 1 M, end",
            "Bob could win next turn (Military, 5 of 7 cards): this stops it.",
        ),
        # others play before them, and may do what this doesn’t
        (
            late(["E1 C1", "R1", BUILDS[0]], ["C1", "R2", "S1 C2 C3"]), "end",
            "Chloe could win next turn (Military, 5 of 7 cards). Bob plays before them and may still stop it.",
        ),
        # the turn ends the game
        (ENDS, "play M1, end", "The game is about to end, and as things stand, Bob wins on majorities."),
        (ENDS, "play U3, end", "The game is about to end, and Bob would win on majorities: this changes that."),
        # nobody is near
        (late(["E1 C1", "M2 M2 E1 E1 E1", ""], ["C1", "S1 C2 C3", "R2"]), "end", ""),
        # a team-mate is no threat
        (late(["E1 R1", "C1", "M2 M2 M2 M3 M3 M3", "E1 E1"], ["C1", "E1", "E2", "C1"], teams=True), "end", ""),
    ],
)  # fmt: skip
def test_a_rival_who_could_win_is_told_with_what_the_plan_does_about_it(game: Game, plan: str, expected: str) -> None:
    assert re.sub(r"\d+%", "{}%", threatened(game, plan)) == expected


def test_the_card_that_a_rival_is_known_to_hold_is_told_as_certain() -> None:
    game = late(["R1 R2 S1 U3", *NEAR], ["S1 S1 S1", "M1 C2 C3", "R2"])
    for action in ("sacrifice R1", "inquire 1", "give M1", "give S1", "give S1", "end"):
        game = game.play(0, parse(action))
    game = game.play(1, parse("play S1")).play(1, END).play(2, parse("play R2")).play(2, END)
    playable = next(action.text for action in game.legal(0) if action.word == "play")
    assert threatened(game, f"{playable}, end") == "Bob holds the Military card that they need to win next turn."


def reasons(game: Game, plan: str, other: str, cause: Cause = NO_CAUSE, *, is_even: bool = False) -> str:
    mine, theirs = (tuple(parse(each) for each in text.split(", ") if each) for text in (plan, other))
    worse = theirs if cause.part else ()
    found = find_reasons(cause, game, 0, mine, worse, theirs, is_even=is_even)
    return reasons_text(found, localizer("en"), NAMES)


STOPPED = "Bob could win next turn (Military, 6 of 7 cards): this stops it."
EMBARGO, DEMOCRACY = "sacrifice E1, embargo 1 M, end", "sacrifice U3, democracy 1 M, end"


def test_a_rival_comes_before_what_a_plan_is_for() -> None:
    assert reasons(THREAT, EMBARGO, "end") == STOPPED
    assert reasons(THREAT, EMBARGO, "end", Cause(Part(0, R))) == STOPPED
    assert reasons(THREAT, EMBARGO, "") == STOPPED


def test_what_differs_follows_where_both_ways_stop_a_rival() -> None:
    said = f"{STOPPED} You save Democracy for later (a Domain needs 1 more card)."
    assert reasons(THREAT, EMBARGO, DEMOCRACY, Cause(Part(0, U))) == said
    assert reasons(THREAT, EMBARGO, DEMOCRACY, is_even=True).startswith(f"{STOPPED} Bob can’t play Military")


def test_what_a_plan_aims_at_follows_where_it_does_not_stop_a_rival() -> None:
    said = reasons(THREAT, "end", "sacrifice R1, inquire 2", Cause(Part(0, R)))
    expected = (
        "Bob needs one more Military card to win next turn: the chance that they hold one is {}%. "
        "You save Inquisition for later (swap cards with a player)."
    )
    assert re.sub(r"\d+%", "{}%", said) == expected


def moments(players: int, seed: int, *, teams: bool = False) -> Iterator[tuple[Game, Seat]]:
    game, dice = Game.start(deal(random.Random(seed), players=players, teams=teams)), random.Random(seed)
    while not game.is_over:
        seat = game.waiting()[0]
        seen = observe(game, seat)
        if len(seen.legal) > 1:
            yield game, Seat(seat)
        game = game.play(seat, normal_policy(seen, dice))


OPEN = table(["M1 M1 M1", "M1"], ["M1 M2 S1", "S1 S2"])


@pytest.mark.parametrize(
    ("game", "plan", "other", "expected"),
    [
        # the nearest rival that is struck
        (EFFECTS, "sacrifice M1, attack S1, end", "end", "Bob then has 6 of the 8 Science cards that win."),
        (
            table(["M1 S1 S2 S3", "S1 M1"], ["R1 E1 C1", ""], phase="effects"), "sacrifice M1, attack S1, end", "end",
            "Bob loses their only Science card, and with it Technological Leap (draw 5, discard 5).",
        ),
        # what is fetched
        (
            table(["U3 U3 U3 S1", "R1"], ["M1", "R1"], phase="effects", discard="S1 M2"), "use U 1, salvage S1, end",
            "use U 1, salvage M2, end", "You take one Science card from the discard pile, for the one in play.",
        ),
        # the column that grows
        (
            table(["E1 E1", "S1"], ["E1 R1", "S1"]), "play E1, end", "play R1, end",
            "That’s 3 of 8 Economy cards, which unlocks Development (replace 1 card in play).",
        ),
        (OPEN, "play M1, end", "play S1, end", "That’s 4 of the 8 Military cards that win, with one more in hand."),
        (
            table(["E1", "M1 R1"], ["M1 M2 R1", "S1"]), "play M1, end", "play R1, end",
            "It begins Military, with one more card for it in hand.",
        ),
        # the hand
        (OPEN, "play S1, end", "play M1, end", "You still have 2 Military cards in hand, for the 3 in play."),
        (
            table(["S1 M1 M1", "S1"], ["S1", "S1"], phase="effects"), "end", "sacrifice S1",
            "You save Technological Leap for later (draw 5, discard 5).",
        ),
        (
            table(["M1 M1 M2 S2", "R1"], ["S1 S1 R1", "S1"], phase="effects"), "end", "use M 1, discard S1, end",
            "You still have 2 Science cards in hand, for the one in play.",
        ),
        (
            table(["M1 M1 M2", "R1"], ["S1 R1", "S1"], phase="effects"), "use M 1, discard S1, end", "end",
            "You then draw 2 new cards.",
        ),
        # two cards of a column are nothing to speak of
        (
            table(["E1 E2 E3 R1 R2", "R1"], ["S1", ""], phase="effects"), "end", "use E 1, scrap R1, play S1, end", "",
        ),
        (
            table(["E1 E2 E3 M1 M1 M1", "R1"], ["S1", ""], phase="effects"), "end", "use E 1, scrap M1, play S1, end",
            "You keep your 3 Military cards, and with them Assassination (discard 1 from hand).",
        ),
        # both ways draw as many
        (
            table(["E1", "C1 R1"], ["M1 C1", "S1"]), "play M1, end", "play C1, end",
            "It begins Military, of which more cards are still to come (19 out of sight).",
        ),
        (table(["E1", "C1 R1"], ["M1 C1", "S1"]), "play C1, end", "play M1, end", ""),
        (table(["M1", "C1 R1"], ["M1 M2", "S1"]), "play M1, end", "play M2, end", ""),
    ],
)  # fmt: skip
def test_what_a_plan_is_for_is_what_the_other_is_not(game: Game, plan: str, other: str, expected: str) -> None:
    assert used(game, plan, other) == expected


def test_as_many_cards_drawn_tell_no_ways_apart_whatever_they_may_be_for() -> None:
    game = table(["E1", "C1 R1"], ["M1 C1", "S1"])
    assert used(game, "play M1, end", "play C1, end", M).startswith("It begins Military, of which more cards")


def test_what_both_of_two_even_ways_are_for_is_said_where_nothing_tells_them_apart() -> None:
    game = table(["M1", "C1 R1"], ["M1 M2", "S1"])
    said = "That’s 2 of the 8 Military cards that win, with one more in hand."
    assert used(game, "play M1, end", "play M2, end", is_even=True) == said


def test_a_plan_says_how_many_cards_its_end_draws_only_where_nothing_before_it_changes_that() -> None:
    seen = observe(table(["M1 M1 M2", "R1"], ["S1 S2", "S1"], phase="effects"), 0)
    whole = tuple(parse(each) for each in ("use M 1", "discard S1", "end"))
    assert plan_text(whole[-1:], seen, localizer("en"), NAMES) == "End turn, draw 1 card"
    assert plan_text(whole, seen, localizer("en"), NAMES).endswith("Discard Science I → End turn"), "it draws two"


TAKING = table(["M1 R1 R1 S1", "C1"], ["C1 S1 S2", "M1 R1"], phase="effects")


@pytest.mark.parametrize(
    ("game", "plan", "hoped", "expected"),
    [
        (
            TAKING, "sacrifice R1, inquire 1", M,
            "You see Bob’s hand first, and keep what helps you most: "
            "the chance of Military (you have 1 of 8) in it is {}%.",
        ),
        (
            TAKING, "sacrifice S1", M,
            "You see 5 new cards first: the chance of Military (you have 1 of 8) among them is {}%.",
        ),
        (TAKING, "sacrifice R1, inquire 1", None, "You see Bob’s hand first, and keep the cards that help you most."),
        # no Utopia is of Age I
        (TAKING, "sacrifice R1, inquire 1", U, "You see Bob’s hand first, and keep the cards that help you most."),
        # no card of Religion is of Age III
        (TAKING, "sacrifice S1", R, "You see 5 new cards first, and decide then."),
        (
            table(["M1 M1 M2", "R1"], ["S1 R1", "S1"], phase="effects"), "use M 1, discard S1, end", M,
            "You then draw 2 new cards: the chance of Military (you have 3 of 8) among them is {}%.",
        ),
    ],
)  # fmt: skip
def test_what_hidden_cards_may_be_is_told_in_chances(game: Game, plan: str, hoped: int | None, expected: str) -> None:
    said = used(game, plan, "end", hoped)
    before, _, after = expected.partition("{}")
    assert said.startswith(before)
    assert said.endswith(after)
    if after:
        (percent,) = re.findall(r"(\d+)%", said)
        assert int(percent) == round(100 * float(counted(game, plan, M)))


def counted(game: Game, plan: str, domain: int) -> Fraction:
    """The chance of a card of a Domain among as many as the plan shows, from the cards that nobody shows."""
    seen, word = observe(game, 0), parse(plan.split(", ")[-1]).word
    many = {"inquire": 2, "sacrifice": 5, "end": 2}[word]
    age = 1 if word == "inquire" else next(age for age in (1, 2, 3) if seen.pile[age - 1])
    left = unseen(seen)
    ages = [kind for kind, count in enumerate(left) if AGE_OF[kind] == age for _ in range(count)]
    others = sum(DOMAIN_OF[kind] != domain for kind in ages)
    # a card that the plan itself discards is seen before and after
    return 1 - Fraction(comb(others, many), comb(len(ages), many))


def test_what_is_known_to_be_in_a_hand_is_told_as_certain() -> None:
    game = table(["R1 R1", "C1"], ["M1 S1", "E1 E2"], phase="effects")
    for action in ("sacrifice R1", "inquire 1", "give M1", "give S1", "end"):
        game = game.play(0, parse(action))
    game = game.play(1, parse("play S1")).play(1, END)
    game = game.play(0, next(action for action in game.legal(0) if action.word in ("play", "skip")))
    assert used(game, "sacrifice R1, inquire 1", "end", M) == (
        "You take Bob’s hand, which has Military (you have 1 of 8) in it."
    )


@pytest.mark.slow
@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_nearly_every_hint_has_a_reason(players: int, teams: bool) -> None:
    asked = said = 0
    for game, seat in list(moments(players, seed=players, teams=teams))[::16]:
        advice = find_advice(*decisions_so_far(game, seat))
        if advice.band in (Band.ONLY, Band.WINS):
            continue
        asked += 1
        text = reasons_text(hint_reasons(advice, game, seat), localizer("en"), NAMES)
        said += bool(text)
        assert not re.search(r"\b0 (?!of)|-\d", text)
    assert asked
    assert said >= 0.9 * asked

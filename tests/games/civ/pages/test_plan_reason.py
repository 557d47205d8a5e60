"""Why a way to play is preferred, in a sentence: each tells a fact of the table, and only where it is one."""

import random
import re
from collections.abc import Iterator
from fractions import Fraction
from math import comb

import pytest

from bot.games.civ.ai.advice import Band
from bot.games.civ.ai.causes import Cause, Part
from bot.games.civ.levels import normal_policy
from bot.games.civ.pages.hint import hint_reason, plan_text
from bot.games.civ.pages.plan_reason import find_reason, find_use
from bot.games.civ.reviewer import decisions_so_far, find_advice
from bot.games.civ.rules import Game, Seat, deal, observe, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import AGE_OF, DOMAIN_OF, C, E, M, R, S, U
from bot.games.civ.rules.determinization import unseen
from tests.games.civ.rules.tables import table
from tests.i18n.languages import localizer

NAMES = ("Ann", "Bob", "Chloe", "Dan")


def told(game: Game, part: Part, plan: str, other: str) -> str:
    mine, theirs = (tuple(parse(each) for each in text.split(", ")) for text in (plan, other))
    found = find_reason(Cause(part), game, 0, mine, theirs)
    return "" if found is None else found.text(localizer("en"), NAMES)


def used(game: Game, plan: str, other: str, hoped: int | None = None) -> str:
    mine, theirs = (tuple(parse(each) for each in text.split(", ")) for text in (plan, other))
    found = find_use(Cause(hoped=hoped), game, 0, mine, theirs)
    return "" if found is None else found.text(localizer("en"), NAMES)


OWN = table(["M1 M1 M2 M2 M3 C1", "R1 R2 C1"], ["M1 R1 C2 E1", "S1 S2 S3"])
HAND = table(["M1", "R1"], ["M1 S1 S2", "S1"])
PAID = table(["M2", "M1 M1 C1"], ["M1 R1", "R1 S1"])
EFFECTS = table(["M1 R1 R1 S1", "S1 S1 S2 S2 S3 S3 S3"], ["C1 S1 S2", "M1 R1"], phase="effects")
EMBARGO = table(["E1 R1", "S1 S1 S2 S2 S3 S3 S3"], ["C1 S1", "M1 R1"], phase="effects")


@pytest.mark.parametrize(
    ("game", "part", "plan", "other", "expected"),
    [
        (OWN, Part(0, M), "play M1, end", "play R1, end", "You then have 6 of the 8 Military cards that win."),
        (OWN, Part(0, M), "play R1, end", "play M1, end", ""),
        (OWN, Part(0, C), "play C2, end", "play R1, end", "You then have the most Culture (2)"),
        (OWN, Part(0, E), "play E1, end", "play R1, end", ""),
        (
            table(["E1 M1", "R1"], ["E1 R1", "S1"]), Part(0, E), "play E1, end", "play R1, end",
            "You then have 2 Economy cards.",
        ),
        (
            table(["E1 E1", "S1"], ["E1 R1", "S1"]), Part(0, E), "play E1, end", "play R1, end",
            "3 Economy cards unlock Development.",
        ),
        (
            table(["E1 E1", "E1 E1"], ["E1 R1", "S1"], pile=0), Part(0, E), "play E1, end", "play R1, end",
            "Nobody then has more Economy (3), and majorities may soon be counted.",
        ),
        (EFFECTS, Part(0, R), "end", "sacrifice R1, inquire 1", "You keep your 2 Religion cards."),
        (
            PAID, Part(0, M), "play M1, end", "play M1, sacrifice M1, attack M2, end",
            "You keep your 2 Military cards.",
        ),
        (EMBARGO, Part(1, S), "sacrifice E1, embargo 1 S, end", "end", "It keeps Bob from winning in Science"),
        # by Economy or Science two cards may come there in one turn
        (EFFECTS, Part(1, S), "sacrifice M1, attack S1, end", "end", "It holds Bob back in Science (7 of 8 cards)."),
        (EFFECTS, Part(1, S), "end", "sacrifice M1, attack S1, end", ""),
        (
            table(["M1 S1", "S1 S1"], ["S1", ""], phase="effects"), Part(1, S), "sacrifice M1, attack S1, end", "end",
            "Bob loses one Science card.",
        ),
        (
            table(["E1 S1", "S1 S1 S2 S2 S3"], ["S1", ""], phase="effects"), Part(1, S),
            "sacrifice E1, embargo 1 S, end", "end", "It holds Bob back in Science (5 of 8 cards).",
        ),
        (
            table(["M1 M1 M2", "R1"], ["S1 S2 R1", "S1"], phase="effects"), Part(0), "use M 1, discard S1, end", "end",
            "You then draw one new card.",
        ),
        (
            table(["S1 S2", "R1"], ["M1", "R1"], phase="effects"), Part(0, S), "end", "sacrifice S1",
            "You keep your 2 Science cards.",
        ),
        (
            table(["M1 M1 M2", "R1"], ["S1 S2 R1", "S1"], phase="effects", pile=0),
            Part(0), "use M 1, discard S1, end", "end", "",
        ),
        (HAND, Part(0), "play M1, end", "play S1, end", "You still have 2 Science cards in hand."),
        (
            EFFECTS, Part(0), "sacrifice R1, inquire 1", "end",
            "You see Bob’s hand first, and keep the cards that help you most.",
        ),
        (
            table(["S1 M1", "R1"], ["M1", "R1"], phase="effects"), Part(0, M), "sacrifice S1", "end",
            "You see new cards first, and decide then.",
        ),
    ],
)  # fmt: skip
def test_a_sentence_is_said_where_it_is_true(game: Game, part: Part, plan: str, other: str, expected: str) -> None:
    found = told(game, part, plan, other)
    assert found.startswith(expected)
    assert bool(found) == bool(expected)


THREE = ["M1 R1 R1 S1", "S1 S1", "E1"]
TEAMS = ["E1 E1", "R1", "E1 E1 E1 E1", "R1"]


@pytest.mark.parametrize(
    ("game", "part", "plan", "other", "expected"),
    [
        # the cause is another player's column, which only what is seen may change: the hand is that of who is asked
        (
            table(THREE, ["C1", "M1 R1", "M1"], phase="effects"), Part(1, S), "sacrifice R1, inquire 2", "end",
            "You see Chloe’s hand first, and keep the cards that help you most.",
        ),
        # a partner has more: no point is scored by it
        (
            table(TEAMS, ["E1 R1", "S1", "S1", "S1"], pile=0, teams=True), Part(0, E), "play E1, end", "play R1, end",
            "You then have 3 Economy cards.",
        ),
        # one more card wins all the same
        (
            table(["M1 S1", "S1 S1 S1 S2 S2 S2 S3 S3"], ["S1", ""], phase="effects"), Part(1, S),
            "sacrifice M1, attack S1, end", "end", "It holds Bob back in Science (8 of 8 cards).",
        ),
        # a card that was taken up isn't still in hand
        (
            table(["S1 S1 S2 R1", "M1"], ["M1 M2", "S1"], phase="effects"), Part(0),
            "use S 1, recall R1, play M1, end", "end", "",
        ),
        # the effect was open before
        (
            table(["E1 E1 E1", "S1 S1"], ["E1 R1", "S1"]), Part(0, E), "play E1, end",
            "play R1, sacrifice E1, embargo 1 S, end",
            "You then have 4 Economy cards.",
        ),
    ],
)  # fmt: skip
def test_a_sentence_is_true_where_something_else_goes_on(
    game: Game, part: Part, plan: str, other: str, expected: str
) -> None:
    assert told(game, part, plan, other) == expected


def test_a_plan_says_how_many_cards_its_end_draws_only_where_nothing_before_it_changes_that() -> None:
    seen = observe(table(["M1 M1 M2", "R1"], ["S1 S2", "S1"], phase="effects"), 0)
    whole = tuple(parse(each) for each in ("use M 1", "discard S1", "end"))
    assert plan_text(whole[-1:], seen, localizer("en"), NAMES) == "End turn, draw 1 card"
    assert plan_text(whole, seen, localizer("en"), NAMES).endswith("Discard Science I → End turn"), "it draws two"


def moments(players: int, seed: int, *, teams: bool = False) -> Iterator[tuple[Game, Seat]]:
    game, dice = Game.start(deal(random.Random(seed), players=players, teams=teams)), random.Random(seed)
    while not game.is_over:
        seat = game.waiting()[0]
        seen = observe(game, seat)
        if len(seen.legal) > 1:
            yield game, Seat(seat)
        game = game.play(seat, normal_policy(seen, dice))


OPEN = table(["M1", "M1"], ["M1 M2 S1", "S1 S2"])


@pytest.mark.parametrize(
    ("game", "plan", "other", "expected"),
    [
        # the nearest rival that is struck
        (EFFECTS, "sacrifice M1, attack S1, end", "end", "It holds Bob back in Science (7 of 8 cards)."),
        (EMBARGO, "sacrifice E1, embargo 1 S, end", "end", "It keeps Bob from winning in Science (7 of 8 cards)."),
        (
            table(["M1 S1", "S1 S1"], ["S1", ""], phase="effects"), "sacrifice M1, attack S1, end", "end",
            "Bob loses one Science card.",
        ),
        # the column that grows
        (
            table(["E1 E1", "S1"], ["E1 R1", "S1"]), "play E1, end", "play R1, end",
            "3 Economy cards unlock Development.",
        ),
        (OWN, "play M1, end", "play R1, end", "You then have 6 of the 8 Military cards that win."),
        (OWN, "play C2, end", "play R1, end", "You then have the most Culture (2): that unlocks Inspiration."),
        (OPEN, "play M1, end", "play S1, end", "You then have the most Military cards (2)."),
        (table(["M1", "M1 M1"], ["M1 S1", "S1"]), "play M1, end", "play S1, end", "You then have 2 Military cards."),
        (OPEN, "play S1, end", "play M1, end", "Nobody else has Science in play."),
        (
            table(["E1", "M1 R1"], ["M1 M2 R1", "S1"]), "play M1, end", "play R1, end",
            "You have another Military card in hand to follow.",
        ),
        # the hand, where nothing grows further
        (
            table(["E1", "M1 R1"], ["M1 R1 R2", "S1"]), "play M1, end", "play R1, end",
            "You still have 2 Religion cards in hand.",
        ),
        (
            table(["S1 M1 M1", "S1"], ["S1", "S1"], phase="effects"), "end", "sacrifice S1",
            "You keep your Science card.",
        ),
        (
            table(["M1 M1 M2", "R1"], ["S1 R1", "S1"], phase="effects"), "end", "use M 1, discard S1, end",
            "You keep your 3 Military cards.",
        ),
        (
            table(["M1 M1 M2", "R1"], ["S1 R1", "S1"], phase="effects"), "use M 1, discard S1, end", "end",
            "You then draw 2 new cards.",
        ),
        # both ways alike
        (
            table(["E1", "M1 R1"], ["M1 R1", "S1"], pile=0), "play M1, end", "play R1, end",
            "Either way, you begin a new Domain.",
        ),
        (table(["E1", "M1 R1"], ["M1 E1", "S1"]), "play M1, end", "play E1, end", "You then draw 2 new cards."),
    ],
)  # fmt: skip
def test_what_a_plan_is_for_is_said_where_it_is_true(game: Game, plan: str, other: str, expected: str) -> None:
    assert used(game, plan, other) == expected


TAKING = table(["M1 R1 R1 S1", "C1"], ["C1 S1 S2", "M1 R1"], phase="effects")


@pytest.mark.parametrize(
    ("game", "plan", "hoped", "expected"),
    [
        (TAKING, "sacrifice R1, inquire 1", M, "You see Bob’s hand first: the chance of Military in it is {}%."),
        (TAKING, "sacrifice S1", M, "You see 5 new cards first: the chance of Military among them is {}%."),
        (TAKING, "sacrifice R1, inquire 1", None, "You see Bob’s hand first, and keep the cards that help you most."),
        # no Utopia is of Age I
        (TAKING, "sacrifice R1, inquire 1", U, "You see Bob’s hand first, and keep the cards that help you most."),
        # no card of Religion is of Age III
        (TAKING, "sacrifice S1", R, "You see new cards first, and decide then."),
        (
            table(["M1 M1 M2", "R1"], ["S1 R1", "S1"], phase="effects"), "use M 1, discard S1, end", M,
            "You then draw 2 new cards: the chance of Military among them is {}%.",
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
    assert used(game, "sacrifice R1, inquire 1", "end", M) == "You take Bob’s hand, which has Military in it."


@pytest.mark.slow
@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_nearly_every_hint_has_a_reason(players: int, teams: bool) -> None:
    asked = said = 0
    for game, seat in list(moments(players, seed=players, teams=teams))[::8]:
        advice = find_advice(*decisions_so_far(game, seat))
        if advice.band in (Band.ONLY, Band.WINS):
            continue
        asked += 1
        reason = hint_reason(advice, game, seat)
        said += reason is not None
        text = "" if reason is None else reason.text(localizer("en"), NAMES)
        assert not re.search(r"\b0 ", text)
    assert asked
    assert said >= 0.9 * asked

"""The pages of a review: the same whatever their reader could not know, and numbers only where two estimates agree."""

import random
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.discord.sheet import Sheet
from bot.drawing.theme import DARK
from bot.games.civ.ai.causes import Cause, Part
from bot.games.civ.ai.expert import Effort
from bot.games.civ.ai.review import Appraisal, Review, appraise
from bot.games.civ.levels import load_network
from bot.games.civ.pages.solo.page import PageStyle
from bot.games.civ.pages.solo.review import Reviewed, decision_page, first_page, progress_page
from bot.games.civ.pictures.compact_board import compact_board_picture
from bot.games.civ.pictures.hand import hand_picture
from bot.games.civ.reviewer import moments_of
from bot.games.civ.rules import Game, Seat, deal, observe, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import M
from bot.table.review import GameReview
from tests.games.civ.pictures.tables import look, packaged
from tests.games.civ.rules.tables import table
from tests.games.civ.rules.twins import twins
from tests.i18n.languages import localizer
from tests.pages.tables import table_of

SMALL = Effort(2, 2, beam=1, most=30)
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def bytes_of(sheet: Sheet) -> str:
    return str(sheet.view().to_components())


def shown(game: Game, decisions: tuple[Appraisal, ...], locale: str = "en", **sums: tuple[float, float]) -> Reviewed:
    kept = GameReview(table_of(game).id, table_of(game).participants[0].user_id, 0, NOW, is_ready=True)
    none = (0.0, 0.0)
    moved = {"deal": none, "draws": none, "others": none, "choices": none, **sums}
    return Reviewed(kept, table_of(game), game, Review(0.25, 0.0, **moved, decisions=decisions))


def a_decision(game: Game, number: int, **values: object) -> Appraisal:
    """One in which the seat could have ended its turn at once, or played its first card."""
    then = game.at(number)
    seat = then.waiting()[0]
    first, *_, last = [action for action in then.legal(seat) if action is not END]
    made = Appraisal(number, (last,), (first,), (), True, False, (0.5, 0.52), (0.3, 0.32), (0.3, 0.32), None)
    return replace(made, **values)


def begun() -> Game:
    """A game in which seat 0 has had its first turn."""
    game = Game.start(deal(random.Random(3), players=4, first=Seat(0)))
    return game.play(0, game.legal(0)[0]).play(0, END)


@pytest.mark.parametrize("players", [2, 4])
def test_the_pages_are_the_same_whatever_their_reader_could_not_know(players: int) -> None:
    network, last = load_network(players, teams=False), None
    for game, twin in twins(deal(random.Random(9), players=players), 0, random.Random(9)):
        if game.position.setup != twin.position.setup:
            last = game, twin
    assert last is not None
    pages = list[list[object]]()
    for game in last:
        moments = moments_of(game, 0, range(1, game.number + 1))
        found = tuple(appraise(each, network, SMALL) for each in moments[::3])
        reviewed, style = shown(game, found[:3]), look(DARK, packaged())
        decisions = [decision_page(reviewed, page) for page in range(1, len(reviewed.found.decisions) + 1)]
        said = [bytes_of(first_page(reviewed, localizer("en")))]
        for page in decisions:
            said += [bytes_of(page.sheet(localizer("en"), PageStyle(has_picture=each))) for each in (True, False)]
        drawn = [
            picture
            for page in decisions
            for picture in (
                compact_board_picture(observe(page.game, None), "ABCD", localizer("en"), style),
                hand_picture(page.seen, "ABCD", localizer("en"), style),
            )
        ]
        pages.append([*said, *drawn])
    assert len(pages[0]) > 3
    assert pages[0] == pages[1]


def test_numbers_are_told_only_where_both_estimates_agree() -> None:
    game = begun()
    agreeing = shown(
        game, (a_decision(game, 0),), choices=(-0.2, -0.22), deal=(0.16, 0.4), draws=(0.1, -0.1), others=(0.004, -0.004)
    )
    text = bytes_of(first_page(agreeing, localizer("en")))
    assert "**Your own choices** cost you a lot (about −21 percentage points)" in text
    assert "**The deal** helped a lot'" in text or "**The deal** helped a lot\\n" in text
    assert "**The cards you drew** helped or hurt: it can’t be told\\n" in text
    assert "**What the others did and drew** made little difference\\n" in text  # no number that is rounded to nothing
    page = bytes_of(decision_page(agreeing, 1).sheet(localizer("en")))
    assert "About 51% to win instead of 31%." in page
    differing = shown(game, (a_decision(game, 0, at_best=(0.5, 0.6)),))
    page = bytes_of(decision_page(differing, 1).sheet(localizer("en")))
    assert "Two estimates differ" in page
    assert "% to win" not in page


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({}, "**Clearly better:** "),
        ({"at_best": (0.33, 0.36)}, "**A little better:** "),
        ({"is_certain": True, "at_best": (1.0, 1.0)}, "You could have won for certain."),
        ({"at_best": (0.3, 0.32), "at_next": (0.2, 0.2)}, "the next best was clearly worse"),
        ({"at_best": (0.3, 0.32), "at_next": (0.27, 0.29)}, "the next best was a little worse"),
        ({"at_best": (0.3, 0.32), "is_certain": True}, "You found a certain win."),
    ],
)
def test_a_decision_is_called_what_it_was(values: dict[str, object], text: str) -> None:
    game = begun()
    decision = a_decision(game, 0, **values)
    assert text in bytes_of(first_page(shown(game, (decision,)), localizer("en")))


def test_each_decision_leads_to_the_replay_and_to_a_copy() -> None:
    game = begun()
    page = bytes_of(decision_page(shown(game, (a_decision(game, 0),)), 1).sheet(localizer("en")))
    number = table_of(game).id
    for address in (f"civ:review_try:{number}:0", f"civ:review_replay:{number}:0", f"civ:review_page:{number}:0"):
        assert address in page


@pytest.mark.parametrize("locale", ["en", "fr", "it", "de"])
@pytest.mark.parametrize("is_notified", [True, False])
def test_a_review_in_the_making_says_how_far_it_is(locale: str, is_notified: bool) -> None:
    game = begun()
    kept = GameReview(table_of(game).id, table_of(game).participants[0].user_id, 0, NOW, total=13, parts=("",) * 4)
    page = bytes_of(progress_page(kept, table_of(game), localizer(locale), is_notified=is_notified))
    assert "4" in page
    assert "13" in page


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ((0.1, -0.1), "helped or hurt: it can’t be told"),
        ((0.02, -0.02), "helped or hurt: it can’t be told"),
        # both point the same way
        ((0.0, 0.2), "** helped, though how much can’t be told"),
        ((0.02, 0.4), "** helped, though how much can’t be told"),
        ((-0.01, -0.4), "** cost you something, though how much can’t be told"),
        ((0.014, -0.014), "made little difference"),
        ((0.02, 0.04), "made little difference"),
        ((0.05, 0.3), "helped"),
        ((-0.05, -0.04), "cost you something"),
    ],
)
def test_luck_is_called_little_only_where_both_estimates_say_so(values: tuple[float, float], text: str) -> None:
    page = bytes_of(first_page(shown(begun(), (), draws=values), localizer("en")))
    (line,) = [line for line in page.split("\\n") if "The cards you drew" in line]
    assert text in line


def test_the_overview_says_of_each_decision_what_was_better_and_why() -> None:
    game = table(["M1 M1 M2 M2 M3 C1", "R1 R2 C1"], ["M1 R1 C2 E1", "S1 S2 S3"])
    plan, done = (parse("play M1"), END), (parse("play R1"), END)
    decision = a_decision(game, 0, best=plan, chosen=done, cause=Cause(Part(0, M)))
    why = "That’s 6 of the 8 Military cards that win."
    page = bytes_of(first_page(shown(game, (decision,)), localizer("en")))
    assert f"**Clearly better:** Play Military I → End turn\\n{why}" in page
    assert why in bytes_of(decision_page(shown(game, (decision,)), 1).sheet(localizer("en")))
    found = replace(decision, best=plan, chosen=plan, other=done, at_chosen=decision.at_best)
    page = bytes_of(first_page(shown(game, (found,)), localizer("en")))
    assert f"Well chosen: the next best was clearly worse.\\n{why}" in page
    unknown = replace(decision, cause=Cause())
    page = bytes_of(first_page(shown(game, (unknown,)), localizer("en")))
    assert f"Play Military I → End turn\\n{why}" in page, "what it is for"


def test_where_a_hint_would_have_advised_the_rest_the_review_says_so() -> None:
    game = table(["M1 M1 M2 M2 M3 C1", "R1 R2 C1"], ["M1 R1 C2 E1", "S1 S2 S3"])
    done = tuple(map(parse, ("play R1", "use M 1", "discard M1", "end")))
    decision = a_decision(game, 0, best=(parse("play M1"), END), chosen=done)
    said = "From “Assassination” on, a hint would have said the same."
    page = bytes_of(decision_page(shown(game, (replace(decision, hinted=1),)), 1).sheet(localizer("en")))
    assert said in page
    page = bytes_of(decision_page(shown(game, (decision,)), 1).sheet(localizer("en")))
    assert "a hint would have" not in page

"""Pages of a replay and of a history: Discord takes all of them, and no one reads what they may not know."""

import random
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.discord.routing import handlers_of
from bot.drawing.look import Look
from bot.drawing.sprites import Sprites
from bot.drawing.theme import DARK
from bot.games.civ.pages.replay import replays, transcripts
from bot.games.civ.pages.replay.films import Films
from bot.games.civ.pages.replay.replay_page import VERBS, Spot, page_text, replay_page, spot
from bot.games.civ.pages.replay.sharing import UNSHARE, Sharing
from bot.games.civ.pages.replay.steps import (
    DEAL,
    MOST_SHOTS,
    ROUND,
    TAKE,
    TURN,
    moves,
    nearest,
    place,
    shots,
    some,
    steps,
    title,
)
from bot.games.civ.pages.solo import review, what_if
from bot.games.civ.pictures.board import board_picture
from bot.games.civ.pictures.hand import hand_picture
from bot.games.civ.rules import Game, by_seat, parse
from bot.games.civ.rules.actions import undo
from bot.games.civ.rules.transcript import state
from bot.pages.addresses.public import BOARD_CARDS, REPLAY_OPEN, REPLAY_PICK, WHY
from tests.addresses import parse_address as parse_address
from tests.discord.limits import BUTTON, SELECT, TEXT, check
from tests.games.civ.pictures.tables import packaged
from tests.games.civ.rules.test_differential import any_setup
from tests.games.civ.rules.twins import answer, may_see, shuffled_in_secret
from tests.pages.tables import LOCALIZER, LONG_NAME, fresh_game, game_at, overfull, table_of
from tests.strategies import playout


def played(seed: int, *, players: int = 3, setup: str = "draft", lines: int = 400, interventions: float = 0.0) -> Game:
    """A game after so many random lines, or at its end."""
    chance = random.Random(seed)
    return list(playout(fresh_game(players, setup=setup, seed=seed).setup, chance, lines=lines,
                        interventions=interventions))[-1]  # fmt: skip


def look() -> Look:
    return Look(DARK, packaged(), Sprites())


def labels(there: Spot, *, is_more: bool = False) -> dict[str, dict[str, Any]]:
    """A page's buttons by label."""
    shown = check(replay_page(there, LOCALIZER, is_more=is_more).view())
    return {item["label"]: item for item in shown if item["type"] == BUTTON}


# Steps


@pytest.mark.parametrize("seed", range(6))
def test_the_steps_are_every_chapter_once_from_the_deal_to_now(seed: int) -> None:
    game = played(seed, setup=("draft", "classic")[seed % 2])
    found = steps(game)
    assert [step.since for step in found[1:]] == [step.number for step in found[:-1]]
    assert (found[0].kind, found[0].number, found[-1].number) == (DEAL, 0, game.number)
    ends = [line.number for line in game.lines if line.action.word == "end"]
    assert [step.number for step in found if step.kind == TURN][: len(ends)] == ends
    assert [step.count for step in found if step.kind == ROUND] == ([] if seed % 2 else [1, 2, 3])
    assert len([step for step in found if step.kind == TAKE]) == (0 if seed % 2 else 3)
    assert [place(found, step.number) for step in found] == list(range(len(found)))


def test_a_second_thought_is_no_place_to_stand_at() -> None:
    game = fresh_game(2)
    game = game.play(0, game.legal(0)[0])
    game = game.intervene(0, undo(0), by=by_seat(0), why="own undo")
    assert moves(game) == (0,)
    assert nearest(moves(game), 2) == 0
    game = game.play(0, game.legal(0)[0])
    assert moves(game) == (0, 3)
    page = replay_page(spot(table_of(game), 1, None), LOCALIZER)
    assert "The deal" in texts(page.view())


def test_what_a_referee_took_back_is_left_out_and_told() -> None:
    game = fresh_game(2)
    game = game.play(0, game.legal(0)[0])
    game = game.intervene(1, undo(0), by="referee Rita", why="void")
    assert moves(game) == (0, 2)
    assert "The referee \u2068Rita\u2069 had" in texts(replay_page(spot(table_of(game), 2, None), LOCALIZER).view())


def texts(view: Any) -> str:
    """All that a page says in text."""
    return "\n".join(item["content"] for item in check(view) if item["type"] == TEXT)


# Pages


@pytest.mark.sample(1)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("is_history", [True, False])
def test_every_page_of_a_long_game_is_one_that_discord_takes(players: int, is_history: bool) -> None:
    game = played(players, players=players, interventions=0.02)
    table = replace(table_of(game, names=(LONG_NAME,) * players), status="finished" if game.is_over else "playing")
    for number in (*moves(game)[:: max(1, game.number // 12)], game.number):
        for viewer in (None, players - 1):
            for has_pictures in (True, False):
                there = spot(table, number, viewer, is_history=is_history)
                page = replay_page(
                    there, LOCALIZER, has_picture=has_pictures, has_hand=has_pictures, is_public=True,
                    has_transcript=True, has_review=True, is_more=has_pictures is (viewer is None),
                )  # fmt: skip
                for item in check(page.view()):
                    address = parse_address(item.get("custom_id", ""))
                    assert address is None or address.verb in VERBS
                    assert address is not None or "custom_id" not in item


def test_the_verbs_of_a_page_are_those_that_have_an_answer() -> None:
    nothing = cast("Any", None)
    pages = replays, transcripts, Films(nothing), Sharing(nothing)
    answered = {answer.verb.name for page in pages for answer in handlers_of(page, nothing)}
    begun = {answer.verb.name for each in (what_if, review) for answer in handlers_of(each, nothing)} & VERBS
    elsewhere = {UNSHARE.name, REPLAY_OPEN.name, REPLAY_PICK.name, WHY.name}
    """What Share answers has a button of its own; boards have two that lead to a page, and lists of games a menu."""
    assert answered | begun | {BOARD_CARDS.name} == VERBS | elsewhere
    assert begun == {"what_if", "review"}


def test_a_page_tells_in_words_what_its_picture_shows_as_new() -> None:
    game = played(2, players=2, setup="classic", lines=60)
    there = spot(table_of(game), steps(game)[3].number, None)
    page = replay_page(there, LOCALIZER, has_picture=False)
    pictured = check(replay_page(there, LOCALIZER).view())
    alts = [item["items"][0]["description"] for item in pictured if "items" in item]
    for text in (texts(page.view()), page_text(there, LOCALIZER), *alts):
        assert "Changed recently" in text


def test_a_board_too_long_for_a_page_says_where_the_rest_is() -> None:
    there = spot(table_of(game_at(overfull(4)), names=(LONG_NAME,) * 4), 0, None, is_history=True)
    assert "“As text” shows the rest." in texts(replay_page(there, LOCALIZER, has_picture=False).view())
    assert "As text" in labels(there)


def test_stepping_on_reaches_every_step_and_every_move() -> None:
    game = played(2, lines=60)
    table = table_of(game)
    for label, places in (("Next", [step.number for step in steps(game)]), ("One move on", list(moves(game)))):
        stood = [0]
        while not (button := labels(spot(table, stood[-1], None), is_more=label != "Next")[label]).get("disabled"):
            address = parse_address(button["custom_id"])
            assert address is not None
            assert address.version is not None
            stood.append(address.version)
        assert stood == places


def test_the_select_leads_from_any_step_to_any_other() -> None:
    game = played(1, players=2, setup="classic", lines=900)
    table, found = table_of(game), steps(game)
    assert len(found) > 40
    reached, new = {0}, {0}
    while new:
        pages = [check(replay_page(spot(table, number, None), LOCALIZER).view()) for number in new]
        selects = [next(item for item in page if item["type"] == SELECT) for page in pages]
        new = {int(option["value"]) for select in selects for option in select["options"]} - reached
        reached |= new
    assert reached == {step.number for step in found}


# Secrets


def shown(game: Game, number: int, viewer: int | None) -> tuple[Any, bytes, bytes | None]:
    """All that a history page gives a viewer: its components, its picture, the hand."""
    there = spot(table_of(game), number, viewer, is_history=True)
    seen = there.seen
    board = board_picture(seen, "ABCD", LOCALIZER, look(), changed=there.chapter_events)
    hand = hand_picture(seen, "ABCD", LOCALIZER, look()) if seen.hand or seen.pack else None
    view = replay_page(there, LOCALIZER).view()
    return view.to_components(), board, hand


def twins(seed: int) -> tuple[Game, Game, int | None] | None:
    """A game and one that its viewer cannot tell from it, though hands differ; None where chance gave none."""
    chance = random.Random(seed)
    setup = any_setup(chance)
    viewer = chance.choice((None, *range(setup.players)))
    twin = Game.start(shuffled_in_secret(setup, chance))
    last: tuple[Game, Game, int | None] | None = None
    for game in playout(setup, chance, lines=60):
        if game.lines:
            line = game.lines[-1]
            found = answer(twin, line.seat, line.action, viewer)
            if found is None:
                break
            twin = twin.play(line.seat, found)
        if may_see(game, viewer) != may_see(twin, viewer):
            break
        if state(game.position)["hands"] != state(twin.position)["hands"]:
            last = game, twin, viewer
    return last


def test_two_games_that_differ_only_in_secrets_have_the_same_history() -> None:
    found = [pair for seed in range(24) if (pair := twins(seed))]
    assert len(found) > 3
    for game, twin, viewer in found:
        for number in moves(game)[:: max(1, game.number // 8)]:
            one, other = (spot(table_of(each), number, viewer, is_history=True) for each in (game, twin))
            assert (one.seen, one.chapter_events) == (other.seen, other.chapter_events)
            pages = [replay_page(there, LOCALIZER).view().to_components() for there in (one, other)]
            assert pages[0] == pages[1]
    for game, twin, viewer in found[:3]:
        assert shown(game, game.number, viewer) == shown(twin, twin.number, viewer)


def test_what_was_drawn_later_is_in_no_earlier_page() -> None:
    """Players see their hand as it was, not what they have drawn since."""
    game = played(4, players=2, setup="classic", lines=40)
    for number in (moves(game)[5],):
        then = game.at(number)
        for seat in (0, 1):
            assert shown(game, number, seat)[1:] == shown(then, number, seat)[1:]


def test_a_pick_of_the_draft_stays_its_players_own() -> None:
    game = fresh_game(3, setup="draft")
    pick = game.legal(1)[0]
    game = game.play(1, parse(pick.text))
    pages = {viewer: str(shown(game, 1, viewer)[0]) for viewer in (None, 0, 1, 2)}
    assert [viewer for viewer, page in pages.items() if "kept a card" not in page] == [1]


# Films


def test_a_long_game_has_no_more_frames_than_a_film_takes_and_keeps_both_ends() -> None:
    game = played(1, players=2, setup="classic", lines=900)
    found = steps(game)
    for most in (2, 3, 10, len(found), len(found) + 5):
        stored = some(found, most)
        assert len(stored) <= most
        assert (stored[0].number, stored[-1].number) == (0, game.number)
        assert [step.since for step in stored[1:]] == [step.number for step in stored[:-1]]
    taken = shots(game, None, ("A", "B"), LOCALIZER)
    assert len(taken) <= MOST_SHOTS
    assert [taken[0].part, taken[-1].part] == [0.0, 1.0]


def test_a_films_frames_tell_what_each_step_did() -> None:
    game = played(3, lines=40)
    taken = shots(game, None, ("Ann", "Bob", "Chloe"), LOCALIZER)
    assert [shot.title for shot in taken] == [title(step, LOCALIZER, ("Ann", "Bob", "Chloe")) for step in steps(game)]
    assert all(shot.caption for shot in taken[1:])
    for shot, step in zip(taken, steps(game), strict=True):
        if step.kind == TURN and shot.observation.result is None:
            assert (shot.observation.turn, shot.observation.turns + 1) == (step.seat, step.count)
    assert [shot.observation.number for shot in taken] == [step.number for step in steps(game)]


def test_a_game_that_ended_before_its_first_line_is_one_step() -> None:
    game = fresh_game(2, setup="draft").abandon()
    assert len(steps(game)) == 1
    page = replay_page(spot(table_of(game), 0, None), LOCALIZER)
    assert "The game ended during the draft." in texts(page.view())
    assert len(shots(game, None, ("A", "B"), LOCALIZER)) == 1

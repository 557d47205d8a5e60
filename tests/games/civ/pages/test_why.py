"""Why the computers moved: a button where one did, and a sentence for every reason."""

import random
from dataclasses import replace

import pytest

from bot.games.civ.ai import computer_policy, greedy_policy, random_policy
from bot.games.civ.game import Civ, civ_game
from bot.games.civ.levels import POLICIES, weigh_first
from bot.games.civ.pages.why import KEYS, can_be_asked, explained
from bot.games.civ.rules import Game, deal, observe, parse
from bot.games.civ.rules.position import EFFECTS
from bot.pages.board.board import board_page
from bot.pages.lobby.lobby import lobby_sheet
from bot.table.table import Table
from bot.table.values import Level, Participant, Status, UserId
from tests.games.civ.rules.tables import after
from tests.games.civ.rules.tables import table as at_hand
from tests.pages.tables import CIV_WORDS, LOCALIZER, fresh_game, table_of


def against_computers(game: Game | None, players: int = 3) -> Table:
    """A table with one person, in seat 0."""
    table = table_of(game) if game else replace(table_of(None, status=Status.LOBBY), match=None)
    computers = [Participant(UserId(-seat), f"Computer {seat}", is_automatic=True) for seat in range(1, players)]
    return replace(table, participants=(table.participants[0], *computers))


def plain(text: str) -> str:
    """A text without the marks around names."""
    return text.replace("\u2068", "").replace("\u2069", "")


def labels(sheet: object) -> list[str]:
    """The labels of a sheet's buttons."""
    return [item.label for item in sheet.view().walk_children() if getattr(item, "label", None)]  # type: ignore[attr-defined]


@pytest.mark.slow
def test_every_turn_of_a_computer_is_explained() -> None:
    for players, setup in ((2, "classic"), (3, "draft"), (4, "classic")):
        dice = random.Random(players)
        game = Game.start(deal(dice, players=players, setup=setup, turn_cap=30))
        while not game.is_over:
            seat = game.waiting()[0]
            game = game.play(seat, computer_policy(observe(game, seat), dice))
            table = against_computers(game, players)
            if game.lines[-1].action.word == "end" and game.number % 5 == 0 and can_be_asked(table, game):
                text = explained(table, game, LOCALIZER)
                assert text.count("\n") < players
                assert text.count("Computer") >= 1
                assert "{" not in text


def _after_a_computers(game: Game, *actions: str) -> Table:
    """The table after the turn of the computer in seat 1, and the person in seat 0 on turn."""
    return against_computers(after(game, *actions), 2)


def test_the_button_is_there_only_where_there_is_a_reason_to_tell() -> None:
    def has_button(table: Table) -> bool:
        return "Why?" in labels(board_page(table, CIV_WORDS, LOCALIZER).sheet)

    assert not has_button(table_of(fresh_game(2)))
    assert not has_button(against_computers(fresh_game(2), 2)), "before its first move"
    dull = _after_a_computers(at_hand(["", ""], ["R1", "E1 E1"], turn=1), "play E1", "end")
    assert not has_button(dull)
    assert "nothing to explain" in explained(dull, civ_game(dull.match), LOCALIZER)  # an older board has the button
    level = _after_a_computers(at_hand(["", "M1 M1"], ["R1", "M1 C1"], turn=1), "play M1", "end")
    assert has_button(level)


def test_a_democracy_is_explained_to_the_reader_it_struck() -> None:
    """§5.5: a card short of winning, it says which card it stops; else how many there were."""
    for count, said in ((7, "to stop the eighth card there: it would have won."), (5, "5 of the 8 cards that win")):
        area = " ".join(["M1"] * count)
        game = at_hand([area, "U3"], ["R1", "C1 C1"], turn=1, phase=EFFECTS)
        table = _after_a_computers(game, "sacrifice U3", "democracy 0 M", "end")
        texts = {reader: plain(explained(table, civ_game(table.match), LOCALIZER, reader)) for reader in (0, 1, None)}
        for reader, whose in ((0, "your"), (1, f"{table.names[0]}’s"), (None, f"{table.names[0]}’s")):
            assert texts[reader].startswith(f"Computer 1 put a Democracy on {whose} Military")
            assert said in texts[reader]


def test_all_reasons_have_words() -> None:
    for key in KEYS:
        said = LOCALIZER.say(
            f"why-{key}", name="A", domain="B", count=2, left=1, need=8, rival="C", whose="yours", effect="D"
        )
        assert said.startswith("A ")
        assert said.endswith(".")


# Once the game is over


def at_level(table: Table, level: Level) -> Table:
    """The table with every computer at that level."""
    levels = {str(participant.user_id): level.value for participant in table.participants if participant.is_computer}
    return replace(table, options=replace(table.options, levels=levels))


def whole_game(players: int, *, setup: str = "classic") -> Game:
    """A game of which the person in seat 0 plays greedily and the others at *normal*, as at a table."""
    normal = Civ.with_levels(POLICIES).policies["normal"]
    dice = random.Random(players)
    game = Game.start(deal(dice, players=players, setup=setup, turn_cap=5 * players))
    while not game.is_over:
        seat = game.waiting()[0]
        seen = observe(game, seat)
        chosen = normal(seen, dice) if seat else greedy_policy(seen, dice).text
        assert isinstance(chosen, str)
        game = game.play(seat, parse(chosen))
    return game


@pytest.mark.sample(1)
@pytest.mark.parametrize(("players", "setup"), [(2, "classic"), (3, "draft"), (4, "classic")])
def test_what_a_computer_held_and_expected_is_told_when_the_game_is_over(players: int, setup: str) -> None:
    game = whole_game(players, setup=setup)
    table = at_level(against_computers(game, players), Level.NORMAL)
    told = 0
    for number in range(1, game.number):
        line, seen = game.lines[number - 1], observe(game.at(number - 1), game.lines[number - 1].seat)
        if line.seat and (weighed := weigh_first("normal", seen)):
            assert weighed[line.action] > max(weighed.values()) - 1e-9, "worked out again as it was"
        if line.seat and line.action.word == "end":
            now = game.at(number)
            text = plain(explained(table, now, LOCALIZER))
            if " held " in text:
                told += 1
                assert can_be_asked(table, now)
            running = at_level(against_computers(now, players), Level.NORMAL)
            assert " held " not in explained(running, now, LOCALIZER), "a hand is told while it is one"
    assert told > 3


def test_an_expert_tells_what_was_better_at_first_sight_and_easy_tells_nothing() -> None:
    told: set[str] = set()
    for seed in range(6):
        dice = random.Random(seed)
        game = Game.start(deal(dice, players=2, turn_cap=6))
        while not game.is_over:
            seat = game.waiting()[0]
            game = game.play(seat, random_policy(observe(game, seat), dice))
        table = against_computers(game, 2)
        for number in range(1, game.number):
            if game.lines[number - 1].seat and game.lines[number - 1].action.word == "end":
                text = plain(explained(at_level(table, Level.EXPERT), game.at(number), LOCALIZER))
                told |= {words for words in ("At first sight", "next best") if words in text}
                for level in (Level.EASY, Level.NORMAL):
                    less = plain(explained(at_level(table, level), game.at(number), LOCALIZER))
                    assert "At first sight" not in less, "another decision comes out: it was not made by this"
                    assert level == Level.NORMAL or " held " not in less
    assert told == {"At first sight", "next best"}


def test_a_lobby_offers_computers_while_there_is_a_seat() -> None:
    table = against_computers(None, 2)
    assert "Remove computer" in labels(lobby_sheet(table, CIV_WORDS, LOCALIZER))
    assert "Add computer" not in labels(lobby_sheet(table, CIV_WORDS, LOCALIZER))
    assert "Add computer" in labels(
        lobby_sheet(replace(table, participants=table.participants[:1]), CIV_WORDS, LOCALIZER)
    )

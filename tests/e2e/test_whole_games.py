"""Whole games through the real bot, by people who press what they see."""

import json

import pytest

from bot.games.civ.pictures.story import story
from bot.games.civ.pictures.story_text import fits_alt, story_alt
from bot.games.civ.rules import read
from bot.games.civ.rules.deal_proof import Proof, prove_deal
from bot.playground.people import ChannelRef, Message, Person
from tests.e2e.callings import play_out
from tests.e2e.house import House, board_of, downloaded, next_board
from tests.games.civ.pictures.tables import localizer

ALL = 400
"""Turns: more than any game has."""
pressed_turns = pytest.mark.parametrize("pressed", [3, pytest.param(ALL, marks=pytest.mark.long)])
"""How many turns people take by pressing; the rest of the game goes on without a press."""


async def _transcript(person: Person, channel: ChannelRef, number: int) -> list[str]:
    (file,) = (await downloaded(person, channel, number)).attachments
    return (await file.read()).decode().splitlines()


async def _played(house: House, people: list[Person], pressed: int, **options: object) -> tuple[Message, list[str]]:
    async with house.bot() as bot:
        number = await house.begin(people, **options)
        end = await play_out(bot, number, people, house.channel, pressed=pressed)
        assert not [file for file in end.attachments if file.filename != "board.png"]
        lines = await _transcript(people[0], house.channel, number)
        await _tells_its_story(await (await people[1].press(end, "Story")).message(), lines)
    assert house.playground.refusals == []
    return end, lines


async def _tells_its_story(told: Message, lines: list[str]) -> None:
    """In pictures, the first of which is told by its alt text, and beside it where that is cut."""
    names, game = json.loads(lines[0])["names"], read(lines)
    found = story(game)
    assert found is not None
    assert told.ephemeral
    text, *others = told.alt_texts
    assert text == story_alt(found, names, localizer())
    assert len({text, *others}) == 1 + len(others)
    assert len(told.attachments) == 1 + len(others)
    for picture in told.attachments:
        assert (await picture.read()).startswith(b"\x89PNG")
    whole = f"{text} {told.text}"  # what the picture's alt text has no room for stands beside the picture
    assert f"The story of the game: {found.turns} turns" in whole
    for point in found.points:
        assert f"Turn {point.turn}: " in whole
    assert ("The story of the game" in told.text) is not fits_alt(found, names, localizer())


@pressed_turns
@pytest.mark.slow(in_ci=True)
async def test_two_people_play_a_classic_game_to_its_end(house: House, pressed: int) -> None:
    end, lines = await _played(house, house.people[:2], pressed)
    game, header = read(lines), json.loads(lines[0])
    assert game.is_over
    assert header["names"]
    assert prove_deal(header, game.setup, is_over=True).proof is Proof.PROVEN
    assert [button.label for button in end.buttons] == ["Rematch", "Review", "Story", "Replay"]


@pressed_turns
async def test_three_people_draft_and_play_to_the_end(house: House, pressed: int) -> None:
    _, lines = await _played(house, house.people[:3], pressed, setup="draft", hegemony="immediate")
    game = read(lines)
    assert game.is_over
    assert game.setup.setup == "draft"
    assert game.setup.hegemony == "immediate"


@pressed_turns
async def test_four_people_play_in_teams_in_a_thread_of_their_own(house: House, pressed: int) -> None:
    people = house.people
    async with house.bot() as bot:
        number = await house.begin(people, teams=True, hegemony="immediate", thread=True)
        thread = next(place for place in await people[0].channels() if place.type == 11)
        await play_out(bot, number, people, thread, pressed=pressed)
        game = read(await _transcript(people[0], thread, number))
    assert game.setup.teams
    assert game.result is not None
    assert len(game.result.winners) in (2, 4)
    assert house.playground.refusals == []


async def test_each_turn_is_a_new_message_that_calls_one_player_and_leaves_no_older_button(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await house.begin([ann, bob])
        for _ in range(4):
            board = await board_of(ann, house.channel)
            called = [person for person in (ann, bob) if person.mention in board.text]
            assert len(called) == 1
            hand = await (await called[0].press(board, "My hand")).message()
            play = next(button for button in hand.buttons if button.label.startswith("Play"))
            it = await (await called[0].press(hand, play)).settled()
            await (await called[0].press(it.messages[0], "End turn")).settled()
            await next_board(ann, house.channel, board.id)
            old = await ann.refreshed(board)
            assert old.buttons == []
            assert called[0].mention not in old.text

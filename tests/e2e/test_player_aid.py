"""The player aid: opened from the hand in every phase of a game, after a restart, and by whom it is not for."""

from bot.games.civ.words.naming import DISCS
from bot.playground.people import Message, Person
from tests.e2e.callings import play_out
from tests.e2e.house import House, Player, awaited, board_of, next_board
from tests.e2e.panels import set_own

ASK = "Player aid"


async def _asked(person: Person, hand: Message) -> Message:
    """The answer to the button: a message of its own that only this person sees."""
    answer = await (await person.press(hand, ASK)).message()
    assert answer.ephemeral
    assert answer.id != hand.id
    assert [button.label for button in answer.buttons] == ["Back to my hand", "All effects", "Refresh"]
    return answer


async def _turn(house: House, players: list[Person]) -> tuple[Person, Person, Message]:
    """Who is on turn, somebody who is not, and the board."""
    board = await board_of(players[0], house.channel)
    on_turn = awaited(board, players)[0]
    return on_turn, next(person for person in players if person is not on_turn), board


async def _hand(person: Person, board: Message) -> Message:
    return await (await person.press(board, "My hand")).message()


def _label(hand: Message, start: str) -> str:
    return next(button.label for button in hand.buttons if button.label.startswith(start))


def _science_first(hand: Message) -> str:
    """A card to play: one of Science, if there is any, so that no deal is too long in coming to it."""
    plays = [button for button in hand.buttons if button.label.startswith("Play")]
    return next((button.label for button in plays if button.emoji == DISCS["S"]), plays[0].label)


async def test_each_step_of_a_turn_is_explained_to_who_is_on_turn_and_to_who_waits(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, other, board = await _turn(house, house.people[:2])
        hand = await _hand(on_turn, board)
        message = await _asked(on_turn, hand)
        assert "Step 1: play a card" in message.text
        assert "Play a card from your hand first." in message.text
        waiting = await _asked(other, await _hand(other, board))
        assert f"It’s \u2068{on_turn.name}\u2069’s turn." in waiting.text
        assert "On your next turn" in waiting.text

        hand = (await (await on_turn.press(hand, _label(hand, "Play"))).settled()).messages[0]
        again = (await (await on_turn.press(message, "Refresh")).settled()).messages[0]
        assert again.id == message.id
        assert "Step 2: apply effects" in again.text
        assert "Also possible: Undo · " in again.text

        back = (await (await on_turn.press(again, "Back to my hand")).settled()).messages[0]
        assert back.id == again.id
        assert _label(back, "End turn")
    assert house.playground.refusals == []


async def test_an_effect_being_resolved_is_explained(house: House) -> None:
    """Some hand of the first turns holds a Science card, whose sacrifice asks for discards."""
    async with house.bot():
        await house.begin(house.people[:2])
        last = 0
        for _ in range(30):
            board = await next_board(house.people[0], house.channel, last)
            last = board.id
            on_turn = awaited(board, house.people[:2])[0]
            hand = await _hand(on_turn, board)
            hand = (await (await on_turn.press(hand, _science_first(hand))).settled()).messages[0]
            if (begun := await _leapt(on_turn, hand)) is not None:
                message = await _asked(on_turn, begun)
                assert "Technological Leap: discard 5 cards" in message.text
                assert "An effect is still going on" in message.text
                break
            hand = (await (await on_turn.press(hand, "End turn")).settled()).messages[0]
            if any(button.label == "End turn now" for button in hand.buttons):
                await (await on_turn.press(hand, "End turn now")).settled()
        else:
            raise AssertionError("nobody held a Science card")
    assert house.playground.refusals == []


async def _leapt(person: Person, hand: Message) -> Message | None:
    """The hand after a Technological Leap, which stands alone or in a menu with effects that have a target."""
    for button in hand.buttons:
        if "Technological Leap" in button.label:
            return (await (await person.press(hand, button)).settled()).messages[0]
    for menu in hand.selects:
        for option in menu.options:
            if option.value.startswith("sacrifice S"):
                return (await (await person.select(hand, menu.custom_id, [option.value])).settled()).messages[0]
    return None


async def test_the_draft_is_explained_before_and_after_one_has_kept_a_card(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:3], setup="draft")
        ann = house.people[0]
        hand = await _hand(ann, await board_of(ann, house.channel))
        message = await _asked(ann, hand)
        assert "everyone keeps a card" in message.text
        assert "The other 3 cards go to" in message.text
        await (await ann.press(hand, _label(hand, "Keep"))).settled()
        again = (await (await ann.press(message, "Refresh")).settled()).messages[0]
        assert "You’ve already kept a card from this pack." in again.text
    assert house.playground.refusals == []


async def test_a_game_that_is_over_is_explained_too(house: House) -> None:
    async with house.bot() as bot:
        number = await house.begin(house.people[:2])
        ann = house.people[0]
        hand = await _hand(ann, await board_of(ann, house.channel))
        message = await _asked(ann, hand)
        await play_out(bot, number, house.people[:2], house.channel, pressed=2)
        again = (await (await ann.press(message, "Refresh")).settled()).messages[0]
        assert "Rematch" in again.text
        assert "The game is over." in again.text or "wins" in again.text
    assert house.playground.refusals == []


async def test_the_answer_still_answers_after_a_restart(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, _, board = await _turn(house, house.people[:2])
        hand = await _hand(on_turn, board)
        message = await _asked(on_turn, hand)
    async with house.bot():
        again = (await (await on_turn.press(message, "Refresh")).settled()).messages[0]
        assert (again.id, again.text) == (message.id, message.text)
        assert await _asked(on_turn, hand)
        back = (await (await on_turn.press(again, "Back to my hand")).settled()).messages[0]
        assert _label(back, "Play")


async def test_whoever_presses_gets_his_own_answer_or_a_clear_one(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, other, board = await _turn(house, house.people[:2])
        stranger = house.people[2]
        hand = await _hand(on_turn, board)
        own = await _asked(on_turn, hand)
        for message in (hand, board):
            for verb in ("moment", "moment_again"):
                it = await (await other.press(message, custom_id=f"civ:{verb}:1", forge=True)).settled()
                text = it.messages[-1].text
                assert f"It’s \u2068{on_turn.name}\u2069’s turn." in text
                assert text != own.text
                it = await (await stranger.press(message, custom_id=f"civ:{verb}:1", forge=True)).settled()
                assert "You’re not playing at table 1." in it.messages[-1].text
        it = await (await on_turn.press(hand, custom_id="civ:moment:999", forge=True)).settled()
        assert "There’s no such table here." in it.messages[-1].text


async def test_before_the_game_begins_there_is_nothing_to_explain(house: House) -> None:
    async with house.bot():
        lobby = await house.open_table(house.people[0], players=2)
        it = await (await house.people[0].press(lobby, custom_id="civ:moment:1", forge=True)).settled()
        assert "hasn’t started yet" in it.messages[-1].text


async def test_a_player_who_presses_the_button_plays_on_as_before(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, _, board = await _turn(house, house.people[:2])
        hand = await _hand(on_turn, board)
        await _asked(on_turn, hand)
        played = await Player(on_turn, "Culture", 1).step(hand)
        assert played is not None
        assert played.id == hand.id


async def test_all_effects_are_shown_in_place_of_the_moment_and_lead_back_to_it(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, _, board = await _turn(house, house.people[:2])
        hand = await _hand(on_turn, board)
        message = await _asked(on_turn, hand)
        assert ["Hegemony needs 8 cards" in alt for alt in message.alt_texts] == [True]
        effects = (await (await on_turn.press(message, "All effects")).settled()).messages[0]
        assert effects.id == message.id
        assert len(effects.alt_texts) == len(effects.attachments) == 3
        assert "Technological Leap" in " ".join(effects.alt_texts)
        assert "You can" not in effects.text, "a phone's screen has no room for both"
        words = (await (await on_turn.press(effects, "As text")).settled()).messages[0]
        assert "**Technological Leap** (discard effect)" in words.text
        assert words.alt_texts == []
        back = (await (await on_turn.press(words, "What I can do now")).settled()).messages[0]
        assert (back.id, back.text, back.alt_texts) == (message.id, message.text, message.alt_texts)
        assert (await on_turn.refreshed(hand)).text == hand.text
    assert house.playground.refusals == []


async def test_a_reader_of_words_gets_the_aid_in_words(house: House) -> None:
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, _, board = await _turn(house, house.people[:2])
        await set_own(on_turn, house.channel, "display", "text")
        message = await _asked(on_turn, await _hand(on_turn, board))
        assert message.attachments == []
        assert message.text.index("You can") < message.text.index("Hegemony needs 8 cards")
        effects = (await (await on_turn.press(message, "All effects")).settled()).messages[0]
        assert effects.attachments == []
        assert "**Assassination** (level 1)" in effects.text
        assert "As text" not in [button.label for button in effects.buttons]
    assert house.playground.refusals == []


async def test_a_button_player_aid_below_an_earlier_version_opens_the_tables_effects(house: House) -> None:
    """Its address names no table: beside it stood one that does."""
    async with house.bot():
        await house.begin(house.people[:2])
        on_turn, _, board = await _turn(house, house.people[:2])
        message = await _asked(on_turn, await _hand(on_turn, board))
        old = await (await on_turn.press(message, custom_id="civ:rules_open:0:2:aid", forge=True)).message()
        assert old.id != message.id
        assert old.text.endswith("player aid")
        assert [button.label for button in old.buttons] == ["Back to my hand", "What I can do now", "As text"]
    assert house.playground.refusals == []

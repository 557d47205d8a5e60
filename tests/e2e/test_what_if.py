"""What if: from a replay into a copy of one's own, as people press it."""

from bot.playground.people import Message, Person
from tests.e2e.house import House, Player, is_playable


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def asked(person: Person, house: House, command: str, **options: object) -> Message:
    return await (await person.slash(command, channel=house.channel, **options)).message()


async def pressed(person: Person, page: Message, label: str) -> Message:
    it = await (await person.press(page, label)).settled()
    assert it.state == "updated", (it.state, label)
    return it.messages[0]


async def finished(house: House) -> int:
    """The number of a game that two people have played for a turn, until one of them resigned."""
    people = house.people[:2]
    number = await house.begin(people)
    board = await people[0].wait_for(house.channel, is_playable)
    on_turn = next(person for person in people if person.mention in board.text)
    await Player(on_turn, "Culture", 1).turn(board)
    question = await asked(people[0], house, "civ resign", table=number)
    await (await people[0].press(question, "Resign")).settled()
    await people[1].wait_for(house.channel, lambda message: not message.ephemeral and "Rematch" in labels(message))
    return number


async def opened(house: House, person: Person, number: int) -> Message:
    """A copy of the moment after a game's first move."""
    page = await asked(person, house, "civ replay", table=number)
    page = await pressed(person, await pressed(person, page, "More…"), "One move on")
    copy = await (await person.press(page, "What if…")).message()
    assert copy.ephemeral
    return copy


async def played(person: Person, page: Message) -> Message:
    """The page after the first choice that it offers."""
    first = next(button for button in page.buttons if button.custom_id.startswith("civ:copy_do:"))
    it = await (await person.press(page, custom_id=first.custom_id)).settled()
    assert it.state == "updated", it.state
    return it.messages[0]


async def test_a_moment_is_played_on_and_taken_back_and_given_up(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        number = await finished(house)
        start = await opened(house, ann, number)
        assert f"A copy of game {number}" in start.text.replace("\u2068", "").replace("\u2069", "")
        assert "as they were then" in start.text
        assert [file.filename for file in start.attachments] == ["private-board.png", "private-hand.png"]
        page = await played(ann, start)
        assert "Undo" in labels(page)
        back = await pressed(ann, page, "Undo")
        assert [label for label in labels(back) if label.startswith("Play ")] == [
            label for label in labels(start) if label.startswith("Play ")
        ]
        closed = await pressed(ann, back, "Give it up")
        assert "That’s the end of it" in closed.text
        gone = await asked(ann, house, "civ what-if")
        assert "press **More…**, then **What if…**" in gone.text
    assert house.playground.refusals == []


async def test_a_copy_is_found_again_after_a_restart_and_old_buttons_work(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        number = await finished(house)
        page = await played(ann, await opened(house, ann, number))
    async with house.bot():
        again = await asked(ann, house, "civ what-if")
        assert labels(again) == labels(page)
        page = await pressed(ann, page, "Undo")
        assert "Undo" not in labels(page)


async def test_a_friend_gets_a_seat_and_nobody_is_told(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot():
        number = await finished(house)
        page = await opened(house, ann, number)
        seen = [message.id for message in await bob.messages(house.channel) if not message.ephemeral]
        ask = await (await ann.press(page, "Share with a friend")).message()
        it = await (await ann.select(ask, ask.selects[0].custom_id, [str(bob.id)])).settled()
        assert "now has the seat of" in it.messages[0].text
        assert [message.id for message in await bob.messages(house.channel) if not message.ephemeral] == seen
        his = await asked(bob, house, "civ what-if")
        assert "a friend and computers" in his.text
        custom_id = next(button.custom_id for button in his.buttons if "copy_close" in button.custom_id)
        stranger = await (await chloe.press(his, custom_id=custom_id, forge=True)).settled()
        assert "you don’t play in it" in "\n".join(message.text for message in stranger.messages)
    assert house.playground.refusals == []


async def test_a_game_that_goes_on_or_was_called_off_has_no_copies(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        number = await house.begin([ann, bob])
        page = await asked(ann, house, "civ replay", table=number)
        assert "What if…" not in labels(page)
        forged = await (await ann.press(page, custom_id=f"civ:what_if:{number}:0:g", forge=True)).settled()
        assert "on our side" not in forged.messages[0].text
        assert not any("copy_do" in custom_id for message in forged.messages for custom_id in message.custom_ids)


FORGED = [
    "civ:copy:999", "civ:copy_do:999:0:end", "civ:copy_do:1:0:dance", "civ:copy_do:1:9999999:end", "civ:copy:0",
    "civ:copy_pick:1:0:play 0", "civ:copy_begin:1:0:use M 1", "civ:copy_undo:1:77", "civ:copy_do:1:0:eliminate",
    "civ:copies:7", "civ:what_if:1:99999:g", "civ:what_if:1:0:9",
]  # fmt: skip


async def test_forged_buttons_get_a_clear_answer(house: House) -> None:
    ann = house.people[0]
    async with house.bot():
        number = await finished(house)
        page = await opened(house, ann, number)
        for custom_id in FORGED:
            it = await (await ann.press(page, custom_id=custom_id, forge=True)).settled()
            said = "\n".join(message.text for message in it.messages)
            assert it.state in ("updated", "answered"), (custom_id, it.state)
            assert said, custom_id
            assert "on our side" not in said, custom_id

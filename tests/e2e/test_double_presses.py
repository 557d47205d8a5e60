"""Everything in a private hand pressed twice, and at once: each press is answered, and the hand stays a hand."""

import asyncio
from collections import Counter
from dataclasses import replace

from bot.playground.people import Interaction, Message, Person
from tests.e2e.house import CALLBACK, DEFERRED, House, board_of

TWICE = 2
EDIT = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"


async def _asked(person: Person, house: House, command: str, **options: object) -> Message:
    return await (await person.slash(command, channel=house.channel, **options)).message()


async def _press_all_at_once(person: Person, hand: Message) -> list[tuple[str, Interaction]]:
    """Press every button of a hand twice before any is answered; what was pressed, with its answer."""
    labels = [button.label for button in hand.buttons if not button.disabled and button.custom_id]
    assert labels
    pressed = await asyncio.gather(*(person.press(hand, label) for label in labels * TWICE))
    answered: list[tuple[str, Interaction]] = []
    for label, it in zip(labels * TWICE, pressed, strict=True):
        answered.append((label, await it.settled()))
    return answered


def _check_answers(answered: list[tuple[str, Interaction]], hand: Message) -> None:
    """Check that each press is answered in words, in the hand's place or in a message that no other press made."""
    made: Counter[int] = Counter()
    for label, it in answered:
        assert it.state in ("answered", "updated", "modal"), (label, it.state)
        for message in it.messages:
            assert "Something went wrong" not in message.text, label
            assert message.text, label
            assert message.ephemeral or label == "Show it here", label
        made.update({message.id for message in it.messages if message.id != hand.id})
    assert not [number for number, times in made.items() if times > 1]


async def _played(person: Person, hand: Message) -> Message | None:
    """Return a hand once it shows that a card was played."""
    shown = await person.refreshed(hand)
    return shown if any(button.label == "End turn" for button in shown.buttons) else None


async def test_all_buttons_of_a_hand_pressed_twice_at_once_in_a_running_game(house: House) -> None:
    people = house.people[:2]
    async with house.bot():
        number = await house.begin(people)
        board = await board_of(people[0], house.channel)
        ann = next(person for person in people if person.mention in board.text)
        hand = await _asked(ann, house, "civ hand", table=number)
        _check_answers(await _press_all_at_once(ann, hand), hand)
        shown = await ann.until(lambda: _played(ann, hand))
        assert len([button for button in shown.buttons if button.label == "Player aid"]) == 1
    assert [str(refused) for refused in house.playground.refusals] == []


async def test_all_buttons_of_a_hand_pressed_twice_at_once_after_the_end(house: House) -> None:
    people = house.people[:2]
    async with house.bot():
        number = await house.begin(people)
        ann = people[0]
        asked = await _asked(ann, house, "civ resign", table=number)
        await (await ann.press(asked, "Resign")).settled()
        hand = await _asked(people[1], house, "civ hand", table=number)
        _check_answers(await _press_all_at_once(people[1], hand), hand)
    assert [str(refused) for refused in house.playground.refusals] == []


async def test_two_presses_on_one_page_are_two_edits_one_after_the_other(house: House) -> None:
    ann, playground = house.people[0], house.playground
    async with house.bot() as bot:
        page = await _asked(ann, house, "settings")
        held = playground.faults.hold(path=CALLBACK, after=True)
        edits = len([request for request in playground.requests if request.route == EDIT])
        first = await ann.select(page, _theme_of(page), ["dark"])
        await held.reached.wait()
        page = await ann.refreshed(page)
        bot.resources = replace(bot.resources, times=DEFERRED)  # the second has waited for long
        second = await (await ann.select(page, _theme_of(page), ["light"])).acknowledged()
        assert second.state == "acknowledged"
        assert len([request for request in playground.requests if request.route == EDIT]) == edits
        held.released.set()
        for it in (first, second):
            assert (await it.settled()).state == "updated"
    assert playground.refusals == []


def _theme_of(page: Message) -> str:
    """The select of colours, which has another address each time it was used."""
    return next(select.custom_id for select in page.selects if select.custom_id.endswith(":theme"))

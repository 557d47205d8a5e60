"""A review of a finished game: from the replay, made in the background, told directly, and a moment tried again."""

from bot.playground.people import Message, Person
from tests.e2e.house import House
from tests.e2e.test_what_if import asked, finished, labels


async def requested(house: House, person: Person, number: int) -> Message:
    """What the button on a replay shows."""
    replay = await asked(person, house, "civ replay", table=number)
    return await (await person.press(replay, "Review")).message()


async def test_a_review_is_asked_for_made_told_of_and_a_moment_tried(house: House) -> None:
    ann, bob, chloe = house.people[:3]
    async with house.bot() as client:
        number = await finished(house)  # one of them has had a turn
        pages = {person: await requested(house, person, number) for person in (ann, bob)}
        ((player, page),) = [each for each in pages.items() if "decided nothing" not in each[1].text]
        assert page.ephemeral
        await client.services.reviews.idle()
        told = await player.wait_for(await player.dm(), "the review of your game is ready")
        assert "Review" in labels(told)
        page = await requested(house, player, number)
        for text in ("moved it", "The deal", "The cards you drew", "Your own choices", "never by hidden cards"):
            assert text in page.text
        watching = await asked(chloe, house, "civ replay", table=number)
        assert "Review" not in labels(watching)
        forged = await (await chloe.press(watching, custom_id=f"civ:review:{number}", forge=True)).settled()
        assert "decided nothing in that game" in forged.messages[0].text
        replay = await (await player.press(page, custom_id=f"civ:review_replay:{number}:0", forge=True)).message()
        assert "Next" in labels(replay)
        copy = await (await player.press(page, custom_id=f"civ:review_try:{number}:0", forge=True)).message()
        assert "dealt again" in copy.text
        assert any(button.custom_id.startswith("civ:copy_do:") for button in copy.buttons)
    assert house.playground.refusals == []


FORGED = [
    "civ:review:999", "civ:review_page:1:9", "civ:review_page:1:0", "civ:review_try:1:99999",
    "civ:review_replay:1:9999",
]  # fmt: skip


async def test_a_running_game_and_forged_buttons_get_a_clear_answer(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        number = await house.begin([ann, bob])
        page = await asked(ann, house, "civ replay", table=number)
        assert "Review" not in labels(page)
        for custom_id in (f"civ:review:{number}", f"civ:review_page:{number}:1", f"civ:review_try:{number}:1"):
            it = await (await ann.press(page, custom_id=custom_id, forge=True)).settled()
            assert "played to its end" in "\n".join(message.text for message in it.messages)
        for custom_id in FORGED:
            it = await (await ann.press(page, custom_id=custom_id, forge=True)).settled()
            said = "\n".join(message.text for message in it.messages)
            assert said, custom_id
            assert "on our side" not in said, custom_id

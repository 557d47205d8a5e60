"""Six people at four tables press whatever they see, for a while; then everything must be as it has to be."""

import logging

import pytest

from tests.e2e.house import House
from tests.e2e.monkey import Complaints, Zoo

PRESSES = 8
"""What each of them does."""


@pytest.mark.slow
async def test_whatever_people_press_every_table_goes_on_and_keeps_its_secrets(house: House) -> None:
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    people = house.playground.people
    eve = await people.person("Eve", locale="fr")
    zed = await people.person("Zed", display="@everyone `x` [a](b)")
    ann, bob, chloe, dan = house.people
    everybody = [*house.people, eve, zed]
    try:
        for person in (eve, zed):
            await people.join(house.guild, person)
        async with house.bot() as bot:
            await house.begin([ann, bob])
            await house.begin([bob, chloe, eve], setup="draft", hegemony="immediate")
            await house.begin([ann, chloe, dan, zed], teams=True, thread=True)
            await house.begin([eve, zed, dan, ann], setup="draft", thread=True)
            zoo = Zoo(house, bot, everybody, seed=1)
            await zoo.run(PRESSES // 2)
            await house.playground.gateway.drop()
            await people.bot_ready()
        async with house.bot() as bot:
            zoo.bot = bot
            await zoo.run(PRESSES // 2)
            await zoo.check()
    finally:
        logging.getLogger().removeHandler(complaints)
    assert zoo.faults == []
    assert complaints.records == []
    assert [str(refused) for refused in house.playground.refusals] == []
    assert zoo.presses > 24

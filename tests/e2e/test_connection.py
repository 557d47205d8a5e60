"""The first connection to Discord: one that fails is tried again, and is no end of the bot."""

import pytest

from bot.playground.api.gateway import HELLO, Connection, ConnectionClosed, Gateway
from bot.playground.json_types import JSON
from tests.e2e.house import House


async def test_a_bot_that_finds_no_gateway_at_first_tries_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    refusals = iter([True])
    monkeypatch.setattr(Gateway, "refuse", property(lambda _: next(refusals, False)), raising=False)
    async with house.bot() as bot:
        assert bot.is_ready()
    assert next(refusals, None) is None


async def test_a_bot_whose_first_connection_is_lost_before_a_word_tries_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = Connection.send

    def send_unless_first(connection: Connection, message: JSON) -> None:
        if message["op"] == HELLO and not house.playground.gateway.closes:
            raise ConnectionClosed(4000, "Unknown error.")
        send(connection, message)

    monkeypatch.setattr(Connection, "send", send_unless_first)
    async with house.bot() as bot:
        assert bot.is_ready()
    assert house.playground.gateway.closes == [4000]
    assert house.playground.gateway.resumes == 0

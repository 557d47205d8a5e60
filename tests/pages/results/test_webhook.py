"""What a webhook is told is signed, and nothing but a public address by https is ever told anything."""

import hashlib
import hmac
import ipaddress
import json
import logging
import re
from pathlib import Path

import pytest

import bot.pages.results.webhook as module
from bot.pages.results.webhook import Reply, WebhookSender, checked_url, is_public, signature
from tests.pages.results.receiver import opened_receiver, sender

PAPER = Path(module.__file__).parent / "WEBHOOK.md"


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1"),
        *("::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::"),
    ],
)
def test_no_address_of_a_private_network_is_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "text",
    [
        *("http://example.org/x", "https://", "https://user:pass@example.org/", "https://127.0.0.1/", "ftp://a.b/c"),
        *("https://[::1]/", "https://localhost/", "https://db.internal/", "https://192.168.0.1:443/x", "example.org"),
        *("https://example.org/" + "x" * 600, "https://example.org:99999/", "javascript:alert(1)", "https://[::ffff:127.0.0.1]/"),
        *("https://127.1/", "https://2130706433/", "https://0/", "https://0x7f.1/", "https://0x7F000001/x", "https://1.1/"),
        *("https://127.0.0.1./", "https://0177.0.0.1/", "https://１２７.1/", "https://localhost./", "https://8.8.8.8./"),
    ],
)  # fmt: skip
def test_only_public_https_addresses_are_kept(text: str) -> None:
    assert checked_url(text) is None


@pytest.mark.parametrize(
    "host", ["93.184.215.14", "1.example", "0x7f.example", "127.0.0.1.example", "a1", "example.org."]
)
def test_hosts_with_numbers_that_are_names_or_public_addresses_are_kept(host: str) -> None:
    assert checked_url(f"https://{host}/") == f"https://{host}/"


def test_an_address_is_kept_without_its_fragment() -> None:
    assert checked_url(" https://example.org:8443/civ?key=1#here ") == "https://example.org:8443/civ?key=1"


async def test_a_message_arrives_signed_as_the_paper_says() -> None:
    async with opened_receiver() as receiver:
        reply = await sender().send(
            receiver.url, "secret", "game-12", {"id": "game-12", "result": "Zoë"}, 1_700_000_000
        )
        assert reply is Reply.TAKEN
        ((headers, body),) = receiver.arrived
    assert json.loads(body) == {"id": "game-12", "result": "Zoë"}
    assert headers["X-Civ-Delivery"] == "game-12"
    timestamp = headers["X-Civ-Timestamp"]
    code = re.search(r"^expected = (.*)$", PAPER.read_text("utf-8"), re.MULTILINE)
    assert code is not None
    names = {"hmac": hmac, "hashlib": hashlib, "secret": "secret", "timestamp": timestamp, "body": body}
    assert eval(code[1], names) == headers["X-Civ-Signature"] == signature("secret", timestamp, body)
    assert signature("other", timestamp, body) != headers["X-Civ-Signature"]


async def test_a_name_that_leads_to_this_machine_is_told_nothing(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with opened_receiver() as receiver:
        trust = sender()._trust  # pyright: ignore[reportPrivateUsage]  # only the addresses are those of every bot
        strict = WebhookSender(trust=trust)
        assert await strict.send(receiver.url, "secret", "game-1", {}, 0) is Reply.REFUSED
        for host in ("127.0.0.1", "127.1", "2130706433", "0"):
            literal = receiver.url.replace("localhost", host)
            assert await strict.send(literal, "secret", "game-1", {}, 0) is Reply.GONE
        assert receiver.arrived == []
    assert "s3cret-path" not in caplog.text
    assert "secret" not in caplog.text.replace("s3cret", "")


async def test_no_redirection_is_followed_and_a_strange_certificate_is_refused() -> None:
    async with opened_receiver() as receiver, opened_receiver() as other:
        receiver.status, receiver.location = 307, other.url
        assert await sender().send(receiver.url, "secret", "game-1", {}, 0) is Reply.REFUSED
        assert (len(receiver.arrived), len(other.arrived)) == (1, 0)
        assert await WebhookSender(lambda _: True).send(other.url, "secret", "game-1", {}, 0) is Reply.REFUSED
        assert other.arrived == []


@pytest.mark.parametrize(
    ("status", "reply"), [(200, Reply.TAKEN), (404, Reply.REFUSED), (500, Reply.REFUSED), (410, Reply.GONE)]
)
async def test_what_is_answered_decides_what_follows(status: int, reply: Reply) -> None:
    async with opened_receiver() as receiver:
        receiver.status = status
        assert await sender().send(receiver.url, "secret", "game-1", {}, 0) is reply

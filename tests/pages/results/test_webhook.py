"""What a webhook is told is signed, and nothing but a public address by https is ever told anything."""

import asyncio
import hashlib
import hmac
import ipaddress
import json
import logging
import re
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

import bot.pages.results.webhook as module
from bot.pages.results.webhook import (
    MOST_LOOKUPS,
    Found,
    NameLookups,
    NotPublic,
    PublicResolver,
    Reply,
    WebhookSender,
    checked_url,
    is_discord,
    is_public,
    signature,
    takes_other_form,
)
from tests.pages.results.receiver import opened_receiver, sender

SERVER = 1029384756
PAPER = Path(module.__file__).parent / "WEBHOOK.md"


PRIVATE = (
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "100.64.0.1", "0.0.0.0"),
    *("224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1", "192.88.99.1"),
    *("::1", "::", "fe80::1", "fc00::1", "ff02::1", "fec0::1", "feff::1"),
    *("2001:db8::1", "3fff::1", "3fff:fff::1", "5f00::1"),
    # IPv4 in IPv6
    *("::ffff:10.0.0.1", "::ffff:168.63.129.16", "::10.0.0.1", "::ffff:0:10.0.0.1"),
    *("64:ff9b::a00:1", "64:ff9b:1::a00:1", "2002:a00:1::", "2001:0:a00:1::1"),
    # what clouds tell their machines
    *("169.254.169.254", "168.63.129.16", "192.0.0.192", "100.100.100.200", "169.254.170.2", "fd00:ec2::254"),
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_no_address_of_a_private_network_is_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", PRIVATE)
def test_no_address_of_a_private_network_is_kept(address: str) -> None:
    assert checked_url(f"https://[{address}]/x" if ":" in address else f"https://{address}/x") is None


def answering(*addresses: str, port: int = 443) -> Found:
    """What the system answers that asks for a name with these addresses."""
    return [
        (socket.AF_INET6, socket.SOCK_STREAM, 6, "", (address, port, 0, 0))
        if ":" in address
        else (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))
        for address in addresses
    ]


@pytest.mark.parametrize("address", PRIVATE)
async def test_no_name_leads_to_an_address_of_a_private_network(address: str) -> None:
    def resolver(*addresses: str) -> PublicResolver:
        return PublicResolver(SERVER, is_public, NameLookups(ask=lambda *_, **__: answering(*addresses)))

    with pytest.raises(NotPublic):
        await resolver(address).resolve("hooks.example", 443)
    (found,) = await resolver(address, "93.184.215.14").resolve("hooks.example", 443)
    assert (found["host"], found["port"]) == ("93.184.215.14", 443)


async def test_what_is_connected_to_is_the_address_that_was_checked() -> None:
    """A name that has another address each time it is asked for is asked for once."""
    async with opened_receiver() as receiver:
        port = urlsplit(receiver.url).port or 0
        answers = [answering("127.0.0.2", "127.0.0.1", port=port), answering("127.0.0.2", port=port)]
        asked: list[str] = []

        def ask(host: str, *_: object, **__: object) -> Found:
            asked.append(host)
            return answers[len(asked) - 1]

        trust = sender()._trust  # pyright: ignore[reportPrivateUsage]  # it trusts the receiver
        only = ipaddress.ip_address("127.0.0.1")
        sends = WebhookSender(lambda each: each == only, trust, check=str, lookups=NameLookups(ask=ask))
        assert await sends.send(SERVER, receiver.url, "secret", "game-1", {}, 0) is Reply.TAKEN
        assert (asked, len(receiver.arrived)) == (["localhost"], 1)
        assert await sends.send(SERVER, receiver.url, "secret", "game-2", {}, 0) is Reply.REFUSED
        assert len(receiver.arrived) == 1


@dataclass
class SlowNames:
    """Names that do not resolve before the event is set."""

    loop: asyncio.AbstractEventLoop
    resolves: threading.Event = field(default_factory=threading.Event)
    asked: list[str] = field(default_factory=list[str])
    came: asyncio.Event = field(default_factory=asyncio.Event)

    def ask(self, host: str, *_: Any, **__: Any) -> Found:
        self.asked.append(host)
        self.loop.call_soon_threadsafe(self.came.set)
        self.resolves.wait(60)
        return []

    async def having(self, count: int) -> None:
        """Until so many are being looked up."""
        async with asyncio.timeout(60):
            while len(self.asked) < count:
                self.came.clear()
                await self.came.wait()


async def test_names_that_resolve_slowly_hold_up_no_other_thread() -> None:
    loop = asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(1))
    names = SlowNames(loop)
    sends = WebhookSender(lookups=NameLookups(ask=names.ask))
    sent = [
        asyncio.create_task(sends.send(server, f"https://slow{server}.example/", "secret", "game-1", {}, 0))
        for server in range(40)
    ]
    try:
        await names.having(MOST_LOOKUPS)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "read"), 60) == "read"
        assert len(names.asked) == MOST_LOOKUPS, "so many threads at most"
    finally:
        names.resolves.set()
    assert set(await asyncio.gather(*sent)) == {Reply.REFUSED}
    assert len(names.asked) == 40, "each comes in its turn"


async def test_a_server_has_one_name_looked_up_at_once() -> None:
    names = SlowNames(asyncio.get_running_loop())
    sends = WebhookSender(lookups=NameLookups(ask=names.ask))
    url = "https://slow.example/"
    sent = [asyncio.create_task(sends.send(SERVER, url, "secret", f"game-{at}", {}, 0)) for at in range(40)]
    await names.having(1)
    done, waiting = await asyncio.wait(sent, return_when=asyncio.FIRST_COMPLETED)
    while len(waiting) > 1:
        more, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        done |= more
    assert {each.result() for each in done} == {Reply.REFUSED}
    (left,) = waiting
    left.cancel()  # as a send that has waited for too long
    await asyncio.wait([left])
    assert await sends.send(SERVER, url, "secret", "game-41", {}, 0) is Reply.REFUSED
    assert len(names.asked) == 1, "what no one waits for any more counts"
    names.resolves.set()
    other = asyncio.create_task(sends.send(SERVER + 1, url, "secret", "game-1", {}, 0))
    assert await other is Reply.REFUSED
    assert len(names.asked) == 2


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
        *("https://db/", "https://metadata/", "https://a1/", "https://db./", "https://router.home.arpa/"),
        *("https://example.org:8443/", "https://example.org:80/", "https://93.184.215.14:22/", "https://example.org:0/"),
        *("https://127.0.0.1./", "https://0177.0.0.1/", "https://１２７.1/", "https://localhost./", "https://8.8.8.8./"),
    ],
)  # fmt: skip
def test_only_public_https_addresses_are_kept(text: str) -> None:
    assert checked_url(text) is None


@pytest.mark.parametrize(
    "host", ["93.184.215.14", "1.example", "0x7f.example", "127.0.0.1.example", "a1.example", "example.org."]
)
def test_hosts_with_numbers_that_are_names_or_public_addresses_are_kept(host: str) -> None:
    assert checked_url(f"https://{host}/") == f"https://{host}/"


def test_an_address_is_kept_without_its_fragment() -> None:
    assert checked_url(" https://example.org:443/civ?key=1#here ") == "https://example.org/civ?key=1"


async def test_an_address_that_is_no_longer_allowed_is_told_nothing() -> None:
    asked: list[str] = []

    def ask(host: str, *_: object, **__: object) -> Found:
        asked.append(host)
        return []

    lookups = NameLookups(ask=ask)
    for url in ("https://example.org:8443/", "https://db/"):
        assert await WebhookSender(lookups=lookups).send(SERVER, url, "secret", "game-1", {}, 0) is Reply.REFUSED
    assert asked == []


async def test_a_message_arrives_signed_as_the_paper_says() -> None:
    async with opened_receiver() as receiver:
        reply = await sender().send(
            SERVER, receiver.url, "secret", "game-12", {"id": "game-12", "result": "Zoë"}, 1_700_000_000
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
        strict = WebhookSender(trust=trust, check=str)
        assert await strict.send(SERVER, receiver.url, "secret", "game-1", {}, 0) is Reply.REFUSED
        for host in ("127.0.0.1", "127.1", "2130706433", "0"):
            literal = receiver.url.replace("localhost", host)
            assert await strict.send(SERVER, literal, "secret", "game-1", {}, 0) is Reply.GONE
        assert receiver.arrived == []
    assert "s3cret-path" not in caplog.text
    assert "secret" not in caplog.text.replace("s3cret", "")


async def test_no_redirection_is_followed_and_a_strange_certificate_is_refused() -> None:
    async with opened_receiver() as receiver, opened_receiver() as other:
        receiver.status, receiver.location = 307, other.url
        assert await sender().send(SERVER, receiver.url, "secret", "game-1", {}, 0) is Reply.REFUSED
        assert (len(receiver.arrived), len(other.arrived)) == (1, 0)
        assert (
            await WebhookSender(lambda _: True, check=str).send(SERVER, other.url, "secret", "game-1", {}, 0)
            is Reply.REFUSED
        )
        assert other.arrived == []


@pytest.mark.parametrize(
    ("status", "reply"), [(200, Reply.TAKEN), (404, Reply.REFUSED), (500, Reply.REFUSED), (410, Reply.GONE)]
)
async def test_what_is_answered_decides_what_follows(status: int, reply: Reply) -> None:
    async with opened_receiver() as receiver:
        receiver.status = status
        assert await sender().send(SERVER, receiver.url, "secret", "game-1", {}, 0) is reply


@pytest.mark.parametrize(
    ("address", "is_known", "is_other"),
    [
        ("https://discord.com/api/webhooks/123456789012345678/a-B_c", True, False),
        ("https://canary.discord.com/api/v10/webhooks/123456789012345678/a-B_c?wait=true", True, False),
        ("https://discord.com/api/webhooks/123456789012345678/a-B_c/slack", False, True),
        ("https://discord.com/channels/1/2", False, True),
        ("https://discord.com.example.org/api/webhooks/123456789012345678/a", False, False),
        ("https://hooks.slack.com/services/T0/B0/x", False, True),
        ("https://club.webhook.office.com/x", False, True),
        ("https://example.org/api/webhooks/123456789012345678/a", False, False),
    ],
)
def test_webhooks_of_chat_services_are_known_by_their_address(address: str, is_known: bool, is_other: bool) -> None:
    assert (is_discord(address), takes_other_form(address)) == (is_known, is_other)

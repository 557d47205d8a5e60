"""Telling an address on the web, as signed JSON, without being led anywhere else.

The address is anyone's who manages a server, so that it may lead to no network of the operator's: only `https` at its
usual port, only addresses that the whole internet reaches, whatever a name resolves to at that moment, and no
redirection is followed. How long a name takes to resolve is up to them, too: it waits in threads of its own.
What the form of a message is, and how its signature is checked, is in `WEBHOOK.md`.
"""

import asyncio
import hashlib
import hmac
import ipaddress
import json
import logging
import re
import socket
import ssl
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from typing import Any, Final

import aiohttp
import yarl
from aiohttp.abc import AbstractResolver, ResolveResult

log = logging.getLogger(__name__)

MOST_URL: Final = 500
SECONDS: Final = 10.0
"""For a whole request, from the name's resolution to the status of the answer."""
MOST_BODY: Final = 64_000
"""Bytes of a message."""
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
PORT: Final = 443
"""Of `https`; what listens elsewhere on a machine is seldom meant for everyone."""
MOST_LOOKUPS: Final = 8
"""Names that are looked up at once, a thread each; of a server one."""
_CLOSED: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        # IPv6 addresses that stand for IPv4 ones, which may be of a private network: NAT64, 6to4, Teredo
        *("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"),
        # what `ipaddress` takes for global: site-local, documentation, segment routing, relays of 6to4
        *("fec0::/10", "3fff::/20", "5f00::/16", "192.88.99.0/24"),
        # where clouds answer their own machines alone, of what is global by its number
        *("168.63.129.16/32", "192.0.0.0/24"),
    )
)
"""Networks whose addresses are not reached by the whole internet, or not the same everywhere."""
_LOCAL_NAMES: Final = (".localhost", ".local", ".internal", ".home.arpa")
"""Ends of names that mean something in one network only."""
_DISCORD: Final = ("discord.com", "canary.discord.com", "ptb.discord.com", "discordapp.com")
_DISCORD_PATH: Final = re.compile(r"/api(?:/v\d{1,2})?/webhooks/\d{15,20}/[\w-]+/?", re.ASCII)
_OTHER_FORMS: Final = ("hooks.slack.com", ".webhook.office.com", "chat.googleapis.com")
_NUMBER: Final = re.compile(r"(^|\.)(\d+|0x[0-9a-f]*)\.?$", re.IGNORECASE)
"""The end of a host that is no name."""


class Reply(Enum):
    """What came of a message."""

    TAKEN = "taken"
    REFUSED = "refused"
    """It may be taken later."""
    GONE = "gone"
    """The receiver wants no more (410)."""


class NotPublic(OSError):
    """An error: the address is of no network that everyone reaches."""


def is_public(address: Address) -> bool:
    """Return whether an address is one of the whole internet's."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.scope_id is not None:
            return False
    if any(address in network for network in _CLOSED):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def checked_url(text: str) -> str | None:
    """Return an address as it is kept; None where it is none that may be told anything."""
    try:
        url = yarl.URL(text.strip())
        is_fine = url.scheme == "https" and bool(url.host) and url.user is None and url.password is None
        port = url.port
    except ValueError:
        return None
    if not is_fine or port != PORT or len(str(url)) > MOST_URL or url.host is None:
        return None
    host, literal = url.host.removesuffix("."), _literal(url.host)
    # a name without a dot is one of the network that the bot is in
    if literal is None and ("." not in host or host.endswith(_LOCAL_NAMES)):
        return None
    if _is_odd_number(url.host) or (literal is not None and not is_public(literal)):
        return None
    return str(url.with_fragment(None))


def is_discord(text: str) -> bool:
    """Return whether an address is a webhook of Discord's, which takes messages as Discord shows them."""
    url = yarl.URL(text)
    return url.host in _DISCORD and _DISCORD_PATH.fullmatch(url.path) is not None


def takes_other_form(text: str) -> bool:
    """Return whether an address is one of a chat service that reads messages of its own form alone."""
    url = yarl.URL(text)
    host = url.host or ""
    return (host in _DISCORD and not is_discord(text)) or host.endswith(_OTHER_FORMS)


def _is_odd_number(host: str) -> bool:
    """Return whether a host is a number that is an IPv4 address to some, but not in its usual form: `127.1`, `0x7f.1`.

    Such a host ends in a number (WHATWG URL); the system reads it past all resolvers.
    """
    return _NUMBER.search(host) is not None and _literal(host) is None


def _literal(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """Return what `X-Civ-Signature` says of a message sent at that time."""
    signed = timestamp.encode() + b"." + body
    return "sha256=" + hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()


Found = Sequence[tuple[int, int, int, str, tuple[Any, ...]]]
"""What `socket.getaddrinfo` returns."""


class NameLookups:
    """Looks names up in threads of its own, at most `most` at once, and one at once for each server.

    A thread cannot be stopped: one that is no longer waited for counts until the name has resolved, or has not.
    """

    def __init__(self, most: int = MOST_LOOKUPS, ask: Callable[..., Found] = socket.getaddrinfo) -> None:
        self._free = asyncio.Semaphore(most)
        self._ask = ask
        self._busy: set[int] = set()

    async def find(self, server: int, host: str, port: int, family: int) -> Found:
        """Return the addresses of a name. Raises `OSError`, also where one of that server's is being looked up."""
        if server in self._busy:
            raise OSError("an earlier name of that server has not resolved yet")
        self._busy.add(server)
        try:
            await self._free.acquire()
        except BaseException:
            self._busy.discard(server)
            raise
        loop = asyncio.get_running_loop()
        answer = loop.create_future()

        def end(found: Found | None, error: Exception | None) -> None:
            self._busy.discard(server)
            self._free.release()
            if answer.done():  # no one waits any more
                return
            if found is None:
                answer.set_exception(error or OSError(host))
            else:
                answer.set_result(found)

        def look_up() -> None:
            found, why = None, None
            try:
                found = self._ask(host, port, family=family, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
            except Exception as error:  # whatever it is, such as a part of a name that is too long: it is told
                why = error
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(end, found, why)

        # a daemon, and no pool's thread: the end of the process must not wait for a stranger's name server
        thread = threading.Thread(target=look_up, name="webhook-name", daemon=True)
        try:
            thread.start()
        except RuntimeError as error:  # the machine has no more threads
            end(None, OSError(str(error)))
        return await answer


class PublicResolver(AbstractResolver):
    """Resolves a server's names to the addresses that are allowed; what connects uses these and asks no one again."""

    def __init__(self, server: int, allows: Callable[[Address], bool], lookups: NameLookups) -> None:
        self._server, self._allows, self._lookups = server, allows, lookups

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the allowed addresses of a name. Raises `NotPublic` where it has none."""
        found = await self._lookups.find(self._server, host, port, family)
        allowed = [
            ResolveResult(
                hostname=host, host=str(address[0]), port=int(address[1]), family=kind, proto=protocol,
                flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
            )
            for kind, _, protocol, _, address in found
            if kind in (socket.AF_INET, socket.AF_INET6) and self._allows(ipaddress.ip_address(address[0]))
        ]  # fmt: skip
        if not allowed:
            raise NotPublic(f"{host} has no public address")
        return allowed

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""


class WebhookSender:
    """Sends signed messages, one request each."""

    def __init__(
        self,
        allows: Callable[[Address], bool] = is_public,
        trust: ssl.SSLContext | None = None,
        *,
        check: Callable[[str], str | None] = checked_url,
        lookups: NameLookups | None = None,
    ) -> None:
        """`allows` says which addresses may be reached, `check` which URLs, `trust` which certificates hold.

        Without `trust` those of the system do.
        """
        self._allows, self._trust, self._check = allows, trust, check
        self._lookups = lookups or NameLookups()

    async def send(
        self, server: int, url: str, secret: str, name: str, message: Mapping[str, Any], timestamp: int
    ) -> Reply:
        """Send a message of a server, known by `name`, so that a receiver drops doubles. Never fails."""
        body = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
        assert len(body) <= MOST_BODY
        host = yarl.URL(url).host or ""
        literal = _literal(host)  # which no resolver is asked for
        if _is_odd_number(host) or (literal is not None and not self._allows(literal)):
            return Reply.GONE
        if self._check(url) is None:  # it was kept when other addresses were allowed, too
            return Reply.REFUSED
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "civ-bot",
            "X-Civ-Delivery": name,
            "X-Civ-Timestamp": str(timestamp),
            "X-Civ-Signature": signature(secret, str(timestamp), body),
        }
        connector = aiohttp.TCPConnector(
            resolver=PublicResolver(server, self._allows, self._lookups),
            ssl=self._trust or True,
            use_dns_cache=False,
            force_close=True,
        )
        timeout = aiohttp.ClientTimeout(total=SECONDS)
        try:
            async with (
                aiohttp.ClientSession(connector=connector, timeout=timeout, trust_env=False) as session,
                # the answer's body is never read, however long it is
                session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                status = answer.status
        except (TimeoutError, aiohttp.ClientError, OSError, ValueError) as error:
            # no address: its path may be as good as a password
            log.info("a server's webhook is not reached: %s", type(error).__name__)
            return Reply.REFUSED
        if 200 <= status < 300:
            return Reply.TAKEN
        log.info("a server's webhook answers with status %s", status)
        is_deleted = status == 410 or (status == 404 and is_discord(url))
        return Reply.GONE if is_deleted else Reply.REFUSED

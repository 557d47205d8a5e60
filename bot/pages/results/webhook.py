"""Telling an address on the web, as signed JSON, without being led anywhere else.

The address is anyone's who manages a server, so that it may lead to no network of the operator's: only `https`, only
addresses that the whole internet reaches, whatever a name resolves to at that moment, and no redirection is followed.
What the form of a message is, and how its signature is checked, is in `WEBHOOK.md`.
"""

import hashlib
import hmac
import ipaddress
import json
import logging
import re
import socket
import ssl
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final

import aiohttp
import yarl
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

log = logging.getLogger(__name__)

MOST_URL: Final = 500
SECONDS: Final = 10.0
"""For a whole request, from the name's resolution to the status of the answer."""
MOST_BODY: Final = 64_000
"""Bytes of a message."""
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_TRANSLATED: Final = tuple(
    ipaddress.ip_network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
)
"""IPv6 addresses that stand for IPv4 ones, which may be of a private network."""
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
        if any(address in network for network in _TRANSLATED):
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
    if not is_fine or port is None or len(str(url)) > MOST_URL or url.host is None:
        return None
    host = url.host.removesuffix(".")
    if host == "localhost" or host.endswith((".localhost", ".local", ".internal")):
        return None
    literal = _literal(url.host)
    if _is_odd_number(url.host) or (literal is not None and not is_public(literal)):
        return None
    return str(url.with_fragment(None))


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


class PublicResolver(AbstractResolver):
    """Resolves names to the addresses that are allowed; what connects uses these and asks no one again."""

    def __init__(self, allows: Callable[[Address], bool]) -> None:
        self._allows = allows
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the allowed addresses of a name. Raises `NotPublic` where it has none."""
        found = await self._resolver.resolve(host, port, family)
        allowed = [each for each in found if self._allows(ipaddress.ip_address(each["host"].partition("%")[0]))]
        if not allowed:
            raise NotPublic(f"{host} has no public address")
        return allowed

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""
        await self._resolver.close()


class WebhookSender:
    """Sends signed messages, one request each."""

    def __init__(self, allows: Callable[[Address], bool] = is_public, trust: ssl.SSLContext | None = None) -> None:
        """`allows` says which addresses may be reached, `trust` which certificates hold; None: those of the system."""
        self._allows, self._trust = allows, trust

    async def send(self, url: str, secret: str, name: str, message: Mapping[str, Any], timestamp: int) -> Reply:
        """Send a message known by `name`, so that a receiver drops doubles. Never fails."""
        body = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
        assert len(body) <= MOST_BODY
        host = yarl.URL(url).host or ""
        literal = _literal(host)  # which no resolver is asked for
        if _is_odd_number(host) or (literal is not None and not self._allows(literal)):
            return Reply.GONE
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "civ-bot",
            "X-Civ-Delivery": name,
            "X-Civ-Timestamp": str(timestamp),
            "X-Civ-Signature": signature(secret, str(timestamp), body),
        }
        connector = aiohttp.TCPConnector(
            resolver=PublicResolver(self._allows), ssl=self._trust or True, use_dns_cache=False, force_close=True
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
        return Reply.GONE if status == 410 else Reply.REFUSED

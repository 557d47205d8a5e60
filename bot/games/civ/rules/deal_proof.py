"""The check that a game's cards, seats and First Player follow from what was published before it began (`DEAL.md`).

The header of a transcript says what is claimed (`commitment`, `deal`). Everything is computed again from the secret.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, cast

from bot.chance import (
    CARDS,
    CLOSED_DEAL,
    DEAL,
    SECRET_BYTES,
    SecretShuffler,
    commitment,
    deal_commitment,
    deal_key,
    draw_seats,
    part_of,
)
from bot.games.civ.rules.errors import because
from bot.games.civ.rules.setup import Setup, deal
from bot.reasons import Reason

_WEEK: Final = "duplicate-"
"""What the labels of the deals of weeks begin with."""
MOST_WORD: Final = 100
"""The maximal length of a player's word, in characters; tables allow fewer."""


class Proof(StrEnum):
    """The state of a transcript's claim about its deal."""

    PROVEN = "proven"
    CONTRADICTED = "contradicted"
    UNCOMMITTED = "uncommitted"
    """Nothing was published, or the header does not say so: the deal cannot be checked."""
    SECRET = "secret"
    """A commitment was published; its secret stays secret while the game goes on."""
    PARTIAL = "partial"
    """The cards follow from a part of the published secret; the whole stays secret while other games of it go on."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a check. `has_drawn_seats` is false where a rematch or tournament fixed seats and First Player.

    In the deal of the week (`is_week`) the First Player alone is drawn.
    """

    proof: Proof
    commitment: str = ""
    findings: tuple[Reason, ...] = ()
    has_drawn_seats: bool = True
    said: tuple[str, ...] = ()
    """The players' words by place in the lobby; none in the deal of the week."""
    is_part: bool = False
    """True where one secret was published for several games, as a tournament does."""
    is_week: bool = False
    closed: int | None = None
    """The id of the message that closed the words, from which the deal follows, too."""

    @property
    def has_words(self) -> bool:
        return any(self.said)


@dataclass(frozen=True, slots=True)
class Part:
    """The label under which a game's own secret was made from a larger one; `whole` is None while that is secret."""

    label: str
    whole: bytes | None


@dataclass(frozen=True, slots=True)
class Claim:
    """A header's claim about its deal, parsed; `secret` is None while it is secret.

    With a `part`, `commitment` is that of the whole secret, and the label stands for the game.
    """

    game: str
    commitment: str
    secret: bytes | None
    said: tuple[str, ...]
    seats: tuple[int, ...] | None
    opposite: tuple[int, ...]
    part: Part | None = None
    closed: int | None = None

    @property
    def is_week(self) -> bool:
        """Whether it is the deal of a week."""
        return self.part is None and self.game.startswith(_WEEK)


def prove_deal(header: Mapping[str, Any], setup: Setup, *, is_over: bool) -> Verdict:
    """Return what the header of a game proves of its deal; `is_over` where the transcript has a result."""
    if "commitment" not in header and "deal" not in header:
        return Verdict(Proof.UNCOMMITTED)
    claim = read_claim(header, setup.players)
    if claim is None:
        return Verdict(Proof.CONTRADICTED, findings=(because("deal-unreadable"),))
    said = () if claim.is_week else claim.said
    more = (claim.seats is not None, said, claim.part is not None, claim.is_week, claim.closed)
    if claim.secret is None:
        withheld = (because("deal-withheld"),) if is_over else ()
        proof = Proof.CONTRADICTED if is_over else Proof.SECRET
        return Verdict(proof, claim.commitment, withheld, *more)
    findings = tuple(_contradictions(claim, claim.secret, setup))
    proof = Proof.PROVEN if claim.part is None or claim.part.whole is not None else Proof.PARTIAL
    return Verdict(Proof.CONTRADICTED if findings else proof, claim.commitment, findings, *more)


def _contradictions(claim: Claim, secret: bytes, setup: Setup) -> list[Reason]:
    """Return which parts of a game do not follow from its secret."""
    if not _is_committed_to(claim, secret):
        return [because("deal-commitment")]  # of another secret the rest says nothing
    if claim.is_week and claim.said not in _words_of_week(setup.players):
        return [because("deal-cards")]  # other words would be a choice among many deals
    key = deal_key(claim.game, secret, claim.said, claim.closed)
    drawn = deal(
        SecretShuffler(key, CARDS),
        players=setup.players,
        setup=setup.setup,
        teams=setup.teams,
        hegemony=setup.hegemony,
        turn_cap=setup.turn_cap,
    )
    found = [] if (drawn.deck, drawn.box) == (setup.deck, setup.box) else [because("deal-cards")]
    if claim.seats is not None or claim.is_week:
        found += [] if drawn.first == setup.first else [because("deal-first")]
    if claim.seats is not None:
        found += [] if draw_seats(key, setup.players, claim.opposite) == claim.seats else [because("deal-seats")]
    return found


def _words_of_week(players: int) -> tuple[tuple[str, ...], ...]:
    """Return what may stand in place of words in the deal of a week: for a seat, and as older weeks had it (DEAL)."""
    at_table = ("table",) * players
    return (("seat", ""), ("", "seat"), ("", ""), at_table) if players == 2 else (at_table,)


def _is_committed_to(claim: Claim, secret: bytes) -> bool:
    """Return whether the secret, or its whole, is the published one; true where the whole is still secret."""
    if claim.part is None:
        return deal_commitment(claim.game, secret) == claim.commitment
    whole = claim.part.whole
    return whole is None or (commitment(whole), part_of(whole, claim.part.label)) == (claim.commitment, secret)


def read_claim(header: Mapping[str, Any], players: int) -> Claim | None:
    """Return what a header says of its deal; None where that cannot be read, or is of another scheme."""
    claim: object = header.get("deal")
    published, game = header.get("commitment"), header.get("id")
    if not isinstance(claim, dict) or not isinstance(published, str):
        return None
    claim = cast("dict[str, Any]", claim)
    part = _part(claim["part"]) if "part" in claim else None
    if part is not None:
        game = part.label
    if type(game) not in (int, str) or (part is None and "part" in claim):
        return None
    said, seats, opposite = _texts(claim.get("words"), players), claim.get("seats"), claim.get("opposite", [])
    secret = _secret(claim["secret"]) if "secret" in claim else None
    places, pair = _places(seats, players), _places(opposite, players)
    closed = _snowflake(claim["closed"]) if "closed" in claim else None
    # what has no lobby has no words to close, and an id in its place would be a choice among many deals
    may_close = part is None and not str(game).startswith(_WEEK)
    is_readable = (
        claim.get("scheme") == (DEAL if closed is None else CLOSED_DEAL)
        and ("closed" not in claim or (closed is not None and may_close))
        and said is not None
        and pair is not None
        and len(pair) in (0, 2)
        and (seats is None or (places is not None and len(places) == players))
        and (secret is not None or "secret" not in claim)
        and _is_line(str(game))
    )
    if not is_readable or said is None or pair is None:
        return None
    return Claim(str(game), published, secret, said, places if seats is not None else None, pair, part, closed)


def _part(value: object) -> Part | None:
    """Return what a header says of the whole; None where that cannot be read."""
    if not isinstance(value, dict):
        return None
    fields = cast("dict[str, Any]", value)
    label, whole = fields.get("label"), _secret(fields["of"]) if "of" in fields else None
    if not isinstance(label, str) or not _is_line(label) or (whole is None and "of" in fields):
        return None
    return Part(label, whole)


def _snowflake(value: object) -> int | None:
    """Return the id of a Discord message, which a header writes as text; None where it isn't one."""
    return int(value) if isinstance(value, str) and re.fullmatch(r"[1-9][0-9]{0,19}", value) else None


def _texts(value: object, players: int) -> tuple[str, ...] | None:
    """Return the words by place; None where they are not so many, or not such as can be said."""
    if not isinstance(value, list):
        return None
    texts = [each for each in cast("list[object]", value) if isinstance(each, str) and _is_line(each)]
    is_whole = len(texts) == len(cast("list[object]", value)) == players
    return tuple(texts) if is_whole else None


def _is_line(text: str) -> bool:
    """Return whether a text is short, on one line, and can be written in UTF-8."""
    return len(text) <= MOST_WORD and "\n" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)


def _places(value: object, players: int) -> tuple[int, ...] | None:
    """Return the places in a lobby, each once; None where `value` isn't such a list."""
    if not isinstance(value, list):
        return None
    found = [each for each in cast("list[object]", value) if type(each) is int and 0 <= each < players]
    is_whole = len(found) == len(cast("list[object]", value)) == len(set(found))
    return tuple(found) if is_whole else None


def _secret(value: object) -> bytes | None:
    """Return a secret as headers write it, 64 hexadecimal digits in lower case."""
    if not isinstance(value, str) or len(value) != 2 * SECRET_BYTES or not set(value) <= set("0123456789abcdef"):
        return None
    return bytes.fromhex(value)

"""Deals that can be proven: to the byte as DEAL.md specifies, by a second reading, and with every fraud found."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.chance import CARDS, SecretShuffler, deal_commitment, deal_key, draw_seats
from bot.games.civ.rules import Seat, deal
from bot.games.civ.rules.deal_proof import Proof, prove_deal
from bot.games.civ.rules.setup import Setup

PAPER: Final = (Path(__file__).parents[4] / "bot" / "games" / "civ" / "rules" / "DEAL.md").read_text(encoding="utf-8")
EXAMPLES: Final[dict[str, Any]] = json.loads(
    PAPER.partition("## Examples")[2].partition("```json")[2].partition("```")[0]
)
SECRET: Final = bytes.fromhex(EXAMPLES["secret"])
GAME: Final = EXAMPLES["game"]
COUNTS: Final = {
    1: {"M": 8, "R": 8, "E": 4, "S": 4, "C": 4},
    2: {"M": 8, "R": 8, "E": 4, "S": 8, "C": 4},
    3: {"M": 4, "E": 8, "S": 8, "C": 8, "U": 16},
}
"""The cards of each Age (§1.1), written down by hand."""


class Reading:
    """DEAL.md read a second time, sharing no code with the first."""

    def __init__(self, key: bytes, label: str) -> None:
        self.key, self.label = key, label
        self.numbers = self.stream()

    def stream(self) -> Iterator[int]:
        for index in range(1000):
            message = self.label.encode() + bytes([0]) + index.to_bytes(4, "big")
            block = hmac.new(self.key, message, hashlib.sha256).digest()
            yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))

    def below(self, count: int) -> int:
        while True:
            number = next(self.numbers)
            if number < 2**32 - 2**32 % count:
                return number % count

    def shuffled(self, items: list[Any]) -> list[Any]:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def read_deal(key: bytes, players: int) -> tuple[list[str], list[str], int]:
    cards, deck, box = Reading(key, "civ-deal/1 cards"), list[str](), list[str]()
    for age, counts in COUNTS.items():
        pile = cards.shuffled([f"{domain}{age}" for domain, count in counts.items() for _ in range(count)])
        boxed = 3 if players < 4 else 0
        box, deck = box + pile[:boxed], deck + pile[boxed:]
    return deck, sorted(box, key=lambda card: ("MRESCU".index(card[0]), card[1])), cards.below(players)


def header(setup: Setup, key_words: list[str], **changed: Any) -> dict[str, Any]:
    key = deal_key(GAME, SECRET, key_words)
    fields = {
        "scheme": "civ-deal/1",
        "words": key_words,
        "seats": list(draw_seats(key, setup.players)),
        "secret": SECRET.hex(),
    }
    return {"id": GAME, "commitment": deal_commitment(GAME, SECRET), "deal": {**fields, **changed}}


def dealt(said: list[str]) -> Setup:
    return deal(SecretShuffler(deal_key(GAME, SECRET, said), CARDS), players=len(said))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_paper_s_examples_are_what_is_dealt(players: int) -> None:
    example = EXAMPLES[f"{players} players"]
    key = deal_key(GAME, SECRET, example["words"])
    setup = dealt(example["words"])
    assert key.hex() == example["key"]
    assert (" ".join(setup.deck), " ".join(setup.box), setup.first) == (
        example["deck"],
        example["box"],
        example["first"],
    )
    assert list(draw_seats(key, players)) == example["seats"]


def test_the_paper_s_commitment_is_the_one_that_standard_tools_make() -> None:
    by_hand = hashlib.sha256(f"civ-deal/1 {GAME} {SECRET.hex()}".encode()).hexdigest()
    assert EXAMPLES["commitment"] == deal_commitment(GAME, SECRET) == by_hand
    message = b"civ-deal/1 17\nkiwi\n"
    assert EXAMPLES["2 players"]["key"] == hmac.new(SECRET, message, hashlib.sha256).hexdigest()
    assert EXAMPLES["2 players without words"]["key"] == deal_key(GAME, SECRET, ["", ""]).hex()
    message = b"civ-deal/2 17\nkiwi\n\n1234567890123456789"
    closed = EXAMPLES["2 players, closed by 1234567890123456789"]
    assert closed["key"] == hmac.new(SECRET, message, hashlib.sha256).hexdigest()
    assert closed["key"] == deal_key(GAME, SECRET, closed["words"], 1234567890123456789).hex()
    assert EXAMPLES["seed 7 game 1"] == hashlib.sha256(b"civ-deal/1 seed 7 game 1").hexdigest()


def test_the_paper_s_two_who_sit_opposite_each_other_do() -> None:
    key = deal_key(GAME, SECRET, EXAMPLES["4 players"]["words"])
    seats = draw_seats(key, 4, (0, 3))
    assert list(seats) == EXAMPLES["4 players, places 0 and 3 opposite"]
    assert abs(seats.index(0) - seats.index(3)) == 2


SAID = st.lists(
    st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=8), min_size=2, max_size=4
)


few: Final = settings(max_examples=25)
"""Deals take their time."""


@few
@given(st.binary(min_size=32, max_size=32), SAID)
def test_a_second_reading_of_the_paper_deals_the_same(secret: bytes, said: list[str]) -> None:
    key = hmac.new(secret, "\n".join(["civ-deal/1 x", *said]).encode(), hashlib.sha256).digest()
    setup = deal(SecretShuffler(deal_key("x", secret, said), CARDS), players=len(said))
    assert (list(setup.deck), list(setup.box), setup.first) == read_deal(key, len(said))
    assert list(draw_seats(key, len(said))) == Reading(key, "civ-deal/1 seats").shuffled(list(range(len(said))))


@given(SAID, SAID)
def test_other_words_lead_to_another_key(said: list[str], others: list[str]) -> None:
    assert (deal_key(GAME, SECRET, said) == deal_key(GAME, SECRET, others)) == (said == others)


@few
@given(SAID)
def test_an_honest_deal_is_proven(said: list[str]) -> None:
    setup = dealt(said)
    verdict = prove_deal(header(setup, said), setup, is_over=True)
    assert (verdict.proof, verdict.findings, verdict.has_words) == (Proof.PROVEN, (), any(said))


def _swapped(cards: tuple[Any, ...]) -> tuple[Any, ...]:
    """The pile with two unlike cards of Age I exchanged."""
    other = next(place for place, card in enumerate(cards) if card != cards[0])
    changed = list(cards)
    changed[0], changed[other] = changed[other], changed[0]
    return tuple(changed)


@few
@given(SAID)
def test_two_cards_exchanged_are_found(said: list[str]) -> None:
    setup = dealt(said)
    cheated = replace(setup, deck=_swapped(setup.deck))
    assert keys(header(setup, said), cheated) == ["deal-cards"]


@few
@given(SAID)
def test_another_first_player_is_found(said: list[str]) -> None:
    setup = dealt(said)
    cheated = replace(setup, first=Seat((setup.first + 1) % setup.players))
    assert keys(header(setup, said), cheated) == ["deal-first"]


def keys(values: dict[str, Any], setup: Setup, *, is_over: bool = True) -> list[str]:
    verdict = prove_deal(values, setup, is_over=is_over)
    assert (verdict.proof is Proof.CONTRADICTED) == bool(verdict.findings)
    return [reason.key for reason in verdict.findings]


def test_whatever_else_is_changed_is_found() -> None:
    said = ["kiwi", "", "pear"]
    setup = dealt(said)
    seats = header(setup, said)["deal"]["seats"]
    assert keys(header(setup, said, seats=seats[::-1]), setup) == ["deal-seats"]
    assert keys(header(setup, said, secret="00" * 32), setup) == ["deal-commitment"]
    assert keys({**header(setup, said), "id": "18"}, setup) == ["deal-commitment"], "a secret is good for one game"
    assert "deal-cards" in keys(header(setup, said, words=["kiwi", "x", "pear"]), setup)
    assert keys({**header(setup, said), "id": "17 "}, setup) == ["deal-commitment"]


@few
@given(SAID, st.integers(1, 2**63), st.integers(1, 2**63))
def test_a_deal_follows_from_the_message_that_closed_its_words(said: list[str], closed: int, other: int) -> None:
    """DEAL, key: whoever said the last word did not know that id, and could not try words for their cards."""
    key = deal_key(GAME, SECRET, said, closed)
    setup = deal(SecretShuffler(key, CARDS), players=len(said))
    seats = list(draw_seats(key, len(said)))

    def claimed(**changed: Any) -> dict[str, Any]:
        return header(setup, said, **{"scheme": "civ-deal/2", "closed": str(closed), "seats": seats, **changed})

    verdict = prove_deal(claimed(), setup, is_over=True)
    assert (verdict.proof, verdict.closed) == (Proof.PROVEN, closed)
    if other != closed:
        assert "deal-cards" in keys(claimed(closed=str(other)), setup)
    assert "deal-cards" in keys(header(setup, said, seats=seats), setup), "of another way of dealing"
    for unreadable in (closed, f"0{closed}", f"{closed}x", "", "²", "9" * 21, None):
        assert keys(claimed(closed=unreadable), setup) == ["deal-unreadable"]
    assert keys(claimed(scheme="civ-deal/1"), setup) == ["deal-unreadable"]
    week = {**claimed(), "id": "duplicate-2026-W48"}
    assert keys(week, setup) == ["deal-unreadable"], "a week has no lobby: an id would be a choice"


def test_a_game_without_commitment_proves_nothing_and_contradicts_nothing() -> None:
    assert prove_deal({"id": 17}, dealt(["", ""]), is_over=True).proof is Proof.UNCOMMITTED


def test_a_secret_may_be_missing_while_the_game_goes_on_only() -> None:
    setup, said = dealt(["a", "b"]), ["a", "b"]
    values = header(setup, said)
    del values["deal"]["secret"]
    assert prove_deal(values, setup, is_over=False).proof is Proof.SECRET
    assert keys(values, setup) == ["deal-withheld"]


def test_where_seats_are_fixed_neither_they_nor_first_player_are_drawn() -> None:
    setup, said = replace(dealt(["a", "b"]), first=Seat(0)), ["a", "b"]
    verdict = prove_deal(header(setup, said, seats=None), setup, is_over=True)
    assert (verdict.proof, verdict.has_drawn_seats) == (Proof.PROVEN, False)


def test_a_part_of_a_tournament_s_secret_is_proven_once_that_is_told() -> None:
    """DEAL, at a tournament: until then the cards follow from a secret of which nobody knows where it is from."""
    paper = EXAMPLES["a table of four at a tournament"]
    whole, label = bytes.fromhex(paper["of"]), paper["label"]
    assert paper["commitment"] == hashlib.sha256(whole).hexdigest()
    secret = hmac.new(whole, label.encode(), hashlib.sha256).digest()
    key = deal_key(label, secret, [""] * 4)
    assert (secret.hex(), key.hex()) == (paper["secret"], paper["key"])
    setup = deal(SecretShuffler(key, CARDS), players=4, first=Seat(2))

    def header_with(commitment: str = paper["commitment"], **part: str) -> dict[str, Any]:
        deal = {"scheme": "civ-deal/1", "words": [""] * 4, "seats": None, "part": {"label": label, **part}}
        return {"commitment": commitment, "deal": {**deal, "secret": secret.hex()}}

    verdict = prove_deal(header_with(of=whole.hex()), setup, is_over=True)
    assert (verdict.proof, verdict.is_part, verdict.has_drawn_seats) == (Proof.PROVEN, True, False)
    assert prove_deal(header_with(), setup, is_over=True).proof is Proof.PARTIAL
    assert keys(header_with(), replace(setup, deck=_swapped(setup.deck))) == ["deal-cards"]
    assert keys(header_with(of="00" * 32), setup) == ["deal-commitment"]
    assert keys(header_with("00" * 32, of=whole.hex()), setup) == ["deal-commitment"]
    assert keys(header_with(of=whole.hex(), label=f"{label}0"), setup) == ["deal-commitment"]
    for unreadable in ({"of": "x"}, {"label": "a\nb"}):
        assert keys(header_with(**unreadable), setup) == ["deal-unreadable"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=8,
)


HELD = ("id", "commitment", "deal", "scheme", "words", "seats", "opposite", "part", "secret", "closed")


@given(st.sampled_from(HELD), JSON)
def test_whatever_a_header_holds_it_is_told_and_never_believed(key: str, value: object) -> None:
    said = ["kiwi", ""]
    setup = dealt(said)
    honest = header(setup, said)
    changed_header = {**honest, key: value} if key in honest else {**honest, "deal": {**honest["deal"], key: value}}
    verdict = prove_deal(changed_header, setup, is_over=True)
    if verdict.proof is Proof.PROVEN:
        assert changed_header == honest or (key == "seats" and value is None) or (key == "opposite") or (key == "id")

"""Chance from a secret: as DRAW.md says to the byte, without bias, and for anything that is shuffled."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chance import WORDS, SecretShuffler, Shuffler, commitment, part_of, stream
from bot.games.civ.rules import deal
from bot.games.civ.rules.setup import ALL_CARDS, PACKS
from tests.tournament import naive

SECRET = bytes(range(32))
secrets = st.binary(min_size=32, max_size=32)
labels = st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=40)


def test_the_examples_of_the_paper_come_out() -> None:
    examples = naive.examples()
    secret = bytes.fromhex(examples["secret"])

    def drawn(stop: int, amount: int) -> list[int]:
        chance = SecretShuffler(secret, examples["label"])
        return [chance.randrange(stop) for _ in range(amount)]

    whole = [int(block[place : place + 8], 16) for block in examples["blocks"] for place in range(0, 64, 8)]
    assert drawn(WORDS, 16) == whole
    assert drawn(4, 8) == examples["below 4"]
    assert drawn(3221225472, 8) == examples["below 3221225472"]
    order = list(range(1, 11))
    SecretShuffler(secret, examples["label"]).shuffle(order)
    assert order == examples["1 to 10 shuffled"]
    assert commitment(secret) == examples["commitment"] == hashlib.sha256(secret).hexdigest()
    assert part_of(secret, examples["label"]).hex() == examples["part of label test"]


@given(secrets, labels, st.lists(st.integers(1, WORDS), min_size=1, max_size=30))
def test_numbers_are_those_of_a_second_reading_of_the_paper(secret: bytes, label: str, stops: list[int]) -> None:
    chance, words = SecretShuffler(secret, label), naive.words(secret, label)
    assert [chance.randrange(stop) for stop in stops] == [naive.below(words, stop) for stop in stops]


@given(secrets, labels, st.lists(st.integers(), max_size=110))
def test_a_shuffle_is_that_of_a_second_reading_and_loses_nothing(secret: bytes, label: str, items: list[int]) -> None:
    order = list(items)
    SecretShuffler(secret, label).shuffle(order)
    assert order == naive.shuffled(secret, label, items)
    assert Counter(order) == Counter(items)


@pytest.mark.parametrize("stop", [1, 3, 5, 7, 104, 3 << 30, WORDS - 1, WORDS])
def test_every_number_has_as_many_words(stop: int) -> None:
    fair = WORDS - WORDS % stop
    assert fair % stop == 0
    assert WORDS - fair < stop, "no whole run of words is passed over"


def test_words_of_the_incomplete_run_are_passed_over() -> None:
    kept = [word for word in (next(naive.words(SECRET, f"bias {number}")) for number in range(100)) if word < 3 << 30]
    chances = [SecretShuffler(SECRET, f"bias {number}") for number in range(100)]
    found = [chance.randrange(3 << 30) for chance in chances]
    assert 60 < len(kept) < 90
    assert set(kept) < set(found)


def test_all_orders_of_three_come_up_as_often() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for number in range(6000):
        order = [1, 2, 3]
        SecretShuffler(SECRET, f"order {number}").shuffle(order)
        counts[tuple(order)] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # χ², five degrees, one in a thousand


def test_each_label_has_chance_of_its_own() -> None:
    found = {tuple(SecretShuffler(SECRET, label).randrange(WORDS) for _ in range(4)) for label in ("a", "b", "a ", "A")}
    assert len(found) == 4


@pytest.mark.parametrize("stop", [0, -1, WORDS + 1])
def test_there_is_no_number_below_nothing_and_none_beyond_a_word(stop: int) -> None:
    with pytest.raises(ValueError, match=str(stop)):
        SecretShuffler(SECRET, "test").randrange(stop)


def test_the_same_shuffle_serves_a_deck_a_box_and_the_first_player() -> None:
    one, other = (deal(SecretShuffler(SECRET, "deal"), players=3, setup="draft") for _ in range(2))
    assert one == other
    assert sorted((*one.deck, *one.box)) == sorted(ALL_CARDS)
    words = naive.words(SECRET, "deal")
    for pack in PACKS:
        for last in range(len(pack) - 1, 0, -1):
            naive.below(words, last + 1)
    assert one.first == naive.below(words, 3)


def test_what_a_seed_gives_has_not_changed() -> None:
    order = list(range(8))
    Shuffler(stream(1, 0)).shuffle(order)
    assert order == [2, 4, 5, 7, 1, 6, 3, 0]

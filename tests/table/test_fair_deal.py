"""What a table publishes of its deal, who may add to it until when, and when its secret is told (DEAL)."""

import json
import random
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chance import CLOSED_DEAL
from bot.games.civ.game import civ_game
from bot.games.civ.rules import read
from bot.games.civ.rules.deal_proof import Proof, Verdict, prove_deal
from bot.table import lobby
from bot.table.errors import NotInLobby, NotSeated, TableError
from bot.table.fair_deal import FairDeal, Part, deal_from_json, deal_to_json
from bot.table.lobby import set_word
from bot.table.transcript_header import transcript_keys
from bot.table.values import Person, Status, UserId
from bot.table.vote import VoteKind
from tests.table.people import ADA, BO, CY, DI, EVE
from tests.table.tables import Session, begun, key_of, match_of, opened, options

PAPER: Final = Path(__file__).parents[2] / "bot/games/civ/rules/DEAL.md"
PROGRAM: Final = re.findall(r"```python\n(.*?)```", PAPER.read_text(encoding="utf-8"), re.DOTALL)


def transcript(game: Session) -> list[str]:
    return list(match_of(game.table).transcript(transcript_keys(game.table)))


def called_off(game: Session) -> list[str]:
    """The lines of its transcript, once a game is over."""
    game.all_propose(VoteKind.CANCEL, *game.table.person_ids)
    assert game.table.status is Status.CANCELLED
    return transcript(game)


def proof_of(lines: list[str]) -> Verdict:
    game = read(lines)
    return prove_deal(json.loads(lines[0]), game.setup, is_over=game.result is not None)


def test_a_lobby_is_committed_from_its_first_moment_and_no_other_has_the_same() -> None:
    one = opened(options(), BO)
    other = opened(options(), BO, beside=one)
    commitment = one.table.commitment
    assert commitment is not None
    assert len(commitment) == 64
    assert commitment != other.table.commitment
    assert one.begin().commitment == commitment


def test_what_is_dealt_is_proven_with_the_words_of_all_in_the_lobbys_order() -> None:
    game = opened(options(3), BO, CY)
    for user, word in ((CY, "pear"), (ADA, "  ki\nwi\u202e "), (BO, "x"), (BO, "")):
        game.say_word(user, word)
    game.begin()
    lines = called_off(game)
    header = json.loads(lines[0])
    assert header["deal"]["words"] == ["ki wi", "", "pear"]
    assert header["commitment"] == game.table.commitment
    assert proof_of(lines) == Verdict(Proof.PROVEN, header["commitment"], (), said=("ki wi", "", "pear"))
    came = [ADA, BO, CY]
    assert [came[place] for place in header["deal"]["seats"]] == [game.who(seat) for seat in range(3)]


def test_a_deal_that_was_closed_by_a_message_is_proven_with_its_id() -> None:
    game = opened(options(), BO)
    dice = random.Random(1)
    game.change(lambda table: lobby.begin(table, game.game, Person(ADA), dice, game.now, 2**60 + 1))
    lines = called_off(game)
    deal = json.loads(lines[0])["deal"]
    assert (deal["scheme"], deal["closed"]) == (CLOSED_DEAL, str(2**60 + 1))
    assert proof_of(lines).proof is Proof.PROVEN


def test_partners_who_sit_opposite_each_other_are_proven_too() -> None:
    game = opened(options(4), BO, CY, DI)
    game.arrange(ADA, opposite=(ADA, DI))
    for user in (BO, CY, DI):
        game.agree_to_options(user)
    game.begin()
    lines = called_off(game)
    assert json.loads(lines[0])["deal"]["opposite"] == [0, 3]
    assert proof_of(lines).proof is Proof.PROVEN


def test_a_rematch_draws_cards_from_a_secret_of_its_own_and_no_seats() -> None:
    first = begun()
    called_off(first)
    again = first.rematch(ADA, BO)
    again.begin()
    assert again.table.commitment != first.table.commitment
    verdict = proof_of(called_off(again))
    assert (verdict.proof, verdict.has_drawn_seats) == (Proof.PROVEN, False)
    assert civ_game(again.table.match).setup.first == 0


def test_the_secret_is_told_only_once_the_game_is_over() -> None:
    game = begun()
    running = transcript(game)
    assert game.table.fair_deal is not None
    secret = game.table.fair_deal.secret.hex()
    assert secret not in "".join(running)
    assert json.loads(running[0])["commitment"] == game.table.commitment
    assert proof_of(running).proof is Proof.SECRET
    assert secret in "".join(called_off(game))


def test_the_secret_shows_in_no_representation_of_a_table() -> None:
    table = opened(options(), BO).table
    assert table.fair_deal is not None
    assert repr(table.fair_deal.secret) not in repr(table)
    assert table.fair_deal.secret.hex() not in repr(table)


def test_words_are_for_who_sits_there_and_only_until_the_game_begins() -> None:
    game = opened(options(), BO)
    with pytest.raises(NotSeated):
        game.say_word(EVE, "kiwi")
    game.say_word(BO, "kiwi")
    game.begin()
    with pytest.raises(NotInLobby):
        game.say_word(BO, "pear")


def test_whoever_leaves_takes_their_word_along() -> None:
    game = opened(options(), BO)
    game.say_word(BO, "kiwi")
    game.leave(BO)
    deal = game.join(BO).fair_deal
    assert deal is not None
    assert deal.words == ()


def test_a_lobby_from_before_there_were_commitments_takes_no_word_and_is_dealt_as_ever() -> None:
    game = opened(options(), BO)
    table = replace(game.table, fair_deal=None)
    with pytest.raises(TableError) as refusal:
        set_word(table, BO, "kiwi")
    assert key_of(refusal) == "no-commitment"
    dealt = lobby.begin(table, game.game, Person(ADA), random.Random(1), table.moved_at)
    assert (dealt.commitment, dealt.status) == (None, Status.PLAYING)


@pytest.mark.parametrize("closed", [None, 1234567890123456789])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_papers_own_program_finds_commitment_and_cards(closed: int | None, players: int) -> None:
    """DEAL, "Check a deal yourself": without this program."""
    game = opened(options(players), *(BO, CY, DI)[: players - 1])
    game.say_word(BO, "Käse 🧀")
    dice = game.around.dice
    game.change(lambda table: lobby.begin(table, game.game, Person(ADA), dice, game.now, closed))
    lines = called_off(game)
    assert proof_of(lines).closed == closed
    (program,) = PROGRAM
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", program],
        input="\n".join(lines),
        encoding="utf-8",
        stdout=subprocess.PIPE,
        check=True,
    )
    commitment, *piles = ran.stdout.splitlines()
    assert commitment == game.table.commitment
    assert " ".join(piles).split() == list(read(lines).setup.deck)


@given(
    st.builds(
        FairDeal,
        st.binary(min_size=32, max_size=32),
        words=st.lists(st.tuples(st.integers(1).map(UserId), st.text()), max_size=3).map(tuple),
        said=st.lists(st.text(), max_size=4).map(tuple),
        seats=st.none() | st.permutations(range(4)).map(tuple),
        opposite=st.sampled_from([(), (0, 3)]),
        part=st.none() | st.builds(Part, st.text(), st.text()),
        closed=st.none() | st.integers(1),
    )
)
def test_a_deal_is_kept_whole(deal: FairDeal) -> None:
    assert deal_from_json(json.loads(json.dumps(deal_to_json(deal)))) == deal
    assert deal_from_json(deal_to_json(None)) is None

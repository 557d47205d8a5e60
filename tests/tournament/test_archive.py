"""The archive of a tournament (RULES §10.7): it proves itself, and whatever is changed in it is found."""

import json
import random
from collections.abc import Callable, Iterator
from datetime import timedelta
from functools import cache
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cli.tournament import replayed_game
from bot.games.civ.rules import Game, parse, write
from bot.games.civ.rules.game import by_referee
from bot.reasons import GameError
from bot.tournament.archive import StoredGame, file_text, write_archive
from bot.tournament.book import Entry, hash_of, make_book, next_entry, people_of, read_entry, transcript_hash
from bot.tournament.draws import OFFICIAL, PlayerNumber, TableNumber
from bot.tournament.errors import NotAnArchive
from bot.tournament.officials import Appoint
from bot.tournament.operation import SYSTEM, Actor, Role
from bot.tournament.refereeing import Order, OrderKind, Record
from bot.tournament.registration import CheckIn, CloseCheckIn, OpenCheckIn
from bot.tournament.rounds import CastLot, Report, Reveal
from bot.tournament.tournament import IncidentKind, Pseudonym, Stage
from bot.tournament.verification import Verdict, verify
from tests.tournament.desk import (
    AS_ORGANISER,
    AS_REFEREE,
    LOTS,
    ORGANISER,
    REFEREE,
    Desk,
    announcement,
    as_player,
    begun,
    deal_header,
    dealt_game,
    person,
    played_game,
    with_entrants,
)

NAMES: dict[Pseudonym, str] = {
    REFEREE: "Zoé", ORGANISER: "Max", **{person(number): f"Player {number}" for number in range(1, 65)},
}  # fmt: skip
Archive = dict[str, Any]


@cache
def small_desk() -> Desk:
    """A friendly cup of six, played to its end by computers."""
    desk = begun(6, official=False)
    desk.play_on()
    return desk


@cache
def small_archive() -> str:
    """Its archive."""
    return archive_of(small_desk())


def archive_of(desk: Desk) -> str:
    """The archive of all that was done at a desk."""
    return write_archive(desk.book(), NAMES, desk.games)


def checked(text: str) -> Verdict:
    """What verifying finds."""
    return verify(text, replayed_game)


def sealed(archive: Archive) -> str:
    """The archive's text with the checksum that fits, as a forger would write it."""
    return file_text({**archive, "sha256": hash_of({key: archive[key] for key in archive if key != "sha256"})})


def forged(change: Callable[[Archive], object], text: str | None = None) -> list[tuple[str, str]]:
    """What is found in an archive so changed, whose checksum fits: where and why, by the reason's key."""
    archive = json.loads(text or small_archive())
    change(archive)
    return findings(sealed(archive))


def findings(text: str) -> list[tuple[str, str]]:
    """Where and why, by the reason's key."""
    return [(finding.where, finding.reason.key) for finding in checked(text).findings]


def rebound(archive: Archive) -> None:
    """Every hash of the book as it must be for what the entries say: the chain fits again."""
    previous = "0" * 64
    for number, entry in enumerate(archive["book"], start=1):
        body = {key: value for key, value in entry.items() if key != "hash"} | {"n": number, "previous": previous}
        entry.clear()
        entry.update(body, hash=hash_of(body))
        previous = entry["hash"]


def entries(archive: Archive, word: str) -> list[Archive]:
    """The entries of the book that do this."""
    return [entry for entry in archive["book"] if entry["do"] == word]


def test_an_archive_proves_itself() -> None:
    verdict = checked(small_archive())
    assert verdict.findings == ()
    assert (verdict.entries, verdict.rounds, verdict.games) == (len(small_desk().acts), 2, 3)
    assert verdict.last_hash == small_desk().book()[-1].hash


def test_a_whole_official_tournament_proves_itself() -> None:
    desk = begun(18)
    desk.play_on()
    assert checked(archive_of(desk)).is_proven


@cache
def dealt_archive() -> str:
    """The archive of a cup of four whose announcement commits to the cards of all games; its first deal abandoned."""
    desk = with_entrants(announcement(official=False, has_deals=True), 4)
    desk.do(AS_ORGANISER, OpenCheckIn(desk.acts[-1].at + timedelta(hours=1)))
    for number in range(1, 5):
        desk.do(as_player(number), CheckIn(person(number)))
    desk.do(SYSTEM, CloseCheckIn(), after=3600)
    desk.draw()
    table = desk.now.rounds[0].tables[0]
    lines = tuple(write(dealt_game(desk.now, table).abandon(), extra=deal_header(desk.now, table)))
    desk.replace(1, 2, transcript_hash(lines))
    desk.games.append(StoredGame(1, 1, 1, lines))
    desk.play_on()
    return archive_of(desk)


def dealt_otherwise(archive: Archive, change: Callable[[Archive], object]) -> None:
    """The first game's header changed, and the book made to mean that transcript."""
    game = archive["games"][0]["lines"]
    header = json.loads(game[0])
    change(header)
    game[0] = json.dumps(header, ensure_ascii=False, separators=(",", ":"))
    entries(archive, "replace")[0]["transcript"] = transcript_hash(game)
    rebound(archive)


def test_all_cards_follow_from_what_the_announcement_committed_to() -> None:
    """DEAL: whoever changes a game's cards, or says that they follow from something else, is found out."""
    assert findings(dealt_archive()) == []

    def first_findings(change: Callable[[Archive], object]) -> list[tuple[str, str]]:
        found = forged(lambda archive: dealt_otherwise(archive, change), dealt_archive())
        return [each for each in found if not each[0].startswith("summary")]

    other = json.loads(json.loads(dealt_archive())["games"][1]["lines"][0])["deal"]
    cheats: list[Callable[[Archive], object]] = [
        lambda header: header.pop("deal"),
        lambda header: header.update(deal=other),
        lambda header: header["deal"].update(part={"label": other["part"]["label"]}),
        lambda header: header.update(commitment="0" * 64),
        lambda header: header["deck"].__setitem__(slice(0, 24), sorted(header["deck"][:24])),
    ]
    for cheat in cheats:
        assert first_findings(cheat) == [("games[0]", "archive-deal")]


def test_the_deals_secret_announced_is_a_part_of_the_lots() -> None:
    def other(archive: Archive) -> None:
        entries(archive, "announce")[0]["commitments"][4] = "0" * 64
        rebound(archive)

    assert ("book[14]", "tournament-lot-secret") in forged(other, dealt_archive())


@pytest.mark.long
@pytest.mark.parametrize("players", OFFICIAL)
def test_all_thirteen_sizes_played_by_computers_prove_themselves(players: int) -> None:
    desk = begun(players)
    desk.play_on()
    verdict = checked(archive_of(desk))
    assert verdict.is_proven
    assert verdict.games == sum(len(played.tables) for played in desk.now.rounds)


def test_the_same_book_makes_the_same_bytes() -> None:
    again = begun(6, official=False)
    again.play_on()
    assert archive_of(again) == small_archive()


def test_a_tournament_that_is_still_played_or_called_off_has_an_archive_too() -> None:
    desk = begun(16)
    desk.play(desk.now.rounds[0].tables[0])
    assert checked(archive_of(desk)).is_proven


@given(st.integers(0, len(small_archive()) - 1), st.sampled_from('0a"{ \n,:é\u202e'))
def test_any_sign_that_is_changed_is_found(place: int, sign: str) -> None:
    text = small_archive()
    changed = text[:place] + sign + text[place + 1 :]
    assert changed == text or not proven(changed)


def test_the_file_stands_as_it_was_written() -> None:
    text = small_archive()
    for changed in (text.rstrip(), text + "\n", text.replace("\n", "\r\n"), text.replace("é", "\\u00e9")):
        assert changed != text
        assert [reason for _, reason in findings(changed)] == ["archive-bytes"]


@pytest.mark.long
def test_in_every_byte_a_bit_that_is_turned_is_found() -> None:
    desk = begun(4, official=False)
    desk.play_on()
    whole = archive_of(desk).encode()
    for place in range(len(whole)):
        turned = bytearray(whole)
        turned[place] ^= 1 << place % 8
        assert not proven(turned.decode("utf-8", "surrogateescape")), place


def proven(text: str) -> bool:
    """Whether it is an archive, and proves itself; nothing else can come of any text."""
    try:
        return checked(text).is_proven
    except NotAnArchive:
        return False


def test_what_was_cut_off_or_left_out_is_found() -> None:
    text = small_archive()
    chance = random.Random(3)
    for _ in range(30):
        place = chance.randrange(len(text))
        assert not proven(text[:place])
        assert not proven(text[:place] + text[place + chance.randint(1, 40) :])


def test_an_entry_that_was_changed_is_named() -> None:
    def change(archive: Archive) -> None:
        archive["book"][4]["at"] = "2026-04-02T12:00:07Z"

    assert forged(change) == [("book[4]", "archive-hash")]


def test_an_entry_whose_hash_was_made_to_fit_breaks_the_next() -> None:
    def change(archive: Archive) -> None:
        entry = archive["book"][4]
        entry["at"] = "2026-04-02T12:00:07Z"
        del entry["hash"]
        entry["hash"] = hash_of(entry)

    assert forged(change) == [("book[5]", "archive-previous")]


def test_behind_a_changed_entry_a_later_one_is_named_too() -> None:
    def change(archive: Archive) -> None:
        archive["book"][2]["at"] = "2026-04-02T12:00:07Z"
        entry = archive["book"][4]
        entry["at"] = "2026-04-02T12:00:07Z"
        del entry["hash"]
        entry["hash"] = hash_of(entry)

    assert forged(change) == [("book[2]", "archive-hash"), ("book[5]", "archive-previous")]


def test_an_entry_left_out_moved_or_put_in_is_found() -> None:
    assert forged(lambda archive: archive["book"].pop(4))[0] == ("book[4]", "archive-number")
    assert forged(lambda archive: archive["book"].insert(4, archive["book"][4]))[0] == ("book[5]", "archive-number")
    assert forged(lambda archive: archive["book"].insert(2, "nothing"))[0] == ("book[2]", "archive-act")
    assert ("book", "tournament-begin") in forged(lambda archive: archive["book"].clear())


def test_an_end_that_was_cut_off_shows_in_the_last_hash_only() -> None:
    """What is left of a book is a book: hence the last hash is published."""
    desk = small_desk()
    cut = write_archive(desk.book()[:-1], NAMES, desk.games)
    verdict = checked(cut)
    assert verdict.is_proven
    assert verdict.last_hash != checked(small_archive()).last_hash


def test_a_book_that_was_bound_anew_still_has_to_keep_the_laws() -> None:
    def other_secret(archive: Archive) -> None:
        entries(archive, "draw")[0]["secret"] = "0" * 64
        rebound(archive)

    def late_comer(archive: Archive) -> None:
        entries(archive, "register")[2]["who"] = entries(archive, "register")[1]["who"]
        entries(archive, "register")[2]["by"] = entries(archive, "register")[1]["who"]
        rebound(archive)

    def other_winner(archive: Archive) -> None:
        report = entries(archive, "report")[0]
        report["winners"] = [player for player in range(1, 7) if player not in report["winners"]][:1]
        rebound(archive)

    def unknown(archive: Archive) -> None:
        archive["book"][3]["do"] = "bribe"
        rebound(archive)

    assert forged(other_secret)[0][1] == "tournament-secret"
    assert forged(late_comer)[0][1] == "tournament-registered"
    assert {key for _, key in forged(other_winner)} & {"tournament-not-at-table", "archive-winners"}
    assert forged(unknown)[0] == ("book[3]", "archive-act")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("note", "x"),
        ("at", "2026-04-02T12:00:04+00:00"),
        ("at", "2026-04-02 12:00:04Z"),
        ("at", "2026-04-02T12:00:04.000Z"),
        ("at", 7),
        ("computer", 0),
        ("computer", None),
        ("role", "judge"),
        ("by", 1),
    ],
)
def test_an_entry_is_written_in_one_way_and_has_nothing_else(key: str, value: object) -> None:
    def change(archive: Archive) -> None:
        archive["book"][4][key] = value
        rebound(archive)

    assert forged(change)[0] == ("book[4]", "archive-act")


def test_draws_are_drawn_again() -> None:
    def swap(archive: Archive) -> None:
        one, other = archive["summary"]["rounds"][0]["tables"]
        one["drawn"], other["drawn"] = other["drawn"], one["drawn"]

    assert forged(swap)[0] == ("summary.rounds[0].tables[0].drawn[0]", "archive-summary")


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("champion",), 99),
        (("official",), True),
        (("title",), "Winter cup"),
        (("standings", 0, "player"), 77),
        (("participants", 1, "who"), "p-00000009"),
        (("rounds", 1, "secret"), "0" * 64),
        (("rounds", 0, "tables", 0, "winner"), None),
        (("last_hash",), "0" * 64),
    ],
)
def test_what_readers_are_told_is_what_the_book_comes_to(where: tuple[str | int, ...], value: object) -> None:
    def change(archive: Archive) -> None:
        place: Any = archive["summary"]
        for step in where[:-1]:
            place = place[step]
        place[where[-1]] = value

    (found,) = forged(change)
    assert found[0].startswith(f"summary.{where[0]}")
    assert found[1] == "archive-summary"


def test_more_or_less_in_the_summary_is_found() -> None:
    assert forged(lambda archive: archive["summary"].pop("lots")) == [("summary.lots", "archive-summary")]
    assert forged(lambda archive: archive["summary"].update(more=1)) == [("summary.more", "archive-summary")]
    assert forged(lambda archive: archive["summary"]["incidents"].append({})) == [
        ("summary.incidents", "archive-summary")
    ]


def test_a_transcript_that_was_changed_is_named_with_its_line() -> None:
    def change(archive: Archive) -> None:
        lines = archive["games"][1]["lines"]
        lines[9] = lines[9].replace('"n":9', '"n":8')

    found = forged(change)
    assert found == [("games[1]", "archive-transcript-hash"), ("games[1].lines[9]", "line-number")]


def test_a_game_that_is_missing_or_that_nobody_played_is_found() -> None:
    assert forged(lambda archive: archive["games"].pop(0))[0][1] == "archive-missing"

    def add(archive: Archive) -> None:
        archive["games"].append({**archive["games"][0], "deal": 3})

    assert forged(add) == [("games[3]", "archive-unasked")]
    assert ("games[1]", "archive-shape") in forged(lambda archive: archive["games"].insert(1, archive["games"][0]))
    assert ("games[0]", "archive-shape") in forged(lambda archive: archive["games"].insert(0, {"round": 1}))


def with_game(desk: Desk, lines: tuple[str, ...], winners: tuple[PlayerNumber, ...]) -> str:
    """The archive of a cup whose one table has this transcript."""
    desk.do(SYSTEM, Report(TableNumber(1), winners, transcript_hash(lines)))
    return write_archive(desk.book(), NAMES, [StoredGame(1, 1, desk.now.rounds[0].tables[0].deal, lines)])


def test_a_game_is_that_of_its_table() -> None:
    desk = begun(4, official=False)
    table = desk.now.rounds[0].tables[0]
    game = played_game(desk.now, table)
    assert game.result is not None
    winner = table.players[game.result.winners[0]]
    loser = next(player for player in table.players if player != winner)
    assert findings(with_game(desk, tuple(write(game)), (winner,))) == []
    other = begun(4, official=False)
    assert findings(with_game(other, tuple(write(game)), (loser,))) == [("games[0]", "archive-winners")]


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('"hegemony":"immediate"', '"hegemony":"turn_end"', "archive-choices"),
        ('"setup":"draft"', '"setup":"classic"', "archive-choices"),
        ('"first":FIRST', '"first":0', "archive-first"),
    ],
)
def test_a_game_is_played_as_tournaments_are(before: str, after: str, reason: str) -> None:
    """First Player (§10.3), draft and Hegemony (§10.4)."""
    desk = begun(4, official=False)
    (header, *_) = write(dealt_game(desk.now, desk.now.rounds[0].tables[0]))
    before = before.replace("FIRST", str(desk.now.rounds[0].tables[0].first))
    assert before in header
    text = with_game(desk, (header.replace(before, after),), desk.now.rounds[0].tables[0].players[:1])
    assert ("games[0]", reason) in findings(text)


def test_a_game_that_stopped_has_no_winner() -> None:
    desk = begun(4, official=False)
    (header, *_) = write(dealt_game(desk.now, desk.now.rounds[0].tables[0]))
    text = with_game(desk, (header,), desk.now.rounds[0].tables[0].players[:1])
    assert findings(text) == [("games[0]", "archive-winners")]


def test_another_number_of_seats_is_another_game() -> None:
    desk = begun(7, official=False)
    four, three = desk.now.rounds[0].tables
    lines = tuple(write(played_game(desk.now, three)))
    desk.do(SYSTEM, Report(four.number, four.players[:1], transcript_hash(lines)))
    text = write_archive(desk.book(), NAMES, [StoredGame(1, 1, 1, lines)])
    assert findings(text) == [("games[0]", "archive-seats")]


def refereed(*, in_the_book: bool) -> str:
    """The archive of a cup whose referee eliminates a cheat."""
    desk = begun(4, official=False)
    table = desk.now.rounds[0].tables[0]
    game: Game = dealt_game(desk.now, table)
    while game.position.phase.startswith("draft"):
        seat = game.waiting()[0]
        game = game.play(seat, game.legal(seat)[0])
    cheat = game.position.turn
    for seat in [cheat, *(seat for seat in range(4) if seat not in (cheat, 0, 1))][:3]:
        game = game.intervene(seat, parse("eliminate"), by=by_referee("p-referee0"), why="cheating")
        if in_the_book:
            kind = IncidentKind.CHEATING
            desk.do(AS_REFEREE, Record(kind, table.number, table.players[seat], game.number, None, "looked at a hand"))
    while not game.is_over:
        seat = game.waiting()[0]
        game = game.intervene(seat, parse("eliminate"), by="table", why="out of time")
    assert game.result is not None
    return with_game(desk, tuple(write(game)), tuple(table.players[seat] for seat in game.result.winners))


def test_what_the_referee_did_in_a_game_is_what_the_book_says() -> None:
    assert findings(refereed(in_the_book=True)) == []
    assert findings(refereed(in_the_book=False)) == [("games[0]", "archive-interventions")]


def taken_back(line: int) -> str:
    """The archive of a cup whose referee takes a late effect back to line 20, and writes down another line."""
    desk = begun(4, official=False)
    table = desk.now.rounds[0].tables[0]
    game = dealt_game(desk.now, table)
    for _ in range(30):
        seat = game.waiting()[0]
        game = game.play(seat, game.legal(seat)[0])
    game = game.intervene(2, parse("undo 20"), by=by_referee("p-referee0"), why="too late")
    operation = Record(IncidentKind.LATE_EFFECT, table.number, table.players[2], game.number, line, "too late")
    desk.do(AS_REFEREE, operation)
    return with_game(desk, tuple(write(game)), table.players[:1])


def test_the_book_says_how_far_a_late_effect_was_taken_back() -> None:
    assert [key for _, key in findings(taken_back(20))] == ["archive-winners"], "the game is not over"
    assert [key for _, key in findings(taken_back(19))] == ["archive-winners", "archive-interventions"]


def test_every_referee_is_named_to_the_publisher() -> None:
    """§10.7: the one announced, whoever is appointed, and whoever else acts as one."""
    desk = begun(16)
    operation = Order(OrderKind.PAUSE, None, None, "lunch")
    desk.do(Actor(Role.REFEREE, person(98)), operation)
    desk.do(AS_ORGANISER, Appoint(person(99)))
    archive = json.loads(archive_of(desk))
    assert archive["summary"]["referees"] == [REFEREE, person(98), person(99)]


def test_an_abandoned_deal_is_kept_with_its_table() -> None:
    desk = begun(5, official=False)
    table = desk.now.rounds[0].tables[0]
    lines = tuple(write(dealt_game(desk.now, table).abandon()))
    desk.games.append(StoredGame(1, 1, 1, lines))
    desk.replace(1, table.players[2], transcript_hash(lines))
    desk.play_on()
    verdict = checked(archive_of(desk))
    assert (verdict.findings, verdict.games) == ((), 2)
    desk.games[0] = StoredGame(1, 1, 1, lines[:1])
    assert [key for _, key in findings(archive_of(desk))] == ["archive-transcript-hash"]


def test_a_lot_is_proven_by_the_secret_at_the_end() -> None:
    desk = begun(4, official=False)
    table = desk.now.rounds[0].tables[0]
    desk.report(1, *table.players[:2])
    desk.cast(1)
    assert desk.now.stage is Stage.OVER
    assert ("summary.lots", "archive-lots") in findings(write_archive(desk.book(), NAMES, ()))
    desk.do(SYSTEM, Reveal(LOTS.hex()))
    assert [key for _, key in findings(write_archive(desk.book(), NAMES, ()))] == ["archive-missing"]


def test_a_lot_of_ones_own_is_contradicted() -> None:
    desk = begun(4, official=False)
    desk.report(1, *desk.now.rounds[0].tables[0].players[:2])
    desk.do(AS_REFEREE, CastLot(TableNumber(1), "7" * 64))
    text = write_archive(desk.book(), NAMES, ())
    archive = json.loads(text)
    reveal = {**archive["book"][-1], "role": "system", "by": None, "do": "reveal", "secret": LOTS.hex()}
    reveal = {key: reveal[key] for key in ("at", "role", "by", "do", "secret")}
    archive["book"].append(reveal)
    rebound(archive)
    assert (f"book[{len(archive['book']) - 1}]", "tournament-lot-secret") in findings(sealed(archive))


def test_the_book_names_nobody() -> None:
    archive = json.loads(small_archive())
    chained = json.dumps([archive["book"], archive["summary"], archive["games"]], ensure_ascii=False)
    assert not [name for name in NAMES.values() if f'"{name}"' in chained]
    assert set(archive["people"].values()) == {"Zoé", "Max", *(f"Player {number}" for number in range(1, 7))}


def test_a_person_can_be_forgotten_and_all_stays_proven() -> None:
    desk = small_desk()
    left = {who: name for who, name in NAMES.items() if who != person(3)}
    text = write_archive(desk.book(), left, desk.games)
    assert "Player 3" not in text
    assert checked(text).is_proven
    assert checked(text).last_hash == checked(small_archive()).last_hash


def test_names_are_as_they_are_shown() -> None:
    names = {person(1): "a|b\n# c \u202edcba " + "x" * 60}
    archive = json.loads(write_archive(small_desk().book(), names, small_desk().games))
    assert archive["people"] == {person(1): "a|b # c dcba " + "x" * 19}
    assert forged(lambda archive: archive["people"].update({person(1): "a\u202eb"})) == [
        (f"people.{person(1)}", "archive-name")
    ]
    assert forged(lambda archive: archive["people"].update({person(1): 7})) == [(f"people.{person(1)}", "archive-name")]
    assert forged(lambda archive: archive["people"].update({"p-stranger": "Eve"})) == [
        ("people.p-stranger", "archive-person")
    ]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "archive-unreadable"),
        ("{", "archive-unreadable"),
        ("\x89PNG", "archive-unreadable"),
        ("[]", "archive-foreign"),
        ("7", "archive-foreign"),
        ("{}", "archive-foreign"),
        ('{"civ": 1}', "archive-foreign"),
        ("[" * 100_000, "archive-foreign"),
        ("[" * 900 + "]" * 900, "archive-foreign"),
        ('{"civ_tournament": NaN}', "archive-foreign"),
        ('{"civ_tournament": 1.0}', "archive-foreign"),
        ('{"civ_tournament": ' + "9" * 5000 + "}", "archive-foreign"),
        ('{"civ_tournament": 2}', "archive-version"),
        ('{"civ_tournament": "1"}', "archive-version"),
        ('{"civ_tournament": true}', "archive-version"),
    ],
)
def test_what_is_no_archive_is_called_so(text: str, key: str) -> None:
    with pytest.raises(NotAnArchive, match=key):
        checked(text)


@pytest.mark.parametrize("key", ["summary", "people", "book", "games", "sha256"])
def test_a_part_that_is_missing_or_another_is_named(key: str) -> None:
    assert forged(lambda archive: archive.pop(key)) == [(key, "archive-shape")] or key == "sha256"
    assert forged(lambda archive: archive.update({key: None})) == [(key, "archive-shape")] or key == "sha256"


def test_parts_stand_in_their_order_and_there_are_no_others() -> None:
    def turn(archive: Archive) -> None:
        archive["people"] = archive.pop("people")

    assert forged(turn) == [("keys", "archive-shape")]
    assert forged(lambda archive: archive.update(note="x")) == [("keys", "archive-shape")]


def steps_into(value: object) -> Iterator[tuple[Any, Any]]:
    """Every place inside a JSON value: what holds it, and its key there."""
    if isinstance(value, dict):
        held = cast("dict[str, object]", value)
        places: list[tuple[Any, object]] = list(held.items())
    elif isinstance(value, list):
        places = list(enumerate(cast("list[object]", value)))
    else:
        return
    for key, inner in places:
        yield value, key
        yield from steps_into(inner)


anything = st.sampled_from((None, True, 0, -1, 10**40, "", "x", "\ud800", [], [1], {}, {"n": 1}))


@given(st.randoms(use_true_random=False), anything)
def test_anything_at_all_in_any_place_is_told_and_never_breaks(chance: random.Random, value: object) -> None:
    archive = json.loads(small_archive())
    part = archive[chance.choice(("summary", "book", "games"))]
    holder, key = chance.choice(list(steps_into(part)))
    was, holder[key] = holder[key], value
    assert proven(sealed(archive)) == (json.dumps(was) == json.dumps(value))


@pytest.mark.parametrize("value", [None, "", [], {}, True, 10**40])
@pytest.mark.parametrize("key", ["people", "sha256", "civ_tournament"])
def test_nor_does_anything_instead_of_the_rest(key: str, value: object) -> None:
    archive = json.loads(small_archive())
    archive[key] = value
    assert proven(file_text(archive)) is False


def test_an_archive_needs_a_tournament() -> None:
    with pytest.raises(GameError, match="tournament-begin"):
        write_archive((), {}, ())


def test_an_entry_is_read_in_its_place_only() -> None:
    book = small_desk().book()
    entry: Entry = book[5]
    assert read_entry(entry.to_json(), 6, book[4].hash) == entry
    for number, previous, key in ((7, book[4].hash, "archive-number"), (6, book[3].hash, "archive-previous")):
        with pytest.raises(GameError, match=key):
            read_entry(entry.to_json(), number, previous)


def test_a_book_grows_by_one_entry_an_act() -> None:
    acts = small_desk().acts
    book: tuple[Entry, ...] = ()
    for act in acts:
        book = (*book, next_entry(book, act))
    assert book == make_book(acts)
    assert people_of(acts)[:2] == (ORGANISER, REFEREE)

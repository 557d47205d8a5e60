"""A list of people that is pasted in, in the forms that people have them in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.cutting import cut
from bot.pages.tournament.entering import question, roster_note
from bot.pages.tournament.rosters import (
    MOST_NAMES,
    MOST_NEAR,
    Entry,
    Member,
    Roster,
    find_people,
    read_roster,
    typed_again,
)
from bot.table.values import UserId
from tests.i18n.languages import ALL, localizer
from tests.work import Work

ANN = Member(UserId(123456789012345678), "Ann Smith", ("annie", "ann.smith"))
BOB = Member(UserId(2), "Bob", ("bob",))
JU = Member(UserId(3), "Jürgen", ("jurg",))
OTHER_BOB = Member(UserId(4), "Bobby", ("bob",))
ROBOT = Member(UserId(5), "Robo", ("robo",), is_bot=True)
EVERYONE = (ANN, BOB, JU, ROBOT)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann\nBob", ["Ann", "Bob"]),
        ("1. Ann\n2) Bob\n- Chloe\n\n", ["Ann", "Bob", "Chloe"]),
        (" @Ann , Bob;Chloe\tDan ", ["Ann", "Bob", "Chloe", "Dan"]),
        ("<@12> <@!34>\nAnn", ["<@12>", "<@34>", "Ann"]),
        ("<b>Ann</b>", ["<b>Ann</b>"]),
        ("Ann、Bob，Chloe；Dan", ["Ann", "Bob", "Chloe", "Dan"]),
        ("[x] Ann\n[ ] Bob\n• Chloe\n1️⃣ Dan\n#5 Eve", ["Ann", "Bob", "Chloe", "Dan", "Eve"]),
        ('"Smith, Ann"\n“Bob”\n«Chloe»', ["Smith, Ann", "Bob", "Chloe"]),
        ("Players:\nAnn\nBob", ["Players:", "Ann", "Bob"]),
        ("🐙\n42", ["🐙", "42"]),
        ("---\n\n...", []),
        ("", []),
    ],
)
def test_a_list_is_read_however_it_is_written(text: str, names: list[str]) -> None:
    assert [entry.typed for entry in read_roster(text).entries] == names


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("annie", [ANN]),
        ("ANN.SMITH", [ANN]),
        ("123456789012345678", [ANN]),
        ("<@!123456789012345678>", [ANN]),
        ("\ufeffBob\u200b\r\n\u2068Ann Smith\u2069", [BOB, ANN]),
        ("Ju\u0308rgen", [JU]),
        ("Ｂｏｂ", [BOB]),
        ("*Bob*, `jurg`", [BOB, JU]),
        ("Bob#1234\nJürgen#0", [BOB]),
        ("Name,Discord\nAnn,annie\nJ. Doe,bob", [ANN, BOB]),
        ("Nr.;Spieler;E-Mail;Discord-ID\n1;Ann;a@b.de;123456789012345678", [ANN]),
        ("Nom\tPseudo\nJu\tjurg", [JU]),
        ("nome,utente\nx,bob", [BOB]),
        ("| Name | Discord |\n|---|---|\n| x | bob |", [BOB]),
        ("Ann Smith (annie)\nBob @bob\nJürgen - jurg", [ANN, BOB, JU]),
        ("Ann Smith, annie\nBob, bob", [ANN, BOB]),
        ("The Boss, bob\nThe Other, jurg", [BOB, JU]),
        ("Anna <@123456789012345678>", [ANN]),
        ("Anna, <@123456789012345678>", [ANN]),
        ("Teilnehmer:\n1 Bob\n2 jurg", [BOB, JU]),
        ("1;Bob;bob@example.org\n2;jurg;j@example.org", [BOB, JU]),
    ],
)
def test_whoever_is_meant_is_found_once(text: str, people: list[Member]) -> None:
    found = find_people(read_roster(text), EVERYONE)
    assert (list(found.people), found.twice) == (people, ())
    assert [each.entry.typed for each in found.unclear] == (["Jürgen#0"] if "#0" in text else [])


ANNA = Member(UserId(6), "Anna", ("anna",))
OTHER_ANNA = Member(UserId(7), "Anna", ("anna2",))
ALEX = Member(UserId(8), "Alex", ("alex",))
BOB_ALEX = Member(UserId(9), "Bob - Alex", ("boba",))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        *((text, [ANNA, OTHER_ANNA]) for text in (
            "Anna", "1. Anna", "- Anna", "[x] Anna", "7 Anna", "Anna#0001", "1) Anna#0001", "@Anna", "Anna (captain)",
            "Captain: Anna", "Team - Anna", "Name\nAnna",
        )),
        *((text, [BOB, ALEX]) for text in (
            "Bob / Alex", "Bob - Alex", "Bob | Alex", "@Bob @Alex", "Bob: Alex", "Bob (Alex)", "Bob = Alex",
            "7 Bob / Alex", "- Bob#1234 / Alex#1234", "Bob (bob) / Alex (alex)", "Name\nBob / Alex", "Bob (alex)",
        )),
        ("Bob / Alex / Jürgen", [BOB, ALEX, JU]),
        ("@Bob @Alex @jurg", [BOB, ALEX, JU]),
        ("Bob / Alex / jurg / Ann Smith / Robo", []),
    ],
)  # fmt: skip
def test_a_line_that_may_mean_several_is_asked_about(text: str, meant: list[Member]) -> None:
    found = find_people(read_roster(text), (*EVERYONE, ANNA, OTHER_ANNA, ALEX))
    (unclear,) = found.unclear
    assert (found.people, unclear.is_several) == ((), bool(meant))
    assert not meant or {*unclear.candidates} == {*meant}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Anna (anna)", ANNA), ("Anna @anna2", OTHER_ANNA), ("Anna - anna2", OTHER_ANNA), ("1. Anna (anna)", ANNA),
        ("Miss Doe (anna)", ANNA), ("Name,Discord\nMiss Doe,anna", ANNA), ("Name,Discord\nBob,alex", ALEX),
        ("Bob (captain)", BOB), ("Captain: Bob", BOB), ("7 Bob (bob)", BOB), ("Bob - Alex (captain)", BOB_ALEX),
        ("Bob - Alex", BOB_ALEX), ("anna2#0001", OTHER_ANNA),
    ],
)  # fmt: skip
def test_a_line_that_says_who_is_meant_is_not_asked_about(text: str, meant: Member) -> None:
    people = (*EVERYONE, ANNA, OTHER_ANNA, *([BOB_ALEX] if meant is BOB_ALEX else [ALEX]))
    found = find_people(read_roster(text), people)
    assert (found.people, found.unclear) == ((meant,), ())


def test_who_is_called_like_a_heading_is_found_all_the_same() -> None:
    player = Member(UserId(9), "Player")
    assert find_people(read_roster("Player\nBob"), (player, BOB)).people == (player, BOB)
    assert find_people(read_roster("Player\nBob"), (BOB,)).unclear == ()


def test_nobody_beside_a_name_is_left_out_without_a_word() -> None:
    found = find_people(read_roster("Bob, Xenia\nJürgen, Yves"), EVERYONE)
    assert [each.typed for each in found.beside] == ["Xenia", "Yves"]
    assert "Xenia" in roster_note(found, localizer("en"))
    found = find_people(read_roster("Bob, Xenia\nYves, Jürgen"), EVERYONE)
    assert [each.entry.typed for each in found.unclear] == ["Xenia", "Yves"]


def test_what_is_unclear_is_asked_about_line_by_line() -> None:
    text = "Annie\n<@123456789012345678>\nBob\nBobb\n<script>x</script>\nRobo\n<@99>"
    found = find_people(read_roster(text), [*EVERYONE, OTHER_BOB])
    assert (found.people, found.twice, found.bots) == ((ANN,), (ANN,), (ROBOT,))
    several, near, *unknown = found.unclear
    assert (several.is_several, several.candidates) == (True, (BOB, OTHER_BOB))
    assert (near.entry.typed, near.is_several, {*near.candidates}) == ("Bobb", False, {BOB, OTHER_BOB})
    assert [each.candidates for each in unknown] == [(), ()]
    for locale in ALL:
        note = roster_note(found, localizer(locale))
        assert "<script>" not in note
        assert "<@99>" in note
        asked = question(several, localizer(locale))
        assert [option.value for option in asked.options] == ["2", "4", "0"]
        assert {option.description for option in asked.options[:2]} == {"@bob"}
        assert question(unknown[0], localizer(locale)).options == ()


def test_what_is_left_of_a_list_reads_the_same_again() -> None:
    roster = read_roster('Xenia\n"Doe, John"\n<@99>\nZoe (zoe_z)')
    assert [each.typed for each in read_roster(typed_again(roster.entries)).entries] == [
        each.typed for each in roster.entries
    ]
    table = read_roster('Name,Discord\n"Doe, John",john_d')
    assert typed_again(table.entries) == '"Doe, John", john_d'


@given(st.text(max_size=300))
def test_no_text_breaks_the_reading(text: str) -> None:
    for locale in ALL:
        found = find_people(read_roster(text), EVERYONE)
        roster_note(found, localizer(locale))
        assert all(cut(question(each, localizer(locale)).text, 150) for each in found.unclear)


def test_of_a_large_server_a_list_of_unknown_names_costs_little() -> None:
    """As many members as Discord tells of for such a list, all of whose names begin alike."""
    members = [Member(UserId(at), f"Anna {at}", (f"anna.{at}", f"annika {at}")) for at in range(1, 1300)]
    roster = Roster(tuple(Entry(name, names=(name,)) for name in (f"Annanas {at}x" for at in range(MOST_NAMES))))
    with Work() as work:
        found = find_people(roster, members)
    assert (found.people, len(found.unclear)) == ((), MOST_NAMES)
    assert sum(bool(each.candidates) for each in found.unclear) == MOST_NEAR
    assert work.count < 300_000, "some ten milliseconds"


def test_of_a_long_list_the_end_is_kept_for_later() -> None:
    text = "\n".join(["Bob"] * MOST_NAMES + ["Ann Smith", "Xenia"])
    found = find_people(read_roster(text), EVERYONE)
    assert (found.people, [each.typed for each in found.left]) == ((BOB,), ["Ann Smith", "Xenia"])

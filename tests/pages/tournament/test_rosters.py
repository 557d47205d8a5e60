"""A list of people that is pasted in: names and mentions, and everything that is wrong with it at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pages.tournament.entering import MOST_NAMES, MOST_NEAR, Entry, Member, find_people, read_roster
from bot.table.values import UserId
from tests.i18n.languages import ALL, localizer
from tests.work import Work

ANN = Member(UserId(1), "Ann", ("ann.smith",))
BOB = Member(UserId(2), "Bob")
OTHER_BOB = Member(UserId(3), "Bobby", ("bob",))
ROBOT = Member(UserId(4), "Robo", is_bot=True)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann\nBob", ["Ann", "Bob"]),
        ("1. Ann\n2) Bob\n- Chloe\n\n", ["Ann", "Bob", "Chloe"]),
        (" @Ann , Bob;Chloe\tDan ", ["Ann", "Bob", "Chloe", "Dan"]),
        ("<@12> <@!34>\nAnn", ["<@12>", "<@34>", "Ann"]),
        ("<b>Ann</b>", ["<b>Ann</b>"]),
        ("", []),
    ],
)
def test_a_list_is_read_however_it_is_written(text: str, names: list[str]) -> None:
    assert [entry.typed for entry in read_roster(text)] == names


def test_names_of_every_kind_are_found() -> None:
    for typed in ("ann", "ANN.SMITH", "<@1>"):
        assert find_people(read_roster(typed), [ANN, BOB], localizer("en")) == ((ANN,), ())


def test_everything_that_is_wrong_is_told_at_once() -> None:
    entries = read_roster("Ann\n<@1>\nBob\nAnm\n<script>x</script>\nRobo\n<@99>")
    people, wrong = find_people(entries, [ANN, BOB, OTHER_BOB, ROBOT], localizer("en"))
    assert people == (ANN,)
    told = "\n".join(wrong)
    assert len(wrong) == 6
    for part in ("more than once", "several people", "Did you mean “Ann”", "is a bot", "“<@99>”"):
        assert part in told
    assert "<script>" not in told


@given(st.text(max_size=300))
def test_no_text_breaks_the_reading(text: str) -> None:
    for locale in ALL:
        find_people(read_roster(text), [ANN, BOB], localizer(locale))


def test_of_a_large_server_a_list_of_unknown_names_costs_little() -> None:
    """As many members as Discord tells of for such a list, all of whose names begin alike."""
    members = [Member(UserId(at), f"Anna {at}", (f"anna.{at}", f"annika {at}")) for at in range(1, 1300)]
    entries = [Entry(f"Annanas {at}x") for at in range(MOST_NAMES)]
    with Work() as work:
        people, wrong = find_people(entries, members, localizer("en"))
    assert (people, len(wrong)) == ((), MOST_NAMES)
    assert sum("Did you mean" in line for line in wrong) == MOST_NEAR
    assert work.count < 300_000, "some ten milliseconds"


def test_a_list_has_an_end() -> None:
    people, wrong = find_people([Entry("Ann")] * (MOST_NAMES + 1), [ANN], localizer("en"))
    assert (people, len(wrong)) == ((), 1)

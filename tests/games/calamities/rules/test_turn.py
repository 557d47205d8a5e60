"""29.5 and 29.6: which calamities a turn has, in what order, and who passed one on."""

import pytest

from bot.games.calamities.rules import BadPosition, DrawnCalamity
from bot.games.calamities.rules.names import CALAMITIES, CalamityId, NationName
from bot.games.calamities.rules.turn import HandOver, after_trades, check_drawn, draw_two, order_of_turn
from tests.games.calamities.rules.boards import drawn, nation, table


def held(name: str, *calamities: str) -> list[DrawnCalamity]:
    """Several calamities in one hand."""
    return [drawn(calamity, name) for calamity in calamities]


def test_29_6_ascending_stacks_and_at_one_number_what_is_never_traded_first() -> None:
    mixed = [drawn(calamity, "Egypt") for calamity in reversed(CALAMITIES)]
    assert [each.calamity for each in order_of_turn(mixed)] == list(CALAMITIES)
    stacks = [(calamity.stack, calamity.tradable) for calamity in CALAMITIES.values()]
    assert stacks == sorted(stacks)


def test_29_5_two_of_ones_calamities_are_suffered_and_the_others_returned() -> None:
    hands = held("Egypt", "piracy", "famine", "epidemic") + held("Asia", "flood", "treachery")
    found = draw_two(hands, lambda stop: stop - 1)
    assert [(each.primary, each.calamity) for each in found.resolved] == [
        ("Asia", "treachery"), ("Egypt", "famine"), ("Asia", "flood"), ("Egypt", "piracy"),
    ]  # fmt: skip
    assert [each.calamity for each in found.returned] == ["epidemic"]


def trade(*steps: tuple[str, str, str]) -> list[HandOver]:
    """Hand-overs, as giver, taker and calamity."""
    return [HandOver(NationName(giver), NationName(taker), CalamityId(calamity)) for giver, taker, calamity in steps]


def test_only_the_last_hand_over_counts() -> None:
    chain = trade(("Asia", "Egypt", "epidemic"), ("Egypt", "Thrace", "epidemic"), ("Thrace", "Crete", "epidemic"))
    assert after_trades(chain) == [drawn("epidemic", "Crete", "Thrace")]


@pytest.mark.parametrize(
    "wrong",
    [
        (("Asia", "Egypt", "famine"),),
        (("Asia", "Egypt", "epidemic"), ("Asia", "Crete", "epidemic")),
        (("Asia", "Asia", "epidemic"),),
    ],
)
def test_no_one_passes_on_calamities_that_they_lack_or_that_are_never_traded(
    wrong: tuple[tuple[str, str, str], ...],
) -> None:
    with pytest.raises(BadPosition):
        after_trades(trade(*wrong))


@pytest.mark.parametrize(
    ("wrong", "key", "values"),
    [
        (drawn("famin", "Egypt"), "position-calamity-unknown", {"found": "famin", "nearest": "famine"}),
        (drawn("famine", "Egipt"), "position-nation-unknown", {"found": "Egipt", "nearest": "Egypt"}),
        (drawn("famine", "Crete"), "position-not-playing", {"nation": "Crete"}),
        (drawn("epidemic", "Egypt", "Atlantis"), "position-nation-unknown", {"found": "Atlantis"}),
        (drawn("treachery", "Egypt", "Babylon"), "position-nation-unknown", {"found": "Babylon"}),
        (drawn("epidemic", "Egypt", "Egypt"), "position-own-giver", {"nation": "Egypt"}),
    ],
)
def test_a_calamity_its_victim_and_its_giver_are_those_of_the_table(
    wrong: DrawnCalamity, key: str, values: dict[str, str]
) -> None:
    position = table(nation("Egypt"), nation("Asia"), nation("Crete", plays=False))
    with pytest.raises(BadPosition) as refused:
        check_drawn(position, wrong)
    found = refused.value.reason
    assert (found.key, {**found.values, **values}) == (key, found.values)


def test_who_gave_a_calamity_may_be_away_from_the_board_unless_they_get_a_city_by_it() -> None:
    position = table(nation("Egypt"), nation("Asia"))
    check_drawn(position, drawn("epidemic", "Egypt", "Babylon"))
    check_drawn(position, drawn("treachery", "Egypt", "Asia"))

"""What a calamity table shows: what is still to be entered, each position once, and ways on where someone waits."""

from collections.abc import Sequence
from datetime import timedelta
from random import Random

import pytest

from bot.discord.sheet import Sheet, Style
from bot.discord.symbols import ACCENT
from bot.games.calamities.game import CALAMITIES_GAME, CalamityMatch
from bot.games.calamities.pages.presentation import CalamityPresentation
from bot.match import Match
from bot.table.table import Table
from bot.table.values import Options, Participant, Place, Status, TableId, UserId
from tests.discord.limits import check_whole
from tests.games.calamities.test_game import NATIONS, game, set_up
from tests.i18n.languages import ALL, localizer
from tests.pages.tables import NOW

SHOWN = CalamityPresentation(None)  # type: ignore[arg-type]  # no picture is drawn here
ANN, BOB, CHLOE = people = tuple(UserId(number) for number in (1, 2, 3))


def table_at(match: Match) -> Table:
    """A table of three people, of whom the first owns it, since now."""
    participants = tuple(Participant(user, name) for user, name in zip(people, ("Ann", "Bob", "Chloe"), strict=True))
    options = Options(3, CALAMITIES_GAME, {})
    return Table(
        id=TableId(1), owner=ANN, options=options, place=Place(1, 2, "en"), status=Status.PLAYING,
        participants=participants, match=match, created_at=NOW, moved_at=NOW,
    )  # fmt: skip


def labels_of(buttons: Sequence[object]) -> list[str]:
    return [str(getattr(each, "label", "")) for each in buttons]


@pytest.mark.parametrize("locale", ALL)
def test_a_hand_asks_only_for_what_is_still_to_be_entered(locale: str) -> None:
    say = localizer(locale).say
    match = game().start(3, {}, Random(1))

    def now(after: CalamityMatch) -> str:
        return SHOWN.hand(table_at(after), 0, localizer(locale), is_text=True).now

    assert now(match) == say("cal-prepare")
    match = match.play(0, f"nation {NATIONS[0]}")
    assert now(match) == say("cal-prepare-position")
    match = match.play(0, f"position {NATIONS[0]}: fayum 3")
    assert now(match) == say("cal-prepare-hand")


def test_positions_stand_in_the_message_or_behind_its_button_and_not_in_both() -> None:
    words = localizer("en")
    prepared = table_at(set_up("nothing", "nothing", "nothing"))
    assert not SHOWN.has_board_text(prepared, words)
    assert "Memphis" in SHOWN.board(prepared, words, is_text=False, most=1500).happened
    assert "What to move" not in labels_of(SHOWN.board_buttons(prepared, words))


def test_others_may_answer_for_who_is_silent_for_a_day_and_are_told_from_when_on() -> None:
    words, table = localizer("en"), table_at(set_up("nothing"))
    (early,) = SHOWN.stuck_ways(table, ANN, NOW, words)
    assert early.button is None
    assert "still has time" in early.not_yet
    (due,) = SHOWN.stuck_ways(table, ANN, NOW + timedelta(days=1), words)
    assert due.button is not None
    assert due.not_yet == ""
    (other,) = SHOWN.stuck_ways(table, BOB, NOW + timedelta(days=1), words)
    assert other.button is None
    assert "Only the owner" in other.not_yet


def test_a_board_has_no_gap_before_anything_is_entered_and_a_ready_hand_leads_to_the_draw() -> None:
    words = localizer("en")
    happened = SHOWN.board(table_at(game().start(3, {}, Random(1))), words, is_text=False, most=1500).happened
    assert "\n\n\n" not in happened
    for hands, style in ((("nothing", "nothing"), Style.primary), (("nothing", "nothing", "nothing"), Style.secondary)):
        sheet = Sheet(ACCENT)
        last = SHOWN.offer(sheet, table_at(set_up(*hands)), 2, words)
        shown = check_whole(sheet.buttons(last).view())
        styles = {each["label"]: each["style"] for each in shown if "style" in each}
        assert styles["Enter my position…"] == styles["Say what I hold…"] == style.value
        assert ("Draw the calamities" in styles) is (style is Style.secondary)

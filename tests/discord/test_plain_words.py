"""What is sent again in plainer words: no text of others, and everything else as it was."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.plain_words import StandIns, bare, without_names
from bot.i18n.names import safe_name, safe_text

SEATS = {"Ann": "Player 1", "Bad_Bill": "Player 2", "<@5>": "Player 3"}
STAND_INS = StandIns(lambda number: f"Someone {number}", "(out)", "(no words)", "Game", SEATS)


def _board(text: str, alt: str) -> dict[str, Any]:
    return {
        "components": [
            {
                "type": 17,
                "id": 7,
                "components": [
                    {"type": 10, "content": text},
                    {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": alt}]},
                    {"type": 10, "content": "more"},
                ],
            },
            {
                "type": 1,
                "components": [{"type": 2, "label": "Ann’s hand", "custom_id": "civ:Ann", "emoji": {"name": "Ann"}}],
            },
        ],
        "attachments": [{"id": 0, "filename": "a.png", "description": alt}],
        "allowed_mentions": {"users": ["5"]},
    }


def test_names_are_those_of_the_seats_in_text_alt_text_and_labels() -> None:
    made = without_names(
        _board(f"{safe_name('Bad_Bill')} waits for <@5> and {safe_name('Eve')}", "Ann, Bad_Bill"), STAND_INS
    )
    container, row = made["components"]
    text, gallery, _ = container["components"]
    assert text["content"] == "\u2068Player 2\u2069 waits for <@5> and \u2068Someone 4\u2069"
    assert gallery["items"][0]["description"] == made["attachments"][0]["description"] == "Player 1, Player 2"
    button = row["components"][0]
    assert (button["label"], button["custom_id"], button["emoji"]) == ("Player 1’s hand", "civ:Ann", {"name": "Ann"})


def test_a_bare_message_keeps_whom_it_mentions_its_picture_its_mark_and_its_buttons() -> None:
    made = bare(_board("<@5> Badword", "Badword"), STAND_INS)
    container, row = made["components"]
    assert container["id"] == 7
    assert container["components"][0]["content"] == "<@5> (no words)"
    assert container["components"][1]["items"] == [{"media": {"url": "attachment://a.png"}}]
    assert len(container["components"]) == 2
    assert row["components"][0]["custom_id"] == "civ:Ann"
    assert made["attachments"] == [{"id": 0, "filename": "a.png"}]
    assert "Badword" not in str(made)


def test_a_select_in_its_row_is_made_bare_and_no_container_is_left_empty() -> None:
    options = [{"label": "Badword Bill", "value": "1", "description": "Badword"}]
    select = {"type": 3, "custom_id": "civ:x", "placeholder": "Choose", "options": options}
    words = {"type": 17, "components": [{"type": 10, "content": "Badword <@&9>"}]}
    made = bare({"components": [words, words, {"type": 1, "components": [select]}]}, STAND_INS)
    assert [each["type"] for each in made["components"]] == [17, 1]
    assert made["components"][0]["components"][0]["content"] == "<@&9> (no words)"
    assert made["components"][1]["components"][0]["options"] == [{"label": "Someone 1", "value": "1"}]


def test_other_texts_are_left_out_and_known_ones_have_their_stand_in() -> None:
    known = StandIns(lambda number: f"Someone {number}", "(out)", "-", "-", SEATS, {"Bad [cup]": "Cup 1"})
    shown = f"{safe_text('Bad [cup]')}: {safe_name('Eve')} says {safe_text('bad-ly @all')}"
    made = without_names({"content": shown, "components": [{"type": 2, "label": "Bad [cup], bad-ly @all, Eve"}]}, known)
    assert made["content"].translate(dict.fromkeys(map(ord, "\u2068\u2069"))) == "Cup 1: Someone 4 says (out)"
    assert made["components"][0]["label"] == "Cup 1, (out), Someone 4", "also where nothing marks them"


@pytest.mark.parametrize("cut", range(1, 4))
def test_a_text_or_name_that_was_cut_at_its_end_is_known_too(cut: int) -> None:
    for shown in (safe_text("Badword"), safe_name("Badword")):
        assert "Bad" not in without_names({"content": f"I say {shown[:-cut]}"}, STAND_INS)["content"]


@pytest.mark.parametrize("then", ["", f"\n{safe_text('So')}", f" {safe_name('Eve')}"])
def test_only_the_line_of_a_text_or_name_that_was_cut_is_left_out(then: str) -> None:
    for shown in (safe_text("Badword"), safe_name("Badword")):
        made = without_names({"content": f"I say {shown[:-3]}…{then}\nIt goes on"}, STAND_INS)["content"]
        assert "Bad" not in made
        assert made.startswith("I say ")
        assert made.endswith("\nIt goes on")


def test_an_address_stays_whoever_is_called_like_a_part_of_it() -> None:
    names = StandIns(lambda _: "?", "-", "-", "-", {"discord": "Player 1"})
    text = "[discord](https://discord.com/channels/1/2) and discord"
    assert without_names({"content": text}, names) == {
        "content": "[Player 1](https://discord.com/channels/1/2) and Player 1"
    }


def test_an_answer_to_an_interaction_and_a_title_are_made_bare_too() -> None:
    answer = {"type": 4, "data": {"content": "Badword <@5>", "flags": 64}}
    assert bare(answer, STAND_INS) == {"type": 4, "data": {"content": "<@5> (no words)", "flags": 64}}
    thread = {"name": "Badword", "auto_archive_duration": 60}
    assert bare(thread, STAND_INS) == {"name": "Game", "auto_archive_duration": 60}


@given(st.text(min_size=1), st.text())
def test_no_name_between_its_signs_is_left(name: str, around: str) -> None:
    shown = safe_name(name)
    made = without_names({"content": f"{around} {shown} {around}"}, StandIns(lambda _: "1", "-", "-", "-"))
    assert shown == "\u2068\u2069" or shown == "\u20681\u2069" or shown not in made["content"]

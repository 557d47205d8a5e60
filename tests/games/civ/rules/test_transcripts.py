"""Transcripts, written and read exactly as REPLAY says; whatever is wrong is refused at its line."""

import json
from typing import Any

import pytest

from bot.games.civ.rules import BadTranscript, Game, UnreadableAction, by_referee, by_seat, parse, read, read_all, write
from bot.games.civ.rules.actions import ACTIONS
from bot.games.civ.rules.transcript import state
from tests.games.civ.rules.tables import after, dealt, drafted, legal

START = Game.start(dealt(1, 2))
HEADER = next(write(START))
FIRST = after(START, legal(START)[0])
LINE = list(write(FIRST))[1]
ABANDONED = '{"result":{"reason":"abandoned","winners":[],"domain":null,"points":null}}'


def refused(*lines: str) -> BadTranscript:
    with pytest.raises(BadTranscript) as refusal:
        read(lines)
    str(refusal.value).encode()
    (refusal.value.action or "").encode()
    assert refusal.value.reason.clause
    return refusal.value


def with_header(**changes: Any) -> str:
    return json.dumps({**json.loads(HEADER), **changes})


def with_line(**changes: Any) -> str:
    return json.dumps({**json.loads(LINE), **changes})


def ruling(do: str, **changes: Any) -> str:
    return json.dumps({"n": 1, "seat": 0, "do": do, "by": "table", "why": "a test", **changes})


def test_a_game_is_a_header_its_actions_and_a_result() -> None:
    assert json.loads(HEADER) == {
        "civ": 1,
        "players": 2,
        "setup": "classic",
        "teams": False,
        "first": 0,
        "hegemony": "turn_end",
        "turn_cap": None,
        "deck": list(START.setup.deck),
        "box": list(START.setup.box),
    }
    assert json.loads(LINE) == {"n": 1, "seat": 0, "do": legal(START)[0]}
    over = FIRST.intervene(1, parse("eliminate"), by=by_seat(1), why="resigned")
    *_, line, result = map(json.loads, write(over))
    assert line == {"n": 2, "seat": 1, "do": "eliminate", "by": "seat 1", "why": "resigned"}
    assert result == {"result": {"reason": "last_standing", "winners": [0], "domain": None, "points": None}}


def test_by_is_a_seat_the_table_or_a_referee_by_name() -> None:
    assert (by_seat(2), by_referee("Anna")) == ("seat 2", "referee Anna")
    game = read([HEADER, ruling("refill", by="referee Zoë", why="vergeßlich")])
    assert (game.lines[0].by, game.lines[0].why) == ("referee Zoë", "vergeßlich")
    assert "Zoë" in list(write(game))[1]


def test_states_show_the_legal_actions_before_and_the_position_after() -> None:
    header, line = map(json.loads, write(FIRST, states=True))
    assert header["state"] == state(START.position)
    assert line["legal"] == sorted(legal(START))
    assert line["state"] == state(FIRST.position)


def test_further_keys_are_allowed_and_ignored() -> None:
    game = read([with_header(id="x", names=["a", "b"], seed={"deep": [1]}, result="none"), with_line(note="hm", by=3)])
    assert list(write(game)) == [HEADER, LINE]
    assert json.loads(next(write(game, extra={"id": "x"})))["id"] == "x"


def test_a_transcript_may_stop_before_the_end() -> None:
    assert read([HEADER]).number == 0
    assert read([HEADER, LINE]).number == 1


@pytest.mark.parametrize("key", ["civ", "players", "setup", "teams", "first", "hegemony", "turn_cap", "deck", "box"])
def test_all_nine_header_keys_are_required(key: str) -> None:
    header = {name: value for name, value in json.loads(HEADER).items() if name != key}
    error = refused(json.dumps(header), LINE)
    assert (error.line, error.reason.key, error.reason.values) == (1, "header-missing", {"key": key})


EMPTY: dict[str, str] = {}
NONE: list[int] = []

WRONG_HEADERS: list[dict[str, Any]] = [
    *({"civ": value} for value in (2, 0, True, "1", 1.0, None)),
    *({"players": value} for value in (1, 5, 0, -2, True, 2.0, "2", None, 10**30)),
    *({"setup": value} for value in ("Classic", "", None, 1)),
    *({"teams": value} for value in (True, 0, 1, None, "false")),
    *({"first": value} for value in (2, -1, True, 0.0, None, "0")),
    *({"hegemony": value} for value in ("end", "", None, 1)),
    *({"turn_cap": value} for value in (0, -1, True, 1.0, "9")),
    *({"deck": value} for value in ([], None, "M1", EMPTY, [1] * 95, [["M1"]] * 95, ["M9"] * 95)),
    *({"box": value} for value in ([], None, "M1", EMPTY, ["M1"], list(START.setup.box)[::-1])),
]


@pytest.mark.parametrize("changes", WRONG_HEADERS, ids=lambda changes: str(changes)[:30])
def test_a_header_that_is_wrong_is_refused_at_line_1(changes: dict[str, Any]) -> None:
    assert refused(with_header(**changes), LINE).line == 1


NO_OBJECTS = [
    "[]",
    "null",
    '"x"',
    "3",
    "{",
    '{"n": 1',
    "NaN",
    "play M1",
    "[" * 100_000,
    "[" * 500 + "]" * 500,
    '{"n": NaN, "seat": 0, "do": "end"}',
    '{"n": 1, "seat": 0, "do": "end", "x": Infinity}',
    '{"n": ' + "9" * 5000 + "}",
    '{"n": 1, "seat": 0, "do": "end", "note": "\udcff"}',
    "\ufeff" + LINE,
    "",
    "   ",
]


@pytest.mark.parametrize("text", NO_OBJECTS, ids=range(len(NO_OBJECTS)))
def test_a_line_that_is_no_object_is_refused_wherever_it_stands(text: str) -> None:
    """Also what is no UTF-8, decoded with surrogateescape; and a blank line in the middle."""
    assert refused(text, HEADER).line == 1
    second = refused(HEADER, text, LINE)
    assert (second.line, second.reason.key) == (2, "line-unreadable")


WRONG_LINES: list[dict[str, Any]] = [
    *({"n": value} for value in (0, 2, -1, True, 1.0, "1", None, 10**30)),
    *({"seat": value} for value in (1, 2, -1, True, 0.0, "0", None, 10**30)),
    *(
        {"do": value}
        for value in ("", "dance", "play", "play m1", "play M1 ", None, 3, ["play M1"], "\ud800", "x" * 9999)
    ),
]


@pytest.mark.parametrize("changes", WRONG_LINES, ids=lambda changes: str(changes)[:30].encode("ascii", "replace"))
def test_an_action_line_that_is_wrong_is_refused(changes: dict[str, Any]) -> None:
    error = refused(HEADER, with_line(**changes))
    assert error.line == 2
    assert len(str(error)) < 300


@pytest.mark.parametrize("key", ["n", "seat", "do"])
def test_number_seat_and_action_are_required(key: str) -> None:
    line = {name: value for name, value in json.loads(LINE).items() if name != key}
    assert refused(HEADER, json.dumps(line)).reason.key == "line-unreadable"


def test_a_repeated_or_skipped_number_is_refused() -> None:
    """REPLAY: a wrong `n` is refused."""
    error = refused(HEADER, LINE, LINE)
    assert (error.line, error.reason.key, error.reason.values) == (3, "line-number", {"expected": 2, "found": 1})


def test_the_number_goes_on_after_an_undo() -> None:
    """REPLAY, fine print."""
    assert read([HEADER, LINE, ruling("undo 0", n=2), with_line(n=3)]).number == 3
    assert refused(HEADER, LINE, ruling("undo 0", n=2), with_line(n=1)).line == 4


@pytest.mark.parametrize("changes", [{"by": None}, {"why": None}, {"by": ""}, {"why": " "}, {"by": 1}, {"why": ["x"]}])
def test_an_intervention_without_by_or_why_is_refused(changes: dict[str, Any]) -> None:
    error = refused(HEADER, ruling("refill", **changes))
    assert (error.line, error.reason.key, error.action) == (2, "intervention-needs-by", "refill")


def test_line_ends_may_be_of_either_kind_and_blank_lines_may_follow() -> None:
    assert read([HEADER + "\r\n", LINE + "\r\n"]).number == 1
    assert read([HEADER + "\n", LINE + "\n", "\n", "  \r\n"]).number == 1


def test_the_last_of_two_equal_keys_counts() -> None:
    """As JSON readers have it."""
    assert read([HEADER, '{"n":7,' + LINE[1:]]).number == 1


def test_an_empty_file_is_refused() -> None:
    assert refused().reason.key == "file-empty"
    assert refused("\n").reason.key == "file-empty"


def over() -> list[str]:
    return list(write(FIRST.intervene(1, parse("eliminate"), by="table", why="x")))


def result(**changes: Any) -> str:
    right = {"reason": "last_standing", "winners": [0], "domain": None, "points": None}
    return json.dumps({"result": {**right, **changes}})


WRONG_RESULTS: list[dict[str, Any]] = [
    *({"reason": value} for value in ("hegemony", "abandoned", "", None, 3, NONE)),
    *({"winners": value} for value in ([1], [], [0, 1], None, 0, "0", [False], [0.0], ["0"])),
    *({"domain": value} for value in ("M", "", 0, False)),
    *({"points": value} for value in ([], [1, 0], 0, False)),
    {"note": "x"},
]


@pytest.mark.parametrize("changes", WRONG_RESULTS, ids=lambda changes: str(changes))
def test_a_result_that_differs_is_refused_at_its_line(changes: dict[str, Any]) -> None:
    *lines, _ = over()
    refusal = refused(*lines, result(**changes))
    assert refusal.line == 4
    said = json.dumps(json.loads(result(**changes)), separators=(",", ":"))
    assert refusal.action
    assert said.startswith(refusal.action)


@pytest.mark.parametrize("value", [None, [], {}, "last_standing", {"reason": "last_standing"}])
def test_a_result_of_another_shape_is_refused(value: Any) -> None:
    *lines, _ = over()
    refusal = refused(*lines, json.dumps({"result": value}))
    assert (refusal.reason.key, refusal.action) == (
        "result-unreadable",
        json.dumps({"result": value}, separators=(",", ":")),
    )


def test_points_are_compared_as_whole_numbers() -> None:
    game = Game.start(dealt(1, 2))
    lines = list(write(game))
    header = json.loads(lines[0]) | {"turn_cap": 1}
    game = read([json.dumps(header)])
    *lines, last = write(after(game, legal(game)[0], "end"))
    assert json.loads(last)["result"]["points"] == [1, 0]
    for points in ([1.0, 0], [True, False], [1], [1, 0, 0], ["1", "0"], [0, 1]):
        wrong = {"reason": "turn_cap", "winners": [0], "domain": None, "points": points}
        assert refused(*lines, json.dumps({"result": wrong})).reason.key == "result-differs"


def test_a_result_before_the_end_is_refused() -> None:
    assert refused(HEADER, LINE, result()).reason.key == "result-too-early"


def test_nothing_follows_the_end() -> None:
    lines = over()
    assert refused(*lines, lines[1]).reason.key == "after-result"
    assert refused(*lines, lines[-1]).reason.key == "after-result"
    *unfinished, _ = lines
    assert refused(*unfinished, with_line(n=3)).reason.key == "game-over"
    assert refused(*unfinished, ruling("undo 0", n=3)).reason.key == "game-over"


def test_a_game_is_abandoned_only_in_its_draft() -> None:
    """§9.1, REPLAY: straight after the last line of an unfinished draft."""
    draft = Game.start(drafted(1, 2))
    for picks in range(8):
        game = read([*write(draft), ABANDONED])
        assert game.result is not None
        assert (game.result.reason, game.is_over, game.number) == ("abandoned", True, picks)
        assert list(write(game)) == [*write(draft), ABANDONED]
        assert refused(*write(draft), ABANDONED, LINE).reason.key == "after-result"
        seat = draft.waiting()[0]
        draft = after(draft, legal(draft, seat)[0], seat=seat)
    assert draft.position.phase == "play"
    error = refused(*write(draft), ABANDONED)
    assert (error.line, error.reason.key) == (10, "abandon-only-in-draft")
    assert refused(HEADER, ABANDONED).line == 2


@pytest.mark.parametrize("changes", [{"winners": [0]}, {"domain": "M"}, {"points": [0, 0]}])
def test_an_abandoned_game_has_no_winners_domain_or_points(changes: dict[str, Any]) -> None:
    wrong = json.loads(ABANDONED)["result"] | changes
    assert refused(*write(Game.start(drafted(1, 2))), json.dumps({"result": wrong})).reason.key == "result-differs"


def test_several_games_may_follow_one_another_in_a_file() -> None:
    lines = [*over(), HEADER, LINE, *write(Game.start(drafted(1, 3)))]
    found = [(played.first_line, played.last_line, played.game.number) for played in read_all(lines)]
    assert found == [(1, 4, 2), (5, 6, 1), (7, 7, 0)]
    assert refused(*lines).line == 5
    with pytest.raises(BadTranscript) as refusal:
        list(read_all([*lines, LINE]))
    assert refusal.value.line == 8


def test_half_a_surrogate_pair_is_written_so_that_it_can_be_saved() -> None:
    game = read([HEADER, ruling("refill", by="referee \ud83d")])
    text = "\n".join(write(game))
    assert text.encode()
    assert '"by":"referee \\ud83d"' in text, "as all other lines are, without spaces"
    assert read(text.split("\n")).lines == game.lines


def test_a_line_separator_in_a_name_does_not_end_a_line() -> None:
    game = read([HEADER, ruling("refill", by="referee A\u2028B")])
    assert read("\n".join(write(game)).split("\n")).lines == game.lines


def test_every_action_reads_as_it_is_written() -> None:
    """Buttons, logs, transcripts and bug reports write the same."""
    for text in sorted(ACTIONS):
        assert str(parse(text)) == text
        assert parse(text) is parse(text)


UNREADABLE = [
    *(
        "",
        " ",
        "dance",
        "play",
        "play R3",
        "play U1",
        "play m1",
        "PLAY M1",
        "play  M1",
        " play M1",
        "play M1 ",
        "play M1\n",
    ),
    *(
        "use M",
        "use M 0",
        "use M 3",
        "use M 01",
        "use X 1",
        "copy 4 M 1",
        "copy -1 M 1",
        "copy 0 M",
        "inquire 4",
        "inquire",
    ),
    *(
        "embargo 0",
        "embargo 0 X",
        "embargo 4 M",
        "democracy M 0",
        "end 1",
        "skip M1",
        "give",
        "keep",
        "take X1",
        "eliminate 1",
    ),
    *(
        "undo",
        "undo -1",
        "undo +1",
        "undo 01",
        "undo 1.0",
        "undo 1 ",
        "undo x",
        "undo \u0661",
        "undo 1 2",
        "undo 1 Void",
        "undo void",
        "undo 01 void",
        "undo 9999999",
    ),
    *("trim", "trim ", "trim X1", "trim M1 ", "trim M1  M1", "trim m1", "refill 1", "play M1;end", "play\u00a0M1"),
]


@pytest.mark.parametrize("text", UNREADABLE, ids=range(len(UNREADABLE)))
def test_what_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction) as refusal:
        parse(text)
    assert refusal.value.reason.key == "action-unreadable"

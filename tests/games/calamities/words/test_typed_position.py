"""Positions as people type them: with any signs between names, as changes or whole tables, and all errors at once."""

import pytest

from bot.games.calamities.lines import CalamityRefusal
from bot.games.calamities.rules.answers import Answer
from bot.games.calamities.rules.errors import BadPosition
from bot.games.calamities.rules.losses import CityWay, ExposedArea, Losses, Pool
from bot.games.calamities.rules.names import AreaId, NationName
from bot.games.calamities.rules.position import Position
from bot.games.calamities.rules.position_text import place_entries, read_sheet, write_nation
from bot.games.calamities.words.position_table import table_lines
from bot.games.calamities.words.refusals import refusal_text
from bot.games.calamities.words.typed_answer import read_answer
from bot.games.calamities.words.typed_position import MOST_LINES, MOST_TOKENS, read_typed_position
from bot.games.calamities.words.typed_text import read_held_calamities
from tests.games.calamities.rules.boards import nation, table
from tests.games.calamities.test_game import game
from tests.i18n.languages import localizer

EGYPT = NationName("Egypt")


def read(text: str, locale: str = "en", *, before: Position | None = None, is_whole: bool = False) -> str:
    """The log's words for what a player of Egypt types, who has nothing on the board unless it is said."""
    before = table(nation("Egypt", "")) if before is None else before
    return read_typed_position(text, game().atlas, localizer(locale), before, own=EGYPT, is_whole=is_whole)


@pytest.mark.parametrize(
    ("locale", "text", "log"),
    [
        ("en", "memphis c\nupper egypt: 4\ncards: pottery", "Egypt: memphis city, upper-egypt 4; cards: pottery"),
        ("en", "Memphis\tcity\tFayum\t5\tTreasury\t3", "Egypt: memphis city, fayum 5; treasury 3"),
        ("en", "MEMPHIS CITIES, 5 FAYUM", "Egypt: memphis city, fayum 5"),
        ("en", "memphis city 2 tokens and fayum = 5 tokens", "Egypt: memphis city 2, fayum 5"),
        ("en", "upper\negypt 4; stock\n43\n6", "Egypt: upper-egypt 4; stock 43/6"),
        ("en", "Egypt memphis c | Crete knossos c", "Egypt: memphis city\nCrete: knossos city"),
        ("en", "Babylon: babylon 2", "Babylon: babylon 2"),
        ("en", "Babylon\nbabylon city\nAssyria\nassyria 4", "Babylon: babylon city\nAssyria: assyria 4"),
        ("en", "babylon 2, assyria city", "Egypt: babylon 2, assyria city"),
        ("en", "# what I have\nfayum 5", "Egypt: fayum 5"),
        ("en", "fayum 5, pottery, law", "Egypt: fayum 5; cards: pottery, law"),
        ("fr", "HAUTE EGYPTE 4, memphis villes; tresor 2", "Egypt: upper-egypt 4, memphis city; treasury 2"),
        ("de", "oberagypten 4\nMemphis Städte\nKarten\nTopferei", "Egypt: upper-egypt 4, memphis city; cards: pottery"),
        ("it", "alto egitto 4, menfi citta", "Egypt: upper-egypt 4, memphis city"),
    ],
)
def test_what_stands_between_names_does_not_matter(locale: str, text: str, log: str) -> None:
    assert read(text, locale) == log


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("fayum -2", "Egypt: fayum 3, memphis city; stock 47/8; treasury 5; cards: pottery"),
        ("fayum-2", "Egypt: fayum 3, memphis city; stock 47/8; treasury 5; cards: pottery"),
        ("fayum – 2", "Egypt: fayum 3, memphis city; stock 47/8; treasury 5; cards: pottery"),
        ("fayum -5, thebes +1", "Egypt: memphis city, thebes 1; stock 49/8; treasury 5; cards: pottery"),
        ("fayum -2, tanis city", "Egypt: fayum 3, memphis city, tanis city; stock 47/7; treasury 5; cards: pottery"),
        ("memphis -city", "Egypt: fayum 5; stock 45/9; treasury 5; cards: pottery"),
        ("memphis no city, memphis 2", "Egypt: fayum 5, memphis 2; stock 43/9; treasury 5; cards: pottery"),
        (
            "memphis +2; treasury 3; music",
            "Egypt: fayum 5, memphis city 2; stock 45/8; treasury 3; cards: pottery, music",
        ),
        (
            "thebes city, fayum 2",
            "Egypt: fayum 2, memphis city, thebes city; stock 48/7; treasury 5; cards: pottery",
        ),
        ("treasury +2", "Egypt: fayum 5, memphis city; stock 43/8; treasury 7; cards: pottery"),
        ("treasury -2", "Egypt: fayum 5, memphis city; stock 47/8; treasury 3; cards: pottery"),
        ("treasury 0", "Egypt: fayum 5, memphis city; stock 50/8; cards: pottery"),
        ("-pottery, music", "Egypt: fayum 5, memphis city; stock 45/8; treasury 5; cards: music"),
        ("cards: no pottery", "Egypt: fayum 5, memphis city; stock 45/8; treasury 5"),
        ("fayum 4, without pottery", "Egypt: fayum 4, memphis city; stock 46/8; treasury 5"),
        ("memphis no, fayum 0", "Egypt: stock 50/9; treasury 5; cards: pottery"),
        ("fayum 4\nEgypt: fayum +1", "Egypt: fayum 5, memphis city; stock 45/8; treasury 5; cards: pottery"),
    ],
)
def test_a_text_says_what_changes_and_the_rest_stays(text: str, after: str) -> None:
    before = table(nation("Egypt", "memphis city, fayum 5", treasury=5, cards="Pottery"))
    log = read(text, before=before)
    assert write_nation(place_entries(before, read_sheet(log, game().atlas)).nation(EGYPT)) == after


def test_more_than_there_is_cannot_be_taken_away() -> None:
    before = table(nation("Egypt", "fayum 5"))
    log = read("fayum -7", before=before)
    with pytest.raises(BadPosition) as refused:
        place_entries(before, read_sheet(log, game().atlas))
    assert refused.value.reason.key == "position-negative"


def test_hordes_are_changed_like_a_nation() -> None:
    before = table(nation("Egypt", "fayum 5"), barbarians={"sumeria": 6})
    assert read("Barbarians: sumeria -2", before=before) == "Barbarians: sumeria 4"


def test_pirates_hold_the_cities_that_are_named() -> None:
    before = table(nation("Egypt", "fayum 5"), pirates=["cyrene"])
    assert read("Pirates: knossos", before=before) == "Pirates: cyrene city, knossos city"
    for text in ("knossos, cyrene no city", "no cyrene, knossos", "-cyrene, knossos"):
        assert read(f"Pirates: {text}", before=before) == "Pirates: knossos city"


def test_what_replaces_everything_is_all_a_nation_has() -> None:
    before = table(nation("Egypt", "memphis city, fayum 5", treasury=5, cards="Pottery"))
    assert read("thebes city", before=before, is_whole=True) == "Egypt: thebes city"
    assert read("Egypt:", before=before, is_whole=True) == "Egypt:"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "position-empty"),
        ("Egypt:", "position-empty"),
        ("memphis", "position-part-unreadable"),
        ("fayum 5, thebes city, fayum 3", "position-area-twice"),
        ("memphis city, memphis no city", "position-area-twice"),
        ("memphis 2, no cards", "position-part-unreadable"),
        ("no memphis", "position-part-unreadable"),
    ],
)
def test_a_change_that_says_nothing_or_two_things_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(text)
    assert refused.value.reason.key == key


@pytest.mark.parametrize("locale", ["en", "fr", "de", "it"])
def test_all_unknown_names_are_told_at_once_each_with_the_nearest(locale: str) -> None:
    with pytest.raises(CalamityRefusal) as refused:
        read("memphiss city, fayumm 5, xqzvw 3; stock 43/8", locale)
    text = refusal_text(localizer(locale), refused.value.reason, [])
    assert text.count("\n") == 3
    assert all(name in text for name in ("memphiss", "fayumm", "xqzvw"))
    assert "Fay" in text


def test_a_name_that_is_like_no_other_is_no_area() -> None:
    with pytest.raises(BadPosition) as refused:
        read("xqzvw 3")
    assert refused.value.reason.key == "position-area-unknown"


def losses() -> Losses:
    """A city of Egypt's in Memphis and tokens in Upper Egypt."""
    ways = (CityWay("eliminate"), CityWay("reduce", 3))
    pool = Pool((ExposedArea(AreaId("memphis"), 0, ways), ExposedArea(AreaId("upper-egypt"), 4)), 40)
    return Losses(EGYPT, "losses", "30.311", pool, 4)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "memphis city reduced, UPPER EGYPT 2"),
        ("en", "Memphis reduced\nupper-egypt: 2"),
        ("fr", "memphis cité réduite, haute egypte 2"),
        ("de", "Memphis Stadt reduziert; Oberägypten 2"),
        ("it", "menfi ridotta\nalto egitto = 2"),
    ],
)
def test_words_that_pages_show_are_words_that_answers_take(locale: str, text: str) -> None:
    found = read_answer(losses(), text, game().atlas, localizer(locale))
    assert found == Answer(EGYPT, "losses", (("memphis", "reduce"), ("upper-egypt", 2)))


@pytest.mark.parametrize(("locale", "text"), [("en", "hordes from Crete"), ("fr", "hordes de Crète")])
def test_a_calamity_may_be_called_by_a_word_that_only_it_has(locale: str, text: str) -> None:
    assert read_held_calamities(text, game().atlas, localizer(locale)) == ["barbarian hordes from Crete"]


@pytest.mark.parametrize(
    ("text", "log"),
    [
        ("Nation,Area,Tokens,City\nEgypt,Fayum,5,\nEgypt,Memphis,0,1", "Egypt: fayum 5, memphis city"),
        ('"Nation";"Area";"Tokens"\n"Egypt";"Upper Egypt";"4"', "Egypt: upper-egypt 4"),
        ("Area\tTokens\nFayum\t5\nThebes\t-", "Egypt: fayum 5"),
        (
            "\tEgypt\tCrete\nFayum\t5\t\nMemphis\tc\t0\nKnossos\t\t2c\nTreasury\t3\t1\nStock\t44/8\t",
            "Egypt: fayum 5, memphis city; treasury 3; stock 44/8\nCrete: knossos city 2; treasury 1",
        ),
        ("Nation\tFayum\tMemphis\nEgypt\t5\tC", "Egypt: fayum 5, memphis city"),
    ],
)
def test_a_table_of_a_spreadsheet_is_the_whole_of_its_nations(text: str, log: str) -> None:
    before = table(nation("Egypt", "thebes city, siwa 1", cards="Pottery"), nation("Crete", "argos 2"))
    assert read(text, before=before) == log


@pytest.mark.parametrize(
    "text", ["treasury 3, fayum 5\nthebes 2", "Egypt, fayum 5, thebes 2", "fayum 5;thebes 2\nsiwa 1"]
)
def test_a_list_is_no_table(text: str) -> None:
    before = table(nation("Egypt", "memphis city"))
    assert "memphis city" in read(text, before=before)


@pytest.mark.parametrize("text", ["fayum 5 3", "Egypt,Fayum,5,1\nEgypt,Memphis,2,1", "<td></td>", "fayum -> memphis 2"])
def test_what_cannot_be_read_of_a_paste_is_refused_and_nothing_is_guessed(text: str) -> None:
    with pytest.raises((CalamityRefusal, BadPosition)):
        read(text)


@pytest.mark.parametrize(
    "text", ["fayum" + " " * 200_000 + "5", "fayum " + "-" * 200_000, "," * 200_000, "\t" * 200_000]
)
def test_a_long_text_is_looked_through_once_for_a_table(text: str) -> None:
    asked: list[str] = []
    assert table_lines(text, lambda name: asked.append(name) or {}) is None
    assert not asked, "it has one line"


def test_of_many_unknown_words_the_first_are_told_and_all_are_counted() -> None:
    with pytest.raises(CalamityRefusal) as refused:
        read("qx, " * MOST_TOKENS)
    assert refused.value.reason.values["count"] == MOST_TOKENS
    with pytest.raises(BadPosition):
        read("qx " * MOST_TOKENS)


@pytest.mark.parametrize("text", ["qx, " * (MOST_TOKENS + 1), "fayum 1 " * MOST_TOKENS, "\n" * (MOST_LINES + 1)])
def test_more_than_any_table_of_nations_has_is_refused(text: str) -> None:
    with pytest.raises(CalamityRefusal) as refused:
        read(text)
    assert refused.value.reason.key == "calamity-parts-many"


@pytest.mark.parametrize(("tokens", "have", "key"), [(55, 47, "position-tokens-few"), (47, 55, "position-tokens")])
@pytest.mark.parametrize("locale", ["en", "fr", "de", "it"])
def test_a_position_of_another_number_of_players_is_told_as_such(locale: str, tokens: int, have: int, key: str) -> None:
    lines = read(f"fayum 5; stock {have - 5}/9")
    with pytest.raises(BadPosition) as refused:
        place_entries(table(nation("Egypt", "")), read_sheet(lines, game().atlas, tokens=tokens), tokens=tokens)
    assert refused.value.reason.key == key
    text = refusal_text(localizer(locale), refused.value.reason, [])
    assert all(number in text for number in ("3, 5", "8", "47", "55"))

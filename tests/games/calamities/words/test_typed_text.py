"""What people type in their own language at a table of calamities becomes what the log writes."""

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import assets
from bot.games.calamities.game import answer_line
from bot.games.calamities.lines import CalamityRefusal
from bot.games.calamities.pages.calamity_commands import read_choices
from bot.games.calamities.pages.message_text import line_text, question_line
from bot.games.calamities.rules.decisions import Allocation, Pick
from bot.games.calamities.rules.losses import Losses, Pool
from bot.games.calamities.rules.names import CARDS, AreaId, NationName
from bot.games.calamities.rules.position import Nation
from bot.games.calamities.rules.position_text import read_nation
from bot.games.calamities.stages import RESOLVING, SHOWING
from bot.games.calamities.words.naming import nation_name
from bot.games.calamities.words.question_text import fact_text, option_word
from bot.games.calamities.words.typed_answer import read_answer, suggested_text
from bot.games.calamities.words.typed_position import read_typed_position
from bot.games.calamities.words.typed_text import (
    MOST_LOOKED_UP,
    MOST_PARTS,
    in_log_words,
    nearest_word,
    position_text,
    read_fact,
    read_held_calamities,
)
from bot.i18n.catalogue import Catalogues, Localizer
from bot.match import Line
from tests.games.calamities.rules.boards import table
from tests.games.calamities.test_game import game, set_up

HELD = ("grain 2; famine; flood", "epidemic; civil war", "iconoclasm; civil disorder")
LOCALIZERS = Catalogues.load(assets.folder() / "locales")


def whole(text: str, localizer: Localizer, own: NationName | None = None) -> str:
    """The log's words for a text that replaces everything."""
    return read_typed_position(text, game().atlas, localizer, table(), own=own, is_whole=True)


@pytest.mark.parametrize(
    ("locale", "text", "log"),
    [
        ("en", "Egypt: Memphis city, Upper Egypt 5", "Egypt: memphis city, upper-egypt 5"),
        (
            "fr",
            "Égypte: Memphis cité, Haute-Égypte 5; cards: Poterie",
            "Egypt: memphis city, upper-egypt 5; cards: pottery",
        ),
        ("de", "ägypten: memphis stadt, oberägypten 5", "Egypt: memphis city, upper-egypt 5"),
        ("de", "Ägypten: Vorrat 43/6, Kasse 2; Karten: Töpferei", "Egypt: stock 43/6, treasury 2; cards: pottery"),
        ("fr", "Traîtrise d’Égypte; Révolte d'esclaves de Crète", "treachery from Egypt; slave revolt from Crete"),
        ("fr", "Égypte: cartes: Construction de Routes", "Egypt: cards: roadbuilding"),
        ("fr", "Crète: knossos cité", "Crete: knossos city"),
        ("it", "Creta Tradimento dall’Egitto", "Crete treachery from Egypt"),
        ("de", "Kreta Verrat from Ägypten", "Crete treachery from Egypt"),
        ("en", "no such place 3", "no such place 3"),
    ],
)
def test_names_of_any_language_become_those_of_the_log(locale: str, text: str, log: str) -> None:
    assert in_log_words(text, game().atlas, LOCALIZERS.localizer(locale)) == log


@settings(max_examples=20)
@given(locale=st.sampled_from(["en", "fr", "it", "de"]), order=st.permutations(HELD))
def test_what_a_form_suggests_is_a_legal_answer_in_every_language(locale: str, order: list[str]) -> None:
    localizer = LOCALIZERS.localizer(locale)
    match = set_up(*order).play(0, "draw")
    while match.stage.kind == RESOLVING:
        pending = match.stage.pending
        assert pending is not None
        (seat,) = match.waiting()
        answer = read_answer(pending, suggested_text(pending, localizer), game().atlas, localizer)
        match = match.play(seat, answer_line(answer))
    assert match.stage.kind == SHOWING


def test_orders_name_nations() -> None:
    most = {NationName("Crete"): 8, NationName("Babylon"): 8}
    decision = Allocation(NationName("Egypt"), "allocation", "30.311", 10, most)
    found = read_answer(decision, "Crete: 4\nbabylon = 6", game().atlas, LOCALIZERS.localizer("en"))
    assert found.value == (("Crete", 4), ("Babylon", 6))


@pytest.mark.parametrize("locale", ["en", "fr", "it", "de"])
def test_a_position_told_in_any_language_is_read_as_the_same_one(locale: str) -> None:
    """Every area, card and nation, stock, treasury and cities: what the form shows can be sent back as it is."""
    localizer, atlas = LOCALIZERS.localizer(locale), game().atlas
    for name in atlas.nations:
        areas = dict.fromkeys(atlas.areas, 3) if name == atlas.nations[0] else {}
        nation = Nation(name, areas, frozenset(areas), 43, 6, 5, frozenset(CARDS))
        text = position_text(nation, localizer)
        assert read_nation(whole(text, localizer), atlas) == nation
        assert locale != "de" or " Vorrat 43/6; Kasse 5; Karten: " in text


@pytest.mark.parametrize("locale", ["en", "fr", "it", "de"])
def test_a_position_as_the_log_writes_it_is_read_in_any_language(locale: str) -> None:
    text = "Egypt: upper-egypt 2, western-desert 1; cards: pottery"
    assert whole(text, LOCALIZERS.localizer(locale)) == text


@pytest.mark.parametrize(
    ("locale", "text", "found", "nearest"),
    [
        ("en", "Egypt: memphis city; stok 43/6", "stok", "stock"),
        ("fr", "Égypte: Memphis cité; trésors: 4", "trésors", "trésor"),
        ("fr", "Égipte: Memphis cité", "Égipte", "Égypte"),
        ("de", "Ägypten: Memphis Stadt; Vorrrat 43/6", "Vorrrat", "Vorrat"),
        ("de", "Ägypten: Memfis Stadt; Karten: Töpferei", "Memfis", "Memphis"),
        ("it", "Egitto: Menfi città; carte: Ceramika", "Ceramika", "Ceramica"),
    ],
)
def test_what_is_nearly_a_name_is_refused_with_that_name(locale: str, text: str, found: str, nearest: str) -> None:
    with pytest.raises(CalamityRefusal) as refused:
        whole(text, LOCALIZERS.localizer(locale))
    assert refused.value.reason.values == {"found": found, "nearest": nearest}


def test_entries_are_told_in_the_tables_language() -> None:
    line = Line(3, 0, "position Babylon: babylon city, babylonia 3, upper-egypt city 2; stock 43/6; cards: law")
    text = line_text(line, ["Ann"], LOCALIZERS.localizer("it"))
    assert "Babilonia: Babele città, Babilonia 3, Alto Egitto città 2; riserva 43/6; carte: " in text
    assert "upper-egypt" not in text
    spaced = Line(3, 0, "position Egypt: upper egypt 2, memphis city; stock 53/8")
    assert "Alto Egitto 2, Menfi città" in line_text(spaced, ["Ann"], LOCALIZERS.localizer("it"))


LOCALES = ("en", "fr", "de", "it")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_examples_of_map_facts_are_facts_of_the_map(locale: str) -> None:
    localizer, atlas = LOCALIZERS.localizer(locale), game().atlas
    texts = localizer.say("reason-calamity-choice", found="?"), localizer.say("option-calamity-changes")
    quoted = [each.strip() for text in texts for each in re.findall("[“„«]([^”“»]+)[”“»]", text) if each != "?"]
    facts = [read_fact(each, atlas, localizer) for each in quoted if "?" not in each]
    assert set(facts) == {"coast sparta yes", "palermo water carthago no"}
    assert "carthago" in atlas[AreaId("palermo")].water, "what the example takes away is there"


@pytest.mark.parametrize(
    ("locale", "text", "fact"),
    [
        ("en", "coast upper egypt yes", "coast upper-egypt yes"),
        ("en", "Upper Egypt coast no", "coast upper-egypt no"),
        ("en", "Sparta coast no", "coast sparta no"),
        ("en", "knossos water rhodes no", "knossos water rhodes no"),
        ("fr", "côte Haute-Égypte oui", "coast upper-egypt yes"),
        ("fr", "Sparte terre Corinthe non", "sparta land corinth no"),
        ("de", "Oberägypten Land Theben nein", "upper-egypt land thebes no"),
        ("it", "Alto Egitto costa sì", "coast upper-egypt yes"),
    ],
)
def test_what_a_map_shows_differently_is_said_in_ones_own_words_and_told_in_everybodys(
    locale: str, text: str, fact: str
) -> None:
    localizer = LOCALIZERS.localizer(locale)
    assert read_fact(text, game().atlas, localizer) == fact
    game().check(2, {"map": [fact]})
    wording = fact_text(LOCALIZERS.localizer("de"), fact)
    assert not {"yes", "no", "water", "land", "coast"} & set(wording.split())


def test_a_fact_about_what_is_nearly_an_area_is_refused_with_that_area() -> None:
    with pytest.raises(CalamityRefusal) as refused:
        read_fact("côte Spate oui", game().atlas, LOCALIZERS.localizer("fr"))
    assert refused.value.reason.values == {"found": "Spate", "nearest": "Sparte"}
    with pytest.raises(CalamityRefusal) as refused:
        read_fact("côte Sparte peut-être", game().atlas, LOCALIZERS.localizer("fr"))
    assert refused.value.reason.key == "calamity-choice"


EGYPT = NationName("Egypt")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("options", [("yes", "no"), ("first", "second"), ("memphis", "upper-egypt"), ("etna", "thera")])
def test_one_of_several_is_typed_as_it_is_told(locale: str, options: tuple[str, ...]) -> None:
    """Answers for someone silent are typed where others press a button."""
    localizer, atlas = LOCALIZERS.localizer(locale), game().atlas
    decision = Pick(EGYPT, "city", "30.221", options)
    assert suggested_text(decision, localizer) == option_word(localizer, options[0])
    assert locale == "en" or suggested_text(decision, localizer) not in ("yes", "first", "upper-egypt")
    for option in options:
        for text in (option, option_word(localizer, option), option_word(localizer, option).upper()):
            assert read_answer(decision, text, atlas, localizer).value == option


@pytest.mark.parametrize(
    ("locale", "text", "found", "nearest"),
    [
        ("fr", "Memfis 3", "Memfis", "Memphis"),
        ("fr", "Memphis élimine", "élimine", "éliminer"),
        ("de", "Obergypten 2", "Obergypten", "Oberägypten"),
        ("it", "Alto Egito 2\nMenfi ridurre", "Alto Egito", "Alto Egitto"),
        ("en", "upper egipt 2", "upper egipt", "Upper Egypt"),
    ],
)
def test_an_answer_with_what_is_nearly_a_name_is_refused_with_that_name(
    locale: str, text: str, found: str, nearest: str
) -> None:
    pool = Losses(EGYPT, "losses", "30.311", Pool(()), 3)
    with pytest.raises(CalamityRefusal) as refused:
        read_answer(pool, text, game().atlas, LOCALIZERS.localizer(locale))
    assert refused.value.reason.values == {"found": found, "nearest": nearest}


def test_an_answer_means_the_area_where_a_nation_has_its_name() -> None:
    pool = Losses(EGYPT, "losses", "30.311", Pool(()), 3)
    found = read_answer(pool, "Babilonia 3", game().atlas, LOCALIZERS.localizer("it"))
    assert found.value == (("babylonia", 3),)


@pytest.mark.parametrize(
    ("locale", "text", "held"),
    [
        ("fr", "Traîtrise de Crète\nrien", ["treachery from Crete"]),
        ("de", "keine", []),
        ("it", "niente", []),
        ("en", "Nothing", []),
    ],
)
def test_who_holds_nothing_may_say_so_in_words(locale: str, text: str, held: list[str]) -> None:
    assert read_held_calamities(text, game().atlas, LOCALIZERS.localizer(locale)) == held


@pytest.mark.parametrize("sign", [",", ";", "\n"])
def test_more_names_than_there_can_be_are_refused(sign: str) -> None:
    localizer, atlas = LOCALIZERS.localizer("en"), game().atlas
    pool = Losses(EGYPT, "losses", "30.311", Pool(()), 3)
    names, facts = f"famine{sign}" * (MOST_PARTS + 1), f"coast sparta yes{sign}" * (MOST_PARTS + 1)
    with pytest.raises(CalamityRefusal) as held:
        read_held_calamities(names, atlas, localizer)
    with pytest.raises(CalamityRefusal) as answered:
        read_answer(pool, names, atlas, localizer)
    with pytest.raises(CalamityRefusal) as changed:
        read_choices(None, "descartes", facts, is_western=True)
    assert {each.value.reason.key for each in (held, answered, changed)} == {"calamity-parts-many"}
    assert len(read_held_calamities(f"famine{sign}" * MOST_PARTS, atlas, localizer)) == MOST_PARTS
    assert (
        len(read_choices(None, "descartes", "coast sparta yes," * MOST_PARTS, is_western=True).map_facts) == MOST_PARTS
    )


def test_of_many_names_that_are_none_the_first_are_compared_with_all_there_are() -> None:
    with pytest.raises(CalamityRefusal) as refused:
        read_held_calamities("Hungersnod, " * MOST_PARTS, game().atlas, LOCALIZERS.localizer("de"))
    assert refused.value.reason.values["count"] == MOST_LOOKED_UP


def test_a_word_with_four_letters_more_or_fewer_is_no_misspelt_name() -> None:
    name = "peloponnesus"
    assert [nearest_word(word, [name]) for word in ("peloponne", "peloponnesus-on")] == [name, name]
    assert [nearest_word(word, [name]) for word in ("peloponn", "peloponnesus-and")] == [None, None]


def test_two_languages_of_one_name_have_words_of_their_own() -> None:
    """As a language that has been edited, or one made up for a test, beside the one that ships."""
    german, atlas = LOCALIZERS.localizer("de"), game().atlas
    other = replace(LOCALIZERS.localizer("fr"), locale="de")
    for localizer, text in ((german, "Hungersnot"), (other, "Famine"), (german, "Hungersnot")):
        assert in_log_words(text, atlas, localizer) == "famine"
    assert in_log_words("Hungersnot", atlas, other) == "Hungersnot"


@pytest.mark.parametrize(
    ("locale", "text", "nearest"),
    [
        ("fr", "Hordes barbare de Crète", "Barbares"),
        ("de", "Hungersnod", "Hungersnot"),
        ("it", "Tradimeto da Creta", "Tradimento"),
        ("en", "Crete treechery", "Treachery"),
    ],
)
def test_what_is_nearly_a_calamity_is_refused_with_that_one(locale: str, text: str, nearest: str) -> None:
    with pytest.raises(CalamityRefusal) as refused:
        read_held_calamities(text, game().atlas, LOCALIZERS.localizer(locale))
    assert str(refused.value.reason.values["nearest"]).casefold() == nearest.casefold()


@pytest.mark.parametrize(
    ("text", "log"),
    [
        ("Memphis cité, Fayoum 5", "Egypt: memphis city, fayum 5"),
        ("Memphis cité; cartes: Poterie", "Egypt: memphis city; cards: pottery"),
        ("cartes: Poterie", "Egypt: cards: pottery"),
        ("Memphis cité\nBarbares: Sparte 3", "Egypt: memphis city\nBarbarians: sparta 3"),
        ("Crète: Knossos cité", "Crete: knossos city"),
        ("Égypte: Memphis cité\nCrète: Knossos cité", "Egypt: memphis city\nCrete: knossos city"),
    ],
)
def test_a_position_without_a_nation_is_ones_own(text: str, log: str) -> None:
    assert whole(text, LOCALIZERS.localizer("fr"), EGYPT) == log


def test_a_part_of_a_position_may_follow_a_comma_and_a_minus_is_no_letter() -> None:
    localizer, atlas = LOCALIZERS.localizer("fr"), game().atlas
    log = whole("Égypte: Memphis cité, Fayoum 4, réserve 43/8, trésor 8", localizer)
    nation = read_nation(log, atlas)
    assert isinstance(nation, Nation)
    assert (nation.stock_tokens, nation.stock_cities, nation.treasury) == (43, 8, 8)
    assert whole("Égypte: Fayoum -3", localizer) == "Egypt: fayum -3"  # refused as negative


@pytest.mark.parametrize("locale", ["fr", "de", "it"])
def test_answers_are_told_in_the_tables_language(locale: str) -> None:
    localizer = LOCALIZERS.localizer(locale)
    for text in ("Egypt losses upper-egypt 3, memphis reduce", "Egypt keep second", "table coast no",
                 "Egypt allocation Crete 8, Babylon 2"):  # fmt: skip
        wording = line_text(Line(3, 0, f"answer {text}"), ["Ann"], localizer)
        english = {"losses", "upper-egypt", "reduce", "Egypt", "second", "coast", "Crete"}
        assert not english & set(re.split(r"[ ,:]+", wording)), wording
    assert nation_name(localizer, "Egypt") in line_text(Line(1, 0, "nation Egypt"), ["Ann"], localizer)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_call_says_in_one_plain_line_what_is_asked(locale: str) -> None:
    stage = set_up("nothing", "treachery", "nothing").play(0, "draw").stage
    assert stage.pending is not None
    text = question_line(stage.pending, stage.queue[0], LOCALIZERS.localizer(locale))
    assert "(30.222)" in text
    assert not {"*", "\n", "-"} & set(text)

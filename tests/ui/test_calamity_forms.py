"""Forms of a table of calamities: what people type in their own language becomes what the log writes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import assets
from bot.calamities.decisions import Allocation
from bot.calamities.names import CARDS, NationName
from bot.calamities.position import Nation
from bot.calamities.position_text import read_nation
from bot.games.calamities import answer_line
from bot.games.calamity_lines import CalamityRefusal
from bot.games.calamity_stages import RESOLVING, SHOWING
from bot.i18n.calamities.positions import position_told
from bot.i18n.catalogue import Catalogues
from bot.match import Line
from bot.ui.calamities.forms import in_log_words, position_in_log_words, suggested_text, typed_answer
from bot.ui.calamities.telling import line_told
from tests.games.test_calamities import game, set_up

HELD = ("grain 2; famine; flood", "epidemic; civil war", "iconoclasm; civil disorder")
SPEAKERS = Catalogues.load(assets.folder() / "locales")


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
    assert in_log_words(text, game().atlas, SPEAKERS.speaker(locale)) == log


@settings(max_examples=20)
@given(locale=st.sampled_from(["en", "fr", "it", "de"]), order=st.permutations(HELD))
def test_what_a_form_suggests_is_a_legal_answer_in_every_language(locale: str, order: list[str]) -> None:
    speaker = SPEAKERS.speaker(locale)
    match = set_up(*order).play(0, "draw")
    while match.stage.kind == RESOLVING:
        pending = match.stage.pending
        assert pending is not None
        typed = in_log_words(suggested_text(pending, speaker), game().atlas, speaker)
        (seat,) = match.waiting()
        match = match.play(seat, answer_line(typed_answer(pending, typed, game().atlas)))
    assert match.stage.kind == SHOWING


def test_orders_name_nations() -> None:
    most = {NationName("Crete"): 8, NationName("Babylon"): 8}
    decision = Allocation(NationName("Egypt"), "allocation", "30.311", 10, most)
    found = typed_answer(decision, "Crete: 4\nbabylon = 6", game().atlas)
    assert found.value == (("Crete", 4), ("Babylon", 6))


@pytest.mark.parametrize("locale", ["en", "fr", "it", "de"])
def test_a_position_told_in_any_language_is_read_as_the_same_one(locale: str) -> None:
    """Every area, card and nation, stock, treasury and cities: what the form shows can be sent back as it is."""
    speaker, atlas = SPEAKERS.speaker(locale), game().atlas
    for name in atlas.nations:
        areas = dict.fromkeys(atlas.areas, 3) if name == atlas.nations[0] else {}
        nation = Nation(name, areas, frozenset(areas), 43, 6, 5, frozenset(CARDS))
        told = position_told(nation, speaker)
        assert read_nation(position_in_log_words(told, atlas, speaker), atlas) == nation
        assert locale != "de" or " Vorrat 43/6; Kasse 5; Karten: " in told


@pytest.mark.parametrize("locale", ["en", "fr", "it", "de"])
def test_a_position_as_the_log_writes_it_is_read_in_any_language(locale: str) -> None:
    text = "Egypt: upper-egypt 2, western-desert 1; cards: pottery"
    assert position_in_log_words(text, game().atlas, SPEAKERS.speaker(locale)) == text


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
        position_in_log_words(text, game().atlas, SPEAKERS.speaker(locale))
    assert refused.value.reason.values == {"found": found, "nearest": nearest}


def test_what_somebody_has_entered_is_told_in_the_tables_language() -> None:
    line = Line(3, 0, "position Babylon: babylon city, babylonia 3, upper-egypt city 2; stock 43/6; cards: law")
    told = line_told(line, ["Ann"], SPEAKERS.speaker("it"))
    assert "Babilonia: Babele città, Babilonia 3, Alto Egitto città 2; riserva 43/6; carte: " in told
    assert "upper-egypt" not in told

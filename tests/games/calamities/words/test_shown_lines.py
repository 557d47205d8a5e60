"""Every line that a page shows for a decision is taken back by its form as what it means, in every language."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.games.calamities.lines import read_held
from bot.games.calamities.pages.message_text import held_text, nation_text, question_text
from bot.games.calamities.pages.share_menus import amount_label, item_label
from bot.games.calamities.rules.answers import Answer, Shares, Value
from bot.games.calamities.rules.decisions import Allocation, Amount, Decision, Pick, PickSome, TakeOver
from bot.games.calamities.rules.losses import CityWay, ExposedArea, Losses, Pool, way_word
from bot.games.calamities.rules.names import CALAMITIES, AreaId, NationName
from bot.games.calamities.rules.options import Asked
from bot.games.calamities.rules.portions import items_of, nothing_chosen, value_of, with_amount
from bot.games.calamities.rules.position_text import read_nation
from bot.games.calamities.rules.turn import DrawnCalamity
from bot.games.calamities.words.choice_text import bearing_notes, choice_label, choice_lines
from bot.games.calamities.words.question_text import answer_text, limit_lines, option_label
from bot.games.calamities.words.typed_answer import read_answer, suggested_text
from bot.games.calamities.words.typed_position import read_typed_position
from bot.games.calamities.words.typed_text import read_held_calamities
from bot.i18n.catalogue import Localizer
from bot.reasons import GameError
from tests.games.calamities.asked_decisions import asked_everywhere
from tests.games.calamities.rules.boards import atlas, nation, table
from tests.i18n.languages import SPOKEN, localizer

EGYPT = NationName("Egypt")


def lines_of(asked: Asked, said: Localizer) -> Iterator[tuple[str, Value]]:
    """Each line that pages show of a decision's answers, and what it means."""
    decision = asked.decision
    match decision:
        case Pick():
            for option in decision.options:
                yield option_label(said, decision, option), option
                yield choice_label(said, asked, decision, option), option
            for line in choice_lines(said, asked, is_public=True):
                if (option := option_of(line, asked, said)) is not None:
                    yield line, option
        case PickSome():
            for option in decision.options:
                yield option_label(said, decision, option), (option,)
            for line in choice_lines(said, asked, is_public=True):
                if (option := option_of(line, asked, said)) is not None:
                    yield line, (option,)
        case Amount():
            yield from ((line, shown) for shown, line in enumerate(choice_lines(said, asked, is_public=False)))
        case _:
            yield from share_lines(asked, said)


def option_of(line: str, asked: Asked, said: Localizer) -> str | None:
    """The option that a line is about; None for one about all of them."""
    decision = asked.decision
    assert isinstance(decision, Pick | PickSome)
    begins = [
        option
        for option in decision.options
        for label in (option_label(said, decision, option), choice_label(said, asked, decision, option))
        if line == f"- {label}" or line.startswith((f"- {label}:", f"- {label}\u00a0:"))
    ]
    return begins[0] if begins else None


def share_lines(asked: Asked, said: Localizer) -> Iterator[tuple[str, Value]]:
    """The lines, menus and labels of losses and divisions."""
    decision, notes = asked.decision, bearing_notes(said, asked)
    items, nothing = items_of(decision), nothing_chosen(decision)
    listed = limit_lines(said, decision, notes=notes)
    yield from zip(listed[len(listed) - len(most_of(decision)) :], most_of(decision), strict=True)
    for place, item in enumerate(items):
        # a city's ways begin with the one that costs most
        most = 1 if item.ways else item.most
        yield item_label(item, said, notes.get(item.name, "")), value_of(decision, with_amount(nothing, place, most))
        for amount in range(item.most + 1):
            value = value_of(decision, with_amount(nothing, place, amount))
            yield f"- {amount_label(item, amount, said, is_whole=True)}", value
            yield amount_label(item, amount, said), value


def most_of(decision: Decision) -> list[Shares]:
    """What each line of a decision's limits means: the most that it names."""
    match decision:
        case Losses():
            return [
                (*([(each.area, each.tokens)] if each.tokens else []),
                 *([(each.area, way_word(each.ways[0]))] if each.ways else []))
                for each in decision.pool.exposed
                if each.tokens or each.ways
            ]  # fmt: skip
        case TakeOver():
            return [
                (*([(area, decision.tokens[area])] if area in decision.tokens else []),
                 *([(area, "city")] if area in decision.cities else []))
                for area in sorted({*decision.tokens, *decision.cities})
            ]  # fmt: skip
        case Allocation():
            return [((nation, most),) if most else () for nation, most in decision.most.items()]
        case _:
            raise TypeError(decision)


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(1)
@pytest.mark.parametrize("locale", SPOKEN)
def test_every_line_that_is_shown_of_every_decision_is_taken_back_as_what_it_means(locale: str) -> None:
    said, count = localizer(locale), 0
    for asked in asked_everywhere():
        for line, value in lines_of(asked, said):
            read = read_answer(asked.decision, line, asked.position.atlas, said)
            assert read == Answer(asked.decision.who, asked.decision.what, value), line
            count += 1
    assert count > 3000


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_whole_answer_is_taken_back_as_the_log_and_the_form_tell_it(locale: str) -> None:
    said = localizer(locale)
    for number, asked in enumerate(asked_everywhere()):
        decision, places = asked.decision, asked.position.atlas
        answer = Answer(decision.who, decision.what, decision.draw(Random(number).randrange))
        assert read_answer(decision, answer_text(said, str(answer)), places, said) == answer
        assert decision.why_not(read_answer(decision, suggested_text(decision, said), places, said).value) is None


@pytest.mark.parametrize("locale", SPOKEN)
def test_all_lines_of_a_loss_may_be_sent_together(locale: str) -> None:
    said = localizer(locale)
    for asked in asked_everywhere():
        decision = asked.decision
        if isinstance(decision, Losses):
            text = question_text(asked, said, is_public=True)
            count = len(most_of(decision))
            start = text.index(limit_lines(said, decision)[-count])
            lines = text[start:].split("\n")[:count]
            found = read_answer(decision, "\n".join(lines), asked.position.atlas, said).value
            assert found == tuple(share for each in most_of(decision) for share in each)


def loss(*exposed: ExposedArea) -> Losses:
    """A loss of Egypt's in these areas."""
    return Losses(EGYPT, "losses", "30.611", Pool(exposed, 50, is_strict=True), 4)


SICK = tuple(CityWay(str(points), 5 - points) for points in (4, 3, 2, 1))
HUNGRY = (CityWay("eliminate"), CityWay("reduce", 2))


@pytest.mark.parametrize(
    ("locale", "text", "value"),
    [
        ("en", "Memphis: city replaced: 4", (("memphis", 4),)),
        ("en", "Memphis: city replaced by 1 token", (("memphis", 4),)),
        ("en", "memphis city 3", (("memphis", 3),)),
        ("en", "fayum -6", (("fayum", 6),)),
        ("en", "Fayum −6, Memphis 4", (("fayum", 6), ("memphis", 4))),
        ("en", "the Fayum: 6 tokens", (("fayum", 6),)),
        ("en", "**Fayum**: 6\n• Memphis: city replaced by 4 tokens", (("fayum", 6), ("memphis", 1))),
        ("fr", "Memphis\u00a0: cité remplacée\u00a0: 4", (("memphis", 4),)),
        ("fr", "le Fayoum −6 pions", (("fayum", 6),)),
        ("de", "Memphis: Stadt ersetzt: 4", (("memphis", 4),)),
        ("de", "Fayum -6 Marker; Memphis: Stadt durch 2 Marker ersetzt", (("fayum", 6), ("memphis", 3))),
        ("it", "Menfi: città sostituita: 4", (("memphis", 4),)),
        ("it", "Menfi: città sostituita da 1 segnalino", (("memphis", 4),)),
    ],
)
def test_what_people_make_of_a_line_is_understood(locale: str, text: str, value: Value) -> None:
    decision = loss(ExposedArea(AreaId("fayum"), 6), ExposedArea(AreaId("memphis"), 0, SICK))
    assert read_answer(decision, text, atlas(), localizer(locale)).value == value


@pytest.mark.parametrize(
    ("locale", "text", "value"),
    [
        ("en", "memphis eliminated", "eliminate"),
        ("en", "Memphis: city reduced", "reduce"),
        ("en", "Memphis: city reduced: 3", "reduce"),
        ("en", "memphis city", "eliminate"),
        ("fr", "Memphis cité perdue", "eliminate"),
        ("fr", "Memphis\u00a0: cité réduite à 2 pions", "reduce"),
        ("de", "Memphis Stadt weg", "eliminate"),
        ("de", "Memphis: Stadt auf 2 Marker reduziert", "reduce"),
        ("it", "Menfi persa", "eliminate"),
        ("it", "Menfi ridotta", "reduce"),
    ],
)
def test_how_a_city_goes_is_said_in_words(locale: str, text: str, value: str) -> None:
    decision = loss(ExposedArea(AreaId("fayum"), 6), ExposedArea(AreaId("memphis"), 2, HUNGRY))
    assert read_answer(decision, text, atlas(), localizer(locale)).value == (("memphis", value),)


def test_a_city_with_a_number_that_it_has_not_is_refused_and_never_taken_for_tokens() -> None:
    decision = loss(ExposedArea(AreaId("fayum"), 6), ExposedArea(AreaId("memphis"), 2, HUNGRY))
    found = read_answer(decision, "Memphis city 2", atlas(), localizer("en"))
    reason = decision.why_not(found.value)
    assert reason is not None
    assert reason.key == "calamity-city-way"


@pytest.mark.parametrize(
    ("locale", "what", "options", "text", "value"),
    [
        ("fr", "eruption_site", ("etna", "thera"), "le volcan Etna", "etna"),
        ("fr", "flood_plain", ("nile", "po"), "la plaine du Nil", "nile"),
        ("en", "keep", ("first", "second"), "I keep the second", "second"),
        ("en", "keep", ("first", "second"), "First faction (35 points): Egypt 43 → 35 points", "first"),
        ("de", "keep", ("first", "second"), "die zweite Partei", "second"),
        ("it", "march", ("danube", "dacia"), "in Dacia", "dacia"),
    ],
)
def test_an_option_is_found_among_other_words(
    locale: str, what: str, options: tuple[str, ...], text: str, value: str
) -> None:
    decision = Pick(EGYPT, what, "30.211", options)
    assert read_answer(decision, text, atlas(), localizer(locale)).value == value


def test_two_options_in_one_text_are_none() -> None:
    decision = Pick(EGYPT, "eruption_site", "30.211", ("etna", "thera"))
    assert read_answer(decision, "Etna or Thera", atlas(), localizer("en")).value not in decision.options


def test_words_that_mean_nothing_behind_a_name_are_refused() -> None:
    decision = loss(ExposedArea(AreaId("fayum"), 6))
    with pytest.raises(GameError):
        read_answer(decision, "Fayum sometimes 3", atlas(), localizer("en"))


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_hand_is_taken_back_as_it_is_shown(locale: str) -> None:
    said, nations = localizer(locale), atlas().nations
    for calamity, facts in CALAMITIES.items():
        for giver in (None, *nations) if facts.tradable else (None,):
            drawn = DrawnCalamity(calamity, EGYPT, giver)
            (line,) = read_held_calamities(held_text(drawn, said), atlas(), said)
            assert read_held(line, EGYPT if giver != EGYPT else NationName("Crete"), nations).traded_by == giver
            assert read_held(line, NationName("nobody"), nations).calamity == calamity


@pytest.mark.parametrize(
    ("locale", "text", "held"),
    [
        ("fr", "volcan", "volcano earthquake"),
        ("fr", "Séisme", "volcano earthquake"),
        ("fr", "Traîtrise de l'Égypte", "treachery from Egypt"),
        ("fr", "Épidémie de la Crète", "epidemic from Crete"),
        ("fr", "hérésie de l’Italie", "iconoclasm heresy from Italy"),
        ("de", "Vulkan", "volcano earthquake"),
        ("de", "Verrat vom Ägypten", "treachery from Egypt"),
        ("it", "vulcano", "volcano earthquake"),
        ("it", "Tradimento dalla Tracia", "treachery from Thrace"),
        ("en", "Hordes from Egypt", "barbarian hordes from Egypt"),
        ("en", "Eruption", "volcano earthquake"),
    ],
)
def test_a_calamity_may_have_a_shorter_name_and_its_giver_an_article(locale: str, text: str, held: str) -> None:
    assert read_held_calamities(text, atlas(), localizer(locale)) == [held]


@pytest.mark.parametrize("locale", SPOKEN)
def test_a_position_is_taken_back_as_the_board_shows_it(locale: str) -> None:
    said = localizer(locale)
    egypt = nation("Egypt", "memphis city, fayum 5, upper-egypt 2, alexandria city", treasury=3, cards="pottery, law")
    shown = replace(egypt, tokens={**egypt.tokens, AreaId("memphis"): 2}, stock_tokens=egypt.stock_tokens - 2)
    for whole in (True, False):
        line = nation_text(shown, said)
        read = read_typed_position(line, atlas(), said, table(egypt), own=EGYPT, is_whole=whole)
        assert read_nation(read, atlas()) == shown

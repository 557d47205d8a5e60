"""Alt text and text board: complete, within their limits, in words."""

import re
from dataclasses import replace

import pytest

from bot import assets
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Observation, Result, Seat, observe
from bot.games.civ.rules.cards import AGE_OF, KIND_OF
from bot.games.civ.rules.position import DRAFT_KEEP
from bot.games.civ.words import words
from bot.i18n.catalogue import Catalogues
from bot.i18n.cutting import MOST_ALT
from tests.games.civ.pictures.boards import stretched, uniform
from tests.games.civ.pictures.stories import finished
from tests.games.civ.pictures.tables import NAMES, ODD_NAMES, grown, localizer, some_games

LONG = ("N" * 32,) * 4


def facts(seen: Observation) -> list[str]:
    """What a text board has to say, as the words it says it in."""
    say = localizer()
    found = [NAMES[seat.seat] for seat in seen.seats]
    for seat in seen.seats:
        if not seat.alive:
            found.append("has left the game")
            continue
        found += [f"hand size {seat.hand_limit}", f"{seen.points[_side(seen, seat.seat)]} point"]
        for column in seat.columns:
            word = words.domain(say, column.domain)
            if column.count:
                found.append(f"{word} {column.count} of {column.hegemony_need}")
            found += [f"Embargo on {word}"] * bool(column.embargoes)
            found += [f"Democracy on {word}"] * bool(column.democracies)
    found += [words.card(say, card) for card in (*seen.discard, *seen.centre, *seen.hand, *seen.pack)]
    found += [f"{count} of Age {'I' * age}" for age, count in enumerate(seen.pile, 1) if count]
    if seen.coin is not None:
        found += [words.effect(say, seen.coin.domain, seen.coin.level), f"level {seen.coin.level}"]
    if seen.turn is not None:
        found += [words.domain(say, code) for code in seen.used_sacrifice]
        found.append(words.phase(say, seen))
    if seen.result is not None:
        found.append(words.result(say, seen.result, NAMES, seen))
    if seen.phase == DRAFT_KEEP:
        found += ["choosing…"]
    return found


def _side(seen: Observation, seat: Seat) -> int:
    return next(number for number, seats in enumerate(seen.sides) if seat in seats)


def test_the_text_board_holds_every_fact() -> None:
    for game in some_games():
        for viewer in (None, 0):
            seen = observe(game, viewer)
            text = text_board(seen, NAMES, localizer())
            assert [fact for fact in facts(seen) if fact not in text] == []
            assert len(text) <= 3500


def test_the_alt_text_has_the_essentials_in_words_and_fits() -> None:
    for game in some_games():
        seen = observe(game, None)
        text = alt_text(seen, NAMES, localizer())
        assert len(text) <= MOST_ALT
        if seen.turn is not None:
            assert text.startswith(f"{NAMES[seen.turn]}’s turn.")
        for seat in seen.seats:
            assert NAMES[seat.seat] in text
            for column in seat.columns:
                if column.count and not text.endswith("shows the rest."):
                    assert f"{words.domain(localizer(), column.domain)} {column.count}" in text
        assert not [card for card in KIND_OF if card in text.split()]


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
@pytest.mark.parametrize("names", [NAMES, LONG, ODD_NAMES])
def test_an_alt_text_begins_with_the_turn_and_its_step_and_never_loses_them(
    language: str, names: tuple[str, ...]
) -> None:
    said = Catalogues.load(assets.folder() / "locales", strict=True).localizer(language)
    seen = replace(stretched(4), turns=120)
    assert seen.turn is not None
    begun = f"{said.say('board-turn', name=names[seen.turn])}. {words.phase(said, seen)}. "
    text = alt_text(seen, names, said)
    assert text.startswith(begun + said.say("board-turn-number", number=121) + ".")
    assert said.say("text-more", button=said.say("key-text")) in text


@pytest.mark.parametrize("names", [NAMES, LONG, ODD_NAMES])
def test_an_alt_text_too_long_is_cut_at_a_fact_and_says_where_the_rest_is(names: tuple[str, ...]) -> None:
    text = alt_text(stretched(4), names, localizer())
    assert len(text) <= MOST_ALT
    assert text.endswith("“As text” shows the rest.")


def test_whoever_is_close_to_hegemony_is_named_first() -> None:
    text = alt_text(stretched(2), NAMES, localizer())
    assert 0 < text.index("for Hegemony") < text.index("Hand:")


def test_a_game_that_is_over_has_nobody_close_to_hegemony() -> None:
    seen = observe(finished("056"), None)
    for text in (alt_text(seen, NAMES, localizer()), text_board(seen, NAMES, localizer())):
        assert "for Hegemony" not in text


def test_points_are_those_of_now_only_until_the_game_is_over() -> None:
    assert re.search(r"points? now", text_board(observe(next(iter(some_games())), None), NAMES, localizer()))
    over = text_board(observe(finished("056"), None), NAMES, localizer())
    assert re.search(r"points?\b", over)
    assert not re.search(r"points? now", over)


def test_teams_are_named_in_the_alt_text() -> None:
    seen = observe(grown(150, 5, players=4, teams=True), None)
    text = alt_text(seen, NAMES, localizer())
    for seat, name in enumerate(NAMES):
        team = next(number for number, seats in enumerate(seen.sides, start=1) if seat in seats)
        assert f"{name} (Team {team}): " in text


def test_an_ended_game_tells_its_result_first() -> None:
    seen = observe(next(iter(some_games())), None)
    over = replace(seen, phase="over", turn=None, result=Result("last_standing", (Seat(1),)))
    assert alt_text(over, NAMES, localizer()).startswith("Bartholomew wins")


def test_ages_of_hands_are_told_by_their_number() -> None:
    seen = stretched(2)
    text = text_board(seen, NAMES, localizer())
    assert "12 of Age I, 10 of Age II, 12 of Age III" in text
    assert AGE_OF


def test_facts_are_joined_with_the_languages_own_signs() -> None:
    french = Catalogues.load(assets.folder() / "locales", strict=True).localizer("fr")
    text = alt_text(stretched(2), ("Anne", "Bruno"), french)
    assert "Anne\u00a0: " in text
    assert re.search(r"\S[:;] ", text) is None


def test_texts_tell_the_domains_in_the_order_in_which_boards_lay_them_out() -> None:
    seen = uniform(2, 3)
    named = [words.domain(localizer(), code) for code in "RMESCU"]
    lines = [line.split()[1] for line in text_board(seen, NAMES, localizer()).splitlines() if line.startswith("• ")]
    found_names = [word for word in lines if word in named]
    assert found_names[:6] == found_names[6:12] == named
    first = alt_text(seen, ("Ann", "Bo"), localizer()).partition("Ann: ")[2]
    places = [first.index(f"{word} ") for word in named]
    assert places == sorted(places)

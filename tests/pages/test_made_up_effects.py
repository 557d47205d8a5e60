"""Effects made up from the steps of others: what is offered, told and foretold of them is what the judge then does."""

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.games.civ.rules.made_up import HALF_KNOWN, OTHER_STEPS, TABLES, WORDLESS, made_up, rows

EVERY: Final = {**TABLES, **HALF_KNOWN}
ALSO_STEPS: Final = {**EVERY, **OTHER_STEPS}
NAMES: Final = ("Ann", "Bob", "Chloe", "Dan")


@pytest.mark.sample(1, rest="long")
@pytest.mark.parametrize("name", EVERY)
def test_what_can_i_do_tells_of_every_action(name: str) -> None:
    """§2.2: a line for each, with the clause of the effect that asks; and what is refused is told."""
    with made_up(rows(EVERY[name])) as load:
        lines, localizer = (
            load("bot.games.civ.pages.available_actions_lines"),
            load("tests.i18n.languages").localizer("en"),
        )
        available_actions = load("bot.games.civ.rules.available_actions").available_actions
        for game, seat, seen in _moments(load):
            now = available_actions(game, seat)
            assert sorted(action.text for can in now.can for action in can.actions) == sorted(map(str, seen.legal))
            assert bool(lines.possible(localizer, now.can, seen, NAMES)) == bool(seen.legal)
            assert all(line.strip() for line in lines.impossible(localizer, now.cannot, seen, NAMES))
            clauses = {can.clause for can in now.can if can.word not in ("play", "end", "skip")}
            assert clauses <= {effect.clause for effect in load("bot.games.civ.rules.effect_table").EFFECTS}, seen.owed


@pytest.mark.sample(1, rest="long")
@pytest.mark.parametrize("name", ALSO_STEPS)
def test_consequences_are_what_the_judge_then_does(name: str) -> None:
    """§7.1: the column that a card leaves or joins stands then as it was foretold."""
    with made_up(rows(ALSO_STEPS[name])) as load:
        told = 0
        consequence, localizer = (
            load("bot.games.civ.pages.consequences").consequence,
            _localizer(load),
        )
        steps, cards = load("bot.games.civ.rules.effect_table").STEPS, load("bot.games.civ.rules.cards")
        for game, seat, seen in _moments(load):
            for action in seen.legal:
                text = consequence(action, seen, localizer, NAMES)
                if action.word in steps and "area" in (steps[action.word].source, steps[action.word].goal):
                    if steps[action.word].strikes_others:
                        assert text
                        continue
                    domain = cards.DOMAIN_OF[action.kind]
                    after = game.play(seat, action).position
                    before, now = (cards.column(each.columns[seat], domain) for each in (game.position, after))
                    need = game.position.hegemony_need(seat, domain)
                    assert f"{before}/{need} → {now}/{need}" in text, (text, action)
                    told += 1
        assert told > 10


@pytest.mark.sample(1, rest="long")
@pytest.mark.parametrize("name", ALSO_STEPS)
def test_every_choice_offered_can_be_made(name: str) -> None:
    """One press may do several actions: the judge allows all of them, and every action is in one of the choices."""
    with made_up(rows(ALSO_STEPS[name])) as load:
        choices, one_press = load("bot.games.civ.pages.choices"), load("bot.games.civ.pages.one_press")
        tell, localizer = (
            load("bot.games.civ.pages.consequences").option_consequence,
            _localizer(load),
        )
        for game, seat, seen in _moments(load):
            offered = one_press.with_stops(game, seat, one_press.offered(game, seat))
            begun = {group.begins for group in offered} | {
                option.action for group in offered for option in group.options
            }
            assert {action for action in seen.legal if action.word in ("use", "copy")} <= begun
            for group in offered:
                for option in group.options:
                    tell(option, group, seen, localizer, NAMES)
                    now = game if group.begins is None else game.play(seat, group.begins)
                    if group.most > 1:
                        assert option.action in now.legal(seat)
                        continue
                    for action in choices.actions_of([option.value]):
                        now = now.play(seat, action)


@pytest.mark.sample(1, rest="long")
@pytest.mark.parametrize("name", ALSO_STEPS)
def test_what_hit_a_player_is_news_to_them(name: str) -> None:
    """§5.1, §5.2: whichever effect took the cards."""
    with made_up(rows(ALSO_STEPS[name])) as load:
        news_of, hits = load("bot.games.civ.pages.news_since_last_turn").news_of, 0
        for game, _, _ in _moments(load):
            for line in game.lines[-1:]:
                for seat in range(game.setup.players):
                    lost = game.positions[-2].areas[seat] != game.positions[-1].areas[seat]
                    if seat != line.seat and lost and not game.is_over and line.action.word != "undo":
                        found = news_of(game, seat)
                        hits += 1
                        assert any(hit.lost for each in found.seats for hit in each.hits), (line.action, seat)
        assert hits or "attack" not in load("bot.games.civ.rules.effect_table").STEPS


@pytest.mark.sample(1, rest="long")
@pytest.mark.parametrize("name", {**TABLES, **OTHER_STEPS, **WORDLESS})
def test_player_aid_hints_news_and_reviews_go_on_with_them(name: str) -> None:
    """Also where a step has no words yet."""
    with made_up(rows({**TABLES, **OTHER_STEPS, **WORDLESS}[name])) as load:
        pages, localizer = "bot.games.civ.pages.", _localizer(load)
        aid, hint = load(pages + "player_aid_page").player_aid_page, load(pages + "hint").hint_text
        news, observe = load(pages + "news_since_last_turn"), load("bot.games.civ.rules").observe
        reviewer, effort = load("bot.games.civ.reviewer"), load("bot.games.civ.ai.expert").Effort(2, 2, beam=1, most=20)
        moments = list(_moments(load))[:20]
        for game, seat, _ in moments:
            table = load("tests.pages.tables").table_of(game)
            assert aid(table, seat, localizer, (), has_text=True).view()
            advice = reviewer.find_advice(*reviewer.decisions_so_far(game, seat), effort)
            assert hint(table, game, seat, localizer, advice)
            for reader in range(game.setup.players):
                news.news_lines(news.news_of(game, reader), observe(game, reader), localizer, NAMES)
        last = moments[-1][0]
        network = load("bot.games.civ.levels").load_network(last.setup.players, teams=last.setup.teams)
        decisions = reviewer.moments_of(last, 0, range(last.number))
        assert decisions
        for decision in decisions[:2]:
            load("bot.games.civ.ai.review").appraise(decision, network, effort)


def _localizer(load: Any) -> Any:
    """A language that says something neutral of steps without words."""
    return load("bot.i18n.catalogue").Catalogues.load(load("bot.assets").folder() / "locales").localizer("en")


@pytest.mark.parametrize("name", WORDLESS)
def test_an_effect_without_words_is_passed_over_nowhere_in_silence(name: str) -> None:
    with made_up(rows(WORDLESS[name])) as load, pytest.raises(Exception, match="culture-sacrifice"):
        _tell_all(load)


def _tell_all(load: Any) -> None:
    lines, localizer = load("bot.games.civ.pages.available_actions_lines"), load("tests.i18n.languages").localizer("en")
    for game, seat, seen in _moments(load):
        now = load("bot.games.civ.rules.available_actions").available_actions(game, seat)
        lines.possible(localizer, now.can, seen, NAMES)


def test_a_short_draw_pile_is_told_whichever_effect_draws() -> None:
    with made_up(rows(TABLES["utopia draws"])) as load:
        lines, localizer = (
            load("bot.games.civ.pages.available_actions_lines"),
            load("tests.i18n.languages").localizer("en"),
        )
        game = load("tests.games.civ.rules.tables").table(
            ["U3 U3 U3 U3 U3", "M1"], ["M1", "R1"], phase="effects", pile=1
        )
        now = load("bot.games.civ.rules.available_actions").available_actions(game, 0)
        told = lines.possible(localizer, now.can, load("bot.games.civ.rules").observe(game, 0), NAMES)
        assert sum("only 1 card left" in line for line in told) == 1, "Republic draws two"


def test_that_a_draw_leaves_nothing_to_do_is_not_known_before() -> None:
    """§1.6: what is drawn may open an effect."""
    with made_up(rows(TABLES["utopia draws"])) as load:
        game = load("tests.games.civ.rules.tables").table(["U3 U3 U3 U3 U3", "M1"], ["", ""], phase="effects")
        use = load("bot.games.civ.rules").parse("use U 2")
        assert not load("bot.games.civ.pages.one_press").leaves_only_the_end(game, 0, (use,))


def _moments(load: Any) -> Iterator[tuple[Any, int, Any]]:
    """Some actions after positions in which most effects are open, as whoever is on turn sees them."""
    for seed in range(12):
        chance = random.Random(seed)
        game = load("tests.games.civ.threats.next_turns").crowded(seed, pious=True)
        for _ in range(10):
            if game.is_over:
                break
            (seat, *_) = game.waiting()
            yield game, seat, load("bot.games.civ.rules").observe(game, seat)
            game = load("tests.strategies").moved(game, chance, patience=1.0)

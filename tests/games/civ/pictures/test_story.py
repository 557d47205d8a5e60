"""The story of a finished game: true to its positions, and every turning point true to its log."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from bot.games.civ.ai import greedy_policy, random_policy
from bot.games.civ.pictures.story import MOST, DecisiveTurn, Moment, Story, TurningPoint, decisive_turn, story
from bot.games.civ.pictures.story_text import decisive_text, story_alt, story_text, turn_of
from bot.games.civ.rules import DOMAINS, Game, Result, Seat, deal, events, observe
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE
from bot.games.civ.rules.transcript import state
from bot.games.civ.words import words
from tests.games.civ.pictures.stories import all_finished, finished, long_story, story_of
from tests.games.civ.pictures.tables import NAMES, ODD_NAMES, localizer
from tests.i18n.languages import localizer as localizer_of

EVENT_KINDS = {
    "attack": "attack",
    "attack_hegemony": "attack",
    "democracy": "democracy",
    "democracy_hegemony": "democracy",
    "embargo_hegemony": "embargo",
    "inquire": "inquire",
    "copy": "copy",
    "eliminate": "eliminate",
    "final_round": "final_round",
}
"""By the kind of a turning point, the event it cites."""


def stories() -> list[tuple[Game, Story]]:
    return [(game, story_of(game)) for game in all_finished() if story(game) is not None]


def test_most_reference_games_have_a_story() -> None:
    assert len(stories()) > 20


def test_counts_over_time_are_those_of_the_positions() -> None:
    for game, found in stories():
        for moment in found.moments:
            position = state(game.positions[moment.number])
            areas = [[card[0] for card in area] for area in position["areas"]]
            assert moment.counts == tuple(tuple(area.count(domain) for domain in DOMAINS) for area in areas)
            for seat, markers in enumerate(position["democracies"]):
                base = game.setup.hegemony_size
                laid = [domain for domain, _ in markers]
                assert moment.needs[seat] == tuple(base + laid.count(domain) for domain in DOMAINS)


def test_there_is_one_moment_a_turn_from_the_start_to_the_end() -> None:
    for game, found in stories():
        assert [moment.turn for moment in found.moments] == list(range(found.turns + 1))
        assert found.turns - game.position.turns in (0, 1)
        last = found.moments[-1]
        assert last.points == found.end.points
        assert last.counts == tuple(tuple(column.count for column in seen.columns) for seen in found.end.seats)
        for moment in found.moments[:-1]:
            assert game.positions[moment.number].turns == moment.turn


def test_a_draft_is_over_before_the_first_moment() -> None:
    game = finished("024")
    assert game.setup.setup == "draft"
    assert [sum(counts) for counts in story_of(game).moments[0].counts] == [1, 1, 1, 1]


def test_an_unfinished_or_abandoned_game_has_no_story() -> None:
    assert finished("040").result == Result("abandoned", ())
    assert story(finished("040")) is None
    assert story(finished("008").at(40)) is None


def test_turning_points_are_few_in_order_and_at_most_one_a_turn() -> None:
    for _, found in stories():
        turns = [point.turn for point in found.points]
        assert len(turns) <= MOST
        assert turns == sorted(set(turns))


def test_nothing_is_told_twice() -> None:
    for game, found in stories():
        told = [turn_of(localizer(), replace(point, turn=1), NAMES) for point in found.points]
        assert len(set(told)) == len(told), game.number


def test_the_move_that_won_is_never_left_out() -> None:
    for game, found in stories():
        assert game.result is not None
        won = [point for point in found.points if point.kind == "won"]
        if game.result.reason == "hegemony":
            assert won == [found.points[-1]]
            assert won[0].turn == found.turns
            assert won[0].seats[0] in game.result.winners
            _wins_with_its_card(game, won[0])
        else:
            assert won == []


def _wins_with_its_card(game: Game, won: TurningPoint) -> None:
    """The card that won is the last of its Domain that the winner played."""
    played = [event.card for event in events(game, None) if (event.kind, event.seat) == ("play", won.seats[0])]
    of_domain = [card for card in played if card is not None and card[0] == won.domain]
    assert won.card in (None, of_domain[-1])
    text = turn_of(localizer(), won, NAMES)
    assert won.card is None or words.card(localizer(), won.card) in text


def test_stories_tell_the_card_that_won_and_democracies() -> None:
    points = [point for _, found in stories() for point in found.points]
    assert any(point.card for point in points)
    for point in points:
        if point.kind == "democracy":
            text = turn_of(localizer(), point, NAMES)
            assert f"now needs {point.count} cards" in text.replace("\u2068", "").replace("\u2069", "")
            french = turn_of(localizer_of("fr"), point, NAMES).replace("\u2068", "").replace("\u2069", "")
            assert f"doit désormais réunir {point.count}\N{NO-BREAK SPACE}cartes en " in french
    assert any(point.kind.startswith("democracy") for point in points)


def test_each_turning_point_cites_what_stands_in_the_log() -> None:
    for game, found in stories():
        for point in found.points:
            assert point.number in game.standing
            if point.kind in EVENT_KINDS:
                _cites_an_event(game, point)
            else:
                _cites_a_turn(game, found, point)


def _cites_an_event(game: Game, point: TurningPoint) -> None:
    there = [event for event in events(game, None) if event.number == point.number]
    event = next(event for event in there if event.kind == EVENT_KINDS[point.kind])
    assert point.turn == game.positions[point.number - 1].turns + 1
    if point.kind != "final_round":
        assert point.seats == (event.seat,)
    if point.kind == "attack":
        assert list(point.others) == [event.seat for event in there if event.kind == "lost"]
    elif point.others:
        assert {*point.others} <= {event.target, *(event.seat for event in there if event.kind == "lost")}
    assert point.level in (None, 2)
    assert point.kind != "inquire" or point.count == event.count
    if point.kind.endswith("_hegemony"):
        before, number = game.positions[point.number - 1], DOMAINS.index(point.domain or DOMAINS[0])
        missing = before.hegemony_need(point.others[0], number) - _count(
            game, point.number - 1, point.others[0], number
        )
        assert missing == 1


def _count(game: Game, line: int, seat: int, number: int) -> int:
    return sum(card[0] == DOMAINS[number] for card in state(game.positions[line])["areas"][seat])


def _cites_a_turn(game: Game, found: Story, point: TurningPoint) -> None:
    before, after = next((one, other) for one, other in pairwise(found.moments) if other.turn == point.turn)
    assert point.number == after.number
    if point.kind in ("lead", "swing"):
        side = game.setup.sides().index(point.seats)
        assert after.points[side] == max(after.points) or point.kind == "swing"
        assert after.points.count(max(after.points)) == 1 or point.kind == "swing"
        assert point.kind == "lead" or after.points[side] - before.points[side] == point.count
        return
    number = DOMAINS.index(point.domain or DOMAINS[0])
    now, then = (moment.counts[point.seats[0]][number] for moment in (after, before))
    assert now > then or _need(after, point, number) < _need(before, point, number)
    if point.kind == "won":
        assert point.count == now >= _need(after, point, number)
    elif point.kind == "near":
        assert now == _need(after, point, number) - 1
    else:
        assert point.kind == "level"
        assert game.setup.level(then) < game.setup.level(now) == 2


def _need(moment: Moment, point: TurningPoint, number: int) -> int:
    return moment.needs[point.seats[0]][number]


def test_whoever_leaves_is_told_of_in_the_turn_in_which_the_line_ends() -> None:
    for game, found in stories():
        left = {seat: found.left(seat) for seat in range(game.setup.players) if found.left(seat) is not None}
        assert set(left) == {seat for seat, alive in enumerate(game.position.alive) if not alive}
        leaving = {point.seats[0]: point.turn for point in found.points if point.kind == "eliminate"}
        assert leaving.items() <= left.items()
        assert len(left) != 1 or leaving == left


def test_what_was_taken_back_is_no_part_of_the_story() -> None:
    game = finished("024")
    taken_back = set(range(1, game.number + 1)) - set(game.standing)
    assert taken_back
    found = story_of(game)
    assert not taken_back & {moment.number for moment in found.moments}
    assert not taken_back & {point.number for point in found.points}


def test_who_is_held_back_one_card_from_hegemony_is_told_in_words() -> None:
    lines = [turn_of(localizer(), point, NAMES) for point in story_of(finished("032")).points]
    assert "Turn 49: Δωρα’s Embargo stops Ann, one card from Hegemony in Science." in lines
    assert "Turn 46: Ann is one card from Hegemony in Science." in lines


@pytest.mark.sample(1)
@pytest.mark.parametrize("names", [NAMES, ODD_NAMES, tuple(sign * 32 for sign in "WXYZ")])
def test_the_alt_text_says_who_won_and_what_turned_the_game_within_its_limit(names: tuple[str, ...]) -> None:
    for game, found in [*stories(), (finished("056"), long_story(200))]:
        text = story_alt(found, names, localizer())
        assert len(text) <= 1024
        assert game.result is not None
        assert words.result(localizer(), game.result, names, found.end) in text
        assert not found.points or text.endswith(turn_of(localizer(), found.points[-1], names))
        assert all(str(points) in text for points in found.end.points)
        if names is NAMES:
            assert all(turn_of(localizer(), point, names) in text for point in found.points)


def test_the_message_tells_what_turned_the_game_one_line_each_or_nothing() -> None:
    found = story_of(finished("008"))
    lines = story_text(found, NAMES, localizer()).splitlines()
    assert lines[0] == "**The story of the game: 48 turns**"
    assert len(lines) == 1 + len(found.points)
    assert story_text(story_of(finished("042")), NAMES, localizer()) == ""


# The turn that decided


@cache
def ended_games() -> tuple[Game, ...]:
    """Games of two to four, drafts and teams among them, that simple computers or chance played to the end."""
    return tuple(_ended_games())


def _ended_games() -> Iterator[Game]:
    for seed in range(24):
        chance, players = random.Random(seed), 2 + seed % 3
        game = Game.start(
            deal(
                chance, players=players, setup=("classic", "draft")[seed % 2], teams=players == 4 and seed % 4 < 2,
                hegemony=("turn_end", "immediate")[seed // 3 % 2], turn_cap=None if seed % 5 else 30,
            )
        )  # fmt: skip
        policy = random_policy if seed % 4 == 3 else greedy_policy
        while not game.is_over:
            seat = game.waiting()[0]
            game = game.play(seat, policy(observe(game, seat), chance))
        yield game


def counts_of(game: Game, number: int) -> list[dict[str, int]]:
    """How many cards of each Domain each seat shows after a line."""
    areas = [[card[0] for card in area] for area in state(game.positions[number])["areas"]]
    return [{domain: area.count(domain) for domain in DOMAINS} for area in areas]


def winners_at(game: Game, number: int) -> tuple[int, ...]:
    """Who would have won by points after a line, read from the rules once more (§7.3, §7.4, §8.1, §8.2)."""
    counts = counts_of(game, number)
    sides = [(0, 2), (1, 3)] if game.setup.teams else [(seat,) for seat in range(len(counts))]

    def points(side: tuple[int, ...]) -> int:
        return sum(
            any(0 < counts[seat][domain] == max(each[domain] for each in counts) for seat in side) for domain in DOMAINS
        )

    ranks = {side: (points(side), *(sum(counts[seat][each] for seat in side) for each in "UCSERM")) for side in sides}
    return tuple(sorted(seat for side in sides if ranks[side] == max(ranks.values()) for seat in side))


def ends_of_turns(game: Game) -> dict[int, int]:
    """The last line before each turn, by the turn's number."""
    found: dict[int, int] = {}
    for number in game.standing:
        if game.positions[number].phase not in (DRAFT_KEEP, DRAFT_TAKE):
            found.setdefault(game.positions[number].turns + 1, number)
    return found


def _is_true(game: Game, found: DecisiveTurn) -> None:
    ends, result = ends_of_turns(game), game.result
    assert result is not None
    assert found.winners == result.winners
    before, after = ends[found.turn], ends.get(found.turn + 1, game.number)
    assert game.positions[before].turn == found.seat
    assert found.is_last == (after == game.number)
    if found.domain is not None:
        assert (result.reason, result.domain, found.is_last) == ("hegemony", found.domain, True)
        held = [counts_of(game, number)[found.seat][found.domain] for number in (before, game.number)]
        assert held == [found.before, found.after]
        assert found.seat in result.winners
        played = [
            each.card for each in events(game, None, since=before) if (each.kind, each.seat) == ("play", found.seat)
        ]
        assert found.card is None or found.card in played
        return
    assert result.reason in ("majority", "turn_cap")
    assert winners_at(game, before) != result.winners
    assert set(found.others) == set(winners_at(game, before)) - set(result.winners) != set()
    later = [number for turn, number in ends.items() if turn > found.turn]
    assert {winners_at(game, number) for number in (*later, game.number)} == {result.winners}


@pytest.mark.slow
def test_the_turn_that_decided_a_game_is_the_last_after_which_its_winners_were_not_ahead_already() -> None:
    reasons: set[tuple[str, bool]] = set()
    for game in (*ended_games(), *all_finished()):
        found = decisive_turn(game)
        if found is not None:
            _is_true(game, found)
            assert game.result is not None
            reasons.add((game.result.reason, found.is_last))
    assert reasons >= {("hegemony", True), ("majority", True), ("majority", False), ("turn_cap", False)}


def test_almost_every_game_that_is_played_to_its_end_has_such_a_turn() -> None:
    assert all(decisive_turn(game) is not None for game in ended_games())


def test_the_sentence_names_the_turn_the_player_and_what_changed() -> None:
    for game in ended_games():
        found = decisive_turn(game)
        assert found is not None
        for locale in ("en", "de", "fr", "it"):
            said = decisive_text(localizer_of(locale), found, NAMES)
            assert NAMES[found.seat] in said
            if found.domain is not None:
                facts = (found.turn, found.before, found.after, words.domain(localizer_of(locale), found.domain))
                assert all(str(fact) in said for fact in facts)
            else:
                assert all(NAMES[seat] in said for seat in (*found.winners, *found.others))
                assert (str(found.turn) in said) is not found.is_last


def test_nobody_decided_a_game_that_others_left_or_that_someone_intervened_in() -> None:
    assert decisive_turn(finished("040")) is None, "abandoned in its draft"
    assert decisive_turn(finished("008").at(40)) is None, "it goes on"
    for game in all_finished():
        if game.result is not None and game.result.reason == "last_standing":
            assert decisive_turn(game) is None
    over = next(game for game in ended_games() if game.result is not None and game.result.reason == "hegemony")
    found = decisive_turn(over)
    assert found is not None
    number = ends_of_turns(over)[found.turn] + 1
    line = replace(over.lines[number - 1], by="referee Rita", why="late")
    ruled = replace(over, lines=(*over.lines[: number - 1], line, *over.lines[number:]))
    assert decisive_turn(ruled) is None
    assert found.seat == Seat(over.positions[number - 1].turn)

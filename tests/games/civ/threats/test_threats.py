"""Players who could win in their next turn, and what stops it: exactly what the rules, played out, say (RULES §7)."""

import random
from collections.abc import Iterator
from typing import Final

import pytest

from bot.games.civ.ai import greedy_policy
from bot.games.civ.rules import Game, Observation, deal, observe
from bot.games.civ.rules.cards import DOMAIN_OF, Seat
from bot.games.civ.rules.effects import branch
from bot.games.civ.rules.position import CHOOSE, EFFECTS, PLAY
from bot.games.civ.rules.setup import CLASSIC
from bot.games.civ.threats import Stop, Threat, cannot_win, find_threats, hands, hegemony, majority, search, turn
from bot.games.civ.threats.effort import Effort
from bot.games.civ.threats.turn import TurnFacts, TurnState
from tests.games.civ.rules.tables import after
from tests.games.civ.threats.next_turns import crowded, late, wins

LASTING = ("attack", "embargo", "democracy", "play")
"""Last actions after which nothing hidden decides what the viewer's turn leaves."""

SELDOM: Final = 25
"""Of so many threats in games one at most is told without what stops it, though something does."""
RARELY: Final = 200
"""Of so many threats at crowded tables one at most is left out because the search for it would take too long."""


def found(game: Game, seat: int = 0) -> tuple[Threat, ...]:
    return find_threats(observe(game, seat))


def threatening(game: Game, monkeypatch: pytest.MonkeyPatch, seat: int = 0) -> set[Seat]:
    """Who is found to be a threat where the search may take as long as it likes."""
    with monkeypatch.context() as patch:
        patch.setattr(search, "THREAT_EFFORT", 10**6)
        find_threats.cache_clear()
        seats = {threat.seat for threat in found(game, seat)}
    find_threats.cache_clear()
    return seats


def stops_of(threat: Threat) -> list[str]:
    return [", ".join(action.text for action in stop.actions) for stop in threat.stops]


def test_one_card_to_go_is_told_with_all_that_stops_it() -> None:
    """§7.1, §5.1 to §5.5: six of seven cards; each of these alone leaves the player none."""
    game = late(["M1 M1 R1 E1 U3", "M2 M2 M2 M3 M3 M3", ""], ["C1 C1 C1 C1", "S1 C2 C3", "R2"])
    (threat,) = found(game)
    assert (threat.seat, threat.near, threat.could, threat.is_whole) == (1, ("M",), (), True)
    assert stops_of(threat) == [
        "sacrifice M1, attack M1",
        "sacrifice R1, inquire 1",
        "sacrifice E1, embargo 1 M",
        "sacrifice U3, democracy 1 M",
    ]


def test_a_player_surely_cannot_win_only_where_the_turn_may_end_now_and_none_of_their_cards_do() -> None:
    areas, hands = ["M1 M1 E1 R1", "M2 M2 M2 M3 M3 M3", "C1"], ["C1 C1 C1", "S1 C2 C3", "R2"]
    game = late(areas, hands)
    assert not cannot_win(observe(game, 0), Seat(1))
    assert cannot_win(observe(game, 0), Seat(2))
    stopped = after(game, "sacrifice E1", "embargo 1 M")
    assert cannot_win(observe(stopped, 0), Seat(1))
    assert not cannot_win(observe(after(game, "sacrifice E1"), 0), Seat(2)), "within an effect"
    assert not cannot_win(observe(late(areas, hands, phase=PLAY), 0), Seat(2)), "a card is to be played first"
    assert not cannot_win(observe(stopped, 2), Seat(1)), "another's turn"


def test_an_inquisition_that_finds_only_such_cards_is_not_named() -> None:
    """§5.2: who has nothing else to give back gives one back."""
    game = late(["R1", "M2 M2 M2 M3 M3 M3", ""], ["M1", "S1 C2 C3", "R2"])
    assert [stops_of(threat) for threat in found(game)] == [[]]


def test_an_inquisition_is_not_named_where_what_the_viewer_keeps_may_be_inquired_back() -> None:
    """§5.2: the player's own Inquisition may bring the card that copies Science, out of a hand that seems no danger."""
    game = late(
        ["R1 U3", "M1 M1 M1 M1 M1 E1 E1 R1", "S1 S1 S2 S2", "U3"],
        ["R1 R1 R2 R2", "C3 M3 M3 M3", "U3", "U3"],
        boxed="MCU",
    )
    assert [(threat.could, [stop for stop in stops_of(threat) if "inquire" in stop]) for threat in found(game)] == [
        (("M",), [])
    ]


def test_stops_are_not_called_complete_where_other_cards_given_back_might_work() -> None:
    """§5.2: the cards of Economy do, though those of other Domains are given first."""
    game = late(
        ["R1 M3", "M1 M1 M1 M1 M2 M2 E1 E1", "U3 U3", "S1"],
        ["C1 E2 E2 E2", "U3 M3 M3", "C3", "C3"],
        boxed="CU",
    )
    assert [(threat.near, threat.is_whole) for threat in found(game)] == [(("M",), False)]
    assert found(after(game, "sacrifice R1", "inquire 1", "give E2", "give E2", "give E2")) == ()


def test_an_effect_or_several_cards_are_told_apart_from_one_card() -> None:
    """§4.3: with Development a second card can be played, and one goes that is no use."""
    game = late(["C1", "M2 M2 M2 M3 M3 E1 E1 E1", ""], ["C1", "S1 C2 C3", "R2"])
    assert [(threat.near, threat.could) for threat in found(game)] == [((), ("M",))]


def test_what_copies_utopia_may_be_scrapped_for_the_cards_it_fetched() -> None:
    """§6.1, §4.5, §4.3: one card of Culture copies Republic; it goes with the other for both cards of Economy."""
    game = late(["U3 U3 U3 U3 U3", "E1 E1 E2 E2 E3 R1", ""], ["M1", "C3", "R2"])
    assert [(threat.seat, threat.near, threat.could) for threat in found(game)] == [(1, (), ("E",))]


def test_utopia_opened_by_cards_of_the_wanted_domain_costs_no_others() -> None:
    """§6.1, §4.5: the card of Culture that leads, and so copies Utopia, is one of the eight; so is one of Utopia."""
    culture = late(["M1", "C1 C1 C2 C2 C3 E1 E1 E1", "C1 C1 C2 C2 C3 U3 U3 U3"], ["M1", "C3", "R2"])
    assert [(threat.seat, threat.near, threat.could) for threat in found(culture)] == [(1, (), ("C",))]
    won = after(culture, "end", "play C3", "copy 2 U 1", "salvage C3", "use E 1", "scrap E1", "play C3", "end")
    assert won.result is not None
    assert won.result.winners == (1,)
    utopia = late(["M1", "U3 U3 E1 E1 E1 E2 E2 S1 S1 S2 S2 S2", "R1"], ["M1", "U3 U3 U3 U3", "R2"])
    assert [(threat.seat, threat.near, threat.could) for threat in found(utopia)] == [(1, (), ("E", "S", "U"))]


def test_nothing_is_said_where_nobody_can_hold_the_card() -> None:
    """§1.6: no card of Religion has Age III, which is all that the backs show."""
    game = late(["C1", "R1 R1 R1 R2 R2 R2", ""], ["C1", "C3 C3 C3", "R2"])
    assert found(game) == ()


def test_an_embargo_that_lies_there_is_counted() -> None:
    """§5.3: the player's next turn is the one it forbids."""
    game = late(["E1", "M2 M2 M2 M3 M3 M3", ""], ["C1", "S1 C2 C3", "R2"])
    assert found(game)
    assert found(after(game, "sacrifice E1", "embargo 1 M")) == ()


def test_the_end_of_the_game_is_a_threat_too() -> None:
    """§7.2, §7.3: with the pile empty the round closes with the player's turn."""
    game = late(["C1", "E1 E1", "M1 M1 R1 S1"], ["C1", "", "U3"], pile=0)
    assert [(threat.seat, threat.near, threat.could, threat.by_majority) for threat in found(game)] == [
        (2, (), (), True)
    ]


def test_ending_the_turn_that_ends_the_game_is_told_where_another_wins() -> None:
    """§7.2, §7.3: the round closes with the viewer's own turn, and the pile is empty."""
    game = late(["C1", "E1 E1 M1 S1"], ["C1", "R1"], pile=0, first=1)
    assert [(threat.seat, threat.near, threat.by_majority, threat.ends_with) for threat in found(game)] == [
        (1, (), False, 0)
    ]


def test_nobody_has_a_turn_after_the_one_in_which_the_pile_runs_out_and_the_round_closes() -> None:
    """§2.1, §2.3, §7.2: in step 1 already, for a card has to be played, and then the last one is drawn."""
    areas, hands = ["C1 C1 C1", "M2 M2 M2 M3 M3 M3 M1"], ["C1 C2 S1", "M1"]
    assert [threat.near for threat in found(late(areas, hands, pile=1, first=0, phase=PLAY))] == [("M",)]
    ends = found(late(areas, hands, pile=1, first=1, phase=PLAY))
    assert [(threat.near, threat.ends_with) for threat in ends] == []


def test_a_round_closed_before_a_players_turn_ends_the_game() -> None:
    """§7.2: the player leads, and has no turn any more."""
    game = late(["C1", "", "E1 E1 M1 S1 U3"], ["C1", "", "R1"], pile=0, first=2)
    assert [(threat.seat, threat.ends_with) for threat in found(game)] == [(2, 1)]


def test_a_player_over_the_hand_limit_can_still_win_the_last_turn() -> None:
    """§2.4, §7.2: the pile is empty already, so the player has nothing to draw for the game to end."""
    (threat,) = found(late(["M1 E1", "M1"], ["C1", "E2 E2 S1 S2 C2 C3"], pile=0))
    assert (threat.seat, threat.by_majority) == (1, True)


def test_cards_given_back_are_known() -> None:
    """§5.2: the card that the player lacks is not among those they got."""
    areas, hands = ["R1 C1", "M2 M2 M2 M3 M3 M3", ""], ["C1 C2", "C3 C3", "R2"]
    game = after(late(areas, hands), "sacrifice R1", "inquire 1")
    assert [(threat.near, stops_of(threat)) for threat in found(game)] == []
    game = after(game, "give C3", "give C3")
    assert found(game) == ()


def test_while_cards_are_given_back_it_is_told_what_they_would_do() -> None:
    """§5.2: with one card to give, Military gives the player the game, any other does not."""
    game = late(["R1 C1", "M2 M2 M2 M3 M3 M3", ""], ["M1 C2", "C3", "R2"])
    game = after(game, "sacrifice R1", "inquire 1")
    assert [(threat.near, stops_of(threat)) for threat in found(game)] == [(("M",), ["give C2"])]


@pytest.mark.parametrize(("seed", "seat", "near", "could"), [(2501, 1, (), ("C",)), (2577, 3, ("R",), ())])
def test_nothing_is_made_up_while_it_is_chosen_whom_to_inquire(
    seed: int, seat: int, near: tuple[str, ...], could: tuple[str, ...]
) -> None:
    """§5.2: no hand is seen yet, so a rival's hidden cards may be any that the player lacks."""
    game, chance = crowded(seed), random.Random(seed)
    if game.position.phase == PLAY:
        game = game.play(0, chance.choice(game.legal(0)))
    game = game.play(0, next(action for action in game.legal(0) if action.text.startswith("sacrifice R")))
    assert game.position.owed == ("inquire",)
    assert (seat, near, could) in [(threat.seat, threat.near, threat.could) for threat in found(game)]


def test_what_makes_no_difference_to_another_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """§4.1: no one can fetch the cards that the viewer discards; an Inquisition of the viewer may find any."""
    game = after(late(["M1 M1 M1 M2 M2", "S1 S1 S2 S2 R1", ""], ["M1 R2 E1 S2 C1", "C3 C3", "R2"]), "use M 2")
    asked: list[tuple[int, int]] = []
    hands: list[int] = []
    reaches = search.reaches

    def counted(facts: TurnFacts, turn: TurnState, domain: int, effort: Effort) -> bool:
        asked.append((facts.seat, domain))
        hands.append(len(facts.hands))
        return reaches(facts, turn, domain, effort)

    monkeypatch.setattr(search, "reaches", counted)
    find_threats.cache_clear()
    found(game)
    assert asked
    assert len(asked) == len(set(asked))
    assert max(hands) > game.setup.players, "one for each way to discard"


def test_a_team_mate_is_no_threat() -> None:
    """§8.1: either one's Hegemony wins for both."""
    areas, hands = ["C1", "", "M2 M2 M2 M3 M3 M3", ""], ["C1", "S1", "C3", "R2"]
    assert [threat.seat for threat in found(late(areas, hands))] == [2]
    assert found(late(areas, hands, teams=True)) == ()


def test_a_spectator_and_the_draft_know_of_none() -> None:
    game = late(["C1", "M2 M2 M2 M3 M3 M3"], ["C1", "C3"])
    assert find_threats(observe(game, None)) == ()


# Against hidden cards really dealt, and turns really played out


@pytest.mark.parametrize(
    ("seeds", "most"),
    [(range(20), 1_000), pytest.param(range(1000, 1800), 15_000, marks=pytest.mark.long)],
)
def test_a_threat_is_there_exactly_where_some_deal_of_the_hidden_cards_wins(
    seeds: range, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """§7: every threat has a witness, and no witness is missed."""
    counts, cut = {True: 0, False: 0}, 0
    for seed in seeds:
        game = crowded(seed)
        seats = {threat.seat for threat in found(game)}
        for seat in _others(observe(game, 0)):
            if (wins_ := wins(game, 0, seat, random.Random(seed), most=most)) is not None:
                counts[wins_] += 1
                is_cut = wins_ and seat not in seats
                cut += is_cut
                assert wins_ == (seat in (threatening(game, monkeypatch) if is_cut else seats)), (seed, seat)
    assert min(counts.values()) > len(seeds) // 4
    assert cut <= counts[True] // RARELY


@pytest.mark.parametrize(
    ("seeds", "most"),
    [(range(60), 1_000), pytest.param(range(1000, 1800), 15_000, marks=pytest.mark.long)],
)
def test_what_the_viewer_knows_after_an_inquisition_is_made_use_of(
    seeds: range, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """§5.2: while cards are given back, and after: the hand given back lies as it was given."""
    counts, cut = {True: 0, False: 0}, 0
    for seed in seeds:
        for game, known in _inquired(crowded(seed), random.Random(seed)):
            seats, ended = {threat.seat for threat in found(game)}, _as_it_lies(game)
            for seat in _others(observe(game, 0)):
                wins_ = wins(ended, 0, seat, random.Random(seed), most=most, known=known)
                if wins_ is not None:
                    counts[wins_] += 1
                    is_cut = wins_ and seat not in seats
                    cut += is_cut
                    named = threatening(game, monkeypatch) if is_cut else seats
                    assert wins_ == (seat in named), (seed, seat, game.position.owed)
    assert min(counts.values()) > len(seeds) // 6
    assert cut <= counts[True] // RARELY


@pytest.mark.parametrize(
    ("seeds", "most"),
    [(range(16), 1_000), pytest.param(range(1000, 1400), 15_000, marks=pytest.mark.long)],
)
def test_what_is_named_stops_it_and_what_stops_it_is_named(seeds: range, most: int) -> None:
    """§5.1, §5.3, §5.5: a card, an Attack or a marker, whichever way the hidden cards lie."""
    checked = 0
    for seed in seeds:
        game = crowded(seed)
        for threat in found(game):
            for way in _ways(game, threat.seat):
                then = after(game, *(action.text for action in way.actions))
                if then.is_over or (wins_ := wins(then, 0, threat.seat, random.Random(seed), most=most)) is None:
                    continue
                checked += 1
                if wins_:
                    assert not _names([way]) & _names(threat.stops), (seed, way)
                elif threat.is_whole:
                    assert _names([way]) <= _names(threat.stops), (seed, way)
    assert checked > len(seeds) // 2


@pytest.mark.parametrize(
    ("seeds", "games"), [(range(40), 1), pytest.param(range(1000, 1400), 20, marks=pytest.mark.long)]
)
def test_what_step_1_names_still_stops_it_whichever_card_is_played(seeds: range, games: int) -> None:
    """§2.1, §5: without a card to play first it is named after every card, or no threat is left; with one, after it."""
    checked = 0
    for game in (*map(crowded, seeds), *(game for seed in range(games) for game in _greedy(seed))):
        if game.position.phase != PLAY:
            continue
        seat = game.position.turn
        for threat in found(game, seat):
            for stop in threat.stops:
                if stop.actions[-1].word == "play":
                    continue
                for card in game.legal(seat):
                    if card.word != "play" or stop.first not in (None, card.text[5]):
                        continue
                    then = game.play(seat, card)
                    now = [] if then.is_over else [each for each in found(then, seat) if each.seat == threat.seat]
                    checked += 1
                    for each in now:
                        assert not each.is_whole or _aim(stop) in map(_aim, each.stops), (game.number, stop, card)
    assert checked > 30


@pytest.mark.slow
def test_cut_searches_rarely_leave_a_threat_without_what_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """§7: in games of players who all run for Hegemony, whose last turns take the longest to work out."""
    without, all_ = 0, 0
    for seed in range(2):
        for game in _greedy(seed):
            seat = game.position.turn
            for threat in found(game, seat):
                all_ += 1
                if not threat.stops and not threat.is_whole and game.position.phase != CHOOSE:
                    with monkeypatch.context() as patch:
                        patch.setattr(search, "STOP_EFFORT", 20_000)
                        find_threats.cache_clear()
                        without += any(each.stops for each in found(game, seat) if each.seat == threat.seat)
                    find_threats.cache_clear()
    assert without <= all_ // SELDOM


def test_what_the_determinization_deals_is_never_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """§1.6: only what the viewer may see decides."""
    games = [crowded(seed) for seed in range(12)]
    before = [found(game) for game in games]
    monkeypatch.setattr(search, "_First", lambda: random.Random(7))
    assert [found(game) for game in games] == before


def _greedy(seed: int) -> Iterator[Game]:
    """Every third moment of a game of players who all run for Hegemony, once it is on its way."""
    chance = random.Random(seed)
    players = 3 + seed % 2
    game = Game.start(deal(chance, players=players, setup=CLASSIC, turn_cap=200))
    while not game.is_over:
        if game.number > 40 and game.number % 3 == 0 and game.position.phase in (PLAY, EFFECTS):
            yield game
        seat = game.waiting()[0]
        game = game.play(seat, greedy_policy(observe(game, seat), chance))


def _aim(stop: Stop) -> tuple[object, ...]:
    last = stop.actions[-1]
    return last.word, last.target, DOMAIN_OF[last.kind] if last.kind >= 0 else last.domain, last.level


def _others(seen: Observation) -> list[int]:
    mates = next(side for side in seen.sides if 0 in side)
    return [seat for seat in range(seen.players) if seat not in mates]


def _inquired(game: Game, chance: random.Random) -> Iterator[tuple[Game, tuple[int, ...]]]:
    """An Inquisition, where there can be one, and whose hand is known: before its target is chosen, before the last
    card is given back, and after it."""
    if game.position.phase == PLAY:
        game = game.play(0, chance.choice(game.legal(0)))
    begin = [action for action in game.legal(0) if action.text.startswith("sacrifice R")]
    if game.is_over or not begin:
        return
    game = game.play(0, begin[0])
    if game.position.owed == ("inquire",):
        yield game, ()
    asked = chance.choice(game.legal(0))
    game = game.play(0, asked)
    while game.position.phase == CHOOSE:
        if len(game.position.owed) == 1:
            yield game, (asked.target,)
        game = game.play(0, chance.choice(game.legal(0)))
    yield game, (asked.target,)


def _as_it_lies(game: Game) -> Game:
    """Where it is chosen whom to inquire: the same with every hand as it is, which giving back what was taken leaves.

    Threats from unseen cards that the viewer may give away are not told."""
    if game.position.owed != ("inquire",):
        return game
    now = branch(game.position)
    now.phase, now.owed, now.before = EFFECTS, (), None
    return Game(game.setup, (), (now,))


def _ways(game: Game, seat: int) -> list[Stop]:
    """A card in step 1, or an Attack or a marker on the opponent in step 2, each in the first way there is."""
    if game.position.phase == PLAY:
        return [Stop((action,)) for action in game.legal(0) if action.word == "play"]
    assert game.position.phase == EFFECTS
    found: list[Stop] = []
    for action in game.legal(0):
        if action.word == "sacrifice" and action.text[10] in "MEU":
            begun = game.play(0, action)
            found += [Stop((action, then)) for then in begun.legal(0) if then.target in (-1, seat)]
    return found


def _names(stops: list[Stop] | tuple[Stop, ...]) -> set[object]:
    """What they are, whichever Age of a card they cost."""
    lasts = [stop.actions[-1] for stop in stops]
    return {last.text[:-1] if last.word in ("attack", "play") else last.text for last in lasts if last.word in LASTING}


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "players"), [(0, 2), (10, 3), (14, 4)])
def test_two_that_are_told_together_stop_what_neither_of_them_does(
    seed: int, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """§3.1: effects of two Domains in one turn, played out in the order in which they are told."""
    chance, told = random.Random(seed), 0
    game = Game.start(deal(chance, players=players))
    while not game.is_over:
        seat = game.waiting()[0]
        for threat in found(game, seat):
            if threat.together:
                told += 1
                assert threat.stops == ()
                _check_pair(game, seat, threat, monkeypatch)
        game = game.play(seat, greedy_policy(observe(game, seat), chance))
    assert told


def _check_pair(game: Game, seat: int, threat: Threat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play both out: the first leaves the threat, the second doesn't."""
    assert threat.seat in threatening(game, monkeypatch, seat)
    is_threat: list[bool] = []
    for stop in threat.together:
        assert stop.actions[-1].word in ("attack", "embargo", "democracy")
        for action in stop.actions:
            game = game.play(seat, action)
        is_threat.append(threat.seat in threatening(game, monkeypatch, seat))
    assert is_threat == [True, False]


def test_what_is_remembered_of_positions_is_bounded() -> None:
    """A bot plays on for months: what is keyed by cards, columns and hands may not pile up."""
    modules = (hands, hegemony, majority, search, turn)
    caches = {name: each for module in modules for name, each in vars(module).items() if hasattr(each, "cache_info")}
    assert "cards_out_of" in caches
    assert [name for name, each in caches.items() if each.cache_info().maxsize is None] == []

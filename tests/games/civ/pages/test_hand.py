"""The hand: whatever is in it, Discord takes the message, and it offers exactly what is legal."""

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.games.civ.game import civ_game
from bot.games.civ.pages.choices import FREE_FIRST, actions_of, domain_of, groups
from bot.games.civ.pages.consequences import option_consequence
from bot.games.civ.pages.effect_lines import effect_lines
from bot.games.civ.pages.one_press import offered as offered_groups
from bot.games.civ.rules import Game, Seat, deal, observe
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.actions import parse as parse_action
from bot.games.civ.rules.position import EFFECTS
from bot.games.civ.words import words as said_words
from bot.games.civ.words.naming import Level, display_order
from bot.i18n.catalogue import Localizer
from bot.i18n.icons import shown_length
from bot.i18n.names import safe_name
from bot.pages.hand.hand import hand_page
from bot.table.contest import Contest, TournamentId
from bot.table.table import Table
from bot.table.values import Clock as TableClock
from bot.table.values import ClockTimeout, TimeoutOutcome, Timer
from tests.addresses import parse_address
from tests.discord.limits import BUTTON, SELECT, TEXT, check
from tests.games.civ.rules.tables import after
from tests.games.civ.rules.tables import table as at_hand
from tests.games.civ.threats.next_turns import late
from tests.i18n.languages import SPOKEN, localizer
from tests.pages.tables import CIV_WORDS, LOCALIZER, LONG_NAME, fresh_game, game_at, overfull, owing, table_of

COSTS_WIN = "⚠️ spends a card you win with"
SMALL_LINE = 48
"""About as many characters of small print as a phone shows in a row."""
FOUR = ("Maximilianus", "Bob", "Chloe", "Dan")
OWED = [
    ("discard",), ("discard",) * 5, ("give",) * 45, ("give",) * 30, ("scrap", "scrap", "play", "play"),
    ("recall", "recall", "play", "play"), ("salvage",), ("salvage", "salvage"), ("attack",), ("inquire",),
    ("embargo",), ("democracy",), ("play", "play"), ("play",),
]  # fmt: skip


@pytest.mark.parametrize("words", OWED, ids=lambda words: f"{len(words)} {words[0]}")
@pytest.mark.parametrize("has_picture", [True, False])
def test_the_largest_hand_and_discard_pile_stay_within_discords_limits(
    words: tuple[str, ...], has_picture: bool
) -> None:
    table = table_of(owing(words), names=(LONG_NAME,) * 4)
    found = check(hand_page(table, 0, CIV_WORDS, LOCALIZER, notice="x" * 300, has_picture=has_picture).view())
    assert any(item["type"] in (BUTTON, SELECT) for item in found)


@pytest.mark.parametrize(("has_picture", "has_board", "is_told"), [(False, False, True), (True, True, False)])
def test_whoever_has_no_picture_of_the_board_reads_where_everyone_stands(
    has_picture: bool, has_board: bool, is_told: bool
) -> None:
    table = table_of(at_hand(["R1 R1 R1 M1 M1", "S1 S1 S1 S1 S1"], ["C1", "C1"]))
    page = hand_page(table, 0, CIV_WORDS, LOCALIZER, has_picture=has_picture, has_board=has_board, has_text=True)
    texts = "\n".join(item["content"] for item in check(page.view()) if item["type"] == TEXT)
    assert ("Science 5 (level 2)" in texts) is is_told


def test_every_effect_at_once_stays_within_discords_limits() -> None:
    table = table_of(game_at(overfull()), names=(LONG_NAME,) * 4)
    check(hand_page(table, 0, CIV_WORDS, LOCALIZER, notice="x" * 300).view())
    check(hand_page(table, 0, CIV_WORDS, LOCALIZER, ask="end").view())


def test_an_end_that_wins_says_so_and_stands_first() -> None:
    """§7.1: eight cards of a Domain when the turn ends."""
    for count, first in ((8, "End turn and win"), (7, None)):
        game = at_hand([" ".join(["M1"] * count), "R1"], ["C1 R1", "C1"], phase=EFFECTS)
        shown = check(hand_page(table_of(game), 0, CIV_WORDS, LOCALIZER).view())
        labels = [item["label"] for item in shown if item["type"] == BUTTON]
        assert ("End turn and win" in labels) == (first is not None)
        assert ("End turn" in labels) == (first is None)
        assert first is None or labels[0] == first


def _labels(game: Game) -> list[str]:
    shown = check(hand_page(table_of(game), 0, CIV_WORDS, LOCALIZER).view())
    return [item["label"] for item in shown if item["type"] == BUTTON]


def test_a_skip_that_wins_says_so_and_stands_first() -> None:
    """§2.1, §7.1: without a card that may be played the end of the turn wins, whether or not effects are open."""
    for code, other in (("C", []), ("R", ["Continue without playing"])):
        labels = _labels(at_hand([" ".join([f"{code}1"] * 8), "R1"], ["", "C1"]))
        assert labels[0] == "Skip, end turn and win"
        assert [label for label in labels if label in ("Skip, end turn", "Continue without playing")] == other
    assert "Skip, end turn and win" not in _labels(at_hand([" ".join(["C1"] * 7), "R1"], ["", "C1"]))


def test_a_card_after_which_the_end_of_the_turn_wins_says_so_and_comes_first() -> None:
    labels = _labels(at_hand([" ".join(["C1"] * 7), ""], ["C1 R1", ""]))
    assert labels[0] == "Play Culture I and win"
    assert not any("Play Culture I and win" in label for label in _labels(at_hand(["C1", ""], ["C1 R1", ""])))


def test_what_spends_a_winning_card_warns_before_it_is_done() -> None:
    """§7.1: each card of eight is needed, of nine none."""
    for count, warns in ((8, True), (9, False), (7, False)):
        game = at_hand([" ".join(["S1"] * count) + " R1", "R1"], ["C1 R1", "C1"], phase=EFFECTS)
        shown = check(hand_page(table_of(game), 0, CIV_WORDS, LOCALIZER).view())
        lines = [
            (option["value"], option.get("description") or "")
            for item in shown
            if item["type"] == SELECT
            for option in item["options"]
        ]
        spent = [text for value, text in lines if value.startswith("recall S1")]
        kept = [text for value, text in lines if "S1" not in value]
        assert spent
        assert all(text.startswith(COSTS_WIN) == warns for text in spent)
        assert not any(COSTS_WIN in text for text in kept)


def test_a_button_that_spends_a_winning_card_has_the_warning_beside_it() -> None:
    for count in (8, 9):
        game = at_hand([" ".join(["S1"] * count), "R1"], ["C1", "C1"], phase=EFFECTS)
        said = _told(table_of(game), 0).replace("\u2068", "").replace("\u2069", "")
        assert (f"Science: {COSTS_WIN}" in said) == (count == 8)


def test_in_what_may_be_the_last_turn_choices_say_which_points_they_bring_and_those_come_first() -> None:
    """§7.2, §7.3: points are about to decide; before that nothing is said of them."""
    for pile, says in ((0, True), (1, True), (20, False)):
        game = at_hand(["R1", "R1 R1 C1"], ["R1 R1 C1 S1 U3", "C1"], pile=pile)
        table = table_of(game)
        told = _told(table, 0).replace("\u2068", "").replace("\u2069", "")
        for kind, domains in (("shared ", ("Religion", "Culture")), ("", ("Science", "Utopia"))):
            assert [f"{domain}: +1 {kind}point in {domain}" in told for domain in domains] == [says] * 2
        assert ("If points decided now:" in told) == says
    first = _labels(at_hand(["", "R1 R1 R1 M1 M1"], ["R1 M1 S1", "C1"], pile=0))[0]
    assert first.startswith("Play Science I")


def test_in_the_final_round_a_sacrifice_says_which_point_it_costs() -> None:
    game = at_hand(["S1 E1", "R1"], ["C1", "C1"], phase=EFFECTS, pile=0)
    shown = check(hand_page(table_of(game), 0, CIV_WORDS, LOCALIZER).view())
    said = str(shown).replace("\u2068", "").replace("\u2069", "")
    assert "\u22121 point in Economy" in said


def test_a_menu_names_the_cards_and_its_placeholder_what_happens_to_them() -> None:
    found = check(hand_page(table_of(owing(("discard",) * 3)), 0, CIV_WORDS, LOCALIZER).view())
    menu = next(item for item in found if item["type"] == SELECT)
    assert menu["placeholder"] == "Discard 3 cards from your hand"
    assert menu["options"][0]["label"] == "Religion I"  # the first as people see the Domains


def test_after_a_leap_the_cards_to_keep_are_chosen_in_one_press() -> None:
    """§5.4: two of seven stay; each way is a line that names them, and says below which go."""
    game = after(at_hand(["S1 M1", "M1"], ["R1 C1", "R1"], phase=EFFECTS), "sacrifice S1")
    shown = check(hand_page(table_of(game), 0, CIV_WORDS, LOCALIZER).view())
    menu = next(item for item in shown if item["type"] == SELECT)
    assert (menu["placeholder"], menu["min_values"], menu["max_values"]) == ("Discard 5, keep 2", 1, 1)
    for option in menu["options"]:
        assert len(option["label"]) <= 34
        left = after(game, *option["value"].removesuffix("+end").split("+"))
        kept = [said_words.card(LOCALIZER, card) for card in observe(left, 0).hand]
        assert sorted(option["label"].split(", ")) == sorted(kept)
        assert "Discard " in option["description"]


def test_an_attack_says_who_loses_a_card_before_it_is_pressed() -> None:
    """§5.1, §8.1: a team-mate too."""
    game = after(at_hand(["M1 R1", "R1", "R1", ""], phase=EFFECTS, teams=True), "sacrifice M1")
    texts = [
        item["content"]
        for item in check(hand_page(table_of(game, names=FOUR), 0, CIV_WORDS, LOCALIZER).view())
        if item["type"] == TEXT
    ]
    said = "\n".join(texts).replace("\u2068", "").replace("\u2069", "")
    assert "Religion: Bob and Chloe (your team) lose 1 each" in said
    assert "Dan −" not in said, "who loses nothing looks like a cost"


@pytest.mark.parametrize("names", [FOUR, ("Ann", "Bob", "Bartholomeus", "Dan")])
def test_a_line_that_hits_a_team_mate_says_so(names: tuple[str, ...]) -> None:
    """§8.1: an Inquisition, an Embargo and a Democracy, too; Discord cuts no end of it in any language."""
    game = at_hand(["R1 E1 U3", "S1", "S1", "S1"], ["C1", "C1", "C1", "C1"], phase=EFFECTS, teams=True)
    for locale in SPOKEN:
        said, aimed = localizer(locale), dict[str, set[int]]()
        menus = [
            item
            for item in check(hand_page(table_of(game, names=names), 0, CIV_WORDS, said).view())
            if item["type"] == SELECT
        ]
        for option in (option for menu in menus for option in menu["options"]):
            target = parse_action(option["value"].split("+")[1])
            whom = names[target.target] if target.target != 2 else said.say("turn-mate", name=names[2])
            assert said.say("text-of", what=whom, told="") in option["description"]
            assert not option["description"].endswith("…")
            aimed.setdefault(target.word, set()).add(target.target)
        assert aimed == {word: {1, 2, 3} for word in ("inquire", "embargo", "democracy")}


def test_buttons_that_hit_a_team_mate_say_so_beside() -> None:
    game = after(at_hand(["E1", "", "S1 R1", "S1"], phase=EFFECTS, teams=True), "sacrifice E1")
    shown = check(hand_page(table_of(game, names=FOUR), 0, CIV_WORDS, LOCALIZER).view())
    text = "\n".join(item["content"] for item in shown if item["type"] == TEXT)
    said = text.replace("\u2068", "").replace("\u2069", "")
    assert "Chloe (your team), Religion: 1/7" in said
    assert "Dan, Science: 1/7" in said


def test_an_attack_that_costs_nobody_anything_says_so_without_a_row_of_names() -> None:
    game = after(at_hand(["M1 R1", "S1", "S1", ""], phase=EFFECTS), "sacrifice M1")
    texts = [
        item["content"]
        for item in check(hand_page(table_of(game, names=FOUR), 0, CIV_WORDS, LOCALIZER).view())
        if item["type"] == TEXT
    ]
    assert "Religion: nobody else loses a card" in "\n".join(texts)


def _with_menus_of_their_own() -> Iterator[Game]:
    """Positions in which an effect stands in a menu of its own, by its cards and by those to keep, copied or not."""
    for code, age in (("M", 1), ("E", 1), ("S", 1), ("U", 3)):
        for count in (3, 5):
            area, hand = " ".join([f"{code}{age}"] * count), " ".join(["C1", "E2", "R2", "M3"][: count - 1])
            yield at_hand([area, "", "", ""], [hand], phase=EFFECTS, discard="M1 E1")
            yield at_hand(["C1 R1 R1", area, "", ""], [hand], phase=EFFECTS, discard="M1 E1")


def test_no_label_is_longer_than_discord_shows_in_any_language() -> None:
    """A phone shows 34 characters of a label; no name of a player is longer than twelve here."""
    for locale in SPOKEN:
        for game in (game_at(overfull()), *map(owing, OWED), *_with_menus_of_their_own()):
            shown = check(hand_page(table_of(game, names=FOUR), 0, CIV_WORDS, localizer(locale)).view())
            menus = [item for item in shown if item["type"] == SELECT]
            found = [option["label"] for menu in menus for option in menu["options"]]
            found += [item["label"] for item in shown if item.get("custom_id", "").startswith("civ:do:")]
            assert [label for label in found if len(label) > 34] == [], locale


def test_no_placeholder_is_longer_than_a_phone_shows_in_any_language() -> None:
    """A phone shows 40 characters of one."""
    copied = 0
    for locale in SPOKEN:
        for game in (game_at(overfull()), *map(owing, OWED), *_with_menus_of_their_own()):
            shown = check(
                hand_page(table_of(game, names=(FOUR[1], FOUR[0], *FOUR[2:])), 0, CIV_WORDS, localizer(locale)).view()
            )
            asked = [item["placeholder"] for item in shown if item["type"] == SELECT]
            assert [each for each in asked if len(each) > 40] == [], locale
            copied += sum(" · " in each and "(" in each for each in asked)
    assert copied, "whom it is copied from, and what is asked for"


def _begun(value: str) -> list[str]:
    """The actions that a choice means, but for what an effect is aimed at and the end of the turn."""
    actions = value.removesuffix("+end").split("+")
    return actions[:1] if actions[0].startswith("sacrifice") else actions


def offered(table: Table, seat: int) -> set[str]:
    """The texts of all actions that the hand offers."""
    found: set[str] = set()
    for item in check(hand_page(table, seat, CIV_WORDS, LOCALIZER).view()):
        if item["type"] == SELECT and (begun := parse_address(item["custom_id"])) and begun.verb == "begin":
            found.add(begun.argument or "")
        elif item["type"] == SELECT:
            texts = [option["value"].partition("#")[0] for option in item["options"]]
            found |= {text for value in texts for text in _begun(value)}
        elif item["type"] == BUTTON:
            address = parse_address(item["custom_id"])
            assert address is not None
            if address.verb == "do":
                found.add((address.argument or "").partition("+")[0])
            elif address.verb in ("end", "skip"):
                found.add(address.verb)
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("players", "setup"),
    [
        (2, "classic"),
        (3, "draft"),
        *(pytest.param(*table, marks=pytest.mark.long) for table in ((2, "draft"), (3, "classic"), (4, "draft"))),
        (4, "classic"),
    ],
)
def test_the_hand_offers_exactly_what_is_legal_all_game_long(players: int, setup: str) -> None:
    chance = random.Random(players)
    game = fresh_game(players, setup=setup, seed=players)
    while not game.is_over and game.number < 250:
        table = table_of(game)
        for seat in {*game.waiting(), game.number % players}:
            legal = {action.text for action in game.legal(seat)}
            assert offered(table, seat) == legal
            assert all(parse_action(text).text == text for text in legal)
        seat = chance.choice(game.waiting())
        game = game.play(seat, chance.choice(game.legal(seat)))


def test_a_hand_that_waits_says_for_whom() -> None:
    game = fresh_game(2)
    found = check(hand_page(table_of(game, names=("Ann", "Bob")), 1, CIV_WORDS, LOCALIZER).view())
    text = "\n".join(item["content"] for item in found if item["type"] == TEXT)
    assert "Waiting for" in text
    assert "Ann" in text


def _told(table: Table, seat: int, said: Localizer = LOCALIZER, *, has_picture: bool = True) -> str:
    found = check(hand_page(table, seat, CIV_WORDS, said, has_picture=has_picture).view())
    return "\n".join(item["content"] for item in found if item["type"] == TEXT)


def test_a_hand_at_a_tournament_opens_and_says_who_decides_when_time_runs_out() -> None:
    """§9.5: no one takes a move back there, and no computer plays for anyone."""
    clock, moment = TableClock(60), datetime(2026, 5, 2, tzinfo=UTC)
    game = fresh_game(2)
    table = table_of(game.play(game.waiting()[0], game.legal(game.waiting()[0])[0]))
    timers = tuple(Timer(timedelta(60), timedelta(60), moment, moment) for _ in table.participants)
    table = replace(table, contest=Contest(TournamentId(1), 1, 1), options=replace(table.options, clock=clock))
    seat = table.waiting[0]
    text = _told(replace(table, timers=timers), seat)
    assert "then the referee is called" in text
    assert "the computer plays" not in text
    assert "until the referee lets it go on" in _told(replace(table, timers=timers, is_paused=True), seat)


def test_who_waits_is_told_nothing_about_effects() -> None:
    game = fresh_game(2)
    game = game.play(0, game.legal(0)[0])
    assert "No effects available" not in _told(table_of(game), 1)


def test_effects_that_cost_nothing_are_offered_before_sacrifices() -> None:
    page = hand_page(table_of(game_at(overfull())), 0, CIV_WORDS, LOCALIZER)
    found = check(page.view())
    order = [item["custom_id"].split(":")[0:] for item in found if item["type"] in (BUTTON, SELECT)]
    texts = [" ".join(parts) for parts in order]
    assert max(i for i, text in enumerate(texts) if "use" in text) < min(
        i for i, text in enumerate(texts) if "sacrifice" in text
    )
    wording = _told(table_of(game_at(overfull())), 0)
    assert wording.index("Experiment") < wording.index("Attack")


def test_effects_are_told_in_the_order_in_which_they_are_offered() -> None:
    table = table_of(game_at(overfull()))
    seen = observe(civ_game(table.match), Seat(0))
    offered = [option.action for group in groups(seen) if group.kind in FREE_FIRST for option in group.options]
    levels: list[Level] = ["sacrifice" if each.word == "sacrifice" else each.level for each in offered]
    named = [said_words.effect(LOCALIZER, domain_of(each), level) for each, level in zip(offered, levels, strict=True)]
    texts = [line.split("**")[1] for line in effect_lines(seen, LOCALIZER).splitlines() if "**" in line]
    assert len(texts) > 3
    assert texts == list(dict.fromkeys(named))[: len(texts)]


def test_a_hand_in_a_team_game_says_who_the_team_mate_is() -> None:
    game = Game.start(deal(random.Random(1), players=4, teams=True, first=Seat(0)))
    for _ in range(4):
        game = game.play(game.waiting()[0], game.legal(game.waiting()[0])[0])
        while game.position.phase != "play":
            game = game.play(game.waiting()[0], game.legal(game.waiting()[0])[-1])
    text = _told(table_of(game, names=("Ann", "Bob", "Cleo", "Dan")), 0)
    mates = [name for name in ("Bob", "Cleo", "Dan") if f"{name}\u2069 (your team):" in text]
    assert mates == ["Cleo"]
    assert "Dan\u2069: played" in text


@pytest.mark.parametrize("setup", ["classic", "draft"])
@pytest.mark.parametrize("locale", SPOKEN)
def test_the_team_mate_is_named_until_the_first_turn_is_over(locale: str, setup: str) -> None:
    """§8.1: they sit opposite. Later the news and the choices name them."""
    said, names = localizer(locale), ("Ann", "Bob", "Cleo", "Dan")
    mate = said.say("turn-team-mate", name=safe_name("Dan"))
    for teams in (True, False):
        game = Game.start(deal(random.Random(1), players=4, setup=setup, teams=teams, first=Seat(0)))
        while not any(line.seat == 1 and line.action.word == "end" for line in game.lines):
            assert (mate in _told(table_of(game, names=names), 1, said)) == teams, game.position.phase
            game = game.play(game.waiting()[0], game.legal(game.waiting()[0])[-1])
        assert mate not in _told(table_of(game, names=names), 1, said)


def test_a_newcomer_in_a_team_game_reads_what_a_team_is() -> None:
    """§8.1, §8.2: one line, which names the team-mate."""
    for teams in (True, False):
        game = Game.start(deal(random.Random(1), players=4, teams=teams, first=Seat(0)))
        table = table_of(game, names=("Ann", "Bob", "Cleo", "Dan"))
        primer = CIV_WORDS.primer(table, 0, LOCALIZER).replace("\u2068", "").replace("\u2069", "")
        assert ("You and Cleo are a team" in primer) == teams


def test_a_pack_is_shown_with_what_was_kept_and_without_the_empty_table() -> None:
    game = fresh_game(2, setup="draft")
    assert "You’ve kept" not in _told(table_of(game), 0, has_picture=False)
    for seat in (0, 1):
        game = game.play(seat, game.legal(seat)[0])
    text = _told(table_of(game), 0, has_picture=False)
    assert "You’ve kept" in text
    assert "nothing in play" not in text


def test_a_hand_shows_nobody_elses_cards() -> None:
    def page_of(game: Game) -> list[dict[str, object]]:
        return check(hand_page(table_of(game), 0, CIV_WORDS, LOCALIZER).view())

    game = fresh_game(2)
    other = next(
        candidate
        for candidate in (fresh_game(2, seed=seed) for seed in range(2, 4000))
        if observe(candidate, 0).hand == observe(game, 0).hand and observe(candidate, 1).hand != observe(game, 1).hand
    )
    assert page_of(game) == page_of(other)


def test_a_hand_that_the_computer_plays_calls_nobody_to_a_move() -> None:
    table = table_of(fresh_game(2))
    seat = table.waiting[0]
    participants = tuple(replace(each, is_automatic=place == seat) for place, each in enumerate(table.participants))
    assert "Your move" in _told(table, seat)
    text = _told(replace(table, participants=participants), seat)
    assert text.count("The computer is playing for you") == 1
    assert "Your move" not in text


def test_a_turn_that_a_stand_in_plays_to_its_end_offers_nothing_that_would_not_change_it() -> None:
    """Whose time has run out twice in a turn gets the next one back; until then "Take my seat back" does nothing."""
    table = table_of(fresh_game(3))
    stand_in = replace(table.participants[0], is_automatic=True, is_stand_in=True)
    table = replace(table, participants=(stand_in, *table.participants[1:]))
    late_at = (table.moved_at + timedelta(hours=hours) for hours in (1, 2))
    lapses = [ClockTimeout(0, stand_in.name, 0, at, TimeoutOutcome.TURN) for at in late_at]
    for lapsed, first in ((lapses[:1], "Take my seat back"), (lapses, "Refresh")):
        shown = check(hand_page(replace(table, timeouts=tuple(lapsed)), 0, CIV_WORDS, LOCALIZER).view())
        assert next(item["label"] for item in shown if item["type"] == BUTTON) == first
        told = " ".join(item["content"] for item in shown if item["type"] == TEXT)
        assert "The computer plays this turn for you. The next one is yours again." in told
        assert "until you take your seat back" not in told


@pytest.mark.parametrize(
    ("area", "is_buttons"), [("R1 E1 E2", True), ("R1 E1 E2 S1", False), ("R1 E1 E2 S1 S2", False)]
)
def test_more_than_three_sacrifices_stand_in_a_select(area: str, is_buttons: bool) -> None:
    """Each takes a row of a phone: with five of them the end of the turn was out of sight."""
    game = late([area, "M2"], ["C1 S1", "S1 C2"])
    (sacrifices,) = (group for group in groups(observe(game, 0)) if group.kind == "sacrifice")
    assert (len(sacrifices.options), sacrifices.is_buttons) == (len(area.split()), is_buttons)


def test_attacks_that_strike_nobody_come_after_all_that_does_something() -> None:
    """§5.1: they would only cost the attacker two cards."""
    game = late(["M1 R1 E2 C1", "S2"], ["C1 U3", "S1 C2"])
    table = table_of(game)
    (sacrifices,) = (group for group in offered_groups(game, 0) if group.kind == "sacrifice")
    lines = [
        option_consequence(option, sacrifices, observe(game, 0), LOCALIZER, table.names)
        for option in sacrifices.options
    ]
    idle = ["nobody else loses a card" in line for line in lines]
    assert any(idle)
    assert not all(idle)
    assert idle == sorted(idle), "\n".join(lines)
    first = next(line for line, is_idle in zip(lines, idle, strict=True) if not is_idle)
    assert "Attack" not in first or "lose" in first


def _in_order(game: Game) -> list[str]:
    """What the sacrifices of seat 0 are, from top to bottom: the action, or what it is aimed at."""
    return [
        (option.target or option.action).text
        for group in offered_groups(game, 0)
        if group.kind == "sacrifice"
        for option in group.options
    ]


def test_whatever_does_nothing_for_the_reader_comes_after_all_that_does_something() -> None:
    """An empty hand, a team-mate's columns, and what strikes a team-mate alone (§5.1 to §5.5, §8.1)."""
    empty = late(["R1 U3", "S2"], ["C1 U3", ""])
    assert _in_order(empty)[-1] == "inquire 1"
    mates = late(["E1 U3", "S2", "S1", "S1"], ["C1", "S1", "C2", "C1"], teams=True)
    own_side = [" 2 " in text for text in _in_order(mates)]
    assert True in own_side
    assert own_side == sorted(own_side)
    struck = late(["M1 E2 R1", "S2", "R1 E2", "S1"], ["C1", "S1", "C2", "C1"], teams=True)
    idle = ["attack" in text or " 2 " in text for text in _in_order(struck)]
    assert any("attack" in text for text in _in_order(struck))
    assert idle == sorted(idle)


def test_a_leap_without_a_deck_and_an_attack_whose_aim_is_asked_later_come_last_where_they_do_nothing() -> None:
    game = late(["S1 U3", "S2"], ["C1 C2", "C1"], pile=0)
    assert _in_order(game)[-1] == "sacrifice S1"
    many = late(["M1 M2 R1 R2 E1 E2 E3 S1 S2 S3 C1 C2 C3", ""], ["C1 C2", "C1"])
    order = [text.startswith("sacrifice M") for text in _in_order(many)]
    assert order.count(True) == 2, "the menu has no room for what it may be aimed at"
    assert order == sorted(order)


@pytest.mark.parametrize("is_one_press", [True, False])
def test_the_order_of_choices_changes_neither_between_two_drawings_nor_what_each_means(is_one_press: bool) -> None:
    """A value says what it does, so that a press on an older message cannot mean what stands there now."""
    for game in (late(["M1 R1 E2 C1", "S2"], ["C1 U3", "S1 C2"]), late(["R1 U3", "S2"], ["C1 U3", ""])):
        once, again = (
            [
                (option.value, option.actions)
                for group in offered_groups(game, 0, is_one_press=is_one_press)
                for option in group.options
            ]
            for _ in range(2)
        )
        assert once == again
        for value, actions in once:
            meant = [action for action in actions_of([value]) if action != END]
            assert tuple(meant) == actions


def test_the_first_hand_explains_its_domains_in_the_order_of_the_boards_columns() -> None:
    """Culture, the last column, needs no number of cards (§6.1); a Domain that isn't in the hand has no line."""
    game = late(["", ""], ["C1 M1 E1", "R1 S1"])
    text = CIV_WORDS.primer(table_of(game), 0, LOCALIZER)
    placed = sorted("ME", key=display_order)
    found = [text.index(f"**{said_words.domain(LOCALIZER, each)}**:") for each in (*placed, "C")]
    assert found == sorted(found)
    assert "**Culture**: with the most, even 1: copy effects" in text
    assert not any(f"**{said_words.domain(LOCALIZER, each)}**" in text for each in "RSU")


def test_beside_the_primer_the_news_are_only_losses_of_the_reader() -> None:
    """It fits one screen of a phone; the board has the rest."""
    game = fresh_game(2)
    while game.position.turn != 1:
        game = game.play(Seat(0), next(each for each in game.legal(Seat(0)) if each.word in ("play", "end")))
    table = table_of(game, names=("Ann", "Bob"))
    primer = CIV_WORDS.primer(table, 1, LOCALIZER)

    def texts(shown: str) -> list[str]:
        found = check(hand_page(table, 1, CIV_WORDS, LOCALIZER, primer=shown).view())
        return [item["content"] for item in found if item["type"] == TEXT]

    assert any("Ann" in text for text in texts(""))
    with_primer = texts(primer)
    assert with_primer[0] == primer
    assert not any("Ann" in text for text in with_primer)


def test_a_player_hit_before_their_first_turn_is_told_so_beside_the_primer() -> None:
    """§5.2: the Inquisition of the player before them."""
    wanted = ("play R", "sacrifice R", "inquire", "give", "end")
    dealt = (fresh_game(2, seed=seed) for seed in range(99))
    game = next(each for each in dealt if any(card[0] == "R" for card in observe(each, 0).hand))
    while game.position.turn == 0:
        legal = {word: each for each in game.legal(Seat(0)) for word in wanted if each.text.startswith(word)}
        game = game.play(Seat(0), next(legal[word] for word in wanted if word in legal))
    table = table_of(game, names=("Ann", "Bob"))
    page = hand_page(table, 1, CIV_WORDS, LOCALIZER, primer=CIV_WORDS.primer(table, 1, LOCALIZER))
    texts = [item["content"] for item in check(page.view()) if item["type"] == TEXT]
    assert any("Ann" in text and "(Inquisition)" in text for text in texts)


@pytest.mark.parametrize("locale", SPOKEN)
def test_what_explains_the_game_is_a_row_of_a_phone_for_each_domain(locale: str) -> None:
    texts = CIV_WORDS.primer(table_of(fresh_game()), 0, localizer(locale)).split("\n")
    assert [line for line in texts[1:-1] if shown_length(line.removeprefix("-# ")) > SMALL_LINE] == []


@pytest.mark.parametrize(
    ("theirs", "is_buttons"), [("M1 M1 M1 R1 R1 R1 S1 S1 S1", True), ("M1 M1 M1 R1 R1 R1 S1 S1 S1 E1 E1 E1", False)]
)
def test_more_than_three_effects_to_copy_stand_in_a_select(theirs: str, is_buttons: bool) -> None:
    """§6.1: each takes a row of a phone, as a sacrifice does."""
    game = late(["C1 C1 C2 M1 S1 E1 E1", theirs], ["C1 S1 M2 E1", "S1 C2"])
    (copies,) = (group for group in groups(observe(game, 0)) if group.kind == "copy")
    assert (len(copies.options), copies.is_buttons) == (len(set(theirs.split())), is_buttons)


def test_a_player_on_turn_may_only_look_again_while_the_referee_has_stopped_the_game() -> None:
    table = table_of(fresh_game(3))
    (seat,) = table.waiting
    stopped = replace(table, contest=Contest(TournamentId(1), 1, 1), is_paused=True)

    def labels(table: Table) -> list[str]:
        return [
            item["label"]
            for item in check(hand_page(table, seat, CIV_WORDS, LOCALIZER).view())
            if item["type"] == BUTTON
        ]

    assert "Refresh" in labels(stopped)
    assert "Refresh" not in labels(table)

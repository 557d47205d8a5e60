"""The player aid: a message Discord takes in every position, that says all of the moment and nobody's secrets."""

import random
from dataclasses import replace

import pytest

from bot.games.civ.pages.player_aid_page import player_aid_page
from bot.games.civ.rules import Game, Seat, deal, observe
from bot.games.civ.rules.available_actions import Can, available_actions
from bot.games.civ.rules.cards import DOMAINS, KINDS
from bot.games.civ.rules.position import EFFECTS
from bot.games.civ.words import words
from bot.pages.hand.hand import hand_page
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.table_actions import table_actions
from bot.table.values import Status
from tests.addresses import parse_address
from tests.discord.limits import BUTTON, TEXT, check
from tests.games.civ.pages.test_hand import OWED
from tests.games.civ.rules.tables import after, ruled, table
from tests.i18n.languages import SPOKEN, localizer
from tests.pages.tables import CIV_WORDS, LOCALIZER, LONG_NAME, NOW, fresh_game, game_at, overfull, owing, table_of
from tests.strategies import moved

PEOPLE = ("Ann", "Bob", "Chloe", "Dan")


def seated(game: Game, names: tuple[str, ...] = PEOPLE, *, status: Status = Status.PLAYING) -> Table:
    return table_of(game, names=names[: game.setup.players], status=status)


def texts(shown: Table, seat: int) -> list[str]:
    """The paragraphs of the page, once Discord's limits are checked."""
    found = table_actions(shown, shown.participants[seat].user_id, NOW, Limits())
    page = player_aid_page(shown, seat, LOCALIZER, found)
    return [item["content"] for item in check(page.view()) if item["type"] == TEXT]


def page_text(game: Game, seat: int = 0) -> str:
    return "\n".join(texts(seated(game), seat)).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("phrase", OWED, ids=lambda phrase: f"{len(phrase)} {phrase[0]}")
def test_the_largest_effect_being_resolved_stays_within_discords_limits(phrase: tuple[str, ...]) -> None:
    shown = texts(seated(owing(phrase), (LONG_NAME,) * 4), 0)
    assert shown[-1].startswith("-#")


def test_every_effect_at_once_stays_within_discords_limits() -> None:
    assert texts(seated(game_at(overfull()), (LONG_NAME,) * 4), 0)


def test_everything_at_once_is_told_by_name() -> None:
    everything = " ".join(f"{domain}1 " * 4 for domain in "MRES") + "U3 " * 4
    game = table(["C1 M1", *[everything] * 3], ["M1 R1"], discard="M1 M1", phase=EFFECTS)
    shown = texts(seated(game, ("*_" * 16,) * 4), 0)
    assert shown[1].startswith("**You can**")
    assert "Cut short" not in "\n".join(shown)
    assert all(effect in shown[1] for effect in ("Purge", "Divine Right", "Monopoly", "Research", "Republic", "Attack"))
    assert shown[-1].startswith("-# As of now")


@pytest.mark.slow(in_ci=True)
@pytest.mark.sample(1)
@pytest.mark.parametrize(("players", "setup"), [(2, "classic"), (4, "classic"), (3, "draft"), (4, "draft")])
def test_a_usual_game_is_told_wholly_to_everyone_at_every_moment(players: int, setup: str) -> None:
    chance = random.Random(players)
    game = Game.start(deal(chance, players=players, setup=setup, turn_cap=30))
    while not game.is_over:
        for seat in range(players):
            shown = "\n".join(texts(seated(game, ("W" * 32,) * 4), seat))
            assert "Cut short" not in shown
            assert "{" not in shown
            for can in available_actions(game, seat).can:
                assert all(name in shown for name in _named(can)), can
        game = moved(game, chance, 0.5)


def _named(can: Can) -> list[str]:
    """The names under which something that may be done is told."""
    if can.word in ("use", "copy", "sacrifice"):
        action = can.actions[0]
        code = DOMAINS[action.domain] if action.domain >= 0 else KINDS[action.kind][0]
        return [words.effect(LOCALIZER, code, action.level if action.level > 0 else "sacrifice")]
    return [words.card(LOCALIZER, KINDS[action.kind]) for action in can.actions if action.kind >= 0]


@pytest.mark.slow(in_ci=True)
def test_a_page_has_900_characters_at_the_most_but_for_one_in_twenty_in_every_language() -> None:
    chance, lengths = random.Random(16), dict[str, list[int]]()
    game = Game.start(deal(chance, players=4, turn_cap=60))
    while not game.is_over:
        shown, seat = seated(game, ("Maximiliane", "Bartholomew", "Chloe-Amelie", "Dan")), game.waiting()[0]
        found = table_actions(shown, shown.participants[seat].user_id, NOW, Limits())
        for locale in ("de", "en", "fr", "it") if game.number % 5 == 0 else ():
            page = check(player_aid_page(shown, seat, localizer(locale), found).view())
            length = sum(len(item["content"]) for item in page if item["type"] == TEXT)
            lengths.setdefault(locale, []).append(length)
        game = moved(game, chance, 0.0)
    assert len(lengths) == 4
    for locale, found_ in lengths.items():
        assert sorted(found_)[len(found_) * 19 // 20] <= 900, locale


def test_step_1_says_what_each_card_would_do_and_why_another_may_not_be_played() -> None:
    said = page_text(table(["M1 M1", "", ""], ["M2 S1"], embargoes=["S", "", ""]))
    assert "**Your move.** Step 1: play a card" in said
    assert ("**You can**\n🔴 **Military II**: 2 → 3 of 7. Level 1. Unlocks Attack and Assassination.") in said
    assert "🟢 An Embargo keeps you from playing Science this turn." in said
    assert said.index("**You can**") < said.index("Military II") < said.index("**You can’t") < said.index("An Embargo")


def test_a_card_after_which_others_could_be_copied_names_inspiration_once() -> None:
    said = page_text(table(["", "E1 E1 E1 S1 S1 S1", ""], ["C1 M1"]))
    assert "**Culture I**: 0 → 1 of 7. Unlocks Inspiration." in said


def test_step_1_names_the_effects_that_cost_a_card_too() -> None:
    """§5.2 to §5.4: they are open in step 2 to players who have such a card in play by then."""
    said = page_text(table(["R1 E1 S1", "M1", ""], ["C1 U3"]))
    assert "▫️ Unlocked by any of these: Inquisition, Embargo, and Technological Leap." in said
    assert "**Utopia III**: 0 → 1 of 7. Unlocks Democracy." in said


def test_effects_open_after_every_card_are_told_once() -> None:
    said = page_text(table(["M1 M1 M1 R1 R1", "", ""], ["R1 M1 S1"]))
    assert said.count("Assassination") == 1
    assert "▫️ Unlocked by any of these: Attack, Inquisition, and Assassination." in said
    alone = page_text(table(["M1 M1 M1", "", ""], ["S1"]))
    assert "any of these" not in alone


def test_step_2_says_why_each_effect_is_open_or_not() -> None:
    said = page_text(table(["M1 M1 M1 M1 M1 C1", "E1 E1 E1", "R1"], ["R1"], phase=EFFECTS))
    for line in (
        "**You can**",
        "🔴 **Assassination**: Discard 1 card from your hand.",
        "🔴 **Attack**: Discard one more card from your play area; ",
        "🔴 Purge needs 2 cards in your hand, and you have 1. Assassination needs only 1. (§4.1 §3.5)",
        "🟡 **Copy Development (Bob)**: Discard 1 card from your play area, then play 1 card from your hand.",
        "▫️ No card of its Domain in play: ",
        "▫️ **End turn**: You draw 2 cards, up to your hand size of 3. Then it’s Bob’s turn.",
    ):
        assert line in said


@pytest.mark.parametrize(
    ("pile", "short"),
    [
        (0, " The deck is empty, so nothing would happen."),
        (1, " The deck has only 1 card left."),
        (4, " The deck has only 4 cards left."),
        (5, ""),
    ],
)
def test_a_technological_leap_is_not_promised_more_cards_than_the_deck_has(pile: int, short: str) -> None:
    said = page_text(table(["S1", "M1"], ["R1", "R1"], phase=EFFECTS, pile=pile))
    does = "Draw 5 cards, then discard as many cards from your hand as you drew."
    assert f"{does}{short} Costs Science I." in said


def test_the_end_of_a_turn_that_wins_says_so() -> None:
    said = page_text(table(["M1 M1 M1 M1 M1 M1 M1", "", ""], ["R1"], phase=EFFECTS, pile=1))
    assert "You draw the last card of the deck. Then you win by Hegemony in Military." in said


def test_an_effect_being_resolved_says_what_is_owed() -> None:
    said = page_text(after(table(["M1 M1 M1", ""], ["R1 S1"], phase=EFFECTS), "use M 1"))
    assert "Discard from your hand: Religion I or Science I." in said
    assert "An effect is still going on." in said
    attack = page_text(after(table(["M1 S1", "S2", "S1"], phase=EFFECTS), "sacrifice M1"))
    assert "**Science I**: Discard it. Bob and Chloe would each lose a card of Science." in attack
    embargo = page_text(after(table(["E1", "M1 R1", "S1"], phase=EFFECTS), "sacrifice E1"))
    assert "**Bob**: Put the Embargo on Military or Religion." in embargo
    assert "Bob has no card in Economy, Science, Culture, or Utopia to put the marker on. (§5.3)" in embargo
    assert "yourself" not in embargo, "on whom it goes says itself"
    inquiry = page_text(after(table(["R1", "", ""], ["", "M1 M2"], phase=EFFECTS), "sacrifice R1"))
    assert "**Bob**: Take the 2 cards of this hand, then give back as many." in inquiry
    given = page_text(after(table(["R1", "", ""], ["", "M1 M2"], phase=EFFECTS), "sacrifice R1", "inquire 1"))
    assert "Give back to Bob: Military I or Military II." in given


def test_the_draft_says_what_to_keep_and_what_becomes_of_the_others() -> None:
    game = fresh_game(3, setup="draft")
    said = page_text(game)
    assert "The other 3 cards go to Bob." in said
    assert all(words.card(LOCALIZER, card) in said for card in observe(game, 0).pack)
    stored = page_text(game.play(0, game.legal(0)[0]))
    assert "You’ve already kept a card from this pack." in stored
    assert "**You can**" not in stored


def test_who_waits_is_told_whose_turn_it_is_and_what_comes() -> None:
    said = page_text(table(["", "M1 M1", ""], ["R1", "M2", "S1"]), 1)
    assert "It’s Ann’s turn." in said
    assert "**On your next turn, as things stand**" in said
    assert "**Military II**: 2 → 3 of 7." in said
    assert "-# Also possible: Stuck? · " in said
    assert "Nothing to undo." not in said


@pytest.mark.parametrize("locale", SPOKEN)
def test_the_line_that_ends_with_the_tables_menu_does_not_say_table_twice(locale: str) -> None:
    said, shown = localizer(locale), seated(table(["", "M1 M1", ""], ["R1", "M2", "S1"]))
    found = table_actions(shown, shown.participants[1].user_id, NOW, Limits())
    pages = check(player_aid_page(shown, 1, said, found).view())
    also = said.say("moment-table", what="|").partition("|")[0]
    (line,) = [item["content"] for item in pages if item["type"] == TEXT and also in item["content"]]
    word = said.say("key-menu").rstrip(" …\u00a0")
    assert line.lower().count(word.lower()) == 1


def test_a_game_that_is_over_offers_a_rematch_and_says_why_nothing_else() -> None:
    game = ruled(table(["", ""], ["M1", "E1"]), 1, "eliminate")
    said = "\n".join(texts(seated(game, status=Status.FINISHED), 0))
    assert "Also possible: Rematch" in said
    assert "Resign" not in said


@pytest.mark.parametrize("status", [Status.FINISHED, Status.ABANDONED])
def test_a_hand_of_a_game_that_is_over_does_not_offer_to_say_what_can_be_done(status: Status) -> None:
    game = table(["", ""], ["M1", "E1"])
    shown = seated(ruled(game, 1, "eliminate") if status == Status.FINISHED else game, status=status)
    labels = [
        item["label"] for item in check(hand_page(shown, 0, CIV_WORDS, LOCALIZER).view()) if item["type"] == BUTTON
    ]
    assert "Rematch" in labels
    assert "Player aid" not in labels


def test_a_seat_that_the_automatic_player_holds_offers_to_take_it_back() -> None:
    shown = seated(fresh_game(2))
    away = replace(shown.participants[0], is_automatic=True)
    said = "\n".join(texts(replace(shown, participants=(away, *shown.participants[1:])), 0))
    assert "Also possible: Take my seat back" in said
    assert "**You can**" not in said


def test_the_page_leads_back_to_the_hand_and_to_itself_and_the_hand_to_it() -> None:
    shown = seated(fresh_game(2))
    page = player_aid_page(shown, 0, LOCALIZER, ())
    verbs = [parse_address(item["custom_id"]) for item in check(page.view()) if item["type"] == BUTTON]
    assert [address and address.verb for address in verbs] == ["hand", "aid", "moment_again"]
    hand = check(hand_page(shown, 0, CIV_WORDS, LOCALIZER).view())
    assert [item["label"] for item in hand if item.get("custom_id", "").startswith("civ:moment:")] == ["Player aid"]


def test_a_page_shows_nobody_elses_cards() -> None:
    game = fresh_game(2)
    other = next(
        candidate
        for candidate in (fresh_game(2, seed=seed) for seed in range(2, 4000))
        if observe(candidate, Seat(0)).hand == observe(game, Seat(0)).hand
        and observe(candidate, Seat(1)).hand != observe(game, Seat(1)).hand
    )
    assert page_text(game) == page_text(other)

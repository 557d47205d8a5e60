"""Every reason has its sentence, made of values it is given."""

import ast
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot import assets
from bot.games.civ.rules import deal
from bot.games.civ.rules.actions import ACTIONS
from bot.games.civ.rules.position import EFFECTS
from bot.games.civ.rules.refusals import why_illegal, why_intervention_illegal
from bot.games.civ.words import words
from bot.i18n.catalogue import Catalogues, Localizer
from bot.reasons import Reason
from tests.games.civ.rules.tables import after, refusal, table
from tests.i18n.reason_values import asked
from tests.project.syntax import syntax
from tests.project.test_reasons import declared
from tests.strategies import playout

BOT = Path(__file__).resolve().parents[2] / "bot"
KEYS = tuple(key for _, reasons in declared() for key in reasons)
"""Those of all rooms and games, wherever a module declares them."""
NAMES = ("Ann", "Bob", "Cy", "Dora")
LACKING = {"effect", "have", "need", "missing"}
INDIRECT = {
    # keys that the code does not write as the first argument of a call
    "not-in-hand": {"card"},
    "not-in-area": {"card"},
    "not-in-discard": {"card"},
    "opening-pace": {"limit", "minutes", "at"},
    "registration-pace": {"limit", "minutes", "at"},
    "search-pace": {"limit", "minutes", "at"},
    "invitation-pace": {"limit", "minutes", "at"},
    "closing-pace": {"limit", "minutes", "at"},
    "public-pace": {"limit", "minutes", "at"},
    "public-pace-here": {"limit", "minutes", "at"},
    "level-not-reached": LACKING | {"domain"},
    "few-hand-cards": LACKING,
    "few-area-cards": LACKING,
    "few-playable-cards": LACKING,
    "few-discards": LACKING,
    "not-your-turn": {"turn"},
    "not-your-pick": {"turn"},
    "header-unreadable": {"key"},
    "nudged-recently": {"at"},
    "too-early": {"at"},
    "rules-unknown": {"text"},
}


@cache
def given() -> dict[str, set[str]]:
    """For each reason the values that every place which raises it gives."""
    found: dict[str, set[str]] = {}
    for file in sorted(BOT.rglob("*.py")):
        for key, values in _calls(syntax(file)):
            found[key] = found[key] & values if key in found else values
    return found | INDIRECT


def _calls(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            key = node.args[0].value
            called = getattr(node.func, "id", None) or getattr(node.func, "attr", "")
            if isinstance(key, str) and key in KEYS and called not in {"Reason", "say"}:
                yield key, {word.arg for word in node.keywords if word.arg} - {"clause"}


def test_every_reason_has_a_text_and_no_text_is_there_in_vain() -> None:
    extra = {"reason-with-clause", "reason-unknown", "reason-missing", "reason-instead"}
    assert set(asked()) - extra == {f"reason-{key}" for key in KEYS}


@pytest.mark.slow(in_ci=True)
def test_a_reason_asks_only_for_values_that_it_is_given() -> None:
    lacking = {key: asked()[f"reason-{key}"] - given().get(key, set()) for key in KEYS}
    assert {key: values for key, values in lacking.items() if values} == {}


def test_every_refusal_of_random_games_can_be_said(localizer: Localizer) -> None:
    chance = random.Random(5)
    seen: set[str] = set()
    for seed in range(6):
        setup = deal(random.Random(seed), players=2 + seed % 3, setup="draft" if seed % 2 else "classic")
        for game in playout(setup, chance, lines=120, interventions=0.03):
            for action in chance.sample(sorted(ACTIONS), 12):
                seat = chance.randrange(setup.players)
                if ACTIONS[action] in game.legal(seat):
                    continue
                found = why_illegal(game.position, seat, ACTIONS[action])
                text = words.reason(localizer, found, NAMES)
                assert text.endswith(f"({found.clause})")
                assert "{" not in text
                seen.add(found.key)
            if refused := why_intervention_illegal(game.position, 0, ACTIONS["refill"]):
                assert words.reason(localizer, refused, NAMES)
    assert len(seen) > 20


def test_a_refusal_names_players_cards_and_the_clause(localizer: Localizer) -> None:
    turn = words.reason(localizer, Reason("not-your-turn", "§2", {"turn": 1}), NAMES)
    assert turn == "It’s Bob’s turn. Yours comes after the players before you. (§2)"
    lacking = {"effect": "S 2", "domain": "S", "need": 5, "have": 1, "missing": 4}
    assert words.reason(localizer, Reason("level-not-reached", "§3.2", lacking), NAMES) == (
        "Research needs 5 Science cards in your play area, and you have 1. 4 more make it possible. (§3.2)"
    )
    gone = words.reason(localizer, Reason("target-left", "§5.2", {"seat": 7}), NAMES)
    assert gone.startswith("Player 8 has left")


def test_a_refusal_names_the_lesser_effect_that_is_open_instead(localizer: Localizer) -> None:
    game = table(["M1 M1 M1 M1 M1", ""], ["R1", ""], phase=EFFECTS)
    assert words.reason(localizer, refusal(game, "use M 2"), NAMES) == (
        "Purge needs 2 cards in your hand, and you have 1. Assassination needs only 1. (§4.1 §3.5)"
    )
    game = table(["M1 M1 M1", ""], ["R1", ""], phase=EFFECTS)
    assert words.reason(localizer, refusal(game, "use M 2"), NAMES) == (
        "Purge needs 5 Military cards in your play area, and you have 3. Assassination needs only 3. (§3.2)"
    )
    assert words.reason(localizer, refusal(after(game, "use M 1", "discard R1"), "use M 2"), NAMES).startswith(
        "You’ve already used the permanent effect of Military"
    )


def test_a_reason_without_a_clause_has_no_parentheses(localizer: Localizer) -> None:
    assert not words.reason(localizer, Reason("already-seated", ""), NAMES).endswith(")")


def test_an_unknown_reason_still_makes_a_sentence() -> None:
    lenient = Catalogues.load(assets.folder() / "locales").localizer("en")
    assert words.reason(lenient, Reason("never-heard-of", "§9"), NAMES) == "This isn’t possible now. (§9)"

"""Every refusal gives a reason that is true of the table, checked on the naive reading of the rules."""

import random
from collections.abc import Callable

import pytest

from bot.games.civ.rules import Game, IllegalAction, parse
from bot.games.civ.rules.actions import ACTIONS, Action
from bot.games.civ.rules.effects import apply
from bot.games.civ.rules.errors import REASONS
from bot.games.civ.rules.setup import to_header
from bot.reasons import Reason
from tests.games.civ.rules.naive import NaiveTable
from tests.games.civ.rules.test_differential import SideBySide, any_setup, crowded

EVERY_ACTION = [action for action in ACTIONS.values() if not action.is_intervention]
Claim = Callable[[NaiveTable, int, list[str], Reason], bool]


def lacks_target_card(table: NaiveTable, seat: int, words: list[str], reason: Reason) -> bool:
    return table.alive[int(words[1])] and int(words[1]) != seat and not table.cards(int(words[1]), words[2])


def lacks(words: list[str], reason: Reason, have: int, need: int) -> bool:
    """Exactly `have` of the `need` are there, and the effect meant is named."""
    values = reason.values
    return (
        (values["have"], values["need"], values["missing"]) == (have, need, need - have)
        and have < need
        and (values["effect"] == " ".join(words[-2:]))
    )


def has_few(table: NaiveTable, words: list[str], reason: Reason, have: int) -> bool:
    """The level is reached (else that is the reason), and exactly `have` of the `need` are there."""
    return lacks(words, reason, have, int(words[-1]))


def few_playable(table: NaiveTable, seat: int, words: list[str], reason: Reason) -> bool:
    have = len(table.free(seat, table.hands[seat]))
    if words[-2] == "S":
        have += min(int(words[-1]), len(table.free(seat, table.areas[seat])))
    return has_few(table, words, reason, have)


def level_sizes(table: NaiveTable) -> tuple[int, int]:
    return (2, 4) if table.players == 4 else (3, 5)


def in_step(table: NaiveTable, seat: int, phase: str) -> bool:
    return table.phase == phase and table.turn == seat


def most_other_culture(table: NaiveTable, seat: int) -> int:
    return max(table.cards(other, "C") for other in table.others(seat))


def nothing_to_lay_on(table: NaiveTable, seat: int, words: list[str], reason: Reason) -> bool:
    return words[1] in table.areas[seat] and not any(table.areas[other] for other in table.others(seat))


CLAIMS: dict[str, Claim] = {
    "game-over": lambda table, seat, words, reason: table.phase == "over",
    "seat-left": lambda table, seat, words, reason: not table.alive[seat],
    "not-your-turn": lambda table, seat, words, reason: (
        table.alive[seat] and table.turn not in (seat, None) and reason.values["turn"] == table.turn
    ),
    "not-your-pick": lambda table, seat, words, reason: (
        table.phase == "draft_take" and table.turn != seat and reason.values["turn"] == table.turn
    ),
    "already-kept": lambda table, seat, words, reason: table.phase == "draft_keep" and not table.packs[seat],
    "not-in-pack": lambda table, seat, words, reason: bool(table.packs[seat]) and words[1] not in table.packs[seat],
    "not-in-centre": lambda table, seat, words, reason: table.phase == "draft_take" and words[1] not in table.centre,
    "only-in-draft": lambda table, seat, words, reason: (
        words[0] in ("keep", "take") and not table.phase.startswith("draft")
    ),
    "not-in-draft": lambda table, seat, words, reason: (
        table.phase.startswith("draft") and words[0] != table.phase.removeprefix("draft_") == reason.values["owed"]
    ),
    "play-first": lambda table, seat, words, reason: (
        in_step(table, seat, "play") and words[0] != "play" and bool(table.free(seat, table.hands[seat]))
    ),
    "skip-first": lambda table, seat, words, reason: (
        in_step(table, seat, "play") and words[0] != "play" and not table.free(seat, table.hands[seat])
    ),
    "already-played": lambda table, seat, words, reason: (
        in_step(table, seat, "effects") and words[0] in ("play", "skip")
    ),
    "may-not-skip": lambda table, seat, words, reason: (
        in_step(table, seat, "play") and words == ["skip"] and bool(table.free(seat, table.hands[seat]))
    ),
    "not-in-hand": lambda table, seat, words, reason: words[1] not in table.hands[seat],
    "not-in-area": lambda table, seat, words, reason: words[1] not in table.areas[seat],
    "not-in-discard": lambda table, seat, words, reason: words[1] not in table.discards,
    "embargoed": lambda table, seat, words, reason: (
        words[1] in table.hands[seat]
        and words[1][0] in [domain for domain, _ in table.embargoes[seat]]
        and reason.values["others"] == len(table.free(seat, table.hands[seat]))
    ),
    "effect-running": lambda table, seat, words, reason: (
        in_step(table, seat, "choose") and reason.values["owed"] == table.owed[0] != words[0]
    ),
    "nothing-owed": lambda table, seat, words, reason: (
        table.phase in ("play", "effects")
        and words[0] in ["discard", "scrap", "recall", "salvage", "attack", "inquire", "give", "embargo", "democracy"]
    ),
    "effect-used": lambda table, seat, words, reason: words[1] in table.used_permanent,
    "sacrifice-used": lambda table, seat, words, reason: words[1][0] in table.used_sacrifice,
    "religion-unused": lambda table, seat, words, reason: (
        words[:2] == ["use", "R"]
        and reason.values["have"] == table.cards(seat, "R")
        and reason.values["limit"] == {"1": 5, "2": 7}[words[2]]
        and reason.values["own"] == table.hand_limit(seat)
    ),
    "culture-copies": lambda table, seat, words, reason: words[:2] == ["use", "C"],
    "level-not-reached": lambda table, seat, words, reason: (
        table.level(seat, words[1]) < int(words[2])
        and lacks(words, reason, table.cards(seat, words[1]), level_sizes(table)[int(words[2]) - 1])
        and reason.values.get("lesser_need", level_sizes(table)[0]) == level_sizes(table)[0]
    ),
    "few-hand-cards": lambda table, seat, words, reason: has_few(table, words, reason, len(table.hands[seat])),
    "few-area-cards": lambda table, seat, words, reason: has_few(table, words, reason, len(table.areas[seat])),
    "few-discards": lambda table, seat, words, reason: has_few(table, words, reason, len(table.discards)),
    "few-playable-cards": few_playable,
    "no-sacrifice-effect": lambda table, seat, words, reason: words[1][0] == "C",
    "no-sacrifice-card": lambda table, seat, words, reason: not table.cards(seat, words[1][0]),
    "no-card-to-attack": lambda table, seat, words, reason: table.areas[seat] == [words[1]] and words[1][0] == "M",
    "no-target-column": nothing_to_lay_on,
    "would-strand-effect": lambda table, seat, words, reason: (
        words[1] in table.areas[seat]
        and not table.recall_leaves_enough(seat, words[1])
        and reason.values["need"] == table.owed.count("play")
    ),
    "target-is-self": lambda table, seat, words, reason: int(words[1]) == seat,
    "target-left": lambda table, seat, words, reason: not table.alive[int(words[1])],
    "target-unknown": lambda table, seat, words, reason: int(words[1]) >= table.players,
    "target-without-card": lacks_target_card,
    "inspiration-used": lambda table, seat, words, reason: words[0] == "copy" and "C" in table.used_permanent,
    "not-most-culture": lambda table, seat, words, reason: (
        not table.most_culture(seat)
        and reason.values["have"] == table.cards(seat, "C")
        and reason.values["need"] == most_other_culture(table, seat) + 1
    ),
    "copy-culture": lambda table, seat, words, reason: words[2] == "C",
    "target-level-not-reached": lambda table, seat, words, reason: (
        table.level(int(words[1]), words[2]) < int(words[3])
        and reason.values["have"] == table.cards(int(words[1]), words[2])
    ),
    "copy-not-higher": lambda table, seat, words, reason: int(words[3]) <= table.level(seat, words[2]),
    "copied-effect-used": lambda table, seat, words, reason: words[2] in table.used_permanent,
}
"""For each reason what it says of the table, in the naive reading's words."""


def check(table: NaiveTable, seat: int, action: Action, reason: Reason) -> None:
    assert reason.key in CLAIMS, reason
    assert reason.clause.startswith(("§", "REPLAY"))
    words = action.text.split()
    if reason.key.startswith("few-"):  # the level is there: else that would be the reason
        holder = int(words[1]) if words[0] == "copy" else seat
        assert table.level(holder, words[-2]) >= int(words[-1]), (action, reason)
    assert CLAIMS[reason.key](table, seat, words, reason), (table.state(), seat, action, reason)


def refuse_everything(both: SideBySide, seen: set[str]) -> None:
    position = both.game.position
    for seat in range(both.naive.players):
        listed = both.game.legal(seat)
        for action in EVERY_ACTION:
            if action in listed:
                continue
            with pytest.raises(IllegalAction) as refusal:
                apply(position, seat, action)
            seen.add(refusal.value.reason.key)
            check(both.naive, seat, action, refusal.value.reason)
            if lesser := refusal.value.reason.values.get("lesser"):
                assert action.text.endswith("2")
                assert str(lesser).endswith(" 1")
            if action.text.endswith(" 2") and "missing" in refusal.value.reason.values:
                assert (parse(f"{action.text[:-1]}1") in listed) == (lesser is not None)


def watched(both: SideBySide, seen: set[str], *, lines: int, step: int) -> None:
    refuse_everything(both, seen)
    while not both.game.is_over and both.game.number < lines:
        both.play(both.game.number + step)
        refuse_everything(both, seen)


@pytest.mark.slow
def test_every_reason_for_a_refusal_is_true_of_the_table() -> None:
    seen: set[str] = set()
    for seed in range(20):
        chance = random.Random(seed)
        setup = any_setup(chance)
        both = SideBySide(chance, Game.start(setup), NaiveTable(to_header(setup)), interventions=0.01)
        watched(both, seen, lines=200, step=chance.randint(5, 25))
    for seed in range(60):
        chance = random.Random(seed)
        game, naive = crowded(chance)
        watched(SideBySide(chance, game, naive, interventions=0.02), seen, lines=20, step=3)
    assert set(CLAIMS) - seen <= {"few-area-cards", "few-discards"}  # rare: `test_permanent_effects` has one of each


def test_every_reason_has_a_clause() -> None:
    assert all(clause.startswith(("§", "REPLAY", "DEAL")) for clause in REASONS.values())
    assert set(CLAIMS) <= set(REASONS)

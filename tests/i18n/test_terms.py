"""The publisher's words, exactly."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.i18n.naming import DOMAIN_KEYS
from bot.rules.cards import DOMAINS, KINDS

EFFECTS = {
    "M": ("Assassination", "Purge", "Attack"),
    "R": ("Holy Book", "Divine Right", "Inquisition"),
    "E": ("Development", "Monopoly", "Embargo"),
    "S": ("Experiment", "Research", "Technological Leap"),
    "U": ("Oligarchy", "Republic", "Democracy"),
}
SHARED = Path(__file__).resolve().parents[3] / "shared" / "spec" / "terms.json"
SAME = {
    "title": "title",
    "first-player": "first_player",
    "culture-coin": "culture_coin",
    "discard-pile": "discard_pile",
    "deck": "deck",
    "hand": "hand",
    "hand-size": "hand_limit",
    "play-area": "play_area",
    "hegemony": "hegemony",
    "level-1": "level.1",
    "level-2": "level.2",
    "victory-hegemony": "end.hegemony",
    "victory-majority": "end.majority",
    "setup-classic": "setup.classic",
    "setup-draft": "setup.draft",
    "team-game": "team_game",
    "effects-permanent": "effect.permanent",
    "effects-sacrifice": "effect.sacrifice",
    **{f"domain-{name}": f"domain.{name}" for name in DOMAIN_KEYS.values()},
}


def test_domains_and_cards_have_their_names(speaker: Speaker) -> None:
    assert [words.domain(speaker, code) for code in DOMAINS] == [
        *("Military", "Religion", "Economy", "Science", "Culture", "Utopia")
    ]
    assert words.card(speaker, "M1") == "Military I"
    assert words.card(speaker, "U3") == "Utopia III"
    assert len({words.card(speaker, card) for card in KINDS}) == 15


def test_effects_have_their_names_and_say_what_they_do(speaker: Speaker) -> None:
    for code, names in EFFECTS.items():
        assert tuple(words.effect(speaker, code, level) for level in (1, 2, "sacrifice")) == names
        for level in (1, 2, "sacrifice"):
            assert words.effect_does(speaker, code, level).endswith(".")
            assert len(words.effect_does(speaker, code, level)) <= 100
    assert words.effect(speaker, "C", 1) == words.effect(speaker, "C", 2) == "Inspiration"
    with pytest.raises(KeyError):
        words.effect(speaker, "C", "sacrifice")


@pytest.mark.skipif(not SHARED.is_file(), reason="the project's shared folder is not at hand")
def test_terms_are_those_of_the_term_base(speaker: Speaker) -> None:
    terms: dict[str, dict[str, Any]] = json.loads(SHARED.read_text(encoding="utf-8"))
    assert {key: speaker.say(key) for key in SAME} == {key: terms[term]["en"] for key, term in SAME.items()}
    for code, name in DOMAIN_KEYS.items():
        for level in (1, 2, "sacrifice") if code != "C" else ():
            assert words.effect(speaker, code, level) == terms[f"effect.{name}.{level}"]["en"]
    assert words.effect(speaker, "C", 1) == terms["effect.culture"]["en"]
    assert speaker.say("age", age="II") == terms["age.2"]["en"]

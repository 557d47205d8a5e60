"""Players who could win before the reader's next turn, and what stops them, in few and exact words."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.games.civ.pages import threat_lines as threat_lines_module
from bot.games.civ.pages.hand_words import spoken
from bot.games.civ.pages.threat_lines import MOST_STOPS, stops_line, threat_lines
from bot.games.civ.rules import Game, Seat, observe, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import Domain
from bot.games.civ.rules.position import EFFECTS, PLAY
from bot.games.civ.threats import Stop, Threat, find_threats
from tests.games.civ.threats.next_turns import crowded, late
from tests.pages.tables import LOCALIZER, NAMES, played

Said = Callable[..., list[str]]
FOUR = late(["E1", "S1 S1 S1 S2 S2", "M1 M1 M1 M2 M2 M3", "C1"], ["C1", "R1", "R1", "R1"])
TIED = late(["C1", "E1 M1 S1", "E2 M2 S2"], ["C1", "R1", "R1"], pile=0, first=1)
TIED_OF_FOUR = late(["C1", "E1 M1 S1", "E2 M2 S2", "E3 M3 S3"], ["C1", "R1", "R1", "R1"], pile=0, first=1)
NOTHING = "-# No single action of yours stops it now."


def dangers(game: Game) -> list[str]:
    """The lines as seat 0 reads them."""
    return [re.sub("[\u2068\u2069]", "", line) for line in threat_lines(observe(game, 0), LOCALIZER, NAMES)]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """The lines of threats in a game, without the drawings."""

    def lines_of(game: Game, *found: Threat) -> list[str]:
        monkeypatch.setattr(threat_lines_module, "find_threats", {observe(game, 0): found}.get)
        return [re.sub("[\u00a0🔴🟡🟢🟣⚪🔵]+", " ", line).replace("  ", " ") for line in dangers(game)]

    return lines_of


def stops(*actions: str) -> tuple[Stop, ...]:
    """Return a way to stop someone for each action."""
    return tuple(Stop((parse(action),)) for action in actions)


def _could(seat: int, *ways: Stop, by_majority: bool = False) -> Threat:
    return Threat(Seat(seat), (), () if by_majority else (Domain("S"),), by_majority=by_majority, stops=ways)


def _end(seat: int, *winners: Seat, what: str = "") -> Threat:
    ways = stops(*what.split(", ")) if what else ()
    return Threat(Seat(seat), (), (), ends_with=Seat(0), winners=winners, stops=ways)


def test_whoever_would_end_the_game_for_another_is_told_so() -> None:
    game = late(["C1", "E1 E1 M1 S1"], ["C1", "R1"], pile=0, first=1)
    (text,) = threat_lines(observe(game, 0), LOCALIZER, ("Anna", "Bert"))[:1]
    assert text == "⚠️ Your turn ends the game: as things stand, **Bert** wins on majorities"
    game = late(["C1", "", "E1 E1 M1 S1 U3"], ["C1", "", "R1"], pile=0, first=2)
    (text,) = threat_lines(observe(game, 0), LOCALIZER, ("Anna", "Bert", "Cleo"))[:1]
    assert text == "⚠️ The game is about to end: as things stand, **Cleo** wins on majorities"


def test_the_end_that_a_team_wins_is_told_once() -> None:
    """§7.5: the partners of a team win together."""
    game = late(["C1", "E1 E1 M1 S1", "C1", "E1 E1 M1 S1 U3"], ["C1", "R1", "C1", "R1"], pile=0, first=1, teams=True)
    texts = threat_lines(observe(game, 0), LOCALIZER, ("Anna", "Bert", "Cleo", "Dora"))
    assert texts[0] == "⚠️ Your turn ends the game: as things stand, **Bert** and **Dora** win on majorities"
    assert [line for line in texts if "⚠" in line] == texts[:1]


def test_the_end_that_two_who_are_tied_win_is_told_once_with_what_stops_both(said: Said) -> None:
    """§7.4: they have won together."""
    ends = find_threats(observe(TIED, 0))
    assert [(threat.seat, threat.winners) for threat in ends] == [(1, (1, 2)), (2, (1, 2))]
    assert dangers(TIED)[0] == "⚠️ Your turn ends the game: as things stand, **Bob** and **Chloe** win on majorities"

    def below(ones: str, others: str, *, could: tuple[Domain, ...] = (), is_whole: bool = True) -> list[str]:
        one = replace(ends[0], stops=stops(*ones.split(", ")))
        return said(TIED, one, replace(ends[1], stops=stops(*others.split(", ")), could=could, is_whole=is_whole))[1:]

    assert below("attack E1, attack M1", "attack M1") == ["🛡️ Stops it: Attack on Military"]
    assert below("attack E1", "attack M1") == [NOTHING]
    assert below("attack E1", "attack M1", is_whole=False) == []
    # what is aimed at one of them is not looked at for the other
    assert below("inquire 1", "inquire 2") == below("democracy 1 E", "attack M1") == []
    # what stops all that another threatens beside it stops the end, too, but not the other way round
    could = below("attack E1", "attack M1", could=(Domain("S"),))
    assert could == [
        "🛡️ Stops it: Attack on Military",
        "⚠️ Your turn ends the game: as things stand, **Bob** and **Chloe** win on majorities",
    ]


def test_an_end_is_told_of_those_alone_whom_what_stands_below_it_stops(said: Said) -> None:
    """§7.4: a player who may win another way, or ends the game, has a separate line."""
    all_three = (Seat(1), Seat(2), Seat(3))
    found = [_end(seat, *all_three, what="attack M1") for seat in (1, 2)]
    ends = "⚠️ Your turn ends the game: as things stand, **Bob** and **Chloe** win on majorities"
    stopped = "🛡️ Stops it: Attack on Military"
    assert said(TIED_OF_FOUR, *found, replace(_end(3, Seat(3)), is_whole=False)) == [
        ends, stopped, "⚠️ Or **Dan** wins",
    ]  # fmt: skip
    majority = Threat(Seat(3), (), (), by_majority=True, is_whole=False)
    assert said(TIED_OF_FOUR, *found, majority) == [
        "⚠️ **Dan** could win on majorities next turn", ends, stopped.replace("it:", "Bob and Chloe:"),
    ]  # fmt: skip


def test_an_end_that_partners_win_is_stopped_only_where_neither_of_them_wins(said: Said) -> None:
    """§7.5, §8: what lets the game go on may give the other one a turn."""
    game = late(["C1", "E1 E1 M1 S1", "C1", "E1 E1 M1 S1 U3"], ["C1", "R1", "C1", "R1"], pile=0, first=1, teams=True)
    ends = "⚠️ Your turn ends the game: as things stand, **Bob** and **Dan** win on majorities"
    bob, dan = (_end(seat, Seat(1), Seat(3), what="attack M1, use U 1") for seat in (1, 3))
    assert said(game, dan)[0] == ends, "a player who wins with another threatens nothing alone"
    assert said(game, bob, replace(dan, stops=())) == [ends, NOTHING]
    assert said(game, bob, dan) == [ends, "🛡️ Any one stops it: Attack on Military · Oligarchy"]
    # of what Bob threatens beside it nothing is known: the line below the end is another's
    near = replace(bob, near=(Domain("E"),), stops=(), is_whole=False)
    assert said(game, near, dan) == [
        "⚠️ **Bob is one card away** from winning: Economy 2/7",
        ends,
        "🛡️ Stops Dan: Attack on Military",
    ]
    # that nothing stops it and the end says nothing of it alone
    near = replace(near, is_whole=True)
    assert said(game, near, replace(dan, stops=())) == [
        "⚠️ **Bob is one card away** from winning: Economy 2/7",
        ends,
        NOTHING.replace("it", "Dan"),
    ]


def test_what_ends_the_game_one_way_or_another_names_either_winner(said: Said) -> None:
    """§7.3: who wins in the end may depend on the card that the reader plays yet."""
    one, other = (_end(seat, Seat(seat)) for seat in (1, 2))
    first = "⚠️ Your turn ends the game: as things stand, **Bob** wins on majorities"
    assert said(TIED, one, other)[:2] == [first, "⚠️ Or **Chloe** wins"]
    # below another player's line no one would know what the other way is
    lines = said(TIED, replace(one, by_majority=True), replace(other, by_majority=True))
    assert [line.partition("next turn · ")[2] for line in lines[:2]] == [first[3:], first[3:].replace("Bob", "Chloe")]


def test_majorities_are_one_more_way_to_win_in_the_same_sentence(said: Said) -> None:
    game = late(["E1", "M1 M1 M1 M2 M2 M3"], ["C1", "R1"])

    def danger(*, near: bool, could: bool) -> str:
        one, other = (Domain("M"),) if near else (), (Domain("S"),) if could else ()
        return said(game, Threat(Seat(1), one, other, by_majority=True))[0]

    assert danger(near=False, could=False) == "⚠️ **Bob** could win on majorities next turn"
    assert danger(near=False, could=True) == "⚠️ **Bob** could win next turn: Science 0/8 or majorities"
    near = "⚠️ **Bob is one card away** from winning: Military 6/8"
    assert danger(near=True, could=False) == f"{near} · could also win with majorities"
    assert danger(near=True, could=True) == f"{near} · could also win with Science 0/8 or majorities"


def test_of_many_domains_to_aim_at_the_number_is_told() -> None:
    """The menu marks each; §5.1 and §5.3 let an effect be aimed at any Domain in play."""
    stops = tuple(Stop((parse(f"attack {code}1"),)) for code in "MRS")
    seen = observe(late(["E1", "M1 M1 M1 M2 M2 M3"], ["C1", "R1"]), 0)
    lines = {count: stops_line(Threat(Seat(1), (), (), stops=stops[:count]), seen, LOCALIZER) for count in (2, 3)}
    assert lines[2].endswith("Attack on Military or Religion")
    assert lines[3].endswith("Attack on any of 3 Domains")


def test_of_cards_that_stop_it_two_are_named() -> None:
    """§5.2: each is enough. Of cards that are given back together the menu marks none, so a number would not do."""
    seen = observe(late(["E1", "M1 M1 M1 M2 M2 M3"], ["C1", "R1"]), 0)
    for word, text in (("give", "give back"), ("play", "play")):
        line = stops_line(
            Threat(Seat(1), (), (), stops=stops(f"{word} M1", f"{word} C1", f"{word} E2")), seen, LOCALIZER
        )
        assert re.sub("[\u00a0🔴🟡🔵]", "", line).endswith(f": {text} Military I or Culture I")


def test_effects_aimed_at_the_same_domains_are_one_phrase() -> None:
    seen = observe(late(["E1", "M1 M1 M1 M2 M2 M3"], ["C1", "R1"]), 0)

    def line_of(*actions: str) -> str:
        stops = tuple(Stop((parse(action),)) for action in actions)
        return re.sub("[\u00a0🛡️🔴🟡🟣]", "", stops_line(Threat(Seat(1), (), (), stops=stops), seen, LOCALIZER)).strip()

    assert line_of("attack M1", "embargo 1 M", "democracy 1 M") == "Stops it: Attack, Embargo, or Democracy on Military"
    assert line_of("attack M1", "embargo 1 S") == "Any one stops it: Attack on Military · Embargo on Science"


def test_what_stops_it_names_the_domain_to_play_first_where_only_that_opens_it() -> None:
    """§2.1, §5.3, §3.1: what a play area has anyway needs no word, and in step 2 there is nothing to play any more."""
    hands = ["E1 E3 C2", "S1 C2 C3", "R2"]

    def stops(own: str, phase: str) -> list[str]:
        game = late([own, "M2 M2 M2 M3 M3 M3", ""], hands, phase=phase)
        lines = threat_lines(observe(game, 0), LOCALIZER, NAMES)
        return [line.partition("\u00a0")[2] for line in lines if line.startswith("🛡️")]

    assert stops("C1", PLAY) == ["Embargo on Military (play Economy first)"]
    assert stops("E1", PLAY) == stops("E1", EFFECTS) == ["Embargo on Military"]


def test_a_stop_by_attack_names_the_domain_to_play_first_if_others_do_not_allow_it() -> None:
    """§5.1: its second card is one of one's own, of the Domain attacked."""
    hands, areas = ["R2 C2 C2", "R2 S1 S2", "S1 S2 E1", "C1"], ["M1", "R1 R1 R1 R1 R2 R2", "S1", ""]
    (stops,) = (line for line in dangers(late(areas, hands, phase=PLAY)) if line.startswith("🛡️"))
    attack, inquisition = stops.replace("\u00a0", " ").partition(": ")[2].split(" · ")
    assert attack == "🔴 Attack on Religion (play Religion first)"
    assert inquisition == "⚪ Inquisition (play Religion first)"
    hands[0] = "R2 R1"
    assert not any("first" in line for line in dangers(late(areas, hands, phase=PLAY)))


@pytest.mark.slow
def test_what_stops_a_threat_is_named_once_however_often_it_does() -> None:
    """Of a crowded table's sheet the threats are otherwise the longest part; more than two ways would not be read."""
    found: list[str] = []
    most = 0
    for seed in (1, 4, 6):
        for game in played(seed):
            lines = threat_lines(observe(game, game.waiting()[0] if game.waiting() else 0), LOCALIZER, NAMES)
            for line in (each for each in lines if each.startswith("🛡️")):
                phrases = line.rpartition(": ")[2].split(" · ")
                effects = [each.partition(" on ")[0] for each in phrases if "first)" not in each]
                assert len(effects) == len({*effects}), line
                most = max(most, len(phrases))
            found += lines
    assert most == MOST_STOPS
    assert "🛡️ Stops it: 🔴\u00a0Attack on Religion or Science" in found
    assert any(line.startswith("🛡️ Any one stops it: ") for line in found)
    assert any("play ⚪\u00a0Religion II or 🟡\u00a0Economy I" in line for line in found)


def test_threats_share_a_line_only_where_the_very_same_stops_them() -> None:
    """§5.1, §5.3, §5.5: an Attack hits everyone, an Embargo and a Democracy lie with one player."""
    areas, hands = ["M1 M1 M1 M1 M2 M3 R1 R1 S1 S1 U3", "M1 M1 M1 M2 M2 M3"], ["R1", "R1"]
    marked = dangers(late(["E1 U3 C1", *areas], ["C1", *hands], pile=3))
    assert [line[0] for line in marked] == ["⚠", "🛡", "⚠", "🛡"], "one card for each of them"
    attacked = dangers(late(["M2 M3 C1", "M1 M1 M1 M2 M2 M2", "M1 M1 M1 M2 M2 M3"], ["C1", "R2", "R1"]))
    assert [line[0] for line in attacked] == ["⚠", "⚠", "🛡"]
    assert attacked[-1].endswith("Attack on Military")


def test_what_is_not_known_to_be_stopped_never_stands_above_what_stops_another() -> None:
    game = late(["M2 M3 C1 E1 E1", "R1 R1 R1 R2 R2 R1", "M1 M1 M1 M2 M2 M3"], ["C1", "R2", "R1"], pile=3)
    lines = dangers(game.play(Seat(0), parse("sacrifice M2")))
    assert [line[0] for line in lines] == ["⚠", "🛡", "⚠"]
    assert "**Chloe is" in lines[0]
    assert "So is **Bob**" in lines[-1]


def _urgency(line: str) -> int:
    if "one card away" in line or "has enough cards" in line:
        return 0
    return 1 if "could" in line else 2


def test_the_most_urgent_threat_stands_first_and_each_stop_says_whom_it_stops() -> None:
    """What is one card away, then what could, then the end; threats that the same stops stay together."""
    orders, named = set[tuple[int, ...]](), list[str]()
    for seed in (*range(100), 157, 220, 408):  # in the last three what stops the second does not stop the first
        lines = dangers(crowded(seed))
        groups: list[list[str]] = [[]]
        for line in lines:
            groups[-1].append(line)
            if not line.startswith("⚠️"):
                groups.append([])
        firsts = [_urgency(group[0]) for group in groups if group and group[0].startswith("⚠️")]
        assert firsts == sorted(firsts), lines
        orders.add(tuple(_urgency(line) for line in lines if line.startswith("⚠️")))
        for above, line in pairwise(lines):
            owners = re.findall(r"\*\*(.+?)(?: is .*?\*| has .*?\*|\*)\*", above)
            if "stops" in line.lower() and " it:" not in line and " it now" not in line:
                named.append(line)
                assert any(owner in line for owner in owners), lines
    assert (0, 1) in orders
    assert named


def test_what_is_said_of_one_threat_is_not_said_again_of_the_next(said: Said) -> None:
    """At a table of four all others may threaten at once, and nobody would read the same sentence three times."""
    attack, embargo, inquire = stops("attack S1", "embargo 2 M", "inquire 3")
    assert said(FOUR, _could(1, attack, embargo), _could(2, embargo), _could(3, inquire, attack, by_majority=True)) == [
        "⚠️ **Bob** could win next turn: Science 5/7",
        "🛡️ Stops it: Attack on Science",
        "⚠️ So could **Chloe**: Science 0/7",
        "🛡️ Embargo on Military",
        "⚠️ So could **Dan**, on majorities",
        "🛡️ Inquisition",
    ]


def test_of_several_threats_each_tells_the_nearest_way_and_marks_that_there_are_more(said: Said) -> None:
    """§7.1: a player who is back after a day sees the most urgent of all; the menus mark what stops the rest, too."""
    military, science, culture = Domain("M"), Domain("S"), Domain("C")
    could = Threat(Seat(1), (), (culture, science), by_majority=True)
    near = Threat(Seat(2), (military,), (science,))
    assert said(FOUR, could) == ["⚠️ **Bob** could win next turn: Science 5/7, Culture 0/7, or majorities", NOTHING]
    assert said(FOUR, near) == [
        "⚠️ **Chloe is one card away** from winning: Military 6/7 · could also win with Science 0/7", NOTHING,
    ]  # fmt: skip
    assert said(FOUR, could, near, replace(near, seat=Seat(3)), replace(could, seat=Seat(3), could=())) == [
        "⚠️ **Chloe is one card away** from winning: Military 6/7 · …",
        "⚠️ So is **Dan**: Military 0/7 · …",
        "⚠️ **Bob** could win next turn: Science 5/7 · …",
        "⚠️ So could **Dan**, on majorities",
        NOTHING,
    ]
    # what ends the game is told whole
    ends = replace(could, ends_with=Seat(0), winners=(Seat(1),))
    assert said(FOUR, ends, near)[1] == (
        "⚠️ **Bob** could win next turn: Science 5/7 · … · Your turn ends the game: as things stand, **Bob** wins on "
        "majorities"
    )


def test_a_democracy_makes_another_domain_the_nearest(said: Said) -> None:
    """§5.5, §7.1: on a marked Domain one card more is needed."""
    game = late(["U3 C1", "S1 S1 S1 S2 S2 M1 M1 M1 M2 M2", "E1"], ["C1", "R1", "R1"])
    could = Threat(Seat(1), (), (Domain("S"), Domain("M")))
    first = "⚠️ **Bob** could win next turn: "
    assert said(game, could)[0] == f"{first}Science 5/7 or Military 5/7"
    for action in ("sacrifice U3", "democracy 1 S"):
        game = game.play(Seat(0), parse(action))
    assert said(game, could)[0] == f"{first}Military 5/7 or Science 5/8"
    assert said(game, could, _could(2))[0] == f"{first}Military 5/7 · …"


def test_what_stops_all_of_several_is_told_once_below_them(said: Said) -> None:
    """One press is enough then, which nobody could tell from two different ways."""
    attack, embargo, inquire = stops("attack S1", "embargo 2 M", "inquire 3")
    bob, chloe = _could(1, embargo, attack), _could(2, inquire, attack)
    lines = [
        "⚠️ **Bob** could win next turn: Science 5/7", "⚠️ So could **Chloe**: Science 0/7",
        "🛡️ Stops it: Attack on Science",
    ]  # fmt: skip
    assert said(FOUR, bob, chloe) == lines
    # of Dan nothing is known
    unknown = replace(_could(3), is_whole=False)
    assert said(FOUR, bob, chloe, unknown) == [*lines, "⚠️ So could **Dan**: Science 0/7"]
    assert said(FOUR, bob)[1] == "🛡️ Any one stops it: Embargo on Military · Attack on Science"


def test_what_leaves_a_choice_is_told_of_each_whom_it_may_stop(said: Said) -> None:
    """§4.3, §5.2: one card given up may stop one, another card the other, and no choice both."""
    attack, embargo, use, inquire = stops("attack S1", "embargo 2 M", "use E 1", "inquire 3")
    for choice, text in ((use, "Development"), (inquire, "Inquisition")):
        assert said(FOUR, _could(1, choice, attack), _could(2, choice, embargo)) == [
            "⚠️ **Bob** could win next turn: Science 5/7", f"🛡️ Stops it: {text}",
            "⚠️ So could **Chloe**: Science 0/7", f"🛡️ {text}",
        ]  # fmt: skip
        same = said(FOUR, _could(1, choice), _could(2, choice))
        assert [line[0] for line in same] == ["⚠", "🛡", "⚠", "🛡"]
    # a card played before is a choice, too
    late_one, other = (Stop((parse(card), *attack.actions)) for card in ("play S1", "play M1"))
    assert len(said(FOUR, _could(1, late_one, embargo), _could(2, other, inquire))) == 4


def test_a_spoken_line_ends_with_one_mark() -> None:
    assert spoken("⚠️ **Bob** could win next turn: Science 5/7") == "Bob could win next turn: Science 5/7."
    assert spoken("⚠️ **Bob** could win next turn: Science 5/7 · …").endswith("5/7 · …")


def test_after_an_unstoppable_threat_the_next_one_is_told_in_full(said: Said) -> None:
    """“So could Chloe” would say there that nothing stops her, either."""
    (attack,) = stops("attack S1")
    assert said(FOUR, _could(1), _could(2, attack)) == [
        "⚠️ **Bob** could win next turn: Science 5/7", NOTHING,
        "⚠️ **Chloe** could win next turn: Science 0/7", "🛡️ Stops it: Attack on Science",
    ]  # fmt: skip


def test_so_is_another_stands_only_below_who_is_one_card_away(said: Said) -> None:
    near = Threat(Seat(1), (Domain("S"),), ())
    whole = late(["E1", "M1 M1 M1 M2 M2 M3 M3", "C1"], ["C1", "R1", "R1"], phase=EFFECTS, first=1)
    assert said(whole, replace(near, near=(Domain("M"),)), replace(near, seat=Seat(2)))[:2] == [
        "⚠️ **Bob has enough cards to win** as their turn ends: Military 7/7",
        "⚠️ **Chloe is one card away** from winning: Science 0/7",
    ]
    ends = replace(near, ends_with=Seat(3), winners=(Seat(1),))
    assert said(FOUR, ends, replace(near, seat=Seat(2)))[1].startswith("⚠️ **Chloe is one card away**")


def test_so_could_another_stands_only_below_a_player_who_could_win_next_turn(said: Said) -> None:
    """Below any other sentence nobody could tell what the second one could, too."""
    attack, embargo = stops("attack S1", "embargo 2 M")
    near = Threat(Seat(2), (Domain("M"),), (), stops=(attack,))
    assert said(FOUR, near, _could(1, attack), _could(3, embargo)) == [
        "⚠️ **Chloe is one card away** from winning: Military 6/7",
        "⚠️ **Bob** could win next turn: Science 5/7",
        "🛡️ Stops it: Attack on Science",
        "⚠️ So could **Dan**: Science 0/7",
        "🛡️ Embargo on Military",
    ]
    ends = replace(_could(1, attack), ends_with=Seat(3), winners=(Seat(1),))
    assert said(FOUR, ends, _could(2, embargo))[2:] == [
        "⚠️ **Chloe** could win next turn: Science 0/7",
        "🛡️ Embargo on Military",
    ]
    on_turn = late(["E1", "S1 S1 S1 S2 S2", "C1"], ["C1", "R1", "R1"]).play(Seat(0), END)
    assert said(on_turn, _could(1), _could(2)) == [
        "⚠️ **Bob** could win this turn: Science 5/7",
        "⚠️ **Chloe** could win next turn: Science 0/7",
    ]


def test_what_a_shield_means_is_said_once_and_whose_it_is_wherever_one_could_be_wrong(said: Said) -> None:
    attack, embargo = stops("attack S1", "embargo 2 M")
    near = Threat(Seat(2), (Domain("M"),), ())
    bob, chloe = (
        "⚠️ **Bob** could win next turn: Science 5/7",
        "⚠️ **Chloe is one card away** from winning: Military 6/7",
    )
    # that nothing helps is no such line
    assert said(FOUR, near, _could(1, attack)) == [chloe, NOTHING, bob, "🛡️ Stops it: Attack on Science"]
    # of Chloe nothing is known, and Dan's way is not hers
    first = Threat(Seat(3), (Domain("M"),), (), stops=(embargo,))
    unknown = replace(near, near=(), could=(Domain("M"),), is_whole=False)
    end = replace(_end(1, Seat(1)), stops=(attack,))
    assert said(FOUR, first, unknown, end) == [
        "⚠️ **Dan is one card away** from winning: Military 0/7",
        "🛡️ Stops it: Embargo on Military",
        "⚠️ **Chloe** could win next turn: Military 6/7",
        "⚠️ Your turn ends the game: as things stand, **Bob** wins on majorities",
        "🛡️ Stops Bob: Attack on Science",
    ]


def test_a_stop_that_needs_a_certain_play_first_is_named_only_without_a_simpler_one(said: Said) -> None:
    attack, embargo = stops("attack S1", "embargo 2 M")
    after = replace(attack, first=Domain("S"))
    assert said(FOUR, _could(1, after, embargo))[1] == "🛡️ Stops it: Embargo on Military"
    assert said(FOUR, _could(1, after))[1] == "🛡️ Stops it: Attack on Science (play Science first)"
    assert said(FOUR, _could(1, after), _could(2, attack))[1:] == [
        "🛡️ Stops it: Attack on Science (play Science first)",
        "⚠️ So could **Chloe**: Science 0/7",
        "🛡️ Attack on Science",
    ]


def test_an_end_is_told_with_who_threatens_nothing_else(said: Said) -> None:
    """All of a threat has to be stopped by what stands below it."""
    one, other = (_end(seat, Seat(1), Seat(2), what="attack M1") for seat in (1, 2))
    assert said(TIED, replace(one, by_majority=True), other) == [
        "⚠️ **Bob** could win on majorities next turn",
        "⚠️ Your turn ends the game: as things stand, **Bob** and **Chloe** win on majorities",
        "🛡️ Stops it: Attack on Military",
    ]


def test_a_way_to_stop_a_threat_that_costs_either_of_two_cards_is_told_once() -> None:
    stops = (Stop((parse("copy 2 U 1"),)), Stop((parse("copy 0 U 1"),)), Stop((parse("use U 1"),)))
    threat = Threat(Seat(1), (Domain("M"),), (), stops=stops)
    seen = observe(late(["E1", "M1 M1 M1 M2 M2 M3"], ["C1", "R1"]), 0)
    text = stops_line(threat, seen, LOCALIZER)
    assert text.count("copy Oligarchy") == 1
    assert text.count("Oligarchy") == 2


def test_two_that_only_together_stop_a_threat_are_told_in_their_order(said: Said) -> None:
    pair = stops("attack M1", "embargo 1 S")
    line = "🛡️ Two of your actions together stop it: Attack on Military, then Embargo on Science"
    assert said(FOUR, replace(_could(1), together=pair))[1:] == [line]
    assert said(FOUR, replace(_could(1), together=pair, is_whole=False))[1:] == [line]
    first, second = pair
    needs_card = replace(_could(1), together=(replace(first, first=Domain("E")), second))
    assert "Attack on Military (play Economy first), then" in said(FOUR, needs_card)[1]


def test_what_two_together_stop_of_one_player_is_not_told_of_another(said: Said) -> None:
    pair = stops("attack M1", "embargo 1 S")
    lines = said(FOUR, replace(_could(1), together=pair), _could(2))
    assert ["together" in line for line in lines] == [False, True, False, False]
    ends = said(TIED, replace(_end(1, Seat(1), Seat(2)), together=pair), _end(2, Seat(1), Seat(2)))
    assert not [line for line in ends if "together" in line]


def test_that_nothing_stops_a_threat_is_told_only_on_ones_own_turn_and_if_known() -> None:
    threat = Threat(Seat(1), (Domain("M"),), ())
    game = late(["E1", "M1 M1 M1 M2 M2 M3"], ["C1", "R1"])
    assert stops_line(threat, observe(game, 0), LOCALIZER).startswith("-# No single action")
    assert stops_line(replace(threat, is_whole=False), observe(game, 0), LOCALIZER) == ""
    assert stops_line(threat, observe(game, 1), LOCALIZER) == ""

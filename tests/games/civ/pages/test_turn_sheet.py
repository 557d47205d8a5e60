"""The private sheet: exactly what is new to its reader since their last turn, and how little there is to read."""

import random
import re
from collections import Counter
from dataclasses import replace
from statistics import median

import pytest
from hypothesis import given, settings

from bot.games.civ.ai import computer_policy
from bot.games.civ.pages.news_since_last_turn import (
    LEAST_ROWS,
    MOST_ROWS,
    PHONE_LINE,
    SEPARATOR,
    Hit,
    News,
    SeatNews,
    has_acted,
    hit_text,
    last_turn_of,
    new_cards,
    news_lines,
    news_of,
    rows_of,
)
from bot.games.civ.pages.one_press import forgotten_effects, offered
from bot.games.civ.rules import Event, Game, Seat, Setup, deal, observe, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import DOMAINS, KINDS, Card, Domain, cards_in
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE, EFFECTS, PLAY
from bot.games.civ.threats import find_threats
from bot.games.civ.words import words
from bot.games.civ.words.naming import DOMAIN_KEYS, Level
from bot.i18n.catalogue import Localizer
from bot.i18n.icons import shown_length
from bot.i18n.names import safe_name
from bot.match import agreed_by
from bot.pages.hand.hand import hand_page
from bot.table.preferences import Guidance
from bot.table.seat_history import lines_of_computer
from bot.table.values import SeatHolder, TableId, UserId
from tests.addresses import parse_address
from tests.discord.limits import BUTTON, SELECT, SPECTATOR, TEXT, check
from tests.games.civ.rules.tables import table as at_hand
from tests.games.civ.threats.next_turns import late
from tests.i18n.languages import SPOKEN, localizer
from tests.pages.tables import CIV_WORDS, LOCALIZER, NAMES, NOW, fresh_game, game_at, overfull, played, table_of
from tests.strategies import playout, seeds, setups


def hits_of(news: News) -> list[Hit]:
    """All that was done to the reader."""
    return [hit for each in news.seats for hit in each.hits]


@settings(max_examples=12)
@given(setups(), seeds)
def test_hits_since_the_last_turn_are_exactly_the_cards_that_hand_and_area_lost_and_got(
    setup: Setup, seed: int
) -> None:
    """§3.3, §5.1, §5.2: between two turns nothing else changes the cards of a seat."""
    for game in playout(setup, random.Random(seed)):
        position, seat = game.position, game.position.turn
        since = last_turn_of(game, seat) if position.phase == PLAY else 0
        if not since or game.lines[since - 1].action.word != "end":
            continue
        before, hits = game.positions[since], hits_of(news_of(game, seat))
        area = Counter(cards_in(before.areas[seat]))
        hand = Counter(cards_in(before.hands[seat]))
        for hit in hits:
            assert hit.lost is not None, "it has all been given back"
            if hit.kind == "attack":
                area -= Counter(hit.lost)
            else:
                hand = hand - Counter(hit.lost) + Counter(hit.got)
        assert area == Counter(cards_in(position.areas[seat]))
        assert hand == Counter(cards_in(position.hands[seat]))
        held = Counter(cards_in(game.positions[since - 1].hands[seat]))
        assert Counter(new_cards(game, seat)) == hand - held


def _texts(game: Game, seat: int, said: Localizer) -> str:
    found = check(hand_page(table_of(game, names=NAMES), seat, CIV_WORDS, said).view())
    return "\n".join(item["content"].partition("](http")[0] for item in found if item["type"] == TEXT)


@pytest.mark.parametrize("locale", SPOKEN)
def test_step_two_takes_few_words_at_a_table_of_four(locale: str) -> None:
    said = localizer(locale)
    lengths = [len(_texts(game, game.position.turn, said)) for game in played() if game.position.phase == EFFECTS]
    assert median(lengths) <= 500
    assert max(lengths) <= 900


def test_news_are_a_line_for_each_player_with_those_who_hit_the_reader_first_and_bold() -> None:
    is_hit = False
    for game in playout(deal(random.Random(2), players=4), random.Random(2)):
        seat = game.position.turn
        if game.position.phase != PLAY or not last_turn_of(game, seat):
            continue
        lines = news_lines(news_of(game, seat), observe(game, seat), LOCALIZER, NAMES)
        assert lines[0] == "-# Since your last turn"
        assert len(lines) <= 4
        bold = ["**" in line for line in lines[1:]]
        assert bold == sorted(bold, reverse=True)
        is_hit |= any(bold)
    assert is_hit


@pytest.mark.parametrize("locale", SPOKEN)
def test_the_cards_lost_by_an_inquisition_stand_apart_from_those_got(locale: str) -> None:
    """Not as one long row of cards joined by “and”; after the name of who did it comes no second colon."""
    said, lost, got = localizer(locale), (Card("C2"), Card("C3")), (Card("S1"), Card("S2"))
    text = hit_text(Hit("inquire", lost=lost, got=got), said)
    named = said.list([words.card(said, card) for card in lost])
    assert text.partition(named)[2].startswith(", ")
    got_told = said.list([words.card(said, card) for card in got])
    assert text.endswith(f"{got_told} ({words.effect(said, 'R', 'sacrifice')})")
    assert ":" not in text


def test_a_democracy_tells_the_reader_how_many_cards_they_need_now() -> None:
    """§5.5: one more for each."""
    game = late(["U3 U3", "C1 C1"], ["R1 R1", "M1"])
    need = observe(game, 1).hegemony_size
    for action in ("sacrifice U3", "democracy 1 C"):
        game = game.play(Seat(0), parse(action))
    (_, line) = news_lines(news_of(game, 1), observe(game, 1), LOCALIZER, NAMES)
    assert f"(you need {need + 1} now)" in re.sub("[\u2068\u2069]", "", line)


def test_with_little_room_actions_against_others_are_told_before_effects_of_ones_own() -> None:
    """Three others have a row each; what is left out is counted."""
    game = next(game for game in played() if game.position.phase == PLAY and game.setup.players == 4)
    reader, (one, two, three) = game.position.turn, (Seat((game.position.turn + step) % 4) for step in (1, 2, 3))
    turn = (
        Event("play", 1, one, card=Card("E3")),
        Event("democracy", 2, one, domain=Domain("R"), target=two),
        Event("use", 3, one, domain=Domain("S"), level=1),
        Event("play", 5, one, card=Card("S2")),
    )
    other = (Event("play", 6, two, card=Card("M1")),)
    others = (SeatNews(two, (), other), SeatNews(three, (), other))
    news = News((SeatNews(one, (), turn, own_effects=frozenset({3, 5})), *others))
    _, line, short, _ = news_lines(news, observe(game, reader), LOCALIZER, NAMES, most_rows=3)
    assert "Science" not in line
    assert "Democracy" in line
    assert line.endswith(f"{SEPARATOR}+3"), "the words would need another row"
    assert "more" not in short


def test_who_has_most_to_tell_takes_the_rows_that_others_leave() -> None:
    """One row is left to each; with more rows nothing is left out."""
    game = next(game for game in played() if game.position.phase == PLAY and game.setup.players == 4)
    reader, (one, two, three) = game.position.turn, (Seat((game.position.turn + step) % 4) for step in (1, 2, 3))
    domains = [Domain(code) for code in "RMESCU"]
    busy = tuple(Event("embargo", number, one, domain=code, target=two) for number, code in enumerate(domains, 1))
    calm = tuple(SeatNews(each, (), (Event("play", 9, each, card=Card("M1")),)) for each in (two, three))
    news, seen = News((SeatNews(one, (), busy), *calm)), observe(game, reader)
    told = {rows: news_lines(news, seen, LOCALIZER, NAMES, most_rows=rows)[1:] for rows in (3, 6, 20)}
    assert rows_of(told[3][0]) < rows_of(told[6][0]) <= 4
    assert "more" in told[6][0]
    assert "more" not in told[20][0]


@pytest.mark.slow
def test_threats_take_rows_from_the_news_but_never_the_last_four() -> None:
    chance, told = random.Random(5), set[tuple[bool, bool]]()
    game = Game.start(deal(chance, players=4))
    while not game.is_over:
        seat = game.waiting()[0]
        if game.position.phase == PLAY:
            shown = CIV_WORDS.hand(table_of(game, names=NAMES), seat, LOCALIZER, is_text=False)
            rows = max(LEAST_ROWS, MOST_ROWS - sum(map(rows_of, shown.threats.splitlines())))
            news, seen, names = news_of(game, seat), observe(game, seat), [safe_name(name) for name in NAMES]
            least, lines, most = (
                news_lines(news, seen, LOCALIZER, names, most_rows=each) for each in (LEAST_ROWS, rows, MOST_ROWS)
            )
            assert shown.news.splitlines() == lines
            told |= {(lines != least, lines != most)}
        game = game.play(seat, computer_policy(observe(game, seat), chance))
    assert {(True, False), (False, True)} <= told, "more than four rows without threats, fewer below some"


def test_a_card_played_in_step_1_is_told_before_cards_of_an_earlier_effect() -> None:
    """Where the computer has played for the reader, one player's news are of several turns."""
    hands = ["M1 E2 E1 R2", "C1 M2", "C1 S1"]
    game = late(["S1 S1 S1 S2 S2 S2 R1 E1", "C1", "C1"], hands, phase=PLAY)
    for action in ("play M1", "use S 2", "recall R1", "recall E1", "play E2", "play E1", "end"):
        game = game.play(Seat(0), parse(action))
    for seat, card in ((1, "M2"), (2, "S1"), (0, "R2")):
        game = game.play(Seat(seat), parse(f"play {card}")).play(Seat(seat), END)
    absent = {line.number for line in game.lines if line.seat == 1}
    _, line, *others = news_lines(news_of(game, 1, absent), observe(game, 1), LOCALIZER, NAMES)
    assert len(others) == 2, "each has one row"
    assert line.endswith(f"Religion II{SEPARATOR}and 3 more")


def test_a_long_absence_is_told_by_its_end() -> None:
    """The newest hits, and how many were before, with any number of hits."""
    game = next(game for game in played() if game.position.phase == PLAY)
    seat = game.position.turn
    hits = tuple(Hit("attack", lost=(Card("M1"), Card("S2"))) for _ in range(30))
    news = News((SeatNews(Seat((seat + 1) % game.setup.players), hits, ()),))
    (_, line) = news_lines(news, observe(game, seat), LOCALIZER, NAMES)
    assert len(line) < 400
    text = re.sub(r"[^\d]", "", line.partition(" earlier")[0])
    assert line.count("**") // 2 - 1 + int(text) == 30
    assert line.count("Attack") >= 4, "a turn's hits are never only counted"


def test_the_moves_of_a_single_opponent_fill_at_most_four_rows_and_no_line_is_empty() -> None:
    lines: list[str] = []
    for seed in range(4):
        game, chance = fresh_game(2, seed=seed), random.Random(seed)
        while not game.is_over:
            seat = game.position.turn
            if game.position.phase == PLAY:
                lines += news_lines(news_of(game, seat), observe(game, seat), LOCALIZER, NAMES)[1:]
            game = game.play(game.waiting()[0], chance.choice(game.legal(game.waiting()[0])))
    lines = [re.sub("[\u2068\u2069]", "", line) for line in lines]
    assert all(line.partition(": ")[2] for line in lines)
    rows = {-(-shown_length(line) // PHONE_LINE) for line in lines if "**" not in line}
    assert rows == {1, 2, 3}
    assert max(rows) <= LEAST_ROWS
    assert any("**" in line and not line.endswith("**") for line in lines), "a move beside a hit"
    assert any("Technological Leap" in line for line in lines), "what follows no choice is told by its cost"


def test_a_turn_played_by_the_computer_is_news_and_older_news_stay() -> None:
    """The reader is told all since their own last turn, by a line for each player and one for the computer."""
    games = played()
    begins = [game for game in games if game.position.phase == PLAY and game.position.turn == 0]
    ended = [last_turn_of(game, 0) for game in begins]
    now = next(place for place, since in enumerate(ended) if since and ended[place - 1]) + 1
    game, since = (
        begins[now],
        ended[now - 1],
    )  # the turn before was the computer's, the one before that the reader's own
    own = game.lines[ended[now - 2]].number if now > 1 else 0
    table = replace(
        table_of(game, names=NAMES),
        seat_holders=(
            SeatHolder(0, 0, UserId(10**18 + 10), "Ann"),
            SeatHolder(0, since, UserId(10**18 + 10), "Ann", is_automatic=True),
            SeatHolder(0, ended[now], UserId(10**18 + 10), "Ann"),
        ),
    )
    absent = lines_of_computer(table, 0)
    assert own
    assert (last_turn_of(game, 0), last_turn_of(game, 0, absent)) == (ended[now], since)
    assert not has_acted(game, 0, absent)
    lines = news_lines(news_of(game, 0, absent), observe(game, 0), LOCALIZER, NAMES)
    (mine,) = [line for line in lines if "The computer for you" in line]
    assert "**" not in mine
    assert len(lines) <= 5
    assert all(any(name in line for line in lines) for name in NAMES[1:])
    page = check(hand_page(table, 0, CIV_WORDS, LOCALIZER).view())
    assert mine in "\n".join(item["content"] for item in page if item["type"] == TEXT)


def test_who_took_moves_back_after_a_vote_is_named_once() -> None:
    voted = Event("undo", 3, seat=Seat(1), count=1, by="table", why=agreed_by([0, 2]))
    told = [News((SeatNews(Seat(1), hits, (voted,)),)) for hits in ((), (Hit("attack", lost=(KINDS[0],)),))]
    alone, after_a_hit = [news_lines(each, observe(fresh_game(), 0), LOCALIZER, NAMES)[1] for each in told]
    assert alone.count(NAMES[1]) == 1
    assert after_a_hit.startswith(f"{NAMES[1]}: **"), "who hit the reader stands before that"


def test_drawn_cards_are_named_new_to_those_who_hear_the_picture() -> None:
    game = next(game for game in played() if game.position.phase == PLAY and new_cards(game, game.position.turn))
    found = check(hand_page(table_of(game), game.position.turn, CIV_WORDS, LOCALIZER).view())
    alt = next(item["items"][0]["description"] for item in found if item["type"] == SPECTATOR)
    assert "New: " in alt
    text = hand_page(table_of(game), game.position.turn, CIV_WORDS, LOCALIZER, has_picture=False).view()
    assert "(new):" in "".join(item["content"] for item in check(text) if item["type"] == TEXT)


def test_nothing_is_new_while_all_choose_at_once() -> None:
    game = Game.start(deal(random.Random(1), players=3, setup="draft", first=Seat(0)))
    assert game.position.phase == DRAFT_KEEP
    assert news_of(game, 0).seats == ()
    while game.position.phase != DRAFT_TAKE:
        seat = game.waiting()[0]
        game = game.play(seat, game.legal(seat)[0])
    (seat,) = game.waiting()
    after = game.play(seat, game.legal(seat)[0])
    assert [event.kind for each in news_of(after, 1 - min(seat, 1)).seats for event in each.other_events] == ["take"]


def _choices(game: Game, seat: int, *, is_one_press: bool = True) -> list[list[str]]:
    """The actions of each button, and of each line of a menu of which one is chosen."""
    found = check(hand_page(table_of(game), seat, CIV_WORDS, LOCALIZER, is_one_press=is_one_press).view())
    addresses = [parse_address(item["custom_id"]) for item in found if item["type"] == BUTTON]
    values = [each.argument or "" for each in addresses if each is not None and each.verb == "do"]
    for menu in (item for item in found if item["type"] == SELECT and item["max_values"] == 1):
        to = parse_address(menu["custom_id"])
        begun = f"{to.argument}+" if to is not None and to.verb == "begin" else ""
        values += [f"{begun}{option['value']}" for option in menu["options"]]
    return [value.partition("#")[0].split("+") for value in values]


def test_one_press_ends_the_turn_just_where_nothing_else_would_be_left() -> None:
    """§2.3: where no effect would be open, ending the turn is all there is."""
    ends, others = 0, 0
    for game in playout(deal(random.Random(4), players=3), random.Random(4), lines=150):
        seat = game.position.turn
        assert not any("end" in actions for actions in _choices(game, seat, is_one_press=False))
        for actions in _choices(game, seat):
            after = game
            for action in actions:
                assert action in map(str, after.legal(seat))
                is_alone = list(map(str, after.legal(seat))) == ["end"]
                assert is_alone == (action == "end")
                after = after.play(seat, parse(action))
            left = [] if "end" in actions else [each.text for each in after.legal(seat)]
            assert left != ["end"]
            ends, others = ends + (actions[-1] == "end"), others + (actions[-1] != "end")
    assert 0 < ends < others


def _sacrifices(game: Game, seat: int) -> dict[str, set[str]]:
    """By sacrifice what may be chosen with it in one press, and nothing where that is asked for later."""
    chosen: dict[str, set[str]] = {}
    for option in (option for group in offered(game, seat) if group.kind == "sacrifice" for option in group.options):
        first, *more = option.value.split("+")
        chosen.setdefault(first, set()).update(each for each in more if each != "end")
    return chosen


def test_an_effect_is_chosen_with_the_cards_of_its_first_step() -> None:
    """§4, §6: a menu for each, whose every choice the judge allows; where there are many effects, as before."""
    begun, others = set[str](), 0
    for game in played(2)[:-1]:
        seat = game.waiting()[0]
        effects = [action for action in game.legal(seat) if action.word in ("use", "copy")]
        for group in offered(game, seat):
            if group.begins is None:
                others += group.kind in ("use", "copy")
                continue
            assert len(effects) <= 3
            assert len(group.options) <= 25
            begun |= {group.begins.word, DOMAINS[group.begins.domain]}
            for option in group.options:
                after = game.play(seat, group.begins)
                for action in option.actions:
                    after = after.play(seat, action)
                assert not option.is_last or after.legal(seat) == (END,)
    assert begun == {"use", "copy", "M", "E", "S"}
    assert others


def test_a_sacrifice_is_chosen_with_each_target_that_the_judge_allows() -> None:
    """§5.1 to §5.5; what a Technological Leap asks for depends on the cards drawn (§5.4)."""
    found = set[str]()
    for game in playout(deal(random.Random(6), players=4), random.Random(6), lines=250):
        if game.is_over:
            break
        seat = game.position.turn
        for sacrifice, targets in _sacrifices(game, seat).items():
            after = game.play(seat, parse(sacrifice))
            legal = set[str]() if "S" in sacrifice else {each.text for each in after.legal(seat)}
            twins = {text for text in legal if text.startswith("attack M") and text[-2:] > sacrifice[-2:]}
            assert targets == (legal - twins or legal), "of two cards that both go, the other line is enough"
            found.add(sacrifice[10])
    assert found == set("MRESU")


def test_a_sacrifice_of_more_targets_than_a_menu_has_room_for_asks_for_them_later() -> None:
    game = game_at(overfull())
    sacrifices = _sacrifices(game, 0)
    legal = {action.text for action in game.legal(0) if action.word == "sacrifice"}
    assert set(sacrifices) == legal
    assert any(not targets and "S" not in sacrifice for sacrifice, targets in sacrifices.items())


def test_a_turn_asks_before_its_end_once_when_the_first_effect_was_opened_and_not_used() -> None:
    asked: list[int] = []
    for game in played():
        seat, position = game.position.turn, game.position
        forgotten = forgotten_effects(game, seat)
        if not forgotten:
            continue
        assert position.phase == EFFECTS
        assert not position.permanent
        assert not position.sacrifice
        (play,) = [line for line in game.lines[last_turn_of(game, seat) :] if line.seat == seat]
        assert play.action.word == "play", "what has opened it"
        assert {DOMAINS[action.domain] for action in forgotten} == {KINDS[play.action.kind][0]}
        asked.append(seat)
    assert asked
    assert len(asked) == len(set(asked))


def test_a_waiting_hand_says_when_it_was_drawn_and_a_finished_one_offers_a_rematch() -> None:
    games = played()
    waiting = hand_page(table_of(games[3]), 1 - games[3].position.turn % 2, CIV_WORDS, LOCALIZER, as_of=NOW).view()
    text = "\n".join(item["content"] for item in check(waiting) if item["type"] == TEXT)
    assert "As of <t:1767225600:R>" in text
    mine = hand_page(table_of(games[3]), games[3].position.turn, CIV_WORDS, LOCALIZER, as_of=NOW).view()
    assert "As of" not in "\n".join(item["content"] for item in check(mine) if item["type"] == TEXT)
    over = check(hand_page(table_of(games[-1]), 0, CIV_WORDS, LOCALIZER, as_of=NOW).view())
    verbs = [item["custom_id"].split(":")[1] for item in over if item["type"] == BUTTON]
    assert verbs[:2] == ["rematch", "replay_open"]


def test_the_cards_of_a_finished_game_are_named_without_consequences() -> None:
    """§7.1: no one wins any more by a card that they have left."""
    game = played()[-1]
    for seat in range(4):
        held = sorted({words.card(LOCALIZER, card) for card in cards_in(game.position.hands[seat])})
        found = check(hand_page(table_of(game), seat, CIV_WORDS, LOCALIZER).view())
        alts = [item["items"][0]["description"] for item in found if item["type"] == SPECTATOR]
        (alt,) = alts if held else ("",)
        text = check(hand_page(table_of(game), seat, CIV_WORDS, LOCALIZER, has_picture=False).view())
        for shown_text in (alt, "\n".join(item["content"] for item in text if item["type"] == TEXT)):
            assert not held or all(name in shown_text for name in held)
            assert not any(said in shown_text for said in ("New: ", "(new)", ": from ", "Hegemony!"))


def test_a_card_that_would_win_is_heard_with_one_mark_at_its_end() -> None:
    alts = [
        item["items"][0]["description"]
        for game in played()
        if game.position.phase == PLAY
        for item in check(hand_page(table_of(game), game.position.turn, CIV_WORDS, LOCALIZER).view())
        if item["type"] == SPECTATOR
    ]
    assert any("Hegemony!" in alt for alt in alts)
    assert not any("!." in alt for alt in alts)


def test_a_sheet_in_words_alone_says_the_same_in_the_same_order() -> None:
    games = playout(deal(random.Random(2), players=4), random.Random(2))
    effects = (game for game in games if game.position.phase == EFFECTS and len(game.legal(game.position.turn)) > 1)
    game = next(game for game in effects if hits_of(news_of(game, game.position.turn)))
    view = hand_page(table_of(game, names=NAMES), game.position.turn, CIV_WORDS, LOCALIZER, has_picture=False).view()
    text = "\n".join(item["content"] for item in check(view) if item["type"] == TEXT)
    standing = f"**{safe_name(NAMES[0])}**: "
    places = [text.index(part) for part in ("Your move", "Since your last turn", standing, "Your hand, ")]
    places.append(text.rindex("**: "))  # what the effects do
    assert places == sorted(places)
    assert SPECTATOR not in {item["type"] for item in check(view)}


def test_what_threatens_stands_between_the_news_and_the_hand_and_is_heard_first() -> None:
    on_turn = (game for game in played() if game.position.phase == PLAY and last_turn_of(game, game.position.turn))
    game = next(each for each in on_turn if find_threats(observe(each, each.position.turn)))
    seat = game.position.turn
    found = check(hand_page(table_of(game, names=NAMES), seat, CIV_WORDS, LOCALIZER).view())
    at = next(place for place, item in enumerate(found) if item["type"] == TEXT and "⚠️" in item["content"])
    assert "Since your last turn" in found[at - 1]["content"]
    assert found[at + 1]["type"] == SPECTATOR
    alt = found[at + 1]["items"][0]["description"]
    name = NAMES[find_threats(observe(game, seat))[0].seat]
    assert alt.startswith(name), alt
    assert not re.search(r"[*⚠<\u2068]", alt)


@pytest.mark.parametrize("locale", SPOKEN)
def test_at_a_table_of_four_each_opponent_has_one_row_of_a_phone_with_emojis_or_discs(locale: str) -> None:
    drawn = Localizer(locale, localizer(locale).bundles, strict=True)
    for number, code in enumerate((*DOMAINS, *KINDS)):
        drawn.icons.learn(code, f"<:civ_{code}:{10**18 + number}>")
    rows = Counter[int]()
    for game in played():
        seat = game.position.turn
        if game.position.phase != PLAY or not last_turn_of(game, seat):
            continue
        news, seen = news_of(game, seat), observe(game, seat)
        for each, line in zip(news.seats, news_lines(news, seen, drawn, NAMES)[1:], strict=True):
            if not each.hits and SEPARATOR in line:
                assert shown_length(line) <= PHONE_LINE * (LEAST_ROWS - len(news.seats) + 1), line
            rows[len(news.seats)] += 1
    assert rows[3], "three others have moved"


def _told(game: Game, *, names: tuple[str, ...] = NAMES, locale: str = "en", is_one_press: bool = True) -> list[str]:
    """What a hand offers, a line each: buttons, menus by what they ask for, their lines, and lines beside buttons."""
    page = hand_page(table_of(game, names=names), 0, CIV_WORDS, localizer(locale), is_one_press=is_one_press)
    texts: list[str] = []
    for item in check(page.view()):
        if item["type"] == BUTTON and ":do:" in item["custom_id"]:
            texts.append(f"[{item['label']}]")
        elif item["type"] == SELECT:
            texts.append(f"<{item['placeholder']}>")
            texts += [f"{option['label']} | {option.get('description', '')}" for option in item["options"]]
        elif item["type"] == TEXT:
            lines = item["content"].split("\n")
            texts += [line.partition(" ")[2] for line in lines if "/8 → " in line]
    return [re.sub("[\u2068\u2069]", "", line) for line in texts]


@pytest.mark.parametrize(
    ("areas", "hands", "texts"),
    [
        (  # an Attack costs two cards, two that both go are one line, and one that strikes nobody is last (§5.1)
            ["M1 M2 E2", "E1 E1"],
            ["C1 C1 C1", "C1"],
            [
                "<Choose a discard effect>",
                "Attack on Economy (I+II) | "
                "Ends turn · Bob loses 1 · you pay Military I: 2/8 → 1/8 · Economy II: 1/8 → 0/8",
                "Attack on Economy (II+II) | "
                "Ends turn · Bob loses 1 · you pay Military II: 2/8 → 1/8 · Economy II: 1/8 → 0/8",
                "Embargo: Bob, Economy | Bob: 2/8 · you pay Economy II: 1/8 → 0/8",
                "Attack on Military (I) | nobody else loses a card · you pay Military II and Military I: 2/8 → 0/8",
            ],
        ),
        (  # the only effect that is open: its end is the turn's (§5.5)
            ["U3", "E1 E1"],
            ["C1 C1 C1", "C1"],
            [
                "<Choose a discard effect>",
                "Democracy: Bob, Economy | Ends turn · Bob: 2/8 → 2/9 · you pay Utopia III: 1/8 → 0/8",
            ],
        ),
        (  # §5.2
            ["R1 C1", "E1 C1"],
            ["C1 C1 C1", "C1 C2"],
            ["<Choose a discard effect>", "Inquisition: Bob | Bob: 2 cards · you pay Religion I: 1/8 → 0/8"],
        ),
        (  # what goes of a hand (§4.1), or what is left where that is less
            ["M1 M1 M1 M2 M2", "C1 C1"],
            ["C1 C1 C2", "C1"],
            [
                "<Assassination · discard 1 from hand>",
                "Discard Culture I | if played: 0/8 → 1/8 · 2 from the majority",
                "Discard Culture II | if played: 0/8 → 1/8 · 2 from the majority",
                "<Purge · discard 2, keep 1>",
                "Culture I | Discard Culture I and Culture II",
                "Culture II | Discard 2 × Culture I",
                "<Choose a discard effect>",
                "Attack on Military (I+I) | nobody else loses a card · you pay 2 × Military I: 5/8 → 3/8",
                "Attack on Military (II+I) | nobody else loses a card · you pay Military II and Military I: 5/8 → 3/8",
                "Attack on Military (II) | nobody else loses a card · you pay 2 × Military II: 5/8 → 3/8",
            ],
        ),
        (  # §6: whom it is copied from stands where its few words else stand
            ["C1 C2", "M1 M1 M1"],
            ["R1 E1 E1", "C1"],
            [
                "<Copy Assassination (Bob)>",
                "Discard Religion I | Ends turn · if played: 0/8 → 1/8 · 2 from level\N{NO-BREAK SPACE}1",
                "Discard Economy I | Ends turn · if played: 0/8 → 1/8 · 2 from level\N{NO-BREAK SPACE}1",
            ],
        ),
    ],
    ids=["attack", "end", "inquisition", "purge", "copy"],
)
def test_every_choice_says_what_it_costs_and_what_follows(areas: list[str], hands: list[str], texts: list[str]) -> None:
    assert _told(late(areas, hands, phase=EFFECTS)) == texts


def test_what_is_copied_from_a_menu_is_told_there_and_not_above_it() -> None:
    """§6: with many of them the lines above would push the choices out of sight."""
    theirs = "M1 M1 M1 R1 R1 R1 S1 S1 S1 E1 E1 E1"
    game = late(["C1 C1 C2 M1 S1 E1 E1", theirs], ["C1 S1 M2 E1", "S1 C2"], phase=EFFECTS)
    texts = _told(game)
    copies = texts[texts.index("<Inspiration: copy an effect>") + 1 :][:4]
    assert "Copy Assassination (Bob) | discard 1 from hand" in copies
    assert all(line.startswith("Copy ") and not line.endswith("| ") for line in copies)
    assert "copied" not in _texts(game, 0, LOCALIZER)


@pytest.mark.sample(1)
@pytest.mark.parametrize("locale", SPOKEN)
def test_whatever_ends_the_turn_too_says_so_in_whole_words(locale: str) -> None:
    """However long the names are: what cannot be undone is not cut."""
    said, names = (
        localizer(locale),
        ("Maximiliane von Hohenstein", "Bartholomeus of Alexandria", "Christopher Columbus jr."),
    )
    ends, found = said.say("choice-ends"), 0
    for game in playout(deal(random.Random(4), players=3), random.Random(4), lines=120):
        seat = game.position.turn
        for item in check(hand_page(table_of(game, names=names), seat, CIV_WORDS, said).view()):
            for option in item.get("options", ()) if item["type"] == SELECT else ():
                if option["value"].endswith("+end") and not option["value"].startswith("play"):
                    assert ends in option["description"], option
                    found += 1
            if item["type"] == BUTTON and item["custom_id"].endswith("+end") and ":do:" in item["custom_id"]:
                played = said.say("turn-play-end", card="").split()[-1]
                assert any(end in item["label"] for end in (said.say("turn-choice-end", choice=""), played))
                found += 1
    assert found


def test_above_the_menu_of_an_effect_that_is_left_nothing_says_that_there_is_none() -> None:
    """§4.1: once the Attack is over only the Assassination of before is open."""
    game = late(["M1 M1 M1 M1 M1", "M2"], ["C1 C2", "S1"])
    for word in ("sacrifice", "attack"):
        game = game.play(Seat(0), next(each for each in game.legal(Seat(0)) if each.word == word))
    found = check(hand_page(table_of(game, names=NAMES[:2]), 0, CIV_WORDS, LOCALIZER).view())
    assert not any(LOCALIZER.say("hand-no-effect") in item["content"] for item in found if item["type"] == TEXT)
    assert any("Assassination" in item["placeholder"] for item in found if item["type"] == SELECT)


@pytest.mark.parametrize("locale", SPOKEN)
def test_what_an_effect_does_is_told_once_in_its_own_menu_or_above(locale: str) -> None:
    """§4.1, §4.5: Assassination asks for a card at once, the Embargo stands in a menu of several."""
    said, game = localizer(locale), late(["M1 M1 M1 E1", "S1"], ["C1 C2", "S1"])
    found = check(hand_page(table_of(game, names=NAMES[:2]), 0, CIV_WORDS, said).view())
    texts = "\n".join(item["content"] for item in found if item["type"] == TEXT)
    asked = [item["placeholder"] for item in found if item["type"] == SELECT]
    does = said.say("brief-military-1")
    assert does not in texts
    assert [placeholder for placeholder in asked if does in placeholder]
    assert said.say("brief-economy-sacrifice") in texts


def test_the_choice_that_stops_a_threat_is_marked_in_its_menu() -> None:
    """§5.3: with the target, and where that is asked for later."""
    hands = ["S3 C2 C2", "S1 C2 C3", "R2"]
    game = late(["E1", "M2 M2 M2 M3 M3 M3 R1 S1 C1", ""], hands, phase=EFFECTS)

    def marked(now: Game) -> tuple[set[str], int]:
        shown = check(hand_page(table_of(now, names=NAMES[:3]), 0, CIV_WORDS, LOCALIZER).view())
        options = [option for item in shown if item["type"] == SELECT for option in item["options"]]
        lines = [option["label"] for option in options if "🛡️" in option.get("description", "")]
        beside = [line for item in shown if item["type"] == TEXT for line in item["content"].split("\n")]
        lines += [line for line in beside if "🛡️ stops the win" in line]
        return {re.sub("[\u2068\u2069]", "", line) for line in lines}, len(options)

    assert marked(game) == ({"Embargo: Bob, Military"}, 4)
    begun = game.play(Seat(0), parse("sacrifice E1"))
    (line,), _ = marked(begun)
    assert line.endswith("Bob, Military: 🛡️ stops the win · 6/7")


def test_short_hints_name_threats_alone_and_none_say_nothing_of_them() -> None:
    """The buttons stay: what is marked, and what is told beside them, is all that differs."""
    hands = ["S3 C2 C2", "S1 C2 C3", "R2"]
    game = late(["E1", "M2 M2 M2 M3 M3 M3 R1 S1 C1", ""], hands, phase=EFFECTS)

    def told(guidance: Guidance) -> tuple[str, set[str]]:
        shown = check(hand_page(table_of(game, names=NAMES[:3]), 0, CIV_WORDS, LOCALIZER, guidance=guidance).view())
        texts = [item["content"] for item in shown if item["type"] == TEXT]
        lines = [option for item in shown if item["type"] == SELECT for option in item["options"]]
        marks = [option["description"] for option in lines if "🛡️" in option.get("description", "")]
        return "\n".join([*texts, *marks]), {option["value"] for option in lines}

    (full, choices), (short, same), (none, also) = told("full"), told("short"), told("none")
    assert choices == same == also
    warning, stop, effect = "one card away", "Stops it", LOCALIZER.say("brief-economy-sacrifice")
    assert [[part in text for part in (warning, stop, effect, "🛡️")] for text in (full, short, none)] == [
        [True, True, True, True],
        [True, False, False, True],
        [False, False, False, False],
    ]


def test_with_short_hints_a_step_without_effects_still_says_so() -> None:
    game = late(["", "", ""], ["S3 C2 C2", "S1 C2 C3", "R2"], phase=EFFECTS)
    shown = hand_page(table_of(game, names=NAMES[:3]), 0, CIV_WORDS, LOCALIZER, guidance="short").view()
    assert LOCALIZER.say("hand-no-effect") in [item["content"] for item in check(shown) if item["type"] == TEXT]


LINE = 37
"""About as many characters as a phone of 390 pixels shows in one line, a drawing and its space beside: of narrow
letters more, of wide ones two or three fewer."""
BRIEFEST = len("draw 5, discard 5")
"""What beside the longest of the game's own names can be told no shorter."""
LONGER: dict[tuple[str, str, Level], int] = {
    ("fr", "S", "sacrifice"): 41,  # the long name stands beside the one word of French for what becomes of the cards
    ("fr", "U", "sacrifice"): 38,  # of whose Domain, and of what it needs more, has to be said
    ("de", "U", "sacrifice"): 38,
}
"""Lines whose meaning shorter ones would miss."""


@pytest.mark.parametrize("locale", SPOKEN)
def test_what_an_effect_does_fits_one_line_of_a_phone(locale: str) -> None:
    said = localizer(locale)
    levels: tuple[Level, ...] = ("sacrifice", 1, 2)
    for code in DOMAINS:
        for level in levels if code != "C" else ():
            does = said.say(f"brief-{DOMAIN_KEYS[code]}-{level}")
            line = said.say("turn-effect", effect=words.effect(said, code, level), does=does)
            length = len(line.replace("**", ""))
            most = LONGER.get((locale, code, level), LINE)
            assert length <= max(most, length - len(does) + BRIEFEST), line


def test_a_hand_of_a_finished_game_leads_to_the_next_instead_of_another_rematch() -> None:
    games = played()
    table, following = table_of(games[-1]), replace(table_of(games[0]), id=TableId(9))
    alone = check(hand_page(table, 0, CIV_WORDS, LOCALIZER).view())
    led = check(hand_page(table, 0, CIV_WORDS, LOCALIZER, rematch=following).view())
    assert ["Rematch" in str(alone), "Rematch" in str(led)] == [True, False]
    assert ["The next game is" in str(alone), "The next game is" in str(led)] == [False, True]


def test_a_card_that_also_ends_the_turn_does_not_look_like_one_that_does_not() -> None:
    """§2.3: beside one another on the same sheet."""
    game = at_hand(["", "M1"], ["M1 S1", "M1"])
    shown = check(hand_page(table_of(game), 0, CIV_WORDS, LOCALIZER).view())
    styles = {item["label"]: item["style"] for item in shown if item["type"] == BUTTON and "Play " in item["label"]}
    assert styles == {"Play Military I and end turn": 2, "Play Science I": 1}
    alone = check(hand_page(table_of(at_hand(["", "M1"], ["M1 M1", "M1"])), 0, CIV_WORDS, LOCALIZER).view())
    styles = {item["label"]: item["style"] for item in alone if item["type"] == BUTTON and "Play " in item["label"]}
    assert styles == {"Play Military I and end turn": 1}, "where all end the turn, none is to be told apart"

"""A second search of one turn, which shares no code with the first: a turn as counts of cards by Domain.

Ages have no effect, so a hand, a play area and the discard pile are six numbers each, and an action is a word, a Domain
and a level. What a puzzle claims is asked in one question: is there a line that reaches its goal without doing all of
its solution? Which cards are thrown away or handed back is no part of a solution.

Hidden cards are treated in one of three ways (`Hidden`).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from bot.games.civ.rules.position import Position
from bot.games.civ.rules.transcript import state as written_state

DOMAINS = "MRESCU"
OWED = {"M": ("discard",), "E": ("scrap", "play"), "S": ("recall", "play"), "U": ("salvage",), "R": ()}
THROWN = ("discard", "give")
"""Words whose cards are no part of a solution."""
Cards = tuple[int, ...]


class Hidden(Enum):
    """What a line does with cards that its player has not seen."""

    OPEN = "as they lie"
    SURE = "a Leap throws away what it draws, and of a hand only cards that are known are taken"
    BEST = "any card that nobody has seen comes to hand, and whose hand was taken has no card left"


def counted(cards: Sequence[str]) -> Cards:
    found = Counter(card[0] for card in cards)
    return tuple(found[domain] for domain in DOMAINS)


def moved(cards: Cards, domain: str, by: int) -> Cards:
    at = DOMAINS.index(domain)
    return (*cards[:at], cards[at] + by, *cards[at + 1 :])


def number(cards: Cards, domain: str) -> int:
    return cards[DOMAINS.index(domain)]


def present(cards: Cards) -> list[str]:
    return [domain for domain, count in zip(DOMAINS, cards, strict=True) if count]


@dataclass(frozen=True)
class Deal:
    """What does not change in a turn: who plays what, and the cards that nobody but this deal knows."""

    seat: int
    players: int
    teams: bool
    first: int
    at_once: bool
    pile: tuple[str, ...]
    closed: frozenset[str]
    """Domains that an Embargo keeps the seat from playing."""
    markers: Cards
    """Democracies on the seat."""

    @property
    def levels(self) -> tuple[int, int]:
        return (2, 4) if self.players == 4 else (3, 5)

    def need(self, domain: str) -> int:
        return (8 if self.players == 2 else 7) + number(self.markers, domain)


@dataclass(frozen=True)
class Turn:
    phase: str
    hand: Cards
    areas: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    discard: Cards
    drawn: int = 0
    permanent: frozenset[str] = frozenset()
    sacrificed: frozenset[str] = frozenset()
    owed: tuple[str, ...] = ()
    asked: int = -1
    """Whose hand was taken."""
    copied_religion: tuple[int, int] = (-1, 0)
    """Whose Religion was copied, and at which level."""
    laid: tuple[tuple[str, int, str], ...] = ()
    """Markers of this turn: the word, on whom, and on which Domain."""


def solution_of(texts: Sequence[str]) -> Counter["Action"]:
    """What a line does that makes it another way than others."""
    return Counter(action for action in map(named, texts) if action[0] not in THROWN)


def turn_of(position: Position, seat: int) -> tuple[Deal, Turn]:
    """A turn's beginning."""
    setup, written = position.setup, written_state(position)
    assert written["phase"] == "play"
    assert all(written["alive"])
    pile = tuple(card[0] for card in setup.deck[position.drawn :])
    deal = Deal(
        seat, setup.players, setup.teams, setup.first, setup.hegemony == "immediate", pile,
        frozenset(domain for domain, _ in written["embargoes"][seat]),
        counted([domain for domain, _ in written["democracies"][seat]]),
    )  # fmt: skip
    hands = tuple(counted(hand) for hand in written["hands"])
    return deal, Turn("play", hands[seat], tuple(map(counted, written["areas"])), hands, counted(written["discard"]))


Action = tuple[str, str, int]
"""A word, a Domain or a seat and a Domain, and a level."""


def named(text: str) -> Action:
    word, *rest = text.split()
    if word == "use":
        return word, rest[0], int(rest[1])
    if word == "copy":
        return word, f"{rest[0]} {rest[1]}", int(rest[2])
    if word in ("embargo", "democracy"):
        return word, f"{rest[0]} {rest[1]}", 0
    return word, rest[0] if word == "inquire" else rest[0][0] if rest else "", 0


class Search:
    """The lines of one turn as they go if the deal is this one."""

    def __init__(
        self, deal: Deal, start: Turn, solution: Counter[Action], hidden: Hidden = Hidden.OPEN, unseen: Cards = ()
    ) -> None:
        self.deal = deal
        self.start = start
        self.solution = solution
        self.hidden = hidden
        self.unseen = unseen
        self.known: dict[tuple[Turn, tuple[tuple[Action, int], ...]], bool] = {}

    # The rules

    def level(self, turn: Turn, seat: int, domain: str) -> int:
        return sum(number(turn.areas[seat], domain) >= size for size in self.deal.levels)

    def others(self) -> list[int]:
        return [seat for seat in range(self.deal.players) if seat != self.deal.seat]

    def open(self, cards: Cards) -> int:
        return sum(count for domain, count in zip(DOMAINS, cards, strict=True) if domain not in self.deal.closed)

    def can(self, turn: Turn, domain: str, level: int) -> bool:
        mine = turn.areas[self.deal.seat]
        if domain == "M":
            return sum(turn.hand) >= level
        if domain == "E":
            return sum(mine) >= level and self.open(turn.hand) >= level
        if domain == "S":
            return sum(mine) >= level and self.open(turn.hand) + min(level, self.open(mine)) >= level
        return domain == "R" or sum(turn.discard) >= level

    def actions(self, turn: Turn) -> Iterator[Action]:
        mine, seat = turn.areas[self.deal.seat], self.deal.seat
        if turn.phase == "play" or turn.owed[:1] == ("play",):
            found = [domain for domain in present(turn.hand) if domain not in self.deal.closed]
            yield from (("play", domain, 0) for domain in found)
            if not found:
                yield "skip", "", 0
            return
        if turn.owed:
            word = turn.owed[0]
            if word == "inquire":
                yield from ((word, str(other), 0) for other in self.others())
            elif word in ("embargo", "democracy"):
                yield from ((word, f"{o} {d}", 0) for o in self.others() for d in present(turn.areas[o]))
            elif word == "recall":
                yield from ((word, domain, 0) for domain in present(mine) if self.recall_leaves(turn, domain))
            else:
                cards = turn.discard if word == "salvage" else mine if word in ("scrap", "attack") else turn.hand
                yield from ((word, domain, 0) for domain in present(cards))
            return
        for domain in "MESU":
            if domain not in turn.permanent:
                for level in range(1, self.level(turn, seat, domain) + 1):
                    if self.can(turn, domain, level):
                        yield "use", domain, level
        culture = number(mine, "C")
        if "C" not in turn.permanent and all(culture > number(turn.areas[o], "C") for o in self.others()):
            for other in self.others():
                for domain in "MRESU":
                    lowest = self.level(turn, seat, domain) + 1
                    for level in range(lowest, self.level(turn, other, domain) + 1):
                        if domain not in turn.permanent and self.can(turn, domain, level):
                            yield "copy", f"{other} {domain}", level
        for domain in "MRESU":
            if domain in turn.sacrificed or not number(mine, domain):
                continue
            if domain == "M" and sum(mine) < 2:
                continue
            if domain in "EU" and not any(sum(turn.areas[other]) for other in self.others()):
                continue
            yield "sacrifice", domain, 0

    def recall_leaves(self, turn: Turn, domain: str) -> bool:
        seat = self.deal.seat
        hand, mine = moved(turn.hand, domain, 1), moved(turn.areas[seat], domain, -1)
        more, plays = turn.owed.count("recall") - 1, turn.owed.count("play")
        return self.open(hand) + min(more, self.open(mine)) >= plays

    def shows(self, turn: Turn, action: Action) -> bool:
        word, what, _ = action
        if word == "sacrifice" and what == "S":
            return turn.drawn < len(self.deal.pile)
        return word == "inquire" and sum(turn.hands[int(what)]) > 0

    def after(self, turn: Turn, action: Action) -> Turn:
        word, what, level = action
        seat = self.deal.seat
        mine = turn.areas[seat]
        if word == "skip":
            return replace(turn, phase="effects")
        if word == "play":
            new = self.with_mine(replace(turn, hand=moved(turn.hand, what, -1)), moved(mine, what, 1))
            return replace(new, phase="effects") if turn.phase == "play" else replace(new, owed=turn.owed[1:])
        if word in ("use", "copy"):
            used = turn.permanent | ({what} if word == "use" else {"C", what[2]})
            owed = tuple(each for each in OWED[what[-1]] for _ in range(level))
            religion = (int(what[0]), level) if word == "copy" and what[2] == "R" else turn.copied_religion
            return replace(turn, permanent=used, owed=owed, copied_religion=religion)
        if word == "sacrifice":
            new = replace(self.with_mine(turn, moved(mine, what, -1)), sacrificed=turn.sacrificed | {what})
            if what in "EU":
                return replace(new, owed=("embargo" if what == "E" else "democracy",))
            new = replace(new, discard=moved(new.discard, what, 1))
            if what != "S":
                return replace(new, owed=("attack" if what == "M" else "inquire",))
            drawn = self.deal.pile[turn.drawn : turn.drawn + 5]
            if self.hidden is not Hidden.OPEN:
                return replace(self.with_unseen(new), drawn=turn.drawn + len(drawn))
            hand = new.hand
            for domain in drawn:
                hand = moved(hand, domain, 1)
            return replace(new, hand=hand, drawn=turn.drawn + len(drawn), owed=("discard",) * len(drawn))
        rest = replace(turn, owed=turn.owed[1:])
        if word in ("embargo", "democracy"):
            other, domain = what.split()
            return replace(rest, laid=tuple(sorted((*turn.laid, (word, int(other), domain)))))
        if word == "inquire" and self.hidden is Hidden.BEST:
            return self.with_hand(self.with_unseen(rest), int(what), (0,) * 6)
        if word == "inquire":
            other = int(what)
            taken = turn.hands[other]
            hand = tuple(a + b for a, b in zip(turn.hand, taken, strict=True))
            return replace(self.with_hand(rest, other, (0,) * 6), hand=hand, owed=("give",) * sum(taken), asked=other)
        if word == "give":
            given = moved(turn.hands[turn.asked], what, 1)
            return self.with_hand(replace(rest, hand=moved(turn.hand, what, -1)), turn.asked, given)
        if word == "discard":
            return replace(rest, hand=moved(turn.hand, what, -1), discard=moved(turn.discard, what, 1))
        if word == "salvage":
            return replace(rest, hand=moved(turn.hand, what, 1), discard=moved(turn.discard, what, -1))
        if word == "recall":
            return self.with_mine(replace(rest, hand=moved(turn.hand, what, 1)), moved(mine, what, -1))
        new = self.with_mine(replace(rest, discard=moved(turn.discard, what, 1)), moved(mine, what, -1))
        if word == "scrap":
            return new
        assert word == "attack"
        for other in self.others():
            if number(new.areas[other], what):
                areas = (*new.areas[:other], moved(new.areas[other], what, -1), *new.areas[other + 1 :])
                new = replace(new, areas=areas, discard=moved(new.discard, what, 1))
        return new

    def with_unseen(self, turn: Turn) -> Turn:
        """With the best hand that hidden cards could make, where they are taken as the best that there could be."""
        if self.hidden is not Hidden.BEST:
            return turn
        best = tuple(max(mine, min(more, 8)) for mine, more in zip(turn.hand, self.unseen, strict=True))
        return replace(turn, hand=best)

    def with_mine(self, turn: Turn, cards: Cards) -> Turn:
        seat = self.deal.seat
        return replace(turn, areas=(*turn.areas[:seat], cards, *turn.areas[seat + 1 :]))

    def with_hand(self, turn: Turn, seat: int, cards: Cards) -> Turn:
        return replace(turn, hands=(*turn.hands[:seat], cards, *turn.hands[seat + 1 :]))

    # The end of the turn

    def has_won(self, turn: Turn) -> bool:
        if not (turn.phase == "effects" and not turn.owed):
            return self.deal.at_once and self.has_hegemony(turn)
        return self.has_hegemony(turn) or (self.is_last_turn(turn) and self.has_majority(turn))

    def has_hegemony(self, turn: Turn) -> bool:
        mine = turn.areas[self.deal.seat]
        return any(number(mine, domain) >= self.deal.need(domain) for domain in DOMAINS)

    def hand_limit(self, turn: Turn) -> int:
        mine, (other, level) = turn.areas[self.deal.seat], turn.copied_religion
        found = self.level(turn, self.deal.seat, "R")
        leads = all(number(mine, "C") > number(turn.areas[each], "C") for each in self.others())
        if other >= 0 and leads:
            found = max(found, min(level, self.level(turn, other, "R")))
        return 3 + 2 * found

    def is_last_turn(self, turn: Turn) -> bool:
        left = len(self.deal.pile) - turn.drawn - max(0, self.hand_limit(turn) - sum(turn.hand))
        return left <= 0 and (self.deal.seat + 1) % self.deal.players == self.deal.first

    def has_majority(self, turn: Turn) -> bool:
        sides = [(0, 2), (1, 3)] if self.deal.teams else [(seat,) for seat in range(self.deal.players)]
        ranks: list[list[int]] = []
        for side in sides:
            points = 0
            for domain in DOMAINS:
                most = max(number(area, domain) for area in turn.areas)
                points += bool(most) and any(number(turn.areas[seat], domain) == most for seat in side)
            ranks.append([points, *(sum(number(turn.areas[seat], d) for seat in side) for d in "UCSERM")])
        mine = next(rank for rank, side in zip(ranks, sides, strict=True) if self.deal.seat in side)
        return mine == max(ranks) and ranks.count(mine) == 1

    # The search

    def may_still_win(self, turn: Turn, *, sees: bool) -> bool:
        """A bound of its own: plays left, and every card of a Domain that could somehow come to hand."""
        # a Leap may empty the pile, and Religion draw seven
        if len(self.deal.pile) - turn.drawn <= 12 and (self.deal.seat + 1) % self.deal.players == self.deal.first:
            return True
        mine = turn.areas[self.deal.seat]
        plays = turn.owed.count("play") + (turn.phase == "play")
        plays += 2 * ("E" not in turn.permanent) + 2 * ("S" not in turn.permanent)
        salvages = turn.owed.count("salvage") + 2 * ("U" not in turn.permanent)
        coming = counted(self.deal.pile[turn.drawn : turn.drawn + 5])
        for domain in DOMAINS:
            have = number(turn.hand, domain) + salvages
            if sees:
                have += number(coming, domain) + max(number(turn.hands[other], domain) for other in self.others())
            if number(mine, domain) + min(plays, have) >= self.deal.need(domain):
                return True
        return False

    def left_after(self, left: Counter[Action], action: Action) -> Counter[Action]:
        return left if action[0] in THROWN else left - Counter([action])

    def without_hidden(self) -> tuple[bool, list[tuple[Turn, Counter[Action], Action]], bool]:
        """Whether the solution's way wins, every place where something hidden is shown, and whether another wins."""
        entries: list[tuple[Turn, Counter[Action], Action]] = []
        stack = [(self.start, self.solution)]
        seen = set[tuple[Turn, frozenset[tuple[Action, int]]]]()
        does_win = other = False
        while stack:
            turn, left = stack.pop()
            if self.has_won(turn):
                does_win, other = does_win or not left, other or bool(left)
            if self.deal.at_once and self.has_hegemony(turn):
                continue
            for action in self.actions(turn):
                if self.hidden is Hidden.OPEN and self.shows(turn, action):
                    entries.append((turn, left, action))
                    continue
                after, rest = self.after(turn, action), self.left_after(left, action)
                key = after, frozenset(rest.items())
                if key not in seen and self.may_still_win(after, sees=True):
                    seen.add(key)
                    stack.append((after, rest))
        return does_win, entries, other

    def wins_after(self, turn: Turn, left: Counter[Action], action: Action) -> bool:
        """Whether a line wins otherwise that shows hidden cards there, in another deal's search perhaps, as they lie
        in this deal."""
        here = replace(turn, hands=self.start.hands)
        return self.wins_otherwise(self.after(here, action), self.left_after(left, action))

    def wins_otherwise(self, turn: Turn, left: Counter[Action]) -> bool:
        """Whether a line from here, with all cards of this deal open, wins without all that is left of the solution."""
        if not left:
            return False
        if self.has_won(turn):
            return True
        if (self.deal.at_once and self.has_hegemony(turn)) or not self.may_still_win(turn, sees=True):
            return False
        key = turn, tuple(sorted(left.items()))
        if key not in self.known:
            self.known[key] = False
            self.known[key] = any(
                self.wins_otherwise(self.after(turn, action), self.left_after(left, action))
                for action in self.actions(turn)
            )
        return self.known[key]


class Defence(Search):
    """The lines of a turn after which the next player must not win by Hegemony, with the cards known to be theirs."""

    def __init__(self, position: Position, seat: int, solution: Counter[Action], hidden: Hidden, unseen: Cards) -> None:
        super().__init__(*turn_of(position, seat), solution, hidden, unseen)
        written, other = written_state(position), (seat + 1) % position.setup.players
        self.next_closed = frozenset(domain for domain, _ in written["embargoes"][other])
        self.next_markers = counted([domain for domain, _ in written["democracies"][other]])
        self.answers: dict[tuple[object, ...], bool] = {}

    def does_stop(self, turn: Turn) -> bool:
        """Whether the next player cannot win by force if the turn ends here."""
        if turn.phase != "effects" or turn.owed or self.has_hegemony(turn):
            return False
        other = (self.deal.seat + 1) % self.deal.players
        closed = frozenset(domain for word, seat, domain in turn.laid if (word, seat) == ("embargo", other))
        more = [domain for word, seat, domain in turn.laid if (word, seat) == ("democracy", other)]
        key = (turn.areas, turn.discard, turn.hands[other], closed, tuple(more))
        if key not in self.answers:
            closed, markers = closed | self.next_closed, add(self.next_markers, counted(more))
            deal = replace(self.deal, seat=other, closed=closed, markers=markers, pile=())
            hands = ((0,) * 6,) * self.deal.players
            start = Turn("play", turn.hands[other], turn.areas, hands, turn.discard)
            self.answers[key] = not Answer(deal, start, Counter()).wins_openly()
        return self.answers[key]

    def stops(self) -> tuple[bool, bool]:
        """Whether the solution stops the next player, and whether a line does that, or wins, without all of it."""
        stack = [(self.start, self.solution)]
        seen = set[tuple[Turn, frozenset[tuple[Action, int]]]]()
        does = False
        while stack:
            turn, left = stack.pop()
            if self.has_hegemony(turn) and (self.deal.at_once or (turn.phase == "effects" and not turn.owed)):
                return does, True
            if self.does_stop(turn):
                if left:
                    return does, True
                does = True
            if does and not left:
                continue
            for action in self.actions(turn):
                after, rest = self.after(turn, action), self.left_after(left, action)
                key = after, frozenset(rest.items())
                if key not in seen:
                    seen.add(key)
                    stack.append((after, rest))
        return does, False


def add(one: Cards, other: Cards) -> Cards:
    return tuple(a + b for a, b in zip(one, other, strict=True))


class Answer(Search):
    """The next player's turn, with open cards alone."""

    def wins_openly(self) -> bool:
        stack, seen = [self.start], {self.start}
        while stack:
            turn = stack.pop()
            is_end = turn.phase == "effects" and not turn.owed
            if self.has_hegemony(turn) and (is_end or self.deal.at_once):
                return True
            for action in self.actions(turn):
                if action[:2] == ("sacrifice", "S"):
                    continue
                after = self.after(turn, action)
                if after not in seen and self.may_have_hegemony(after):
                    seen.add(after)
                    stack.append(after)
        return False

    def may_have_hegemony(self, turn: Turn) -> bool:
        """A bound of its own: every play left, with each card that could come to hand."""
        mine = turn.areas[self.deal.seat]
        plays = turn.owed.count("play") + (turn.phase == "play")
        plays += 2 * ("E" not in turn.permanent) + 2 * ("S" not in turn.permanent)
        salvages = turn.owed.count("salvage") + 2 * ("U" not in turn.permanent)
        return any(
            number(mine, domain) + min(plays, number(turn.hand, domain) + salvages) >= self.deal.need(domain)
            for domain in DOMAINS
        )

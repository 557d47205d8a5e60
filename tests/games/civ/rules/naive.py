"""The rules once more, slowly: a second reading of their papers that shares no code with `bot.games.civ.rules`.

Lists of cards, loops and copies, clause by clause, so that it may be checked against the text with a finger on the
line. `test_differential` plays whole games on both and wants the same legal actions and the same state everywhere.
"""

from copy import deepcopy
from typing import Any

SUPPLY = {"M": (8, 8, 4), "R": (8, 8, 0), "E": (4, 4, 8), "S": (4, 8, 8), "C": (4, 4, 8), "U": (0, 0, 16)}
DOMAINS = "MRESCU"
OWES = {
    "M": ["discard"],
    "R": [],
    "E": ["scrap", "play"],
    "S": ["recall", "play"],
    "U": ["salvage"],
}


def canonical(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (DOMAINS.index(card[0]), card[1]))


def in_order(domains: set[str]) -> str:
    return "".join(domain for domain in DOMAINS if domain in domains)


class NaiveTable:
    """One table, changed in place. Seats and actions are plain; nothing is checked that `legal` does not say."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.players: int = header["players"]
        self.teams: bool = header["teams"]
        self.first: int = header["first"]
        self.hegemony_reading: str = header["hegemony"]
        self.cap: int | None = header["turn_cap"]
        self.pile: list[str] = list(header["deck"])
        seats = range(self.players)
        self.hands: list[list[str]] = [[] for _ in seats]
        self.areas: list[list[str]] = [[] for _ in seats]
        self.packs: list[list[str]] = [[] for _ in seats]
        self.passing: list[list[str]] = [[] for _ in seats]
        self.centre: list[str] = []
        self.discards: list[str] = []
        self.embargoes: list[list[tuple[str, str]]] = [[] for _ in seats]
        self.democracies: list[list[tuple[str, str]]] = [[] for _ in seats]
        self.coin: dict[str, Any] | None = None
        self.used_permanent: set[str] = set()
        self.used_sacrifice: set[str] = set()
        self.alive = [True] * self.players
        self.owed: list[str] = []
        self.sacrificed: str | None = None
        self.asked: int | None = None
        self.turns = 0
        self.result: dict[str, Any] | None = None
        self.saved: NaiveTable | None = None
        self.deal(header["setup"])

    def deal(self, kind: str) -> None:  # §1.4, §1.5
        draft = kind == "draft"
        self.phase = "draft_keep" if draft else "play"
        self.turn: int | None = None if draft else self.first
        for step in range(self.players):
            seat = (self.first + step) % self.players
            block = [self.pile.pop(0) for _ in range(4 if draft else 3)]
            (self.packs if draft else self.hands)[seat].extend(block)

    # What the rules count

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat and self.alive[other]]

    def cards(self, seat: int, domain: str) -> int:
        return len([card for card in self.areas[seat] if card[0] == domain])

    def level(self, seat: int, domain: str) -> int:  # §3.2
        sizes = (2, 4) if self.players == 4 else (3, 5)
        return len([size for size in sizes if self.cards(seat, domain) >= size])

    def most_culture(self, seat: int) -> bool:  # §6.1
        return all(self.cards(seat, "C") > self.cards(other, "C") for other in self.others(seat))

    def hand_limit(self, seat: int) -> int:  # §2.4, §4.2, §6.4
        level = self.level(seat, "R")
        declared = seat == self.turn and {"R", "C"} <= self.used_permanent
        if declared and self.coin and self.coin["by"] == seat and self.coin["domain"] == "R":
            level = max(level, min(self.coin["level"], self.level(self.coin["seat"], "R")))
        return 3 + 2 * level

    def free(self, seat: int, cards: list[str]) -> list[str]:  # §5.3
        closed = [domain for domain, _ in self.embargoes[seat]]
        return [card for card in cards if card[0] not in closed]

    def can_resolve(self, seat: int, domain: str, level: int) -> bool:  # §3.5
        hand, area = self.hands[seat], self.areas[seat]
        if domain == "M":
            return len(hand) >= level
        if domain == "E":
            return len(area) >= level and len(self.free(seat, hand)) >= level
        if domain == "S":
            back = min(level, len(self.free(seat, area)))
            return len(area) >= level and len(self.free(seat, hand)) + back >= level
        if domain == "U":
            return len(self.discards) >= level
        return True

    # What a seat may do

    def legal(self, seat: int) -> list[str]:
        if self.phase == "draft_keep":
            return sorted({f"keep {card}" for card in self.packs[seat]})
        if seat != self.turn:
            return []
        if self.phase == "draft_take":
            return sorted({f"take {card}" for card in self.centre})
        if self.phase == "play":
            return sorted({f"play {card}" for card in self.free(seat, self.hands[seat])}) or ["skip"]
        if self.phase == "choose":
            return sorted(self.legal_owed(seat))
        return sorted({"end", *self.legal_uses(seat), *self.legal_copies(seat), *self.legal_sacrifices(seat)})

    def legal_uses(self, seat: int) -> list[str]:
        return [
            f"use {domain} {level}"
            for domain in "MESU"
            for level in (1, 2)
            if domain not in self.used_permanent
            and self.level(seat, domain) >= level
            and self.can_resolve(seat, domain, level)
        ]

    def legal_copies(self, seat: int) -> list[str]:  # §6.1, §6.2
        if "C" in self.used_permanent or not self.most_culture(seat):
            return []
        return [
            f"copy {other} {domain} {level}"
            for other in self.others(seat)
            for domain in "MRESU"
            for level in (1, 2)
            if domain not in self.used_permanent
            and self.level(other, domain) >= level > self.level(seat, domain)
            and self.can_resolve(seat, domain, level)
        ]

    def legal_sacrifices(self, seat: int) -> list[str]:  # §3.3, §5
        found: list[str] = []
        for card in self.areas[seat]:
            if card[0] == "C" or card[0] in self.used_sacrifice:
                continue
            if card[0] == "M" and len(self.areas[seat]) < 2:
                continue
            if card[0] in "EU" and not any(self.areas[other] for other in self.others(seat)):
                continue
            found.append(f"sacrifice {card}")
        return found

    def legal_owed(self, seat: int) -> set[str]:
        word = self.owed[0]
        if word == "inquire":
            return {f"inquire {other}" for other in self.others(seat)}
        if word in ("embargo", "democracy"):
            return {f"{word} {other} {card[0]}" for other in self.others(seat) for card in self.areas[other]}
        if word == "recall":
            return {f"recall {card}" for card in self.areas[seat] if self.recall_leaves_enough(seat, card)}
        cards = {
            "play": self.free(seat, self.hands[seat]),
            "discard": self.hands[seat],
            "give": self.hands[seat],
            "scrap": self.areas[seat],
            "attack": self.areas[seat],
            "salvage": self.discards,
        }[word]
        return {f"{word} {card}" for card in cards}

    def recall_leaves_enough(self, seat: int, card: str) -> bool:  # §4.4: try it out, with the best second choice
        after = deepcopy(self)
        after.move(card, after.areas[seat], after.hands[seat])
        after.owed.pop(0)
        if after.owed[0] == "recall":
            return any(after.recall_leaves_enough(seat, other) for other in set(after.areas[seat]))
        return len(after.free(seat, after.hands[seat])) >= after.owed.count("play")

    # What it does

    def move(self, card: str, source: list[str], target: list[str]) -> None:
        source.remove(card)
        target.append(card)

    def do(self, seat: int, text: str) -> None:
        word, *rest = text.split()
        if self.phase == "effects" and word != "end":
            self.saved = deepcopy(self)
        getattr(self, f"do_{word}")(seat, *rest)
        if self.phase == "effects":
            self.saved = None
        self.settle_coin()

    def settle_coin(self) -> None:  # §6.5
        coin = self.coin
        if coin and not (self.alive[coin["by"]] and self.alive[coin["seat"]] and self.most_culture(coin["by"])):
            self.coin = None

    def do_keep(self, seat: int, card: str) -> None:
        self.move(card, self.packs[seat], self.hands[seat])
        self.passing[seat], self.packs[seat] = self.packs[seat], []
        if any(self.packs):
            return
        if len(self.passing[0]) == 1:
            self.centre = [card for pack in self.passing for card in pack]
            self.phase, self.turn = "draft_take", (self.first - 1) % self.players
        else:
            for giver in range(self.players):
                self.packs[(giver + 1) % self.players] = self.passing[giver]
        self.passing = [[] for _ in range(self.players)]

    def do_take(self, seat: int, card: str) -> None:
        self.move(card, self.centre, self.areas[seat])
        self.turn = (seat - 1) % self.players
        if not self.centre:
            self.phase, self.turn = "play", self.first

    def do_skip(self, seat: int) -> None:
        self.phase = "effects"

    def do_play(self, seat: int, card: str) -> None:
        self.move(card, self.hands[seat], self.areas[seat])
        if self.phase == "play":
            self.phase = "effects"
        else:
            self.paid()
        if self.hegemony_reading == "immediate":
            self.look_for_hegemony(seat)

    def owe(self, words: list[str]) -> None:
        self.owed = words
        self.phase = "choose" if words else "effects"

    def paid(self) -> None:
        self.owe(self.owed[1:])

    def do_use(self, seat: int, domain: str, level: str) -> None:
        self.used_permanent.add(domain)
        self.owe([word for word in OWES[domain] for _ in range(int(level))])

    def do_copy(self, seat: int, target: str, domain: str, level: str) -> None:
        self.coin = {"by": seat, "seat": int(target), "domain": domain, "level": int(level)}
        self.used_permanent.add("C")
        self.do_use(seat, domain, level)

    def do_discard(self, seat: int, card: str) -> None:
        self.move(card, self.hands[seat], self.discards)
        self.paid()

    def do_scrap(self, seat: int, card: str) -> None:
        self.move(card, self.areas[seat], self.discards)
        self.paid()

    def do_recall(self, seat: int, card: str) -> None:
        self.move(card, self.areas[seat], self.hands[seat])
        self.paid()

    def do_salvage(self, seat: int, card: str) -> None:
        self.move(card, self.discards, self.hands[seat])
        self.paid()

    def do_sacrifice(self, seat: int, card: str) -> None:
        self.used_sacrifice.add(card[0])
        self.areas[seat].remove(card)
        if card[0] in "EU":
            self.sacrificed = card
            self.owe(["embargo" if card[0] == "E" else "democracy"])
            return
        self.discards.append(card)
        if card[0] == "S":
            self.owe(["discard"] * self.draw(seat, 5))
        else:
            self.owe(["attack" if card[0] == "M" else "inquire"])

    def do_attack(self, seat: int, card: str) -> None:
        self.move(card, self.areas[seat], self.discards)
        for other in self.others(seat):
            there = sorted(own for own in self.areas[other] if own[0] == card[0])
            if there:
                self.move(there[0], self.areas[other], self.discards)
        self.paid()

    def do_inquire(self, seat: int, target: str) -> None:
        self.asked = int(target)
        taken = len(self.hands[self.asked])
        self.hands[seat] += self.hands[self.asked]
        self.hands[self.asked] = []
        self.owe(["give"] * taken)

    def do_give(self, seat: int, card: str) -> None:
        assert self.asked is not None
        self.move(card, self.hands[seat], self.hands[self.asked])
        self.paid()

    def do_embargo(self, seat: int, target: str, domain: str) -> None:
        self.lay(self.embargoes[int(target)], domain)

    def do_democracy(self, seat: int, target: str, domain: str) -> None:
        self.lay(self.democracies[int(target)], domain)

    def lay(self, markers: list[tuple[str, str]], domain: str) -> None:
        assert self.sacrificed is not None
        markers.append((domain, self.sacrificed))
        self.sacrificed = None
        self.paid()

    def draw(self, seat: int, wanted: int) -> int:
        drawn, self.pile = self.pile[: max(wanted, 0)], self.pile[max(wanted, 0) :]
        self.hands[seat] += drawn
        return len(drawn)

    # The end of a turn and of the game

    def do_end(self, seat: int) -> None:
        self.draw(seat, self.hand_limit(seat) - len(self.hands[seat]))
        self.discards += [card for _, card in self.embargoes[seat]]
        self.embargoes[seat] = []
        self.turns += 1
        self.look_for_hegemony(seat)
        if not self.result:
            self.pass_turn(seat)
        if not self.result and self.cap is not None and self.turns >= self.cap:
            self.finish_by_points("turn_cap", seat)

    def pass_turn(self, seat: int) -> None:
        """Walk to the next seat in the game; a round closes whenever the First Player's seat is reached (§7.2)."""
        used = self.used_permanent, self.used_sacrifice
        following = seat
        while True:
            following = (following + 1) % self.players
            if following == self.first and not self.pile:
                self.finish_by_points("majority", seat)
                return
            if self.alive[following]:
                break
        self.before_passing = used
        self.turn, self.phase = following, "play"
        self.used_permanent, self.used_sacrifice = set(), set()

    def look_for_hegemony(self, seat: int) -> None:  # §7.1, §5.5
        need = 8 if self.players == 2 else 7
        for domain in DOMAINS:
            if self.cards(seat, domain) >= need + len([on for on, _ in self.democracies[seat] if on == domain]):
                self.finish("hegemony", self.side(seat), domain, None)
                return

    def side(self, seat: int) -> list[int]:
        return [seat % 2, seat % 2 + 2] if self.teams else [seat]

    def finish_by_points(self, reason: str, seat: int) -> None:  # §7.3, §7.4, §8
        if self.turn != seat:  # the cap is looked at last, but the turn that ended the game has passed to nobody
            self.used_permanent, self.used_sacrifice = self.before_passing
        sides = [[0, 2], [1, 3]] if self.teams else [[seat] for seat in range(self.players)]
        points = [0] * len(sides)
        for domain in DOMAINS:
            most = max(self.cards(seat, domain) for seat in range(self.players))
            for place, side in enumerate(sides):
                if most and any(self.cards(seat, domain) == most for seat in side):
                    points[place] += 1
        order: list[tuple[list[int], list[int]]] = []
        for place, side in enumerate(sides):
            if any(self.alive[seat] for seat in side):
                counts = [sum(self.cards(seat, domain) for seat in side) for domain in "UCSERM"]
                order.append(([points[place], *counts], side))
        best = max(rank for rank, _ in order)
        self.finish(reason, sorted(seat for rank, side in order if rank == best for seat in side), None, points)

    def finish(self, reason: str, winners: list[int], domain: str | None, points: list[int] | None) -> None:
        self.result = {"reason": reason, "winners": winners, "domain": domain, "points": points}
        self.phase, self.turn, self.owed = "over", None, []

    # The referee (§9)

    def intervene(self, seat: int, text: str) -> None:
        word, *rest = text.split()
        if word == "eliminate":
            self.eliminate(seat)
        elif word == "refill":
            self.draw(seat, self.hand_limit(seat) - len(self.hands[seat]))
        else:
            for card in rest:
                self.move(card, self.hands[seat], self.discards)
        self.settle_coin()

    def may_intervene(self, seat: int, text: str) -> bool:
        word, *rest = text.split()
        if self.phase not in ("play", "effects", "choose") or not self.alive[seat]:
            return False
        if word == "eliminate":
            return True
        return self.phase != "choose" and all(rest.count(card) <= self.hands[seat].count(card) for card in rest)

    def eliminate(self, seat: int) -> None:  # §9.1
        if self.phase == "choose":
            assert self.saved is not None
            self.__dict__ = deepcopy(self.saved).__dict__
        self.discards += self.hands[seat] + self.areas[seat]
        self.discards += [card for _, card in self.embargoes[seat] + self.democracies[seat]]
        self.hands[seat], self.areas[seat], self.embargoes[seat], self.democracies[seat] = [], [], [], []
        self.alive[seat] = False
        left = {tuple(self.side(other)) for other in range(self.players) if self.alive[other]}
        if len(left) == 1:
            self.finish("last_standing", list(left.pop()), None, None)
        elif self.turn == seat:
            self.pass_turn(seat)

    # What REPLAY shows

    def state(self) -> dict[str, Any]:
        def markers(laid: list[tuple[str, str]]) -> list[list[str]]:
            return [list(pair) for pair in sorted(laid, key=lambda pair: [DOMAINS.index(pair[0]), *canon(pair[1])])]

        def canon(card: str) -> list[Any]:
            return [DOMAINS.index(card[0]), card[1]]

        return {
            "phase": self.phase,
            "turn": self.turn,
            "turns": self.turns,
            "owed": self.owed,
            "deck": len(self.pile),
            "discard": canonical(self.discards),
            "hands": [canonical(hand) for hand in self.hands],
            "areas": [canonical(area) for area in self.areas],
            "embargoes": [markers(laid) for laid in self.embargoes],
            "democracies": [markers(laid) for laid in self.democracies],
            "coin": self.coin,
            "used": {"permanent": in_order(self.used_permanent), "sacrifice": in_order(self.used_sacrifice)},
            "alive": self.alive,
            "packs": [canonical(pack) for pack in self.packs] if self.phase == "draft_keep" else [],
            "centre": canonical(self.centre),
        }

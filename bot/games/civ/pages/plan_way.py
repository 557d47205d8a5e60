"""What a seat sees of the table along a way to play, as far as that shows nothing hidden."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.civ.ai.review import shows_hidden
from bot.games.civ.rules import Action, Game, Observation, observe
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import DOMAIN_OF, DOMAINS, Domain, Seat
from bot.games.civ.rules.determinization import unseen
from bot.games.civ.rules.observation import CULTURE, SeenColumn

Effects = tuple[tuple[Domain, int], ...]
"""Permanent effects, each by its Domain and level."""


NEAR_END: Final = 3
"""Cards left in the pile for each player, at which majorities are counted on."""


@dataclass(frozen=True, slots=True)
class Way:
    """What a seat sees before, during and after a way to play, as far as that shows nothing hidden."""

    seat: Seat
    actions: tuple[Action, ...]
    seen: tuple[Observation, ...]
    revealing: Action | None
    """The action that shows hidden cards; None where the way comes to its end without one."""

    @property
    def before(self) -> Observation:
        """What the seat sees at first."""
        return self.seen[0]

    @property
    def after(self) -> Observation:
        """What it sees at last."""
        return self.seen[-1]

    def was(self, domain: Domain, seat: Seat | None = None) -> SeenColumn:
        """Return a column at first, of the seat itself where no other is named."""
        return self.before.seats[self.seat if seat is None else seat].column(domain)

    def now(self, domain: Domain, seat: Seat | None = None) -> SeenColumn:
        """Return a column at last."""
        return self.after.seats[self.seat if seat is None else seat].column(domain)

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """Those who play against the seat."""
        side = self.before.side(self.seat)
        return tuple(seen.seat for seen in self.before.seats if seen.alive and seen.seat not in side)

    def between(self, rival: Seat) -> tuple[Seat, ...]:
        """Return who has a turn before a rival's and plays against them."""
        players = self.before.players
        side = self.before.side(rival)
        steps = ((self.seat + step) % players for step in range(1, (rival - self.seat) % players))
        return tuple(Seat(seat) for seat in steps if self.before.seats[seat].alive and seat not in side)

    @property
    def is_near_end(self) -> bool:
        """Whether majorities may decide in two or three rounds (§7.2, §7.5)."""
        alive = sum(each.alive for each in self.before.seats)
        return self.before.may_be_last_turn or self.before.pile_size <= NEAR_END * alive

    @property
    def is_last(self) -> bool:
        """Whether the seat has no turn after this one (§7.2), unless somebody wins before."""
        seen = self.before
        alive = sum(each.alive for each in seen.seats)
        return seen.is_final_round or (seen.turn_cap is not None and seen.turn_cap - seen.turns <= alive)

    @property
    def draws(self) -> int:
        """How many cards the end of the turn draws; the pile may have fewer than the hand takes."""
        seen = self.after
        return max(0, min(seen.seats[self.seat].hand_limit - len(seen.hand), seen.pile_size))


def way_of(game: Game, seat: int, actions: Sequence[Action]) -> Way:
    """Follow actions as far as they show nothing hidden."""
    seen, revealing = [observe(game, seat)], None
    for action in actions:
        if action is END:
            break  # it draws cards
        game = game.play(seat, action)
        now = observe(game, seat)
        if shows_hidden(seen[-1], action, now):
            revealing = action
            break
        seen.append(now)
    return Way(Seat(seat), tuple(actions), tuple(seen), revealing)


def held(seen: Observation, domain: Domain) -> int:
    """Return how many cards of a Domain the viewer has in hand."""
    return sum(card[0] == domain for card in seen.hand)


def unseen_of(seen: Observation, domain: Domain) -> int:
    """Return how many cards of a Domain the viewer cannot see: in the pile, in other hands, or boxed."""
    return sum(left for kind, left in enumerate(unseen(seen)) if DOMAINS[DOMAIN_OF[kind]] == domain)


def leads(seen: Observation, seat: int, domain: Domain) -> bool:
    """Return whether a seat shows cards of a Domain, and nobody more (§7.3)."""
    most = max(each.column(domain).count for each in seen.seats if each.alive)
    return seen.seats[seat].column(domain).count == most > 0


def has_point(seen: Observation, seat: int, domain: Domain) -> bool:
    """Return whether a Domain would be a point for the side of a seat, were majorities counted now (§7.3, §8.1)."""
    return any(leads(seen, each, domain) for each in seen.side(seat))


def has_most_culture(seen: Observation, seat: int) -> bool:
    """Return whether a seat shows more Culture than each other player, which Inspiration needs (§6.1)."""
    counts = [each.column(CULTURE).count for each in seen.seats if each.seat != seat and each.alive]
    return seen.seats[seat].column(CULTURE).count > max(counts, default=0)


def copyable(seen: Observation, seat: int, owner: int | None = None) -> Effects:
    """Return the permanent effects above its own levels that Inspiration lets a seat copy from others, or from one of
    them (§6.1, §6.2); whether the turn has cards for them isn't asked."""
    found: dict[Domain, int] = {}
    for each in seen.seats:
        if not each.alive or each.seat == seat or (owner is not None and each.seat != owner):
            continue
        for domain in DOMAINS:
            level = each.column(domain).level
            if level > max(seen.seats[seat].column(domain).level, found.get(domain, 0)):
                found[domain] = level
    return tuple(sorted(found.items(), key=lambda each: (-each[1], DOMAINS.index(each[0]))))

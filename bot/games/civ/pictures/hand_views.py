"""What each card in a hand would do if it were played now: what the hand's picture and its words read."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.games.civ.pictures.view import counted
from bot.games.civ.rules import Card, Domain, Observation
from bot.games.civ.rules.observation import CULTURE
from bot.games.civ.rules.position import OVER
from bot.games.civ.rules.scoring import sides_with_point
from bot.games.civ.words import words
from bot.i18n.catalogue import Speaker

NEAR: Final = 2
"""Cards missing for Hegemony once a card is played, of which its owner is told."""


@dataclass(frozen=True, slots=True)
class CardView:
    """One kind of card in the hand: how many, and what playing one would do."""

    card: Card
    count: int
    before: int
    """Cards of its Domain in the play area now."""
    need: int
    reaches: Literal[0, 1, 2]
    """The level that one more card would reach, or 0; of Culture 1 where it would be the most (§6.1)."""
    is_embargoed: bool
    next_level: Literal[0, 1, 2] = 0
    """The level that comes after that; 0 where there is none."""
    to_next: int = 0
    """Cards missing for that level once one more lies there."""
    added: int = 0
    """Of what Hegemony needs, how much Democracies added."""
    new: int = 0
    """How many of them its holder has not seen before."""
    wins_point: bool = False
    """Whether the viewer's side scores the Domain's point with it, in the final round (§7.3)."""
    keeps_point: bool = False
    """Whether no other side scores that point any more."""
    is_over: bool = False
    """Whether the game is over: nothing follows from a card any more."""

    @property
    def missing(self) -> int:
        """Cards missing for Hegemony once this one is played."""
        return max(0, self.need - self.before - 1)

    @property
    def is_notable(self) -> bool:
        """Whether playing it brings a level, or Hegemony or its neighbourhood."""
        return not self.is_embargoed and (
            self.missing <= NEAR or bool(self.reaches) or self.wins_point or self.keeps_point
        )


def card_views(observation: Observation, held: Sequence[Card], new: Sequence[Card] = ()) -> tuple[CardView, ...]:
    """Each kind among `held`, and what playing it would do for the viewer; those that are `new` to him are marked."""
    return tuple(_view(observation, card, count, min(count, new.count(card))) for card, count in counted(held))


def singly(views: Sequence[CardView]) -> tuple[CardView, ...]:
    """A view for each card, the new ones of a kind last."""
    return tuple(
        replace(view, count=1, new=int(place >= view.count - view.new)) for view in views for place in range(view.count)
    )


def _view(observation: Observation, card: Card, count: int, new: int) -> CardView:
    assert observation.viewer is not None
    column = observation.seats[observation.viewer].column(Domain(card[0]))
    after, sizes = column.count + 1, _sizes(observation, column.domain)
    reached: list[Literal[1, 2]] = [level for level, size in sizes.items() if column.count < size <= after]
    before_it, sharing = _scoring(observation, column.domain)
    ahead: list[Literal[1, 2]] = [level for level, size in sizes.items() if after < size]
    return CardView(
        card=card,
        count=count,
        before=column.count,
        need=column.hegemony_need,
        reaches=reached[0] if reached else 0,
        next_level=ahead[0] if ahead else 0,
        to_next=sizes[ahead[0]] - after if ahead else 0,
        is_embargoed=bool(column.embargoes),
        added=len(column.democracies),
        new=new,
        wins_point=len(sharing) > len(before_it),
        keeps_point=len(sharing) < len(before_it),
        is_over=observation.phase == OVER,
    )


def _scoring(observation: Observation, domain: Domain) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sides that score the Domain's point now, and with one more card of his; alike before the final round.

    A card does one thing: it makes one side more score, or leaves just the viewer's of several.
    """
    counts = [seen.column(domain).count for seen in observation.seats]
    more = [count + (seat == observation.viewer) for seat, count in enumerate(counts)]
    now = sides_with_point(counts, observation.sides)
    return now, sides_with_point(more, observation.sides) if observation.is_final_round else now


def _sizes(observation: Observation, domain: Domain) -> dict[Literal[1, 2], int]:
    """By level, with how many cards the viewer has it (§3.2); of Culture with more than anybody else (§6.1)."""
    if domain != CULTURE:
        one, two = observation.level_sizes
        return {1: one, 2: two}
    others = [seen for seen in observation.seats if seen.seat != observation.viewer and seen.alive]
    return {1: max((seen.column(domain).count for seen in others), default=0) + 1}


def effect_note(view: CardView, speaker: Speaker) -> str:
    """What playing the card would bring beyond its column's count, else what comes next; empty once nothing does."""
    if view.is_over:
        return ""
    if view.is_embargoed:
        return speaker.say("hand-embargoed")
    if view.missing == 0:
        return speaker.say("hand-hegemony")
    if view.keeps_point:
        return speaker.say("hand-point-alone")
    if view.wins_point:
        return speaker.say("hand-point-won")
    if view.missing <= NEAR:
        return speaker.say("hand-hegemony-near", missing=view.missing)
    is_culture = view.card[0] == CULTURE
    if view.reaches:
        effect = words.effect(speaker, view.card[0], view.reaches)
        return speaker.say("hand-most" if is_culture else "hand-level", level=view.reaches, effect=effect)
    if view.next_level:
        key = "hand-most-near" if is_culture else "hand-level-near"
        return speaker.say(key, level=view.next_level, missing=view.to_next)
    return speaker.say("hand-hegemony-near", missing=view.missing)

"""What each card in a hand would do if it were played now: what the hand's picture and its words read."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.render.view import counted
from bot.rules import Card, Domain, Observation
from bot.rules.observation import CULTURE
from bot.rules.position import OVER

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
    """The level that one more card would reach, or 0."""
    is_embargoed: bool
    added: int = 0
    """Of what Hegemony needs, how much Democracies added."""
    new: int = 0
    """How many of them its holder has not seen before."""
    is_over: bool = False
    """Whether the game is over: nothing follows from a card any more."""

    @property
    def missing(self) -> int:
        """Cards missing for Hegemony once this one is played."""
        return max(0, self.need - self.before - 1)


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
    one, two = observation.level_sizes
    levels: dict[int, Literal[1, 2]] = {} if column.domain == CULTURE else {one: 1, two: 2}
    return CardView(
        card=card,
        count=count,
        before=column.count,
        need=column.hegemony_need,
        reaches=levels.get(column.count + 1, 0),
        is_embargoed=bool(column.embargoes),
        added=len(column.democracies),
        new=new,
        is_over=observation.phase == OVER,
    )


def effect_note(view: CardView, speaker: Speaker) -> str:
    """What playing the card would change beyond its column's count; empty where nothing does."""
    if view.is_over:
        return ""
    if view.is_embargoed:
        return speaker.say("hand-embargoed")
    if view.missing == 0:
        return speaker.say("hand-hegemony")
    if view.missing <= NEAR:
        return speaker.say("hand-hegemony-near", missing=view.missing)
    if not view.reaches:
        return ""
    return speaker.say("hand-level", level=view.reaches, effect=words.effect(speaker, view.card[0], view.reaches))

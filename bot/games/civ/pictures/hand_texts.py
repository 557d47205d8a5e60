"""A player's own cards in words, with what each would do if it were played now; the alt text of the hand's picture."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.games.civ.pictures.view import counted
from bot.games.civ.rules import Card, Domain, Observation
from bot.games.civ.rules.observation import CULTURE
from bot.games.civ.rules.position import OVER
from bot.games.civ.rules.scoring import sides_with_point
from bot.games.civ.words import words
from bot.games.civ.words.naming import display_order
from bot.i18n.catalogue import Localizer

NEAR: Final = 2
"""Most cards missing for Hegemony after a card is played of which its owner is told."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A kind of card in a hand: how many there are, and what playing one would do."""

    card: Card
    count: int
    before: int
    """Cards of its Domain in the play area now."""
    need: int
    reaches: Literal[0, 1, 2]
    """The level that one more card would reach, or 0; for Culture 1 if it would be the most (§6.1)."""
    is_embargoed: bool
    next_level: Literal[0, 1, 2] = 0
    """The level after that, or 0."""
    to_next: int = 0
    """Cards missing for that level after one more is played."""
    added: int = 0
    """The part of `need` that Democracies added."""
    new: int = 0
    """How many of them are new to their holder."""
    wins_point: bool = False
    """Whether the viewer's side scores the Domain's point with it, in what may be their last turn (§7.3)."""
    shares_point: bool = False
    """Whether another side scores it, too."""
    keeps_point: bool = False
    """Whether no other side scores that point any more."""
    is_over: bool = False
    """Whether the game is over, so that a card does nothing."""

    @property
    def missing(self) -> int:
        """Cards missing for Hegemony after this one is played."""
        return max(0, self.need - self.before - 1)

    @property
    def is_notable(self) -> bool:
        """Whether playing it brings a level or a point, or Hegemony or close to it."""
        return not self.is_embargoed and (
            self.missing <= NEAR or bool(self.reaches) or self.wins_point or self.keeps_point
        )


def card_views(observation: Observation, held: Sequence[Card], new: Sequence[Card] = ()) -> tuple[CardView, ...]:
    """Return each kind among `held` with what playing it would do for the viewer; `new` are the cards new to them."""
    return tuple(_view(observation, card, count, min(count, new.count(card))) for card, count in counted(held))


def singly(views: Sequence[CardView]) -> tuple[CardView, ...]:
    """Return a view for each card, the new ones of a kind last."""
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
        shares_point=len(sharing) > max(1, len(before_it)),
        keeps_point=len(sharing) < len(before_it),
        is_over=observation.phase == OVER,
    )


def _scoring(observation: Observation, domain: Domain) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the sides that score the Domain's point now, and with one more card of the viewer.

    Before what may be the viewer's last turn both are the same. A card either makes one more side score, or leaves only
    the viewer's of several.
    """
    counts = [seen.column(domain).count for seen in observation.seats]
    more = [count + (seat == observation.viewer) for seat, count in enumerate(counts)]
    now = sides_with_point(counts, observation.sides)
    return now, sides_with_point(more, observation.sides) if observation.may_be_last_turn else now


def _sizes(observation: Observation, domain: Domain) -> dict[Literal[1, 2], int]:
    """Return by level the cards that the viewer needs for it (§3.2); of Culture, more than anyone else has (§6.1)."""
    if domain != CULTURE:
        one, two = observation.level_sizes
        return {1: one, 2: two}
    others = [seen for seen in observation.seats if seen.seat != observation.viewer and seen.alive]
    return {1: max((seen.column(domain).count for seen in others), default=0) + 1}


def effect_note(view: CardView, localizer: Localizer, *, is_text: bool = False) -> str:
    """Return what playing the card would bring, else what is still missing; empty once the game is over.

    `is_text` is whether it stands in a text, where there is more room than in a picture.
    """
    if view.is_over:
        return ""
    if view.is_embargoed:
        return localizer.say("hand-embargoed")
    if view.missing == 0:
        return localizer.say("hand-hegemony")
    if view.keeps_point:
        return localizer.say("hand-point-alone")
    if view.wins_point:
        return localizer.say("hand-point-shared" if view.shares_point else "hand-point-won")
    if view.missing <= NEAR:
        return localizer.say("hand-hegemony-near", missing=view.missing)
    is_culture = view.card[0] == CULTURE
    if view.reaches:
        effect = words.effect(localizer, view.card[0], view.reaches)
        most = "hand-most-told" if is_text else "hand-most"
        return localizer.say(most if is_culture else "hand-level", level=view.reaches, effect=effect)
    if view.next_level:
        key = "hand-most-near" if is_culture else "hand-level-near"
        return localizer.say(key, level=view.next_level, missing=view.to_next)
    return localizer.say("hand-hegemony-near", missing=view.missing)


def describe_hand(observation: Observation, localizer: Localizer, new: Sequence[Card] = ()) -> str:
    """Return the viewer's pack and hand, each kind of card with what it would do; empty for a spectator."""
    return "\n".join(hand_lines(observation, localizer, new))


def describe_held(observation: Observation, localizer: Localizer) -> str:
    """Return the names of the viewer's cards: the hand's, and the pack's in a draft; empty for a spectator."""
    packed = ((observation.pack, "held-pack"), (observation.hand, "held-hand"))
    return "\n".join(
        localizer.say(
            key, cards=localizer.list([words.card(localizer, card) for card in sorted(cards, key=display_order)])
        )
        for cards, key in packed
        if cards
    )


def hand_alt(observation: Observation, localizer: Localizer, new: Sequence[Card] = ()) -> list[str]:
    """Return the facts of the hand's picture by importance: all cards, which of them are new, what each would do."""
    shown = sorted(observation.pack or observation.hand, key=display_order)
    named = localizer.list([words.card(localizer, card) for card in shown])
    facts = [localizer.say("pack-alt" if observation.pack else "hand-alt", cards=named)]
    if new:
        facts.append(localizer.say("turn-new-alt", cards=words.cards(localizer, sorted(new, key=display_order))))
    if observation.phase != OVER:
        facts += [_sentence(card_text(card, localizer)) for card in card_views(observation, shown)]
    if observation.pack and observation.hand:
        kept = localizer.list([words.card(localizer, card) for card in sorted(observation.hand, key=display_order)])
        facts.append(localizer.say("text-own-kept", cards=kept))
    return facts


def _sentence(text: str) -> str:
    return text if text.endswith("!") else f"{text}."


def hand_lines(observation: Observation, localizer: Localizer, new: Sequence[Card] = ()) -> list[str]:
    """Return the viewer's own cards, one kind a line; none for a spectator, or for a player who has left."""
    if observation.viewer is None or not observation.seats[observation.viewer].alive:
        return []
    if observation.pack:
        lines = _titled(localizer.say("text-own-pack"), card_views(observation, observation.pack), localizer)
        kept = card_views(observation, observation.hand)
        return lines + (_titled(localizer.say("text-own-kept-title"), kept, localizer) if kept else [])
    limit = observation.seats[observation.viewer].hand_limit
    if not observation.hand:
        return [localizer.say("text-own-hand-none", limit=limit)]
    title = localizer.say("text-own-hand", count=len(observation.hand), limit=limit)
    return _titled(title, card_views(observation, observation.hand, new), localizer)


def _titled(title: str, held: Sequence[CardView], localizer: Localizer) -> list[str]:
    return [title, *(f"• {card_text(card, localizer)}" for card in held)]


def card_text(card: CardView, localizer: Localizer) -> str:
    """Return a kind of card in words: how many there are, and what playing one would do unless the game is over."""
    name = words.card(localizer, card.card)
    if card.count > 1:
        name = localizer.say("times", count=card.count, what=name)
    if card.new:
        name = localizer.say("turn-new-told" if card.new == card.count else "turn-new-some", card=name, count=card.new)
    if card.is_over:
        return name
    column = localizer.say(
        "text-card", card=name, before=card.before, after=card.before + 1, need=card.need, added=card.added
    )
    note = effect_note(card, localizer, is_text=True)
    return localizer.say("text-also", told=column, more=note) if note else column
